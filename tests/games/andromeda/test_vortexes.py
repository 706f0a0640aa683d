"""Vortexes: what a launch to one gives, and what the ships on one harvest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.andromeda.more_world import MARKED, Tile, gain_of, may_play, special_world, tile_at, until_card
from tests.games.andromeda.openings import launches
from tests.games.andromeda.stations import TURN, Game, added, find, raider_at, settle, stored
from tests.games.andromeda.world import BLUE, CONTENT, GREEN, YELLOW, Play, at, world

OPERATIONS = "andromeda.battle.tactical-operations"
FIRST, SECOND = MARKED
TILES = {
    "A1": "science",
    "C1": "industry",
    "C2": "civilization",
    "C3": "commerce",
    "E1": "supremacy",
    "E4": "industry",
    "E5": "science",
}
A = find("raiders", letter="A", start="nebula")
B = find("raiders", letter="B", quirks=[])
SPARE = [(YELLOW, "transport", "bay"), (BLUE, "transport", "bay")]


def edge(seats: int = 2, dice: tuple[int, ...] = (6,) * 20, **said: Any) -> Play:
    """A table with both Vortexes and a few planets."""
    told: dict[str, Any] = {"tiles": TILES, **said}
    return Game(special_world("vortexes", seats, **told), d6=dice)


def harvested(play: Play) -> Play:
    """Until a turn is to be chosen; what a Vortex leaves to choose is the first."""
    return settle(play, TURN)


def beginning(*ships: tuple[int, str, str], **said: Any) -> Play:
    """Blue launches to E5 from a table with these ships, and yellow's turn begins."""
    play = edge(active=BLUE, ships=[*ships, *SPARE], **said)
    return harvested(play.launch("transport", "E5"))


def tile(space: str) -> Tile:
    return tile_at("vortexes", space)


# --- the launch ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.vortex.launch")
@pytest.mark.parametrize("space", MARKED)
def test_a_launch_to_a_vortex_gives_its_benefit(space: str) -> None:
    play = harvested(edge().launch("transport", space))
    assert stored(play) == gain_of(tile(space))
    assert play.where(YELLOW, "transport")[0] == space
    assert (play.turn_of, play.vp(YELLOW), list(play.table["moons"][YELLOW])) == (BLUE, 0, [])
    assert stored(play, BLUE) == {}


@pytest.mark.rule("andromeda.vortex.launch")
@pytest.mark.parametrize("space", MARKED)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_of_several_benefits_the_player_chooses_one(space: str, number: int) -> None:
    play = edge().launch("transport", space)
    (verb,) = tile(space).do
    if "choose" not in verb:
        assert (play.turn_of, stored(play)) == (BLUE, gain_of(tile(space)))
        return
    assert (play.asked.seat, len(play.asked.keys)) == (YELLOW, len(verb["choose"]))
    play.say(play.asked.keys[number])
    assert stored(play) == gain_of(tile(space), number)


@pytest.mark.rule("andromeda.vortex.launch")
@pytest.mark.parametrize("kind", ["transport", "fighter", "science-vessel", "heavy-cruiser"])
def test_every_ship_may_launch_there_without_voyage(kind: str) -> None:
    play = edge(ships=[(YELLOW, kind, "bay"), (YELLOW, kind if kind == "transport" else "transport", "bay")])
    assert set(MARKED) <= launches(play, kind)


@pytest.mark.rule("andromeda.vortex.launch")
@pytest.mark.rule("andromeda.launch.first-region")
@pytest.mark.parametrize("on_it", [[(BLUE, "transport", FIRST)], []])
def test_a_first_launch_needs_a_vortex_that_is_not_occupied(on_it: list[tuple[int, str, str]]) -> None:
    raiders = [] if on_it else [(A, (FIRST,))]
    play = edge(ships=[*on_it, *SPARE, (YELLOW, "fighter", "bay")], raiders=raiders)
    assert (FIRST in launches(play, "transport"), SECOND in launches(play, "transport")) == (False, True)
    assert FIRST in launches(play, "fighter"), "with Attack it may"


@pytest.mark.rule("andromeda.vortex.launch")
@pytest.mark.rule("andromeda.launch.subsequent-not-own")
def test_a_further_launch_needs_range_and_no_ship_of_ones_own_there() -> None:
    """A ship on B2: neither to B2 once more, nor to C4, which is two away; from C3 both are next door."""
    play = edge(ships=[(YELLOW, "transport", FIRST), *SPARE])
    assert not launches(play, "transport") & set(MARKED)
    play = edge(ships=[(YELLOW, "transport", "C3"), *SPARE])
    assert launches(play, "transport") >= set(MARKED)


@pytest.mark.rule("andromeda.vortex.launch")
@pytest.mark.rule("andromeda.range.counting")
def test_range_is_counted_through_a_vortex() -> None:
    """C2, B2 and A2 lie in a row, and there is no other way between them."""
    tiles = {"C2": "science", "A2": "industry", "D2": "commerce"}
    fleet = [(YELLOW, "transport", "C2"), (YELLOW, "fighter", "bay")]
    assert "A2" in launches(edge(tiles=tiles, ships=fleet), "fighter")
    assert "A2" not in launches(Game(world(tiles=tiles, ships=fleet)), "fighter"), "over an empty space it is not"


@pytest.mark.rule("andromeda.vortex.launch")
@pytest.mark.rule("andromeda.map.region-types")
@pytest.mark.parametrize(("space", "card"), [("C2", "prospecting-rights"), ("E1", "dockside-tab")])
def test_a_vortex_is_neither_a_planet_nor_a_base_nor_a_nebula(space: str, card: str) -> None:
    """Cards for planets and for bases, and the look at event cards of a nebula, are not for Vortexes."""
    tiles = {**TILES, "E1": "shipyard"}
    assert may_play(edge(tiles=tiles, sustain={YELLOW: (card,)}).launch("transport", space), card)
    play = edge(tiles=tiles, sustain={YELLOW: (card,)}).launch("transport", FIRST)
    assert not may_play(play, card)
    assert not [told for told in ("planet", "base", "nebula") if play.told(f"activate.{told}")]
    assert play.turn_of == BLUE


@pytest.mark.rule("andromeda.vortex.launch")
@pytest.mark.rule("andromeda.raider.strike-timing")
def test_raiders_strike_at_a_vortex_after_its_benefit_and_there_is_a_battle() -> None:
    play = edge(dice=(1, 6, 6, 6), raiders=[(A, ("C2",))]).launch("transport", FIRST)
    harvested(play)
    steps = ("resource.gained", "raider.strikes", "battle.begins")
    assert [code for code in dict.fromkeys(play.codes()) if code in steps] == list(steps)
    assert raider_at(play, A) == [FIRST]
    assert stored(play) == gain_of(tile(FIRST)), "it is kept, though the battle is lost"
    assert "scrapyard" in play.where(YELLOW, "transport")


@pytest.mark.rule("andromeda.vortex.launch")
@pytest.mark.parametrize("active", [YELLOW, BLUE])
def test_whoever_launches_into_anothers_vortex_gains_and_fights(active: int) -> None:
    other = 1 - active
    ships = [(other, "transport", FIRST), (active, "transport", "C2"), *SPARE]
    play = harvested(edge(dice=(6, 1), active=active, ships=ships).launch("transport", FIRST))
    assert [told["region"] for told in play.told("battle.begins")] == [at(FIRST)]
    assert stored(play, active) == gain_of(tile(FIRST))
    assert stored(play, other) == {}, "beaten, it has no ship left there when its turn begins"


# --- the beginning of a turn -----------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.vortex.start-of-turn")
@pytest.mark.parametrize("space", MARKED)
def test_a_turn_begins_with_the_benefit_of_the_vortex(space: str) -> None:
    play = beginning((YELLOW, "transport", space))
    assert (play.asked.seat, play.asked.code) == (YELLOW, TURN), "before anything else"
    assert stored(play) == gain_of(tile(space))


@pytest.mark.rule("andromeda.vortex.start-of-turn")
@pytest.mark.parametrize("space", MARKED)
@pytest.mark.parametrize("more", [["transport"], ["transport", "fighter"], ["science-vessel", "heavy-cruiser"]])
def test_further_ships_on_the_same_vortex_give_nothing_more(space: str, more: list[str]) -> None:
    play = beginning((YELLOW, "transport", space), *[(YELLOW, kind, space) for kind in more])
    assert stored(play) == gain_of(tile(space))


@pytest.mark.rule("andromeda.vortex.start-of-turn")
@pytest.mark.parametrize("where", ["C2", "scrapyard", "barge", "bay"])
def test_without_a_ship_on_it_there_is_nothing(where: str) -> None:
    assert stored(beginning((YELLOW, "transport", where))) == {}


@pytest.mark.rule("andromeda.vortex.start-of-turn")
def test_only_whose_turn_begins_gains() -> None:
    """Yellow's turn begins; blue has a ship on the other Vortex, and gains at its own turn."""
    fleet = [(YELLOW, "transport", FIRST), (BLUE, "transport", SECOND)]
    play = edge(active=BLUE, ships=[*fleet, *SPARE], stock={BLUE: {}})
    harvested(play)
    before = stored(play, BLUE)
    play.say("return").say("done")
    harvested(play)
    assert (play.turn_of, stored(play, BLUE)) == (YELLOW, before)
    assert stored(play) == gain_of(tile(FIRST))


@pytest.mark.rule("andromeda.vortex.start-of-turn")
def test_it_comes_every_turn_that_the_ship_stays() -> None:
    """Launched there, which gives it; then at the beginnings of the next two turns, and not after the Return."""
    fleet = [(YELLOW, "transport", "bay")] * 3 + [(BLUE, "transport", "bay")] * 3
    play = edge(ships=fleet, stock={YELLOW: {"credit": 1}})
    once = gain_of(tile(FIRST))
    harvested(play.launch("transport", FIRST))
    assert stored(play) == added({"credit": 1}, once)
    harvested(play.launch("transport", "E5"))
    assert (play.turn_of, stored(play)) == (YELLOW, added({"credit": 1}, once, once))
    harvested(play.say("return").say("done"))
    harvested(play.say("return").say("done"))
    assert (play.turn_of, stored(play)) == (YELLOW, added({"credit": 1}, once, once)), "nothing more after the Return"


@pytest.mark.rule("andromeda.vortex.start-of-turn")
@pytest.mark.rule("andromeda.general.active-player")
def test_a_ship_that_returns_has_been_there_when_the_turn_began() -> None:
    """Yellow has no ship left in its Launch Bay and must return; the benefit comes before that."""
    play = edge(active=BLUE, ships=[(YELLOW, "transport", FIRST), (BLUE, "transport", "bay"), (BLUE, "fighter", "bay")])
    play.launch("transport", "E5")
    settle(play)
    assert play.turn_of == YELLOW
    assert play.told("turn.begins")[-1]["seat"] == YELLOW
    assert stored(play) == gain_of(tile(FIRST))


@pytest.mark.rule("andromeda.vortex.start-of-turn")
def test_a_ship_on_a_vortex_with_a_raider_still_harvests() -> None:
    """No battle is fought outside of a launch: a raider was placed there, and both stay."""
    play = beginning((YELLOW, "transport", FIRST), raiders=[(A, (FIRST,))])
    assert stored(play) == gain_of(tile(FIRST))
    assert play.told("battle.begins") == []


# --- moved, not launched ---------------------------------------------------------------------------------------------
def joined(*dice: int) -> Play:
    """Green stands on B2. Yellow launches a fighter there, blue joins with a transport, and the dice fall."""
    ships = [
        (YELLOW, "fighter", "bay"),
        (YELLOW, "transport", "bay"),
        (GREEN, "transport", FIRST),
        (GREEN, "transport", "bay"),
        (BLUE, "transport", "C2"),
        (BLUE, "transport", "bay"),
    ]
    play = edge(3, dice, ships=ships).launch("fighter", FIRST)
    settle(play, "andromeda.battle.escalation")
    assert play.asked.seat == BLUE
    return play.say(next(key for key in play.asked.keys if key.startswith("ship:")))


@pytest.mark.rule("andromeda.vortex.moved-in")
def test_who_joins_a_battle_on_a_vortex_gains_at_the_next_own_turn() -> None:
    """Blue wins: nothing while the battle goes on, and its benefit once when blue's turn begins."""
    play = settle(joined(5, 5, 6, 1), OPERATIONS)
    assert play.where(BLUE, "transport").count(FIRST) == 1
    assert stored(play, BLUE) == {}
    assert stored(play) == gain_of(tile(FIRST)), "yellow has launched there"
    harvested(play)
    assert (play.turn_of, stored(play, BLUE)) == (BLUE, gain_of(tile(FIRST)))


@pytest.mark.rule("andromeda.vortex.moved-in")
def test_who_joins_and_is_beaten_gains_nothing() -> None:
    play = harvested(joined(6, 6, 1, 1))
    assert (play.turn_of, play.where(BLUE, "transport").count("scrapyard")) == (BLUE, 1)
    assert (stored(play, BLUE), stored(play, GREEN)) == ({}, {})


@pytest.mark.rule("andromeda.vortex.moved-in")
@pytest.mark.rule("andromeda.ship.move-effect")
def test_a_ship_that_is_moved_there_by_a_card_activates_nothing() -> None:
    """Yellow launches to C2. Green, who stands there, plays Cut and Run: it takes an ice and moves to B2. Only at the
    beginning of green's turn there is something to gain there."""
    ships = [(seat, "transport", "bay") for seat in (YELLOW, YELLOW, BLUE, BLUE, GREEN)]
    fleet = [*ships, (YELLOW, "transport", "C3"), (GREEN, "transport", "C2")]
    play = edge(3, ships=fleet, hand={GREEN: ("cut-and-run",)}, stock={YELLOW: {"ice": 1}})
    until_card(play.launch("transport", "C2"), "cut-and-run").say("play:cut-and-run")
    while play.asked.code != "andromeda.ship.move-effect":
        play.say(play.asked.keys[0])
    play.say(next(key for key in play.asked.keys if key.endswith(f",{at(FIRST)}")))
    harvested(play)
    assert FIRST in play.where(GREEN, "transport")
    taken = stored(play, GREEN)
    assert (play.turn_of, sum(taken.values())) == (BLUE, 1)
    harvested(play.launch("transport", "E5"))
    assert (play.turn_of, stored(play, GREEN)) == (GREEN, added(taken, gain_of(tile(FIRST))))


# --- both ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.vortex.both")
def test_ships_on_both_vortexes_give_both_benefits() -> None:
    play = beginning((YELLOW, "transport", FIRST), (YELLOW, "transport", SECOND))
    assert stored(play) == added(gain_of(tile(FIRST)), gain_of(tile(SECOND)))


@pytest.mark.rule("andromeda.vortex.both")
@pytest.mark.rule("andromeda.vortex.start-of-turn")
def test_two_on_one_and_one_on_the_other_are_each_once() -> None:
    ships = [(YELLOW, "transport", FIRST), (YELLOW, "fighter", FIRST), (YELLOW, "science-vessel", SECOND)]
    assert stored(beginning(*ships)) == added(gain_of(tile(FIRST)), gain_of(tile(SECOND)))


@pytest.mark.rule("andromeda.vortex.both")
def test_the_ship_of_another_on_the_second_vortex_gives_nothing() -> None:
    fleet = [(YELLOW, "transport", FIRST), (BLUE, "transport", SECOND)]
    play = edge(active=BLUE, ships=[*fleet, *SPARE])
    harvested(harvested(play).say("return").say("done"))
    assert play.turn_of == YELLOW
    assert stored(play) == gain_of(tile(FIRST))


@pytest.mark.rule("andromeda.vortex.both")
@pytest.mark.rule("andromeda.vortex.launch")
def test_a_launch_to_the_second_gives_its_benefit_alone() -> None:
    """Yellow's ship on B2 gave its benefit at the beginning; the launch to C4 gives that of C4."""
    play = beginning((YELLOW, "transport", FIRST), (YELLOW, "transport", "C3"), (BLUE, "fighter", "bay"))
    assert stored(play) == gain_of(tile(FIRST))
    harvested(play.launch("transport", SECOND))
    assert stored(play) == added(gain_of(tile(FIRST)), gain_of(tile(SECOND)))


@pytest.mark.rule("andromeda.vortex.start-of-turn")
@pytest.mark.rule("andromeda.resource.storage-limit")
def test_the_limits_of_the_storage_hold_at_the_end_of_the_turn_only() -> None:
    """A storage that is full at the beginning takes the benefit; it can be spent during the turn."""
    full = dict(CONTENT.numbers.storage)
    play = beginning((YELLOW, "transport", FIRST), stock={YELLOW: full})
    assert stored(play) == added(full, gain_of(tile(FIRST)))


@pytest.mark.rule("andromeda.vortex.start-of-turn")
def test_the_end_of_a_turn_gives_nothing() -> None:
    """Yellow stands on B2 while an event that gives nothing is resolved at the end of its turn."""
    card = find("events", deck="dawn", raider="B", who="table")
    ships = [(YELLOW, "transport", FIRST), *SPARE]
    play = harvested(edge(ships=ships, phase="end", due=True, events=(card,), raiders=[(B, ())]))
    assert play.told("event.card") == [{"card": card}]
    assert (play.turn_of, stored(play)) == (BLUE, {})
