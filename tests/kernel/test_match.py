"""The door: refusals, ids, interjections, copies, records. Played with Comet Rush and with frames of our own."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from rimward.games.comet import GAME
from rimward.games.comet.flow import Turn as CometTurn
from rimward.kernel.chance import RUN, Scripted, Sealed, Seeded
from rimward.kernel.frame import Frame, Goto, Next
from rimward.kernel.match import CHECKPOINT, Match
from rimward.kernel.question import Bar, Choose, Refused, choose_where
from rimward.kernel.record import Entry, Record, RecordError, snapshot
from tests.kernel.toys import Toy, notes, playing, say
from tests.kernel.turns import Pair, long_match, turn


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
    refused = refusal(match, question.id, 0, "fly")
    assert (refused.code, refused.numbers) == ("kernel.refused.no-such-option-key", {"key": "fly"})
    for other in (0, True, 1.0, "1", None, question.id + 1):
        assert refusal(match, other, 0, "go").code == "kernel.refused.no-such-question"
    for seat in (False, 0.0, "0", None):
        assert refusal(match, question.id, seat, "go").code == "kernel.refused.not-your-question"
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


class Fussy(Frame):
    """Even numbers up to 4, for seat 0."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "chosen")

    def choose(self, g: Toy, _: None) -> Next:
        return choose_where(0, "toy.choose", range(7), self.barred)

    def barred(self, number: int) -> Bar | None:
        if number > 4:
            return Bar("toy.bar.high", "toy.choose.most", number=number)
        return Bar("toy.bar.odd", "toy.choose.even") if number % 2 else None

    def chosen(self, g: Toy, number: int) -> Next:
        g.note(number)
        return Goto("choose")


def test_a_refusal_gives_the_reason_of_what_was_answered() -> None:
    match = playing(__name__, Fussy())
    for key, told in (("3", ("toy.bar.odd", {})), ("6", ("toy.bar.high", {"number": 6}))):
        refused = refusal(match, match.asked[0].id, 0, key)
        assert (refused.code, refused.numbers) == told


def test_reasons_are_told_to_the_seat_that_is_asked_and_not_at_the_end() -> None:
    match = playing(__name__, Fussy())
    assert [key for key, _ in match.why_not(0)] == ["1", "3", "5", "6"]
    assert match.why_not(1) == []
    over = playing(__name__)
    assert (over.result is None, over.why_not(0)) == (False, [])


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


def test_interjections_wait_while_a_question_is_closed_and_are_named_by_key() -> None:
    match = turn()
    assert match.act_keys(1) == ["ask", "now", "cut", "strip"]
    assert [match.act_keys(seat) for seat in (-1, 2, True, 0.0, None)] == [[]] * 5  # type: ignore[arg-type]
    match.interject(1, "ask")
    assert match.act_keys(1) == []
    with pytest.raises(Refused, match=r"kernel\.bar\.closed") as refused:
        match.interject(0, "ask")
    assert refused.value.rule == "toy.aside"
    for seat, key in ((0, "sing"), (9, "ask"), (True, "ask"), (0, None)):
        with pytest.raises(Refused, match="no-such-act"):
            match.interject(seat, key)  # type: ignore[arg-type]


# --- rules that fail -------------------------------------------------------------------------------------------------
def test_a_failing_rule_leaves_everything_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """State, hash, log, record, ids, undo, and the dice that it had thrown: they fall again the same."""
    match = turn(chance=Scripted(d6=[4, 2]))
    say(match, "go")

    def everything() -> tuple[Any, ...]:
        asked = [(question.id, question.seat, question.code, question.keys) for question in match.asked]
        told = [match.told(seat) for seat in range(3)], [match.view(seat) for seat in range(3)]
        return snapshot(match.table), match.hash, len(match.entries), len(match.line), asked, told, match.can_undo(0)

    before, log, note = everything(), len(match.log), Toy.note
    with monkeypatch.context() as broken:
        broken.setattr(Toy, "note", lambda g, what: note(g, what) if what != 4 else 1 / 0)
        with pytest.raises(ZeroDivisionError):
            say(match, "throw")
    assert (everything(), len(match.log), match.table.out) == (before, log, None)
    say(match, "throw")
    assert notes(match) == ("go", "throw", 4)
    assert match.table.out is None, "what is tried out on a table tells nobody"


# --- copies ----------------------------------------------------------------------------------------------------------
def everything(match: Match) -> tuple[Any, ...]:
    asked = [(question.id, question.code, question.keys) for question in match.asked]
    return snapshot(match.table), match.record(), match.hash, list(match.line), match.told(0), asked


def test_a_copy_of_a_match_is_the_same_match_and_goes_its_own_way() -> None:
    match = long_match()
    match.take_back(2 * CHECKPOINT, [0, 1])
    say(match, "go")
    match.interject(0, "ask")
    before, copy = everything(match), match.copy()
    assert everything(copy) == before
    for one in (copy, match):
        assert [one.can_undo(seat) for seat in (0, 1)] == [True, False]
        say(one, "yes")
        say(one, "throw")
        one.take_back(5, [0, 1])
        say(one, "throw")
        if one is copy:
            assert everything(match) == before
    assert everything(copy) == everything(match)
    assert copy.table.draws == 2 * RUN + 1


def test_two_copies_keep_states_of_their_own() -> None:
    match = turn(chance=Scripted())
    copy = match.copy()
    for word, one in (("go", match), ("wait", copy)):
        for _ in range(CHECKPOINT + 4):
            say(one, word)
    for word, one in (("go", match), ("wait", copy)):
        one.take_back(CHECKPOINT + 2, [])
        assert notes(one) == (word,) * (CHECKPOINT + 1)


def test_two_copies_undo_the_same_answer_and_go_different_ways() -> None:
    match = turn()
    say(match, "go")
    copy = match.copy()
    for word, one in (("wait", match), ("go", copy)):
        one.undo(0)
        assert notes(one) == ()
        say(one, word)
        assert notes(one) == (word,)


def test_a_copy_tells_why_not_of_its_own_table() -> None:
    match = Match.new(GAME, 2, chance=Scripted(draw=["jam", "jam"], d6=[6, 6]))
    for seat in (0, 1):
        say(match, "near", seat)
    copy = match.copy()
    for _ in range(2):
        say(match, "pass")
    copy_of_turn = match.copy()
    say(match, "haul")
    assert copy.why_not(0) == []
    assert {key: bar.rule for key, bar in copy_of_turn.why_not(0)} == {}
    turn = copy_of_turn.table.stack[1]
    assert isinstance(turn, CometTurn)
    turn.hold = 8
    assert [key for key, _ in copy_of_turn.why_not(0)] == ["drill"]


def test_a_record_does_not_grow_with_its_match() -> None:
    match = turn()
    record = match.record()
    say(match, "go")
    assert len(record.entries) == 1


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


def test_a_record_goes_on_with_the_dice_that_its_key_gives() -> None:
    match = long_match()
    match.take_back(5, [0, 1])
    again = Match.load(match.game, match.record())
    for one in (match, again):
        for _ in range(5):
            say(one, "throw")
    assert again.hash == match.hash
    assert not again.header.practice


def test_a_record_with_neither_entries_nor_key_waits() -> None:
    header = turn().header
    match = Match.load(turn().game, Record(header, []))
    assert (match.asked, match.entries, match.result) == ((), [], None)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"key": "no hex"}, "the header: "),
        ({"key": "00" * 65}, "the header: "),
        (
            {"start": {"shape": 1, "table": {"seats": 2}, "stack": [], "result": None, "draws": 0, "zones": []}},
            "zones|ite",
        ),
    ],
)
def test_a_header_that_makes_no_sense_is_an_error(change: dict[str, Any], message: str) -> None:
    match = turn()
    with pytest.raises(RecordError, match=message):
        Match.load(match.game, Record(msgspec.structs.replace(match.header, **change), match.entries))


def test_a_hash_that_differs_is_an_error_and_none_is_not_compared() -> None:
    match = turn()
    say(match, "go")
    entries = match.entries
    forged = [entries[0], msgspec.structs.replace(entries[1], hash="0" * 32)]
    with pytest.raises(RecordError, match=r"entry 1 \(answer toy\.action go\): the game went another way"):
        Match.load(match.game, Record(match.header, forged))
    bare = [msgspec.structs.replace(entry, hash="") for entry in entries]
    assert Match.load(match.game, Record(match.header, bare)).hash == match.hash


def test_a_record_with_an_act_or_an_undo_out_of_turn_is_an_error() -> None:
    """A replay goes by the same rules as the door."""
    match = turn()
    match.interject(1, "ask")
    for forged in (Entry("act", 1, "", "now"), Entry("undo", 0)):
        with pytest.raises(RecordError, match="entry 2"):
            Match.load(match.game, Record(match.header, [*match.entries, forged]))


def test_what_a_seat_is_told_holds_no_key_and_no_chance() -> None:
    match = Match.new(GAME, 2, chance=Sealed(bytes(32)))
    told = match.told(0)
    assert told.keys() == {"game", "version", "seat", "options", "commitment", "events", "hash"}
    assert (told["game"], told["version"], told["seat"], told["options"]["target"]) == ("comet", "1", 0, 15)
    assert told["hash"] not in (match.hash, match.told(1)["hash"])
    assert told["commitment"] == Sealed(bytes(32)).commitment()
    assert bytes(32).hex() not in str(told)
    drawn = [params["card"] for code, params in told["events"] if code == "comet.gadget.drawn"]
    assert [card is None for card in drawn] == [False, True]
