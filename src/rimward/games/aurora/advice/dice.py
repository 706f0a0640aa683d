"""What to do with rolled dice: what `odds_best` says, which to raise, to roll again, to pair."""

from __future__ import annotations

from typing import Final

from rimward.games.aurora.odds_best import best
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.question import Choose

CODES: Final = (
    "aurora.ship-combat.bonus-changes-die",
    "aurora.ship-combat.pairing",
    "aurora.ship-combat.hindering-reroll",
    "aurora.terrain.hindering-defense",
    "aurora.gear.weapon-bonus",
    "aurora.ship-ability.evasive",
    "aurora.ship-ability.tactical-targeting",
)


def rated(g: Aurora, question: Choose) -> list[float]:
    wanted = best(g)
    return [float(value == wanted) for value in question.options]
