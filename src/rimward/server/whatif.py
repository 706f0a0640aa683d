"""What if: a practice table that continues from a moment of another table, for the asker.

While others play with secrets, it is made from what the asker's seat knew at that moment and from nothing else. It has
a key of its own for its dice, so nothing of what is still to be thrown gets there either. The state that it begins with
is part of its record.
"""

from __future__ import annotations

from msgspec.structs import replace

from rimward.kernel import whatif
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.server import clock, keys, names, seating, shapes
from rimward.server.data import SeatData, TableData
from rimward.server.errors import Denied
from rimward.server.hall import Hall
from rimward.server.making import Secrets, new_table
from rimward.server.room import Caller, Room
from rimward.server.sight import Sight

OPEN_TO_ALL = ("over", "closed")


async def go_on(hall: Hall, room: Room, caller: Caller, wish: shapes.WhatIf) -> shapes.Created:
    room.check_packs()
    async with room.at_work():
        data, seat = room.data, _seat(room, caller, wish.seat)
        entry, past = _moment(room, wish.entry)
        sampled = not _is_known(data, seat)
        g = whatif.imagined(past, seat, hall.dealer()) if sampled else whatif.as_it_was(past, seat)
    if room.spectator > 1:
        hall.check_bots()
    seed, secrets = keys.new_key(), Secrets()
    match = whatif.gone_on(past, g, Seeded(seed))
    asked = shapes.NewTable(game=data.game, seats=[], name=data.name, pace=data.pace, seed=seed)
    seats = _seats(room, caller, seat, wish, seed, secrets)
    new = new_table(asked, past.game, data.options, seats, secrets)
    origin = shapes.Origin(table=data.id, entry=entry, sampled=sampled)
    return await hall.made_with(replace(new, origin=origin), _sight(match), secrets)


def _seat(room: Room, caller: Caller, wished: int | None) -> int:
    """In play one's own; when all is open, any."""
    if room.data.status not in OPEN_TO_ALL:
        if caller.seat == room.spectator or wished not in (None, caller.seat):
            raise Denied(403, "table.seat", "while the table is played, you go on from it in your own seat only")
        return caller.seat
    own = caller.seat if caller.seat < room.spectator else 0
    seat = own if wished is None else wished
    if seat >= room.spectator:
        raise Denied(404, "table.seat", "there is no such seat")
    return seat


def _moment(room: Room, wished: int | None) -> tuple[int, Match]:
    """The entry, and the match as that left it."""
    if room.sight is None:
        raise Denied(409, "table.not-begun", "the game has not begun yet")
    line = len(room.sight.match.line)
    entry = line - 1 if wished is None else wished
    if not 0 <= entry < line:
        raise Denied(404, "table.moment", "there is no board of this moment; perhaps it was taken back")
    past = room.sight.match.at(entry + 1)
    if past.result is not None:
        raise Denied(409, "table.what-if-over", "the game is over at this moment; choose an earlier one")
    return entry, past


def _is_known(data: TableData, seat: int) -> bool:
    """Whether all of it may be known: after the end; at a practice table where nobody else sits or sat."""
    others = any(other.left or (other.kind != "bot" and other.seat != seat) for other in data.seats)
    return data.status in OPEN_TO_ALL or (data.practice and not others)


def _seats(
    room: Room, caller: Caller, seat: int, wish: shapes.WhatIf, seed: str, secrets: Secrets
) -> tuple[SeatData, ...]:
    """They look as at the other table; the asker sits in one of them, and bots in the others."""
    done: list[SeatData] = []
    for other in room.data.seats:
        like = SeatData(seat=other.seat, kind="bot", name="", colour=other.colour, shape=other.shape)
        like, unlike = replace(like, wishes=other.wishes), [one.name for one in room.data.seats if one is not other]
        if other.seat != seat:
            bot = seating.bot_for(room.game, wish.bot, seed, other.seat, [one.bot for one in done])
            name = other.name or names.unlike(seating.bot_name(other.seat), unlike)
            done.append(replace(like, bot=bot, name=name))
            continue
        wished = wish.name if caller.seat != seat else ""
        name = names.unlike(names.person(wished or other.name or seating.person_name(seat)), unlike)
        done.append(replace(like, kind="person", name=name, key_hash=secrets.seat(seat), hosts=True, seen=clock.now()))
    return tuple(done)


def _sight(match: Match) -> Sight:
    sight = Sight(match)
    sight.followed(sight.cursor)
    sight.sent([])
    return sight
