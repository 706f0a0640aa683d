"""Where crew of the Coalition end their moves: beside whom they are after, else as near as they get."""

from __future__ import annotations

from rimward.games.aurora.docks import on_planet, square_of_dock
from rimward.games.aurora.enemies.reach import board_of, cheapest, in_its_way, straight
from rimward.games.aurora.move import ways
from rimward.games.aurora.places import adjacent, in_shadow, is_open, room_at
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import flies, speed
from rimward.kit.graph import NOWHERE as NO_WAY
from rimward.kit.squares import OFF_BOARD

Costs = dict[int, int]


def docks_taken(g: Aurora) -> set[int]:
    """Where one would step aboard."""
    return {square_of_dock(g, card.dock) for n, card in enumerate(g.ships) if on_planet(g, n)}


def open_squares(g: Aurora, figure: int, free: bool) -> Costs:
    """By square on which it could end a Move, what it costs to get there; its own costs nothing. Docks with a ship are
    left out."""
    found = {g.figures[figure].square: 0}
    for square, (cost, _way, _risk) in ways(g, figure, speed(g, figure), free or flies(g, figure)).items():
        found[square] = cost
    taken = docks_taken(g)
    return {square: cost for square, cost in found.items() if square not in taken}


def around(g: Aurora, there: int) -> list[int]:
    plan = g.plan().map
    near = [there, *[plan.ahead(there, way) for way in range(8)]]
    return [square for square in near if square != OFF_BOARD and is_open(g, square) and adjacent(g, square, there)]


def left_to(g: Aurora, figure: int, there: int, squares: Costs) -> Costs:
    """By square, what is left of the way to somewhere beside that place."""
    free = around(g, there)
    course = board_of(g, figure).course(*(free or [there]), barred=in_its_way(g, figure) - {there, *free})
    return {square: course.cost(square) for square in squares}


def closest_end(g: Aurora, figure: int, squares: Costs, there: int) -> tuple[int, ...]:
    """aurora.solo.melee-preference: the equally good squares of these, on the cheapest way beside that place; else
    those from which least of the way is left."""
    beside = [square for square in squares if adjacent(g, square, there) and square != there]
    if beside:
        return cheapest(beside, squares, there)
    left = left_to(g, figure, there, squares)
    if min(left.values()) == NO_WAY:
        left = dict.fromkeys(squares, 0)
    rank = {square: (left[square], straight(square, there), squares[square]) for square in squares}
    least = min(rank.values())
    return tuple([square for square in squares if rank[square] == least])


def shaded(g: Aurora, squares: Costs) -> Costs:
    """aurora.solo.stealth: those beside a wall or in what hinders."""
    return {square: cost for square, cost in squares.items() if in_shadow(g, square)}


def enters_company(g: Aurora, figure: int, square: int) -> bool:
    """aurora.solo.stealth: whether it comes into a room in which opponents or other NPCs are."""
    who, room = g.figures[figure], room_at(g, square)
    if not room or in_same_room(g, who.square, square):
        return False
    others = [other.square for other in g.figures if other.is_active and other.side != who.side]
    return any([in_same_room(g, there, square) for there in others])


def in_same_room(g: Aurora, one: int, two: int) -> bool:
    """In one room; outdoors, on one tile."""
    plan = g.plan()
    return plan.rooms[one] == plan.rooms[two] and plan.tiles[one] == plan.tiles[two]
