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
from tests.web.test_table import until

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


def declaring(page: Page) -> Locator:
    return page.locator(".dock .picks .declare")


def dice(place: Locator) -> list[str]:
    return [str(die.get_attribute("aria-label")) for die in place.locator(".die").all()]


def shares(page: Page) -> list[int]:
    return [int(text.rstrip("%")) for text in declaring(page).locator(".share b").all_text_contents()]


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
    expect(declaring(pages[0])).to_have_count(1)
    for page in pages[1:]:
        expect(declaring(page)).to_have_count(0)


def test_a_defence_is_set_by_keys_declared_once_and_all_see_the_dice(server: Served, open_page: Open) -> None:
    made = brought(server, DUEL)
    page, other = seen(open_page, server, made, DEFENDER), seen(open_page, server, made, ATTACKER)
    expect(declaring(page).locator("output")).to_have_text(["2"])
    assert shares(page) == [45, 37, 16, 2]
    page.keyboard.press("Backspace")
    expect(declaring(page).locator("output")).to_have_text(["0"])
    assert shares(page) == [0, 12, 44, 44]
    page.keyboard.press("1")
    assert shares(page) == [12, 38, 38, 12]
    page.keyboard.press("1")
    expect(declaring(page).locator(".more")).to_be_disabled()
    expect(page.locator(".picks .confirm")).to_contain_text("Put up 2 Shields")
    page.keyboard.press("Enter")
    expect(declaring(page)).to_have_count(0)
    for viewer in (page, other):  # it was the last attack, or its damage is being placed
        expect(viewer.locator(".log")).to_contain_text("2 Shield uses")
        expect(viewer.locator(".combat [aria-current='step']").filter(has_text="Defence")).to_have_count(0)


def peeped_at(page: Page, ship: int) -> bool:
    """Whether a ship is on the strip of the map that is left above the fight."""
    at = page.locator(f".map [data-ship='{ship}']").bounding_box()
    board = page.locator(".map").bounding_box()
    return bool(at and board and board["y"] < at["y"] + at["height"] / 2 < board["y"] + board["height"])


def test_a_captain_against_an_npc_by_a_click_on_a_phone(server: Served, open_page: Open) -> None:
    made = brought(server, AMBUSH)
    page = seen(open_page, server, made, 0, width=360, height=740)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    expect(page.locator(".combat h2")).to_contain_text("Scoundrel")
    until(page, lambda: all(peeped_at(page, ship) for ship in (0, 3)))
    page.locator(".picks button.none").click()
    expect(page.locator(".combat [aria-current='step']").filter(has_text="Defence")).to_have_count(0)
    expect(page.locator(".combat .result, .dock .wait, .dock .offer").first).to_be_visible()


def test_weapons_are_chosen_together_and_a_ram_that_may_kill_is_pressed_twice(server: Served, open_page: Open) -> None:
    page = seen(open_page, server, brought(server, MANY), 0)
    expect(declaring(page).locator("li b")).to_have_text(["Halon", "Falconet"])
    expect(declaring(page).locator("output")).to_have_text(["0", "2"])  # all that there is, but for rams
    more, confirm = declaring(page).locator(".more"), page.locator(".picks .confirm")
    more.first.click()
    expect(more.first).to_be_disabled()  # there are three markers
    expect(confirm).to_contain_text("Fire 3 dice")
    declaring(page).get_by_role("button", name="One less").last.click()
    more.first.click()
    expect(declaring(page)).to_contain_text("33% to destroy you")
    confirm.click()
    expect(confirm).to_have_class(re.compile("armed"))
    expect(confirm).to_contain_text("again")
    confirm.click()
    expect(page.locator(".combat [aria-current='step']")).not_to_contain_text("Attack")


def test_damage_is_laid_on_the_mat_confirmed_once_and_taken_whole(server: Served, open_page: Open) -> None:
    made = brought(server, PLACING)
    page = seen(open_page, server, made, 0)
    confirm, mat = page.locator(".picks .confirm"), page.locator(".picks .hold")
    expect(confirm).to_contain_text("Lay 2 damage, 2 to go")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    mat.locator("[data-key='hold:0,2']").click()
    expect(page.locator(".picks .does")).to_contain_text("1 on M-22")
    expect(confirm).to_contain_text("1 to go")
    mat.locator("[data-key='hold:0,2']").click()
    expect(confirm).to_contain_text("2 to go")
    page.keyboard.press("t")
    expect(page.locator(".picks .does")).to_contain_text("2 on empty spaces")
    expect(mat.locator("[aria-pressed='true']")).to_have_count(2)
    page.keyboard.press("Backspace")
    expect(mat.locator("[aria-pressed='true']")).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("2")
    laid = [str(one.get_attribute("data-key")) for one in mat.locator("[aria-pressed='true']").all()]
    before = server.ok("GET", f"/tables/{made['table']['id']}/view", key=made["keys"][0]["key"])["entries"]
    page.keyboard.press("Enter")
    expect(page.locator(".picks .damage")).to_have_count(0)
    known = server.ok("GET", f"/tables/{made['table']['id']}/view", key=made["keys"][0]["key"])
    assert known["entries"] >= before + 2
    assert {int(key.partition(",")[2]) for key in laid} <= set(known["view"]["table"]["ships"][0]["damaged"])


def test_what_is_not_taken_says_so_and_keeps_what_was_picked(server: Served, open_page: Open) -> None:
    page = seen(open_page, server, brought(server, PLACING), 0, restarts=True)
    page.keyboard.press("t")
    page.context.set_offline(True)
    confirm = page.locator(".picks .confirm")
    confirm.click()
    expect(confirm).to_have_text("Nothing was done")
    expect(page.locator(".picks [aria-pressed='true']")).to_have_count(2)
    page.context.set_offline(False)
    expect(page.locator(".banner")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".picks .damage")).to_have_count(0)


def test_what_is_no_declaration_is_asked_as_ever_and_looking_back_shows_the_fight(
    server: Served, open_page: Open
) -> None:
    made = brought(server, PLACING)
    page = seen(open_page, server, made, 0)
    expect(page.locator(".combat .result")).to_contain_text("2 damage")
    assert dice(page.locator(".combat .sides")) == ["d8: 4", "d6: 2"]
    expect(page.locator(".dock .picks .damage")).to_be_visible()
    page.locator(".log button", has_text="attacked you").last.click()
    expect(page.locator(".page.looking")).to_have_count(1)
    expect(page.locator(".combat [aria-current='step']")).to_contain_text("Defence")
    until(page, lambda: dice(page.locator(".combat .sides")) == ["d8"])
    expect(declaring(page)).to_have_count(0)
