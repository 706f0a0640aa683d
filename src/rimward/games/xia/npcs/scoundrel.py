"""xia.npc.scoundrel: hunts the Innocent and runs away. From top to bottom as on its card."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia.fight.combat import Attack
from rimward.games.xia.npcs.card import CARDS, FLIGHT, HOME
from rimward.games.xia.npcs.move import NpcMove, in_reach
from rimward.games.xia.npcs.targets import last_attacker, nearest
from rimward.games.xia.npcs.ties import Tie
from rimward.games.xia.table.state import NOBODY, Xia
from rimward.kernel.frame import Done, Frame, Goto, Next


class Scoundrel(Frame):
    """xia.npc.turn: a target, movement, an attack and flight."""

    CHAPTER: ClassVar[str] = "xia.npc"
    STEPS: ClassVar[tuple[str, ...]] = (
        "scoundrel_target",
        "target_choice",
        "scoundrel_move",
        "scoundrel_attack",
        "attack",
    )

    def __init__(self, ship: int, target: int = NOBODY) -> None:
        self.ship, self.target = ship, target

    def scoundrel_target(self, g: Xia, _: None) -> Next:
        """Never the Enforcer, whatever it did to him."""
        attacker = last_attacker(g, self.ship)
        if attacker != NOBODY and g.ships[attacker].npc != "enforcer":
            return Tie((attacker,))
        ships = [other for other in g.others_on_board(self.ship) if g.ships[other].npc != "enforcer"]
        prey = [other for other in ships if not g.ships[other].outlaw]
        return nearest(g, self.ship, prey) if prey else Goto("target_choice", NOBODY)

    def target_choice(self, g: Xia, target: int) -> Next:
        self.target = target
        why = "loath" if target == NOBODY else "attacker" if target == g.ships[self.ship].grudge else "innocent"
        g.say("xia.npc.scoundrel-target", ship=self.ship, target=target, why=why)
        return None

    def scoundrel_move(self, g: Xia, _: None) -> Next:
        movement = CARDS[g.ships[self.ship].npc].movement
        return NpcMove(self.ship, movement, self.target, HOME if self.target == NOBODY else "")

    def scoundrel_attack(self, g: Xia, _: int) -> Next:
        return Attack(self.ship, self.target) if in_reach(g, self.ship, self.target) else Done()

    def attack(self, g: Xia, _: None) -> Next:
        """xia.npc.scoundrel-attack: and then away."""
        g.say("xia.npc.scoundrel-attack", ship=self.ship, sector=HOME)
        return NpcMove(self.ship, FLIGHT, sector=HOME)
