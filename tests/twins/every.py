"""All whole twins of Comet Rush by name, as tables at which they are played."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from rimward.kernel.game import Game, Wishes
from rimward.kernel.orders import Order
from tests.twins import cards, initiative, orders, peek, race, results, selling

SHORT: Mapping[str, Any] = MappingProxyType({"rounds": 2, "target": 6})


class Twin(NamedTuple):
    game: Game
    seats: int
    wishes: Wishes = ()
    orders: tuple[Order, ...] = ()  # of every seat, from the beginning
    options: Mapping[str, Any] = SHORT  # so short that the slower checks see the end, too


EVERY: dict[str, Twin] = {
    **{name: Twin(game, seats, results.WISHES.get(name, ())) for name, (game, seats) in results.TWINS.items()},
    "cards": Twin(cards.GAME, 3),
    "initiative": Twin(initiative.GAME, 3),
    "peek": Twin(peek.GAME, 3),
    "race": Twin(race.GAME, 3),
    "orders": Twin(orders.GAME, 3, orders=orders.BLIND),
    "acts": Twin(selling.GAME, 3, options={"rounds": 3, "target": 15}),
    "acts-both-ways": Twin(selling.BOTH_WAYS, 3, options={"rounds": 3, "target": 15}),
}
