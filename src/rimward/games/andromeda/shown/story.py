"""How the story of a game of Andromeda's Edge is read from its events: VP by what they came from, and the dice."""

from __future__ import annotations

from collections.abc import Sequence

from rimward.games.andromeda.scoring import SOURCES as FINAL
from rimward.kernel.event import Event
from rimward.kernel.story import PEOPLE, Gain, Tag, Telling, face_value

REWARDS = "andromeda.source.rewards"  # of moons that are abandoned, and of raiders
POINTS = (  # events that say how many, in the order in which sources are shown
    "andromeda.player.starting-vp",
    "andromeda.general.scored",
    "andromeda.moon.slot-vp",
    "andromeda.development.scored",
    "andromeda.event.scored",
    *[name for name, _ in FINAL],
)
FIXED = {"andromeda.track.later": 2, "andromeda.repair.nothing": 1}
SOURCES = (*POINTS[:1], REWARDS, *POINTS[1:5], *FIXED, *POINTS[5:])
GAINED = "andromeda.resource.gained"
FACTION = "andromeda.player.faction"
DICE = ("andromeda.battle.roll", "andromeda.battle.reroll")  # elsewhere no face is better than another


def turn(event: Event) -> int | None:
    return event.params["seat"] if event.code == "andromeda.turn.begins" else None


def gains(event: Event) -> Sequence[Gain]:
    """Whatever moves a VP marker."""
    params = event.params
    if event.code == GAINED:  # of a moon, or of a raider
        points = sum([amount for what, amount in params["contents"] if what == "vp"])
        return (Gain(params["seat"], REWARDS, points),) if points else ()
    points = FIXED.get(event.code, 0) or (params["points"] if event.code in POINTS else 0)
    return (Gain(params["seat"], event.code, points),) if points else ()


def worth(rule: str, die: int) -> Sequence[float]:
    return face_value(rule, die) if rule in DICE else ()


def tags(event: Event) -> Sequence[Tag]:
    """The faction that a player leads."""
    return (Tag(event.params["seat"], "faction", event.params["faction"]),) if event.code == FACTION else ()


TELLING = Telling(
    turn=turn,
    gains=gains,
    worth=worth,
    sources=SOURCES,
    tags=tags,
    tagging=("andromeda.player.faction-choice",),
    people={
        **PEOPLE,
        "andromeda.battle.": ("seat", "side", "winner", "sides"),
    },
)
