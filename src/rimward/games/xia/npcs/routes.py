"""xia.npc.move-route: the safest and then the shortest ways. Searches on a map, which know neither ships nor cards.

The cost of a way is one number: how often it asks for a roll, the worst kind first, and after those its steps. So the
cheapest way is the safest one, and of the equally safe ones the shortest.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import Final

from rimward.games.xia.flight import paths
from rimward.games.xia.flight.paths import FREE, ROUGH, Lanes, Pilot
from rimward.games.xia.table.board import (
    BORDERS,
    CORRUPT,
    INNER,
    LAWFUL,
    NEUTRAL,
    NORMAL,
    PLANET,
    SHIELD,
    SIZE,
    Map,
    pair_of,
)

# xia.npc.move-unreachable: one roll of a kind is worse than any number of the kinds before it
RISK: Final = {"asteroid": 10**3, "debris": 10**6, SHIELD: 10**9}
SAFE: Final = 10**3  # what costs less asks for no roll at all
NOWHERE: Final = 10**15  # where no way leads, or none has been found yet

_RISKS: Final[list[int]] = [0] * 256  # by the pair of borders that a step crosses: what it costs besides the step
for _leaving in BORDERS:
    for _entering in BORDERS:
        _RISKS[pair_of(_leaving, _entering)] = (_leaving == SHIELD) * RISK[SHIELD] + RISK.get(_entering, 0)

# Who is no player leaves everything but a Shield without a roll, does not heed Nebulae and never enters a Star.
_OUT: Final[tuple[str, ...]] = tuple(border for border in BORDERS if border != SHIELD)
_IN: Final[tuple[str, ...]] = (NORMAL, INNER, "gate", "nebula", NEUTRAL, CORRUPT)
HONEST: Final = Pilot(_OUT, (*_IN, LAWFUL), ("star",), gates=True)
SCOUNDREL: Final = Pilot(_OUT, _IN, ("star", LAWFUL), gates=True)  # xia.npc.move-entrances

End = tuple[
    str, int
]  # ("hex", the space to stop in), or ("cross", the space to enter over a border that asks for a roll)
Way = tuple[int, ...]  # the spaces to step into, one after the other
Steps = dict[int, list[tuple[int, int]]]  # by space: others, and what the step between them costs


class Field:
    """What it costs to get from a space to others. It grows as far as somebody wants to know: ring by ring where a safe
    way leads, and over borders that ask for a roll only when somebody dares."""

    __slots__ = ("_dared", "_rings", "chart", "costs", "lanes", "start")

    def __init__(self, chart: Map, lanes: Lanes, start: int) -> None:
        self.chart, self.lanes, self.start, self._rings, self._dared = chart, lanes, start, [[start]], False
        self.costs = [NOWHERE] * len(chart.hexes)  # by space
        self.costs[start] = 0

    def seek(self, spaces: Collection[int]) -> list[int]:
        """Those of these spaces to which the shortest safe ways lead; none where none does."""
        costs, rings = self.costs, self._rings
        while rings[-1] and min([costs[space] for space in spaces]) == NOWHERE:
            self._grow()
        return cheapest(self, [space for space in spaces if costs[space] < SAFE])

    def first(self, wanted: Callable[[int], bool]) -> list[int]:
        """The nearest spaces of a kind to which safe ways lead."""
        for ring in self._rings:
            found = [space for space in ring if wanted(space)]
            if found:
                return found
            if ring is self._rings[-1] and ring:
                self._grow()
        return []

    def _grow(self) -> None:
        """By the spaces that one more step reaches; a last ring is empty."""
        costs, free = self.costs, self.lanes.free
        cost, ring = len(self._rings), list[int]()
        for here in self._rings[-1]:
            around = free[here]
            for there in self.lanes.look(self.chart, here) if around is None else around:
                if costs[there] > cost:
                    costs[there] = cost
                    ring.append(there)
        self._rings.append(ring)

    def dare(self) -> None:
        """Go on over borders that ask for a roll. What there is a safe way to stays as it is."""
        while self._rings[-1]:
            self._grow()
        if self._dared:
            return
        self._dared = True
        costs, lanes = self.costs, self.lanes
        known = [(here, cost) for here, cost in enumerate(costs) if cost < NOWHERE]
        ahead = [(cost + risk, there) for here, cost in known for there, risk in self._rough(here)]
        heapify(ahead)
        while ahead:
            cost, here = heappop(ahead)
            if costs[here] < NOWHERE:
                continue
            costs[here] = cost
            for there in lanes.free[here] or lanes.look(self.chart, here):
                if costs[there] == NOWHERE:
                    heappush(ahead, (cost + 1, there))
            for there, risk in self._rough(here):
                if costs[there] == NOWHERE:
                    heappush(ahead, (cost + risk, there))

    def _rough(self, here: int) -> list[tuple[int, int]]:
        chart, lanes = self.chart, self.lanes
        return [(chart.next[step], cost) for step in lanes.rough[here] if (cost := _cost(chart, lanes, step))]

    def after(self, goals: Iterable[int]) -> Steps:
        """By space, the next ones on cheapest ways to the goals, and what the steps there cost."""
        costs, into, found = self.costs, self.lanes.into, Steps()
        ahead = list(goals)
        first = frozenset(ahead)
        for space in ahead:
            cost = costs[space]
            steps = into[space]
            for here, step in _look_back(self.chart, self.lanes, space) if steps is None else steps:
                if costs[here] + step != cost:
                    continue
                if here in found:
                    found[here].append((space, step))
                else:
                    found[here] = [(space, step)]
                    if here not in first:
                        ahead.append(here)
        return found


def _cost(chart: Map, lanes: Lanes, step: int) -> int:
    """0 where it is not taken."""
    passage = lanes.passages[step]
    if passage == FREE:
        return 1
    return 1 + _RISKS[chart.pairs[step]] if passage == ROUGH and not _is_banned(chart, lanes, step) else 0


def _is_banned(chart: Map, lanes: Lanes, step: int) -> bool:
    """xia.npc.move-entrances: the Scoundrel does not get onto a Lawful planet through its Shield either."""
    there = chart.next[step]
    if lanes.pilot is not SCOUNDREL or BORDERS[chart.pairs[step] & 15] != SHIELD:
        return False
    return chart.ground[there] == PLANET and chart.kind_at(there).law == "lawful"


def _look_back(chart: Map, lanes: Lanes, space: int) -> tuple[tuple[int, int], ...]:
    """The steps into a space, by border or Gate, which are the same until another tile is laid; all of them, and from
    where those lead that ask for no roll."""
    found, near = list[tuple[int, int]](), list[int]()
    for direction in range(6):
        other = chart.next[space * 6 + direction]
        if other < 0:
            continue
        step = other * 6 + (direction + 3) % 6
        cost = 1 if lanes.passages[step] == FREE else _cost(chart, lanes, step)
        if cost:
            found.append((other, cost))
            near.append(other)
    steps = (*found, *[(other, 1) for other in chart.gates(space) if other not in near])
    lanes.into[space], lanes.safe[space] = steps, tuple([other for other, cost in steps if cost == 1])
    return steps


@lru_cache(maxsize=64)
def field(chart: Map, pilot: Pilot, start: int) -> Field:
    return Field(chart, paths.lanes(chart, pilot), start)


# --- goals -----------------------------------------------------------------------------------------------------------
def approach(found: Field, targets: Collection[int], occupied: Collection[int]) -> list[int]:
    """Which of these spaces of one sector to fly to: the cheapest to reach.

    xia.npc.move-unreachable: risks are taken for the sake of the sector and no more of them than it needs. What cannot
    be reached in it then is approached as near as possible. Nothing where there is no way into the sector.
    """
    goals = found.seek(targets)
    if goals:
        return goals
    costs, tile = found.costs, next(iter(targets)) // SIZE
    spaces = range(tile * SIZE, tile * SIZE + SIZE)
    if all([costs[space] == NOWHERE for space in spaces]):
        found.dare()
    least = min([costs[space] // SAFE for space in spaces if costs[space] < NOWHERE], default=-1)
    near = [space for space in spaces if costs[space] // SAFE == least]
    goals = [space for space in near if space in targets]
    if not goals:
        chart = found.chart
        ranges = {
            space: min([paths.range_between(chart, space, target) for target in targets])
            for space in near
            if space not in occupied
        }
        goals = [space for space, distance in ranges.items() if distance == min(ranges.values())]
    return cheapest(found, goals)


def cheapest(found: Field, goals: Collection[int]) -> list[int]:
    best = min([found.costs[goal] for goal in goals], default=0)
    return [goal for goal in goals if found.costs[goal] == best]


# --- ways ------------------------------------------------------------------------------------------------------------
def ends(
    found: Field,
    goals: Iterable[int],
    points: int,
    occupied: Collection[int],
    wanted: Callable[[int], bool] | None,
    last: int,
) -> dict[End, Way]:
    """Where the equally good routes to the goals can bring a ship with so many movement points, with one way for each.

    A route is flown to its goal, to the first free space that is `wanted`, to its first border that asks for a roll, or
    as far as the points go. xia.npc.move-occupied: it passes other ships and stops in its last free space, which is
    `last` if it never comes to one.
    """
    return _flown(found.start, found.after(goals), None, points, occupied, wanted, last)


def _flown(
    start: int,
    after: Steps,  # the next spaces on the routes, with what they cost
    course: Course | None,  # that knows more of them
    points: int,
    occupied: Collection[int],
    wanted: Callable[[int], bool] | None,
    last: int,
) -> dict[End, Way]:
    """A route is a link for its last space and one for where it rests; a link knows the one before it."""
    stops: dict[End, int] = {}
    spaces, links = [start], [-1]
    routes: dict[tuple[int, int], tuple[int, int]] = {(start, last): (0, 0)}
    for left in range(points, -1, -1):
        longer: dict[tuple[int, int], tuple[int, int]] = {}
        for (here, rest), (link, kept) in routes.items():
            if here not in occupied:
                rest, kept = here, link
            near = after.get(here) if left else None
            if left and near is None and course is not None:
                near = course.after(here)
            if not near or (wanted is not None and rest == here and wanted(here)):
                stops.setdefault(("hex", rest), kept)
                continue
            for there, cost in near:
                if cost == 1:
                    if (there, rest) not in longer:
                        longer[there, rest] = len(spaces), kept
                        spaces.append(there)
                        links.append(link)
                elif there in occupied and (left == 1 or not after.get(there)):
                    stops.setdefault(("hex", rest), kept)
                else:
                    stops.setdefault(("cross", there), link)
        if not longer:
            break
        routes = longer
    return {end: _way(spaces, links, link) for end, link in stops.items()}


def _way(spaces: list[int], links: list[int], link: int) -> Way:
    way: list[int] = []
    while link > 0:
        way.append(spaces[link])
        link = links[link]
    return tuple(reversed(way))


# --- the same backwards ----------------------------------------------------------------------------------------------
class Course:
    """The shortest safe ways to the nearest of some spaces from wherever a ship is. It grows backwards from them, and
    serves for all the turns in which somebody flies there."""

    __slots__ = ("_after", "_asked", "_order", "_plan", "_ring", "_steps", "chart", "lanes")

    def __init__(self, chart: Map, lanes: Lanes, goals: Sequence[int]) -> None:
        self.chart, self.lanes = chart, lanes
        self._order, self._ring = list(goals), 0  # in the order found, and where in it the last ring begins
        self._steps = [NOWHERE] * len(chart.hexes)
        for goal in goals:
            self._steps[goal] = 0
        self._after: dict[int, list[tuple[int, int]]] = {}
        self._asked: tuple[int, int, Collection[int], int] = (-1, 0, (), 0)
        self._plan: dict[End, Way] = {}

    def leads_from(self, start: int) -> bool:
        steps, order, into, safe = self._steps, self._order, self.lanes.into, self.lanes.safe
        while steps[start] == NOWHERE and self._ring < len(order):
            first, self._ring = self._ring, len(order)
            count = steps[order[first]] + 1
            for space in order[first:]:
                if into[space] is None:
                    _look_back(self.chart, self.lanes, space)
                for here in safe[space]:
                    if steps[here] > count:
                        steps[here] = count
                        order.append(here)
        return steps[start] < NOWHERE

    def after(self, here: int) -> list[tuple[int, int]]:
        """Of a space that it leads from: the next ones, in the order found, each with 1 for the step."""
        near = self._after.get(here)
        if near is None:
            steps, free = self._steps, self.lanes.free[here]
            around = self.lanes.look(self.chart, here) if free is None else free
            fewer = steps[here] - 1
            spaces = [there for there in dict.fromkeys(around) if steps[there] == fewer]
            if len(spaces) > 1:
                spaces.sort(key=self._order.index)
            near = self._after[here] = [(there, 1) for there in spaces]
        return near

    def ends(self, start: int, points: int, occupied: Collection[int], last: int) -> dict[End, Way]:
        """As of a field, from a space that it leads from. Whoever is asked for an end then flies to one of them."""
        if self._asked != (start, points, occupied, last):
            self._asked = start, points, occupied, last
            self._plan = _flown(start, self._after, self, points, occupied, None, last)
        return self._plan


@lru_cache(maxsize=64)
def course(chart: Map, pilot: Pilot, goals: tuple[int, ...]) -> Course:
    return Course(chart, paths.lanes(chart, pilot), goals)
