"""xia.death: what a destroyed ship leaves, to whom, and how its turn ends."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia import missions, npcs
from rimward.games.xia.missions.acts import after_kill
from rimward.games.xia.renown.fame import GainFame
from rimward.games.xia.table.state import NOBODY, Xia, replaced
from rimward.kernel.frame import Cut, Frame, Next

RAIDING: Final = 1000  # xia.bounty.raiding


class Death(Frame):
    """A ship destroyed by another ship, or by NOBODY: a border, its own ram, or one that died in the same ram."""

    CHAPTER: ClassVar[str] = "xia.death"
    STEPS: ClassVar[tuple[str, ...]] = (
        "removed",
        "missions",
        "cargo",
        "bounty",
        "reset",
        "skip_turn",
        "killer",
        "missions_killer",
        "turn",
    )

    def __init__(self, ship: int, by: int = NOBODY, space: tuple[int, ...] = (), outlaw: bool = False) -> None:
        self.ship, self.by, self.space = ship, by, space
        self.outlaw = outlaw  # until its Bounty was taken away

    def removed(self, g: Xia, _: None) -> Next:
        ship, self.space = g.ships[self.ship], g.space_of(self.ship)
        ship.space = None
        g.effects = tuple(effect for effect in g.effects if self.ship not in (effect.seat, effect.target))
        cubes = tuple([cube for cube in ship.hold if cube])
        g.say("xia.death.removed", ship=self.ship, by=self.by, space=self.space, cubes=cubes)
        return None

    def missions(self, g: Xia, _: None) -> Next:
        if self.ship < g.seats:
            missions.discard(g, self.ship)
        return None

    def cargo(self, g: Xia, _: None) -> Next:
        ship = g.ships[self.ship]
        for cube in ship.hold:
            if cube:
                g.set_adrift((self.space[0], self.space[1]), cube)
        ship.hold = ("",) * len(ship.hold)
        return None

    def bounty(self, g: Xia, _: None) -> Next:
        """What it had goes to the destroyer (xia.bounty.claim); for an Innocent the destroyer gets a Bounty himself."""
        ship = g.ships[self.ship]
        self.outlaw = ship.bounty > 0 or ship.npc == "scoundrel"
        if ship.npc:  # xia.npc.kill-reward, in place of both
            spoils, crime = g.credits[self.ship], npcs.CARDS[ship.npc].bounty
            g.credits = replaced(g.credits, self.ship, 0)
        else:
            spoils, crime = ship.bounty, 0 if ship.bounty else RAIDING
            ship.bounty = 0
        if spoils:
            g.say("xia.death.bounty", ship=self.ship, by=self.by, credits=spoils)
        if self.by != NOBODY:
            g.pay(self.by, spoils)
            if crime:
                g.add_bounty(self.by, crime, "xia.bounty.raiding")
        return None

    def reset(self, g: Xia, _: None) -> Next:
        g.ships[self.ship].reset()
        if self.ship < g.seats:
            g.refresh(self.ship)
        return None

    def skip_turn(self, g: Xia, _: None) -> Next:
        """xia.death.skip-turn, xia.death.npc-skip-turn"""
        ship = g.ships[self.ship]
        ship.skips = bool(ship.npc) or ship.tier > 1
        return None

    def killer(self, g: Xia, _: None) -> Next:
        """xia.fame.combat; xia.death.no-killer. An NPC has its revenge instead (xia.npc.last-attacker)."""
        if not 0 <= self.by < g.seats:
            if self.by != NOBODY and g.ships[self.by].grudge == self.ship:
                g.ships[self.by].grudge = NOBODY
            return None
        ship = g.ships[self.ship]
        return GainFame(self.by, npcs.CARDS[ship.npc].fame if ship.npc else ship.tier, "xia.fame.combat")

    def missions_killer(self, g: Xia, _: None) -> Next:
        """xia.mission.bounty-hunter-target, xia.mission.assassin-target"""
        return after_kill(g, self.by, self.ship, self.outlaw) if 0 <= self.by < g.seats else None

    def turn(self, g: Xia, _: None) -> Next:
        """xia.turn.ends-on-own-death: at once, if it is under way."""
        return Cut("Turn", self.ship, "ends") if self.ship < g.seats else Cut("NpcTurn", self.ship, "death")
