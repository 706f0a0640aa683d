"""What a ship can do once a round, by a test of whoever mans a station: aurora.ship-ability."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.checks import SUCCESS, SkillTest
from rimward.games.aurora.ship_damage import Patch
from rimward.games.aurora.table.names import (
    COMMANDER,
    COMMUNICATIONS,
    ENGINEERING,
    NAVIGATION,
    NOWHERE,
    SKILL_AT,
    WEAPONS,
)
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import blues, dice_for, lift_for
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import About, Bar, Choose, Value

IN_COMMAND: Final = "in-command"
SCAN: Final = "scan-weakness"
OVERCLOCK: Final = "overclock"
TARGETING: Final = "tactical-targeting"
EVASIVE: Final = "evasive"
PATCH: Final = "patch-hull"
STATION: Final = {
    IN_COMMAND: COMMANDER,
    SCAN: COMMUNICATIONS,
    OVERCLOCK: ENGINEERING,
    TARGETING: WEAPONS,
    EVASIVE: NAVIGATION,
    PATCH: ENGINEERING,
}
RULE: Final = {
    IN_COMMAND: "aurora.ship-ability.in-command",
    SCAN: "aurora.ship-ability.scan-weakness",
    OVERCLOCK: "aurora.ship-ability.overclock",
    TARGETING: "aurora.ship-ability.tactical-targeting",
    EVASIVE: "aurora.ship-ability.evasive",
    PATCH: "aurora.ship-ability.patch-hull",
}
USED: Final = "ability"


def abilities(g: Aurora, ship: int) -> tuple[str, ...]:
    """Those on the side of its card that is in use: aurora.ship-ability.hull-side."""
    return g.content.sheet.front if g.ships[ship].shields_up else g.content.sheet.back


def barred_ability(g: Aurora, ship: int, name: str) -> Bar | None:
    card = g.ships[ship]
    if name not in abilities(g, ship):
        return Bar("aurora.bar.other-side", "aurora.ship-ability.hull-side", ability=name)
    if card.critical and name != PATCH:
        return Bar("aurora.bar.critical", "aurora.ship-damage.critical-no-bonus")
    if USED in card.done:
        return Bar("aurora.bar.ability-used", "aurora.ship-ability.once-per-round")
    if g.manned(ship, STATION[name]) == NOWHERE:
        return Bar("aurora.bar.station-empty", "aurora.ship-ability.station-needed", station=STATION[name])
    if name == PATCH and not card.hull_damage:
        return Bar("aurora.bar.no-damage", RULE[PATCH])
    return None


def may_use(g: Aurora, ship: int, name: str) -> bool:
    return barred_ability(g, ship, name) is None


class Offered(Frame):
    """aurora.ship-ability.timing: asks at the moment that an ability affects, and rolls. Gives whether it passed."""

    CHAPTER: ClassVar[str] = "aurora.ship-ability"
    STEPS: ClassVar[tuple[str, ...]] = ("declare", "test", "effect")

    def __init__(self, ship: int, name: str) -> None:
        self.ship, self.name = ship, name

    def declare(self, g: Aurora, _: None) -> Next:
        if not may_use(g, self.ship, self.name) or g.ships[self.ship].seat == NOWHERE:
            return Done(False)  # NPC ships move and attack: aurora.npc.actions
        options: list[Value] = [("ability", self.name), "pass"]
        about: About = {"ship": g.ships[self.ship].name, "dice": ability_dice(g, self.ship, self.name)}
        return Choose(g.ships[self.ship].seat, "aurora.ship-ability.timing", options, about=about, passes="pass")

    def test(self, g: Aurora, choice: Value) -> Next:
        return Done(False) if choice == "pass" else Declare(self.ship, self.name)

    def effect(self, g: Aurora, passed: bool) -> Next:
        return Done(passed)


def ability_dice(g: Aurora, ship: int, name: str) -> int:
    """aurora.test.pool, with what a specialist adds to this one."""
    crew = g.manned(ship, STATION[name])
    own = dice_for(g, crew, SKILL_AT[STATION[name]])
    return own + sum([blue.dice for blue in blues(g, ship) if blue.ability == name]) if own else 0


def ability_lift(g: Aurora, ship: int, name: str) -> int:
    """aurora.test.six-plus"""
    return lift_for(g, g.manned(ship, STATION[name]), SKILL_AT[STATION[name]])


def more(g: Aurora, ship: int, name: str) -> int:
    """By how much a specialist, or an upgrade of the ship, makes it better."""
    parts = [g.content.upgrades[part].patch for part in g.ships[ship].upgrades] if name == PATCH else []
    return sum([blue.more for blue in blues(g, ship) if blue.ability == name]) + sum(parts)


class Declare(Frame):
    """aurora.ship-ability.once-per-round: the test, whether it passes or not, uses up the ability. Gives whether it
    did.

    What acts at once is done here; the others are done where they were declared."""

    CHAPTER: ClassVar[str] = "aurora.ship-ability"
    STEPS: ClassVar[tuple[str, ...]] = ("declare", "passing")

    def __init__(self, ship: int, name: str) -> None:
        self.ship, self.name = ship, name

    def declare(self, g: Aurora, _: None) -> Next:
        dice, lift = ability_dice(g, self.ship, self.name), ability_lift(g, self.ship, self.name)
        g.mark_ship(self.ship, USED)
        g.say("aurora.ship-ability.declared", ship=g.ships[self.ship].name, ability=self.name)
        if self.name == PATCH:
            return Patch(self.ship, dice, more(g, self.ship, PATCH), lift)
        return SkillTest(g.ships[self.ship].seat, RULE[self.name], dice, SUCCESS, lift)

    def passing(self, g: Aurora, passed: bool) -> Next:
        if passed and self.name == IN_COMMAND:
            g.mark_ship(self.ship, IN_COMMAND)
        return Done(passed)
