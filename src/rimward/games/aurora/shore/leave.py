"""Shore leave: each ship in turn sells, buys, trains and recruits: aurora.shore."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.rounds import First
from rimward.games.aurora.shore.home import man, restock
from rimward.games.aurora.shore.market import Buy, Sell
from rimward.games.aurora.shore.people import Muster
from rimward.games.aurora.shore.tactical import PLACES, RedrawTactical
from rimward.games.aurora.table.names import GEAR, NOWHERE, UPGRADES
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import ship_initiative
from rimward.kernel.frame import Done, Frame, Goto, Next

SELLING: Final = 0
BUYING: Final = 1
UPGRADING: Final = 2
RECRUITING: Final = 3
REDRAWING: Final = 4


class ShoreLeave(Frame):
    """aurora.shore.when: what is done ashore, one after the other, by all ships in the order of their initiative.

    `turn` is how many ships have done what `stage` says."""

    CHAPTER: ClassVar[str] = "aurora.shore"
    STEPS: ClassVar[tuple[str, ...]] = ("begins", "next", "each", "after")

    def __init__(self, order: tuple[int, ...] = (), stage: int = SELLING, turn: int = 0) -> None:
        self.order, self.stage, self.turn = order, stage, turn

    def begins(self, g: Aurora, _: Any) -> Next:
        if not self.order:
            g.say("aurora.shore.when", number=len(g.played), mission=g.played[-1])
        rest = [n for n, card in enumerate(g.ships) if card.seat != NOWHERE and n not in self.order]
        return First(tuple(rest), tuple([ship_initiative(g, n) for n in rest]), False) if rest else Goto("each")

    def next(self, g: Aurora, ship: int) -> Next:
        self.order = (*self.order, ship)
        return Goto("begins")

    def each(self, g: Aurora, _: Any) -> Next:
        if self.turn == len(self.order):
            self.stage, self.turn = self.stage + 1, 0
        if self.stage > REDRAWING:
            return None
        if self.turn == 0 and self.stage in MARKETS:
            restock(g, MARKETS[self.stage])
        self.turn += 1
        return self.stop(g, self.order[self.turn - 1]).then("each")

    def stop(self, g: Aurora, ship: int) -> Frame:
        if self.stage in MARKETS:
            return Buy(ship, MARKETS[self.stage])
        if self.stage == REDRAWING:
            return RedrawTactical(g.ships[ship].seat, PLACES)
        return Sell(ship) if self.stage == SELLING else Muster(ship)

    def after(self, g: Aurora, _: Any) -> Next:
        for ship in self.order:
            man(g, ship)
        return Done()


MARKETS: Final = {BUYING: GEAR, UPGRADING: UPGRADES}
