"""Andromeda's Edge. So far its battles; it cannot be set up yet and is not in the catalog."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rimward.games.andromeda import battle, state
from rimward.games.andromeda.cards import tactics
from rimward.kernel.game import Game
from rimward.kernel.question import Refused


def setup(seats: int, options: Mapping[str, Any]) -> state.Andromeda:
    raise Refused("andromeda.refused.not-yet")


GAME: Game = Game(
    name="andromeda",
    version="0",
    table=state.Andromeda,
    setup=setup,
    seats=range(2, 5),
    chapters=(state, battle, tactics),
    windows={
        "diplomacy": "andromeda.battle.diplomacy",
        "preparations": "andromeda.tactics.type-battle",
        "rolled": "andromeda.tactics.type-battle",
    },
    cards=lambda g, seat: (state.hand(seat),),
    acts=battle.acts,
    interject=battle.interject,
    describe_act=battle.describe_act,
    moves=("slot",),
)
