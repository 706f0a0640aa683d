"""Comet Rush with a gadget that starts a race: all pilots and the comet roll a die each, at once.

A pilot with ice may pay one to roll their own die again. Whoever is higher than the comet gains an ice.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from rimward.games import comet
from rimward.games.comet.cards.gadgets import PlayGadget
from rimward.games.comet.state import DECK, DIE, Comet
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Next
from rimward.kernel.game import Game
from rimward.kernel.question import Value
from rimward.kernel.window import Reaction

RULE = "comet.drill.roll"
COMET = -1  # the owner of a die that no pilot rolls


class Flare(PlayGadget):
    """Played after a roll; the race has a window of its own."""

    ON: ClassVar[str] = "rolled"
    CARD: ClassVar[str] = "flare"
    STEPS: ClassVar[tuple[str, ...]] = ("play", "after_roll", "finish")

    def after_roll(self, g: Comet, _: None) -> Next:
        owners = (*g.order(self.seat), COMET)
        return Roll(self.seat, RULE, (DIE,) * len(owners), window="race", owners=owners)

    def finish(self, g: Comet, faces: tuple[int, ...]) -> Next:
        for seat, face in zip(g.order(self.seat), faces, strict=False):
            if face > faces[-1]:
                g.store(seat, 1)
                g.say("comet.turn.hauled", seat=seat, ice=1)
        return None


class Again(Reaction):
    """An ice rolls a die of one's own again."""

    CHAPTER: ClassVar[str] = "comet.gadget"
    STEPS: ClassVar[tuple[str, ...]] = ("pay", "after_roll")
    ON: ClassVar[str] = "race"
    OWN: ClassVar[bool] = True

    def __init__(self, seat: int, die: int) -> None:
        self.seat, self.die = seat, die

    @classmethod
    def open_to(cls, g: Comet, seat: int) -> bool:
        return g.ice[seat] > 0

    @classmethod
    def offers(cls, g: Comet, seat: int) -> tuple[Value, ...]:
        return tuple(("again", die) for die in g.under(Roll).dice_of(seat))

    def pay(self, g: Comet, _: None) -> Next:
        g.store(self.seat, -1)
        return Roll(self.seat, RULE, (DIE,), window="")

    def after_roll(self, g: Comet, faces: tuple[int, ...]) -> Next:
        g.under(Roll).put(self.die, faces[0])
        g.say("comet.gadget.die", face=faces[0])
        return None


def setup(seats: int, options: Mapping[str, Any]) -> Comet:
    g = comet.setup(seats, options)
    g.zones.add(DECK, "gadget", (*comet.GADGETS, *(Flare.CARD,) * 6))
    return g


GAME: Game = replace(
    comet.GAME,
    setup=setup,
    chapters=(*comet.GAME.chapters, sys.modules[__name__]),
    windows={**comet.GAME.windows, "race": "comet.gadget.after-roll"},
    advice=None,
    grounds=None,
    chances=None,
)
