"""The advice in whole games: a finite number for every option of every question, it wins, and games have a winner."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from random import Random
from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.advice import BY_RULE, dice
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Seeded
from rimward.kernel.dealt import dealt
from rimward.kernel.frame import answer, start
from rimward.kernel.question import Choose, Value

MOST = 5_000  # answers of a game
MISSIONS = ("abduct-the-princess", "silent-ledger", "fever-line")


def advised(g: Aurora, question: Choose, rng: Random) -> Value:
    assert GAME.advice is not None
    ratings = list(GAME.advice(g, question, ""))
    assert len(ratings) == len(question.options), question.code
    assert all(isfinite(rating) for rating in ratings), (question.code, ratings)
    best = max(ratings)
    return rng.choice([option for option, worth in zip(question.options, ratings, strict=True) if worth == best])


def played(
    seats: int, seed: int, by_chance: Sequence[int] = (), codes: set[str] | None = None, **options: Any
) -> Aurora:
    """A game of seats that go by the advice, on a table as each knows it, but for those that play by chance."""
    rng, chance = Random(seed), Seeded(seed)
    g = GAME.new_table(seats, GAME.checked({"crew": "dealt", **options}))
    assert isinstance(g, Aurora)
    start(g, chance)
    for _ in range(MOST):
        if g.result is not None:
            return g
        question = next(asked for asked in g.open if asked.seat not in g.early)
        if codes is not None:
            codes.add(question.code)
        if question.seat in by_chance:
            choice = rng.choice(question.options)
        else:
            known = dealt(g, question.seat, rng)
            assert isinstance(known, Aurora)
            choice = advised(known, next(asked for asked in known.open if asked.seat == question.seat), rng)
        answer(g, chance, question.seat, choice)
    raise AssertionError("it does not end")


@pytest.mark.slow
@pytest.mark.parametrize("mission", MISSIONS)
def test_missions_end_with_a_winner(mission: str) -> None:
    games = [played(2, seed, mission=mission, quicker=True) for seed in range(3)]
    won = [g.result.winners for g in games if g.result is not None and g.result.winners]
    assert len(won) >= 2


@pytest.mark.slow
@pytest.mark.parametrize("tier", [1, 2])
def test_whole_games_with_ships_end_by_the_goal(tier: int) -> None:
    results = [played(3, seed, mission="fever-line", tier=tier, deck=8).result for seed in range(3)]
    codes = [result.code for result in results if result is not None]
    assert codes.count(f"aurora.win.tier{tier}") >= 2


def test_greedy_beats_chance() -> None:
    """On either side of the table."""
    wins = 0
    for seed in range(4):
        result = played(2, seed, by_chance=(seed % 2,), quicker=True, mission="fever-line").result
        assert result is not None
        wins += result.winners == (1 - seed % 2,)
    assert wins >= 3


def test_most_questions_are_rated() -> None:
    codes: set[str] = set()
    for seed in range(2):
        played(4, seed, by_chance=(1, 2), codes=codes, quicker=True)
    assert len(codes) > 12
    assert len(codes & {*BY_RULE, *dice.CODES}) > 0.7 * len(codes)
