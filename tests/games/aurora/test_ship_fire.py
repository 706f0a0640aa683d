"""Ship combat: whom a ship can hit. Firing lines, range and terrain, with the examples of the booklet."""

from __future__ import annotations

from typing import Any

import pytest

from rimward import rulebook
from tests.games.aurora.orbit import (
    AURORA,
    EDEN,
    FLIBBY,
    HADES,
    NEBULA,
    Quiet,
    aurora,
    black_dice,
    can,
    cerberus,
    damage,
    fire,
    hand,
    keys_of,
    pad,
    reds,
    skill,
    space,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, item, on, ship, sq

EXAMPLES = {example.id: example for example in rulebook.load("aurora").examples}
GUNNER = hand(RENEGADE, "weapons", least=3)
IDLE = hand(COALITION, "weapons", but=(FLIBBY,))
OTHER = hand(COALITION, "weapons", but=(FLIBBY, IDLE))
WALL = "\n\n".join(["# # # # # # # #"] * 8)


def picture(**squares: str) -> str:
    """A tile of clear space but for these squares: `c3="h"` is the third row, third column."""
    rows = [["."] * 8 for _ in range(8)]
    for square, sign in squares.items():
        rows["abcdefgh".index(square[0])][int(square[1]) - 1] = sign
    return "\n\n".join([" ".join(row) for row in rows])


def shot(column: int, row: int, facing: str = "east", start: tuple[int, int] = (12, 12), **fields: Any) -> bool:
    """Whether the Cerberus, on a square with a facing, can hit the Destiny Aurora on another."""
    ships = [cerberus(*start, facing), aurora(column, row)]
    return can(Quiet(space({"weapons": GUNNER}, None, ships, **fields)), "attack")


def drawn(facing: str) -> list[str]:
    """Seven by seven squares with the ship in the middle: `x` is where it can hit a ship."""
    rows = []
    for row in range(9, 16):
        line = [
            "S" if (column, row) == (12, 12) else "x" if shot(column, row, facing) else "." for column in range(9, 16)
        ]
        rows.append("".join(line))
    return rows


# --- lines -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-combat.firing-lines")
@pytest.mark.parametrize(
    ("facing", "expected"),
    [
        ("north", ["..xxx..", "..xxx..", "..xxx..", "...S...", ".......", ".......", "......."]),
        ("east", [".......", ".......", "....xxx", "...Sxxx", "....xxx", ".......", "......."]),
        ("south", [".......", ".......", ".......", "...S...", "..xxx..", "..xxx..", "..xxx.."]),
        ("west", [".......", ".......", "xxx....", "xxxS...", "xxx....", ".......", "......."]),
    ],
)
def test_three_lines_run_parallel_to_the_facing(facing: str, expected: list[str]) -> None:
    assert drawn(facing) == expected


@pytest.mark.rule("aurora.ship-combat.firing-lines")
@pytest.mark.parametrize(
    ("facing", "expected"),
    [
        ("north-east", [".....xx", "....xxx", "...xxx.", "...Sx..", ".......", ".......", "......."]),
        ("south-west", [".......", ".......", ".......", "..xS...", ".xxx...", "xxx....", "xx....."]),
    ],
)
def test_a_diagonal_facing_has_three_lines_without_gaps(facing: str, expected: list[str]) -> None:
    assert drawn(facing) == expected


@pytest.mark.rule("aurora.ship-combat.firing-lines")
@pytest.mark.rule("aurora.ship-combat.range-count")
@pytest.mark.example("aurora.example.diagonal-firing-lines")
def test_the_lines_of_a_diagonal_facing() -> None:
    example = EXAMPLES["aurora.example.diagonal-firing-lines"]
    assert isinstance(example.expected, dict)
    start, facing = (example.given["ship"]["column"], example.given["ship"]["row"]), example.given["facing"]
    for column, row in example.expected["first_squares"]:
        assert distance(column, row, facing, start) == 1
    for place, far in example.expected["range_to"].items():
        column, row = map(int, place.split(","))
        assert distance(column, row, facing, start) == far
    for column, row in example.expected["unreachable"]:
        assert not shot(column, row, facing, start)


def distance(column: int, row: int, facing: str, start: tuple[int, int]) -> int:
    """The range that is told when the Cerberus fires at the Destiny Aurora."""
    ships = [cerberus(*start, facing), aurora(column, row)]
    play = fire(space({"weapons": GUNNER}, None, ships), *reds(GUNNER))
    found: int = play.told("ship-combat.fired")[-1]["range"]
    return found


# --- range -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-combat.range-count")
@pytest.mark.rule("aurora.ship.range-value")
@pytest.mark.parametrize(("column", "reached"), [(9, True), (14, True), (15, False)])
def test_the_sixth_square_in_front_is_the_last(column: int, reached: bool) -> None:
    assert shot(column, 10, "east", (8, 10)) == reached
    assert shot(column, 11, "east", (8, 10)) == reached  # the line of the right wing is no longer


@pytest.mark.rule("aurora.ship-combat.range-count")
@pytest.mark.parametrize(("steps", "reached"), [(6, True), (7, False)])
def test_a_diagonal_counts_one_for_each_square(steps: int, reached: bool) -> None:
    assert shot(8 + steps, 10 + steps, "south-east", (8, 10)) == reached


@pytest.mark.rule("aurora.ship.range-value")
def test_a_card_that_gives_range_lets_the_ship_hit_the_seventh_square() -> None:
    cards = [n for n, kind in CONTENT.items.items() if kind.deck == "salvage" and kind.bonus and kind.bonus.range == 1]
    ships = [cerberus(salvage=(item(cards[0]),)), aurora(15, 10)]
    assert can(Quiet(space({"weapons": GUNNER}, None, ships)), "attack")
    farther = [cerberus(salvage=(item(cards[0]),)), aurora(16, 10)]
    assert not can(Quiet(space({"weapons": GUNNER}, None, farther)), "attack")


# --- whom ------------------------------------------------------------------------------------------------------------
def four(*squares: tuple[int, int], then: str = "ship:cerberus") -> Quiet:
    """The Cerberus, the Destiny Aurora, the Hades VI and the Eden Fyre on these squares; the Cerberus faces east."""
    names = ("cerberus", "destiny-aurora", "hades-vi", "eden-fyre")
    ships = [ship(name, seat, sq(*squares[seat]), facing="east") for seat, name in enumerate(names)]
    friend = hand(RENEGADE, "weapons", but=(GUNNER,))
    more = [crew(friend, 2, "med-bay"), crew(OTHER, 3, "med-bay")]
    return Quiet(space({"weapons": GUNNER}, {"med-bay": IDLE}, ships, more, then=then), *[1] * 20)


@pytest.mark.rule("aurora.ship-combat.target")
def test_one_of_the_opposing_ships_in_reach_is_attacked() -> None:
    play = four((8, 10), (10, 10), (2, 2), (12, 11)).say("attack")
    assert play.code == "ship-combat.target"
    assert play.keys == [f"ship:{AURORA}", f"ship:{EDEN}"]
    play.say(f"ship:{EDEN}")
    assert [(told["target"], told["range"]) for told in play.told("ship-combat.fired")] == [("eden-fyre", 4)]


@pytest.mark.rule("aurora.ship-combat.firing-at-own-faction")
def test_a_friend_is_no_target_and_the_refusal_says_why() -> None:
    play = four((8, 10), (10, 10), (11, 10), (12, 11)).say("attack")
    assert play.keys == [f"ship:{AURORA}", f"ship:{EDEN}"]
    assert play.refused(f"ship:{HADES}").rule == "aurora.ship-combat.firing-at-own-faction"


@pytest.mark.rule("aurora.ship-combat.firing-at-own-faction")
def test_a_friend_alone_in_the_sights_is_not_attacked() -> None:
    assert not can(four((8, 10), (2, 20), (10, 10), (4, 20)), "attack")


@pytest.mark.rule("aurora.ship-combat.target")
@pytest.mark.parametrize("place", [(2, 2), (8, 14), (6, 10)])
def test_without_a_target_there_is_no_attack(place: tuple[int, int]) -> None:
    play = Quiet(space({"weapons": GUNNER}, None, [cerberus(), aurora(*place)]))
    assert play.refused("attack").rule == "aurora.ship-combat.target"


@pytest.mark.rule("aurora.ship-combat.ships-dont-block")
@pytest.mark.parametrize("between", ["friend", "enemy"])
def test_a_ship_behind_another_can_be_hit(between: str) -> None:
    front, back = ((10, 10), (2, 20)) if between == "friend" else ((2, 20), (10, 10))
    play = four((8, 10), (12, 10), front, back).say("attack")
    if between == "enemy":
        assert f"ship:{AURORA}" in play.keys
        play.say(f"ship:{AURORA}")
    assert [told["target"] for told in play.told("ship-combat.fired")] == ["destiny-aurora"]


# --- terrain ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-combat.blocking-terrain")
@pytest.mark.parametrize(("column", "reached"), [(11, True), (13, False), (14, False)])
def test_a_line_ends_at_the_first_blocking_square(column: int, reached: bool) -> None:
    """The derelict lies on the twelfth column of the row; the tile in the middle begins with the tenth."""
    orbit = {"centre": picture(a3="#")}
    assert on("centre", "a3") == sq(12, 10)
    assert shot(column, 10, "east", (8, 10), orbit=orbit) == reached


@pytest.mark.rule("aurora.ship-combat.blocking-terrain")
def test_the_other_lines_go_on() -> None:
    assert shot(13, 11, "east", (8, 10), orbit={"centre": picture(a3="#")})
    assert shot(13, 9, "east", (8, 10), orbit={"centre": picture(a3="#")})


@pytest.mark.rule("aurora.ship-combat.blocking-terrain")
def test_a_wall_of_blocking_squares_hides_a_ship_altogether() -> None:
    orbit = {"centre": WALL}
    assert not shot(19, 12, "east", (9, 12), orbit=orbit)
    assert not shot(18, 12, "east", (16, 9), orbit=orbit)


def rerolls(play: Quiet) -> int:
    """How many defence dice the terrain lets the defender roll again."""
    count = 0
    while play.match.asked and play.code in ("ship-combat.hindering-reroll", "terrain.hindering-defense"):
        assert play.asked.seat == COALITION
        play.say(keys_of(play, "black")[0])
        count += 1
    return count


def under_fire(line: dict[str, str], target: int = 12, *d6: int) -> Quiet:
    """The Cerberus on column 10 fires along row 10 at a ship on this column. `line` draws the tile in the middle."""
    ships = [cerberus(10, 10), aurora(target, 10)]
    scene = space({"weapons": GUNNER}, None, ships, orbit={"centre": picture(**line)})
    return fire(scene, *reds(GUNNER, 4, 5, 6), *(d6 or (1, 2, 3, 4, 4)))


@pytest.mark.rule("aurora.ship-combat.hindering-reroll")
@pytest.mark.example("aurora.example.hindering-edge-outward")
@pytest.mark.example("aurora.example.hindering-edge-inward")
@pytest.mark.example("aurora.example.hindering-both-adjacent")
@pytest.mark.parametrize("name", ["hindering-edge-outward", "hindering-edge-inward", "hindering-both-adjacent"])
def test_the_targets_square_hinders_and_the_attackers_does_not(name: str) -> None:
    example = EXAMPLES[f"aurora.example.{name}"]
    assert isinstance(example.expected, dict)
    squares = [
        example.given["attacker_square"],
        *example.given["line_squares"],
        example.given["target_square"],
    ]
    line = {f"a{number}": "h" for number, square in enumerate(squares, 1) if square == "hindering"}
    assert rerolls(under_fire(line, 9 + len(squares))) == example.expected["defense_rerolls"]


@pytest.mark.rule("aurora.ship-combat.hindering-reroll")
@pytest.mark.parametrize(("square", "expected"), [("a2", 2), ("a3", 2), ("b2", 0), ("a4", 0)])
def test_only_the_squares_of_the_line_that_is_used_count(square: str, expected: int) -> None:
    """a1 is the attacker's, a2 lies between, a3 is the target's, a4 behind it, and b2 on the next line."""
    assert rerolls(under_fire({square: "h"})) == expected


@pytest.mark.rule("aurora.ship-combat.hindering-reroll")
@pytest.mark.rule("aurora.dice.reroll-once")
def test_the_defender_rolls_two_dice_again_together_and_keeps_them() -> None:
    play = under_fire({"a2": "h"}, 12, 3, 3, 5, 1, 6)
    assert set(play.keys) == {"black:3", "black:5", "done"}
    play.say("black:3")
    assert set(play.keys) == {"black:3", "black:5", "done"}  # there is another 3
    play.say("black:3")
    assert [faces for _, faces in play.rolled()][1:] == [(3, 3, 5), (1, 6)]
    assert play.code == "ship-combat.pairing"
    assert set(play.keys) == {"pair:4,1", "pair:4,5", "pair:4,6"}


@pytest.mark.rule("aurora.ship-combat.hindering-reroll")
def test_the_defender_may_keep_all_dice_or_roll_one() -> None:
    kept = under_fire({"a2": "h"}, 12, 6, 6, 6).say("done")
    assert damage(kept) == 0
    one = under_fire({"a2": "h"}, 12, 6, 6, 1, 5).say("black:1", "done")
    assert [faces for _, faces in one.rolled()][1:] == [(6, 6, 1), (5,)]


@pytest.mark.rule("aurora.ship-combat.hindering-reroll")
def test_a_die_may_be_the_only_one() -> None:
    """One hit, one black die, one re-roll."""
    ships = [cerberus(10, 10), aurora(12, 10)]
    scene = space({"weapons": GUNNER}, None, ships, orbit={"centre": NEBULA})
    play = fire(scene, *reds(GUNNER, 4), 1, 4).say("black:1")
    assert damage(play) == 0
    assert black_dice(play) == [(1,)]


# --- on the ground ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-combat.target")
@pytest.mark.rule("aurora.ship-action.docked-options")
def test_a_docked_ship_fires_at_nobody() -> None:
    ships = [ship("cerberus", 0, "dock:0"), aurora(27, 12)]
    play = Play(space({"weapons": GUNNER, "navigation": hand(RENEGADE, "navigation")}, None, ships))
    assert not can(play, "attack")


@pytest.mark.rule("aurora.ship-damage.crew-unhurt")
def test_fire_wounds_nobody_aboard() -> None:
    blue = {"navigation": FLIBBY, "med-bay": IDLE}
    play = fire(space({"weapons": GUNNER}, blue), *pad(skill(GUNNER, "weapons") + 1, 6, 6, 6), 1, 1, 1)
    while play.match.asked and play.asked.seat == COALITION:
        play.say("done")
    assert damage(play) == 3
    assert [play.who(name).wounds for name in blue.values()] == [0, 0]
    assert play.told("ko.wounded") == []
