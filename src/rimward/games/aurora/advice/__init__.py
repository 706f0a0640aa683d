"""Advice: how good the options of a question are, for bots and for whoever asks what a good captain would do.

`aims` says where a side wants to be, `fights` what attacks are worth, `dice` what to do with rolled dice, `surface`
rates what crew do, `parties` who goes and with what, `space` what ships do, `stations` who mans them, `ashore` what
shore leave offers. They look at a table that is made from a view.
"""

from __future__ import annotations

from collections.abc import Callable

from rimward.games.aurora.advice import ashore, dice, parties, space, surface
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.question import Choose, Value

__all__ = ["advice"]

Rated = Callable[[Aurora, int, Value], float]
BY_RULE: dict[str, Rated] = {**surface.RATED, **parties.RATED, **space.RATED, **ashore.RATED}


def advice(g: Aurora, question: Choose, style: str = "") -> list[float]:
    """How good each option is for the seat that is asked; a wound dealt is about 3."""
    if question.code in dice.CODES:
        return dice.rated(g, question)
    if question.code == "aurora.move.any-direction":
        return surface.steps(g, question)
    rated = BY_RULE.get(question.code)
    if rated is None:
        return [0.0 for _ in question.options]
    return [rated(g, question.seat, value) for value in question.options]
