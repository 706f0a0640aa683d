"""In a real browser: going on from a moment by each door, the address of a moment, and what is said to whom."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.served import Served, keys_of, served
from tests.twins.results import SIDES
from tests.web.conftest import Open
from tests.web.test_table import at, offers, sit

pytestmark = pytest.mark.browser
SAMPLE = "It is only a sample."
MADE = "Make the practice table"


@pytest.fixture(scope="module")
def sided(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Where Comet Rush is played two against two: seats 0 and 2 against 1 and 3."""
    with served(tmp_path_factory.mktemp("sided"), games={"comet": SIDES}) as up:
        yield up


def sat(server: Served, open_page: Open, made: Any, seat: int = 0) -> Page:
    page = open_page(at(server))
    sit(page, {**made, "keys": [made["keys"][seat]]})
    page.goto(at(server, f"t/{made['table']['id']}"))
    return page


def new_table(page: Page, before: str) -> str:
    page.wait_for_url(lambda url: before not in url)
    found = re.search(r"/t/(\w+)$", page.url)
    assert found is not None
    return found[1]


def test_from_the_menu_of_a_running_game_one_tries_a_sample_of_it(server: Served, open_page: Open) -> None:
    made = server.table("me", "me", "me")
    table, keys = made["table"]["id"], keys_of(made)
    for _ in range(5):
        server.step(table, keys)
    page = sat(server, open_page, made)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Try it out: what if?").click()
    expect(page.get_by_text(SAMPLE)).to_be_visible()
    page.get_by_label("The other seats").select_option("easy")
    page.get_by_role("button", name=MADE).click()
    new = new_table(page, table)
    expect(page.get_by_role("note")).to_contain_text("it is a sample")
    expect(offers(page).first).to_be_visible()
    shown = server.ok("GET", f"/tables/{new}", key=page_key(page, new))
    assert [seat["bot"].partition("/")[0] for seat in shown["seats"]] == ["", "easy", "easy"]
    page.get_by_role("link", name="Show that moment").click()
    expect(page).to_have_url(re.compile(f"/t/{table}/at/5$"))
    expect(page.get_by_role("heading", name="Step 6 of 6")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))


def page_key(page: Page, table: str) -> str:
    key: str = page.evaluate("id => JSON.parse(localStorage['rimward.tables'])[id].keys[0].key", table)
    return key


def test_a_practice_table_is_gone_on_from_as_it_was(server: Served, open_page: Open) -> None:
    made = server.table("me", "random", seed="alone")
    table, keys = made["table"]["id"], keys_of(made)
    page = sat(server, open_page, made)
    for _ in range(3):
        expect(offers(page).first).to_be_visible()
        server.step(table, keys)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("slider", name="Look back").fill("2")
    expect(page.get_by_role("heading", name=re.compile("^Step 3 of"))).to_be_visible()
    page.get_by_role("button", name="Go on from here").click()
    expect(page.get_by_text("It begins exactly as it was.")).to_be_visible()
    page.get_by_role("button", name=MADE).click()
    new = new_table(page, table)
    assert server.ok("GET", f"/tables/{new}", key=page_key(page, new))["origin"]["sampled"] is False
    expect(page.get_by_role("note")).to_contain_text("exactly as it was")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("note")).to_have_count(0)


def test_the_address_of_a_moment_opens_there_and_after_the_end_anybody_goes_on(server: Served, open_page: Open) -> None:
    made = server.table("me", "me", public=True, options={"rounds": 1})
    table, keys = made["table"]["id"], keys_of(made)
    server.play_out(table, keys)
    page = open_page(at(server, f"t/{table}/at/4"))  # somebody who has no seat there
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(page.get_by_role("heading", name=re.compile("^Step 5 of"))).to_be_visible()
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("heading", name=re.compile("^Step 6 of"))).to_be_visible()
    page.get_by_role("button", name="Copy the address of this moment").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    assert address == at(server, f"t/{table}/at/5/eyes/1")
    page.goto(address)
    expect(page.get_by_role("heading", name=re.compile("^Step 6 of"))).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_value("1")
    page.get_by_role("button", name="Go on from here").click()
    expect(page.get_by_label("Your seat")).to_have_value("1")
    page.get_by_role("button", name=MADE).click()
    new = new_table(page, table)
    shown = server.ok("GET", f"/tables/{new}", key=page_key(page, new))
    assert [seat["kind"] for seat in shown["seats"]] == ["bot", "person"]
    assert shown["origin"] == {"table": table, "entry": 5, "sampled": False}


def test_the_address_of_a_moment_of_a_private_table_opens_nothing_to_others(server: Served, open_page: Open) -> None:
    made = server.table("me", "me")
    table, keys = made["table"]["id"], keys_of(made)
    for _ in range(4):
        server.step(table, keys)
    page = open_page(at(server, f"t/{table}/at/2"), restarts=True)
    expect(page.get_by_text("This table is private.")).to_be_visible()
    page = sat(server, open_page, made)
    page.goto(at(server, f"t/{table}/at/2"))
    expect(page.get_by_role("heading", name="Step 3 of 5")).to_be_visible()


# --- what is said to whom --------------------------------------------------------------------------------------------
def chat(page: Page) -> None:
    page.get_by_role("tab", name="Chat").click()


def test_a_side_talks_among_itself(sided: Served, open_page: Open) -> None:
    made = sided.table("me", "me", "me", "me")
    pages = [sat(sided, open_page, made, seat) for seat in (0, 1, 2)]
    for page in pages:
        chat(page)
        page.get_by_role("tab", name="My side").click()
    pages[0].get_by_label("Write to your side").fill("now!")
    pages[0].keyboard.press("Enter")
    for page in (pages[0], pages[2]):
        expect(page.get_by_role("list", name="My side").get_by_text("now!")).to_be_visible()
    sided.do(made["table"]["id"], keys_of(made)[1], do="say", text="that was all", to="side")
    expect(pages[1].get_by_role("list", name="My side").get_by_text("that was all")).to_be_visible()
    assert "now!" not in pages[1].content()
    pages[2].reload()
    chat(pages[2])
    pages[2].get_by_role("tab", name="My side").click()
    expect(pages[2].get_by_role("list", name="My side").get_by_text("now!")).to_be_visible()
    pages[2].get_by_role("tab", name="All", exact=True).click()
    expect(pages[2].get_by_text("now!")).to_have_count(0)


def test_notes_are_kept_with_the_seat(server: Served, open_page: Open) -> None:
    made = server.table("me", "me")
    page = sat(server, open_page, made)
    chat(page)
    expect(page.get_by_role("tab", name="My side")).to_have_count(0)
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Notes").last.fill("a jam in hand 2")
    expect(page.get_by_text("Not saved yet")).to_be_visible()
    expect(page.get_by_text("Saved with your seat.")).to_be_visible()
    page.reload()
    chat(page)
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_role("textbox", name="Notes")).to_have_value("a jam in hand 2")


def test_spectators_chat_where_they_may(server: Served, open_page: Open) -> None:
    made = server.table("me", "me", public=True, talk=True)
    player = sat(server, open_page, made)
    watching = open_page(at(server, f"t/{made['table']['id']}"))
    watching.get_by_role("button", name="Watch").click()
    for page in (player, watching):
        chat(page)
    watching.get_by_label("Write to everybody").fill("well played")
    watching.keyboard.press("Enter")
    expect(player.get_by_text("well played")).to_be_visible()
    expect(player.get_by_text("A spectator")).to_be_visible()
    silent = server.table("me", "me", public=True)["table"]["id"]
    watching.goto(at(server, f"t/{silent}"))
    watching.get_by_role("button", name="Watch").click()
    chat(watching)
    expect(watching.get_by_role("list", name="All")).to_be_visible()
    expect(watching.get_by_label("Write to everybody")).to_have_count(0)
