"""Rules of thumb that standing orders of Destiny Aurora may name: each gives an answer where it has one, and else the
seat is asked. They read the question, and the view of the seat that gave the order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from rimward.kernel.orders import Asked
from rimward.kernel.question import DONE

View = dict[str, Any]
Thumb = Callable[[Asked, View], str | None]

PAIRING: Final = "aurora.ship-combat.pairing"
BONUS: Final = "aurora.ship-combat.bonus-changes-die"
BLACK_AGAIN: Final = (
    "aurora.ship-combat.hindering-reroll",
    "aurora.terrain.hindering-defense",
    "aurora.gear.weapon-bonus",
    "aurora.ship-ability.evasive",
)
DICE: Final = (PAIRING, BONUS, *BLACK_AGAIN, "aurora.ship-ability.tactical-targeting")
BELOW: Final = (4, 5)
TRYING: Final = (1, 2, 3)  # dice of a test


def best(codes: tuple[str, ...], asked: Asked, _: View) -> str | None:
    """What brings most, or stops most; where no die does, none."""
    if asked.code not in codes:
        return None
    found = [key for key in asked.keys if asked.options[key].get("gain") == "best"]
    return found[0] if found else DONE


def again(below: int, asked: Asked, _: View) -> str | None:
    """Defence dice that show less, the lowest first."""
    if asked.code not in BLACK_AGAIN:
        return None
    faces = {key: int(key.partition(":")[2]) for key in asked.keys if key != DONE}
    low = [key for key, face in faces.items() if face < below]
    return min(low, key=lambda key: faces[key], default=DONE)


def ability(least: int, asked: Asked, _: View) -> str | None:
    """An ability of the ship with so many dice or more; one with fewer is left for another moment."""
    if asked.code != "aurora.ship-ability.timing":
        return None
    tries = [key for key in asked.keys if key != asked.passes]
    return tries[0] if tries and int(asked.about["dice"]) >= least else asked.passes


def cheapest(asked: Asked, _: View) -> str | None:
    """Of too much gear, what is worth least goes."""
    if asked.code != "aurora.gear.over-limit":
        return None
    discards = [key for key in asked.keys if key.startswith("discard:")]
    return min(discards, key=lambda key: int(asked.options[key]["value"]), default=None)


THUMBS: Final[Mapping[str, Thumb]] = {
    "dice": partial(best, DICE),
    "pairs": partial(best, (PAIRING,)),
    "bonuses": partial(best, (BONUS,)),
    "again": partial(best, BLACK_AGAIN),
    **{f"again-{below}": partial(again, below) for below in BELOW},
    **{f"ability-{least}": partial(ability, least) for least in TRYING},
    "cheapest": cheapest,
}
