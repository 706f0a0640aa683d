"""Where a side wants to be: at what its mission asks for, and then at its ship and away."""

from __future__ import annotations

from rimward.games.aurora.docks import on_planet, square_of_dock
from rimward.games.aurora.table.board import WALKING
from rimward.games.aurora.table.names import HOMES
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.winning import held, may_win, mission_of, parameters
from rimward.kit.graph import NOWHERE as NO_WAY

FAR = 60.0  # where no way leads


def missing(g: Aurora, side: int) -> int:
    """How many of what has to be brought the side does not hold."""
    mission = mission_of(g)
    if mission is None:
        return 0
    wanted = parameters(mission)
    mine = [n for n, who in enumerate(g.figures) if who.side == side and not who.out]
    return max(0, wanted.count - held(g, mine, wanted.what))


def holds(g: Aurora, figure: int) -> bool:
    mission = mission_of(g)
    return mission is not None and parameters(mission).what in g.figures[figure].holds


def docks_of(g: Aurora, side: int) -> list[int]:
    return [square_of_dock(ship.dock) for n, ship in enumerate(g.ships) if ship.side == side and on_planet(g, n)]


def aims(g: Aurora, figure: int) -> list[int]:
    """The squares that a character heads for."""
    who = g.figures[figure]
    mission = mission_of(g)
    if holds(g, figure) and may_win(g, who.side):
        return docks_of(g, who.side)
    if mission is not None:
        wanted = parameters(mission).what
        lying = [thing.square for thing in g.things if thing.name == wanted]
        if missing(g, who.side) and lying:
            return lying
        carried = [g.figures[n].square for n in g.opponents(figure) if wanted in g.figures[n].holds]
        if carried:
            return carried
    return [g.figures[n].square for n in g.opponents(figure) if not g.figures[n].hidden] or list(g.crates)


def way_to(g: Aurora, goals: list[int], square: int) -> float:
    """How far it is from a square to the nearest of them, in points."""
    if not goals:
        return FAR
    cost = g.plan().map.board(WALKING).ways(*sorted(set(goals))).cost(square)
    return FAR if cost == NO_WAY else float(cost)


def home_of(g: Aurora, ship: int) -> str:
    return HOMES[g.ships[ship].side]


def carries_all(g: Aurora, ship: int) -> bool:
    """Whether what has to be brought is aboard."""
    mission = mission_of(g)
    if mission is None:
        return False
    wanted = parameters(mission)
    return held(g, g.crew_aboard(ship), wanted.what) >= wanted.count
