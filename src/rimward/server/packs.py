"""Packs that the host has put into a folder, in it by game: `GAME/NAME`. It is looked at whenever somebody asks.

A table keeps the files of the packs that it is played with. It goes on while packs of these names are in the folder,
and can be read without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from rimward import packs
from rimward.kernel.content import NAME, ContentError, Kept
from rimward.kernel.game import Game
from rimward.kernel.record import Header
from rimward.server import offered, shapes
from rimward.server.errors import Denied

MOST: Final = 200  # packs that are remembered


class Shelf:
    """The folder; None where there is no place for one."""

    def __init__(self, folder: Path | None, games: Iterable[Game]) -> None:
        self.folder = folder
        self._games = {game.name: game for game in games if game.box is not None}
        self._looked: dict[tuple[Any, ...], offered.Pack] = {}  # into packs, by all that is in them

    def listed(self) -> list[offered.Pack]:
        """All that lie there; one that cannot be played with says why."""
        return [self._listed(game, folder) for game in self._games.values() for folder in self._folders(game.name)]

    def _folders(self, game: str) -> list[Path]:
        try:
            found = sorted((self.folder / game).iterdir()) if self.folder is not None else []
        except OSError:
            return []
        return [folder for folder in found if folder.is_dir() and NAME.fullmatch(folder.name)]

    def _listed(self, game: Game, folder: Path) -> offered.Pack:
        """Files are read each time, and looked into when they are others: anybody may ask."""
        try:
            files = packs.read(folder)
        except ContentError as error:
            return offered.Pack(name=folder.name, game=game.name, problem=str(error))
        key = (game.name, folder.name, *files.items())
        if key not in self._looked:
            if len(self._looked) >= MOST:
                self._looked.clear()
            self._looked[key] = _looked_into(game, folder.name, files)
        return self._looked[key]

    def laid(self, game: Game, names: Sequence[str]) -> Game:
        """A game with packs of these names, in this order."""
        if not names:
            return game
        there = {folder.name: folder for folder in self._folders(game.name)}
        for name in names:
            if name not in there:
                known = ", ".join(there) or "none"
                raise Denied(400, "pack.none", f"there is no pack {name!r} for {game.name}; there is: {known}")
        try:
            return game.with_packs([packs.pack_of(game, there[name]) for name in names])
        except ContentError as error:
            raise Denied(400, "pack.broken", f"a pack is broken: {error}") from None

    def lacking(self, game: str, kept: Kept) -> list[str]:
        """The packs of a table that are no longer here."""
        if not kept:
            return []
        there = {folder.name for folder in self._folders(game)}
        return [name for name in kept if name not in there]

    def brought(self, game: Game, header: Header) -> Game:
        """The game that a record from elsewhere was played with, from our own files: what it brings is not read."""
        if not header.packs and not header.content:
            return game
        brought = header.packs or {}
        named = ", ".join(brought) or "without a name"
        if not brought or self.lacking(game.name, brought):
            raise Denied(400, "record.pack", f"this server does not have the packs that this was played with: {named}")
        laid = self.laid(game, list(brought))
        if laid.content.hash != header.content:
            raise Denied(400, "record.pack", f"this record was played with other packs of these names: {named}")
        return laid


def _looked_into(game: Game, name: str, files: Mapping[str, str]) -> offered.Pack:
    try:
        pack = packs.pack_from(game, name, files)
        game.with_packs([pack])
    except ContentError as error:
        return offered.Pack(name=name, game=game.name, problem=str(error))
    return offered.Pack(name=pack.name, game=game.name, hash=pack.hash)


def packs_route(shelf: Shelf) -> HTTPRouteHandler:
    """`GET /api/packs`."""

    @get(
        "/api/packs",
        operation_id="Packs",
        responses={
            status: ResponseSpec(shapes.Problem, generate_examples=False, description="Not now")
            for status in (400, 413, 429, 503)
        },
        sync_to_thread=True,
    )
    def packs() -> offered.Packs:
        """What the host has put into the folder for packs; `NewTable.packs` names them."""
        return offered.Packs(packs=shelf.listed())

    return packs


def kept_with(game: Game, kept: Kept) -> Game:
    """The game of a table, with the packs that it keeps."""
    try:
        return game.with_kept(kept)
    except ContentError as error:
        raise Denied(409, "table.pack", f"a pack of this table can no longer be read: {error}") from error
