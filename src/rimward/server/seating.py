"""Who sits where: coming and going, bots that sit in, keys and invitations, the end of a table and its rematch."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from random import Random, SystemRandom

from msgspec.structs import replace

from rimward import bots
from rimward.bots.seated import seated, usual
from rimward.kernel.game import Game
from rimward.server import clock, consent, keys, names, shapes, talking
from rimward.server.data import COLOURS, SHAPES, SeatData, TableData
from rimward.server.errors import Denied, english
from rimward.server.room import Room
from rimward.server.store import Step


async def join(room: Room, wish: shapes.Join, with_key: str) -> shapes.SeatKey:
    """A seat for somebody who comes; with the last one the match begins. Who sits there already says so by a key."""
    name = names.person(wish.name)
    async with room.at_work():
        hosts = _is_hosts(room, with_key)
        invited = keys.fits(wish.invite, room.data.invite_hash)
        if not room.data.public and not invited:
            raise Denied(403, "table.invitation", "this table is private; open the invitation link again")
        seat = _free(room, wish.seat)
        wishes = _wished(room, seat, wish.wishes) if wish.wishes else room.data.seats[seat].wishes
        key = keys.new_key()
        look = {
            "colour": _unlike(room, "colour", wish.colour, seat),
            "shape": _unlike(room, "shape", wish.shape, seat),
        }
        name = _named(room, seat, name)
        seats = room.with_seat(
            seat,
            kind="person",
            name=name,
            key_hash=keys.hashed(key),
            away=False,
            benched=False,
            hosts=hosts,
            seen=clock.now(),
            bot="",
            wishes=wishes,
            **talking.unheard(room),
            **look,
        )
        await _seated(room, replace(room.data, seats=seats), room.line(-1, name, "joined"))
        return shapes.SeatKey(seat=seat, key=key)


def _is_hosts(room: Room, key: str) -> bool:
    """Whether the host takes this seat. Several may share a device, but nobody takes a second hand during a game."""
    if not key:
        return False
    caller = room.caller(key)
    own = [seat.seat for seat in room.data.seats if seat.kind == "person" and seat.hosts is not False]
    hosts = caller.host or caller.seat in own
    if room.data.status == "playing" and (caller.seat != room.spectator or own):
        raise Denied(409, "table.seated", "you sit at this table already")
    return hosts


def _check_not_over(room: Room) -> None:
    if room.data.status not in ("open", "playing"):
        raise Denied(409, "table.over", "this table has ended")


def _free(room: Room, wished: int | None) -> int:
    _check_not_over(room)
    free = [seat.seat for seat in room.data.seats if seat.kind == "open" and not seat.left]
    if not free:
        raise Denied(409, "table.full", "every seat of this table is taken")
    if wished is not None and wished not in free:
        raise Denied(409, "table.taken", "this seat is taken; choose another")
    return free[0] if wished is None else wished


def _wished(room: Room, seat: int, wishes: dict[str, int | str | bool]) -> dict[str, int | str | bool]:
    """What a seat wishes for, if it can be had beside what the others wish for."""
    if room.data.status != "open":
        raise Denied(409, "table.wishes", "wishes are for the time before the game begins")
    all_wishes = [wishes if other.seat == seat else other.wishes for other in room.data.seats]
    refused = room.game.refusal(len(all_wishes), room.data.options, all_wishes)
    if refused is not None:
        raise Denied(409, refused.code, english(room.game.name).reason(refused))
    return wishes


def _named(room: Room, seat: int, name: str) -> str:
    return names.unlike(name, [other.name for other in room.data.seats if other.seat != seat])


def _unlike(room: Room, what: str, wished: str | None, seat: int) -> str:
    """A colour or shape that no other seat has; what is wished for if it can be."""
    kinds: tuple[str, ...] = COLOURS if what == "colour" else SHAPES
    taken = {getattr(other, what) for other in room.data.seats if other.seat != seat}
    if wished is not None and wished not in taken:
        return wished
    own: str = getattr(room.data.seats[seat], what)
    return own if own not in taken else next(kind for kind in kinds if kind not in taken)


async def _seated(room: Room, data: TableData, told: shapes.Chat) -> None:
    """Seats have changed: begin if nobody is missing."""
    if data.status == "open" and all(seat.kind != "open" for seat in data.seats):
        await room.begin(data, told)
    else:
        await room.reseat(data, [told])


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


async def restyle(room: Room, seat: int, look: shapes.Look, *, by_host: bool) -> None:
    name = names.person(look.name)
    async with room.at_work():
        before = room.data.seats[seat]
        if by_host and before.kind == "person":
            raise Denied(403, "table.seat", "how a person is shown is that person's business")
        taken = [other for other in room.data.seats if other.seat != seat]
        if any(look.colour == other.colour or look.shape == other.shape for other in taken):
            raise Denied(409, "table.look", "another seat has this colour or shape")
        if _named(room, seat, name) != name:
            raise Denied(409, "table.name", "another seat has this name")
        if name != before.name:
            told = room.line(-1, f"{before.name} → {name}" if before.name else name, "renamed")
        else:
            told = room.line(-1, name, "restyled")
        wishes = before.wishes
        if look.wishes is not None and look.wishes != before.wishes:
            wishes = _wished(room, seat, look.wishes)
        seats = room.with_seat(seat, name=name, colour=look.colour, shape=look.shape, wishes=wishes)
        if seats != room.data.seats:
            await room.change(replace(room.data, seats=seats), told=[told])


async def hand_to_bot(room: Room, seat: int, bot: str, *, by_host: bool) -> None:
    """A bot sits in; the person's key still fits, and the person may come back."""
    async with room.at_work():
        bot = bot_for(room.game, bot, room.data.seed, seat, [other.bot for other in room.data.seats])
        _check_not_over(room)
        before = room.data.seats[seat]
        name = before.name or _named(room, seat, bot_name(seat))
        person = before.kind == "person"
        benched = person and by_host and (before.benched or not before.away)
        told = room.line(-1, name, "bot-by-host") if benched else room.line(-1, name, "bot-sits-in")
        how = {"away": True, "benched": benched} if person else {"kind": "bot"}
        await _seated(room, replace(room.data, seats=room.with_seat(seat, bot=bot, name=name, **how)), told)


async def hand_back(room: Room, seat: int) -> None:
    async with room.at_work():
        if room.data.seats[seat].conceded:
            raise Denied(409, "table.conceded", "this seat has given up")
        if not room.data.seats[seat].away:
            raise Denied(409, "table.not-away", "no bot sits in for a person here")
        told = room.line(-1, room.data.seats[seat].name, "came-back")
        back = room.with_seat(seat, away=False, benched=False, bot="")
        await _seated(room, replace(room.data, seats=back), told)


async def give_up_seat(room: Room, seat: int) -> None:
    """The person leaves for good, and the key is worth nothing. In a game a bot takes over, so that nobody waits."""
    async with room.at_work():
        before = room.data.seats[seat]
        playing = room.data.status == "playing"
        if before.conceded and playing:
            raise Denied(409, "table.conceded", "this seat has given up")
        told = room.line(-1, before.name, "left-to-bot") if playing else room.line(-1, before.name, "left")
        empty = replace(_empty(before), left=playing)
        if playing:
            empty = _filled(room, empty, "", room.data.seats)
        seats = tuple(empty if other.seat == seat else other for other in room.data.seats)
        proposal = consent.without(room.data.proposal, seat)
        await _seated(room, replace(room.data, seats=seats, proposal=proposal), told)
        room.cut(seat)


def _check_not_free(seat: SeatData) -> None:
    if seat.kind == "open" and not seat.left:
        raise Denied(409, "table.open-seat", "this seat is open: whoever has the invitation may take it")


def _empty(seat: SeatData) -> SeatData:
    return SeatData(seat=seat.seat, kind="open", name="", colour=seat.colour, shape=seat.shape)


async def new_seat_key(room: Room, seat: int, *, by_host: bool) -> shapes.SeatKey:
    """One's own key is replaced at once. The host hands out keys before the game; then it takes consent."""
    async with room.at_work():
        before = room.data.seats[seat]
        if not by_host:
            return await _rekeyed(room, before, room.line(-1, before.name, "own-key"))
        _check_not_over(room)
        if before.kind == "bot":
            raise Denied(409, "table.bot-seat", "a bot needs no key; open the seat to people first")
        if room.data.status == "playing":
            _check_not_free(before)
            return await consent.ask_key(room, seat)
        name = before.name or _named(room, seat, person_name(seat))
        taken = replace(before, kind="person", name=name, hosts=True, seen=clock.now(), **talking.unheard(room))
        return await _rekeyed(room, taken, room.line(-1, name, "new-key"))


async def _rekeyed(room: Room, seat: SeatData, told: shapes.Chat) -> shapes.SeatKey:
    key = keys.new_key()
    rekeyed = replace(seat, key_hash=keys.hashed(key))
    seats = tuple(rekeyed if other.seat == seat.seat else other for other in room.data.seats)
    await _seated(room, replace(room.data, seats=seats), told)
    room.cut(seat.seat)
    return shapes.SeatKey(seat=seat.seat, key=key)


async def open_seat(room: Room, seat: int) -> None:
    """The host frees a seat that a bot or nobody has: anyone with the invitation may take it."""
    async with room.at_work():
        before = room.data.seats[seat]
        _check_not_over(room)
        if before.kind == "person":
            detail = "a person has this seat; let a bot sit in, ask for a new key, or propose to end the game"
            raise Denied(409, "table.taken", detail)
        if room.data.status == "playing":
            _check_not_free(before)
            await consent.ask_open(room, seat)
        else:
            told = room.line(-1, before.name, "opened")
            await _seated(room, replace(room.data, seats=room.with_seat(seat, kind="open", name="", bot="")), told)


async def new_invite(room: Room) -> str:
    async with room.at_work():
        invite = keys.new_key()
        await room.change(replace(room.data, invite_hash=keys.hashed(invite)))
        room.turn_out()
        return invite


async def notify(room: Room, seat: int, notice: shapes.Notice) -> None:
    async with room.at_work():
        kept = notice if notice.url else None
        due = _due(room, seat, notice.after) if kept is not None and seat in room.data.waiting else None
        await room.change(replace(room.data, seats=room.with_seat(seat, notice=kept, due=due)))


def _due(room: Room, seat: int, after: int) -> float | None:
    """One notice per wait: who had notices before has one due, or was told already."""
    before = room.data.seats[seat]
    if before.notice is not None and before.due is None:
        return None
    return min(time.time() + after, before.due or math.inf)


async def close(room: Room) -> None:
    """The host ends the table for everybody. What was played stays to be read."""
    async with room.at_work():
        _check_not_over(room)
        seats = tuple(replace(seat, due=None) for seat in room.data.seats)
        outcome = room.sight.broken_off("table.closed") if room.sight else None
        closed = replace(room.data, status="closed", outcome=outcome, proposal=None, waiting=(), thinking=False)
        await room.change(replace(closed, seats=seats), told=[room.line(-1, "", "closed")])


async def followed_by(room: Room, rematch: TableData, creation: list[Step]) -> None:
    """A rematch: the new table and the word of it at the old one are stored together."""
    async with room.at_work():
        if room.data.rematch:
            raise Denied(409, "table.rematch", "there is a rematch already")
        if room.data.status not in ("over", "closed"):
            raise Denied(409, "table.not-over", "a rematch comes after the end")
        await room.change(replace(room.data, rematch=rematch.id), *creation)
