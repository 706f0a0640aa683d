"""xia.general.ties: where no rule breaks a tie, a d20 does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rimward.games.xia.table.state import Xia
from rimward.kernel.frame import Next
from rimward.kit.rolloff import RollOff


class Tie(RollOff):
    """An equal block of results for each candidate, from 1 upwards in this order; gives the one whose block it is.

    What lies above the last block is rolled again. The die is nobody's own, so it gives no Luck Fame. Candidates are
    ships, unless another `rule` names the winner.
    """

    CHAPTER: ClassVar[str] = "xia.general"
    STEPS: ClassVar[tuple[str, ...]] = ("dice", "ties")
    SIDES: ClassVar[int] = 20
    DICE: ClassVar[str] = "xia.general.ties"

    def __init__(self, candidates: tuple[int, ...] | tuple[str, ...], rule: str = "xia.general.ties") -> None:
        super().__init__(candidates, rule)

    def dice(self, g: Xia, _: None) -> Next:
        return self.rolled()

    def ties(self, g: Xia, faces: tuple[int, ...]) -> Next:
        return self.decided(g, faces, "dice")


def tie(g: Xia, active: int, ships: Iterable[int]) -> Tie:
    """Between these ships: blocks go clockwise from the active player, NPCs come after players."""
    tied = set(ships)
    order = [*g.clockwise(active), *range(g.seats, len(g.ships))]
    return Tie(tuple([ship for ship in order if ship in tied]))
