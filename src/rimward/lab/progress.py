"""How far long work has come, on stderr: a bar for a person who watches, a line every tenth for a log."""

from __future__ import annotations

import time
from typing import TextIO

WIDTH = 30
PATIENCE = 1.0  # seconds between two lines of a log: short work needs none


class Progress:
    def __init__(self, total: int, what: str, out: TextIO | None, pause: float = PATIENCE) -> None:
        self.total, self.what, self.out, self.pause = total, what, out, pause
        self.done, self.tenth, self.last = 0, 0, time.monotonic()

    def add(self, count: int) -> None:
        self.done += count
        if self.out is None:
            return
        if self.out.isatty():
            full = self.done * WIDTH // self.total
            self.out.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {self.done:,} of {self.total:,} {self.what}")
            self.out.flush()
        elif self.done * 10 // self.total > self.tenth and time.monotonic() - self.last >= self.pause:
            self.tenth, self.last = self.done * 10 // self.total, time.monotonic()
            print(f"{self.done * 100 // self.total} %: {self.done:,} of {self.total:,} {self.what}", file=self.out)

    def end(self) -> None:
        """Leave the terminal as it was."""
        if self.out is not None and self.out.isatty():
            self.out.write("\r\x1b[K")
            self.out.flush()
