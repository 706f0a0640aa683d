"""A map drawn in text, with tables of what it must come to: costs, leaps, who is beside whom, who sees whom."""

from __future__ import annotations

import pytest

from rimward.games.aurora.crew_combat import distance, is_covered, lines
from rimward.games.aurora.move import leaps, ways
from rimward.games.aurora.places import adjacent
from rimward.games.aurora.ship_combat import firing_lines
from rimward.games.aurora.table.state import Aurora
from rimward.kit.gait import WALL
from tests.games.aurora.world import FACINGS, crew, on, sq, world

# Two walls that join at the corner of c3, c4, d3 and d4, and two that join at that of c5, c6, d5 and d6; a doorway in a
# wall; two rocks that touch at a corner; water, a height with steps, and a pit with steps.
MAP = """
. . . . . . . .

. . .|. . . . .

. . .|. . . . .
      - -
. . . . .|. . .

. # . . .D. . .

. . # . .|. . .

w w . . . ./^ ^

v v/. . h h ^ ^
""".strip("\n")


def at(name: str) -> int:
    return on("centre", name)


def alone(square: str, name: str = "donexia") -> Aurora:
    return world(surface={"centre": MAP}, figures=[crew(name, 0, at(square))])


def two(here: str, there: str, *more: str) -> Aurora:
    others = [crew(name, 1, at(square)) for name, square in zip(("flibby", "rovanna"), more, strict=False)]
    return world(surface={"centre": MAP}, figures=[crew("donexia", 0, at(here)), crew("ozymar", 1, at(there)), *others])


COSTS = {
    "c3": 1,  # straight
    "d4": 1,
    "c2": 1,  # diagonal
    "a3": 3,
    "a4": 4,  # not across the end of the wall from b3
    "b4": 5,
    "c4": 6,  # on the other side of the joint
    "e5": 2,
    "e6": 3,  # through the doorway
    "f6": 4,  # not past the wall at the corner of the doorway
    "f2": 3,  # not between the two rocks: by d2 and e1
    "g1": 4,  # into the water costs one
    "h3": 4,
    "h2": 5,  # down the steps
    "h1": 6,
    "g6": 4,
    "g7": 5,  # up the steps
    "h8": 6,
    "h6": 4,  # into hindering ground costs one
}


@pytest.mark.rule("aurora.move.diagonal-corners")
@pytest.mark.rule("aurora.terrain.elevated-access")
@pytest.mark.rule("aurora.terrain.sunken-access")
def test_what_it_costs_to_get_there() -> None:
    found = ways(alone("d3"), 0, 9, False)
    assert {name: found[at(name)][0] for name in COSTS} == COSTS
    assert at("e2") not in found


LEAVING = [("g1", "f1", 2), ("h5", "g4", 2), ("h5", "h6", 2), ("g2", "g1", 2), ("f1", "g1", 1)]


@pytest.mark.rule("aurora.terrain.hindering-move")
@pytest.mark.rule("aurora.terrain.water-move")
@pytest.mark.parametrize(("here", "there", "cost"), LEAVING)
def test_the_square_that_is_left_sets_the_cost(here: str, there: str, cost: int) -> None:
    assert ways(alone(here), 0, 3, False)[at(there)][0] == cost


LEAPS = {
    "g1": {"h1", "h2"},
    "g3": {"h2"},
    "h3": set(),  # the steps are walked
    "g7": {"f6", "f7", "f8", "h6"},
    "h7": {"h6", "g6"},
    "d3": set(),
}


@pytest.mark.rule("aurora.terrain.leap")
@pytest.mark.parametrize("here", LEAPS)
def test_where_one_can_leap(here: str) -> None:
    tile = {at(f"{row}{column}") for row in "abcdefgh" for column in range(1, 9)}
    assert tile & set(leaps(alone(here), 0)) == {at(name) for name in LEAPS[here]}
    assert leaps(alone(here, "skirr"), 0) == []


TOUCHING = {
    ("c3", "c4"): False,  # a wall between
    ("c3", "d4"): False,  # around the outside of a bend
    ("d3", "c4"): False,  # through the joint
    ("b3", "a4"): False,  # past the end of a wall
    ("c6", "d5"): False,
    ("e5", "e6"): True,  # a doorway
    ("d5", "e6"): False,  # the wall beside the doorway
    ("e3", "f2"): True,  # between two rocks, which stop steps
    ("d3", "e4"): True,
    ("g6", "g7"): True,  # joined by steps
    ("f7", "g7"): False,  # a ledge
    ("h2", "h3"): True,
    ("g3", "h2"): False,
    ("g7", "h8"): True,
}


@pytest.mark.rule("aurora.board.adjacency")
@pytest.mark.parametrize(("here", "there"), TOUCHING)
def test_who_is_beside_whom(here: str, there: str) -> None:
    g = alone("a1")
    assert adjacent(g, at(here), at(there)) == TOUCHING[here, there]
    assert adjacent(g, at(there), at(here)) == TOUCHING[here, there]


SEEING = {
    ("d3", "c4"): False,  # joined walls let nothing through
    ("c3", "c4"): False,
    ("c3", "d4"): True,  # around the outside of the bend
    ("c6", "d5"): False,  # the other joint
    ("c5", "d6"): True,
    ("b3", "a4"): True,  # past the end of a wall
    ("a3", "b4"): True,
    ("d3", "c5"): False,
    ("e5", "e6"): False,  # a doorway is closed to shots
    ("e1", "e3"): False,  # a rock between
    ("d1", "d5"): True,
    ("d1", "d6"): False,
    ("f1", "d3"): False,  # the rock fills every line
    ("e3", "f2"): True,  # between two rocks that touch
    ("f7", "g7"): True,  # who is up there stands at the ledge
    ("e7", "h7"): False,  # and does not, here
    ("g7", "d7"): True,
    ("h1", "g1"): True,
    ("a1", "a8"): True,
    ("h1", "e1"): False,  # the water lies higher than who is in the pit
}


@pytest.mark.rule("aurora.combat.line-of-sight")
@pytest.mark.rule("aurora.terrain.ledge-sight")
@pytest.mark.rule("aurora.terrain.doorway")
@pytest.mark.parametrize(("here", "there"), SEEING)
def test_who_sees_whom(here: str, there: str) -> None:
    assert bool(lines(two(here, there), 0, 1)) == SEEING[here, there]


@pytest.mark.rule("aurora.combat.enemies-block")
@pytest.mark.rule("aurora.terrain.high-ground-sight")
@pytest.mark.parametrize(
    ("here", "there", "between", "seen"),
    [
        ("a1", "a5", "a3", False),
        ("a1", "a5", "b3", True),
        ("g7", "d7", "e7", True),  # firing down over somebody
        ("d7", "g7", "e7", False),  # and up at him
    ],
)
def test_whom_enemies_hide(here: str, there: str, between: str, seen: bool) -> None:
    assert bool(lines(two(here, there, between), 0, 1)) == seen


@pytest.mark.rule("aurora.board.distance")
@pytest.mark.parametrize(
    ("here", "there", "far"), [("a1", "a5", 4), ("a1", "c2", 2), ("c3", "c4", 1), ("a1", "h8", 7), ("d3", "c4", 1)]
)
def test_distances_count_squares_and_mind_no_walls(here: str, there: str, far: int) -> None:
    g = two(here, there)
    assert distance(g, 0, 1) == distance(g, 1, 0) == far


@pytest.mark.rule("aurora.terrain.hindering-defense")
@pytest.mark.parametrize(
    ("here", "there", "covered"), [("h4", "h5", True), ("h3", "h6", True), ("h5", "h4", False), ("g3", "g5", False)]
)
def test_who_is_covered(here: str, there: str, covered: bool) -> None:
    """The target's own square counts, and what every line crosses; the attacker's does not."""
    assert is_covered(two(here, there), 0, 1) == covered


@pytest.mark.rule("aurora.combat.wall-break")
def test_a_broken_wall_is_walked_through_and_keeps_its_joint() -> None:
    """The wall between c3 and c4 is a doorway now: one walks through it, and sees no more than before."""
    g = world(
        surface={"centre": MAP},
        figures=[crew("donexia", 0, at("c3")), crew("ozymar", 1, at("a8"))],
        walls=[(at("c3"), 2)],
    )
    assert ways(g, 0, 2, False)[at("c4")][0] == 1
    assert g.plan().map.edge(at("b3"), 2) == WALL
    assert not adjacent(g, at("d3"), at("c4"))


LANES = {  # by facing, the first squares of the three firing lines: columns to the east, rows to the south
    "north": {(-1, -1), (0, -1), (1, -1)},
    "north-east": {(0, -1), (1, -1), (1, 0)},
    "east": {(1, -1), (1, 0), (1, 1)},
    "south-east": {(1, 0), (1, 1), (0, 1)},
    "south": {(1, 1), (0, 1), (-1, 1)},
    "south-west": {(0, 1), (-1, 1), (-1, 0)},
    "west": {(-1, 1), (-1, 0), (-1, -1)},
    "north-west": {(-1, 0), (-1, -1), (0, -1)},
}
AHEAD = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


@pytest.mark.rule("aurora.ship-combat.firing-lines")
@pytest.mark.parametrize("facing", FACINGS)
def test_the_firing_lines_of_every_facing(facing: str) -> None:
    column, row = 14, 14
    east, south = (sum([AHEAD[word][axis] for word in facing.split("-")]) for axis in (0, 1))
    found = firing_lines(world().space(), sq(column, row), FACINGS.index(facing))
    expected = {tuple([sq(column + x + n * east, row + y + n * south) for n in range(6)]) for x, y in LANES[facing]}
    assert {line[:6] for line in found} == expected
