"""What a match says about itself: an open question, how far a seat may go back, the outcome of several answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from rimward.kernel.frame import Table
from rimward.kernel.question import About, Choose, Option, PickSome, Refused, Value, key_of, ranked
from rimward.kernel.record import Entry

REACH: Final = 64  # entries that an act may be long


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
    def picking(self) -> Picking | None:
        """How far several things have been picked, where it asks for several."""
        whole = self._table.asked
        return picking(whole, self._table.stack[-1].picks) if isinstance(whole, PickSome) else None

    @property
    def options(self) -> list[Option]:
        describe = self._table.game.describe
        return ranked([describe(self._table, self.asked, value) for value in self.asked.options])


class Picking(NamedTuple):
    """What was picked, by key, how many there have to be and may be in all, and how often what is left occurs."""

    picked: tuple[str, ...]
    least: int
    most: int
    left: dict[str, int]


def picking(whole: PickSome, picks: tuple[Value, ...]) -> Picking:
    standing, rest = whole.parted(picks)
    most = len(whole.options) if whole.at_most is None else min(whole.at_most, len(whole.options))
    left = Counter([key_of(value) for value in rest]) if len(standing) < most else Counter[str]()
    return Picking(tuple([key_of(value) for value in standing]), min(whole.at_least, most), most, dict(left))


class Back(NamedTuple):
    """How far a seat may go back alone, as places in the line: before its last answer, to where it began what it is in
    the middle of (-1: there is no such place), and as far as it goes."""

    step: int
    action: int
    turn: int


class Given(NamedTuple):
    """The outcome of answers that were given in one go: how long the log was after each accepted one, and why the
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


def began(line: Sequence[Entry], depths: Sequence[int]) -> int:
    """Of entries up to one, with how deep in the rules each was asked: where its seat began the act of that one.

    That is the first answer of the seat that everything since then lies under.
    """
    at, least = len(line) - 1, depths[-1]
    for place in range(at - 1, -1, -1):
        if line[place].seat == line[at].seat and depths[place] < least:
            at = place
        least = min(least, depths[place])
    while line[at].with_last:
        at -= 1
    return at
