"""What ships do, rated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rimward.games.aurora.acting import Flying
from rimward.games.aurora.advice import fights, stations
from rimward.games.aurora.advice.aims import aims, carries_all, holds, home_of, lying, way_to
from rimward.games.aurora.docks import square_of_dock
from rimward.games.aurora.enemies import fleet
from rimward.games.aurora.goals import targets as wrecks
from rimward.games.aurora.landing import Ascend
from rimward.games.aurora.ship_combat import targets
from rimward.games.aurora.ship_damage import is_heavy
from rimward.games.aurora.ship_move import TURN, ShipMove
from rimward.games.aurora.ship_turn import ShipTurn
from rimward.games.aurora.table.board import BLOCKING, HINDERING, VOID
from rimward.games.aurora.table.names import HOME
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.question import Value
from rimward.kit.gait import Gait
from rimward.kit.graph import NOWHERE as NO_WAY

FLIGHT: Final = Gait(leaving={HINDERING: 1}, barred=(BLOCKING, VOID))
LOST: Final = 99.0  # where no way leads
LAND: Final = 20.0
FIRST: Final = 30.0  # what ends the turn comes last
BOUND: Final = 10.0  # a move: no shot is worth a landing that is a round later
ABILITIES: Final = {"overclock": 0.5, "patch-hull": 4.0}
RATES: Final = {
    "salvage": 1.5,
    "scan": 2.0,
    "turn": 2.0,
    "board": 4.0,
    "fetch": 0.5,
    "tow": 4.0,
    "use": 1.0,
    "release": -1.0,
}


def wanted_planet(g: Aurora, ship: int) -> str:
    """Down to the mission, or home with what it asked for, or home to be patched."""
    if (carries_all(g, ship) and g.tier > 1) or g.ships[ship].critical:
        return home_of(g, ship)
    return g.planet


def away(g: Aurora, ship: int, square: int, facing: int) -> float:
    """How many points it takes from there to where it wants to be, turns included."""
    ends = [place for target in hunted(g, ship) for place in firing(g, ship, target)]
    if not ends:
        goals = g.planet_squares(wanted_planet(g, ship))
        ends = [goal * 8 + way for goal in goals for way in range(8)]
    cost = g.space().map.facing_board(FLIGHT, TURN).course(*ends).cost(square * 8 + facing)
    return LOST if cost == NO_WAY else float(cost)


def hunted(g: Aurora, ship: int) -> list[int]:
    """The ships that have, or are, what its side lacks: it is in no hurry to land."""
    card = g.ships[ship]
    if card.critical or carries_all(g, ship):
        return []
    holders = [n for n, other in enumerate(g.ships) if other.side != card.side and other.in_orbit]
    return wrecks(g, card.side) or [n for n in holders if any([holds(g, crew) for crew in g.crew_aboard(n)])]


def firing(g: Aurora, ship: int, target: int) -> list[int]:
    """The places from which it could fire at another: square times eight, and facing."""
    taken = {card.square for n, card in enumerate(g.ships) if n != ship}
    everywhere = range(8 * len(g.space().map))
    return [place for place in fleet.aims(g, ship, target, everywhere) if place // 8 not in taken]


# --- the turn --------------------------------------------------------------------------------------------------------
def action(g: Aurora, seat: int, value: Value) -> float:
    ship = g.under(Flying).ship
    card = g.ships[ship]
    if not isinstance(value, tuple):
        return word(g, ship, str(value))
    kind = str(value[0])
    if kind == "descend":
        return landing(g, ship, int(value[1]))
    if kind == "ability":
        return ABILITIES.get(str(value[1]), 0.0)
    if kind == "man":
        return FIRST + stations.man(g, ship, int(value[1]), str(value[2])) if _helps(g, ship, value) else -0.5
    return RATES.get(kind, -0.5) if not card.critical else RATES.get(kind, -0.5) / 2


def _helps(g: Aurora, ship: int, value: tuple[str | int, ...]) -> bool:
    return stations.man(g, ship, int(value[1]), str(value[2])) > 0


def landing(g: Aurora, ship: int, dock: int) -> float:
    if dock == HOME:
        return 6.0
    if (carries_all(g, ship) and g.tier > 1) or hunted(g, ship):
        return -1.0
    goals = lying(g, g.ships[ship].side) or [who.square for who in g.figures if who.is_active]
    return LAND - (way_to(g, goals, square_of_dock(g, dock)) / 4 if goals else 0.0)


def word(g: Aurora, ship: int, value: str) -> float:
    card = g.ships[ship]
    if value == "attack":
        return fire(g, ship)
    if value == "move":
        far = away(g, ship, card.square, card.facing)
        return BOUND + min(6.0, far) if far else 0.0
    if value == "ascend":
        out = any([who.seat == card.seat and who.on_surface for who in g.figures])
        leaves = (carries_all(g, ship) and g.tier > 1) or hunted(g, ship)
        return 5.0 if leaves else (-2.0 if out or not is_heavy(g, ship) else 1.0)
    return 0.3 if value == "end" else 0.2


def fire(g: Aurora, ship: int) -> float:
    """With the first action where a landing is to follow, which ends the turn."""
    worth = fights.may_be_shot(g, ship, targets(g, ship))
    lands = not hunted(g, ship) and g.at_planet(ship, g.planet) and g.under(ShipTurn).left > 1
    return worth + (FIRST if lands else 2.0)


def flight(g: Aurora, seat: int, value: Value) -> float:
    ship = g.under(ShipMove).ship
    card = g.ships[ship]
    if not isinstance(value, tuple):
        return -away(g, ship, card.square, card.facing)
    square, facing = (int(value[1]), int(value[2])) if value[0] == "fly" else (card.square, int(value[1]))
    return -away(g, ship, square, facing) - 0.05


def target(g: Aurora, seat: int, value: Value) -> float:
    return fights.shot(g, g.under(Flying).ship, int(value[1])) if isinstance(value, tuple) else 0.0


def ability(g: Aurora, seat: int, value: Value) -> float:
    """Worth a try wherever it may help; initiative only where somebody is near."""
    if not isinstance(value, tuple):
        return 0.2
    return 0.1 if value[1] == "in-command" else 1.0


# --- where it begins -------------------------------------------------------------------------------------------------
def start(g: Aurora, seat: int, value: Value) -> float:
    if not isinstance(value, tuple):
        return 0.0
    if value[0] == "dock":
        mine = [n for n, who in enumerate(g.figures) if who.seat == seat]
        goals = lying(g, g.ships[g.own_ship(seat)].side) or (aims(g, mine[0]) if mine else [])
        return -way_to(g, goals, square_of_dock(g, int(value[1])))
    ship = g.own_ship(seat)
    if value[0] == "square":
        return -away(g, ship, int(value[1]), 0)
    return -away(g, ship, int(g.ships[ship].square), int(value[1])) if g.ships[ship].in_orbit else 0.0


def ascent(g: Aurora, seat: int, value: Value) -> float:
    """aurora.landing.ascend-place: with the way home, or wherever it is bound, ahead."""
    frame = g.under(Ascend)
    if not isinstance(value, tuple):
        return 0.0
    if value[0] == "square":
        return -min([away(g, frame.ship, int(value[1]), facing) for facing in range(8)])
    return -away(g, frame.ship, frame.square, int(value[1]))


def spoils(g: Aurora, seat: int, value: Value) -> float:
    """What is offered when a ship was taken, and between ships that agree: a friend first, and take what there is."""
    word_ = str(value[0] if isinstance(value, tuple) else value)
    return {"rescue": 3.0, "prisoner": 2.0, "tow": 1.0, "agree": 1.0}.get(word_, 0.0)


RATED: Final[dict[str, Callable[[Aurora, int, Value], float]]] = {
    "aurora.ship-action.list": action,
    "aurora.ship-move.straight": flight,
    "aurora.ship-combat.target": target,
    "aurora.ship-ability.timing": ability,
    "aurora.setup.quick-docks": start,
    "aurora.setup.ship-start": start,
    "aurora.landing.ascend-place": ascent,
    "aurora.overtaken.take-prisoner": spoils,
    "aurora.overtaken.tow": spoils,
    "aurora.prisoner.trade": spoils,
    "aurora.boarding.negotiate": spoils,
    "aurora.initiative.tie-same-faction": spoils,
}
