"""More about raiders: the last planet, abilities on their cards, and whose dice are whose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rimward.games.andromeda.events import Peek
from rimward.games.andromeda.marker import AdvanceMarker
from rimward.games.andromeda.table.pieces import Raider
from tests.games.andromeda.openings import Lucky, turn_ends
from tests.games.andromeda.scenes import HERE, ONE_CREDIT, table
from tests.games.andromeda.stations import find, raider_at, stored
from tests.games.andromeda.test_battle import OPERATIONS, Play
from tests.games.andromeda.world import BLUE, CONTENT, YELLOW, world

TILES = {"A1": "science", "A2": "industry", "A3": "commerce", "A4": "civilization"}
SOVEREIGN = find("raiders", start="last-planet")
STRIKERS = find("raiders", letter="S", quirks=[])
ENERGY = "andromeda.battle.dice-energy"
DIPLOMACY = "andromeda.battle.diplomacy"


def revealed(raiders: Sequence[tuple[str, Sequence[str]]], d6: Sequence[int] = ()) -> Lucky:
    """The marker reaches its end on yellow's turn: a planet comes to A5, and the event brings the class D."""
    card = find("events", deck="dawn", raider="D")
    steps = CONTENT.numbers.event_steps[2]
    scene: dict[str, Any] = {"tiles": TILES, "marker": steps - 1, "stack_planets": 1, "events": (card,)}
    g = world(raiders=raiders, phase="end", **scene)
    g.stack.append(AdvanceMarker())
    play = Lucky(g, d6)
    turn_ends(play)
    return play


@pytest.mark.rule("andromeda.raider.place-trigger")
def test_a_raider_of_the_last_planet_enters_where_the_event_revealed_it() -> None:
    play = revealed([(SOVEREIGN, ())])
    assert [told["region"] for told in play.told("event.planet")] == [CONTENT.spaces.index("A5")]
    assert raider_at(play, SOVEREIGN) == ["A5"]


@pytest.mark.rule("andromeda.raider.place-random")
def test_without_a_planet_that_was_revealed_it_comes_by_a_die() -> None:
    card = find("events", deck="dawn", raider="D")
    play = turn_ends(Lucky(world(tiles=TILES, raiders=[(SOVEREIGN, ())], due=True, events=(card,), phase="end"), (4,)))
    assert raider_at(play, SOVEREIGN) == ["N4"]


# --- a strike --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.raider.strike-blocked")
def test_no_other_class_strikes_where_one_stands_already() -> None:
    """Yellow's fighter attacks one of the S-class in C3; an A raider next door stays where it is."""
    a = find("raiders", letter="A", start="nebula")
    tiles = {"C2": "science", "C3": "industry", "C4": "commerce"}
    fleet = [(YELLOW, "fighter", "bay"), (YELLOW, "transport", "bay")]
    play = Lucky(world(tiles=tiles, ships=fleet, raiders=[(STRIKERS, ("C3",)), (a, ("C4",))]))
    turn_ends(play.launch("fighter", "C3"))
    assert play.told("battle.begins")
    assert play.told("raider.strikes") == []
    assert raider_at(play, a) == ["C4"]


# --- abilities on cards ----------------------------------------------------------------------------------------------
def against(*quirks: str, weapons: int = 2, d6: Sequence[int] = (6, 1, 1), **more: Any) -> Play:
    """Yellow's transport and such a raider, which yellow's die beats unless another is named."""
    raider = Raider("saucerian-abductor", "A", 2, weapons, (), (HERE,), quirks=quirks)
    return Play(table((YELLOW, "transport", HERE), raider=raider, **more), d6)


@pytest.mark.rule("andromeda.raider.abilities")
@pytest.mark.parametrize(("quirks", "asked"), [((), True), (("no-diplomacy",), False)])
def test_who_fights_a_raider_that_does_not_talk_plays_no_diplomacy(quirks: tuple[str, ...], asked: bool) -> None:
    play = against(*quirks, hands={YELLOW: ("hailing-frequencies",)}, energy={YELLOW: 1})
    assert (play.asked.code == DIPLOMACY) is asked


@pytest.mark.rule("andromeda.raider.abilities")
@pytest.mark.parametrize(("quirks", "asked"), [((), True), (("no-energy",), False)])
def test_a_raider_may_keep_energy_out_of_the_battle(quirks: tuple[str, ...], asked: bool) -> None:
    play = against(*quirks, energy={YELLOW: 1})
    assert (ENERGY in [question.code for question in play.match.asked]) is asked
    assert play.stock("energy") == [1, 0]


@pytest.mark.rule("andromeda.raider.abilities")
def test_a_plundering_raider_takes_one_resource_from_whom_it_beats() -> None:
    play = against("plunder", d6=(1, 6, 6), energy={YELLOW: 3}).say("0")
    while play.match.asked:
        play.say(str(play.asked.passes or play.asked.keys[0]))
    assert play.stock("energy") == [2, 0]


@pytest.mark.rule("andromeda.raider.abilities")
@pytest.mark.parametrize(("dice", "markers"), [((1, 6), 1), ((6, 5), 0)])
def test_a_raider_that_ruins_damages_a_module_of_whom_it_beats(dice: tuple[int, ...], markers: int) -> None:
    ruins = next(name for name, kind in CONTENT.raiders.items() if "ruin" in kind.quirks)
    faces = (dice[0], *[dice[1]] * CONTENT.raiders[ruins].weapons)
    g = world(
        tiles={"C3": "industry"},
        ships=[(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")],
        raiders=[(ruins, ("C3",))],
        phase="battle",
        region="C3",
        modules={YELLOW: ()},
    )
    play = Lucky(g, (*faces, 6, 6, 6, 6))
    while play.over is None and play.match.asked:
        play.say(str(play.asked.passes or play.asked.keys[0]))
    assert sum(play.damage(YELLOW).values()) == markers


@pytest.mark.rule("andromeda.battle.raiders-passive")
def test_the_energy_of_the_last_player_is_none_of_the_raiders() -> None:
    """Blue, last in turn order, buys two dice; the raider rolls its three."""
    raider = Raider("saucerian-abductor", "A", 2, 3, (), (HERE,))
    play = Play(table((BLUE, "transport", HERE), raider=raider, energy={BLUE: 2}, active=BLUE), (6,) * 6)
    play.say("2")
    assert {side: count for side, (count, _) in play.dice_and_targeting().items()} == {BLUE: 3, -1: 3}


# --- who comes first, and what the defeated may take -----------------------------------------------------------------
@pytest.mark.rule("andromeda.battle.escalation")
def test_the_active_player_is_the_first_to_escalate() -> None:
    g = table(
        *[(seat, "transport", HERE) for seat in (YELLOW, BLUE)],
        *[(seat, "fighter", 1) for seat in (YELLOW, BLUE)],
        active=BLUE,
    )
    play = Play(g, (6,) * 8)
    assert (play.asked.seat, play.asked.code) == (BLUE, "andromeda.battle.escalation")
    assert play.say("done").asked.seat == YELLOW


@pytest.mark.rule("andromeda.battle.tactical-operations")
def test_with_a_moon_there_is_still_a_card_to_draw() -> None:
    play = against(d6=(1, 6, 6), operations={YELLOW: ONE_CREDIT})
    assert (play.asked.code, play.asked.keys) == (OPERATIONS, ["draw", "moon", "decline"])


@pytest.mark.rule("andromeda.battle.tactical-operations")
def test_without_a_moon_there_is_a_card_or_nothing() -> None:
    assert against(d6=(1, 6, 6)).asked.keys == ["draw", "decline"]


@pytest.mark.rule("andromeda.battle.targeting-value")
@pytest.mark.rule("andromeda.free.development-card")
def test_a_card_adds_to_targeting() -> None:
    """The card of an Obelisk: two dice and one of targeting."""
    g = world(
        tiles={"C3": "industry"},
        ships=[(YELLOW, "transport", "C3"), (BLUE, "transport", "C3")],
        cards={YELLOW: ("obelisk",)},
        phase="battle",
        region="C3",
    )
    play = Lucky(g, (6, 6, 6, 6))
    while "play:obelisk" not in play.asked.keys:
        play.say(str(play.asked.passes))
    play.say("play:obelisk")
    while not play.told("battle.rolled"):
        play.say(str(play.asked.passes))
    rolled = {told["side"]: (len(told["faces"]), told["targeting"]) for told in play.told("battle.rolled")}
    assert rolled == {YELLOW: (3, 2), BLUE: (1, 1)}
    assert stored(play) == {"energy": 2}


# --- peeking ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.activate.nebula-peek")
@pytest.mark.parametrize("top", [0, 1])
def test_of_two_events_the_other_goes_to_the_bottom(top: int) -> None:
    """Whoever looks again sees the one on top, and another one than that at the bottom."""
    two = find("events", deck="dawn", raider="A"), find("events", deck="dawn", raider="B")
    g = world(tiles=TILES, events=two)
    second = Peek(YELLOW)
    second.at = -1  # it has not begun
    g.stack += [second, Peek(YELLOW)]
    play = Lucky(g)
    assert set(first := [told["card"] for told in seen(play)]) == set(two)
    play.say(f"top:{top}")
    again = [told["card"] for told in seen(play)][2:]
    assert again[0] == first[top]
    assert first[1 - top] not in again


def seen(play: Lucky) -> list[dict[str, Any]]:
    return play.told("event.seen")
