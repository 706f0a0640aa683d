"""What moons, planets, raiders and factions give: andromeda.resource."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.modules import GainModule
from rimward.games.andromeda.repairs import Repair
from rimward.games.andromeda.resources import would_leave_possible
from rimward.games.andromeda.table.names import STORED, Contents
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.tactics import DrawTactics
from rimward.games.andromeda.upgrades import GainUpgrade
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Choose


class Gain(Frame):
    """Contents of any kind, in their order: what lies in storage at once, and a frame for what asks or draws."""

    CHAPTER: ClassVar[str] = "andromeda.resource"
    STEPS: ClassVar[tuple[str, ...]] = ("all", "kinds")

    def __init__(self, seat: int, contents: Contents) -> None:
        self.seat, self.contents = seat, contents

    def all(self, g: Andromeda, _: None) -> Next:
        plain = tuple([(what, amount) for what, amount in self.contents if what in STORED or what == "vp"])
        self.contents = tuple([pair for pair in self.contents if pair not in plain])
        g.gain(self.seat, plain)
        return None

    def kinds(self, g: Andromeda, _: None) -> Next:
        if not self.contents:
            return Done()
        (what, amount), self.contents = self.contents[0], self.contents[1:]
        return gains(self.seat, what, amount).then("kinds")


def gains(seat: int, what: str, amount: int) -> Frame:
    """The frame for a reward that is more than resources."""
    if what == "tactics":
        return DrawTactics(seat, amount)
    if what == "repair":
        return Repair(seat, amount)
    if what == "upgrade":
        return GainUpgrade(seat)
    return GainModule(seat, "any")


class EitherOr(Frame):
    """andromeda.resource.icon-or: one of two rewards."""

    CHAPTER: ClassVar[str] = "andromeda.resource"
    STEPS: ClassVar[tuple[str, ...]] = ("icon", "output")

    def __init__(self, seat: int, first: Contents, second: Contents) -> None:
        self.seat, self.first, self.second = seat, first, second

    def icon(self, g: Andromeda, _: None) -> Next:
        ways = (("first", self.first), ("second", self.second))
        open_to = [word for word, gives in ways if would_leave_possible(g, self.seat, gives)]
        return Choose(self.seat, "andromeda.resource.icon-or", open_to or ("first", "second"))

    def output(self, g: Andromeda, choice: str) -> Next:
        return Gain(self.seat, self.first if choice == "first" else self.second)


def reward(seat: int, gives: Contents, other: Contents) -> Frame:
    return EitherOr(seat, gives, other) if other else Gain(seat, gives)
