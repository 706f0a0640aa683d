"""How bots are named: by kind or level, style and budget."""

from dataclasses import replace

import pytest

from rimward.bots import BOTS, can_play, levels, made
from rimward.bots.easy import EasyBot
from rimward.bots.greedy import GreedyBot
from rimward.bots.planner import PlannerBot
from rimward.bots.search import SearchBot
from rimward.games.andromeda import GAME as ANDROMEDA
from rimward.games.comet import GAME as COMET

STYLED = replace(COMET, styles=["hasty"])


def test_a_level_is_a_kind_of_bot() -> None:
    assert type(made("normal", COMET, 1)) is GreedyBot
    assert type(made("easy", COMET, 1)) is EasyBot
    assert type(made("hard", COMET, 1)) is PlannerBot
    assert type(made("expert", COMET, 1)) is SearchBot
    assert levels(COMET) == ["easy", "normal", "hard", "expert"]
    assert levels(ANDROMEDA) == []


@pytest.mark.parametrize(
    "name", ["greedy", "normal", "normal/hasty", "easy/hasty", "random", "search@400", "hard/hasty@9"]
)
def test_what_can_play(name: str) -> None:
    assert can_play(STYLED, name)


@pytest.mark.parametrize("name", ["", "nobody", "normal/shy", "random/hasty", "greedy@100", "normal@0", "Normal", "/"])
def test_what_cannot_play(name: str) -> None:
    assert not can_play(STYLED, name)
    assert not can_play(ANDROMEDA, "greedy")


def test_style_and_budget_reach_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[object, ...]] = []

    def maker(game: object, seed: int, style: str = "", budget: int = 7) -> GreedyBot:
        given.append((game, seed, style, budget))
        return GreedyBot(COMET, seed)

    monkeypatch.setitem(BOTS, "greedy", maker)
    for name in ("greedy/hasty@30", "greedy"):
        made(name, COMET, 5)
    assert given == [(COMET, 5, "hasty", 30), (COMET, 5, "", 7)]
