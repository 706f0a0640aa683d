"""What a new table is made of: its seats, its secrets, and the key of a record that is brought in."""

from __future__ import annotations

import os
import time

from msgspec.structs import replace

from rimward.kernel.chance import Sealed
from rimward.kernel.game import Game
from rimward.kernel.record import Header
from rimward.server import clock, keys, names, seating, shapes
from rimward.server.data import COLOURS, SHAPES, SeatData, TableData


class Secrets:
    """What is told once, when a table is made."""

    def __init__(self) -> None:
        self.host, self.invite = keys.new_key(), keys.new_key()
        self.seats: list[shapes.SeatKey] = []

    def seat(self, number: int) -> bytes:
        key = keys.new_key()
        self.seats.append(shapes.SeatKey(seat=number, key=key))
        return keys.hashed(key)

    def told(self, table: shapes.Table) -> shapes.Created:
        return shapes.Created(table=table, host_key=self.host, invite=self.invite, keys=list(self.seats))


def seats_of(game: Game, wish: shapes.NewTable, secrets: Secrets) -> tuple[SeatData, ...]:
    bots = [seat.bot for seat in wish.seats]
    for number, seat in enumerate(wish.seats):
        if seat.kind == "bot":
            bots[number] = seating.bot_for(game, seat.bot, wish.seed, number, bots)
    return _distinct([_seat(number, seat, bots[number], secrets) for number, seat in enumerate(wish.seats)])


def _seat(number: int, wish: shapes.SeatWish, bot: str, secrets: Secrets) -> SeatData:
    colour, shape = wish.colour or COLOURS[number % len(COLOURS)], wish.shape or SHAPES[number % len(SHAPES)]
    name = names.person(wish.name) if wish.name else ""
    if wish.kind == "me":
        return SeatData(
            seat=number,
            kind="person",
            name=name or seating.person_name(number),
            colour=colour,
            shape=shape,
            key_hash=secrets.seat(number),
            hosts=True,
            seen=clock.now(),
            wishes=wish.wishes,
        )
    if wish.kind == "open":
        return SeatData(seat=number, kind="open", name=name, colour=colour, shape=shape, wishes=wish.wishes)
    name = name or seating.bot_name(number)
    return SeatData(seat=number, kind="bot", name=name, colour=colour, shape=shape, bot=bot, wishes=wish.wishes)


def _distinct(seats: list[SeatData]) -> tuple[SeatData, ...]:
    """Every seat has a name, a colour and a shape of its own; those who come first have what they wished for."""
    done: list[SeatData] = []
    for seat in seats:
        colours, shapes = {other.colour for other in done}, {other.shape for other in done}
        colour = seat.colour if seat.colour not in colours else next(c for c in COLOURS if c not in colours)
        shape = seat.shape if seat.shape not in shapes else next(s for s in SHAPES if s not in shapes)
        name = seat.name and names.unlike(seat.name, [other.name for other in done])
        done.append(replace(seat, name=name, colour=colour, shape=shape))
    return tuple(done)


def new_table(
    wish: shapes.NewTable,
    game: Game,
    options: dict[str, int | str | bool],
    seats: tuple[SeatData, ...],
    secrets: Secrets,
) -> TableData:
    now = time.time()
    return TableData(
        id=keys.new_id(),
        game=wish.game,
        name=names.table(wish.name),
        status="open",
        public=wish.public,
        watch=wish.watch,
        pace=wish.pace,
        practice=wish.seed is not None,
        seed=wish.seed,
        options=options,
        created=now,
        updated=now,
        host_hash=keys.hashed(secrets.host),
        invite_hash=keys.hashed(secrets.invite),
        salt=os.urandom(16),
        talk=wish.talk,
        packs=game.kept,
        seats=seats,
    )


def keyed(header: Header) -> Header:
    """With a key to go on with: a record that is not the whole one has none."""
    if header.key:
        return header
    key = os.urandom(32)
    return replace(header, key=key.hex(), commitment=Sealed(key).commitment())
