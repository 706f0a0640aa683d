"""The harness of the benchmarks, with a peer made of nothing. What it measures is read by people, not asserted."""

import json
import math
import re
from pathlib import Path

import pytest

import benchmarks.__main__ as program
from benchmarks import measure
from benchmarks.cases import OURS, Played, Rimward


class Peer:
    """Games of ten answers, of which four are decisions among three options."""

    name = "peer"

    def play(self, seed: int, most: float = math.inf) -> Played:
        answers = int(min(10, most))
        return Played([seed, answers], answers, 4, 12)

    def copy(self, state: list[int]) -> list[int]:
        return list(state)

    deepcopy = copy


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "STATES", 2)
    monkeypatch.setattr(measure, "KEPT", 4)
    monkeypatch.setattr(program, "PEER", Peer())
    monkeypatch.setattr(program, "OURS", OURS[:1])  # the small one
    monkeypatch.setattr(program, "find_spec", lambda name: object())


@pytest.mark.usefixtures("small")
def test_each_round_visits_each_case_and_everything_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bench.json"
    assert program.main(["--plain", "--rounds", "2", "--seconds", "0.001", "--json", str(file)]) == 0
    out, err = capsys.readouterr()
    told = json.loads(file.read_text())["cases"]
    assert list(told) == ["peer", "Comet Rush, 4 seats"]
    assert err.splitlines() == ["round 1 of 2", "round 2 of 2"]
    assert told["peer"]["figures"]["decisions_per_game"] == 4
    assert told["peer"]["figures"]["options_per_decision"] == 3
    assert told["peer"]["ratios"]["decisions"] == 1
    assert told["Comet Rush, 4 seats"]["ratios"]["copy_to_deepcopy"] > 1
    for what, *_ in program.ROWS:
        assert f"\n{what} " in out


@pytest.mark.parametrize(("name", "options"), [("comet", 5), ("xia", 20)])
def test_our_cases_stop_in_the_middle_and_copies_are_independent(name: str, options: int) -> None:
    case = Rimward(name, name)
    whole = case.play(3)
    middle = case.play(3, whole.answers // 2)
    assert whole.state.result is not None
    assert middle.state.result is None
    assert 1 < whole.options / whole.decisions < options
    for copied in (case.copy(middle.state), case.deepcopy(middle.state)):
        assert copied is not middle.state
        copied.zones.add("new", "deck")
        assert "new" not in middle.state.zones
        assert copied.game is middle.state.game


def test_a_missing_peer_is_one_clear_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(program, "find_spec", lambda name: None)
    assert program.main([]) == 2
    assert capsys.readouterr().err == (
        "benchmarks: catanatron, the peer, is not installed here; use `python3 run.py bench`\n"
    )


def test_two_processes_and_two_shards_play_the_same_and_their_cpu_is_compared(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert program.main(["processes", "--game", "comet", "--rounds", "1", "--games", "4"]) == 0
    out, err = capsys.readouterr()
    told = re.fullmatch(r"round 1: (\d+\.\d) s of CPU with --jobs 2, (\d+\.\d) s in two shards\n", err)
    assert told is not None
    assert min(map(float, told.groups())) > 0
    assert "1 rounds of 4 games of comet" in out


@pytest.mark.slow
def test_workers_of_dask_and_shards_play_the_same_and_their_cpu_is_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["cluster", "--game", "comet", "--rounds", "1", "--games", "4", "--workers", "2"]) == 0
    out, err = capsys.readouterr()
    told = re.fullmatch(r"round 1: (\d+\.\d) s of CPU with --cluster local:2, (\d+\.\d) s in 2 shards\n", err)
    assert told is not None
    assert min(map(float, told.groups())) > 0
    assert "CPU of 2 workers of Dask : of 2 processes that never talk" in out
