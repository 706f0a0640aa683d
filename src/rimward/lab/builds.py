"""Which rules are installed here, so that games that were played by others are never counted together with ours."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from rimward import __version__

PARTS = ("kernel", "kit", "games", "bots", "lab")  # all that a result can come from
KINDS = (".py", ".yaml", ".json")


class Build(NamedTuple):
    """What is installed. A compiled one plays the same games as the plain one, so that is not told apart."""

    version: str
    rules: str  # a hash of the sources and of all content
    python: str  # floats are not added up alike by all of them

    def __str__(self) -> str:
        return f"rimward {self.version} (rules {self.rules}, Python {self.python})"


@cache
def build() -> Build:
    return Build(__version__, hashed(files("rimward")), f"{sys.version_info.major}.{sys.version_info.minor}")


def hashed(package: Traversable) -> str:
    """However lines end: that differs from one system to another."""
    digest = blake2b(digest_size=4)
    for part in PARTS:
        for name, data in sorted(_sources(package.joinpath(part), part)):
            digest.update(name.encode() + b"\0" + data.replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _sources(entry, name)
        elif name.endswith(KINDS):
            yield name, entry.read_bytes()
