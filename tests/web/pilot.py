"""Somebody who knows what to answer, and gives the answers through the page: by clicks, by taps or by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from rimward.bots import Ask
from rimward.bots.greedy import GreedyBot
from rimward.games.catalog import GAMES
from tests.server.served import Served

Give = Callable[[Page, str], None]


def button(page: Page, key: str) -> Locator:
    return page.locator(f"button.offer[data-key='{key}']")


def by_click(page: Page, key: str) -> None:
    button(page, key).click()


def by_tap(page: Page, key: str) -> None:
    button(page, key).tap()


def by_key(page: Page, key: str) -> None:
    """By its number, or with the arrows where the list is longer than there are numbers."""
    keys = [str(one.get_attribute("data-key")) for one in page.locator("button.offer").all()]
    number = keys.index(key) + 1
    if number < 10:
        pressed = [str(number)]
    else:
        focused = page.evaluate("document.activeElement?.dataset.key ?? ''")
        at = keys.index(focused) + 1 if focused in keys else 0
        step = "ArrowDown" if number > at else "ArrowUp"
        pressed = [*[step] * abs(number - at), "Enter"]
    for one in pressed:
        page.keyboard.press(one)


class Pilot:
    """Plays a seat as `greedy` would, which is given what the seat may know: the same view that the page shows."""

    def __init__(self, page: Page, table: str, seat: int, key: str, give: Give = by_click) -> None:
        self.page, self.table, self.seat, self.key, self.give = page, table, seat, key, give
        self.answers = 0

    def answered(self, server: Served) -> bool:
        """Answer if the seat is asked; whether it was. The page may be a moment behind, or still giving the rest of a
        whole attack, which is one offer there, as things are that are alike."""
        offers = self.page.locator("button.offer[aria-disabled=false]")
        asked: Any = None
        for _ in range(200):
            known = server.ok("GET", f"/tables/{self.table}/view?since=1000000", key=self.key)
            mine = (q for q in known["asked"] if q["seat"] == self.seat and q["options"] and not q["answered"])
            asked = next(mine, None)
            if asked is None:
                return False
            shown = offers.evaluate_all("all => all.map(one => one.dataset.key)")
            if shown and {option["key"] for option in asked["options"]}.issuperset(map(_first, shown)):
                ratings = _ratings(known["view"], self.seat, asked)
                self._give(server, asked["id"], max(shown, key=lambda key: ratings[_first(key)]))
                self.answers += 1
                return True
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the page does not come to the question: {[one['key'] for one in asked['options']]}")

    def _give(self, server: Served, question: int, key: str) -> None:
        """A step that may destroy the ship is asked twice, in place. A browser makes a click of a tap when it comes to
        it, so whether it is asked again is looked for until the server has the answer."""
        self.give(self.page, key)
        armed, twice = self.page.locator(f"button.offer.armed[data-key='{key}']"), False
        for _ in range(200):
            asked = server.ok("GET", f"/tables/{self.table}/view?since=1000000", key=self.key)["asked"]
            if all(one["id"] != question or one["answered"] for one in asked):
                return
            if not twice and armed.count():
                self.give(self.page, key)
                twice = True
            self.page.wait_for_timeout(20)
        shown = self.page.locator("button.offer, .error").all_inner_texts()
        raise AssertionError(f"answer {self.answers + 1}, {key!r}, was not taken; the page shows {shown}")


def _first(keys: str) -> str:
    """Of several answers in one go, such as a whole attack."""
    return keys.partition(" ")[0]


def _ratings(view: Any, seat: int, asked: Any) -> dict[str, float]:
    keys = [option["key"] for option in asked["options"]]
    return GreedyBot(GAMES[view["game"]], 1).ratings(Ask(seat, asked["code"], keys, lambda: view))


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
