"""Standing orders in a battle: who only wants it to be over is asked once."""

from __future__ import annotations

from collections import Counter

from rimward.games.andromeda import GAME
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.orders import OFF_TURN, Order, given, next_answer, standing
from tests.games.andromeda.scenes import BLUE, four_against_swarm

OTHERS = [seat for seat in range(4) if seat != BLUE]
PASS_IN_THIS_BATTLE = Order(where=OFF_TURN, until="Battle")


def battle(order: Order | None) -> tuple[Match, Counter[int], dict[int, tuple[Order, ...]]]:
    """Nobody does anything. The three others give the order at their first question. Who was asked how often?"""
    match = Match.scenario(GAME, four_against_swarm(), chance=Seeded(5))
    asked: Counter[int] = Counter()
    orders: dict[int, tuple[Order, ...]] = {}
    while match.result is None:
        found = next_answer(match, orders)
        if found is not None:
            match.answer(*found, order=True)
        else:
            question = match.asked[0]
            asked[question.seat] += 1
            if order is not None and question.seat in OTHERS:
                orders[question.seat] = (given(GAME, order, question.seat, match.view(question.seat)),)
            match.answer(question.id, question.seat, question.passes)
        orders = {seat: standing(GAME, mine, seat, match.view(seat)) for seat, mine in orders.items()}
    return match, asked, orders


def test_every_question_of_a_battle_can_be_passed() -> None:
    match, asked, _ = battle(None)
    assert (asked.total(), sum(asked[seat] for seat in OTHERS)) == (13, 9)
    assert match.result is not None


def test_passing_in_this_battle_asks_each_of_the_three_at_most_once() -> None:
    by_hand, _, _ = battle(None)
    ordered, asked, left = battle(PASS_IN_THIS_BATTLE)
    assert [asked[seat] for seat in OTHERS] == [1, 1, 1]
    assert sum(entry.order for entry in ordered.line) == 6
    assert ordered.hash == by_hand.hash, "an order's answer is an answer like any other"
    assert left == {seat: () for seat in OTHERS}, "the orders end with the battle"
