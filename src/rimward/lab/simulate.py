"""`rimward simulate`: many games between bots, on all cores, with the same results however the work is split.

A work unit is a pure function of a job and a range of game numbers. The seed of a game comes from the master seed and
the number of the game alone, and a tally only counts, so neither batches nor processes nor shards change a result.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from rimward.bots import BOTS, made
from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import Table, start
from rimward.kernel.match import Match
from rimward.kernel.orders import Order, given
from rimward.kernel.record import write
from rimward.kernel.view import public_part
from rimward.lab import wishes
from rimward.lab.playout import play
from rimward.lab.pool import Crew, hired, spread
from rimward.lab.progress import Progress
from rimward.lab.tally import Tally, wilson
from rimward.lab.wishes import MisuseError


# --- the work --------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Job:
    """What is played; the numbers of the games come on top."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    orders: tuple[tuple[int, Order], ...] = ()  # standing orders, each with its seat


Records = dict[str, bytes]  # of games, by the names of their files


def game_seed(master: str, number: int) -> int:
    """The seed of one game of many."""
    return hashed(f"{master}:{number}")


def hashed(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def play_games(job: Job, numbers: Sequence[int], records: Records | None = None) -> Tally:
    """The work unit."""
    tally = Tally()
    for number in numbers:
        _play_game(job, number, tally, records)
    return tally


def record_games(job: Job, numbers: Sequence[int]) -> tuple[Tally, Records]:
    """The work unit of those who want records. They are written where they are wanted: a worker may be anywhere."""
    records: Records = {}
    return play_games(job, numbers, records), records


def _play_game(job: Job, number: int, tally: Tally, records: Records | None) -> None:
    """A rule that breaks spoils one game, not the run; its record goes up to the answer that broke it."""
    game, seed = GAMES[job.game], game_seed(job.seed, number)
    bots = [made(name, game, hashed(f"{seed}:{seat}")) for seat, name in enumerate(job.bots)]
    chance, match = Seeded(seed), None
    try:
        if records is not None:
            match = Match.new(game, len(bots), job.options, chance=chance)
            table = match.table
        else:
            table = game.new_table(len(bots), job.options)
            start(table, chance)
        tally.add(play(table, chance, bots, match, _orders(job, table)))
    except Exception as error:
        tally.fail(number, told(error))
    if records is not None and match is not None:
        records[f"{job.game}-{seed}.jsonl"] = write(match.record())


def _orders(job: Job, table: Table) -> dict[int, tuple[Order, ...]]:
    """By seat, as they are given when the game begins."""
    known, found = public_part(table) if job.orders else {}, dict[int, tuple[Order, ...]]()
    for seat, order in job.orders:
        found[seat] = (*found.get(seat, ()), given(table.game, order, seat, known))
    return found


def told(error: Exception) -> str:
    """What broke, and where, in a line."""
    at = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(at.filename).name}:{at.lineno})"


def run(job: Job, numbers: Sequence[int], crew: Crew, progress: Progress, folder: str = "") -> tuple[Tally, bool]:
    """Play games of these numbers in batches; gives the tally and whether it is whole. Ctrl-C keeps what is done."""
    tally = Tally()

    def keep(played: tuple[Tally, Records]) -> None:
        for name, record in played[1].items():
            Path(folder, name).write_bytes(record)
        tally.merge(played[0])

    if folder:
        return tally, spread(record_games, job, numbers, crew, progress, keep)
    return tally, spread(play_games, job, numbers, crew, progress, tally.merge)


# --- the command -----------------------------------------------------------------------------------------------------
def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--bots", required=True, metavar="A,B,...", help=f"a bot for each seat: {', '.join(BOTS)}")
    parser.add_argument("--games", default="100", metavar="N", help="how many games (100)")
    wishes.add_work(parser)
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the table")
    parser.add_argument(
        "--order", action="append", default=[], metavar="SEAT:WHERE", help="let a seat pass there: 0:off-turn"
    )
    parser.add_argument("--records", default="", metavar="DIR", help="write a record of every game into this folder")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def command(args: argparse.Namespace) -> int:
    """0 when all games came to an end, 1 when some did not, 2 for bad use, 130 after Ctrl-C."""
    try:
        job = _job(args)
        numbers, shard = wishes.shard(args.shard, wishes.number("--games", args.games))
        jobs, cluster = wishes.processes_for(args.jobs, len(numbers)), wishes.cluster(args)
    except MisuseError as error:
        print(f"rimward simulate: {error}", file=sys.stderr)
        return 2
    quiet = args.json and not sys.stdout.isatty()
    progress = Progress(len(numbers), "games", None if quiet else sys.stderr)
    began = time.perf_counter()
    try:
        with hired(jobs, cluster, progress) as crew:
            tally, whole = run(job, numbers, crew, progress, args.records)
    except (BrokenExecutor, OSError) as error:
        print(f"rimward simulate: {error}", file=sys.stderr)
        return 1
    workers = f"cluster {cluster}" if cluster else f"{jobs} process{'es' if jobs > 1 else ''}"
    report = _report(job, tally, len(numbers), time.perf_counter() - began, shard)
    print(json.dumps(report) if args.json else _table(report, workers))
    for failure in report["failures"]:
        print(f"game {failure['game']} (seed {failure['seed']}): {failure['why']}", file=sys.stderr)
    return 130 if not whole else 1 if report["failures"] else 0


def _job(args: argparse.Namespace) -> Job:
    game, bots = wishes.known(args.game), tuple(args.bots.split(","))
    options = wishes.options(game, args.option)
    wishes.seated(game, bots, options)
    if args.records:
        try:
            Path(args.records).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise MisuseError(f"--records {args.records}: {error.strerror}") from None
    return Job(game.name, options, bots, args.seed, tuple(wishes.order(game, text, len(bots)) for text in args.order))


# --- what it tells ---------------------------------------------------------------------------------------------------
def _report(job: Job, tally: Tally, games: int, seconds: float, shard: str) -> dict[str, Any]:
    wins = tally.wins(len(job.bots))
    seats_of = {name: [seat for seat, bot in enumerate(job.bots) if bot == name] for name in job.bots}
    by_bot = {name: tally.won_by(seats) for name, seats in seats_of.items()}
    failures = [
        {"game": number, "seed": game_seed(job.seed, number), "why": why}
        for number, why in sorted(tally.failures.items())
    ]
    return {
        "game": job.game,
        "options": job.options,
        "bots": list(job.bots),
        "seed": int(job.seed) if job.seed.isdecimal() else job.seed,
        "shard": shard,
        "games": games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "wins": {"by_seat": wins, "by_bot": by_bot},
        "length": _length(tally),
        **({"ordered": tally.ordered} if job.orders else {}),
        "mean_options": tally.options / tally.decisions if tally.decisions else None,
        "scores": tally.mean_scores(len(job.bots)) if tally.scores else None,
        "failures": failures,
    }


def _length(tally: Tally) -> dict[str, float] | None:
    """Decisions a game."""
    if not tally.finished:
        return None
    return {
        "min": min(tally.lengths),
        "mean": tally.decisions / tally.finished,
        "median": tally.median_length(),
        "max": max(tally.lengths),
    }


def _table(report: dict[str, Any], workers: str) -> str:
    """The report for people, with 95 % intervals for the shares of wins."""
    options = " ".join(f"{name}={value}" for name, value in report["options"].items())
    finished, scores = report["finished"], report["scores"] or ["-"] * len(report["bots"])
    part = "" if report["shard"] == "1/1" else f", shard {report['shard']}"
    lines = [
        f"{report['game']}: {finished:,} of {report['games']:,} games finished, seed {report['seed']}{part}",
        *([f"options: {options}"] if options else []),
        "",
        f"{'seat':<6}{'bot':<12}{'wins':>10}{'share':>9}   {'95 % interval':<18}{'mean score':>10}",
    ]
    for seat, (bot, won) in enumerate(zip(report["bots"], report["wins"]["by_seat"], strict=True)):
        score = scores[seat] if isinstance(scores[seat], str) else f"{scores[seat]:.2f}"
        lines.append(f"{seat:<6}{bot:<12}{_share(won, finished)}{score:>10}")
    if len(report["wins"]["by_bot"]) > 1:
        lines += ["", *(f"{'all':<6}{bot:<12}{_share(w, finished)}" for bot, w in report["wins"]["by_bot"].items())]
    if length := report["length"]:
        spread = f"{length['min']} to {length['max']}, mean {length['mean']:.1f}, median {length['median']:g}"
        lines += ["", f"decisions a game: {spread}; options a decision: {report['mean_options'] or 0:.2f}"]
    if "ordered" in report:
        lines.append(f"answers by standing orders: {report['ordered']:,}")
    speed = f"{report['decisions_per_second']:,.0f} a second, {workers}"
    lines.append(f"{report['decisions']:,} decisions in {report['seconds']:.1f} s: {speed}")
    return "\n".join(lines)


def _share(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins:>10,.1f}{wins / max(1, games):>9.1%}   {f'{low:.1%} to {high:.1%}':<18}"
