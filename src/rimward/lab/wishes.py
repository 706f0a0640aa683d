"""What the command line asks of the lab, checked: game, bots, options, how many games and which part of them."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from typing import Any

from rimward.bots import can_play, playing
from rimward.games.catalog import GAMES
from rimward.kernel.content import ContentError
from rimward.kernel.game import Game
from rimward.kernel.orders import Order, is_place
from rimward.kernel.question import Refused
from rimward.messages import Messages
from rimward.packs import with_folders

Wished = tuple[dict[str, Any], ...]  # by seat what it wishes for, or nothing where no seat does


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


def game_named(name: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        raise MisuseError(f"{name} is no game; there is: {', '.join(GAMES)}")
    return game


def add_packs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", action="append", default=[], metavar="DIR", help="a pack to add to the box")


def with_packs(game: Game, folders: Sequence[str]) -> Game:
    try:
        return with_folders(game, folders)
    except ContentError as error:
        raise MisuseError(f"--pack: {error}") from None


def seated(game: Game, bots: Sequence[str], options: dict[str, Any], wished: Wished = ()) -> None:
    """These bots can play at one table with these options and wishes, or there is a line that says why not."""
    for name in bots:
        if not can_play(game, name):
            raise MisuseError(f"there is no bot {name!r} for {game.name}; there is: {', '.join(playing(game))}")
    if len(bots) not in game.seats:
        raise MisuseError(f"{game.name} has {game.seats[0]} to {game.seats[-1]} seats, not {len(bots)}")
    if refused := game.refusal(len(bots), options, wished):
        raise MisuseError(Messages("en", game.name).reason(refused))


def add_orders(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--order", action="append", default=[], metavar="SEAT:WHERE", help="let a seat pass there: 0:off-turn"
    )


def orders(game: Game, said: Sequence[str], seats: int) -> tuple[tuple[int, Order], ...]:
    return tuple(_order(game, text, seats) for text in said)


def _order(game: Game, text: str, seats: int) -> tuple[int, Order]:
    """`0:off-turn`: a seat, and where it passes."""
    seat, _, where = text.partition(":")
    if not seat.isdecimal() or int(seat) >= seats:
        raise MisuseError(f"--order {text}: a seat from 0 to {seats - 1} comes first, as in 0:off-turn")
    if not is_place(game, where):
        raise MisuseError(f"--order {text}: {where!r} is no place; off-turn, everywhere, a window or a rule is")
    return int(seat), Order(where=where)


def add_wishes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--wish", action="append", default=[], metavar="SEAT:K=V", help="a seat's wish: 0:partner=2")


def wished(game: Game, said: Sequence[str], seats: int) -> Wished:
    """`0:partner=2`: by seat what it wishes for, with defaults for what is not said; nothing where nothing is."""
    chosen: list[dict[str, Any]] = [{} for _ in range(seats)]
    defaults = {setting.name: setting.default for setting in game.wishes}
    for text in said:
        seat, _, wish = text.partition(":")
        name, equals, value = wish.partition("=")
        if not seat.isdecimal() or int(seat) >= seats or not equals:
            raise MisuseError(f"--wish {text}: write it as SEAT:name=value with a seat from 0 to {seats - 1}")
        chosen[int(seat)][name] = _typed(value, defaults.get(name, ""))
    if not said:
        return ()
    try:
        return tuple(game.wished(seats, chosen))
    except Refused as refused:
        raise _misuse(game, refused, "--wish", "wish") from None


def told(wished: Iterable[dict[str, Any]]) -> list[str]:
    """The wishes of the seats, in a line if there are any."""
    each = [" ".join(f"{name}={value}" for name, value in wish.items()) for wish in wished]
    return [f"wishes by seat: {'; '.join(each)}"] if each else []


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
        raise _misuse(game, refused, "--option", "option") from None


def _misuse(game: Game, refused: Refused, said: str, kind: str) -> MisuseError:
    told = refused.numbers
    if "allowed" in told:
        return MisuseError(f"{said} {told['name']}={told['value']}: allowed is {told['allowed']}")
    return MisuseError(f"{game.name} has no {kind} {told['name']}; it has: {told['known']}")


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
