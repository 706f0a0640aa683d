"""How the story of a mission is read from its events: digits by what they came from, and the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rimward.games.aurora.table.names import ACTORS, BOUNTY, CREW, FINDS, MISSION, SHIPS, SOURCES
from rimward.kernel.event import Event
from rimward.kernel.story import PEOPLE, Gain, Tag, Telling, face_value

TURNS: Final = ("aurora.round.surface-turn", "aurora.round.ship-turn")
EARNED: Final = {  # events that say how many digits, by the line of the score sheet
    "aurora.win.paid": MISSION,
    "aurora.bounty.completed": BOUNTY,
    "aurora.reward.earned": CREW,
    "aurora.fighter.reward": SHIPS,
    "aurora.overtaken.sold": SHIPS,
    "aurora.overtaken.must-sell": SHIPS,
}
COST: Final = "aurora.reward.failure-cost"
EVEN: Final = ("aurora.initiative.tie-same-faction", "aurora.setup.crew-draft")  # a roll-off decides no more than that


def turn(event: Event) -> int | None:
    """Whose turn it is; nobody's where the game plays the Coalition."""
    return event.params["seat"] if event.code in TURNS and 0 <= event.params["seat"] < ACTORS else None


def gains(event: Event) -> Sequence[Gain]:
    if event.code == COST:
        return (Gain(event.params["seat"], source_of(MISSION), -event.params["digits"]),)
    if event.code not in EARNED:
        return ()
    source = str(event.params.get("source", EARNED[event.code]))  # of enemies the event says it
    if source == CREW and not event.params["crew"]:
        source = FINDS  # digits from a crate, and nobody was defeated for them
    return (Gain(event.params["seat"], source_of(source), event.params["digits"]),)


def source_of(line: str) -> str:
    return f"aurora.source.{line}"


def worth(rule: str, die: int) -> Sequence[float]:
    return () if rule in EVEN else face_value(rule, die)


def tags(event: Event) -> Sequence[Tag]:
    """Whom a player leads."""
    if event.code != "aurora.setup.crew" or event.params["seat"] >= ACTORS:
        return ()
    return (Tag(event.params["seat"], "crew", event.params["crew"]),)


TELLING: Final = Telling(
    turn=turn,
    gains=gains,
    worth=worth,
    sources=[source_of(line) for line in SOURCES],
    tags=tags,
    tagging=("aurora.setup.crew-draft",),
    people={**PEOPLE, "aurora.test.": ("seat", "other")},
)
