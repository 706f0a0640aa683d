"""One game played by bots, from its setup to its result."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from typing import Any, NamedTuple

import msgspec

from rimward.bots import Ask, Bot
from rimward.bots.random import RandomBot
from rimward.kernel.chance import Chance
from rimward.kernel.dealt import dealt
from rimward.kernel.doing import NEW, Earlier, acts_of, earlier_than, interject, moves_of
from rimward.kernel.frame import Table, answer
from rimward.kernel.match import Match
from rimward.kernel.orders import Asked, Order, answer_for, given, standing
from rimward.kernel.question import Choose, Value, key_of
from rimward.kernel.result import Result
from rimward.kernel.view import public_part, view

MOST_DECISIONS = 50_000


class EndlessError(Exception):
    """A game that does not end."""


class Played(NamedTuple):
    """A finished game. An answer counts as a decision only if there were two or more options and no order gave it."""

    result: Result
    decisions: int
    answers: int
    options: int  # of all decisions together
    ordered: int = 0  # answers that standing orders gave


Orders = MutableMapping[int, tuple[Order, ...]]
SeatOrders = tuple[tuple[int, Order], ...]  # each with its seat


def play(
    g: Table, chance: Chance, bots: Sequence[Bot], match: Match | None = None, orders: Orders | None = None
) -> Played:
    """Play a table that has been started to its end; through the match that it belongs to, where there is one.

    Without a match nothing is kept: no events, no record, no undo. It is the same game for the same chance and bots.
    `orders` are the standing orders by seat; those that have run out are taken from it.
    """
    decisions = answers = options = ordered = 0
    earlier, has_moves = NEW, bool(g.game.moves)
    while g.result is None:
        question = g.open[0] if not g.early else next(q for q in g.open if q.seat not in g.early)
        moves = _moves(g, question.seat, earlier) if has_moves else []
        value, count, act = question.options[0], len(question.options) + len(moves), False
        answers += 1
        by_order = obeyed(g, question, orders) if orders else None
        if by_order is not None:
            value = by_order
            ordered += 1
        elif count > 1:
            decisions += 1
            options += count
            value, act = _choice(bots[question.seat], g, question, moves)
        if has_moves:
            earlier = earlier_than(earlier, g, act)
        if match is not None:
            _done(match, question.seat, value, act=act, order=by_order is not None)
        elif act:
            interject(g, chance, question.seat, value)
        else:
            answer(g, chance, question.seat, value)
        if orders:
            drop(g, orders)
        if decisions > MOST_DECISIONS or answers > 10 * MOST_DECISIONS:
            raise EndlessError(f"no end after {decisions:,} decisions")
    return Played(g.result, decisions, answers, options, ordered)


def begun_with(g: Table, orders: SeatOrders) -> Orders:
    """By seat, as they are given when the game begins."""
    known, found = public_part(g) if orders else {}, dict[int, tuple[Order, ...]]()
    for seat, order in orders:
        found[seat] = (*found.get(seat, ()), given(g.game, order, seat, known))
    return found


def obeyed(g: Table, question: Choose, orders: Orders) -> Value | None:
    """What the orders of a seat answer. They are given what the seat knows, as people's are."""
    standing_orders = orders.get(question.seat)
    if not standing_orders:
        return None
    asked = Asked(g, question, [key_of(act) for act in acts_of(g, question.seat)])
    key = answer_for(g.game, standing_orders, asked, view(g, question.seat))
    return None if key is None else question.options[asked.keys.index(key)]


def drop(g: Table, orders: Orders) -> None:
    """What has run out."""
    known = public_part(g)
    for seat, mine in orders.items():
        orders[seat] = standing(g.game, mine, seat, known)


def _moves(g: Table, seat: int, earlier: Earlier) -> list[Value]:
    return moves_of(g, seat, earlier, lambda rng: dealt(g, seat, rng))


def _choice(bot: Bot, g: Table, question: Choose, moves: Sequence[Value]) -> tuple[Value, bool]:
    """What a bot chooses, and whether it is a move instead of an answer."""
    if isinstance(bot, RandomBot):
        place = bot.pick(len(question.options) + len(moves))
        answers = place < len(question.options)
        return (question.options[place], False) if answers else (moves[place - len(question.options)], True)
    ask = asking(g, question, moves)
    key = bot.choose(ask)
    if key in ask.keys:
        return question.options[ask.keys.index(key)], False
    if key not in ask.acts:
        raise LookupError(f"{type(bot).__name__} answers {key!r} to {question.code}, which is no option")
    return moves[ask.acts.index(key)], True


def asking(g: Table, question: Choose, moves: Sequence[Value] = ()) -> Ask:
    """What a bot is given. The tables that it imagines are dealt without a view: they are the same, and come sooner."""
    seat, keys, acts = question.seat, [key_of(value) for value in question.options], [key_of(act) for act in moves]
    return Ask(seat, question.code, keys, lambda: seen(g, seat), lambda rng: dealt(g, seat, rng), acts)


def _done(match: Match, seat: int, value: Value, *, act: bool, order: bool) -> None:
    if act:
        match.interject(seat, key_of(value))
        return
    question = match.question(seat)
    if question is None:
        raise LookupError(f"the table asks seat {seat}, and the match does not")
    match.answer(question.id, seat, key_of(value), order=order)


def seen(g: Table, seat: int) -> dict[str, Any]:
    """A seat's view, through the wire's encoding: nothing of the table itself can come along."""
    data: dict[str, Any] = msgspec.msgpack.decode(msgspec.msgpack.encode(view(g, seat)))
    return data
