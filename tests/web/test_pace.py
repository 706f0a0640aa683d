"""In a real browser: what others do comes step by step, dice stay to be read, settings are kept, keys are listed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.served import Served, keys_of
from tests.web.conftest import Open
from tests.web.test_xia import brought_to, sat

pytestmark = pytest.mark.browser
Made = dict[str, Any]
DICE = 1350  # milliseconds that a throw stays, at the normal pace
NOON = 1_800_000_000
RECORD, DECISION = Path(__file__).parents[1] / "recorded/xia/4-greedy-ru.rimward", 189


def watching(server: Served, open_page: Open, *, moving: bool = True) -> tuple[Page, Made]:
    """A game of Comet, seen from seat 1 with a clock that stands still; seat 0 is to move, and nobody can react."""
    made: Made = server.table("me", "me", seed="4")
    for _ in range(4):
        answer(server, made)
    address = f"http://127.0.0.1:{server.port}/"
    page = open_page(address)
    if moving:
        page.emulate_media(reduced_motion="no-preference")
    page.clock.install(time=NOON)
    page.evaluate(
        """made => localStorage.setItem("rimward.tables", JSON.stringify({[made.table.id]: {
            id: made.table.id, game: made.table.game, name: "", keys: made.keys.slice(1), host: "", invite: "",
            seen: 1}}))""",
        made,
    )
    page.goto(f"{address}t/{made['table']['id']}")
    expect(page.locator(".idle .wait", has_text="Player 1")).to_be_visible()
    page.clock.pause_at(NOON + 3600)
    return page, made


def answer(server: Served, made: Made, *wanted: str) -> None:
    """The first wanted option, or the first one, by whoever is asked."""
    table, keys = made["table"]["id"], keys_of(made)
    key, question = next((key, asked) for key in keys if (asked := server.asked(table, key)))
    options = [option["key"] for option in question["options"]]
    chosen = next((one for one in wanted if one in options), options[0])
    assert server.do(table, key, do="answer", question=question["id"], key=chosen)["is"] == "done"


def rolls(page: Page) -> Locator:
    """The throws in the log."""
    return page.locator(".log .dice")


def burst(server: Served, made: Made) -> None:
    """Three throws and the end of the turn, faster than anybody could follow; then seat 1 rolls and is asked."""
    for _ in range(3):
        answer(server, made, "drill")
    answer(server, made, "haul")


def test_what_others_do_comes_step_by_step(server: Served, open_page: Open) -> None:
    page, made = watching(server, open_page)
    before = rolls(page).count()
    burst(server, made)
    expect(rolls(page)).to_have_count(before + 1)
    last = page.get_by_role("group", name="Last roll")
    expect(last).to_contain_text("Player 1")
    for step in (2, 3):
        page.clock.run_for(DICE - 50)
        expect(rolls(page)).to_have_count(before + step - 1)
        page.clock.run_for(50)
        expect(rolls(page)).to_have_count(before + step)
        expect(page.locator("button.offer")).to_have_count(0)
    page.clock.run_for(DICE)
    expect(rolls(page)).to_have_count(before + 4)
    expect(page.locator("button.offer").first).to_be_visible()
    shown = last.get_by_role("img").first.get_attribute("aria-label")
    assert shown == rolls(page).last.locator("svg").first.get_attribute("aria-label")


def test_a_tap_and_the_way_to_my_next_decision(server: Served, open_page: Open) -> None:
    page, made = watching(server, open_page)
    before = rolls(page).count()
    burst(server, made)
    expect(rolls(page)).to_have_count(before + 1)
    page.get_by_role("group", name="Last roll").click()
    expect(rolls(page)).to_have_count(before + 2)
    page.keyboard.press(".")
    expect(rolls(page)).to_have_count(before + 4)
    expect(page.locator("button.offer").first).to_be_visible()
    expect(page.get_by_role("button", name="To my next decision")).to_have_count(0)


def test_hurrying_on_lasts_until_i_am_asked(server: Served, open_page: Open) -> None:
    page, made = watching(server, open_page)
    before = rolls(page).count()
    hurry = page.get_by_role("button", name="To my next decision")
    hurry.click()
    expect(hurry).to_have_attribute("aria-pressed", "true")
    burst(server, made)
    expect(rolls(page)).to_have_count(before + 4)
    expect(page.locator("button.offer").first).to_be_visible()


def test_without_movement_nothing_waits(server: Served, open_page: Open) -> None:
    page, made = watching(server, open_page, moving=False)
    before = rolls(page).count()
    burst(server, made)
    expect(rolls(page)).to_have_count(before + 4)
    expect(page.locator("button.offer").first).to_be_visible()


def test_settings_are_kept(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/", width=360, height=740)
    page.get_by_role("button", name="Settings").click()
    for name in ("day", "130%", "all", "slowly", "Your turn, dice, points"):
        page.get_by_label(name, exact=True).check()
    page.get_by_label("Русский").check()
    expect(page.get_by_role("dialog", name="Настройки")).to_be_visible()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "ru")
    expect(root).to_have_attribute("data-theme", "day")
    expect(root).to_have_attribute("data-motion", "moving")  # whatever the system says
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20.8px"
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--tempo')") == "2"
    page.get_by_role("button", name="Настройки").click()
    for name in ("медленно", "Ваш ход, кубики, очки"):
        expect(page.get_by_label(name)).to_be_checked()
    dialog = page.get_by_role("dialog", name="Настройки")
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_large_letters_fit_a_phone(server: Served, open_page: Open) -> None:
    made, _ = brought_to(server, lambda question: question.code == "xia.action.list")
    page = sat(open_page, server, made, width=360, height=740)
    page.evaluate("localStorage.setItem('rimward.settings', JSON.stringify({language: 'ru', textSize: 130}))")
    page.reload()
    page.locator("button.offer").first.wait_for()
    for tab in page.locator(".tabbar button").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        cut = page.locator(".dock *, .side *, .beside *, .tabbar *").evaluate_all(
            "all => all.filter(one => one.getBoundingClientRect().right > 360).map(one => one.outerHTML)"
        )
        assert cut == []


def test_the_end_of_a_turn_is_asked_twice_for_those_who_want_that(server: Served, open_page: Open) -> None:
    made, question = brought_to(
        server, lambda question: question.code == "xia.action.list" and len(question.options or ()) > 1
    )
    page = sat(open_page, server, made)
    page.evaluate("localStorage.setItem('rimward.settings', JSON.stringify({askToEnd: true}))")
    page.reload()
    end = page.locator("button.offer[data-key=end]")
    end.click()
    expect(end).to_contain_text("You can still do something.")
    assert server.asked(made["table"]["id"], made["keys"][0]["key"])["id"] == question.id
    end.click()
    expect(end).to_have_count(0)


def test_earlier_events_stay_when_the_game_goes_on(server: Served, open_page: Open) -> None:
    lines = RECORD.read_text().splitlines()[: DECISION + 1]
    made: Made = server.ok("POST", "/tables/import", {"record": "\n".join(lines) + "\n"})
    seat = made["table"]["waiting"][0]
    page = sat(open_page, server, {**made, "keys": made["keys"][seat:]})
    earlier = page.get_by_role("button", name="Earlier")
    earlier.click()
    expect(earlier).to_have_count(0)
    first = page.locator(".log .line").last.inner_text()
    page.locator("button.offer[data-key=end]").click()
    expect(page.locator("button.offer[data-key=end]")).to_have_count(0)
    expect(page.locator(".log .line").last).to_have_text(first)


def test_the_keys_are_listed_and_are_no_keys_while_one_writes(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/")
    sheet = page.get_by_role("dialog", name="Keys")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.keyboard.press("?")
    expect(sheet.get_by_text("to your next decision")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    made, _ = brought_to(server, lambda question: question.code == "xia.action.list")
    page = sat(open_page, server, made)
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
    page.keyboard.press("l")
    expect(page.get_by_role("region", name="Log")).to_be_focused()
    page.get_by_role("tab", name="Chat").click()
    chat = page.get_by_placeholder("Write to everybody")
    chat.press_sequentially("? lull .")
    expect(chat).to_have_value("? lull .")
    expect(chat).to_be_focused()
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
