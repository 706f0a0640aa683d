"""Special abilities of crew, and items that are used: aurora.ability."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.checks import crew_test
from rimward.games.aurora.gear import spend
from rimward.games.aurora.table.content import Test, test_of
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import kind_of, works
from rimward.kernel import carry
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Bar, Value

ABOARD: Final = frozenset(("attack", "command", "heal"))  # verbs that need no board: aurora.boarding.red-side


def works_here(g: Aurora, figure: int, do: Any) -> bool:
    """Aboard a ship nobody moves, is pushed or is looked for."""
    verbs = {verb for step in (do if isinstance(do, list | tuple) else [do]) for verb in step}
    return g.figures[figure].on_surface or verbs <= ABOARD


def own(g: Aurora, figure: int, kind: str) -> list[tuple[str, int]]:
    """The abilities and items of that kind, and how often each may be used in a turn."""
    mine = [red for red in g.crew(figure).red if red.kind == kind and red.do is not None]
    found = [(red.name, red.times) for red in mine if works_here(g, figure, red.do)]
    for item in g.figures[figure].gear:
        if works(item) and kind_of(g, item).act == kind and works_here(g, figure, kind_of(g, item).do):
            found.append((item.name, 9))
    return list(dict.fromkeys(found))


def barred(g: Aurora, figure: int, name: str, times: int, tried: tuple[str, ...]) -> Bar | None:
    """aurora.ability.action-cost: what has been tried in this turn is not tried again."""
    if tried.count(name) >= times:
        return Bar("aurora.bar.ability-tried", "aurora.ability.action-cost")
    return carry.barred(g, g.figures[figure].seat, carry.effect_of(g, name))


def options(g: Aurora, figure: int, kind: str, tried: tuple[str, ...]) -> list[Value]:
    """What can be used now, as `ability` or as `free`."""
    word = "ability" if kind == "action" else "free"
    return [(word, name) for name, times in own(g, figure, kind) if barred(g, figure, name, times, tried) is None]


def test_for(g: Aurora, figure: int, name: str) -> Test | None:
    for red in g.crew(figure).red:
        if red.name == name:
            return test_of(red.test)
    return test_of(g.content.items[name].test)


class Use(Frame):
    """The test, if there is one; then what it does. Gives whether it was carried out."""

    CHAPTER: ClassVar[str] = "aurora.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("ability", "test", "carried_out")

    def __init__(self, figure: int, name: str) -> None:
        self.figure, self.name = figure, name

    def ability(self, g: Aurora, _: None) -> Next:
        wanted = test_for(g, self.figure, self.name)
        if wanted is None:
            return None
        return crew_test(g, self.figure, "aurora.ability.action-cost", wanted.skill, least=wanted.least)

    def test(self, g: Aurora, passed: bool | None) -> Next:
        who = g.figures[self.figure]
        if passed is False:
            return Done(False)
        g.say("aurora.ability.used", crew=who.name, seat=who.seat, card=self.name)
        if self.name in g.content.items:
            spend(g, self.figure, self.name)
        return carry.run(g, who.seat, self.name)

    def carried_out(self, g: Aurora, _: Any) -> Next:
        return Done(True)
