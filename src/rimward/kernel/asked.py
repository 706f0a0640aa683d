"""What a match tells about itself: an open question, how far a seat may go back, what became of several answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rimward.kernel.frame import Table
from rimward.kernel.question import About, Choose, Option, Refused, key_of
from rimward.kernel.record import Entry


class Question:
    """An open question: its own id, whose it is, the rule that asks, and the options in words."""

    __slots__ = ("_table", "answered", "asked", "id")

    def __init__(self, table: Table, asked: Choose, number: int, answered: bool) -> None:
        self._table, self.asked, self.id, self.answered = table, asked, number, answered

    @property
    def seat(self) -> int:
        return self.asked.seat

    @property
    def code(self) -> str:
        return self.asked.code

    @property
    def quiet(self) -> bool:
        """Whether it leaves room for what rules allow at any time."""
        return not self.asked.closed and not self._table.early

    @property
    def about(self) -> About:
        return self.asked.about

    @property
    def passes(self) -> str:
        """The key of the option that does nothing; "" where there is none."""
        return "" if self.asked.passes is None else key_of(self.asked.passes)

    @property
    def keys(self) -> list[str]:
        return [key_of(value) for value in self.asked.options]

    @property
    def options(self) -> list[Option]:
        return [self._table.game.describe(self._table, self.asked, value) for value in self.asked.options]


class Back(NamedTuple):
    """How far a seat may go back alone, as places in the line: before its last answer, to where it began what it is in
    the middle of (-1: there is no such place), and as far as it goes."""

    step: int
    action: int
    turn: int


class Given(NamedTuple):
    """What became of answers that were given in one go: how long the log was after each that was taken, and why the
    next one was not, where the rest was dropped."""

    ends: tuple[int, ...]
    refused: Refused | None


def way_back(line: Sequence[Entry], seat: int) -> Back | None:
    """Where there is no wall: before the last answer of a seat, with what was given in one go with it."""
    last = next((n for n in range(len(line) - 1, 0, -1) if line[n].seat == seat), 0)
    if not last:
        return None
    step = last
    while line[step].with_last:
        step -= 1
    first = step
    while last == len(line) - 1 and first > 1 and line[first - 1].seat == seat:
        first -= 1  # where others have acted since, its turn is over or has not begun
    return Back(step, -1, first)
