"""Who won, as the lab counts it: two against two, one against the game, all together, nobody."""

from __future__ import annotations

import argparse
import json
from typing import Any

import pytest

from rimward.games.catalog import GAMES
from rimward.lab import arena, balance, ratings, simulate
from rimward.lab.ledger import played
from rimward.lab.meeting import Meeting, Thought
from rimward.lab.survey import survey
from tests.lab.made import ledger, plan
from tests.twins.results import ALONE, DRAW, SIDES, TOGETHER, TWINS

CREWS = [0, 1, 0, 1]


def told(capsys: pytest.CaptureFixture[str], command: Any, *said: str) -> dict[str, Any]:
    """What a command tells as JSON."""
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    assert command.command(parser.parse_args([*said, "--json", "--jobs", "1"])) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def meeting(game: int, winners: list[int], seats: list[int], sides: list[int], **more: Any) -> Meeting:
    thoughts = [Thought() for _ in seats]
    return Meeting(0, game, seats, winners=winners, sides=sides, thoughts=thoughts, **more)


@pytest.fixture(params=TWINS)
def twin(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a twin that is in the place of Comet Rush."""
    monkeypatch.setitem(GAMES, "comet", TWINS[request.param][0])
    return str(request.param)


# --- every twin through every command --------------------------------------------------------------------------------
def test_simulate(twin: str, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ",".join(["random", "greedy", "greedy", "random"][: TWINS[twin][1]])
    found = told(capsys, simulate, "comet", "--bots", bots, "--games", "20")
    assert (found["finished"], found["failures"]) == (20, [])
    by_seat = found["wins"]["by_seat"]
    if twin in ("sides", "draw", "wishes"):
        assert by_seat[0] == by_seat[2]
        assert by_seat[0] + by_seat[1] == 20, "a side that wins has a whole win, and both have half a draw each"
        assert found["wins"]["by_bot"] == {"random": 20, "greedy": 20}, "a bot of both sides always wins"
    elif twin in ("alone", "together"):
        assert len(set(by_seat)) == 1
        assert 0 < by_seat[0] < 20, "the game wins some"
    else:
        assert sum(by_seat) == pytest.approx(20) or (twin == "lost" and 0 < sum(by_seat) < 20)
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    assert simulate.command(parser.parse_args(["comet", "--bots", bots, "--games", "4", "--jobs", "1"])) == 0


def test_arena(twin: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = TWINS[twin][1]
    bots = ",".join(["greedy", "random", "easy", "random"][:seats])
    found = told(capsys, arena, "comet", "--bots", bots, "--games", "12")
    (table,) = found["tables"]
    assert table["finished"] == 12
    for result in table["results"]:
        assert 0 <= result["share"] <= 1
        alone = {"sides": 0.5, "draw": 0.5, "wishes": 0.5, "alone": 1, "together": 1}.get(twin, 1 / 3)
        assert result["fair"] == pytest.approx(alone) or result["bot"] == "random"
    rated = [rating["mu"] for rating in found["ratings"].values()]
    assert set(rated) == {25.0} or twin not in ("alone", "together"), "nobody is rated against the game"


def test_balance(twin: str, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ",".join(["random"] * TWINS[twin][1])
    found = told(capsys, balance, "comet", "--bots", bots, "--games", "20")
    assert found["games"] == [20]


def test_games_are_the_same_wherever_they_are_played(twin: str) -> None:
    """What a file of games keeps is enough to say who won."""
    made = plan(("random",) * TWINS[twin][1], games=3)
    for each in played(made, range(3)):
        assert each.why == ""
        assert [each.won(seat) for seat in range(len(each.seats))] == [
            each.result.share(seat) for seat in range(len(each.seats))
        ]
        assert each.sides == list(GAMES["comet"].new_table(TWINS[twin][1], {}).sides())


def test_bots_that_look_ahead_play_for_their_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "comet", SIDES)
    (each,) = played(plan(("planner@20", "search@20", "planner@20", "search@20"), games=1), range(1))
    assert (each.why, len(each.winners) % 2) == ("", 0)


# --- what is counted -------------------------------------------------------------------------------------------------
def test_a_bot_has_won_with_its_side_and_once() -> None:
    made = ledger(
        plan(("strong", "weak", "weak", "weak")),
        meeting(0, [0, 2], [0, 1, 2, 3], CREWS),
        meeting(1, [1, 3], [3, 0, 1, 2], CREWS),
        meeting(2, [0, 2], [2, 3, 1, 0], CREWS),
        meeting(3, [0, 1, 2, 3], [1, 2, 3, 0], CREWS),
    )
    (table,) = arena.report(made)["tables"]
    strong, weak = table["results"]
    assert (strong["wins"], strong["share"], strong["fair"]) == (2.5, 2.5 / 4, 0.5)
    assert (weak["wins"], weak["share"], weak["fair"]) == (4.0, 1.0, 1.0), "it sits on both sides"


def test_one_against_the_game_has_no_fair_share_but_all() -> None:
    made = ledger(plan(("lone",)), meeting(0, [0], [0], [0]), meeting(1, [], [0], [0]))
    (table,) = arena.report(made)["tables"]
    assert [(each["wins"], each["share"], each["fair"]) for each in table["results"]] == [(1.0, 0.5, 1.0)]


def test_ranks_go_by_sides() -> None:
    assert ratings.ranks(meeting(0, [0, 2], [0, 1, 2, 3], CREWS, scores=[2, 9, 8, 0])) == [0, 1, 0, 1]
    assert ratings.ranks(meeting(0, [0, 1, 2, 3], [0, 1, 2, 3], CREWS)) == [0, 0, 0, 0]
    assert ratings.ranks(meeting(0, [], [0, 1, 2], [], scores=[4, 9, 2])) == [0, 0, 0], "all have lost"


def test_a_side_is_rated_as_a_team() -> None:
    """Whoever wins with a weak partner is as good as the partner; whoever wins with anybody is better."""
    bots = plan(("ace", "one", "two", "three"), games=24)
    orders = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]]
    games = [meeting(number, [0, 2], orders[number % 3], CREWS) for number in range(24)]
    rated = ratings.ratings(ledger(bots, *games))
    assert rated["ace"].mu > 25 > max(rated[bot].mu for bot in ("one", "two", "three"))
    twice = plan(("ace", "foe", "mate", "foe"), games=6)
    rated = ratings.ratings(ledger(twice, *[meeting(number, [0, 2], [0, 1, 2, 3], CREWS) for number in range(6)]))
    assert rated["ace"].mu == pytest.approx(rated["mate"].mu)


def test_fair_shares_of_a_survey_are_those_of_sides() -> None:
    """Two sides that win equally often are both fair, and so is each of their seats."""
    more: dict[str, Any] = {"turns": [4] * 4, "skipped": [0] * 4, "idle": [0] * 4, "order": [0, 1, 2, 3]}
    more |= {"gains": [{}] * 4, "throws": [0] * 4, "luck": [0.0] * 4, "tags": [{}] * 4, "decisions": 9, "options": 20}
    games = [meeting(game, [game % 2, game % 2 + 2], [0, 1, 2, 3], CREWS, **more) for game in range(40)]
    found = survey(ledger(plan(("random",) * 4, games=40), *games), [""])
    by_seat = next(group for group in found.groups if group.kind == "seat")
    values = [row.values[0] for row in by_seat.rows]
    assert [round(value.value, 6) for value in values if value is not None] == [1.0] * 4


def test_the_twins_are_what_they_say() -> None:
    assert SIDES.new_table(4, {}).sides() == DRAW.new_table(4, {}).sides() == tuple(CREWS)
    assert (ALONE.new_table(1, {}).sides(), TOGETHER.new_table(3, {}).sides()) == ((0,), (0, 0, 0))
