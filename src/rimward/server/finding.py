"""What the store is asked for: a table with all that is needed to go on, and those at which bots play."""

from __future__ import annotations

import re
from typing import NamedTuple

from sqlalchemy import Connection, Table, bindparam, delete, exists, func, select, update

from rimward.kernel.record import Entry, Header
from rimward.server import keys
from rimward.server import tables as stored
from rimward.server.data import TableData, earlier_of, entries_of, has_untold, header_of, table_of
from rimward.server.earlier import Earlier
from rimward.server.errors import Denied

DELETES = (
    *(
        delete(part).where(part.c.table_id == bindparam("of_table"))
        for part in reversed(stored.metadata.sorted_tables)
        if part is not stored.tables
    ),
    update(stored.tables).where(stored.tables.c.rematch == bindparam("of_table")).values(rematch=""),
    delete(stored.tables).where(stored.tables.c.id == bindparam("of_table")),
)


class Found(NamedTuple):
    """What the store has of a table; `untold` is that some of its entries were stored without what they told."""

    data: TableData
    first: int
    header: Header | None
    entries: list[Entry]
    lines: int
    asides: int
    earlier: Earlier
    untold: bool


def found_of(connection: Connection, table: str) -> Found | None:
    data = table_of(connection, table)
    if data is None:
        return None
    first, header = header_of(connection, table) or (0, None)
    lines, asides = (_after_last(connection, part, table) for part in (stored.chat, stored.asides))
    entries = entries_of(connection, table, first) if header else []
    earlier = earlier_of(connection, table) if first else Earlier()
    untold = header is not None and has_untold(connection, table, first)
    return Found(data, first, header, entries, lines, asides, earlier, untold)


def _after_last(connection: Connection, part: Table, table: str) -> int:
    """The number of the next line."""
    last = connection.execute(select(func.max(part.c.number)).where(part.c.table_id == table)).scalar()
    return 0 if last is None else int(last) + 1


def with_people_and_bots(connection: Connection) -> list[str]:
    """The tables at which a bot is asked and a person sits."""
    t, s = stored.tables.c, stored.seats.c
    people = exists().where(s.table_id == t.id, s.kind == "person", s.away.is_(False))
    query = select(t.id).where(t.thinking.is_(True), t.status == "playing", people)
    return [row.id for row in connection.execute(query)]


def place_of(after: str) -> tuple[float, str] | None:
    if not after:
        return None
    updated, _, table = after.partition("_")
    if re.fullmatch(r"[0-9]{1,12}\.[0-9]{1,9}", updated) is None or not keys.is_id(table):
        raise Denied(400, "lobby.after", "this is no page of the list of tables")
    return float(updated), table
