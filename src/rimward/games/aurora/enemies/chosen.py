"""aurora.dice.roll-off, where candidates are equal."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.aurora.table.state import Aurora
from rimward.kernel.frame import Next
from rimward.kit.rolloff import RollOff


class Chosen(RollOff):
    """One of several; one alone needs no die."""

    CHAPTER: ClassVar[str] = "aurora.dice"
    STEPS: ClassVar[tuple[str, ...]] = ("die", "chosen")
    DICE: ClassVar[str] = "aurora.dice.roll-off"

    def die(self, g: Aurora, _: None) -> Next:
        return self.rolled()

    def chosen(self, g: Aurora, faces: tuple[int, ...]) -> Next:
        return self.decided(g, faces, "die")
