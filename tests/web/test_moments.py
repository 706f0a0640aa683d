"""Moments in a real browser: held for each role after the dice have landed; and none without movement."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.fights import DUEL
from tests.web.test_combat import ATTACKER, DEFENDER, brought, seen

pytestmark = pytest.mark.browser
Made = dict[str, Any]
NOON = 1_800_000_000
TUMBLE, HELD = 450, 2000  # milliseconds


def moving(open_page: Open, server: Served, made: Made, seat: int, **how: Any) -> Page:
    """A page on which things move, with a clock that stands still."""
    page = seen(open_page, server, made, seat, motion=True, **how)
    page.wait_for_load_state("networkidle")
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + 3600)
    return page


def undefended(server: Served, made: Made) -> None:
    """The defender of the duel puts up no Shields."""
    table, key = made["table"]["id"], made["keys"][DEFENDER]["key"]
    assert server.do(table, key, do="answer", question=server.asked(table, key)["id"], key="done")["is"] == "done"


def shot(open_page: Open, server: Served, made: Made, **how: Any) -> tuple[Page, Page]:
    """The attacker and the defender, when it has just been declared."""
    attacker, defender = (moving(open_page, server, made, seat, **how) for seat in (ATTACKER, DEFENDER))
    undefended(server, made)
    return attacker, defender


def test_a_shot_is_held_for_both_after_the_dice_have_landed(server: Served, open_page: Open) -> None:
    made = brought(server, DUEL)
    attacker, defender = shot(open_page, server, made)
    for page in (attacker, defender):
        expect(page.locator(".combat .sides [aria-label='d8']")).to_have_count(0)  # it fell
        expect(page.locator(".combat [aria-current='step']")).to_contain_text("Roll")
        expect(page.locator(".moment")).to_have_count(0)
        page.clock.run_for(TUMBLE)
        expect(page.locator(".moment")).to_have_count(1)
        expect(page.locator(".moment .dice .die")).to_have_count(2)
        expect(page.locator(".moment .medal svg")).to_have_attribute("width", "128")
    expect(attacker.locator(".moment")).to_contain_text("Combat · you fired on")
    expect(defender.locator(".moment")).to_contain_text("fired on you")
    attacker.clock.run_for(HELD - 100)
    expect(attacker.locator(".moment")).to_have_count(1)
    attacker.clock.run_for(150)
    expect(attacker.locator(".moment")).to_have_count(0)
    entries = server.ok("GET", f"/tables/{made['table']['id']}/view", key=made["keys"][DEFENDER]["key"])["entries"]
    defender.keyboard.press("Space")
    expect(defender.locator(".moment")).to_have_count(0)
    now = server.ok("GET", f"/tables/{made['table']['id']}/view", key=made["keys"][DEFENDER]["key"])["entries"]
    assert now == entries, "the key that goes on answers nothing"


def test_a_tap_goes_on_and_a_phone_has_one_column(server: Served, open_page: Open) -> None:
    made = brought(server, DUEL)
    _, defender = shot(open_page, server, made, width=360, height=740)
    expect(defender.locator(".combat .sides [aria-label='d8']")).to_have_count(0)  # it fell
    defender.clock.run_for(TUMBLE)
    panel = defender.locator(".moment")
    expect(panel.locator(".medal svg")).to_have_attribute("width", "88")
    assert defender.evaluate("document.documentElement.scrollWidth") == 360
    cut = panel.locator("*").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().right > 361).map(one => one.outerHTML)"
    )
    assert cut == []
    panel.click()
    expect(panel).to_have_count(0)


def test_without_movement_nothing_is_held(server: Served, open_page: Open) -> None:
    made = brought(server, DUEL)
    page = seen(open_page, server, made, DEFENDER)
    undefended(server, made)
    expect(page.locator(".log")).to_contain_text("damage")
    expect(page.locator(".moment")).to_have_count(0)
