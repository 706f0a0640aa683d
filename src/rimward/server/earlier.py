"""What was told at a table before its rules changed: kept with the entries, and read without playing anything again.

Whole events are kept, with who knew which face at that moment, and each seat is told its own as ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from rimward.kernel.event import Event, Seen
from rimward.kernel.record import Entry

CHANGED = "kernel.rules-changed"  # at the end of each earlier part
NOT_KEPT = "kernel.not-kept"  # in the place of what was stored before this was kept
BACK = ("undo", "take-back")

Undone = tuple[int, int, int]  # events that a seat took back: from, to, whose


class Earlier:
    """The events of all parts of a record but the last.

    `spans` are of the entries that counted when the table was carried over, up to the state from which it went on:
    their events, from and to. What was done after that state was told, too, but then it was done again.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.undone: list[Undone] = []
        self.since: dict[int, int] = {}  # of each going back, by its event: the first that never happened
        self.spans: list[tuple[int, int]] = []

    def add(self, part: Iterable[tuple[Entry, bytes | None]], gone_on: int | None) -> None:
        """A part, of which the first `gone_on` entries lead to the state from which the next one goes on."""
        line, counted, lost = list[tuple[int, int]](), None, 0
        for number, (entry, body) in enumerate(part):
            if number == gone_on:
                counted = list(line)
            if body is None:
                lost += 1
            elif lost:
                lost = self._not_kept(lost)
            first = len(self.events)
            self.events += read(body) if body is not None else ()
            if entry.did not in BACK:
                line.append((first, len(self.events)))
                continue
            to = self.events[-1].params["entry"] if body is not None else len(line) - 1
            if body is not None:
                self.since[len(self.events) - 1] = line[to][0]
            if entry.did == "undo":
                self.undone.append((line[to][0], first, entry.seat))
            del line[to:]
        self._not_kept(lost)
        self.spans += line if counted is None else counted
        self.events.append(Event(CHANGED, {}))

    def _not_kept(self, entries: int) -> int:
        if entries:
            self.events.append(Event(NOT_KEPT, {"entries": entries}))
        return 0


def told_to(
    seat: int, log: Sequence[Event], undone: Sequence[Undone], since: int, until: int | None = None
) -> Iterator[tuple[int, Event]]:
    """The events of a seat from a number on. What others took back within their own turn is left out."""
    part = log[since:until]
    skipped = bytearray(len(part))
    for start, end, by in reversed(undone):  # they are in the order of their ends
        if end <= since:
            break
        if by != seat and start < since + len(part):
            here = slice(max(start - since, 0), min(end - since, len(part)))
            skipped[here] = b"\1" * (here.stop - here.start)
    return ((since + n, event.told(seat)) for n, event in enumerate(part) if not skipped[n])


# --- as it is stored -------------------------------------------------------------------------------------------------
def _whole(value: Any) -> dict[str, Any]:
    if isinstance(value, Seen):
        return {"face": value.face, "mask": value.mask}
    raise NotImplementedError(f"{value!r} cannot be kept")


_encode = msgspec.json.Encoder(enc_hook=_whole).encode


def kept(events: Iterable[Event]) -> bytes:
    return _encode([(event.code, event.params, event.depth, event.other) for event in events])


def read(body: bytes) -> list[Event]:
    return [
        Event(code, {name: _again(value) for name, value in params.items()}, depth, other)
        for code, params, depth, other in msgspec.json.decode(body)
    ]


def _again(value: Any) -> Any:
    if isinstance(value, list):
        return tuple([_again(part) for part in value])
    return Seen(**value) if isinstance(value, dict) else value
