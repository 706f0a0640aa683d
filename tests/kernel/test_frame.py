"""The loop over the stack: what each thing that a step may return does."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from rimward.kernel import frame as kernel_frame
from rimward.kernel.chance import Scripted, Seeded
from rimward.kernel.frame import (
    Done,
    Draw,
    Frame,
    Goto,
    Next,
    Over,
    Table,
    Throw,
    ask_again,
)
from rimward.kernel.match import Match
from rimward.kernel.question import Choose
from rimward.kernel.record import restore, snapshot
from rimward.kernel.result import Result
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


class Hands(Frame):
    """Gets 5 and runs another frame, which begins with nothing."""

    STEPS: ClassVar[tuple[str, ...]] = ("first", "second")

    def first(self, g: Toy, _: None) -> Next:
        return Goto("second", 5)

    def second(self, g: Toy, value: int) -> Next:
        g.note("second", value)
        return Plainly() if len(g.notes) < 4 else None


def test_a_frame_begins_with_nothing_whatever_the_one_below_was_given() -> None:
    assert notes(playing(__name__, Hands())) == ("second", 5, "one", None, "two", None)


def test_no_frame_at_all_is_a_match_that_is_over() -> None:
    match = playing(__name__)
    assert match.result is not None
    assert (match.result.winners, match.asked) == ((), ())


def test_a_table_finds_the_nearest_frame_of_a_kind() -> None:
    g = Toy(2)
    g.stack = [Gives(1), Gives(2), Plainly()]
    assert g.under(Gives).value == 2
    with pytest.raises(LookupError, match="no Loops is under way"):
        g.under(Loops)


def test_a_table_says_that_its_copy_is_to_be_written() -> None:
    with pytest.raises(NotImplementedError, match=r"Table\.copy\(\) is to be written"):
        Table(2).copy()


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


def test_a_scene_begins_with_the_argument_of_its_step() -> None:
    match = playing(__name__, Asks(("a",)))
    scene = Match.scenario(match.game, match.table.copy(), chance=Scripted())
    assert scene.asked[0].keys == ["a", "extra"]


class AsksAndRuns(Asks):
    """Runs a frame that asks with what it got."""

    def got(self, g: Toy, value: Any) -> Next:
        return Asks((value,)) if not g.notes else None


def test_a_step_that_has_its_answer_is_not_left_with_the_argument_of_the_one_that_asked() -> None:
    match = playing(__name__, AsksAndRuns(("a",)))
    say(match, "a")
    below, top = match.view(0)["stack"]
    assert (below["at"], "given" in below) == ("got", False)
    assert (top["at"], top["given"], match.asked[0].keys) == ("ask", "extra", ["a", "extra"])


def test_a_copy_has_the_argument_of_the_step_and_goes_on_alone() -> None:
    match = playing(__name__, Asks(("a",)))
    copy = match.table.copy()
    assert snapshot(copy) == snapshot(match.table)
    ask_again(copy)
    assert [question.options for question in copy.open] == [("a", "extra")]


class Twice(Frame):
    """Asks, and asks something else the second time: a step that changes something when it asks."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "got")

    def __init__(self, asked: int = 0) -> None:
        self.asked = asked

    def ask(self, g: Toy, _: None) -> Next:
        self.asked += 1
        return Choose(0, "toy.ask", ("a", "b")) if self.asked == 1 else Done()

    def got(self, g: Toy, _: str) -> Next:
        return None


def test_a_step_that_does_not_ask_again_is_an_error_that_names_it() -> None:
    match = playing(__name__, Twice())
    with pytest.raises(TypeError, match=r"Twice\.ask asked before and now gives"):
        match.why_not(0)


def test_one_possible_answer_is_given_by_the_engine_and_logged() -> None:
    match = playing(__name__, Asks(()))
    assert (notes(match), match.asked) == (("extra",), ())
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


def stacked(g: Toy) -> None:
    """One on top, one in the bag, two under it."""
    g.zones.add("pile", "card", ("star",))
    g.zones.add("aside", "card")
    for face in ("last", "first", "next"):
        g.zones.put("aside", face, 0)
    g.zones.put_on_top("aside", 1, "pile")
    g.zones.put_under("aside", 1, "pile")
    g.zones.put_under("aside", 0, "pile")


class Empties(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("draw", "got")

    def draw(self, g: Toy, _: None) -> Next:
        return Draw("pile", 9, "hand:1", 1 << 1)

    def got(self, g: Toy, places: tuple[int, ...]) -> Next:
        return Choose(0, "toy.ask", ("a", "b"))


def test_a_draw_reads_the_top_then_the_bag_then_the_bottom() -> None:
    match = playing(__name__, Empties(), chance=Scripted(draw=["star"]), hands={}, table=stacked)
    assert match.table.zones["hand:1"].faces == ("first", "star", "next", "last")
    assert match.entries[0].chance == ["star"], "only the bag leaves anything to chance"
    assert (match.table.zones.size("pile"), match.table.zones["pile"].under) == (0, 0)


class Dice(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("throw", "got")

    def throw(self, g: Toy, _: None) -> Next:
        return Throw((6, 20, 8))

    def got(self, g: Toy, faces: tuple[int, ...]) -> Next:
        g.note(*faces)
        return Goto("throw") if len(g.notes) < 6 else None


def test_every_die_has_a_number_of_its_own() -> None:
    match = playing(__name__, Dice(), chance=Seeded(3))
    assert notes(match) == tuple(Seeded(3).die(n, sides) for n, sides in enumerate((6, 20, 8) * 2))


def test_a_draw_takes_what_there_is() -> None:
    chance = Scripted(d6=[1], d20=[1], draw=["sun"])
    match = playing(__name__, Gambles(), chance=chance, hands={}, table=lambda g: g.zones.add("pile", "card", ("sun",)))
    assert notes(match) == (1, 1, 0, 3)
