"""What holds for the boards of all games: sizes, arming, what dock and board share, a camera that keeps its scale."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rimward import wire
from rimward.server import shapes
from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.test_table import until
from tests.web.test_xia import brought_to, in_space, remember, sat

pytestmark = pytest.mark.browser
FINGER = 44
SIZES = """() => [...document.querySelectorAll('.map svg text')].filter(one => /\\d/.test(one.textContent)
    && one.getClientRects().length).map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""


def scale(page: Page) -> float:
    return float(str(page.locator(".map .world").first.get_attribute("data-scale")))


def launching(server: Served) -> tuple[dict[str, Any], wire.Question]:
    """A game of Andromeda's Edge in which seat 0 may launch to several regions; all answered at random until then."""
    made: dict[str, Any] = server.table("me", "me", "me", game="andromeda", seed="7")
    streams = [server.stream(made["table"]["id"], key["key"]) for key in made["keys"]]
    asked = [stream.until(shapes.Full).asked for stream in streams]
    rng = random.Random(3)
    for _ in range(400):
        seat, question = next((s, q) for s in (0, 1, 2) for q in asked[s] if q.options and not q.answered)
        options = question.options or []
        if seat == 0 and len({one.thing for one in options if one.key.startswith("launch:")}) > 3:
            return made, question
        streams[seat].send({"do": "answer", "question": question.id, "key": rng.choice(options).key})
        asked = [stream.until(shapes.Change).asked for stream in streams]
    raise AssertionError("nobody can launch")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740), (740, 360)])
def test_spaces_fit_a_finger_and_numbers_can_be_read(server: Served, open_page: Open, width: int, height: int) -> None:
    made, _ = brought_to(server, in_space)
    page = sat(open_page, server, made, width=width, height=height)
    target = page.locator(".place .target").first
    until(page, lambda: (target.bounding_box() or {"width": 0})["width"] >= FINGER)
    for _ in range(12):  # farther than that it does not go while a space is to be chosen
        page.keyboard.press("-")
    box = target.bounding_box()
    assert box
    assert box["width"] >= FINGER - 0.1
    page.wait_for_timeout(300)  # until what was zoomed is at rest
    sizes = page.evaluate(SIZES)
    assert sizes
    assert min(sizes) >= 11


def test_my_ship_and_what_is_asked_are_above_the_dock_and_the_scale_stays(server: Served, open_page: Open) -> None:
    made, _ = brought_to(server, in_space)
    page = sat(open_page, server, made)
    before = scale(page)
    ship = page.locator(".map [data-ship='0']")
    dock = page.locator(".dock").first

    def above(one: Locator) -> bool:
        box, edge = one.bounding_box(), dock.bounding_box()
        return bool(box and edge and box["y"] + box["height"] <= edge["y"] and box["y"] >= 0)

    until(page, lambda: above(ship))
    for one in page.locator(".place.goal .target").all():
        assert above(one)
    page.locator(".place.plain .target").last.click()
    expect(page.locator(".busy")).to_have_count(0)
    until(page, lambda: above(ship))
    assert scale(page) == before


def test_dock_and_board_point_at_the_same(server: Served, open_page: Open) -> None:
    made, question = brought_to(server, in_space)
    page = sat(open_page, server, made)
    goal = next(option for option in question.options or () if option.sort == "goal")
    page.locator(f".offer[data-key='{goal.key}']").hover()
    expect(page.locator(".map .chosen")).to_have_count(1)
    expect(page.locator(".map .way")).to_have_count(1)
    page.mouse.move(5, 5)
    risky = page.locator(".place.risk").filter(has=page.locator(".cap")).first
    cap = str(risky.locator(".cap text").text_content())
    risky.locator(".target").click()
    armed = page.locator(".offer.armed")
    expect(armed).to_have_count(1)
    expect(armed.locator("kbd").first).to_have_text(cap)
    page.keyboard.press("Escape")
    expect(armed).to_have_count(0)


def test_the_map_of_another_game(server: Served, open_page: Open) -> None:
    made, question = launching(server)
    page = open_page(f"http://127.0.0.1:{server.port}/")
    remember(page, made)
    page.goto(f"http://127.0.0.1:{server.port}/t/{made['table']['id']}")
    drawn = page.locator(".place")
    drawn.first.wait_for(state="attached")
    regions = {option.thing[7:] for option in question.options or () if option.thing.startswith("region:")}
    assert {str(one.get_attribute("data-space")) for one in drawn.all()} == regions
    names = page.locator(".map .sign .name").all_text_contents()
    assert len(names) > 8
    assert all(names)
    lines = page.locator(".map .hidden li").all_text_contents()
    assert len(lines) > 14  # with the nebulae
    assert all("planet" in line or "nebula" in line or line for line in lines)
    safe = next(
        option for option in question.options or () if option.key.startswith("launch:") and option.sort != "risk"
    )
    page.locator(f".place[data-space='{safe.thing[7:]}'] .target").click()
    if page.get_by_role("menuitem").count():
        page.locator(f"[role=menuitem][data-key='{safe.key}']").click()
    owned = page.locator(".map [data-fleet='0']")
    expect(owned).not_to_have_count(0)
