"""`easy`: `greedy` that is often careless. For a first game: it does sensible things, and leaves time to learn."""

from __future__ import annotations

from rimward.bots.ask import Ask
from rimward.bots.greedy import GreedyBot

CARELESS = 0.6  # of its answers


class EasyBot(GreedyBot):
    def choose(self, ask: Ask) -> str:
        """Where it is careless, any of the better half: rarely the best, and seldom its own end."""
        if self._random.random() >= CARELESS:
            return super().choose(ask)
        rated = self.ratings(ask)
        better = sorted(rated, key=lambda key: rated[key], reverse=True)[: (len(rated) + 1) // 2]
        return self._random.choice(better)
