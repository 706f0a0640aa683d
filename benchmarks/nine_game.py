"""The nine-cell game: two players mark cells in turn, without end. benchmarks/nine/game.js has the same rules.

The board is cleared when a line is won or one cell is left: each mark is a choice, then, and the kernel makes none.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from rimward.kernel.frame import Frame, Goto, Next, Table
from rimward.kernel.game import Game
from rimward.kernel.question import Choose

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
FREE = -1
EMPTY: tuple[int, ...] = (FREE,) * 9


def marked(cells: tuple[int, ...], cell: int, seat: int) -> tuple[int, ...]:
    """The board after a mark, or an empty one."""
    cells = (*cells[:cell], seat, *cells[cell + 1 :])
    won = any(cells[a] == cells[b] == cells[c] == seat for a, b, c in LINES)
    return EMPTY if won or cells.count(FREE) == 1 else cells


def free(cells: tuple[int, ...]) -> list[int]:
    return [cell for cell, seat in enumerate(cells) if seat == FREE]


def played(random: Random) -> Iterator[int]:
    """The cells that two random players mark, one after the other."""
    cells, seat = EMPTY, 0
    while True:
        cell = random.choice(free(cells))
        yield cell
        cells, seat = marked(cells, cell, seat), 1 - seat


class Nine(Table):
    def __init__(self, seats: int, cells: tuple[int, ...] = EMPTY, boards: int = 0) -> None:
        super().__init__(seats)
        self.cells, self.boards = cells, boards

    def copy(self) -> Nine:
        return self.onto(Nine(self.seats, self.cells, self.boards))


class Play(Frame):
    CHAPTER: ClassVar[str] = "nine"
    STEPS: ClassVar[tuple[str, ...]] = ("cell", "mark")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def cell(self, g: Nine, _: None) -> Next:
        return Choose(self.seat, "nine.cell", free(g.cells))

    def mark(self, g: Nine, cell: int) -> Next:
        g.cells = marked(g.cells, cell, self.seat)
        g.boards += g.cells == EMPTY
        g.say("nine.marked", seat=self.seat, cell=cell)
        self.seat = 1 - self.seat
        return Goto("cell")


def setup(seats: int, options: Mapping[str, Any]) -> Nine:
    g = Nine(seats)
    g.stack = [Play()]
    return g


GAME = Game(name="nine", version="1", table=Nine, setup=setup, seats=range(2, 3), chapters=(sys.modules[__name__],))
