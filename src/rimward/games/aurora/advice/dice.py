"""What to do with rolled dice: which to raise, to roll again, to pair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rimward.games.aurora.dicework import HIT
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.question import Choose, Value


def raised(value: Value, plus: int) -> float:
    """A bonus on a red die makes a hit, or a better one; on a black die it blocks."""
    if not isinstance(value, tuple):
        return 0.0
    if value[0] == "red":
        face = int(value[1])
        if face < HIT:
            return 3.0 if face + plus >= HIT else -1.0
        return 1.0 + face / 10
    hit, die = int(value[1]), int(value[2])
    if hit > 6 or die >= hit:
        return -1.0
    return 3.0 if die + plus >= hit else -0.5


def bonuses(g: Aurora, question: Choose) -> list[float]:
    plus = int(question.about.get("plus", 1))
    return [raised(value, plus) for value in question.options]


def pairs(g: Aurora, question: Choose) -> list[float]:
    """The lowest die that blocks; where none does, the lowest of all."""
    found: list[float] = []
    for value in question.options:
        hit, die = (int(value[1]), int(value[2])) if isinstance(value, tuple) else (0, 0)
        found.append(10.0 - die if die >= hit else 1.0 - die / 10)
    return found


def again_black(g: Aurora, question: Choose) -> list[float]:
    return [3.5 - int(value[1]) if isinstance(value, tuple) else 0.0 for value in question.options]


def again_red(g: Aurora, question: Choose) -> list[float]:
    return [HIT - 0.5 - int(value[1]) if isinstance(value, tuple) else 0.0 for value in question.options]


RATED: Final[dict[str, Callable[[Aurora, Choose], list[float]]]] = {
    "aurora.ship-combat.bonus-changes-die": bonuses,
    "aurora.ship-combat.pairing": pairs,
    "aurora.ship-combat.hindering-reroll": again_black,
    "aurora.terrain.hindering-defense": again_black,
    "aurora.gear.weapon-bonus": again_black,
    "aurora.ship-ability.evasive": again_black,
    "aurora.ship-ability.tactical-targeting": again_red,
}
