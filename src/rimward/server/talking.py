"""What is said and written at a table: to everybody, to one's own side, to oneself; and what spectators say.

An aside and a note change nothing that others are shown: neither when the table was last changed, nor a number.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rimward.kernel.question import Refused
from rimward.kernel.result import side_of
from rimward.server import names, shapes
from rimward.server.asker import address
from rimward.server.data import SeatData, aside_step, asides_of
from rimward.server.sight import encode

if TYPE_CHECKING:
    from rimward.server.room import Room

CHATTERS = 5  # lines that one seat, or one address of spectators, may write in CHAT_SPAN seconds
SPECTATORS = 15  # lines of all spectators together
CHAT_SPAN = 10.0
CHANGES = 20  # of one's notes in NOTE_SPAN seconds
NOTE_SPAN = 10.0
LATEST = 200  # asides that are read at once


async def say(room: Room, seat: int, command: shapes.Say) -> None:
    if command.to == "side":
        await _aside(room, seat, command.text)
        return
    _check_pace(room, str(seat))
    await room.change(room.data, told=[room.line(seat, command.text)])


async def say_as_spectator(room: Room, command: shapes.Say) -> None:
    """Where the table lets them. Nobody goes by the name of somebody who sits there."""
    if not room.data.talk or command.to == "side":
        raise Refused("table.refused.spectator")
    name = names.person(command.name) if command.name else ""
    name = name and names.unlike(name, [seat.name for seat in room.data.seats])
    _check_pace(room, f"spectator {address()}")
    line = room.line(room.spectator, command.text)
    await room.change(room.data, told=[replace(line, name=name)])


def _check_pace(room: Room, who: str) -> None:
    now = time.monotonic()
    room.said = [(at, by) for at, by in room.said if now - at < CHAT_SPAN]
    watching = [by for _, by in room.said if by.startswith("spectator")]
    too_many = who.startswith("spectator") and len(watching) >= SPECTATORS
    if too_many or sum(by == who for _, by in room.said) >= CHATTERS:
        raise Refused("table.refused.chat", seconds=int(CHAT_SPAN))
    room.said.append((now, who))


# --- to one's own side -----------------------------------------------------------------------------------------------
async def _aside(room: Room, seat: int, text: str) -> None:
    """For the seats that are of that side now, whatever becomes of the sides later."""
    sides = room.sides()
    readers = [other for other in range(room.spectator) if side_of(sides, other) == side_of(sides, seat)]
    if len(readers) < 2:
        raise Refused("table.refused.no-side")
    _check_pace(room, str(seat))
    line = shapes.Aside(at=time.time(), seat=seat, text=text)
    await room.write_aside(aside_step(room.data.id, room.asides, line, readers))
    room.tell(encode(line), readers)


async def asides(room: Room, seat: int) -> list[shapes.Aside]:
    """What was said to a seat since its person sat down, the latest of it."""
    return await room.store.read(lambda connection: asides_of(connection, room.data.id, room.data.seats[seat], LATEST))


def unheard(room: Room) -> dict[str, str | int]:
    """Of a seat that another person has from now on: what was written there, and said to it, is not for that person."""
    return {"notes": "", "aside": room.asides}


# --- to oneself ------------------------------------------------------------------------------------------------------
async def note(room: Room, seat: int, text: str) -> None:
    now = time.monotonic()
    room.noted = [(at, by) for at, by in room.noted if now - at < NOTE_SPAN]
    if sum(by == seat for _, by in room.noted) >= CHANGES:
        raise Refused("table.refused.too-fast", seconds=int(NOTE_SPAN))
    room.noted.append((now, seat))
    await room.write_seat(seat, notes=text)
    room.tell(encode(notes(room.data.seats[seat])), [seat])


def notes(seat: SeatData) -> shapes.Notes:
    return shapes.Notes(text=seat.notes)
