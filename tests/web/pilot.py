"""Somebody who knows what to answer, and gives the answers through the page: by clicks, by taps or by keys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from rimward.bots import Ask
from rimward.bots.greedy import GreedyBot
from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import answer
from rimward.kernel.question import key_of
from tests.server.served import Served

Give = Callable[[Page, str], None]

OFFERED = "all => all.map(one => one.dataset.key)"


def button(page: Page, key: str) -> Locator:
    return page.locator(f"button.offer[data-key='{key}']")


def by_click(page: Page, key: str) -> None:
    button(page, key).click()


def by_tap(page: Page, key: str) -> None:
    button(page, key).tap()


def by_key(page: Page, key: str) -> None:
    """By the key that is drawn on it; else with the arrows, within the list where it stands."""
    cap = button(page, key).locator(":scope > kbd")
    if cap.count():
        page.keyboard.press(cap.inner_text().lower())
        return
    within = ".all button.offer" if page.locator(".all").locator(button(page, key)).count() else ".ask button.offer"
    keys = page.locator(within).evaluate_all(OFFERED)
    focused = page.evaluate("document.activeElement?.dataset.key ?? ''")
    at = keys.index(focused) if focused in keys else -1
    for _ in range(abs(keys.index(key) - at)):
        page.keyboard.press("ArrowDown" if keys.index(key) > at else "ArrowUp")
    page.keyboard.press("Enter")


def unfold(page: Page, give: Give) -> None:
    """What the dock leaves to the board, as a list."""
    fold = page.locator(".fold[aria-expanded=false]")
    if give is by_key:
        page.keyboard.press("a")
    elif give is by_tap:
        fold.tap()
    else:
        fold.click()
    page.locator(".all button.offer:focus").wait_for()


def panel(page: Page, question: int) -> Locator:
    """Where several things are picked and confirmed once, or an amount is set."""
    return page.locator(f".ask:not(.busy) .picks[data-question='{question}']")


def confirm(page: Page, give: Give) -> None:
    button = page.locator(".picks .confirm")
    if give is by_key:
        for _ in range(40):
            if page.evaluate("!document.activeElement.closest('button') || document.activeElement.matches('.confirm')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    elif give is by_tap:
        button.tap()
    else:
        button.click()


class Pilot:
    """Plays a seat as `greedy` would, which is given what the seat may know: the same view that the page shows."""

    def __init__(self, page: Page, table: str, seat: int, key: str, give: Give = by_click) -> None:
        self.page, self.table, self.seat, self.key, self.give = page, table, seat, key, give
        self.answers = 0

    def answered(self, server: Served) -> bool:
        """Answer if the seat is asked; whether it was. The page may be a moment behind, or still giving the rest of
        what is picked and confirmed at once."""
        asked: Any = None
        for _ in range(200):
            known = server.ok("GET", f"/tables/{self.table}/view?since=1000000", key=self.key)
            mine = (q for q in known["asked"] if q["seat"] == self.seat and q["options"] and not q["answered"])
            asked = next(mine, None)
            if asked is None:
                return False
            if panel(self.page, asked["id"]).count():
                self._picked(server, asked, known["view"])
                self.answers += 1
                return True
            if self._shown(asked):
                self._give(server, asked, known["view"])
                self.answers += 1
                return True
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the page does not come to the question: {[one['key'] for one in asked['options']]}")

    def _shown(self, asked: Any) -> bool:
        """Whether the page asks this, and can be pressed: by its number, which the dock carries."""
        asks = f".ask:not(.busy)[data-question='{asked['id']}'] .options"
        return self.page.locator(asks).count() > 0

    def _picked(self, server: Served, asked: Any, view: Any) -> None:
        """An amount, or as many as there have to be, the best first; what is picked already may stay."""
        there, ratings = panel(self.page, asked["id"]), ratings_of(view, self.seat, asked)
        best = sorted((key for key in ratings if key != "done"), key=lambda key: ratings[key], reverse=True)
        if there.get_attribute("data-kind") == "amount":
            amount = max(ratings, key=lambda key: ratings[key])
            while there.locator("output").inner_text() != amount.rpartition(",")[2].rpartition(":")[2]:
                self._press(there.locator(".stepper button").first, "Minus")
        elif there.locator(".confirm.short").count():
            for key in best[: int(there.get_attribute("data-least") or 0)]:
                self.give(self.page, key)
        confirm(self.page, self.give)
        if there.locator(".confirm.armed").count():
            confirm(self.page, self.give)
        self._taken(server, asked["id"], "the panel")

    def _press(self, button: Locator, key: str) -> None:
        if self.give is by_key:
            self.page.keyboard.press(key)
        else:
            button.click()

    def _taken(self, server: Served, question: int, key: str) -> None:
        for _ in range(200):
            if self._is_answered(server, question):
                return
            self.page.wait_for_timeout(20)
        shown = self.page.locator("button.offer, .error").all_inner_texts()
        raise AssertionError(f"answer {self.answers + 1}, {key!r}, was not taken; the page shows {shown}")

    def _is_answered(self, server: Served, question: int) -> bool:
        asked = server.ok("GET", f"/tables/{self.table}/view?since=1000000", key=self.key)["asked"]
        return all(one["id"] != question or one["answered"] for one in asked)

    def _give(self, server: Served, asked: Any, view: Any) -> None:
        """What dice decide is pressed twice, in place. A browser makes a click of a tap when it comes to it, so
        whether it is asked again is looked for until the server has the answer."""
        key = self._best(asked, view)
        self.give(self.page, key)
        armed, twice = self.page.locator(f"button.offer.armed[data-key='{key}'][aria-disabled=false]"), False
        for waited in range(350):
            if self._is_answered(server, asked["id"]):
                return
            if not twice and armed.count():
                self.give(self.page, key)
                twice = True
            elif waited in (70, 140, 210, 280) and self._shown(asked):  # it came too early for a page that was busy
                self.give(self.page, key)
                twice = False
            self.page.wait_for_timeout(20)
        shown = self.page.locator("button.offer, .error").all_inner_texts()
        raise AssertionError(f"answer {self.answers + 1}, {key!r}, was not taken; the page shows {shown}")

    def _best(self, asked: Any, view: Any) -> str:
        """The best that the page offers, where of things that are alike it offers one."""
        ratings = ratings_of(view, self.seat, asked)
        for key in sorted(ratings, key=lambda one: -ratings[one]):
            if way := self._way(asked, view, key):
                return way
            if not button(self.page, key).count() and self.page.locator(".fold[aria-expanded=false]").count():
                unfold(self.page, self.give)
            if button(self.page, key).count():
                return key
        raise AssertionError(f"the page offers none of {list(ratings)}")

    def _way(self, asked: Any, view: Any, key: str) -> str:
        """What the page offers along with an option, where it offers the answers that would be given next."""
        option = next(one for one in asked["options"] if one["key"] == key)
        for at, way in enumerate(str(option["about"].get("ways", "")).split()):
            then = way.partition("=")[0].split(">")
            if button(self.page, f"{key}+{at}").count() and advised(view, self.seat, asked, [key, *then]):
                return f"{key}+{at}"
        return ""


def ratings_of(view: Any, seat: int, asked: Any) -> dict[str, float]:
    keys = [option["key"] for option in asked["options"]]
    return GreedyBot(GAMES[view["game"]], 1).ratings(Ask(seat, asked["code"], keys, lambda: view))


def advised(view: Any, seat: int, asked: Any, keys: list[str]) -> bool:
    """Whether these answers, one after the other, are the ones that it would give."""
    game = GAMES[view["game"]]
    offered = [option["key"] for option in asked["options"]]
    table, chance = Ask(seat, asked["code"], offered, lambda: view).imagined(game, Random(1)), Seeded(1)
    for key in keys:
        question = next((question for question in table.open if question.seat == seat), None)
        if question is None or game.advice is None:
            return False
        rated = dict(zip(map(key_of, question.options), game.advice(table, question, ""), strict=True))
        if rated.get(key) != max(rated.values()):
            return False
        answer(table, chance, seat, next(value for value in question.options if key_of(value) == key))
    return True


def playing(server: Served, pilot: Pilot) -> bool:
    return bool(server.ok("GET", f"/tables/{pilot.table}", key=pilot.key)["status"] == "playing")


def play(server: Served, *pilots: Pilot, answers: int = 400) -> None:
    """Until the game is over, or so many answers were given."""
    given = sum(pilot.answers for pilot in pilots)
    while playing(server, pilots[0]) and sum(pilot.answers for pilot in pilots) < given + answers:
        if not any([pilot.answered(server) for pilot in pilots]):
            pilots[0].page.wait_for_timeout(20)  # a bot thinks


def seated(page: Page) -> tuple[str, int, str]:
    """The table that this page is at, with the seat and the key that its browser keeps."""
    table = page.url.rsplit("/", 1)[1].partition("#")[0]
    kept = page.evaluate("JSON.parse(localStorage.getItem('rimward.tables'))")[table]["keys"][0]
    return table, kept["seat"], kept["key"]
