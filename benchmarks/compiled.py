"""Our games as compiled: each in a process of its own, for a process can hold only one of the two builds.

`python -m benchmarks.compiled GAME`, with the compiled copy on PYTHONPATH, is that process. It reads a call on each
line and writes what it gave.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from benchmarks.cases import OURS
from benchmarks.measure import Figures, Here
from hatch_build import COMPILED, ROOT, CompileError, compile_copy
from rimward.kernel import frame


def built() -> Path:
    """The compiled copy, made if need be; raises CompileError where there is nothing to compile with."""
    target = ROOT / COMPILED
    compile_copy(ROOT, target)
    return target


class There:
    """A case in a process of its own."""

    def __init__(self, name: str, copy: Path) -> None:
        command = [sys.executable, "-m", "benchmarks.compiled", name]
        env = {**os.environ, "PYTHONPATH": str(copy)}
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.name = f"{name.partition(',')[0]}, compiled"

    def _call(self, *call: Any) -> Any:
        calls, results, line = self.process.stdin, self.process.stdout, ""
        if calls and results:
            print(json.dumps(call), file=calls, flush=True)
            line = results.readline()
        if not line:
            raise CompileError(f"the process of {self.name} has ended")
        return json.loads(line)

    def one_round(self, number: int, seconds: float) -> Figures:
        figures: Figures = self._call("one_round", number, seconds)
        return figures

    def kept_bytes(self) -> float:
        return float(self._call("kept_bytes"))

    def __enter__(self) -> There:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.communicate()  # its input ends, and so does it


def main(argv: Sequence[str]) -> int:
    if frame.__file__.endswith(".py"):
        print(f"benchmarks: {frame.__file__} is not compiled", file=sys.stderr)
        return 1
    here = Here(next(case for case in OURS if case.name == argv[0]), deepcopy=False)  # compiled closures have none
    for line in sys.stdin:
        name, *arguments = json.loads(line)
        print(json.dumps(getattr(here, name)(*arguments)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
