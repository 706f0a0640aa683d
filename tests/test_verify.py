"""Checking records: an honest one holds, and whatever was changed is named with its entry."""

from __future__ import annotations

from msgspec.structs import replace

from rimward.bots import BOTS, Ask
from rimward.games.catalog import GAMES
from rimward.games.comet.flow import Round
from rimward.kernel.chance import Sealed
from rimward.kernel.match import Match
from rimward.kernel.record import Record
from rimward.kernel.verify import verify as verify_record

KEY = bytes(range(32))


class Cheat(Sealed):
    """Follows its key, until somebody turns a die."""

    def number(self, n: int, below: int) -> int:
        honest = super().number(n, below)
        return honest if n < 6 else (honest + 1) % below


def played(chance: Sealed, steps: int = 400) -> Match:
    match = Match.new(GAMES["comet"], 2, chance=chance)
    bots = [BOTS["random"](GAMES["comet"], seat) for seat in range(2)]
    while match.result is None and len(match.entries) < steps:
        question = next(question for question in match.asked if not question.answered)
        ask = Ask(question.seat, question.code, question.keys, dict)
        match.answer(question.id, question.seat, bots[question.seat].choose(ask))
    return match


def problem(record: Record) -> tuple[str, int | str]:
    found = verify_record(GAMES["comet"], record).problem
    assert found is not None
    return found.code.removeprefix("kernel.verify."), found.numbers.get("entry", "")


def test_an_honest_record_is_verified() -> None:
    match = played(Sealed(KEY))
    report = verify_record(GAMES["comet"], match.record())
    assert report.problem is None
    assert (report.entries, report.finished, report.practice) == (len(match.entries), True, False)
    assert report.results == sum(len(entry.chance) for entry in match.entries) > 20


def test_a_turned_die_is_found_although_the_record_replays() -> None:
    match = played(Cheat(KEY))
    Match.load(GAMES["comet"], match.record())
    first = next(n for n, entry in enumerate(match.entries) if sum(len(e.chance) for e in match.entries[: n + 1]) > 6)
    assert problem(match.record()) == ("chance", first)


def test_undos_and_take_backs_are_verified_with_their_new_dice() -> None:
    match = played(Sealed(KEY), steps=20)
    match.take_back(8, range(2))
    again = played_on(match, 12)
    while not any(again.can_undo(seat) for seat in range(2)):
        again = played_on(again, 1)
    again.undo(next(seat for seat in range(2) if again.can_undo(seat)))
    assert any(n >= 1 << 32 for n in (again.table.draws,)), "the take-back began a new run"
    report = verify_record(GAMES["comet"], played_on(again, 10).record())
    assert report.problem is None


def played_on(match: Match, steps: int) -> Match:
    for _ in range(steps):
        question = next(question for question in match.asked if not question.answered)
        match.answer(question.id, question.seat, "haul" if "haul" in question.keys else question.keys[-1])
    return match


def test_a_match_from_a_scenario_is_verified() -> None:
    table = GAMES["comet"].new_table(2, {})
    table.stack = [Round(11, 1)]
    match = played_on(Match.scenario(GAMES["comet"], table, chance=Sealed(KEY)), 6)
    report = verify_record(GAMES["comet"], match.record())
    assert (report.problem, report.entries) == (None, 7)
    assert report.results > 0


def test_what_was_changed_is_named() -> None:
    record = played(Sealed(KEY)).record()
    header, entries = record.header, record.entries
    answers = [n for n, entry in enumerate(entries) if entry.did == "answer"]
    other_key = replace(header, key=bytes(32).hex())
    assert problem(Record(other_key, entries)) == ("commitment", "")
    assert problem(Record(replace(header, key="", commitment=""), entries)) == ("no-key", "")
    assert problem(Record(replace(header, key="zz"), entries)) == ("key", "")
    assert problem(Record(header, [])) == ("empty", "")
    assert (
        problem(Record(header, entries[:3] + entries[4:])) == ("entry", 3)
        or problem(Record(header, entries[:3] + entries[4:]))[1] == 3
    )
    n = answers[0]
    turned = [*entries[:n], replace(entries[n], key="far" if entries[n].key != "far" else "near"), *entries[n + 1 :]]
    assert problem(Record(header, turned)) == ("way", n)
    unknown = [*entries[:n], replace(entries[n], key="warp"), *entries[n + 1 :]]
    assert problem(Record(header, unknown)) == ("entry", n)
    assert problem(Record(header, [*entries[:n], entries[0], *entries[n:]])) == ("entry", n)
    assert problem(Record(replace(header, seats=9), entries)) == ("entry", 0)
    assert problem(Record(replace(header, options={"target": 9, "rounds": 12}), entries))[0] in ("way", "entry")
    assert problem(Record(replace(header, start={"shape": 1}), entries)) == ("entry", 0)
