"""A bot's head: a process that is handed one thought after another and answers each, mostly with a key.

It knows the rules, the bots, and what stands in the thought. Thoughts come in and replies go out as JSON, each with its
length before it; the first message out is empty and says that everything is loaded.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
import traceback
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any, BinaryIO

import msgspec

from rimward.bots import Ask, bot_named
from rimward.bots.review import Point, points
from rimward.bots.why import why
from rimward.games.catalog import GAMES
from rimward.kernel.content import Kept
from rimward.kernel.game import Game
from rimward.kernel.record import Entry, Header

LENGTH = 4  # bytes that tell the length of a message
NICE = 5  # where cores are short, people come before bots


class Thought(msgspec.Struct, forbid_unknown_fields=True, frozen=True, tag="choose"):
    """All that a bot is given: its seat, the rule that asks, the keys of the options and of what it may do instead, and
    the seat's view as JSON."""

    game: str
    bot: str
    seed: int
    seat: int
    code: str
    keys: list[str]
    view: msgspec.Raw
    acts: list[str] = []
    packs: dict[str, dict[str, str]] = {}


class Wonder(msgspec.Struct, forbid_unknown_fields=True, frozen=True, tag="why"):
    """Why a seat took an option: its bot, the key, and the asker's view as it was before the answer."""

    game: str
    bot: str
    seed: int
    seat: int
    code: str
    key: str
    view: msgspec.Raw
    packs: dict[str, dict[str, str]] = {}


class Review(msgspec.Struct, forbid_unknown_fields=True, frozen=True, tag="review"):
    """The turning points of a seat in a game that is over: its record, without what was taken back."""

    game: str
    seat: int
    seed: int
    header: Header
    line: list[Entry]


Work = Thought | Wonder | Review


class Grounds(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A reason: a code with its parameters, to be put into words."""

    code: str
    params: dict[str, Any]


class Chosen(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An option as its seat was told of it."""

    key: str
    thing: str
    about: dict[str, int | str]


class Turning(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A turning point, the chances in per cent."""

    entry: int
    turn: int
    code: str
    taken: Chosen
    better: Chosen
    chance: int
    best: int
    why: Grounds | None


class Reply(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a bot chose or why or what it found, or how it failed."""

    key: str = ""
    fault: str = ""
    why: Grounds | None = None
    points: list[Turning] = []


def game_of(name: str, packs: Kept) -> Game:
    """A game as the table plays it; with packs, it is made once for many thoughts."""
    if not packs:
        return GAMES[name]
    key = msgspec.json.encode([name, packs])
    if key not in _LAID:
        _LAID.clear()  # one table after the other has its turn, and most have no packs
        _LAID[key] = GAMES[name].with_kept(packs)
    return _LAID[key]


_LAID: dict[bytes, Game] = {}


def think(thought: Thought) -> str:
    """What the bot answers. It is made again for every thought, so the same thought has the same answer anywhere."""

    def view() -> Any:
        return msgspec.json.decode(thought.view)

    bot = bot_named(thought.bot, game_of(thought.game, thought.packs), thought.seed)
    return bot.choose(Ask(thought.seat, thought.code, thought.keys, view, acts=thought.acts))


def wonder(asked: Wonder) -> Grounds:
    view = msgspec.json.decode(asked.view)
    told = why(game_of(asked.game, asked.packs), asked.bot, view, asked.seat, asked.key, Random(asked.seed))
    return Grounds(told.code, told.params)


def review(asked: Review) -> list[Turning]:
    found = points(game_of(asked.game, asked.header.packs or {}), asked.header, asked.line, asked.seat, asked.seed)
    return [_turning(point) for point in found]


def _turning(point: Point) -> Turning:
    taken, better = (Chosen(o.key, o.thing, dict(o.about)) for o in (point.taken, point.better))
    why = Grounds(point.why.code, point.why.params) if point.why is not None else None
    chance, best = round(100 * point.chance), round(100 * point.best)
    return Turning(point.entry, point.turn, point.code, taken, better, chance, best, why)


def _done(work: Work) -> Reply:
    if isinstance(work, Review):
        return Reply(points=review(work))
    return Reply(why=wonder(work)) if isinstance(work, Wonder) else Reply(think(work))


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH, "big") + data


def main() -> None:
    pipe = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints goes to the log and not between the replies
    if hasattr(os, "nice"):
        os.nice(NICE)
    gc.freeze()  # the rules stay: the collector need not look at them again
    gc.set_threshold(50_000)  # thinking makes many objects and few cycles
    thoughts: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, thoughts), daemon=True).start()
    _send(pipe, b"")
    while True:
        _send(pipe, _reply(thoughts.get()))


def _listen(pipe: BinaryIO, thoughts: SimpleQueue[bytes]) -> None:
    """In a thread of its own, so that a worker whose server is gone ends at once, in the middle of a thought too."""
    while len(head := pipe.read(LENGTH)) == LENGTH:
        thoughts.put(pipe.read(int.from_bytes(head, "big")))
    os._exit(0)


def _reply(data: bytes) -> bytes:
    try:
        return msgspec.json.encode(_done(msgspec.json.decode(data, type=Work)))
    except Exception as error:  # its words might name a card: a log is told what failed and where
        at = traceback.extract_tb(error.__traceback__)[-1]
        return msgspec.json.encode(Reply(fault=f"{type(error).__name__} in {Path(at.filename).name}:{at.lineno}"))


def _send(pipe: BinaryIO, data: bytes) -> None:
    try:
        pipe.write(framed(data))
        pipe.flush()
    except BrokenPipeError:  # the server is gone, and nobody is left to be told
        os._exit(0)


if __name__ == "__main__":
    main()
