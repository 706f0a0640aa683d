"""The crew of a Coalition ship at its stations: aurora.solo.best-stations."""

from __future__ import annotations

from typing import Final

from rimward.games.aurora.aboard import take_room
from rimward.games.aurora.table.names import (
    BRIG,
    COMMANDER,
    COMMUNICATIONS,
    ENGINEERING,
    MED_BAY,
    NAVIGATION,
    SKILL_AT,
    WEAPONS,
)
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import initiative

FILLED: Final = (NAVIGATION, WEAPONS, COMMANDER, ENGINEERING, COMMUNICATIONS)


def best_stations(g: Aurora, ship: int) -> dict[str, int]:
    """Who should man what: station by station whoever of those left is best at it, then the higher initiative."""
    free = [n for n in g.crew_aboard(ship) if g.figures[n].room not in (BRIG, MED_BAY)]
    found: dict[str, int] = {}
    for station in FILLED[: len(free)]:
        found[station] = max(free, key=lambda n: (g.crew(n).skill(SKILL_AT[station]), initiative(g, n), -n))
        free.remove(found[station])
    return found


def man_stations(g: Aurora, ship: int) -> None:
    """Not while somebody has boarded it: who is engaged stays so (aurora.boarding.engage)."""
    if g.intruders(ship):
        return
    for station, figure in best_stations(g, ship).items():
        if g.figures[figure].room != station:
            take_room(g, figure, station)
