"""Ships attack ships: the target, the red and the black dice, the damage."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.checks import DIE, Faces
from rimward.games.aurora.dicework import HIT, REROLLS, AddBonuses, Pairing, Reroll, unblocked
from rimward.games.aurora.ship_ability import EVASIVE, SCAN, TARGETING, Offered, more
from rimward.games.aurora.ship_damage import ShipDamage
from rimward.games.aurora.table.board import BLOCKING, HINDERING, Line, Plan
from rimward.games.aurora.table.names import HOME, NAVIGATION, NOWHERE, WEAPONS
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import ship_attack_dice, ship_bonuses, ship_range
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Bar, choose_where
from rimward.kit.squares import OFF_BOARD

ORBITAL: Final = 2  # squares from the planet to a ship that lies on it: aurora.docked.orbital-fire


# --- lines of fire ---------------------------------------------------------------------------------------------------
def firing_lines(space: Plan, square: int, facing: int) -> tuple[Line, ...]:
    """aurora.ship-combat.firing-lines: from the squares ahead to the left, straight and to the right, all run parallel
    to the facing. They share no square, so that a ship, which fills one square, lies on one of them at most."""
    found = space.lanes.get(square * 8 + facing)
    if found is None:
        ahead = [space.map.ahead(square, (facing + turn) % 8) for turn in (-1, 0, 1)]
        found = space.lanes[square * 8 + facing] = tuple([_run(space, first, facing) for first in ahead])
    return found


def _run(space: Plan, square: int, facing: int) -> Line:
    line: list[int] = []
    while square != OFF_BOARD:
        line.append(square)
        square = space.map.ahead(square, facing)
    return tuple(line)


def line_to(g: Aurora, ship: int, target: int) -> Line:
    """The firing line that meets the target, up to and including its square; empty where none does."""
    here, there = g.ships[ship], g.ships[target]
    for line in firing_lines(g.space(), here.square, here.facing):
        if there.square in line:
            return line[: line.index(there.square) + 1]
    return ()


def crosses(g: Aurora, line: Line, ground: int) -> bool:
    """aurora.ship-combat.blocking-terrain, .hindering-reroll: the line holds the target's square, not the attacker's.
    Ships on it do not matter (aurora.ship-combat.ships-dont-block)."""
    return any([g.space().map.ground[square] == ground for square in line])


# --- why not ---------------------------------------------------------------------------------------------------------
def barred_attack(g: Aurora, ship: int) -> Bar | None:
    """Why a ship cannot attack at all."""
    card = g.ships[ship]
    if not card.in_orbit:
        return Bar("aurora.bar.docked", "aurora.docked.no-return-fire")
    if g.manned(ship, WEAPONS) == NOWHERE:
        return Bar("aurora.bar.no-gunner", "aurora.ship.weapons-required")
    if card.critical:
        return Bar("aurora.bar.critical", "aurora.ship-damage.critical", hull=card.hull)
    if g.ship_did(ship, "attacked"):
        return Bar("aurora.bar.attacked", "aurora.round.repeat-actions")
    if not targets(g, ship):
        return Bar("aurora.bar.no-target", "aurora.ship-combat.target", range=ship_range(g, ship))
    return None


def targets(g: Aurora, ship: int) -> list[int]:
    return [other for other in range(len(g.ships)) if other != ship and barred_target(g, ship, other) is None]


def barred_target(g: Aurora, ship: int, target: int) -> Bar | None:
    """Why this ship cannot be the target of that one."""
    card = g.ships[target]
    if card.side == g.ships[ship].side:
        return Bar("aurora.bar.friendly", "aurora.ship-combat.firing-at-own-faction")
    if card.captor != NOWHERE:
        return Bar("aurora.bar.taken", "aurora.overtaken.definition")
    if g.is_npc_ship(target) and not card.in_orbit:
        return Bar("aurora.bar.off-line", "aurora.ship-combat.firing-lines")
    if not card.in_orbit:
        return _barred_docked(g, ship, target)
    line = line_to(g, ship, target)
    if not line:
        return Bar("aurora.bar.off-line", "aurora.ship-combat.firing-lines")
    if len(line) > ship_range(g, ship):
        far, reach = len(line), ship_range(g, ship)
        return Bar("aurora.bar.range", "aurora.ship-combat.range-count", range=reach, distance=far)
    if crosses(g, line, BLOCKING):
        return Bar("aurora.bar.blocked", "aurora.ship-combat.blocking-terrain")
    return None


def _barred_docked(g: Aurora, ship: int, target: int) -> Bar | None:
    """aurora.docked.orbital-fire: no line and no facing, but near the planet; never at its home planet."""
    if g.ships[target].dock in (HOME, NOWHERE):
        return Bar("aurora.bar.at-home", "aurora.ship-damage.home-landing")
    here = g.ships[ship].square
    far = min([g.space().map.distance(here, square) for square in g.planet_squares(g.planet)])
    if far > ORBITAL:
        return Bar("aurora.bar.range", "aurora.docked.orbital-fire", range=ORBITAL, distance=far)
    return None


# --- the attack ------------------------------------------------------------------------------------------------------
class ShipAttack(Frame):
    """aurora.ship-combat.procedure. Only a ship that may attack (`barred_attack`) begins one.

    `faces` are the red dice, `black` those of the defender; `extra` is penetrating damage by a scan for weaknesses.
    """

    CHAPTER: ClassVar[str] = "aurora.ship-combat"
    STEPS: ClassVar[tuple[str, ...]] = (
        "target",
        "attack",
        "firing",
        "roll",
        "applies",
        "hits",
        "defense",
        "hindering",
        "reroll",
        "pairs",
        "bonuses",
        "damage",
    )

    def __init__(self, ship: int, other: int = NOWHERE, faces: Faces = (), black: Faces = (), extra: int = 0) -> None:
        self.ship, self.other = ship, other
        self.faces, self.black, self.extra = faces, black, extra

    def target(self, g: Aurora, _: None) -> Next:
        if self.other != NOWHERE:
            return Goto("attack", ("ship", self.other))
        others = [("ship", other) for other in range(len(g.ships)) if other != self.ship]
        return choose_where(
            g.ships[self.ship].seat,
            "aurora.ship-combat.target",
            others,
            lambda value: barred_target(g, self.ship, int(value[1])),
        )

    def attack(self, g: Aurora, choice: tuple[str, int]) -> Next:
        """aurora.ship-ability.timing: a scan comes before the dice."""
        self.other = choice[1]
        g.mark_ship(self.ship, "attacked")
        here, there = g.ships[self.ship], g.ships[self.other]
        far = len(line_to(g, self.ship, self.other)) if there.in_orbit else 0
        g.say("aurora.ship-combat.fired", ship=here.name, target=there.name, range=far)
        return Offered(self.ship, SCAN)

    def firing(self, g: Aurora, scanned: bool) -> Next:
        self.extra = 1 + more(g, self.ship, SCAN) if scanned else 0
        dice = ship_attack_dice(g, self.ship)
        return Roll(g.ship_roller(self.ship), "aurora.ship.attack-formula", (DIE,) * dice)

    def roll(self, g: Aurora, faces: Faces) -> Next:
        return Aim(self.ship, faces)

    def applies(self, g: Aurora, faces: Faces) -> Next:
        return AddBonuses(g.ship_roller(self.ship), ship_bonuses(g, self.ship, "attack"), faces)

    def hits(self, g: Aurora, added: tuple[Faces, tuple[str, ...]]) -> Next:
        spend_salvage(g, self.ship, added[1])
        self.faces = tuple(sorted([die for die in added[0] if die >= HIT]))
        here, there = g.ships[self.ship], g.ships[self.other]
        g.say("aurora.ship-combat.hits", ship=here.name, target=there.name, red=self.faces)
        return None if self.faces else Done(0)

    def defense(self, g: Aurora, _: None) -> Next:
        return Roll(g.ship_roller(self.other), "aurora.ship-combat.defense-dice", (DIE,) * len(self.faces))

    def hindering(self, g: Aurora, black: Faces) -> Next:
        """aurora.ship-combat.hindering-reroll; not for a ship that lies on a dock (aurora.docked.orbital-fire)."""
        there = g.ships[self.other]
        covered = there.in_orbit and crosses(g, line_to(g, self.ship, self.other), HINDERING)
        rule = "aurora.ship-combat.hindering-reroll"
        return Reroll(g.ship_roller(self.other), rule, black, REROLLS if covered else 0)

    def reroll(self, g: Aurora, black: Faces) -> Next:
        return Evade(self.other, black)

    def pairs(self, g: Aurora, black: Faces) -> Next:
        return Pairing(g.ship_roller(self.other), self.faces, black)

    def bonuses(self, g: Aurora, black: Faces) -> Next:
        return AddBonuses(g.ship_roller(self.other), ship_bonuses(g, self.other, "defense"), black, self.faces)

    def damage(self, g: Aurora, added: tuple[Faces, tuple[str, ...]]) -> Next:
        spend_salvage(g, self.other, added[1])
        self.black = added[0]
        damage = sum([unblocked(red, die) for red, die in zip(self.faces, self.black, strict=True)]) + self.extra
        name = g.ships[self.other].name
        g.say("aurora.ship-combat.damage", ship=name, red=self.faces, black=self.black, damage=damage)
        return ShipDamage(self.other, damage, self.ship) if damage else Done(0)


class Aim(Frame):
    """aurora.ship-ability.tactical-targeting: after the roll, as many dice again as half of the gunner's Stealth."""

    CHAPTER: ClassVar[str] = "aurora.ship-ability"
    STEPS: ClassVar[tuple[str, ...]] = ("targeting", "uses", "roll")

    def __init__(self, ship: int, faces: Faces) -> None:
        self.ship, self.faces = ship, faces

    def targeting(self, g: Aurora, _: None) -> Next:
        return Offered(self.ship, TARGETING) if self.faces else Done(self.faces)

    def uses(self, g: Aurora, passed: bool) -> Next:
        if not passed:
            return Done(self.faces)
        stealth = g.crew(g.manned(self.ship, WEAPONS)).skill("stealth")
        at_most = max(1, (stealth + 1) // 2) + more(g, self.ship, TARGETING)
        rule = "aurora.ship-ability.tactical-targeting"
        return Reroll(g.ship_roller(self.ship), rule, self.faces, at_most, "red")

    def roll(self, g: Aurora, faces: Faces) -> Next:
        return Done(faces)


class Evade(Frame):
    """aurora.ship-ability.evasive: after the defence roll, as many dice again as half of the navigator's Piloting."""

    CHAPTER: ClassVar[str] = "aurora.ship-ability"
    STEPS: ClassVar[tuple[str, ...]] = ("evasive", "uses", "roll")

    def __init__(self, ship: int, faces: Faces) -> None:
        self.ship, self.faces = ship, faces

    def evasive(self, g: Aurora, _: None) -> Next:
        return Offered(self.ship, EVASIVE) if self.faces else Done(self.faces)

    def uses(self, g: Aurora, passed: bool) -> Next:
        if not passed:
            return Done(self.faces)
        piloting = g.skill_at(self.ship, NAVIGATION)
        at_most = max(1, (piloting + 1) // 2) + more(g, self.ship, EVASIVE)
        return Reroll(g.ship_roller(self.ship), "aurora.ship-ability.evasive", self.faces, at_most)

    def roll(self, g: Aurora, faces: Faces) -> Next:
        return Done(faces)


def spend_salvage(g: Aurora, ship: int, names: tuple[str, ...]) -> None:
    """aurora.energy.tokens: one for each use; what has none left is discarded (aurora.energy.depleted)."""
    for name in names:
        items = list(g.ships[ship].salvage)
        at = next(at for at, item in enumerate(items) if item.name == name and item.energy > 0)
        items[at] = items[at].but(energy=items[at].energy - 1)
        if items[at].energy == 0:
            del items[at]
            g.say("aurora.energy.salvage-depleted", ship=g.ships[ship].name, item=name)
        g.put_ship(ship, salvage=tuple(items))
