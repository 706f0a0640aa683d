"""Where enemies can go and whom they can attack from there: aurora.npc.path, aurora.npc.no-weapons."""

from __future__ import annotations

from typing import Final

from rimward.games.aurora.docks import on_planet, square_of_dock
from rimward.games.aurora.places import adjacent
from rimward.games.aurora.table.board import CRATE, HINDERING, PILLAR, SEEING, SOLID, VOID, WATER, WIDTH
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import flies, speed
from rimward.kit.gait import SHUT, WALL, Gait
from rimward.kit.graph import NOWHERE as NO_WAY
from rimward.kit.graph import Board
from rimward.kit.sight import Sight, free_lines

THROUGH_DOORS: Final = Sight(SOLID, (WALL, SHUT))
POINT: Final = 100  # of a cost; what is below it counts hindering squares, which break ties: aurora.npc.path
SLOW: Final = {HINDERING: POINT, CRATE: POINT, WATER: POINT}
ROUGH: Final = {HINDERING: 1, CRATE: 1}
WALKS: Final = Gait(step=POINT, leaving=SLOW, entering=ROUGH, barred=SOLID, up=0, down=0)
FLIES: Final = Gait(step=POINT, barred=(PILLAR, VOID), up=9, down=9)


def is_giant(g: Aurora, figure: int) -> bool:
    return "giant" in g.crew(figure).keywords


def board_of(g: Aurora, figure: int) -> Board:
    return g.plan().map.board(FLIES if flies(g, figure) else WALKS)


def in_its_way(g: Aurora, figure: int, prey: int = NOWHERE) -> frozenset[int]:
    """What it may not enter: squares of all but its friends (aurora.npc.path), and low ceilings for a giant
    (aurora.creature.giant-entry). Its prey stands where the way ends."""
    side = g.figures[figure].side
    taken = [who.square for n, who in enumerate(g.figures) if who.is_active and who.side != side and n != prey]
    return frozenset([*taken, *g.plan().low]) if is_giant(g, figure) else frozenset(taken)


def reach(g: Aurora, figure: int) -> dict[int, int]:
    """By square where it could end its move, what it costs to get there; its own square costs nothing. On a dock with a
    ship it only goes aboard."""
    here, ground = g.figures[figure].square, g.plan().map.ground
    found = {here: 0}
    taken = {who.square for who in g.figures if who.is_active}
    taken.update([square_of_dock(g, card.dock) for n, card in enumerate(g.ships) if on_planet(g, n)])
    ways = board_of(g, figure).ways(here, barred=in_its_way(g, figure))
    for square in ways.within(speed(g, figure) * POINT + POINT - 1):
        if square not in taken and ground[square] not in SOLID:
            found[square] = ways.cost(square)
    return found


def way_to(g: Aurora, figure: int, square: int) -> int:
    """What it costs to get where somebody stands, past all others."""
    board, here = board_of(g, figure), g.figures[figure].square
    ways = board.ways(here, barred=in_its_way(g, figure))
    return min([ways.cost(before) + cost for before, cost in board.into()[square]], default=NO_WAY)


def can_attack(g: Aurora, figure: int, square: int, target: int) -> bool:
    """From that square: beside it, or in range and in sight past those who are not its friends."""
    plan, there = g.plan().map, g.figures[target].square
    if there == NOWHERE:
        return False
    if adjacent(g, square, there):
        return True
    if plan.distance(square, there) > g.crew(figure).range:
        return False
    return bool(free_lines(plan, sight_of(g, figure, there), square, there, _blocking(g, figure, square, target)))


def sight_of(g: Aurora, figure: int, there: int) -> Sight:
    """aurora.creature.giant-fire: where a giant cannot enter it fires in through the doors."""
    return THROUGH_DOORS if is_giant(g, figure) and there in g.plan().low else SEEING


def _blocking(g: Aurora, figure: int, square: int, target: int) -> frozenset[int]:
    """aurora.npc.fire-through-friends; nobody is in the way when it fires down."""
    levels = g.plan().map.levels
    if levels[square] > levels[g.figures[target].square]:
        return frozenset()
    side = g.figures[figure].side
    return frozenset(
        [
            who.square
            for n, who in enumerate(g.figures)
            if who.is_active and who.side != side and not who.hidden and n != target
        ]
    )


def attackable(g: Aurora, figure: int, target: int, squares: dict[int, int]) -> list[int]:
    """Those of these squares from which it could attack somebody."""
    return [square for square in squares if can_attack(g, figure, square, target)]


def ends(g: Aurora, figure: int, prey: int) -> tuple[int, ...]:
    """aurora.npc.path: the equally good squares to end a move on that goes for somebody. It stops as soon as it can
    attack, and stays where it can already."""
    squares = reach(g, figure)
    good = attackable(g, figure, prey, squares)
    if good:
        return cheapest(good, squares, g.figures[prey].square)
    return nearest(g, figure, g.figures[prey].square, squares, prey)


def ends_at(g: Aurora, figure: int, ship: int) -> tuple[int, ...]:
    """The same on its way to a docked ship: aurora.docked.npc-aboard."""
    dock = square_of_dock(g, g.ships[ship].dock)
    squares = reach(g, figure)
    ways = board_of(g, figure).ways(g.figures[figure].square, barred=in_its_way(g, figure))
    if g.figures[figure].square == dock or ways.cost(dock) < (speed(g, figure) + 1) * POINT:
        return (dock,)
    return nearest(g, figure, dock, squares)


def cheapest(squares: list[int], costs: dict[int, int], goal: int) -> tuple[int, ...]:
    """The shortest way there, then the straightest line from there to the goal."""
    rank = {square: (costs[square], straight(square, goal)) for square in squares}
    best = min(rank.values())
    return tuple([square for square in squares if rank[square] == best])


def straight(here: int, there: int) -> int:
    """How far it is as the crow flies, squared."""
    (row, column), (to_row, to_column) = divmod(here, WIDTH), divmod(there, WIDTH)
    return (row - to_row) ** 2 + (column - to_column) ** 2


def nearest(g: Aurora, figure: int, goal: int, squares: dict[int, int], prey: int = NOWHERE) -> tuple[int, ...]:
    """The shortest way left, then the straightest; where no way leads there, as near as it gets."""
    course = board_of(g, figure).course(goal, barred=in_its_way(g, figure, prey) - {goal})
    left = {square: course.cost(square) for square in squares}
    if min(left.values()) == NO_WAY:
        left = dict.fromkeys(squares, 0)
    rank = {square: (left[square], straight(square, goal), squares[square]) for square in squares}
    best = min(rank.values())
    return tuple([square for square in squares if rank[square] == best])
