"""Standing orders: where they fit, what they answer, when they ask, when they have run out, and how undo sees them."""

from __future__ import annotations

from dataclasses import replace as with_fields
from typing import Any, ClassVar

import msgspec
import pytest

from rimward.games.comet import GAME as COMET
from rimward.kernel.chance import Scripted, Sealed
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.match import Match
from rimward.kernel.orders import Asked, Order, Unless, answer_for, given, is_blind, next_answer, standing
from rimward.kernel.question import All, Choose, PickSome, Refused
from rimward.kernel.record import read, write
from rimward.kernel.verify import verify
from rimward.kernel.view import View
from tests.games.comet.table import Play
from tests.kernel.toys import Toy, notes, playing, say, toy_game

PASSES = Order(where="off-turn")
ONLY_WHEN_I_CAN = Order(where="everywhere", unless=(Unless(tells="choice"),))


# --- the option that does nothing ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("asked", "passes"),
    [
        (PickSome(0, "toy.pick", ("a", "b")).remaining(()), "done"),
        (PickSome(0, "toy.pick", ("a", "b")).remaining(("a",)), None),
        (PickSome(0, "toy.pick", ("a", "b"), at_least=1).remaining(()), None),
        (PickSome(0, "toy.pick", (), at_least=1, hinges="private").remaining(()), None),
        (PickSome(0, "toy.pick", (), hinges="private").remaining(()), "done"),
    ],
)
def test_done_passes_where_nothing_was_picked_and_nothing_has_to_be(asked: Choose | None, passes: str | None) -> None:
    assert asked is not None
    assert asked.passes == passes


def test_what_passes_is_told_to_the_seat_that_is_asked() -> None:
    play = Play("jam", "nudge", lanes="near near", d6=(4,))
    assert (play.asked.seat, play.asked.passes) == (0, "pass")
    play.match.answer(play.asked.id, 0, "pass")
    play.say("pass")
    assert (play.asked.code, play.asked.passes) == ("comet.turn.action", "")


# --- where -----------------------------------------------------------------------------------------------------------
def rolled(**more: Any) -> Play:
    """Pilot 0 has thrown, and is asked first; then pilot 1, off turn."""
    return Play("jam", "nudge", lanes="near near", d6=(4,), **more)


def key(match: Match, seat: int, *orders: Order) -> str | None:
    question = next(question for question in match.table.open if question.seat == seat)
    acts = match.act_keys(seat)
    return answer_for(match.game, orders, Asked(match.table, question, acts), match.view(seat))


@pytest.mark.parametrize(
    ("where", "on_turn", "off_turn"),
    [
        ("off-turn", None, "pass"),
        ("everywhere", "pass", "pass"),
        ("rolled", "pass", "pass"),
        ("comet.gadget.after-roll", "pass", "pass"),
        ("comet.gift.accept", None, None),
    ],
)
def test_an_order_fits_a_rule_a_window_or_everything_off_turn(
    where: str, on_turn: str | None, off_turn: str | None
) -> None:
    play = rolled()
    assert key(play.match, 0, Order(where=where)) == on_turn
    play.say("pass")
    assert key(play.match, 1, Order(where=where)) == off_turn


def test_while_it_is_nobodys_turn_nobody_is_off_turn() -> None:
    match = Match.new(COMET, 2, chance=Scripted(draw=["jam", "jam"]))
    question = match.table.open[0]
    question.passes = "near"
    assert key(match, 0, PASSES) is None


def test_the_first_order_that_fits_decides() -> None:
    play = rolled().say("pass")
    careful = Order(where="rolled", unless=(Unless(tells="faces"),))
    assert key(play.match, 1, PASSES, careful) == "pass"
    assert key(play.match, 1, careful, PASSES) is None


# --- answer ----------------------------------------------------------------------------------------------------------
def test_a_key_is_given_where_it_is_among_the_options_and_they_are_no_secret() -> None:
    match = Match.new(COMET, 2, chance=Scripted(draw=["jam", "jam"]))
    assert key(match, 1, Order(where="comet.lane.choose", answer="far")) == "far"
    assert key(match, 1, Order(where="comet.lane.choose", answer="farther")) is None
    play = rolled()
    assert "card:0" in play.asked.keys
    assert key(play.match, 0, Order(where="rolled", answer="card:0")) is None, "whether it is there would tell of it"


def test_a_question_without_a_way_to_pass_is_asked() -> None:
    play = rolled().passes()
    assert play.asked.code == "comet.turn.action"
    assert key(play.match, 0, Order(where="everywhere")) is None


def nearest(asked: Asked, view: View) -> str | None:
    """By what the seat has: with a jam in hand near, else it asks."""
    faces = [face for face, _ in view["zones"][f"hand:{asked.seat}"]["items"]]
    return "near" if "jam" in faces else None


def test_a_rule_of_thumb_of_the_game_is_given_the_question_and_the_view() -> None:
    game = with_fields(COMET, thumbs={"least-harm": nearest})
    match = Match.new(game, 2, chance=Scripted(draw=["jam", "boost"]))
    thumb = Order(where="comet.lane.choose", answer="least-harm")
    assert (key(match, 0, thumb), key(match, 1, thumb)) == ("near", None)
    assert not is_blind(game, thumb)


# --- unless ----------------------------------------------------------------------------------------------------------
class Harm(Frame):
    """Seat 1 is asked in the turn of seat 0, about an attack on somebody."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "end")
    TURN: ClassVar[str] = "seat"

    def __init__(self, seat: int, target: int, points: int) -> None:
        self.seat, self.target, self.points = seat, target, points

    def ask(self, g: Toy, _: None) -> Next:
        about: dict[str, int | str] = {"target": self.target, "points": self.points, "rule": "toy.hit"}
        return Choose(1, "toy.harm", ("shield", "bear"), about=about, passes="bear")

    def end(self, g: Toy, choice: str) -> Next:
        g.note(choice)
        return Done()


@pytest.mark.parametrize(
    ("unless", "answered"),
    [
        (Unless(tells="points", least=3), True),
        (Unless(tells="points", least=2), False),
        (Unless(tells="points", most=1), True),
        (Unless(tells="points", most=2), False),
        (Unless(tells="points", least=1, most=2), False),
        (Unless(tells="target", me=True), True),
        (Unless(tells="seat", me=True), False),
        (Unless(tells="rule", least=0), False),
        (Unless(tells="choice"), False),
    ],
)
def test_an_order_asks_where_a_condition_is_so_or_nobody_can_tell(unless: Unless, answered: bool) -> None:
    match = playing(__name__, Harm(0, target=0, points=2))
    assert (key(match, 1, Order(where="off-turn", unless=(unless,))) == "bear") == answered


def test_an_order_asks_its_seat_where_that_is_the_target() -> None:
    match = playing(__name__, Harm(0, target=1, points=2))
    assert key(match, 1, Order(where="toy.harm", unless=(Unless(tells="target", me=True),))) is None


def test_the_odds_of_an_option_count_too() -> None:
    match = Match.new(COMET, 2, chance=Scripted(draw=["jam", "jam"]))
    for least, answer in ((4, None), (5, "mid")):
        unless = Unless(tells="safe", option="mid", least=least)
        assert key(match, 0, Order(where="comet.lane.choose", answer="mid", unless=(unless,))) == answer


def test_only_ask_me_when_i_can_reads_what_the_seat_holds() -> None:
    play = Play("boost", "boost", lanes="near near", d6=(6,))
    assert key(play.match, 0, ONLY_WHEN_I_CAN) is None
    play.match.table.zones.move("hand:0", 0, "discard")
    play.match.table.zones.put("hand:0", "dud", 1)
    play.match.why_not(0)  # asks again
    assert play.asked.keys == ["pass"]
    assert key(play.match, 0, ONLY_WHEN_I_CAN) == "pass"
    assert not is_blind(COMET, ONLY_WHEN_I_CAN)
    assert is_blind(COMET, PASSES)
    assert is_blind(COMET, Order(where="rolled", unless=(Unless(tells="points", least=3),)))


class Forced(Frame):
    """A hidden card leaves one answer, which may be a pass: by that alone it is no option that passes."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "end")

    def ask(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.forced", ("pass",), hinges="private")

    def end(self, g: Toy, choice: str) -> Next:
        return Done()


def test_a_blind_order_does_not_pass_where_passing_hangs_on_a_card() -> None:
    match = playing(__name__, Forced())
    assert key(match, 0, Order(where="everywhere")) is None
    assert key(match, 0, ONLY_WHEN_I_CAN) == "pass"


# --- until -----------------------------------------------------------------------------------------------------------
class Talks(Frame):
    """Two talks of the same kind in a turn; in each, seat 1 is asked twice."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "again")
    TURN: ClassVar[str] = "seat"

    def __init__(self, seat: int, talks: int = 0) -> None:
        self.seat, self.talks = seat, talks

    def begin(self, g: Toy, _: None) -> Next:
        self.talks += 1
        return Talk()

    def again(self, g: Toy, _: None) -> Next:
        return Goto("begin") if self.talks < 2 else Done()


class Talk(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("first", "second", "heard")

    def first(self, g: Toy, _: None) -> Next:
        return Choose(1, "toy.talk", ("speak", "listen"), passes="listen")

    def second(self, g: Toy, choice: str) -> Next:
        g.note(choice)
        return Choose(1, "toy.talk", ("speak", "listen"), passes="listen")

    def heard(self, g: Toy, choice: str) -> Next:
        g.note(choice)
        return Done()


class Rounds(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("turns", "next")

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def turns(self, g: Toy, _: None) -> Next:
        self.turn += 1
        return Talks((self.turn - 1) % g.seats)

    def next(self, g: Toy, _: None) -> Next:
        return Goto("turns") if self.turn < 4 else Done()


def asked_until(until: str) -> list[int]:
    """Whether seat 1 is asked at each question, with an order given at the first."""
    match = playing(__name__, Rounds())
    order = given(match.game, Order(where="toy.talk", until=until), 1, match.view(1))
    orders: dict[int, tuple[Order, ...]] = {1: (order,)}
    asked = []
    while match.result is None:
        found = next_answer(match, orders)
        asked.append(int(found is None))
        match.answer(match.asked[0].id, 1, "listen")
        orders[1] = standing(match.game, orders[1], 1, match.view(1))
    assert orders[1] == ()
    return asked


def test_an_order_lasts_to_the_end_of_its_frame_of_its_wait_or_of_the_match() -> None:
    assert asked_until("Talk") == [0] * 2 + [1] * 14, "not to the next of the same kind, in the same turn"
    assert asked_until("turn") == [0] * 4 + [1] * 12
    assert asked_until("match") == [0] * 16


def test_an_order_that_is_given_in_ones_turn_lasts_until_the_next() -> None:
    match = playing(__name__, Rounds(1))
    order = given(match.game, Order(where="toy.talk", until="turn"), 1, match.view(1))
    stands = []
    while match.result is None:
        stands.append(bool(standing(match.game, [order], 1, match.view(1))))
        match.answer(match.asked[0].id, 1, "listen")
    assert stands == [True] * 8 + [False] * 4


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (Order(where="chess.castling"), "order-where"),
        (Order(where="nowhere"), "order-where"),
        (Order(where="everywhere", until="Battle"), "order-until"),
        (Order(where="everywhere", until="tomorrow"), "order-until"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(order: Order, code: str) -> None:
    match = rolled().match
    with pytest.raises(Refused, match=code):
        given(match.game, order, 0, match.view(0))


def test_nobody_writes_the_mark_of_an_order_but_we() -> None:
    match = rolled().match
    assert given(match.game, Order(where="rolled", mark="mine"), 0, match.view(0)).mark == ""


# --- at a match ------------------------------------------------------------------------------------------------------
class Both(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "end")

    def ask(self, g: Toy, _: None) -> Next:
        return All([Choose(seat, "toy.both", ("yes", "no"), passes="no") for seat in range(g.seats)])

    def end(self, g: Toy, answers: tuple[str, ...]) -> Next:
        g.note(*answers)
        return Done()


def test_orders_answer_in_the_order_of_the_questions() -> None:
    match = playing(__name__, Both(), seats=3)
    orders = {seat: (Order(where="toy.both"),) for seat in (0, 2)}
    for seat in (0, 2):
        found = next_answer(match, orders)
        assert found is not None
        assert found[1:] == (seat, "no")
        match.answer(*found, order=True)
    assert next_answer(match, orders) is None
    say(match, "yes", 1)
    assert notes(match) == ("no", "yes", "no")


def test_a_record_keeps_what_was_ordered_and_verifies() -> None:
    match = Match.new(COMET, 2, {"rounds": 1}, chance=Sealed(bytes(32)))
    while match.result is None:
        question = next(question for question in match.asked if not question.answered)
        match.answer(question.id, question.seat, question.passes or question.keys[0], order=bool(question.passes))
    record = read(write(match.record()))
    assert [entry.order for entry in record.entries] == [entry.order for entry in match.entries]
    assert any(entry.order for entry in record.entries)
    assert verify(COMET, record).problem is None
    assert Match.load(COMET, record).entries == match.entries
    lines = write(match.record()).splitlines()
    assert b'"order"' not in lines[1], "what is not ordered is written as before"


# --- undo ------------------------------------------------------------------------------------------------------------
class Chats(Frame):
    """Seat 0 says something, then the seats are asked one after the other whether they object."""

    STEPS: ClassVar[tuple[str, ...]] = ("speak", "object", "go_on")

    def __init__(self, seats: tuple[int, ...], asked: int = 0) -> None:
        self.seats, self.asked = seats, asked

    def speak(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.speak", ("this", "that"))

    def object(self, g: Toy, word: str) -> Next:
        g.note(word)
        return Choose(self.seats[self.asked], "toy.object", ("object", "let"), passes="let")

    def go_on(self, g: Toy, word: str) -> Next:
        self.asked += 1
        return Goto("object", word) if self.asked < len(self.seats) else Goto("speak")


def chat(*seats: int, by_order: bool) -> Match:
    match = playing(__name__, Chats(seats))
    say(match, "this")
    for _ in seats[:-1]:
        match.answer(match.asked[0].id, match.asked[0].seat, "let", order=by_order)
    return match


def test_an_order_takes_from_others_what_an_answer_by_hand_would_and_nothing_else() -> None:
    for seats in ((0, 0), (1, 0), (0, 1), (1, 1, 0), (0, 0, 1)):
        by_hand, by_order = (chat(*seats, by_order=ordered) for ordered in (False, True))
        assert by_hand.hash == by_order.hash
        assert by_hand.events(1) == by_order.events(1)
        others = [seat for seat in (0, 1) if by_hand.entries[-1].seat != seat]
        for seat in others:
            assert by_hand.can_undo(seat) == by_order.can_undo(seat)
            assert by_hand.way_back(seat) == by_order.way_back(seat)


def test_a_seats_own_undo_goes_back_to_what_it_answered_by_hand() -> None:
    match = chat(0, 0, 0, by_order=True)
    assert len(match.line) == 4
    back = match.way_back(0)
    assert back is not None
    assert back.step == 1
    match.undo(0)
    assert (len(match.line), match.asked[0].code) == (1, "toy.speak")
    assert match.entries[-1].key == "1"
    again = Match.load(toy_game(__name__), match.record(), chance=Scripted())
    assert (len(again.line), again.hash) == (1, match.hash)


def test_where_orders_gave_all_answers_the_last_can_be_taken_back() -> None:
    match = chat(1, 1, 1, by_order=True)
    assert match.can_undo(1)
    match.undo(1)
    assert (len(match.line), match.asked[0].code, match.entries[-1].key) == (3, "toy.object", "")


def test_what_was_taken_back_is_asked_whatever_is_ordered() -> None:
    match = chat(1, 1, 1, by_order=True)
    orders = {1: (Order(where="toy.object"),)}
    assert next_answer(match, orders) is not None
    match.undo(1)
    assert next_answer(match, orders) is None
    say(match, "let")
    assert next_answer(match, orders) is not None, "and then it goes on"


def test_orders_are_plain_data() -> None:
    order = Order(where="rolled", unless=(Unless(tells="points", least=3),), until="turn", mark="ab")
    assert msgspec.json.decode(msgspec.json.encode(order), type=Order) == order
    for wrong in (b'{"where":""}', b'{"where":"rolled","secret":1}', b'{"where":"rolled","unless":[{"tells":1}]}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=Order)
