"""Scenes of commanders and warriors from the lines of the booklet."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.state import Aurora
from tests.games.aurora.bookfoes import (
    AXIOM,
    DARIUS,
    DONEXIA,
    DREGG,
    FLIBBY,
    GROM,
    JAYCE,
    NELLHA,
    RANE,
    RONIN,
    ROVANNA,
    SOLEN,
    STRAKEN,
    ZURATHI,
    Scene,
    act,
    came,
    event,
    fights,
    gap,
    outing,
)
from tests.games.aurora.foes import enemy
from tests.games.aurora.folk import draw
from tests.games.aurora.world import CONTENT, crew, item, on, ship, sq

PISTOL = (item("arc-pistol", wielded=True),)
CLAW, CLAW_2, CLAW_3 = (f"{ZURATHI}-{n}" for n in (1, 2, 3))  # speed 5, range 1
HORN, HORN_2, HORN_3 = (f"{DREGG}-{n}" for n in (1, 2, 3))  # speed 4, range 4


# --- commanders ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.commander.gravitate")
@pytest.mark.parametrize("name", [DARIUS, AXIOM, SOLEN])
def test_a_commander_goes_for_the_highest_initiative(name: str) -> None:
    """book:1319: Donexia (8), past Rane (6) who is nearer; without eluding Grom, who stands beside it."""
    g = outing(
        crew(DONEXIA, 0, sq(20, 13)), crew(RANE, 0, sq(13, 8)), crew(GROM, 0, sq(12, 13)), enemy(name, sq(13, 13))
    )
    play = act(g)
    assert fights(play) == [(name, DONEXIA)]
    assert gap(play, name, DONEXIA) == 4
    assert not [rule for rule, _ in play.rolled() if "elude" in rule]


@pytest.mark.rule("aurora.commander.gravitate")
def test_how_well_somebody_is_or_how_near_does_not_matter_to_it() -> None:
    g = outing(crew(STRAKEN, 0, sq(25, 25)), crew(RANE, 0, sq(4, 4), wounds=6), enemy(DARIUS, sq(13, 13)))
    assert gap(act(g), DARIUS, STRAKEN) == 7


@pytest.mark.rule("aurora.commander.solen-frae")
@pytest.mark.parametrize(("jayce", "prey"), [(True, JAYCE), (False, DONEXIA)])
def test_solen_frae_goes_for_jayce_and_without_him_for_the_highest(jayce: bool, prey: str) -> None:
    """book:1335."""
    there = [crew(JAYCE, 1, sq(13, 17))] if jayce else [crew(JAYCE, 1, "commander")]
    g = outing(*there, crew(DONEXIA, 0, sq(13, 9)), enemy(SOLEN, sq(13, 13)))
    assert fights(act(g)) == [(SOLEN, prey)]


@pytest.mark.rule("aurora.commander.solen-frae")
@pytest.mark.rule("aurora.docked.highest-initiative")
@pytest.mark.parametrize(("name", "prey"), [(SOLEN, JAYCE), (DARIUS, "dock")])
def test_a_ship_on_its_dock_draws_every_commander_but_him(name: str, prey: str) -> None:
    """book:1090: it has been there for more than one round."""
    fleet = [ship("cerberus", 0, "dock:0", landed=1), ship("destiny-aurora", 1, sq(25, 25))]
    g = outing(crew(JAYCE, 1, sq(13, 22)), crew(GROM, 0, "weapons"), enemy(name, sq(13, 12)), ships=fleet, round=3)
    play = act(g)
    goal = play.who(JAYCE).square if prey == JAYCE else sq(13, 1)
    assert play.g.plan().map.distance(play.who(name).square, goal) < play.g.plan().map.distance(sq(13, 12), goal)


@pytest.mark.rule("aurora.commander.attack-en-route")
def test_where_its_prey_stays_out_of_range_it_attacks_the_nearest_after_its_move() -> None:
    """book:1335: Grom is beside its way, Rane a little further."""
    g = outing(
        crew(DONEXIA, 0, sq(25, 13)), crew(GROM, 0, sq(9, 15)), crew(RANE, 0, sq(12, 13)), enemy(DARIUS, sq(4, 14))
    )
    play = act(g)
    assert gap(play, DARIUS, sq(4, 14)) == 5
    assert fights(play) == [(DARIUS, GROM)]


@pytest.mark.rule("aurora.commander.attack-en-route")
@pytest.mark.parametrize(("crew_near", "prey"), [(True, GROM), (False, "weeping-eel")])
def test_it_attacks_a_creature_in_its_way_where_there_is_no_crew(crew_near: bool, prey: str) -> None:
    """book:1335: all characters, or creatures, in its path."""
    near = [crew(GROM, 0, sq(10, 16))] if crew_near else []
    g = outing(crew(DONEXIA, 0, sq(25, 13)), *near, enemy("weeping-eel", sq(10, 13)), enemy(DARIUS, sq(4, 13)))
    assert fights(act(g))[0] == (DARIUS, prey)


@pytest.mark.rule("aurora.commander.secondary-priority")
@pytest.mark.parametrize(
    ("hurt", "prey"), [({FLIBBY: 2, GROM: 1}, FLIBBY), ({}, GROM)], ids=["most damage", "the nearest"]
)
def test_among_others_in_range_damage_counts_and_then_nearness(hurt: dict[str, int], prey: str) -> None:
    """book:1335-1339."""
    foes = {DARIUS: {"hurt": hurt}}
    g = outing(
        crew(DONEXIA, 0, sq(25, 13)),
        crew(GROM, 0, sq(10, 14)),
        crew(FLIBBY, 1, sq(12, 14)),
        enemy(DARIUS, sq(4, 13)),
        foes=foes,
    )
    assert fights(act(g)) == [(DARIUS, prey)]


@pytest.mark.rule("aurora.commander.secondary-priority")
@pytest.mark.parametrize(("die", "prey"), [(2, FLIBBY), (3, FLIBBY), (4, GROM), (6, GROM)])
def test_darius_between_flibby_and_grom(die: int, prey: str) -> None:
    """book:1337-1339, the printed example: both five, both as near; 1 to 3 is Flibby."""
    g = outing(
        crew(STRAKEN, 0, sq(25, 13)),
        crew(FLIBBY, 1, sq(10, 11)),
        crew(GROM, 0, sq(10, 15)),
        enemy(DARIUS, sq(4, 13)),
    )
    assert fights(act(g, die)) == [(DARIUS, prey)]


@pytest.mark.rule("aurora.commander.secondary-priority")
def test_of_two_as_near_the_higher_initiative_is_attacked() -> None:
    g = outing(
        crew(STRAKEN, 0, sq(25, 13)), crew(NELLHA, 0, sq(10, 11)), crew(RANE, 0, sq(10, 15)), enemy(DARIUS, sq(4, 13))
    )
    assert fights(act(g)) == [(DARIUS, RANE)]


@pytest.mark.rule("aurora.commander.tie-target")
@pytest.mark.rule("aurora.dice.roll-off")
@pytest.mark.parametrize(("die", "prey"), [(1, DONEXIA), (3, DONEXIA), (4, JAYCE), (6, JAYCE)])
def test_a_tie_for_the_highest_initiative_is_rolled_off(die: int, prey: str) -> None:
    """book:1337: Donexia and Jayce both have eight."""
    g = outing(crew(DONEXIA, 0, sq(13, 5)), crew(JAYCE, 1, sq(13, 21)), enemy(DARIUS, sq(13, 13)))
    play = act(g, die)
    assert play.rolled()[0] == ("dice.roll-off", (die,))
    assert fights(play) == [(DARIUS, prey)]


@pytest.mark.rule("aurora.commander.tie-target")
def test_it_is_rolled_again_each_round() -> None:
    g = outing(crew(DONEXIA, 0, sq(13, 5)), crew(JAYCE, 1, sq(13, 21)), enemy(DARIUS, sq(13, 13)))
    first = act(g, 1)
    second = act(first.g, 6)
    assert second.rolled()[0] == ("dice.roll-off", (6,))
    assert gap(second, DARIUS, JAYCE) < gap(first, DARIUS, JAYCE)


@pytest.mark.rule("aurora.commander.escort")
def test_a_warrior_that_came_with_it_stays_beside_it() -> None:
    """book:1333: it moves along, and does not go after Rane, whom it could reach."""
    foes = {CLAW: {"leader": SOLEN}}
    g = outing(
        crew(JAYCE, 1, sq(22, 13)),
        crew(RANE, 0, sq(8, 10)),
        enemy(SOLEN, sq(8, 13)),
        enemy(CLAW, sq(8, 14)),
        foes=foes,
    )
    play = act(g)
    assert gap(play, SOLEN, sq(8, 13)) == 5
    assert gap(play, CLAW, SOLEN) == 1


@pytest.mark.rule("aurora.commander.escort")
def test_it_attacks_with_its_commander() -> None:
    """In range of the commander's prey it attacks that one, though Grom is nearer to it."""
    foes = {HORN: {"leader": DARIUS}}
    g = outing(
        crew(DONEXIA, 0, sq(13, 10)),
        crew(GROM, 0, sq(15, 13)),
        enemy(DARIUS, sq(13, 13)),
        enemy(HORN, sq(14, 13)),
        foes=foes,
    )
    for die in (1, 6):
        play = act(g, *[1] * 4, die)
        assert fights(play) == [(DARIUS, DONEXIA), (HORN, DONEXIA)]
        assert gap(play, HORN, DARIUS) == 1


@pytest.mark.rule("aurora.commander.escort")
def test_where_it_cannot_reach_that_one_it_attacks_the_nearest() -> None:
    """A Zurathi beside So'len, who shoots Jayce from four squares away; Grom stands beside both."""
    foes = {CLAW: {"leader": SOLEN}}
    g = outing(
        crew(JAYCE, 1, sq(17, 13)),
        crew(GROM, 0, sq(12, 14)),
        enemy(SOLEN, sq(13, 13)),
        enemy(CLAW, sq(13, 14)),
        foes=foes,
    )
    assert fights(act(g)) == [(SOLEN, JAYCE), (CLAW, GROM)]


@pytest.mark.rule("aurora.commander.escort")
def test_one_of_those_placed_with_it_is_the_escort() -> None:
    """book:571, 1333: no extra one."""
    play = event(outing(crew(GROM, 0, sq(2, 25))), "old-enemies", "north", d6=[3])
    assert came(play) == {DREGG: 3, DARIUS: 1}
    (escort,) = play.told("commander.escort")
    assert escort["target"] == DARIUS
    assert gap(play, escort["crew"], DARIUS) == 1


@pytest.mark.rule("aurora.commander.escort")
@pytest.mark.rule("aurora.enemy-card.commander-present")
def test_one_placed_alone_is_joined_by_the_nearest_of_its_kind() -> None:
    """book:1355: five Dregg stand there already, so Darius comes alone."""
    dregg = [enemy(f"{DREGG}-{n}", sq(4 + 2 * n, 24)) for n in range(1, 5)]
    near = enemy(f"{DREGG}-5", sq(13, 11))
    play = event(outing(crew(GROM, 0, sq(2, 2)), *dregg, near), "old-enemies", "north", d6=[5])
    assert came(play) == {DARIUS: 1}
    assert [told["crew"] for told in play.told("commander.escort")] == [f"{DREGG}-5"]


def blow(name: str, **fields: Any) -> Scene:
    """Donexia deals the killing blow."""
    health = CONTENT.figure(name, 1).health
    g = outing(
        crew(DONEXIA, 0, sq(13, 14), gear=PISTOL), enemy(name, sq(13, 13), wounds=health - 1), then="crew:donexia"
    )
    return Scene(g, None, 6, 6, 6, 6, draw=["cache"]).shoot()


def paid(g: Aurora) -> list[int]:
    return [sum(pay) for pay in g.pay]


@pytest.mark.rule("aurora.commander.reward")
@pytest.mark.parametrize("name", [SOLEN, DARIUS, AXIOM])
def test_a_commander_is_worth_a_hundred(name: str) -> None:
    """book:1327-1328: to whoever deals the killing blow."""
    assert paid(blow(name).g) == [100, 0]


@pytest.mark.rule("aurora.warrior.reward")
@pytest.mark.parametrize("name", [CLAW, HORN, f"{RONIN}-1"])
def test_a_warrior_is_worth_twenty_five(name: str) -> None:
    """book:1330-1331."""
    assert paid(blow(name).g) == [25, 0]


# --- warriors: whom they go for --------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.warrior.targeting")
@pytest.mark.parametrize(("die", "prey"), [(1, NELLHA), (6, DONEXIA)])
def test_a_warrior_rolls_off_between_all_it_can_bring_into_range(die: int, prey: str) -> None:
    """book:1341: initiative does not count, nor who is nearer."""
    g = outing(crew(NELLHA, 0, sq(13, 10)), crew(DONEXIA, 0, sq(13, 18)), enemy(CLAW, sq(13, 13)))
    play = act(g, die)
    assert play.rolled()[0] == ("dice.roll-off", (die,))
    assert fights(play) == [(CLAW, prey)]


@pytest.mark.rule("aurora.warrior.targeting")
def test_one_it_can_reach_comes_before_one_that_is_nearer_as_the_crow_flies() -> None:
    """Nell'ha is three squares away in a cell of rock, Donexia five in the open."""
    cell = dict.fromkeys(("c1", "c2", "c3", "d1", "d3", "e1", "e2", "e3"), "#")
    g = outing(
        crew(NELLHA, 0, on("centre", "d2")),
        crew(DONEXIA, 0, sq(19, 13)),
        enemy(CLAW, on("centre", "d5")),
        surface={"centre": draw(cell)},
    )
    assert fights(act(g)) == [(CLAW, DONEXIA)]


@pytest.mark.rule("aurora.warrior.targeting")
def test_where_it_reaches_nobody_it_goes_towards_the_nearest() -> None:
    g = outing(crew(DONEXIA, 0, sq(13, 2)), crew(NELLHA, 0, sq(13, 22)), enemy(CLAW, sq(13, 13)))
    play = act(g)
    assert fights(play) == []
    assert gap(play, CLAW, NELLHA) == 4


@pytest.mark.rule("aurora.warrior.retaliate")
@pytest.mark.parametrize(
    ("hurt", "prey"),
    [({RANE: 1}, RANE), ({RANE: 1, NELLHA: 2}, NELLHA), ({}, GROM)],
)
def test_a_warrior_turns_on_whoever_hurt_it_most(hurt: dict[str, int], prey: str) -> None:
    """book:1341: before the one with whom it is engaged."""
    g = outing(
        crew(GROM, 0, sq(13, 14)),
        crew(RANE, 0, sq(13, 17)),
        crew(NELLHA, 0, sq(13, 9)),
        enemy(HORN, sq(13, 13)),
        foes={HORN: {"prey": GROM, "hurt": hurt}},
    )
    assert fights(act(g)) == [(HORN, prey)]


@pytest.mark.rule("aurora.warrior.retaliate")
def test_what_crew_do_to_it_is_remembered() -> None:
    """book:1341: Rane shoots it from behind, and it turns away from Grom."""
    g = outing(
        crew(GROM, 0, sq(13, 14)),
        crew(RANE, 0, sq(13, 11), gear=PISTOL),
        enemy(HORN, sq(13, 13)),
        foes={HORN: {"prey": GROM}},
        then="crew:rane",
    )
    shot = Scene(g, None, 6).shoot()
    assert shot.who(HORN).wounds == 1
    assert fights(act(shot.g)) == [(HORN, RANE)]


@pytest.mark.rule("aurora.warrior.retaliate")
def test_not_where_it_cannot_attack_that_one() -> None:
    """book:1341: if applicable."""
    g = outing(
        crew(GROM, 0, sq(13, 14)),
        crew(RANE, 0, sq(13, 25)),
        enemy(HORN, sq(13, 13)),
        foes={HORN: {"prey": GROM, "hurt": {RANE: 2}}},
    )
    assert fights(act(g)) == [(HORN, GROM)]


@pytest.mark.rule("aurora.warrior.retaliate")
@pytest.mark.parametrize(("die", "prey"), [(2, RANE), (5, NELLHA)])
def test_as_much_damage_by_two_is_rolled_off(die: int, prey: str) -> None:
    g = outing(
        crew(GROM, 0, sq(13, 14)),
        crew(RANE, 0, sq(13, 17)),
        crew(NELLHA, 0, sq(13, 9)),
        enemy(HORN, sq(13, 13)),
        foes={HORN: {"prey": GROM, "hurt": {RANE: 1, NELLHA: 1}}},
    )
    assert fights(act(g, die)) == [(HORN, prey)]


@pytest.mark.rule("aurora.warrior.retaliate")
def test_the_damage_of_earlier_rounds_is_forgotten() -> None:
    """book:1341: that round."""
    g = outing(
        crew(GROM, 0, sq(13, 14)),
        crew(RANE, 0, sq(13, 16)),
        enemy(HORN, sq(13, 13)),
        foes={HORN: {"prey": GROM, "hurt": {RANE: 1}}},
    )
    first = act(g)
    second = act(first.g)
    assert fights(first) == [(HORN, RANE)]
    assert second.g.foe(second.g.figure(HORN)).hurt == ()


@pytest.mark.rule("aurora.warrior.stay-engaged")
def test_a_warrior_that_fights_somebody_goes_on_with_that_one() -> None:
    """book:1341, 1355: others come as near, and it does not roll off between them."""
    g = outing(
        crew(DONEXIA, 0, sq(12, 13)), crew(GROM, 0, sq(13, 14)), enemy(CLAW, sq(13, 13)), foes={CLAW: {"prey": GROM}}
    )
    play = act(g)
    assert fights(play) == [(CLAW, GROM)]
    assert not [roll for roll in play.rolled() if roll[0] == "dice.roll-off"]


@pytest.mark.rule("aurora.warrior.stay-engaged")
def test_it_does_not_walk_away_from_whoever_stands_beside_it() -> None:
    """book:1355: warriors adjacent to crew do not elude."""
    g = outing(crew(GROM, 0, sq(13, 14)), crew(DONEXIA, 0, sq(13, 18)), enemy(CLAW, sq(13, 13)))
    for die in (1, 6):
        play = act(g, die)
        assert play.told("npc.moved") == []
        assert fights(play) == [(CLAW, GROM)]


# --- warriors: two and more ------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.warrior.pair-off")
def test_two_warriors_attack_two_crew() -> None:
    """book:1343: whatever they roll."""
    pair = [crew(GROM, 0, sq(12, 11)), crew(ROVANNA, 1, sq(14, 11))]
    foes_ = [enemy(HORN, sq(12, 13)), enemy(HORN_2, sq(14, 13))]
    for die in (1, 6):
        found = fights(act(outing(*pair, *foes_), die))
        assert {prey for _, prey in found} == {GROM, ROVANNA}
        assert len(found) == 2


@pytest.mark.rule("aurora.warrior.pair-off")
def test_all_attack_the_only_one_within_range() -> None:
    """book:1343."""
    g = outing(
        crew(GROM, 0, sq(13, 11)),
        crew(ROVANNA, 1, sq(2, 25)),
        *[enemy(f"{DREGG}-{n}", sq(11 + n, 13)) for n in (1, 2, 3)],
    )
    assert fights(act(g)) == [(HORN, GROM), (HORN_2, GROM), (HORN_3, GROM)]


@pytest.mark.rule("aurora.warrior.pair-off")
def test_warriors_of_two_species_pair_off_too() -> None:
    """book:1343, 1481."""
    g = outing(
        crew(GROM, 0, sq(12, 11)),
        crew(ROVANNA, 1, sq(14, 11)),
        enemy(HORN, sq(12, 13)),
        enemy(f"{RONIN}-1", sq(14, 13)),
    )
    assert {prey for _, prey in fights(act(g))} == {GROM, ROVANNA}


@pytest.mark.rule("aurora.warrior.no-shared-target-twice")
def test_the_second_of_two_that_shared_somebody_goes_to_another_in_the_room() -> None:
    """book:1343: the first stays."""
    both = {HORN: {"prey": GROM, "shared": True}, HORN_2: {"prey": GROM, "shared": True}}
    g = outing(
        crew(GROM, 0, on("centre", "d4")),
        crew(ROVANNA, 1, on("centre", "g7")),
        enemy(HORN, on("centre", "d6")),
        enemy(HORN_2, on("centre", "f4")),
        foes=both,
    )
    assert fights(act(g)) == [(HORN, GROM), (HORN_2, ROVANNA)]


@pytest.mark.rule("aurora.warrior.no-shared-target-twice")
def test_with_nobody_else_in_the_room_both_stay() -> None:
    """book:1343: Rovanna is on the next tile, and in reach."""
    both = {HORN: {"prey": GROM, "shared": True}, HORN_2: {"prey": GROM, "shared": True}}
    g = outing(
        crew(GROM, 0, on("centre", "d4")),
        crew(ROVANNA, 1, sq(18, 13)),
        enemy(HORN, on("centre", "d6")),
        enemy(HORN_2, on("centre", "f4")),
        foes=both,
    )
    assert fights(act(g)) == [(HORN, GROM), (HORN_2, GROM)]


@pytest.mark.rule("aurora.warrior.no-shared-target-twice")
def test_two_rounds_of_two_warriors_and_two_crew() -> None:
    """book:1343: Rovanna comes into the room after they have both attacked Grom."""
    g = outing(
        crew(GROM, 0, on("centre", "d4")),
        crew(ROVANNA, 1, sq(2, 25)),
        enemy(HORN, on("centre", "d6")),
        enemy(HORN_2, on("centre", "f4")),
    )
    first = act(g)
    assert fights(first) == [(HORN, GROM), (HORN_2, GROM)]
    table = first.g.copy()
    table.put(table.figure(ROVANNA), square=on("centre", "g6"))
    assert {prey for _, prey in fights(act(table))} == {GROM, ROVANNA}


@pytest.mark.rule("aurora.warrior.no-shared-target-twice")
@pytest.mark.parametrize("other", ["weeping-eel", "drone-1", DARIUS])
def test_what_is_shared_with_others_than_warriors_does_not_count(other: str) -> None:
    """book:1343 speaks of two soldiers or warriors."""
    g = outing(crew(GROM, 0, on("centre", "d4")), enemy(other, on("centre", "d5")), enemy(HORN, on("centre", "f4")))
    first = act(act(g).g)
    table = first.g.copy()
    table.figures = (*table.figures, crew(ROVANNA, 1, on("centre", "h7")))
    assert (HORN, GROM) in fights(act(table))


@pytest.mark.rule("aurora.warrior.no-shared-target-twice")
def test_the_first_of_them_is_the_first_to_act() -> None:
    """The ruling: in NPC order, so that the Zurathi stays, though the Dregg was placed before it."""
    both = {HORN: {"prey": GROM, "shared": True}, CLAW: {"prey": GROM, "shared": True}}
    g = outing(
        crew(GROM, 0, on("centre", "d4")),
        crew(ROVANNA, 1, on("centre", "g6")),
        enemy(HORN, on("centre", "d6")),
        enemy(CLAW, on("centre", "e4")),
        foes=both,
    )
    assert fights(act(g)) == [(CLAW, GROM), (HORN, ROVANNA)]
