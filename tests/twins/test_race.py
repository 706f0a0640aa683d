"""Dice of several at once: each pilot's die is told, counted for luck and reacted to as their own."""

from __future__ import annotations

from rimward.kernel.chance import Scripted
from rimward.kernel.match import Match
from rimward.kernel.story import Telling, story
from rimward.messages import Messages
from tests.twins.race import COMET, GAME, Flare

TOLD = Telling(turn=lambda event: None, gains=lambda event: ())


def answer(match: Match, *answers: tuple[int, str]) -> Match:
    for seat, key in answers:
        question = match.question(seat)
        assert question is not None, f"seat {seat} is not asked"
        match.answer(question.id, seat, key)
    return match


def raced(d6: tuple[int, ...]) -> Match:
    """Seat 0 has drilled and plays the flare: dice of 0, 1, 2 and the comet. Seats 1 and 2 have an ice to spend."""
    match = Match.new(GAME, 3, chance=Scripted(draw=[Flare.CARD, "jam", "jam"], d6=d6))
    match.table.ice = (0, 2, 1)  # type: ignore[attr-defined]
    answer(match, (0, "near"), (1, "near"), (2, "near"), (0, "card:0"))
    return match


def test_each_die_has_its_owner() -> None:
    rolled = raced((6, 1, 2, 3, 4)).events(0)[-1]
    assert (rolled.params["by"], rolled.params["owners"]) == (0, (0, 1, 2, COMET))
    words = Messages("en", "comet", names=("Ann", "Bo", "Cy"), you=1, strict=True)
    assert words.event(rolled) == (
        "Ann rolled 1 on d6; You rolled 2 on d6; Cy rolled 3 on d6; The table rolled 4 on d6 (drill)."
    )


def test_only_whoever_owns_a_die_and_can_pay_is_asked_about_it() -> None:
    match = raced((6, 1, 2, 3, 4, 5))
    assert [(q.seat, q.keys) for q in match.asked] == [(1, ["again:1", "pass"])]
    answer(match, (1, "again:1"))
    assert [(q.seat, q.keys) for q in match.asked] == [(2, ["again:2", "pass"])]
    answer(match, (2, "pass"), (1, "pass"))
    assert [event.params["seat"] for event in match.events(0) if event.code == "comet.turn.hauled"] == [1]


def test_luck_is_that_of_ones_own_dice() -> None:
    match = answer(raced((6, 1, 2, 3, 4, 5)), (1, "again:1"))
    fortunes = story(TOLD, 3, match.events(0)).fortunes
    assert [fortune.throws for fortune in fortunes] == [2, 2, 1], "the drill, the race, and one again"
