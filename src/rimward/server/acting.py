"""What a seat does at a table: every command of `shapes.Commands`, carried out under the lock of its room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rimward.bots.seated import usual
from rimward.kernel.match import Given
from rimward.kernel.question import Refused
from rimward.kernel.result import side_of
from rimward.server import consent, giving, ordering, shapes, talking

if TYPE_CHECKING:
    from rimward.server.room import Room

CHANGES = 20  # of an answer to a question to several, before the others have answered


async def carried_out(room: Room, seat: int, command: shapes.Commands) -> Given | None:
    """What became of several answers, where there were several."""
    _check_length(room, giving.entries(command))
    if isinstance(command, shapes.Answer):
        _check_changes(room, seat)
        await room.play(lambda match: match.answer(command.question, seat, command.key))
        room.sat_in.discard(room.last_entry())
    elif isinstance(command, shapes.Answers):
        _check_changes(room, seat)
        given = await room.play(lambda match: match.answers(command.question, seat, command.keys, command.codes))
        after = room.last_entry() + 1
        room.sat_in.difference_update(range(after - len(given.ends), after) if given else ())
        return given
    elif isinstance(command, shapes.Act):
        await room.play(lambda match: match.interject(seat, command.key))
    elif isinstance(command, shapes.Undo):
        await room.play(lambda match: giving.undo(match, seat, command.to))
    elif isinstance(command, shapes.TakeBack):
        await consent.take_back(room, seat, command.to)
    elif isinstance(command, shapes.End):
        await consent.end(room, seat)
    elif isinstance(command, shapes.Consent):
        await consent.answered(room, seat, command)
    elif isinstance(command, shapes.GiveOrder):
        await ordering.order(room, seat, command)
    elif isinstance(command, shapes.Revoke):
        await ordering.revoke(room, seat, command)
    elif isinstance(command, shapes.Concede):
        await _concede(room, seat)
    elif isinstance(command, shapes.Note):
        await talking.note(room, seat, command.text)
    else:
        await talking.say(room, seat, command)
    return None


def _check_length(room: Room, entries: int) -> None:
    """Going back and forth would make a record grow without end. Bots only go on, and games end."""
    if entries and room.stored + entries > room.longest:
        raise Refused("table.refused.long", entries=room.longest)


def _check_changes(room: Room, seat: int) -> None:
    if room.sight is not None and room.sight.early_answers(seat) > CHANGES:
        raise Refused("table.refused.changes", changes=CHANGES)


async def _concede(room: Room, seat: int) -> None:
    room.check_not_over()
    seats = room.with_seat(seat, conceded=True, away=True, bot=usual(room.game))
    people = [other for other in seats if other.kind == "person" and not other.conceded]
    told = [room.line(-1, room.data.seats[seat].name, "conceded")]
    sides = room.playing().match.table.sides()
    left = {side_of(sides, other.seat) for other in seats if not other.conceded}
    against = len({side_of(sides, other.seat) for other in seats}) > 1  # and not all together against the game
    if not people or (against and len(left) == 1):
        winners = [other.seat for other in seats if against and side_of(sides, other.seat) in left]
        await room.over("table.conceded", winners, seats, told)
        return
    await room.reseat(replace(room.data, seats=seats, proposal=consent.without(room.data.proposal, seat)), told)
