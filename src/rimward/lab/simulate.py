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
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from rimward.bots import BOTS, bot_named
from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.content import Kept
from rimward.kernel.frame import start
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.record import write
from rimward.lab import wishes
from rimward.lab.playout import SeatOrders, begun_with, play
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
    orders: SeatOrders = ()
    wished: wishes.Wished = ()
    packs: Kept = field(default_factory=dict)


Records = dict[str, bytes]  # of games, by the names of their files


def game_seed(master: str, number: int) -> int:
    """The seed of one game of many."""
    return hashed(f"{master}:{number}")


def hashed(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def play_games(job: Job, numbers: Sequence[int], records: Records | None = None) -> Tally:
    """The work unit."""
    tally, game = Tally(), GAMES[job.game].with_kept(job.packs)
    for number in numbers:
        _play_game(job, game, number, tally, records)
    return tally


def record_games(job: Job, numbers: Sequence[int]) -> tuple[Tally, Records]:
    """The work unit of those who want records. They are written where they are wanted: a worker may be anywhere."""
    records: Records = {}
    return play_games(job, numbers, records), records


def _play_game(job: Job, game: Game, number: int, tally: Tally, records: Records | None) -> None:
    """A rule that breaks spoils one game, not the run; its record goes up to the answer that broke it."""
    seed = game_seed(job.seed, number)
    bots = [bot_named(name, game, hashed(f"{seed}:{seat}")) for seat, name in enumerate(job.bots)]
    chance, match = Seeded(seed), None
    try:
        if records is not None:
            match = Match.new(game, len(bots), job.options, job.wished, chance=chance)
            table = match.table
        else:
            table = game.new_table(len(bots), job.options, job.wished)
            start(table, chance)
        tally.add(play(table, chance, bots, match, begun_with(table, job.orders)))
    except Exception as error:
        tally.fail(number, told(error))
    if records is not None and match is not None:
        records[f"{job.game}-{seed}.jsonl"] = write(match.record())


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
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    wishes.add_wishes(parser)
    wishes.add_packs(parser)
    wishes.add_orders(parser)
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
    game, bots = wishes.with_packs(wishes.game_named(args.game), args.pack), tuple(args.bots.split(","))
    options = wishes.options(game, args.option)
    wished = wishes.wished(game, args.wish, len(bots))
    wishes.seated(game, bots, options, wished)
    if args.records:
        try:
            Path(args.records).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise MisuseError(f"--records {args.records}: {error.strerror}") from None
    orders = wishes.orders(game, args.order, len(bots))
    return Job(game.name, options, bots, args.seed, orders, wished, game.kept)


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
        **({"wishes": list(job.wished)} if job.wished else {}),
        **({"packs": list(job.packs)} if job.packs else {}),
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
    """The report for people, with 95% intervals for the shares of wins."""
    options = " ".join(f"{name}={value}" for name, value in report["options"].items())
    finished, scores = report["finished"], report["scores"] or ["-"] * len(report["bots"])
    part = "" if report["shard"] == "1/1" else f", shard {report['shard']}"
    lines = [
        f"{report['game']}: {finished:,} of {report['games']:,} games finished, seed {report['seed']}{part}",
        *([f"options: {options}"] if options else []),
        *wishes.told(report.get("wishes", ())),
        *([f"packs: {' '.join(report['packs'])}"] if "packs" in report else []),
        "",
        f"{'seat':<6}{'bot':<12}{'wins':>10}{'share':>9}   {'95% interval':<18}{'mean score':>10}",
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
