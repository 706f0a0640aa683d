"""Another bounty for whoever is after somebody that does not land, where a table plays so: aurora.bounty.

Everybody is asked who has not been paid: to ask only those whose target is out of reach would tell who it is.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.table.names import bounties, bounties_unused, bounty, other
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.question import Choose
from rimward.kernel.zone import Ref

REDRAWN: Final = 3  # the round after which it may be changed


def may_redraw(g: Aurora, seat: int) -> bool:
    """A bounty in hand, and another one to draw."""
    return g.zones.size(bounty(seat)) > 0 and g.zones.size(bounties(other(g.sides()[seat]))) > 0


class Redraw(Frame):
    """Asks seat by seat. The one that is given up is laid aside unseen (aurora.bounty.secret)."""

    CHAPTER: ClassVar[str] = "aurora.bounty"
    STEPS: ClassVar[tuple[str, ...]] = ("bounty", "hidden", "secret")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def bounty(self, g: Aurora, _: Any) -> Next:
        if self.seat == g.seats:
            return Done()
        if not may_redraw(g, self.seat):
            self.seat += 1
            return Goto("bounty")
        return Choose(self.seat, "aurora.bounty.redraw", ["keep", "redraw"], passes="keep")

    def hidden(self, g: Aurora, choice: str) -> Next:
        if choice == "keep":
            self.seat += 1
            return Goto("bounty")
        faction = other(g.sides()[self.seat])
        g.zones.move(bounty(self.seat), 0, bounties_unused(faction))
        return Draw(bounties(faction), 1, bounty(self.seat), g.seen_by_team(self.seat))

    def secret(self, g: Aurora, places: tuple[int, ...]) -> Next:
        g.say("aurora.bounty.drawn", seat=self.seat, crew=Ref(bounty(self.seat), places[0]))
        self.seat += 1
        return Goto("bounty")
