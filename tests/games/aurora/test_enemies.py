"""Villains, creatures and drones in scenes from the booklet (book:383-421, 553-579, 1303-1381)."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.dicework import AddBonuses, Bonuses
from rimward.games.aurora.enemies.arrivals import Creature, Drones, Warriors
from rimward.games.aurora.enemies.hunting import hunted, in_order
from rimward.games.aurora.table.names import CRATES_LAID
from rimward.games.aurora.table.state import Aurora
from tests.games.aurora.foes import enemies_act, enemy, hostile, on_board, run
from tests.games.aurora.folk import C1, R1, R2, at, middle, sure
from tests.games.aurora.world import CONTENT, Play, crew, dock, on, ship, sq

MISSES = [1] * 60
DREGG, DREGG_2, ZURATHI, DRONE, DRONE_2 = (
    "dregg-warrior-1",
    "dregg-warrior-2",
    "zurathi-warrior-1",
    "drone-1",
    "drone-2",
)
HOUND = "tunnel-hound"


def attacked(play: Play, by: str) -> list[str]:
    """Whom somebody attacked, one after the other."""
    return [told["target"] for told in play.told("combat.attacks") if told["crew"] == by]


def hits(name: str, count: int) -> list[int]:
    """The dice of an enemy's attack with so many hits that nothing blocks."""
    dice = CONTENT.figure(name, 1).attack
    return [*[6] * count, *[1] * (dice - count), *[1] * count]


def goes_for(g: Aurora, name: str) -> tuple[tuple[str, ...], str]:
    found, rule = hunted(g, g.figure(name))
    return found, rule.removeprefix("aurora.")


# --- one turn --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.npc.actions")
def test_it_moves_and_attacks_once() -> None:
    """book:1487. Six squares away, four of them its move; then one attack."""
    figures = [crew(R1, 0, sq(16, 14)), crew(C1, 1, sq(2, 26)), enemy(DREGG, sq(10, 14))]
    play = enemies_act(hostile(figures=figures), *MISSES)
    assert len(play.told("npc.moved")) == len(attacked(play, DREGG)) == 1


@pytest.mark.rule("aurora.npc.actions")
def test_one_that_can_attack_already_stays() -> None:
    figures = [crew(R1, 0, sq(13, 14)), enemy(DREGG, sq(10, 14))]
    play = enemies_act(hostile(figures=figures), *MISSES)
    assert play.told("npc.moved") == []
    assert attacked(play, DREGG) == [R1]


@pytest.mark.rule("aurora.npc.path")
def test_it_stops_as_soon_as_its_target_is_in_range() -> None:
    """Range 4, and 6 squares to go: two steps are enough."""
    figures = [crew(R1, 0, sq(16, 14)), enemy(DREGG, sq(10, 14))]
    play = enemies_act(hostile(figures=figures), *MISSES)
    assert play.who(DREGG).square == sq(12, 14)


@pytest.mark.rule("aurora.npc.no-weapons")
def test_its_range_is_on_its_card() -> None:
    """book:393. A Zurathi has to come beside its target, a Dregg shoots over four squares."""
    for name, far in ((ZURATHI, 1), (DREGG, 4)):
        figures = [crew(R1, 0, sq(16, 14)), enemy(name, sq(11, 14))]
        play = enemies_act(hostile(figures=figures), *MISSES)
        assert play.g.plan().map.distance(play.who(name).square, sq(16, 14)) == far


@pytest.mark.rule("aurora.npc.hostile-to-both")
def test_both_factions_are_attacked() -> None:
    """book:561"""
    figures = [
        crew(R1, 0, sq(13, 10)),
        crew(C1, 1, sq(13, 18)),
        enemy(DREGG, sq(10, 10)),
        enemy(DREGG_2, sq(10, 18)),
    ]
    play = enemies_act(hostile(figures=figures), *MISSES)
    assert attacked(play, DREGG) + attacked(play, DREGG_2) == [R1, C1]


@pytest.mark.rule("aurora.npc.enemies-cooperate")
def test_villains_leave_each_other_alone_and_fire_past_each_other() -> None:
    """book:557: a Zurathi stands between a Dregg and its target."""
    figures = [crew(R1, 0, sq(13, 14)), enemy(DREGG, sq(10, 14)), enemy(ZURATHI, sq(12, 14))]
    play = enemies_act(hostile(figures=figures), *MISSES)
    assert attacked(play, DREGG) == attacked(play, ZURATHI) == [R1]
    assert play.told("npc.moved") == []


@pytest.mark.rule("aurora.npc.invalid-targets")
def test_nobody_goes_for_who_is_hidden_or_unconscious() -> None:
    """book:1214"""
    hidden = crew(R1, 0, sq(12, 14), hidden=True)
    out = crew(R2, 0, sq(12, 16), wounds=CONTENT.crew[R2].health, out=True)
    g = hostile(figures=[hidden, out, crew(C1, 1, sq(24, 24)), enemy(ZURATHI, sq(10, 14))])
    assert goes_for(g, ZURATHI)[0] == (C1,)


@pytest.mark.rule("aurora.npc.bonus-use")
def test_a_bonus_goes_onto_its_best_die_even_past_six() -> None:
    """book:1463. A Dregg beside its target has +1/1: of 6, 4 and 1 the 6 becomes a 7."""
    figures = [crew(R1, 0, sq(11, 14)), enemy(DREGG, sq(10, 14))]
    play = enemies_act(hostile(figures=figures), 4, 6, 1, 6, 6)
    assert play.told("combat.hits")[0]["red"] == (4, 7)


@pytest.mark.rule("aurora.npc.bonus-use")
def test_an_enemy_pairs_its_dice_so_as_to_take_the_least_damage() -> None:
    """Red 6 and 4 against black 4 and 6: both are blocked."""
    figures = [crew(R1, 0, sq(11, 14)), enemy(DREGG, sq(10, 14))]
    g = hostile(figures=figures, then=f"crew:{R1}")
    dice = [6, 4, *[1] * (CONTENT.crew[R1].attack - 2), 4, 6]
    play = Play(g, *dice).say(f"attack:{g.figure(DREGG)},bare")
    while play.match.asked and play.code.startswith("ship-combat."):
        play.say("done" if "done" in play.keys else play.keys[0])
    assert play.told("combat.damage")[-1]["damage"] == 0


@pytest.mark.rule("aurora.npc.bonus-use")
@pytest.mark.parametrize(
    ("bonuses", "black", "red", "found"),
    [
        (((1, 1, ""),), (5, 5), (5, 6), (5, 6)),  # of two fives the one that blocks with it
        (((1, 1, ""),), (5, 5), (6, 5), (6, 5)),
        (((1, 1, ""),), (6, 5), (6, 6), (7, 5)),  # the highest all the same: the book leaves no choice
        (((1, 2, ""),), (4, 4, 4), (4, 5, 5), (4, 5, 5)),
        (((1, 1, ""), (1, 1, "")), (4, 3, 2), (5, 4, 4), (5, 4, 2)),  # in descending order: the next on the next
        (((1, 1, ""), (1, 1, "")), (4,), (6,), (6,)),  # on the only one both
    ],
)
def test_a_defender_nobody_plays_raises_the_best_of_equal_dice_to_block(
    bonuses: Bonuses, black: tuple[int, ...], red: tuple[int, ...], found: tuple[int, ...]
) -> None:
    """book:1463, 1475"""
    g = hostile(figures=[enemy(DREGG, sq(10, 14))])
    g.stack = [AddBonuses(g.roller(0), bonuses, black, red)]
    play = Play(g)
    assert play.told("ship-combat.bonus")[-1]["faces"] == found


@pytest.mark.rule("aurora.npc.bonus-use")
def test_two_bonuses_of_an_attacker_nobody_plays_lie_on_two_dice() -> None:
    """book:1463: on the dice from the highest down, even where a hit then goes through."""
    g = hostile(figures=[enemy(DREGG, sq(10, 14))])
    g.stack = [AddBonuses(g.roller(0), ((1, 1, ""), (1, 1, "")), (3, 6, 4))]
    assert Play(g).told("ship-combat.bonus")[-1]["faces"] == (3, 7, 5)


# --- defeat ----------------------------------------------------------------------------------------------------------
def killed(name: str, **fields: Any) -> Play:
    """A crew of the Renegades deals the last wounds to an enemy beside it."""
    health = CONTENT.figure(name, 1).health
    figures = [crew(R1, 0, sq(11, 14)), enemy(name, sq(10, 14), wounds=health - 1)]
    g = hostile(figures=figures, then=f"crew:{R1}", **fields)
    play = Play(g, *sure(R1, 1), *[1] * 8, draw=["moss-poultice"])
    play.say(f"attack:{g.figure(name)},bare")
    while play.match.asked and play.code.startswith("ship-combat."):
        play.say("done" if "done" in play.keys else play.keys[0])
    return play


@pytest.mark.rule("aurora.npc.removal")
def test_a_defeated_enemy_is_gone_at_once() -> None:
    """book:1313"""
    play = killed(DREGG)
    assert on_board(play, DREGG) == []
    assert play.g.foes == ()


@pytest.mark.rule("aurora.npc.crate-drop")
def test_a_warrior_leaves_a_crate_where_it_stood() -> None:
    """book:1357"""
    play = killed(DREGG)
    assert play.g.crates == (sq(10, 14),)
    assert play.g.zones.size(CRATES_LAID) == 1


@pytest.mark.rule("aurora.npc.crate-drop")
def test_creatures_and_drones_leave_none() -> None:
    assert killed(HOUND).g.crates == killed(DRONE).g.crates == ()


@pytest.mark.rule("aurora.warrior.reward")
@pytest.mark.rule("aurora.commander.reward")
@pytest.mark.rule("aurora.creature.reward")
@pytest.mark.parametrize(("name", "digits"), [(DREGG, 25), ("darius", 100), (HOUND, 100)])
def test_the_killing_blow_pays(name: str, digits: int) -> None:
    """book:1327-1331, 1361"""
    assert sum(killed(name).g.pay[0]) == digits


@pytest.mark.rule("aurora.drone.reward")
def test_a_drone_pays_nothing() -> None:
    """book:1371"""
    assert sum(killed(DRONE).g.pay[0]) == 0


@pytest.mark.rule("aurora.npc.may-return")
@pytest.mark.rule("aurora.enemy-card.pool")
def test_who_was_defeated_is_in_the_pool_again() -> None:
    """book:569, 794: six figures in all, so after one fell six can come."""
    g = killed(DREGG).g
    assert len(on_board(run(g, Warriors("dregg", 6, 6), 6, draw=["centre"]), "dregg-warrior")) == 6


# --- the order in which they act -------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.initiative.npc-surface-order")
def test_commanders_warriors_creatures_drones() -> None:
    names = [DRONE, HOUND, "ronin-android-1", DREGG, ZURATHI, "darius", "solen-frae"]
    g = hostile(figures=[enemy(name, sq(3 + 2 * n, 3)) for n, name in enumerate(names)])
    assert [g.figures[n].name for n in in_order(g)] == list(reversed(names))


@pytest.mark.rule("aurora.initiative.npc-surface-order")
def test_an_escort_acts_right_after_its_commander() -> None:
    names = ["solen-frae", "darius", DREGG, ZURATHI]
    foes = {DREGG: {"leader": "darius"}}
    g = hostile(figures=[enemy(name, sq(3 + 2 * n, 3)) for n, name in enumerate(names)], foes=foes)
    assert [g.figures[n].name for n in in_order(g)] == ["solen-frae", "darius", DREGG, ZURATHI]


@pytest.mark.rule("aurora.npc.placed-inactive")
def test_who_came_in_this_round_waits_for_the_next() -> None:
    """book:790"""
    figures = [crew(R1, 0, sq(11, 14)), enemy(DREGG, sq(10, 14))]
    g = hostile(figures=figures, foes={DREGG: {"since": 2}}, round=2)
    assert attacked(enemies_act(g, *MISSES), DREGG) == []


# --- warriors --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.warrior.targeting")
def test_warriors_do_not_care_for_initiative() -> None:
    """book:1341: the one it can reach, though the other has the higher initiative."""
    figures = [crew("donexia", 0, sq(25, 25)), crew("nellha", 0, sq(14, 14)), enemy(DREGG, sq(10, 14))]
    assert goes_for(hostile(figures=figures), DREGG) == (("nellha",), "warrior.targeting")


@pytest.mark.rule("aurora.warrior.targeting")
def test_one_that_reaches_nobody_goes_towards_the_nearest() -> None:
    figures = [crew(R1, 0, sq(24, 14)), crew(C1, 1, sq(25, 25)), enemy(ZURATHI, sq(4, 14))]
    play = enemies_act(hostile(figures=figures))
    assert play.told("npc.hunts")[0]["target"] == R1
    assert play.who(ZURATHI).square == sq(9, 14)


@pytest.mark.rule("aurora.warrior.retaliate")
def test_a_warrior_turns_on_whoever_hurt_it_most() -> None:
    """book:1341, before the one it is engaged with."""
    figures = [crew(R1, 0, sq(11, 14)), crew(C1, 1, sq(12, 16)), enemy(DREGG, sq(10, 14))]
    g = hostile(figures=figures, foes={DREGG: {"prey": R1, "hurt": {C1: 1}}})
    assert goes_for(g, DREGG) == ((C1,), "warrior.retaliate")


@pytest.mark.rule("aurora.warrior.stay-engaged")
def test_a_warrior_keeps_fighting_the_same_crew() -> None:
    """book:1341, 1355"""
    figures = [crew(R1, 0, sq(11, 14)), crew(C1, 1, sq(10, 15)), enemy(DREGG, sq(10, 14))]
    g = hostile(figures=figures, foes={DREGG: {"prey": C1}})
    assert goes_for(g, DREGG) == ((C1,), "warrior.stay-engaged")


@pytest.mark.rule("aurora.npc.target-defeated")
def test_when_its_target_has_fallen_it_turns_to_another() -> None:
    """book:1381"""
    out = crew(R1, 0, sq(11, 14), wounds=CONTENT.crew[R1].health, out=True)
    figures = [out, crew(C1, 1, sq(12, 15)), enemy(DREGG, sq(10, 14))]
    g = hostile(figures=figures, foes={DREGG: {"prey": R1}})
    assert goes_for(g, DREGG)[0] == (C1,)


@pytest.mark.rule("aurora.warrior.pair-off")
def test_two_warriors_take_one_crew_each() -> None:
    """book:1343: the second one leaves the first one's target alone."""
    figures = [
        crew(R1, 0, sq(12, 14)),
        crew(C1, 1, sq(12, 16)),
        enemy(DREGG, sq(10, 14)),
        enemy(DREGG_2, sq(10, 16)),
    ]
    g = hostile(figures=figures, foes={DREGG: {"prey": R1}})
    assert goes_for(g, DREGG_2) == ((C1,), "warrior.pair-off")


@pytest.mark.rule("aurora.warrior.pair-off")
def test_two_warriors_share_the_only_one_in_reach() -> None:
    figures = [
        crew(R1, 0, sq(12, 14)),
        crew(C1, 1, sq(25, 25)),
        enemy(DREGG, sq(10, 14)),
        enemy(DREGG_2, sq(10, 16)),
    ]
    play = enemies_act(hostile(figures=figures), *MISSES)
    assert attacked(play, DREGG) == attacked(play, DREGG_2) == [R1]


@pytest.mark.rule("aurora.warrior.no-shared-target-twice")
def test_who_shared_a_target_takes_another_one_in_the_next_round() -> None:
    """book:1343. The first of the two stays; all are on the same tile."""
    figures = [
        crew(R1, 0, at("d4")),
        crew(C1, 1, at("f6")),
        enemy(DREGG, at("d2")),
        enemy(DREGG_2, at("d6")),
    ]
    shared = {"prey": R1, "shared": True}
    g = hostile(figures=figures, foes={DREGG: shared, DREGG_2: shared})
    assert goes_for(g, DREGG) == ((R1,), "warrior.stay-engaged")
    assert goes_for(g, DREGG_2) == ((C1,), "warrior.no-shared-target-twice")


WALLS = {
    **{f"c{n}s": "-" for n in (3, 4, 5)},
    **{f"{row}2e": "|" for row in "def"},
    **{f"{row}5e": "|" for row in "def"},
    "f3s": "-",
    "f4s": "D",
    "f5s": "-",
}
ROOM = middle(edges=WALLS)


@pytest.mark.rule("aurora.warrior.guard")
def test_guards_hold_still_until_somebody_can_be_seen_in_their_room() -> None:
    """book:1345-1349"""
    outside = [crew(R1, 0, at("g7")), enemy(DREGG, at("d4"))]
    guards = {DREGG: {"guards": True}}
    g = hostile(figures=outside, foes=guards, surface=ROOM, indoor=("centre",))
    assert goes_for(g, DREGG)[0] == ()
    inside = [crew(R1, 0, at("f4")), enemy(DREGG, at("d4"))]
    g = hostile(figures=inside, foes=guards, surface=ROOM, indoor=("centre",))
    assert goes_for(g, DREGG) == ((R1,), "warrior.guard")


@pytest.mark.rule("aurora.warrior.guard-pursuit")
def test_a_guard_follows_whoever_flees() -> None:
    """book:1349: once it has attacked, it is a guard no more."""
    inside = [crew(R1, 0, at("f4")), enemy(DREGG, at("d4"))]
    g = hostile(figures=inside, foes={DREGG: {"guards": True}}, surface=ROOM, indoor=("centre",))
    after = enemies_act(g, *MISSES).g
    after.put(after.figure(R1), square=at("h8"))
    assert goes_for(after, DREGG) == ((R1,), "warrior.stay-engaged")


# --- commanders and creatures ----------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.commander.tie-target")
def test_two_of_the_highest_initiative_roll_off() -> None:
    """book:1337"""
    g = hostile(
        figures=[crew("donexia", 0, sq(20, 14)), crew("jayce-carver", 1, sq(20, 18)), enemy("darius", sq(4, 15))]
    )
    assert set(goes_for(g, "darius")[0]) == {"donexia", "jayce-carver"}


@pytest.mark.rule("aurora.commander.attack-en-route")
def test_a_commander_attacks_the_nearest_on_its_way() -> None:
    """book:1335"""
    figures = [crew("donexia", 0, sq(25, 14)), crew("nellha", 0, sq(11, 15)), enemy("darius", sq(4, 14))]
    play = enemies_act(hostile(figures=figures), *MISSES)
    assert attacked(play, "darius") == ["nellha"]


@pytest.mark.rule("aurora.commander.secondary-priority")
def test_on_its_way_it_prefers_whoever_hurt_it_then_the_nearest() -> None:
    """book:1335-1339. Grom and Flibby have the same initiative, Nell'ha has less and is nearest."""
    figures = [
        crew("donexia", 0, sq(25, 14)),
        crew("nellha", 0, sq(10, 14)),
        crew("grom", 0, sq(12, 16)),
        enemy("darius", sq(4, 14)),
    ]
    assert attacked(enemies_act(hostile(figures=figures), *MISSES), "darius") == ["nellha"]
    hurt = hostile(figures=figures, foes={"darius": {"hurt": {"grom": 1}}})
    assert attacked(enemies_act(hurt, *MISSES), "darius") == ["grom"]


@pytest.mark.rule("aurora.commander.escort")
def test_an_escort_follows_its_commander_past_somebody_nearer() -> None:
    """book:1333"""
    figures = [
        crew("donexia", 0, sq(25, 14)),
        crew("nellha", 0, sq(4, 18)),
        enemy("solen-frae", sq(8, 14)),
        enemy(ZURATHI, sq(7, 14)),
    ]
    play = enemies_act(hostile(figures=figures, foes={ZURATHI: {"leader": "solen-frae"}}), *MISSES)
    assert play.g.plan().map.distance(play.who(ZURATHI).square, play.who("solen-frae").square) == 1


@pytest.mark.rule("aurora.elude.npc-exempt")
def test_a_commander_walks_away_from_whoever_is_beside_it() -> None:
    """book:1319: without a test."""
    figures = [crew("donexia", 0, sq(20, 14)), crew("nellha", 0, sq(4, 15)), enemy("darius", sq(4, 14))]
    play = enemies_act(hostile(figures=figures), *MISSES)
    assert play.who("darius").square == sq(9, 14)
    assert "elude.test" not in [rule for rule, _ in play.rolled()]


@pytest.mark.rule("aurora.elude.drones-exempt")
def test_one_steps_away_from_a_drone() -> None:
    """book:1313, 1373"""
    g = hostile(figures=[crew(R1, 0, sq(11, 14)), enemy(DRONE, sq(10, 14))], then=f"crew:{R1}")
    play = Play(g).say("move").go(sq(13, 14))
    assert play.who(R1).square == sq(13, 14)
    assert play.rolled() == []


@pytest.mark.rule("aurora.creature.behaviour")
def test_a_creature_goes_for_the_highest_initiative() -> None:
    """book:1363"""
    g = hostile(figures=[crew("donexia", 0, sq(20, 14)), crew("nellha", 0, sq(11, 15)), enemy(HOUND, sq(4, 14))])
    assert goes_for(g, HOUND) == (("donexia",), "creature.behaviour")


@pytest.mark.rule("aurora.creature.retaliate")
def test_a_creature_goes_for_whoever_hurt_it_most() -> None:
    """book:1363-1365"""
    figures = [
        crew("donexia", 0, sq(20, 14)),
        crew("nellha", 0, sq(18, 15)),
        crew(C1, 1, sq(12, 12)),
        enemy(HOUND, sq(4, 14)),
    ]
    g = hostile(figures=figures, foes={HOUND: {"hurt": {"nellha": 2, C1: 1}}})
    assert goes_for(g, HOUND) == (("nellha",), "creature.retaliate")


@pytest.mark.rule("aurora.creature.attacks-npcs")
def test_a_creature_attacks_a_villain_where_no_crew_is_in_reach() -> None:
    """book:403-407"""
    figures = [crew(R1, 0, sq(25, 14)), enemy(HOUND, sq(4, 14)), enemy(DREGG, sq(10, 13))]
    g = hostile(figures=figures, foes={DREGG: {"since": 9}}, round=9)
    play = enemies_act(g, *MISSES)
    assert attacked(play, HOUND) == [DREGG]


@pytest.mark.rule("aurora.creature.giant-entry")
@pytest.mark.rule("aurora.creature.giant-break-off")
def test_a_giant_leaves_alone_whom_it_cannot_follow() -> None:
    """book:413-417. Donexia stands in a room of a corner tile; the giant has no range."""
    figures = [
        crew("donexia", 0, on("north-west", "d4")),
        crew("nellha", 0, sq(20, 20)),
        enemy("quarry-maw", sq(14, 14)),
    ]
    g = hostile(figures=figures, surface={"north-west": ROOM["centre"]}, indoor=("north-west",))
    assert goes_for(g, "quarry-maw") == (("nellha",), "creature.giant-break-off")


@pytest.mark.rule("aurora.scan.npc")
def test_a_villain_looks_for_who_hides_in_its_room() -> None:
    """book:1349: it moves beside and tests Search; on a pass it alone attacks."""
    hidden = crew(R1, 0, at("d3"), hidden=True)
    g = hostile(figures=[hidden, enemy("ronin-android-1", at("f5"))], surface=ROOM, indoor=("centre",))
    play = enemies_act(g, 1, 1, 5, *hits("ronin-android-1", 1))
    assert play.rolled()[0][0] == "scan.npc"
    assert attacked(play, "ronin-android-1") == [R1]


# --- drones ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.drone.targeting")
def test_a_drone_goes_for_the_nearest() -> None:
    """book:1373"""
    g = hostile(figures=[crew("donexia", 0, sq(20, 14)), crew("nellha", 0, sq(14, 14)), enemy(DRONE, sq(4, 14))])
    assert goes_for(g, DRONE) == (("nellha",), "drone.targeting")


@pytest.mark.rule("aurora.drone.one-each")
def test_no_two_drones_hunt_the_same_crew() -> None:
    """book:1373, 1377"""
    figures = [crew(R1, 0, sq(10, 14)), crew(C1, 1, sq(20, 14)), enemy(DRONE, sq(4, 14)), enemy(DRONE_2, sq(4, 16))]
    g = hostile(figures=figures, foes={DRONE: {"prey": R1}})
    assert goes_for(g, DRONE_2) == ((C1,), "drone.targeting")


@pytest.mark.rule("aurora.drone.unpaired")
def test_a_drone_without_a_crew_of_its_own_does_nothing() -> None:
    """book:1377"""
    figures = [crew(R1, 0, sq(10, 14)), enemy(DRONE, sq(4, 14)), enemy(DRONE_2, sq(9, 16))]
    g = hostile(figures=figures, foes={DRONE: {"prey": R1}})
    assert goes_for(g, DRONE_2) == ((), "drone.unpaired")


@pytest.mark.rule("aurora.drone.stay-engaged")
def test_a_drone_keeps_fighting_whom_it_fights() -> None:
    """book:1373"""
    figures = [crew(R1, 0, sq(5, 14)), crew(C1, 1, sq(4, 15)), enemy(DRONE, sq(4, 14))]
    g = hostile(figures=figures, foes={DRONE: {"prey": C1}})
    assert goes_for(g, DRONE) == ((C1,), "drone.stay-engaged")


# --- docked ships ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.docked.npc-aboard")
def test_who_reaches_a_docked_ship_boards_it_and_fights_aboard() -> None:
    """book:1090-1092"""
    ships = [ship("cerberus", 0, "dock:0", landed=1), ship("destiny-aurora", 1, sq(9, 9))]
    beside = dock(0) + 28
    figures = [crew("grom", 0, "navigation"), crew("straken", 0, "commander"), enemy("darius", beside)]
    g = hostile(ships=ships, figures=figures, round=3)
    play = enemies_act(g, *MISSES)
    assert play.who("darius").ship == 0
    assert attacked(play, "darius") == ["straken"]


@pytest.mark.rule("aurora.docked.highest-initiative")
def test_a_ship_that_landed_in_this_round_draws_nobody() -> None:
    ships = [ship("cerberus", 0, "dock:0", landed=3), ship("destiny-aurora", 1, sq(9, 9))]
    figures = [crew("grom", 0, "navigation"), crew(C1, 1, sq(20, 20)), enemy("darius", sq(4, 15))]
    assert goes_for(hostile(ships=ships, figures=figures, round=3), "darius")[0] == (C1,)


# --- how they come ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.board.random-placement-square")
def test_they_stand_around_the_middle_of_the_tile() -> None:
    play = run(hostile(), Drones(3), draw=["centre"])
    squares = [who.square for who in play.g.figures if who.name.startswith("drone")]
    assert len(set(squares)) == 3
    assert set(squares) <= {at("d4"), at("d5"), at("e4"), at("e5")}


@pytest.mark.rule("aurora.creature.placement")
def test_a_creature_comes_to_a_random_place_and_its_card_is_used_up() -> None:
    """book:401-407"""
    play = run(hostile(), Creature(), draw=["silt-strider", "east"])
    assert on_board(play, "silt-strider") == ["silt-strider"]
    assert play.g.plan().tiles[play.who("silt-strider").square] == 2  # the eastern side
    assert play.g.zones.size("creatures") == len(CONTENT.creatures) - 1


@pytest.mark.rule("aurora.setup.villain-level")
def test_level_two_is_the_harder_side() -> None:
    """book:383"""
    for name in CONTENT.villains:
        one, two = CONTENT.villains[name].levels
        assert (two.health, two.attack) > (one.health, one.attack)
    figures = [crew(R1, 0, sq(13, 14)), enemy(DREGG, sq(10, 14))]
    play = enemies_act(hostile(figures=figures, level=2), *MISSES)
    assert len(play.rolled()[0][1]) == CONTENT.villains["dregg-warrior"].levels[1].attack


@pytest.mark.rule("aurora.npc.ranks")
def test_commanders_and_warriors_are_two_ranks() -> None:
    """book:389"""
    ranks = [villain.rank for villain in CONTENT.villains.values()]
    assert (ranks.count("commander"), ranks.count("warrior"), ranks.count("drone")) == (3, 3, 1)


# --- what guards and giants do besides -------------------------------------------------------------------------------
@pytest.mark.rule("aurora.npc.fire-through-friends")
def test_a_creature_has_no_friends_to_fire_past() -> None:
    """book:1480. A robot with range 4, and another creature between it and its prey."""
    figures = [crew(R1, 0, sq(13, 14)), enemy("orphan-walker", sq(10, 14)), enemy("furnace-hen", sq(11, 14))]
    g = hostile(figures=figures, foes={"furnace-hen": {"since": 9}}, round=9)
    play = enemies_act(g, *MISSES)
    assert play.who("orphan-walker").square != sq(10, 14)  # it has to look for another line


@pytest.mark.rule("aurora.npc.attribute-text")
def test_a_commander_attacks_better_beside_a_warrior_of_its_race() -> None:
    """book:391"""
    alone = [crew(R1, 0, sq(11, 14)), enemy("darius", sq(10, 14))]
    dice = [6, 4, 4, 4, *[6] * 4]
    assert enemies_act(hostile(figures=alone), *dice).told("combat.hits")[0]["red"] == (4, 4, 4, 6)
    with_one = [*alone, enemy(DREGG, sq(9, 14))]
    g = hostile(figures=with_one, foes={DREGG: {"since": 9}}, round=9)
    assert enemies_act(g, *dice).told("combat.hits")[0]["red"] == (4, 4, 4, 7)


@pytest.mark.rule("aurora.creature.guard")
@pytest.mark.rule("aurora.stealth.failed-in-room")
def test_a_creature_that_guards_waits_until_it_sees_somebody() -> None:
    """book:1210-1214, 1367: who hides in the room is left alone, who is seen is attacked."""
    guards = {HOUND: {"guards": True}}
    hidden = [crew(R1, 0, at("f4")), enemy(HOUND, at("d4"))]
    hidden[0] = hidden[0].but(hidden=True)
    g = hostile(figures=hidden, foes=guards, surface=ROOM, indoor=("centre",))
    assert goes_for(g, HOUND)[0] == ()
    seen = hostile(figures=[hidden[0].but(hidden=False), hidden[1]], foes=guards, surface=ROOM, indoor=("centre",))
    assert goes_for(seen, HOUND) == ((R1,), "creature.guard")


@pytest.mark.rule("aurora.creature.giant-fire")
def test_a_giant_with_range_fires_in_through_the_door() -> None:
    """book:417: through the doorway in the south of the room, which it cannot enter."""
    inside = crew("donexia", 0, on("north-west", "f4"))
    figures = [inside, crew("nellha", 0, sq(24, 24)), enemy("tower-grazer", on("north-west", "h4"))]
    g = hostile(figures=figures, surface={"north-west": ROOM["centre"]}, indoor=("north-west",))
    play = enemies_act(g, *MISSES)
    assert attacked(play, "tower-grazer") == ["donexia"]
    assert play.g.plan().rooms[play.who("tower-grazer").square] == 0
