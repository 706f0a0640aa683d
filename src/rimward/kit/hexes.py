"""A board of hexes with ground, levels and edges, in any shape.

Hexes have axial coordinates: east is (1, 0), south-east is (0, 1). Directions go clockwise from east. A hex also has
a number, its place in the list that the map was made from.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rimward.kit.gait import OPEN, STAIRS, Gait
from rimward.kit.graph import Board, Step

Hex = tuple[int, int]
AROUND: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
OFF_BOARD: Final = -1


def distance(a: Hex, b: Hex) -> int:
    """In steps, over hexes of which none is missing and nothing is closed."""
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


class Hexes:
    """A map of hexes. It never changes; equal ones are equal. Boards are kept with it.

    By hex: its coordinates, the code of its ground, its level, and the codes of its six edges. An edge between two
    hexes has two codes, one from each side; a step must pass both.
    """

    __slots__ = ("_boards", "_key", "edges", "ground", "hexes", "levels", "numbers")

    def __init__(self, hexes: Iterable[Hex], ground: bytes = b"", levels: bytes = b"", edges: bytes = b"") -> None:
        self.hexes = tuple(hexes)
        self.ground = ground or bytes(len(self.hexes))
        self.levels = levels or bytes(len(self.hexes))
        self.edges = edges or bytes(6 * len(self.hexes))
        self.numbers = {at: number for number, at in enumerate(self.hexes)}
        if len({len(self.numbers), len(self.hexes), len(self.ground), len(self.levels), len(self.edges) / 6}) > 1:
            raise ValueError("every hex is listed once and has a ground, a level and six edges")
        self._key = (self.hexes, self.ground, self.levels, self.edges)
        self._boards: dict[Gait, Board] = {}

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Hexes) and self._key == other._key)

    def __hash__(self) -> int:
        return hash(self._key)

    def __len__(self) -> int:
        return len(self.hexes)

    def ahead(self, number: int, direction: int) -> int:
        """The neighbour in a direction, or OFF_BOARD."""
        q, r = self.hexes[number]
        return self.numbers.get((q + AROUND[direction][0], r + AROUND[direction][1]), OFF_BOARD)

    def distance(self, a: int, b: int) -> int:
        """As the crow flies."""
        return distance(self.hexes[a], self.hexes[b])

    def with_edge(self, number: int, direction: int, code: int) -> Hexes:
        """Another map, where this edge has another code on both sides."""
        edges = bytearray(self.edges)
        edges[6 * number + direction] = code
        other = self.ahead(number, direction)
        if other != OFF_BOARD:
            edges[6 * other + (direction + 3) % 6] = code
        return Hexes(self.hexes, self.ground, self.levels, bytes(edges))

    def with_hex(self, at: Hex, ground: int = 0, level: int = 0) -> Hexes:
        """Another map, with one hex more; the numbers of the others stay."""
        edges = self.edges + bytes([OPEN]) * 6
        return Hexes((*self.hexes, at), self.ground + bytes([ground]), self.levels + bytes([level]), edges)

    def board(self, gait: Gait) -> Board:
        """For anyone who moves like this. The steps of a hex go clockwise from east."""
        found = self._boards.get(gait)
        if found is None:
            found = self._boards[gait] = Board([self._steps(number, gait) for number in range(len(self.hexes))])
        return found

    def _steps(self, here: int, gait: Gait) -> list[Step]:
        found: list[Step] = []
        for direction in range(6):
            there = self.ahead(here, direction)
            if there != OFF_BOARD and self._walks(here, direction, there, gait):
                found.append((there, gait.cost(self.ground[here], self.ground[there])))
        return found

    def _walks(self, here: int, direction: int, there: int, gait: Gait) -> bool:
        if self.ground[there] in gait.barred:
            return False
        leaving, entering = self.edges[6 * here + direction], self.edges[6 * there + (direction + 3) % 6]
        if leaving not in gait.passes or entering not in gait.passes:
            return False
        return STAIRS in (leaving, entering) or gait.climbs(self.levels[here], self.levels[there])
