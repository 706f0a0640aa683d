"""Turning points of a game that is over: where a seat, as the bot sees it, lost most of its chance to win.

The game is walked through once. At each decision of the seat the game's advice compares what was taken with what it
rates best. For those that lie furthest apart both are tried, each with the same throws, played on by advice to the end
of the turn, and `Game.chances` says how it stands then. It looks at the whole table: its secrets are open by now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from random import Random
from statistics import fmean
from typing import NamedTuple

from rimward.bots.rollout import asked, best_of
from rimward.kernel.chance import Sampled
from rimward.kernel.event import Event
from rimward.kernel.frame import Table, answer
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.question import Choose, Option, Value, key_of
from rimward.kernel.record import Entry, Header
from rimward.kernel.window import turn_of

POINTS = 3  # that are told
TRIED = 12  # that are looked into, out of all
SAMPLES = 12  # futures of each
LONG = 12  # decisions after which a turn is judged as it stands
LEAST = 0.01  # of the chance to win; less is no turning point


class Point(NamedTuple):
    """A decision: the entry of the line that it made, in which turn of the seat, the rule that asked, what was taken
    and what a bot would have, with the chance to win after each, and why."""

    entry: int
    turn: int
    code: str
    taken: Option
    better: Option
    chance: float
    best: float
    why: Event | None


class _Choice(NamedTuple):
    """A decision and the table as it was before it."""

    gap: float
    entry: int
    turn: int
    g: Table
    question: Choose
    taken: Value
    better: Value


def points(game: Game, header: Header, line: Sequence[Entry], seat: int, seed: int = 0) -> list[Point]:
    """At most three, one in a turn, in the order in which they came. `line` is what of a record still counts."""
    if game.advice is None or game.chances is None:
        return []
    choices = nlargest(TRIED, _choices(game, header, line, seat), key=lambda choice: choice.gap)
    found = [_point(game, choice, seat, seed) for choice in choices]
    worst: dict[int, Point] = {}
    for point in sorted(found, key=lambda point: point.best - point.chance, reverse=True):
        if point.best - point.chance >= LEAST and len(worst) < POINTS:
            worst.setdefault(point.turn, point)
    return sorted(worst.values(), key=lambda point: point.entry)


def _choices(game: Game, header: Header, line: Sequence[Entry], seat: int) -> Iterator[_Choice]:
    """Where the seat took something else than what the advice rates best."""
    walk, turn, told = Match.reading(game, header), 0, 0
    for number, entry in enumerate(line):
        if entry.did == "answer" and entry.seat == seat:
            g = walk.table
            question = next(question for question in g.open if question.seat == seat)
            taken = next(place for place, value in enumerate(question.options) if key_of(value) == entry.key)
            ratings = _rated(game, g, question)
            best = best_of(ratings)
            if ratings[best] > ratings[taken]:
                gap, options = ratings[best] - ratings[taken], question.options
                yield _Choice(gap, number, turn, g.copy(), question, options[taken], options[best])
        walk.again(Entry(entry.did, entry.seat, entry.code, entry.key, entry.chance))  # its hash counts what was undone
        if game.telling is not None:
            turn += sum(game.telling.turn(event) == seat for event in walk.log[told:])
        told = len(walk.log)


def _rated(game: Game, g: Table, question: Choose) -> Sequence[float]:
    """In no style of its own."""
    return game.advice(g, question, "") if game.advice is not None else ()


def _point(game: Game, choice: _Choice, seat: int, seed: int) -> Point:
    g, question = choice.g, choice.question
    chance, best = (_chance(game, g, seat, value, seed) for value in (choice.taken, choice.better))
    taken, better = (game.describe(g, question, value) for value in (choice.taken, choice.better))
    why = game.grounds(g, question, choice.better, "") if game.grounds is not None else None
    return Point(choice.entry, choice.turn, question.code, taken, better, chance, best, why)


def _chance(game: Game, g: Table, seat: int, value: Value, seed: int) -> float:
    """To win after an option, on average of some futures; the same ones for every option."""
    return fmean(_future(game, g.copy(), seat, value, Random(f"{seed}:{n}")) for n in range(SAMPLES))


def _future(game: Game, g: Table, seat: int, value: Value, rng: Random) -> float:
    chance, whose = Sampled(rng), turn_of(g)
    answer(g, chance, seat, value)
    for _ in range(LONG):
        if g.result is not None or turn_of(g) not in (None, whose):
            break
        question = asked(g)
        answer(g, chance, question.seat, question.options[best_of(_rated(game, g, question))])
    return game.chances(g)[seat] if game.chances is not None else 0.0
