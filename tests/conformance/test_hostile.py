"""Whatever comes through the door, from a stale tab to a forged message, is taken or Refused and does no harm."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from rimward.kernel.chance import Sealed
from rimward.kernel.match import Match
from tests.conformance.checks import junk_is_refused
from tests.conformance.play import chosen, do
from tests.conformance.subjects import ALL, Subject

SUBJECTS = [subject for subject in ALL if "=" not in subject.name]
POSITIONS = 8

junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 10**20),
    st.floats(),
    st.text(max_size=12),
    st.binary(max_size=4),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(max_size=2), st.none(), max_size=1),
)
calm = settings(max_examples=40, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))


@cache
def match_at(subject: Subject, position: int) -> Match:
    """A match after some random moves; the tests take copies."""
    rng, match = Random(position), subject.start(Sealed(bytes(32)))
    for _ in range(position * 5):
        if match.result is None:
            do(match, chosen(match, rng, acts=0.2))
    return match


def numbers_near(values: list[int]) -> st.SearchStrategy[Any]:
    return st.one_of(st.sampled_from([*values, 0, 1, 2]), junk)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@calm
@given(data=st.data(), position=st.integers(0, POSITIONS - 1))
def test_answers(subject: Subject, data: st.DataObject, position: int) -> None:
    match = match_at(subject, position).copy()
    keys = [key for question in match.asked for key in question.keys]
    question = data.draw(numbers_near([question.id for question in match.asked]))
    seat = data.draw(numbers_near([question.seat for question in match.asked]))
    key = data.draw(st.one_of(st.sampled_from([*keys, "pass", "done"]), junk))
    legal = any(type(question) is int and q.id == question and q.seat == seat and key in q.keys for q in match.asked)
    assume(not (legal and type(seat) is int and isinstance(key, str)))
    junk_is_refused(match, "answer", (question, seat, key))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@calm
@given(data=st.data(), position=st.integers(0, POSITIONS - 1))
def test_several_answers(subject: Subject, data: st.DataObject, position: int) -> None:
    match = match_at(subject, position).copy()
    question = data.draw(numbers_near([question.id for question in match.asked]))
    seat = data.draw(numbers_near([question.seat for question in match.asked]))
    keys = data.draw(st.lists(junk, max_size=3))
    codes = data.draw(st.lists(junk, max_size=3))
    junk_is_refused(match, "answers", (question, seat, keys, codes))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@calm
@given(data=st.data(), position=st.integers(0, POSITIONS - 1))
def test_interjections_undo_and_take_back(subject: Subject, data: st.DataObject, position: int) -> None:
    match = match_at(subject, position).copy()
    seats = list(range(-1, match.table.seats + 1))
    acts = [key for seat in range(match.table.seats) for key in match.act_keys(seat)]
    seat = data.draw(numbers_near(seats))
    key = data.draw(st.one_of(st.sampled_from([*acts, "gift:0,1", "pass"]), junk))
    if not (type(seat) is int and key in match.act_keys(seat)):
        junk_is_refused(match, "interject", (seat, key))
    if not match.can_undo(seat):
        junk_is_refused(match, "undo", (seat,))
    to = data.draw(numbers_near([len(match.line), -1]))
    if not (type(to) is int and 1 <= to < len(match.line)):
        junk_is_refused(match, "take_back", (to, range(match.table.seats)))
    junk_is_refused(match, "take_back", (to, range(1, match.table.seats)))
