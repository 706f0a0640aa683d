"""`rimward simulate`: many games between bots, on all cores, with the same results however the work is split.

A work unit is a pure function of a job and a range of game numbers. The seed of a game comes from the master seed and
the number of the game alone, and a tally only counts, so neither batches nor processes nor shards change a result.
"""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from rimward.bots import BOTS, can_play, made, playing
from rimward.games.catalog import COMING, GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import start
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from rimward.kernel.record import write
from rimward.lab.playout import play
from rimward.lab.progress import Progress
from rimward.lab.tally import Tally, wilson
from rimward.messages import Messages

BATCH_SECONDS = 0.25  # long enough that handing out work costs nothing, short enough to stop soon


# --- the work --------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Job:
    """What is played; the numbers of the games come on top."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    records: str = ""  # the folder for records; without one nothing is recorded


def game_seed(master: str, number: int) -> int:
    """The seed of one game of many."""
    return _hashed(f"{master}:{number}")


def _hashed(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def play_games(job: Job, numbers: range) -> Tally:
    """The work unit."""
    began, tally = time.perf_counter(), Tally()
    for number in numbers:
        _play_game(job, number, tally)
    tally.seconds = time.perf_counter() - began
    return tally


def _play_game(job: Job, number: int, tally: Tally) -> None:
    """A rule that breaks spoils one game, not the run; its record goes up to the answer that broke it."""
    game, seed = GAMES[job.game], game_seed(job.seed, number)
    bots = [made(name, game, _hashed(f"{seed}:{seat}")) for seat, name in enumerate(job.bots)]
    chance, match = Seeded(seed), None
    try:
        if job.records:
            match = Match.new(game, len(bots), job.options, chance=chance)
            table = match.table
        else:
            table = game.new_table(len(bots), job.options)
            start(table, chance)
        tally.add(play(table, chance, bots, match))
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        tally.fail(number, f"{type(error).__name__}: {error} ({Path(at.filename).name}:{at.lineno})")
    if match is not None:
        Path(job.records, f"{job.game}-{seed}.jsonl").write_bytes(write(match.record()))


class Here(Executor):
    """Work in this process, at once."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(work(*args, **named))
        return future


def processes(jobs: int) -> Executor:
    """That many processes, or none besides this one."""
    if jobs == 1:
        return Here()
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_worker)


def _worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a worker at once and without a traceback
    gc.freeze()  # what was imported stays: the collector need not look at it again


def run(job: Job, numbers: range, executor: Executor, jobs: int, progress: Progress) -> tuple[Tally, bool]:
    """Play games of these numbers in batches; gives the tally and whether it is whole. Ctrl-C keeps what is done."""
    tally, waiting = Tally(), set[Future[Tally]]()
    try:
        while numbers or waiting:
            while numbers and len(waiting) < 2 * jobs:  # one batch at work and one ready for each process
                size = _batch(tally, len(numbers), jobs)
                waiting.add(executor.submit(play_games, job, numbers[:size]))
                numbers = numbers[size:]
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                waiting.remove(future)
                tally.merge(future.result())
            progress.add(tally.games - progress.done)
    except KeyboardInterrupt:
        for future in waiting:
            if not future.cancel() and future.done() and future.exception() is None:
                tally.merge(future.result())
        return tally, False
    finally:
        progress.end()
    return tally, True


def _batch(tally: Tally, left: int, jobs: int) -> int:
    """How many games to hand out together, as the games so far took; near the end less, so that all end together."""
    if not tally.games:
        return 1
    return max(1, min(int(BATCH_SECONDS * tally.games / tally.seconds), left // (2 * jobs)))


# --- the command -----------------------------------------------------------------------------------------------------
class MisuseError(Exception):
    """The command cannot mean anything; the message says what to do instead."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--bots", required=True, metavar="A,B,...", help=f"a bot for each seat: {', '.join(BOTS)}")
    parser.add_argument("--games", default="100", metavar="N", help="how many games (100)")
    parser.add_argument("--seed", default="0", metavar="S", help="the same seed plays the same games (0)")
    parser.add_argument("--jobs", metavar="J", help="processes (one for each core); 1 works in this one")
    parser.add_argument(
        "--shard", default="1/1", metavar="I/N", help="only the I-th of N parts of the games, 1/N to N/N"
    )
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the table")
    parser.add_argument("--records", default="", metavar="DIR", help="write a record of every game into this folder")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def command(args: argparse.Namespace) -> int:
    """0 when all games came to an end, 1 when some did not, 2 for bad use, 130 after Ctrl-C."""
    try:
        job = _job(args)
        games = _number("--games", args.games)
        numbers, shard = _shard(args.shard, games)
        cores = os.cpu_count() or 1
        jobs = max(1, min(_number("--jobs", args.jobs or str(cores)), len(numbers)))
    except MisuseError as error:
        print(f"rimward simulate: {error}", file=sys.stderr)
        return 2
    quiet = args.json and not sys.stdout.isatty()
    progress = Progress(len(numbers), "games", None if quiet else sys.stderr)
    began = time.perf_counter()
    try:
        with processes(jobs) as executor:
            tally, whole = run(job, numbers, executor, jobs, progress)
    except (BrokenExecutor, OSError) as error:
        print(f"rimward simulate: {error}", file=sys.stderr)
        return 1
    report = _report(job, tally, len(numbers), time.perf_counter() - began, shard)
    print(json.dumps(report) if args.json else _table(report, jobs))
    for failure in report["failures"]:
        print(f"game {failure['game']} (seed {failure['seed']}): {failure['why']}", file=sys.stderr)
    return 130 if not whole else 1 if report["failures"] else 0


def _job(args: argparse.Namespace) -> Job:
    game = GAMES.get(args.game)
    if game is None:
        why = "cannot be played yet" if args.game in COMING else "is no game"
        raise MisuseError(f"{args.game} {why}; there is: {', '.join(GAMES)}")
    bots = tuple(args.bots.split(","))
    for name in bots:
        if not can_play(game, name):
            raise MisuseError(f"there is no bot {name!r} for {game.name}; there is: {', '.join(playing(game))}")
    options = _options(game, args.option)
    if len(bots) not in game.seats:
        raise MisuseError(f"{game.name} has {game.seats[0]} to {game.seats[-1]} seats; --bots names {len(bots)}")
    if refused := game.refusal(len(bots), options):
        raise MisuseError(Messages("en", game.name).reason(refused))
    if args.records:
        try:
            Path(args.records).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise MisuseError(f"--records {args.records}: {error.strerror}") from None
    return Job(game.name, options, bots, args.seed, args.records)


def _options(game: Game, said: Sequence[str]) -> dict[str, Any]:
    """All options of the table, each of the type that its default has."""
    defaults = {setting.name: setting.default for setting in game.settings}
    options: dict[str, Any] = {}
    for text in said:
        name, equals, value = text.partition("=")
        if not equals:
            raise MisuseError(f"--option {text}: write it as name=value")
        options[name] = _typed(value, defaults.get(name, ""))
    try:
        return game.checked(options)
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


def _number(name: str, text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise MisuseError(f"{name} {text}: a whole number from 1 on")
    return int(text)


def _shard(text: str, games: int) -> tuple[range, str]:
    """The numbers of the games in this part of the work."""
    part, _, parts = text.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise MisuseError(f"--shard {text}: write it as I/N with I from 1 to N")
    i, n = int(part), int(parts)
    return range(games * (i - 1) // n, games * i // n), f"{i}/{n}"


# --- what it tells ---------------------------------------------------------------------------------------------------
def _report(job: Job, tally: Tally, games: int, seconds: float, shard: str) -> dict[str, Any]:
    wins = tally.wins(len(job.bots))
    by_bot = {name: sum(won for won, bot in zip(wins, job.bots, strict=True) if bot == name) for name in job.bots}
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


def _table(report: dict[str, Any], jobs: int) -> str:
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
    speed = f"{report['decisions_per_second']:,.0f} a second, {jobs} process{'es' if jobs > 1 else ''}"
    lines.append(f"{report['decisions']:,} decisions in {report['seconds']:.1f} s: {speed}")
    return "\n".join(lines)


def _share(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins:>10,.1f}{wins / max(1, games):>9.1%}   {f'{low:.1%} to {high:.1%}':<18}"
