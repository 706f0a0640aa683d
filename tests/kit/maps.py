"""Random maps as dicts, for slow models, and the same as the kit wants them; maps drawn with characters."""

from __future__ import annotations

from random import Random

from rimward.kit.gait import ALWAYS, ANY, AROUND, CLEAR, DOOR, NEVER, OPEN, SHUT, STAIRS, WALL, Gait
from rimward.kit.squares import Squares

Cell = tuple[int, int]  # column and row, or q and r
GROUNDS = (0, 1, 2, 3)
CODES = (OPEN, WALL, DOOR, SHUT, STAIRS)


class World:
    """Cells with a ground and a level, and codes for pairs of neighbours."""

    def __init__(self, cells: list[Cell], rng: Random) -> None:
        self.cells = cells
        rough, hilly, built = rng.choice([0, 0.4]), rng.choice([0, 0.3]), rng.choice([0, 0.15, 0.4])
        self.ground = {cell: rng.choice(GROUNDS) if rng.random() < rough else 0 for cell in cells}
        self.level = {cell: rng.choice((0, 1, 2)) if rng.random() < hilly else 1 for cell in cells}
        self.built = built
        self.codes: dict[frozenset[Cell], int] = {}

    def build(self, pairs: list[tuple[Cell, Cell]], rng: Random) -> None:
        self.codes = {frozenset(pair): rng.choice(CODES) for pair in pairs if rng.random() < self.built}

    def code(self, a: Cell, b: Cell) -> int:
        return self.codes.get(frozenset((a, b)), OPEN)


def random_gait(rng: Random) -> Gait:
    return Gait(
        step=rng.choice([1, 1000]),
        leaving={1: rng.choice([0, 1]), 2: rng.choice([0, 3])},
        entering={1: rng.choice([0, 1])},
        barred=rng.choice([(), (3,), (2, 3)]),
        passes=rng.choice([(OPEN, DOOR, STAIRS), (OPEN,), (OPEN, DOOR, SHUT, STAIRS), CODES]),
        up=rng.choice([0, 0, 1, ANY]),
        down=rng.choice([0, 1, ANY]),
        diagonal=rng.choice([NEVER, CLEAR, CLEAR, AROUND, ALWAYS]),
    )


def random_squares(rng: Random) -> tuple[World, Squares]:
    width, height = rng.randint(1, 5), rng.randint(1, 5)
    cells = [(x, y) for y in range(height) for x in range(width)]
    world = World(cells, rng)
    beside = [((x, y), near) for x, y in cells for near in ((x + 1, y), (x, y + 1)) if near in world.ground]
    world.build(beside, rng)
    edges = [world.code((x, y), near) for x, y in cells for near in ((x + 1, y), (x, y + 1))]
    ground, levels = bytes(world.ground.values()), bytes(world.level.values())
    return world, Squares(width, ground, levels, bytes(edges))


def drawn(picture: str, grounds: str = ".h#", levels: str = "v.^") -> Squares:
    """`.` is clear, `h` rough, `#` blocks, `^` is high and `v` is low. Between squares stands nothing, a wall, a door
    (`D`), a door that is closed (`X`) or stairs (`/`)."""
    lines = [line for line in picture.strip("\n").split("\n")]
    wide = max(len(line) for line in lines)
    rows = [line.ljust(wide) for line in lines]
    codes = {" ": OPEN, "|": WALL, "-": WALL, "D": DOOR, "X": SHUT, "/": STAIRS}
    squares = [letter for row in rows[::2] for letter in row[::2]]
    edges: list[int] = []
    for y in range(0, len(rows), 2):
        below = rows[y + 1] if y + 1 < len(rows) else " " * wide
        for x in range(0, wide, 2):
            east = rows[y][x + 1] if x + 1 < wide else " "
            edges += [codes[east], codes[below[x]]]
    ground = bytes([max(grounds.find(letter), 0) for letter in squares])
    level = bytes([levels.find(letter) if letter in levels else 1 for letter in squares])
    return Squares(wide // 2 + wide % 2, ground, level, bytes(edges))
