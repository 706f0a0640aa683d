"""Scenes from the lines of the booklet: ships on docks, landings, and who is aboard."""

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
    dice,
    hull,
    keys_of,
    pad,
    reds,
    skill,
    space,
)
from tests.games.aurora.world import CONTENT, RENEGADE, Play, crew, dock, item, number, ship, sq, world

RED = {"engineering": NELLHA, "weapons": GROM, "navigation": RANE}
BLUE = {"navigation": FLIBBY, "commander": JAYCE}
GATE = dock(2) - 28  # before the southern dock, where the Destiny Aurora lies
NORTH_GATE = dock(0) + 28


def settle(play: Quiet) -> Quiet:
    while play.match.asked and play.code.startswith(("ship-combat.", "terrain.", "combat.bonus")):
        play.say("done" if can(play, "done") else play.keys[0])
    return play


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


@pytest.mark.rule("aurora.landing.party-aboard")
@pytest.mark.rule("aurora.landing.swap-crew")
def test_a_passenger_gets_off_again_with_what_it_carries() -> None:
    """book:880, 1276: Grom came aboard the Hades VI, on the eastern dock; he is all that seat 0 has there."""
    blade = item("arc-blade", wielded=True, home=0)
    ships = [ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, "dock:2"), ship("hades-vi", 2, "dock:1")]
    figures = [
        crew(GROM, 0, "deck", ship=2, gear=(blade,)),
        crew(RANE, 0, "navigation"),
        crew("straken", 2, "commander"),
        crew(JAYCE, 1, sq(5, 5)),
    ]
    play = Quiet(world(3, ships=ships, figures=figures, then="surface"))
    while play.asked.seat != 0:
        play.say("end")
    play.say("seat:0", "agree", "leave:0").go(dock(1) - 1)  # it and its teammate have nobody outside
    while play.match.asked and play.code == "move.any-direction":
        play.say("stop")
    assert play.who(GROM).square == dock(1) - 1
    assert [card.name for card in play.who(GROM).gear] == ["arc-blade"]
    assert can(play, "move")  # the other action
