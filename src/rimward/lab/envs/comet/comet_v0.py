"""Comet Rush for learning agents: `env()` for use, `raw_env()` without the check of the order of calls.

A small environment to begin with, or to try out an agent. docs/research.md has its tables.
"""

from __future__ import annotations

from typing import Any

from rimward.games.comet import GAME
from rimward.kernel.game import Game
from rimward.lab.environment import Ordered, Rewards, TableEnv, by_rank
from rimward.lab.envs.comet.arrays import CometArrays
from rimward.lab.playout import MOST_DECISIONS, SeatOrders

__all__ = ["by_rank", "env", "raw_env"]


def raw_env(
    seats: int = GAME.seats[0],
    *,
    game: Game = GAME,
    rewards: Rewards = by_rank,
    explicit_chance: bool = False,
    most: int = MOST_DECISIONS,
    orders: SeatOrders = (),
    **options: int | str | bool,
) -> TableEnv:
    """A table for this many pilots, with the options of a table: `target=8`, `rounds=4`. `game` may be a variant of
    Comet Rush that has its questions and its options."""
    chosen: dict[str, Any] = {"rewards": rewards, "explicit_chance": explicit_chance, "most": most, "orders": orders}
    return TableEnv("comet_v0", game, CometArrays(), seats, options, **chosen)


def env(*args: Any, **named: Any) -> Ordered:
    """`raw_env`, with an error where calls come in the wrong order."""
    return Ordered(raw_env(*args, **named))
