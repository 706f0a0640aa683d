"""Advice: how good the options of a question are, for bots and for whoever asks what a good captain would do.

`worth` says what things are worth, `places` what there is to do on the map and how far away it is (`distances`): trade
and the unknown, `deals` on planets, `fights`, `jobs` for Missions, `goals` for Titles. `perils` knows whom NPCs hunt,
`powers` what Ability Cards are good for, `rolls` when to roll again. `options` rates the options of every question by
all that. It looks at a table that is made from a view.
"""

from __future__ import annotations

from rimward.games.xia.advice import options, worth
from rimward.games.xia.advice.places import Prospects
from rimward.games.xia.advice.worth import BALANCED, STYLES, Weights
from rimward.games.xia.state import Xia
from rimward.kernel.question import Choose

__all__ = ["BALANCED", "STYLES", "Weights", "advice", "standing"]


def advice(g: Xia, question: Choose, style: str = "") -> list[float]:
    """How good each option is for the seat that is asked, in Fame, for a captain of this style."""
    return options.rated(STYLES[style], g, question)


def standing(g: Xia, seat: int, weights: Weights = BALANCED) -> float:
    """How well a seat stands: what it has, and what it can do next."""
    ship = g.ships[seat]
    has = g.fame[seat] + worth.credits(weights, g.credits[seat])
    if not ship.name:
        return has
    has += worth.hull(weights, worth.printed(ship)) + worth.outfits(weights, ship) - worth.damage(weights, ship)
    has += worth.energy(weights, ship.energy, ship.meter) + weights.armed * ship.armed
    if ship.space is None:
        return has - weights.death
    prospects = Prospects(weights, g, seat)
    return has + prospects.at(prospects.here)
