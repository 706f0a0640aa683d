"""Advice: how good the options of a question are, for bots and for whoever asks what a good captain would do.

`standing` says what things are worth to a seat now, `goods` what the market and planets have for it, `verbs` what cards
do, `fights` who wins battles. `flights` are launches, `home` is a Return to Station, `moonlight` is about
moons and `hands` about cards. `answers` rates the options of every question by all that, `moves` what may be done
besides, `reasons` says why, `outlook` how the seats stand. They look at a table that is made from a view.
"""

from __future__ import annotations

from collections.abc import Sequence

from rimward.games.andromeda.advice import answers, moves, reasons
from rimward.games.andromeda.advice.outlook import OUTLOOK
from rimward.games.andromeda.advice.standing import Standing
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.event import Event
from rimward.kernel.question import Choose, Value

__all__ = ["OUTLOOK", "advice", "grounds", "move_advice"]


def advice(g: Andromeda, question: Choose, style: str = "") -> list[float]:
    """How good each option is for the seat that is asked; one titanium is about 1."""
    return answers.rated(Standing(g, question.seat), question)


def move_advice(g: Andromeda, seat: int, acts: Sequence[Value], style: str = "") -> list[float]:
    """How much better the seat is off with each of these done now."""
    now = Standing(g, seat)
    return [moves.rated(now, act) for act in acts]


def grounds(g: Andromeda, question: Choose, value: Value, style: str = "") -> Event:
    """Why a captain would take an option."""
    return reasons.grounds(Standing(g, question.seat), question, value)
