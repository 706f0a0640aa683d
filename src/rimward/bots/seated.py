"""Which bot takes a seat: where nobody said, and in which of the game's styles."""

from __future__ import annotations

from typing import Protocol

from rimward.bots import LEVELS, levels, playing
from rimward.kernel.game import Game

USUAL = "normal"
STRONGEST = "expert"


class Picks(Protocol):
    """Chance, as `random` and `secrets` have it."""

    def choice(self, seq: list[str], /) -> str: ...


def usual(game: Game) -> str:
    """Where nobody said; a game without advice has only what needs none."""
    return USUAL if USUAL in levels(game) else playing(game)[-1]


def seated(name: str, game: Game, chance: Picks) -> str:
    """The name under which it sits. A level without a style gets one, so that it plays the whole game in it; but the
    strongest does at every moment what seems best, unless a style was asked for."""
    if name in LEVELS and name != STRONGEST and game.styles:
        return f"{name}/{chance.choice(list(game.styles))}"
    return name
