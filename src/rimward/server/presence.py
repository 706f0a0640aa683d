"""When the people of a table were last here. It is stored to the hour, so that an answer costs nothing more."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rimward.server import clock
from rimward.server.data import SeatData, change
from rimward.server.store import StoreError

if TYPE_CHECKING:
    from rimward.server.room import Room


async def saw(room: Room, seats: Sequence[int]) -> None:
    """The people of these seats are here: one asked for something, or has an open browser."""
    if _unnoted(room, seats):
        async with room.at_work():
            await note(room, seats)


async def note(room: Room, seats: Sequence[int]) -> None:
    """The same, for whoever is at work in the room already."""
    if not (unnoted := _unnoted(room, seats)):
        return
    now = clock.now()
    noted = tuple(replace(seat, seen=now) if seat.seat in unnoted else seat for seat in room.data.seats)
    changes, changed = change(room.data, replace(room.data, seats=noted))
    with contextlib.suppress(StoreError):  # the next request tries again
        await room.store.write(*changes)
        room.data = changed


def _unnoted(room: Room, seats: Sequence[int]) -> set[int]:
    now = clock.now()
    people = [seat for seat in room.data.seats if seat.kind == "person" and seat.seat in seats]
    return {seat.seat for seat in people if now - seat.seen >= clock.HOUR}


def waited_for(seat: SeatData, now_asked: bool, was_asked: bool, now: float) -> SeatData:
    """One notice per wait: it is due some time after the wait began, and not at all when the seat is done."""
    if seat.notice is None or now_asked == was_asked:
        return seat
    due = now + seat.notice.after if now_asked and not seat.by_bot else None
    return seat if seat.due == due else replace(seat, due=due)
