"""Hiding, and finding who hides: aurora.stealth, aurora.scan."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.checks import crew_test
from rimward.games.aurora.crew_combat import ATTACKED
from rimward.games.aurora.move import REVEALED
from rimward.games.aurora.places import beside, in_shadow, show
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Bar

SCANNED: Final = "scanned-room"


def barred_stealth(g: Aurora, figure: int, tried: bool) -> Bar | None:
    """aurora.stealth.before-each-move, aurora.stealth.lost"""
    if g.did(figure, REVEALED) or g.did(figure, ATTACKED):
        return Bar("aurora.bar.revealed", "aurora.stealth.lost")
    if tried:
        return Bar("aurora.bar.tried", "aurora.stealth.before-each-move")
    return None


def barred_hide(g: Aurora, figure: int, tried: bool) -> Bar | None:
    """Without moving, where it stands: aurora.stealth.eligible-squares."""
    who = g.figures[figure]
    if who.hidden:
        return Bar("aurora.bar.hidden-already", "aurora.stealth.test")
    if not who.on_surface or not in_shadow(g, who.square):
        return Bar("aurora.bar.no-shadow", "aurora.stealth.eligible-squares")
    return barred_stealth(g, figure, tried)


class Hide(Frame):
    """aurora.stealth.test. Gives whether it passed; `stays` puts on the token at once."""

    CHAPTER: ClassVar[str] = "aurora.stealth"
    STEPS: ClassVar[tuple[str, ...]] = ("test", "passing")

    def __init__(self, figure: int, stays: bool) -> None:
        self.figure, self.stays = figure, stays

    def test(self, g: Aurora, _: None) -> Next:
        return crew_test(g, self.figure, "aurora.stealth.test", "stealth", "stealth")

    def passing(self, g: Aurora, passed: bool) -> Next:
        who = g.figures[self.figure]
        if passed and self.stays:
            g.put(self.figure, hidden=True)
            g.say("aurora.stealth.hidden", crew=who.name)
        elif not passed and who.hidden:
            g.put(self.figure, hidden=False)
            g.say("aurora.stealth.lost", crew=who.name)
        if not passed:
            show(g, self.figure)
        return Done(passed)


def hidden_beside(g: Aurora, figure: int) -> list[int]:
    """Opponents in Stealth whom it could look for: aurora.scan.room."""
    who = g.figures[figure]
    if g.did(figure, SCANNED):
        return []
    return [
        n
        for n, other in enumerate(g.figures)
        if other.hidden and other.side != who.side and f"found:{n}" not in who.done and beside(g, figure, n)
    ]


class ScanRoom(Frame):
    """aurora.scan.room: on a pass it alone may attack whom it has found (aurora.scan.only-scanner)."""

    CHAPTER: ClassVar[str] = "aurora.scan"
    STEPS: ClassVar[tuple[str, ...]] = ("test", "successful")

    def __init__(self, figure: int, target: int) -> None:
        self.figure, self.target = figure, target

    def test(self, g: Aurora, _: None) -> Next:
        g.mark(self.figure, SCANNED)
        return crew_test(g, self.figure, "aurora.scan.room", "search", "scan")

    def successful(self, g: Aurora, passed: bool) -> Next:
        if passed:
            g.mark(self.figure, f"found:{self.target}")
            crew, target = g.figures[self.figure].name, g.figures[self.target].name
            g.say("aurora.scan.found", crew=crew, target=target)
        return Done(passed)
