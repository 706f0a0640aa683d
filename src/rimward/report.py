"""A player's report of a problem: what their seat was sent at one decision, and what they expected instead.

It holds nothing that the seat did not know. It opens as a test that fails: a possible state is made from the view, in
which the same is asked again, and from there a developer writes down what should have been.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random

import msgspec

from rimward import __version__, wire
from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.view import sample

LATEST = 60  # events that go with it
LARGEST = 4 * 1024 * 1024  # bytes of a report
LATEST_ENTRY = 1_000_000
MOST_FACES = 5_000  # that a seat may not be able to place
FOLDER = "tests/reports"
TEST = '''"""What a player reported; the words are in the file beside this one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rimward import report

TOLD = report.read(Path(__file__).with_suffix(".json"))


def test_the_same_is_asked_again() -> None:
    assert report.differences(TOLD) == []


def test_what_the_player_expected() -> None:
    match = report.again(TOLD)
    assert match.question(TOLD.seat) is not None or match.result is not None or TOLD.asked
    pytest.fail(report.plain(TOLD.expected) or "nothing was said about what was expected")
'''


class ReportError(Exception):
    """A file that is no report, or one that cannot be opened here; the message says why."""


def of(match: Match, seat: int, events: list[wire.Event]) -> wire.Report:
    """The report of a seat; the events are those that it was told."""
    return wire.Report(
        software=__version__,
        content=str(match.game.box_data(match.game.content).get("hash", "")),
        options=match.header.options,
        seat=seat,
        entry=len(match.line),
        view=wire.view(match, seat),
        asked=[wire.question(asked, seat) for asked in match.asked],
        breadcrumb=[wire.Crumb(*crumb) for crumb in match.breadcrumb()],
        barred=wire.reasons(match, seat),
        events=events[-LATEST:],
        packs=match.game.kept or msgspec.UNSET,
    )


# --- opening one -----------------------------------------------------------------------------------------------------
def read(file: Path) -> wire.Report:
    """A report from a file, which anybody may have written."""
    try:
        with file.open("rb") as opened:
            data = opened.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise ReportError(f"{file} is no report: it is larger than {LARGEST // 1024} KB")
        told = msgspec.json.decode(data, type=wire.Report)
    except OSError as error:
        raise ReportError(f"{file}: {error.strerror or error}") from error
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise ReportError(f"{file} is no report: {error}") from error
    _check(told)
    return told


def _check(told: wire.Report) -> None:
    """What it counts is what a game could have, before anything is made of it."""
    view = told.view
    if told.seat != view.seat or not 0 <= view.seat <= view.seats:
        raise ReportError(f"this is a report of seat {told.seat}, and its view is of seat {view.seat} of {view.seats}")
    if not 0 <= told.entry <= LATEST_ENTRY:
        raise ReportError("the number of its decision is none that a game could come to")
    unseen: Counter[str] = Counter()
    for deck, faces in view.unseen.items():
        if min(faces.values(), default=0) < 0:
            raise ReportError(f"of {deck!r} it counts fewer than no cards")
        unseen[deck] = sum(faces.values())
    hidden: Counter[str] = Counter()
    for zone in view.zones.values():
        hidden[zone.deck] += zone.bag + sum(face is None for face, _ in zone.items)
    if unseen.total() > MOST_FACES or +unseen != +hidden:
        raise ReportError("the cards that it cannot place are not those that lie hidden")


def plain(text: str) -> str:
    """Without what would tell a terminal to do something; lines stay lines."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "\N{REPLACEMENT CHARACTER}" for sign in text)


def again(told: wire.Report, seed: int = 0) -> Match:
    """A match that continues from the reported moment. Everything that the seat did not know is dealt by the seed."""
    if told.view.game not in GAMES:
        raise ReportError(f"this is a report of {told.view.game}; there is: {', '.join(GAMES)}")
    game = GAMES[told.view.game]
    try:
        game = game.with_kept(told.packs or {})
        table = sample(game, wire.to_sample(told.view), Random(seed))
        if table.result is not None:
            raise ReportError("the game was over, so there is nothing to be asked again")
        return Match.scenario(game, table, chance=Seeded(seed))
    except ReportError:
        raise
    except Exception as error:  # anything at all may stand in a view
        why = f"{type(error).__name__}: {error}"
        raise ReportError(f"no state can be made of its view ({game.name} {told.view.version}): {why}") from error


def differences(told: wire.Report, seed: int = 0) -> list[str]:
    """What the seat is asked, told and denied now otherwise than it was: nothing, if the rules are what they were."""
    match = again(told, seed)
    now = [wire.question(asked, told.seat) for asked in match.asked]
    pairs = [
        ("who is asked", [(q.seat, q.code) for q in told.asked], [(q.seat, q.code) for q in now]),
        ("options", [q.options for q in told.asked], [q.options for q in now]),
        ("reasons", told.barred, wire.reasons(match, told.seat)),
        ("breadcrumb", told.breadcrumb, [wire.Crumb(*crumb) for crumb in match.breadcrumb()]),
        ("view", told.view, wire.view(match, told.seat)),
    ]
    return [f"{name}: {before!r} then, {after!r} now" for name, before, after in pairs if before != after]


# --- the command -----------------------------------------------------------------------------------------------------
def command(name: str, folder: str) -> int:
    """Put a report and its test into a folder of the tests, and say what it is about."""
    try:
        told = read(Path(name))
        found = differences(told)
    except ReportError as error:
        print(f"rimward report: {plain(' '.join(str(error).split()))}", file=sys.stderr)
        return 1
    test = _kept(told, Path(folder))
    asked = [question.code for question in told.asked if question.seat == told.seat] or ["nothing"]
    moment = f"{told.view.game} {told.view.version}, decision {told.entry}, player {told.seat + 1}: asked {asked[0]}"
    print(plain(" ".join(moment.split())))
    for difference in found:
        print(f"  not as it was: {plain(' '.join(difference[:200].split()))}")
    print(f"{test}: fails with the player's words until it says what should have been")
    return 0


def _kept(told: wire.Report, folder: Path) -> Path:
    """Names are made here and nothing of the report becomes code."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (test := folder / f"test_{told.view.game}_{told.entry}_{number}.py").exists():
        number += 1
    test.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")
    test.write_text(TEST)
    return test
