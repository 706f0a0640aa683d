"""Scenes in orbit from the lines of the booklet: flight and fire, where two rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.state import Aurora
from tests.games.aurora.orbit import (
    FLIBBY,
    GROM,
    MISSION_CAP,
    NEBULA,
    Quiet,
    ahead,
    aurora,
    black_dice,
    can,
    cerberus,
    damage,
    fire,
    flights,
    hand,
    hull,
    keys_of,
    pad,
    reds,
    skill,
    space,
    specialist,
)
from tests.games.aurora.world import COALITION, RENEGADE, Play, crew, item, ship, sq

PILOT = hand(RENEGADE, "navigation", least=3)
SPEED = skill(PILOT, "navigation") + 1
GUNNER = hand(RENEGADE, "weapons", least=3, but=(PILOT,))
ENGINEER = hand(RENEGADE, "engineering", least=3, but=(PILOT, GUNNER))
HELM = hand(COALITION, "navigation", least=3)
NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = range(8)


def tile(**squares: str) -> str:
    rows = [["."] * 8 for _ in range(8)]
    for square, sign in squares.items():
        rows["abcdefgh".index(square[0])][int(square[1]) - 1] = sign
    return "\n\n".join([" ".join(row) for row in rows])


def moving(card: Any, pilot: str = PILOT, other: Any = None, more: tuple[Any, ...] = (), **orbit: str) -> Quiet:
    ships = [card, other or aurora(2, 20)]
    return Quiet(space({"navigation": pilot}, None, ships, more, orbit=orbit)).say("move")


# --- flight ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-move.hindering")
@pytest.mark.parametrize("facing", ["east", "south-east"])
def test_whoever_begins_in_the_nebula_pays_two_for_the_first_step_straight_or_diagonal(facing: str) -> None:
    """book:1527: two points to leave."""
    play = moving(cerberus(13, 13, facing), centre=tile(d4="h"))
    assert ahead(play, EAST if facing == "east" else SOUTH_EAST) == SPEED - 1


@pytest.mark.rule("aurora.ship-move.hindering")
@pytest.mark.rule("aurora.ship-move.rotation-cost")
def test_a_turn_in_a_single_square_of_nebula() -> None:
    """book:869, 1527: one point in, one for the turn, two out: the square is left with four points gone."""
    play = moving(cerberus(12, 13), centre=tile(d4="h")).say(f"fly:{sq(13, 13)},{EAST}", f"turn:{SOUTH}")
    assert ahead(play, SOUTH) == SPEED - 3  # two of the points are for the first of these steps


@pytest.mark.rule("aurora.ship-move.blocking")
def test_a_derelict_ship_is_no_place_to_pass_even_with_points_left() -> None:
    """book:890: it must go around."""
    play = moving(cerberus(12, 13), centre=tile(d5="#"))
    assert ahead(play, EAST) == 1


@pytest.mark.rule("aurora.ship-move.through-ships")
def test_a_ship_with_points_for_the_square_of_another_only_stays_before_it() -> None:
    """book:869: through other ships, not onto them; the squares behind it count as usual."""
    play = moving(cerberus(8, 10), other=aurora(8 + SPEED, 10))
    assert ahead(play, EAST) == SPEED - 1
    play = moving(cerberus(8, 10), other=aurora(9, 10))
    assert {square for square, way in flights(play) if way == EAST} == {sq(10 + n, 10) for n in range(SPEED - 1)}


@pytest.mark.rule("aurora.ship-move.free-rotation")
@pytest.mark.rule("aurora.ship-damage.critical-no-bonus")
@pytest.mark.parametrize(("taken", "free"), [(5, True), (6, False)])
def test_a_crippled_ship_turns_for_a_point_whoever_flies_it(taken: int, free: bool) -> None:
    """book:1078: no abilities of crew may be used any longer."""
    pilot = specialist(RENEGADE, "navigation", lambda blue: blue.free_turns == 1)
    play = moving(cerberus(13, 13, **hull(taken)), pilot)
    points = skill(pilot, "navigation") - (taken == 6)
    assert ahead(play, EAST) == points
    assert ahead(play, NORTH) == (points if free else points - 1)


@pytest.mark.rule("aurora.ship-damage.critical-no-bonus")
@pytest.mark.parametrize(("taken", "more"), [(5, 1), (6, -1)])
def test_a_crippled_ship_gains_no_speed_from_salvage(taken: int, more: int) -> None:
    """book:1078: no bonuses to movement, and one less."""
    play = moving(cerberus(13, 5, "south", **hull(taken), salvage=(item("spare-thruster"),)))
    assert ahead(play, SOUTH) == skill(PILOT, "navigation") + more


@pytest.mark.rule("aurora.move.minimum-step")
@pytest.mark.rule("aurora.ship-damage.critical-speed")
def test_a_crippled_ship_in_the_nebula_still_gets_out_step_by_step() -> None:
    """book:1078, 871: one point, and a step that costs two."""
    slow = hand(RENEGADE, "navigation", most=2)
    play = moving(cerberus(13, 13, **hull(6)), slow, centre=NEBULA)
    assert skill(slow, "navigation") in (1, 2)
    assert ahead(play, EAST) == 1


@pytest.mark.rule("aurora.ship-move.board-edge")
@pytest.mark.parametrize(
    ("column", "row", "facing", "reach"),
    [(2, 2, "north", 0), (2, 2, "west", 0), (13, 2, "north", 2), (9, 2, "north", 0)],
)
def test_beside_the_planets_the_board_ends(column: int, row: int, facing: str, reach: int) -> None:
    """book:680: end caps are attached to the sides; a ship may fly onto one, and nowhere else off the nine tiles."""
    play = moving(cerberus(column, row, facing))
    assert ahead(play, NORTH if facing == "north" else WEST) == reach


@pytest.mark.rule("aurora.ship.nav-required")
@pytest.mark.rule("aurora.landing.descend")
def test_nobody_at_the_helm_no_landing() -> None:
    """book:863, 738."""
    red = {"weapons": GUNNER, "engineering": ENGINEER}
    play = Quiet(space(red, None, [ship("cerberus", 0, MISSION_CAP), aurora(2, 20)]))
    assert keys_of(play, "descend") == []
    play.say(f"man:{play.g.figure(GUNNER)},navigation")
    assert keys_of(play, "descend") != []


@pytest.mark.rule("aurora.ship-action.move-crew")
@pytest.mark.parametrize("first", ["move", "scan"])
def test_crew_change_places_only_at_the_beginning_of_the_turn(first: str) -> None:
    """book:743, 837: after an action the stations are as they are."""
    red = {"navigation": PILOT, "weapons": GUNNER, "communications": ENGINEER}
    dice = pad(skill(ENGINEER, "communications"))
    play = Quiet(space(red, None, [cerberus(), aurora(2, 20)], salvage={sq(9, 10): "gun-pod"}), *dice)
    assert keys_of(play, "man") != []
    play.say(*(["move", "stop"] if first == "move" else ["scan:0"]))
    assert (keys_of(play, "man") == []) == (first == "move")


# --- fire ------------------------------------------------------------------------------------------------------------
def at_guns(
    ships: list[Any], red: dict[str, str] | None = None, blue: dict[str, str] | None = None, **fields: Any
) -> Aurora:
    return space({"weapons": GUNNER} if red is None else red, blue, ships, **fields)


@pytest.mark.rule("aurora.ship-combat.blocking-terrain")
@pytest.mark.rule("aurora.ship-combat.firing-lines")
@pytest.mark.parametrize(
    ("rock", "row", "possible"),
    [
        ("d4", 13, False),  # on the middle line
        ("d4", 12, True),  # the wing's own line is free
        ("d4", 14, True),
        ("c4", 12, False),
        ("c4", 13, True),
        ("c3", 12, False),  # the very first square of the wing's line
    ],
)
def test_a_rock_stops_the_line_it_lies_on_and_no_other(rock: str, row: int, possible: bool) -> None:
    """book:941, 1036: three lines, from the square ahead and those to its left and right."""
    play = Quiet(at_guns([cerberus(11, 13), aurora(15, row)], orbit={"centre": tile(**{rock: "#"})}))
    assert can(play, "attack") == possible


@pytest.mark.rule("aurora.ship-combat.firing-lines")
@pytest.mark.parametrize(
    ("column", "row", "possible"),
    [(12, 12, True), (12, 14, True), (11, 12, False), (11, 14, False), (10, 13, False), (12, 11, False)],
)
def test_an_adjacent_ship_abeam_or_astern_is_not_in_the_lines(column: int, row: int, possible: bool) -> None:
    """book:941: the Cerberus in column 11, row 13, faces east."""
    assert can(Quiet(at_guns([cerberus(11, 13), aurora(column, row)])), "attack") == possible


@pytest.mark.rule("aurora.ship-combat.hindering-reroll")
@pytest.mark.parametrize(("fog", "asked"), [("c4", True), ("d4", False), ("c2", False), ("c6", True), ("c7", False)])
def test_only_fog_on_the_line_that_hits_helps(fog: str, asked: bool) -> None:
    """book:1036-1040: from d2 facing east at c6: the left line, from c3 to c6, the target's square included."""
    scene = at_guns([cerberus(11, 13), aurora(15, 12)], orbit={"centre": tile(**{fog: "h"})})
    play = fire(scene, *reds(GUNNER, 5, 5), 1, 1)
    assert (bool(play.match.asked) and play.code == "ship-combat.hindering-reroll") == asked


@pytest.mark.rule("aurora.ship-combat.hindering-reroll")
@pytest.mark.rule("aurora.dice.reroll-once")
def test_two_dice_are_rolled_again_and_the_new_faces_stay() -> None:
    """book:1036: up to two, the defender's choice; a 4 that becomes a 1 stays a 1."""
    scene = at_guns([cerberus(11, 13), aurora(14, 13)], orbit={"centre": tile(d5="h")})
    play = fire(scene, *reds(GUNNER, 5, 5, 5), 4, 3, 2, 1, 6)
    assert play.asked.seat == COALITION
    play.say("black:4")
    play.say("black:3")
    rolled = [face for faces in black_dice(play)[:1] for face in faces]
    assert rolled == [4, 3, 2]
    for _ in range(4):
        if play.match.asked and play.asked.seat == COALITION:
            play.say(play.keys[0])
    assert sorted(play.told("ship-combat.damage")[-1]["black"]) == [1, 2, 6]
    assert damage(play) == 2


@pytest.mark.rule("aurora.ship-combat.hindering-reroll")
@pytest.mark.rule("aurora.ship-ability.evasive")
@pytest.mark.rule("aurora.dice.reroll-once")
def test_fog_and_evasion_may_both_be_used_on_one_die() -> None:
    """book:346, 1036: two effects, one after the other, on the same black die."""
    scene = at_guns([cerberus(11, 13), aurora(14, 13)], None, {"navigation": HELM}, orbit={"centre": tile(d5="h")})
    tech = skill(HELM, "navigation")
    play = Play(scene, *reds(GUNNER, 5), 1, *[2] * 30).say("attack", "pass")
    seen = set()
    for _ in range(8):
        if not play.match.asked or play.asked.seat != COALITION:
            break
        seen.add(play.code)
        wanted = [key for key in play.keys if key == "ability:evasive" or key.startswith("black:")]
        play.say(wanted[0] if wanted else play.keys[0])
    assert tech
    assert "ship-combat.hindering-reroll" in seen
    assert "ship-ability.evasive" in {rule for rule, _ in play.rolled()} | seen


@pytest.mark.rule("aurora.ship-combat.penetrating")
@pytest.mark.rule("aurora.ship-combat.bonus-changes-die")
def test_two_bonuses_on_a_five_make_a_seven() -> None:
    """book:1018, 1174: Grom's +1 and a gun pod's +1 on the same 5; the black 6 does not block it."""
    mine = cerberus(salvage=(item("gun-pod"),))
    play = Quiet(space({"weapons": GROM}, None, [mine, aurora()]), *reds(GROM, 5), 6).say("attack")
    raised = 0
    while play.match.asked and play.asked.seat == RENEGADE and any(key.startswith("red:") for key in play.keys):
        play.say("red:5" if raised == 0 else "red:6")
        raised += 1
    assert raised == 2
    assert play.told("ship-combat.hits")[-1]["red"] == (7,)
    assert damage(play) == 1


@pytest.mark.rule("aurora.ship-combat.penetrating")
def test_a_black_seven_does_not_stop_a_red_seven() -> None:
    """book:1018: may not be blocked; Flibby lifts her 6 to 7."""
    play = fire(space({"weapons": GROM}, {"navigation": FLIBBY}), *reds(GROM, 6), 6).say("red:6")
    while play.match.asked and play.asked.seat == COALITION:
        play.say(play.keys[0])
    assert damage(play) == 1


@pytest.mark.rule("aurora.ship-combat.defense-dice")
@pytest.mark.rule("aurora.ship-combat.penetrating")
def test_a_seven_takes_a_black_die_away() -> None:
    """book:975: one black die for each hit, and one of them lies beside the seven."""
    play = fire(space({"weapons": GROM}), *reds(GROM, 6, 4), 6, 1).say("red:6")
    assert black_dice(play) == [(6, 1)]
    best = [key for key in play.keys if key.startswith("pair:")]
    play.say(next(key for key in best if key in ("pair:4,6", "pair:7,1")))
    while play.match.asked and play.asked.seat == COALITION:
        play.say(play.keys[0])
    assert damage(play) == 1


@pytest.mark.rule("aurora.energy.tokens")
@pytest.mark.rule("aurora.energy.depleted")
@pytest.mark.rule("aurora.gear.salvage-on-ship")
def test_a_gun_pod_loses_a_token_when_it_is_used_and_is_gone_with_the_last() -> None:
    """book:501, 1517."""
    for left in (2, 1):
        mine = cerberus(salvage=(item("gun-pod", left),))
        play = fire(space({"weapons": GUNNER}, None, [mine, aurora()]), *reds(GUNNER, 3), 1).say("red:3")
        assert [card.energy for card in play.card("cerberus").salvage] == ([1] if left == 2 else [])
        assert damage(play) == 1


@pytest.mark.rule("aurora.energy.tokens")
def test_a_bonus_that_is_not_used_costs_no_token() -> None:
    """book:1517: how many times the card can be used."""
    mine = cerberus(salvage=(item("gun-pod", 2),))
    play = fire(space({"weapons": GUNNER}, None, [mine, aurora()]), *reds(GUNNER, 5), 6).say("done")
    assert [card.energy for card in play.card("cerberus").salvage] == [2]


@pytest.mark.rule("aurora.ship.range-value")
@pytest.mark.parametrize(
    ("far", "cards", "possible"), [(6, (), True), (7, (), False), (7, (1,), True), (8, (1,), False)]
)
def test_the_range_of_six_and_what_lengthens_it(far: int, cards: tuple[int, ...], possible: bool) -> None:
    """book:320, 941: the first square in front counts as one."""
    mine = cerberus(5, 10, salvage=tuple([item("long-range-array") for _ in cards]))
    assert can(Quiet(at_guns([mine, aurora(5 + far, 10)])), "attack") == possible


@pytest.mark.rule("aurora.ship-combat.firing-at-own-faction")
@pytest.mark.rule("aurora.ship-combat.ships-dont-block")
def test_past_a_teammate_at_the_foe_behind_it() -> None:
    """book:945: line of sight is not blocked by ships; the friend in front is no target."""
    ships = [cerberus(8, 10), aurora(11, 10), ship("hades-vi", 2, sq(9, 10))]
    play = fire(at_guns(ships, more=[crew(GROM, 2, "commander")]), *reds(GUNNER, 5), 1)
    assert play.card("destiny-aurora").damage == 1
    assert play.card("hades-vi").damage == 0


@pytest.mark.rule("aurora.round.repeat-actions")
@pytest.mark.rule("aurora.ship-move.rotation-is-move")
def test_one_attack_a_round_though_an_action_is_left() -> None:
    """book:758, 945: and afterwards the ship may still move."""
    play = fire(space({"weapons": GUNNER, "navigation": PILOT}), *reds(GUNNER))
    assert not can(play, "attack")
    assert can(play, "move")


@pytest.mark.rule("aurora.ship-combat.target")
def test_a_ship_on_a_line_beyond_another_may_be_chosen() -> None:
    """book:941: two opponents on two lines: the attacker says which."""
    ships = [cerberus(8, 10), aurora(11, 10), ship("eden-fyre", 2, sq(12, 11))]
    play = Quiet(at_guns(ships, more=[crew(FLIBBY, 2, "navigation")]), *reds(GUNNER, 5), 1).say("attack")
    assert set(play.keys) >= {"ship:1", "ship:2"}
    play.say("ship:2")
    while play.match.asked and play.code.startswith("ship-combat."):
        play.say("done" if can(play, "done") else play.keys[0])
    assert play.card("eden-fyre").damage == 1
