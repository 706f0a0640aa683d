"""Advice: how good the options of a question are, for bots and for whoever asks what a good captain would do.

`worth` are ways to play. `standing` says what things are worth to a seat now, `goods` what the market and planets have
for it, `verbs` what cards do, `fights` who wins battles. `flights` are launches, `home` is a Return to Station,
`moonlight` is about moons, `hands` about cards and `sides` about teammates. `answers` rates the options of every
question by all that, `moves` what may be done besides, `reasons` says why, `outlook` how the seats stand. They look at
a table that is made from a view.
"""

from __future__ import annotations

from collections.abc import Sequence

from rimward.games.andromeda.advice import answers, moves, reasons
from rimward.games.andromeda.advice.outlook import OUTLOOK
from rimward.games.andromeda.advice.standing import Standing
from rimward.games.andromeda.advice.worth import STYLES, Weights
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.event import Event
from rimward.kernel.game import Mind
from rimward.kernel.question import Choose, Value

__all__ = ["MIND", "OUTLOOK", "STYLES", "advice", "grounds", "move_advice"]


def advice_of(w: Weights, g: Andromeda, question: Choose) -> list[float]:
    """How good each option is for the seat that is asked, if it likes these things; one titanium is about 1."""
    return answers.rated(Standing(g, question.seat, w), question)


def advice(g: Andromeda, question: Choose, style: str = "") -> list[float]:
    """The same for a captain of this style."""
    return advice_of(STYLES[style], g, question)


def move_advice(g: Andromeda, seat: int, acts: Sequence[Value], style: str = "") -> list[float]:
    """How much better the seat is off with each of these done now."""
    now = Standing(g, seat, STYLES[style])
    return [moves.rated(now, act) for act in acts]


def grounds(g: Andromeda, question: Choose, value: Value, style: str = "") -> Event:
    """Why a captain of this style would take an option."""
    return reasons.grounds(Standing(g, question.seat, STYLES[style]), question, value)


MIND = Mind(STYLES, advice_of)
