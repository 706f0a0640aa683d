"""Xia's dry dock in a real browser: buying and placing by clicks and by keys alone, a clash and what helps, trying."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.stages import KEPT

pytestmark = pytest.mark.browser
Made = dict[str, Any]
RECORDS = Path(__file__).parents[1] / "recorded/xia"
MARKET = ("3-first-game", 77)  # Easy Tiger with Halon and Targe on a planet, 2,000 Credits
TABS = 200  # more than there are things to stop at


def cut(server: Served, record: str, decision: int) -> Made:
    """A table that a recorded game has brought to this decision; `seat` is the one that is asked."""
    lines = (RECORDS / f"{record}.rimward").read_text().splitlines()[: decision + 1]
    made: Made = server.ok("POST", "/tables/import", {"record": "\n".join(lines) + "\n"})
    return {**made, "seat": made["table"]["waiting"][0]}


def sat(open_page: Open, server: Served, made: Made, **size: int) -> Page:
    address = f"http://127.0.0.1:{server.port}/"
    page = open_page(address, **size)
    page.evaluate(KEPT, made)
    page.goto(f"{address}t/{made['table']['id']}")
    page.locator(".open").first.wait_for()
    return page


def docked(open_page: Open, server: Served, made: Made, **size: int) -> Page:
    page = sat(open_page, server, made, **size)
    page.locator(".open").first.click()
    expect(page.get_by_role("dialog", name="Dry dock")).to_be_visible()
    return page


def hold(server: Served, made: Made) -> dict[str, list[int]]:
    """The Outfits of the seat with the spaces that they lie on."""
    key = made["keys"][made["seat"]]["key"]
    table = server.ok("GET", f"/tables/{made['table']['id']}/view", key=key)["view"]["table"]
    return {outfit["name"]: sorted(outfit["sections"]) for outfit in table["ships"][made["seat"]]["outfits"]}


def credits_told(page: Page, left: str) -> None:
    expect(page.locator(".bill dd").first).to_have_text(left)


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(TABS):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not come to {wanted}")


def test_an_outfit_is_bought_and_placed_by_clicks(server: Served, open_page: Open) -> None:
    made = cut(server, "3-first-game", 79)  # Targe is sold
    page = docked(open_page, server, made)
    told = page.locator("#dock-told")
    page.locator("[data-outfit='m-22']").click()
    expect(page.locator("[data-ghost='m-22']")).to_be_visible()
    expect(told).to_contain_text("M-22 on C1 D1 D2. It fits 2 ways.")
    expect(page.locator("[data-way]")).to_have_count(2)
    page.locator("[data-tool='turn']").click()
    expect(told).to_contain_text("B2, C2 are taken by Halon.")
    page.locator("[data-tool='turn']").click()
    page.locator(".drydock .cell").nth(9).click()  # B3
    expect(told).to_contain_text("M-22 on A2 A3 B3.")
    page.locator("[data-tool='put']").click()
    page.locator(".deed", has_text="Buy and fit M-22").click()
    credits_told(page, "2,000")
    assert hold(server, made) == {"halon": [0, 1, 5, 6], "m-22": [4, 8, 9]}


def test_an_outfit_is_bought_and_placed_by_keys_alone(server: Served, open_page: Open) -> None:
    made = cut(server, *MARKET)
    page = sat(open_page, server, made)
    tab_to(page, ".open")
    page.keyboard.press("Enter")
    expect(page.locator("#dock-tab-market")).to_be_focused()
    tab_to(page, "[data-outfit='falconet']")
    page.keyboard.press("Enter")
    stage = page.get_by_role("application")
    expect(stage).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#dock-told")).to_contain_text("D3 is outside the Hold.")
    page.keyboard.press("1")
    first = str(page.locator("[data-way]").first.get_attribute("data-way"))
    expect(page.locator("#dock-told")).to_contain_text(f"Falconet on {first}")
    page.keyboard.press("Enter")
    expect(page.locator(".deed")).to_be_focused()
    page.keyboard.press("Enter")
    credits_told(page, "1,000")
    assert {name: len(spaces) for name, spaces in hold(server, made).items()} == {"halon": 4, "targe": 3, "falconet": 3}
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_does_not_fit_is_named_and_arranging_makes_room(server: Served, open_page: Open) -> None:
    made = cut(server, *MARKET)
    before = hold(server, made)
    page = docked(open_page, server, made)
    page.locator("[data-outfit='rondache']").click()
    expect(page.locator("#dock-told")).to_contain_text("A1, B1, B2 are taken by Halon.")
    expect(page.locator("#dock-told")).to_contain_text("fits 0 ways")
    expect(page.locator(".deed")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("a")
    page.locator(".deed.primary").click()
    credits_told(page, "0")
    after = hold(server, made)
    assert set(after) == {"halon", "targe", "rondache"}
    assert len({space for spaces in after.values() for space in spaces}) == 11
    assert after["halon"] != before["halon"]


def test_what_cannot_be_bought_tells_why(server: Served, open_page: Open) -> None:
    page = docked(open_page, server, cut(server, *MARKET))
    dear = page.get_by_role("listitem").filter(has=page.locator("[data-outfit='raptor-k']"))
    expect(dear).to_contain_text("It costs 3,000 Credits, and you have 2,000")
    dear.get_by_role("button", name="rule").click()
    expect(page.get_by_role("dialog").last).to_contain_text("Credits")


def test_several_outfits_are_laid_one_after_the_other(server: Served, open_page: Open) -> None:
    """In set-up, where the server asks for each of them."""
    made = cut(server, "3-random", 8)
    page = docked(open_page, server, made)
    expect(page.locator("[data-ghost='saker-v']")).to_be_visible()
    page.locator("[data-way]").last.click()
    page.locator(".deed", has_text="and then Falconet").click()
    expect(page.locator("[data-ghost='falconet']")).to_be_visible()
    assert sorted(hold(server, made)) == ["falconet", "saker-v"]
    lies = str(page.locator("[data-way][aria-current]").get_attribute("data-way"))
    page.locator(".deed", has_text="Lay everything like this").click()
    expect(page.get_by_role("dialog")).to_have_count(0)  # there is nothing more to lay
    names = [f"{'ABCDE'[space % 5]}{space // 5 + 1}" for space in hold(server, made)["falconet"]]
    assert sorted(names) == lies.split()


def test_trying_is_not_real(server: Served, open_page: Open) -> None:
    made = cut(server, *MARKET)
    before = hold(server, made)
    page = docked(open_page, server, made)
    page.get_by_role("tab", name="Try freely").click()
    expect(page.locator(".drydock .trial").first).to_be_visible()
    page.get_by_role("combobox").select_option("granite-psalm")
    page.locator("[data-outfit='hellburner']").click()
    page.keyboard.press("Enter")
    expect(page.locator(".drydock [data-piece='hellburner']")).to_be_visible()
    page.locator("[data-outfit='culverin']").click()
    page.keyboard.press("2")  # one of its ways, and not the second option of the question below
    expect(page.locator(".deed")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".drydock [data-ghost]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert hold(server, made) == before
    expect(page.locator(".offer").first).to_be_visible()


def test_on_a_phone(server: Served, open_page: Open) -> None:
    made = cut(server, *MARKET)
    page = docked(open_page, server, made, width=360, height=740)
    page.locator("[data-outfit='m-22']").click()
    turn, deed = page.locator("[data-tool='turn']").bounding_box(), page.locator(".deed").bounding_box()
    assert turn
    assert deed
    assert min(turn["width"], turn["height"]) >= 44
    assert deed["y"] + deed["height"] <= 740
    assert page.evaluate("document.querySelector('.drydock').scrollWidth") == 360
    page.locator(".deed").click()
    credits_told(page, "1,000")
    assert "m-22" in hold(server, made)
