"""A run of many games: what is to be played, and what was, kept in a file as it goes.

Every game of a run has a number, from which its table, its seed and the places of its bots follow: it does not matter
in which order, in how many processes or in how many parts they are played, nor whether the work was ever interrupted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice, permutations
from math import factorial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rimward.bots import named
from rimward.bots.seated import seated
from rimward.games.catalog import GAMES
from rimward.kernel.game import Game
from rimward.lab import minds
from rimward.lab.meeting import Meeting, Pairing, meet
from rimward.lab.playout import SeatOrders
from rimward.lab.simulate import game_seed
from rimward.lab.wishes import MisuseError, Wished


class Seating(msgspec.Struct, frozen=True):
    """Who meets, and under which options. `check`: nothing is fitted to these games. `wished`: what each seat wishes
    for, and `orders` what it has ordered, whoever sits there."""

    bots: tuple[str, ...]
    options: dict[str, Any]
    check: bool = False
    wished: Wished = ()
    orders: SeatOrders = ()


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: so many games at each table, with the same seeds at all of them.

    `rotated`: each seed is played once for each seat, with every bot one seat further; otherwise every game has a seed
    of its own. `deal`: see `Pairing`. `sigma`: every seat has a mind of its own, which is `numbers` times log-normal
    factors of that spread; 0 for none. `styled`: levels are given styles as at a table of people. `features`: what of
    the seats is kept whenever a turn begins. `packs`: the files of those that are laid over the box.
    """

    command: str
    game: str
    version: str  # of the rules
    content: str  # of the box
    seed: str
    rotated: bool
    deal: bool
    tables: tuple[Seating, ...]
    games: int
    sigma: float = 0.0
    numbers: dict[str, float] = {}
    styled: bool = False
    features: tuple[str, ...] = ()
    packs: dict[str, dict[str, str]] = {}


def places(count: int, number: int) -> list[int]:
    """By seat, which of the bots sits there in a game. In every `count` games each sits in every seat once; who sits
    beside whom changes from one such round to the next."""
    turn, order = number % count, number // count % factorial(count - 1)
    circle = [0, *next(islice(permutations(range(1, count)), order, None))]
    return [circle[(seat - turn) % count] for seat in range(count)]


def played(plan: Plan, numbers: Sequence[int]) -> list[Meeting]:
    """The work unit."""
    game, found = GAMES[plan.game].with_kept(plan.packs), []
    for number in numbers:
        nth, table = divmod(number, len(plan.tables))
        bots = plan.tables[table].bots
        seats = places(len(bots), nth)
        seed = game_seed(plan.seed, nth // len(bots) if plan.rotated else nth)
        sitting = [bots[place] for place in seats]
        if plan.styled:
            sitting = styled(game, sitting, seed)
        varied = minds_of(plan, game, sitting, seed)
        at = plan.tables[table]
        pairing = Pairing(game, at.options, sitting, plan.deal, varied, bool(plan.features), at.wished, at.orders)
        found.append(meet(pairing, seed, Meeting(table, nth, seats)))
    return found


def styled(game: Game, bots: Sequence[str], seed: int) -> list[str]:
    """Under the names by which they sit down, one after another."""
    chance, sitting = Random(f"{seed}:styles"), list[str]()
    for name in bots:
        sitting.append(seated(name, game, chance, sitting))
    return sitting


def minds_of(plan: Plan, game: Game, bots: Sequence[str], seed: int) -> Sequence[Any]:
    """By seat, if they are varied; all bots have the style of the first."""
    bot = named(bots[0])
    if not plan.sigma or game.mind is None or bot is None:
        return ()
    return minds.seats(game.mind, bot.style, plan.sigma, seed, len(bots))


class Ledger:
    """The games of a plan that are done, by table and number; with a file, also there."""

    def __init__(self, plan: Plan, file: Path | None = None) -> None:
        self.plan, self.meetings, self._file = plan, dict[tuple[int, int], Meeting](), file
        self.wanted = [plan.games] * len(plan.tables)  # games at each table

    def take(self, meetings: Iterable[Meeting]) -> None:
        new = list(meetings)
        self.meetings.update({(meeting.table, meeting.game): meeting for meeting in new})
        if self._file is not None:
            with self._file.open("ab") as file:
                file.write(b"".join(msgspec.json.encode(meeting) + b"\n" for meeting in new))

    def at(self, table: int) -> list[Meeting]:
        """The games of a table that came to an end, in the order of their numbers."""
        return [each for (where, _), each in sorted(self.meetings.items()) if where == table and not each.why]

    @property
    def failures(self) -> list[Meeting]:
        return [meeting for _, meeting in sorted(self.meetings.items()) if meeting.why]

    @property
    def lacking(self) -> int:
        """How many games are not here: it was interrupted, or this is a shard."""
        there = Counter(table for table, _ in self.meetings)
        return sum(max(0, games - there[table]) for table, games in enumerate(self.wanted))

    def missing(self, games: range) -> list[int]:
        """Of these games at all tables, the numbers of those that are to be played."""
        tables = len(self.plan.tables)
        numbers = range(games.start * tables, games.stop * tables)
        return [number for number in numbers if (number % tables, number // tables) not in self.meetings]


def kept(plan: Plan, file: Path) -> Ledger:
    """A ledger with a file: a new one, or one of the same plan that is gone on with, be it for more games."""
    ledger, lines = Ledger(plan, file), b""
    if file.exists() and file.stat().st_size:
        there = read(file)
        if not same(there.plan, plan):
            raise MisuseError(f"{file} holds other games than these; give another file, or remove it")
        ledger.meetings = there.meetings
        lines = b"".join(msgspec.json.encode(meeting) + b"\n" for meeting in there.meetings.values())
    try:
        fresh = file.with_name(f"{file.name}.new")  # whatever happens, there is one whole file
        fresh.write_bytes(msgspec.json.encode(plan) + b"\n" + lines)
        fresh.replace(file)
    except OSError as error:
        raise MisuseError(f"{file}: {error.strerror}") from None
    return ledger


def same(one: Plan, other: Plan) -> bool:
    """Whether they play the same games, be it more or fewer of them."""
    return msgspec.structs.replace(one, games=0) == msgspec.structs.replace(other, games=0)


def read(file: Path) -> Ledger:
    try:
        first, *lines = file.read_bytes().splitlines(keepends=True)
        ledger = Ledger(msgspec.json.decode(first, type=Plan))
        whole = [line for line in lines if line.endswith(b"\n")]  # the last may have been cut off with the power
        ledger.take(msgspec.json.decode(line, type=Meeting) for line in whole)
    except OSError as error:
        raise MisuseError(f"{file}: {error.strerror}") from None
    except (ValueError, msgspec.DecodeError) as error:
        raise MisuseError(f"{file} is no file of games: {error}") from None
    return ledger


def merged(files: Sequence[Path]) -> Ledger:
    """The parts of a run together; or several runs, with all their tables, as far as they play by the same seeds."""
    parts = [read(file) for file in files]
    for file, part in zip(files[1:], parts[1:], strict=True):
        if not same(_bare(parts[0].plan), _bare(part.plan)):
            raise MisuseError(f"{file} holds other games than {files[0]}")
    tables: list[Seating] = []
    for table in [table for part in parts for table in part.plan.tables]:
        if table not in tables:
            tables.append(table)
    whole = Ledger(msgspec.structs.replace(parts[0].plan, tables=tuple(tables)))
    whole.wanted = [max(part.plan.games for part in parts if table in part.plan.tables) for table in tables]
    for part in parts:
        at = [tables.index(table) for table in part.plan.tables]
        whole.take(msgspec.structs.replace(each, table=at[each.table]) for each in part.meetings.values())
    return whole


def _bare(plan: Plan) -> Plan:
    return msgspec.structs.replace(plan, tables=())
