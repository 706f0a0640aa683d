"""Games that began under version 1 or 2 go on with the rules that they had."""

from __future__ import annotations

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.record import restore, snapshot
from tests.games.andromeda.openings import Lucky, until
from tests.games.andromeda.world import BLUE, YELLOW, Play, moon, world

SHIPS = [
    (YELLOW, "fighter", "bay"),
    (YELLOW, "transport", "bay"),
    (YELLOW, "transport", "C2"),
    (BLUE, "transport", "bay"),
    (BLUE, "transport", "C3"),
]


def test_a_new_table_has_the_rules_of_today_unless_asked_for_the_first() -> None:
    for first in (False, True):
        g = GAME.new_table(2, {"first_rules": first})
        assert isinstance(g, Andromeda)
        assert (g.first_rules, g.copy().first_rules) == (first, first)
    assert GAME.at_version("2", {"length": "short"}) == {"length": "short", "first_rules": True}
    assert "first_rules" not in GAME.at_version(GAME.version, {"length": "short"})


@pytest.mark.parametrize(("shape", "first"), [(2, True), (3, False)])
def test_a_state_of_the_second_shape_goes_on_with_the_first_rules(shape: int, first: bool) -> None:
    kept = snapshot(GAME.new_table(2, {}))
    if shape == 2:
        del kept["table"]["first_rules"]
    again = restore(GAME, {**kept, "shape": shape}, ask=False)
    assert isinstance(again, Andromeda)
    assert again.first_rules is first


def attacked(first: bool) -> Play:
    """Yellow, with a moon of energy, launches a fighter to a planet where blue's transport stands."""
    tiles = {"C3": "saffron-quay", "C2": "industry"}
    moons = {YELLOW: (moon("science", energy=1),)}
    stock = {YELLOW: {"titanium": 1, "nanocarbon": 1}}
    g = world(2, tiles=tiles, ships=SHIPS, claimed=moons, stock=stock, hand={YELLOW: ("spare-keel",)})
    g.first_rules = first
    return Lucky(g).launch("fighter", "C3")


@pytest.mark.rule("andromeda.free.any-turn")
@pytest.mark.parametrize("first", [False, True])
def test_a_card_that_pays_is_played_after_the_launch(first: bool) -> None:
    """By the first rules the whole turn counted as something that had still to be carried out."""
    play = until(attacked(first), "andromeda.activate.once")
    assert ("play:spare-keel" in play.acts(YELLOW)) is not first


@pytest.mark.rule("andromeda.battle.dice-energy")
@pytest.mark.parametrize("first", [False, True])
def test_energy_on_a_claimed_moon_counts_for_dice_on_the_own_turn(first: bool) -> None:
    """By the first rules only energy in storage."""
    play = until(attacked(first), "andromeda.battle.escalation").say("done")
    asked = []
    while not play.told("battle.rolled"):
        asked.append(play.asked.code)
        play.say(play.asked.passes or play.asked.keys[0])
    assert ("andromeda.battle.dice-energy" in asked) is not first


@pytest.mark.rule("andromeda.launch.base-must-activate")
@pytest.mark.parametrize(("stock", "free"), [(2, False), (3, True)])
def test_what_the_monolith_needs_is_not_paid_for_a_card(stock: int, free: bool) -> None:
    """Before the Monolith takes its two resources, Ultimatum may take a third, but none of the two."""
    g = world(
        2,
        tiles={"C3": "monolith", "C2": "industry"},
        ships=SHIPS,
        stock={YELLOW: {"ice": stock}},
        hand={YELLOW: ("ultimatum",)},
    )
    play, offered = Lucky(g).launch("fighter", "C3"), False
    while play.asked.code != "andromeda.base.any-resources" and play.turn_of == YELLOW:
        offered |= "play:ultimatum" in play.asked.keys
        play.say(play.asked.passes or play.asked.keys[0])
    assert offered is free
