"""`planner`: looks ahead through its own turn."""

from __future__ import annotations

from random import Random

from rimward.bots.ask import Ask
from rimward.bots.rollout import Futures, SpentError, asked, turn_of
from rimward.kernel.game import Game
from rimward.kernel.question import key_of

BUDGET = 60
CLOSE = 0.3
FEW = 4
MOST = 8
TRUST = 1.0
STATS = {}

class PlannerBot:
    def __init__(self, game: Game, seed: int, style: str = "", budget: int = BUDGET) -> None:
        self._game, self._random, self._style, self._budget = game, Random(seed), style, budget

    def choose(self, ask: Ask) -> str:
        futures = Futures(self._game, ask, self._style, self._random, self._budget)
        table = futures.table()
        question = next(q for q in table.open if q.seat == ask.seat)
        ratings = futures.advice(table, question)
        order = sorted(range(len(ratings)), key=lambda i: -ratings[i])
        best = ratings[order[0]]
        few = [i for i in order if ratings[i] >= best - CLOSE][:FEW]
        self.thought = len(few) > 1
        if len(few) == 1:
            return key_of(question.options[few[0]])
        values = {i: [] for i in few}
        alive = list(few)
        number = 0
        try:
            while number < MOST and len(alive) > 1:
                if number:
                    table = futures.table()
                got = {}
                for i in alive:
                    future, chance = table.copy(), futures.chance(number)
                    futures.answer(future, chance, ask.seat, question.options[i])
                    futures.play_on(future, chance, turn_of(table))
                    got[i] = futures.value(future)
                for i in alive:
                    values[i].append(got[i])
                number += 1
                if number in (2, 4, 8):
                    alive = sorted(alive, key=lambda i: -self.score(values[i], ratings[i] - best))[: max(1, (len(alive) + 1) // 2)]
                    if number >= 4 and len(alive) > 1: pass
        except SpentError:
            pass
        self.spent = futures.spent
        if not number:
            return key_of(question.options[few[0]])
        self.values = values
        i = max(alive, key=lambda i: self.score(values[i], ratings[i] - best))
        self.devi = i != few[0]
        return key_of(question.options[i])

    def score(self, values, prior) -> float:
        n = len(values)
        mean = sum(values)/n
        return mean + TRUST * prior / n
