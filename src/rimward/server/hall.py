"""All tables: made, listed, loaded when asked for, dropped when idle; and the bots that play at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable, Mapping
from contextvars import Context
from functools import partial
from random import SystemRandom
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, select, tuple_

from rimward.kernel.chance import Rng
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from rimward.kernel.record import Entry, Header, Record, RecordError
from rimward.server import clock, keys, names, ordering, presence, seating, shapes
from rimward.server import tables as stored
from rimward.server.asker import ASKER, Asker
from rimward.server.bots import ClosedError, Thinkers, Thought, seed_of, thought_of
from rimward.server.carry import carried_over
from rimward.server.content import Content
from rimward.server.data import (
    TableData,
    chat_of,
    creation,
    earlier_of,
    entry_step,
    header_step,
    snapshot_of,
    tables_of,
    told_step,
)
from rimward.server.earlier import Earlier
from rimward.server.errors import Denied, english
from rimward.server.finding import DELETES, Found, found_of, place_of, with_people_and_bots
from rimward.server.lasting import again_and_again
from rimward.server.making import Secrets, keyed, new_table, seats_of
from rimward.server.packs import Shelf, kept_with
from rimward.server.room import Room
from rimward.server.security import USUAL
from rimward.server.sight import Sight
from rimward.server.store import Store, StoreError
from rimward.server.work import ENTRY, Work

log = logging.getLogger("rimward.hall")
PAGE = 50
AGAIN = 1.0  # seconds until a table is read again for its bot, when something could not be stored


class Hall:
    """The rooms that are in memory.

    In seconds, `idle` is how long one stays there with nobody in it, `rest` how long bots play among themselves when
    nobody looks, and `away` how long a person has not been seen before others may decide about the seat.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        thinkers: Thinkers,
        idle: float = 120.0,
        work: Work | None = None,
        rest: float = 300.0,
        away: float = 7 * clock.DAY,
        shelf: Shelf | None = None,
        content: Content | None = None,
    ) -> None:
        self.store, self.games, self.thinkers = store, games, thinkers
        self.shelf = shelf or Shelf(None, games.values())
        self.content = content or Content(games.values())
        self.idle, self.rest, self.away = idle, rest, away
        self.work = work or Work(USUAL)
        self.dealer: Callable[[], Rng] = (
            SystemRandom  # who deals what a seat does not know, where it goes on from there
        )
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._bots: dict[str, asyncio.Task[bool]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._begun = False  # the tables at which a bot was asked when the server ended have been looked at
        self._damaged: set[str] = set()  # tables that could not be read: the log has them once

    async def open(self) -> None:
        """Tables where a person waits for a bot go on, one after the other; others wait until they are asked for."""
        self._sweeper = asyncio.create_task(again_and_again("the sweeper", self._sweep, max(self.idle / 4, 0.05)))

    async def close(self) -> None:
        tasks = [*self._bots.values(), *self._loading.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self._rooms.values():
            await _kept(room)
            room.end(1001, "the server is going down")

    # --- rooms -------------------------------------------------------------------------------------------------------
    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from the store. Bots that rested continue when somebody asks."""
        room = await self._found_room(table)
        rested = self._rests(room)
        if ASKER.get() is not None:
            self._looked_at(room)
            if (rested or room.data.packs) and room.data.thinking:
                self.wake(room)
        return room

    def _looked_at(self, room: Room) -> None:
        """The bots' thoughts are counted for the first who looks, until somebody with a key does."""
        asker = ASKER.get()
        room.looked = time.monotonic()
        room.payer = room.payer or (asker.address if asker is not None else "")

    async def _found_room(self, table: str) -> Room:
        room = self._rooms.get(table)
        if room is not None and room.alive:
            room.touched = time.monotonic()  # it is not to leave memory under the hands of whoever asked
            return room
        if not keys.is_id(table):
            raise Denied(404, "table.none", "there is no such table")
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._loaded(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            if (task := self._loading.get(table)) is not None and task.done():
                del self._loading[table]

    async def _loaded(self, table: str) -> Room:
        """The table from the store. What cannot be made sense of harms nobody but those who sit there."""
        try:
            return await self._load(table)
        except (Denied, StoreError):
            raise
        except Exception as error:
            self._damage(table, error)
            detail = "what is stored of this table cannot be read, so it cannot go on; it is in the log of the server"
            raise Denied(409, "table.damaged", detail) from error

    def _damage(self, table: str, error: Exception) -> None:
        if table not in self._damaged:
            self._damaged.add(table)
            log.error("table %s is damaged", table, exc_info=error)

    async def _load(self, table: str) -> Room:
        found = await self.store.read(lambda connection: found_of(connection, table))
        if found is None:
            raise Denied(404, "table.none", "there is no such table")
        room = await self._new_room(found.data)
        room.lines, room.asides = found.lines, found.asides
        if found.header is not None:
            room.first, room.stored = found.first, found.first + len(found.entries)
            try:
                room.sight = await self._read(found.header, found.entries, earlier=found.earlier)
                if found.untold:
                    await self.store.write(told_step(table, found.first, room.sight.kept(0)))
            except RecordError as error:
                log.warning("table %s: its rules have changed: %s", table, error)
                await self._carry_over(room, found)
            if room.data.status == "open":
                log.warning("table %s is stored as open, but has begun; it continues", table)
                await room.has_begun()
        self._rooms[table] = room
        await _begun(room)  # should the server have died before it could
        if room.data.thinking:
            self.wake(room)
        return room

    async def _carry_over(self, room: Room, found: Found) -> None:
        """The match continues from the last saved state, under the current rules."""
        kept = await self.store.read(lambda connection: snapshot_of(connection, room.data.id))
        if kept is None or found.header is None:
            detail = "this game was begun under other rules and no state of it was kept, so it cannot go on"
            raise Denied(409, "table.record", detail)
        number, state = kept
        since = found.entries[number - found.first :]
        sight, given = carried_over(room.game, found.header, state, since)
        log.warning("table %s continues from entry %s; %s of %s answers since", room.data.id, number, given, len(since))
        room.sight = sight
        await room.begin_anew(room.stored, number, str(len(since) - given))
        sight.earlier = await self.store.read(lambda connection: earlier_of(connection, room.data.id))
        sight.sent([])

    async def _new_room(self, data: TableData) -> Room:
        if data.game not in self.games:
            raise Denied(409, "table.game", f"this program does not know the game {data.game}")
        game = self.games[data.game]
        if data.packs:  # they are read, and what they make another is made ready
            game = await asyncio.to_thread(kept_with, game, data.packs)
            await asyncio.to_thread(self.content.of_packs, game)
        room = Room(data, game, self.store, self.wake, self.work.limits.entries, self.away)
        room.lacking = partial(self.shelf.lacking, data.game, data.packs)
        room.content = partial(self.content.of_packs, game)
        return room

    async def _read(
        self, header: Header, entries: list[Entry], most: int | None = None, earlier: Earlier | None = None
    ) -> Sight:
        """The match again, from its record; others have their turn meanwhile. `most` is for events."""
        match = Match.reading(self.games[header.game], header)
        sight, slices = Sight(match, earlier), self.work.slices()
        for entry in entries:
            before = sight.cursor
            match.again(entry)
            sight.followed(sight.cursor - before)
            if most is not None and sight.cursor > most:
                raise RecordError(f"more than {most} things happen in it, which is too much for this server")
            await slices.pause()
        match.go_on()
        sight.sent([])
        return sight

    async def _sweep(self) -> None:
        if not self._begun:
            for table in await self.store.read(with_people_and_bots):
                await self._woken(table)
            self._begun = True
        await self.note_presence()
        await self.drop_idle()

    async def note_presence(self) -> None:
        """Who has an open browser is here, though nothing is asked for."""
        for room in list(self._rooms.values()):
            with contextlib.suppress(Denied):  # it is being read again
                await presence.saw(room, room.here)

    async def _woken(self, table: str) -> None:
        try:
            await self._found_room(table)
        except Exception as error:
            log.error("table %s could not be woken: %s", table, error)

    async def drop_idle(self) -> None:
        """Rooms with nobody in them leave memory; the store has everything."""
        for table, room in list(self._rooms.items()):
            if self._unused(room):
                await _kept(room)
            if not room.alive or self._unused(room):
                room.end(1012, "the table is being read again")
                del self._rooms[table]

    def _unused(self, room: Room) -> bool:
        busy = room.watched or room.data.id in self._bots or room.lock.locked()
        return not busy and time.monotonic() - room.touched > self.idle

    # --- bots --------------------------------------------------------------------------------------------------------
    def wake(self, room: Room) -> None:
        """A bot is asked at this table, or an order is to answer."""
        if room.data.id not in self._bots:
            task = asyncio.create_task(self._think(room), context=Context())  # not that of whoever asked
            self._bots[room.data.id] = task
            task.add_done_callback(lambda task: self._thought(task, room))

    def _thought(self, task: asyncio.Task[bool], room: Room) -> None:
        """Nobody has to think any longer, unless the table was read again meanwhile."""
        del self._bots[room.data.id]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: the bots stopped", room.data.id, exc_info=error)
        now = self._rooms.get(room.data.id)
        if task.cancelled() or now is None or not now.data.thinking:
            return
        looked_at_again = task.exception() is None and task.result() and not self._rests(now)
        if now is not room or looked_at_again:
            self.wake(now)

    def _rests(self, room: Room) -> bool:
        """Bots among themselves rest when nobody looks. Beside a person they go on to what that person is asked."""
        return self._unseen(room) and not room.people()

    def _unseen(self, room: Room) -> bool:
        return not room.watched and time.monotonic() - room.looked > self.rest

    async def _think(self, room: Room) -> bool:
        """Whether they stopped to rest."""
        while not room.lacking():
            try:
                if await ordering.obey(room):
                    continue
                if (asked := await _next_thought(room)) is None:
                    return False
                if self._rests(room):
                    return True
                question, thought = asked
                ASKER.set(Asker(room.payer, room.somebody_waits()))
                key = await self.thinkers.choose(thought)
                await room.answer_for_bot(thought.seat, question, key, act=key not in thought.keys)
            except ClosedError:
                return False
            except Refused as refused:  # taken back, or a person sits there again
                log.info("table %s: a bot's answer came too late (%s)", room.data.id, refused.code)
            except Denied as denied:
                log.error("table %s: a bot has to think again: %s", room.data.id, denied)
                await asyncio.sleep(AGAIN)
                await self._woken(room.data.id)
                return False
        return False

    def check_bots(self, at: Room | None = None) -> None:
        """Whether bots may sit down at one more table of the asker, or again at one where they play."""
        asker = ASKER.get()
        if asker is None or self.work.limits.with_bots is None:
            return
        theirs = [room for room in self._rooms.values() if room.payer == asker.address and self._has_bots(room)]
        if len(theirs) >= self.work.limits.with_bots and at not in theirs:
            detail = f"bots play at {len(theirs)} tables of yours; end one of them, or come back in a few minutes"
            raise Denied(429, "table.bots", detail)

    def _has_bots(self, room: Room) -> bool:
        playing = room.data.status == "playing" and any(seat.by_bot for seat in room.data.seats)
        return playing and (room.data.id in self._bots or not self._unseen(room))

    # --- making ------------------------------------------------------------------------------------------------------
    async def create(self, wish: shapes.NewTable) -> shapes.Created:
        game = await asyncio.to_thread(self.shelf.laid, self._game(wish.game), wish.packs)
        if any(seat.kind == "bot" for seat in wish.seats):
            self.check_bots()
        try:
            options = game.checked(wish.options)
            if (refused := game.refusal(len(wish.seats), options, [seat.wishes for seat in wish.seats])) is not None:
                raise refused
        except Refused as refused:
            raise Denied(400, refused.code, english(game.name).reason(refused)) from None
        secrets = Secrets()
        data = new_table(wish, game, options, seats_of(game, wish, secrets), secrets)
        return await self._made(data, secrets)

    def _game(self, name: str) -> Game:
        if name not in self.games:
            known = ", ".join(self.games)
            raise Denied(400, "table.game", f"there is no game {name!r}; there is: {known}")
        return self.games[name]

    async def _made(self, data: TableData, secrets: Secrets) -> shapes.Created:
        await self.store.write(*creation(data))
        room = await self._new_room(data)
        self._open(room, secrets)
        await _begun(room)
        return secrets.told(room.shown())

    async def rematch(self, room: Room) -> shapes.Created:
        """The same seats and the same keys at a new table."""
        room.check_packs()
        if any(seat.kind == "bot" for seat in room.data.seats):
            self.check_bots()
        secrets = Secrets()
        now = time.time()
        seats = tuple(
            replace(seat, away=False, benched=False, conceded=False, left=False, due=None, orders=(), notes="", aside=0)
            for seat in room.data.seats
        )
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
            proposals=0,
            outcome=None,
            commitment="",
            rematch="",
            origin=None,
            version=0,
            seats=seats,
        )
        await seating.followed_by(room, data, creation(data))
        new = await self.room(data.id)
        return shapes.Created(table=new.shown(), host_key="", invite=secrets.invite, keys=[])

    async def bring(self, record: Record, name: str) -> shapes.Created:
        """A table from a record, which is believed only when it replays. Its dice are known: it is for practice."""
        game = await asyncio.to_thread(self.shelf.brought, self._game(record.header.game), record.header)
        name = names.table(name)
        if record.header.start is not None:  # a state could be anything, even one that never ends
            raise Denied(400, "record.wrong", "this record begins in the middle of a game; bring one from its start")
        if not record.entries:
            raise Denied(400, "record.wrong", "this record has a header and no entries; there is nothing to play again")
        self.work.charge(ENTRY * len(record.entries))
        header = keyed(replace(record.header, practice=True, packs=game.kept or msgspec.UNSET))
        sight = await self._believed(game, Record(header, record.entries))
        secrets = Secrets()
        wish = shapes.NewTable(
            game=game.name,
            seats=[shapes.SeatWish(kind="me", wishes=said) for said in game.wished(header.seats, header.wishes or ())],
            name=name,
            options=header.options,
        )
        seats = seats_of(game, wish, secrets)
        data = replace(new_table(wish, game, header.options, seats, secrets), practice=True)
        return await self.made_with(data, sight, secrets)

    async def made_with(self, data: TableData, sight: Sight, secrets: Secrets) -> shapes.Created:
        """A new table at which a match is under way already."""
        match = sight.match
        room = await self._new_room(data)
        data = room.after(match, replace(data, status="playing", commitment=match.header.commitment))
        entries = entry_step(data.id, 0, match.entries, sight.kept(0), time.time())
        await self.store.write(*creation(data), header_step(data.id, match.header), entries)
        room.data, room.sight, room.stored = data, sight, len(match.entries)
        self._open(room, secrets)
        if data.thinking:
            self.wake(room)
        return secrets.told(room.shown())

    def _open(self, room: Room, secrets: Secrets) -> None:
        self._rooms[room.data.id] = room
        self._looked_at(room)
        room.saw(key.seat for key in secrets.seats)

    async def _believed(self, game: Game, record: Record) -> Sight:
        try:
            return await self._read(record.header, record.entries, self.work.limits.events)
        except (RecordError, RecursionError) as error:
            raise Denied(400, "record.wrong", f"this record of {game.name} does not replay: {error}") from error

    # --- listing and deleting ----------------------------------------------------------------------------------------
    async def page(self, status: shapes.Status, game: str, after: str, limit: int) -> shapes.Tables:
        """Public tables, the latest first. Keyset paging: page 200 costs what page 1 does."""
        place = place_of(after)
        if game:
            self._game(game)
        t = stored.tables.c

        def look(connection: Connection) -> tuple[list[TableData], Any]:
            query = select(stored.tables).where(t.public.is_(True), t.status == status)
            if game:
                query = query.where(t.game == game)
            if place is not None:
                query = query.where(tuple_(t.updated, t.id) < place)
            query = query.order_by(t.updated.desc(), t.id.desc()).limit(limit + 1)  # one more means a next page
            rows = connection.execute(query).all()
            last = rows[limit - 1] if len(rows) > limit else None
            return tables_of(connection, rows[:limit], self._damage), last

        found, last = await self.store.read(look)
        rooms = [self._rooms.get(table.id) for table in found]
        shown = [room.shown() if room else table.shown() for table, room in zip(found, rooms, strict=True)]
        return shapes.Tables(tables=shown, next=f"{last.updated!r}_{last.id}" if last else "")

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

    async def chat(self, room: Room, after: int, limit: int | None = 200) -> list[shapes.Chat]:
        return await self.store.read(lambda connection: chat_of(connection, room.data.id, after, limit))


# --- helpers ---------------------------------------------------------------------------------------------------------
async def _begun(room: Room) -> None:
    """A table where every seat is taken begins."""
    if room.data.status == "open" and all(seat.kind != "open" for seat in room.data.seats) and not room.lacking():
        async with room.at_work():
            await room.begin(room.data, room.line(-1, "", "started"))


async def _kept(room: Room) -> None:
    """Its state, should the rules be others when it comes back; that it cannot be kept stops nobody."""
    try:
        await room.keep()
    except Exception as error:
        log.exception("table %s: its state cannot be kept", room.data.id, exc_info=error)


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
                return asked.id, thought_of(match, asked.seat, data.seats[asked.seat].bot, seed, moves=True)
    return None
