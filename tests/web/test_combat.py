"""The combat panel in a real browser: the same for the defender, the attacker and a spectator; odds, keys, a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.fights import AMBUSH, DUEL, RECORDED, cut

pytestmark = pytest.mark.browser
Made = dict[str, Any]

ATTACKER, DEFENDER = 1, 2  # of the duel
MANY = RECORDED / "by-hand/npcs-and-missions.rimward", 88  # more ways to attack than can be compared
PLACING = RECORDED / "3-random.rimward", 550  # the damage of an attack


def brought(server: Served, scene: tuple[Path, int]) -> Made:
    made: Made = server.ok("POST", "/tables/import", {"record": cut(*scene)})
    return made


def seen(open_page: Open, server: Served, made: Made, seat: int = -1, **how: Any) -> Page:
    """The page of a table in a seat of it, or of somebody who looks on."""
    address = f"http://127.0.0.1:{server.port}/"
    page = open_page(address, **how)
    if seat >= 0:
        page.evaluate(
            """([made, seat]) => localStorage.setItem("rimward.tables", JSON.stringify({[made.table.id]: {
                id: made.table.id, game: made.table.game, name: "", keys: [made.keys[seat]], host: "", invite: "",
                seen: 1}}))""",
            [made, seat],
        )
    page.goto(f"{address}t/{made['table']['id']}" + (f"#{made['invite']}" if seat < 0 else ""))
    if seat < 0:
        page.locator("button", has_text=re.compile("watch", re.IGNORECASE)).first.click()
    page.locator(".combat").wait_for()
    return page


def choices(page: Page) -> Locator:
    return page.locator(".dock button.choice")


def dice(place: Locator) -> list[str]:
    return [str(die.get_attribute("aria-label")) for die in place.locator(".die").all()]


def shares(choice: Locator) -> list[int]:
    return [int(text.rstrip("%")) for text in choice.locator(".share b").all_text_contents()]


def test_the_same_panel_for_the_defender_the_attacker_and_a_spectator(server: Served, open_page: Open) -> None:
    made = brought(server, DUEL)
    pages = [seen(open_page, server, made, seat) for seat in (DEFENDER, ATTACKER, -1)]
    texts = []
    for page in pages:
        panel = page.locator(".combat")
        expect(panel.locator("[aria-current='step']")).to_contain_text("Defence")
        expect(panel.locator(".deciding")).to_have_count(1)
        assert dice(panel.locator(".sides")) == ["d8", "d6"]
        assert dice(panel.locator(".earlier")) == ["d6: 5", "d6: 6", "d6: 1", "d6: 4"]
        expect(panel.locator(".earlier .struck")).to_have_count(1)
        expect(page.locator(".map [data-shot='2']")).to_have_count(1)
        texts.append(panel.inner_text())
    assert len(set(texts)) == 1
    expect(choices(pages[0])).to_have_count(3)
    for page in pages[1:]:
        expect(choices(page)).to_have_count(0)


def test_a_defence_by_a_number_key_is_declared_whole_and_all_see_the_dice(server: Served, open_page: Open) -> None:
    made = brought(server, DUEL)
    page, other = seen(open_page, server, made, DEFENDER), seen(open_page, server, made, ATTACKER)
    expect(choices(page)).to_have_count(3)
    told = [shares(choice) for choice in choices(page).all()]
    assert told == [[0, 12, 44, 44], [12, 38, 38, 12], [45, 37, 16, 2]]
    expect(page.locator(".dock .primary")).to_have_count(1)
    page.keyboard.press("3")
    expect(choices(page)).to_have_count(0)
    for viewer in (page, other):  # it was the last attack, or its damage is being placed
        expect(viewer.locator(".log")).to_contain_text("2 Shield uses")
        expect(viewer.locator(".combat [aria-current='step']").filter(has_text="Defence")).to_have_count(0)


def test_a_captain_against_an_npc_by_a_click_on_a_phone(server: Served, open_page: Open) -> None:
    made = brought(server, AMBUSH)
    page = seen(open_page, server, made, 0, width=360, height=740)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    expect(page.locator(".combat h2")).to_contain_text("Scoundrel")
    ships = [page.locator(f".map [data-ship='{ship}']").bounding_box() for ship in (0, 3)]
    board = page.locator(".map").bounding_box()
    assert board
    for ship in ships:  # the peek shows both
        assert ship
        assert board["y"] < ship["y"] + ship["height"] / 2 < board["y"] + board["height"]
    choices(page).nth(0).click()
    expect(page.locator(".combat [aria-current='step']").filter(has_text="Defence")).to_have_count(0)
    expect(page.locator(".combat .result, .dock .wait, .dock .offer").first).to_be_visible()


def test_many_ways_are_declared_one_after_the_other_and_a_ram_is_asked_twice(server: Served, open_page: Open) -> None:
    made = brought(server, MANY)
    page = seen(open_page, server, made, 0)
    expect(choices(page)).to_have_count(2)
    page.keyboard.press("1")
    expect(page.locator(".combat .side").first).to_contain_text("Halon")
    assert dice(page.locator(".combat .side").first) == ["d8"]
    risky = page.locator(".choice.risky").first
    risky.click()
    expect(risky).to_have_class(re.compile("armed"))
    assert dice(page.locator(".combat .side").first) == ["d8"]
    risky.click()
    expect(page.locator(".combat [aria-current='step']")).not_to_contain_text("Attack")


def test_what_is_no_declaration_is_asked_as_ever_and_looking_back_shows_the_fight(
    server: Served, open_page: Open
) -> None:
    made = brought(server, PLACING)
    page = seen(open_page, server, made, 0)
    expect(page.locator(".combat .result")).to_contain_text("2 damage")
    assert dice(page.locator(".combat .sides")) == ["d8: 4", "d6: 2"]
    expect(page.locator(".dock .offer[data-key^='hold:']").first).to_be_visible()
    page.locator(".log button", has_text="attacked you").last.click()
    expect(page.locator(".page.looking")).to_have_count(1)
    expect(page.locator(".combat [aria-current='step']")).to_contain_text("Defence")
    assert dice(page.locator(".combat .sides")) == ["d8"]
    expect(choices(page)).to_have_count(0)
