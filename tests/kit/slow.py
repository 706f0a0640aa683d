"""Slow models to compare boards with: all distances by trying every space as a stop on the way."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import product
from random import Random

from rimward.kit.graph import NOWHERE, Board

BOARDS = 500
Roads = Mapping[tuple[int, int], int]  # what a step costs, by where it begins and ends


def distances(count: int, roads: Roads, barred: Collection[int] = ()) -> dict[tuple[int, int], int]:
    """Between all pairs that a way joins. A space that is barred is never entered."""
    away = {(space, space): 0 for space in range(count)}
    for (here, there), cost in roads.items():
        if there not in barred and here != there:
            away[here, there] = cost
    for stop in range(count):
        before = [(here, away[here, stop]) for here in range(count) if (here, stop) in away]
        beyond = [(there, away[stop, there]) for there in range(count) if (stop, there) in away]
        for (here, first), (there, second) in product(before, beyond):
            if first + second < away.get((here, there), NOWHERE):
                away[here, there] = first + second
    return away


def roads_of(board: Board) -> dict[tuple[int, int], int]:
    return {(here, there): cost for here, around in enumerate(board.steps) for there, cost in around}


def same_ways(board: Board, roads: Roads, rng: Random) -> None:
    """Steps and distances of a board are those of the model."""
    assert roads_of(board) == dict(roads)
    assert sum(map(len, board.steps)) == len(roads), "no step is listed twice"
    away = distances(len(board), roads)
    for here in range(len(board)):
        for there in rng.sample(range(len(board)), len(board)):
            expected = away.get((here, there), NOWHERE)
            assert board.ways(here).cost(there) == expected, f"from {here} to {there}"
            assert board.course(there).cost(here) == expected, f"to {there} from {here}"
