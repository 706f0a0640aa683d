"""Everybody in turn: one loop serves all, so nobody may hold it for long.

A request or a command is let in when its turn has come, one in each round of the loop, the addresses one after the
other; and long work stops after a few milliseconds and waits for its next turn. However much one address asks for, the
others wait for one piece of it at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from rimward.server.asker import address

SLICE = 0.004  # seconds of long work until others have their turn


class Turns:
    """One in each round of the loop, and each address in its turn."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._taken = False

    async def mine(self) -> None:
        """Wait for a turn of the address that this is done for."""
        loop = asyncio.get_running_loop()
        if not self._taken:
            self._taken = True
            loop.call_soon(self._next, loop)
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(address(), deque()).append(turn)
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        self._taken = False
        while self._waiting and not self._taken:
            who, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[who] = queue  # behind all others
            if not turn.done():  # else whoever waited was cancelled
                turn.set_result(None)
                self._taken = True
                loop.call_soon(self._next, loop)


class Slices:
    """For one piece of long work: `pause` as often as you like, it waits when a slice is used up."""

    def __init__(self, turns: Turns, clock: Callable[[], float] = time.perf_counter) -> None:
        self._turns, self._clock = turns, clock
        self._until = clock() + SLICE

    async def pause(self) -> None:
        if self._clock() < self._until:
            return
        await asyncio.sleep(0)
        await self._turns.mine()
        self._until = self._clock() + SLICE
