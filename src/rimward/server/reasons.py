"""Why a bot did something, and what one would do: thought about in a worker, from what the asker may know."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

import msgspec

from rimward import wire
from rimward.bots.seated import usual
from rimward.kernel.match import Match
from rimward.kernel.question import DONE, PASS
from rimward.server import retold
from rimward.server.bots import ClosedError, Grounds, Review, Thinkers, Turning, Wonder, seed_of, thought_of
from rimward.server.errors import Denied
from rimward.server.room import Caller, Room

HIDDEN = retold.Grounds(code="kernel.why.hidden")


async def hint(room: Room, thinkers: Thinkers, caller: Caller) -> retold.Hint:
    """Of the bot that usually sits down, in no style of its own."""
    async with room.at_work():
        match, seat = room.match, caller.seat
        question = match.question(seat) if match is not None and room.data.status == "playing" else None
        if match is None or question is None or question.answered or room.data.seats[seat].by_bot:
            raise Denied(409, "table.not-asked", "nothing is asked of this seat now")
        thought = thought_of(match, seat, usual(room.game), _seed(room, match, seat))
    with _while_open():
        key = await thinkers.choose(thought)
        wonder = Wonder(thought.game, thought.bot, thought.seed, seat, thought.code, key, thought.view, thought.packs)
        return retold.Hint(question=question.id, key=key, why=_told(await thinkers.explain(wonder)))


async def moments(room: Room, caller: Caller) -> retold.Moments:
    """The entries of the line, which of them a bot can be asked about, and which an order gave."""
    async with room.at_work():
        if room.sight is None:
            return retold.Moments(first=[], seats=[], bots=[])
        match = room.sight.match
        ordered = by_order(match, None if room.data.status in ("over", "closed") else caller.seat)
        return msgspec.structs.replace(room.sight.moments(), bots=by_bots(room, match), ordered=ordered)


def by_order(match: Match, seat: int | None) -> list[int]:
    """The entries that a standing order of a seat gave, or of all: that tells what others hold back, until the end."""
    return [n for n, done in enumerate(match.line) if done.order and seat in (None, done.seat)]


def by_bots(room: Room, match: Match) -> list[int]:
    """The entries that bots answered, but for those where everybody has seen that they did nothing."""
    open_to_all = len(match.line)
    if match.table.early:  # what was answered to the question to several that is open is still a secret
        codes = {question.code for question in match.asked}
        while match.line[open_to_all - 1].code in codes:
            open_to_all -= 1
    return [
        entry
        for entry, done in enumerate(match.line)
        if done.did == "answer"
        and (room.data.seats[done.seat].kind == "bot" or entry in room.sat_in)
        and (entry >= open_to_all or done.key not in (PASS, DONE))
    ]


async def why(room: Room, thinkers: Thinkers, caller: Caller, entry: int) -> retold.Why:
    """In play from what the asker knew before the answer; afterwards, when all is open, from the bot's view."""
    async with room.at_work():
        sight, match = room.sight, room.match
        if sight is None or match is None or entry not in by_bots(room, match):
            raise Denied(404, "table.no-choice", "no bot chose anything there; perhaps it was taken back")
        done = match.line[entry]
        open_to_all = room.data.status in ("over", "closed")
        past, viewer = match.at(entry), done.seat if open_to_all else caller.seat
        if viewer != done.seat and sight.lies_in_secret(entry):
            return retold.Why(entry=entry, seat=done.seat, why=HIDDEN)
        view = msgspec.Raw(msgspec.json.encode(past.view(viewer)))
        bot, seed = room.data.seats[done.seat].bot or usual(room.game), _seed(room, past, done.seat)
    wonder = Wonder(room.game.name, bot, seed, done.seat, done.code, done.key, view, room.game.kept)
    with _while_open():
        return retold.Why(entry=entry, seat=done.seat, why=_told(await thinkers.explain(wonder)))


@contextlib.contextmanager
def _while_open() -> Iterator[None]:
    try:
        yield
    except ClosedError:
        raise Denied(503, "table.again", "the server is stopping; please try once more") from None


def _seed(room: Room, match: Match, seat: int) -> int:
    return seed_of(room.data.id, room.data.salt.hex(), len(match.line), seat)


def _told(grounds: Grounds | None) -> retold.Grounds:
    if grounds is None:
        raise Denied(503, "table.no-reason", "the bot could not say why; please try again")
    return retold.Grounds(code=grounds.code, params=grounds.params)


# --- turning points --------------------------------------------------------------------------------------------------
LONG = 60.0  # seconds that a review may take; it is a matter of a few, but the machine may be busy
KEPT = 500  # reviews in memory


class Reviews:
    """The turning points of games that are over, worked out one after the other in a process of their own."""

    def __init__(self) -> None:
        self._thinkers = Thinkers(workers=1, budget=LONG, idle=10.0)
        self._found: dict[tuple[str, int, int], asyncio.Task[list[Turning] | None]] = {}

    async def close(self) -> None:
        await self._thinkers.close()
        await asyncio.gather(*self._found.values(), return_exceptions=True)

    async def of(self, room: Room, seat: int) -> retold.Review:
        """What is known by now; it is begun when somebody first asks, and once more after it failed."""
        async with room.at_work():
            match = room.match
            if match is None or room.data.status not in ("over", "closed"):
                raise Denied(409, "table.not-over", "turning points are there once the table has ended")
            if not 0 <= seat < room.spectator:
                raise Denied(404, "table.seat", "there is no such seat")
            at = (room.data.id, seat, len(match.entries))
            if at not in self._found:
                line = [msgspec.structs.replace(entry, hash="") for entry in match.line]
                review = Review(room.game.name, seat, 0, match.header, line)  # the same for the same game, wherever
                self._found[at] = asyncio.create_task(self._worked_out(review))
                while len(self._found) > KEPT:
                    self._found.pop(next(iter(self._found))).cancel()
            task = self._found[at]
        if not task.done():
            return retold.Review(state="working")
        if (found := task.result()) is None:
            del self._found[at]
            return retold.Review(state="failed")
        return retold.Review(state="done", points=[_point(one) for one in found])

    async def _worked_out(self, review: Review) -> list[Turning] | None:
        try:
            return await self._thinkers.review(review)
        except ClosedError:
            return None


def _point(found: Turning) -> retold.TurningPoint:
    return retold.TurningPoint(
        entry=found.entry,
        turn=found.turn,
        code=found.code,
        taken=wire.Option(found.taken.key, found.taken.thing, found.taken.about),
        better=wire.Option(found.better.key, found.better.thing, found.better.about),
        chance=found.chance,
        best=found.best,
        why=retold.Grounds(code=found.why.code, params=found.why.params) if found.why is not None else None,
    )
