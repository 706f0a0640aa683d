"""The verbs as frames: each is done by the character, or by the ship, whose turn it is."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.aboard import come_aboard
from rimward.games.aurora.acting import Acting, acting_ship, actor
from rimward.games.aurora.checks import crew_test
from rimward.games.aurora.crew_combat import ATTACKED, CrewAttack, is_ranged, lines, weapons
from rimward.games.aurora.crew_combat import barred_target as no_target
from rimward.games.aurora.crew_turn import CrewTurn
from rimward.games.aurora.gear import friends_beside
from rimward.games.aurora.grenades import Knockback
from rimward.games.aurora.move import PINNED, CrewMove, Elude
from rimward.games.aurora.places import beside, is_confronted
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.pieces import Thing
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import is_immune
from rimward.games.aurora.wounds import add_token
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import About, Choose, Value

GRANTED: Final = "granted"  # a further attack by this card


# --- who can be meant ------------------------------------------------------------------------------------------------
def targets(g: Aurora, figure: int, way: str) -> list[Value]:
    """Whom it could attack with what, whether or not it has attacked already."""
    arms = [weapon for weapon in weapons(g, figure) if way in ("any", "ranged" if is_ranged(g, weapon) else "melee")]
    return [
        ("attack", target, weapon)
        for target, other in enumerate(g.figures)
        if other.side != g.figures[figure].side and not other.out
        for weapon in arms
        if no_target(g, figure, target, weapon) is None
    ]


def may_strike(g: Aurora, figure: int, card: str) -> bool:
    """aurora.combat.special-attacks: the one attack of the round, or the further one that this card has granted. An
    action on command is an attack only if the command says so (aurora.crew-action.on-my-command)."""
    turn = g.under(Acting)
    if turn.peaceful:
        return False
    return turn.again or not g.did(figure, ATTACKED) or g.did(figure, f"{GRANTED}:{card}")


def patients(g: Aurora, figure: int, whom: str) -> list[int]:
    """Wounded, and conscious."""
    found = [figure] if whom != "adjacent" else []
    found += friends_beside(g, figure) if whom != "self" else []
    return [n for n in found if g.figures[n].wounds and not g.figures[n].out]


def in_sight(g: Aurora, figure: int, squares: int) -> list[int]:
    """Visible opponents within so many squares."""
    who = g.figures[figure]
    if not who.on_surface:
        return []
    return [
        n
        for n in g.opponents(figure)
        if not g.figures[n].hidden
        and g.plan().map.distance(who.square, g.figures[n].square) <= squares
        and lines(g, figure, n)
    ]


def enemies_beside(g: Aurora, figure: int) -> list[int]:
    return [n for n in g.opponents(figure) if not g.figures[n].hidden and beside(g, figure, n)]


# --- what is done ----------------------------------------------------------------------------------------------------
class Strike(Frame):
    """An attack by an ability: it is the one attack of the round unless it is said to be further
    (aurora.combat.special-attacks).

    Gives the damage. With `again`, a card that has dealt damage may be used once more this turn."""

    CHAPTER: ClassVar[str] = "aurora.combat"
    STEPS: ClassVar[tuple[str, ...]] = ("attack", "target", "damage")

    def __init__(self, figure: int, way: str, dice: int, again: str = "") -> None:
        self.figure, self.way, self.dice, self.again = figure, way, dice, again

    def attack(self, g: Aurora, _: None) -> Next:
        options = targets(g, self.figure, self.way) if may_strike(g, self.figure, self.again) else []
        if not options:
            return Done(0)
        about: About = {"crew": g.figures[self.figure].name, "dice": self.dice}
        return Choose(
            g.figures[self.figure].seat, "aurora.combat.special-attacks", [*options, "pass"], about=about, passes="pass"
        )

    def target(self, g: Aurora, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Done(0)
        if g.did(self.figure, ATTACKED):  # a further one, which grants no other
            take_back(g, self.figure, f"{GRANTED}:{self.again}")
            self.again = ""
        g.mark(self.figure, ATTACKED)
        return CrewAttack(self.figure, int(choice[1]), str(choice[2]), self.dice)

    def damage(self, g: Aurora, dealt: int) -> Next:
        if dealt and self.again:
            g.mark(self.figure, f"{GRANTED}:{self.again}")
            ready(g, self.again)
        return Done(dealt)


class MoveBy(Frame):
    """A Move by an ability: whoever is held up has to elude first, unless it moves `freely` (aurora.elude.test)."""

    CHAPTER: ClassVar[str] = "aurora.move"
    STEPS: ClassVar[tuple[str, ...]] = ("test", "movement")

    def __init__(self, figure: int, points: int, freely: bool) -> None:
        self.figure, self.points, self.freely = figure, points, freely

    def test(self, g: Aurora, _: None) -> Next:
        if g.did(self.figure, PINNED) and not self.freely:
            return Done()  # aurora.elude.fail-at-start: not by an ability either
        held = not self.freely and is_confronted(g, self.figure)
        return Elude(self.figure) if held else Goto("movement", True)

    def movement(self, g: Aurora, passed: bool) -> Next:
        if not passed:
            return Done()
        return CrewMove(self.figure, self.points, eluded=self.freely or is_confronted(g, self.figure))


class ChooseOne(Frame):
    """Asks for one of some characters; gives its number, NOWHERE where there is none."""

    CHAPTER: ClassVar[str] = "aurora.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("ability", "crew")

    def __init__(self, seat: int, figures: tuple[int, ...], card: str) -> None:
        self.seat, self.figures, self.card = seat, figures, card

    def ability(self, g: Aurora, _: None) -> Next:
        if not self.figures:
            return Done(NOWHERE)
        options: list[Value] = [("crew", n) for n in self.figures]
        return Choose(self.seat, "aurora.ability.action-cost", options, about={"card": self.card})

    def crew(self, g: Aurora, choice: tuple[str, int]) -> Next:
        return Done(choice[1])


class Heal(Frame):
    CHAPTER: ClassVar[str] = "aurora.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("crew", "ability")

    def __init__(self, figure: int, wounds: int, whom: str, card: str) -> None:
        self.figure, self.wounds, self.whom, self.card = figure, wounds, whom, card

    def crew(self, g: Aurora, _: None) -> Next:
        found = tuple(patients(g, self.figure, self.whom))
        return ChooseOne(g.figures[self.figure].seat, found, self.card)

    def ability(self, g: Aurora, patient: int) -> Next:
        if patient != NOWHERE:
            who = g.figures[patient]
            now = max(0, who.wounds - self.wounds)
            g.put(patient, wounds=now)
            g.say("aurora.heal.healed", crew=who.name, wounds=who.wounds - now, now=now)
        return Done()


class Stun(Frame):
    """aurora.status.stun"""

    CHAPTER: ClassVar[str] = "aurora.status"
    STEPS: ClassVar[tuple[str, ...]] = ("weapons", "stun")

    def __init__(self, figure: int, squares: int, card: str) -> None:
        self.figure, self.squares, self.card = figure, squares, card

    def weapons(self, g: Aurora, _: None) -> Next:
        found = [n for n in in_sight(g, self.figure, self.squares) if not is_immune(g, n, "stun")]
        return ChooseOne(g.figures[self.figure].seat, tuple(found), self.card)

    def stun(self, g: Aurora, target: int) -> Next:
        if target != NOWHERE:
            add_token(g, target, "stun")
        return Done()


class Push(Frame):
    """aurora.combat.knockback-distance"""

    CHAPTER: ClassVar[str] = "aurora.combat"
    STEPS: ClassVar[tuple[str, ...]] = ("knocked", "far")

    def __init__(self, figure: int, squares: int, card: str) -> None:
        self.figure, self.squares, self.card = figure, squares, card

    def knocked(self, g: Aurora, _: None) -> Next:
        return ChooseOne(g.figures[self.figure].seat, tuple(enemies_beside(g, self.figure)), self.card)

    def far(self, g: Aurora, target: int) -> Next:
        source = g.figures[self.figure].square
        return Done() if target == NOWHERE else Knockback(target, source, self.squares, self.figure)


class Command(Frame):
    """aurora.crew-action.on-my-command: an adjacent character gets one action more, which `attacks` only if it says
    so."""

    CHAPTER: ClassVar[str] = "aurora.crew-action"
    STEPS: ClassVar[tuple[str, ...]] = ("command", "action")

    def __init__(self, figure: int, attack: bool, card: str) -> None:
        self.figure, self.attack, self.card = figure, attack, card

    def command(self, g: Aurora, _: None) -> Next:
        return ChooseOne(g.figures[self.figure].seat, tuple(friends_beside(g, self.figure)), self.card)

    def action(self, g: Aurora, friend: int) -> Next:
        if friend == NOWHERE:
            return Done()
        g.say("aurora.crew-action.commanded", crew=g.figures[self.figure].name, target=g.figures[friend].name)
        return CrewTurn(friend, 1, began=True, peaceful=not self.attack, again=self.attack)


class Look(Frame):
    """A scan of somebody hidden within so many squares, beyond the one that is free."""

    CHAPTER: ClassVar[str] = "aurora.scan"
    STEPS: ClassVar[tuple[str, ...]] = ("character", "test", "successful")

    def __init__(self, figure: int, squares: int, card: str, target: int = NOWHERE) -> None:
        self.figure, self.squares, self.card, self.target = figure, squares, card, target

    def character(self, g: Aurora, _: None) -> Next:
        found = tuple(hidden_within(g, self.figure, self.squares))
        return ChooseOne(g.figures[self.figure].seat, found, self.card)

    def test(self, g: Aurora, target: int) -> Next:
        self.target = target
        if target == NOWHERE:
            return Done()
        return crew_test(g, self.figure, "aurora.scan.room", "search", "scan")

    def successful(self, g: Aurora, passed: bool) -> Next:
        if passed:
            g.mark(self.figure, f"found:{self.target}")
            crew, target = g.figures[self.figure].name, g.figures[self.target].name
            g.say("aurora.scan.found", crew=crew, target=target)
        return Done()


def hidden_within(g: Aurora, figure: int, squares: int) -> list[int]:
    who = g.figures[figure]
    return [
        n
        for n in g.opponents(figure)
        if g.figures[n].hidden and g.plan().map.distance(who.square, g.figures[n].square) <= squares
    ]


def teleport(g: Aurora) -> None:
    """aurora.gear.teleport-device: to its own ship, leaving behind what it holds and whom it carries."""
    figure = actor(g)
    who = g.figures[figure]
    body = g.carried_by(figure)
    if body != NOWHERE:
        g.put(body, carrier=NOWHERE, square=who.square)
    for what in who.holds:
        g.things = (*g.things, Thing(what, who.square, dropped=True))
    g.put(figure, holds=())
    come_aboard(g, figure, g.own_ship(who.seat))


def take_back(g: Aurora, figure: int, word: str) -> None:
    g.put(figure, done=tuple([each for each in g.figures[figure].done if each != word]))


def ready(g: Aurora, card: str) -> None:
    """The ability may be tried once more in this turn."""
    frame = g.under(Acting)
    frame.tried = tuple([word for word in frame.tried if word != card])


def lay_mine(g: Aurora) -> None:
    """aurora.salvage.mines-deployer-safe"""
    ship = acting_ship(g)
    g.mines = (*g.mines, (g.ships[ship].square, ship))
    g.say("aurora.salvage.mine-laid", ship=g.ships[ship].name, square=g.ships[ship].square)
