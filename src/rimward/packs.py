"""Packs in folders: a folder holds the files of a box, and its name is the pack's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rimward.kernel.content import MOST, ContentError, Pack
from rimward.kernel.game import Game


def read(folder: Path) -> dict[str, str]:
    """The files of a pack by name, as its errors call them. Hidden files and notes (`README.md`) are no part of it."""
    try:
        files = [file for file in sorted(folder.iterdir()) if file.suffix in (".yaml", ".ftl") and file.name[0] != "."]
        if sum(file.stat().st_size for file in files) > 4 * MOST:  # a character has at most so many bytes
            raise ContentError(folder.name, "", "", f"a pack has at most {MOST} characters")
        return {f"{folder.name}/{file.name}": file.read_text(encoding="utf-8") for file in files}
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror or str(error) if isinstance(error, OSError) else "it is no text in UTF-8"
        raise ContentError(folder.name, "", "", why) from error


def pack_of(game: Game, folder: Path) -> Pack:
    """A pack for a game, which has been read and found right by itself."""
    return pack_from(game, folder.name, read(folder))


def pack_from(game: Game, name: str, files: Mapping[str, str]) -> Pack:
    """From its files, as `read` gives them. Errors name nothing above the folder: a server tells them to anybody."""
    if game.box is None:
        raise ContentError(name, "", "", f"{game.name} has no content that a pack could add to")
    if not files:
        raise ContentError(name, "", "", f"there is none of the files {', '.join(game.box.sheets)}")
    return game.box.pack(files, name)


def with_folders(game: Game, folders: Sequence[str]) -> Game:
    """The game with these packs laid over its box, in this order; itself where there is none."""
    for folder in folders:
        if not Path(folder).is_dir():
            raise ContentError(folder, "", "", "there is no such folder")
    return game.with_packs([pack_of(game, Path(folder).absolute()) for folder in folders]) if folders else game
