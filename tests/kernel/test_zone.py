"""Zones: where hidden things lie, who knows them, and what moving and showing does to that."""

from __future__ import annotations

import pytest

from rimward.kernel.event import Event, seen
from rimward.kernel.zone import Ref, Zones

SEATS = 2
SPECTATOR = 1 << SEATS


def zones() -> Zones:
    new = Zones(SEATS)
    new.add("pile", "card", ("star", "moon", "sun"))
    new.add("hand", "card")
    new.add("table", "card")
    return new


def test_the_bit_after_the_last_seat_is_the_spectators() -> None:
    assert zones().everyone == 0b111


def test_a_shuffled_pile_has_no_order() -> None:
    pile = zones()["pile"]
    assert (pile.bag, pile.faces, len(pile)) == (("moon", "star", "sun"), (), 3)


def test_who_knew_a_thing_still_knows_it_when_it_moves() -> None:
    z = zones()
    assert z.put("hand", "comet", 0b01) == 0
    assert z.put("hand", "nova", 0b01) == 1
    assert z.move("hand", 0, "table", 0b10) == 0
    assert (z["hand"].faces, z["table"].faces, z["table"].masks) == (("nova",), ("comet",), (0b11,))


def test_what_is_learned_is_noted_once() -> None:
    z = zones()
    z.put("hand", "comet", 0)
    assert z.learned == []
    z.reveal("hand", 0, 0b01)
    z.reveal("hand", 0, 0b01)
    z.reveal("hand", 0)
    assert z.learned == [("comet", 0b01), ("comet", 0b110)]
    z.move("hand", 0, "table", z.everyone)
    assert len(z.learned) == 2


def test_shuffling_in_forgets_who_knew_what() -> None:
    z = zones()
    z.put("table", "comet", z.everyone)
    z.put("pile", "nova", 0b01)
    z.shuffle_into("table", "pile")
    assert z["pile"].bag == ("comet", "moon", "nova", "star", "sun")
    assert (z["pile"].faces, z["pile"].masks, z.size("table")) == ((), (), 0)


def test_a_copy_goes_its_own_way() -> None:
    z = zones()
    z.put("hand", "comet", 0b01)
    other = z.copy()
    other.reveal("hand", 0)
    other.put("table", "nova", 0)
    assert (z["hand"].masks, z.size("table"), other.everyone) == ((0b01,), 0, z.everyone)


@pytest.mark.parametrize(
    ("mask", "face", "wanted", "could"),
    [
        (0b111, "comet", "comet", True),  # it lies open
        (0b111, "comet", "star", False),  # something else lies open
        (0b001, "comet", "star", True),  # hidden, and a star is still somewhere
        (0b011, "comet", "star", True),  # all seats know, spectators do not
        (0b001, "comet", "nova", False),  # hidden, and there is no nova
    ],
)
def test_could_hold_goes_by_what_everybody_knows(mask: int, face: str, wanted: str, could: bool) -> None:
    z = zones()
    z.put("hand", face, mask)
    assert z.could_hold("hand", {wanted}) is could


def test_could_hold_does_not_depend_on_what_is_hidden() -> None:
    for face, rest in (("comet", "nova"), ("nova", "comet")):
        z = Zones(SEATS)
        z.add("pile", "card", (rest,))
        z.add("hand", "card")
        z.put("hand", face, 0b01)
        assert z.could_hold("hand", {"nova"})


def test_an_event_shows_a_face_to_those_who_knew_it_then() -> None:
    z = zones()
    z.put("hand", "comet", 0b01)
    event = Event("toy.said", seen({"card": Ref("hand", 0), "count": 2}, z))
    z.reveal("hand", 0)
    assert [event.told(seat).params for seat in (0, 1, 2)] == [
        {"card": "comet", "count": 2},
        {"card": None, "count": 2},
        {"card": None, "count": 2},
    ]
    assert event.whole() == ["toy.said", {"card": ["comet", 0b01], "count": 2}]
