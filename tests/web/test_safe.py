"""In a real browser: going back by a step, out of an action and to the start of the turn; looking into things."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rimward import cli, report, wire
from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.lobbying import lay_out
from tests.web.test_table import offers, until
from tests.web.test_xia import Made, brought_to, place, sat, settled

pytestmark = pytest.mark.browser


def seen(server: Served, made: Made) -> Any:
    """What seat 0 knows."""
    return server.ok("GET", f"/tables/{made['table']['id']}/view", key=made["keys"][0]["key"])


def impulse(question: wire.Question) -> bool:
    return any(option.key == "impulse" for option in question.options or ())


def flown(page: Page, server: Served, made: Made) -> Any:
    """After two spaces on Impulse, which asks no dice: how far seat 0 may go back."""
    start = seen(server, made)["entries"]
    page.locator("button.offer[data-key=impulse]").click()
    for _ in range(2):
        page.locator(".place").first.wait_for()
        settled(page)
        if page.locator(".fold").count():
            page.keyboard.press("a")
        step = page.locator("button.offer[data-key^='hex:']").first
        space = str(step.get_attribute("data-key"))[4:]
        step.click()
        expect(place(page, space)).to_have_count(0)
        settled(page)
    until(page, lambda: seen(server, made)["entries"] == start + 3)
    return seen(server, made)["back"]


def test_cancel_undo_and_restart_go_back_as_far_as_they_say(server: Served, open_page: Open) -> None:
    made, _ = brought_to(server, impulse)
    page = sat(open_page, server, made)
    heading = page.locator(".dock h2")
    begun = heading.inner_text()
    start = seen(server, made)["entries"]
    for way in ("button", "key"):
        back = flown(page, server, made)
        assert (back["step"], back["action"]) == (start + 2, start)
        undo = page.get_by_role("button", name="Undo", exact=True)
        undo.click() if way == "button" else page.keyboard.press("u")
        until(page, lambda: seen(server, made)["entries"] == start + 2)
        settled(page)
        page.locator(".place").first.wait_for()
        cancel = page.get_by_role("button", name="Cancel")
        cancel.click() if way == "button" else page.keyboard.press("Escape")
        expect(heading).to_have_text(begun)
        settled(page)
        assert seen(server, made)["entries"] == start
    back = flown(page, server, made)
    page.keyboard.press("Shift+U")
    until(page, lambda: seen(server, made)["entries"] == back["turn"])
    assert back["turn"] <= start
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)


def test_things_are_looked_into_by_their_names_by_the_map_and_by_a_key(server: Served, open_page: Open) -> None:
    made, _ = brought_to(server, impulse)
    page = sat(open_page, server, made)
    dialog = page.locator("dialog[open]")
    page.locator(".mat h2 .look").click()
    expect(dialog).to_contain_text("a ship of Tier 1")
    dialog.locator(".more button").first.click()
    expect(dialog).to_contain_text("the Ability of")
    dialog.get_by_role("button", name="Back").click()
    expect(dialog).to_contain_text("a ship of Tier 1")
    dialog.get_by_role("button", name="Show the rule").first.click()
    expect(page.get_by_role("dialog", name="Rulebook").locator("li").first).to_contain_text("§ xia.ship.mat")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    page.locator(".map [data-ship='0']").click(button="right", force=True)
    expect(dialog).to_contain_text("Here: You")
    page.keyboard.press("Escape")
    expect(page.locator(".map .told")).not_to_contain_text("Not now")
    page.locator(".map [data-ship='1']").click(force=True)  # nothing can be chosen there, and that is told
    expect(page.locator(".map .told")).to_contain_text("Not now")
    page.get_by_role("button", name="What is here?").click()
    dialog.locator(".more button").last.click()
    expect(dialog.locator(".barred li").first).to_contain_text("that ship is not stranded")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="What is here?")).to_be_focused()  # where it was opened

    page.locator("button.offer[data-key^='engine:']").first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("tooltip")).to_contain_text("Engine")
    page.keyboard.press("i")
    expect(dialog).to_contain_text("Engine")


def test_what_cannot_be_chosen_stands_behind_what_can(server: Served, open_page: Open) -> None:
    made, _ = brought_to(server, impulse)
    page = sat(open_page, server, made)
    page.get_by_role("button", name="More").click()
    barred = page.get_by_role("list", name="Not now")
    reasons = server.ok("GET", f"/tables/{made['table']['id']}/why-not", key=made["keys"][0]["key"])
    assert len(reasons) >= barred.locator("li").count() > 3
    barred.get_by_role("button", name="Show the rule").first.click()
    expect(page.get_by_role("dialog", name="Rulebook").locator("li").first).to_contain_text("§ xia.")


def test_two_people_at_one_device_do_not_see_each_other_s_things(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/")
    lay_out(page, "comet")
    page.get_by_label("Your name").fill("Mara")
    page.get_by_text("At this device", exact=True).click()
    page.get_by_label("Name of seat 2").fill("Ilya")
    page.get_by_role("button", name="Launch the game").click()
    page.get_by_role("button", name="I am Mara").click()
    expect(offers(page)).to_have_count(3)
    hand = page.locator(".board li", has_text="Hand · Mara")
    mine = hand.inner_text()
    offers(page).first.click()
    handed = page.get_by_role("button", name="I am Ilya")
    expect(handed).to_be_focused()
    assert "Hand ·" not in page.content()
    page.get_by_role("button", name="Not yet: Mara is watching").click()
    expect(hand).to_be_visible()
    assert hand.inner_text() == mine
    page.get_by_role("button", name="Hand the screen to Ilya").click()
    handed.click()
    expect(offers(page)).to_have_count(3)
    expect(hand).to_be_visible()
    assert hand.inner_text() != mine
    page.reload()
    expect(handed).to_be_focused()


def test_a_problem_is_saved_as_a_file_that_opens_as_a_test(
    server: Served, open_page: Open, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, question = brought_to(server, impulse)
    page = sat(open_page, server, made)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What happened").fill("I wanted to stay.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the report").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    expect(page.get_by_role("status").filter(has_text=f"Saved as {file.name}")).to_be_visible()
    told = report.read(file)
    assert (told.expected, told.seat, told.asked[0].options) == ("I wanted to stay.", 0, question.options)
    assert "Chrom" in told.browser
    assert cli.main(["report", str(file), "--to", str(folder / "reports")]) == 0
    assert "not as it was" not in capsys.readouterr().out
