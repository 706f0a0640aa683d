"""Comet Rush with a gadget that looks at the deck: two cards in secret, one back on top, the other under the deck."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from rimward.games import comet
from rimward.games.comet.cards.gadgets import PlayGadget
from rimward.games.comet.state import DECK, Comet
from rimward.kernel.frame import Draw, Next
from rimward.kernel.game import Game
from rimward.kernel.question import Choose
from rimward.kernel.zone import Ref

LOOK = 2


def looked_at(seat: int) -> str:
    return f"looked:{seat}"


class Spyglass(PlayGadget):
    """Played after a roll like any gadget. What the pilot saw stays known to the pilot, wherever it lies then."""

    ON: ClassVar[str] = "rolled"
    CARD: ClassVar[str] = "spyglass"
    STEPS: ClassVar[tuple[str, ...]] = ("play", "after_roll", "top", "bottom")

    def after_roll(self, g: Comet, _: None) -> Next:
        return Draw(DECK, LOOK, looked_at(self.seat), 1 << self.seat)

    def top(self, g: Comet, places: tuple[int, ...]) -> Next:
        if not places:
            return None
        return Choose(self.seat, "comet.gadget.after-roll", [("top", place) for place in places])

    def bottom(self, g: Comet, chosen: tuple[str, int] | None) -> Next:
        zone = looked_at(self.seat)
        if chosen is not None:
            place = g.zones.put_on_top(zone, chosen[1], DECK)
            g.say("comet.gadget.drawn", seat=self.seat, card=Ref(DECK, place))
        while g.zones.size(zone):
            place = g.zones.put_under(zone, 0, DECK)
            g.say("comet.gadget.drawn", seat=self.seat, card=Ref(DECK, place))
        return None


def setup(seats: int, options: Mapping[str, Any]) -> Comet:
    g = comet.setup(seats, options)
    g.zones.add(DECK, "gadget", (*comet.GADGETS, *(Spyglass.CARD,) * 8))
    for seat in range(seats):
        g.zones.add(looked_at(seat), "gadget")
    return g


GAME: Game = replace(
    comet.GAME,
    setup=setup,
    chapters=(*comet.GAME.chapters, sys.modules[__name__]),
    advice=None,
    grounds=None,
    chances=None,
)
