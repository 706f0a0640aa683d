"""The tiles of both boards as part C8 of the content audit wants them: a test for each constraint, by its name."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import quantiles

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.table.board import (
    BLOCKING,
    HINDERING,
    NINE,
    PLACES,
    TILE,
    WALKING,
    WATER,
    plan_of,
    turn_of,
)
from rimward.games.aurora.table.content import Content, TileKind
from rimward.games.aurora.table.names import CAPS
from rimward.kit.gait import DOOR, WALL
from rimward.kit.graph import NOWHERE
from rimward.kit.squares import Squares

CONTENT: Content = GAME.content
SURFACE = {name: tile for name, tile in CONTENT.surface.items() if not name.startswith("test-")}
ORBIT = {name: tile for name, tile in CONTENT.orbit.items() if not name.startswith("test-")}
SQUARES = range(TILE * TILE)
KINDS = ("centre", "side", "corner")
NORTH, EAST, SOUTH, WEST = (
    [n for n in SQUARES if n < TILE],
    [n for n in SQUARES if n % TILE == TILE - 1],
    [n for n in SQUARES if n >= TILE * (TILE - 1)],
    [n for n in SQUARES if n % TILE == 0],
)
EVERY = pytest.mark.parametrize("name", SURFACE)
SPACE = pytest.mark.parametrize("name", ORBIT)


def alone(tile: TileKind) -> Squares:
    edges = bytearray(2 * TILE * TILE)
    for number, below, code in tile.edges:
        edges[2 * number + below] = code
    return Squares(TILE, tile.ground, tile.levels, bytes(edges))


def joins(tile: TileKind) -> list[list[int]]:
    """The edges where other tiles lie: all of a centre, the others than the outer ones of sides and corners."""
    return {"centre": [NORTH, EAST, SOUTH, WEST], "side": [EAST, SOUTH, WEST], "corner": [EAST, SOUTH]}[tile.type]


def apart(a: int, b: int) -> int:
    return max(abs(a // TILE - b // TILE), abs(a % TILE - b % TILE))


# --- the surface -----------------------------------------------------------------------------------------------------
@EVERY
def test_c8_size_the_middle_of_every_edge_is_open(name: str) -> None:
    tile = SURFACE[name]
    for edge in (NORTH, EAST, SOUTH, WEST):
        assert all(tile.ground[square] != BLOCKING for square in edge[2:6])


@EVERY
def test_c8_reach_every_open_square_without_a_leap(name: str) -> None:
    plan = alone(SURFACE[name])
    open_squares = [n for n in SQUARES if plan.ground[n] != BLOCKING]
    for edge in joins(SURFACE[name]):
        ways = plan.board(WALKING).ways(edge[3])
        assert [n for n in open_squares if ways.cost(n) == NOWHERE] == []


@EVERY
def test_c8_reach_from_edge_to_opposite_edge_in_twelve_points(name: str) -> None:
    board = alone(SURFACE[name]).board(WALKING)
    for one, other in ((NORTH, SOUTH), (WEST, EAST)):
        costs = [board.ways(here).cost(there) for here in one[2:6] for there in other[2:6]]
        assert min(cost for cost in costs if cost != NOWHERE) <= 12


@EVERY
def test_c8_ground_hindering_and_blocking(name: str) -> None:
    ground = SURFACE[name].ground
    assert 0.04 <= ground.count(HINDERING) / len(ground) <= 0.18
    assert 0.01 <= ground.count(BLOCKING) / len(ground) <= 0.12


def test_c8_ground_water_on_three_tiles() -> None:
    shares = [tile.ground.count(WATER) / len(tile.ground) for tile in SURFACE.values()]
    assert sum([share > 0 for share in shares]) == 3
    assert max(shares) <= 0.25


def test_c8_ground_levels_on_five_tiles() -> None:
    uneven = [tile for tile in SURFACE.values() if len(set(tile.levels)) > 1]
    assert len(uneven) == 5
    assert {level for tile in uneven for level in tile.levels} == {0, 1, 2}


def test_c8_cover_within_four_squares_but_on_two_open_tiles() -> None:
    """Where crew may hide: hindering terrain, the crate, and beside a wall in a room."""
    bare = []
    for name, tile in SURFACE.items():
        plan = alone(tile)
        shadows = [n for n in SQUARES if tile.ground[n] == HINDERING or n == tile.crate]
        shadows += [n for n in SQUARES if tile.rooms[n] and WALL in [plan.edge(n, side) for side in (0, 2, 4, 6)]]
        if any(min(apart(n, shadow) for shadow in shadows) > 4 for n in SQUARES):
            bare.append(name)
    assert len(bare) <= 2


def test_c8_indoors_two_centres_three_sides_four_corners() -> None:
    assert Counter([tile.type for tile in SURFACE.values() if tile.indoor]) == {"centre": 2, "side": 3, "corner": 4}
    assert all((max(tile.rooms) > 0) == tile.indoor for tile in SURFACE.values())


@pytest.mark.parametrize("name", [name for name, tile in SURFACE.items() if tile.indoor])
def test_c8_indoors_rooms_of_eight_squares_and_two_doors(name: str) -> None:
    tile = SURFACE[name]
    for room in range(1, max(tile.rooms) + 1):
        squares = {n for n in SQUARES if tile.rooms[n] == room}
        ends = [(n, n + (TILE if below else 1)) for n, below, code in tile.edges if code == DOOR]
        doors = [pair for pair in ends if (pair[0] in squares) != (pair[1] in squares)]
        assert len(squares) >= 8, f"room {room} has {len(squares)} squares"
        assert len(doors) >= 2, f"room {room} has {len(doors)} doors"


@EVERY
def test_c8_crate_away_from_joining_edges_and_rocks(name: str) -> None:
    tile = SURFACE[name]
    assert tile.ground[tile.crate] != BLOCKING
    assert all(apart(tile.crate, square) >= 2 for edge in joins(tile) for square in edge)


def test_c8_crate_one_in_four_inside_a_room() -> None:
    inside = [tile for tile in SURFACE.values() if tile.rooms[tile.crate]]
    assert len(inside) >= len(SURFACE) / 4


@EVERY
def test_c8_marks_are_squares_on_which_one_can_stand(name: str) -> None:
    tile = SURFACE[name]
    assert all(tile.ground[square] != BLOCKING for square in tile.marks.values())
    assert len(set(tile.marks.values())) == len(tile.marks)


# --- space -----------------------------------------------------------------------------------------------------------
@SPACE
def test_c8_space_blocking_and_hanging_together(name: str) -> None:
    tile = ORBIT[name]
    assert tile.ground.count(BLOCKING) / len(tile.ground) <= 0.12
    assert set(tile.ground) <= {0, HINDERING, BLOCKING}
    ways = alone(tile).board(WALKING).ways(3)
    assert [n for n in SQUARES if tile.ground[n] != BLOCKING and ways.cost(n) == NOWHERE] == []


@pytest.mark.parametrize("name", [name for name, tile in ORBIT.items() if tile.type != "centre"])
def test_c8_space_hindering_in_clumps(name: str) -> None:
    """Four to nine squares that touch; the Nebula and the Black Hole in the middle are what they are."""
    left = {n for n in SQUARES if ORBIT[name].ground[n] == HINDERING}
    while left:
        clump = {left.pop()}
        while near := {n for n in left for m in clump if apart(n, m) == 1}:
            clump |= near
            left -= near
        assert 4 <= len(clump) <= 9, sorted(clump)


@SPACE
def test_c8_space_no_line_of_six_blocking_squares(name: str) -> None:
    rocks = {n for n in SQUARES if ORBIT[name].ground[n] == BLOCKING}
    for row, column in [divmod(n, TILE) for n in rocks]:
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            line = [(row + down * n, column + right * n) for n in range(6)]
            assert not all(y in range(TILE) and x in range(TILE) and y * TILE + x in rocks for y, x in line), (
                f"from {row}, {column}"
            )


@pytest.mark.parametrize("name", [name for name, tile in ORBIT.items() if tile.type == "side"])
def test_c8_space_the_middle_of_sides_is_free_for_salvage(name: str) -> None:
    middle = [row * TILE + column for row in (3, 4) for column in (3, 4)]
    assert all(ORBIT[name].ground[square] != BLOCKING for square in middle)


# --- whole boards ----------------------------------------------------------------------------------------------------
def test_c8_docks_and_planets_four_each() -> None:
    assert len(NINE.docks) == len(CAPS) == 4


def random_board(rng: Random) -> tuple[tuple[str, int], ...]:
    piles = {kind: rng.sample(names, len(names)) for kind, names in of_kinds().items()}
    kinds = ["centre" if place == "centre" else "corner" if "-" in place else "side" for place in PLACES]
    return tuple([(piles[kind].pop(), turn_of(place, 0)) for kind, place in zip(kinds, PLACES, strict=True)])


def of_kinds() -> dict[str, list[str]]:
    return {kind: [name for name, tile in SURFACE.items() if tile.type == kind] for kind in KINDS}


def test_c8_ways_from_docks_to_crates_on_random_boards() -> None:
    """From each dock to the crate of each place: the 90th way in a hundred is not 2.5 times as long as the 10th.

    It is counted for every pair. Between all of them it cannot hold: the far corner is three times as far as the tile
    behind the dock, whatever lies there.
    """
    rng, ways = Random("ways to crates"), dict[tuple[int, int], list[int]]()
    for _ in range(60):
        plan = plan_of(CONTENT, random_board(rng), False)
        for dock, square in enumerate(NINE.docks):
            found = plan.map.board(WALKING).ways(square)
            for place, crate in enumerate(plan.crates):
                ways.setdefault((dock, place), []).append(found.cost(crate))
    for pair, costs in ways.items():
        assert max(costs) < NOWHERE
        tenths = quantiles(costs, n=10)
        assert tenths[8] / tenths[0] < 2.5, pair


def test_c8_every_open_square_of_random_boards_can_be_walked_to() -> None:
    rng = Random("open squares")
    for _ in range(40):
        plan = plan_of(CONTENT, random_board(rng), False)
        for dock in NINE.docks:
            ways = plan.map.board(WALKING).ways(dock)
            shut = [n for n, tile in enumerate(plan.tiles) if tile >= 0 and plan.map.ground[n] not in (BLOCKING, 7)]
            assert [n for n in shut if ways.cost(n) == NOWHERE] == []
