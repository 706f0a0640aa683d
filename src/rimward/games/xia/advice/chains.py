"""Something to do, and what comes of it with all that can be done after it."""

from __future__ import annotations

from rimward.games.xia.advice.distances import Reach
from rimward.kernel.question import Value


class Opportunity:
    """Something to be done in any of these spaces that leaves the ship in the space `end`, `delay` spaces later."""

    __slots__ = (
        "chain",
        "chains",
        "delay",
        "end",
        "kept",
        "late",
        "reach",
        "ship",
        "spaces",
        "then",
        "value",
        "ways",
        "what",
    )

    def __init__(self, what: Value, spaces: tuple[int, ...], value: float, end: int, delay: float, ship: int) -> None:
        self.what = what
        self.spaces = spaces
        self.value = value
        self.ship = ship  # another's, or -1
        self.end = end if end >= 0 else spaces[0]
        self.delay = delay
        self.reach: Reach = ()  # how far it is from each space
        self.late = self.chain = value  # after the delay; with the best that can be done after it
        self.kept = 1.0  # what the delay leaves
        self.then: tuple[Opportunity | None, Opportunity | None] = NOTHING  # that, and the second best
        self.ways = self.chains = (0.0, 0.0)  # what the way to each of them leaves, and what the chain with it is worth


NOTHING = (None, None)


def longer(first: Opportunity) -> tuple[float, float]:
    """By what follows: the first, and then that with all that comes after it, but not straight back to the first."""
    (then, second), (way, other), kept = first.then, first.ways, first.kept
    after = way * _but(then, first) if then is not None else 0.0
    instead = other * _but(second, first) if second is not None else 0.0
    return (first.value + after) * kept, (first.value + instead) * kept


def _but(o: Opportunity, first: Opportunity) -> float:
    """Its chain, if the first does not come next."""
    then, second = o.then
    return o.chains[1] if then is first else o.chains[0] if second is first else o.chain
