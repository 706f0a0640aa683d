"""What seats wish for, said to the commands: `--wish 0:partner=1`, on a twin in which seats wish for partners."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from rimward.games.catalog import GAMES
from rimward.kernel.record import read
from rimward.lab import arena, simulate
from rimward.terminal.console import Trouble
from tests.test_terminal import careful, sit
from tests.twins.results import WISHING

BOTS = ("comet", "--bots", "random,random,random,random", "--games", "4", "--jobs", "1", "--json")
WITH_1 = ("--wish", "0:partner=1")


@pytest.fixture(autouse=True)
def _twin(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(GAMES, "comet", WISHING)
    monkeypatch.chdir(tmp_path)


def simulated(*said: str) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return simulate.command(parser.parse_args(said))


def met(*said: str) -> int:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    return arena.command(parser.parse_args(said))


def test_seats_win_with_the_partners_that_they_wished_for(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for said in ((), WITH_1):
        assert simulated(*BOTS, *said) == 0
        found.append(json.loads(capsys.readouterr().out))
    wins = [each["wins"]["by_seat"] for each in found]
    assert (wins[0][0], wins[0][1]) == (wins[0][2], wins[0][3]), "opposite each other, where nobody wishes"
    assert (wins[1][0], wins[1][2]) == (wins[1][1], wins[1][3])
    assert wins[0] != wins[1]
    assert "wishes" not in found[0]
    assert found[1]["wishes"] == [{"partner": 1}, *[{"partner": -1}] * 3]


def test_records_know_the_wishes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated(*BOTS, *WITH_1, "--records", "kept") == 0
    headers = [read(file.read_bytes()).header for file in (tmp_path / "kept").iterdir()]
    assert [header.wishes for header in headers] == [[{"partner": 1}, *[{"partner": -1}] * 3]] * 4


def test_in_the_arena_a_wish_is_of_the_seat_whoever_sits_there(capsys: pytest.CaptureFixture[str]) -> None:
    said = ("comet", "--bots", "random,greedy,random,random", "--games", "4", "--jobs", "1")
    assert met(*said, "--json", *WITH_1) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["wishes"][0], found["failures"]) == ({"partner": 1}, [])
    assert met(*said, *WITH_1) == 0
    assert "wishes by seat: partner=1; partner=-1; partner=-1; partner=-1" in capsys.readouterr().out


def test_at_the_text_table(tmp_path: Path) -> None:
    def reply(shown: str) -> str | None:
        return "save end.rimward" if "Enter leaves" in shown and "Saved to" not in shown else careful(shown)

    shown = sit(reply, seats="me,random,random,random", wished=("0:partner=3",))
    assert "won together" in shown or "share the win" in shown
    header = read((tmp_path / "end.rimward").read_bytes()).header
    assert header.wishes == [{"partner": 3}, *[{"partner": -1}] * 3]
    with pytest.raises(Trouble, match="has its seats' wishes already"):
        sit(reply, game="", seed=None, load="end.rimward", wished=("0:partner=1",))


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("partner=1", "--wish partner=1: write it as SEAT:name=value with a seat from 0 to 3"),
        ("4:partner=1", "--wish 4:partner=1: write it as SEAT:name=value with a seat from 0 to 3"),
        ("0:partner", "--wish 0:partner: write it as SEAT:name=value with a seat from 0 to 3"),
        ("0:ship=1", "comet has no wish ship; it has: partner"),
        ("0:partner=7", "--wish partner=7: allowed is "),
        ("0:partner=two", "--wish partner=two: allowed is "),
    ],
)
def test_a_wish_that_means_nothing_is_one_line(wish: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command, name in ((simulated, "simulate"), (met, "arena")):
        assert command(*BOTS, "--wish", wish) == 2
        assert capsys.readouterr().err.splitlines()[-1].startswith(f"rimward {name}: {told}")
    with pytest.raises(Trouble):
        sit([""], seats="me,random,random,random", wished=(wish,))


def test_wishes_that_do_not_go_together_are_refused_by_the_setup(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated(*BOTS, "--wish", "0:partner=1", "--wish", "1:partner=2") == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_game_without_wishes_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated("xia", "--bots", "random,random,random", "--wish", "0:ship=1") == 2
    assert "xia has no wish ship; it has: -" in capsys.readouterr().err
