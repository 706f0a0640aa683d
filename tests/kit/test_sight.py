"""Lines of sight on squares, beside a model that cuts every line into pieces at the grid, with exact fractions."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from math import floor
from random import Random
from typing import Any

import pytest

from rimward.kit import sight
from rimward.kit.gait import ANY, DOOR, OPEN, SHUT, STAIRS, WALL, Gait
from rimward.kit.sight import Line, Sight, free_lines, lines, sees
from rimward.kit.squares import EAST, SOUTH, Squares
from tests.kit.maps import Cell, World, drawn, random_squares
from tests.kit.slow import BOARDS

Vector = tuple[int, int]
PAIRS = 6  # of squares, on each board
OFFSETS = ((1, 0), (1, 1), (0, 1), (0, 0))


# --- the model -------------------------------------------------------------------------------------------------------
def cuts(start: Cell, way: Vector) -> list[Fraction]:
    """Where a line meets the grid, as shares of its length. `way` is doubled."""
    found = {Fraction(0), Fraction(1)}
    for begin, length in zip(start, way, strict=True):
        least, most = sorted((Fraction(begin), begin + Fraction(length, 2)))
        found |= {(at - begin) / Fraction(length, 2) for at in range(floor(least), floor(most) + 1)}
    return sorted(share for share in found if 0 <= share <= 1)


def turning(a: Vector, b: Vector) -> int:
    return a[0] * b[1] - a[1] * b[0]


def lies_between(a: Vector, arm: Vector, b: Vector) -> bool:
    """Whether one meets `arm` on the way from `a` to `b`, turning one way around a corner."""
    if turning(a, b) > 0 or (turning(a, b) == 0 and a[0] * b[0] < 0):
        return turning(a, arm) > 0 and (turning(arm, b) > 0 or turning(a, b) == 0)
    if turning(a, b) == 0:
        return False
    return not lies_between(b, arm, a)


def arms(world: World, rules: Sight, corner: Cell) -> Iterator[Vector]:
    """The directions in which something closed leaves a corner, such as the rim of the board."""
    x, y = corner
    around: dict[Vector, tuple[Cell, Cell]] = {
        (1, 0): ((x, y - 1), (x, y)),
        (0, 1): ((x - 1, y), (x, y)),
        (-1, 0): ((x - 1, y - 1), (x - 1, y)),
        (0, -1): ((x - 1, y - 1), (x, y - 1)),
    }
    for way, pair in around.items():
        if world.code(*pair) in rules.edges or not world.ground.keys() >= set(pair):
            yield way


def meets(world: World, rules: Sight, start: Cell, own: Vector, way: Vector, share: Fraction) -> bool:
    """Whether something is closed where a line meets the grid."""
    x, y = start[0] + share * way[0] / 2, start[1] + share * way[1] / 2
    if x.denominator == y.denominator == 1:
        back = own if share == 0 else (-way[0], -way[1])
        closed = list(arms(world, rules, (int(x), int(y))))
        return any(lies_between(back, arm, way) for arm in closed) and any(
            lies_between(way, arm, back) for arm in closed
        )
    if x.denominator == 1:
        return world.code((int(x) - 1, floor(y)), (int(x), floor(y))) in rules.edges
    if y.denominator == 1:
        return world.code((floor(x), int(y) - 1), (floor(x), int(y))) in rules.edges
    return False  # its end


def is_in_the_way(world: World, rules: Sight, cell: Cell, a: Cell, b: Cell) -> bool:
    if world.ground[cell] in rules.grounds:
        return True
    heights = [world.level[a], world.level[b]]
    below = world.level[cell] < max(heights) or (heights[0] == heights[1] >= world.level[cell])
    return rules.levels and not below


def modelled(world: World, rules: Sight, a: Cell, b: Cell) -> tuple[Line, ...]:
    found: list[Line] = []
    for corner, (east, south) in enumerate(OFFSETS):
        start = a[0] + east, a[1] + south
        own = 1 - 2 * east, 1 - 2 * south
        way = 2 * (b[0] - start[0]) + 1, 2 * (b[1] - start[1]) + 1
        shares = cuts(start, way)
        middles = [(first + second) / 2 for first, second in pairwise(shares)]
        crossed = [(floor(start[0] + m * way[0] / 2), floor(start[1] + m * way[1] / 2)) for m in middles]
        between = [cell for cell in crossed if cell not in (a, b)]
        if any(is_in_the_way(world, rules, cell, a, b) for cell in between):
            continue
        if a == b or not any(meets(world, rules, start, own, way, share) for share in shares):
            found.append((corner, tuple(world.cells.index(cell) for cell in between)))
    return tuple(found)


def compared() -> None:
    for seed in range(BOARDS):
        rng = Random(seed)
        world, plan = random_squares(rng)
        edges = rng.choice([(WALL, DOOR, SHUT), (WALL,), (WALL, SHUT, STAIRS)])
        rules = Sight(rng.choice([(), (3,), (2, 3)]), edges, levels=rng.random() < 0.7)
        for _ in range(PAIRS):
            here, there = rng.randrange(len(plan)), rng.randrange(len(plan))
            expected = modelled(world, rules, world.cells[here], world.cells[there])
            assert lines(plan, rules, here, there) == expected, f"seed {seed}: from {here} to {there}"
            figures = set(rng.sample(range(len(plan)), min(2, len(plan)))) - {here, there}
            assert sees(plan, rules, here, there, figures) == any(figures.isdisjoint(line[1]) for line in expected)


def test_a_slow_model_agrees() -> None:
    compared()


# --- broken on purpose -----------------------------------------------------------------------------------------------
track, crossed = sight.track, sight._crossed


def _without_the_first_corner(east: int, south: int, corner: int) -> Any:
    squares, turns = track(east, south, corner)
    return squares, turns[1:]


def _without_further_corners(east: int, south: int, corner: int) -> Any:
    squares, turns = track(east, south, corner)
    return squares, turns[:1]


def _strict(plan: Squares, rules: Sight, column: int, row: int, corners: Any) -> bool:
    """Whatever a line touches obstructs it."""
    return not any(sight._is_closed(plan, rules, column + c[0], row + c[1], a) for c in corners for a in range(4))


BROKEN: list[tuple[str, Any]] = [
    ("track", _without_the_first_corner),
    ("track", _without_further_corners),
    ("track", lambda east, south, corner: track(east, south, (corner + 1) % 4)),
    ("_turns", lambda *_: True),
    ("_turns", _strict),
    ("_top", lambda *_: ANY),
    ("_top", lambda plan, rules, a, b: max(plan.levels[a], plan.levels[b])),
    ("_crossed", lambda plan, rules, x, y, squares, top: crossed(plan, rules, x, y, (*squares, (0, 0, -1)), top)),
]


@pytest.mark.parametrize(("name", "broken"), BROKEN)
def test_the_model_finds_what_is_broken(monkeypatch: pytest.MonkeyPatch, name: str, broken: Any) -> None:
    monkeypatch.setattr(sight, name, broken)
    with pytest.raises(AssertionError):
        compared()


# --- by hand ---------------------------------------------------------------------------------------------------------
BLASTER = Sight(grounds=(2,))  # as in Destiny Aurora


def seen(picture: str, here: int, there: int, *figures: int) -> bool:
    return sees(drawn(picture), BLASTER, here, there, figures)


def test_a_pillar_hides_what_is_right_behind_it() -> None:
    """aurora.terrain.blocking-move, aurora.combat.line-of-sight"""
    assert not seen(". # .", 0, 2)
    assert seen(". . .", 0, 2)
    assert seen(". . .\n     \n. # .", 3, 2)


def test_a_line_passes_between_pillars_that_touch_at_a_corner() -> None:
    """aurora.combat.line-of-sight"""
    assert seen(". #\n   \n# .", 0, 3)


WALLS = {
    "open": ". .\n   \n. .",
    "a wall": ".|.\n   \n. .",
    "a long wall": ".|.\n   \n.|.",
    "a doorway": ".D.\n   \n.D.",
    "stairs": "./.\n   \n./.",
    "a bend": ".|.\n-  \n. .",
    "a bend away": ". .\n  -\n.|.",
    "the other diagonal": ".|.\n  -\n. .",
}


@pytest.mark.parametrize(
    ("there", "hidden"),
    [
        (1, {"a long wall", "a doorway", "a bend", "the other diagonal"}),
        (3, {"a long wall", "a doorway", "a bend", "a bend away"}),
    ],
)
def test_walls_and_doorways_hide_what_is_behind_them(there: int, hidden: set[str]) -> None:
    """aurora.terrain.doorway. One looks past the end of a wall, and past a bend from outside."""
    assert {name for name, picture in WALLS.items() if not seen(picture, 0, there)} == hidden


def test_nobody_looks_through_a_wall_by_leaning_on_it() -> None:
    wall = ". . .\n- - -\n. . .\n     \n. . ."
    assert not any(seen(wall, here, there) for here in (0, 1, 2) for there in range(3, 9))


def test_the_higher_one_must_stand_at_the_ledge() -> None:
    """aurora.terrain.ledge-sight"""
    assert seen("^ . .", 0, 2)
    assert seen("^ . .", 2, 0)
    assert not seen("^ ^ .", 0, 2)
    assert not seen("^ ^ .", 2, 0)
    assert seen("^ . v", 0, 2)
    assert not seen("^ . ^ v", 0, 3), "another height between them"


def test_a_height_between_two_below_hides_them_and_a_pit_does_not() -> None:
    """aurora.terrain.elevated-access"""
    assert not seen(". ^ .", 0, 2)
    assert seen(". v .", 0, 2)
    assert seen("^ v ^", 0, 2)
    assert sees(drawn(". ^ ."), Sight(grounds=(), levels=False), 0, 2)


def test_figures_hide_what_is_behind_them_from_every_corner() -> None:
    """aurora.combat.enemies-block"""
    assert not seen(". . .", 0, 2, 1)
    open_field = ". . .\n     \n. . ."
    assert seen(open_field, 0, 5, 1)
    assert not seen(open_field, 0, 5, 1, 4)
    assert not seen(open_field, 0, 2, 1)


def test_a_line_tells_which_squares_it_crosses() -> None:
    """aurora.terrain.hindering-defense: whoever looks picks the corner, so cover may be avoided."""
    plan = drawn(". h .\n     \n. . .")
    found = free_lines(plan, BLASTER, 0, 5)
    assert {squares for _, squares in found} == {(1,), (1, 4), (4,), (3, 4)}
    assert free_lines(plan, BLASTER, 0, 0) == [(corner, ()) for corner in range(4)]


def test_two_need_not_see_each_other_alike() -> None:
    """From a corner to a centre is another line than back."""
    pillar = ". . . .\n       \n. . # ."
    assert seen(pillar, 7, 0)
    assert not seen(pillar, 0, 7)


def test_lines_are_kept_with_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = drawn(".|.").with_edge(0, EAST, OPEN)
    assert lines(plan, BLASTER, 0, 1) is lines(plan, Sight(grounds=[2]), 0, 1)
    assert lines(plan, BLASTER, 0, 1) != lines(plan.with_edge(0, EAST, WALL), BLASTER, 0, 1)
    assert Sight(()) != Sight((), levels=False)
    assert Sight(()) != "eyes"
    monkeypatch.setattr(sight, "KEPT", 2)
    assert len(lines(plan, BLASTER, 1, 0)) == len(lines(plan, BLASTER, 1, 1)) == 4
    assert len(plan.lines) <= 2


def test_what_stops_a_step_and_what_stops_a_look_are_two_things() -> None:
    """aurora.terrain.doorway: walked through, and not shot through. A window is the other way round."""
    window = 9
    plan = drawn(". .\n   \n. .").with_edge(0, EAST, window).with_edge(2, EAST, window).with_edge(0, SOUTH, DOOR)
    assert not plan.board(Gait()).joins(0, 1)
    assert sees(plan, BLASTER, 0, 1)
    assert plan.board(Gait()).joins(0, 2)
