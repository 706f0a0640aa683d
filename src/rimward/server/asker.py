"""For whom something is done: the address behind a request, or behind a table whose bots think."""

from __future__ import annotations

from contextvars import ContextVar
from typing import NamedTuple


class Asker(NamedTuple):
    """An address, as the limits count it; and whether a person waits for this at a screen."""

    address: str
    waits: bool = True


ASKER: ContextVar[Asker | None] = ContextVar("asker", default=None)  # None: the server itself
NOBODY = Asker("", waits=False)


def address() -> str:
    """Of the one on whose behalf this is done; empty for the server itself."""
    return (ASKER.get() or NOBODY).address
