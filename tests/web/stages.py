"""The screens that people see, each from a recorded game: for the pictures in docs/screens and for axe.

The same record gives the same screen, so that what changed in it is what changed in the client.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.server.served import Served

HERE = Path(__file__).resolve().parent
RECORDED = HERE.parent / "recorded" / "xia"
NAMES = ("Mira", "Ivo", "Jinx", "Rook", "Nox")
KEPT = """made => localStorage.setItem("rimward.tables", JSON.stringify({[made.table.id]: {
    id: made.table.id, game: made.table.game, name: "", keys: made.keys.slice(made.seat, made.seat + 1),
    host: made.host_key, invite: made.invite, seen: 1}}))"""


class Place(NamedTuple):
    """A recorded game, cut after so many entries; 0 is the whole of it."""

    record: Path
    entries: int = 0


BEGUN = Place(RECORDED / "3-first-game.rimward", 10)
MIDDLE = Place(RECORDED / "5-greedy-by-the-book.rimward", 204)
MARKET = Place(RECORDED / "4-greedy-ru.rimward", 284)
DUEL = Place(HERE / "duel.rimward", 60)
OVER = Place(RECORDED / "by-hand" / "npcs-and-missions.rimward")


def brought(server: Served, place: Place) -> dict[str, Any]:
    """A table there; its seats have names, and `seat` is the one that is asked."""
    lines = place.record.read_text().splitlines()
    lines = lines[: place.entries + 1] if place.entries else lines
    made: dict[str, Any] = server.ok("POST", "/tables/import", {"record": "\n".join(lines) + "\n"})
    path = f"/tables/{made['table']['id']}"
    for seat, key, name in zip(made["table"]["seats"], made["keys"], NAMES, strict=False):
        look = {"name": name, "colour": seat["colour"], "shape": seat["shape"]}
        server.ok("PUT", f"{path}/seats/{seat['seat']}/look", look, key=key["key"])
    return {**made, "seat": (made["table"]["waiting"] or [0])[0]}


def sat(server: Served, page: Page, place: Place) -> None:
    """The page of such a table, in the seat that is asked."""
    made = brought(server, place)
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.evaluate(KEPT, made)
    page.goto(f"http://127.0.0.1:{server.port}/t/{made['table']['id']}")
    page.locator(".map [data-ship]").first.wait_for(state="attached")


def lobby(server: Served, page: Page) -> None:
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.locator(".quick:enabled").wait_for()


def set_up(server: Served, page: Page) -> None:
    lobby(server, page)
    page.locator(".new .rules summary").click()
    page.locator(".new .effect").first.wait_for()
    page.locator(".new").evaluate("form => form.scrollIntoView()")


def table(server: Served, page: Page) -> None:
    sat(server, page, MIDDLE)
    page.locator("button.offer").first.wait_for()


def combat(server: Served, page: Page) -> None:
    """A defence is to be declared, in the second attack of a turn."""
    sat(server, page, DUEL)
    page.locator(".dock button.choice").first.wait_for()


def hold(server: Served, page: Page) -> None:
    """A Shield in hand that does not fit as it is turned."""
    sat(server, page, MARKET)
    page.locator(".open").first.click()
    page.locator("[data-outfit='rondache']").click()
    page.locator(".drydock .stage").wait_for()


def rulebook(server: Served, page: Page) -> None:
    table(server, page)
    page.locator(".top .rule").click()
    page.locator("dialog[open] li").first.wait_for()


def replay(server: Served, page: Page) -> None:
    table(server, page)
    if page.locator(".tabbar").is_visible():
        page.locator(".tabbar button").nth(2).click()
    page.locator(".log .line").nth(8).click()
    page.locator(".back").wait_for()


def end(server: Served, page: Page) -> None:
    sat(server, page, OVER)
    page.locator(".end h2").wait_for()


STAGES: dict[str, Callable[[Served, Page], None]] = {
    "lobby": lobby,
    "set-up": set_up,
    "table": table,
    "combat": combat,
    "hold": hold,
    "rulebook": rulebook,
    "replay": replay,
    "end": end,
}
