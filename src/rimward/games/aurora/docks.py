"""The docks of the mission planet, and who may go aboard what lies there: aurora.docked."""

from __future__ import annotations

from rimward.games.aurora.goals import is_person
from rimward.games.aurora.table.names import BRIG, CAPS, HOME, NOWHERE
from rimward.games.aurora.table.state import Aurora


def dock_on(g: Aurora, square: int) -> int:
    """The dock of a square, or NOWHERE."""
    docks = g.layout.docks
    return docks.index(square) if square in docks else NOWHERE


def square_of_dock(g: Aurora, dock: int) -> int:
    return g.layout.docks[dock]


def free_docks(g: Aurora) -> list[int]:
    """aurora.docked.one-per-dock"""
    return [dock for dock in range(len(CAPS)) if g.docked_at(dock) == NOWHERE]


def on_planet(g: Aurora, ship: int) -> bool:
    """Docked on the mission planet."""
    return g.ships[ship].dock not in (HOME, NOWHERE)


def belongs(g: Aurora, ship: int) -> list[int]:
    """Everybody who counts towards a ship's capacity (aurora.ship.capacity): aboard, but not in the Brig, and its
    player's crew elsewhere."""
    card = g.ships[ship]
    return [
        n
        for n, figure in enumerate(g.figures)
        if (figure.ship == ship and figure.room != BRIG and figure.side == card.side)
        or (figure.ship != ship and figure.seat == card.seat != NOWHERE and figure.side == card.side)
    ]


def load(g: Aurora, ship: int) -> int:
    """How many count towards its capacity, the people who follow those aboard among them; captives elsewhere do not
    (aurora.prisoner.owner-recruits)."""
    crew = [n for n in belongs(g, ship) if not g.is_captive(n)]
    led = [what for n in crew if g.figures[n].ship == ship for what in g.figures[n].holds if is_person(g, what)]
    return len(crew) + len(led)


def is_full(g: Aurora, ship: int) -> bool:
    """aurora.ship.capacity"""
    return load(g, ship) >= g.content.sheet.capacity


def may_board(g: Aurora, figure: int, ship: int) -> bool:
    """Its own ship and those of the enemy; that of a teammate as a passenger, if there is room."""
    who, card = g.figures[figure], g.ships[ship]
    if who.seat == card.seat or who.side != card.side:
        return True
    return not is_full(g, ship)
