"""Rocks and fog, walls and doors, water, ledges and steps."""

from __future__ import annotations

import itertools

import pytest

from tests.games.aurora.folk import (
    C1,
    C2,
    R1,
    Kind,
    at,
    damage,
    finish,
    flyer,
    halt,
    kind,
    middle,
    plain,
    red,
    some,
    sure,
)
from tests.games.aurora.world import COALITION, RENEGADE, Play, crew, frames, item, sq, world

SPEED = kind(R1).speed
PISTOL = item("arc-pistol", wielded=True)
WINGED = some(RENEGADE, flyer)


def no_bonus(card: Kind) -> bool:
    """Its attacks are what is rolled, and nothing else."""
    return plain(card) and not any(ability.bonus and ability.bonus.attack != (0, 0) for ability in card.red)


SHOT = some(RENEGADE, no_bonus)  # whose attacks have no bonus of their own, but for a keyword
ROCK = {f"{row}{column}": "#" for row in "ce" for column in range(1, 9)}  # around the corridor d1 to d8


def points(play: Play, speed: int = SPEED) -> list[int]:
    """What each step of a walk has cost."""
    left = [speed, *[event["points"] for event in play.told("move.stepped")]]
    return [before - after for before, after in itertools.pairwise(left)]


def cost(ground: dict[str, str], *path: str, edges: dict[str, str] | None = None) -> list[int]:
    """What each step of a walk through the corridor costs."""
    play = Play(world(surface=middle(ROCK | ground, edges), figures=[crew(R1, 0, at(path[0]))], then=f"crew:{R1}"))
    play.say("move")
    for square in path[1:]:
        play.go(at(square))
    return points(play)


def reach(ground: dict[str, str], start: str, edges: dict[str, str] | None = None, who: str = R1) -> set[str]:
    """The squares of the middle tile where a Move can end."""
    play = Play(world(surface=middle(ground, edges), figures=[crew(who, 0, at(start))], then=f"crew:{who}")).say("move")
    names = {at(f"{row}{column}"): f"{row}{column}" for row in "abcdefgh" for column in range(1, 9)}
    return {names[int(key[3:])] for key in play.keys if key.startswith("go:") and int(key[3:]) in names}


def shot(
    ground: dict[str, str], start: str, target: str, *dice: int, edges: dict[str, str] | None = None, between: str = ""
) -> Play:
    """Somebody with an Arc Pistol and a target; perhaps an opponent between them."""
    figures = [crew(SHOT, 0, at(start), gear=(PISTOL,)), crew(C1, 1, at(target))]
    if between:
        figures.append(crew(C2, 1, at(between)))
    return Play(world(surface=middle(ground, edges), figures=figures, then=f"crew:{SHOT}"), *dice)


def can_shoot(*args: object, **named: object) -> bool:
    return "attack:1,arc-pistol" in shot(*args, **named).keys  # type: ignore[arg-type]


# --- hindering terrain and water -------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.terrain.hindering-move")
@pytest.mark.rule("aurora.terrain.water-move")
@pytest.mark.parametrize("sign", ["h", "w"])
def test_one_point_in_two_points_on_and_two_points_out(sign: str) -> None:
    assert SPEED >= 5
    assert cost({"d2": sign, "d3": sign}, "d1", "d2", "d3", "d4") == [1, 2, 2]
    assert cost({"d2": sign}, "d1", "d2", "d3") == [1, 2]
    assert cost({}, "d1", "d2", "d3") == [1, 1]


@pytest.mark.rule("aurora.terrain.hindering-move")
@pytest.mark.rule("aurora.terrain.water-move")
def test_from_fog_into_water_costs_two() -> None:
    assert cost({"d2": "h", "d3": "w"}, "d1", "d2", "d3") == [1, 2]


@pytest.mark.rule("aurora.terrain.hindering-defense")
@pytest.mark.parametrize(
    ("ground", "rerolls"),
    [
        ({"d7": "h"}, True),  # the target stands in it
        ({"d6": "h"}, True),  # the shot passes through it
        ({"d4": "h"}, False),  # only the attacker stands in it
        ({"c6": "h", "e6": "h"}, False),  # beside the line
        ({"d7": "w"}, False),
    ],
)
def test_who_may_roll_defence_dice_again(ground: dict[str, str], rerolls: bool) -> None:
    play = shot(ground, "d4", "d7", *red(SHOT, 5, 5, 5), 4, 4, 4).say("attack:1,arc-pistol")
    assert (play.code == "terrain.hindering-defense") == rerolls


@pytest.mark.rule("aurora.terrain.hindering-defense")
def test_at_most_two_dice() -> None:
    play = shot({"d7": "h"}, "d4", "d7", *red(SHOT, 5, 5, 5), 1, 1, 2, 5, 5).say("attack:1,arc-pistol")
    play.say("black:1", "black:1")
    assert play.code != "terrain.hindering-defense"
    assert play.rolled()[-1][1] == (5, 5)


@pytest.mark.rule("aurora.terrain.hindering-defense")
def test_melee_is_not_affected() -> None:
    play = shot({"d5": "h"}, "d4", "d5", *red(SHOT, 5, 5, 5), 1, 1, 1).say("attack:1,bare")
    assert not play.match.asked or play.code != "terrain.hindering-defense"


@pytest.mark.rule("aurora.terrain.water-combat")
def test_water_changes_no_attack() -> None:
    """No re-rolls for whoever stands in it or is shot at across it, and the same in melee."""
    far = shot({"d5": "w", "d6": "w", "d7": "w"}, "d4", "d7", *sure(SHOT, 2)).say("attack:1,arc-pistol")
    assert far.code != "terrain.hindering-defense"
    assert damage(finish(far)) == 2
    near = shot({"d4": "w", "d5": "w"}, "d4", "d5", *sure(SHOT, 2)).say("attack:1,bare")
    assert damage(finish(near)) == 2


# --- blocking terrain and walls --------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.terrain.blocking-move")
def test_nobody_enters_rock_or_crosses_a_wall() -> None:
    assert "d5" not in reach({"d5": "#"}, "d4")
    walls = {f"{row}4e": "|" for row in "abcdefgh"}
    wide = {f"{row}{column}": "#" for row in "ah" for column in range(1, 9)}
    assert {square for square in reach(wide, "d4", walls) if int(square[1]) > 4} == set()


@pytest.mark.rule("aurora.terrain.blocking-move")
def test_no_shot_through_rock_or_a_wall() -> None:
    assert can_shoot({}, "d4", "d7")
    assert not can_shoot({"d5": "#"}, "d4", "d7")
    assert not can_shoot({}, "d4", "d7", edges={"d5e": "|"})
    assert not can_shoot({}, "d4", "d5", edges={f"{row}4e": "|" for row in "bcdef"})


@pytest.mark.rule("aurora.terrain.blocking-flight")
def test_a_flyer_passes_over_rock_outdoors_and_does_not_land_on_it() -> None:
    ground = {f"{row}{column}": "#" for row in "abcdefgh" for column in (3, 4)}
    assert "d5" in reach(ground, "d2", who=WINGED)
    assert not {"d3", "d4"} & reach(ground, "d2", who=WINGED)
    assert "d5" not in reach({f"{row}{column}": "#" for row in "abcdefgh" for column in (3, 4)}, "d2")


@pytest.mark.rule("aurora.terrain.blocking-flight")
def test_indoors_rock_and_walls_stop_flyers_too() -> None:
    """A room with a row of pillars in the middle: out of doors she would fly over them."""
    room = {f"{row}{column}e": "|" for row in "bcdefg" for column in (1, 7)} | {
        f"{row}{column}s": "-" for row in "ag" for column in range(2, 8)
    }
    pillars = {f"{row}4": "#" for row in "bcdefg"}
    g = world(surface=middle(pillars, room), indoor=["centre"], figures=[crew(WINGED, 0, at("d3"))])
    g.stack = frames(g, f"crew:{WINGED}")
    keys = Play(g).say("move").keys
    assert f"go:{at('c3')}" in keys
    assert f"go:{at('d5')}" not in keys
    assert f"go:{at('d1')}" not in keys


@pytest.mark.rule("aurora.terrain.doorway")
def test_a_doorway_is_for_walking_and_melee_and_not_for_shots() -> None:
    door = {f"{row}4e": "|" for row in "abcefgh"} | {"d4e": "D"}
    assert "d5" in reach({}, "d4", door)
    assert "attack:1,bare" in shot({}, "d4", "d5", edges=door).keys
    assert not can_shoot({}, "d4", "d5", edges=door)
    assert not can_shoot({}, "d3", "d6", edges=door)


@pytest.mark.rule("aurora.terrain.doorway")
def test_a_shot_inside_the_room_is_no_business_of_the_door() -> None:
    door = {f"{row}4e": "|" for row in "abcefgh"} | {"d4e": "D"}
    assert can_shoot({}, "d5", "d8", edges=door)


# --- levels ----------------------------------------------------------------------------------------------------------
ROWS, COLUMNS = "cdef", (3, 4, 5, 6)
HIGH = {f"{row}{column}": "^" for row in ROWS for column in COLUMNS}
LOW = {square: "v" for square in HIGH}
LEDGE = (
    {f"{row}2e": "=" for row in ROWS}
    | {f"{row}6e": "=" for row in ROWS}
    | {f"b{column}s": "=" for column in COLUMNS}
    | {f"f{column}s": "=" for column in COLUMNS}
)
STEPS = LEDGE | {"d6e": "/"}  # between d6 and d7


@pytest.mark.rule("aurora.terrain.elevated-access")
def test_up_only_by_the_steps() -> None:
    play = Play(world(surface=middle(HIGH, STEPS), figures=[crew(R1, 0, at("e7"))], then=f"crew:{R1}")).say("move")
    assert f"go:{at('e6')}" in play.keys  # by d7 and d6
    halt(play.go(at("e6")))
    assert sum(points(play)) == 3
    assert {square for square in reach(HIGH, "e7", LEDGE) if square in HIGH} == set()


@pytest.mark.rule("aurora.terrain.elevated-access")
def test_up_by_wings_anywhere() -> None:
    assert "e6" in reach(HIGH, "e7", LEDGE, who=WINGED)


@pytest.mark.rule("aurora.terrain.sunken-access")
def test_out_of_a_pit_only_by_the_steps() -> None:
    assert {square for square in reach(LOW, "e5", LEDGE) if square not in LOW} == set()
    play = Play(world(surface=middle(LOW, STEPS), figures=[crew(R1, 0, at("e6"))], then=f"crew:{R1}")).say("move")
    halt(play.go(at("e7")))
    assert sum(points(play)) == 3


@pytest.mark.rule("aurora.terrain.sunken-access")
@pytest.mark.rule("aurora.move.flight")
def test_into_a_pit_and_out_by_wings_and_unhurt() -> None:
    assert "e7" in reach(LOW, "e6", LEDGE, who=WINGED)
    g = world(surface=middle(LOW, LEDGE), figures=[crew(WINGED, 0, at("e7"))], then=f"crew:{WINGED}")
    play = halt(Play(g).say("move").go(at("e6")))
    assert play.who(WINGED).wounds == 0


@pytest.mark.rule("aurora.terrain.leap")
@pytest.mark.parametrize(("ground", "start", "end"), [(HIGH, "e6", "e7"), (LOW, "e7", "e6")])
def test_a_leap_costs_a_point_and_a_wound_without_defence(ground: dict[str, str], start: str, end: str) -> None:
    play = Play(world(surface=middle(ground, STEPS), figures=[crew(R1, 0, at(start))], then=f"crew:{R1}")).say("move")
    play.say(f"leap:{at(end)}")
    assert play.who(R1).square == at(end)
    assert play.who(R1).wounds == 1
    assert play.rolled() == []
    assert points(play) in ([], [1])  # told as a leap, or as a step of one point
    column, row = at("e7") % 28, at("e7") // 28
    if ground is HIGH:  # the Move goes on with what is left
        assert f"go:{sq(column + SPEED - 1, row)}" in play.keys
        assert f"go:{sq(column + SPEED, row)}" not in play.keys


@pytest.mark.rule("aurora.terrain.leap")
def test_nobody_leaps_up() -> None:
    play = Play(world(surface=middle(HIGH, STEPS), figures=[crew(R1, 0, at("e7"))], then=f"crew:{R1}")).say("move")
    assert not any(key.startswith("leap:") for key in play.keys)


@pytest.mark.rule("aurora.terrain.leap")
def test_the_drop_from_a_height_into_a_pit_is_one_wound_all_the_same() -> None:
    ground = {"d4": "^", "d5": "v"}
    edges = {"d4e": "=", "d3e": "=", "c4s": "=", "d4s": "=", "d5e": "=", "c5s": "=", "d5s": "="}
    play = Play(world(surface=middle(ground, edges), figures=[crew(R1, 0, at("d4"))], then=f"crew:{R1}")).say("move")
    play.say(f"leap:{at('d5')}")
    assert play.who(R1).wounds == 1


@pytest.mark.rule("aurora.terrain.ledge-sight")
def test_down_only_from_the_ledge_and_up_only_at_it() -> None:
    for high, seen in (("f5", True), ("e5", False)):
        assert can_shoot(HIGH, high, "h5", edges=LEDGE) == seen
        assert can_shoot(HIGH, "h5", high, edges=LEDGE) == seen


@pytest.mark.rule("aurora.terrain.ledge-sight")
def test_out_of_a_pit_and_into_it_the_one_on_the_edge_is_seen() -> None:
    for high, seen in (("g5", True), ("h5", False)):
        assert can_shoot(LOW, "e5", high, edges=LEDGE) == seen
        assert can_shoot(LOW, high, "e5", edges=LEDGE) == seen


def bonuses(play: Play, seat: int) -> int:
    """How many bonuses a seat has in this attack, when everybody uses all they have."""
    while play.match.asked and play.code.startswith("ship-combat."):
        play.say(next(key for key in play.keys if key != "done"))
    return len([event for event in play.told("ship-combat.bonus") if event["seat"] == seat])


def exchange(ground: dict[str, str], start: str, target: str, weapon: str = "arc-pistol") -> Play:
    return shot(ground, start, target, *red(SHOT, 4, 4), 3, 3, edges=STEPS if ground else None).say(
        f"attack:1,{weapon}"
    )


@pytest.mark.rule("aurora.terrain.high-ground-attack")
@pytest.mark.parametrize("ground", [HIGH, LOW])
def test_who_attacks_downwards_adds_one_to_a_die(ground: dict[str, str]) -> None:
    up, down = ("f5", "h5") if ground is HIGH else ("g5", "e5")
    assert bonuses(exchange(ground, up, down), RENEGADE) == bonuses(exchange({}, up, down), RENEGADE) + 1
    assert bonuses(exchange(ground, down, up), RENEGADE) == bonuses(exchange({}, down, up), RENEGADE)


@pytest.mark.rule("aurora.terrain.high-ground-defense")
@pytest.mark.parametrize("ground", [HIGH, LOW])
def test_who_is_attacked_from_below_adds_one_to_a_die(ground: dict[str, str]) -> None:
    up, down = ("f5", "h5") if ground is HIGH else ("g5", "e5")
    assert bonuses(exchange(ground, down, up), COALITION) == bonuses(exchange({}, down, up), COALITION) + 1
    assert bonuses(exchange(ground, up, down), COALITION) == bonuses(exchange({}, up, down), COALITION)


@pytest.mark.rule("aurora.terrain.high-ground-attack")
@pytest.mark.rule("aurora.terrain.level-melee")
def test_on_the_steps_the_upper_one_has_the_advantage_in_melee_too() -> None:
    level = bonuses(exchange({}, "d6", "d7", "bare"), RENEGADE)
    assert bonuses(exchange(HIGH, "d6", "d7", "bare"), RENEGADE) == level + 1


@pytest.mark.rule("aurora.terrain.high-ground-sight")
def test_figures_are_in_the_way_of_a_level_shot_and_not_of_one_from_above() -> None:
    assert not can_shoot({}, "f5", "h5", between="g5")
    assert can_shoot(HIGH, "f5", "h5", edges=LEDGE, between="g5")
    assert not can_shoot(HIGH, "h5", "f5", edges=LEDGE, between="g5")  # upwards they are


@pytest.mark.rule("aurora.terrain.level-melee")
def test_no_melee_across_a_ledge() -> None:
    assert "attack:1,bare" not in shot(HIGH, "e6", "e7", edges=STEPS).keys
    assert "attack:1,bare" not in shot(HIGH, "e7", "e6", edges=STEPS).keys
    assert "attack:1,bare" in shot(HIGH, "d6", "d7", edges=STEPS).keys


@pytest.mark.rule("aurora.terrain.incline")
def test_an_incline_is_walked_up_like_level_ground() -> None:
    """Every edge of the heights is an incline here: one point a step, up and down, and nobody is hurt."""
    ramp = {edge: "/" for edge in LEDGE}
    play = Play(world(surface=middle(HIGH, ramp), figures=[crew(R1, 0, at("e7"))], then=f"crew:{R1}")).say("move")
    play.go(at("e6")).go(at("e7"))
    assert points(play) == [1, 1]
    assert play.who(R1).wounds == 0
