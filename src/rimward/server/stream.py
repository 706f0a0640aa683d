"""The socket of a table: first who looks, then commands in, and what changes out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from math import ceil
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from rimward import wire
from rimward.kernel.question import Refused
from rimward.server import shapes
from rimward.server.asker import address
from rimward.server.connections import TEXT
from rimward.server.errors import Denied
from rimward.server.hall import Hall
from rimward.server.room import Room
from rimward.server.security import BRINGS_KEY, FLOODED, Limiter, Rate
from rimward.server.sight import encode
from rimward.server.work import Work

log = logging.getLogger("rimward.stream")
Sock = WebSocket[Any, Any, State]
HELLO = 10.0  # seconds for the first message
PATIENCE = Rate(2, 20)  # refusals of what comes too fast; beyond that the socket is closed
BACKLOG = 500  # messages that may wait for a slow reader before it is let go; it can come back with its cursor

_hello = msgspec.json.Decoder(shapes.Hello).decode
_command = msgspec.json.Decoder(shapes.Commands).decode
CLOSING = {400: 4400, 401: 4401, 403: 4403, 404: 4404, 409: 4409}
MALFORMED = (msgspec.DecodeError, RecursionError)  # the latter for what is nested too deep


class Outbox:
    """What waits to be sent to one socket."""

    def __init__(self, socket: Sock) -> None:
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._stirred = asyncio.Event()
        self._end: tuple[int, str] | None = None

    @property
    def ended(self) -> bool:
        return self._end is not None

    def send(self, message: bytes) -> None:
        self._waiting.append(message)
        if len(self._waiting) > BACKLOG:
            self._waiting = deque(maxlen=0)  # nothing more is kept for it
            self.end(4408, "this reader is too slow; come back with the cursor")
        self._stirred.set()

    def end(self, code: int, reason: str) -> None:
        self._end = self._end or (code, reason)
        self._stirred.set()

    async def pump(self) -> None:
        """Send until the end is told."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self._stirred.wait()
                self._stirred.clear()
                while self._waiting:
                    await self._send(self._waiting.popleft())
                if self._end is not None:
                    await self._socket.close(*self._end)
                    return

    async def _send(self, message: bytes) -> None:
        """As text, which it is. Our own server needs no other form of it for that."""
        as_it_is = TEXT in (self._socket.scope.get("extensions") or {})
        await self._socket.send_data(message, mode="binary" if as_it_is else "text")


@websocket("/api/tables/{table_id:str}/stream")
async def stream(
    socket: Sock, table_id: FromPath[str], hall: NamedDependency[Hall], work: NamedDependency[Work]
) -> None:
    await socket.accept()
    line = Outbox(socket)
    pump = asyncio.create_task(line.pump())
    try:
        hello = await _greeting(socket)
        socket.scope[BRINGS_KEY] = bool(hello.key or hello.invite)  # type: ignore[literal-required]
        room = await hall.room(table_id)
        seat = await room.look(line, hello)
        try:
            await _follow(socket, line, room, seat, work)
        finally:
            room.leave(line, seat)
    except WebSocketDisconnect:
        pass
    except Denied as denied:
        code = 1012 if denied.code == "table.again" else CLOSING.get(denied.status, 1013)
        line.end(code, denied.detail[:120])
    except Exception as error:
        log.exception("a socket failed", exc_info=error)
        line.end(1011, "something went wrong here; it is in the log")
    finally:
        line.end(1000, "")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(pump, 5)


async def _greeting(socket: Sock) -> shapes.Hello:
    try:
        return _hello(await asyncio.wait_for(_text(socket), HELLO))
    except (*MALFORMED, TimeoutError):
        detail = "the first message says who looks: a key, an invitation, or neither"
        raise Denied(400, "table.hello", detail) from None


async def _text(socket: Sock) -> str:
    return await socket.receive_data(mode="text") or ""


async def _follow(socket: Sock, line: Outbox, room: Room, seat: int, work: Work) -> None:
    patience = Limiter(PATIENCE)
    while True:
        text = await _text(socket)
        await work.turns.mine()  # there may be many more where this came from
        if line.ended:  # its key fits no more, or its room is gone: what still comes does not count
            return
        if seconds := work.commands.take(address()):
            if patience.take(""):
                line.end(FLOODED, "far too much at once")
                return
            refusal = wire.Refusal("table.refused.too-fast", "", {"seconds": ceil(seconds)})
            line.send(encode(shapes.Refused(request=0, refusal=refusal)))
        else:
            line.send(encode(await _reply(room, seat, text)))


async def _reply(room: Room, seat: int, text: str) -> shapes.Done | shapes.Refused:
    """What came is carried out or refused; a message that nobody understands changes nothing either."""
    try:
        command = _command(text)
    except MALFORMED as error:
        about: dict[str, int | str] = {"error": str(error)[:200]}
        return shapes.Refused(request=0, refusal=wire.Refusal("table.refused.malformed", "", about))
    try:
        return await room.do(seat, command)
    except Refused as refused:
        return shapes.Refused(request=command.request, refusal=wire.refusal(refused))
    except Denied as denied:
        return shapes.Refused(request=command.request, refusal=wire.Refusal(denied.code))
