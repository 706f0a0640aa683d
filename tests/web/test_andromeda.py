"""Andromeda's Edge through the page: ships come home module by module, a battle is decided in one panel, and all of it
can be read by everybody."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.edge_stages import EDGE, ENERGY, JOINING, LAUNCHING, RETURNING, sat
from tests.web.pilot import Give, Pilot, by_click, by_key, by_tap, play
from tests.web.stages import come
from tests.web.test_reading import findings, still
from tests.web.test_table import until

pytestmark = pytest.mark.browser
ANSWERS = 16
ON_A_MODULE = -4  # a place of ships


def known(server: Served, made: dict[str, Any]) -> dict[str, Any]:
    key = made["keys"][made["seat"]]["key"]
    view: dict[str, Any] = server.ok("GET", f"/tables/{made['table']['id']}/view", key=key)["view"]
    return view


def test_a_ship_is_chosen_and_docks_with_one_click(server: Served, open_page: Open) -> None:
    """One gesture for each module: the ship that is chosen stays so where there are several alike."""
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    made = sat(server, page, RETURNING, ".station")
    seat = made["seat"]
    cruiser = page.locator("button.carrier").nth(1)
    cruiser.click()
    expect(cruiser).to_have_attribute("aria-pressed", "true")
    docks = page.locator("button.module")
    key = str(docks.first.get_attribute("data-key"))
    assert key.startswith("ship:")
    number, ship = (int(word) for word in key.removeprefix("ship:").split(","))
    assert known(server, made)["table"]["ships"][ship]["kind"] == "heavy-cruiser"
    docks.first.click()
    until(page, lambda: known(server, made)["table"]["ships"][ship]["region"] == ON_A_MODULE)
    table = known(server, made)["table"]
    assert table["modules"][seat][number]["used"] == "ship"
    expect(page.locator(f"button.module[data-key='{key}']")).to_have_count(0)


def test_what_a_return_has_brought_is_told(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    made = sat(server, page, RETURNING, ".station")
    before = known(server, made)["table"]["stock"][made["seat"]]
    reactor = page.locator("button.module[data-look='module:primary-reactor']")
    reactor.click()
    until(page, lambda: known(server, made)["table"]["stock"][made["seat"]] != before)
    expect(page.locator(".brought")).to_contain_text("+2")


def test_a_station_of_anybody_is_looked_at_and_left(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    made = sat(server, page, LAUNCHING, ".map [data-fleet]")
    pages = page.locator(".pages button")
    other = (made["seat"] + 1) % 4
    pages.nth(1 + other).click()
    expect(page.locator(f".station[data-station='{other}']")).to_be_visible()
    assert page.locator(".station button.module").count() == 0
    page.keyboard.press("s")
    expect(page.locator(f".station[data-station='{made['seat']}']")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(".map [data-fleet]").first).to_be_attached()


def test_a_rivals_ships_and_signs_say_what_they_are(server: Served, open_page: Open) -> None:
    """Each sign on a module under the pointer; a ship with its owner's numbers, with the focus and the key I, too."""
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    made = sat(server, page, LAUNCHING, ".map [data-fleet]")
    rival = 1
    page.locator(".pages button").nth(1 + rival).click()
    tip = page.get_by_role("tooltip")
    page.locator(".station .still [data-look='number:titanium'] circle").first.hover(force=True)
    expect(tip).to_contain_text("Titanium")
    page.locator(".station .still [data-look='sign:dock'] rect").first.hover(force=True)
    expect(tip).to_contain_text("A dock")
    ships = {ship["kind"]: ship for ship in known(server, made)["table"]["bays"][rival]}
    assert ships["transport"]["range"] != known(server, made)["table"]["bays"][made["seat"]][0]["range"]
    page.locator(".station .bay button[data-look^='bay:transport']").focus()
    page.keyboard.press("i")
    expect(tip.locator("dd").first).to_have_text(str(ships["transport"]["range"]))
    page.locator(".station .bay button[data-look^='bay:transport']").press("i")
    expect(page.locator("dialog[open]")).to_contain_text("transport")


def test_dice_for_energy_are_one_panel(server: Served, open_page: Open) -> None:
    """Each amount tells its chance; one that is chosen and confirmed is spent."""
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    made = sat(server, page, ENERGY, ".amounts button")
    seat = made["seat"]
    amounts = page.locator(".amounts button")
    assert amounts.count() == known(server, made)["table"]["stock"][seat][-1] + 1
    assert page.locator(".battle .side").count() == 2
    expect(page.locator(".steps .now")).to_contain_text("Energy")
    chances = [int(text.split()[0]) for text in page.locator(".chance b").all_inner_texts()]
    assert chances == sorted(chances)
    amounts.nth(1).click()
    expect(page.locator(".confirm")).to_contain_text("Spend 1 energy")
    page.locator(".confirm").click()
    until(page, lambda: known(server, made)["table"]["stock"][seat][-1] == 2)


def test_with_each_ship_that_joins_the_chance_is_another(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    made = sat(server, page, JOINING, ".join button.offer")
    told = page.locator(".join .sum b")
    without = told.inner_text()
    page.locator(".join button.offer").first.click()
    expect(told).not_to_have_text(without)
    asked = server.asked(made["table"]["id"], made["keys"][made["seat"]]["key"])
    (ship,) = [one for one in asked["options"] if one["key"] != "done"]
    assert told.inner_text().split()[0] == str(ship["about"]["win"])
    page.locator(".confirm").click()
    number = int(ship["key"].removeprefix("ship:"))
    region = known(server, made)["stack"][3]["region"]
    until(page, lambda: known(server, made)["table"]["ships"][number]["region"] == region)


@pytest.mark.parametrize(("give", "width", "height"), [(by_click, 1440, 900), (by_key, 1440, 900), (by_tap, 360, 740)])
def test_turns_are_played_through_the_page(
    server: Served, open_page: Open, give: Give, width: int, height: int
) -> None:
    """Whatever is asked in the first turns can be answered there: factions, launches, purchases, a return, battles."""
    made = server.table("me", "greedy", "greedy", game="andromeda", seed="5", options={"length": "short"})
    page = open_page(f"http://127.0.0.1:{server.port}/", width, height, touch=give is by_tap)
    come(server, page, {**made, "seat": 0})
    page.locator("button.offer").first.wait_for()
    pilot = Pilot(page, made["table"]["id"], 0, made["keys"][0]["key"], give)
    play(server, pilot, answers=ANSWERS)
    assert pilot.answers == ANSWERS


@pytest.mark.parametrize(
    ("width", "height", "scheme", "locale"), [(1440, 900, "dark", "en-GB"), (360, 740, "light", "ru-RU")]
)
@pytest.mark.parametrize("stage", EDGE)
def test_axe_finds_nothing_grave(
    server: Served, browser: Browser, stage: str, width: int, height: int, scheme: Any, locale: str
) -> None:
    page = still(browser, width, height, color_scheme=scheme, locale=locale)
    EDGE[stage](server, page)
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.close()


def test_a_first_game_is_one_click_away(server: Served, open_page: Open) -> None:
    """With the coach, who speaks of what is asked first."""
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    page.locator("[data-game=andromeda] .learn:enabled").click()
    page.locator(".ask:not(.busy)").wait_for()
    expect(page.locator(".coach [data-lesson]")).to_be_visible()
    expect(page.locator(".coach li")).to_have_count(6)
    page.keyboard.press("w")
    expect(page.locator("dialog[open]")).to_contain_text("What")
