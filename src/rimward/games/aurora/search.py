"""Containers: looking into them, opening them, and what may go off: aurora.search."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.checks import DIE, Faces, crew_test
from rimward.games.aurora.dicework import HIT, AddBonuses, Bonuses, Pairing, told_as, unblocked
from rimward.games.aurora.gear import TakeItem, spend
from rimward.games.aurora.places import reaches
from rimward.games.aurora.table.board import SOLID
from rimward.games.aurora.table.names import BLASTS, CACHE, CRATES_LAID, CRATES_USED, FINDS, TRAP
from rimward.games.aurora.table.pieces import Item
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import bonuses_of, kind_of, works
from rimward.games.aurora.wounds import Wound
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Bar
from rimward.kernel.zone import Ref
from rimward.kit.gait import DOOR, OPEN, SHUT, STAIRS, Gait

CACHE_DIGITS: Final = 25
TRAP_DICE: Final = 6  # aurora.search.booby-trap
TRAP_RANGE: Final = 2
SEARCHED: Final = "searched"  # has scanned a container this round
BLAST: Final = Gait(barred=SOLID, passes=(OPEN, DOOR, SHUT, STAIRS), up=9, down=9)  # walls shield


def crates_near(g: Aurora, figure: int) -> list[int]:
    return [crate for crate, square in enumerate(g.crates) if reaches(g, figure, square)]


def barred_scan(g: Aurora, figure: int, crate: int) -> Bar | None:
    """aurora.search.one-scan"""
    if g.did(figure, SEARCHED):
        return Bar("aurora.bar.scanned", "aurora.search.one-scan")
    known = g.zones[CRATES_LAID].masks[crate] & g.seen_by(g.figures[figure].seat)
    if known and g.zones.face(CRATES_LAID, crate) != TRAP:  # a trap is safe in the round of a scan: search.disarm
        return Bar("aurora.bar.known", "aurora.search.scan")
    return None


class ScanCrate(Frame):
    """aurora.search.scan: on a pass its player, and nobody else, looks at the underside."""

    CHAPTER: ClassVar[str] = "aurora.search"
    STEPS: ClassVar[tuple[str, ...]] = ("test", "looks")

    def __init__(self, figure: int, crate: int) -> None:
        self.figure, self.crate = figure, crate

    def test(self, g: Aurora, _: None) -> Next:
        g.mark(self.figure, SEARCHED)
        return crew_test(g, self.figure, "aurora.search.scan", "search", "container")

    def looks(self, g: Aurora, passed: bool) -> Next:
        who, square = g.figures[self.figure], g.crates[self.crate]
        if not passed:
            g.mark(self.figure, f"missed:{square}")
            return Done(False)
        g.zones.reveal(CRATES_LAID, self.crate, 1 << who.seat)
        g.mark(self.figure, f"scanned:{square}")
        g.say("aurora.search.looked", crew=who.name, seat=who.seat, square=square, token=Ref(CRATES_LAID, self.crate))
        return Done(True)


class OpenCrate(Frame):
    """aurora.search.open: the token is turned over, and what it stands for is taken."""

    CHAPTER: ClassVar[str] = "aurora.search"
    STEPS: ClassVar[tuple[str, ...]] = ("opened", "trap", "token")

    def __init__(self, figure: int, crate: int, found: str = "", square: int = 0) -> None:
        self.figure, self.crate, self.found, self.square = figure, crate, found, square

    def opened(self, g: Aurora, _: None) -> Next:
        who = g.figures[self.figure]
        self.square = g.crates[self.crate]
        self.found = g.zones.reveal(CRATES_LAID, self.crate)
        g.say("aurora.search.opened", crew=who.name, seat=who.seat, square=self.square, token=self.found)
        g.zones.move(CRATES_LAID, self.crate, CRATES_USED, g.zones.everyone)
        g.crates = (*g.crates[: self.crate], *g.crates[self.crate + 1 :])
        return None

    def trap(self, g: Aurora, _: None) -> Next:
        if self.found != TRAP:
            return None
        if g.did(self.figure, f"scanned:{self.square}"):
            g.say("aurora.search.disarmed", square=self.square)
            return Done()
        return Trap(self.square, victims(g, self.square))

    def token(self, g: Aurora, _: None) -> Next:
        seat = g.figures[self.figure].seat
        if self.found == TRAP:
            return Done()
        if self.found == CACHE:
            g.earn(seat, FINDS, CACHE_DIGITS)
            g.say("aurora.reward.earned", seat=seat, crew="", digits=CACHE_DIGITS)
            return Done()
        energy = g.content.items[self.found].energy
        return TakeItem(self.figure, Item(self.found, energy or -1))


def victims(g: Aurora, square: int) -> tuple[int, ...]:
    """Every crew within two squares, the opener too; walls shield. aurora.search.trap-roll"""
    near = g.plan().map.board(BLAST).ways(square)
    return tuple([n for n, who in enumerate(g.figures) if who.is_active and near.cost(who.square) <= TRAP_RANGE])


class Trap(Frame):
    """aurora.search.trap-roll: one roll for each victim, which defends alone."""

    CHAPTER: ClassVar[str] = "aurora.search"
    STEPS: ClassVar[tuple[str, ...]] = ("attacks", "rolls", "defends", "dice", "bonuses", "victim")

    def __init__(self, square: int, figures: tuple[int, ...], red: Faces = ()) -> None:
        self.square, self.figures, self.red = square, figures, red

    def attacks(self, g: Aurora, _: None) -> Next:
        if not self.figures:
            return Done()
        return Roll(told_as(g, BLASTS), "aurora.search.booby-trap", (DIE,) * TRAP_DICE)

    def rolls(self, g: Aurora, faces: Faces) -> Next:
        self.red = tuple(sorted([face for face in faces if face >= HIT]))
        return Roll(told_as(g, self.seat(g)), "aurora.ship-combat.defense-dice", (DIE,) * len(self.red))

    def defends(self, g: Aurora, black: Faces) -> Next:
        return Pairing(self.seat(g), self.red, black)

    def dice(self, g: Aurora, black: Faces) -> Next:
        return AddBonuses(self.seat(g), own_defense(g, self.figures[0]), black, self.red)

    def bonuses(self, g: Aurora, added: tuple[Faces, tuple[str, ...]]) -> Next:
        for name in added[1]:
            spend(g, self.figures[0], name)
        damage = sum([unblocked(red, die) for red, die in zip(self.red, added[0], strict=True)])
        g.say("aurora.search.trap", crew=g.figures[self.figures[0]].name, damage=damage)
        return Wound(self.figures[0], damage) if damage else None

    def victim(self, g: Aurora, _: Any) -> Next:
        self.figures = self.figures[1:]
        return Goto("attacks")

    def seat(self, g: Aurora) -> int:
        return g.roller(self.figures[0])


def own_defense(g: Aurora, figure: int) -> Bonuses:
    """What a victim has against nobody in particular."""
    if "stun" in g.figures[figure].tokens:
        return ()
    found = [(*g.crew(figure).defense, "")]
    plain = [bonus for bonus in bonuses_of(g, figure) if not (bonus.when or bonus.against or bonus.near or bonus.lower)]
    found += [(*bonus.defense, "") for bonus in plain]
    for item in g.figures[figure].gear:
        kind = kind_of(g, item)
        if works(item) and not kind.against and (item.wielded or not kind.hands):
            found.append((*kind.defense, item.name if item.energy > 0 else ""))
    return tuple([bonus for bonus in found if bonus[1]])
