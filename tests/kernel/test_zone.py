"""Zones: where hidden things lie, who knows them, and what moving and showing does to that."""

from __future__ import annotations

import pytest

from rimward.kernel.event import Event, seen
from rimward.kernel.plain import pack, unpack
from rimward.kernel.zone import Ref, Zone, Zones

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


# --- piles -----------------------------------------------------------------------------------------------------------
def pile(z: Zones) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """What lies on top, in the bag and under it."""
    zone = z["pile"]
    order = len(zone.faces) - zone.under
    return zone.faces[:order], zone.bag, zone.faces[order:]


def stacked() -> Zones:
    """A pile with two on top and two under it, each known to another seat."""
    z = zones()
    for face, mask in (("a", 0b01), ("b", 0b10), ("c", 0b01), ("d", 0b10)):
        z.put("hand", face, mask)
    z.put_on_top("hand", 0, "pile")
    z.put_on_top("hand", 0, "pile")
    z.put_under("hand", 0, "pile")
    z.put_under("hand", 0, "pile")
    return z


def test_what_is_put_on_top_lies_above_the_rest_and_what_is_put_under_below_it() -> None:
    z = stacked()
    assert pile(z) == (("b", "a"), ("moon", "star", "sun"), ("c", "d"))
    assert z["pile"].masks == (0b10, 0b01, 0b01, 0b10), "who knew it still knows it"
    assert z.size("pile") == 7


def test_a_pile_gives_the_places_where_things_were_put() -> None:
    z = stacked()
    z.put("hand", "e", 0)
    z.put("hand", "f", 0)
    z.put("hand", "g", 0)
    assert z.put_on_top("hand", 0, "pile") == 0
    assert z.put_under("hand", 0, "pile") == 5
    assert z.move("hand", 0, "pile") == 3, "after what lies on top, not below the bag"
    assert pile(z) == (("e", "b", "a", "g"), ("moon", "star", "sun"), ("c", "d", "f"))


def test_what_leaves_the_bottom_leaves_the_top_as_it_is() -> None:
    z = stacked()
    z.move("pile", 2, "hand")
    assert pile(z) == (("b", "a"), ("moon", "star", "sun"), ("d",))
    z.move("pile", 0, "hand")
    assert pile(z) == (("a",), ("moon", "star", "sun"), ("d",))
    z.put_under("pile", 0, "pile")
    assert pile(z) == ((), ("moon", "star", "sun"), ("d", "a"))


def test_who_sees_a_thing_go_onto_a_pile_has_learned_it() -> None:
    z = zones()
    z.put("hand", "comet", 0b01)
    z.learned = []
    z.put_under("hand", 0, "pile", 0b11)
    assert (z["pile"].masks, z.learned) == ((0b11,), [("comet", 0b10)])
    z.reveal("pile", 0)
    assert pile(z)[2] == ("comet",)


def test_a_pile_that_is_shuffled_has_neither_top_nor_bottom() -> None:
    z = stacked()
    z.shuffle_into("table", "pile")
    assert pile(z) == ((), ("a", "b", "c", "d", "moon", "star", "sun"), ())
    assert z["pile"].masks == ()


def test_a_zone_that_was_saved_before_piles_had_a_bottom_is_read() -> None:
    old = {"is": "Zone", "deck": "card", "bag": ["sun"], "faces": ["moon"], "masks": [1]}
    zone = unpack(old, {"Zone": Zone})
    assert (zone.bag, zone.faces, zone.under) == (("sun",), ("moon",), 0)
    assert unpack(pack(stacked()["pile"]), {"Zone": Zone}).under == 2


def test_what_nobody_can_place_follows_every_move_of_the_deck() -> None:
    z = zones()
    z.add("other", "token", ("gem",))
    assert z.unplaced("card") == {"star", "moon", "sun"}
    z.take("pile", "star", "hand", 0b01)
    assert z.unplaced("card") == {"star", "moon", "sun"}, "only one seat knows where the star lies"
    copied = z.copy()
    z.reveal("hand", 0)
    assert z.unplaced("card") == {"moon", "sun"}
    assert copied.unplaced("card") == {"star", "moon", "sun"}
    copied.take("pile", "moon", "table", copied.everyone)
    assert copied.unplaced("card") == {"star", "sun"}
    assert z.unplaced("card") == {"moon", "sun"}
    z.take("other", "gem", "other", z.everyone)
    assert not z.unplaced("token")
    assert copied.unplaced("token") == {"gem"}
