"""Lines in and lines out."""

from __future__ import annotations

import shutil
import sys
from typing import TextIO


class Trouble(Exception):
    """What ends a command: one sentence for a person, and the exit code (2 for bad use, 1 for a failure)."""

    def __init__(self, text: str, code: int = 2) -> None:
        super().__init__(text)
        self.code = code


class Console:
    """A person's keyboard and screen, or two streams."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source, self.target = source, target
        self.live = source is sys.stdin and source.isatty() and target.isatty()

    def say(self, *lines: str) -> None:
        for line in lines or ("",):
            self.target.write(f"{line}\n")

    def ask(self, mark: str = "> ") -> str:
        """One line; EOFError where there are no more. What comes through a pipe is shown, so that the screen reads."""
        self.target.flush()
        if self.live:
            return input(mark).strip()
        self.target.write(mark)
        line = self.source.readline()
        if not line:
            self.target.write("\n")
            raise EOFError
        self.target.write(f"{line.strip()}\n")
        return line.strip()

    def clear(self) -> None:
        """What the person before saw leaves the screen."""
        if self.live:
            self.target.write("\n" * shutil.get_terminal_size().lines)
