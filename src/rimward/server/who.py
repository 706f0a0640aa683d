"""Who asks over REST: a key, an invitation or neither, and whether that may do it."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from rimward.server import presence
from rimward.server.errors import Denied
from rimward.server.hall import Hall
from rimward.server.room import Caller, Room
from rimward.server.shapes import Problem

Req = Request[Any, Any, State]
Who = Literal["own", "host"]


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The ways in which a request may fail, for the description of the API."""
    return {status: ResponseSpec(Problem, generate_examples=False) for status in (400, 413, 429, 503, *statuses)}


OF_TABLE = errors(401, 403, 404, 409)


# --- who asks --------------------------------------------------------------------------------------------------------
def key_of(request: Req) -> str:
    """From the header `Authorization: Bearer KEY`: an address would end up in logs and histories."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


async def at(hall: Hall, request: Req, table_id: str) -> tuple[Room, Caller]:
    room = await hall.room(table_id)
    caller = room.caller(key_of(request), request.headers.get("x-invite", ""))
    await presence.saw(room, [caller.seat])
    return room, caller


async def as_host(hall: Hall, request: Req, table_id: str) -> Room:
    room, caller = await at(hall, request, table_id)
    if not caller.host:
        raise Denied(403, "table.host", "only the host of this table may do that")
    return room


async def at_seat(hall: Hall, request: Req, table_id: str, seat: int, *may: Who) -> tuple[Room, Caller]:
    """For what the person of a seat may do, or the host, or both."""
    room, caller = await at(hall, request, table_id)
    if not 0 <= seat < room.spectator:
        raise Denied(404, "table.seat", "there is no such seat")
    if not (caller.seat == seat and "own" in may) and not (caller.host and "host" in may):
        raise Denied(403, "table.seat", "this is not your seat")
    return room, caller
