"""Lines in and lines out."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import TextIO

WIDTH = 100  # no line is longer: eyes lose their place
ITEM = re.compile(r"( *)(\d+\. |- )?")


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
        self.readline = _readline() if self.live else None

    def say(self, *lines: str) -> None:
        """Each line fitted to the screen; what does not fit goes on under its own text."""
        width = min(WIDTH, shutil.get_terminal_size().columns) if self.live else WIDTH
        for line in lines:
            self.target.write("\n".join(fitted(line, width)) + "\n")

    def ask(self, mark: str = "> ") -> str:
        """One line; EOFError where there are no more. What comes through a pipe is shown, so that the screen reads."""
        self.target.flush()
        if self.live:
            try:
                return input(mark).strip()
            except EOFError:
                self.say("")
                raise
        self.target.write(mark)
        line = self.source.readline()
        if not line:
            self.target.write("\n")
            raise EOFError
        self.target.write(f"{line.strip()}\n")
        return line.strip()

    def clear(self) -> None:
        """What the person before saw leaves the screen, and what that person typed the arrow keys."""
        if self.live:
            self.target.write("\n" * shutil.get_terminal_size().lines)
        if self.readline is not None:
            self.readline.clear_history()


def _readline() -> ModuleType | None:
    """With it, arrow keys and history work in what is typed; not every system has it."""
    try:
        import readline
    except ImportError:
        return None
    return readline


def fitted(line: str, width: int) -> list[str]:
    """A line broken between words: an item of a list goes on under its text, what is indented a little further in."""
    item = ITEM.match(line)
    indent, mark = (item[1], item[2] or "") if item else ("", "")
    under = " " * (len(indent) + (len(mark) or 2 * bool(indent)))
    wrapper = textwrap.TextWrapper(width, indent, under, break_on_hyphens=False, break_long_words=False)
    return [line] if len(line) <= width else wrapper.wrap(line[len(indent) :])


def command(*words: str) -> str:
    """What to type for `rimward WORDS`: whoever came by run.py has no program of that name on the path."""
    script = Path(sys.argv[0]).absolute()
    run = script.parents[2] / "run.py" if script.stem == "rimward" and len(script.parents) > 2 else None
    if run is None or not run.is_file() or shutil.which("rimward"):
        return shlex.join(("rimward", *words))
    shown = run.name if run.parent == Path.cwd() else str(run)
    rest = words[1:] if words[0] == "play" and len(words) > 1 else words  # `run.py play comet` is `rimward play comet`
    return shlex.join(("python" if os.name == "nt" else "python3", shown, "play", *rest))
