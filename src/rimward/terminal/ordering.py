"""Standing orders at a text table: which of them can be given, and all of them in words."""

from __future__ import annotations

from collections.abc import Sequence

from rimward.kernel.game import Game
from rimward.kernel.match import Match, Question
from rimward.kernel.orders import (
    CHOICE,
    EVERYWHERE,
    MATCH,
    OFF_TURN,
    TURN,
    Order,
    Unless,
    given,
    is_blind,
    is_place,
    standing,
)
from rimward.messages import Messages

AGAINST_BOTS = Order(where=EVERYWHERE, unless=(Unless(tells=CHOICE),))
"""What a person alone among bots has ordered from the start: not to be asked where there is nothing to choose. It reads
that person's cards; several people could tell from it what somebody holds, so they have no such order."""


def possible(match: Match, question: Question) -> list[Order]:
    """Blind orders for the seat that is asked: to pass until its turn, at this rule, or until something is over."""
    found = [Order(where=OFF_TURN, until=TURN)]
    found += [Order(where=question.code)] if question.passes and is_place(match.game, question.code) else []
    frames = dict.fromkeys(kind for chapter, kind, _ in match.breadcrumb() if chapter != "kernel")
    return [*found, *(Order(where=OFF_TURN, until=kind) for kind in frames)]


def in_words(messages: Messages, game: Game, order: Order) -> str:
    known = order.where in (OFF_TURN, EVERYWHERE)
    code = f"terminal.orders.{order.where if known else 'rule'}"
    until = order.until if order.until in (TURN, MATCH) else "frame"
    frame = "" if until != "frame" else messages.name("frame", order.until)
    parts = [
        messages.text(code, {"rule": _title(messages, game, order.where)}),
        *([messages.text("terminal.orders.choice")] if any(unless.tells == CHOICE for unless in order.unless) else []),
        messages.text(f"terminal.orders.until-{until}", {"frame": frame}),
        *([] if is_blind(game, order) else [messages.text("terminal.orders.tells")]),
    ]
    return " ".join(parts)


def _title(messages: Messages, game: Game, where: str) -> str:
    """What the rulebook calls the rule that asks."""
    from rimward import rulebook

    rule = rulebook.load(game.name, messages.language).rule(where)
    return rule.title if rule is not None else where


def ordered(
    messages: Messages, match: Match, question: Question, mine: tuple[Order, ...], said: str
) -> tuple[tuple[Order, ...], list[str]]:
    """What stands after `pass 1`, which gives the first of the possible orders, or `drop 1`, which revokes the first of
    those that stand; and what there is to say. Anything else lists both."""
    words = {messages.text(f"terminal.orders.{word}"): word for word in ("pass", "drop")}
    word, _, number = said.partition(" ")
    word = words.get(word.casefold(), word)
    if word not in ("pass", "drop"):
        return mine, _lines(messages, match, question, mine)
    listed = possible(match, question) if word == "pass" else mine
    place = int(number) if number.strip().isdecimal() and len(number) < 5 else 0
    if not 1 <= place <= len(listed):
        return mine, [messages.text("terminal.orders.no-number", {"count": len(listed)})]
    order = listed[place - 1]
    if word == "drop":
        return (*mine[: place - 1], *mine[place:]), [messages.text("terminal.orders.dropped")]
    told = messages.text("terminal.orders.given", {"order": in_words(messages, match.game, order)})
    return (given(match.game, order, question.seat, match.view(question.seat)), *mine), [told]


def _lines(messages: Messages, match: Match, question: Question, mine: tuple[Order, ...]) -> list[str]:
    """Those that stand and those that can be given, each with the number to type."""

    def numbered(orders: Sequence[Order]) -> list[str]:
        return [f"  {number}. {in_words(messages, match.game, order)}" for number, order in enumerate(orders, 1)]

    title = "terminal.orders.standing" if mine else "terminal.orders.none"
    return [
        messages.text(title),
        *numbered(mine),
        messages.text("terminal.orders.possible"),
        *numbered(possible(match, question)),
    ]


def drop(match: Match, orders: dict[int, tuple[Order, ...]]) -> None:
    """Those that have run out; most last as long as the match."""
    for seat, mine in orders.items():
        if any(order.until != MATCH for order in mine):
            orders[seat] = standing(match.game, mine, seat, match.view(seat))
