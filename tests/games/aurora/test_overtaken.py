"""Overtaken ships: when, what the captor may do, and what becomes of the loser."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.names import NOWHERE
from tests.games.aurora.orbit import (
    AURORA,
    CERBERUS,
    FLIBBY,
    GROM,
    HOME_CAP,
    JAYCE,
    NELLHA,
    RANE,
    Quiet,
    again,
    ahead,
    aurora,
    can,
    cerberus,
    hull,
    keys_of,
    skill,
    space,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, crew, number, sq

RED = {"engineering": NELLHA, "navigation": RANE}
WEAK = {"wounds": CONTENT.crew[FLIBBY].health - 1}


def fight(
    *defenders: Any, more: tuple[Any, ...] = (), target: dict[str, Any] | None = None, hits: int = 6, **grom: Any
) -> Quiet:
    """Grom is aboard the Destiny Aurora and attacks Flibby, who has one health left; nobody engages him."""
    ships = [cerberus(11, 10), aurora(**{**hull(), "link": CERBERUS, **(target or {})})]
    intruder = crew(GROM, RENEGADE, "deck", ship=AURORA, **grom)
    flibby = crew(FLIBBY, COALITION, "navigation", **WEAK)
    play = Quiet(space(RED, {}, ships, [intruder, flibby, *defenders, *more]), hits, *[1] * 60)
    play.say("end", "done")
    play.say(f"attack:{number(play.g, GROM)},{number(play.g, FLIBBY)},bare")
    while play.match.asked and play.code in ("ship-combat.bonus-changes-die", "ship-combat.pairing"):
        play.say("done" if can(play, "done") else play.keys[0])
    return play


def taken(play: Quiet) -> bool:
    return play.card("destiny-aurora").captor == CERBERUS


# --- when ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.overtaken.definition")
def test_a_ship_is_overtaken_when_its_last_crew_is_defeated() -> None:
    play = fight()
    assert play.who(FLIBBY).out
    assert taken(play)
    assert [told["ship"] for told in play.told("overtaken.taken")] == ["destiny-aurora"]


@pytest.mark.rule("aurora.overtaken.definition")
@pytest.mark.parametrize("other", ["navigator alive", "another", "in the med bay"])
def test_one_conscious_crew_aboard_holds_the_ship(other: str) -> None:
    if other == "navigator alive":
        assert not taken(fight(hits=1))
    else:
        assert not taken(fight(crew(JAYCE, COALITION, "commander" if other == "another" else "med-bay")))


@pytest.mark.rule("aurora.overtaken.definition")
@pytest.mark.parametrize("other", ["landing party", "unconscious", "its prisoner"])
def test_others_do_not_save_it(other: str) -> None:
    """Only its own crew, conscious and aboard, counts."""
    others = {
        "landing party": crew(JAYCE, COALITION, sq(12, 12)),
        "unconscious": crew(JAYCE, COALITION, "med-bay", out=True, wounds=9),
        "its prisoner": crew("skirr", RENEGADE, "brig", ship=AURORA, wounds=1),
    }
    assert taken(fight(others[other]))


@pytest.mark.rule("aurora.overtaken.definition")
def test_a_ship_with_nobody_awake_is_overtaken_by_the_first_who_boards() -> None:
    ships = [cerberus(11, 10), aurora(**hull(), link=CERBERUS)]
    out = crew(FLIBBY, COALITION, "med-bay", out=True, wounds=9)
    play = Quiet(space({**RED, "weapons": GROM}, {}, ships, [out]), *[5] * 10)
    play.say(f"board:{AURORA},{number(play.g, GROM)}")
    assert taken(play)


# --- the loser -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.overtaken.mission-failed")
def test_with_no_teammate_the_loser_may_give_up_and_the_others_win() -> None:
    """Jayce is still on the planet."""
    play = fight(crew(JAYCE, COALITION, sq(12, 12)), more=())
    later = surface(play)
    assert later.asked.seat == COALITION
    later.say("give-up")
    assert later.match.result is not None
    assert later.told("win.ended") != []


def surface(play: Quiet) -> Quiet:
    while play.match.asked:
        play.say("pass" if can(play, "pass") else play.keys[0])
    return again(play, "player:1")


@pytest.mark.rule("aurora.overtaken.mission-failed")
def test_the_party_of_the_loser_plays_on() -> None:
    later = surface(fight(crew(JAYCE, COALITION, sq(12, 12))))
    later.say(f"crew:{number(later.g, JAYCE)}")
    assert can(later, "move")


@pytest.mark.rule("aurora.overtaken.must-sell")
def test_an_overtaken_ship_takes_no_turn_for_anybody() -> None:
    """Nobody crews two ships: the captor has no turn for it, and neither has the loser."""
    ships = [cerberus(11, 10), aurora(**hull(), captor=CERBERUS, link=CERBERUS)]
    intruder = crew(GROM, RENEGADE, "deck", ship=AURORA)
    out = crew(FLIBBY, COALITION, "navigation", out=True, wounds=9)
    play = Quiet(space(RED, {}, ships, [intruder, out], then="ships"))
    while play.match.asked:
        assert not [key for key in keys_of(play, "man") if key.startswith(f"man:{number(play.g, GROM)},")]
        play.say("end" if can(play, "end") else "pass")
    assert [told["ship"] for told in play.told("round.ship-turn")] == ["cerberus"]


# --- what the captor takes -------------------------------------------------------------------------------------------
def prize() -> Quiet:
    """Two defeated enemies and two captured friends aboard."""
    more = (
        crew(JAYCE, COALITION, "commander", out=True, wounds=9),
        crew("skirr", RENEGADE, "brig", ship=AURORA, wounds=1),
        crew("straken", RENEGADE, "brig", ship=AURORA, wounds=1),
    )
    return fight(more=more)


@pytest.mark.rule("aurora.overtaken.take-prisoner")
def test_the_captor_takes_one_defeated_enemy() -> None:
    play = prize()
    assert (play.asked.seat, play.code) == (RENEGADE, "overtaken.take-prisoner")
    g = play.g
    assert set(play.keys) == {
        f"prisoner:{number(g, FLIBBY)}",
        f"prisoner:{number(g, JAYCE)}",
        f"rescue:{number(g, 'skirr')}",
        f"rescue:{number(g, 'straken')}",
        "pass",
    }
    play.say(f"prisoner:{number(g, JAYCE)}")
    assert (play.who(JAYCE).ship, play.who(JAYCE).room) == (CERBERUS, "brig")
    assert not play.match.asked or play.code != "overtaken.take-prisoner"  # one, and only one
    assert play.who(FLIBBY).ship == AURORA
    assert play.who("skirr").ship == AURORA


@pytest.mark.rule("aurora.overtaken.rescue-prisoner")
def test_or_frees_one_of_its_own_who_is_playable_at_once() -> None:
    play = prize()
    play.say(f"rescue:{number(play.g, 'skirr')}")
    skirr = play.who("skirr")
    assert (skirr.ship, skirr.seat, skirr.side, skirr.out) == (CERBERUS, RENEGADE, RENEGADE, False)
    assert skirr.room != "brig"
    assert not play.match.asked or play.code != "overtaken.take-prisoner"
    assert [play.who(name).ship for name in (FLIBBY, JAYCE, "straken")] == [AURORA] * 3


@pytest.mark.rule("aurora.overtaken.take-prisoner")
def test_the_captor_may_take_nobody() -> None:
    play = prize().say("pass")
    assert [play.who(name).ship for name in (FLIBBY, JAYCE, "skirr", "straken")] == [AURORA] * 4


# --- towing ----------------------------------------------------------------------------------------------------------
def towing(column: int, row: int, facing: str, pilot: str = RANE, then: str = "ship:cerberus") -> Quiet:
    """The Cerberus tows the Destiny Aurora, which lies in the east of it."""
    prey = aurora(column + 1, row, **hull(), captor=CERBERUS, link=CERBERUS, towed=True)
    ships = [cerberus(column, row, facing), prey]
    out = crew(FLIBBY, COALITION, "navigation", out=True, wounds=9)
    return Quiet(space({"navigation": pilot, "engineering": NELLHA}, {}, ships, [out], then))


@pytest.mark.rule("aurora.overtaken.tow")
def test_towing_is_offered_besides_the_prisoner() -> None:
    play = prize()
    play.say(f"prisoner:{number(play.g, JAYCE)}")
    assert (play.asked.seat, play.code) == (RENEGADE, "overtaken.tow")
    play.say("tow")
    assert play.card("destiny-aurora").towed


@pytest.mark.rule("aurora.overtaken.tow")
def test_the_towed_ship_moves_along_at_the_speed_of_the_tower() -> None:
    play = towing(5, 10, "south").say("move")
    assert ahead(play, 4) == skill(RANE, "navigation") + 1
    play.say(f"fly:{sq(5, 13)},4", "stop")
    one, two = play.card("cerberus").square, play.card("destiny-aurora").square
    assert one == sq(5, 13)
    assert max(abs(one % 28 - two % 28), abs(one // 28 - two // 28)) == 1


@pytest.mark.rule("aurora.overtaken.tow")
def test_the_two_hundred_are_paid_at_home_and_the_ship_leaves_the_game() -> None:
    column, row = HOME_CAP[RENEGADE] % 28, HOME_CAP[RENEGADE] // 28
    play = towing(column, row + 3, "north").say("move")
    play.say(f"fly:{sq(column, row + 1)},0", "stop")
    assert [(told["seat"], told["digits"]) for told in play.told("overtaken.sold")] == [(RENEGADE, 200)]
    assert play.card("destiny-aurora").square == NOWHERE


@pytest.mark.rule("aurora.overtaken.tow")
@pytest.mark.parametrize("cap", ["earth", "on the way"])
def test_nothing_is_paid_anywhere_else(cap: str) -> None:
    column, row = HOME_CAP[COALITION] % 28, HOME_CAP[COALITION] // 28
    place = (column, row - 2, "south", sq(column, row - 1), 4) if cap == "earth" else (5, 10, "south", sq(5, 12), 4)
    play = towing(*place[:3]).say("move", f"fly:{place[3]},{place[4]}", "stop")
    assert play.told("overtaken.sold") == []
    assert play.card("destiny-aurora").square != NOWHERE


@pytest.mark.rule("aurora.overtaken.tow")
def test_towing_needs_a_navigator() -> None:
    ships = [cerberus(5, 10), aurora(6, 10, **hull(), captor=CERBERUS, link=CERBERUS, towed=True)]
    out = crew(FLIBBY, COALITION, "navigation", out=True, wounds=9)
    play = Quiet(space({"engineering": NELLHA}, {}, ships, [out]))
    assert play.refused("move").rule == "aurora.ship.nav-required"


# --- mission goods ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.overtaken.parameters")
def test_mission_goods_aboard_fall_to_the_intruder() -> None:
    """Flibby had the data with her."""
    ships = [cerberus(11, 10), aurora(**hull(), link=CERBERUS)]
    intruder = crew(GROM, RENEGADE, "deck", ship=AURORA)
    flibby = crew(FLIBBY, COALITION, "navigation", holds=("data",), **WEAK)
    play = Quiet(space(RED, {}, ships, [intruder, flibby]), 6, *[1] * 60)
    play.say("end", "done", f"attack:{number(play.g, GROM)},{number(play.g, FLIBBY)},bare")
    while play.match.asked:
        play.say("done" if can(play, "done") else "pass" if can(play, "pass") else play.keys[0])
    assert taken(play)
    assert play.who(GROM).holds == ("data",)
    assert play.who(FLIBBY).holds == ()


@pytest.mark.rule("aurora.reward.crew")
def test_the_defeat_that_takes_a_ship_pays_fifty() -> None:
    play = fight()
    assert [(told["seat"], told["digits"]) for told in play.told("reward.earned")] == [(RENEGADE, 50)]
