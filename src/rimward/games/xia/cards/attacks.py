"""xia.ability: the Ability Cards that are attacks, each with a Range of its own (xia.combat.ability-attack)."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia import npcs
from rimward.games.xia.cards.abilities import Ability
from rimward.games.xia.fight.combat import Barrage
from rimward.games.xia.fight.damage import PlaceDamage, destroyed
from rimward.games.xia.fight.death import Death
from rimward.games.xia.renown import skills
from rimward.games.xia.table.state import Outfit, Xia
from rimward.kernel.frame import Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, PickSome, Value, choose_where

Dice = tuple[tuple[int, tuple[int, ...]], ...]  # from each result of a d20 on, the dice of the attack
WINDS: Final[tuple[str, ...]] = ("e", "se", "sw", "w", "nw", "ne")  # the directions of board.STEPS


class RangedAbility(Ability):
    """An attack on ships in sight, up to a Range."""

    REACH: ClassVar[int] = 0

    @classmethod
    def bar_here(cls, g: Xia, seat: int) -> Bar | None:
        hit = any([cls.bar_target(g, seat, ship) is None for ship in g.others_on_board(seat)])
        return None if hit else Bar("xia.bar.target", "xia.combat.ability-attack")

    @classmethod
    def bar_target(cls, g: Xia, seat: int, ship: int) -> Bar | None:
        if not g.sight(seat, ship):
            return Bar("xia.bar.sight", "xia.los.definition")
        distance = g.range(seat, ship)
        if distance <= cls.REACH:
            return None
        return Bar("xia.bar.reach", "xia.combat.ability-attack", range=distance, reach=cls.REACH)


class RailGun(RangedAbility):
    """xia.ability.rail-gun: unblockable, so nobody is asked for a defence."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("rail_gun", "use", "rail")
    ON: ClassVar[str] = "action"
    CARD: ClassVar[str] = "rail-gun"
    COST: ClassVar[int] = 2
    EFFECT: ClassVar[str] = "attack on an outfit"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (8, 1), (17, 2), (20, 2))
    REACH: ClassVar[int] = 8

    def __init__(self, seat: int, target: int = 0) -> None:
        self.seat, self.target = seat, target

    def rail_gun(self, g: Xia, _: None) -> Next:
        others = [("ship", other) for other in g.others_on_board(self.seat)]
        seat = self.seat
        return choose_where(
            seat, "xia.combat.ability-attack", others, lambda choice: self.bar_target(g, seat, choice[1])
        )

    def use(self, g: Xia, choice: tuple[str, int]) -> Next:
        self.target = choice[1]
        rolls = self.roll(g)
        g.say("xia.combat.ability-attack", attacker=self.seat, card=self.CARD, targets=(self.target,))
        npcs.attacked(g, self.target, self.seat)
        return rolls

    def rail(self, g: Xia, faces: tuple[int, ...]) -> Next:
        points = self.worth(faces[0])
        if not points:
            return None
        if g.ships[self.target].npc:  # xia.title.card-raider
            points += skills.bonus(g, self.seat, "npc-damage")
        return RailShot(self.seat, self.target, points, faces[0] >= self.BANDS[-1][0])


class RailShot(Frame):
    """xia.combat.unblockable: so much on an Outfit that the attacker chooses, or `anywhere` he likes."""

    CHAPTER: ClassVar[str] = "xia.combat"
    STEPS: ClassVar[tuple[str, ...]] = ("acquire_target", "unblockable", "resolve")

    def __init__(self, attacker: int, target: int, points: int, anywhere: bool) -> None:
        self.attacker, self.target, self.points, self.anywhere = attacker, target, points, anywhere

    def acquire_target(self, g: Xia, _: None) -> Next:
        sound = self.sound(g)
        if self.anywhere or not sound:
            return Goto("unblockable")
        sections = [("hold", self.target, outfit.sections[0]) for outfit in sound]
        return Choose(self.attacker, "xia.ability.rail-gun", sections, about={"points": self.points})

    def sound(self, g: Xia) -> list[Outfit]:
        """The Outfits of the target that can take damage."""
        ship = g.ships[self.target]
        return [outfit for outfit in ship.outfits if not set(outfit.sections) <= set(ship.damaged)]

    def unblockable(self, g: Xia, choice: tuple[str, int, int] | None) -> Next:
        if self.anywhere:
            return PlaceDamage(self.target, self.points, (), self.attacker)
        on = () if choice is None else g.ships[self.target].outfit_at(choice[2]).sections
        return PlaceDamage(self.target, self.points, on)

    def resolve(self, g: Xia, _: None) -> Next:
        return Death(self.target, self.attacker) if destroyed(g, self.target) else None


class ParticleEmitter(Ability):
    """xia.ability.particle-emitter: along one of the six directions, through everything."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("particle_emitter", "use")
    ON: ClassVar[str] = "action"
    CARD: ClassVar[str] = "particle-emitter"
    COST: ClassVar[int] = 3
    EFFECT: ClassVar[str] = "attack on a line"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 8), (12, 12), (20, 20))
    DICE: ClassVar[Dice] = ((1, ()), (5, (8,)), (12, (12,)), (20, (20,)))
    LENGTH: ClassVar[int] = 8

    @classmethod
    def bar_here(cls, g: Xia, seat: int) -> Bar | None:
        hit = any([cls.on_line(g, seat, way) for way in WINDS])
        return None if hit else Bar("xia.bar.line", "xia.ability.particle-emitter")

    @classmethod
    def about(cls, g: Xia, seat: int, option: Value) -> About:
        if isinstance(option, tuple):
            return {"ships": len(cls.on_line(g, seat, str(option[1])))}
        return super().about(g, seat, option)

    @classmethod
    def on_line(cls, g: Xia, seat: int, way: str) -> tuple[int, ...]:
        """The ships on a line; unexplored space ends it."""
        direction, space, line = WINDS.index(way), g.number_of(seat), list[int]()
        while len(line) < cls.LENGTH and (space := g.map.next[space * 6 + direction]) >= 0:
            line.append(space)
        return tuple(ship for ship in g.others_on_board(seat) if g.number_of(ship) in line)

    def particle_emitter(self, g: Xia, _: None) -> Next:
        lines = [("line", way) for way in WINDS if self.on_line(g, self.seat, way)]
        return Choose(self.seat, "xia.ability.particle-emitter", lines)

    def use(self, g: Xia, choice: tuple[str, str]) -> Next:
        self.pay(g)
        return Barrage(self.seat, self.CARD, self.on_line(g, self.seat, choice[1]), self.DICE)


class SalvoRacks(RangedAbility):
    """xia.ability.salvo-racks: rockets for up to three ships near by."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("salvo_racks", "use")
    ON: ClassVar[str] = "action"
    CARD: ClassVar[str] = "salvo-racks"
    COST: ClassVar[int] = 2
    EFFECT: ClassVar[str] = "attack on several"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 1), (12, 2), (20, 3))
    DICE: ClassVar[Dice] = ((1, ()), (5, (6,)), (12, (6, 6)), (20, (6, 6, 6)))
    DESIGNED: ClassVar[bool] = True
    REACH: ClassVar[int] = 3
    MOST: ClassVar[int] = 3  # targets

    def salvo_racks(self, g: Xia, _: None) -> Next:
        ships = [("ship", other) for other in g.others_on_board(self.seat)]
        bars = [(ship, self.bar_target(g, self.seat, ship[1])) for ship in ships]
        return PickSome(
            self.seat,
            "xia.combat.ability-attack",
            [ship for ship, bar in bars if bar is None],
            at_least=1,
            at_most=self.MOST,
            why=lambda: [(ship, bar) for ship, bar in bars if bar is not None],
        )

    def use(self, g: Xia, choices: tuple[tuple[str, int], ...]) -> Next:
        self.pay(g)
        return Barrage(self.seat, self.CARD, tuple(ship for _, ship in choices), self.DICE)
