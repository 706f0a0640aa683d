"""What a rule allows at any time: done on top of an open question, which is then asked again."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from rimward.kernel.chance import Scripted
from rimward.kernel.frame import Cut, Frame, Goto, Next, Over
from rimward.kernel.match import CHECKPOINT, Match
from rimward.kernel.question import All, Choose, PickSome, Refused
from rimward.kernel.record import snapshot
from rimward.kernel.result import Result
from tests.kernel.toys import Toy, notes, playing, say


class Talk(Frame):
    """Seat 0 chooses from what it was given, again and again."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "choose", "chosen")

    def begin(self, g: Toy, _: None) -> Next:
        return Goto("choose", "given")

    def choose(self, g: Toy, word: str) -> Next:
        return Choose(0, "toy.choose", (word, "other"))

    def chosen(self, g: Toy, word: str) -> Next:
        g.note(word)
        return Goto("choose", word)


class Pack(Frame):
    """Picks among the things that are not noted."""

    STEPS: ClassVar[tuple[str, ...]] = ("pick", "packed")

    def __init__(self, at_most: int = 3) -> None:
        self.at_most = at_most

    def pick(self, g: Toy, _: None) -> Next:
        things = [thing for thing in ("axe", "rope", "map", "tent") if thing not in g.notes]
        return PickSome(0, "toy.pack", things, at_most=self.at_most)

    def packed(self, g: Toy, things: tuple[str, ...]) -> Next:
        g.note("packed", *things)
        return None


class Vote(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("vote", "count")

    def vote(self, g: Toy, _: None) -> Next:
        return All(Choose(seat, "toy.vote", ("yes", "no")) for seat in range(g.seats))

    def count(self, g: Toy, votes: tuple[str, ...]) -> Next:
        g.note(*votes)
        return None


class Takes(Frame):
    """Notes a thing, after the one who takes it has said so; `at once` without asking."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "taken")

    def __init__(self, seat: int, thing: str) -> None:
        self.seat, self.thing = seat, thing

    def ask(self, g: Toy, _: None) -> Next:
        if self.thing.startswith("at once "):
            return Goto("taken", "yes")
        return Choose(self.seat, "toy.take", ("yes", "no"))

    def taken(self, g: Toy, reply: str) -> Next:
        if reply == "yes":
            g.note(self.thing.removeprefix("at once "))
        return None


def talking(frame: Frame, **more: Any) -> Match:
    return playing(
        __name__,
        frame,
        acts=lambda g, seat: ("rope", "at once rope", "at once map"),
        interject=lambda g, seat, act: Takes(seat, act),
        **more,
    )


def asked(match: Match) -> list[tuple[int, str, list[str]]]:
    return [(question.seat, question.code, question.keys) for question in match.asked]


def stale(match: Match, question: int, key: str = "other") -> bool:
    with pytest.raises(Refused) as refused:
        match.answer(question, 0, key)
    return refused.value.code == "kernel.refused.stale"


def test_the_question_is_asked_again_with_the_argument_of_its_step() -> None:
    match = talking(Talk())
    match.interject(1, "at once rope")
    assert asked(match) == [(0, "toy.choose", ["given", "other"])]


def test_an_interjection_may_come_while_another_one_asks() -> None:
    match = talking(Talk())
    [first] = match.asked
    match.interject(1, "rope")
    [inner] = match.asked
    match.interject(0, "at once map")
    assert [question.id for question in match.asked] == [inner.id]
    say(match, "yes", 1)
    assert notes(match) == ("map", "rope")
    assert [question.id for question in match.asked] == [first.id]


def test_interjections_lie_on_top_of_each_other_and_are_taken_back_one_by_one() -> None:
    match = talking(Talk())
    states = []
    for act in ("rope", "rope", "rope"):
        states.append(snapshot(match.table))
        match.interject(1, act)
    assert len(match.table.stack) == 4
    for state in reversed(states):
        match.undo(1)
        assert snapshot(match.table) == state


class Lines(Frame):
    """Asks the same of the same seat in two steps, and in between runs a frame that asks. `short`: no choice."""

    STEPS: ClassVar[tuple[str, ...]] = ("first", "hat", "again", "second")
    OWNER: ClassVar[str] = "name"

    def __init__(self, name: str = "", short: bool = False) -> None:
        self.name, self.short = name, short

    def first(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.line", ("a",) if self.short else ("a", "b"))

    def hat(self, g: Toy, _: str) -> Next:
        return Takes(1, "hat")

    def again(self, g: Toy, _: None) -> Next:
        self.short = False
        return Goto("first") if "hat" in g.notes else None

    def second(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.line", ("a", "b"))


class Bag(Frame):
    """Picks with an argument; an interjection may send it on to where it runs another frame."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "pick", "picked", "second")
    OWNER: ClassVar[str] = "name"

    def __init__(self, name: str = "") -> None:
        self.name = name

    def begin(self, g: Toy, _: None) -> Next:
        return Goto("pick", "tent")

    def pick(self, g: Toy, thing: str) -> Next:
        return PickSome(0, "toy.pick", ("axe", "rope", thing))

    def picked(self, g: Toy, _: tuple[str, ...]) -> Next:
        return None

    def second(self, g: Toy, _: None) -> Next:
        return Takes(1, "hat")


def test_a_cut_leaves_nothing_of_the_picks_that_it_ends() -> None:
    match = playing(__name__, Bag(), acts=lambda g, seat: ("skip",), interject=lambda g, seat, act: Skips())
    say(match, "axe")
    assert match.view(1)["stack"] == [{"is": "Bag", "name": "", "at": "pick", "given": "tent", "picks": ["axe"]}]
    match.interject(1, "skip")
    assert match.view(1)["stack"][0] == {"is": "Bag", "name": "", "at": "second"}


class Skips(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("skip",)

    def skip(self, g: Toy, _: None) -> Next:
        return Cut("Bag", "", "second")


class Changes(Frame):
    """`shorten` the first line, or `skip` it."""

    STEPS: ClassVar[tuple[str, ...]] = ("change",)

    def __init__(self, what: str) -> None:
        self.what = what

    def change(self, g: Toy, _: None) -> Next:
        g.under(Lines).short = self.what == "shorten"
        return Cut("Lines", "", "second") if self.what == "skip" else None


@pytest.mark.parametrize("act", ["shorten", "skip"])
def test_another_question_in_its_place_is_not_asked_under_its_id(act: str) -> None:
    """The same is asked of the same seat, as deep in the rules; but at another step, or once more."""
    match = playing(
        __name__, Lines(), acts=lambda g, seat: ("shorten", "skip"), interject=lambda g, seat, act: Changes(act)
    )
    [first] = match.asked
    match.interject(1, act)
    if act == "shorten":
        assert match.asked[0].code == "toy.take", "the engine has answered"
        say(match, "yes")
    assert asked(match) == [(0, "toy.line", ["a", "b"])]
    assert stale(match, first.id, "a")


# --- while something is picked ---------------------------------------------------------------------------------------
def test_picks_stand_while_something_else_happens() -> None:
    match = talking(Pack())
    say(match, "axe")
    match.interject(1, "at once map")
    assert match.asked[0].keys == ["rope", "tent", "done"]
    say(match, "done")
    assert notes(match) == ("map", "packed", "axe")


@pytest.mark.parametrize("act", ["rope", "at once rope"])
def test_what_an_interjection_takes_away_is_not_picked(act: str) -> None:
    match = talking(Pack())
    say(match, "rope")
    say(match, "axe")
    match.interject(1, act)
    if act == "rope":
        say(match, "yes")
    assert match.asked[0].keys == ["map", "tent", "done"]
    assert match.view(1)["stack"][0]["picks"] == ["axe"]
    say(match, "done")
    assert notes(match) == ("rope", "packed", "axe")


def test_a_pick_that_was_taken_away_leaves_room_for_another() -> None:
    match = talking(Pack(at_most=2))
    say(match, "rope")
    match.interject(1, "at once rope")
    say(match, "axe")
    assert match.asked[0].keys == ["map", "tent", "done"]


# --- while several are asked -----------------------------------------------------------------------------------------
def test_it_waits_until_no_early_answer_is_in() -> None:
    match = talking(Vote())
    ids = [question.id for question in match.asked]
    match.interject(0, "at once rope")
    assert [question.id for question in match.asked] == ids
    say(match, "yes", 1)
    assert match.act_keys(0) == []
    say(match, "no", 0)
    assert notes(match) == ("rope", "no", "yes")


def test_it_can_be_undone_while_several_are_asked() -> None:
    match = talking(Vote())
    match.interject(0, "at once rope")
    match.undo(0)
    assert notes(match) == ()
    say(match, "yes", 1)
    assert not match.can_undo(0)


# --- and back --------------------------------------------------------------------------------------------------------
def test_undo_goes_back_into_an_interjection_and_out_of_it() -> None:
    match = talking(Talk())
    before = snapshot(match.table)
    match.interject(0, "rope")
    inside = snapshot(match.table)
    say(match, "yes")
    assert notes(match) == ("rope",)
    match.undo(0)
    assert snapshot(match.table) == inside
    match.undo(0)
    assert snapshot(match.table) == before
    assert asked(match) == [(0, "toy.choose", ["given", "other"])]


def test_after_an_undo_no_question_is_asked_under_an_id_that_was_answered() -> None:
    """Back past an answer and into the interjection before it: the question below is not the one of the old tab."""
    match = talking(Talk())
    [first] = match.asked
    match.interject(0, "rope")
    say(match, "yes")
    match.answer(first.id, 0, "other")
    match.undo(0)
    match.undo(0)
    say(match, "no")
    assert asked(match) == [(0, "toy.choose", ["given", "other"])]
    assert stale(match, first.id)
    say(match, "other")
    assert notes(match) == ("other",)


def test_an_interjection_that_was_undone_covers_nothing() -> None:
    """What is asked next, at the same place in the rules, is another question than the one that it covered."""
    match = talking(Talk())
    [first] = match.asked
    match.interject(0, "rope")
    match.undo(0)
    assert stale(match, first.id)
    say(match, "other")
    assert match.asked[0].code == first.code
    assert stale(match, first.id)


def test_an_interjection_may_end_the_match() -> None:
    match = playing(__name__, Talk(), acts=lambda g, seat: ("end",), interject=lambda g, seat, act: Ends())
    match.interject(1, "end")
    assert match.result is not None
    assert (match.result.winners, match.asked) == ((1,), ())


class Ends(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("end",)

    def end(self, g: Toy, _: None) -> Next:
        return Over(Result((1,)))


@pytest.mark.parametrize("before", [1, CHECKPOINT - 1, CHECKPOINT])
def test_a_take_back_goes_into_an_interjection(before: int) -> None:
    """Wherever the kept states lie."""
    match = talking(Talk())
    for _ in range(before - 1):
        say(match, "other")
    [first] = match.asked
    match.interject(1, "rope")
    inside = snapshot(match.table)
    say(match, "yes")
    match.answer(first.id, 0, "other")
    match.take_back(before + 1, [])
    assert snapshot(match.table) == inside
    say(match, "no")
    assert match.asked[0].code == "toy.choose"
    assert stale(match, first.id)
    again = Match.load(match.game, match.record(), chance=Scripted())
    assert snapshot(again.table) == snapshot(match.table)
    assert [question.id for question in again.asked] == [question.id for question in match.asked]
