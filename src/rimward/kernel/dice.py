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
    only continues another, names no window.

    Where several roll at once, `owners` has such a number for each die. Each owner may react as to a roll of its own.
    The window begins with `first`; where the rule names nobody, with the seat of `by`, or with seat 0 if that is none.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("throw", "react", "show")

    def __init__(
        self,
        by: int,
        code: str,
        dice: tuple[int, ...],
        faces: tuple[int, ...] = (),
        window: str = "rolled",
        owners: tuple[int, ...] = (),
        first: int = -1,
    ) -> None:
        self.by, self.code, self.dice, self.faces, self.window = by, code, dice, faces, window
        self.owners, self.first = owners, first

    def copy(self) -> Roll:
        return self.onto(Roll(self.by, self.code, self.dice, self.faces, self.window, self.owners, self.first))

    def throw(self, g: Table, _: None) -> Next:
        return Throw(self.dice) if self.dice else Done(())

    def react(self, g: Table, faces: tuple[int, ...]) -> Next:
        self.faces = faces
        own = 0 <= self.by < g.seats
        by = self.by if own else -1
        if self.owners:
            g.say("kernel.rolled", by=by, rule=self.code, dice=self.dice, faces=faces, owners=self.owners)
        else:
            g.say("kernel.rolled", by=by, rule=self.code, dice=self.dice, faces=faces)
        if not own and g.out is not None:
            g.out[-1].other = self.by
        first = self.first if self.first >= 0 else by if own else 0
        return opened(g, self.window, first, tuple(dict.fromkeys(self.owners)) if self.owners else ())

    def show(self, g: Table, _: None) -> Next:
        return Done(self.faces)

    def gist(self) -> About:
        return {"roll": self.code, "faces": ", ".join([str(face) for face in self.faces])}

    def dice_of(self, owner: int) -> list[int]:
        """Which dice are an owner's, by their places."""
        if self.owners:
            return [die for die, own in enumerate(self.owners) if own == owner]
        return list(range(len(self.dice))) if owner == self.by else []

    def put(self, die: int, face: int) -> None:
        """Another face for one die: what a reaction does to a roll."""
        self.faces = (*self.faces[:die], face, *self.faces[die + 1 :])


def is_again(g: Table) -> bool:
    """Whether the last roll takes the place of another, whose window asks again after it."""
    codes = [frame.code for frame in g.stack if isinstance(frame, Roll)]
    return codes.count(codes[-1]) > 1
