"""Our server beside boardgame.io's, on a nine-cell game: moves that are stored before anybody is told of them."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from benchmarks.measure import Figures, ratio
from benchmarks.tables import Row, table
from tests.server import postgres

ROOT = Path(__file__).resolve().parent.parent
NINE = ROOT / "benchmarks" / "nine"
ROWS: tuple[Row, ...] = (
    ("moves/s", "moves_per_second", ",.0f", "moves"),
    ("CPU, us/move", "cpu_us", ",.0f", "cpu"),
    ("p50, ms", "p50_ms", ",.1f", None),
    ("p99, ms", "p99_ms", ",.1f", "p99"),
    ("memory, MB", "memory_mb", ",.0f", "memory"),
    ("client CPU, us/move", "client_us", ",.0f", None),
)


class Missing(Exception):
    """Something that the benchmark needs is not here."""


class Served(NamedTuple):
    """A server to be measured: what starts it, given where its data goes, and what its load plays.

    That is a folder, or an empty database of PostgreSQL where `postgres` is set.
    """

    name: str
    command: Callable[[str], Sequence[str | Path]]
    game: str
    seats: int = 2
    postgres: bool = False


def _ours(place: str) -> Sequence[str | Path]:
    return sys.executable, "-m", "benchmarks.ours", place if "://" in place else f"{place}/rimward.db", "nine"


NODE = "node", NINE / "server.js"
PEERS = (
    Served("b.io, PostgreSQL", lambda url: (*NODE, "postgres", url), "peer", postgres=True),
    Served("b.io, files", lambda folder: (*NODE, "files", folder), "peer"),
    Served("b.io, memory", lambda folder: NODE, "peer"),
    Served("b.io, our journal", lambda folder: (*NODE, "journal", f"{folder}/journal"), "peer"),
)
OURS = (
    Served("ours, PostgreSQL", _ours, "nine", postgres=True),
    Served("ours, SQLite", _ours, "nine"),
    Served("ours, Xia, 4 seats", _ours, "xia", 4),
)


def install() -> None:
    """The packages of the peer, where the lock file says others than are there."""
    if not sys.platform.startswith("linux"):
        raise Missing("a server's CPU is read from /proc: this needs Linux")
    npm = shutil.which("npm")
    if postgres.programs() is None:
        raise Missing(postgres.HOW)
    if npm is None or shutil.which("node") is None:
        raise Missing("boardgame.io, the peer, needs node and npm on the PATH")
    lock = hashlib.sha256((NINE / "package-lock.json").read_bytes()).hexdigest()
    mark = NINE / "node_modules" / ".lock-hash"
    if mark.is_file() and mark.read_text() == lock:
        return
    done = subprocess.run([npm, "ci", "--ignore-scripts"], cwd=NINE, capture_output=True, text=True, check=False)
    if done.returncode:
        wrong = [line for line in done.stderr.splitlines() if "error" in line] or ["without a word"]
        raise Missing(f"the packages of boardgame.io cannot be installed: {wrong[0]}")
    mark.write_text(lock)


@contextmanager
def running(served: Served, place: str) -> Iterator[tuple[int, int]]:
    """Start a server, which prints its port when it is ready; gives its process id and the port."""
    env = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(served.command(place), cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as process:
        try:
            word, _, port = process.stdout.readline().partition(" ") if process.stdout else ("", "", "")
            if word != "port":
                raise Missing(f"{served.name} does not start")
            yield process.pid, int(port)
        finally:
            process.terminate()


def one_round(served: Served, pid: int, port: int, seconds: float, matches: int) -> Figures:
    load = [sys.executable, "-m", "benchmarks.load", served.game, f"--pid={pid}", f"--port={port}"]
    load += [f"--seats={served.seats}", f"--seconds={seconds}", f"--matches={matches}"]
    done = subprocess.run(load, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise Missing(f"the load on {served.name} broke off")
    figures: Figures = json.loads(done.stdout)
    return figures


def measure(
    servers: Sequence[Served], rounds: int, seconds: float, matches: int, tell: Callable[[str], None]
) -> dict[str, Any]:
    """Medians for each server, and medians of its ratios to the first. All stay up, so that each has warmed up."""
    (ROOT / ".tools").mkdir(exist_ok=True)
    with ExitStack() as stack:
        # On the disk of the project: where /tmp lies in memory, syncing costs nothing.
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / ".tools")))
        database = stack.enter_context(postgres.running())
        up = []
        for served in servers:
            place = database.fresh() if served.postgres else tempfile.mkdtemp(dir=home)
            up.append(stack.enter_context(running(served, place)))
        each: list[list[Figures]] = []
        for number in range(rounds):
            tell(f"round {number + 1} of {rounds}")
            each.append([one_round(one, *at, seconds, matches) for one, at in zip(servers, up, strict=True)])
    first = [figures[0] for figures in each]
    result: dict[str, Any] = {"rounds": rounds, "seconds": seconds, "matches": matches, "cases": {}}
    for i, served in enumerate(servers):
        mine = [figures[i] for figures in each]
        result["cases"][served.name] = {
            "figures": {name: median(figure[name] for figure in mine) for name in mine[0]},
            "ratios": {
                "moves": ratio(mine, first, "moves_per_second"),
                "cpu": ratio(first, mine, "cpu_us"),
                "p99": ratio(first, mine, "p99_ms"),
                "memory": ratio(first, mine, "memory_mb"),
            },
            "rounds": mine,
        }
    return result


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="each visits every server once (3)")
    parser.add_argument("--seconds", type=float, default=5.0, help="of moves that count, for each server and round (5)")
    parser.add_argument("--matches", type=int, default=100, help="that are played at once (100)")
    parser.add_argument("--json", metavar="FILE", help="also write everything to this file")
    args = parser.parse_args(argv)
    if args.rounds < 1 or args.seconds <= 0 or not 1 <= args.matches <= 400:
        print("benchmarks: --rounds from 1 on, --seconds above 0 and --matches from 1 to 400", file=sys.stderr)
        return 2
    try:
        install()
        result = measure(
            (*PEERS, *OURS), args.rounds, args.seconds, args.matches, lambda text: print(text, file=sys.stderr)
        )
    except Missing as missing:
        print(f"benchmarks: {missing}", file=sys.stderr)
        return 2
    if args.json:
        Path(args.json).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    print(f"{args.matches} matches; medians of {args.rounds} rounds; x: times better than the first column\n")
    print(table(result["cases"], ROWS))
    return 0
