"""How the seats stand, and how likely each is to win."""

from __future__ import annotations

from math import exp, sqrt

from rimward.games.xia.advice import worth
from rimward.games.xia.advice.places import Prospects
from rimward.games.xia.advice.worth import BALANCED, Weights
from rimward.games.xia.state import Xia

STEADY = BALANCED._replace(win=0.0)  # the last Fame is like any other: what it wins is what the chances tell
MEANS = 0.6  # what all that is not yet Fame counts ...
SPREAD = 0.95  # ... and how far games stray, by the Fame still to be had: both fitted to games of `greedy`


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


def chances(g: Xia) -> list[float]:
    """By seat, how likely it is to win: by Fame, and less by the means to more of it.

    The nearer somebody is to the target, the more a lead is worth.
    """
    if g.result is not None:
        winners = g.result.winners
        return [(seat in winners) / len(winners) for seat in range(g.seats)]
    spread = SPREAD * sqrt(1 + g.target - max(g.fame))
    fame = [has + MEANS * (standing(g, seat, STEADY) - has) for seat, has in enumerate(g.fame)]
    best = max(fame)
    weights = [exp((each - best) / spread) for each in fame]
    total = sum(weights)
    return [each / total for each in weights]
