"""The save: lines that can be read after any accident, errors that say where, snapshots of older shapes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rimward.games.comet import GAME
from rimward.kernel.chance import Sealed, Seeded
from rimward.kernel.event import Event
from rimward.kernel.match import Match
from rimward.kernel.record import Entry, Record, RecordError, chain, link, read, restore, snapshot, write


def record() -> Record:
    match = Match.new(GAME, 2, chance=Seeded(3))
    for _ in range(8):
        question = next(question for question in match.asked if not question.answered)
        match.answer(question.id, question.seat, question.keys[0])
    return match.record()


def test_a_record_is_one_line_for_the_header_and_one_for_each_entry() -> None:
    lines = write(record()).splitlines()
    assert len(lines) == 1 + 9
    assert msgspec.json.decode(lines[0])["game"] == "comet"
    assert msgspec.json.decode(lines[1])["did"] == "start"
    assert read(b"\n".join(lines)) == record(), "the end of the last line may be missing"


def test_every_cut_of_the_file_is_a_record_of_what_is_whole() -> None:
    data = write(record())
    lines = data.splitlines(keepends=True)
    for length in range(len(lines[0]), len(data) + 1):
        whole = data[:length].count(b"\n") - 1
        if data[:length].endswith(b"}"):
            whole += 1
        assert len(read(data[:length]).entries) == whole


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "an empty file is no record"),
        (b'{"format":1,"ga', "line 1: the header is cut short"),
        (b"no json\n", "line 1: "),
        (b"[]\n", "line 1: Expected `object`, got `array`"),
        (b'{"format":1}\n', "line 1: Object missing required field `game`"),
        (
            b'{"format":1,"game":"comet","version":"1","shape":1,"seats":2,"options":{},"luck":7}',
            "unknown field `luck`",
        ),
    ],
)
def test_a_file_that_is_no_record_is_an_error_with_its_line(data: bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read(data)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"", "line 3: "),
        (b'{"did":"answer"', "line 3: "),
        (b'{"did":"cheat"}', "line 3: Invalid enum value 'cheat'"),
        (b'{"did":"answer","die":6}', "line 3: Object contains unknown field `die`"),
        (b'{"did":"answer","seat":"0"}', "line 3: Expected `int`, got `str`"),
        (b'{"did":"answer","chance":[1.5]}', "line 3: Expected `int | str`, got `float`"),
    ],
)
def test_a_broken_line_in_the_middle_is_an_error_with_its_number(line: bytes, message: str) -> None:
    lines = write(record()).splitlines()
    with pytest.raises(RecordError, match=message):
        read(b"\n".join([*lines[:2], line, *lines[2:]]) + b"\n")


def test_a_last_line_that_is_whole_and_wrong_is_not_taken_for_a_cut() -> None:
    data = write(record()) + b'{"did":"cheat"}'
    with pytest.raises(RecordError, match="line 11: Invalid enum value 'cheat'"):
        read(data)


def test_a_format_of_the_future_is_an_error() -> None:
    header = msgspec.structs.replace(record().header, format=2)
    with pytest.raises(RecordError, match="line 1: format 2; this program reads format 1"):
        read(write(Record(header, [])))


def test_a_record_of_another_game_is_an_error() -> None:
    header = msgspec.structs.replace(record().header, game="chess")
    with pytest.raises(RecordError, match="a record of chess, not of comet"):
        Match.load(GAME, Record(header, []))


@pytest.mark.parametrize(
    "change",
    [{"seats": 9}, {"options": {"goal": 3}}, {"options": {"target": 1}}, {"start": {}}, {"start": {"shape": 1}}],
)
def test_a_match_that_cannot_have_been_set_up_is_an_error(change: dict[str, Any]) -> None:
    whole = record()
    with pytest.raises(RecordError, match=r"^the header: "):
        Match.load(GAME, Record(msgspec.structs.replace(whole.header, **change), whole.entries))


@pytest.mark.parametrize(
    "entry",
    [
        Entry("answer", 0, "comet.lane.choose", "orbit"),
        Entry("answer", 7, "comet.lane.choose", "near"),
        Entry("answer", 0, "comet.turn.action", "drill"),
        Entry("answer", 0, "comet.turn.action", "near"),
        Entry("act", 0, "", "gift:1,1"),
        Entry("act", 7, "", "gift:1,1"),
        Entry("undo", 0),
        Entry("take-back", key="5"),
        Entry("answer", 0, "comet.lane.choose", "near", [6]),
        Entry("start"),
    ],
    ids=str,
)
def test_an_entry_that_cannot_have_happened_is_an_error_that_names_it(entry: Entry) -> None:
    whole = record()
    with pytest.raises(RecordError, match=r"^entry 1\b"):
        Match.load(GAME, Record(whole.header, [whole.entries[0], entry]))


def test_the_hash_runs_over_everything_that_was_done() -> None:
    hashes = [entry.hash for entry in record().entries]
    assert len(set(hashes)) == len(hashes)
    assert chain("", [1]) == chain("", [1]) != chain("a", [1])


def test_the_header_says_how_the_dice_were_sealed() -> None:
    sealed = Match.new(GAME, 2, chance=Sealed(bytes(32))).header
    assert (sealed.practice, sealed.key, sealed.commitment) == (False, "00" * 32, Sealed(bytes(32)).commitment())
    assert Match.new(GAME, 2, chance=Seeded(1)).header.practice


def test_what_a_header_does_not_say_was_no_practice_and_no_scene() -> None:
    header = read(b'{"format":1,"game":"comet","version":"1","shape":1,"seats":2,"options":{}}').header
    assert (header.practice, header.key, header.commitment, header.start) == (False, "", "", None)


def test_an_entry_says_only_what_there_is_to_say() -> None:
    assert write(record()).splitlines()[1].startswith(b'{"did":"start","chance":[')
    assert msgspec.json.encode(Entry("undo", 0)) == b'{"did":"undo","seat":0}'


def test_every_part_of_an_entry_and_of_its_events_is_in_the_hash() -> None:
    entry, events = Entry("answer", 0, "toy.ask", "go", [3, "moon"]), [Event("toy.said", {"ice": 2})]
    others = [
        msgspec.structs.replace(entry, **change)
        for change in ({"did": "act"}, {"seat": 1}, {"code": "toy.do"}, {"key": "no"}, {"chance": [3]})
    ]
    hashes = [link("", entry, events), link("1", entry, events), *(link("", other, events) for other in others)]
    for said in ([], [Event("toy.told", {"ice": 2})], [Event("toy.said", {"ice": 3})], events * 2):
        hashes.append(link("", entry, said))
    assert len(set(hashes)) == len(hashes)
    deeper = [Event("toy.said", {"ice": 2}, 5)]
    assert link("", entry, deeper) == hashes[0], "how deep it is shown in the log is not what happened"


def test_a_finished_table_is_restored() -> None:
    match = Match.new(GAME, 2, {"rounds": 1}, chance=Seeded(3))
    while match.result is None:
        question = next(question for question in match.asked if not question.answered)
        match.answer(question.id, question.seat, question.keys[-1])
    again = restore(GAME, snapshot(match.table))
    assert (snapshot(again), again.open) == (snapshot(match.table), ())


def test_early_answers_are_saved_by_seat_whoever_was_first() -> None:
    match = Match.new(GAME, 3, chance=Seeded(3))
    for seat in (2, 0):
        question = match.question(seat)
        assert question is not None
        match.answer(question.id, seat, "far")
    saved = snapshot(match.table)
    assert (saved["early"], saved["answered"]) == ([[0, "far"], [2, "far"]], [0, 2])


@pytest.mark.parametrize(
    ("shape", "message"),
    [(0, "a snapshot of shape 0 of comet and no migration to 1"), (2, "shape 2; this program knows comet up to 1")],
)
def test_a_snapshot_of_an_unknown_shape_is_an_error(shape: int, message: str) -> None:
    data: dict[str, Any] = {**snapshot(Match.new(GAME, 2, chance=Seeded(1)).table), "shape": shape}
    with pytest.raises(RecordError, match=message):
        restore(GAME, data)
