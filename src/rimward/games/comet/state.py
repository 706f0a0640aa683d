"""The table of Comet Rush: what everybody sees. The gadgets are in zones."""

from __future__ import annotations

from typing import Final

from rimward.kernel.frame import Table

LANES: Final[tuple[str, ...]] = ("near", "mid", "far")
WORTH: Final = {"near": 1, "mid": 2, "far": 3}  # comet.lane.worth
RISK: Final = {"near": 1, "mid": 2, "far": 3}  # comet.lane.risk
DIE: Final = 6  # comet.drill.roll
HOLD: Final = 8  # comet.drill.full
HAND: Final = 3  # comet.gadget.limit
DECK: Final = "deck"
DISCARD: Final = "discard"


def hand(seat: int) -> str:
    return f"hand:{seat}"


class Comet(Table):
    """`ice` is what each pilot has in the depot; `lanes` where each flies this round."""

    def __init__(
        self, seats: int, target: int, rounds: int, ice: tuple[int, ...] = (), lanes: tuple[str, ...] = ()
    ) -> None:
        super().__init__(seats)
        self.target, self.rounds = target, rounds
        self.ice = ice or (0,) * seats
        self.lanes = lanes

    def copy(self) -> Comet:
        return self.onto(Comet(self.seats, self.target, self.rounds, self.ice, self.lanes))

    def store(self, seat: int, ice: int) -> None:
        self.ice = (*self.ice[:seat], self.ice[seat] + ice, *self.ice[seat + 1 :])

    def alone(self, seat: int) -> bool:
        return self.lanes.count(self.lanes[seat]) == 1
