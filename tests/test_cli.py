"""The commands as they are typed: exit codes, one line on stderr, and one run as a program of its own."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rimward.cli import main
from rimward.server.serve import Wishes


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        code = main(words)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize(
    "words",
    [
        ["fly"],
        ["play", "chess"],
        ["play", "comet", "--seats", "me,strong"],
        ["play", "comet", "--language", "xx"],
        ["play", "comet", "--seed"],
        ["play", "comet", "--option", "target=1000"],
        ["play", "xia", "--seats", "me,random"],
        ["simulate", "xia", "--bots", "random,random"],
        ["arena", "xia", "--bots", "random,random"],
        ["arena", "xia"],
        ["balance", "chess"],
        ["balance", "xia", "--option", "target"],
        ["screen", "comet"],
        ["screen", "xia", "--sigma", "much"],
        ["fit", "chess"],
        ["fit", "xia", "--bots", "normal,normal"],
        ["rules", "chess"],
        ["rules"],
        ["chess"],
        ["--seed"],
        ["serve", "--port", "70000"],
        ["serve", "--port", "x"],
        ["serve", "--name", "http://play.example"],
        ["serve", "--proxy", "everybody"],
        ["serve", "--away-days", "0"],
        ["serve", "--away-days", "a week"],
        ["serve", "--log-level", "loud"],
        ["serve", "comet"],
        ["--port"],
        ["comet", "--seats", "me"],
        ["replay", "no-such-file"],
        ["replay", "x", "--seat", "one"],
        ["verify", "no-such-file"],
        ["verify"],
    ],
)
def test_bad_use_is_one_line_and_code_2(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert err.strip()


def test_a_broken_file_is_one_line_and_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    Path("junk").write_bytes(b"\xff\xfe{]\n\n\x00")
    for command in ("replay", "verify"):
        code, out, err = run(capsys, command, "junk")
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert err.startswith("junk is not a record")


def test_help_is_tidy(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--help")
    assert (code, err) == (0, "")
    for command in ("serve", "play", "rules", "replay", "verify", "simulate"):
        assert f"\n    {command} " in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "wishes"),
    [
        ([], Wishes()),
        (["serve"], Wishes()),
        (["--port", "9000", "--no-open"], Wishes(port=9000, open=False)),
        (
            ["serve", "--database", "sqlite:///x.db", "--language", "ru"],
            Wishes(database="sqlite:///x.db", language="ru"),
        ),
        (["--language", "ru"], Wishes(language="ru")),
        (
            ["serve", "--host", "::1", "--name", "a.example", "--name", "b.example:81", "--proxy", "10.0.0.0/8,::1"],
            Wishes(host="::1", names=("a.example", "b.example:81"), proxy="10.0.0.0/8,::1"),
        ),
        (["serve", "--away-days", "14"], Wishes(away_days=14)),
        (["--log-level=debug"], Wishes(log_level="debug")),
    ],
)
def test_to_serve_need_not_be_said(monkeypatch: pytest.MonkeyPatch, words: list[str], wishes: Wishes) -> None:
    asked: list[Wishes] = []

    def serve(wishes: Wishes) -> int:
        asked.append(wishes)
        return 7

    monkeypatch.setattr("rimward.server.serve.serve", serve)
    assert main(words) == 7
    assert asked == [wishes]


def test_without_a_game_there_is_a_menu(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "play")
    assert (code, err) == (0, "")
    assert "  1. Comet Rush" in out
    assert "  4. Destiny Aurora: Renegades" in out


@pytest.mark.parametrize("words", [["comet"], ["--seed", "7", "comet"], ["--seed=7", "comet"], ["play", "comet"]])
def test_play_need_not_be_said(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    code, out, err = run(capsys, *words)
    assert (code, err) == (0, "")
    assert "Which lane do you fly this round?" in out


@pytest.mark.parametrize(
    ("environment", "russian"),
    [
        ({}, False),
        ({"LANG": "ru_RU.UTF-8"}, True),
        ({"LANG": "de_DE.UTF-8"}, False),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, False),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU", "LC_ALL": ""}, True),
    ],
)
def test_the_language_is_that_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], russian: bool
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("Во что играем?" in run(capsys, "play")[1]) == russian
    assert "Which game?" in run(capsys, "play", "--language", "en")[1]


def test_rules_need_a_game_and_say_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, err = run(capsys, "rules")
    assert err == "rimward rules: which game? There is: andromeda, aurora, comet, xia\n"


@pytest.mark.parametrize(
    ("words", "unneeded"),
    [
        (
            ["--version"],
            {"litestar", "fluent", "babel", "msgspec", "yaml", "rimward.kernel", "rimward.games", "rimward.messages"},
        ),
        (["--help"], {"litestar", "fluent", "babel", "msgspec", "yaml", "rimward.kernel", "rimward.messages"}),
        (["rules", "comet"], {"fluent", "babel", "rimward.kernel", "rimward.messages", "rimward.terminal"}),
        (["comet"], {"yaml", "rimward.rulebook", "rimward.lab", "rimward.server", "litestar", "sqlalchemy", "uvicorn"}),
    ],
)
def test_nothing_is_loaded_that_is_not_needed(words: list[str], unneeded: set[str]) -> None:
    """What makes a start slow are the libraries."""
    code = f"import sys, rimward.cli\ntry: rimward.cli.main({words})\nfinally: print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, input=b"", timeout=60)
    loaded = set(done.stderr.decode().split())
    assert "rimward.cli" in loaded
    assert loaded & unneeded == set()


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "comet", "hold", "takes")
    assert (code, out.splitlines()[0]) == (0, "comet.drill.full")
    code, out, _ = run(capsys, "rules", "comet", "jam", "--json")
    assert code == 0
    assert json.loads(out)["game"] == "comet"
    assert run(capsys, "rules", "comet", "xyzzy")[0] == 1


def test_simulate_has_arguments_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "--help")
    assert code == 0
    assert "--bots" in out
    code, out, _ = run(capsys, "simulate", "comet", "--bots", "random,random", "--games", "2", "--jobs", "1", "--json")
    assert code == 0
    assert json.loads(out)["games"] == 2


def program(*words: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "rimward", *words]
    return subprocess.run(command, input=typed, capture_output=True, check=False, timeout=60)


def test_as_a_program() -> None:
    """Played, left with junk on the keyboard, gone on with to the end, replayed and verified."""
    first = program("play", "comet", "--seed", "7", typed=b"2\n1\n\xff\xfe\x00\n\xd0\n")
    assert (first.returncode, first.stderr) == (0, b"")
    file = "data/comet-1.rimward"
    assert f"--load {file}" in first.stdout.decode()
    rest = program("play", "--load", file, "--seats", "random,random")
    assert (rest.returncode, rest.stderr) == (0, b"")
    assert "won with" in rest.stdout.decode() or "share the win" in rest.stdout.decode()
    told = program("replay", file, "--language", "ru")
    assert told.returncode == 0
    assert "Раунд 1." in told.stdout.decode()
    checked = program("verify", file)
    assert (checked.returncode, checked.stderr) == (0, b"")
    assert b"practice" in checked.stdout


def test_a_screen_without_cyrillic_is_no_reason_to_fall_over() -> None:
    command = [sys.executable, "-m", "rimward", "play", "comet", "--language", "ru", "--seed", "7"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, input=b"2\n", capture_output=True, check=False, timeout=60, env=env)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_reader_that_stops_early_is_no_failure(tmp_path: Path) -> None:
    script = f"{sys.executable} -m rimward play comet --seats random,random --seed 1 | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
