"""`random`: any option, each as likely as the others. The yardstick for every other bot, and the test of every rule."""

from __future__ import annotations

from random import Random

from rimward.bots.ask import Ask


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, ask: Ask) -> str:
        keys = [*ask.keys, *ask.acts]
        return keys[self.pick(len(keys))]

    def pick(self, count: int) -> int:
        """The number of an option. It needs no names and no view, so simulations need not make them."""
        return int(self._random() * count)
