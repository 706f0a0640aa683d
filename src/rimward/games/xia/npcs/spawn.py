"""xia.npc.spawn: how the cards are dealt, and how an NPC comes onto the board; and whom it remembers."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia.npcs.card import BOUNTY, CARDS, TRADE_ROUTE
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.state import Ship, Xia
from rimward.kernel.frame import Frame, Next
from rimward.kernel.question import Choose

STACK: Final = "stack:npcs"
DEALT: Final = "dealt:npcs"


def deal(g: Xia, first: int) -> None:
    """xia.setup.npc-deal: the cards as they were drawn, to one player after the other from the first one on."""
    order = g.clockwise(first)
    for place, card in enumerate(g.zones[DEALT].faces):
        number, seat = len(g.ships), order[place % g.seats]
        g.ships += (Ship(card, seat, CARDS[card].tier, None, armed=0, npc=card),)
        g.credits += (BOUNTY if card == "scoundrel" else 0,)
        g.unspawned += (number,)
        g.say("xia.setup.npc-deal", seat=seat, npc=card, ship=number, credits=g.credits[number])


def birthplace(g: Xia, npc: str) -> str:
    """The sector on the board that brings an NPC, if there is one."""
    placed = [tile.sector for tile in g.tiles]
    if npc != "merchant":
        return CARDS[npc].sector if CARDS[npc].sector in placed else ""
    route = [sector for sector in placed if sector in TRADE_ROUTE]  # xia.npc.merchant-spawn
    return route[1] if len(route) > 1 else ""


def brought_by(g: Xia, sector: str) -> list[int]:
    """The NPCs not yet on the board whose tile has just been placed."""
    return [ship for ship in g.unspawned if birthplace(g, g.ships[ship].npc) == sector]


def next_on_route(g: Xia, sector: str) -> str:
    """xia.npc.merchant-route: the planet after this one, leaving out those that are not placed."""
    at, placed = TRADE_ROUTE.index(sector), [tile.sector for tile in g.tiles]
    return next(planet for planet in (*TRADE_ROUTE[at + 1 :], *TRADE_ROUTE) if planet in placed)


class Spawn(Frame):
    """xia.npc.spawn: on the tile's Spawn Point, or beside it if another ship is there."""

    CHAPTER: ClassVar[str] = "xia.npc"
    STEPS: ClassVar[tuple[str, ...]] = ("controller", "spawn")

    def __init__(self, ship: int, sector: str) -> None:
        self.ship, self.sector = ship, sector

    def controller(self, g: Xia, _: None) -> Next:
        spaces = [("hex", *space) for space in spawn_spaces(g, self.sector)]
        return Choose(g.ships[self.ship].seat, "xia.npc.spawn", spaces, about={"ship": self.ship})

    def spawn(self, g: Xia, choice: tuple[str, int, int]) -> Next:
        ship = g.ships[self.ship]
        ship.space = choice[1], choice[2]
        if ship.npc == "merchant":
            ship.heading = next_on_route(g, self.sector)  # xia.npc.merchant-move
        g.unspawned = tuple(waiting for waiting in g.unspawned if waiting != self.ship)
        g.say("xia.npc.spawn", ship=self.ship, npc=ship.npc, sector=self.sector, space=ship.space)
        return None


def spawn_spaces(g: Xia, sector: str) -> list[Hex]:
    """The Spawn Point, or the nearest free spaces."""
    chart = g.map
    point = chart.hexes[chart.spawns[g.content.sectors[sector].spawn]]
    return g.free_beside(point) if g.occupied(point) else [point]


def attacked(g: Xia, ship: int, attacker: int) -> None:
    """xia.npc.last-attacker: by any attack, damaging or not; xia.npc.merchant-peaceful: but not by the Merchant."""
    if g.ships[ship].npc and CARDS[g.ships[ship].npc].weapon:
        g.ships[ship].grudge = attacker
        g.say("xia.npc.last-attacker", ship=ship, attacker=attacker)
