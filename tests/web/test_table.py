"""In a real browser: whole games by clicks and by keys, two people, a phone, and a server that was restarted."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from rimward import measured
from rimward.games.catalog import GAMES
from tests.server.served import Served, served
from tests.server.waiting import PATIENCE
from tests.web.conftest import Open
from tests.web.lobbying import lay_out, play_now

pytestmark = pytest.mark.browser


def at(server: Served, path: str = "") -> str:
    return f"http://127.0.0.1:{server.port}/{path}"


def offers(page: Page) -> Locator:
    return page.locator("button.offer")


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Playwright's own way to wait for an expression is barred by the policy of our pages."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "it does not come to that"
        page.wait_for_timeout(50)


def play_by_clicks(page: Page, at_most: int = 200) -> None:
    """Whatever is asked, the last option, which ends a turn; until the end."""
    for _ in range(at_most):
        page.wait_for_selector("button.offer[aria-disabled=false], .end h2")
        if page.locator(".end h2").count():
            return
        offers(page).last.click()
        expect(page.locator(".busy")).to_have_count(0)
        if page.locator(".offer.armed").count():  # dice decide: once more
            page.locator(".offer.armed").click()
            expect(page.locator(".busy")).to_have_count(0)
    raise AssertionError("the game does not end")


def short_game(page: Page) -> None:
    """Comet, as short as it can be, against a bot."""
    lay_out(page, "comet")
    page.get_by_label("Ice to win").select_option("5")
    page.get_by_text("House rules").click()
    page.get_by_label("Rounds at most").select_option("2")
    page.get_by_role("button", name="Launch the game").click()


def test_a_click_and_two_seconds_to_the_first_decision(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    seconds = [math.inf]
    while min(seconds) > 2 and len(seconds) < 10:  # the best of them: other tests may keep the machine busy
        start = time.monotonic()
        play_now(page, "comet")
        expect(offers(page)).to_have_count(3)
        seconds.append(time.monotonic() - start)
        expect(page.get_by_role("heading", name="Which lane do you fly this round?")).to_be_focused()
        page.get_by_role("link", name="To the lobby").click()
    assert min(seconds) < 2


def test_a_whole_game_by_clicks(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    short_game(page)
    play_by_clicks(page)
    expect(page.locator(".end h2")).to_contain_text("ice")
    expect(page.locator(".end li.seat")).to_have_count(2)
    assert page.locator(".log section").count() > 2
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("The key of the dice matches the hash")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename.startswith("comet-")
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(offers(page)).to_have_count(3)
    assert page.url != before
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator(".tables a")).to_have_count(2)


def test_a_whole_game_by_keyboard(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    made = server.table("me", "greedy", options={"target": 5, "rounds": 3})
    sit(page, made)
    page.goto(at(server, f"t/{made['table']['id']}"))
    offers(page).first.wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(offers(page).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(200):
        page.wait_for_selector("button.offer[aria-disabled=false], .end h2")
        if page.locator(".end h2").count():
            break
        page.keyboard.press(offers(page).last.locator("kbd").first.inner_text().lower())
        if page.locator(".offer.armed").count():
            page.keyboard.press("Enter")
        expect(page.locator(".busy")).to_have_count(0)
    expect(page.locator(".end h2")).to_be_focused()


def steps(page: Page) -> tuple[int, int]:
    """Which step is shown while one looks back, and how many there are."""
    _, step, _, of = page.locator(".back h2").inner_text().split()
    return int(step), int(of)


def test_the_table_is_seen_as_it_was(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    short_game(page)
    offers(page).first.click()
    page.locator(".log .line").first.click()
    expect(page.get_by_text("This is the past")).to_be_visible()
    expect(offers(page)).to_have_count(0)
    expect(page.get_by_label("Seen by")).to_have_count(0)  # not while it is played
    page.get_by_role("button", name="Back to now").click()
    play_by_clicks(page)

    ended = page.locator(".board").inner_text()
    page.get_by_role("button", name="Look back").click()
    slider = page.get_by_role("slider", name="Look back")
    expect(slider).to_be_focused()
    last, count = steps(page)
    assert last == count > 6
    box = slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 1, box["y"] + box["height"] / 2, steps=12)
    page.mouse.up()
    until(page, lambda: steps(page)[0] == 1)
    told = page.locator(".back .told")
    expect(told).to_contain_text("To move: Pilot, ")
    assert page.locator(".board").inner_text() != ended
    page.keyboard.press("ArrowRight")
    page.keyboard.press(".")
    page.keyboard.press(",")
    until(page, lambda: steps(page)[0] == 2)
    page.locator(".log h3 .line").last.click()
    expect(told).to_contain_text("Round 1. You: ")
    expect(page.locator(".log .line.shown").first).to_be_visible()

    bot = page.locator(".left li b").last.inner_text()
    theirs = page.locator(".board li", has_text=f"Hand · {bot}")
    before = theirs.inner_text()
    page.get_by_label("Seen by").select_option(f"as {bot} saw it")
    until(page, lambda: len(theirs.inner_text()) > len(before))
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    until(page, lambda: steps(page)[0] > 3)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".end h2")).to_be_focused()
    assert page.locator(".board").inner_text() == ended


def sit(page: Page, made: dict[str, object]) -> None:
    """As if this browser had made the table."""
    page.evaluate(
        """made => localStorage.setItem("rimward.tables", JSON.stringify({[made.table.id]: {
            id: made.table.id, game: made.table.game, name: "", keys: made.keys, host: made.host_key ?? "",
            invite: made.invite ?? "", seen: 1}}))""",
        made,
    )


def test_a_new_invitation_takes_the_place_of_the_one_before(server: Served, open_page: Open) -> None:
    host = open_page(at(server))
    lay_out(host, "comet")
    host.get_by_label("Your name").fill("Mara")
    host.get_by_label("Who plays in seat 2").select_option("open")
    host.get_by_role("button", name="Make the table").click()
    shown = host.get_by_label("Invitation", exact=True)
    before = shown.input_value()
    host.get_by_role("button", name="A new link", exact=True).click()
    host.get_by_role("button", name="Make a new link? The old one will stop working.").click()
    expect(host.get_by_text("This is a new link.")).to_be_visible()
    after = shown.input_value()
    assert after != before
    host.reload()
    expect(shown).to_have_value(after)
    table, old = before.removeprefix(f"{at(server)}t/").split("#")
    assert server.call("POST", f"/tables/{table}/join", {"name": "Late", "invite": old}).status_code == 403
    guest = open_page(after)
    expect(guest.get_by_role("button", name="Take a seat")).to_be_visible()


def test_two_people_with_an_invitation(server: Served, open_page: Open) -> None:
    host = open_page(at(server))
    lay_out(host, "comet")
    host.get_by_label("Your name").fill("Mara")
    host.get_by_label("Who plays in seat 2").select_option("open")
    host.get_by_text("House rules").click()
    host.get_by_label("Name of the table").fill("Friday drift")
    host.get_by_role("button", name="Make the table").click()
    link = host.get_by_label("Invitation", exact=True).input_value()
    assert link.startswith(f"{at(server)}t/")
    assert "#" not in host.url

    guest = open_page(link)
    guest.get_by_label("Your name").fill("Ilya")
    guest.get_by_label("coral").check()
    guest.get_by_label("triangle").check()
    guest.get_by_role("button", name="Take a seat").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", name="Friday drift")).to_be_visible()
        expect(offers(page)).to_have_count(3)
    offers(guest).first.click()
    expect(guest.locator(".idle .wait", has_text="Mara")).to_be_visible()
    guest.get_by_role("button", name="Change my answer").click()
    offers(guest).last.click()
    expect(guest.locator(".idle .wait", has_text="Mara")).to_be_visible()
    offers(host).first.click()
    expect(host.locator(".log")).to_contain_text("Ilya: far lane")

    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_label("Write to everybody").fill("Hello, Mara")
    guest.keyboard.press("Enter")
    expect(host.get_by_role("tab", name="Chat")).to_contain_text("1")
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_text("Hello, Mara")).to_be_visible()

    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Ask to take back my last step").click()
    expect(guest.get_by_text("Mara asks to take back")).to_be_visible()
    guest.get_by_role("button", name="Agree", exact=True).click()
    expect(offers(host)).to_have_count(3)

    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Let a bot play for me").click()
    expect(host.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(guest.locator(".left li").first).to_contain_text("away")
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Give up").click()
    guest.get_by_role("button", name="Press again to give up").click()
    expect(guest.locator(".end h2")).to_contain_text("Mara")


def played_until_something_is_barred(server: Served, table: str, keys: list[str]) -> int:
    """Everybody drills as long as they may; the seat that is asked when there is something it may not do."""
    for _ in range(100):
        seat = server.ok("GET", f"/tables/{table}", key=keys[0])["waiting"][0]
        barred = server.ok("GET", f"/tables/{table}/why-not", key=keys[seat])
        if any(not reason.get("act") for reason in barred):
            return int(seat)
        asked = server.ok("GET", f"/tables/{table}/view", key=keys[seat])["asked"]
        question = next(one for one in asked if one["seat"] == seat)
        answer = {"do": "answer", "question": question["id"], "key": question["options"][0]["key"]}
        server.ok("POST", f"/tables/{table}/do", answer, keys[seat])
    raise AssertionError("nothing is ever barred")


def test_what_is_barred_is_told_with_its_rule(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    made = server.table("me", "me", game="comet", seed="3")
    table = made["table"]["id"]
    seat = played_until_something_is_barred(server, table, [key["key"] for key in made["keys"]])
    sit(page, made)
    page.goto(at(server, f"t/{table}"))
    page.get_by_role("button", name=f"I am Player {seat + 1}").click()  # both seats are at this screen
    page.get_by_role("button", name=re.compile("^More")).click()
    page.get_by_text("more, not now").click()
    barred = page.get_by_role("list", name="Not now")
    expect(barred).to_be_visible()
    barred.get_by_role("button", name="Show the rule").first.click()
    rules = page.get_by_role("dialog", name="Rulebook")
    expect(rules.locator("li").first).to_contain_text("§ comet.")
    rules.get_by_label("Search the rules").fill("lane secret")
    expect(rules.locator("li").first).to_contain_text("comet.lane")
    page.keyboard.press("Escape")  # empties the search, as in every field of that kind
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()


def test_the_rulebook_is_in_the_language_of_the_browser(server: Served, open_page: Open) -> None:
    page = open_page(at(server), locale="ru-RU")
    made = server.table("me", "normal", "normal", game="xia", seed="3")
    sit(page, made)
    page.goto(at(server, f"t/{made['table']['id']}"))
    page.get_by_role("button", name="Правила").click()
    rules = page.get_by_role("dialog", name="Правила")
    rules.get_by_label("Искать в правилах").fill("зюзюка")
    expect(rules.get_by_role("status")).to_contain_text("0")
    rules.get_by_label("Искать в правилах").fill("прыжок вслепую отменить")
    rules.get_by_role("link", name="Прыжок вслепую не отменить").click()
    expect(rules.locator("li[aria-current] p").first).to_have_attribute("lang", "ru")
    rules.get_by_role("link", name="жетон исследования").first.click()
    expect(rules.locator("li[aria-current] h3")).to_have_text("Что дают жетоны исследования")


def test_house_rules_say_what_they_do(server: Served, open_page: Open) -> None:
    found = measured.load(GAMES["xia"])
    assert found
    page = open_page(at(server))
    lay_out(page)
    page.locator(".new .rules summary").click()
    expect(page.locator(".new .effect")).to_have_count(len(found.effects))
    expect(page.locator(".new .effect").first).to_contain_text("turns")
    expect(page.get_by_text(f"{found.games} games of four normal bots")).to_be_visible()


def test_a_phone_needs_no_scrolling_to_the_side(server: Served, open_page: Open) -> None:
    page = open_page(at(server), 360, 740, locale="ru-RU")
    width = "document.documentElement.scrollWidth"
    expect(page.locator("[data-game=xia] .play")).to_be_enabled()
    assert page.evaluate(width) == 360
    lay_out(page)
    page.locator(".new .rules summary").click()
    assert page.evaluate(width) == 360
    page.keyboard.press("Escape")
    play_now(page)
    for _ in range(4):
        offers(page).first.wait_for()
        assert page.evaluate(width) == 360
        small = "[...document.querySelectorAll('button.offer')].filter(b => b.offsetHeight < 44).length"
        assert page.evaluate(small) == 0
        offers(page).first.click()
        expect(page.locator(".busy")).to_have_count(0)
    for tab in ("Стол", "Журнал", "Чат", "Ход"):
        page.get_by_role("navigation").get_by_role("button", name=tab).click()
        assert page.evaluate(width) == 360
    page.get_by_role("button", name="Меню").click()
    assert page.evaluate(width) == 360
    page.get_by_role("button", name="Посмотреть, как было").click()
    expect(page.get_by_text("Это прошлое")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
    assert page.evaluate(width) == 360


def test_it_goes_on_after_the_server_was_restarted(folder: Path, open_page: Open) -> None:
    with served(folder) as server:
        port = server.port
        page = open_page(at(server), restarts=True)
        play_now(page, "comet")
        offers(page).first.click()
        expect(page.locator(".log")).to_contain_text("Round 1")
        told = page.locator(".log p").count()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    with served(folder, port=port):
        expect(page.get_by_text("Connection lost.")).to_be_hidden()
        offers(page).first.click()
        until(page, lambda: page.locator(".log p").count() > told)


def test_a_notice_once_per_wait_while_nobody_looks(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    page.context.grant_permissions(["notifications"])
    made = server.table("me", "open", game="comet", seed="1")
    table, key = made["table"]["id"], made["keys"][0]["key"]
    sit(page, made)
    page.add_init_script(
        """window.notices = [];
        window.Notification = class { static permission = "granted"; static requestPermission = async () => "granted";
          constructor(title) { window.notices.push(title); } };
        Object.defineProperty(document, "hidden", { get: () => true });"""
    )
    page.goto(at(server, f"t/{table}"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    other = server.ok("POST", f"/tables/{table}/join", {"name": "Ilya", "invite": made["invite"]})["key"]
    until(page, lambda: page.evaluate("window.notices.length") == 1)
    assert page.evaluate("window.notices") == ["Comet Rush: your turn"]
    offers(page).first.click()
    expect(page.locator(".idle .wait", has_text="Ilya")).to_be_visible()
    server.ok("POST", f"/tables/{table}/do", {"do": "say", "text": "hm"}, other)
    assert page.evaluate("window.notices.length") == 1
    assert server.ok("GET", f"/tables/{table}", key=key)["waiting"] == [1]
