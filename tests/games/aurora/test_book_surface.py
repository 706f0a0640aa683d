"""Scenes on the planet from the lines of the booklet: ways, ledges, doors and fights, where rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.names import NOWHERE
from tests.games.aurora.folk import at, damage, dice_of, finish, middle, skill, walk
from tests.games.aurora.orbit import pad
from tests.games.aurora.world import CONTENT, Play, crew, item, sq, world

GROM, DRO, SKIRR = "grom", "dro-tov", "skirr"
JAYCE, TAMSIN, ROVANNA, ZHENNA, OZYMAR = "jayce-carver", "tamsin-oryx", "rovanna", "zhenna-ruul", "ozymar"
SPEED = CONTENT.crew[DRO].speed
PISTOL = item("arc-pistol", wielded=True)
BLADE = item("arc-blade", wielded=True)
CORRIDOR = {f"{row}{column}": "#" for row in "ce" for column in range(1, 9)}  # rock around d1 to d8
WALL = {f"{row}4e": "|" for row in "abcdefgh"}  # between columns 4 and 5
STEP = {f"{row}4e": "=" for row in "abcdefgh"}  # a ledge in the same place
HIGH = {f"{row}{column}": "^" for row in "abcdefgh" for column in range(1, 5)}  # the west of it lies higher
PIT = {f"{row}{column}": "v" for row in "abcdefgh" for column in range(5, 9)}  # the east of it is sunken


def turn(
    *dice: int,
    who: str = DRO,
    where: str = "d4",
    ground: dict[str, str] | None = None,
    edges: dict[str, str] | None = None,
    others: tuple[Any, ...] = (),
    indoor: bool = False,
    crates: dict[int, str] | None = None,
    **fields: Any,
) -> Play:
    """The turn of one crew on the middle tile; seat 0 plays Renegades, seat 1 the Coalition."""
    g = world(
        surface=middle(ground, edges),
        indoor=["centre"] if indoor else (),
        figures=[crew(who, CONTENT.crew[who].faction, at(where), **fields), *others],
        crates=crates,
        then=f"crew:{who}",
    )
    return Play(g, *dice)


def foe(name: str, where: str, **fields: Any) -> Any:
    return crew(name, CONTENT.crew[name].faction, at(where), **fields)


def goes(play: Play) -> set[int]:
    return {int(key[3:]) for key in play.keys if key.startswith("go:")}


def leaps(play: Play) -> set[int]:
    return {int(key[5:]) for key in play.keys if key.startswith("leap:")}


def over(play: Play) -> bool:
    return not play.match.asked or play.code != "crew-action.list"


# --- ways ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.terrain.hindering-move")
@pytest.mark.rule("aurora.move.any-direction")
def test_a_diagonal_out_of_fog_costs_two_as_well() -> None:
    """book:1527: leaving costs two, whatever the direction."""
    play = turn(where="d4", ground={"d4": "h"}).say("move").go(at("e5"))
    assert play.told("move.stepped")[-1]["points"] == SPEED - 2


@pytest.mark.rule("aurora.board.containers-hinder")
@pytest.mark.rule("aurora.terrain.hindering-move")
def test_a_crate_costs_like_fog_one_on_and_two_off() -> None:
    """book:1234: containers are Obstructing Terrain."""
    play = turn(where="d1", ground=CORRIDOR, crates={at("d2"): "cache"}).say("move").go(at("d2"))
    assert play.told("move.stepped")[-1]["points"] == SPEED - 1
    play.go(at("d3"))
    assert play.told("move.stepped")[-1]["points"] == SPEED - 3


@pytest.mark.rule("aurora.terrain.hindering-move")
@pytest.mark.rule("aurora.terrain.elevated-access")
def test_up_the_steps_out_of_fog() -> None:
    """book:912, 1527: the steps themselves are walked normally; leaving the fog costs two."""
    edges = {**STEP, "d4e": "/"}
    play = turn(where="d5", ground={**HIGH, "d5": "h"}, edges=edges).say("move").go(at("d4"))
    assert play.told("move.stepped")[-1]["points"] == SPEED - 2
    assert play.who(DRO).wounds == 0


@pytest.mark.rule("aurora.terrain.elevated-access")
@pytest.mark.parametrize("place", ["d5", "c5", "e5"])
def test_from_below_a_ledge_is_a_wall_also_diagonally(place: str) -> None:
    """book:912, 1515: without steps nobody gets up; all of the west lies higher."""
    play = turn(where=place, ground=HIGH, edges=STEP).say("move")
    west = {at(f"{row}{column}") for row in "abcdefgh" for column in range(1, 5)}
    assert not goes(play) & west
    assert leaps(play) == set()


@pytest.mark.rule("aurora.terrain.sunken-access")
def test_out_of_a_pit_only_by_the_ladder() -> None:
    """book:913, 1585."""
    edges = {**STEP, "b4e": "/"}
    play = turn(where="d5", ground=PIT, edges=edges).say("move")
    assert at("d4") not in goes(play) or at("b4") in goes(play)
    play.go(at("b5")).go(at("b4"))
    assert play.told("move.stepped")[-1]["points"] == SPEED - 3  # two along the pit, one up


@pytest.mark.rule("aurora.terrain.leap")
@pytest.mark.parametrize("ground", [HIGH, PIT, {**HIGH, **PIT}])
def test_a_leap_costs_one_point_and_one_wound_whatever_the_drop(ground: dict[str, str]) -> None:
    """book:913, 1515, 1585: from high ground, into a pit, and from high ground into a pit."""
    play = turn(where="d4", ground=ground, edges=STEP).say("move", f"leap:{at('d5')}")
    assert (play.who(DRO).square, play.who(DRO).wounds) == (at("d5"), 1)
    assert play.rolled() == []  # unavoidable
    play.go(at("d8"))
    assert play.told("move.stepped")[-1]["points"] == SPEED - 4


@pytest.mark.rule("aurora.terrain.leap")
def test_no_leap_without_a_point_left() -> None:
    """book:913: it is a step like others."""
    play = turn(where="d4", ground=HIGH, edges=STEP).say("move")
    for square in ("d3", "d2", "d3", "d4", "c4"):
        play.go(at(square))
    assert not play.match.asked or play.code != "move.any-direction" or leaps(play) == set()


@pytest.mark.rule("aurora.terrain.leap")
@pytest.mark.rule("aurora.move.flight")
def test_who_flies_glides_down_unhurt_and_up_again() -> None:
    """book:912-913: a flyer needs no steps."""
    play = turn(who=SKIRR, where="d4", ground=HIGH, edges=STEP).say("move").go(at("d5"))
    assert play.who(SKIRR).wounds == 0
    assert at("d4") in goes(play)


@pytest.mark.rule("aurora.terrain.leap")
@pytest.mark.rule("aurora.ko.drops-items")
@pytest.mark.rule("aurora.ko.carry")
def test_a_leap_with_the_last_point_of_health_ends_below_with_all_it_had() -> None:
    """book:1254, 1264: it lies in the lower square, its gear and the body that it carried beside it."""
    health = CONTENT.crew[DRO].health
    body = crew(GROM, 0, at("d4"), out=True, wounds=9, carrier=0)
    play = turn(where="d4", ground=HIGH, edges=STEP, others=(body,), gear=(BLADE,), wounds=health - 1)
    play.say("move", f"leap:{at('d5')}")
    assert play.who(DRO).out
    assert (play.who(GROM).carrier, play.who(GROM).square) == (NOWHERE, at("d5"))
    assert [(pile.square, [card.name for card in pile.items]) for pile in play.g.piles] == [(at("d5"), ["arc-blade"])]


@pytest.mark.rule("aurora.terrain.leap")
@pytest.mark.rule("aurora.board.one-figure-per-square")
@pytest.mark.parametrize("other", [ROVANNA, GROM])
def test_nobody_leaps_onto_somebody(other: str) -> None:
    """book:919: neither onto a friend nor onto an opponent."""
    play = turn(where="d4", ground=HIGH, edges=STEP, others=(foe(other, "d5"),)).say("move")
    assert at("d5") not in leaps(play)
    assert at("c5") in leaps(play)


@pytest.mark.rule("aurora.terrain.leap")
@pytest.mark.rule("aurora.elude.fail-moving")
@pytest.mark.parametrize("best", [4, 5])
def test_leaping_away_from_an_opponent_met_on_the_way_takes_a_test(best: int) -> None:
    """book:919, 925: Dro Tov walks up to Rovanna on the ledge and would leap off beside her."""
    assert skill(DRO, "stealth") == 2
    play = turn(*pad(2, best), where="d2", ground=HIGH, edges=STEP, others=(foe(ROVANNA, "b4"),)).say("move")
    play.go(at("d3")).go(at("c4"))
    assert play.rolled() == []
    play.say(f"leap:{at('c5')}")
    assert len(dice_of(play, "elude.test")) == 1
    assert play.who(DRO).square == (at("c5") if best == 5 else at("c4"))
    assert play.who(DRO).wounds == (best == 5)


@pytest.mark.rule("aurora.ko.carry")
@pytest.mark.rule("aurora.gear.hands")
def test_a_body_and_a_rifle_are_two_points_of_speed() -> None:
    """book:1260: the body one; the rifle's card another; both hands stay free for it."""
    rifle = item("lance-rifle", wielded=True)
    body = crew(ROVANNA, 1, at("d4"), out=True, wounds=9, carrier=0)
    play = turn(where="d1", others=(body,), gear=(rifle,)).say("move")
    assert max(square % 28 for square in goes(play)) == 10 + SPEED - 2


# --- who holds whom up -----------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.elude.test")
@pytest.mark.rule("aurora.board.adjacency")
@pytest.mark.parametrize(
    ("edges", "ground", "tested"),
    [
        ({}, {}, True),
        (WALL, {}, False),
        ({**WALL, "d4e": "D"}, {}, True),  # a doorway does not break adjacency
        (STEP, HIGH, False),
        ({**STEP, "d4e": "/"}, HIGH, True),
    ],
)
def test_a_wall_or_a_ledge_between_keeps_nobody(edges: dict[str, str], ground: dict[str, str], tested: bool) -> None:
    """book:925: base to base."""
    play = turn(*pad(2, 5), ground=ground, edges=edges, others=(foe(ROVANNA, "d5"),)).say("move")
    assert (dice_of(play, "elude.test") != []) == tested


@pytest.mark.rule("aurora.elude.single-roll")
@pytest.mark.rule("aurora.move.through-enemies")
def test_one_passed_test_leads_past_three_opponents() -> None:
    """book:929: only once, no matter how many; through the square of one and past another."""
    others = (foe(ROVANNA, "d2"), foe(TAMSIN, "d4"), foe(JAYCE, "d6"))
    play = turn(*pad(2, 5), where="d1", ground=CORRIDOR, others=others).say("move")
    assert at("d5") in goes(play)
    play.go(at("d5"))
    assert len(play.rolled()) == 1
    assert play.who(DRO).square == at("d5")


@pytest.mark.rule("aurora.elude.single-roll")
def test_the_next_move_takes_another() -> None:
    """book:929: for this Move; after it the crew stands beside another opponent."""
    others = (foe(ROVANNA, "d5"), foe(JAYCE, "d2"))
    play = walk(turn(*pad(2, 5), *pad(2, 4), where="d4", others=others), at("d3")).say("move")
    assert len(dice_of(play, "elude.test")) == 2
    assert play.code == "crew-action.list"
    play.refused("move")


@pytest.mark.rule("aurora.elude.fail-at-start")
def test_who_fails_to_leave_has_both_actions_for_something_else() -> None:
    """book:929: an attack and a crate."""
    play = turn(*pad(2, 4), 1, 1, 1, 1, others=(foe(ROVANNA, "d5"),), crates={at("c4"): "cache"})
    play.say("move")
    finish(play.say("attack:1,bare")).say("open:0")
    assert play.told("search.opened") != []


@pytest.mark.rule("aurora.elude.fail-moving")
@pytest.mark.rule("aurora.elude.fail-at-start")
def test_who_is_stopped_on_the_way_has_one_action_and_no_move() -> None:
    """book:919, 929: it stops beside the opponent, the Move is spent, and an attack is left."""
    play = turn(*pad(2, 4), 1, 1, 1, 1, where="d1", ground=CORRIDOR, others=(foe(ROVANNA, "d3"),)).say("move")
    if at("d4") not in goes(play):
        play.go(at("d2"))
    play.go(at("d4"))
    assert play.who(DRO).square == at("d2")
    play.refused("move")
    finish(play.say("attack:1,bare"))
    assert over(play)


@pytest.mark.rule("aurora.elude.hidden-opponents")
@pytest.mark.parametrize("fields", [{"hidden": True}, {"tokens": ("stun",)}, {"out": True, "wounds": 8}])
def test_who_is_hidden_stunned_or_down_holds_nobody(fields: dict[str, Any]) -> None:
    """book:925, 1214."""
    play = turn(ground={"d5": "h"}, others=(foe(ROVANNA, "d5", **fields),)).say("move")
    assert play.rolled() == []
    assert play.code == "move.any-direction"


# --- fights ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.terrain.doorway")
@pytest.mark.rule("aurora.combat.point-blank")
def test_through_a_doorway_only_hands_and_blades() -> None:
    """book:1154-1156: next to each other, a door between: no pistol, but a melee attack."""
    play = turn(edges={**WALL, "d4e": "D"}, others=(foe(ROVANNA, "d5"),), gear=(PISTOL, BLADE))
    assert {"attack:1,bare", "attack:1,arc-blade"} <= set(play.keys)
    assert "attack:1,arc-pistol" not in play.keys
    wall = turn(edges=WALL, others=(foe(ROVANNA, "d5"),), gear=(PISTOL, BLADE))
    assert not [key for key in wall.keys if key.startswith("attack:")]


@pytest.mark.rule("aurora.combat.point-blank")
@pytest.mark.rule("aurora.terrain.hindering-defense")
@pytest.mark.parametrize(("weapon", "asked"), [("arc-pistol", True), ("bare", False), ("arc-blade", False)])
def test_a_pistol_at_arms_length_is_still_a_shot_into_fog(weapon: str, asked: bool) -> None:
    """book:1150, 1561: the attacker says which; re-rolls are for ranged attacks only."""
    play = turn(5, 5, 1, 1, 2, 2, ground={"d5": "h"}, others=(foe(ZHENNA, "d5"),), gear=(PISTOL, BLADE))
    play.say(f"attack:1,{weapon}")
    if play.code == "ship-combat.bonus-changes-die":
        play.say("done")
    assert (play.code == "terrain.hindering-defense") == asked


@pytest.mark.rule("aurora.terrain.high-ground-attack")
@pytest.mark.rule("aurora.terrain.level-melee")
@pytest.mark.parametrize("edge", ["/", "="])
def test_hand_to_hand_on_the_steps_with_the_higher_ground(edge: str) -> None:
    """book:1162, 1515: across steps there is melee, and +1 to one die; across a ledge there is none."""
    edges = {**STEP, "d4e": edge}
    play = turn(3, 1, 1, 1, 1, ground=HIGH, edges=edges, others=(foe(ZHENNA, "d5"),))
    assert ("attack:1,bare" in play.keys) == (edge == "/")
    if edge == "/":
        play.say("attack:1,bare", "red:3")
        assert play.told("combat.hits")[-1]["red"] == (4,)


@pytest.mark.rule("aurora.terrain.high-ground-defense")
@pytest.mark.parametrize(("ground", "asked"), [(HIGH, True), ({}, False)])
def test_who_is_attacked_from_below_has_a_better_die(ground: dict[str, str], asked: bool) -> None:
    """book:1162, 1515: Zhenna has no defence of her own."""
    edges = {**STEP, "d4e": "/"} if ground else {}
    play = turn(5, 1, 1, 1, 4, where="d5", ground=ground, edges=edges, others=(foe(ZHENNA, "d4"),))
    play.say("attack:1,bare")
    assert (bool(play.match.asked) and play.asked.seat == 1) == asked
    if asked:
        play.say("pair:5,4")
    assert damage(play) == (0 if asked else 1)


@pytest.mark.rule("aurora.terrain.ledge-sight")
@pytest.mark.rule("aurora.terrain.high-ground-attack")
@pytest.mark.parametrize(
    ("start", "target", "may"),
    [
        ("d4", "d5", True),  # both at the ledge
        ("d4", "d8", True),  # the one above at the ledge, the other far below
        ("d3", "d6", False),  # one square behind it
        ("d3", "d5", False),
        ("d8", "d4", True),  # firing up at somebody on the ledge
        ("d7", "d3", False),  # and at somebody behind it
    ],
)
def test_the_one_above_has_to_stand_at_the_ledge(start: str, target: str, may: bool) -> None:
    """book:1158-1160: several squares back the ground is in the way."""
    play = turn(where=start, ground=HIGH, edges=STEP, others=(foe(ZHENNA, target),), gear=(PISTOL,))
    assert ("attack:1,arc-pistol" in play.keys) == may


@pytest.mark.rule("aurora.terrain.high-ground-sight")
@pytest.mark.rule("aurora.combat.enemies-block")
@pytest.mark.parametrize(("ground", "may"), [(HIGH, True), ({}, False), (PIT, True)])
def test_down_over_the_heads_of_others(ground: dict[str, str], may: bool) -> None:
    """book:1162, 1539: ground level counts as higher than a pit."""
    edges = STEP if ground else {}
    others = (foe(ZHENNA, "d8"), foe(ROVANNA, "d6"))
    play = turn(where="d4", ground=ground, edges=edges, others=others, gear=(PISTOL,))
    assert ("attack:1,arc-pistol" in play.keys) == may


@pytest.mark.rule("aurora.board.distance")
@pytest.mark.rule("aurora.combat.weapon-range")
@pytest.mark.parametrize(("column", "row", "may"), [(5, 5, True), (5, 3, True), (6, 6, False), (0, 6, False)])
def test_a_diagonal_counts_one_for_the_range(column: int, row: int, may: bool) -> None:
    """book:531-533: five squares with an Arc Pistol, the target's own included."""
    figures = [crew(DRO, 0, sq(10, 10), gear=(PISTOL,)), crew(ZHENNA, 1, sq(10 + column, 10 + row))]
    assert ("attack:1,arc-pistol" in Play(world(figures=figures, then=f"crew:{DRO}")).keys) == may


@pytest.mark.rule("aurora.energy.tokens")
@pytest.mark.rule("aurora.energy.depleted")
@pytest.mark.parametrize(("left", "after"), [(2, [1]), (1, [])])
def test_a_shot_that_misses_costs_its_energy_too(left: int, after: list[int]) -> None:
    """book:1517: each use; with the last token the card is gone, and the attack was still made with it."""
    gun = item("spark-pistol", left, wielded=True)
    play = turn(3, 3, 1, 1, 2, 2, others=(foe(ZHENNA, "d7"),), gear=(gun,)).say("attack:1,spark-pistol")
    play.say("red:1")  # a 2: no hit
    assert damage_or_none(play) == 0
    assert [card.energy for card in play.who(DRO).gear] == after


def damage_or_none(play: Play) -> int:
    told = play.told("combat.damage")
    return int(told[-1]["damage"]) if told else 0


@pytest.mark.rule("aurora.gear.weapon-bonus")
@pytest.mark.rule("aurora.combat.extra-die")
@pytest.mark.parametrize(("target", "more"), [(ZHENNA, 1), (JAYCE, 0)])
def test_a_needle_gun_has_a_die_more_for_aliens_only(target: str, more: int) -> None:
    """book:505, 411, 1134."""
    gun = item("needle-gun", wielded=True)
    play = turn(*[1] * 9, others=(foe(target, "d7"),), gear=(gun,)).say("attack:1,needle-gun")
    assert [len(faces) for faces in dice_of(play, "crew.attack-value")] == [CONTENT.crew[DRO].attack + more]


@pytest.mark.rule("aurora.gear.carried-not-wielded")
@pytest.mark.rule("aurora.crew.unarmed")
def test_a_blade_on_the_back_gives_nothing_and_a_pistol_in_the_holster_does_not_shoot() -> None:
    """book:543, 1523, 294."""
    play = turn(others=(foe(ZHENNA, "d5"),), gear=(item("arc-pistol"), item("arc-blade")))
    assert {key for key in play.keys if key.startswith("attack:")} == {"attack:1,bare"}


@pytest.mark.rule("aurora.combat.bonus-stacking")
def test_a_bonus_for_two_dice_lies_on_two_dice() -> None:
    """book:1174, 288: the shock baton's +1/2 never makes a 4 of a 2."""
    baton = item("shock-baton", wielded=True)
    play = turn(2, 3, 1, 1, 6, others=(foe(ZHENNA, "d5"),), gear=(baton,)).say("attack:1,shock-baton")
    play.say("red:2")
    assert "red:3" in play.keys
    play.say("red:3")
    assert play.told("combat.hits")[-1]["red"] == (4,)


@pytest.mark.rule("aurora.crew.defense-bonus")
@pytest.mark.rule("aurora.combat.procedure")
def test_plus_one_on_up_to_two_dice_saves_two_hits() -> None:
    """book:286-288: Ozymar defends with +1/2: two 4s against two 5s."""
    play = turn(5, 5, 1, 1, 4, 4, others=(foe(OZYMAR, "d5"),)).say("attack:1,bare")
    for _ in range(4):
        if play.match.asked and play.asked.seat == 1:
            play.say(next(key for key in play.keys if key.startswith("pair:")))
    assert damage(play) == 0


@pytest.mark.rule("aurora.combat.grenade-door")
@pytest.mark.parametrize(("start", "may"), [("d4", True), ("d3", False), ("c4", False)])
def test_through_a_door_a_grenade_is_thrown_from_beside_it(start: str, may: bool) -> None:
    """book:1164: the door is the east edge of d4."""
    edges = {**WALL, "d4e": "D"}
    play = turn(where=start, edges=edges, others=(foe(ZHENNA, "d6"),), gear=(item("burst-globe", wielded=True),))
    assert (f"throw:{at('d6')},burst-globe" in play.keys) == may


@pytest.mark.rule("aurora.round.repeat-actions")
@pytest.mark.rule("aurora.combat.grenade-level")
def test_a_grenade_is_the_attack_of_the_round() -> None:
    """book:1100."""
    play = turn(*[1] * 9, others=(foe(ZHENNA, "d6"), foe(JAYCE, "c4")), gear=(item("burst-globe", wielded=True),))
    finish(play.say(f"throw:{at('d6')},burst-globe"))
    assert not [key for key in play.keys if key.startswith(("attack:", "throw:"))]
    assert "move" in play.keys


@pytest.mark.rule("aurora.terrain.hindering-defense")
@pytest.mark.parametrize(("ground", "asked"), [({"d6": "h"}, True), ({"d5": "h"}, False)])
def test_a_grenade_is_no_melee_attack_and_fog_helps_whoever_stands_in_it(ground: dict[str, str], asked: bool) -> None:
    """book:1150, 1527: only for ranged attacks; two dice again. What lies on the way of a lobbed grenade does not
    matter."""
    attack = CONTENT.crew[DRO].attack
    dice = [*pad(attack, 5, 5), 1, 1, 6, 6]
    play = turn(*dice, ground=ground, others=(foe(ZHENNA, "d6"),), gear=(item("burst-globe", wielded=True),))
    play.say(f"throw:{at('d6')},burst-globe")
    assert (bool(play.match.asked) and play.code == "terrain.hindering-defense") == asked
    if asked:
        play.say("black:1")
        if play.code == "terrain.hindering-defense":
            play.say("black:1")
        assert play.who(ZHENNA).wounds == 0
