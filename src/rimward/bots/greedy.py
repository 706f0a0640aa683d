"""`greedy`: the option that the game's own advice rates highest, one question at a time and without memory.

It imagines a table that its seat cannot tell from the true one, and asks for advice on that: what its seat does not
know is dealt by chance, and the advice cannot tell more than the seat knows.
"""

from __future__ import annotations

from random import Random

from rimward.bots.ask import Ask
from rimward.bots.moving import worthwhile
from rimward.kernel.game import Game
from rimward.kernel.question import key_of


class GreedyBot:
    def __init__(self, game: Game, seed: int, style: str = "") -> None:
        self._game, self._random, self._style = game, Random(seed), style

    def choose(self, ask: Ask) -> str:
        """A move that is worth it first. Equals are as likely as each other."""
        if move := worthwhile(self._game, ask, self._style, self._random):
            return move
        rated = self.ratings(ask)
        best = max(rated.values())
        return self._random.choice([key for key, rating in rated.items() if rating == best])

    def ratings(self, ask: Ask) -> dict[str, float]:
        """By key, how good its game thinks the options are."""
        if self._game.advice is None:
            raise LookupError(f"{self._game.name} gives no advice")
        table = ask.imagined(self._game, self._random)
        question = next(question for question in table.open if question.seat == ask.seat)
        ratings = self._game.advice(table, question, self._style)
        table.open = ()  # a question knows its table: apart, both go at once
        return {key_of(option): rating for option, rating in zip(question.options, ratings, strict=True)}
