"""Targets by priorities, for figures that act by rules: an NPC looks at its card from top to bottom.

A priority gives each candidate a number, or several, and the least is best. The next priority is asked only about
those that are equal so far, and none is asked about the last one left. What is still equal at the end is settled by
a roll-off, or by the seat that decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from rimward.kernel.frame import Next
from rimward.kernel.question import Choose, Value

T = TypeVar("T", bound=Value)
Rank = int | tuple[int, ...]
Priority = Callable[[T], Rank]


def best(candidates: Iterable[T], priorities: Iterable[Priority[T]]) -> tuple[T, ...]:
    """Those that are equally good by all priorities, in the order given."""
    left = list(candidates)
    for priority in priorities:
        if len(left) < 2:
            break
        ranks = [priority(candidate) for candidate in left]
        least = min(ranks)
        left = [candidate for candidate, rank in zip(left, ranks, strict=True) if rank == least]
    return tuple(left)


def most(amount: Callable[[T], int]) -> Priority[T]:
    """Who has most of something."""
    return lambda candidate: -amount(candidate)


def preferred(test: Callable[[T], bool]) -> Priority[T]:
    """Those who pass a test, if anybody does; else it says nothing."""
    return lambda candidate: 0 if test(candidate) else 1


def settled(candidates: tuple[T, ...], tie: Callable[[tuple[T, ...]], Next], nobody: Next) -> Next:
    """What a step returns to get one of these as the argument of the next: by `tie`, or `nobody` where there is none.

    `tie` is the roll-off of a game, or `by(seat, code)`.
    """
    return tie(candidates) if candidates else nobody


def by(seat: int, code: str) -> Callable[[tuple[T, ...]], Next]:
    """That seat decides, and is asked by this rule; where there is nothing to decide, the engine answers."""
    return lambda candidates: Choose(seat, code, candidates)
