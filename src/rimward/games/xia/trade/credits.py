"""xia.credits.gift: Credits for another player, while the active one chooses an Action or does business."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rimward.games.xia.table.state import Xia
from rimward.kernel.frame import Frame, Next
from rimward.kernel.question import Bar, Choose, Option, Value, key_of

COIN: Final = 1000  # xia.credits.units
OPEN: Final = ("xia.action.list", "xia.move.point-per-space", "xia.business.any-order")  # the questions of that time


def acts(g: Xia, seat: int) -> Sequence[Value]:
    """`gift:2,3000`: give player 2 so much."""
    if g.open[0].code not in OPEN:
        return ()
    amounts = range(COIN, g.credits[seat] + 1, COIN)
    return [("gift", other, amount) for other in range(g.seats) if other != seat for amount in amounts]


def barred_acts(g: Xia, seat: int) -> Sequence[tuple[Value, Bar]]:
    """The smallest gifts: of larger ones there is nothing else to say."""
    if g.open[0].code not in OPEN:
        bar = Bar("xia.bar.gift-time", "xia.credits.gift")
    elif g.credits[seat] < COIN:
        bar = Bar("xia.bar.gift-credits", "xia.credits.spending")
    else:
        return ()
    return [(("gift", other, COIN), bar) for other in range(g.seats) if other != seat]


def describe_act(g: Xia, seat: int, act: Value) -> Option:
    assert isinstance(act, tuple)  # noqa: S101 - one of acts()
    return Option(key_of(act), f"ship:{act[1]}", {"receiver": act[1], "credits": act[2]})


def interject(g: Xia, seat: int, act: Value) -> Frame:
    assert isinstance(act, tuple)  # noqa: S101 - one of acts()
    return Gift(seat, int(act[1]), int(act[2]))


class Gift(Frame):
    """It counts when the receiver accepts; nothing that was promised for it binds anybody."""

    CHAPTER: ClassVar[str] = "xia.credits"
    STEPS: ClassVar[tuple[str, ...]] = ("gift", "spending")

    def __init__(self, giver: int, receiver: int, credits: int) -> None:
        self.giver, self.receiver, self.credits = giver, receiver, credits

    def gift(self, g: Xia, _: None) -> Next:
        about = {"giver": self.giver, "credits": self.credits}
        return Choose(self.receiver, "xia.credits.gift", ("accept", "decline"), about=about, passes="decline")

    def spending(self, g: Xia, reply: str) -> Next:
        if reply == "accept":
            g.pay(self.giver, -self.credits)
            g.pay(self.receiver, self.credits)
        g.say("xia.credits.gift", giver=self.giver, receiver=self.receiver, credits=self.credits, reply=reply)
        return None
