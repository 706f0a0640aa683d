"""xia.general.ties: where no rule breaks a tie, a d20 does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from rimward.games.xia.state import NOBODY, Xia
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next

DIE: Final = 20


class Tie(Frame):
    """An equal block of results for each candidate, from 1 upwards in this order; gives the one whose block it is.

    What lies above the last block is rolled again. The die is nobody's own, so it gives no Luck Fame. Candidates are
    ships, unless another `rule` tells of the winner.
    """

    CHAPTER: ClassVar[str] = "xia.general"
    STEPS: ClassVar[tuple[str, ...]] = ("dice", "ties")

    def __init__(self, candidates: tuple[int, ...] | tuple[str, ...], rule: str = "xia.general.ties") -> None:
        self.candidates, self.rule = candidates, rule

    def dice(self, g: Xia, _: None) -> Next:
        if len(self.candidates) == 1:
            return Done(self.candidates[0])
        return Roll(NOBODY, "xia.general.ties", (DIE,), window="")

    def ties(self, g: Xia, faces: tuple[int, ...]) -> Next:
        block = (faces[0] - 1) // (DIE // len(self.candidates))
        if block >= len(self.candidates):
            return Goto("dice")
        g.say(self.rule, candidates=self.candidates, winner=self.candidates[block])
        return Done(self.candidates[block])


def tie(g: Xia, active: int, ships: Iterable[int]) -> Tie:
    """Between these ships: blocks go clockwise from the active player, NPCs come after players."""
    tied = set(ships)
    order = [*g.clockwise(active), *range(g.seats, len(g.ships))]
    return Tie(tuple([ship for ship in order if ship in tied]))
