"""Small things that games with open books have found, each as short as it can be told."""

from __future__ import annotations

import pytest

from tests.games.aurora.world import Play, crew, item, on, ship, sq, world


@pytest.mark.rule("aurora.combat.special-attacks")
@pytest.mark.rule("aurora.round.repeat-actions")
def test_whoever_has_attacked_does_not_attack_by_an_ability_as_well() -> None:
    """Hit and Fade is an attack and a move: once she has attacked it is not to be had."""
    figures = [crew("rane", 0, on("centre", "d4")), crew("flibby", 1, on("centre", "d5"))]
    play = Play(world(figures=figures, then="crew:rane"), *(1,) * 4)
    assert "ability:hit-and-fade" in play.keys
    play.say("attack:1,bare")
    assert play.code == "crew-action.list"
    assert "ability:hit-and-fade" not in play.keys


@pytest.mark.rule("aurora.combat.special-attacks")
def test_a_move_and_attack_card_only_moves_whoever_has_attacked() -> None:
    figures = [crew("nellha", 0, on("centre", "d4")), crew("flibby", 1, on("centre", "d5"))]
    play = Play(world(figures=figures, then="crew:nellha"), *(1,) * 4, *(6,) * 3).say("attack:1,bare")
    play.say("ability:claw-pounce", "stop")
    assert len(play.told("combat.attacks")) == 1


@pytest.mark.rule("aurora.crew-action.on-my-command")
@pytest.mark.rule("aurora.combat.claw-pounce")
def test_a_pounce_on_a_command_that_forbids_attacks_is_only_a_move() -> None:
    """Straken's command, as Jayce's, grants an action that is no attack."""
    figures = [
        crew("nellha", 0, on("centre", "d4")),
        crew("straken", 0, on("centre", "c4")),
        crew("jayce-carver", 1, on("centre", "d6")),
    ]
    play = Play(world(figures=figures, then="crew:straken")).say("ability:on-my-mark")
    assert not any(key.startswith("attack") for key in play.keys)
    play.say("ability:claw-pounce").go(on("centre", "d5"))
    if play.code == "move.any-direction":
        play.say("stop")
    assert play.code == "crew-action.list"
    assert not play.told("combat.attacks")


@pytest.mark.rule("aurora.crew-action.on-my-command")
@pytest.mark.rule("aurora.combat.special-attacks")
def test_a_command_to_attack_may_be_carried_out_by_a_card() -> None:
    """Donexia's grants any action: Rane, who has attacked already, may also hit and fade."""
    figures = [
        crew("rane", 0, on("centre", "d4"), done=("attacked",)),
        crew("donexia", 0, on("centre", "c4")),
        crew("flibby", 1, on("centre", "d5")),
    ]
    play = Play(world(figures=figures, then="crew:donexia"), *(5,) * 5, *(1,) * 4).say("ability:give-the-word")
    play.say("ability:hit-and-fade")
    assert play.code == "combat.special-attacks"
    assert "attack:2,bare" in play.keys


@pytest.mark.rule("aurora.salvage.mines-chain")
def test_two_mines_of_one_ship_on_one_square_go_off_one_after_the_other() -> None:
    fleet = [
        ship("cerberus", 0, sq(4, 4), facing="east"),
        ship("destiny-aurora", 1, sq(14, 10), facing="south"),
    ]
    figures = [crew("flibby", 1, "navigation")]
    g = world(ships=fleet, figures=figures, mines=[(sq(14, 13), 0), (sq(14, 13), 0)], then="ship:destiny-aurora")
    play = Play(g, *(1,) * 8).say("move", f"fly:{sq(14, 12)},4")
    assert len(play.told("salvage.mine")) == 2
    assert play.g.mines == ()


@pytest.mark.rule("aurora.gear.over-limit")
@pytest.mark.rule("aurora.gear.hands")
def test_what_is_kept_stays_in_the_hand_or_the_belt_where_it_was() -> None:
    """She gives up a third trinket: the knife in her belt does not get into her hand, which holds a pistol."""
    gear = (
        item("trench-knife"),
        item("longshot"),
        item("duelist", wielded=True),
        *[item(name) for name in ("lock-kit", "cloak-weave", "spring-boots")],
    )
    figures = [crew("donexia", 0, on("centre", "d4"), gear=gear)]
    play = Play(world(figures=figures, crates={on("centre", "d5"): "echo-lens"}, then="crew:donexia"))
    play.say("open:0", "discard:lock-kit")
    held = {each.name: each.wielded for each in play.who("donexia").gear}
    assert held == {
        "trench-knife": False,
        "longshot": False,
        "duelist": True,
        "cloak-weave": False,
        "spring-boots": False,
        "echo-lens": False,
    }


@pytest.mark.rule("aurora.elude.fail-moving")
@pytest.mark.rule("aurora.board.one-figure-per-square")
def test_whoever_is_held_up_on_the_square_of_a_friend_stops_in_front_of_it() -> None:
    """A corridor: a friend in it, and behind him an enemy who holds up whoever comes that far."""
    corridor = "\n\n".join(["# # # # # # # #", ". . . . . . . .", "# # # # # # # #", *[". . . . . . . ."] * 5])
    figures = [
        crew("donexia", 0, on("centre", "b1")),
        crew("grom", 0, on("centre", "b3")),
        crew("flibby", 1, on("centre", "b4")),
    ]
    play = Play(world(surface={"centre": corridor}, figures=figures, then="crew:donexia"), *(1,) * 9)
    play.say("move").go(on("centre", "b5"))
    assert [rule for rule, _ in play.rolled()] == ["elude.test"]
    assert play.who("donexia").square == on("centre", "b2")
    assert play.who("grom").square == on("centre", "b3")


@pytest.mark.rule("aurora.round.repeat-actions")
@pytest.mark.rule("aurora.boarding.battle-order")
def test_whoever_has_fought_on_one_ship_does_not_attack_on_another_in_the_same_round() -> None:
    fleet = [
        ship("cerberus", 0, sq(13, 14), facing="west", shields_up=False),
        ship("destiny-aurora", 1, sq(12, 14), facing="east", shields_up=False, link=0),
    ]
    figures = [
        crew("grom", 0, "deck", ship=1, done=("attacked",)),
        crew("donexia", 0, "commander"),
        crew("jayce-carver", 1, "deck"),
    ]
    play = Play(world(ships=fleet, figures=figures, then="ship:cerberus"), *(1,) * 3).say("end")
    assert play.told("boarding.fight")
    assert play.asked.seat == 1
    play.say("attack:2,0,bare")
    assert not play.match.asked or not any(key.startswith("attack:0,") for key in play.keys)
    assert [told["crew"] for told in play.told("combat.attacks")] == ["jayce-carver"]
