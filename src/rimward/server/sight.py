"""What a viewer is sent of a match: the whole view, then only what changed.

A change has a public part, made and encoded once for everybody from what no seat is hidden, and a private part for each
seat. The messages have the shape of `schemas.Full` and `schemas.Change`; tests decode what is sent as those.
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
from rimward.server import schemas
from rimward.server.turns import Slices

LATEST = 400  # events that go with a whole view at most; earlier ones are asked for page by page

Known = dict[str, Any]
encode = msgspec.json.Encoder().encode


class Sight:
    """What the seats have been sent of a match, so that only the rest has to be."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.undone: list[tuple[int, int, int]] = []  # events that a seat took back: from, to, whose
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
        return len(self.match.log)

    # --- following the match -----------------------------------------------------------------------------------------
    def followed(self, events: int) -> None:
        """An entry was done, which added so many events: what was undone by it is told no more to those who come."""
        line, now = len(self.match.line), self.cursor
        if line <= len(self._spans) and self.match.entries[-1].did in ("undo", "take-back"):
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
        for end in ends:
            self._spans.append((before, end))
            self._secret.append(False)
            before = end
        self._secret[-1] = bool(self.match.table.early)

    def begin(self) -> None:
        """Of a match that did not come entry by entry, everything so far counts as one."""
        entries = len(self.match.line)
        self._spans = [(self.cursor, self.cursor)] * entries
        self._secret = [bool(self.match.at(entry).table.early) for entry in range(1, entries + 1)]
        self.sent([])

    def events(self, seat: int, since: int, until: int | None = None) -> list[wire.Event]:
        """The events of a seat from a number on. What others took back within their own turn is left out."""
        log: list[Event] = self.match.log[since:until]
        skipped = bytearray(len(log))
        for start, end, by in reversed(self.undone):  # they are in the order of their ends
            if end <= since:
                break
            if by != seat and start < since + len(log):
                here = slice(max(start - since, 0), min(end - since, len(log)))
                skipped[here] = b"\1" * (here.stop - here.start)
        return [wire.event(since + n, event.told(seat)) for n, event in enumerate(log) if not skipped[n]]

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
    def moment(self, entry: int, seat: int) -> schemas.Moment:
        """The table as an entry of the line left it, as a seat knew it then."""
        past = self.match.at(entry + 1)
        first, end = self._spans[entry]
        return schemas.Moment(
            entry=entry,
            entries=len(self.match.line),
            cursor=first,
            view=wire.view(past, seat),
            asked=[wire.question(asked, seat) for asked in past.asked],
            breadcrumb=[wire.Crumb(*crumb) for crumb in past.breadcrumb()],
            events=self.events(seat, first, end),
        )

    def moments(self) -> schemas.Moments:
        first = [first for first, _ in self._spans]
        return schemas.Moments(first=first, seats=[entry.seat for entry in self.match.line])

    async def story(self, seat: int, slices: Slices) -> schemas.Story:
        """From the events that this seat was told; what was taken back never happened."""
        telling = self.match.game.telling
        if telling is None:
            return schemas.Story()
        reading = Reading(telling, self.match.table.seats)
        for first, end in self._spans:
            for event in self.match.log[first:end]:
                reading.take(event.told(seat))
            await slices.pause()
        read, seats = reading.story(), self.match.table.seats
        parts = [schemas.Part(turn=part.turn, outcome=wire.outcome(part.result, seats)) for part in read.parts]
        told: schemas.Story = msgspec.convert(replace(read, parts=[]), schemas.Story, from_attributes=True)
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
    def full(self, seat: int, since: int, table: schemas.Table) -> bytes:
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
            private["events"] = [wire.event(n, e.told(seat)) for n, e in enumerate(self._events, self._cursor)]
        return public[:-1] + b"," + encode(private)[1:]

    def _public_part(self, known: Known) -> bytes:
        """The same for everybody: of the view what is public in any, and events that hide nothing."""
        self._asked = self.match.asked
        events = self.match.log[self._cursor :]
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
            part["events"] = [wire.event(number, event) for number, event in enumerate(events, self._cursor)]
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
