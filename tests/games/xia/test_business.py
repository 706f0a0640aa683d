"""The Business Phase, and what it sells: Energy, repairs, Outfits, ships and Fame."""

from typing import Any

import pytest

from rimward.games.xia.table.board import CELLS, Tile
from rimward.games.xia.table.content import ShipKind
from rimward.games.xia.table.settings import Rules
from rimward.games.xia.table.state import Ship, abilities, exhausted
from rimward.games.xia.trade.business import BusinessPhase
from rimward.games.xia.turn import Turn
from rimward.kernel.question import Refused
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play, easy_tiger, fitted, gaiden, mark, puddle_jumper, table
from tests.games.xia.title_scenes import give

KEMPLAR = (Tile("kemplar-ii", 0, 0),)


def business(ship: Ship, credits: int = 9000, **more: Any) -> Play:
    """The Business Phase of seat 0 on Kemplar II, and nothing after it."""
    ships = (ship, gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
    return Play(table(ships, KEMPLAR, BusinessPhase(0), credits=(credits, 0, 0), **more))


def jumper(*outfits: str, **more: Any) -> Ship:
    return fitted("puddle-jumper", 0, (0, 0), *outfits, **more)


def refused(play: Play, key: str) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        play.say(key)
    return caught.value.code, caught.value.rule


def places(play: Play) -> Play:
    """Let everything lie anywhere."""
    while play.asked.code in ("xia.outfit.placement", "xia.cargo.placing"):
        play.say("auto" if "auto" in play.asked.keys else play.asked.keys[0])
    return play


def credits(play: Play) -> int:
    return int(play.public("credits")[0])


# --- the phase -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.business.any-order")
def test_business_is_done_in_any_order_and_as_often_as_it_is_paid() -> None:
    play = business(jumper(damaged=(0, 1), energy=3), 5000)
    for key in ("buy-outfit:m-22", "repair", "buy-outfit:targe", "recharge", "buy-outfit:m-22"):
        places(play.say(key))
    assert sorted(outfit["name"] for outfit in play.ship(0)["outfits"]) == ["m-22", "m-22", "targe"]
    assert (play.ship(0)["damaged"], play.ship(0)["energy"], credits(play)) == ([], 10, 1000)
    assert play.say("end").over()


@pytest.mark.rule("xia.business.no-actions")
@pytest.mark.rule("xia.turn.no-going-back")
def test_no_action_in_the_business_phase() -> None:
    """In the Buy Space, with an Engine, a target beside the ship and cubes lying about."""
    space = mark("kemplar-ii", "buy")
    ships = (fitted("puddle-jumper", 0, space, "m-22"), gaiden(1, (0, 0)), easy_tiger(2, (-2, 0)))
    play = Play(table(ships, KEMPLAR, Turn(0), credits=(1000, 0, 0), adrift=((*space, "holo"),)))
    assert {"impulse", "buy", "collect"} <= set(play.asked.keys)
    play.say("end")
    assert play.asked.code == "xia.business.any-order"
    business_words = {"recharge", "repair", "rearrange", "buy-fame", "buy-outfit", "sell-outfit", "buy-ship", "end"}
    assert {key.partition(":")[0] for key in play.asked.keys} <= business_words
    for key in ("impulse", "buy", "collect", "attack"):
        assert refused(play, key)[0] == "kernel.refused.no-such-option-key"


@pytest.mark.rule("xia.business.recharge")
@pytest.mark.rule("xia.energy.cap")
def test_energy_is_set_to_its_maximum_for_nothing() -> None:
    play = business(jumper("m-22", energy=0), 0)
    play.say("recharge")
    assert (play.ship(0)["energy"], credits(play)) == (10, 0)
    assert refused(play, "recharge") == ("xia.bar.energy-full", "xia.energy.cap")


@pytest.mark.rule("xia.business.repair")
@pytest.mark.parametrize(("name", "price"), [("puddle-jumper", 1000), ("gaiden", 1000), ("lasting-sorrow", 2000)])
def test_all_damage_goes_at_once_for_the_price_of_the_tier(name: str, price: int) -> None:
    play = business(fitted(name, 0, (0, 0), damaged=(0, 3, 5)), 3000)
    play.say("repair")
    assert (play.ship(0)["damaged"], credits(play)) == ([], 3000 - price)
    assert refused(play, "repair")[0] == "xia.bar.whole"


@pytest.mark.rule("xia.credits.spending")
def test_nothing_is_sold_on_credit() -> None:
    play = business(fitted("lasting-sorrow", 0, (0, 0), damaged=(0,)), 1000)
    for key in ("repair", "buy-outfit:halon", "buy-fame"):
        assert refused(play, key) == ("xia.bar.credits", "xia.credits.spending")
    assert "buy-outfit:m-22" in play.asked.keys
    places(play.say("buy-outfit:m-22"))
    assert credits(play) == 0
    assert play.asked.keys == ["rearrange", "end"]


# --- Outfits ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.outfit.types")
@pytest.mark.rule("xia.business.buy-outfits")
def test_twelve_outfits_at_the_price_of_their_tier() -> None:
    play = business(fitted("lasting-sorrow", 0, (0, 0)))
    offered = [key.partition(":")[2] for key in play.asked.keys if key.startswith("buy-outfit")]
    kinds = [content().outfits[name] for name in offered]
    assert sorted({(kind.kind, kind.tier) for kind in kinds}) == [
        (kind, tier) for kind in ("blaster", "engine", "missile", "shield") for tier in (1, 2, 3)
    ]
    assert len(offered) == 12
    for kind in kinds:
        play = business(fitted("lasting-sorrow", 0, (0, 0)))
        places(play.say(f"buy-outfit:{kind.name}"))
        assert credits(play) == 9000 - 1000 * kind.tier


@pytest.mark.rule("xia.outfit.parts")
@pytest.mark.rule("xia.outfit.types")
@pytest.mark.example("xia.ex.outfit-saker-v")
def test_the_saker_v_of_the_book() -> None:
    """xia.ex.outfit-saker-v"""
    play = business(jumper(), 2000)
    places(play.say("buy-outfit:saker-v"))
    (saker,) = play.ship(0)["outfits"]
    assert (saker["name"], saker["kind"], saker["die"]) == ("saker-v", "blaster", 8)
    assert (len(saker["sections"]), len(saker["uses"])) == (4, 2)
    assert set(saker["uses"]) < set(saker["sections"])
    assert credits(play) == 0


@pytest.mark.rule("xia.outfit.no-minimum")
@pytest.mark.parametrize("mix", [("raptor-k", "m-22"), ("m-22", "m-22", "m-22")])
def test_any_mix_of_outfits_on_any_ship(mix: tuple[str, ...]) -> None:
    """A Tier 3 Engine in a Tier 1 ship, three alike, and none at all."""
    play = business(jumper(), 9000)
    for name in mix:
        places(play.say(f"buy-outfit:{name}"))
    assert sorted(outfit["name"] for outfit in play.ship(0)["outfits"]) == sorted(mix)
    ships = (jumper(), gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
    bare = Play(table(ships, KEMPLAR, Turn(0)), d20=(1,))
    assert bare.say("energy-scoop", "impulse", "stop").over(), "after that there is nothing left to do"


@pytest.mark.rule("xia.business.sell-outfits")
@pytest.mark.parametrize(("name", "resale"), [("m-22", 1000), ("halon", 1000), ("raptor-k", 2000)])
@pytest.mark.example("xia.ex.outfit-sell-prices")
def test_an_outfit_is_sold_for_half_its_price_rounded_up(name: str, resale: int) -> None:
    """xia.ex.outfit-sell-prices"""
    ship = jumper(name, armed=2, disarmed=1)
    ship.markers = ship.outfits[0].uses[:1]
    play = business(ship, 0)
    play.say(f"sell-outfit:{ship.outfits[0].sections[0]}")
    assert (play.ship(0)["outfits"], credits(play)) == ([], resale)
    assert (play.ship(0)["armed"], play.ship(0)["disarmed"], play.ship(0)["markers"]) == (2, 2, [])


@pytest.mark.rule("xia.business.sell-outfits")
def test_a_damaged_outfit_is_repaired_before_it_is_sold() -> None:
    ship = jumper("m-22")
    ship.damaged = ship.outfits[0].sections[2:]
    play = business(ship, 1000)
    key = f"sell-outfit:{ship.outfits[0].sections[0]}"
    assert refused(play, key) == ("xia.bar.outfit-damaged", "xia.business.sell-outfits")
    play.say("repair", key)
    assert credits(play) == 1000


def first_section(play: Play, name: str) -> int:
    """Of an Outfit in the Hold of seat 0."""
    return next(int(outfit["sections"][0]) for outfit in play.ship(0)["outfits"] if outfit["name"] == name)


@pytest.mark.rule("xia.business.sell-outfits")
@pytest.mark.rule("xia.business.any-order")
@pytest.mark.parametrize(("name", "price", "resale"), [("halon", 2000, 1000), ("raptor-k", 3000, 2000)])
def test_an_outfit_bought_in_this_phase_is_sold_in_it_at_the_usual_price(name: str, price: int, resale: int) -> None:
    """en:460, en:769: any undamaged Outfit, as often as it can be paid."""
    play = business(jumper(), 2 * price)
    left = 2 * price
    while left >= price:
        places(play.say(f"buy-outfit:{name}"))
        play.say(f"sell-outfit:{first_section(play, name)}")
        left += resale - price
        assert (play.ship(0)["outfits"], credits(play)) == ([], left)
    assert f"buy-outfit:{name}" not in play.asked.keys, "each time something was lost"


@pytest.mark.rule("xia.business.sell-outfits")
@pytest.mark.rule("xia.title.skill")
@pytest.mark.parametrize(("name", "resale"), [("m-22", 1000), ("halon", 1000), ("raptor-k", 2000)])
def test_at_the_price_of_a_skill_nothing_bought_in_this_phase_is_sold_in_it(name: str, resale: int) -> None:
    """Merchant Prince pays 1,000 less: every Outfit costs what it brings."""
    g = table((jumper(), gaiden(1, (2, 0)), easy_tiger(2, (-2, 0))), KEMPLAR, BusinessPhase(0), credits=(9000, 0, 0))
    play = places(Play(give(g, 0, "merchant-prince")).say(f"buy-outfit:{name}"))
    assert credits(play) == 9000 - resale
    with pytest.raises(Refused) as caught:
        play.say(f"sell-outfit:{first_section(play, name)}")
    assert (caught.value.code, caught.value.rule) == ("xia.bar.just-bought", "xia.business.sell-outfits")
    assert caught.value.numbers == {"price": resale, "resale": resale}


@pytest.mark.rule("xia.business.sell-outfits")
def test_an_outfit_that_the_ship_came_with_is_sold_beside_one_that_was_bought() -> None:
    """Two Tier 1 Outfits of a kind, one of them bought now: one can be sold, whichever it is."""
    play = places(business(jumper("m-22"), 1000).say("buy-outfit:m-22"))
    assert len([key for key in play.asked.keys if key.startswith("sell-outfit:")]) == 2
    play.say(f"sell-outfit:{first_section(play, 'm-22')}")
    assert refused(play, f"sell-outfit:{first_section(play, 'm-22')}")[0] == "xia.bar.just-bought"


@pytest.mark.rule("xia.business.sell-outfits")
def test_a_tier_1_outfit_that_was_bought_in_this_phase_is_not_sold_in_it() -> None:
    """It costs what it brings, and could be bought and sold without end."""
    play = business(jumper("m-22"), 1000)
    first = play.ship(0)["outfits"][0]["sections"][0]
    play.say(f"sell-outfit:{first}")
    places(play.say("buy-outfit:m-22"))
    bought = play.ship(0)["outfits"][0]["sections"][0]
    assert refused(play, f"sell-outfit:{bought}")[0] == "xia.bar.just-bought"
    places(play.say("buy-outfit:targe"))
    assert credits(play) == 0


# --- ships -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.business.buy-ship")
@pytest.mark.rule("xia.ship.mat")
@pytest.mark.rule("xia.fame.ships")
def test_a_new_ship_is_one_tier_higher_and_brings_fame() -> None:
    play = business(jumper(), 6000)
    offered = [key.partition(":")[2] for key in play.asked.keys if key.startswith("buy-ship")]
    assert offered == ["krembler", "ockhams-razor", "nightshade", "long-haul", "hollow-crown"], "Gaiden has an owner"
    assert refused(play, "buy-ship:lasting-sorrow") == ("xia.bar.tier", "xia.business.buy-ship")
    assert refused(play, "buy-ship:easy-tiger")[0] == "xia.bar.tier"
    play.say("buy-ship:krembler")
    ship, printed = play.ship(0), content().ships["krembler"]
    assert (ship["name"], ship["tier"], ship["meter"], len(ship["hold"])) == ("krembler", 2, printed.energy, 14)
    assert ship["space"] == [0, 0]
    assert (credits(play), play.public("fame")[0]) == (1000, 1)


@pytest.mark.rule("xia.ship.flavour")
def test_a_mat_is_what_is_in_play_and_no_more() -> None:
    assert set(ShipKind.__slots__) == {
        *("name", "tier", "price", "hold", "impulse", "energy", "ability"),
        "source",  # where the entry comes from
        *("first_impulse", "first_hold"),  # as they once were, for older records
    }


@pytest.mark.rule("xia.business.buy-ship-transfer")
@pytest.mark.rule("xia.business.rearrange")
def test_everything_but_damage_and_bounty_moves_to_the_new_ship() -> None:
    ship = jumper("m-22", "targe", cubes=("spice", "holo"), bounty=3000)
    ship.damaged = (*ship.outfits[0].sections[:1], *[space for space, cube in enumerate(ship.hold) if not cube][-1:])
    play = business(ship, 5000)
    play.say("buy-ship:krembler")
    assert play.asked.about == {"outfit": "m-22"}, "though it was damaged, it is arranged anew"
    play.say("place:1,0,0")
    assert play.asked.about == {"outfit": "targe"}
    play.say("place:0,2,0")
    play.say("space:13", "space:2")
    new = play.ship(0)
    assert [(outfit["name"], outfit["sections"]) for outfit in new["outfits"]] == [
        ("m-22", [0, 1, 5]),
        ("targe", [8, 9, 10]),
    ]
    assert (new["hold"][13], new["hold"][2]) == ("holo", "spice")
    assert (new["damaged"], new["bounty"], credits(play)) == ([], 0, 0)
    assert play.public("retired") == ["puddle-jumper"]


@pytest.mark.rule("xia.business.buy-ship")
def test_buying_a_ship_can_be_taken_back() -> None:
    """Its Ability Card lies open to all: nobody has learned anything."""
    play = places(business(jumper("m-22")).say("buy-ship:krembler"))
    assert play.zone("abilities:0")[-1] == content().ships["krembler"].ability
    while play.ship(0)["name"] == "krembler":
        play.match.undo(0)
    assert (credits(play), play.public("fame"), len(play.zone("abilities:0"))) == (9000, [0, 0, 0], 1)


@pytest.mark.rule("xia.business.buy-ship-transfer")
def test_an_outfit_that_does_not_fit_the_new_hold_is_sold_at_once() -> None:
    """A Culverin needs three rows, and Ockham's Razor once had two. No ship of the box is like that today."""
    ship = fitted("easy-tiger", 0, (0, 0), "culverin", "m-22", armed=3)
    ship.markers = ship.outfits[0].uses[:1]
    ships = (ship, gaiden(1, (2, 0)), puddle_jumper(2, (-2, 0)))
    play = Play(table(ships, KEMPLAR, BusinessPhase(0), credits=(5000, 0, 0), rules=Rules(first_holds=True)))
    play.say("buy-ship:ockhams-razor")
    assert play.asked.code == "xia.business.buy-ship-transfer"
    play.say(f"sell-outfit:{ship.outfits[0].sections[0]}")
    places(play)
    assert [outfit["name"] for outfit in play.ship(0)["outfits"]] == ["m-22"]
    assert (credits(play), play.ship(0)["disarmed"], play.ship(0)["markers"]) == (2000, 1, [])


@pytest.mark.rule("xia.business.buy-ship-transfer")
@pytest.mark.rule("xia.limit.cubes")
def test_cubes_that_do_not_fit_the_new_hold_go_to_the_supply() -> None:
    """No ship of the box has less room than one of a lower tier; this one has been built out."""
    old = jumper(hold=("spice",) * 7 + ("holo",) * 7)
    play = business(old, 5000)
    play.say("buy-ship:ockhams-razor")
    assert (play.asked.code, play.asked.keys) == ("xia.business.buy-ship-transfer", ["cube:holo", "cube:spice"])
    places(play.say("cube:holo"))
    assert (play.ship(0)["hold"].count("spice"), play.ship(0)["hold"].count("holo")) == (7, 6)
    assert play.public("adrift") == []


@pytest.mark.rule("xia.business.buy-ship-energy")
@pytest.mark.parametrize(("energy", "left"), [(3, 3), (11, 10)])
def test_energy_markers_and_impulse_stay_as_they_are(energy: int, left: int) -> None:
    """Ockham's Razor has a meter of 10; Lucky Penny one of 11."""
    ship = fitted("lucky-penny", 0, (0, 0), "m-22", energy=energy, armed=1, disarmed=2, impulse_ready=False)
    ship.markers = ship.outfits[0].uses[1:]
    play = business(ship, 5000)
    places(play.say("buy-ship:ockhams-razor"))
    new = play.ship(0)
    assert new["energy"] == left
    assert (new["armed"], new["disarmed"], new["impulse_ready"]) == (1, 2, False)
    assert new["markers"] == new["outfits"][0]["uses"][1:]


@pytest.mark.rule("xia.business.buy-ship-twice")
@pytest.mark.rule("xia.business.abilities-kept")
@pytest.mark.rule("xia.limit.ships")
@pytest.mark.example("xia.ex.ability-cards-tier-three")
def test_two_ships_in_one_phase_and_all_their_abilities() -> None:
    """xia.ex.ability-cards-tier-three; the card of the first ship stays exhausted, the new ones come ready."""
    g = table((jumper(), gaiden(1, (2, 0)), easy_tiger(2, (-2, 0))), KEMPLAR, BusinessPhase(0), credits=(13000, 0, 0))
    g.exhaust(0, "energy-scoop")
    play = Play(g)
    play.say("buy-ship:krembler", "buy-ship:lasting-sorrow")
    assert (credits(play), play.public("fame")[0]) == (0, 2)
    assert play.zone(exhausted(0)) == ["energy-scoop"]
    assert play.zone(abilities(0)) == ["nano-regeneration", "particle-emitter"]
    assert play.public("retired") == ["puddle-jumper", "krembler"]
    assert refused(play, "buy-ship:foundry") == ("xia.bar.tier", "xia.business.buy-ship")


# --- Fame ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.business.buy-fame")
@pytest.mark.rule("xia.fame.wealth-not-final")
@pytest.mark.rule("xia.fame.wealth-repeat")
@pytest.mark.example("xia.ex.buy-final-fame")
def test_fame_is_bought_but_never_the_last_point() -> None:
    """xia.ex.buy-final-fame"""
    play = business(jumper(), 20000, target=10, fame=(7, 0, 0))
    play.say("buy-fame", "buy-fame")
    assert (play.public("fame")[0], credits(play)) == (9, 10000)
    assert refused(play, "buy-fame") == ("xia.bar.last-fame", "xia.fame.wealth-not-final")
    assert [event.params["points"] for event in play.told("xia.fame.wealth")] == [1, 1]


@pytest.mark.rule("xia.fame.wealth")
def test_fame_costs_five_thousand() -> None:
    play = business(jumper(), 4000)
    assert refused(play, "buy-fame") == ("xia.bar.credits", "xia.credits.spending")
    assert business(jumper(), 5000).say("buy-fame").public("fame")[0] == 1


@pytest.mark.rule("xia.business.buy-ship")
@pytest.mark.rule("xia.victory.immediate")
def test_a_ship_may_bring_the_last_point() -> None:
    play = business(jumper(), 5000, target=5, fame=(4, 0, 0))
    play.say("buy-ship:krembler")
    assert play.match.result is not None
    assert play.match.result.winners == (0,)


# --- what else a ship has --------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.outlaw-token.visual")
def test_only_a_bounty_makes_an_outlaw() -> None:
    """Nothing else about a ship says what it is: without the Bounty the door of the Lawful planet is open."""
    door, outside = CELLS[14], CELLS[18]  # d3, and e3 to its south-east
    assert content().sectors["kemplar-ii"].entrances == {(14, 1)}
    for bounty, open_door in ((0, True), (1000, False)):
        ships = (fitted("puddle-jumper", 0, outside, bounty=bounty), gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
        play = Play(table(ships, KEMPLAR, Turn(0))).say("impulse")
        assert (f"hex:{door[0]},{door[1]}" in play.asked.keys) == open_door
        assert not [field for field in play.ship(0) if "token" in field or "outlaw" in field]
