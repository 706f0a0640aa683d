"""What happened, in codes. Words come from the messages; faces only for the seats that knew them at that moment."""

from __future__ import annotations

from typing import Any

from rimward.kernel.zone import Ref, Zones


class Seen:
    """A face as it lay when the event happened, and who knew it then."""

    __slots__ = ("face", "mask")

    def __init__(self, face: str, mask: int) -> None:
        self.face, self.mask = face, mask


class Event:
    """A code, its parameters, and how deep in the rules it happened (the log's indentation).

    `other` is whose doing it was where no seat's: one of those that `Game.naming` names, such as an NPC. Like the depth
    it is for readers of the log and not part of any hash, so that older records stay as they are.
    """

    __slots__ = ("code", "depth", "other", "params")

    def __init__(self, code: str, params: dict[str, Any], depth: int = 0, other: int = -1) -> None:
        self.code, self.params, self.depth, self.other = code, params, depth, other

    def told(self, seat: int) -> Event:
        """The event as this seat may know it: a face it did not know is None."""
        params = {name: _told(value, seat) for name, value in self.params.items()}
        return Event(self.code, params, self.depth, self.other)

    def hides(self) -> bool:
        """Whether seats may be told different things of it."""
        return any(map(_hides, self.params.values()))

    def whole(self) -> list[Any]:
        """For the running hash of the match itself, which never leaves it."""
        return [
            self.code,
            {name: _whole(value) for name, value in self.params.items()},
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.code, self.depth, self.params, self.other) == (
            other.code,
            other.depth,
            other.params,
            other.other,
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Event({self.code}, {self.params})"


def _told(value: Any, seat: int) -> Any:
    if isinstance(value, Seen):
        return value.face if value.mask >> seat & 1 else None
    if isinstance(value, tuple):
        return tuple([_told(part, seat) for part in value])
    return value


def _hides(value: Any) -> bool:
    return isinstance(value, Seen) or (isinstance(value, tuple) and any(map(_hides, value)))


def _whole(value: Any) -> Any:
    if isinstance(value, Seen):
        return [value.face, value.mask]
    if isinstance(value, tuple):
        return [_whole(part) for part in value]
    return value


def seen(params: dict[str, Any], zones: Zones) -> dict[str, Any]:
    """Parameters with every `Ref` resolved as of now, alone or in a tuple."""
    return {name: _seen(value, zones) for name, value in params.items()}


def _seen(value: Any, zones: Zones) -> Any:
    if isinstance(value, Ref):
        zone = zones[value.zone]
        return Seen(zone.faces[value.place], zone.masks[value.place])
    if isinstance(value, tuple):
        return tuple([_seen(part, zones) for part in value])
    return value
