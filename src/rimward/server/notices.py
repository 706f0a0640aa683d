"""Telling a seat that it is waited for: once per wait, some time after it began, while no browser is open.

When a notice is due is stored with the seat, so that a restart forgets none. The address is somebody's own choice, so
nothing is sent to this machine or its network, unless the host allows it: an address could be meant to reach what only
the server can.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, select, update

from rimward.messages import Messages
from rimward.server import shapes
from rimward.server import tables as stored
from rimward.server.addresses import is_elsewhere
from rimward.server.data import SeatData
from rimward.server.errors import Denied
from rimward.server.hall import Hall
from rimward.server.lasting import again_and_again
from rimward.server.room import Room
from rimward.server.security import Limiter, Rate
from rimward.server.store import StoreError

log = logging.getLogger("rimward.notices")
logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log whole addresses, with what is secret in them
PATIENCE = 10.0  # seconds for somebody's server to answer
TRIES = (0.0, 5.0, 30.0)  # seconds before each
SENT_BY = Rate(10 / 60, 20)  # notices of the tables of one address
SENT_TO = Rate(1, 20)  # and to one address, whoever gave it
LATER = 60.0  # seconds until one is looked at again that was one too many
MUCH_LATER = 3600.0  # and one of a table that cannot be opened


def check(url: str) -> None:
    """An address that can be written to at all."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
        host.encode("idna")  # as it will be looked up
        fine = parts.scheme in ("http", "https") and host and parts.username is None and httpx.URL(url).host
    except (ValueError, httpx.InvalidURL):
        fine = False
    if url and not fine:
        raise Denied(400, "notice.address", "the address of notices begins with https:// and names a server")


class Notices:
    """Looks every few seconds for notices that are due. `private` allows addresses on the server's own network."""

    def __init__(self, hall: Hall, *, private: bool = False, every: float = 5.0) -> None:
        self.hall, self.private, self.every = hall, private, every
        self.sent_by = Limiter(SENT_BY)
        self.sent_to = Limiter(SENT_TO)
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._task = asyncio.create_task(again_and_again("the watch for notices", self._watch, self.every))

    async def close(self) -> None:
        tasks = [*self._sending, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self) -> None:
        for table, seat in await self.hall.store.read(_due):
            try:
                await self._turn_to(table, seat)
            except StoreError:
                raise
            except Denied as denied:
                log.warning("table %s: no notice for seat %s: %s", table, seat, denied)
                if denied.status != 503 and denied.code != "table.again":
                    await self._put_off(table, seat)
            except Exception as error:
                log.exception("table %s: no notice for seat %s", table, seat, exc_info=error)
                await self._put_off(table, seat)

    async def _put_off(self, table: str, seat: int) -> None:
        """A table that cannot be opened must not stand before the others at every look."""
        row = {"of_table": table, "of_seat": seat, "new_due": time.time() + MUCH_LATER}
        await self.hall.store.write((PUT_OFF, [row]))

    async def _turn_to(self, table: str, seat: int) -> None:
        """What is due on disk may not be in memory yet, or no longer: it is looked at when nobody else is at work."""
        room = await self.hall.room(table)
        async with room.at_work():
            data = room.data.seats[seat]
            if data.due is None or data.due > time.time():
                return
            due, notice = self._next(room, data)
            await room.change(replace(room.data, seats=room.with_seat(seat, due=due)))
        if notice is not None:
            self._send(room, seat, notice)

    def _next(self, room: Room, data: SeatData) -> tuple[float | None, shapes.Notice | None]:
        """When to look at this seat again, and what is to be sent now."""
        if data.notice is None or data.by_bot or data.seat not in room.data.waiting:
            return None, None
        if room.is_here(data.seat):  # the page itself tells; should it be closed, this comes again
            return time.time() + data.notice.after, None
        if self.sent_by.take(room.payer):
            return time.time() + LATER, None
        return None, data.notice

    def _send(self, room: Room, seat: int, notice: shapes.Notice) -> None:
        task = asyncio.create_task(self._sent(room, seat, notice))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _sent(self, room: Room, seat: int, notice: shapes.Notice) -> None:
        """A few tries; then it is given up. The address may hold somebody's secret: the log has only the host."""
        host = urlsplit(notice.url).hostname
        for pause in TRIES:
            await asyncio.sleep(pause)
            try:
                reply = await self._post(notice, _message(room, seat, notice))
            except Exception as error:  # whatever somebody's address leads to
                log.info("a notice to %s failed: %s", host, type(error).__name__)
                continue
            if reply.is_success:
                return
            log.info("a notice to %s was answered with %s", host, reply.status_code)
        log.warning("table %s: seat %s could not be told that it is waited for (%s)", room.data.id, seat, host)

    async def _post(self, notice: shapes.Notice, message: dict[str, Any]) -> httpx.Response:
        parts = urlsplit(notice.url)
        host = str(parts.hostname)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._address(host, port)
        # To the very address that was looked at: asked again, a name could mean another one.
        url = httpx.URL(notice.url).copy_with(host=address)
        body: dict[str, Any] = {"json": message} if notice.form == "json" else {"content": message["text"].encode()}
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            return await client.post(
                url, headers={"Host": parts.netloc}, extensions={"sni_hostname": host}, **body, follow_redirects=False
            )

    async def _address(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(place[4][0]) for place in found]
        if not self.private and not all(is_elsewhere(address) for address in addresses):
            raise OSError("the address is on the server's own network")
        if self.sent_to.take(addresses[0]):
            raise OSError("too many notices to one address")
        return addresses[0]


PUT_OFF = (
    update(stored.seats)
    .where(stored.seats.c.table_id == bindparam("of_table"), stored.seats.c.seat == bindparam("of_seat"))
    .values(due=bindparam("new_due"))
)


def _due(connection: Connection) -> list[tuple[str, int]]:
    query = select(stored.seats.c.table_id, stored.seats.c.seat).where(stored.seats.c.due <= time.time())
    return [(row.table_id, row.seat) for row in connection.execute(query.order_by(stored.seats.c.due).limit(100))]


def _message(room: Room, seat: int, notice: shapes.Notice) -> dict[str, Any]:
    """`content` is what Discord reads, `text` what Slack and Mattermost do; ntfy takes the text as it is."""
    words = Messages(notice.language, room.data.game, words=room.game.words(notice.language))
    game = words.text(f"{room.data.game}.title")
    about = {"game": game, "table": room.data.name, "name": room.data.seats[seat].name, "link": notice.link}
    text = words.text("notice.turn", about)
    return {"content": text, "text": text, "table": room.data.id, "game": room.data.game, "seat": seat}
