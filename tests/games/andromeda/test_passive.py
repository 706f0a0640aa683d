"""Whoever has given sensible orders is hardly ever asked in the turns of others, with events of Galactic Dawn. Those of
Cosmic Twilight ask everybody what to lose, up to three times, and no rule of thumb answers that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from rimward.games.andromeda import GAME
from rimward.kernel.match import Match
from rimward.kernel.orders import Asked, answer_for
from rimward.kernel.record import read
from rimward.kernel.view import view
from rimward.kernel.window import turn_of
from tests.games.andromeda import passive
from tests.games.andromeda.passive import SENSIBLE

RECORDED = Path(__file__).parents[2] / "recorded/andromeda"
MOST = 2


def questions(name: str) -> Iterator[tuple[int, int, str, bool]]:
    """Of a recorded game of bots: in which turn who is asked what, and whether the orders leave it open.

    Once a bot has answered something else, what it is asked for the rest of the turn is not what its orders would have
    led to.
    """
    record = read((RECORDED / f"{name}.rimward").read_bytes())
    match, turn, last, strayed = Match.reading(GAME, record.header), 0, None, set[int]()
    for entry in record.entries:
        g = match.table
        question = next((q for q in g.open if q.seat == entry.seat and entry.did == "answer"), None)
        if question is not None and last not in (None, entry.seat) and entry.seat not in strayed:
            asked = Asked(g, question, match.act_keys(entry.seat))
            said = answer_for(GAME, SENSIBLE, asked, view(g, entry.seat))
            yield turn, entry.seat, question.code, said is None
            if said not in (None, entry.key):
                strayed.add(entry.seat)
        match.again(entry)
        if turn_of(match.table) != last:
            turn, last, strayed = turn + 1, turn_of(match.table), set()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["4-greedy-teams", "4-greedy-long-destinies", "2-greedy-quasars"])
def test_with_orders_nobody_is_asked_more_than_twice_in_a_turn_of_another(name: str) -> None:
    """What is picked piece by piece, such as two resources that an event takes, is one question."""
    asked = [(turn, seat, code, is_open) for turn, seat, code, is_open in questions(name)]
    left = Counter((turn, seat) for turn, seat, _ in {(*key, code) for *key, code, is_open in asked if is_open})
    assert sum(not is_open for *_, is_open in asked) > 50
    assert max(left.values()) <= MOST


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(passive.TABLES)))
def test_nor_in_games_that_are_played_with_the_orders(number: int) -> None:
    in_turns, _ = passive.asked(number, "passive")
    assert max(in_turns, default=0) <= MOST
