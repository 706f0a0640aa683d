"""The story of a match: read from events alone, and fair to every die."""

from __future__ import annotations

from itertools import product

import pytest

from rimward.kernel.event import Event
from rimward.kernel.story import PEOPLE, Gain, Scored, Telling, face_value, fortune, luck, people_of, story


def telling(worth: dict[str, tuple[float, ...]] | None = None) -> Telling:
    """A game of two events, `turn` and `gain`."""
    return Telling(
        turn=lambda event: event.params["seat"] if event.code == "turn" else None,
        gains=lambda event: [Gain(**event.params)] if event.code == "gain" else (),
        worth=lambda rule, die: (worth or {}).get(rule, face_value(rule, die)),
    )


def rolled(by: int, rule: str, die: int, face: int) -> Event:
    return Event("kernel.rolled", {"by": by, "rule": rule, "dice": (die,), "faces": (face,)})


def gain(seat: int, points: int, score: int | None = None) -> Event:
    return Event("gain", {"seat": seat, "source": "a.source", "points": points, "score": score})


def turn(seat: int) -> Event:
    return Event("turn", {"seat": seat})


def test_what_scored_stands_in_its_turn() -> None:
    told = story(telling(), 2, [gain(1, 1), turn(1), gain(1, 2), turn(0), gain(0, 4), gain(1, -2)])
    assert told.turns == [1, 0]
    assert told.scored == [
        Scored(-1, 1, "a.source", 1, 1),
        Scored(0, 1, "a.source", 2, 3),
        Scored(1, 0, "a.source", 4, 4),
        Scored(1, 1, "a.source", -2, 1),
    ]


def test_a_marker_that_stops_at_the_end_of_its_track_has_gained_only_so_much() -> None:
    told = story(telling(), 1, [gain(0, 4, 4), gain(0, 3, 5)])
    assert [(one.points, one.score) for one in told.scored] == [(4, 4), (1, 5)]


def test_of_a_story_that_begins_in_the_middle_no_more_is_counted_than_was_told() -> None:
    told = story(telling(), 1, [gain(0, 1, 5)])
    assert [(one.points, one.score) for one in told.scored] == [(1, 5)]


@pytest.mark.parametrize("worth", [range(1, 7), range(1, 21), [0] * 3 + [1] * 17, [-3, -2, -1, 0, 0, 0, 0, 5]])
def test_fair_dice_are_neither_lucky_nor_unlucky(worth: list[float]) -> None:
    lucks = [luck(worth, face) for face in range(1, len(worth) + 1)]
    assert sum(lucks) == pytest.approx(0, abs=0.01)
    assert sum(each**2 for each in lucks) / len(lucks) == pytest.approx(1, abs=0.01)


def test_luck_is_what_a_face_is_worth_and_not_how_high_it_is() -> None:
    told = story(telling({"hazard": (0, 0, 0, -4)}), 1, [rolled(0, "hazard", 4, 4), rolled(0, "engine", 4, 4)])
    assert [one.luck for one in told.thrown] == [-1.732, 1.342]
    assert (told.thrown[0].rule, told.thrown[0].die, told.thrown[0].face) == ("hazard", 4, 4)


def test_dice_of_nobody_and_dice_that_are_equal_to_all_are_no_luck() -> None:
    rolls = [rolled(-1, "engine", 6, 6), rolled(0, "where", 20, 20), rolled(1, "same", 2, 2)]
    told = story(telling({"where": (), "same": (1, 1)}), 2, rolls)
    assert told.thrown == []
    assert [(one.throws, one.luck, one.percentile) for one in told.fortunes] == [(0, 0, 50), (0, 0, 50)]


def test_dice_of_several_are_the_luck_of_each_owner() -> None:
    """Seat 1 threw them all; an owner that no seat plays has a number below 0, or one beyond the seats."""
    told = {"by": 1, "rule": "battle", "dice": (6,) * 5, "faces": (6, 1, 2, 3, 4), "owners": (0, 1, 1, -1, 2)}
    read = story(telling(), 2, [turn(1), Event("kernel.rolled", told)])
    assert [(one.seat, one.face, one.turn) for one in read.thrown] == [(0, 6, 0), (1, 1, 0), (1, 2, 0)]
    assert [one.throws for one in read.fortunes] == [1, 2]
    assert read.fortunes[0].luck > 0 > read.fortunes[1].luck


def test_which_parameters_are_people_is_told_by_how_the_code_begins() -> None:
    people = {**PEOPLE, "": ("seat", "target"), "toy.death.": ("by", "ship"), "toy.death.late": ()}
    codes = ("toy.move", "toy.death", "toy.death.removed", "toy.death.late", "kernel.rolled")
    told = [people_of(people, code) for code in codes]
    assert told == [("seat", "target"), ("seat", "target"), ("by", "ship"), (), ("by",)]
    assert people_of(telling().people, "toy.move") == ("seat",), "where the game says nothing"


def test_the_percentile_is_nearly_that_of_all_ways_in_which_the_dice_could_have_fallen() -> None:
    """With only four dice; what falls just as it did counts as half."""
    worths = [range(1, 7), range(1, 7), range(1, 9), range(1, 13)]
    all_sums = [sum(lucks) for lucks in product(*([luck(w, f) for f in range(1, len(w) + 1)] for w in worths))]
    for faces in ((1, 2, 3, 4), (6, 3, 5, 7), (3, 4, 4, 6), (6, 6, 2, 12)):
        lucks = [luck(worth, face) for worth, face in zip(worths, faces, strict=True)]
        total = sum(lucks)
        below = sum(each < total - 0.01 for each in all_sums) + sum(abs(each - total) <= 0.01 for each in all_sums) / 2
        assert fortune(lucks).percentile == pytest.approx(100 * below / len(all_sums), abs=2.5)
