"""The screens of Andromeda's Edge, each from a recorded game: for docs/screens, for axe, and for tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.server.served import Served
from tests.web.stages import Place, brought, come

RECORDED = Path(__file__).resolve().parent.parent / "recorded/andromeda"
PLAYED = RECORDED / "4-greedy-twilight.rimward"
FACTIONS = Place(PLAYED, 3)
ENERGY = Place(PLAYED, 846)
JOINING = Place(PLAYED, 872)
EVENT = Place(PLAYED, 665)
RETURNING = Place(PLAYED, 917)
SHIPWRIGHT = Place(RECORDED / "4-greedy-long-destinies.rimward", 2196)
LAUNCHING = Place(PLAYED, 865)
OVER = Place(PLAYED)
TAKING = Place(PLAYED, 698)
LATE = Place(RECORDED / "4-greedy-long-destinies.rimward", 2309)
FOUR_SHIPS = Place(RECORDED / "2-greedy.rimward", 363)
DIPLOMACY = Place(RECORDED / "2-greedy.rimward", 111)
TEAMS = Place(RECORDED / "4-greedy-teams.rimward", 440)
TRANSFER = Place(RECORDED / "4-random-teams.rimward", 34)
DESTINIES = Place(RECORDED / "4-greedy-long-destinies.rimward", 5)
QUASARS = Place(RECORDED / "2-greedy-quasars.rimward", 314)
VORTEXES = Place(RECORDED / "3-greedy-vortexes-twilight.rimward", 874)


def sat(server: Served, page: Page, place: Place, there: str) -> dict[str, Any]:
    """At a table there, in the seat that is asked; `there` is what has to be drawn."""
    made = brought(server, place)
    come(server, page, made)
    page.locator(there).first.wait_for()
    page.locator(".ask:not(.busy)").wait_for()
    return made


WAITED: dict[str, tuple[Place, str]] = {
    "edge-factions": (FACTIONS, "button.faction"),
    "edge-table": (LAUNCHING, ".map [data-fleet]"),
    "edge-station": (RETURNING, ".station"),
    "edge-battle": (ENERGY, ".amounts button"),
    "edge-joining": (JOINING, ".join button.offer"),
    "edge-event": (EVENT, ".event"),
    "edge-ships": (FOUR_SHIPS, ".ships button"),
    "edge-diplomacy": (DIPLOMACY, ".battle"),
    "edge-teams": (TEAMS, ".map [data-fleet]"),
    "edge-transfer": (TRANSFER, ".ask"),
    "edge-destinies": (DESTINIES, ".ask"),
    "edge-quasars": (QUASARS, ".map [data-space]"),
    "edge-vortexes": (VORTEXES, ".map [data-fleet]"),
}


def stage(name: str) -> Callable[[Served, Page], None]:
    return lambda server, page: void(sat(server, page, *WAITED[name]))


def void(_: object) -> None:
    """A stage gives nothing."""


def scoring(server: Served, page: Page) -> None:
    """The end, step by step: the last of them."""
    come(server, page, brought(server, OVER))
    page.locator(".end .steps").wait_for()


EDGE: dict[str, Callable[[Served, Page], None]] = {
    **{name: stage(name) for name in WAITED},
    "edge-scoring": scoring,
}
