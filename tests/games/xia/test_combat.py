"""The Attack Action, from the outside: the worked examples of the rulebook first."""

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import Outfit
from rimward.games.xia.turn import Turn, Turns
from rimward.kernel.question import Refused
from tests.games.xia.scenes import (
    HORSE,
    Play,
    attack,
    attack_by_tiger,
    easy_tiger,
    gaiden,
    hunt,
    lasting_sorrow,
    near_victory,
    npc,
    puddle_jumper,
    ram,
    table,
)

FAR = (-2, 2)


def resolved(play: Play) -> list[tuple[int, int, int]]:
    """Attack Value, Defense Value and damage of every attack so far."""
    told = play.told("xia.combat.resolve")
    return [(event.params["attack"], event.params["defense"], event.params["damage"]) for event in told]


# --- the six steps ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.combat.steps")
@pytest.mark.rule("xia.combat.resolve")
@pytest.mark.rule("xia.combat.rearm")
@pytest.mark.example("xia.ex.combat")
def test_the_example_of_the_book() -> None:
    play = Play(attack(), d6=(6, 5), d8=(3,), d20=(14,))
    play.say("attack", "ship:1", "use:0,0", "use:0,1", "done")
    assert play.ship(0)["armed"] == 2
    assert (play.asked.seat, play.asked.code) == (1, "xia.combat.declare-defense")
    play.say("use:1,0", "done", "evasive-thrusters")
    assert resolved(play) == [(11, 8, 3)]
    for key in ("hold:1,8", "hold:1,9", "hold:1,12"):
        assert (play.asked.seat, play.asked.code) == (1, "xia.damage.placement")
        play.say(key)
    assert play.ship(1)["damaged"] == [8, 9, 12]
    assert (play.asked.code, play.asked.keys) == ("xia.combat.rearm", ["use:1,0", "done"])
    play.say("use:1,0")
    assert (play.ship(1)["armed"], play.ship(1)["energy"], play.ship(1)["markers"]) == (4, 0, [])
    assert play.asked.code == "xia.action.list"
    assert play.say("end", "arm:2").over()


@pytest.mark.rule("xia.combat.declare-defense")
@pytest.mark.rule("xia.combat.roll")
def test_defence_is_declared_before_any_die_falls_and_rolled_after_the_attack() -> None:
    play = Play(attack(), d6=(6,), d8=(3,))
    play.say("attack", "ship:1", "use:0,0", "done")
    assert not play.told("kernel.rolled")
    play.say("use:1,0", "done", "pass")
    assert [event.params["by"] for event in play.told("kernel.rolled")] == [0, 1]
    assert (play.ship(1)["armed"], play.ship(1)["markers"]) == (3, [0])


@pytest.mark.rule("xia.combat.combine")
@pytest.mark.parametrize(
    ("answers", "attacks"),
    [
        ("attack ship:1 use:0,0 use:0,1 done pass", [(1, (0, 1))]),
        ("attack ship:1 use:0,0 done done pass hold:1,9 attack ship:1 use:0,1 done pass", [(1, (0,)), (1, (1,))]),
        ("attack ship:1 use:0,0 done done pass hold:1,9 attack ship:2 use:0,1 done", [(1, (0,)), (2, (1,))]),
    ],
    ids=["one attack with two dice", "two attacks on the same ship", "two attacks on different ships"],
)
@pytest.mark.example("xia.ex.combat-split")
def test_markers_are_spent_together_or_apart(answers: str, attacks: list[tuple[int, tuple[int, ...]]]) -> None:
    g = attack()
    g.ships[0].armed, g.ships[0].disarmed = 2, 2
    play = Play(g, d6=(1, 1)).say(*answers.split())
    assert [(told.params["target"], told.params["uses"]) for told in play.told("xia.combat.declare-attack")] == attacks
    assert (play.ship(0)["armed"], play.ship(0)["markers"]) == (0, [0, 1])
    assert not play.chance.left


@pytest.mark.rule("xia.combat.resolve")
@pytest.mark.example("xia.ex.defense-exceeds-attack")
def test_defence_above_the_attack_leaves_no_damage() -> None:
    play = Play(attack(), d6=(3,), d8=(5,))
    play.say("attack", "ship:1", "use:0,0", "done", "use:1,1", "done", "pass")
    assert resolved(play) == [(3, 5, 0)]
    assert play.asked.code == "xia.combat.rearm"
    assert play.ship(1)["damaged"] == []


@pytest.mark.rule("xia.outfit.damage-roll")
def test_damage_on_an_outfit_lowers_each_of_its_dice() -> None:
    g = attack()
    g.ships[0].damaged = (2, 9)  # one marker on the Blaster, one beside it
    play = Play(g, d6=(5, 1))
    play.say("attack", "ship:1", "use:0,0", "use:0,1", "done", "done", "pass")
    assert resolved(play) == [(4, 0, 4)]


@pytest.mark.rule("xia.outfit.use-space-limit")
@pytest.mark.rule("xia.marker.spend")
def test_a_use_space_with_a_marker_or_damage_is_not_offered() -> None:
    g = attack()
    g.ships[0].markers, g.ships[0].armed, g.ships[0].damaged = (0,), 3, (3,)
    play = Play(g)
    play.say("attack", "ship:1")
    assert play.asked.keys == ["use:0,1", "use:0,4"]


# --- range and sight -------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.combat.missile")
@pytest.mark.rule("xia.combat.acquire")
def test_missiles_do_not_reach_an_adjacent_ship() -> None:
    ships = (puddle_jumper(0, (1, -1)), gaiden(1, (1, 0)), easy_tiger(2, FAR))
    play = Play(table(ships, HORSE, Turn(1)), d8=(1,))
    play.say("attack")  # one target in reach, so the engine takes it
    (forced,) = [event for event in play.told("kernel.forced") if event.params["question"] == "xia.combat.acquire"]
    assert forced.params["key"] == "ship:2"


@pytest.mark.rule("xia.combat.missile")
@pytest.mark.parametrize(("space", "reached"), [((4, 0), True), ((5, 0), False)])
def test_missiles_reach_six_spaces_far(space: tuple[int, int], reached: bool) -> None:
    """Over a Gate, whose borders hide nothing."""
    tiles = (Tile("lost-sector", 0, 0), Tile("deltus-gate", 5, -2))
    ships = (puddle_jumper(0, space), gaiden(1, (-2, 0)), easy_tiger(2, (-1, 0)))
    play = Play(table(ships, tiles, Turn(1)))
    assert ("attack" in play.asked.keys) == reached


@pytest.mark.rule("xia.combat.acquire")
def test_a_ship_out_of_range_is_refused_with_the_reason() -> None:
    ships = (puddle_jumper(0, (0, 0)), gaiden(1, (1, 0)), easy_tiger(2, (0, 1)), npc("merchant", 0, FAR))
    play = Play(table(ships, HORSE, Turn(0))).say("attack")
    with pytest.raises(Refused, match="range=2") as refused:
        play.say("ship:3")
    assert (refused.value.code, refused.value.rule) == ("xia.bar.range", "xia.combat.acquire")


@pytest.mark.rule("xia.los.definition")
@pytest.mark.rule("xia.adjacency.not-los")
@pytest.mark.rule("xia.combat.acquire")
def test_no_attack_without_sight() -> None:
    """Pelmont: neighbouring spaces, but one lies in the debris."""
    ships = (puddle_jumper(0, (0, -1)), gaiden(1, (-1, -1)), easy_tiger(2, (2, 0)))
    play = Play(table(ships, (Tile("pelmont", 0, 0),), Turn(0)))
    with pytest.raises(Refused) as refused:
        play.say("attack")
    assert refused.value.rule == "xia.combat.acquire"
    ships = (puddle_jumper(0, (0, -1)), gaiden(1, (-1, -1)), easy_tiger(2, (2, 0)))
    play = Play(table(ships, (Tile("lost-sector", 0, 0),), Turn(0)))
    assert "attack" in play.asked.keys


# --- ramming ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.combat.ram")
@pytest.mark.rule("xia.combat.ram-self-damage")
@pytest.mark.rule("xia.combat.ram-combined")
@pytest.mark.example("xia.ex.ram-blocked")
def test_only_the_ram_dice_hurt_the_attacker_and_in_full() -> None:
    """5 on the Engine and 4 on the Blaster against a Shield of 6: three for the target, five for the rammer."""
    ships = (puddle_jumper(0, (0, 0), armed=2), gaiden(1, (1, 0), energy=0), easy_tiger(2, FAR))
    play = Play(table(ships, HORSE, Turn(0)), d6=(4, 5), d8=(6,))
    play.say("attack", "use:0,0", "use:0,3", "use:1,0", "done", "pass")
    play.say("hold:1,8", "hold:1,9", "hold:1,10")
    assert (play.asked.seat, play.asked.code) == (0, "xia.damage.placement")
    play.say("hold:0,5", "hold:0,6", "hold:0,7", "hold:0,8", "hold:0,9")
    assert resolved(play) == [(9, 6, 3)]
    assert len(play.ship(1)["damaged"]) == 3
    assert len(play.ship(0)["damaged"]) == 5
    assert play.asked.code == "xia.action.list"  # there is no more damage to place


@pytest.mark.rule("xia.death.ram-both")
@pytest.mark.rule("xia.death.no-killer")
@pytest.mark.example("xia.ex.ram-kills-both")
def test_who_dies_in_the_same_ram_gets_nothing() -> None:
    play = Play(ram(), d6=(6, 6))
    play.say("attack", "use:0,3", "use:0,4", "done", "done", "pass")
    assert play.over()
    assert play.ship(0)["space"] is None
    assert play.ship(1)["space"] is None
    assert play.public("fame") == [0, 0, 0]
    assert play.public("credits") == [0, 0, 0]
    assert play.ship(0)["bounty"] == play.ship(1)["bounty"] == 0


@pytest.mark.rule("xia.combat.rearm")
@pytest.mark.rule("xia.turn.ends-on-own-death")
def test_the_defender_re_arms_although_the_rammer_is_gone() -> None:
    play = Play(ram(), d6=(5,), d8=(4,))
    play.say("attack", "use:0,3", "done", "use:1,0", "done", "pass")
    assert play.ship(0)["space"] is None  # 5 on the Engine, 1 damage on it: 4 for each, and one has 4 spaces left
    assert (play.asked.seat, play.asked.code) == (1, "xia.combat.rearm")
    play.say("use:1,0")
    assert (play.ship(1)["armed"], play.ship(1)["energy"]) == (4, 0)
    assert play.over()  # the attacker's turn was cut: no further action is asked for


# --- kills -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.fame.combat")
@pytest.mark.rule("xia.bounty.raiding")
def test_destroying_an_innocent_of_tier_two() -> None:
    ships = (puddle_jumper(0, (0, 0)), gaiden(1, (1, 0), damaged=tuple(range(2, 13))), easy_tiger(2, FAR))
    play = Play(table(ships, HORSE, Turn(0)), d6=(2,))
    play.say("attack", "use:0,0", "done", "done", "pass")
    assert play.public("fame") == [2, 0, 0]
    assert play.public("credits") == [0, 0, 0]
    assert play.ship(0)["bounty"] == 1000


@pytest.mark.rule("xia.fame.combat")
@pytest.mark.rule("xia.bounty.claim")
@pytest.mark.rule("xia.bounty.raiding")
def test_destroying_an_outlaw_of_tier_three() -> None:
    wreck = lasting_sorrow(1, (1, 0), damaged=tuple(range(15)), bounty=4000)
    play = Play(table((puddle_jumper(0, (0, 0)), wreck, easy_tiger(2, FAR)), HORSE, Turn(0)), d6=(1,))
    play.say("attack", "use:0,0", "done")
    assert play.public("fame") == [3, 0, 0]
    assert play.public("credits") == [4000, 0, 0]
    assert play.ship(0)["bounty"] == play.ship(1)["bounty"] == 0


@pytest.mark.rule("xia.death.reset")
@pytest.mark.rule("xia.death.cargo")
@pytest.mark.rule("xia.death.skip-turn")
def test_a_destroyed_ship_is_reset_and_leaves_its_cubes() -> None:
    g = attack_by_tiger()
    g.ships[1].damaged, g.ships[1].energy = tuple(range(10)), 0
    play = Play(g, d8=(3,), d20=(1,))
    play.say("attack", "use:2,0", "done", "evasive-thrusters", "pass")
    assert play.public("adrift") == [[0, 0, "spice"], [0, 0, "terra"]]
    wreck = play.ship(1)
    assert (wreck["space"], wreck["damaged"], wreck["hold"]) == (None, [], [""] * 13)
    assert (wreck["energy"], wreck["armed"], wreck["skips"]) == (12, 4, True)
    assert play.zone("abilities:1") == ["evasive-thrusters"]
    assert (play.asked.seat, play.asked.code) == (2, "xia.action.list")
    assert "attack" not in play.asked.keys  # no target is left for Easy Tiger


@pytest.mark.rule("xia.npc.defense")
@pytest.mark.rule("xia.npc.damage")
@pytest.mark.rule("xia.npc.enforcer-defense")
def test_an_npc_defends_by_itself_and_dies_at_its_number() -> None:
    play = Play(hunt(), d6=(6, 3), d8=(3, 2))
    play.say("attack", "ship:3", "use:0,0", "done")
    assert (play.ship(3)["wounds"], play.ship(3)["space"]) == (11, [1, 0])
    play.say("attack", "ship:3", "use:0,1", "done")
    assert (play.ship(3)["wounds"], play.ship(3)["space"]) == (0, None)
    assert (play.public("fame"), play.ship(0)["bounty"]) == ([2, 0, 0], 2000)


@pytest.mark.rule("xia.npc.kill-reward")
def test_the_credits_on_the_card_go_to_the_killer() -> None:
    play = Play(hunt(), d6=(6, 6), d8=(7,))
    play.say("attack", "ship:4", "use:0,0", "use:0,1", "done")
    assert play.public("credits") == [3000, 0, 0, 0, 0]
    assert (play.public("fame"), play.ship(0)["bounty"]) == ([1, 0, 0], 1000)


# --- damage ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.damage.placement")
@pytest.mark.rule("xia.damage.cube")
def test_damage_is_placed_space_by_space_and_throws_cubes_out() -> None:
    play = Play(attack_by_tiger(), d8=(2,))
    play.say("attack", "use:2,0", "done", "done", "pass", "pass")
    assert play.asked.keys == [f"hold:1,{space}" for space in range(13)]
    play.say("hold:1,11")
    assert play.public("adrift") == [[0, 0, "spice"]]
    assert play.ship(1)["hold"][11:] == ["", "terra"]
    assert "hold:1,11" not in play.asked.keys
    play.say("hold:1,9")
    assert play.ship(1)["damaged"] == [11, 9]
    assert play.public("adrift") == [[0, 0, "spice"]]


@pytest.mark.rule("xia.damage.destroyed")
def test_no_choice_is_left_when_the_damage_fills_the_hold() -> None:
    g = attack()
    g.ships[1].damaged = tuple(range(1, 13))
    play = Play(g, d6=(1,))
    play.say("attack", "ship:1", "use:0,0", "done", "done", "pass")
    assert play.ship(1)["space"] is None
    assert play.asked.code == "xia.action.list"


@pytest.mark.rule("xia.damage.destroyed")
def test_a_ship_with_one_space_left_flies_on() -> None:
    g = attack()
    g.ships[1].damaged = tuple(range(2, 13))
    play = Play(g, d6=(1,))
    play.say("attack", "ship:1", "use:0,0", "done", "done", "pass", "hold:1,0")
    assert (play.ship(1)["space"], len(play.ship(1)["damaged"])) == ([1, -1], 12)


@pytest.mark.rule("xia.outfit.damage-use-space")
@pytest.mark.rule("xia.combat.rearm")
def test_a_marker_that_damage_disarmed_may_still_be_re_armed() -> None:
    play = Play(attack(), d6=(6,), d8=(5,))
    play.say("attack", "ship:1", "use:0,0", "done", "use:1,0", "done", "pass", "hold:1,0")
    assert (play.ship(1)["markers"], play.ship(1)["disarmed"]) == ([], 1)
    play.say("use:1,0")
    assert (play.ship(1)["armed"], play.ship(1)["disarmed"], play.ship(1)["energy"]) == (4, 0, 0)


@pytest.mark.rule("xia.combat.rearm")
def test_no_more_markers_are_re_armed_than_there_is_energy() -> None:
    play = Play(attack(), d6=(1,), d8=(8, 8))
    play.say("attack", "ship:1", "use:0,0", "done", "use:1,0", "use:1,1", "done", "pass", "use:1,0")
    assert (play.asked.code, play.ship(1)["energy"]) == ("xia.action.list", 0)
    assert (play.ship(1)["armed"], play.ship(1)["disarmed"], play.ship(1)["markers"]) == (3, 1, [])


@pytest.mark.rule("xia.combat.rearm")
@pytest.mark.rule("xia.combat.rearm-not-earlier")
def test_only_the_shield_markers_of_this_attack_are_re_armed() -> None:
    g = attack()
    g.ships[1].markers, g.ships[1].armed, g.ships[1].energy = (2, 4), 2, 5  # one on a Shield, from a Nebula say
    play = Play(g, d6=(1,), d8=(8, 8))
    play.say("attack", "ship:1", "use:0,0", "done", "use:1,0", "use:1,1", "pass")
    assert play.asked.keys == ["use:1,0", "use:1,1", "done"]
    play.say("use:1,1", "done")
    ship = play.ship(1)
    assert (ship["armed"], ship["disarmed"], ship["markers"], ship["energy"]) == (1, 1, [2, 4], 4)
    assert play.ship(0)["markers"] == [0]


# --- cards that combat does not know ---------------------------------------------------------------------------------
@pytest.mark.rule("xia.ability.tac-x")
@pytest.mark.rule("xia.ability.exhaust")
def test_tac_x_rolls_an_attack_die_again() -> None:
    play = Play(attack_by_tiger(), d8=(8, 2, 1))
    play.say("attack", "use:2,0", "use:2,1", "done", "pass")
    assert (play.asked.seat, play.asked.keys) == (2, ["tac-x:0", "tac-x:1", "pass"])
    play.say("tac-x:1")
    assert resolved(play) == [(9, 0, 9)]  # the 1 must be used; and the card is exhausted: nothing more was asked
    assert play.ship(2)["energy"] == 2
    assert (play.zone("abilities:2"), play.zone("exhausted:2")) == ([], ["tac-x"])


@pytest.mark.rule("xia.ability.tac-x")
def test_tac_x_rolls_a_defence_die_again_but_not_the_attackers() -> None:
    play = Play(attack(), d6=(6, 1, 4))
    play.say("attack", "ship:2", "use:0,0", "done", "use:2,4", "done")
    assert (play.asked.seat, play.asked.keys) == (2, ["tac-x:0", "pass"])
    assert [event.params["by"] for event in play.told("kernel.rolled")] == [0, 2]
    play.say("tac-x:0")
    assert resolved(play) == [(6, 4, 2)]


@pytest.mark.rule("xia.ability.defense-timing")
def test_what_a_defensive_ability_stops_is_added_to_the_shields() -> None:
    play = Play(attack(), d6=(6, 5), d8=(2,), d20=(13,))
    play.say("attack", "ship:1", "use:0,0", "use:0,1", "done", "use:1,0", "done")
    assert not play.told("kernel.rolled")  # declared before any die falls
    play.say("evasive-thrusters")
    assert resolved(play) == [(11, 2 + 5, 4)]


@pytest.mark.rule("xia.ability.defense-timing")
@pytest.mark.rule("xia.ability.not-while-stranded")
def test_a_stranded_ship_cannot_use_its_thrusters() -> None:
    g = attack()
    g.ships[1].energy, g.ships[1].armed, g.ships[1].disarmed = 0, 0, 4
    play = Play(g, d6=(2,))
    play.say("attack", "ship:1", "use:0,0", "done")
    assert play.asked.code == "xia.damage.placement"


# --- Luck and victory ------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.fame.luck")
@pytest.mark.rule("xia.victory.immediate")
def test_a_natural_20_wins_in_mid_roll() -> None:
    """The attacked player rolls it for the Evasive Thrusters: the damage is never counted, nor does anything follow."""
    play = Play(near_victory(), d6=(6,), d20=(20,))
    play.say("attack", "ship:1", "use:0,0", "done", "done", "evasive-thrusters")
    assert play.over()
    assert play.match.result is not None
    assert (play.match.result.winners, play.match.result.code) == ((1,), "xia.victory.immediate")
    assert play.match.result.scores == (4, 5, 4)
    assert play.match.events(0)[-1].code == "xia.fame.luck"
    assert not resolved(play)
    assert play.match.asked == ()
    with pytest.raises(Refused, match="over"):
        play.match.answer(1, 0, "end")


@pytest.mark.rule("xia.victory.immediate")
@pytest.mark.rule("xia.victory.overshoot")
def test_a_kill_wins_at_once() -> None:
    play = Play(near_victory(), d6=(3,))
    play.say("attack", "ship:1", "use:0,0", "done", "done", "pass")
    assert play.over()
    assert play.match.result is not None
    assert (play.match.result.winners, play.match.result.scores) == ((0,), (5, 4, 4))


@pytest.mark.rule("xia.fame.luck")
@pytest.mark.rule("xia.fame.luck-limit")
def test_the_showing_die_counts_though_it_is_rolled_again_and_luck_comes_once_a_turn() -> None:
    g = attack()
    g.zones.put("abilities:2", "evasive-thrusters", g.zones.everyone)
    play = Play(g, d6=(6,), d20=(20, 20))
    play.say("attack", "ship:2", "use:0,0", "done", "done", "evasive-thrusters")
    assert play.public("fame") == [0, 0, 1]
    play.say("tac-x:0")
    assert resolved(play) == [(6, 8, 0)]
    assert play.public("fame") == [0, 0, 1]
    assert not play.chance.left


@pytest.mark.rule("xia.fame.luck-limit")
def test_a_new_turn_brings_new_luck() -> None:
    g = attack()
    g.lucky = (1,)
    play = Play(g, d6=(1,), d20=(20,))
    play.say("attack", "ship:1", "use:0,0", "done", "done", "evasive-thrusters")
    assert play.public("fame") == [0, 1, 0]


@pytest.mark.rule("xia.fame.luck")
def test_only_a_d20_brings_luck_and_only_its_natural_20() -> None:
    play = Play(attack(), d6=(6,), d20=(19,))
    play.say("attack", "ship:1", "use:0,0", "done", "done", "evasive-thrusters")
    assert play.public("fame") == [0, 0, 0]


# --- who, with what, and when ----------------------------------------------------------------------------------------
@pytest.mark.rule("xia.combat.blaster")
@pytest.mark.parametrize(("space", "reached"), [((1, 0), True), ((2, 0), False)])
def test_blasters_reach_an_adjacent_ship_and_no_other(space: tuple[int, int], reached: bool) -> None:
    """Easy Tiger has no other weapon, and nothing lies between."""
    ships = (puddle_jumper(0, space), gaiden(1, FAR), easy_tiger(2, (0, 0)))
    play = Play(table(ships, (Tile("lost-sector", 0, 0),), Turn(2)), d8=(7,))
    assert ("attack" in play.asked.keys) == reached
    if reached:
        play.say("attack", "use:2,0", "done", "pass")
        assert resolved(play) == [(7, 0, 7)], "its die is the damage"


@pytest.mark.rule("xia.combat.blaster")
@pytest.mark.rule("xia.border.asteroid-los")
def test_a_blaster_needs_to_see_the_adjacent_ship() -> None:
    for there, reached in (((1, 0), False), ((2, -2), True)):  # an Asteroid, and open space
        ships = (puddle_jumper(0, there), gaiden(1, FAR), easy_tiger(2, (1, -1)))
        play = Play(table(ships, (Tile("tk-421", 0, 0),), Turn(2)))
        assert ("attack" in play.asked.keys) == reached


@pytest.mark.rule("xia.combat.declare-attack")
def test_an_attack_is_paid_when_it_is_declared_and_nothing_can_be_added() -> None:
    play = Play(attack(), d6=(6,), d8=(1,))
    play.say("attack", "ship:1", "use:0,0", "done")
    assert (play.ship(0)["armed"], play.ship(0)["markers"]) == (3, [0]), "before anybody defends"
    (told,) = play.told("xia.combat.declare-attack")
    assert (told.params["attacker"], told.params["target"], told.params["uses"]) == (0, 1, (0,))
    asked = []
    for key in ("use:1,0", "done", "pass", "hold:1,8", "hold:1,9", "hold:1,10", "hold:1,11", "hold:1,12", "done"):
        asked.append((play.asked.seat, play.asked.code))
        play.say(key)
    assert {seat for seat, _ in asked} == {1}, "from then on it is the target who is asked"
    assert (play.asked.seat, play.asked.code) == (0, "xia.action.list")
    assert play.told("kernel.rolled")[0].params["dice"] == (6,)


@pytest.mark.rule("xia.combat.who-can-be-attacked")
@pytest.mark.parametrize("bounty", [0, 2000])
def test_everybody_on_the_board_can_be_attacked_and_an_attack_is_no_crime(bounty: int) -> None:
    g = hunt()
    g.ships[1].space, g.ships[1].bounty, g.ships[2].space = (0, -1), bounty, None
    play = Play(g, d6=(1,), d8=(1,)).say("attack")
    assert play.asked.keys == ["ship:1", "ship:3", "ship:4"], (
        "a player of any status and NPCs, but no ship that is gone"
    )
    play.say("ship:1", "use:0,0", "done", "use:1,0", "done", "pass", "done")
    assert resolved(play) == [(1, 1, 0)]
    assert (play.ship(0)["bounty"], play.ship(1)["bounty"]) == (0, bounty)
    assert not [event for event in play.match.events(0) if event.code.startswith("xia.bounty")]


@pytest.mark.rule("xia.combat.shield-markers")
def test_a_defender_spends_a_marker_for_each_use_of_any_shields() -> None:
    g = attack()
    targe = Outfit("targe", "shield", 6, (8, 9, 10), (8, 9))
    g.ships[1].outfits += (targe,)
    g.ships[1].markers, g.ships[1].armed, g.ships[1].damaged = (1,), 3, (8,)
    play = Play(g, d6=(6, 6), d8=(2, 3)).say("attack", "ship:1", "use:0,0", "done")
    assert play.asked.keys == ["use:1,0", "use:1,2", "use:1,9", "done"], "neither the marked nor the damaged one"
    play.say("use:1,0", "use:1,9", "use:1,2", "pass")
    rolled = play.told("kernel.rolled")[1]
    assert (rolled.params["dice"], rolled.params["faces"]) == ((8, 8, 6), (2, 3, 6))
    assert resolved(play) == [(6, 2 + 3 + 5, 0)], "one less for the damage on the Targe"
    assert (play.ship(1)["armed"], sorted(play.ship(1)["markers"])) == (0, [0, 1, 2, 9])


@pytest.mark.rule("xia.combat.shield-markers")
def test_no_more_shields_are_declared_than_there_are_markers() -> None:
    g = attack()
    g.ships[1].armed, g.ships[1].disarmed = 1, 3
    play = Play(g, d6=(1,), d8=(1,)).say("attack", "ship:1", "use:0,0", "done", "use:1,2")
    assert play.asked.code == "xia.ability.defense-timing", "the one marker is spent"


@pytest.mark.rule("xia.combat.end")
def test_when_the_defender_has_re_armed_the_attacker_acts_again_and_nobody_strikes_back() -> None:
    g = attack()
    g.ships[1].energy = 0
    play = Play(g, d6=(1, 1), d8=(8, 8)).say("attack", "ship:1", "use:0,0", "done", "use:1,0", "done", "pass")
    assert [event.params for event in play.told("xia.combat.end")] == [{"attacker": 0, "target": 1, "rearmed": 0}]
    assert (play.asked.seat, play.asked.code) == (0, "xia.action.list")
    play.say("attack", "ship:1", "use:0,1", "done", "use:1,0", "done", "pass")
    assert {event.params["attacker"] for event in play.told("xia.combat.declare-attack")} == {0}
    assert (len(play.told("xia.combat.end")), play.asked.seat) == (2, 0)


@pytest.mark.rule("xia.combat.unblockable")
@pytest.mark.rule("xia.combat.ram-self-damage")
def test_nothing_helps_a_rammer_against_its_own_ram() -> None:
    """Neither its Shields nor its Evasive Thrusters: it is asked for nothing but where the damage goes."""
    shield, engine = Outfit("targe", "shield", 6, (0, 1, 2), (0, 2)), Outfit("m-22", "engine", 6, (3, 4, 5), (3, 4))
    ships = (gaiden(0, (0, 0), outfits=(shield, engine)), puddle_jumper(1, (1, 0)), easy_tiger(2, FAR))
    play = Play(table(ships, HORSE, Turn(0)), d6=(4,)).say("attack", "use:0,3", "done")
    asked = set()
    while play.asked.code != "xia.action.list":
        asked.add((play.asked.seat, play.asked.code))
        play.say("pass" if "pass" in play.asked.keys else play.asked.keys[-1])
    assert {code for seat, code in asked if seat == 0} == {"xia.damage.placement"}
    assert (len(play.ship(0)["damaged"]), play.ship(0)["armed"]) == (4, 3)


@pytest.mark.rule("xia.damage.permanent")
def test_damage_outlasts_turns_and_goes_with_a_repair() -> None:
    g = attack()
    g.ships[1].damaged, g.stack = (8, 9), [Turns(1)]
    play = Play(g)
    for _ in range(6):  # two rounds of doing nothing
        play.say("end")
    assert (play.asked.seat, play.ship(1)["damaged"]) == (1, [8, 9])
    planet = attack()
    planet.tiles, planet.ships[1].space, planet.credits = (Tile("kemplar-ii", 0, 0),), (0, 0), (0, 1000, 0)
    planet.ships[1].damaged, planet.stack = (8, 9), [Turn(1)]
    play = Play(planet).say("end", "recharge")
    assert play.ship(1)["damaged"] == [8, 9]
    assert play.say("repair").ship(1)["damaged"] == []


@pytest.mark.rule("xia.damage.npc")
def test_damage_on_an_npc_is_counted_on_its_card() -> None:
    play = Play(hunt(), d6=(6,), d8=(4,)).say("attack", "ship:4", "use:0,0", "done")
    assert (play.ship(4)["wounds"], play.ship(4)["damaged"], play.ship(4)["hold"]) == (12, [], [])
    (told,) = play.told("xia.damage.npc")
    assert (told.params["points"], told.params["wounds"]) == (2, 12)
    assert play.asked.code == "xia.action.list", "nobody is asked where it goes"
