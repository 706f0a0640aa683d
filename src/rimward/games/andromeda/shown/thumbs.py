"""Rules of thumb that standing orders of Andromeda's Edge may name: each gives an answer where it has one, and else the
seat is asked. They read the question, and the view of the seat that gave the order."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from rimward.games.andromeda.table.names import STORED
from rimward.kernel.orders import Asked
from rimward.kernel.question import DONE, PASS, About

View = dict[str, Any]
Thumb = Callable[[Asked, View], str | None]

EVEN: Final = 50  # per cent
JOINING: Final = (EVEN, 70)
SPENDING: Final = (1, 2, 3)
A_CARD: Final = 1  # what a card is worth in resources
FLEETING: Final = ("recruit", "bonus")  # acts that a ship may be too late for


# --- battles ---------------------------------------------------------------------------------------------------------
def join(least: int, asked: Asked, _: View) -> str | None:
    """With the ship that makes the chance of winning largest, if it is so likely then, and was not before."""
    if asked.code != "andromeda.battle.escalation":
        return None
    ships = [key for key in asked.keys if key != DONE]
    if any(["win" not in asked.options[ship] for ship in ships]):
        return None
    best = max(ships, key=lambda ship: _win(asked.options[ship]), default=DONE)
    is_likely = best != DONE and int(asked.options[best].get("win_now", 0)) >= least
    return best if best != DONE and not is_likely and _win(asked.options[best]) >= least else DONE


def energy(most: int, asked: Asked, _: View) -> str | None:
    """As little as makes a win likely, but no more than so much; none where that will not do."""
    if asked.code != "andromeda.battle.dice-energy":
        return None
    found = [key for key in asked.keys if int(key) <= most]
    if any(["win" not in asked.options[key] for key in found]):
        return None
    return next((key for key in found if _win(asked.options[key]) >= EVEN), asked.passes)


def _win(about: About) -> int:
    return int(about["win"])


def operation(asked: Asked, _: View) -> str | None:
    """The slotted moon where it gives more than a card."""
    if asked.code != "andromeda.battle.tactical-operations":
        return None
    if "moon" in asked.keys and _pieces(str(asked.options["moon"]["gives"])) > A_CARD:
        return "moon"
    return "draw"


def _pieces(gives: str) -> int:
    """How many pieces that is, as cards spell it; of two things to choose from, the larger number."""
    parts = gives.split("._.") if gives.startswith("choose") else [gives]
    return max([sum([int(number) for number in re.findall(r"_(\d+)", part)]) for part in parts])


# --- damage ----------------------------------------------------------------------------------------------------------
def least_harm(asked: Asked, _: View) -> str | None:
    """The module that gives least; your ship that fights least, or that a shield saves."""
    if asked.code == "andromeda.damage.module":
        return min(asked.keys, key=lambda key: _use(asked.options[key]))
    if asked.code != "andromeda.damage.ship":
        return None
    owners = [asked.options[key].get("owner") for key in asked.keys]
    return min(asked.keys, key=lambda key: _force(asked.options[key])) if {*owners} == {asked.seat} else None


def _use(about: About) -> tuple[bool, bool, int]:
    return bool(about["effect"]), bool(about["moon"]), _pieces(str(about["gives"]))


def _force(about: About) -> tuple[bool, int]:
    return int(about["damaged"]) >= int(about["shields"]), int(about["weapons"]) + int(about["aim"])


# --- moons -----------------------------------------------------------------------------------------------------------
def room(asked: Asked, _: View) -> str | None:
    """An empty slot takes a moon, the one that scores most first; or a moon that scores is abandoned."""
    if asked.code not in ("andromeda.moon.over-limit-own-turn", "andromeda.moon.over-limit-other-turn"):
        return None
    slots = [key for key in asked.keys if key.startswith("slot:") and not asked.options[key]["replaces"]]
    scoring = [key for key in asked.keys if key.startswith("abandon:") and asked.options[key].get("vp")]
    return max(slots or scoring, key=lambda key: int(asked.options[key].get("vp", 0)), default=None)


# --- windows ---------------------------------------------------------------------------------------------------------
def nothing(asked: Asked, view: View) -> str | None:
    """Passes where there is nothing to play. Once in a launch it asks: where there is something to collect, which a
    battle may cost."""
    if asked.keys != [PASS]:
        return None
    regions = [frame["target"] for frame in view["stack"] if frame["is"] == "Launch"]
    there = [f"{word}:{region}," for word in FLEETING for region in regions]
    collects = asked.code == "andromeda.activate.once" and any([act.startswith(tuple(there)) for act in asked.acts])
    return None if collects else PASS


# --- payments --------------------------------------------------------------------------------------------------------
def pay(asked: Asked, view: View) -> str | None:
    """What there is most of in storage, and no energy while there is anything else; a card is left to the seat."""
    if asked.code != "andromeda.base.any-resources":
        return None
    stock = dict(zip(STORED, view["table"]["stock"][asked.seat], strict=True))
    return max([what for what in STORED if what in asked.keys], key=lambda what: _spare(stock, what), default=None)


def _spare(stock: Mapping[str, int], what: str) -> tuple[bool, int]:
    return what != "energy", stock[what]


THUMBS: Final[Mapping[str, Thumb]] = {
    **{f"join-{least}": partial(join, least) for least in JOINING},
    **{f"energy-{most}": partial(energy, most) for most in SPENDING},
    "operation": operation,
    "least-harm": least_harm,
    "room": room,
    "nothing": nothing,
    "pay": pay,
}
