"""What a seat may ask about the game besides its view: reasons, earlier moments, the story, a report."""

from __future__ import annotations

from rimward import report as reports
from rimward import wire
from rimward.server import retold
from rimward.server.errors import Denied
from rimward.server.room import Caller, Room
from rimward.server.turns import Slices


async def why_not(room: Room, seat: int) -> list[wire.Reason]:
    """What a seat cannot do now, and why."""
    async with room.at_work():
        return wire.reasons(room.match, seat) if room.match is not None else []


async def report(room: Room, seat: int) -> wire.Report:
    """What a seat was sent of this moment, for somebody to look into."""
    async with room.at_work():
        if room.sight is None:
            raise Denied(409, "table.not-begun", "the game has not begun yet")
        events = room.sight.events(seat, max(0, room.sight.cursor - reports.LATEST))
        return reports.of(room.sight.match, seat, events)


async def moment(room: Room, caller: Caller, entry: int, seat: int | None) -> retold.Moment:
    """The table as it was: while it is played to one's own eyes only, afterwards to anybody's."""
    async with room.at_work():
        seat = caller.seat if seat is None else seat
        if seat != caller.seat and room.data.status not in ("over", "closed"):
            raise Denied(403, "table.seat", "while the table is played you look back with your own eyes only")
        if not 0 <= seat <= room.spectator:
            raise Denied(404, "table.seat", "there is no such seat")
        if room.sight is None or not room.sight.has_moment(entry):
            raise Denied(404, "table.moment", "there is no such moment; perhaps it was taken back")
        return room.sight.moment(entry, seat)


async def story(room: Room, caller: Caller, slices: Slices) -> retold.Story:
    async with room.at_work():
        return await room.sight.story(caller.seat, slices) if room.sight is not None else retold.Story()
