"""What the command line asks of the lab, checked: game, bots, options, how many games and which part of them."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from rimward.bots import can_play, playing
from rimward.games.catalog import COMING, GAMES
from rimward.kernel.game import Game
from rimward.kernel.orders import Order, is_place
from rimward.kernel.question import Refused
from rimward.messages import Messages


class MisuseError(Exception):
    """The command cannot mean anything; the message says what to do instead."""


def add_work(parser: argparse.ArgumentParser) -> None:
    """How the work is done; none of it changes a result."""
    parser.add_argument("--seed", default="0", metavar="S", help="the same seed plays the same games (0)")
    parser.add_argument("--jobs", metavar="J", help="processes (one for each core); 1 works in this one")
    parser.add_argument(
        "--cluster",
        default="",
        metavar="WHERE",
        help="workers of Dask instead of processes: tcp://HOST:PORT of a scheduler, or local:N for N of this machine",
    )
    parser.add_argument(
        "--shard", default="1/1", metavar="I/N", help="only the I-th of N parts of the games, 1/N to N/N"
    )


def known(name: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        why = "cannot be played yet" if name in COMING else "is no game"
        raise MisuseError(f"{name} {why}; there is: {', '.join(GAMES)}")
    return game


def seated(game: Game, bots: Sequence[str], options: dict[str, Any]) -> None:
    """These bots can play at one table with these options, or there is a line that says why not."""
    for name in bots:
        if not can_play(game, name):
            raise MisuseError(f"there is no bot {name!r} for {game.name}; there is: {', '.join(playing(game))}")
    if len(bots) not in game.seats:
        raise MisuseError(f"{game.name} has {game.seats[0]} to {game.seats[-1]} seats, not {len(bots)}")
    if refused := game.refusal(len(bots), options):
        raise MisuseError(Messages("en", game.name).reason(refused))


def order(game: Game, text: str, seats: int) -> tuple[int, Order]:
    """`0:off-turn`: a seat, and where it passes."""
    seat, _, where = text.partition(":")
    if not seat.isdecimal() or int(seat) >= seats:
        raise MisuseError(f"--order {text}: a seat from 0 to {seats - 1} comes first, as in 0:off-turn")
    if not is_place(game, where):
        raise MisuseError(f"--order {text}: {where!r} is no place; off-turn, everywhere, a window or a rule is")
    return int(seat), Order(where=where)


def processes_for(jobs: str | None, games: int) -> int:
    return max(1, min(number("--jobs", jobs or str(os.cpu_count() or 1)), games))


def cluster(args: argparse.Namespace) -> str:
    """Where the workers are, or nothing: then the work is done in processes."""
    said: str = args.cluster
    if not said:
        return ""
    if args.jobs:
        raise MisuseError("--jobs and --cluster: say one of them")
    if not re.fullmatch(r"local:[1-9][0-9]*|(tcp|tls)://[^\s/]+:[0-9]+", said):
        raise MisuseError(f"--cluster {said}: write it as tcp://HOST:PORT or local:N")
    if find_spec("distributed") is None:
        raise MisuseError("--cluster needs Dask: pip install 'rimward[cluster]'")
    return said


def options(game: Game, said: Sequence[str]) -> dict[str, Any]:
    """All options of the table, each of the type that its default has."""
    defaults = {setting.name: setting.default for setting in game.settings}
    chosen: dict[str, Any] = {}
    for text in said:
        name, equals, value = text.partition("=")
        if not equals:
            raise MisuseError(f"--option {text}: write it as name=value")
        chosen[name] = _typed(value, defaults.get(name, ""))
    try:
        return game.checked(chosen)
    except Refused as refused:
        told = refused.numbers
        if "allowed" in told:
            raise MisuseError(f"--option {told['name']}={told['value']}: allowed is {told['allowed']}") from None
        raise MisuseError(f"{game.name} has no option {told['name']}; it has: {told['known']}") from None


def _typed(text: str, like: int | str | bool) -> int | str | bool:
    if isinstance(like, bool):
        return {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}.get(text.lower(), text)
    if isinstance(like, int):
        return int(text) if text.removeprefix("-").isdecimal() else text
    return text


def number(name: str, text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise MisuseError(f"{name} {text}: a whole number from 1 on")
    return int(text)


def shard(text: str, games: int) -> tuple[range, str]:
    """The numbers of the games in this part of the work."""
    part, _, parts = text.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise MisuseError(f"--shard {text}: write it as I/N with I from 1 to N")
    i, n = int(part), int(parts)
    return range(games * (i - 1) // n, games * i // n), f"{i}/{n}"
