"""What is kept of many games: counts and nothing else, so that neither the order nor the split of the work matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from math import fsum, sqrt

from rimward.kernel.result import Result
from rimward.lab.playout import Played

CONFIDENCE = 1.959964  # standard deviations to either side that hold 95%


@dataclass
class Tally:
    """`games` counts all, everything else only those that came to an end."""

    games: int = 0
    decisions: int = 0
    options: int = 0
    ordered: int = 0  # answers that standing orders gave
    lengths: Counter[int] = field(default_factory=Counter)
    ends: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = field(default_factory=Counter)  # winners and sides
    scores: Counter[int] = field(default_factory=Counter)  # by seat
    failures: dict[int, str] = field(default_factory=dict)  # by number of the game

    @property
    def finished(self) -> int:
        return self.games - len(self.failures)

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.options += played.options
        self.ordered += played.ordered
        self.lengths[played.decisions] += 1
        self.ends[tuple(sorted(played.result.winners)), played.result.sides] += 1
        self.scores.update(dict(enumerate(played.result.scores)))

    def fail(self, number: int, why: str) -> None:
        self.games += 1
        self.failures[number] = why

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.options += other.options
        self.ordered += other.ordered
        self.lengths.update(other.lengths)
        self.ends.update(other.ends)
        self.scores.update(other.scores)
        self.failures.update(other.failures)

    def wins(self, seats: int) -> list[float]:
        """By seat; a win that several sides share is divided among them."""
        return [self.won_by([seat]) for seat in range(seats)]

    def won_by(self, seats: Collection[int]) -> float:
        """Of whoever plays all of these seats. Summed exactly: in whatever order games were counted, it is the same."""
        ends = [(Result(winners, (), "", sides), count) for (winners, sides), count in self.ends.items()]
        return fsum([count * result.won_by(seats) for result, count in ends])

    def mean_scores(self, seats: int) -> list[float]:
        return [self.scores[seat] / max(1, self.finished) for seat in range(seats)]

    def median_length(self) -> float:
        """The length of the game in the middle, or the mean of the two there."""
        middle = [self._length((self.finished - 1) // 2), self._length(self.finished // 2)]
        return sum(middle) / 2

    def _length(self, place: int) -> int:
        for length, count in sorted(self.lengths.items()):
            place -= count
            if place < 0:
                return length
        raise LookupError("no game was finished")


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval for a share (Wilson 1927): honest for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share, squared = wins / games, CONFIDENCE**2
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    reach = CONFIDENCE / (1 + squared / games) * sqrt(share * (1 - share) / games + squared / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)
