"""A board of squares with ground, levels, walls, doors and stairs.

Squares are numbered row by row from the north-west corner. Directions go clockwise from north, diagonals included.
It does what aurora.board.adjacency, aurora.move and aurora.terrain ask for, with the rules in a `Gait`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rimward.kit.gait import ALWAYS, AROUND, CLEAR, NEVER, OPEN, STAIRS, Gait
from rimward.kit.graph import Board, Step

if TYPE_CHECKING:
    from rimward.kit.sight import Line, Sight

NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = range(8)
EASTWARD: Final[tuple[int, ...]] = (0, 1, 1, 1, 0, -1, -1, -1)
SOUTHWARD: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 1, 0, -1)
OFF_BOARD: Final = -1


@lru_cache(maxsize=64)
def neighbours(width: int, height: int) -> tuple[int, ...]:
    """By square and direction, what lies there: maps of one size share it."""
    found: list[int] = []
    for square in range(width * height):
        row, column = divmod(square, width)
        for east, south in zip(EASTWARD, SOUTHWARD, strict=True):
            on_board = 0 <= column + east < width and 0 <= row + south < height
            found.append((row + south) * width + column + east if on_board else OFF_BOARD)
    return tuple(found)


class Squares:
    """A map of squares. It never changes; equal ones are equal. Boards and lines of sight are kept with it.

    By square: the code of its ground, its level, and the codes of two edges, the eastern and the southern one.
    """

    __slots__ = (
        "_before",
        "_boards",
        "_changed",
        "_facing",
        "_key",
        "_near",
        "edges",
        "ground",
        "height",
        "levels",
        "lines",
        "width",
    )

    def __init__(self, width: int, ground: bytes, levels: bytes = b"", edges: bytes = b"") -> None:
        self.width = width
        self.height = len(ground) // width
        self.ground = ground
        self.levels = levels or bytes(len(ground))
        self.edges = edges or bytes(2 * len(ground))
        if width * self.height != len(ground) or not len(self.levels) == len(self.edges) // 2 == len(ground):
            raise ValueError(f"{len(ground)} squares in rows of {width}, {len(self.levels)} levels, {len(edges)} edges")
        self._key = (width, ground, self.levels, self.edges)
        self._near = neighbours(width, self.height)
        self._boards: dict[Gait, Board] = {}
        self._facing: dict[tuple[Gait, int], Board] = {}
        self._before: dict[Gait, Board] = {}  # the boards of the map that this one was made from ...
        self._changed: frozenset[int] = frozenset()  # ... and the squares whose steps may be others now
        self.lines: dict[tuple[Sight, int, int], tuple[Line, ...]] = {}  # for `sight`

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Squares) and self._key == other._key)

    def __hash__(self) -> int:
        return hash(self._key)

    def __len__(self) -> int:
        return len(self.ground)

    # --- where things are --------------------------------------------------------------------------------------------
    def at(self, column: int, row: int) -> int:
        on_board = 0 <= column < self.width and 0 <= row < self.height
        return row * self.width + column if on_board else OFF_BOARD

    def ahead(self, square: int, direction: int) -> int:
        """The neighbour in a direction, or OFF_BOARD."""
        return self._near[square * 8 + direction]

    def distance(self, a: int, b: int) -> int:
        """In squares, diagonals count one, walls are ignored: aurora.board.distance."""
        return max(abs(a // self.width - b // self.width), abs(a % self.width - b % self.width))

    def edge(self, square: int, direction: int) -> int:
        """The code of an edge, in one of the four straight directions; what lies at the rim of the board is open."""
        if direction in (NORTH, WEST):
            square = self.ahead(square, direction)
        return OPEN if square == OFF_BOARD else self.edges[2 * square + (direction in (NORTH, SOUTH))]

    def with_edge(self, square: int, direction: int, code: int) -> Squares:
        """Another map, where a door was opened or a wall has been broken."""
        if direction in (NORTH, WEST):
            square = self.ahead(square, direction)
        if square == OFF_BOARD:
            raise ValueError("the rim of the board has no edges")
        edges = bytearray(self.edges)
        edges[2 * square + (direction in (NORTH, SOUTH))] = code
        return Squares(self.width, self.ground, self.levels, bytes(edges))._after(self, (square,))

    def with_ground(self, squares: Iterable[int], code: int) -> Squares:
        """Another map, where something was put down that counts as a ground, such as crates."""
        ground, changed = bytearray(self.ground), tuple(squares)
        for square in changed:
            ground[square] = code
        return Squares(self.width, bytes(ground), self.levels, self.edges)._after(self, changed)

    def _after(self, before: Squares, changed: tuple[int, ...]) -> Squares:
        """Only what is near a change is to be looked at again."""
        near = [self.ahead(square, direction) for square in changed for direction in range(8)]
        self._before, self._changed = before._boards, frozenset((*changed, *near)) - {OFF_BOARD}
        return self

    # --- steps -------------------------------------------------------------------------------------------------------
    def board(self, gait: Gait) -> Board:
        """For anyone who moves like this. The steps of a square go clockwise from north."""
        found = self._boards.get(gait)
        if found is None:
            found = self._boards[gait] = self._made(gait)
        return found

    def _made(self, gait: Gait) -> Board:
        before = self._before.get(gait)
        if before is None:
            return Board([self.steps(square, gait) for square in range(len(self.ground))])
        steps = list(before.steps)
        for square in self._changed:
            steps[square] = tuple(self.steps(square, gait))
        return Board(steps)

    def facing_board(self, gait: Gait, turn: int) -> Board:
        """For whoever moves only ahead and pays to turn: space `square * 8 + facing`. A turn by any angle costs the
        same, as in aurora.ship-move.rotation-cost."""
        found = self._facing.get((gait, turn))
        if found is None:
            found = self._facing[gait, turn] = self._made_facing(gait, turn)
        return found

    def _made_facing(self, gait: Gait, turn: int) -> Board:
        around: list[list[Step]] = []
        for square in range(len(self.ground)):
            for facing in range(8):
                turns = [(square * 8 + other, turn) for other in range(8) if other != facing]
                ahead = self._step(square, facing, gait)
                around.append([(there * 8 + facing, cost) for there, cost in ahead] + turns)
        return Board(around)

    def steps(self, square: int, gait: Gait) -> list[Step]:
        """From one square, if no board is needed."""
        found: list[Step] = []
        for direction in range(8):
            found += self._step(square, direction, gait)
        return found

    def _step(self, here: int, direction: int, gait: Gait) -> list[Step]:
        """One, or none."""
        there = self._near[here * 8 + direction]
        if there == OFF_BOARD or self.ground[there] in gait.barred:
            return []
        passes = self._slips(here, direction, gait) if direction % 2 else self._walks(here, direction, gait)
        return [(there, gait.cost(self.ground[here], self.ground[there]))] if passes else []

    def _walks(self, here: int, direction: int, gait: Gait) -> bool:
        """Over an edge."""
        edge = self.edge(here, direction)
        if edge not in gait.passes:
            return False
        return edge == STAIRS or gait.climbs(self.levels[here], self.levels[self.ahead(here, direction)])

    def _slips(self, here: int, direction: int, gait: Gait) -> bool:
        """Over a corner. A change of level that needs stairs needs them on both ways round."""
        if gait.diagonal == NEVER:
            return False
        left, right = (direction - 1) % 8, (direction + 1) % 8
        climbs = gait.climbs(self.levels[here], self.levels[self.ahead(here, direction)])
        if not climbs or gait.diagonal == AROUND:
            ways = [self._goes(here, left, right, gait), self._goes(here, right, left, gait)]
            if not climbs and not all(ways):
                return False
            if gait.diagonal == AROUND:
                return any(ways)
        if gait.diagonal == CLEAR:
            return self._is_clear(here, left, right, gait)
        return gait.diagonal == ALWAYS

    def _goes(self, here: int, first: int, second: int, gait: Gait) -> bool:
        """Round a corner by two straight steps."""
        beside = self.ahead(here, first)
        if self.ground[beside] in gait.barred or not self._walks(here, first, gait):
            return False
        return self._walks(beside, second, gait)

    def _is_clear(self, here: int, left: int, right: int, gait: Gait) -> bool:
        """aurora.move.diagonal-corners: no wall at the corner, and not between two squares that block."""
        one, two = self._near[here * 8 + left], self._near[here * 8 + right]
        codes = (self.edge(here, left), self.edge(here, right), self.edge(one, right), self.edge(two, left))
        if not gait.passes.issuperset(codes):
            return False
        top = max(self.levels[here], self.levels[self._near[one * 8 + right]]) + gait.up
        free = self.ground[one] not in gait.barred and self.levels[one] <= top
        return free or (self.ground[two] not in gait.barred and self.levels[two] <= top)
