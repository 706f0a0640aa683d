"""Games survive upgrades: a record is replayed by the rules, a snapshot is migrated to the shape of today."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from rimward.games.comet import GAME, flow, gift, setup, state
from rimward.games.comet.cards import gadgets
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import Table
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.record import read, restore, snapshot, write


class Depots(state.Comet):
    """Comet Rush of a later version: `ice` is now called `depot`, and lies in a list."""

    def __init__(
        self, seats: int, target: int, rounds: int, depot: list[int] | None = None, lanes: tuple[str, ...] = ()
    ) -> None:
        Table.__init__(self, seats)
        self.target, self.rounds, self.lanes = target, rounds, lanes
        self.depot = depot if depot is not None else [0] * seats

    @property
    def ice(self) -> tuple[int, ...]:  # type: ignore[override]  # the rules of the old version still read it
        return tuple(self.depot)

    def copy(self) -> Depots:
        return self.onto(Depots(self.seats, self.target, self.rounds, list(self.depot), self.lanes))

    def store(self, seat: int, ice: int) -> None:
        self.depot[seat] += ice


def later_setup(seats: int, options: Mapping[str, Any]) -> Depots:
    old = setup(seats, options)
    new = Depots(seats, old.target, old.rounds)
    new.zones, new.stack = old.zones, old.stack
    return new


def migrated(data: dict[str, Any]) -> dict[str, Any]:
    table = dict(data["table"])
    table["depot"] = {"list": table.pop("ice")}
    return {**data, "table": table}


LATER = replace(
    GAME,
    table=Depots,
    setup=later_setup,
    chapters=(sys.modules[__name__], flow, gadgets, gift),
    shape=2,
    migrations={1: migrated},
)


def played(seats: int) -> tuple[Match, list[dict[str, Any]]]:
    rng, match = Random(seats), Match.new(GAME, seats, chance=Seeded(seats))
    stood = []
    while match.result is None:
        question = rng.choice([question for question in match.asked if not question.answered])
        match.answer(question.id, question.seat, rng.choice(question.keys))
        stood.append(snapshot(match.table))
    return match, stood


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_record_made_before_a_change_of_shape_replays_with_the_same_hashes(seats: int) -> None:
    match, _ = played(seats)
    again = Match.load(LATER, read(write(match.record())))
    assert [entry.hash for entry in again.entries] == [entry.hash for entry in match.entries]
    assert again.result is not None
    assert match.result is not None
    assert again.result.scores == match.result.scores
    assert snapshot(again.table) != snapshot(match.table), "the shape is another"


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_snapshot_of_the_old_shape_is_restored_through_the_migration(seats: int) -> None:
    _, stood = played(seats)
    for data in stood:
        g = restore(LATER, data)
        assert isinstance(g, Depots)
        assert (g.depot, g.lanes) == (data["table"]["ice"], tuple(data["table"]["lanes"]))
        assert snapshot(g) == {**migrated(data), "shape": 2}


def test_a_scene_that_was_written_in_the_old_shape_is_played_in_the_new_one() -> None:
    stood = played(2)[1]
    scene = Match.scenario(GAME, restore(GAME, stood[len(stood) // 2]), chance=Seeded(1))
    again = Match.load(LATER, read(write(scene.record())))
    assert (again.hash, again.asked[0].keys) == (scene.hash, scene.asked[0].keys)
    assert isinstance(again.table, Depots)


def test_a_record_of_an_older_version_is_played_with_the_options_of_its_time() -> None:
    match, later = Match.new(GAME, 2, chance=Seeded(1)), replace(GAME, older={"0": {"rounds": 1}})

    def rounds(game: Game, **options: Any) -> int:
        header = msgspec.structs.replace(match.header, version="0", options=options)
        table = Match.reading(game, header).table
        assert isinstance(table, state.Comet)
        return table.rounds

    assert rounds(later) == 1
    assert rounds(GAME) != 1
    assert rounds(later, rounds=2) == 2


def test_a_word_that_meant_something_else_in_an_older_version_keeps_its_meaning() -> None:
    match, later = Match.new(GAME, 2, chance=Seeded(1)), replace(GAME, meant={"0": {"rounds": {2: 3}}})

    def rounds(game: Game, version: str, said: int) -> int:
        header = msgspec.structs.replace(match.header, version=version, options={"rounds": said})
        table = Match.reading(game, header).table
        assert isinstance(table, state.Comet)
        return table.rounds

    assert rounds(later, "0", 2) == 3
    assert rounds(later, "0", 1) == 1, "another word"
    assert rounds(later, GAME.version, 2) == 2, "another version"
    assert rounds(GAME, "0", 2) == 2
