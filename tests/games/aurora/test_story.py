"""The story of a mission of Destiny Aurora: digits by their sources, the turns, and the luck of the dice."""

from __future__ import annotations

from functools import cache

import pytest

from rimward.games.aurora.shown.story import EARNED, EVEN, TELLING, source_of, worth
from rimward.games.aurora.table.names import SOURCES
from rimward.kernel.event import Event
from rimward.kernel.match import Match
from rimward.kernel.story import Story, people_of, story
from rimward.messages import LANGUAGES, Messages
from tests.games.aurora.random_games import played


@cache
def told(seed: int) -> tuple[Match, Story]:
    match = played(seed, 2 + seed % 3)
    return match, story(TELLING, match.table.seats, match.log)


@pytest.mark.parametrize("seed", range(8))
def test_the_sources_add_up_to_the_score_and_to_the_sheet(seed: int) -> None:
    match, found = told(seed)
    assert match.result is not None
    for seat in range(match.table.seats):
        own = [one for one in found.scored if one.seat == seat]
        assert sum(one.points for one in own) == match.result.scores[seat]
        for source, points in match.result.sheet:
            assert sum(one.points for one in own if one.source == source) == points[seat]


def test_some_of_these_games_paid_somebody() -> None:
    assert any(one.points for seed in range(8) for one in told(seed)[1].scored)


def test_turns_are_those_of_ships_and_parties() -> None:
    match, found = told(1)
    begun = [event.params["seat"] for event in match.log if event.code.endswith(("ship-turn", "surface-turn"))]
    assert found.turns == begun
    assert set(begun) == set(range(match.table.seats))


def test_only_what_is_paid_for_scores() -> None:
    defeated = Event("aurora.reward.earned", {"seat": 1, "crew": "flibby", "digits": 50})
    assert [tuple(gain) for gain in TELLING.gains(defeated)] == [(1, "aurora.source.crew", 50, None)]
    cache_ = Event("aurora.reward.earned", {"seat": 0, "crew": "", "digits": 25})
    assert [tuple(gain) for gain in TELLING.gains(cache_)] == [(0, "aurora.source.finds", 25, None)]
    assert not TELLING.gains(Event("aurora.ko.defeated", {"crew": "flibby", "seat": 1, "by": "grom"}))


def test_roll_offs_are_no_luck() -> None:
    assert list(worth("aurora.stealth.test", 6)) == [1, 2, 3, 4, 5, 6]
    assert [rule for rule in EVEN if worth(rule, 6)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_name(language: str) -> None:
    words = Messages(language, "aurora", strict=True)
    assert list(TELLING.sources) == [source_of(line) for line in SOURCES]
    assert set(EARNED.values()) < set(SOURCES)
    assert len({words.text(source, part="source") for source in TELLING.sources}) == len(SOURCES)


def test_who_was_recruited_is_told_and_so_is_who_was_tested() -> None:
    match, _ = told(2)
    tags = [tag for event in match.log for tag in TELLING.tags(event)]
    assert len(tags) == 5 * match.table.seats
    assert {tag.kind for tag in tags} == {"crew"}
    assert "other" in people_of(TELLING.people, "aurora.test.opposed")
    assert people_of(TELLING.people, "aurora.round.surface-turn") == ("seat",)
