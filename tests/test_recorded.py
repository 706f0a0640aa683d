"""Every recorded game replays: the rules of today make the same game of the same answers and the same chance."""

from __future__ import annotations

from pathlib import Path

import pytest

from rimward.games.catalog import GAMES
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.record import read, write
from rimward.kernel.verify import verify

FOLDER = Path(__file__).parent / "recorded"
FILES = sorted(FOLDER.glob("*/**/*.rimward"))

recorded = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: str(path.relative_to(FOLDER).with_suffix("").as_posix())
)


def game_of(path: Path) -> Game:
    return GAMES[path.relative_to(FOLDER).parts[0]]


def test_every_game_of_the_catalog_has_recorded_games() -> None:
    assert {game_of(path).name for path in FILES} == set(GAMES)


@recorded
def test_it_replays_to_its_end(path: Path) -> None:
    record = read(path.read_bytes())
    assert all(entry.hash for entry in record.entries), "without a hash nothing would be compared"
    match = Match.load(game_of(path), record)
    assert match.hash == record.entries[-1].hash
    assert match.result is not None


@recorded
def test_its_dice_come_from_its_key(path: Path) -> None:
    record = read(path.read_bytes())
    report = verify(game_of(path), record)
    assert report.problem is None
    assert report.results > 0


@recorded
def test_it_would_be_written_the_same_today(path: Path) -> None:
    data = path.read_bytes()
    match = Match.load(game_of(path), read(data))
    assert write(match.record()) == data
