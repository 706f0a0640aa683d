"""How the seats stand, and how likely each is to win.

The numbers follow games of `normal` captains of all styles, four players to 10 Fame: what the seats had whenever a turn
began, and who won in the end. What is only in reach counts about half of what it would bring, and cubes in the Hold are
better than others that might be bought. With the whole of it `search` ended its turns with ever better prospects and
made less of them.
"""

from __future__ import annotations

from math import exp, log

from rimward.games.xia.advice import worth
from rimward.games.xia.advice.places import Prospects
from rimward.games.xia.advice.worth import BALANCED
from rimward.games.xia.state import Xia
from rimward.games.xia.turn import Turn

STEADY = BALANCED._replace(  # what the numbers below were fitted with
    win=0.0,  # the last Fame is like any other: what it wins is what the chances tell
    coin=0.165,
    energy=0.6,
    damage=0.6,
    speed=1.2,
    scan=0.5,
    hopeless=0.3,
    gather=1.0,
    combat=1.0,
    turn=0.84,
)
# in Fame:
COIN = 0.19  # 1,000 Credits; with more, no bot would ever buy Fame for 5,000
SPEED = 0.87  # to be e times as fast
ENERGY = 1.27  # a full meter against an empty one
ARMED = 0.24  # a marker
CUBE = 0.12  # in the Hold
REACH = 0.55  # of the best that can be done from here, a Fame
AGAIN = 0.95  # a ship that is to begin again anywhere, against one with nothing to do
SKIP = 1.2  # a turn lost
LATE = 0.25  # the turn of another before one's own
# and what a Fame is worth:
LEAD = 0.685  # a Fame ahead multiplies the chances by e to the power of this at the target ...
FAR = -0.15  # ... and by less, the more Fame the first still needs: a power of it


def standing(g: Xia, seat: int) -> float:
    """How well a seat stands: its Fame, and in Fame what else it has and what it can do next."""
    ship, turns = g.ships[seat], [frame.seat for frame in g.stack if isinstance(frame, Turn)]
    has = g.fame[seat] + COIN * g.credits[seat] / worth.COIN
    if turns:
        has -= LATE * ((seat - turns[0]) % g.seats)
    if not ship.name:
        return has
    has += SPEED * log(worth.speed(ship)) + ENERGY / STEADY.energy * worth.energy(STEADY, ship.energy, ship.meter)
    has += ARMED * ship.armed - SKIP * ship.skips - worth.damage(STEADY, ship)
    has += CUBE * sum([bool(cube) for cube in ship.hold])
    if ship.space is None:
        return has + AGAIN
    prospects = Prospects(STEADY, g, seat)
    return has + REACH * prospects.at(prospects.here)


def chances(g: Xia) -> list[float]:
    """By seat, how likely it is to win. The nearer somebody is to the target, the more a lead is worth."""
    if g.result is not None:
        return [g.result.share(seat) for seat in range(g.seats)]
    lead = LEAD * float((1 + g.target - max(g.fame)) ** FAR)
    stands = [standing(g, seat) for seat in range(g.seats)]
    best = max(stands)
    weights = [exp(lead * (each - best)) for each in stands]
    total = sum(weights, 0.0)
    return [each / total for each in weights]
