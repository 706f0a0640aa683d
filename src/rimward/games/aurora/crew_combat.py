"""Crew attack, on the surface and aboard: aurora.combat."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.checks import DIE, Faces
from rimward.games.aurora.dicework import HIT, REROLLS, AddBonuses, Bonuses, Pairing, Reroll, unblocked
from rimward.games.aurora.gear import spend
from rimward.games.aurora.move import REVEALED
from rimward.games.aurora.places import adjacent, beside
from rimward.games.aurora.table.board import HINDERS, SEEING
from rimward.games.aurora.table.entries import Bonus, ItemEntry
from rimward.games.aurora.table.names import DECK, NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import RANGED, bonuses_of, has_keyword, kind_of, works
from rimward.games.aurora.wounds import Wound
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Bar, Value
from rimward.kit.sight import free_lines

BARE: Final = "bare"  # without any weapon: aurora.crew.unarmed
NATURAL: Final = "natural"  # the range on the card of an enemy: aurora.npc.no-weapons
ATTACKED: Final = "attacked"
MELEE: Final = "melee"
SHOT: Final = "ranged"


# --- with what -------------------------------------------------------------------------------------------------------
def weapons(g: Aurora, figure: int) -> list[str]:
    """What it has in hand, and its bare hands."""
    who = g.figures[figure]
    return [BARE, *dict.fromkeys([item.name for item in who.gear if item.wielded and works(item)])]


def is_ranged(g: Aurora, weapon: str) -> bool:
    return weapon in g.content.items and g.content.items[weapon].kind in RANGED


def way_of(g: Aurora, figure: int, target: int, weapon: str) -> str:
    """Hand to hand or from afar; an enemy strikes who is beside it, and shoots at others."""
    if weapon == NATURAL:
        return MELEE if beside(g, figure, target) else SHOT
    return SHOT if is_ranged(g, weapon) else MELEE


# --- at whom ---------------------------------------------------------------------------------------------------------
def level_of(g: Aurora, figure: int) -> int:
    who = g.figures[figure]
    return g.plan().map.levels[who.square] if who.on_surface else 0


def distance(g: Aurora, figure: int, target: int) -> int:
    """aurora.board.distance; aboard a ship 1 (aurora.boarding.range-one)."""
    one, two = g.figures[figure], g.figures[target]
    return g.plan().map.distance(one.square, two.square) if one.on_surface and two.on_surface else 1


def range_of(g: Aurora, figure: int, weapon: str) -> int:
    """aurora.combat.weapon-range"""
    more = sum([bonus.range for bonus in bonuses_of(g, figure)])
    return g.content.items[weapon].range + more


def in_the_way(g: Aurora, figure: int, target: int) -> frozenset[int]:
    """aurora.combat.enemies-block: visible figures of the other side; nobody when firing down."""
    if level_of(g, figure) > level_of(g, target):
        return frozenset()
    side = g.figures[figure].side
    return frozenset(
        [
            other.square
            for n, other in enumerate(g.figures)
            if other.is_active and other.side != side and not other.hidden and n != target
        ]
    )


def lines(g: Aurora, figure: int, target: int) -> list[tuple[int, tuple[int, ...]]]:
    """aurora.combat.line-of-sight: the lines to choose from."""
    here, there = g.figures[figure].square, g.figures[target].square
    return free_lines(g.plan().map, SEEING, here, there, in_the_way(g, figure, target))


def is_covered(g: Aurora, figure: int, target: int) -> bool:
    """aurora.terrain.hindering-defense: the target stands in it, or every line crosses it."""
    ground, there = g.plan().map.ground, g.figures[target].square
    if ground[there] in HINDERS:
        return True
    return all([any([ground[square] in HINDERS for square in line]) for _, line in lines(g, figure, target)])


def barred_attack(g: Aurora, figure: int) -> Bar | None:
    if g.did(figure, ATTACKED):
        return Bar("aurora.bar.attacked", "aurora.round.repeat-actions")
    return None


def barred_target(g: Aurora, figure: int, target: int, weapon: str) -> Bar | None:
    """Why this character cannot be attacked with that."""
    who, other = g.figures[figure], g.figures[target]
    if other.side == who.side:
        return Bar("aurora.bar.friendly", "aurora.ship-combat.firing-at-own-faction")
    if other.out:
        return Bar("aurora.bar.unconscious", "aurora.ko.token")
    if other.hidden and f"found:{target}" not in who.done:
        return Bar("aurora.bar.hidden", "aurora.stealth.unseen")
    if not who.on_surface or not other.on_surface:
        return barred_aboard(g, figure, target)
    if not is_ranged(g, weapon):
        near = adjacent(g, who.square, other.square)
        return None if near else Bar("aurora.bar.not-adjacent", "aurora.combat.melee")
    far, reach = distance(g, figure, target), range_of(g, figure, weapon)
    if far > reach:
        return Bar("aurora.bar.range", "aurora.combat.weapon-range", range=reach, distance=far)
    if not lines(g, figure, target):
        return Bar("aurora.bar.no-sight", "aurora.combat.line-of-sight")
    return None


def barred_aboard(g: Aurora, figure: int, target: int) -> Bar | None:
    """Aboard a docked ship as in space: who is engaged shields those at stations (aurora.boarding.engaged-first)."""
    if not beside(g, figure, target) or g.is_captive(target):
        return Bar("aurora.bar.elsewhere", "aurora.docked.battle")
    engaged = engaged_on(g, g.figures[target].ship)
    if engaged and g.is_intruder(figure) and target not in engaged:
        return Bar("aurora.bar.engaged-first", "aurora.boarding.engaged-first")
    return None


def engaged_on(g: Aurora, ship: int) -> list[int]:
    """Its own crew that have left their stations to meet intruders."""
    return [n for n in g.crew_aboard(ship) if g.figures[n].room == DECK]


def attacks(g: Aurora, figure: int, again: bool = False) -> list[Value]:
    """All that it may attack now, and with what; `again` where a further attack was granted."""
    if barred_attack(g, figure) is not None and not again:
        return []
    arms = [weapon for weapon in weapons(g, figure) if weapon == BARE or g.content.items[weapon].kind != "grenade"]
    return [
        ("attack", target, weapon)
        for target, other in enumerate(g.figures)
        if other.side != g.figures[figure].side and not other.out
        for weapon in arms
        if barred_target(g, figure, target, weapon) is None
    ]


def friends(g: Aurora, figure: int) -> list[int]:
    """The others of its side, the conscious ones."""
    side = g.figures[figure].side
    return [n for n, other in enumerate(g.figures) if n != figure and other.side == side and not other.out]


# --- in numbers ------------------------------------------------------------------------------------------------------
def counts(g: Aurora, bonus: Bonus, figure: int, target: int, way: str) -> bool:
    """Whether a bonus counts in this attack, of the attacker or of the defender."""
    if bonus.when not in ("", way) or not has_keyword(g, target, bonus.against):
        return False
    if bonus.lower and level_of(g, target) >= level_of(g, figure):
        return False
    if bonus.near and distance(g, figure, target) > bonus.near:
        return False
    if bonus.beside and not any([beside(g, figure, n) and has_keyword(g, n, bonus.beside) for n in friends(g, figure)]):
        return False
    if not bonus.wielding:
        return True
    return any([bonus.wielding in kind_of(g, item).keywords for item in g.figures[figure].gear if item.wielded])


def attack_dice(g: Aurora, figure: int, target: int, weapon: str) -> int:
    """aurora.crew.attack-value, and aurora.combat.extra-die"""
    way = way_of(g, figure, target, weapon)
    more = [bonus.dice for bonus in bonuses_of(g, figure) if counts(g, bonus, figure, target, way)]
    if weapon in g.content.items:
        more.append(_of_weapon(g, target, g.content.items[weapon], "dice"))
    return max(0, g.crew(figure).attack + sum(more))


def _of_weapon(g: Aurora, target: int, kind: ItemEntry, what: str) -> int:
    """aurora.gear.weapon-bonus: possibly only against certain keywords."""
    return int(getattr(kind, what)) if has_keyword(g, target, kind.against) else 0


def attack_bonuses(g: Aurora, figure: int, target: int, weapon: str) -> Bonuses:
    way = way_of(g, figure, target, weapon)
    found = [bonus.attack for bonus in bonuses_of(g, figure) if counts(g, bonus, figure, target, way)]
    if weapon in g.content.items:
        kind = g.content.items[weapon]
        found += [kind.attack] if has_keyword(g, target, kind.against) else []
    if level_of(g, figure) > level_of(g, target):
        found.append((1, 1))  # aurora.terrain.high-ground-attack
    return tuple([(*spread, "") for spread in found if spread[1]])


def defense_bonuses(g: Aurora, figure: int, target: int, way: str) -> Bonuses:
    """Those of the one who is attacked."""
    if "stun" in g.figures[target].tokens:
        return ()
    found = [(*g.crew(target).defense, "")]
    found += [(*bonus.defense, "") for bonus in bonuses_of(g, target) if counts(g, bonus, target, figure, way)]
    for item in g.figures[target].gear:
        kind = kind_of(g, item)
        if works(item) and has_keyword(g, figure, kind.against) and (item.wielded or not kind.hands):
            found.append((*kind.defense, item.name if item.energy > 0 else ""))
    if level_of(g, target) > level_of(g, figure):
        found.append((1, 1, ""))  # aurora.terrain.high-ground-defense
    return tuple([bonus for bonus in found if bonus[1]])


def rerolls(g: Aurora, figure: int, target: int, way: str) -> int:
    """Defence dice that may be rolled again by what the defender has."""
    return sum([bonus.reroll for bonus in bonuses_of(g, target) if counts(g, bonus, target, figure, way)])


# --- the attack ------------------------------------------------------------------------------------------------------
class CrewAttack(Frame):
    """aurora.combat.procedure. Gives how much damage it did. `more` dice come from what has set it off."""

    CHAPTER: ClassVar[str] = "aurora.combat"
    STEPS: ClassVar[tuple[str, ...]] = (
        "attack",
        "roll",
        "bonuses",
        "hit",
        "defender",
        "dice",
        "pairs",
        "applies",
        "damage",
        "takes",
    )

    def __init__(self, figure: int, target: int, weapon: str, more: int = 0, faces: Faces = (), dealt: int = 0) -> None:
        self.figure, self.target, self.weapon, self.more = figure, target, weapon, more
        self.faces, self.dealt = faces, dealt

    def way(self, g: Aurora) -> str:
        return way_of(g, self.figure, self.target, self.weapon)

    def attack(self, g: Aurora, _: None) -> Next:
        """aurora.stealth.lost: whoever attacks is seen, and so is who was found and is attacked."""
        for n in (self.figure, self.target):
            if g.figures[n].hidden:
                g.put(n, hidden=False)
                g.mark(n, REVEALED)
        who, other = g.figures[self.figure], g.figures[self.target]
        if who.ship != NOWHERE and not g.is_intruder(self.figure):
            g.put(self.figure, room=DECK, since=0)  # aurora.boarding.vacated-station
        g.say("aurora.combat.attacks", crew=who.name, target=other.name, weapon=self.weapon, seat=g.roller(self.figure))
        return None

    def roll(self, g: Aurora, _: None) -> Next:
        dice = attack_dice(g, self.figure, self.target, self.weapon) + self.more
        return Roll(g.roller(self.figure), "aurora.crew.attack-value", (DIE,) * dice)

    def bonuses(self, g: Aurora, faces: Faces) -> Next:
        own = attack_bonuses(g, self.figure, self.target, self.weapon)
        if self.weapon in g.content.items:
            spend(g, self.figure, self.weapon)
        return AddBonuses(g.roller(self.figure), own, faces)

    def hit(self, g: Aurora, added: tuple[Faces, tuple[str, ...]]) -> Next:
        self.faces = tuple(sorted([die for die in added[0] if die >= HIT]))
        g.say("aurora.combat.hits", target=g.figures[self.target].name, red=self.faces)
        return None if self.faces else Done(0)

    def defender(self, g: Aurora, _: None) -> Next:
        return Roll(g.roller(self.target), "aurora.ship-combat.defense-dice", (DIE,) * len(self.faces))

    def dice(self, g: Aurora, black: Faces) -> Next:
        seat = g.roller(self.target)
        own = rerolls(g, self.figure, self.target, self.way(g))
        both = g.figures[self.figure].on_surface and g.figures[self.target].on_surface
        covered = self.way(g) == SHOT and both and is_covered(g, self.figure, self.target)
        return Again(seat, black, own, REROLLS if covered else 0)

    def pairs(self, g: Aurora, black: Faces) -> Next:
        return Pairing(g.roller(self.target), self.faces, black)

    def applies(self, g: Aurora, black: Faces) -> Next:
        own = defense_bonuses(g, self.figure, self.target, self.way(g))
        return AddBonuses(g.roller(self.target), own, black, self.faces)

    def damage(self, g: Aurora, added: tuple[Faces, tuple[str, ...]]) -> Next:
        for name in added[1]:
            spend(g, self.target, name)
        black = added[0]
        self.dealt = sum([unblocked(red, die) for red, die in zip(self.faces, black, strict=True)])
        name = g.figures[self.target].name
        g.say("aurora.combat.damage", target=name, red=self.faces, black=black, damage=self.dealt)
        return Wound(self.target, self.dealt, self.figure) if self.dealt else Done(0)

    def takes(self, g: Aurora, _: bool) -> Next:
        return Done(self.dealt)


class Again(Frame):
    """Re-rolls of a defender: by what it carries, and by the terrain; each may take the same die once."""

    CHAPTER: ClassVar[str] = "aurora.dice"
    STEPS: ClassVar[tuple[str, ...]] = ("reroll", "second", "result")

    def __init__(self, seat: int, faces: Faces, own: int, terrain: int) -> None:
        self.seat, self.faces, self.own, self.terrain = seat, faces, own, terrain

    def reroll(self, g: Aurora, _: None) -> Next:
        return Reroll(self.seat, "aurora.terrain.hindering-defense", self.faces, self.terrain)

    def second(self, g: Aurora, faces: Faces) -> Next:
        return Reroll(self.seat, "aurora.gear.weapon-bonus", faces, self.own)

    def result(self, g: Aurora, faces: Faces) -> Next:
        return Done(faces)
