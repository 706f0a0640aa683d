"""comet.gift: ice for another pilot, at any time while somebody chooses an action. It counts when it is accepted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rimward.games.comet.state import Comet
from rimward.kernel.frame import Frame, Next
from rimward.kernel.question import Bar, Choose, Option, Value, key_of

MOST = 3  # comet.gift.any-time


def acts(g: Comet, seat: int) -> Sequence[Value]:
    """`gift:2,1`: give pilot 2 one ice."""
    most = min(MOST, g.ice[seat])
    return [("gift", other, ice) for other in range(g.seats) if other != seat for ice in range(1, most + 1)]


def barred_acts(g: Comet, seat: int) -> Sequence[tuple[Value, Bar]]:
    """The smallest gifts: of larger ones there is nothing else to say."""
    others = [other for other in range(g.seats) if other != seat and not g.ice[seat]]
    return [(("gift", other, 1), Bar("comet.bar.nothing", "comet.gift.any-time")) for other in others]


def describe_act(g: Comet, seat: int, act: Value) -> Option:
    """Whom it is for, and what it costs."""
    assert isinstance(act, tuple)  # noqa: S101 - one of acts()
    return Option(key_of(act), f"pilot:{act[1]}", {"ice": act[2]})


def interject(g: Comet, seat: int, act: Value) -> Frame:
    assert isinstance(act, tuple)  # noqa: S101 - one of acts()
    return Gift(seat, int(act[1]), int(act[2]))


class Gift(Frame):
    CHAPTER: ClassVar[str] = "comet.gift"
    STEPS: ClassVar[tuple[str, ...]] = ("accept", "count")

    def __init__(self, giver: int, receiver: int, ice: int) -> None:
        self.giver, self.receiver, self.ice = giver, receiver, ice

    def accept(self, g: Comet, _: None) -> Next:
        return Choose(
            self.receiver,
            "comet.gift.accept",
            ("accept", "decline"),
            closed=True,
            about={"giver": self.giver, "ice": self.ice},
            passes="decline",
        )

    def count(self, g: Comet, reply: str) -> Next:
        if reply == "accept":
            g.store(self.giver, -self.ice)
            g.store(self.receiver, self.ice)
        g.say(f"comet.gift.{reply}", giver=self.giver, receiver=self.receiver, ice=self.ice)
        return None
