"""What a viewer is sent of a match: the whole view, then only what changed. Made for one seat at a time.

The payloads are plain data in the shape of `schemas.Full` and `schemas.Change`; tests decode what is sent as those.
"""

from __future__ import annotations

from typing import Any

from rimward import wire
from rimward.kernel.event import Event
from rimward.kernel.match import Match
from rimward.server import schemas

LATEST = 400  # events that go with a whole view at most; earlier ones are asked for page by page

Known = dict[str, Any]


class Sight:
    """What each seat has been sent of a match, so that only the rest has to be."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.undone: list[tuple[int, int, int]] = []  # events that a seat took back: from, to, whose
        self._begins: list[int] = []  # of each entry that counts, the number of its first event
        self._sent: dict[int, Known] = {}
        self._cursor = 0
        self._same: tuple[Known, Known, Known] | None = None  # two tables and how they differ: equal for all seats

    @property
    def cursor(self) -> int:
        return len(self.match.log)

    # --- following the match -----------------------------------------------------------------------------------------
    def followed(self, events: int) -> None:
        """An entry was done, which added so many events: what was undone by it is told no more to those who come."""
        line, now = len(self.match.line), self.cursor
        if line <= len(self._begins) and self.match.entries[-1].did in ("undo", "take-back"):
            if self.match.entries[-1].did == "undo":
                self.undone.append((self._begins[line], now - events, self.match.entries[-1].seat))
            del self._begins[line:]
        else:
            self._begins.append(now - events)

    def begin(self) -> None:
        """Of a match that did not come entry by entry, everything so far counts as one."""
        self._begins = [self.cursor] * len(self.match.line)
        self.sent([])

    def events(self, seat: int, since: int, until: int | None = None) -> list[wire.Event]:
        """The events of a seat from a number on. What others took back within their own turn is left out."""
        skipped = {
            number
            for start, end, by in self.undone
            if by != seat and end > since
            for number in range(max(start, since), end)
        }
        log: list[Event] = self.match.log[since:until]
        return [
            wire.event(number, event.told(seat)) for number, event in enumerate(log, since) if number not in skipped
        ]

    # --- sending -----------------------------------------------------------------------------------------------------
    def full(self, seat: int, since: int, table: schemas.Table) -> dict[str, Any]:
        """Everything; from now on this seat is sent what changes."""
        known = self.match.view(seat)
        self._sent[seat] = known
        first = max(min(since, self.cursor), self.cursor - LATEST)
        game = self.match.game
        view = {"game": game.name, "version": game.version, "seats": self.match.table.seats, **known}
        return {
            "is": "full",
            "table": table,
            "before": first,
            "view": {**view, "result": _result(known)},
            "events": self.events(seat, first),
            **self._common(seat),
        }

    def change(self, seat: int) -> dict[str, Any]:
        """What changed for a seat since it was last sent something."""
        known, old = self.match.view(seat), self._sent[seat]
        self._sent[seat] = known
        zones = known["zones"]
        return {
            "is": "change",
            "table": self._table(old["table"], known["table"]),
            "zones": {name: zone for name, zone in zones.items() if old["zones"].get(name) != zone},
            "gone": [name for name in old["zones"] if name not in zones],
            "unseen": {deck: left for deck, left in known["unseen"].items() if old["unseen"].get(deck) != left},
            "stack": known["stack"],
            "answered": known["answered"],
            "early": known["early"],
            "result": _result(known),
            "events": [wire.event(n, e.told(seat)) for n, e in enumerate(self.match.log[self._cursor :], self._cursor)],
            **self._common(seat),
        }

    def sent(self, watched: list[int]) -> None:
        """Everybody who looks has been sent the present; who looks no more is forgotten."""
        self._cursor, self._same = self.cursor, None
        self._sent = {seat: known for seat, known in self._sent.items() if seat in watched}

    def _table(self, old: Known, new: Known) -> Known:
        if self._same is None or self._same[0] is not old or self._same[1] is not new:
            self._same = old, new, {name: value for name, value in new.items() if old.get(name) != value}
        return self._same[2]

    def _common(self, seat: int) -> dict[str, Any]:
        match = self.match
        return {
            "cursor": self.cursor,
            "entries": len(match.line),
            "asked": [wire.question(asked, seat) for asked in match.asked],
            "breadcrumb": [wire.Crumb(*crumb) for crumb in match.breadcrumb()],
            "acts": match.acts(seat),
            "can_undo": match.can_undo(seat),
        }


def _result(known: Known) -> Known | None:
    result = known["result"]
    return {name: value for name, value in result.items() if name != "is"} if result else None
