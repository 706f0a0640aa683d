"""The Business Phase as the book tells it: as much as one likes, in any order (E:762-770)."""

from copy import deepcopy

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import Ship, Xia
from rimward.games.xia.trade.business import BusinessPhase
from rimward.kernel.question import Refused
from tests.games.xia.scenes import Play, easy_tiger, fitted, gaiden, table
from tests.games.xia.title_scenes import give

BUSINESS = "xia.business.any-order"


def docked(ship: Ship, credits: int = 9000) -> Xia:
    """The Business Phase of seat 0 on Kemplar II, and nothing after it."""
    ships = (ship, gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
    return table(ships, (Tile("kemplar-ii", 0, 0),), BusinessPhase(0), credits=(credits, 0, 0))


def jumper(*outfits: str) -> Ship:
    return fitted("puddle-jumper", 0, (0, 0), *outfits)


def done(play: Play, key: str) -> Play:
    """This piece of business; whatever has to be laid somewhere may lie anywhere."""
    play.say(key)
    while play.asked.code != BUSINESS:
        play.say("auto" if "auto" in play.asked.keys else play.asked.keys[0])
    return play


def laid(play: Play) -> dict[str, list[int]]:
    return {outfit["name"]: outfit["sections"] for outfit in play.ship(0)["outfits"]}


def sold(play: Play, outfit: str) -> Play:
    """The last one of this name."""
    section = [one["sections"][0] for one in play.ship(0)["outfits"] if one["name"] == outfit][-1]
    return play.say(f"sell-outfit:{section}")


def credits(play: Play) -> int:
    return int(play.public("credits")[0])


# --- the Hold, rearranged again --------------------------------------------------------------------------------------
def rearranged(play: Play, which: int) -> list[int]:
    """The Hold again, with the M-22 in the first place that is offered for it, or in the last: where it lies then."""
    play.say("rearrange")
    assert play.asked.about == {"outfit": "m-22"}
    done(play, [key for key in play.asked.keys if key.startswith("place:")][which])
    return laid(play)["m-22"]


def again(ship: Ship, *business: str) -> list[list[int]]:
    """The Hold is rearranged, then there is this business, and then the Hold is rearranged again, in two ways."""
    found = []
    for which in (0, -1):
        play = done(Play(docked(deepcopy(ship))), "rearrange")
        for key in business:
            sold(play, "targe") if key == "sell" else done(play, key)
        found.append(rearranged(play, which))
    return found


@pytest.mark.rule("xia.business.rearrange")
@pytest.mark.rule("xia.business.any-order")
def test_the_hold_is_rearranged_again_after_a_purchase() -> None:
    """E:764, E:770"""
    one, other = again(jumper("m-22"), "buy-outfit:targe")
    assert one != other


@pytest.mark.rule("xia.business.rearrange")
@pytest.mark.rule("xia.business.repair")
def test_what_was_under_damage_is_rearranged_after_the_repair() -> None:
    """E:458, E:770: only Outfits with Damage Markers stay, and they have none then."""
    ship = jumper("m-22", "targe")
    ship.damaged = ship.outfits[0].sections[:1]
    one, other = again(ship, "repair")
    assert one != other


@pytest.mark.rule("xia.business.rearrange")
@pytest.mark.rule("xia.business.sell-outfits")
def test_the_hold_is_rearranged_again_after_a_sale() -> None:
    """E:764, E:770"""
    one, other = again(jumper("m-22", "targe"), "sell")
    assert one != other


@pytest.mark.rule("xia.business.rearrange")
@pytest.mark.rule("xia.business.buy-ship")
def test_the_hold_of_a_new_ship_is_rearranged_too() -> None:
    """E:764, E:770: the old Hold was rearranged before in the same phase."""
    one, other = again(jumper("m-22"), "buy-ship:krembler")
    assert one != other


@pytest.mark.rule("xia.business.rearrange")
@pytest.mark.rule("xia.business.any-order")
def test_the_hold_is_rearranged_a_third_time() -> None:
    """E:762: as much business as they like. Between a sale and a purchase, and after it."""
    one, other = again(jumper("m-22", "targe"), "sell", "rearrange", "buy-outfit:squib")
    assert one != other


@pytest.mark.rule("xia.business.rearrange")
def test_the_hold_is_rearranged_in_a_phase_once_for_certain() -> None:
    """E:770, before any other business."""
    assert rearranged(Play(docked(jumper("m-22"))), 0) != rearranged(Play(docked(jumper("m-22"))), -1)


# --- sold in the phase in which it was bought ------------------------------------------------------------------------
@pytest.mark.rule("xia.business.sell-outfits")
@pytest.mark.rule("xia.business.any-order")
@pytest.mark.parametrize(("outfit", "price", "resale"), [("halon", 2000, 1000), ("raptor-k", 3000, 2000)])
def test_what_was_bought_is_sold_at_the_usual_price(outfit: str, price: int, resale: int) -> None:
    """E:460, E:769: any undamaged Outfit, for half of its cost, rounded up."""
    play = done(Play(docked(jumper())), f"buy-outfit:{outfit}")
    assert credits(play) == 9000 - price
    sold(play, outfit)
    assert (credits(play), laid(play)) == (9000 - price + resale, {})
    assert f"buy-outfit:{outfit}" in play.asked.keys, "it lies in the supply again"


@pytest.mark.rule("xia.business.sell-outfits")
def test_each_round_of_buying_and_selling_loses_money_until_there_is_none() -> None:
    """E:762: provided that there are Credits. 4,000 are enough for three rounds with an Outfit of Tier 2."""
    play = Play(docked(jumper(), 4000))
    for left in (3000, 2000, 1000):
        sold(done(play, "buy-outfit:halon"), "halon")
        assert credits(play) == left
    with pytest.raises(Refused) as refused:
        play.say("buy-outfit:halon")
    assert refused.value.rule == "xia.credits.spending"


@pytest.mark.rule("xia.business.sell-outfits")
@pytest.mark.parametrize("outfit", ["m-22", "targe", "falconet", "squib"])
def test_what_would_lose_no_money_is_barred(outfit: str) -> None:
    """E:460: an Outfit of Tier 1 costs 1,000 and brings 1,000; that could go on for ever."""
    play = done(Play(docked(jumper(), 1000)), f"buy-outfit:{outfit}")
    with pytest.raises(Refused) as refused:
        sold(play, outfit)
    assert refused.value.rule == "xia.business.sell-outfits"
    assert (credits(play), [*laid(play)]) == (0, [outfit])


@pytest.mark.rule("xia.business.sell-outfits")
@pytest.mark.rule("xia.title.skill")
@pytest.mark.parametrize(("outfit", "price"), [("halon", 1000), ("raptor-k", 2000)])
def test_who_buys_cheaper_by_a_title_gains_nothing_by_it_either(outfit: str, price: int) -> None:
    """The Merchant Prince pays 1,000 less: then a higher tier costs what it brings, and is barred as well."""
    play = done(Play(give(docked(jumper()), 0, "merchant-prince")), f"buy-outfit:{outfit}")
    assert credits(play) == 9000 - price
    with pytest.raises(Refused) as refused:
        sold(play, outfit)
    assert refused.value.rule == "xia.business.sell-outfits"


@pytest.mark.rule("xia.business.sell-outfits")
def test_an_older_one_of_the_same_kind_is_sold_though_another_was_bought() -> None:
    """E:769: any undamaged Outfit. One M-22 of two was on board before this phase."""
    play = done(Play(docked(jumper("m-22"), 1000)), "buy-outfit:m-22")
    sold(play, "m-22")
    assert (credits(play), [*laid(play)]) == (1000, ["m-22"])
