"""Roll-offs: where candidates are equal, dice choose one of them. As in several rulebooks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next, Table
from rimward.kernel.plain import mypyc_attr

NOBODYS = -1  # dice that are no seat's own
AGAIN = -1  # what fell belongs to no candidate


def dice(sides: int, candidates: int) -> int:
    """How many dice it takes: one, unless there are more candidates than sides."""
    count, results = 1, sides
    while results < candidates:
        count += 1
        results *= sides
    return count


def share(faces: Iterable[int], sides: int, candidates: int) -> int:
    """Which candidate these faces belong to, or AGAIN.

    Each has an equal block of results, from the lowest up in their order; what lies above the last block is nobody's.
    """
    number, results = 0, 1
    for face in faces:
        number = number * sides + face - 1
        results *= sides
    block = number // (results // candidates)
    return block if block < candidates else AGAIN


@mypyc_attr(allow_interpreted_subclasses=True)
class RollOff(Frame):
    """A frame of a game is a subclass of this. It has two steps, named by the words of its rules:

        STEPS = ("dice", "ties")

        def dice(self, g, _):
            return self.rolled()

        def ties(self, g, faces):
            return self.decided(g, faces, "dice")

    It returns the chosen candidate, and the log names it by `rule`. One candidate needs no dice.
    """

    SIDES: ClassVar[int] = 6
    DICE: ClassVar[str] = ""  # the rule by which they fall

    def __init__(self, candidates: tuple[int, ...] | tuple[str, ...], rule: str) -> None:
        self.candidates = candidates
        self.rule = rule

    def rolled(self) -> Next:
        if not self.candidates:
            raise ValueError(f"{type(self).__name__} between nobody")
        if len(self.candidates) == 1:
            return Done(self.candidates[0])
        return Roll(NOBODYS, self.DICE, (self.SIDES,) * dice(self.SIDES, len(self.candidates)), window="")

    def decided(self, g: Table, faces: tuple[int, ...], again: str) -> Next:
        block = share(faces, self.SIDES, len(self.candidates))
        if block == AGAIN:
            return Goto(again)
        g.say(self.rule, candidates=self.candidates, winner=self.candidates[block])
        return Done(self.candidates[block])
