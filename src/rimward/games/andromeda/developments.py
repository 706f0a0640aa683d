"""Developments: built on planets out of transports: andromeda.development."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.andromeda.moments import moment
from rimward.games.andromeda.resources import (
    Bound,
    Pay,
    bound,
    could_pay,
    needed_elsewhere,
    short,
    ways_leave_possible,
    without_card,
)
from rimward.games.andromeda.table.names import BUILT_ON, DEVELOPMENTS, SETTLED, developed, put
from rimward.games.andromeda.table.pieces import Development
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.tracks import Advance
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Bar, Choose, Value, choose_where

OF_A_TYPE: Final = 3  # andromeda.development.types
MOST: Final = 10  # andromeda.development.scoring


def kind_on(g: Andromeda, region: int) -> str:
    """What may be built on a planet."""
    return BUILT_ON[g.content.planets[g.regions[region].name].type]


def planets(g: Andromeda) -> tuple[int, ...]:
    return g.reach().planets


def leaders_needed(g: Andromeda, kind: str) -> int:
    return int(g.content.developments[kind].leaders)


def recruitable(g: Andromeda, seat: int, at: int = -1) -> int:
    """Leaders that a player could take to the station at once."""
    here = {g.ships[ship].region for ship in g.on_board(seat)}
    if at >= 0:
        here.add(at)
    return sum([g.leaders[region][seat] for region in here])


def barred_development(g: Andromeda, seat: int, region: int, less: int = 0, at: int = -1, but: int = -1) -> Bar | None:
    """andromeda.development.requirements. `at` is where a ship of the seat's would stand, by a launch, and `but` a moon
    that is not counted."""
    rule = "andromeda.development.requirements"
    if g.development_on(region) is not None:
        return Bar("andromeda.bar.developed", "andromeda.development.one-per-planet")
    kind = kind_on(g, region)
    if sum([built.kind == kind for built in g.developments]) >= OF_A_TYPE:
        return Bar("andromeda.bar.no-tile", "andromeda.development.types", kind=kind)
    if not any([populates(g, ship) for ship in g.ships_in(region, seat)]):
        return Bar("andromeda.bar.no-transport", rule)
    if len(g.built(seat)) == 1:
        return Bar("andromeda.bar.last-ship", "andromeda.development.last-ship")
    needed, has = leaders_needed(g, kind), g.station[seat] + recruitable(g, seat, at)
    if has < needed:
        return Bar("andromeda.bar.leaders", rule, needed=needed, has=has)
    cost = g.content.planets[g.regions[region].name].cost
    return None if could_pay(g, seat, cost, less, at, but) else short(g, seat, cost)


def populates(g: Andromeda, ship: int) -> bool:
    """andromeda.ship.ability-populate"""
    return "populate" in g.bay(ship).abilities


def developable(g: Andromeda, seat: int, less: int = 0, at: int = -1, but: int = -1) -> bool:
    """Where no ship of the seat's stands there is no transport, so those planets need no closer look."""
    near = {g.ships[ship].region for ship in g.on_board(seat)}
    for region in planets(g):
        if region in near and barred_development(g, seat, region, less, at, but) is None:
            return True
    return False


def barred_meanwhile(g: Andromeda, seat: int, region: int, less: int = 0, card: str = "") -> Bar | None:
    """andromeda.launch.base-must-activate: why a planet is not developed by an effect, though it could be. What must be
    carried out needs the resources, the leaders, the planet or the transport."""
    if g.first_rules or not bound(g, seat):
        return None
    trial, kind = without_card(g, seat, card), kind_on(g, region)
    left = g.station[seat] - leaders_needed(g, kind)
    trial.station = put(trial.station, seat, left)
    trial.move(next(ship for ship in g.ships_in(region, seat) if populates(g, ship)), SETTLED)
    trial.developments = (*g.developments, Development(seat, kind, region))
    cost = g.content.planets[g.regions[region].name].cost
    return None if left >= 0 and ways_leave_possible(trial, seat, cost, less) else needed_elsewhere()


def developable_meanwhile(g: Andromeda, seat: int, less: int, card: str) -> bool:
    """Whether an effect may develop a planet now."""
    near = {g.ships[ship].region for ship in g.on_board(seat)}
    for region in planets(g):
        could = region in near and barred_development(g, seat, region, less) is None
        if could and barred_meanwhile(g, seat, region, less, card) is None:
            return True
    return False


class DevelopSome(Bound):
    """An effect that shows the development icon: where. It may be left undone where `must` does not say otherwise."""

    CHAPTER: ClassVar[str] = "andromeda.development"
    STEPS: ClassVar[tuple[str, ...]] = ("any", "planet")

    def __init__(self, seat: int, less: int = 0, must: bool = False, code: str = "") -> None:
        self.seat, self.less, self.must, self.code = seat, less, must, code

    def any(self, g: Andromeda, _: None) -> Next:
        options: list[Value] = [("develop", region) for region in planets(g)]

        code = self.code or "andromeda.development.public-actions"
        if self.must:
            return choose_where(self.seat, code, options, lambda value: self.bar(g, value))
        return choose_where(
            self.seat, code, options, lambda value: self.bar(g, value), always=("decline",), passes="decline"
        )

    def bar(self, g: Andromeda, value: Value) -> Bar | None:
        if not isinstance(value, tuple):
            return None
        reason = barred_development(g, self.seat, int(value[1]), self.less)
        return reason or (None if self.must else barred_meanwhile(g, self.seat, int(value[1]), self.less))

    def waits(self, g: Andromeda) -> bool:
        return self.must and self.at == 0

    def possible(self, g: Andromeda) -> bool:
        return not self.must or self.at > 0 or developable(g, self.seat, self.less)

    def planet(self, g: Andromeda, choice: Value) -> Next:
        return Develop(self.seat, int(choice[1]), self.less) if isinstance(choice, tuple) else Done()


class Develop(Frame):
    """andromeda.development: pay, lose the leaders, take the card, settle the transport, advance, score."""

    CHAPTER: ClassVar[str] = "andromeda.development"
    STEPS: ClassVar[tuple[str, ...]] = ("requirements", "step", "pay", "card", "populate", "scoring")

    def __init__(self, seat: int, region: int, less: int = 0) -> None:
        self.seat, self.region, self.less = seat, region, less

    def kind(self, g: Andromeda) -> str:
        return kind_on(g, self.region)

    def requirements(self, g: Andromeda, _: None) -> Next:
        """Leaders that are still out are recruited first, where the station has too few."""
        if g.station[self.seat] >= leaders_needed(g, self.kind(g)):
            return Pay(self.seat, g.content.planets[g.regions[self.region].name].cost, self.less).then("pay")
        options = [act for act in g.game.acts(g, self.seat) if isinstance(act, tuple) and act[0] == "recruit"]
        return Choose(self.seat, "andromeda.free.recruit-leaders", options)

    def step(self, g: Andromeda, act: Value) -> Next:
        assert g.game.interject is not None  # noqa: S101 - this game has acts
        return g.game.interject(g, self.seat, act).then("requirements")

    def pay(self, g: Andromeda, _: None) -> Next:
        """andromeda.development.step-pay: these leaders never come back."""
        needed = leaders_needed(g, self.kind(g))
        g.station = put(g.station, self.seat, g.station[self.seat] - needed)
        return None

    def card(self, g: Andromeda, _: None) -> Next:
        g.zones.put(developed(self.seat), self.kind(g), g.zones.everyone)
        return None

    def populate(self, g: Andromeda, _: None) -> Next:
        """andromeda.development.populate, and andromeda.development.benefit-track before the VP."""
        kind = self.kind(g)
        ship = next(ship for ship in g.ships_in(self.region, self.seat) if populates(g, ship))
        g.move(ship, SETTLED)
        g.developments = (*g.developments, Development(self.seat, kind, self.region))
        g.say("andromeda.development.built", seat=self.seat, kind=kind, region=self.region)
        return Advance(self.seat, DEVELOPMENTS[kind])

    def scoring(self, g: Andromeda, _: None) -> Next:
        points = min(MOST, leaders_around(g, self.region))
        g.say("andromeda.development.scored", seat=self.seat, points=points)
        g.score(self.seat, points)
        return moment(g, "developed", self.seat)


def leaders_around(g: Andromeda, region: int) -> int:
    """andromeda.development.scoring-counts: on the planet and next to it, all players', and those on developments."""
    around = [region, *g.near(region)]
    waiting = sum([sum(g.leaders[place]) for place in around])
    return waiting + sum([leaders_needed(g, built.kind) for built in g.developments if built.region in around])
