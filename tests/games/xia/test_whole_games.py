"""Whole games by random players, from setup to victory, and what must hold at every decision of them."""

from typing import Any

import pytest

from rimward.games.xia import GAME
from tests.games.xia.harness import HARNESS
from tests.harness.soak import audited, played

FIVE = {"target": 5}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    (3, {"first_game": True}),
    (5, {"first_game": True}),
    (4, {"edition": "ru-2023"}),
    (3, {"gate_fame": "off", "den_buys_any": "on", "npcs": False}),
    (3, {"min_move": 3, "safe_mining": True, "start_credits": 6000}),
    (2, {"two_players": True}),
]
every_table = pytest.mark.parametrize(
    ("seats", "options"), TABLES, ids=[f"{seats}-{'-'.join(options) or 'book'}" for seats, options in TABLES]
)


# --- they end --------------------------------------------------------------------------------------------------------
@every_table
def test_random_players_finish(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        result = played(GAME, seats, {**FIVE, **options}, seed).result
        (winner,) = result.winners
        assert result.code == "xia.victory.immediate"
        assert result.scores[winner] == 5
        assert sum(score == 5 for score in result.scores) == 1


@pytest.mark.slow
@pytest.mark.parametrize("target", [10, 20])
def test_random_players_finish_long_games(target: int) -> None:
    game = played(GAME, 4, {"target": target}, 1)
    assert max(game.result.scores) == target


# --- what holds at every decision ------------------------------------------------------------------------------------
@pytest.mark.rule("xia.fame.nine-sources")
@pytest.mark.rule("xia.fame.no-loss")
@pytest.mark.rule("xia.general.dice")
@every_table
def test_everything_adds_up(seats: int, options: dict[str, Any]) -> None:
    """Fame, Credits, Bounty, cubes, Outfits, markers, Energy and damage: whatever changes was told."""
    match = audited(HARNESS, seats, {**FIVE, **options}, seats)
    assert match.result is not None
