"""All tables: made, listed, loaded when asked for, dropped when idle; and the bots that play at them."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import time
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, func, select, tuple_, update

from rimward.kernel.chance import Sealed
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from rimward.kernel.record import Entry, Header, Record, RecordError
from rimward.messages import Messages
from rimward.server import keys, schema, schemas, seating
from rimward.server.bots import ClosedError, Thinkers, Thought, seed_of, thought_of
from rimward.server.carry import carried_over
from rimward.server.data import (
    COLOURS,
    SHAPES,
    SeatData,
    TableData,
    chat_of,
    creation,
    entries_of,
    entry_step,
    header_of,
    header_step,
    snapshot_of,
    table_of,
    tables_of,
    unlike,
)
from rimward.server.errors import Denied
from rimward.server.room import Room
from rimward.server.sight import Sight
from rimward.server.store import Store

log = logging.getLogger("rimward.hall")
SLICE = 25  # entries that are read before others have their turn
PAGE = 50
AGAIN = 1.0  # seconds until a table is read again for its bot, when something could not be stored


class Hall:
    """The rooms that are in memory. `idle` is how long one stays there with nobody in it, in seconds."""

    def __init__(self, store: Store, games: Mapping[str, Game], thinkers: Thinkers, idle: float = 120.0) -> None:
        self.store, self.games, self.thinkers, self.idle = store, games, thinkers, idle
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Tables where a bot is to move go on, one after the other; the others wait until they are asked for."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        tasks = [*self._bots.values(), *self._loading.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self._rooms.values():
            await room.keep()
            room.end(1001, "the server is going down")

    # --- rooms -------------------------------------------------------------------------------------------------------
    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from the store."""
        room = self._rooms.get(table)
        if room is not None and room.alive:
            room.touched = time.monotonic()  # it is not to leave memory under the hands of whoever asked
            return room
        if not keys.is_id(table):
            raise Denied(404, "table.none", "there is no such table")
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            if (task := self._loading.get(table)) is not None and task.done():
                del self._loading[table]

    async def _load(self, table: str) -> Room:
        found = await self.store.read(lambda connection: _found(connection, table))
        if found is None:
            raise Denied(404, "table.none", "there is no such table")
        room = self._new_room(found.data)
        room.lines = found.lines
        if found.header is not None:
            room.first, room.stored = found.first, found.first + len(found.entries)
            try:
                room.sight = await self._read(found.header, found.entries)
            except RecordError as error:
                log.warning("table %s: its rules have changed: %s", table, error)
                await self._carry_over(room, found)
        self._rooms[table] = room
        await _begun(room)  # should the server have died before it could
        if room.data.thinking:
            self.wake(room)
        return room

    async def _carry_over(self, room: Room, found: _Found) -> None:
        """The match goes on from the last kept state, under the rules of today."""
        kept = await self.store.read(lambda connection: snapshot_of(connection, room.data.id))
        if kept is None or found.header is None:
            detail = "this game was begun under other rules and no state of it was kept, so it cannot go on"
            raise Denied(409, "table.record", detail)
        number, state = kept
        since = found.entries[number - found.first :]
        match, given = carried_over(room.game, found.header, state, since)
        log.warning("table %s goes on from entry %s; %s of %s answers since", room.data.id, number, given, len(since))
        room.sight = Sight(match)
        room.sight.begin()
        await room.begin_anew(room.stored, match.header, str(len(since) - given))

    def _new_room(self, data: TableData) -> Room:
        if data.game not in self.games:
            raise Denied(409, "table.game", f"this program does not know the game {data.game}")
        return Room(data, self.games[data.game], self.store, self.wake)

    async def _read(self, header: Header, entries: list[Entry]) -> Sight:
        """The match again, from its record; others have their turn meanwhile."""
        match = Match.reading(self.games[header.game], header)
        sight = Sight(match)
        for number, entry in enumerate(entries):
            before = sight.cursor
            match.again(entry)
            sight.followed(sight.cursor - before)
            if number % SLICE == SLICE - 1:
                await asyncio.sleep(0)
        match.go_on()
        sight.sent([])
        return sight

    async def _sweep(self) -> None:
        for table in await self.store.read(_thinking):
            await self._woken(table)
        while True:
            await asyncio.sleep(max(self.idle / 4, 0.05))
            await self.drop_idle()

    async def _woken(self, table: str) -> None:
        try:
            await self.room(table)
        except Exception as error:
            log.error("table %s could not be woken: %s", table, error)

    async def drop_idle(self) -> None:
        """Rooms with nobody in them leave memory; the store has everything."""
        for table, room in list(self._rooms.items()):
            if self._unused(room):
                await room.keep()
            if not room.alive or self._unused(room):
                room.end(1012, "the table is being read again")
                del self._rooms[table]

    def _unused(self, room: Room) -> bool:
        busy = room.watched or room.data.id in self._bots or room.lock.locked()
        return not busy and time.monotonic() - room.touched > self.idle

    @property
    def in_memory(self) -> int:
        return len(self._rooms)

    # --- bots --------------------------------------------------------------------------------------------------------
    def wake(self, room: Room) -> None:
        """A bot is asked at this table."""
        if room.data.id not in self._bots:
            task = asyncio.create_task(self._think(room))
            self._bots[room.data.id] = task
            task.add_done_callback(lambda task: self._thought(task, room))

    def _thought(self, task: asyncio.Task[None], room: Room) -> None:
        """Nobody has to think any more, unless the table was read again meanwhile."""
        del self._bots[room.data.id]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: the bots stopped", room.data.id, exc_info=error)
        now = self._rooms.get(room.data.id)
        if not task.cancelled() and now is not None and now is not room and now.data.thinking:
            self.wake(now)

    async def _think(self, room: Room) -> None:
        while (asked := await _next_thought(room)) is not None:
            question, thought = asked
            try:
                key = await self.thinkers.choose(thought)
                await room.answer_for_bot(thought.seat, question, key)
            except ClosedError:
                return
            except Refused as refused:  # taken back, or a person sits there again
                log.info("table %s: a bot's answer came too late (%s)", room.data.id, refused.code)
            except Denied as denied:
                log.error("table %s: a bot has to think again: %s", room.data.id, denied)
                await asyncio.sleep(AGAIN)
                await self._woken(room.data.id)
                return

    # --- making ------------------------------------------------------------------------------------------------------
    async def create(self, wish: schemas.NewTable) -> schemas.Created:
        game = self._game(wish.game)
        try:
            options = game.checked(wish.options)
            if (refused := game.refusal(len(wish.seats), options)) is not None:
                raise refused
        except Refused as refused:
            raise Denied(400, refused.code, _english(game.name).reason(refused)) from None
        secrets = _Secrets()
        data = _table(wish, options, _seats(game, wish, secrets), secrets)
        return await self._made(data, secrets)

    def _game(self, name: str) -> Game:
        if name not in self.games:
            known = ", ".join(self.games)
            raise Denied(400, "table.game", f"there is no game {name!r}; there is: {known}")
        return self.games[name]

    async def _made(self, data: TableData, secrets: _Secrets) -> schemas.Created:
        await self.store.write(*creation(data))
        room = self._rooms[data.id] = self._new_room(data)
        await _begun(room)
        return schemas.Created(
            table=room.shown(), host_key=secrets.host, invite=secrets.invite, keys=list(secrets.seats)
        )

    async def rematch(self, room: Room) -> schemas.Created:
        """The same seats and the same keys at a new table."""
        secrets = _Secrets()
        now = time.time()
        seats = tuple(replace(seat, away=False, conceded=False, due=None) for seat in room.data.seats)
        data = replace(
            room.data,
            id=keys.new_id(),
            status="open",
            practice=False,
            seed=None,
            created=now,
            updated=now,
            invite_hash=keys.hashed(secrets.invite),
            salt=os.urandom(16),
            waiting=(),
            thinking=False,
            proposal=None,
            outcome=None,
            commitment="",
            rematch="",
            seats=seats,
        )
        await seating.followed_by(room, data, creation(data))
        new = await self.room(data.id)
        return schemas.Created(table=new.shown(), host_key="", invite=secrets.invite, keys=[])

    async def bring(self, record: Record, name: str) -> schemas.Created:
        """A table from a record, which is believed only when it replays. Its dice are known: it is for practice."""
        game = self._game(record.header.game)
        if record.header.start is not None:  # a state could be anything, even one that never ends
            raise Denied(400, "record.wrong", "this record begins in the middle of a game; bring one from its start")
        if not record.entries:
            raise Denied(400, "record.wrong", "this record has a header and no entries; there is nothing to play again")
        header = _keyed(replace(record.header, practice=True))
        sight = await self._believed(game, Record(header, record.entries))
        match = sight.match
        secrets = _Secrets()
        wish = schemas.NewTable(
            game=game.name,
            seats=[schemas.SeatWish(kind="me") for _ in range(header.seats)],
            name=name,
            options=header.options,
        )
        seats = _seats(game, wish, secrets)
        data = replace(_table(wish, header.options, seats, secrets), practice=True, status="playing")
        room = self._new_room(data)
        data = replace(room.after(match, data), commitment=header.commitment)
        entries = entry_step(data.id, 0, match.entries, time.time())
        await self.store.write(*creation(data), header_step(data.id, header), entries)
        room.data, room.sight, room.stored = data, sight, len(match.entries)
        self._rooms[data.id] = room
        return schemas.Created(
            table=room.shown(), host_key=secrets.host, invite=secrets.invite, keys=list(secrets.seats)
        )

    async def _believed(self, game: Game, record: Record) -> Sight:
        try:
            return await self._read(record.header, record.entries)
        except (RecordError, RecursionError) as error:
            raise Denied(400, "record.wrong", f"this record of {game.name} does not replay: {error}") from error

    # --- listing and deleting ----------------------------------------------------------------------------------------
    async def page(self, status: schemas.Status, game: str, after: str, limit: int) -> schemas.Tables:
        """Public tables, the latest first. Keyset paging: page 200 costs what page 1 does."""
        place = _place(after)
        if game:
            self._game(game)
        t = schema.tables.c

        def look(connection: Connection) -> list[TableData]:
            query = select(schema.tables).where(t.public.is_(True), t.status == status)
            if game:
                query = query.where(t.game == game)
            if place is not None:
                query = query.where(tuple_(t.updated, t.id) < place)
            query = query.order_by(t.updated.desc(), t.id.desc()).limit(limit + 1)  # one more tells of a next page
            return tables_of(connection, connection.execute(query))

        found = await self.store.read(look)
        last = found[limit - 1] if len(found) > limit else None
        found = found[:limit]
        rooms = [self._rooms.get(table.id) for table in found]
        shown = [room.shown() if room else table.shown() for table, room in zip(found, rooms, strict=True)]
        return schemas.Tables(tables=shown, next=f"{last.updated!r}_{last.id}" if last else "")

    async def delete(self, room: Room) -> None:
        """Everything of a table, for good."""
        async with room.at_work():
            table = room.data.id
            await self.store.write(*((statement, [{"of_table": table}]) for statement in DELETES))
            self._rooms.pop(table, None)
            for other in self._rooms.values():
                if other.data.rematch == table:
                    other.data = replace(other.data, rematch="")
            if table in self._bots:
                self._bots[table].cancel()
            room.end(4404, "this table was deleted")

    async def chat(self, room: Room, after: int, limit: int | None = 200) -> list[schemas.Chat]:
        return await self.store.read(lambda connection: chat_of(connection, room.data.id, after, limit))


DELETES = (
    *(
        delete(part).where(part.c.table_id == bindparam("of_table"))
        for part in reversed(schema.metadata.sorted_tables)
        if part is not schema.tables
    ),
    update(schema.tables).where(schema.tables.c.rematch == bindparam("of_table")).values(rematch=""),
    delete(schema.tables).where(schema.tables.c.id == bindparam("of_table")),
)


class _Found(NamedTuple):
    """What the store has of a table."""

    data: TableData
    first: int
    header: Header | None
    entries: list[Entry]
    lines: int


def _found(connection: Connection, table: str) -> _Found | None:
    data = table_of(connection, table)
    if data is None:
        return None
    first, header = header_of(connection, table) or (0, None)
    last = connection.execute(select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == table)).scalar()
    entries = entries_of(connection, table, first) if header else []
    return _Found(data, first, header, entries, 0 if last is None else last + 1)


# --- helpers ---------------------------------------------------------------------------------------------------------
class _Secrets:
    """What is told once, when a table is made."""

    def __init__(self) -> None:
        self.host, self.invite = keys.new_key(), keys.new_key()
        self.seats: list[schemas.SeatKey] = []

    def seat(self, number: int) -> bytes:
        key = keys.new_key()
        self.seats.append(schemas.SeatKey(seat=number, key=key))
        return keys.hashed(key)


def _seats(game: Game, wish: schemas.NewTable, secrets: _Secrets) -> tuple[SeatData, ...]:
    bots = [seat.bot for seat in wish.seats]
    for number, seat in enumerate(wish.seats):
        if seat.kind == "bot":
            bots[number] = seating.bot_for(game, seat.bot, wish.seed, number, bots)
    return _distinct([_seat(number, seat, bots[number], secrets) for number, seat in enumerate(wish.seats)])


def _seat(number: int, wish: schemas.SeatWish, bot: str, secrets: _Secrets) -> SeatData:
    colour, shape = wish.colour or COLOURS[number % len(COLOURS)], wish.shape or SHAPES[number % len(SHAPES)]
    if wish.kind == "me":
        return SeatData(
            seat=number,
            kind="person",
            name=wish.name or seating.person_name(number),
            colour=colour,
            shape=shape,
            key_hash=secrets.seat(number),
        )
    if wish.kind == "open":
        return SeatData(seat=number, kind="open", name=wish.name, colour=colour, shape=shape)
    name = wish.name or seating.bot_name(number)
    return SeatData(seat=number, kind="bot", name=name, colour=colour, shape=shape, bot=bot)


def _distinct(seats: list[SeatData]) -> tuple[SeatData, ...]:
    """Every seat has a name, a colour and a shape of its own; those who come first have what they wished for."""
    done: list[SeatData] = []
    for seat in seats:
        colours, shapes = {other.colour for other in done}, {other.shape for other in done}
        colour = seat.colour if seat.colour not in colours else next(c for c in COLOURS if c not in colours)
        shape = seat.shape if seat.shape not in shapes else next(s for s in SHAPES if s not in shapes)
        name = seat.name and unlike(seat.name, [other.name for other in done])
        done.append(replace(seat, name=name, colour=colour, shape=shape))
    return tuple(done)


def _table(
    wish: schemas.NewTable, options: dict[str, int | str | bool], seats: tuple[SeatData, ...], secrets: _Secrets
) -> TableData:
    now = time.time()
    return TableData(
        id=keys.new_id(),
        game=wish.game,
        name=wish.name,
        status="open",
        public=wish.public,
        watch=wish.watch,
        pace=wish.pace,
        practice=wish.seed is not None,
        seed=wish.seed,
        options=options,
        created=now,
        updated=now,
        host_hash=keys.hashed(secrets.host),
        invite_hash=keys.hashed(secrets.invite),
        salt=os.urandom(16),
        seats=seats,
    )


async def _begun(room: Room) -> None:
    """A table where every seat is taken begins."""
    if room.data.status == "open" and all(seat.kind != "open" for seat in room.data.seats):
        async with room.at_work():
            await room.begin(room.data, room.line(-1, "", "started"))


async def _next_thought(room: Room) -> tuple[int, Thought] | None:
    """The first question to a bot, with what its seat may know and nothing else."""
    async with room.lock:
        match, data = room.match, room.data
        if not room.alive or match is None or data.status != "playing":
            return None
        for asked in match.asked:
            if data.seats[asked.seat].by_bot and not asked.answered:
                # The seed of a practice table is known anyway: with it the same answers give the same game.
                whose = (data.id, data.salt.hex()) if data.seed is None else ("", data.seed)
                seed = seed_of(*whose, len(match.entries), asked.seat)
                return asked.id, thought_of(match, asked.seat, data.seats[asked.seat].bot, seed)
    return None


def _thinking(connection: Connection) -> list[str]:
    query = select(schema.tables.c.id).where(schema.tables.c.thinking.is_(True), schema.tables.c.status == "playing")
    return [row.id for row in connection.execute(query)]


def _place(after: str) -> tuple[float, str] | None:
    if not after:
        return None
    updated, _, table = after.partition("_")
    if re.fullmatch(r"[0-9]{1,12}\.[0-9]{1,9}", updated) is None or not keys.is_id(table):
        raise Denied(400, "lobby.after", "this is no page of the list of tables")
    return float(updated), table


def _keyed(header: Header) -> Header:
    """With a key to go on with: a record that is not the whole one has none."""
    if header.key:
        return header
    key = os.urandom(32)
    return replace(header, key=key.hex(), commitment=Sealed(key).commitment())


@cache
def _english(game: str) -> Messages:
    """For scripts; people read the code in their language."""
    return Messages("en", game)
