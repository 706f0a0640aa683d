"""Bots as people meet them: chosen by level and style, asked for a hint and for their reasons, and at the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.served import Served, keys_of
from tests.web.conftest import Open
from tests.web.lobbying import lay_out
from tests.web.stages import KEPT, MIDDLE, OVER, brought

pytestmark = pytest.mark.browser


def sat(server: Served, open_page: Open, made: Any, **named: Any) -> Page:
    page = open_page(f"http://127.0.0.1:{server.port}/", **named)
    page.evaluate(KEPT, {"seat": 0, **made})
    page.goto(f"http://127.0.0.1:{server.port}/t/{made['table']['id']}")
    return page


def test_a_bot_is_chosen_by_level_and_style_and_its_seat_says_so(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/")
    lay_out(page)
    kinds = page.locator(".new .kind")
    expect(kinds.first).to_have_value("bot normal")
    page.get_by_text("What the bots are like").click()
    expect(page.get_by_text("arms itself and looks for somebody to rob")).to_be_visible()
    kinds.nth(0).select_option("bot easy/pirate")
    kinds.nth(1).select_option(label="easy, surprise me")
    kinds.nth(2).select_option(label="expert, every way to win")
    page.locator(".launch").click()
    captains = page.locator(".left li small")
    expect(captains.nth(1)).to_have_text("bot · easy, pirate")
    expect(captains.nth(2)).to_have_text(re.compile("^bot · easy, (trader|pirate|explorer|worker)$"))
    expect(captains.nth(3)).to_have_text("bot · expert")


def test_a_hint_marks_an_option_says_why_and_answers_nothing(server: Served, open_page: Open) -> None:
    made = server.table("me", "me")
    page = sat(server, open_page, made)
    page.locator("button.offer").first.wait_for()
    page.keyboard.press("t")
    hinted = page.locator("button.hinted")
    expect(hinted).to_have_attribute("data-key", "near")
    expect(page.locator(".hinting")).to_have_text(
        "A bot would: Near lane. The near lane: 5 in 6 drills are safe, and each brings 1 ice."
    )
    assert server.asked(made["table"]["id"], keys_of(made)[0]) is not None
    page.locator("[data-key=far]").click()
    expect(page.locator(".hinting")).to_be_hidden()


SEEN = """it => { const box = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }"""


def test_on_a_phone_a_hint_is_seen_at_once_with_its_option(server: Served, open_page: Open) -> None:
    """Its button stands below a long list."""
    page = sat(server, open_page, brought(server, MIDDLE), width=360, height=740)
    page.get_by_role("button", name="Hint").click()
    hint_is_seen(page)


def test_a_hint_stays_in_sight_when_the_board_comes_late(server: Served, open_page: Open) -> None:
    """The room of the board is kept until it has been fetched."""
    page = open_page(f"http://127.0.0.1:{server.port}/", width=360, height=740)
    made = brought(server, MIDDLE)
    page.evaluate(KEPT, {"seat": 0, **made})
    held: list[Route] = []
    page.route(re.compile(r"/assets/Board"), lambda route: held.append(route))
    page.goto(f"http://127.0.0.1:{server.port}/t/{made['table']['id']}", wait_until="commit")
    page.get_by_role("button", name="Hint").click()
    hint_is_seen(page)
    before = page.locator(".dock").bounding_box()
    assert held
    for route in held:
        route.continue_()
    page.locator(".map [data-ship]").first.wait_for()
    assert page.locator(".dock").bounding_box() == before
    hint_is_seen(page)


def hint_is_seen(page: Page) -> None:
    for place in (".hinting", "button.hinted"):
        expect(page.locator(place)).to_be_in_viewport(ratio=0.98)  # but for the fraction of a pixel that is scrolled
        assert page.locator(place).evaluate(SEEN), f"{place} is covered"


def test_a_bot_says_why_in_the_log(server: Served, open_page: Open) -> None:
    """By a click at what it did, and by a key at what it did last."""
    made = server.table("me", "normal", seed="7")
    table, (key,) = made["table"]["id"], keys_of(made)
    match = server.hall._rooms[table].match
    assert match is not None
    while not any((entry.seat, entry.code) == (1, "comet.turn.action") for entry in match.line):
        if server.asked(table, key) is not None:
            server.step(table, [key])
    page = sat(server, open_page, made)
    asks = page.locator(".log .ask")
    asks.last.click()
    expect(page.locator(".log .reason").last).to_have_text(
        re.compile("^Bot 2: (One more drill pays|The .* in the hold|.*may)")
    )
    page.keyboard.press("q")
    expect(page.locator(".log")).to_be_focused()


@pytest.fixture(scope="module")
def over(server: Served) -> Any:
    """One table for all widths: its turning points are worked out once."""
    return brought(server, OVER)


@pytest.mark.parametrize("width", [1280, 360])
def test_the_turning_points_lead_to_their_moments(server: Served, open_page: Open, over: Any, width: int) -> None:
    page = sat(server, open_page, over, width=width)
    points = page.locator(".turning li button")
    expect(points.first).to_be_visible()
    assert 1 <= points.count() <= 3
    said = points.first.inner_text()
    assert re.search(r"\d+% → \d+%", said)
    assert "You:" in said
    assert "A bot:" in said
    points.first.click()
    expect(page.locator(".back h2")).to_have_text(re.compile(r"^Step \d+ of \d+"))
