"""The door: refusals, ids, interjections, going back. Played with Comet Rush and with frames of our own."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from rimward.games.comet import GAME
from rimward.kernel.chance import RUN, Scripted, Sealed, Seeded
from rimward.kernel.frame import Cut, Done, Frame, Goto, Next, Throw
from rimward.kernel.match import CHECKPOINT, Match
from rimward.kernel.question import Choose, Refused
from rimward.kernel.record import Record, RecordError, snapshot
from tests.kernel.toys import Toy, notes, playing, say


class Turn(Frame):
    """Quiet choices, one after the other; `throw` asks chance."""

    STEPS: ClassVar[tuple[str, ...]] = ("action", "carry_out", "after", "end")
    OWNER: ClassVar[str] = "seat"

    def __init__(self, seat: int, options: tuple[str, ...] = ("go", "wait", "throw")) -> None:
        self.seat, self.options = seat, options

    def action(self, g: Toy, _: None) -> Next:
        return Choose(self.seat, "toy.action", self.options, quiet=True)

    def carry_out(self, g: Toy, act: str) -> Next:
        g.note(act)
        return Throw((6,)) if act == "throw" else None

    def after(self, g: Toy, faces: tuple[int, ...] | None) -> Next:
        g.note(*(faces or ()))
        return Goto("action") if len(g.notes) < 200 else None

    def end(self, g: Toy, _: None) -> Next:
        return Done()


class Pair(Frame):
    """Two questions at the same depth of the rules, the first of them quiet."""

    STEPS: ClassVar[tuple[str, ...]] = ("first", "second")
    OWNER: ClassVar[str] = "seat"

    def __init__(self, seat: int, options: tuple[str, ...] = ("go", "wait")) -> None:
        self.seat, self.options = seat, options

    def first(self, g: Toy, _: None) -> Next:
        return Choose(self.seat, "toy.first", self.options, quiet=True)

    def second(self, g: Toy, _: str | None) -> Next:
        return Choose(self.seat, "toy.second", ("go", "wait"))


class Aside(Frame):
    """`ask` asks seat 1; `cut` skips the first question of a pair; `strip` leaves it one option."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "done")

    def __init__(self, what: str) -> None:
        self.what = what

    def ask(self, g: Toy, _: None) -> Next:
        if self.what == "cut":
            return Cut("Pair", 0, "second")
        if self.what == "strip":
            g.under(Pair).options = ("go",)
        return Choose(1, "toy.aside", ("yes", "no")) if self.what == "ask" else Done()

    def done(self, g: Toy, reply: str) -> Next:
        g.note(reply)
        return None


def turn(frame: Frame | None = None, **more: Any) -> Match:
    return playing(
        __name__,
        frame or Turn(0),
        acts=lambda g, seat: ("ask", "now", "cut", "strip"),
        interject=lambda g, seat, act: Aside(act),
        **more,
    )


# --- refusals --------------------------------------------------------------------------------------------------------
def refusal(match: Match, question: Any, seat: Any, key: Any) -> Refused:
    before, hash_ = snapshot(match.table), match.hash
    with pytest.raises(Refused) as refused:
        match.answer(question, seat, key)
    assert (snapshot(match.table), match.hash) == (before, hash_)
    return refused.value


def test_an_answer_needs_its_question_its_seat_and_one_of_its_keys() -> None:
    match = turn()
    [question] = match.asked
    assert refusal(match, question.id, 1, "go").code == "kernel.refused.not-your-question"
    assert refusal(match, question.id + 1, 0, "go").code == "kernel.refused.no-such-question"
    assert refusal(match, question.id, 0, "fly").code == "kernel.refused.no-such-option-key"
    say(match, "go")
    assert refusal(match, question.id, 0, "go").code == "kernel.refused.stale"


def test_a_double_click_counts_once() -> None:
    match = turn()
    [question] = match.asked
    match.answer(question.id, 0, "go")
    refusal(match, question.id, 0, "go")
    assert notes(match) == ("go",)


def test_what_is_barred_is_refused_with_the_reason() -> None:
    match = Match.new(GAME, 2, chance=Scripted(draw=["jam", "jam"], d6=[6] * 4))
    for seat, lane in ((0, "near"), (1, "far")):
        say(match, lane, seat)
    for drilled in range(4):  # alone in the near lane: 2 ice each
        if drilled:
            say(match, "drill")
        say(match, "pass")
        say(match, "pass")
    [question] = match.asked
    assert question.keys == ["haul", "tune"]
    refused = refusal(match, question.id, 0, "drill")
    assert (refused.code, refused.rule, refused.numbers) == ("comet.bar.full", "comet.drill.full", {"hold": 8})


def test_a_finished_match_takes_no_answers() -> None:
    match = turn()
    while match.result is None:
        say(match, "go")
    assert refusal(match, 1, 0, "go").code == "kernel.refused.over"
    with pytest.raises(Refused, match="over"):
        match.interject(0, "now")


def test_a_record_without_its_key_can_be_looked_at_and_not_gone_on_with() -> None:
    match = Match.load(turn().game, turn().record())
    assert refusal(match, match.asked[0].id, 0, "go").code == "kernel.refused.no-key"


# --- interjections ---------------------------------------------------------------------------------------------------
def test_an_interjection_is_done_at_once_and_the_question_keeps_its_id() -> None:
    match = turn()
    [question] = match.asked
    match.interject(1, "now")
    assert [(q.id, q.code) for q in match.asked] == [(question.id, "toy.action")]


def test_an_interjection_that_asks_covers_the_question_until_it_is_done() -> None:
    match = turn()
    [question] = match.asked
    match.interject(1, "ask")
    assert [(q.seat, q.code) for q in match.asked] == [(1, "toy.aside")]
    assert refusal(match, question.id, 0, "go").code == "kernel.refused.stale"
    say(match, "yes")
    assert [(q.id, q.code) for q in match.asked] == [(question.id, "toy.action")]
    match.answer(question.id, 0, "go")
    assert notes(match) == ("yes", "go")


@pytest.mark.parametrize("act", ["cut", "strip"])
def test_a_question_that_is_not_asked_again_gives_its_id_to_no_other(act: str) -> None:
    """The turn is over, or the engine has answered: what is asked now, as deep in the rules, is another question."""
    match = turn(Pair(0))
    [question] = match.asked
    match.interject(1, act)
    assert [other.code for other in match.asked] == ["toy.second"]
    assert refusal(match, question.id, 0, "go").code == "kernel.refused.stale"


def test_interjections_wait_for_a_quiet_question_and_are_named_by_key() -> None:
    match = turn()
    assert match.acts(1) == ["ask", "now", "cut", "strip"]
    match.interject(1, "ask")
    assert match.acts(1) == []
    for seat, key in ((0, "ask"), (9, "ask"), (True, "ask"), (0, None)):
        with pytest.raises(Refused, match="no-such-act"):
            match.interject(seat, key)  # type: ignore[arg-type]


# --- going back ------------------------------------------------------------------------------------------------------
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


def test_undo_is_for_the_seat_that_answered_last() -> None:
    match = turn()
    say(match, "go")
    assert [match.can_undo(seat) for seat in (0, 1, True, 0.0)] == [True, False, False, False]  # type: ignore[arg-type]
    match.interject(1, "now")
    assert [match.can_undo(seat) for seat in (0, 1)] == [False, True]


def test_an_undo_is_an_entry_and_the_log_only_grows() -> None:
    match = turn()
    say(match, "go")
    match.undo(0)
    assert [entry.did for entry in match.entries] == ["start", "answer", "undo"]
    assert len(match.line) == 1
    assert match.events(1)[-1].code == "kernel.undo"


def long_match() -> Match:
    """Throws at the entries 1, 4, 7 and so on of the line."""
    match = turn(chance=Sealed(bytes(32)))
    for number in range(3 * CHECKPOINT):
        say(match, "throw" if number % 3 == 0 else "go")
    return match


@pytest.mark.parametrize("to", [1, CHECKPOINT - 1, CHECKPOINT, CHECKPOINT + 1, 3 * CHECKPOINT])
def test_a_take_back_by_consent_goes_anywhere(to: int) -> None:
    match, other = long_match(), turn(chance=Sealed(bytes(32)))
    for entry in match.line[1:to]:
        say(other, entry.key)
    match.take_back(to, [0, 1])
    assert {**snapshot(match.table), "draws": 0} == {**snapshot(other.table), "draws": 0}
    assert len(match.line) == to


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


# --- beginning -------------------------------------------------------------------------------------------------------
def test_a_scene_may_begin_before_or_in_the_middle_of_a_question() -> None:
    """A saved table is a scene: the step that asks is run with the argument that it had."""
    match = turn()
    say(match, "go")
    scene = Match.scenario(match.game, match.table.copy(), chance=Scripted())
    assert [(q.code, q.keys) for q in scene.asked] == [(q.code, q.keys) for q in match.asked]
    again = Match.load(match.game, scene.record(), chance=Scripted())
    assert snapshot(again.table) == snapshot(scene.table)


class Deals(Frame):
    """Changes the table in its first step: asking it again would change it twice."""

    STEPS: ClassVar[tuple[str, ...]] = ("deal", "ask")

    def __init__(self, count: int = 0) -> None:
        self.count = count

    def deal(self, g: Toy, _: None) -> Next:
        self.count += 1
        g.note("deal")
        return Goto("deal") if self.count < 2 else None

    def ask(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.ask", ("a", "b"))


def test_the_record_of_a_scene_starts_it_once() -> None:
    match = playing(__name__, Deals())
    for entries in ([], match.entries):
        again = Match.load(match.game, Record(match.header, list(entries)), chance=Scripted())
        assert notes(again) == ("deal", "deal")


@pytest.mark.parametrize("key", ["0", "-1", "99", "x"])
def test_a_record_with_an_impossible_take_back_is_an_error(key: str) -> None:
    match = turn(chance=Seeded(1))
    say(match, "go")
    match.take_back(1, [])
    record = match.record()
    forged = type(record.entries[-1])("take-back", key=key)
    with pytest.raises(RecordError, match="entry 2"):
        Match.load(match.game, Record(record.header, [*record.entries[:-1], forged]))


def test_what_a_seat_is_told_holds_no_key_and_no_chance() -> None:
    match = Match.new(GAME, 2, chance=Sealed(bytes(32)))
    told = match.told(0)
    assert told["commitment"] == Sealed(bytes(32)).commitment()
    assert bytes(32).hex() not in str(told)
    drawn = [params["card"] for code, params in told["events"] if code == "comet.gadget.drawn"]
    assert [card is None for card in drawn] == [False, True]
