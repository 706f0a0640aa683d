"""Scenes of enemy cards, world events and what is paid, from the lines of the booklet."""

from __future__ import annotations

from collections import Counter

import pytest

from rimward.games.aurora.table.names import ENEMIES, ENEMIES_DONE
from rimward.games.aurora.table.pieces import Figure
from tests.games.aurora.bookfoes import (
    DARIUS,
    DONEXIA,
    DREGG,
    FLIBBY,
    GROM,
    JAYCE,
    RANE,
    RONIN,
    ROVANNA,
    SOLEN,
    ZURATHI,
    Scene,
    act,
    came,
    event,
    here,
    outing,
)
from tests.games.aurora.foes import enemy, npc_ship
from tests.games.aurora.world import CONTENT, Play, crew, item, on, ship, sq

PISTOL = (item("arc-pistol", wielded=True),)
PATROL = "patrol-in-force"
FAR = crew(GROM, 0, sq(2, 25))


def warriors(word: str, *numbers: int) -> list[Figure]:
    return [enemy(f"{word}-{n}", sq(3 * n, 24)) for n in numbers]


def tiles(play: Play, word: str) -> set[int]:
    """The tiles on which enemies of that kind stand."""
    plan = play.g.plan()
    return {plan.tiles[play.who(name).square] for name in here(play.g, word)}


def number_of(place: str) -> int:
    return outing().plan().tiles[on(place, "d4")]


# --- enemy cards -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.enemy-card.types")
def test_there_are_cards_of_three_types() -> None:
    """book:563: one species, a commander with its own, two species."""
    cards = list(CONTENT.enemy_cards.values())
    single = [card for card in cards if not card.commander and len(card.warriors) == 1]
    led = [card for card in cards if card.commander]
    double = [card for card in cards if not card.commander and len(card.warriors) == 2]
    assert len(single) + len(led) + len(double) == 18
    assert single
    assert double
    assert all(CONTENT.figure(card.commander, 1).species in card.warriors for card in led)
    assert all(len(card.warriors) == 1 for card in led)


@pytest.mark.rule("aurora.enemy-card.types")
@pytest.mark.parametrize(
    ("card", "places", "brings"),
    [
        ("zurathi-patrol", ["north"], {ZURATHI: 3}),
        ("solen-strikes", ["north"], {ZURATHI: 3, SOLEN: 1}),
        ("flesh-and-steel", ["north", "south"], {ZURATHI: 3, RONIN: 3}),
    ],
)
def test_each_brings_what_is_on_it(card: str, places: list[str], brings: dict[str, int]) -> None:
    """book:563."""
    assert came(event(outing(FAR), PATROL, card, *places, d6=[3, 3])) == brings


@pytest.mark.rule("aurora.enemy-card.pool")
@pytest.mark.parametrize("word", [ZURATHI, DREGG, RONIN])
def test_there_are_six_of_each(word: str) -> None:
    """book:79-81."""
    assert len([name for name in CONTENT.enemies[0] if name.startswith(word)]) == 6


@pytest.mark.rule("aurora.enemy-card.pool")
def test_only_those_that_are_not_on_the_board_can_be_placed() -> None:
    """book:569: of the Zurathi 1, 3 and 5 stand there, and a six brings the three others."""
    play = event(outing(FAR, *warriors(ZURATHI, 1, 3, 5)), "landing-party", "north", d6=[6])
    assert {told["crew"] for told in play.told("npc.placed")} == {f"{ZURATHI}-{n}" for n in (2, 4, 6)}


@pytest.mark.rule("aurora.enemy-card.roll")
@pytest.mark.parametrize(("die", "number"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_the_die_is_held_within_the_range_of_the_card(die: int, number: int) -> None:
    """book:571: Darius and three to five Dregg, the printed example with a 4."""
    play = event(outing(FAR), PATROL, "darius-hunts", "north", d6=[die])
    assert came(play) == {DREGG: number, DARIUS: 1}


@pytest.mark.rule("aurora.enemy-card.roll")
@pytest.mark.parametrize(("die", "number"), [(1, 1), (2, 2), (3, 3), (4, 3), (6, 3)])
def test_a_four_brings_three_where_the_card_stops_at_three(die: int, number: int) -> None:
    """book:577."""
    assert came(event(outing(FAR), PATROL, "bought-rifles", "north", "south", d6=[2, die])) == {DREGG: 2, RONIN: number}


@pytest.mark.rule("aurora.enemy-card.commander-always")
@pytest.mark.parametrize("die", [1, 6])
def test_the_commander_comes_to_the_same_place_whatever_is_rolled(die: int) -> None:
    """book:571-575."""
    play = event(outing(FAR), PATROL, "darius-hunts", "south-west", d6=[die])
    assert tiles(play, DREGG) == tiles(play, DARIUS) == {number_of("south-west")}


@pytest.mark.rule("aurora.enemy-card.two-species")
def test_two_species_are_rolled_for_one_by_one_and_come_to_two_places() -> None:
    """book:577."""
    play = event(outing(FAR), PATROL, "uneasy-allies", "north", "south", d6=[2, 1])
    assert [rule for rule, _ in play.rolled()].count("enemy-card.roll") == 2
    assert came(play) == {DREGG: 2, RONIN: 1}
    assert (tiles(play, DREGG), tiles(play, RONIN)) == ({number_of("north")}, {number_of("south")})


@pytest.mark.rule("aurora.enemy-card.two-species")
def test_the_second_place_is_not_the_first() -> None:
    """book:577: a different random location, so that the north is drawn twice and counts once."""
    play = event(outing(FAR), PATROL, "uneasy-allies", "north", "north", "east", d6=[2, 1])
    assert (tiles(play, DREGG), tiles(play, RONIN)) == ({number_of("north")}, {number_of("east")})


@pytest.mark.rule("aurora.enemy-card.already-present")
@pytest.mark.parametrize(("there", "die", "more"), [(2, 5, 3), (5, 5, 0), (6, 4, 0), (1, 4, 3)])
def test_only_what_is_missing_is_placed(there: int, die: int, more: int) -> None:
    """book:794: two Zurathi and a five bring three; five are enough."""
    g = outing(FAR, *warriors(ZURATHI, *range(1, there + 1)))
    draws = ["north"] if more else []
    assert came(event(g, "landing-party", *draws, d6=[die]))[ZURATHI] == more


@pytest.mark.rule("aurora.enemy-card.already-present")
def test_others_do_not_count() -> None:
    """book:1353: of the same species."""
    g = outing(FAR, *warriors(RONIN, 1, 2), enemy(SOLEN, sq(5, 5)))
    assert came(event(g, "landing-party", "north", d6=[5]))[ZURATHI] == 5


@pytest.mark.rule("aurora.enemy-card.commander-present")
@pytest.mark.parametrize(("there", "die", "dregg", "darius"), [(3, 5, 2, 1), (5, 5, 0, 1)])
def test_darius_comes_even_where_no_warrior_does(there: int, die: int, dregg: int, darius: int) -> None:
    """book:1353-1355, the printed examples."""
    g = outing(FAR, *warriors(DREGG, *range(1, there + 1)))
    found = came(event(g, "old-enemies", "north", d6=[die]))
    assert (found[DREGG], found[DARIUS]) == (dregg, darius)


@pytest.mark.rule("aurora.enemy-card.commander-present")
def test_a_commander_who_is_there_does_not_come_twice() -> None:
    """book:794: but the warriors do."""
    play = event(outing(FAR, enemy(DARIUS, sq(4, 4))), "old-enemies", "north", d6=[4])
    assert came(play) == {DREGG: 4}
    assert play.who(DARIUS).square == sq(4, 4)


@pytest.mark.rule("aurora.enemy-card.deck")
def test_a_card_that_was_used_is_not_drawn_again() -> None:
    """book:561: it is discarded."""
    first = event(outing(FAR), PATROL, "zurathi-patrol", "north", d6=[2])
    assert first.g.zones.size(ENEMIES_DONE) == 1
    assert first.g.zones.size(ENEMIES) == 17
    with pytest.raises(LookupError, match="the script draws zurathi-patrol"):
        event(first.g, "the-hunters", "zurathi-patrol", d6=[2])


@pytest.mark.rule("aurora.enemy-card.deck")
def test_when_all_are_used_they_are_shuffled() -> None:
    """The ruling: from an empty deck the used ones come again."""
    table = outing(FAR)
    for name in [name for name in CONTENT.enemy_cards if name != "zurathi-patrol"]:
        table.zones.take(ENEMIES, name, ENEMIES_DONE, 0)
    assert table.zones.size(ENEMIES) == 1
    first = event(table, PATROL, "zurathi-patrol", "north", d6=[2])
    assert came(event(first.g, "the-hunters", "zurathi-patrol", "north", d6=[4])) == {ZURATHI: 2}


# --- events ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.event.where")
def test_every_event_says_where_it_happens() -> None:
    """book:605: the planet or orbit first, then its type."""
    found = Counter([card.place for card in CONTENT.events.values()])
    assert set(found) == {"surface", "orbit"}
    assert all(card.type for card in CONTENT.events.values())


@pytest.mark.rule("aurora.event.where")
def test_an_event_in_orbit_touches_nobody_on_the_planet() -> None:
    """book:605: the ion storm hits the ship in orbit, not the one on its dock."""
    fleet = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, sq(12, 12))]
    play = event(outing(FAR, crew(FLIBBY, 1, "navigation"), ships=fleet), "ion-storm")
    assert [told["ship"] for told in play.told("event.storm")] == ["destiny-aurora"]


@pytest.mark.rule("aurora.event.where")
def test_a_disaster_on_one_tile_spares_the_others() -> None:
    """book:605."""
    g = outing(crew(GROM, 0, on("centre", "d4")), crew(ROVANNA, 1, sq(2, 2)))
    play = event(g, "flash-flood", "centre")
    assert [told["crew"] for told in play.told("ko.wounded")] == [GROM]


@pytest.mark.rule("aurora.event.immunity")
def test_who_is_immune_is_not_touched() -> None:
    """book:605: an android and radiation; the man beside it is sick."""
    g = outing(crew(GROM, 0, on("centre", "d4")), enemy(f"{RONIN}-1", on("centre", "f4")))
    play = event(g, "radiation-storm", "centre")
    assert [told["crew"] for told in play.told("status.infected")] == [GROM]


@pytest.mark.rule("aurora.event.kinds")
def test_there_are_events_of_all_the_kinds() -> None:
    """book:607: ships, creatures, villains, disasters, mutinies, prisoners."""
    assert {card.type for card in CONTENT.events.values()} == {
        "enemy",
        "creature",
        "squadron",
        "natural-disaster",
        "incident",
    }
    assert {"mutiny", "jailbreak"} <= set(CONTENT.events)


@pytest.mark.rule("aurora.event.kinds")
@pytest.mark.parametrize("safe", [True, False])
def test_a_mutiny_locks_a_wounded_commander_up(safe: bool) -> None:
    """book:398, 607: Leadership 5+ holds the crew together."""
    aboard = [crew(DONEXIA, 0, "commander", wounds=2), crew(RANE, 0, "navigation")]
    play = event(outing(*aboard, crew(FLIBBY, 1, sq(2, 2))), "mutiny", d6=[5 if safe else 4])
    assert play.who(DONEXIA).room == ("commander" if safe else "brig")


@pytest.mark.rule("aurora.event.kinds")
@pytest.mark.parametrize("held", [True, False])
def test_a_prisoner_breaks_out(held: bool) -> None:
    """book:607."""
    aboard = [crew(FLIBBY, 1, "brig", ship=0, wounds=3), crew(GROM, 0, "weapons")]
    play = event(outing(*aboard, crew(JAYCE, 1, sq(2, 2))), "jailbreak", d6=[5 if held else 4])
    assert bool(play.told("event.broke-out")) != held
    assert (play.who(FLIBBY).room == "brig") == held


@pytest.mark.rule("aurora.event.no-target")
@pytest.mark.parametrize("card", ["mutiny", "jailbreak", "ion-storm"])
def test_an_event_that_finds_nothing_is_discarded(card: str) -> None:
    """book:794."""
    fleet = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, "dock:2")]
    play = event(outing(FAR, ships=fleet), card)
    assert play.told("event.no-target") == [{}]
    assert play.g.round == 3


@pytest.mark.rule("aurora.event.no-target")
def test_an_event_that_is_satisfied_already_is_discarded() -> None:
    """book:794: five Zurathi stand there."""
    play = event(outing(FAR, *warriors(ZURATHI, 1, 2, 3, 4, 5)), "landing-party", d6=[5])
    assert came(play) == {}
    assert play.told("event.no-target") == [{}]


@pytest.mark.rule("aurora.event.no-target")
def test_a_flood_where_nobody_stands_does_nothing() -> None:
    play = event(outing(FAR), "flash-flood", "north-east")
    assert play.told("ko.wounded") == []
    assert play.told("event.no-target") == [{}]


@pytest.mark.rule("aurora.event.no-target")
def test_a_squadron_that_is_there_already_does_not_come_twice() -> None:
    fleet = [ship("cerberus", 0, sq(2, 25)), *[npc_ship(f"zurathi-fighter-{n}", sq(10 + n, 3)) for n in (1, 2, 3)]]
    play = event(outing(FAR, ships=fleet), "squadron-contact")
    assert play.told("fighter.placed") == []
    assert play.told("event.no-target") == [{}]


# --- what is paid ----------------------------------------------------------------------------------------------------
def duel(wounds: int, die: int) -> Scene:
    g = outing(
        crew(DONEXIA, 0, sq(13, 14), gear=PISTOL), crew(FLIBBY, 1, sq(13, 13), wounds=wounds), then="crew:donexia"
    )
    return Scene(g, None, die, die, die, die).shoot()


@pytest.mark.rule("aurora.reward.crew")
@pytest.mark.parametrize(("wounds", "digits"), [(6, 50), (1, 0)])
def test_a_defeated_opponent_is_worth_fifty(wounds: int, digits: int) -> None:
    """book:617: for the last wound, not for one before."""
    assert [sum(pay) for pay in duel(wounds, 6).g.pay] == [digits, 0]


@pytest.mark.rule("aurora.reward.crew")
def test_nobody_is_paid_for_what_an_enemy_does() -> None:
    """book:617: an opponent has to do it."""
    play = act(outing(crew(FLIBBY, 1, sq(13, 13), wounds=6), enemy(DARIUS, sq(13, 14))), 6, 6, 6, 6)
    assert play.who(FLIBBY).out
    assert [sum(pay) for pay in play.g.pay] == [0, 0]


@pytest.mark.rule("aurora.reward.digits-denominations")
def test_all_that_is_paid_can_be_paid_in_tokens() -> None:
    """book:192-196: of 25, 50 and 100."""
    amounts = [mission.reward for mission in CONTENT.missions.values()]
    amounts += [mission.failure for mission in CONTENT.missions.values()]
    amounts += list(CONTENT.bounties.values())
    assert all(digits % 25 == 0 for digits in amounts)
    assert any(amounts)


@pytest.mark.rule("aurora.reward.paid-at-shore-leave")
def test_both_sides_see_at_once_what_is_due() -> None:
    """book:1415: it is counted openly."""
    play = duel(6, 6)
    for seat in (0, 1):
        table = play.match.view(seat)["table"]
        assert [sum(pay) for pay in table["pay"]] == [50, 0]
