"""xia.turn and xia.action: a stand-in with the Action Phase alone, and in it the Attack; the chapters come later."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia import combat
from rimward.games.xia.state import Xia
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Bar, Value, choose_where


class Turn(Frame):
    """xia.turn.phases. `ends` is where xia.turn.ends-on-own-death goes on."""

    CHAPTER: ClassVar[str] = "xia.turn"
    STEPS: ClassVar[tuple[str, ...]] = ("phases", "ends")
    OWNER: ClassVar[str] = "seat"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def phases(self, g: Xia, _: None) -> Next:
        g.lucky = ()  # xia.fame.luck-limit
        return ActionPhase(self.seat)

    def ends(self, g: Xia, _: None) -> Next:
        g.say("xia.turn.ends", seat=self.seat)
        return None


class ActionPhase(Frame):
    """xia.action.unlimited: any Actions in any order, until the player ends the phase."""

    CHAPTER: ClassVar[str] = "xia.action"
    STEPS: ClassVar[tuple[str, ...]] = ("list", "procedure")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def list(self, g: Xia, _: None) -> Next:
        return choose_where(
            self.seat,
            "xia.action.list",
            ("attack",),
            lambda action: self.barred(g, action),
            always=("end",),
            quiet=True,
        )

    def barred(self, g: Xia, action: Value) -> Bar | None:
        if g.ships[self.seat].armed == 0:
            return Bar("xia.bar.armed", "xia.marker.spend")
        return None if combat.targets(g, self.seat) else Bar("xia.bar.target", "xia.combat.acquire")

    def procedure(self, g: Xia, action: str) -> Next:
        return Done() if action == "end" else combat.Attack(self.seat).then("list")
