"""Down to the planet and up again: aurora.landing."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.aboard import Aboard
from rimward.games.aurora.docks import free_docks, on_planet, square_of_dock
from rimward.games.aurora.gear import fits, take_from_armory
from rimward.games.aurora.move import within
from rimward.games.aurora.places import gait_of, is_open
from rimward.games.aurora.ship_damage import engineer_aboard, is_heavy
from rimward.games.aurora.ship_move import is_linked
from rimward.games.aurora.table.names import BRIG, HOME, HOMES, NAVIGATION, NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import flies, half_speed
from rimward.games.aurora.winning import won_on_dock
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value

PARTY: Final = 3  # aurora.initiative.party-limit


# --- down ------------------------------------------------------------------------------------------------------------
def descents(g: Aurora, ship: int) -> list[Value]:
    """The docks to which a ship may descend; HOME where it may land at home."""
    if barred_descent(g, ship) is None:
        return [("descend", dock) for dock in free_docks(g)]
    if barred_home(g, ship) is None:
        return [("descend", HOME)]
    return []


def barred_descent(g: Aurora, ship: int) -> Bar | None:
    card = g.ships[ship]
    if not card.in_orbit:
        return Bar("aurora.bar.docked", "aurora.ship-action.docked-options")
    if g.manned(ship, NAVIGATION) == NOWHERE:
        return Bar("aurora.bar.no-navigator", "aurora.ship.nav-required")
    if is_linked(g, ship):
        return Bar("aurora.bar.linked", "aurora.ship-move.linked")
    if not g.at_planet(ship, g.planet):
        return Bar("aurora.bar.not-at-planet", "aurora.landing.descend")
    if is_heavy(g, ship) and engineer_aboard(g, ship):
        return Bar("aurora.bar.heavy-damage", "aurora.ship-damage.heavy")
    if not free_docks(g):
        return Bar("aurora.bar.no-dock", "aurora.docked.one-per-dock")
    return None


def barred_home(g: Aurora, ship: int) -> Bar | None:
    """aurora.ship-damage.home-landing"""
    card = g.ships[ship]
    if not card.in_orbit or g.manned(ship, NAVIGATION) == NOWHERE or is_linked(g, ship):
        return Bar("aurora.bar.no-navigator", "aurora.ship.nav-required")
    if not g.at_planet(ship, HOMES[card.side]):
        return Bar("aurora.bar.not-at-planet", "aurora.ship-damage.home-landing")
    return None if card.critical else Bar("aurora.bar.not-critical", "aurora.ship-damage.home-landing")


class Descend(Frame):
    """aurora.landing.descend: onto the dock, and the party leaves; then the turn is over (aurora.landing.turn-ends)."""

    CHAPTER: ClassVar[str] = "aurora.landing"
    STEPS: ClassVar[tuple[str, ...]] = ("descend", "aboard", "party", "turn")

    def __init__(self, ship: int, dock: int) -> None:
        self.ship, self.dock = ship, dock

    def descend(self, g: Aurora, _: None) -> Next:
        g.put_ship(self.ship, square=NOWHERE, dock=self.dock, landed=g.round, closed=is_heavy(g, self.ship))
        g.say("aurora.landing.descended", ship=g.ships[self.ship].name, dock=self.dock)
        return won_on_dock(g, self.ship) if self.dock != HOME else None

    def aboard(self, g: Aurora, _: Any) -> Next:
        """aurora.landing.party-aboard, aurora.boarding.fourth-crew: whoever stands on this very dock is picked up."""
        seat = g.ships[self.ship].seat
        for n in [*g.surplus(seat), *([] if g.first_rules else g.party(seat))]:
            if self.dock != HOME and g.figures[n].square == square_of_dock(g, self.dock):
                return Aboard(n, self.ship).then("aboard")
        return None

    def party(self, g: Aurora, _: None) -> Next:
        return None if self.dock == HOME else Deploy(self.ship)

    def turn(self, g: Aurora, _: None) -> Next:
        return Done()


def may_leave(g: Aurora, ship: int) -> list[int]:
    """Who of a docked ship's own crew could go out: aurora.landing.choose-party, aurora.boarding.fourth-crew."""
    seat = g.ships[ship].seat
    if seat == NOWHERE or len(g.party(seat)) >= PARTY or is_closed(g, ship):
        return []
    return [n for n in g.crew_aboard(ship) if g.figures[n].seat == seat and g.figures[n].room != BRIG]


def is_closed(g: Aurora, ship: int) -> bool:
    """aurora.ship-damage.heavy: it came to take crew aboard, and lets nobody out until the hull is mended."""
    return g.ships[ship].closed and is_heavy(g, ship)


class Deploy(Frame):
    """aurora.landing.deployment: one after the other, each with what it takes along, by half its speed."""

    CHAPTER: ClassVar[str] = "aurora.landing"
    STEPS: ClassVar[tuple[str, ...]] = ("party", "disembark", "moving", "moving_each")

    def __init__(self, ship: int, figure: int = NOWHERE) -> None:
        self.ship, self.figure = ship, figure

    def party(self, g: Aurora, _: None) -> Next:
        options: list[Value] = [("disembark", n) for n in may_leave(g, self.ship) if self.paths(g, n)]
        if not options:
            return Done()
        about: About = {"ship": g.ships[self.ship].name}
        seat = g.ships[self.ship].seat
        return Choose(seat, "aurora.landing.choose-party", [*options, "done"], about=about, passes="done")

    def paths(self, g: Aurora, figure: int) -> list[int]:
        """Where it could go with half of its speed, through no opponent (aurora.move.through-enemies); the dock itself
        is full."""
        here, dock, points = g.figures[figure], square_of_dock(g, g.ships[self.ship].dock), half_speed(g, figure)
        g.put(figure, square=dock)
        found = within(g, figure, points)
        g.put(figure, square=here.square)
        foes = frozenset() if flies(g, figure) else frozenset([g.figures[n].square for n in g.opponents(figure)])
        ways = g.plan().map.board(gait_of(g, figure)).ways(dock, barred=foes)
        return sorted([square for square in found if ways.cost(square) <= points])

    def disembark(self, g: Aurora, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Done()
        self.figure = int(choice[1])
        return Equip(self.ship, self.figure)

    def moving(self, g: Aurora, _: None) -> Next:
        options: list[Value] = [("go", square) for square in self.paths(g, self.figure)]
        about: About = {"crew": g.figures[self.figure].name}
        return Choose(g.ships[self.ship].seat, "aurora.landing.deployment", options, about=about)

    def moving_each(self, g: Aurora, choice: tuple[str, int]) -> Next:
        g.put(self.figure, ship=NOWHERE, room="", since=0, square=choice[1])
        g.say("aurora.landing.disembarked", crew=g.figures[self.figure].name, square=choice[1])
        return Goto("party")


class Equip(Frame):
    """aurora.landing.assign-armory: from the armory of its ship, within what it can carry."""

    CHAPTER: ClassVar[str] = "aurora.landing"
    STEPS: ClassVar[tuple[str, ...]] = ("armory", "cards")

    def __init__(self, ship: int, figure: int) -> None:
        self.ship, self.figure = ship, figure

    def armory(self, g: Aurora, _: None) -> Next:
        gear = g.figures[self.figure].gear
        names = dict.fromkeys([item.name for item in g.ships[self.ship].armory if fits(g, gear, item)])
        if not names:
            return Done()
        options: list[Value] = [("arm", name) for name in names]
        about: About = {"crew": g.figures[self.figure].name}
        code = "aurora.landing.assign-armory"
        seat = g.ships[self.ship].seat
        return Choose(seat, code, [*options, "done"], why=lambda: self.bars(g), about=about, passes="done")

    def bars(self, g: Aurora) -> list[tuple[Value, Bar]]:
        """aurora.gear.carry-limits"""
        gear = g.figures[self.figure].gear
        full = Bar("aurora.bar.carries-enough", "aurora.gear.carry-limits")
        names = dict.fromkeys([item.name for item in g.ships[self.ship].armory if not fits(g, gear, item)])
        return [(("arm", name), full) for name in names]

    def cards(self, g: Aurora, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Done()
        take_from_armory(g, self.ship, self.figure, str(choice[1]))
        return Goto("armory")


# --- up --------------------------------------------------------------------------------------------------------------
def barred_ascent(g: Aurora, ship: int) -> Bar | None:
    card = g.ships[ship]
    if card.in_orbit or card.dock == NOWHERE:
        return Bar("aurora.bar.in-orbit", "aurora.landing.ascend-action")
    if card.captor == NOWHERE and g.manned(ship, NAVIGATION) == NOWHERE:
        return Bar("aurora.bar.no-navigator", "aurora.ship.nav-required")
    if not free_squares(g, ship):
        return Bar("aurora.bar.no-square", "aurora.landing.ascend-place")
    return None


def free_squares(g: Aurora, ship: int) -> list[int]:
    """aurora.landing.ascend-place: the squares of the planet, or of its home."""
    home = g.ships[ship].dock == HOME
    taken = {card.square for card in g.ships}
    planet = HOMES[g.ships[ship].side] if home else g.planet
    return [square for square in g.planet_squares(planet) if square not in taken]


def flown_by(g: Aurora, ship: int) -> int:
    """The player who decides for a ship: whoever has taken it, else its own."""
    captor = g.ships[ship].captor
    return g.ships[ship if captor == NOWHERE else captor].seat


def stolen(g: Aurora, seat: int) -> list[int]:
    """aurora.docked.stolen: ships on docks that a player has taken and still holds, and that could ascend."""
    return [
        n
        for n, card in enumerate(g.ships)
        if card.captor != NOWHERE
        and g.ships[card.captor].seat == seat
        and on_planet(g, n)
        and g.intruders(n)
        and barred_ascent(g, n) is None
    ]


def step_off(g: Aurora, figure: int) -> None:
    """An enemy is on the dock again, or beside it where somebody stands there."""
    plan = g.plan().map
    dock = square_of_dock(g, g.ships[g.figures[figure].ship].dock)
    open_to = [square for square in range(len(plan)) if is_open(g, square) and g.standing_at(square) == NOWHERE]
    square = min(open_to, key=lambda there: (plan.distance(dock, there), there))
    g.put(figure, ship=NOWHERE, room="", square=square)
    g.say("aurora.npc.moved", crew=g.figures[figure].name, square=square)


class Ascend(Frame):
    """aurora.landing.ascend-place: on any free square of the planet, with any facing."""

    CHAPTER: ClassVar[str] = "aurora.landing"
    STEPS: ClassVar[tuple[str, ...]] = ("ascending", "place", "returns")

    def __init__(self, ship: int, square: int = NOWHERE) -> None:
        self.ship, self.square = ship, square

    def ascending(self, g: Aurora, _: None) -> Next:
        squares: list[Value] = [("square", square) for square in free_squares(g, self.ship)]
        about: About = {"ship": g.ships[self.ship].name}
        return Choose(flown_by(g, self.ship), "aurora.landing.ascend-place", squares, about=about)

    def place(self, g: Aurora, choice: tuple[str, int]) -> Next:
        self.square = choice[1]
        ways: list[Value] = [("facing", facing) for facing in range(8)]
        return Choose(flown_by(g, self.ship), "aurora.landing.ascend-place", ways, about={"square": self.square})

    def returns(self, g: Aurora, choice: tuple[str, int]) -> Next:
        """Enemies that nobody plays stay behind on the dock."""
        for n in [n for n in g.aboard(self.ship) if g.is_enemy(n)]:
            step_off(g, n)
        g.put_ship(self.ship, square=self.square, facing=choice[1], dock=NOWHERE, landed=0, closed=False)
        g.say("aurora.landing.ascended", ship=g.ships[self.ship].name, square=self.square, facing=choice[1])
        return Done()
