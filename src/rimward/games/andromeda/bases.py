"""Alliance Bases: what their actions ask and give: andromeda.base."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.andromeda.developments import DevelopSome, developable
from rimward.games.andromeda.marker import AdvanceMarker
from rimward.games.andromeda.modules import Acquire, Refresh, barred_price, lying, price, put_under
from rimward.games.andromeda.repairs import Repair
from rimward.games.andromeda.resources import Bound, Pay, bound, could_pay, could_pay_one, leaves_possible, short
from rimward.games.andromeda.table.names import DECKS, KINDS, Contents, put, without
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.tactics import DrawTactics
from rimward.games.andromeda.upgrades import Build, barred_build
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Bar, Value, choose_where

TWO: Final[Contents] = (("any", 2),)
FIELDS: Final = {"maximus": ("science", "industry"), "odessa": ("commerce", "civilization")}


def decks_of(g: Andromeda, seat: int, base: str) -> tuple[str, ...]:
    """The columns that a Field indicates; to a faction that says so, all of them."""
    faction = g.content.factions.get(g.factions[seat])
    return DECKS if faction is not None and faction.any_field else FIELDS[base]


def barred_base(g: Andromeda, seat: int, base: str, at: int = -1, but: int = -1) -> Bar | None:
    """andromeda.launch.base-ability-check: why a base's action cannot be carried out.

    `at` is the base's region where the ship is not there yet, `but` a claimed moon that is not counted.
    """
    if base in ("monolith", "trade-hub"):
        return None if could_pay(g, seat, TWO, 0, at, but) else short(g, seat, TWO)
    if base in FIELDS:
        prices = [price(g, deck, space) for deck, space in lying(g, decks_of(g, seat, base))]
        if could_pay_one(g, seat, prices, 0, at, but):
            return None
        return Bar("andromeda.bar.no-module", "andromeda.launch.base-ability-check")
    if base == "development-office" and not developable(g, seat, 0, at, but):
        return Bar("andromeda.bar.no-development", "andromeda.launch.base-ability-check")
    return None


class Exchange(Frame):
    """andromeda.base.monolith, .trade-hub: two resources of any kind."""

    CHAPTER: ClassVar[str] = "andromeda.base"
    STEPS: ClassVar[tuple[str, ...]] = ("resources", "trade")

    def __init__(self, seat: int, base: str) -> None:
        self.seat, self.base = seat, base

    def resources(self, g: Andromeda, _: None) -> Next:
        return Pay(self.seat, TWO)

    def trade(self, g: Andromeda, _: None) -> Next:
        if self.base == "monolith":
            return DrawTactics(self.seat, 3)
        g.gain(self.seat, (("credit", 2),))
        return None


class Field(Bound):
    """andromeda.base.maximus, .odessa: the event marker, then one or two modules, each at its cost on the board."""

    CHAPTER: ClassVar[str] = "andromeda.base"
    STEPS: ClassVar[tuple[str, ...]] = ("order", "field", "second", "module")

    def __init__(self, seat: int, base: str, bought: int = 0) -> None:
        self.seat, self.base, self.bought = seat, base, bought

    def order(self, g: Andromeda, _: None) -> Next:
        """andromeda.base.field-order: before the first purchase."""
        return AdvanceMarker()

    def field(self, g: Andromeda, _: None) -> Next:
        found = lying(g, decks_of(g, self.seat, self.base))
        options: list[Value] = [("buy", deck, place) for deck, place in found]
        if not self.bought and barred_base(g, self.seat, self.base) is not None:
            g.say("andromeda.base.impossible", seat=self.seat, base=self.base)
            return Goto("module")
        if not self.bought:
            return choose_where(self.seat, f"andromeda.base.{self.base}", options, lambda value: self.bar(g, value))
        if not options:
            return Goto("module")
        away = tuple([("discard", deck, place) for deck, place in found])
        code = "andromeda.base.field-second-module"
        return choose_where(self.seat, code, options, lambda value: self.bar(g, value), always=away)

    def waits(self, g: Andromeda) -> bool:
        return not self.bought

    def possible(self, g: Andromeda) -> bool:
        return self.bought > 0 or barred_base(g, self.seat, self.base) is None

    def bar(self, g: Andromeda, value: Value) -> Bar | None:
        return barred_price(g, self.seat, str(value[1]), int(value[2])) if isinstance(value, tuple) else None

    def second(self, g: Andromeda, choice: tuple[str, str, int]) -> Next:
        word, deck, place = choice
        if word == "discard":
            put_under(g, deck, place)
            return None
        self.bought += 1
        return Acquire(self.seat, deck, place, True).then("field" if self.bought == 1 else "module")

    def module(self, g: Andromeda, _: None) -> Next:
        return Refresh()


def base_action(seat: int, base: str) -> Frame:
    if base in FIELDS:
        return Field(seat, base)
    if base == "shipyard":
        return ShipOrRepair(seat, "andromeda.base.shipyard")
    if base == "development-office":
        return DevelopSome(seat, 0, True, "andromeda.base.development-office")
    return Exchange(seat, base)


class ShipOrRepair(Frame):
    """andromeda.base.shipyard, andromeda.core.shipwright: build a ship at its cost, or repair."""

    CHAPTER: ClassVar[str] = "andromeda.base"
    STEPS: ClassVar[tuple[str, ...]] = ("any", "shipyard")

    def __init__(self, seat: int, code: str, free: bool = False) -> None:
        self.seat, self.code, self.free = seat, code, free

    def any(self, g: Andromeda, _: None) -> Next:
        kinds: list[Value] = [("build", kind) for kind in KINDS]

        always: tuple[Value, ...] = ("repair", "decline") if self.free else ("repair",)
        return choose_where(
            self.seat,
            self.code,
            kinds,
            lambda value: self.bar(g, value),
            always=always,
            passes="decline" if self.free else None,
        )

    def bar(self, g: Andromeda, value: Value) -> Bar | None:
        return barred_build(g, self.seat, str(value[1])) if isinstance(value, tuple) else None

    def shipyard(self, g: Andromeda, choice: Value) -> Next:
        if isinstance(choice, tuple):
            return Build(self.seat, str(choice[1]))
        return Repair(self.seat) if choice == "repair" else Done()


def still_able(g: Andromeda, seat: int, moon: int) -> Bar | None:
    """andromeda.launch.base-must-activate: why a moon must not be slotted now. It is needed for what has to be paid."""
    if not bound(g, seat):
        return None
    trial = g.copy()
    trial.moons = put(trial.moons, seat, without(trial.moons[seat], moon))
    if leaves_possible(trial, seat):
        return None
    return Bar("andromeda.bar.needed", "andromeda.launch.base-must-activate")
