"""What may be done besides answering, and how much better a seat is off with it."""

from __future__ import annotations

from typing import Final

from rimward.games.andromeda.advice import goods, hands, moonlight
from rimward.games.andromeda.advice.home import on_return
from rimward.games.andromeda.advice.standing import LEADER, Standing
from rimward.kernel.question import Value

ENOUGH: Final = 0.4  # below this nothing is done that cannot be undone
MENDS: Final = 2.2  # a repair that is worth a moon


def rated(now: Standing, act: Value) -> float:
    if not isinstance(act, tuple):
        return -1.0
    word = str(act[0])
    if word == "slot":
        return moonlight.act(now, act) - ENOUGH
    if word == "abandon":
        return _abandoned(now, int(act[1]))
    if word == "recruit":
        return _recruited(now, int(act[1]), int(act[2]))
    if word == "bonus":
        return now.gained(str(act[2]), 1) - 0.15
    if word == "keep":
        return hands.laid_down(now, str(act[1]))
    return _played(now, str(act[1])) if word == "play" else -1.0


def _abandoned(now: Standing, number: int) -> float:
    """At the end of the game, and where a repair is needed; a moon pays at any time, so it waits."""
    name = now.g.moons[now.seat][number]
    face = now.g.content.moons[name]
    if now.g.ended:
        return now.moon(name)
    repairs = "repair" in dict((*face.gives, *face.other))
    return now.moon(name) - MENDS if repairs and now.repair > MENDS else -1.0


def _recruited(now: Standing, region: int, number: int) -> float:
    """When the ships are about to leave, or when somebody is needed. All of them at once."""
    if now.g.ended or on_return(now):
        return number * max(0.1, now.leader if not now.g.ended else LEADER)
    return -1.0


def _played(now: Standing, name: str) -> float:
    found = hands.played(now, name)
    if now.g.ended or now.turns < 2.0:
        effect = goods.effect_of(now, name)
        found = hands.used(now, effect, effect.first) if effect is not None else 0.0
    return found - 0.1
