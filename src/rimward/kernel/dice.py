"""`Roll`: the only place where dice fall. After every throw it opens the window `rolled`."""

from __future__ import annotations

from typing import ClassVar

from rimward.kernel.frame import Done, Frame, Next, Table, Throw
from rimward.kernel.question import About
from rimward.kernel.window import opened


class Roll(Frame):
    """Throw dice of these sides for a rule; others may react; gives the faces as they lie then.

    `by` is a seat, the number of another that acts (`Naming.others`), or -1 for dice that are nobody's. The parameters
    of the event only know seats; of another, `Event.other` tells. A roll that nobody may react to, such as one that
    only goes on with another, names no window.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("throw", "react", "show")

    def __init__(
        self, by: int, code: str, dice: tuple[int, ...], faces: tuple[int, ...] = (), window: str = "rolled"
    ) -> None:
        self.by, self.code, self.dice, self.faces, self.window = by, code, dice, faces, window

    def throw(self, g: Table, _: None) -> Next:
        return Throw(self.dice) if self.dice else Done(())

    def react(self, g: Table, faces: tuple[int, ...]) -> Next:
        self.faces = faces
        own = 0 <= self.by < g.seats
        g.say("kernel.rolled", by=self.by if own else -1, rule=self.code, dice=self.dice, faces=faces)
        if not own and g.out is not None:
            g.out[-1].other = self.by
        return opened(g, self.window, self.by if own else 0)

    def show(self, g: Table, _: None) -> Next:
        return Done(self.faces)

    def gist(self) -> About:
        return {"roll": self.code, "faces": ", ".join([str(face) for face in self.faces])}

    def put(self, die: int, face: int) -> None:
        """Another face for one die: what a reaction does to a roll."""
        self.faces = (*self.faces[:die], face, *self.faces[die + 1 :])


def is_again(g: Table) -> bool:
    """Whether the roll that fell last takes the place of another one's, whose window asks once more after it."""
    codes = [frame.code for frame in g.stack if isinstance(frame, Roll)]
    return codes.count(codes[-1]) > 1
