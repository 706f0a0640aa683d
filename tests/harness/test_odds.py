"""A small part of tests/harness/odds.py for every game, and that it would notice."""

from collections.abc import Callable, Collection, Mapping
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from rimward.kernel.chance import Chance
from rimward.kernel.question import Value
from tests.harness.odds import Compared, compared, enumerated, main, problems, sampled
from tests.harness.subject import Seated, games, harness

TELLING = [game for game in games() if harness(game).odds is not None]


@pytest.mark.slow
@pytest.mark.parametrize("game", TELLING)
def test_what_options_tell_comes_to_be(game: str) -> None:
    odds, chosen = harness(game).odds, sampled(harness(game), 8)
    assert odds is not None
    found = [one for number, venture in enumerate(chosen) for one in compared(odds, number, venture, futures=150)]
    assert len(found) > len(chosen)
    assert problems(found) == []


def test_drills_of_comet_rush_have_exact_odds() -> None:
    odds, chosen = harness("comet").odds, sampled(harness("comet"), 8)
    assert odds is not None
    for table, seat, option, told in chosen:
        played_on = odds.played_on(table, seat, option)
        ends = enumerated(partial(only, played_on))
        assert ends == told


def only(played_on: Callable[[Chance], Collection[str]], chance: Chance) -> str:
    (kind,) = played_on(chance)
    return kind


class Rosy:
    """It promises more than a drill brings."""

    def __init__(self, odds: Any) -> None:
        self.odds = odds

    def table(self, seed: int) -> Seated:
        found: Seated = self.odds.table(seed)
        return found

    def told(self, g: Any, seat: int, option: Value) -> Mapping[str, Fraction] | None:
        told = self.odds.told(g, seat, option)
        return told and {kind: chance / 2 if kind == "bust" else (1 + chance) / 2 for kind, chance in told.items()}

    def played_on(self, g: Any, seat: int, option: Value) -> Callable[[Chance], list[str]]:
        played_on: Callable[[Chance], list[str]] = self.odds.played_on(g, seat, option)
        return played_on


def test_odds_that_are_wrong_are_noticed() -> None:
    comet = harness("comet")
    rosy = Rosy(comet.odds)
    (venture, *_) = sampled(comet, 1)
    told = rosy.told(venture.table, venture.seat, venture.option)
    assert told is not None
    assert problems(compared(rosy, 0, venture._replace(told=told), futures=300)) != []


def test_what_cannot_be_never_is_and_many_far_off_are_too_many() -> None:
    assert problems([Compared("drill", "bust", Fraction(0), 1, 300)]) != []
    assert problems([Compared("drill", "safe", Fraction(1), 299, 300)]) != []
    fair = [Compared("drill", "safe", Fraction(1, 2), 150, 300)] * 96
    assert problems(fair) == []
    far = [Compared("drill", "safe", Fraction(1, 2), 177, 300)] * 4
    assert problems([*fair, *far]) == ["4 of 100 lie beyond three standard errors"]


def test_the_command_tells_how_far_off(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "comet", "--options", "4", "--futures", "50", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.endswith("All agree.\n")
