"""How the story of a game is read from its events: what was hauled, and given away. The higher a die, the better."""

from __future__ import annotations

from collections.abc import Sequence

from rimward.kernel.event import Event
from rimward.kernel.story import PEOPLE, Gain, Telling


def turn(event: Event) -> int | None:
    return event.params["seat"] if event.code == "comet.turn.start" else None


def gains(event: Event) -> Sequence[Gain]:
    if event.code == "comet.turn.hauled":
        return (Gain(event.params["seat"], event.code, event.params["ice"]),)
    if event.code == "comet.gift.accept":
        giver, receiver, ice = event.params["giver"], event.params["receiver"], event.params["ice"]
        return Gain(giver, event.code, -ice), Gain(receiver, event.code, ice)
    return ()


TELLING = Telling(
    turn=turn,
    gains=gains,
    sources=("comet.turn.hauled", "comet.gift.accept"),
    people={**PEOPLE, "comet.gift.": ("giver", "receiver")},
)
