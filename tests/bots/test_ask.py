"""What a bot is asked with: the tables that it may imagine."""

from random import Random
from typing import Any

import pytest

from rimward.bots import Ask
from rimward.games.comet import GAME
from rimward.kernel.chance import Rng, Seeded
from rimward.kernel.frame import Table
from rimward.kernel.match import Match
from rimward.kernel.record import snapshot
from rimward.kernel.view import sample


def test_with_a_view_alone_it_is_sampled_and_asked_for_once() -> None:
    match, looks = Match.new(GAME, 3, {}, chance=Seeded(1)), list[int]()

    def view() -> dict[str, Any]:
        looks.append(1)
        return match.view(2)

    ask, mine, yours = Ask(2, "comet.lane.choose", [], view), Random(5), Random(5)
    for _ in range(4):
        assert snapshot(ask.imagined(GAME, mine)) == snapshot(sample(GAME, match.view(2), yours))
    assert len(looks) == 1


def test_where_there_is_a_quicker_way_no_view_is_made() -> None:
    table = GAME.new_table(2, {})

    def deal(rng: Rng) -> Table:
        table.draws = rng.randrange(1000)
        return table

    ask = Ask(0, "comet.lane.choose", [], lambda: pytest.fail("it looked"), deal)
    assert ask.imagined(GAME, Random(5)) is table
    assert table.draws == Random(5).randrange(1000)
