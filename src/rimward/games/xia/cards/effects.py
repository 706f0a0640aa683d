"""xia.ability: the Ability Cards that last after their use, until their owner's next turn."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar, Final

from rimward.games.xia.cards.abilities import EVERYTHING, Ability
from rimward.games.xia.fight.combat import Attack
from rimward.games.xia.flight import odds
from rimward.games.xia.flight.border import Crossing, is_refused
from rimward.games.xia.flight.choices import shares
from rimward.games.xia.flight.move import Move
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.state import Effect, Xia
from rimward.kernel.frame import Done, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value, choose_where
from rimward.kernel.window import Reaction, Window

PLATING: Final = "ablative-plating"


# --- movement after the turns of others ------------------------------------------------------------------------------
class AutoPilot(Ability):
    """xia.ability.auto-pilot, xia.ability.auto-pilot-timing. What the book does not say of it is designed."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("use", "auto_pilot")
    ON: ClassVar[str] = "action"
    CARD: ClassVar[str] = "auto-pilot"
    COST: ClassVar[int] = 1
    EFFECT: ClassVar[str] = "movement"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 1), (12, 2), (20, 4))

    def use(self, g: Xia, _: None) -> Next:
        return self.roll(g)

    def auto_pilot(self, g: Xia, faces: tuple[int, ...]) -> Next:
        movement = self.worth(faces[0])
        if movement:
            g.effects += (Effect(self.CARD, self.seat, movement),)
        g.say("xia.ability.auto-pilot", seat=self.seat, movement=movement)
        return None


class AutoPilotMove(Reaction):
    """xia.ability.auto-pilot-timing: a Move after the turn of another player, if the ship is still there."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("auto_pilot",)
    ON: ClassVar[str] = "turn-ended"
    MUST: ClassVar[bool] = True

    def __init__(self, seat: int, movement: int) -> None:
        self.seat, self.movement = seat, movement

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        if g.under(Window).first == seat:
            return ()
        return tuple(("pilot", effect.amount) for effect in g.effects_of(AutoPilot.CARD, seat))

    def auto_pilot(self, g: Xia, _: None) -> Next:
        """An earlier one that flew after the same turn may have destroyed it."""
        if g.ships[self.seat].space is None:
            return Done()
        g.say("xia.ability.auto-pilot-timing", seat=self.seat, movement=self.movement)
        return Move(self.seat, self.movement, drifts=True)


# --- after another ship ----------------------------------------------------------------------------------------------
class MagHarpoon(Ability):
    """xia.ability.mag-harpoon: a line to an adjacent ship, for so many steps."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("mag_harpoon", "use", "harpoon")
    ON: ClassVar[str] = "action"
    CARD: ClassVar[str] = "mag-harpoon"
    COST: ClassVar[int] = 1
    EFFECT: ClassVar[str] = "follows"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 3), (12, 6), (20, EVERYTHING))

    def __init__(self, seat: int, target: int = 0) -> None:
        self.seat, self.target = seat, target

    @classmethod
    def bar_here(cls, g: Xia, seat: int) -> Bar | None:
        near = any([g.adjacent(seat, ship) for ship in g.others_on_board(seat)])
        return None if near else Bar("xia.bar.nobody-adjacent", "xia.ability.mag-harpoon")

    def mag_harpoon(self, g: Xia, _: None) -> Next:
        seat, others = self.seat, [("ship", other) for other in g.others_on_board(self.seat)]
        far = Bar("xia.bar.adjacent", "xia.ability.mag-harpoon")
        return choose_where(
            seat,
            "xia.ability.mag-harpoon",
            others,
            lambda choice: None if g.adjacent(seat, choice[1]) else far,
            about={"doing": "hook"},
        )

    def use(self, g: Xia, choice: tuple[str, int]) -> Next:
        self.target = choice[1]
        return self.roll(g)

    def harpoon(self, g: Xia, faces: tuple[int, ...]) -> Next:
        steps = self.worth(faces[0])
        if steps:
            g.effects += (Effect(self.CARD, self.seat, steps, self.target, g.space_of(self.target)),)
        g.say("xia.ability.mag-harpoon", seat=self.seat, target=self.target, steps=steps)
        return None


class Tow(Reaction):
    """xia.ability.mag-harpoon: into the space that the ship has just left, over its borders; or the line is let go.

    The line waits while that ship shares a space, for then it has not arrived, and while somebody else is in the space
    that it left: the way leads through there as soon as there is a free space behind. It tears where the way is broken
    or closed to the follower.
    """

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("mag", "mag_harpoon", "harpoon", "use")
    ON: ClassVar[str] = "moved"
    MUST: ClassVar[bool] = True

    def __init__(self, seat: int, target: int, ahead: tuple[Hex, ...] = (), last: tuple[int, ...] = ()) -> None:
        self.seat, self.target = seat, target
        self.ahead, self.last = ahead, last  # the spaces still to fly through, and the one that it came from

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        lines = g.effects_of(MagHarpoon.CARD, seat)
        return tuple(("tow", line.target) for line in lines if line.space != g.ships[line.target].space)

    @classmethod
    def about(cls, g: Xia, seat: int, option: Value) -> About:
        return odds.about_way(g, seat, g.under(Tow).way(g)) if isinstance(option, tuple) else {}

    def mag(self, g: Xia, _: None) -> Next:
        """What was left is remembered, even where nobody can follow yet."""
        lines = self.lines(g)
        if not lines:
            return Done()  # another line of the same ship has been its end
        for line in lines:
            self.hang(g, line, line.amount, self.left_by(g, line))
        waits = shares(g, self.target) or not free_of(g, self.lines(g)[0].trail)
        return Done() if waits else None

    def left_by(self, g: Xia, line: Effect) -> tuple[Hex, ...]:
        """Who comes back to a space has not left it, and a follower need not go where it is."""
        host, own = g.space_of(self.target), g.space_of(self.seat)
        trail = (*line.trail, (line.space[0], line.space[1]))
        if host in trail:
            trail = trail[: trail.index(host)]
        return trail[trail.index(own) + 1 :] if own in trail else trail

    def mag_harpoon(self, g: Xia, _: None) -> Next:
        way = self.way(g)
        if not way:
            return Goto("harpoon", "detach")
        return Choose(self.seat, "xia.ability.mag-harpoon", [("follow", *way[-1]), "detach"], about={"doing": "follow"})

    def harpoon(self, g: Xia, choice: str | tuple[str, int, int]) -> Next:
        line = self.lines(g)[0]
        if isinstance(choice, str):
            self.hang(g, line, 0, ())
            return Done()
        self.ahead, self.last = self.way(g), g.space_of(self.seat)
        self.hang(g, line, line.amount - len(self.ahead), line.trail[line.trail.index(self.ahead[-1]) + 1 :])
        return None

    def use(self, g: Xia, crossed: bool | None) -> Next:
        """One border after the other. xia.move.forced-stop-occupied: who is stopped beside another ship goes back."""
        if self.ahead and crossed is not False:
            (q, r), self.ahead = self.ahead[0], self.ahead[1:]
            return Crossing(self.seat, q, r).then("use")
        ship = g.ships[self.seat]
        if ship.space is not None and shares(g, self.seat):
            ship.space = self.last[0], self.last[1]
            g.say("xia.move.forced-stop-occupied", ship=self.seat, space=self.last)
        return Done()

    def lines(self, g: Xia) -> list[Effect]:
        """The first is the one that is used up."""
        return [line for line in g.effects_of(MagHarpoon.CARD, self.seat) if line.target == self.target]

    def hang(self, g: Xia, line: Effect, left: int, trail: tuple[Hex, ...]) -> None:
        """The line with so many steps left; without any it is gone."""
        after = (Effect(MagHarpoon.CARD, self.seat, left, self.target, g.space_of(self.target), trail),) if left else ()
        at = g.effects.index(line)
        g.effects = (*g.effects[:at], *after, *g.effects[at + 1 :])
        if not left:
            g.say("xia.ability.mag-harpoon", seat=self.seat, target=self.target, steps=0)

    def way(self, g: Xia) -> tuple[Hex, ...]:
        """To the last free space that was left: straight into it, or along the spaces before it. None if it cannot be
        flown."""
        line = self.lines(g)[0]
        trail = free_of(g, line.trail)
        near = [place for place, space in enumerate(trail) if beside(g, g.space_of(self.seat), space)]
        way = trail[near[-1] :] if near else ()
        legs = list(pairwise((g.space_of(self.seat), *way)))
        closed = [here for here, there in legs if not beside(g, here, there) or is_refused(g, self.seat, here, there)]
        return () if closed or len(way) > line.amount else way


def free_of(g: Xia, trail: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """A trail up to the last space of it that no ship is in."""
    free = [place for place, space in enumerate(trail) if not g.occupied(space)]
    return trail[: free[-1] + 1] if free else ()


def beside(g: Xia, here: Hex, there: Hex) -> bool:
    return g.map.step(g.map.numbers[here], g.map.numbers[there]) >= 0


# --- armour ----------------------------------------------------------------------------------------------------------
class Armour(Reaction):
    """xia.ability.ablative-plating, when the ship is attacked."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("defense",)
    ON: ClassVar[str] = "roll-defense"
    MUST: ClassVar[bool] = True

    def __init__(self, seat: int, armour: int) -> None:
        self.seat, self.armour = seat, armour

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        attack = next((frame for frame in reversed(g.stack) if isinstance(frame, Attack)), None)
        if attack is None or attack.target != seat:
            return ()
        return tuple(("armour", effect.amount) for effect in g.effects_of(PLATING, seat))

    def defense(self, g: Xia, _: None) -> Next:
        g.under(Attack).defense += self.armour
        g.say("xia.ability.defense-timing", seat=self.seat, card=PLATING, prevents=self.armour)
        return None
