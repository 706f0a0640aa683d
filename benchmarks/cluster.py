"""What `rimward simulate` on workers of Dask costs beside as many processes that never talk: CPU of all processes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from statistics import median

from benchmarks.processes import GOAL, simulated


def one_round(game: str, games: int, seed: int, workers: int) -> tuple[float, float]:
    """CPU seconds of a scheduler with so many workers, and of so many shards with one process each; the starts of all
    of them included."""
    (whole,), together = simulated(game, games, seed, ["--cluster", f"local:{workers}"])
    shards = [["--jobs", "1", "--shard", f"{part}/{workers}"] for part in range(1, workers + 1)]
    parts, apart = simulated(game, games, seed, *shards)
    if whole["decisions"] != sum(part["decisions"] for part in parts):
        raise RuntimeError(f"seed {seed}: the shards played other games")
    return together, apart


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks cluster", description=__doc__)
    parser.add_argument("--game", default="xia", help="(xia)")
    parser.add_argument("--rounds", type=int, default=3, help="(3)")
    parser.add_argument("--games", type=int, default=1000, help="of random players in a round (1000)")
    parser.add_argument("--workers", type=int, default=3, help="(3)")
    args = parser.parse_args(argv)
    rounds = []
    for number in range(args.rounds):
        together, apart = one_round(args.game, args.games, number, args.workers)
        rounds.append(together / apart)
        print(
            f"round {number + 1}: {together:.1f} s of CPU with --cluster local:{args.workers}, "
            f"{apart:.1f} s in {args.workers} shards",
            file=sys.stderr,
        )
    spread = f"{min(rounds):.3f} to {max(rounds):.3f}"
    print(f"{os.cpu_count()} cores; {args.rounds} rounds of {args.games} games of {args.game}, four random players")
    print(
        f"CPU of {args.workers} workers of Dask : of {args.workers} processes that never talk = "
        f"{median(rounds):.3f} ({spread}); the goal is {GOAL:.2f}"
    )
    return 0
