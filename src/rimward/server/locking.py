"""One server for one SQLite file: it holds a lock on a file beside it until the process ends, however that ends."""

from __future__ import annotations

import os
import sys
from io import FileIO
from pathlib import Path

FAR = 1 << 30  # where the lock lies on Windows: what is locked there cannot be read, and the words are at the start


class Taken(Exception):
    """Somebody else has the database; the message continues "cannot be opened:"."""


def beside(database: str) -> Path:
    """The lock of a file, by whatever name the file was called. It is never deleted: somebody may be waiting for it."""
    file = Path(database).resolve()
    return file.with_name(f"{file.name}.lock")


def take(database: str) -> FileIO:
    """The lock, which is given back by closing it."""
    file = beside(database)
    lock = FileIO(os.open(file, os.O_RDWR | os.O_CREAT, 0o600), "r+")
    try:
        _lock(lock)
    except OSError as error:
        lock.close()
        told = file.read_text().strip() or "another program"
        raise Taken(
            f"a server that is running has it ({told}); play there, or stop that one first, "
            "or start this one with another --database"
        ) from error
    _write(lock, f"process {os.getpid()}")
    return lock


def tell(database: str, address: str) -> None:
    """Where the server that has the lock is to be found."""
    with beside(database).open("w") as file:
        file.write(f"process {os.getpid()}, {address}\n")


def _write(lock: FileIO, words: str) -> None:
    lock.truncate(0)
    lock.seek(0)
    lock.write(f"{words}\n".encode())


if sys.platform == "win32":
    import msvcrt

    def _lock(lock: FileIO) -> None:
        lock.seek(FAR)
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(lock: FileIO) -> None:
        fcntl.flock(lock.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
