"""Connections before there is a request: half ones are closed, and nobody has all of them."""

from __future__ import annotations

import contextlib
import logging
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rimward.server import shapes
from rimward.server.connections import PIECE, SPARE, Doors, Socket
from rimward.server.security import FLOODED, Limits, Rate
from rimward.server.serve import FILES, _all_files
from tests.server.oracle import logged
from tests.server.served import Served, keys_of, served

SOON = msgspec.structs.replace(Limits.off(), header_seconds=0.5, body_seconds=0.5)
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
GAMES = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One that waits for a request no longer than half a second."""
    with served(tmp_path_factory.mktemp("half"), limits=SOON) as up:
        yield up


@contextlib.contextmanager
def line(up: Served) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", up.port), timeout=10) as opened:
        yield opened


def ended(opened: socket.socket) -> bool:
    """Whether the server closes it; a server that does not is waited for until the socket's timeout."""
    try:
        while opened.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def limited(**limits: Any) -> Limits:
    return msgspec.structs.replace(Limits.off(), **limits)


# --- half requests ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "half",
    [b"", b"GET /api/ga", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", HEAD + b"Content-Length: 50\r\n\r\n{"],
    ids=["nothing", "first line", "head", "body"],
)
def test_a_half_request_is_not_waited_for(server: Served, half: bytes) -> None:
    with logged() as log, line(server) as opened:
        opened.sendall(half)
        assert ended(opened)
    assert log.faults == []


def test_a_byte_now_and_then_does_not_put_it_off(server: Served) -> None:
    with line(server) as opened:
        opened.settimeout(0.05)
        opened.sendall(b"GET / HTTP/1.1\r\nX: ")
        for _ in range(200):  # ten seconds, were it not closed
            try:
                opened.sendall(b"x")
                if opened.recv(1) == b"":
                    return
            except TimeoutError:
                continue
            except OSError:
                return
    pytest.fail("it was waited for")


def test_the_second_request_of_a_connection_is_watched_too(server: Served) -> None:
    with line(server) as opened:
        opened.sendall(GAMES)
        assert opened.recv(65_536).startswith(b"HTTP/1.1 200")
        opened.sendall(b"GET /api/ga")
        assert ended(opened)


@pytest.mark.parametrize("half", [b"GET /api/ga", HEAD + b"Content-Length: 50\r\n\r\n{"], ids=["head", "body"])
def test_two_requests_at_once_with_the_second_one_half(server: Served, half: bytes) -> None:
    with line(server) as opened:
        opened.sendall(GAMES + half)
        assert opened.recv(65_536).startswith(b"HTTP/1.1 200")
        assert ended(opened)


def test_who_waits_for_an_answer_is_not_cut_off(server: Served) -> None:
    """The request is whole: a wait for news is longer than a head may take."""
    made = server.table("me", "me", public=True)
    table = made["table"]["id"]
    seen = server.ok("GET", f"/tables/{table}/view")
    reply = server.call("GET", f"/tables/{table}/view?since={seen['cursor']}&wait=1")
    assert reply.status_code == 200
    with server.stream(table, keys_of(made)[0]).connection as opened:
        time.sleep(0.8)
        opened.send("{}")
        assert opened.recv(timeout=5)


# --- how many --------------------------------------------------------------------------------------------------------
def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with served(tmp_path, limits=limited(connections=4)) as up, contextlib.ExitStack() as opened:
        held = [opened.enter_context(line(up)) for _ in range(4)]
        with line(up) as one_more:
            assert ended(one_more)
        held[0].close()
        for _ in range(100):  # until the server has seen it
            with line(up) as another, contextlib.suppress(OSError):
                another.sendall(GAMES)
                if another.recv(100).startswith(b"HTTP/1.1 200"):
                    return
        pytest.fail("who left is still counted")


def test_a_socket_is_one_connection_and_is_let_go(tmp_path: Path) -> None:
    with served(tmp_path, limits=limited(connections=2)) as up:
        made = up.table("me", "me", public=True)
        up.http.close()
        path = f"ws://127.0.0.1:{up.port}/api/tables/{made['table']['id']}/stream"
        for _ in range(10):
            with connect(path) as first, connect(path) as second:
                for opened in (first, second):
                    opened.send("{}")
                    assert opened.recv(timeout=5)


def test_doors_count_by_address_rate_and_files() -> None:
    now = 0.0
    doors = Doors(Limits(connections=2, connecting=Rate(1, 3)), clock=lambda: now)
    assert [doors.enter("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert doors.enter("10.0.0.2")
    for _ in range(3):
        doors.leave("10.0.0.1")
    assert [doors.enter("10.0.0.1"), doors.enter("10.0.0.1")] == [True, False]  # the fourth in no time
    doors.leave("10.0.0.1")
    now += 1
    assert doors.enter("10.0.0.1")
    assert doors.enter("2001:db8:1:2::7")
    assert doors.enter("2001:db8:1:2::8")
    assert not doors.enter("2001:db8:1:2::9")
    assert doors.inside == {"10.0.0.1": 2, "10.0.0.2": 1, "2001:db8:1:2::/64": 3}


def test_the_proxy_may_have_as_many_as_it_likes_until_the_files_are_used_up() -> None:
    doors = Doors(Limits(connections=2, connecting=Rate(1, 2)), proxy="10.0.0.1, 10.1.0.0/16", files=3 * SPARE)
    assert [doors.enter("10.0.0.1") for _ in range(SPARE)] == [True] * SPARE
    assert [doors.enter("10.1.7.7") for _ in range(SPARE)] == [True] * SPARE
    assert not doors.enter("10.0.0.1")  # what is left is for the database
    doors.leave("10.0.0.1")
    doors.leave("10.0.0.1")
    assert doors.enter("10.9.9.9")


def test_only_so_many_requests_wait_for_news(tmp_path: Path) -> None:
    with served(tmp_path, limits=limited(polls=0)) as up:
        made = up.table("me", "me", public=True)
        path = f"/tables/{made['table']['id']}/view"
        assert up.call("GET", path).status_code == 200
        refused = up.call("GET", f"{path}?wait=5")
        assert (refused.status_code, refused.json()["code"]) == (429, "server.often")


# --- floods ----------------------------------------------------------------------------------------------------------
def closed_with(opened: Any) -> int:
    """The code with which the server closed it; 0 if it went without a word."""
    with contextlib.suppress(ConnectionClosed, OSError):
        while True:
            opened.recv(timeout=5)
    return opened.close_code or 0


COMMAND = bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}"  # frames as they go over the wire, with a mask of zeros
PING = bytes([0x89, 0x80, 0, 0, 0, 0])


def flood(path: str, frame: bytes, times: int = 1000) -> int:
    with connect(path, compression=None) as opened:
        opened.send("{}")
        assert opened.recv(timeout=5)
        with contextlib.suppress(OSError):
            opened.socket.sendall(frame * times)
        return closed_with(opened)


def stream_of(up: Served, made: Any) -> str:
    return f"ws://127.0.0.1:{up.port}/api/tables/{made['table']['id']}/stream"


def test_a_socket_that_floods_is_closed_and_its_address_has_to_wait(tmp_path: Path) -> None:
    limits = limited(commands=Rate(0.001, 5), floods=Rate(0.001, 2))
    with served(tmp_path, limits=limits) as up:
        path = stream_of(up, up.table("me", "me", public=True))
        assert [flood(path, COMMAND) for _ in range(2)] == [FLOODED, FLOODED]
        with pytest.raises(InvalidStatus) as refused, connect(path):
            pytest.fail("it was opened")
        assert refused.value.response.status_code == 429
        assert up.call("GET", "/tables").status_code == 200


def test_who_is_a_little_too_fast_is_told_so(tmp_path: Path) -> None:
    """And it counts for all sockets of the address together: two of them have no more than one."""
    with served(tmp_path, limits=limited(commands=Rate(0.001, 4))) as up:
        made = up.table("me", "me", public=True)
        first, second = up.stream(made["table"]["id"]), up.stream(made["table"]["id"])
        codes = []
        for stream in (first, second) * 3:
            stream.send({"do": "say", "text": "hi"})
            codes.append(stream.until(shapes.Refused).refusal.code)
        assert codes == ["table.refused.spectator"] * 4 + ["table.refused.too-fast"] * 2


def test_pings_are_a_flood_too(tmp_path: Path) -> None:
    with served(tmp_path, limits=limited(frames=Rate(0.001, 50), floods=Rate(0.001, 1))) as up:
        path = stream_of(up, up.table("me", "me", public=True))
        assert flood(path, PING) == FLOODED
        with pytest.raises(InvalidStatus), connect(path):
            pytest.fail("it was opened")


def test_of_a_thousand_frames_in_one_piece_few_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They come in one packet, so that nothing can be done about their arrival, only about the reading."""
    read: list[int] = []
    with served(tmp_path, limits=limited(frames=Rate(0.001, 100))) as up:
        path = stream_of(up, up.table("me", "me", public=True))
        whole = Socket.handle_events

        def counted(self: Socket) -> None:
            read.append(len(self.conn.events))
            whole(self)

        monkeypatch.setattr(Socket, "handle_events", counted)
        assert flood(path, PING, 5000) == FLOODED
    assert sum(read) < 1000
    assert max(read) <= PIECE // len(PING) + 1


def test_a_long_message_arrives_whole(server: Served) -> None:
    """It is read in pieces, too."""
    made = server.table("me", "me", public=True)
    stream = server.stream(made["table"]["id"])
    stream.until(shapes.Full)
    for size in (1000, 1024, 5000, 60_000):
        stream.send({"do": "answer", "question": 1, "key": "k" * size})
        assert stream.until(shapes.Refused).refusal.code == "table.refused.malformed"
        stream.send({"do": "answer", "question": 1, "key": "k"})
        assert stream.until(shapes.Refused).refusal.code == "table.refused.spectator"


def test_a_long_message_that_comes_in_parts_arrives_whole(server: Served) -> None:
    made = server.table("me", "me", public=True)
    stream = server.stream(made["table"]["id"])
    stream.until(shapes.Full)
    text = msgspec.json.encode({"do": "say", "text": "x" * 5000})
    frame = bytes([0x81, 0xFE, *len(text).to_bytes(2), 0, 0, 0, 0]) + text
    for part in (frame[:100], frame[100 : 3 * PIECE], frame[3 * PIECE : 4 * PIECE], frame[4 * PIECE :]):
        stream.connection.socket.sendall(part)
        time.sleep(0.05)  # so that it is read by itself
    assert stream.until(shapes.Refused).refusal.code == "table.refused.malformed"


def test_what_is_sent_goes_out_as_it_was_encoded(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """As text, and not by way of a string."""
    sent: list[bytes] = []
    send_text = Socket._send_text

    async def watched(self: Socket, text: bytes) -> None:
        sent.append(text)
        await send_text(self, text)

    monkeypatch.setattr(Socket, "_send_text", watched)
    made = server.table("me", "me", name="Ёж", public=True)
    stream = server.stream(made["table"]["id"])
    stream.until(shapes.Full)  # which says that a frame is text
    assert [message.decode() for message in sent][: len(stream.frames)] == stream.frames


# --- what is logged --------------------------------------------------------------------------------------------------
def test_a_refused_socket_is_nothing_to_log(tmp_path: Path) -> None:
    with served(tmp_path, limits=limited(sockets=0)) as up, logged(logging.WARNING) as log:
        path = stream_of(up, up.table("me", "me", public=True))
        with pytest.raises(InvalidStatus) as refused, connect(path):
            pytest.fail("it was opened")
        assert refused.value.response.status_code == 429
        assert httpx.get(f"http://127.0.0.1:{up.port}/healthz").status_code == 200
    assert log.lines == []


# --- files -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("soft", "hard", "has", "asked_for"),
    [
        (1024, 4096, 4096, [(4096, 4096)]),
        (1024, 10**6, FILES, [(FILES, 10**6)]),
        (1024, resource.RLIM_INFINITY, FILES, [(FILES, resource.RLIM_INFINITY)]),
        (1024, 1024, 1024, []),
        (10**6, 10**6, 10**6, []),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, None, []),
    ],
)
def test_the_server_takes_as_many_files_as_it_is_given(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, has: int | None, asked_for: list[tuple[int, int]]
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    assert _all_files() == has
    assert asked == asked_for
