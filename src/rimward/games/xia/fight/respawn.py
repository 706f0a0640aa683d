"""xia.respawn: where a destroyed ship comes back."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia.table.state import Xia
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Frame, Next
from rimward.kernel.question import Choose

CHOOSES: Final = 20  # xia.respawn.natural-20, xia.gate.tigris


class Respawn(Frame):
    """xia.respawn.where"""

    CHAPTER: ClassVar[str] = "xia.respawn"
    STEPS: ClassVar[tuple[str, ...]] = ("when", "natural_20", "where")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def when(self, g: Xia, _: None) -> Next:
        return Roll(self.ship, "xia.respawn.where", (20,))

    def natural_20(self, g: Xia, faces: tuple[int, ...]) -> Next:
        return spawn_choice(g, self.ship, faces[0], "xia.respawn.where")

    def where(self, g: Xia, choice: tuple[str, int, int]) -> Next:
        g.ships[self.ship].space = choice[1], choice[2]
        g.say("xia.respawn.where", ship=self.ship, space=g.ships[self.ship].space)
        return None


def spawn_choice(g: Xia, ship: int, roll: int, rule: str) -> Choose:
    """The Spawn Point of a roll, of all free ones on a 20, or the spaces beside an occupied one if none is free."""
    free = g.free_spawns()
    if roll == CHOOSES and free:
        spaces = [g.map.hexes[g.map.spawns[number]] for number in free]
    else:
        spaces = g.spawn_spaces(roll)
    return Choose(g.ships[ship].seat, rule, [("hex", *space) for space in spaces], about={"roll": roll, "ship": ship})
