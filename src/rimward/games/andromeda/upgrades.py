"""Ship upgrades and building ships: andromeda.upgrade, andromeda.ship."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.moments import moment
from rimward.games.andromeda.resources import Pay, barred_spending, could_pay, short
from rimward.games.andromeda.table.names import BAY, KINDS, SUPPLY, put
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Bar, Choose, Value, choose_where


# --- building --------------------------------------------------------------------------------------------------------
def barred_build(g: Andromeda, seat: int, kind: str, less: int = 0) -> Bar | None:
    """andromeda.ship.build-supply, and whether it can be paid."""
    if not is_left(g, seat, kind):
        return Bar("andromeda.bar.no-ship", "andromeda.ship.build-supply", kind=kind)
    cost = g.content.numbers.ships[kind]
    return None if could_pay(g, seat, cost, less) else short(g, seat, cost)


def is_left(g: Andromeda, seat: int, kind: str) -> bool:
    """Whether there is a ship of a type to build, besides those that are being paid for."""
    promised = [isinstance(frame, Build) and (frame.seat, frame.kind) == (seat, kind) for frame in g.stack]
    supply = [g.ships[ship].kind == kind for ship in g.ships_in(SUPPLY, seat)]
    return sum(supply) > sum(promised)


def barred_meanwhile(g: Andromeda, seat: int, kind: str, less: int = 0, card: str = "") -> Bar | None:
    """The same where an effect builds, by a card: what a base's action needs is not spent on it."""
    reason = barred_build(g, seat, kind, less)
    return reason or barred_spending(g, seat, g.content.numbers.ships[kind], less, card)


def buildable(g: Andromeda, seat: int, less: int = 0, card: str = "") -> bool:
    return any([barred_meanwhile(g, seat, kind, less, card) is None for kind in KINDS])


class Build(Frame):
    """andromeda.ship.build: one ship, paid, into the Launch Bay."""

    CHAPTER: ClassVar[str] = "andromeda.ship"
    STEPS: ClassVar[tuple[str, ...]] = ("build", "supply")

    def __init__(self, seat: int, kind: str, less: int = 0) -> None:
        self.seat, self.kind, self.less = seat, kind, less

    def build(self, g: Andromeda, _: None) -> Next:
        return Pay(self.seat, g.content.numbers.ships[self.kind], self.less)

    def supply(self, g: Andromeda, _: None) -> Next:
        place_ship(g, self.seat, self.kind)
        return moment(g, "built", self.seat)


class BuildSome(Frame):
    """An effect that shows the build icon: which ship."""

    CHAPTER: ClassVar[str] = "andromeda.ship"
    STEPS: ClassVar[tuple[str, ...]] = ("build", "supply")

    def __init__(self, seat: int, less: int = 0) -> None:
        self.seat, self.less = seat, less

    def build(self, g: Andromeda, _: None) -> Next:
        kinds: list[Value] = [("build", kind) for kind in KINDS]

        return choose_where(
            self.seat,
            "andromeda.ship.build",
            kinds,
            lambda value: self.bar(g, value),
            always=("decline",),
            passes="decline",
        )

    def bar(self, g: Andromeda, value: Value) -> Bar | None:
        return barred_meanwhile(g, self.seat, str(value[1]), self.less) if isinstance(value, tuple) else None

    def supply(self, g: Andromeda, choice: Value) -> Next:
        return Build(self.seat, str(choice[1]), self.less) if isinstance(choice, tuple) else Done()


def place_ship(g: Andromeda, seat: int, kind: str) -> None:
    g.move(g.one_of(SUPPLY, seat, kind), BAY)
    g.say("andromeda.ship.built", seat=seat, kind=kind)


# --- upgrades --------------------------------------------------------------------------------------------------------
def usable_tiles(g: Andromeda, seat: int) -> list[str]:
    """andromeda.upgrade.once-per-type"""
    return [name for name in g.tiles[seat] if not g.bay_of(seat, g.content.upgrades[name].ship).tile]


class GainUpgrade(Frame):
    """andromeda.upgrade.gain: a tile over a ship space; and a ship of that type, if there is one left."""

    CHAPTER: ClassVar[str] = "andromeda.upgrade"
    STEPS: ClassVar[tuple[str, ...]] = ("gain", "type", "ship", "free")

    def __init__(self, seat: int, kind: str = "") -> None:
        self.seat, self.kind = seat, kind

    def gain(self, g: Andromeda, _: None) -> Next:
        tiles = usable_tiles(g, self.seat)
        if not tiles:  # andromeda.upgrade.exhausted
            return Done()
        return Choose(self.seat, "andromeda.upgrade.gain", [("tile", name) for name in tiles])

    def type(self, g: Andromeda, choice: tuple[str, str]) -> Next:
        name = choice[1]
        tile = g.content.upgrades[name]
        self.kind = tile.ship
        at = KINDS.index(tile.ship)
        bay = tile.bay(name, g.bays[self.seat][at].damaged)
        g.bays = put(g.bays, self.seat, put(g.bays[self.seat], at, bay))
        g.tiles = put(g.tiles, self.seat, tuple([other for other in g.tiles[self.seat] if other != name]))
        g.say("andromeda.upgrade.gained", seat=self.seat, tile=name)
        return None

    def ship(self, g: Andromeda, _: None) -> Next:
        if not is_left(g, self.seat, self.kind):
            return Done()
        options = ("build", "decline")
        return Choose(self.seat, "andromeda.upgrade.free-ship", options, passes="decline", about={"kind": self.kind})

    def free(self, g: Andromeda, choice: str) -> Next:
        if choice == "decline":
            return None
        place_ship(g, self.seat, self.kind)
        return moment(g, "built", self.seat)
