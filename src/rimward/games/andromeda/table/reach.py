"""How far regions lie apart: andromeda.range."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rimward.games.andromeda.table.pieces import Region, Ship

NO_WAY: Final = 99


class Reach:
    """All distances of a map, with and without Voyage; those that were asked for are kept. `laid` are the spaces
    with a tile, and `planets` those of them that are planets."""

    __slots__ = ("found", "laid", "planets", "regions", "within_range")

    def __init__(self, regions: Sequence[Region]) -> None:
        self.regions = regions
        self.laid = tuple([number for number, region in enumerate(regions) if region.kind != "empty"])
        self.planets = tuple([number for number in self.laid if regions[number].kind == "planet"])
        self.found: dict[tuple[int, bool], list[int]] = {}
        self.within_range: dict[tuple[int, int, bool], frozenset[int]] = {}

    def within(self, start: int, range: int, voyage: bool) -> frozenset[int]:
        """The spaces that lie no farther than this."""
        key = (start, range, voyage)
        known = self.within_range.get(key)
        if known is None:
            far = [self.distance(start, target, voyage) for target, _ in enumerate(self.regions)]
            known = frozenset([target for target, steps in enumerate(far) if steps <= range])
            self.within_range[key] = known
        return known

    def distance(self, start: int, target: int, voyage: bool) -> int:
        if start < 0:
            return NO_WAY
        row = self.found.get((start, voyage))
        if row is None:
            row = self.found[start, voyage] = self._search(start, voyage)
        return row[target]

    def _search(self, start: int, voyage: bool) -> list[int]:
        """andromeda.range.nebula-path: without Voyage a nebula may be where a path begins, and nowhere else on it.

        A target in a nebula is refused by the rules on entering, so here it simply has no path. Nothing leads into a
        quasar (andromeda.quasar.no-passage); raiders that stand on one leave it (andromeda.quasar.raiders-leave).
        """
        far = [NO_WAY] * len(self.regions)
        far[start] = 0
        edge = [start]
        while edge:
            here = edge.pop(0)
            for there in self.regions[here].neighbours:
                if far[there] == NO_WAY and self._passes(there, voyage):
                    far[there] = far[here] + 1
                    edge.append(there)
        return far

    def _passes(self, region: int, voyage: bool) -> bool:
        kind = self.regions[region].kind
        return kind not in ("empty", "quasar") and (voyage or kind != "nebula")


def placed_ships(ships: Sequence[Ship]) -> dict[tuple[int, int], list[int]]:
    """The numbers of ships by place and owner."""
    placed: dict[tuple[int, int], list[int]] = {}
    for n, ship in enumerate(ships):
        placed.setdefault((ship.region, ship.owner), []).append(n)
    return placed


class Found:
    """What was found out about a table and follows from its fields: `reach` from the map, and from where ships are
    `placed` (their numbers by place and owner), `places` (all where one is) and `out` (by owner, those on the board).
    It says nothing about the table, so any two are equal; copies share it."""

    __slots__ = ("out", "placed", "places", "reach")

    def __init__(self, reach: Reach | None = None) -> None:
        self.reach = reach
        self.placed: dict[tuple[int, int], list[int]] | None = None
        self.places: frozenset[int] | None = None
        self.out: dict[int, list[int]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Found)

    __hash__ = object.__hash__
