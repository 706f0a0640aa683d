"""Several answers of one seat in one go: all or nothing until somebody learns something, and one undo for all."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from rimward.kernel.chance import Scripted, Sealed
from rimward.kernel.frame import Frame, Next
from rimward.kernel.match import Match
from rimward.kernel.question import All, Choose, PickSome, Refused
from rimward.kernel.record import Entry, Record, RecordError, read, snapshot, write
from rimward.kernel.verify import verify
from tests.conformance.checks import everything
from tests.games.comet.table import Play
from tests.kernel.toys import Toy, notes, playing, say
from tests.kernel.turns import turn


def batch(match: Match, *keys: str, codes: tuple[str, ...] = ()) -> Any:
    [question] = match.asked
    return match.answers(question.id, question.seat, keys, codes)


def refusal(match: Match, *keys: str, codes: tuple[str, ...] = ()) -> Refused:
    with pytest.raises(Refused) as refused:
        batch(match, *keys, codes=codes)
    return refused.value


# --- all or nothing --------------------------------------------------------------------------------------------------
def test_answers_are_given_one_after_the_other() -> None:
    match, one_by_one = turn(), turn()
    given = batch(match, "go", "wait", "go")
    for key in ("go", "wait", "go"):
        say(one_by_one, key)
    assert (notes(match), given.refused, len(given.ends)) == (("go", "wait", "go"), None, 3)
    assert [entry.with_last for entry in match.entries] == [False, False, True, True]
    assert snapshot(match.table) == snapshot(one_by_one.table)
    assert [event.whole() for event in match.log] == [event.whole() for event in one_by_one.log]


def test_what_is_refused_before_anybody_learned_anything_was_never_done() -> None:
    match = turn()
    say(match, "go")
    before = everything(match)
    refused = refusal(match, "wait", "go", "sing")
    assert (refused.code, refused.numbers) == ("kernel.refused.no-such-option-key", {"key": "sing"})
    assert everything(match) == before
    match.undo(0)
    assert notes(match) == ()


def test_a_throw_is_told_to_nobody_for_nothing() -> None:
    """The dice stand, and the rest is dropped: to try again would throw others."""
    match = turn(chance=Scripted(d6=[4, 2]))
    given = batch(match, "go", "throw", "sing", "go")
    assert (len(given.ends), given.refused.code) == (2, "kernel.refused.no-such-option-key")
    assert notes(match) == ("go", "throw", 4)
    assert [entry.chance for entry in match.entries] == [[], [], [4]]
    assert not match.can_undo(0)
    say(match, "throw")
    assert notes(match)[-1] == 2


def test_a_drill_and_nonsense_leave_the_throw_in_the_record() -> None:
    play = Play("jam", "jam", lanes="far near", d6=(5, 6)).passes()
    [question] = play.match.asked
    given = play.match.answers(question.id, 0, ["drill", "nonsense"])
    assert given.refused is not None
    assert (len(given.ends), given.refused.code) == (1, "kernel.refused.no-such-option-key")
    assert play.match.entries[-1].chance == [6]


def test_no_other_question_is_answered_in_its_place() -> None:
    match = turn()
    refused = refusal(match, "go", "go", codes=("toy.action", "toy.other"))
    assert (refused.code, notes(match)) == ("kernel.refused.other-question", ())
    assert refusal(match, "go", codes=("toy.other",)).code == "kernel.refused.other-question"
    assert batch(match, "go", "go", codes=("toy.action", "toy.action")).refused is None


def test_nobody_answers_what_another_seat_is_asked() -> None:
    match = turn()
    match.interject(0, "ask")
    [question] = match.asked
    refused = refusal(match, "yes", "go")
    assert (question.seat, refused.code) == (1, "kernel.refused.not-asked")
    with pytest.raises(Refused, match="not-your-question"):
        match.answers(question.id, 0, ["yes"])


def test_nothing_at_all_is_no_answer() -> None:
    match = turn()
    assert refusal(match).code == "kernel.refused.no-such-option-key"
    assert len(match.entries) == 1


def test_a_rule_that_fails_leaves_no_trace_of_the_answers_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match, note = turn(), Toy.note
    before = everything(match)
    with monkeypatch.context() as broken:
        broken.setattr(Toy, "note", lambda g, *what: note(g, *what) if what != ("wait",) else 1 / 0)
        with pytest.raises(ZeroDivisionError):
            batch(match, "go", "wait")
    assert everything(match) == before


# --- picking ---------------------------------------------------------------------------------------------------------
class Loads(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("load", "loaded", "leave", "left")

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def load(self, g: Toy, _: None) -> Next:
        return PickSome(0, "toy.load", ("axe", "rope", "map"), at_least=self.least, at_most=max(2, self.least))

    def loaded(self, g: Toy, things: tuple[str, ...]) -> Next:
        g.note(*things)
        return None

    def leave(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.leave", ("now", "done"))

    def left(self, g: Toy, word: str) -> Next:
        g.note(word)
        return None


@pytest.mark.parametrize(("keys", "noted"), [(("axe", "map", "done"), ("axe", "map")), (("axe", "done"), ("axe",))])
def test_the_end_of_picking_may_go_without_saying(keys: tuple[str, ...], noted: tuple[str, ...]) -> None:
    """`done` is never taken for the answer to what comes next."""
    match = playing(__name__, Loads())
    assert batch(match, *keys).refused is None
    assert (notes(match), match.asked[0].code) == (noted, "toy.leave")
    assert batch(match, "done").refused is None
    assert notes(match)[-1] == "done"


def test_one_end_of_picking_goes_without_saying_and_not_two() -> None:
    match = playing(__name__, Loads())
    assert batch(match, "axe", "map", "done", "done").refused is None
    assert notes(match) == ("axe", "map", "done")


def test_picks_that_the_engine_makes_go_without_saying() -> None:
    """Whoever has to take all three names all three; once two are taken, the third is no choice any more."""
    match = playing(__name__, Loads(3))
    assert batch(match, "axe", "rope", "map", "done").refused is None
    assert (notes(match), match.asked[0].code) == (("axe", "rope", "map"), "toy.leave")
    match = playing(__name__, Loads(3))
    assert batch(match, "axe", "rope", "done").refused is None
    assert match.asked[0].code == "toy.leave"


# --- several seats at once -------------------------------------------------------------------------------------------
class Vote(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("vote", "count", "after", "end")

    def vote(self, g: Toy, _: None) -> Next:
        return All(Choose(seat, "toy.vote", ("yes", "no")) for seat in range(g.seats))

    def count(self, g: Toy, votes: tuple[str, ...]) -> Next:
        g.note(*votes)
        return None

    def after(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.after", ("on", "off"))

    def end(self, g: Toy, _: str) -> Next:
        return None


def test_nobody_finds_out_how_others_voted_and_votes_again() -> None:
    match = playing(__name__, Vote())
    first, second = match.asked
    before = everything(match)
    with pytest.raises(Refused, match="not-asked"):
        match.answers(first.id, 0, ["yes", "no"])
    assert everything(match) == before, "an early answer is nobody's knowledge yet"
    match.answer(second.id, 1, "no")
    given = match.answers(first.id, 0, ["yes", "sing"])
    assert (len(given.ends), notes(match)) == (1, ("yes", "no"))


# --- going back ------------------------------------------------------------------------------------------------------
def reloaded(match: Match) -> Match:
    return Match.load(match.game, read(write(match.record())))


@pytest.mark.parametrize("again", [lambda match: match, Match.copy, reloaded])
def test_one_undo_takes_back_all_that_was_given_in_one_go(again: Any) -> None:
    match = turn(chance=Sealed(bytes(32)))
    say(match, "go")
    batch(match, "wait", "go", "wait")
    match = again(match)
    assert match.way_back(0) == (2, -1, 1)
    match.undo(0)
    assert (notes(match), match.entries[-1].key) == (("go",), "")
    match.undo(0)
    assert notes(match) == ()
    assert not match.can_undo(0)
    assert verify(match.game, match.record()).problem is None
    assert snapshot(reloaded(match).table) == snapshot(match.table)


def test_undo_goes_back_to_the_last_wall_in_the_middle_of_what_was_given() -> None:
    match = turn(chance=Scripted(d6=[4]))
    batch(match, "go", "throw", "wait", "go")
    assert match.way_back(0) == (3, -1, 3)
    match.undo(0)
    assert notes(match) == ("go", "throw", 4)
    assert not match.can_undo(0)


def test_a_single_answer_of_them_can_be_taken_back_by_its_place() -> None:
    match = turn()
    batch(match, "go", "wait", "go")
    match.undo(0, 3)
    assert notes(match) == ("go", "wait")
    assert match.entries[-1].key == "3"
    assert snapshot(reloaded(match).table) == snapshot(match.table)
    match.undo(0)
    assert notes(match) == ()


def test_two_groups_are_two_steps() -> None:
    match = turn()
    batch(match, "go", "wait")
    batch(match, "wait", "go")
    match.undo(0)
    assert notes(match) == ("go", "wait")


def test_at_a_practice_table_the_whole_group_is_the_last_step() -> None:
    match = turn(chance=Scripted(d6=[4]))
    batch(match, "go", "wait", "throw")
    assert match.header.practice
    assert not match.can_undo(0)
    assert match.way_back(0) == (1, -1, 1)


# --- the record ------------------------------------------------------------------------------------------------------
def test_the_record_tells_what_was_given_in_one_go_and_can_be_checked() -> None:
    match = turn(chance=Sealed(bytes(32)))
    batch(match, "go", "throw", "wait")
    again = reloaded(match)
    assert (again.hash, again.entries) == (match.hash, match.entries)
    assert verify(match.game, match.record()).problem is None


@pytest.mark.parametrize("number", [2, 3])
def test_another_grouping_is_another_record(number: int) -> None:
    match = turn(chance=Sealed(bytes(32)))
    batch(match, "go", "wait")
    say(match, "go")
    entries = list(match.entries)
    told = entries[number]
    entries[number] = Entry(
        told.did, told.seat, told.code, told.key, told.chance, told.hash, with_last=not told.with_last
    )
    with pytest.raises(RecordError, match=f"entry {number}.*went another way"):
        Match.load(match.game, Record(match.header, entries))


@pytest.mark.parametrize(("number", "did"), [(0, "start"), (1, "answer"), (2, "act"), (3, "answer")])
def test_only_answers_of_one_seat_are_given_in_one_go(number: int, did: str) -> None:
    match = turn()
    say(match, "go")
    match.interject(0, "ask")
    say(match, "yes")
    entries = list(match.entries)
    told = entries[number]
    assert told.did == did
    entries[number] = Entry(told.did, told.seat, told.code, told.key, told.chance, "", with_last=True)
    record = Record(match.header, entries)
    with pytest.raises(RecordError, match=f"entry {number}.*cannot have been given with what came before"):
        Match.load(match.game, record)
    assert verify(match.game, record).problem is not None


def test_old_records_have_the_hash_that_they_had() -> None:
    match = turn()
    say(match, "go")
    assert b"with_last" not in write(match.record())
