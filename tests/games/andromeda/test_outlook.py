"""How likely the seats are to win, by what they have; and the tool that counts what came of games."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.event import Event, Seen
from tests.games.andromeda.entries import Counting, Entry
from tests.games.andromeda.entries_table import lines
from tests.games.andromeda.world import BLUE, YELLOW, world

BAY = [(YELLOW, "transport", "bay")] * 3
POOR = {YELLOW: {"ice": 2}}


def chance(**said: Any) -> float:
    g: Andromeda = world(**{"ships": BAY, "stock": POOR, **said})
    assert GAME.chances is not None
    found = GAME.chances(g)
    assert sum(found) == pytest.approx(1.0)
    return found[YELLOW]


@pytest.mark.parametrize(
    "more",
    [
        {"ships": [*BAY, (YELLOW, "transport", "bay")]},
        {"stock": {YELLOW: {"titanium": 1, "nanocarbon": 1}}},
        {"stock": {YELLOW: {"ice": 3}}},
        {"ships": [*BAY[1:], (YELLOW, "transport", "C2")], "tiles": {"C2": "science"}},
    ],
    ids=["a ship more", "what the next ship is built of, instead of ice", "a resource more", "a ship that is out"],
)
def test_what_makes_a_win_likelier(more: dict[str, Any]) -> None:
    assert chance(**more) > chance()


def test_of_what_a_ship_is_built_of_both_are_better_than_two_of_one() -> None:
    both, two = ({YELLOW: stock} for stock in ({"titanium": 1, "nanocarbon": 1}, {"titanium": 2}))
    assert chance(stock=both) > chance(stock=two)


# --- counting --------------------------------------------------------------------------------------------------------
def counted(*said: tuple[str, dict[str, Any]]) -> Entry:
    found = Entry(0, [0, 1], -1, ["", ""], [100, 80], [YELLOW])
    Counting(found, world(ships=BAY)).read([Event(f"andromeda.{code}", params) for code, params in said])
    return found


def test_what_came_of_a_game_is_counted_by_seat() -> None:
    found = counted(
        ("turn.begins", {"seat": BLUE}),
        ("module.gained", {"seat": BLUE, "module": "sun-catcher", "deck": "science"}),
        ("tactics.drawn", {"seat": YELLOW, "card": Seen("cold-trail", 1)}),
        ("tactics.played", {"seat": YELLOW, "card": Seen("cold-trail", 3)}),
        ("development.built", {"seat": BLUE, "kind": "obelisk", "region": 0}),
        ("development.scored", {"seat": BLUE, "points": 6}),
        ("turn.begins", {"seat": YELLOW}),
    )
    assert (found.first, found.turns) == (BLUE, 1)
    assert found.modules[BLUE] == ["sun-catcher"]
    assert (found.drawn, found.played[YELLOW]) == (1, ["cold-trail"])
    assert (found.built[BLUE], found.paid) == (["obelisk"], [6])


def test_claimed_moons_are_full_with_four_of_them_at_the_end_of_a_turn() -> None:
    gained, begins = ("moon.gained", {"seat": BLUE, "moon": "science-one"}), ("turn.begins", {"seat": BLUE})
    left = ("moon.slotted", {"seat": BLUE, "moon": "science-one", "where": "ops"})
    assert counted(begins, *[gained] * 4, begins).full == 1
    assert counted(begins, *[gained] * 4, left, begins).full == 0


def test_only_battles_with_raiders_count_as_raids_and_only_those_that_players_win_as_won() -> None:
    raid, fight = {"region": 0, "sides": (YELLOW, -1)}, {"region": 0, "sides": (YELLOW, BLUE)}
    found = counted(
        ("battle.begins", raid),
        ("battle.ends", {"region": 0, "winner": YELLOW}),
        ("battle.begins", raid),
        ("battle.ends", {"region": 0, "winner": -1}),
        ("battle.begins", fight),
        ("battle.ends", {"region": 0, "winner": BLUE}),
    )
    assert (found.raided["battles"], found.raided["raids"], found.raided["won"]) == (3, 2, 1)


def test_a_faction_is_told_with_its_wins() -> None:
    entry = Entry(
        0, [0, 1, 2, 3], 2, ["rust-choir", "toll-house", "hush-riders", "comet-herders"], [90, 60, 50, 40], [0]
    )
    told = {line.split(" | ")[0].strip("| "): line for line in lines([entry]) if line.startswith("| ")}
    assert "| 1 | 100.0%" in told["rust-choir"]
    assert "| 1 | 100.0%" in told["turn 3"]
    assert "| 1 | 0.0%" in told["warlord"]
