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
    assert (pile.bag, pile.faces) == (("moon", "star", "sun"), ())


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


def test_what_is_laid_open_to_all_was_never_hidden() -> None:
    z = zones()
    z.put("table", "comet", z.everyone)
    assert z.learned == []
    z.put("hand", "nova", 0b01)
    z.take("pile", "star", "table", z.everyone)
    assert z.learned == [("nova", 0b01), ("star", z.everyone)]


def test_things_of_one_place_leave_the_others_as_they_lie() -> None:
    z = zones()
    for number, face in enumerate(("comet", "nova", "dust")):
        z.put("hand", face, 1 << number)
    assert z.move("hand", 1, "table") == 0
    assert (z["hand"].faces, z["hand"].masks) == (("comet", "dust"), (0b001, 0b100))
    assert (z["table"].faces, z["table"].masks) == (("nova",), (0b010,))
    assert "hand" in z
    assert "drawer" not in z


def test_what_is_seen_of_a_move_or_a_draw_is_learned() -> None:
    z = zones()
    z.put("hand", "comet", 0b01)
    z.learned = []
    z.move("hand", 0, "table", 0b011)
    assert z.learned == [("comet", 0b010)], "one of the two knew it"
    assert z.take("pile", "star", "hand", 0b001) == 0
    assert z.learned[1:] == [("star", 0b001)]
    assert (z["pile"].bag, z["hand"].faces, z["hand"].masks) == (("moon", "sun"), ("star",), (0b001,))


def test_a_reveal_says_what_it_is() -> None:
    z = zones()
    z.put("hand", "comet", 0b01)
    assert z.reveal("hand", 0) == z.face("hand", 0) == "comet"
    assert z["hand"].masks == (z.everyone,)


def test_nothing_goes_from_one_deck_to_another() -> None:
    """Everybody is told by deck what is unseen: the other deck's list would name the thing."""
    z = zones()
    z.add("wrong", "token", ("star",))
    z.put("hand", "comet", 0)
    before = dict(z.by_name)
    for move in (
        lambda: z.move("hand", 0, "wrong"),
        lambda: z.take("pile", "star", "wrong", 0),
        lambda: z.shuffle_into("hand", "wrong"),
    ):
        with pytest.raises(ValueError, match=r"(hand|pile) and wrong are of two decks"):
            move()
    assert z.by_name == before


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
        (0b001, "comet", "dust", False),  # hidden, and the dust lies open
        (0b001, "comet", "coin", False),  # hidden, and coins are of another deck
    ],
)
def test_could_hold_goes_by_what_everybody_knows(mask: int, face: str, wanted: str, could: bool) -> None:
    z = zones()
    z.put("hand", face, mask)
    z.put("table", "dust", z.everyone)
    z.add("purse", "token", ("coin",))
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


def test_an_event_may_name_several_things_and_each_seat_is_told_those_that_it_knew() -> None:
    z = zones()
    z.put("hand", "comet", 0b01)
    z.put("hand", "nova", 0b10)
    event = Event("toy.said", seen({"cards": (Ref("hand", 0), Ref("hand", 1)), "pairs": ((1, 2), (3,))}, z))
    assert [event.told(seat).params["cards"] for seat in (0, 1, 2)] == [("comet", None), (None, "nova"), (None, None)]
    assert event.told(0).params["pairs"] == ((1, 2), (3,))
    assert event.whole() == ["toy.said", {"cards": [["comet", 0b01], ["nova", 0b10]], "pairs": [[1, 2], [3]]}]


def test_nothing_hidden_gets_out_of_an_event_by_another_way() -> None:
    z = zones()
    z.put("hand", "comet", 0b01)
    event = Event("toy.said", seen({"card": Ref("hand", 0), "cards": (Ref("hand", 0),)}, z), 2)
    assert "comet" not in str(event.told(1)) + str(event)
    assert event.told(0) == Event("toy.said", {"card": "comet", "cards": ("comet",)}, 2)


def test_a_copy_takes_zones_of_its_own_when_one_of_the_two_lays_something() -> None:
    z = zones()
    first, second = z.copy(), z.copy()
    before = dict(z.by_name)
    second.put("hand", "comet", 0)
    assert (first.by_name, z.by_name) == (before, before)
    z.put("table", "nova", 0)
    first.add("new", "token")
    assert (z.size("table"), second.size("table"), first.size("table")) == (1, 0, 0)
    assert ("new" in first, "new" in z, "new" in second) == (True, False, False)
