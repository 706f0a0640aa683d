"""Boards of numbered spaces: how far it is, how to get there, which first steps are right. One interface for all.

A plain graph of regions is such a board, and so is what `hexes` and `squares` make of a map for one way of moving.
A board never changes. Results are kept with it, so anyone who asks the same again, on a copy of the table or
turns later, gets it for free. A map that has changed has another board.

Costs are whole numbers from 1 up. Where a second count breaks ties, both go into one number: a step that costs 2 and
enters rough ground costs 2001, and a figure with 6 points may spend 6999.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable
from heapq import heappop, heappush
from typing import Final

Step = tuple[int, int]  # the space that it leads to, and what it costs
Steps = tuple[tuple[Step, ...], ...]  # by space

NOWHERE: Final = 1 << 60  # what it costs where no way leads
FREE: Final[frozenset[int]] = frozenset()  # no space is barred
KEPT: Final = 256  # searches that a board keeps; the oldest goes first


class Board:
    """Spaces from 0 up, and the steps from each. Equal boards are equal, and may stand for each other."""

    __slots__ = ("_courses", "_hash", "_into", "_ways", "steps")

    def __init__(self, steps: Iterable[Iterable[Step]]) -> None:
        self.steps: Steps = tuple([tuple(around) for around in steps])
        self._hash = hash(self.steps)
        self._into: Steps = ()
        self._ways: dict[tuple[tuple[int, ...], frozenset[int]], Ways] = {}
        self._courses: dict[tuple[tuple[int, ...], frozenset[int]], Course] = {}
        for space, around in enumerate(self.steps):
            for there, cost in around:
                if not 0 <= there < len(self.steps) or cost < 1:
                    raise ValueError(f"there is no step from {space} to {there} for {cost}")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Board) and self._hash == other._hash and self.steps == other.steps

    def __hash__(self) -> int:
        return self._hash

    def __len__(self) -> int:
        return len(self.steps)

    def into(self) -> Steps:
        """By space, the steps that lead into it: from where, and what they cost."""
        if not self._into:
            found: list[list[Step]] = [[] for _ in self.steps]
            for here, around in enumerate(self.steps):
                for there, cost in around:
                    found[there].append((here, cost))
            self._into = tuple([tuple(around) for around in found])
        return self._into

    def around(self, space: int) -> list[int]:
        """The spaces that one step leads to."""
        return [there for there, _ in self.steps[space]]

    def joins(self, here: int, there: int) -> bool:
        """Whether one step leads from here to there."""
        return there in self.around(here)

    def linked(self, links: Iterable[tuple[int, int, int]]) -> Board:
        """Another board with more steps: from, to and cost of each, such as a gate, a ladder or a bridge."""
        steps = [list(around) for around in self.steps]
        for here, there, cost in links:
            steps[here].append((there, cost))
        return Board(steps)

    def ways(self, *starts: int, barred: Collection[int] = FREE) -> Ways:
        """From the nearest of these spaces to all others.

        Nobody enters a space that is barred; a start may be one, for it is only left.
        """
        key = starts, frozenset(barred)
        found = self._ways.get(key)
        if found is None:
            if len(self._ways) >= KEPT:
                del self._ways[next(iter(self._ways))]
            found = self._ways[key] = Ways(self, starts, key[1])
        return found

    def course(self, *goals: int, barred: Collection[int] = FREE) -> Course:
        """From wherever somebody is to the nearest of these spaces. It serves all who are bound there."""
        key = goals, frozenset(barred)
        found = self._courses.get(key)
        if found is None:
            if len(self._courses) >= KEPT:
                del self._courses[next(iter(self._courses))]
            found = self._courses[key] = Course(self, goals, key[1])
        return found


def joined(count: int, pairs: Iterable[tuple[int, int]]) -> Board:
    """So many spaces, where a step of 1 leads from each of a pair to the other, as between neighbouring regions."""
    around: list[list[Step]] = [[] for _ in range(count)]
    for a, b in pairs:
        around[a].append((b, 1))
        around[b].append((a, 1))
    return Board(around)


class Search:
    """What it costs between some spaces and all others. It grows as far as somebody wants to know.

    The board keeps it, so it does not keep the board: both go when nobody needs them. A cost and a space lie in one
    number, `cost * size + space`, so that a heap of them needs no tuples and equals come by the number of the space.
    """

    __slots__ = ("_ahead", "_barred", "_costs", "_found", "_into", "_size", "_steps")

    def __init__(self, board: Board, spaces: Iterable[int], barred: frozenset[int]) -> None:
        self._steps = board.steps
        self._into = board.into()
        self._barred = barred
        self._size = len(board.steps)
        self._costs = [NOWHERE] * self._size  # the least so far; final up to what lies ahead
        self._ahead = sorted(set(spaces))  # a heap
        self._found: list[int] = []  # cheapest first
        for space in self._ahead:
            self._costs[space] = 0

    def cost(self, space: int) -> int:
        """NOWHERE where no way leads."""
        ahead = self._ahead
        while ahead and ahead[0] // self._size < self._costs[space]:
            self._grow()
        return self._costs[space]

    def nearest(self, spaces: Iterable[int]) -> list[int]:
        """Those of these spaces that cost least, in the order given; none where no way leads to any."""
        listed = list(spaces)
        costs, ahead = self._costs, self._ahead
        least = min([costs[space] for space in listed], default=NOWHERE)
        while ahead and listed and ahead[0] // self._size < least:
            self._grow()
            least = min([costs[space] for space in listed])
        return [space for space in listed if costs[space] == least < NOWHERE]

    def _all_within(self, points: int) -> list[int]:
        ahead, size = self._ahead, self._size
        while ahead and ahead[0] // size <= points:
            self._grow()
        return [found % size for found in self._found[: bisect_right(self._found, points * size + size - 1)]]

    def _grow(self) -> None:
        """By the next space."""
        raise NotImplementedError


class Ways(Search):
    """From some starts to all other spaces."""

    __slots__ = ()

    def within(self, points: int) -> list[int]:
        """Where one gets with so many points, without the starts: the cheapest first, then by number."""
        return [space for space in self._all_within(points) if self._costs[space]]

    def way(self, goal: int) -> tuple[int, ...]:
        """One cheapest way, the spaces to enter one after the other; of equal ones always the same."""
        if self.cost(goal) == NOWHERE:
            raise LookupError(f"no way leads to space {goal}")
        way: list[int] = []
        while self._costs[goal]:
            way.append(goal)
            goal = self._before(goal)[0]
        return tuple(reversed(way))

    def after(self, goals: Iterable[int]) -> dict[int, list[int]]:
        """All cheapest ways to the nearest of these spaces: by space, the next ones, in the order of its steps."""
        todo = self.nearest(goals)
        on_a_way = set(todo)
        for space in todo:
            for before in self._before(space):
                if before not in on_a_way:
                    on_a_way.add(before)
                    todo.append(before)
        found: dict[int, list[int]] = {}
        for space in reversed(todo):
            cost = self._costs[space]
            steps = self._steps[space]
            after = [there for there, step in steps if there in on_a_way and cost + step == self._costs[there]]
            if after:
                found[space] = list(dict.fromkeys(after))
        return found

    def first_steps(self, goals: Iterable[int]) -> list[int]:
        """Every first step that is on a cheapest way to the nearest of these spaces; none for one who is there."""
        after = self.after(goals)
        found = [there for space, following in after.items() if not self._costs[space] for there in following]
        return list(dict.fromkeys(found))

    def _before(self, space: int) -> list[int]:
        """From where cheapest ways come to a space whose cost is final."""
        cost = self._costs[space]
        return [here for here, step in self._into[space] if self._costs[here] + step == cost] if cost else []

    def _grow(self) -> None:
        size, costs, ahead = self._size, self._costs, self._ahead
        nearest = heappop(ahead)
        here = nearest % size
        cost = nearest // size
        if cost > costs[here]:
            return  # a cheaper way was found meanwhile
        self._found.append(nearest)
        for there, step in self._steps[here]:
            if cost + step < costs[there] and there not in self._barred:
                costs[there] = cost + step
                heappush(ahead, (cost + step) * size + there)


class Course(Search):
    """From all spaces to the nearest of some goals."""

    __slots__ = ()

    def following(self, space: int) -> list[int]:
        """Every next step from here that is on a cheapest way, in the order of the steps; none where there is none."""
        cost = self.cost(space)
        if cost == NOWHERE:
            return []
        found = [there for there, step in self._steps[space] if self._costs[there] + step == cost]
        return [there for there in dict.fromkeys(found) if there not in self._barred]

    def _grow(self) -> None:
        size, costs, ahead = self._size, self._costs, self._ahead
        nearest = heappop(ahead)
        here = nearest % size
        cost = nearest // size
        if cost > costs[here]:
            return
        self._found.append(nearest)
        if here in self._barred:
            return  # it can be left and not entered
        for there, step in self._into[here]:
            if cost + step < costs[there]:
                costs[there] = cost + step
                heappush(ahead, (cost + step) * size + there)
