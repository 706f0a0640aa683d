"""Random games of Destiny Aurora, for tests of what must hold at any table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from rimward.games.aurora import GAME
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match

SHORT: Mapping[str, Any] = {"quicker": True, "deck": 6, "crew": "dealt"}


def moments(seed: int, seats: int, options: Mapping[str, Any] = SHORT) -> Iterator[Match]:
    """The match before each answer, and at its end."""
    rng = Random(seed)
    match = Match.new(GAME, seats, dict(options), chance=Seeded(seed))
    while match.result is None:
        yield match
        question = next(question for question in match.asked if not question.answered)
        match.answer(question.id, question.seat, rng.choice(question.keys))
    yield match


def played(seed: int, seats: int, options: Mapping[str, Any] = SHORT) -> Match:
    *_, match = moments(seed, seats, options)
    return match
