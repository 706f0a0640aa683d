"""The map: what a region is, which regions touch, how far it is from one to another."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.andromeda.openings import (
    NEBULAE,
    SPACES,
    Lucky,
    Opening,
    event,
    launches,
    off_map,
    order,
    planets,
    raider,
    turn_ends,
    until,
)
from tests.games.andromeda.world import BLUE, CONTENT, GREEN, YELLOW, Play, at, world

# The board of Rimward: rows of 5, 4, 5, 4 and 5 hexes, and a ring of nebulae around them.
TOUCHES = {
    "A1": "A2 B1 N1 N6",
    "B2": "A2 A3 B1 B3 C2 C3",
    "C1": "B1 C2 D1 N6",
    "C3": "B2 B3 C2 C4 D2 D3",
    "D4": "C4 C5 D3 E4 E5 N3",
    "E3": "D2 D3 E2 E4 N4 N5",
    "N1": "A1 A2 A3 N2 N6",
    "N3": "A5 B4 C5 D4 E5 N2 N4",
}


# --- regions ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.map.region-types")
@pytest.mark.parametrize(("space", "kind"), [("C1", "planet"), ("C3", "base"), ("N6", "nebula")])
def test_planets_bases_and_nebulae_are_launched_to_and_each_is_activated_as_what_it_is(space: str, kind: str) -> None:
    ships = [(YELLOW, "science-vessel", "bay"), (YELLOW, "transport", "bay")]
    play = Lucky(world(tiles=planets("C1", "E5", C3="shipyard"), ships=ships))
    assert launches(play, "science-vessel") == {"C1", "C3", "E5", *NEBULAE}
    play.launch("science-vessel", space)
    told = [code for code in ("planet", "base", "nebula") if play.told(f"activate.{code}")]
    assert told == [kind]


@pytest.mark.rule("andromeda.map.region-types")
def test_there_is_no_fourth_type_without_the_option() -> None:
    kinds = [region["kind"] for region in Opening(4).chosen().table["regions"]]
    assert (kinds.count("planet"), kinds.count("base"), kinds.count("nebula")) == (8, 6, 6)
    empty = [kind for kind in kinds if kind not in ("planet", "base", "nebula")]
    assert (len(empty), len(set(empty))) == (9, 1)


@pytest.mark.rule("andromeda.map.six-nebulae")
@pytest.mark.parametrize("faces", [(1, 2, 3), (4, 5, 6)])
def test_a_die_picks_the_nebula_of_its_number(faces: tuple[int, ...]) -> None:
    play = Opening(3, (1, 1, *faces, *(6, 6, 6, 6, 6, 6), *(5,) * 6, *(4,) * 6)).chosen()
    found = [[space for space in NEBULAE if play.at("leaders", space)[seat]] for seat in range(3)]
    assert found == [[f"N{face}"] for face in faces]


@pytest.mark.rule("andromeda.map.adjacency")
@pytest.mark.parametrize("space", TOUCHES)
def test_what_a_space_touches(space: str) -> None:
    names = {CONTENT.spaces[number] for number in CONTENT.map[at(space)].neighbours}
    assert names == set(TOUCHES[space].split())


@pytest.mark.rule("andromeda.map.adjacency")
def test_touching_goes_both_ways_and_there_are_29_spaces() -> None:
    assert tuple(CONTENT.spaces) == (*SPACES, *NEBULAE)
    pairs = {(n, other) for n, region in enumerate(CONTENT.map) for other in region.neighbours}
    assert pairs == {(other, n) for n, other in pairs}
    assert all(n != other for n, other in pairs)


@pytest.mark.rule("andromeda.map.adjacency")
@pytest.mark.rule("andromeda.range.counting")
def test_distance_one_is_what_touches() -> None:
    """All six around C3, and none of the two that lie beyond."""
    around = ("B2", "B3", "C2", "C4", "D2", "D3")
    ships = [(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")]
    play = Play(world(tiles=planets("C3", *around, "C1", "A3"), ships=ships))
    assert launches(play, "transport") == set(around)


# --- spaces without a tile -------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.map.empty-spaces")
def test_nothing_is_launched_to_a_space_without_a_tile() -> None:
    play = Play(world(tiles=planets("A1", "C3", "E5")))
    assert launches(play, "transport") == {"A1", "C3", "E5"}
    play.refused(f"launch:transport,{at('A2')}")


@pytest.mark.rule("andromeda.map.empty-spaces")
@pytest.mark.parametrize("laid", [True, False])
def test_range_is_not_counted_through_a_space_without_a_tile(laid: bool) -> None:
    """From C1 to C3 it is two steps over C2, if a tile lies there. The way round over B1 and B2 is three."""
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "fighter", "bay")]
    tiles = planets("B1", "B2", "C1", "C3", *(("C2",) if laid else ()))
    play = Play(world(tiles=tiles, ships=ships))
    assert launches(play, "fighter") == ({"B1", "B2", "C2", "C3"} if laid else {"B1", "B2"})


@pytest.mark.rule("andromeda.map.empty-spaces")
def test_a_new_planet_fills_the_first_empty_space_and_is_a_region_at_once() -> None:
    """A1 and A2 are taken, A4 as well: the planet of the Field lies on A3, where blue can launch to."""
    steps = int(CONTENT.numbers.event_steps[2])
    stock = {"ice": 2, "titanium": 2, "energy": 2}
    g = world(
        tiles=planets("A1", "A2", "A4", "E1", C2="maximus"),
        stock={YELLOW: stock},
        marker=steps - 1,
        stack_planets=4,
        raiders=off_map(),
        events=(event("A"),),
    )
    play = Lucky(g).launch("transport", "C2")
    until(play, "andromeda.base.maximus")
    assert [told["region"] for told in play.told("event.planet")] == [at("A3")]
    assert play.table["regions"][at("A3")]["kind"] == "planet"
    assert play.table["regions"][at("A5")]["kind"] not in ("planet", "base", "nebula")
    turn_ends(play)
    assert "A3" in launches(play, "transport")


# --- who stands where ------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.map.occupied")
@pytest.mark.parametrize("occupied", ["ship", "raider"])
def test_a_ship_or_a_raider_occupies(occupied: str) -> None:
    scene: dict[str, Any] = {"ships": [(BLUE, "transport", "C3"), (BLUE, "transport", "bay")]}
    if occupied == "raider":
        scene = {"raiders": [(raider("S"), ("C3",))]}
    play = Play(world(tiles=planets("A1", "C3", "E5"), **scene))
    assert launches(play, "transport") == {"A1", "E5"}


@pytest.mark.rule("andromeda.map.occupied")
def test_leaders_bonus_resources_moons_and_developments_do_not_occupy() -> None:
    tiles = {**planets("A1", "A2", "A4", "E5"), "A3": "industry"}
    top = next(name for name, face in CONTENT.moons.items() if face.color == "industry")
    g = world(
        tiles=tiles,
        ships=[(BLUE, "transport", "settled"), (BLUE, "transport", "bay")],
        leaders={"A1": {BLUE: 2}},
        bonus={"A2": {"ice": 1}},
        moons={"A3": (top, 3)},
        developments=[(BLUE, "city", "A4")],
    )
    assert launches(Play(g), "transport") == {"A1", "A2", "A3", "A4", "E5"}


@pytest.mark.rule("andromeda.map.sharing")
def test_who_shares_a_region_lives_in_peace_while_it_is_not_active() -> None:
    """Three players and a raider stand on C1. Yellow launches to C5, and nothing happens on C1."""
    here = [(seat, "transport", "C1") for seat in (YELLOW, BLUE, GREEN)]
    bays = [(seat, "transport", "bay") for seat in (YELLOW, BLUE, GREEN)]
    g = world(
        3,
        tiles=planets("C1", "C2", "C4", "C5"),
        ships=[*here, *bays, (YELLOW, "fighter", "C4")],
        raiders=[(raider("S"), ("C1",))],
    )
    play = turn_ends(Lucky(g).launch("transport", "C5"))
    assert order(play, "raider.strikes", "battle.begins") == []
    assert ["C1" in play.where(seat, "transport") for seat in range(3)] == [True] * 3
    assert play.table["raiders"][0]["regions"] == [at("C1")]


@pytest.mark.rule("andromeda.map.sharing")
@pytest.mark.rule("andromeda.map.active-region")
def test_a_return_has_no_active_region() -> None:
    """Yellow and blue share C1, a raider is near: on a Return nobody strikes, nobody fights."""
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "transport", "C3"), (BLUE, "transport", "C1")]
    g = world(
        tiles=planets("C1", "C2", "C3", "E5"),
        ships=[*ships, (YELLOW, "transport", "bay"), (BLUE, "transport", "bay")],
        raiders=[(raider("A"), ("C2",))],
    )
    play = Lucky(g).say("return")
    play.say("done")
    assert order(play, "raider.strikes", "battle.begins", "return.returned") == ["return.returned"]
    assert play.table["raiders"][0]["regions"] == [at("C2")]
    assert play.turn_of == BLUE


@pytest.mark.rule("andromeda.map.active-region")
def test_strike_and_battle_are_where_the_ship_was_launched_to() -> None:
    """Other ships of both stand together on C1 as well, nearer to the raider."""
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "transport", "bay"), (BLUE, "transport", "C1")]
    g = world(
        tiles=planets("B1", "C1", "C2", "E5", "E4"),
        ships=[*ships, (BLUE, "transport", "C2"), (BLUE, "transport", "bay")],
        raiders=[(raider("A"), ("B1",))],
    )
    play = turn_ends(Lucky(g).launch("transport", "C2"))
    assert [told["region"] for told in play.told("raider.strikes")] == [at("C2")]
    assert [told["region"] for told in play.told("battle.begins")] == [at("C2")]


# --- range -----------------------------------------------------------------------------------------------------------
LINE = ("C1", "C2", "C3", "C4", "C5")


@pytest.mark.rule("andromeda.range.definition")
@pytest.mark.parametrize(("kind", "reached"), [("transport", {"C2"}), ("fighter", {"C2", "C3"})])
def test_range_is_the_largest_distance_of_a_launch(kind: str, reached: set[str]) -> None:
    ships = [(YELLOW, "science-vessel", "C1"), (YELLOW, "transport", "bay"), (YELLOW, "fighter", "bay")]
    assert launches(Play(world(tiles=planets(*LINE), ships=ships)), kind) == reached


@pytest.mark.rule("andromeda.range.definition")
def test_who_joins_a_battle_counts_from_where_the_ship_itself_stands() -> None:
    """Two away from the battle on C3, a fighter can come and a transport cannot, although a friend is nearer."""
    ships = [(YELLOW, "fighter", "C1"), (YELLOW, "transport", "C1"), (YELLOW, "transport", "C3")]
    g = world(
        tiles=planets(*LINE),
        ships=[*ships, (BLUE, "transport", "C3")],
        phase="battle",
        region="C3",
    )
    play = Lucky(g)
    assert (play.asked.seat, play.asked.code) == (YELLOW, "andromeda.battle.escalation")
    mine = [n for n, ship in enumerate(play.table["ships"]) if ship["owner"] == YELLOW and ship["kind"] == "fighter"]
    assert [key for key in play.asked.keys if key.startswith("ship:")] == [f"ship:{n}" for n in mine]


@pytest.mark.rule("andromeda.range.counting")
def test_the_shortest_way_counts() -> None:
    """From C1 to C3 by C2, although a longer way leads there too; C4 is three away by any way."""
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "fighter", "bay")]
    play = Play(world(tiles=planets(*LINE, "B1", "B2", "B3"), ships=ships))
    assert launches(play, "fighter") == {"C2", "C3", "B1", "B2"}


@pytest.mark.rule("andromeda.range.counting")
def test_whoever_stands_on_the_way_does_not_block_it() -> None:
    """On C2 lie blue's ship, a raider, leaders and a development."""
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "fighter", "bay"), (BLUE, "transport", "C2")]
    g = world(
        tiles=planets("C1", "C2", "C3", "C4"),
        ships=[*ships, (BLUE, "transport", "bay")],
        raiders=[(raider("D"), ("C2",))],
        leaders={"C2": {BLUE: 1}},
        developments=[(BLUE, "city", "C2")],
    )
    assert launches(Play(g), "fighter") == {"C2", "C3"}


@pytest.mark.rule("andromeda.range.nebula-path")
def test_only_voyage_goes_through_a_nebula() -> None:
    """A1 and A3 both touch the first nebula, and no tile lies between them."""
    assert {"A1", "A3"} <= set(TOUCHES["N1"].split())
    ships = [(YELLOW, "transport", "A1"), (YELLOW, "fighter", "bay"), (YELLOW, "science-vessel", "bay")]
    play = Play(world(tiles=planets("A1", "A3", "B1", "E5"), ships=ships))
    assert launches(play, "fighter") == {"B1"}
    assert launches(play, "science-vessel") == {"A3", "B1", "N1", "N2", "N5", "N6"}


@pytest.mark.rule("andromeda.range.nebula-path")
def test_a_launch_is_measured_from_a_ship_in_a_nebula_as_well() -> None:
    """The transport itself never enters it."""
    ships = [(YELLOW, "science-vessel", "N1"), (YELLOW, "transport", "bay"), (YELLOW, "fighter", "bay")]
    play = Play(world(tiles=planets("A1", "A3", "B1", "E5"), ships=ships))
    assert launches(play, "transport") == {"A1", "A3"}
    assert launches(play, "fighter") == {"A1", "A3", "B1"}


@pytest.mark.rule("andromeda.range.nebula-path")
def test_raiders_come_through_nebulae() -> None:
    """From A1 to A3 it is two steps, by way of the first nebula alone."""
    assert CONTENT.raiders[raider("A")].range == 2
    g = world(tiles=planets("A1", "A3", "E5", "E1"), raiders=[(raider("A"), ("A1",))])
    play = Lucky(g).launch("transport", "A3")
    assert [told["region"] for told in play.told("raider.strikes")] == [at("A3")]
