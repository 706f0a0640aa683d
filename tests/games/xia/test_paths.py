"""Where a ship gets without a roll, and what it could cross: small drawings, then a plain search to compare with."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rimward.games.xia.flight.paths import INNOCENT, OUT_OF_RANGE, OUTLAW, Pilot, across, range_between, reachable
from rimward.games.xia.table.board import Map, Tile
from rimward.games.xia.turn import Turn
from tests.games.xia.maps import draw, random_map
from tests.games.xia.printed import chart
from tests.games.xia.scenes import easy_tiger, gaiden, puddle_jumper, table

PLANET = """
    .A  .B  .C
  .D  #E  #F  .G
.H  .I  #J  .K  .L
  .M  .N  .O  .P
    .Q  .R  .S
"""
HAZARDS = """
    .A  .B  .C
  aD  aE  .F  .G
~H  ~I  .J  dK  .L
  .M  .N  dO  .P
    .Q  .R  .S
"""


# --- drawn -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.move.point-per-space")
@pytest.mark.parametrize(
    ("points", "spaces"), [(0, ""), (1, "KONIEF"), (2, "KONIEFLPGSRQMHDABC"), (9, "KONIEFLPGSRQMHDABC")]
)
def test_a_point_a_space_the_cheapest_first(points: int, spaces: str) -> None:
    """And around each of them clockwise from east."""
    drawn = draw(PLANET, on={".": "EFJ"})
    ways = reachable(drawn.map, drawn["J"], points, INNOCENT)
    assert drawn.names(ways.spaces()) == spaces
    assert ways.cost(drawn["J"]) == 0
    assert ways.cost(drawn["A"]) == (2 if points > 1 else -1)


@pytest.mark.rule("xia.border.entrance")
@pytest.mark.rule("xia.planet.neutral")
@pytest.mark.parametrize("pilot", [INNOCENT, OUTLAW])
def test_a_neutral_entrance_is_open_to_all_both_ways(pilot: Pilot) -> None:
    drawn = draw(PLANET, entrances=("JN",))
    inwards = reachable(drawn.map, drawn["N"], 3, pilot)
    assert drawn.names(inwards.way(drawn["E"])) == "JE"
    outwards = reachable(drawn.map, drawn["E"], 3, pilot)
    assert drawn.names(outwards.spaces()) == "FJNORQMI"
    assert drawn.names(outwards.way(drawn["O"])) == "JNO"


@pytest.mark.rule("xia.planet.lawful-entrance")
def test_a_lawful_entrance_lets_outlaws_out_and_not_in() -> None:
    drawn = draw(PLANET, entrances=("JN",), laws=("lawful",))
    n, j = drawn["N"], drawn["J"]
    assert reachable(drawn.map, n, 1, INNOCENT).cost(j) == 1
    barred = reachable(drawn.map, n, 1, OUTLAW)
    assert barred.cost(j) == -1
    assert j not in across(drawn.map, n, OUTLAW)  # not even with a roll
    assert reachable(drawn.map, j, 1, OUTLAW).cost(n) == reachable(drawn.map, j, 1, INNOCENT).cost(n) == 1


@pytest.mark.rule("xia.planet.outlaw-entrance")
def test_an_outlaw_entrance_costs_an_innocent_something() -> None:
    drawn = draw(PLANET, entrances=("JN",), laws=("outlaw",))
    n, j = drawn["N"], drawn["J"]
    for here, there in ((n, j), (j, n)):
        assert reachable(drawn.map, here, 1, OUTLAW).cost(there) == 1
        assert reachable(drawn.map, here, 1, INNOCENT).cost(there) == -1
        assert there in across(drawn.map, here, INNOCENT)


@pytest.mark.rule("xia.border.asteroid-within")
@pytest.mark.rule("xia.border.debris-within")
@pytest.mark.rule("xia.border.nebula-inside")
@pytest.mark.parametrize(
    ("start", "free", "crossing"),
    [
        ("D", "A", "EHI"),  # out of an Asteroid for nothing; into another, or a Nebula, with a roll
        ("O", "JNPRS", "K"),  # Debris likewise
        ("H", "IM", "D"),  # inside a Nebula and out of it for nothing
        ("J", "FN", "EIKO"),
    ],
)
def test_what_takes_a_roll(start: str, free: str, crossing: str) -> None:
    drawn = draw(HAZARDS)
    ways = reachable(drawn.map, drawn[start], 1, INNOCENT)
    assert sorted(drawn.names(ways.spaces())) == sorted(free)
    assert sorted(drawn.names(across(drawn.map, drawn[start], INNOCENT))) == sorted(crossing)


def test_a_shield_and_a_nebula_behind_it_are_crossed_together() -> None:
    drawn = draw(PLANET, on={"~": "K"})
    assert drawn["K"] in across(drawn.map, drawn["J"], INNOCENT)
    assert drawn.borders("JK") == ("shield", "nebula")


@pytest.mark.rule("xia.border.unexplored-edge")
def test_no_way_leads_off_the_board() -> None:
    drawn = draw(PLANET)
    ways = reachable(drawn.map, drawn["A"], 20, INNOCENT)
    assert sorted(drawn.names(ways.spaces())) == sorted("BCDGHIKLMNOPQRS")  # all but the planet
    assert {there for here in ways.spaces() for there in across(drawn.map, here, INNOCENT)} == {
        drawn[name] for name in "EFJ"
    }


def test_of_equal_ways_it_is_always_the_same() -> None:
    drawn = draw(PLANET, on={".": "EFJ"})
    ways = [reachable(drawn.map, drawn["A"], 4, INNOCENT).way(drawn["S"]) for _ in range(3)]
    assert len(set(ways)) == 1
    assert len(ways[0]) == 4


def test_a_ship_counts_as_what_its_bounty_makes_it() -> None:
    ships = (puddle_jumper(0, (0, 0)), gaiden(1, (2, 0), bounty=1000), easy_tiger(2, (1, 0)))
    g = table(ships, (Tile("kemplar-ii", 0, 0),), Turn(0))
    assert [g.pilot(ship) for ship in range(3)] == [INNOCENT, OUTLAW, INNOCENT]


# --- compared with a plain search ------------------------------------------------------------------------------------
def enters(chart: Map, step: int, pilot: Pilot) -> str:
    """`free`, `rough`, or nothing where it may not go: the rules once more, from the borders alone."""
    leaving, entering = chart.borders(step)
    left, entered = chart.kind_at(step // 6).law, chart.kind_at(chart.next[step]).law
    outlaw = pilot is OUTLAW
    if entering == "entrance" and entered == "lawful" and outlaw:
        return ""
    if not {"shield", "star"}.isdisjoint((leaving, entering)) or entering in ("asteroid", "debris", "nebula"):
        return "rough"
    seen = (leaving == "entrance" and left == "outlaw") or (entering == "entrance" and entered == "outlaw")
    return "rough" if seen and not outlaw else "free"


def plain(chart: Map, start: int, points: int, pilot: Pilot) -> dict[int, int]:
    """Costs of the spaces within reach."""
    costs, edge = {start: 0}, [start]
    for here in edge:
        if costs[here] == points:
            continue
        for step in range(here * 6, here * 6 + 6):
            there = chart.next[step]
            if there >= 0 and there not in costs and enters(chart, step, pilot) == "free":
                costs[there] = costs[here] + 1
                edge.append(there)
    return costs


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 10**6),
    tiles=st.integers(1, 7),
    points=st.integers(0, 12),
    pilot=st.sampled_from((INNOCENT, OUTLAW)),
    grounds=st.sampled_from(("....##~~adg*", "........#~a", "..##", "..........d")),
)
def test_reachable_is_what_a_plain_search_finds(seed: int, tiles: int, points: int, pilot: Pilot, grounds: str) -> None:
    rng = Random(seed)
    chart = random_map(rng, tiles, grounds)
    start = rng.randrange(len(chart.hexes))
    ways = reachable(chart, start, points, pilot)
    costs = plain(chart, start, points, pilot)
    assert {space: ways.cost(space) for space in ways.spaces()} == {s: c for s, c in costs.items() if s != start}
    assert [ways.cost(space) for space in ways.spaces()] == sorted(ways.cost(space) for space in ways.spaces())
    for here in costs:
        steps = [step for step in range(here * 6, here * 6 + 6) if chart.next[step] >= 0]
        rough = [chart.next[step] for step in steps if enters(chart, step, pilot) == "rough"]
        assert across(chart, here, pilot) == rough
    for space in ways.spaces():
        way = (start, *ways.way(space))
        assert (len(way) - 1, way[-1]) == (ways.cost(space), space)
        assert all(enters(chart, chart.step(a, b), pilot) == "free" for a, b in pairwise(way))


@settings(max_examples=30, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), tiles=st.integers(1, 8))
def test_range_is_what_a_plain_search_finds(seed: int, tiles: int) -> None:
    rng = Random(seed)
    chart = random_map(rng, tiles)
    start = rng.randrange(len(chart.hexes))
    steps, edge = {start: 0}, [start]
    for here in edge:
        for there in chart.next[here * 6 : here * 6 + 6]:
            if there >= 0 and there not in steps:
                steps[there] = steps[here] + 1
                edge.append(there)
    spaces = range(len(chart.hexes))
    assert [range_between(chart, start, space) for space in spaces] == [steps.get(s, OUT_OF_RANGE) for s in spaces]


def test_equal_boards_share_one_map() -> None:
    """Whatever was worked out for one is there for all copies, samples and loads of the same tiles."""
    assert chart([Tile("azure", 0, 0)]) is chart([Tile("azure", 0, 0)])
