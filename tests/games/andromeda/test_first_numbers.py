"""Designed numbers that were balanced: games from before go on with the first ones."""

from __future__ import annotations

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import start
from rimward.kernel.record import restore, snapshot
from rimward.kernel.view import view
from tests.games.andromeda.world import YELLOW, Play, moon, world

NOW = {
    "ice": 4,
    "top": 9,
    "vaults": [8, 9],
    "steps": 5,
    "civilization": (("credit", 1), ("any", 2)),
    "science": (("ice", 2), ("any", 2)),
    "siege": (2, (("vp", 2), ("tactics", 2), ("energy", 1))),
    "maw": (2, (("module", 1),)),
}
THEN = {
    "ice": 5,
    "top": 8,
    "vaults": [4, 7],
    "steps": 4,
    "civilization": (("credit", 1), ("any", 1)),
    "science": (("ice", 2), ("credit", 1), ("any", 1)),
    "siege": (3, (("vp", 3), ("tactics", 2))),
    "maw": (2, (("module", 1),)),
}


def numbers(g: Andromeda) -> dict[str, object]:
    content = g.content
    return {
        "ice": content.numbers.storage["ice"],
        "top": content.tracks["science"].top(),
        "vaults": content.tracks["commerce"].vaults,
        "steps": content.numbers.event_steps[2],
        "civilization": content.numbers.prices["civilization"][0],
        "science": content.numbers.prices["science"][2],
        "siege": (content.raiders["siege-brothers"].range, content.raiders["siege-brothers"].reward),
        "maw": (content.raiders["grinding-maw"].range, content.raiders["grinding-maw"].reward),
    }


def begun(first: bool) -> Andromeda:
    g = GAME.new_table(2, {"first_numbers": first})
    assert isinstance(g, Andromeda)
    start(g, Seeded(1))
    return g


@pytest.mark.parametrize(("first", "found"), [(False, NOW), (True, THEN)])
def test_the_first_numbers_can_still_be_had(first: bool, found: dict[str, object]) -> None:
    g = begun(first)
    assert numbers(g) == numbers(g.copy()) == found
    assert GAME.status is not None
    [marker] = [line for line in GAME.status(GAME.content, view(g, 0)) if line.code.endswith("marker")]
    assert marker.params["steps"] == found["steps"]


def test_records_of_version_1_have_the_first_numbers() -> None:
    assert GAME.at_version("1", {"length": "short"}) == {
        "length": "short",
        "first_numbers": True,
        "first_rules": True,
    }
    assert GAME.at_version(GAME.version, {"length": "short"}) == {"length": "short"}


@pytest.mark.parametrize(("shape", "found"), [(1, THEN), (2, NOW)])
def test_a_state_from_before_goes_on_with_the_first_numbers(shape: int, found: dict[str, object]) -> None:
    kept = snapshot(begun(first=False))
    if shape == 1:
        del kept["table"]["first_numbers"]
    again = restore(GAME, {**kept, "shape": shape})
    assert isinstance(again, Andromeda)
    assert numbers(again) == found


@pytest.mark.parametrize("first", [False, True])
def test_a_claimed_moon_is_told_before_the_next_one(first: bool) -> None:
    """In games of version 1 after it: their events stay as they were."""
    g = world(tiles={"C3": "industry"}, moons={"C3": (moon("industry", titanium=1), 2)})
    g.first_numbers = first
    play = Play(g, draw=[moon("industry", titanium=2)]).launch("transport", "C3")
    told = [code for code in play.codes() if code in ("moon.gained", "moon.shown")]
    assert told == (["moon.shown", "moon.gained"] if first else ["moon.gained", "moon.shown"])
    assert play.table["moons"][YELLOW] == [moon("industry", titanium=1)]
