"""The REST side: games, tables, seats, and everything that a script needs to play."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from math import ceil
from typing import Annotated, Any, cast

from litestar import MediaType, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from rimward import __version__, bots, wire
from rimward import report as reports
from rimward.kernel import record
from rimward.kernel.game import Game
from rimward.kernel.match import CHECKPOINT
from rimward.kernel.question import Refused
from rimward.kernel.story import PEOPLE
from rimward.server import long, looking, offered, ordering, reasons, retold, seating, shapes, talking, whatif
from rimward.server.content import Content
from rimward.server.errors import Denied
from rimward.server.hall import PAGE, Hall
from rimward.server.health import Health
from rimward.server.notices import check
from rimward.server.security import Refusal
from rimward.server.shapes import Problem
from rimward.server.who import OF_TABLE, Req, as_host, at, at_seat, errors, key_of
from rimward.server.work import ENTRY, Work

log = logging.getLogger("rimward.api")
Count = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
FULL = ResponseSpec(shapes.Full, description="What this seat knows", generate_examples=False)  # encoded by the room


# --- games -----------------------------------------------------------------------------------------------------------
@get("/healthz", responses=errors())
async def healthz(health: NamedDependency[Health]) -> offered.Health:
    """Up, the database answers, and the disk is not full."""
    await health.check()
    return offered.Health(status="ok", version=__version__)


@get("/api/games", responses=errors(), sync_to_thread=True)
def games(hall: NamedDependency[Hall], content: NamedDependency[Content], state: State) -> offered.Games:
    """What can be played here, with what options and bots."""
    known = [_game(game, content.addresses(game.name)) for game in hall.games.values()]
    return offered.Games(games=known, network=state["network"])


def _game(game: Game, content: dict[str, str]) -> offered.Game:
    return offered.Game(
        name=game.name,
        version=game.version,
        seats=list(game.seats),
        usual=game.usual or game.seats[0],
        settings=[offered.Setting(name=s.name, default=s.default, allowed=list(s.allowed)) for s in game.settings],
        wishes=[offered.Setting(name=s.name, default=s.default, allowed=list(s.allowed)) for s in game.wishes],
        presets={name: dict(options) for name, options in game.presets.items()},
        bots=bots.playing(game),
        levels=bots.levels(game),
        styles=list(game.styles),
        people={start: list(names) for start, names in (game.telling.people if game.telling else PEOPLE).items()},
        content=content,
    )


# --- tables ----------------------------------------------------------------------------------------------------------
@get("/api/tables", responses=errors())
async def tables(
    hall: NamedDependency[Hall],
    status: FromQuery[shapes.Status] = "open",
    game: FromQuery[str] = "",
    after: FromQuery[str] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=PAGE)] = 20,
) -> shapes.Tables:
    """The public tables, the latest first, page by page."""
    return await hall.page(status, game, after, limit)


@post("/api/tables", responses=errors())
async def create(data: JSONBody[shapes.NewTable], hall: NamedDependency[Hall]) -> shapes.Created:
    """Make a table. Its keys are told in this answer and never again."""
    return await hall.create(data)


@post("/api/tables/import", responses=errors())
async def bring(
    data: JSONBody[shapes.Bring], hall: NamedDependency[Hall], work: NamedDependency[Work]
) -> shapes.Created:
    """A table from a record, which is played again before it is believed."""
    most = work.limits.entries
    if data.record.count("\n") > most + 1:  # one more is the header
        detail = f"this record has more than {most} entries, which is too much for this server"
        raise Denied(400, "record.long", detail)
    try:
        read = record.read(data.record.encode())
    except (record.RecordError, RecursionError) as error:
        raise Denied(400, "record.wrong", str(error)) from None
    return await hall.bring(read, data.name)


@get("/api/tables/{table_id:str}", responses=OF_TABLE)
async def table(table_id: FromPath[str], request: Req, hall: NamedDependency[Hall]) -> shapes.Table:
    room, _ = await at(hall, request, table_id)
    return room.shown()


@delete("/api/tables/{table_id:str}", responses=OF_TABLE)
async def remove(table_id: FromPath[str], request: Req, hall: NamedDependency[Hall]) -> None:
    """Everything of this table, for good."""
    await hall.delete(await as_host(hall, request, table_id))


@post("/api/tables/{table_id:str}/start", responses=OF_TABLE, status_code=200)
async def start(
    table_id: FromPath[str], data: JSONBody[shapes.Start], request: Req, hall: NamedDependency[Hall]
) -> shapes.Table:
    """The host begins; a bot takes the seats that are still open."""
    room = await as_host(hall, request, table_id)
    hall.check_bots()
    await seating.start(room, data.fill)
    return room.shown()


@post("/api/tables/{table_id:str}/close", responses=OF_TABLE, status_code=200)
async def close(table_id: FromPath[str], request: Req, hall: NamedDependency[Hall]) -> shapes.Table:
    """The host ends the table; what was played stays to be read."""
    room = await as_host(hall, request, table_id)
    await seating.close(room)
    return room.shown()


@post("/api/tables/{table_id:str}/rematch", responses=OF_TABLE)
async def rematch(table_id: FromPath[str], request: Req, hall: NamedDependency[Hall]) -> shapes.Created:
    """The same seats again. Everybody's key fits the new table, the host's too."""
    room, caller = await at(hall, request, table_id)
    if not caller.host and caller.seat == room.spectator:
        raise Denied(403, "table.seat", "only those who sit at this table may do that")
    return await hall.rematch(room)


@post("/api/tables/{table_id:str}/what-if", responses=OF_TABLE)
async def what_if(
    table_id: FromPath[str],
    data: JSONBody[shapes.WhatIf],
    request: Req,
    hall: NamedDependency[Hall],
    work: NamedDependency[Work],
) -> shapes.Created:
    """Go on from a moment at a practice table of one's own. While the game is played, it is made from what one's own
    seat knew at that moment; what that could not see is dealt again."""
    room, caller = await at(hall, request, table_id)
    work.charge(ENTRY * CHECKPOINT // 2)
    return await whatif.go_on(hall, room, caller, data)


@post("/api/tables/{table_id:str}/invite", responses=OF_TABLE, status_code=200)
async def invite(table_id: FromPath[str], request: Req, hall: NamedDependency[Hall]) -> shapes.Invite:
    """A new invitation, for the host to give away."""
    return shapes.Invite(invite=await seating.new_invite(await as_host(hall, request, table_id)))


@get("/api/tables/{table_id:str}/export", responses=OF_TABLE)
async def export(
    table_id: FromPath[str], request: Req, hall: NamedDependency[Hall], work: NamedDependency[Work]
) -> Response[shapes.Export]:
    """All that is kept of a table, for its host."""
    room = await as_host(hall, request, table_id)
    work.charge(room.stored + room.lines)
    async with room.at_work():
        chat = await hall.chat(room, -1, limit=None)
        ended = room.data.status in ("over", "closed")
        whole = room.match.record() if ended and room.match else None
        return cast("Response[shapes.Export]", long.export(room.shown(), chat, whole, work.slices()))


# --- seats -----------------------------------------------------------------------------------------------------------
@post("/api/tables/{table_id:str}/join", responses=OF_TABLE, status_code=200)
async def join(
    table_id: FromPath[str], data: JSONBody[shapes.Join], request: Req, hall: NamedDependency[Hall]
) -> shapes.SeatKey:
    """Take a free seat. The key is told in this answer and never again. Who sits at the table sends a key along."""
    return await seating.join(await hall.room(table_id), data, key_of(request))


@put("/api/tables/{table_id:str}/seats/{seat:int}/look", responses=OF_TABLE)
async def look(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[shapes.Look],
    request: Req,
    hall: NamedDependency[Hall],
) -> shapes.Table:
    """Name, colour and shape of one's seat; the host's business as well where no person sits."""
    room, caller = await at_seat(hall, request, table_id, seat, "own", "host")
    await seating.restyle(room, seat, data, by_host=caller.seat != seat)
    return room.shown()


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", responses=OF_TABLE, status_code=200)
async def sit_in(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[shapes.Sit],
    request: Req,
    hall: NamedDependency[Hall],
) -> shapes.Table:
    """A bot plays for this seat, until its person comes back."""
    room, caller = await at_seat(hall, request, table_id, seat, "own", "host")
    hall.check_bots(room)
    await seating.hand_to_bot(room, seat, data.bot, by_host=caller.seat != seat)
    return room.shown()


@post("/api/tables/{table_id:str}/seats/{seat:int}/return", responses=OF_TABLE, status_code=200)
async def come_back(
    table_id: FromPath[str], seat: FromPath[int], request: Req, hall: NamedDependency[Hall]
) -> shapes.Table:
    """The person plays again, when the person wants to."""
    room, _ = await at_seat(hall, request, table_id, seat, "own")
    await seating.hand_back(room, seat)
    return room.shown()


@post("/api/tables/{table_id:str}/seats/{seat:int}/leave", responses=OF_TABLE, status_code=200)
async def leave(
    table_id: FromPath[str], seat: FromPath[int], request: Req, hall: NamedDependency[Hall]
) -> shapes.Table:
    """Leave for good: the key becomes invalid. The seat is free; during a game a bot takes it."""
    room, _ = await at_seat(hall, request, table_id, seat, "own")
    await seating.give_up_seat(room, seat)
    return room.shown()


@post("/api/tables/{table_id:str}/seats/{seat:int}/open", responses=OF_TABLE, status_code=200)
async def open_seat(
    table_id: FromPath[str], seat: FromPath[int], request: Req, hall: NamedDependency[Hall]
) -> shapes.Table:
    """The host frees the seat of a bot for anyone with the invitation. If it hides anything, this is a proposal."""
    room, _ = await at_seat(hall, request, table_id, seat, "host")
    await seating.open_seat(room, seat)
    return room.shown()


@post("/api/tables/{table_id:str}/seats/{seat:int}/key", responses=OF_TABLE, status_code=200)
async def new_key(
    table_id: FromPath[str], seat: FromPath[int], request: Req, hall: NamedDependency[Hall]
) -> shapes.SeatKey:
    """A new key for one's seat, at once; the old one fits no more. The host may make one before the game begins, and
    then it is a proposal: the key fits once that is agreed to. Everybody at the table is told."""
    room, caller = await at_seat(hall, request, table_id, seat, "own", "host")
    return await seating.new_seat_key(room, seat, by_host=caller.seat != seat)


@put("/api/tables/{table_id:str}/seats/{seat:int}/notice", responses=OF_TABLE)
async def notice(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[shapes.Notice],
    request: Req,
    hall: NamedDependency[Hall],
) -> None:
    """Where this seat wants to be told that it is waited for; an empty address for nowhere."""
    room, _ = await at_seat(hall, request, table_id, seat, "own")
    check(data.url)
    await seating.notify(room, seat, data)


@get("/api/tables/{table_id:str}/seats/{seat:int}/orders", responses=OF_TABLE)
async def orders(
    table_id: FromPath[str], seat: FromPath[int], request: Req, hall: NamedDependency[Hall]
) -> shapes.Orders:
    """The standing orders of one's seat. They are given and revoked by commands, as `do` takes them."""
    room, _ = await at_seat(hall, request, table_id, seat, "own")
    return ordering.listed(room, seat)


@get("/api/tables/{table_id:str}/seats/{seat:int}/notes", responses=OF_TABLE)
async def notes(
    table_id: FromPath[str], seat: FromPath[int], request: Req, hall: NamedDependency[Hall]
) -> shapes.Notes:
    """The private notes of one's seat. They are written by a command."""
    room, _ = await at_seat(hall, request, table_id, seat, "own")
    return talking.notes(room.data.seats[seat])


@get("/api/tables/{table_id:str}/seats/{seat:int}/asides", responses=OF_TABLE)
async def asides(
    table_id: FromPath[str], seat: FromPath[int], request: Req, hall: NamedDependency[Hall]
) -> list[shapes.Aside]:
    """What was said to one's side, since one sat down: the last lines."""
    room, _ = await at_seat(hall, request, table_id, seat, "own")
    return await talking.asides(room, seat)


# --- playing ---------------------------------------------------------------------------------------------------------
@post(
    "/api/tables/{table_id:str}/do",
    responses={**OF_TABLE, 409: ResponseSpec(shapes.Refused, generate_examples=False)},
    status_code=200,
)
async def do(
    table_id: FromPath[str], data: JSONBody[shapes.Commands], request: Req, hall: NamedDependency[Hall]
) -> Response[shapes.Done]:
    """What a seat does: the same commands that a socket takes. When this answers, it is stored."""
    room, caller = await at(hall, request, table_id)
    try:
        return Response(await room.do(caller.seat, data))
    except Refused as refused:
        told = shapes.Refused(request=data.request, refusal=wire.refusal(refused))
        return Response(cast("shapes.Done", told), status_code=409)


@get("/api/tables/{table_id:str}/view", responses={**OF_TABLE, 200: FULL})
async def view(
    table_id: FromPath[str],
    request: Req,
    hall: NamedDependency[Hall],
    since: Count = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=30)] = 0,
) -> Response[bytes]:
    """What the seat knows, with the events since a cursor; with `wait`, as soon as there is anything new."""
    room, caller = await at(hall, request, table_id)
    await room.news(caller.seat, since, wait)
    room, caller = await at(hall, request, table_id)
    return Response(await room.seen(caller.seat, since), media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/events", responses=OF_TABLE)
async def events(
    table_id: FromPath[str],
    request: Req,
    hall: NamedDependency[Hall],
    work: NamedDependency[Work],
    since: Count = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 400,
) -> list[wire.Event]:
    """Earlier events as this seat was told them."""
    room, caller = await at(hall, request, table_id)
    async with room.at_work():  # what is being stored is not yet told
        if room.sight is None:
            return []
        work.charge(max(0, min(limit, room.sight.cursor - since)))
        return room.sight.events(caller.seat, since, since + limit)


@get("/api/tables/{table_id:str}/moment", responses=OF_TABLE)
async def moment(
    table_id: FromPath[str],
    request: Req,
    hall: NamedDependency[Hall],
    work: NamedDependency[Work],
    entry: Annotated[int, QueryParameter(ge=-(2**31), le=2**31 - 1)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
) -> retold.Moment:
    """The table as an entry left it, as this seat knew it then; once the table has ended, as any seat did. Of an entry
    before the rules changed, which is a negative number, there is only what it told."""
    room, caller = await at(hall, request, table_id)
    work.charge(ENTRY * CHECKPOINT // 2)  # entries that are played again, as many as it takes on average
    return await looking.moment(room, caller, entry, seat)


@get("/api/tables/{table_id:str}/moments", responses=OF_TABLE)
async def moments(
    table_id: FromPath[str], request: Req, hall: NamedDependency[Hall], work: NamedDependency[Work]
) -> retold.Moments:
    """Where in the events each entry begins, and whose it was."""
    room, caller = await at(hall, request, table_id)
    work.charge(room.stored // 10)
    return await reasons.moments(room, caller)


@get("/api/tables/{table_id:str}/story", responses=OF_TABLE)
async def story(
    table_id: FromPath[str], request: Req, hall: NamedDependency[Hall], work: NamedDependency[Work]
) -> retold.Story:
    """Turns, scores by source, throws and the luck in them, as far as this seat was told of them."""
    room, caller = await at(hall, request, table_id)
    work.charge(room.sight.cursor if room.sight else 0)
    return await looking.story(room, caller, work.slices())


@get("/api/tables/{table_id:str}/why-not", responses=OF_TABLE)
async def why_not(table_id: FromPath[str], request: Req, hall: NamedDependency[Hall]) -> list[wire.Reason]:
    """What this seat cannot do now, and by which rule."""
    room, caller = await at(hall, request, table_id)
    return await looking.why_not(room, caller.seat)


@get("/api/tables/{table_id:str}/hint", responses=OF_TABLE)
async def hint(table_id: FromPath[str], request: Req, hall: NamedDependency[Hall]) -> retold.Hint:
    """What a bot would answer in this seat, and why: from what the seat knows. Nothing is answered by it."""
    room, caller = await at(hall, request, table_id)
    return await reasons.hint(room, hall.thinkers, caller)


@get("/api/tables/{table_id:str}/why", responses=OF_TABLE)
async def why(table_id: FromPath[str], request: Req, hall: NamedDependency[Hall], entry: Count) -> retold.Why:
    """Why a bot gave the answer that made this entry: from what this seat knew before it; after the end, from what the
    bot knew."""
    room, caller = await at(hall, request, table_id)
    return await reasons.why(room, hall.thinkers, caller, entry)


@get("/api/tables/{table_id:str}/turning-points", responses=OF_TABLE)
async def turning_points(
    table_id: FromPath[str],
    request: Req,
    hall: NamedDependency[Hall],
    reviews: NamedDependency[reasons.Reviews],
    seat: Count,
) -> retold.Review:
    """Once the table has ended, to everybody and of every seat: ask again while it is being worked out."""
    room, _ = await at(hall, request, table_id)
    return await reviews.of(room, seat)


@get("/api/tables/{table_id:str}/report", responses=OF_TABLE)
async def report(
    table_id: FromPath[str], request: Req, hall: NamedDependency[Hall], work: NamedDependency[Work]
) -> wire.Report:
    """What this seat was sent of this moment, as one file for a report of a problem."""
    room, caller = await at(hall, request, table_id)
    work.charge(reports.LATEST)
    return await looking.report(room, caller.seat)


@get("/api/tables/{table_id:str}/chat", responses=OF_TABLE)
async def chat(
    table_id: FromPath[str],
    request: Req,
    hall: NamedDependency[Hall],
    after: Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)] = -1,
) -> list[shapes.Chat]:
    """The last lines of chat after a number."""
    room, _ = await at(hall, request, table_id)
    return await hall.chat(room, after)


@get("/api/tables/{table_id:str}/told", responses=OF_TABLE)
async def told(
    table_id: FromPath[str], request: Req, hall: NamedDependency[Hall], work: NamedDependency[Work]
) -> Response[dict[str, Any]]:
    """This seat's own form of the record, at any time: what it was told, and a hash of just that."""
    room, caller = await at(hall, request, table_id)
    async with room.at_work():
        if room.match is None:
            return Response({})
        work.charge(len(room.match.log))
        return cast("Response[dict[str, Any]]", long.told(room.match, caller.seat, work.slices()))


@get("/api/tables/{table_id:str}/record", responses=OF_TABLE, media_type="application/x-ndjson")
async def whole_record(
    table_id: FromPath[str], request: Req, hall: NamedDependency[Hall], work: NamedDependency[Work]
) -> Response[bytes]:
    """The whole record with its key, once the table has ended: it replays, and its dice can be checked."""
    room, _ = await at(hall, request, table_id)
    work.charge(room.stored)
    async with room.at_work():
        if room.match is None or room.data.status not in ("over", "closed"):
            raise Denied(409, "table.not-over", "the whole record is there once the table has ended")
        return cast("Response[bytes]", long.record(room.match.record(), work.slices()))


HANDLERS: Sequence[Any] = (
    healthz, games, tables, create, bring, table, remove, start, close, rematch, what_if, invite, export, join, look,
    sit_in, come_back, leave, open_seat, new_key, notice, orders, notes, asides, do, view, events, moment, moments,
    story, why_not, hint, why, turning_points, report, chat, told, whole_record,
)  # fmt: skip


# --- what went wrong -------------------------------------------------------------------------------------------------
def denied(_: Req, error: Denied) -> Response[Problem]:
    return Response(Problem(code=error.code, detail=error.detail), status_code=error.status)


def too_much(_: Req, error: Refusal) -> Response[Problem]:
    return Response(error.problem, status_code=error.status, headers={"Retry-After": str(ceil(error.wait))})


def refused(_: Req, error: Refused) -> Response[shapes.Refused]:
    return Response(shapes.Refused(request=0, refusal=wire.refusal(error)), status_code=409)
