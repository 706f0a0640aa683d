"""The story of a game of Andromeda's Edge: VP by their sources, the turns, and the luck of battles."""

from __future__ import annotations

from functools import cache

import pytest

from rimward.games.andromeda.shown.story import FIXED, POINTS, REWARDS, SOURCES, TELLING, worth
from rimward.kernel.event import Event
from rimward.kernel.match import Match
from rimward.kernel.story import Story, people_of, story
from rimward.messages import LANGUAGES, Messages
from tests.games.andromeda.random_games import played


@cache
def told(seed: int) -> tuple[Match, Story]:
    match = played(seed, 2 + seed % 3)
    return match, story(TELLING, match.table.seats, match.log)


@pytest.mark.parametrize("seed", range(20))
def test_the_sources_add_up_to_the_score(seed: int) -> None:
    match, found = told(seed)
    assert match.result is not None
    sums = [sum(one.points for one in found.scored if one.seat == seat) for seat in range(match.table.seats)]
    assert sums == list(match.result.scores)


@pytest.mark.parametrize("seed", range(3))
def test_each_source_of_the_final_scoring_is_that_of_the_sheet(seed: int) -> None:
    match, found = told(seed)
    assert match.result is not None
    for source, points in match.result.sheet[1:]:
        for seat, scored in enumerate(points):
            own = [one.points for one in found.scored if (one.seat, one.source) == (seat, source)]
            assert sum(own) == scored


def test_what_is_scored_before_the_first_turn_is_the_start() -> None:
    _, found = told(1)
    start = [one for one in found.scored if one.turn < 0]
    assert {one.source for one in start} == {"andromeda.player.starting-vp"}


def test_turns_are_those_of_the_players_in_their_order() -> None:
    match, found = told(1)
    first = found.turns[0]
    assert found.turns == [(first + turn) % match.table.seats for turn in range(len(found.turns))]


def test_only_the_dice_of_battles_are_luck() -> None:
    assert list(worth("andromeda.battle.roll", 6)) == [1, 2, 3, 4, 5, 6]
    assert list(worth("andromeda.battle.reroll", 6)) == [1, 2, 3, 4, 5, 6]
    assert not worth("andromeda.player.start-player", 6)
    assert not worth("andromeda.player.leaders-nebula", 6)
    match, found = told(2)
    rolls = [event.params for event in match.log if event.code == "kernel.rolled" and worth(event.params["rule"], 6)]
    assert rolls
    thrown = [owner for roll in rolls for owner in roll.get("owners") or (roll["by"],) * len(roll["dice"])]
    assert len(found.thrown) == len([owner for owner in thrown if owner >= 0]) < len(thrown)


def test_rewards_with_vp_count_and_others_do_not() -> None:
    gained = Event("andromeda.resource.gained", {"seat": 1, "contents": (("vp", 2), ("credit", 1))})
    assert [tuple(gain) for gain in TELLING.gains(gained)] == [(1, REWARDS, 2, None)]
    assert not TELLING.gains(Event("andromeda.resource.gained", {"seat": 1, "contents": (("credit", 1),)}))
    later = Event("andromeda.track.later", {"seat": 0})
    assert [gain.points for gain in TELLING.gains(later)] == [2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_name(language: str) -> None:
    words = Messages(language, "andromeda", strict=True)
    assert set(SOURCES) == {*POINTS, *FIXED, REWARDS}
    assert len({words.text(source, part="source") for source in SOURCES}) == len(SOURCES)


def test_the_faction_is_told_and_so_is_who_fought() -> None:
    match, _ = told(1)
    tags = [tag for event in match.log for tag in TELLING.tags(event)]
    assert [tag.name for tag in sorted(tags)] == list(match.table.factions)  # type: ignore[attr-defined]
    assert "side" in people_of(TELLING.people, "andromeda.battle.won")
    assert people_of(TELLING.people, "andromeda.turn.begins") == ("seat",)
