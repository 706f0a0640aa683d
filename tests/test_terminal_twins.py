"""The end of a game on the text table, for twins of Comet Rush: sides, one seat, all together, nobody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rimward.games.catalog import GAMES
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.record import read
from rimward.messages import Messages
from rimward.terminal import replay, screen
from tests.test_terminal import careful, sit, table
from tests.twins.results import ALONE, DRAW, LOST, PARTS, SIDES, TOGETHER

NAMES = ("", "Bot 2", "Bot 3", "Bot 4")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def end(game: Game, seats: str, seed: str, monkeypatch: pytest.MonkeyPatch, *options: str) -> str:
    """What is told at the end of a game; its record tells the same."""
    monkeypatch.setitem(GAMES, "comet", game)

    def reply(shown: str) -> str | None:
        return "save end.rimward" if "Enter leaves" in shown and "Saved to" not in shown else careful(shown)

    shown = sit(reply, seats=seats, seed=seed, options=options)
    ending = re.search(r"^(Part 1: |The target was reached|The last round).*?(?=\n\n)", shown, re.M | re.S)
    assert ending, shown[-600:]
    match = Match.load(game, read(Path("end.rimward").read_bytes()))
    assert match.result is not None
    words = Messages("en", "comet", names=NAMES[: match.table.seats], you=0, strict=True)
    assert screen.result_lines(words, match.result, match.log, match.table.parts) == ending[0].splitlines()
    return ending[0]


FOUR = "me,random,random,random"


def test_two_against_two(monkeypatch: pytest.MonkeyPatch) -> None:
    assert end(SIDES, FOUR, "8", monkeypatch) == (
        "The target was reached.\n"
        "It took 6 rounds.\n"
        "You and Bot 3 won together, 25 ahead.\n"
        "  1. Bot 3: 16 ice\n"
        "  1. You: 12 ice\n"
        "  2. Bot 4: 3 ice\n"
        "  2. Bot 2: 0 ice"
    )


def test_a_draw_of_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    assert end(DRAW, FOUR, "7", monkeypatch).splitlines()[2:] == [
        "You, Bot 2, Bot 3 and Bot 4 share the win.",
        "  1. You: 15 ice",
        "  1. Bot 2: 11 ice",
        "  1. Bot 4: 10 ice",
        "  1. Bot 3: 8 ice",
    ]


def test_one_seat_against_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = end(ALONE, "me", "7", monkeypatch)
    assert lost == "The last round is over.\nIt took 6 rounds.\nNobody won.\n  1. You: 12 ice"
    won = end(ALONE, "me", "7", monkeypatch, "target=5").splitlines()
    assert won[0] == "The target was reached."
    assert re.fullmatch(r"You won with \d+ ice\.", won[2])


def test_all_together(monkeypatch: pytest.MonkeyPatch) -> None:
    assert end(TOGETHER, "me,random", "7", monkeypatch).splitlines()[2] == "You and Bot 2 won together."
    assert end(TOGETHER, "me,random", "8", monkeypatch).splitlines()[2:] == [
        "Nobody won.",
        "  1. You: 11 ice",
        "  1. Bot 2: 6 ice",
    ]


def test_everybody_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert end(LOST, "me,random", "7", monkeypatch) == "The last round is over.\nIt took 5 rounds.\nNobody won."


def test_the_parts_of_a_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    assert end(PARTS, "me,random", "7", monkeypatch) == (
        "Part 1: You won with 8 ice, 3 ahead.\n"
        "Part 2: You won with 9 ice, 1 ahead.\n"
        "The target was reached.\n"
        "It took 4 rounds.\n"
        "You won with 17 ice, 4 ahead.\n"
        "  1. You: 17 ice\n"
        "  2. Bot 2: 13 ice"
    )
    replayed = table((), lambda console: replay(console, "end.rimward", None, "en"))
    assert "Part 1 is over. " in replayed, "the log tells it, too"
    assert "\nPart 2: " in replayed
