"""What a bot does instead of answering, where its game lists moves that are open at any time."""

from __future__ import annotations

from rimward.bots.ask import Ask
from rimward.kernel.chance import Rng
from rimward.kernel.doing import acts_of
from rimward.kernel.game import Game
from rimward.kernel.question import key_of


def worthwhile(game: Game, ask: Ask, style: str, rng: Rng) -> str:
    """The move that the game's advice rates best, if the seat is better off with it; else nothing."""
    if not ask.acts or game.move_advice is None:
        return ""
    table = ask.imagined(game, rng)
    moves = [act for act in acts_of(table, ask.seat) if key_of(act) in ask.acts]
    rated = list(zip(game.move_advice(table, ask.seat, moves, style), map(key_of, moves), strict=True))
    table.open = ()  # a question knows its table: apart, both go at once
    best, key = max(rated, key=lambda one: one[0], default=(0.0, ""))
    return key if best > 0 else ""
