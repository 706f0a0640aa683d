"""xia.ability: the Ability Cards. The rules of combat and movement know none of them."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia.combat import Attack
from rimward.games.xia.state import Xia
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Next
from rimward.kernel.question import Value
from rimward.kernel.window import Reaction

EVASION = ((1, 0), (5, 3), (12, 5), (20, 8))  # from this d20 result on, so much damage; designed, the 5 is the book's


class TacX(Reaction):
    """xia.ability.tac-x: right after an own die was rolled, 1 Energy rolls it again; the new result must be used."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("exhaust", "tac_x", "use")
    ON: ClassVar[str] = "rolled"
    CARD: ClassVar[str] = "tac-x"

    def __init__(self, seat: int, die: int) -> None:
        self.seat, self.die = seat, die

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        roll = g.under(Roll)
        if roll.by != seat or g.ships[seat].energy == 0:
            return ()
        return tuple(("tac-x", die) for die in range(len(roll.dice)))

    def exhaust(self, g: Xia, _: None) -> Next:
        g.ships[self.seat].energy -= 1
        g.exhaust(self.seat, self.CARD)
        g.say("xia.ability.use", seat=self.seat, card=self.CARD, die=self.die, energy=1)
        return None

    def tac_x(self, g: Xia, _: None) -> Next:
        roll = g.under(Roll)
        return Roll(roll.by, roll.code, (roll.dice[self.die],))

    def use(self, g: Xia, faces: tuple[int, ...]) -> Next:
        g.under(Roll).put(self.die, faces[0])
        return None


class EvasiveThrusters(Reaction):
    """xia.ability.evasive-thrusters, declared as Defense (xia.ability.defense-timing). It costs no Energy: designed."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("exhaust",)
    ON: ClassVar[str] = "declare-defense"
    CARD: ClassVar[str] = "evasive-thrusters"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        usable = g.under(Attack).target == seat and not g.ships[seat].stranded  # xia.ability.not-while-stranded
        return (cls.CARD,) if usable else ()

    def exhaust(self, g: Xia, _: None) -> Next:
        g.exhaust(self.seat, self.CARD)
        g.under(Attack).abilities += (self.CARD,)
        g.say("xia.ability.use", seat=self.seat, card=self.CARD)
        return None


class Evasion(Reaction):
    """xia.ability.evasive-thrusters, rolled with the defence it was declared for."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("evasive_thrusters", "defense")
    ON: ClassVar[str] = "roll-defense"
    MUST: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        attack = g.under(Attack)
        return ("evade",) if attack.target == seat and EvasiveThrusters.CARD in attack.abilities else ()

    def evasive_thrusters(self, g: Xia, _: None) -> Next:
        return Roll(self.seat, "xia.ability.evasive-thrusters", (20,))

    def defense(self, g: Xia, faces: tuple[int, ...]) -> Next:
        prevents = max(damage for least, damage in EVASION if faces[0] >= least)
        g.under(Attack).defense += prevents
        g.say("xia.ability.evasive-thrusters", seat=self.seat, roll=faces[0], prevents=prevents)
        return None
