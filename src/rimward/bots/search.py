"""`search`: Monte Carlo tree search over what its seat can know.

Every future is another table that its view allows, with throws of its own. The options of the question race in them as
those of `planner` do, and with them what a player of each style would do, played on in that style: so goals are
compared that advice alone would not go for. In what follows, the bot's own answers are chosen by what they brought in
earlier futures (PUCT: the mean, and the more for what advice rates high and was seldom tried), and everybody else does
as advised. The tree is keyed by what the seat is asked, so chance needs no branches of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from rimward.bots.ask import Ask
from rimward.bots.moving import worthwhile
from rimward.bots.rollout import Futures, Limits, Plan, Race, asked, promising
from rimward.kernel.chance import Chance
from rimward.kernel.frame import Table
from rimward.kernel.game import Game
from rimward.kernel.question import Choose, Value, key_of

BUDGET = 1000  # simulated decisions for an answer, at the most
LIMITS = Limits(few=8, close=0.8)
MOST = 40  # futures
BELOW = Limits(few=5, close=0.4)  # for the questions after the first
WARMTH = 0.15  # how much better advice must rate an option that is tried e times as often
HAIR = 1e-6  # of a span, as long as all ends were alike
CURIOUS = 0.1  # against what is known, in spans from the worst to the best end so far


class SearchBot:
    def __init__(self, game: Game, seed: int, style: str = "", budget: int = BUDGET) -> None:
        self._game, self._random, self._style, self._budget = game, Random(seed), style, budget

    def choose(self, ask: Ask) -> str:
        if move := worthwhile(self._game, ask, self._style, self._random):
            return move
        futures = Futures(self._game, ask, self._style, self._random, self._budget)
        plans = futures.plans(LIMITS) + futures.manners()
        return key_of(Race(futures, plans, MOST).winner(Tree(futures).tried))


class Branch:
    """An option in the tree, and the questions that came after it."""

    __slots__ = ("nodes", "option", "prior", "total", "visits")

    def __init__(self, option: Value, prior: float) -> None:
        self.option, self.prior = option, prior
        self.visits, self.total = 0, 0.0
        self.nodes: dict[tuple[str, tuple[Value, ...]], list[Branch]] = {}


class Tree:
    def __init__(self, futures: Futures) -> None:
        self.futures = futures
        self.first: dict[Plan, Branch] = {}
        self.worst, self.best = 1.0, 0.0

    def tried(self, table: Table, chance: Chance, plan: Plan) -> float:
        """Down to a question that is new, then as advised; what comes of it is told to all branches on the way."""
        futures, seat, style = self.futures, self.futures.seat, plan.style
        path = [self.first.setdefault(plan, Branch(plan.option, 1.0))]
        futures.answer(table, chance, seat, plan.option)
        new = False
        while not new and not futures.ended(table):
            question = asked(table)
            if question.seat != seat or len(question.options) == 1:
                futures.advised(table, chance, style)
                continue
            key = (question.code, tuple(question.options))
            new = key not in path[-1].nodes
            if new:
                path[-1].nodes[key] = branches(question, futures.advice(table, question, style))
            path.append(self.pick(path[-1].nodes[key]))
            futures.answer(table, chance, seat, path[-1].option)
        value = futures.play_on(table, chance, style)
        self.learn(path, value)
        return value

    def pick(self, found: list[Branch]) -> Branch:
        visits = sum([branch.visits for branch in found])
        if not visits:
            return found[0]
        usual = sum([branch.total for branch in found]) / visits
        curious = CURIOUS * max(self.best - self.worst, HAIR) * sqrt(visits)

        def hope(branch: Branch) -> float:
            mean = branch.total / branch.visits if branch.visits else usual
            return mean + curious * branch.prior / (1 + branch.visits)

        return max(found, key=hope)

    def learn(self, path: list[Branch], value: float) -> None:
        self.worst, self.best = min(self.worst, value), max(self.best, value)
        for branch in path:
            branch.visits += 1
            branch.total += value


def branches(question: Choose, ratings: Sequence[float]) -> list[Branch]:
    """The promising options, from the best on, with their share of the attention."""
    by_option = dict(zip(question.options, ratings, strict=True))
    few = promising(question, ratings, BELOW)
    weights = [exp((by_option[option] - by_option[few[0]]) / WARMTH) for option in few]
    return [Branch(option, weight / sum(weights)) for option, weight in zip(few, weights, strict=True)]
