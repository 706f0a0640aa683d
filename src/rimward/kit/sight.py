"""Lines of sight on squares, exact: whole numbers only.

For aurora.combat.line-of-sight, aurora.combat.enemies-block, aurora.terrain.doorway and aurora.terrain.ledge-sight.
A line runs from a corner of the square that looks to the centre of the square that is looked at, so the two need not
see each other alike. The one who looks may pick the corner.

What a line only touches does not obstruct it. It touches things at corners, and at those that it meets it may pass a
hair to either side. So it passes the end of a wall and the outside of a bend, but not a wall that goes on, nor one
that bends around it. It begins a hair inside its own square: nobody looks through a wall by leaning on it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

from rimward.kit.gait import DOOR, SHUT, WALL
from rimward.kit.graph import FREE
from rimward.kit.squares import EAST, NORTH, OFF_BOARD, SOUTH, WEST, Squares

Line = tuple[int, tuple[int, ...]]  # the corner that it comes from, and the squares between whose inside it crosses
CORNERS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (1, 1), (0, 1), (0, 0))  # clockwise from the north-east one
KEPT: Final = 20_000  # pairs of squares for which a map keeps its lines


class Sight:
    """What obstructs a line: codes of grounds and edges, and levels if they matter. Equal ones are equal.

    Between different levels, ground as high as the higher one obstructs, so the higher figure must be at the ledge.
    On one level, what rises above it does.
    """

    __slots__ = ("_hash", "_key", "edges", "grounds", "levels")

    def __init__(self, grounds: Iterable[int], edges: Iterable[int] = (WALL, DOOR, SHUT), levels: bool = True) -> None:
        self.grounds = frozenset(grounds)
        self.edges = frozenset(edges)
        self.levels = levels
        self._key = (tuple(sorted(self.grounds)), tuple(sorted(self.edges)), levels)
        self._hash = hash(self._key)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Sight) and self._key == other._key)

    def __hash__(self) -> int:
        return self._hash


def sees(plan: Squares, sight: Sight, here: int, there: int, figures: Collection[int] = FREE) -> bool:
    """Whether an unobstructed line leads there past these figures. A shot downwards passes none: they are below."""
    return bool(free_lines(plan, sight, here, there, figures))


def free_lines(plan: Squares, sight: Sight, here: int, there: int, figures: Collection[int] = FREE) -> list[Line]:
    """The lines to choose from. Which ground each of them crosses may matter for cover."""
    if not figures:
        return list(lines(plan, sight, here, there))
    blocked = frozenset(figures)
    return [line for line in lines(plan, sight, here, there) if blocked.isdisjoint(line[1])]


def lines(plan: Squares, sight: Sight, here: int, there: int) -> tuple[Line, ...]:
    """Those that the map does not obstruct. They are kept with it."""
    found = plan.lines.get((sight, here, there))
    if found is None:
        if len(plan.lines) >= KEPT:
            plan.lines.clear()
        found = plan.lines[sight, here, there] = _lines(plan, sight, here, there)
    return found


def _lines(plan: Squares, sight: Sight, here: int, there: int) -> tuple[Line, ...]:
    if here == there:
        return tuple([(corner, ()) for corner in range(4)])
    (row, column), (to_row, to_column) = divmod(here, plan.width), divmod(there, plan.width)
    top = _top(plan, sight, here, there)
    found: list[Line] = []
    for corner in range(4):
        crossed, corners = track(to_column - column, to_row - row, corner)
        squares = _crossed(plan, sight, column, row, crossed, top)
        if squares is not None and _turns(plan, sight, column, row, corners):
            found.append((corner, squares))
    return tuple(found)


def _top(plan: Squares, sight: Sight, here: int, there: int) -> int:
    """The highest level that ground between may have."""
    if not sight.levels:
        return 255
    a, b = plan.levels[here], plan.levels[there]
    return a if a == b else max(a, b) - 1


Crossed = tuple[tuple[int, int, int], ...]  # squares by column and row, and by which of their edges the line comes
Turns = tuple[tuple[int, int, int, int], ...]  # corners by column and row, and the quadrants before and after
NO_EDGE: Final = -1  # it comes over a corner, or begins there


def _crossed(plan: Squares, sight: Sight, column: int, row: int, crossed: Crossed, top: int) -> tuple[int, ...] | None:
    """The squares between, or None where one of them or an edge obstructs. The first and the last are no obstacles."""
    found: list[int] = []
    last = len(crossed) - 1
    for place, (east, south, by) in enumerate(crossed):
        square = plan.at(column + east, row + south)
        if square == OFF_BOARD or (by != NO_EDGE and plan.edge(square, by) in sight.edges):
            return None
        if place == last or not (east or south):
            continue
        if plan.ground[square] in sight.grounds or plan.levels[square] > top:
            return None
        found.append(square)
    return tuple(found)


def _turns(plan: Squares, sight: Sight, column: int, row: int, corners: Turns) -> bool:
    """Whether one gets round all corners that the line meets, one way or the other."""
    for east, south, before, after in corners:
        closed = [_is_closed(plan, sight, column + east, row + south, arm) for arm in range(4)]
        clockwise = [closed[arm % 4] for arm in range(before, before + (after - before) % 4)]
        back = [closed[arm % 4] for arm in range(after, after + (before - after) % 4)]
        if any(clockwise) and any(back):
            return False
    return True


# By arm: the square to its one side with its edge there, and the square to the other side, counted from the square to
# the south-east of the corner. Quadrants go clockwise from the north-eastern one, and arm n lies behind quadrant n.
ARMS: Final[tuple[tuple[int, int, int, int, int], ...]] = (
    (0, 0, NORTH, 0, -1),  # leads east
    (0, 0, WEST, -1, 0),  # south
    (-1, 0, NORTH, -1, -1),  # west
    (0, -1, WEST, -1, -1),  # north
)


def _is_closed(plan: Squares, sight: Sight, column: int, row: int, arm: int) -> bool:
    """Whether an edge that leaves a corner is. The rim of the board is: nobody looks past a wall there."""
    east, south, direction, other_east, other_south = ARMS[arm]
    square = plan.at(column + east, row + south)
    if square == OFF_BOARD or plan.at(column + other_east, row + other_south) == OFF_BOARD:
        return True
    return plan.edge(square, direction) in sight.edges


@cache
def track(east: int, south: int, corner: int) -> tuple[Crossed, Turns]:
    """The way of a line to a square so far east and south: the squares it crosses and the corners it meets.

    Everything is counted from the north-west corner of the square that looks. Distances are doubled, so centres are
    whole numbers too; a line from a corner to a centre is never parallel to an edge.
    """
    x, y = CORNERS[corner]
    dx, dy = 2 * (east - x) + 1, 2 * (south - y) + 1
    right, down = (1 if dx > 0 else 0), (1 if dy > 0 else 0)
    column, row = x - 1 + right, y - 1 + down
    after = _quadrant(right, down)
    turns = [(x, y, _quadrant(1 - x, 1 - y), after)]
    crossed = [(column, row, NO_EDGE)]
    while (column, row) != (east, south):
        # The corner ahead: on which side of it does the line pass?
        side = ((column + right - x) * dy - (row + down - y) * dx) * (1 if right == down else -1)
        if side == 0:
            turns.append((column + right, row + down, (after + 2) % 4, after))
        column += 2 * right - 1 if side <= 0 else 0
        row += 2 * down - 1 if side >= 0 else 0
        by = NO_EDGE if side == 0 else (WEST if right else EAST) if side < 0 else (NORTH if down else SOUTH)
        crossed.append((column, row, by))
    return tuple(crossed), tuple(turns)


def _quadrant(right: int, down: int) -> int:
    return (0 if right else 3) if not down else (1 if right else 2)
