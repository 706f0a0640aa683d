"""The save: a header and one line per entry, as JSON lines. It only grows, and cut anywhere it can be gone on with.

An entry keeps who answered what (names, never indexes), what chance gave, and a running hash over these and the events:
it tells whether the *game* went the same way, not how the state is stored.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Literal

import msgspec

from rimward.kernel.chance import Chance, Keyed, Sealed
from rimward.kernel.event import Event
from rimward.kernel.frame import Table, ask_again
from rimward.kernel.game import Game
from rimward.kernel.packed import unpack_frame
from rimward.kernel.plain import make, pack, unpack
from rimward.kernel.view import public_part
from rimward.kernel.zone import Zone

FORMAT = 1


class RecordError(Exception):
    """A record that cannot be believed or read; the message says where and why."""


class Header(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a match was started with. `start` is given instead of options where it began from a scenario. `wishes` are
    those of the seats; a game that has none leaves them out. `packs` are the files of those that it is played with, by
    name, and `content` is the hash of all that it is played with; without packs both are left out."""

    format: int
    game: str
    version: str
    shape: int
    seats: int
    options: dict[str, int | str | bool]
    commitment: str = ""
    key: str = ""
    practice: bool = False
    start: dict[str, Any] | None = None
    wishes: list[dict[str, int | str | bool]] | msgspec.UnsetType = msgspec.UNSET
    content: str | msgspec.UnsetType = msgspec.UNSET
    packs: dict[str, dict[str, str]] | msgspec.UnsetType = msgspec.UNSET


def begun_with(
    game: Game,
    seats: int,
    options: dict[str, Any],
    chance: Chance,
    start: dict[str, Any] | None = None,
    wishes: list[dict[str, Any]] | None = None,
) -> Header:
    """The header of a match that begins now."""
    keyed = chance if isinstance(chance, Keyed) else None
    return Header(
        format=FORMAT,
        game=game.name,
        version=game.version,
        shape=game.shape,
        seats=seats,
        options=options,
        commitment=keyed.commitment() if keyed else "",
        key=keyed.key.hex() if keyed else "",
        practice=not isinstance(chance, Sealed),
        start=start,
        wishes=wishes or msgspec.UNSET,
        content=game.content.hash if game.packs else msgspec.UNSET,
        packs=game.kept or msgspec.UNSET,
    )


class Entry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One thing that was done: the start, an answer, an interjection, an undo, a take-back.

    `order` is of an answer that a standing order gave. Nobody is told before the end, and it is not in the hash.
    `with_last`: an answer that was given in one go with the one before it; one undo takes back both.
    """

    did: Literal["start", "answer", "act", "undo", "take-back"]
    seat: int = -1
    code: str = ""
    key: str = ""
    chance: list[int | str] = []
    hash: str = ""
    order: bool = False
    with_last: bool = False


class Record(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    header: Header
    entries: list[Entry]


def write(record: Record) -> bytes:
    """JSON lines: the header, then the entries."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (record.header, *record.entries))


def read(data: bytes) -> Record:
    """A record; a last line that was cut short is left out, anything else that is wrong is an error with its line."""
    lines = data.split(b"\n")
    whole, rest = lines[:-1], lines[-1]
    if rest:
        try:
            msgspec.json.decode(rest)
            whole.append(rest)  # only its end is missing
        except msgspec.DecodeError:
            if not whole:
                raise RecordError("line 1: the header is cut short") from None
    if not whole:
        raise RecordError("an empty file is no record")
    header: Header = _line(whole[0], 1, _header)
    if header.format != FORMAT:
        raise RecordError(f"line 1: format {header.format}; this program reads format {FORMAT}")
    return Record(header, [_line(line, n, _entry) for n, line in enumerate(whole[1:], 2)])


_header = msgspec.json.Decoder(Header)
_entry = msgspec.json.Decoder(Entry)


def _line(line: bytes, n: int, decoder: msgspec.json.Decoder[Any]) -> Any:
    try:
        return decoder.decode(line)
    except msgspec.DecodeError as error:
        raise RecordError(f"line {n}: {error}") from None


def link(before: str, entry: Entry, events: list[Event]) -> str:
    """The running hash after an entry."""
    body = [entry.did, entry.seat, entry.code, entry.key, entry.chance, [event.whole() for event in events]]
    if entry.with_last:  # answers that were given one by one have the hash that they always had
        body.append(True)
    return chain(before, body)


def place_of(entry: Entry) -> int:
    """The place in the line that an undo or a take-back names; 0, where nobody can go back to, if it names none."""
    return int(entry.key) if entry.key.isdecimal() else 0


def check_group(line: list[Entry], entry: Entry) -> None:
    """Only answers of one seat are given in one go."""
    same = bool(line) and (line[-1].did, line[-1].seat) == (entry.did, entry.seat) and entry.did == "answer"
    if entry.with_last and not same:
        raise ValueError("it cannot have been given with what came before it")


def told_to(seat: int, header: Header, told: list[Event]) -> dict[str, Any]:
    """A seat's own form of a record, from the events as it was told them, with a hash of just that."""
    events = [[event.code, event.params] for event in told]
    wishes = {"wishes": header.wishes} if header.wishes else {}
    content = {"content": header.content} if header.content else {}
    return {
        "game": header.game,
        "version": header.version,
        "seat": seat,
        "options": header.options,
        **wishes,
        **content,
        "commitment": header.commitment,
        "events": events,
        "hash": chain("", events),
    }


def chain(before: str, body: Any) -> str:
    return blake2b(before.encode() + msgspec.json.encode(body, order="deterministic"), digest_size=16).hexdigest()


# --- snapshots -------------------------------------------------------------------------------------------------------
def snapshot(g: Table) -> dict[str, Any]:
    """The whole state, secrets included, with the version of its shape."""
    zones = {name: pack(zone) for name, zone in g.zones.by_name.items()}
    early = [[seat, pack(value)] for seat, value in sorted(g.early.items())]
    return {"shape": g.game.shape, **public_part(g), "zones": zones, "early": early, "draws": g.draws}


def restore(game: Game, data: dict[str, Any], *, ask: bool = True) -> Table:
    """A table from a snapshot; one of an older shape is migrated step by step.

    `ask=False` leaves a table that is still to be started alone: the step on top may be one that does not ask.
    """
    if data["shape"] > game.shape:
        raise RecordError(f"a snapshot of shape {data['shape']}; this program knows {game.name} up to {game.shape}")
    for shape in range(data["shape"], game.shape):
        if shape not in game.migrations:
            raise RecordError(f"a snapshot of shape {shape} of {game.name} and no migration to {shape + 1}")
        data = game.migrations[shape](data)
    g: Table = game.at_table(make(game.table, data["table"], game.kinds))
    g.stack = [unpack_frame(frame, game) for frame in data["stack"]]
    g.result, g.draws = unpack(data["result"], game.kinds), data["draws"]
    g.parts = unpack(data.get("parts", []), game.kinds)
    for name, zone in data["zones"].items():
        g.zones.lay(name, unpack(zone, {"Zone": Zone}))
    g.early = {seat: unpack(value, game.kinds) for seat, value in data["early"]}
    if ask and g.result is None:
        ask_again(g)
    return g
