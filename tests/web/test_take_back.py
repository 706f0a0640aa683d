"""In three browsers: a take-back past a shot leaves struck lines and nothing else."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.fights import DUEL
from tests.web.test_combat import ATTACKER, DEFENDER, brought, seen
from tests.web.test_moments import undefended

pytestmark = pytest.mark.browser
THIRD, ABSENT = 0, 3


def counted(page: Page) -> tuple[str, list[str]]:
    """Everybody's Fame, and the Energy, damage and Credits that are told of the captains."""
    captains = page.locator(".rail.left").inner_text()
    return page.locator(".track").inner_text(), re.findall(r"\d+/\d+|✕ \d+|[\d,]+ Credits|Bounty [\d,]+", captains)


def sealed(server: Served, table: str) -> None:
    """As if its dice were known to nobody: then everybody is asked."""
    room = server.hall._rooms[table]
    room.data = replace(room.data, practice=False)


def ask(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask to take back my last step").click()


def attacks(page: Page) -> int:
    """Lines of the log that tell of an attack and are not struck through."""
    return page.locator(".log .line", has_text=re.compile("attacked")).count()


def test_a_take_back_past_a_shot_leaves_struck_lines_and_nothing_else(server: Served, open_page: Open) -> None:
    made = brought(server, DUEL)
    table = made["table"]["id"]
    sealed(server, table)
    pages = [seen(open_page, server, made, seat) for seat in (ATTACKER, DEFENDER, THIRD)]
    attacker, defender, third = pages
    before = [counted(page) for page in pages]
    attacked = attacks(attacker)
    assert [attacks(page) for page in pages] == [attacked] * 3
    undefended(server, made)
    expect(attacker.locator(".log")).to_contain_text(re.compile(r"\d+ against \d+.*\d+ against \d+", re.DOTALL))

    ask(attacker)
    for page in (defender, third):
        lost = page.locator(".bar .lost li")
        expect(lost.first).to_contain_text("attacked")
        assert lost.count() >= 3, "the shot, the dice and what came of them"
        page.get_by_role("button", name="Agree", exact=True).click()
    server.agree(table, made["keys"][ABSENT]["key"])
    for page in pages:
        expect(page.locator(".log .gone")).to_have_count(1)
        expect(page.locator(".log .gone s").first).to_contain_text("attacked")
        expect(page.locator(".log .gone .who")).to_contain_text("took the game back")
        expect(page.locator(".bar .lost li").first).to_contain_text("attacked")
        expect(page.locator(".combat")).to_have_count(0)
        assert attacks(page) == attacked - 1, "the attacks before it still count"
    assert [counted(page) for page in pages] == before
    defender.get_by_role("button", name="Got it").click()
    expect(defender.locator(".bar")).to_have_count(0)

    key = made["keys"][ATTACKER]["key"]
    question = server.asked(table, key)
    assert question["code"] == "xia.action.list", "to before the act, not to the middle of it"
    assert server.do(table, key, do="answer", question=question["id"], key="attack")["is"] == "done"
    for page in pages:
        expect(page.locator(".combat .earlier li")).to_have_count(1)
        expect(page.locator(".combat header")).to_contain_text("attack 2 of this turn")
