"""Andromeda's Edge for learning agents: `env()` for use, `raw_env()` without the check of the order of calls.

docs/research.md tells what the arrays, ids and options are. The version in the name is bound to rules and content:
FINGERPRINT changes whenever something changes that an agent may have learned; a test compares it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.content import Content
from rimward.kernel.game import Game
from rimward.lab.environment import Ordered, Rewards, TableEnv, by_rank
from rimward.lab.envs.andromeda.arrays import QUESTIONS, USUAL, AndromedaArrays
from rimward.lab.envs.andromeda.ids import BOX, PRINTED, Ids
from rimward.lab.envs.fingerprint import add_game
from rimward.lab.playout import MOST_DECISIONS, SeatOrders
from rimward.packs import with_folders

__all__ = ["FINGERPRINT", "by_rank", "env", "fingerprint", "ids_of", "raw_env"]

FINGERPRINT = "7fa4027a84ff720e67762e9be0ad45c4"


def raw_env(
    seats: int = GAME.usual,
    *,
    rewards: Rewards = by_rank,
    explicit_chance: bool = False,
    most: int = MOST_DECISIONS,
    orders: SeatOrders = (),
    packs: Sequence[str] = (),
    **options: int | str | bool,
) -> TableEnv:
    """A table for this many players, with the options of a table: `length="short"`, `teams=True` ...

    `most` are the decisions after which a game is cut off, which PettingZoo calls truncated. `packs` are folders of
    packs that are laid over the box, in this order. Ids and arrays follow from the content: with packs they are others.
    """
    game = with_folders(GAME, packs)
    chosen: dict[str, Any] = {"rewards": rewards, "explicit_chance": explicit_chance, "most": most, "orders": orders}
    return TableEnv("andromeda_v0", game, AndromedaArrays(ids_of(game)), seats, options, **chosen)


def ids_of(game: Game) -> Ids:
    """The ids of a game with packs: its content has them once, however many tables there are."""
    return _ids(game.content) if game.packs else PRINTED


@lru_cache(maxsize=16)
def _ids(content: Content) -> Ids:
    return Ids(content)


def env(*args: Any, **named: Any) -> Ordered:
    """`raw_env`, with an error where calls come in the wrong order."""
    return Ordered(raw_env(*args, **named))


def fingerprint() -> str:
    """Of the rules, the box, the tables of ids and arrays, and of games that are played by seed.

    The games play out differently when a rule, an option or an array changes.
    The sentences that explain ids and arrays are left out, for an agent does not read them.
    """
    whole = blake2b(digest_size=16)
    ids, arrays = [family[:2] for family in PRINTED.families], [block[:2] for block in USUAL.blocks]
    whole.update(repr((GAME.version, GAME.settings, BOX.hash, ids, arrays, QUESTIONS)).encode())
    for seats in (2, 4):
        add_game(whole, raw_env(seats, length="short", teams=seats == 4), seats)
    return whole.hexdigest()


if __name__ == "__main__":
    print(fingerprint())
