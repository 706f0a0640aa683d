"""Reach, nearest spaces, cheapest ways and first steps, beside a model that tries everything."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rimward.kit import graph
from rimward.kit.graph import NOWHERE, Board, Course, Search, Ways, joined
from tests.kit.slow import BOARDS, Roads, distances


class World:
    """A random board, with what somebody may want to know about it."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self.count = rng.randint(1, 10)
        costs = rng.choice([(1,), (1, 2), (1, 2, 3, 7), (1000, 1001, 2000)])
        pairs = [(a, b) for a in range(self.count) for b in range(self.count) if a != b]
        density = rng.choice([0.15, 0.3, 0.6])
        self.roads: Roads = {pair: rng.choice(costs) for pair in pairs if rng.random() < density}
        around: list[list[tuple[int, int]]] = [[] for _ in range(self.count)]
        for (here, there), cost in self.roads.items():
            around[here].append((there, cost))
        for steps in around:
            rng.shuffle(steps)
        self.board = Board(around)
        spaces = range(self.count)
        self.barred = frozenset(space for space in spaces if rng.random() < rng.choice([0, 0.3]))
        self.starts = tuple(rng.sample(spaces, rng.randint(1, min(3, self.count))))
        self.goals = tuple(rng.sample(spaces, rng.randint(1, min(3, self.count))))
        self.points = [rng.choice([0, 1, 2, 3, 5, 9, 1999, 2500]) for _ in range(3)]
        self.order = rng.sample(spaces, self.count)
        self.away = distances(self.count, self.roads, self.barred)

    def from_starts(self, space: int) -> int:
        return min(self.away.get((start, space), NOWHERE) for start in self.starts)

    def to_goals(self, space: int) -> int:
        return min(self.away.get((space, goal), NOWHERE) for goal in self.goals)


def check_costs(world: World) -> None:
    ways = world.board.ways(*world.starts, barred=world.barred)
    course = world.board.course(*world.goals, barred=world.barred)
    for space in world.order:
        assert ways.cost(space) == world.from_starts(space)
        assert course.cost(space) == world.to_goals(space)


def check_reach(world: World) -> None:
    ways = world.board.ways(*world.starts, barred=world.barred)
    for points in world.points:
        found = sorted((world.from_starts(space), space) for space in range(world.count))
        assert ways.within(points) == [space for cost, space in found if 0 < cost <= points]


def check_nearest(world: World) -> None:
    found = world.board.ways(*world.starts, barred=world.barred).nearest(world.goals)
    least = min(world.from_starts(goal) for goal in world.goals)
    assert found == [goal for goal in world.goals if world.from_starts(goal) == least < NOWHERE]


def check_way(world: World) -> None:
    ways = world.board.ways(*world.starts, barred=world.barred)
    for goal in world.order:
        if world.from_starts(goal) == NOWHERE:
            with pytest.raises(LookupError, match="no way"):
                ways.way(goal)
            continue
        way = ways.way(goal)
        assert way == ways.way(goal)
        assert world.barred.isdisjoint(way)
        starts = [start for start in world.starts if not way or (start, way[0]) in world.roads]
        costs = [sum(world.roads[step] for step in pairwise((start, *way))) for start in starts]
        assert world.from_starts(goal) == min(costs)


def check_all_ways(world: World) -> None:
    """A step is on a cheapest way to a nearest goal if the ways before and behind it and its own cost add up."""
    ways = world.board.ways(*world.starts, barred=world.barred)
    least = min(world.from_starts(goal) for goal in world.goals)
    expected: dict[int, list[int]] = {}
    for here, steps in enumerate(world.board.steps):
        for there, cost in steps:
            rest = world.from_starts(here) + cost + world.to_goals(there)
            if there not in world.barred and rest == least < NOWHERE:
                expected.setdefault(here, []).append(there)
    assert ways.after(world.goals) == expected
    first = [there for here, after in expected.items() if here in world.starts for there in after]
    assert sorted(ways.first_steps(world.goals)) == sorted(set(first))


def check_following(world: World) -> None:
    course = world.board.course(*world.goals, barred=world.barred)
    for here in world.order:
        steps = world.board.steps[here]
        total = world.to_goals(here)
        free = [(there, cost) for there, cost in steps if there not in world.barred]
        expected = [there for there, cost in free if cost + world.to_goals(there) == total < NOWHERE]
        assert course.following(here) == expected


CHECKS = (check_costs, check_reach, check_nearest, check_way, check_all_ways, check_following)


def compared(checks: tuple[Callable[[World], None], ...] = CHECKS) -> None:
    for seed in range(BOARDS):
        world = World(seed)
        for check in checks:
            check(world)


def test_a_slow_model_agrees() -> None:
    compared()


def test_the_worlds_have_what_matters() -> None:
    worlds = [World(seed) for seed in range(BOARDS)]
    assert sum(any(goal in world.barred for goal in world.goals) for world in worlds) > 30
    assert sum(any(start in world.barred for start in world.starts) for world in worlds) > 30
    parted = [
        world for world in worlds if any(len(after) > 1 for after in world.board.ways(0).after(world.goals).values())
    ]
    assert len(parted) > 20, "cheapest ways part"


# --- broken on purpose -----------------------------------------------------------------------------------------------
def _first_found(self: Any) -> None:
    here = self._ahead.pop(0)
    self._found.append(here)
    for there, step in self._steps[here % self._size]:
        if self._costs[there] == NOWHERE and there not in self._barred:
            self._costs[there] = here // self._size + step
            self._ahead.append((here // self._size + step) * self._size + there)


def _enters_all(self: Any) -> None:
    barred, self._barred = self._barred, frozenset()
    grow_ways(self)
    self._barred = barred


def _leaves_nothing(self: Any) -> None:
    into, self._into = self._into, [[s for s in steps if s[0] not in self._barred] for steps in self._into]
    grow_course(self)
    self._into = into


def _is_forgetful(self: Any, space: int) -> int:
    cost: int = self._costs[space]
    return cost


grow_ways, grow_course, nearest, after = Ways._grow, Course._grow, Search.nearest, Ways.after
BROKEN: list[tuple[type, str, Any]] = [
    (Ways, "_grow", _first_found),
    (Ways, "_grow", _enters_all),
    (Course, "_grow", _leaves_nothing),
    (Search, "cost", _is_forgetful),
    (Ways, "within", lambda self, points: self._all_within(points)),
    (Ways, "within", lambda self, points: [s for s in self._all_within(points - 1) if self._costs[s]]),
    (Search, "nearest", lambda self, spaces: nearest(self, spaces)[:1]),
    (Search, "nearest", lambda self, spaces: sorted(nearest(self, spaces))),
    (Ways, "after", lambda self, goals: {here: found[:1] for here, found in after(self, goals).items()}),
    (
        Course,
        "following",
        lambda self, space: [t for t, c in self._steps[space] if self.cost(t) + c == self.cost(space)],
    ),
]


@pytest.mark.parametrize(("kind", "name", "broken"), BROKEN)
def test_the_model_finds_what_is_broken(monkeypatch: pytest.MonkeyPatch, kind: type, name: str, broken: Any) -> None:
    monkeypatch.setattr(kind, name, broken)
    with pytest.raises(AssertionError):
        compared()


# --- what is kept ----------------------------------------------------------------------------------------------------
def ring(count: int) -> Board:
    return joined(count, [(space, (space + 1) % count) for space in range(count)])


def test_equal_boards_are_equal_and_others_are_not() -> None:
    assert ring(6) == ring(6) != ring(7)
    assert hash(ring(6)) == hash(ring(6))
    assert ring(6) != "a ring"
    assert len({ring(6), ring(6), ring(7)}) == 2
    assert len(ring(6)) == 6


def test_what_was_found_is_kept_whatever_holds_the_spaces_that_are_barred() -> None:
    board = ring(6)
    assert board.ways(0, barred=[3]) is board.ways(0, barred={3})
    assert board.ways(0) is not board.ways(0, barred={3})
    assert board.course(0, 1) is board.course(0, 1)


def test_it_keeps_so_many_and_forgets_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graph, "KEPT", 3)
    board = ring(6)
    first, second = board.ways(0), board.ways(1)
    courses = board.course(0), [board.course(goal) for goal in range(1, 4)]
    assert (board.ways(2).cost(0), board.ways(3).cost(0)) == (2, 3)
    assert board.ways(1) is second
    assert board.ways(0) is not first
    assert board.course(0) is not courses[0]
    assert board.course(3) is courses[1][2]


def test_it_looks_no_farther_than_somebody_wants_to_know() -> None:
    line = joined(1000, [(space, space + 1) for space in range(999)])
    ways = line.ways(0)
    assert ways.cost(5) == 5
    assert ways.nearest([7, 900]) == [7]
    assert len(ways._found) < 10


def test_more_steps_make_another_board() -> None:
    board = ring(8)
    gate = board.linked([(0, 4, 1)])
    assert (board.ways(0).cost(4), gate.ways(0).cost(4), gate.ways(4).cost(0)) == (4, 1, 4)
    assert gate.joins(0, 4)
    assert not gate.joins(4, 0)
    assert not board.joins(0, 4)


def test_nobody_and_nowhere() -> None:
    board = Board([[], []])
    assert board.ways(0).nearest([]) == []
    assert board.ways(0).nearest([1]) == []
    assert board.ways(0).first_steps([1]) == []
    assert board.ways(0).way(0) == ()
    assert board.course(1).following(0) == []


@pytest.mark.parametrize("step", [(2, 1), (-1, 1), (1, 0), (1, -1)])
def test_a_step_leads_to_a_space_and_costs_something(step: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no step from 0"):
        Board([[step], []])
