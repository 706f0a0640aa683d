"""xia.npc: the ships that nobody plays. The rules of other chapters know their cards and how they come onto the board;
what they do in their turns is in `turn`, and `turn` alone is what a table starts."""

from rimward.games.xia.npcs.card import CARDS
from rimward.games.xia.npcs.spawn import Spawn, attacked, brought_by

__all__ = ["CARDS", "Spawn", "attacked", "brought_by"]
