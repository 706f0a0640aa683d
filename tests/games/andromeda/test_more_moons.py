"""A moon gained on somebody else's turn. Nothing in the box does that by itself, so the frame is laid on the table."""

from __future__ import annotations

import pytest

from rimward.games.andromeda.moons import GainMoon
from tests.games.andromeda.stations import Game, claimed, stored
from tests.games.andromeda.world import BLUE, YELLOW, Play, moon, world

FOUR = (
    moon("science", energy=2),
    moon("industry", titanium=2),
    moon("supremacy", nanocarbon=2),
    moon("civilization", ice=1),
)
NEW = moon("commerce", credit=2)
OVER = "andromeda.moon.over-limit-other-turn"


def gained(*has: str, own: bool = False) -> Play:
    """Yellow gains a moon while it is blue's turn."""
    g = world(active=YELLOW if own else BLUE, claimed={YELLOW: has})
    g.stack.append(GainMoon(YELLOW, NEW, own))
    return Game(g)


@pytest.mark.rule("andromeda.moon.over-limit-other-turn")
@pytest.mark.example("andromeda.example.moon-limit-other-turn")
def test_a_moon_that_makes_room_on_another_turn_gives_nothing() -> None:
    play = gained(*FOUR)
    assert (play.asked.seat, play.asked.code) == (YELLOW, OVER)
    play.say("discard:3")
    assert claimed(play) == [*FOUR[:3], NEW]
    assert stored(play) == {}
    assert [told["moon"] for told in play.told("moon.discarded")] == [FOUR[3]]
    assert play.asked.seat == BLUE


@pytest.mark.rule("andromeda.moon.over-limit-other-turn")
def test_no_moon_is_abandoned_on_another_turn() -> None:
    play = gained(*FOUR)
    assert not [key for key in play.asked.keys if key.startswith("abandon")]
    assert not [key for key in play.acts(YELLOW) if key.startswith("abandon")]
    assert gained(*FOUR, own=True).asked.code == "andromeda.moon.over-limit-own-turn"


@pytest.mark.rule("andromeda.moon.over-limit-other-turn")
def test_a_moon_is_slotted_on_another_turn_to_make_room() -> None:
    play = gained(*FOUR).say("slot:0,ops")
    assert claimed(play) == [*FOUR[1:], NEW]
    assert play.table["operations"][YELLOW] == FOUR[0]
    assert play.asked.seat == BLUE


@pytest.mark.rule("andromeda.moon.over-limit-other-turn")
def test_without_room_the_new_moon_is_gone() -> None:
    play = gained(*FOUR).say("decline")
    assert claimed(play) == list(FOUR)
    assert stored(play) == {}
    assert [told["moon"] for told in play.told("moon.discarded")] == [NEW]


@pytest.mark.rule("andromeda.moon.over-limit-other-turn")
def test_the_fourth_moon_asks_nothing_on_another_turn_either() -> None:
    play = gained(*FOUR[:3])
    assert play.asked.seat == BLUE
    assert claimed(play) == [*FOUR[:3], NEW]
