"""Bots: seats that answer by themselves. A bot is given what its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from rimward.bots.ask import Ask, Bot
from rimward.bots.easy import EasyBot
from rimward.bots.greedy import GreedyBot
from rimward.bots.random import RandomBot
from rimward.kernel.game import Game

BOTS: dict[str, Callable[[Game, int], Bot]] = {
    "random": lambda game, seed: RandomBot(seed),
    "easy": EasyBot,
    "greedy": GreedyBot,
}
"""Bots by the name under which they are seated; made for a game from a seed, and the same seed plays the same."""

ADVISED = ("easy", "greedy")


def playing(game: Game) -> list[str]:
    """The bots that can play a game: some need its advice."""
    return [name for name in BOTS if game.advice is not None or name not in ADVISED]


__all__ = ["BOTS", "Ask", "Bot", "playing"]
