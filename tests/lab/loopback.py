"""A real cluster on loopback: a scheduler and workers, processes that are ended by their ids; and work for them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rimward.lab.ledger import Plan, played
from rimward.lab.meeting import Meeting

ROOT = Path(__file__).parents[2]
LOCALHOST = ("--host", "127.0.0.1", "--no-dashboard", "--dashboard-address", "127.0.0.1:0")
HOLD = "RIMWARD_TEST_HOLD"  # a file: whoever has it in its environment makes it, and waits to be killed
PATIENCE = 60.0
_batches = 0


def played_by(plan: Plan, numbers: Sequence[int]) -> tuple[int, list[Meeting]]:
    """The work unit of `arena` and `balance`, with the process that did it. One of them gets stuck in its second."""
    global _batches
    _batches += 1
    found = played(plan, numbers)
    if HOLD in os.environ and _batches == 2:
        Path(os.environ[HOLD]).touch()
        time.sleep(PATIENCE)
    return os.getpid(), found


def soon(found: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < deadline, "it took too long"
        time.sleep(0.05)


class Loopback:
    def __init__(self, folder: Path) -> None:
        self._folder, self._running = folder, list[subprocess.Popen[bytes]]()
        file = folder / "scheduler.json"
        self._started("scheduler", "--port", "0", "--scheduler-file", str(file))
        soon(lambda: file.exists() and file.stat().st_size > 0)
        self.address: str = json.loads(file.read_text())["address"]

    def worker(self, *more: str, **environment: str) -> subprocess.Popen[bytes]:
        """One that is killed stays so: there is no nanny."""
        fixed = ("worker", self.address, "--nthreads", "1", "--no-nanny", "--local-directory", str(self._folder))
        return self._started(*fixed, *more, **environment)

    def _started(self, *args: str, **environment: str) -> subprocess.Popen[bytes]:
        log = (self._folder / f"{len(self._running)}.log").open("wb")
        command = [sys.executable, "-m", "dask", *args, *LOCALHOST]
        with log:
            self._running.append(
                subprocess.Popen(
                    command,
                    cwd=self._folder,
                    env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **environment},
                    stdout=log,
                    stderr=log,
                )
            )
        return self._running[-1]

    def end(self) -> None:
        for process in reversed(self._running):
            process.kill()
            process.wait()


@contextmanager
def loopback(folder: Path) -> Iterator[Loopback]:
    cluster = Loopback(folder)
    try:
        yield cluster
    finally:
        cluster.end()
