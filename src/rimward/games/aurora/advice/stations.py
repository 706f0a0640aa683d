"""Who mans the stations of a ship, rated by what a change of places brings."""

from __future__ import annotations

from typing import Final

from rimward.games.aurora.table.names import (
    COMMANDER,
    COMMUNICATIONS,
    ENGINEERING,
    MED_BAY,
    NAVIGATION,
    SKILL_AT,
    SPECIALTY_OF,
    STATIONS,
    WEAPONS,
)
from rimward.games.aurora.table.state import Aurora

WEIGHTS: Final = {NAVIGATION: 3.0, WEAPONS: 2.0, ENGINEERING: 1.0, COMMUNICATIONS: 1.0, COMMANDER: 0.8}
SPECIALIST: Final = 0.2
TREATED: Final = 0.5  # a wound that is healed
SOON: Final = 0.8  # of it, as long as the medic is elsewhere
CHANGE: Final = 0.1  # what no change is worth more than


def at(g: Aurora, figure: int, room: str) -> float:
    """What somebody is worth in a room, of those who are conscious."""
    if room not in STATIONS:
        return 0.0
    crew = g.crew(figure)
    skill = crew.skill(SKILL_AT[room])
    special = SPECIALIST * (SPECIALTY_OF[room] in crew.specialty)
    return WEIGHTS[room] * (0.4 + skill / 5 + special) if skill else 0.1


def man(g: Aurora, ship: int, figure: int, room: str) -> float:
    """What it brings to send somebody to a room; whoever is there takes the place that becomes free."""
    who = g.figures[figure]
    if who.out:
        return 2.0 if room == MED_BAY else 0.0
    gained = at(g, figure, room) - at(g, figure, who.room)
    there = g.manned(ship, room) if room in STATIONS else figure
    if there not in (figure, -1):
        gained += at(g, there, who.room) - at(g, there, room)
    gained += treated(g, ship, figure, room) - treated(g, ship, figure, who.room)
    return gained - CHANGE


def treated(g: Aurora, ship: int, figure: int, room: str) -> float:
    """aurora.heal.med-bay: a medic there for whoever lies there, and a place for the wounded where one is."""
    if room != MED_BAY:
        return 0.0
    others = [n for n in g.aboard(ship) if n != figure and g.figures[n].room == MED_BAY]
    medics = [n for n in g.crew_aboard(ship) if n != figure and "medical" in g.crew(n).specialty]
    healed = 1.0 if set(medics) & set(others) else SOON if medics else 0.0
    worth = TREATED * g.figures[figure].wounds * healed
    if "medical" in g.crew(figure).specialty:
        worth += TREATED * sum([min(2, g.figures[n].wounds) for n in others])
    return worth
