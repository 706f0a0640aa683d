"""`dealt`: what `sample` makes of a seat's view, made without the view. Only for play inside one process.

Simulations ask for a possible table at every decision, and much of their time went into writing a view and reading it
again. Seats across a wire get a view; only the lab's playout may import this module.
"""

from __future__ import annotations

from rimward.kernel.chance import Rng
from rimward.kernel.frame import Table, ask_again
from rimward.kernel.view import answer_early, shuffle
from rimward.kernel.zone import Zone, Zones


def dealt(g: Table, seat: int, rng: Rng) -> Table:
    """The same table as `sample(g.game, view(g, seat), rng)`, with as many numbers taken from the generator.

    What lies open is copied. Everything that the seat does not know is made again: the faces under the backs and in the
    bags, the early answers of others, and the questions, which know the table that they were asked at.
    """
    new = g.copy()
    new.zones = _dealt_again(g, seat, rng)
    new.draws, new.early, new.asked, new.open = 0, {}, None, ()
    if new.result is None:
        ask_again(new)
    if g.early:
        answer_early(new, sorted(g.early), {seat: g.early[seat]} if seat in g.early else {}, rng)
    return new


def _dealt_again(g: Table, seat: int, rng: Rng) -> Zones:
    """The zones with the unseen faces of each deck dealt among all places and bags where they may lie."""
    pools: dict[str, list[str]] = {}
    known: dict[str, Zone] = {}
    for name, zone in g.zones.by_name.items():
        pool = pools.get(zone.deck)
        if pool is None:
            pool = pools[zone.deck] = []
        backs = [face for face, mask in zip(zone.faces, zone.masks, strict=True) if not mask >> seat & 1]
        if backs or zone.bag:
            pool += backs
            pool += zone.bag
        else:
            known[name] = zone
    pools = {deck: sorted(pool) for deck, pool in sorted(pools.items())}
    shuffle(pools, rng)
    by_name = {name: known.get(name) or _dealt(zone, seat, pools[zone.deck]) for name, zone in g.zones.by_name.items()}
    return Zones(g.seats, by_name)


def _dealt(zone: Zone, seat: int, pool: list[str]) -> Zone:
    faces = tuple([face if mask >> seat & 1 else pool.pop() for face, mask in zip(zone.faces, zone.masks, strict=True)])
    bag = tuple(sorted([pool.pop() for _ in zone.bag]))
    return Zone(zone.deck, bag, faces, zone.masks, zone.under)
