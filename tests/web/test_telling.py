"""What a screen reader says of a whole turn: each question, as its heading takes the focus, and what comes of it.

`telling/*.txt` keeps it, so that a change of it is read by somebody. Where words have changed, the difference that this
prints goes into the file.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rimward.kernel.record import read
from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.stages import KEPT, RECORDED, Place, brought

pytestmark = pytest.mark.browser
KEPT_TEXTS = Path(__file__).with_name("telling")
RECORD, BEGINS, ENDS = RECORDED / "5-greedy-by-the-book.rimward", 208, 230  # a whole turn of one seat
QUESTION = re.compile(r"\? [A-ZА-ЯЁ].*[?.].*")  # it may be followed by a number: what is left
SENTENCE = re.compile(r"[A-ZА-ЯЁ0-9«“].*[.!?…]", re.DOTALL)
CODE = re.compile(r"\b(xia|kernel)[.-]|undefined|null|[{}⁨⁩]|  ")


def heard(page: Page) -> str:
    return page.locator("body > * .hidden[aria-live=polite]").first.inner_text().strip()


def asked(page: Page) -> str:
    return page.locator(".ask h2").inner_text().replace("\xa0", " ").removesuffix("§").strip()


def told(server: Served, page: Page) -> list[str]:
    """Question and answer in turn, as the person at the page hears them."""
    made = brought(server, Place(RECORD, BEGINS))
    table, keys = made["table"]["id"], [one["key"] for one in made["keys"]]
    page.evaluate(KEPT, made)
    page.goto(f"http://127.0.0.1:{server.port}/t/{table}")
    page.locator(".map [data-ship]").first.wait_for(state="attached")
    lines, said = list[str](), ""
    for entry in read(RECORD.read_bytes()).entries[BEGINS:ENDS]:
        key = keys[entry.seat]
        question = server.asked(table, key)
        if entry.seat == made["seat"]:
            page.locator(f".ask[data-question='{question['id']}']").wait_for()
            expect(page.locator(".ask h2")).to_be_focused()
            lines += [news] if (news := heard(page)) != said else []
            said = news
            lines.append(f"? {asked(page)}")
        reply = server.do(table, key, do="answer", question=question["id"], key=entry.key)
        assert reply["is"] == "done", reply
    page.locator("div.idle").wait_for()
    lines.append(heard(page))
    return lines


@pytest.mark.parametrize(("language", "locale"), [("en", "en-GB"), ("ru", "ru-RU")])
def test_a_whole_turn_is_told_in_sentences(server: Served, open_page: Open, language: str, locale: str) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/", locale=locale)
    lines = told(server, page)
    assert [line for line in lines if not (QUESTION if line.startswith("? ") else SENTENCE).fullmatch(line)] == []
    assert [line for line in lines if CODE.search(line)] == []
    file, text = KEPT_TEXTS / f"{language}.txt", "\n".join(lines) + "\n"
    assert text == file.read_text()
