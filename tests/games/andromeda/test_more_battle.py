"""More about battles: where there is none, what raiders leave undone, and who takes part after escalation."""

from __future__ import annotations

import pytest

from rimward.games.andromeda.table.pieces import Development, Raider
from tests.games.andromeda.openings import Lucky, turn_ends
from tests.games.andromeda.scenes import HERE, NEXT, abductor, armed, table
from tests.games.andromeda.stations import find
from tests.games.andromeda.test_battle import Play
from tests.games.andromeda.world import BLUE, YELLOW, at, card, world
from tests.games.andromeda.world import Play as World

TILES = {"C1": "industry", "C2": "science", "C3": "supremacy", "C4": "commerce", "C5": "shipyard"}
SOVEREIGN = find("raiders", start="last-planet")


# --- only in the active region ---------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.battle.only-active-region")
def test_ships_that_share_another_region_do_not_fight() -> None:
    """Yellow's and blue's ships are together in C2, and yellow launches to C3, where nobody is."""
    together = [(YELLOW, "transport", "C2"), (BLUE, "transport", "C2"), (YELLOW, "transport", "bay")]
    play = Lucky(world(tiles=TILES, ships=together)).launch("transport", "C3")
    turn_ends(play)
    assert play.told("battle.begins") == []
    assert play.where(BLUE, "transport")[0] == "C2"


@pytest.mark.rule("andromeda.battle.only-active-region")
def test_a_raider_that_an_event_puts_among_ships_does_not_fight() -> None:
    event = find("events", deck="dawn", raider="D")
    g = world(
        tiles=TILES,
        ships=[(YELLOW, "transport", "C2")],
        raiders=[(SOVEREIGN, ())],
        phase="end",
        due=True,
        events=(event,),
    )
    g.last_planet = at("C2")
    play = turn_ends(Lucky(g))
    assert [told["region"] for told in play.told("raider.placed")] == [at("C2")]
    assert play.told("battle.begins") == []
    assert play.where(YELLOW, "transport")[0] == "C2"


@pytest.mark.rule("andromeda.battle.only-active-region")
def test_nobody_fights_on_a_return_to_station() -> None:
    ships = [(YELLOW, "transport", "C2"), (BLUE, "transport", "C2"), (BLUE, "transport", "bay")]
    play = turn_ends(Lucky(world(tiles=TILES, ships=ships, phase="return")))
    assert play.told("battle.begins") == []


# --- raiders ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.battle.raiders-passive")
def test_raiders_beside_a_battle_do_not_join_it() -> None:
    raider = Raider("saucerian-abductor", "A", 2, 3, (("vp", 2),), (NEXT,))
    play = Play(table((YELLOW, "transport", HERE), (BLUE, "transport", HERE), raider=raider), (6, 1))
    assert play.told("battle.begins") == [{"region": HERE, "sides": (YELLOW, BLUE)}]
    play.declines()
    assert play.table["raiders"][0]["regions"] == [NEXT]


@pytest.mark.rule("andromeda.battle.raiders-passive")
def test_nobody_plays_or_pays_for_raiders() -> None:
    """Only yellow is asked anything, and the raider rolls what is printed on its card."""
    play = Play(table((YELLOW, "transport", HERE), raider=abductor(), energy={YELLOW: 2}), (6, 6, 6, 1, 1, 1))
    asked = set()
    while play.match.asked:
        asked.add((play.asked.seat, play.asked.code))
        play.say("2" if play.asked.code == "andromeda.battle.dice-energy" else str(play.asked.passes))
    assert {seat for seat, _ in asked} == {YELLOW}
    assert play.dice_and_targeting()[-1] == (3, 1)


# --- who takes part --------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.battle.joiners-take-part")
def test_whoever_joins_plays_rolls_and_wins_like_the_others() -> None:
    """Blue comes from next door, may play diplomacy and spend energy, and advances after its victory."""
    ships = ((YELLOW, "transport", HERE), (BLUE, "transport", NEXT))
    g = table(*ships, raider=abductor(), energy={BLUE: 1}, hands={BLUE: ("hailing-frequencies",)})
    play = Play(g, (1, 6, 6, 1, 1, 1))
    assert play.asked.seat == BLUE
    play.say("ship:1")
    assert (play.asked.seat, play.asked.keys) == (BLUE, ["play:hailing-frequencies", "pass"])
    play.say("pass").passes()
    assert (play.asked.seat, play.asked.code) == (BLUE, "andromeda.battle.dice-energy")
    play.say("1").passes()
    assert set(play.dice_and_targeting()) == {YELLOW, BLUE, -1}
    play.declines()
    assert play.supremacy == [0, 1]


@pytest.mark.rule("andromeda.battle.joiners-take-part")
def test_the_active_player_who_stays_away_takes_no_part() -> None:
    """Yellow, next door, declines to join: neither diplomacy nor energy nor dice are asked of yellow after that."""
    ships = ((YELLOW, "transport", NEXT), (BLUE, "transport", HERE))
    g = table(*ships, raider=abductor(), energy={YELLOW: 3, BLUE: 1}, hands={YELLOW: ("hailing-frequencies",)})
    play = Play(g, (6, 1, 1, 1))
    assert play.asked.seat == YELLOW
    play.say("done")
    asked = set()
    while play.match.asked:
        asked.add((play.asked.seat, play.asked.code))
        play.say(str(play.asked.passes))
    parts = ("andromeda.battle.diplomacy", "andromeda.battle.dice-energy", "andromeda.battle.tactical-operations")
    assert not [code for seat, code in asked if seat == YELLOW and code in parts]
    assert set(play.dice_and_targeting()) == {BLUE, -1}


# --- dice ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.battle.dice-energy")
@pytest.mark.rule("andromeda.battle.dice-limit")
@pytest.mark.example("andromeda.example.energy-stops-at-six")
def test_energy_stops_at_six_dice() -> None:
    """Four weapons and a development leave room for one die, however much energy there is."""
    g = table(
        (YELLOW, "transport", HERE),
        raider=abductor(),
        energy={YELLOW: 5},
        bays={YELLOW: armed(4)},
        developments=(Development(YELLOW, "obelisk", NEXT),),
    )
    play = Play(g, (6,) * 9)
    assert (play.asked.code, play.asked.keys) == ("andromeda.battle.dice-energy", ["0", "1"])
    play.say("1")
    assert play.dice_and_targeting()[YELLOW][0] == 6
    assert play.stock("energy")[YELLOW] == 4


# --- cards -----------------------------------------------------------------------------------------------------------
def holding(name: str, phase: str) -> World:
    """Yellow has a card, a leader to recruit and a ship in C2, where blue's is too."""
    ships = [(YELLOW, "transport", "C2"), (BLUE, "transport", "C2"), (YELLOW, "transport", "bay")]
    leaders = {"C5": {YELLOW: 1}}
    scene = world(
        tiles=TILES,
        ships=ships,
        leaders=leaders,
        stock={YELLOW: {"energy": 1}},
        hand={YELLOW: (name,)},
        phase=phase,
        region="C2" if phase == "battle" else "",
    )
    return Lucky(scene, (6, 5, 4, 3))


@pytest.mark.rule("andromeda.battle.no-action-cards")
def test_an_action_card_waits_until_the_battle_is_over() -> None:
    name = find("tactics", type="action", when="any-time", do={"recruit": {"leaders": 2}})
    assert f"play:{name}" in holding(name, "turn").acts(YELLOW)
    fought = holding(name, "battle")
    assert fought.asked.seat == YELLOW
    assert fought.refused_act(YELLOW, f"play:{name}").rule == "andromeda.battle.no-action-cards"


@pytest.mark.rule("andromeda.battle.no-action-cards")
def test_a_sustain_card_is_not_laid_down_in_a_battle() -> None:
    name = card("sustain")
    assert f"keep:{name}" in holding(name, "turn").acts(YELLOW)
    assert f"keep:{name}" not in holding(name, "battle").acts(YELLOW)


@pytest.mark.rule("andromeda.battle.no-action-cards")
def test_a_battle_card_is_played_in_a_battle() -> None:
    name = find("tactics", type="battle", when="preparations", do={"dice": {"dice": 2}})
    play = holding(name, "battle")
    while play.asked.code != "andromeda.battle.dice-energy" and f"play:{name}" not in play.asked.keys:
        play.say(str(play.asked.passes))
    assert f"play:{name}" in play.asked.keys
