"""How a match ended: which side won, how everybody did, and the sheet from which the scores come.

Everybody asks here who won. A win belongs to a side, and is worth as much to each of its seats: two against two, one
against the game, all together. Several sides may win, or none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rimward.kernel.plain import Plain

Sheet = tuple[tuple[str, tuple[int, ...]], ...]  # by source, in the order of scoring: the points of each seat


class Result(Plain):
    """The seats that won, the score of each seat, and the rule that ended it. `sides` is the side of each seat; it is
    empty where each plays for itself."""

    __slots__ = ("code", "scores", "sheet", "sides", "winners")

    def __init__(
        self,
        winners: tuple[int, ...],
        scores: tuple[int, ...] = (),
        code: str = "",
        sides: tuple[int, ...] = (),
        sheet: Sheet = (),
    ) -> None:
        self.winners, self.scores, self.code = winners, scores, code
        self.sides, self.sheet = sides, sheet

    def share(self, seat: int) -> float:
        """What the end is worth to a seat: 1 for a win, to each seat of the side; less where several sides share it."""
        if seat not in self.winners:
            return 0.0
        return 1 / len({side_of(self.sides, winner) for winner in self.winners})

    def won_by(self, seats: Iterable[int]) -> float:
        """What it is worth to the player of all these seats: a side counts once, however many of them are on it."""
        won = {side_of(self.sides, winner) for winner in self.winners}
        mine = {side_of(self.sides, seat) for seat in seats}
        return len(won & mine) / max(1, len(won))

    def rank(self, seat: int) -> int:
        """From 1 on: one more than the sides that did better. Who did not win goes by score; where nobody won, nobody
        did better."""
        if seat in self.winners or not self.winners:
            return 1
        won = {side_of(self.sides, winner) for winner in self.winners}
        totals = _totals(self.scores, self.sides)
        mine = totals.get(side_of(self.sides, seat), 0)
        return 1 + len(won) + sum([total > mine for side, total in totals.items() if side not in won])

    def told(self) -> dict[str, Any]:
        """What an event tells besides the winners; sides and sheet where there are any."""
        told: dict[str, Any] = {"scores": self.scores, "end": self.code}
        if self.sides:
            told["sides"] = self.sides
        if self.sheet:
            told["sources"] = tuple([source for source, _ in self.sheet])
            told["points"] = tuple([points for _, points in self.sheet])
        return told

    def margin(self) -> int:
        """By how much the winners are ahead of the best of the others; 0 where the scores do not decide."""
        won = {side_of(self.sides, winner) for winner in self.winners}
        totals = _totals(self.scores, self.sides)
        others = [total for side, total in totals.items() if side not in won]
        if not won or not others:
            return 0
        return max(0, max([totals[side] for side in won]) - max(others))


def side_of(sides: Sequence[int], seat: int) -> int:
    return sides[seat] if sides else seat


def places(scores: Sequence[int], sides: Sequence[int] = ()) -> list[int]:
    """By seat, from 1 on: how the sides stand by their scores, where nobody has won yet."""
    totals = _totals(scores, sides)
    mine = [totals[side_of(sides, seat)] for seat in range(len(scores))]
    return [1 + sum([total > own for total in totals.values()]) for own in mine]


def _totals(scores: Sequence[int], sides: Sequence[int]) -> dict[int, int]:
    """The scores of the sides: those of their seats together."""
    totals: dict[int, int] = {}
    for seat, score in enumerate(scores):
        side = side_of(sides, seat)
        totals[side] = totals.get(side, 0) + score
    return totals
