"""What must hold whatever a server is sent: no error in its log, and nothing changed at tables that were not meant."""

from __future__ import annotations

import contextlib
import gc
import logging
from collections.abc import Iterator
from typing import Any

from sqlalchemy import select

from rimward.kernel.match import Match
from rimward.kernel.record import Record
from rimward.kernel.verify import verify
from rimward.server import tables
from rimward.server.data import entries_of, header_of
from tests.server.served import Served

CLIENTS = ("httpx", "httpcore", "websockets")  # they log too, in the same process
LOGGERS = ("rimward", "uvicorn", "litestar", "asyncio", "sqlalchemy", "concurrent")
# uvicorn's word for text that is no UTF-8: it closes the socket with 1007, as it should.
NO_FAULT = "Invalid UTF-8 sequence received from client."


class Logged(logging.Handler):
    """Everything that is logged, in words, with tracebacks."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
        self.lines: list[str] = []
        self.faults: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        part = record.name.split(".")[0]
        if part in CLIENTS:
            return
        line = self.format(record)
        self.lines.append(line)
        bad = record.levelno >= logging.ERROR or record.exc_info
        if bad and part in LOGGERS and record.getMessage() != NO_FAULT:
            self.faults.append(line)


@contextlib.contextmanager
def logged(level: int = logging.WARNING) -> Iterator[Logged]:
    """All loggers at a level; tasks that failed unseen say so before the block ends."""
    root, handler = logging.getLogger(), Logged()
    before = {logger: logger.level for logger in (root, *map(logging.getLogger, LOGGERS))}
    root.addHandler(handler)
    for logger in before:
        logger.setLevel(level)
    try:
        yield handler
        gc.collect()
    finally:
        root.removeHandler(handler)
        for logger, old in before.items():
            logger.setLevel(old)


def rows(server: Served, table: str) -> dict[str, list[Any]]:
    """Everything that is stored of a table."""
    with server.hall.store.engine.connect() as connection:
        found = {"tables": connection.execute(select(tables.tables).where(tables.tables.c.id == table)).all()}
        for part in (tables.seats, tables.headers, tables.entries, tables.chat):
            query = select(part).where(part.c.table_id == table).order_by(*part.primary_key.columns)
            found[part.name] = connection.execute(query).all()
    return {name: [tuple(row) for row in part] for name, part in found.items()}


def stored(server: Served, table: str) -> Record:
    """The record of a table as it is on disk."""
    with server.hall.store.engine.connect() as connection:
        header = header_of(connection, table)
        assert header is not None
        return Record(header[1], entries_of(connection, table, header[0]))


def lawful(server: Served, table: str) -> Match:
    """The match again from what is stored: every entry was legal when it was done, and every die is the key's."""
    record = stored(server, table)
    game = server.hall.games[record.header.game]
    problem = verify(game, record).problem
    assert problem is None, f"{problem.code} {problem.numbers}"
    return Match.load(game, record)
