"""Down to the planet and up again."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.pieces import Item
from tests.games.aurora.folk import C1, R1, R2, R3, at, halt, kind, some, walk
from tests.games.aurora.world import CONTENT, RENEGADE, Play, crew, dock, item, ship, sq, world

GATE = ("flibby", "jayce-carver", "rovanna")
CAP = sq(26, 13)  # a square of the mission planet in the east
R4 = some(RENEGADE, lambda card: bool(card), (R1, R2, R3))
ARMORY = (*[item("arc-pistol", home=0)] * 3, item("arc-blade", home=0), item("emergency-teleport-device", home=0))


def orbit(*figures: Any, armory: tuple[Item, ...] = (), square: int = CAP, foe: str = "dock:2", **fields: Any) -> Play:
    """The Cerberus at the mission planet; its turn begins."""
    aboard = figures or (crew(R1, 0, "commander"), crew(R2, 0, "navigation"), crew(R3, 0, "weapons"))
    ships = [ship("cerberus", 0, square, armory=armory, **fields), ship("destiny-aurora", 1, foe)]
    return Play(world(ships=ships, figures=aboard, then="ship:cerberus"))


def go_out(play: Play, *squares: int, arm: tuple[tuple[str, ...], ...] = ()) -> Play:
    """Everybody from the first figure on disembarks, one after the other, with these things, and the rest stays."""
    for number, square in enumerate(squares):
        play.say(f"disembark:{number}")
        while play.code == "landing.assign-armory":
            wanted = [f"arm:{name}" for name in (arm[number] if number < len(arm) else ())]
            taken = len([event for event in play.told("landing.armed") if event["crew"] == play.g.figures[number].name])
            play.say(wanted[taken] if taken < len(wanted) else "done")
        play.go(square)
    if play.match.asked and play.code == "landing.choose-party":
        play.say("done")
    return play


# --- down ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.landing.descend")
@pytest.mark.rule("aurora.docked.one-per-dock")
def test_descending_to_any_empty_dock() -> None:
    play = orbit()
    assert {key for key in play.keys if key.startswith("descend:")} == {"descend:0", "descend:1", "descend:3"}
    play.say("descend:3")
    card = play.card("cerberus")
    assert (card.dock, card.square) == (3, -1)


@pytest.mark.rule("aurora.landing.descend")
def test_descending_is_an_action_so_it_can_follow_a_move() -> None:
    play = orbit(square=sq(25, 13), facing="east").say("move", f"fly:{CAP},2")
    while play.code == "ship-move.straight":
        play.say("stop")
    assert "descend:0" in play.keys


@pytest.mark.rule("aurora.landing.deployment")
@pytest.mark.rule("aurora.overview.rounding")
def test_half_the_speed_rounded_up_from_the_dock() -> None:
    half = -(-kind(R1).speed // 2)
    play = orbit().say("descend:0", "disembark:0")
    assert f"go:{sq(13, half)}" in play.keys
    assert f"go:{sq(13, half + 1)}" not in play.keys


@pytest.mark.rule("aurora.landing.turn-ends")
def test_after_the_deployment_the_ships_turn_is_over() -> None:
    play = go_out(orbit().say("descend:0"), sq(13, 2))
    assert play.who(R1).square == sq(13, 2)
    assert not play.match.asked or play.code != "ship-action.list"


@pytest.mark.rule("aurora.landing.choose-party")
def test_up_to_three_and_the_others_keep_their_stations() -> None:
    figures = [
        crew(n, 0, room)
        for n, room in zip((R1, R2, R3, R4), ("commander", "weapons", "engineering", "navigation"), strict=True)
    ]
    play = orbit(*figures).say("descend:0")
    for number, square in enumerate((sq(12, 2), sq(13, 2), sq(14, 2))):
        play.say(f"disembark:{number}").go(square)
    assert not play.match.asked or "disembark:3" not in play.keys
    assert [play.who(n).square for n in (R1, R2, R3)] == [sq(12, 2), sq(13, 2), sq(14, 2)]
    assert play.who(R4).room == "navigation"


@pytest.mark.rule("aurora.landing.choose-party")
def test_those_who_are_out_already_count() -> None:
    figures = [crew(R1, 0, "commander"), crew(R2, 0, "navigation"), crew(R3, 0, at("d4")), crew(R4, 0, at("d6"))]
    play = orbit(*figures).say("descend:0", "disembark:0").go(sq(13, 2))
    assert not play.match.asked or "disembark:1" not in play.keys


@pytest.mark.rule("aurora.landing.choose-party")
def test_the_unconscious_ones_do_not() -> None:
    figures = [
        crew(R1, 0, "commander"),
        crew(R2, 0, "navigation"),
        crew(R3, 0, at("d4"), out=True),
        crew(R4, 0, at("d6")),
    ]
    play = orbit(*figures).say("descend:0", "disembark:0").go(sq(13, 2))
    assert "disembark:1" in play.keys


@pytest.mark.rule("aurora.landing.choose-party")
def test_nobody_has_to_go() -> None:
    play = orbit().say("descend:0", "done")
    assert [play.who(n).ship for n in (R1, R2, R3)] == [0, 0, 0]


@pytest.mark.rule("aurora.landing.assign-armory")
def test_the_armory_is_handed_out_on_the_way_out() -> None:
    play = go_out(
        orbit(armory=ARMORY).say("descend:0"), sq(13, 2), sq(14, 2), arm=(("arc-pistol", "arc-blade"), ("arc-pistol",))
    )
    assert [card.name for card in play.who(R1).gear] == ["arc-pistol", "arc-blade"]
    assert [card.name for card in play.who(R2).gear] == ["arc-pistol"]
    assert sorted(card.name for card in play.card("cerberus").armory) == ["arc-pistol", "emergency-teleport-device"]


@pytest.mark.rule("aurora.landing.assign-armory")
@pytest.mark.rule("aurora.gear.carry-limits")
def test_a_third_pistol_is_not_for_the_same_crew() -> None:
    play = orbit(armory=ARMORY).say("descend:0", "disembark:0", "arm:arc-pistol", "arm:arc-pistol")
    assert "arm:arc-pistol" not in play.keys


@pytest.mark.rule("aurora.landing.assign-armory")
def test_what_comes_back_aboard_is_in_the_armory_again() -> None:
    figures = [crew(R1, 0, dock(0) + 28, gear=(item("arc-pistol", home=0),)), crew(R2, 0, "navigation")]
    play = walk(Play(world(figures=figures, then=f"crew:{R1}")), dock(0))
    while play.match.asked and play.code == "landing.party-aboard":
        play.say(play.keys[0])
    assert play.who(R1).gear == ()
    assert [card.name for card in play.card("cerberus").armory] == ["arc-pistol"]


# --- up --------------------------------------------------------------------------------------------------------------
def docked(*figures: Any, then: str = "player:0", foe: str = "dock:2", **fields: Any) -> Play:
    ships = [ship("cerberus", 0, "dock:0", **fields), ship("destiny-aurora", 1, foe)]
    return Play(world(ships=ships, figures=figures, then=then))


def away(play: Play, square: int = CAP, facing: int = 6) -> Play:
    """The places of an ascent."""
    return play.say(f"square:{square}", f"facing:{facing}")


@pytest.mark.rule("aurora.landing.ascend-free")
@pytest.mark.rule("aurora.crew-action.free-list")
@pytest.mark.parametrize("first", [True, False])
def test_in_the_surface_phase_it_is_free_at_any_time(first: bool) -> None:
    """Before the crew's turn or after it; the crew has both its actions."""
    play = docked(crew(R1, 0, "navigation"), crew(R2, 0, at("d4")), crew(C1, 1, at("h8")))
    if first:
        away(play.say("ascend"))
    play.say("crew:1")
    walk(play, at("d5"))
    assert "move" in play.keys
    play.say("end")
    if not first:
        away(play.say("ascend"))
    assert play.card("cerberus").square == CAP


@pytest.mark.rule("aurora.landing.ascend-free")
def test_in_the_middle_of_a_crews_turn_too() -> None:
    """At any time in the turn of its player: 877 lists it among the free actions of a crew."""
    play = docked(crew(R1, 0, "navigation"), crew(R2, 0, at("d4")), crew(C1, 1, at("h8"))).say("crew:1")
    walk(play, at("d5"))
    assert "ascend" in play.keys


@pytest.mark.rule("aurora.landing.ascend-action")
def test_in_the_ship_phase_it_costs_an_action() -> None:
    play = docked(crew(R1, 0, "navigation"), crew(R2, 0, "weapons"), then="ship:cerberus").say("ascend")
    away(play)
    assert play.code == "ship-action.list"
    play.say("move")  # the other action
    play.say(next(key for key in play.keys if key.startswith("fly:")))
    while play.match.asked and play.code == "ship-move.straight":
        play.say("stop")
    assert not play.match.asked or "move" not in play.keys


@pytest.mark.rule("aurora.landing.ascend-action")
@pytest.mark.rule("aurora.docked.not-driven-off")
def test_without_a_pilot_there_is_no_ascent() -> None:
    assert "ascend" not in docked(crew(R1, 0, "weapons"), crew(R2, 0, at("d4"))).keys
    assert "ascend" not in docked(crew(R1, 0, "weapons"), then="ship:cerberus").keys


@pytest.mark.rule("aurora.landing.ascend-place")
def test_on_a_free_square_of_the_mission_planet_with_any_facing() -> None:
    g = world(
        3,
        ships=[ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, "dock:2"), ship("hades-vi", 2, sq(26, 11))],
        figures=[crew(R1, 0, "navigation"), crew(R2, 0, at("d4"))],
        then="player:0",
    )
    play = Play(g).say("ascend")
    cap = {sq(column, row) for column in (26, 27) for row in range(10, 18)} - {sq(26, 11)}
    assert {key for key in play.keys if key.startswith("square:")} == {f"square:{square}" for square in cap}
    play.say(f"square:{CAP}")
    assert {f"facing:{n}" for n in range(8)} <= set(play.keys)
    play.say("facing:5")
    assert (play.card("cerberus").square, play.card("cerberus").facing) == (CAP, 5)


@pytest.mark.rule("aurora.landing.ascend-place")
def test_after_a_free_ascent_the_ship_does_nothing_more() -> None:
    play = away(docked(crew(R1, 0, "navigation"), crew(R2, 0, at("d4"))).say("ascend"))
    assert play.code == "round.surface-phase"
    assert "ascend" not in play.keys


# --- the party changes -----------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.landing.owner-without-party")
def test_a_player_with_nobody_outside_still_has_a_turn_after_the_others() -> None:
    play = docked(crew(R1, 0, "navigation"), crew(C1, 1, at("d4")), then="surface")
    assert play.asked.seat == 1
    play.say("end")
    assert play.asked.seat == 0
    assert "ascend" in play.keys


@pytest.mark.rule("aurora.landing.swap-crew")
def test_out_by_a_move_with_full_speed_and_one_action_left() -> None:
    play = docked(crew(R1, 0, "weapons"), crew(R2, 0, "navigation"), crew(C1, 1, at("h8"))).say("leave:0")
    speed = kind(R1).speed
    assert f"go:{sq(13, speed)}" in play.keys
    assert f"go:{sq(13, speed + 1)}" not in play.keys
    halt(play.go(sq(13, 2)))
    assert "move" in play.keys
    walk(play, sq(13, 3))
    assert not play.match.asked or play.code == "round.surface-phase"


@pytest.mark.rule("aurora.landing.swap-crew")
def test_never_a_fourth() -> None:
    three = [crew(n, 0, at(p)) for n, p in ((R1, "d4"), (R2, "d6"), (R3, "f4"))]
    assert "leave:3" not in docked(*three, crew(R4, 0, "navigation")).keys
    assert "leave:2" in docked(*three[:2], crew(R4, 0, "navigation")).keys


@pytest.mark.rule("aurora.landing.swap-crew")
def test_one_in_and_another_out() -> None:
    three = [crew(n, 0, p) for n, p in ((R1, dock(0) + 28), (R2, at("d6")), (R3, at("f4")))]
    play = docked(*three, crew(R4, 0, "navigation")).say("crew:0")
    walk(play, dock(0))
    while play.code != "round.surface-phase":
        play.say("end" if "end" in play.keys else play.keys[0])
    assert "leave:3" in play.keys


@pytest.mark.rule("aurora.landing.party-aboard")
def test_whoever_ends_on_the_dock_takes_a_free_station_or_the_med_bay() -> None:
    figures = [crew(R1, 0, dock(0) + 28), crew(R2, 0, "navigation")]
    play = walk(Play(world(figures=figures, then=f"crew:{R1}")), dock(0))
    rooms = {key.removeprefix("room:") for key in play.keys}
    assert {"commander", "communications", "engineering", "weapons", "med-bay"} <= rooms
    assert not {"navigation", "brig"} & rooms
    play.say("room:weapons")
    assert (play.who(R1).ship, play.who(R1).room) == (0, "weapons")


@pytest.mark.rule("aurora.landing.deployment")
@pytest.mark.rule("aurora.move.through-enemies")
@pytest.mark.parametrize("closed", [True, False])
def test_deployment_leads_through_no_opponent(closed: bool) -> None:
    """book:919, 1186: three squares at most, and three of the Coalition stand side by side in front of dock 0."""
    gate = dock(0) + 28
    foes = [crew(name, 1, gate + at) for name, at in zip(GATE, (-1, 0, 1), strict=True)] if closed else []
    figures = (crew("donexia", 0, "commander"), crew("rane", 0, "navigation"), *foes)
    play = orbit(*figures, armory=()).say("descend:0", "disembark:0")
    while play.code == "landing.assign-armory":
        play.say("done")
    assert (f"go:{gate + 28}" in play.keys) != closed


@pytest.mark.rule("aurora.landing.party-aboard")
@pytest.mark.parametrize("where", [3, 1])
def test_who_stands_on_the_dock_on_which_its_ship_lands_is_picked_up(where: int) -> None:
    """book:1397-1399: they call for their ship to land and pick them up. Dock 3, and another crew is on dock 1."""
    figures = (crew(R1, 0, dock(where)), crew(R2, 0, "navigation"), crew(R3, 0, "weapons"))
    play = orbit(*figures).say("descend:3")
    assert (play.code == "landing.party-aboard") == (where == 3)
    if where == 3:
        play.say("room:med-bay")
        assert (play.who(R1).ship, play.who(R1).room) == (0, "med-bay")


@pytest.mark.rule("aurora.landing.party-aboard")
def test_only_if_it_ends_its_move_there() -> None:
    figures = [crew(R1, 0, dock(0) + 28), crew(R2, 0, "navigation")]
    play = Play(world(figures=figures, then=f"crew:{R1}")).say("move").go(dock(0)).go(dock(0) + 28)
    assert play.who(R1).ship == -1


@pytest.mark.rule("aurora.landing.party-aboard")
@pytest.mark.parametrize("aboard", [6, 7])
def test_a_teammates_ship_takes_passengers_up_to_its_capacity(aboard: int) -> None:
    """Seven is what a ship carries."""
    assert CONTENT.sheet.capacity == 7
    crowd = [n for n, card in CONTENT.crew.items() if card.faction == RENEGADE and n != R1][:aboard]
    rooms = ("commander", "communications", "engineering", "weapons", "navigation", "deck", "deck")
    g = world(
        3,
        figures=[crew(R1, 0, dock(1) - 1), *[crew(n, 2, room) for n, room in zip(crowd, rooms, strict=False)]],
        then=f"crew:{R1}",
    )
    play = Play(g).say("move")
    assert (f"go:{dock(1)}" in play.keys) == (aboard == 6)
