"""xia.fame and xia.victory: Fame counts at once, and the Victory Marker ends the game."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia.renown import skills
from rimward.games.xia.table.state import Xia, replaced
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Frame, Next, Over
from rimward.kernel.question import Value
from rimward.kernel.result import Result
from rimward.kernel.window import Reaction


class GainFame(Frame):
    """xia.fame.immediate, xia.victory.immediate: the first to reach the target has won, in the middle of anything."""

    CHAPTER: ClassVar[str] = "xia.fame"
    STEPS: ClassVar[tuple[str, ...]] = ("immediate",)

    def __init__(self, seat: int, points: int, source: str) -> None:
        self.seat, self.points, self.source = seat, points, source

    def immediate(self, g: Xia, _: None) -> Next:
        marker = min(g.fame[self.seat] + self.points, g.target)  # xia.victory.overshoot
        g.fame = replaced(g.fame, self.seat, marker)
        g.say(self.source, seat=self.seat, points=self.points, fame=marker)
        skills.reward(g, self.seat, self.source.removeprefix("xia.fame."))  # of trade, kindness, missions
        return Over(Result((self.seat,), g.fame, "xia.victory.immediate")) if marker == g.target else None


class Luck(Reaction):
    """xia.fame.luck: a natural 20 on a player's own d20, whatever it was rolled for."""

    CHAPTER: ClassVar[str] = "xia.fame"
    STEPS: ClassVar[tuple[str, ...]] = ("luck",)
    ON: ClassVar[str] = "rolled"
    MUST: ClassVar[bool] = True
    OWN: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        """xia.fame.luck-limit: once in anybody's turn."""
        roll = g.under(Roll)
        if roll.by != seat or seat in g.lucky:
            return ()
        return ("luck",) if (20, 20) in zip(roll.dice, roll.faces, strict=True) else ()

    def luck(self, g: Xia, _: None) -> Next:
        g.lucky = (*g.lucky, self.seat)
        return GainFame(self.seat, 1, "xia.fame.luck")
