"""Hands at the table: a double click decides once, a first press rolls nothing, what one needs is always in view."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.stages import KEPT, RECORDED, Place, brought
from tests.web.test_table import until

pytestmark = pytest.mark.browser
GAME = RECORDED / "5-greedy-by-the-book.rimward"
FLYING, ACTING, BUSINESS = (Place(GAME, entries) for entries in (150, 174, 225))
FLYING_TO_SELL, FLYING_TO_SALVAGE, ON_A_PLANET = (Place(GAME, entries) for entries in (346, 26, 54))
SIZES = [(1440, 900), (1920, 1080), (360, 740), (740, 360)]
SEEN = """it => { const box = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }"""


def sat(open_page: Open, server: Served, place: Place, **how: Any) -> tuple[Page, Any]:
    """The page of the seat that is asked there, when what is asked can be pressed."""
    made = brought(server, place)
    page = open_page(f"http://127.0.0.1:{server.port}/", **how)
    page.evaluate(KEPT, made)
    page.goto(f"http://127.0.0.1:{server.port}/t/{made['table']['id']}")
    page.locator(".map [data-ship]").first.wait_for(state="attached")
    page.locator(".ask:not(.busy)").wait_for()
    return page, made


def entries(server: Served, made: Any) -> int:
    """How much has been answered at the table."""
    key = made["keys"][made["seat"]]["key"]
    known: int = server.ok("GET", f"/tables/{made['table']['id']}/view", key=key)["entries"]
    return known


def pressed_twice(page: Page, target: Locator, apart: int) -> None:
    target.hover()
    for pause in (apart, 0):
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(pause)


def test_a_double_click_takes_one_decision(server: Served, open_page: Open) -> None:
    page, made = sat(open_page, server, ACTING)
    before, heading = entries(server, made), page.locator(".ask h2")
    asked = heading.inner_text()
    pressed_twice(page, page.locator(".offer.goal").first, 250)
    expect(heading).not_to_have_text(asked)
    page.wait_for_timeout(400)
    assert entries(server, made) == before + 1
    expect(page.locator(".offer.armed")).to_have_count(0)


def test_the_first_press_on_a_risk_shows_its_odds_and_rolls_nothing(server: Served, open_page: Open) -> None:
    page, made = sat(open_page, server, FLYING)
    before, risk = entries(server, made), page.locator(".offer.risk").first
    pressed_twice(page, risk, 250)
    armed = page.locator(".offer.armed")
    expect(armed).to_have_count(1)
    told = [int(text.split("%")[0]) for text in armed.locator(".ways b").all_text_contents()]
    assert len(told) > 1
    assert sum(told) == 100
    expect(armed).to_be_in_viewport(ratio=0.9)
    page.wait_for_timeout(400)
    assert entries(server, made) == before
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)  # until what a resting pointer is told has gone with it: Esc would close that first
    page.keyboard.press("Escape")
    expect(armed).to_have_count(0)
    assert entries(server, made) == before  # Esc closes one thing: what is under way goes on
    risk.click()
    expect(armed).to_have_attribute("aria-disabled", "false")
    armed.click()
    until(page, lambda: entries(server, made) > before)


def test_a_goal_is_one_gesture_and_one_undo(server: Served, open_page: Open) -> None:
    """Flying to the space that buys all that is on board stops and sells there."""
    page, made = sat(open_page, server, FLYING_TO_SELL)
    table, key = made["table"]["id"], made["keys"][made["seat"]]["key"]
    before = entries(server, made)
    goal = page.locator("button.offer.goal[data-key='hex:-1,6']")
    expect(goal).to_contain_text("Sell all")
    goal.click()
    until(page, lambda: entries(server, made) > before + 2)
    assert server.asked(table, key)["code"] == "xia.action.list"
    page.locator(".ask:not(.busy)").wait_for()
    page.keyboard.press("u")
    until(page, lambda: entries(server, made) == before)


def test_a_flight_to_what_is_rolled_for_arms_it_and_rolls_nothing(server: Served, open_page: Open) -> None:
    page, made = sat(open_page, server, FLYING_TO_SALVAGE)
    before = entries(server, made)
    pressed_twice(page, page.locator("button.offer.goal[data-key='hex:4,-1']"), 250)
    armed = page.locator(".offer.armed[data-key='salvage']")
    expect(armed).to_have_count(1)
    assert sum(int(text.split("%")[0]) for text in armed.locator(".ways b").all_text_contents()) == 100
    page.wait_for_timeout(400)
    assert entries(server, made) == before + 2  # the flight, and the end of the Move
    armed.click()
    until(page, lambda: entries(server, made) > before + 2)


def test_a_turn_is_ended_in_one_gesture(server: Served, open_page: Open) -> None:
    """With all Energy that is free, nothing bought, and all markers armed."""
    page, made = sat(open_page, server, ON_A_PLANET)
    before = entries(server, made)
    ends = page.locator(".ends button.offer")
    expect(ends).to_have_count(2)
    for end in ends.all():
        expect(end).to_be_in_viewport(ratio=1)
    expect(ends.first).to_contain_text("Recharge, arm 2 markers")
    page.keyboard.press("e")
    until(page, lambda: entries(server, made) >= before + 4)


def test_in_the_list_of_all_spaces_a_goal_is_the_flight_alone(server: Served, open_page: Open) -> None:
    page, made = sat(open_page, server, FLYING_TO_SELL)
    before = entries(server, made)
    page.keyboard.press("a")
    page.locator(".all button.offer[data-key='hex:-1,6']").click()
    until(page, lambda: entries(server, made) > before)
    page.locator(".ask:not(.busy)").wait_for()
    assert entries(server, made) == before + 1


def test_a_number_arms_and_enter_rolls(server: Served, open_page: Open) -> None:
    page, made = sat(open_page, server, FLYING)
    before = entries(server, made)
    page.keyboard.press(page.locator(".offer.risk > kbd").first.inner_text())
    expect(page.locator(".offer.armed")).to_be_focused()
    assert entries(server, made) == before
    page.keyboard.press("Enter")
    until(page, lambda: entries(server, made) > before)


def test_keys_end_and_unfold_and_esc_closes_the_last_that_was_opened(server: Served, open_page: Open) -> None:
    page, made = sat(open_page, server, FLYING)
    expect(page.locator(".ask h2")).to_be_focused()
    page.keyboard.press("a")
    everything = page.locator(".all")
    expect(everything.locator("button.offer").first).to_be_focused()
    expect(everything).to_be_in_viewport(ratio=0.98)
    page.keyboard.press(page.locator(".offer.risk > kbd").first.inner_text())
    expect(page.locator(".offer.armed")).to_have_count(1)
    caps = page.locator("kbd", has_text="Esc").filter(visible=True)
    expect(caps).to_have_count(1)  # of what is open, one says Esc
    page.keyboard.press("Escape")
    expect(page.locator(".offer.armed")).to_have_count(0)
    expect(everything).to_have_count(1)
    page.keyboard.press("Escape")
    expect(everything).to_have_count(0)
    before = entries(server, made)
    page.keyboard.press("e")
    until(page, lambda: entries(server, made) == before + 1)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("place", [FLYING, ACTING, BUSINESS], ids=["flying", "acting", "business"])
def test_the_first_option_and_the_end_are_in_view(
    server: Served, open_page: Open, place: Place, width: int, height: int
) -> None:
    page, _ = sat(open_page, server, place, width=width, height=height)
    for option in (page.locator(".options .offer").first, page.locator(".ends .offer").last):
        expect(option).to_be_in_viewport(ratio=0.9)
        assert option.evaluate(SEEN)
    whole = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(whole) == [width, height]


def test_the_dock_has_the_same_height_for_every_question(server: Served, open_page: Open) -> None:
    heights = set()
    for place in (FLYING, ACTING, BUSINESS):
        page, _ = sat(open_page, server, place, width=1440, height=900)
        box = page.locator(".dock").bounding_box()
        assert box
        heights.add(round(box["height"]))
    assert heights == {190}


def test_the_sheet_of_a_phone_has_three_sizes(server: Served, open_page: Open) -> None:
    page, _ = sat(open_page, server, FLYING, width=360, height=740)
    dock, grip = page.locator(".dock"), page.locator(".grip")

    def high() -> int:
        box = dock.bounding_box()
        return round(box["height"]) if box else 0

    assert high() == 332
    grip.click()
    until(page, lambda: high() == 464)
    grip.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    until(page, lambda: high() < 90)
    expect(page.locator(".ask h2")).to_be_in_viewport(ratio=0.9)
