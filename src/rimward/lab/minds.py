"""Minds that are varied by chance: every number of a game's advice times a factor of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp, log
from random import Random
from typing import Any

from rimward.kernel.game import Game, Mind

Shifts = list[float]  # by number, the logarithm of what it was multiplied by


def numbers(mind: Mind, style: str) -> dict[str, float]:
    """What can be varied: words are none, and nothing times anything is nothing."""
    table = mind.tables[style]._asdict()
    return {name: value for name, value in table.items() if isinstance(value, int | float) and value}


def times(mind: Mind, name: str, value: float, factor: float) -> float:
    """A number that is so much larger. What fades by a share of itself fades so much slower; a whole number stays one,
    and more than nothing."""
    if name in mind.fading:
        return float(value ** (1 / factor))
    return max(1, round(value * factor)) if isinstance(value, int) else value * factor


def drawn(mind: Mind, style: str, sigma: float, seed: str) -> Any:
    """A table of numbers, each by chance larger or smaller than that of the style."""
    random, before = Random(seed), numbers(mind, style)
    varied = {name: times(mind, name, value, exp(random.gauss(0.0, sigma))) for name, value in before.items()}
    return mind.tables[style]._replace(**varied)


def shifts(mind: Mind, style: str, table: Any) -> Shifts:
    """By how much its numbers are other than those of the style; of whole ones, what rounding left of it."""
    before = numbers(mind, style)
    after = {name: getattr(table, name) for name in before}
    return [
        log(log(before[name]) / log(after[name])) if name in mind.fading else log(after[name] / before[name])
        for name in before
    ]


def seats(mind: Mind, style: str, sigma: float, seed: int, count: int) -> Sequence[Any]:
    """The minds at a table: they follow from the seed of the game alone."""
    return [drawn(mind, style, sigma, f"{seed}:{seat}:mind") for seat in range(count)]


def minded(game: Game, table: Any) -> Game:
    """The same game, with the advice of somebody who has these numbers in mind."""
    mind = game.mind
    if mind is None:
        raise LookupError(f"{game.name} has no advice by numbers")
    return replace(game, advice=lambda g, question, style: mind.advice(table, g, question))
