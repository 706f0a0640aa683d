"""Going back: undo up to the wall, take-backs by consent, and the ids and dice that come after them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from rimward.games.catalog import GAMES
from rimward.kernel.asked import began
from rimward.kernel.chance import RUN, Scripted, Sealed, Seeded
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.match import CHECKPOINT, Match
from rimward.kernel.question import Choose, Refused
from rimward.kernel.record import Entry, read, snapshot
from tests.kernel.toys import Toy, notes, playing, say
from tests.kernel.turns import long_match, turn

RECORDED = Path(__file__).parents[1] / "recorded"


def test_undo_is_free_back_to_the_last_throw() -> None:
    match = turn(chance=Scripted(d6=[4]))
    for key in ("throw", "go", "wait"):
        say(match, key)
    assert notes(match) == ("throw", 4, "go", "wait")
    match.undo(0)
    match.undo(0)
    assert notes(match) == ("throw", 4)
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(0)


class Shows(Frame):
    """Seat 0 shows a card of its hand, or does not, or ends the match."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "show")

    def choose(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.choose", ("show", "keep", "end"))

    def show(self, g: Toy, act: str) -> Next:
        if act == "end":
            return Done()
        if act == "show":
            g.zones.reveal("hand:0", 0)
        g.note(act)
        return Goto("choose")


def test_undo_stops_where_something_was_shown() -> None:
    match = playing(__name__, Shows(), hands={0: ("star",)})
    assert not match.can_undo(-1), "the start is nobody's answer"
    for key in ("keep", "show", "keep"):
        say(match, key)
    match.undo(0)
    assert notes(match) == ("keep", "show")
    assert not match.can_undo(0)
    say(match, "show")
    assert match.can_undo(0), "everybody knew it"


def test_the_end_cannot_be_undone_and_is_taken_back_only_at_a_practice_table() -> None:
    for chance in (Seeded(1), Sealed(bytes(32))):
        match = playing(__name__, Shows(), hands={0: ("star",)}, chance=chance)
        say(match, "keep")
        say(match, "end")
        assert match.result is not None
        assert not match.can_undo(0)
        if isinstance(chance, Sealed):
            with pytest.raises(Refused, match="over"):
                match.take_back(1, [0, 1])
        else:
            match.take_back(1, [])
            assert match.question(0) is not None
            assert notes(match) == ()


def test_undo_is_for_the_seat_that_answered_last() -> None:
    match = turn()
    say(match, "go")
    assert [match.can_undo(seat) for seat in (0, 1, True, 0.0)] == [True, False, False, False]  # type: ignore[arg-type]
    match.interject(1, "now")
    assert [match.can_undo(seat) for seat in (0, 1)] == [False, True]
    match.undo(1)
    assert [match.can_undo(seat) for seat in (0, 1)] == [False, False], "another seat has acted since"


def test_an_undo_is_an_entry_and_the_log_only_grows() -> None:
    match = turn()
    say(match, "go")
    match.undo(0)
    assert [entry.did for entry in match.entries] == ["start", "answer", "undo"]
    assert len(match.line) == 1
    assert match.events(1)[-1].code == "kernel.undo"


def test_several_steps_undone_at_once_are_those_undone_one_by_one() -> None:
    at_once, one_by_one = turn(chance=Scripted(d6=[4])), turn(chance=Scripted(d6=[4]))
    for match in (at_once, one_by_one):
        for key in ("throw", "go", "wait", "go"):
            say(match, key)
    at_once.undo(0, 2)
    for _ in range(3):
        one_by_one.undo(0)
    assert snapshot(at_once.table) == snapshot(one_by_one.table)
    assert at_once.line == one_by_one.line
    assert [(entry.did, entry.key) for entry in at_once.entries[5:]] == [("undo", "2")]
    assert [q.keys for q in at_once.asked] == [q.keys for q in one_by_one.asked]
    loaded = Match.load(at_once.game, at_once.record(), chance=Scripted())
    assert (loaded.hash, loaded.line) == (at_once.hash, at_once.line)


@pytest.mark.parametrize("to", [-1, 0, 1, 5, 99])
def test_undo_at_once_ends_at_the_wall(to: int) -> None:
    match = turn(chance=Scripted(d6=[4]))
    for key in ("throw", "go", "wait", "go"):
        say(match, key)
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(0, to)
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(1, 2)
    assert len(match.line) == 5


def test_one_step_undone_is_the_same_entry_whether_it_is_named_or_not() -> None:
    match = turn()
    say(match, "go")
    match.undo(0, 1)
    assert [(entry.did, entry.key) for entry in match.entries] == [("start", ""), ("answer", "go"), ("undo", "")]


class Trip(Frame):
    """A choice that leads two questions deep and back."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go", "home")

    def choose(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.choose", ("far", "near"))

    def go(self, g: Toy, way: str) -> Next:
        return Leg() if way == "far" else None

    def home(self, g: Toy, _: object) -> Next:
        return Goto("choose")


class Leg(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("first", "second")

    def first(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.first", ("go", "wait"))

    def second(self, g: Toy, _: str) -> Next:
        return Choose(0, "toy.second", ("go", "wait"))


def test_a_seat_is_told_how_far_it_may_go_back_alone() -> None:
    match = playing(__name__, Trip(), chance=Sealed(bytes(32)))
    told = [match.way_back(0)]
    for key in ("near", "far", "go"):
        say(match, key)
        told.append(match.way_back(0))
    assert told == [None, (1, -1, 1), (2, 2, 1), (3, 2, 1)], "before the last answer, before the trip, to the wall"
    assert match.way_back(1) is None
    match.undo(0, 2)
    assert match.question(0) is not None
    assert match.way_back(0) == (1, -1, 1)


def test_at_a_practice_table_the_way_back_has_no_wall() -> None:
    for chance, back in ((Sealed(bytes(32)), None), (Seeded(7), (3, -1, 1))):
        match = turn(chance=chance)
        for key in ("go", "go", "throw"):
            say(match, key)
        assert match.way_back(0) == back
        assert match.way_back(1) is None
        match.interject(1, "now")
        assert match.way_back(0) == (back and (3, -1, 3)), "others have acted since"


@pytest.mark.parametrize("to", [1, CHECKPOINT - 1, CHECKPOINT, CHECKPOINT + 1, 3 * CHECKPOINT])
def test_a_take_back_by_consent_goes_anywhere(to: int) -> None:
    match, other = long_match(), turn(chance=Sealed(bytes(32)))
    for entry in match.line[1:to]:
        say(other, entry.key)
    match.take_back(to, [0, 1])
    assert {**snapshot(match.table), "draws": 0} == {**snapshot(other.table), "draws": 0}
    assert len(match.line) == to
    assert [(q.seat, q.code, q.keys) for q in match.asked] == [(q.seat, q.code, q.keys) for q in other.asked]


def test_a_take_back_replays_few_entries_and_keeps_nothing_of_what_was_undone() -> None:
    match = long_match()
    assert [kept.position for kept in match._checkpoints] == [0, CHECKPOINT, 2 * CHECKPOINT, 3 * CHECKPOINT]
    match.take_back(CHECKPOINT + 3, [0, 1])
    assert [kept.position for kept in match._checkpoints] == [0, CHECKPOINT]


def test_after_a_take_back_the_states_of_the_line_that_was_left_are_forgotten() -> None:
    match, words = long_match(), list[str]()
    match.take_back(2, [0, 1])
    for number in range(2 * CHECKPOINT):
        words.append("wait" if number % 2 else "go")
        say(match, words[-1])
    for to in (CHECKPOINT + 3, CHECKPOINT + 1, CHECKPOINT, CHECKPOINT - 1):
        match.take_back(to, [0, 1])
        assert list(notes(match)[2:]) == words[: to - 2], f"back to {to}"


def test_a_state_to_go_back_to_is_not_played_on() -> None:
    """The same kept state serves an undo and then a take-back."""
    match = turn(chance=Sealed(bytes(32)))
    for _ in range(CHECKPOINT - 1):
        say(match, "go")
    before = snapshot(match.table)
    say(match, "wait")
    match.undo(0)
    for _ in range(2):
        say(match, "wait")
        match.take_back(CHECKPOINT, [0, 1])
        assert snapshot(match.table) == before


def test_going_back_asks_under_new_ids() -> None:
    match, used = turn(chance=Sealed(bytes(32))), set[int]()
    for number in range(2 * CHECKPOINT):
        used.add(match.asked[0].id)
        say(match, "go")
        if number % 3 == 0:
            used.add(match.asked[0].id)
            match.undo(0)
            assert match.asked[0].id not in used
        if number % 5 == 4:
            used.add(match.asked[0].id)
            match.take_back(len(match.line) // 2, [0, 1])
            assert match.asked[0].id not in used


@pytest.mark.parametrize("to", [0, -1, 3 * CHECKPOINT + 1, 10**9, "x", None, 1.5, True])
def test_a_take_back_goes_to_an_entry_of_the_line(to: Any) -> None:
    match = long_match()
    with pytest.raises(Refused, match="no-such-entry"):
        match.take_back(to, [0, 1])


def test_a_take_back_needs_everybody_except_at_a_practice_table() -> None:
    match = long_match()
    with pytest.raises(Refused, match=r"consent\(seat=1\)"):
        match.take_back(5, [0])
    practice = turn(chance=Seeded(1))
    say(practice, "go")
    practice.take_back(1, [])
    assert notes(practice) == ()


def test_a_throw_that_was_taken_back_is_not_thrown_again() -> None:
    match = long_match()
    match.take_back(4, [0, 1])
    assert match.table.draws == RUN
    say(match, "throw")
    assert match.table.draws == RUN + 1


def test_a_second_take_back_that_undoes_no_throw_stays_in_the_new_run() -> None:
    """The kept states are of the run that was left, and their next number has been used."""
    match = long_match()
    match.take_back(4, [0, 1])
    say(match, "go")
    match.take_back(4, [0, 1])
    assert match.table.draws == RUN
    match.take_back(2, [0, 1])
    assert match.table.draws == RUN, "entries 2 and 3 did not throw"
    match.take_back(1, [0, 1])
    assert match.table.draws == 2 * RUN, "entry 1 did"


def test_a_failing_rule_spoils_no_kept_state(monkeypatch: pytest.MonkeyPatch) -> None:
    match = turn(chance=Scripted(d6=[1] * 9))
    for _ in range(CHECKPOINT - 1):
        say(match, "go")
    with monkeypatch.context() as broken:
        broken.setattr(Toy, "note", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            say(match, "go")
    before = snapshot(match.table)
    say(match, "go")
    say(match, "wait")
    match.take_back(CHECKPOINT, [])
    assert snapshot(match.table) == before


# --- looking back ----------------------------------------------------------------------------------------------------
def seen(match: Match) -> dict[str, Any]:
    """All that can be looked at."""
    return {
        "state": {**snapshot(match.table), "draws": 0},  # a run that was left has used numbers
        "views": [match.view(seat) for seat in range(match.table.seats + 1)],
        "asked": [(q.seat, q.code, q.answered, q.keys) for q in match.asked],
        "where": match.breadcrumb(),
        "line": [(entry.did, entry.seat, entry.key, entry.chance) for entry in match.line],
    }


@pytest.mark.parametrize(
    ("path", "step"), [("comet/3-seats", 1), ("xia/3-first-game", 37), ("xia/5-greedy-by-the-book", 101)]
)
def test_a_match_is_seen_as_it_was_at_every_entry(path: str, step: int) -> None:
    record = read((RECORDED / f"{path}.rimward").read_bytes())
    game = GAMES[record.header.game]
    match, cut = Match.load(game, record), Match.reading(game, record.header)
    before, log = seen(match), list(match.log)
    for position, entry in enumerate(match.line, 1):
        cut.again(replace(entry, hash=""))  # without what was undone, the running hash is another
        if position % step == 0 or position == len(match.line):
            assert seen(match.at(position)) == seen(cut), f"before entry {position}"
    assert (seen(match), match.log) == (before, log)


def test_what_was_taken_back_is_not_seen_and_looking_back_leaves_no_trace() -> None:
    match, other = long_match(), long_match()
    for each in (match, other):
        each.take_back(CHECKPOINT + 3, [0, 1])
        for number in range(CHECKPOINT):
            say(each, "wait" if number % 2 else "throw")
    for position in range(1, len(match.line) + 1):
        past = match.at(position)
        assert [entry.key for entry in past.line] == [entry.key for entry in other.line[:position]]
        with pytest.raises(Refused, match="no-key"):
            say(past, "go")
    for each in (match, other):
        say(each, "throw")
        each.take_back(2, [0, 1])
        say(each, "throw")
    assert match.record() == other.record()
    assert [question.id for question in match.asked] == [question.id for question in other.asked]


@pytest.mark.parametrize("position", [0, -1, 3 * CHECKPOINT + 2, 10**9, "1", None, 1.5, True])
def test_one_looks_back_to_an_entry_of_the_line(position: Any) -> None:
    with pytest.raises(Refused, match="no-such-entry"):
        long_match().at(position)


def test_an_act_began_where_the_others_lie_deeper_and_no_other_turn_lies_between() -> None:
    def line(*seats: int) -> list[Entry]:
        return [Entry("answer", seat) for seat in seats]

    assert began(line(1, 0, 0, 0), [3, 3, 4, 5]) == 1, "from the last step of an act to its first"
    assert began(line(0, 0, 1, 0), [3, 4, 5, 6]) == 0, "another is asked in the middle of it"
    assert began(line(0, 0, 0), [3, 5, 3]) == 2, "the act before it is another"
    assert began(line(0, 1, 0), [3, 3, 4]) == 2, "another's turn lies between"
    together = [Entry("answer", 0), Entry("answer", 0, with_last=True)]
    assert began(together, [3, 3]) == 0, "what was given in one go goes together"
