"""The board: tiles, spaces, borders, who is beside whom, who sees whom. Boards are drawn; results are tables."""

from fractions import Fraction
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from rimward import rulebook
from rimward.games.xia.flight import paths
from rimward.games.xia.table import board
from rimward.games.xia.table.board import (
    CELLS,
    IMPENETRABLE,
    SIDES,
    SIZE,
    STEPS,
    Hex,
    Map,
    Tile,
    lines,
    nearest_spawn,
)
from rimward.games.xia.table.state import Xia
from rimward.games.xia.turn import Turn
from tests.games.xia.maps import PAIR, TILE, Drawing, draw, kind, random_map
from tests.games.xia.printed import chart, content, starting_tiles
from tests.games.xia.scenes import easy_tiger, gaiden, lasting_sorrow, puddle_jumper, table

BEND = """
                      .   .   .
                    .   .   .   .
                  .   .   .   .   .
                    .D  .   .   .
                      .C  .   .
                    .B  .   .
                  .   .   .   .
    .   .   .A  .   .   .   .   .
  .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .
  .   .   .   .
    .   .   .
"""


def example(name: str) -> Any:
    """What the rulebook expects of a worked example."""
    return next(found.expected for found in rulebook.load("xia").examples if found.id == name)


def given(name: str) -> dict[str, Any]:
    return next(found.given for found in rulebook.load("xia").examples if found.id == name)


def turned_board(*sectors: str) -> Map:
    return chart(starting_tiles(sectors))


# --- tiles -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.board.tile-spaces")
def test_tiles_of_nineteen_spaces_cover_the_plane_without_gaps() -> None:
    """One tile with its six neighbours: every space counted once, and each neighbour touched along five edges."""
    tiles = [Tile("lost-sector", 0, 0), *(Tile("lost-sector", q, r, turn) for turn, (q, r) in enumerate(SIDES))]
    spaces = [space for tile in tiles for space in tile.spaces()]
    assert len(spaces) == len(set(spaces)) == 7 * 19
    found = chart(tiles)
    touching = [found.next[step] // SIZE for step in range(SIZE * 6) if found.next[step] >= SIZE]
    assert [touching.count(number) for number in range(1, 7)] == [5] * 6


@pytest.mark.rule("xia.board.edge-symbols")
@pytest.mark.rule("xia.explore.place-tile")
@pytest.mark.parametrize("turn", range(6))
def test_a_new_tile_shows_the_symbol_of_the_old_one(turn: int) -> None:
    """At every side of a tile, however it lies, every sector of the box."""
    here = chart([Tile("kemplar-ii", 0, 0, turn)])
    old = content().sectors["kemplar-ii"]
    for origin in range(SIZE):
        for edge in here.unexplored(origin):
            for new in content().sectors.values():
                tile = here.new_tile(new, origin, edge)
                assert edge in tile.spaces()
                side = SIDES.index((tile.q, tile.r))
                assert old.symbols[(side - turn) % 6] == new.symbols[(side + 3 - tile.turn) % 6]


@pytest.mark.rule("xia.board.edge-symbols")
def test_every_tile_bears_the_same_six_symbols() -> None:
    symbols = {frozenset(sector.symbols) for sector in content().sectors.values()}
    assert len(symbols) == 1
    assert len(symbols.pop()) == 6


@pytest.mark.rule("xia.setup.starting-sectors-alignment")
def test_starting_tiles_lie_round_the_first_and_match_the_one_before() -> None:
    """Second east of the first; third touches both; fourth the first and third; fifth the first and fourth."""
    dealt = ("kemplar-ii", "burning-horse", "outpost-338", "neo-damascus", "expedior-gate")
    tiles = starting_tiles(dealt)
    assert (tiles[1].q, tiles[1].r) == (5, -2)
    touches = [
        {other for other in range(n) if (tile.q - tiles[other].q, tile.r - tiles[other].r) in SIDES}
        for n, tile in enumerate(tiles)
    ]
    assert touches == [set(), {0}, {0, 1}, {0, 2}, {0, 3}]
    for old, new in pairwise(tiles):
        side = SIDES.index((new.q - old.q, new.r - old.r))
        shown, found = (content().sectors[tile.sector].symbols for tile in (old, new))
        assert shown[(side - old.turn) % 6] == found[(side + 3 - new.turn) % 6]
    assert [tile.sector for tile in starting_tiles(dealt[:3])] == list(dealt[:3])


@pytest.mark.rule("xia.board.sector-types")
@pytest.mark.rule("xia.planet.list")
def test_the_sectors_of_the_box_by_type() -> None:
    kinds: dict[str, int] = {}
    laws: dict[str, set[str]] = {}
    for name, sector in content().sectors.items():
        kinds[sector.kind] = kinds.get(sector.kind, 0) + 1
        if sector.kind == "planet":
            laws.setdefault(sector.law, set()).add(name)
    assert kinds == {"planet": 7, "gate": 3, "nebula": 3, "asteroid": 3, "debris": 3, "star": 1, "void": 1}
    assert laws == {
        "lawful": {"lunari", "kemplar-ii"},
        "neutral": {"azure", "doravin-v", "neo-damascus"},
        "outlaw": {"loath", "smugglers-den"},
    }


@pytest.mark.rule("xia.board.sector-features")
def test_marks_are_found_where_the_turned_tile_has_them() -> None:
    """Kemplar II turned by two sixths: its Spawn Point, north-east as printed, now lies in the south."""
    found = chart([Tile("lost-sector", 0, 0), Tile("kemplar-ii", 5, -2, 2)])
    (spawn,) = found.marks["spawn"]
    assert found.hexes[spawn] == (5, 0)
    assert found.is_marked(spawn, "spawn")
    assert found.spawns == {content().sectors["kemplar-ii"].spawn: spawn}
    assert [found.ground[space] for space in (*found.marks["buy"], *found.marks["sell"])] == ["#", "#"]
    assert not found.is_marked(spawn, "buy")
    assert found.kind_at(spawn).name == "kemplar-ii"


@pytest.mark.rule("xia.board.special-spaces")
def test_what_is_marked_on_a_space_makes_no_border() -> None:
    found = chart([Tile("lost-sector", 0, 0)])
    (explore,) = found.marks["explore"]
    steps = range(explore * 6, explore * 6 + 6)
    assert [found.borders(step) for step in steps] == [("normal", "normal")] * 6
    assert all(found.sight(explore, found.next[step]) for step in steps)


# --- borders ---------------------------------------------------------------------------------------------------------
FEATURES = """
    .A  ~B  ~C
  #D  #E  .F  gG
aH  aI  .J  gK  .L
  dM  dN  *O  .P
    .Q  .R  .S
"""


@pytest.mark.rule("xia.border.types")
@pytest.mark.rule("xia.border.double-traversal")
@pytest.mark.rule("xia.border.inner")
@pytest.mark.parametrize(
    ("way", "leaving", "entering"),
    [
        ("FJ", "normal", "normal"),
        ("AB", "normal", "nebula"),
        ("BA", "nebula", "normal"),
        ("BC", "inner", "inner"),
        ("DE", "inner", "inner"),
        ("AE", "normal", "shield"),
        ("EA", "shield", "normal"),
        ("EF", "entrance", "normal"),
        ("FE", "normal", "entrance"),
        ("EB", "shield", "nebula"),
        ("BE", "nebula", "shield"),
        ("DH", "shield", "asteroid"),
        ("HI", "asteroid", "asteroid"),
        ("IJ", "asteroid", "normal"),
        ("IM", "asteroid", "debris"),
        ("MN", "debris", "debris"),
        ("NJ", "debris", "normal"),
        ("JO", "normal", "star"),
        ("FG", "normal", "gate"),
        ("GK", "normal", "normal"),
        ("KL", "gate", "normal"),
    ],
)
def test_a_step_crosses_the_border_it_leaves_by_and_then_the_one_it_enters_by(
    way: str, leaving: str, entering: str
) -> None:
    assert draw(FEATURES, entrances=("EF",)).borders(way) == (leaving, entering)


@pytest.mark.rule("xia.border.double-traversal")
@pytest.mark.parametrize(
    ("ground", "borders"), [("~", ("nebula", "nebula")), ("#", ("shield", "shield")), ("g", ("gate", "gate"))]
)
def test_features_of_two_tiles_are_two_features(ground: str, borders: tuple[str, str]) -> None:
    assert draw(PAIR, on={ground: "LW"}).borders("LW") == borders


@pytest.mark.parametrize("turn", range(6))
def test_borders_turn_with_their_tile(turn: int) -> None:
    """Loath: its dock looks west as printed, its service lock north-east."""
    found = chart([Tile("loath", 0, 0, turn)])
    doors = [step for step in range(SIZE * 6) if found.leaving(step) == "entrance"]
    assert sorted((step // 6, (step - turn) % 6) for step in doors) == sorted(content().sectors["loath"].entrances)
    rim = [step for step in doors if found.next[step] < 0]
    assert [step % 6 for step in rim] == [(3 + turn) % 6]  # the border is there though the tile behind it is not


@pytest.mark.rule("xia.planet.on-planet")
def test_on_a_planet_is_inside_its_shield() -> None:
    drawn = draw(PAIR, sectors=("azure", "loath"), on={"#": "IJLWX"})
    assert [drawn.map.planet(drawn[name]) for name in "IJLWXKA"] == ["loath"] * 3 + ["azure"] * 2 + [""] * 2


@pytest.mark.rule("xia.explore.unexplored-edge")
@pytest.mark.parametrize(
    ("name", "edges"),
    [("J", []), ("A", [(-1, -2 + 0), (0, -3), (1, -3)]), ("C", [(2, -3), (3, -3)]), ("L", [(2, 1)]), ("Z", [(3, -3)])],
)
def test_edges_that_touch_no_other_tile_are_unexplored(name: str, edges: list[Hex]) -> None:
    drawn = draw(PAIR)
    q, r = drawn.map.hexes[drawn["J"]]
    assert sorted((x - q, y - r) for x, y in drawn.map.unexplored(drawn[name])) == sorted(edges)


@pytest.mark.rule("xia.explore.declare-edge")
def test_a_corner_space_lies_beside_two_slots() -> None:
    found = chart([Tile("lost-sector", 0, 0)])
    slots = {name: {found.slot(name, edge) for edge in found.unexplored(found.numbers[name])} for name in found.hexes}
    assert slots[2, 0] == {SIDES[0], SIDES[1]}
    assert slots[1, 1] == {SIDES[1]}
    assert slots[0, 0] == set()
    with pytest.raises(LookupError, match="no slot"):
        found.slot((0, 0), (9, 9))


# --- adjacency -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.adjacency.definition")
@pytest.mark.rule("xia.adjacency.planet-border")
@pytest.mark.parametrize(
    ("pair", "adjacent"),
    [
        ("FJ", True),
        ("AF", False),  # near, but no common edge
        ("JJ", False),
        ("AB", True),  # Nebula
        ("IJ", True),  # Asteroid
        ("HI", True),
        ("NJ", True),  # Debris
        ("JO", True),  # Star
        ("KL", True),  # Gate
        ("DE", True),  # both on the planet
        ("AE", False),  # Planetary Shield
        ("EF", False),  # Planetary Entrance
        ("EB", False),  # a Shield and a Nebula
    ],
)
def test_only_the_borders_of_planets_break_adjacency(pair: str, adjacent: bool) -> None:
    drawn = draw(FEATURES, entrances=("EF",))
    a, b = drawn[pair[0]], drawn[pair[1]]
    assert drawn.map.adjacent(a, b) is drawn.map.adjacent(b, a) is adjacent


@pytest.mark.rule("xia.adjacency.definition")
def test_spaces_of_two_sectors_are_adjacent_where_they_share_an_edge() -> None:
    drawn = draw(PAIR)
    assert [drawn.map.adjacent(drawn["L"], drawn[name]) for name in "WYXK"] == [True, True, False, True]


@pytest.mark.rule("xia.adjacency.not-los")
@pytest.mark.example("xia.ex.adjacent-without-sight")
def test_the_example_of_adjacency_without_sight() -> None:
    wanted = example("xia.ex.adjacent-without-sight")
    drawn = draw(TILE, on={"a": "K"})
    assert drawn.map.adjacent(drawn["J"], drawn["K"]) is wanted["adjacent"]
    assert drawn.map.sight(drawn["J"], drawn["K"]) is wanted["line_of_sight"]


@pytest.mark.rule("xia.adjacency.planet-border")
@pytest.mark.example("xia.ex.not-adjacent-across-shield")
def test_the_example_of_a_shield_between_neighbours() -> None:
    """Through the table: two ships, one of them on Kemplar II."""
    ships = (puddle_jumper(0, (0, 0)), gaiden(1, (2, 0)), easy_tiger(2, (1, 0)))
    g = table(ships, (Tile("kemplar-ii", 0, 0),), Turn(0))
    assert g.adjacent(1, 2) is example("xia.ex.not-adjacent-across-shield")["adjacent"]
    assert g.adjacent(0, 2)
    assert [g.planet_of(ship) for ship in range(3)] == ["kemplar-ii", "", "kemplar-ii"]


# --- sight -----------------------------------------------------------------------------------------------------------
def sees(drawn: Drawing, pair: str) -> bool:
    """Whether two named spaces see each other; and the same the other way round (xia.los.symmetric)."""
    a, b = drawn[pair[0]], drawn[pair[1]]
    clear = drawn.map.sight(a, b)
    assert drawn.map.sight(b, a) is clear
    return clear


@pytest.mark.rule("xia.los.definition")
def test_in_open_space_everything_is_seen() -> None:
    drawn = draw(TILE)
    assert all(drawn.map.sight(a, b) for a, b in product(range(SIZE), repeat=2))


@pytest.mark.rule("xia.border.asteroid-los")
@pytest.mark.rule("xia.border.debris-los")
@pytest.mark.rule("xia.border.star")
@pytest.mark.parametrize("ground", ["a", "d", "*"])
@pytest.mark.parametrize(
    ("pair", "clear"),
    [("IK", False), ("IJ", False), ("HL", False), ("BR", False), ("EO", False), ("IF", True), ("DG", True)],
)
def test_asteroids_debris_and_stars_hide_what_is_in_them_and_behind(ground: str, pair: str, clear: bool) -> None:
    assert sees(draw(TILE, on={ground: "J"}), pair) is clear


@pytest.mark.rule("xia.border.asteroid-los")
def test_two_asteroids_hide_from_each_other() -> None:
    assert not sees(draw(TILE, on={"a": "IJ"}), "IJ")


@pytest.mark.rule("xia.border.nebula-los")
@pytest.mark.rule("xia.gate.normal-movement")
@pytest.mark.rule("xia.border.normal")
@pytest.mark.parametrize("ground", ["~", "g", "."])
@pytest.mark.parametrize("pair", ["HL", "IJ", "JF", "AS", "CM"])
def test_nebulae_and_gates_hide_nothing(ground: str, pair: str) -> None:
    assert sees(draw(TILE, on={ground: "EFIJ"}), pair)


@pytest.mark.rule("xia.border.shield-los")
@pytest.mark.rule("xia.border.inner")
@pytest.mark.parametrize(
    ("pair", "clear"),
    [
        ("FJ", True),  # both inside
        ("FO", True),
        ("GP", True),  # inside, along the Shield
        ("IJ", False),  # through the Entrance
        ("HJ", False),
        ("JN", False),  # through the Shield
        ("HL", False),  # over the planet
        ("CK", False),
        ("KL", False),
        ("GL", False),
        ("BH", True),  # past it
    ],
)
def test_the_border_of_a_planet_hides_its_inside_from_its_outside(pair: str, clear: bool) -> None:
    crescent = draw(TILE, entrances=("JI",), on={"#": "FGJKOP"})
    assert sees(crescent, pair) is clear


@pytest.mark.rule("xia.border.shield-los")
def test_a_line_that_leaves_a_planet_and_comes_back_is_blocked() -> None:
    """The bay between the two horns is outside."""
    assert not sees(draw(TILE, on={"#": "BCFJIMNQR"}), "CR")
    assert sees(draw(TILE, on={"#": "BCFJIMNQR"}), "CJ")


@pytest.mark.rule("xia.los.grazing")
@pytest.mark.parametrize(
    ("rocks", "clear"),
    [
        ("", True),
        ("E", True),  # the line runs along its edge
        ("F", True),
        ("EN", True),  # both on the western side
        ("FO", True),
        ("EF", False),  # between two rocks there is no way
        ("NO", False),
        ("EO", False),  # one on each side: whichever way the line is shifted, it meets one
        ("FN", False),
        ("J", False),  # straight through
    ],
)
def test_a_line_along_edges(rocks: str, clear: bool) -> None:
    """From north to south: between E and F, through J, between N and O."""
    assert sees(draw(TILE, on={"a": rocks}), "BR") is clear


@pytest.mark.rule("xia.los.grazing")
@pytest.mark.parametrize(
    ("rocks", "clear"),
    [("", True), ("G", True), ("Y", True), ("GY", False), ("K", False), ("L", False), ("W", False), ("X", False)],
)
def test_a_line_through_a_corner(rocks: str, clear: bool) -> None:
    """From J to T it touches a corner of G and one of Y; all others it runs through, over two tiles."""
    assert sees(draw(PAIR, on={"a": rocks}), "JT") is clear


@pytest.mark.rule("xia.los.definition")
@pytest.mark.parametrize(("rock", "clear"), [(name, name not in "INJO") for name in "INJOEKRS"])
def test_a_line_that_clips_a_space_crosses_it(rock: str, clear: bool) -> None:
    """From H to P lie four spaces, though P is only three away: the line cuts a corner of N and one of J."""
    assert sees(draw(TILE, on={"a": rock}), "HP") is clear


@pytest.mark.rule("xia.los.definition")
@pytest.mark.rule("xia.los.grazing")
@pytest.mark.parametrize(
    ("pair", "clear"),
    [
        ("BV", False),  # across the notch between the tiles
        ("AV", False),
        ("CV", False),
        ("CU", True),  # along its edge
        ("CZ", True),
        ("BZ", True),
        ("AT", True),
        ("SY", False),  # across the southern notch
        ("PY", True),
        ("HT", True),
    ],
)
def test_no_sight_through_unexplored_area(pair: str, clear: bool) -> None:
    assert sees(draw(PAIR), pair) is clear


@pytest.mark.rule("xia.los.definition")
@pytest.mark.rule("xia.range.counting")
@pytest.mark.example("xia.ex.line-of-sight-figure")
def test_the_figure_of_the_book() -> None:
    """The book's board is not in its text; this one is drawn to fit what it says."""
    drawn = draw(PAIR, on={"a": "F", "#": "X"})
    numerator = drawn["C"]
    (q, r) = drawn.map.hexes[numerator]
    others = {
        "Gaiden": drawn["B"],
        "Easy Tiger": drawn.map.number((q + 4, r)),
        "Nightshade": drawn["N"],
        "Swamp Rat": drawn["X"],
    }
    for line in example("xia.ex.line-of-sight-figure"):
        other = others[line["ship"]]
        assert paths.range_between(drawn.map, numerator, other) == line["range"]
        assert drawn.map.sight(numerator, other) is line["line_of_sight"]


@pytest.mark.rule("xia.los.ships-do-not-block")
def test_a_ship_in_between_hides_nobody() -> None:
    ships = (puddle_jumper(0, (-2, 0)), gaiden(1, (0, 0)), lasting_sorrow(2, (2, 0)))
    g = table(ships, (Tile("lost-sector", 0, 0),), Turn(0), adrift=((1, 0, "spice"),))
    assert g.sight(0, 2)


@pytest.mark.rule("xia.los.symmetric")
@pytest.mark.parametrize("seed", range(4))
def test_sight_works_both_ways(seed: int) -> None:
    found = random_map(Random(seed), 4, "......~#ad")
    clear = {(a, b) for a, b in product(range(len(found.hexes)), repeat=2) if found.sight(a, b)}
    assert clear == {(b, a) for a, b in clear}
    assert len(found.hexes) < len(clear) < len(found.hexes) ** 2


def corner(space: Hex, direction: int) -> tuple[Fraction, Fraction]:
    (aq, ar), (bq, br) = STEPS[direction], STEPS[(direction + 1) % 6]
    return space[0] + Fraction(aq + bq, 3), space[1] + Fraction(ar + br, 3)


def crossed(a: Hex, b: Hex, hair: Fraction) -> set[frozenset[Hex]]:
    """All edges near a line that it cuts, found without walking along it: by the sides on which end points lie."""
    dq, dr = b[0] - a[0], b[1] - a[1]
    start = (a[0] - dr * hair, a[1] + dq * hair)  # aside; nearly square to the line is enough

    def side(p: tuple[Any, Any], o: tuple[Any, Any], v: tuple[Any, Any]) -> Any:
        return v[0] * (p[1] - o[1]) - v[1] * (p[0] - o[0])

    cut = set()
    for q, r in product(
        range(min(a[0], b[0]) - 1, max(a[0], b[0]) + 2), range(min(a[1], b[1]) - 1, max(a[1], b[1]) + 2)
    ):
        for d, (sq, sr) in enumerate(STEPS):
            one, two = corner((q, r), (d - 1) % 6), corner((q, r), d)
            edge, end = (two[0] - one[0], two[1] - one[1]), (start[0] + dq, start[1] + dr)
            apart = side(one, start, (dq, dr)) * side(two, start, (dq, dr)) < 0
            if apart and side(start, one, edge) * side(end, one, edge) < 0:
                cut.add(frozenset(((q, r), (q + sq, r + sr))))
    return cut


@pytest.mark.rule("xia.los.definition")
@pytest.mark.rule("xia.los.grazing")
def test_lines_agree_with_geometry() -> None:
    """Every line up to six spaces long cuts exactly the edges that it steps over, on either side."""
    for to in product(range(-6, 7), range(-6, 7)):
        if 0 < board.distance((0, 0), to) <= 6:
            walked = []
            for line in lines(*to):
                q, r, edges = 0, 0, set()
                for direction in line:
                    before, q, r = (q, r), q + STEPS[direction][0], r + STEPS[direction][1]
                    edges.add(frozenset((before, (q, r))))
                walked.append(edges)
            hair = Fraction(1, 10**6)
            both = [crossed((0, 0), to, hair), crossed((0, 0), to, -hair)]
            assert all(edges in walked for edges in both)
            assert all(edges in both for edges in walked)


@pytest.mark.parametrize("seed", range(3))
def test_impenetrable_is_what_the_rule_lists(seed: int) -> None:
    """Neighbours see each other exactly where neither border between them is impenetrable."""
    found = random_map(Random(seed), 5)
    for step, there in enumerate(found.next):
        if there >= 0:
            assert found.sight(step // 6, there) is IMPENETRABLE.isdisjoint(found.borders(step))


# --- range -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.range.counting")
@pytest.mark.parametrize(("pair", "spaces"), [("AA", 0), ("AB", 3), ("AC", 4), ("AD", 5), ("BD", 2)])
def test_range_goes_around_unexplored_area(pair: str, spaces: int) -> None:
    """From A to D it would be four spaces over the empty slot between the three tiles."""
    drawn = draw(BEND)
    a, b = drawn[pair[0]], drawn[pair[1]]
    assert paths.range_between(drawn.map, a, b) == paths.range_between(drawn.map, b, a) == spaces
    if pair == "AD":
        assert board.distance(drawn.map.hexes[a], drawn.map.hexes[b]) == 4


@pytest.mark.rule("xia.range.counting")
@pytest.mark.rule("xia.gate.not-adjacency")
def test_range_ignores_borders_and_gates() -> None:
    drawn = draw(PAIR, sectors=("deltus-gate", "expedior-gate"), on={"a": "IJK", "*": "L", "#": "W", "g": "HT"})
    h, t = drawn["H"], drawn["T"]
    assert drawn.map.gates(h) == [t]
    assert paths.range_between(drawn.map, h, t) == 7
    assert not drawn.map.adjacent(h, t)
    assert not drawn.map.sight(h, t)


@pytest.mark.rule("xia.gate.not-adjacency")
def test_gates_do_not_shorten_a_flyable_distance() -> None:
    tiles = [Tile("deltus-gate", 0, 0), Tile("lost-sector", 5, -2), Tile("expedior-gate", 10, -4)]
    assert chart(tiles).flyable_distance("deltus-gate", "expedior-gate") == 2


def test_spaces_that_nothing_connects_are_out_of_all_range() -> None:
    found = (
        Map().laid(Tile("here", 0, 0), kind("here", "." * SIZE)).laid(Tile("there", 10, -4), kind("there", "." * SIZE))
    )
    assert paths.range_between(found, 0, SIZE) == paths.OUT_OF_RANGE
    assert found.sector_distance("here", "there") is None


# --- distances in sectors --------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.board.sector-distance")
@pytest.mark.example("xia.ex.distance-sector-vs-space")
def test_the_example_of_neighbours_in_two_sectors() -> None:
    wanted = example("xia.ex.distance-sector-vs-space")
    drawn = draw(PAIR, sectors=("b", "a"))
    assert paths.range_between(drawn.map, drawn["L"], drawn["W"]) == wanted["range_in_spaces"]
    assert drawn.map.sector_distance("a", "b") == wanted["distance_in_sectors"]
    assert drawn.map.sector_distance("a", "a") == 0


@pytest.mark.rule("xia.mission.flyable-distance")
@pytest.mark.example("xia.ex.flyable-distance-adjacent")
def test_the_example_of_neighbouring_sectors() -> None:
    found = turned_board("red-gulch", "loath")
    assert found.flyable_distance("red-gulch", "loath") == example("xia.ex.flyable-distance-adjacent")["distance"]
    assert found.flyable_distance("red-gulch", "azure") is None  # not on the board


@pytest.mark.rule("xia.mission.flyable-distance")
@pytest.mark.rule("xia.board.sector-distance")
@pytest.mark.example("xia.ex.flyable-distance-around-star")
def test_the_example_of_the_way_around_a_star() -> None:
    """A, S and B in a row; C and D in the row below."""
    places = {"A": (0, 0), "S": (5, -2), "B": (10, -4), "C": (2, 3), "D": (7, 1)}
    found = Map()
    for name, (q, r) in places.items():
        found = found.laid(Tile(name, q, r), kind(name, "*" * SIZE if name == "S" else "." * SIZE))
    graph = given("xia.ex.flyable-distance-around-star")["graph"]
    assert all(found.sector_distance(a, b) == 1 for a, others in graph.items() for b in others)
    assert found.sector_distance("A", "B") == 2
    assert found.flyable_distance("A", "B") == example("xia.ex.flyable-distance-around-star")["distance"]
    assert found.flyable_distance("A", "S") is found.flyable_distance("S", "A") is None


# --- gates and Spawn Points ------------------------------------------------------------------------------------------
GATES = ("deltus-gate", "expedior-gate", "tigris-gate")


@pytest.mark.rule("xia.gate.use")
@pytest.mark.rule("xia.gate.tigris-isolated")
@pytest.mark.rule("xia.gate.single-gate")
def test_gates_lead_to_every_space_of_the_other_gate_and_not_to_tigris() -> None:
    found = turned_board(*GATES)
    rings = [
        [space for space in range(n * SIZE, n * SIZE + SIZE) if found.ground[space] == board.GATE] for n in range(3)
    ]
    assert all(found.gates(space) == rings[1] for space in rings[0])
    assert all(found.gates(space) == rings[0] for space in rings[1])
    assert all(found.gates(space) == [] for space in rings[2])
    off = next(space for space in range(SIZE) if found.ground[space] != board.GATE)
    assert found.gates(off) == []
    alone = turned_board("deltus-gate", "tigris-gate")
    assert all(alone.gates(space) == [] for space in range(len(alone.hexes)))


@pytest.mark.rule("xia.gate.tigris")
@pytest.mark.rule("xia.respawn.where")
@pytest.mark.example("xia.ex.tigris-tie")
@pytest.mark.example("xia.ex.respawn-skips-occupied")
def test_the_examples_of_the_nearest_spawn_point() -> None:
    points = given("xia.ex.tigris-tie")["spawn_points"]
    assert nearest_spawn(points, 6) == example("xia.ex.tigris-tie")["placed_on"]
    skipped = given("xia.ex.respawn-skips-occupied")
    free = [point for point in skipped["spawn_points"] if point not in skipped["occupied"]]
    assert nearest_spawn(free, 9) == example("xia.ex.respawn-skips-occupied")["placed_on"]


def spawning(*spaces: Hex) -> Xia:
    """Burning Horse and Lunari, and a ship in each of these spaces."""
    makers = (puddle_jumper, gaiden, easy_tiger)
    ships = tuple(make(seat, space) for seat, (make, space) in enumerate(zip(makers, spaces, strict=True)))
    return table(ships, starting_tiles(("burning-horse", "lunari")), Turn(0))


@pytest.mark.rule("xia.respawn.where")
def test_ships_come_back_on_the_nearest_free_spawn_point() -> None:
    """Burning Horse has number 12 and Lunari 16."""
    g = spawning((0, 0), (0, 1), (0, 2))
    horse, moon = (g.map.hexes[g.map.spawns[number]] for number in (12, 16))
    assert g.free_spawns() == [12, 16]
    assert [g.spawn_spaces(roll) for roll in (1, 13, 14, 19)] == [[horse], [horse], [moon], [moon]]
    g.ships[0].space = horse
    assert (g.free_spawns(), g.spawn_spaces(1)) == ([16], [moon])


@pytest.mark.rule("xia.respawn.all-occupied")
@pytest.mark.rule("xia.npc.spawn")
def test_ships_come_back_beside_a_spawn_point_if_all_are_occupied() -> None:
    """Beside that of Burning Horse lie two spaces of the Nebula, which come last."""
    g = spawning((2, -1), (0, 0), (2, -2))
    moon = g.map.hexes[g.map.spawns[16]]
    g.ships[1].space = moon
    assert g.free_spawns() == []
    beside = g.spawn_spaces(1)
    assert (2, 0) in beside
    assert (2, -2) not in beside  # occupied
    assert all(g.ground(space) == "." for space in beside)


@pytest.mark.rule("xia.npc.spawn")
def test_nobody_is_put_across_a_hazard_while_there_is_another_space_nor_ever_into_a_star() -> None:
    drawn = draw(TILE, on={"*": "E", "a": "FI", "~": "N", "#": "O"})
    point = drawn["J"]
    assert drawn.names(drawn.map.nearest_free(point, [point])) == "K"
    assert sorted(drawn.names(drawn.map.nearest_free(point, [point, drawn["K"]]))) == sorted("FINO")
    ring = [drawn[name] for name in "JKFINO"]  # then a space further, from K
    assert sorted(drawn.names(drawn.map.nearest_free(point, ring))) == sorted("GLP")
    assert drawn.map.nearest_free(point, range(SIZE)) == []


# --- the map and the table -------------------------------------------------------------------------------------------
def test_copies_share_a_map_until_a_tile_is_laid() -> None:
    g = spawning((0, 0), (0, 1), (0, 2))
    twin = g.copy()
    assert twin.map is g.map
    twin.tiles += (Tile("azure", 2, 3),)
    assert len(twin.map.hexes) == 3 * SIZE
    assert len(g.map.hexes) == 2 * SIZE
    assert twin.ground((2, 3)) != board.UNEXPLORED
    assert g.ground((2, 3)) == board.UNEXPLORED


def test_numbers_and_hexes_name_the_same_spaces() -> None:
    found = turned_board(*list(content().sectors)[:5])
    assert [found.number(space) for space in found.hexes] == list(range(5 * SIZE))
    assert found.number((40, 40)) == -1
    assert set(found.hexes[:SIZE]) == set(CELLS)
