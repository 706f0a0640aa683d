"""What ships do, rated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rimward.games.aurora.advice.aims import aims, carries_all, home_of, way_to
from rimward.games.aurora.docks import square_of_dock
from rimward.games.aurora.ship_damage import is_heavy
from rimward.games.aurora.ship_move import ShipMove
from rimward.games.aurora.ship_turn import ShipTurn
from rimward.games.aurora.table.names import HOME
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.question import Value

TURNED: Final = 0.6  # squares that a wrong facing costs
ABILITIES: Final = {"overclock": 0.5, "patch-hull": 4.0}


def acting(g: Aurora) -> int:
    return g.under(ShipTurn).ship


def wanted_planet(g: Aurora, ship: int) -> str:
    """Down to the mission, or home with what it asked for, or home to be patched."""
    if carries_all(g, ship) or g.ships[ship].critical:
        return home_of(g, ship)
    return g.planet


def away(g: Aurora, ship: int, square: int, facing: int) -> float:
    """How far a ship on that square would be from where it wants to be."""
    plan = g.space().map
    goals = g.planet_squares(wanted_planet(g, ship))
    goal = min(goals, key=lambda there: plan.distance(square, there))
    far = plan.distance(square, goal)
    return far + (TURNED if far and plan.distance(plan.ahead(square, facing), goal) >= far else 0.0)


def action(g: Aurora, seat: int, value: Value) -> float:
    ship = acting(g)
    card = g.ships[ship]
    if not isinstance(value, tuple):
        return word(g, ship, str(value))
    kind = str(value[0])
    if kind == "descend":
        dock = int(value[1])
        if carries_all(g, ship) and dock != HOME:
            return -1.0
        return 20.0 - way_to(g, [thing.square for thing in g.things], square_of_dock(dock)) / 4 if dock != HOME else 6.0
    if kind == "ability":
        return ABILITIES.get(str(value[1]), 0.0)
    rates = {"salvage": 1.5, "scan": 2.0, "turn": 2.0, "board": 4.0, "fetch": 0.5, "use": 1.0, "release": -1.0}
    return rates.get(kind, -0.5) if not card.critical else rates.get(kind, -0.5) / 2


def word(g: Aurora, ship: int, value: str) -> float:
    card = g.ships[ship]
    if value == "attack":
        return 8.0
    if value == "move":
        far = away(g, ship, card.square, card.facing)
        return min(6.0, far) if far else 0.0
    if value == "ascend":
        seat = card.seat
        out = any([who.seat == seat and who.on_surface for who in g.figures])
        return 5.0 if carries_all(g, ship) and g.tier > 1 else (-2.0 if out or not is_heavy(g, ship) else 1.0)
    return 0.3 if value == "end" else 0.2


def flight(g: Aurora, seat: int, value: Value) -> float:
    ship = g.under(ShipMove).ship
    card = g.ships[ship]
    if not isinstance(value, tuple):
        return -away(g, ship, card.square, card.facing)
    square, facing = (int(value[1]), int(value[2])) if value[0] == "fly" else (card.square, int(value[1]))
    return -away(g, ship, square, facing) - 0.05


def target(g: Aurora, seat: int, value: Value) -> float:
    ship = g.ships[int(value[1])] if isinstance(value, tuple) else None
    return 0.0 if ship is None else ship.damage + (0.0 if ship.shields_up else 5.0)


def ability(g: Aurora, seat: int, value: Value) -> float:
    """Worth a try wherever it may help; initiative only where somebody is near."""
    if not isinstance(value, tuple):
        return 0.2
    return 0.1 if value[1] == "in-command" else 1.0


def start(g: Aurora, seat: int, value: Value) -> float:
    if not isinstance(value, tuple):
        return 0.0
    if value[0] == "dock":
        mine = [n for n, who in enumerate(g.figures) if who.seat == seat]
        goals = [thing.square for thing in g.things] or (aims(g, mine[0]) if mine else [])
        return -way_to(g, goals, square_of_dock(int(value[1])))
    return 0.0


RATED: Final[dict[str, Callable[[Aurora, int, Value], float]]] = {
    "aurora.ship-action.list": action,
    "aurora.ship-move.straight": flight,
    "aurora.ship-combat.target": target,
    "aurora.ship-ability.timing": ability,
    "aurora.setup.quick-docks": start,
    "aurora.setup.ship-start": start,
}
