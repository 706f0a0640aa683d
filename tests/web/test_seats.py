"""In a real browser: what the host can do about a person who has vanished, and what that person is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.test_table import at, sit

pytestmark = pytest.mark.browser


def begun(server: Served, host: Page) -> tuple[str, str]:
    """A game of the host, in this browser, with Ilya and a bot; the table and Ilya's key."""
    made = server.table("me", "open", "random", game="comet")
    table = made["table"]["id"]
    other: str = server.ok("POST", f"/tables/{table}/join", {"name": "Ilya", "invite": made["invite"]})["key"]
    sit(host, made)
    host.goto(at(server, f"t/{table}"))
    return table, other


def asked_for(host: Page, what: str) -> None:
    host.get_by_role("button", name="Menu").click()
    host.get_by_text("Other players' seats").click()
    host.get_by_role("button", name=what).click()


def test_a_new_key_is_agreed_to_by_the_person_and_then_opens_the_seat(server: Served, open_page: Open) -> None:
    host, guest = open_page(at(server)), open_page(at(server), restarts=True)  # the key of the guest will not fit
    table, other = begun(server, host)
    sit(guest, {"table": {"id": table, "game": "comet"}, "keys": [{"seat": 1, "key": other}]})
    guest.goto(at(server, f"t/{table}"))
    asked_for(host, "Ask for a new key: Ilya")
    expect(host.get_by_text("Not yet agreed: Ilya")).to_be_visible()
    expect(guest.get_by_text("The host asks for a new key for the seat of Ilya, who has to agree.")).to_be_visible()
    assert server.ok("GET", f"/tables/{table}/view", key=other)["view"]["seat"] == 1
    guest.get_by_role("button", name="Agree", exact=True).click()
    expect(guest.get_by_text("Your key no longer fits this table.").first).to_be_visible()
    asked_for(host, "Sit down with the new key: Ilya")
    expect(host.get_by_role("heading", name="Ilya")).to_be_visible()  # two seats at one device: a cover lies between
    host.get_by_role("button", name="Ilya").click()
    expect(host.locator("button.offer").first).to_be_visible()


def test_a_bot_plays_for_a_person_and_everybody_is_told(server: Served, open_page: Open) -> None:
    host = open_page(at(server))
    table, other = begun(server, host)
    asked_for(host, "Let a bot play for Ilya")
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_text("The host let a bot play for Ilya.")).to_be_visible()
    assert server.ok("GET", f"/tables/{table}", key=other)["seats"][1]["away"]


def test_the_seat_of_a_bot_is_opened_when_the_others_agree(server: Served, open_page: Open) -> None:
    host = open_page(at(server))
    table, other = begun(server, host)
    asked_for(host, "Open to a newcomer: Bot 3")
    bar = host.get_by_role("status").filter(has_text="The host proposes to open the seat of Bot 3 to newcomers.")
    expect(bar).to_contain_text("Whoever takes it sees that hand.")
    expect(bar.get_by_role("button", name="Withdraw")).to_be_visible()
    assert server.agree(table, other)["is"] == "done"
    expect(bar).to_have_count(0)
    assert server.ok("GET", f"/tables/{table}", key=other)["seats"][2]["kind"] == "open"
