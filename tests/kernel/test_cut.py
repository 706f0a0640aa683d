"""Cut: everything above the nearest frame of a kind and owner ends, and what it owes is still done."""

from __future__ import annotations

from typing import ClassVar

import pytest

from rimward.kernel.chance import Scripted
from rimward.kernel.frame import Cut, Frame, Next
from rimward.kernel.match import Match
from rimward.kernel.question import Choose
from rimward.kernel.record import restore, snapshot
from tests.kernel.toys import Toy, notes, playing, say


class Turn(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("move", "score", "end")
    OWED: ClassVar[tuple[str, ...]] = ("end",)
    OWNER: ClassVar[str] = "seat"

    def __init__(self, seat: int, inside: str = "sink") -> None:
        self.seat, self.inside = seat, inside

    def move(self, g: Toy, _: None) -> Next:
        return Move(self.seat, self.inside)

    def score(self, g: Toy, _: None) -> Next:
        g.note(f"score {self.seat}")
        return None

    def end(self, g: Toy, _: None) -> Next:
        g.note(f"end {self.seat}")
        return None


class Move(Frame):
    """Owes two steps, and what it does in between is lost."""

    STEPS: ClassVar[tuple[str, ...]] = ("go", "arrive", "pay", "rest", "tidy")
    OWED: ClassVar[tuple[str, ...]] = ("pay", "tidy")

    def __init__(self, seat: int, inside: str) -> None:
        self.seat, self.inside = seat, inside

    def go(self, g: Toy, _: None) -> Next:
        return Fight(self.seat, self.inside)

    def arrive(self, g: Toy, _: None) -> Next:
        g.note("arrive")
        return None

    def pay(self, g: Toy, _: None) -> Next:
        g.note("pay")
        return Cut("Turn", 1, "score") if self.inside == "cut while paying" else None

    def rest(self, g: Toy, _: None) -> Next:
        g.note("rest")
        return None

    def tidy(self, g: Toy, _: None) -> Next:
        g.note("tidy")
        return None


class Fight(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("sink", "bury", "mourn")
    OWED: ClassVar[tuple[str, ...]] = ("bury", "mourn")

    def __init__(self, seat: int, inside: str) -> None:
        self.seat, self.inside = seat, inside

    def sink(self, g: Toy, _: None) -> Next:
        return Cut("Turn", 9 if self.inside == "nobody" else self.seat, "end")

    def bury(self, g: Toy, _: None) -> Next:
        if self.inside == "ask":
            return Choose(0, "toy.bury", ("sea", "land"))
        g.note("bury")
        if self.inside == "funeral":
            return Funeral(self.seat)
        return Cut("Turn", 1, "score") if self.inside == "cut again" else None

    def mourn(self, g: Toy, where: str | None) -> Next:
        g.note(*([where] if where else []), "mourn")
        return None


class Funeral(Frame):
    """Ends two turns, one after the other, and the second while it does what it owes."""

    STEPS: ClassVar[tuple[str, ...]] = ("speak", "sing")
    OWED: ClassVar[tuple[str, ...]] = ("sing",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def speak(self, g: Toy, _: None) -> Next:
        return Cut("Turn", 1, "score")

    def sing(self, g: Toy, _: None) -> Next:
        g.note("sing")
        return Cut("Turn", 2, "score")


class Stops(Frame):
    """Cuts itself."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "middle", "end")
    OWNER: ClassVar[str] = "name"

    def __init__(self, name: str) -> None:
        self.name = name

    def begin(self, g: Toy, _: None) -> Next:
        return Cut("Stops", self.name, "end")

    def middle(self, g: Toy, _: None) -> Next:
        g.note("middle")
        return None

    def end(self, g: Toy, value: None) -> Next:
        g.note(self.name, value)
        return None


def test_a_frame_may_cut_itself_and_not_the_equal_one_below() -> None:
    """That one goes on after the frame that it ran."""
    assert notes(playing(__name__, Stops("one"), Stops("one"))) == ("one", None, "middle", "one", None)


def test_a_cut_frame_runs_its_owed_steps_from_the_top_down() -> None:
    match = playing(__name__, Turn(0))
    assert notes(match) == ("bury", "mourn", "pay", "tidy", "end 0")


def test_a_cut_passes_by_frames_of_another_owner() -> None:
    """The inner turn is cut itself, and owes its end."""
    match = playing(__name__, Turn(1), Turn(0), Fight(1, "sink"))
    assert notes(match) == ("bury", "mourn", "end 0", "end 1")


def test_where_there_is_nothing_to_end_the_frame_is_simply_done() -> None:
    """Fight is over without its owed steps, for it was not cut, and Move goes on after it."""
    match = playing(__name__, Turn(0, "nobody"))
    assert notes(match) == ("arrive", "pay", "rest", "tidy", "score 0", "end 0")


def test_a_cut_inside_an_owed_step_loses_nothing_that_is_owed_below() -> None:
    """Burying cuts further down: what Move and the inner turn owe had not begun and is still to be done."""
    match = playing(__name__, Turn(1), Turn(0, "cut again"))
    assert notes(match) == ("bury", "mourn", "pay", "tidy", "end 0", "score 1", "end 1")


def test_a_step_that_was_owed_and_has_begun_is_not_begun_again() -> None:
    match = playing(__name__, Turn(1), Turn(0, "cut again"))
    assert notes(match).count("bury") == 1


def test_an_owed_step_that_cuts_has_begun() -> None:
    """Paying ends the other turn too: it is paid once, and what comes after it is still owed."""
    match = playing(__name__, Turn(1), Turn(0, "cut while paying"))
    assert notes(match) == ("bury", "mourn", "pay", "tidy", "end 0", "score 1", "end 1")


def test_a_frame_that_waits_with_an_owed_step_is_cut_again_and_keeps_just_that_step() -> None:
    match = playing(__name__, Turn(2), Turn(1), Turn(0, "funeral"))
    assert notes(match) == ("bury", "sing", "mourn", "pay", "tidy", "end 0", "end 1", "score 2", "end 2")


def test_a_turn_that_was_cut_is_not_there_to_be_ended() -> None:
    """The turn of 1 is over but for what it owes; burying then finds no turn of 1 and is done."""
    match = playing(__name__, Turn(0), Turn(1), Fight(0, "cut again"))
    assert notes(match) == ("bury", "end 1", "end 0")


def asking_while_cut() -> Match:
    match = playing(__name__, Turn(0, "ask"))
    assert [question.code for question in match.asked] == ["toy.bury"]
    return match


def test_a_cut_under_way_is_saved_copied_and_shown() -> None:
    match = asking_while_cut()
    assert match.breadcrumb() == [("kernel", "Turn", "end"), ("kernel", "Move", "pay"), ("kernel", "Fight", "bury")]
    for again in (restore(match.game, snapshot(match.table)), match.table.copy()):
        assert snapshot(again) == snapshot(match.table)
    loaded = Match.load(match.game, match.record(), chance=Scripted())
    for one in (match, loaded):
        say(one, "sea")
        assert notes(one) == ("sea", "mourn", "pay", "tidy", "end 0")


class Walk(Frame):
    """Owes nothing."""

    STEPS: ClassVar[tuple[str, ...]] = ("step",)

    def step(self, g: Toy, _: None) -> Next:
        return None


def test_a_frame_that_owes_nothing_is_gone_at_once() -> None:
    match = playing(__name__, Turn(0), Walk(), Fight(0, "ask"))
    assert [(frame, step) for _, frame, step in match.breadcrumb()] == [("Turn", "end"), ("Fight", "bury")]
    assert snapshot(restore(match.game, snapshot(match.table))) == snapshot(match.table)
    say(match, "sea")
    assert notes(match) == ("sea", "mourn", "end 0")


@pytest.mark.parametrize("inside", ["sink", "ask", "cut again"])
def test_no_owed_step_runs_twice_after_a_copy(inside: str) -> None:
    match = playing(__name__, Turn(1), Turn(0, inside))
    match = match.copy()
    while match.asked:
        say(match, "land")
    assert sorted(notes(match)) == sorted(set(notes(match)))
