"""Somebody who is waited for is told: once per wait, after a while, on the channel of their choice."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from rimward.server import notices, schemas
from tests.server.served import Served, served


class Receiver(HTTPServer):
    """Somebody's webhook."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.status = 200
        super().__init__(("127.0.0.1", 0), _Handler)
        self.url = f"http://127.0.0.1:{self.server_port}/hook/secret-token"

    def waited(self, count: int = 1) -> list[bytes]:
        until(lambda: len(self.got) >= count)
        return self.got


class _Handler(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        self.server.got.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    server = Receiver()
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 5
    while not true():
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.01)


def often(app: Litestar) -> None:
    app.state.notices.every = 0.02


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path, prepare=often, private_notices=True) as up:
        yield up


class Pair:
    """A table of two people at Comet Rush, whose first question is to both."""

    def __init__(self, server: Served, receiver: Receiver, **notice: Any) -> None:
        self.server = server
        made = server.table("me", "me", seed="1", name="Friday")
        self.path, self.keys = f"/tables/{made['table']['id']}", [key["key"] for key in made["keys"]]
        self.id = made["table"]["id"]
        self.play_until_only(1)
        body = {"url": receiver.url, "after": 0, **notice}
        server.ok("PUT", f"{self.path}/seats/0/notice", body, key=self.keys[0])

    def waiting(self) -> list[int]:
        waiting: list[int] = self.server.ok("GET", self.path, key=self.keys[0])["waiting"]
        return waiting

    def answer(self, seat: int) -> None:
        asked = self.server.ok("GET", f"{self.path}/view", key=self.keys[seat])["asked"]
        question = next(q for q in asked if q["seat"] == seat)
        body = {"do": "answer", "question": question["id"], "key": question["options"][-1]["key"]}
        self.server.ok("POST", f"{self.path}/do", body, key=self.keys[seat])

    def play_until_only(self, seat: int) -> None:
        while self.waiting() != [seat]:
            self.answer(self.waiting()[0])


def test_one_notice_per_wait_with_the_game_and_the_name(server: Served, receiver: Receiver) -> None:
    pair = Pair(server, receiver, link="https://rimward.example/t/1")
    pair.play_until_only(0)
    (told,) = receiver.waited()
    message = msgspec.json.decode(told)
    assert message["content"] == message["text"]
    assert message["text"] == "Comet Rush (“Friday”): it is your turn, Player 1. https://rimward.example/t/1"
    time.sleep(0.15)  # several looks later
    assert len(receiver.got) == 1
    pair.play_until_only(1)
    pair.play_until_only(0)
    assert len(receiver.waited(2)) == 2


def test_a_notice_as_plain_text_in_russian(server: Served, receiver: Receiver) -> None:
    pair = Pair(server, receiver, form="text", language="ru")
    pair.play_until_only(0)
    assert receiver.waited() == ["Кометная лихорадка («Friday»): ваш ход, Player 1.".encode()]


def test_nobody_is_told_before_the_grace_time_or_after_the_answer(server: Served, receiver: Receiver) -> None:
    pair = Pair(server, receiver, after=1)
    pair.play_until_only(0)
    pair.play_until_only(1)
    time.sleep(1.2)
    assert receiver.got == []


def test_no_notice_while_the_page_is_open(server: Served, receiver: Receiver) -> None:
    pair = Pair(server, receiver)
    stream = server.stream(pair.id, pair.keys[0])
    stream.until(schemas.Full)
    pair.play_until_only(0)
    time.sleep(0.15)
    assert receiver.got == []
    stream.connection.close()
    assert len(receiver.waited()) == 1


def test_a_notice_survives_a_restart(tmp_path: Path, receiver: Receiver) -> None:
    with served(tmp_path, private_notices=True) as server:
        pair = Pair(server, receiver, after=1)
        pair.play_until_only(0)
    assert receiver.got == []
    with served(tmp_path, prepare=often, private_notices=True):
        assert len(receiver.waited()) == 1


def test_a_failing_address_is_tried_again_and_its_secret_is_not_logged(
    server: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(notices, "TRIES", (0.0, 0.0, 0.0))
    receiver.status = 500
    with caplog.at_level("INFO", logger="rimward"):
        Pair(server, receiver).play_until_only(0)
        assert len(receiver.waited(3)) == 3
        until(lambda: "could not be told" in caplog.text)
    assert "127.0.0.1" in caplog.text
    assert "secret-token" not in caplog.text


def test_notices_do_not_go_to_the_servers_own_network(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(notices, "TRIES", (0.0,))
    with served(tmp_path, prepare=often) as server, caplog.at_level("INFO", logger="rimward"):
        Pair(server, receiver).play_until_only(0)
        until(lambda: "could not be told" in caplog.text)
    assert receiver.got == []


@pytest.mark.parametrize("url", ["ftp://example.com/x", "https://", "javascript:alert(1)", "http://me:pw@example.com"])
def test_an_address_that_cannot_be_written_to_is_refused(server: Served, receiver: Receiver, url: str) -> None:
    pair = Pair(server, receiver)
    reply = server.call("PUT", f"{pair.path}/seats/0/notice", {"url": url}, key=pair.keys[0])
    assert (reply.status_code, reply.json()["code"]) == (400, "notice.address")


def test_an_empty_address_ends_the_notices(server: Served, receiver: Receiver) -> None:
    pair = Pair(server, receiver)
    server.ok("PUT", f"{pair.path}/seats/0/notice", {"url": ""}, key=pair.keys[0])
    pair.play_until_only(0)
    time.sleep(0.1)
    assert receiver.got == []
