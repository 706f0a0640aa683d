"""Who is beside whom, who sees whom, and who holds whom up: aurora.board, aurora.elude."""

from __future__ import annotations

from rimward.games.aurora.table.board import FLYING, SOLID, TOUCHING, WALKING
from rimward.games.aurora.table.names import NOWHERE, VILLAINS
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import flies
from rimward.kit.gait import Gait
from rimward.kit.squares import OFF_BOARD


def adjacent(g: Aurora, here: int, there: int) -> bool:
    """aurora.board.adjacency: they share an edge or a corner, and no wall and no ledge is between them."""
    plan = g.plan()
    if plan.map.distance(here, there) > 1:
        return False
    return here == there or there in plan.around(here, TOUCHING)


def beside(g: Aurora, figure: int, other: int) -> bool:
    """Adjacent on the surface, or both aboard the same ship (aurora.boarding.range-one)."""
    one, two = g.figures[figure], g.figures[other]
    if one.on_surface and two.on_surface:
        return adjacent(g, one.square, two.square)
    return one.ship == two.ship != NOWHERE


def reaches(g: Aurora, figure: int, square: int) -> bool:
    """aurora.interact.reach: on its square or adjacent."""
    return g.figures[figure].on_surface and adjacent(g, g.figures[figure].square, square)


def watching(g: Aurora, side: int) -> list[int]:
    """Who holds up the crew of a side that is beside it: aurora.elude.hidden-opponents. No drone does
    (aurora.elude.drones-exempt)."""
    return [
        n
        for n, other in enumerate(g.figures)
        if other.is_active
        and other.side != side
        and not other.hidden
        and "stun" not in other.tokens
        and not (other.side == VILLAINS and g.crew(n).rank == "drone")
    ]


def confront(g: Aurora, figure: int, square: int) -> list[int]:
    """The opponents who would hold it up on a square."""
    found = watching(g, g.figures[figure].side)
    return [n for n in found if adjacent(g, square, g.figures[n].square)]


def is_confronted(g: Aurora, figure: int) -> bool:
    who = g.figures[figure]
    return who.on_surface and bool(confront(g, figure, who.square))


def gait_of(g: Aurora, figure: int) -> Gait:
    return FLYING if flies(g, figure) else WALKING


def in_shadow(g: Aurora, square: int) -> bool:
    """aurora.stealth.eligible-squares"""
    plan = g.plan()
    return square in plan.shadows or (square in plan.sills and not g.first_rules)


def is_open(g: Aurora, square: int) -> bool:
    """Ground on which somebody may stand."""
    return g.plan().map.ground[square] not in SOLID


def room_at(g: Aurora, square: int) -> int:
    """The number of the room, 0 outdoors."""
    return g.plan().rooms[square]


def noticed(g: Aurora, square: int) -> str:
    """The word for who has been seen where that square is, in its room or on its tile."""
    plan = g.plan()
    return f"noticed:{plan.rooms[square]}:{plan.tiles[square]}"


def show(g: Aurora, figure: int) -> None:
    """aurora.warrior.guard-pursuit: guards of the room have seen somebody, and will remember it this round."""
    who = g.figures[figure]
    if g.first_rules or who.hidden or not who.on_surface:
        return
    word = noticed(g, who.square)
    if any([foe.guards and noticed(g, g.figures[foe.figure].square) == word for foe in g.foes]):
        g.mark(figure, word)


def burning(g: Aurora) -> frozenset[int]:
    """aurora.status.fire: the squares of the tokens and the four around each."""
    if not g.fires:
        return frozenset()
    plan = g.plan().map
    near = [plan.ahead(square, way) for square in g.fires for way in (0, 2, 4, 6)]
    return frozenset([*g.fires, *[square for square in near if square != OFF_BOARD]])
