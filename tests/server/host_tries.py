"""Everything that a host can ask for while a game is played: what comes of it is searched for secrets (secrets.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

AT = "/api/tables/{table_id}"
LOOKS = ("view", "events", "told", "why-not", "hint", "report", "moments", "story", "chat", "export", "record")
ENDS = {f"POST {AT}/close", f"DELETE {AT}"}  # after these no game is under way


class Try(NamedTuple):
    """A request: its name in the description of the API, and how it is sent; `reply` is what its answer is like."""

    label: str
    path: str
    body: Any = None
    reply: str = "host"

    @property
    def method(self) -> str:
        return self.label.partition(" ")[0]


def tries(seats: int, entries: int, question: int) -> Iterator[Try]:
    """All of them but for those that end the game, and for the bot, which sits down where nobody is asked."""
    for reply in LOOKS:
        yield Try(f"GET {AT}/{reply}", f"/{reply}", reply=reply)
    yield Try(f"GET {AT}", "", reply="table")
    yield Try(f"GET {AT}/moment", f"/moment?entry={entries - 1}", reply="moment")
    yield Try(f"GET {AT}/why", f"/why?entry={entries - 1}", reply="why")
    yield Try(f"POST {AT}/start", "/start", {})
    yield Try(f"POST {AT}/rematch", "/rematch")
    yield Try(f"POST {AT}/what-if", "/what-if", {})
    yield Try(f"POST {AT}/invite", "/invite")
    yield Try(f"POST {AT}/join", "/join", {"name": "The host"})
    for command in commands(question):
        yield Try(f"POST {AT}/do", "/do", command)
    for seat in range(seats):
        yield from _of_a_seat(seat, entries)


def _of_a_seat(seat: int, entries: int) -> Iterator[Try]:
    one, path = f"{AT}/seats/{{seat}}", f"/seats/{seat}"
    yield Try(f"GET {AT}/moment", f"/moment?entry={entries - 1}&seat={seat}", reply="moment")
    yield Try(f"GET {AT}/turning-points", f"/turning-points?seat={seat}", reply="turning-points")
    yield Try(f"PUT {one}/look", f"{path}/look", {"name": "Mine", "colour": "rose", "shape": "hexagon"})
    yield Try(f"PUT {one}/notice", f"{path}/notice", {"url": ""})
    yield Try(f"GET {one}/orders", f"{path}/orders")
    yield Try(f"GET {one}/notes", f"{path}/notes")
    yield Try(f"GET {one}/asides", f"{path}/asides")
    yield Try(f"POST {one}/return", f"{path}/return")
    yield Try(f"POST {one}/leave", f"{path}/leave")
    yield Try(f"POST {one}/open", f"{path}/open")
    yield Try(f"POST {one}/key", f"{path}/key")


def sits_in(seat: int) -> Try:
    return Try(f"POST {AT}/seats/{{seat}}/bot", f"/seats/{seat}/bot", {"bot": "random"})


def commands(question: int) -> list[dict[str, Any]]:
    """What a seat may do, and a host without one may not."""
    return [
        {"do": "answer", "question": question, "key": "pass"},
        {"do": "act", "key": "gift:0,1,1000"},
        {"do": "undo"},
        {"do": "take-back", "to": 1},
        {"do": "end"},
        {"do": "consent", "proposal": 1, "agree": True},
        {"do": "concede"},
        {"do": "say", "text": "hm"},
        {"do": "say", "text": "hm", "to": "side"},
        {"do": "note", "text": "hm"},
        {"do": "order", "order": {"where": "off-turn"}},
        {"do": "revoke"},
    ]


def keys_in(reply: Any) -> list[str]:
    """Keys in a reply to the host: of a seat, and of the host's own."""
    return [reply[name] for name in ("key", "host_key") if isinstance(reply, dict) and reply.get(name)]
