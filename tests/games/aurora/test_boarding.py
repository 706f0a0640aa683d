"""Boarding in space: the tractor link, who crosses, the fight aboard, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from rimward import rulebook
from tests.games.aurora.orbit import (
    AURORA,
    CERBERUS,
    FLIBBY,
    GROM,
    JAYCE,
    NELLHA,
    RANE,
    Quiet,
    again,
    aurora,
    bars,
    can,
    cerberus,
    dice,
    flights,
    hand,
    hull,
    keys_of,
    pad,
    skill,
    space,
    until,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, dock, frames, item, number, ship, sq

EXAMPLES = {example.id: example for example in rulebook.load("aurora").examples}
CREW = {"engineering": NELLHA, "weapons": GROM, "navigation": RANE}
TECH = skill(NELLHA, "engineering")
DEFENDER = hand(COALITION, "engineering", least=2, but=(FLIBBY, JAYCE))
BLUE = {"navigation": FLIBBY, "commander": JAYCE, "engineering": DEFENDER}


def beside(
    red: dict[str, str] | None = None,
    blue: dict[str, str] | None = None,
    d6: tuple[int, ...] = (),
    place: tuple[int, int] = (11, 10),
    target: dict[str, Any] | None = None,
    mine: dict[str, Any] | None = None,
    more: tuple[Any, ...] = (),
    then: str = "ship:cerberus",
    **fields: Any,
) -> Quiet:
    """The Cerberus beside the Destiny Aurora, whose shields are down."""
    ships = [cerberus(*place, **(mine or {})), aurora(**(hull() if target is None else target))]
    return Quiet(space(CREW if red is None else red, BLUE if blue is None else blue, ships, more, then, **fields), *d6)


def linked(
    intruders: tuple[Any, ...] = (),
    d6: tuple[int, ...] = (),
    then: str = "ship:cerberus",
    red: dict[str, str] | None = None,
    blue: dict[str, str] | None = None,
    mine: dict[str, Any] | None = None,
    more: tuple[Any, ...] = (),
) -> Quiet:
    """The same with a tractor link that has been made before."""
    target = {**hull(), "link": CERBERUS}
    red = {"engineering": NELLHA, "navigation": RANE} if red is None else red
    return beside(red, blue, d6, target=target, mine=mine, more=(*intruders, *more), then=then)


def across(name: str = GROM, **fields: Any) -> Any:
    """An intruder aboard the Destiny Aurora."""
    return crew(name, RENEGADE, "deck", ship=AURORA, **fields)


def boarders(play: Play, target: int = AURORA) -> set[str]:
    """Who may cross to a ship now."""
    keys = [key.removeprefix(f"board:{target},") for key in keys_of(play, "board") if f":{target}," in key]
    return {play.g.figures[int(key)].name for key in keys}


def board(play: Quiet, name: str) -> Quiet:
    return play.say(f"board:{AURORA},{number(play.g, name)}")


def settle(play: Quiet) -> Quiet:
    """Nobody uses a bonus or chooses a pair; an attack comes to its end."""
    while play.match.asked and play.code in ("ship-combat.bonus-changes-die", "ship-combat.pairing"):
        play.say("done" if can(play, "done") else play.keys[0])
    return play


# --- what it takes ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.boarding.shields-down")
@pytest.mark.parametrize("target", [{}, {"damage": 9}, hull(), hull(6)])
def test_only_a_ship_without_shields_is_boarded(target: dict[str, Any]) -> None:
    play = beside(target=target)
    assert (boarders(play) != set()) == (not target.get("shields_up", True))


@pytest.mark.rule("aurora.boarding.shields-down")
def test_the_refusal_says_that_the_shields_are_up() -> None:
    play = beside(target={})
    assert play.refused(f"board:{AURORA},{number(play.g, GROM)}").rule == "aurora.boarding.shields-down"


@pytest.mark.rule("aurora.boarding.conditions")
@pytest.mark.parametrize(
    ("place", "near"), [((11, 10), True), ((13, 11), True), ((12, 9), True), ((10, 10), False), ((14, 12), False)]
)
def test_the_two_ships_are_adjacent(place: tuple[int, int], near: bool) -> None:
    """The Destiny Aurora is on column 12, row 10. Touching corners is adjacent too."""
    assert (boarders(beside(place=place)) != set()) == near


@pytest.mark.rule("aurora.boarding.conditions")
def test_without_somebody_in_engineering_nobody_boards() -> None:
    assert boarders(beside(red={"commander": NELLHA, "weapons": GROM, "navigation": RANE})) == set()


@pytest.mark.rule("aurora.boarding.conditions")
@pytest.mark.rule("aurora.boarding.link")
@pytest.mark.parametrize(("face", "passed"), [(4, False), (5, True), (6, True)])
def test_engineering_passes_a_test_of_tech(face: int, passed: bool) -> None:
    play = board(beside(d6=(*pad(TECH, face),)), GROM)
    assert dice(play, "boarding.conditions") == [tuple(pad(TECH, face))]
    assert bool(play.told("boarding.linked")) == passed
    assert (play.card("destiny-aurora").link == CERBERUS) == passed
    assert play.who(GROM).ship == (AURORA if passed else CERBERUS)


@pytest.mark.rule("aurora.boarding.action-cost")
def test_a_failed_test_costs_its_action() -> None:
    play = board(beside(d6=(*pad(TECH, 4), *pad(TECH, 4))), GROM)
    board(play, GROM)
    assert not play.match.asked or keys_of(play, "board") == []
    assert len(dice(play, "boarding.conditions")) == 2


@pytest.mark.rule("aurora.boarding.action-cost")
def test_each_boarder_costs_an_action_and_the_test_is_made_once() -> None:
    play = board(board(beside(d6=(*pad(TECH, 5),)), GROM), RANE)
    assert [play.who(name).ship for name in (GROM, RANE)] == [AURORA, AURORA]
    assert len(dice(play, "boarding.conditions")) == 1
    words = {key.partition(":")[0] for key in play.keys} if play.match.asked else set()
    assert not {"board", "move", "attack", "fetch"} & words


@pytest.mark.rule("aurora.boarding.action-cost")
@pytest.mark.rule("aurora.boarding.link")
def test_in_a_later_round_the_link_still_holds_and_needs_no_test() -> None:
    play = board(linked((across(),)), RANE)
    assert play.who(RANE).ship == AURORA
    assert play.rolled() == []


@pytest.mark.rule("aurora.boarding.action-cost")
def test_coming_back_costs_an_action_for_each() -> None:
    red = {"engineering": NELLHA, "weapons": hand(RENEGADE, "weapons", but=(GROM, RANE, NELLHA))}
    play = linked((across(), across(RANE)), red=red)
    play.say(f"fetch:{number(play.g, GROM)}", f"fetch:{number(play.g, RANE)}")
    assert [play.who(name).ship for name in (GROM, RANE)] == [CERBERUS, CERBERUS]
    assert not play.match.asked or play.code != "ship-action.list" or not can(play, "attack")


@pytest.mark.rule("aurora.boarding.keep-one")
def test_one_stays_behind() -> None:
    """Of Nell'ha, Grom and Rane two may cross; then Nell'ha may not."""
    play = beside(d6=(*pad(TECH, 5),))
    assert boarders(play) == {NELLHA, GROM, RANE}
    assert boarders(board(play, GROM)) == {NELLHA, RANE}
    alone = linked((across(), across(RANE)), red={"engineering": NELLHA})
    assert boarders(alone) == set()


@pytest.mark.rule("aurora.boarding.keep-one")
@pytest.mark.parametrize("other", ["unconscious", "prisoner", "on the planet"])
def test_whoever_stays_is_awake_and_no_prisoner(other: str) -> None:
    others = {
        "unconscious": crew(GROM, 0, "med-bay", out=True, wounds=9),
        "prisoner": crew("rovanna", 1, "brig", ship=CERBERUS, wounds=1),
        "on the planet": crew(GROM, 0, sq(12, 12)),
    }
    assert boarders(beside(red={"engineering": NELLHA}, more=(others[other],))) == set()


@pytest.mark.rule("aurora.boarding.one-intruder")
def test_a_ship_has_one_intruding_ship() -> None:
    """The Hades VI holds the Destiny Aurora already; the Cerberus, on the other side, cannot board."""
    other = hand(RENEGADE, "engineering", least=1, but=(*CREW.values(),))
    another = hand(RENEGADE, "weapons", but=(other, *CREW.values()))
    ships = [cerberus(11, 10), aurora(**hull(), link=2), ship("hades-vi", 2, sq(13, 10))]
    more = [crew(other, 2, "engineering"), crew(another, 2, "deck", ship=AURORA)]
    play = Quiet(space(CREW, BLUE, ships, more))
    assert boarders(play) == set()


# --- while linked ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.boarding.linked-fire")
@pytest.mark.parametrize("name", ["cerberus", "destiny-aurora"])
def test_linked_ships_fire_at_each_other_and_rotate(name: str) -> None:
    blue = {"navigation": FLIBBY, "weapons": "rovanna"}
    play = linked((across("skirr"),), then=f"ship:{name}", red=CREW, blue=blue)
    assert can(play, "attack")
    play.say("move")
    assert flights(play) == set()
    assert keys_of(play, "turn") != []


@pytest.mark.rule("aurora.boarding.vacated-station")
@pytest.mark.rule("aurora.ship-action.move-crew")
@pytest.mark.rule("aurora.boarding.linked-fire")
@pytest.mark.example("aurora.example.stations-while-boarded")
def test_the_stations_of_the_boarded_cerberus() -> None:
    """Nell'ha has left Engineering to meet Jayce; Rane stays at the helm."""
    example = EXAMPLES["aurora.example.stations-while-boarded"]
    assert isinstance(example.expected, dict)
    ships = [cerberus(11, 10, **hull(), link=AURORA), aurora()]
    more = [crew(NELLHA, 0, "deck"), crew(JAYCE, 1, "deck", ship=CERBERUS)]
    scene = space({"navigation": RANE}, {"engineering": DEFENDER}, ships, more)
    this = Quiet(scene.copy())
    assert can(this, "break") == example.expected["engineering_available"]
    assert can(this, "attack") == example.expected["may_attack_this_turn"]
    this.say("move")
    assert (keys_of(this, "turn") != []) == example.expected["may_rotate_this_turn"]
    following = Quiet(scene.copy())
    following.say(f"man:{number(following.g, RANE)},weapons")
    assert can(following, "attack") == example.expected["may_attack_next_turn_if_rane_moves_to_weapons"]
    assert can(following, "move") == example.expected["may_rotate_next_turn_if_rane_moves_to_weapons"]


@pytest.mark.rule("aurora.boarding.vacated-station")
def test_whoever_engages_leaves_the_station_and_can_man_it_in_the_next_turn() -> None:
    play = linked((across(),)).say("end")
    play.say(f"crew:{number(play.g, FLIBBY)}", "done")
    assert play.who(FLIBBY).room == "deck"
    theirs = again(play, "ship:destiny-aurora")
    assert bars(theirs, COALITION)["move"] == "ship.nav-required"
    theirs.say(f"man:{number(theirs.g, FLIBBY)},navigation")
    assert can(theirs, "move")


@pytest.mark.rule("aurora.boarding.counter-board")
@pytest.mark.parametrize("mine", [{}, hull()])
def test_the_boarded_crew_cross_only_to_a_ship_without_shields(mine: dict[str, Any]) -> None:
    play = linked((across(),), then="ship:destiny-aurora", mine=mine)
    assert (boarders(play, CERBERUS) != set()) == bool(mine)


# --- breaking the link -----------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.boarding.break-link")
@pytest.mark.parametrize(("face", "broken"), [(5, False), (6, True)])
def test_the_boarded_engineer_breaks_the_link_with_a_six(face: int, broken: bool) -> None:
    tech = skill(DEFENDER, "engineering")
    play = linked((across(),), (*pad(tech, face),), then="ship:destiny-aurora").say("break")
    assert dice(play, "boarding.break-link") == [tuple(pad(tech, face))]
    assert bool(play.told("boarding.released")) == broken
    play.say("move")
    assert (flights(play) != set()) == broken
    play.say("stop")
    assert not play.match.asked or not can(play, "move")  # the attempt was one of the two actions


@pytest.mark.rule("aurora.boarding.break-link")
def test_without_an_engineer_at_the_post_the_link_is_not_broken() -> None:
    play = linked((across(),), then="ship:destiny-aurora", blue={"navigation": FLIBBY, "weapons": DEFENDER})
    assert not can(play, "break")


@pytest.mark.rule("aurora.boarding.break-link")
def test_the_intruding_ship_lets_go_for_nothing() -> None:
    play = linked((across(),))
    play.say(f"release:{AURORA}", "move")
    assert flights(play) != set()
    play.say("stop")
    assert can(play, "move")  # a second action is left


@pytest.mark.rule("aurora.boarding.stranded-intruders")
def test_intruders_stay_and_fight_when_the_link_is_gone() -> None:
    play = beside(more=(across("skirr"),), then="ships")
    assert not keys_of(play, "fetch")
    until(play, "attack", RENEGADE)
    assert keys_of(play, "fetch") == []
    play.say("end")
    for _ in range(10):
        if not play.match.asked or play.code == "boarding.engage":
            break
        play.say("end" if can(play, "end") else "pass")
    assert play.told("boarding.fight") != []


@pytest.mark.rule("aurora.boarding.stranded-intruders")
def test_a_new_link_lets_them_come_back() -> None:
    play = board(beside(d6=(*pad(TECH, 5),), more=(across("skirr"),)), GROM)
    assert can(play, f"fetch:{number(play.g, 'skirr')}")


# --- the fight -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.boarding.engage")
def test_the_boarded_player_chooses_from_none_to_all() -> None:
    play = linked((across(),)).say("end")
    assert (play.asked.seat, play.code) == (COALITION, "boarding.engage")
    assert {play.g.figures[int(key[5:])].name for key in keys_of(play, "crew")} == set(BLUE.values())
    for name in BLUE.values():
        play.say(f"crew:{number(play.g, name)}")
    assert play.code == "boarding.battle-order"
    assert {play.who(name).room for name in BLUE.values()} == {"deck"}


@pytest.mark.rule("aurora.boarding.engage")
@pytest.mark.rule("aurora.boarding.engaged-first")
def test_when_nobody_engages_the_intruders_attack_whom_they_like() -> None:
    play = linked((across(),)).say("end", "done")
    assert play.asked.seat == RENEGADE
    assert {int(key.split(",")[1]) for key in keys_of(play, "attack")} == {number(play.g, n) for n in BLUE.values()}
    assert {play.who(name).room for name in BLUE.values()} == set(BLUE)


def strike(play: Quiet, who: str, target: str, weapon: str = "bare") -> Quiet:
    return settle(play.say(f"attack:{number(play.g, who)},{number(play.g, target)},{weapon}"))


@pytest.mark.rule("aurora.boarding.battle-order")
def test_defenders_strike_first_and_everybody_once() -> None:
    play = linked((across(), across("skirr")), (1,) * 60, red={"engineering": NELLHA}).say("end")
    play.say(f"crew:{number(play.g, FLIBBY)}", f"crew:{number(play.g, JAYCE)}", "done")
    seats = []
    for _ in range(8):
        if not play.match.asked or play.code != "boarding.battle-order":
            break
        seats.append(play.asked.seat)
        settle(play.say(keys_of(play, "attack")[0]))
    struck = [told["crew"] for told in play.told("combat.attacks")]
    assert seats == sorted(seats, reverse=True)  # the Coalition defends
    assert sorted(struck) == sorted([FLIBBY, JAYCE, GROM, "skirr"])
    assert set(struck[:2]) == {FLIBBY, JAYCE}


@pytest.mark.rule("aurora.boarding.battle-order")
def test_whoever_is_defeated_before_its_attack_does_not_attack() -> None:
    weak = across(wounds=CONTENT.crew[GROM].health - 1)
    play = linked((weak,), (6, *[1] * 30), red={"engineering": NELLHA}).say("end")
    play.say(f"crew:{number(play.g, JAYCE)}", "done")
    strike(play, JAYCE, GROM)
    assert play.who(GROM).out
    assert not play.match.asked or play.code != "boarding.battle-order"
    assert [told["crew"] for told in play.told("combat.attacks")] == [JAYCE]


@pytest.mark.rule("aurora.boarding.engaged-first")
def test_engaged_defenders_are_beaten_before_those_at_stations() -> None:
    """Jayce has one health left: Grom defeats him, and then Skirr may attack Flibby at the helm."""
    jayce = crew(JAYCE, COALITION, "commander", wounds=CONTENT.crew[JAYCE].health - 1)
    play = linked((across(), across("skirr")), (6, *[1] * 60), blue={"navigation": FLIBBY}, more=(jayce,))
    play.say("end", f"crew:{number(play.g, JAYCE)}", "done", "pass")
    assert {int(key.split(",")[1]) for key in keys_of(play, "attack")} == {number(play.g, JAYCE)}
    strike(play, GROM, JAYCE)
    assert play.who(JAYCE).out
    assert {int(key.split(",")[1]) for key in keys_of(play, "attack")} == {number(play.g, FLIBBY)}


@pytest.mark.rule("aurora.boarding.engaged-first")
def test_a_defender_at_the_station_does_not_strike_back() -> None:
    play = linked((across(),), (1,) * 40, blue={"navigation": FLIBBY}).say("end", "done")
    strike(play, GROM, FLIBBY)
    assert [told["crew"] for told in play.told("combat.attacks")] == [GROM]


@pytest.mark.rule("aurora.boarding.battle-order")
def test_there_is_one_fight_in_a_round_and_it_costs_no_action() -> None:
    play = linked((across(),), (1,) * 60, blue={"navigation": FLIBBY})
    play.say("move", "stop", "move", "stop")
    if play.code == "ship-action.list":
        play.say("end")
    assert play.code == "boarding.engage"
    settle(play.say("done").say(keys_of(play, "attack")[0]))
    assert len(play.told("boarding.fight")) == 1


@pytest.mark.rule("aurora.boarding.red-side")
@pytest.mark.rule("aurora.boarding.range-one")
def test_fighters_use_what_they_carry_and_what_lies_in_their_armory() -> None:
    """Jayce takes the blade of his ship's armory; Grom has brought a pistol, which works at range one."""
    target = {**hull(), "link": CERBERUS, "armory": (item("arc-blade", home=AURORA),)}
    intruder = across(gear=(item("arc-pistol", wielded=True),))
    play = beside({"engineering": NELLHA}, BLUE, (1,) * 40, target=target, more=(intruder,)).say("end")
    play.say(f"crew:{number(play.g, JAYCE)}", "done")
    jayce, grom = number(play.g, JAYCE), number(play.g, GROM)
    assert {f"attack:{jayce},{grom},bare", f"attack:{jayce},{grom},arc-blade"} <= set(play.keys)
    strike(play, JAYCE, GROM)
    assert f"attack:{grom},{jayce},arc-pistol" in play.keys
    assert f"attack:{grom},{jayce},arc-blade" not in play.keys


@pytest.mark.rule("aurora.boarding.red-side")
def test_attacks_aboard_roll_the_attack_of_the_red_side() -> None:
    play = linked((across(),), (1,) * 40, red={"engineering": NELLHA}).say("end")
    play.say(f"crew:{number(play.g, FLIBBY)}", "done")
    strike(play, FLIBBY, GROM)
    assert len(play.rolled()[0][1]) == CONTENT.crew[FLIBBY].attack


def test_an_answer_that_is_not_possible_is_refused_in_the_middle_of_a_fight() -> None:
    """And what is barred can be asked for, as at every decision."""
    play = linked((across(),), (1,) * 40, blue={"navigation": FLIBBY}).say("end")
    play.refused("crew:99")
    play.say("done")
    play.refused("attack:99,99,bare")
    assert bars(play) == {}


# --- landing with intruders aboard -----------------------------------------------------------------------------------
def landed(surface: int, then: str = "player:0") -> Quiet:
    """The Destiny Aurora has landed with Grom aboard; so many other Renegades are on the planet."""
    party = [crew(name, 0, sq(10 + 2 * n, 12)) for n, name in enumerate(("skirr", RANE, "straken")[:surface])]
    ships = [cerberus(), ship("destiny-aurora", 1, "dock:2", **hull())]
    return Quiet(space({"engineering": NELLHA}, {"navigation": FLIBBY}, ships, [across(), *party], then), *[1] * 40)


@pytest.mark.rule("aurora.boarding.escape-on-landing")
def test_intruders_leave_onto_the_planet_with_a_move() -> None:
    play = landed(0)
    play.say(f"leave:{number(play.g, GROM)}")
    play.say(keys_of(play, "go")[-1])
    assert play.who(GROM).on_surface


def fourth() -> Quiet:
    """Three Renegades are on the planet, and Grom leaves the ship as well."""
    play = landed(3)
    play.say(f"leave:{number(play.g, GROM)}")
    assert play.who(GROM).square == dock(2)
    return play


@pytest.mark.rule("aurora.boarding.fourth-crew")
def test_a_fourth_crew_waits_on_a_dock_and_does_not_fight() -> None:
    """An opponent stands beside the dock, and even so."""
    play = fourth()
    assert play.who(GROM).waits
    scene = play.g.copy()
    scene.put(scene.figure(FLIBBY), ship=-1, room="", square=dock(2) - 28)
    scene.stack = frames(scene, f"crew:{GROM}")
    assert set(Quiet(scene).keys) <= {"move", "end"}
    scene.put(scene.figure(GROM), tokens=())
    scene.stack = frames(scene, f"crew:{GROM}")
    assert keys_of(Quiet(scene), "attack") != []


@pytest.mark.rule("aurora.boarding.fourth-crew-swap")
def test_another_crew_may_await_rescue_instead() -> None:
    play = fourth()
    while play.code != "round.surface-phase":
        play.say("end")
    play.say(f"await-rescue:{number(play.g, RANE)}", f"crew:{number(play.g, 'skirr')}")
    assert can(play, "move")


@pytest.mark.rule("aurora.boarding.negotiate")
def test_the_boarded_player_buys_peace_with_a_prisoner() -> None:
    prisoner = crew("skirr", RENEGADE, "brig", ship=AURORA, wounds=1)
    play = linked((across(),), then="ship:destiny-aurora", more=(prisoner,))
    play.say(f"offer:{number(play.g, 'skirr')}")
    assert play.asked.seat == RENEGADE
    play.say("agree")
    assert [play.who(name).ship for name in (GROM, "skirr")] == [CERBERUS, CERBERUS]
    assert play.card("destiny-aurora").link == -1
