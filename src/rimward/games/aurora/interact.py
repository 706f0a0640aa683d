"""Interacting with what lies or stands on the board: aurora.interact, aurora.mission-character, aurora.ko.carry."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.checks import OpposedTest, crew_test
from rimward.games.aurora.gear import fits, with_item
from rimward.games.aurora.goals import barred_take, is_person, step_at, taken
from rimward.games.aurora.places import beside, reaches
from rimward.games.aurora.table.content import test_of
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import dice_for
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Value

ARC_PISTOL: Final = "arc-pistol"


def step_for(g: Aurora, thing: int) -> str:
    """The test that the mission asks for before a thing can be taken; empty where it asks for none."""
    step = step_at(g, thing)
    return "" if step is None else step.test


def things_near(g: Aurora, figure: int) -> list[Value]:
    """What can be interacted with: mission objects and characters, bodies, dropped gear."""
    found: list[Value] = [
        ("take", n)
        for n, thing in enumerate(g.things)
        if reaches(g, figure, thing.square) and barred_take(g, figure, n) is None
    ]
    if g.carried_by(figure) == NOWHERE:
        found += [
            ("carry", n)
            for n, other in enumerate(g.figures)
            if other.out and other.on_surface and reaches(g, figure, other.square)
        ]
    found += [
        ("loot", n) for n, pile in enumerate(g.piles) if reaches(g, figure, pile.square) and lootable(g, figure, n)
    ]
    return [*found, *[("steal", n, what) for n, what in followers_near(g, figure)]]


def followers_near(g: Aurora, figure: int) -> list[tuple[int, str]]:
    """aurora.mission-character.steal: those who follow opponents beside it. A hidden holder must be found first."""
    who = g.figures[figure]
    return [
        (n, what)
        for n, other in enumerate(g.figures)
        if not other.out and other.side != who.side and beside(g, figure, n)
        for what in dict.fromkeys(other.holds)
        if is_person(g, what) and (not other.hidden or f"found:{n}" in who.done)
    ]


def lootable(g: Aurora, figure: int, pile: int) -> list[int]:
    """Which of a pile it could take: aurora.ko.arc-pistol-lock."""
    who, gear = g.figures[figure], g.figures[figure].gear
    found: list[int] = []
    for n, item in enumerate(g.piles[pile].items):
        if item.name == ARC_PISTOL and g.piles[pile].side != who.side:
            continue
        if fits(g, gear, item):
            found.append(n)
            gear = (*gear, item)
    return found


class TakeThing(Frame):
    """aurora.interact.data, aurora.mission-character.persuade: the test of the mission, then it is held. Gives
    whether."""

    CHAPTER: ClassVar[str] = "aurora.interact"
    STEPS: ClassVar[tuple[str, ...]] = ("test", "takes", "mission")

    def __init__(self, figure: int, thing: int) -> None:
        self.figure, self.thing = figure, thing

    def test(self, g: Aurora, _: None) -> Next:
        what = g.things[self.thing].name
        wanted = test_of(step_for(g, self.thing))
        if wanted is None:
            return None
        code = "aurora.mission-character.persuade" if is_person(g, what) else "aurora.interact.mission-tests"
        return crew_test(g, self.figure, code, wanted.skill, least=wanted.least)

    def takes(self, g: Aurora, passed: bool | None) -> Next:
        """aurora.test.failed-interact: the action is spent either way."""
        if passed is False:
            return Done(False)
        return taken(g, self.figure, self.thing) or Done(True)

    def mission(self, g: Aurora, _: Any) -> Next:
        return Done(True)


class Steal(Frame):
    """aurora.mission-character.steal: an opposed Leadership test; on equal counts the holder keeps it."""

    CHAPTER: ClassVar[str] = "aurora.mission-character"
    STEPS: ClassVar[tuple[str, ...]] = ("test", "away")

    def __init__(self, figure: int, holder: int, what: str) -> None:
        self.figure, self.holder, self.what = figure, holder, what

    def test(self, g: Aurora, _: None) -> Next:
        mine, theirs = [dice_for(g, n, "leadership") for n in (self.figure, self.holder)]
        one, two = g.roller(self.figure), g.roller(self.holder)
        return OpposedTest("aurora.mission-character.steal", one, mine, two, theirs)

    def away(self, g: Aurora, won: bool) -> Next:
        if not won:
            return Done(False)
        holds = list(g.figures[self.holder].holds)
        holds.remove(self.what)
        g.put(self.holder, holds=tuple(holds))
        g.put(self.figure, holds=(*g.figures[self.figure].holds, self.what))
        crew, target = g.figures[self.figure].name, g.figures[self.holder].name
        g.say("aurora.mission-character.stolen", what=self.what, crew=crew, target=target)
        return Done(True)


def carry(g: Aurora, figure: int, body: int) -> None:
    """aurora.ko.carry"""
    g.put(body, square=NOWHERE, carrier=figure)
    g.say("aurora.ko.carried", crew=g.figures[figure].name, body=g.figures[body].name)


def put_down(g: Aurora, figure: int, square: int) -> None:
    body = g.carried_by(figure)
    g.put(body, square=square, carrier=NOWHERE)
    g.say("aurora.ko.put-down", crew=g.figures[figure].name, body=g.figures[body].name, square=square)


def loot(g: Aurora, figure: int, pile: int) -> None:
    """aurora.ko.drops-items: as much as it can carry, in one action."""
    taken = lootable(g, figure, pile)
    heap = g.piles[pile]
    for n in taken:
        g.put(figure, gear=with_item(g, g.figures[figure].gear, heap.items[n]))
    left = tuple([item for n, item in enumerate(heap.items) if n not in taken])
    rest = (heap.but(items=left),) if left else ()
    g.piles = (*g.piles[:pile], *rest, *g.piles[pile + 1 :])
    names = tuple([heap.items[n].name for n in taken])
    g.say("aurora.ko.looted", crew=g.figures[figure].name, square=heap.square, items=names)
