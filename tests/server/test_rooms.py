"""Rooms come and go, the store decides what counts, and records go out and come in."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from rimward.games.catalog import GAMES
from rimward.kernel.record import Record, read, write
from rimward.kernel.verify import verify
from rimward.server import shapes
from rimward.server.room import Room
from rimward.server.store import Store, StoreError
from rimward.server.worker import Thought
from tests.server.served import Served, keys_of, served
from tests.server.waiting import until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("rooms")) as up:
        yield up


def views(server: Served, table: str, keys: list[str]) -> list[Any]:
    return [server.ok("GET", f"/tables/{table}/view", key=key) for key in keys]


def begun(server: Served, seats: int = 2, **more: Any) -> tuple[str, list[str], Any]:
    """A table of people, all of whom have chosen a lane."""
    made = server.table(*["me"] * seats, **more)
    table, keys = made["table"]["id"], keys_of(made)
    for _ in range(seats):
        server.step(table, keys)
    return table, keys, made


# --- on demand -------------------------------------------------------------------------------------------------------
def test_an_idle_room_leaves_memory_and_comes_back_the_same(tmp_path: Path) -> None:
    with served(tmp_path, idle=0.1) as server:
        table, keys, _ = begun(server, 3, public=True)
        for _ in range(8):
            server.step(table, keys)
        server.do(table, keys[0], do="take-back", to=6)
        for key in keys[1:]:
            server.agree(table, key)
        server.do(table, keys[0], do="say", text="brb")
        server.do(table, keys[1], do="end")
        before = views(server, table, [*keys, ""])
        assert before[0]["table"]["proposal"]["kind"] == "end"
        until(lambda: len(server.hall._rooms) == 0)
        assert views(server, table, [*keys, ""]) == before
        stream = server.stream(table, keys[0])
        stream.until(shapes.Changed)
        time.sleep(0.3)
        assert len(server.hall._rooms) == 1  # somebody looks on
        assert server.agree(table, keys[2], agree=False)["is"] == "done"
        assert [stream.until(kind) is not None for kind in (shapes.Chat, shapes.Changed)] == [True, True]
        assert [line["number"] for line in server.ok("GET", f"/tables/{table}/chat", key=keys[0])] == [0, 1, 2]


def test_after_a_restart_everything_is_there(tmp_path: Path) -> None:
    async def first_option(thought: Thought) -> str:
        return thought.keys[0]

    with served(tmp_path) as server:
        table, keys, _ = begun(server, game="comet")
        before = views(server, table, keys)
        bots = server.table("me", "random")  # the process that thinks needs longer to start than we wait
    with served(tmp_path) as server, pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.hall.thinkers, "choose", first_option)
        assert views(server, table, keys) == before
        key = keys_of(bots)[0]
        until(lambda: server.ok("GET", f"/tables/{bots['table']['id']}", key=key)["waiting"] == [0])
        server.step(table, keys)


# --- what is stored counts -------------------------------------------------------------------------------------------
@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The store fails as often as there are words in this list."""
    real, faults = Store.write, list[str]()

    async def write(self: Store, *steps: Any) -> None:
        if faults:
            raise StoreError(faults.pop())
        await real(self, *steps)

    monkeypatch.setattr(Store, "write", write)
    yield faults
    assert faults == []


def test_what_cannot_be_stored_is_not_done(server: Served, failing: list[str]) -> None:
    table, keys, _ = begun(server)
    mine, other = server.stream(table, keys[0]), server.stream(table, keys[1])
    [question] = mine.until(shapes.Full).asked
    other.until(shapes.Changed)
    before = server.stored(table), views(server, table, keys)
    failing.append("the disk is full")
    refused = mine.do(do="answer", question=question.id, key="pass")
    assert isinstance(refused, shapes.Refused)
    assert refused.refusal.code == "table.not-stored"
    for stream in (mine, other):
        assert stream.closed() == (1012, "the table is being read again")
        assert not any('"is":"change"' in frame for frame in stream.frames)
    assert server.stored(table) == before[0]
    seen = views(server, table, keys)
    for now, was in zip(seen, before[1], strict=True):
        assert {**now, "table": None} == {**was, "table": None}  # nobody is there now
    assert server.do(table, keys[0], do="answer", question=question.id, key="pass")["is"] == "done"
    assert len(server.stored(table)["entries"]) == 4


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("do", {"do": "answer", "question": 3, "key": "pass"}),
        ("do", {"do": "say", "text": "hello"}),
        ("do", {"do": "concede"}),
        ("do", {"do": "take-back", "to": 1}),
        ("seats/0/bot", {"bot": "random"}),
        ("seats/0/leave", None),
    ],
)
def test_a_script_is_told_that_it_was_not_stored(
    server: Served, failing: list[str], path: str, body: dict[str, Any] | None
) -> None:
    table, keys, _ = begun(server)
    before = server.stored(table), views(server, table, keys)
    failing.append("the disk is full")
    reply = server.call("POST", f"/tables/{table}/{path}", body, keys[0])
    assert (reply.status_code, reply.json()["code"]) == (503, "table.not-stored")
    assert (server.stored(table), views(server, table, keys)) == before
    server.step(table, keys)


def test_a_table_that_cannot_be_stored_is_not_made(server: Served, failing: list[str]) -> None:
    failing.append("the disk is full")
    reply = server.call("POST", "/tables", {"game": "comet", "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert (reply.status_code, reply.json()["code"]) == (503, "store")
    assert "please try again" in reply.json()["detail"]


def test_what_is_being_stored_is_not_yet_told(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table, keys, _ = begun(server)
    before = server.ok("GET", f"/tables/{table}/events", key=keys[1])
    real, waits, go = Store._commit, threading.Event(), threading.Event()

    def slow(self: Store, *args: Any) -> None:
        waits.set()
        assert go.wait(5)
        real(self, *args)

    monkeypatch.setattr(Store, "_commit", slow)
    with ThreadPoolExecutor(3) as pool:
        answer = pool.submit(server.do, table, keys[0], do="answer", question=3, key="card:0")
        assert waits.wait(5)
        looks = [pool.submit(server.ok, "GET", f"/tables/{table}/{what}", key=keys[1]) for what in ("events", "told")]
        shown = server.ok("GET", f"/tables/{table}", key=keys[1])  # does not wait, and tells nothing of it
        assert shown["updated"] == server.stored(table)["tables"][0][11]
        assert not any(look.done() for look in (answer, *looks))
        go.set()
        assert answer.result()["is"] == "done"
        assert len(looks[0].result()) == len(looks[1].result()["events"]) > len(before)


def test_many_answers_share_a_commit_and_the_writer_syncs_fully(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [begun(server) for _ in range(12)]
    lines = [server.stream(table, keys[0]) for table, keys, _ in tables]
    for line in lines:
        line.until(shapes.Full)
    real, waits, go, batches = Store._commit, threading.Event(), threading.Event(), list[int]()

    def counted(self: Store, connection: Any, batch: list[Any]) -> None:
        batches.append(len(batch))
        waits.set()
        assert go.wait(5)
        real(self, connection, batch)

    synced: list[Any] = []

    def listen(connection: Any, *_: Any) -> None:
        if threading.current_thread().name == "rimward-writer":
            raw = connection.connection.dbapi_connection
            synced.append([raw.execute(f"PRAGMA {pragma}").fetchone()[0] for pragma in ("synchronous", "journal_mode")])

    monkeypatch.setattr(Store, "_commit", counted)
    event.listen(server.hall.store.engine, "before_cursor_execute", listen)
    try:
        lines[0].send({"do": "answer", "question": 3, "key": "pass"})
        assert waits.wait(5)
        for line in lines[1:]:
            line.send({"do": "answer", "question": 3, "key": "pass"})
        until(lambda: server.hall.store._queue.qsize() == 11)
        go.set()
        assert all(line.until(shapes.Done) for line in lines)
    finally:
        event.remove(server.hall.store.engine, "before_cursor_execute", listen)
    assert batches == [1, 11]
    assert synced
    assert all(found == [2, "wal"] for found in synced)  # 2 is FULL


# --- records ---------------------------------------------------------------------------------------------------------
def finished(server: Served, **more: Any) -> tuple[Any, list[str], Record]:
    made = server.table("me", "me", "me", options={"rounds": 1}, **more)
    keys = keys_of(made)
    server.play_out(made["table"]["id"], keys)
    return made, keys, read(server.call("GET", f"/tables/{made['table']['id']}/record", key=keys[0]).content)


def test_the_whole_record_is_there_after_the_end_and_its_dice_can_be_checked(server: Served) -> None:
    made = server.table("me", "me", "me", options={"rounds": 1}, public=True)
    table, keys = made["table"]["id"], keys_of(made)
    looks = [f"/tables/{table}{path}" for path in ("", "/view", "/events", "/told", "/chat", "/record", "/export")]
    seen = ""
    while server.ok("GET", f"/tables/{table}")["status"] == "playing":
        assert server.call("GET", f"/tables/{table}/record", key=keys[0]).json()["code"] == "table.not-over"
        assert server.ok("GET", f"/tables/{table}/export", key=made["host_key"])["record"] == ""
        seen += "".join(
            server.call("GET", path, key=key).text for path in looks for key in [*keys, made["host_key"], ""]
        )
        server.step(table, keys)
    record = read(server.call("GET", f"/tables/{table}/record").content)
    assert record.header.commitment == made["table"]["commitment"] != ""
    assert len(record.header.key) == 64
    assert record.header.key not in seen
    assert not record.header.practice
    report = verify(GAMES["comet"], record)
    assert (report.problem, report.finished) == (None, True)
    assert server.ok("GET", f"/tables/{table}/export", key=made["host_key"])["record"].encode() == write(record)


def test_what_a_seat_was_told_has_no_key_and_nobody_elses_faces(server: Served) -> None:
    made, keys, record = finished(server)
    table = made["table"]["id"]
    told = [server.ok("GET", f"/tables/{table}/told", key=key) for key in keys]
    assert len({record["hash"] for record in told}) == 3
    for seat, form in enumerate(told):
        assert record.header.key not in msgspec.json.encode(form).decode()
        drawn = [params for code, params in form["events"] if code == "comet.gadget.drawn"]
        assert {params["seat"] for params in drawn} == {0, 1, 2}
        assert all((params["card"] is not None) == (params["seat"] == seat) for params in drawn)


def test_a_finished_record_is_brought_in_and_looked_at(server: Served) -> None:
    made, keys, record = finished(server)
    brought = server.ok("POST", "/tables/import", {"record": write(record).decode(), "name": "Ours"})
    table = brought["table"]
    outcome = server.ok("GET", f"/tables/{made['table']['id']}", key=keys[0])["outcome"]
    assert (table["status"], table["practice"], table["name"]) == ("over", True, "Ours")
    assert (table["outcome"], table["commitment"], table["waiting"]) == (outcome, record.header.commitment, [])
    again = read(server.call("GET", f"/tables/{table['id']}/record", key=keys_of(brought)[0]).content)
    assert again.entries == record.entries
    assert again.header.practice
    was, now = (
        server.ok("GET", f"/tables/{id}/view", key=key)
        for id, key in ((made["table"]["id"], keys[1]), (table["id"], keys_of(brought)[1]))
    )
    assert {**was, "table": None, "back": None} == {**now, "table": None, "back": None}  # it is for practice now


@pytest.mark.parametrize("with_key", [True, False])
def test_an_unfinished_record_goes_on_as_practice(server: Served, with_key: bool) -> None:
    _, _, record = finished(server)
    header = record.header if with_key else msgspec.structs.replace(record.header, key="", commitment="")
    part = write(Record(header, record.entries[:-3])) + b'{"did":"answer","se'  # cut short, as by a crash
    brought = server.ok("POST", "/tables/import", {"record": part.decode()})
    table, keys = brought["table"]["id"], keys_of(brought)
    assert (brought["table"]["status"], brought["table"]["practice"], len(keys)) == ("playing", True, 3)
    assert (brought["table"]["commitment"] == record.header.commitment) == with_key
    server.hall._rooms[table].alive = False  # as it is stored
    assert server.play_out(table, keys)["status"] == "over"
    ended = read(server.call("GET", f"/tables/{table}/record", key=keys[0]).content)
    assert ended.entries[: len(record.entries) - 3] == record.entries[:-3]
    if with_key:
        assert verify(GAMES["comet"], ended).problem is None


def tampered(record: Record, what: str) -> str:
    header, entries = record.header, list(record.entries)
    place = next(n for n, entry in enumerate(entries) if entry.did == "answer" and entry.chance)
    if what == "answer":
        entries[1] = msgspec.structs.replace(entries[1], key="far" if entries[1].key == "near" else "near")
    elif what == "dice":
        changed = [7 - face if isinstance(face, int) else face for face in entries[place].chance]
        entries[place] = msgspec.structs.replace(entries[place], chance=changed)
    elif what == "left out":
        del entries[2]
    elif what == "seat":
        entries[1] = msgspec.structs.replace(entries[1], seat=7)
    elif what == "seats":
        header = msgspec.structs.replace(header, seats=9)
    elif what == "options":
        header = msgspec.structs.replace(header, options={"rounds": 99})
    elif what == "key":
        header = msgspec.structs.replace(header, key="not a key")
    elif what == "twice":
        entries.insert(0, entries[0])
    elif what == "state":
        header = msgspec.structs.replace(header, start={"shape": 1})
    elif what == "game":
        header = msgspec.structs.replace(header, game="chess")
    elif what == "nothing":
        entries = []
    return write(Record(header, entries)).decode()


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("answer", "does not replay: entry 1 (answer"),
        ("dice", "the game went another way"),
        ("left out", "does not replay: entry 2"),
        ("seat", "seat 7 is not asked"),
        ("seats", "does not replay: the header"),
        ("options", "does not replay: the header"),
        ("key", "does not replay: the header"),
        ("twice", "a match starts once"),
        ("state", "begins in the middle of a game"),
        ("game", "there is no game 'chess'"),
        ("nothing", "no entries"),
    ],
)
def test_a_record_that_does_not_replay_is_not_believed(server: Served, what: str, words: str) -> None:
    _, _, record = finished(server)
    made = len(server.hall._rooms)
    reply = server.call("POST", "/tables/import", {"record": tampered(record, what)})
    assert reply.status_code == 400
    assert words in reply.json()["detail"]
    assert len(server.hall._rooms) == made


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "an empty file is no record"),
        ("hello", "line 1: the header is cut short"),
        ("hello\n", "line 1"),
        ("{}\n", "missing required field"),
        ("[]\n[]\n", "Expected `object`"),
        ("\x00\x00", "line 1"),
        ('{"format":99,"game":"comet","version":"1","shape":1,"seats":2,"options":{}}\n', "format 99"),
    ],
)
def test_what_is_no_record_is_refused(server: Served, text: str, words: str) -> None:
    reply = server.call("POST", "/tables/import", {"record": text})
    assert (reply.status_code, reply.json()["code"]) == (400, "record.wrong")
    assert words in reply.json()["detail"]


# --- all of a table, and nothing of it -------------------------------------------------------------------------------
def test_the_host_exports_everything_of_a_table(server: Served) -> None:
    made, keys, record = finished(server)
    table = made["table"]["id"]
    server.do(table, keys[0], do="say", text="good game")
    assert server.call("GET", f"/tables/{table}/export", key=keys[0]).json()["code"] == "table.host"
    export = server.ok("GET", f"/tables/{table}/export", key=made["host_key"])
    assert export["table"] == server.ok("GET", f"/tables/{table}", key=keys[0])
    assert [(line["code"], line["text"]) for line in export["chat"]] == [("started", ""), ("", "good game")]
    assert export["record"].encode() == write(record)


def test_an_export_has_all_of_the_chat(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rimward.server.talking.CHATTERS", 10_000)
    made = server.table("me", "open")
    stream = server.stream(made["table"]["id"], keys_of(made)[0])
    for number in range(205):
        stream.do(do="say", text=f"line {number}")
    export = server.ok("GET", f"/tables/{made['table']['id']}/export", key=made["host_key"])
    assert [line["text"] for line in export["chat"]] == [f"line {number}" for number in range(205)]
    assert len(server.ok("GET", f"/tables/{made['table']['id']}/chat", key=made["host_key"])) == 200


def test_nothing_is_left_of_a_deleted_table(server: Served) -> None:
    table, keys, made = begun(server)
    server.do(table, keys[0], do="say", text="hello")
    stream = server.stream(table, keys[1])
    stream.until(shapes.Full)
    assert {"tables", "seats", "headers", "entries", "chat"} <= server.stored(table).keys()
    assert server.call("DELETE", f"/tables/{table}", key=keys[0]).json()["code"] == "table.host"
    server.ok("DELETE", f"/tables/{table}", key=made["host_key"])
    assert server.stored(table) == {}
    assert stream.closed() == (4404, "this table was deleted")
    for key in (keys[0], made["host_key"], ""):
        assert server.call("GET", f"/tables/{table}/view", key=key).status_code == 404


def test_a_table_is_deleted_while_its_bot_thinks(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, go = threading.Event(), threading.Event()

    async def thinks(thought: Thought) -> str:
        asked.set()
        await asyncio.to_thread(go.wait, 5)
        return thought.keys[0]

    monkeypatch.setattr(server.hall.thinkers, "choose", thinks)
    made = server.table("me", "random")
    table = made["table"]["id"]
    assert asked.wait(5)
    server.ok("DELETE", f"/tables/{table}", key=made["host_key"])
    go.set()
    until(lambda: table not in server.hall._bots)
    assert server.stored(table) == {}


# --- rematch ---------------------------------------------------------------------------------------------------------
def test_a_rematch_has_the_same_seats_and_the_same_keys(server: Served) -> None:
    look = {"kind": "me", "name": "Ann", "colour": "rose", "shape": "hexagon"}
    seats = [look, {"kind": "me"}, {"kind": "me"}]
    made = server.ok("POST", "/tables", {"game": "comet", "seats": seats, "options": {"rounds": 1}, "name": "Ours"})
    old, keys = made["table"]["id"], keys_of(made)
    path = f"/tables/{old}/rematch"
    assert server.call("POST", path, key=keys[0]).json()["code"] == "table.not-over"
    server.do(old, keys[2], do="concede")
    server.do(old, keys[1], do="end")
    assert server.agree(old, keys[0])["is"] == "done"
    stream = server.stream(old, keys[1])
    stream.until(shapes.Changed)
    assert server.call("POST", path, **{"X-Invite": made["invite"]}).json()["code"] == "table.seat"
    again = server.ok("POST", path, key=keys[1])
    new = again["table"]["id"]
    assert stream.until(shapes.Changed).table.rematch == new != old
    assert server.ok("GET", f"/tables/{old}", key=keys[0])["rematch"] == new
    assert (again["host_key"], again["keys"]) == ("", [])
    assert again["invite"] != made["invite"]
    table = again["table"]
    assert (table["status"], table["name"], table["options"]) == ("playing", "Ours", made["table"]["options"])
    assert table["seats"] == made["table"]["seats"]
    assert table["commitment"] != made["table"]["commitment"]
    for seat, key in enumerate(keys):
        assert server.ok("GET", f"/tables/{new}/view", key=key)["view"]["seat"] == seat
    assert server.play_out(new, keys)["status"] == "over"
    assert server.call("POST", path, key=keys[0]).json()["code"] == "table.rematch"
    server.ok("DELETE", f"/tables/{new}", key=made["host_key"])
    assert server.stored(new) == {}
    assert server.ok("POST", path, key=keys[0])["table"]["id"] not in (old, new)


def test_a_table_that_was_made_and_could_not_begin_begins_when_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a kill between the two: all seats are taken, and nothing is dealt."""

    async def killed(*_: Any) -> None:
        raise StoreError("the server was killed here")

    made = shapes.NewTable(game="comet", seats=[shapes.SeatWish(kind="me"), shapes.SeatWish(kind="bot")], public=True)
    with served(tmp_path) as server:
        with monkeypatch.context() as patch:
            patch.setattr(Room, "begin", killed)
            assert server.call("POST", "/tables", msgspec.to_builtins(made)).status_code == 503
        (table,) = server.ok("GET", "/tables?status=open")["tables"]
    with served(tmp_path) as server:
        assert server.ok("GET", f"/tables/{table['id']}")["status"] == "playing"
        assert server.ok("GET", f"/tables/{table['id']}/view")["view"] is not None
