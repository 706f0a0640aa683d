"""xia.border: what a step costs that crosses one. Asteroids and Nebulae come with the rest of the chapter."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia import board
from rimward.games.xia.board import Hex
from rimward.games.xia.damage import PlaceDamage, destroyed
from rimward.games.xia.death import Death
from rimward.games.xia.state import Xia
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Next

BOUNTY = 1000  # xia.bounty.evading, xia.bounty.outlaw-association


class Crossing(Frame):
    """xia.border.double-traversal: a step into a neighbouring space, the leaving border first.

    The ship stays in its old space until it has cleared the borders of planets (xia.border.double-shield). What the new
    space holds happens to it there.
    """

    CHAPTER: ClassVar[str] = "xia.border"
    STEPS: ClassVar[tuple[str, ...]] = ("exit", "enter", "immediate")

    def __init__(self, ship: int, q: int, r: int) -> None:
        self.ship, self.q, self.r = ship, q, r

    def exit(self, g: Xia, _: None) -> Next:
        here, there = g.space_of(self.ship), (self.q, self.r)
        border = board.planet_border(g.tiles, here, there)
        if border == "entrance":
            self.associate(g, here)
        return PlanetaryShield(self.ship) if border == "shield" else None

    def enter(self, g: Xia, crossed: bool | None) -> Next:
        if crossed is False:
            return Done()
        here, there = g.space_of(self.ship), (self.q, self.r)
        border = board.planet_border(g.tiles, there, here)
        if border == "entrance":
            if board.law(g.tiles, there) == "lawful" and g.ships[self.ship].bounty:
                return Done()  # xia.planet.lawful-entrance
            self.associate(g, there)
        return PlanetaryShield(self.ship) if border == "shield" else None

    def associate(self, g: Xia, planet: Hex) -> None:
        """xia.planet.outlaw-entrance"""
        if board.law(g.tiles, planet) == "outlaw" and not g.ships[self.ship].bounty:
            g.add_bounty(self.ship, BOUNTY, "xia.bounty.outlaw-association")

    def immediate(self, g: Xia, crossed: bool | None) -> Next:
        if crossed is False:
            return Done()
        g.ships[self.ship].space = self.q, self.r
        g.say("xia.move.point-per-space", ship=self.ship, space=(self.q, self.r))
        ground = g.ground((self.q, self.r))
        if ground == board.STAR:
            return Death(self.ship)  # xia.border.star
        return Debris(self.ship) if ground == board.DEBRIS else None


class PlanetaryShield(Frame):
    """xia.border.shield-cross: gives whether the ship got through."""

    CHAPTER: ClassVar[str] = "xia.border"
    STEPS: ClassVar[tuple[str, ...]] = ("shield", "shield_cross", "shield_rebuff")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def shield(self, g: Xia, _: None) -> Next:
        return Roll(g.roller(self.ship), "xia.border.shield-cross", (20,))

    def shield_cross(self, g: Xia, faces: tuple[int, ...]) -> Next:
        if faces[0] <= 10:
            return PlaceDamage(self.ship, faces[0])  # xia.border.shield-unblockable
        if faces[0] <= 17:
            g.add_bounty(self.ship, BOUNTY, "xia.bounty.evading")
        return Done(True)

    def shield_rebuff(self, g: Xia, _: None) -> Next:
        g.say("xia.border.shield-rebuff", ship=self.ship)
        return Death(self.ship) if destroyed(g, self.ship) else Done(False)


class Debris(Frame):
    """xia.border.debris-enter: 1 to 3 destroys the ship, and nothing helps."""

    CHAPTER: ClassVar[str] = "xia.border"
    STEPS: ClassVar[tuple[str, ...]] = ("debris", "enter")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def debris(self, g: Xia, _: None) -> Next:
        return Roll(g.roller(self.ship), "xia.border.debris-enter", (20,))

    def enter(self, g: Xia, faces: tuple[int, ...]) -> Next:
        return Death(self.ship) if faces[0] <= 3 else None
