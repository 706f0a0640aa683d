"""Standing orders at a table: given and revoked by a seat, told to nobody else, carried out by the room.

Changing an order writes the seat and tells its own viewers. Nothing of it is in the table that others see.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import structs
from msgspec.structs import replace

from rimward.kernel.match import Match
from rimward.kernel.orders import EVERYWHERE, Asked, Order, deciding, given, is_blind, next_answer, standing
from rimward.kernel.question import Refused
from rimward.server import shapes
from rimward.server.data import Held, SeatData, TableData

if TYPE_CHECKING:
    from rimward.server.room import Room

MOST = 20  # orders of one seat
CHANGES = 20  # of its orders that one seat may make in SPAN seconds
SPAN = 10.0


async def order(room: Room, seat: int, command: shapes.GiveOrder) -> None:
    """The new order comes first: the first that fits decides. One for everywhere comes last: it would hide the rest."""
    room.check_not_over()
    _check_pace(room, seat)
    match = room.playing().match
    new = given(room.game, command.order, seat, match.view(seat))
    others = [old for old in room.data.seats[seat].orders if old.bare() != new]
    if len(others) >= MOST:
        raise Refused("table.refused.orders", most=MOST)
    held = _held(match, seat, new)
    await room.reorder(seat, (*others, held) if new.where == EVERYWHERE else (held, *others))


async def revoke(room: Room, seat: int, command: shapes.Revoke) -> None:
    """One order as it is listed, or all of them."""
    room.check_not_over()
    _check_pace(room, seat)
    had = room.data.seats[seat].orders
    left = tuple(old for old in had if command.order is not None and old.bare() != command.order)
    if command.order is not None and len(left) == len(had):
        raise Refused("table.refused.no-order")
    await room.reorder(seat, left)


def _held(match: Match, seat: int, order: Order) -> Held:
    question = match.question(seat)
    asked = question.code if question is not None else ""
    return Held(**structs.asdict(order), at=asked, since=len(match.line))


def _check_pace(room: Room, seat: int) -> None:
    """Each change is written to disk."""
    now = time.monotonic()
    room.reordered = [(at, who) for at, who in room.reordered if now - at < SPAN]
    if sum(who == seat for _, who in room.reordered) >= CHANGES:
        raise Refused("table.refused.too-fast", seconds=int(SPAN))
    room.reordered.append((now, seat))


def listed(room: Room, seat: int) -> shapes.Orders:
    """The first that fits decides."""
    orders = room.data.seats[seat].orders
    return shapes.Orders(orders=[_shown(room, one) for one in orders])


def _shown(room: Room, held: Held) -> shapes.Standing:
    return shapes.Standing(
        order=held.bare(),
        blind=is_blind(room.game, held),
        at=held.at,
        since=held.since,
        answered=held.answered,
        last=held.last,
    )


# --- carrying them out -----------------------------------------------------------------------------------------------
async def obey(room: Room) -> bool:
    """Give the next answer of a standing order, if one is due. It is stored and told like any other."""
    async with room.lock:
        match = room.match
        found = _due(room, match, room.data) if match is not None and room.alive else None
        if match is None or found is None:
            return False
        seats = _counted(match, room.data, *found)
        await room.play(lambda match: match.answer(*found, order=True), seats)
        room.sat_in.discard(len(match.line) - 1)
        return True


def _counted(match: Match, data: TableData, number: int, seat: int, _: str) -> tuple[SeatData, ...]:
    """The seats, with one more answer of the order that is about to answer this question."""
    had = data.seats[seat].orders
    question = next(asked for asked in match.asked if asked.id == number)
    asked = Asked(match.table, question.asked, match.act_keys(seat))
    at = deciding(match.game, had, asked, match.view(seat))
    new = tuple(replace(one, answered=one.answered + 1, last=len(match.line)) if one is at else one for one in had)
    return tuple(replace(other, orders=new) if other.seat == seat else other for other in data.seats)


def goes_on(room: Room, match: Match | None, data: TableData) -> bool:
    """Whether a bot or an order is to answer."""
    by_bot = any(data.seats[seat].by_bot for seat in data.waiting)
    return by_bot or (match is not None and _due(room, match, data) is not None)


def _due(room: Room, match: Match, data: TableData) -> tuple[int, int, str] | None:
    """The answer that an order is to give now: question, seat and key. While a bot sits in, the bot decides."""
    orders = {seat.seat: seat.orders for seat in data.seats if seat.orders and not seat.by_bot}
    if not orders or data.status != "playing" or room.stored >= room.longest:
        return None
    return next_answer(match, orders)


def without_run_out(match: Match, seats: tuple[SeatData, ...]) -> tuple[SeatData, ...]:
    """The seats, with the orders that still stand."""
    if not any(seat.orders for seat in seats):
        return seats
    known = match.view(match.table.seats)  # whose turn and what is under way, everybody can see
    return tuple(
        replace(seat, orders=standing(match.game, seat.orders, seat.seat, known)) if seat.orders else seat
        for seat in seats
    )
