"""NPCs: whom they hunt, how bad that is, and where to send one's own."""

from __future__ import annotations

from typing import NamedTuple

from rimward.games.xia.advice import worth
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.fight.combat import REACH
from rimward.games.xia.npcs import CARDS
from rimward.games.xia.table import board
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.state import Ship, Xia

ELSEWHERE = 0.15  # how often the Scoundrel comes although somebody else is nearer


class Threat(NamedTuple):
    """An NPC that hunts a ship: where it is, how far it strikes, and what that costs."""

    space: Hex
    reach: int
    harm: float
    prey: int  # how far away its nearest other prey is


def hunts(g: Xia, npc: int, ship: int) -> bool:
    """xia.npc.enforcer-target, xia.npc.scoundrel-target"""
    hunter, prey = g.ships[npc], g.ships[ship]
    if not CARDS[hunter.npc].weapon:
        return False
    return hunter.grudge == ship or prey.outlaw == (hunter.npc == "enforcer")


def threats(w: Weights, g: Xia, seat: int) -> list[Threat]:
    found = []
    for npc in range(g.seats, len(g.ships)):
        space, card = g.ships[npc].space, CARDS[g.ships[npc].npc]
        if space is None or not hunts(g, npc, seat):
            continue
        prey = board.SIZE
        if g.ships[npc].npc == "scoundrel":
            away = [board.distance(space, g.space_of(other)) for other in g.others_on_board(npc) if other != seat]
            prey = min(away, default=board.SIZE)
        harm = struck(w, g.ships[seat], card.attacks)
        found.append(Threat(space, card.movement + REACH[card.weapon][1], harm, prey))
    return found


def struck(w: Weights, ship: Ship, die: int) -> float:
    """What one attack with a die costs on average, and more for a ship that it may destroy."""
    shielded = ship.armed > 0 and bool(ship.free_uses("shield"))
    deadly = max(0, die + 1 - len(ship.undamaged)) / die
    points = (die + 1) / 2
    if shielded:
        points, deadly = points / 2, deadly / 2
    return worth.damage(w, ship, points) - worth.damage(w, ship) + deadly * worth.death(w, ship)


def danger(found: list[Threat], space: Hex) -> float:
    """Of ending a turn there."""
    total = 0.0
    for threat in found:
        away = board.distance(threat.space, space)
        if away <= threat.reach:
            total += threat.harm * (ELSEWHERE if threat.prey < away else 1.0)
    return total


def sent(g: Xia, seat: int, npc: int, space: Hex) -> float:
    """How good it is for a seat that an NPC is there: a hunter nearer to others and farther from its own ship.

    The Merchant harms nobody, so it is all one where it flies.
    """
    found = 0.0
    for other in g.others_on_board(npc):
        if other < g.seats and hunts(g, npc, other):
            away = board.distance(space, g.space_of(other))
            found += g.seats * away if other == seat else -away
    return found
