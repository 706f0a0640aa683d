"""A walk through Andromeda's Edge: what a launch and a return take, through the page as it is drawn.

    python -m tests.web.edge_walk [--size 1440x900] [--turns 12]

A launch is a ship and a region, a return a press for each module. A ship that has to be taken in hand first is a
gesture of its own, as a person would do it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.server.served import Served, served
from tests.web.conftest import FLAGS
from tests.web.pilot import button, seated
from tests.web.stages import come
from tests.web.walk import SIZES, SPACE, Walked, Walker, opened, walk

TURN = "andromeda.turn.launch-or-return"
MODULES = ("andromeda.return.ship-activation", "andromeda.core.primary-reactor")
OVERHEAD = 2  # gestures of a return besides its modules
OWN = ("andromeda.turn.", "andromeda.return.", "andromeda.core.", "andromeda.repair.")  # questions of a return itself
HOME = 2  # ships on the map with which a person comes home; `normal` may prefer to launch until none is left
DRAWN = ".map .menu [data-key='{0}'], .station [data-key='{0}'], .event [data-key='{0}']"


class EdgeWalker(Walker):
    """Takes a ship in hand where that is needed, and presses regions, modules and the market where they are drawn."""

    SIGNS: ClassVar[bool] = True

    def __init__(self, page: Page, table: str, seat: int, key: str, found: Walked) -> None:
        super().__init__(page, table, seat, key, found, "andromeda")
        self.modules: dict[int, int] = {}  # by turn; of a return alone
        self.others: Counter[int] = Counter()  # gestures of a turn for what modules of the market and cards ask
        self.asking: Any = None

    def look(self, server: Served, asked: Any) -> None:
        super().look(server, asked)
        self.asking = asked
        if asked["code"] == MODULES[0]:  # a return that is forced begins by itself, and is known by this
            self.modules.setdefault(self.turn, 0)

    def press(self, page: Page, key: str) -> None:
        if button(page, key).count():
            super().press(page, key)
        else:
            self.last = key
            self.found.gestures[self.turn] += 1
            self._reach(key)

    def _reach(self, key: str) -> None:
        """In place: on the map after the ship, at the station after what docks."""
        if key.startswith("launch:"):
            self.page.mouse.click(*self._region(key))
        else:
            self._drawn(key).first.click()

    def _in_hand(self, kind: str) -> None:
        pill = self.page.locator(f".ships button[data-look='bay:{kind}'][aria-pressed=false]")
        if pill.count():
            self.found.gestures[self.turn] += 1
            pill.click()

    def _carrier(self, key: str) -> None:
        """The ship, or energy, with which a module is used."""
        if self._drawn(key).count() or self.asking["code"] != MODULES[0]:
            return
        for at in range(self.page.locator("button.carrier").count()):
            self.page.locator("button.carrier").nth(at).click()
            if self._drawn(key).count():
                self.found.gestures[self.turn] += at > 0
                return

    def _drawn(self, key: str) -> Locator:
        return self.page.locator(DRAWN.format(key))

    def _region(self, key: str) -> Any:
        return self.page.evaluate(SPACE, key.rpartition(",")[2])

    def _on_board(self, key: str) -> Any:
        word, _, _ = key.partition(":")
        if word == "launch":
            self._in_hand(key.partition(":")[2].partition(",")[0])
            return self._region(key)
        if word in ("ship", "energy") and self.asking["code"] == MODULES[0]:
            self._carrier(key)
        return bool(self._drawn(key).count()) or None

    def _best(self, asked: Any, view: Any) -> str:
        """As `normal` would, except that several ships out are brought home: a walk is to see both kinds of turns."""
        out = [ship for ship in view["table"]["ships"] if ship["owner"] == self.seat and ship["region"] >= 0]
        if asked["code"] == TURN and len(out) >= HOME and button(self.page, "return").count():
            return "return"
        return super()._best(asked, view)

    def _give(self, server: Served, asked: Any, view: Any) -> None:
        before = self.found.gestures[self.turn]
        super()._give(server, asked, view)
        if not asked["code"].startswith(OWN):
            self.others[self.turn] += self.found.gestures[self.turn] - before
        if asked["code"] in MODULES and self.turn in self.modules and self.last != "done":
            self.modules[self.turn] += 1

    def launches(self) -> float:
        """Gestures of a launch turn, at the median."""
        return float(median([n for turn, n in self.found.gestures.items() if turn not in self.modules]))

    def besides(self) -> float:
        """Gestures of a return besides one for each module, at the median; of those that it asks for itself."""
        return float(median([self.found.gestures[turn] - self.others[turn] - n for turn, n in self.modules.items()]))

    def besides_all(self) -> float:
        """The same with the choices that modules of the market and cards leave."""
        return float(median([self.found.gestures[turn] - n for turn, n in self.modules.items()]))


def edge(browser: Browser, server: Served, size: tuple[int, int], turns: int = 0) -> EdgeWalker:
    """A short game with two bots."""
    page = opened(browser, server, size)
    found = Walked("short game of three", size)
    made = server.table("me", "normal", "normal", game="andromeda", seed="walk", options={"length": "short"})
    come(server, page, {**made, "seat": 0})
    page.locator(".ask, .picks").first.wait_for()
    walker = EdgeWalker(page, *seated(page), found)
    walk(server, walker, turns)
    page.context.close()
    return walker


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.edge_walk", description=__doc__)
    parser.add_argument("--size", action="append", help="such as 1440x900; all four without it")
    parser.add_argument("--turns", type=int, default=0, help="so many turns; to the end without it")
    args = parser.parse_args(argv)
    sizes = [tuple(map(int, said.split("x"))) for said in args.size] if args.size else SIZES
    path = shutil.which(os.environ.get("RIMWARD_CHROMIUM") or "chromium")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        for size in sizes:
            walker = edge(browser, server, (size[0], size[1]), args.turns)
            print(walker.found.row())
            returns = f"{walker.besides()}, with all choices {walker.besides_all()}" if walker.modules else "none"
            print(f"    a launch: {walker.launches()}; a return, besides its modules: {returns}", flush=True)
            for name in ("hidden_first", "hidden_end", "small", "over", "disagree"):
                print(f"    {name}: {Counter(getattr(walker.found, name)).most_common(6)}", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
