"""xia.combat: the Attack Action in its six steps."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia import npcs
from rimward.games.xia.fight.damage import PlaceDamage, destroyed
from rimward.games.xia.fight.death import Death
from rimward.games.xia.flight import paths
from rimward.games.xia.renown import skills
from rimward.games.xia.table.board import Hex, distance
from rimward.games.xia.table.state import NOBODY, Xia
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, PickSome, Value
from rimward.kernel.window import Window, opened

REACH: Final = {"blaster": (1, 1), "missile": (2, 6), "engine": (1, 1)}  # xia.combat.blaster, .missile, .ram

Declared = tuple[tuple[int, ...], tuple[str, ...]]  # Shield uses, and Ability Cards
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
        "shield_markers",
        "roll_attack",  # 4. Roll
        "roll_ram",
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
        """xia.npc.attack: the card of an NPC has named the target and the one die."""
        if g.ships[self.attacker].npc:
            return Goto("attack_markers", ())
        others = [("ship", other) for other in targets(g, self.attacker, self.here(g))]
        return Choose(self.attacker, "xia.combat.acquire", others, why=lambda: self.barred(g))

    def barred(self, g: Xia) -> list[tuple[Value, Bar]]:
        """Whom it cannot attack, and why."""
        here, found = self.here(g), list[tuple[Value, Bar]]()
        for other in g.others_on_board(self.attacker):
            if weapon_uses(g, self.attacker, other, here):
                continue
            there = g.number_of(other)
            bar = Bar("xia.bar.sight", "xia.los.definition")
            if g.map.sight(g.map.numbers[here], there):
                apart = paths.range_between(g.map, g.map.numbers[here], there)
                bar = Bar("xia.bar.range", "xia.combat.acquire", range=apart)
            found.append((("ship", other), bar))
        return found

    def here(self, g: Xia) -> Hex:
        return (self.space[0], self.space[1]) if self.space else g.space_of(self.attacker)

    def acquire_target(self, g: Xia, choice: tuple[str, int]) -> Next:
        self.target = choice[1]
        return None

    def declare_attack(self, g: Xia, _: None) -> Next:
        """xia.combat.combine: any uses that reach the target, of any weapons."""
        uses = [("use", self.attacker, use) for use in weapon_uses(g, self.attacker, self.target, self.here(g))]
        armed = g.ships[self.attacker].armed
        about = {"target": self.target, "left": life(g, self.target)}
        return PickSome(self.attacker, "xia.combat.declare-attack", uses, about=about, at_least=1, at_most=armed)

    def attack_markers(self, g: Xia, uses: Uses) -> Next:
        self.weapons = tuple(use for _, _, use in uses)
        g.ships[self.attacker].spend(self.weapons)
        g.say("xia.combat.declare-attack", attacker=self.attacker, target=self.target, uses=self.weapons)
        npcs.attacked(g, self.target, self.attacker)
        return None

    def declare_defense(self, g: Xia, _: None) -> Next:
        return Defense(self.target)

    def shield_markers(self, g: Xia, declared: Declared) -> Next:
        self.shields, self.abilities = declared
        return None

    def roll_attack(self, g: Xia, _: None) -> Next:
        ship = g.ships[self.attacker]
        dice = (npcs.CARDS[ship.npc].attacks,) if ship.npc else ship.dice(self.weapons)
        return Roll(self.attacker, "xia.combat.roll", dice)

    def roll_ram(self, g: Xia, faces: tuple[int, ...]) -> Next:
        ship = g.ships[self.attacker]
        values = faces if ship.npc else ship.values(self.weapons, faces)
        self.attack = sum(values) + skills.bonus(g, self.attacker, "attack")
        self.ram = sum(v for v, use in zip(values, self.weapons, strict=False) if ship.outfit_at(use).kind == "engine")
        rams = any([ship.outfit_at(use).kind == "engine" for use in self.weapons])
        return opened(g, "engine", ship.seat) if rams else None

    def gist(self) -> About:
        """Of the Engine dice of a ram, which count as one roll (xia.ability.afterburner)."""
        return {"roll": "xia.move.engine", "faces": str(self.ram)}

    def roll_defense(self, g: Xia, _: None) -> Next:
        """An Ability whose roll brought nothing does not count against an NPC."""
        target = g.ships[self.target]
        if target.npc and (self.weapons or self.attack):
            self.attack += skills.bonus(g, self.attacker, "npc-damage")
        dice = (npcs.CARDS[target.npc].defends,) if target.npc else target.dice(self.shields)
        return Roll(self.target, "xia.combat.roll", dice)

    def roll_ability(self, g: Xia, faces: tuple[int, ...]) -> Next:
        target = g.ships[self.target]
        self.defense = sum(faces if target.npc else target.values(self.shields, faces))
        if self.shields:
            self.defense += skills.bonus(g, self.target, "shield")
        return Window("roll-defense", target.seat) if self.abilities or g.effects else None

    def resolve(self, g: Xia, _: None) -> Next:
        damage = max(0, self.attack - self.defense)
        g.say(
            "xia.combat.resolve",
            attacker=self.attacker,
            target=self.target,
            attack=self.attack,
            defense=self.defense,
            damage=damage,
        )
        return PlaceDamage(self.target, damage)

    def ram_self_damage(self, g: Xia, _: None) -> Next:
        """In full and unblockable, whatever became of the target; xia.combat.ram-combined: of the ram dice alone."""
        damage = max(0, self.ram - skills.bonus(g, self.attacker, "ram"))
        return PlaceDamage(self.attacker, damage)

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


def life(g: Xia, number: int) -> int:
    """How much damage would destroy a ship."""
    ship = g.ships[number]
    return npcs.CARDS[ship.npc].to_kill - ship.wounds if ship.npc else len(ship.undamaged)


class Defense(Frame):
    """xia.combat.declare-defense: what a target puts up before any die falls; gives its Shields and its Abilities."""

    CHAPTER: ClassVar[str] = "xia.combat"
    STEPS: ClassVar[tuple[str, ...]] = ("declare_defense", "declare_ability", "shield_markers")

    def __init__(self, ship: int, shields: tuple[int, ...] = (), abilities: tuple[str, ...] = ()) -> None:
        self.ship, self.shields, self.abilities = ship, shields, abilities

    def declare_defense(self, g: Xia, _: None) -> Next:
        """xia.combat.shield-markers: one marker for each free Use Space; an NPC's Shield needs none."""
        ship = g.ships[self.ship]
        uses = [("use", self.ship, use) for use in ship.free_uses("shield")]
        return PickSome(ship.seat, "xia.combat.declare-defense", uses, at_most=ship.armed)

    def declare_ability(self, g: Xia, uses: Uses) -> Next:
        """xia.ability.defense-timing: cards declare themselves here; what they add, they add in step 4."""
        self.shields = tuple(use for _, _, use in uses)
        return opened(g, "declare-defense", g.ships[self.ship].seat)

    def shield_markers(self, g: Xia, _: None) -> Next:
        g.ships[self.ship].spend(self.shields)
        g.say("xia.combat.declare-defense", target=self.ship, uses=self.shields, abilities=self.abilities)
        return Done((self.shields, self.abilities))


class Barrage(Frame):
    """xia.combat.multi-target: an Ability against several ships, from its declaration on. `dice` are those of the
    attack, from each result of a d20 on; all targets get the same, and each defends for itself."""

    CHAPTER: ClassVar[str] = "xia.combat"
    STEPS: ClassVar[tuple[str, ...]] = (
        "declare_attack",
        "declare_defense",
        "shield_markers",
        "roll",
        "roll_ability",
        "roll_attack",
        "multi_target",
    )

    def __init__(
        self,
        attacker: int,
        card: str,
        targets: tuple[int, ...],
        dice: tuple[tuple[int, tuple[int, ...]], ...],
        declared: tuple[Declared, ...] = (),
        attack: int = 0,
    ) -> None:
        self.attacker, self.card, self.targets, self.dice = attacker, card, targets, dice
        self.declared, self.attack = declared, attack

    def declare_attack(self, g: Xia, _: None) -> Next:
        """In clockwise order from the attacker, NPCs last."""
        order = [(ship >= g.seats, (ship - self.attacker) % g.seats, ship) for ship in self.targets]
        self.targets = tuple(ship for _, _, ship in sorted(order))
        g.say("xia.combat.ability-attack", attacker=self.attacker, card=self.card, targets=self.targets)
        for target in self.targets:
            npcs.attacked(g, target, self.attacker)
        return None

    def declare_defense(self, g: Xia, _: None) -> Next:
        waiting = self.targets[len(self.declared) :]
        return Defense(waiting[0]) if waiting else Goto("roll")

    def shield_markers(self, g: Xia, declared: Declared) -> Next:
        self.declared += (declared,)
        return Goto("declare_defense")

    def roll(self, g: Xia, _: None) -> Next:
        return Roll(self.attacker, f"xia.ability.{self.card}", (20,))

    def roll_ability(self, g: Xia, faces: tuple[int, ...]) -> Next:
        dice = [dice for least, dice in self.dice if faces[0] >= least][-1]
        return Roll(self.attacker, "xia.combat.roll", dice)

    def roll_attack(self, g: Xia, faces: tuple[int, ...]) -> Next:
        self.attack = sum(faces) + skills.bonus(g, self.attacker, "attack") if faces else 0
        return None

    def multi_target(self, g: Xia, _: None) -> Next:
        """Each compares its Defense with the whole Attack Value, takes its damage and re-arms: steps 4 to 6."""
        if not self.targets:
            return Done()
        (target, *targets), (mine, *declared) = self.targets, self.declared
        self.targets, self.declared = tuple(targets), tuple(declared)
        attack = Attack(self.attacker, target, (), *mine, self.attack)
        attack.at = Attack.STEPS.index("roll_defense")
        return attack.then("multi_target")


def weapon_uses(g: Xia, attacker: int, target: int, space: Hex) -> tuple[int, ...]:
    """xia.combat.acquire: the free Use Spaces of weapons with the target in Range and in Line of Sight of a space."""
    ship, here, there = g.ships[attacker], g.map.numbers[space], g.number_of(target)
    if ship.armed == 0 or not g.map.sight(here, there):
        return ()
    apart, found = distance(space, g.map.hexes[there]), list[int]()  # their Range, as the line between them is free
    for use in ship.free_uses(*REACH):
        least, most = REACH[ship.outfit_at(use).kind]
        if least <= apart <= most:
            found.append(use)
    return tuple(found)


def targets(g: Xia, attacker: int, space: Hex) -> list[int]:
    """xia.combat.who-can-be-attacked: anyone else on the board, within reach of a space."""
    ship = g.ships[attacker]
    if ship.armed == 0:
        return []
    taken, reaches, most = ship.markers + ship.damaged, list[tuple[int, int]](), 0
    for outfit in ship.outfits:
        if outfit.kind in REACH and any([use not in taken for use in outfit.uses]):
            reaches.append(REACH[outfit.kind])
            most = max(most, reaches[-1][1])
    if not most:
        return []
    found, chart = list[int](), g.map
    here = chart.numbers[space]
    for other, there in enumerate([other.space for other in g.ships]):
        if there is None or other == attacker:
            continue
        apart = distance(space, there)  # their Range is no less, and no more where the line between them is free
        if apart > most or not any([least <= apart <= far for least, far in reaches]):
            continue
        if chart.sight(here, chart.numbers[there]):
            found.append(other)
    return found


def bar_attack(g: Xia, seat: int, space: Hex) -> Bar | None:
    if g.ships[seat].armed == 0:
        return Bar("xia.bar.armed", "xia.marker.spend")
    return None if targets(g, seat, space) else Bar("xia.bar.target", "xia.combat.acquire")
