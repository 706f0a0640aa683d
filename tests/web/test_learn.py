"""Learning the game in a real browser: the guided first game, "what can I do?", the rulebook, and the way in."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from rimward import wire
from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.lobbying import learn, play_now
from tests.web.test_table import sit
from tests.web.test_xia import brought_to, sat

pytestmark = pytest.mark.browser


def at(server: Served) -> str:
    return f"http://127.0.0.1:{server.port}/"


def lesson(page: Page) -> Locator:
    return page.locator(".coach [data-lesson]")


def rulebook(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Rulebook")


def test_a_guided_game_goes_from_lesson_to_lesson(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    learn(page)
    expect(lesson(page)).to_have_attribute("data-lesson", "xia-welcome")
    expect(page.locator(".top")).to_contain_text("practice")
    expect(page.locator(".top")).to_contain_text("Fame to win: 5")
    expect(page.get_by_text("First goals: 0 of 7")).to_be_visible()
    page.get_by_role("button", name="Got it, next").click()
    expect(lesson(page)).to_have_attribute("data-lesson", "xia-ship")
    page.locator("button.offer").first.click()  # doing it is as good as having read it
    expect(lesson(page)).to_have_attribute("data-lesson", "xia-kit")
    expect(page.get_by_role("heading", name="A plan and its tools")).to_be_visible()
    # What was shown is remembered, and the coach can be told to be quiet.
    page.reload()
    expect(lesson(page)).to_have_attribute("data-lesson", "xia-kit")
    page.get_by_role("button", name="Turn the coach off").click()
    expect(page.locator(".coach")).to_have_count(0)


def test_a_goal_is_ticked_off_when_it_is_reached(server: Served, open_page: Open) -> None:
    made, question = brought_to(server, lambda question: bool(engines(question)))
    page = sat(open_page, server, made)
    page.evaluate(
        """table => localStorage.setItem("rimward.coach", JSON.stringify({on: true, seen: [], table, goals: []}))""",
        made["table"]["id"],
    )
    page.reload()
    goal = page.locator(".coach li").filter(has_text="Roll an Engine")
    page.get_by_text(re.compile("First goals: . of 7")).click()
    expect(goal).to_be_visible()
    expect(goal).not_to_have_class(re.compile("done"))
    page.locator(f"button.offer[data-key='{engines(question)[0]}']").click()
    let_it_stand = page.locator("button.offer[data-key=pass]")
    let_it_stand.or_(page.locator(".coach li.done")).first.wait_for()
    if let_it_stand.count():  # an Ability could change the roll
        let_it_stand.click()
    expect(goal).to_have_class(re.compile("done"))


def engines(question: wire.Question) -> list[str]:
    return [option.key for option in question.options or () if option.key.startswith("engine:")]


def test_what_can_i_do(server: Served, open_page: Open) -> None:
    made, _ = brought_to(server, lambda question: question.code == "xia.action.list")
    page = sat(open_page, server, made)
    page.keyboard.press("w")
    told = page.get_by_role("dialog", name="What can I do?")
    expect(told).to_contain_text("Action Phase")
    expect(told.locator(".can")).not_to_have_count(0)
    expect(told.locator(".can").last).to_contain_text("End this phase")
    expect(told.locator(".cannot")).not_to_have_count(0)
    expect(told).to_contain_text("When you end them: business")
    told.locator(".cannot").get_by_role("button", name="Show the rule").first.click()
    expect(rulebook(page).locator("[aria-current]")).to_have_count(1)


def test_who_waits_is_told_who_is_asked(server: Served, open_page: Open) -> None:
    made = server.table("me", "me", game="comet", seed="7")
    for key in made["keys"]:
        asked = server.asked(made["table"]["id"], key["key"])
        server.do(made["table"]["id"], key["key"], do="answer", question=asked["id"], key="near")
    page = open_page(at(server))
    mine = {**made, "keys": made["keys"][1:]}
    page.evaluate(
        """made => localStorage.setItem("rimward.tables", JSON.stringify({[made.table.id]: {
            id: made.table.id, game: made.table.game, name: "", keys: made.keys, host: "", invite: "", seen: 1}}))""",
        mine,
    )
    page.goto(f"{at(server)}t/{made['table']['id']}")
    page.get_by_role("button", name="What can I do?").click()
    expect(page.locator(".other")).to_have_text(re.compile("Player 1 decides: “.+\\?”"))


def test_the_rulebook_opens_at_the_rule_of_the_prompt(server: Served, open_page: Open) -> None:
    made, _ = brought_to(server, lambda question: question.code == "xia.action.list")
    page = sat(open_page, server, made)
    page.locator(".head .mark").click()
    current = rulebook(page).locator("[aria-current]")
    expect(current).to_contain_text("§ xia.action.list")
    expect(current).to_be_in_viewport()
    expect(current.get_by_role("heading")).to_be_focused()
    # By a link to another rule, and back.
    current.get_by_role("link", name="Blind Jump").click()
    expect(current).to_contain_text("§ xia.explore.blind-jump")
    page.keyboard.press("Backspace")
    expect(current).to_contain_text("§ xia.action.list")
    # By words, in the order of how well they fit.
    page.keyboard.press("/")
    page.keyboard.type("planetary shield cross")
    found = rulebook(page).locator("li")
    expect(found.first).to_contain_text("Crossing a Planetary Shield")
    found.first.get_by_role("link", name="Crossing a Planetary Shield").click()
    expect(current).to_contain_text("§ xia.border.shield-cross")
    expect(current).to_be_in_viewport()
    # By the contents.
    rulebook(page).get_by_role("button", name="Contents").click()
    rulebook(page).get_by_role("link", name="Titles").click()
    expect(current).to_contain_text("§ xia.title.")
    rulebook(page).get_by_role("button", name="Close").click()
    expect(rulebook(page)).to_be_hidden()


def test_a_rule_mark_is_large_enough_to_touch(server: Served, open_page: Open) -> None:
    made, _ = brought_to(server, lambda question: question.code == "xia.action.list")
    page = sat(open_page, server, made, width=360, height=740)
    box = page.locator(".head .mark").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for right, down in ((21, 0), (-21, 0), (0, 21), (0, -21)):  # the sides of 44 by 44
        hit = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent"
        assert page.evaluate(hit, [x + right, y + down]) == "§"
    page.mouse.click(x + 18, y)
    expect(rulebook(page)).to_be_visible()
    assert page.evaluate("document.querySelector('dialog[open]').getBoundingClientRect().width") == 360


def test_one_key_to_the_first_decision(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    play = page.locator("[data-game=xia] .play")
    expect(play).to_be_focused()
    expect(play).to_be_in_viewport()
    expect(page.locator(".primary")).to_have_count(1)  # one button is the one that does
    start = time.perf_counter()
    page.keyboard.press("Enter")
    page.locator("button.offer").first.wait_for()
    seen = time.perf_counter() - start
    print(f"from Play now to the first decision: {seen:.2f} s")
    page.locator("button.offer").first.click()
    expect(page.locator(".mat h2")).not_to_be_empty()


def test_my_tables_say_which_of_them_waits_for_me(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    play_now(page, "comet")
    page.locator("button.offer").first.wait_for()
    made = server.table("me", "open", game="comet", name="Friday drift")
    page.evaluate(
        """made => {
            const {table, keys, host_key: host, invite} = made;
            const kept = JSON.parse(localStorage.getItem("rimward.tables"));
            kept[table.id] = {id: table.id, game: table.game, name: table.name, keys, host, invite, seen: 2e15};
            localStorage.setItem("rimward.tables", JSON.stringify(kept));
        }""",
        made,
    )
    page.goto(at(server))
    rows = page.get_by_role("region", name="Your tables").locator(".row")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Waiting for you")
    expect(rows.last).to_contain_text("Friday drift")
    expect(rows.last).to_contain_text("1 seat free")
    # The first that asks me is the only brass button, and has the focus.
    answer = rows.first.get_by_role("link", name="Answer")
    expect(page.locator(".primary")).to_have_count(1)
    expect(answer).to_have_class(re.compile("primary"))
    expect(answer).to_be_focused()
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("region", name="Ваши столы").locator(".row").first).to_contain_text("Решать вам")
    page.keyboard.press("Shift+Tab")
    answer = page.get_by_role("link", name="Ответить")
    answer.click()
    page.locator("button.offer").first.wait_for()


def test_a_newcomer_is_led_from_the_first_game_to_the_next(server: Served, open_page: Open) -> None:
    page = open_page(at(server))
    expect(page.locator("[data-step]")).to_have_count(1)
    expect(page.locator("[data-step=guided]")).to_contain_text("Learn as you play")
    made = server.table("me", "me", game="comet", seed="1")
    sit(page, {**made, "keys": made["keys"][:1]})
    server.play_out(made["table"]["id"], [key["key"] for key in made["keys"]])
    page.goto(f"{at(server)}t/{made['table']['id']}")
    page.locator(".end h2").wait_for()
    expect(page.locator("[data-step]")).to_have_count(1)  # a whole game with another person: a house rule is left
    page.locator("[data-step=house]").click()
    expect(page.locator(".new .rules details")).to_have_attribute("open", "")
    page.keyboard.press("Escape")
    # Only the first game is behind us.
    page.evaluate("""localStorage.setItem("rimward.steps", '["guided"]')""")
    page.goto(at(server))
    full = page.locator("[data-step=full]")
    expect(full).to_contain_text("Your first full game")
    full.click()
    page.locator("button.offer").first.wait_for()
    expect(page.locator(".left li")).to_have_count(4)
