"""`python -m benchmarks env`: what a step of the environment costs, with observation and mask, in bare decisions.

Both play random games of the same table in turn, in one process, and count CPU time. The environment is used as
PettingZoo has it: `last()`, an action of the mask, `step()`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from benchmarks.cases import Rimward
from rimward.games.catalog import GAMES

SEATS = 4
Play = Callable[[int], int]  # a seed to the decisions of its game


def bare() -> Play:
    case = Rimward("Xia", "xia", SEATS)
    return lambda seed: case.play(seed).answers


def stepped(**options: int) -> Play:
    from rimward.lab.envs.xia import xia_v0  # the other benchmarks do without it

    env = xia_v0.env(SEATS, **options)

    def play(seed: int) -> int:
        rng, steps = Random(seed).random, 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return steps
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(rng() * len(legal))])
            steps += 1
        return steps

    return play


def microseconds(play: Play, first_seed: int, seconds: float) -> float:
    """Of CPU time, for one decision."""
    games = decisions = 0
    began = time.process_time()
    while (took := time.process_time() - began) < seconds or not games:
        decisions += play(first_seed + games)
        games += 1
    return took / decisions * 1e6


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    cases = {"bare decision": bare(), "step of xia_v0": stepped()}
    for play in cases.values():
        play(0)  # what is made once is made now
    figures: dict[str, list[float]] = {name: [] for name in cases}
    for number in range(1, rounds + 1):
        for name, play in cases.items():
            figures[name].append(microseconds(play, 1_000 * number, seconds))
    one, other = figures.values()
    ratio = median(step / decision for decision, step in zip(one, other, strict=True))
    medians = {name: median(found) for name, found in figures.items()}
    return {"game": GAMES["xia"].name, "seats": SEATS, "rounds": rounds, "microseconds": medians, "ratio": ratio}


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks env", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="each plays both in turn (5)")
    parser.add_argument("--seconds", type=float, default=3.0, help="of CPU time for each in a round (3.0)")
    parser.add_argument("--json", metavar="FILE", help="also write everything to this file")
    args = parser.parse_args(argv)
    if args.rounds < 1 or args.seconds <= 0:
        print("benchmarks: --rounds from 1 on and --seconds above 0", file=sys.stderr)
        return 2
    result = measure(args.rounds, args.seconds)
    if args.json:
        Path(args.json).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    for name, took in result["microseconds"].items():
        print(f"{name:<16}{took:>9.1f} us")
    print(f"a step costs {result['ratio']:.2f} bare decisions (median of {args.rounds} rounds)")
    return 0
