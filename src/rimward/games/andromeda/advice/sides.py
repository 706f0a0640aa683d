"""Two against two: what is better with the teammate than with the seat itself."""

from __future__ import annotations

from typing import Final

from rimward.games.andromeda.advice import goods, moonlight
from rimward.games.andromeda.advice.standing import Standing
from rimward.games.andromeda.modules import Acquire, ForMate, leaves
from rimward.games.andromeda.table.names import STORED, market
from rimward.games.andromeda.teams import Transfer, sides_of
from rimward.kernel.question import Value

HABIT: Final = 0.5  # one's own is in one's own hands


def mate_of(now: Standing) -> Standing | None:
    """How the teammate stands."""
    mate = now.g.mate(now.seat)
    return Standing(now.g, mate) if mate is not None else None


def transfer(now: Standing, option: Value) -> float:
    """To agree, where what changes hands is worth more to whoever gets it."""
    top = now.g.stack[-1]
    if option != "accept" or not isinstance(top, Transfer):
        return 0.0
    giver, taker = [Standing(now.g, seat) for seat in sides_of(now.g, top.seat, top.way)]
    if top.what in STORED:
        return taker.gained(top.what, 1) - giver.unit(top.what, now.g.has(giver.seat, top.what) - 1)
    if top.what == "moon":
        name = now.g.moons[giver.seat][top.number]
        return moonlight.kept(taker, name) - moonlight.kept(giver, name)
    return HABIT if taker.seat == now.seat else -HABIT


def module(now: Standing, option: Value) -> float:
    """The first module of a turn: to the teammate, if it is worth clearly more there."""
    frame = next((frame for frame in reversed(now.g.stack) if isinstance(frame, Acquire)), None)
    mate = mate_of(now)
    if option != "give" or frame is None or mate is None or not isinstance(now.g.stack[-1], ForMate):
        return 0.0
    name = now.g.zones.face(market(frame.deck), leaves(now.g, frame.deck, frame.place))
    return goods.module(mate, frame.deck, name) - goods.module(now, frame.deck, name) - HABIT


def token(now: Standing, option: Value) -> float:
    """The supremacy token on the space that both arrive at."""
    return float(option == ("seat", now.seat))
