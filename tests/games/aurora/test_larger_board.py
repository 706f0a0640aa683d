"""Boards with one more side tile in the north and in the south, where a table plays so."""

from __future__ import annotations

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.table.board import CLEAR, SOLID, WALKING, WIDTH
from rimward.games.aurora.table.names import CAPS, HOMES, NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from tests.games.aurora.random_games import played

LARGER = {"larger_board": True, "quicker": True, "crew": "dealt"}


def begun(larger: bool) -> Aurora:
    match = Match.new(GAME, 2, {**LARGER, "larger_board": larger}, chance=Seeded(11))
    table = match.table
    assert isinstance(table, Aurora)
    while not table.round:
        question = match.asked[0]
        match.answer(question.id, question.seat, question.keys[0])
    return table


@pytest.mark.rule("aurora.setup.extra-side-tiles")
def test_further_side_tiles_enlarge_both_boards_where_players_have_agreed() -> None:
    """Two more side tiles, each under an end cap, with a crate, a token of salvage and a way to everywhere."""
    nine, table = begun(False), begun(True)
    assert (len(nine.surface), len(nine.orbit)) == (9, 9)
    for tiles, kinds in ((table.surface, table.content.surface), (table.orbit, table.content.orbit)):
        assert [kinds[tile.name].type for tile in tiles].count("side") == 6
        assert len({tile.name for tile in tiles}) == len(tiles) == 11
    assert (len(nine.crates), len(nine.salvage)) == (9, 9)
    assert (len(table.crates), len(table.salvage)) == (11, 11)
    assert {table.plan().tiles[square] for square in table.crates} == set(range(11))


@pytest.mark.rule("aurora.setup.extra-side-tiles")
def test_the_end_caps_lie_at_the_outer_edges_of_a_larger_board() -> None:
    """The caps in the north and in the south are eight rows further out; a tile lies between them and the old edge."""
    table = begun(True)
    plan = table.plan()
    assert len(plan.map) == WIDTH * 44
    for cap, direction in zip(plan.caps, CAPS, strict=True):
        assert len(cap) == 16
        assert all(plan.map.ground[square] == CLEAR and plan.tiles[square] == NOWHERE for square in cap), direction
    beside = [plan.map.ahead(square, way) for square, way in zip(inner_edge(plan.caps), (4, 6, 0, 2), strict=True)]
    named = [plan.layout.places[plan.tiles[square]] for square in beside]
    assert named == ["far-north", "east", "far-south", "west"]
    assert table.planets.index(HOMES[0]) != table.planets.index(HOMES[1])
    ways = plan.map.board(WALKING).ways(table.layout.docks[0])
    assert all(ways.cost(dock) < 99 for dock in table.layout.docks)
    assert all(plan.map.ground[square] not in SOLID for square in table.layout.docks)


def inner_edge(caps: tuple[tuple[int, ...], ...]) -> list[int]:
    """A square of each cap beside the tiles."""
    return [caps[0][-1], caps[1][0], caps[2][0], caps[3][1]]


@pytest.mark.parametrize("seed", [1, 2])
def test_games_on_it_end(seed: int) -> None:
    assert played(seed, 2, {**LARGER, "deck": 6}).result is not None


def test_ships_begin_on_planets_that_lie_further_apart() -> None:
    """The whole game, from its first question to the first round."""
    match = Match.new(GAME, 2, {"larger_board": True, "crew": "dealt"}, chance=Seeded(5))
    table = match.table
    assert isinstance(table, Aurora)
    while not table.round:
        question = match.asked[0]
        match.answer(question.id, question.seat, question.keys[0])
    for ship in table.ships:
        assert ship.square in table.planet_squares(HOMES[ship.side])
    north, south = (table.space().caps[place] for place in (0, 2))
    assert min(south) // WIDTH - max(north) // WIDTH == 41
