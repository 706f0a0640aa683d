"""Why a seat took an option, as the asker may know it: from the asker's view, and from nothing else.

It is what the bot's way of thinking sees in that view. Where the view is not that of the seat itself, several possible
tables are made of it; a reason that is not the same in all of them hangs on what the asker may not know, and is kept.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rimward.bots import ADVISED, Named, named
from rimward.kernel.event import Event
from rimward.kernel.frame import Table
from rimward.kernel.game import Game
from rimward.kernel.question import key_of
from rimward.kernel.view import sample

SAMPLES = 4


def why(game: Game, bot: str, view: dict[str, Any], seat: int, key: str, rng: Random) -> Event:
    """A sentence in code: a reason of the game, or that there is none to tell."""
    thinker = named(bot)
    if thinker is None or thinker.kind not in ADVISED:
        return Event("kernel.why.random", {"seat": seat})
    reasons = [
        _reason(game, thinker, sample(game, view, rng), seat, key)
        for _ in range(1 if view["seat"] == seat else SAMPLES)
    ]
    first = reasons[0]
    if first is None or any(other != first for other in reasons):
        return Event("kernel.why.hidden", {})
    return first


def _reason(game: Game, bot: Named, g: Table, seat: int, key: str) -> Event | None:
    """Of one possible table; None where it does not offer the option, or the game has nothing to say of it."""
    question = next((question for question in g.open if question.seat == seat), None)
    keys = [key_of(option) for option in question.options] if question is not None else []
    if question is None or key not in keys:
        return None
    place = keys.index(key)
    if bot.kind == "easy" and game.advice is not None:
        ratings = game.advice(g, question, bot.style)
        if ratings[place] < max(ratings):
            return Event("kernel.why.careless", {"seat": seat})
    if game.grounds is None:
        return Event("kernel.why.best", {})  # the game rates options, and has no words for it
    return game.grounds(g, question, question.options[place], bot.style)
