"""What is long is counted by what it costs, and done in slices."""

from __future__ import annotations

import time
from collections.abc import Callable

from rimward.server.asker import address
from rimward.server.security import Limiter, Limits, too_often
from rimward.server.turns import Slices, Turns

ENTRY = 10  # what it costs to play an entry of a record, in events that are told


class Work:
    """What is shared out: turns for everything, and a budget for what is long."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.turns = Turns()
        self.commands = Limiter(limits.commands, clock)
        self._budget = Limiter(limits.work, clock)

    def slices(self) -> Slices:
        return Slices(self.turns)

    def charge(self, cost: int) -> None:
        """Refused when nothing is left of the budget; what is dearer than the rest of it is done on credit."""
        if seconds := self._budget.take(address(), cost):
            raise too_often("That takes long, and a lot of it was asked for from your address.", seconds)
