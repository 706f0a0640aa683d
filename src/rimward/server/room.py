"""A table in memory: its match, who looks on, and everything that can be done at it. One writer at a time.

What is done is stored before anybody is told of it. When that fails, the room is thrown away: the store knows what
counts, and the next one who asks gets a room made from it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

from rimward import wire
from rimward.kernel.chance import Sealed, Seeded
from rimward.kernel.game import Game
from rimward.kernel.match import Given, Match
from rimward.kernel.question import Refused
from rimward.kernel.record import snapshot
from rimward.server import acting, clock, consent, giving, keys, ordering, presence, shapes, talking
from rimward.server.asker import ASKER
from rimward.server.data import Held, SeatData, TableData, change, chat_step, entry_step, header_step, snapshot_steps
from rimward.server.errors import Denied
from rimward.server.security import USUAL
from rimward.server.sight import Sight, encode
from rimward.server.store import Conflict, Step, Store, StoreError

log = logging.getLogger("rimward.room")
SNAPSHOT = 64  # entries between kept states: with them a match outlives a change of its rules
LATE = 30.0  # seconds after which a table that is played at moves up in the lobby
LATELY = 60.0  # seconds after which somebody without an open socket waits no longer


class Viewer(Protocol):
    """Somebody who looks on: an open socket."""

    def send(self, message: bytes) -> None:
        """Put a message on its way; it never waits."""

    def end(self, code: int, reason: str) -> None:
        """Close it."""


class Caller(NamedTuple):
    """Who asks: a seat (the number after the last is a spectator's), and whether it is the host."""

    seat: int
    host: bool


class Room:
    """Make one with a table; give it a match where there is one already. `longest` is how many entries it may have."""

    def __init__(
        self,
        data: TableData,
        game: Game,
        store: Store,
        wake: Callable[[Room], None],
        longest: int = USUAL.entries,
        away: float = 7 * clock.DAY,
    ) -> None:
        self.data, self.game, self.store = data, game, store
        self.away = away  # seconds after which others may decide about the seat of a person who is not there
        self.sight: Sight | None = None
        self.alive = True
        self.touched = time.monotonic()
        self.looked = -math.inf  # when anybody last looked or asked, other than by a socket that is open
        self.payer = ""  # the address that the thoughts of its bots are counted for
        self._seen: dict[int, float] = {}  # when each seat last asked for something
        self.lock = asyncio.Lock()
        self.first = 0  # the number of the first entry of the match; more than 0 where it was carried over
        self.stored = 0  # entries on disk
        self.lines = 0  # of chat
        self.asides = 0  # the number of the next
        self.longest = longest
        self.sat_in: set[int] = set()  # answers that bots gave for people, as far as this room has seen it
        self.wake = wake
        self._viewers: dict[int, list[Viewer]] = {}
        self._guests: list[tuple[Viewer, str]] = []  # those without a key, with the invitation by which they came
        self.said: list[tuple[float, str]] = []  # when who chatted, of late
        self._sides: tuple[int, ...] = ()  # as they were last told
        self.noted: list[tuple[float, int]] = []  # and changed notes
        self.reordered: list[tuple[float, int]] = []  # when whose standing orders were changed, of late
        self._pulse = asyncio.Event()
        self.lacking: Callable[[], list[str]] = list  # packs that the server no longer has
        self.content: Callable[[], dict[str, str]] = dict  # addresses of what its packs make another

    @property
    def match(self) -> Match | None:
        return self.sight.match if self.sight else None

    @property
    def spectator(self) -> int:
        return len(self.data.seats)

    @property
    def watched(self) -> bool:
        return bool(self._viewers)

    # --- who asks ----------------------------------------------------------------------------------------------------
    def caller(self, key: str, invite: str = "") -> Caller:
        """Whose key it is; without one a spectator, if the table lets them in."""
        if not key:
            self._let_in(invite)
            return Caller(self.spectator, host=False)
        host = keys.fits(key, self.data.host_hash)
        fitting = [seat.seat for seat in self.data.seats if keys.fits(key, seat.key_hash)]
        if not host and not fitting:
            raise Denied(401, "table.key", "this key fits no seat of the table")
        asker = ASKER.get()
        self.payer = asker.address if asker is not None else self.payer
        self.saw(fitting)
        return Caller(fitting[0] if fitting else self.spectator, host)

    def _let_in(self, invite: str) -> None:
        invited = keys.fits(invite, self.data.invite_hash)
        if not self.data.public and not invited:
            raise Denied(403, "table.invitation", "this table is private; open the invitation link again")
        if not self.data.watch and not (invited and self.data.status == "open"):
            raise Denied(403, "table.no-watching", "this table has no spectators")

    def sides(self) -> tuple[int, ...]:
        """Those of the game, by seat; none where each plays alone."""
        return self.match.table.sides() if self.match is not None else ()

    # --- looking -----------------------------------------------------------------------------------------------------
    def shown(self) -> shapes.Table:
        self._sides = self.sides()
        watching = len(self._viewers.get(self.spectator, ()))
        shown = replace(self.data.shown(self._viewers), sides=list(self._sides), watching=watching)
        return replace(shown, lacks=self.lacking(), content=self.content()) if self.data.packs else shown

    def full(self, seat: int, since: int = 0) -> bytes:
        """Everything for a seat, as it is sent."""
        if self.sight is not None:
            return self.sight.full(seat, since, self.shown())
        empty = shapes.Full(
            table=self.shown(),
            cursor=0,
            before=0,
            entries=0,
            view=None,
            asked=[],
            breadcrumb=[],
            events=[],
            acts=[],
            can_undo=False,
            back=None,
        )
        return encode(empty)

    async def seen(self, seat: int, since: int) -> bytes:
        """Everything for a seat, once."""
        async with self.at_work():
            return self.full(seat, since)

    async def look(self, viewer: Viewer, hello: shapes.Hello) -> int:
        """The viewer is sent everything, and from now on what changes. Returns whose eyes it has."""
        async with self.at_work():
            seat = self.caller(hello.key, hello.invite).seat  # while nobody can make the key invalid
            await presence.note(self, [seat])
            if not hello.key:
                self._guests.append((viewer, hello.invite))
            viewer.send(self.full(seat, hello.cursor))
            if seat != self.spectator and self.data.seats[seat].orders:
                viewer.send(encode(ordering.listed(self, seat)))
            if seat != self.spectator and self.data.seats[seat].notes:
                viewer.send(encode(talking.notes(self.data.seats[seat])))
            first = seat not in self._viewers
            self._viewers.setdefault(seat, []).append(viewer)
            if first or seat == self.spectator:
                self._tell_table()
            return seat

    def is_here(self, seat: int) -> bool:
        return seat in self._viewers

    @property
    def here(self) -> list[int]:
        """Those with an open browser; spectators too, as one."""
        return list(self._viewers)

    def saw(self, seats: Iterable[int]) -> None:
        """These seats have just asked for something."""
        self._seen.update(dict.fromkeys(seats, time.monotonic()))

    def somebody_waits(self) -> bool:
        """Whether a person who sits here looks on, or did just now."""
        lately = time.monotonic() - LATELY
        return any(self.is_here(seat) or self._seen.get(seat, -math.inf) > lately for seat in self.people())

    def cut(self, seat: int) -> None:
        """Spectators with a key that is no longer valid."""
        for viewer in self._viewers.pop(seat, []):
            viewer.end(4401, "this key no longer fits")
        self._tell_table()

    def turn_out(self) -> None:
        """Everybody who watches by an invitation that no longer works."""
        for viewer, invite in list(self._guests):
            try:
                self._let_in(invite)
            except Denied as denied:
                self.leave(viewer, self.spectator)
                viewer.end(4403, denied.detail)

    def leave(self, viewer: Viewer, seat: int) -> None:
        self._guests = [guest for guest in self._guests if guest[0] is not viewer]
        there = self._viewers.get(seat, [])
        left = viewer in there
        if left:
            there.remove(viewer)
        gone = not there and self._viewers.pop(seat, None) is not None
        if gone or (left and seat == self.spectator):
            self._tell_table()
        self.touched = self.looked = time.monotonic()

    async def news(self, seat: int, cursor: int, wait: float) -> None:
        """Wait until something happened after a cursor or the seat is asked, or for so many seconds."""
        known = (self.sight.cursor if self.sight else 0) <= cursor and seat not in self.data.waiting
        if wait > 0 and known and self.data.status in ("open", "playing"):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._pulse.wait(), wait)

    def _tell_table(self) -> None:
        self.tell(encode(shapes.Changed(table=self.shown())))

    def tell(self, message: bytes, seats: Iterable[int] | None = None) -> None:
        for seat in list(self._viewers) if seats is None else seats:
            for viewer in list(self._viewers.get(seat, [])):
                viewer.send(message)

    def _stir(self) -> None:
        self._pulse.set()
        self._pulse = asyncio.Event()

    # --- storing -----------------------------------------------------------------------------------------------------
    @contextlib.asynccontextmanager
    async def at_work(self) -> Any:
        async with self.lock:
            if not self.alive:
                raise Denied(503, "table.again", "the table is being read again; please try once more")
            self.touched = time.monotonic()
            yield

    async def _write(self, data: TableData, *steps: Step) -> None:
        """Store a change of the table and what goes with it. When it cannot be, memory is not to be trusted."""
        changes, changed = change(self.data, data)
        try:
            await self.store.write(*steps, *changes)
        except BaseException as error:
            self.end(1012, "the table is being read again")
            if isinstance(error, Conflict):
                raise Denied(409, "table.again", "the table was changed elsewhere; please try once more") from error
            if isinstance(error, StoreError):
                raise Denied(503, "table.not-stored", "this could not be stored, so it was not done") from error
            raise
        self.data = changed

    def end(self, code: int, reason: str) -> None:
        """This room is gone; viewers come back to a new one."""
        self.alive = False
        for viewers in self._viewers.values():
            for viewer in viewers:
                viewer.end(code, reason)
        self._viewers = {}
        self._guests = []
        self._stir()

    async def change(self, data: TableData, *steps: Step, told: Sequence[shapes.Chat] = ()) -> None:
        """Store and tell a change of the table itself."""
        lines = [replace(line, number=number) for number, line in enumerate(told, self.lines)]
        spoken = [chat_step(self.data.id, line) for line in lines]
        await self._write(replace(data, updated=time.time()), *steps, *spoken)
        self.lines += len(lines)
        for line in lines:
            self.tell(encode(line))
        self._tell_table()
        self._stir()

    def line(self, seat: int, text: str, code: str = "") -> shapes.Chat:
        return shapes.Chat(number=self.lines, at=time.time(), seat=seat, text=text, code=code)

    # --- the match ---------------------------------------------------------------------------------------------------
    async def begin(self, data: TableData, told: shapes.Chat) -> None:
        """Everybody is seated: the match starts, and only now anything is dealt."""
        self.check_packs()
        chance = Seeded(data.seed) if data.seed is not None else Sealed(os.urandom(32))
        wishes = [seat.wishes for seat in data.seats]
        match = Match.new(self.game, len(data.seats), data.options, wishes, chance=chance)
        sight = Sight(match)
        sight.followed(sight.cursor)
        entries = entry_step(data.id, 0, match.entries, sight.kept(0), time.time())
        playing = self.after(match, replace(data, status="playing", commitment=match.header.commitment))
        await self._write(playing, header_step(data.id, match.header), entries, chat_step(data.id, told))
        self.sight, self.stored, self.lines = sight, len(match.entries), self.lines + 1
        self.tell(encode(told))
        for seat in self._viewers:
            self.tell(self.full(seat), [seat])
        self._published()

    async def has_begun(self) -> None:
        """There is a record, so the match has begun, whatever the row of the table says."""
        async with self.at_work():
            match = self.playing().match
            playing = replace(self.data, status="playing", commitment=match.header.commitment)
            await self._write(self.after(match, playing))

    async def begin_anew(self, first: int, kept: int, lost: str) -> None:
        """A match that was carried over to other rules: a new part of its record, which goes on from the state that was
        kept before entry `kept`, and everybody is told."""
        async with self.at_work():
            sight = self.playing()
            match = sight.match
            told = self.line(-1, lost, "carried-over")
            entries = entry_step(self.data.id, first, match.entries, sight.kept(0), time.time())
            header = header_step(self.data.id, match.header, first, kept)
            steps = (header, entries, chat_step(self.data.id, told))
            await self._write(self.after(match, self.data), *steps)
            self.first, self.stored, self.lines = first, first + len(match.entries), self.lines + 1

    def after(self, match: Match, data: TableData) -> TableData:
        """The table after an entry: who is asked, whether it is over, who is to be told by when."""
        now = time.time()
        waiting = () if match.result else tuple(q.seat for q in match.asked if not q.answered)
        seats = ordering.without_run_out(match, data.seats)
        if any(seat.notice is not None for seat in seats):
            was = data.waiting
            seats = tuple(presence.waited_for(seat, seat.seat in waiting, seat.seat in was, now) for seat in seats)
        updated = now if now - data.updated > LATE else data.updated  # the lobby need not know to the second
        data = replace(data, waiting=waiting, seats=seats, updated=updated)
        data = replace(data, thinking=ordering.goes_on(self, match, data))
        if data.proposal is not None and data.proposal.kind == "take-back" and data.proposal.to >= len(match.line):
            data = replace(data, proposal=None)  # taken back, or no more to be
        if match.result is not None:
            outcome = wire.outcome(match.result, match.table.seats)
            return replace(data, status="over", outcome=outcome, proposal=None)
        if data.status == "over":  # a practice table was taken back from its end
            return replace(data, status="playing", outcome=None)
        return data

    async def play(
        self, play: Callable[[Match], Given | None], seats: tuple[SeatData, ...] | None = None
    ) -> Given | None:
        """Do something in the match, store it, tell it. `seats` is what becomes of the seats with it."""
        sight = self.playing()
        match, before, entries = sight.match, len(sight.match.log), len(sight.match.entries)
        try:
            given = play(match)
            if given is not None:
                sight.followed_all(before, given.ends)
            else:
                sight.followed(len(match.log) - before)
            await self._played(sight, self.data.seats if seats is None else seats)
        except BaseException:
            if len(match.entries) != entries:  # the match is ahead of the store, or of those who look on
                self.end(1012, "the table is being read again")
            raise
        return given

    async def _played(self, sight: Sight, seats: tuple[SeatData, ...]) -> None:
        was, new = self.data, sight.match.entries[self.stored - self.first :]
        told = sight.kept(self.stored - self.first)
        steps = [entry_step(was.id, self.stored, new, told, time.time())]
        if (self.stored + len(new) - 1) // SNAPSHOT > (self.stored - 1) // SNAPSHOT:
            steps += self._snapshot(self.stored + len(new))
        await self._write(self.after(sight.match, replace(was, seats=seats)), *steps)
        self.stored += len(new)
        for seat in self._viewers:
            self.tell(sight.change(seat), [seat])
        for before, now in zip(was.seats, self.data.seats, strict=True):
            if before.orders != now.orders:  # some have run out, or one has answered
                self.tell(encode(ordering.listed(self, now.seat)), [now.seat])
        if (was.status, was.proposal, self._sides) != (self.data.status, self.data.proposal, self.sides()):
            self._tell_table()
        self._published()

    def _snapshot(self, number: int) -> list[Step]:
        return snapshot_steps(self.data.id, number, snapshot(self.match.table)) if self.match else []

    async def keep(self) -> None:
        """Before the room leaves memory: the state as it is now, should the rules be others when it comes back."""
        async with self.lock:
            if self.alive and self.data.status == "playing":
                with contextlib.suppress(StoreError):  # it is a convenience; the entries are stored
                    await self.store.write(*self._snapshot(self.stored))

    def playing(self) -> Sight:
        if self.sight is None:
            raise Refused("table.refused.not-begun")
        if self.data.status == "closed":
            raise Refused("table.refused.closed")
        if self.data.packs and (lacks := self.lacking()):
            raise Refused("table.refused.pack-gone", packs=", ".join(lacks), count=len(lacks))
        if self.data.status == "over" and (not self.data.practice or self.sight.match.result is None):
            raise Refused("table.refused.over")
        return self.sight

    def check_packs(self) -> None:
        if self.data.packs and (lacks := self.lacking()):
            detail = f"this table is played with packs that the server no longer has: {', '.join(lacks)}"
            raise Denied(409, "table.pack-gone", detail)

    def check_not_over(self) -> None:
        """At a practice table that is over one can only go back."""
        self.playing()
        if self.data.status == "over":
            raise Refused("table.refused.over")

    def _published(self) -> None:
        if self.sight is not None:
            self.sight.sent(list(self._viewers))
        self._stir()
        if self.data.thinking:
            self.wake(self)

    # --- what a seat does --------------------------------------------------------------------------------------------
    async def do(self, seat: int, command: shapes.Commands) -> shapes.Done:
        """Carry out a command of a seat; when it returns, it is stored. What is not allowed is Refused."""
        async with self.at_work():
            if not 0 <= seat < self.spectator:
                await self._as_spectator(command)
                return giving.done(command.request, self.sight.cursor if self.sight else 0, None)
            spoken = isinstance(command, shapes.Say | shapes.Note)
            asked = isinstance(command, shapes.Consent) and consent.may_speak(self.data, seat)
            if self.data.seats[seat].by_bot and not spoken and not asked:
                raise Refused("table.refused.away")
            given = await acting.carried_out(self, seat, command)
            return giving.done(command.request, self.sight.cursor if self.sight else 0, given)

    async def _as_spectator(self, command: shapes.Commands) -> None:
        if not isinstance(command, shapes.Say):
            raise Refused("table.refused.spectator")
        await talking.say_as_spectator(self, command)

    async def answer_for_bot(self, seat: int, question: int, key: str, *, act: bool = False) -> None:
        """A bot's answer, or its move; it no longer counts when a person has taken the seat meanwhile."""
        async with self.at_work():
            if self.data.seats[seat].by_bot:
                await self.play(lambda match: giving.for_bot(match, seat, question, key, act=act))
                self.sat_in.add(self.last_entry())

    async def write_aside(self, step: Step) -> None:
        """A line to one side. Nothing of the table is written with it that others see."""
        await self._write(self.data, step)
        self.asides += 1

    async def write_seat(self, seat: int, **what: Any) -> None:
        """Something of a seat that is nobody else's business."""
        await self._write(replace(self.data, seats=self.with_seat(seat, **what)))

    async def reorder(self, seat: int, orders: tuple[Held, ...]) -> None:
        """A seat's standing orders are others now. Nobody else is told."""
        data = replace(self.data, seats=self.with_seat(seat, orders=orders))
        await self._write(self.thinking(data))
        self.tell(encode(ordering.listed(self, seat)), [seat])
        if self.data.thinking:
            self.wake(self)

    def last_entry(self) -> int:
        return len(self.sight.match.line) - 1 if self.sight is not None else -1

    # --- seats --------------------------------------------------------------------------------------------------------
    def people(self) -> set[int]:
        """The seats that people play for themselves."""
        return {seat.seat for seat in self.data.seats if seat.kind == "person" and not seat.by_bot}

    async def over(
        self,
        code: str,
        winners: Sequence[int] = (),
        seats: tuple[SeatData, ...] = (),
        told: Sequence[shapes.Chat] = (),
    ) -> None:
        """It is broken off, with the standing as it is."""
        outcome = self.playing().broken_off(code, winners)
        over = replace(self.data, status="over", outcome=outcome, proposal=None, waiting=(), thinking=False)
        seats = tuple(replace(seat, due=None) for seat in seats or self.data.seats)
        await self.change(replace(over, seats=seats), told=told)

    async def reseat(self, data: TableData, told: Sequence[shapes.Chat]) -> None:
        """Seats have changed: perhaps something is agreed now, or a bot is asked."""
        await self.change(self.thinking(data), told=told)
        await consent.reseated(self)
        if self.data.thinking:
            self.wake(self)

    def with_seat(self, seat: int, **what: Any) -> tuple[SeatData, ...]:
        return tuple(replace(other, **what) if other.seat == seat else other for other in self.data.seats)

    def thinking(self, data: TableData) -> TableData:
        return replace(data, thinking=ordering.goes_on(self, self.match, data))
