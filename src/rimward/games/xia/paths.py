"""How far things are: xia.range, and the steps of xia.move that need no roll. The searches behind both.

Each is behind one function that takes a map and numbers of spaces; how it searches is its own affair. In plain Python
bit sets win where only a number is wanted, as for Range. Where the spaces themselves are wanted, with ways to them, a
list of them is quicker than bits that are then listed, and it is what a compiler makes fast.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from rimward.games.xia.board import BORDERS, CORRUPT, INNER, LAWFUL, NEUTRAL, NORMAL, Map, pair_of

OUT_OF_RANGE: Final = 1000
Crossing = tuple[int, int, int]  # movement points, the space that it leaves, the one that it enters


# --- range -----------------------------------------------------------------------------------------------------------
class _Grid:
    """The explored spaces as bits of one number, in rows with an empty column at the end of each, so that a step of a
    whole set of spaces is a shift."""

    __slots__ = ("bits", "explored", "ranges", "width")

    def __init__(self, chart: Map) -> None:
        columns, rows = [q for q, _ in chart.hexes], [r for _, r in chart.hexes]
        west, north = min(columns), min(rows)
        self.width = width = max(columns) - west + 2
        self.bits = [(r - north) * width + q - west for q, r in chart.hexes]
        digits = bytearray(b"0" * (max(self.bits) + 1))
        for bit in self.bits:
            digits[-1 - bit] = 49
        self.explored = int(digits, 2)
        self.ranges: dict[tuple[int, int], int] = {}  # those that were asked for: ships stay where they are for a while


@lru_cache(maxsize=128)
def _grid(chart: Map) -> _Grid:
    return _Grid(chart)


def range_between(chart: Map, a: int, b: int) -> int:
    """xia.range.counting: the shortest chain of explored spaces, borders and Gates ignored."""
    grid = _grid(chart)
    known = grid.ranges.get((a, b))
    if known is None:
        known = grid.ranges[a, b] = _count(grid, a, b)
    return known


def _count(grid: _Grid, a: int, b: int) -> int:
    south_east, south_west = grid.width, grid.width - 1
    target, rest = 1 << grid.bits[b], grid.explored
    edge, steps = 1 << grid.bits[a], 0
    while not edge & target:
        if not edge:
            return OUT_OF_RANGE
        rest &= ~edge
        east_and_west = edge << 1 | edge >> 1
        south, north = edge << south_east | edge << south_west, edge >> south_east | edge >> south_west
        edge = (east_and_west | south | north) & rest
        steps += 1
    return steps


# --- who may cross what ----------------------------------------------------------------------------------------------
CLOSED: Final = 0
FREE: Final = 1
ROUGH: Final = 2


class Pilot:
    """Borders that a ship `leaves` and `enters` without a roll and without consequence, and those it `shuns`: it cannot
    or will not enter them. Of all other steps it takes what they bring."""

    __slots__ = ("gates", "passage")

    def __init__(
        self, leaves: Iterable[str], enters: Iterable[str], shuns: Iterable[str] = (), gates: bool = False
    ) -> None:
        self.gates = gates  # whether connected Gates are steps like others
        table = bytearray(256)  # by the pair of borders that a step crosses
        for leaving in BORDERS:
            for entering in BORDERS:
                free = leaving in leaves and entering in enters
                table[pair_of(leaving, entering)] = CLOSED if entering in shuns else FREE if free else ROUGH
        self.passage = bytes(table)


_OUT: Final[tuple[str, ...]] = (NORMAL, INNER, "gate", "nebula", "asteroid", "debris", LAWFUL, NEUTRAL)
_IN: Final[tuple[str, ...]] = (NORMAL, INNER, "gate", NEUTRAL)
INNOCENT: Final = Pilot(_OUT, (*_IN, LAWFUL))  # xia.planet.outlaw-entrance would cost it its innocence, both ways
OUTLAW: Final = Pilot((*_OUT, CORRUPT), (*_IN, CORRUPT), (LAWFUL,))  # xia.planet.lawful-entrance


class Lanes:
    """What a pilot finds around each space of a map, looked up once: spaces to fly to, and steps over rough borders."""

    __slots__ = ("chart", "free", "guarded", "passages", "pilot", "rough")

    def __init__(self, chart: Map, pilot: Pilot, guarded: str) -> None:
        self.chart, self.pilot, self.guarded = chart, pilot, guarded
        self.passages = chart.pairs.translate(pilot.passage)
        self.free: dict[int, list[int]] = {}
        self.rough: dict[int, list[int]] = {}

    def look(self, space: int) -> list[int]:
        steps = range(space * 6, space * 6 + 6)
        rough = [step for step in steps if self.passages[step] == ROUGH or self.is_guarded(space, step)]
        self.rough[space] = rough
        self.free[space] = [
            self.chart.next[step] for step in steps if self.passages[step] == FREE and step not in rough
        ]
        if self.pilot.gates:
            self.free[space] += self.chart.gates(space)
        return self.free[space]

    def is_guarded(self, space: int, step: int) -> bool:
        """A way onto the planet that the pilot must sneak onto."""
        if not self.guarded or self.passages[step] != FREE:
            return False
        return self.chart.planet(self.chart.next[step]) == self.guarded != self.chart.planet(space)


@lru_cache(maxsize=128)
def lanes(chart: Map, pilot: Pilot, guarded: str = "") -> Lanes:
    return Lanes(chart, pilot, guarded)


def across(chart: Map, space: int, pilot: Pilot, guarded: str = "") -> list[int]:
    """The neighbours of a space over borders that take a roll or have a price, clockwise from east."""
    found = lanes(chart, pilot, guarded)
    if space not in found.rough:
        found.look(space)
    return [chart.next[step] for step in found.rough[space]]


# --- ways ------------------------------------------------------------------------------------------------------------
def reachable(
    chart: Map, start: int, points: int, pilot: Pilot, occupied: Iterable[int] = (), guarded: str = ""
) -> Ways:
    """Where a ship gets with so many movement points by steps that need no roll, and what it could cross with one.

    To get onto a planet that is `guarded` against it takes a roll too (xia.mission.smuggler-sneak).
    """
    return _reachable(chart, start, points, pilot, frozenset(occupied), guarded)


@lru_cache(maxsize=256)
def _reachable(chart: Map, start: int, points: int, pilot: Pilot, occupied: frozenset[int], guarded: str) -> Ways:
    """The same ways are wanted to ask where to fly, to tell what each option costs, and to fly one of them."""
    return Ways(lanes(chart, pilot, guarded), start, points, occupied)


class Ways:
    """Spaces in the order of what they cost, and around each space clockwise from east."""

    __slots__ = ("_came", "_costs", "_lanes", "_order", "occupied", "points", "start")

    def __init__(self, lanes: Lanes, start: int, points: int, occupied: frozenset[int]) -> None:
        self.start, self.points, self.occupied = start, points, occupied
        self._lanes, self._order = lanes, [start]
        self._costs: dict[int, int] = {start: 0}
        self._came: dict[int, int] = {}  # by space, the one before it
        self._search()

    def _search(self) -> None:
        costs, came, order, points = self._costs, self._came, self._order, self.points
        free, look = self._lanes.free, self._lanes.look
        for here in order:
            cost = costs[here] + 1
            if cost > points:
                break
            for there in free[here] if here in free else look(here):
                if there not in costs:
                    costs[there], came[there] = cost, here
                    order.append(there)

    def spaces(self) -> list[int]:
        """All but the start, the cheapest first. A ship may fly through those that are occupied."""
        return self._order[1:]

    def stops(self) -> list[int]:
        """xia.move.one-ship-per-space: those in which a Move may end, in the same order."""
        return [space for space in self._order[1:] if space not in self.occupied]

    def cost(self, space: int) -> int:
        """-1 where it does not get to."""
        return self._costs.get(space, -1)

    def way(self, space: int) -> tuple[int, ...]:
        """One cheapest way, the spaces to step into one after the other; of equal ones always the same."""
        way = []
        while space != self.start:
            way.append(space)
            space = self._came[space]
        return tuple(reversed(way))

    def crossings(self) -> list[Crossing]:
        """Steps over a border that takes a roll or has a price, with what they cost in all; the cheapest first.

        Of the steps into the same space over the same borders only the first is named.
        """
        chart, rough, found = self._lanes.chart, self._lanes.rough, dict[tuple[int, int], Crossing]()
        for here in self._order:
            cost = self._costs[here] + 1
            if cost > self.points:
                break
            for step in rough[here]:
                there = chart.next[step]
                found.setdefault((there, chart.pairs[step]), (cost, here, there))
        return list(found.values())
