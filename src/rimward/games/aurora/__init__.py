"""Destiny Aurora: Renegades. So far one chapter, a ship's attack, played from scenarios; not yet in the catalog."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rimward.games.aurora import ship_combat, space, state
from rimward.kernel.game import Game
from rimward.kernel.question import Refused


def setup(seats: int, options: Mapping[str, Any]) -> state.Aurora:
    raise Refused("aurora.refused.not-yet")


GAME: Game = Game(
    name="aurora",
    version="0",
    table=state.Aurora,
    setup=setup,
    seats=range(1, 5),
    chapters=(space, state, ship_combat),
)
