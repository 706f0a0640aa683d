"""Playing with friends: the link, the page that it opens, those who look on, and what everybody may know of a table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.served import Served, served
from tests.web.conftest import Open
from tests.web.lobbying import lay_out, learn
from tests.web.test_table import at, offers, sit
from tests.web.test_xia import brought_to, sat

pytestmark = pytest.mark.browser
NETWORK = "http://192.168.1.7:8421"


def invited(server: Served, made: dict[str, Any]) -> str:
    return at(server, f"t/{made['table']['id']}#{made['invite']}")


def drift(server: Served, *seats: str, **more: Any) -> dict[str, Any]:
    options = {"target": 5, "npcs": False}
    made: dict[str, Any] = server.table(*seats, game="xia", name="Friday drift", options=options, **more)
    return made


def fact(page: Page, name: str) -> Any:
    return page.locator("dl > div").filter(has=page.get_by_text(name, exact=True)).locator("dd")


def test_who_is_invited_sees_what_is_played_and_who_sits_there(server: Served, open_page: Open) -> None:
    made = drift(server, "me", "open", "normal", "open", pace="live")
    table, key = made["table"]["id"], made["keys"][0]["key"]
    host = {"name": "Mara", "colour": "sky", "shape": "circle"}
    server.ok("PUT", f"/tables/{table}/seats/0/look", host, key=key)
    page = open_page(invited(server, made))
    expect(page.get_by_role("heading", name="Xia: Legends of a Drift System")).to_be_visible()
    expect(page.get_by_text("Mara invites you to")).to_be_visible()
    expect(fact(page, "Table")).to_contain_text("Friday drift")
    expect(fact(page, "Length")).to_contain_text("about 30 minutes")
    expect(fact(page, "Length")).to_contain_text("for 4 captains")
    expect(fact(page, "Pace")).to_contain_text("There is no clock")
    expect(fact(page, "Rules")).to_contain_text("2 differ from the book")
    expect(fact(page, "Rules")).to_contain_text("Fame to win: 5; in the book: 10")
    expect(fact(page, "Language")).to_contain_text("English")
    expect(fact(page, "Dice")).to_contain_text("sealed when the game begins")
    # It follows what others do: one sits down, and then the host comes.
    expect(page.get_by_text("starts when 2 more sit down")).to_be_visible()
    expect(page.locator("[data-seat='1']")).to_have_class(re.compile("yours"))
    expect(page.get_by_label("coral")).to_be_checked()
    taken = {"name": "Juno", "invite": made["invite"], "colour": "coral", "shape": "triangle"}
    server.ok("POST", f"/tables/{table}/join", taken)
    expect(page.locator("[data-seat='1']")).to_contain_text("Juno")
    expect(page.get_by_text("starts when one more sits down")).to_be_visible()
    expect(page.locator("[data-seat='3']")).to_have_class(re.compile("yours"))
    expect(page.get_by_label("coral")).to_have_count(0)  # no two look alike
    server.stream(table, key)
    expect(page.locator("[data-seat='0']")).to_contain_text("here")
    # The same in Russian, without loading it again; and then the seat.
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_text("Mara приглашает вас сыграть")).to_be_visible()
    expect(page.get_by_text("2 отличия от книги")).to_be_visible()
    page.get_by_role("button", name="Занять место").click()
    page.locator(".board").wait_for()
    assert server.ok("GET", f"/tables/{table}", key=key)["seats"][3]["name"] == "Капитан"


def test_who_only_looks_on_is_told_so_and_seen_by_the_others(server: Served, open_page: Open) -> None:
    made = drift(server, "me", "normal", "open")
    table = made["table"]["id"]
    host = open_page(at(server))
    sit(host, made)
    host.goto(at(server, f"t/{table}"))
    page = open_page(invited(server, made))
    page.get_by_role("button", name="Only watch").click()
    badge = page.get_by_role("status").filter(has_text="You are watching")
    expect(badge).to_be_visible()
    expect(host.get_by_text("1 is watching")).to_be_visible()
    other = open_page(invited(server, made))
    expect(other.get_by_role("button", name="Only watch, 1 is watching")).to_be_visible()
    # A seat is still free: who looks on may sit down.
    badge.get_by_role("button", name="Take a seat").click()
    page.get_by_label("Your name").fill("Ilya")
    page.get_by_role("button", name="Take a seat").click()
    page.locator(".board").wait_for()
    expect(badge).to_have_count(0)
    expect(host.get_by_text("1 is watching")).to_have_count(0)


def test_a_full_table_can_still_be_watched(server: Served, open_page: Open) -> None:
    made = drift(server, "me", "normal", "me")
    page = open_page(invited(server, made))
    expect(page.get_by_text("Every seat of this table is taken.")).to_be_visible()
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(page.get_by_role("button", name="Take a seat")).to_have_count(0)


def test_the_link_leads_to_where_others_find_the_server(tmp_path: Path, open_page: Open) -> None:
    with served(tmp_path, network=f"{NETWORK}/") as up:
        page = open_page(at(up), restarts=True)
        expect(page.get_by_text("Your links work from outside: 192.168.1.7:8421")).to_be_visible()
        lay_out(page, "comet")
        page.get_by_text("Friends by link").click()
        page.get_by_role("button", name="Make the table").click()
        link = page.get_by_label("Invitation", exact=True)
        expect(link).to_have_value(re.compile(rf"^{NETWORK}/t/\w+#[\w-]+$"))
        expect(page.get_by_text("Your links work from outside: 192.168.1.7:8421")).to_be_visible()
        # Whoever pastes that link here comes to the table, too.
        copied = link.input_value()
        guest = open_page(at(up), restarts=True)
        guest.get_by_label("Paste a link or a code").fill(copied)
        guest.get_by_role("button", name="Join", exact=True).click()
        expect(guest.get_by_role("button", name="Take a seat")).to_be_visible()


def test_a_link_that_leads_nowhere_from_outside_says_so(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    expect(page.get_by_text("Your links work on this computer only.")).to_be_visible()
    page.get_by_label("Paste a link or a code").fill("nonsense")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("This is not a link to a table.")


def test_the_menu_has_the_hash_of_the_dice_from_the_start(server: Served, open_page: Open) -> None:
    made = drift(server, "me", "normal", "normal")
    table = made["table"]["id"]
    page = open_page(at(server))
    sit(page, made)
    page.goto(at(server, f"t/{table}"))
    offers(page).first.wait_for()
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    headings = [menu.get_by_role("heading", level=3).nth(place).inner_text() for place in range(4)]
    assert [heading.lower() for heading in headings] == ["this table", "me", "help", "leave"]
    expect(menu.locator(".primary")).to_have_count(0)  # what there is to do is not in the menu
    menu.get_by_text("Rules, length and dice of this table").click()
    menu.get_by_text(re.compile("^sealed: ")).click()
    hash_ = server.ok("GET", f"/tables/{table}", key=made["keys"][0]["key"])["commitment"]
    assert re.fullmatch("[0-9a-f]{64}", hash_)
    expect(menu.locator(".hash")).to_have_text(hash_)
    menu.get_by_role("button", name="Turn the coach on").click()
    expect(page.locator(".coach [data-lesson]")).to_be_visible()


def test_the_coach_points_at_what_it_speaks_of(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    learn(page)
    expect(page.locator(".coach [data-lesson=xia-welcome]")).to_be_visible()
    pointer = page.locator("svg.pointer")
    expect(pointer).to_have_count(0)  # a welcome is about nothing on the table
    page.get_by_role("button", name="Got it, next").click()
    expect(page.locator(".coach [data-lesson=xia-ship]")).to_be_visible()
    expect(pointer).to_have_count(1)
    ring = pointer.locator("rect").bounding_box()
    mats = page.locator("[data-key^='mat:']")
    boxes = [mats.nth(place).bounding_box() for place in range(mats.count())]
    assert ring
    assert any(box and abs(box["x"] - ring["x"]) < 6 and abs(box["y"] - ring["y"]) < 6 for box in boxes)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-key^='mat:']:focus")).to_have_count(1)
    # Nothing lies over a dialog, and nothing is pointed at that is gone.
    page.keyboard.press("?")
    expect(pointer).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Got it")).click()
    expect(pointer).to_have_count(0)


def test_the_coach_points_at_a_space_of_the_map(server: Served, open_page: Open) -> None:
    made, question = brought_to(server, lambda question: question.code == "xia.move.point-per-space")
    page = sat(open_page, server, made)
    page.evaluate("""localStorage.setItem("rimward.coach", '{"on": true, "seen": ["xia-welcome"]}')""")
    page.reload()
    expect(page.locator(".coach [data-lesson=xia-move]")).to_be_visible()
    ring = page.locator("svg.pointer circle")
    expect(ring).to_have_count(1)
    keys = [option.key for option in question.options or () if option.key.startswith("hex:")]
    spaces = [page.locator(f".board [data-key='{key}']").bounding_box() for key in keys]
    assert any(box and abs(centre(box) - centre(ring.bounding_box())) < 4 for box in spaces)
    line = page.locator("svg.pointer path").bounding_box()  # from the strip, past nothing that it speaks of
    assert line
    assert line["x"] >= right(page.locator(".coach").bounding_box()) - 2


def centre(box: Any) -> complex:
    return complex(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def right(box: Any) -> float:
    return float(box["x"] + box["width"])
