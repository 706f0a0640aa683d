"""Resources of Andromeda's Edge: what counts as one, what they pay for, and what the icons of an effect mean."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.andromeda.stations import (
    FIRST,
    SHIPWRIGHT,
    TILES,
    TURN,
    Game,
    added,
    entries,
    find,
    offered,
    settle,
    stored,
    use,
)
from tests.games.andromeda.world import BLUE, GREEN, YELLOW, Play, at, card, moon, world

ANY = "andromeda.base.any-resources"
EITHER = "andromeda.resource.icon-or"
KINDS = ("titanium", "nanocarbon", "ice", "credit", "energy")
LIMITS = entries("numbers")["storage"]["limits"]
COST = entries("numbers")["ships"]["costs"]
DAWN = [(name, told) for name, told in entries("events").items() if told["deck"] == "dawn"]
HUB = {**TILES, "D2": "trade-hub"}  # beside C3
OUT = [(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay"), (BLUE, "transport", "B2"), (BLUE, "fighter", "bay")]
A = find("raiders", letter="A", start="nebula")


def turn(**said: Any) -> Play:
    """Yellow has a transport in C3 and one in the bay, blue one in B2; it is yellow's turn."""
    told: dict[str, Any] = {"tiles": HUB, "ships": OUT, **said}
    return Game(world(**told))


def at_shipwright(**stock: int) -> Play:
    """Yellow has put a ship on the Shipwright and has so much in storage."""
    g = world(tiles=TILES, ships=[(YELLOW, "transport", "C3")] * 2, stock={YELLOW: stock}, phase="return")
    return use(Game(g), SHIPWRIGHT)


def launches(play: Play, kind: str = "transport") -> set[int]:
    head = f"launch:{kind},"
    return {int(key.removeprefix(head)) for key in play.asked.keys if key.startswith(head)}


# --- what a resource is ----------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.resource.kinds")
def test_six_kinds_of_resources_pay_where_any_will_do() -> None:
    play = settle(turn(stock={YELLOW: dict.fromkeys(KINDS, 1)}, hand={YELLOW: (card("sustain"),)}), TURN)
    settle(play.launch("transport", "D2"), ANY)
    assert sorted(play.asked.keys) == sorted([*KINDS, "card:0"])


@pytest.mark.rule("andromeda.resource.kinds")
def test_a_tactics_card_is_a_resource_like_the_others() -> None:
    """One ice and one card are the two resources that the Trade Hub costs."""
    mine = (card("sustain"), card("diplomacy"))
    play = settle(turn(stock={YELLOW: {"ice": 1}}, hand={YELLOW: mine}), TURN).launch("transport", "D2")
    settle(play, ANY).say("ice", "card:1")
    settle(play, TURN)
    assert (stored(play), play.hand(YELLOW)) == ({"credit": 2}, [mine[0]])


@pytest.mark.rule("andromeda.resource.credits")
def test_credits_stand_for_nothing_else() -> None:
    play = at_shipwright(credit=5)
    assert not [key for key in play.asked.keys if key.startswith("build:")]


@pytest.mark.rule("andromeda.resource.credits")
def test_credits_pay_where_a_cost_shows_them_or_any_resource() -> None:
    assert COST["heavy-cruiser"]["credit"] == 1
    play = at_shipwright(**COST["heavy-cruiser"]).say("build:heavy-cruiser")
    assert (stored(play), play.where(YELLOW, "heavy-cruiser")) == ({}, ["bay"])
    play = turn(stock={YELLOW: {"credit": 3}}).launch("transport", "D2")
    assert stored(settle(play, TURN)) == {"credit": 3 - 2 + 2}


@pytest.mark.rule("andromeda.resource.energy")
@pytest.mark.parametrize(("energy", "far"), [(0, False), (1, True)])
def test_energy_pays_a_jump(energy: int, far: bool) -> None:
    """A5 is far from C3 and no way of planets leads there."""
    ships = [(YELLOW, "transport", "C3"), (YELLOW, "heavy-cruiser", "bay"), (YELLOW, "transport", "bay")]
    play = turn(
        tiles={**TILES, "A5": "supremacy"},
        ships=ships,
        stock={YELLOW: {"energy": energy}},
        moons={"A5": (moon("industry", repair=1), 1)},
    )
    assert (at("A5") in launches(play, "heavy-cruiser")) is far
    assert at("A5") not in launches(play), "a transport cannot jump"
    if far:
        play.launch("heavy-cruiser", "A5")
        assert [told["jump"] for told in play.told("launch.placed")] == [True]
        assert stored(play) == {}


@pytest.mark.rule("andromeda.resource.energy")
def test_energy_buys_dice_of_a_battle() -> None:
    g = world(
        tiles=TILES,
        ships=[(YELLOW, "transport", "C3"), (BLUE, "transport", "C3")],
        stock={YELLOW: {"energy": 3}},
        phase="battle",
        region="C3",
    )
    play = settle(Game(g, d6=(6, 5, 4, 3)), "andromeda.battle.dice-energy").say("2")
    assert {told["side"]: len(told["faces"]) for told in play.told("battle.rolled")} == {YELLOW: 3, BLUE: 1}
    assert stored(play) == {"energy": 1}


# --- limits and costs ------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.resource.storage-limit")
@pytest.mark.parametrize("kind", KINDS)
def test_storage_above_the_limit_is_discarded_at_the_end_of_ones_own_turn(kind: str) -> None:
    limit = LIMITS[kind]
    play = turn(stock={YELLOW: {kind: limit + 2}, BLUE: {kind: limit + 2}})
    assert stored(play)[kind] == limit + 2, "until then there is no limit"
    settle(play.launch("transport", "C2"), TURN)
    assert (play.asked.seat, stored(play)[kind]) == (BLUE, limit)
    assert stored(play, BLUE)[kind] == limit + 2, "blue's turn has not ended"


@pytest.mark.rule("andromeda.resource.storage-limit")
@pytest.mark.parametrize("kind", KINDS)
def test_storage_at_the_limit_is_kept(kind: str) -> None:
    play = turn(stock={YELLOW: {kind: LIMITS[kind]}}, moons={"C2": (moon("industry", repair=1), 1)})
    settle(play.launch("transport", "C2"), TURN)
    assert stored(play) == {kind: LIMITS[kind]}
    assert not play.told("resource.discarded")


@pytest.mark.rule("andromeda.resource.costs")
@pytest.mark.parametrize("kind", list(COST))
def test_a_cost_is_paid_exactly_and_in_full(kind: str) -> None:
    spare = {"energy": 2}
    play = at_shipwright(**added(COST[kind], spare)).say(f"build:{kind}")
    assert stored(play) == spare
    for resource in COST[kind]:
        short = {**COST[kind], resource: COST[kind][resource] - 1}
        assert f"build:{kind}" not in at_shipwright(**short).asked.keys


@pytest.mark.rule("andromeda.resource.moons-not-resources")
def test_moons_leaders_tokens_and_cards_pay_nothing_themselves() -> None:
    """The Trade Hub costs two resources. One titanium and these are one resource: nothing here turns into another."""
    ready = find("tokens", kind="discovery", do=[{"ready": {"cards": 1}}])
    play = turn(
        stock={YELLOW: {"titanium": 1}},
        claimed={YELLOW: (moon("industry", repair=1),)},
        station={YELLOW: 3},
        tokens={YELLOW: (ready,)},
        cards={YELLOW: ("factory",)},
    )
    assert at("D2") not in launches(play)
    assert at("C2") in launches(play)


@pytest.mark.rule("andromeda.resource.moons-not-resources")
def test_no_moon_is_offered_as_a_payment() -> None:
    play = turn(
        stock={YELLOW: {"titanium": 1, "ice": 1, "credit": 1}},
        claimed={YELLOW: (moon("science", energy=2),)},
        station={YELLOW: 3},
    ).launch("transport", "D2")
    assert sorted(play.asked.keys) == ["credit", "ice", "titanium"]
    play.say("titanium", "ice")
    settle(play, TURN)
    assert stored(play) == {"credit": 3}
    assert list(play.table["moons"][YELLOW]) == [moon("science", energy=2)]


# --- icons -----------------------------------------------------------------------------------------------------------
def either(first: str, second: str) -> str:
    """The planet whose printed resource is one of the two, the player's choice."""
    pairs = ({first: 1}, {second: 1})
    return next(
        name for name, told in entries("planets").items() if (told["under"], told.get("or")) in (pairs, pairs[::-1])
    )


@pytest.mark.rule("andromeda.resource.icon-or")
@pytest.mark.example("andromeda.example.icon-choice")
@pytest.mark.parametrize("chosen", ["nanocarbon", "ice"])
def test_one_nanocarbon_or_one_ice(chosen: str) -> None:
    """A planet without moons gives what is printed under them: here either of two."""
    planet = either("nanocarbon", "ice")
    play = turn(tiles={**TILES, "D2": planet}).launch("transport", "D2")
    assert (play.asked.code, play.asked.keys) == (EITHER, ["first", "second"])
    play.say("first" if chosen in entries("planets")[planet]["under"] else "second")
    assert stored(play) == {chosen: 1}


@pytest.mark.rule("andromeda.resource.icon-or")
@pytest.mark.parametrize(("key", "gained"), [("first", {"titanium": 1}), ("second", {"nanocarbon": 1})])
def test_a_moon_with_a_choice_gives_one_of_the_two(key: str, gained: dict[str, int]) -> None:
    name = next(
        name
        for name, told in entries("moons").items()
        if told["gives"] == {"titanium": 1} and told.get("or") == {"nanocarbon": 1}
    )
    play = turn(claimed={YELLOW: (name,)}).act(YELLOW, "abandon:0")
    assert play.asked.code == EITHER
    assert stored(play.say(key)) == gained


@pytest.mark.rule("andromeda.resource.icon-input-output")
@pytest.mark.example("andromeda.example.icon-exchange")
def test_one_nanocarbon_becomes_one_credit() -> None:
    """A module with nanocarbon as its input; besides the credit it draws a card, which is no part of the example."""
    exchange = find("modules", slot="input", do=[{"gain": {"credit": 1}}, {"draw": {"cards": 1}}])
    said: dict[str, Any] = {
        "tiles": TILES,
        "ships": [(YELLOW, "transport", "C3")] * 2,
        "modules": {YELLOW: (exchange,)},
        "slots": {YELLOW: {exchange: moon("supremacy", nanocarbon=1)}},
        "phase": "return",
    }
    play = use(Game(world(**said, stock={YELLOW: {"nanocarbon": 1}})), FIRST)
    assert stored(play) == {"credit": 1}
    assert FIRST not in offered(Game(world(**said, stock={YELLOW: {"ice": 1}}))), "nothing for nothing"


@pytest.mark.rule("andromeda.resource.icon-input-output")
@pytest.mark.parametrize(("energy", "possible"), [(0, False), (1, True)])
def test_a_printed_exchange_gives_nothing_to_whoever_cannot_pay(energy: int, possible: bool) -> None:
    courier = find("modules", do=[{"pay": {"energy": 1}}, {"gain": {"credit": 1, "nanocarbon": 1}}])
    g = world(
        tiles=TILES,
        ships=[(YELLOW, "transport", "C3")] * 2,
        modules={YELLOW: (courier,)},
        stock={YELLOW: {"energy": energy}},
        phase="return",
    )
    play = Game(g)
    assert (FIRST in offered(play)) is possible
    if possible:
        assert stored(use(play, FIRST)) == {"credit": 1, "nanocarbon": 1}


@pytest.mark.rule("andromeda.resource.icon-all-players")
@pytest.mark.example("andromeda.example.icon-all-players")
def test_what_all_players_gain_is_gained_by_each() -> None:
    """The book's example is titanium; the event that is there gives something else, once to each of three players."""
    name, told = next((name, told) for name, told in DAWN if "all-gain" in told["do"])
    raider = find("raiders", letter=told["raider"], start="nebula")
    g = world(3, active=BLUE, tiles=HUB, raiders=[(raider, ())], phase="end", due=True, events=(name,))
    play = settle(Game(g, d6=(1,)), TURN)
    assert [stored(play, seat) for seat in (YELLOW, BLUE, GREEN)] == [told["do"]["all-gain"]] * 3
    assert [gain["seat"] for gain in play.told("resource.gained")] == [BLUE, GREEN, YELLOW], "the active player first"
