"""xia.npc.turn: what an NPC does after the turn of the player who has its card."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia.fight.respawn import Respawn
from rimward.games.xia.npcs.card import BOUNTY
from rimward.games.xia.npcs.enforcer import Enforcer
from rimward.games.xia.npcs.merchant import Merchant
from rimward.games.xia.npcs.scoundrel import Scoundrel
from rimward.games.xia.table.state import Xia
from rimward.kernel.frame import Done, Frame, Goto, Next


class NpcTurn(Frame):
    """No phases: the card is carried out once. `death` is where its own death in its turn goes on."""

    CHAPTER: ClassVar[str] = "xia.npc"
    STEPS: ClassVar[tuple[str, ...]] = ("turn", "respawn", "npc_turn", "death")
    OWNER: ClassVar[str] = "ship"

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def turn(self, g: Xia, _: None) -> Next:
        """xia.fame.luck-limit: it is a turn of its own."""
        g.new_turn()
        ship = g.ships[self.ship]
        if self.ship in g.unspawned:
            g.say("xia.npc.turn-unspawned", ship=self.ship, npc=ship.npc)
            return Done()
        if ship.skips:
            ship.skips = False
            g.say("xia.death.npc-skip-turn", ship=self.ship, npc=ship.npc)
            return Done()
        g.say("xia.npc.turn", ship=self.ship, npc=ship.npc, seat=ship.seat)
        return Respawn(self.ship) if ship.space is None else Goto("npc_turn")

    def respawn(self, g: Xia, _: None) -> Next:
        """xia.npc.scoundrel-bounty"""
        g.add_bounty(self.ship, BOUNTY, "xia.npc.scoundrel-bounty")
        return None

    def npc_turn(self, g: Xia, _: None) -> Next:
        npc = g.ships[self.ship].npc
        if npc == "enforcer":
            return Enforcer(self.ship)
        return Scoundrel(self.ship) if npc == "scoundrel" else Merchant(self.ship)

    def death(self, g: Xia, _: int | None) -> Next:
        """xia.npc.death: what its turn had in store is over."""
        return None
