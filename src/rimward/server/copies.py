"""Copies of a SQLite file: whole, checked and on disk before they get their name."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

LEFT = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file that is in use, or was when the power went


class NoCopy(Exception):
    """There is no copy, and nothing was changed; the message is a sentence."""


def copy_file(source: Path, target: Path) -> None:
    """A consistent copy of a file that may be in use, with everything committed before; it replaces the target."""
    if not source.is_file():
        raise NoCopy(f"there is no database {source}")
    try:
        with making(target) as part, closing(opened(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, and nothing beside it
            _check(new, source)
    except sqlite3.Error as error:
        raise NoCopy(f"{source} cannot be copied: {error}") from error


@contextmanager
def making(target: Path) -> Iterator[Path]:
    """A file to be filled under another name; it gets its own when all of it is on disk, or never."""
    handle, name = tempfile.mkstemp(prefix=f"{target.name}.", dir=target.parent)  # for nobody else: it holds secrets
    os.close(handle)
    part = Path(name)
    try:
        yield part
        sync(part)
        part.replace(target)
        sync(target.parent)
    finally:
        part.unlink(missing_ok=True)


def opened(file: Path) -> sqlite3.Connection:
    """A connection to a file that exists."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)


def _check(connection: sqlite3.Connection, source: Path) -> None:
    found = [row[0] for row in connection.execute("PRAGMA integrity_check")]
    if found != ["ok"]:
        raise NoCopy(f"{source} is damaged: {found[0]}")


def sync(path: Path) -> None:
    """Write a file through to the disk; of a folder, the names in it."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
