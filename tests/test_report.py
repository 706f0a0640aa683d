"""A player's report: it is what the seat was sent, the same is asked again of it, and it opens as a test that fails."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rimward import cli, report, wire
from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match

STEPS = {"comet": 60, "xia": 150}
WORDS = 'I wanted """to fly""" \n to {Kemplar}; import os  # and \\ not to be code'


def reports(name: str, steps: int) -> list[wire.Report]:
    """Of each seat and of a spectator, now and then in a game of random players."""
    rng, found = Random(3), list[wire.Report]()
    match = Match.new(GAMES[name], 3, chance=Seeded(5))
    for step in range(steps):
        if match.result is not None:
            break
        if step % 5 == 0:
            for seat in range(4):
                events = wire.update(match, seat).events
                found.append(report.of(match, seat, events))
        question = rng.choice([question for question in match.asked if not question.answered])
        match.answer(question.id, question.seat, rng.choice(question.keys))
    return found


@pytest.mark.parametrize("name", STEPS)
def test_the_same_is_asked_again_of_a_possible_state(name: str) -> None:
    asked = 0
    for told in reports(name, STEPS[name]):
        sent = msgspec.json.decode(msgspec.json.encode(told), type=wire.Report)
        assert sent == told
        for seed in (0, 1):
            assert report.differences(sent, seed) == []
        asked += any(question.options for question in sent.asked)
        assert len(sent.events) <= report.LATEST
    assert asked > 5


def test_another_way_of_asking_is_told() -> None:
    told = next(told for told in reports("xia", 60) if told.barred)
    (found,) = report.differences(replace(told, barred=[]))
    assert found.startswith("reasons: [] then, ")
    question = replace(told.asked[0], options=[])
    (found,) = report.differences(replace(told, asked=[question]))
    assert found.startswith("options: [[]] then, ")


def kept(folder: Path, told: wire.Report) -> ModuleType:
    """The test that the command made of a report."""
    file = folder / "from-the-browser.json"
    file.write_bytes(msgspec.json.encode(told))
    assert cli.main(["report", str(file), "--to", str(folder / "reports")]) == 0
    (test,) = (folder / "reports").glob("test_*.py")
    spec = importlib.util.spec_from_file_location("reported", test)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_opens_as_a_test_that_fails_with_the_player_s_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = replace(reports("xia", 60)[-4], expected=WORDS)
    module = kept(tmp_path, told)
    out = capsys.readouterr().out
    assert f"decision {told.entry}, player 1" in out
    module.test_the_same_is_asked_again()
    with pytest.raises(pytest.fail.Exception) as failed:
        module.test_what_the_player_expected()
    assert str(failed.value) == WORDS
    assert WORDS not in next((tmp_path / "reports").glob("*.py")).read_text(), "a player's words are no code"


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff\xfe{]", b'{"software": 1}', b"[" * 100_000])
def test_what_is_no_report_is_one_line_and_code_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes
) -> None:
    file = tmp_path / "junk"
    file.write_bytes(data)
    for name in (file, tmp_path / "nothing"):
        assert cli.main(["report", str(name), "--to", str(tmp_path / "reports")]) == 1
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
    assert not (tmp_path / "reports").exists()


def test_a_view_that_was_tampered_with_is_an_error(tmp_path: Path) -> None:
    told = reports("comet", 20)[0]
    for view in (
        replace(told.view, game="chess"),
        replace(told.view, stack=[{"is": "Nothing"}]),
        replace(told.view, unseen={}),
        replace(told.view, table={}),
    ):
        with pytest.raises(report.ReportError):
            report.again(replace(told, view=view))


@pytest.mark.parametrize(
    "what",
    [
        {"seat": -1},
        {"seat": 99},
        {"seat": 2**62},
        {"entry": -1},
        {"entry": 10**12},
        {"view": {"seat": -1}},
        {"view": {"unseen": {"gadget": {"boost": 10**9}}}},
        {"view": {"unseen": {"gadget": {"boost": -1, "jam": 10}}}},
        {"view": {"unseen": {}}},
        {"view": {"zones": {}, "unseen": {"x": {"y": 10**9}}}},
        {"view": {"table": {"is": "Nothing"}}},
        {"view": {"stack": [{"is": "Round"}]}},
    ],
)
def test_a_report_that_no_server_wrote_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: dict[str, Any]
) -> None:
    told = msgspec.to_builtins(reports("comet", 20)[0])
    more = {**what, **({"view": {**told["view"], **what["view"]}} if "view" in what else {})}
    file = tmp_path / "odd.json"
    file.write_bytes(msgspec.json.encode({**told, **more}))
    assert cli.main(["report", str(file), "--to", str(tmp_path / "reports")]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("rimward report: ")
    assert not (tmp_path / "reports").exists()


def test_a_bag_of_more_than_a_game_has_is_not_dealt(tmp_path: Path) -> None:
    told = reports("comet", 20)[0]
    zones = {name: replace(zone, bag=10**9) if zone.bag else zone for name, zone in told.view.zones.items()}
    hidden = 10**9 + sum(face is None for zone in zones.values() for face, _ in zone.items)
    view = replace(told.view, zones=zones, unseen={deck: {"boost": hidden} for deck in told.view.unseen})
    file = tmp_path / "large.json"
    file.write_bytes(msgspec.json.encode(replace(told, view=view)))
    with pytest.raises(report.ReportError, match="not those that lie hidden"):
        report.read(file)


def test_a_file_without_end_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "LARGEST", 1000)
    file = tmp_path / "large.json"
    file.write_bytes(msgspec.json.encode(reports("comet", 20)[0]))
    with pytest.raises(report.ReportError, match="larger than"):
        report.read(file)


@pytest.mark.parametrize("where", ["game", "version", "code"])
def test_what_a_report_says_tells_the_terminal_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    told, evil = reports("comet", 20)[0], "\x1b]0;owned\x07\u202e\x9b31m"
    if where == "code":
        told = replace(told, asked=[replace(told.asked[0], code=evil), *told.asked[1:]])
    else:
        told = replace(told, view=replace(told.view, **{where: f"comet{evil}"}))
    file = tmp_path / "evil.json"
    file.write_bytes(msgspec.json.encode(replace(told, expected=evil)))
    cli.main(["report", str(file), "--to", str(tmp_path / "reports")])
    said = "".join(capsys.readouterr())
    assert "owned" in said
    assert all(sign.isprintable() or sign == "\n" for sign in said)
    assert report.plain(f"two\nlines{evil}").startswith("two\nlines\N{REPLACEMENT CHARACTER}]0;owned")
