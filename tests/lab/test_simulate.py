"""`rimward simulate`: the same results however the work is split, records that replay, and one line for bad use."""

import argparse
import io
import json
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rimward.bots import BOTS, Ask
from rimward.games.catalog import GAMES
from rimward.games.comet.flow import Turn
from rimward.kernel.frame import Goto
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.orders import Order
from rimward.kernel.record import read
from rimward.lab import playout, simulate, wishes
from rimward.lab.pool import Crew, Here, processes
from rimward.lab.progress import Progress
from rimward.lab.simulate import Job, game_seed, play_games, record_games, run
from rimward.lab.tally import Tally, wilson

JOB = Job("comet", {"target": 8, "rounds": 4}, ("random",) * 3, "7")


def simulated(*said: str) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return simulate.command(parser.parse_args(said))


def quiet(total: int) -> Progress:
    return Progress(total, "games", None)


class Looking:
    """A bot that asks for its view every time and takes the last option."""

    seen: list[dict[str, Any]] = []  # noqa: RUF012 - emptied by the test that reads it

    def __init__(self, game: Game, seed: int) -> None:
        pass

    def choose(self, ask: Ask) -> str:
        self.seen.append({"asked": ask.seat, **ask.view()})
        return ask.keys[-1]


class Stubborn(Looking):
    def choose(self, ask: Ask) -> str:
        return "surrender"


# --- the same results for every split --------------------------------------------------------------------------------
def test_one_process_two_processes_and_shards_give_the_same_tally() -> None:
    whole = play_games(JOB, range(40))
    with processes(2) as crew:
        two, complete = run(JOB, range(40), crew, quiet(40))
    shards = Tally()
    for i in (3, 1, 2):
        shards.merge(play_games(JOB, wishes.shard(f"{i}/3", 40)[0]))
    assert complete
    assert whole.finished == 40
    assert whole == two == shards


def test_shards_cover_every_game_once() -> None:
    parts = [wishes.shard(f"{i}/7", 30)[0] for i in range(1, 8)]
    assert [number for part in parts for number in part] == list(range(30))


def test_game_seeds_follow_from_the_master_seed_and_the_number() -> None:
    seeds = {game_seed(master, number) for master in ("1", "2") for number in range(500)}
    assert len(seeds) == 1_000
    assert game_seed("7", 3) == game_seed("7", 3)


def test_the_table_alone_and_a_match_play_the_same_games() -> None:
    recorded, _ = record_games(JOB, range(12))
    assert recorded == play_games(JOB, range(12))


def test_bots_with_views_play_the_same_games_on_both_paths(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "looking", Looking)
    monkeypatch.setattr(Looking, "seen", [])
    bots = ("random", "looking", "random")
    job = Job("comet", JOB.options, bots, "3")
    bare = play_games(job, range(3))
    seen = list(Looking.seen)
    Looking.seen.clear()
    recorded, _ = record_games(job, range(3))
    assert bare == recorded
    assert bare.finished == 3
    assert seen == Looking.seen
    assert seen
    assert {view["seat"] for view in seen} == {view["asked"] for view in seen} == {1}
    assert all(face is None for view in seen for face, _ in view["zones"]["hand:0"]["items"])


def test_every_record_replays(tmp_path: Path) -> None:
    tally, _ = run(JOB, range(5), Here(), quiet(5), str(tmp_path))
    files = sorted(tmp_path.iterdir())
    assert {file.name for file in files} == {f"comet-{game_seed('7', number)}.jsonl" for number in range(5)}
    again = Tally()
    for file in files:
        result = Match.load(GAMES["comet"], read(file.read_bytes())).result
        assert result is not None
        again.ends[tuple(sorted(result.winners)), result.sides] += 1
    assert again.ends == tally.ends


# --- what is counted -------------------------------------------------------------------------------------------------
def test_shared_wins_are_divided() -> None:
    tally = Tally(games=4)
    tally.ends.update({((0,), ()): 1, ((0, 2), ()): 2, ((), ()): 1})
    assert tally.wins(3) == [2.0, 0.0, 1.0]
    assert tally.won_by([0, 2]) == 3.0


def test_a_win_of_a_side_is_whole_to_each_of_its_seats_and_counts_once_for_a_bot() -> None:
    tally, sides = Tally(games=4), (0, 1, 0, 1)
    tally.ends.update({((0, 2), sides): 2, ((0, 1, 2, 3), sides): 1, ((), sides): 1})
    assert tally.wins(4) == [2.5, 0.5, 2.5, 0.5]
    assert tally.won_by([0, 2]) == 2.5
    assert tally.won_by([0, 1]) == 3.0


@pytest.mark.parametrize(
    ("lengths", "middle"), [([3], 3), ([1, 2], 1.5), ([1, 1, 9], 1), ([4, 1, 2, 9], 3), ([5, 5, 7, 7], 6)]
)
def test_the_median_length_comes_from_counts(lengths: Sequence[int], middle: float) -> None:
    tally = Tally(games=len(lengths))
    tally.lengths.update(lengths)
    assert tally.median_length() == middle


def test_wilson_intervals() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = wilson(0, 20)
    assert (round(low, 3), round(high, 3)) == (0.0, 0.161)


# --- failures --------------------------------------------------------------------------------------------------------
def test_a_game_without_end_is_named_by_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playout, "MOST_DECISIONS", 60)
    code = simulated("comet", "--bots", "random,random", "--games", "30", "--seed", "1", "--jobs", "1", "--json")
    out, err = capsys.readouterr()
    report = json.loads(out)
    failures = report["failures"]
    assert code == 1
    assert 0 < len(failures) < 30
    assert report["finished"] == 30 - len(failures)
    assert report["length"]["max"] <= 60
    assert failures[0]["seed"] == game_seed("1", failures[0]["game"])
    assert err.count("\n") == len(failures)
    assert f"seed {failures[0]['seed']}" in err
    assert "no end after 61 decisions" in err


def test_a_rule_that_breaks_spoils_one_game_and_leaves_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stubborn", Stubborn)
    tally, records = record_games(Job("comet", JOB.options, ("random", "stubborn"), "1"), range(2))
    assert (tally.games, tally.finished) == (2, 0)
    assert "'surrender'" in tally.failures[0]
    assert len(records) == 2


def test_a_broken_step_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "drill_haul_tune", lambda self, g, act: Goto("nowhere"))
    monkeypatch.setattr("rimward.kernel.frame._BODIES", {})
    assert "frame.py:" in play_games(JOB, range(1)).failures[0]


class Interrupted(Crew):
    """Ctrl-C comes with the third batch; the second is done and not yet counted."""

    def __init__(self) -> None:
        self.calls = 0

    def workers(self) -> int:
        return 2

    def submit(self, work: Any, /, *args: Any, **named: Any) -> Future[Any]:
        self.calls += 1
        if self.calls == 3:
            raise KeyboardInterrupt
        return Here().submit(work, *args, **named)


def test_ctrl_c_keeps_what_is_finished() -> None:
    tally, complete = run(JOB, range(40), Interrupted(), quiet(40))
    assert not complete
    assert tally == play_games(JOB, range(2))


# --- the command -----------------------------------------------------------------------------------------------------
def test_json_is_one_object_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    said = ["comet", "--bots", "random,random,random", "--games", "9", "--seed", "7", "--jobs", "1"]
    assert simulated(*said, "--option", "rounds=4", "--option", "target=8", "--shard", "2/3", "--json") == 0
    out, err = capsys.readouterr()
    report, tally = json.loads(out), play_games(JOB, range(3, 6))
    assert err == ""
    assert report["options"] == {"target": 8, "rounds": 4}
    assert (report["games"], report["finished"], report["decisions"]) == (3, 3, tally.decisions)
    assert sum(report["wins"]["by_seat"]) == pytest.approx(3)
    assert report["wins"]["by_bot"] == {"random": pytest.approx(3)}
    assert report["length"]["mean"] == tally.decisions / 3
    assert report["mean_options"] == tally.options / tally.decisions
    assert report["scores"] == tally.mean_scores(3)
    assert (report["seed"], report["shard"], report["bots"]) == (7, "2/3", ["random"] * 3)
    assert report["decisions_per_second"] > 0
    assert report["seconds"] >= 0


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated("comet", "--bots", "random,random", "--games", "20", "--jobs", "1") == 0
    out, err = capsys.readouterr()
    assert "20 of 20 games finished" in out
    assert "95% interval" in out
    assert out.count("random") == 2
    assert err == ""


def test_an_empty_shard_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated("comet", "--bots", "random,random", "--games", "1", "--shard", "1/2") == 0
    assert "0 of 0 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (["checkers", "--bots", "random,random"], "checkers is no game"),
        (["comet", "--bots", "random,clever"], "no bot 'clever'"),
        (["comet", "--bots", "random"], "2 to 4 seats"),
        (["comet", "--bots", "random,random", "--option", "color=red"], "no option color"),
        (["comet", "--bots", "random,random", "--option", "target=99"], "allowed is 5..40"),
        (["comet", "--bots", "random,random", "--option", "target=many"], "allowed is 5..40"),
        (["comet", "--bots", "random,random", "--option", "target"], "name=value"),
        (["comet", "--bots", "random,random", "--games", "0"], "--games 0"),
        (["comet", "--bots", "random,random", "--games", "some"], "--games some"),
        (["comet", "--bots", "random,random", "--jobs", "-1"], "--jobs -1"),
        (["comet", "--bots", "random,random", "--shard", "3/2"], "--shard 3/2"),
        (["comet", "--bots", "random,random", "--shard", "0/2"], "--shard 0/2"),
        (["comet", "--bots", "random,random", "--shard", "half"], "--shard half"),
    ],
)
def test_bad_use_is_one_line_and_code_2(said: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated(*said) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert told in err


def test_a_folder_that_cannot_be_made_is_bad_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    assert simulated("comet", "--bots", "random,random", "--records", str(tmp_path / "file" / "records")) == 2
    assert "--records" in capsys.readouterr().err


# --- progress --------------------------------------------------------------------------------------------------------
class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_log_gets_a_line_every_tenth_and_a_terminal_a_bar_that_goes_away() -> None:
    log, terminal = io.StringIO(), Terminal()
    for out in (log, terminal):
        progress = Progress(200, "games", out, pause=0)
        for _ in range(200):
            progress.add(1)
        progress.end()
    assert log.getvalue().splitlines()[:2] == ["10%: 20 of 200 games", "20%: 40 of 200 games"]
    assert log.getvalue().count("\n") == 10
    assert "[###############...............] 100 of 200 games" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_workers_and_the_time_that_is_left_are_told() -> None:
    log, terminal = io.StringIO(), Terminal()
    for out in (log, terminal):
        progress = Progress(10, "games", out, pause=0)
        for workers, left in ((3, 9000.0), (2, 200.0), (1, 30.0)):
            progress.add(1, workers, left)
        progress.say("a worker is refused")
    assert log.getvalue().splitlines() == [
        "10%: 1 of 10 games, 3 workers, 2 h left",
        "20%: 2 of 10 games, 2 workers, 3 min left",
        "30%: 3 of 10 games, 1 worker, 30 s left",
        "a worker is refused",
    ]
    assert terminal.getvalue().endswith("3 of 10 games, 1 worker, 30 s left\x1b[K\r\x1b[Ka worker is refused\n")


def test_short_work_leaves_no_lines_in_a_log() -> None:
    log = io.StringIO()
    Progress(2, "games", log).add(1)
    assert log.getvalue() == ""


def test_seats_may_have_standing_orders() -> None:
    """A twin that passes off turn decides less often, and the same games come out whether they are kept or not."""
    orders = tuple((seat, Order(where="off-turn")) for seat in range(3))
    free, bound = play_games(JOB, range(6)), play_games(replace(JOB, orders=orders), range(6))
    assert (free.ordered, bound.failures) == (0, {})
    assert bound.ordered > 20
    assert bound.decisions / bound.games < free.decisions / free.games
    kept, records = record_games(replace(JOB, orders=orders), range(6))
    assert kept == bound
    entries = [entry for record in records.values() for entry in read(record).entries]
    assert sum(entry.order for entry in entries) == bound.ordered


def test_orders_by_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["comet", "--bots", "random,random", "--games", "3", "--jobs", "1", "--json"]
    assert simulated(*words, "--order", "0:off-turn", "--order", "1:rolled") == 0
    assert json.loads(capsys.readouterr().out)["ordered"] > 0
    for wrong, said in (("2:off-turn", "a seat from 0 to 1"), ("0:chess.castling", "is no place")):
        assert simulated(*words, "--order", wrong) == 2
        assert said in capsys.readouterr().err
