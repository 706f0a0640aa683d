"""The two boards: colours, neighbours, distances, and who may stand where."""

from __future__ import annotations

from importlib.resources import files

import pytest
import yaml

from rimward.games.aurora.table.pieces import Item
from tests.games.aurora.folk import C1, R1, R2, at, draw, finish, kind, middle, red, walk
from tests.games.aurora.world import CONTENT, Play, crew, item, ship, sq, world

PISTOL = item("arc-pistol", wielded=True)
RANGE = CONTENT.items["arc-pistol"].range
ROCK = {f"{row}{column}": "#" for row in "ce" for column in range(1, 9)}  # around the corridor d1 to d8
TILES = yaml.safe_load(files("rimward.games.aurora").joinpath("data/tiles.yaml").read_text("utf-8"))


def facing(
    target: str, ground: dict[str, str] | None = None, edges: dict[str, str] | None = None, gear: tuple[Item, ...] = ()
) -> Play:
    figures = [crew(R1, 0, at("d4"), gear=gear), crew(C1, 1, at(target))]
    return Play(world(surface=middle(ground, edges), figures=figures, then=f"crew:{R1}"), *red(R1, 6, 6), 1, 1)


# --- colours ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.board.terrain-colours")
@pytest.mark.parametrize(
    ("sign", "enters", "leaves", "hides"),
    [(".", True, 1, False), ("h", True, 2, True), ("w", True, 2, False), ("#", False, 0, False), ("*", True, 1, False)],
)
def test_what_the_colours_do(sign: str, enters: bool, leaves: int, hides: bool) -> None:
    """Green is slow and good for hiding, blue slow, red closed, white clear; so is no rim at all."""
    play = Play(world(surface=middle(ROCK | {"d2": sign}), figures=[crew(R1, 0, at("d1"))], then=f"crew:{R1}"))
    play.say("move")
    assert (f"go:{at('d2')}" in play.keys) == enters
    if not enters:
        return
    play.go(at("d2")).go(at("d3"))
    left = [event["points"] for event in play.told("move.stepped")]
    assert left == [kind(R1).speed - 1, kind(R1).speed - 1 - leaves]
    here = Play(world(surface=middle({"d2": sign}), figures=[crew(R1, 0, at("d2"))], then=f"crew:{R1}"))
    assert ("hide" in here.keys) == hides


@pytest.mark.rule("aurora.board.special-terrain")
def test_a_white_square_without_a_text_is_clear() -> None:
    play = facing("d7", {"d5": "*", "d7": "*"}, gear=(PISTOL,)).say("attack:1,arc-pistol")
    assert play.code != "terrain.hindering-defense"
    assert len(finish(play).told("combat.damage")) == 1


def signs(name: str) -> set[str]:
    """What stands on the squares of a tile."""
    rows = TILES[name]["picture"].split("\n")[::2]
    return {row[column] for row in rows[:8] for column in range(0, 15, 2) if column < len(row)}


def heart(name: str) -> set[str]:
    """The four squares in the middle of a tile."""
    rows = TILES[name]["picture"].split("\n")[::2]
    return {rows[row][2 * column] for row in (3, 4) for column in (3, 4)}


@pytest.mark.rule("aurora.board.space-terrain")
def test_in_space_there_is_only_hindering_and_blocking_terrain() -> None:
    for name, tile in TILES.items():
        if tile["board"] == "orbit":
            assert signs(name) <= {".", "h", "#"}, name
    every = set().union(*[signs(name) for name, tile in TILES.items() if tile["board"] == "surface"])
    assert {"w", "^", "v"} & every


@pytest.mark.rule("aurora.board.nebula-black-hole")
def test_the_middle_of_space_is_fog_or_a_hole() -> None:
    """A ship flies through the Nebula, for twice as much; the Black Hole it goes around."""
    centres = {n: tile for n, tile in TILES.items() if tile["board"] == "orbit" and tile["type"] == "centre"}
    assert len(centres) == 2
    assert {tuple(heart(name)) for name in centres} == {("h",), ("#",)}


def flight(sign: str) -> Play:
    hole = {f"{row}{column}": sign for row in "def" for column in (4, 5)}
    pilot = next(n for n, card in CONTENT.crew.items() if card.faction == 0 and "navigation" in card.specialty)
    ships = [ship("cerberus", 0, at("e2"), facing="east"), ship("destiny-aurora", 1, "dock:2")]
    g = world(ships=ships, orbit={"centre": draw(hole)}, figures=[crew(pilot, 0, "navigation")], then="ship:cerberus")
    return Play(g).say("move")


@pytest.mark.rule("aurora.board.nebula-black-hole")
@pytest.mark.parametrize(("sign", "possible"), [("h", True), ("#", False)])
def test_nobody_flies_into_the_black_hole(sign: str, possible: bool) -> None:
    play = flight(sign)
    step = f"fly:{at('e3')},2"
    assert step in play.keys
    into = f"fly:{at('e4')},2"
    if into not in play.keys:
        play.say(step)
    assert (into in play.keys) == possible


# --- neighbours and distances ----------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.board.adjacency")
@pytest.mark.parametrize(
    ("target", "edges", "adjacent"),
    [
        ("d5", {}, True),
        ("c5", {}, True),
        ("d6", {}, False),
        ("d5", {"d4e": "|"}, False),
        ("d5", {"d4e": "D"}, True),
    ],
)
def test_an_edge_or_a_corner_in_common_and_no_wall(target: str, edges: dict[str, str], adjacent: bool) -> None:
    """As fights, Elude and exchanges see it."""
    assert ("attack:1,bare" in facing(target, edges=edges).keys) == adjacent
    friends = [crew(R1, 0, at("d4"), gear=(item("arc-blade"),)), crew(R2, 0, at(target))]
    play = Play(world(surface=middle({}, edges), figures=friends, then=f"crew:{R1}"))
    assert ("exchange" in play.keys) == adjacent
    calm = Play(
        world(surface=middle({}, edges), figures=[crew(R1, 0, at("d4")), crew(C1, 1, at(target))], then=f"crew:{R1}")
    )
    if not adjacent:
        assert calm.say("move").code == "move.any-direction"


@pytest.mark.rule("aurora.board.adjacency")
def test_a_ledge_parts_neighbours_and_steps_do_not() -> None:
    for sign, adjacent in (("=", False), ("/", True)):
        figures = [crew(R1, 0, at("d4"), gear=(item("arc-blade"),)), crew(R2, 0, at("d5"))]
        g = world(surface=middle({"d5": "^"}, {"d4e": sign}), figures=figures, then=f"crew:{R1}")
        assert ("exchange" in Play(g).keys) == adjacent


@pytest.mark.rule("aurora.board.adjacency")
@pytest.mark.parametrize(("square", "adjacent"), [(sq(13, 13), True), (sq(13, 12), True), (sq(14, 12), False)])
def test_ships_that_touch_are_adjacent(square: int, adjacent: bool) -> None:
    """As boarding sees it: a ship without shields on the next square can be boarded."""
    engineer = next(n for n, card in CONTENT.crew.items() if card.faction == 0 and "engineering" in card.specialty)
    ships = [ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, square, shields_up=False)]
    figures = [crew(engineer, 0, "engineering"), crew(R1, 0, "weapons"), crew(C1, 1, "weapons")]
    play = Play(world(ships=ships, figures=figures, then="ship:cerberus"))
    assert any(key.startswith("board:1") for key in play.keys) == adjacent


@pytest.mark.rule("aurora.board.distance")
@pytest.mark.parametrize(("down", "possible"), [(0, True), (RANGE, True), (2, True), (RANGE + 1, False)])
def test_diagonals_count_one_and_the_targets_square_counts(down: int, possible: bool) -> None:
    """So many squares to the east, and up to as many to the south: the longer of the two is the distance."""
    figures = [crew(R1, 0, sq(11, 11), gear=(PISTOL,)), crew(C1, 1, sq(11 + RANGE, 11 + down))]
    play = Play(world(figures=figures, then=f"crew:{R1}"))
    assert ("attack:1,arc-pistol" in play.keys) == possible


# --- one figure a square ---------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.board.one-figure-per-square")
def test_no_move_ends_on_another_figure() -> None:
    figures = [crew(R1, 0, at("d4")), crew(R2, 0, at("d5")), crew(C1, 1, at("d7"))]
    play = Play(world(figures=figures, then=f"crew:{R1}")).say("move")
    assert not {f"go:{at('d5')}", f"go:{at('d7')}"} & set(play.keys)


@pytest.mark.rule("aurora.board.one-figure-per-square")
def test_crates_bodies_and_things_do_not_fill_a_square() -> None:
    g = world(
        figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("d5"), out=True)],
        crates={at("c4"): "cache"},
        things={at("e4"): "data"},
        mission="silent-ledger",
        then=f"crew:{R1}",
    )
    play = Play(g).say("move")
    assert {f"go:{at('d5')}", f"go:{at('c4')}", f"go:{at('e4')}"} <= set(play.keys)


# --- crates ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.board.containers-hinder")
def test_a_crate_slows_whoever_leaves_its_square() -> None:
    g = world(surface=middle(ROCK), figures=[crew(R1, 0, at("d1"))], crates={at("d2"): "cache"}, then=f"crew:{R1}")
    play = Play(g).say("move").go(at("d2")).go(at("d3"))
    assert [event["points"] for event in play.told("move.stepped")] == [kind(R1).speed - 1, kind(R1).speed - 3]


@pytest.mark.rule("aurora.board.containers-hinder")
@pytest.mark.rule("aurora.terrain.hindering-defense")
@pytest.mark.parametrize("square", ["d7", "d6"])
def test_a_crate_is_cover_on_it_or_behind_it(square: str) -> None:
    figures = [crew(R1, 0, at("d4"), gear=(PISTOL,)), crew(C1, 1, at("d7"))]
    g = world(figures=figures, crates={at(square): "cache"}, then=f"crew:{R1}")
    play = Play(g, *red(R1, 6, 6), 1, 1).say("attack:1,arc-pistol")
    while play.asked.seat == 0:
        play.say("done")
    assert play.code == "terrain.hindering-defense"


@pytest.mark.rule("aurora.board.containers-hinder")
def test_once_it_is_opened_the_square_is_clear() -> None:
    g = world(surface=middle(ROCK), figures=[crew(R1, 0, at("d2"))], crates={at("d2"): "cache"}, then=f"crew:{R1}")
    play = walk(Play(g).say("open:0"), at("d3"))
    assert [event["points"] for event in play.told("move.stepped")] == [kind(R1).speed - 1]


# --- planets ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.board.mission-planet-space")
@pytest.mark.rule("aurora.landing.descend")
@pytest.mark.parametrize(
    ("square", "possible"),
    [(sq(26, 10), True), (sq(27, 17), True), (sq(25, 13), False), (sq(26, 9), False), (sq(0, 13), False)],
)
def test_a_ship_is_at_a_planet_on_a_square_of_its_cap(square: int, possible: bool) -> None:
    """The mission planet is in the east: two columns of eight squares. The squares of another planet will not do."""
    if square == sq(26, 9):
        square = sq(25, 9)  # beside the cap there is no board
    g = world(
        ships=[ship("cerberus", 0, square), ship("destiny-aurora", 1, "dock:2")],
        figures=[crew(R1, 0, "navigation")],
        then="ship:cerberus",
    )
    assert any(key.startswith("descend:") and key != "descend:4" for key in Play(g).keys) == possible
