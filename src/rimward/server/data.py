"""A table and its seats as they are stored, and the statements that store them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from rimward import wire
from rimward.kernel.orders import Order
from rimward.kernel.record import Entry, Header
from rimward.kernel.result import Result, places
from rimward.server import schema, schemas
from rimward.server.schemas import Colour, Kind, Pace, Shape, Status
from rimward.server.store import EVERY_ROW, Step

COLOURS: tuple[Colour, ...] = get_args(Colour)
SHAPES: tuple[Shape, ...] = get_args(Shape)


class SeatData(msgspec.Struct, frozen=True, kw_only=True):
    """A seat. `due` is when it is to be told that it is waited for.

    - `away`: a person for whom a bot sits in; `benched`: it was the host who let it.
    - `hosts`: the host's own, whose key the host was handed; None where nobody knows, from before this was kept.
    - `left`: a person left it during the game, and nobody has agreed yet who may have it.
    - `seen`: when its person was last here, to the hour.
    - `orders`: the standing orders of its person; the first that fits decides.
    """

    seat: int
    kind: Kind
    name: str
    colour: Colour
    shape: Shape
    bot: str = ""
    away: bool = False
    benched: bool = False
    conceded: bool = False
    hosts: bool | None = False
    left: bool = False
    seen: float = 0.0
    key_hash: bytes | None = None
    notice: schemas.Notice | None = None
    due: float | None = None
    wishes: dict[str, int | str | bool] = {}
    orders: tuple[Order, ...] = ()

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.away


class ProposalData(msgspec.Struct, frozen=True, kw_only=True):
    """What is proposed; see `schemas.Proposal`. `key_hash` is of the new key that its seat is to have."""

    number: int
    kind: schemas.Proposed
    by: int
    needs: tuple[int, ...]
    to: int = 0
    seat: int = -1
    instead: tuple[int, ...] = ()
    consents: tuple[int, ...] = ()
    key_hash: bytes | None = None

    def shown(self) -> schemas.Proposal:
        return schemas.Proposal(
            number=self.number,
            kind=self.kind,
            by=self.by,
            to=self.to,
            seat=self.seat,
            needs=list(self.needs),
            instead=list(self.instead),
            consents=list(self.consents),
        )


class TableData(msgspec.Struct, frozen=True, kw_only=True):
    """A table with its seats. `thinking` is that a bot is asked or an order is to answer; `proposals` is the number of
    the last proposal; `version` counts how often any of this was written."""

    id: str
    game: str
    name: str
    status: Status
    public: bool
    watch: bool
    pace: Pace
    practice: bool
    seed: str | None
    options: dict[str, int | str | bool]
    created: float
    updated: float
    host_hash: bytes
    invite_hash: bytes
    salt: bytes
    waiting: tuple[int, ...] = ()
    thinking: bool = False
    proposal: ProposalData | None = None
    proposals: int = 0
    outcome: wire.Outcome | None = None
    commitment: str = ""
    rematch: str = ""
    version: int = 0
    seats: tuple[SeatData, ...] = ()

    def shown(self, here: Iterable[int] = ()) -> schemas.Table:
        """As everybody who may see the table sees it; `here` are the seats with an open browser."""
        return schemas.Table(
            id=self.id,
            game=self.game,
            name=self.name,
            status=self.status,
            public=self.public,
            watch=self.watch,
            pace=self.pace,
            practice=self.practice,
            options=self.options,
            seats=[_seat_shown(seat, seat.seat in here) for seat in self.seats],
            created=self.created,
            updated=self.updated,
            waiting=list(self.waiting),
            proposal=self.proposal.shown() if self.proposal is not None else None,
            outcome=self.outcome,
            commitment=self.commitment,
            rematch=self.rematch,
        )


def _seat_shown(seat: SeatData, here: bool) -> schemas.Seat:
    return schemas.Seat(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        colour=seat.colour,
        shape=seat.shape,
        bot=seat.bot if seat.by_bot else "",
        away=seat.away,
        conceded=seat.conceded,
        hosts=bool(seat.hosts),
        here=here,
        wishes=seat.wishes,
    )


# --- rows ------------------------------------------------------------------------------------------------------------
_JSON: Mapping[str, Any] = {
    "options": dict[str, int | str | bool],
    "wishes": dict[str, int | str | bool],
    "waiting": tuple[int, ...],
    "proposal": ProposalData,
    "outcome": wire.Outcome,
    "notice": schemas.Notice,
    "orders": tuple[Order, ...],
}
_TABLE = [name for name in TableData.__struct_fields__ if name != "seats"]
_SEAT = list(SeatData.__struct_fields__)
_FIXED = {"id", "game", "practice", "seed", "options", "created", "host_hash", "salt"}


def _plain(name: str, value: Any) -> Any:
    return msgspec.json.encode(value).decode() if name in _JSON and value is not None else value


def _read(name: str, value: Any) -> Any:
    if name not in _JSON or value is None:
        return value
    try:
        found = msgspec.json.decode(value, type=_JSON[name])
        return _with_ranks(found) if name == "outcome" else found
    except msgspec.ValidationError:
        if name == "proposal":  # from before proposals had numbers: it has lapsed
            return None
        raise


def _with_ranks(outcome: wire.Outcome) -> wire.Outcome:
    """Of a table from before it was told, when each seat played for itself."""
    if outcome.ranks or not outcome.scores:
        return outcome
    result = Result(tuple(outcome.winners), tuple(outcome.scores), outcome.code)
    if outcome.code.startswith("table."):  # broken off
        return replace(outcome, ranks=places(outcome.scores))
    return wire.outcome(result, len(outcome.scores))


def table_row(table: TableData) -> dict[str, Any]:
    return {name: _plain(name, getattr(table, name)) for name in _TABLE}


def seat_row(table: str, seat: SeatData) -> dict[str, Any]:
    return {"table_id": table, **{name: _plain(name, getattr(seat, name)) for name in _SEAT}}


# One statement for everybody: the writer puts the rows of many answers into one call.
INSERT_TABLE = insert(schema.tables)
INSERT_SEAT = insert(schema.seats)
INSERT_HEADER = insert(schema.headers)
INSERT_ENTRY = insert(schema.entries)
INSERT_CHAT = insert(schema.chat)
INSERT_SNAPSHOT = insert(schema.snapshots)
DELETE_SNAPSHOT = delete(schema.snapshots).where(schema.snapshots.c.table_id == bindparam("of_table"))
_CHANGING = [name for name in _TABLE if name not in _FIXED]
_AS_READ = (schema.tables.c.id == bindparam("of_table"), schema.tables.c.version == bindparam("of_version"))
UPDATE_TABLE = (
    update(schema.tables)
    .where(*_AS_READ)
    .values({name: bindparam(f"new_{name}") for name in _CHANGING})
    .execution_options(**EVERY_ROW)
)
UPDATE_SEAT = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("of_table"), schema.seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in _SEAT if name != "seat"})
)


PLAYED = ("waiting", "thinking", "version")  # what most answers change of a table; no index is written for it
UPDATE_PLAYED = (
    update(schema.tables)
    .where(*_AS_READ)
    .values({name: bindparam(f"new_{name}") for name in PLAYED})
    .execution_options(**EVERY_ROW)
)


def creation(table: TableData) -> list[Step]:
    return [
        (INSERT_TABLE, [table_row(table)]),
        (INSERT_SEAT, [seat_row(table.id, seat) for seat in table.seats]),
    ]


def change(old: TableData, new: TableData) -> tuple[list[Step], TableData]:
    """What has to be written for a table that changed, and the table as it is then: under the next version, if the
    stored one is still the old.

    The version is that of the seats, too: they are never written without it.
    """
    new = replace(new, version=old.version + 1)
    changed = [seat for before, seat in zip(old.seats, new.seats, strict=True) if before is not seat and before != seat]
    if replace(new, waiting=old.waiting, thinking=old.thinking, seats=old.seats, version=old.version) != old:
        steps: list[Step] = [(UPDATE_TABLE, [_row_of(old, new, _CHANGING)])]
    elif changed or (new.waiting, new.thinking) != (old.waiting, old.thinking):
        steps = [(UPDATE_PLAYED, [_row_of(old, new, PLAYED)])]
    else:
        return [], old
    if changed:
        steps.append((UPDATE_SEAT, [_seat_change(new.id, seat) for seat in changed]))
    return steps, new


def _row_of(old: TableData, new: TableData, names: Iterable[str]) -> dict[str, Any]:
    row: dict[str, Any] = {f"new_{name}": _plain(name, getattr(new, name)) for name in names}
    return {"of_table": old.id, "of_version": old.version, **row}


def _seat_change(table: str, seat: SeatData) -> dict[str, Any]:
    row: dict[str, Any] = {f"new_{name}": _plain(name, getattr(seat, name)) for name in _SEAT if name != "seat"}
    return {"of_table": table, "of_seat": seat.seat, **row}


def header_step(table: str, header: Header, first: int = 0) -> Step:
    return INSERT_HEADER, [{"table_id": table, "first": first, "body": msgspec.json.encode(header)}]


def entry_step(table: str, first: int, entries: Iterable[Entry], at: float) -> Step:
    return INSERT_ENTRY, [
        {"table_id": table, "number": number, "at": at, "body": msgspec.json.encode(entry)}
        for number, entry in enumerate(entries, first)
    ]


def snapshot_steps(table: str, number: int, body: dict[str, Any]) -> list[Step]:
    """The state after so many entries; it takes the place of the one before."""
    row = {"table_id": table, "number": number, "body": msgspec.json.encode(body)}
    return [(DELETE_SNAPSHOT, [{"of_table": table}]), (INSERT_SNAPSHOT, [row])]


def chat_step(table: str, line: schemas.Chat) -> Step:
    row = {"number": line.number, "at": line.at, "seat": line.seat, "text": line.text, "code": line.code}
    return INSERT_CHAT, [{"table_id": table, **row}]


# --- reading ---------------------------------------------------------------------------------------------------------
def tables_of(
    connection: Connection, rows: Iterable[Any], left_out: Callable[[str, Exception], None]
) -> list[TableData]:
    """Tables from their rows, with their seats. What makes no sense is left out, and told of."""
    found = [dict(row._mapping) for row in rows]
    query = select(schema.seats).where(schema.seats.c.table_id.in_([row["id"] for row in found]))
    seats: dict[str, list[dict[str, Any]]] = {row["id"]: [] for row in found}
    for sitting in connection.execute(query.order_by(schema.seats.c.table_id, schema.seats.c.seat)):
        seat = dict(sitting._mapping)
        seats[seat.pop("table_id")].append(seat)
    tables = []
    for row in found:
        try:
            tables.append(_table(row, seats[row["id"]]))
        except (msgspec.MsgspecError, RecursionError) as error:
            left_out(row["id"], error)
    return tables


def _table(row: dict[str, Any], seats: list[dict[str, Any]]) -> TableData:
    sitting = tuple(SeatData(**{name: _read(name, value) for name, value in seat.items()}) for seat in seats)
    return TableData(**{name: _read(name, value) for name, value in row.items()}, seats=sitting)


def table_of(connection: Connection, table: str) -> TableData | None:
    """The table, if there is one; an error if it makes no sense."""

    def damaged(_: str, error: Exception) -> None:
        raise error

    rows = connection.execute(select(schema.tables).where(schema.tables.c.id == table))
    found = tables_of(connection, rows, damaged)
    return found[0] if found else None


def header_of(connection: Connection, table: str) -> tuple[int, Header] | None:
    """The last header, with the number of its first entry."""
    query = select(schema.headers.c.first, schema.headers.c.body).where(schema.headers.c.table_id == table)
    row = connection.execute(query.order_by(schema.headers.c.first.desc()).limit(1)).first()
    return (row.first, msgspec.json.decode(row.body, type=Header)) if row else None


def entries_of(connection: Connection, table: str, first: int = 0) -> list[Entry]:
    query = select(schema.entries.c.body).where(schema.entries.c.table_id == table, schema.entries.c.number >= first)
    decode = msgspec.json.Decoder(Entry).decode
    # All at once: a result that is left half read, at an entry that makes no sense, keeps its connection in the past.
    rows = connection.execute(query.order_by(schema.entries.c.number)).all()
    return [decode(body) for (body,) in rows]


def snapshot_of(connection: Connection, table: str) -> tuple[int, dict[str, Any]] | None:
    query = select(schema.snapshots).where(schema.snapshots.c.table_id == table)
    row = connection.execute(query).first()
    return (row.number, msgspec.json.decode(row.body)) if row else None


def chat_of(connection: Connection, table: str, after: int = -1, limit: int | None = 200) -> list[schemas.Chat]:
    """The last lines after a number, oldest first; without a limit all of them."""
    query = select(schema.chat).where(schema.chat.c.table_id == table, schema.chat.c.number > after)
    rows = connection.execute(query.order_by(schema.chat.c.number.desc()).limit(limit)).all()
    return [schemas.Chat(number=r.number, at=r.at, seat=r.seat, text=r.text, code=r.code) for r in reversed(rows)]
