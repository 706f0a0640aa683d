"""Sorts of options, as the shell of a table goes by them: what brings Fame, what may do harm, what ends something."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.story import TELLING
from rimward.games.xia.view import HARM, _sort
from rimward.kernel.match import Match
from rimward.kernel.question import Option, Value
from rimward.kernel.record import read
from rimward.kernel.story import people_of

RECORDED = Path(__file__).parents[2] / "recorded/xia"
GAMES = ("3-greedy", "5-greedy-by-the-book", "by-hand/npcs-and-missions")


@cache
def replayed(name: str) -> tuple[Match, list[Option]]:
    """A game to its end, and all that was offered on the way."""
    record = read((RECORDED / f"{name}.rimward").read_bytes())
    match = Match.reading(GAME, record.header)
    offered: list[Option] = []
    for entry in record.entries:
        match.again(entry)
        offered += [option for question in match.asked for option in question.options]
    return match, offered


def sorts() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for name in GAMES:
        for option in replayed(name)[1]:
            found[option.key.partition(":")[0]].add(option.sort)
    return found


@pytest.mark.parametrize(
    ("word", "wanted"),
    [
        ("stop", {"end"}),
        ("end", {"end"}),
        ("pass", {"end"}),
        ("done", {"end"}),
        ("hex", {"plain"}),
        ("impulse", {"plain"}),
        ("attack", {"risk"}),
        ("buy-ship", {"goal"}),
        ("buy-fame", {"goal"}),
        ("sell", {"goal", "plain"}),
        ("buy-outfit", {"plain"}),
    ],
)
def test_options_of_a_word(word: str, wanted: set[str]) -> None:
    assert sorts()[word] == wanted


@pytest.mark.parametrize("value", ["complete", ("rescue", 1), ("title", "cartographer")])
def test_whatever_else_brings_fame_is_a_goal(value: Value) -> None:
    assert _sort(value, {}) == "goal"
    assert _sort(value, {"destroyed": 5}) == "risk", "what may go wrong is said first"


def test_what_may_do_harm_is_a_risk_and_what_cannot_is_none() -> None:
    for name in GAMES:
        for option in replayed(name)[1]:
            harmful = any(option.about.get(harm) for harm in HARM) or option.key == "attack"
            assert (option.sort == "risk") == harmful, option.key


def test_a_gate_is_a_goal_for_as_long_as_it_brings_fame() -> None:
    gates = [option for name in GAMES for option in replayed(name)[1] if "first_use" in option.about]
    assert {(bool(option.about["first_use"]), option.sort) for option in gates} >= {(True, "goal"), (False, "plain")}


@pytest.mark.parametrize("name", GAMES)
def test_the_people_of_an_event_are_ships_or_nobody(name: str) -> None:
    match, _ = replayed(name)
    ships = len(match.view(0)["table"]["ships"])
    numbers = 0
    for event in match.log:
        for parameter in people_of(TELLING.people, event.code):
            told = event.params.get(parameter)
            for number in told if isinstance(told, tuple) else (told,):
                if isinstance(number, int):
                    numbers += 1
                    assert -1 <= number < ships, event
    assert numbers > 100


def test_the_size_of_a_bonus_is_nobody() -> None:
    """Its parameter has the name that elsewhere is whoever destroyed a ship."""
    assert "by" not in people_of(TELLING.people, "xia.title.skill")
    assert people_of(TELLING.people, "xia.death.removed")[0] == "by"
