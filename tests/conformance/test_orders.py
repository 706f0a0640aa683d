"""Comet Rush with standing orders, through the promises; and orders that are broken on purpose."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as with_fields

from rimward.games.comet.state import hand
from rimward.kernel import orders as standing_orders
from rimward.kernel.event import Event
from rimward.kernel.game import Game
from rimward.kernel.match import Match, _Kept
from rimward.kernel.orders import Asked, Order, answer_for, is_blind
from rimward.kernel.question import key_of
from rimward.kernel.view import View
from rimward.lab.playout import obeyed
from tests.conformance import checks, leak
from tests.conformance.play import do, moments
from tests.conformance.subjects import Subject, whole
from tests.conformance.test_twins import duds
from tests.twins.orders import BLIND, GAME, ONLY_WHEN_I_CAN, THUMB

Patch = pytest.MonkeyPatch
SEEDS = range(3)


def twin(orders: tuple[Order, ...] = BLIND) -> Subject:
    return replace(whole(GAME, 3), orders=orders)


# --- the promises, with orders on ------------------------------------------------------------------------------------
@pytest.mark.parametrize("orders", [BLIND, ONLY_WHEN_I_CAN, THUMB, ()], ids=["blind", "when I can", "thumb", "none"])
@pytest.mark.parametrize(
    "check",
    [
        checks.asking_changes_nothing,
        checks.copies_are_deep,
        checks.records_replay,
        checks.false_records_are_found,
        checks.scripts_repeat,
        checks.undo_is_fair,
        checks.take_back_by_consent,
    ],
)
def test_a_game_with_orders_keeps_the_promises(
    check: Callable[[Subject, Iterable[int]], Any], orders: tuple[Order, ...]
) -> None:
    check(twin(orders), range(2))


def test_orders_answer_often_in_these_games() -> None:
    for orders in (BLIND, THUMB):
        ordered = [moment.move.order for seed in SEEDS for moment in moments(twin(orders), seed)]
        assert sum(ordered) > len(ordered) // 4


# --- nothing gets out ------------------------------------------------------------------------------------------------
def leaks(subject: Subject) -> None:
    leak.nothing_leaks(subject, SEEDS, most=60)


def test_blind_orders_tell_nothing(monkeypatch: Patch) -> None:
    duds(monkeypatch)
    assert all(is_blind(GAME, order) for order in BLIND)
    leaks(twin())


@pytest.mark.parametrize("orders", [ONLY_WHEN_I_CAN, THUMB], ids=["when I can", "thumb"])
def test_an_order_that_reads_what_its_seat_holds_tells_of_it_and_says_so(
    orders: tuple[Order, ...], monkeypatch: Patch
) -> None:
    duds(monkeypatch)
    subject = twin(orders)
    assert not all(is_blind(subject.game, order) for order in orders)
    with pytest.raises(AssertionError, match="an order tells a secret"):
        leaks(subject)


# --- orders know what their seat knows -------------------------------------------------------------------------------
def orders_are_honest(subject: Subject) -> None:
    """In two states that their seat cannot tell apart they answer the same."""
    for seed in SEEDS:
        rng = Random(f"honest {seed}")
        for moment in moments(subject, seed):
            for question in moment.match.asked:
                other = leak.second(moment.match, question.seat, rng, None, str(moment))
                one, two = (ordered(match, question.seat, subject.orders) for match in (moment.match, other))
                assert one == two, f"{moment}: an order of seat {question.seat} knows more than it: {one}, {two}"


def ordered(match: Match, seat: int, orders: Sequence[Order]) -> str | None:
    question = next(question for question in match.table.open if question.seat == seat)
    return standing_orders.answer_for(match.game, orders, Asked(match.table, question), match.view(seat))


@pytest.mark.parametrize("orders", [BLIND, ONLY_WHEN_I_CAN, THUMB], ids=["blind", "when I can", "thumb"])
def test_orders_know_what_their_seat_knows(orders: tuple[Order, ...]) -> None:
    orders_are_honest(twin(orders))


@pytest.mark.parametrize("orders", [BLIND, ONLY_WHEN_I_CAN, THUMB], ids=["blind", "when I can", "thumb"])
def test_a_simulation_obeys_as_a_match_does(orders: tuple[Order, ...], monkeypatch: Patch) -> None:
    """What can be done at any time, here at windows too, is something to choose in both."""
    duds(monkeypatch)
    subject = whole(replace(GAME, closed=()), 3)
    answered = 0
    for seed in SEEDS:
        for moment in moments(subject, seed):
            match = moment.match
            for question in match.table.open:
                if question.seat in match.table.early:
                    continue
                found = standing_orders.next_answer(match, {question.seat: orders})
                value = obeyed(match.table, question, {question.seat: orders})
                assert (found and found[2]) == (None if value is None else key_of(value)), str(moment)
                answered += value is not None
    assert answered > 20


# --- an order's answer looks like a person's -------------------------------------------------------------------------
def orders_look_like_people(subject: Subject) -> None:
    """Byte for byte, in all that anybody else is sent; and in the hash, which everybody has at the end."""
    compared = 0
    for seed in SEEDS:
        for moment in moments(subject, seed, most=60):
            if not moment.move.order:
                continue
            by_order, by_hand = moment.match.copy(), moment.match.copy()
            do(by_order, moment.move)
            do(by_hand, moment.move._replace(order=False))
            assert by_order.hash == by_hand.hash, f"{moment}: by order, the match has another hash"
            for seat in set(range(by_hand.table.seats + 1)) - {moment.move.seat}:
                leak._same(leak.sent(by_hand, seat), leak.sent(by_order, seat), f"{moment}, seen by {seat}")
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("orders", [BLIND, ONLY_WHEN_I_CAN, THUMB], ids=["blind", "when I can", "thumb"])
def test_an_answer_by_order_looks_like_one_by_hand(orders: tuple[Order, ...], monkeypatch: Patch) -> None:
    duds(monkeypatch)
    orders_look_like_people(twin(orders))


# --- broken on purpose -----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Broken:
    breaks: Callable[[Patch], None]
    check: Callable[[Subject], Any]
    says: str

    def __str__(self) -> str:
        return self.breaks.__name__


def an_order_reads_another_seats_card(patch: Patch) -> None:
    """It is handed the true table, and passes unless the next seat holds a jam."""
    read = Asked.__init__

    def peeking(self: Asked, g: Any, question: Any, acts: Sequence[str] = ()) -> None:
        read(self, g, question, acts)
        if "jam" in g.zones[hand((question.seat + 1) % g.seats)].faces:
            self.passes = ""

    patch.setattr(Asked, "__init__", peeking)


def a_blind_order_reads_its_own_hand(patch: Patch) -> None:
    def peeking(game: Game, orders: Sequence[Order], asked: Asked, view: View) -> str | None:
        faces = [face for face, _ in view["zones"][hand(asked.seat)]["items"]]
        return None if "jam" in faces else answer_for(game, orders, asked, view)

    patch.setattr(standing_orders, "answer_for", peeking)


def a_pass_by_order_is_told(patch: Patch) -> None:
    add = Match._add

    def told(self: Match, entry: Any, events: list[Event]) -> None:
        add(self, entry, [*events, *([Event("kernel.ordered", {"seat": entry.seat})] if entry.order else [])])

    patch.setattr(Match, "_add", told)


def a_pass_by_order_is_in_the_hash(patch: Patch) -> None:
    linked = Match._linked

    def _linked(self: Match, entry: Any, chance: list[int | str], events: list[Event]) -> Any:
        done = linked(self, entry, chance, events)
        return with_fields(done, hash=f"{done.hash}-ordered" if done.order else done.hash)

    patch.setattr(Match, "_linked", _linked)


def others_may_undo_past_an_order(patch: Patch) -> None:
    wall, do_entry = Match._wall, Match._do
    by_order = [False]

    def _do(self: Match, entry: Any, *more: Any) -> None:
        by_order[0] = entry.order
        do_entry(self, entry, *more)

    def _wall(self: Match, kept: _Kept, learned: bool) -> None:
        if not (by_order[0] and self._undo and not learned):
            wall(self, kept, learned)

    patch.setattr(Match, "_do", _do)
    patch.setattr(Match, "_wall", _wall)


BROKEN = [
    Broken(an_order_reads_another_seats_card, orders_are_honest, "knows more than it"),
    Broken(an_order_reads_another_seats_card, leaks, "an order tells a secret"),
    Broken(a_blind_order_reads_its_own_hand, leaks, "an order tells a secret"),
    Broken(a_pass_by_order_is_told, orders_look_like_people, "events tells a secret"),
    Broken(a_pass_by_order_is_in_the_hash, orders_look_like_people, "another hash"),
    Broken(others_may_undo_past_an_order, orders_look_like_people, "can_undo tells a secret"),
]


@pytest.mark.parametrize("broken", BROKEN, ids=str)
def test_a_broken_order_is_caught(broken: Broken, monkeypatch: Patch) -> None:
    broken.check(twin())
    broken.breaks(monkeypatch)
    with pytest.raises(AssertionError, match=re.compile(broken.says)):
        broken.check(twin())
