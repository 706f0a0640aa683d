"""Which bot takes a seat: where nobody said, and in which of the game's styles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from rimward.bots import LEVELS, levels, named, playing
from rimward.kernel.game import Game

USUAL = "normal"
STRONGEST = "expert"


class Picks(Protocol):
    """Chance, as `random` and `secrets` have it."""

    def choice(self, seq: list[str], /) -> str: ...


def usual(game: Game) -> str:
    """Where nobody said; a game without advice has only what needs none."""
    return USUAL if USUAL in levels(game) else playing(game)[-1]


def seated(name: str, game: Game, chance: Picks, others: Iterable[str]) -> str:
    """The name under which it sits beside these others. A level without a style gets one for the whole game, one that
    none of them has while there is one; but the strongest does at every moment what seems best, unless a style was
    asked for."""
    if name not in LEVELS or name == STRONGEST or not game.styles:
        return name
    taken = {bot.style for bot in map(named, others) if bot is not None}
    left = [style for style in game.styles if style not in taken]
    return f"{name}/{chance.choice(left or list(game.styles))}"
