"""A bounded part of tests/harness/soak.py: other seeds than anywhere else, every option, a few combinations."""

import pytest

from rimward.games.catalog import GAMES
from tests.harness.soak import Unit, alone, combined, main, outcome, plain
from tests.harness.subject import games, harness

SEED = 4242


def units(game: str) -> list[Unit]:
    it = harness(game)
    tables = [("alone", table) for table in alone(it)] + [("combined", table) for table in combined(it, 6, SEED)]
    audited = [Unit(game, part, seats, {**options, **it.short}, SEED) for part, (seats, options) in tables]
    return [*plain(it, 40, SEED), *audited]


def test_every_game_of_the_catalog_is_in_the_harness() -> None:
    assert set(GAMES) <= set(games())


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_random_games_end_and_add_up(game: str) -> None:
    found = [outcome(unit) for unit in units(game)]
    assert not [done for done in found if done.error]
    assert all(done.decisions for done in found)


@pytest.mark.parametrize("game", games())
def test_a_game_that_fails_is_told_with_its_options_and_its_seed(game: str) -> None:
    unit = Unit(game, "none such", 99, {}, 1)
    assert outcome(unit).error.startswith("Refused")
    assert outcome(unit).unit == unit


@pytest.mark.parametrize("game", games())
def test_combinations_are_drawn_from_their_seed_and_take_in_every_option(game: str) -> None:
    it = harness(game)
    assert combined(it, 50, 1) == combined(it, 50, 1) != combined(it, 50, 2)
    assert all(seats in it.game.seats_for(options) for seats, options in combined(it, 50, 1))
    assert {name for _, options in alone(it) for name in options} == {setting.name for setting in it.game.settings}
    assert set(combined(it, 1, 1)[0][1]) == {setting.name for setting in it.game.settings}


def test_an_option_that_brings_other_numbers_of_seats_is_tried_with_them() -> None:
    assert [seats for seats, options in alone(harness("xia")) if options.get("two_players")] == [2]


def test_the_command_plays_and_tells(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "comet", "--games", "3", "--each", "1", "--combinations", "1", "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert "games end: 3 games at 3 kinds of tables, 0 failed" in told
