"""Steps on hexes of any shape, beside a model with cube coordinates that looks at all pairs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rimward.kit.gait import ANY, DOOR, OPEN, STAIRS, WALL, Gait
from rimward.kit.hexes import AROUND, OFF_BOARD, Hexes, distance
from tests.kit.maps import Cell, World, random_gait
from tests.kit.slow import BOARDS, same_ways


def random_hexes(rng: Random) -> tuple[World, Hexes]:
    """It grows from the middle, with gaps."""
    cells: list[Cell] = [(rng.randint(-3, 3), rng.randint(-3, 3))]
    for _ in range(rng.randint(0, 18)):
        q, r = rng.choice(cells)
        step = rng.choice(AROUND)
        if (q + step[0], r + step[1]) not in cells:
            cells.append((q + step[0], r + step[1]))
    rng.shuffle(cells)
    world = World(cells, rng)
    world.build([(a, b) for a in cells for b in cells if a < b and cubes_apart(a, b) == 1], rng)
    edges = [world.code((q, r), (q + dq, r + dr)) for q, r in cells for dq, dr in AROUND]
    return world, Hexes(cells, bytes(world.ground.values()), bytes(world.level.values()), bytes(edges))


def cubes_apart(a: Cell, b: Cell) -> int:
    """Half the sum of the differences of three coordinates, the third of which makes the sum of all nothing."""
    first, second = (*a, -a[0] - a[1]), (*b, -b[0] - b[1])
    return sum(abs(x - y) for x, y in zip(first, second, strict=True)) // 2


def modelled(world: World, gait: Gait) -> dict[tuple[int, int], int]:
    roads: dict[tuple[int, int], int] = {}
    for here, a in enumerate(world.cells):
        for there, b in enumerate(world.cells):
            code, climb = world.code(a, b), world.level[b] - world.level[a]
            if cubes_apart(a, b) != 1 or code not in gait.passes or world.ground[b] in gait.barred:
                continue
            if code == STAIRS or (climb <= gait.up and -climb <= gait.down):
                extra = gait.leaving.get(world.ground[a], 0) + gait.entering.get(world.ground[b], 0)
                roads[here, there] = gait.step + extra
    return roads


def compared() -> None:
    for seed in range(BOARDS):
        rng = Random(seed)
        world, plan = random_hexes(rng)
        gait = random_gait(rng)
        same_ways(plan.board(gait), modelled(world, gait), rng)
        for here, a in enumerate(world.cells):
            assert [plan.distance(here, there) for there in range(len(plan))] == [
                cubes_apart(a, b) for b in world.cells
            ]


def test_a_slow_model_agrees() -> None:
    compared()


ahead = Hexes.ahead
BROKEN: list[tuple[type, str, Any]] = [
    (Hexes, "ahead", lambda self, number, way: OFF_BOARD if way == 5 else ahead(self, number, way)),
    (Hexes, "distance", lambda self, a, b: max(abs(self.hexes[a][i] - self.hexes[b][i]) for i in (0, 1))),
    (Hexes, "_walks", lambda self, here, way, there, gait: True),
    (Gait, "climbs", lambda self, here, there: True),
    (Gait, "cost", lambda self, here, there: self.step),
]


@pytest.mark.parametrize(("kind", "name", "broken"), BROKEN)
def test_the_model_finds_what_is_broken(monkeypatch: pytest.MonkeyPatch, kind: type, name: str, broken: Any) -> None:
    monkeypatch.setattr(kind, name, broken)
    with pytest.raises(AssertionError):
        compared()


# --- by hand ---------------------------------------------------------------------------------------------------------
def test_an_empty_disc_has_the_straight_distances() -> None:
    disc = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    ways = Hexes(disc).board(Gait()).ways(disc.index((0, 0)))
    assert [ways.cost(number) for number in range(len(disc))] == [distance((0, 0), at) for at in disc]
    assert len(ways.within(1)) == 6
    assert len(ways.within(3)) == 36


def test_an_edge_is_passed_from_both_sides() -> None:
    plan = Hexes([(0, 0), (1, 0)]).with_edge(0, 0, WALL)
    assert plan.edges == bytes([WALL, 0, 0, 0, 0, 0, 0, 0, 0, WALL, 0, 0])
    assert plan.board(Gait()).around(0) == plan.board(Gait()).around(1) == []
    assert plan.with_edge(1, 3, DOOR).board(Gait()).around(0) == [1]
    one_sided = Hexes(plan.hexes, edges=bytes([OPEN] * 9 + [WALL] + [OPEN] * 2))
    assert one_sided.board(Gait()).around(0) == []


def test_hexes_that_are_added_keep_the_numbers_of_the_others() -> None:
    small = Hexes([(0, 0)]).with_edge(0, 1, WALL)
    grown = small.with_hex((1, 0), level=1).with_hex((0, 1))
    assert (len(small), len(grown)) == (1, 3)
    assert grown.board(Gait()).around(0) == []
    assert grown.board(Gait(up=ANY)).around(0) == [1]
    assert grown == small.with_hex((1, 0), level=1).with_hex((0, 1)) != small
    assert hash(grown) == hash(small.with_hex((1, 0), level=1).with_hex((0, 1)))
    assert grown != "a map"


def test_a_hex_is_listed_once_and_has_everything() -> None:
    with pytest.raises(ValueError, match="listed once"):
        Hexes([(0, 0), (0, 0)])
    with pytest.raises(ValueError, match="listed once"):
        Hexes([(0, 0)], b"\0\0")
