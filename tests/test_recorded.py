"""Every recorded game replays: the rules of today make the same game of the same answers and the same chance."""

from __future__ import annotations

from pathlib import Path

import pytest

from rimward.games.catalog import GAMES
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.record import read, write
from rimward.kernel.verify import verify
from tests.recorded.make import CUT

FOLDER = Path(__file__).parent / "recorded"
FILES = sorted(FOLDER.glob("*/**/*.rimward"))

recorded = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: str(path.relative_to(FOLDER).with_suffix("").as_posix())
)


def game_of(path: Path) -> Game:
    return GAMES[path.relative_to(FOLDER).parts[0]]


def test_every_game_of_the_catalog_has_recorded_games() -> None:
    assert {game_of(path).name for path in FILES} == set(GAMES)


@pytest.mark.parametrize("name", CUT)
def test_a_whole_game_lies_beside_each_that_was_cut(name: str) -> None:
    cut, whole = (read((FOLDER / "xia" / f"{each}.rimward").read_bytes()) for each in (name, f"{name}-by-the-book"))
    assert whole.header.seats == cut.header.seats
    assert whole.header.version > cut.header.version


@recorded
def test_it_replays_to_its_end(path: Path) -> None:
    record = read(path.read_bytes())
    assert all(entry.hash for entry in record.entries), "without a hash nothing would be compared"
    match = Match.load(game_of(path), record)
    assert match.hash == record.entries[-1].hash
    assert (match.result is None) == (path.stem in CUT)
    if match.result is not None and match.game.standing is not None:
        assert tuple(match.game.standing(match.view(match.table.seats))) == match.result.scores


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
