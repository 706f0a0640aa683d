"""The socket of a table: everything first, then what changes, and what was missed."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from rimward.server import shapes, sight, stream
from tests.server.served import Served, Stream, keys_of, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("stream")) as up:
        yield up


def merged(view: dict[str, Any], change: shapes.Change) -> dict[str, Any]:
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
    firsts = [stream.until(shapes.Full) for stream in streams]
    views = [msgspec.to_builtins(full.view) for full in firsts]
    asked = {viewer: full.asked for viewer, full in enumerate(firsts)}
    for _ in range(60):
        if views[0]["result"]:
            break
        question = next(q for questions in asked.values() for q in questions if q.options and not q.answered)
        streams[question.seat].send({"do": "answer", "question": question.id, "key": question.options[0].key})
        for viewer, key in enumerate(keys):
            change = streams[viewer].until(shapes.Change)
            asked[viewer], views[viewer] = change.asked, merged(views[viewer], change)
            assert plain(views[viewer]) == server.ok("GET", f"/tables/{table}/view", key=key)["view"]
        assert streams[question.seat].until(shapes.Done)


# --- away and back ---------------------------------------------------------------------------------------------------
def told(stream: Stream, messages: int) -> list[Any]:
    """The events of so many changes."""
    return [plain(event) for _ in range(messages) for event in stream.until(shapes.Change).events]


@pytest.mark.parametrize(("game", "seats"), [("comet", 2), ("xia", 3)])
def test_who_was_away_is_told_what_was_missed(server: Served, game: str, seats: int) -> None:
    """Two browsers of one seat: one stays, one goes and comes back with its cursor."""
    made = server.table(*["me"] * seats, game=game, seed="away")
    table, keys = made["table"]["id"], keys_of(made)
    stays, goes = server.stream(table, keys[1]), server.stream(table, keys[1])
    first = [plain(event) for event in stays.until(shapes.Full).events]
    goes.until(shapes.Full)
    for _ in range(4):
        server.step(table, keys)
    before = told(goes, 4)
    cursor = before[-1]["number"] + 1
    goes.connection.close()
    for _ in range(12):
        server.step(table, keys)
    full = server.stream(table, keys[1], cursor=cursor).until(shapes.Full)
    everything = told(stays, 16)
    assert before + [plain(event) for event in full.events] == everything
    assert (full.before, full.cursor) == (cursor, everything[-1]["number"] + 1)
    assert [event["number"] for event in first + everything] == list(range(full.cursor))


def test_who_was_away_for_long_gets_the_latest_and_asks_for_the_rest(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sight, "LATEST", 7)
    made = server.table("me", "me", seed="long")
    table, keys = made["table"]["id"], keys_of(made)
    stays = server.stream(table, keys[0])
    everything = [plain(event) for event in stays.until(shapes.Full).events]
    for _ in range(12):
        server.step(table, keys)
    everything += told(stays, 12)
    full = server.stream(table, keys[0], cursor=3).until(shapes.Full)
    assert full.before == full.cursor - 7 > 3
    path, rest = f"/tables/{table}/events", []
    for since in range(3, full.before, 5):
        limit = min(5, full.before - since)
        rest += server.ok("GET", f"{path}?since={since}&limit={limit}", key=keys[0])
    assert rest + [plain(event) for event in full.events] == everything[3:]


def test_who_only_looks_on_is_counted_and_everybody_is_told(server: Served) -> None:
    made = server.table("me", "open", public=True)
    table, [key] = made["table"]["id"], keys_of(made)
    seated = server.stream(table, key)
    assert seated.until(shapes.Full).table.watching == 0
    first, second = server.stream(table), server.stream(table)
    told = [seated.until(shapes.Changed).table.watching]
    while told[-1] < 2:
        told.append(seated.until(shapes.Changed).table.watching)
    assert told == [0, 1, 2]  # first, that the seat itself is here
    assert first.until(shapes.Full).table.watching <= 1  # as it was before this one came
    assert server.ok("GET", f"/tables/{table}", key=key)["watching"] == 2
    second.connection.close()
    assert seated.until(shapes.Changed).table.watching == 1
    assert server.ok("GET", f"/tables/{table}", key=key)["watching"] == 1


def test_a_cursor_from_nowhere_is_no_trouble(server: Served) -> None:
    made = server.table("me", "me")
    full = server.stream(made["table"]["id"], keys_of(made)[0], cursor=2**31 - 1).until(shapes.Full)
    assert (full.events, full.before) == ([], full.cursor)


def test_a_reader_that_is_too_slow_is_let_go_and_comes_back(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "BACKLOG", 20)
    monkeypatch.setattr("rimward.server.talking.CHATTERS", 10_000)
    made = server.table("me", "me")
    table, keys = made["table"]["id"], keys_of(made)
    narrow = socket.socket()  # as little as possible is on its way
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    narrow.connect(("127.0.0.1", server.port))
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream"
    with connect(address, sock=narrow, compression=None, max_queue=1) as connection:
        slow, quick = Stream(connection, {"key": keys[0]}), server.stream(table, keys[1])
        assert slow.until(shapes.Full).view is not None
        [line], said = server.hall._rooms[table]._viewers[0], 0
        while not isinstance(line, stream.Outbox) or not line.ended:
            said += 1
            assert said < 1000
            assert isinstance(quick.do(do="say", text="\N{GAME DIE}" * 500), shapes.Done)
        assert slow.closed() == (4408, "this reader is too slow; come back with the cursor")
    assert server.stream(table, keys[0]).until(shapes.Full).view is not None
    assert server.ok("GET", f"/tables/{table}/chat", key=keys[0])[-1]["number"] == said  # 0 was the start


# --- taken back ------------------------------------------------------------------------------------------------------
def hauled(server: Served, table: str, keys: list[str]) -> tuple[int, int]:
    """Play until somebody brings ice home and can undo it; who it was, and the question that was answered."""
    while True:
        asked = {seat: server.asked(table, key) for seat, key in enumerate(keys)}
        seat = server.step(table, keys)
        done = server.ok("GET", f"/tables/{table}/view", key=keys[seat])
        if done["can_undo"] and "haul" in [option["key"] for option in asked[seat]["options"]]:
            return seat, asked[seat]["id"]


def codes(events: list[Any]) -> list[str]:
    return [event["code"] if isinstance(event, dict) else event.code for event in events]


def test_who_comes_later_is_told_of_the_undo_and_not_of_the_steps(server: Served) -> None:
    made = server.table("me", "me", public=True)
    table, keys = made["table"]["id"], keys_of(made)
    seat, _ = hauled(server, table, keys)
    live = server.stream(table)
    seen = live.until(shapes.Full)
    cursor, undone = seen.cursor, max(event.number for event in seen.events if event.code == "comet.turn.hauled")
    assert server.do(table, keys[seat], do="undo")["is"] == "done"
    undo = live.until(shapes.Change)
    assert codes(undo.events) == ["kernel.undo"]
    for again in (False, True):
        if again:  # the same from the store
            server.hall._rooms[table].alive = False
        later: dict[str, shapes.Full] = {key: server.stream(table, key).until(shapes.Full) for key in [*keys, ""]}
        assert undone in {event.number for event in later[keys[seat]].events}
        for key in (keys[1 - seat], ""):
            assert undone not in {event.number for event in later[key].events}
            assert codes(later[key].events)[-1] == "kernel.undo"
            paged = server.ok("GET", f"/tables/{table}/events", key=key)
            assert plain(paged) == plain(later[key].events)
        assert {full.cursor for full in later.values()} == {cursor + 1}


def test_after_an_undo_a_stale_tab_is_refused(server: Served) -> None:
    made = server.table("me", "me")
    table, keys = made["table"]["id"], keys_of(made)
    seat, old = hauled(server, table, keys)
    tab = server.stream(table, keys[1 - seat])
    [seen] = [question for question in tab.until(shapes.Full).asked if question.options]
    server.do(table, keys[seat], do="undo")
    before = server.stored(table)["entries"]
    refused = tab.do(do="answer", question=seen.id, key=seen.options[0].key)
    assert isinstance(refused, shapes.Refused)
    assert refused.refusal.code == "kernel.refused.stale"
    reply = server.do(table, keys[seat], do="answer", question=old, key="haul")
    assert reply["refusal"]["code"] == "kernel.refused.stale"
    assert server.stored(table)["entries"] == before
    fresh = server.asked(table, keys[seat])
    assert server.do(table, keys[seat], do="answer", question=fresh["id"], key="haul")["is"] == "done"


# --- answers that do not count ---------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def acting(server: Served) -> tuple[str, list[str], int]:
    """A table where seat 0 is asked whether it plays a card; the question is the third."""
    made = server.table("me", "me")
    table, keys = made["table"]["id"], keys_of(made)
    for _ in range(2):
        server.step(table, keys)
    return table, keys, server.asked(table, keys[0])["id"]


@pytest.mark.parametrize(
    ("seat", "command", "code"),
    [
        (0, {"do": "answer", "question": 1, "key": "near"}, "kernel.refused.stale"),
        (0, {"do": "answer", "question": 99, "key": "pass"}, "kernel.refused.no-such-question"),
        (1, {"do": "answer", "question": 3, "key": "pass"}, "kernel.refused.not-your-question"),
        (0, {"do": "answer", "question": 3, "key": "warp"}, "kernel.refused.no-such-option-key"),
        (0, {"do": "answer", "question": 3, "key": "card:1"}, "kernel.refused.no-such-option-key"),
        (0, {"do": "act", "key": "gift:1,1"}, "kernel.refused.no-such-act"),
        (1, {"do": "undo"}, "kernel.refused.nothing-to-undo"),
        (0, {"do": "consent", "proposal": 1, "agree": True}, "table.refused.no-proposal"),
        (0, {"do": "answer", "question": 3}, ""),
        (0, {"do": "answer", "question": "3", "key": "pass"}, ""),
        (0, {"do": "answer", "question": -1, "key": "pass"}, ""),
        (0, {"do": "answer", "question": 2**40, "key": "pass"}, ""),
        (0, {"do": "answer", "question": 3, "key": "x" * 401}, ""),
        (0, {"do": "answer", "question": 3, "key": "pass", "seat": 1}, ""),
        (0, {"do": "win"}, ""),
        (0, {"question": 3, "key": "pass"}, ""),
        (0, {"do": "say", "text": ""}, ""),
        (0, {"do": "say", "text": "\x00"}, ""),
        (0, [], ""),
        (0, "pass", ""),
        (0, None, ""),
    ],
)
def test_a_bad_answer_is_refused_with_a_reason_and_changes_nothing(
    server: Served, acting: tuple[str, list[str], int], seat: int, command: Any, code: str
) -> None:
    """An empty code stands for what nobody can make sense of."""
    table, keys, question = acting
    assert question == 3
    before = server.stored(table), server.ok("GET", f"/tables/{table}/view", key=keys[0])
    reply = server.call("POST", f"/tables/{table}/do", command, keys[seat])
    if code:
        assert (reply.status_code, reply.json()["refusal"]["code"]) == (409, code)
    else:
        assert (reply.status_code, reply.json()["code"]) == (400, "request.400")
        assert len(reply.json()["detail"]) > 20
    line = server.stream(table, keys[seat])
    line.send(command)
    refused = line.until(shapes.Refused)
    assert refused.refusal.code == (code or "table.refused.malformed")
    line.connection.close()
    while server.hall._rooms[table].watched:
        pass
    assert (server.stored(table), server.ok("GET", f"/tables/{table}/view", key=keys[0])) == before


@pytest.mark.parametrize("frame", ["", "{", "\x00", "[" * 10_000, b"\xff\xfe", '{"do": "' + "x" * 10_000 + '"}'])
def test_a_frame_that_is_no_command_is_refused_and_the_socket_stays(
    server: Served, acting: tuple[str, list[str], int], frame: str | bytes
) -> None:
    table, keys, _ = acting
    line = server.stream(table, keys[0])
    line.until(shapes.Full)
    line.connection.send(frame)
    refused = line.until(shapes.Refused).refusal
    assert refused.code == "table.refused.malformed"
    assert 0 < len(refused.numbers["error"]) <= 200
    again = line.do(do="undo")
    assert isinstance(again, shapes.Refused)


def test_a_double_click_counts_once(server: Served) -> None:
    made = server.table("me", "me")
    table, keys = made["table"]["id"], keys_of(made)
    for _ in range(2):
        server.step(table, keys)
    line = server.stream(table, keys[0])
    [question] = line.until(shapes.Full).asked
    for request in (1, 2):
        line.send({"do": "answer", "question": question.id, "key": "pass", "request": request})
    assert line.until(shapes.Done).request == 1
    twice = line.until(shapes.Refused)
    assert (twice.request, twice.refusal.code) == (2, "kernel.refused.stale")
    assert len(server.stored(table)["entries"]) == 4


@pytest.mark.parametrize("by_socket", [False, True])
def test_of_five_answers_at_once_one_counts(server: Served, by_socket: bool) -> None:
    made = server.table("me", "me")
    table, keys = made["table"]["id"], keys_of(made)
    for _ in range(2):
        server.step(table, keys)
    answer = {"do": "answer", "question": server.asked(table, keys[0])["id"], "key": "pass"}
    if by_socket:
        lines = [server.stream(table, keys[0]) for _ in range(5)]
        for line in lines:
            line.until(shapes.Full)
        for line in lines:
            line.send(answer)
        replies = [line.until((shapes.Done, shapes.Refused)) for line in lines]
        refused = [reply.refusal.code for reply in replies if isinstance(reply, shapes.Refused)]
    else:
        with ThreadPoolExecutor(5) as pool:
            found = list(pool.map(lambda _: server.do(table, keys[0], **answer), range(5)))
        refused = [reply["refusal"]["code"] for reply in found if reply["is"] == "refused"]
    assert refused == ["kernel.refused.stale"] * 4
    assert len(server.stored(table)["entries"]) == 4


# --- the first message -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("hello", ["", "hello", "[]", '{"key": 3}', '{"cursor": -1}', '{"seat": 0}', b"{}"])
def test_who_does_not_say_who_looks_is_sent_away(server: Served, hello: str | bytes) -> None:
    table = server.table("me", "open", public=True)["table"]["id"]
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream") as connection:
        connection.send(hello)
        line = Stream.__new__(Stream)
        line.connection, line.frames = connection, []
        assert line.closed()[0] == 4400
        assert line.frames == []


def test_who_says_nothing_is_sent_away(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "HELLO", 0.05)
    table = server.table("me", "open", public=True)["table"]["id"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream"
    with connect(address) as connection, pytest.raises(ConnectionClosedError, match="4400"):
        connection.recv(5)
