"""The NPC Cards as they are printed (xia.npc.list)."""

from __future__ import annotations

from typing import Final

# xia.npc.merchant-route
TRADE_ROUTE: Final[tuple[str, ...]] = ("doravin-v", "azure", "kemplar-ii", "neo-damascus", "lunari")
HOME: Final = "loath"  # xia.npc.scoundrel-attack
BOUNTY: Final = 2000  # xia.npc.scoundrel-bounty
WEALTH: Final = 1000  # xia.npc.merchant-wealth


class NpcCard:
    """Status and tier, the sector that brings it, movement, weapon and Shield, the damage To Kill, and On Kill."""

    __slots__ = (
        "attacks",
        "bounty",
        "defends",
        "fame",
        "law",
        "movement",
        "sector",
        "tier",
        "to_kill",
        "weapon",
    )

    def __init__(
        self,
        law: str,
        tier: int,
        sector: str,
        movement: int,
        weapon: str,
        attacks: int,
        defends: int,
        to_kill: int,
        fame: int,
        bounty: int,
    ) -> None:
        self.law, self.tier, self.sector, self.movement = law, tier, sector, movement
        self.weapon, self.attacks, self.defends = weapon, attacks, defends
        self.to_kill, self.fame, self.bounty = to_kill, fame, bounty


CARDS: Final[dict[str, NpcCard]] = {
    "enforcer": NpcCard("lawful", 2, "kemplar-ii", 6, "missile", 8, 8, 12, 2, 2000),
    "scoundrel": NpcCard("outlaw", 1, HOME, 5, "blaster", 8, 6, 10, 1, 0),
    "merchant": NpcCard("neutral", 1, "", 8, "", 0, 8, 15, 1, 1000),  # xia.npc.merchant-spawn, .merchant-peaceful
}
FLIGHT: Final = 8  # xia.npc.scoundrel-attack
