"""The worked examples of villains, enemy cards and fighters."""

from __future__ import annotations

import pytest

from rimward.games.aurora.enemies.arrivals import EnemyCard, Warriors
from rimward.games.aurora.table.names import NOWHERE
from tests.games.aurora.foes import enemies_act, enemy, fleet_acts, hostile, npc_ship, on_board, run
from tests.games.aurora.world import CONTENT, Play, crew, ship, sq

FAR = sq(24, 24)
MISSES = [1] * 12


def zurathi(count: int, first: int = 1) -> list[object]:
    return [enemy(f"zurathi-warrior-{n}", sq(2 + n, 2)) for n in range(first, first + count)]


def dregg(count: int) -> list[object]:
    return [enemy(f"dregg-warrior-{n}", sq(2 + n, 2)) for n in range(1, count + 1)]


def places(play: Play) -> int:
    return len(play.told("board.random-location"))


# --- enemy cards -----------------------------------------------------------------------------------------------------
@pytest.mark.example("aurora.example.enemy-card-darius")
@pytest.mark.rule("aurora.enemy-card.commander-always")
def test_darius_comes_with_as_many_dregg_as_the_die_says() -> None:
    play = run(hostile(), EnemyCard(), 4, draw=["darius-hunts", "centre"])
    assert (len(on_board(play, "dregg-warrior")), len(on_board(play, "darius")), places(play)) == (4, 1, 1)


@pytest.mark.example("aurora.example.enemy-card-two-species")
@pytest.mark.rule("aurora.enemy-card.two-species")
def test_two_species_have_a_die_and_a_place_each() -> None:
    play = run(hostile(), EnemyCard(), 2, 4, draw=["uneasy-allies", "centre", "north"])
    assert (len(on_board(play, "dregg-warrior")), len(on_board(play, "ronin-android")), places(play)) == (2, 3, 2)


@pytest.mark.example("aurora.example.zurathi-reinforcement")
@pytest.mark.rule("aurora.enemy-card.already-present")
def test_only_those_who_are_missing_are_placed() -> None:
    g = hostile(figures=[enemy("solen-frae", sq(2, 2)), *zurathi(2)])
    play = run(g, Warriors("zurathi", 4, 6), 5, draw=["centre"])
    assert play.told("enemy-card.number")[0]["placed"] == 3
    assert len(on_board(play, "zurathi-warrior")) == 5


@pytest.mark.example("aurora.example.zurathi-already-satisfied")
@pytest.mark.rule("aurora.event.no-target")
def test_nothing_happens_where_there_are_enough() -> None:
    play = run(hostile(figures=zurathi(5)), Warriors("zurathi", 4, 6), 5)
    assert (len(on_board(play, "zurathi-warrior")), places(play)) == (5, 0)
    assert play.told("event.no-target")


@pytest.mark.example("aurora.example.dregg-reinforcement")
@pytest.mark.rule("aurora.enemy-card.commander-present")
def test_the_commander_comes_with_those_who_are_missing() -> None:
    play = run(hostile(figures=dregg(3)), Warriors("dregg", 3, 6, "darius"), 5, draw=["centre"])
    assert (play.told("enemy-card.number")[0]["placed"], on_board(play, "darius"), places(play)) == (2, ["darius"], 1)


@pytest.mark.example("aurora.example.dregg-commander-only")
def test_the_commander_comes_alone_where_nobody_is_missing() -> None:
    play = run(hostile(figures=dregg(5)), Warriors("dregg", 3, 6, "darius"), 5, draw=["centre"])
    assert (play.told("enemy-card.number")[0]["placed"], on_board(play, "darius")) == (0, ["darius"])


@pytest.mark.rule("aurora.enemy-card.commander-present")
def test_a_commander_who_is_there_already_does_not_come_again() -> None:
    g = hostile(figures=[enemy("darius", sq(2, 2)), *dregg(2)])
    play = run(g, Warriors("dregg", 3, 6, "darius"), 3, draw=["centre"])
    assert play.who("darius").square == sq(2, 2)
    assert len(play.told("npc.placed")) == 1


@pytest.mark.example("aurora.example.enemy-die-below-range")
@pytest.mark.rule("aurora.enemy-card.roll")
def test_a_die_below_the_range_brings_the_least() -> None:
    play = run(hostile(), Warriors("dregg", 3, 5), 1, draw=["centre"])
    assert len(on_board(play, "dregg-warrior")) == 3


# --- whom commanders hunt --------------------------------------------------------------------------------------------
@pytest.mark.example("aurora.example.solen-hunts-jayce")
@pytest.mark.rule("aurora.commander.solen-frae")
def test_solen_hunts_jayce_without_a_roll_off() -> None:
    figures = [crew("donexia", 0, sq(20, 14)), crew("jayce-carver", 1, sq(20, 16)), enemy("solen-frae", sq(2, 15))]
    play = enemies_act(hostile(figures=figures), *MISSES)
    assert play.told("npc.hunts")[0]["target"] == "jayce-carver"
    assert not [roll for roll in play.rolled() if roll[0] == "dice.roll-off" and len(play.told("npc.rolled-off"))]


@pytest.mark.example("aurora.example.solen-without-jayce")
@pytest.mark.rule("aurora.commander.gravitate")
def test_without_jayce_he_hunts_the_highest_initiative() -> None:
    figures = [crew("donexia", 0, sq(20, 14)), crew("flibby", 1, sq(18, 16)), enemy("solen-frae", sq(2, 15))]
    play = enemies_act(hostile(figures=figures), *MISSES)
    assert play.told("npc.hunts")[0]["target"] == "donexia"


def docked(hunter: str) -> Play:
    ships = [ship("cerberus", 0, "dock:0", landed=1), ship("destiny-aurora", 1, sq(9, 9))]
    figures = [crew("grom", 0, "navigation"), crew("jayce-carver", 1, sq(20, 20)), enemy(hunter, sq(2, 15))]
    return enemies_act(hostile(ships=ships, figures=figures, round=2), *MISSES)


@pytest.mark.example("aurora.example.solen-ignores-docked-ship")
def test_solen_does_not_care_for_a_docked_ship_while_jayce_is_there() -> None:
    assert docked("solen-frae").told("npc.hunts")[0]["target"] == "jayce-carver"


@pytest.mark.example("aurora.example.darius-drawn-to-docked-ship")
@pytest.mark.rule("aurora.docked.highest-initiative")
def test_darius_heads_for_a_ship_that_landed_in_the_round_before() -> None:
    assert docked("darius").told("npc.hunts-ship")[0]["target"] == "cerberus"


@pytest.mark.example("aurora.example.roll-off-darius")
@pytest.mark.rule("aurora.dice.roll-off")
@pytest.mark.rule("aurora.commander.secondary-priority")
def test_between_two_of_equal_initiative_on_his_way_a_die_decides() -> None:
    """Flibby has 1 to 3, Grom 4 to 6, and the die shows 2. Straken, whom he hunts, is out of range."""
    assert CONTENT.crew["flibby"].initiative == CONTENT.crew["grom"].initiative == 5
    figures = [
        crew("flibby", 1, sq(13, 12)),
        crew("grom", 0, sq(13, 18)),
        crew("straken", 0, sq(25, 15)),
        enemy("darius", sq(5, 15)),
    ]
    play = enemies_act(hostile(figures=figures), 2, *MISSES)
    assert play.told("npc.rolled-off")[-1] == {"candidates": ("flibby", "grom"), "winner": "flibby"}
    assert play.told("combat.attacks")[0]["target"] == "flibby"


@pytest.mark.example("aurora.example.solen-escort")
@pytest.mark.rule("aurora.commander.escort")
def test_a_warrior_of_his_race_stays_by_the_side_of_a_commander() -> None:
    g = hostile(figures=[crew("flibby", 1, FAR)], round=2)
    placed = run(g, Warriors("zurathi", 2, 4, "solen-frae"), 2, draw=["north-west"]).g
    [escort] = [foe.figure for foe in placed.foes if foe.leader != NOWHERE]
    assert placed.figures[escort].name.startswith("zurathi-warrior")
    placed.round = 3
    after = enemies_act(placed, *[1] * 40).g
    leader = after.figures[after.figure("solen-frae")].square
    assert after.plan().map.distance(after.figures[escort].square, leader) == 1


# --- fighters --------------------------------------------------------------------------------------------------------
def lone(hurt_by: str = "") -> Play:
    ships = [
        ship("cerberus", 0, sq(14, 6)),
        ship("destiny-aurora", 1, "dock:2", landed=1),
        npc_ship("dregg-fighter-1", sq(14, 14)),
    ]
    figures = [crew("rane", 0, "navigation"), crew("flibby", 1, "navigation")]
    g = hostile(ships=ships, figures=figures, round=3)
    if hurt_by:
        by = [card.name for card in g.ships].index(hurt_by)
        g.fleet = tuple([foe.but(hurt=((by, 1),)) for foe in g.fleet])
    return fleet_acts(g, *MISSES)


@pytest.mark.example("aurora.example.lone-fighter-docked-ship")
@pytest.mark.rule("aurora.fighter.lone")
def test_a_lone_fighter_goes_for_the_docked_ship() -> None:
    assert lone().told("fighter.hunts")[0]["target"] == "destiny-aurora"


@pytest.mark.rule("aurora.fighter.lone")
def test_a_lone_fighter_leaves_the_ship_that_it_had_chosen_for_a_docked_one() -> None:
    g = lone().g
    g.fleet = tuple([foe.but(prey=0, hurt=()) for foe in g.fleet])
    assert fleet_acts(g, *MISSES).told("fighter.hunts")[-1]["target"] == "destiny-aurora"


@pytest.mark.example("aurora.example.lone-fighter-returns-fire")
def test_a_lone_fighter_that_was_hit_fights_back() -> None:
    assert lone("cerberus").told("fighter.hunts")[0]["target"] == "cerberus"
