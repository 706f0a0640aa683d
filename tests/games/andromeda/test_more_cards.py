"""How often things are used: what lies in play once a moment, abilities once a turn, an upgrade tile once."""

from __future__ import annotations

import pytest

from rimward.games.andromeda.tracks import Advance
from tests.games.andromeda.openings import Lucky, at_turn, turn_ends
from tests.games.andromeda.stations import stored
from tests.games.andromeda.world import BLUE, CONTENT, YELLOW, Play, at, moon, world

ROW = {"C1": "science", "C2": "industry", "C3": "supremacy", "C4": "commerce", "C5": "shipyard"}
FLEET = [(YELLOW, "transport", "bay")] * 3


def offers(play: Play, card: str) -> bool:
    return f"play:{card}" in play.asked.keys


def play_out(play: Play, card: str) -> Play:
    """Uses it, taking the first of what it offers, until the card is done."""
    play.say(f"play:{card}")
    while any(key.startswith("do:") for key in play.asked.keys):
        play.say(play.asked.keys[0])
    return play


@pytest.mark.rule("andromeda.tactics.type-sustain")
def test_a_sustain_card_works_once_for_each_planet_that_is_activated() -> None:
    """Prospecting Rights, in two launches of yellow's to planets."""
    moons = {space: (moon("industry", titanium=1), 2) for space in ("C2", "C3")}
    play = Lucky(world(tiles=ROW, ships=FLEET, sustain={YELLOW: ("prospecting-rights",)}, moons=moons))
    for number, space in enumerate(("C2", "C3"), start=1):
        play.launch("transport", space)
        while not offers(play, "prospecting-rights"):
            play.say(str(play.asked.passes))
        play_out(play, "prospecting-rights")
        while play.turn_of == YELLOW:
            assert not offers(play, "prospecting-rights")
            play.say(play.asked.passes or play.asked.keys[0])
        assert len([told for told in play.told("tactics.used") if told["card"] == "prospecting-rights"]) == number
        turn_ends(play, BLUE)


@pytest.mark.rule("andromeda.tactics.type-sustain")
def test_a_sustain_card_is_laid_down_at_any_time_of_ones_turn_but_in_a_battle() -> None:
    """Before the launch, and in the middle of it; not once the battle goes on."""
    card, ships = (
        "prospecting-rights",
        [(YELLOW, "fighter", "bay"), (YELLOW, "transport", "bay"), (BLUE, "fighter", "C2")],
    )
    play = Lucky(
        world(tiles={**ROW, "C1": "monolith"}, ships=ships, hand={YELLOW: (card,)}, stock={YELLOW: {"ice": 2}})
    )
    assert f"keep:{card}" in play.acts(YELLOW)
    play.launch("transport", "C1")
    assert play.asked.code == "andromeda.base.any-resources"
    assert f"keep:{card}" in play.acts(YELLOW)
    g = world(
        phase="battle", region="C2", tiles=ROW, ships=[(YELLOW, "fighter", "C2"), *ships[2:]], hand={YELLOW: (card,)}
    )
    assert Play(g).refused_act(YELLOW, f"keep:{card}").rule == "andromeda.battle.no-action-cards"


@pytest.mark.rule("andromeda.tactics.type-sustain")
def test_two_sustain_cards_for_one_moment_both_work() -> None:
    """Tow Lines and Night Shift as the turn begins: neither takes the turn of the other, and neither comes twice."""
    both = ("night-shift", "tow-lines")
    ships = [(YELLOW, "transport", "C2"), (YELLOW, "transport", "bay")]
    damage = {YELLOW: {"treasury": 2}}
    play = Lucky(world(tiles=ROW, ships=ships, sustain={YELLOW: both}, damage=damage))
    for card in both:
        assert offers(play, card)
        play.say(f"play:{card}")
        while not offers(play, "tow-lines") and play.asked.code != "andromeda.turn.launch-or-return":
            play.say(play.asked.keys[0])
        assert not offers(play, card)


@pytest.mark.rule("andromeda.tactics.type-sustain")
def test_a_sustain_card_works_for_each_of_two_modules_in_a_turn() -> None:
    """Fitter's Bonus at Maximus: a credit for the first module, which may pay for the second, and one for that."""
    stock = {"titanium": 3, "nanocarbon": 5, "ice": 3, "energy": 2}
    g = world(tiles={"C1": "maximus"}, ships=FLEET, sustain={YELLOW: ("fitters-bonus",)}, stock={YELLOW: stock})
    play = Lucky(g).launch("transport", "C1")
    while play.turn_of == YELLOW:
        wanted = [key for key in play.asked.keys if key in ("play:fitters-bonus", "buy:science,0", "buy:industry,0")]
        play.say(wanted[0] if wanted else "nanocarbon" if "nanocarbon" in play.asked.keys else str(play.asked.passes))
    assert len(play.told("module.gained")) == 2
    assert [told["card"] for told in play.told("tactics.used")] == ["fitters-bonus"] * 2
    assert play.stock(YELLOW)["credit"] == 2


@pytest.mark.rule("andromeda.free.faction-ability")
def test_an_ability_that_says_once_a_turn_is_used_once_a_turn() -> None:
    """Ripe Fruit of the Orchard Moons; the Slow Furnace is another one, and waits for its own faction."""
    held = {YELLOW: (moon("industry", titanium=1), moon("science", energy=1))}
    play = Lucky(world(tiles=ROW, ships=FLEET, claimed=held, factions={YELLOW: "orchard-moons"}))
    play.act(YELLOW, "play:ripe-fruit")
    assert stored(play) == {"energy": 1}
    assert play.refused_act(YELLOW, "play:ripe-fruit").rule == "andromeda.free.faction-ability"
    turn_ends(play.launch("transport", "C5"))
    turn_ends(at_turn(play), BLUE)
    assert "play:ripe-fruit" in at_turn(play).acts(YELLOW)


@pytest.mark.rule("andromeda.upgrade.once-per-type")
def test_what_is_done_before_the_free_ship_lays_no_second_tile() -> None:
    """While yellow is asked for the free ship, yellow takes a bonus resource; then the ship is built."""
    tile = next(name for name, kind in CONTENT.upgrades.items() if kind.ship == "fighter" and not kind.faction)
    other = next(name for name, kind in CONTENT.upgrades.items() if kind.ship == "transport" and not kind.faction)
    g = world(
        tiles=ROW,
        ships=[(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")],
        tracks={YELLOW: {"industry": 2}},
        tiles_left={YELLOW: (tile, other)},
        bonus={"C3": {"ice": 1}},
    )
    g.stack.append(Advance(YELLOW, "industry"))
    play = Lucky(g).say(f"tile:{tile}")
    assert play.asked.code == "andromeda.upgrade.free-ship"
    play.act(YELLOW, f"bonus:{at('C3')},ice").say("build")
    assert [told["tile"] for told in play.told("upgrade.gained")] == [tile]
    assert play.table["tiles"][YELLOW] == [other]
    assert play.where(YELLOW, "fighter") == ["bay"]
    assert stored(play) == {"ice": 1}


@pytest.mark.rule("andromeda.free.bonus-resources")
def test_everybody_is_told_where_a_bonus_was_taken() -> None:
    ships = [(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")]
    play = Lucky(world(tiles=ROW, ships=ships, bonus={"C3": {"ice": 2}})).act(YELLOW, f"bonus:{at('C3')},ice")
    assert play.told("free.bonus-taken") == [{"seat": YELLOW, "region": at("C3"), "resource": "ice"}]
    assert play.table["bonus"][at("C3")] == [["ice", 1]]
