"""The story of a match: whose turns there were, what scored, and how the dice fell.

It is read from events and from nothing else, so that the events of a seat give a story that this seat may know. A game
says how its events are read (`Telling`).

Luck is measured alike in all games: the worth of a face to the one who rolled it, less the die's average worth,
in standard deviations of that die. A fair throw is worth 0 on average and 1 in its square, whatever was decided before
it: no choice makes anybody lucky, and the more throws, the further a sum may stray.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import erf, sqrt
from typing import Any, Final, NamedTuple

from rimward.kernel.event import Event
from rimward.kernel.result import Result

ROLLED = "kernel.rolled"
PART = "kernel.part"
People = Mapping[str, Sequence[str]]
PEOPLE: Final[People] = {"": ("seat",), ROLLED: ("by",)}


class Gain(NamedTuple):
    """Points of a seat, and what for; `score` where the event says how many it has then."""

    seat: int
    source: str
    points: int
    score: int | None = None


class Tag(NamedTuple):
    """What tells a seat from others by more than its number, such as the ship that it starts with."""

    seat: int
    kind: str
    name: str


def no_tags(event: Event) -> Sequence[Tag]:
    return ()


def told_part(event: Event) -> Result | None:
    """How a part ended that this event tells the end of (`Table.end_part`)."""
    if event.code != PART:
        return None
    told = event.params
    sheet = zip(told.get("sources", ()), told.get("points", ()), strict=True)
    return Result(told["winners"], told["scores"], told["end"], told.get("sides", ()), tuple(sheet))


def face_value(rule: str, die: int) -> Sequence[float]:
    """The higher the better, whatever is rolled for."""
    return range(1, die + 1)


@dataclass(frozen=True, kw_only=True)
class Telling:
    """How the events of a game are read: whose turn begins with one, what it scores, what the faces of a die are worth.

    Where no face is better than another there is no luck in a roll; `worth` may be empty then.
    """

    turn: Callable[[Event], int | None]
    gains: Callable[[Event], Sequence[Gain]]
    worth: Callable[[str, int], Sequence[float]] = face_value
    sources: Sequence[str] = ()  # all that can score, also what never did
    tags: Callable[[Event], Sequence[Tag]] = no_tags
    tagging: Sequence[str] = ()  # the questions whose answers become tags
    part: Callable[[Event], Result | None] = told_part  # of a campaign: how a part ended, if it ends with this event
    still: Callable[[Any, Any, int], bool] | None = None
    """Whether the turn of a seat, from one table to another, came to nothing; without it: nothing has changed."""
    people: People = field(default_factory=lambda: PEOPLE)
    """By how the code of an event begins, its parameters that are people: seats or others that act, whoever does it
    first. The longest beginning counts, and "" is for all others."""


def people_of(people: People, code: str) -> Sequence[str]:
    """The parameters of an event that are people."""
    return people[max([start for start in people if code.startswith(start)], key=len)]


@dataclass(frozen=True)
class Scored:
    """What a seat scored in which turn, and its score then. Turns count from 0; what comes before has -1."""

    turn: int
    seat: int
    source: str
    points: int
    score: int


@dataclass(frozen=True)
class Thrown:
    """A die that a seat threw for a rule, and the luck in it."""

    turn: int
    seat: int
    rule: str
    die: int
    face: int
    luck: float


@dataclass(frozen=True)
class Fortune:
    """All throws of a seat: how many, their luck in sum, and in how many per cent of fair games it would be less."""

    throws: int
    luck: float
    percentile: float


@dataclass(frozen=True)
class Part:
    """How a part of a campaign ended, and the turn in which it did."""

    turn: int
    result: Result


@dataclass(frozen=True)
class Story:
    turns: list[int]  # whose, in their order
    scored: list[Scored]
    thrown: list[Thrown]
    fortunes: list[Fortune]  # by seat
    parts: list[Part]


def story(telling: Telling, seats: int, events: Iterable[Event]) -> Story:
    reading = Reading(telling, seats)
    for event in events:
        reading.take(event)
    return reading.story()


class Reading:
    """A story that is being read, event by event."""

    def __init__(self, telling: Telling, seats: int) -> None:
        self._telling = telling
        self._scores = [0] * seats
        self._turns: list[int] = []
        self._scored: list[Scored] = []
        self._thrown: list[Thrown] = []
        self._parts: list[Part] = []

    def take(self, event: Event) -> None:
        telling, scores = self._telling, self._scores
        if (whose := telling.turn(event)) is not None:
            self._turns.append(whose)
        turn = len(self._turns) - 1
        for gain in telling.gains(event):
            had, scores[gain.seat] = scores[gain.seat], _score(scores[gain.seat], gain)
            points = min(gain.points, scores[gain.seat] - had)  # a marker stops at the end of its track
            self._scored.append(Scored(turn, gain.seat, gain.source, points, scores[gain.seat]))
        if event.code == ROLLED:
            self._thrown += _thrown(telling, turn, event.params, len(scores))
        if (ended := telling.part(event)) is not None:
            self._parts.append(Part(turn, ended))

    def story(self) -> Story:
        lucks = [[each.luck for each in self._thrown if each.seat == seat] for seat in range(len(self._scores))]
        return Story(self._turns, self._scored, self._thrown, [fortune(luck) for luck in lucks], self._parts)


def _score(had: int, gain: Gain) -> int:
    return had + gain.points if gain.score is None else gain.score


def _thrown(telling: Telling, turn: int, roll: Mapping[str, Any], seats: int) -> list[Thrown]:
    """Dice are the luck of their owners; those of no seat are nobody's."""
    rule, dice = roll["rule"], roll["dice"]
    owners = roll.get("owners") or (roll["by"],) * len(dice)
    found = []
    for owner, die, face in zip(owners, dice, roll["faces"], strict=True):
        worth = telling.worth(rule, die) if 0 <= owner < seats else ()
        if len(set(worth)) > 1:
            found.append(Thrown(turn, owner, rule, die, face, luck(worth, face)))
    return found


def luck(worth: Sequence[float], face: int) -> float:
    """Of a face, by what all faces are worth."""
    mean = sum(worth) / len(worth)
    spread = sqrt(sum([(each - mean) ** 2 for each in worth]) / len(worth))
    return round((worth[face - 1] - mean) / spread, 3)


def fortune(lucks: Iterable[float]) -> Fortune:
    """The sum of many throws is nearly normal; with so few that it is not, a percentile says little anyway."""
    each = list(lucks)
    total = sum(each)
    below = (1 + erf(total / sqrt(2 * len(each)))) / 2 if each else 0.5
    return Fortune(len(each), round(total, 3), round(100 * below, 1))
