"""Everybody can read and use it: axe-core on every screen, at both sizes, in both themes and both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.stages import BEGUN, MIDDLE, STAGES, sat

pytestmark = pytest.mark.browser
AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")


def findings(page: Page) -> list[str]:
    """What axe finds grave, as one line each: the rule, and the first of the places."""
    page.evaluate(AXE.read_text())
    found: list[Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(done => done.violations)")
    return [
        f"{one['id']}: {one['help']}: {len(one['nodes'])} x, {one['nodes'][0]['html'][:160]}"
        for one in found
        if one["impact"] in GRAVE
    ]


def still(browser: Browser, width: int = 1280, height: int = 900, **more: Any) -> Page:
    """A page on which nothing moves: what fades in has a contrast of its own."""
    return browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce", **more)


@pytest.mark.parametrize(
    ("width", "height", "scheme", "locale"), [(1440, 900, "dark", "en-GB"), (360, 740, "light", "ru-RU")]
)
@pytest.mark.parametrize("stage", STAGES)
def test_axe_finds_nothing_grave(
    server: Served, browser: Browser, stage: str, width: int, height: int, scheme: Any, locale: str
) -> None:
    page = still(browser, width, height, color_scheme=scheme, locale=locale)
    STAGES[stage](server, page)
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.close()


def test_a_map_with_its_first_sectors_is_read_as_well(server: Served, browser: Browser) -> None:
    page = still(browser)
    sat(server, page, BEGUN)
    names = page.locator(".map .name")
    names.first.wait_for(state="attached")
    assert names.count() < 5
    assert findings(page) == []
    page.close()


def test_axe_would_find_something(server: Served, browser: Browser) -> None:
    """The check can fail: a button without a name is grave."""
    page = still(browser)
    STAGES["lobby"](server, page)
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(one.startswith("button-name") for one in findings(page))
    page.close()


def test_options_are_a_list_and_what_happens_is_told(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/")
    sat(server, page, MIDDLE._replace(entries=202))  # where the first answer throws dice
    offers = page.locator("button.offer")
    offers.first.wait_for()
    assert page.get_by_role("listitem").filter(has=offers).count() == offers.count() > 1
    live = page.locator("[aria-live=polite]").first
    before = live.inner_text()
    offers.first.click()
    expect(live).not_to_have_text(before)
    expect(live).not_to_be_empty()
