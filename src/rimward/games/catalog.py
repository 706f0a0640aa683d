"""The only module that names the games."""

from __future__ import annotations

from rimward.games import comet, xia
from rimward.kernel.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (comet.GAME, xia.GAME)}
"""What can be played from beginning to end."""

COMING = ("andromeda", "aurora")
"""What is being built: its rules can be read and searched, and it cannot be played yet."""
