"""xia.npc.merchant: flies from market to market, grows rich and harms nobody."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia.flight.choices import USING, others_at
from rimward.games.xia.npcs.card import CARDS, WEALTH
from rimward.games.xia.npcs.move import NpcMove, places
from rimward.games.xia.npcs.spawn import next_on_route
from rimward.games.xia.table.state import Xia
from rimward.kernel.frame import Frame, Next


class Merchant(Frame):
    """xia.npc.turn: along the trade route, and what that brings. Its next planet outlives it
    (xia.npc.merchant-respawn)."""

    CHAPTER: ClassVar[str] = "xia.npc"
    STEPS: ClassVar[tuple[str, ...]] = ("merchant_route", "merchant_move", "merchant_wealth")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def merchant_route(self, g: Xia, _: None) -> Next:
        g.say("xia.npc.merchant-route", ship=self.ship, sector=g.ships[self.ship].heading)
        return None

    def merchant_move(self, g: Xia, _: None) -> Next:
        ship = g.ships[self.ship]
        return NpcMove(self.ship, CARDS[ship.npc].movement, sector=ship.heading, mark="sell")

    def merchant_wealth(self, g: Xia, left: int) -> Next:
        ship = g.ships[self.ship]
        if self.arrived(g, left):
            g.pay(self.ship, WEALTH)
            credits = g.credits[self.ship]
            g.say("xia.npc.merchant-wealth", ship=self.ship, sector=ship.heading, added=WEALTH, credits=credits)
            ship.heading = next_on_route(g, ship.heading)
        return None

    def arrived(self, g: Xia, left: int) -> bool:
        """xia.npc.move-occupied: in the Sell Space, or beside it with enough movement to use one that is occupied."""
        here, (market,) = g.number_of(self.ship), places(g, g.ships[self.ship].heading, "sell")
        if here == market:
            return True
        return market in others_at(g, self.ship) and left >= USING and g.map.adjacent(here, market)
