"""Who sits where: coming and going, bots that sit in, keys and invitations, the end of a table and its rematch."""

from __future__ import annotations

import time
from collections.abc import Iterable
from random import Random, SystemRandom

from msgspec.structs import replace

from rimward import bots
from rimward.bots.seated import seated, usual
from rimward.kernel.game import Game
from rimward.server import keys, schemas
from rimward.server.data import COLOURS, SHAPES, SeatData, TableData, unlike
from rimward.server.errors import Denied
from rimward.server.room import Room
from rimward.server.store import Step


async def join(room: Room, wish: schemas.Join) -> schemas.SeatKey:
    """A seat for somebody who comes; with the last one the match begins."""
    async with room.at_work():
        invited = keys.fits(wish.invite, room.data.invite_hash)
        if not room.data.public and not invited:
            raise Denied(403, "table.invitation", "this table is private; open the invitation link again")
        seat = _free(room, wish.seat)
        key = keys.new_key()
        look = {
            "colour": _unlike(room, "colour", wish.colour, seat),
            "shape": _unlike(room, "shape", wish.shape, seat),
        }
        name = _named(room, seat, wish.name)
        seats = room.with_seat(seat, kind="person", name=name, key_hash=keys.hashed(key), away=False, bot="", **look)
        await _seated(room, replace(room.data, seats=seats), room.line(-1, name, "joined"))
        return schemas.SeatKey(seat=seat, key=key)


def _check_not_over(room: Room) -> None:
    if room.data.status not in ("open", "playing"):
        raise Denied(409, "table.over", "this table has ended")


def _free(room: Room, wished: int | None) -> int:
    _check_not_over(room)
    free = [seat.seat for seat in room.data.seats if seat.kind == "open"]
    if not free:
        raise Denied(409, "table.full", "every seat of this table is taken")
    if wished is not None and wished not in free:
        raise Denied(409, "table.taken", "this seat is taken; choose another")
    return free[0] if wished is None else wished


def _named(room: Room, seat: int, name: str) -> str:
    return unlike(name, [other.name for other in room.data.seats if other.seat != seat])


def _unlike(room: Room, what: str, wished: str | None, seat: int) -> str:
    """A colour or shape that no other seat has; what is wished for if it can be."""
    kinds: tuple[str, ...] = COLOURS if what == "colour" else SHAPES
    taken = {getattr(other, what) for other in room.data.seats if other.seat != seat}
    if wished is not None and wished not in taken:
        return wished
    own: str = getattr(room.data.seats[seat], what)
    return own if own not in taken else next(kind for kind in kinds if kind not in taken)


async def _seated(room: Room, data: TableData, told: schemas.Chat) -> None:
    """Seats have changed: begin if nobody is missing, wake the bots if one is asked."""
    data = room.thinking(data)
    if data.status == "open" and all(seat.kind != "open" for seat in data.seats):
        await room.begin(data, told)
        return
    await room.change(data, told=told)
    await room.reseated()
    if room.data.thinking:
        room.wake(room)


async def start(room: Room, fill: str) -> None:
    """The host begins; a bot takes what is still open."""
    async with room.at_work():
        if room.data.status != "open":
            raise Denied(409, "table.begun", "this table has begun already")
        seats = list(room.data.seats)
        for seat in room.data.seats:
            if seat.kind == "open":
                seats[seat.seat] = _filled(room, seat, fill, seats)
        await _seated(room, replace(room.data, seats=tuple(seats)), room.line(-1, "", "started"))


def _filled(room: Room, seat: SeatData, fill: str, seats: Iterable[SeatData]) -> SeatData:
    bot = bot_for(room.game, fill, room.data.seed, seat.seat, [other.bot for other in seats])
    return replace(seat, kind="bot", bot=bot, name=seat.name or _named(room, seat.seat, bot_name(seat.seat)))


def bot_name(seat: int) -> str:
    return f"Bot {seat + 1}"


def person_name(seat: int) -> str:
    return f"Player {seat + 1}"


def bot_for(game: Game, wished: str, seed: str | None, seat: int, others: Iterable[str]) -> str:
    """The bot that sits down there beside these others. At a practice table its style follows from the seed."""
    if wished and not bots.can_play(game, wished):
        known = ", ".join(dict.fromkeys([*bots.levels(game), *bots.playing(game)]))
        styles = f", and with a style, such as normal/{game.styles[0]}" if game.styles else ""
        raise Denied(400, "table.bot", f"there is no bot {wished!r} for this game; there is: {known}{styles}")
    chance = SystemRandom() if seed is None else Random(f"{seed} {seat}")
    return seated(wished or usual(game), game, chance, others)


async def restyle(room: Room, seat: int, look: schemas.Look) -> None:
    async with room.at_work():
        taken = [other for other in room.data.seats if other.seat != seat]
        if any(look.colour == other.colour or look.shape == other.shape for other in taken):
            raise Denied(409, "table.look", "another seat has this colour or shape")
        if _named(room, seat, look.name) != look.name:
            raise Denied(409, "table.name", "another seat has this name")
        seats = room.with_seat(seat, name=look.name, colour=look.colour, shape=look.shape)
        await room.change(replace(room.data, seats=seats))


async def hand_to_bot(room: Room, seat: int, bot: str) -> None:
    """A bot sits in; the person's key still fits, and the person may come back."""
    async with room.at_work():
        bot = bot_for(room.game, bot, room.data.seed, seat, [other.bot for other in room.data.seats])
        _check_not_over(room)
        name = room.data.seats[seat].name or _named(room, seat, bot_name(seat))
        person = room.data.seats[seat].kind == "person"
        seats = room.with_seat(seat, bot=bot, name=name, **({"away": True} if person else {"kind": "bot"}))
        told = room.line(-1, name, "bot-sits-in")
        await _seated(room, replace(room.data, seats=seats), told)


async def hand_back(room: Room, seat: int) -> None:
    async with room.at_work():
        if room.data.seats[seat].conceded:
            raise Denied(409, "table.conceded", "this seat has given up")
        if not room.data.seats[seat].away:
            raise Denied(409, "table.not-away", "no bot sits in for a person here")
        told = room.line(-1, room.data.seats[seat].name, "came-back")
        await _seated(room, replace(room.data, seats=room.with_seat(seat, away=False, bot="")), told)


async def give_up_seat(room: Room, seat: int) -> None:
    """The person leaves for good: the seat is free for somebody else, and the key is worth nothing."""
    async with room.at_work():
        if room.data.seats[seat].conceded and room.data.status == "playing":
            raise Denied(409, "table.conceded", "this seat has given up")
        told = room.line(-1, room.data.seats[seat].name, "left")
        free = room.with_seat(seat, kind="open", name="", key_hash=None, away=False, bot="", notice=None, due=None)
        await _seated(room, replace(room.data, seats=free), told)
        room.cut(seat)


async def new_seat_key(room: Room, seat: int) -> schemas.SeatKey:
    """A lost or stolen key is replaced; everybody is told, for it is the host who gets it."""
    async with room.at_work():
        if room.data.seats[seat].kind == "bot":
            raise Denied(409, "table.bot-seat", "a bot needs no key; hand the seat to a person first")
        key = keys.new_key()
        name = room.data.seats[seat].name or _named(room, seat, person_name(seat))
        seats = room.with_seat(seat, kind="person", name=name, key_hash=keys.hashed(key))
        told = room.line(-1, name, "new-key")
        await _seated(room, replace(room.data, seats=seats), told)
        room.cut(seat)
        return schemas.SeatKey(seat=seat, key=key)


async def open_seat(room: Room, seat: int) -> None:
    """The host frees a seat that a bot or nobody has: whoever has the invitation may take it."""
    async with room.at_work():
        if room.data.seats[seat].kind == "person":
            raise Denied(409, "table.taken", "a person has this seat; it can be given a new key instead")
        _check_not_over(room)
        told = room.line(-1, room.data.seats[seat].name, "opened")
        await _seated(room, replace(room.data, seats=room.with_seat(seat, kind="open", name="", bot="")), told)


async def new_invite(room: Room) -> str:
    async with room.at_work():
        invite = keys.new_key()
        await room.change(replace(room.data, invite_hash=keys.hashed(invite)))
        return invite


async def notify(room: Room, seat: int, notice: schemas.Notice) -> None:
    async with room.at_work():
        kept = notice if notice.url else None
        waited = kept is not None and seat in room.data.waiting
        due = time.time() + notice.after if waited else None
        await room.change(replace(room.data, seats=room.with_seat(seat, notice=kept, due=due)))


async def noticed(room: Room, seat: int, due: float | None) -> None:
    """The seat was told, or is to be told later."""
    async with room.at_work():
        await room.change(replace(room.data, seats=room.with_seat(seat, due=due)))


async def close(room: Room) -> None:
    """The host ends the table for everybody. What was played stays to be read."""
    async with room.at_work():
        _check_not_over(room)
        seats = tuple(replace(seat, due=None) for seat in room.data.seats)
        closed = replace(room.data, status="closed", proposal=None, waiting=(), thinking=False, seats=seats)
        await room.change(closed, told=room.line(-1, "", "closed"))


async def followed_by(room: Room, rematch: TableData, creation: list[Step]) -> None:
    """A rematch: the new table and the word of it at the old one are stored together."""
    async with room.at_work():
        if room.data.rematch:
            raise Denied(409, "table.rematch", "there is a rematch already")
        if room.data.status not in ("over", "closed"):
            raise Denied(409, "table.not-over", "a rematch comes after the end")
        await room.change(replace(room.data, rematch=rematch.id), *creation)
