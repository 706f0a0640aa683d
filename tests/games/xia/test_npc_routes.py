"""How NPCs find their way: small drawings, then a plain search to compare with."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rimward.games.xia.flight.paths import Pilot, lanes
from rimward.games.xia.npcs import routes
from rimward.games.xia.npcs.routes import HONEST, NOWHERE, SCOUNDREL, Field, approach, ends
from rimward.games.xia.table.board import GATE, PLANET, STAR, TIGRIS, Map
from tests.games.xia.maps import PAIR, TILE, Drawing, draw, random_map

EDGE = "VUZWY"  # of the eastern tile, towards the western one


def field(drawn: Drawing, start: str, pilot: Pilot = HONEST) -> Field:
    return routes.field(drawn.map, pilot, drawn[start])


def cost(drawn: Drawing, way: str, pilot: Pilot = HONEST) -> tuple[int, int, int, int] | None:
    """From the first space to the second: Shields, Debris, Asteroids and steps."""
    found = field(drawn, way[0], pilot)
    found.dare()
    number = found.costs[drawn[way[1]]]
    return parted(number) if number < NOWHERE else None


def parted(number: int) -> tuple[int, int, int, int]:
    return number // 10**9, number // 10**6 % 1000, number // 1000 % 1000, number % 1000


def goals(drawn: Drawing, start: str, targets: str, occupied: str = "", pilot: Pilot = HONEST) -> str:
    numbers, taken = [drawn[name] for name in targets], [drawn[name] for name in occupied]
    return "".join(sorted(drawn.names(approach(field(drawn, start, pilot), numbers, taken))))


def stops(
    drawn: Drawing, way: str, points: int, occupied: str = "", wanted: str = "", last: str = "", pilot: Pilot = HONEST
) -> dict[str, str]:
    """The ends of the routes between two spaces, `+` before one across a border, each with a way to it."""
    found, goal = field(drawn, way[0], pilot), [drawn[name] for name in way[1:]]
    found.dare()
    taken, fine = [drawn[name] for name in occupied], [drawn[name] for name in wanted]
    told = ends(found, goal, points, taken, lambda space: space in fine, drawn[last or way[0]])
    return {"+" * (word == "cross") + drawn.names([space]): drawn.names(flown) for (word, space), flown in told.items()}


# --- the safest, then the shortest -----------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.move-route")
@pytest.mark.parametrize(
    ("rocks", "expected"),
    [("", (0, 0, 0, 4)), ("J", (0, 0, 0, 5)), ("JEN", (0, 0, 0, 6)), ("JENBR", (0, 0, 1, 4))],
)
@pytest.mark.parametrize("ground", ["a", "d", "#", "*"])
def test_a_detour_rather_than_a_roll(rocks: str, expected: tuple[int, int, int, int], ground: str) -> None:
    """From the west end to the east end of a tile, with more and more in the way; at last there is no way around."""
    found = cost(draw(TILE, on={ground: rocks}), "HL")
    if len(rocks) < 5:
        assert found == expected
    else:
        assert found == {"a": (0, 0, 1, 4), "d": (0, 1, 0, 4), "#": (2, 0, 0, 4), "*": None}[ground]


@pytest.mark.rule("xia.npc.move-unreachable")
@pytest.mark.parametrize(
    ("on", "expected"),
    [
        ({"a": "BEJNR"}, (0, 0, 1, 4)),
        ({"d": "EJNR", "a": "B"}, (0, 0, 1, 6)),  # Asteroids before Debris, however long the way is
        ({"#": "BEJN", "d": "R"}, (0, 1, 0, 6)),  # Debris before a Planetary Shield
        ({"#": "EJN", "*": "BR"}, (2, 0, 0, 4)),  # a Shield is crossed twice; a Star never
        ({"*": "BEJNR"}, None),
        ({"a": "BEJNRIDM"}, (0, 0, 2, 4)),  # two belts; one roll for each
        ({"a": "BEJNRI", "d": "DM"}, (0, 0, 2, 4)),
        ({"d": "BEJNR", "a": "IDM"}, (0, 1, 1, 4)),
    ],
)
def test_the_safest_way(on: dict[str, str], expected: tuple[int, int, int, int] | None) -> None:
    assert cost(draw(TILE, on=on), "HL") == expected


@pytest.mark.rule("xia.npc.move-nebula")
def test_a_nebula_is_nothing_to_them() -> None:
    assert cost(draw(TILE, on={"~": "BEJNR"}), "HL") == (0, 0, 0, 4)


@pytest.mark.rule("xia.npc.move-unexplored")
def test_they_never_leave_the_board() -> None:
    found = field(draw(TILE), "A")
    found.dare()
    assert len(found.costs) == 19
    assert max(found.costs) < NOWHERE


# --- planets ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.move-entrances")
@pytest.mark.parametrize(
    ("law", "honest", "scoundrel"),
    [
        ("lawful", (0, 0, 0, 2), None),
        ("neutral", (0, 0, 0, 2), (0, 0, 0, 2)),
        ("outlaw", (0, 0, 0, 2), (0, 0, 0, 2)),
    ],
)
def test_who_enters_which_planet(law: str, honest: tuple[int, ...], scoundrel: tuple[int, ...] | None) -> None:
    """By its one Entrance; the Scoundrel does not get onto a Lawful one even through its Shield."""
    drawn = draw(TILE, on={"#": "EFJ"}, entrances=("JN",), laws=(law,))
    assert (cost(drawn, "NE"), cost(drawn, "NE", SCOUNDREL)) == (honest, scoundrel)
    assert cost(drawn, "EN") == cost(drawn, "EN", SCOUNDREL) == (0, 0, 0, 2)  # and out of it


@pytest.mark.rule("xia.npc.move-entrances")
def test_the_entrance_and_not_the_short_way() -> None:
    assert cost(draw(TILE, on={"#": "EFJ"}, entrances=("JN",)), "BF") == (0, 0, 0, 6)
    assert cost(draw(TILE, on={"#": "EFJ"}), "BF") == (1, 0, 0, 1)


# --- gates -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.move-gates")
def test_a_gate_is_a_step_where_it_shortens_the_way() -> None:
    drawn = draw(PAIR, on={"g": "HT"})
    assert cost(drawn, "HT") == (0, 0, 0, 1)
    assert cost(drawn, "MX") == (0, 0, 0, 3)
    assert stops(drawn, "MX", 8) == {"X": "HTX"}
    assert cost(drawn, "GW") == (0, 0, 0, 1)  # and not where it does not


@pytest.mark.rule("xia.npc.move-gates")
def test_tigris_leads_nowhere() -> None:
    drawn = draw(PAIR, on={"g": "HT"}, sectors=(TIGRIS, "drawn"))
    assert cost(drawn, "HT") == (0, 0, 0, 7)


# --- which goal ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.move-route")
def test_the_nearest_of_several_spaces() -> None:
    drawn = draw(TILE)
    assert goals(drawn, "A", "QRS") == "QRS"
    assert goals(drawn, "H", "QRS") == "Q"


@pytest.mark.rule("xia.npc.move-unreachable")
@pytest.mark.parametrize(
    ("on", "expected"),
    [
        ({}, "X"),
        ({"a": EDGE}, "X"),  # a roll for the Sector ...
        ({"a": "XT"}, "WY"),  # ... but none within it: as near as can be
        ({"a": EDGE + "X"}, "WY"),  # and no second one
        ({"*": EDGE}, ""),
    ],
)
def test_risks_are_taken_for_the_sector_and_no_more(on: dict[str, str], expected: str) -> None:
    """From L on the western tile to X on the eastern one."""
    assert goals(draw(PAIR, on=on), "L", "X") == expected


@pytest.mark.rule("xia.npc.move-unreachable")
@pytest.mark.rule("xia.npc.move-occupied")
def test_who_waits_does_so_in_a_free_space() -> None:
    drawn = draw(PAIR, on={"a": "X"})
    assert goals(drawn, "L", "X", "W") == "Y"
    assert goals(drawn, "W", "X") == "W"  # who is there already stays


@pytest.mark.rule("xia.npc.move-unreachable")
@pytest.mark.rule("xia.npc.move-entrances")
def test_the_scoundrel_waits_outside_a_lawful_planet() -> None:
    drawn = draw(TILE, on={"#": "EFJ"}, entrances=("JN",), laws=("lawful",))
    assert goals(drawn, "S", "J") == "J"
    assert goals(drawn, "S", "J", pilot=SCOUNDREL) == "O"  # of all spaces beside J the first that he comes to


# --- where routes part -----------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.move-route")
@pytest.mark.parametrize(
    ("way", "points", "expected"),
    [
        ("HL", 4, {"L": "IJKL"}),
        ("HL", 2, {"J": "IJ"}),
        ("AR", 8, {"R": "EJOR"}),  # four routes, all to the same space: nothing to choose
        ("AR", 1, {"E": "E", "D": "D"}),
        ("AR", 2, {"J": "EJ", "I": "EI"}),
        ("AR", 3, {"O": "EJO", "N": "EJN"}),
        ("AR", 0, {"A": ""}),
        ("AQS", 4, {"Q": "DIMQ", "S": "EJOS"}),  # two goals, equally far
    ],
)
def test_where_equal_routes_end(way: str, points: int, expected: dict[str, str]) -> None:
    found = stops(draw(TILE), way, points)
    assert found.keys() == expected.keys()
    for end, flown in expected.items():
        assert len(found[end]) == len(flown)
    if len(expected) == 1:
        assert len(next(iter(found.values()))) == min(points, 4)


@pytest.mark.rule("xia.npc.move-occupied")
@pytest.mark.parametrize(
    ("way", "points", "occupied", "expected"),
    [
        ("HL", 4, "L", {"K": "IJK"}),  # the goal itself
        ("HL", 4, "KL", {"J": "IJ"}),
        ("HL", 4, "K", {"L": "IJKL"}),  # through it
        ("HL", 2, "J", {"I": "I"}),
        ("HL", 3, "IJK", {"H": ""}),
        ("AR", 2, "J", {"I": "EI", "E": "E"}),  # one of two ends is taken: that route ends before it
    ],
)
def test_through_other_ships_but_never_to_them(way: str, points: int, occupied: str, expected: dict[str, str]) -> None:
    found = stops(draw(TILE), way, points, occupied)
    assert {end: len(flown) for end, flown in found.items()} == {end: len(flown) for end, flown in expected.items()}


@pytest.mark.rule("xia.npc.enforcer-move")
@pytest.mark.rule("xia.npc.scoundrel-move")
def test_the_first_free_space_that_is_wanted_ends_a_route() -> None:
    drawn = draw(TILE)
    assert stops(drawn, "HL", 4, wanted="JK") == {"J": "IJ"}
    assert stops(drawn, "HL", 4, wanted="JK", occupied="J") == {"K": "IJK"}
    assert stops(drawn, "HL", 4, wanted="HJ") == {"H": ""}


@pytest.mark.rule("xia.npc.move-unreachable")
def test_a_route_ends_at_its_first_border_with_a_roll() -> None:
    belt = {"a": "BEJNR"}
    drawn = draw(TILE, on=belt)
    assert stops(drawn, "HL", 4) == {"+J": "I"}
    assert stops(drawn, "HL", 1) == {"I": "I"}
    assert stops(drawn, "HL", 2, occupied="J") == {"I": "I"}  # not into a space where it could not stay
    assert stops(drawn, "HL", 3, occupied="J") == {"+J": "I"}  # but through it
    assert stops(drawn, "JL", 1, occupied="JK", last="I") == {"I": ""}  # and back if it gets no further


# --- a plain search --------------------------------------------------------------------------------------------------
def plain_costs(chart: Map, start: int, lawless: bool) -> dict[int, tuple[int, int, int, int]]:
    """Every step again and again until nothing gets cheaper."""
    costs = {start: (0, 0, 0, 0)}
    steps = [(step // 6, there, chart.borders(step)) for step, there in enumerate(chart.next) if there >= 0]
    changed = True
    while changed:
        changed = False
        for here, there, (leaving, entering) in steps:
            planet = chart.ground[there] == PLANET and chart.kind_at(there).law == "lawful"
            banned = lawless and planet and entering in ("shield", "entrance")
            if here not in costs or chart.ground[there] == STAR or banned:
                continue
            rolls = [leaving == "shield", entering == "shield", entering == "debris", entering == "asteroid"]
            shields, debris, rocks, length = costs[here]
            new = (shields + rolls[0] + rolls[1], debris + rolls[2], rocks + rolls[3], length + 1)
            if new < costs.get(there, (99, 0, 0, 0)):
                costs[there], changed = new, True
        for here in [space for space in costs if chart.ground[space] == GATE]:
            for there in range(len(chart.ground)):
                if chart.ground[there] == GATE and there // 19 != here // 19:
                    new = (*costs[here][:3], costs[here][3] + 1)
                    if new < costs.get(there, (99, 0, 0, 0)):
                        costs[there], changed = new, True
    return costs


@pytest.mark.rule("xia.npc.move-route")
@pytest.mark.rule("xia.npc.move-unreachable")
@pytest.mark.parametrize("seed", range(12))
def test_the_search_finds_what_a_plain_one_finds(seed: int) -> None:
    rng = Random(seed)
    chart = random_map(rng, rng.randrange(1, 5), "......##~~adg*")
    for pilot in (HONEST, SCOUNDREL):
        start = rng.choice([space for space, ground in enumerate(chart.ground) if ground != STAR])
        found = routes.field(chart, pilot, start)
        found.dare()
        expected = plain_costs(chart, start, pilot is SCOUNDREL)
        assert {space: parted(cost) for space, cost in enumerate(found.costs) if cost < NOWHERE} == expected
        goal = rng.choice(sorted(expected))
        for word, space in ends(found, [goal], 4, (), lambda _: False, start):
            if word == "hex":  # who stops on the way has lost nothing
                rest = plain_costs(chart, space, pilot is SCOUNDREL)[goal]
                assert tuple(map(sum, zip(expected[space], rest, strict=True))) == expected[goal]


@pytest.mark.rule("xia.npc.move-route")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), tiles=st.integers(1, 6), points=st.integers(0, 8), several=st.integers(1, 5))
def test_the_way_back_from_a_planet_is_the_way_there(seed: int, tiles: int, points: int, several: int) -> None:
    """Found from the goals, the routes end in the same spaces, in the same order and by the same ways."""
    rng = Random(seed)
    chart = random_map(rng, tiles, "........##~adg")
    spaces = range(len(chart.hexes))
    targets, occupied = rng.sample(spaces, several), frozenset(rng.sample(spaces, 4))
    for pilot, start in ((HONEST, rng.choice(spaces)), (SCOUNDREL, rng.choice(spaces))):
        found, course = routes.field(chart, pilot, start), routes.Course(chart, lanes(chart, pilot), targets)
        goals = found.seek(targets)
        assert course.leads_from(start) == bool(goals)
        if goals:
            there = ends(found, goals, points, occupied, None, start)
            back = course.ends(start, points, occupied, start)
            assert list(back.items()) == list(there.items())
            for more in (points, points + 1, points):  # what was planned is kept for the same question and no other
                again = routes.Course(chart, lanes(chart, pilot), targets)
                assert again.leads_from(start)
                assert course.ends(start, more, occupied, start) == again.ends(start, more, occupied, start)
                assert course.ends(start, more, frozenset(), start) == again.ends(start, more, frozenset(), start)
            assert {end[1] for end in back}.intersection(targets) == {end[1] for end in back}.intersection(goals)
