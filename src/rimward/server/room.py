"""A table in memory: its match, who looks on, and everything that can be done at it. One writer at a time.

What is done is stored before anybody is told of it. When that fails, the room is thrown away: the store knows what
counts, and the next one who asks gets a room made from it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

from rimward import report as reports
from rimward import wire
from rimward.bots.seated import usual
from rimward.kernel.chance import Sealed, Seeded
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.question import DONE, PASS, Refused
from rimward.kernel.record import Header, snapshot
from rimward.server import keys, schemas
from rimward.server.data import SeatData, TableData, change, chat_step, entry_step, header_step, snapshot_steps
from rimward.server.errors import Denied
from rimward.server.sight import Sight, encode
from rimward.server.store import Conflict, Step, Store, StoreError

log = logging.getLogger("rimward.room")
SNAPSHOT = 64  # entries between kept states: with them a match outlives a change of its rules
LATE = 30.0  # seconds after which a table that is played at moves up in the lobby
CHATTERS = 5  # lines of chat that one seat may write in CHAT_SPAN seconds
CHAT_SPAN = 10.0


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
    """Make one with a table; give it a match where there is one already."""

    def __init__(self, data: TableData, game: Game, store: Store, wake: Callable[[Room], None]) -> None:
        self.data, self.game, self.store = data, game, store
        self.sight: Sight | None = None
        self.alive = True
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        self.first = 0  # the number of the first entry of the match; more than 0 where it was carried over
        self.stored = 0  # entries on disk
        self.lines = 0  # of chat
        self.sat_in: set[int] = set()  # answers that bots gave for people, as far as this room has seen it
        self.wake = wake
        self._viewers: dict[int, list[Viewer]] = {}
        self._said: list[tuple[float, int]] = []
        self._pulse = asyncio.Event()

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
            raise Denied(401, "table.key", "this key fits no seat of the table; ask the host for a new one")
        return Caller(fitting[0] if fitting else self.spectator, host)

    def _let_in(self, invite: str) -> None:
        invited = keys.fits(invite, self.data.invite_hash)
        if not self.data.public and not invited:
            raise Denied(403, "table.invitation", "this table is private; open the invitation link again")
        if not self.data.watch and not (invited and self.data.status == "open"):
            raise Denied(403, "table.no-watching", "this table has no spectators")

    # --- looking -----------------------------------------------------------------------------------------------------
    def shown(self) -> schemas.Table:
        return self.data.shown(self._viewers)

    def full(self, seat: int, since: int = 0) -> bytes:
        """Everything for a seat, as it is sent."""
        if self.sight is not None:
            return self.sight.full(seat, since, self.shown())
        empty = schemas.Full(
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

    async def reasons(self, seat: int) -> list[wire.Reason]:
        """What a seat cannot do now, and why."""
        async with self.at_work():
            return wire.reasons(self.match, seat) if self.match is not None else []

    async def report(self, seat: int) -> wire.Report:
        """What a seat was sent of this moment, for somebody to look into."""
        async with self.at_work():
            if self.sight is None:
                raise Denied(409, "table.not-begun", "the game has not begun yet")
            events = self.sight.events(seat, max(0, self.sight.cursor - reports.LATEST))
            return reports.of(self.sight.match, seat, events)

    async def moment(self, caller: Caller, entry: int, seat: int | None) -> schemas.Moment:
        """The table as it was: while it is played to the own eyes only, afterwards to anybody's."""
        async with self.at_work():
            seat = caller.seat if seat is None else seat
            if seat != caller.seat and self.data.status not in ("over", "closed"):
                raise Denied(403, "table.seat", "while the table is played you look back with your own eyes only")
            if not 0 <= seat <= self.spectator:
                raise Denied(404, "table.seat", "there is no such seat")
            if self.sight is None or entry >= len(self.sight.match.line):
                raise Denied(404, "table.moment", "there is no such moment; perhaps it was taken back")
            return self.sight.moment(entry, seat)

    async def moments(self) -> schemas.Moments:
        async with self.at_work():
            if self.sight is None:
                return schemas.Moments(first=[], seats=[], bots=[])
            return replace(self.sight.moments(), bots=self.by_bots(self.sight.match))

    def by_bots(self, match: Match) -> list[int]:
        """The entries that bots answered, but for those where everybody has seen that they did nothing."""
        open_to_all = len(match.line)
        if match.table.early:  # what was answered to the question to several that is open is still a secret
            codes = {question.code for question in match.asked}
            while match.line[open_to_all - 1].code in codes:
                open_to_all -= 1
        return [
            entry
            for entry, done in enumerate(match.line)
            if done.did == "answer"
            and (self.data.seats[done.seat].kind == "bot" or entry in self.sat_in)
            and (entry >= open_to_all or done.key not in (PASS, DONE))
        ]

    async def story(self, caller: Caller) -> schemas.Story:
        async with self.at_work():
            return self.sight.story(caller.seat) if self.sight is not None else schemas.Story()

    async def look(self, viewer: Viewer, hello: schemas.Hello) -> int:
        """The viewer is sent everything, and from now on what changes. Returns whose eyes it has."""
        async with self.at_work():
            seat = self.caller(hello.key, hello.invite).seat  # while nobody can make the key invalid
            viewer.send(self.full(seat, hello.cursor))
            first = seat not in self._viewers
            self._viewers.setdefault(seat, []).append(viewer)
            if first and seat != self.spectator:
                self._tell_table()
            return seat

    def is_here(self, seat: int) -> bool:
        return seat in self._viewers

    def cut(self, seat: int) -> None:
        """Whoever looks on with a key that fits no more."""
        for viewer in self._viewers.pop(seat, []):
            viewer.end(4401, "this key no longer fits")
        self._tell_table()

    def leave(self, viewer: Viewer, seat: int) -> None:
        there = self._viewers.get(seat, [])
        if viewer in there:
            there.remove(viewer)
        if not there and self._viewers.pop(seat, None) is not None and seat != self.spectator:
            self._tell_table()
        self.touched = time.monotonic()

    async def news(self, seat: int, cursor: int, wait: float) -> None:
        """Wait until something happened after a cursor or the seat is asked, or for so many seconds."""
        known = (self.sight.cursor if self.sight else 0) <= cursor and seat not in self.data.waiting
        if wait > 0 and known and self.data.status in ("open", "playing"):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._pulse.wait(), wait)

    def _tell_table(self) -> None:
        self._tell(encode(schemas.Changed(table=self.shown())))

    def _tell(self, message: bytes, seats: Iterable[int] | None = None) -> None:
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
        try:
            await self.store.write(*steps, *change(self.data, data))
        except BaseException as error:
            self.end(1012, "the table is being read again")
            if isinstance(error, Conflict):
                raise Denied(409, "table.again", "the table was changed elsewhere; please try once more") from error
            if isinstance(error, StoreError):
                raise Denied(503, "table.not-stored", "this could not be stored, so it was not done") from error
            raise
        self.data = data

    def end(self, code: int, reason: str) -> None:
        """This room is no more; who looks on comes back to a new one."""
        self.alive = False
        for viewers in self._viewers.values():
            for viewer in viewers:
                viewer.end(code, reason)
        self._viewers = {}
        self._stir()

    async def change(self, data: TableData, *steps: Step, told: schemas.Chat | None = None) -> None:
        """Store and tell a change of the table itself."""
        if told is not None:
            steps = (*steps, chat_step(self.data.id, told))
        await self._write(replace(data, updated=time.time()), *steps)
        if told is not None:
            self.lines += 1
            self._tell(encode(told))
        self._tell_table()
        self._stir()

    def line(self, seat: int, text: str, code: str = "") -> schemas.Chat:
        return schemas.Chat(number=self.lines, at=time.time(), seat=seat, text=text, code=code)

    # --- the match ---------------------------------------------------------------------------------------------------
    async def begin(self, data: TableData, told: schemas.Chat) -> None:
        """Everybody is seated: the match starts, and only now anything is dealt."""
        chance = Seeded(data.seed) if data.seed is not None else Sealed(os.urandom(32))
        match = Match.new(self.game, len(data.seats), data.options, chance=chance)
        sight = Sight(match)
        sight.followed(sight.cursor)
        entries = entry_step(data.id, 0, match.entries, time.time())
        playing = self.after(match, replace(data, status="playing", commitment=match.header.commitment))
        await self._write(playing, header_step(data.id, match.header), entries, chat_step(data.id, told))
        self.sight, self.stored, self.lines = sight, len(match.entries), self.lines + 1
        self._tell(encode(told))
        for seat in self._viewers:
            self._tell(self.full(seat), [seat])
        self._published()

    async def begin_anew(self, first: int, header: Header, lost: str) -> None:
        """A match that was carried over to other rules: a new part of its record, and everybody is told."""
        async with self.at_work():
            match = self._playing().match
            told = self.line(-1, lost, "carried-over")
            entries = entry_step(self.data.id, first, match.entries, time.time())
            steps = (header_step(self.data.id, header, first), entries, chat_step(self.data.id, told))
            await self._write(self.after(match, self.data), *steps)
            self.first, self.stored, self.lines = first, first + len(match.entries), self.lines + 1

    def after(self, match: Match, data: TableData) -> TableData:
        """The table after an entry: who is asked, whether it is over, who is to be told by when."""
        now = time.time()
        waiting = () if match.result else tuple(q.seat for q in match.asked if not q.answered)
        seats = data.seats
        if any(seat.notice is not None for seat in seats):
            seats = tuple(_waited_for(seat, seat.seat in waiting, seat.seat in data.waiting, now) for seat in seats)
        thinking = any(data.seats[seat].by_bot for seat in waiting)
        updated = now if now - data.updated > LATE else data.updated  # the lobby need not know to the second
        data = replace(data, waiting=waiting, thinking=thinking, seats=seats, updated=updated)
        if data.proposal is not None and data.proposal.to >= len(match.line):  # taken back, or no more to be
            data = replace(data, proposal=None)
        if match.result is not None:
            outcome = wire.Outcome(list(match.result.winners), list(match.result.scores), match.result.code)
            return replace(data, status="over", outcome=outcome, proposal=None)
        if data.status == "over":  # a practice table was taken back from its end
            return replace(data, status="playing", outcome=None)
        return data

    async def _play(self, play: Callable[[Match], None]) -> None:
        """Do something in the match, store it, tell it."""
        sight = self._playing()
        match, before = sight.match, sight.cursor
        play(match)
        try:
            sight.followed(sight.cursor - before)
            await self._played(sight)
        except BaseException:  # the match is ahead of the store, or of those who look on
            self.end(1012, "the table is being read again")
            raise

    async def _played(self, sight: Sight) -> None:
        was, new = self.data, sight.match.entries[self.stored - self.first :]
        steps = [entry_step(was.id, self.stored, new, time.time())]
        if self.stored % SNAPSHOT == 0:
            steps += self._snapshot(self.stored + len(new))
        await self._write(self.after(sight.match, was), *steps)
        self.stored += len(new)
        for seat in self._viewers:
            self._tell(sight.change(seat), [seat])
        if (was.status, was.proposal) != (self.data.status, self.data.proposal):
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

    def _playing(self) -> Sight:
        if self.sight is None:
            raise Refused("table.refused.not-begun")
        if self.data.status == "closed":
            raise Refused("table.refused.closed")
        if self.data.status == "over" and (not self.data.practice or self.sight.match.result is None):
            raise Refused("table.refused.over")
        return self.sight

    def _not_over(self) -> None:
        """At a practice table that is over one can only go back."""
        self._playing()
        if self.data.status == "over":
            raise Refused("table.refused.over")

    def _published(self) -> None:
        if self.sight is not None:
            self.sight.sent(list(self._viewers))
        self._stir()
        if self.data.thinking:
            self.wake(self)

    # --- what a seat does --------------------------------------------------------------------------------------------
    async def do(self, seat: int, command: schemas.Commands) -> int:
        """Carry out a command of a seat; when it returns, it is stored. What is not allowed is Refused."""
        async with self.at_work():
            if not 0 <= seat < self.spectator:
                raise Refused("table.refused.spectator")
            if self.data.seats[seat].by_bot and not isinstance(command, schemas.Say):
                raise Refused("table.refused.away")
            await self._do(seat, command)
            return self.sight.cursor if self.sight else 0

    async def _do(self, seat: int, command: schemas.Commands) -> None:
        if isinstance(command, schemas.Answer):
            await self._play(lambda match: match.answer(command.question, seat, command.key))
            self.sat_in.discard(self._last())
        elif isinstance(command, schemas.Act):
            await self._play(lambda match: match.interject(seat, command.key))
        elif isinstance(command, schemas.Undo):
            await self._play(lambda match: _undo(match, seat, command.to))
        elif isinstance(command, schemas.TakeBack):
            await self._propose(schemas.Proposal(kind="take-back", by=seat, to=command.to, consents=[seat]))
        elif isinstance(command, schemas.End):
            await self._propose(schemas.Proposal(kind="end", by=seat, consents=[seat]))
        elif isinstance(command, schemas.Consent):
            await self._consent(seat, command.agree)
        elif isinstance(command, schemas.Concede):
            await self._concede(seat)
        else:
            await self._say(seat, command.text)

    async def answer_for_bot(self, seat: int, question: int, key: str) -> None:
        """A bot's answer; it no longer counts when a person has taken the seat meanwhile."""
        async with self.at_work():
            if self.data.seats[seat].by_bot:
                await self._play(lambda match: match.answer(question, seat, key))
                self.sat_in.add(self._last())

    def _last(self) -> int:
        return len(self.sight.match.line) - 1 if self.sight is not None else -1

    async def _say(self, seat: int, text: str) -> None:
        now = time.monotonic()
        self._said = [(at, who) for at, who in self._said if now - at < CHAT_SPAN]
        if sum(who == seat for _, who in self._said) >= CHATTERS:
            raise Refused("table.refused.chat", seconds=int(CHAT_SPAN))
        self._said.append((now, seat))
        await self.change(self.data, told=self.line(seat, text))

    # --- by consent --------------------------------------------------------------------------------------------------
    def _people(self) -> set[int]:
        """The seats whose consent counts: bots agree to everything."""
        return {seat.seat for seat in self.data.seats if seat.kind == "person" and not seat.by_bot}

    async def _propose(self, proposal: schemas.Proposal) -> None:
        match = self._playing().match
        if proposal.kind == "end":
            self._not_over()
        elif not 1 <= proposal.to < len(match.line):
            raise Refused("kernel.refused.no-such-entry", entry=str(proposal.to))
        if self.data.proposal is not None and self.data.proposal.by != proposal.by:
            raise Refused("table.refused.proposal")
        await self._agreed(proposal)

    async def _consent(self, seat: int, agree: bool) -> None:
        self._playing()
        proposal = self.data.proposal
        if proposal is None:
            raise Refused("table.refused.no-proposal")
        if not agree:
            told = self.line(-1, self.data.seats[seat].name, "declined")
            await self.change(replace(self.data, proposal=None), told=told)
            return
        await self._agreed(replace(proposal, consents=sorted({*proposal.consents, seat})))

    async def _agreed(self, proposal: schemas.Proposal) -> None:
        """Carried out when nobody's consent is missing; kept for the others to see until then."""
        practice = self.data.practice and proposal.kind == "take-back"
        if not practice and self._people() - set(proposal.consents):
            if proposal != self.data.proposal:
                await self.change(replace(self.data, proposal=proposal))
        elif proposal.kind == "end":
            await self._over(wire.Outcome([], [], "table.agreed"))
        else:
            await self._play(lambda match: match.take_back(proposal.to, range(self.spectator)))

    async def reseated(self) -> None:
        """Somebody came or went: perhaps nobody is left whose consent is missing."""
        if self.data.status == "playing" and self.data.proposal is not None:
            await self._agreed(self.data.proposal)

    async def _over(
        self, outcome: wire.Outcome, seats: tuple[SeatData, ...] = (), told: schemas.Chat | None = None
    ) -> None:
        over = replace(self.data, status="over", outcome=outcome, proposal=None, waiting=(), thinking=False)
        seats = tuple(replace(seat, due=None) for seat in seats or self.data.seats)
        await self.change(replace(over, seats=seats), told=told)

    async def _concede(self, seat: int) -> None:
        self._not_over()
        seats = self.with_seat(seat, conceded=True, away=True, bot=usual(self.game))
        left = [other.seat for other in seats if not other.conceded]
        people = [other for other in seats if other.kind == "person" and not other.conceded]
        told = self.line(-1, self.data.seats[seat].name, "conceded")
        if len(left) == 1 or not people:
            await self._over(wire.Outcome(left, [], "table.conceded"), seats, told)
            return
        await self.change(self.thinking(replace(self.data, seats=seats)), told=told)
        await self.reseated()
        if self.data.thinking:
            self.wake(self)

    def with_seat(self, seat: int, **what: Any) -> tuple[SeatData, ...]:
        return tuple(replace(other, **what) if other.seat == seat else other for other in self.data.seats)

    def thinking(self, data: TableData) -> TableData:
        return replace(data, thinking=any(data.seats[seat].by_bot for seat in data.waiting))


def _undo(match: Match, seat: int, to: int | None) -> None:
    """At a practice table there is no wall: the seat's last answer, whatever came after it."""
    back = match.way_back(seat)
    if back is None or match.can_undo(seat):
        match.undo(seat, to)
    else:
        match.take_back(back.step if to is None else to, ())


def _waited_for(seat: SeatData, now_asked: bool, was_asked: bool, now: float) -> SeatData:
    """One notice per wait: it is due some time after the wait began, and not at all when the seat is done."""
    if seat.notice is None or now_asked == was_asked:
        return seat
    due = now + seat.notice.after if now_asked and not seat.by_bot else None
    return seat if seat.due == due else replace(seat, due=due)
