"""Packs in the browser: chosen in the lobby, drawn at the table with what they bring, and missed when they are gone."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.served import Served, served
from tests.web.conftest import Open
from tests.web.lobbying import lay_out

pytestmark = pytest.mark.browser
HOME = Path(__file__).parents[2] / "docs/packs/home-port"


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    shutil.copytree(HOME, tmp_path / "packs/xia/home-port")
    (tmp_path / "packs/xia/broken").mkdir()
    (tmp_path / "packs/xia/broken/ships.yaml").write_text("no ships\n")
    return tmp_path / "packs"


@pytest.fixture
def host(tmp_path: Path, packs: Path) -> Iterator[Served]:
    with served(tmp_path, packs=packs) as up:
        yield up


@pytest.mark.slow
def test_a_pack_is_chosen_played_with_and_missed(host: Served, open_page: Open, packs: Path) -> None:
    page = open_page(f"http://127.0.0.1:{host.port}")
    lay_out(page)
    page.locator(".new .rules summary").click()
    expect(page.get_by_label("broken")).to_be_disabled()
    expect(page.get_by_text("the file must name entries")).to_be_visible()
    page.get_by_label("home-port").check()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(".launch").click()
    page.locator("button.offer").first.wait_for()
    table = page.url.rpartition("/")[2].partition("#")[0]
    shown = host.hall._rooms[table].shown()
    assert shown.packs == ["home-port"]
    for part in ("box", "texts-en"):  # those of the table, and not those of the game
        assert any(address.endswith(shown.content[part]) for address in asked)
    expect(page.get_by_text("no longer has")).to_have_count(0)
    shutil.rmtree(packs / "xia/home-port")
    page.reload()
    expect(page.get_by_text("The server no longer has the pack home-port")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
