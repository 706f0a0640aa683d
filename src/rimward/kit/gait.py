"""How a figure moves over a map: what steps cost it, what it passes, what it climbs. The rules of a game, as data.

A map has a code for the ground of every space, a level, and a code for every edge between two spaces. The codes of
edges below are common; a game may add others, and gives grounds the codes that it likes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

OPEN: Final = 0
WALL: Final = 1
DOOR: Final = 2  # a doorway, or a door that is open
SHUT: Final = 3  # a door that is closed
STAIRS: Final = 4  # or a ladder, a bridge, an incline: joins levels

# Diagonal steps between squares. `A` and `D` touch at a corner, `B` and `C` are the two squares beside the step.
NEVER: Final = 0  # no diagonal steps
CLEAR: Final = 1  # nothing closed touches the corner, and `B` and `C` do not both stand in the way
AROUND: Final = 2  # one can also walk from `A` by `B` or by `C` to `D`
ALWAYS: Final = 3  # whatever is at the corner

ANY: Final = 255  # levels: as many as there are


class Gait:
    """Equal gaits are equal, so that they share what was found for them.

    A step costs `step`, and more by the ground that it leaves and enters. It enters no ground of `barred`. It passes
    the edges of `passes` and climbs `up` or drops `down` so many levels at most; stairs join any two.
    """

    __slots__ = ("_hash", "_key", "barred", "diagonal", "down", "entering", "leaving", "passes", "step", "up")

    def __init__(
        self,
        *,
        step: int = 1,
        leaving: Mapping[int, int] | None = None,
        entering: Mapping[int, int] | None = None,
        barred: Iterable[int] = (),
        passes: Iterable[int] = (OPEN, DOOR, STAIRS),
        up: int = 0,
        down: int = 0,
        diagonal: int = CLEAR,
    ) -> None:
        self.step = step
        self.leaving = dict(leaving or {})
        self.entering = dict(entering or {})
        self.barred = frozenset(barred)
        self.passes = frozenset(passes)
        self.up = up
        self.down = down
        self.diagonal = diagonal
        extra = tuple(sorted(self.leaving.items())), tuple(sorted(self.entering.items()))
        self._key = (step, extra, tuple(sorted(self.barred)), tuple(sorted(self.passes)), up, down, diagonal)
        self._hash = hash(self._key)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Gait) and self._key == other._key)

    def __hash__(self) -> int:
        return self._hash

    def cost(self, here: int, there: int) -> int:
        """Of a step from one ground to another."""
        return self.step + self.leaving.get(here, 0) + self.entering.get(there, 0)

    def climbs(self, here: int, there: int) -> bool:
        """Whether it gets from one level to another without stairs."""
        return -self.down <= there - here <= self.up
