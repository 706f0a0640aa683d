"""Who goes down to the planet and with what, in which order they act, and who is drafted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rimward.games.aurora.advice.aims import aims, carries_all, chance, holds, is_spent, missing, use, way_to
from rimward.games.aurora.advice.stations import WEIGHTS
from rimward.games.aurora.goals import targets
from rimward.games.aurora.landing import Deploy, Equip
from rimward.games.aurora.recovery import has_medic
from rimward.games.aurora.table.names import MED_BAY, NAVIGATION, SKILL_AT, STATION_OF, STATIONS
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import RANGED, health, initiative, kind_of
from rimward.kernel.question import Value

GOES: Final = 4.0  # from so much on somebody goes
TAKER: Final = 8.0  # what it is worth to pass the test of the mission for sure
PILOT: Final = 4.0
FIRST: Final = 0.5  # for a point of initiative: a party that moves first wins more often
USUAL: Final = 5  # initiative
HURT: Final = 3  # wounds with which one lies down


def fitness(g: Aurora, figure: int) -> float:
    """How well somebody fights, and passes the test of the mission, and how soon the party moves with it."""
    crew, who = g.crew(figure), g.figures[figure]
    left = health(g, figure) - who.wounds
    able = use(g, figure, g.party(who.seat))
    soon = FIRST * (initiative(g, figure) - USUAL)
    return crew.attack + left / 3 + TAKER * able + soon - (6.0 if is_spent(g, figure) else 0.0)


def party(g: Aurora, seat: int, value: Value) -> float:
    """Whoever passes the tests and fights best goes; somebody stays to fly, and all do where the goal is in orbit."""
    if not isinstance(value, tuple):
        return GOES
    if targets(g, g.sides()[seat]):
        return 0.0
    figure = int(value[1])
    return fitness(g, figure) - (PILOT if g.figures[figure].room == NAVIGATION else 0.0)


def deployment(g: Aurora, seat: int, value: Value) -> float:
    figure = g.under(Deploy).figure
    return -way_to(g, aims(g, figure), int(value[1])) if isinstance(value, tuple) else 0.0


def arm(g: Aurora, seat: int, value: Value) -> float:
    """One weapon to shoot with and one to strike with: the others are for the others."""
    if not isinstance(value, tuple):
        return 0.0
    gear, kind = g.figures[g.under(Equip).figure].gear, g.content.items[str(value[1])]
    shoots = any([kind_of(g, item).kind in RANGED for item in gear])
    if kind.kind in RANGED:
        return -1.0 if shoots else 3.0
    if kind.kind == "melee":
        return 1.0 if shoots or g.crew(g.under(Equip).figure).attack >= GOES else 0.5
    return -1.0 if str(value[1]) == "emergency-teleport-device" else 1.5


def player(g: Aurora, seat: int, value: Value) -> float:
    """Who holds what is wanted acts first, and whoever is to take it."""
    if not isinstance(value, tuple):
        wins = value == "ascend" and g.tier > 1 and carries_all(g, g.own_ship(seat))
        hunts = value == "ascend" and bool(targets(g, g.sides()[seat]))
        return 9.0 if wins or hunts else 0.0 if value == "end" else -1.0
    figure = int(value[1])
    if value[0] == "leave":
        return leaving(g, seat, figure)
    if value[0] != "crew":
        return -1.0
    return 5.0 + initiative(g, figure) / 10 + (3.0 if holds(g, figure) else 0.0) + chance(g, figure)


def leaving(g: Aurora, seat: int, figure: int) -> float:
    """Reinforcements, as long as two stay aboard; before all whoever passes a test that nobody else does."""
    if holds(g, figure) or carries_all(g, g.own_ship(seat)):
        return -1.0
    if targets(g, g.figures[figure].side):
        return -1.0
    if missing(g, g.figures[figure].side) and chance(g, figure) and not any([chance(g, n) for n in g.party(seat)]):
        return 4.5
    stays = g.figures[figure].room == NAVIGATION or len(g.crew_aboard(g.own_ship(seat))) <= 2
    return -1.0 if stays or is_spent(g, figure) or g.figures[figure].room == MED_BAY else 0.5 + fitness(g, figure) / 20


def room(g: Aurora, seat: int, value: Value) -> float:
    """aurora.landing.party-aboard: into the Med Bay with wounds, if anybody heals there."""
    where = str(value[1]) if isinstance(value, tuple) else ""
    ship = g.own_ship(seat)
    hurt = max([who.wounds for who in g.figures if who.ship == ship and who.seat == seat], default=0)
    if where == MED_BAY:
        return 2.0 if hurt >= HURT and has_medic(g, ship) else 0.5
    return 1.0 if where in STATIONS else 0.0


def kept(g: Aurora, seat: int, value: Value) -> float:
    """What goes when there is too much: the cheapest, to a friend if one takes it."""
    if not isinstance(value, tuple):
        return 0.0
    gives = 30.0 if value[0] == "give" else 0.0
    return gives - float(g.content.items[str(value[1])].value)


def swapped(g: Aurora, seat: int, value: Value) -> float:
    """A gun for whoever has none."""
    if not isinstance(value, tuple) or value[0] != "give":
        return 0.5 if value == "done" else 0.0
    shoots = any([kind_of(g, item).kind in RANGED for item in g.figures[int(value[2])].gear])
    return 1.0 if g.content.items[str(value[1])].kind in RANGED and not shoots else 0.0


def drafted(g: Aurora, seat: int, value: Value) -> float:
    """Good at its station before all: whoever flies a point further lands first."""
    if not isinstance(value, tuple):
        return 0.0
    crew = g.content.crew[str(value[1])]
    rooms = [STATION_OF[specialty] for specialty in crew.specialty]
    station = min([WEIGHTS[room] * crew.skill(SKILL_AT[room]) for room in rooms])
    return station + sum(crew.skills) / 4 + crew.attack + crew.health / 3 + crew.initiative / 2 + crew.speed / 2


RATED: Final[dict[str, Callable[[Aurora, int, Value], float]]] = {
    "aurora.landing.deployment": deployment,
    "aurora.landing.choose-party": party,
    "aurora.landing.assign-armory": arm,
    "aurora.landing.party-aboard": room,
    "aurora.round.surface-phase": player,
    "aurora.gear.over-limit": kept,
    "aurora.setup.crew-draft": drafted,
    "aurora.gear.exchange": swapped,
}
