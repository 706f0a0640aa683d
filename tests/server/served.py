"""A running server for tests: the real one, on a free loopback port, in a thread of its own."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from rimward.server import shapes
from rimward.server.app import build_app
from rimward.server.connections import Doors, protocols
from rimward.server.hall import Hall
from rimward.server.security import Limits
from tests.server.ports import free_port
from tests.server.waiting import PATIENCE, until

_messages = msgspec.json.Decoder(shapes.Messages).decode


class Stream:
    """A socket of a table. What comes is decoded as what the schema says it is."""

    def __init__(self, connection: ClientConnection, hello: dict[str, Any]) -> None:
        self.connection = connection
        self.request = 0
        self.frames: list[str] = []
        self.send(hello)

    def send(self, message: Any) -> None:
        self.connection.send(msgspec.json.encode(message).decode())

    def next(self, timeout: float = PATIENCE) -> shapes.Messages:
        frame = self.connection.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: shapes.Messages = _messages(frame)
        return message

    def until(self, kind: type[Any] | tuple[type[Any], ...]) -> Any:
        """The next message of a kind (or of several); what comes before it is passed over."""
        while not isinstance(message := self.next(), kind):
            pass
        return message

    def do(self, **command: Any) -> shapes.Done | shapes.Refused:
        """Send a command and wait for its reply."""
        self.request += 1
        self.send({"request": self.request, **command})
        while True:
            message = self.next()
            if isinstance(message, shapes.Done | shapes.Refused):
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
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
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

    def asked(self, table: str, key: str) -> Any:
        """The open question of a seat, with its options; None when it is not asked."""
        asked = self.ok("GET", f"/tables/{table}/view", key=key)["asked"]
        return next((question for question in asked if question["options"] and not question["answered"]), None)

    def do(self, table: str, by: str, /, **command: Any) -> Any:
        """What a seat does with its key, over REST: done, or refused."""
        return self.call("POST", f"/tables/{table}/do", command, by).json()

    def agree(self, table: str, by: str, *, agree: bool = True) -> Any:
        """A seat agrees to what is proposed now, or does not."""
        proposal = self.ok("GET", f"/tables/{table}", key=by)["proposal"]
        return self.do(table, by, do="consent", proposal=proposal["number"] if proposal else 0, agree=agree)

    def step(self, table: str, keys: list[str]) -> int:
        """One answer by somebody who is asked: home with the ice if there is any, else the first option."""
        for seat, key in enumerate(keys):
            if (question := self.asked(table, key)) is not None:
                options = [option["key"] for option in question["options"]]
                chosen = "haul" if "haul" in options else options[0]
                reply = self.do(table, key, do="answer", question=question["id"], key=chosen)
                assert reply["is"] == "done", reply
                return seat
        raise AssertionError("nobody is asked")

    def play_out(self, table: str, keys: list[str]) -> Any:
        """Play until it is over; the table as it is then."""
        while (shown := self.ok("GET", f"/tables/{table}", key=keys[0]))["status"] == "playing":
            self.step(table, keys)
        return shown

    def stored(self, table: str) -> dict[str, list[Any]]:
        """Every row of the database file that has to do with a table, by the name of the database table."""
        with contextlib.closing(sqlite3.connect(self.hall.store.url.database or "")) as file:
            names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            rows = {name: sorted(file.execute(f"SELECT * FROM {name}"), key=repr) for name in names}  # noqa: S608
        return {name: found for name in names if (found := [row for row in rows[name] if table in row])}

    def stream(self, table: str, key: str = "", **hello: Any) -> Stream:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/stream"
        connection = self._open.enter_context(connect(address, max_size=2**24, compression=None, max_queue=None))
        return Stream(connection, {"key": key, **hello})

    def close(self) -> None:
        self._open.close()
        self.http.close()


def keys_of(made: Any) -> list[str]:
    """The keys of the maker's own seats, in the order of the seats."""
    return [key["key"] for key in made["keys"]]


@contextlib.contextmanager
def served(
    folder: Path,
    database: str = "",
    prepare: Callable[[Litestar], None] = lambda _: None,
    port: int = 0,
    **options: Any,
) -> Iterator[Served]:
    """The server on a database in a folder, on that port or on a free one, until the block ends."""
    options = {"limits": Limits.off(), **options}
    app = build_app(database or f"sqlite:///{folder / 'rimward.db'}", **options)
    http, ws = protocols(Doors(options["limits"]))
    prepare(app)
    port = port or free_port()
    config = uvicorn.Config(app, host="127.0.0.1", port=port, http=http, ws=ws, log_config=None, access_log=False)
    config.timeout_graceful_shutdown = 2  # as `serve` does: who waits for news must not hold the file
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    until(lambda: server.started or not thread.is_alive(), "it did not start")
    assert server.started
    up = Served(app, port)
    try:
        yield up
    finally:
        up.close()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "it did not stop"
