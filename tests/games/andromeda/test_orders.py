"""Standing orders in a battle, where who only wants it to be over is asked once; and rules of thumb."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.launch import Launch
from rimward.games.andromeda.table.names import STORED
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import Table
from rimward.kernel.match import Match
from rimward.kernel.orders import OFF_TURN, Asked, Order, answer_for, given, next_answer, standing
from rimward.kernel.question import Choose, key_of
from rimward.kernel.record import read
from rimward.kernel.view import view
from tests.games.andromeda.scenes import BLUE, four_against_swarm

RECORDED = Path(__file__).parents[2] / "recorded/andromeda"
GAMES = ("2-greedy", "4-greedy-twilight", "3-random-chosen")
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


# --- rules of thumb --------------------------------------------------------------------------------------------------
def said(g: Table, question: Choose, thumb: str) -> str | None:
    """What a standing order with this rule answers."""
    known = view(g, question.seat)
    return answer_for(GAME, [Order(where=question.code, answer=thumb)], Asked(g, question), known)


def questions(code: str) -> Iterator[tuple[Andromeda, Choose]]:
    for name in GAMES:
        record = read((RECORDED / f"{name}.rimward").read_bytes())
        match = Match.reading(GAME, record.header)
        for entry in record.entries:
            match.again(entry)
            for question in match.table.open:
                if question.code == code:
                    yield cast("Andromeda", match.table), question


def wins(g: Table, question: Choose) -> dict[str, int]:
    """By key, what an option tells of the chance to win."""
    told = [GAME.describe(g, question, value) for value in question.options]
    return {option.key: int(option.about["win"]) for option in told if "win" in option.about}


@pytest.mark.parametrize(("thumb", "least"), [("join-50", 50), ("join-70", 70)])
def test_a_battle_is_joined_where_that_makes_a_win_likely(thumb: str, least: int) -> None:
    found = Counter[bool]()
    for g, question in questions("andromeda.battle.escalation"):
        chances, key = wins(g, question), said(g, question, thumb)
        found[key != "done"] += 1
        if key not in ("done", None):
            assert chances[str(key)] == max(chances.values()) >= least
        elif key == "done" and "done" not in chances:  # it has no ship there
            assert max(chances.values()) < least
    assert min(found[True], found[False]) > 1


@pytest.mark.parametrize("most", [1, 2, 3])
def test_as_little_energy_is_spent_as_makes_a_win_likely(most: int) -> None:
    found = Counter[str]()
    for g, question in questions("andromeda.battle.dice-energy"):
        chances = wins(g, question)
        fitting = [key for key, chance in chances.items() if chance >= 50 and int(key) <= most]
        key = said(g, question, f"energy-{most}")
        assert key == (min(fitting, key=int) if fitting else "0")
        found["0" if key == "0" else "some"] += 1
    assert min(found["0"], found["some"]) > 1


def test_the_tactical_operation_that_is_worth_more() -> None:
    """The moon where it has more than one piece on it."""
    found = Counter[str]()
    for g, question in questions("andromeda.battle.tactical-operations"):
        name = g.operations[question.seat]
        face = g.content.moons[name] if name else None
        pieces = max([sum([n for _, n in gives]) for gives in (face.gives, face.other)]) if face else 0
        key = said(g, question, "operation")
        assert key == ("moon" if pieces > 1 else "draw")
        found[key] += 1
    assert found["draw"] > 3
    assert found["moon"] > 0


def test_damage_goes_where_it_hurts_least() -> None:
    """No module that does something while there is one that does nothing, and no moon where there is none."""
    count = 0
    for g, question in questions("andromeda.damage.module"):
        key = str(said(g, question, "least-harm"))
        about = {key_of(value): GAME.describe(g, question, value).about for value in question.options}
        if about[key]["effect"]:
            assert all([other["effect"] for other in about.values()])
        elif about[key]["moon"]:
            assert all([other["effect"] or other["moon"] for other in about.values()])
        count += 1
    assert count > 3


def test_room_is_made_for_a_moon_in_an_empty_slot_or_for_vp() -> None:
    found = Counter[str]()
    for g, question in questions("andromeda.moon.over-limit-own-turn"):
        key = said(g, question, "room")
        about = {key_of(value): GAME.describe(g, question, value).about for value in question.options}
        empty = [one for one, told in about.items() if one.startswith("slot:") and not told["replaces"]]
        if key is None:
            assert not empty
        elif key.startswith("slot:"):
            assert key in empty
        else:
            assert about[key]["vp"]
        found["ask" if key is None else key.partition(":")[0]] += 1
    assert found["slot"] > 1


@pytest.mark.parametrize("where", ["diplomacy", "preparations", "rolled"])
def test_cards_in_a_battle_need_not_be_asked_for(where: str) -> None:
    """Nobody plays any there, and that is told nobody: an order by the name of the window is blind."""
    order, passed = Order(where=where), 0
    for g, question in questions(GAME.windows[where]):
        if getattr(g.stack[-1], "name", "") == where:
            assert answer_for(GAME, [order], Asked(g, question), view(g, question.seat)) == "pass"
            passed += 1
    assert passed > 3


@pytest.mark.parametrize(
    ("keys", "acts", "answer"),
    [
        (["pass"], ["slot:0,ops", "arrange:4,1"], "pass"),
        (["play:sabotage", "pass"], [], None),
        (["pass"], ["recruit:{0},1"], None),
        (["pass"], ["bonus:{0},ice"], None),
        (["pass"], ["recruit:99,1"], "pass"),
        (["done"], [], None),
    ],
)
def test_where_there_is_nothing_to_play_one_passes(keys: list[str], acts: list[str], answer: str | None) -> None:
    """Not where there is, and not while there is something to collect in the region of the launch."""
    g, question = next(questions(GAME.windows["activated"]))
    region = next(frame.target for frame in g.stack if isinstance(frame, Launch))
    asked = Asked(g, question, [act.format(region) for act in acts])
    asked.keys = keys
    order = Order(where="everywhere", answer="nothing")
    assert answer_for(GAME, [order], asked, view(g, question.seat)) == answer


def test_any_resource_is_what_there_is_most_of() -> None:
    """Energy only where there is nothing else; and of cards the seat says which."""
    found = Counter[str]()
    for g, question in questions("andromeda.base.any-resources"):
        keys = {key_of(value) for value in question.options}
        stock = dict(zip(STORED, g.stock[question.seat], strict=True))
        key = said(g, question, "pay")
        stored = keys & {*STORED}
        if not stored:
            assert key is None
        elif stored == {"energy"}:
            assert key == "energy"
        else:
            assert stock[str(key)] == max([stock[what] for what in stored - {"energy"}])
        found[str(key)] += 1
    assert len(found) > 2
