"""The loop over the stack: what each thing that a step may return does."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from rimward.kernel import frame as kernel_frame
from rimward.kernel.chance import Scripted
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next, Over, Result, Throw
from rimward.kernel.question import All, Choose, PickSome
from rimward.kernel.record import restore, snapshot
from tests.kernel.toys import Toy, notes, playing, say


class Plainly(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("one", "two")

    def one(self, g: Toy, value: Any) -> Next:
        g.note("one", value)
        return None

    def two(self, g: Toy, value: Any) -> Next:
        g.note("two", value)
        return None


def test_steps_run_in_order_and_the_end_of_the_last_frame_ends_the_match() -> None:
    match = playing(__name__, Plainly())
    assert notes(match) == ("one", None, "two", None)
    assert match.result is not None
    assert match.result.winners == ()


class Gives(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("give",)

    def __init__(self, value: int) -> None:
        self.value = value

    def give(self, g: Toy, _: None) -> Next:
        return Done(self.value)


class Calls(Frame):
    """Calls frames; goes on at the next step, or where `then` says."""

    STEPS: ClassVar[tuple[str, ...]] = ("first", "second", "skipped", "last")

    def first(self, g: Toy, value: Any) -> Next:
        g.note("first", value)
        return Gives(1)

    def second(self, g: Toy, value: Any) -> Next:
        g.note("second", value)
        return Gives(2).then("last")

    def skipped(self, g: Toy, value: Any) -> Next:
        raise AssertionError("Done or then goes past this")

    def last(self, g: Toy, value: Any) -> Next:
        g.note("last", value)
        return Goto("skipped") if value == 3 else None


def test_a_frame_gives_its_value_to_the_next_step_or_to_the_one_that_then_names() -> None:
    assert notes(playing(__name__, Calls())) == ("first", None, "second", 1, "last", 2)


class Loops(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("around", "after")

    def around(self, g: Toy, value: Any) -> Next:
        g.note(value)
        return Goto("around", (value or 0) + 1) if value != 3 else Goto("after", "out")

    def after(self, g: Toy, value: Any) -> Next:
        g.note(value)
        return Done()


def test_goto_goes_on_at_another_step_with_its_value() -> None:
    assert notes(playing(__name__, Loops())) == (None, 1, 2, 3, "out")


class Victory(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("win",)

    def win(self, g: Toy, _: None) -> Next:
        return Over(Result((1,), (3, 5), "toy.win.now"))


def test_over_ends_the_match_from_any_depth() -> None:
    match = playing(__name__, Plainly(), Calls(), Victory())
    assert match.result is not None
    assert (match.result.winners, match.result.scores, match.result.code) == ((1,), (3, 5), "toy.win.now")
    assert (notes(match), match.table.stack, match.asked) == ((), [], ())


class Circles(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("around",)

    def around(self, g: Toy, _: None) -> Next:
        return Goto("around")


def test_rules_that_go_round_in_circles_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_frame, "PATIENCE", 50)
    with pytest.raises(RecursionError, match=r"50 steps without a question: \['Circles'\]"):
        playing(__name__, Circles())


# --- asking ----------------------------------------------------------------------------------------------------------
class Asks(Frame):
    """Asks with the argument that it was given, so that asking again must give it again."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "ask", "got")

    def __init__(self, options: tuple[str, ...], private: bool = False) -> None:
        self.options, self.private = options, private

    def begin(self, g: Toy, _: None) -> Next:
        return Goto("ask", "extra")

    def ask(self, g: Toy, more: str) -> Next:
        return Choose(1, "toy.ask", (*self.options, more), hinges="private" if self.private else "table")

    def got(self, g: Toy, value: Any) -> Next:
        g.note(value)
        return None


def test_the_answer_is_the_argument_of_the_next_step() -> None:
    match = playing(__name__, Asks(("a", "b")))
    assert [(q.seat, q.code, q.keys) for q in match.asked] == [(1, "toy.ask", ["a", "b", "extra"])]
    say(match, "b")
    assert notes(match) == ("b",)


def test_a_question_survives_a_save_with_the_argument_of_its_step() -> None:
    match = playing(__name__, Asks(("a",)))
    again = restore(match.game, snapshot(match.table))
    assert [question.options for question in again.open] == [("a", "extra")]


def test_one_possible_answer_is_given_by_the_engine_and_logged() -> None:
    match = playing(__name__, Asks(()))
    assert notes(match) == ("extra",)
    [event] = match.events(0)
    assert (event.code, event.params) == ("kernel.forced", {"seat": 1, "question": "toy.ask", "key": "extra"})


def test_a_private_choice_is_asked_even_with_one_answer() -> None:
    match = playing(__name__, Asks((), private=True))
    assert match.asked[0].keys == ["extra"]
    assert match.events(0) == []


class NoWayOut(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "nothing")

    def ask(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.ask", ("on", "stop"))

    def nothing(self, g: Toy, _: str) -> Next:
        g.note("changed")
        return Choose(0, "toy.nothing", ())


def test_a_question_without_options_is_an_error_and_leaves_no_trace() -> None:
    match = playing(__name__, NoWayOut())
    before, asked = snapshot(match.table), match.asked[0].id
    with pytest.raises(ValueError, match=r"toy\.nothing is asked of seat 0 with no option"):
        say(match, "on")
    assert (snapshot(match.table), match.asked[0].id, len(match.entries)) == (before, asked, 1)


class SaysAnObject(NoWayOut):
    def nothing(self, g: Toy, _: str) -> Next:
        g.note("changed")
        g.say("toy.said", what=object())
        return None


def test_an_event_that_cannot_be_recorded_leaves_no_trace_either() -> None:
    match = playing(__name__, SaysAnObject())
    before, asked = snapshot(match.table), match.asked[0].id
    with pytest.raises(TypeError):
        say(match, "on")
    assert (snapshot(match.table), match.asked[0].id, len(match.entries)) == (before, asked, 1)


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

    def ask(self, g: Toy, _: None) -> Next:
        return All(Choose(seat, "toy.bid", ("1", "2")) for seat in (2, 0))

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
    assert (match.view(0)["early"], match.view(1)["early"]) == ({"0": "1"}, {})
    match.answer(second.id, 0, "2")
    assert notes(match) == ()
    match.answer(first.id, 2, "1")
    assert notes(match) == ("1", "2")  # in the order of the questions


def test_an_early_answer_cannot_be_undone_only_changed() -> None:
    match = playing(__name__, Together(), seats=3)
    match.answer(match.asked[1].id, 0, "1")
    assert not match.can_undo(0)


def test_no_seat_is_asked_twice_at_once() -> None:
    with pytest.raises(ValueError, match="twice at once"):
        All([Choose(0, "toy.bid", ("1",)), Choose(0, "toy.ask", ("1",))])


# --- chance ----------------------------------------------------------------------------------------------------------
class Gambles(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("throw", "draw", "got")

    def throw(self, g: Toy, _: None) -> Next:
        return Throw((6, 20))

    def draw(self, g: Toy, faces: tuple[int, ...]) -> Next:
        g.note(*faces)
        return Draw("pile", 3, "hand:1", 1 << 1)

    def got(self, g: Toy, places: tuple[int, ...]) -> Next:
        g.note(*places, g.draws)
        return Choose(0, "toy.ask", ("a", "b"))


def pile(g: Toy) -> None:
    g.zones.add("pile", "card", ("moon", "star"))
    g.zones.put("pile", "known", 1)


def test_dice_and_draws_number_the_results_of_chance() -> None:
    chance = Scripted(d6=[4], d20=[17], draw=["star", "moon"])
    match = playing(__name__, Gambles(), chance=chance, hands={}, table=pile)
    assert notes(match) == (4, 17, 0, 1, 2, 4)  # the top of the pile is known and needs no chance
    assert match.table.zones["hand:1"].faces == ("known", "star", "moon")
    assert match.table.zones["hand:1"].masks == (0b011, 0b010, 0b010)
    assert match.entries[0].chance == [4, 17, "star", "moon"]


def test_a_draw_takes_what_there_is() -> None:
    chance = Scripted(d6=[1], d20=[1], draw=["sun"])
    match = playing(__name__, Gambles(), chance=chance, hands={}, table=lambda g: g.zones.add("pile", "card", ("sun",)))
    assert notes(match) == (1, 1, 0, 3)
