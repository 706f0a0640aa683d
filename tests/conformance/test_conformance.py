"""Every promise, for every game of the catalog at every number of seats and for the scenes of the games to come."""

from __future__ import annotations

import msgspec
import pytest

from rimward.bots import BUDGETED, Ask, bot_named, playing
from rimward.kernel.match import Match
from rimward.lab.playout import asking
from tests.conformance import checks, leak
from tests.conformance.subjects import ALL, WHOLE, Subject

every = pytest.mark.parametrize("subject", ALL, ids=str)
THOUGHT = 12  # simulated decisions of a bot that looks ahead ...
SPARSE = 15  # ... once in so many questions


@every
def test_random_players_finish(subject: Subject) -> None:
    assert checks.ends(subject, range(30)) > 0


@pytest.mark.slow
@every
def test_random_players_finish_many_games(subject: Subject) -> None:
    many = 60 if subject.most > 30 else 20  # those with their options at a limit have fewer; the soak plays thousands
    assert checks.ends(subject, range(1000, 1000 + many)) > 0


@pytest.mark.parametrize("subject", WHOLE, ids=str)
def test_results_say_who_won(subject: Subject) -> None:
    checks.results_say_who_won(subject, range(3))


@every
def test_asking_changes_nothing(subject: Subject) -> None:
    checks.asking_changes_nothing(subject, range(2))


@every
def test_refusals_say_why(subject: Subject) -> None:
    checks.refusals_say_why(subject, range(2))


@every
def test_snapshots_restore(subject: Subject) -> None:
    checks.snapshots_restore(subject, range(2))


@every
def test_copies_are_deep(subject: Subject) -> None:
    checks.copies_are_deep(subject, range(2))


@every
def test_records_replay(subject: Subject) -> None:
    checks.records_replay(subject, range(2))


@every
def test_false_records_are_found(subject: Subject) -> None:
    checks.false_records_are_found(subject, range(1))


@every
def test_scripts_repeat(subject: Subject) -> None:
    checks.scripts_repeat(subject, range(2))


@every
def test_undo_is_fair(subject: Subject) -> None:
    checks.undo_is_fair(subject, range(2))


@every
def test_several_answers_tell_nothing_for_nothing(subject: Subject) -> None:
    checks.batches_tell_nothing_for_nothing(subject, range(1))


@every
def test_moves_bring_nothing_back(subject: Subject) -> None:
    made = checks.moves_bring_nothing_back(subject, range(2))
    assert subject.game.moves or not made


@every
def test_take_back_by_consent(subject: Subject) -> None:
    checks.take_back_by_consent(subject, range(3))


@every
def test_nothing_leaks(subject: Subject) -> None:
    compared = leak.nothing_leaks(subject, range(2))
    assert compared.skipped <= compared.pairs // 20, f"for too many answers no second state fits: {compared}"


SEVERAL = [
    subject for subject in WHOLE if subject.game.seats[-1] > 1 and not subject.alone
]  # who is alone has seen every card but the pile's


@every
def test_orders_end_with_the_next_turn(subject: Subject) -> None:
    ended = checks.orders_end_with_the_next_turn(subject, range(2))
    assert ended or subject not in SEVERAL or subject.most < 60, "no seat had a second turn"


@pytest.mark.parametrize("subject", SEVERAL, ids=str)
def test_the_leak_test_compares_different_states(subject: Subject) -> None:
    compared = leak.nothing_leaks(subject, (5,), most=40)
    assert compared.different > compared.pairs // 4, f"nearly all second states were the true one: {compared}"


@pytest.mark.slow
@every
def test_nothing_leaks_in_more_games(subject: Subject) -> None:
    leak.nothing_leaks(subject, range(10, 13))


@every
def test_views_show_what_masks_allow(subject: Subject) -> None:
    leak.views_show_what_masks_allow(subject, range(2))


@every
def test_what_is_dealt_without_a_view_is_a_sample_of_it(subject: Subject) -> None:
    different = leak.deals_are_samples(subject, range(1))
    assert different or subject not in SEVERAL, "nothing was ever dealt otherwise than it lies"


SEATED = [
    (subject, name)
    for subject in ALL
    for name in playing(subject.game)
    if name not in BUDGETED or (subject in WHOLE and subject.most > 60)
]


@pytest.mark.parametrize(("subject", "name"), SEATED, ids=str)
def test_bots_are_honest(subject: Subject, name: str) -> None:
    thinks = name in BUDGETED

    def choose(match: Match, seat: int, seed: int) -> str:
        question = match.question(seat)
        assert question is not None
        if thinks and seed % SPARSE:
            return question.keys[0]
        encoded = msgspec.json.encode(match.view(seat))
        sent = Ask(seat, question.code, question.keys, lambda: msgspec.json.decode(encoded))
        dealt = asking(match.table, next(each for each in match.table.open if each.seat == seat))
        keys = [
            bot_named(f"{name}@{THOUGHT}" if thinks else name, subject.game, seed).choose(ask) for ask in (sent, dealt)
        ]
        assert keys[0] == keys[1], f"{keys[0]} by the view that is sent, {keys[1]} in a simulation"
        return keys[0]

    leak.bots_are_honest(subject, choose, range(1))
