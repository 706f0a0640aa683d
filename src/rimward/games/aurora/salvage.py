"""Salvage tokens: looking, collecting, and what explodes: aurora.salvage."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.checks import station_test
from rimward.games.aurora.mines import EXPLOSION, EXPLOSION_RANGE, Blast, ships_near
from rimward.games.aurora.table.names import COMMUNICATIONS, EXPLOSIVE, NOWHERE, SALVAGE_LAID, SALVAGE_USED
from rimward.games.aurora.table.pieces import Item
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import blues
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Bar
from rimward.kernel.zone import Ref

REACH: Final = 1
SCANS: Final = 2  # aurora.ship-action.scan-limit


def near(g: Aurora, ship: int, squares: int = REACH) -> list[int]:
    card = g.ships[ship]
    if not card.in_orbit:
        return []
    plan = g.space().map
    return [n for n, square in enumerate(g.salvage) if plan.distance(card.square, square) <= squares]


def scan_range(g: Aurora, ship: int) -> int:
    return max([REACH, *[blue.scan_range for blue in blues(g, ship)]])


def barred_scan(g: Aurora, ship: int, token: int) -> Bar | None:
    """aurora.ship-action.scan-limit, aurora.salvage.no-comms"""
    if g.manned(ship, COMMUNICATIONS) == NOWHERE:
        return Bar("aurora.bar.station-empty", "aurora.salvage.no-comms", station=COMMUNICATIONS)
    tried = [word for word in g.ships[ship].done if word.startswith("scan:")]
    if len(tried) >= SCANS or f"scan:{g.salvage[token]}" in tried:
        return Bar("aurora.bar.scanned", "aurora.ship-action.scan-limit")
    known = g.zones[SALVAGE_LAID].masks[token] & g.seen_by(g.ships[ship].seat)
    if known and g.zones.face(SALVAGE_LAID, token) != EXPLOSIVE:  # which is safe in the round of a scan
        return Bar("aurora.bar.known", "aurora.salvage.scan")
    return None


class ScanSalvage(Frame):
    """aurora.salvage.scan: on a pass its player, and nobody else, looks at the token."""

    CHAPTER: ClassVar[str] = "aurora.salvage"
    STEPS: ClassVar[tuple[str, ...]] = ("test", "looks")

    def __init__(self, ship: int, token: int) -> None:
        self.ship, self.token = ship, token

    def test(self, g: Aurora, _: None) -> Next:
        g.mark_ship(self.ship, f"scan:{g.salvage[self.token]}")
        return station_test(g, self.ship, COMMUNICATIONS, "aurora.salvage.scan", "scan")

    def looks(self, g: Aurora, passed: bool) -> Next:
        if passed:
            card, square = g.ships[self.ship], g.salvage[self.token]
            g.zones.reveal(SALVAGE_LAID, self.token, 1 << card.seat)
            g.mark_ship(self.ship, f"known:{square}")
            g.say(
                "aurora.salvage.looked",
                ship=card.name,
                seat=card.seat,
                square=square,
                token=Ref(SALVAGE_LAID, self.token),
            )
        return Done()


class Collect(Frame):
    """aurora.salvage.collect: attached to the ship. Unscanned, or after a failed scan, it may explode."""

    CHAPTER: ClassVar[str] = "aurora.salvage"
    STEPS: ClassVar[tuple[str, ...]] = ("collecting", "attached")

    def __init__(self, ship: int, token: int, found: str = "") -> None:
        self.ship, self.token, self.found = ship, token, found

    def collecting(self, g: Aurora, _: None) -> Next:
        card, square = g.ships[self.ship], g.salvage[self.token]
        self.found = g.zones.reveal(SALVAGE_LAID, self.token)
        g.say("aurora.salvage.collected", ship=card.name, square=square, token=self.found)
        g.zones.move(SALVAGE_LAID, self.token, SALVAGE_USED, g.zones.everyone)
        g.salvage = (*g.salvage[: self.token], *g.salvage[self.token + 1 :])
        if self.found != EXPLOSIVE or g.ship_did(self.ship, f"known:{square}"):
            return None
        near_it = ships_near(g, card.square, EXPLOSION_RANGE)
        return Blast(square, tuple(dict.fromkeys((self.ship, *near_it))), EXPLOSION)

    def attached(self, g: Aurora, _: Any) -> Next:
        if self.found != EXPLOSIVE:
            energy = g.content.items[self.found].energy
            g.put_ship(self.ship, salvage=(*g.ships[self.ship].salvage, Item(self.found, energy or NOWHERE)))
        return Done()
