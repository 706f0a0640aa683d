"""xia.npc.target-choice: which ship an NPC hunts."""

from __future__ import annotations

from typing import Final

from rimward.games.xia.flight.choices import others_at
from rimward.games.xia.npcs import routes, ties
from rimward.games.xia.npcs.move import Spaces, field
from rimward.games.xia.npcs.routes import Field
from rimward.games.xia.npcs.ties import Tie
from rimward.games.xia.table.state import NOBODY, Xia
from rimward.kit.targets import best

VENGEFUL: Final = 2  # xia.npc.last-attacker: Sectors


def within(g: Xia, ship: int, other: int, sectors: int) -> bool:
    here, there = g.map.kind_at(g.number_of(ship)).name, g.map.kind_at(g.number_of(other)).name
    distance = g.map.sector_distance(here, there)
    return distance is not None and distance <= sectors


def last_attacker(g: Xia, ship: int) -> int:
    """xia.npc.last-attacker, if it is on the board and near enough."""
    attacker = g.ships[ship].grudge
    found = attacker != NOBODY and g.ships[attacker].space is not None and within(g, ship, attacker, VENGEFUL)
    return attacker if found else NOBODY


def nearest(g: Xia, ship: int, prey: list[int]) -> Tie:
    """xia.npc.nearest: gives one of these ships."""
    found, occupied = field(g, ship), others_at(g, ship)
    near = found.seek([g.number_of(other) for other in prey])
    if near:
        return ties.tie(g, g.ships[ship].seat, [other for other in prey if g.number_of(other) in near])
    daring = best(prey, [lambda other: distance(found, g.number_of(other), occupied)])
    return ties.tie(g, g.ships[ship].seat, daring)


def distance(found: Field, space: int, occupied: Spaces) -> tuple[int, int]:
    """By a route that takes risks; what it cannot get to is farther away than everything else."""
    goals = routes.approach(found, [space], occupied)
    if not goals:
        return 2, 0
    return int(space not in goals), found.costs[goals[0]]
