"""Comet Rush by initiative: the nearer the lane, the sooner a pilot acts, in turns and in windows.

Two things happen to an even die by themselves, and the pilot whose turn it is says which comes first.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from rimward.games import comet
from rimward.games.comet.state import DIE, LANES, Comet
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Next
from rimward.kernel.game import Game
from rimward.kernel.question import Value
from rimward.kernel.window import Reaction


class Ranked(Comet):
    def copy(self) -> Ranked:
        return self.onto(Ranked(self.seats, self.target, self.rounds, self.ice, self.lanes))

    def order(self, first: int) -> tuple[int, ...]:
        """Of pilots in the same lane, the first in clockwise order."""
        if not self.lanes:
            return super().order(first)
        return tuple(sorted(self.clockwise(first), key=lambda seat: LANES.index(self.lanes[seat])))


class Omen(Reaction):
    """What happens by itself to the die of a pilot."""

    CHAPTER: ClassVar[str] = "comet.gadget"
    STEPS: ClassVar[tuple[str, ...]] = ("after_roll",)
    MUST: ClassVar[bool] = True
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Comet, seat: int) -> tuple[Value, ...]:
        roll = g.under(Roll)
        return ("omen",) if roll.by == seat and roll.faces[0] % 2 == 0 else ()

    def after_roll(self, g: Comet, _: None) -> Next:
        roll = g.under(Roll)
        roll.put(0, self.turned(roll.faces[0]))
        g.say("comet.gadget.die", face=roll.faces[0])
        return None

    def turned(self, face: int) -> int:
        raise NotImplementedError


class Glare(Omen):
    """One less."""

    ON: ClassVar[str] = "rolled"

    def turned(self, face: int) -> int:
        return max(1, face - 1)


class Gleam(Omen):
    """Twice as much."""

    ON: ClassVar[str] = "rolled"

    def turned(self, face: int) -> int:
        return min(DIE, 2 * face)


def setup(seats: int, options: Mapping[str, Any]) -> Comet:
    plain = comet.setup(seats, options)
    return plain.onto(Ranked(seats, plain.target, plain.rounds))


GAME: Game = replace(
    comet.GAME,
    table=Ranked,
    setup=setup,
    chapters=(*comet.GAME.chapters, sys.modules[__name__]),
)
