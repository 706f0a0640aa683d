"""Possible futures: tables that a seat's view allows, and how they continue if everybody follows the game's advice.

`planner` and `search` share it. What it costs is counted in simulated decisions: answers to questions with two or more
options. The same seed and view give the same futures in any process.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import sqrt
from random import Random
from typing import NamedTuple

from rimward.bots.ask import Ask
from rimward.kernel.chance import Chance, Sampled
from rimward.kernel.frame import Table, answer
from rimward.kernel.game import Game
from rimward.kernel.question import Choose, Value
from rimward.kernel.window import turn_of

LONG = 60  # decisions after which a turn is judged as it stands
STRATA = 8
BEHIND = 2.5  # standard errors: an option that is so much worse than the best is given up, ...
TRIFLE = 0.002  # ... and so is one that may only be better by so little of a chance to win
ADVICE = 3  # futures that say what advice says: that many count as much as it ...
POINT = 0.1  # ... if a point of it is taken for so much of a chance to win


class Plan(NamedTuple):
    """An answer, and the style in which the turn is played on after it."""

    option: Value
    style: str


Tried = Callable[[Table, Chance, Plan], float]  # follows a plan in a future and says how likely that is to win


class SpentError(Exception):
    """The budget is used up in the middle of a future, which is forgotten."""


class Spread:
    """The throws of one future: the same for every option that is tried in it, as far as it throws the same dice.

    Of eight futures in a row, the n-th throw of a die falls into another eighth of its faces in each. With throws of
    their own, a few futures would tell the luck of the dice from the merit of an option badly.
    """

    def __init__(self, seed: int, future: int) -> None:
        self._seed, self._block, self._place = seed, future // STRATA, future % STRATA
        self._thrown: Counter[int] = Counter()

    def randrange(self, stop: int, /) -> int:
        self._thrown[stop] += 1
        return _thrown(self._seed, self._block, stop, self._thrown[stop])[self._place]


@lru_cache(maxsize=1024)
def _thrown(seed: int, block: int, stop: int, number: int) -> list[int]:
    """What a throw comes to in each of eight futures in a row."""
    dice, strata = Random(f"{seed}:{block}:{stop}:{number}"), list(range(STRATA))
    dice.shuffle(strata)
    return [int((stratum + dice.random()) / STRATA * stop) for stratum in strata]


class Futures:
    """All that a bot imagines for one answer."""

    def __init__(self, game: Game, ask: Ask, style: str, random: Random, budget: int) -> None:
        if game.advice is None:
            raise LookupError(f"{game.name} gives no advice")
        self.game, self.seat = game, ask.seat
        self.budget, self.spent, self.number = budget, 0, 0
        self._advice, self.style, self._random = game.advice, style, random
        self._ask, self._seed = ask, random.getrandbits(64)
        self._now = ask.imagined(game, random)
        self._whose = turn_of(self._now)
        self.question = next(question for question in self._now.open if question.seat == ask.seat)
        self.ratings = self.advice(self._now, self.question, style)

    def plans(self, limits: Limits) -> list[Plan]:
        """The few options that advice rates best, each played on in the seat's own style."""
        return [Plan(option, self.style) for option in promising(self.question, self.ratings, limits)]

    def manners(self) -> list[Plan]:
        """What others would do who like something else, with the turn played on in their way. A bot with a style of its
        own keeps to that."""
        found = []
        for style in self.game.styles if not self.style else ():
            ratings = self.advice(self._now, self.question, style)
            found.append(Plan(self.question.options[best_of(ratings)], style))
        return found

    def next(self) -> Table:
        """Of another future: a table that may be the true one."""
        self.number += 1
        return self._ask.imagined(self.game, self._random) if self.number > 1 else self._now

    def chance(self) -> Chance:
        """The throws of that future, from the first on."""
        return Sampled(Spread(self._seed, self.number - 1))

    def advice(self, table: Table, question: Choose, style: str) -> Sequence[float]:
        """In points, which are the same for every game. Others are taken for players without a style."""
        rated, points = self._advice(table, question, style if question.seat == self.seat else ""), self.game.points
        return rated if points == 1.0 else [points * rating for rating in rated]

    def answer(self, table: Table, chance: Chance, seat: int, value: Value) -> None:
        """A simulated decision."""
        if self.spent >= self.budget:
            raise SpentError
        self.spent += 1
        answer(table, chance, seat, value)

    def advised(self, table: Table, chance: Chance, style: str) -> None:
        """The next seat to answer takes the option that advice rates best."""
        question = asked(table)
        if len(question.options) == 1:
            answer(table, chance, question.seat, question.options[0])
            return
        best = best_of(self.advice(table, question, style))
        self.answer(table, chance, question.seat, question.options[best])

    def play_on(self, table: Table, chance: Chance, style: str) -> float:
        """As advised, to the end of the turn; how likely the seat is to win from there."""
        for _ in range(LONG if self.game.chances is not None else self.budget):
            if self.ended(table):
                break
            self.advised(table, chance, style)
        return self.value(table)

    def ended(self, table: Table) -> bool:
        """When somebody else's turn begins; or with the game, where it cannot tell how likely the seats are to win."""
        if table.result is not None or self.game.chances is None:
            return table.result is not None
        whose = turn_of(table)
        return whose is not None and whose != self._whose

    def value(self, table: Table) -> float:
        """How likely the seat is to win from there."""
        if table.result is not None:
            return table.result.share(self.seat)
        return self.game.chances(table)[self.seat] if self.game.chances is not None else 0.0


class Limits(NamedTuple):
    """Which options are tried."""

    few: int
    close: float  # to the best, in points of advice


class Race:
    """Plans against each other, all in the same futures. Who falls behind is given up, and of those that come to the
    same only the one that was named first goes on."""

    def __init__(self, futures: Futures, plans: list[Plan], most: int) -> None:
        self.futures, self.running, self.most = futures, plans, most
        self.values: dict[Plan, list[float]] = {plan: [] for plan in plans}
        self.ratings = dict(zip(futures.question.options, futures.ratings, strict=True))

    def winner(self, tried: Tried) -> Value:
        """The answer of the best plan."""
        try:
            while len({plan.option for plan in self.running}) > 1 and self.futures.number < self.most:
                self._run(tried)
        except SpentError:
            pass
        return self._best().option

    def _run(self, tried: Tried) -> None:
        table = self.futures.next()
        tables = [table.copy() for _ in self.running]
        found = [tried(g, self.futures.chance(), plan) for g, plan in zip(tables, self.running, strict=True)]
        kept, open_ended = list[list[float]](), all([g.result is None for g in tables])
        for plan, future, value in zip(tuple(self.running), tables, found, strict=True):
            self.values[plan].append(value)
            if self.values[plan] in kept and future.result is None:  # won or lost, the same may come of anything
                self.running.remove(plan)
            kept.append(self.values[plan])
        for each in (table, *tables):
            each.open = ()  # a question knows its table: apart, both go at once and not with the next collection
        best, least = self._best(), TRIFLE if open_ended else 0.0
        self.running = [plan for plan in self.running if plan == best or self._hope(plan, best) >= least]

    def _best(self) -> Plan:
        """By what came of them and by what advice said before: the fewer the futures, the more that counts."""
        return max(self.running, key=self._worth)

    def _worth(self, plan: Plan) -> float:
        values = self.values[plan]
        return (sum(values) + ADVICE * POINT * self.ratings[plan.option]) / (len(values) + ADVICE)

    def _hope(self, plan: Plan, best: Plan) -> float:
        """How much better than the best it may be after all, with one future more in which there is no difference: two
        that agree are not sure yet."""
        apart = [one - other for one, other in zip(self.values[plan], self.values[best], strict=True)] + [0.0]
        mean = sum(apart) / len(apart)
        spread = sum([(each - mean) ** 2 for each in apart]) / (len(apart) - 1)
        return mean + BEHIND * sqrt(spread / len(apart))


def promising(question: Choose, ratings: Sequence[float], limits: Limits) -> list[Value]:
    """The few best options, from the best on."""
    order = sorted(range(len(ratings)), key=lambda number: -ratings[number])
    least = ratings[order[0]] - limits.close
    return [question.options[number] for number in order[: limits.few] if ratings[number] >= least]


def best_of(ratings: Sequence[float]) -> int:
    return max(range(len(ratings)), key=ratings.__getitem__)


def asked(table: Table) -> Choose:
    """The next question that is open."""
    return next(question for question in table.open if question.seat not in table.early)
