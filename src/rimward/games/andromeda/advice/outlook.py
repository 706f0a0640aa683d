"""How the seats stand, and how likely each is to win.

What each thing counts is fitted to games of bots (`chances.json`): what seats had whenever a turn began, and who won.
What only helps to come to VP counts less and less towards the end: by how much of the game is left, or, where it is
soon used, by how much of the last turns.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rimward.games.andromeda.advice.flights import readiness
from rimward.games.andromeda.advice.standing import CARDS, HULLS, MARGINAL, MARGINAL_ENERGY, Standing
from rimward.games.andromeda.cards.rates import WORTH
from rimward.games.andromeda.scoring import SOURCES
from rimward.games.andromeda.table.names import BAY, STORED, hand
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.turn import Turn
from rimward.kernel.game import Outlook

SHIPS: Final = ("transport", "fighter", "science-vessel", "heavy-cruiser")


class Has(NamedTuple):
    vp: float
    final: float  # VP if the game were scored now
    vault: float  # what of these is resources that will be spent first
    science: float  # steps on the tracks, for VP and modules to come
    industry: float
    supremacy: float
    commerce: float
    civilization: float
    fleet: float  # of many ships, the last ones count for little
    hulls: float  # what there is to build the next one of
    upgrades: float
    damage: float  # modules that can still be repaired
    out: float  # ships on the map, which will activate modules
    bay: float  # ships that can still be launched
    stock: float  # resources; of many of a kind, the last ones count for little
    cards: float
    moons: float
    settled: float  # the best development where a transport waits already
    plan: float  # the best elsewhere
    late: float  # turns of others before its own


def has(g: Andromeda) -> list[Has]:
    """Teammates win together, so each has what both have on average."""
    turns = [frame.seat for frame in g.stack if isinstance(frame, Turn)]
    alone = [_has(g, seat, float((seat - turns[0]) % g.seats) if turns else 0.0) for seat in range(g.seats)]
    if not g.teams:
        return alone
    sides = [(alone[seat], alone[g.mate(seat) or 0]) for seat in range(g.seats)]
    return [Has(*[(mine + other) / 2.0 for mine, other in zip(*side, strict=True)]) for side in sides]


def _has(g: Andromeda, seat: int, late: float) -> Has:
    now, steps = Standing(g, seat), g.tracks[seat]
    settled, plan = _plans(now)
    return Has(
        float(g.vp[seat]),
        float(sum([points(g, seat) for _, points in SOURCES])),
        g.vault(seat) * g.any_resources(seat) * now.left,
        steps[0] * now.left,
        steps[1] * now.left,
        steps[2] * now.left,
        steps[3] * now.left,
        steps[4] * now.left,
        (1.0 - 1.0 / (now.ships + 1)) * now.left,
        _hulls(now) * now.left,
        sum([bool(g.bay_of(seat, kind).tile) for kind in SHIPS]) * now.left,
        len(g.damaged_modules(seat)) * now.fade,
        len(g.on_board(seat)) * now.fade,
        sum([ship.owner == seat and ship.region == BAY for ship in g.ships]) * now.fade,
        _stock(now) * now.fade,
        sum(CARDS[: g.zones.size(hand(seat))], 0.0) * now.fade,
        len(g.moons[seat]) * now.fade,
        settled,
        plan,
        late,
    )


def _hulls(now: Standing) -> float:
    """What one ship more would add to the fleet, and half of it with one of the two that a transport is built of."""
    has = dict(zip(STORED, now.stock, strict=True))
    ready = sum([min(1, has[what]) for what in HULLS]) / len(HULLS)
    return ready / ((now.ships + 1) * (now.ships + 2))


def _stock(now: Standing) -> float:
    found = 0.0
    for what, amount in zip(STORED, now.stock, strict=True):
        table = MARGINAL_ENERGY if what == "energy" else MARGINAL
        found += float(WORTH[what]) * sum(table[:amount], 0.0)
    return found


def _plans(now: Standing) -> tuple[float, float]:
    waiting, settled, plan = now.waiting, 0.0, 0.0
    for each in now.plans:
        worth = readiness(now, each) * each.worth
        if each.region in waiting:
            settled = max(settled, worth)
        else:
            plan = max(plan, worth)
    return settled, plan


def left(g: Andromeda) -> float:
    """The VP that the first still needs: a lead is worth more the nearer the end is."""
    return 1.0 if g.ended else float(max(1, 1 + g.terminus - max(g.vp)))


OUTLOOK = Outlook(Has._fields, has, left, Outlook.fitted("rimward.games.andromeda"))
