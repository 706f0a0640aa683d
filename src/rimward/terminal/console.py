"""Lines in and lines out."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import TextIO

WIDTH = 100  # no line is longer: eyes lose their place
LINES = 40  # of a screen that nobody sees
PERCENT = "\xa0%"
ITEM = re.compile(r"( *)(\d+\. |- )?")
COLOURS = {  # of the styles in a picture, as numbers of the usual escape sequence
    "label": "1;97",
    "me": "1;30;102",
    "ship": "1;97;41",
    "name": "1;96",
    "edge": "90",
    "space": "90",
    "planet": "92",
    "nebula": "95",
    "asteroid": "33",
    "debris": "91",
    "gate": "94",
    "star": "1;93",
    "unexplored": "96",
    "mark": "1;93",
}


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
        self.colours = self.live and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"

    def say(self, *lines: str) -> None:
        """Each line fitted to the screen; the rest continues under its own text."""
        width = min(WIDTH, self.size()[0])
        for line in lines:
            self.target.write("\n".join(fitted(line, width)) + "\n")

    def draw(self, rows: Sequence[Sequence[tuple[str, str]]]) -> None:
        """Rows of a picture, whose pieces have a style each."""
        for row in rows:
            self.target.write("".join(self._coloured(text, style) for text, style in row).rstrip() + "\n")

    def _coloured(self, text: str, style: str) -> str:
        return f"\x1b[{COLOURS[style]}m{text}\x1b[0m" if self.colours and style in COLOURS else text

    def size(self) -> tuple[int, int]:
        """Columns and lines."""
        return shutil.get_terminal_size() if self.live else (WIDTH, LINES)

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
    """A line broken between words: an item of a list continues under its text, an indented line a little further in."""
    item = ITEM.match(line)
    indent, mark = (item[1], item[2] or "") if item else ("", "")
    under = " " * (len(indent) + (len(mark) or 2 * bool(indent)))
    wrapper = textwrap.TextWrapper(width, indent, under, break_on_hyphens=False, break_long_words=False)
    if len(line) <= width:
        return [line]
    whole = line[len(indent) :].replace(" %", PERCENT)  # a number and its sign stay together
    return [part.replace(PERCENT, " %") for part in wrapper.wrap(whole)]


def command(*words: str) -> str:
    """What to type for `rimward WORDS`: players who started with run.py have no program of that name on the path."""
    script = Path(sys.argv[0]).absolute()
    run = script.parents[2] / "run.py" if script.stem == "rimward" and len(script.parents) > 2 else None
    if run is None or not run.is_file() or shutil.which("rimward"):
        return shlex.join(("rimward", *words))
    shown = run.name if run.parent == Path.cwd() else str(run)
    rest = words[1:] if words[0] == "play" and len(words) > 1 else words  # `run.py play comet` is `rimward play comet`
    return shlex.join(("python" if os.name == "nt" else "python3", shown, "play", *rest))
