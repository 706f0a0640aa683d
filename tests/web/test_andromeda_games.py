"""Whole games of Andromeda's Edge in a real browser; a battle of four people in four browsers; two against two."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.edge_stages import JOINING, TEAMS
from tests.web.pilot import Give, Pilot, by_click, by_key, by_tap, play
from tests.web.stages import brought, come

pytestmark = [pytest.mark.browser, pytest.mark.slow]
NEWEST_IN_VIEW = """() => {
  const [box, newest] = [document.querySelector(".log"), document.querySelector(".log section > :last-child")];
  if (!box?.clientHeight || document.querySelector(".end")) return true; // on a phone it has a page of its own
  const end = newest.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
  return end > 0 && end <= box.clientHeight + 1;
}"""  # the newest turn is the first section
ROUTINE = ({"where": "everywhere", "answer": "nothing"}, {"where": "andromeda.base.any-resources", "answer": "pay"})


@pytest.mark.parametrize(
    ("give", "width", "height", "seed"),
    [(by_click, 1440, 900, "7"), (by_key, 1440, 900, "8"), (by_tap, 360, 740, "9")],
    ids=["clicks", "keys", "phone"],
)
def test_a_whole_game(server: Served, open_page: Open, give: Give, width: int, height: int, seed: str) -> None:
    """A short one against a bot, from the factions to the score sheet; nothing ever sticks out to the side, and the log
    stays with the newest turn."""
    made = server.table("me", "greedy", game="andromeda", seed=seed, options={"length": "short"})
    table, key = made["table"]["id"], made["keys"][0]["key"]
    for order in ROUTINE:
        assert server.do(table, key, do="order", order=order)["is"] == "done"
    page = open_page(f"http://127.0.0.1:{server.port}/", width, height, touch=give is by_tap)
    come(server, page, {**made, "seat": 0})
    page.locator("button.offer").first.wait_for()
    pilot = Pilot(page, table, 0, key, give)
    for _ in range(60):
        play(server, pilot, answers=10)
        assert page.evaluate("document.documentElement.scrollWidth") == width
        page.wait_for_function(NEWEST_IN_VIEW)
    assert pilot.answers > 40
    expect(page.locator(".end h2")).to_contain_text("VP")
    expect(page.locator(".end li.seat")).to_have_count(2)
    expect(page.locator(".end tfoot")).to_be_visible()


def sat(server: Served, open_page: Open, made: dict[str, Any], seat: int) -> Page:
    """The page of one of several people, each in a browser of their own."""
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    come(server, page, {**made, "seat": seat})
    page.locator(".map").first.wait_for()
    return page


def in_battle(server: Served, made: dict[str, Any]) -> int | None:
    """The region of the battle that is fought."""
    view = server.ok("GET", f"/tables/{made['table']['id']}/view", key=made["keys"][0]["key"])["view"]
    return next((frame["region"] for frame in reversed(view["stack"]) if frame["is"] == "Battle"), None)


def test_a_battle_of_four_people_in_four_browsers(server: Served, open_page: Open) -> None:
    """All of them watch it, and are told who won. Two have ordered to pass in it, and are asked nothing."""
    made = brought(server, JOINING)
    pages = [sat(server, open_page, made, seat) for seat in range(4)]
    region = in_battle(server, made)
    assert region is not None
    for page in pages:
        expect(page.locator(".battle .side")).not_to_have_count(0)
    ordered = [seat for seat in range(4) if seat != made["seat"]][:2]
    for seat in ordered:
        pages[seat].locator("button.orders").first.click()
        pages[seat].locator("dialog[open] .offer-order:not(.routine) button").last.click()
        expect(pages[seat].locator("dialog[open] .revoke")).to_have_count(1)
        pages[seat].keyboard.press("Escape")
    pilots = [
        Pilot(pages[key["seat"]], made["table"]["id"], key["seat"], key["key"])
        for key in made["keys"]
        if key["seat"] not in ordered
    ]
    answered: dict[int, int] = dict.fromkeys(ordered, 0)
    while in_battle(server, made) == region:
        for seat in ordered:
            answered[seat] = max(answered[seat], by_order(server, made, seat))
        if not any([pilot.answered(server) for pilot in pilots]):
            pages[0].wait_for_timeout(20)
    assert min(answered.values()) > 0
    assert sum(pilot.answers for pilot in pilots) > 0
    for page in pages:
        expect(page.locator(".log")).to_contain_text("won the battle")


def by_order(server: Served, made: dict[str, Any], seat: int) -> int:
    """How often the orders of a seat have answered for it."""
    found = server.ok("GET", f"/tables/{made['table']['id']}/seats/{seat}/orders", key=made["keys"][seat]["key"])
    return sum(order["answered"] for order in found["orders"])


def test_a_team_talks_and_plays_together(server: Served, open_page: Open) -> None:
    """What is said to one's side, only that side reads; the other side's marks and sums are everybody's."""
    made = brought(server, TEAMS)
    sides = server.ok("GET", f"/tables/{made['table']['id']}", key=made["keys"][0]["key"])["sides"]
    mate = next(seat for seat in range(1, 4) if sides[seat] == sides[0])
    rival = next(seat for seat in range(1, 4) if sides[seat] != sides[0])
    pages = {seat: sat(server, open_page, made, seat) for seat in (0, mate, rival)}
    for page in pages.values():
        page.get_by_role("tab", name="Chat", exact=True).click()
        page.get_by_role("tab", name="My side").click()
    pages[0].get_by_label("Write to your side").fill("The Shipyard is mine next")
    pages[0].keyboard.press("Enter")
    for seat in (0, mate):
        expect(pages[seat].get_by_role("list", name="My side")).to_contain_text("The Shipyard is mine next")
    pages[rival].get_by_label("Write to your side").fill("We hold the east")
    pages[rival].keyboard.press("Enter")
    expect(pages[rival].get_by_role("list", name="My side")).to_contain_text("We hold the east")
    expect(pages[rival].get_by_role("list", name="My side")).not_to_contain_text("Shipyard")
    expect(pages[mate].get_by_role("list", name="My side")).not_to_contain_text("east")
    pilots = [Pilot(page, made["table"]["id"], seat, made["keys"][seat]["key"]) for seat, page in pages.items()]
    last = next(seat for seat in range(4) if seat not in pages)
    pilots.append(Pilot(sat(server, open_page, made, last), made["table"]["id"], last, made["keys"][last]["key"]))
    play(server, *pilots, answers=12)
    assert sum(pilot.answers for pilot in pilots) >= 12
