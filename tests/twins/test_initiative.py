"""An order of the game's own: lanes are asked for, turns are taken and windows go round by it."""

from __future__ import annotations

from rimward.kernel.chance import Scripted, Seeded
from rimward.kernel.match import Match
from tests.twins.initiative import GAME


def answer(match: Match, *answers: tuple[int, str]) -> Match:
    for seat, key in answers:
        question = match.question(seat)
        assert question is not None, f"seat {seat} is not asked"
        match.answer(question.id, seat, key)
    return match


def lanes(*, d6: tuple[int, ...] = (5,), chosen: tuple[str, ...] = ("far", "mid", "near")) -> Match:
    match = Match.new(GAME, 3, chance=Scripted(draw=["jam", "boost", "nudge"], d6=d6))
    return answer(match, *enumerate(chosen))


def test_the_nearest_pilot_takes_the_first_turn_and_speaks_first_in_a_window() -> None:
    match = lanes()
    assert [frame.seat for frame in match.table.stack if type(frame).__name__ == "Turn"] == [2]  # type: ignore[attr-defined]
    asked = []
    while match.asked[0].code == "comet.gadget.after-roll":
        asked.append(match.asked[0].seat)
        answer(match, (match.asked[0].seat, "pass"))
    assert asked == [2, 1, 0]


def test_lanes_are_asked_for_in_the_order_of_the_round_before() -> None:
    match = Match.new(GAME, 3, options={"rounds": 2}, chance=Seeded(5))
    asked = [question.seat for question in match.asked]
    answer(match, (0, "far"), (1, "mid"), (2, "near"))
    while match.asked[0].code != "comet.lane.choose":
        match.answer(match.asked[0].id, match.asked[0].seat, match.asked[0].keys[-1])
    assert (asked, [question.seat for question in match.asked]) == ([0, 1, 2], [2, 1, 0])


def test_whose_turn_it_is_orders_what_happens_to_the_die() -> None:
    """A 4, less one and doubled, is a 6 either way; a 2 is a 2 or a 3."""
    match = lanes(d6=(2,), chosen=("near", "mid", "mid"))
    (question,) = match.asked
    assert (question.seat, question.code, question.keys) == (0, "kernel.meet", ["Glare:0", "Gleam:0"])
    faces = {}
    for key in question.keys:
        other = match.copy()
        answer(other, (0, key))
        faces[key] = [event.params["face"] for event in other.events(0) if event.code == "comet.gadget.die"]
    assert faces == {"Glare:0": [1, 2], "Gleam:0": [4, 3]}
