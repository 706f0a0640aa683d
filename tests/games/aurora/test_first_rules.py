"""Games that began under version 1 go on with the rules that it had."""

from __future__ import annotations

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.places import in_shadow
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.record import restore, snapshot
from tests.games.aurora.folk import at, middle
from tests.games.aurora.world import crew, world

ROOM = {f"{row}{column}e": "|" for row in "bcdefg" for column in (1, 7)} | {
    f"{row}{column}s": "-" for row in "ag" for column in range(2, 8)
}


def test_a_new_table_has_the_rules_of_today_unless_asked_for_the_first() -> None:
    for first in (False, True):
        g = GAME.new_table(2, {"first_rules": first})
        assert isinstance(g, Aurora)
        assert (g.first_rules, g.copy().first_rules) == (first, first)
    assert GAME.at_version("1", {"deck": 8})["first_rules"] is True
    assert "first_rules" not in GAME.at_version(GAME.version, {"deck": 8})


@pytest.mark.parametrize(("shape", "first"), [(1, True), (2, False)])
def test_a_state_of_the_first_shape_goes_on_with_the_first_rules(shape: int, first: bool) -> None:
    kept = snapshot(GAME.new_table(2, {}))
    if shape == 1:
        del kept["table"]["first_rules"]
    again = restore(GAME, {**kept, "shape": shape}, ask=False)
    assert isinstance(again, Aurora)
    assert again.first_rules is first


@pytest.mark.parametrize("first", [False, True])
def test_the_square_inside_a_doorway(first: bool) -> None:
    g = world(
        surface=middle({}, ROOM | {"d1e": "D"}),
        indoor=["centre"],
        figures=[crew("donexia", 0, at("d2"))],
        then="crew:donexia",
    )
    g.first_rules = first
    assert in_shadow(g, at("d2")) is not first
