"""What a report on a record says, entry by entry."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from rimward.games.comet import GAME
from rimward.kernel.chance import Sealed, Seeded
from rimward.kernel.frame import Frame, Goto, Next, Throw
from rimward.kernel.match import Match
from rimward.kernel.question import Choose
from rimward.kernel.record import Record
from rimward.kernel.verify import Report, verify
from tests.kernel.toys import Toy, playing, say

KEY = bytes(range(32))


class Throws(Frame):
    """Throws before it asks, and asks again and again."""

    STEPS: ClassVar[tuple[str, ...]] = ("throw", "ask", "answered")

    def throw(self, g: Toy, _: None) -> Next:
        return Throw((6, 6))

    def ask(self, g: Toy, faces: tuple[int, ...]) -> Next:
        return Choose(0, "toy.ask", ("again", "other", *map(str, faces)))

    def answered(self, g: Toy, _: str) -> Next:
        g.note("answered")
        return Goto("throw") if len(g.notes) < 3 else None


def played(answers: int) -> Match:
    match = playing(__name__, Throws(), chance=Sealed(KEY))
    for _ in range(answers):
        say(match, "again")
    return match


def problem(match: Match, record: Record) -> tuple[str, dict[str, Any]]:
    report = verify(match.game, record)
    assert report.problem is not None
    return report.problem.code.removeprefix("kernel.verify."), report.problem.numbers


def test_a_scene_is_verified_from_a_step_that_does_not_ask() -> None:
    match = played(2)
    report = verify(match.game, match.record())
    assert report.problem is None
    assert (report.entries, report.results, report.finished, report.practice) == (3, 6, False, False)
    assert verify(match.game, played(3).record()).finished


def test_a_report_says_whether_it_was_practice() -> None:
    match = Match.new(GAME, 2, chance=Seeded(1))
    assert verify(GAME, match.record()).practice
    plain = Report(3, 5)
    assert (plain.finished, plain.practice, plain.problem) == (False, False, None)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"key": ""}, "no-key"),
        ({"commitment": ""}, "no-key"),
        ({"key": "0"}, "key"),
        ({"key": "00" * 65}, "key"),
        ({"key": "00" * 64}, "commitment"),
        ({"key": "00"}, "commitment"),
    ],
)
def test_a_key_is_looked_at_first(change: dict[str, Any], what: str) -> None:
    match = played(1)
    record = Record(replace(match.header, **change), match.entries)
    assert problem(match, record) == (what, {})
    report = verify(match.game, record)
    assert (report.entries, report.results, report.finished) == (0, 0, False)


def test_a_wrong_result_is_told_with_the_right_one() -> None:
    match = played(1)
    true = ", ".join(map(str, match.entries[1].chance))
    for said, told in (([1, 1, 1], "1, 1, 1"), ([], "-")):
        forged = [match.entries[0], replace(match.entries[1], chance=said)]
        numbers = {"entry": 1, "said": told, "given": true}
        assert problem(match, Record(match.header, forged)) == ("chance", numbers)
        report = verify(match.game, Record(match.header, forged))
        assert (report.entries, report.results) == (1, 2), "what comes before it holds"


def test_an_entry_that_cannot_be_done_says_why() -> None:
    match = played(1)
    for change, error in (
        ({"code": "toy.other"}, "seat 0 is not asked toy.other"),
        ({"seat": 1}, "seat 1 is not asked toy.ask"),
        ({"did": "start"}, "a match starts only once"),
        ({"did": "undo"}, "kernel.refused.nothing-to-undo()"),
    ):
        forged = [match.entries[0], replace(match.entries[1], **change)]
        assert problem(match, Record(match.header, forged)) == ("entry", {"entry": 1, "error": error})


def test_a_record_of_another_game_and_an_empty_one_are_told_apart() -> None:
    match = played(1)
    other = Record(replace(match.header, game="chess"), match.entries)
    assert problem(match, other) == ("entry", {"entry": 0, "error": "this is a record of chess, not of toy"})
    assert verify(match.game, other).entries == 0
    assert problem(match, Record(match.header, [])) == ("empty", {})
    assert verify(match.game, Record(match.header, [])).entries == 0
