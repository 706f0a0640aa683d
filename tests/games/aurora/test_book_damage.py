"""Scenes in orbit from the lines of the booklet: damage, abilities and repairs, where two rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.state import Aurora
from tests.games.aurora.orbit import (
    AURORA,
    CERBERUS,
    FLIBBY,
    GROM,
    HOME_CAP,
    MISSION_CAP,
    RANE,
    Quiet,
    ahead,
    aurora,
    bars,
    can,
    cerberus,
    damage,
    fire,
    flights,
    hand,
    hull,
    keys_of,
    pad,
    red_dice,
    reds,
    skill,
    space,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, ship, sq

PILOT = hand(RENEGADE, "navigation", least=3)
GUNNER = hand(RENEGADE, "weapons", least=3, but=(PILOT,))
ENGINEER = hand(RENEGADE, "engineering", least=3, but=(PILOT, GUNNER))
HELM = hand(COALITION, "navigation", least=3)
EAST = 2


def tile(**squares: str) -> str:
    rows = [["."] * 8 for _ in range(8)]
    for square, sign in squares.items():
        rows["abcdefgh".index(square[0])][int(square[1]) - 1] = sign
    return "\n\n".join([" ".join(row) for row in rows])


def at_guns(
    ships: list[Any], red: dict[str, str] | None = None, blue: dict[str, str] | None = None, **fields: Any
) -> Aurora:
    return space({"weapons": GUNNER} if red is None else red, blue, ships, **fields)


# --- damage ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-damage.shields-down")
@pytest.mark.parametrize(("before", "hits", "up", "after"), [(8, 1, True, 9), (8, 2, False, 0), (9, 3, False, 0)])
def test_shields_fall_when_damage_equals_ten(before: int, hits: int, up: bool, after: int) -> None:
    """book:322, 1000-1004: equal is enough, and the markers are taken off."""
    play = fire(at_guns([cerberus(), aurora(damage=before)]), *reds(GUNNER, *[5] * hits), *[1] * hits)
    card = play.card("destiny-aurora")
    assert (card.shields_up, card.damage) == (up, after)


@pytest.mark.rule("aurora.ship-damage.hull")
@pytest.mark.rule("aurora.ship.indestructible")
def test_damage_past_the_hull_changes_nothing() -> None:
    """book:882, 1078: a crippled ship is fired at again and stays on the board with six."""
    play = fire(at_guns([cerberus(), aurora(**hull(5))]), *reds(GUNNER, 5, 5, 5), 1, 1, 1)
    card = play.card("destiny-aurora")
    assert (card.damage, card.critical, card.in_orbit) == (6, True, True)


@pytest.mark.rule("aurora.ship-damage.critical-no-bonus")
@pytest.mark.parametrize(("taken", "asked"), [(5, True), (6, False)])
def test_a_crippled_ship_defends_without_flibbys_help(taken: int, asked: bool) -> None:
    """book:1078: no abilities of crew; she has +1 to a defence die, and evasion is off as well."""
    scene = space({"weapons": GUNNER}, {"navigation": FLIBBY}, [cerberus(), aurora(**hull(taken))])
    play = Play(scene, *reds(GUNNER, 5), 4).say("attack", "pass")
    assert (bool(play.match.asked) and play.asked.seat == COALITION) == asked


@pytest.mark.rule("aurora.ship-damage.critical")
@pytest.mark.rule("aurora.ship-damage.critical-ends")
@pytest.mark.rule("aurora.ship-ability.patch-hull")
@pytest.mark.parametrize(("face", "may"), [(4, False), (5, True)])
def test_a_patched_hull_may_fire_in_the_same_turn(face: int, may: bool) -> None:
    """book:1078-1084: below the hull value it is not crippled any longer."""
    red = {"weapons": GUNNER, "engineering": ENGINEER}
    play = Quiet(space(red, None, [cerberus(**hull(6)), aurora()]), *pad(skill(ENGINEER, "engineering"), face))
    assert not can(play, "attack")
    play.say("ability:patch-hull")
    assert can(play, "attack") == may


@pytest.mark.rule("aurora.ship-damage.crew-unhurt")
def test_nobody_aboard_is_wounded_when_the_shields_fall_and_the_hull_breaks() -> None:
    """book:322, 976: damage is marked on the ship's card."""
    for fields in ({"damage": 9}, hull(5)):
        blue = {"navigation": FLIBBY, "med-bay": HELM} if HELM != FLIBBY else {"navigation": FLIBBY}
        play = fire(at_guns([cerberus(), aurora(**fields)], None, blue), *reds(GUNNER, 6, 6), 1, 1)
        while play.match.asked and play.code.startswith("ship-combat."):
            play.say("done" if can(play, "done") else play.keys[0])
        assert damage(play) == 2
        assert all(who.wounds == 0 for who in play.g.figures)


@pytest.mark.rule("aurora.ship-damage.bonus-lost")
@pytest.mark.rule("aurora.ship.attack-formula")
def test_without_shields_the_gunner_rolls_no_more_than_the_skill() -> None:
    """book:949."""
    play = fire(at_guns([cerberus(**hull(1)), aurora()]), *pad(skill(GUNNER, "weapons")))
    assert [len(faces) for faces in red_dice(play)] == [skill(GUNNER, "weapons")]


# --- abilities -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-ability.overclock")
@pytest.mark.rule("aurora.ship-move.linked")
def test_overclocked_engines_of_a_linked_ship_only_turn_it() -> None:
    """book:344, 1048: neither can move except by rotation."""
    ships = [cerberus(11, 10), aurora(12, 10, **hull(), link=CERBERUS)]
    red = {"weapons": GUNNER, "engineering": ENGINEER, "navigation": PILOT}
    dice = (*reds(GUNNER), *pad(skill(ENGINEER, "engineering"), 5))
    play = Play(space(red, {"navigation": FLIBBY}, ships), *dice).say("attack", "pass")
    play.say("ability:overclock")
    assert flights(play) == set()
    assert keys_of(play, "turn") != []


@pytest.mark.rule("aurora.ship-ability.overclock")
@pytest.mark.rule("aurora.move.minimum-step")
@pytest.mark.rule("aurora.overview.rounding")
def test_engines_of_an_engineer_with_one_tech_give_one_point() -> None:
    """book:344: half of 1, at least 1: and that is one step, even out of the Nebula."""
    engineer = next(n for n, k in CONTENT.crew.items() if k.faction == RENEGADE and k.skill("tech") == 1)
    gunner = hand(RENEGADE, "weapons", but=(engineer, PILOT))
    ships = [cerberus(12, 13), aurora(17, 13)]
    red = {"weapons": gunner, "engineering": engineer, "navigation": PILOT}
    scene = space(red, None, ships, orbit={"centre": tile(d3="h")})
    play = Play(scene, *reds(gunner), 5).say("attack", "pass", "ability:overclock")
    assert ahead(play, EAST) == 1


@pytest.mark.rule("aurora.ship-ability.tactical-targeting")
@pytest.mark.rule("aurora.ship-ability.scan-weakness")
@pytest.mark.rule("aurora.ship-ability.once-per-round")
def test_who_has_scanned_does_not_aim_as_well() -> None:
    """book:841: one declared, and no other until the next round."""
    listener = hand(RENEGADE, "communications", least=2, but=(GUNNER,))
    dice = (*pad(skill(listener, "communications"), 5), *reds(GUNNER, 5), 6)
    play = Play(space({"weapons": GUNNER, "communications": listener}), *dice).say("attack", "ability:scan-weakness")
    assert play.told("ship-combat.damage") != [] or play.code != "ship-ability.timing"
    assert play.card("destiny-aurora").damage == 1


@pytest.mark.rule("aurora.ship-ability.scan-weakness")
@pytest.mark.rule("aurora.ship-damage.shields-down")
def test_the_weakness_may_be_the_tenth_point() -> None:
    """book:343, 1000: nine on the shields, every hit blocked, and the penetrating one brings them down."""
    listener = hand(RENEGADE, "communications", least=2, but=(GUNNER,))
    dice = (*pad(skill(listener, "communications"), 5), *reds(GUNNER, 5), 6)
    ships = [cerberus(), aurora(damage=9)]
    play = Play(space({"weapons": GUNNER, "communications": listener}, None, ships), *dice)
    play.say("attack", "ability:scan-weakness")
    assert not play.card("destiny-aurora").shields_up


# --- home ------------------------------------------------------------------------------------------------------------
def at_home(taken: int, up: bool = False, then: str = "ship:cerberus", place: Any = None) -> Quiet:
    fields: dict[str, Any] = {"damage": taken} if up else hull(taken)
    ships = [ship("cerberus", 0, HOME_CAP[RENEGADE] if place is None else place, **fields), aurora(13, 3)]
    blue = {"weapons": hand(COALITION, "weapons"), "navigation": HELM}
    if len(set(blue.values())) == 1:
        blue.pop("navigation")
    return Quiet(space({"navigation": PILOT, "engineering": ENGINEER}, blue, ships, then=then))


@pytest.mark.rule("aurora.ship-damage.home-landing")
@pytest.mark.parametrize(("taken", "up", "may"), [(6, False, True), (5, False, False), (9, True, False)])
def test_only_a_crippled_ship_lands_at_home(taken: int, up: bool, may: bool) -> None:
    """book:1082."""
    assert (keys_of(at_home(taken, up), "descend") != []) == may


@pytest.mark.rule("aurora.ship-damage.home-landing")
def test_not_at_the_home_of_the_others() -> None:
    """book:1080: its planet of origin."""
    assert keys_of(at_home(6, place=HOME_CAP[COALITION]), "descend") == []


@pytest.mark.rule("aurora.ship-damage.home-landing")
@pytest.mark.rule("aurora.ship-damage.home-repair")
def test_under_repair_it_is_out_of_reach_and_two_points_are_mended_a_round() -> None:
    """book:1082: whoever is aboard; the Destiny Aurora above cannot fire at it."""
    play = at_home(5, then="ship:destiny-aurora", place="home")
    assert not can(play, "attack")
    ships = [ship("cerberus", 0, "home", **hull(5)), aurora(13, 3)]
    later = Quiet(space({"med-bay": PILOT}, None, ships, then="end"))
    assert later.card("cerberus").damage == 3
    assert not later.card("cerberus").shields_up


@pytest.mark.rule("aurora.ship-damage.home-repair")
@pytest.mark.rule("aurora.ship-damage.shields-not-repairable")
def test_the_last_point_is_mended_and_the_shields_stay_down() -> None:
    """book:1084."""
    ships = [ship("cerberus", 0, "home", **hull(1)), aurora(13, 3)]
    card = Quiet(space({"navigation": PILOT}, None, ships, then="end")).card("cerberus")
    assert (card.damage, card.shields_up) == (0, False)


@pytest.mark.rule("aurora.ship-damage.home-landing")
def test_from_home_up_again_with_an_action_onto_the_home_cap() -> None:
    """book:1082: before all is repaired, if it likes; the other action is left."""
    play = at_home(4, place="home").say("ascend")
    square = next(key for key in play.keys if key.startswith("square:"))
    assert all(int(key[7:]) // 28 < 2 for key in play.keys if key.startswith("square:"))
    play.say(square, "facing:4")
    assert play.card("cerberus").in_orbit
    assert can(play, "move")
    play.say("move")
    while play.match.asked and play.code == "ship-move.straight":
        play.say("stop")
    assert not play.match.asked or not can(play, "move")


@pytest.mark.rule("aurora.ship-damage.heavy")
@pytest.mark.parametrize(
    ("taken", "up", "where", "may"),
    [
        (2, False, "engineering", True),
        (3, False, "engineering", False),
        (3, False, "med-bay", False),  # awake in the Med Bay is aboard
        (9, True, "engineering", True),  # damage on the shields is no damage to the hull
        (6, False, "", True),
        (6, False, "engineering", False),
    ],
)
def test_three_points_of_hull_and_an_engineer_aboard_bar_the_landing(
    taken: int, up: bool, where: str, may: bool
) -> None:
    """book:304, 1080, 1397."""
    fields: dict[str, Any] = {"damage": taken} if up else hull(taken)
    ships = [ship("cerberus", 0, MISSION_CAP, **fields), aurora(2, 20)]
    red = {"navigation": RANE, **({where: "nellha"} if where else {})}
    play = Quiet(space(red, None, ships))
    assert (keys_of(play, "descend") != []) == may
    if not may:
        assert "ship-damage.heavy" in bars(play).values()


@pytest.mark.rule("aurora.ship-damage.heavy")
def test_a_stand_in_at_the_engines_is_no_engineer() -> None:
    """book:1080: it fetches its engineer though somebody else sits in Engineering."""
    stand_in = GROM
    ships = [ship("cerberus", 0, MISSION_CAP, **hull(3)), aurora(2, 20)]
    play = Quiet(space({"navigation": RANE, "engineering": stand_in}, None, ships))
    assert keys_of(play, "descend") != []


@pytest.mark.rule("aurora.ship-damage.heavy")
@pytest.mark.rule("aurora.landing.swap-crew")
def test_a_ship_that_landed_with_a_broken_hull_lets_nobody_out() -> None:
    """book:1080: it comes to pick up; neither at the landing nor in the surface turn does anybody disembark."""
    ships = [ship("cerberus", 0, MISSION_CAP, **hull(4)), aurora(2, 20)]
    play = Quiet(space({"navigation": RANE, "weapons": GROM}, None, ships, [crew("nellha", 0, sq(12, 12))]))
    play.say("descend:0")
    assert not play.match.asked or keys_of(play, "disembark") == []
    while play.match.asked and play.code != "round.surface-phase":
        play.say("done" if can(play, "done") else "end" if can(play, "end") else "pass")
    scene = play.g.copy()
    docked = [scene.ships[CERBERUS], scene.ships[AURORA]]
    later = Quiet(
        space({"navigation": RANE, "weapons": GROM}, None, docked, [crew("nellha", 0, sq(12, 12))], "player:0")
    )
    assert docked[0].dock == 0
    assert keys_of(later, "leave") == []
