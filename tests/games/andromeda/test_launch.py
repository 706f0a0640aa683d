"""Launching: which ship, to which region, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.andromeda.openings import (
    NEBULAE,
    Lucky,
    cards,
    faces,
    launches,
    order,
    planets,
    raider,
    turn_ends,
    worth,
)
from tests.games.andromeda.world import BLUE, CONTENT, YELLOW, Play, at, world

LINE = ("C1", "C2", "C3", "C4", "C5")


def key(kind: str, space: str) -> str:
    return f"launch:{kind},{at(space)}"


def price(deck: str, place: int = 0) -> dict[str, int]:
    """What a module of the market costs; energy for what may be any resource."""
    cost = dict(CONTENT.numbers.prices[deck][place])
    return {**{kind: n for kind, n in cost.items() if kind != "any"}, "energy": cost.get("any", 0)}


# --- the turn --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.launch.sequence")
def test_place_then_activate_then_strike_then_battle() -> None:
    play = Lucky(world(tiles=planets("C1", "C2", "E5", "A5"), raiders=[(raider("A"), ("C2",))]))
    play.launch("transport", "C1")
    steps = ("launch.placed", "activate.planet", "resource.gained", "raider.strikes", "battle.begins")
    assert order(play, *steps)[:5] == list(steps)


@pytest.mark.rule("andromeda.launch.sequence")
def test_a_launch_that_meets_nobody_ends_after_the_activation() -> None:
    play = Lucky(world(tiles=planets(*LINE)))
    play.launch("transport", "C1")
    assert order(play, "raider.strikes", "battle.begins") == []
    assert play.turn_of == BLUE


@pytest.mark.rule("andromeda.launch.choose-ship")
def test_only_ships_in_the_launch_bay_can_be_launched() -> None:
    """The transports lie in the Scrapyard and on the Repair Barge, and the heavy cruiser is not built."""
    ships = [
        (YELLOW, "transport", "scrapyard"),
        (YELLOW, "transport", "barge"),
        (YELLOW, "fighter", "bay"),
        (YELLOW, "science-vessel", "bay"),
    ]
    play = Play(world(tiles=planets(*LINE), ships=ships))
    assert {kind for kind in ("transport", "heavy-cruiser") if launches(play, kind)} == set()
    play.refused(key("transport", "C1"))
    assert launches(play, "fighter") == set(LINE)
    play.launch("fighter", "C1")
    assert play.where(YELLOW, "fighter") == ["C1"]
    assert play.where(YELLOW, "science-vessel") == ["bay"]


@pytest.mark.rule("andromeda.launch.choose-ship")
def test_one_ship_leaves_the_bay() -> None:
    play = Play(world(tiles=planets(*LINE))).launch("transport", "C3")
    assert sorted(play.where(YELLOW, "transport")) == ["C3", "bay", "bay", "supply", "supply", "supply"]


# --- first and subsequent launches -----------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.launch.first-definition")
@pytest.mark.rule("andromeda.launch.first-region")
def test_the_first_launch_goes_anywhere() -> None:
    play = Play(world(tiles=planets("A1", "C3", "E5")))
    assert launches(play, "transport") == {"A1", "C3", "E5"}


@pytest.mark.rule("andromeda.launch.ships-on-board")
@pytest.mark.rule("andromeda.launch.first-definition")
def test_ships_off_the_map_do_not_make_it_a_subsequent_launch() -> None:
    """In the Scrapyard, on the Repair Barge, in a development: none of them is on the board."""
    ships = [(YELLOW, "transport", place) for place in ("scrapyard", "barge", "settled", "bay")]
    g = world(tiles=planets("A1", "C3", "E5"), ships=ships, developments=[(YELLOW, "factory", "C3")])
    assert launches(Play(g), "transport") == {"A1", "C3", "E5"}


@pytest.mark.rule("andromeda.launch.ships-on-board")
@pytest.mark.rule("andromeda.launch.subsequent-definition")
def test_one_ship_on_the_map_is_enough_for_a_subsequent_launch() -> None:
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "transport", "bay")]
    play = Play(world(tiles=planets("A1", "C1", "C2", "E5"), ships=ships))
    assert launches(play, "transport") == {"C2"}


@pytest.mark.rule("andromeda.launch.subsequent-definition")
def test_only_the_ships_of_the_player_count() -> None:
    """Blue has a ship on the board; for yellow it is a first launch all the same."""
    play = Play(world(tiles=planets("A1", "C1", "E5"), ships=[(BLUE, "transport", "C1")]))
    assert launches(play, "transport") == {"A1", "E5"}


@pytest.mark.rule("andromeda.launch.first-region")
@pytest.mark.example("andromeda.example.first-launch-occupied")
@pytest.mark.parametrize("occupied", ["blue", "raider"])
def test_a_first_launch_into_an_occupied_region_takes_attack(occupied: str) -> None:
    ships = [(YELLOW, "transport", "bay"), (YELLOW, "fighter", "bay"), (BLUE, "transport", "bay")]
    scene: dict[str, Any] = {"ships": ships}
    if occupied == "blue":
        scene["ships"] = [*ships, (BLUE, "transport", "C1")]
    else:
        scene["raiders"] = [(raider("A"), ("C1",))]
    play = Lucky(world(tiles=planets("C1", "C2", "E5"), **scene))
    assert play.refused(key("transport", "C1")).rule == "andromeda.launch.first-region"
    assert launches(play, "transport") == {"C2", "E5"}
    assert "attack" in next(bay for bay in CONTENT.bays() if bay.kind == "fighter").abilities
    play.launch("fighter", "C1")
    assert [told["kind"] for told in play.told("launch.placed")] == ["fighter"]


@pytest.mark.rule("andromeda.launch.subsequent-range")
def test_the_range_is_that_of_the_ship_that_is_launched() -> None:
    """A fighter stands on C1; what counts is the range of the ship in the bay: 1 for a transport, 2 for a vessel."""
    ships = [(YELLOW, "fighter", "C1"), (YELLOW, "transport", "bay"), (YELLOW, "science-vessel", "bay")]
    play = Play(world(tiles=planets(*LINE), ships=ships))
    assert launches(play, "transport") == {"C2"}
    assert launches(play, "science-vessel") & set(LINE) == {"C2", "C3"}
    assert play.refused(key("transport", "C3")).rule == "andromeda.launch.subsequent-range"


@pytest.mark.rule("andromeda.launch.subsequent-range")
def test_any_ship_of_the_player_is_near_enough() -> None:
    """From C1 or from C5; blue's ship in the middle is no help."""
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "transport", "C5"), (YELLOW, "transport", "bay")]
    play = Play(world(tiles=planets(*LINE, "D2"), ships=[*ships, (BLUE, "transport", "C3")]))
    assert launches(play, "transport") == {"C2", "C4"}


@pytest.mark.rule("andromeda.launch.subsequent-not-own")
def test_not_where_a_ship_of_the_player_stands() -> None:
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "fighter", "C2"), (YELLOW, "transport", "bay")]
    play = Play(world(tiles=planets(*LINE, "B1"), ships=ships))
    assert launches(play, "transport") == {"B1", "C3"}
    for space in ("C1", "C2"):
        assert play.refused(key("transport", space)).rule == "andromeda.launch.subsequent-not-own"


@pytest.mark.rule("andromeda.launch.subsequent-occupied")
def test_a_subsequent_launch_may_meet_others() -> None:
    """Without Attack: next to the ship on C2 stand blue (C1), a raider (C3) and blue with a raider (D1)."""
    ships = [(YELLOW, "transport", "C2"), (YELLOW, "transport", "bay"), (BLUE, "transport", "C1")]
    g = world(
        tiles=planets("B1", "C1", "C2", "C3", "D1"),
        ships=[*ships, (BLUE, "fighter", "D1")],
        raiders=[(raider("A"), ("C3",)), (raider("B"), ("D1",))],
    )
    play = Lucky(g)
    assert launches(play, "transport") == {"B1", "C1", "C3", "D1"}
    turn_ends(play.launch("transport", "C1"))
    assert play.told("battle.begins")[0]["region"] == at("C1")


# --- nebulae ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.launch.nebula-voyage")
def test_only_voyage_goes_to_a_nebula_on_a_first_launch() -> None:
    ships = [(YELLOW, kind, "bay") for kind in ("transport", "fighter", "science-vessel", "heavy-cruiser")]
    play = Play(world(tiles=planets("A1", "E5"), ships=ships, stock={YELLOW: {"energy": 3}}))
    for kind in ("transport", "fighter", "heavy-cruiser"):
        assert launches(play, kind) == {"A1", "E5"}
        play.refused(key(kind, "N1"))
    assert launches(play, "science-vessel") == {"A1", "E5", *NEBULAE}


@pytest.mark.rule("andromeda.launch.nebula-voyage")
def test_only_voyage_goes_to_a_nebula_on_a_subsequent_launch() -> None:
    """A Jump does not help: the heavy cruiser has the energy for it."""
    ships = [
        (YELLOW, "transport", "C1"),
        *((YELLOW, k, "bay") for k in ("transport", "science-vessel", "heavy-cruiser")),
    ]
    play = Play(world(tiles=planets("C1", "C2", "E5"), ships=ships, stock={YELLOW: {"energy": 3}}))
    assert not launches(play, "transport") & set(NEBULAE)
    assert not launches(play, "heavy-cruiser") & set(NEBULAE)
    assert "N6" in launches(play, "science-vessel")
    assert play.refused(key("transport", "N6")).rule == "andromeda.launch.nebula-voyage"


# --- Alliance Bases --------------------------------------------------------------------------------------------------
def at_base(base: str, **scene: Any) -> Play:
    """Yellow may launch a transport to the base on C2, or to a planet."""
    return Play(world(tiles=planets("B1", "C1", "C4", "E5", C2=base), **scene))


@pytest.mark.rule("andromeda.launch.base-must-activate")
@pytest.mark.rule("andromeda.launch.base-ability-check")
@pytest.mark.parametrize("base", ["monolith", "trade-hub"])
@pytest.mark.parametrize(
    ("stock", "held", "possible"),
    [({}, 0, False), ({"ice": 1}, 0, False), ({"ice": 2}, 0, True), ({"credit": 1}, 1, True), ({}, 2, True)],
)
def test_two_resources_of_any_kind_open_the_monolith_and_the_trade_hub(
    base: str, stock: dict[str, int], held: int, possible: bool
) -> None:
    play = at_base(base, stock={YELLOW: stock}, hand={YELLOW: cards(held)})
    assert ("C2" in launches(play, "transport")) == possible
    assert {"C1", "C4", "E5"} <= launches(play, "transport")


@pytest.mark.rule("andromeda.launch.base-ability-check")
def test_what_can_be_turned_into_resources_at_once_counts() -> None:
    """A claimed moon, and bonus resources where a ship stands or where this one goes; not those of other regions."""
    two = max(faces("industry"), key=worth)
    assert worth(two) >= 2
    assert "C2" in launches(at_base("trade-hub", claimed={YELLOW: (two,)}), "transport")
    assert "C2" in launches(at_base("trade-hub", bonus={"C2": {"ice": 2}}), "transport")
    assert "C2" not in launches(at_base("trade-hub", bonus={"C1": {"ice": 2}}), "transport")
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "transport", "bay"), (YELLOW, "fighter", "bay")]
    assert "C2" in launches(at_base("trade-hub", bonus={"C1": {"ice": 2}}, ships=ships), "transport")


@pytest.mark.rule("andromeda.launch.base-ability-check")
def test_a_slotted_moon_is_no_resource_any_more() -> None:
    two = max(faces("industry"), key=worth)
    assert "C2" not in launches(at_base("trade-hub", operations={YELLOW: two}), "transport")


@pytest.mark.rule("andromeda.launch.base-ability-check")
def test_what_the_base_needs_cannot_be_thrown_away_in_between() -> None:
    """With one credit, and one moon that has to bring the rest: it cannot be slotted now, but it can be abandoned."""
    two = max(faces("industry"), key=worth)
    play = at_base("trade-hub", stock={YELLOW: {"credit": 1}}, claimed={YELLOW: (two,)})
    assert "slot:0,ops" in play.acts(YELLOW)
    play.launch("transport", "C2")
    play.refused_act(YELLOW, "slot:0,ops")
    assert "abandon:0" in play.acts(YELLOW)


@pytest.mark.rule("andromeda.launch.base-must-activate")
@pytest.mark.rule("andromeda.launch.base-ability-check")
@pytest.mark.parametrize(
    ("deck", "field", "other"),
    [
        ("science", "maximus", "odessa"),
        ("industry", "maximus", "odessa"),
        ("commerce", "odessa", "maximus"),
        ("civilization", "odessa", "maximus"),
    ],
)
def test_a_field_needs_one_module_of_its_columns_that_can_be_paid(deck: str, field: str, other: str) -> None:
    assert "C2" in launches(at_base(field, stock={YELLOW: price(deck)}), "transport")
    assert "C2" not in launches(at_base(other, stock={YELLOW: price(deck)}), "transport")
    less = {**price(deck), "energy": 0}
    assert "C2" not in launches(at_base(field, stock={YELLOW: less}), "transport")


@pytest.mark.rule("andromeda.launch.base-ability-check")
def test_the_shipyard_is_always_open() -> None:
    """With nothing to pay and nothing to repair, a repair is still chosen."""
    play = at_base("shipyard")
    assert "C2" in launches(play, "transport")
    play.launch("transport", "C2")
    assert play.asked.code == "andromeda.repair.nothing"


@pytest.mark.rule("andromeda.launch.base-ability-check")
@pytest.mark.parametrize("missing", ["", "resources", "leaders", "transport", "undeveloped"])
def test_the_development_office_needs_something_that_can_be_built(missing: str) -> None:
    tiles = planets("C1", "B1", "E5", C2="development-office")
    cost = dict(CONTENT.planets[tiles["C1"]].cost)
    dearest = max(cost, key=lambda kind: cost[kind])
    on_planet, in_bay = ("fighter", "transport") if missing == "transport" else ("transport", "fighter")
    g = world(
        tiles=tiles,
        ships=[(YELLOW, on_planet, "C1"), (YELLOW, in_bay, "bay"), (YELLOW, "science-vessel", "bay")],
        stock={YELLOW: {**cost, dearest: cost[dearest] - (missing == "resources")}},
        station={YELLOW: 0 if missing == "leaders" else 5},
        developments=[(BLUE, "city", "C1")] if missing == "undeveloped" else [],
    )
    assert ("C2" in launches(Play(g), "science-vessel")) == (not missing)


@pytest.mark.rule("andromeda.launch.base-must-activate")
def test_no_ship_stands_idle_at_a_base() -> None:
    """Blue has nothing: on a subsequent launch, the base next to its ship is closed to it as well."""
    ships = [(BLUE, "transport", "C1"), (BLUE, "transport", "bay"), (BLUE, "fighter", "bay")]
    play = Play(world(tiles=planets("C1", "C3", "B1", C2="trade-hub"), ships=ships, active=BLUE))
    assert launches(play, "transport") == {"B1"}
    play.refused(key("transport", "C2"))


@pytest.mark.rule("andromeda.launch.must-activate")
def test_a_base_that_is_launched_to_is_used() -> None:
    play = at_base("trade-hub", stock={YELLOW: {"ice": 1, "credit": 1, "titanium": 1}})
    play.launch("transport", "C2")
    assert (play.asked.seat, play.asked.code, play.asked.passes) == (YELLOW, "andromeda.base.any-resources", "")
    play.say("ice", "titanium")
    assert play.stock(YELLOW)["credit"] == 3
    assert len(play.told("activate.base")) == 1
    assert play.turn_of == BLUE


@pytest.mark.rule("andromeda.launch.must-activate")
def test_a_planet_that_is_launched_to_is_activated_without_a_question() -> None:
    top = faces("industry")[0]
    play = Play(world(tiles={**planets("C1", "E5"), "C2": "industry"}, moons={"C2": (top, 1)}))
    play.launch("transport", "C2")
    assert play.table["moons"][YELLOW] == [top]
    assert play.turn_of == BLUE
