"""Work that runs as long as the server: its errors go to the log, and it begins again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from rimward.server.store import StoreError

log = logging.getLogger("rimward.lasting")


async def again_and_again(what: str, round_: Callable[[], Awaitable[None]], pause: float) -> None:
    """One round after the other, with a pause between them."""
    while True:
        try:
            await round_()
        except StoreError as error:  # it may be back next time
            log.error("%s: %s", what, error)
        except Exception as error:
            log.exception("%s failed; it continues with the next round", what, exc_info=error)
        await asyncio.sleep(pause)
