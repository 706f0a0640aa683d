"""How the seats stand, and how likely each is to win.

What the seats have is found here. What each of it counts was fitted to games of bots (`chances.json`, docs/bots.md):
what they had whenever a turn began, and who won in the end.

Bots also steer by it, and what goes with winning need not lead there. With more than a fifth of a Fame for 1,000
Credits no bot would ever buy Fame for 5,000; and where all that is in reach counted in full, `search` ended its turns
with ever better prospects and made less of them. So let `planner` play before new numbers stay.
"""

from __future__ import annotations

from math import log
from typing import NamedTuple

from rimward.games.xia.advice import worth
from rimward.games.xia.advice.places import Prospects
from rimward.games.xia.advice.worth import BALANCED
from rimward.games.xia.table.state import Xia
from rimward.games.xia.turn import Turn
from rimward.kernel.game import Outlook

STEADY = BALANCED._replace(win=0.0)  # the last Fame is like any other: what it wins is what the chances tell
CAPITAL = 2000


class Has(NamedTuple):
    """What a seat has, and what it can do next."""

    fame: float
    credits: float  # thousands
    capital: float  # of the first 2,000 Credits, its part
    late: float  # turns of others before its own
    speed: float = 0.0  # to be e times as fast is 1 more
    energy: float = 0.0  # 1 is a full meter; the last points matter most
    armed: float = 0.0  # markers
    damage: float = 0.0  # 1 is a Hold full of it, and as much again for being near the end
    skips: float = 0.0  # turns lost
    cubes: float = 0.0  # in the Hold
    again: float = 0.0  # the ship is to begin again, anywhere
    reach: float = 0.0  # the best that can be done from here, one thing after another, in Fame
    best: float = 0.0  # the best single thing
    sale: float = 0.0  # of the cubes in the Hold, where that brings most
    due: float = 0.0  # a Mission that only has to be delivered


def has(g: Xia) -> list[Has]:
    turns = [frame.seat for frame in g.stack if isinstance(frame, Turn)]
    return [_has(g, seat, float((seat - turns[0]) % g.seats) if turns else 0.0) for seat in range(g.seats)]


def _has(g: Xia, seat: int, late: float) -> Has:
    ship, credits = g.ships[seat], g.credits[seat]
    money = credits / worth.COIN, min(credits, CAPITAL) / CAPITAL
    if not ship.name:
        return Has(float(g.fame[seat]), *money, late)
    speed, energy = log(worth.speed(g.content, ship)), worth.energy(STEADY, ship.energy, ship.meter) / STEADY.energy
    damage = worth.damage(STEADY, ship) / STEADY.damage
    cubes = float(sum([bool(cube) for cube in ship.hold]))
    mine = (float(g.fame[seat]), *money, late, speed, energy, float(ship.armed), damage, float(ship.skips), cubes)
    return Has(*mine, again=1.0) if ship.space is None else Has(*mine, 0.0, *_reach(g, seat))


def _reach(g: Xia, seat: int) -> tuple[float, float, float, float]:
    """What there is to do, less what the way to it takes: in a row, at once, with the cubes, for the Mission."""
    prospects = Prospects(STEADY, g, seat)
    here, fading = prospects.here, prospects.fading
    sale = max([market.now * fading[market.reach[here]] for market in prospects.sales.markets], default=0.0)
    best = due = 0.0
    for each in prospects.found:
        value = each.late * fading[each.reach[here]]
        if value > best:
            best = value
        if each.what == "complete":
            due = value
    return prospects.at(here), best, sale, due


def left(g: Xia) -> float:
    """What the first still needs. The nearer somebody is to the target, the more a lead is worth."""
    return float(max(1, 1 + g.target - max(g.fame)))


OUTLOOK = Outlook(Has._fields, has, left, Outlook.fitted("rimward.games.xia"))
