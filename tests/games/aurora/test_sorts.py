"""Sorts, gains and odds of options of Destiny Aurora over games of greedy and random players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from rimward import LANGUAGES
from rimward.games.aurora import GAME
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import MOST_GOALS, Choose, Option, key_of
from rimward.messages import Messages
from tests.games.aurora.folk import C1, R1, at, middle
from tests.games.aurora.world import COALITION, RENEGADE, Play, crew, item, ship, world
from tests.games.test_sorts import alike

SHORT = {"quicker": True, "deck": 6, "crew": "dealt"}
TABLES = ((2, SHORT, 1), (4, SHORT, 2), (2, {"crew": "dealt", "deck": 6}, 3))
EVERY = 5  # of the decisions whose hidden tokens are dealt again

Asked = tuple[str, str, tuple[Option, ...]]


def answered(rng: Random, table: Any, question: Choose) -> Any:
    """As the advice says, and now and then anything."""
    assert GAME.advice is not None
    rated = GAME.advice(table, question, "")
    best = [option for option, worth in zip(question.options, rated, strict=True) if worth == max(rated)]
    return rng.choice(best if rng.random() < 0.7 else question.options)


def played(seats: int, options: dict[str, Any], seed: int) -> Iterator[Match]:
    rng = Random(seed)
    match = Match.new(GAME, seats, options, chance=Seeded(seed))
    while match.result is None:
        yield match
        question = match.asked[0]
        match.answer(question.id, question.seat, key_of(answered(rng, match.table, question.asked)))


@cache
def asked() -> list[Asked]:
    return [
        (question.code, question.passes, tuple(question.options))
        for table in TABLES
        for match in played(*table)
        for question in match.asked
    ]


def options() -> Iterator[Option]:
    for _, _, offered in asked():
        yield from offered


def test_whoever_may_pass_is_offered_one_way_out() -> None:
    codes = set[str]()
    for code, passes, offered in asked():
        ends = [option.key for option in offered if option.sort == "end"]
        assert len(ends) <= 1, (code, ends)
        if passes:
            assert ends == [passes], code
            codes.add(code)
    assert {"aurora.crew-action.list", "aurora.ship-action.list", "aurora.move.any-direction"} <= codes


def test_goals_are_few_and_ranked() -> None:
    seen = 0
    for code, _, offered in asked():
        ranks = sorted({int(goal.about["rank"]) for goal in offered if "rank" in goal.about})
        assert ranks == list(range(1, len(ranks) + 1)), code
        assert len(ranks) <= MOST_GOALS
        seen += bool(ranks)
    assert seen > 100


def test_odds_exclude_each_other() -> None:
    told = [option.odds for option in options() if option.odds]
    assert len(told) > 300
    for odds in told:
        assert sum(fate.percent for fate in odds) == 100
        assert min(fate.percent for fate in odds) > 0
        assert len({fate.code for fate in odds}) == len(odds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_brings_and_how_it_ends_has_words(language: str) -> None:
    words = Messages(language, "aurora", names=("Ann", "Bob", "Cem", "Dee"), you=0, strict=True)
    said = set[str]()
    for option in options():
        codes = [f"aurora.gain.{option.about['gain']}"] if "gain" in option.about else []
        for code in (*codes, *[f"aurora.odds.{fate.code}" for fate in option.odds]):
            assert words.text(code, option.about)
            said.add(code)
    assert len(said) > 12


def test_nothing_is_told_of_what_others_hide() -> None:
    rng, compared = Random(3), 0
    for number, match in enumerate(played(*TABLES[0])):
        if number % EVERY == 0:
            compared += sum(alike(match, question, rng) for question in match.asked)
    assert compared > 10


# --- scenes ----------------------------------------------------------------------------------------------------------
def option(play: Play, key: str) -> Option:
    return next(option for option in play.asked.options if option.key == key)


def percents(told: Option) -> dict[str, int]:
    return {fate.code: fate.percent for fate in told.odds}


@pytest.mark.rule("aurora.elude.test")
def test_a_move_away_from_an_opponent_is_a_risk() -> None:
    figures = [crew(R1, RENEGADE, at("d4")), crew(C1, COALITION, at("d5"))]
    play = Play(world(surface=middle(), figures=figures, then=f"crew:{R1}"))
    assert option(play, "move").sort == "risk"
    assert set(percents(option(play, "move"))) == {"eluded", "held"}
    alone = Play(world(surface=middle(), figures=[*figures[:1], crew(C1, COALITION, at("h8"))], then=f"crew:{R1}"))
    assert option(alone, "move").sort == "plain"
    assert option(alone, "end").sort == "end"


def test_what_the_mission_asks_for_is_the_first_goal() -> None:
    scene = world(
        surface=middle(),
        figures=[crew(R1, RENEGADE, at("d4")), crew(C1, COALITION, at("d5"))],
        mission="abduct-the-princess",
        things={at("d3"): "xealana"},
        then=f"crew:{R1}",
    )
    play = Play(scene)
    assert option(play, "take:0").sort == "goal"
    assert option(play, "take:0").about["rank"] == 1
    assert option(play, "take:0").about["gain"] == "mission"


@pytest.mark.rule("aurora.test.zero-skill")
def test_it_is_no_goal_for_whoever_cannot_pass_the_test() -> None:
    """Skirr has no Leadership."""
    scene = world(
        surface=middle(),
        figures=[crew("skirr", RENEGADE, at("d4")), crew(C1, COALITION, at("h8"))],
        mission="abduct-the-princess",
        things={at("d3"): "xealana"},
        then="crew:skirr",
    )
    told = option(Play(scene), "take:0")
    assert (told.sort, percents(told)) == ("plain", {"failed": 100})


@pytest.mark.rule("aurora.search.booby-trap")
def test_a_container_that_was_not_looked_into_is_a_risk() -> None:
    figures = [crew(R1, RENEGADE, at("d4")), crew(C1, COALITION, at("h8"))]
    crates = {at("d5"): "trap", at("d3"): "star-idol"}
    play = Play(world(surface=middle(), figures=figures, crates=crates, seen={RENEGADE: [at("d3")]}, then=f"crew:{R1}"))
    assert option(play, "open:0").sort == "risk"
    assert option(play, "open:1").sort == "goal"


@pytest.mark.rule("aurora.ship-combat.target")
def test_a_shot_tells_what_it_may_do() -> None:
    ships = [
        ship("cerberus", RENEGADE, 14 * 28 + 10, facing="east"),
        ship("destiny-aurora", COALITION, 14 * 28 + 12, damage=9),
    ]
    figures = [crew(R1, RENEGADE, "weapons"), crew(C1, COALITION, "navigation")]
    play = Play(world(ships=ships, figures=figures, then="ship:cerberus"))
    assert option(play, "attack").sort == "goal"
    chances = percents(option(play, "attack"))
    assert set(chances) == {"shields-down", "unharmed"}


def test_weapons_that_strike_harder_are_better_goals() -> None:
    gear = (item("arc-blade", wielded=True),)
    figures = [crew(R1, RENEGADE, at("d4"), gear=gear), crew(C1, COALITION, at("d5"))]
    play = Play(world(surface=middle(), figures=figures, then=f"crew:{R1}"))
    target = play.g.figure(C1)
    blade, bare = option(play, f"attack:{target},arc-blade"), option(play, f"attack:{target},bare")
    assert percents(blade)["wounded"] > percents(bare)["wounded"]
    assert blade.about["rank"] == 1
