"""Scenes aboard from the lines of the booklet: boarding, captured ships, ships on docks, landings and prisoners."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.strength import party_initiative
from tests.games.aurora.orbit import (
    AURORA,
    CERBERUS,
    DONEXIA,
    FLIBBY,
    GROM,
    JAYCE,
    MISSION_CAP,
    NELLHA,
    RANE,
    ROVANNA,
    Quiet,
    again,
    aurora,
    can,
    cerberus,
    dice,
    flights,
    hull,
    keys_of,
    pad,
    reds,
    skill,
    space,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, dock, item, number, ship, sq, world

RED = {"engineering": NELLHA, "weapons": GROM, "navigation": RANE}
BLUE = {"navigation": FLIBBY, "commander": JAYCE}
TECH = skill(NELLHA, "engineering")
GATE = dock(2) - 28  # before the southern dock, where the Destiny Aurora lies
NORTH_GATE = dock(0) + 28


def beside(
    *d6: int,
    red: dict[str, str] | None = None,
    blue: dict[str, str] | None = None,
    mine: dict[str, Any] | None = None,
    target: dict[str, Any] | None = None,
    place: tuple[int, int] = (11, 10),
    more: tuple[Any, ...] = (),
    then: str = "ship:cerberus",
) -> Quiet:
    """The Cerberus beside the Destiny Aurora, whose shields are down."""
    ships = [cerberus(*place, **(mine or {})), aurora(**{**hull(), **(target or {})})]
    return Quiet(space(RED if red is None else red, BLUE if blue is None else blue, ships, more, then), *d6)


def board(play: Quiet, name: str) -> Quiet:
    return play.say(f"board:{AURORA},{number(play.g, name)}")


def settle(play: Quiet) -> Quiet:
    while play.match.asked and play.code.startswith(("ship-combat.", "terrain.", "combat.bonus")):
        play.say("done" if can(play, "done") else play.keys[0])
    return play


# --- crossing over ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.boarding.action-cost")
@pytest.mark.rule("aurora.boarding.conditions")
def test_two_boarders_are_two_actions_and_one_test() -> None:
    """book:1028-1032: each character counts toward the ship's two actions."""
    play = board(board(beside(*pad(TECH, 5)), GROM), RANE)
    assert [len(faces) for _, faces in play.rolled()] == [TECH]
    assert [play.who(name).ship for name in (GROM, RANE)] == [AURORA, AURORA]
    assert not play.match.asked or not can(play, "move")


@pytest.mark.rule("aurora.boarding.conditions")
@pytest.mark.rule("aurora.boarding.action-cost")
def test_a_failed_tractor_beam_may_be_tried_again_with_the_other_action() -> None:
    """book:1028, 758: any action but Attack may be taken twice."""
    play = board(beside(*pad(TECH, 4), *pad(TECH, 5)), GROM)
    assert play.who(GROM).ship == CERBERUS
    assert play.card("destiny-aurora").link == NOWHERE
    board(play, GROM)
    assert play.who(GROM).ship == AURORA


@pytest.mark.rule("aurora.boarding.conditions")
@pytest.mark.rule("aurora.boarding.link")
def test_the_engineer_may_cross_and_the_next_needs_no_test() -> None:
    """book:1028-1030: the beam holds; Engineering is empty now."""
    play = board(beside(*pad(TECH, 6)), NELLHA)
    assert play.who(NELLHA).ship == AURORA
    board(play, GROM)
    assert len(play.rolled()) == 1
    assert play.who(GROM).ship == AURORA


@pytest.mark.rule("aurora.boarding.conditions")
@pytest.mark.parametrize(("place", "may"), [((11, 9), True), ((13, 11), True), ((10, 10), False), ((12, 12), False)])
def test_ships_that_touch_at_a_corner_are_adjacent(place: tuple[int, int], may: bool) -> None:
    """book:1028, 1038; nobody has to face the other."""
    assert (keys_of(beside(place=place), "board") != []) == may


@pytest.mark.rule("aurora.boarding.conditions")
def test_without_anybody_in_engineering_nobody_boards() -> None:
    """book:1028: the test is made from the Engineering Station."""
    assert keys_of(beside(red={"weapons": GROM, "navigation": RANE, "commander": NELLHA}), "board") == []


@pytest.mark.rule("aurora.boarding.shields-down")
@pytest.mark.parametrize(("target", "may"), [({"shields_up": True, "damage": 9}, False), (hull(6), True)])
def test_shields_on_their_last_point_still_keep_boarders_out(target: dict[str, Any], may: bool) -> None:
    """book:1028: once the card is turned; a crippled ship can be boarded like any other."""
    assert (keys_of(beside(target=target), "board") != []) == may


@pytest.mark.rule("aurora.boarding.shields-down")
def test_the_ship_of_a_teammate_is_not_boarded() -> None:
    """book:1028: an opponent's ship."""
    ships = [cerberus(11, 10), aurora(2, 20), ship("hades-vi", 2, sq(12, 10), **hull())]
    play = Quiet(space(RED, None, ships, [crew("straken", 2, "commander")]), *pad(TECH, 5))
    assert keys_of(play, "board") == []


@pytest.mark.rule("aurora.ship-damage.critical")
@pytest.mark.rule("aurora.boarding.conditions")
def test_a_crippled_ship_may_still_send_boarders() -> None:
    """book:1078: it makes no attacks and gets no bonuses; the tractor beam is neither."""
    play = board(beside(*pad(TECH, 5), mine=hull(6)), GROM)
    assert play.who(GROM).ship == AURORA


def held(*intruders: Any, d6: tuple[int, ...] = (), then: str = "ship:cerberus", **fields: Any) -> Quiet:
    """A link of before, and Grom aboard the Destiny Aurora."""
    target = {"link": CERBERUS, **fields.pop("target", {})}
    fields.setdefault("red", {"engineering": NELLHA, "navigation": RANE})
    grom = crew(GROM, RENEGADE, "deck", ship=AURORA)
    return beside(*d6, target=target, more=(grom, *intruders, *fields.pop("more", ())), then=then, **fields)


@pytest.mark.rule("aurora.ship-move.linked")
@pytest.mark.rule("aurora.landing.descend")
@pytest.mark.parametrize("name", ["cerberus", "destiny-aurora"])
def test_linked_ships_do_not_land(name: str) -> None:
    """book:1048-1050: neither can move except by rotation; the boarded ship lands once the link is severed."""
    for link in (CERBERUS, NOWHERE):
        ships = [ship("cerberus", 0, MISSION_CAP), ship("destiny-aurora", 1, sq(26, 12), **hull(), link=link)]
        figures = [crew(GROM, RENEGADE, "deck", ship=AURORA)]
        play = Quiet(space({"engineering": NELLHA, "navigation": RANE}, BLUE, ships, figures, then=f"ship:{name}"))
        assert (keys_of(play, "descend") == []) == (link == CERBERUS)


@pytest.mark.rule("aurora.boarding.counter-board")
@pytest.mark.rule("aurora.boarding.action-cost")
def test_who_boards_back_needs_no_test_and_pays_an_action_of_its_own_ship() -> None:
    """book:1048, 1032: the ships are connected already."""
    play = held(then="ship:destiny-aurora", mine=hull())
    play.say(f"board:{CERBERUS},{number(play.g, JAYCE)}")
    assert play.rolled() == []
    assert play.who(JAYCE).ship == CERBERUS
    play.say("move", "stop")
    assert not play.match.asked or not can(play, "move")


@pytest.mark.rule("aurora.boarding.break-link")
@pytest.mark.rule("aurora.boarding.stranded-intruders")
def test_once_the_link_is_severed_nobody_is_fetched_and_both_ships_fly() -> None:
    """book:1050."""
    engineer = "ozymar"
    blue = {"engineering": engineer, "navigation": FLIBBY}
    play = held(d6=(*pad(skill(engineer, "engineering"), 6),), then="ship:destiny-aurora", blue=blue).say("break")
    play.say("move")
    assert flights(play) != set()
    later = again(play.say("stop"), "ship:cerberus")
    assert keys_of(later, "fetch") == []
    later.say("move")
    assert flights(later) != set()


@pytest.mark.rule("aurora.boarding.break-link")
def test_the_intruding_ships_engineer_has_no_say_in_breaking_it() -> None:
    """book:1050: a crew on the boarded ship; the intruder simply lets go."""
    play = held()
    assert not can(play, "break")
    assert can(play, f"release:{AURORA}")


# --- the fight -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.boarding.engage")
@pytest.mark.rule("aurora.boarding.battle-order")
def test_unconscious_and_captive_crew_do_not_engage() -> None:
    """book:1042: those who may leave their stations: not the one who lies in the Med Bay, nor a prisoner."""
    out = crew(ROVANNA, COALITION, "med-bay", out=True, wounds=8)
    captive = crew("skirr", RENEGADE, "brig", ship=AURORA, wounds=1)
    play = held(more=(out, captive)).say("end")
    assert play.code == "boarding.engage"
    assert {play.g.figures[int(key[5:])].name for key in keys_of(play, "crew")} == set(BLUE.values())


@pytest.mark.rule("aurora.boarding.engaged-first")
@pytest.mark.rule("aurora.boarding.battle-order")
def test_whom_an_engaged_defender_shields_until_it_is_beaten() -> None:
    """book:1032: Jayce meets Grom; Flibby at the helm cannot be attacked while he stands."""
    play = held(d6=(1,) * 40).say("end", f"crew:{number_of(JAYCE)}", "done")
    settle(play.say(next(key for key in play.keys if key.startswith("attack:"))))
    assert play.asked.seat == RENEGADE
    assert {int(key.split(",")[1]) for key in keys_of(play, "attack")} == {number(play.g, JAYCE)}


def number_of(name: str) -> int:
    return number(held().g, name)


@pytest.mark.rule("aurora.ko.aboard")
@pytest.mark.rule("aurora.prisoner.definition")
def test_an_intruder_who_falls_is_the_prey_of_the_boarded_ship() -> None:
    """book:1056, 1282, 1505: its player puts it into the Med Bay or the Brig."""
    grom = crew(GROM, RENEGADE, "deck", ship=AURORA, out=True, wounds=CONTENT.crew[GROM].health)
    play = beside(red={"engineering": NELLHA}, more=(grom,), then="ship:destiny-aurora")
    rooms = {key.split(",")[1] for key in keys_of(play, "man") if key.startswith(f"man:{number(play.g, GROM)},")}
    assert rooms == {"med-bay", "brig"}


@pytest.mark.rule("aurora.boarding.keep-one")
def test_the_medic_in_the_med_bay_may_be_the_one_who_stays() -> None:
    """book:1030: as long as one remains aboard; it need not be at a station."""
    play = board(beside(*pad(TECH, 5), red={"engineering": NELLHA, "med-bay": "dro-tov"}), NELLHA)
    assert play.who(NELLHA).ship == AURORA
    assert keys_of(play, "board") == []


@pytest.mark.rule("aurora.boarding.linked-fire")
@pytest.mark.rule("aurora.ship-combat.firing-lines")
@pytest.mark.parametrize(("facing", "may"), [("east", True), ("west", False), ("north-east", True), ("north", False)])
def test_linked_ships_need_their_lines_of_fire(facing: str, may: bool) -> None:
    """book:1048: they may still attack, in adjacency; that is why the booklet lets them rotate."""
    ships = [cerberus(11, 10, facing), aurora(**hull(), link=CERBERUS)]
    play = Quiet(space({"engineering": NELLHA, "weapons": GROM}, BLUE, ships, [crew(RANE, 0, "deck", ship=AURORA)]))
    assert can(play, "attack") == may


# --- captured --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.overtaken.mission-failed")
def test_with_a_teammate_there_is_no_giving_up() -> None:
    """book:1056: in a game of three or four the party goes on helping."""
    ships = [
        cerberus(),
        aurora(**hull(), captor=CERBERUS),
        ship("hades-vi", 2, sq(20, 20)),
        ship("eden-fyre", 3, "dock:3"),
    ]
    figures = [
        crew(RANE, 0, "navigation"),
        crew(GROM, 0, "deck", ship=AURORA),
        crew(FLIBBY, 1, "navigation", out=True, wounds=7),
        crew(JAYCE, 1, sq(12, 12)),
        crew("straken", 2, "commander"),
        crew(ROVANNA, 3, "navigation"),
    ]
    play = Play(world(4, ships=ships, figures=figures, then="player:1"))
    assert can(play, f"crew:{number(play.g, JAYCE)}")
    assert not can(play, "give-up")


@pytest.mark.rule("aurora.overtaken.definition")
@pytest.mark.rule("aurora.docked.boardable")
@pytest.mark.parametrize("out", [True, False])
def test_an_empty_ship_on_a_dock_falls_to_the_first_who_walks_aboard(out: bool) -> None:
    """book:1056, 1090: all its crew are on the planet, or down; nobody has to be beaten."""
    body = (crew(ROVANNA, 1, "med-bay", out=True, wounds=8),) if out else ()
    play = Play(world(figures=[crew(GROM, 0, GATE), crew(FLIBBY, 1, sq(5, 5)), *body], then=f"crew:{GROM}"))
    play.say("move").go(dock(2))
    while play.match.asked and play.code == "move.any-direction":
        play.say("stop")
    assert play.card("destiny-aurora").captor == CERBERUS


@pytest.mark.rule("aurora.overtaken.take-prisoner")
@pytest.mark.rule("aurora.overtaken.definition")
def test_the_captor_of_a_docked_ship_takes_one_of_the_beaten_too() -> None:
    """book:1058-1062: to the brig of the ship of whoever took it."""
    figures = [
        crew(GROM, 0, "deck", ship=AURORA),
        crew(FLIBBY, 1, "navigation", wounds=CONTENT.crew[FLIBBY].health - 1),
        crew(JAYCE, 1, sq(5, 5)),
        crew(RANE, 0, "navigation"),
    ]
    play = Quiet(world(figures=figures, then="player:0"), 6, *[1] * 20)
    settle(play.say(f"crew:{number(play.g, GROM)}", f"attack:{number(play.g, FLIBBY)},bare"))
    assert play.code == "overtaken.take-prisoner"
    play.say(f"prisoner:{number(play.g, FLIBBY)}")
    assert (play.who(FLIBBY).ship, play.who(FLIBBY).room) == (CERBERUS, "brig")


@pytest.mark.rule("aurora.overtaken.must-sell")
@pytest.mark.rule("aurora.crew.faction-lock")
def test_the_captors_man_no_station_of_the_captured_ship() -> None:
    """book:1068, 220: a player never has crews operating two ships."""
    ships = [cerberus(11, 10), aurora(**hull(), captor=CERBERUS, link=CERBERUS)]
    grom = crew(GROM, RENEGADE, "deck", ship=AURORA)
    out = crew(FLIBBY, COALITION, "navigation", out=True, wounds=7)
    play = Quiet(space({"engineering": NELLHA, "navigation": RANE}, {}, ships, [grom, out]))
    assert [key for key in keys_of(play, "man") if key.startswith(f"man:{number(play.g, GROM)},")] == []


# --- on a dock -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-action.docked-options")
def test_a_docked_ship_changes_stations_and_ascends_and_nothing_else() -> None:
    """book:1088: it does not fire back; there is nothing to fly to and no salvage within reach."""
    ships = [ship("cerberus", 0, "dock:0"), aurora(24, 12)]
    play = Quiet(space(RED, BLUE, ships, salvage={sq(13, 3): "gun-pod"}))
    words = {key.partition(":")[0] for key in play.keys}
    assert words <= {"man", "ascend", "end"}
    assert {"man", "ascend"} <= words


@pytest.mark.rule("aurora.ship-action.docked-options")
@pytest.mark.rule("aurora.docked.orbital-fire")
@pytest.mark.rule("aurora.ship-ability.evasive")
def test_a_docked_pilot_evades_when_the_ship_is_fired_upon() -> None:
    """book:841, 1088: free abilities stay usable where they make sense."""
    ships = [ship("cerberus", 0, sq(25, 13)), ship("destiny-aurora", 1, "dock:2")]
    dice_ = (*reds(GROM, 5), 1, *pad(skill(FLIBBY, "navigation"), 5), 6)
    play = Play(space({"weapons": GROM, "navigation": RANE}, {"navigation": FLIBBY}, ships), *dice_).say("attack")
    while play.code != "ship-ability.timing" or play.asked.seat == RENEGADE:
        play.say("pass" if can(play, "pass") else "done")
    assert can(play, "ability:evasive")
    play.say("ability:evasive")
    assert dice(play, "ship-ability.evasive") != []


@pytest.mark.rule("aurora.docked.orbital-fire")
@pytest.mark.rule("aurora.round.repeat-actions")
def test_fire_from_orbit_is_the_one_attack_of_the_round_and_wants_a_gunner() -> None:
    """book:1088, 945, 947."""
    ships = [ship("cerberus", 0, sq(25, 13)), ship("destiny-aurora", 1, "dock:2")]
    play = Quiet(space({"weapons": GROM, "navigation": RANE}, BLUE, ships), *reds(GROM)).say("attack")
    settle(play)
    assert not can(play, "attack")
    assert can(play, "move")
    unmanned = Quiet(space({"commander": GROM, "navigation": RANE}, BLUE, ships))
    assert not can(unmanned, "attack")


@pytest.mark.rule("aurora.docked.orbital-fire")
@pytest.mark.rule("aurora.ship-damage.critical")
def test_a_crippled_ship_does_not_fire_down_either() -> None:
    """book:1078."""
    ships = [ship("cerberus", 0, sq(25, 13), **hull(6)), ship("destiny-aurora", 1, "dock:2")]
    assert not can(Quiet(space({"weapons": GROM, "navigation": RANE}, BLUE, ships)), "attack")


@pytest.mark.rule("aurora.docked.battle")
@pytest.mark.rule("aurora.boarding.engaged-first")
def test_who_fights_back_on_a_docked_ship_leaves_the_station_and_stands_before_the_others() -> None:
    """book:1032, 1042, 1092: Jayce has attacked the intruder; Flibby at the helm is safe while he is up."""
    figures = [crew(GROM, 0, "deck", ship=AURORA), crew(JAYCE, 1, "commander"), crew(FLIBBY, 1, "navigation")]
    play = Quiet(world(figures=figures, then=f"crew:{GROM}"))
    assert set(keys_of(play, "attack")) == {"attack:1,bare", "attack:2,bare"}
    back = Quiet(world(figures=figures, then="player:1"), *[1] * 9)
    settle(back.say("crew:1", "attack:0,bare"))
    assert back.who(JAYCE).room == "deck"
    later = again(back, f"crew:{GROM}")
    assert keys_of(later, "attack") == ["attack:1,bare"]
    assert later.refused("attack:2,bare").rule == "aurora.boarding.engaged-first"


@pytest.mark.rule("aurora.docked.battle")
@pytest.mark.rule("aurora.prisoner.helpless")
def test_a_prisoner_in_the_brig_is_nobodys_target_when_there_is_a_fight_aboard() -> None:
    """book:1282, 1090: Skirr is in the Brig of the ship that Grom has boarded."""
    figures = [
        crew(GROM, 0, "deck", ship=AURORA),
        crew(JAYCE, 1, "commander"),
        crew("skirr", 0, "brig", ship=AURORA, wounds=1),
    ]
    play = Quiet(world(figures=figures, then="player:1")).say("crew:1")
    assert keys_of(play, "attack") == ["attack:0,bare"]


@pytest.mark.rule("aurora.docked.enter-by-move")
@pytest.mark.rule("aurora.elude.test")
def test_boarding_is_a_move_so_an_opponent_at_the_gate_has_to_be_eluded() -> None:
    """book:880, 925: Rovanna stands beside Grom before the dock."""
    figures = [crew(GROM, 0, GATE), crew(ROVANNA, 1, GATE - 1), crew(FLIBBY, 1, "navigation")]
    stealth = CONTENT.crew[GROM].skill("stealth")
    play = Play(world(figures=figures, then=f"crew:{GROM}"), *pad(stealth, 4)).say("move")
    assert [len(faces) for _, faces in play.rolled()] == [stealth]
    assert play.who(GROM).square == GATE


@pytest.mark.rule("aurora.landing.ascend-free")
@pytest.mark.rule("aurora.docked.boardable")
def test_a_ship_with_an_intruder_aboard_may_ascend_with_him() -> None:
    """book:1050, 1188: nothing bars it; he is then aboard a ship in orbit."""
    figures = [crew(GROM, 0, "deck", ship=AURORA), crew(FLIBBY, 1, "navigation"), crew(JAYCE, 1, sq(5, 5))]
    play = Play(world(figures=figures, then="player:1")).say("ascend", f"square:{MISSION_CAP}", "facing:0")
    assert play.card("destiny-aurora").in_orbit
    assert play.who(GROM).ship == AURORA


# --- landing ---------------------------------------------------------------------------------------------------------
def down(*figures: Any, armory: tuple[Any, ...] = (), then: str = "ship:cerberus", **fields: Any) -> Quiet:
    ships = [ship("cerberus", 0, MISSION_CAP, armory=armory, **fields), ship("destiny-aurora", 1, "dock:2")]
    return Quiet(world(ships=ships, figures=figures, then=then))


@pytest.mark.rule("aurora.landing.choose-party")
@pytest.mark.rule("aurora.initiative.party-limit")
@pytest.mark.parametrize(("outside", "more"), [(1, 2), (2, 1), (3, 0)])
def test_those_who_are_down_there_already_count_towards_the_three(outside: int, more: int) -> None:
    """book:1276: there can only be three on the planet."""
    party = [crew(name, 0, sq(5 + 2 * n, 5)) for n, name in enumerate((DONEXIA, "skirr", "straken")[:outside])]
    aboard = [crew(RANE, 0, "navigation"), crew(NELLHA, 0, "engineering"), crew(GROM, 0, "weapons")]
    play = down(*party, *aboard).say("descend:0")
    found = 0
    while play.match.asked and keys_of(play, "disembark"):
        play.say(keys_of(play, "disembark")[0])
        play.say(keys_of(play, "go")[0])
        found += 1
    assert found == more


@pytest.mark.rule("aurora.landing.turn-ends")
def test_who_lands_with_the_first_action_has_no_second() -> None:
    """book:1186: even with an action left; no patching and no ascending again."""
    play = down(crew(RANE, 0, "navigation"), crew(GROM, 0, "weapons")).say("descend:0", "done")
    assert not play.match.asked or play.code != "ship-action.list"


@pytest.mark.rule("aurora.landing.deployment")
@pytest.mark.rule("aurora.round.two-actions")
def test_the_deployment_is_free_and_the_party_has_two_actions_in_the_same_round() -> None:
    """book:1186, 766."""
    figures = [crew(RANE, 0, "navigation"), crew(GROM, 0, "weapons"), crew(FLIBBY, 1, "navigation")]
    play = down(*figures, then="ships")
    while not keys_of(play, "descend"):
        play.say("end" if can(play, "end") else "pass")
    play.say("descend:0", f"disembark:{number(play.g, GROM)}").go(sq(13, 2))
    while play.match.asked:
        play.say("done" if can(play, "done") else "end")
    later = again(play, "player:0").say(f"crew:{number(play.g, GROM)}")
    for row in (3, 4):
        later.say("move").go(sq(13, row))
        while later.match.asked and later.code == "move.any-direction":
            later.say("stop")
    assert later.who(GROM).square == sq(13, 4)


@pytest.mark.rule("aurora.landing.swap-crew")
@pytest.mark.rule("aurora.initiative.party-limit")
def test_one_comes_aboard_and_another_goes_out_in_the_same_turn() -> None:
    """book:706, 1276: at three nobody leaves; when one is back, another may."""
    figures = [
        crew(GROM, 0, NORTH_GATE),
        crew(DONEXIA, 0, sq(5, 5)),
        crew("skirr", 0, sq(5, 9)),
        crew(RANE, 0, "navigation"),
        crew(NELLHA, 0, "engineering"),
    ]
    play = Play(world(figures=figures, then="player:0"))
    assert keys_of(play, "leave") == []
    play.say("crew:0", "move").go(dock(0))
    while play.match.asked and play.code != "round.surface-phase":
        first = [key for key in ("stop", "end") if can(play, key)]
        play.say(first[0] if first else play.keys[0])
    assert play.who(GROM).ship == CERBERUS
    assert set(keys_of(play, "leave")) == {"leave:3", "leave:4"}  # Grom himself has had his turn


@pytest.mark.rule("aurora.landing.deployment")
@pytest.mark.rule("aurora.overview.rounding")
@pytest.mark.parametrize(("name", "half"), [("grom", 2), ("rane", 3), ("skirr", 3)])
def test_half_of_four_is_two_and_of_five_and_six_three(name: str, half: int) -> None:
    """book:1186, 1509: rounded up. Rane's card gives her one more speed: six."""
    others = [n for n in (RANE, NELLHA) if n != name][:1]
    play = down(crew(name, 0, "weapons"), crew(others[0], 0, "navigation")).say("descend:0", "disembark:0")
    rows = {int(key[3:]) // 28 for key in keys_of(play, "go") if int(key[3:]) % 28 == 13}
    assert max(rows) == half


@pytest.mark.rule("aurora.gear.teleport-device")
@pytest.mark.rule("aurora.mission-character.holder-defeated")
def test_the_teleport_device_leaves_the_princess_and_the_body_behind() -> None:
    """book:649: back to its own ship, which is in orbit; whom it led and whom it carried stay."""
    device = item("emergency-teleport-device", home=0)
    ships = [ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, "dock:2")]
    figures = [
        crew(GROM, 0, sq(12, 12), gear=(device,), holds=("xealana",)),
        crew(FLIBBY, 1, sq(12, 12), out=True, wounds=7, carrier=0),
        crew(RANE, 0, "navigation"),
    ]
    g = world(ships=ships, figures=figures, mission="abduct-the-princess", then=f"crew:{GROM}")
    play = Play(g).say("ability:emergency-teleport-device")
    assert (play.who(GROM).ship, play.who(GROM).holds) == (CERBERUS, ())
    assert (play.who(FLIBBY).square, play.who(FLIBBY).carrier) == (sq(12, 12), NOWHERE)
    assert [(thing.name, thing.square) for thing in play.g.things] == [("xealana", sq(12, 12))]


# --- prisoners -------------------------------------------------------------------------------------------------------
def captive(*d6: int, red: dict[str, str], name: str = FLIBBY, more: tuple[Any, ...] = (), place: Any = None) -> Quiet:
    who = crew(name, COALITION, "brig", ship=CERBERUS, wounds=1)
    ships = [ship("cerberus", 0, sq(8, 10) if place is None else place), aurora(2, 20)]
    blue = {"weapons": ROVANNA}
    play = Quiet(space(red, blue, ships, [who, *more], then="ships"), *d6)
    while not keys_of(play, "turn"):
        play.say("end" if can(play, "end") else "pass")
    return play


def turn(play: Quiet, name: str = FLIBBY) -> Quiet:
    play.say(f"turn:{number(play.g, name)}")
    while play.match.asked:
        play.say("end" if can(play, "end") else "done" if can(play, "done") else play.keys[0])
    return play


@pytest.mark.rule("aurora.prisoner.turn-roll")
def test_the_highest_initiative_aboard_rolls_for_the_captor() -> None:
    """book:1286: Donexia, with the highest of all, is on the planet; Rane with six rolls."""
    party = crew(DONEXIA, 0, sq(12, 12))
    leadership = {name: CONTENT.crew[name].skill("leadership") for name in (RANE, GROM, FLIBBY)}
    assert CONTENT.crew[RANE].initiative > CONTENT.crew[GROM].initiative
    assert leadership[RANE] != leadership[GROM]
    play = turn(captive(*[1] * 9, red={"engineering": GROM, "weapons": RANE}, more=(party,)))
    assert sum(len(faces) for _, faces in play.rolled()) == leadership[RANE] + leadership[FLIBBY]


@pytest.mark.rule("aurora.prisoner.turn-roll")
@pytest.mark.rule("aurora.test.opposed")
@pytest.mark.parametrize(("captor", "turned"), [((5, 6), True), ((5, 1), False)])
def test_as_many_fives_and_sixes_are_not_enough(captor: tuple[int, int], turned: bool) -> None:
    """book:1288: the same or more, and the prisoner remains. Flibby rolls a 5 and a 1."""
    leadership = CONTENT.crew[RANE].skill("leadership")
    assert (leadership, CONTENT.crew[FLIBBY].skill("leadership")) == (2, 2)
    play = turn(captive(*captor, 5, 1, red={"weapons": RANE}))
    assert (play.who(FLIBBY).side == RENEGADE) == turned


@pytest.mark.rule("aurora.prisoner.turned")
@pytest.mark.rule("aurora.ship.capacity")
@pytest.mark.parametrize(("aboard", "may"), [(6, True), (7, False)])
def test_a_ship_of_seven_has_no_place_for_an_eighth(aboard: int, may: bool) -> None:
    """book:318: seven, without those in the Brig; the landing party belongs to the ship."""
    names = [n for n, card in CONTENT.crew.items() if card.faction == RENEGADE][:aboard]
    rooms = ("commander", "communications", "engineering", "weapons", "navigation")
    figures = [crew(n, 0, room) for n, room in zip(names, rooms, strict=False)]
    figures += [crew(n, 0, sq(5 + 2 * k, 5)) for k, n in enumerate(names[5:])]
    who = crew(FLIBBY, COALITION, "brig", ship=CERBERUS, wounds=1)
    play = Quiet(space({}, {"weapons": ROVANNA}, [cerberus(), aurora(2, 20)], [*figures, who]))
    assert (keys_of(play, "turn") != []) == may


@pytest.mark.rule("aurora.prisoner.turn-when")
def test_a_ship_that_lands_after_the_declaration_does_not_roll() -> None:
    """book:1296-1298: at the end of the round in orbit, and the ship is in space."""
    play = captive(*[6] * 12, red={"commander": DONEXIA, "navigation": RANE}, place=MISSION_CAP)
    play.say(f"turn:{number(play.g, FLIBBY)}", "descend:0")
    while play.match.asked:
        play.say("end" if can(play, "end") else "done" if can(play, "done") else "pass")
    assert play.who(FLIBBY).side == COALITION
    assert dice(play, "test.opposed") == []


@pytest.mark.rule("aurora.prisoner.turned")
@pytest.mark.rule("aurora.crew.faction-lock")
def test_a_turned_pilot_mans_the_helm_of_her_new_ship() -> None:
    """book:1288-1294: a Coalition pilot on a Renegade ship, because her faction has changed."""
    flibby = crew(FLIBBY, RENEGADE, "deck", ship=CERBERUS, side=RENEGADE)
    play = Quiet(space({"weapons": GROM}, {"weapons": ROVANNA}, [cerberus(), aurora(2, 20)], [flibby]))
    play.say(f"man:{number(play.g, FLIBBY)},navigation")
    assert can(play, "move")


# --- one too many ----------------------------------------------------------------------------------------------------
def one_too_many(*others: str, then: str, place: Any = MISSION_CAP, square: int = dock(3)) -> Quiet:
    """Grom awaits rescue on the western dock; these others are on the planet."""
    party = [crew(name, 0, sq(5 + 2 * n, 5)) for n, name in enumerate(others)]
    figures = [
        crew(GROM, 0, square, tokens=("waiting",)),
        *party,
        crew(RANE, 0, "navigation"),
        crew(FLIBBY, 1, "navigation"),
    ]
    ships = [ship("cerberus", 0, place), ship("destiny-aurora", 1, "dock:2")]
    return Quiet(world(ships=ships, figures=figures, crates={sq(1, 13): "cache"}, then=then))


THREE = (DONEXIA, "skirr", "straken")


@pytest.mark.rule("aurora.boarding.fourth-crew")
def test_its_ship_lands_on_its_dock_and_picks_it_up() -> None:
    """book:1054: to be rescued by their ship."""
    play = one_too_many(*THREE, then="ship:cerberus").say("descend:3")
    assert play.code == "landing.party-aboard"
    play.say("room:weapons")
    assert (play.who(GROM).ship, play.who(GROM).waits) == (CERBERUS, False)


@pytest.mark.rule("aurora.boarding.fourth-crew")
def test_who_awaits_rescue_walks_and_does_nothing_else() -> None:
    """book:1054: it may move to an empty dock, and engages in nothing; not even in the crate beside it."""
    play = one_too_many(*THREE, then="player:0").say("crew:0")
    assert set(play.keys) == {"move", "end"}
    play.say("move").go(sq(1, 13)).say("stop")
    assert set(play.keys) == {"move", "end"}


@pytest.mark.rule("aurora.boarding.fourth-crew")
@pytest.mark.rule("aurora.initiative.party-limit")
def test_it_joins_in_when_there_is_room_for_it() -> None:
    """book:1054: only more than three are too many; one of the others has fallen."""
    play = one_too_many(*THREE[:2], then="player:0").say("crew:0")
    assert not play.who(GROM).waits
    play.say("move").go(sq(1, 13)).say("stop")
    assert can(play, "open:0")


@pytest.mark.rule("aurora.boarding.fourth-crew")
@pytest.mark.rule("aurora.initiative.surface-order")
def test_it_adds_nothing_to_the_initiative_of_its_party() -> None:
    """book:704, 1054: not one of the active three."""
    play = one_too_many(*THREE, then="surface")
    assert party_initiative(play.g, 0) == sum([CONTENT.crew[name].initiative for name in THREE])


# --- taken back ------------------------------------------------------------------------------------------------------
def stolen(*captors: Any, wounds: int = 0, d6: tuple[int, ...] = ()) -> Quiet:
    """The Destiny Aurora lies on its dock, taken by the Cerberus; Jayce stands before it."""
    ships = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, "dock:2", captor=CERBERUS)]
    figures = [crew(JAYCE, 1, GATE), crew(RANE, 0, "navigation"), *captors]
    play = Quiet(world(ships=ships, figures=figures, then="player:1"), *d6).say("crew:0", "move")
    play.go(dock(2))
    while play.match.asked and play.code in ("move.any-direction", "landing.party-aboard"):
        play.say("stop" if can(play, "stop") else play.keys[0])
    return play


@pytest.mark.rule("aurora.win.all-lose")
@pytest.mark.rule("aurora.docked.stolen")
def test_a_stolen_ship_that_nobody_guards_is_its_owners_again() -> None:
    """book:1096: as long as it lies on the planet, its crew may get away with it after all."""
    assert stolen().card("destiny-aurora").captor == NOWHERE


@pytest.mark.rule("aurora.win.all-lose")
@pytest.mark.rule("aurora.docked.battle")
def test_and_where_captors_are_aboard_they_have_to_be_beaten() -> None:
    grom = crew(GROM, 0, "deck", ship=AURORA, wounds=CONTENT.crew[GROM].health - 1)
    play = stolen(grom, d6=(6, 1, 1, 1, 1, 1))
    assert play.card("destiny-aurora").captor == CERBERUS
    settle(play.say(f"attack:{number(play.g, GROM)},bare"))
    assert play.who(GROM).out
    assert play.card("destiny-aurora").captor == NOWHERE


@pytest.mark.rule("aurora.boarding.fourth-crew")
@pytest.mark.rule("aurora.round.surface-phase")
def test_the_last_one_left_has_a_turn_of_its_own() -> None:
    """book:1054: all three others have fallen; the one that was too many is the party now."""
    play = one_too_many(then="surface")
    while play.asked.seat != RENEGADE:
        play.say("end")
    play.say("crew:0")
    assert not play.who(GROM).waits


@pytest.mark.rule("aurora.docked.battle")
@pytest.mark.rule("aurora.landing.swap-crew")
def test_crew_of_a_boarded_ship_may_also_walk_out() -> None:
    """book:706, 1092: nobody has to stay and fight."""
    figures = [crew(GROM, 0, "deck", ship=AURORA), crew(JAYCE, 1, "commander"), crew(FLIBBY, 1, "navigation")]
    play = Quiet(world(figures=figures, then="player:1"))
    assert {"crew:1", "crew:2", "leave:1", "leave:2"} <= set(play.keys)
    play.say("leave:1")
    play.say(keys_of(play, "go")[0])
    assert play.who(JAYCE).on_surface


@pytest.mark.rule("aurora.overtaken.definition")
@pytest.mark.rule("aurora.docked.boardable")
def test_a_ship_whose_last_crew_walks_out_past_an_intruder_is_his() -> None:
    """book:1056: nobody of its own is left aboard to hold it."""
    figures = [crew(GROM, 0, "deck", ship=AURORA), crew(FLIBBY, 1, "navigation"), crew(RANE, 0, "navigation")]
    play = Quiet(world(figures=figures, then="player:1")).say("leave:1")
    play.say(keys_of(play, "go")[0])
    while play.match.asked and play.code == "move.any-direction":
        play.say("stop")
    play.say("end")
    assert play.card("destiny-aurora").captor == CERBERUS


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.docked.boardable")
def test_with_the_sample_aboard_a_ship_full_of_intruders_the_mission_is_won_all_the_same() -> None:
    """book:671: it enters its ship on the dock; who else is aboard does not matter."""
    figures = [
        crew(JAYCE, 1, GATE, holds=("sample",)),
        crew(FLIBBY, 1, "navigation"),
        crew(GROM, 0, "deck", ship=AURORA),
        crew(RANE, 0, sq(5, 5)),
    ]
    play = Quiet(world(figures=figures, mission="fever-line", then="player:1")).say("crew:0", "move")
    play.go(dock(2))
    while play.match.asked and play.code in ("move.any-direction", "landing.party-aboard"):
        play.say("stop" if can(play, "stop") else play.keys[0])
    assert play.over is not None
    assert play.over.code == "aurora.win.tier1"


@pytest.mark.rule("aurora.landing.party-aboard")
@pytest.mark.parametrize("manned", [4, 5])
def test_where_all_stations_are_taken_it_waits_or_goes_to_the_med_bay(manned: int) -> None:
    """book:880: Grom comes back to a ship that four or five others man."""
    rooms = ("commander", "communications", "engineering", "weapons", "navigation")
    others = (DONEXIA, "dro-tov", NELLHA, "straken", RANE)
    figures = [crew(n, 0, room) for n, room in zip(others[:manned], rooms, strict=False)]
    play = Play(world(figures=[crew(GROM, 0, NORTH_GATE), *figures], then=f"crew:{GROM}")).say("move").go(dock(0))
    if play.code == "move.any-direction":
        play.say("stop")
    wanted = {"room:deck", "room:med-bay"} if manned == 5 else {"room:navigation", "room:med-bay"}
    assert set(play.keys) == wanted


@pytest.mark.rule("aurora.docked.stolen")
@pytest.mark.rule("aurora.overtaken.tow")
@pytest.mark.parametrize(("column", "may"), [(11, True), (10, False)])
def test_a_stolen_ship_in_orbit_is_taken_in_tow_by_the_ship_of_its_captors(column: int, may: bool) -> None:
    """book:1066, 1096: once it is beside it; then the two move together, and at home 200 are paid."""
    ships = [cerberus(column, 3, "north"), aurora(12, 3, **hull(), captor=CERBERUS)]
    grom = crew(GROM, RENEGADE, "deck", ship=AURORA)
    out = crew(FLIBBY, COALITION, "navigation", out=True, wounds=7)
    play = Quiet(space({"engineering": NELLHA, "navigation": RANE}, {}, ships, [grom, out]))
    assert can(play, f"tow:{AURORA}") == may
    if may:
        play.say(f"tow:{AURORA}", "move", f"fly:{sq(11, 1)},0", "stop")
        assert [(told["seat"], told["digits"]) for told in play.told("overtaken.sold")] == [(RENEGADE, 200)]


@pytest.mark.rule("aurora.boarding.red-side")
@pytest.mark.rule("aurora.docked.battle")
@pytest.mark.rule("aurora.ability.action-cost")
def test_special_abilities_are_used_aboard_as_well() -> None:
    """book:1044: Oru Vantle stitches Jayce in the fight on the docked ship; Rovanna's hold needs the open ground."""
    figures = [
        crew(GROM, 0, "deck", ship=AURORA),
        crew("oru-vantle", 1, "communications"),
        crew(JAYCE, 1, "commander", wounds=3),
        crew(ROVANNA, 1, "weapons"),
    ]
    medical = CONTENT.crew["oru-vantle"].skill("medical")
    play = Quiet(world(figures=figures, then="player:1"), *pad(medical, 5)).say("crew:1")
    assert keys_of(play, "ability") == ["ability:stitch"]
    play.say("ability:stitch")
    if play.match.asked and play.code == "ability.action-cost":
        play.say("crew:2")
    assert play.who(JAYCE).wounds == 2
    other = Quiet(world(figures=figures, then="player:1")).say("crew:3")
    assert keys_of(other, "ability") == []
