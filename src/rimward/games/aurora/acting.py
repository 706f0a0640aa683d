"""Whose turn is under way, for what is done in it by a card: base classes of the turns of crew and of ships."""

from __future__ import annotations

from rimward.games.aurora.table.state import Aurora
from rimward.kernel.frame import Frame


class Acting(Frame):
    """The turn of a character. An action on command may be no attack (`peaceful`) or a further one (`again`)."""

    figure: int
    tried: tuple[str, ...]
    peaceful: bool
    again: bool


class Flying(Frame):
    """The turn of a ship."""

    ship: int


def actor(g: Aurora) -> int:
    return g.under(Acting).figure


def acting_ship(g: Aurora) -> int:
    return g.under(Flying).ship
