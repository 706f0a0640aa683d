"""More scenes of enemies from the lines of the booklet: what a broken rule would not have been noticed by."""

from __future__ import annotations

import pytest

from tests.games.aurora.bookfoes import (
    DREGG,
    GROM,
    JAYCE,
    RONIN,
    ROVANNA,
    SOLEN,
    TAMSIN,
    ZURATHI,
    act,
    fights,
    gap,
    outing,
)
from tests.games.aurora.foes import enemy
from tests.games.aurora.folk import middle
from tests.games.aurora.world import crew, on, sq

CLAW, HORN, HORN_2, SHELL = f"{ZURATHI}-1", f"{DREGG}-1", f"{DREGG}-2", f"{RONIN}-1"


@pytest.mark.rule("aurora.warrior.no-shared-target-twice")
@pytest.mark.parametrize("die", [1, 6])
def test_it_goes_to_the_closest_of_the_others(die: int) -> None:
    """book:1343: the next closest crew, whatever is rolled."""
    both = {HORN: {"prey": GROM, "shared": True}, HORN_2: {"prey": GROM, "shared": True}}
    g = outing(
        crew(GROM, 0, on("centre", "d4")),
        crew(TAMSIN, 1, on("centre", "a8")),
        crew(ROVANNA, 1, on("centre", "h5")),
        enemy(HORN, on("centre", "d6")),
        enemy(HORN_2, on("centre", "f4")),
        foes=both,
    )
    assert fights(act(g, *[1] * 3, die)) == [(HORN, GROM), (HORN_2, ROVANNA)]


@pytest.mark.rule("aurora.npc.fire-through-friends")
def test_a_friend_in_the_line_is_no_reason_to_move() -> None:
    """book:1480: in a corridor, four squares away."""
    corridor = "\n\n".join(["# # # # # # # #"] * 3 + [". . . . . . . ."] + ["# # # # # # # #"] * 4)
    g = outing(
        crew(GROM, 0, on("centre", "d3")),
        enemy(HORN, on("centre", "d7")),
        enemy(SHELL, on("centre", "d5")),
        surface={"centre": corridor},
    )
    play = act(g)
    assert (HORN, GROM) in fights(play)
    assert play.who(HORN).square == on("centre", "d7")


@pytest.mark.rule("aurora.npc.path")
@pytest.mark.parametrize("rough", [True, False])
def test_it_ends_its_way_beside_rough_ground_rather_than_on_it(rough: bool) -> None:
    """book:1461: all three squares before Grom are as far; the straight one is not taken if it is hindering."""
    ground = middle({"d3": "h"} if rough else {})
    g = outing(crew(GROM, 0, on("centre", "d2")), enemy(CLAW, on("centre", "d8")), surface=ground)
    play = act(g)
    assert fights(play) == [(CLAW, GROM)]
    assert (play.who(CLAW).square == on("centre", "d3")) != rough


@pytest.mark.rule("aurora.status.stun")
def test_one_that_is_stunned_misses_its_turn_and_no_more() -> None:
    g = outing(crew(GROM, 0, sq(13, 14)), enemy(HORN, sq(13, 13), tokens=("stun",)))
    first = act(g)
    assert (fights(first), first.told("npc.moved")) == ([], [])
    assert fights(act(first.g)) == [(HORN, GROM)]


@pytest.mark.rule("aurora.status.fire")
@pytest.mark.parametrize(("away", "wounds"), [(0, 1), (1, 1), (2, 0)])
def test_one_that_stands_in_the_fire_is_burnt(away: int, wounds: int) -> None:
    """It has somebody in range, so that it stays where it is."""
    g = outing(crew(GROM, 0, sq(13, 10)), enemy(HORN, sq(13, 13)))
    g.fires = (sq(13, 13 + away),)
    assert act(g).who(HORN).wounds == wounds


@pytest.mark.rule("aurora.scan.npc")
def test_one_that_has_looked_in_vain_does_not_move_again() -> None:
    """book:1349: it went beside Grom, and Rovanna is out of reach."""
    g = outing(
        crew(GROM, 0, on("centre", "d4"), hidden=True), crew(ROVANNA, 1, sq(2, 2)), enemy(SHELL, on("centre", "d7"))
    )
    play = act(g, 4, 4, 4)
    assert fights(play) == []
    assert gap(play, SHELL, GROM) == 1
    assert len(play.told("npc.moved")) == 1


@pytest.mark.rule("aurora.scan.npc")
def test_it_only_looks_in_its_own_room() -> None:
    """The ruling: outdoors that is its tile, and Grom hides on the next one."""
    g = outing(crew(GROM, 0, sq(18, 13), hidden=True), enemy(SHELL, sq(17, 13)))
    play = act(g, 6, 6, 6)
    assert (fights(play), play.rolled()) == ([], [])


@pytest.mark.rule("aurora.commander.escort")
def test_beside_its_commander_it_takes_a_place_from_which_it_can_strike() -> None:
    """book:1333: three squares are beside both So'len and Jayce."""
    g = outing(
        crew(JAYCE, 1, sq(13, 11)), enemy(SOLEN, sq(13, 13)), enemy(CLAW, sq(14, 14)), foes={CLAW: {"leader": SOLEN}}
    )
    play = act(g)
    assert fights(play) == [(SOLEN, JAYCE), (CLAW, JAYCE)]
    assert gap(play, CLAW, SOLEN) == gap(play, CLAW, JAYCE) == 1


@pytest.mark.rule("aurora.drone.one-each")
def test_whom_one_drone_is_on_its_way_to_another_leaves_alone() -> None:
    """book:1377: neither is in range yet."""
    g = outing(crew(GROM, 0, sq(2, 13)), enemy("drone-1", sq(20, 13)), enemy("drone-2", sq(20, 15)))
    play = act(g)
    assert [told["crew"] for told in play.told("npc.moved")] == ["drone-1"]
