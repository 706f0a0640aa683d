"""What enemies could do to somebody before its next turn, and what stands in their way."""

from __future__ import annotations

from typing import Final

from rimward.games.aurora.enemies.reach import is_giant
from rimward.games.aurora.places import is_open
from rimward.games.aurora.table.board import HINDERS
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import speed

A_DIE: Final = 0.23  # wounds that a die of an attack deals on average
COVERED: Final = 0.5  # of that, where dice may be rolled again


def danger(g: Aurora, square: int) -> float:
    """The wounds that all enemies together would deal to somebody on a square, if they all went for that one."""
    plan, dealt = g.plan(), 0.0
    cover = COVERED if plan.map.ground[square] in HINDERS else 1.0
    for foe in g.foes:
        who, kind = g.figures[foe.figure], g.crew(foe.figure)
        if foe.guards or not who.is_active or "stun" in who.tokens:
            continue
        if is_giant(g, foe.figure) and square in plan.low and not kind.range:
            continue
        far = plan.map.distance(who.square, square)
        if far <= speed(g, foe.figure) + max(1, kind.range) and is_open(g, square):
            dealt += A_DIE * kind.attack * (cover if kind.range > 1 else 1.0)
    return dealt
