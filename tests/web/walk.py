"""Walks through whole games in a real browser and reports what stands in a person's way.

    python -m tests.web.walk [--size 1440x900] [--turns 12] [--markdown docs/web-client.md]

A guided game and a table of four are played with fixed seeds, by the answers that `normal` advises, through the page.
For each question it looks: is the first option in view, and the way out? How small are numbers, spaces and texts, what
overlaps, which key is drawn on two things, and did the map change its scale though nobody asked for it? Gestures are
presses of a person: a panel that is confirmed once is one, a risk that is pressed twice is two.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

from playwright.sync_api import Browser, Page, Route, sync_playwright

from tests.server.served import Served, served
from tests.web.conftest import FLAGS
from tests.web.pilot import Pilot, advised, button, by_click, playing, ratings_of, seated

SEED = "walk"
SIZES = ((1440, 900), (1920, 1080), (360, 740), (740, 360))
BEGINS = {"xia": "xia.turn.phases", "andromeda": "andromeda.turn.begins"}
DOCS = ("<!-- walk -->", "<!-- /walk -->")

LOOK = """(signs) => {
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return false;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const dock = document.querySelector(".ask") ?? document.querySelector(".picks");
  const first = dock?.querySelector("button.offer:not(.end), .picks .confirm, button.offer");
  const end = dock?.querySelector(".ends button.offer");
  const scaled = (element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element.getScreenCTM?.();
    if (matrix) return size * Math.hypot(matrix.a, matrix.b);
    const zoom = element.offsetHeight ? element.getBoundingClientRect().height / element.offsetHeight : 1;
    return size * zoom;
  };
  const shown = (element) => seen(element) && element.checkVisibility({ visibilityProperty: true })
      && !element.closest(".hidden");
  const texts = [...document.querySelectorAll(".page *")].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && shown(element));
  const map = document.querySelector(".map");
  const named = (one) => one.closest("[class]")?.getAttribute("class") ?? one.tagName;
  const drawn = (one) => signs && one.hasAttribute("font-size");  // it is part of a sign, like the letter on it
  const numbers = texts.filter((one) => map?.contains(one) && !drawn(one) && /^\\d+$/.test(one.textContent.trim()))
      .map(scaled);
  const letter = /^\\p{L}{1,2}$/u;  // on badges, cubes, ships and Outfits they may be smaller
  const lettered = (one) => one.closest(".outfit") !== null || drawn(one) || letter.test(one.textContent.trim());
  const piece = (one) => one.closest("svg") && lettered(one) && scaled(one) >= 8.4;
  const small = texts.filter((one) => /[\\p{L}\\p{N}]/u.test(one.textContent) && scaled(one) < 10.7 && !piece(one))
      .map((one) => `${one.textContent.trim().slice(0, 24)} ${scaled(one).toFixed(1)} ${named(one)}`);
  const spaces = [...document.querySelectorAll(".map [data-space] .target")].filter(seen)
      .map((one) => { const box = one.getBoundingClientRect(); return Math.min(box.width, box.height); });
  const caps = new Map(); const disagree = [];
  for (const one of document.querySelectorAll("button.offer[data-key] > kbd")) {
    if (!shown(one)) continue;
    const [cap, key] = [one.textContent.trim(), one.parentElement.dataset.key];
    if (caps.has(cap) && caps.get(cap) !== key) disagree.push(`${cap}: ${caps.get(cap)} and ${key}`);
    caps.set(cap, key);
  }
  const leaves = texts.filter((one) => !one.closest("svg") && !one.closest(".map") && !one.children.length);
  const scrolled = (element) => {  // what is scrolled goes under what is not
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY) || /sticky|fixed/.test(getComputedStyle(at).position))
        return at;
    return null;
  };
  const rects = (one) => {
    const all = document.createRange();
    all.selectNodeContents(one);
    const [boxes, own] = [[...all.getClientRects()], one.getBoundingClientRect()];
    if (getComputedStyle(one).overflowX === "visible") return boxes;  // else it is cut there
    return boxes.map((box) => ({ ...box.toJSON(), right: Math.min(box.right, own.right) }));
  };
  const lines = leaves.flatMap((one) => [...rects(one)].map((box) => ({ one, box, within: scrolled(one) })));
  const over = [];
  for (let a = 0; a < lines.length; a++) for (let b = a + 1; b < lines.length; b++) {
    const [one, two] = [lines[a], lines[b]];
    if (one.one === two.one || one.within !== two.within) continue;
    const wide = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
    const high = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
    const name = ({ one }) => `${one.textContent.trim().slice(0, 20)} (${named(one)})`;
    if (wide > 3 && high > 4) over.push(`${name(one)} / ${name(two)}`);
  }
  const world = document.querySelector(".map [data-scale]");
  return { first: first ? seen(first) : null, end: end ? seen(end) : null, numbers, small, spaces, disagree, over,
           scale: world ? Number(world.dataset.scale) : null,
           wide: document.documentElement.scrollWidth > innerWidth + 1 };
}"""


SPACE = """cell => {
  const box = document.querySelector(`.map [data-space='${cell}'] .target`)?.getBoundingClientRect();
  const at = box && [box.left + box.width / 2, box.top + box.height / 2];
  return at && document.elementFromPoint(...at)?.closest(".map .view") ? at : null;
}"""


@dataclass
class Walked:
    """What was found on one way through."""

    name: str
    size: tuple[int, int]
    questions: int = 0
    gestures: Counter[int] = field(default_factory=Counter)  # by turn
    decisions: Counter[int] = field(default_factory=Counter)
    hidden_first: list[str] = field(default_factory=list)
    hidden_end: list[str] = field(default_factory=list)
    numbers: list[float] = field(default_factory=list)
    spaces: list[float] = field(default_factory=list)
    small: Counter[str] = field(default_factory=Counter)
    over: Counter[str] = field(default_factory=Counter)
    disagree: Counter[str] = field(default_factory=Counter)
    by_question: Counter[str] = field(default_factory=Counter)
    scales: int = 0
    trace: list[Any] = field(default_factory=list)
    wide: int = 0

    def per_turn(self) -> float:
        return float(median(self.gestures.values())) if self.gestures else 0.0

    def row(self) -> str:
        least = f"{min(self.numbers):.1f}" if self.numbers else "-"
        space = f"{min(self.spaces):.0f}" if self.spaces else "-"
        decided = float(median(self.decisions.values())) if self.decisions else 0.0
        cells = (
            f"{self.name}, {self.size[0]} x {self.size[1]}",
            len(self.gestures),
            self.questions,
            f"{decided:.1f}",
            f"{self.per_turn():.1f}",
            len(self.hidden_first),
            len(self.hidden_end),
            least,
            space,
            self.scales,
            len(self.small),
            len(self.over),
            len(self.disagree),
        )
        return "| " + " | ".join(str(cell) for cell in cells) + " |"


HEADER = (
    "| way | turns | questions | decisions a turn | gestures a turn | first option out of view | way out out of view "
    "| smallest number on the map, px | smallest space, px | changes of scale | texts under 11 px | overlaps "
    "| keys twice |\n"
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
)


class Walker(Pilot):
    """A pilot that looks before it answers, and counts what it presses."""

    SIGNS: ClassVar[bool] = False  # numbers that are drawn as parts of signs may be smaller than others

    def __init__(self, page: Page, table: str, seat: int, key: str, found: Walked, game: str) -> None:
        super().__init__(page, table, seat, key, self.press)
        self.found, self.game = found, game
        self.turn, self.cursor, self.scale = 0, 0, 0.0
        self.last = ""

    def press(self, page: Page, key: str) -> None:
        """In the dock, or on the board where the dock leaves the space to that."""
        self.found.gestures[self.turn] += 1
        self.last = key
        if button(page, key).count():
            by_click(page, key)
        elif at := self._on_board(key):
            page.mouse.click(*at)
            several = page.locator(f".map .menu [data-key='{key}']")
            if several.count():
                self.found.gestures[self.turn] += 1
                several.click()

    def _on_board(self, key: str) -> Any:
        """Where the option is a space that can be seen and pressed."""
        return self.page.evaluate(SPACE, key.partition(":")[2]) if key.startswith("hex:") else None

    def _best(self, asked: Any, view: Any) -> str:
        """What does more in one gesture before its first step, and the board before a list."""
        ratings, risks = ratings_of(view, self.seat, asked), {one["key"] for one in asked["options"] if one.get("odds")}
        for key in sorted(ratings, key=lambda one: -ratings[one]):
            if button(self.page, f"{key}+").count() and self._is_advised(asked, view, key):
                return f"{key}+"
            if way := self._way(asked, view, key):
                return way
            if button(self.page, key).count() or (key not in risks and self._on_board(key)):
                return key
        self.found.gestures[self.turn] += 1  # the list is unfolded
        return super()._best(asked, view)

    def _is_advised(self, asked: Any, view: Any, key: str) -> bool:
        """What ends a turn at once is taken where each of its answers would be given."""
        about = next(option["about"] for option in asked["options"] if option["key"] == key)
        return "at_once" not in about or advised(view, self.seat, asked, [key, *about["then"].split(" ")])

    def order(self) -> None:
        """What the game calls routine, all at once: the sheet is opened, one button is pressed, and it is closed."""
        self.page.locator("button.orders").first.click()
        self.page.locator("dialog[open] .routine button").click()
        self.page.locator("dialog[open] .routine").wait_for(state="detached")
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")
        self.found.gestures[1] += 3  # it counts as part of the first turn

    def look(self, server: Served, asked: Any) -> None:
        """What this question is like, once the page is at rest."""
        for event in server.ok("GET", f"/tables/{self.table}/events?since={self.cursor}&limit=1000", key=self.key):
            self.cursor = event["number"] + 1
            if event["code"] == BEGINS[self.game] and event["params"].get("seat") == self.seat:
                self.turn += 1
        self.page.wait_for_timeout(320)  # what pans has come to rest
        seen, found = self.page.evaluate(LOOK, self.SIGNS), self.found
        found.questions += 1
        where = f"{asked['code']} ({len(asked['options'])} options)"
        found.hidden_first += [where] if seen["first"] is False else []
        found.hidden_end += [where] if seen["end"] is False else []
        found.numbers += seen["numbers"]
        found.spaces += seen["spaces"]
        found.small.update(seen["small"])
        found.over.update(seen["over"])
        found.disagree.update(seen["disagree"])
        found.wide += seen["wide"]
        if seen["scale"] and self.scale and abs(seen["scale"] - self.scale) > 0.001:
            found.scales += 1
        self.scale = seen["scale"] or self.scale

    def _give(self, server: Served, asked: Any, view: Any) -> None:
        self.look(server, asked)
        self.found.decisions[self.turn] += 1
        before = self.found.gestures[self.turn]
        super()._give(server, asked, view)
        self.found.trace.append((self.turn, asked["code"], self.last, self.found.gestures[self.turn] - before))
        self.found.by_question[asked["code"]] += self.found.gestures[self.turn] - before

    def _picked(self, server: Served, asked: Any, view: Any) -> None:
        """A panel counts as one gesture, whatever is picked in it."""
        self.look(server, asked)
        self.found.decisions[self.turn] += 1
        before = self.found.gestures[self.turn]
        super()._picked(server, asked, view)
        self.found.gestures[self.turn] = before + 1
        self.found.by_question[f"{asked['code']} (panel)"] += 1


def walk(server: Served, walker: Walker, turns: int) -> None:
    """To the end of the game, or of so many turns."""
    walker.order()
    while playing(server, walker) and (not turns or walker.turn <= turns):
        if not walker.answered(server):
            walker.page.wait_for_timeout(20)
    for turn in (0, walker.turn):  # before the first, and the one that was cut off
        if turn == 0 or turns:
            walker.found.gestures.pop(turn, None)
            walker.found.decisions.pop(turn, None)


def opened(browser: Browser, server: Served, size: tuple[int, int]) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion="reduce", has_touch=size[0] < 800
    )
    context.set_default_timeout(20_000)
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.evaluate("document.fonts.ready")
    return page


def seeded(route: Route) -> None:
    """A guided game throws dice of a seed that nobody chooses; here it is always the same."""
    wish = route.request.post_data_json if route.request.method == "POST" else None
    route.continue_(post_data=json.dumps({**wish, "seed": SEED}) if wish else None)


def guided(browser: Browser, server: Served, size: tuple[int, int], turns: int = 0) -> Walked:
    """The first game of Xia with its coach."""
    page = opened(browser, server, size)
    found = Walked("guided game", size)
    page.route("**/api/tables", seeded)
    page.get_by_role("button", name="Learn as you play").first.click()
    page.locator(".ask, .picks").first.wait_for()
    walk(server, Walker(page, *seated(page), found, "xia"), turns)
    page.context.close()
    return found


def four(browser: Browser, server: Served, size: tuple[int, int], turns: int = 0) -> Walked:
    """A table of four to 10 Fame, with three bots."""
    page = opened(browser, server, size)
    found = Walked("four, 10 Fame", size)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "normal"}] * 3]
    wish = {"game": "xia", "seats": seats, "options": {"target": 10}, "seed": SEED}
    made = server.ok("POST", "/tables", wish)
    table = made["table"]["id"]
    page.evaluate(
        """made => localStorage.setItem("rimward.tables", JSON.stringify({[made.table.id]: {id: made.table.id,
        game: made.table.game, name: "", keys: made.keys, host: made.host_key, invite: made.invite, seen: 1}}))""",
        made,
    )
    page.goto(f"http://127.0.0.1:{server.port}/t/{table}")
    start = page.get_by_role("button", name="Launch the game")
    start.or_(page.locator(".ask, .picks")).first.wait_for()
    if start.count():
        start.click()
    page.locator(".ask, .picks").first.wait_for()
    walk(server, Walker(page, *seated(page), found, "xia"), turns)
    page.context.close()
    return found


def report(ways: list[Walked]) -> str:
    return "\n".join([HEADER, *[way.row() for way in ways]])


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.walk", description=__doc__)
    parser.add_argument("--size", action="append", help="such as 1440x900; all four without it")
    parser.add_argument("--turns", type=int, default=0, help="so many turns of each game; to the end without it")
    parser.add_argument("--markdown", type=Path, help="put the table into this page")
    args = parser.parse_args(argv)
    sizes = [tuple(map(int, said.split("x"))) for said in args.size] if args.size else SIZES
    ways: list[Walked] = []
    path = shutil.which(os.environ.get("RIMWARD_CHROMIUM") or "chromium")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        for size in sizes:
            for way in (guided, four):
                found = way(browser, server, (size[0], size[1]), args.turns)
                ways.append(found)
                print(found.row(), flush=True)
                print("\n".join(map(str, found.trace)), sorted(found.gestures.items()))
                print(f"    gestures: {found.by_question.most_common(12)}", flush=True)
                for name in ("hidden_first", "hidden_end", "small", "over", "disagree"):
                    print(f"    {name}: {Counter(getattr(found, name)).most_common(6)}", flush=True)
        browser.close()
    if args.markdown:
        before, rest = args.markdown.read_text().split(DOCS[0])
        args.markdown.write_text(f"{before}{DOCS[0]}\n{report(ways)}\n{DOCS[1]}{rest.split(DOCS[1])[1]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
