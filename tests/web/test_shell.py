"""The shell knows no game, and loads none before somebody opens a table of it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.lobbying import learn

SHELL = Path(__file__).resolve().parents[2] / "web/src"
OF_A_GAME = re.compile(r"\b(xia|captain|fame|sector)", re.IGNORECASE)
STATIC = SHELL.parents[1] / "src/rimward/static/assets"
TEST_ONLY = ("recorded.ts", "setup.ts")  # what the tests of the client are made from
MOST = 220_000  # bytes of scripts and styles, gzipped


def test_no_file_of_the_shell_names_what_belongs_to_a_game() -> None:
    files = [file for file in SHELL.rglob("*") if file.is_file() and SHELL / "games" not in file.parents]
    assert len(files) > 150
    shell = [file for file in files if ".test." not in file.name and file.name not in TEST_ONLY]
    assert [
        f"{file.name}: {line}" for file in shell for line in file.read_text().splitlines() if OF_A_GAME.search(line)
    ] == []


@pytest.mark.browser
def test_a_table_loads_the_shell_and_its_own_game_and_that_is_small(server: Served, open_page: Open) -> None:
    loaded = {game: fetched(server, open_page, game) for game in ("xia", "andromeda")}
    for game, other in (("xia", "andromeda"), ("andromeda", "xia")):
        own = {name for name in loaded[game] if name not in loaded[other]}
        assert sum(loaded[game][name] for name in own) > 10_000, "what is its own is fetched for it alone"
        assert sum(loaded[game].values()) < MOST, sorted(loaded[game].items(), key=lambda one: -one[1])


def fetched(server: Served, open_page: Open, game: str) -> dict[str, int]:
    """The gzipped bytes of all that came from the first page to the first question of a guided game."""
    found: list[str] = []
    page: Page = open_page(f"http://127.0.0.1:{server.port}/")
    page.on("request", lambda request: found.append(request.url))
    page.reload()
    learn(page, game)
    page.locator(".board").wait_for()
    page.locator(".ask, .picks").first.wait_for()
    page.wait_for_load_state("networkidle")
    assets = {url.partition("/assets/")[2] for url in found if "/assets/" in url and url.endswith((".js", ".css"))}
    return {name: len(gzip.compress((STATIC / name).read_bytes(), 6)) for name in assets}
