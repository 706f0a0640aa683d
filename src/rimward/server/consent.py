"""What needs consent: to take back, to end a game, and what is done with seats while it is played.

Who has to agree is fixed when something is proposed, and every proposal has a number that a consent names. So nobody
agrees to what they were not shown, and nobody's say is lost because somebody let a bot sit in for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rimward.kernel.question import Refused
from rimward.kernel.view import knows_more
from rimward.server import clock, keys, shapes, talking
from rimward.server.data import ProposalData, TableData
from rimward.server.errors import Denied

if TYPE_CHECKING:
    from rimward.server.room import Room

ENOUGH = 2  # people who may decide about a seat in the place of one who is not there
ABOUT_SEATS = ("key", "open")


# --- who has a say ---------------------------------------------------------------------------------------------------
def voices(data: TableData) -> set[int]:
    """Everybody who has not given up. Who let a bot sit in is not asked; for whom the host did, is."""
    people = [seat for seat in data.seats if seat.kind == "person" and not seat.conceded]
    return {seat.seat for seat in people if seat.benched or not seat.away}


def hosts_seats(data: TableData) -> list[int]:
    return [seat.seat for seat in data.seats if seat.kind == "person" and seat.hosts]


def is_long_away(room: Room, seat: int) -> bool:
    """Nobody has used its key for as many days as the server says; an hour more, as `seen` is kept to the hour."""
    return not room.is_here(seat) and clock.now() - room.data.seats[seat].seen >= room.away + clock.HOUR


def may_speak(data: TableData, seat: int) -> bool:
    """Whether it is asked, although a bot sits in."""
    return data.proposal is not None and seat in (*data.proposal.needs, *data.proposal.instead)


def _missing(data: TableData, proposal: ProposalData) -> set[int]:
    missing = set(proposal.needs) - set(proposal.consents)
    if proposal.kind == "end":  # who is not there need not be waited for: a bot has taken over anyway
        missing -= {seat.seat for seat in data.seats if seat.by_bot}
    return missing


def _is_agreed(room: Room, proposal: ProposalData) -> bool:
    if proposal.kind == "key":
        others = set(proposal.consents) & set(proposal.instead)
        return proposal.seat in proposal.consents or (len(others) >= ENOUGH and is_long_away(room, proposal.seat))
    if proposal.kind == "take-back" and room.data.practice:
        return True
    return not _missing(room.data, proposal)


# --- proposing -------------------------------------------------------------------------------------------------------
async def take_back(room: Room, seat: int, to: int) -> None:
    """To before the act that the entry belongs to: half an act is nothing that anybody wants back."""
    match = room.playing().match
    if not 1 <= to < len(match.line):
        raise Refused("kernel.refused.no-such-entry", entry=str(to))
    back = match.began(to)
    await _propose(room, _new(room, "take-back", seat, voices(room.data), to=back, consents=(seat,)))


async def end(room: Room, seat: int) -> None:
    room.check_not_over()
    people = {other.seat for other in room.data.seats if other.kind == "person" and not other.by_bot}
    await _propose(room, _new(room, "end", seat, people, consents=(seat,)))


async def _propose(room: Room, proposal: ProposalData) -> None:
    if _is_blocked(room.data, proposal.by):
        raise Refused("table.refused.proposal")
    await _settle(room, proposal)


def _is_blocked(data: TableData, by: int) -> bool:
    return data.proposal is not None and data.proposal.by != by


def _new(
    room: Room,
    kind: shapes.Proposed,
    by: int,
    needs: set[int],
    *,
    to: int = 0,
    seat: int = -1,
    instead: Sequence[int] = (),
    consents: Sequence[int] = (),
    key_hash: bytes | None = None,
) -> ProposalData:
    return ProposalData(
        number=room.data.proposals + 1,
        kind=kind,
        by=by,
        to=to,
        seat=seat,
        needs=tuple(sorted(needs)),
        instead=tuple(instead),
        consents=tuple(consents),
        key_hash=key_hash,
    )


# --- the host asks for a seat ----------------------------------------------------------------------------------------
async def ask_key(room: Room, seat: int) -> shapes.SeatKey:
    """A key for the seat of a person, which fits when that person agrees; or two others, if the person is long away."""
    data, by = room.data, _asking_host(room)
    others = [
        other.seat
        for other in data.seats
        if other.kind == "person" and not other.conceded and other.hosts is False and other.seat != seat
    ]
    instead = others if len(others) >= ENOUGH and is_long_away(room, seat) else []
    key = keys.new_key()
    proposal = _new(room, "key", by, {seat}, seat=seat, instead=instead, key_hash=keys.hashed(key))
    await _settle(room, proposal, [room.line(-1, data.seats[seat].name, "asks-key")])
    return shapes.SeatKey(seat=seat, key=key, proposal=proposal.number)


async def ask_open(room: Room, seat: int) -> None:
    """Whoever takes a seat sees what it hides, and that may be an opponent with another browser. So nobody gets the
    hand of a person who left, and for a bot's the others have to agree."""
    data, by = room.data, _asking_host(room)
    hides = room.match is not None and knows_more(room.match.table, seat)
    if hides and data.seats[seat].left:
        detail = "this seat holds hidden cards of a person who left, so a bot plays on until it has none"
        raise Denied(409, "table.hides", detail)
    proposal = _new(room, "open", by, voices(data) if hides else set(), seat=seat, consents=hosts_seats(data))
    told = [] if _is_agreed(room, proposal) else [room.line(-1, data.seats[seat].name, "asks-open")]
    await _settle(room, proposal, told)


def _asking_host(room: Room) -> int:
    """The host's first seat, or -1; an error where something of somebody else's has to be decided first."""
    by = next(iter(hosts_seats(room.data)), -1)
    if _is_blocked(room.data, by):
        raise Denied(409, "table.proposal", "somebody else has proposed something; that has to be decided first")
    return by


# --- answering -------------------------------------------------------------------------------------------------------
async def answered(room: Room, seat: int, command: shapes.Consent) -> None:
    room.playing()
    proposal, name = room.data.proposal, room.data.seats[seat].name
    if proposal is None:
        raise Refused("table.refused.no-proposal")
    if command.proposal != proposal.number:
        raise Refused("table.refused.other-proposal")
    if not command.agree:
        await room.change(replace(room.data, proposal=None), told=[room.line(-1, name, "declined")])
        return
    if seat not in (*proposal.needs, *proposal.instead):
        raise Refused("table.refused.no-say")
    if seat in proposal.instead and not is_long_away(room, proposal.seat):
        raise Refused("table.refused.is-back")
    told = [room.line(-1, name, "agreed")] if proposal.kind in ABOUT_SEATS else []
    await _settle(room, replace(proposal, consents=tuple(sorted({*proposal.consents, seat}))), told)


async def reseated(room: Room) -> None:
    """Somebody came or went: perhaps nobody is left whose consent is missing."""
    if room.data.status == "playing" and room.data.proposal is not None:
        await _settle(room, room.data.proposal)


def without(proposal: ProposalData | None, seat: int) -> ProposalData | None:
    """When its person leaves or gives up, a seat has no say; what it proposed itself, and a key for it, lapse."""
    if proposal is None or seat in (proposal.by, proposal.seat):
        return None
    return replace(
        proposal,
        needs=tuple(other for other in proposal.needs if other != seat),
        instead=tuple(other for other in proposal.instead if other != seat),
        consents=tuple(other for other in proposal.consents if other != seat),
    )


# --- carrying out ----------------------------------------------------------------------------------------------------
async def _settle(room: Room, proposal: ProposalData, told: Sequence[shapes.Chat] = ()) -> None:
    """Carried out when nobody's consent is missing; kept for the others to see until then."""
    if not _is_agreed(room, proposal):
        if proposal != room.data.proposal:
            await room.change(replace(room.data, proposal=proposal, proposals=proposal.number), told=told)
    elif proposal.kind == "end":
        await room.over("table.agreed")
    elif proposal.kind == "take-back":
        await room.play(lambda match: match.take_back(proposal.to, range(room.spectator), proposal.by))
    elif proposal.kind == "key":
        await _give_key(room, proposal, told)
    else:
        await _open(room, proposal, told)


async def _give_key(room: Room, proposal: ProposalData, told: Sequence[shapes.Chat]) -> None:
    name = room.data.seats[proposal.seat].name
    if proposal.seat in proposal.consents:
        line = room.line(-1, name, "key-agreed")
    else:
        line = room.line(-1, name, "key-by-others")
    seats = room.with_seat(
        proposal.seat,
        key_hash=proposal.key_hash,
        hosts=True,
        seen=clock.now(),
        notice=None,
        due=None,
        orders=(),
        **talking.unheard(room),
    )
    await room.reseat(replace(room.data, seats=seats, proposal=None), [*told, line])
    room.cut(proposal.seat)


async def _open(room: Room, proposal: ProposalData, told: Sequence[shapes.Chat]) -> None:
    line = room.line(-1, room.data.seats[proposal.seat].name, "opened")
    seats = room.with_seat(proposal.seat, kind="open", name="", bot="", left=False)
    await room.reseat(replace(room.data, seats=seats, proposal=None), [*told, line])
