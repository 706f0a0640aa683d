"""Comet Rush audited: what everybody is told, entered in books, must come to what lies on the table."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from rimward.games.comet import GADGETS
from rimward.games.comet.flow import Turn
from rimward.games.comet.state import DECK, DIE, DISCARD, HAND, HOLD, LANES, RISK, Comet, hand
from rimward.kernel.event import Event

Told = dict[str, Any]


class Books:
    """Ice at home and in the hold, and how many gadgets everybody has. Kept by events and by nothing else."""

    def __init__(self, seats: int) -> None:
        self.ice = [0] * seats
        self.gadgets = [0] * seats
        self.lanes: tuple[str, ...] = ()
        self.hold = 0
        self.die = 0
        self.enters: dict[str, Callable[[Told], None]] = {
            "kernel.rolled": self.rolled,
            "comet.lane.chosen": self.lane_chosen,
            "comet.turn.start": self.turn_start,
            "comet.turn.hauled": self.hauled,
            "comet.turn.tuned": self.tuned,
            "comet.drill.ice": self.drilled,
            "comet.drill.bust": self.bust,
            "comet.gadget.drawn": self.drawn,
            "comet.gadget.played": self.played,
            "comet.gadget.die": self.turned,
            "comet.gift.accept": self.gift,
        }

    def enter(self, event: Event, g: Comet) -> None:
        entry = self.enters.get(event.code)
        if entry is not None:
            entry(event.params)

    def agree(self, g: Comet, where: str) -> None:
        assert tuple(self.ice) == g.ice, f"{where}: {g.ice} ice at home, and told were {self.ice}"
        assert self.lanes == g.lanes, where
        held = [g.zones.size(hand(seat)) for seat in range(g.seats)]
        assert self.gadgets == held, f"{where}: hands of {held}, and told were {self.gadgets}"
        turns = [frame for frame in g.stack if isinstance(frame, Turn)]
        assert not turns or turns[0].hold == self.hold, (
            f"{where}: {turns[0].hold} in the hold, and told was {self.hold}"
        )
        is_legal(g, where)

    # --- ice
    def lane_chosen(self, told: Told) -> None:
        self.lanes = told["lanes"]

    def turn_start(self, told: Told) -> None:
        assert told["lane"] == self.lanes[told["seat"]]
        self.hold = 0

    def rolled(self, told: Told) -> None:
        (self.die,) = told["faces"]
        assert told["dice"] == (DIE,)
        assert 1 <= self.die <= DIE

    def turned(self, told: Told) -> None:
        """comet.gadget.nudge, .boost, .jam"""
        self.die = told["face"]
        assert 1 <= self.die <= DIE

    def drilled(self, told: Told) -> None:
        lane = self.lanes[told["seat"]]
        assert self.die > RISK[lane], "comet.drill.success"
        most = 1 + LANES.index(lane) + (self.lanes.count(lane) == 1)
        assert told["ice"] == min(most, HOLD - self.hold), "comet.lane.worth, comet.lane.alone"
        self.hold += told["ice"]
        assert self.hold == told["hold"]

    def bust(self, told: Told) -> None:
        assert self.die <= RISK[self.lanes[told["seat"]]], "comet.drill.bust"
        assert told["lost"] == self.hold
        self.hold = 0

    def hauled(self, told: Told) -> None:
        assert told["ice"] == self.hold > 0
        self.ice[told["seat"]] += told["ice"]
        self.hold = 0

    def tuned(self, told: Told) -> None:
        self.hold -= 1
        assert self.hold == told["hold"] >= 0

    def gift(self, told: Told) -> None:
        self.ice[told["giver"]] -= told["ice"]
        self.ice[told["receiver"]] += told["ice"]
        assert self.ice[told["giver"]] >= 0, "comet.gift.any-time"

    # --- gadgets
    def drawn(self, told: Told) -> None:
        self.gadgets[told["seat"]] += 1

    def played(self, told: Told) -> None:
        self.gadgets[told["seat"]] -= 1


def is_legal(g: Comet, where: str) -> None:
    """Twelve gadgets, three in a hand at most; eight ice in a hold; over when somebody has enough, and not before."""
    faces = Counter(g.zones[DECK].bag)
    for name in (DECK, DISCARD, *map(hand, range(g.seats))):
        faces.update(g.zones[name].faces)
    assert faces == Counter(GADGETS), f"{where}: {faces}"
    assert all(g.zones.size(hand(seat)) <= HAND for seat in range(g.seats)), where
    assert min(g.ice) >= 0, where
    assert all(frame.hold <= HOLD for frame in g.stack if isinstance(frame, Turn)), where
    if g.result is not None:
        assert [seat for seat in range(g.seats) if g.ice[seat] == max(g.ice)] == list(g.result.winners), where
