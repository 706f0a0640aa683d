"""Scenes on the planet from the lines of the booklet: Stealth, and abilities."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.aurora.folk import at, finish, halt, middle, skill, walk
from tests.games.aurora.orbit import again, pad
from tests.games.aurora.world import CONTENT, Play, crew, dock, world

DRO, NELLHA = "dro-tov", "nellha"
JAYCE, ROVANNA = "jayce-carver", "rovanna"
CORRIDOR = {f"{row}{column}": "#" for row in "ce" for column in range(1, 9)}  # rock around d1 to d8
WALL = {f"{row}4e": "|" for row in "abcdefgh"}  # between columns 4 and 5


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


def over(play: Play) -> bool:
    return not play.match.asked or play.code != "crew-action.list"


# --- Stealth ---------------------------------------------------------------------------------------------------------
FOG = {f"d{column}": "h" for column in range(1, 9)}


@pytest.mark.rule("aurora.stealth.before-each-move")
def test_after_an_action_there_is_another_test() -> None:
    """book:1196, 1583: one per action: hiding fails, it moves, and tries again where it is now."""
    play = turn(*pad(2, 4), *pad(2, 5), ground=FOG).say("hide")
    play.refused("hide")
    walk(play, at("d5")).say("hide")
    assert play.who(DRO).hidden


@pytest.mark.rule("aurora.stealth.path")
@pytest.mark.rule("aurora.stealth.eligible-squares")
def test_out_of_the_fog_into_the_open_nobody_stays_hidden() -> None:
    """book:1200: outdoors there is no wall to keep to."""
    play = turn(*pad(2, 6), ground=FOG, hidden=True).say("sneak").go(at("c4"))
    halt(play)
    assert not play.who(DRO).hidden


@pytest.mark.rule("aurora.stealth.before-each-move")
@pytest.mark.rule("aurora.stealth.lost")
def test_a_plain_move_gives_stealth_up_even_from_fog_to_fog() -> None:
    """book:1583: once it moves it is no longer hidden; it may test again with the other action."""
    play = walk(turn(*pad(2, 5), ground=FOG, hidden=True), at("d5"))
    assert not play.who(DRO).hidden
    play.say("hide")
    assert play.who(DRO).hidden


@pytest.mark.rule("aurora.scan.only-scanner")
@pytest.mark.rule("aurora.stealth.lost")
def test_who_was_found_and_not_attacked_has_to_be_found_again_next_round() -> None:
    """book:1216: the token stays; the scan was for this round."""
    hidden = crew(DRO, 0, at("d5"), hidden=True)
    play = turn(*pad(2, 5), who=ROVANNA, ground=FOG, others=(hidden,)).say("find:1")
    assert "attack:1,bare" in play.keys
    play.say("end")
    later = again(play, "end")
    while later.match.asked and not (later.code == "round.surface-phase" and later.asked.seat == 1):
        later.say("end")
    later.say("crew:0")
    assert later.who(DRO).hidden
    assert "attack:1,bare" not in later.keys
    assert "find:1" in later.keys


@pytest.mark.rule("aurora.stealth.lost")
@pytest.mark.rule("aurora.stealth.before-each-move")
def test_in_the_next_round_it_may_hide_again() -> None:
    """book:1218: it loses Stealth for this round."""
    play = turn(*[1] * 8, ground=FOG, others=(foe(ROVANNA, "c4"),), hidden=True)
    finish(play.say("attack:1,bare")).say("end")
    later = again(play, "end", *pad(2, 5))
    while not (later.code == "round.surface-phase" and later.asked.seat == 0):
        later.say("end")
    later.say("crew:0", "hide")
    assert later.who(DRO).hidden


@pytest.mark.rule("aurora.stealth.allowed-acts")
@pytest.mark.rule("aurora.search.booby-trap")
def test_a_trap_hurts_the_hidden_opener_but_does_not_show_it() -> None:
    """book:1218, 1230: Interacting keeps Stealth; a blast is no attacker who has scanned it."""
    play = turn(6, 1, 1, 1, 1, 1, 1, ground=FOG, hidden=True, crates={at("d5"): "trap"}).say("open:0")
    finish(play)
    assert (play.who(DRO).wounds, play.who(DRO).hidden) == (1, True)


@pytest.mark.rule("aurora.docked.enter-by-move")
@pytest.mark.rule("aurora.stealth.eligible-squares")
def test_nobody_is_hidden_aboard() -> None:
    """book:1206: neither fog nor a room's wall there."""
    g = world(
        figures=[crew(DRO, 0, dock(2) - 28, hidden=True), crew(ROVANNA, 1, "weapons")],
        then=f"crew:{DRO}",
    )
    play = Play(g, *pad(2, 6)).say("sneak").go(dock(2))
    while play.match.asked and play.code == "move.any-direction":
        play.say("stop")
    assert (play.who(DRO).ship, play.who(DRO).hidden) == (1, False)


@pytest.mark.rule("aurora.stealth.eligible-squares")
@pytest.mark.parametrize(
    ("where", "indoor", "may"), [("d4", True, True), ("d4", False, False), ("c4", True, True), ("d3", True, False)]
)
def test_only_the_walls_of_a_building_give_cover(where: str, indoor: bool, may: bool) -> None:
    """book:1206, 1583: an interior wall beside one of its four edges."""
    room = {f"{row}{column}e": "|" for row in "bcdefg" for column in (1, 4)}
    room |= {f"{row}{column}s": "-" for row in "ag" for column in (2, 3, 4)}
    play = turn(where=where, edges=room, indoor=indoor)
    assert ("hide" in play.keys) == may


@pytest.mark.rule("aurora.stealth.elude-included")
@pytest.mark.rule("aurora.elude.test")
def test_a_failed_stealth_test_does_not_pin_but_leaving_still_takes_an_elude() -> None:
    """book:1216, 925: two different tests: the first is no Elude when it fails."""
    play = turn(*pad(2, 4), *pad(2, 5), ground=FOG, others=(foe(ROVANNA, "c4"),)).say("sneak")
    assert "move" in play.keys
    walk(play, at("d5"))
    assert [rule for rule, _ in play.rolled()] == ["stealth.test", "elude.test"]
    assert play.who(DRO).square == at("d5")


@pytest.mark.rule("aurora.scan.room")
@pytest.mark.rule("aurora.board.adjacency")
@pytest.mark.parametrize(("edges", "may"), [({}, True), (WALL, False), ({**WALL, "d4e": "D"}, True)])
def test_no_looking_through_walls(edges: dict[str, str], may: bool) -> None:
    """book:1216, 1234: adjacent to whoever is in Stealth."""
    hidden = crew(DRO, 0, at("d5"), hidden=True)
    play = turn(who=ROVANNA, where="d4", edges=edges, ground={"d5": "h"}, others=(hidden,))
    assert ("find:1" in play.keys) == may


# --- abilities -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.elude.fail-at-start")
@pytest.mark.rule("aurora.combat.claw-pounce")
def test_who_is_pinned_pounces_on_the_spot_only() -> None:
    """book:929, 1133: Nell'ha may not move this round, by her ability either; her claws reach whoever is beside her."""
    stealth = skill(NELLHA, "stealth")
    play = turn(*pad(stealth, 4), *[1] * 9, who=NELLHA, others=(foe(ROVANNA, "d5"), foe(JAYCE, "d8"))).say("move")
    play.say("ability:claw-pounce")
    assert play.code == "combat.special-attacks"
    assert play.keys == ["attack:1,bare", "pass"]
    assert play.who(NELLHA).square == at("d4")


@pytest.mark.rule("aurora.combat.special-attacks")
@pytest.mark.rule("aurora.elude.fail-at-start")
def test_who_fails_to_elude_for_a_pounce_has_the_claws_and_no_move_afterwards() -> None:
    """book:929."""
    stealth = skill(NELLHA, "stealth")
    play = turn(*pad(stealth, 4), *[1] * 9, who=NELLHA, others=(foe(ROVANNA, "d5"),)).say("ability:claw-pounce")
    finish(play.say("attack:1,bare"))
    assert over(play)  # there is nothing else to do with the other action
    assert play.who(NELLHA).square == at("d4")


@pytest.mark.rule("aurora.ability.action-cost")
@pytest.mark.rule("aurora.round.repeat-actions")
def test_a_failed_choke_hold_leaves_two_actions_and_a_passed_one_leaves_one() -> None:
    """book:937: Rovanna tries Stealth 5+; failed, she may do something else instead."""
    for best, left in ((4, 2), (5, 1)):
        play = turn(*pad(skill(ROVANNA, "stealth"), best), who=ROVANNA, others=(foe(DRO, "d5"),))
        play.say("ability:choke-hold")
        if play.match.asked and play.code == "ability.action-cost":
            play.say("crew:1")
        assert ("stun" in play.who(DRO).tokens) == (best == 5)
        play.refused("ability:choke-hold")
        assert play.asked.about["actions"] == left


@pytest.mark.rule("aurora.status.stun")
@pytest.mark.rule("aurora.elude.hidden-opponents")
def test_past_somebody_stunned_without_a_test() -> None:
    """book:411, 925: a stunned opponent confronts nobody."""
    play = turn(where="d1", ground=CORRIDOR, others=(foe(ROVANNA, "d3", tokens=("stun",)),)).say("move")
    play.go(at("d2"))
    assert play.rolled() == []
