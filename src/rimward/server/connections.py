"""Connections, before there is a request: how many of an address, and how long a half request is waited for.

uvicorn waits for ever for the rest of a request and reads as many frames of a socket as there are; what is here goes
between it and the network. A trusted proxy may have as many connections as it likes: it has to keep watch itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from rimward.server.security import FLOODED, Limiter, Limits, net_of

PIECE = 1024  # bytes of a socket that are read before others have their turn
FAREWELL = 1.0  # seconds for the close frame to be read by somebody who floods
SPARE = 100  # files that are kept for the database, the bots and what else the server needs
TEXT = "rimward.text"  # extension of a socket's scope: bytes are sent as text, which they are


class Doors:
    """Who is connected, by address. `proxy` is whom uvicorn trusts; `files` how many the server may have open."""

    def __init__(
        self,
        limits: Limits,
        proxy: str = "",
        files: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits
        self.inside: Counter[str] = Counter()
        self._trusted = ProxyHeadersMiddleware(_nothing, proxy).trusted_hosts if proxy else ()
        self._most = files - SPARE if files is not None and files > 2 * SPARE else None
        self._connecting = Limiter(limits.connecting, clock)

    def enter(self, host: str) -> bool:
        """Somebody is counted in; whether there is room for him."""
        who = net_of(host)
        self.inside[who] += 1
        if self._most is not None and self.inside.total() > self._most:
            return False
        if host in self._trusted:
            return True
        full = self.limits.connections is not None and self.inside[who] > self.limits.connections
        return not full and not self._connecting.take(who)

    def leave(self, host: str) -> None:
        who = net_of(host)
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]


async def _nothing(*_: Any) -> None:
    """The middleware wants an application."""


def protocols(doors: Doors) -> tuple[type[Requests], type[Socket]]:
    """For uvicorn, which makes one of them for each connection: `http` and `ws` of its configuration."""
    here = {"doors": doors}
    return type("DoorRequests", (Requests,), here), type("DoorSocket", (Socket,), here)


class Requests(H11Protocol):
    """Requests one after the other, each of which has to be complete in time."""

    doors: Doors
    _alarm: asyncio.TimerHandle | None = None
    _awaited = 0.0  # the seconds that it was set to; 0 where nothing is awaited
    _inside = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._inside = True
        if self.doors.enter(_host(self)):
            self._await_rest()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._await_rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await_rest()  # it may have begun with the next one

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # the socket counts itself
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        self._set_alarm(0)
        if self._inside:
            self._inside = False
            self.doors.leave(_host(self))

    def _await_rest(self) -> None:
        """Between two requests uvicorn itself keeps watch."""
        limits, state = self.doors.limits, self.conn.their_state
        begun = self.cycle is None or bool(self.conn.trailing_data[0])
        if not self._inside or self.transport.is_closing():
            self._set_alarm(0)
        elif state is h11.SEND_BODY:
            self._set_alarm(limits.body_seconds)
        else:
            self._set_alarm(limits.header_seconds if state is h11.IDLE and begun else 0)

    def _set_alarm(self, seconds: float) -> None:
        """One that is set already to the same goes on: every byte would put it off otherwise."""
        if seconds == self._awaited:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._awaited = seconds
        self._alarm = self.loop.call_later(seconds, self.transport.close) if seconds else None


class Socket(WebSocketsSansIOProtocol):
    """Frames are read a piece at a time, and no more of them than anybody can have to send."""

    doors: Doors

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unread = b""
        self._pace = Limiter(self.doors.limits.frames, self.loop.time)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.doors.enter(_host(self))

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(_host(self))
        self._unread = b""
        super().connection_lost(exc)

    # --- reading -----------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        busy = bool(self._unread)
        self._unread += data
        if not busy:
            self._read()

    def _read(self) -> None:
        piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
        if not piece or self.transport.is_closing():
            return
        super().data_received(piece)
        if self._unread:
            self._hold()
        if self.queue.empty():  # else the application has to take that first
            self._go_on()

    def _go_on(self) -> None:
        """With what is here, or with what comes."""
        if self._unread:
            self.loop.call_soon(self._read)
        elif self.read_paused and not self.close_sent:
            self.read_paused = False
            self.transport.resume_reading()

    def handle_events(self) -> None:
        frames = sum(isinstance(event, Frame) for event in self.conn.events)
        if frames and self._pace.take("", frames):
            self._flooded()
            return
        super().handle_events()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][TEXT] = {}

    def _hold(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _flooded(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODED, "reason": ""})
        with contextlib.suppress(InvalidState):  # it is closing already
            self.conn.send_close(FLOODED, "far too much at once")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._turn_away()

    def _turn_away(self) -> None:
        """Nothing more is read of it."""
        self._unread = b""
        self._hold()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.close)

    # --- the application ---------------------------------------------------------------------------------------------
    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self._go_on()
        return message

    async def send(self, message: Any) -> None:
        kind = message["type"]
        if kind == "websocket.send" and message.get("bytes") is not None and not self.close_sent:
            await self._send_text(message["bytes"])
            return
        await super().send(message)
        if kind == "websocket.close" and message.get("code") == FLOODED:
            self._turn_away()
        elif kind == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # it was refused, which is an answer: nothing to be logged as an error

    async def _send_text(self, text: bytes) -> None:
        await self.writable.wait()
        try:
            self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))


def _host(protocol: Requests | Socket) -> str:
    return protocol.client[0] if protocol.client else ""
