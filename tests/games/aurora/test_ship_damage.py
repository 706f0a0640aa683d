"""Shields, hull and critical damage, repairs, and what a damaged ship can no longer do."""

from __future__ import annotations

from typing import Any

import pytest

from rimward import rulebook
from rimward.games.aurora.table.names import HOME
from tests.games.aurora.orbit import (
    FLIBBY,
    GROM,
    HOME_CAP,
    MISSION_CAP,
    Quiet,
    again,
    ahead,
    aurora,
    black_dice,
    can,
    cerberus,
    damage,
    fire,
    hand,
    hull,
    keys_of,
    pad,
    red_dice,
    reds,
    skill,
    space,
    special,
    specialist,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, number, ship, sq, world

EXAMPLES = {example.id: example for example in rulebook.load("aurora").examples}
GUNNER = hand(RENEGADE, "weapons", least=3)
TECHNICIANS = tuple([name for name in CONTENT.crew if special(name, "engineering")])
PILOT = hand(RENEGADE, "navigation", least=2, but=(GUNNER, GROM, *TECHNICIANS))
ENGINEER = specialist(RENEGADE, "engineering")
LAND = tuple([f"descend:{dock}" for dock in range(4)])


def barrage(shields_up: bool, before: int, **blue: str) -> Quiet:
    """Three hits, none blocked, on a ship with this much damage."""
    card = aurora(damage=before, shields_up=shields_up)
    return fire(space({"weapons": GUNNER}, blue or None, [cerberus(), card]), *reds(GUNNER, 6, 6, 6), 1, 1, 1)


# --- shields ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-damage.shields")
@pytest.mark.rule("aurora.ship-damage.shields-down")
@pytest.mark.parametrize(
    ("before", "after"), [(0, (True, 3)), (6, (True, 9)), (7, (False, 0)), (8, (False, 0)), (9, (False, 0))]
)
def test_ten_damage_destroys_the_shields(before: int, after: tuple[bool, int]) -> None:
    play = barrage(True, before)
    card = play.card("destiny-aurora")
    assert (card.shields_up, card.damage) == after
    assert bool(play.told("ship-damage.shields-down")) != after[0]


@pytest.mark.rule("aurora.ship-damage.shields-down")
@pytest.mark.rule("aurora.ship-damage.bonus-lost")
@pytest.mark.example("aurora.example.shield-overflow")
def test_damage_beyond_the_shields_is_lost() -> None:
    example = EXAMPLES["aurora.example.shield-overflow"]
    assert isinstance(example.expected, dict)
    play = barrage(True, example.given["shield_damage"])
    assert damage(play) == example.given["damage"]
    card = play.card("destiny-aurora")
    assert (card.shields_up, card.damage) == (example.expected["shields_up"], example.expected["hull_damage"])
    assert skill("rovanna", "weapons") == example.given["weapons_skill"]
    scene = space({"med-bay": GROM}, {"weapons": "rovanna"}, [cerberus(), card], then="ship:destiny-aurora")
    answer = Quiet(scene, *[1] * 5).say("attack").say("done")
    assert len(red_dice(answer)[0]) == example.expected["attack_dice"]


@pytest.mark.rule("aurora.ship-damage.bonus-lost")
def test_without_shields_a_die_and_a_square_are_gone() -> None:
    for card, extra in ((cerberus(), 1), (cerberus(**hull()), 0)):
        play = Quiet(space({"weapons": GUNNER, "navigation": PILOT}, None, [card, aurora()]), *[1] * 6).say("attack")
        assert len(red_dice(play)[0]) == skill(GUNNER, "weapons") + extra
        assert ahead(play.say("move"), 6) == skill(PILOT, "navigation") + extra - 1


@pytest.mark.rule("aurora.ship-damage.shields-not-repairable")
@pytest.mark.parametrize("damaged", [{"damage": 4}, hull()])
def test_shields_come_back_in_no_way_during_a_mission(damaged: dict[str, Any]) -> None:
    """On the home planet and with an engineer who could patch a hull."""
    ships = [ship("cerberus", 0, "home", **damaged), aurora()]
    play = Quiet(space({"engineering": ENGINEER}, None, ships))
    assert keys_of(play, "ability") == []
    later = again(play, "end")
    card = later.card("cerberus")
    assert (card.shields_up, card.damage) == (damaged.get("shields_up", True), damaged["damage"])
    assert later.told("ship-damage.repaired") == []


# --- hull and critical damage ----------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-damage.hull")
@pytest.mark.rule("aurora.ship-damage.critical")
@pytest.mark.parametrize(("before", "after", "critical"), [(0, 3, False), (2, 5, False), (3, 6, True), (5, 6, True)])
def test_six_hull_damage_is_critical_and_more_is_ignored(before: int, after: int, critical: bool) -> None:
    play = barrage(False, before)
    assert play.card("destiny-aurora").damage == after
    assert bool(play.told("ship-damage.critical")) == critical


@pytest.mark.rule("aurora.ship-damage.critical")
@pytest.mark.parametrize(("before", "fires"), [(5, True), (6, False)])
def test_a_critically_damaged_ship_does_not_attack(before: int, fires: bool) -> None:
    play = Quiet(space({"weapons": GUNNER}, None, [cerberus(**hull(before)), aurora()]))
    assert can(play, "attack") == fires
    if not fires:
        assert play.refused("attack").rule == "aurora.ship-damage.critical"


@pytest.mark.rule("aurora.ship-damage.critical-no-bonus")
@pytest.mark.parametrize(("hull_damage", "is_asked"), [(5, True), (6, False)])
def test_a_critically_damaged_ship_defends_without_the_bonuses_of_its_crew(hull_damage: int, is_asked: bool) -> None:
    blue = {"navigation": FLIBBY}
    play = fire(space({"weapons": GUNNER}, blue, [cerberus(), aurora(**hull(hull_damage))]), *reds(GUNNER, 5), 4)
    assert (play.match.question(COALITION) is not None) == is_asked
    assert black_dice(play) == [(4,)]


@pytest.mark.rule("aurora.ship-damage.critical-no-bonus")
@pytest.mark.parametrize(("hull_damage", "is_asked"), [(5, True), (6, False)])
def test_a_critically_damaged_ship_has_no_ability_but_patching(hull_damage: int, is_asked: bool) -> None:
    pilot = hand(COALITION, "navigation", least=3, but=(FLIBBY,))
    scene = space({"weapons": GUNNER}, {"navigation": pilot}, [cerberus(), aurora(**hull(hull_damage))])
    play = Play(scene, *reds(GUNNER, 5), 6).say("attack", "pass")
    assert (play.match.question(COALITION) is not None) == is_asked
    red = {"engineering": ENGINEER, "navigation": PILOT}
    mine = Play(space(red, None, [cerberus(**hull(hull_damage)), aurora()]))
    assert keys_of(mine, "ability") == ["ability:patch-hull"]


@pytest.mark.rule("aurora.ship-damage.critical-no-bonus")
@pytest.mark.parametrize(("hull_damage", "free"), [(5, 1), (6, 0)])
def test_a_critically_damaged_ship_has_no_free_turn(hull_damage: int, free: int) -> None:
    pilot = specialist(RENEGADE, "navigation", lambda blue: blue.free_turns == 1)
    ships = [cerberus(**hull(hull_damage)), aurora(2, 20)]
    play = Quiet(space({"navigation": pilot}, None, ships)).say("move")
    points = skill(pilot, "navigation") - (hull_damage == 6)
    assert ahead(play, 4) == points - 1 + free


@pytest.mark.rule("aurora.ship-damage.critical-speed")
@pytest.mark.rule("aurora.ship-damage.critical-no-bonus")
@pytest.mark.example("aurora.example.limping-home")
def test_a_crippled_ship_limps() -> None:
    example = EXAMPLES["aurora.example.limping-home"]
    assert isinstance(example.expected, dict)
    for piloting, speed in zip(example.given["piloting"], example.expected["movement"], strict=True):
        kinds = CONTENT.crew.items()
        pilots = [(name, kind.faction) for name, kind in kinds if skill(name, "navigation") == piloting]
        pilot, side = min(pilots, key=lambda who: any(blue.free_turns for blue in CONTENT.crew[who[0]].blue))
        crippled = hull(example.given["hull_damage"])
        name = ("cerberus", "destiny-aurora")[side]
        ships = [ship(name, 0, sq(10, 10), facing="east", **crippled), ship(other(name), 1, sq(2, 20))]
        figures = [crew(pilot, 0, "navigation"), crew(gunner_of(side, pilot), 0, "weapons")]
        figures.append(crew(gunner_of(1 - side, pilot), 1, "weapons"))
        play = Quiet(world(ships=ships, figures=figures, then=f"ship:{name}"))
        assert can(play, "attack") == example.expected["may_attack"]
        assert ahead(play.say("move"), 2) == speed


def other(name: str) -> str:
    return "destiny-aurora" if name == "cerberus" else "cerberus"


def gunner_of(side: int, busy: str) -> str:
    return hand(side, "weapons", but=(busy,))


@pytest.mark.rule("aurora.ship-damage.critical-ends")
@pytest.mark.parametrize(("face", "critical"), [(4, True), (5, False)])
def test_a_patched_ship_is_no_longer_critically_damaged(face: int, critical: bool) -> None:
    engineer = hand(RENEGADE, "engineering", least=2, but=(GUNNER,))
    scene = space({"weapons": GUNNER, "engineering": engineer}, None, [cerberus(**hull(6)), aurora()])
    play = Play(scene, *pad(skill(engineer, "engineering"), face))
    assert not can(play, "attack")
    play.say("ability:patch-hull")
    assert can(play, "attack") != critical


# --- landing ---------------------------------------------------------------------------------------------------------
def above(hull_damage: int, engineer: str = "", shields_up: bool = False) -> Quiet:
    """The Cerberus over the mission planet; where its one engineer is, and whether she is conscious."""
    where: dict[str, Any] = {
        "conscious aboard": crew(ENGINEER, 0, "engineering"),
        "unconscious aboard": crew(ENGINEER, 0, "med-bay", out=True, wounds=9),
        "on the surface": crew(ENGINEER, 0, sq(12, 12)),
    }
    column, row = MISSION_CAP % 28, MISSION_CAP // 28
    card = cerberus(column, row, damage=hull_damage, shields_up=shields_up)
    more = [crew(GROM, 0, "weapons"), *([where[engineer]] if engineer else [])]
    return Quiet(space({"navigation": PILOT}, None, [card, aurora()], more))


@pytest.mark.rule("aurora.ship-damage.heavy")
@pytest.mark.parametrize(("hull_damage", "lands"), [(0, True), (2, True), (3, False), (5, False), (6, False)])
def test_three_hull_damage_bars_the_landing(hull_damage: int, lands: bool) -> None:
    play = above(hull_damage, "conscious aboard")
    assert keys_of(play, "descend") == (list(LAND) if lands else [])
    if not lands:
        assert play.refused("descend:0").rule == "aurora.ship-damage.heavy"


@pytest.mark.rule("aurora.ship-damage.heavy")
def test_damage_to_the_shields_bars_no_landing() -> None:
    assert keys_of(above(9, "conscious aboard", shields_up=True), "descend") == list(LAND)


@pytest.mark.rule("aurora.ship-damage.heavy")
@pytest.mark.example("aurora.example.heavy-damage-landing")
def test_without_an_engineer_who_could_repair_it_a_ship_may_land_to_fetch_one() -> None:
    example = EXAMPLES["aurora.example.heavy-damage-landing"]
    assert isinstance(example.expected, dict)
    for place, lands, leaves in zip(
        example.given["engineer"],
        example.expected["may_descend"],
        example.expected["may_disembark"],
        strict=True,
    ):
        play = above(example.given["hull_damage"], place)
        assert bool(keys_of(play, "descend")) == lands
        if lands:
            play.say("descend:0")
            assert not leaves
            assert not play.match.asked or keys_of(play, "disembark") == []
            assert play.told("landing.disembarked") == []


@pytest.mark.rule("aurora.ship-damage.heavy")
def test_a_ship_with_little_damage_lands_its_party() -> None:
    play = above(2, "conscious aboard").say("descend:0")
    assert play.code == "landing.choose-party"
    assert len(keys_of(play, "disembark")) == 3


# --- home ------------------------------------------------------------------------------------------------------------
def at_home(hull_damage: int) -> Quiet:
    column, row = HOME_CAP[RENEGADE] % 28, HOME_CAP[RENEGADE] // 28
    return Quiet(space({"navigation": PILOT}, None, [cerberus(column, row, **hull(hull_damage)), aurora()]))


@pytest.mark.rule("aurora.ship-damage.home-landing")
@pytest.mark.parametrize(("hull_damage", "lands"), [(0, False), (5, False), (6, True)])
def test_a_ship_lands_at_home_only_when_critically_damaged(hull_damage: int, lands: bool) -> None:
    play = at_home(hull_damage)
    assert keys_of(play, "descend") == ([f"descend:{HOME}"] if lands else [])
    if not lands:
        assert play.refused(f"descend:{HOME}").rule == "aurora.ship-damage.home-landing"


@pytest.mark.rule("aurora.ship-damage.home-landing")
def test_nobody_lands_on_the_home_planet_of_the_others() -> None:
    column, row = HOME_CAP[COALITION] % 28, HOME_CAP[COALITION] // 28
    play = Quiet(space({"navigation": PILOT}, None, [cerberus(column, row, **hull(6)), aurora()]))
    assert keys_of(play, "descend") == []


@pytest.mark.rule("aurora.ship-damage.home-repair")
@pytest.mark.parametrize(("before", "after"), [(6, 4), (4, 2), (2, 0), (1, 0)])
def test_the_home_planet_repairs_two_hull_damage_a_round_whoever_is_aboard(before: int, after: int) -> None:
    ships = [ship("cerberus", 0, "home", **hull(before)), aurora()]
    play = Quiet(space({"weapons": GROM}, None, ships, then="end"))
    assert (play.card("cerberus").shields_up, play.card("cerberus").damage) == (False, after)


@pytest.mark.rule("aurora.ship-damage.home-repair")
def test_the_round_of_arrival_counts() -> None:
    play = at_home(6).say(f"descend:{HOME}")
    assert again(play, "end").card("cerberus").damage == 4


@pytest.mark.rule("aurora.ship-damage.home-repair")
@pytest.mark.parametrize("where", ["dock:1", HOME_CAP[RENEGADE]])
def test_nothing_is_repaired_elsewhere(where: str | int) -> None:
    """On a dock of the mission planet, or over the home planet."""
    ships = [ship("cerberus", 0, where, **hull(6)), aurora()]
    assert Quiet(space({"weapons": GROM}, None, ships, then="end")).card("cerberus").damage == 6


@pytest.mark.rule("aurora.ship-damage.home-landing")
def test_a_ship_at_home_is_no_target_and_comes_back_over_its_planet() -> None:
    column, row = HOME_CAP[RENEGADE] % 28, HOME_CAP[RENEGADE] // 28
    gunner = hand(COALITION, "weapons", least=2)
    engineer = hand(COALITION, "engineering", least=2, but=(gunner,))
    ships = [ship("cerberus", 0, "home", **hull(4)), aurora(column, row, "north")]
    blue = {"weapons": gunner, "engineering": engineer}
    theirs = Quiet(space({"navigation": PILOT}, blue, ships, then="ship:destiny-aurora"))
    assert not can(theirs, "attack")
    assert keys_of(theirs, "board") == []
    play = Quiet(space({"navigation": PILOT}, blue, ships)).say("ascend")
    squares = {int(key.partition(":")[2]) for key in keys_of(play, "square")}
    assert squares == {sq(place, line) for place in range(10, 18) for line in (0, 1)} - {HOME_CAP[RENEGADE]}


@pytest.mark.rule("aurora.ship-damage.stranded-party")
@pytest.mark.parametrize("where", ["home", sq(4, 4)])
def test_the_party_plays_on_while_its_ship_is_away(where: str | int) -> None:
    ships = [ship("cerberus", 0, where, **hull(6)), aurora()]
    play = Quiet(space({"navigation": PILOT}, None, ships, [crew(GROM, 0, sq(12, 12))], then="surface"))
    assert (play.asked.seat, play.code) == (RENEGADE, "round.surface-phase")
    play.say(f"crew:{number(play.g, GROM)}")
    assert can(play, "move")


@pytest.mark.rule("aurora.ship-damage.crew-unhurt")
def test_no_fire_wounds_the_crew_not_even_of_a_crippled_ship() -> None:
    play = barrage(False, 6, navigation=FLIBBY)
    assert play.who(FLIBBY).wounds == 0
    assert play.told("ko.wounded") == []
