"""What a deed brings its doer nearer to the Titles that lie open.

Some objectives are left to come by themselves: damage, a Bounty and luck are nothing to strive for, and to hold five
types of cubes or to see four kinds of Mission Points in one turn would cost more than it brings.
"""

from __future__ import annotations

from functools import lru_cache

from rimward.games.xia.advice import worth
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.renown import progress
from rimward.games.xia.table.content import Content, TitleKind
from rimward.games.xia.table.state import Xia

HALFWAY = 0.5  # what a step on the way counts, by its share of the way
SAVINGS = "credits"


def gain(w: Weights, g: Xia, seat: int, objective: str, amount: int = 1, npc: str = "") -> float:
    """What so much more of it is worth; less as long as more is missing, and others may be faster. Nothing where
    somebody has completed it already."""
    found = 0.0
    for title in _about(g.content, g.open_titles(), objective):
        if title.npc and title.npc not in (npc, "any"):
            continue
        if progress.is_earned(g, seat, title.name) or progress.is_anothers(g, seat, title.name):
            continue
        reached = progress.reached(g, seat, title)
        at_once = progress.DOES[objective].join == "most" if objective in progress.DOES else False
        missing = title.count if at_once else title.count - reached
        if amount >= missing:
            found += w.title * worth.fame(w, g, seat, title.fame)
        elif not at_once:
            found += w.title * w.fame * title.fame * HALFWAY * amount / missing
    return found


def spent(w: Weights, g: Xia, seat: int, price: int) -> float:
    """What it costs besides the money to spend what a Title is about to be claimed for."""
    before = g.credits[seat]
    kinds = [title for title in _about(g.content, g.open_titles(), SAVINGS) if before - price < title.count <= before]
    lost = [title.fame for title in kinds if not progress.is_anothers(g, seat, title.name)]
    return w.title * w.fame * sum(lost)


@lru_cache(maxsize=1024)
def _about(content: Content, cards: tuple[str, ...], objective: str) -> tuple[TitleKind, ...]:
    """Those of some Titles that have an objective; mostly there is none."""
    titles = [content.titles[card] for card in cards]
    return tuple([title for title in titles if title.objective == objective])
