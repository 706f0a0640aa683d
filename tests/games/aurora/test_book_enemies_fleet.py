"""Scenes of ships that nobody plays, from the lines of the booklet."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.names import NOWHERE, SALVAGE_LAID
from rimward.games.aurora.table.pieces import Ship
from rimward.games.aurora.table.state import Aurora
from tests.games.aurora.bookfoes import (
    DONEXIA,
    DREGG,
    FLIBBY,
    GROM,
    RANE,
    Scene,
    act,
    event,
    fights,
    fly,
    kind,
    outing,
    shots,
)
from tests.games.aurora.foes import npc_ship
from tests.games.aurora.orbit import NEBULA
from tests.games.aurora.world import CONTENT, crew, ship, sq

Z1, Z2, Z3 = (f"zurathi-fighter-{n}" for n in (1, 2, 3))  # speed 6, range 4
DR1 = "dregg-fighter-1"  # speed 5, range 5
TRANSPORT, SATELLITE = "troop-transport", "military-satellite"
RED, BLUE = "cerberus", "destiny-aurora"


def red(column: int, row: int, **fields: Any) -> Ship:
    return ship(RED, 0, sq(column, row), **{"facing": "west", **fields})


def blue(column: int, row: int, **fields: Any) -> Ship:
    return ship(BLUE, 1, sq(column, row), **{"facing": "west", **fields})


def orbit(*ships: Ship, **fields: Any) -> Aurora:
    """Somebody waits on the surface, so that rounds go on."""
    return outing(crew(GROM, 0, sq(13, 13)), ships=ships, **fields)


def hurt(g: Aurora, name: str, by: str, damage: int = 1) -> Aurora:
    """That ship has damaged the other since its last turn."""
    g = g.copy()
    names = [card.name for card in g.ships]
    g.fleet = tuple(
        [foe.but(hurt=((names.index(by), damage),)) if foe.figure == names.index(name) else foe for foe in g.fleet]
    )
    return g


def arrived(play: Scene) -> list[str]:
    return [kind(told["ship"]) for told in play.told("fighter.placed")]


# --- squadrons -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.fighter.squadron")
@pytest.mark.parametrize(
    ("card", "ships"),
    [("squadron-contact", ["zurathi-fighter"] * 3), ("second-wave", ["dregg-fighter"] * 3)],
)
def test_a_squadron_is_three_fighters_of_one_kind(card: str, ships: list[str]) -> None:
    """book:51-56."""
    play = event(orbit(red(2, 25), blue(25, 25)), card, "north")
    assert arrived(play) == ships


@pytest.mark.rule("aurora.fighter.squadron")
def test_there_are_no_more_than_three_of_a_kind() -> None:
    """book:55: three standees."""
    play = event(
        orbit(red(2, 25), blue(25, 25), npc_ship(Z1, sq(13, 13)), npc_ship(Z2, sq(14, 14))), "squadron-contact", "north"
    )
    there = [card.name for card in play.g.ships if card.in_orbit and kind(card.name) == "zurathi-fighter"]
    assert sorted(there) == [Z1, Z2, Z3]


@pytest.mark.rule("aurora.npc.placed-inactive")
def test_a_fighter_that_has_just_come_waits_for_the_next_round() -> None:
    """book:790."""
    g = orbit(red(13, 12), blue(25, 25), npc_ship(Z1, sq(15, 12), "west"), round=3)
    g.fleet = tuple([foe.but(since=3) for foe in g.fleet])
    assert shots(fly(g)) == []
    g.fleet = tuple([foe.but(since=2) for foe in g.fleet])
    assert shots(fly(g)) == [(Z1, RED)]


# --- whom they attack ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.fighter.targeting")
@pytest.mark.parametrize("die", [1, 6])
def test_each_takes_another_ship(die: int) -> None:
    """book:1387: they pair off, whatever is rolled."""
    g = orbit(red(11, 12), blue(15, 12), npc_ship(Z1, sq(13, 12), "west"), npc_ship(Z2, sq(13, 14), "west"))
    found = shots(fly(g, die))
    assert len(found) == 2
    assert {prey for _, prey in found} == {RED, BLUE}


@pytest.mark.rule("aurora.fighter.targeting")
def test_a_lone_ship_is_attacked_by_all() -> None:
    """book:1387: there are no other ships to pair off with."""
    g = orbit(red(11, 12), npc_ship(Z1, sq(13, 12), "west"), npc_ship(Z2, sq(13, 14), "west"))
    assert sorted(shots(fly(g))) == [(Z1, RED), (Z2, RED)]


@pytest.mark.rule("aurora.fighter.targeting")
def test_a_fighter_keeps_its_ship() -> None:
    """book:1341, 1387: as a warrior does, when another comes nearer."""
    g = orbit(red(10, 12), blue(20, 12), npc_ship(Z1, sq(13, 12), "west"), npc_ship(Z2, sq(18, 12), "east"))
    first = fly(g)
    assert sorted(shots(first)) == [(Z1, RED), (Z2, BLUE)]
    table = first.g.copy()
    table.put_ship(0, square=sq(18, 15))
    table.put_ship(1, square=sq(13, 15))
    second = fly(table)
    heads = {told["ship"]: told["target"] for told in second.told("fighter.hunts")} | dict(shots(second))
    assert heads.get(Z1, RED) == RED
    assert heads.get(Z2, BLUE) == BLUE
    assert shots(second)


@pytest.mark.rule("aurora.fighter.targeting")
def test_one_alone_keeps_its_ship_too() -> None:
    """The ruling, where no ship is on a dock: Blue is nearer by now."""
    first = fly(orbit(red(10, 12), blue(25, 25), npc_ship(Z1, sq(13, 12), "west")))
    table = first.g.copy()
    table.put_ship(0, square=sq(10, 16))
    table.put_ship(1, square=sq(13, 13))
    assert (shots(first), shots(fly(table))) == ([(Z1, RED)], [(Z1, RED)])


@pytest.mark.rule("aurora.fighter.targeting")
def test_it_turns_on_whoever_has_hit_it() -> None:
    """book:1387, 1341."""
    g = orbit(red(11, 12), blue(15, 12), npc_ship(Z1, sq(13, 12), "west"), npc_ship(Z2, sq(13, 14), "west"))
    assert (Z1, BLUE) in shots(fly(hurt(g, Z1, BLUE)))
    assert (Z1, RED) in shots(fly(hurt(g, Z1, RED)))


@pytest.mark.rule("aurora.fighter.surplus")
@pytest.mark.parametrize(("die", "prey"), [(1, RED), (6, BLUE)])
def test_who_is_left_over_rolls_for_its_ship(die: int, prey: str) -> None:
    """book:1387: three fighters, two ships."""
    trio = [npc_ship(Z1, sq(12, 11), "west"), npc_ship(Z2, sq(14, 13), "east"), npc_ship(Z3, sq(13, 14), "north")]
    g = orbit(red(11, 11), blue(15, 13), *trio)
    play = fly(g, *[1] * 6)
    rolls = [index for index, (rule, _) in enumerate(play.rolled()) if rule == "dice.roll-off"]
    assert rolls
    found = dict(shots(both(g, die)))
    assert (found[Z1], found[Z2], found[Z3]) == (RED, BLUE, prey)


def both(g: Aurora, die: int) -> Scene:
    """All roll-offs show this; attacks do what they may."""
    return fly(g, *[die] * 40)


@pytest.mark.rule("aurora.fighter.surplus")
def test_it_rolls_each_round() -> None:
    """book:1462: every turn."""
    trio = [npc_ship(Z1, sq(12, 11), "west"), npc_ship(Z2, sq(14, 13), "east"), npc_ship(Z3, sq(13, 14), "north")]
    first = fly(orbit(red(11, 11), blue(15, 13), *trio))
    second = fly(first.g)
    assert second.told("npc.ships-rolled-off")


@pytest.mark.rule("aurora.fighter.lone")
@pytest.mark.parametrize(("by", "prey"), [("", BLUE), (RED, RED)])
def test_a_lone_fighter_attacks_the_ship_on_its_dock_unless_another_has_hit_it(by: str, prey: str) -> None:
    """book:1389, the printed box. The planet is in the east; Red is nearer."""
    fleet = [red(22, 13), ship(BLUE, 1, "dock:1"), npc_ship(Z1, sq(24, 13), "west")]
    g = orbit(*fleet, planets=("port-saven", "neutral", "earth", "fourth"))
    play = fly(hurt(g, Z1, by) if by else g)
    assert shots(play) == [(Z1, prey)]


@pytest.mark.rule("aurora.fighter.docked-target")
def test_fighters_count_a_ship_on_its_dock_first() -> None:
    """book:1387-1389: of two fighters the first goes there, though Red is nearer to it."""
    fleet = [red(22, 13), ship(BLUE, 1, "dock:1"), npc_ship(Z1, sq(24, 13), "west"), npc_ship(Z2, sq(24, 12), "west")]
    assert sorted(shots(fly(orbit(*fleet)))) == [(Z1, BLUE), (Z2, RED)]


@pytest.mark.rule("aurora.fighter.docked-target")
@pytest.mark.rule("aurora.docked.orbital-fire")
@pytest.mark.parametrize(("column", "fires"), [(18, True), (17, False)])
def test_it_has_to_come_within_two_squares_of_the_planet(column: int, fires: bool) -> None:
    """book:1088: the caps of the east begin at column 26; the speed of a Zurathi is six."""
    fleet = [red(2, 2), ship(BLUE, 1, "dock:1"), npc_ship(Z1, sq(column, 13), "east")]
    assert shots(fly(orbit(*fleet))) == ([(Z1, BLUE)] if fires else [])


# --- how they fly and what they take ---------------------------------------------------------------------------------
@pytest.mark.rule("aurora.fighter.movement")
@pytest.mark.parametrize(
    ("name", "away", "fires"), [(Z1, 10, True), (Z1, 11, False), (DR1, 10, True), (DR1, 11, False)]
)
def test_a_fighter_flies_and_fires_as_its_card_says(name: str, away: int, fires: bool) -> None:
    """book:383: six and four, or five and five; nobody is aboard."""
    g = orbit(red(4, 12), npc_ship(name, sq(4 + away, 12), "west"))
    assert bool(shots(fly(g))) == fires


@pytest.mark.rule("aurora.fighter.movement")
def test_a_turn_costs_it_a_point() -> None:
    """book:869: it faces away, so that only five points are left for the way, and it ends five squares away."""
    g = orbit(red(4, 12), npc_ship(Z1, sq(14, 12), "east"))
    play = fly(g)
    assert shots(play) == []
    card = play.card(Z1)
    assert play.g.space().map.distance(card.square, sq(4, 12)) == 5


@pytest.mark.rule("aurora.fighter.movement")
def test_it_only_fires_along_its_lines() -> None:
    """book:941: a knight's move away it has to turn or fly first."""
    play = fly(orbit(red(11, 13), npc_ship(Z1, sq(13, 12), "east")))
    assert shots(play) == [(Z1, RED)]
    card = play.card(Z1)
    assert (card.square, card.facing) != (sq(13, 12), 2)


@pytest.mark.rule("aurora.fighter.movement")
@pytest.mark.rule("aurora.ship-move.hindering")
def test_the_nebula_slows_it() -> None:
    """book:1527: two points for each square it leaves."""
    tiles = {"centre": NEBULA, "east": NEBULA}
    g = orbit(red(11, 12), npc_ship(Z1, sq(20, 12), "west"), orbit=tiles)
    play = fly(g)
    assert play.g.space().map.distance(play.card(Z1).square, sq(20, 12)) == 3
    assert shots(play) == []


@pytest.mark.rule("aurora.fighter.movement")
@pytest.mark.rule("aurora.npcship.satellite")
@pytest.mark.parametrize(("column", "row"), [(13, 8), (18, 13), (9, 9), (8, 18), (13, 18)])
def test_the_satellite_fires_in_eight_directions_and_stays(column: int, row: int) -> None:
    g = orbit(red(column, row), npc_ship(SATELLITE, sq(13, 13), "north"))
    play = fly(g)
    assert shots(play) == [(SATELLITE, RED)]
    assert play.card(SATELLITE).square == sq(13, 13)


@pytest.mark.rule("aurora.npcship.satellite")
@pytest.mark.parametrize(("column", "row"), [(13, 7), (17, 15)])
def test_it_does_not_fire_further_than_five_nor_between_the_lines(column: int, row: int) -> None:
    play = fly(orbit(red(column, row), npc_ship(SATELLITE, sq(13, 13), "north")))
    assert (shots(play), play.told("ship-move.flew")) == ([], [])


@pytest.mark.rule("aurora.npcship.satellite")
@pytest.mark.parametrize(
    ("by", "distance", "die", "prey"), [("", 4, 1, RED), (BLUE, 4, 1, BLUE), ("", 3, 1, RED), ("", 3, 6, BLUE)]
)
def test_it_attacks_whoever_hurt_it_and_else_the_nearest(by: str, distance: int, die: int, prey: str) -> None:
    """Three squares away both are as near."""
    g = orbit(red(13, 10), blue(13 + distance, 13), npc_ship(SATELLITE, sq(13, 13)))
    play = fly(hurt(g, SATELLITE, by) if by else g, die)
    assert shots(play) == [(SATELLITE, prey)]


@pytest.mark.rule("aurora.npcship.transport")
def test_the_transport_flies_to_the_planet_and_leaves_ships_alone() -> None:
    g = orbit(red(18, 13), npc_ship(TRANSPORT, sq(16, 13), "east"))
    play = fly(g)
    assert shots(play) == []
    assert play.card(TRANSPORT).square != sq(16, 13)


@pytest.mark.rule("aurora.npcship.transport")
def test_it_attacks_a_ship_that_has_hit_it() -> None:
    """It flies on, and after its move both ships are on its lines."""
    g = orbit(red(23, 14), blue(23, 12), npc_ship(TRANSPORT, sq(16, 13), "east"))
    assert shots(fly(hurt(g, TRANSPORT, RED))) == [(TRANSPORT, RED)]
    assert shots(fly(hurt(g, TRANSPORT, BLUE))) == [(TRANSPORT, BLUE)]
    assert shots(fly(g)) == []


@pytest.mark.rule("aurora.npcship.transport")
@pytest.mark.parametrize(("die", "troops"), [(1, 2), (3, 3), (6, 4)])
def test_at_the_planet_it_lands_two_to_four_dregg_and_leaves(die: int, troops: int) -> None:
    g = orbit(red(2, 2), npc_ship(TRANSPORT, sq(24, 13), "east"))
    play = fly(g, die, draw=["west"])
    assert [kind(told["crew"]) for told in play.told("npc.placed")] == [DREGG] * troops
    assert not play.card(TRANSPORT).in_orbit
    assert play.g.salvage == ()


@pytest.mark.rule("aurora.npc.placed-inactive")
def test_troops_wait_for_the_next_round() -> None:
    """book:790: the Transport lands them before the surface phase of the same round."""
    landed = fly(orbit(red(2, 2), npc_ship(TRANSPORT, sq(24, 13), "east")), 3, draw=["centre"])
    assert fights(act(landed.g)) == []
    table = landed.g.copy()
    table.round += 1
    assert fights(act(table)) != []


# --- destroyed -------------------------------------------------------------------------------------------------------
def downed(name: str, wounds: int | None = None, faces: int = 6) -> Scene:
    """The Cerberus fires at a ship that has one point of damage left, or as many as said."""
    health = CONTENT.npc_ship(name).levels[0].health
    target = npc_ship(name, sq(15, 13), damage=health - (1 if wounds is None else wounds))
    g = outing(
        crew(GROM, 0, "weapons"),
        crew(RANE, 0, "navigation"),
        crew(DONEXIA, 0, sq(13, 13)),
        crew(FLIBBY, 1, "navigation"),
        ships=[red(18, 13), blue(2, 2), target],
        then="ship:cerberus",
    )
    play = Scene(g, None, *[faces] * 5, draw=["explosive"])
    play.settle().say("attack")
    play.settle()
    if play.match.asked and play.code == "ship-combat.target":
        play.say("ship:2")
        play.settle()
    return play


@pytest.mark.rule("aurora.fighter.damage")
@pytest.mark.parametrize("name", [Z1, DR1, TRANSPORT, SATELLITE])
def test_damage_equal_to_its_health_destroys_it(name: str) -> None:
    """book:1313: there are no shields to lower."""
    play = downed(name)
    assert play.card(name).square == NOWHERE
    assert play.told("ship-damage.shields") == []


@pytest.mark.rule("aurora.fighter.damage")
def test_less_does_not() -> None:
    health = CONTENT.npc_ship(SATELLITE).levels[0].health
    play = downed(SATELLITE, health, faces=3)
    assert play.card(SATELLITE).square == sq(15, 13)


@pytest.mark.rule("aurora.fighter.salvage-drop")
@pytest.mark.parametrize("name", [Z1, DR1, TRANSPORT, SATELLITE])
def test_salvage_is_left_where_it_was(name: str) -> None:
    """book:1391, 1567: a random token, face down."""
    play = downed(name)
    assert play.g.salvage == (sq(15, 13),)
    assert all("explosive" not in str(told) for told in play.told("fighter.salvage-drop"))
    assert play.g.zones[SALVAGE_LAID].masks == (0,)


@pytest.mark.rule("aurora.fighter.reward")
@pytest.mark.parametrize(("name", "digits"), [(Z1, 25), (DR1, 25), (TRANSPORT, 50), (SATELLITE, 50)])
def test_the_killing_shot_pays(name: str, digits: int) -> None:
    """book:1385."""
    assert [sum(pay) for pay in downed(name).g.pay] == [digits, 0]


@pytest.mark.rule("aurora.npcship.transport")
@pytest.mark.rule("aurora.npcship.satellite")
@pytest.mark.parametrize("name", [TRANSPORT, SATELLITE])
def test_larger_ships_pay_fifty(name: str) -> None:
    """The ruling: the booklet names no digits for them."""
    assert [sum(pay) for pay in downed(name).g.pay] == [50, 0]
