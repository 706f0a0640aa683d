"""Players on bare WebSockets, and matches whose players move back to back; light, so that the server is what counts.

Each match has one move under way. When every player has seen it, and the one who moved knows that it is stored, the
next is sent.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

Address = tuple[str, int]
P = TypeVar("P", bound="Player")


class Broken(Exception):
    """The server did not do what the benchmark expects of it."""


class Load:
    """All matches of a run. `times` are the seconds from sending a move to knowing that it is made and stored."""

    def __init__(self) -> None:
        self.going, self.counting = True, False
        self.times: list[float] = []
        self.players: list[Player] = []
        self.failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(self, text: str) -> None:
        if self.going and not self.failure.done():
            self.failure.set_exception(Broken(text))

    def close(self) -> None:
        self.going = False
        for player in self.players:
            player.line.close()

    async def sleep(self, seconds: float) -> None:
        """Unless something fails meanwhile."""
        await asyncio.wait({self.failure}, timeout=seconds)
        if self.failure.done():
            self.failure.result()


class Match:
    """`waits` counts the messages that are still to come before the next move is sent."""

    def __init__(self, load: Load, number: int, address: Address, seats: int, replies: int) -> None:
        self.load, self.number, self.address = load, number, address
        self.seats, self.replies = seats, replies
        self.moves = self.waits = 0
        self.sent = 0.0

    async def open(self) -> None:
        """Make the match and have everybody sit down."""
        raise NotImplementedError

    def move(self) -> None:
        """Send a move; its number is `moves`."""
        raise NotImplementedError

    def next(self) -> None:
        if self.load.going:
            self.moves += 1
            self.waits = self.replies
            self.sent = time.perf_counter()
            self.move()

    def acknowledged(self) -> None:
        """The one who moved knows that the move is made and stored."""
        if self.load.counting:
            self.load.times.append(time.perf_counter() - self.sent)
        self.arrived()

    def arrived(self) -> None:
        self.waits -= 1
        if not self.waits:
            self.next()


class Player(asyncio.Protocol):
    """A WebSocket with as little work as can be: one buffer, text frames, a mask of zeros, no compression."""

    path = "/"

    def __init__(self, load: Load) -> None:
        self.load = load
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.data = b""
        self.upgraded = False
        self.line: asyncio.Transport

    def greet(self) -> None:
        """Called once the socket is open."""

    def heard(self, text: bytes) -> None:
        raise NotImplementedError

    def say(self, text: bytes, first: int = 0x81) -> None:
        size = len(text)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE, size >> 8, size & 255))
        self.line.write(head + b"\0\0\0\0" + text)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line = transport  # type: ignore[assignment]  # of a stream it is always this kind
        host, port = transport.get_extra_info("peername")
        self.line.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: cmltd2FyZC1iZW5jaG1hcg==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.load.fail(f"the server dropped a socket ({exc or 'without an error'})")

    def data_received(self, data: bytes) -> None:
        try:
            self.data = self._frames(self.data + data if self.data else data)
        except Exception as error:
            self.load.fail(f"{type(error).__name__}: {error}")

    def _frames(self, data: bytes) -> bytes:
        """Hear every whole frame; what is left waits for more."""
        at = 0 if self.upgraded else self._upgrade(data)
        while self.upgraded and len(data) >= at + 2:
            size, body = data[at + 1], at + 2
            if size > 125:
                body += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : body])
            if len(data) < body + size:
                break
            self._frame(data[at], data[body : body + size])
            at = body + size
        return data[at:]

    def _upgrade(self, data: bytes) -> int:
        """Where the frames begin."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            raise Broken(data[:end].decode(errors="replace").splitlines()[0])
        self.upgraded = True
        self.greet()
        return end + 4

    def _frame(self, first: int, body: bytes) -> None:
        if first == 0x81:
            self.heard(body)
        elif first == 0x89:
            self.say(body, 0x8A)
        elif first == 0x88:
            raise Broken(f"the server closed a socket: {int.from_bytes(body[:2])} {body[2:].decode()}")
        else:
            raise Broken(f"a frame that begins with {first:#x}")


async def connected(address: Address, kind: Callable[[], P]) -> P:
    """A player whose socket is open and who was welcomed."""
    _, player = await asyncio.get_running_loop().create_connection(kind, *address)
    player.load.players.append(player)
    await asyncio.wait({player.ready, player.load.failure}, return_when=asyncio.FIRST_COMPLETED)
    await player.load.sleep(0)
    return player
