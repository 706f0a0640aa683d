"""Modules: the market, and what comes to a station: andromeda.module."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.andromeda.moments import moment
from rimward.games.andromeda.resources import (
    Pay,
    bound,
    could_pay,
    needed_elsewhere,
    short,
    ways_leave_possible,
    without_card,
)
from rimward.games.andromeda.table.names import (
    DECKS,
    Contents,
    market,
    module_pile,
    modules_out,
    put,
)
from rimward.games.andromeda.table.pieces import Module
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.tracks import Advance
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.question import Bar, Choose, Value, choose_where
from rimward.kernel.window import turn_of
from rimward.kernel.zone import Ref

MODULE_GAINED: Final = "module"  # in Andromeda.spent
COLUMN: Final = 3  # andromeda.setup.module-market


def price(g: Andromeda, deck: str, space: int) -> Contents:
    return g.content.numbers.prices[deck][space]


def spaces(g: Andromeda, deck: str) -> list[int]:
    """Where the modules of a column lie: they do not slide down before it is refreshed."""
    gaps = g.gaps[DECKS.index(deck)]
    return [space for space in range(COLUMN) if space not in gaps][: g.zones.size(market(deck))]


def leaves(g: Andromeda, deck: str, space: int) -> int:
    """A module is about to leave its space; gives its place in the zone."""
    at = spaces(g, deck).index(space)
    column = DECKS.index(deck)
    g.gaps = put(g.gaps, column, (*g.gaps[column], space))
    return at


def columns(deck: str) -> tuple[str, ...]:
    return DECKS if deck == "any" else (deck,)


def lying(g: Andromeda, decks: tuple[str, ...]) -> list[tuple[str, int]]:
    """The modules that lie open in these columns, from the bottom."""
    return [(deck, space) for deck in decks for space in spaces(g, deck)]


def barred_price(
    g: Andromeda, seat: int, deck: str, place: int, less: int = 0, at: int = -1, but: int = -1
) -> Bar | None:
    cost = price(g, deck, place)
    return None if could_pay(g, seat, cost, less, at, but) else short(g, seat, cost)


def barred_meanwhile(g: Andromeda, seat: int, deck: str, place: int, less: int = 0, card: str = "") -> Bar | None:
    """The same where an effect buys, by a card: what a base's action needs is neither spent on it nor bought."""
    reason = barred_price(g, seat, deck, place, less)
    if reason is not None or g.first_rules or not bound(g, seat):
        return reason
    trial = without_card(g, seat, card)
    trial.zones.move(market(deck), leaves(trial, deck, place), modules_out(deck))
    return None if ways_leave_possible(trial, seat, price(g, deck, place), less) else needed_elsewhere()


class GainModule(Frame):
    """andromeda.module.gain-steps by an effect: free, or at the cost on the board, `less` pieces fewer."""

    CHAPTER: ClassVar[str] = "andromeda.module"
    STEPS: ClassVar[tuple[str, ...]] = ("gain", "buy", "refresh")

    def __init__(self, seat: int, deck: str, priced: bool = False, less: int = 0) -> None:
        self.seat, self.deck, self.priced, self.less = seat, deck, priced, less

    def gain(self, g: Andromeda, _: None) -> Next:
        word = "buy" if self.priced else "take"
        options: list[Value] = [(word, deck, place) for deck, place in lying(g, columns(self.deck))]

        if not options:
            return Done()
        return choose_where(
            self.seat,
            "andromeda.module.gain-steps",
            options,
            lambda value: self.bar(g, value),
            always=("decline",),
            passes="decline",
        )

    def bar(self, g: Andromeda, value: Value) -> Bar | None:
        if not self.priced or not isinstance(value, tuple):
            return None
        return barred_meanwhile(g, self.seat, str(value[1]), int(value[2]), self.less)

    def buy(self, g: Andromeda, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Done()
        return Acquire(self.seat, str(choice[1]), int(choice[2]), self.priced, self.less)

    def refresh(self, g: Andromeda, _: None) -> Next:
        return Refresh()


class Acquire(Frame):
    """One module from its column to the station: pay, add, damage markers, one step on its track. No refresh yet."""

    CHAPTER: ClassVar[str] = "andromeda.module"
    STEPS: ClassVar[tuple[str, ...]] = ("buy", "station", "gain", "steps")

    def __init__(self, seat: int, deck: str, place: int, priced: bool, less: int = 0) -> None:
        self.seat, self.deck, self.place, self.priced, self.less = seat, deck, place, priced, less

    def buy(self, g: Andromeda, _: None) -> Next:
        """andromeda.module.buy-or-free"""
        return Pay(self.seat, price(g, self.deck, self.place), self.less) if self.priced else None

    def station(self, g: Andromeda, _: None) -> Next:
        """andromeda.team.transfer-module: the first module of the player's own turn."""
        mate = g.mate(self.seat)
        if mate is None or turn_of(g) != self.seat or MODULE_GAINED in g.spent:
            return None
        g.spent = (*g.spent, MODULE_GAINED)
        return ForMate(self.seat, mate)

    def gain(self, g: Andromeda, owner: int | None) -> Next:
        self.seat = self.seat if owner is None else owner
        at = leaves(g, self.deck, self.place)
        name = g.zones.face(market(self.deck), at)
        g.zones.move(market(self.deck), at, modules_out(self.deck))
        damage = g.content.modules[name].damage  # andromeda.module.damage-icons
        g.modules = put(g.modules, self.seat, (*g.modules[self.seat], Module(name, self.deck, damage)))
        g.say("andromeda.module.gained", seat=self.seat, module=name, deck=self.deck)
        return Advance(self.seat, self.deck)

    def steps(self, g: Andromeda, _: None) -> Next:
        return moment(g, "module-gained", self.seat)


class ForMate(Frame):
    """andromeda.team.transfer-module: the player who paid says who gains it."""

    CHAPTER: ClassVar[str] = "andromeda.team"
    STEPS: ClassVar[tuple[str, ...]] = ("transfer", "module")

    def __init__(self, seat: int, mate: int) -> None:
        self.seat, self.mate = seat, mate

    def transfer(self, g: Andromeda, _: None) -> Next:
        return Choose(self.seat, "andromeda.team.transfer-module", ("keep", "give"), passes="keep")

    def module(self, g: Andromeda, choice: str) -> Next:
        return Done(self.mate if choice == "give" else self.seat)


class Refresh(Frame):
    """andromeda.module.refresh: what is left slides down, and new ones come from the decks."""

    CHAPTER: ClassVar[str] = "andromeda.module"
    STEPS: ClassVar[tuple[str, ...]] = ("types", "refresh")

    def __init__(self, column: int = 0) -> None:
        self.column = column

    def types(self, g: Andromeda, _: None) -> Next:
        g.gaps = ((),) * len(DECKS)
        while self.column < len(DECKS):
            deck = DECKS[self.column]
            missing = min(COLUMN - g.zones.size(market(deck)), g.zones.size(module_pile(deck)))
            if missing > 0:
                return Draw(module_pile(deck), missing, market(deck), g.zones.everyone)
            self.column += 1
        return Done()

    def refresh(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        deck = DECKS[self.column]
        for place in places:
            g.say("andromeda.module.refreshed", deck=deck, module=Ref(market(deck), place))
        return Goto("types")


def put_under(g: Andromeda, deck: str, space: int) -> None:
    """A module of the market goes to the bottom of its deck."""
    at = leaves(g, deck, space)
    name = g.zones.face(market(deck), at)
    g.zones.put_under(market(deck), at, module_pile(deck))
    g.say("andromeda.module.discarded", deck=deck, module=name)


class RenewColumn(Frame):
    """An effect: all modules of a column go under their deck, and others come."""

    CHAPTER: ClassVar[str] = "andromeda.module"
    STEPS: ClassVar[tuple[str, ...]] = ("row", "types", "refresh")

    def __init__(self, seat: int, deck: str) -> None:
        self.seat, self.deck = seat, deck

    def row(self, g: Andromeda, _: None) -> Next:
        return Choose(self.seat, "andromeda.module.refresh", [("deck", deck) for deck in columns(self.deck)])

    def types(self, g: Andromeda, choice: tuple[str, str]) -> Next:
        for space in spaces(g, choice[1]):
            put_under(g, choice[1], space)
        return Refresh()

    def refresh(self, g: Andromeda, _: None) -> Next:
        return None
