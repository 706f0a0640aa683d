"""The Ability Cards that go on after they were used: Auto-Pilot, Mag-Harpoon, Ablative Plating."""

from typing import Any

import pytest

from rimward.games.xia.advice import advice, grounds
from rimward.games.xia.table.board import Hex, Tile
from rimward.games.xia.table.state import Effect, Ship, Xia, abilities, exhausted
from rimward.games.xia.turn import Turns
from tests.games.xia.scenes import Play, deal, fitted, gaiden, puddle_jumper, table, turn

VOID = (Tile("lost-sector", 0, 0),)


def rounds(first: int, *spaces: Hex, tiles: tuple[Tile, ...] = VOID, ships: tuple[Ship, ...] = (), **more: Any) -> Xia:
    """Round after round, beginning with a seat. Nobody has a card but those that are dealt."""
    ships = ships or tuple(
        fitted(name, seat, space, "m-22")
        for seat, (name, space) in enumerate(zip(("swamp-rat", "lamplighter", "numerator"), spaces, strict=True))
    )
    g = table(ships, tiles, Turns(first), **more)
    for seat in range(3):
        deal(g, seat)
    return g


# --- Auto-Pilot ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.ability.auto-pilot")
@pytest.mark.parametrize(("roll", "moves"), [(4, 0), (5, 1), (11, 1), (12, 2), (19, 2), (20, 4)])
def test_auto_pilot_flies_so_far_after_the_turn_of_another(roll: int, moves: int) -> None:
    play = Play(deal(rounds(1, (-2, 2), (0, 0), (-2, 0)), 1, "auto-pilot"), d20=(roll,))
    play.say("auto-pilot", "end")
    assert play.ship(1)["energy"] == 10
    assert (play.asked.seat, play.asked.code) == (2, "xia.action.list"), "not after the own turn"
    play.say("end")
    if not moves:
        assert (play.asked.seat, play.asked.code) == (0, "xia.action.list")
        return
    assert (play.asked.seat, play.asked.code) == (1, "xia.move.point-per-space")
    assert play.asked.about["movement"] == moves
    play.say("hex:1,0")
    assert play.ship(1)["space"] == [1, 0]


@pytest.mark.rule("xia.ability.auto-pilot-timing")
@pytest.mark.rule("xia.ability.refresh")
@pytest.mark.rule("xia.ability.exhaust")
@pytest.mark.example("xia.ex.ability-autopilot")
def test_exhausted_at_once_refreshed_in_the_own_turn_and_moving_after_those_of_others() -> None:
    """xia.ex.ability-autopilot"""
    play = Play(deal(rounds(1, (-2, 2), (0, 0), (-2, 0)), 1, "auto-pilot"), d20=(5,)).say("auto-pilot")
    assert (play.zone(abilities(1)), play.zone(exhausted(1))) == ([], ["auto-pilot"])
    play.say("end")
    assert (play.zone(abilities(1)), play.ship(1)["space"]) == (["auto-pilot"], [0, 0])
    play.say("end", "hex:1,0")
    assert (play.asked.seat, play.asked.code) == (0, "xia.action.list")
    play.say("end", "hex:2,0")
    assert (play.ship(1)["space"], play.asked.seat, play.public("effects")) == ([2, 0], 1, [])
    play.say("end", "end")
    assert (play.asked.seat, play.asked.code) == (0, "xia.action.list"), "that was all of it"


@pytest.mark.rule("xia.ability.auto-pilot-timing")
def test_there_are_no_actions_outside_of_the_own_turn() -> None:
    g = rounds(2, (-2, 2), (2, 0), (-2, 0))
    g.effects, g.adrift = (Effect("auto-pilot", 1, 3),), ((2, 0, "spice"),)
    play = Play(g).say("end")
    assert {key.partition(":")[0] for key in play.asked.keys} == {"hex", "stop"}
    told = dict(play.match.why_not(1))
    assert {told[key].code for key in ("collect", "jump:3,0", "token")} == {"xia.bar.own-turn"}


@pytest.mark.rule("xia.ability.auto-pilot")
@pytest.mark.rule("xia.move.special-movement")
def test_auto_pilot_pays_no_marker_but_rolls_for_borders() -> None:
    g = rounds(2, (-2, 2), (1, -1), (-2, 0), tiles=(Tile("tk-421", 0, 0),))
    g.effects = (Effect("auto-pilot", 1, 3),)
    play = Play(g, d20=(3,)).say("end", "cross:1,0")
    assert (play.asked.seat, play.asked.code, play.ship(1)["armed"]) == (1, "xia.damage.placement", 4)


@pytest.mark.rule("xia.move.special-movement")
@pytest.mark.rule("xia.death.removed")
def test_a_ship_that_dies_outside_of_its_turn_holds_up_nobody() -> None:
    g = rounds(2, (-2, 2), (1, -1), (2, 0), tiles=(Tile("xia", 0, 0),))
    g.effects = (Effect("auto-pilot", 1, 3), Effect("auto-pilot", 0, 1))
    play = Play(g).say("end", "stop", "cross:0,-1")
    assert (play.ship(1)["space"], play.asked.seat, play.asked.code) == (None, 0, "xia.action.list")
    assert [event.params["seat"] for event in play.told("xia.turn.ends")] == [2]
    assert [effect["seat"] for effect in play.public("effects")] == []


@pytest.mark.rule("xia.border.shield-rebuff")
def test_a_ship_that_a_planetary_shield_destroys_outside_of_its_turn() -> None:
    tiles = (Tile("doravin-v", 0, 0),)
    g = rounds(2, (-2, 2), (0, 2), (-2, 0), tiles=tiles)
    g.ships[1].damaged = tuple(range(1, len(g.ships[1].hold)))
    g.effects = (Effect("auto-pilot", 1, 3),)
    steps = [step for step in range(g.number_of(1) * 6, g.number_of(1) * 6 + 6) if g.map.next[step] >= 0]
    [q, r] = next(g.map.hexes[g.map.next[s]] for s in steps if "shield" in g.map.borders(s))
    play = Play(g, d20=(5,)).say("end", f"cross:{q},{r}")
    assert (play.ship(1)["space"], play.asked.seat) == (None, 0)


@pytest.mark.rule("xia.stranded.ends-move")
def test_a_nebula_strands_an_auto_piloted_ship() -> None:
    g = rounds(2, (-2, 2), (2, -1), (-2, 0), tiles=(Tile("burning-horse", 0, 0),))
    g.ships[1].energy, g.ships[1].armed, g.ships[1].disarmed = 2, 0, 4
    g.effects = (Effect("auto-pilot", 1, 4),)
    play = Play(g, d20=(9,)).say("end", "cross:1,-1")
    assert (play.ship(1)["space"], play.asked.seat, play.asked.code) == ([1, -1], 0, "xia.action.list")


# --- Mag-Harpoon -----------------------------------------------------------------------------------------------------
def towed(*, steps: int = 6, behind: Hex = (0, 0), ahead: Hex = (1, 0), **more: Any) -> Xia:
    """Seat 0 hangs on seat 1, whose turn it is."""
    g = rounds(1, behind, ahead, (-2, 2), **more)
    g.effects = (Effect("mag-harpoon", 0, steps, 1, ahead),)
    return g


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.parametrize(("roll", "steps"), [(4, 0), (5, 3), (11, 3), (12, 6), (19, 6), (20, 99)])
def test_mag_harpoon_hooks_an_adjacent_ship(roll: int, steps: int) -> None:
    g = deal(rounds(0, (0, 0), (1, 0), (0, 1)), 0, "mag-harpoon")
    play = Play(g, d20=(roll,)).say("mag-harpoon")
    assert play.asked.keys == ["ship:1", "ship:2"]
    play.say("ship:1")
    assert play.ship(0)["energy"] == 8
    held = [(effect["target"], effect["amount"]) for effect in play.public("effects")]
    assert held == ([(1, steps)] if steps else [])


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_mag_harpoon_reaches_no_farther() -> None:
    g = deal(rounds(0, (0, 0), (1, 0), (0, 2)), 0, "mag-harpoon")
    g.ships = (*g.ships, Ship("Merchant", 1, 0, (0, -1), npc="merchant", armed=0))
    g.credits = (0,) * 4
    play = Play(g).say("mag-harpoon")
    assert play.asked.keys == ["ship:1", "ship:3"]
    assert dict(play.match.why_not(0))["ship:2"].rule == "xia.ability.mag-harpoon"


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_the_ship_on_the_line_moves_into_the_space_just_left_step_by_step() -> None:
    play = Play(towed()).say("impulse")
    assert "hex:1,-2" not in play.asked.keys, "a ship on a line goes step by step"
    play.say("hex:2,0")
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (
        0,
        "xia.ability.mag-harpoon",
        ["follow:1,0", "detach"],
    )
    play.say("follow:1,0", "hex:1,1", "follow:2,0")
    assert (play.ship(0)["space"], play.ship(1)["space"]) == ([2, 0], [1, 1])
    assert (play.ship(0)["energy"], play.ship(0)["armed"]) == (9, 4)
    assert (play.asked.seat, play.asked.about["movement"]) == (1, 1)


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_the_line_may_be_let_go_and_ends_by_itself() -> None:
    play = Play(towed()).say("impulse", "hex:2,0", "detach", "hex:1,1")
    assert (play.ship(0)["space"], play.asked.seat, play.public("effects")) == ([0, 0], 1, [])
    play = Play(towed(steps=1)).say("impulse", "hex:2,0", "follow:1,0", "hex:1,1")
    assert (play.ship(0)["space"], play.asked.seat, play.public("effects")) == ([1, 0], 1, [])


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_the_line_ends_with_the_own_next_turn() -> None:
    play = Play(towed(steps=99)).say("end", "end")
    assert (play.asked.seat, play.public("effects")) == (0, [])


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.rule("xia.move.special-movement")
def test_following_rolls_for_borders_and_tells_the_odds() -> None:
    g = towed(behind=(1, -1), ahead=(1, 0), tiles=(Tile("tk-421", 0, 0),))
    assert "asteroid" in g.borders((1, -1), (1, 0))
    play = Play(g, d20=(15, 4)).say("impulse", "cross:0,0")
    [follow, _] = play.asked.options
    assert (follow.about["safe"], follow.about["damaged"]) == (50, 50)
    play.say("follow:1,0")
    assert (play.asked.seat, play.asked.code) == (0, "xia.damage.placement")
    play.say("hold:0,9", "hold:0,8", "hold:0,7", "hold:0,6")
    assert (play.ship(0)["space"], play.asked.seat) == ([1, 0], 1)


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_who_dies_on_the_line_does_not_stop_the_other() -> None:
    g = towed(behind=(1, -1), ahead=(1, 0), tiles=(Tile("tk-421", 0, 0),))
    g.ships[0].damaged = tuple(range(1, len(g.ships[0].hold)))
    play = Play(g, d20=(15, 4)).say("impulse", "cross:0,0", "follow:1,0")
    assert (play.ship(0)["space"], play.asked.seat, play.asked.code) == (None, 1, "xia.move.point-per-space")
    assert play.public("effects") == []


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_the_line_tears_where_the_ship_cannot_follow() -> None:
    """It was not beside the space that was left."""
    play = Play(towed(behind=(-1, 0))).say("impulse", "hex:2,0")
    assert (play.asked.seat, play.public("effects")) == (1, [])
    assert play.told("xia.ability.mag-harpoon")[0].params["steps"] == 0


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.rule("xia.move.through-ships")
def test_nobody_follows_a_ship_that_has_not_arrived() -> None:
    """Through seat 2: only beyond it the ship on the line is asked, and the way back stays free."""
    g = rounds(1, (0, 0), (1, 0), (2, 0))
    g.effects = (Effect("mag-harpoon", 0, 6, 1, (1, 0)),)
    play = Play(g).say("impulse", "hex:2,0")
    assert play.asked.seat == 1
    play.say("hex:2,-1")
    assert (play.asked.seat, play.asked.keys) == (0, ["follow:1,0", "detach"])


def lined(third: Hex, *, steps: int = 6, behind: Hex = (-2, 0)) -> Play:
    """Seat 0, seat 1 to the east of it and on its line, with an Engine roll of 6; and a third ship."""
    q, r = behind
    g = rounds(1, behind, (q + 1, r), third)
    g.effects = (Effect("mag-harpoon", 0, steps, 1, (q + 1, r)),)
    play = Play(g, d6=(6,))
    return play.say(next(key for key in play.asked.keys if key.startswith("engine")))


def line_of(play: Play) -> list[int]:
    return [effect["amount"] for effect in play.public("effects")]


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.rule("xia.move.through-ships")
def test_the_line_holds_where_the_ship_flies_through_a_third_one() -> None:
    """The host moves a space and the follower moves into the space that it left: beyond the third ship too."""
    play = lined((0, 0)).say("hex:0,0", "hex:1,0", "follow:-1,0")
    assert (play.ship(0)["space"], play.ship(1)["space"], line_of(play)) == ([-1, 0], [1, 0], [5])
    play.say("hex:2,0")
    assert (play.asked.seat, play.asked.keys) == (0, ["follow:1,0", "detach"])
    play.say("follow:1,0")
    assert (play.ship(0)["space"], play.ship(2)["space"], line_of(play)) == ([1, 0], [0, 0], [3])
    play.say("hex:2,-1", "follow:2,0")
    assert (play.ship(0)["space"], line_of(play)) == ([2, 0], [2])


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_the_line_waits_behind_the_third_ship_from_one_move_to_the_next() -> None:
    play = lined((0, 0)).say("hex:0,0", "hex:1,0", "follow:-1,0", "stop", "impulse")
    assert (play.ship(0)["space"], line_of(play), play.asked.seat) == ([-1, 0], [5], 1)
    play.say("hex:2,0", "follow:1,0")
    assert play.ship(0)["space"] == [1, 0]


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.parametrize(("steps", "holds"), [(3, True), (2, False)])
def test_every_space_through_a_third_ship_is_a_step_of_the_line(steps: int, holds: bool) -> None:
    play = lined((0, 0), steps=steps).say("hex:0,0", "hex:1,0", "follow:-1,0", "hex:2,0")
    assert (play.asked.seat == 0) == holds
    if holds:
        play.say("follow:1,0")
    assert (play.ship(0)["space"], line_of(play)) == ([1, 0] if holds else [-1, 0], [])


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_a_ship_that_turns_back_out_of_an_occupied_space_has_left_nothing() -> None:
    play = lined((0, 0)).say("hex:0,0", "hex:-1,0")
    assert (play.asked.seat, play.ship(0)["space"], line_of(play)) == (1, [-2, 0], [6])
    play.say("hex:-1,1", "follow:-1,0")
    assert play.ship(0)["space"] == [-1, 0]


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_a_ship_that_flies_through_its_follower_is_followed_from_there() -> None:
    """It leaves the very space that the follower is in."""
    play = lined((2, 0), behind=(0, 0)).say("hex:0,0", "hex:-1,0")
    assert (play.asked.seat, play.ship(0)["space"], line_of(play)) == (1, [0, 0], [6])
    play.say("hex:-2,0", "follow:-1,0")
    assert (play.ship(0)["space"], line_of(play)) == ([-1, 0], [5])


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_two_followers_of_one_ship_come_one_after_the_other() -> None:
    """Only one of them fits into the space that was left; the line of the other waits for the next one."""
    g = rounds(1, (0, 0), (1, 0), (0, 1))
    g.effects = (Effect("mag-harpoon", 0, 6, 1, (1, 0)), Effect("mag-harpoon", 2, 6, 1, (1, 0)))
    play = Play(g).say("impulse", "hex:2,0", "follow:1,0")
    assert (play.asked.seat, play.ship(0)["space"], play.ship(2)["space"]) == (1, [0, 0], [1, 0])
    play.say("hex:2,-1", "follow:2,0", "follow:1,0")
    assert (play.asked.seat, play.ship(0)["space"], play.ship(2)["space"]) == (1, [1, 0], [2, 0])
    assert line_of(play) == [5, 4]


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.rule("xia.move.special-movement")
def test_the_way_through_a_third_ship_rolls_for_all_its_borders_and_tells_their_odds() -> None:
    """TK-421, from asteroid to asteroid: half of half is safe."""
    g = rounds(1, (-1, 0), (2, 0), (0, 0), tiles=(Tile("tk-421", 0, 0),))
    assert [g.borders(here, there)[1] for here, there in (((-1, 0), (0, 0)), ((0, 0), (1, 0)))] == ["asteroid"] * 2
    g.effects = (Effect("mag-harpoon", 0, 6, 1, (1, 0), ((0, 0),)),)
    play = Play(g, d20=(15, 16)).say("impulse")
    [follow, _] = play.asked.options
    assert (follow.key, follow.about["safe"]) == ("follow:1,0", 25)
    play.say("follow:1,0")
    assert (play.ship(0)["space"], line_of(play)) == ([1, 0], [4])
    assert [e.params["rule"] for e in play.told("kernel.rolled")] == ["xia.border.asteroid-enter"] * 2


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_advice_weighs_the_whole_way_through_a_third_ship() -> None:
    """Over two asteroids it is worth less, and it is a dare; a way over nothing costs as little as a step."""
    rated = {}
    for tile in ("lost-sector", "tk-421"):
        g = rounds(1, (-1, 0), (2, 0), (0, 0), tiles=(Tile(tile, 0, 0), Tile("azure", 5, -2)))
        g.effects = (Effect("mag-harpoon", 0, 6, 1, (1, 0), ((0, 0),)),)
        now = Play(g).say("impulse").match.table
        assert isinstance(now, Xia)
        (question,) = now.open
        rated[tile] = advice(now, question)[0]
        assert (grounds(now, question, question.options[0]).code == "xia.advice.dares") == (tile == "tk-421")
    assert 0 < rated["tk-421"] < rated["lost-sector"]


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_a_second_line_to_the_same_ship_holds_when_the_first_is_used_up() -> None:
    g = towed(steps=1)
    g.effects += (Effect("mag-harpoon", 0, 3, 1, (1, 0)),)
    play = Play(g).say("impulse", "hex:2,0", "follow:1,0")
    assert (play.asked.seat, line_of(play)) == (1, [3])
    play.say("hex:1,1", "follow:2,0")
    assert (play.ship(0)["space"], line_of(play)) == ([2, 0], [2])


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.rule("xia.move.forced-stop-occupied")
def test_who_is_thrown_back_on_the_way_through_a_third_ship_goes_back_to_where_it_came_from() -> None:
    """Kemplar II: the third ship is outside of its Shield, and what was left is inside."""
    g = rounds(1, (3, -1), (0, 0), (2, 0), tiles=(Tile("kemplar-ii", 0, 0), Tile("lost-sector", 5, -2)))
    assert (g.borders((3, -1), (2, 0)), g.borders((2, 0), (1, 0))[1]) == (("normal", "normal"), "shield")
    g.effects = (Effect("mag-harpoon", 0, 6, 1, (1, 0), ((2, 0),)),)
    play = Play(g, d20=(2,)).say("impulse", "follow:1,0")
    play.say("hold:0,8", "hold:0,9")
    assert (play.ship(0)["space"], play.asked.seat) == ([3, -1], 1)
    assert [event.params["space"] for event in play.told("xia.move.forced-stop-occupied")] == [(3, -1)]


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.rule("xia.ability.auto-pilot")
def test_a_line_holds_behind_an_auto_pilot_too() -> None:
    g = rounds(2, (0, 0), (1, 0), (-2, 2))
    g.effects = (Effect("mag-harpoon", 0, 6, 1, (1, 0)), Effect("auto-pilot", 1, 2))
    play = Play(g).say("end", "hex:2,0", "follow:1,0", "stop")
    assert (play.ship(0)["space"], play.ship(1)["space"]) == ([1, 0], [2, 0])


# --- Ablative Plating ------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.ability.ablative-plating")
@pytest.mark.parametrize(("roll", "armour"), [(4, 0), (5, 2), (11, 2), (12, 4), (19, 4), (20, 8)])
def test_ablative_plating(roll: int, armour: int) -> None:
    g = deal(turn((0, 0), energy=6), 0, "ablative-plating")
    play = Play(g, d20=(roll,)).say("ablative-plating")
    assert [effect["amount"] for effect in play.public("effects")] == ([armour] if armour else [])
    assert play.ship(0)["energy"] == 4


@pytest.mark.rule("xia.ability.ablative-plating")
def test_ablative_plating_helps_against_every_attack_until_the_next_turn() -> None:
    ships = (puddle_jumper(0, (0, 0)), gaiden(1, (1, 0)), fitted("numerator", 2, (-2, 2), "m-22"))
    g = rounds(0, ships=ships)
    g.effects = (Effect("ablative-plating", 1, 4),)
    play = Play(g, d6=(6, 3, 5)).say("attack", "use:0,0", "done", "done", "hold:1,9", "hold:1,8")
    play.say("attack", "use:0,1", "done", "done")
    told = [event.params for event in play.told("xia.combat.resolve")]
    assert [(event["attack"], event["defense"], event["damage"]) for event in told] == [(6, 4, 2), (3, 4, 0)]
    play.say("end", "arm:2")
    assert (play.asked.seat, play.public("effects")) == (1, [])


@pytest.mark.rule("xia.ability.ablative-plating")
def test_a_plating_is_its_owners_alone_and_no_help_against_hazards() -> None:
    ships = (puddle_jumper(0, (0, 0)), gaiden(1, (1, 0)), fitted("numerator", 2, (-2, 2), "m-22"))
    g = rounds(0, ships=ships)
    g.effects = (Effect("ablative-plating", 2, 4),)
    play = Play(g, d6=(6,)).say("attack", "use:0,0", "done", "done")
    assert play.told("xia.combat.resolve")[0].params["damage"] == 6
    g = rounds(2, (-2, 2), (1, -1), (-2, 0), tiles=(Tile("tk-421", 0, 0),))
    g.effects = (Effect("ablative-plating", 1, 8), Effect("auto-pilot", 1, 2))
    play = Play(g, d20=(2,)).say("end", "cross:1,0")
    assert play.asked.code == "xia.damage.placement"
