"""`rimward arena`: who meets whom, shares of wins with intervals, ratings, and the table for a page."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from rimward.lab import arena, ratings
from rimward.lab.ledger import played
from rimward.lab.meeting import Meeting, Pairing, Thought
from rimward.lab.tally import wilson
from tests.lab.made import ledger, meeting, plan

QUICK = ["--option", "target=8", "--option", "rounds=4", "--jobs", "1"]


def called(*said: str) -> int:
    return arena.command(parsed(*said))


def parsed(*said: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    return parser.parse_args(said)


# --- who meets whom --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("said", "tables"),
    [
        (["--bots", "greedy,easy,random"], [("greedy", "easy", "random")]),
        (["--bots", "greedy,easy", "--against", "--seats", "3"], [("greedy", "easy", "easy")]),
        (
            ["--bots", "greedy,easy,random", "--against"],  # two is what Comet usually has
            [("greedy", "easy"), ("greedy", "random")],
        ),
        (
            ["--ladder", "random,easy,greedy", "--seats", "4"],
            [("easy", "random", "random", "random"), ("greedy", "easy", "easy", "easy")],
        ),
    ],
)
def test_tables(said: list[str], tables: list[tuple[str, ...]]) -> None:
    planned = arena.planned(parsed("comet", *said))
    assert [table.bots for table in planned.tables] == tables
    assert planned.rotated


def test_as_many_games_as_give_every_bot_every_seat_equally_often() -> None:
    assert arena.planned(parsed("comet", "--bots", "easy,greedy,random", "--games", "10")).games == 12
    assert arena.planned(parsed("comet", "--bots", "easy,greedy,random", "--games", "12")).games == 12


# --- what came of it -------------------------------------------------------------------------------------------------
def test_shares_are_those_of_all_seats_of_a_bot_and_ties_are_shared() -> None:
    made = ledger(
        plan(("one", "many", "many")),
        meeting(0, [0]),
        meeting(1, [0, 2]),
        meeting(2, [1], thoughts=[Thought(1, 8.0, {24: 1}), Thought(1, 1.0, {0: 1}), Thought(2, 3.0, {0: 1, 8: 1})]),
        meeting(3, [], why="no end"),
    )
    (table,) = arena.report(made)["tables"]
    one, many = table["results"]
    assert table["finished"] == 3
    assert (one["bot"], one["seats"], one["wins"], one["fair"]) == ("one", 1, 1.5, 1 / 3)
    assert (one["low"], one["high"]) == wilson(1.5, 3)
    assert (many["seats"], many["wins"], many["share"]) == (2, 1.5, 0.5)
    assert one["ms"]["mean"] == 8.0
    assert one["ms"]["median"] == pytest.approx(8.0, rel=0.05)
    assert many["ms"]["mean"] == pytest.approx(4 / 3)
    assert many["ms"]["median"] == pytest.approx(1.0, rel=0.05)


def test_ranks_put_winners_first_and_the_others_by_score() -> None:
    assert ratings.ranks(meeting(0, [1], scores=[4, 9, 2])) == [1, 0, 2]
    assert ratings.ranks(meeting(0, [0, 2], scores=[9, 5, 9])) == [0, 2, 0]
    assert ratings.ranks(meeting(0, [1], scores=[])) == [1, 0, 1]


def test_who_wins_more_is_rated_higher_and_more_games_are_surer() -> None:
    bots = plan(("strong", "weak", "weak"), games=30)
    few = ratings.ratings(ledger(bots, *[meeting(game, [0]) for game in range(3)]))
    many = ratings.ratings(ledger(bots, *[meeting(game, [0]) for game in range(30)]))
    assert few["strong"].mu > 25 > few["weak"].mu
    assert many["strong"].mu > few["strong"].mu
    assert many["strong"].sigma < few["strong"].sigma


def test_a_real_ladder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page, file = tmp_path / "page.md", tmp_path / "games"
    page.write_text("before\n<!-- arena -->\nold\n<!-- /arena -->\nafter\n")
    said = ["comet", "--ladder", "random,greedy", "--seats", "3", "--games", "30", *QUICK]
    assert called(*said, "--keep", str(file), "--json", "--markdown", str(page)) == 0
    out, err = capsys.readouterr()
    report = json.loads(out)
    (table,) = report["tables"]
    greedy, random = table["results"]
    assert err == ""
    assert (table["finished"], report["lacking"], report["failures"]) == (30, 0, [])
    assert greedy["wins"] + random["wins"] == pytest.approx(30)
    assert greedy["low"] > 1 / 3
    assert greedy["ms"]["median"] > random["ms"]["median"] > 0
    assert report["ratings"]["greedy"]["mu"] > report["ratings"]["random"]["mu"]
    written = page.read_text()
    assert written.startswith("before\n<!-- arena -->\n|")
    assert written.endswith("\n<!-- /arena -->\nafter\n")
    assert f"| greedy against 2 random | greedy | 30 | {greedy['share']:.1%} |" in written
    assert "old" not in written

    assert called("--merge", str(file)) == 0
    told = capsys.readouterr().out
    assert f"{greedy['low']:.1%} to {greedy['high']:.1%}" in told
    assert "rating" in told


def test_an_order_is_of_the_seat_whoever_sits_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Who passes by order decides less often; and a file of such games is told from one without."""
    keep, found = tmp_path / "games", list[dict[str, Any]]()
    said = ["comet", "--bots", "random,greedy", "--games", "30", *QUICK]
    ordered = ["--order", "0:rolled", "--order", "1:rolled"]
    for orders in ([], ordered):
        assert called(*said, *orders, "--json") == 0
        found.append(json.loads(capsys.readouterr().out))
    free, bound = found
    assert (free["tables"][0]["finished"], bound["tables"][0]["finished"]) == (30, 30)
    assert bound["tables"][0]["decisions"] < free["tables"][0]["decisions"]
    assert (free.get("orders"), bound["orders"]) == (None, ["0:rolled", "1:rolled"])
    assert called(*said, *ordered, "--keep", str(keep)) == 0
    assert "passes by order: 0:rolled 1:rolled" in capsys.readouterr().out
    assert called(*said, "--keep", str(keep)) == 2
    assert "other games" in capsys.readouterr().err
    assert called(*said, "--order", "0:chess.castling") == 2
    assert "is no place" in capsys.readouterr().err


def test_without_the_rating_library_there_is_a_line_and_all_the_rest(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("openskill")]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, "openskill", None)
    assert called("comet", "--bots", "random,random", "--games", "2", "--json", *QUICK) == 0
    out, err = capsys.readouterr()
    assert err.count("\n") == 1
    assert "rimward[lab]" in err
    assert json.loads(out)["ratings"] is None
    assert json.loads(out)["tables"][0]["finished"] == 2


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (["checkers", "--bots", "random,random"], "checkers is no game"),
        (["comet"], "say who plays"),
        (["comet", "--bots", "random,random", "--ladder", "random,easy"], "say who plays"),
        (["comet", "--bots", "random,clever"], "no bot 'clever'"),
        (["comet", "--ladder", "random"], "somebody to play against"),
        (["comet", "--ladder", "random,easy", "--seats", "9"], "2 to 4 seats"),
        (["comet", "--bots", "random,random", "--shard", "2/1"], "--shard 2/1"),
        (["comet", "--bots", "random,random", "--keep", "no/such/folder/file"], "No such file"),
        (["--merge", "no-such-file"], "no-such-file"),
    ],
)
def test_bad_use_is_one_line_and_code_2(said: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert called(*said) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert told in err


def test_a_page_without_a_place_for_the_table_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing of the kind\n")
    assert called("comet", "--bots", "random,random", "--games", "2", *QUICK, "--markdown", str(page)) == 2
    assert "has no place" in capsys.readouterr().err
    assert page.read_text() == "nothing of the kind\n"


def test_levels_are_given_styles_as_at_a_table_if_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    sat = list[list[str]]()

    def meet(pairing: Pairing, seed: int, begun: Meeting) -> Meeting:
        sat.append(list(pairing.bots))
        return begun

    monkeypatch.setattr("rimward.lab.ledger.meet", meet)
    said = ["xia", "--bots", "easy,normal,hard,expert", "--games", "4"]
    for styled in ([], ["--styled"]):
        played(arena.planned(parsed(*said, *styled)), range(4))
    assert {name for names in sat[:4] for name in names} == {"easy", "normal", "hard", "expert"}
    for names in sat[4:]:
        assert sorted(name.partition("/")[0] for name in names) == ["easy", "expert", "hard", "normal"]
        assert "expert" in names  # the strongest keeps to no style
        assert len({name.partition("/")[2] for name in names}) == 4  # and no two to the same
