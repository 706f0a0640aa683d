"""Turning points: the decisions that cost a seat most, and none that cost nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rimward.bots.review import points
from rimward.games.catalog import GAMES
from rimward.games.comet import GAME
from rimward.kernel.match import Match
from rimward.kernel.record import read
from tests.games.comet.table import Play

RECORD = Path(__file__).parents[1] / "recorded/xia/by-hand/npcs-and-missions.rimward"


def wasteful() -> Match:
    """Seat 0 drills on with a full share of the race in its hold, and loses it."""
    play = Play("jam", "jam", lanes="far far", d6=(4, 5, 1, 4, 1), draw=("jam", "jam", "jam"), target=8, rounds=3)
    play.passes().say("drill").passes()
    assert play.hold == 6
    play.say("drill").passes()
    assert play.hold in (0, 3)
    return play.match


def test_a_drill_with_much_to_lose_is_a_turning_point_with_the_better_option_beside_it() -> None:
    match = wasteful()
    worst = max(points(GAME, match.header, match.line, 0), key=lambda point: point.best - point.chance)
    assert (worst.turn, worst.code) == (1, "comet.turn.action")
    assert (worst.taken.key, worst.better.key) == ("drill", "haul")
    assert worst.taken.about["hold"] == 6
    assert match.line[worst.entry].key == "drill"
    assert 0 <= worst.chance < worst.best <= 1
    assert worst.why is not None
    assert worst.why.code == "comet.advice.haul"


def test_points_are_the_same_again() -> None:
    match = wasteful()
    one, two = ([(p.entry, p.chance, p.best) for p in points(GAME, match.header, match.line, 0)] for _ in range(2))
    assert one == two != []


def test_who_follows_the_advice_has_none_and_so_has_a_game_that_tells_no_chances() -> None:
    good = Play("jam", "jam", lanes="near near", d6=(6,)).passes()
    assert points(GAME, good.match.header, good.match.line, 0) == []
    match = wasteful()
    assert points(replace(GAME, chances=None), match.header, match.line, 0) == []


def test_a_game_of_xia_has_at_most_three_in_turns_of_their_own() -> None:
    match = Match.load(GAMES["xia"], read(RECORD.read_bytes()))
    line = match.line
    assert len(line) < len(match.entries), "something was taken back in it"
    found = points(GAMES["xia"], match.header, line, 0)
    assert 1 <= len(found) <= 3
    assert [point.entry for point in found] == sorted(point.entry for point in found)
    assert len({point.turn for point in found}) == len(found)
    for point in found:
        assert (line[point.entry].seat, line[point.entry].key) == (0, point.taken.key)
        assert point.best - point.chance >= 0.01
