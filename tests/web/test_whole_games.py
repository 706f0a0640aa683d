"""Whole games of Xia in a real browser: by clicks, by keys alone, on a phone, and by two people and a bot."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.served import Served, served
from tests.web.conftest import Open
from tests.web.lobbying import lay_out
from tests.web.pilot import Pilot, by_key, by_tap, play, seated

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def at(server: Served) -> str:
    return f"http://127.0.0.1:{server.port}/"


def target(page: Page) -> Locator:
    return page.get_by_role("radiogroup", name="Fame to win")


def set_up(page: Page, seed: str) -> None:
    """Xia, as short as it can be; the seed makes it the same game every time."""
    lay_out(page)
    target(page).get_by_label("5", exact=True).check()
    page.locator(".new .rules summary").click()
    page.get_by_label("Practice: the dice follow this seed").fill(seed)


def over(page: Page) -> None:
    """The end: who won, by how much, and everybody's place."""
    expect(page.locator(".end h2")).to_contain_text("Fame")
    expect(page.locator(".end li.seat")).to_have_count(4)


def test_a_game_by_clicks(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    set_up(page, "9")
    page.get_by_role("button", name="Launch the game").click()
    page.locator("button.offer").first.wait_for()
    pilot = Pilot(page, *seated(page))
    play(server, pilot)
    assert pilot.answers > 20
    over(page)


def tabbed_to(page: Page, wanted: Locator) -> None:
    for _ in range(120):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not come there")


def test_a_game_by_keys_alone(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    tabbed_to(page, page.locator("[data-game=xia] .more"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Launch the game")).to_be_focused()
    tabbed_to(page, target(page).get_by_label("10", exact=True))
    page.keyboard.press("ArrowLeft")
    expect(target(page).get_by_label("5", exact=True)).to_be_checked()
    tabbed_to(page, page.locator(".new .rules summary"))
    page.keyboard.press("Enter")
    tabbed_to(page, page.get_by_label("Practice: the dice follow this seed"))
    page.keyboard.type("8")
    tabbed_to(page, page.get_by_role("button", name="Launch the game"))
    page.keyboard.press("Enter")
    page.locator("button.offer").first.wait_for()
    pilot = Pilot(page, *seated(page), give=by_key)
    play(server, pilot)
    assert pilot.answers > 20
    over(page)
    expect(page.locator(".end h2")).to_be_focused()


def test_a_game_on_a_phone(server: Served, open_page: Open) -> None:
    page = open_page(at(server), 360, 740, touch=True)
    set_up(page, "2")
    page.get_by_role("button", name="Launch the game").tap()
    page.locator("button.offer").first.wait_for()
    pilot = Pilot(page, *seated(page), give=by_tap)
    for _ in range(40):  # nothing ever sticks out to the side
        play(server, pilot, answers=10)
        assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert pilot.answers > 20
    over(page)


def test_two_people_and_a_bot_with_a_lost_line_and_a_restart(folder: Path, open_page: Open) -> None:
    with served(folder) as server:
        port = server.port
        host = open_page(at(server), restarts=True)
        set_up(host, "3")
        host.get_by_label("Who plays in seat 2").select_option("open")
        host.get_by_role("button", name="Make the table").click()
        link = host.get_by_label("Invitation", exact=True).input_value()
        guest = open_page(link, restarts=True)
        guest.get_by_label("Your name").fill("Ilya")
        guest.get_by_role("button", name="Take a seat").click()
        host.locator(".map").wait_for()
        watching = open_page(link, restarts=True)
        watching.get_by_role("button", name="Watch").click()
        for page in (guest, watching):
            page.locator(".map").wait_for()
        pilots = [Pilot(page, *seated(page)) for page in (host, guest)]
        play(server, *pilots, answers=30)

        guest.context.set_offline(True)
        expect(guest.get_by_text("Connection lost.")).to_be_visible()
        expect(host.locator(".left li").nth(1)).to_contain_text("not here now")
        while pilots[0].answered(server):  # whatever the host is asked, the others wait for the guest then
            pass
        guest.context.set_offline(False)
        expect(guest.get_by_text("Connection lost.")).to_be_hidden()
        play(server, *pilots, answers=30)
        before = host.locator(".log .line").count()
    for page in (host, guest, watching):
        expect(page.get_by_text("Connection lost.")).to_be_visible()
    with served(folder, port=port) as server:
        for page in (host, guest, watching):
            expect(page.get_by_text("Connection lost.")).to_be_hidden()
        play(server, *pilots)
        assert host.locator(".log .line").count() > before
        for page in (host, guest, watching):
            over(page)
