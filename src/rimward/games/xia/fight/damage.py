"""xia.damage: Damage Markers in the Hold, where the one who takes them wants them."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia import npcs
from rimward.games.xia.table.state import NOBODY, Xia
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Choose


class PlaceDamage(Frame):
    """So many points of damage, one by one. Whether that destroyed the ship, and who did it, the one below says.

    Some goes to certain Hold spaces only (`on`), and what finds no room there is lost; or another places it (`by`).
    """

    CHAPTER: ClassVar[str] = "xia.damage"
    STEPS: ClassVar[tuple[str, ...]] = ("npc", "destroyed", "placement", "cube")

    def __init__(self, ship: int, points: int, on: tuple[int, ...] = (), by: int = NOBODY) -> None:
        self.ship, self.points, self.on, self.by = ship, points, on, by

    def npc(self, g: Xia, _: None) -> Next:
        """xia.damage.npc: on the card, where there is nothing to choose."""
        ship = g.ships[self.ship]
        if not ship.npc:
            return None
        ship.wounds += self.points
        g.say("xia.damage.npc", ship=self.ship, points=self.points, wounds=ship.wounds)
        return Done()

    def destroyed(self, g: Xia, _: None) -> Next:
        """xia.damage.destroyed: with as much damage as there are Hold spaces left there is no choice."""
        left = self.spaces(g)
        if 0 < self.points < len(left):
            return None
        for space in left if self.points else ():
            place(g, self.ship, space)
        return Done()

    def placement(self, g: Xia, _: None) -> Next:
        seat = g.ships[self.ship].seat if self.by == NOBODY else self.by
        spaces = [("hold", self.ship, space) for space in self.spaces(g)]
        return Choose(seat, "xia.damage.placement", spaces, about={"points": self.points})

    def spaces(self, g: Xia) -> list[int]:
        left = g.ships[self.ship].undamaged
        return [space for space in left if space in self.on] if self.on else left

    def cube(self, g: Xia, choice: tuple[str, int, int]) -> Next:
        place(g, self.ship, choice[2])
        self.points -= 1
        return Goto("destroyed")


def place(g: Xia, number: int, space: int) -> None:
    """One marker: a cube there is jettisoned (xia.damage.cube), an Armed Marker there goes to Disarmed."""
    ship = g.ships[number]
    ship.damaged += (space,)
    marked = int(space in ship.markers)
    ship.disarm(space)  # xia.outfit.damage-use-space
    cube = ship.hold[space]
    if cube:
        g.jettison(number, space)
    g.say("xia.damage.placement", ship=number, space=space, cube=cube, disarmed=marked)


def destroyed(g: Xia, number: int) -> bool:
    ship = g.ships[number]
    if ship.space is None:
        return False  # that is over already
    return ship.wounds >= npcs.CARDS[ship.npc].to_kill if ship.npc else not ship.undamaged
