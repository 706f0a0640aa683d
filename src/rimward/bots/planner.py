"""`planner`: looks ahead through its own turn, with the odds of all that is thrown in it.

The few options that advice rates best are tried in the same futures: each is taken, the turn is played to its end as
advised, and the end is judged by the chances to win.
"""

from __future__ import annotations

from random import Random

from rimward.bots.ask import Ask
from rimward.bots.moving import worthwhile
from rimward.bots.rollout import Futures, Limits, Plan, Race
from rimward.kernel.chance import Chance
from rimward.kernel.frame import Table
from rimward.kernel.game import Game
from rimward.kernel.question import key_of

BUDGET = 400  # simulated decisions for an answer, at the most
LIMITS = Limits(few=4, close=0.3)
MOST = 16  # futures


class PlannerBot:
    def __init__(self, game: Game, seed: int, style: str = "", budget: int = BUDGET) -> None:
        self._game, self._random, self._style, self._budget = game, Random(seed), style, budget

    def choose(self, ask: Ask) -> str:
        if move := worthwhile(self._game, ask, self._style, self._random):
            return move
        futures = Futures(self._game, ask, self._style, self._random, self._budget)

        def tried(table: Table, chance: Chance, plan: Plan) -> float:
            futures.answer(table, chance, ask.seat, plan.option)
            return futures.play_on(table, chance, plan.style)

        return key_of(Race(futures, futures.plans(LIMITS), MOST).winner(tried))
