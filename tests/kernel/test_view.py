"""Views and samples: what a seat may know, and the states that fit it."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from rimward.games.comet import GAME
from rimward.kernel.chance import Scripted
from rimward.kernel.match import Match
from rimward.kernel.view import sample, view
from tests.kernel.toys import say


def match() -> Match:
    """Seat 0 holds a jam, seat 1 a nudge; ten gadgets are in the deck."""
    return Match.new(GAME, 2, chance=Scripted(draw=["jam", "nudge"], d6=[6]))


@pytest.mark.parametrize(("seat", "hands"), [(0, ["jam", None]), (1, [None, "nudge"]), (2, [None, None])])
def test_a_view_shows_a_face_where_the_bit_is_set(seat: int, hands: list[str | None]) -> None:
    zones = match().view(seat)["zones"]
    assert [zones[f"hand:{s}"]["items"][0][0] for s in (0, 1)] == hands
    assert zones["deck"] == {"deck": "gadget", "bag": 10, "items": []}


def test_unseen_is_what_a_seat_cannot_place() -> None:
    assert match().view(0)["unseen"] == {"gadget": {"boost": 4, "jam": 3, "nudge": 4}}
    assert match().view(2)["unseen"] == {"gadget": {"boost": 4, "jam": 4, "nudge": 4}}


def test_a_sample_deals_the_unseen_faces_with_equal_chances() -> None:
    known, rng = match().view(0), Random(1)
    counts = Counter(sample(GAME, known, rng).zones["hand:1"].faces[0] for _ in range(1100))
    assert counts.keys() == {"boost", "jam", "nudge"}
    assert all(abs(counts[face] - 100 * left) < 60 for face, left in (("boost", 4), ("jam", 3), ("nudge", 4)))


def test_a_sample_keeps_what_is_known_and_adds_what_is_certain() -> None:
    known = msgspec.json.decode(msgspec.json.encode(match().view(2)))
    for seed in range(20):
        g = sample(GAME, known, Random(seed), places={("hand:0", 0): "boost"}, bags={"deck": ["boost"] * 3})
        assert g.zones["hand:0"].faces == ("boost",)
        assert g.zones["hand:1"].faces != ("boost",), "the other three are in the deck"
        assert view(g, 2) == known


def test_early_answers_of_others_are_sampled_and_own_ones_known() -> None:
    m = match()
    say(m, "far", 1)
    lanes = Counter(sample(GAME, m.view(0), Random(seed)).early[1] for seed in range(60))
    assert lanes.keys() == {"near", "mid", "far"}
    assert all(sample(GAME, m.view(1), Random(seed)).early == {1: "far"} for seed in range(5))


def test_a_sample_in_the_middle_of_a_window_asks_the_same() -> None:
    m = match()
    say(m, "far", 0)
    say(m, "far", 1)
    g = sample(GAME, m.view(1), Random(3))
    assert [(q.seat, q.code) for q in g.open] == [(q.seat, q.code) for q in m.asked] == [(0, "comet.gadget.after-roll")]


def test_a_finished_match_can_be_sampled() -> None:
    m = Match.new(GAME, 2, {"rounds": 1}, chance=Scripted(draw=["jam"] * 4, d6=[1, 1]))
    for seat in (0, 1):
        say(m, "far", seat)
    while m.result is None:
        say(m, "pass")
    g = sample(GAME, m.view(0), Random(1))
    assert g.result is not None
    assert g.result.winners == (0, 1)
