"""Business, ships and gathering, a second look at rules of which one test alone had told."""

from pathlib import Path

import pytest
import yaml

import rimward.games.xia
from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import Ship, Xia, abilities, exhausted
from rimward.games.xia.trade.business import BusinessPhase
from rimward.games.xia.turn import Turn
from rimward.kernel.question import Refused
from tests.games.xia.openings import Opening, taken_over
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play, easy_tiger, fitted, gaiden, mark, puddle_jumper, table

BUSINESS = "xia.business.any-order"


def docked(ship: Ship, credits: int, planet: str = "kemplar-ii") -> Xia:
    """The Business Phase of seat 0, and nothing after it."""
    ships = (ship, easy_tiger(1, (2, 0)), easy_tiger(2, (-2, 0)))
    return table(ships, (Tile(planet, 0, 0),), BusinessPhase(0), credits=(credits, 0, 0))


def done(play: Play, *keys: str) -> Play:
    """These pieces of business; whatever has to be laid somewhere may lie anywhere."""
    for key in keys:
        play.say(key)
        while play.asked.code != BUSINESS:
            play.say("auto" if "auto" in play.asked.keys else play.asked.keys[0])
    return play


def refused(play: Play, key: str) -> str:
    with pytest.raises(Refused) as caught:
        play.say(key)
    return caught.value.rule


# --- the Business Phase ----------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.business.any-order")
def test_the_other_way_round() -> None:
    """E:764: a ship, then an Outfit sold and another bought, Fame, and Energy at the end; 20,000 in all."""
    ship = fitted("puddle-jumper", 0, (0, 0), "m-22", energy=0, damaged=(9,))
    play = done(Play(docked(ship, 20_000)), "repair", "buy-ship:krembler", "buy-fame")
    play.say(f"sell-outfit:{play.ship(0)['outfits'][0]['sections'][0]}")
    done(play, "buy-outfit:raptor-k", "buy-fame", "recharge")
    assert [outfit["name"] for outfit in play.ship(0)["outfits"]] == ["raptor-k"]
    assert play.public("credits")[0] == 20_000 - 1000 - 5000 - 5000 + 1000 - 3000 - 5000
    assert (play.public("fame")[0], play.ship(0)["energy"]) == (1 + 1 + 1, play.ship(0)["meter"])


@pytest.mark.rule("xia.business.recharge")
@pytest.mark.rule("xia.stranded.end")
@pytest.mark.parametrize("planet", ["kemplar-ii", "azure", "loath"])
def test_a_stranded_ship_of_tier_three_is_recharged_on_any_planet(planet: str) -> None:
    """E:377, E:693: up to the maximum, for nothing. Lawful, Neutral and Outlaw."""
    there = mark(planet, "mission")
    ship = fitted("lasting-sorrow", 0, there, energy=0, armed=0, disarmed=4, bounty=1000)
    play = Play(docked(ship, 0, planet)).say("recharge")
    assert (play.ship(0)["energy"], play.public("credits")[0]) == (16, 0)
    assert not taken_over(play).ships[0].stranded


@pytest.mark.rule("xia.business.buy-ship-energy")
@pytest.mark.parametrize("energy", [0, 5, 12])
def test_from_tier_two_to_three_energy_and_markers_stay(energy: int) -> None:
    """E:430, E:766: the meter of the new ship is longer, and nothing fills it but a recharge."""
    ship = fitted("gaiden", 0, (0, 0), energy=energy, armed=2, disarmed=2, impulse_ready=False)
    play = done(Play(docked(ship, 8000)), "buy-ship:lasting-sorrow")
    new = play.ship(0)
    assert (new["energy"], new["meter"], new["armed"], new["disarmed"]) == (energy, 16, 2, 2)
    assert new["impulse_ready"] is False
    assert "particle-emitter" in play.zone(abilities(0))
    assert play.say("recharge").ship(0)["energy"] == 16


@pytest.mark.rule("xia.business.buy-ship-twice")
@pytest.mark.parametrize(("credits", "tier", "fame"), [(13_000, 3, 2), (12_000, 2, 1), (5000, 2, 1)])
def test_two_ships_in_one_phase_cost_thirteen_thousand(credits: int, tier: int, fame: int) -> None:
    """E:426, E:762: provided that there are Credits for both."""
    play = done(Play(docked(fitted("easy-tiger", 0, (0, 0)), credits)), "buy-ship:gaiden")
    if tier == 3:
        done(play, "buy-ship:foundry")
    else:
        assert refused(play, "buy-ship:foundry") == "xia.credits.spending"
    assert (play.ship(0)["tier"], play.public("fame")[0]) == (tier, fame)
    assert play.public("credits")[0] == credits - (13_000 if tier == 3 else 5000)


@pytest.mark.rule("xia.business.abilities-kept")
def test_the_card_of_the_first_ship_is_used_on_the_second() -> None:
    """E:294: two cards with a Tier 2 ship, and both work in the next turn."""
    g = docked(fitted("puddle-jumper", 0, (0, 0), energy=4), 5000)
    play = done(Play(g), "buy-ship:krembler")
    assert play.zone(abilities(0)) == ["energy-scoop", "nano-regeneration"]
    g = taken_over(play)
    g.ships[0].damaged, g.stack = (0, 1), [Turn(0)]
    play = Play(g, d20=(5, 5)).say("energy-scoop", "nano-regeneration")
    assert play.zone(exhausted(0)) == ["energy-scoop", "nano-regeneration"]
    assert (play.ship(0)["energy"], play.ship(0)["damaged"]) == (4 + 2 - 2, [])


# --- ships -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.ship.mat")
@pytest.mark.parametrize("name", [name for name, ship in content().ships.items() if ship.tier == 1])
def test_a_mat_as_it_lies_there_at_the_start(name: str) -> None:
    """E:304-339: Hold, a full Energy Meter, four Armed markers, the Impulse Token face up, and no Bounty."""
    printed, opening = content().ships[name], Opening(3)
    first = opening.asked.seat
    opening.ships(name).outfits().outfits().outfits()
    ship = opening.ship(first)
    assert (ship["name"], ship["tier"], ship["bounty"], ship["impulse_ready"]) == (name, 1, 0, True)
    assert (ship["energy"], ship["meter"]) == (printed.energy, printed.energy)
    assert ship["hold"] == [""] * len(printed.hold)
    assert (ship["armed"], ship["disarmed"], ship["markers"]) == (4, 0, [])
    assert opening.zone(abilities(first)) == [printed.ability]


@pytest.mark.rule("xia.ship.mat")
def test_the_prices_of_the_tiers_are_those_of_the_book() -> None:
    """E:1646-1648: six ships a tier; nobody ever buys one of Tier 1."""
    tiers = [(ship.tier, ship.price) for ship in content().ships.values()]
    assert sorted(set(tiers)) == [(1, 1000), (2, 5000), (3, 8000)]
    assert [tiers.count(tier) for tier in sorted(set(tiers))] == [6, 6, 6]


@pytest.mark.rule("xia.ship.flavour")
def test_the_data_of_a_ship_hold_no_story() -> None:
    """E:343-353: nothing of the back of a mat is written down at all, so nothing of it can matter."""
    entries = yaml.safe_load((Path(rimward.games.xia.__file__).parent / "data" / "ships.yaml").read_text("utf-8"))
    played = {"tier", "price", "impulse", "energy", "ability", "hold"}
    before = {"first_impulse", "first_hold"}
    about = {"source", "at", "known", "inferred", *before}  # where an entry comes from, and what it was before
    assert len(entries) == 18
    for name, entry in entries.items():
        assert played <= entry.keys() <= played | about, name


# --- gathering -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.cargo.gather-repeat")
@pytest.mark.parametrize(
    ("sector", "action", "cube"), [("red-gulch", "mine", "terra"), ("pelmont", "salvage", "cyber")]
)
def test_rocks_and_wrecks_are_gathered_as_often_as_one_dares(sector: str, action: str, cube: str) -> None:
    """E:1176, E:1183: four times in a turn, each with a roll of its own, and then the Hold is full."""
    there = mark(sector, action)
    ship = fitted("puddle-jumper", 0, there, cubes=("spice",) * 6)
    ships = (ship, gaiden(1, (2, 0)), puddle_jumper(2, (2, -1)))
    play = Play(table(ships, (Tile(sector, 0, 0),), Turn(0)), d20=(11, 12, 13, 19))
    for count in range(1, 5):
        play.say(action)
        while play.asked.code == "xia.cargo.placing":
            play.say(play.asked.keys[0])
        assert play.ship(0)["hold"].count(cube) == count
    assert len(play.told("kernel.rolled")) == 4
    assert refused(play, action) == "xia.ship.hold-capacity"
