"""Bots: seats that answer automatically. A bot gets what its seat may know, and nothing else.

A bot is named by its kind, or by the level at which people meet it, then by its style and what it may think:
`greedy`, `normal/pirate`, `planner@80`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from rimward.bots.ask import Ask, Bot
from rimward.bots.easy import EasyBot
from rimward.bots.greedy import GreedyBot
from rimward.bots.planner import PlannerBot
from rimward.bots.random import RandomBot
from rimward.bots.search import SearchBot
from rimward.kernel.game import Game

BOTS: dict[str, Callable[..., Bot]] = {
    "random": lambda game, seed: RandomBot(seed),
    "easy": EasyBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
}
"""Bots by their kind; made for a game from a seed (and a style, and a budget), and the same seed plays the same."""

LEVELS = {"easy": "easy", "normal": "greedy", "hard": "planner@40", "expert": "planner"}
"""What sits down where people choose how strong a bot is, from the weakest on: docs/arena.md tells how far apart."""

ADVISED = ("easy", "greedy", "planner", "search")  # need the advice of the game
BUDGETED = ("planner", "search")  # think as long as they are allowed to, in simulated decisions
NAME = re.compile(r"(?P<kind>[a-z]+)(/(?P<style>[a-z]+))?(@(?P<budget>[1-9][0-9]{0,5}))?")


def playing(game: Game) -> list[str]:
    """The kinds of bots that can play a game: some need its advice."""
    return [name for name in BOTS if game.advice is not None or name not in ADVISED]


def levels(game: Game) -> list[str]:
    """The levels at which a game can be played; a game without advice has none."""
    return [level for level in LEVELS if game.advice is not None]


class Named(NamedTuple):
    """The parts of a name."""

    kind: str
    style: str  # or none
    budget: int  # 0: what its kind usually has


def named(name: str) -> Named | None:
    """None if it is not the name of a bot; the kind or style need not exist."""
    parts = NAME.fullmatch(name)
    if parts is None:
        return None
    kind, _, usual = LEVELS.get(parts["kind"], parts["kind"]).partition("@")
    return Named(kind, parts["style"] or "", int(parts["budget"] or usual or 0))


def can_play(game: Game, name: str) -> bool:
    """Whether there is such a bot for a game."""
    bot = named(name)
    if bot is None or bot.kind not in playing(game):
        return False
    styled = not bot.style or (bot.kind in ADVISED and bot.style in game.styles)
    return styled and (not bot.budget or bot.kind in BUDGETED)


def bot_named(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name, ready to play; `can_play` says whether there is one."""
    bot = named(name)
    if bot is None:
        raise LookupError(f"no bot is called {name!r}")
    given: dict[str, str | int] = {"style": bot.style} if bot.style else {}
    if bot.budget:
        given["budget"] = bot.budget
    return BOTS[bot.kind](game, seed, **given)


__all__ = ["BOTS", "Ask", "Bot", "can_play", "levels", "made", "named", "playing"]
