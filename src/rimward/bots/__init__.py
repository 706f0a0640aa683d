"""Bots: seats that answer by themselves. A bot is given what its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from rimward.bots.ask import Ask, Bot
from rimward.bots.random import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
}
"""Bots by the name under which they are seated; each is made from a seed, and the same seed plays the same."""

__all__ = ["BOTS", "Ask", "Bot"]
