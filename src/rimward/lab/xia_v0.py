"""Xia for learning agents, as PettingZoo has it: `env()` for use, `raw_env()` without the check of the order of calls.

docs/research.md tells what the arrays, ids and options are. The version in the name is bound to rules and content: what
may change what is learned changes FINGERPRINT, and then the version is raised, or the change is noted there.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from rimward.games.xia import GAME
from rimward.lab.environment import Rewards, TableEnv, by_rank
from rimward.lab.playout import MOST_DECISIONS
from rimward.lab.xia_arrays import XiaArrays

__all__ = ["by_rank", "env", "raw_env"]


def raw_env(
    seats: int = GAME.usual,
    *,
    rewards: Rewards = by_rank,
    explicit_chance: bool = False,
    most: int = MOST_DECISIONS,
    **options: int | str | bool,
) -> TableEnv:
    """A table for so many captains. `options` are those of a table: `target=5`, `npcs=False`, `min_move=2` ...

    `most` are the decisions after which a game is cut off (truncated).
    """
    return TableEnv(
        "xia_v0",
        GAME,
        XiaArrays(),
        seats,
        options,
        rewards=rewards,
        explicit_chance=explicit_chance,
        most=most,
    )


def env(*args: Any, **named: Any) -> Any:
    """`raw_env`, with an error where calls come in the wrong order."""
    return OrderEnforcingWrapper(raw_env(*args, **named))
