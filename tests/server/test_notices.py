"""Somebody who is waited for is told: once per wait, after a while, on the channel of their choice."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from rimward.server import addresses, api, notices, shapes
from rimward.server.addresses import is_elsewhere, is_own
from rimward.server.security import Limiter, Limits, Rate
from rimward.server.store import Store
from tests.server.served import Served, served
from tests.server.waiting import until


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


def often(app: Litestar) -> None:
    app.state.notices.every = 0.02


def seldom(app: Litestar) -> None:
    app.state.notices.every = 3600


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


def later(seconds: float) -> SimpleNamespace:
    """The clock of the watch, as it will be then."""
    return SimpleNamespace(time=lambda: time.time() + seconds)


def test_nobody_is_told_before_the_grace_time_or_after_the_answer(
    server: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = Pair(server, receiver, after=600)
    pair.play_until_only(0)
    time.sleep(0.15)  # several looks later
    assert receiver.got == []
    pair.play_until_only(1)
    monkeypatch.setattr(notices, "time", later(601))
    time.sleep(0.15)
    assert receiver.got == []
    pair.play_until_only(0)
    assert len(receiver.waited()) == 1


def test_no_notice_while_the_page_is_open(server: Served, receiver: Receiver) -> None:
    pair = Pair(server, receiver)
    stream = server.stream(pair.id, pair.keys[0])
    stream.until(shapes.Full)
    pair.play_until_only(0)
    time.sleep(0.15)
    assert receiver.got == []
    stream.connection.close()
    assert len(receiver.waited()) == 1


def test_a_notice_survives_a_restart(tmp_path: Path, receiver: Receiver) -> None:
    with served(tmp_path, prepare=seldom, private_notices=True) as server:
        pair = Pair(server, receiver)
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


BAD = ["ftp://example.com/x", "https://", "javascript:alert(1)", "http://me:pw@example.com", "http://[", "http://[x]/"]
BAD += ["http://\u2028/", "http://x:99999/", "http://a..b/", f"http://{'x' * 64}.example/"]


@pytest.mark.parametrize("url", BAD)
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


# --- one stranger ----------------------------------------------------------------------------------------------------
OWN = [
    "127.0.0.1",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.0.8",
    "224.0.1.1",
    "240.0.0.1",
    "0.0.0.0",  # noqa: S104  # nothing is bound to it
    "::",
    "::1",
    "::127.0.0.1",
    "::8.8.8.8",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:0:127.0.0.1",
    "::ffff:0:8.8.8.8",
    "64:ff9b::127.0.0.1",
    "64:ff9b::a00:1",
    "64:ff9b:1::8.8.8.8",
    "64:ff9b:1:fffe::7f00:1",
    "2002:7f00:1::",
    "2002:808:808::1",
    "2001:0:7f00:1::",
    "2001:db8::1",
    "fc00::1",
    "fd12::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]


@pytest.mark.parametrize("address", OWN)
def test_no_spelling_of_an_own_or_private_address_is_written_to(address: str) -> None:
    assert not is_elsewhere(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"])
def test_a_public_address_is_written_to(address: str) -> None:
    assert is_elsewhere(address)


def test_the_public_address_of_an_own_interface_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every machine has the loopback; a public address of its own not every machine that runs this has."""
    assert is_own("127.0.0.1")
    assert not is_own("192.0.2.1")
    monkeypatch.setattr(addresses, "is_own", lambda address: address == "8.8.8.8")
    assert not is_elsewhere("8.8.8.8")
    assert not is_elsewhere("::ffff:8.8.8.8")
    assert is_elsewhere("8.8.4.4")


def waiting_pair(server: Served, receiver: Receiver) -> Pair:
    """A pair whose first seat has been told once that it is waited for."""
    pair = Pair(server, receiver)
    told = len(receiver.got)
    pair.play_until_only(0)
    receiver.waited(told + 1)
    return pair


def test_giving_the_address_again_makes_no_new_notice(server: Served, receiver: Receiver) -> None:
    pair = waiting_pair(server, receiver)
    seats = server.hall._rooms[pair.id].data.seats
    until(lambda: seats[0].due is None)
    for after in (0, 1, 0):
        body = {"url": receiver.url, "after": after}
        server.ok("PUT", f"{pair.path}/seats/0/notice", body, key=pair.keys[0])
        assert server.hall._rooms[pair.id].data.seats[0].due is None
    assert len(receiver.got) == 1
    pair.play_until_only(1)
    pair.play_until_only(0)
    assert len(receiver.waited(2)) == 2, "the next wait is another matter"


def test_one_that_is_due_is_not_put_off_by_giving_the_address_again(server: Served, receiver: Receiver) -> None:
    pair = Pair(server, receiver, after=3600)
    pair.play_until_only(0)
    due = server.hall._rooms[pair.id].data.seats[0].due
    assert due is not None
    for after in (7200, 3600):
        server.ok("PUT", f"{pair.path}/seats/0/notice", {"url": receiver.url, "after": after}, key=pair.keys[0])
        assert server.hall._rooms[pair.id].data.seats[0].due == due


def stopped(rate: Rate) -> Limiter:
    """A limit for a day on which no time passes."""
    return Limiter(rate, clock=lambda: 0.0)


def test_one_address_is_sent_so_many_notices_and_no_more(
    server: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever it answers: every try counts."""
    monkeypatch.setattr(notices, "TRIES", (0.0, 0.0, 0.0))
    server.app.state.notices.sent_to = stopped(Rate(1, 4))
    receiver.status = 500
    for _ in range(3):
        Pair(server, receiver).play_until_only(0)
    until(lambda: caplog.text.count("could not be told") == 3)
    assert len(receiver.got) == 4


def test_the_tables_of_one_address_send_so_many_notices_and_the_rest_later(server: Served, receiver: Receiver) -> None:
    server.app.state.notices.sent_by = stopped(Rate(1, 2))
    pairs = [Pair(server, receiver) for _ in range(4)]
    before = time.time()
    for pair in pairs:
        pair.play_until_only(0)
    receiver.waited(2)

    def put_off() -> list[float]:
        dues = [server.hall._rooms[pair.id].data.seats[0].due for pair in pairs]
        return [due for due in dues if due is not None and due > before + notices.LATER - 1]

    until(lambda: len(put_off()) == 2)
    assert len(receiver.got) == 2


def test_how_often_one_address_may_say_where_notices_go_is_limited(tmp_path: Path) -> None:
    with served(tmp_path, limits=msgspec.structs.replace(Limits.off(), notices=Rate(0.001, 3))) as server:
        made = server.table("me", "me")
        path, key = f"/tables/{made['table']['id']}/seats/0/notice", made["keys"][0]["key"]
        body = {"url": "https://notices.example/"}
        assert [server.call("PUT", path, body, key).status_code for _ in range(4)] == [200, 200, 200, 429]


def test_a_notice_that_is_due_on_disk_before_it_is_in_memory_is_not_lost(
    server: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the commit and the word of it there are many looks of the watch."""
    pair = Pair(server, receiver)
    write = Store.write

    async def slowly(self: Store, *steps: Any) -> None:
        await write(self, *steps)
        await asyncio.sleep(0.2)

    monkeypatch.setattr(Store, "write", slowly)
    pair.play_until_only(0)
    assert len(receiver.waited()) == 1


def test_whatever_somebodys_address_leads_to_is_logged_and_harms_nobody(
    server: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One that was taken by an earlier server, before such addresses were refused."""
    monkeypatch.setattr(notices, "TRIES", (0.0,))
    monkeypatch.setattr(receiver, "url", "http://\u2028/")
    monkeypatch.setattr(api, "check", lambda _: None)
    with caplog.at_level("INFO", logger="rimward"):
        Pair(server, receiver).play_until_only(0)
        until(lambda: "could not be told" in caplog.text)
    assert "failed: UnicodeError" in caplog.text
    assert "never retrieved" not in caplog.text
