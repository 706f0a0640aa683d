"""What a deed brings its doer nearer to the Titles that lie open.

Some objectives are left to come by themselves: damage, a Bounty and luck are nothing to strive for, and to hold five
types of cubes or to see four kinds of Mission Points in one turn would cost more than it brings.
"""

from __future__ import annotations

from rimward.games.xia import deeds
from rimward.games.xia.advice import worth
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.content import content
from rimward.games.xia.state import Xia

HALFWAY = 0.5  # what a step on the way counts, by its share of the way
SAVINGS = "credits"


def gain(w: Weights, g: Xia, seat: int, objective: str, amount: int = 1, npc: str = "") -> float:
    """What so much more of it is worth; less as long as more is missing, and others may be faster. Nothing where
    somebody has completed it already."""
    found = 0.0
    for card in g.open_titles():
        title = content().titles[card]
        if title.objective != objective or (title.npc and title.npc not in (npc, "any")):
            continue
        if deeds.is_earned(g, seat, card) or deeds.is_anothers(g, seat, card):
            continue
        reached = deeds.reached(g, seat, title)
        at_once = deeds.DOES[objective].join == "most" if objective in deeds.DOES else False
        missing = title.count if at_once else title.count - reached
        if amount >= missing:
            found += w.title * worth.fame(w, g, seat, title.fame)
        elif not at_once:
            found += w.title * w.fame * title.fame * HALFWAY * amount / missing
    return found


def spent(w: Weights, g: Xia, seat: int, price: int) -> float:
    """What it costs besides the money to spend what a Title is about to be claimed for."""
    before = g.credits[seat]
    kinds = [content().titles[card] for card in g.open_titles() if not deeds.is_anothers(g, seat, card)]
    lost = [title.fame for title in kinds if title.objective == SAVINGS and before - price < title.count <= before]
    return w.title * w.fame * sum(lost)
