"""Estimates with 95% intervals, alone and as differences between the same games under two settings.

What is estimated is always a ratio: something summed over games, by something else summed over games (wins by fair
shares, points by games). To first order a ratio is the mean of what each game adds to it, which gives its interval; and
where the same game was played twice, the difference of the two additions gives that of the difference, with all that
the two have in common left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from rimward.lab.tally import CONFIDENCE, wilson

LEAST, MOST = 0.6, 1.5  # times a fair share: what lies between is called balanced
SURE = 3.0 / CONFIDENCE  # a difference is spoken of from three standard deviations on: many are looked at
Share = tuple[float, float]  # of a game: what it adds above, and what below


class Estimate(NamedTuple):
    value: float
    low: float
    high: float

    def times(self, factor: float) -> Estimate:
        return Estimate(self.value * factor, self.low * factor, self.high * factor)

    @property
    def reach(self) -> float:
        return (self.high - self.low) / 2

    @property
    def sure(self) -> bool:
        """Whether it is other than 0 by more than chance would make one among hundreds."""
        return abs(self.value) > SURE * self.reach > 0


def ratio(parts: Sequence[Share]) -> Estimate | None:
    """None where there is nothing to divide by."""
    added = _added(parts)
    if added is None:
        return None
    value = _value(parts)
    return Estimate(value, value - _reach(added), value + _reach(added))


def difference(base: Sequence[Share], other: Sequence[Share]) -> Estimate | None:
    """Of two ratios, over the same games in the same order."""
    first, second = _added(base), _added(other)
    if first is None or second is None:
        return None
    value = _value(other) - _value(base)
    reach = _reach([b - a for a, b in zip(first, second, strict=True)])
    return Estimate(value, value - reach, value + reach)


def share(won: float, of: int) -> Estimate:
    """Of things that happen or do not."""
    return Estimate(won / of if of else 0.0, *wilson(won, of))


def verdict(relative: Estimate) -> str:
    """How a share of wins, in fair shares, stands to the bounds."""
    if not LEAST <= relative.value <= MOST:
        return "outside"
    return "inside" if relative.low >= LEAST and relative.high <= MOST else "open"


def median(values: Sequence[float]) -> float:
    ordered, count = sorted(values), len(values)
    return (ordered[(count - 1) // 2] + ordered[count // 2]) / 2 if count else 0.0


def _value(parts: Sequence[Share]) -> float:
    return sum(above for above, _ in parts) / sum(below for _, below in parts)


def _added(parts: Sequence[Share]) -> list[float] | None:
    """What each game adds to the ratio, less its mean."""
    below = sum(part[1] for part in parts)
    if not below:
        return None
    value, mean = _value(parts), below / len(parts)
    return [(above - value * each) / mean for above, each in parts]


def _reach(added: Sequence[float]) -> float:
    """Half a 95% interval for the mean of these."""
    count = len(added)
    if count < 2:
        return 0.0
    mean = sum(added) / count
    return CONFIDENCE * sqrt(sum((each - mean) ** 2 for each in added) / (count - 1) / count)
