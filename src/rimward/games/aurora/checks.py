"""Skill tests, alone and opposed: aurora.test."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.table.names import SKILL_AT
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import dice_for, lift_for
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Next

DIE: Final = 6
SUCCESS: Final = 5  # aurora.test.five-plus
Faces = tuple[int, ...]


class SkillTest(Frame):
    """aurora.test.pool: passed if any die shows `least` or more; `lift` is added to one. Gives whether it was."""

    CHAPTER: ClassVar[str] = "aurora.test"
    STEPS: ClassVar[tuple[str, ...]] = ("rolls", "passes")

    def __init__(self, seat: int, code: str, dice: int, least: int = SUCCESS, lift: int = 0) -> None:
        self.seat, self.code, self.dice, self.least, self.lift = seat, code, dice, least, lift

    def rolls(self, g: Aurora, _: None) -> Next:
        """aurora.test.zero-skill"""
        return Roll(self.seat, self.code, (DIE,) * self.dice)

    def passes(self, g: Aurora, faces: Faces) -> Next:
        """aurora.test.six-plus: a bonus may lift a die to what is needed."""
        best = max(faces, default=-self.lift)
        passed = best + self.lift >= self.least
        if best < self.least and passed:
            g.say("aurora.test.six-plus", seat=self.seat, face=best, lift=self.lift)
        code = "aurora.test.passed" if passed else "aurora.test.failed"
        g.say(code, seat=self.seat, rule=self.code, dice=self.dice, least=self.least)
        return Done(passed)


def crew_test(g: Aurora, figure: int, code: str, skill: str, test_for: str = "", least: int = SUCCESS) -> SkillTest:
    """A test that somebody takes, with everything that helps in it."""
    dice, lift = dice_for(g, figure, skill, test_for), lift_for(g, figure, skill, test_for)
    return SkillTest(g.roller(figure), code, dice, least, lift)


def station_test(g: Aurora, ship: int, station: str, code: str, test_for: str = "", least: int = SUCCESS) -> SkillTest:
    """A test of whoever mans a station, which its ship's player rolls."""
    crew, skill = g.manned(ship, station), SKILL_AT[station]
    dice, lift = dice_for(g, crew, skill, test_for), lift_for(g, crew, skill, test_for)
    return SkillTest(g.ships[ship].seat, code, dice, least, lift)


class OpposedTest(Frame):
    """aurora.test.opposed: both count fives and sixes. `plus` is added to one die of the first.

    Gives whether the first has more.
    """

    CHAPTER: ClassVar[str] = "aurora.test"
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "count")

    def __init__(self, code: str, seat: int, dice: int, other: int, others: int, plus: int = 0) -> None:
        self.code, self.seat, self.dice = code, seat, dice
        self.other, self.others, self.plus = other, others, plus

    def roll(self, g: Aurora, _: None) -> Next:
        owners = (self.seat,) * self.dice + (self.other,) * self.others
        return Roll(self.seat, self.code, (DIE,) * len(owners), owners=owners)

    def count(self, g: Aurora, faces: Faces) -> Next:
        mine, theirs = list(faces[: self.dice]), faces[self.dice :]
        missed = [at for at, face in enumerate(mine) if face < SUCCESS <= face + self.plus]
        if missed:
            mine[missed[0]] += self.plus
        has, needs = [sum([face >= SUCCESS for face in side]) for side in (mine, theirs)]
        g.say("aurora.test.opposed", seat=self.seat, other=self.other, has=has, needs=needs, rule=self.code)
        return Done(has > needs)
