"""Scenes from the lines of the booklet: shore leave between two missions of a campaign (book:1411-1440)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rimward.games.aurora.table.names import BOUNTY, CREW, MISSION, NOWHERE
from rimward.games.aurora.table.pieces import Pile
from tests.games.aurora.errands import (
    DONEXIA,
    DRO,
    FLIBBY,
    GROM,
    ILAN,
    JAYCE,
    NELLHA,
    OZYMAR,
    PRINCESS,
    QUILL,
    RANE,
    ROVANNA,
    SKIRR,
    STRAKEN,
)
from tests.games.aurora.folk import at, skill
from tests.games.aurora.leave import OTHERS, Leave, over
from tests.games.aurora.orbit import AURORA, CERBERUS, hull, keys_of, pad
from tests.games.aurora.world import CONTENT, RENEGADE, crew, item, number, ship, sq

SELL, GEAR, UPGRADES, RECRUIT = "shore.sell", "shore.buy-gear", "shore.buy-upgrades", "shore.recruit"
PAIR = (crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander"))


def ashore(*more: Any, armory: Sequence[Any] = (), salvage: Sequence[Any] = (), **fields: Any) -> Leave:
    """Donexia and Jayce, these others too; the Cerberus has this in its armory and in its salvage."""
    d6, draw = fields.pop("d6", ()), fields.pop("draw", ())
    card = ship("cerberus", 0, "dock:0", armory=tuple(armory), salvage=tuple(salvage), **fields.pop("card", {}))
    fleet = fields.pop("ships", None) or [card, ship("destiny-aurora", 1, "dock:2")]
    fields.setdefault("digits", (100, 100))
    fields.setdefault("seats", len(fleet))
    return Leave(over((*PAIR, *more), ships=fleet, **fields), *d6, draw=draw)


def owned(play: Leave, name: str) -> list[str]:
    """What is in an armory beyond what every ship begins with."""
    return sorted([each.name for each in play.card(name).armory if each.home == NOWHERE])


# --- the order -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.shore.when")
@pytest.mark.rule("aurora.shore.sell")
def test_all_sell_before_anybody_buys_and_all_buy_gear_before_upgrades_and_recruits() -> None:
    """book:1413-1434, ruling: what is sold is in the deck before the first four are turned over. Donexia leads."""
    fleet = [
        ship("cerberus", 0, "dock:0", armory=(item("duelist"),)),
        ship("destiny-aurora", 1, "dock:2", armory=(item("weave-vest"),)),
    ]
    stops = ashore(ships=fleet, digits=(400, 400)).stops()
    assert stops == [(code, seat) for code in (SELL, GEAR, UPGRADES, RECRUIT) for seat in (0, 1)]


@pytest.mark.rule("aurora.shore.gear-reshuffle")
@pytest.mark.rule("aurora.shore.buy-gear")
def test_what_one_player_sells_another_may_buy_in_the_same_leave_at_full_value() -> None:
    """book:1428: sold items go back into the deck first. The Coalition sells the only Monoblade for 125; it is turned
    over for the Renegades, who pay 225."""
    fleet = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, "dock:2", armory=(item("monoblade"),))]
    four = ("monoblade", "duelist", "longshot", "arc-axe")
    play = ashore(ships=fleet, digits=(225, 0), gear=("monoblade",), draw=four)
    play.until(SELL, 1).say("sell:monoblade")
    play.until(GEAR, 0)
    play.say("buy:monoblade")
    assert play.g.digits == (0, 125)
    assert (owned(play, "cerberus"), owned(play, "destiny-aurora")) == (["monoblade"], [])


# --- pay -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.shore.collect")
@pytest.mark.rule("aurora.reward.paid-at-shore-leave")
def test_the_pay_of_this_mission_can_be_spent_in_this_leave() -> None:
    """book:1415: receiving comes first. With nothing in the purse, 250 for the mission buy a vest of 150."""
    draw = ("weave-vest", "duelist", "longshot", "arc-axe")
    play = ashore(digits=(0, 0), pay={0: {MISSION: 150, BOUNTY: 75, CREW: 25}}, draw=draw).until(GEAR, 0)
    play.say("buy:weave-vest")
    assert play.g.digits[0] == 100


@pytest.mark.rule("aurora.shore.collect")
@pytest.mark.rule("aurora.reward.failure-cost")
def test_a_failure_comes_off_what_was_earned_beside_it() -> None:
    """book:653, 1415: 25 for the failed mission, 100 for two crew: 75 more than before."""
    assert ashore(digits=(10, 0), pay={0: {MISSION: -25, CREW: 100}}).g.digits[0] == 85


# --- people come home ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.shore.recover-crew")
def test_a_body_in_an_enemys_arms_on_the_planet_goes_home() -> None:
    """book:1416: they retrieve any crew left on the planet. Jayce was carrying Grom, and had not got aboard."""
    grom = crew(GROM, 0, at("d4"), out=True, wounds=9).but(carrier=1)
    now = ashore(grom).who(GROM)
    assert (now.ship, now.out, now.wounds, now.carrier, now.room == "brig") == (CERBERUS, False, 0, NOWHERE, False)


@pytest.mark.rule("aurora.shore.recover-crew")
def test_a_passenger_of_a_teammate_and_one_who_awaited_rescue_are_back_on_their_own_ship() -> None:
    """book:1054, 1416: wherever the mission left them."""
    fleet = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, "dock:2"), ship("hades-vi", 2, sq(9, 9))]
    others = [
        crew(GROM, 0, "deck", ship=2),
        crew(RANE, 0, at("d4"), tokens=("waiting",)),
        crew(STRAKEN, 2, "commander"),
    ]
    play = ashore(*others, ships=fleet, digits=(100, 100, 100))
    for name in (GROM, RANE):
        assert (play.who(name).ship, play.who(name).tokens) == (CERBERUS, ())


@pytest.mark.rule("aurora.shore.repair-ship")
@pytest.mark.rule("aurora.upgrade.effect")
def test_a_stronger_hull_is_whole_again_and_still_stronger() -> None:
    """book:1084, 1417: all damage is removed; the ribbed frame of an earlier leave stays."""
    play = ashore(card={**hull(5), "upgrades": ("ribbed-frame",), "hull": 7}, upgrades=("ribbed-frame",))
    card = play.next_mission().card("cerberus")
    assert (card.damage, card.shields_up, card.hull, card.upgrades) == (0, True, 7, ("ribbed-frame",))


# --- selling ---------------------------------------------------------------------------------------------------------
PRICES = {
    "pocket-blaster": 25,  # 40: 20
    "shock-baton": 50,  # 85: 42.5
    "needle-gun": 50,  # 90: 45
    "prism-carbine": 50,  # 105: 52.5
    "lance-rifle": 50,  # 110: 55
    "officers-saber": 75,  # 125: 62.5, in the middle
    "storm-rifle": 100,  # 175: 87.5, in the middle
    "monoblade": 125,  # 225: 112.5, in the middle
    "arc-ammo": 25,
}


@pytest.mark.rule("aurora.shore.sell-rounding")
@pytest.mark.rule("aurora.shore.sell")
def test_half_the_value_of_every_card_goes_to_the_nearest_twenty_five() -> None:
    """book:551, 1432: 60 brings 25 and 80 brings 50. Whoever sells this whole lot has the sum of them."""
    play = ashore(armory=[item(name) for name in PRICES], salvage=[item("decoy-flares")], digits=(0, 0))
    for name, price in {**PRICES, "decoy-flares": 50}.items():
        before = play.g.digits[0]
        play.say(f"sell:{name}")
        assert (name, play.g.digits[0] - before) == (name, price)


@pytest.mark.rule("aurora.shore.sell")
@pytest.mark.rule("aurora.search.attach")
def test_what_crew_still_carried_at_the_end_can_be_sold_and_what_was_dropped_is_lost() -> None:
    """book:1264, 1507: finds attach to whoever took them. Grom has a sword in hand and one lies where Rane fell."""
    others = [crew(GROM, 0, at("d4"), gear=(item("grave-sword"),)), crew(RANE, 0, at("a1"), out=True, wounds=7)]
    play = ashore(*others, piles=[Pile(at("a1"), (item("shock-baton"),), RENEGADE)])
    assert keys_of(play, "sell") == ["sell:grave-sword"]


@pytest.mark.rule("aurora.shore.sell")
def test_upgrades_are_not_sold() -> None:
    """book:1418, 1432: weapons and items are."""
    others = [crew(GROM, 0, "weapons", upgrades=("gunnery-school",))]
    owned_ = ("gunnery-school", "trim-vanes")
    play = ashore(*others, armory=[item("duelist")], card={"upgrades": ("trim-vanes",)}, upgrades=owned_)
    assert keys_of(play, "sell") == ["sell:duelist"]


@pytest.mark.rule("aurora.shore.sell")
@pytest.mark.rule("aurora.energy.arc-ammo")
def test_an_empty_shock_baton_would_be_gone_and_one_with_a_token_is_reloaded_or_sold() -> None:
    """book:501: a find with one token left may be sold, or reloaded with Arc Ammo."""
    play = ashore(armory=[item("shock-baton", energy=1), item("arc-ammo")])
    assert {"sell:shock-baton", "reload:shock-baton"} <= set(play.keys)
    play.say("reload:shock-baton")
    (baton,) = [each for each in play.card("cerberus").armory if each.name == "shock-baton"]
    assert baton.energy == CONTENT.items["shock-baton"].energy


# --- buying ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.shore.buy-gear")
def test_two_of_a_kind_among_the_four_may_both_be_bought() -> None:
    """book:1428: any or all of them, to the last digit."""
    draw = ("arc-ammo", "arc-ammo", "duelist", "monoblade")
    play = ashore(digits=(100, 0), draw=draw).until(GEAR, 0)
    play.say("buy:arc-ammo", "buy:arc-ammo")
    assert (play.g.digits[0], owned(play, "cerberus")) == (0, ["arc-ammo", "arc-ammo"])
    assert keys_of(play, "buy") == []


@pytest.mark.rule("aurora.shore.buy-upgrades")
@pytest.mark.rule("aurora.shore.unbought")
def test_the_next_player_sees_three_other_upgrades() -> None:
    """book:1430, 1434: upgrades work the same way: what Donexia's player left is put away before Jayce's."""
    play = ashore(digits=(300, 300), draw=("trim-vanes", "iron-rations", "second-heart")).until(UPGRADES, 1)
    first, second = [told["cards"] for told in play.told("shore.turned-over")[-2:]]
    assert (first, len(second)) == (("trim-vanes", "iron-rations", "second-heart"), 3)
    assert sorted(play.g.zones["upgrades:left"].faces) == sorted(first)
    assert not {"iron-rations", "second-heart"} & set(second)  # of each there is but one card


@pytest.mark.rule("aurora.shore.buy-upgrades")
@pytest.mark.rule("aurora.ship.upgrade-slots")
def test_a_ship_with_one_part_has_room_for_two_more_and_then_for_none() -> None:
    """book:367, 1434: any of the three cards may be bought at once, as long as there are slots."""
    play = ashore(
        digits=(500, 0),
        card={"upgrades": ("long-lens",)},
        upgrades=("long-lens",),
        draw=("ribbed-frame", "trim-vanes", "twin-mounts"),
    ).until(UPGRADES, 0)
    play.say("fit:trim-vanes", "fit:twin-mounts")
    assert play.g.digits[0] == 300
    assert keys_of(play, "fit") == []


@pytest.mark.rule("aurora.upgrade.keyword")
@pytest.mark.rule("aurora.prisoner.turned")
def test_a_turned_crew_is_trained_like_any_other_and_a_prisoner_is_not() -> None:
    """book:1292, 1591: upgrades are for one's crew. Flibby, an alien, has been turned; Rovanna, one too, is in the
    Brig."""
    others = [crew(FLIBBY, 0, "navigation", side=RENEGADE), crew(ROVANNA, 1, "brig", ship=CERBERUS)]
    draw = ("second-heart", "cold-eyes", "deep-skin")
    play = ashore(*others, digits=(500, 0), draw=draw).until(UPGRADES, 0)
    trained = {key.partition(":")[2].partition(",")[0] for key in keys_of(play, "train")}
    assert trained == {str(number(play.g, FLIBBY))}


@pytest.mark.rule("aurora.upgrade.keyword")
def test_humans_aliens_and_robots() -> None:
    """book:224, 1434: some upgrades are for humans, others for aliens. Ozymar, a robot, is an alien by its card."""
    figures = [
        crew(STRAKEN, 0, "commander"),
        crew(JAYCE, 1, "commander"),
        crew(OZYMAR, 1, "engineering"),
        crew(ROVANNA, 1, "weapons"),
    ]
    draw = ("iron-rations", "second-heart", "flag-school")
    play = Leave(over(figures, digits=(0, 500)), draw=draw).until(UPGRADES, 1)
    who = {word: str(number(play.g, word)) for word in (JAYCE, OZYMAR, ROVANNA)}
    assert set(keys_of(play, "train")) == {
        f"train:{who[JAYCE]},iron-rations",
        f"train:{who[OZYMAR]},second-heart",
        f"train:{who[ROVANNA]},second-heart",
        f"train:{who[JAYCE]},flag-school",
    }


# --- recruiting ------------------------------------------------------------------------------------------------------
SIX = (STRAKEN, GROM, RANE, NELLHA, DRO, SKIRR)


def recruits(play: Leave) -> list[str]:
    return [key.partition(":")[2] for key in keys_of(play, "recruit")]


@pytest.mark.rule("aurora.shore.recruit")
@pytest.mark.rule("aurora.ship.capacity")
def test_prisoners_take_no_place_and_the_eighth_of_the_crew_has_none() -> None:
    """book:318, 1438: capacity counts nobody in the Brig. Five of six are there with Donexia; one more joins, and then
    the ship is full."""
    others = [crew(name, 0, "deck") for name in SIX[:5]]
    play = ashore(*others, crew(FLIBBY, 1, "brig", ship=CERBERUS), digits=(500, 0)).until(RECRUIT, 0)
    play.say("recruit:gruun")
    assert recruits(play) == []
    assert len([who for who in play.g.figures if who.seat == 0]) == 7


@pytest.mark.rule("aurora.shore.recruit")
@pytest.mark.rule("aurora.crew.faction-lock")
def test_nobody_recruits_who_belongs_to_somebody_or_was_born_on_the_other_side() -> None:
    """book:1438: of the ship's faction or neutral, and free. Grom is a prisoner, Skirr was turned, Straken flies with a
    teammate."""
    fleet = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, "dock:2"), ship("hades-vi", 2, "dock:1")]
    others = [
        crew(GROM, 0, "brig", ship=AURORA),
        crew(SKIRR, 1, "navigation", side=1),
        crew(STRAKEN, 2, "commander"),
    ]
    play = ashore(*others, ships=fleet, digits=(500, 0, 0)).until(RECRUIT, 0)
    found = set(recruits(play))
    assert not found & {GROM, SKIRR, STRAKEN, DONEXIA}
    assert not [name for name in found if name in CONTENT.crew and CONTENT.crew[name].faction != RENEGADE]
    assert {RANE, NELLHA, "gruun"} <= found


@pytest.mark.rule("aurora.shore.recruit")
def test_a_mercenary_goes_with_whoever_comes_first() -> None:
    """book:1438: once the Renegades have hired Gruun, the Coalition cannot."""
    play = ashore(digits=(100, 100)).until(RECRUIT, 0)
    play.say("recruit:gruun")
    play.until(RECRUIT, 1)
    assert "gruun" not in recruits(play)
    assert "mirel-ash" in recruits(play)


# --- turning and trading ---------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.shore.turn-once")
@pytest.mark.rule("aurora.prisoner.turn-health")
@pytest.mark.rule("aurora.shore.recover-crew")
def test_one_jailed_unconscious_is_healed_ashore_and_may_be_turned() -> None:
    """book:1286, 1299, 1416: all wounds are removed first. Donexia rolls five dice."""
    held = crew(FLIBBY, 1, "brig", ship=CERBERUS, out=True, wounds=7)
    dice = [*pad(5, 6, 6), *pad(skill(FLIBBY, "leadership"), 5)]
    play = ashore(held, d6=dice).until(RECRUIT, 0).say(f"turn:{2}")
    assert (play.who(FLIBBY).seat, play.who(FLIBBY).side) == (0, RENEGADE)


@pytest.mark.rule("aurora.shore.turn-once")
@pytest.mark.rule("aurora.ship.capacity")
def test_nobody_is_turned_who_would_have_no_place() -> None:
    """book:318, 1438, ruling of turning: Donexia and six more fill the ship."""
    others = [crew(name, 0, "deck") for name in SIX]
    play = ashore(*others, crew(FLIBBY, 1, "brig", ship=CERBERUS), armory=[item("duelist")], digits=(500, 0))
    while play.code.startswith("shore.") and play.asked.seat == 0:
        assert keys_of(play, "turn") == []
        play.skip()


@pytest.mark.rule("aurora.shore.turn-once")
@pytest.mark.rule("aurora.prisoner.turn-back")
def test_a_renegade_who_had_changed_sides_comes_back_more_easily_ashore_too() -> None:
    """book:1292, 1299: five more on one die of the captor; all ones become a six, against no five."""
    held = crew(GROM, 1, "brig", ship=CERBERUS, side=1)
    play = ashore(held, d6=[*pad(5), *pad(skill(GROM, "leadership"), 4)]).until(RECRUIT, 0).say("turn:2")
    assert (play.who(GROM).seat, play.who(GROM).side) == (0, RENEGADE)


@pytest.mark.rule("aurora.shore.turn-once")
@pytest.mark.rule("aurora.prisoner.turn-roll")
def test_of_all_who_are_aboard_the_one_with_the_highest_initiative_speaks() -> None:
    """book:1286: Ilan Maro (7), not Sister Quill (6), rolls four dice for the Coalition when Jayce is a prisoner."""
    figures = [
        crew(DONEXIA, 0, "commander"),
        crew(JAYCE, 1, "brig", ship=CERBERUS),
        crew(QUILL, 1, "commander"),
        crew(ILAN, 1, "communications"),
        crew(GROM, 0, "brig", ship=AURORA),
    ]
    dice = [*pad(skill(ILAN, "leadership"), 5, 5), *pad(skill(GROM, "leadership"), 6)]
    play = Leave(over(figures, digits=(0, 100)), *dice).until(RECRUIT, 1)
    play.say(f"turn:{number(play.g, GROM)}")
    assert (play.who(GROM).seat, play.who(GROM).side) == (1, 1)


@pytest.mark.rule("aurora.prisoner.trade")
@pytest.mark.parametrize("exchange", [True, False])
def test_a_prisoner_is_traded_for_another_or_for_money_or_items(exchange: bool) -> None:
    """book:1284: for items, money or another prisoner. Grom is in the other Brig, or nobody; Jayce has 300 digits and a
    vest. For Flibby the Renegades get at least one of them."""
    fleet = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, "dock:2", armory=(item("weave-vest"),))]
    grom = crew(GROM, 0, "brig", ship=AURORA) if exchange else crew(GROM, 0, "weapons")
    play = ashore(crew(FLIBBY, 1, "brig", ship=CERBERUS), grom, ships=fleet, digits=(100, 300), gear=("weave-vest",))
    play.until(RECRUIT, 0)
    play.say(next(key for key in play.keys if key.startswith("trade")))
    while play.match.asked and play.code == "prisoner.trade":
        play.say("agree" if "agree" in play.keys else play.keys[-1])
    if play.who(FLIBBY).ship == AURORA:
        back = exchange and play.who(GROM).ship == CERBERUS
        assert back or play.g.digits[0] > 100 or "weave-vest" in owned(play, "cerberus")
    else:
        assert not exchange


# --- the next mission ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.shore.new-bounty")
@pytest.mark.rule("aurora.shore.recruit")
def test_there_may_be_a_bounty_on_a_recruit_but_on_no_mercenary() -> None:
    """book:613-615, 1423: the deck is built from the crews that play, by faction. Seat 0 hires Skirr and Gruun."""
    play = ashore(digits=(300, 0)).until(RECRUIT, 0)
    play.say("recruit:skirr", "recruit:gruun")
    play.next_mission()
    deck = [*play.g.zones["bounties:renegades"].bag, *play.g.zones["bounty:1"].faces]
    assert sorted(deck) == sorted([DONEXIA, SKIRR])


@pytest.mark.rule("aurora.shore.rearm")
@pytest.mark.rule("aurora.gear.teleport-device")
def test_a_device_that_was_not_used_is_not_doubled() -> None:
    """book:649: three pistols, a blade and one device; the device was carried back, and one of the pistols was not."""
    others = [crew(GROM, 0, at("d4"), gear=(item("emergency-teleport-device", home=0),))]
    pile = Pile(at("a1"), (item("arc-pistol", home=0),), RENEGADE)
    play = ashore(*others, armory=[item("arc-pistol", home=0)] * 2, piles=[pile]).next_mission()
    start = [each.name for each in play.card("cerberus").armory if each.home == CERBERUS]
    assert sorted(start) == ["arc-blade", *["arc-pistol"] * 3, "emergency-teleport-device"]


@pytest.mark.rule("aurora.shore.new-mission")
@pytest.mark.rule("aurora.campaign.mission-deck")
@pytest.mark.parametrize("seed", range(3))
def test_the_next_mission_is_of_the_same_storyline_and_none_that_was_played(seed: int) -> None:
    """book:467, 663: whichever faction won before."""
    play = Leave(over(PAIR, digits=(100, 0), played=OTHERS[:1]), seed=seed).next_mission()
    assert "civil-war" in CONTENT.missions[play.g.mission].titles
    assert play.g.mission not in (PRINCESS, OTHERS[0], "ship-rescue")


@pytest.mark.rule("aurora.campaign.persistent")
@pytest.mark.rule("aurora.energy.tokens")
def test_energy_that_was_used_is_not_given_back_between_missions() -> None:
    """book:1432, 1517: only Arc Ammo adds tokens."""
    play = ashore(armory=[item("duelist", energy=1)], salvage=[item("rail-spike", energy=2)]).next_mission()
    card = play.card("cerberus")
    assert [each.energy for each in card.armory if each.name == "duelist"] == [1]
    assert [each.energy for each in card.salvage] == [2]
