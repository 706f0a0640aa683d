"""Xia: Legends of a Drift System. Its first chapters: combat, damage, death, Fame and exploring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rimward.games.xia import board, border, combat, damage, death, explore, fame, missions, npcs, state, turn
from rimward.games.xia.cards import abilities
from rimward.kernel.game import Game
from rimward.kernel.question import Refused


def setup(seats: int, options: Mapping[str, Any]) -> state.Xia:
    raise Refused("xia.refused.not-yet")


GAME = Game(
    name="xia",
    version="0",
    table=state.Xia,
    setup=setup,
    seats=range(3, 6),
    chapters=(state, board, turn, combat, damage, death, fame, border, explore, npcs, missions, abilities),
    windows={"rolled": "xia.ability.use", "declare-defense": "xia.ability.defense-timing"},
    cards=lambda g, seat: (state.abilities(seat),),
)
