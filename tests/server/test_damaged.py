"""One damaged table harms no other: its people are told, the log has it, and everything else goes on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from rimward.server import lasting, shapes
from rimward.server.room import Room
from rimward.server.store import StoreError
from tests.server.served import Served, keys_of, served
from tests.server.waiting import until

HOOK = "https://notices.example/hook"
DAMAGES = {
    "an entry": "UPDATE entries SET body = CAST('{\"did\": 5}' AS BLOB) WHERE table_id = ? AND number = 1",
    "an entry that is no text": "UPDATE entries SET body = x'ff00ff' WHERE table_id = ? AND number = 1",
    "the header": "UPDATE headers SET body = CAST('{}' AS BLOB) WHERE table_id = ?",
    "who is waited for": "UPDATE tables SET waiting = '[\"x\"' WHERE id = ?",
    "its options": "UPDATE tables SET options = '7' WHERE id = ?",
    "a seat": "UPDATE seats SET notice = '{' WHERE table_id = ? AND seat = 0",
}


def spoil(server: Served, table: str, damage: str) -> None:
    """As a bad disk or another program would, while nobody has the table in memory."""
    server.hall._rooms[table].alive = False
    with contextlib.closing(sqlite3.connect(server.hall.store.url.database or "")) as file:
        assert file.execute(damage, (table,)).rowcount == 1
        file.commit()


class Posted:
    """The notices that would go out."""

    def __init__(self) -> None:
        self.seats: list[tuple[str, int]] = []

    async def post(self, _: shapes.Notice, message: dict[str, Any]) -> httpx.Response:
        self.seats.append((message["table"], message["seat"]))
        return httpx.Response(200)


@pytest.fixture
def posted() -> Posted:
    return Posted()


@pytest.fixture
def server(tmp_path: Path, posted: Posted) -> Iterator[Served]:
    def often(app: Litestar) -> None:
        app.state.notices.every = 0.02
        app.state.notices._post = posted.post

    with served(tmp_path, prepare=often) as up:
        yield up


def begun(server: Served, **more: Any) -> tuple[str, list[str]]:
    made = server.table("me", "me", public=True, **more)
    table, keys = made["table"]["id"], keys_of(made)
    for _ in range(3):
        server.step(table, keys)
    return table, keys


@pytest.mark.parametrize("damage", DAMAGES)
def test_its_people_are_told_and_everybody_else_goes_on(
    server: Served, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    (bad, bad_keys), (good, good_keys) = begun(server), begun(server)
    spoil(server, bad, DAMAGES[damage])
    for _ in range(2):
        reply = server.call("GET", f"/tables/{bad}/view", key=bad_keys[0])
        assert (reply.status_code, reply.json()["code"]) == (409, "table.damaged")
    assert server.stream(bad, bad_keys[0]).closed()[0] == 4409
    in_log = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage() for record in in_log] == [f"table {bad} is damaged"], "once"
    assert in_log[0].exc_info is not None
    server.step(good, good_keys)
    listed = [table["id"] for table in server.ok("GET", "/tables?status=playing")["tables"]]
    assert good in listed


def test_a_page_of_the_lobby_ends_where_it_did_without_what_is_left_out(server: Served) -> None:
    tables = [begun(server)[0] for _ in range(5)]
    spoil(server, tables[3], DAMAGES["its options"])
    seen, after = [], ""
    for _ in range(3):
        page = server.ok("GET", f"/tables?status=playing&limit=2&after={after}")
        seen += [table["id"] for table in page["tables"]]
        after = page["next"]
    assert (sorted(seen), after) == (sorted({*tables} - {tables[3]}), "")


def test_the_notices_of_the_others_are_sent(server: Served, posted: Posted, caplog: pytest.LogCaptureFixture) -> None:
    both = [begun(server) for _ in range(2)]
    for table, keys in both:
        server.hall._rooms[table].touched = time.monotonic()
        for seat, key in enumerate(keys):
            body = {"url": HOOK, "after": 3600}
            server.ok("PUT", f"/tables/{table}/seats/{seat}/notice", body, key=key)
    (bad, _), (good, _) = both
    spoil(server, bad, DAMAGES["an entry"])
    server.hall._rooms[good].alive = False
    with contextlib.closing(sqlite3.connect(server.hall.store.url.database or "")) as file:
        file.execute("UPDATE seats SET due = 1 WHERE due IS NOT NULL AND table_id = ?", (bad,))
        file.execute("UPDATE seats SET due = 2 WHERE due IS NOT NULL AND table_id = ?", (good,))
        file.commit()
    until(lambda: [table for table, _ in posted.seats] == [good])
    assert f"table {bad}: no notice for seat" in caplog.text
    looks = caplog.text.count(f"table {bad}: no notice")
    time.sleep(0.1)  # several looks later
    assert caplog.text.count(f"table {bad}: no notice") == looks, "it is put off"


def test_what_fails_in_the_watch_itself_is_logged_and_it_goes_on(
    server: Served, posted: Posted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, keys = begun(server)
    [seat] = server.ok("GET", f"/tables/{table}")["waiting"]
    real, faults = server.hall.room, [RuntimeError("a fault of ours")]

    async def room(name: str) -> Room:
        if faults:
            raise faults.pop()
        return await real(name)

    server.ok("PUT", f"/tables/{table}/seats/{seat}/notice", {"url": HOOK, "after": 1}, key=keys[seat])
    monkeypatch.setattr("rimward.server.notices.MUCH_LATER", 0.0)
    monkeypatch.setattr(server.hall, "room", room)
    until(lambda: posted.seats == [(table, seat)])
    assert f"table {table}: no notice for seat {seat}" in caplog.text
    assert "a fault of ours" in caplog.text


@pytest.mark.parametrize("fault", [RuntimeError("odd"), StoreError("the database is away")])
def test_work_that_must_not_end_begins_again_and_the_log_says_so(
    fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    rounds: list[int] = []

    async def work() -> None:
        rounds.append(len(rounds))
        if len(rounds) == 1:
            raise fault
        if len(rounds) == 3:
            raise asyncio.CancelledError

    async def watch() -> None:
        with pytest.raises(asyncio.CancelledError):
            await lasting.again_and_again("the watch", work, 0.0)

    asyncio.run(watch())
    assert [record.getMessage().startswith("the watch") for record in caplog.records] == [True]
    assert str(fault) in caplog.text


def test_a_room_that_cannot_be_kept_stops_no_other_from_leaving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real, bad = Room._snapshot, list[str]()

    def snapshot(room: Room, number: int) -> Any:
        if room.data.id in bad:
            raise RuntimeError("no state of this")
        return real(room, number)

    monkeypatch.setattr(Room, "_snapshot", snapshot)
    with served(tmp_path, idle=0.1) as server:
        bad.append(begun(server)[0])
        begun(server)
        until(lambda: not server.hall._rooms)
    assert f"table {bad[0]}: its state cannot be kept" in caplog.text
