"""A twin of Comet Rush with an act that is a move: whoever is asked may sell ice for tokens first, which score as well.

With `buys` tokens can be turned into ice again, so that there is a way round in circles.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from rimward.games import comet
from rimward.games.comet import flow, gift
from rimward.games.comet.state import Comet
from rimward.kernel.frame import Frame, Next, Over
from rimward.kernel.game import Game
from rimward.kernel.question import Option, Value, key_of
from rimward.kernel.result import Result

PRICE = 2  # ice for a token, which counts 3


class Market(Comet):
    def __init__(
        self,
        seats: int,
        target: int,
        rounds: int,
        ice: tuple[int, ...] = (),
        lanes: tuple[str, ...] = (),
        tokens: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seats, target, rounds, ice, lanes)
        self.tokens = tokens or (0,) * seats

    def copy(self) -> Market:
        return self.onto(Market(self.seats, self.target, self.rounds, self.ice, self.lanes, self.tokens))

    def take(self, seat: int, tokens: int) -> None:
        self.store(seat, -PRICE * tokens)
        self.tokens = (*self.tokens[:seat], self.tokens[seat] + tokens, *self.tokens[seat + 1 :])

    def scores(self) -> tuple[int, ...]:
        return tuple(ice + 3 * tokens for ice, tokens in zip(self.ice, self.tokens, strict=True))


class MarketRound(flow.Round):
    def end(self, g: Market, _: None) -> Next:  # type: ignore[override]
        scores = g.scores()
        if max(scores) < g.target and self.number < g.rounds:
            return super().end(g, _)
        return Over(Result(tuple(seat for seat in range(g.seats) if scores[seat] == max(scores)), scores))


class Sale(Frame):
    """Of one token more, or, where it is bought back, one less."""

    CHAPTER: ClassVar[str] = "comet.gift"
    STEPS: ClassVar[tuple[str, ...]] = ("sell",)

    def __init__(self, seat: int, tokens: int) -> None:
        self.seat, self.tokens = seat, tokens

    def sell(self, g: Market, _: None) -> Next:
        g.take(self.seat, self.tokens)
        g.say("comet.twin.sold", seat=self.seat, tokens=g.tokens[self.seat])
        return None


def setup(seats: int, options: Mapping[str, Any]) -> Market:
    dealt = comet.setup(seats, options)
    g = dealt.onto(Market(seats, dealt.target, dealt.rounds))
    g.stack = [MarketRound(1, 0), flow.Setup().then("lanes")]
    return g


def acts(g: Market, seat: int) -> Sequence[Value]:
    return [*gift.acts(g, seat), *(["sell"] if g.ice[seat] >= PRICE else [])]


def acts_both_ways(g: Market, seat: int) -> Sequence[Value]:
    return [*acts(g, seat), *(["buy"] if g.tokens[seat] else [])]


def interject(g: Market, seat: int, act: Value) -> Frame:
    return Sale(seat, 1 if act == "sell" else -1) if isinstance(act, str) else gift.interject(g, seat, act)


def describe_act(g: Market, seat: int, act: Value) -> Option:
    return Option(key_of(act), "", {"ice": PRICE}) if isinstance(act, str) else gift.describe_act(g, seat, act)


def move_advice(g: Market, seat: int, moves: Sequence[Value], style: str) -> list[float]:
    """A token counts one more than the ice that it costs."""
    return [1.0 if move == "sell" else -1.0 for move in moves]


GAME: Game = replace(
    comet.GAME,
    table=Market,
    setup=setup,
    chapters=(*comet.GAME.chapters, sys.modules[__name__]),
    acts=acts,
    interject=interject,
    describe_act=describe_act,
    moves=("sell", "buy"),
    move_advice=move_advice,
)
BOTH_WAYS: Game = replace(GAME, acts=acts_both_ways)
