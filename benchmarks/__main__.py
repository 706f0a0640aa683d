"""`python -m benchmarks`, in the environment that `python3 run.py bench` sets up."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from benchmarks.cases import OURS, PEER
from benchmarks.measure import measure

ROWS = (
    # what, where it is found, how it is printed, the ratio to the peer
    ("decisions/s", "decisions_per_second", ",.0f", "decisions"),
    ("all answers/s", "answers_per_second", ",.0f", "answers"),
    ("games/s", "games_per_second", ",.1f", None),
    ("decisions/game", "decisions_per_game", ",.1f", None),
    ("options/decision", "options_per_decision", ",.2f", None),
    ("copy, us", "copy_us", ",.2f", "copy"),
    ("deepcopy, us", "deepcopy_us", ",.1f", None),
    ("bytes/kept state", "bytes_per_state", ",.0f", "bytes"),
)


def table(result: dict[str, Any]) -> str:
    """A line for each figure and a column for each case; `x` tells how many times better than the first column."""
    cases = result["cases"]
    lines = [f"{'':<20}" + "".join(f"{name:>26}" for name in cases)]
    for what, name, style, ratio in ROWS:
        lines.append(f"{what:<20}" + "".join(_cell(told, name, style, ratio) for told in cases.values()))
    cells = "".join(f"{told['ratios']['copy_to_deepcopy']:>16,.1f}x{'':9}" for told in cases.values())
    return "\n".join([*lines, f"{'copy : deepcopy':<20}{cells}".rstrip()])


def _cell(told: dict[str, Any], name: str, style: str, ratio: str | None) -> str:
    times = f"{told['ratios'][ratio]:.2f}x" if ratio else ""
    return f"{told['figures'][name]:>17{style}}{times:>9}"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="each visits every case once (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of random play for each case and round (1.0)")
    parser.add_argument("--json", metavar="FILE", help="also write everything to this file")
    args = parser.parse_args(argv)
    if args.rounds < 1 or args.seconds <= 0:
        print("benchmarks: --rounds from 1 on and --seconds above 0", file=sys.stderr)
        return 2
    if find_spec("catanatron") is None:
        print("benchmarks: catanatron, the peer, is not installed here; use `python3 run.py bench`", file=sys.stderr)
        return 2
    result = measure((PEER, *OURS), args.rounds, args.seconds, lambda text: print(text, file=sys.stderr))
    result["machine"] = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    if args.json:
        Path(args.json).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    print(f"{result['machine']}; medians of {args.rounds} rounds; x: times better than the first column\n")
    print(table(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
