"""The advice knows what enemies can do."""

from __future__ import annotations

import pytest

from rimward.games.aurora.advice.dangers import A_DIE, danger
from rimward.games.aurora.advice.fights import shot
from tests.games.aurora.bookfoes import DONEXIA, DREGG, GROM, RANE, Scene, outing
from tests.games.aurora.foes import enemy, npc_ship
from tests.games.aurora.folk import middle
from tests.games.aurora.test_advice import rated
from tests.games.aurora.world import crew, on, ship, sq

HORN = f"{DREGG}-1"  # three dice, speed 4, range 4


@pytest.mark.parametrize(("away", "dice"), [(8, 3), (9, 0)])
def test_danger_is_within_a_move_and_a_shot(away: int, dice: int) -> None:
    g = outing(enemy(HORN, sq(13, 13)))
    assert danger(g, sq(13 + away, 13)) == pytest.approx(A_DIE * dice)


def test_cover_halves_it_against_those_who_shoot() -> None:
    near = outing(enemy("zurathi-warrior-1", sq(13, 8)), surface=middle({"d4": "h"}))
    shooter = outing(enemy(HORN, sq(13, 8)), surface=middle({"d4": "h"}))
    assert danger(shooter, on("centre", "d4")) == pytest.approx(A_DIE * 3 / 2)
    assert danger(near, on("centre", "d4")) == pytest.approx(A_DIE * 3)


def test_guards_and_giants_before_low_ceilings_do_not_count() -> None:
    """A guard stays in its room, and a giant without range cannot come in."""
    g = outing(enemy(HORN, sq(13, 13)), foes={HORN: {"guards": True}})
    assert danger(g, sq(13, 14)) == 0.0
    walls = {f"{row}{column}e": "|" for row in "cdef" for column in (2, 6)}
    walls |= {f"{row}{column}s": "-" for row in "bf" for column in range(3, 7)}
    hut = {"north-west": middle({}, walls | {"b4s": "D"})["centre"]}
    inside = outing(enemy("quarry-maw", on("north-west", "a4")), surface=hut, indoor=["north-west"])
    assert danger(inside, on("north-west", "d4")) == 0.0
    assert danger(inside, on("north-west", "b4")) > 0.0


def test_who_is_nearly_spent_keeps_out_of_their_reach() -> None:
    """Grom has one point of health left; squares that are as near to the crate are told apart by the danger."""
    crates = {sq(13, 20): "cache"}
    g = outing(
        crew(GROM, 0, sq(13, 13), wounds=8),
        crew(RANE, 0, "navigation"),
        enemy(HORN, sq(5, 13)),
        crates=crates,
        then="crew:grom",
    )
    play = Scene(g, None).say("move")
    found = rated(play)
    assert found[f"go:{sq(14, 14)}"] > found[f"go:{sq(12, 14)}"]
    assert danger(play.g, sq(12, 14)) > danger(play.g, sq(14, 14)) == 0.0


def test_a_fighter_is_known_to_fall_with_its_last_point() -> None:
    """It has two points of health, and a ship of a player ten shields."""
    fleet = [ship("cerberus", 0, sq(18, 13), facing="west"), npc_ship("zurathi-fighter-1", sq(15, 13))]
    hurt = [fleet[0], npc_ship("zurathi-fighter-1", sq(15, 13), damage=1)]
    staff = [crew(GROM, 0, "weapons"), crew(DONEXIA, 0, "commander")]
    assert shot(outing(*staff, ships=hurt), 0, 1) > shot(outing(*staff, ships=fleet), 0, 1)
