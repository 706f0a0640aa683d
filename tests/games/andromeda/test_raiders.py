"""Raiders of Andromeda's Edge: how they strike, how events bring them in, and what beating them is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.andromeda.stations import EDGE, TURN, Game, distances, entries, find, raider_at, settle, stored
from tests.games.andromeda.world import BLUE, YELLOW, Play, at, moon, world

CHOICE = "andromeda.raider.strike-choice"
DICE = "andromeda.battle.dice-energy"
STRIKERS = find("raiders", letter="S", quirks=[])
A = find("raiders", letter="A", start="nebula")
B = find("raiders", letter="B", quirks=[])
C = find("raiders", letter="C", shields=1, quirks=[])
AT_HUB = find("raiders", start="trade-hub")
WON, LOST = (6,) * 6, (2,) * 2  # dice of yellow's fighter, with and without the energy of its fleet
Standing = Sequence[tuple[str, Sequence[str]]]


def launch(raiders: Standing, target: str = "C5", kind: str = "transport", **said: Any) -> Play:
    """Yellow launches to C5, or where it is said; every die of a battle that follows shows a 6."""
    told: dict[str, Any] = {"tiles": EDGE, "ships": [(YELLOW, kind, "bay")], **said}
    g = world(raiders=raiders, moons={target: (moon("civilization", ice=1), 1)}, **told)
    return Game(g, d6=(6,) * 20).launch(kind, target)


def strikes(play: Play) -> list[tuple[str, int, int]]:
    return [(told["raider"], told["region"], told["count"]) for told in play.told("raider.strikes")]


def fight(raiders: Standing, d6: Sequence[int], energy: str = "4", **said: Any) -> Play:
    """Yellow launches a fighter with Attack on raiders in C5 and spends energy; yellow's dice fall first."""
    g = world(
        tiles=EDGE,
        ships=[(YELLOW, "fighter", "bay")],
        stock={YELLOW: {"energy": 4}},
        moons={"C5": (moon("civilization", ice=1), 1)},
        raiders=raiders,
        **said,
    )
    play = Game(g, d6=d6).launch("fighter", "C5")
    return settle(settle(play, DICE).say(energy))


def event(letter: str, raiders: Standing, d6: Sequence[int] = (), **said: Any) -> Play:
    """An event with such a letter is resolved at the end of yellow's turn."""
    card = find("events", deck="dawn", raider=letter)
    told: dict[str, Any] = {"tiles": EDGE, "phase": "end", **said}
    return Game(world(raiders=raiders, due=True, events=(card,), **told), d6=d6)


# --- the strike ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.raider.card")
@pytest.mark.parametrize("name", list(entries("raiders")))
@pytest.mark.parametrize("further", [0, 1])
def test_a_raider_strikes_as_far_as_its_card_says(name: str, further: int) -> None:
    reach = entries("raiders")[name]["range"]
    far = next(space for space, away in distances("C5", tuple(EDGE)).items() if away == reach + further)
    play = settle(launch([(name, (far,))]), TURN, DICE)
    assert strikes(play) == ([] if further else [(name, at("C5"), 1)])


@pytest.mark.rule("andromeda.raider.card")
@pytest.mark.parametrize("raider", [A, B, C, STRIKERS])
def test_a_raider_rolls_the_weapons_of_its_card(raider: str) -> None:
    play = fight([(raider, ("C5",))], (*LOST, *(5,) * 9), "0")
    (rolled,) = [told for told in play.told("battle.rolled") if told["side"] != YELLOW]
    assert len(rolled["faces"]) == entries("raiders")[raider]["weapons"]


@pytest.mark.rule("andromeda.raider.strike-timing")
def test_raiders_strike_after_the_activation_and_before_the_battle() -> None:
    play = settle(launch([(A, ("C4",))]))
    order = [code for code in play.codes() if code in ("moon.gained", "raider.strikes", "battle.begins")]
    assert order == ["moon.gained", "raider.strikes", "battle.begins"]


@pytest.mark.rule("andromeda.raider.strike-timing")
def test_raiders_strike_nowhere_but_in_the_active_region() -> None:
    """A raider of range 1 stands in A2, next to two transports of yellow; the launch goes to C1, two away from it."""
    fleet = [(YELLOW, "transport", "A1"), (YELLOW, "transport", "bay")]
    play = settle(launch([(STRIKERS, ("A2", "C5"))], "C1", ships=[*fleet, (YELLOW, "transport", "B1")]))
    assert strikes(play) == []
    assert raider_at(play, STRIKERS) == ["A2", "C5"]


@pytest.mark.rule("andromeda.raider.strike-timing")
def test_nothing_strikes_on_a_return_turn() -> None:
    g = world(tiles=EDGE, ships=[(YELLOW, "transport", "C5"), (YELLOW, "transport", "bay")], raiders=[(A, ("C4",))])
    play = settle(Game(g).say("return").say("done"))
    assert play.asked.seat == BLUE
    assert strikes(play) == []
    assert raider_at(play, A) == ["C4"]


@pytest.mark.rule("andromeda.raider.strike-blocked")
@pytest.mark.rule("andromeda.raider.one-class")
def test_a_raider_in_the_active_region_keeps_the_others_out() -> None:
    raiders = [(A, ("C5",)), (B, ("C4",)), (STRIKERS, ("B4",))]
    play = settle(launch(raiders, kind="fighter"))
    assert strikes(play) == []
    assert (raider_at(play, B), raider_at(play, STRIKERS)) == (["C4"], ["B4"])
    assert play.told("battle.begins"), "it is fought all the same"


@pytest.mark.rule("andromeda.raider.strike-choice")
def test_the_active_player_must_choose_one_of_the_raiders_in_range() -> None:
    """A and B are in range, C far away is not; there is no way to have none of them."""
    play = launch([(A, ("B4",)), (B, ("C4",)), (C, ("A1",))])
    assert (play.asked.seat, play.asked.code, play.asked.passes) == (YELLOW, CHOICE, "")
    assert play.asked.keys == ["raider:0", "raider:1"]
    settle(play.say("raider:1"))
    assert strikes(play) == [(B, at("C5"), 1)]
    assert raider_at(play, A) == ["B4"]


@pytest.mark.rule("andromeda.raider.strike-choice")
def test_a_single_raider_in_range_strikes_without_a_choice() -> None:
    play = settle(launch([(A, ("C4",)), (C, ("A1",))]), TURN, CHOICE)
    assert play.asked.code == TURN
    assert strikes(play) == [(A, at("C5"), 1)]


@pytest.mark.rule("andromeda.raider.strike-s-class")
def test_all_raiders_of_the_s_class_in_range_strike_together() -> None:
    """Two stand next to C5; the third stands two away, and their range is 1."""
    play = launch([(STRIKERS, ("B4", "C4", "B3")), (A, ("A5",))])
    assert play.asked.keys == ["raider:0", "raider:1"], "the choice is between cards"
    play.say("raider:0")
    assert strikes(play) == [(STRIKERS, at("C5"), 2)]
    settle(play)
    assert raider_at(play, STRIKERS) == ["B3", "C5", "C5"]
    assert raider_at(play, A) == ["A5"]


@pytest.mark.rule("andromeda.raider.strike-s-class-join")
@pytest.mark.rule("andromeda.raider.one-class")
@pytest.mark.example("andromeda.example.swarm-joins")
def test_the_s_class_in_the_active_region_is_joined_by_its_own_alone() -> None:
    """One of them stands in C5, one next to it, one three away; the A raider next to C5 stays out. Nobody chooses."""
    raiders = [(STRIKERS, ("C5", "C4", "C2")), (A, ("B4",))]
    play = settle(launch(raiders, kind="fighter", stock={YELLOW: {"energy": 1}}), CHOICE, DICE)
    assert play.asked.code == DICE
    assert strikes(play) == [(STRIKERS, at("C5"), 1)]
    assert raider_at(play, STRIKERS) == ["C2", "C5", "C5"]
    assert raider_at(play, A) == ["B4"]
    play.say("0")
    assert [told["targeting"] for told in play.told("battle.rolled") if told["side"] != YELLOW] == [2]


@pytest.mark.rule("andromeda.raider.s-class-swarm")
def test_several_of_the_s_class_are_one_side_of_the_battle() -> None:
    play = fight([(STRIKERS, ("C5", "C5", "C5"))], (*WON, 5, 4, 3))
    (swarm,) = [told for told in play.told("battle.rolled") if told["side"] != YELLOW]
    assert (len(swarm["faces"]), swarm["targeting"]) == (3, 3)
    (begins,) = play.told("battle.begins")
    assert len(begins["sides"]) == 2


@pytest.mark.rule("andromeda.raider.voyage")
@pytest.mark.parametrize("name", list(entries("raiders")))
def test_every_raider_can_strike_into_a_nebula(name: str) -> None:
    play = settle(launch([(name, ("A4",))], "N2", "science-vessel"), TURN, DICE)
    assert strikes(play) == [(name, at("N2"), 1)]


@pytest.mark.rule("andromeda.raider.voyage")
def test_a_raider_counts_its_way_through_a_nebula() -> None:
    """A1 and E1 are the only planets: N6 between them is the shortest way."""
    play = settle(launch([(A, ("A1",))], "E1", tiles={"A1": "science", "E1": "industry"}), TURN, DICE)
    assert strikes(play) == [(A, at("E1"), 1)]


@pytest.mark.rule("andromeda.raider.abilities")
@pytest.mark.parametrize("name", [name for name, card in entries("raiders").items() if card["letter"] != "S"])
def test_targeting_of_the_card_is_added_to_that_of_the_raider(name: str) -> None:
    g = world(
        tiles=EDGE,
        ships=[(YELLOW, "fighter", "bay")],
        moons={"C5": (moon("civilization", ice=1), 1)},
        raiders=[(name, ("C5",))],
    )
    play = settle(Game(g, d6=(2,) * 2 + (5,) * 6).launch("fighter", "C5"))
    (rolled,) = [told for told in play.told("battle.rolled") if told["side"] != YELLOW]
    assert rolled["targeting"] == 1 + entries("raiders")[name]["targeting"]


# --- placement -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.raider.place-trigger")
@pytest.mark.rule("andromeda.raider.place-random")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_an_event_brings_the_raider_of_its_letter_to_the_nebula_rolled(die: int) -> None:
    play = event("A", [(A, ()), (B, ())], (die,))
    assert raider_at(play, A) == [f"N{die}"]
    assert raider_at(play, B) == [], "another letter stays on its card"
    assert not play.told("battle.begins")


@pytest.mark.rule("andromeda.raider.place-trigger")
def test_a_raider_with_a_named_region_is_placed_there_without_a_roll() -> None:
    hub = {**EDGE, "C5": "trade-hub"}
    play = event(entries("raiders")[AT_HUB]["letter"], [(AT_HUB, ())], tiles=hub)
    assert raider_at(play, AT_HUB) == ["C5"]


@pytest.mark.rule("andromeda.raider.place-blocked")
def test_a_named_region_with_a_raider_in_it_sends_the_newcomer_to_a_free_nebula() -> None:
    """The 2 shows a nebula with a raider, too, and is rolled again."""
    hub = {**EDGE, "C5": "trade-hub"}
    standing = [(AT_HUB, ()), (STRIKERS, ("C5", "N2"))]
    play = event(entries("raiders")[AT_HUB]["letter"], standing, (2, 6), tiles=hub)
    assert raider_at(play, AT_HUB) == ["N6"]


@pytest.mark.rule("andromeda.raider.place-blocked")
def test_ships_in_the_named_region_do_not_turn_a_raider_away() -> None:
    hub = {**EDGE, "C5": "trade-hub"}
    ships = [(YELLOW, "transport", "C5"), (YELLOW, "transport", "bay")]
    play = event(entries("raiders")[AT_HUB]["letter"], [(AT_HUB, ())], tiles=hub, ships=ships)
    assert raider_at(play, AT_HUB) == ["C5"]
    assert not play.told("battle.begins"), "and nobody fights outside a Launch turn's active region"


@pytest.mark.rule("andromeda.raider.place-blocked")
@pytest.mark.rule("andromeda.raider.place-random")
@pytest.mark.example("andromeda.example.nebula-taken")
def test_a_nebula_with_a_raider_is_rolled_again() -> None:
    play = event("B", [(STRIKERS, ("N3",)), (A, ("N5",)), (B, ())], (3, 5, 2))
    assert raider_at(play, B) == ["N2"]


@pytest.mark.rule("andromeda.raider.place-blocked")
def test_a_raider_without_a_free_nebula_is_not_placed() -> None:
    """Six nebulae, six raiders: there is nothing left to roll for."""
    at_nebula = find("raiders", letter="C", start="nebula")
    play = event("C", [(STRIKERS, ("N1", "N2", "N3", "N4")), (A, ("N5",)), (B, ("N6",)), (at_nebula, ())])
    assert raider_at(play, at_nebula) == []
    assert play.told("event.card")


@pytest.mark.rule("andromeda.raider.place-duplicate")
def test_instead_of_a_second_one_two_of_the_s_class_come_each_by_its_own_roll() -> None:
    play = event("A", [(STRIKERS, ("N1",)), (A, ("B2",))], (2, 6))
    assert raider_at(play, STRIKERS) == ["N1", "N2", "N6"]
    assert raider_at(play, A) == ["B2"]


@pytest.mark.rule("andromeda.raider.place-duplicate")
@pytest.mark.rule("andromeda.raider.supply-s-class")
@pytest.mark.example("andromeda.example.class-already-on-board")
def test_with_one_of_the_s_class_left_only_one_comes() -> None:
    play = event("A", [(STRIKERS, ("N1", "N2", "N3")), (A, ("B2",))], (6,))
    assert raider_at(play, STRIKERS) == ["N1", "N2", "N3", "N6"]
    assert raider_at(play, A) == ["B2"]


@pytest.mark.rule("andromeda.raider.supply-s-class")
def test_with_all_four_of_the_s_class_on_the_board_none_comes() -> None:
    play = event("A", [(STRIKERS, ("N1", "N2", "N3", "N4")), (A, ("B2",))])
    assert len(raider_at(play, STRIKERS)) == 4
    assert play.told("event.card")


@pytest.mark.rule("andromeda.raider.s-class-swarm")
@pytest.mark.rule("andromeda.raider.place-blocked")
def test_the_s_class_is_placed_with_its_own_but_not_with_others() -> None:
    """The 5 shows the nebula of the A raider and is rolled again; the 1 shows one of their own and counts."""
    play = event("A", [(STRIKERS, ("N1",)), (A, ("N5",))], (5, 1, 1))
    assert raider_at(play, STRIKERS) == ["N1", "N1", "N1"]


@pytest.mark.rule("andromeda.raider.place-again")
def test_a_raider_that_was_beaten_comes_back_with_a_later_event() -> None:
    """Beaten in the battle of the turn at whose end the event is due: so it is on its card by then."""
    weapons = entries("raiders")[A]["weapons"]
    card = find("events", deck="dawn", raider="A")
    play = fight([(A, ("C5",)), (STRIKERS, ("A1",))], (*WON, *(5,) * weapons, 4), due=True, events=(card,))
    assert [told["raider"] for told in play.told("raider.returned")] == [A]
    assert raider_at(play, A) == ["N4"]
    assert raider_at(play, STRIKERS) == ["A1"], "no others come instead"


# --- defeat ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.raider.defeat-single")
def test_a_lost_battle_takes_one_of_the_s_class_from_the_board() -> None:
    play = fight([(STRIKERS, ("C5", "C5", "C5"))], (*WON, 5, 5, 5))
    assert raider_at(play, STRIKERS) == ["C5", "C5"]
    assert len(play.told("raider.returned")) == 1


@pytest.mark.rule("andromeda.raider.shields")
def test_a_raider_without_a_shield_goes_back_to_its_card() -> None:
    play = fight([(A, ("C5",))], (*WON, *(5,) * entries("raiders")[A]["weapons"]))
    assert raider_at(play, A) == []
    assert not play.told("raider.shield")


@pytest.mark.rule("andromeda.raider.shields")
@pytest.mark.rule("andromeda.raider.reward")
def test_a_shield_keeps_a_beaten_raider_in_its_region_but_not_its_reward() -> None:
    """The reward of this one: 3 VP and two cards."""
    reward = entries("raiders")[C]["reward"]
    play = fight([(C, ("C5",))], (*WON, *(5,) * entries("raiders")[C]["weapons"]))
    assert [told["raider"] for told in play.told("raider.shield")] == [C]
    assert raider_at(play, C) == ["C5"]
    assert not play.told("raider.returned")
    assert (play.vp(YELLOW), len(play.hand(YELLOW))) == (reward["vp"], reward["tactics"])


@pytest.mark.rule("andromeda.raider.reward")
def test_the_reward_comes_once_however_many_were_beaten() -> None:
    reward = dict(entries("raiders")[STRIKERS]["reward"])
    play = fight([(STRIKERS, ("C5", "C5"))], (*WON, 5, 5))
    assert (play.vp(YELLOW), stored(play)) == (reward.pop("vp", 0), reward)
    assert [(told["seat"], told["raider"]) for told in play.told("raider.defeated")] == [(YELLOW, STRIKERS)]


@pytest.mark.rule("andromeda.raider.reward")
def test_no_reward_for_whoever_loses_to_raiders() -> None:
    play = fight([(STRIKERS, ("C5",))], (*LOST, 5), "0")
    assert (play.vp(YELLOW), stored(play)) == (0, {"energy": 4})
    assert not play.told("raider.defeated")
    assert raider_at(play, STRIKERS) == ["C5"]
