"""What house rules do, as it was measured: `measured.json` of a game, which `rimward.lab.house` writes."""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files

import msgspec

from rimward.kernel.game import Game

FILE = "measured.json"
Change = tuple[float, float]  # and how far it is uncertain, to either side


class Effect(msgspec.Struct, frozen=True):
    """Of an option with this value, against the game as it is."""

    option: str
    value: bool | int | str
    turns: Change  # of a seat, in per cent
    sources: dict[str, Change]  # points a game, where they change by more than chance may


class Measured(msgspec.Struct, frozen=True):
    version: str  # of the rules ...
    content: str  # ... and of the box with which it was measured
    games: int  # under each setting, on the same seeds
    effects: list[Effect]


def content_of(game: Game) -> str:
    """Other content is another game: its results are not to be mixed."""
    data = msgspec.to_builtins(game.box_data(game.content), str_keys=True)  # some are named by numbers
    return blake2b(msgspec.json.encode(data, order="deterministic"), digest_size=8).hexdigest()


def load(game: Game) -> Measured | None:
    """Nothing where nothing was measured, or where the game has changed since."""
    file = files("rimward.games").joinpath(game.name, FILE)
    if not file.is_file():
        return None
    found = msgspec.json.decode(file.read_bytes(), type=Measured)
    return found if (found.version, found.content) == (game.version, content_of(game)) else None
