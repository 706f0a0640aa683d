"""How bots are named: by kind or level, style and budget."""

from dataclasses import replace

import pytest

from rimward.bots import BOTS, bot_named, can_play, levels, named
from rimward.bots.easy import EasyBot
from rimward.bots.greedy import GreedyBot
from rimward.bots.planner import PlannerBot
from rimward.games.comet import GAME as COMET

STYLED = replace(COMET, styles=["hasty"])
UNADVISED = replace(COMET, advice=None)


def test_a_level_is_a_kind_of_bot() -> None:
    assert type(bot_named("normal", COMET, 1)) is GreedyBot
    assert type(bot_named("easy", COMET, 1)) is EasyBot
    assert type(bot_named("hard", COMET, 1)) is type(bot_named("expert", COMET, 1)) is PlannerBot
    assert [named(name) for name in ("hard", "hard/hasty@9", "expert")] == [
        ("planner", "", 40),
        ("planner", "hasty", 9),
        ("planner", "", 0),
    ]
    assert levels(COMET) == ["easy", "normal", "hard", "expert"]
    assert levels(UNADVISED) == []


@pytest.mark.parametrize(
    "name", ["greedy", "normal", "normal/hasty", "easy/hasty", "random", "search@400", "hard/hasty@9"]
)
def test_what_can_play(name: str) -> None:
    assert can_play(STYLED, name)


@pytest.mark.parametrize("name", ["", "nobody", "normal/shy", "random/hasty", "greedy@100", "normal@0", "Normal", "/"])
def test_what_cannot_play(name: str) -> None:
    assert not can_play(STYLED, name)
    assert not can_play(UNADVISED, "greedy")


def test_style_and_budget_reach_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[object, ...]] = []

    def maker(game: object, seed: int, style: str = "", budget: int = 7) -> GreedyBot:
        given.append((game, seed, style, budget))
        return GreedyBot(COMET, seed)

    monkeypatch.setitem(BOTS, "greedy", maker)
    for name in ("greedy/hasty@30", "greedy"):
        bot_named(name, COMET, 5)
    assert given == [(COMET, 5, "hasty", 30), (COMET, 5, "", 7)]
