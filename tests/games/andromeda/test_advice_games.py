"""The advice in whole games: a finite number for every option of every question, a reason, and it wins."""

from __future__ import annotations

from collections import Counter
from math import isfinite
from random import Random

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.chance import Seeded
from rimward.kernel.dealt import dealt
from rimward.kernel.doing import acts_of, interject
from rimward.kernel.frame import answer, start
from rimward.kernel.question import Choose, Value, key_of

ASKED = 4_000  # questions of a game, at most
BORED = 60  # acts in a row


def asked(g: Andromeda) -> Choose:
    return g.open[0] if not g.early else next(q for q in g.open if q.seat not in g.early)


def advised(g: Andromeda, question: Choose) -> list[float]:
    assert GAME.advice is not None
    ratings = list(GAME.advice(g, question, ""))
    assert len(ratings) == len(question.options), question.code
    assert all(isfinite(rating) for rating in ratings), (question.code, ratings)
    return ratings


def moved(g: Andromeda, seat: int, acts: list[Value]) -> list[float]:
    assert GAME.move_advice is not None
    ratings = list(GAME.move_advice(g, seat, acts, ""))
    assert len(ratings) == len(acts)
    assert all(isfinite(rating) for rating in ratings), (acts, ratings)
    return ratings


def acts_for_bots(g: Andromeda, question: Choose) -> list[Value]:
    offered = {key_of(option) for option in question.options}
    return [act for act in acts_of(g, question.seat) if word(act) in GAME.moves and key_of(act) not in offered]


def word(act: Value) -> str:
    return str(act[0]) if isinstance(act, tuple) else str(act)


def begun(seats: int, seed: int) -> tuple[Andromeda, Seeded]:
    g = GAME.new_table(seats, {"length": "short"})
    assert isinstance(g, Andromeda)
    chance = Seeded(seed)
    start(g, chance)
    return g, chance


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_has_a_finite_number_and_a_reason(seats: int) -> None:
    g, chance = begun(seats, 7 + seats)
    rng, codes, words = Random(seats), Counter[str](), Counter[str]()
    for _ in range(ASKED):
        if g.result is not None:
            break
        question = asked(g)
        codes[question.code] += 1
        ratings = advised(g, question)
        if rng.random() < 0.2:
            assert GAME.grounds is not None
            reason = GAME.grounds(g, question, question.options[ratings.index(max(ratings))], "")
            assert reason.code.startswith("andromeda.advice.")
        acts = acts_for_bots(g, question)
        words.update(map(word, acts))
        moved(g, question.seat, acts)
        if acts and rng.random() < 0.15:
            interject(g, chance, question.seat, rng.choice(acts))
        else:
            answer(g, chance, question.seat, rng.choice(question.options))
    assert len(codes) > 15
    assert {"slot", "abandon", "play"} <= set(words)


def greedily(g: Andromeda, chance: Seeded, rng: Random, done: Counter[int]) -> None:
    """What the `greedy` bot does: a move that is worth it, else the best answer, on a table that it imagines."""
    question = asked(g)
    seat = question.seat
    table = dealt(g, seat, rng)
    assert isinstance(table, Andromeda)
    acts = acts_for_bots(g, question)
    ratings = moved(table, seat, acts) if acts and done[seat] < BORED else []
    if ratings and max(ratings) > 0:
        done[seat] += 1
        interject(g, chance, seat, acts[ratings.index(max(ratings))])
        return
    done[seat] = 0
    ratings = advised(table, next(q for q in table.open if q.seat == seat))
    answer(g, chance, seat, question.options[ratings.index(max(ratings))])


def test_greedy_beats_random() -> None:
    """It wins nearly all."""
    won = 0
    for seed in range(4):
        g, chance = begun(2, seed)
        rng, done, good = Random(seed), Counter[int](), seed % 2
        for _ in range(ASKED):
            if g.result is not None:
                break
            question = asked(g)
            if question.seat == good:
                greedily(g, chance, rng, done)
            else:
                answer(g, chance, question.seat, rng.choice(question.options))
        assert g.result is not None
        won += g.result.winners == (good,)
    assert won == 4
