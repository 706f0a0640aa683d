"""What the verbs of cards are worth, in the ruler of the design: one titanium is 1."""

from __future__ import annotations

from typing import Final

from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.effect import Call

WORTH: Final = {
    "titanium": 1.0,
    "nanocarbon": 1.0,
    "ice": 1.0,
    "energy": 1.0,
    "credit": 1.5,
    "tactics": 1.25,
    "vp": 1.0,
    "repair": 1.25,
    "upgrade": 5.0,
    "module": 6.0,
    "any": 0.9,
}
STEP: Final = 4.0  # on a progress track
SIMPLE: Final = {
    "repair": 1.25,
    "upgrade": 5.0,
    "discovery": 3.5,
    "peek": 0.4,
    "marker": 0.3,
    "market": 0.5,
    "jam": 2.0,
    "sabotage": 2.0,
    "brace": 2.0,
    "truce": 1.0,
    "no-strike": 1.5,
    "shield": 1.0,
    "damage-module": -1.5,
    "damage-ship": -1.5,
    "recall-leaders": 0.5,
    "raiders-move": 0.0,
}
EACH: Final = {
    "draw": ("cards", 1.25),
    "all-draw": ("cards", 0.3),
    "vp": ("points", 1.0),
    "recruit": ("leaders", 1.25),
    "ready": ("cards", 3.0),
    "move": ("ships", 0.5),
    "bonus": ("regions", 0.6),
    "take": ("resources", 1.25),
    "discard": ("cards", -1.0),
    "lose": ("resources", -1.0),
    "dice": ("dice", 1.0),
    "targeting": ("by", 1.0),
    "again": ("dice", 1.0),
    "keep-ship": ("ships", 1.0),
}


def rates(g: Andromeda, seat: int, verb: str, call: Call) -> float:
    """Roughly, since nothing is tried."""
    if verb in SIMPLE:
        return SIMPLE[verb]
    if verb in EACH:
        name, each = EACH[verb]
        return each * call.number(name)
    if verb in ("gain", "all-gain", "pay"):
        found = sum([WORTH[what] * amount for what, amount in call.params.items() if isinstance(amount, int)])
        return -found if verb == "pay" else found * (1.0 if verb == "gain" else 0.3)
    if verb == "advance":
        return STEP * call.number("steps")
    if verb == "module":
        return WORTH["module"] if call.word("price") == "free" else 2.0 + call.number("less")
    return 1.0 + call.number("less")  # build and develop
