"""`rimward fit`: the numbers behind a game's chances to win, fitted to games of bots; and whether what they say is so.

Bots play; whenever a turn begins, what every seat has is written down, as the seat whose turn it is can know it; in the
end somebody has won. The numbers are those that make this the likeliest. Of the games a quarter is held back from that
and shows what the numbers are worth.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from rimward import games
from rimward.bots.seated import usual
from rimward.games.catalog import GAMES
from rimward.kernel.game import Game, Outlook
from rimward.lab import numeric, runs, wishes
from rimward.lab.figures import Estimate, Share, ratio
from rimward.lab.ledger import Ledger, Plan, Seating
from rimward.lab.meeting import Meeting
from rimward.lab.numeric import Model, Sample
from rimward.lab.simulate import hashed
from rimward.lab.survey import counted
from rimward.lab.tally import CONFIDENCE, wilson
from rimward.lab.wishes import MisuseError
from rimward.measured import content_of

NAME = "fit"
HELD = 4  # of so many games, one is held back
TENTHS = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    runs.add_arguments(parser)
    parser.add_argument("--games", default="400", metavar="N", help="games at each table (400)")
    parser.add_argument(
        "--bots",
        action="append",
        default=[],
        metavar="A,...",
        help="a bot for each seat, or one for all (normal); again for another table. Levels get styles, as at a table",
    )
    parser.add_argument(
        "--check", action="append", default=[], metavar="A,...", help="bots whose games are only checked, not fitted"
    )
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of all tables")
    parser.add_argument("--hold", default="", metavar="A,...", help="features that keep their weight")
    parser.add_argument("--write", action="store_true", help=f"put the numbers into {Outlook.FITTED} of the game")
    runs.add_markdown(parser)


def command(args: argparse.Namespace) -> int:
    """0 when all games came to an end, 1 when some did not, 2 for bad use, 130 after Ctrl-C."""
    return runs.command(NAME, lambda: _command(args))


def _command(args: argparse.Namespace) -> int:
    numeric.needed(NAME)
    ledger, whole = runs.carried_out(args, NAME, planned)
    found = fitted(ledger, args.hold.split(",") if args.hold else ())
    runs.tell(args, NAME, as_data(found), text(found), markdown(found))
    if args.write:
        if found.lacking:
            raise MisuseError("nothing is written: not all of the games are played")
        write(found)
    failed = runs.tell_failures(ledger)
    return failed if whole else 130


# --- who plays -------------------------------------------------------------------------------------------------------
def planned(args: argparse.Namespace) -> Plan:
    game = wishes.game_named(args.game)
    outlook, options = outlook_of(game), wishes.options(game, args.option)
    fits = [_seats(game, said) for said in args.bots or [usual(game)]]
    tables = [Seating(bots, options) for bots in dict.fromkeys(fits)]
    tables += [Seating(bots, options, True) for bots in dict.fromkeys(_seats(game, said) for said in args.check)]
    for table in tables:
        wishes.seated(game, table.bots, options)
    count, names = wishes.number("--games", args.games), tuple(outlook.names)
    about = (NAME, game.name, game.version, content_of(game), args.seed, False, False)
    return Plan(*about, tuple(tables), count, styled=True, features=names)


def _seats(game: Game, said: str) -> tuple[str, ...]:
    named = tuple(said.split(","))
    return named * (game.usual or game.seats[0]) if len(named) == 1 else named


def outlook_of(game: Game) -> Outlook:
    if game.outlook is None:
        others = ", ".join(other.name for other in GAMES.values() if other.outlook is not None)
        raise MisuseError(f"{game.name} tells no chances by numbers that could be fitted; these do: {others}")
    return game.outlook


# --- what came of it -------------------------------------------------------------------------------------------------
@dataclass
class Coefficient:
    """What a feature counts: in the logarithm of the chances, at the end of a game."""

    name: str
    before: float
    now: float
    error: float | None  # a standard error; None where these games cannot tell


@dataclass
class Tenth:
    """Of the chances that were said to lie between two bounds: their number, their mean, and how often it was so."""

    low: float
    high: float
    count: int
    said: float
    won: float
    interval: tuple[float, float]


@dataclass
class Trial:
    """How good the chances are that were told of some games: the mean of -log of that of the winner."""

    of: str
    games: int
    turns: int
    even: float  # if all were said to be as likely
    before: float
    now: float
    change: Estimate
    calibration: list[Tenth]


@dataclass
class Fit:
    game: str
    version: str
    options: dict[str, Any]
    bots: list[list[str]]
    seed: str
    games: int  # it was fitted to
    turns: int
    lacking: int
    far: Coefficient
    counts: list[Coefficient]
    trials: list[Trial]  # the first is of games held back, others of bots that it was not fitted to


def fitted(ledger: Ledger, hold: Sequence[str] = ()) -> Fit:
    plan, outlook = ledger.plan, outlook_of(GAMES[ledger.plan.game])
    unknown = [name for name in hold if name not in outlook.names]
    if unknown:
        raise MisuseError(f"{plan.game} has no feature {unknown[0]!r} to hold; it has: {', '.join(outlook.names)}")
    if plan.features != tuple(outlook.names):
        raise MisuseError("these games were played when the game told other features; play them again")
    fits = [at for at, table in enumerate(plan.tables) if not table.check]
    played = list(chain.from_iterable(ledger.at(at) for at in fits))
    held, seen = [each for each in played if _held(plan, each)], [each for each in played if not _held(plan, each)]
    samples, before = _samples(seen), Model(outlook.far, tuple(outlook.counts))
    if not samples or not held:
        raise MisuseError("there are too few games to fit anything to them and to hold some back")
    now, errors = numeric.fitted(samples, before, [outlook.names.index(name) for name in hold])
    now = Model(_short(now.far), tuple(map(_short, now.counts)))
    counts = [Coefficient(*each) for each in zip(outlook.names, before.counts, now.counts, errors.counts, strict=True)]
    trials = [_trial("held back", held, before, now)]
    for at, table in enumerate(plan.tables):
        if table.check and ledger.at(at):
            trials.append(_trial(counted(table.bots), ledger.at(at), before, now))
    bots = [list(plan.tables[at].bots) for at in fits]
    about = (plan.game, plan.version, plan.tables[0].options, bots, plan.seed, len(seen), len(samples), ledger.lacking)
    return Fit(*about, Coefficient("far", before.far, now.far, errors.far), counts, trials)


def _held(plan: Plan, meeting: Meeting) -> bool:
    """By its number, and not by where it stands in a round of seats."""
    return hashed(f"{plan.seed}:{meeting.game}:held") % HELD == 0


def _short(number: float) -> float:
    return float(f"{number:.4g}")


def _samples(meetings: Sequence[Meeting]) -> list[Sample]:
    return [
        Sample(game, stand.left, stand.has, [meeting.won(seat) for seat in range(len(stand.has))])
        for game, meeting in enumerate(meetings)
        for stand in meeting.stands
    ]


def _trial(of: str, meetings: Sequence[Meeting], before: Model, now: Model) -> Trial:
    samples = _samples(meetings)
    told = [numeric.chances(samples, model) for model in (before, now)]
    losses = [numeric.losses(samples, chances) for chances in told]
    even = numeric.losses(samples, [[1 / len(each)] * len(each) for each in told[1]])
    parts = _by_game(samples, [after - first for first, after in zip(*losses, strict=True)])
    change = ratio(parts) or Estimate(0.0, 0.0, 0.0)
    by_chance, first, after = [sum(each) / max(1, len(samples)) for each in (even, *losses)]
    tenths = list(_calibration(samples, told[1]))
    return Trial(of, len(meetings), len(samples), by_chance, first, after, change, tenths)


def _by_game(samples: Sequence[Sample], values: Sequence[float]) -> list[Share]:
    found: dict[int, Share] = {}
    for sample, value in zip(samples, values, strict=True):
        above, below = found.get(sample.game, (0.0, 0.0))
        found[sample.game] = (above + value, below + 1)
    return list(found.values())


def _calibration(samples: Sequence[Sample], told: Sequence[Sequence[float]]) -> Iterator[Tenth]:
    for tenth in range(TENTHS):
        found: dict[int, list[tuple[float, float]]] = {}
        for sample, chances in zip(samples, told, strict=True):
            pairs = [(said, won) for said, won in zip(chances, sample.won, strict=True) if _tenth(said) == tenth]
            if pairs:
                found.setdefault(sample.game, []).extend(pairs)
        if found:
            yield _row(tenth, list(found.values()))


def _tenth(said: float) -> int:
    return min(TENTHS - 1, int(said * TENTHS))


def _row(tenth: int, by_game: Sequence[Sequence[tuple[float, float]]]) -> Tenth:
    count = sum(map(len, by_game))
    said, won = [sum(pair[part] for pairs in by_game for pair in pairs) / count for part in (0, 1)]
    spread = ratio([(sum(won for _, won in pairs), len(pairs)) for pairs in by_game])
    # Turns of a game tell much the same: they count as many as there would be of independent ones with that spread.
    alone = won * (1 - won) * (CONFIDENCE / spread.reach) ** 2 if spread and spread.reach else len(by_game)
    many = max(1, min(count, round(alone)))
    return Tenth(tenth / TENTHS, (tenth + 1) / TENTHS, count, said, won, wilson(won * many, many))


# --- where it goes ---------------------------------------------------------------------------------------------------
def file_of(game: str) -> Path:
    return Path(games.__path__[0], game, Outlook.FITTED)


def write(found: Fit) -> None:
    of = {name: getattr(found, name) for name in ("version", "options", "games", "seed")}
    of["bots"] = [",".join(bots) for bots in found.bots]
    data = {"far": found.far.now, "counts": {each.name: each.now for each in found.counts}, "of": of}
    file_of(found.game).write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")


def as_data(found: Fit) -> dict[str, Any]:
    trials = [{**asdict(each), "change": each.change._asdict()} for each in found.trials]
    return {**asdict(found), "trials": trials}


def text(found: Fit) -> str:
    lines = [_heading(found)]
    lines += [f"{found.lacking:,} games are not played"] if found.lacking else []
    for head, rows, widths in _tables(found):
        lines += ["", *("".join(_wide(cells, widths)).rstrip() for cells in (head, *rows))]
    return "\n".join(lines)


def _wide(cells: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    for cell, width in zip(cells, widths, strict=True):
        yield f"  {cell:<{-width}}" if width < 0 else f"  {cell:>{width}}"


def markdown(found: Fit) -> str:
    lines = []
    for head, rows, widths in _tables(found):
        marks = ["---" if width < 0 else "--:" for width in widths]
        lines += [
            f"| {' | '.join(head)} |",
            f"|{'|'.join(marks)}|",
            *(f"| {' | '.join(cells)} |" for cells in rows),
            "",
        ]
    return "\n".join([*lines, f"{_heading(found)}."])


def _heading(found: Fit) -> str:
    bots = "; ".join(counted(each) for each in found.bots)
    return f"{found.game}: fitted to {found.games:,} games of {bots}, seed {found.seed}, {found.turns:,} turns"


Lines = tuple[Sequence[str], list[Sequence[str]], Sequence[int]]  # head, rows, and widths: less than 0 to the left


def _tables(found: Fit) -> Iterator[Lines]:
    unit = found.counts[0]
    rows = [(*_coefficient(each), f"{each.now / unit.now:+.2f}" if unit.now else "-") for each in found.counts]
    rows.append((*_coefficient(found.far), "-"))
    yield ("feature", "before", "now", "standard error", f"in {unit.name}"), list(rows), (-10, 8, 8, 14, 8)
    trials = [
        (
            each.of,
            f"{each.games:,}",
            *(f"{value:.4f}" for value in (each.even, each.before, each.now)),
            f"{each.change.value:+.4f} ({each.change.low:+.4f} to {each.change.high:+.4f})",
        )
        for each in found.trials
    ]
    head = ("log loss", "games", "even", "before", "now", "change, 95% interval")
    yield head, list(trials), (-20, 7, 7, 7, 7, -30)
    said = [(each.of, *_told(tenth)) for each in found.trials for tenth in each.calibration]
    yield ("games", "said", "how often", "mean", "won", "95% interval"), list(said), (-20, -10, 9, 7, 7, -18)


def _coefficient(each: Coefficient) -> tuple[str, str, str, str]:
    return each.name, f"{each.before:+.3f}", f"{each.now:+.3f}", "-" if each.error is None else f"{each.error:.3f}"


def _told(each: Tenth) -> tuple[str, ...]:
    low, high = each.interval
    return (
        f"{each.low:.0%} to {each.high:.0%}",
        f"{each.count:,}",
        f"{each.said:.1%}",
        f"{each.won:.1%}",
        f"{low:.1%} to {high:.1%}",
    )
