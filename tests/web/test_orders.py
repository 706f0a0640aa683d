"""Standing orders in a real browser: given at a question, carried out, listed, revoked; and what goes along."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.served import Served, keys_of
from tests.web.conftest import Open
from tests.web.stages import ABILITY, BUYING, brought, come

pytestmark = pytest.mark.browser


def test_an_order_is_given_at_a_question_answers_it_and_is_revoked(server: Served, open_page: Open) -> None:
    made = brought(server, ABILITY)
    page = open_page(f"http://127.0.0.1:{server.port}/")
    come(server, page, made)
    expect(page.locator("button.orders")).to_contain_text("Orders 0")
    page.locator("button.always").wait_for()
    page.keyboard.press("y")
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("input[name=always]")).to_have_count(2)
    expect(dialog).to_contain_text("Keep an Engine roll of average or more")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("y")
    dialog.locator("label", has_text="Always: ").click()
    dialog.get_by_role("button", name="Set").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("button.orders")).to_contain_text("Orders 1")
    page.keyboard.press("o")
    order = dialog.locator("li", has=page.locator(".revoke"))
    expect(order).to_have_count(1)
    expect(order).to_contain_text("Using an Ability: pass.")
    expect(order).to_contain_text("Answered once, at step 16")
    expect(order).to_contain_text("this whole game")
    order.get_by_role("button", name="Revoke").click()
    expect(dialog).to_contain_text("You have none.")
    assert server.ok("GET", f"/tables/{made['table']['id']}/seats/1/orders", key=keys_of(made)[1])["orders"] == []


def test_what_suggests_itself_can_be_added(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/")
    come(server, page, brought(server, ABILITY))
    page.locator("button.orders").click()
    offered = page.locator("dialog[open] .offer-order:not(.routine)")
    expect(offered).to_have_count(1)
    offered.get_by_role("button", name="Add").click()
    expect(offered).to_have_count(0)
    expect(page.locator("dialog[open]")).to_contain_text("until my next turn")


def test_the_routine_is_ordered_all_at_once(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/")
    come(server, page, brought(server, ABILITY))
    page.locator("button.orders").click()
    routine = page.locator("dialog[open] .routine")
    expect(routine).to_contain_text("Arm everything when it is free")
    routine.get_by_role("button", name="Add all").click()
    expect(routine).to_have_count(0)
    expect(page.locator("dialog[open] .revoke")).to_have_count(8)


def test_an_amount_is_set_beside_the_verb_and_what_follows_goes_along(server: Served, open_page: Open) -> None:
    """Three pairs and where to stow them: one gesture, and one Undo takes it back."""
    made = brought(server, BUYING)
    table, key = made["table"]["id"], keys_of(made)[1]
    page = open_page(f"http://127.0.0.1:{server.port}/")
    come(server, page, made)
    panel = page.locator(".picks")
    expect(panel.locator("output")).to_have_text("3")
    expect(panel).to_contain_text("the most you can")
    panel.get_by_role("button", name="One less").click()
    expect(panel.locator("output")).to_have_text("2")
    page.keyboard.press("+")
    before = server.ok("GET", f"/tables/{table}/view", key=key)["entries"]
    page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    known = server.ok("GET", f"/tables/{table}/view", key=key)
    assert known["entries"] == before + 2
    assert sum(bool(cube) for cube in known["view"]["table"]["ships"][1]["hold"]) >= 6
    page.keyboard.press("u")
    expect(panel.locator("output")).to_have_text("3")
    assert server.ok("GET", f"/tables/{table}/view", key=key)["entries"] == before
