"""In a real browser: a tooltip stands beside its thing, covers neither it nor the dock, and leaves by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.test_safe import impulse
from tests.web.test_table import until
from tests.web.test_xia import brought_to, sat

pytestmark = pytest.mark.browser


def table(server: Served, open_page: Open, **size: int) -> Page:
    made, _ = brought_to(server, impulse)
    return sat(open_page, server, made, **size)


def tip(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    return (
        a["x"] >= b["x"] + b["width"]
        or b["x"] >= a["x"] + a["width"]
        or a["y"] >= b["y"] + b["height"]
        or b["y"] >= a["y"] + a["height"]
    )


def test_it_comes_with_rest_and_goes_with_the_pointer(server: Served, open_page: Open) -> None:
    page = table(server, open_page)
    thing = page.locator(".mat h2 .look")
    thing.hover()
    expect(tip(page)).to_have_count(0)
    expect(tip(page)).to_contain_text("a ship of Tier 1")
    assert apart(tip(page), thing)
    assert apart(tip(page), page.locator(".dock"))
    tip(page).get_by_role("button", name="Show the rule").hover()  # the pointer may go over to it
    page.wait_for_timeout(400)
    expect(tip(page)).to_have_count(1)
    page.mouse.move(2, 2)
    expect(tip(page)).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_number_tells_where_it_comes_from(server: Served, open_page: Open) -> None:
    page = table(server, open_page)
    page.locator(".mat [data-look^='number:energy']").hover()
    expect(tip(page)).to_contain_text("Energy")
    expect(tip(page).locator("dd")).to_contain_text("/")
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    page.locator(".mat [data-look^='number:impulse']").hover()
    expect(tip(page)).to_contain_text("once a turn")
    page.mouse.down()
    expect(tip(page)).to_have_count(0)


def test_a_space_and_what_can_be_done_there(server: Served, open_page: Open) -> None:
    page = table(server, open_page)
    ship = page.locator(".map [data-ship='0']")
    ship.hover(force=True)
    expect(tip(page)).to_contain_text("Here: You")
    assert apart(tip(page), page.locator(".dock"))


def test_the_first_key_tells_beside_it_and_the_second_in_depth(server: Served, open_page: Open) -> None:
    page = table(server, open_page)
    offer = page.locator("button.offer[data-look]").first
    offer.focus()
    page.keyboard.press("i")
    expect(tip(page)).to_be_visible()
    assert apart(tip(page), page.locator(".dock"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_have_count(1)
    expect(tip(page)).to_have_count(0)


def test_a_finger_that_stays_is_told_and_chooses_nothing(server: Served, open_page: Open) -> None:
    made, question = brought_to(server, impulse)
    page = sat(open_page, server, made, width=360, height=740, touch=True)
    offer = page.locator("button.offer[data-look]").first
    box = offer.bounding_box()
    assert box
    session = page.context.new_cdp_session(page)
    point = [{"x": box["x"] + 20, "y": box["y"] + box["height"] / 2}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(tip(page)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    expect(tip(page)).to_be_visible()
    asked = server.asked(made["table"]["id"], made["keys"][0]["key"])
    assert asked["id"] == question.id
    right = tip(page).evaluate("one => one.getBoundingClientRect().right")
    assert right <= 360


LATE = """(button, [type, at]) => {
  const event = new PointerEvent(type, { pointerType: "touch", bubbles: true });
  Object.defineProperty(event, "timeStamp", { value: at });
  button.dispatchEvent(event);
}"""


def test_a_tap_that_a_busy_page_hears_of_late_is_a_tap(server: Served, open_page: Open) -> None:
    """Between its two ends the page was busy for so long that it took it for a finger that stays."""
    made, question = brought_to(server, impulse)
    page = sat(open_page, server, made, width=360, height=740, touch=True)
    offer = page.locator(".ask:not(.busy) button.offer[data-look]:not(.risk)").first
    offer.evaluate(LATE, ["pointerdown", 1000])
    expect(tip(page)).to_be_visible()
    offer.evaluate(LATE, ["pointerup", 1080])
    offer.evaluate("button => button.click()")
    expect(tip(page)).to_have_count(0)
    table, key = made["table"]["id"], made["keys"][0]["key"]
    until(page, lambda: (server.asked(table, key) or {}).get("id") != question.id)
