"""Answers that may be long are made and sent piece by piece, so that others have their turn meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from litestar import MediaType
from litestar.response import Stream

from rimward.kernel.match import Match
from rimward.kernel.record import Entry, Record
from rimward.server import shapes
from rimward.server.turns import Slices

PIECE = 200  # events or entries

encode = msgspec.json.Encoder().encode
in_order = msgspec.json.Encoder(order="deterministic").encode


def told(match: Match, seat: int, slices: Slices) -> Stream:
    """What `Match.told` says, hash and all, of what has happened until now."""
    return Stream(_told(match, seat, len(match.log), slices), media_type=MediaType.JSON)


async def _told(match: Match, seat: int, until: int, slices: Slices) -> AsyncIterator[bytes]:
    header, hashed = match.header, blake2b(b"[", digest_size=16)
    about = {
        "game": header.game,
        "version": header.version,
        "seat": seat,
        "options": header.options,
        **({"wishes": header.wishes} if header.wishes else {}),
        **({"content": header.content} if header.content else {}),
        "commitment": header.commitment,
    }
    yield encode(about)[:-1] + b',"events":['
    for first in range(0, until, PIECE):
        told = [event.told(seat) for event in match.log[first : min(first + PIECE, until)]]
        events = in_order([[event.code, event.params] for event in told])[1:-1]
        piece = b"," + events if first else events
        hashed.update(piece)
        yield piece
        await slices.pause()
    hashed.update(b"]")
    yield b'],"hash":' + encode(hashed.hexdigest()) + b"}"


def record(whole: Record, slices: Slices) -> Stream:
    """What `record.write` makes of it."""
    return Stream(_lines(whole, slices), media_type="application/x-ndjson")


async def _lines(whole: Record, slices: Slices) -> AsyncIterator[bytes]:
    yield encode(whole.header) + b"\n"
    for first in range(0, len(whole.entries), PIECE):
        entries: Sequence[Entry] = whole.entries[first : first + PIECE]
        yield b"".join([encode(entry) + b"\n" for entry in entries])
        await slices.pause()


def export(table: shapes.Table, chat: list[shapes.Chat], whole: Record | None, slices: Slices) -> Stream:
    """An `Export`, of which the record is the long part."""
    return Stream(_export({"table": table, "chat": chat}, whole, slices), media_type=MediaType.JSON)


async def _export(parts: dict[str, Any], whole: Record | None, slices: Slices) -> AsyncIterator[bytes]:
    yield encode(parts)[:-1] + b',"record":"'
    if whole is not None:
        async for lines in _lines(whole, slices):
            yield encode(lines.decode())[1:-1]
    yield b'"}'
