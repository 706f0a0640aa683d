"""`search`: Monte Carlo tree search over what the bot's seat can know."""

from __future__ import annotations

from math import exp, sqrt
from random import Random

from rimward.bots.ask import Ask
from rimward.bots.rollout import Futures, SpentError, asked, turn_of
from rimward.kernel.chance import Chance
from rimward.kernel.frame import Table, answer
from rimward.kernel.game import Game
from rimward.kernel.question import Choose, Value, key_of

BUDGET = 500
CLOSE = 0.5  # an option that advice rates lower than the best by more is not tried
FEW = 8
WARMTH = 0.15
CURIOUS = 1.5
MOST = 64


class Edge:
    __slots__ = ("nodes", "prior", "total", "value", "visits")

    def __init__(self, value: Value, prior: float) -> None:
        self.value, self.prior, self.visits, self.total = value, prior, 0, 0.0
        self.nodes: dict[tuple[object, ...], Node] = {}


class Node:
    __slots__ = ("edges", "visits")

    def __init__(self, question: Choose, ratings) -> None:
        order = sorted(range(len(ratings)), key=lambda i: -ratings[i])
        best = ratings[order[0]]
        few = [i for i in order if ratings[i] >= best - CLOSE][:FEW]
        weights = [exp((ratings[i] - best) / WARMTH) for i in few]
        self.edges = [Edge(question.options[i], w / sum(weights)) for i, w in zip(few, weights, strict=True)]
        self.visits = 0


class SearchBot:
    def __init__(self, game: Game, seed: int, style: str = "", budget: int = BUDGET) -> None:
        self._game, self._random, self._style, self._budget = game, Random(seed), style, budget

    def choose(self, ask: Ask) -> str:
        self.futures = futures = Futures(self._game, ask, self._style, self._random, self._budget)
        table = futures.table()
        question = next(q for q in table.open if q.seat == ask.seat)
        root = Node(question, futures.advice(table, question))
        if len(root.edges) == 1:
            return key_of(root.edges[0].value)
        self.low, self.high = 1e9, -1e9
        number = 0
        try:
            while number < MOST:
                if number:
                    table = futures.table()
                self.once(root, table, futures.chance(number))
                number += 1
        except SpentError:
            pass
        self.spent = futures.spent
        self.root = root
        best = max(root.edges, key=lambda e: (e.visits, e.total / max(1, e.visits)))
        return key_of(best.value)

    def once(self, node: Node, table: Table, chance: Chance) -> None:
        futures, seat, whose = self.futures, self.futures.seat, turn_of(table)
        path: list[tuple[Node, Edge]] = []
        while True:
            edge = self.select(node)
            path.append((node, edge))
            futures.answer(table, chance, seat, edge.value)
            question = self.next_own(table, chance, whose)
            if question is None:
                break
            key = (question.code, question.options)
            known = edge.nodes.get(key)
            if known is None:
                ratings = futures.advice(table, question)
                edge.nodes[key] = fresh = Node(question, ratings)
                futures.answer(table, chance, seat, fresh.edges[0].value)
                futures.play_on(table, chance, whose)
                break
            node = known
        value = futures.value(table)
        self.low, self.high = min(self.low, value), max(self.high, value)
        for n, e in path:
            n.visits += 1
            e.visits += 1
            e.total += value

    def next_own(self, table: Table, chance: Chance, whose) -> Choose | None:
        """Others do as they are advised."""
        while table.result is None and turn_of(table) == whose:
            question = asked(table)
            if len(question.options) == 1:
                answer(table, chance, question.seat, question.options[0])
            elif question.seat == self.futures.seat:
                return question
            else:
                self.futures.answer(table, chance, question.seat, self.futures.best(table, question))
        return None

    def select(self, node: Node) -> Edge:
        reach = max(1e-6, self.high - self.low)
        mean = sum([e.total for e in node.edges]) / node.visits if node.visits else 0.0
        more = CURIOUS * sqrt(node.visits + 1)

        def score(e: Edge) -> float:
            q = e.total / e.visits if e.visits else mean - 0.1 * reach
            return (q - self.low) / reach + more * e.prior / (1 + e.visits)

        return max(node.edges, key=score)
