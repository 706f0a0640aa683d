"""What `arena`, `balance` and the like have in common: the games of a plan are played, kept, gone on with, put together
and told."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

from rimward.games.catalog import GAMES
from rimward.lab import wishes
from rimward.lab.ledger import Ledger, Plan, kept, merged, played
from rimward.lab.pool import hired, spread
from rimward.lab.progress import Progress
from rimward.lab.simulate import game_seed
from rimward.lab.wishes import MisuseError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default="", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    wishes.add_work(parser)
    parser.add_argument("--keep", default="", metavar="FILE", help="keep every game in FILE as it ends; continue it")
    parser.add_argument("--merge", nargs="+", default=[], metavar="FILE", help="play nothing: put kept parts together")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def add_markdown(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--markdown", nargs="?", const="-", metavar="FILE", help="print the table for a page, or put it into FILE"
    )


def carried_out(
    args: argparse.Namespace, name: str, planned: Callable[[argparse.Namespace], Plan]
) -> tuple[Ledger, bool]:
    """The games that the command line asks for, played or read, and False after Ctrl-C."""
    if args.merge:
        ledger = merged([Path(file) for file in args.merge])
        if ledger.plan.command != name:
            raise MisuseError(f"{args.merge[0]} was made by `rimward {ledger.plan.command}`")
        return ledger, True
    plan = planned(args)
    games = share(plan, args.shard)
    jobs, cluster = wishes.processes_for(args.jobs, len(games) * len(plan.tables)), wishes.cluster(args)
    ledger = kept(plan, Path(args.keep)) if args.keep else Ledger(plan)
    quiet = args.json and not sys.stdout.isatty()
    progress = None if quiet else Progress(len(ledger.missing(games)), "games", sys.stderr)
    return ledger, fill(ledger, games, jobs, progress, cluster)


def share(plan: Plan, shard: str) -> range:
    """The games of a part of the work; rounds in which every bot sits everywhere are not torn apart."""
    together = len(plan.tables[0].bots) if plan.rotated else 1
    rounds, _ = wishes.shard(shard, plan.games // together)
    return range(rounds.start * together, rounds.stop * together)


def fill(ledger: Ledger, games: range, jobs: int, progress: Progress | None = None, cluster: str = "") -> bool:
    """Play what is missing; whether that is all. Ctrl-C keeps what is done."""
    missing = ledger.missing(games)
    progress = progress or Progress(len(missing), "games", None)
    with hired(jobs, cluster, progress) as crew:
        return spread(played, ledger.plan, missing, crew, progress, ledger.take)


def command(name: str, work: Callable[[], int]) -> int:
    """Bad use is one line and code 2, a failure one line and code 1."""
    try:
        return work()
    except MisuseError as error:
        print(f"rimward {name}: {error}", file=sys.stderr)
        return 2
    except (BrokenExecutor, OSError) as error:
        print(f"rimward {name}: {error}", file=sys.stderr)
        return 1


def tell_failures(ledger: Ledger) -> int:
    """A line for each game that came to no end; gives the exit code: 1 if there was one."""
    plan = ledger.plan
    for meeting in ledger.failures:
        nth = meeting.game // len(meeting.seats) if plan.rotated else meeting.game
        where = f"game {meeting.game} at table {meeting.table + 1} (seed {game_seed(plan.seed, nth)})"
        print(f"{where}: {meeting.why}", file=sys.stderr)
    return 1 if ledger.failures else 0


def tell(args: argparse.Namespace, mark: str, data: Any, text: str, markdown: str) -> None:
    """As the command line wants it: as data, as text, or for a page, where it goes between `<!-- mark -->` and
    `<!-- /mark -->`."""
    if args.markdown and args.markdown != "-":
        _put(Path(args.markdown), f"<!-- {mark} -->", f"<!-- /{mark} -->", markdown)
    print(json.dumps(data) if args.json else markdown if args.markdown == "-" else text)


def _put(file: Path, begin: str, end: str, table: str) -> None:
    try:
        before, rest = file.read_text(encoding="utf-8").split(begin)
        _, after = rest.split(end)
    except OSError as error:
        raise MisuseError(f"{file}: {error.strerror}") from None
    except ValueError:
        raise MisuseError(f"{file} has no place for it: a line {begin} and a line {end}") from None
    file.write_text(f"{before}{begin}\n{table}\n{end}{after}", encoding="utf-8")
