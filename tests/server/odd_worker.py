"""A worker with bots that misbehave. In the folder ODD it keeps which processes there were and what they were sent."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import BinaryIO, cast

from rimward.bots import BOTS, Ask
from rimward.kernel.game import Game
from rimward.server import worker

ODD = Path(os.environ["ODD"])


class Odd:
    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed

    def choose(self, ask: Ask) -> str:
        return ask.keys[-1]


class Stuck(Odd):
    def choose(self, ask: Ask) -> str:
        (ODD / "stuck").touch()
        while True:
            pass


class Waiting(Odd):
    """Until the test says go."""

    def choose(self, ask: Ask) -> str:
        (ODD / "waiting").touch()
        while not (ODD / "go").exists():
            time.sleep(0.005)
        return ask.keys[-1]


class Dying(Odd):
    def choose(self, ask: Ask) -> str:
        os._exit(7)


class DyingOnce(Odd):
    def choose(self, ask: Ask) -> str:
        if not (ODD / "died").exists():
            (ODD / "died").touch()
            os._exit(7)
        return ask.keys[-1]


class Lying(Odd):
    def choose(self, ask: Ask) -> str:
        return "surrender"


class Silent(Odd):
    def choose(self, ask: Ask) -> str:
        return cast(str, None)


class Failing(Odd):
    def choose(self, ask: Ask) -> str:
        raise LookupError(f"the view is {ask.view()}")


class Chatty(Odd):
    def choose(self, ask: Ask) -> str:
        print("hello")
        os.write(1, b"hello\n")
        return ask.keys[-1]


class Kept:
    """Standard input, with a copy of it in a file."""

    def __init__(self, pipe: BinaryIO, copy: Path) -> None:
        self.pipe, self.copy = pipe, copy

    def read(self, size: int) -> bytes:
        data = self.pipe.read(size)
        with self.copy.open("ab") as file:
            file.write(data)
        return data


if __name__ == "__main__":
    for odd in (Odd, Stuck, Waiting, Dying, DyingOnce, Lying, Silent, Failing, Chatty):
        BOTS[odd.__name__.lower()] = odd
    with (ODD / "started").open("a") as started:
        started.write(f"{os.getpid()}\n")
    sys.stdin = SimpleNamespace(buffer=Kept(sys.stdin.buffer, ODD / f"input-{os.getpid()}"))
    worker.main()
