"""Comet Rush with standing orders: blind ones, one that asks a seat only when it can do something, a rule of thumb."""

from __future__ import annotations

from dataclasses import replace

from rimward.games import comet
from rimward.games.comet.state import hand
from rimward.kernel.game import Game
from rimward.kernel.orders import Asked, Order, Unless
from rimward.kernel.view import View

BLIND = (
    Order(where="comet.gift.accept", unless=(Unless(tells="ice", least=2),)),
    Order(where="comet.lane.choose", answer="mid"),
    Order(where="off-turn"),
)
ONLY_WHEN_I_CAN = (Order(where="everywhere", unless=(Unless(tells="choice"),)),)


def least_harm(asked: Asked, view: View) -> str | None:
    """Who holds a jam is in no hurry."""
    faces = [face for face, _ in view["zones"][hand(asked.seat)]["items"]]
    return "near" if "jam" in faces else None


THUMB = (Order(where="comet.lane.choose", answer="least-harm"), Order(where="off-turn"))

GAME: Game = replace(comet.GAME, thumbs={"least-harm": least_harm})
