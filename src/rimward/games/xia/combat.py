"""xia.combat: the Attack Action in its six steps."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia import npcs, paths
from rimward.games.xia.board import Hex, distance
from rimward.games.xia.damage import PlaceDamage, destroyed
from rimward.games.xia.death import Death
from rimward.games.xia.state import NOBODY, Xia
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Frame, Next
from rimward.kernel.question import Bar, PickSome, choose_where
from rimward.kernel.window import Window

REACH = {"blaster": (1, 1), "missile": (2, 6), "engine": (1, 1)}  # xia.combat.blaster, .missile, .ram

Uses = tuple[tuple[str, int, int], ...]  # ("use", ship, the Hold space with the Use Space)


class Attack(Frame):
    """xia.combat.steps, of one ship against another, from where it is or from a `space` that it uses
    (xia.move.use-occupied-space). What it costs is paid in steps of its own."""

    CHAPTER: ClassVar[str] = "xia.combat"
    STEPS: ClassVar[tuple[str, ...]] = (
        "acquire",  # 1. Acquire Target
        "acquire_target",
        "declare_attack",  # 2. Declare Attack
        "attack_markers",
        "declare_defense",  # 3. Declare Defense
        "declare_ability",
        "shield_markers",
        "roll_attack",  # 4. Roll
        "roll_defense",
        "roll_ability",
        "resolve",  # 5. Resolve
        "ram_self_damage",
        "resolve_target",
        "resolve_ram",
        "rearm",  # 6. Re-Arm
        "end",
    )
    OWED: ClassVar[tuple[str, ...]] = ("rearm", "end")  # the defender's, though the ram has destroyed the attacker

    def __init__(
        self,
        attacker: int,
        target: int = NOBODY,
        weapons: tuple[int, ...] = (),
        shields: tuple[int, ...] = (),
        abilities: tuple[str, ...] = (),  # defensive ones that the target has declared
        attack: int = 0,
        ram: int = 0,
        defense: int = 0,
        space: tuple[int, ...] = (),
    ) -> None:
        self.attacker, self.target, self.weapons, self.shields = attacker, target, weapons, shields
        self.abilities, self.attack, self.ram, self.defense = abilities, attack, ram, defense
        self.space = space

    def acquire(self, g: Xia, _: None) -> Next:
        others = [("ship", other) for other in g.others_on_board(self.attacker)]
        return choose_where(self.attacker, "xia.combat.acquire", others, lambda choice: self.barred(g, choice))

    def barred(self, g: Xia, choice: tuple[str, int]) -> Bar | None:
        target, here = choice[1], self.here(g)
        if weapon_uses(g, self.attacker, target, here):
            return None
        there = g.number_of(target)
        if not g.map.sight(g.map.numbers[here], there):
            return Bar("xia.bar.sight", "xia.los.definition")
        distance = paths.range_between(g.map, g.map.numbers[here], there)
        return Bar("xia.bar.range", "xia.combat.acquire", range=distance)

    def here(self, g: Xia) -> Hex:
        return (self.space[0], self.space[1]) if self.space else g.space_of(self.attacker)

    def acquire_target(self, g: Xia, choice: tuple[str, int]) -> Next:
        self.target = choice[1]
        return None

    def declare_attack(self, g: Xia, _: None) -> Next:
        """xia.combat.combine: any uses that reach the target, of any weapons."""
        uses = [("use", self.attacker, use) for use in weapon_uses(g, self.attacker, self.target, self.here(g))]
        armed = g.ships[self.attacker].armed
        return PickSome(self.attacker, "xia.combat.declare-attack", uses, at_least=1, at_most=armed)

    def attack_markers(self, g: Xia, uses: Uses) -> Next:
        self.weapons = tuple(use for _, _, use in uses)
        g.ships[self.attacker].spend(self.weapons)
        g.say("xia.combat.declare-attack", attacker=self.attacker, target=self.target, uses=self.weapons)
        return None

    def declare_defense(self, g: Xia, _: None) -> Next:
        """xia.combat.shield-markers: one marker for each free Use Space; an NPC's Shield needs none."""
        ship = g.ships[self.target]
        uses = [("use", self.target, use) for use in ship.free_uses("shield")]
        return PickSome(ship.seat, "xia.combat.declare-defense", uses, at_most=ship.armed)

    def declare_ability(self, g: Xia, uses: Uses) -> Next:
        """xia.ability.defense-timing: cards declare themselves here; what they add, they add in step 4."""
        self.shields = tuple(use for _, _, use in uses)
        return Window("declare-defense", g.ships[self.target].seat)

    def shield_markers(self, g: Xia, _: None) -> Next:
        g.ships[self.target].spend(self.shields)
        g.say("xia.combat.declare-defense", target=self.target, uses=self.shields, abilities=self.abilities)
        return None

    def roll_attack(self, g: Xia, _: None) -> Next:
        return Roll(g.roller(self.attacker), "xia.combat.roll", g.ships[self.attacker].dice(self.weapons))

    def roll_defense(self, g: Xia, faces: tuple[int, ...]) -> Next:
        ship = g.ships[self.attacker]
        values = ship.values(self.weapons, faces)
        self.attack = sum(values)
        self.ram = sum(v for v, use in zip(values, self.weapons, strict=True) if ship.outfit_at(use).kind == "engine")
        target = g.ships[self.target]
        dice = (npcs.CARDS[target.npc].defends,) if target.npc else target.dice(self.shields)
        return Roll(g.roller(self.target), "xia.combat.roll", dice)

    def roll_ability(self, g: Xia, faces: tuple[int, ...]) -> Next:
        target = g.ships[self.target]
        self.defense = sum(faces if target.npc else target.values(self.shields, faces))
        return Window("roll-defense", target.seat)

    def resolve(self, g: Xia, _: None) -> Next:
        damage = max(0, self.attack - self.defense)
        g.say("xia.combat.resolve", target=self.target, attack=self.attack, defense=self.defense, damage=damage)
        return PlaceDamage(self.target, damage)

    def ram_self_damage(self, g: Xia, _: None) -> Next:
        """In full and unblockable, whatever became of the target; xia.combat.ram-combined: of the ram dice alone."""
        return PlaceDamage(self.attacker, self.ram)

    def resolve_target(self, g: Xia, _: None) -> Next:
        """xia.death.ram-both: who died in the same ram has destroyed nobody."""
        if not destroyed(g, self.target):
            return None
        return Death(self.target, NOBODY if destroyed(g, self.attacker) else self.attacker)

    def resolve_ram(self, g: Xia, _: None) -> Next:
        return Death(self.attacker) if destroyed(g, self.attacker) else None

    def rearm(self, g: Xia, _: None) -> Next:
        """xia.combat.rearm-not-earlier: the Shield markers of this attack and no others, for 1 Energy each."""
        ship = g.ships[self.target]
        if ship.space is None:
            return None  # the reset has armed them all
        uses = [("use", self.target, use) for use in self.shields]
        return PickSome(ship.seat, "xia.combat.rearm", uses, at_most=ship.energy)

    def end(self, g: Xia, rearmed: Uses | None) -> Next:
        ship = g.ships[self.target]
        if rearmed is not None:
            for use in self.shields:
                if ("use", self.target, use) in rearmed:
                    ship.rearm(use)
                else:
                    ship.disarm(use)
        g.say("xia.combat.end", attacker=self.attacker, target=self.target, rearmed=len(rearmed or ()))
        return None


def weapon_uses(g: Xia, attacker: int, target: int, space: Hex) -> tuple[int, ...]:
    """xia.combat.acquire: the free Use Spaces of weapons with the target in Range and in Line of Sight of a space."""
    ship, here, there = g.ships[attacker], g.map.numbers[space], g.number_of(target)
    if ship.armed == 0 or not g.map.sight(here, there):
        return ()
    apart, found = paths.range_between(g.map, here, there), list[int]()
    for use in ship.free_uses(*REACH):
        least, most = REACH[ship.outfit_at(use).kind]
        if least <= apart <= most:
            found.append(use)
    return tuple(found)


def targets(g: Xia, attacker: int, space: Hex) -> list[int]:
    """xia.combat.who-can-be-attacked: anyone else on the board, within reach of a space."""
    most = max([REACH[outfit.kind][1] for outfit in g.ships[attacker].outfits if outfit.kind in REACH], default=0)
    spaces = [(other, ship.space) for other, ship in enumerate(g.ships) if other != attacker]
    near = [other for other, there in spaces if there is not None and distance(space, there) <= most]
    return [other for other in near if weapon_uses(g, attacker, other, space)]


def bar_attack(g: Xia, seat: int, space: Hex) -> Bar | None:
    if g.ships[seat].armed == 0:
        return Bar("xia.bar.armed", "xia.marker.spend")
    return None if targets(g, seat, space) else Bar("xia.bar.target", "xia.combat.acquire")
