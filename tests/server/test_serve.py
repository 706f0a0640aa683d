"""`rimward serve`: what it says, where it listens, how it stops, and what keeps it from starting."""

from __future__ import annotations

import ast
import errno
import http.client
import io
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import rimward.server.serve as served
from rimward.messages import LANGUAGES, Messages, written
from rimward.server.serve import PORT, Addresses, Trouble, Wishes, can_draw, database, listen, local_address, shown, url

SAY = Messages("en")

# The command with a small application in the place of the real one.
SMALL = """
import sys, types
from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.params import JSONBody
from rimward.cli import main
from rimward.server.security import Guard

@get("/api/who", sync_to_thread=False)
def who(request: Request) -> dict[str, str]:
    return {"client": request.client.host, "scheme": request.scope["scheme"]}

@post("/api/tables", sync_to_thread=False)
def make(data: JSONBody[dict[str, str]]) -> dict[str, str]:
    return data

@websocket("/api/stream")
async def stream(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.receive_text()

def build_app(database, *, names, away_days, packs, network):
    @get("/api/network", sync_to_thread=False)
    def found_at() -> str:
        return network

    app = Litestar([who, make, stream, found_at], openapi_config=None, logging_config=None)
    app.asgi_handler = Guard(app.asgi_handler, names=names)
    return app

small = sys.modules["rimward.server.app"] = types.ModuleType("rimward.server.app")
small.build_app = build_app
sys.exit(main(sys.argv[1:]))
"""


class Running:
    """A server of its own, from its first line to its last."""

    def __init__(self, folder: Path, *words: str, out: int = subprocess.PIPE, **environment: str) -> None:
        command = [sys.executable, "-c", SMALL, "serve", "--port", "0", *words]
        env = {**{name: os.environ[name] for name in os.environ if name not in LOOKS}, "LC_ALL": "C", **environment}
        self.process = subprocess.Popen(command, cwd=folder, stdout=out, stderr=subprocess.PIPE, env=env)
        self.lines: list[str] = []

    def wait(self) -> Running:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.decode().rstrip("\n"))
            if line.startswith(b"Ctrl-C"):
                return self
        pytest.fail(f"it did not start: {self.process.communicate(timeout=10)[1].decode()}")

    @property
    def port(self) -> int:
        [found] = re.findall(r"On this machine: http://127\.0\.0\.1:(\d+)/", "\n".join(self.lines))
        return int(found)

    def stop(self, sign: signal.Signals) -> tuple[int, str, str]:
        self.process.send_signal(sign)
        out, err = self.process.communicate(timeout=15)
        return self.process.returncode, (out or b"").decode(), err.decode()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate(timeout=10)


LOOKS = {"LC_ALL", "LC_MESSAGES", "LANG", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "PYTHONIOENCODING"}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """For whoever only asks it something."""
    server = Running(tmp_path_factory.mktemp("server"), "--name", "play.example", "--proxy", "127.0.0.1").wait()
    yield server
    server.kill()


# --- the whole of it -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_answers_and_stops(tmp_path: Path, sign: signal.Signals) -> None:
    server = Running(tmp_path).wait()
    try:
        assert server.lines[0] == f"Games are stored in {tmp_path / 'data/rimward.db'}"
        assert (tmp_path / "data").is_dir()
        answer = httpx.get(f"http://127.0.0.1:{server.port}/api/who", trust_env=False)
        assert answer.status_code == 200
        assert "server" not in answer.headers
        assert server.stop(sign) == (0, "Stopping.\n", "")
    finally:
        server.kill()


def test_the_client_is_told_the_address_in_the_network(running: Running, tmp_path: Path) -> None:
    """The one that was printed; behind a proxy and on this machine alone there is none that others could use."""
    alone = Running(tmp_path, "--host", "127.0.0.1").wait()
    try:
        assert httpx.get(f"http://127.0.0.1:{alone.port}/api/network", trust_env=False).text == ""
    finally:
        alone.kill()
    assert httpx.get(f"http://127.0.0.1:{running.port}/api/network", trust_env=False).text == ""
    (tmp_path / "open").mkdir()
    everywhere = Running(tmp_path / "open").wait()
    try:
        told = httpx.get(f"http://127.0.0.1:{everywhere.port}/api/network", trust_env=False).text
    finally:
        everywhere.kill()
    printed = re.findall(r"On your network: (\S+)", "\n".join(everywhere.lines))
    assert printed == ([told] if told else [])


def test_it_stops_with_sockets_open(tmp_path: Path) -> None:
    server = Running(tmp_path).wait()
    try:
        with connect(f"ws://127.0.0.1:{server.port}/api/stream") as opened:
            assert opened.recv(timeout=5) == "hello"
            began = time.monotonic()
            assert server.stop(signal.SIGTERM)[:2] == (0, "Stopping.\n")
            assert time.monotonic() - began < 10
    finally:
        server.kill()


def test_a_person_gets_a_code_for_the_phone_and_the_browser(tmp_path: Path) -> None:
    """In a terminal with windows around it, and not elsewhere (the tests above have neither)."""
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > {tmp_path}/opened.part && mv {tmp_path}/opened.part {tmp_path}/opened\n'
    )
    browser.chmod(0o755)
    terminal, end = pty.openpty()
    look = {"DISPLAY": ":0", "BROWSER": f"{browser} %s", "PYTHONIOENCODING": "utf-8"}
    server = Running(tmp_path, out=end, **look)
    os.close(end)
    try:
        shown, until = "", time.monotonic() + 20
        while "Ctrl-C" not in shown or not (tmp_path / "opened").exists():
            assert time.monotonic() < until
            shown += os.read(terminal, 4096).decode(errors="replace") if "Ctrl-C" not in shown else ""
            time.sleep(0.01)
        [port] = re.findall(r"http://127\.0\.0\.1:(\d+)/", shown)
        assert (tmp_path / "opened").read_text() == f"http://127.0.0.1:{port}/\n"
        assert ("█" in shown) == ("On your network" in shown)
    finally:
        server.kill()
        os.close(terminal)


# --- over the wire ---------------------------------------------------------------------------------------------------
def test_headers_of_the_proxy_are_believed(running: Running) -> None:
    headers = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "Host": "play.example"}
    answer = httpx.get(f"http://127.0.0.1:{running.port}/api/who", trust_env=False, headers=headers)
    assert answer.json() == {"client": "203.0.113.9", "scheme": "https"}
    assert answer.headers["strict-transport-security"]


def test_headers_of_anybody_else_are_not(tmp_path: Path) -> None:
    server = Running(tmp_path).wait()
    try:
        headers = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
        answer = httpx.get(f"http://127.0.0.1:{server.port}/api/who", trust_env=False, headers=headers)
        assert answer.json() == {"client": "127.0.0.1", "scheme": "http"}
        assert "strict-transport-security" not in answer.headers
    finally:
        server.kill()


def test_a_socket_of_another_page_gets_no_further_than_the_handshake(running: Running) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://127.0.0.1:{running.port}/api/stream", origin=Origin("http://evil.example")),
    ):
        pytest.fail("it was opened")
    assert refused.value.response.status_code == 403
    assert b"server.origin" in (refused.value.response.body or b"")


def test_a_body_without_end_is_not_listened_to(running: Running) -> None:
    """Nobody said how large it would be; the connection ends after what may be sent, and not after the body."""
    line = http.client.HTTPConnection("127.0.0.1", running.port, timeout=10)
    line.putrequest("POST", "/api/tables")
    line.putheader("Content-Type", "application/json")
    line.putheader("Transfer-Encoding", "chunked")
    line.endheaders()
    sent = 0
    try:
        while sent < 50_000_000:
            line.send(b"4000\r\n" + b" " * 0x4000 + b"\r\n")
            sent += 0x4000
    except OSError:
        pass
    assert sent < 50_000_000
    line.close()


# --- databases -------------------------------------------------------------------------------------------------------
def test_a_database_is_a_file_or_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for wanted in ("deep/in/games.db", f"sqlite:///{tmp_path}/deep/in/games.db"):
        place = database(wanted, SAY)
        assert shown(place) == str(tmp_path / "deep/in/games.db")
        assert place.drivername == "sqlite"
    assert (tmp_path / "deep/in").is_dir()


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ("junk", "The database junk cannot be opened: file is not a database."),
        ("junk/games.db", "The database junk/games.db cannot be opened: File exists."),
        (".", "The database . cannot be opened: unable to open database file."),
        ("nothing://x", "The database nothing://x cannot be opened: a database is sqlite:///FILE or postgresql://..."),
        ("://", "The database ://... cannot be opened: a database is sqlite:///FILE or postgresql://USER"),
        ("postgresql://me:secret@h/d", "This database needs the package psycopg, which is not installed; "),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wanted: str, why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    Path("junk").write_bytes(b"This is no database at all. " * 100)
    assert served.serve(Wishes(database=wanted)) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(why)
    assert "secret" not in err


def test_a_password_is_never_shown() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        wanted = f"postgresql+psycopg://me:secret@127.0.0.1:{nobody.getsockname()[1]}/games"
        with pytest.raises(Trouble) as trouble:
            database(wanted, SAY)
    assert "secret" not in str(trouble.value)
    assert "me:***@127.0.0.1" in str(trouble.value)


# --- ports and addresses ---------------------------------------------------------------------------------------------
def test_the_next_free_port_is_taken_unless_one_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with listen("127.0.0.1", 0, SAY) as first:
        taken = first.getsockname()[1]
        with pytest.raises(Trouble, match=f"Port {taken} is taken by another program; choose another with --port."):
            listen("127.0.0.1", taken, SAY)
        monkeypatch.setattr(served, "PORT", taken)
        with listen("127.0.0.1", None, SAY) as second:
            assert taken < second.getsockname()[1] < taken + served.TRIES
            assert Addresses.of(Wishes(host="127.0.0.1"), second).moved
            assert not Addresses.of(Wishes(host="127.0.0.1", port=taken), second).moved


def test_an_address_that_is_not_ours_is_told() -> None:
    with pytest.raises(Trouble, match=r"The server cannot listen on 192\.0\.2\.1, port 8421: "):
        listen("192.0.2.1", None, SAY)


def test_all_ports_taken_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(host: str, port: int) -> Any:
        raise OSError(errno.EADDRINUSE, "taken")

    monkeypatch.setattr(served, "_bound", taken)
    with pytest.raises(Trouble, match=f"Port {PORT} is taken"):
        listen("127.0.0.1", None, SAY)


def test_addresses_are_for_whom_they_lead_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served, "local_address", lambda: "192.168.1.7")
    with listen("127.0.0.1", 0, SAY) as listening:
        port = listening.getsockname()[1]
        everywhere = Addresses.of(Wishes(), listening)
        assert (everywhere.here, everywhere.network) == (f"http://127.0.0.1:{port}/", f"http://192.168.1.7:{port}/")
        alone = Addresses.of(Wishes(host="127.0.0.1"), listening)
        assert (alone.here, alone.network) == (f"http://127.0.0.1:{port}/", "")
        monkeypatch.setattr(served, "local_address", lambda: "")
        assert Addresses.of(Wishes(), listening).network == ""
    assert url("::1", 80) == "http://[::1]:80/"


def test_nothing_is_sent_to_learn_the_own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class Asked(socket.socket):
        def connect(self, where: Any) -> None:
            assert self.type == socket.SOCK_DGRAM
            raise OSError(errno.ENETUNREACH, "no network")

        def send(self, *_: Any) -> int:
            raise AssertionError("nothing is to be sent")

        sendto = send

    monkeypatch.setattr(socket, "socket", Asked)
    assert local_address() == ""


# --- words -----------------------------------------------------------------------------------------------------------
def test_a_code_is_drawn_only_where_it_can_be_seen() -> None:
    assert not can_draw(io.StringIO())

    class Screen(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    assert can_draw(Screen(io.BytesIO(), encoding="utf-8"))
    assert can_draw(Screen(io.BytesIO(), encoding="UTF8"))
    assert not can_draw(Screen(io.BytesIO(), encoding="latin-1"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_a_text_and_every_text_is_said(language: str) -> None:
    tree = ast.parse(Path(served.__file__).read_text())
    said = {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    texts = set(re.findall(r"^serve-([a-z-]+) =", written("", language), flags=re.M))
    assert len(texts) > 5
    assert {text for text in texts if text not in said and f"serve.{text.replace('-', '.')}" not in said} == set()
