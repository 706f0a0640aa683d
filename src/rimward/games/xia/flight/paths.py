"""How far things are: xia.range, and the steps of xia.move that need no roll. The searches behind both.

Each is behind one function that takes a map and numbers of spaces; how it searches is its own affair. In plain Python
bit sets win where only a number is wanted, as for Range. Where the spaces themselves are wanted, with ways to them, a
list of them is quicker than bits that are then listed, and it is what a compiler makes fast.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from rimward.games.xia.table.board import BORDERS, CORRUPT, GATE, INNER, LAWFUL, NEUTRAL, NORMAL, Map, pair_of

OUT_OF_RANGE: Final = 1000


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
    """What a pilot finds around each space of a map, looked up once: spaces to fly to, and steps over rough borders.

    The map keeps it, so it does not keep the map, and both go as soon as nobody needs them. There are many of them, so
    they are tuples of numbers, which Python's search for cycles passes over."""

    __slots__ = ("free", "guarded", "into", "passages", "pilot", "rough", "safe")

    def __init__(self, chart: Map, pilot: Pilot, guarded: str) -> None:
        self.pilot, self.guarded = pilot, guarded
        self.passages = bytes(chart.pairs).translate(pilot.passage)
        self.free: list[tuple[int, ...] | None] = [None] * len(chart.hexes)
        self.rough: list[tuple[int, ...]] = [()] * len(chart.hexes)
        self.into: list[tuple[tuple[int, int], ...] | None] = [None] * len(chart.hexes)  # for `npcs.routes`
        self.safe: list[tuple[int, ...]] = [()] * len(chart.hexes)  # likewise

    def extended(self, chart: Map) -> Lanes:
        """The same on a map with more tiles: only what lies beside them, or is a Gate, is to be looked at again."""
        new, first = Lanes(chart, self.pilot, self.guarded), len(self.free)
        new.free[:first], new.rough[:first] = self.free, self.rough
        new.into[:first], new.safe[:first] = self.into, self.safe
        changed = {there for there in chart.next[first * 6 :] if 0 <= there < first}
        if GATE in chart.ground[first:]:
            changed.update([space for space in range(first) if chart.ground[space] == GATE])
        for space in changed:
            new.free[space] = new.into[space] = None
        return new

    def look(self, chart: Map, space: int) -> tuple[int, ...]:
        """The first look around a space, at what is free and at what is rough."""
        first = space * 6
        passages = self.passages[first : first + 6]
        steps = range(first, first + 6)
        if self.guarded:
            rough = [step for step in steps if self.passages[step] == ROUGH or self.is_guarded(chart, space, step)]
            free = [chart.next[step] for step in steps if self.passages[step] == FREE and step not in rough]
        else:
            rough = [step for step in steps if self.passages[step] == ROUGH] if ROUGH in passages else []
            around = chart.next[first : first + 6]
            free = [there for there, passage in zip(around, passages, strict=True) if passage == FREE]
        if self.pilot.gates and chart.ground[space] == GATE:
            free += chart.gates(space)
        self.rough[space], found = tuple(rough), tuple(free)
        self.free[space] = found
        return found

    def is_guarded(self, chart: Map, space: int, step: int) -> bool:
        """A way onto the planet that the pilot must sneak onto."""
        if not self.guarded or self.passages[step] != FREE:
            return False
        return chart.planet(chart.next[step]) == self.guarded != chart.planet(space)


def lanes(chart: Map, pilot: Pilot, guarded: str = "") -> Lanes:
    found = chart.lanes.get((pilot, guarded))
    if found is None:
        found = chart.lanes[pilot, guarded] = _lanes(chart, pilot, guarded)
    return found


def _lanes(chart: Map, pilot: Pilot, guarded: str) -> Lanes:
    """From the last map on which somebody flew so."""
    before = chart.before
    while before is not None:
        if (pilot, guarded) in before.lanes:
            return before.lanes[pilot, guarded].extended(chart)
        before = before.before
    return Lanes(chart, pilot, guarded)


def across(chart: Map, space: int, pilot: Pilot, guarded: str = "") -> list[int]:
    """The neighbours of a space over borders that take a roll or have a price, clockwise from east."""
    found = lanes(chart, pilot, guarded)
    if found.free[space] is None:
        found.look(chart, space)
    return [chart.next[step] for step in found.rough[space]]


# --- ways ------------------------------------------------------------------------------------------------------------
def reachable(chart: Map, start: int, points: int, pilot: Pilot, guarded: str = "") -> Ways:
    """Where a ship gets with so many movement points by steps that need no roll.

    To get onto a planet that is `guarded` against it takes a roll too (xia.mission.smuggler-sneak).
    """
    return Ways(_search(chart, start, pilot, guarded), points)


@lru_cache(maxsize=256)
def _search(chart: Map, start: int, pilot: Pilot, guarded: str) -> Search:
    """The same is wanted to ask where to fly, to tell what each option costs, to fly one of them, and in later turns
    from the same space."""
    return Search(chart, lanes(chart, pilot, guarded), start)


BEYOND: Final = 255  # what it costs where a search has not come yet


class Search:
    """Spaces in the order of what they cost from a start, and around each space clockwise from east. It grows as far as
    somebody flies."""

    __slots__ = ("chart", "costs", "ends", "lanes", "order", "start")

    def __init__(self, chart: Map, lanes: Lanes, start: int) -> None:
        self.chart, self.lanes, self.start = chart, lanes, start
        self.order = [start]
        self.ends = [0, 1]  # by cost: up to where in that order those lie that cost less
        self.costs = bytearray([BEYOND]) * len(chart.hexes)  # by space
        self.costs[start] = 0

    def grow(self, points: int) -> None:
        """Up to this cost."""
        costs, order, ends = self.costs, self.order, self.ends
        free = self.lanes.free
        while len(ends) < points + 2:
            cost = len(ends) - 1
            for here in order[ends[-2] :]:
                around = free[here]
                for there in self.lanes.look(self.chart, here) if around is None else around:
                    if costs[there] == BEYOND:
                        costs[there] = cost
                        order.append(there)
            ends.append(len(order))

    def before(self, space: int) -> int:
        """From where it came to a space: of those a step nearer, the one that it found first."""
        cost = self.costs[space]
        for here in self.order[self.ends[cost - 1] : self.ends[cost]]:
            around = self.lanes.free[here]
            if around is not None and space in around:
                return here
        raise LookupError(f"no way has been found to space {space}")


class Ways:
    """What of a search is within reach of so many movement points."""

    __slots__ = ("_search", "points")

    def __init__(self, search: Search, points: int) -> None:
        self._search, self.points = search, points
        search.grow(points)

    def spaces(self) -> list[int]:
        """All but the start, the cheapest first. A ship may fly through those that are occupied."""
        return self._search.order[1 : self._search.ends[self.points + 1]]

    def cost(self, space: int) -> int:
        """-1 where it does not get to."""
        cost = self._search.costs[space]
        return cost if cost <= self.points and cost != BEYOND else -1

    def way(self, space: int) -> tuple[int, ...]:
        """One cheapest way, the spaces to step into one after the other; of equal ones always the same."""
        way, search = list[int](), self._search
        while space != search.start:
            way.append(space)
            space = search.before(space)
        return tuple(reversed(way))
