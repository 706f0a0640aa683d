"""A running server for tests: the real one, on a free loopback port, in a thread of its own."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from rimward.server import schemas
from rimward.server.app import build_app
from rimward.server.hall import Hall
from rimward.server.security import Limits

_messages = msgspec.json.Decoder(schemas.Messages).decode


class Stream:
    """A socket of a table. What comes is decoded as what the schema says it is."""

    def __init__(self, connection: ClientConnection, hello: dict[str, Any]) -> None:
        self.connection = connection
        self.request = 0
        self.frames: list[str] = []
        self.send(hello)

    def send(self, message: Any) -> None:
        self.connection.send(msgspec.json.encode(message).decode())

    def next(self, timeout: float = 5.0) -> schemas.Messages:
        frame = self.connection.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: schemas.Messages = _messages(frame)
        return message

    def until(self, kind: type[Any]) -> Any:
        """The next message of a kind; what comes before it is passed over."""
        while not isinstance(message := self.next(), kind):
            pass
        return message

    def do(self, **command: Any) -> schemas.Done | schemas.Refused:
        """Send a command and wait for its reply."""
        self.request += 1
        self.send({"request": self.request, **command})
        while True:
            message = self.next()
            if isinstance(message, schemas.Done | schemas.Refused):
                assert message.request == self.request
                return message

    def closed(self) -> tuple[int, str]:
        """How the server closed it."""
        with contextlib.suppress(Exception):
            while True:
                self.next()
        return self.connection.close_code or 0, self.connection.close_reason or ""


class Served:
    """A server that runs: REST calls, sockets, and its hall to look at."""

    def __init__(self, app: Litestar, port: int) -> None:
        self.app, self.port = app, port
        self.hall: Hall = app.state.hall
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=10)
        self._open = contextlib.ExitStack()

    def call(self, method: str, path: str, body: Any = None, key: str = "", **headers: str) -> httpx.Response:
        sent = {**headers, **({"Authorization": f"Bearer {key}"} if key else {})}
        return self.http.request(method, f"/api{path}", json=body, headers=sent)

    def ok(self, method: str, path: str, body: Any = None, key: str = "", **headers: str) -> Any:
        """The answer to a call that must go well."""
        reply = self.call(method, path, body, key, **headers)
        assert reply.is_success, reply.text
        return reply.json() if reply.content else None

    def table(self, *seats: str, game: str = "comet", **more: Any) -> Any:
        """A new table. Seats are `me`, `open` or the name of a bot."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        return self.ok("POST", "/tables", {"game": game, "seats": wishes, **more})

    def stream(self, table: str, key: str = "", **hello: Any) -> Stream:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/stream"
        connection = self._open.enter_context(connect(address, max_size=2**24, compression=None))
        return Stream(connection, {"key": key, **hello})

    def close(self) -> None:
        self._open.close()
        self.http.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def served(
    folder: Path,
    database: str = "",
    prepare: Callable[[Litestar], None] = lambda _: None,
    port: int = 0,
    **options: Any,
) -> Iterator[Served]:
    """The server on a database in a folder, on that port or on a free one, until the block ends."""
    app = build_app(database or f"sqlite:///{folder / 'rimward.db'}", **{"limits": Limits.off(), **options})
    prepare(app)
    port = port or free_port()
    server = uvicorn.Server(
        uvicorn.Config(app, host="127.0.0.1", port=port, ws="websockets-sansio", log_config=None, access_log=False)
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    deadline = time.monotonic() + 20
    while not server.started and thread.is_alive() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert server.started
    up = Served(app, port)
    try:
        yield up
    finally:
        up.close()
        server.should_exit = True
        thread.join(10)
