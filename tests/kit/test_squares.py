"""Steps on squares with walls, doors and levels, beside a model that knows segments and corners instead of codes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rimward.kit.gait import ALWAYS, ANY, AROUND, CLEAR, DOOR, NEVER, OPEN, SHUT, STAIRS, WALL, Gait
from rimward.kit.squares import EAST, NORTH, NORTH_EAST, OFF_BOARD, SOUTH, WEST, Squares
from tests.kit.maps import CODES, GROUNDS, Cell, World, drawn, random_gait, random_squares
from tests.kit.slow import BOARDS, same_ways


# --- the model -------------------------------------------------------------------------------------------------------
def rises(gait: Gait, levels: int) -> bool:
    return levels <= gait.up if levels > 0 else -levels <= gait.down


def walks(world: World, gait: Gait, a: Cell, b: Cell) -> bool:
    """Between squares that share an edge."""
    code = world.code(a, b)
    if world.ground[b] in gait.barred or code not in gait.passes:
        return False
    return code == STAIRS or rises(gait, world.level[b] - world.level[a])


def segments(world: World, gait: Gait) -> list[tuple[Cell, Cell]]:
    """What is closed to this gait, as pieces of lines between corners of squares."""
    found = []
    for pair, code in world.codes.items():
        if code not in gait.passes:
            before, (x, y) = sorted(pair)
            found.append(((x, y), (x, y + 1)) if x > before[0] else ((x, y), (x + 1, y)))
    return found


def slips(world: World, gait: Gait, a: Cell, d: Cell, closed: list[tuple[Cell, Cell]]) -> bool:
    """Between squares that share a corner."""
    beside = (a[0], d[1]), (d[0], a[1])
    round_it = [walks(world, gait, a, side) and walks(world, gait, side, d) for side in beside]
    if world.ground[d] in gait.barred or gait.diagonal == NEVER:
        return False
    if not rises(gait, world.level[d] - world.level[a]) and round_it != [True, True]:
        return False
    if gait.diagonal == AROUND:
        return True in round_it
    if gait.diagonal == CLEAR:
        corner = max(a[0], d[0]), max(a[1], d[1])
        higher = [min(world.level[s] - world.level[a], world.level[s] - world.level[d]) > gait.up for s in beside]
        solid = [world.ground[s] in gait.barred for s in beside]
        touched = any(corner in segment for segment in closed)
        return not touched and not ((higher[0] or solid[0]) and (higher[1] or solid[1]))
    return True


def modelled(world: World, gait: Gait) -> dict[tuple[int, int], int]:
    closed = segments(world, gait)
    roads: dict[tuple[int, int], int] = {}
    for here, a in enumerate(world.cells):
        for there, b in enumerate(world.cells):
            apart = sorted((abs(a[0] - b[0]), abs(a[1] - b[1])))
            near = apart == [0, 1] and walks(world, gait, a, b)
            if near or (apart == [1, 1] and slips(world, gait, a, b, closed)):
                leaving, entering = gait.leaving.get(world.ground[a], 0), gait.entering.get(world.ground[b], 0)
                roads[here, there] = gait.step + leaving + entering
    return roads


def compared() -> None:
    for seed in range(BOARDS):
        rng = Random(seed)
        world, plan = random_squares(rng)
        gait = random_gait(rng)
        same_ways(plan.board(gait), modelled(world, gait), rng)


def test_a_slow_model_agrees() -> None:
    compared()


def changed_maps() -> None:
    """A map that was made from another has the steps of one that was made from nothing."""
    for seed in range(BOARDS):
        rng = Random(seed)
        _, plan = random_squares(rng)
        gait = random_gait(rng)
        for _ in range(3):
            plan.board(gait)
            square, direction = rng.randrange(len(plan)), rng.choice([NORTH, EAST, SOUTH, WEST])
            if rng.random() < 0.5 and plan.ahead(square, direction) != OFF_BOARD:
                plan = plan.with_edge(square, direction, rng.choice(CODES))
            else:
                plan = plan.with_ground(rng.sample(range(len(plan)), 1), rng.choice(GROUNDS))
            assert plan.board(gait) == Squares(plan.width, plan.ground, plan.levels, plan.edges).board(gait)


def test_a_map_that_changed_has_its_own_steps() -> None:
    changed_maps()


def test_steps_that_are_not_looked_at_again_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lazy(self: Squares, before: Squares, changed: tuple[int, ...]) -> Squares:
        self._before, self._changed = before._boards, frozenset(changed)
        return self

    monkeypatch.setattr(Squares, "_after", lazy)
    with pytest.raises(AssertionError):
        changed_maps()


# --- broken on purpose -----------------------------------------------------------------------------------------------
edge, goes = Squares.edge, Squares._goes
BROKEN: list[tuple[type, str, Any]] = [
    (Squares, "edge", lambda self, square, way: edge(self, square, SOUTH if way == NORTH else way)),
    (Squares, "_is_clear", lambda self, *_: True),
    (Squares, "_is_clear", lambda self, here, left, right, gait: goes(self, here, left, right, gait)),
    (Squares, "_goes", lambda self, here, first, second, gait: goes(self, here, first, second, gait) or True),
    (Squares, "_walks", lambda self, here, way, gait: edge(self, here, way) in gait.passes),
    (Gait, "climbs", lambda self, here, there: abs(here - there) <= self.up),
    (Gait, "climbs", lambda self, here, there: there - here <= self.up),
    (Gait, "cost", lambda self, here, there: self.step + self.leaving.get(there, 0) + self.entering.get(there, 0)),
    (Gait, "__eq__", lambda self, other: True),
]


@pytest.mark.parametrize(("kind", "name", "broken"), BROKEN)
def test_the_model_finds_what_is_broken(monkeypatch: pytest.MonkeyPatch, kind: type, name: str, broken: Any) -> None:
    monkeypatch.setattr(kind, name, broken)
    if name == "__eq__":
        monkeypatch.setattr(Gait, "__hash__", lambda self: 1)
        with pytest.raises(AssertionError):
            test_a_board_is_kept_for_each_gait()
        return
    with pytest.raises(AssertionError):
        compared()


# --- by hand ---------------------------------------------------------------------------------------------------------
CREW = Gait(leaving={1: 1}, barred=(2,), down=ANY)  # as in Destiny Aurora
FLYER = Gait(barred=(2,), up=ANY, down=ANY)
BESIDE = Gait()


def test_the_square_that_is_left_sets_the_cost() -> None:
    """aurora.terrain.hindering-move"""
    board = drawn(". h h .").board(CREW)
    assert [board.ways(0).cost(square) for square in range(4)] == [0, 1, 3, 5]
    assert drawn(". h h .").board(FLYER).ways(0).cost(3) == 3


DIAGONALS = {
    "open": ". .\n   \n. .",
    "a wall": ".|.\n   \n. .",
    "one pillar": ". #\n   \n. .",
    "two pillars": ". #\n   \n# .",
    "a bend": ".|.\n-  \n. .",
    "a closed door": ".X.\n   \n. .",
    "a doorway": ".D.\n   \n. .",
}


@pytest.mark.parametrize(
    ("diagonal", "passed"),
    [
        (NEVER, set()),
        (CLEAR, {"open", "one pillar", "a doorway"}),
        (AROUND, {"open", "a wall", "one pillar", "a closed door", "a doorway"}),
        (ALWAYS, set(DIAGONALS)),
    ],
)
def test_diagonal_steps(diagonal: int, passed: set[str]) -> None:
    """aurora.move.diagonal-corners"""
    gait = Gait(barred=(2,), diagonal=diagonal)
    assert {name for name, picture in DIAGONALS.items() if drawn(picture).board(gait).joins(0, 3)} == passed


def test_up_by_stairs_and_down_anywhere() -> None:
    """aurora.terrain.elevated-access, aurora.terrain.leap"""
    plan = drawn(". .\n    \n. ^\n  / \n. .")  # the high square is number 3, its stairs lead south
    board = plan.board(CREW)
    assert [board.joins(square, 3) for square in (0, 1, 2, 4, 5)] == [False, False, False, False, True]
    assert [board.joins(3, square) for square in (0, 1, 2, 4, 5)] == [True] * 5
    assert plan.board(FLYER).joins(1, 3)
    assert [plan.board(BESIDE).joins(3, square) for square in (0, 1, 2, 4, 5)] == [False] * 4 + [True]


def test_a_broad_incline_is_walked_in_all_directions() -> None:
    """aurora.terrain.incline"""
    board = drawn(". .\n/ /\n^ ^").board(BESIDE)
    assert board.around(0) == [1, 3, 2]
    assert drawn(". .\n/  \n^ ^").board(BESIDE).around(0) == [1, 2]


def test_an_edge_that_changes_makes_another_map() -> None:
    """aurora.combat.wall-break"""
    plan = drawn(".|.")
    broken = plan.with_edge(1, WEST, DOOR)
    assert (plan.edge(0, EAST), broken.edge(0, EAST)) == (WALL, DOOR)
    assert plan.board(BESIDE).around(0) == []
    assert broken.board(BESIDE).around(0) == [1]
    assert broken.with_edge(0, EAST, SHUT).board(BESIDE).around(0) == []
    assert broken.with_edge(0, EAST, WALL) == plan != broken
    assert hash(broken.with_edge(0, EAST, WALL)) == hash(plan)
    tall = drawn(".\n \n.")
    assert tall.with_edge(0, SOUTH, WALL) == tall.with_edge(1, NORTH, WALL) == drawn(".\n-\n.")
    with pytest.raises(ValueError, match="rim"):
        plan.with_edge(0, NORTH, WALL)


def test_what_is_put_down_makes_another_ground() -> None:
    """aurora.board.containers-hinder"""
    plan = drawn(". . .")
    crate = plan.with_ground([1], 1)
    assert (plan.board(CREW).ways(0).cost(2), crate.board(CREW).ways(0).cost(2)) == (2, 3)
    assert crate.with_ground([1], 0) == plan


def test_distance_counts_squares_and_ignores_walls() -> None:
    """aurora.board.distance"""
    plan = drawn(". .|. .\n       \n. .|. .\n       \n. .|. .")
    assert [plan.distance(0, square) for square in (0, 1, 5, 7, 8, 11)] == [0, 1, 1, 3, 2, 3]
    assert plan.ahead(0, NORTH) == OFF_BOARD
    assert plan.ahead(8, NORTH_EAST) == 5
    assert plan.edge(0, NORTH) == OPEN


def test_ships_fly_ahead_and_pay_to_turn() -> None:
    """aurora.ship-move.rotation-cost, aurora.ship-move.hindering"""
    plan = drawn(". h .\n     \n. # .\n     \n. . .")
    board = plan.facing_board(CREW, turn=1)
    ways = board.ways(0 * 8 + EAST)
    assert ways.cost(2 * 8 + EAST) == 3
    assert ways.cost(0 * 8 + WEST) == 1
    assert ways.cost(8 * 8 + SOUTH) == 6
    assert ways.cost(4 * 8 + SOUTH) > 100


def test_a_board_is_kept_for_each_gait() -> None:
    plan = drawn(". h .")
    assert plan.board(Gait(leaving={1: 1})) is plan.board(Gait(leaving={1: 1}))
    assert plan.board(Gait(leaving={1: 1})) != plan.board(Gait())
    assert Gait() != "walks"
    assert plan != "a map"
    assert len(plan) == 3


@pytest.mark.parametrize("sizes", [(2, 3, 0, 0), (2, 4, 3, 0), (2, 4, 0, 7)])
def test_a_map_has_whole_rows_and_something_for_every_square(sizes: tuple[int, int, int, int]) -> None:
    width, *lengths = sizes
    with pytest.raises(ValueError, match="squares in rows of 2"):
        Squares(width, *[bytes(length) for length in lengths])
