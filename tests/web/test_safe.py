"""In a real browser: going back by a step, out of an action and to the start of the turn; looking into things."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rimward import wire
from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.test_table import until
from tests.web.test_xia import Made, brought_to, place, sat

pytestmark = pytest.mark.browser


def seen(server: Served, made: Made) -> Any:
    """What seat 0 knows."""
    return server.ok("GET", f"/tables/{made['table']['id']}/view", key=made["keys"][0]["key"])


def impulse(question: wire.Question) -> bool:
    return any(option.key == "impulse" for option in question.options or ())


def flown(page: Page, server: Served, made: Made) -> Any:
    """After two spaces on Impulse, which asks no dice: what seat 0 knows, with how far it may go back."""
    page.locator("button.offer[data-key=impulse]").click()
    for _ in range(2):
        page.locator(".place").first.wait_for()
        before = seen(server, made)["entries"]
        step = page.locator("button.offer[data-key^='hex:']").first
        space = str(step.get_attribute("data-key"))[4:]
        step.click()
        expect(place(page, space)).to_have_count(0)
        until(page, lambda: seen(server, made)["entries"] == before + 1)
    return seen(server, made)


def test_cancel_undo_and_restart_go_back_as_far_as_they_say(server: Served, open_page: Open) -> None:
    made, _ = brought_to(server, impulse)
    page = sat(open_page, server, made)
    heading = page.locator(".dock h2")
    begun = heading.inner_text()
    start = seen(server, made)["entries"]
    for way in ("button", "key"):
        back = flown(page, server, made)["back"]
        assert (back["step"], back["action"]) == (start + 2, start)
        undo = page.get_by_role("button", name="Undo", exact=True)
        undo.click() if way == "button" else page.keyboard.press("u")
        until(page, lambda: seen(server, made)["entries"] == start + 2)
        page.locator(".place").first.wait_for()
        cancel = page.get_by_role("button", name="Cancel")
        cancel.click() if way == "button" else page.keyboard.press("Escape")
        expect(heading).to_have_text(begun)
        assert seen(server, made)["entries"] == start
    back = flown(page, server, made)["back"]
    page.keyboard.press("Shift+U")
    until(page, lambda: seen(server, made)["entries"] == back["turn"])
    assert back["turn"] <= start
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)
