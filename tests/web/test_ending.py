"""How a game went, at its end; and what happened since one's last move, in the middle. From recorded games of Xia."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rimward.kernel.game import Game
from tests.server.served import Served, keys_of, served
from tests.twins.results import PARTS, SIDES, TOGETHER
from tests.web.conftest import Open
from tests.web.stages import scored

pytestmark = pytest.mark.browser
RECORDED = Path(__file__).parents[1] / "recorded/xia"
WHOLE = (RECORDED / "by-hand/npcs-and-missions.rimward").read_text().splitlines()
DESTROYED = 99  # entries of it, after which seat 1, whose ship was destroyed meanwhile, is asked again
SEAT = 1
KEPT = """([made, seat]) => localStorage.setItem("rimward.tables", JSON.stringify({[made.table.id]: {
    id: made.table.id, game: made.table.game, name: "", keys: made.keys.slice(seat, seat + 1), host: made.host_key,
    invite: made.invite, seen: 1}}))"""


def brought(server: Served, entries: int | None = None) -> Any:
    """A table where the recorded game has come so far."""
    lines = WHOLE if entries is None else WHOLE[: entries + 1]
    return server.ok("POST", "/tables/import", {"record": "\n".join(lines) + "\n"})


def go_on(server: Served, made: Any, since: int, until: int) -> None:
    """The others play on as it is recorded; the key of the dice is in the record."""
    table, keys = made["table"]["id"], keys_of(made)
    for line in WHOLE[since + 1 : until + 1]:
        entry = json.loads(line)
        question = server.asked(table, keys[entry["seat"]])
        reply = server.do(table, keys[entry["seat"]], do="answer", question=question["id"], key=entry["key"])
        assert reply["is"] == "done", reply


def last_answer() -> int:
    """How many entries there are up to the last answer of SEAT before it is asked again."""
    seats = [json.loads(line).get("seat") for line in WHOLE[1 : DESTROYED + 1]]
    return DESTROYED - seats[::-1].index(SEAT)


def sat(open_page: Open, server: Served, made: Any, seat: int = 0, **size: int) -> Page:
    page = open_page(f"http://127.0.0.1:{server.port}/", **size)
    page.evaluate(KEPT, [made, seat])
    page.goto(f"http://127.0.0.1:{server.port}/t/{made['table']['id']}")
    return page


def test_how_the_game_went(server: Served, open_page: Open) -> None:
    made = brought(server)
    story = server.ok("GET", f"/tables/{made['table']['id']}/story", key=keys_of(made)[0])
    page = sat(open_page, server, made)
    end = page.locator(".end")
    expect(end.locator("h2")).to_be_focused()
    expect(end.locator("h2")).to_have_text("You won with 6 Fame, 1 ahead.")
    bars = end.locator("li.seat")
    expect(bars).to_have_count(3)
    expect(bars.first.locator("[data-source] text")).to_have_text(["1", "3", "1", "1"])
    sheet = end.locator("table").first
    expect(sheet.locator("thead th")).to_contain_text(["Source", "Player 1", "Player 3", "Player 2"])
    sources = ["Trade", "Destroyed ships", "Discoveries", "New ships", "Gates"]
    expect(sheet.locator("tbody th")).to_contain_text(sources)
    expect(sheet.locator("tbody td:nth-of-type(1)")).to_have_text(["1", "3", "1", "0", "1"])
    expect(sheet.locator("tfoot td")).to_have_text(["6", "5", "4"])
    patterns = {str(one.get_attribute("fill")) for one in bars.first.locator("[data-source] rect:nth-of-type(2)").all()}
    assert len(patterns) == 4, "told apart without colour"
    expect(end.locator("figure [data-seat]")).to_have_count(3)
    expect(end.locator("figure [data-seat='0'] .mark")).to_have_count(5)
    expect(end.locator(".luck circle")).to_have_count(len(story["thrown"]))
    expect(end.get_by_text("luckier than 79% of fair dice")).to_be_visible()
    end.get_by_text("What is luck here?").click()
    expect(end.get_by_text("standard deviations")).to_be_visible()
    end.get_by_text("All 57 rolls").click()
    expect(end.locator("table").last.locator("tbody tr")).to_have_count(len(story["thrown"]))
    end.get_by_role("button", name="Check the dice").click()
    expect(end.get_by_text("This was a practice table")).to_be_visible()
    expect(page.locator(".btn.primary")).to_contain_text(["Rematch"])


def test_a_score_sheet_of_the_game_with_parts_that_take_points_off(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/")
    scored(server, page)
    end = page.locator(".end")
    expect(end.locator("h2")).to_contain_text("156 VP, 61 ahead")
    expect(end).to_contain_text("You finished in place 2, 61 behind.")
    expect(end.locator("tbody").first.locator("tr")).to_have_count(8)
    expect(end.locator("tfoot td")).to_have_text(["156", "95", "71", "65"])


@pytest.mark.parametrize(
    ("twin", "seats", "headline", "names", "rematch"),
    [
        (SIDES, 4, "won together", ["Side A", "Side B"], "Rematch, same sides"),
        (TOGETHER, 3, "Nobody won.", ["All together"], "Rematch"),
    ],
)
def test_sides_are_summed_up(
    folder: Path, open_page: Open, twin: Game, seats: int, headline: str, names: list[str], rematch: str
) -> None:
    """Two against two, and all against the game."""
    with served(folder, games={"comet": twin}) as server:
        made = server.table(*["me"] * seats, options={"rounds": 2, "target": 40}, seed="sides")
        server.play_out(made["table"]["id"], keys_of(made))
        page = sat(open_page, server, made, restarts=True)  # the server is gone before the page
        end = page.locator(".end")
        expect(end.locator("h2")).to_contain_text(headline)
        outcome = server.ok("GET", f"/tables/{made['table']['id']}", key=keys_of(made)[0])["outcome"]
        sums = [
            sum(s for s, side in zip(outcome["scores"], outcome["sides"], strict=True) if side == n) for n in (0, 1)
        ]
        expect(end.locator(".total .name")).to_contain_text(names)
        told = sorted(map(int, end.locator(".total > b").all_inner_texts()), reverse=True)
        assert told == sorted(sums[: len(names)], reverse=True)
        expect(end.locator("tfoot .sum")).to_have_count(len(names))
        expect(end.locator(".btn.primary")).to_contain_text(rematch)
        page.get_by_role("button", name="See the board").click()
        expect(page.locator(".people li svg path[d^='M-8,-11V11']")).to_have_count(seats if len(names) > 1 else 0)


def test_the_parts_of_a_campaign(folder: Path, open_page: Open) -> None:
    with served(folder, games={"comet": PARTS}) as server:
        made = server.table("me", "me", options={"target": 4, "rounds": 2}, seed="parts")
        server.play_out(made["table"]["id"], keys_of(made))
        page = sat(open_page, server, made, restarts=True)  # the server is gone before the page
        parts = page.get_by_role("region", name="The parts of this game").locator("li")
        expect(parts).to_have_count(2)
        expect(parts.first).to_contain_text("Part 1")
        expect(parts.first.locator(".scores > span")).to_have_count(2)


def test_the_board_is_there_behind_it(server: Served, open_page: Open) -> None:
    page = sat(open_page, server, brought(server))
    map_of = page.locator(".map .view")
    page.get_by_role("button", name="See the board").click()
    expect(map_of).to_be_visible()
    expect(page.locator(".luck")).to_have_count(0)
    page.get_by_role("button", name="How it went").click()
    expect(map_of).to_be_hidden()
    expect(page.locator(".luck")).to_be_visible()


def test_the_end_on_a_phone(server: Served, open_page: Open) -> None:
    page = sat(open_page, server, brought(server), width=360, height=740)
    expect(page.locator(".luck circle").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.get_by_role("button", name="Rematch").scroll_into_view_if_needed()
    expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport()
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".map .view")).to_be_visible()


def test_who_was_away_is_told_what_happened(server: Served, open_page: Open) -> None:
    answered = last_answer()
    made = brought(server, answered)
    page = sat(open_page, server, made, SEAT)
    page.locator(".map [data-ship]").first.wait_for()
    expect(page.locator(".digest")).to_have_count(0)
    page.goto(f"http://127.0.0.1:{server.port}/")
    go_on(server, made, answered, DESTROYED)

    page.goto(f"http://127.0.0.1:{server.port}/t/{made['table']['id']}")
    digest = page.locator(".digest")
    expect(digest.get_by_role("heading", name="Since your last move")).to_be_focused()
    expect(digest.locator(".against li").first).to_contain_text("attacked you")
    expect(digest.locator(".score li").first).to_contain_text("Fame")
    page.locator(".map [data-trail]").first.wait_for(state="attached")
    ships = [str(one.get_attribute("data-trail")) for one in page.locator(".map [data-trail]").all()]
    assert len(ships) == len(set(ships)) >= 2
    expect(page.locator(".btn.primary")).to_have_count(1)
    expect(page.locator(".offer")).to_have_count(0)
    digest.get_by_role("button", name="Go on").click()
    expect(digest).to_have_count(0)
    expect(page.get_by_role("heading", name="Which Action do you take?")).to_be_focused()
    expect(page.locator(".map [data-trail]")).to_have_count(0)

    page.reload()  # what was seen is not told again, unless one asks for it
    page.locator(".offer").first.wait_for()
    page.wait_for_load_state("networkidle")
    expect(digest).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Since your last move").click()
    expect(digest.locator(".against li").first).to_contain_text("attacked you")
    digest.get_by_role("button", name="Play through").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(digest).to_have_count(0)


def test_a_digest_can_be_switched_off(server: Served, open_page: Open) -> None:
    made = brought(server, DESTROYED)
    page = sat(open_page, server, made, SEAT)
    page.locator(".offer").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me what happened when I come back").uncheck()
    page.evaluate("id => localStorage.setItem('rimward.watched', JSON.stringify({[id]: 1}))", made["table"]["id"])
    page.reload()
    page.locator(".offer").first.wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.locator(".digest")).to_have_count(0)
