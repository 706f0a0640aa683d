"""Where a side wants to be: at what its mission asks for, and then at its ship and away."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rimward.games.aurora.docks import on_planet, square_of_dock
from rimward.games.aurora.goals import lacks, quarry, sought, steps
from rimward.games.aurora.interact import step_for
from rimward.games.aurora.odds import passing
from rimward.games.aurora.table.board import WALKING
from rimward.games.aurora.table.content import test_of
from rimward.games.aurora.table.names import HOMES, NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import dice_for, health, lift_for
from rimward.games.aurora.winning import held, may_win, mission_of, parameters
from rimward.kit.graph import NOWHERE as NO_WAY

FAR: Final = 60.0  # where no way leads
NEARLY_AS_GOOD: Final = 0.7  # of the best chance: whoever has so much may try as well
GUARD: Final = 8  # so near to what is wanted, opponents are the business of whoever cannot take it
SPENT: Final = 1  # with so much health left one goes home, if a medic is there


# --- what is wanted --------------------------------------------------------------------------------------------------
def wanted(g: Aurora) -> str:
    """What has to be brought home; empty without a mission."""
    mission = mission_of(g)
    return "" if mission is None else parameters(mission).what


def missing(g: Aurora, side: int) -> bool:
    """Whether a side still lacks some of what has to be brought."""
    return bool(lacks(g, side))


def lying(g: Aurora, side: int) -> list[int]:
    """The squares of what a side could take or hold now, and of whom it has to defeat."""
    return [g.things[n].square for n in sought(g, side)] + [g.figures[n].square for n in quarry(g, side)]


def holds(g: Aurora, figure: int) -> bool:
    return wanted(g) in g.figures[figure].holds


def passes(g: Aurora, figure: int, said: str) -> float:
    """The chance that somebody passes a test, such as `tech 5`; 1 where there is none."""
    test = test_of(said)
    return (
        1.0 if test is None else passed(dice_for(g, figure, test.skill), test.least - lift_for(g, figure, test.skill))
    )


@lru_cache(maxsize=256)
def passed(dice: int, least: int) -> float:
    return float(passing(dice, least))


def chance(g: Aurora, figure: int) -> float:
    """That it passes the test that is easiest for it, of those that its side could try now."""
    things = sought(g, g.figures[figure].side)
    return max([passes(g, figure, step_for(g, n)) for n in things], default=1.0 if not steps(g) else 0.0)


def use(g: Aurora, figure: int, mates: list[int]) -> float:
    """How well somebody passes the tests that are still ahead; half of it is what those with it do not bring."""
    lacking = lacks(g, g.figures[figure].side)
    ahead = [step.test for step in steps(g) if step.made in lacking and step.test]
    best = {test: max([passes(g, n, test) for n in mates if n != figure], default=0.0) for test in ahead}
    own = {test: passes(g, figure, test) for test in ahead}
    return max([own[test] + max(0.0, own[test] - best[test]) for test in ahead], default=0.0) / 2


def suits(g: Aurora, figure: int, thing: int) -> bool:
    """Whether it is one of those on the surface who pass the test for a thing best, or nearly as well."""
    who, test = g.figures[figure], step_for(g, thing)
    own = passes(g, figure, test)
    others = [passes(g, n, test) for n, mate in enumerate(g.figures) if mate.is_active and mate.side == who.side]
    return own > 0 and own >= NEARLY_AS_GOOD * max(others, default=0.0)


def runs_for(g: Aurora, figure: int) -> list[int]:
    """What there is for it to take or to hold."""
    return [thing for thing in sought(g, g.figures[figure].side) if suits(g, figure, thing)]


def is_runner(g: Aurora, figure: int) -> bool:
    return bool(runs_for(g, figure))


# --- ships -----------------------------------------------------------------------------------------------------------
def docks_of(g: Aurora, side: int) -> list[int]:
    return [
        square_of_dock(g, ship.dock)
        for n, ship in enumerate(g.ships)
        if ship.side == side and on_planet(g, n) and ship.captor == NOWHERE
    ]


def ships_on_docks(g: Aurora) -> list[int]:
    """The docks on which one goes aboard."""
    return [square_of_dock(g, ship.dock) for n, ship in enumerate(g.ships) if on_planet(g, n)]


def meeting_dock(g: Aurora, side: int) -> list[int]:
    """The dock to which everything is brought: where some of it is aboard, else nearest to those who hold it."""
    ships = [n for n, ship in enumerate(g.ships) if ship.side == side and on_planet(g, n) and ship.captor == NOWHERE]
    holders = [who.square for n, who in enumerate(g.figures) if who.side == side and who.is_active and holds(g, n)]

    def far(ship: int) -> tuple[int, float]:
        dock = square_of_dock(g, g.ships[ship].dock)
        return -held(g, g.crew_aboard(ship), wanted(g)), sum([way_to(g, [dock], square) for square in holders])

    return [square_of_dock(g, g.ships[min(ships, key=far)].dock)] if ships else []


def home_of(g: Aurora, ship: int) -> str:
    return HOMES[g.ships[ship].side]


def carries_all(g: Aurora, ship: int) -> bool:
    """Whether what has to be brought is aboard."""
    mission = mission_of(g)
    return mission is not None and held(g, g.crew_aboard(ship), wanted(g)) >= parameters(mission).count


# --- where to --------------------------------------------------------------------------------------------------------
def aims(g: Aurora, figure: int) -> list[int]:
    """The squares that a character heads for."""
    who = g.figures[figure]
    mine = [g.things[n].square for n in runs_for(g, figure)]
    if holds(g, figure) and (may_win(g, who.side) or not prey(g, figure)):
        docks = meeting_dock(g, who.side)
        return mine if mine and _goes_on(g, figure, mine, docks) else docks
    if mine:
        return mine
    hunted = [g.figures[n].square for n in quarry(g, who.side)]
    carried = [g.figures[n].square for n in prey(g, figure)] or _hoards(g, who.side)
    if carried:
        return carried
    there = lying(g, who.side)
    if is_spent(g, figure) or (there and _makes_room(g, figure)):
        return docks_of(g, who.side) or there
    return hunted or _escorted(g, figure, there)


def _goes_on(g: Aurora, figure: int, pieces: list[int], docks: list[int]) -> bool:
    """Whoever has one piece takes the next, too, if that is no detour or nobody else does it."""
    who = g.figures[figure]
    mates = [n for n, mate in enumerate(g.figures) if mate.is_active and mate.side == who.side and not holds(g, n)]
    return not any([is_runner(g, n) for n in mates]) or way_to(g, pieces, who.square) < way_to(g, docks, who.square)


def prey(g: Aurora, figure: int) -> list[int]:
    """Opponents who hold what is wanted."""
    return [n for n in g.opponents(figure) if holds(g, n)]


def _hoards(g: Aurora, side: int) -> list[int]:
    """The docks of opponents who have so much of it aboard that what is left is not enough."""
    if not may_win(g, side) or not missing(g, side) or sought(g, side) or quarry(g, side):
        return []
    return [
        square_of_dock(g, ship.dock)
        for n, ship in enumerate(g.ships)
        if ship.side != side and on_planet(g, n) and any([holds(g, crew) for crew in g.crew_aboard(n)])
    ]


def _escorted(g: Aurora, figure: int, there: list[int]) -> list[int]:
    """Opponents near what is wanted, or near those who carry it; else containers; else opponents anywhere."""
    side = g.figures[figure].side
    guarded = there or [who.square for n, who in enumerate(g.figures) if who.side == side and holds(g, n)]
    seen = [g.figures[n].square for n in g.opponents(figure) if not g.figures[n].hidden]
    plan = g.plan().map
    near = [one for one in seen if any([plan.distance(one, other) <= GUARD for other in guarded if other != NOWHERE])]
    return near or list(g.crates) or seen or there


def is_spent(g: Aurora, figure: int) -> bool:
    return health(g, figure) - g.figures[figure].wounds <= SPENT


def _makes_room(g: Aurora, figure: int) -> bool:
    """Nobody on the surface passes the test, and somebody aboard does: the nearest to a dock goes home for it."""
    who = g.figures[figure]
    mates = g.party(who.seat)
    ship = g.own_ship(who.seat)
    if (
        quarry(g, who.side)
        or any([chance(g, n) for n in mates])
        or not any([chance(g, n) for n in g.crew_aboard(ship)])
    ):
        return False
    docks = docks_of(g, who.side)
    return figure == min(mates, key=lambda n: way_to(g, docks, g.figures[n].square), default=figure)


def way_to(g: Aurora, goals: list[int], square: int) -> float:
    """How far it is from a square to the nearest of them, in points."""
    if not goals:
        return FAR
    cost = g.plan().map.board(WALKING).ways(*sorted(set(goals))).cost(square)
    return FAR if cost == NO_WAY else float(cost)
