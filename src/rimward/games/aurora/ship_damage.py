"""Shields, hull, and what heavy and critical damage do: aurora.ship-damage."""

from __future__ import annotations

from typing import Any, ClassVar

from rimward.games.aurora.checks import DIE, SUCCESS, Faces
from rimward.games.aurora.enemies.wrecked import Wrecked, remember
from rimward.games.aurora.table.names import ENGINEERING, NOWHERE, STATION_OF
from rimward.games.aurora.table.pieces import HEAVY, SHIELDS
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next


class ShipDamage(Frame):
    """Shields first; once they are destroyed, the hull. A ship is never removed by damage
    (aurora.ship.indestructible)."""

    CHAPTER: ClassVar[str] = "aurora.ship-damage"
    STEPS: ClassVar[tuple[str, ...]] = ("shields", "shields_down", "hull", "critical")

    def __init__(self, ship: int, damage: int, by: int = NOWHERE) -> None:
        self.ship, self.damage, self.by = ship, damage, by

    def shields(self, g: Aurora, _: None) -> Next:
        ship = g.ships[self.ship]
        remember(g, self.ship, self.by, self.damage)
        if g.is_npc_ship(self.ship):
            return self.health(g)
        if not ship.shields_up:
            return Goto("hull")
        g.put_ship(self.ship, damage=min(SHIELDS, ship.damage + self.damage))
        g.say("aurora.ship-damage.shields", ship=ship.name, damage=g.ships[self.ship].damage, shields=SHIELDS)
        return None if g.ships[self.ship].damage == SHIELDS else Done()

    def health(self, g: Aurora) -> Next:
        """aurora.fighter.damage: no shields and no hull."""
        ship, most = g.ships[self.ship], g.npc_ship(self.ship).levels[g.level - 1].health
        g.put_ship(self.ship, damage=min(most, ship.damage + self.damage))
        g.say("aurora.fighter.damaged", ship=ship.name, damage=g.ships[self.ship].damage, health=most)
        return Wrecked(self.ship, self.by).then("critical") if g.ships[self.ship].damage == most else Done()

    def shields_down(self, g: Aurora, _: None) -> Next:
        """What is beyond the shields is lost: the markers go when the card is turned."""
        g.put_ship(self.ship, shields_up=False, damage=0)
        g.say("aurora.ship-damage.shields-down", ship=g.ships[self.ship].name)
        return Done()

    def hull(self, g: Aurora, _: None) -> Next:
        ship = g.ships[self.ship]
        g.put_ship(self.ship, damage=min(ship.hull, ship.damage + self.damage))
        g.say("aurora.ship-damage.hull", ship=ship.name, damage=g.ships[self.ship].damage, hull=ship.hull)
        return None

    def critical(self, g: Aurora, _: Any) -> Next:
        if g.ships[self.ship].critical:
            g.say("aurora.ship-damage.critical", ship=g.ships[self.ship].name)
        return None


class Patch(Frame):
    """aurora.ship-ability.patch-hull: 1 hull damage off, or 2 if any die shows 6 or more. Gives whether it passed."""

    CHAPTER: ClassVar[str] = "aurora.ship-ability"
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "patch")

    def __init__(self, ship: int, dice: int, more: int = 0, lift: int = 0) -> None:
        self.ship, self.dice, self.more, self.lift = ship, dice, more, lift

    def roll(self, g: Aurora, _: None) -> Next:
        return Roll(g.ships[self.ship].seat, "aurora.ship-ability.patch-hull", (DIE,) * self.dice)

    def patch(self, g: Aurora, faces: Faces) -> Next:
        best = max(faces, default=-self.lift) + self.lift
        if best >= SUCCESS:
            repair(g, self.ship, (2 if best >= DIE else 1) + self.more)
        return Done(best >= SUCCESS)


def repair(g: Aurora, ship: int, points: int) -> None:
    """Hull damage only: aurora.ship-damage.shields-not-repairable."""
    card = g.ships[ship]
    off = min(points, card.hull_damage)
    if off:
        g.put_ship(ship, damage=card.damage - off)
        g.say("aurora.ship-damage.repaired", ship=card.name, repaired=off, damage=g.ships[ship].damage)


def is_heavy(g: Aurora, ship: int) -> bool:
    """aurora.ship-damage.heavy"""
    return g.ships[ship].hull_damage >= HEAVY


def engineer_aboard(g: Aurora, ship: int) -> bool:
    """A conscious Engineering specialist, wherever aboard."""
    return any([ENGINEERING in _stations(g, crew) for crew in g.crew_aboard(ship)])


def _stations(g: Aurora, crew: int) -> list[str]:
    return [STATION_OF[specialty] for specialty in g.crew(crew).specialty]


def nobody_aboard(g: Aurora, ship: int) -> bool:
    """A ship with nobody conscious of its own aboard gets no turn: aurora.initiative.zero-last."""
    return not g.crew_aboard(ship) or g.ships[ship].captor != NOWHERE
