"""Free actions: what may be done at any moment of a turn, and by whom."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda.table.names import developed, tokens
from tests.games.andromeda.stations import (
    FIRST,
    SECOND,
    TILES,
    TREASURY,
    TURN,
    Game,
    claimed,
    entries,
    find,
    gains,
    settle,
    stored,
    use,
)
from tests.games.andromeda.world import BLUE, YELLOW, Play, at, moon, world

ANY = "andromeda.base.any-resources"
TITANIUM = moon("industry", titanium=1)
TWO_TITANIUM = moon("industry", titanium=2)
ICE = moon("civilization", ice=1)
EXTRACTOR = gains("industry", titanium=2)
MILL = gains("industry", titanium=1, nanocarbon=1)
PLATING = find("tokens", kind="discovery", do=[{"gain": {"titanium": 2, "nanocarbon": 1}}])
ECHO = find("tokens", kind="discovery", do=[{"ready": {"cards": 1}}])
PARADE = find("tokens", kind="supremacy", do=[{"vp": {"points": 4}}, {"gain": {"energy": 1}}])
OUT = [(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay"), (BLUE, "transport", "C2"), (BLUE, "fighter", "bay")]
HUB = {**TILES, "D2": "trade-hub"}  # beside C3
ABILITIES = entries("abilities")
FACTIONS = entries("factions")


def turn(**said: Any) -> Play:
    """Yellow has a transport in C3 and one in the bay, blue one in C2; it is yellow's turn."""
    told: dict[str, Any] = {"tiles": TILES, "ships": OUT, **said}
    return Game(world(**told))


def full(seat: int) -> dict[str, Any]:
    """A table on which a seat has something for every free action."""
    space = {YELLOW: "C3", BLUE: "C2"}[seat]
    return {
        "claimed": {seat: (ICE,)},
        "leaders": {space: {seat: 2}},
        "bonus": {space: {"titanium": 2}},
        "modules": {seat: (EXTRACTOR, MILL)},
        "cards": {seat: ("city",)},
        "tokens": {seat: (PLATING,)},
        "awards": {seat: (PARADE,)},
    }


def kinds(keys: list[str]) -> set[str]:
    return {key.partition(":")[0] for key in keys}


# --- whose turn ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.free.any-turn")
def test_on_ones_own_turn_all_free_actions_are_open() -> None:
    play = turn(**full(YELLOW))
    assert kinds(play.acts(YELLOW)) == {"slot", "abandon", "recruit", "bonus", "arrange", "play"}
    assert {f"play:{name}" for name in ("city", PLATING, PARADE)} <= set(play.acts(YELLOW))


@pytest.mark.rule("andromeda.free.any-turn")
def test_on_anothers_turn_a_moon_may_be_slotted_and_nothing_else() -> None:
    play = turn(**full(BLUE))
    assert kinds(play.acts(BLUE)) - {"arrange"} == {"slot"}, "rearranging modules is a rule of its own"
    for key in ("abandon:0", "play:city", f"play:{PLATING}", f"play:{PARADE}"):
        play.refused_act(BLUE, key)
    assert stored(play, BLUE) == {}


@pytest.mark.rule("andromeda.free.any-turn")
def test_what_was_closed_on_anothers_turn_is_open_on_ones_own() -> None:
    play = turn(**full(BLUE), active=BLUE)
    assert kinds(play.acts(BLUE)) == {"slot", "abandon", "recruit", "bonus", "arrange", "play"}


# --- modules and leaders ---------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.free.rearrange-modules")
def test_modules_change_places_within_their_row() -> None:
    bank = gains("commerce", credit=1, energy=1)
    play = turn(modules={YELLOW: (EXTRACTOR, MILL, bank)}).act(YELLOW, f"arrange:{SECOND},0")
    row = [name for name in play.modules(YELLOW) if name in (EXTRACTOR, MILL)]
    assert row == [MILL, EXTRACTOR]
    assert sorted(play.modules(YELLOW)[:4]) == ["architect", "primary-reactor", "shipwright", "treasury"]
    assert (play.asked.seat, play.asked.code) == (YELLOW, TURN), "it costs nothing, least of all the turn"


@pytest.mark.rule("andromeda.free.rearrange-modules")
def test_core_modules_cannot_be_moved_nor_modules_into_another_row() -> None:
    bank = gains("commerce", credit=1, energy=1)
    play = turn(modules={YELLOW: (EXTRACTOR, MILL, bank)})
    moved = {key.removeprefix("arrange:").split(",")[0] for key in play.acts(YELLOW) if key.startswith("arrange:")}
    assert moved == {str(FIRST), str(SECOND)}, "the bank has no other place in its row"
    for core in range(4):
        play.refused_act(YELLOW, f"arrange:{core},1")


@pytest.mark.rule("andromeda.free.recruit-leaders")
def test_any_number_of_ones_own_leaders_is_recruited_where_ones_ships_stand() -> None:
    leaders = {"C3": {YELLOW: 2, BLUE: 1}, "C2": {YELLOW: 1, BLUE: 2}}
    play = turn(leaders=leaders, station={YELLOW: 1})
    recruits = {key for key in play.acts(YELLOW) if key.startswith("recruit:")}
    assert recruits == {f"recruit:{at('C3')},1", f"recruit:{at('C3')},2"}, "none from C2, where no ship of yellow's is"
    play.act(YELLOW, f"recruit:{at('C3')},2")
    assert list(play.table["station"][:2]) == [3, 0]
    assert list(play.table["leaders"][at("C3")][:2]) == [0, 1], "blue's leader stays"
    assert list(play.table["leaders"][at("C2")][:2]) == [1, 2]


@pytest.mark.rule("andromeda.free.recruit-leaders")
def test_leaders_on_the_way_home_must_be_recruited_before_the_last_ship_leaves() -> None:
    fleet = [(YELLOW, "transport", "C3"), (YELLOW, "fighter", "C2"), (YELLOW, "transport", "bay")]
    play = turn(ships=fleet, leaders={"C3": {YELLOW: 1}}).say("return")
    assert "recruit" in kinds(play.acts(YELLOW))
    use(play, TREASURY)
    assert "recruit" not in kinds(play.acts(YELLOW))


# --- cards and tokens ------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.free.development-card")
@pytest.mark.example("andromeda.example.city-card")
def test_a_city_card_gives_a_module_free_and_is_turned_over() -> None:
    play = turn(cards={YELLOW: ("city",)}).act(YELLOW, "play:city")
    assert play.asked.code == "andromeda.module.gain-steps"
    settle(play.say("take:industry,0"), TURN)
    assert len(play.modules(YELLOW)) == 5
    assert (stored(play), play.step(YELLOW, "industry")) == ({}, 1)
    assert (play.zone(developed(YELLOW)), list(play.table["used"][YELLOW])) == ([], ["city"])
    play.refused_act(YELLOW, "play:city")
    assert (play.asked.seat, play.asked.code) == (YELLOW, TURN)


@pytest.mark.rule("andromeda.free.development-card")
def test_each_of_two_cards_of_a_type_is_used_once() -> None:
    play = turn(cards={YELLOW: ("spaceport", "spaceport")})
    play.act(YELLOW, "play:spaceport").act(YELLOW, "play:spaceport")
    assert stored(play) == {"credit": 6}
    assert len(play.hand(YELLOW)) == 2
    play.refused_act(YELLOW, "play:spaceport")


@pytest.mark.rule("andromeda.free.development-card-refresh")
def test_a_card_that_is_turned_up_again_can_be_used_again() -> None:
    play = turn(used={YELLOW: ("spaceport",)}, tokens={YELLOW: (ECHO,)})
    play.refused_act(YELLOW, "play:spaceport")
    settle(play.act(YELLOW, f"play:{ECHO}"), TURN).act(YELLOW, "play:spaceport")
    assert stored(play) == {"credit": 3}
    play.refused_act(YELLOW, "play:spaceport")


@pytest.mark.rule("andromeda.free.development-card-refresh")
def test_a_token_used_meanwhile_may_leave_no_card_to_turn_up() -> None:
    play = turn(used={YELLOW: ("city", "factory")}, tokens={YELLOW: (ECHO,)}, awards={YELLOW: ("old-oaths",)})
    play.act(YELLOW, f"play:{ECHO}").act(YELLOW, "play:old-oaths")
    while play.asked.code == "andromeda.free.development-card-refresh":
        play.say(play.asked.keys[0])
    assert (play.asked.seat, play.asked.code, list(play.table["used"][YELLOW])) == (YELLOW, TURN, [])
    assert len(play.told("free.readied")) == 2


@pytest.mark.rule("andromeda.free.discard-token")
@pytest.mark.parametrize(
    ("held", "name", "gained", "points"),
    [("tokens", PLATING, {"titanium": 2, "nanocarbon": 1}, 0), ("awards", PARADE, {"energy": 1}, 4)],
)
def test_a_token_is_discarded_for_its_benefit(held: str, name: str, gained: dict[str, int], points: int) -> None:
    play = turn(**{held: {YELLOW: (name,)}}).act(YELLOW, f"play:{name}")
    assert (stored(play), play.vp(YELLOW)) == (gained, points)
    assert (play.zone(tokens(YELLOW)), list(play.table["awards"][YELLOW])) == ([], [])
    play.refused_act(YELLOW, f"play:{name}")


# --- moons and bonus resources ---------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.free.abandon-moon")
def test_an_abandoned_moon_gives_its_resources_and_its_vp() -> None:
    play = turn(claimed={YELLOW: (TITANIUM, moon("nebula", credit=1, vp=2))}).act(YELLOW, "abandon:1")
    assert (stored(play), play.vp(YELLOW), claimed(play)) == ({"credit": 1}, 2, [TITANIUM])


@pytest.mark.rule("andromeda.free.abandon-moon")
def test_a_repair_icon_repairs_once() -> None:
    play = turn(claimed={YELLOW: (moon("industry", repair=1),)}, damage={YELLOW: {"treasury": 1, "architect": 1}})
    settle(play.act(YELLOW, "abandon:0"), "andromeda.repair.choose").say("module:2")
    assert (play.damage(YELLOW), claimed(play)) == ({"architect": 1}, [])
    assert play.asked.code == TURN


@pytest.mark.rule("andromeda.free.abandon-moon-payment")
def test_a_moon_may_be_abandoned_while_a_cost_is_paid_and_the_rest_is_kept() -> None:
    """The Trade Hub costs two resources: an ice, and one of the two titanium of the moon."""
    stock = {YELLOW: {"ice": 1, "credit": 1}}
    play = turn(tiles=HUB, stock=stock, claimed={YELLOW: (TWO_TITANIUM,)}).launch("transport", "D2")
    assert (play.asked.code, "titanium" in play.asked.keys) == (ANY, False)
    play.act(YELLOW, "abandon:0").say("ice", "titanium")
    assert stored(settle(play, TURN)) == {"titanium": 1, "credit": 1 + 2}


@pytest.mark.rule("andromeda.free.abandon-moon-payment")
@pytest.mark.parametrize(("moons", "enough"), [((), False), ((TITANIUM,), True)])
def test_what_a_moon_would_give_counts_as_something_to_pay_with(moons: tuple[str, ...], enough: bool) -> None:
    play = turn(tiles=HUB, stock={YELLOW: {"ice": 1}}, claimed={YELLOW: moons})
    assert (f"launch:transport,{at('D2')}" in play.asked.keys) is enough


@pytest.mark.rule("andromeda.free.abandon-moon-payment")
def test_the_energy_of_a_moon_pays_no_dice_on_anothers_turn() -> None:
    """Yellow launches into blue's region. Blue has energy on a moon but none in storage, and is not asked."""
    sun = moon("science", energy=2)
    g = world(
        tiles=TILES,
        ships=[(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay"), (BLUE, "transport", "C2")],
        claimed={BLUE: (sun,)},
        moons={"C2": (moon("science", energy=1), 1)},
        stock={YELLOW: {"energy": 1}},
    )
    play = settle(Game(g, d6=(6, 1)).launch("transport", "C2"), "andromeda.battle.dice-energy")
    assert play.asked.seat == YELLOW
    play.refused_act(BLUE, "abandon:0")
    play.say("0")
    assert sorted(len(told["faces"]) for told in play.told("battle.rolled")) == [1, 1]
    assert claimed(play, BLUE) == [sun]


@pytest.mark.rule("andromeda.free.bonus-resources")
def test_bonus_resources_are_taken_where_ones_ships_stand() -> None:
    play = turn(bonus={"C3": {"titanium": 2}, "C2": {"ice": 1}, "B2": {"credit": 1}})
    key = f"bonus:{at('C3')},titanium"
    assert [act for act in play.acts(YELLOW) if act.startswith("bonus:")] == [key]
    play.act(YELLOW, key)
    assert stored(play) == {"titanium": 1}
    play.act(YELLOW, key)
    assert stored(play) == {"titanium": 2}
    play.refused_act(YELLOW, key)
    play.refused_act(BLUE, f"bonus:{at('C2')},ice")


@pytest.mark.rule("andromeda.free.bonus-resources")
def test_bonus_resources_that_are_not_taken_stay() -> None:
    play = turn(bonus={"C3": {"titanium": 1}})
    settle(play.launch("transport", "B2"), TURN)
    assert (play.asked.seat, stored(play).get("titanium", 0)) == (BLUE, 0)
    assert [dict(contents) for contents in play.table["bonus"] if contents] == [{"titanium": 1}]


# --- faction abilities -----------------------------------------------------------------------------------------------
RICH: dict[str, Any] = {
    "stock": {seat: dict.fromkeys(("titanium", "nanocarbon", "ice", "credit", "energy"), 3) for seat in (YELLOW, BLUE)},
    "claimed": {seat: (TITANIUM, ICE) for seat in (YELLOW, BLUE)},
}


def plays(faction: str, free: bool) -> set[str]:
    mine = FACTIONS[faction]["abilities"]
    return {f"play:{name}" for name in mine if ABILITIES[name].get("free", False) is free}


FREE = [faction for faction in FACTIONS if plays(faction, free=True)]
TIMED = [faction for faction in FACTIONS if plays(faction, free=False)]


@pytest.mark.rule("andromeda.free.faction-ability")
@pytest.mark.parametrize("faction", FREE)
def test_an_ability_without_a_timing_is_a_free_action_of_the_own_turn(faction: str) -> None:
    mine = settle(turn(factions={YELLOW: faction}, **RICH), TURN)
    assert plays(faction, free=True) <= set(mine.acts(YELLOW))
    theirs = settle(turn(factions={BLUE: faction}, **RICH), TURN)
    assert not plays(faction, free=True) & set(theirs.acts(BLUE))


@pytest.mark.rule("andromeda.free.faction-ability")
@pytest.mark.parametrize("faction", TIMED)
def test_an_ability_with_a_timing_is_no_free_action(faction: str) -> None:
    play = settle(turn(factions={YELLOW: faction}, **RICH), TURN)
    assert not plays(faction, free=False) & set(play.acts(YELLOW))
