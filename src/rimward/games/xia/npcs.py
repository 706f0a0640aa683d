"""xia.npc: the NPC Cards, and how an NPC comes onto the board. Their turns come with the rest of the chapter."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia import board
from rimward.games.xia.board import Hex
from rimward.games.xia.state import Xia
from rimward.kernel.frame import Frame, Next
from rimward.kernel.question import Choose

TRADE_ROUTE = ("doravin-v", "azure", "kemplar-ii", "neo-damascus", "lunari")  # xia.npc.merchant-route


class NpcCard:
    """What is printed: the sector that brings it, its Shield die, the damage To Kill, and On Kill."""

    __slots__ = ("bounty", "defends", "fame", "sector", "to_kill")

    def __init__(self, sector: str, defends: int, to_kill: int, fame: int, bounty: int) -> None:
        self.sector, self.defends, self.to_kill, self.fame, self.bounty = sector, defends, to_kill, fame, bounty


CARDS: dict[str, NpcCard] = {
    "enforcer": NpcCard("kemplar-ii", 8, 12, 2, 2000),
    "scoundrel": NpcCard("loath", 6, 10, 1, 0),
    "merchant": NpcCard("", 8, 15, 1, 1000),  # xia.npc.merchant-spawn
}


def brought_by(g: Xia, sector: str) -> list[int]:
    """The NPCs not yet on the board whose tile has just been placed."""
    return [ship for ship in g.unspawned if _brings(g, sector, g.ships[ship].npc)]


def _brings(g: Xia, sector: str, npc: str) -> bool:
    if npc != "merchant":
        return CARDS[npc].sector == sector
    return sector in TRADE_ROUTE and sum(tile.sector in TRADE_ROUTE for tile in g.tiles) == 2


class Spawn(Frame):
    """xia.npc.spawn: on the tile's Spawn Point, or beside it if another ship is there."""

    CHAPTER: ClassVar[str] = "xia.npc"
    STEPS: ClassVar[tuple[str, ...]] = ("controller", "spawn")

    def __init__(self, ship: int, sector: str) -> None:
        self.ship, self.sector = ship, sector

    def controller(self, g: Xia, _: None) -> Next:
        spaces = [("hex", *space) for space in spawn_spaces(g, self.sector)]
        return Choose(g.ships[self.ship].seat, "xia.npc.spawn", spaces)

    def spawn(self, g: Xia, choice: tuple[str, int, int]) -> Next:
        g.ships[self.ship].space = choice[1], choice[2]
        g.unspawned = tuple(ship for ship in g.unspawned if ship != self.ship)
        g.say("xia.npc.spawn", ship=self.ship, npc=g.ships[self.ship].npc, space=g.ships[self.ship].space)
        return None


def spawn_spaces(g: Xia, sector: str) -> list[Hex]:
    """The Spawn Point, or the nearest free spaces."""
    chart = g.map
    point = chart.hexes[chart.spawns[board.printed(sector).spawn]]
    return g.free_beside(point) if g.occupied(point) else [point]
