"""Scenes of Destiny Aurora, ready for `Match.scenario`: each is a stack of frames that ends by itself."""

from __future__ import annotations

from collections.abc import Callable

from rimward.games.aurora.table.state import Aurora
from tests.games.aurora.world import crew, item, on, ship, sq, world

PISTOL = (item("arc-pistol", wielded=True),)
BLADE = (item("arc-blade", wielded=True),)


def duel() -> Aurora:
    """Two ships face to face; the Cerberus has the turn."""
    fleet = [
        ship("cerberus", 0, sq(16, 14), facing="west"),
        ship("destiny-aurora", 1, sq(12, 14), facing="east", damage=8),
    ]
    return world(
        ships=fleet,
        figures=[
            crew("grom", 0, "weapons"),
            crew("rane", 0, "navigation"),
            crew("nellha", 0, "engineering"),
            crew("flibby", 1, "navigation"),
            crew("jayce-carver", 1, "commander"),
        ],
        salvage={sq(15, 13): "gun-pod"},
        then="ships",
    )


def boarding() -> Aurora:
    """The shields of the Destiny Aurora are down, and the Cerberus is beside it."""
    fleet = [
        ship("cerberus", 0, sq(13, 14), facing="west"),
        ship("destiny-aurora", 1, sq(12, 14), facing="east", shields_up=False, damage=2),
    ]
    return world(
        ships=fleet,
        figures=[
            crew("donexia", 0, "commander"),
            crew("nellha", 0, "engineering"),
            crew("grom", 0, "weapons", gear=BLADE),
            crew("jayce-carver", 1, "commander", gear=BLADE),
            crew("flibby", 1, "navigation", wounds=5),
        ],
        then="ships",
    )


def skirmish() -> Aurora:
    """Two parties on the centre tile, a crate between them."""
    return world(
        figures=[
            crew("donexia", 0, on("centre", "d3"), gear=PISTOL),
            crew("nellha", 0, on("centre", "e3"), gear=BLADE),
            crew("flibby", 1, on("centre", "d6"), gear=PISTOL),
            crew("jayce-carver", 1, on("centre", "e6"), gear=BLADE, wounds=6),
        ],
        crates={on("centre", "d5"): "trap"},
        targets={0: "flibby", 1: "nellha"},
        then="surface",
    )


def princess() -> Aurora:
    """A Renegade holds what was asked for, two squares from its ship."""
    return world(
        figures=[
            crew("donexia", 0, sq(13, 2), holds=("xealana",)),
            crew("jayce-carver", 1, sq(15, 3), gear=PISTOL),
        ],
        mission="abduct-the-princess",
        then="surface",
    )


SCENES: dict[str, Callable[[], Aurora]] = {
    "duel": duel,
    "boarding": boarding,
    "skirmish": skirmish,
    "princess": princess,
}
