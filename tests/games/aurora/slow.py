"""Boards drawn by chance, and slow models of walking, flying, leaping and looking over them, made from the rules.

A model reads the pictures by itself. It knows squares by column and row, and what lies between two of them; it knows
nothing of gaits, codes or plans.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Final

from rimward.kit.gait import DOOR, OPEN, STAIRS, WALL
from tests.games.aurora.world import on, sq

Cell = tuple[int, int]
TILE, DEEP, WIDTH = 8, 2, 28
DRAWN: Final = ("centre", "east", "south-east")  # tiles that lie unturned, by one quarter and by two
CODES: Final = {" ": OPEN, "=": OPEN, "|": WALL, "-": WALL, "D": DOOR, "/": STAIRS}
BEYOND: Final = 999
NAMES: Final = [f"{row}{column}" for row in "abcdefgh" for column in range(1, 9)]


class Drawing:
    """Pictures of three tiles; all others are open ground."""

    def __init__(self, rng: Random) -> None:
        self.indoor = tuple([place for place in DRAWN if rng.random() < 0.5])
        self.signs = {place: _signs(rng) for place in DRAWN}
        self.edges = {place: _edges(rng) for place in DRAWN}

    def pictures(self) -> dict[str, str]:
        return {place: self._picture(place) for place in DRAWN}

    def _picture(self, place: str) -> str:
        signs, edges, rows = self.signs[place], self.edges[place], []
        for row in range(TILE):
            across = [signs[row * TILE + n] + edges.get((row * TILE + n, False), " ") for n in range(TILE)]
            below = [edges.get((row * TILE + n, True), " ") + " " for n in range(TILE)]
            rows += ["".join(across).rstrip(), "".join(below).rstrip()]
        return "\n".join(rows[:-1])


def _signs(rng: Random) -> list[str]:
    rough, built, hilly = rng.choice((0.1, 0.3)), rng.choice((0.05, 0.2)), rng.choice((0, 0.25))
    found = [rng.choice("hw") if rng.random() < rough else "#" if rng.random() < built else "." for _ in NAMES]
    return [rng.choice("^v") if sign == "." and rng.random() < hilly else sign for sign in found]


def _edges(rng: Random) -> dict[tuple[int, bool], str]:
    """By the square to the west or north of an edge, and whether it lies below that."""
    often, found = rng.choice((0, 0.15, 0.35)), {}
    for number in range(TILE * TILE):
        row, column = divmod(number, TILE)
        for below, exists in ((False, column < TILE - 1), (True, row < TILE - 1)):
            if exists and rng.random() < often:
                found[number, below] = rng.choice(("-" if below else "|", "-" if below else "|", "D", "/", "="))
    return found | (_room(rng) if rng.random() < 0.5 else {})


def _room(rng: Random) -> dict[tuple[int, bool], str]:
    """Walls around some squares inside a tile, with doorways."""
    (left, right), (top, bottom) = sorted(rng.sample(range(1, 8), 2)), sorted(rng.sample(range(1, 8), 2))
    found = {(row * TILE + column - 1, False): "|" for row in range(top, bottom) for column in (left, right)}
    found |= {((row - 1) * TILE + column, True): "-" for column in range(left, right) for row in (top, bottom)}
    return found | dict.fromkeys(rng.sample(sorted(found), 2), "D")


class Land:
    """The board as a person sees it: by square its sign and its level, and what lies between two squares."""

    def __init__(self, drawing: Drawing, crates: Collection[Cell] = ()) -> None:
        self.crates = set(crates)
        self.ground: dict[Cell, str] = {}
        self.between: dict[frozenset[Cell], str] = {}
        for row in range(WIDTH):
            for column in range(WIDTH):
                middle = DEEP + TILE <= column < DEEP + 2 * TILE or DEEP + TILE <= row < DEEP + 2 * TILE
                inside = DEEP <= column < WIDTH - DEEP and DEEP <= row < WIDTH - DEEP
                self.ground[column, row] = "." if inside or middle else "X"
        self.rooms: set[Cell] = set()
        for place in DRAWN:
            self._lay(drawing, place)

    def _lay(self, drawing: Drawing, place: str) -> None:
        cells = [cell_of(on(place, name)) for name in NAMES]
        for cell, sign in zip(cells, drawing.signs[place], strict=True):
            self.ground[cell] = sign
        for (number, below), sign in drawing.edges[place].items():
            self.between[frozenset((cells[number], cells[number + (TILE if below else 1)]))] = sign
        if place in drawing.indoor:
            self.rooms |= set(cells) - self._outside(cells)

    def _outside(self, cells: list[Cell]) -> set[Cell]:
        """What one gets to from the rim of a tile without passing a wall or a doorway."""
        todo = [cell for n, cell in enumerate(cells) if n % TILE in (0, TILE - 1) or n // TILE in (0, TILE - 1)]
        found, own = set(todo), set(cells)
        while todo:
            cell = todo.pop()
            for near in straight(cell):
                if near in own and near not in found and self.sign(cell, near) not in ("|", "-", "D"):
                    found.add(near)
                    todo.append(near)
        return found

    def sign(self, a: Cell, b: Cell) -> str:
        return self.between.get(frozenset((a, b)), " ")

    def is_wall(self, a: Cell, b: Cell) -> bool:
        return self.sign(a, b) in ("|", "-")

    def level(self, cell: Cell) -> int:
        return {"^": 2, "v": 0}.get(self.ground[cell], 1)

    def is_solid(self, cell: Cell) -> bool:
        return self.ground.get(cell, "X") in "#X"

    def cost(self, cell: Cell) -> int:
        """aurora.terrain.hindering-move, .water-move, aurora.board.containers-hinder"""
        return 2 if self.ground[cell] in "hw" or cell in self.crates else 1

    # --- steps -------------------------------------------------------------------------------------------------------
    def walks(self, a: Cell, b: Cell) -> bool:
        return b in self.ground and self._steps(a, b, self.is_solid, self._joined, True)

    def flies(self, a: Cell, b: Cell) -> bool:
        """aurora.move.flight, aurora.terrain.blocking-flight: over what blocks outdoors, not indoors."""
        return b in self.ground and self._steps(a, b, self.stops_flight, lambda a, b: True, False)

    def stops_flight(self, cell: Cell) -> bool:
        return self.ground.get(cell, "X") == "X" or (self.is_solid(cell) and cell in self.rooms)

    def touches(self, a: Cell, b: Cell) -> bool:
        """aurora.board.adjacency"""
        return b in self.ground and self._steps(
            a, b, lambda cell: self.ground.get(cell, "X") == "X", self._joined, True
        )

    def leaps(self, a: Cell, b: Cell) -> bool:
        """aurora.terrain.leap: to a lower square that cannot be walked to."""
        lower = b in self.ground and self.level(b) < self.level(a)
        return lower and not self.walks(a, b) and self._steps(a, b, self.is_solid, lambda a, b: True, True)

    def _joined(self, a: Cell, b: Cell) -> bool:
        return self.level(a) == self.level(b) or self.sign(a, b) == "/"

    def _steps(
        self, a: Cell, b: Cell, solid: Callable[[Cell], bool], joined: Callable[[Cell, Cell], bool], heights: bool
    ) -> bool:
        if solid(b):
            return False
        if b in straight(a):
            return not self.is_wall(a, b) and joined(a, b)
        one, two = (a[0], b[1]), (b[0], a[1])
        if any([self.is_wall(*pair) for pair in ((a, one), (a, two), (one, b), (two, b))]):
            return False  # aurora.move.diagonal-corners: a wall touches the corner
        if all([solid(side) or (heights and self._towers(side, a, b)) for side in (one, two)]):
            return False
        if joined(a, b):
            return True
        return all([not solid(side) and joined(a, side) and joined(side, b) for side in (one, two)])

    def _towers(self, side: Cell, a: Cell, b: Cell) -> bool:
        """aurora.terrain.elevated-access: for both of them it is like a rock."""
        return self.level(side) > max(self.level(a), self.level(b))


def straight(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + east, y + south) for south in (-1, 0, 1) for east in (-1, 0, 1) if east or south]


def cell_of(square: int) -> Cell:
    return square % WIDTH, square // WIDTH


def square_of(cell: Cell) -> int:
    return sq(*cell)


def costs(
    start: Cell, most: int, step: Callable[[Cell, Cell], bool], cost: Callable[[Cell], int], barred: Collection[Cell]
) -> dict[Cell, int]:
    """By relaxing steps, in any order, until nothing gets cheaper."""
    away, todo = {start: 0}, [start]
    while todo:
        here = todo.pop(0)
        for there in around(here):
            new = away[here] + cost(here)
            if new <= most and new < away.get(there, BEYOND) and there not in barred and step(here, there):
                away[there] = new
                todo.append(there)
    return away
