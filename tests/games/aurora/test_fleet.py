"""Ships that nobody plays, and world events, in scenes from the booklet (book:597-609, 786-804, 1383-1391)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from rimward.games.aurora.enemies.arrivals import EnemyCard, RandomLocation
from rimward.games.aurora.enemies.fleet import SHIPS, FleetTurn, Squadron, hunted, in_order
from rimward.games.aurora.enemies.happenings import Disaster, Fire, IonStorm, Jailbreak, Market, Mutiny, Wreck
from rimward.games.aurora.rounds import WorldEvent
from rimward.games.aurora.ship_combat import ShipAttack
from rimward.games.aurora.ship_turn import ShipTurn
from rimward.games.aurora.table.board import PLACES
from rimward.games.aurora.table.entries import Bonus, Red
from rimward.games.aurora.table.names import BRIG, CRATES_LAID, DECK, ENEMIES, NOWHERE, SALVAGE_LAID
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import ship_attack_dice
from rimward.kernel import carry
from tests.games.aurora.foes import fleet_acts, hostile, npc_ship, on_board, run
from tests.games.aurora.folk import C1, R1, R2, at, kind, skill
from tests.games.aurora.world import CONTENT, Play, crew, ship, sq

MISSES = [1] * 60
Z, Z2, Z3, D, D2 = "zurathi-fighter-1", "zurathi-fighter-2", "zurathi-fighter-3", "dregg-fighter-1", "dregg-fighter-2"


def fleet(*npcs: Any, first: int = sq(14, 4), second: int = sq(14, 24), **fields: Any) -> Aurora:
    """The Cerberus and the Destiny Aurora in orbit, with a pilot each, and these."""
    ships = [ship("cerberus", 0, first), ship("destiny-aurora", 1, second), *npcs]
    figures = [crew("rane", 0, "navigation"), crew("flibby", 1, "navigation")]
    return hostile(ships=ships, figures=[*figures, *fields.pop("figures", [])], **fields)


def number(g: Aurora, name: str) -> int:
    return [card.name for card in g.ships].index(name)


def goes_for(g: Aurora, name: str) -> tuple[list[str], str]:
    found, rule = hunted(g, number(g, name))
    return [g.ships[n].name for n in found], rule.removeprefix("aurora.")


# --- their order, and how they come ----------------------------------------------------------------------------------
@pytest.mark.rule("aurora.initiative.npc-ship-order")
def test_zurathi_then_dregg_then_transport_and_satellite() -> None:
    """book:716"""
    names = ["military-satellite", "troop-transport", D, Z2, Z]
    g = fleet(*[npc_ship(name, sq(4 + 2 * n, 14)) for n, name in enumerate(names)])
    assert [g.ships[n].name for n in in_order(g)] == [Z2, Z, D, "troop-transport", "military-satellite"]


@pytest.mark.rule("aurora.fighter.squadron")
def test_a_squadron_is_up_to_three_of_one_species() -> None:
    """book:51-56"""
    assert [CONTENT.npc_ships[name].count for name in SHIPS] == [3, 3, 1, 1]
    play = run(fleet(npc_ship(Z, sq(4, 4))), Squadron("zurathi-fighter", 3), draw=["centre"])
    assert [told["ship"] for told in play.told("fighter.placed")] == [Z2, Z3]


@pytest.mark.rule("aurora.npc.kinds")
def test_all_kinds_of_enemies_are_in_the_box() -> None:
    """book:1303-1311"""
    ranks = Counter([villain.rank for villain in CONTENT.villains.values()])
    kinds = Counter([card.kind for card in CONTENT.npc_ships.values()])
    assert ranks == {"commander": 3, "warrior": 3, "drone": 1}
    assert kinds == {"fighter": 2, "transport": 1, "satellite": 1}
    assert len(CONTENT.creatures) == 10


# --- fighters --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.fighter.targeting")
def test_each_fighter_takes_another_ship() -> None:
    """book:1387: the nearest first, and the second one the other."""
    g = fleet(npc_ship(Z, sq(14, 9)), npc_ship(Z2, sq(15, 9)))
    assert goes_for(g, Z)[0] == ["cerberus"]
    first = run(g, FleetTurn(number(g, Z)), *MISSES).g
    assert goes_for(first, Z2)[0] == ["destiny-aurora"]


@pytest.mark.rule("aurora.fighter.surplus")
def test_a_surplus_fighter_rolls_for_its_ship() -> None:
    """book:1387"""
    g = fleet(npc_ship(Z, sq(14, 9)), npc_ship(Z2, sq(15, 9)), npc_ship(Z3, sq(16, 9)))
    play = fleet_acts(g, *MISSES)
    assert [told["candidates"] for told in play.told("npc.ships-rolled-off")] == [("cerberus", "destiny-aurora")]


@pytest.mark.rule("aurora.fighter.docked-target")
def test_a_docked_ship_comes_before_a_nearer_one_in_orbit() -> None:
    """book:1387-1389, with two fighters on the board."""
    ships = [
        ship("cerberus", 0, sq(14, 6)),
        ship("destiny-aurora", 1, "dock:2", landed=1),
        npc_ship(Z, sq(14, 8)),
        npc_ship(Z2, sq(4, 4)),
    ]
    figures = [crew("rane", 0, "navigation"), crew("flibby", 1, "navigation")]
    g = hostile(ships=ships, figures=figures, round=3)
    assert goes_for(g, Z) == (["destiny-aurora"], "fighter.docked-target")


@pytest.mark.rule("aurora.fighter.movement")
def test_a_fighter_needs_no_crew_and_fires_along_its_facing() -> None:
    """book:383, 716, 1491. Four squares ahead is its range: it flies that far and fires."""
    play = fleet_acts(fleet(npc_ship(Z, sq(14, 14), "north")), *MISSES)
    assert play.card(Z).square == sq(14, 8)
    assert play.told("ship-combat.fired")[0]["range"] == 4


@pytest.mark.rule("aurora.fighter.damage")
@pytest.mark.rule("aurora.fighter.salvage-drop")
@pytest.mark.rule("aurora.fighter.reward")
def test_damage_equal_to_its_health_destroys_a_fighter() -> None:
    """book:1385, 1391: 25 digits, and a salvage token in its place."""
    figures = [crew("rane", 0, "navigation"), crew("grom", 0, "weapons")]
    ships = [ship("cerberus", 0, sq(14, 10)), ship("destiny-aurora", 1, sq(4, 24)), npc_ship(Z, sq(14, 7))]
    g = hostile(ships=ships, figures=figures)
    more = ship_attack_dice(g, 0) - 2
    dice = [6, 6, *[1] * more, 1, 1]
    play = run(g, ShipAttack(0, 2), *dice, draw=["space-mines"])
    while play.match.asked:
        play.say("pass" if "pass" in play.keys else "done" if "done" in play.keys else play.keys[0])
    assert play.told("fighter.damaged")[-1]["damage"] == 2
    assert play.g.fleet == ()
    assert play.card(Z).square == NOWHERE
    assert play.g.salvage == (sq(14, 7),)
    assert play.g.zones.size(SALVAGE_LAID) == 1
    assert sum(play.g.pay[0]) == 25


@pytest.mark.rule("aurora.initiative.npc-level")
def test_ships_that_nobody_plays_act_between_those_above_zero_and_those_at_zero() -> None:
    """book:716, 762. Nobody commands or flies the Destiny Aurora."""
    ships = [ship("cerberus", 0, sq(14, 4)), ship("destiny-aurora", 1, sq(14, 24)), npc_ship(D, sq(14, 12))]
    figures = [crew("rane", 0, "navigation"), crew("flibby", 1, "weapons")]
    g = hostile(ships=ships, figures=figures, then="ships")
    play = Play(g, *MISSES)
    while play.match.asked:
        play.say("end" if "end" in play.keys else play.keys[-1])
    seen = [code for code in play.codes() if code in ("round.ship-turn", "fighter.hunts")]
    assert seen == ["round.ship-turn", "fighter.hunts", "round.ship-turn"]


# --- the two others --------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.npcship.transport")
def test_the_transport_lands_its_warriors_and_leaves() -> None:
    """Our ruling: from two to four Dregg at a random location."""
    home = hostile().planet_squares("neutral")[3]
    g = fleet(npc_ship("troop-transport", home))
    play = run(g, FleetTurn(2), 6, draw=["centre"])
    assert len(on_board(play, "dregg-warrior")) == 4
    assert play.g.fleet == ()


@pytest.mark.rule("aurora.npcship.satellite")
def test_the_satellite_stays_and_turns_to_whoever_is_in_range() -> None:
    g = fleet(npc_ship("military-satellite", sq(14, 8), "south"), first=sq(10, 4))
    play = fleet_acts(g, *MISSES)
    assert play.card("military-satellite").square == sq(14, 8)
    assert play.told("ship-combat.fired")[0]["target"] == "cerberus"


# --- world events ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.event.where")
@pytest.mark.rule("aurora.event.kinds")
def test_every_event_says_where_it_happens_and_of_what_kind_it_is() -> None:
    """book:605-607"""
    places = Counter([event.place for event in CONTENT.events.values()])
    kinds = Counter([event.type for event in CONTENT.events.values()])
    assert places == {"surface": 18, "orbit": 10}
    assert kinds == {"enemy": 9, "creature": 4, "squadron": 6, "natural-disaster": 5, "incident": 4}


@pytest.mark.rule("aurora.npc.placed-by")
def test_enemies_come_by_an_event() -> None:
    """book:561: the card is carried out at once."""
    play = run(hostile(), WorldEvent(), 4, draw=["landing-party", "centre"])
    assert len(on_board(play, "zurathi-warrior")) == 4
    quiet = hostile()
    quiet.quiet = True
    assert on_board(run(quiet, WorldEvent(), draw=["landing-party"]), "zurathi-warrior") == []


def test_all_events_can_be_carried_out() -> None:
    """Each on an empty board: whatever it finds there, nothing goes wrong."""
    for name in CONTENT.events:
        g = fleet(figures=[crew(R1, 0, sq(14, 14)), crew(C1, 1, sq(16, 14))], round=3)
        g.stack = [carry.run(g, 0, name)]
        play = run(g, g.stack[0], *[3] * 40, draw=draws(name))
        assert not play.match.asked, name


def draws(name: str) -> list[str]:
    """What chance has to name for an event, in order."""
    do = CONTENT.events[name].do
    [verb] = do
    first = {
        "enemy-card": ["zurathi-patrol", "centre"],
        "creature": ["silt-strider", "centre"],
        "crate": ["moss-poultice", "moss-poultice"],
        "salvage": ["centre", "space-mines"],
        "mutiny": [],
        "jailbreak": [],
        "ion-storm": [],
    }
    return first.get(verb, ["centre"])


@pytest.mark.rule("aurora.board.random-location")
def test_any_tile_may_be_drawn_again() -> None:
    """book:804: the deck is shuffled after each draw."""
    g = hostile()
    for _ in range(2):
        g = run(g, RandomLocation(), draw=["south"]).g
        assert g.zones.size("places:surface") == len(PLACES)


@pytest.mark.rule("aurora.enemy-card.deck")
def test_a_used_up_deck_is_shuffled_again() -> None:
    """book:561"""
    g = hostile()
    for n, name in enumerate(CONTENT.enemy_cards):
        g.zones.take(ENEMIES, name, "enemies:done", g.zones.everyone)
        assert g.zones.size(ENEMIES) == 17 - n
    play = run(g, EnemyCard(), 2, draw=["dregg-scouts", "centre"])
    assert play.g.zones.size(ENEMIES) == 17


@pytest.mark.rule("aurora.enemy-card.types")
def test_there_are_three_types_of_enemy_cards() -> None:
    """book:563"""
    cards = CONTENT.enemy_cards.values()
    assert len([card for card in cards if len(card.warriors) == 2 and not card.commander]) == 6
    assert len([card for card in cards if len(card.warriors) == 1 and card.commander]) == 6
    assert len([card for card in cards if len(card.warriors) == 1 and not card.commander]) == 6
    for card in cards:
        if card.commander:
            assert set(card.warriors) == {CONTENT.villains[card.commander].species}


@pytest.mark.rule("aurora.status.fire")
def test_the_fire_hurts_who_enters_it_and_who_begins_a_turn_in_it() -> None:
    """Our ruling: one wound each time."""
    play = run(hostile(), Fire(), draw=["centre"])
    assert play.g.fires == (at("d4"),)
    g = hostile(figures=[crew(R1, 0, at("d6"))], then=f"crew:{R1}")
    g.fires = (at("d4"),)
    assert Play(g).say("move").go(at("d5")).who(R1).wounds == 1
    burning = hostile(figures=[crew(R1, 0, at("d4")), crew(R2, 0, at("h8"))], then=f"crew:{R1}")
    burning.fires = (at("d4"),)
    assert Play(burning).who(R1).wounds == 1


@pytest.mark.rule("aurora.event.immunity")
def test_who_is_immune_is_not_touched_by_a_disaster(monkeypatch: pytest.MonkeyPatch) -> None:
    """book:605"""
    immune = Red(name="test-immune", kind="bonus", bonus=Bonus(immune="natural-disaster"))
    monkeypatch.setitem(CONTENT.crew, R1, msgspec.structs.replace(CONTENT.crew[R1], red=(immune,)))
    g = hostile(figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("e5"))])
    play = run(g, Disaster("flood", "piloting", 1), *[1] * skill(C1, "piloting"), draw=["centre"])
    assert (play.who(R1).wounds, play.who(C1).wounds) == (0, 1)


@pytest.mark.rule("aurora.event.no-target")
def test_an_event_without_anybody_to_affect_does_nothing() -> None:
    """book:794"""
    for frame, names in ((Disaster("flood", "piloting", 1), ["centre"]), (Mutiny(), []), (Jailbreak(), [])):
        assert run(hostile(), frame, draw=names).told("event.no-target")


@pytest.mark.rule("aurora.ship.brig-mutiny")
def test_a_mutiny_locks_up_the_commander_until_a_test_is_passed() -> None:
    """book:308-310"""
    ships = [ship("cerberus", 0, sq(14, 4), shields_up=False), ship("destiny-aurora", 1, sq(14, 24))]
    figures = [crew("donexia", 0, "commander"), crew("rane", 0, "navigation"), crew("flibby", 1, "navigation")]
    g = hostile(ships=ships, figures=figures)
    play = run(g, Mutiny(), *[1] * CONTENT.crew["donexia"].skill("leadership"))
    assert play.who("donexia").room == BRIG
    after = play.g
    tried = run(after.copy(), ShipTurn(0, 0), *[1] * CONTENT.crew["rane"].skill("leadership"))
    assert tried.who("donexia").room == BRIG
    assert not [key for key in tried.keys if key.startswith(f"man:{tried.g.figure('donexia')},")]
    freed = run(after.copy(), ShipTurn(0, 0), 5, *[1] * (CONTENT.crew["rane"].skill("leadership") - 1))
    assert freed.who("donexia").room == DECK


def test_what_events_bring_besides() -> None:
    """A crate beside who is behind, salvage in orbit, damage by the storm, a prisoner who gets out."""
    figures = [crew(R1, 0, sq(14, 14)), crew(C1, 1, "navigation")]
    crate = run(hostile(figures=figures), Market(), draw=["moss-poultice"])
    assert crate.g.crates == (sq(14, 14),)
    assert crate.g.zones.size(CRATES_LAID) == 1
    assert len(run(fleet(), Wreck(), draw=["centre", "space-mines"]).g.salvage) == 1
    assert [card.damage for card in run(fleet(), IonStorm(2)).g.ships] == [2, 2]
    jail = fleet(figures=[crew(C1, 1, "brig", ship=0), crew(R2, 0, "weapons")])
    guard = max(["rane", R2], key=lambda name: kind(name).initiative)
    play = run(jail, Jailbreak(), *[1] * skill(guard, "weapons"))
    assert play.who(C1).room == DECK
