"""A table and its seats as they are stored, and the statements that store them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any, get_args

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from rimward import wire
from rimward.kernel.orders import Order
from rimward.kernel.record import Entry, Header
from rimward.kernel.result import Result, places
from rimward.server import shapes
from rimward.server import tables as stored
from rimward.server.earlier import Earlier
from rimward.server.shapes import Colour, Kind, Pace, Shape, Status
from rimward.server.store import EVERY_ROW, Step

COLOURS: tuple[Colour, ...] = get_args(Colour)
SHAPES: tuple[Shape, ...] = get_args(Shape)


class Held(Order, frozen=True, kw_only=True, omit_defaults=True):
    """A standing order of a seat: what it was asked when it gave it (nothing: ""), after how many entries that was, how
    often it has answered since, and the last entry that was such an answer."""

    at: str = ""
    since: int = 0
    answered: int = 0
    last: int = 0

    def bare(self) -> Order:
        """As it is given and revoked."""
        return Order(**{name: getattr(self, name) for name in Order.__struct_fields__})


class SeatData(msgspec.Struct, frozen=True, kw_only=True):
    """A seat. `due` is when it is to be told that it is waited for.

    - `away`: a person for whom a bot sits in; `benched`: it was the host who let it.
    - `hosts`: the host's own, whose key the host was handed; None where nobody knows, from before this was kept.
    - `left`: a person left it during the game, and nobody has agreed yet who may have it.
    - `seen`: when its person was last here, to the hour.
    - `orders`: the standing orders of its person; the first that fits decides.
    - `notes`: what its person wrote down; `aside`: the number of the first aside that is for that person.
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
    notice: shapes.Notice | None = None
    due: float | None = None
    wishes: dict[str, int | str | bool] = {}
    orders: tuple[Held, ...] = ()
    notes: str = ""
    aside: int = 0

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.away


class ProposalData(msgspec.Struct, frozen=True, kw_only=True):
    """What is proposed; see `shapes.Proposal`. `key_hash` is of the new key that its seat is to have."""

    number: int
    kind: shapes.Proposed
    by: int
    needs: tuple[int, ...]
    to: int = 0
    seat: int = -1
    instead: tuple[int, ...] = ()
    consents: tuple[int, ...] = ()
    key_hash: bytes | None = None

    def shown(self) -> shapes.Proposal:
        return shapes.Proposal(
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
    the last proposal; `packs` are the files of each that it is played with; `origin` is the moment of another table
    from which it goes on; `talk` is that spectators may chat; `version` counts how often any of this was written."""

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
    packs: dict[str, dict[str, str]] = {}
    origin: shapes.Origin | None = None
    talk: bool = False
    version: int = 0
    seats: tuple[SeatData, ...] = ()

    def shown(self, here: Iterable[int] = ()) -> shapes.Table:
        """As everybody who may see the table sees it; `here` are the seats with an open browser."""
        return shapes.Table(
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
            packs=list(self.packs),
            origin=self.origin,
            talk=self.talk,
        )


def _seat_shown(seat: SeatData, here: bool) -> shapes.Seat:
    return shapes.Seat(
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
    "notice": shapes.Notice,
    "orders": tuple[Held, ...],
    "packs": dict[str, dict[str, str]],
    "origin": shapes.Origin,
}
_TABLE = [name for name in TableData.__struct_fields__ if name != "seats"]
_SEAT = list(SeatData.__struct_fields__)
_FIXED = {"id", "game", "practice", "seed", "options", "created", "host_hash", "salt", "packs", "origin", "talk"}


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
INSERT_TABLE = insert(stored.tables)
INSERT_SEAT = insert(stored.seats)
INSERT_HEADER = insert(stored.headers)
INSERT_ENTRY = insert(stored.entries)
UPDATE_TOLD = (
    update(stored.entries)
    .where(stored.entries.c.table_id == bindparam("of_table"), stored.entries.c.number == bindparam("of_number"))
    .values(told=bindparam("new_told"))
)
INSERT_CHAT = insert(stored.chat)
INSERT_ASIDE = insert(stored.asides)
INSERT_SNAPSHOT = insert(stored.snapshots)
DELETE_SNAPSHOT = delete(stored.snapshots).where(stored.snapshots.c.table_id == bindparam("of_table"))
_CHANGING = [name for name in _TABLE if name not in _FIXED]
_AS_READ = (stored.tables.c.id == bindparam("of_table"), stored.tables.c.version == bindparam("of_version"))
UPDATE_TABLE = (
    update(stored.tables)
    .where(*_AS_READ)
    .values({name: bindparam(f"new_{name}") for name in _CHANGING})
    .execution_options(**EVERY_ROW)
)
UPDATE_SEAT = (
    update(stored.seats)
    .where(stored.seats.c.table_id == bindparam("of_table"), stored.seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in _SEAT if name != "seat"})
)


PLAYED = ("waiting", "thinking", "version")  # what most answers change of a table; no index is written for it
UPDATE_PLAYED = (
    update(stored.tables)
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


def header_step(table: str, header: Header, first: int = 0, kept: int | None = None) -> Step:
    return INSERT_HEADER, [{"table_id": table, "first": first, "body": msgspec.json.encode(header), "kept": kept}]


def entry_step(table: str, first: int, entries: Iterable[Entry], told: Iterable[bytes], at: float) -> Step:
    """Entries with what each of them told."""
    return INSERT_ENTRY, [
        {"table_id": table, "number": number, "at": at, "body": msgspec.json.encode(entry), "told": events}
        for number, (entry, events) in enumerate(zip(entries, told, strict=True), first)
    ]


def told_step(table: str, first: int, told: Iterable[bytes]) -> Step:
    """What was told by entries from before that was kept."""
    return UPDATE_TOLD, [
        {"of_table": table, "of_number": number, "new_told": events} for number, events in enumerate(told, first)
    ]


def snapshot_steps(table: str, number: int, body: dict[str, Any]) -> list[Step]:
    """The state after so many entries; it takes the place of the one before."""
    row = {"table_id": table, "number": number, "body": msgspec.json.encode(body)}
    return [(DELETE_SNAPSHOT, [{"of_table": table}]), (INSERT_SNAPSHOT, [row])]


def chat_step(table: str, line: shapes.Chat) -> Step:
    row = {"number": line.number, "at": line.at, "seat": line.seat, "text": line.text, "code": line.code}
    return INSERT_CHAT, [{"table_id": table, **row, "name": line.name}]


def aside_step(table: str, number: int, line: shapes.Aside, readers: Iterable[int]) -> Step:
    row = {"number": number, "at": line.at, "seat": line.seat, "text": line.text}
    return INSERT_ASIDE, [{"table_id": table, **row, "readers": msgspec.json.encode(list(readers)).decode()}]


# --- reading ---------------------------------------------------------------------------------------------------------
def tables_of(
    connection: Connection, rows: Iterable[Any], left_out: Callable[[str, Exception], None]
) -> list[TableData]:
    """Tables from their rows, with their seats. What makes no sense is left out, and told of."""
    found = [dict(row._mapping) for row in rows]
    query = select(stored.seats).where(stored.seats.c.table_id.in_([row["id"] for row in found]))
    seats: dict[str, list[dict[str, Any]]] = {row["id"]: [] for row in found}
    for sitting in connection.execute(query.order_by(stored.seats.c.table_id, stored.seats.c.seat)):
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

    rows = connection.execute(select(stored.tables).where(stored.tables.c.id == table))
    found = tables_of(connection, rows, damaged)
    return found[0] if found else None


def header_of(connection: Connection, table: str) -> tuple[int, Header] | None:
    """The last header, with the number of its first entry."""
    query = select(stored.headers.c.first, stored.headers.c.body).where(stored.headers.c.table_id == table)
    row = connection.execute(query.order_by(stored.headers.c.first.desc()).limit(1)).first()
    return (row.first, msgspec.json.decode(row.body, type=Header)) if row else None


def entries_of(connection: Connection, table: str, first: int = 0) -> list[Entry]:
    query = select(stored.entries.c.body).where(stored.entries.c.table_id == table, stored.entries.c.number >= first)
    decode = msgspec.json.Decoder(Entry).decode
    # All at once: a result that is left half read, at an entry that makes no sense, keeps its connection in the past.
    rows = connection.execute(query.order_by(stored.entries.c.number)).all()
    return [decode(body) for (body,) in rows]


def has_untold(connection: Connection, table: str, first: int) -> bool:
    """Whether entries from a number on are from before it was kept what they told."""
    e = stored.entries.c
    query = select(e.number).where(e.table_id == table, e.number >= first, e.told.is_(None)).limit(1)
    return connection.execute(query).first() is not None


def earlier_of(connection: Connection, table: str) -> Earlier:
    """What was told in all parts of the record but the last."""
    h, e, earlier = stored.headers.c, stored.entries.c, Earlier()
    parts = connection.execute(select(h.first, h.kept).where(h.table_id == table).order_by(h.first)).all()
    decode = msgspec.json.Decoder(Entry).decode
    for part, after in pairwise(parts):
        query = select(e.body, e.told).where(e.table_id == table, e.number >= part.first, e.number < after.first)
        rows = connection.execute(query.order_by(e.number)).all()
        gone_on = None if after.kept is None else after.kept - part.first
        earlier.add([(decode(body), told) for body, told in rows], gone_on)
    return earlier


def snapshot_of(connection: Connection, table: str) -> tuple[int, dict[str, Any]] | None:
    query = select(stored.snapshots).where(stored.snapshots.c.table_id == table)
    row = connection.execute(query).first()
    return (row.number, msgspec.json.decode(row.body)) if row else None


def chat_of(connection: Connection, table: str, after: int = -1, limit: int | None = 200) -> list[shapes.Chat]:
    """The last lines after a number, oldest first; without a limit all of them."""
    query = select(stored.chat).where(stored.chat.c.table_id == table, stored.chat.c.number > after)
    rows = connection.execute(query.order_by(stored.chat.c.number.desc()).limit(limit)).all()
    return [
        shapes.Chat(number=r.number, at=r.at, seat=r.seat, text=r.text, code=r.code, name=r.name)
        for r in reversed(rows)
    ]


def asides_of(connection: Connection, table: str, seat: SeatData, limit: int) -> list[shapes.Aside]:
    """The last that are for the person of a seat, oldest first."""
    a = stored.asides.c
    query = select(stored.asides).where(a.table_id == table, a.number >= seat.aside).order_by(a.number.desc())
    heard: list[shapes.Aside] = []
    for row in connection.execute(query).all():
        if seat.seat in msgspec.json.decode(row.readers) and len(heard) < limit:
            heard.append(shapes.Aside(at=row.at, seat=row.seat, text=row.text))
    return heard[::-1]
