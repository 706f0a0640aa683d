"""Views and samples: what a seat may know, and the states that fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import factorial
from random import Random
from typing import ClassVar

import msgspec
import pytest

from rimward.games.comet import GAME
from rimward.kernel.chance import Scripted, Seeded
from rimward.kernel.frame import Frame, Next, Table, answer
from rimward.kernel.match import Match
from rimward.kernel.question import DONE, All, Choose, PickSome
from rimward.kernel.view import knows_more, looks_alike, sample, view
from tests.kernel.toys import Toy, playing, say


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


def hidden(*faces: str) -> Callable[[Toy], None]:
    """These lie in a zone that nobody knows, in this order."""

    def table(g: Toy) -> None:
        g.zones.add("row", "card")
        for face in faces:
            g.zones.put("row", face, 0)

    return table


class Waits(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("ask",)

    def ask(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.ask", ("a", "b"))


@pytest.mark.parametrize("faces", [("a", "b"), ("a", "b", "c")])
def test_every_order_of_the_unseen_faces_is_as_likely(faces: tuple[str, ...]) -> None:
    m, rng = playing(__name__, Waits(), table=hidden(*faces)), Random(2)
    counts = Counter(sample(m.game, m.view(0), rng).zones["row"].faces for _ in range(1200))
    orders = factorial(len(faces))
    assert len(counts) == orders
    assert all(abs(count - 1200 / orders) < 90 for count in counts.values())


def test_the_list_of_unseen_faces_has_an_order_of_its_own() -> None:
    """In the order in which they lie, the list would tell where."""
    told = [
        msgspec.json.encode(playing(__name__, Waits(), table=hidden(*faces)).view(0)["unseen"])
        for faces in (("sun", "moon"), ("moon", "sun"))
    ]
    assert told == [b'{"card":{"moon":1,"sun":1}}'] * 2


def test_a_sampled_bag_lies_as_every_bag_does() -> None:
    for seed in range(9):
        bag = sample(GAME, match().view(0), Random(seed)).zones["deck"].bag
        assert bag == tuple(sorted(bag))


def test_the_public_part_is_made_once_for_all_seats_and_anew_after_every_change() -> None:
    m = match()
    assert m.view(0)["table"] is m.view(1)["table"]
    say(m, "far", 0)
    assert m.view(1)["answered"] == [0]
    say(m, "far", 1)
    lanes = m.view(0)["table"]["lanes"]
    m.take_back(2, [])
    assert (lanes, m.view(0)["table"]["lanes"], m.view(0)["answered"]) == (["far", "far"], [], [0])


class Bids(Frame):
    """Each seat may bid its own number and 0."""

    STEPS: ClassVar[tuple[str, ...]] = ("bid", "bids")

    def bid(self, g: Toy, _: None) -> Next:
        return All(Choose(seat, "toy.bid", (0, seat + 1)) for seat in range(g.seats))

    def bids(self, g: Toy, _: tuple[int, ...]) -> Next:
        return None


def test_an_early_answer_of_another_is_sampled_from_that_seats_options() -> None:
    m = playing(__name__, Bids(), seats=3)
    say(m, "3", 2)
    say(m, "2", 1)
    found = [sample(m.game, m.view(0), Random(seed)).early for seed in range(30)]
    assert {early[1] for early in found} == {0, 2}
    assert {early[2] for early in found} == {0, 3}


class PicksCards(Frame):
    """Seat 0 picks stars out of its hand: what the others see is only which places."""

    STEPS: ClassVar[tuple[str, ...]] = ("pick", "picked")

    def pick(self, g: Toy, _: None) -> Next:
        stars = [("card", place) for place, face in enumerate(g.zones["hand:0"].faces) if face == "star"]
        return PickSome(0, "toy.pick", stars, at_most=2, hinges="private")

    def picked(self, g: Toy, picks: tuple[tuple[str, int], ...]) -> Next:
        g.note(*picks)
        return None


def test_a_sample_in_the_middle_of_private_picks_is_a_state_that_can_be_gone_on_with() -> None:
    """In another deal the card that was picked is none that can be; the view is the same all the same."""
    m = playing(__name__, PicksCards(), hands={0: ("star", "dust", "star")})
    say(m, "card:0")
    known, picked = m.view(1), set()
    for seed in range(20):
        g = sample(m.game, known, Random(seed))
        assert view(g, 1) == known
        answer(g, Scripted(), 0, DONE)
        assert isinstance(g, Toy)
        picked.add(g.notes)
    assert picked == {(("card", 0),), ()}


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


def test_a_seat_knows_more_than_the_others_while_something_is_hidden_from_them() -> None:
    match = Match.new(GAME, 3, chance=Seeded(1))
    assert [knows_more(match.table, seat) for seat in range(3)] == [True, True, True]
    assert not knows_more(match.table, 3)  # a spectator
    zones = match.table.zones
    for place in range(len(zones["hand:1"].faces)):
        zones.reveal("hand:1", place)
    assert [knows_more(match.table, seat) for seat in range(3)] == [True, False, True]
    zones.reveal("hand:0", 0, to=0b010)  # two know it, and the third does not
    assert knows_more(match.table, 1)


def test_a_secret_answer_is_something_that_only_its_seat_knows() -> None:
    match = Match.new(GAME, 2, chance=Seeded(1))
    zones = match.table.zones
    for name in ("hand:0", "hand:1"):
        for place in range(len(zones[name].faces)):
            zones.reveal(name, place)
    assert not knows_more(match.table, 0)
    question = match.question(0)
    assert question is not None
    match.answer(question.id, 0, question.keys[0])
    assert knows_more(match.table, 0)


@pytest.mark.parametrize("seed", range(3))
def test_whether_two_tables_look_alike_is_what_their_views_say(seed: int) -> None:
    """Each table of a game beside those shortly before it, and beside what each seat imagines."""
    rng, match = Random(seed), Match.new(GAME, 3, chance=Seeded(seed))
    tables: list[Table] = []
    alike = different = 0
    while match.result is None:
        tables = [*tables[-3:], match.table.copy()]
        for other in (*tables, *[sample(GAME, match.view(seat), rng) for seat in range(4)]):
            for seat in range(4):
                said = looks_alike(match.table, other, seat)
                assert said == (view(match.table, seat) == view(other, seat))
                alike, different = alike + said, different + (not said)
        question = rng.choice([question for question in match.asked if not question.answered])
        match.answer(question.id, question.seat, rng.choice(question.keys))
    assert alike > 50
    assert different > 50
