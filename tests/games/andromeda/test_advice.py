"""The advice of Andromeda's Edge prefers what anybody at the table would."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.advice.standing import Standing
from rimward.games.andromeda.odds import Throw, chance, odds
from rimward.games.andromeda.table.names import TRACKS
from rimward.kernel.question import key_of
from tests.games.andromeda.world import BLUE, CONTENT, YELLOW, Play, at, module, moon, world

THREE = [(YELLOW, "transport", "bay")] * 3
RICH = {YELLOW: {"titanium": 3, "nanocarbon": 3, "ice": 3, "credit": 3, "energy": 3}}


def rated(play: Play) -> dict[str, float]:
    """By key, how good the options of the open question are."""
    table = play.match.table
    question = table.open[0]
    assert GAME.advice is not None
    ratings = GAME.advice(table, question, "")
    return dict(zip(map(key_of, question.options), ratings, strict=True))


def moves(play: Play, seat: int) -> dict[str, float]:
    table = play.match.table
    assert GAME.move_advice is not None
    acts = list(GAME.acts(table, seat))
    return dict(zip(map(key_of, acts), GAME.move_advice(table, seat, acts, ""), strict=True))


def best(play: Play) -> str:
    found = rated(play)
    return max(found, key=lambda key: found[key])


# --- launches --------------------------------------------------------------------------------------------------------
def test_of_two_planets_the_one_with_the_better_moon() -> None:
    g = world(
        tiles={"C2": "science", "C4": "science"},
        ships=THREE,
        moons={"C2": (moon("science", energy=1), 1), "C4": (moon("science", energy=2), 1)},
    )
    found = rated(Play(g))
    assert found[f"launch:transport,{at('C4')}"] > found[f"launch:transport,{at('C2')}"]


def test_a_field_where_modules_can_be_bought() -> None:
    g = world(tiles={"C2": "maximus", "C4": "science"}, ships=THREE, stock=RICH)
    assert best(Play(g)) == f"launch:transport,{at('C2')}"


def test_the_monolith_is_for_those_with_something_to_spare() -> None:
    tiles = {"C2": "monolith", "C4": "science"}
    rich = rated(Play(world(tiles=tiles, ships=THREE, stock={YELLOW: {"titanium": 5, "ice": 5}})))
    poor = rated(Play(world(tiles=tiles, ships=THREE, stock={YELLOW: {"credit": 2}})))
    key = f"launch:transport,{at('C2')}"
    assert rich[key] > poor[key]


def test_nobody_flies_to_raiders_without_weapons() -> None:
    """A science vessel has none."""
    moons = {"C2": (moon("science", energy=1), 1), "E4": (moon("science", energy=1), 1)}
    ships = [(YELLOW, "science-vessel", "bay"), (YELLOW, "transport", "bay")]
    tiles = {"C2": "science", "E4": "science", "C1": "industry"}
    g = world(tiles=tiles, ships=ships, moons=moons, raiders=[("vorticon-strikers", ("C1",))])
    found = rated(Play(g))
    assert found[f"launch:science-vessel,{at('E4')}"] > found[f"launch:science-vessel,{at('C2')}"]


def test_a_lone_raider_is_fair_game_for_a_cruiser() -> None:
    """Three dice against one, and a step of supremacy to win: rather where it can strike than where it cannot."""
    moons = {"C2": (moon("science", energy=1), 1), "E4": (moon("science", energy=1), 1)}
    ships = [(YELLOW, "heavy-cruiser", "bay"), (YELLOW, "transport", "bay")]
    tiles = {"C2": "science", "E4": "science", "C1": "industry"}
    g = world(tiles=tiles, ships=ships, moons=moons, raiders=[("vorticon-strikers", ("C1",))])
    found = rated(Play(g))
    assert found[f"launch:heavy-cruiser,{at('C2')}"] > found[f"launch:heavy-cruiser,{at('E4')}"]


def test_a_return_when_all_that_is_left_is_far_worse() -> None:
    """Six ships are out, and a development only waits for the Architect; the launch that is left brings an ice."""
    spaces = ["B1", "B2", "C1", "C2", "C3"]
    tiles = {space: "civilization" for space in spaces[:3]} | {"C2": "industry", "C3": "industry", "D2": "industry"}
    ships = [(YELLOW, "transport", space) for space in spaces] + [(YELLOW, "transport", "bay")]
    g = world(tiles=tiles, ships=ships, stock=RICH, station={YELLOW: 6}, tracks={YELLOW: {"civilization": 4}})
    assert best(Play(g)) == "return"


@pytest.mark.parametrize(("out", "home"), [(("C2",), False), (("C2", "C3"), True)])
def test_a_transport_that_waits_to_settle_is_not_sent_to_the_architect(out: tuple[str, ...], home: bool) -> None:
    """Its going leaves no transport on the planet: somebody else has to activate the module."""
    ships = [(YELLOW, "transport", space) for space in out] + [(YELLOW, "transport", "bay")] * (6 - len(out))
    tiles = {"C2": "civilization", "C3": "monolith", "D2": "industry"}
    g = world(tiles=tiles, ships=ships, stock=RICH, station={YELLOW: 6}, tracks={YELLOW: {"civilization": 4}})
    play = Play(g)
    assert (rated(play)["return"] > 5) == home
    play.say("return")
    architect = {key: found for key, found in rated(play).items() if key.startswith("ship:3,")}
    assert max(architect.values()) > 5 if home else max(architect.values()) < 2
    assert architect["ship:3,0"] < 2


@pytest.mark.parametrize(("out", "planned"), [(1, False), (2, True)])
def test_no_development_is_planned_without_leaders_for_it(out: int, planned: bool) -> None:
    """A Spaceport needs two; those that went into another one never come back."""
    g = world(tiles={"C2": "commerce", "C3": "monolith"}, ships=THREE, stock=RICH, leaders={"C3": {YELLOW: out}})
    assert (Standing(g, YELLOW).plan(at("C2")) is not None) == planned


@pytest.mark.parametrize(("each", "wanted"), [(4, True), (0, False)])
def test_ships_are_built_again_when_a_full_storage_waits_for_them(each: int, wanted: bool) -> None:
    """Near the end a ship no longer pays; but with few of them nobody comes to the end."""
    stock = {YELLOW: dict.fromkeys(("titanium", "nanocarbon", "ice", "credit", "energy"), each)}
    g = world(tiles={"C3": "shipyard"}, ships=[(YELLOW, "transport", "bay")], stock=stock, vp={YELLOW: 57})
    assert (Standing(g, YELLOW).ship("transport", 1) > 5) == wanted


def test_a_launch_while_the_bay_is_full() -> None:
    g = world(tiles={"C2": "science", "C3": "science"}, ships=[(YELLOW, "transport", "C2"), *THREE])
    assert best(Play(g)) != "return"


# --- bases and the market --------------------------------------------------------------------------------------------
def test_a_ship_rather_than_a_repair_early_in_the_game() -> None:
    g = world(tiles={"C3": "shipyard"}, ships=THREE, stock=RICH)
    play = Play(g)
    play.launch("transport", "C3")
    assert best(play).startswith("build:")


def test_a_module_at_the_lower_price() -> None:
    """Two copies of one module lie in a column; the one at the bottom costs less."""
    name = module("science", damage=0)
    other = module("science", damage=2)
    g = world(tiles={"C3": "maximus"}, ships=THREE, stock=RICH, market={"science": (name, other, name)})
    play = Play(g)
    play.launch("transport", "C3")
    found = rated(play)
    assert found["buy:science,0"] > found["buy:science,2"]


@pytest.mark.parametrize(("many", "second"), [(0, True), (20, False)])
def test_with_many_modules_a_second_of_one_visit_has_to_be_clearly_worth_it(many: int, second: bool) -> None:
    """More than twelve cannot all be activated. The first of a visit is bought all the same: a Field has to be used."""
    name, other = module("science", damage=0), module("industry", damage=0)
    own = [each for each in CONTENT.modules if each not in (name, other)][:many]
    market, tracks = {"science": (name,), "industry": (other,)}, {YELLOW: {"science": 2, "industry": 2}}
    more: dict[str, Any] = {"market": market, "tracks": tracks, "modules": {YELLOW: own}}
    g = world(tiles={"C3": "maximus"}, ships=THREE, stock=RICH, vp={YELLOW: 15}, **more)
    play = Play(g)
    play.launch("transport", "C3").say("buy:science,0")
    while play.asked.code != "andromeda.base.field-second-module":
        play.say(play.asked.passes or play.asked.keys[0])
    found = rated(play)
    passes = max(rating for key, rating in found.items() if not key.startswith("buy"))
    assert (found["buy:industry,0"] > passes) == second


def test_what_is_plentiful_pays() -> None:
    g = world(tiles={"C3": "trade-hub"}, ships=THREE, stock={YELLOW: {"titanium": 5, "credit": 1, "ice": 1}})
    play = Play(g)
    play.launch("transport", "C3")
    assert best(play) == "titanium"


# --- coming home -----------------------------------------------------------------------------------------------------
def test_the_reactor_with_its_science_row_comes_before_the_treasury() -> None:
    row = ("sun-catcher", "comet-sieve", "spectral-sorter")
    ships = [(YELLOW, "transport", "C3")]
    g = world(tiles={"C3": "science"}, ships=ships, modules={YELLOW: row})
    play = Play(g)
    if "return" in play.asked.keys:
        play.say("return")
    assert best(play).startswith("ship:0,")


def test_energy_comes_after_the_ships() -> None:
    ships = [(YELLOW, "transport", "C3"), (YELLOW, "transport", "C4")]
    g = world(
        tiles={"C3": "science", "C4": "science"},
        ships=ships,
        modules={YELLOW: ("solar-bank", "toll-lantern")},
        stock={YELLOW: {"energy": 5}},
    )
    play = Play(g)
    if "return" in play.asked.keys:
        play.say("return")
    play.say(best(play))
    assert best(play).startswith("ship:")


def test_leaders_come_along_when_ships_leave() -> None:
    ships = [(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")]
    g = world(tiles={"C3": "monolith", "C4": "science"}, ships=ships, leaders={"C3": {YELLOW: 1}})
    play = Play(g)
    assert moves(play, YELLOW)[f"recruit:{at('C3')},1"] <= 0
    play.say("return")
    assert moves(play, YELLOW)[f"recruit:{at('C3')},1"] > 0


# --- moons, cards, steps ---------------------------------------------------------------------------------------------
def test_a_bonus_is_taken() -> None:
    ships = [(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")]
    g = world(tiles={"C3": "science", "C4": "science"}, ships=ships, bonus={"C3": {"ice": 1}})
    assert moves(Play(g), YELLOW)[f"bonus:{at('C3')},ice"] > 0


def test_a_bonus_above_the_storage_is_left() -> None:
    ships = [(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")]
    g = world(
        tiles={"C3": "science", "C4": "science"}, ships=ships, bonus={"C3": {"ice": 1}}, stock={YELLOW: {"ice": 5}}
    )
    assert moves(Play(g), YELLOW)[f"bonus:{at('C3')},ice"] <= 0


def test_a_moon_is_not_abandoned_for_nothing() -> None:
    g = world(tiles={"C3": "science"}, ships=THREE, claimed={YELLOW: (moon("science", energy=1),)})
    assert moves(Play(g), YELLOW)["abandon:0"] <= 0


def test_two_energy_go_rather_into_a_slot_than_one() -> None:
    claimed = (moon("science", energy=1), moon("science", energy=2))
    g = world(tiles={"C3": "science"}, ships=THREE, claimed={YELLOW: claimed}, modules={YELLOW: ("toll-lantern",)})
    found = moves(Play(g), YELLOW)
    assert found["slot:1,4"] > found["slot:0,4"]


def test_steps_are_worth_more_with_a_reward_on_the_space() -> None:
    """The fourth step of science has a discovery, the second of commerce nothing of its own."""
    g = world(tracks={YELLOW: {"science": 3, "commerce": 0}})
    now = Standing(g, YELLOW)
    assert now.step("science") > now.step("commerce")


def test_the_top_of_a_track_is_worth_nothing_more() -> None:
    g = world(tracks={YELLOW: dict.fromkeys(TRACKS, CONTENT.tracks["science"].top())})
    assert Standing(g, YELLOW).step("any") == 0


def test_resources_fade_in_the_final_turns() -> None:
    early, late = world(stock=RICH), world(stock=RICH)
    late.ended = True
    assert Standing(early, YELLOW).gained("ice", 1) > Standing(late, YELLOW).gained("ice", 1) == 0


# --- battles ---------------------------------------------------------------------------------------------------------
def test_the_chance_is_that_of_the_exact_odds() -> None:
    """On equal highest dice the second one wins; whoever wins beats all others at once."""
    assert chance(Throw(2, 1), [Throw(1, 1)]) == pytest.approx(161 / 216)
    others = [Throw(2, 1), Throw(1, 3)]
    assert chance(Throw(3, 2), others) == float(odds(Throw(3, 2), others).win)


def test_no_energy_into_a_battle_that_is_won_anyway() -> None:
    """A heavy cruiser and a fighter: five dice and a targeting value of 2 against a science vessel without weapons."""
    ships = [(YELLOW, "heavy-cruiser", "C3"), (YELLOW, "fighter", "C3"), (BLUE, "science-vessel", "C3")]
    g = world(tiles={"C3": "science"}, ships=ships, stock=RICH, phase="battle", region="C3")
    play = Play(g)
    assert best(play) == "0"
