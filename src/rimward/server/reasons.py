"""Why a bot did something, and what one would do: thought about in a worker, from what the asker may know."""

from __future__ import annotations

import msgspec

from rimward.bots.seated import usual
from rimward.kernel.match import Match
from rimward.server import schemas
from rimward.server.bots import Grounds, Thinkers, Wonder, seed_of, thought_of
from rimward.server.errors import Denied
from rimward.server.room import Caller, Room

HIDDEN = schemas.Grounds(code="kernel.why.hidden")


async def hint(room: Room, thinkers: Thinkers, caller: Caller) -> schemas.Hint:
    """Of the bot that usually sits down, in no style of its own."""
    async with room.at_work():
        match, seat = room.match, caller.seat
        question = match.question(seat) if match is not None and room.data.status == "playing" else None
        if match is None or question is None or question.answered or room.data.seats[seat].by_bot:
            raise Denied(409, "table.not-asked", "nothing is asked of this seat now")
        thought = thought_of(match, seat, usual(room.game), _seed(room, match, seat))
    key = await thinkers.choose(thought)
    wonder = Wonder(thought.game, thought.bot, thought.seed, seat, thought.code, key, thought.view)
    return schemas.Hint(question=question.id, key=key, why=_told(await thinkers.explain(wonder)))


async def why(room: Room, thinkers: Thinkers, caller: Caller, entry: int) -> schemas.Why:
    """In play from what the asker knew before the answer; afterwards, when all is open, from the bot's view."""
    async with room.at_work():
        match = room.match
        if match is None or not 0 < entry < len(match.line) or not room.by_bot(entry):
            raise Denied(404, "table.no-choice", "no bot chose anything there; perhaps it was taken back")
        done = match.line[entry]
        open_to_all = room.data.status in ("over", "closed")
        past, viewer = match.at(entry), done.seat if open_to_all else caller.seat
        if viewer != done.seat and _lies_in_secret(match, entry):
            return schemas.Why(entry=entry, seat=done.seat, why=HIDDEN)
        view = msgspec.Raw(msgspec.json.encode(past.view(viewer)))
        bot, seed = room.data.seats[done.seat].bot or usual(room.game), _seed(room, past, done.seat)
    wonder = Wonder(room.game.name, bot, seed, done.seat, done.code, done.key, view)
    return schemas.Why(entry=entry, seat=done.seat, why=_told(await thinkers.explain(wonder)))


def _lies_in_secret(match: Match, entry: int) -> bool:
    """Whether it is an answer to a question to several that has not been answered by all of them."""
    return all(match.at(later).table.early for later in range(entry + 1, len(match.line) + 1))


def _seed(room: Room, match: Match, seat: int) -> int:
    return seed_of(room.data.id, room.data.salt.hex(), len(match.line), seat)


def _told(grounds: Grounds | None) -> schemas.Grounds:
    if grounds is None:
        raise Denied(503, "table.no-reason", "the bot could not say why; please try again")
    return schemas.Grounds(code=grounds.code, params=grounds.params)
