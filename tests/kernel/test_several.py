"""Several answers: PickSome, one seat and several things, and All, several seats at once."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from rimward.kernel.chance import Scripted
from rimward.kernel.frame import (
    Frame,
    Goto,
    Next,
    answer,
)
from rimward.kernel.match import Match
from rimward.kernel.packed import pack_frame, unpack_frame
from rimward.kernel.question import All, Choose, PickSome
from rimward.kernel.record import restore, snapshot
from tests.kernel.toys import Toy, notes, playing, say


# --- picking some ----------------------------------------------------------------------------------------------------
class Picks(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "got")

    def __init__(self, options: tuple[str, ...], at_least: int = 0, at_most: int = -1, private: bool = False) -> None:
        self.options, self.at_least, self.at_most, self.private = options, at_least, at_most, private

    def ask(self, g: Toy, _: None) -> Next:
        return PickSome(
            0,
            "toy.pick",
            self.options,
            at_least=self.at_least,
            at_most=None if self.at_most < 0 else self.at_most,
            hinges="private" if self.private else "table",
        )

    def got(self, g: Toy, value: Any) -> Next:
        g.note(*value)
        return None


def test_picks_are_asked_one_at_a_time_and_their_order_carries_no_meaning() -> None:
    match = playing(__name__, Picks(("a", "b", "c")))
    assert match.asked[0].keys == ["a", "b", "c", "done"]
    say(match, "c")
    assert match.asked[0].keys == ["a", "b", "done"]
    say(match, "a")
    say(match, "done")
    assert notes(match) == ("a", "c")


def test_done_is_offered_only_after_the_least() -> None:
    match = playing(__name__, Picks(("a", "b", "c"), at_least=2))
    assert match.asked[0].keys == ["a", "b", "c"]
    say(match, "b")
    assert match.asked[0].keys == ["a", "c"]
    say(match, "c")
    assert match.asked[0].keys == ["a", "done"]


def test_picking_ends_by_itself_with_the_most() -> None:
    match = playing(__name__, Picks(("a", "b", "c"), at_most=1))
    say(match, "b")
    assert notes(match) == ("b",)


def test_the_last_pick_that_must_be_made_is_made_by_the_engine() -> None:
    match = playing(__name__, Picks(("a", "b"), at_least=2))
    say(match, "b")
    assert notes(match) == ("a", "b")
    assert match.events(0)[-1].params["key"] == "a"


def test_nothing_to_pick_is_nothing_to_ask() -> None:
    match = playing(__name__, Picks(()))
    assert match.result is not None
    assert match.events(0) == []


def test_picks_lie_in_the_frame_and_survive_a_save() -> None:
    match = playing(__name__, Picks(("a", "b", "c")))
    say(match, "b")
    assert [question.options for question in restore(match.game, snapshot(match.table)).open] == [("a", "c", "done")]


def test_a_question_tells_how_many_are_picked_and_how_often_there_is_what_is_left() -> None:
    match = playing(__name__, Picks(("a", "a", "b"), at_least=1, at_most=2))
    told = [match.asked[0].picking]
    say(match, "a")
    told.append(match.asked[0].picking)
    assert told == [((), 1, 2, {"a": 2, "b": 1}), (("a",), 1, 2, {"a": 1, "b": 1})]
    all_of_them = playing(__name__, Picks(("a", "b", "c")))
    assert all_of_them.asked[0].picking == ((), 0, 3, {"a": 1, "b": 1, "c": 1})


class PicksTwice(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("first", "second", "end")

    def first(self, g: Toy, _: None) -> Next:
        return PickSome(0, "toy.first", ("a", "b"), at_most=1)

    def second(self, g: Toy, first: tuple[str, ...]) -> Next:
        return PickSome(0, "toy.second", (*first, "c"), at_most=1)

    def end(self, g: Toy, second: tuple[str, ...]) -> Next:
        g.note(*second)
        return Goto("first") if len(g.notes) < 2 else None


def test_the_picks_of_one_question_are_not_those_of_the_next() -> None:
    match = playing(__name__, PicksTwice())
    say(match, "a")
    assert match.asked[0].keys == ["a", "c", "done"]
    assert match.view(0)["stack"] == [{"is": "PicksTwice", "at": "second", "given": ["a"]}]
    say(match, "a")
    assert match.view(0)["stack"] == [{"is": "PicksTwice", "at": "first"}]
    assert match.asked[0].keys == ["a", "b", "done"]


def test_a_copy_has_the_picks_and_can_be_played_without_a_match() -> None:
    match = playing(__name__, Picks(("a", "b", "c"), at_least=3))
    say(match, "b")
    copy = match.table.copy()
    assert isinstance(copy, Toy)
    assert snapshot(copy) == snapshot(match.table)
    answer(copy, Scripted(), 0, "c")  # the last is picked by the engine, and there is nobody to tell
    assert copy.result is not None
    assert copy.notes == ("a", "b", "c")
    assert copy.copy().result is not None


def test_a_frame_that_was_saved_before_it_had_a_field_gets_the_default() -> None:
    game = playing(__name__, Picks(("a", "b"))).game
    saved = pack_frame(Picks(("a", "b"), 1, 2, True))
    del saved["private"], saved["at_most"]
    again = unpack_frame(saved, game)
    assert isinstance(again, Picks)
    assert (again.options, again.at_least, again.at_most, again.private) == (("a", "b"), 1, -1, False)


@pytest.mark.parametrize("held", [(), ("a",), ("a", "b")])
def test_private_picks_do_not_show_how_many_there_were(held: tuple[str, ...]) -> None:
    """Who picks all that there is, is asked once more, like somebody who has something left."""
    match = playing(__name__, Picks(held, private=True))
    for key in held[:1]:
        say(match, key)
    assert match.asked[0].keys == [*held[1:], "done"]
    say(match, "done")
    assert notes(match) == held[:1]


def test_private_picks_end_with_the_most_that_the_rule_allows() -> None:
    match = playing(__name__, Picks(("a", "b"), at_most=1, private=True))
    say(match, "a")
    assert notes(match) == ("a",)


def test_private_picks_that_fall_short_of_the_least_can_be_ended() -> None:
    match = playing(__name__, Picks(("a",), at_least=2, private=True))
    say(match, "a")
    assert match.asked[0].keys == ["done"]


# --- several at once -------------------------------------------------------------------------------------------------
class Together(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "got")

    def __init__(self, seats: tuple[int, ...] = (2, 0), most: int = 2) -> None:
        self.seats, self.most = seats, most

    def ask(self, g: Toy, _: None) -> Next:
        return All(Choose(seat, "toy.bid", range(1, self.most + 1)) for seat in self.seats)

    def got(self, g: Toy, value: Any) -> Next:
        g.note(*value)
        return None


def test_early_answers_are_secret_can_be_changed_and_count_with_the_last() -> None:
    match = playing(__name__, Together(), seats=3)
    first, second = match.asked
    match.answer(second.id, 0, "1")
    assert [question.answered for question in match.asked] == [False, True]
    assert [question.id for question in match.asked] == [first.id, second.id]
    assert match.view(1)["answered"] == [0]
    assert (match.view(0)["early"], match.view(1)["early"]) == ({"0": 1}, {})
    match.answer(second.id, 0, "2")
    assert notes(match) == ()
    match.answer(first.id, 2, "1")
    assert notes(match) == (1, 2)  # in the order of the questions


def test_one_seat_alone_answers_at_once() -> None:
    match = playing(__name__, Together((1,)))
    say(match, "2")
    assert notes(match) == (2,)
    assert not match.can_undo(1), "all of them have been told"


def test_several_with_nothing_to_decide_are_not_asked() -> None:
    assert notes(playing(__name__, Together(most=1), seats=3)) == (1, 1)


def test_nobody_is_asked_and_the_next_step_gets_no_answers() -> None:
    match = playing(__name__, Together(()))
    assert (notes(match), match.result is None) == ((), False)


def early() -> Match:
    match = playing(__name__, Together(), seats=3)
    say(match, "1", 0)
    return match


def test_early_answers_are_copied_and_changed_in_one_copy_only() -> None:
    match = early()
    copy = match.table.copy()
    assert isinstance(copy, Toy)
    assert snapshot(copy) == snapshot(match.table)
    say(match, "2", 0)
    assert (copy.early, match.table.early) == ({0: 1}, {0: 2})
    answer(copy, Scripted(), 2, 2)
    assert copy.notes == (2, 1)


def test_a_scene_may_begin_with_early_answers() -> None:
    match = early()
    for again in (
        Match.scenario(match.game, match.table.copy(), chance=Scripted()),
        Match.scenario(match.game, restore(match.game, snapshot(match.table), ask=False), chance=Scripted()),
    ):
        assert [(question.seat, question.answered) for question in again.asked] == [(2, False), (0, True)]
        say(again, "2", 2)
        assert notes(again) == (2, 1)


def test_an_early_answer_cannot_be_undone_only_changed() -> None:
    match = playing(__name__, Together(), seats=3)
    match.answer(match.asked[1].id, 0, "1")
    assert not match.can_undo(0)


def test_no_seat_is_asked_twice_at_once() -> None:
    with pytest.raises(ValueError, match="twice at once"):
        All([Choose(0, "toy.bid", ("1",)), Choose(0, "toy.ask", ("1",))])


def test_what_takes_several_answers_cannot_be_asked_of_all_at_once() -> None:
    picks = [PickSome(seat, "toy.pick", ("a", "b")) for seat in (0, 1)]
    with pytest.raises(TypeError, match="All asks for one choice of each seat, and got a PickSome"):
        All(picks)  # type: ignore[arg-type]
