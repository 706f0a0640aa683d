"""What a bot is asked, and what makes it a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Ask:
    """One question to a bot: its seat, the rule that asks, the keys of its options.

    `view` gives the seat's view as plain data, the same that is sent to a browser; it is made only for bots that look.
    """

    __slots__ = ("code", "keys", "seat", "view")

    def __init__(self, seat: int, code: str, keys: list[str], view: Callable[[], dict[str, Any]]) -> None:
        self.seat, self.code, self.keys, self.view = seat, code, keys, view


class Bot(Protocol):
    def choose(self, ask: Ask) -> str:
        """One of the keys."""
        ...
