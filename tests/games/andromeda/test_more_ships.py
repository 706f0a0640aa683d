"""Ships with an ability of their own."""

from __future__ import annotations

import pytest

from rimward.games.andromeda.table.names import put
from rimward.games.andromeda.table.pieces import Bay
from tests.games.andromeda.openings import Lucky
from tests.games.andromeda.world import YELLOW, at, world


@pytest.mark.rule("andromeda.ship.ability-custom")
def test_a_ship_space_may_name_an_ability_of_its_own_beside_the_others() -> None:
    """No tile of the box does. Whatever it is called, it shows, and Attack beside it holds."""
    tiles = {"C1": "science", "C2": "industry"}
    g = world(tiles=tiles, ships=[(YELLOW, "fighter", "bay")], raiders=[("saucerian-abductor", ("C2",))])
    g.bays = put(g.bays, YELLOW, put(g.bays[YELLOW], 1, Bay("fighter", 2, 2, abilities=("attack", "tows-wrecks"))))
    play = Lucky(g)
    assert play.table["bays"][YELLOW][1]["abilities"] == ["attack", "tows-wrecks"]
    assert f"launch:fighter,{at('C2')}" in play.asked.keys
