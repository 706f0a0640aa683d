"""The socket of a table: everything first, then what changes, and what was missed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rimward.server import schemas
from tests.server.served import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("stream")) as up:
        yield up


def merged(view: dict[str, Any], change: schemas.Change) -> dict[str, Any]:
    """A view after a change, as a client makes it."""
    new = {**view, "table": {**view["table"], **change.table}}
    zones = {**view["zones"], **msgspec.to_builtins(change.zones)}
    new["zones"] = {name: zone for name, zone in zones.items() if name not in change.gone}
    new["unseen"] = {**view["unseen"], **change.unseen}
    for name in ("stack", "answered", "early", "result"):
        new[name] = msgspec.to_builtins(getattr(change, name))
    return new


def plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


@pytest.mark.parametrize(("game", "seats"), [("comet", 2), ("xia", 3)])
def test_changes_added_up_are_the_view(server: Served, game: str, seats: int) -> None:
    """All seats and a spectator follow; after every change what they have is what a newcomer is sent."""
    made = server.table(*["me"] * seats, game=game, seed="7", public=True)
    table, keys = made["table"]["id"], [*[key["key"] for key in made["keys"]], ""]
    streams = [server.stream(table, key) for key in keys]
    firsts = [stream.until(schemas.Full) for stream in streams]
    views = [msgspec.to_builtins(full.view) for full in firsts]
    asked = {viewer: full.asked for viewer, full in enumerate(firsts)}
    for _ in range(60):
        if views[0]["result"]:
            break
        question = next(q for questions in asked.values() for q in questions if q.options and not q.answered)
        streams[question.seat].send({"do": "answer", "question": question.id, "key": question.options[0].key})
        for viewer, key in enumerate(keys):
            change = streams[viewer].until(schemas.Change)
            asked[viewer], views[viewer] = change.asked, merged(views[viewer], change)
            assert plain(views[viewer]) == server.ok("GET", f"/tables/{table}/view", key=key)["view"]
        assert streams[question.seat].until(schemas.Done)
