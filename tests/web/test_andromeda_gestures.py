"""One act, one gesture in Andromeda's Edge: a launch, a return, and what a walk through a short game counts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.served import Served
from tests.web.conftest import Open
from tests.web.edge_stages import FOUR_SHIPS, OVER, RETURNING, SHIPWRIGHT, TAKING, TEAMS, sat
from tests.web.edge_walk import OVERHEAD, edge
from tests.web.stages import Place, brought, come
from tests.web.test_table import until
from tests.web.walk import SIZES

pytestmark = pytest.mark.browser
LAUNCH = 6.0  # gestures of a turn with a launch, at the median
SPACE, NUMBER = 44, 11  # pixels
PLACE = """cell => {
  const box = document.querySelector(`.map [data-space="${cell}"] .target`).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def spaces(page: Page) -> list[str]:
    found: list[str] = page.locator(".map [data-space]").evaluate_all("all => all.map(one => one.dataset.space).sort()")
    return found


def test_the_ship_in_hand_says_where_a_launch_may_go(server: Served, open_page: Open) -> None:
    """One press on a region is the launch; another ship in hand has other regions."""
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    made = sat(server, page, FOUR_SHIPS, ".ships button")
    asked = server.asked(made["table"]["id"], made["keys"][made["seat"]]["key"])
    launches = [one["key"].removeprefix("launch:").split(",") for one in asked["options"] if "launch:" in one["key"]]
    for pill in page.locator(".ships button").all():
        pill.click()
        expect(pill).to_have_attribute("aria-pressed", "true")
        kind = str(pill.get_attribute("data-look")).removeprefix("bay:")
        there = sorted(region for ship, region in launches if ship == kind)
        expect(page.locator(".map [data-space]")).to_have_count(len(there))
        assert spaces(page) == there
    page.keyboard.press("x")
    expect(page.locator(".ships button").first).to_have_attribute("aria-pressed", "true")


def test_a_ship_is_dragged_to_its_region(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    made = sat(server, page, FOUR_SHIPS, ".ships button")
    table, key, seat = made["table"]["id"], made["keys"][made["seat"]]["key"], made["seat"]
    asked = server.asked(table, key)
    safe = next(one for one in asked["options"] if one["key"].startswith("launch:") and not one.get("odds"))
    kind, region = safe["key"].removeprefix("launch:").split(",")
    pill = page.locator(f".ships button[data-look='bay:{kind}']")
    pill.click()
    box = pill.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*page.evaluate(PLACE, region), steps=6)
    expect(page.locator(".drag")).to_be_visible()
    page.mouse.up()
    until(page, lambda: server.asked(table, key) is None or server.asked(table, key)["id"] != asked["id"])
    view = server.ok("GET", f"/tables/{table}/view", key=key)["view"]
    ships = [ship["region"] for ship in view["table"]["ships"] if (ship["owner"], ship["kind"]) == (seat, kind)]
    assert int(region) in ships


def test_a_ship_is_dragged_onto_its_dock(server: Served, open_page: Open) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    made = sat(server, page, RETURNING, ".station")
    table, key, seat = made["table"]["id"], made["keys"][made["seat"]]["key"], made["seat"]
    cruiser, module = page.locator("button.carrier").nth(1), page.locator("button.module").first
    number = int(str(page.locator(".place:has(button.module)").first.get_attribute("data-module")))
    start, end = cruiser.bounding_box(), module.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 60, end["y"] + 60, steps=6)
    expect(page.locator(".drag")).to_be_visible()
    page.mouse.up()

    def used() -> str:
        view = server.ok("GET", f"/tables/{table}/view", key=key)["view"]
        return str(view["table"]["modules"][seat][number]["used"])

    until(page, lambda: used() == "ship")


@pytest.mark.parametrize(
    ("place", "module", "way", "brings"),
    [(RETURNING, "architect", "draw", ["hand", 1]), (SHIPWRIGHT, "shipwright", "vp", ["vp", 1])],
    ids=["architect", "shipwright"],
)
def test_what_a_module_is_used_for_is_said_with_the_ship(
    server: Served, open_page: Open, place: Place, module: str, way: str, brings: list[Any]
) -> None:
    """One press: the ship in hand comes home, and the module does what the press said."""
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    made = sat(server, page, place, ".station")
    table, key, seat = made["table"]["id"], made["keys"][made["seat"]]["key"], made["seat"]
    asked = server.asked(table, key)
    option = next(
        one for one in asked["options"] if one["about"].get("module") == module and way in one["about"]["ways"]
    )
    number = int(option["key"].removeprefix("ship:").partition(",")[0])
    at = next(at for at, one in enumerate(option["about"]["ways"].split()) if one.endswith(f"={way}//"))

    def now() -> tuple[str, dict[str, int]]:
        view = server.ok("GET", f"/tables/{table}/view", key=key)["view"]
        cards = len(view["zones"][f"hand:{seat}"]["items"])
        return str(view["table"]["modules"][seat][number]["used"]), {"hand": cards, "vp": view["table"]["vp"][seat]}

    (used, before), (what, more) = now(), brings
    assert used == ""
    page.locator(f"button.offer[data-key='{option['key']}+{at}']").click()
    until(page, lambda: now()[0] == "ship" and now()[1][what] == before[what] + more)
    expect(page.locator(".ask:not(.busy) button.offer[data-key='done']")).to_be_visible()


def test_a_module_is_taken_with_its_place(server: Served, open_page: Open) -> None:
    """The place is said first; the press that takes the module puts it there, too."""
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    made = sat(server, page, TAKING, ".place-it")
    table, key, seat = made["table"]["id"], made["keys"][made["seat"]]["key"], made["seat"]

    def row() -> list[str]:
        view = server.ok("GET", f"/tables/{table}/view", key=key)["view"]
        return [module["name"] for module in view["table"]["modules"][seat] if module["deck"] == "industry"]

    before = row()
    page.locator(".place-it button").first.click()
    offered = page.locator("button.offered[data-key='take:industry,0']")
    name = str(offered.get_attribute("data-look")).removeprefix("module:")
    offered.click()
    until(page, lambda: row() == [before[0], name, *before[1:]])


def test_one_thing_passes_between_teammates(server: Served, open_page: Open) -> None:
    """The sums of the sides, the mate's hand, and a gift: one thing is chosen, and the button says what changes."""
    page = open_page(f"http://127.0.0.1:{server.port}/", 1440)
    made = sat(server, page, TEAMS, ".mate")
    table, key, seat = made["table"]["id"], made["keys"][made["seat"]]["key"], made["seat"]
    known = server.ok("GET", f"/tables/{table}/view", key=key)["view"]
    view = known["table"]
    mate = next(other for other in range(4) if other != seat and view["teams"][other] == view["teams"][seat])
    expect(page.locator(".mate .hand li")).to_have_count(len(known["zones"][f"hand:{mate}"]["items"]))
    totals = [int(text) for text in page.locator(".common .total").all_inner_texts()]
    assert totals == [sum(vp for vp, team in zip(view["vp"], view["teams"], strict=True) if team == n) for n in (0, 1)]
    page.locator(".mate button[data-key='give:credit']").click()
    expect(page.locator(".mate .primary")).to_contain_text("4 → 3")
    page.locator(".mate .primary").click()
    asked = server.asked(table, made["keys"][mate]["key"])
    assert asked is not None
    assert asked["code"] == "andromeda.team.transfer"


def score(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".bars .score [aria-hidden]").all_inner_texts()]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_the_scoring_is_walked_through_step_by_step(server: Served, open_page: Open, width: int, height: int) -> None:
    """What has been scored up to a step adds up, and the sheet says how each number comes about."""
    page = open_page(f"http://127.0.0.1:{server.port}/", width, height)
    made = brought(server, OVER)
    come(server, page, made)
    page.locator(".end .steps").wait_for()
    table = server.ok("GET", f"/tables/{made['table']['id']}", key=made["keys"][0]["key"])
    rows = [points for _, points in table["outcome"]["sheet"]]
    order = sorted(range(4), key=lambda seat: -table["outcome"]["scores"][seat])
    back = page.locator(".steps button").first
    for step in range(len(rows) - 1, -1, -1):
        assert score(page) == [sum(points[seat] for points in rows[: step + 1]) for seat in order]
        back.click() if step else expect(back).to_be_disabled()
    page.keyboard.press("ArrowRight")
    expect(page.locator("tr.now")).to_contain_text("Progress tracks")
    sums = page.locator("tr.now .cell").first
    told, points = sums.locator("small").inner_text(), sums.locator("b").inner_text()
    assert sum(map(int, told.split(" + "))) == int(points)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "turns"), [(SIZES[0], 9), *[(size, 4) for size in SIZES[1:]]], ids=str)
def test_a_game_is_clear_and_takes_few_gestures(
    server: Served, browser: Browser, size: tuple[int, int], turns: int
) -> None:
    walker = edge(browser, server, size, turns)
    found = walker.found
    assert found.questions > turns
    assert Counter(found.hidden_first) == Counter(found.hidden_end) == Counter()
    assert min(found.spaces) >= SPACE - 0.5
    assert min(found.numbers, default=NUMBER) >= NUMBER
    assert found.small == found.over == found.disagree == Counter()
    assert found.scales == found.wide == 0
    assert walker.launches() <= LAUNCH
    if turns > 6:
        assert walker.modules, "nobody came home"
        assert walker.besides() <= OVERHEAD
