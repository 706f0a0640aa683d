"""The benchmark of the research environment: it plays whole games, and tells the ratio."""

import json
from functools import partial
from pathlib import Path

import pytest

import benchmarks.__main__ as program
from benchmarks import env


def test_the_environment_is_played_to_the_end_of_a_game() -> None:
    play = env.stepped(target=5)
    assert play(3) == play(3) > 100
    assert play(4) != play(3)


def test_both_are_measured_in_turn_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = list[tuple[str, int]]()

    def noting(name: str, seed: int) -> int:
        played.append((name, seed))
        return 10

    for name in ("bare", "stepped"):
        monkeypatch.setattr(env, name, partial(partial, noting, name))
    file = tmp_path / "env.json"
    assert program.main(["env", "--rounds", "2", "--seconds", "0.000001", "--json", str(file)]) == 0
    first = [seed for name, seed in played if name == "bare" and seed % 1000 == 0]
    assert first == [0, 1000, 2000], "once to warm up, then in every round"
    assert json.loads(file.read_text())["ratio"] > 0
    assert "a step costs" in capsys.readouterr().out


def test_bad_numbers_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["env", "--rounds", "0"]) == 2
    assert capsys.readouterr().err == "benchmarks: --rounds from 1 on and --seconds above 0\n"
