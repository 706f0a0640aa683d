"""xia.ability: the Ability Cards that are used right after a roll, and those that are used as Defense."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia.cards.abilities import Ability
from rimward.games.xia.fight.combat import Attack, Defense
from rimward.games.xia.flight.border import ShieldHazard
from rimward.games.xia.table.state import Xia
from rimward.kernel.dice import Roll, is_again
from rimward.kernel.frame import Next
from rimward.kernel.question import Bar, Option, Value
from rimward.kernel.window import Reaction


# --- right after a roll ----------------------------------------------------------------------------------------------
class TacX(Ability):
    """xia.ability.tac-x: right after an own die was rolled, 1 Energy rolls it again; the new result must be used."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("exhaust", "tac_x", "use")
    ON: ClassVar[str] = "rolled"
    OWN: ClassVar[bool] = True
    CARD: ClassVar[str] = "tac-x"
    COST: ClassVar[int] = 1
    EFFECT: ClassVar[str] = "again"

    def __init__(self, seat: int, die: int) -> None:
        self.seat, self.die = seat, die

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        roll = g.under(Roll)
        if roll.by != seat or is_again(g) or cls.bar(g, seat) is not None:
            return ()
        return tuple((cls.CARD, die) for die in range(len(roll.dice)))

    @classmethod
    def about(cls, g: Xia, seat: int, option: Value) -> dict[str, int | str]:
        roll = g.under(Roll)
        die = int(option[1]) if isinstance(option, tuple) else 0
        return {"energy": cls.COST, "face": roll.faces[die], "die": roll.dice[die]}

    @classmethod
    def printed(cls) -> Option:
        return Option(cls.CARD, "", {"energy": cls.COST})

    def exhaust(self, g: Xia, _: None) -> Next:
        self.pay(g)
        return None

    def tac_x(self, g: Xia, _: None) -> Next:
        roll = g.under(Roll)
        return Roll(roll.by, roll.code, (roll.dice[self.die],))

    def use(self, g: Xia, faces: tuple[int, ...]) -> Next:
        g.under(Roll).put(self.die, faces[0])
        return None


# --- as Defense ------------------------------------------------------------------------------------------------------
class DefensiveAbility(Ability):
    """xia.ability.defense-timing: declared with the Shields, rolled after them."""

    STEPS: ClassVar[tuple[str, ...]] = ("exhaust",)
    OWN: ClassVar[bool] = True

    @classmethod
    def bar_here(cls, g: Xia, seat: int) -> Bar | None:
        return None if declaring(g).ship == seat else Bar("xia.bar.target", "xia.combat.declare-defense")

    @classmethod
    def prevents(cls, face: int, points: int) -> int:
        """Of so many points that come at the ship."""
        return cls.worth(face)

    def exhaust(self, g: Xia, _: None) -> Next:
        self.pay(g)
        declaring(g).abilities += (self.CARD,)
        return None


def declaring(g: Xia) -> Defense | ShieldHazard:
    """Who is asked for a defence, and what has been declared."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Defense | ShieldHazard))


class EvasiveThrusters(DefensiveAbility):
    """xia.ability.evasive-thrusters: cost and results are designed, but for the 5 of the book."""

    CHAPTER: ClassVar[str] = "xia.ability"
    ON: ClassVar[str] = "declare-defense"
    CARD: ClassVar[str] = "evasive-thrusters"
    EFFECT: ClassVar[str] = "prevents"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 3), (12, 5), (20, 8))


class DecoyBeacon(DefensiveAbility):
    """xia.ability.decoy-beacon: a part of the whole, whatever it is: one third, one half, all; rounded up."""

    CHAPTER: ClassVar[str] = "xia.ability"
    ON: ClassVar[str] = "declare-defense"
    CARD: ClassVar[str] = "decoy-beacon"
    COST: ClassVar[int] = 1
    EFFECT: ClassVar[str] = "part"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 3), (14, 2), (20, 1))
    DESIGNED: ClassVar[bool] = True

    @classmethod
    def prevents(cls, face: int, points: int) -> int:
        part = cls.worth(face)
        return -(-points // part) if part else 0


DEFENSES: Final[dict[str, type[DefensiveAbility]]] = {kind.CARD: kind for kind in (EvasiveThrusters, DecoyBeacon)}


class DefenseRoll(Reaction):
    """xia.ability.defense-timing: a defensive card is rolled with the defence that it was declared for."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("use", "defense")
    ON: ClassVar[str] = "roll-defense"
    MUST: ClassVar[bool] = True

    def __init__(self, seat: int, card: str) -> None:
        self.seat, self.card = seat, card

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        defended = under_fire(g)
        ship = defended.target if isinstance(defended, Attack) else defended.ship
        return tuple(("defend", card) for card in defended.abilities) if ship == seat else ()

    def use(self, g: Xia, _: None) -> Next:
        return Roll(self.seat, f"xia.ability.{self.card}", (20,))

    def defense(self, g: Xia, faces: tuple[int, ...]) -> Next:
        defended = under_fire(g)
        points = defended.attack if isinstance(defended, Attack) else defended.points
        prevents = DEFENSES[self.card].prevents(faces[0], points)
        defended.defense += prevents
        g.say("xia.ability.defense-timing", seat=self.seat, card=self.card, prevents=prevents)
        return None


def under_fire(g: Xia) -> Attack | ShieldHazard:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Attack | ShieldHazard))
