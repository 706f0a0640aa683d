"""Looking back: the table as it was, as a seat knew it then; while it is played to the own eyes only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rimward.server import retold
from tests.server.served import Served, keys_of, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("moments")) as up:
        yield up


def seen(server: Served, table: str, key: str) -> tuple[Any, ...]:
    """Where the table stands, to a seat."""
    now = server.ok("GET", f"/tables/{table}/view", key=key)
    return now["view"], now["breadcrumb"], [{**asked, "id": 0} for asked in now["asked"]]


def back(server: Served, table: str, key: str, entry: int, **more: int) -> tuple[Any, ...]:
    moment = moment_of(server, table, key, entry, **more)
    return moment["view"], moment["breadcrumb"], [{**asked, "id": 0} for asked in moment["asked"]]


def moment_of(server: Served, table: str, key: str, entry: int, **more: int) -> Any:
    query = "".join(f"&{name}={value}" for name, value in more.items())
    return server.ok("GET", f"/tables/{table}/moment?entry={entry}{query}", key=key)


def test_every_moment_is_as_each_seat_saw_it_then(server: Served) -> None:
    made = server.table("me", "me", options={"rounds": 2}, seed="back", public=True)
    table, keys = made["table"]["id"], keys_of(made)
    then = []
    while server.ok("GET", f"/tables/{table}", key=keys[0])["status"] == "playing":
        then.append([seen(server, table, key) for key in (*keys, "")])
        server.step(table, keys)
    then.append([seen(server, table, key) for key in (*keys, "")])
    moments = server.ok("GET", f"/tables/{table}/moments")
    assert len(moments["first"]) == len(moments["seats"]) == len(then) > 10
    assert set(moments["seats"][1:]) == {0, 1}
    assert moments["seats"][0] == -1
    for entry, as_it_was in enumerate(then):
        assert [back(server, table, key, entry) for key in (*keys, "")] == as_it_was
        assert [back(server, table, "", entry, seat=seat) for seat in range(3)] == as_it_was, "after the end"


def test_the_events_of_all_moments_are_the_events_of_the_table(server: Served) -> None:
    made = server.table("me", "me", options={"rounds": 1}, seed="events")
    table, keys = made["table"]["id"], keys_of(made)
    server.play_out(table, keys)
    moments = server.ok("GET", f"/tables/{table}/moments", key=keys[1])
    each = [moment_of(server, table, keys[1], entry) for entry in range(len(moments["first"]))]
    assert [moment["cursor"] for moment in each] == moments["first"]
    told = [event for moment in each for event in moment["events"]]
    assert told == server.ok("GET", f"/tables/{table}/events?limit=1000", key=keys[1])
    reply = server.call("GET", f"/tables/{table}/moment?entry=3", key=keys[1])
    assert msgspec.json.decode(reply.content, type=retold.Moment).entries == len(each)


def test_while_it_is_played_nobody_looks_through_other_eyes(server: Served) -> None:
    made = server.table("me", "me", seed="eyes", public=True)
    table, [first, second] = made["table"]["id"], keys_of(made)
    server.step(table, [first, second])
    for key, seat in ((first, 1), (second, 0), ("", 0), (made["host_key"], 1), (first, 2), (first, 9)):
        reply = server.call("GET", f"/tables/{table}/moment?entry=0&seat={seat}", key=key)
        assert (reply.status_code, reply.json()["code"]) == (403, "table.seat")
    for key, seat in ((first, 0), (second, 1), ("", 2)):
        moment = moment_of(server, table, key, 0, seat=seat)
        hands = [moment["view"]["zones"][f"hand:{owner}"]["items"] for owner in (0, 1)]
        assert [all(face is not None for face, _ in hand) for hand in hands] == [seat == 0, seat == 1]
        assert [asked["seat"] for asked in moment["asked"] if asked["options"]] == ([seat] if seat < 2 else [])
    server.ok("POST", f"/tables/{table}/close", key=made["host_key"])
    assert moment_of(server, table, "", 0, seat=1)["view"]["seat"] == 1
    assert server.call("GET", f"/tables/{table}/moment?entry=0&seat=3").status_code == 404


def test_what_was_taken_back_is_no_moment(server: Served) -> None:
    made = server.table("me", "me", seed="taken back")
    table, keys = made["table"]["id"], keys_of(made)
    for _ in range(6):
        server.step(table, keys)
    before = server.ok("GET", f"/tables/{table}/moments", key=keys[0])
    assert server.do(table, keys[0], do="take-back", to=3)["is"] == "done"
    after = server.ok("GET", f"/tables/{table}/moments", key=keys[0])
    assert after == {name: numbers[:3] for name, numbers in before.items()}
    last = server.ok("GET", f"/tables/{table}/events?limit=1000", key=keys[1])[-1]
    assert (last["code"], last["params"]) == ("kernel.take-back", {"seat": 0, "entry": 3})
    assert last["since"] == before["first"][3], "so everybody can tell what never happened"
    assert back(server, table, keys[0], 2) == seen(server, table, keys[0])
    assert [event["code"] for event in moment_of(server, table, keys[0], 2)["events"]] != ["kernel.take-back"]
    reply = server.call("GET", f"/tables/{table}/moment?entry=3", key=keys[0])
    assert (reply.status_code, reply.json()["code"]) == (404, "table.moment")


def test_before_the_game_there_is_nothing_to_look_back_to(server: Served) -> None:
    made = server.table("me", "open")
    table, [key] = made["table"]["id"], keys_of(made)
    nothing: dict[str, list[int]] = {"first": [], "seats": [], "bots": [], "earlier": [], "ordered": []}
    assert server.ok("GET", f"/tables/{table}/moments", key=key) == nothing
    assert server.call("GET", f"/tables/{table}/moment?entry=0", key=key).status_code == 404
