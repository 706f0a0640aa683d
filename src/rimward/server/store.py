"""The store: SQLite or PostgreSQL through SQLAlchemy. Reads in threads; writes in one thread, many to a commit.

`write` returns when what it was given is on disk. Everything that waits while a commit is under way goes into the next
one together, so that full durability costs one sync for many answers.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from io import FileIO
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.sql import Executable

from rimward.server import locking, migrate
from rimward.server.copies import NoCopy

log = logging.getLogger("rimward.store")

Rows = Sequence[Mapping[str, Any]]
Step = tuple[Executable, Rows]  # a statement and the rows it is carried out for
T = TypeVar("T")

BATCH = 512  # writes that go into one commit at most
EVERY_ROW: Mapping[str, Any] = {"rimward_every_row": True}  # of a statement that has to find every row it is given


class StoreError(Exception):
    """Nothing was written, or nobody knows; the message is a sentence for the log."""


class Conflict(StoreError):
    """Somebody else wrote there first."""


class _NotFound(Exception):
    """A row that was to be changed is no longer as it was read."""


def address(database: str) -> URL:
    """`sqlite:///FILE`, `postgresql://...`, or just the name of a file."""
    if "://" not in database:
        return URL.create("sqlite", database=database)
    try:
        url = make_url(database)
    except ArgumentError:
        raise StoreError("a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME") from None
    if url.drivername == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise StoreError(f"a database is sqlite:///FILE or postgresql://..., not {url.drivername}")
    return url


class _Write:
    """Steps that wait for their commit."""

    __slots__ = ("done", "loop", "steps")

    def __init__(self, steps: Sequence[Step], loop: asyncio.AbstractEventLoop) -> None:
        self.steps, self.loop, self.done = steps, loop, loop.create_future()


class Store:
    """Opened on a URL; `sqlite:///FILE` makes the file and its folder."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = self._engine()
        self._lock: FileIO | None = None
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="rimward-writer", daemon=True)

    def _engine(self) -> Engine:
        """Parameters are hidden: a log of statements has no seed in it and no address of a notice, at any level."""
        if not self.sqlite:
            engine = create_engine(self.url, pool_pre_ping=True, hide_parameters=True)
            event.listen(engine, "connect", _synchronous)
            return engine
        if self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            Path(self.url.database).touch(0o600)  # for nobody else: it holds the dice of games under way
        engine = create_engine(self.url, hide_parameters=True)
        event.listen(engine, "connect", _pragmas)
        return engine

    def prepare(self) -> None:
        """Bring the database to the shape that we know; an error when that cannot be.

        A file is then ours until it is closed, and the connection that stays open tells those who would restore one.
        """
        try:
            if self.sqlite and self._lock is None and Path(self.url.database or "").is_file():
                self._lock = locking.take(str(self.url.database))
            migrate.prepare(self.engine)
            with self.engine.connect() as connection:
                if not self.sqlite and connection.execute(text("SHOW fsync")).scalar() == "off":
                    log.warning("PostgreSQL has fsync off: a power cut may lose answers that were acknowledged")
        except (SQLAlchemyError, migrate.Unfit, NoCopy, locking.Taken) as error:
            self._give_back()
            raise StoreError(said(error) if isinstance(error, SQLAlchemyError) else str(error)) from error

    def open(self) -> None:
        """Prepare the database and start the writer."""
        try:
            self.prepare()
        except StoreError as error:
            raise StoreError(f"the database {self} cannot be opened: {error}") from error
        self._thread.start()

    def __str__(self) -> str:
        return self.url.database or "in memory" if self.sqlite else self.url.render_as_string(hide_password=True)

    def close(self) -> None:
        """Carry out what waits, then end."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        self._give_back()

    def _give_back(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # --- reading -----------------------------------------------------------------------------------------------------
    async def read(self, look: Callable[[Connection], T]) -> T:
        def looked() -> T:
            with self.engine.connect() as connection:
                return look(connection)

        try:
            return await asyncio.to_thread(looked)
        except SQLAlchemyError as error:
            raise StoreError(f"the database cannot be read: {said(error)}") from error

    async def ping(self) -> None:
        """An error when the database does not answer."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar())

    # --- writing -----------------------------------------------------------------------------------------------------
    async def write(self, *steps: Step) -> None:
        """All of these or none; when it returns they are durable."""
        waiting = _Write(steps, asyncio.get_running_loop())
        self._queue.put(waiting)
        await waiting.done

    def _run(self) -> None:
        connection: Connection | None = None
        while (first := self._queue.get()) is not None:
            batch, last = [first], False
            while len(batch) < BATCH:
                try:
                    more = self._queue.get_nowait()
                except Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            try:
                connection = connection or self.engine.connect()
                self._commit(connection, batch)
            except Exception as error:  # whatever it was: the next batch tries for a new connection
                _drop(connection)
                connection = None
                _settle(batch, StoreError(f"the database cannot be written: {said(error)}"))
            if last:
                break
        if connection is not None:
            connection.close()

    def _commit(self, connection: Connection, batch: list[_Write]) -> None:
        """One commit for all; where one of them cannot be, each for itself."""
        try:
            with connection.begin():
                for statement, rows in _merged(batch):
                    done = connection.execute(statement, rows or None)
                    if EVERY_ROW.items() <= statement.get_execution_options().items() and done.rowcount != len(rows):
                        raise _NotFound
        except (IntegrityError, DataError, _NotFound) as error:
            if len(batch) == 1:
                wrong = StoreError(f"this cannot be stored: {said(error)}")
                _settle(batch, wrong if isinstance(error, DataError) else Conflict("somebody else wrote there first"))
                return
            for write in batch:
                self._commit(connection, [write])
            return
        _settle(batch, None)


def _merged(batch: list[_Write]) -> list[tuple[Executable, list[Mapping[str, Any]]]]:
    """Rows for the same statement go together: one round trip for a hundred answers."""
    merged: dict[int, tuple[Executable, list[Mapping[str, Any]]]] = {}
    for write in batch:
        for statement, rows in write.steps:
            merged.setdefault(id(statement), (statement, []))[1].extend(rows)
    return list(merged.values())


def _settle(batch: list[_Write], error: StoreError | None) -> None:
    """Tell those who wait, with one call into their loop."""

    def settle() -> None:
        for write in batch:
            if write.done.done():  # nobody waits any longer, or it was answered when each was tried alone
                continue
            if error is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(error)

    if error is not None:
        log.error("%s", error)
    batch[0].loop.call_soon_threadsafe(settle)


def _drop(connection: Connection | None) -> None:
    if connection is not None:
        connection.invalidate()
        connection.close()


def _pragmas(connection: Any, _: Any) -> None:
    """Acknowledged means that it survives a power cut: FULL syncs the log at every commit."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _synchronous(connection: Any, _: Any) -> None:
    """The same for PostgreSQL, where an administrator may have said otherwise for all programs."""
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    connection.commit()


def said(error: Exception) -> str:
    """The first line of what the database said, without statement and parameters: those may hold secrets."""
    if not isinstance(error, SQLAlchemyError):
        return type(error).__name__
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]
