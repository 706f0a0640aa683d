"""Whether the server is well: its database answers, and there is room to store what is played."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable
from pathlib import Path

from rimward.server.store import Store, StoreError

KEPT = 1.0  # seconds for which an answer is good, however many ask
ROOM = 16 * 1024 * 1024  # bytes that have to be free beside a SQLite file


class Health:
    """Asked by everybody, looked into once a second."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._at = -KEPT
        self._found: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """A StoreError when something is wrong."""
        if self._found is None or self._clock() - self._at >= KEPT:
            self._at = self._clock()
            self._found = asyncio.create_task(self._look())
        await asyncio.shield(self._found)

    async def _look(self) -> None:
        await self._store.ping()
        if self._store.sqlite and self._store.url.database:
            folder = Path(self._store.url.database).parent
            free = (await asyncio.to_thread(shutil.disk_usage, folder)).free
            if free < ROOM:
                raise StoreError(f"the disk of the database is full: {free // 1024} KB are left")
