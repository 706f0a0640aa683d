"""The moments that cards may name: andromeda.tactics, andromeda.free."""

from __future__ import annotations

from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.window import Window, opened


def used_at(card: str, name: str) -> str:
    """How `Andromeda.spent` says that what lies in play was used at a moment."""
    return f"{card}@{name}"


def moment(g: Andromeda, name: str, first: int) -> Window | None:
    """The window of a moment. What lies in play may be used once each time that the moment comes."""
    if g.spent:
        g.spent = tuple([word for word in g.spent if not word.endswith(f"@{name}")])
    return opened(g, name, first)
