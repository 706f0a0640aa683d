"""xia.ability: the Ability Cards that go on after they were used, until their owner's next turn."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia import odds
from rimward.games.xia.border import Crossing, is_refused
from rimward.games.xia.cards.abilities import EVERYTHING, Ability
from rimward.games.xia.combat import Attack
from rimward.games.xia.move import Move, shares
from rimward.games.xia.state import Effect, Xia
from rimward.kernel.frame import Done, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value, choose_where
from rimward.kernel.window import Reaction, Window


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

    It cannot hold where that space is not beside the own ship, is taken, or is closed to it.
    """

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("mag_harpoon", "harpoon")
    ON: ClassVar[str] = "moved"
    MUST: ClassVar[bool] = True

    def __init__(self, seat: int, target: int) -> None:
        self.seat, self.target = seat, target

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        """A ship that shares a space has not arrived yet."""
        moved = [
            effect
            for effect in g.effects_of(MagHarpoon.CARD, seat)
            if effect.space != g.ships[effect.target].space and not shares(g, effect.target)
        ]
        return tuple(("tow", effect.target) for effect in moved)

    @classmethod
    def about(cls, g: Xia, seat: int, option: Value) -> About:
        return odds.about(g, seat, ("cross", *option[1:])) if isinstance(option, tuple) else {}

    def mag_harpoon(self, g: Xia, _: None) -> Next:
        line = self.line(g)
        if line is None:
            return Done()  # another line of the same ship has been its end
        q, r = line.space
        if not self.holds(g, q, r):
            return Goto("harpoon", "detach")
        return Choose(self.seat, "xia.ability.mag-harpoon", [("follow", q, r), "detach"], about={"doing": "follow"})

    def holds(self, g: Xia, q: int, r: int) -> bool:
        beside = g.map.step(g.number_of(self.seat), g.map.numbers[q, r]) >= 0
        return beside and not g.occupied((q, r)) and not is_refused(g, self.seat, g.space_of(self.seat), (q, r))

    def harpoon(self, g: Xia, choice: str | tuple[str, int, int]) -> Next:
        line, target = self.line(g), self.target
        left = 0 if line is None or isinstance(choice, str) else line.amount - 1
        after = (Effect(MagHarpoon.CARD, self.seat, left, target, g.space_of(target)),) if left else ()
        g.effects = tuple(effect for effect in g.effects if effect is not line) + after
        if not left:
            g.say("xia.ability.mag-harpoon", seat=self.seat, target=target, steps=0)
        return None if isinstance(choice, str) else Crossing(self.seat, choice[1], choice[2])

    def line(self, g: Xia) -> Effect | None:
        lines = g.effects_of(MagHarpoon.CARD, self.seat)
        return next((line for line in lines if line.target == self.target), None)


# --- armour ----------------------------------------------------------------------------------------------------------
class AblativePlating(Ability):
    """xia.ability.ablative-plating: so much Defense against every attack."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("use", "ablative_plating")
    ON: ClassVar[str] = "action"
    CARD: ClassVar[str] = "ablative-plating"
    COST: ClassVar[int] = 2
    EFFECT: ClassVar[str] = "armour"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 2), (12, 4), (20, 8))
    DESIGNED: ClassVar[bool] = True

    def use(self, g: Xia, _: None) -> Next:
        return self.roll(g)

    def ablative_plating(self, g: Xia, faces: tuple[int, ...]) -> Next:
        armour = self.worth(faces[0])
        if armour:
            g.effects += (Effect(self.CARD, self.seat, armour),)
        g.say("xia.ability.ablative-plating", seat=self.seat, armour=armour)
        return None


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
        return tuple(("armour", effect.amount) for effect in g.effects_of(AblativePlating.CARD, seat))

    def defense(self, g: Xia, _: None) -> Next:
        g.under(Attack).defense += self.armour
        g.say("xia.ability.defense-timing", seat=self.seat, card=AblativePlating.CARD, prevents=self.armour)
        return None
