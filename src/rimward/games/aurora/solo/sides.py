"""Who belongs to the Coalition that the game plays, and whom it mirrors: aurora.solo.sides."""

from __future__ import annotations

from rimward.games.aurora.docks import on_planet
from rimward.games.aurora.goals import lacks, sought
from rimward.games.aurora.table.names import COALITION, NOWHERE, NPC_SHIPS, RENEGADES
from rimward.games.aurora.table.pieces import Mate
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import initiative
from rimward.games.aurora.winning import may_win, mission_of, parameters


def rivals(g: Aurora) -> list[int]:
    """The ships of the Coalition that nobody plays."""
    return [n for n, card in enumerate(g.ships) if card.side == COALITION and card.seat == NOWHERE]


def renegades(g: Aurora) -> list[int]:
    """The ships of the Renegades that are still theirs."""
    return [n for n, card in enumerate(g.ships) if card.side == RENEGADES and card.captor == NOWHERE]


def counterpart(g: Aurora, ship: int) -> int:
    """The player whose party a ship of the Coalition mirrors, and who chooses its crew: the first ship is that of the
    first player, the second that of the second."""
    players = [card.seat for card in g.ships if card.side == RENEGADES]
    return players[rivals(g).index(ship) % len(players)]


def landed(g: Aurora) -> bool:
    """Whether a ship of the Renegades has come down."""
    return any([on_planet(g, n) for n in renegades(g)])


# --- crew ------------------------------------------------------------------------------------------------------------
def is_mate(g: Aurora, figure: int) -> bool:
    return any([mate.figure == figure for mate in g.mates])


def mate_of(g: Aurora, figure: int) -> Mate:
    return next(mate for mate in g.mates if mate.figure == figure)


def put_mate(g: Aurora, figure: int, fought: int) -> None:
    """Whom it has just fought hand to hand."""
    g.mates = tuple([mate.but(fought=fought) if mate.figure == figure else mate for mate in g.mates])


def crew_of(g: Aurora, ship: int) -> list[int]:
    """Those that have come down with a ship and still belong to the Coalition."""
    return [mate.figure for mate in g.mates if mate.ship == ship and g.figures[mate.figure].seat == NOWHERE]


def party_of(g: Aurora, ship: int) -> list[int]:
    """Its active crew on the surface."""
    return [n for n in crew_of(g, ship) if g.figures[n].is_active]


def has_turn(g: Aurora, ship: int) -> bool:
    """Somebody of it is on the surface, or it lies on a dock and is still the Coalition's."""
    docked = on_planet(g, ship) and g.ships[ship].captor == NOWHERE and bool(g.crew_aboard(ship))
    return docked or bool(party_of(g, ship))


def turn_value(g: Aurora, ship: int) -> int:
    """aurora.solo.turn-order: as for a player, the initiatives of the party together."""
    return sum([initiative(g, n) for n in party_of(g, ship)])


def number_of(ship: int) -> int:
    """By which its party goes among the seats in turn order."""
    return NPC_SHIPS + ship


# --- the goal --------------------------------------------------------------------------------------------------------
def wanted(g: Aurora) -> str:
    """What has to be brought home; empty without a mission."""
    mission = mission_of(g)
    return "" if mission is None else parameters(mission).what


def holds(g: Aurora, figure: int) -> bool:
    return bool(wanted(g)) and wanted(g) in g.figures[figure].holds


def missing(g: Aurora) -> bool:
    """Whether the Coalition still has to get something; never where it can only stop the Renegades."""
    return may_win(g, COALITION) and bool(lacks(g, COALITION))


def goals(g: Aurora) -> list[int]:
    """The things that it could take or hold now; where it can only stop the Renegades, those that they could."""
    return sought(g, COALITION if may_win(g, COALITION) else RENEGADES)


def lying(g: Aurora) -> list[int]:
    return [g.things[n].square for n in goals(g)]


def carries_home(g: Aurora, figure: int) -> bool:
    """Whether it has something that its own ship needs."""
    return holds(g, figure) and may_win(g, COALITION)
