"""Whose turn it is to have somebody think for them: those for whom a person waits, then the others; within both, one of
each address after the other. Who has a hundred tables thinks at one of them while each of the others thinks once."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator

from rimward.server.asker import ASKER, NOBODY

Waiting = OrderedDict[str, deque[asyncio.Future[None]]]  # those who wait, by address; the next address first


class Queue:
    """So many may have their turn at once."""

    def __init__(self, places: int) -> None:
        self._places, self._taken = places, 0
        self._quiet = asyncio.Event()
        self._lines: tuple[Waiting, Waiting] = (OrderedDict(), OrderedDict())  # a person waits; nobody does

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        await self._wait()
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self) -> None:
        if self._taken < self._places and not any(self._lines):
            self._taken += 1
            return
        asker = ASKER.get() or NOBODY
        mine = asyncio.get_running_loop().create_future()
        line = self._lines[0 if asker.waits else 1]
        line.setdefault(asker.address, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._pass_on()  # it was given to somebody who has just gone
            raise

    async def all_done(self) -> None:
        """When nobody has a turn and nobody waits for one."""
        while self._taken or any(self._lines):
            self._quiet.clear()
            await self._quiet.wait()

    def _pass_on(self) -> None:
        """To the next who still waits."""
        for line in self._lines:
            while line:
                address, waiting = line.popitem(last=False)
                mine = waiting.popleft()
                if waiting:
                    line[address] = waiting  # behind the other addresses
                if not mine.done():
                    mine.set_result(None)
                    return
        self._taken -= 1
        self._quiet.set()
