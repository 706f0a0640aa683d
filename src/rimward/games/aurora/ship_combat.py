"""Ships attack ships: the target, the red and the black dice, the damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rimward.games.aurora.space import blocked, hindered, range_count
from rimward.games.aurora.state import ATTACK, DEFENSE, HULL, SHIELDS, Aurora, Bonus
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Bar, Choose, PickSome, Value, choose_where

HIT = 4  # aurora.ship-combat.hits
PENETRATING = 7  # aurora.ship-combat.penetrating
REROLLS = 2  # aurora.ship-combat.hindering-reroll
DIE = 6

Faces = tuple[int, ...]
Places = tuple[int, ...]


class ShipAttack(Frame):
    """aurora.ship-combat.procedure. Only a ship that may attack (see `bar_attack`) begins one."""

    CHAPTER: ClassVar[str] = "aurora.ship-combat"
    STEPS: ClassVar[tuple[str, ...]] = (
        "target",
        "firing_dice",
        "bonus_changes_die",
        "hits",
        "defense_dice",
        "hindering_reroll",
        "pairing",
        "defense_bonus",
        "damage",
    )

    def __init__(self, attacker: str, defender: str = "", red: Faces = ()) -> None:
        self.attacker, self.defender, self.red = attacker, defender, red

    def target(self, g: Aurora, _: None) -> Next:
        others = [("ship", name) for name in g.ships if name != self.attacker]
        return choose_where(
            g.seat(self.attacker),
            "aurora.ship-combat.target",
            others,
            lambda ship: bar_target(g, self.attacker, ship[1]),
        )

    def firing_dice(self, g: Aurora, ship: tuple[str, str]) -> Next:
        self.defender = ship[1]
        line = g.firing_line(self.attacker, self.defender)
        g.say("aurora.ship-combat.fired", ship=self.attacker, target=self.defender, range=range_count(line))
        dice = g.ships[self.attacker].attack_dice
        return Roll(g.seat(self.attacker), "aurora.ship.attack-formula", (DIE,) * dice)

    def bonus_changes_die(self, g: Aurora, red: Faces) -> Next:
        return AddBonuses(g.seat(self.attacker), g.ships[self.attacker].bonuses_to(ATTACK), red)

    def hits(self, g: Aurora, red: Faces) -> Next:
        self.red = tuple(sorted(die for die in red if die >= HIT))
        g.say("aurora.ship-combat.hits", ship=self.attacker, target=self.defender, red=self.red)
        return None if self.red else Done()

    def defense_dice(self, g: Aurora, _: None) -> Next:
        return Roll(g.seat(self.defender), "aurora.ship-combat.defense-dice", (DIE,) * len(self.red))

    def hindering_reroll(self, g: Aurora, black: Faces) -> Next:
        at_most = REROLLS if hindered(g.space, g.firing_line(self.attacker, self.defender)) else 0
        return Reroll(g.seat(self.defender), "aurora.ship-combat.hindering-reroll", black, at_most)

    def pairing(self, g: Aurora, black: Faces) -> Next:
        return Pairing(g.seat(self.defender), self.red, black)

    def defense_bonus(self, g: Aurora, black: Faces) -> Next:
        return AddBonuses(g.seat(self.defender), g.ships[self.defender].bonuses_to(DEFENSE), black, self.red)

    def damage(self, g: Aurora, black: Faces) -> Next:
        damage = sum(unblocked(red, die) for red, die in zip(self.red, black, strict=True))
        g.say("aurora.ship-combat.damage", ship=self.defender, red=self.red, black=black, damage=damage)
        return ShipDamage(self.defender, damage) if damage else Done()


def unblocked(red: int, black: int) -> bool:
    """aurora.ship-combat.damage, and aurora.ship-combat.penetrating"""
    return red > black or red >= PENETRATING


# --- why not ---------------------------------------------------------------------------------------------------------
def bar_attack(g: Aurora, attacker: str) -> Bar | None:
    """Why a ship cannot attack at all."""
    ship = g.ships[attacker]
    if ship.weapons is None:
        return Bar("aurora.bar.no-gunner", "aurora.ship.weapons-required")
    if ship.critical:
        return Bar("aurora.bar.critical", "aurora.ship-damage.critical", hull=HULL)
    for name in g.ships:
        if name != attacker and bar_target(g, attacker, name) is None:
            return None
    return Bar("aurora.bar.no-target", "aurora.ship-combat.target", range=ship.range)


def bar_target(g: Aurora, attacker: str, target: str) -> Bar | None:
    """Why this ship cannot be the target of that one."""
    ship, line = g.ships[attacker], g.firing_line(attacker, target)
    if g.ships[target].faction == ship.faction:
        return Bar("aurora.bar.friendly", "aurora.ship-combat.firing-at-own-faction")
    if not line:
        return Bar("aurora.bar.off-line", "aurora.ship-combat.firing-lines")
    if range_count(line) > ship.range:
        return Bar("aurora.bar.range", "aurora.ship-combat.range-count", range=ship.range, distance=range_count(line))
    if blocked(g.space, line):
        return Bar("aurora.bar.blocked", "aurora.ship-combat.blocking-terrain")
    return None


# --- what is done with rolled dice -----------------------------------------------------------------------------------
class AddBonuses(Frame):
    """aurora.ship-combat.bonus-changes-die: the bonuses one after the other, each on dice of the player's choice.

    Bonuses of different sources may meet on one die (aurora.combat.bonus-stacking). `hits` are the red dice that a
    defender's dice are paired with. Gives the faces.
    """

    CHAPTER: ClassVar[str] = "aurora.ship-combat"
    STEPS: ClassVar[tuple[str, ...]] = ("bonus", "changes_die")

    def __init__(self, seat: int, bonuses: tuple[Bonus, ...], faces: Faces, hits: Faces = ()) -> None:
        self.seat, self.bonuses, self.faces, self.hits = seat, bonuses, faces, hits

    def bonus(self, g: Aurora, _: None) -> Next:
        if not self.bonuses:
            return Done(self.faces)
        _dice, plus, how_many = self.bonuses[0]
        code = "aurora.ship-combat.bonus-changes-die"
        return PickSome(self.seat, code, self.shown(), at_most=how_many, about={"plus": plus, "dice": how_many})

    def changes_die(self, g: Aurora, picked: tuple[Value, ...]) -> Next:
        (_dice, plus, _how_many), places = self.bonuses[0], places_of(picked, self.shown())
        self.bonuses = self.bonuses[1:]
        self.faces = tuple(face + plus if place in places else face for place, face in enumerate(self.faces))
        if picked:
            g.say("aurora.ship-combat.bonus", seat=self.seat, plus=plus, dice=len(picked), faces=self.faces)
        return Goto("bonus")

    def shown(self) -> tuple[Value, ...]:
        """`red:3` for an attacker's die, `pair:5,4` for a black 4 that stands against a red 5."""
        if not self.hits:
            return tuple(("red", face) for face in self.faces)
        return tuple(("pair", hit, face) for hit, face in zip(self.hits, self.faces, strict=True))


class Reroll(Frame):
    """aurora.dice.reroll-once: choose up to so many dice, roll them together, keep what they show. Gives the faces."""

    CHAPTER: ClassVar[str] = "aurora.dice"
    STEPS: ClassVar[tuple[str, ...]] = ("reroll", "roll", "once")

    def __init__(self, seat: int, code: str, faces: Faces, at_most: int, picked: Places = ()) -> None:
        self.seat, self.code, self.faces, self.at_most, self.picked = seat, code, faces, at_most, picked

    def reroll(self, g: Aurora, _: None) -> Next:
        return PickSome(self.seat, self.code, self.shown(), at_most=self.at_most)

    def roll(self, g: Aurora, picked: tuple[Value, ...]) -> Next:
        self.picked = places_of(picked, self.shown())
        return Roll(self.seat, self.code, (DIE,) * len(picked))

    def once(self, g: Aurora, rolled: Faces) -> Next:
        new = dict(zip(self.picked, rolled, strict=True))
        return Done(tuple(new.get(place, face) for place, face in enumerate(self.faces)))

    def shown(self) -> tuple[Value, ...]:
        return tuple(("black", face) for face in self.faces)


def places_of(picked: Sequence[Value], shown: Sequence[Value]) -> Places:
    """Where the picked dice lie; of dice that show the same, the first."""
    places: list[int] = []
    for die in picked:
        places.append(next(n for n, other in enumerate(shown) if other == die and n not in places))
    return tuple(places)


class Pairing(Frame):
    """aurora.ship-combat.pairing: hit by hit, which black die stands against it. Gives the black dice in that order."""

    CHAPTER: ClassVar[str] = "aurora.ship-combat"
    STEPS: ClassVar[tuple[str, ...]] = ("pairing", "dice")

    def __init__(self, seat: int, red: Faces, black: Faces, paired: Faces = ()) -> None:
        self.seat, self.red, self.black, self.paired = seat, red, black, paired

    def pairing(self, g: Aurora, _: None) -> Next:
        if not self.black:
            return Done(self.paired)
        hit = self.red[len(self.paired)]
        return Choose(self.seat, "aurora.ship-combat.pairing", [("pair", hit, die) for die in sorted(set(self.black))])

    def dice(self, g: Aurora, pair: tuple[str, int, int]) -> Next:
        place = self.black.index(pair[2])
        self.black, self.paired = self.black[:place] + self.black[place + 1 :], (*self.paired, pair[2])
        return Goto("pairing")


# --- what damage does ------------------------------------------------------------------------------------------------
class ShipDamage(Frame):
    """aurora.ship-damage: shields first; once they are destroyed, the hull. A ship is never removed by damage."""

    CHAPTER: ClassVar[str] = "aurora.ship-damage"
    STEPS: ClassVar[tuple[str, ...]] = ("shields", "shields_down", "hull", "critical")

    def __init__(self, ship: str, damage: int) -> None:
        self.ship, self.damage = ship, damage

    def shields(self, g: Aurora, _: None) -> Next:
        ship = g.ships[self.ship]
        if not ship.shields_up:
            return Goto("hull")
        ship.damage = min(SHIELDS, ship.damage + self.damage)
        g.say("aurora.ship-damage.shields", ship=self.ship, damage=ship.damage, shields=SHIELDS)
        return None if ship.damage == SHIELDS else Done()

    def shields_down(self, g: Aurora, _: None) -> Next:
        ship = g.ships[self.ship]
        ship.shields_up, ship.damage = False, 0
        g.say("aurora.ship-damage.shields-down", ship=self.ship)
        return Done()

    def hull(self, g: Aurora, _: None) -> Next:
        ship = g.ships[self.ship]
        ship.damage = min(HULL, ship.damage + self.damage)
        g.say("aurora.ship-damage.hull", ship=self.ship, damage=ship.damage, hull=HULL)
        return None

    def critical(self, g: Aurora, _: None) -> Next:
        if g.ships[self.ship].critical:
            g.say("aurora.ship-damage.critical", ship=self.ship)
        return None
