"""`python -m benchmarks [server | live | env | processes | cluster | frames]`, see `python3 run.py bench`."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from math import isnan
from pathlib import Path
from typing import Any

from benchmarks import cluster, env, live, processes, server
from benchmarks.cases import OURS, PEER
from benchmarks.compiled import There, built
from benchmarks.measure import Here, Runner, measure
from benchmarks.tables import Row, table
from hatch_build import CompileError

ROWS: tuple[Row, ...] = (
    ("decisions/s", "decisions_per_second", ",.0f", "decisions"),
    ("all answers/s", "answers_per_second", ",.0f", "answers"),
    ("games/s", "games_per_second", ",.1f", None),
    ("decisions/game", "decisions_per_game", ",.1f", None),
    ("options/decision", "options_per_decision", ",.2f", None),
    ("copy, us", "copy_us", ",.2f", "copy"),
    ("deepcopy, us", "deepcopy_us", ",.1f", None),
    ("bytes/kept state", "bytes_per_state", ",.0f", "bytes"),
)


def figures(result: dict[str, Any]) -> str:
    cases = result["cases"]
    times = [told["ratios"]["copy_to_deepcopy"] for told in cases.values()]
    cells = "".join(f"{'-' if isnan(x) else f'{x:,.1f}x':>17}{'':9}" for x in times)
    return f"{table(cases, ROWS)}\n{'copy : deepcopy':<20}{cells}".rstrip()


def main(argv: Sequence[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    if argv[:1] == ["server"]:
        return server.main(argv[1:])
    if argv[:1] == ["live"]:
        return live.main(argv[1:])
    if argv[:1] == ["env"]:
        return env.main(argv[1:])
    if argv[:1] == ["processes"]:
        return processes.main(argv[1:])
    if argv[:1] == ["cluster"]:
        return cluster.main(argv[1:])
    if argv[:1] == ["frames"]:
        return _frames(argv[1:])
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description=__doc__,
        epilog="the first word may be `server` or `live` (the server), `env` (a step of the research environment), "
        "`processes` (what simulation on two of them costs), `cluster` (the same on workers of Dask), "
        "`frames` (how smooth the map is)",
    )
    parser.add_argument("--rounds", type=int, default=5, help="each visits every case once (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of random play for each case and round (1.0)")
    parser.add_argument("--plain", action="store_true", help="leave out the compiled build, which is made first")
    parser.add_argument("--json", metavar="FILE", help="also write everything to this file")
    args = parser.parse_args(argv)
    if args.rounds < 1 or args.seconds <= 0:
        print("benchmarks: --rounds from 1 on and --seconds above 0", file=sys.stderr)
        return 2
    if find_spec("catanatron") is None:
        print("benchmarks: catanatron, the peer, is not installed here; use `python3 run.py bench`", file=sys.stderr)
        return 2
    with ExitStack() as stack:
        runners: list[Runner] = [Here(case) for case in (PEER, *OURS)]
        if not args.plain:
            try:
                copy = built()
                runners += [stack.enter_context(There(case.name, copy)) for case in OURS]
            except CompileError as error:
                print(f"benchmarks: compiling: {error}\n`--plain` leaves that out", file=sys.stderr)
                return 1
        result = measure(runners, args.rounds, args.seconds, lambda text: print(text, file=sys.stderr))
    result["machine"] = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    if args.json:
        Path(args.json).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    print(f"{result['machine']}; medians of {args.rounds} rounds; x: times better than the first column\n")
    print(figures(result))
    return 0


def _frames(argv: Sequence[str]) -> int:
    if find_spec("playwright") is None:
        print("benchmarks: `frames` drives a browser; use `.venv/bin/python -m benchmarks frames`", file=sys.stderr)
        return 2
    from benchmarks import frames  # not in the environment of the other measurements

    return frames.main(argv)


if __name__ == "__main__":
    sys.exit(main())
