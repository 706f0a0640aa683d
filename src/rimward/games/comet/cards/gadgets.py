"""comet.gadget.after-roll: after any roll, any pilot may play gadgets on it. Nothing in the flow knows of them."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.comet.state import DIE, DISCARD, Comet, hand
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Next
from rimward.kernel.question import Value
from rimward.kernel.window import Reaction
from rimward.kernel.zone import Ref


class PlayGadget(Reaction):
    """A card from the hand, named by its place. All kinds are played alike and differ in what they do to the die."""

    CHAPTER: ClassVar[str] = "comet.gadget"
    STEPS: ClassVar[tuple[str, ...]] = ("play", "after_roll")

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    @classmethod
    def offers(cls, g: Comet, seat: int) -> tuple[Value, ...]:
        """Equal cards are offered each: to offer but the first of them would tell what the others before it are not."""
        return tuple(("card", place) for place, face in enumerate(g.zones[hand(seat)].faces) if face == cls.CARD)

    def play(self, g: Comet, _: None) -> Next:
        place = g.zones.move(hand(self.seat), self.place, DISCARD, sees=g.zones.everyone)
        g.say("comet.gadget.played", seat=self.seat, card=Ref(DISCARD, place))
        return None

    def turn_die(self, g: Comet, face: int) -> Next:
        g.under(Roll).put(0, face)
        g.say("comet.gadget.die", face=face)
        return None


class Nudge(PlayGadget):
    """comet.gadget.nudge: the die is rolled again, and others may play gadgets on that roll too."""

    ON: ClassVar[str] = "rolled"
    CARD: ClassVar[str] = "nudge"
    STEPS: ClassVar[tuple[str, ...]] = ("play", "after_roll", "nudge")

    def after_roll(self, g: Comet, _: None) -> Next:
        roll = g.under(Roll)
        return Roll(roll.by, roll.code, roll.dice)

    def nudge(self, g: Comet, faces: tuple[int, ...]) -> Next:
        return self.turn_die(g, faces[0])


class Boost(PlayGadget):
    """comet.gadget.boost: one more on the die, at most 6."""

    ON: ClassVar[str] = "rolled"
    CARD: ClassVar[str] = "boost"

    def after_roll(self, g: Comet, _: None) -> Next:
        return self.turn_die(g, min(DIE, g.under(Roll).faces[0] + 1))


class Jam(PlayGadget):
    """comet.gadget.jam: one less on the die, at least 1."""

    ON: ClassVar[str] = "rolled"
    CARD: ClassVar[str] = "jam"

    def after_roll(self, g: Comet, _: None) -> Next:
        return self.turn_die(g, max(1, g.under(Roll).faces[0] - 1))
