"""Random games of Andromeda's Edge, for tests of what must hold at any table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rimward.games.andromeda import GAME
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match

ACTS = 0.15  # how often somebody does something by the way


def moments(seed: int, seats: int) -> Iterator[Match]:
    """The match before each answer, and at its end."""
    rng = Random(seed)
    match = Match.new(GAME, seats=seats, chance=Seeded(seed))
    while match.result is None:
        yield match
        question = next(question for question in match.asked if not question.answered)
        acts = match.acts(question.seat) if rng.random() < ACTS else []
        if acts:
            match.interject(question.seat, rng.choice(acts).key)
        else:
            match.answer(question.id, question.seat, rng.choice(question.keys))
    yield match


def played(seed: int, seats: int) -> Match:
    *_, match = moments(seed, seats)
    return match
