"""Scenes of creatures and drones from the lines of the booklet."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.enemies.turns import EnemyTurns
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.state import Aurora
from tests.games.aurora.bookfoes import (
    DONEXIA,
    DREGG,
    FLIBBY,
    GROM,
    JAYCE,
    NELLHA,
    RANE,
    ROVANNA,
    STRAKEN,
    Scene,
    act,
    came,
    event,
    fights,
    gap,
    outing,
)
from tests.games.aurora.foes import enemy
from tests.games.aurora.folk import draw, halt
from tests.games.aurora.world import CONTENT, crew, item, on, sq

PISTOL = (item("arc-pistol", wielded=True),)
HOUND, EEL, MAW, GRAZER, KITE = "tunnel-hound", "weeping-eel", "quarry-maw", "tower-grazer", "glass-kite"
D1, D2, D3 = "drone-1", "drone-2", "drone-3"  # speed 5, range 3


# --- creatures: how they come ----------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.creature.placement")
def test_a_creature_comes_to_a_random_tile() -> None:
    """book:401: which card, and where, is drawn."""
    play = event(outing(crew(GROM, 0, sq(2, 2))), "hungry-season", KITE, "south-east")
    assert came(play) == {KITE: 1}
    plan = play.g.plan()
    assert plan.tiles[play.who(KITE).square] == plan.tiles[on("south-east", "d4")]


@pytest.mark.rule("aurora.creature.placement")
def test_one_that_is_on_the_board_is_not_drawn_again() -> None:
    """book:407: each card has one standee."""
    first = event(outing(crew(GROM, 0, sq(2, 2))), "hungry-season", KITE, "south-east")
    with pytest.raises(LookupError, match=f"the script draws {KITE}"):
        event(first.g, "something-stirs", KITE, "north")


@pytest.mark.rule("aurora.creature.placement")
def test_a_defeated_one_stays_away_for_the_mission() -> None:
    first = event(outing(crew(DONEXIA, 0, sq(13, 14), gear=PISTOL)), "hungry-season", KITE, "centre")
    table = first.g.copy()
    table.put(table.figure(KITE), wounds=CONTENT.figure(KITE, 1).health - 1, square=sq(13, 13))
    table.stack = outing(crew(DONEXIA, 0, sq(13, 14)), then="crew:donexia").stack
    killed = Scene(table, None, 6, 6, 6, 6).shoot()
    assert killed.who(KITE).square == NOWHERE
    with pytest.raises(LookupError, match=f"the script draws {KITE}"):
        event(killed.g, "something-stirs", KITE, "north")


@pytest.mark.rule("aurora.npc.fire-through-friends")
def test_each_creature_is_on_a_side_of_its_own() -> None:
    """book:1480: as they come."""
    first = event(outing(crew(GROM, 0, sq(2, 2))), "hungry-season", KITE, "south-east")
    second = event(first.g, "something-stirs", HOUND, "north")
    assert second.who(KITE).side != second.who(HOUND).side


# --- creatures: whom they go for -------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.creature.behaviour")
def test_a_creature_goes_for_the_highest_initiative() -> None:
    """book:1363, 1479: past Nell'ha, who stands beside it."""
    g = outing(crew(RANE, 0, sq(13, 8)), crew(NELLHA, 0, sq(12, 14)), enemy(HOUND, sq(13, 13)))
    assert fights(act(g)) == [(HOUND, RANE)]


@pytest.mark.rule("aurora.creature.behaviour")
def test_on_its_way_it_attacks_as_a_commander_does() -> None:
    """book:1363."""
    g = outing(crew(JAYCE, 1, sq(25, 13)), crew(GROM, 0, sq(10, 14)), enemy(HOUND, sq(4, 13)))
    play = act(g)
    assert gap(play, HOUND, JAYCE) == 15
    assert fights(play) == [(HOUND, GROM)]


@pytest.mark.rule("aurora.creature.retaliate")
@pytest.mark.parametrize(
    ("hurt", "dice", "prey"),
    [
        ({GROM: 1}, [], GROM),
        ({GROM: 1, NELLHA: 2}, [], NELLHA),
        ({GROM: 1, NELLHA: 1}, [1], GROM),
        ({GROM: 1, NELLHA: 1}, [6], NELLHA),
        ({}, [], JAYCE),
    ],
)
def test_it_goes_for_whoever_hurt_it_most(hurt: dict[str, int], dice: list[int], prey: str) -> None:
    """book:1363-1365."""
    g = outing(
        crew(JAYCE, 1, sq(13, 17)),
        crew(GROM, 0, sq(10, 13)),
        crew(NELLHA, 0, sq(16, 13)),
        enemy(HOUND, sq(13, 13)),
        foes={HOUND: {"hurt": hurt}},
    )
    assert fights(act(g, *dice))[0] == (HOUND, prey)


@pytest.mark.rule("aurora.creature.retaliate")
def test_it_forgets_when_it_is_not_hurt_again() -> None:
    g = outing(
        crew(JAYCE, 1, sq(13, 10)),
        crew(GROM, 0, sq(13, 16)),
        enemy(HOUND, sq(13, 13)),
        foes={HOUND: {"hurt": {GROM: 1}}},
    )
    first = act(g)
    assert fights(first) == [(HOUND, GROM)]
    assert fights(act(first.g)) == [(HOUND, JAYCE)]


@pytest.mark.rule("aurora.creature.retaliate")
def test_what_crew_do_to_it_is_remembered() -> None:
    """book:1363: Grom shoots it, and it leaves the way to Jayce."""
    g = outing(
        crew(GROM, 0, sq(13, 16), gear=PISTOL), crew(JAYCE, 1, sq(13, 5)), enemy(HOUND, sq(13, 13)), then="crew:grom"
    )
    shot = Scene(g, None, 6, 6).shoot()
    assert shot.who(HOUND).wounds > 0
    assert fights(act(shot.g)) == [(HOUND, GROM)]


@pytest.mark.rule("aurora.creature.attacks-npcs")
def test_with_no_crew_in_range_it_attacks_a_villain_beside_it() -> None:
    """book:403-407, 557."""
    foe = f"{DREGG}-1"
    still = {foe: {"since": 9}}
    there = [crew(JAYCE, 1, sq(25, 13)), enemy(foe, sq(10, 13)), enemy(HOUND, sq(4, 13))]
    g = outing(*there, foes=still)
    near = outing(crew(GROM, 0, sq(11, 13)), *there, foes=still)
    assert (HOUND, foe) in fights(act(g))
    assert (HOUND, GROM) in fights(act(near))


@pytest.mark.rule("aurora.creature.attacks-npcs")
def test_what_a_creature_kills_pays_nobody() -> None:
    """book:1327-1331: a killing blow by crew pays."""
    foe = f"{DREGG}-1"
    g = outing(
        crew(JAYCE, 1, sq(25, 14)), enemy(foe, sq(16, 13), wounds=1), enemy(HOUND, sq(10, 14)), foes={foe: {"since": 9}}
    )
    play = Scene(g, EnemyTurns(), 6, 6, 6, 6, draw=["cache"])
    assert [told["crew"] for told in play.told("npc.removed")] == [foe]
    assert [sum(pay) for pay in play.g.pay] == [0, 0]


# --- creatures: guards and giants ------------------------------------------------------------------------------------
WALLS = {f"{row}{column}e": "|" for row in "bcdefg" for column in (1, 4, 7)}
WALLS |= {f"{row}{column}s": "-" for row in "ag" for column in range(2, 8)}
ROOM = draw(edges=WALLS | {"d4e": "D"})  # two rooms, b2 to g4 and b5 to g7, and a door between them


def lair(*figures: Any, beast: str = HOUND, **foe: Any) -> Aurora:
    foes = {beast: {"guards": True, **foe}}
    return outing(*figures, enemy(beast, on("centre", "f6")), surface={"centre": ROOM}, indoor=["centre"], foes=foes)


@pytest.mark.rule("aurora.creature.guard")
def test_a_creature_on_guard_waits_for_somebody_in_its_room() -> None:
    """book:1367."""
    outside = act(lair(crew(GROM, 0, on("centre", "d3"))))
    assert (fights(outside), outside.told("npc.moved")) == ([], [])
    assert fights(act(lair(crew(GROM, 0, on("centre", "c6"))))) == [(HOUND, GROM)]


@pytest.mark.rule("aurora.creature.guard")
def test_it_follows_whoever_flees() -> None:
    """book:1367: and not Jayce, who has the highest initiative."""
    first = act(lair(crew(GROM, 0, on("centre", "c6")), crew(JAYCE, 1, sq(20, 13))))
    table = first.g.copy()
    table.put(table.figure(GROM), square=on("centre", "d2"))
    assert fights(first) == [(HOUND, GROM)]
    assert fights(act(table)) == [(HOUND, GROM)]


HUT = {f"{row}{column}e": "|" for row in "cdef" for column in (2, 6)}
HUT |= {f"{row}{column}s": "-" for row in "bf" for column in range(3, 7)}
HUT_WITH_DOOR = draw(edges=HUT | {"b4s": "D"})


def hut(place: str, *figures: Any, beast: str, where: int) -> Aurora:
    """A house with a door on this tile, and a giant before it."""
    return outing(*figures, enemy(beast, where), surface={place: HUT_WITH_DOOR}, indoor=[place])


def inside(place: str) -> int:
    return on(place, "d4")


@pytest.mark.rule("aurora.creature.giant-entry")
@pytest.mark.parametrize(
    ("place", "beast", "enters"),
    [("north-west", MAW, False), ("north", MAW, True), ("centre", MAW, True), ("north-west", HOUND, True)],
)
def test_giants_do_not_enter_houses_on_corners(place: str, beast: str, enters: bool) -> None:
    """book:413-417, 1519: side and centre tiles have high ceilings; others than giants may enter."""
    g = hut(place, crew(GROM, 0, inside(place)), beast=beast, where=on(place, "a4"))
    for _ in range(3):
        g = act(g).g
    play = act(g)
    assert (play.g.plan().rooms[play.who(beast).square] > 0) == enters
    assert ((beast, GROM) in fights(play)) == enters


@pytest.mark.rule("aurora.creature.giant-fire")
def test_a_giant_with_range_shoots_through_the_door() -> None:
    """book:417, 1519."""
    g = hut("north-west", crew(GROM, 0, inside("north-west")), beast=GRAZER, where=on("north-west", "a4"))
    play = act(g)
    assert fights(play) == [(GRAZER, GROM)]
    assert play.g.plan().rooms[play.who(GRAZER).square] == 0


@pytest.mark.rule("aurora.creature.giant-break-off")
@pytest.mark.parametrize("beast", [MAW, "silt-strider"])
def test_one_that_cannot_get_at_its_prey_goes_for_the_next_initiative(beast: str) -> None:
    """book:417: Straken is inside and out of its range; Rane (6) comes before Grom (5), who is nearer."""
    g = hut(
        "north-west",
        crew(STRAKEN, 0, on("north-west", "f6")),
        crew(RANE, 0, sq(17, 3)),
        crew(GROM, 0, sq(5, 13)),
        beast=beast,
        where=on("north-west", "a4"),
    )
    before = g.plan().map.distance(on("north-west", "a4"), sq(17, 3))
    assert gap(act(g), beast, RANE) == before - 4


def blow(name: str) -> list[int]:
    health = CONTENT.figure(name, 1).health
    g = outing(crew(FLIBBY, 1, sq(13, 14), gear=PISTOL), enemy(name, sq(13, 13), wounds=health - 1), then="crew:flibby")
    return [sum(pay) for pay in Scene(g, None, 6, 6).shoot().g.pay]


@pytest.mark.rule("aurora.creature.reward")
@pytest.mark.parametrize("name", [HOUND, MAW, KITE])
def test_a_creature_is_worth_a_hundred(name: str) -> None:
    """book:1361."""
    assert blow(name) == [0, 100]


@pytest.mark.rule("aurora.drone.reward")
def test_a_drone_is_worth_nothing() -> None:
    """book:1371."""
    assert blow(D1) == [0, 0]


# --- drones ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.drone.targeting")
def test_a_drone_goes_for_the_closest() -> None:
    """book:1373: unlike a warrior, which would roll off."""
    g = outing(crew(JAYCE, 1, sq(13, 18)), crew(NELLHA, 0, sq(13, 9)), enemy(D1, sq(13, 13)))
    for die in (1, 6):
        assert fights(act(g, die)) == [(D1, NELLHA)]


@pytest.mark.rule("aurora.drone.targeting")
@pytest.mark.parametrize(("die", "prey"), [(3, JAYCE), (4, NELLHA)])
def test_between_two_as_close_it_rolls(die: int, prey: str) -> None:
    """book:1373."""
    g = outing(crew(JAYCE, 1, sq(13, 17)), crew(NELLHA, 0, sq(13, 9)), enemy(D1, sq(13, 13)))
    assert fights(act(g, die)) == [(D1, prey)]


@pytest.mark.rule("aurora.drone.one-each")
def test_each_drone_has_a_crew_of_its_own() -> None:
    """book:1373, 1377: the second goes on to the next closest."""
    g = outing(crew(GROM, 0, sq(13, 11)), crew(ROVANNA, 1, sq(13, 19)), enemy(D1, sq(13, 13)), enemy(D2, sq(14, 13)))
    assert fights(act(g)) == [(D1, GROM), (D2, ROVANNA)]


@pytest.mark.rule("aurora.drone.one-each")
def test_two_drones_never_attack_the_same_crew() -> None:
    """book:1377: not even the only one."""
    g = outing(crew(GROM, 0, sq(13, 11)), enemy(D1, sq(13, 13)), enemy(D2, sq(14, 13)))
    assert fights(act(g)) == [(D1, GROM)]


@pytest.mark.rule("aurora.drone.one-each")
def test_a_warrior_may_attack_whom_a_drone_attacks() -> None:
    """book:1377 speaks of drones only."""
    g = outing(crew(GROM, 0, sq(13, 11)), enemy(f"{DREGG}-1", sq(14, 13)), enemy(D1, sq(13, 13)))
    assert sorted(fights(act(g))) == [(f"{DREGG}-1", GROM), (D1, GROM)]


@pytest.mark.rule("aurora.drone.unpaired")
def test_a_drone_without_a_crew_of_its_own_stays_where_it_is() -> None:
    """book:1377: dormant."""
    play = act(outing(crew(GROM, 0, sq(13, 11)), enemy(D1, sq(13, 13)), enemy(D2, sq(20, 13))))
    assert play.who(D2).square == sq(20, 13)
    assert fights(play) == [(D1, GROM)]


@pytest.mark.rule("aurora.drone.unpaired")
def test_it_keeps_moving_towards_one_that_has_none() -> None:
    """book:1377."""
    g = outing(crew(GROM, 0, sq(13, 11)), crew(ROVANNA, 1, sq(13, 25)), enemy(D1, sq(13, 13)), enemy(D2, sq(14, 13)))
    play = act(g)
    assert gap(play, D2, ROVANNA) == 12 - 5
    assert fights(play) == [(D1, GROM)]


@pytest.mark.rule("aurora.drone.stay-engaged")
def test_a_drone_stays_with_whoever_is_beside_it() -> None:
    """book:1373: Nell'ha has come as near."""
    g = outing(crew(NELLHA, 0, sq(12, 13)), crew(GROM, 0, sq(13, 14)), enemy(D1, sq(13, 13)), foes={D1: {"prey": GROM}})
    assert fights(act(g)) == [(D1, GROM)]


@pytest.mark.rule("aurora.drone.stay-engaged")
def test_when_its_crew_has_stepped_away_it_looks_for_the_closest_again() -> None:
    """book:1373."""
    g = outing(crew(NELLHA, 0, sq(12, 13)), crew(GROM, 0, sq(13, 16)), enemy(D1, sq(13, 13)), foes={D1: {"prey": GROM}})
    assert fights(act(g)) == [(D1, NELLHA)]


@pytest.mark.rule("aurora.drone.stay-engaged")
@pytest.mark.rule("aurora.elude.drones-exempt")
def test_crew_simply_step_away_from_a_drone() -> None:
    """book:1313, 1373."""
    g = outing(crew(GROM, 0, sq(13, 14)), enemy(D1, sq(13, 13)), then="crew:grom")
    play = Scene(g, None).say("move")
    halt(play.go(sq(13, 15)))
    assert play.who(GROM).square == sq(13, 15)
    assert play.rolled() == []
