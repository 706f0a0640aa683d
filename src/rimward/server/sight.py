"""What a viewer is sent of a match: the whole view, then only what changed.

A change has a public part, made and encoded once for everybody from what no seat is hidden, and a private part for each
seat. The messages have the shape of `shapes.Full` and `shapes.Change`; tests decode what is sent as those.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from rimward import wire
from rimward.kernel.event import Event
from rimward.kernel.match import Match, Question
from rimward.kernel.result import places
from rimward.kernel.story import Reading
from rimward.server import retold, shapes
from rimward.server.earlier import Earlier, Undone, kept, told_to
from rimward.server.turns import Slices

LATEST = 400  # events that go with a whole view at most; earlier ones are asked for page by page

Known = dict[str, Any]
encode = msgspec.json.Encoder().encode


class Sight:
    """What the seats have been sent of a match, so that only the rest has to be.

    A number of an event that is sent counts what was told before the rules changed, too; here it counts from the first
    of the match.
    """

    def __init__(self, match: Match, earlier: Earlier | None = None) -> None:
        self.match, self.earlier = match, earlier or Earlier()
        self.undone: list[Undone] = []
        self._since: dict[int, int] = {}  # of each going back, by its event: the first that never happened
        self._ends: list[int] = []  # of each entry of the record, how many events there were after it
        self._spans: list[tuple[int, int]] = []  # of each entry that counts, its events: from, to
        self._secret: list[bool] = []  # of each, whether an answer was still to be revealed after it
        self._sent: dict[int, Known] = {}  # by seat, the view that it has
        self._cursor = 0
        self._table: Known = {}  # the public table that everybody has
        self._public: bytes | None = None  # the public part of the change, while it is being sent
        self._asked: tuple[Question, ...] = ()
        self._events: list[Event] | None = None  # those that have to be told seat by seat

    @property
    def cursor(self) -> int:
        """How many events there are, with those of earlier parts."""
        return self._base + len(self.match.log)

    @property
    def _base(self) -> int:
        return len(self.earlier.events)

    # --- following the match -----------------------------------------------------------------------------------------
    def followed(self, events: int) -> None:
        """An entry was done, which added so many events: what was undone by it is told no more to those who come."""
        line, now = len(self.match.line), len(self.match.log)
        self._ends.append(now)
        if line <= len(self._spans) and self.match.entries[-1].did in ("undo", "take-back"):
            self._since[now - 1] = self._spans[line][0]
            if self.match.entries[-1].did == "undo":
                self.undone.append((self._spans[line][0], now - events, self.match.entries[-1].seat))
            del self._spans[line:]
            del self._secret[line:]
        else:
            self._spans.append((now - events, now))
            self._secret.append(bool(self.match.table.early))

    def followed_all(self, before: int, ends: Sequence[int]) -> None:
        """Several answers were given in one go, from event `before` on; after each there were so many. Only after the
        last one others may have to answer first."""
        self._ends += ends
        for end in ends:
            self._spans.append((before, end))
            self._secret.append(False)
            before = end
        self._secret[-1] = bool(self.match.table.early)

    def kept(self, entry: int) -> list[bytes]:
        """What each entry of the record from this one on told, as it is stored."""
        first = [0, *self._ends[:entry]][-1]
        ends = self._ends[entry:]
        return [kept(self.match.log[start:end]) for start, end in zip([first, *ends], ends, strict=False)]

    def events(self, seat: int, since: int, until: int | None = None) -> list[wire.Event]:
        """The events of a seat from a number on. What others took back within their own turn is left out."""
        base = self._base
        own, end = max(since - base, 0), None if until is None else max(until - base, 0)
        before = told_to(seat, self.earlier.events, self.earlier.undone, since, until)
        now = told_to(seat, self.match.log, self.undone, own, end)
        earlier = self.earlier.since
        return [
            *(wire.event(n, event, earlier.get(n)) for n, event in before),
            *(self._event(base + n, event) for n, event in now),
        ]

    def _event(self, number: int, event: Event) -> wire.Event:
        first = self._since.get(number - self._base)
        return wire.event(number, event, None if first is None else self._base + first)

    # --- answers to questions to several -----------------------------------------------------------------------------
    def lies_in_secret(self, entry: int) -> bool:
        """Whether it is an answer to a question to several that has not been answered by all of them."""
        return all(self._secret[entry:])

    def early_answers(self, seat: int) -> int:
        """How many a seat has given to the question to several that is open, the first and those it changed to."""
        given = 0
        for entry, secret in zip(reversed(self.match.line), reversed(self._secret), strict=True):
            if not secret:
                break
            given += entry.seat == seat
        return given

    # --- looking back ------------------------------------------------------------------------------------------------
    def moment(self, entry: int, seat: int) -> retold.Moment:
        """The table as an entry of the line left it, as a seat knew it then. Of entries before the rules changed, which
        count down from -1, there is only what they told."""
        if entry < 0:
            return self._earlier_moment(entry, seat)
        past = self.match.at(entry + 1)
        first, end = self._spans[entry]
        return retold.Moment(
            entry=entry,
            entries=len(self.match.line),
            cursor=self._base + first,
            view=wire.view(past, seat),
            asked=[wire.question(asked, seat) for asked in past.asked],
            breadcrumb=[wire.Crumb(*crumb) for crumb in past.breadcrumb()],
            events=self.events(seat, self._base + first, self._base + end),
        )

    def _earlier_moment(self, entry: int, seat: int) -> retold.Moment:
        first, end = self.earlier.spans[entry]
        return retold.Moment(
            entry=entry,
            entries=len(self.match.line),
            cursor=first,
            view=None,
            asked=[],
            breadcrumb=[],
            events=self.events(seat, first, end),
        )

    def has_moment(self, entry: int) -> bool:
        return -len(self.earlier.spans) <= entry < len(self.match.line)

    def moments(self) -> retold.Moments:
        first = [self._base + first for first, _ in self._spans]
        earlier = [first for first, _ in self.earlier.spans]
        return retold.Moments(first=first, seats=[entry.seat for entry in self.match.line], earlier=earlier)

    async def story(self, seat: int, slices: Slices) -> retold.Story:
        """From the events that this seat was told; what was taken back never happened."""
        telling = self.match.game.telling
        if telling is None:
            return retold.Story()
        reading = Reading(telling, self.match.table.seats)
        for log, spans in ((self.earlier.events, self.earlier.spans), (self.match.log, self._spans)):
            for first, end in spans:
                for event in log[first:end]:
                    reading.take(event.told(seat))
                await slices.pause()
        read, seats = reading.story(), self.match.table.seats
        parts = [retold.Part(turn=part.turn, outcome=wire.outcome(part.result, seats)) for part in read.parts]
        told: retold.Story = msgspec.convert(replace(read, parts=[]), retold.Story, from_attributes=True)
        return msgspec.structs.replace(told, parts=parts)

    def _result(self) -> wire.Outcome | None:
        result = self.match.result
        return None if result is None else wire.outcome(result, self.match.table.seats)

    def broken_off(self, code: str, winners: Sequence[int] = ()) -> wire.Outcome:
        """How it ends where the rules do not end it: the scores so far, as far as everybody knows them."""
        match = self.match
        scores = list(match.game.standing(match.view(match.table.seats))) if match.game.standing else []
        sides = match.table.sides()
        return wire.Outcome(list(winners), scores, code, list(sides), places(scores, sides))

    # --- sending -----------------------------------------------------------------------------------------------------
    def full(self, seat: int, since: int, table: shapes.Table) -> bytes:
        """Everything; from now on this seat is sent what changes."""
        self._sent[seat] = known = self.match.view(seat)
        self._table = known["table"]
        first = max(min(since, self.cursor), self.cursor - LATEST)
        message = {
            "is": "full",
            "table": table,
            "before": first,
            "view": wire.as_view(self.match.game, {**known}),
            "asked": [wire.question(asked, seat) for asked in self.match.asked],
            "events": self.events(seat, first),
            **self._where(),
            **self._able(seat),
        }
        return encode(message)

    def change(self, seat: int) -> bytes:
        """What changed for a seat since it was last sent something."""
        known, old = self.match.view(seat), self._sent[seat]
        self._sent[seat] = known
        public = self._public or self._public_part(known)
        zones = known["zones"]
        private = {
            "zones": {name: zone for name, zone in zones.items() if old["zones"].get(name) != zone},
            "gone": [name for name in old["zones"] if name not in zones],
            "unseen": {deck: left for deck, left in known["unseen"].items() if old["unseen"].get(deck) != left},
            "early": known["early"],
            "asked": [wire.question(asked, seat) for asked in self._asked],
            **self._able(seat),
        }
        if self._events is not None:
            private["events"] = [self._event(n, e.told(seat)) for n, e in enumerate(self._events, self._cursor)]
        return public[:-1] + b"," + encode(private)[1:]

    def _public_part(self, known: Known) -> bytes:
        """The same for everybody: of the view what is public in any, and events that hide nothing."""
        self._asked = self.match.asked
        events = self.match.log[self._cursor - self._base :]
        hiding = any(event.hides() for event in events)
        self._events = events if hiding else None
        part = {
            "is": "change",
            "table": {name: value for name, value in known["table"].items() if self._table.get(name) != value},
            "stack": known["stack"],
            "answered": known["answered"],
            "result": self._result(),
            **self._where(),
        }
        if parts := self.match.table.parts:
            part["parts"] = [wire.outcome(ended, self.match.table.seats) for ended in parts]
        if not hiding:
            part["events"] = [self._event(n, event) for n, event in enumerate(events, self._cursor)]
        self._public, self._table = encode(part), known["table"]
        return self._public

    def sent(self, watched: list[int]) -> None:
        """Everybody who looks has been sent the present; who looks no more is forgotten."""
        self._cursor, self._public, self._events = self.cursor, None, None
        if len(self._sent) != len(watched):
            self._sent = {seat: known for seat, known in self._sent.items() if seat in watched}

    def _where(self) -> dict[str, Any]:
        match = self.match
        crumbs = [wire.Crumb(*crumb) for crumb in match.breadcrumb()]
        return {"cursor": self.cursor, "entries": len(match.line), "breadcrumb": crumbs}

    def _able(self, seat: int) -> dict[str, Any]:
        match = self.match
        acts = wire.any_time(match, seat)
        return {
            "acts": [act.key for act in acts],
            "can_undo": match.can_undo(seat),
            "back": wire.back(match, seat),
            "any_time": acts,
        }
