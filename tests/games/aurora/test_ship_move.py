"""Ship movement: straight flight, turns, terrain in space, the edge, and ships in the way."""

from __future__ import annotations

import pytest

from rimward import rulebook
from rimward.games.aurora.table.pieces import Ship
from tests.games.aurora.orbit import (
    CERBERUS,
    FLIBBY,
    NEBULA,
    Quiet,
    ahead,
    aurora,
    can,
    cerberus,
    flights,
    hand,
    hull,
    keys_of,
    skill,
    space,
    special,
    specialist,
)
from tests.games.aurora.world import CONTENT, FACINGS, RENEGADE, on, ship, sq

EXAMPLES = {example.id: example for example in rulebook.load("aurora").examples}
PILOT = hand(RENEGADE, "navigation", least=3)
SPEED = skill(PILOT, "navigation") + 1  # with the shields up
NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = range(8)
ROW = ("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8")  # row 12 of the board, columns 10 to 17


def picture(**squares: str) -> str:
    rows = [["."] * 8 for _ in range(8)]
    for square, sign in squares.items():
        rows["abcdefgh".index(square[0])][int(square[1]) - 1] = sign
    return "\n\n".join([" ".join(row) for row in rows])


def moving(card: Ship | None = None, pilot: str = PILOT, other: Ship | None = None, **orbit: str) -> Quiet:
    """The Cerberus has begun a Move. It stands in the first square of the middle tile's third row, facing east."""
    ships = [card or cerberus(10, 12), other or aurora(2, 20)]
    return Quiet(space({"navigation": pilot}, None, ships, orbit=orbit)).say("move")


def flibby(card: Ship) -> Quiet:
    """Flibby flies the Destiny Aurora."""
    idle = {"med-bay": hand(RENEGADE, "weapons")}
    scene = space(idle, {"navigation": FLIBBY}, [cerberus(2, 20), card], then="ship:destiny-aurora")
    return Quiet(scene).say("move")


def fly(play: Quiet, column: int, row: int, facing: int = EAST) -> Quiet:
    return play.say(f"fly:{sq(column, row)},{facing}")


# --- how far ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship.move-formula")
@pytest.mark.rule("aurora.ship-damage.bonus-lost")
@pytest.mark.example("aurora.example.flibby-speed")
@pytest.mark.parametrize(("up", "expected"), [(True, "movement_shields_up"), (False, "movement_shields_down")])
def test_flibby_flies_six_squares_and_five_without_shields(up: bool, expected: str) -> None:
    example = EXAMPLES["aurora.example.flibby-speed"]
    assert isinstance(example.expected, dict)
    assert skill(FLIBBY, "navigation") == example.given["piloting_skill"]
    card = aurora(20, 12, "west") if up else aurora(20, 12, "west", **hull())
    assert ahead(flibby(card), WEST) == example.expected[expected]


@pytest.mark.rule("aurora.ship.move-formula")
@pytest.mark.rule("aurora.ship.substitute-crew")
def test_whoever_mans_navigation_flies_as_far_as_the_skill_says() -> None:
    names = [n for n, kind in CONTENT.crew.items() if kind.faction == RENEGADE and not special(n, "navigation")]
    assert len({skill(name, "navigation") for name in names}) > 1
    for name in names:
        assert ahead(moving(pilot=name), EAST) == skill(name, "navigation") + 1


@pytest.mark.rule("aurora.ship-move.straight")
@pytest.mark.parametrize("facing", range(8))
def test_a_ship_flies_where_it_faces_one_point_a_square_diagonals_included(facing: int) -> None:
    play = moving(cerberus(13, 13, FACINGS[facing]))
    assert ahead(play, facing) == SPEED
    for other in set(range(8)) - {facing}:
        assert ahead(play, other) == SPEED - 1  # it has to turn first


@pytest.mark.rule("aurora.ship-move.straight")
def test_a_ship_may_stop_early_and_keeps_its_facing() -> None:
    play = fly(moving(), 11, 12).say("stop")
    assert play.code == "ship-action.list"
    assert (play.card("cerberus").square, play.card("cerberus").facing) == (sq(11, 12), EAST)


@pytest.mark.rule("aurora.ship-move.straight")
def test_a_flight_can_be_taken_in_pieces() -> None:
    play = fly(moving(), 11, 12)
    assert ahead(play, EAST) == SPEED - 1
    assert ahead(fly(play, 13, 12), EAST) == SPEED - 3


# --- turning ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-move.rotation-cost")
@pytest.mark.rule("aurora.ship-move.straight")
@pytest.mark.example("aurora.example.turn-in-mid-move")
def test_a_move_with_a_turn() -> None:
    example = EXAMPLES["aurora.example.turn-in-mid-move"]
    assert isinstance(example.expected, dict)
    play = flibby(aurora(15, 12, "east"))
    assert ahead(play, EAST) == example.given["movement"]
    fly(play, 17, 12)
    fly(play, 15, 14, SOUTH_WEST)  # 135 degrees
    assert ahead(play, SOUTH_WEST) == example.expected["points_left"]
    assert {facing for _, facing in flights(play)} == {SOUTH_WEST}  # no point is left after another turn


@pytest.mark.rule("aurora.ship-move.rotation-cost")
@pytest.mark.parametrize("turn", range(1, 8))
def test_any_turn_costs_one_point(turn: int) -> None:
    facing = (EAST + turn) % 8
    play = moving(cerberus(13, 13)).say(f"turn:{facing}")
    assert play.card("cerberus").facing == facing
    assert ahead(play, facing) == SPEED - 1


@pytest.mark.rule("aurora.ship-move.rotation-cost")
def test_each_turn_costs_a_point() -> None:
    play = moving(cerberus(13, 13)).say("turn:0", "turn:4")
    assert ahead(play, SOUTH) == SPEED - 2


@pytest.mark.rule("aurora.ship-move.rotation-cost")
def test_a_turn_costs_one_point_in_a_nebula_as_well() -> None:
    play = moving(cerberus(13, 13), centre=NEBULA).say("turn:0")
    assert ahead(play, NORTH) == (SPEED - 1) // 2


@pytest.mark.rule("aurora.ship-move.rotation-cost")
def test_the_last_point_may_line_up_a_shot() -> None:
    """The Destiny Aurora lies in the south of the square where the flight ends."""
    gunner = hand(RENEGADE, "weapons", but=(PILOT,))
    ships = [cerberus(5, 10), aurora(5 + SPEED - 1, 13)]
    play = Quiet(space({"navigation": PILOT, "weapons": gunner}, None, ships), *[1] * 6)
    assert not can(play, "attack")
    fly(play.say("move"), 5 + SPEED - 1, 10).say(f"turn:{SOUTH}")
    if play.code == "ship-move.straight":
        play.say("stop")
    assert can(play, "attack")


@pytest.mark.rule("aurora.ship-move.rotation-is-move")
def test_a_turn_takes_a_move_action() -> None:
    play = Quiet(space({"navigation": PILOT}, None, [cerberus(10, 12), aurora(2, 20)]))
    assert keys_of(play, "turn") == keys_of(play, "fly") == []
    play.say("move", "turn:0", "stop", "move", "turn:4", "stop")
    assert play.told("ship-move.turned")[-1]["facing"] == SOUTH
    assert not play.match.asked or not can(play, "move")  # both actions are gone


@pytest.mark.rule("aurora.ship-move.free-rotation")
@pytest.mark.rule("aurora.overview.card-overrides")
def test_some_pilots_turn_once_in_a_move_for_nothing() -> None:
    pilot = specialist(RENEGADE, "navigation", lambda blue: blue.free_turns == 1)
    speed = skill(pilot, "navigation") + 1
    play = moving(cerberus(13, 13), pilot)
    assert all(ahead(play, facing) == speed for facing in range(8))
    play.say("turn:0")
    assert ahead(play, NORTH) == speed
    assert ahead(play, SOUTH) == speed - 1  # the second turn costs its point
    play.say("turn:4", "stop", "move")
    assert ahead(play, NORTH) == ahead(play, SOUTH) == speed  # one for each Move action


@pytest.mark.rule("aurora.ship-move.free-rotation")
def test_the_free_turn_needs_the_pilot_in_navigation() -> None:
    pilot = specialist(RENEGADE, "navigation", lambda blue: blue.free_turns == 1)
    scene = space({"navigation": PILOT, "commander": pilot}, None, [cerberus(13, 13), aurora(2, 20)])
    play = Quiet(scene).say("move")
    assert ahead(play, NORTH) == SPEED - 1


@pytest.mark.rule("aurora.ship-move.free-rotation")
def test_other_pilots_have_no_free_turn() -> None:
    assert ahead(flibby(aurora(13, 13, "west")), NORTH) == skill(FLIBBY, "navigation")


# --- terrain ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-move.hindering")
@pytest.mark.example("aurora.example.eden-fyre-nebula")
def test_through_the_nebula() -> None:
    """Clear, nebula, nebula, clear: the steps cost 1, 2 and 2 points."""
    example = EXAMPLES["aurora.example.eden-fyre-nebula"]
    assert isinstance(example.expected, dict)
    costs = example.expected["step_costs"]
    line = {square: "h" for square, kind in zip(ROW, example.given["path"], strict=False) if kind == "hindering"}
    for name in sorted({n for n, k in CONTENT.crew.items() if not k.faction and not special(n, "navigation")}):
        points = skill(name, "navigation") + 1
        steps = len([n for n in range(1, 4) if sum(costs[:n]) <= points]) + max(0, points - sum(costs))
        assert ahead(moving(pilot=name, centre=picture(**line)), EAST) == steps


@pytest.mark.rule("aurora.ship-move.hindering")
def test_leaving_the_nebula_costs_two_and_entering_it_one() -> None:
    start = moving(centre=picture(c1="h"))  # out of it: 2, and then 1 a square
    assert ahead(start, EAST) == SPEED - 1
    end = moving(centre=picture(c2="h"))  # in: 1, out again: 2
    assert ahead(end, EAST) == SPEED - 1
    last = moving(centre=picture(**{ROW[SPEED]: "h"}))  # the last point is enough to enter it
    assert ahead(last, EAST) == SPEED


@pytest.mark.rule("aurora.ship-move.hindering")
def test_one_point_does_not_leave_the_nebula() -> None:
    play = moving(centre=picture(**{ROW[SPEED - 1]: "h"}))
    fly(play, 10 + SPEED - 1, 12)
    assert play.code == "ship-action.list" or not flights(play)


@pytest.mark.rule("aurora.ship-move.blocking")
def test_a_derelict_is_flown_around() -> None:
    play = moving(centre=picture(c3="#"))
    assert ahead(play, EAST) == 1
    assert (sq(12, 12), EAST) not in flights(play)
    play.refused(f"fly:{sq(12, 12)},{EAST}")
    fly(fly(play, 11, 13, SOUTH_EAST), 12, 13, EAST)
    assert play.card("cerberus").square == sq(12, 13)


@pytest.mark.rule("aurora.ship-move.blocking")
def test_no_flight_crosses_a_blocking_square() -> None:
    play = moving(cerberus(10, 10, "south-east"), centre=picture(b2="#"))
    assert ahead(play, SOUTH_EAST) == 0
    assert on("centre", "b2") == sq(11, 11)


# --- the edge, and planets -------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-move.board-edge")
@pytest.mark.parametrize(
    ("place", "facing", "steps"),
    [((4, 3), NORTH, 1), ((3, 4), WEST, 1), ((24, 23), EAST, 1), ((23, 24), SOUTH, 1), ((3, 3), NORTH_WEST, 1)],
)
def test_a_ship_stays_on_the_board(place: tuple[int, int], facing: int, steps: int) -> None:
    play = moving(cerberus(*place, FACINGS[facing]), other=aurora(12, 12))
    assert ahead(play, facing) == steps


@pytest.mark.rule("aurora.board.mission-planet-space")
@pytest.mark.parametrize(("place", "facing"), [((12, 3), NORTH), ((24, 12), EAST), ((12, 24), SOUTH), ((3, 12), WEST)])
def test_ships_fly_onto_the_caps_of_the_planets_and_no_farther(place: tuple[int, int], facing: int) -> None:
    """Each of the four is a strip two squares deep: three steps from the second row of its tile."""
    play = moving(cerberus(*place, FACINGS[facing]), other=aurora(5, 5))
    assert ahead(play, facing) == 3


# --- other ships -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-move.through-ships")
@pytest.mark.parametrize("foe", [True, False])
def test_a_ship_flies_through_others_and_stops_on_none(foe: bool) -> None:
    far, near = (2, 20), (12, 12)
    friend = ship("hades-vi", 2, sq(*(far if foe else near)))
    scene = space({"navigation": PILOT}, None, [cerberus(10, 12), aurora(*(near if foe else far)), friend])
    play = Quiet(scene).say("move")
    assert (sq(12, 12), EAST) not in flights(play)
    assert {(sq(11, 12), EAST), (sq(13, 12), EAST)} <= flights(play)
    fly(play, 13, 12)
    assert play.rolled() == []  # nobody has to elude
    assert ahead(play, EAST) == SPEED - 3


@pytest.mark.rule("aurora.ship-move.through-ships")
def test_a_ship_moves_away_from_an_enemy_without_a_test() -> None:
    play = moving(other=aurora(11, 12))
    assert ahead(play, WEST) == SPEED - 1
    assert ahead(play, EAST) == SPEED - 1  # all squares but the one of the other ship
    assert play.rolled() == []


@pytest.mark.rule("aurora.ship-move.linked")
@pytest.mark.rule("aurora.boarding.linked-fire")
@pytest.mark.parametrize("mover", ["cerberus", "destiny-aurora"])
def test_linked_ships_only_rotate(mover: str) -> None:
    """The Cerberus holds the Destiny Aurora in its tractor link."""
    ships = [cerberus(10, 12), aurora(11, 12, **hull(), link=CERBERUS)]
    red, blue = {"navigation": PILOT}, {"navigation": FLIBBY}
    play = Quiet(space(red, blue, ships, then=f"ship:{mover}")).say("move")
    assert flights(play) == set()
    assert len(keys_of(play, "turn")) == 7
    play.say("turn:3")
    assert play.card(mover).facing == SOUTH_EAST


# --- the navigator ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship.nav-required")
def test_a_ship_without_a_navigator_does_not_move() -> None:
    """It has a pilot, but she mans the guns."""
    pilot = specialist(RENEGADE, "navigation")
    play = Quiet(space({"weapons": pilot}))
    assert play.refused("move").rule == "aurora.ship.nav-required"


@pytest.mark.rule("aurora.ship.nav-required")
def test_without_a_navigator_a_ship_neither_descends_nor_ascends() -> None:
    gunner = hand(RENEGADE, "weapons")
    high = Quiet(space({"weapons": gunner}, None, [cerberus(27, 12), aurora()]))
    assert keys_of(high, "descend") == []
    assert high.refused("descend:0").rule == "aurora.ship.nav-required"
    low = Quiet(space({"weapons": gunner}, None, [ship("cerberus", 0, "dock:0"), aurora()]))
    assert low.refused("ascend").rule == "aurora.ship.nav-required"


@pytest.mark.rule("aurora.ship-move.through-ships")
def test_a_flight_costs_as_much_past_a_ship() -> None:
    play = moving(other=aurora(12, 12))
    last = sq(10 + SPEED, 12)
    assert (last, EAST) in flights(play)
    assert (last + 1, EAST) not in flights(play)
