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
        return None

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
        return Cut("Turn", 1, "score") if self.inside == "cut again" else None

    def mourn(self, g: Toy, where: str | None) -> Next:
        g.note(*([where] if where else []), "mourn")
        return None


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


@pytest.mark.parametrize("inside", ["sink", "ask", "cut again"])
def test_no_owed_step_runs_twice_after_a_copy(inside: str) -> None:
    match = playing(__name__, Turn(1), Turn(0, inside))
    match = match.copy()
    while match.asked:
        say(match, "land")
    assert sorted(notes(match)) == sorted(set(notes(match)))
