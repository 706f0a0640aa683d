"""A real browser on a real server. `python3 run.py test` sees to it that there is a Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from tests.server.served import Served, served
from tests.server.waiting import PATIENCE

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Open = Callable[..., Page]
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Of the module and not of the session: the sync API keeps an event loop, which other tests would trip over."""
    path = shutil.which(os.environ.get("RIMWARD_CHROMIUM") or "chromium")
    if path is None:
        pytest.fail("there is no Chromium: run `python3 run.py test`, or set RIMWARD_CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("web")) as up:
        yield up


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Open]:
    """Opens pages, each in a context of its own: another person. In the end none of them has an error to tell, none
    has asked another origin for anything, and none put a key into an address."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    asked: list[str] = []
    origins: set[str] = set()

    def opened(
        address: str,
        width: int = 1280,
        height: int = 900,
        *,
        restarts: bool = False,
        locale: str = "en-GB",
        touch: bool = False,
        motion: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            timezone_id="UTC",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        if not restarts:  # a server that is gone is an error that browsers tell, and the reason for that test
            page.on("console", lambda told: errors.append(told.text) if told.type in ("error", "warning") else None)
        page.on("request", lambda request: asked.append(_shown(request)))
        page.on("websocket", lambda socket: asked.append(socket.url))
        origins.add(address.split("/", 3)[2])
        page.goto(address)
        page.evaluate("document.fonts.ready")  # a font that comes moves what is about to be clicked
        return page

    yield opened
    for context in contexts:
        context.close()
    assert errors == []
    assert {address for address in asked if address.split("/", 3)[2] not in origins} == set()
    assert [address for address in asked if "key=" in address or "#" in address] == []


def _shown(request: Request) -> str:
    return request.url if not request.url.startswith("blob:") else request.url.removeprefix("blob:")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
