"""How a request is turned down."""

from __future__ import annotations

from functools import cache

from rimward.messages import Messages


class Denied(Exception):
    """A request that cannot be met: the HTTP status, a code for programs and a sentence for people."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.status, self.code, self.detail = status, code, detail


@cache
def english(game: str) -> Messages:
    """For scripts; people read the code in their language."""
    return Messages("en", game)
