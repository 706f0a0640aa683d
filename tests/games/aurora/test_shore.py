"""Shore leave: what each ship does between two missions of a campaign (book:1411-1440)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rimward import rulebook
from rimward.games.aurora.shore.market import sale_price
from rimward.games.aurora.table.names import BOUNTY, CREATURES, CREW, MISSION, NOWHERE, VILLAINS_DEFEATED
from rimward.games.aurora.table.pieces import Figure, Pile
from tests.games.aurora.folk import at
from tests.games.aurora.leave import OTHERS, Leave, over
from tests.games.aurora.orbit import AURORA, CERBERUS, DONEXIA, FLIBBY, GROM, JAYCE, RANE, ROVANNA, hand, hull
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, crew, item, number, ship

EXAMPLES: dict[str, Any] = {example.id: example for example in rulebook.load("aurora").examples}
SELL, GEAR, UPGRADES, RECRUIT = "shore.sell", "shore.buy-gear", "shore.buy-upgrades", "shore.recruit"
FOUR = ("duelist", "trench-knife", "weave-vest", "spring-boots")
FOUR_MORE = ("pocket-blaster", "arc-axe", "longshot", "lock-kit")
THREE = ("iron-rations", "trim-vanes", "gunnery-school")


def crews() -> list[Figure]:
    """Five against five, each at its station."""
    found: list[Figure] = []
    for side in (RENEGADE, COALITION):
        for station in ("commander", "communications", "engineering", "weapons", "navigation"):
            taken = ("straken", *[who.name for who in found])  # Donexia commands, and so the Cerberus goes first
            found.append(crew(hand(side, station, special_=True, but=taken), side, station))
    return found


def ashore(armory: Sequence[Any] = (), salvage: Sequence[Any] = (), **fields: Any) -> Any:
    """The Cerberus has this in its armory and in its salvage."""
    draw = fields.pop("draw", ())
    d6 = fields.pop("d6", ())
    card = ship("cerberus", 0, "dock:0", armory=tuple(armory), salvage=tuple(salvage), **fields.pop("card", {}))
    fleet = [card, ship("destiny-aurora", 1, "dock:2")]
    return Leave(over(fields.pop("figures", crews()), ships=fleet, **fields), *d6, draw=draw)


def owned(play: Leave, name: str) -> list[str]:
    """What is in an armory beyond what every ship begins with."""
    return [each.name for each in play.card(name).armory if each.home == NOWHERE]


# --- when ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.shore.when")
def test_after_a_mission_everybody_goes_ashore_and_then_the_next_begins() -> None:
    play = ashore([item("duelist")], digits=(300, 300))
    assert len(play.g.parts) == 1
    assert play.code == SELL
    assert [card.dock for card in play.g.ships] == [4, 4]  # at home
    assert play.stops()
    assert play.code == "setup.quick-docks"
    assert play.g.mission in OTHERS or play.g.mission in CONTENT.missions


@pytest.mark.rule("aurora.shore.when")
@pytest.mark.parametrize(("red", "blue", "first"), [(DONEXIA, JAYCE, 0), ("straken", JAYCE, 1)])
def test_ships_take_turns_in_the_order_of_their_initiative_renegades_first_on_ties(
    red: str, blue: str, first: int
) -> None:
    """Book:702 and the ruling of shore.when: Donexia has 8, and 1 more by her voice; Straken 7, Jayce 8."""
    play = ashore(figures=[crew(red, 0, "commander"), crew(blue, 1, "commander")], digits=(300, 300))
    stops = play.stops()
    for code in (GEAR, UPGRADES, RECRUIT):
        assert [seat for asked, seat in stops if asked == code] == [first, 1 - first]


@pytest.mark.rule("aurora.shore.when")
def test_on_a_tie_the_renegades_go_first() -> None:
    pair = next(
        (red, blue)
        for red, one in CONTENT.crew.items()
        for blue, two in CONTENT.crew.items()
        if one.faction == RENEGADE and two.faction == COALITION and one.initiative == two.initiative
        if "navigation" in one.specialty and "navigation" in two.specialty
    )
    play = ashore(figures=[crew(pair[0], 0, "navigation"), crew(pair[1], 1, "navigation")], digits=(300, 300))
    assert [seat for code, seat in play.stops() if code == GEAR] == [0, 1]


# --- what everybody gets ---------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.shore.collect")
def test_all_that_was_earned_is_paid_out_ashore() -> None:
    pay = {0: {MISSION: 250, BOUNTY: 75, CREW: 50, VILLAINS_DEFEATED: 25, CREATURES: 100}, 1: {CREW: 50}}
    play = ashore(digits=(40, 0), pay=pay)
    assert play.g.digits == (540, 50)
    assert [sum(own) for own in play.g.pay] == [0, 0]
    assert [told["digits"] for told in play.told("shore.collect")] == [500, 50]


@pytest.mark.rule("aurora.shore.collect")
def test_a_failed_mission_takes_no_more_than_there_is() -> None:
    play = ashore(digits=(20, 60), pay={0: {MISSION: -25}, 1: {MISSION: -25}})
    assert play.g.digits == (0, 35)


@pytest.mark.rule("aurora.shore.recover-crew")
def test_wounds_are_healed_the_defeated_are_back_and_nobody_is_left_on_the_planet() -> None:
    who = [
        crew(DONEXIA, 0, "commander", wounds=3),
        crew(GROM, 0, at("d4"), wounds=5, out=True, tokens=("infected",)),
        crew(RANE, 0, at("d5"), hidden=True, tokens=("stun",)),
        crew(JAYCE, 1, "commander"),
    ]
    play = ashore(figures=who, digits=(300, 0))
    for name in (DONEXIA, GROM, RANE):
        now = play.who(name)
        assert (now.wounds, now.out, now.hidden, now.tokens, now.square, now.ship) == (0, False, False, (), -1, 0)


@pytest.mark.rule("aurora.shore.recover-crew")
def test_whoever_an_enemy_holds_is_healed_and_stays_in_its_brig() -> None:
    """Ruling: whether it lay in the Brig, in the Med Bay or where it was defeated."""
    held = [
        crew(FLIBBY, 1, "brig", ship=CERBERUS, wounds=1),
        crew(ROVANNA, 1, "med-bay", ship=CERBERUS, wounds=4, out=True),
        crew("brandt-hale", 1, "deck", ship=CERBERUS, wounds=9, out=True),
    ]
    play = ashore(figures=[crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander"), *held], digits=(300, 0))
    for who in held:
        now = play.who(who.name)
        assert (now.ship, now.room, now.wounds, now.out, now.seat) == (CERBERUS, "brig", 0, False, COALITION)


@pytest.mark.rule("aurora.shore.recover-crew")
def test_a_conscious_intruder_goes_home() -> None:
    who = [crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander"), crew(FLIBBY, 1, "deck", ship=CERBERUS)]
    play = ashore(figures=who, digits=(300, 0))
    assert (play.who(FLIBBY).ship, play.who(FLIBBY).room) == (AURORA, "navigation")


@pytest.mark.rule("aurora.shore.repair-ship")
@pytest.mark.parametrize("damage", [{"damage": 4}, hull(5), hull(6)])
def test_ships_are_whole_again_with_their_shields_up(damage: dict[str, Any]) -> None:
    """Book:1084, 1417."""
    play = ashore(card=damage, digits=(300, 0))
    assert (play.card("cerberus").damage, play.card("cerberus").shields_up) == (0, True)


# --- selling ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.shore.sell")
def test_gear_finds_and_salvage_can_be_sold_for_half() -> None:
    """Book:501, 517, 1567: weapons and gear, what was in crates, what was in orbit."""
    play = ashore([item("duelist"), item("grave-sword")], [item("star-charts")])
    assert play.keys == ["sell:duelist", "sell:grave-sword", "sell:star-charts", "done"]
    play.say("sell:duelist", "sell:star-charts")
    assert play.g.digits[0] == 50 + 100
    assert owned(play, "cerberus") == ["grave-sword"]
    assert play.card("cerberus").salvage == ()


@pytest.mark.rule("aurora.shore.sell")
def test_the_starting_armory_is_not_for_sale() -> None:
    """Ruling: neither before nor after something of the same name has been bought."""
    play = ashore([item("duelist"), item("arc-pistol", home=0), item("arc-blade", home=0)])
    assert [key for key in play.keys if key.startswith("sell")] == ["sell:duelist"]


@pytest.mark.rule("aurora.shore.sell")
@pytest.mark.parametrize("energy", [1, 6])
def test_one_energy_token_is_enough_to_sell(energy: int) -> None:
    """Book:1432. What has none left is discarded in play (aurora.energy.depleted) and never comes ashore."""
    assert ashore([item("duelist", energy=energy)]).say("sell:duelist").g.digits[0] == 50


@pytest.mark.rule("aurora.shore.sell")
def test_what_never_uses_energy_can_be_sold_too() -> None:
    assert item("trench-knife").energy == NOWHERE
    assert ashore([item("trench-knife")]).say("sell:trench-knife").g.digits[0] == 25


@pytest.mark.rule("aurora.shore.sell-rounding")
@pytest.mark.example("aurora.example.sell-60")
@pytest.mark.example("aurora.example.sell-80")
def test_the_two_prices_of_the_book() -> None:
    """Book:551."""
    for which in ("sell-60", "sell-80"):
        example = EXAMPLES[f"aurora.example.{which}"]
        assert sale_price(example.given["value"]) == example.expected["sale_price"]
    assert CONTENT.items["breaker-pistol"].value == 60
    assert ashore([item("breaker-pistol")]).say("sell:breaker-pistol").g.digits[0] == 25


@pytest.mark.example("aurora.example.sell-25-ruling")
@pytest.mark.example("aurora.example.sell-50-ruling")
@pytest.mark.example("aurora.example.sell-75-ruling")
def test_half_is_rounded_to_the_nearest_25_and_up_in_the_middle() -> None:
    for which in ("sell-25-ruling", "sell-50-ruling", "sell-75-ruling"):
        selling(which)


@pytest.mark.example("aurora.example.sell-100-ruling")
@pytest.mark.example("aurora.example.sell-125-ruling")
def test_dearer_cards_are_rounded_the_same_way() -> None:
    for which in ("sell-100-ruling", "sell-125-ruling"):
        selling(which)


def selling(which: str) -> None:
    example = EXAMPLES[f"aurora.example.{which}"]
    assert sale_price(example.given["value"]) == example.expected["sale_price"]
    found = [n for n, card in CONTENT.items.items() if card.value == example.given["value"]]
    for name in found[:1]:
        play = ashore(*([[item(name)], []] if CONTENT.items[name].deck != "salvage" else [[], [item(name)]]))
        assert play.say(f"sell:{name}").g.digits[0] == example.expected["sale_price"]


# --- Arc Ammo --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.energy.arc-ammo")
def test_arc_ammo_fills_an_item_that_has_some_energy_left() -> None:
    """Book:501, 1432: one refills one item to its printed number, and is gone."""
    play = ashore([item("arc-ammo"), item("duelist", energy=1), item("pocket-blaster"), item("trench-knife")])
    assert [key for key in play.keys if key.startswith("reload")] == ["reload:duelist"]
    play.say("reload:duelist")
    (duelist,) = [each for each in play.card("cerberus").armory if each.name == "duelist"]
    assert duelist.energy == CONTENT.items["duelist"].energy
    assert "arc-ammo" not in owned(play, "cerberus")
    assert not [key for key in play.keys if key.startswith("reload")]


@pytest.mark.rule("aurora.energy.arc-ammo")
def test_it_can_be_bought_and_used_at_once() -> None:
    play = ashore(
        [item("duelist", energy=2)], digits=(50, 0), draw=("arc-ammo", "longshot", "storm-rifle", "monoblade")
    )
    play.until(GEAR, 0).say("buy:arc-ammo", "reload:duelist")
    assert play.g.digits[0] == 0
    assert [each.energy for each in play.card("cerberus").armory if each.name == "duelist"] == [6]


# --- the market ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.shore.buy-gear")
def test_four_cards_are_turned_over_and_any_of_them_can_be_bought_at_full_value() -> None:
    """Book:1428."""
    play = ashore(digits=(300, 300), draw=FOUR).until(GEAR, 0)
    assert play.keys == [*[f"buy:{name}" for name in FOUR], "done"]
    play.say("buy:weave-vest", "buy:spring-boots")
    assert owned(play, "cerberus") == ["weave-vest", "spring-boots"]
    assert play.g.digits[0] == 300 - 150 - 75
    assert play.barred("buy:duelist") == "too-dear"
    assert play.keys == ["buy:trench-knife", "done"]
    assert play.refused("buy:duelist").rule == "aurora.shore.buy-gear"


@pytest.mark.rule("aurora.shore.buy-gear")
def test_what_is_bought_has_all_its_energy() -> None:
    play = ashore(digits=(300, 300), draw=FOUR).until(GEAR, 0).say("buy:duelist")
    assert [each.energy for each in play.card("cerberus").armory if each.name == "duelist"] == [6]


@pytest.mark.rule("aurora.shore.unbought")
def test_the_next_player_sees_four_others() -> None:
    """Book:1430: what nobody bought is discarded first."""
    play = ashore(digits=(300, 300), draw=(*FOUR, *FOUR_MORE)).until(GEAR, 0).say("buy:duelist").until(GEAR, 1)
    assert play.keys == [*[f"buy:{name}" for name in FOUR_MORE], "done"]
    assert [told["cards"] for told in play.told("shore.turned-over")] == [FOUR, FOUR_MORE]
    assert sorted(play.g.zones["gear:left"].faces) == sorted(FOUR[1:])


@pytest.mark.rule("aurora.shore.unbought")
def test_when_the_deck_runs_out_the_unbought_cards_are_shuffled() -> None:
    scene = over(crews(), digits=(300, 300))
    for face in scene.zones["gear"].bag[2:]:
        scene.zones.take("gear", face, "gear:left", scene.zones.everyone)
    play = Leave(scene).until(GEAR, 0)
    assert len(play.told("shore.turned-over")[0]["cards"]) == 4
    assert play.g.zones.size("gear:left") == 0
    assert play.g.zones.size("gear") == 48 - 4


@pytest.mark.rule("aurora.shore.gear-reshuffle")
def test_sold_and_used_up_gear_is_in_the_deck_again_before_anybody_buys() -> None:
    """Book:1428: one pistol is sold, one was used up in the mission, one is kept."""
    play = ashore([item("duelist"), item("weave-vest")], digits=(0, 300), gear=("duelist", "weave-vest", "monoblade"))
    play.say("sell:duelist").until(GEAR, 1)
    out = list(play.g.zones["gear:out"].faces)
    assert out == ["weave-vest"]
    rest = [*play.g.zones["gear"].bag, *play.g.zones["gear:shown"].faces, *play.g.zones["gear:left"].faces]
    assert (rest.count("duelist"), rest.count("monoblade"), len(rest)) == (3, 1, 47)


@pytest.mark.rule("aurora.shore.gear-reshuffle")
def test_sold_finds_go_back_to_their_own_decks() -> None:
    """Ruling: search items among the crates, salvage among the tokens in orbit."""
    play = ashore([item("grave-sword"), item("echo-lens")], [item("star-charts")])
    play.say("sell:grave-sword", "sell:star-charts").next_mission()
    crates = [*play.g.zones["crates"].bag, *play.g.zones["crates:laid"].faces]
    salvage = [*play.g.zones["salvage"].bag, *play.g.zones["salvage:laid"].faces]
    assert (crates.count("grave-sword"), crates.count("echo-lens"), salvage.count("star-charts")) == (1, 1, 1)
    assert play.g.zones["crates:used"].faces == ("echo-lens",)


@pytest.mark.rule("aurora.shore.buy-upgrades")
def test_of_upgrades_three_are_turned_over() -> None:
    """Book:1434."""
    play = ashore(digits=(300, 300), draw=THREE).until(UPGRADES, 0)
    assert play.told("shore.turned-over")[-1]["cards"] == THREE
    play.say("fit:trim-vanes")
    assert play.card("cerberus").upgrades == ("trim-vanes",)
    assert play.g.digits[0] == 200
    assert not [key for key in play.keys if key.startswith("fit")]


@pytest.mark.rule("aurora.ship.upgrade-slots")
def test_a_ship_has_three_slots_and_every_part_fills_one() -> None:
    """Book:367, ruling."""
    parts = ("trim-vanes", "long-lens", "ribbed-frame")
    play = ashore(card={"upgrades": parts[:2]}, upgrades=parts[:2], digits=(400, 0), draw=("twin-mounts", parts[2]))
    play.until(UPGRADES, 0).say("fit:ribbed-frame")
    assert len(play.card("cerberus").upgrades) == CONTENT.sheet.slots == 3
    assert play.barred("fit:twin-mounts") == "no-slot"
    assert play.refused("fit:twin-mounts").rule == "aurora.ship.upgrade-slots"


# --- people ----------------------------------------------------------------------------------------------------------
def recruits(play: Leave) -> list[str]:
    return [key.partition(":")[2] for key in play.keys if key.startswith("recruit")]


@pytest.mark.rule("aurora.shore.recruit")
def test_whoever_is_free_of_ones_own_faction_or_neutral_can_be_recruited() -> None:
    """Book:1421, 1438, 1440."""
    play = ashore(digits=(500, 0)).until(RECRUIT, 0)
    mine = [n for n, kind in CONTENT.crew.items() if kind.faction == RENEGADE]
    taken = [who.name for who in play.g.figures]
    neutral = [n for n, kind in CONTENT.recruits.items() if "royalty" not in kind.keywords]
    assert recruits(play) == [*[n for n in mine if n not in taken], *neutral]
    play.say("recruit:gruun")
    who = play.who("gruun")
    assert (who.seat, who.side, who.ship) == (0, RENEGADE, CERBERUS)
    assert "gruun" not in recruits(play)


@pytest.mark.rule("aurora.shore.recruit")
@pytest.mark.parametrize(("name", "digits"), [("straken", 150), ("gruun", 100), ("skirr", 100), ("xealana", 200)])
def test_prices_of_recruits(name: str, digits: int) -> None:
    """Ruling: Commander specialists 150, royals 200, all others 100."""
    one = [crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander"), crew(FLIBBY, 1, "brig", ship=CERBERUS)]
    poor = ashore(figures=one, digits=(digits - 1, 0), royalty=True).until(RECRUIT, 0)
    assert poor.barred(f"recruit:{name}") == "too-dear"
    play = ashore(figures=one, digits=(digits, 0), royalty=True).until(RECRUIT, 0).say(f"recruit:{name}")
    assert play.g.digits[0] == 0
    assert play.who(name).seat == 0


@pytest.mark.rule("aurora.shore.recruit")
def test_nobody_joins_a_ship_without_room() -> None:
    """Book:318, 1438: seven is the most, the landing party included."""
    mine = [n for n, kind in CONTENT.crew.items() if kind.faction == RENEGADE][:7]
    figures = [crew(n, 0, "deck" if at_ else at("d4")) for at_, n in enumerate(mine)]
    play = ashore([item("duelist")], figures=[*figures, crew(JAYCE, 1, "commander")], digits=(500, 500))
    stops = play.stops()
    assert (RECRUIT, 0) not in stops
    assert (RECRUIT, 1) in stops


@pytest.mark.rule("aurora.prisoner.owner-recruits")
def test_a_captive_leaves_a_place_for_another() -> None:
    """Book:1284: of seven one is a prisoner of the Coalition."""
    mine = [n for n, kind in CONTENT.crew.items() if kind.faction == RENEGADE][:7]
    figures = [crew(n, 0, "deck") for n in mine[:6]] + [crew(mine[6], 0, "brig", ship=AURORA)]
    play = ashore(figures=[*figures, crew(JAYCE, 1, "commander")], digits=(150, 0)).until(RECRUIT, 0)
    play.say(recruits_key(play))
    assert len([who for who in play.g.figures if who.seat == 0]) == 8
    assert play.who(mine[6]).room == "brig"


def recruits_key(play: Leave) -> str:
    return next(key for key in play.keys if key.startswith("recruit"))


@pytest.mark.rule("aurora.shore.turn-once")
@pytest.mark.rule("aurora.prisoner.turn-when")
@pytest.mark.parametrize("wins", [True, False])
def test_one_prisoner_can_be_turned_once_in_a_shore_leave(wins: bool) -> None:
    """Book:1299. Donexia rolls five dice of Leadership, Flibby as many as she has."""
    who = [crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander")]
    held = [crew(FLIBBY, 1, "brig", ship=CERBERUS, wounds=2), crew(ROVANNA, 1, "brig", ship=CERBERUS)]
    dice = [6 if wins else 1] * 5 + [1] * CONTENT.crew[FLIBBY].skill("leadership")
    play = ashore(figures=[*who, *held], digits=(100, 0), d6=dice).until(RECRUIT, 0)
    turns = [f"turn:{number(play.g, name)}" for name in (FLIBBY, ROVANNA)]
    assert [key for key in play.keys if key.startswith("turn")] == turns
    play.say(turns[0])
    assert (play.who(FLIBBY).seat == 0) == wins
    assert not [key for key in play.keys if key.startswith("turn")]
    assert play.barred(turns[1]) == "turned-ashore"
    play.next_mission()
    assert (play.who(FLIBBY).room == "brig") != wins


@pytest.mark.rule("aurora.prisoner.trade")
@pytest.mark.parametrize("agreed", [True, False])
def test_a_prisoner_can_be_handed_back_ashore_if_both_agree(agreed: bool) -> None:
    """Book:1284, ruling: wherever the ships were."""
    who = [crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander"), crew(FLIBBY, 1, "brig", ship=CERBERUS)]
    play = ashore(figures=who, digits=(100, 0)).until(RECRUIT, 0)
    key = f"trade:{number(play.g, FLIBBY)}"
    play.say(key)
    assert (play.code, play.asked.seat) == ("prisoner.trade", 1)
    play.say("agree" if agreed else "refuse")
    assert (play.who(FLIBBY).ship == AURORA) == agreed
    assert key not in play.keys


@pytest.mark.rule("aurora.prisoner.trade")
@pytest.mark.parametrize(
    ("price", "answer", "digits", "vests"),
    [("pay:150", "agree", (250, 50), (0, 1)), ("barter:weave-vest", "agree", (100, 200), (1, 0)),
     ("pay:150", "refuse", (100, 200), (0, 1))],
)  # fmt: skip
def test_a_prisoner_is_handed_back_for_digits_or_a_card_that_the_captor_takes(
    price: str, answer: str, digits: tuple[int, int], vests: tuple[int, int]
) -> None:
    """Book:1284. Flibby's player has 200 digits and a vest: it cannot offer 300, nor what its ship began with."""
    fleet = [
        ship("cerberus", 0, "dock:0"),
        ship("destiny-aurora", 1, "dock:2", armory=(item("weave-vest"), item("arc-pistol", home=1))),
    ]
    who = [crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander"), crew(FLIBBY, 1, "brig", ship=CERBERUS)]
    play = Leave(over(who, ships=fleet, digits=(100, 200))).until(RECRUIT, 0)
    play.say(f"trade:{number(play.g, FLIBBY)}")
    assert play.keys == ["pay:25", "pay:50", "pay:100", "pay:150", "pay:200", "barter:weave-vest", "refuse"]
    play.say(price)
    assert (play.code, play.asked.seat) == ("prisoner.trade", 0)
    play.say(answer)
    assert play.g.digits == digits
    assert (play.who(FLIBBY).ship == AURORA) == (answer == "agree")
    cards = [play.card(name).armory for name in ("cerberus", "destiny-aurora")]
    assert tuple([[each.name for each in armory].count("weave-vest") for armory in cards]) == vests


@pytest.mark.rule("aurora.prisoner.trade")
def test_nobody_agrees_for_crew_that_nobody_plays() -> None:
    held = crew(FLIBBY, 1, "brig", ship=CERBERUS).but(seat=NOWHERE)
    play = ashore(figures=[crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander"), held], digits=(100, 0))
    play.until(RECRUIT, 0)
    assert [key.partition(":")[0] for key in play.keys if not key.startswith("recruit")] == ["turn", "done"]


# --- the next mission ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.shore.new-mission")
def test_a_new_mission_is_drawn_and_everybody_sees_it() -> None:
    """Book:1422, ruling."""
    play = ashore([item("duelist")], draw=("the-convict",)).next_mission()
    assert play.g.mission == "the-convict"
    assert play.g.played == ("abduct-the-princess",)
    assert play.told("setup.mission", 1)[-1]["mission"] == "the-convict"


@pytest.mark.rule("aurora.shore.new-bounty")
def test_an_uncompleted_bounty_is_returned_and_another_drawn() -> None:
    """Book:684, 1423."""
    play = ashore([item("duelist")], targets={0: JAYCE, 1: DONEXIA}).next_mission()
    returned = {told["seat"]: told["crew"] for told in play.told("shore.new-bounty")}
    assert returned == {0: JAYCE, 1: DONEXIA}
    for seat, side in ((0, COALITION), (1, RENEGADE)):
        (face,) = play.g.zones[f"bounty:{seat}"].faces
        assert face in [who.name for who in play.g.figures if who.side == side]
        assert play.g.zones[f"bounty:{seat}"].masks[0] == 1 << seat


@pytest.mark.rule("aurora.shore.new-bounty")
def test_there_is_no_bounty_on_ones_own_crew_that_has_changed_sides() -> None:
    turned = crew(FLIBBY, 0, "navigation", side=RENEGADE)
    who = [crew(DONEXIA, 0, "commander"), turned, crew(JAYCE, 1, "commander")]
    for seed in range(4):
        play = Leave(over(who, digits=(100, 0)), seed=seed).next_mission()
        assert play.g.zones["bounty:0"].faces == (JAYCE,)


@pytest.mark.rule("aurora.shore.rearm")
@pytest.mark.rule("aurora.ko.starting-gear-returned")
def test_every_ship_has_its_starting_armory_again_whoever_holds_it() -> None:
    """Book:1264: a pistol dropped on the planet, one with an enemy, a device that was used up."""
    mine = [
        crew(GROM, 0, at("d4"), gear=(item("arc-pistol", home=0), item("duelist", energy=3))),
        crew(JAYCE, 1, at("d6"), gear=(item("arc-blade", home=0), item("arc-pistol", home=1))),
        crew(DONEXIA, 0, "commander"),
    ]
    pile = Pile(at("a1"), (item("arc-pistol", home=0), item("weave-vest")), RENEGADE)
    play = ashore(figures=mine, piles=[pile])
    start = ["arc-blade", "arc-pistol", "arc-pistol", "arc-pistol", "emergency-teleport-device"]
    for n, card in enumerate(play.g.ships):
        assert sorted([each.name for each in card.armory if each.home == n]) == start
        assert not [each for each in card.armory if each.home not in (n, NOWHERE)]
    assert [(each.name, each.energy) for each in play.card("cerberus").armory if each.home == NOWHERE] == [
        ("duelist", 3)
    ]
    assert not any([who.gear for who in play.g.figures])


@pytest.mark.rule("aurora.shore.rearm")
def test_what_was_bought_and_found_is_there_in_the_next_mission() -> None:
    play = ashore([item("duelist", energy=2)], [item("gun-pod", energy=1)]).next_mission()
    assert [(each.name, each.energy) for each in play.card("cerberus").armory if each.home == NOWHERE] == [
        ("duelist", 2)
    ]
    assert [(each.name, each.energy) for each in play.card("cerberus").salvage] == [("gun-pod", 1)]
