"""What `rimward simulate` on two processes costs beside two that never talk: CPU of all processes, not the clock."""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from typing import Any

GOAL = 1.10


def spent() -> float:
    """User and system seconds of all processes that were started here and have ended, with those that they started."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def simulated(game: str, games: int, seed: int, *commands: Sequence[str]) -> tuple[list[dict[str, Any]], float]:
    """The same games with each of these arguments, all at once; what they tell, and the CPU."""
    fixed = ["simulate", game, "--bots", ",".join(["random"] * 4), "--json"]
    fixed += ["--games", str(games), "--seed", str(seed)]
    before = spent()
    running = [
        subprocess.Popen([sys.executable, "-m", "rimward", *fixed, *command], stdout=subprocess.PIPE)
        for command in commands
    ]
    told = [json.loads(process.communicate()[0]) for process in running]
    return told, spent() - before


def one_round(game: str, games: int, seed: int) -> tuple[float, float]:
    """CPU seconds of one with two processes, and of two with one process and half of the games each."""
    (whole,), together = simulated(game, games, seed, ["--jobs", "2"])
    halves, apart = simulated(game, games, seed, *[["--jobs", "1", "--shard", f"{part}/2"] for part in (1, 2)])
    if whole["decisions"] != sum(half["decisions"] for half in halves):
        raise RuntimeError(f"seed {seed}: the shards played other games")
    return together, apart


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks processes", description=__doc__)
    parser.add_argument("--game", default="xia", help="(xia)")
    parser.add_argument("--rounds", type=int, default=5, help="(5)")
    parser.add_argument("--games", type=int, default=100, help="of random players in a round (100)")
    args = parser.parse_args(argv)
    rounds = []
    for number in range(args.rounds):
        together, apart = one_round(args.game, args.games, number)
        rounds.append(together / apart)
        print(
            f"round {number + 1}: {together:.1f} s of CPU with --jobs 2, {apart:.1f} s in two shards", file=sys.stderr
        )
    spread = f"{min(rounds):.3f} to {max(rounds):.3f}"
    print(f"{os.cpu_count()} cores; {args.rounds} rounds of {args.games} games of {args.game}, four random players")
    print(f"CPU of two processes : of two that never talk = {median(rounds):.3f} ({spread}); the goal is {GOAL:.2f}")
    return 0
