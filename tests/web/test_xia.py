"""Xia's drawings in a real browser: moves by clicks and by keys on the map, a risk that is asked twice, a phone."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rimward import wire
from rimward.server import shapes
from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.test_table import until

pytestmark = pytest.mark.browser
Made = dict[str, Any]
WANTED = ("hex", "impulse", "engine", "outfit")  # what brings a game on


def in_space(question: wire.Question) -> bool:
    """On the way, with some of it still to go."""
    ways = [option for option in question.options or () if option.key.startswith("hex:")]
    return max((int(option.about.get("spends", 0)) for option in ways), default=0) > 2


def deadly(question: wire.Question) -> bool:
    return bool(_deadly(question))


def _crowded(question: wire.Question) -> list[tuple[str, list[str]]]:
    """The spaces with several options, the first of them safe."""
    spaces: dict[str, list[str]] = {}
    for option in question.options or ():
        if option.thing.startswith("hex:"):
            spaces.setdefault(option.thing[4:], []).append(option.key)
    return [(space, keys) for space, keys in spaces.items() if len(keys) > 1 and keys[0].startswith("hex:")]


def _deadly(question: wire.Question) -> list[str]:
    """The spaces into which every way may destroy the ship."""
    spaces: dict[str, list[int]] = {}
    for option in question.options or ():
        if option.thing.startswith("hex:"):
            spaces.setdefault(option.thing[4:], []).append(int(option.about.get("destroyed", 0)))
    return [space for space, chances in spaces.items() if len(chances) == 1 and chances[0] > 0]


def brought_to(
    server: Served, wanted: Callable[[wire.Question], bool], *, daring: bool = False
) -> tuple[Made, wire.Question]:
    """A game that has come to such a question to seat 0; until then all answered at random."""
    words = ("cross", "jump", *WANTED) if daring else WANTED
    made: Made = server.table("me", "me", "me", game="xia", seed="7")
    streams = [server.stream(made["table"]["id"], key["key"]) for key in made["keys"]]
    asked = [stream.until(shapes.Full).asked for stream in streams]
    rng = random.Random(7)
    for _ in range(400):
        seat, question = next((s, q) for s in (0, 1, 2) for q in asked[s] if q.options and not q.answered)
        if seat == 0 and wanted(question):
            return made, question
        options = question.options or []
        onwards = [option.key for option in options if option.key.partition(":")[0] in words]
        key = rng.choice(onwards or [option.key for option in options])
        streams[seat].send({"do": "answer", "question": question.id, "key": key})
        asked = [stream.until(shapes.Change).asked for stream in streams]
    raise AssertionError("the game does not come to that")


def remember(page: Page, made: Made) -> None:
    """As if this browser had made the table."""
    page.evaluate(
        """made => localStorage.setItem("rimward.tables", JSON.stringify({[made.table.id]: {
            id: made.table.id, game: made.table.game, name: "", keys: made.keys.slice(0, 1), host: made.host_key,
            invite: made.invite, seen: 1}}))""",
        made,
    )


def sat(open_page: Open, server: Served, made: Made, **size: int) -> Page:
    """The page of a table, in its first seat."""
    address = f"http://127.0.0.1:{server.port}/"
    page = open_page(address, **size)
    remember(page, made)
    page.goto(f"{address}t/{made['table']['id']}")
    page.locator(".map [data-ship='0']").wait_for()
    page.locator(".ask:not(.busy), .idle").first.wait_for()
    return page


def space_of(server: Served, made: Made) -> str:
    """Where the ship of seat 0 is."""
    view = server.ok("GET", f"/tables/{made['table']['id']}/view", key=made["keys"][0]["key"])["view"]
    return ",".join(map(str, view["table"]["ships"][0]["space"]))


def place(page: Page, space: str) -> Locator:
    return page.locator(f".place[data-space='{space}'] .target")


def nearest(server: Served, made: Made) -> str:
    """A space that seat 0 reaches with one movement and without a roll."""
    asked = server.asked(made["table"]["id"], made["keys"][0]["key"])
    plain = [one for one in asked["options"] if one["key"].startswith("hex:") and "sort" not in one]
    return min(str(one["thing"][4:]) for one in plain if one["about"].get("spends") == 1)


def settled(page: Page) -> None:
    """The page has the reply to what it sent; until then it sends nothing else."""
    expect(page.locator(".busy")).to_have_count(0)


def test_moves_by_clicks_on_the_map(server: Served, open_page: Open) -> None:
    made, question = brought_to(server, in_space)
    page = sat(open_page, server, made)
    spaces = {option.thing[4:] for option in question.options or () if option.thing.startswith("hex:")}
    drawn = {str(one.get_attribute("data-space")) for one in page.locator(".place").all()}
    assert drawn == spaces
    for _ in range(2):  # one space at a time
        to = nearest(server, made)
        place(page, to).hover()
        expect(page.locator(".map .told")).to_contain_text("Fly 1 space")
        place(page, to).click()
        expect(place(page, to)).to_have_count(0)
        settled(page)
        assert space_of(server, made) == to


def test_a_boxed_number_on_the_map_is_the_key_that_chooses_there(server: Served, open_page: Open) -> None:
    made, question = brought_to(server, in_space)
    page = sat(open_page, server, made)
    boxed = page.locator(".place").filter(has=page.locator(".cap"))
    assert boxed.count() > 0
    for one in boxed.all():
        cap = str(one.locator(".cap text").text_content())
        offer = page.locator(".offer").filter(has=page.locator("kbd", has_text=cap))
        key = offer.get_attribute("data-key")
        option = next(option for option in question.options or () if option.key == key)
        assert option.thing == f"hex:{one.get_attribute('data-space')}"


def test_moves_by_keys_on_the_map(server: Served, open_page: Open) -> None:
    made, _ = brought_to(server, in_space)
    page = sat(open_page, server, made)
    before = space_of(server, made)
    page.locator(".map .view").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".map .told")).not_to_be_empty()
    page.keyboard.press("Enter")
    if page.get_by_role("menuitem").count():
        page.keyboard.press("Enter")
    until(page, lambda: space_of(server, made) != before)


def test_several_things_to_do_in_one_space_open_a_menu(server: Served, open_page: Open) -> None:
    made, question = brought_to(server, lambda question: bool(_crowded(question)))
    page = sat(open_page, server, made)
    space, keys = _crowded(question)[0]
    place(page, space).click()
    items = page.get_by_role("menuitem")
    expect(items).to_have_count(len(keys) + 1)
    expect(items.first).to_be_focused()
    assert [item.get_attribute("data-key") for item in items.all()[:-1]] == keys
    page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    place(page, space).click()
    items.first.click()
    expect(place(page, space)).to_have_count(0)


def test_what_may_destroy_the_ship_is_asked_twice(server: Served, open_page: Open) -> None:
    made, question = brought_to(server, deadly)
    page = sat(open_page, server, made)
    space = _deadly(question)[0]
    place(page, space).click()
    expect(page.locator(".map .told")).to_contain_text("Press again to risk it")
    expect(place(page, space)).to_have_count(1)
    page.wait_for_timeout(350)  # sooner it would be the second half of a double click
    place(page, space).click()
    expect(page.locator(".map .told")).not_to_contain_text("Press again to risk it")
    page.get_by_text("rolled").last.wait_for()


def test_an_update_draws_only_what_changed(server: Served, open_page: Open) -> None:
    made, question = brought_to(server, in_space)
    page = sat(open_page, server, made)
    page.evaluate(
        """() => { window.redrawn = []; new MutationObserver(changes => window.redrawn.push(...changes)).observe(
            document.querySelector(".world svg"), {subtree: true, childList: true, attributes: true}); }"""
    )
    to = next(option.thing[4:] for option in question.options or () if option.key.startswith("hex:"))
    place(page, to).click()
    expect(place(page, to)).to_have_count(0)
    among = "window.redrawn.filter(change => change.target.closest('.world svg > g:not(.place, .ship, .sign)')).length"
    assert page.evaluate("window.redrawn.length") > 0
    assert page.evaluate(among) == 0


def test_zoom_and_my_ship(server: Served, open_page: Open) -> None:
    made, _ = brought_to(server, in_space)
    page = sat(open_page, server, made)
    ship = page.locator(".map [data-ship='0']")

    def width() -> float:
        box = ship.bounding_box()
        return box["width"] if box else 0

    before = width()
    page.keyboard.press("+")
    until(page, lambda: width() > before * 1.2)
    view = page.locator(".map .view").bounding_box()
    assert view
    page.mouse.move(view["x"] + 40, view["y"] + 40)
    page.mouse.down()
    page.mouse.move(view["x"] + 400, view["y"] + 300, steps=4)
    page.mouse.up()
    page.keyboard.press("h")
    middle = view["x"] + view["width"] / 2

    def off() -> float:
        box = ship.bounding_box()
        return abs(box["x"] + box["width"] / 2 - middle) if box else math.inf

    until(page, lambda: off() < 30)
    page.keyboard.press("0")
    until(page, lambda: width() <= before * 1.05)


def test_the_mat_on_a_phone(server: Served, open_page: Open) -> None:
    made, _ = brought_to(server, in_space)
    page = sat(open_page, server, made, width=360, height=740)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.locator(".tabbar button").nth(1).click()
    expect(page.locator(".mat")).to_be_visible()
    expect(page.locator(".mat h2")).not_to_be_empty()
    page.locator(".tabbar button").first.click()
    to = nearest(server, made)
    place(page, to).click()
    expect(place(page, to)).to_have_count(0)
    assert space_of(server, made) == to


@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375)])
def test_a_phone_on_its_side(server: Served, open_page: Open, width: int, height: int) -> None:
    made, _ = brought_to(server, in_space)
    page = sat(open_page, server, made, width=width, height=height)
    whole = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    board, dock = (page.locator(one).bounding_box() for one in (".board", ".dock"))
    assert board
    assert dock
    assert board["x"] + board["width"] <= dock["x"] + 1  # beside each other, each with most of the height
    assert min(board["height"], dock["height"]) > 0.7 * height
    assert page.evaluate(whole) == [width, height]
    tabs = (("Log", ".log"), ("Chat", ".chatbox"), ("Mine", ".mat"), ("Table", ".left li"), ("Act", ".offer"))
    for tab, shows in tabs:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("navigation").get_by_role("button", name=tab).click()
        expect(page.locator(shows).first).to_be_visible()
        assert page.evaluate(whole) == [width, height]
    before = space_of(server, made)
    page.locator(".offer").first.click()
    expect(page.locator(".busy")).to_have_count(0)
    assert space_of(server, made) != before
