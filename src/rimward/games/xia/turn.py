"""xia.turn: whose turn it is, and its phases."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia.action import ActionPhase
from rimward.games.xia.fight.respawn import Respawn
from rimward.games.xia.npcs.turn import NpcTurn
from rimward.games.xia.renown import progress
from rimward.games.xia.status import StatusPhase
from rimward.games.xia.table.state import Xia
from rimward.games.xia.trade.business import BusinessPhase
from rimward.kernel.frame import Frame, Goto, Next
from rimward.kernel.window import Window


class Turns(Frame):
    """xia.turn.order: clockwise without end, beginning with `seat` or with the one that what came before gives."""

    CHAPTER: ClassVar[str] = "xia.turn"
    STEPS: ClassVar[tuple[str, ...]] = ("order", "turn_after", "npc_turn_after")

    def __init__(self, seat: int = 0, npc: int = 0) -> None:
        self.seat, self.npc = seat, npc  # whose turn it is, and from which ship on NPCs have not had theirs

    def copy(self) -> Turns:
        return self.onto(Turns(self.seat, self.npc))

    def order(self, g: Xia, first: int | None) -> Next:
        progress.tell_waiting(g)
        self.seat, self.npc = self.seat if first is None else first, 0
        return Turn(self.seat)

    def turn_after(self, g: Xia, _: None) -> Next:
        """xia.ability.auto-pilot-timing: what waits for the end of somebody's turn."""
        return Window("turn-ended", self.seat) if g.effects else None

    def npc_turn_after(self, g: Xia, _: None) -> Next:
        """Whatever became of the player's own turn. xia.npc.controller: more than one NPC only where there are fewer
        than three players."""
        for npc in range(max(self.npc, g.seats), len(g.ships)):
            if g.ships[npc].seat == self.seat:
                self.npc = npc + 1
                return NpcTurn(npc).then("npc_turn_after")
        self.seat = (self.seat + 1) % g.seats
        return Goto("order")


class Turn(Frame):
    """xia.turn.phases. `ends` is where xia.turn.ends-on-own-death goes on."""

    CHAPTER: ClassVar[str] = "xia.turn"
    STEPS: ClassVar[tuple[str, ...]] = ("turn", "phases", "business_needs_planet", "status_always", "ends")
    OWNER: ClassVar[str] = "seat"
    TURN: ClassVar[str] = "seat"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Turn:
        return self.onto(Turn(self.seat))

    def turn(self, g: Xia, _: None) -> Next:
        g.new_turn()
        g.effects = tuple(effect for effect in g.effects if effect.seat != self.seat)
        ship = g.ships[self.seat]
        if ship.skips:
            ship.skips = False
            g.say("xia.death.skip-turn", seat=self.seat)
            return Goto("ends")
        g.say("xia.turn.phases", seat=self.seat)
        return Respawn(self.seat) if ship.space is None else None

    def phases(self, g: Xia, _: None) -> Next:
        return ActionPhase(self.seat)

    def business_needs_planet(self, g: Xia, _: None) -> Next:
        return BusinessPhase(self.seat) if g.planet_of(self.seat) else None

    def status_always(self, g: Xia, _: None) -> Next:
        return StatusPhase(self.seat)

    def ends(self, g: Xia, _: None) -> Next:
        g.say("xia.turn.ends", seat=self.seat)
        return None
