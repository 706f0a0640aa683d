"""Moving on the planet, and eluding those who stand in the way."""

from __future__ import annotations

import pytest

from tests.games.aurora.folk import (
    C1,
    C2,
    C3,
    R1,
    R2,
    at,
    dice_of,
    draw,
    flyer,
    halt,
    kind,
    middle,
    skill,
    some,
    test_dice,
)
from tests.games.aurora.world import CONTENT, RENEGADE, Play, crew, ship, sq, world

SPEED = kind(R1).speed
WINGED = some(RENEGADE, flyer)
WINGS = kind(WINGED).speed

# A corridor along row d from d1 to d8: everything above and below it is rock.
ROCK = {f"{row}{column}": "#" for row in "ce" for column in range(1, 9)}


def moving(*figures: object, ground: dict[str, str] | None = None, dice: tuple[int, ...] = (), who: str = R1) -> Play:
    g = world(surface=middle(ground or {}), figures=figures, then=f"crew:{who}")  # type: ignore[arg-type]
    return Play(g, *dice).say("move")


def stood(play: Play, name: str = R1) -> int:
    return play.who(name).square


# --- steps -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.move.any-direction")
def test_all_eight_directions_cost_one_point_a_step() -> None:
    play = moving(crew(R1, 0, at("d4")))
    reached = {int(key[3:]) for key in play.keys if key.startswith("go:")}
    column, row = 13, 13
    square = {
        sq(column + x, row + y) for x in range(-SPEED, SPEED + 1) for y in range(-SPEED, SPEED + 1) if (x, y) != (0, 0)
    }
    assert reached == square


@pytest.mark.rule("aurora.move.any-direction")
def test_turning_costs_nothing() -> None:
    """East, west, north, south: a point for each, and what is left reaches as many squares."""
    play = moving(crew(R1, 0, at("d4")))
    for step in ("d5", "d4", "c4", "d4"):
        play.go(at(step))
    left = SPEED - 4
    assert play.told("move.stepped")[-1]["points"] == left
    assert (play.match.asked and f"go:{sq(13 + left, 13)}" in play.keys) == (left > 0)


@pytest.mark.rule("aurora.move.through-friends")
def test_friends_are_passed_at_no_cost_but_not_stood_on() -> None:
    play = moving(crew(R1, 0, at("d1")), crew(R2, 0, at("d3")), ground=ROCK)
    assert f"go:{at('d3')}" not in play.keys
    assert f"go:{sq(10 + SPEED, 13)}" in play.keys  # as far as if nobody stood there
    play.go(at("d4"))
    assert stood(play) == at("d4")
    assert dice_of(play, "elude.test") == []


@pytest.mark.rule("aurora.move.through-friends")
def test_the_crew_of_a_teammate_is_friendly() -> None:
    mate = some(RENEGADE, but=(R1, R2))
    g = world(3, surface=middle(ROCK), figures=[crew(R1, 0, at("d1")), crew(mate, 2, at("d3"))], then=f"crew:{R1}")
    assert f"go:{at('d4')}" in Play(g).say("move").keys


@pytest.mark.rule("aurora.move.through-enemies")
@pytest.mark.parametrize("best", [4, 5])
def test_an_opponent_in_the_way_is_passed_only_by_eluding(best: int) -> None:
    """In a corridor: from two squares away, past somebody, to the square behind."""
    play = moving(crew(R1, 0, at("d1")), crew(C1, 1, at("d3")), ground=ROCK, dice=tuple(test_dice(R1, "stealth", best)))
    assert f"go:{at('d3')}" not in play.keys
    if f"go:{at('d4')}" not in play.keys:
        play.go(at("d2"))
    play.go(at("d4"))
    halt(play)
    assert len(dice_of(play, "elude.test")) == 1
    assert stood(play) == (at("d4") if best == 5 else at("d2"))


@pytest.mark.rule("aurora.move.through-enemies")
def test_nobody_ends_a_move_on_an_opponent() -> None:
    play = moving(crew(R1, 0, at("d2")), crew(C1, 1, at("d3")), dice=tuple(test_dice(R1, "stealth", 6)))
    assert f"go:{at('d3')}" not in play.keys
    assert f"go:{at('d4')}" in play.keys


@pytest.mark.rule("aurora.move.diagonal-corners")
def test_no_slipping_between_two_rocks() -> None:
    """From d4 to e5 between e4 and d5: with both of rock no way, with one of them an ordinary step."""
    for ground, points in (({"e4": "#", "d5": "#"}, 3), ({"e4": "#"}, 1), ({"d5": "#"}, 1), ({}, 1)):
        play = moving(crew(R1, 0, at("d4")), ground=ground)
        if f"go:{at('e5')}" in play.keys:
            play.go(at("e5"))
            assert SPEED - play.told("move.stepped")[-1]["points"] >= points
        else:
            assert points > SPEED


@pytest.mark.rule("aurora.move.diagonal-corners")
@pytest.mark.parametrize("edge", ["d4e", "d4s", "d5s", "e4e"])
def test_no_diagonal_step_across_the_end_of_a_wall(edge: str) -> None:
    """Any of the four walls that meet at the corner between d4 and e5 is in the way."""
    g = world(
        surface={"centre": draw(edges={edge: "-" if edge[2] == "s" else "|"})},
        figures=[crew(R1, 0, at("d4"))],
        then=f"crew:{R1}",
    )
    play = Play(g).say("move").go(at("e5"))
    assert SPEED - play.told("move.stepped")[-1]["points"] > 1


def crawling(shields_up: bool) -> Play:
    """The slowest pilot in the Nebula, which takes two points to leave."""
    slow = next(
        n for n, card in CONTENT.crew.items() if skill(n, "piloting") == 1 and not any(b.free_turns for b in card.blue)
    )
    seat = kind(slow).faction
    names = ("cerberus", "destiny-aurora")
    ships = [
        ship(names[n], n, sq(13, 13) if n == seat else "home", facing="east")
        if n == seat
        else ship(names[n], n, "dock:2")
        for n in (0, 1)
    ]
    ships[seat] = ships[seat].but(shields_up=shields_up)
    fog = {f"{row}{column}": "h" for row in "abcdefgh" for column in range(1, 9)}
    g = world(
        ships=ships,
        orbit={"centre": draw(fog)},
        figures=[crew(slow, seat, "navigation")],
        then=f"ship:{names[seat]}",
    )
    return Play(g).say("move")


@pytest.mark.rule("aurora.move.minimum-step")
def test_whoever_is_too_slow_for_a_step_takes_it_all_the_same() -> None:
    """Piloting 1 and no shields: one point, and a step that costs two."""
    play = crawling(shields_up=False)
    assert any(key.startswith(f"fly:{sq(14, 13)},") for key in play.keys)
    assert not any(key.startswith(f"fly:{sq(15, 13)},") for key in play.keys)


@pytest.mark.rule("aurora.move.minimum-step")
def test_what_is_left_of_an_allowance_is_not_enough() -> None:
    """A crew whose last point is left in hindering terrain stays there: it had its full allowance before."""
    fog = {f"d{column}": "h" for column in range(2, 9)}
    play = moving(crew(R1, 0, at("d1")), ground=ROCK | fog)
    far = 2 + (SPEED - 1) // 2  # 1 to enter d2, then 2 for each further square
    assert f"go:{at(f'd{far}')}" in play.keys
    assert f"go:{at(f'd{far + 1}')}" not in play.keys


# --- flight ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.move.flight")
@pytest.mark.rule("aurora.terrain.water-move")
@pytest.mark.parametrize("sign", ["h", "w"])
def test_a_flyer_does_not_mind_the_ground(sign: str) -> None:
    ground = ROCK | {f"d{column}": sign for column in range(2, 9)}
    play = moving(crew(WINGED, 0, at("d1")), ground=ground, who=WINGED)
    assert f"go:{sq(10 + WINGS, 13)}" in play.keys


@pytest.mark.rule("aurora.move.flight")
def test_a_flyer_passes_over_opponents_without_a_test() -> None:
    play = moving(crew(WINGED, 0, at("d1")), crew(C1, 1, at("d3")), ground=ROCK, who=WINGED).go(at("d4"))
    assert stood(play, WINGED) == at("d4")
    assert dice_of(play, "elude.test") == []


@pytest.mark.rule("aurora.move.flight")
@pytest.mark.rule("aurora.elude.test")
def test_a_flyer_that_starts_next_to_an_opponent_eludes_like_everybody() -> None:
    play = moving(
        crew(WINGED, 0, at("d2")), crew(C1, 1, at("d3")), who=WINGED, dice=tuple(test_dice(WINGED, "stealth", 4))
    )
    assert len(dice_of(play, "elude.test")) == 1
    assert not play.match.asked or play.code != "move.any-direction"


# --- Elude -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.elude.test")
@pytest.mark.parametrize("place", ["d5", "e5"])
@pytest.mark.parametrize("best", [4, 5])
def test_who_stands_next_to_an_opponent_eludes_before_moving(place: str, best: int) -> None:
    """A Stealth test of 5+, as many dice as the skill says; beside or across a corner is the same."""
    play = moving(crew(R1, 0, at("d4")), crew(C1, 1, at(place)), dice=tuple(test_dice(R1, "stealth", best)))
    assert [len(faces) for faces in dice_of(play, "elude.test")] == [skill(R1, "stealth")]
    assert (play.code == "move.any-direction") == (best == 5)


@pytest.mark.rule("aurora.elude.test")
def test_nobody_eludes_friends_or_those_two_squares_away() -> None:
    play = moving(crew(R1, 0, at("d4")), crew(R2, 0, at("d5")), crew(C1, 1, at("d6")))
    assert play.code == "move.any-direction"
    assert play.rolled() == []


@pytest.mark.rule("aurora.elude.single-roll")
def test_one_test_for_three_opponents() -> None:
    """And for those whom it meets or passes on the way; the next Move needs another test."""
    figures = [crew(R1, 0, at("d2")), *[crew(n, 1, at(p)) for n, p in ((C1, "c3"), (C2, "d3"), (C3, "e3"))]]
    ground = {f"{row}3": "#" for row in "abfgh"}
    g = world(surface=middle(ground), figures=figures, then=f"crew:{R1}")
    play = Play(g, *test_dice(R1, "stealth", 5), *test_dice(R1, "stealth", 5)).say("move")
    halt(play.go(at("d4")))
    assert stood(play) == at("d4")
    assert len(dice_of(play, "elude.test")) == 1
    play.say("move")
    assert len(dice_of(play, "elude.test")) == 2


@pytest.mark.rule("aurora.elude.fail-at-start")
def test_after_a_failed_elude_there_is_no_move_this_round_but_everything_else() -> None:
    g = world(
        figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("d5"))],
        crates={at("c4"): "cache", at("e4"): "cache"},
        then=f"crew:{R1}",
    )
    play = Play(g, *test_dice(R1, "stealth", 4)).say("move")
    assert "move" not in play.keys
    assert "sneak" not in play.keys
    play.say("open:0")
    play.say(next(key for key in play.keys if key.startswith("open:")))  # both actions are still there
    assert len(play.told("search.opened")) == 2
    assert stood(play) == at("d4")


@pytest.mark.rule("aurora.elude.fail-at-start")
def test_a_failed_elude_is_not_tried_again() -> None:
    play = moving(crew(R1, 0, at("d4")), crew(C1, 1, at("d5")), dice=tuple(test_dice(R1, "stealth", 4) * 2))
    play.refused("move")


@pytest.mark.rule("aurora.elude.fail-moving")
@pytest.mark.parametrize("best", [4, 5])
def test_stepping_away_from_somebody_met_on_the_way_takes_a_test(best: int) -> None:
    dice = tuple(test_dice(R1, "stealth", best))
    play = moving(crew(R1, 0, at("d2")), crew(C1, 1, at("d4")), dice=dice).go(at("d3"))
    assert play.rolled() == []  # coming up to somebody is free
    play.go(at("d2"))
    assert len(dice_of(play, "elude.test")) == 1
    assert stood(play) == (at("d2") if best == 5 else at("d3"))


@pytest.mark.rule("aurora.elude.fail-moving")
def test_a_failure_on_the_way_costs_the_move_and_leaves_an_action_that_is_no_move() -> None:
    play = (
        moving(crew(R1, 0, at("d2")), crew(C1, 1, at("d4")), dice=tuple(test_dice(R1, "stealth", 4)))
        .go(at("d3"))
        .go(at("d2"))
    )
    assert play.code == "crew-action.list"
    assert "attack:1,bare" in play.keys
    assert "move" not in play.keys
    assert "sneak" not in play.keys


@pytest.mark.rule("aurora.elude.fail-moving")
def test_whoever_fails_to_pass_through_stops_next_to_the_opponent() -> None:
    """Three squares of corridor, and somebody at the end of it: the first adjacent square is d3."""
    play = moving(crew(R1, 0, at("d1")), crew(C1, 1, at("d4")), ground=ROCK, dice=tuple(test_dice(R1, "stealth", 4)))
    if f"go:{at('d5')}" in play.keys:
        play.go(at("d5"))
    else:
        play.go(at("d3")).go(at("d5"))
    assert stood(play) == at("d3")
    assert "move" not in play.keys


@pytest.mark.rule("aurora.elude.hidden-opponents")
@pytest.mark.parametrize("state", [{"hidden": True}, {"tokens": ("stun",)}, {"out": True}])
def test_those_who_do_not_confront_it_need_no_test(state: dict[str, object]) -> None:
    ground = {"d5": "h"}
    play = moving(crew(R1, 0, at("d4")), crew(C1, 1, at("d5"), **state), ground=ground)
    assert play.rolled() == []
    assert play.code == "move.any-direction"


@pytest.mark.rule("aurora.elude.hidden-opponents")
def test_one_who_does_is_enough() -> None:
    play = moving(
        crew(R1, 0, at("d4")),
        crew(C1, 1, at("d5"), out=True),
        crew(C2, 1, at("c4")),
        dice=tuple(test_dice(R1, "stealth", 5)),
    )
    assert len(dice_of(play, "elude.test")) == 1
