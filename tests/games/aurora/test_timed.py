"""The timed game and the quicker one: whole games of players who stay where they are."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.table.names import HOME
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from tests.games.aurora.folk import C1, R1, at, kind
from tests.games.aurora.world import CONTENT, Play, crew, ship, sq, world

LEDGER = "silent-ledger"  # a stop mission, which nobody wins before time is up
Told = list[tuple[str, dict[str, Any]]]


def start(deck: int = 6, seed: int = 3, **options: Any) -> Match:
    return Match.new(GAME, 2, {"mission": LEDGER, "crew": "dealt", "deck": deck, **options}, chance=Seeded(seed))


def table(match: Match) -> Aurora:
    assert isinstance(match.table, Aurora)
    return match.table


def pass_on(match: Match) -> None:
    """Nobody does anything that can be left out; at a landing everybody disembarks."""
    (question,) = match.asked[:1]
    idle = [key for key in ("end", "pass", "stop") if key in question.keys]
    match.answer(question.id, question.seat, idle[0] if idle else question.keys[0])


def events(match: Match) -> Told:
    return [(event.code.removeprefix("aurora."), event.params) for event in match.events(0)]


@cache
def quick(deck: int, seed: int = 3) -> tuple[Match, Told]:
    """A quicker game to its end."""
    match = start(deck, seed, quicker=True, events="quiet")
    for _ in range(600):
        if not match.asked:
            break
        pass_on(match)
    assert match.result is not None
    return match, events(match)


def codes(told: Told, *areas: str) -> list[str]:
    return [code for code, _ in told if code.split(".")[0] in areas]


# --- the deck --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.timed.deck")
@pytest.mark.rule("aurora.quicker.timer")
@pytest.mark.parametrize("deck", [6, 7, 8])
def test_as_many_events_as_agreed(deck: int) -> None:
    _, told = quick(deck)
    drawn = [params for code, params in told if code == "event.drawn"]
    assert len(drawn) == deck
    assert [params["left"] for params in drawn] == list(range(deck))[::-1]
    assert len({params["card"] for params in drawn}) == deck


@pytest.mark.rule("aurora.timed.deck")
def test_chance_decides_which_are_in() -> None:
    cards = [{params["card"] for code, params in quick(6, seed)[1] if code == "event.drawn"} for seed in (3, 4)]
    assert cards[0] != cards[1]


@pytest.mark.rule("aurora.timed.deck")
@pytest.mark.parametrize("deck", [5, 9])
def test_no_other_sizes(deck: int) -> None:
    with pytest.raises(Refused):
        start(deck)


@pytest.mark.rule("aurora.quicker.timer")
def test_the_quicker_game_is_never_played_with_the_whole_deck() -> None:
    assert table(start(28, quicker=True)).deck in (6, 7, 8)
    assert len(CONTENT.events) == 28


# --- the first card --------------------------------------------------------------------------------------------------
def first_round(timed: bool, *figures: Any) -> Play:
    """The end of a round in which these are on the surface or not."""
    ships = [ship("cerberus", 0, sq(13, 3)), ship("destiny-aurora", 1, "dock:2")]
    g = world(
        ships=ships,
        figures=[crew(R1, 0, "navigation"), *figures],
        mission=LEDGER,
        deck=6 if timed else 28,
        timed=timed,
        round=1,
        then="event",
    )
    return Play(g, draw=["tremor"])


@pytest.mark.rule("aurora.timed.first-card")
def test_the_clock_starts_when_a_party_is_on_the_planet() -> None:
    """The whole deck does not wait."""
    assert first_round(True, crew(C1, 1, "commander")).told("event.drawn") == []
    assert len(first_round(True, crew(C1, 1, at("d4"))).told("event.drawn")) == 1
    assert len(first_round(False, crew(C1, 1, "commander")).told("event.drawn")) == 1


@pytest.mark.rule("aurora.timed.first-card")
def test_and_then_there_is_a_card_every_round() -> None:
    """From the first card on the rounds and the cards go side by side, to the last."""
    _, told = quick(6)
    found = [code for code in codes(told, "round", "event") if code in ("round.begins", "event.drawn")]
    first = found.index("event.drawn")
    assert found[first:] == ["event.drawn", "round.begins"] * 6


@pytest.mark.rule("aurora.timed.first-card")
def test_the_clock_does_not_stop_when_the_party_is_gone() -> None:
    """One card is played; in the next round nobody is on the surface, and the next is played all the same."""
    g = world(
        ships=[ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, "dock:2")],
        figures=[crew(R1, 0, at("d4"), out=False, wounds=0), crew(C1, 1, "navigation")],
        mission=LEDGER,
        deck=6,
        timed=True,
        round=1,
        then="event",
    )
    play = Play(g, draw=["tremor", "wildfire"])
    assert len(play.told("event.drawn")) == 1
    away = world(
        ships=list(play.g.ships),
        figures=[crew(R1, 0, "weapons"), crew(C1, 1, "navigation")],
        mission=LEDGER,
        deck=6,
        timed=True,
        round=2,
        left=play.g.left,
        then="event",
    )
    away.zones = play.g.zones
    assert len(Play(away, draw=["wildfire"]).told("event.drawn")) == 1


# --- the last turn ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.timed.final-turn")
def test_one_more_turn_in_space_and_on_the_planet_for_each_and_no_card() -> None:
    match, told = quick(6)
    last = max(n for n, (code, _) in enumerate(told) if code == "event.drawn")
    after = [code for code in codes(told[last + 1 :], "round", "event", "timed", "win") if code != "win.paid"]
    assert after == [
        "timed.final-turn",
        "round.begins",
        "round.ship-turn",
        "round.ship-turn",
        "round.surface-turn",
        "round.surface-turn",
        "win.ended",
    ]
    assert match.result is not None


# --- the quicker start -----------------------------------------------------------------------------------------------
def docking(seed: int = 3) -> Match:
    match = start(quicker=True, seed=seed)
    while match.asked[0].code == "aurora.setup.quick-docks":
        pass_on(match)
    return match


@pytest.mark.rule("aurora.quicker.start")
@pytest.mark.rule("aurora.docked.one-per-dock")
def test_ships_begin_on_docks_of_their_choice_by_initiative() -> None:
    match = start(quicker=True)
    question = match.asked[0]
    bosses = [who for who in table(match).figures if who.room == "commander"]
    best = {who.seat: kind(who.name).initiative for who in bosses}
    assert question.seat == (0 if best[0] >= best[1] else 1)
    assert question.keys == [f"dock:{number}" for number in range(4)]
    pass_on(match)
    assert match.asked[0].keys == [f"dock:{number}" for number in (1, 2, 3)]
    pass_on(match)
    docks = [card.dock for card in table(match).ships]
    assert len(set(docks)) == 2
    assert HOME not in docks


@pytest.mark.rule("aurora.quicker.start")
@pytest.mark.rule("aurora.landing.deployment")
def test_everybody_lands_before_the_first_round() -> None:
    """Up to three of each ship, at half their speed, and no round has begun."""
    match = docking()
    while match.asked[0].code.startswith("aurora.landing."):
        pass_on(match)
    told = codes(events(match), "round", "landing")
    first = next((n for n, code in enumerate(told) if code.startswith("round.")), len(told))
    assert told[:first].count("landing.disembarked") == 6
    for who in table(match).figures:
        if who.on_surface and who.side < 2:  # guards of the mission are there already
            half = -(-kind(who.name).speed // 2) + 1  # a bonus of speed may add a square
            column, row = who.square % 28, who.square // 28
            door = {0: (13, 0), 1: (27, 13), 2: (14, 27), 3: (0, 14)}[table(match).ships[who.seat].dock]
            assert max(abs(column - door[0]), abs(row - door[1])) <= half


@pytest.mark.rule("aurora.quicker.start")
def test_the_first_round_has_no_ship_phase_and_ends_with_an_event() -> None:
    _, told = quick(6)
    rounds = codes(told, "round", "event")
    assert rounds[:5] == ["round.begins", "round.surface-turn", "round.surface-turn", "event.drawn", "round.begins"]
    assert rounds[5] == "round.ship-turn"  # the second round has one


@pytest.mark.rule("aurora.quicker.start")
def test_the_first_round_is_round_one() -> None:
    _, told = quick(6)
    assert [params["round"] for code, params in told if code == "round.begins"][:3] == [1, 2, 3]
    assert next(iter(codes(told, "round"))) == "round.begins"


@pytest.mark.rule("aurora.timed.deck")
def test_a_timed_game_without_the_quick_start_begins_in_orbit() -> None:
    match = start(6)
    while match.asked[0].code.startswith("aurora.setup."):
        pass_on(match)
    assert all(card.in_orbit for card in table(match).ships)
    assert match.asked[0].code.startswith("aurora.ship-")
