"""Messages about a game besides its present: earlier moments, its story, the reasons of bots."""

from __future__ import annotations

from typing import Literal

import msgspec

from rimward import wire


class Told(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """As `shapes.Wire`: unknown fields are refused, and nothing changes after it was made."""


class Moment(Told, frozen=True):
    """The table as an entry left it and as a seat knew it then, with the events of that entry.

    `entry` is its place among the `entries` that count, from 0 on; `cursor` says how many events came before it.
    Entries from before a change of rules count down from -1. These have only their events, and no view.
    """

    entry: int
    entries: int
    cursor: int
    view: wire.View | None
    asked: list[wire.Question]
    breadcrumb: list[wire.Crumb]
    events: list[wire.Event]


class Moments(Told, frozen=True):
    """Of each entry that counts, the number of its first event and whose it was; the start is nobody's, -1.

    `bots` are the entries that bots answered: they can say why. `earlier` are the first events of the entries that
    counted before the rules changed; the last of those is entry -1. `ordered` are those that a standing order gave:
    one's own, and everybody's once the table has ended.
    """

    first: list[int]
    seats: list[int]
    bots: list[int] = []
    earlier: list[int] = []
    ordered: list[int] = []


class Scored(Told, frozen=True):
    """What a seat scored in which turn, counted from 0, and its score then; -1 is before the first turn."""

    turn: int
    seat: int
    source: str
    points: int
    score: int


class Thrown(Told, frozen=True):
    """A die that a seat threw for a rule; the luck in it is in standard deviations of that die."""

    turn: int
    seat: int
    rule: str
    die: int
    face: int
    luck: float


class Fortune(Told, frozen=True):
    """All throws of a seat: how many, their luck in sum, and and what per cent of fair dice would bring less."""

    throws: int
    luck: float
    percentile: float


class Part(Told, frozen=True):
    """How a part of a campaign ended, and the turn in which it did."""

    turn: int
    outcome: wire.Outcome


class Story(Told, frozen=True):
    """The story of a game, from a seat's events: the turns, the scores, the dice."""

    turns: list[int] = []
    scored: list[Scored] = []
    thrown: list[Thrown] = []
    fortunes: list[Fortune] = []
    parts: list[Part] = []


class Grounds(Told, frozen=True):
    """Why: a code with its parameters, to be put into words as an event is."""

    code: str
    params: dict[str, wire.Param] = {}


class Hint(Told, frozen=True):
    """What a bot would answer to the open question of a seat, and why. Nothing is answered by it."""

    question: int
    key: str
    why: Grounds


class Why(Told, frozen=True):
    """Why a bot gave the answer that made an entry, as far as the asker may know."""

    entry: int
    seat: int
    why: Grounds


class TurningPoint(Told, frozen=True):
    """Where a seat lost chances as a bot sees it: the entry that it made, in which turn of its own, what it took and
    what a bot would have, with the chance to win after each in per cent, and why."""

    entry: int
    turn: int
    code: str
    taken: wire.Option
    better: wire.Option
    chance: int
    best: int
    why: Grounds | None


class Review(Told, frozen=True):
    """The turning points of a seat, at most three; while a bot still looks for them there are none."""

    state: Literal["working", "done", "failed"]
    points: list[TurningPoint] = []
