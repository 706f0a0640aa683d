"""Random play from the outside, for the checks: what could be done now, and doing it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from rimward.kernel.chance import Chance, Seeded
from rimward.kernel.frame import Table
from rimward.kernel.match import Match
from rimward.kernel.orders import Order, next_answer
from rimward.kernel.question import Choose, key_of
from tests.conformance.subjects import Subject


class Move(NamedTuple):
    """Something that a seat does: an answer, by hand or by order, or an interjection."""

    did: str
    seat: int
    code: str
    key: str
    order: bool = False

    def __str__(self) -> str:
        return f"seat {self.seat} {'answers' if self.did == 'answer' else 'interjects'} {self.key} ({self.code})"


def chosen(match: Match, rng: Random, acts: float = 0.05, orders: tuple[Order, ...] = ()) -> Move:
    """What an order answers; or any legal move: now and then an interjection, or another answer where one was given
    early."""
    by_order = next_answer(match, dict.fromkeys(range(match.table.seats), orders)) if orders else None
    if by_order is not None:
        question = next(question for question in match.asked if question.id == by_order[0])
        return Move("answer", question.seat, question.code, by_order[2], order=True)
    if rng.random() < acts:
        seat = rng.randrange(match.table.seats)
        if keys := match.act_keys(seat):
            return Move("act", seat, "", rng.choice(keys))
    waiting = [question for question in match.asked if not question.answered]
    assert waiting, f"dead end: {match.breadcrumb()} and nobody is asked"
    question = rng.choice(match.asked if rng.random() < 0.05 else waiting)
    return Move("answer", question.seat, question.code, rng.choice(question.keys))


def do(match: Match, move: Move) -> None:
    if move.did == "act":
        match.interject(move.seat, move.key)
    else:
        question = match.question(move.seat)
        assert question is not None, f"seat {move.seat} is not asked"
        match.answer(question.id, move.seat, move.key, order=move.order)


class Moment(NamedTuple):
    """A decision of a random game, before it is made."""

    subject: Subject
    seed: int
    number: int
    match: Match
    move: Move

    def __str__(self) -> str:
        return f"{self.subject}, seed {self.seed}, decision {self.number}, {self.move}"


def moments(
    subject: Subject, seed: int, *, acts: float = 0.05, most: int | None = None, chance: Chance | None = None
) -> Iterator[Moment]:
    """The first decisions of one random game; each move is done when the next moment is asked for."""
    rng = Random(seed)
    match = subject.start(chance or Seeded(seed))
    for number in range(subject.most if most is None else most):
        if match.result is not None:
            return
        moment = Moment(subject, seed, number, match, chosen(match, rng, acts, subject.orders))
        yield moment
        do(match, moment.move)


def questions(g: Table) -> list[tuple[Any, ...]]:
    """Everything about the open questions of a table that can be compared."""
    return [(q.seat, q.code, q.hinges, q.closed, q.passes, [key_of(o) for o in q.options], reasons(q)) for q in g.open]


def reasons(question: Choose) -> list[tuple[Any, ...]]:
    why = question.why() if question.why is not None else []
    return [(key_of(value), bar.code, bar.rule, bar.numbers) for value, bar in why]
