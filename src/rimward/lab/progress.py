"""How far long work has come, on stderr: a bar for a person who watches, a line every tenth for a log."""

from __future__ import annotations

import sys
import time
from typing import TextIO

WIDTH = 30
PATIENCE = 1.0  # seconds between two lines of a log: short work needs none
CLEARED = "\r\x1b[K"


class Progress:
    def __init__(self, total: int, what: str, out: TextIO | None, pause: float = PATIENCE) -> None:
        self.total, self.what, self.out, self.pause = total, what, out, pause
        self.done, self.tenth, self.last = 0, 0, time.monotonic()

    def add(self, count: int, workers: int = 0, left: float | None = None) -> None:
        """So many more are done, by so many workers; `left`: seconds until all are, as far as can be told."""
        self.done += count
        if self.out is None or not self.total:
            return
        told = f"{self.done:,} of {self.total:,} {self.what}{_counted(workers)}{_until(left)}"
        if self.out.isatty():
            full = self.done * WIDTH // self.total
            self.out.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {told}\x1b[K")
            self.out.flush()
        elif self.done * 10 // self.total > self.tenth and time.monotonic() - self.last >= self.pause:
            self.tenth, self.last = self.done * 10 // self.total, time.monotonic()
            print(f"{self.done * 100 // self.total}%: {told}", file=self.out)

    def say(self, sentence: str) -> None:
        """Something that has to be read, above the bar."""
        out = self.out or sys.stderr
        print(f"{CLEARED if out.isatty() else ''}{sentence}", file=out, flush=True)

    def end(self) -> None:
        """Leave the terminal as it was."""
        if self.out is not None and self.out.isatty():
            self.out.write(CLEARED)
            self.out.flush()


def _counted(workers: int) -> str:
    return f", {workers:,} worker{'s' if workers > 1 else ''}" if workers else ""


def _until(left: float | None) -> str:
    if left is None:
        return ""
    for unit, size in (("h", 3600.0), ("min", 60.0)):
        if left >= 1.5 * size:
            return f", {left / size:.0f} {unit} left"
    return f", {left:.0f} s left"
