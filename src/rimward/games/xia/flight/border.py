"""xia.border and xia.planet: what a step costs that crosses a border, and Shields against hazards."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia.fight.damage import PlaceDamage, destroyed
from rimward.games.xia.fight.death import Death
from rimward.games.xia.missions.rolls import arriving
from rimward.games.xia.renown import skills
from rimward.games.xia.table import board
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.state import Xia
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Cut, Done, Frame, Next
from rimward.kernel.question import PickSome
from rimward.kernel.window import Window, opened

BOUNTY: Final = 1000  # xia.bounty.evading, xia.bounty.outlaw-association
HARMFUL: Final = 10  # xia.border.asteroid-enter, .nebula-enter, .shield-cross: up to here a d20 hurts by what it shows
EVADED: Final = 17  # xia.border.shield-cross: up to here the crossing is seen
WRECKED: Final = 3  # xia.border.debris-enter


# --- steps -----------------------------------------------------------------------------------------------------------
class Flight(Frame):
    """What a Nebula wants to know of a Move (`move.Move`): whether its ship was `stranded` when it declared Impulse."""

    OWNER: ClassVar[str] = "ship"

    def __init__(self, ship: int, stranded: bool = False) -> None:
        self.ship, self.stranded = ship, stranded


def was_stranded(g: Xia, ship: int) -> bool:
    """Before the Move that it makes; or now, if it makes none."""
    for frame in reversed(g.stack):
        if isinstance(frame, Flight) and frame.ship == ship:
            return frame.stranded
    return g.ships[ship].stranded


class Crossing(Frame):
    """xia.border.double-traversal: a step into a neighbouring space, the leaving border first; gives whether it came to
    be. The ship stays in its old space until it has cleared the borders of planets (xia.border.double-shield). What the
    new space holds happens to it there.

    A ship that `stays` only reaches across (xia.move.use-occupied-space-borders), and all happens in its own space.
    One that is destroyed on the way has not crossed; only in its owner's turn does that cut the Move as well.
    """

    CHAPTER: ClassVar[str] = "xia.border"
    STEPS: ClassVar[tuple[str, ...]] = ("exit", "enter", "immediate", "cross")

    def __init__(self, ship: int, q: int, r: int, stays: bool = False) -> None:
        self.ship, self.q, self.r, self.stays = ship, q, r, stays

    def exit(self, g: Xia, _: None) -> Next:
        here, there = g.space_of(self.ship), (self.q, self.r)
        border = g.borders(here, there)[0]
        if border == board.ENTRANCE:
            self.associate(g, here)
        return PlanetaryShield(self.ship) if border == board.SHIELD else None

    def enter(self, g: Xia, crossed: bool | None) -> Next:
        here, there = g.ships[self.ship].space, (self.q, self.r)
        if crossed is False or here is None or is_refused(g, self.ship, here, there):
            return Done(False)
        border = g.borders(here, there)[1]
        if border == board.ENTRANCE:
            self.associate(g, there)
        return PlanetaryShield(self.ship) if border == board.SHIELD else None

    def associate(self, g: Xia, planet: Hex) -> None:
        """xia.planet.outlaw-entrance"""
        if g.law(planet) == "outlaw" and not g.ships[self.ship].outlaw:
            g.add_bounty(self.ship, BOUNTY, "xia.bounty.outlaw-association")

    def immediate(self, g: Xia, crossed: bool | None) -> Next:
        here = g.ships[self.ship].space
        if crossed is False or here is None:
            return Done(False)
        border = g.borders(here, (self.q, self.r))[1]
        if not self.stays:
            g.ships[self.ship].space = self.q, self.r
            g.say("xia.move.point-per-space", ship=self.ship, space=(self.q, self.r))
        if border in (board.SHIELD, board.ENTRANCE):
            return arriving(g, self.ship, (self.q, self.r))
        if border == "star":
            return Death(self.ship)  # xia.border.star
        if border == "asteroid":
            return Asteroid(self.ship)
        if border == "nebula" and not g.ships[self.ship].npc:  # xia.npc.move-nebula
            return Nebula(self.ship)
        return Debris(self.ship) if border == "debris" else None

    def cross(self, g: Xia, _: None) -> Next:
        return Done(g.ships[self.ship].space is not None)


def is_refused(g: Xia, ship: int, here: Hex, there: Hex) -> bool:
    """xia.planet.lawful-entrance: an Outlaw at this very moment cannot enter there."""
    if g.ships[ship].bounty == 0:
        return False
    entrance = g.borders(here, there)[1] == board.ENTRANCE
    return entrance and g.law(there) == "lawful"


def seen_up_to(g: Xia, ship: int) -> int:
    """The last result of a d20 with which a crossing brings a Bounty."""
    return EVADED - skills.bonus(g, ship, "evading")


class PlanetaryShield(Frame):
    """xia.border.shield-cross: gives whether the ship got through."""

    CHAPTER: ClassVar[str] = "xia.border"
    STEPS: ClassVar[tuple[str, ...]] = ("shield", "shield_cross", "shield_rebuff")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def shield(self, g: Xia, _: None) -> Next:
        return Roll(self.ship, "xia.border.shield-cross", (20,))

    def shield_cross(self, g: Xia, faces: tuple[int, ...]) -> Next:
        if faces[0] <= HARMFUL:
            return PlaceDamage(self.ship, faces[0])  # xia.border.shield-unblockable
        if faces[0] <= seen_up_to(g, self.ship):
            g.add_bounty(self.ship, BOUNTY, "xia.bounty.evading")
        return Done(True)

    def shield_rebuff(self, g: Xia, _: None) -> Next:
        g.say("xia.border.shield-rebuff", ship=self.ship)
        return Death(self.ship) if destroyed(g, self.ship) else Done(False)


class Debris(Frame):
    """xia.border.debris-enter: nothing helps (xia.outfit.shield-limits)."""

    CHAPTER: ClassVar[str] = "xia.border"
    STEPS: ClassVar[tuple[str, ...]] = ("debris", "enter")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def debris(self, g: Xia, _: None) -> Next:
        return Roll(self.ship, "xia.border.debris-enter", (20,))

    def enter(self, g: Xia, faces: tuple[int, ...]) -> Next:
        return Death(self.ship) if faces[0] <= WRECKED else None


# --- what Shields help against ---------------------------------------------------------------------------------------
class Asteroid(Frame):
    """xia.border.asteroid-enter: rolled again for every Asteroid space (xia.border.asteroid-within)."""

    CHAPTER: ClassVar[str] = "xia.border"
    STEPS: ClassVar[tuple[str, ...]] = ("asteroid", "asteroid_enter")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def asteroid(self, g: Xia, _: None) -> Next:
        return Roll(self.ship, "xia.border.asteroid-enter", (20,))

    def asteroid_enter(self, g: Xia, faces: tuple[int, ...]) -> Next:
        return AsteroidDamage(self.ship, faces[0]) if faces[0] <= HARMFUL else None


class AsteroidDamage(Frame):
    """xia.border.asteroid-mitigate: so much, less what Shields stop; of a border, or of Mining."""

    CHAPTER: ClassVar[str] = "xia.border"
    STEPS: ClassVar[tuple[str, ...]] = ("asteroid_mitigate", "asteroid", "immediate")

    def __init__(self, ship: int, points: int) -> None:
        self.ship, self.points = ship, points

    def asteroid_mitigate(self, g: Xia, _: None) -> Next:
        return ShieldHazard(self.ship, self.points)

    def asteroid(self, g: Xia, points: int) -> Next:
        return PlaceDamage(self.ship, points)

    def immediate(self, g: Xia, _: None) -> Next:
        return Death(self.ship) if destroyed(g, self.ship) else None


class Nebula(Frame):
    """xia.border.nebula-enter: from outside only (xia.border.nebula-inside)."""

    CHAPTER: ClassVar[str] = "xia.border"
    STEPS: ClassVar[tuple[str, ...]] = ("nebula", "nebula_enter")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def nebula(self, g: Xia, _: None) -> Next:
        return Roll(self.ship, "xia.border.nebula-enter", (20,))

    def nebula_enter(self, g: Xia, faces: tuple[int, ...]) -> Next:
        return EnergyLoss(self.ship, faces[0]) if faces[0] <= HARMFUL else None


class EnergyLoss(Frame):
    """xia.border.nebula-mitigate: so much, less what Shields stop; of a border, or of Harvesting."""

    CHAPTER: ClassVar[str] = "xia.border"
    STEPS: ClassVar[tuple[str, ...]] = ("nebula_mitigate", "nebula_loss_overflow")

    def __init__(self, ship: int, points: int, stranded: bool = False) -> None:
        self.ship, self.points, self.stranded = ship, points, stranded

    def nebula_mitigate(self, g: Xia, _: None) -> Next:
        self.stranded = was_stranded(g, self.ship)
        return ShieldHazard(self.ship, self.points)

    def nebula_loss_overflow(self, g: Xia, points: int) -> Next:
        """What Energy does not cover is taken from the Armed Markers. xia.stranded.ends-move: where both do not cover
        it, be there nothing left to take, the ship is Stranded; but not one that was so before."""
        ship = g.ships[self.ship]
        energy = min(points, ship.energy)
        markers = min(points - energy, ship.armed)
        ship.energy -= energy
        ship.armed, ship.disarmed = ship.armed - markers, ship.disarmed + markers
        g.say("xia.border.nebula-loss-overflow", ship=self.ship, energy=energy, markers=markers)
        if points and ship.stranded and not self.stranded:
            g.say("xia.stranded.definition", ship=self.ship)
            return Cut("Move", self.ship, "forced_stop")
        return Done()


class ShieldHazard(Frame):
    """xia.outfit.shield-hazards: after the roll, all Shields and Abilities are declared together and then paid for, as
    in combat; gives the points that are left.

    The markers stay where they are: xia.combat.rearm is for attacks only.
    """

    CHAPTER: ClassVar[str] = "xia.outfit"
    STEPS: ClassVar[tuple[str, ...]] = ("shield_hazards", "use_shield", "hazards", "damage_roll", "shield_limits")

    def __init__(
        self,
        ship: int,
        points: int,
        shields: tuple[int, ...] = (),
        abilities: tuple[str, ...] = (),  # defensive ones that were declared
        defense: int = 0,
    ) -> None:
        self.ship, self.points, self.shields, self.abilities, self.defense = ship, points, shields, abilities, defense

    def shield_hazards(self, g: Xia, _: None) -> Next:
        ship = g.ships[self.ship]
        uses = [("use", self.ship, use) for use in ship.free_uses("shield")]
        about = {"points": self.points}
        return PickSome(ship.seat, "xia.outfit.shield-hazards", uses, at_most=ship.armed, about=about)

    def use_shield(self, g: Xia, uses: tuple[tuple[str, int, int], ...]) -> Next:
        """xia.ability.defense-timing. Who declares no Shield is done with markers, and that is told at once."""
        self.shields = tuple(use for _, _, use in uses)
        if not self.shields:
            g.spend(self.ship, ())
        return opened(g, "declare-defense", g.ships[self.ship].seat)

    def hazards(self, g: Xia, _: None) -> Next:
        """The markers of the Shields are spent now, so that the last of them does not keep anybody from an Ability."""
        if self.shields:
            g.spend(self.ship, self.shields)
        elif not self.abilities:
            return Done(self.points)
        return Roll(self.ship, "xia.outfit.shield-hazards", g.ships[self.ship].dice(self.shields))

    def damage_roll(self, g: Xia, faces: tuple[int, ...]) -> Next:
        ship = g.ships[self.ship]
        self.defense = sum(ship.values(self.shields, faces))
        return Window("roll-defense", ship.seat) if self.abilities else None

    def shield_limits(self, g: Xia, _: None) -> Next:
        left = max(0, self.points - self.defense)
        g.say("xia.outfit.shield-hazards", ship=self.ship, uses=self.shields, stopped=self.defense, left=left)
        return Done(left)
