"""The only module that names the games."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Final

from rimward.kernel.game import Game

PLAYABLE: Final = ("comet", "xia", "andromeda", "aurora")


class Games(MutableMapping[str, Game]):
    """Games by name. One is loaded when somebody first asks for it, so nobody waits for the others."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._found: dict[str, Game | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Game:
        found = self._found[name]
        if found is None:
            found = self._found[name] = import_module(f"rimward.games.{name}").GAME
        return found

    def __setitem__(self, name: str, game: Game) -> None:
        self._found[name] = game

    def __delitem__(self, name: str) -> None:
        del self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


GAMES: Final = Games(PLAYABLE)
"""What can be played from beginning to end."""
