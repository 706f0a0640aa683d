"""What may come: tables that a seat's view allows, and how they go on if everybody follows the game's advice.

Both bots that look ahead use it. What it costs is counted in simulated decisions: answers to questions with two or more
options. The same seed and view give the same futures in any process.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rimward.bots.ask import Ask
from rimward.kernel.chance import Chance
from rimward.kernel.frame import Table, answer
from rimward.kernel.game import Game
from rimward.kernel.question import Choose, Value
from rimward.kernel.view import sample

LONG = 60  # decisions after which a future is judged as it stands
STRATA = 8  # of so many futures in a row, each first throw falls into another eighth of its faces
SPAN = 1 << 53


class SpentError(Exception):
    """The budget is used up in the middle of a future, which is forgotten."""


class Spread(Chance):
    """The throws of one future of many: the same for every option that is tried in it, and spread evenly over futures.

    A few futures with dice of their own would tell the luck of the dice from the merit of an option badly.
    """

    def __init__(self, seed: int, number: int) -> None:
        self.seed, self.block, self.stratum = seed, number // STRATA, number % STRATA

    def number(self, n: int, below: int) -> int:
        dice = Random(self.seed ^ n << 20 ^ self.block)
        order = list(range(STRATA))
        dice.shuffle(order)
        for _ in range(self.stratum):
            dice.random()
        return int((order[self.stratum] + dice.random()) / STRATA * below)


class Futures:
    """All that a bot imagines for one answer."""

    def __init__(self, game: Game, ask: Ask, style: str, random: Random, budget: int) -> None:
        self.game, self.seat, self.style, self.random = game, ask.seat, style, random
        self.budget, self.spent = budget, 0
        self._view: dict[str, Any] = ask.view()
        self._seed = random.getrandbits(64)

    def table(self) -> Table:
        """A table that may be the true one."""
        return sample(self.game, self._view, self.random)

    def chance(self, number: int) -> Chance:
        return Spread(self._seed, number)

    def advice(self, table: Table, question: Choose) -> Sequence[float]:
        assert self.game.advice is not None
        return self.game.advice(table, question, self.style if question.seat == self.seat else "")

    def answer(self, table: Table, chance: Chance, seat: int, value: Value) -> None:
        if self.spent >= self.budget:
            raise SpentError
        self.spent += 1
        answer(table, chance, seat, value)

    def play_on(self, table: Table, chance: Chance, whose: Any) -> None:
        """As advised, to the end of that turn."""
        for _ in range(LONG):
            if table.result is not None or turn_of(table) != whose:
                return
            question = asked(table)
            if len(question.options) == 1:
                answer(table, chance, question.seat, question.options[0])
                continue
            self.answer(table, chance, question.seat, self.best(table, question))

    def best(self, table: Table, question: Choose) -> Value:
        ratings = self.advice(table, question)
        return question.options[max(range(len(ratings)), key=ratings.__getitem__)]

    def value(self, table: Table) -> float:
        from rimward.games.xia.advice import standing
        if table.result is not None:
            return 25.0 if self.seat in table.result.winners else -5.0
        return standing(table, self.seat)


def asked(table: Table) -> Choose:
    """The next question that is open."""
    return next(question for question in table.open if question.seat not in table.early)


def turn_of(table: Table) -> Any:
    """Whose turn it is: the owner of the lowest frame that has one; nobody's, before the first and between two."""
    for frame in table.stack:
        if frame.OWNER:
            return getattr(frame, frame.OWNER)
    return None
