"""The space board: squares, the eight directions, terrain, and the lines along which a ship fires."""

from __future__ import annotations

from rimward.kernel.plain import Plain

Square = int  # squares are numbered row by row from the north-west corner
Facing = int
Line = tuple[Square, ...]  # from the first square in front of the ship outwards

NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = range(8)
EASTWARD = (0, 1, 1, 1, 0, -1, -1, -1)
SOUTHWARD = (-1, -1, 0, 1, 1, 1, 0, -1)
OFF_BOARD: Square = -1

CLEAR, HINDERING, BLOCKING = range(3)  # aurora.board.space-terrain


class Space(Plain):
    """The board: how many squares a row has, and the terrain of every square."""

    __slots__ = ("terrain", "width")

    def __init__(self, width: int, terrain: bytearray) -> None:
        self.width, self.terrain = width, terrain

    def copy(self) -> Space:
        return Space(self.width, bytearray(self.terrain))


def ahead(space: Space, square: Square, facing: Facing) -> Square:
    """The neighbouring square in a direction, or OFF_BOARD."""
    row, column = divmod(square, space.width)
    row, column = row + SOUTHWARD[facing], column + EASTWARD[facing]
    on_board = 0 <= column < space.width and 0 <= row < len(space.terrain) // space.width
    return row * space.width + column if on_board else OFF_BOARD


def firing_lines(space: Space, square: Square, facing: Facing) -> tuple[Line, ...]:
    """aurora.ship-combat.firing-lines: from the squares ahead to the left, straight and to the right, all run parallel
    to the facing. They share no square, so that a ship, which fills one square, lies on one of them at most."""
    return tuple(_run(space, ahead(space, square, (facing + turn) % 8), facing) for turn in (-1, 0, 1))


def _run(space: Space, square: Square, facing: Facing) -> Line:
    line: list[Square] = []
    while square != OFF_BOARD:
        line.append(square)
        square = ahead(space, square, facing)
    return tuple(line)


def line_to(space: Space, square: Square, facing: Facing, target: Square) -> Line:
    """The firing line that meets the target, up to and including its square; empty where none does."""
    for line in firing_lines(space, square, facing):
        if target in line:
            return line[: line.index(target) + 1]
    return ()


def range_count(line: Line) -> int:
    """aurora.ship-combat.range-count: the first square in front is 1, and the target's square counts."""
    return len(line)


def blocked(space: Space, line: Line) -> bool:
    """aurora.ship-combat.blocking-terrain. Ships on the line do not matter: aurora.ship-combat.ships-dont-block."""
    return _passes(space, line, BLOCKING)


def hindered(space: Space, line: Line) -> bool:
    """aurora.ship-combat.hindering-reroll: the line holds the target's square and not the attacker's."""
    return _passes(space, line, HINDERING)


def _passes(space: Space, line: Line, terrain: int) -> bool:
    for square in line:
        if space.terrain[square] == terrain:
            return True
    return False
