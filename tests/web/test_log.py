"""In a real browser: the log is searched and narrowed down, tells what filters hide, and opens the board as it was."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.test_xia import brought_to, sat

pytestmark = pytest.mark.browser


def lines(page: Page) -> Locator:
    return page.locator(".log section > p")


def table(server: Served, open_page: Open, **size: int) -> Page:
    made, _ = brought_to(server, lambda question: question.code == "xia.damage.placement", daring=True)
    return sat(open_page, server, made, **size)


def pick(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="What the log shows").get_by_role("button", name=name, exact=True)


def test_the_newest_turn_is_first(server: Served, open_page: Open) -> None:
    made, question = brought_to(server, lambda question: question.code == "xia.damage.placement", daring=True)
    page = sat(open_page, server, made)
    newest, oldest = page.locator(".log section").first, page.locator(".log section").last
    expect(newest.locator("h3")).to_contain_text("now")
    expect(page.locator(".log h3 small")).to_have_count(1)
    before = newest.inner_text(), oldest.inner_text()
    table, key = made["table"]["id"], made["keys"][0]["key"]
    options = question.options or []
    assert server.do(table, key, do="answer", question=question.id, key=options[0].key)["is"] == "done"
    expect(newest).not_to_have_text(before[0], use_inner_text=True)
    assert oldest.inner_text() == before[1]


def test_it_is_narrowed_down_by_kind_and_by_person(server: Served, open_page: Open) -> None:
    page = table(server, open_page)
    everything = lines(page).count()
    pick(page, "Rolls").click()
    rolls = lines(page).count()
    assert 0 < rolls < everything
    assert page.locator(".log section .dice").count() == rolls
    pick(page, "Player 2").click()
    both = lines(page).count()
    assert 0 < both < rolls
    more = page.locator(".log .more")
    hidden, total = map(int, re.findall(r"\d+", more.inner_text()))
    assert hidden + both == total >= everything, "folded steps are lines, too"
    more.get_by_role("button").click()
    expect(lines(page)).to_have_count(everything)
    pick(page, "Against me").click()
    expect(page.locator(".log section").first.locator("> p").last).to_contain_text("you take")
    pick(page, "Fame").click()
    for line in lines(page).all_text_contents():
        assert "Fame" in line
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("button", name="Log", exact=True).click()
    pick(page, "All").click()
    expect(lines(page)).to_have_count(everything)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_it_is_searched_and_so_is_the_rulebook(server: Served, open_page: Open) -> None:
    page = table(server, open_page)
    search = page.get_by_role("textbox", name="Search the log")
    search.fill("movement")
    found = lines(page).count()
    expect(page.get_by_role("search").get_by_role("status")).to_have_text(f"{found} found")
    assert page.locator(".log mark").count() >= found > 1
    search.press("Enter")
    pick(page, "Fame").click()
    expect(page.locator(".log .more")).to_contain_text(f"{found} more without the filters")
    page.locator(".log .rules button").first.click()
    expect(page.get_by_role("dialog", name="Rulebook")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Clear the search").click()
    expect(search).to_have_value("")
    expect(page.locator(".log .rules")).to_have_count(0)


def test_a_line_opens_the_board_as_it_was_and_there_is_a_way_back(server: Served, open_page: Open) -> None:
    page = table(server, open_page)
    page.locator(".log section").nth(3).locator("p .line").first.click()
    expect(page.locator(".page.looking")).to_have_count(1)
    expect(page.locator(".log .line.shown").first).to_be_visible()
    page.get_by_role("button", name=re.compile("Back to now")).click()
    expect(page.locator(".page.looking")).to_have_count(0)


def test_what_my_orders_gave_is_marked_for_me_alone(server: Served, open_page: Open) -> None:
    made = server.table("me", "me", seed="orders")
    table, keys = made["table"]["id"], [key["key"] for key in made["keys"]]
    address = f"http://127.0.0.1:{server.port}/"
    pages = []
    for seat in (0, 1):
        page = open_page(address)
        page.evaluate(
            """([made, seat]) => localStorage.setItem("rimward.tables", JSON.stringify({[made.table.id]: {
                id: made.table.id, game: made.table.game, name: "", keys: [made.keys[seat]], host: "", invite: "",
                seen: 1}}))""",
            [made, seat],
        )
        page.goto(f"{address}t/{table}")
        pages.append(page)
    server.do(table, keys[1], do="order", order={"where": "comet.turn.action", "answer": "drill"})
    for _ in range(12):
        for seat, key in enumerate(keys):
            asked = server.asked(table, key)
            if asked and (seat == 0 or asked["code"] != "comet.turn.action"):
                options = [option["key"] for option in asked["options"]]
                chosen = next((one for one in ("haul", "pass", "near") if one in options), options[0])
                server.do(table, key, do="answer", question=asked["id"], key=chosen)
    expect(pages[1].locator(".log .order").first).to_have_text("by order")
    expect(pages[0].locator(".log section").first).to_be_visible()
    expect(pages[0].locator(".log .order")).to_have_count(0)
