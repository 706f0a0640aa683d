"""Advice: how good the options of a question are, for bots and for whoever asks what a good captain would do.

`worth` says what things are worth, `places` what there is to do on the map, how far away it is (`distances`) and what
can be done after it (`chains`): trade and the unknown, `deals` on planets, `fights`, `jobs` for Missions, `goals` for
Titles. `perils` knows whom NPCs hunt, `powers` what Ability Cards are good for, `rolls` when to roll again. `options`
rates the options of every question by all that, `reasons` says why one is good, `outlook` how the seats stand. They
look at a table that is made from a view.
"""

from __future__ import annotations

from rimward.games.xia.advice import options, reasons, worth
from rimward.games.xia.advice.outlook import OUTLOOK
from rimward.games.xia.advice.worth import BALANCED, STYLES, Weights
from rimward.games.xia.table.state import Xia
from rimward.kernel.event import Event
from rimward.kernel.game import Mind
from rimward.kernel.question import Choose, Value

__all__ = ["BALANCED", "MIND", "OUTLOOK", "STYLES", "Weights", "advice", "grounds"]


def advice_of(w: Weights, g: Xia, question: Choose) -> list[float]:
    """How good each option is for the seat that is asked, in Fame, for a captain with this mind."""
    return options.rated(worth.now(w, g), g, question)


def advice(g: Xia, question: Choose, style: str = "") -> list[float]:
    """The same for a captain of this style."""
    return advice_of(STYLES[style], g, question)


def grounds(g: Xia, question: Choose, value: Value, style: str = "") -> Event:
    """Why a captain of this style would take an option."""
    return reasons.grounds(worth.now(STYLES[style], g), g, question, value)


MIND = Mind(STYLES, advice_of, fading=("turn",))
