"""Weapons and items: how many, in which hand, passed on and used up."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.pieces import Item
from tests.games.aurora.folk import (
    C1,
    R1,
    R2,
    Kind,
    at,
    finish,
    halt,
    red,
    some,
    walk,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, item, ship, sq, world

ITEMS = CONTENT.items


def thing(wanted: str, **having: Any) -> str:
    """The first item of a kind with these values."""
    return next(
        n
        for n, card in ITEMS.items()
        if card.kind == wanted
        and card.deck != "armory"
        and all(getattr(card, field) == v for field, v in having.items())
    )


PISTOL = thing("pistol", attack=(1, 1), deck="gear")
RIFLE = thing("rifle", hands=2, deck="gear")
AXE = thing("melee", hands=2)
PERSONAL = [n for n, card in ITEMS.items() if card.kind == "personal" and card.deck != "armory"]
LOAD = (item("arc-pistol"), item(PISTOL), item("arc-blade"), item(RIFLE), *[item(name) for name in PERSONAL[:3]])


def fist(card: Kind) -> bool:
    return not any(ability.bonus and (ability.bonus.attack != (0, 0) or ability.bonus.dice) for ability in card.red)


FIST = some(RENEGADE, fist)


def carrying(*gear: Item, crate: str = "", friend: tuple[Item, ...] | None = None, **options: Any) -> Play:
    """Somebody with these things, perhaps a crate with another on the next square, or a friend there."""
    figures = [crew(R1, 0, at("d4"), gear=gear)]
    if friend is not None:
        figures.append(crew(R2, 0, at("e4"), gear=friend))
    crates = {at("d5"): crate} if crate else {}
    return Play(world(figures=figures, crates=crates, then=f"crew:{R1}", **options))


def names(play: Play, who: str = R1) -> list[str]:
    return [card.name for card in play.who(who).gear]


def held(play: Play) -> set[str]:
    return {card.name for card in play.who(R1).gear if card.wielded}


# --- types and limits ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.gear.types")
@pytest.mark.parametrize("name", [n for n, c in ITEMS.items() if c.kind in ("pistol", "rifle", "melee", "personal")])
def test_what_a_card_is_decides_how_one_attacks_with_it(name: str) -> None:
    """Ranged weapons reach a target three squares away, melee weapons one next to it, satchel items none."""
    card = ITEMS[name]
    for square, reached in (("d7", card.kind in ("pistol", "rifle")), ("d5", card.kind != "personal")):
        figures = [crew(R1, 0, at("d4"), gear=(item(name, wielded=card.kind != "personal"),)), crew(C1, 1, at(square))]
        assert (f"attack:1,{name}" in Play(world(figures=figures, then=f"crew:{R1}")).keys) == reached


SEARCH = [n for n, card in ITEMS.items() if card.deck == "search"]
THIRD_PISTOL = next(n for n in SEARCH if ITEMS[n].kind == "pistol")
SECOND_BLADE = next(n for n in SEARCH if ITEMS[n].kind == "melee" and ITEMS[n].hands == 1)
SECOND_RIFLE = next(n for n in SEARCH if ITEMS[n].kind == "rifle")
FOURTH = next(n for n in SEARCH if ITEMS[n].kind == "personal" and n not in PERSONAL[:3])
TWO_HANDED = next(n for n in SEARCH if ITEMS[n].kind == "melee" and ITEMS[n].hands == 2)


@pytest.mark.rule("aurora.gear.carry-limits")
@pytest.mark.rule("aurora.gear.over-limit")
@pytest.mark.example("aurora.example.carry-full-load")
@pytest.mark.parametrize("more", [THIRD_PISTOL, SECOND_BLADE, SECOND_RIFLE, FOURTH, TWO_HANDED])
def test_a_full_load_and_one_more_thing(more: str) -> None:
    """Two pistols, a blade, a rifle and three satchel items are all one can carry: something has to go."""
    play = carrying(*LOAD)
    assert len(names(play)) == 7  # the full load itself is fine
    assert play.code == "crew-action.list"
    play = carrying(*LOAD, crate=more).say("open:0")
    assert play.code == "gear.over-limit"


@pytest.mark.rule("aurora.gear.carry-limits")
@pytest.mark.parametrize("more", [THIRD_PISTOL, SECOND_BLADE, SECOND_RIFLE, FOURTH, TWO_HANDED])
def test_one_less_of_its_kind_and_it_fits(more: str) -> None:
    def same(name: str) -> bool:
        one, other = ITEMS[name], ITEMS[more]
        if one.kind == "personal" or other.kind == "personal":
            return bool(one.kind == other.kind)
        return bool(one.hands == other.hands and (one.hands == 2 or one.kind == other.kind))

    drop = next(card for card in LOAD if same(card.name))
    play = carrying(*[card for card in LOAD if card is not drop], crate=more).say("open:0")
    assert play.code == "crew-action.list"
    assert more in names(play)


@pytest.mark.rule("aurora.gear.over-limit")
def test_the_surplus_goes_to_a_friend_beside_it_or_out_of_the_game() -> None:
    play = carrying(*LOAD, crate=THIRD_PISTOL, friend=()).say("open:0")
    assert {f"give:{PISTOL},1", f"give:{THIRD_PISTOL},1", f"discard:{PISTOL}"} <= set(play.keys)
    assert not any(key.startswith("drop:") for key in play.keys)
    play.say(f"give:{PISTOL},1")
    assert names(play, R2) == [PISTOL]
    assert PISTOL not in names(play)
    assert THIRD_PISTOL in names(play)


@pytest.mark.rule("aurora.gear.over-limit")
def test_no_giving_to_an_opponent_or_to_a_friend_further_away() -> None:
    for figure in (crew(C1, 1, at("e4")), crew(R2, 0, at("f4"))):
        figures = [crew(R1, 0, at("d4"), gear=LOAD), figure]
        play = Play(world(figures=figures, crates={at("d5"): THIRD_PISTOL}, then=f"crew:{R1}")).say("open:0")
        assert play.code == "gear.over-limit"
        assert not any(key.startswith("give:") for key in play.keys)


@pytest.mark.rule("aurora.gear.over-limit")
def test_a_friend_whose_hands_are_full_takes_nothing() -> None:
    play = carrying(*LOAD, crate=THIRD_PISTOL, friend=LOAD).say("open:0")
    assert not any(key.startswith("give:") for key in play.keys)


@pytest.mark.rule("aurora.gear.drop")
def test_with_the_option_the_surplus_is_laid_on_an_adjacent_square() -> None:
    """Face up and next to the crew, where anybody picks it up by interacting."""
    play = carrying(*LOAD, crate=THIRD_PISTOL, drop_items=True).say("open:0")
    play.say(f"drop:{PISTOL}")
    while play.match.asked and play.code != "crew-action.list":
        play.say(play.keys[0])
    (pile,) = play.g.piles
    assert [card.name for card in pile.items] == [PISTOL]
    near = {sq(column, row) for column in (12, 13, 14) for row in (12, 13, 14)} - {at("d4")}
    assert pile.square in near


@pytest.mark.rule("aurora.gear.drop")
def test_what_was_laid_down_is_picked_up_by_an_opponent_too() -> None:
    play = carrying(*LOAD, crate=THIRD_PISTOL, drop_items=True).say("open:0")
    play.say(f"drop:{PISTOL}")
    while play.match.asked and play.code != "crew-action.list":
        play.say(play.keys[0])
    pile = play.g.piles[0]
    g = world(figures=[crew(C1, 1, pile.square)], piles=[pile], drop_items=True, then=f"crew:{C1}")
    taken = Play(g).say("loot:0")
    assert names(taken, C1) == [PISTOL]
    assert taken.g.piles == ()


# --- hands -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.gear.hands")
@pytest.mark.rule("aurora.gear.one-ranged")
@pytest.mark.example("aurora.example.hands-sword-and-pistol")
def test_a_sword_and_a_pistol() -> None:
    play = carrying(item("arc-pistol"), item("arc-blade")).say("wield:arc-pistol", "wield:arc-blade")
    assert held(play) == {"arc-pistol", "arc-blade"}


@pytest.mark.rule("aurora.gear.hands")
@pytest.mark.example("aurora.example.hands-sword-and-rifle")
def test_no_sword_besides_a_rifle() -> None:
    for order in (("arc-blade", RIFLE), (RIFLE, "arc-blade")):
        play = carrying(item("arc-blade"), item(RIFLE)).say(*[f"wield:{name}" for name in order])
        assert held(play) == {order[1]}


@pytest.mark.rule("aurora.gear.hands")
@pytest.mark.example("aurora.example.hands-rifle-alone")
def test_a_rifle_in_both_hands_and_the_rest_on_its_back() -> None:
    gear = (item("arc-pistol"), item(PISTOL), item("arc-blade"), item(RIFLE))
    play = carrying(*gear).say(f"wield:{RIFLE}")
    assert held(play) == {RIFLE}
    assert len(names(play)) == 4


@pytest.mark.rule("aurora.gear.hands")
def test_a_two_handed_axe_takes_both_hands_too() -> None:
    play = carrying(item("arc-pistol", wielded=True), item(AXE)).say(f"wield:{AXE}")
    assert held(play) == {AXE}


@pytest.mark.rule("aurora.gear.one-ranged")
def test_two_pistols_are_not_fired_together() -> None:
    """Whatever is in its hands, an attack with one pistol has the dice and the bonus of that pistol."""
    figures = [crew(FIST, 0, at("d4"), gear=(item("arc-pistol", wielded=True), item(PISTOL))), crew(C1, 1, at("d7"))]
    play = Play(world(figures=figures, then=f"crew:{FIST}"), *red(FIST, 3))
    if f"wield:{PISTOL}" in play.keys:
        play.say(f"wield:{PISTOL}")
    assert len({key for key in play.keys if key.startswith("attack:1,")}) == 1


@pytest.mark.rule("aurora.gear.carried-not-wielded")
def test_a_weapon_on_the_back_gives_nothing() -> None:
    """The Arc Blade adds +1 in the hand; on the back there is no attack with it and no bonus for bare hands."""
    figures = [crew(FIST, 0, at("d4"), gear=(item("arc-blade"),)), crew(C1, 1, at("d5"))]
    play = Play(world(figures=figures, then=f"crew:{FIST}"), *red(FIST, 3))
    assert "attack:1,arc-blade" not in play.keys
    finish(play.say("attack:1,bare"))
    assert play.told("combat.hits")[-1]["red"] == ()
    assert play.told("ship-combat.bonus") == []


@pytest.mark.rule("aurora.gear.weapon-bonus")
def test_a_weapon_adds_to_the_attack_that_is_made_with_it() -> None:
    for weapon, hits in (("arc-blade", (4,)), ("bare", ())):
        figures = [crew(FIST, 0, at("d4"), gear=(item("arc-blade", wielded=True),)), crew(C1, 1, at("d5"))]
        play = Play(world(figures=figures, then=f"crew:{FIST}"), *red(FIST, 3), 6).say(f"attack:1,{weapon}")
        if play.code == "ship-combat.bonus-changes-die":
            play.say("red:3")
        assert play.told("combat.hits")[-1]["red"] == hits


@pytest.mark.rule("aurora.gear.weapon-bonus")
def test_an_item_that_defends_adds_to_the_defence() -> None:
    vest = next(n for n, card in ITEMS.items() if card.kind == "personal" and card.defense != (0, 0))
    found = []
    for gear in ((), (item(vest),)):
        figures = [crew(FIST, 0, at("d4")), crew(C1, 1, at("d5"), gear=gear)]
        play = Play(world(figures=figures, then=f"crew:{FIST}"), *red(FIST, 5, 5), 1, 1).say("attack:1,bare")
        while play.match.asked and play.code.startswith("ship-combat."):
            play.say(next(key for key in play.keys if key != "done"))
        found.append(sum([event["seat"] == COALITION for event in play.told("ship-combat.bonus")]))
    assert found[1] > found[0]


# --- exchanging ------------------------------------------------------------------------------------------------------
def swap(where: str = "d5", friend: str = R2, seat: int = 0, mine: tuple[Item, ...] = (item("arc-pistol"),)) -> Play:
    figures = [crew(R1, 0, at("d4"), gear=mine), crew(friend, seat, at(where), gear=(item("arc-blade"),))]
    return Play(world(3, figures=figures, then=f"crew:{R1}"))


@pytest.mark.rule("aurora.gear.exchange")
def test_give_and_take_for_nothing() -> None:
    play = swap().say("exchange", "give:arc-pistol,1", "take:arc-blade,1")
    if play.code == "gear.exchange":
        play.say("done")
    assert (names(play), names(play, R2)) == (["arc-blade"], ["arc-pistol"])
    walk(play, at("c4"))
    assert "move" in play.keys


@pytest.mark.rule("aurora.gear.exchange")
def test_with_the_crew_of_a_teammates_ship() -> None:
    assert "exchange" in swap(seat=2).keys


@pytest.mark.rule("aurora.gear.exchange")
@pytest.mark.parametrize(("where", "friend", "seat"), [("d6", R2, 0), ("d5", C1, 1)])
def test_not_at_a_distance_and_not_with_opponents(where: str, friend: str, seat: int) -> None:
    assert "exchange" not in swap(where, friend, seat).keys


@pytest.mark.rule("aurora.gear.exchange")
def test_at_the_end_of_a_move_but_never_during_it() -> None:
    play = swap("d7").say("move").go(at("d6"))
    assert "exchange" not in play.keys  # there are points left: the Move is not over
    halt(play)
    assert "exchange" in play.keys


@pytest.mark.rule("aurora.gear.exchange")
def test_not_with_those_who_are_only_passed() -> None:
    play = swap("d6").say("move").go(at("d5")).go(at("c5")).go(at("b5"))
    halt(play)
    play.refused("exchange")


# --- the armory's cards ----------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.gear.arc-pistol")
def test_an_arc_pistol_never_runs_dry() -> None:
    gear: tuple[Item, ...] = (item("arc-pistol", wielded=True),)
    for _ in range(3):
        figures = [crew(FIST, 0, at("d4"), gear=gear), crew(C1, 1, at("d7"))]
        play = finish(Play(world(figures=figures, then=f"crew:{FIST}"), *red(FIST)).say("attack:1,arc-pistol"))
        assert play.told("energy.depleted") == []
        gear = play.who(FIST).gear
        assert [card.name for card in gear] == ["arc-pistol"]


@pytest.mark.rule("aurora.gear.teleport-device")
@pytest.mark.parametrize("docked", [True, False])
def test_the_teleport_device_brings_its_bearer_home_with_nothing_else(docked: bool) -> None:
    """To its ship on a dock or in orbit; data and body stay on the square, and the card is spent."""
    own = ship("cerberus", 0, "dock:0" if docked else sq(12, 12))
    device = item("emergency-teleport-device", home=0)
    g = world(
        ships=[own, ship("destiny-aurora", 1, "dock:2")],
        figures=[
            crew(R1, 0, at("d4"), holds=("data",), gear=(device,)),
            crew(C1, 1, at("d4"), out=True, carrier=0),
        ],
        mission="silent-ledger",
        then=f"crew:{R1}",
    )
    play = Play(g).say("ability:emergency-teleport-device")
    while play.match.asked and play.code == "landing.party-aboard":
        play.say(play.keys[0])
    assert play.who(R1).ship == 0
    assert play.who(R1).holds == ()
    assert [(one.name, one.square) for one in play.g.things] == [("data", at("d4"))]
    assert (play.who(C1).square, play.who(C1).ship) == (at("d4"), -1)
    assert "emergency-teleport-device" not in [*names(play), *[card.name for card in play.card("cerberus").armory]]


@pytest.mark.rule("aurora.gear.salvage-on-ship")
def test_salvage_belongs_to_the_ship_that_collected_it() -> None:
    found = next(n for n, card in ITEMS.items() if card.deck == "salvage")
    g = world(
        ships=[ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, "dock:2")],
        figures=[crew(R1, 0, "navigation")],
        salvage={sq(12, 12): found},
        then="ship:cerberus",
    )
    play = Play(g).say("salvage:0")
    assert [card.name for card in play.card("cerberus").salvage] == [found]
    assert names(play) == []


# --- energy ----------------------------------------------------------------------------------------------------------
POWERED = next(n for n, card in ITEMS.items() if card.kind == "pistol" and card.deck == "search" and card.energy)


@pytest.mark.rule("aurora.energy.tokens")
def test_an_item_comes_with_its_printed_energy() -> None:
    play = carrying(crate=POWERED).say("open:0")
    assert [(card.name, card.energy) for card in play.who(R1).gear] == [(POWERED, ITEMS[POWERED].energy)]


def shooting(energy: int) -> Play:
    figures = [crew(FIST, 0, at("d4"), gear=(item(POWERED, energy, wielded=True),)), crew(C1, 1, at("d7"))]
    return finish(Play(world(figures=figures, then=f"crew:{FIST}"), *red(FIST)).say(f"attack:1,{POWERED}"))


@pytest.mark.rule("aurora.energy.tokens")
def test_every_use_takes_one_token() -> None:
    assert [card.energy for card in shooting(3).who(FIST).gear] == [2]


@pytest.mark.rule("aurora.energy.tokens")
def test_carrying_it_takes_none() -> None:
    play = walk(carrying(item(POWERED, 3, wielded=True)), at("d5"))
    assert [card.energy for card in play.who(R1).gear] == [3]


@pytest.mark.rule("aurora.energy.depleted")
@pytest.mark.parametrize("energy", [1, 2])
def test_with_the_last_token_the_item_goes(energy: int) -> None:
    play = shooting(energy)
    assert len(play.told("energy.depleted")) == (energy == 1)
    assert [card.name for card in play.who(FIST).gear] == [POWERED] * (energy - 1)


@pytest.mark.rule("aurora.energy.tokens")
@pytest.mark.parametrize("used", [True, False])
def test_a_shield_is_used_up_only_by_using_it(used: bool) -> None:
    shield = next(n for n, c in ITEMS.items() if c.kind == "personal" and c.defense != (0, 0) and c.energy > 1)
    energy = ITEMS[shield].energy
    figures = [crew(FIST, 0, at("d4")), crew(C1, 1, at("d5"), gear=(item(shield),))]
    play = Play(world(figures=figures, then=f"crew:{FIST}"), *red(FIST, 5, 5), 1, 1).say("attack:1,bare")
    while play.match.asked and play.code.startswith("ship-combat."):
        play.say(next(key for key in play.keys if key != "done") if used else "done")
    assert [card.energy for card in play.who(C1).gear] == [energy - used]
