"""Developments: where they may be built, what they cost, and what they are worth at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from rimward.games.andromeda.table.names import developed
from tests.games.andromeda.world import BLUE, CONTENT, GREEN, PURPLE, YELLOW, Placed, Play, at, moon, world

BUILT = {
    "science": "observatory",
    "industry": "factory",
    "supremacy": "obelisk",
    "commerce": "spaceport",
    "civilization": "city",
}
LEADERS = {"observatory": 2, "factory": 3, "obelisk": 1, "spaceport": 2, "city": 4}
RICH = {"titanium": 4, "nanocarbon": 4, "ice": 4, "credit": 4, "energy": 5}
OFFICE = f"launch:transport,{at('C2')}"
ONE_MOON = (moon("industry", titanium=1), 1)
HERE_AND_AT_HOME = ((YELLOW, "transport", "C3"), (YELLOW, "transport", "bay"))


def before(
    *ships: Placed,
    tiles: Mapping[str, str] | None = None,
    stock: Mapping[str, int] | None = None,
    crew: int = 4,
    **more: Any,
) -> Play:
    """Yellow may launch to the Development Office on C2, next to an industry planet on C3."""
    g = world(
        tiles={"C2": "development-office", "C3": "industry", **(tiles or {})},
        ships=ships or HERE_AND_AT_HOME,
        stock={YELLOW: RICH if stock is None else stock},
        station={YELLOW: crew},
        **more,
    )
    return Play(g)


def cost_of(space: str, play: Play) -> dict[str, int]:
    return dict(CONTENT.planets[play.table["regions"][at(space)]["name"]].cost)


def paid(play: Play) -> dict[str, int]:
    left = play.stock(YELLOW)
    return {kind: n - left[kind] for kind, n in RICH.items() if n != left[kind]}


# --- what may be built where -----------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.development.types")
@pytest.mark.rule("andromeda.development.benefit-track")
@pytest.mark.parametrize("track", BUILT)
def test_the_planet_decides_the_development_and_its_track(track: str) -> None:
    play = before(tiles={"C3": track}).say(OFFICE)
    assert play.told("development.built") == [{"seat": YELLOW, "kind": BUILT[track], "region": at("C3")}]
    assert {name: play.step(YELLOW, name) for name in BUILT} == {name: int(name == track) for name in BUILT}
    assert play.step(BLUE, track) == 0


@pytest.mark.rule("andromeda.development.types")
def test_there_are_three_planets_of_each_type() -> None:
    assert Counter(planet.type for planet in CONTENT.planets.values()) == dict.fromkeys(BUILT, 3)


@pytest.mark.rule("andromeda.development.one-per-planet")
@pytest.mark.parametrize("owner", [YELLOW, BLUE])
def test_nobody_builds_on_a_developed_planet(owner: int) -> None:
    play = before(developments=[(owner, "factory", "C3")])
    assert play.refused(OFFICE)
    assert play.told("development.built") == []


@pytest.mark.rule("andromeda.development.one-per-planet")
def test_only_the_planet_without_a_development_is_offered() -> None:
    ships = (*HERE_AND_AT_HOME, (YELLOW, "transport", "D3"))
    play = before(*ships, tiles={"D3": "science"}, developments=[(BLUE, "factory", "C3")]).say(OFFICE)
    assert play.told("development.built") == [{"seat": YELLOW, "kind": "observatory", "region": at("D3")}]


@pytest.mark.rule("andromeda.development.requirements")
@pytest.mark.parametrize(("crew", "possible"), [(2, False), (3, True)])
def test_a_factory_needs_three_leaders_on_the_station(crew: int, possible: bool) -> None:
    """A leader of yellow's on D3, where it has no ship, does not help."""
    play = before(crew=crew, tiles={"D3": "monolith"}, leaders={"D3": {YELLOW: 1}})
    assert (OFFICE in play.asked.keys) is possible
    if not possible:
        assert play.refused(OFFICE)


@pytest.mark.rule("andromeda.development.requirements")
def test_every_resource_of_the_cost_is_needed() -> None:
    """Exactly the cost will do; one less of any kind will not, however much there is of the others."""
    cost = cost_of("C3", before())
    assert OFFICE in before(stock=cost).asked.keys
    for kind in cost:
        assert OFFICE not in before(stock={**RICH, kind: cost[kind] - 1}).asked.keys


@pytest.mark.rule("andromeda.development.requirements")
@pytest.mark.rule("andromeda.ship.ability-populate")
@pytest.mark.parametrize("kind", ["fighter", "science-vessel", "heavy-cruiser"])
def test_only_a_transport_can_become_a_development(kind: str) -> None:
    play = before((YELLOW, kind, "C3"), (YELLOW, "transport", "bay"))
    assert play.refused(OFFICE)


@pytest.mark.rule("andromeda.development.requirements")
def test_the_transport_of_another_player_is_no_help() -> None:
    ships = ((BLUE, "transport", "C3"), (YELLOW, "transport", "bay"), (YELLOW, "fighter", "D2"))
    play = before(*ships, tiles={"D2": "monolith"})
    assert play.refused(OFFICE)


@pytest.mark.rule("andromeda.development.any-planet")
def test_any_planet_with_a_transport_will_do() -> None:
    """E5 is far from the active region, C2."""
    ships = (*HERE_AND_AT_HOME, (YELLOW, "transport", "E5"))
    play = before(*ships, tiles={"E5": "science"}).say(OFFICE)
    assert play.asked.code == "andromeda.base.development-office"
    assert set(play.asked.keys) == {f"develop:{at('C3')}", f"develop:{at('E5')}"}
    play.say(f"develop:{at('E5')}")
    assert play.told("development.built") == [{"seat": YELLOW, "kind": "observatory", "region": at("E5")}]


# --- paying and populating -------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.development.step-pay")
@pytest.mark.parametrize("track", BUILT)
def test_the_cost_and_the_leaders_are_paid(track: str) -> None:
    play = before(tiles={"C3": track}, crew=5).say(OFFICE)
    assert paid(play) == cost_of("C3", play)
    assert play.table["station"][YELLOW] == 5 - LEADERS[BUILT[track]]


@pytest.mark.rule("andromeda.development.step-pay")
def test_leaders_in_a_development_are_never_recruited_again() -> None:
    """They are out of the game: neither on the planet nor on the station of anybody."""
    play = before(crew=3).say(OFFICE)
    assert play.table["leaders"][at("C3")] == [0, 0]
    assert play.table["station"] == [0, 0]


@pytest.mark.rule("andromeda.development.step-card")
def test_the_card_lies_face_up_and_unused() -> None:
    play = before().say(OFFICE)
    assert play.zone(developed(YELLOW)) == ["factory"]
    assert [face for face, _ in play.match.view(BLUE)["zones"][developed(YELLOW)]["items"]] == ["factory"]
    assert play.table["used"][YELLOW] == []


@pytest.mark.rule("andromeda.development.step-card")
def test_a_second_development_of_a_type_brings_a_second_card() -> None:
    play = before(tiles={"E1": "industry"}, developments=[(YELLOW, "factory", "E1")], cards={YELLOW: ("factory",)})
    assert play.say(OFFICE).zone(developed(YELLOW)) == ["factory", "factory"]


@pytest.mark.rule("andromeda.development.populate")
def test_the_transport_becomes_part_of_the_development() -> None:
    """It does not come back with the others."""
    play = before(moons={"C3": ONE_MOON}).say(OFFICE)
    assert sorted(play.where(YELLOW, "transport")) == ["C2", "settled", *["supply"] * 4]
    play.launch("transport", "C3").passes().say("done")
    assert sorted(play.where(YELLOW, "transport")) == ["bay", "settled", *["supply"] * 4]


@pytest.mark.rule("andromeda.development.populate")
def test_a_settled_transport_gives_no_range() -> None:
    """Yellow's only ship on the board stands on C2, so D3, next to the new factory, is too far."""
    g = world(
        tiles={"C2": "science", "C3": "industry", "D3": "commerce", "D2": "commerce"},
        moons={"D3": ONE_MOON, "D2": ONE_MOON},
        developments=[(YELLOW, "factory", "C3")],
        ships=[(YELLOW, "transport", "bay"), (YELLOW, "transport", "settled"), (YELLOW, "transport", "C2")],
    )
    play = Play(g)
    assert f"launch:transport,{at('D2')}" in play.asked.keys
    assert play.refused(f"launch:transport,{at('D3')}")


@pytest.mark.rule("andromeda.development.last-ship")
@pytest.mark.parametrize("place", ["bay", "scrapyard"])
def test_another_ship_anywhere_is_enough_to_build(place: str) -> None:
    """The transport on the module counts, and so does every ship that was built, wherever it lies."""
    g = world(
        tiles={"C3": "science", "D3": "trade-hub"},
        ships=[(YELLOW, "transport", "C3"), (YELLOW, "transport", "D3"), (YELLOW, "fighter", place)],
        stock={YELLOW: RICH},
        station={YELLOW: 2},
        phase="return",
    )
    play = Play(g)
    on_base = next(n for n, ship in enumerate(play.table["ships"]) if ship["region"] == at("D3"))
    play.say(f"ship:3,{on_base}")
    assert f"develop:{at('C3')}" in play.asked.keys


@pytest.mark.rule("andromeda.development.last-ship")
@pytest.mark.parametrize(("others", "built"), [((), 0), (((YELLOW, "fighter", "scrapyard"),), 1)])
def test_the_last_ship_is_never_settled(others: tuple[Placed, ...], built: int) -> None:
    """Breaking Ground, a card for any time, builds for 1 resource less: two titanium are enough for Cinderwell then."""
    g = world(
        tiles={"C3": "cinderwell"},
        ships=[(YELLOW, "transport", "C3"), *others],
        stock={YELLOW: {"titanium": 2}},
        station={YELLOW: 3},
        hand={YELLOW: ("breaking-ground",)},
    )
    play = Play(g)
    if "play:breaking-ground" in play.acts(YELLOW):
        play.act(YELLOW, "play:breaking-ground")
    while f"develop:{at('C3')}" in play.asked.keys:
        play.say(f"develop:{at('C3')}")
        while play.asked.code == "andromeda.resource.costs":  # what is left out
            play.say(play.asked.keys[0])
    assert len(play.told("development.built")) == built
    assert play.where(YELLOW, "transport")[0] == ("settled" if built else "C3")


# --- what it is worth ------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.development.scoring")
@pytest.mark.rule("andromeda.development.scoring-counts")
@pytest.mark.example("andromeda.example.development-scoring-7")
def test_the_factory_of_the_book_scores_seven() -> None:
    """Two of blue's in the nebula, three in the factory, one each of purple's and green's on the Odessa Field."""
    g = world(
        4,
        active=PURPLE,
        tiles={"A2": "industry", "B1": "odessa", "A3": "development-office", "C4": "monolith"},
        ships=[(PURPLE, "transport", "A2"), (PURPLE, "transport", "bay")],
        leaders={"N1": {BLUE: 2}, "B1": {PURPLE: 1, GREEN: 1}, "C4": {YELLOW: 1, BLUE: 1}, "N4": {PURPLE: 2}},
        station={PURPLE: 4, YELLOW: 3},
        stock={PURPLE: RICH},
    )
    play = Play(g).launch("transport", "A3")
    assert play.told("development.scored") == [{"seat": PURPLE, "points": 7}]
    assert [play.vp(seat) for seat in range(4)] == [0, 0, 0, 7]


@pytest.mark.rule("andromeda.development.scoring")
@pytest.mark.example("andromeda.example.development-cap")
@pytest.mark.parametrize(("around", "points"), [(6, 9), (7, 10), (8, 10), (10, 10)])
def test_ten_vp_are_the_most(around: int, points: int) -> None:
    """Three leaders in the factory and so many around it."""
    leaders = {"C3": {BLUE: 2}, "B3": {BLUE: 4}, "D3": {YELLOW: around - 6}}
    play = before(tiles={"B3": "monolith", "D3": "trade-hub"}, crew=3, leaders=leaders).say(OFFICE)
    assert play.vp(YELLOW) == points


@pytest.mark.rule("andromeda.development.scoring-counts")
def test_leaders_printed_on_adjacent_developments_count() -> None:
    """Blue's Spaceport on D3 has two and is adjacent; the City on E4 is two away."""
    play = before(
        tiles={"D3": "commerce", "E4": "civilization"},
        developments=[(BLUE, "spaceport", "D3"), (YELLOW, "city", "E4")],
    ).say(OFFICE)
    assert play.vp(YELLOW) == 3 + 2


@pytest.mark.rule("andromeda.development.scoring-counts")
def test_leaders_left_on_stations_do_not_count() -> None:
    g = world(
        tiles={"C2": "development-office", "C3": "industry"},
        ships=HERE_AND_AT_HOME,
        stock={YELLOW: RICH},
        station={YELLOW: 5, BLUE: 5},
    )
    assert Play(g).say(OFFICE).vp(YELLOW) == 3


# --- and afterwards --------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.development.not-occupying")
@pytest.mark.parametrize("owner", [YELLOW, BLUE])
def test_a_first_launch_goes_to_a_developed_planet_too(owner: int) -> None:
    """A developed planet is not occupied, for its owner either, and is activated like any other."""
    g = world(
        tiles={"C3": "industry"},
        moons={"C3": ONE_MOON},
        developments=[(owner, "factory", "C3")],
        ships=[(YELLOW, "transport", "bay"), (owner, "transport", "settled")],
    )
    play = Play(g).launch("transport", "C3")
    assert play.told("moon.gained") == [{"seat": YELLOW, "moon": ONE_MOON[0]}]
    assert play.told("battle.begins") == []


@pytest.mark.rule("andromeda.development.public-actions")
@pytest.mark.parametrize("core", [False, True])
def test_the_office_and_the_architect_take_the_full_cost(core: bool) -> None:
    if core:
        ships = (*HERE_AND_AT_HOME, (YELLOW, "transport", "C2"))
        play = before(*ships, phase="return")
        on_base = next(n for n, ship in enumerate(play.table["ships"]) if ship["region"] == at("C2"))
        play.say(f"ship:3,{on_base}", f"develop:{at('C3')}")
    else:
        play = before().say(OFFICE)
    assert paid(play) == cost_of("C3", play)
    assert play.told("development.built") == [{"seat": YELLOW, "kind": "factory", "region": at("C3")}]
