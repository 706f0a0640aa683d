"""A bounded part of tests/games/xia/soak.py: other seeds than anywhere else, every option, a few combinations."""

import pytest

from tests.games.xia.soak import Unit, alone, combined, outcome, plain

SEED = 4242


def units() -> list[Unit]:
    tables = [("alone", table) for table in alone()] + [("combined", table) for table in combined(6, SEED)]
    audited = [Unit(part, seats, {**options, "target": 5}, SEED) for part, (seats, options) in tables]
    return [*plain(40, SEED), *audited]


@pytest.mark.slow
def test_random_games_end_and_add_up() -> None:
    found = [outcome(unit) for unit in units()]
    assert not [done for done in found if done.error]
    assert all(done.decisions for done in found)


def test_a_game_that_fails_is_told_with_its_options_and_its_seed() -> None:
    unit = Unit("none such", 9, {}, 1)
    assert outcome(unit).error.startswith("Refused")
    assert outcome(unit).unit == unit


def test_combinations_are_drawn_from_their_seed_and_take_in_every_option() -> None:
    assert combined(50, 1) == combined(50, 1) != combined(50, 2)
    assert all(seats == 2 or seats >= 3 for seats, _ in combined(50, 1))
    assert all(options["two_players"] for seats, options in combined(50, 1) if seats == 2)
    assert {name for _, options in alone() for name in options} == {name for name in combined(1, 1)[0][1]}
