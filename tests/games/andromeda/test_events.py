"""The event track, the planets it turns up, and event cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rimward.games.andromeda.table.names import EVENTS, EVENTS_DONE
from rimward.kernel.zone import Zone
from tests.games.andromeda.world import BLUE, CONTENT, GREEN, YELLOW, Play, at, moon, world

# Rim Payday scores commerce, brings the B-class raider, and every player gains 1 credit.
PAYDAY, HULKS = "rim-payday", [("barrow-hulks", ())]
# First Light scores science, brings the A-class raider, and every player gains 1 energy or 1 ice.
LIGHT, ABDUCTOR = "first-light", [("saucerian-abductor", ())]
NEW_PLANET = next(iter(CONTENT.planets))
NEW_MOON = next(name for name, kind in CONTENT.moons.items() if kind.color == CONTENT.planets[NEW_PLANET].type)
ONE_MOON = (moon("industry", titanium=1), 1)


def deck(track: str) -> list[str]:
    return [name for name, kind in CONTENT.modules.items() if kind.deck == track]


def field(base: str = "maximus", *, seats: int = 2, draw: Sequence[str] = (), **more: Any) -> Play:
    """Yellow launches to a Field, with five of everything to buy modules for."""
    rich = {"titanium": 5, "nanocarbon": 5, "ice": 5, "credit": 5}
    g = world(seats, tiles={"C3": base, **more.pop("tiles", {})}, stock={YELLOW: rich}, **more)
    return Play(g, draw=draw).launch("transport", "C3")


def due(event: str, raiders: Sequence[tuple[str, tuple[str, ...]]], d6: Sequence[int] = (4,), **more: Any) -> Play:
    """The turn of the active player ends with the marker on its station, and this event card on top."""
    return Play(world(phase="end", due=True, events=(event,), raiders=raiders, **more), d6=d6)


# --- the marker ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.event.track-advance")
@pytest.mark.parametrize("base", ["maximus", "odessa"])
def test_a_field_advances_the_marker_by_one(base: str) -> None:
    """Before anything is bought."""
    play = field(base)
    assert play.asked.code == f"andromeda.base.{base}"
    assert play.table["marker"] == 1
    assert play.told("event.advanced") == [{"marker": 1}]


@pytest.mark.rule("andromeda.event.trigger")
@pytest.mark.parametrize(("seats", "steps"), [(2, 5), (3, 6), (4, 6)])
def test_the_end_of_the_track_triggers_an_event(seats: int, steps: int) -> None:
    """The planet is revealed at once, the event card only becomes due."""
    before = field(seats=seats, marker=steps - 2, stack_planets=2)
    assert (before.told("event.planet"), before.table["due"]) == ([], False)
    play = field(seats=seats, marker=steps - 1, stack_planets=2, draw=[NEW_PLANET, NEW_MOON])
    assert play.asked.code == "andromeda.base.maximus"
    assert len(play.told("event.planet")) == 1
    assert (play.table["due"], play.told("event.card")) == (True, [])


@pytest.mark.rule("andromeda.event.reveal-planet")
@pytest.mark.parametrize(
    ("taken", "space"), [((), "A1"), (("A1", "A2", "A4"), "A3"), (("A1", "A2", "A3", "A4", "A5"), "B1")]
)
def test_a_new_planet_takes_the_first_empty_space(taken: tuple[str, ...], space: str) -> None:
    """From left to right, and from top to bottom."""
    bases = dict(zip(taken, ("monolith", "trade-hub", "odessa", "shipyard", "development-office"), strict=False))
    play = field(tiles=bases, marker=4, stack_planets=1, draw=[NEW_PLANET, NEW_MOON])
    assert play.told("event.planet") == [{"planet": NEW_PLANET, "region": at(space)}]
    assert play.table["regions"][at(space)]["name"] == NEW_PLANET


@pytest.mark.rule("andromeda.event.reveal-planet")
def test_without_a_planet_the_event_is_still_due() -> None:
    play = field(marker=4, stack_planets=0)
    assert play.told("event.planet") == []
    assert play.table["due"] is True


@pytest.mark.rule("andromeda.event.reveal-moons")
def test_a_new_planet_has_three_moons_of_its_colour() -> None:
    """Only the top one is turned up."""
    play = field(marker=4, stack_planets=1, draw=[NEW_PLANET, NEW_MOON])
    assert play.table["moons_left"][at("A1")] == 3
    assert play.table["tops"][at("A1")] == NEW_MOON
    assert not play.chance.left


@pytest.mark.rule("andromeda.event.marker-on-station")
@pytest.mark.rule("andromeda.event.resolve-timing")
def test_the_event_belongs_to_the_active_player_whoever_caused_it() -> None:
    """Blue wins the battle on yellow's turn and reaches an event space: the event comes at the end of yellow's turn."""
    g = world(
        tiles={"C3": "industry"},
        ships=[(YELLOW, "fighter", "bay"), (BLUE, "transport", "C3")],
        moons={"C3": ONE_MOON},
        tracks={BLUE: {"supremacy": 2}},
        marker=4,
        stack_planets=1,
        events=(PAYDAY,),
        raiders=HULKS,
    )
    play = Play(g, d6=(1, 1, 6, 5), draw=[NEW_PLANET, NEW_MOON]).launch("fighter", "C3")
    assert (play.asked.seat, play.asked.code) == (YELLOW, "andromeda.battle.tactical-operations")
    assert play.step(BLUE, "supremacy") == 3
    assert (play.table["due"], play.told("event.card")) == (True, [])
    play.say("decline")
    assert (play.asked.seat, play.table["due"]) == (BLUE, False)
    codes = play.codes()
    assert codes.index("battle.ends") < codes.index("event.card") < codes.index("event.reset")
    assert codes[codes.index("event.reset") :].count("turn.begins") == 1, "blue's"


@pytest.mark.rule("andromeda.event.overshoot")
@pytest.mark.rule("andromeda.event.trigger")
@pytest.mark.rule("andromeda.event.step-reset")
@pytest.mark.example("andromeda.example.event-overshoot")
def test_advances_while_an_event_is_due_are_lost() -> None:
    """One step before the end: the Field, and two modules that both reach an event space."""
    refill = [NEW_PLANET, NEW_MOON, deck("science")[3], deck("industry")[3]]
    g = world(
        tiles={"C3": "maximus"},
        stock={YELLOW: {"ice": 2, "titanium": 2}},
        tracks={YELLOW: {"science": 2, "industry": 2}},
        marker=4,
        stack_planets=5,
        events=(PAYDAY,),
        raiders=HULKS,
    )
    play = Play(g, d6=[2], draw=refill).launch("transport", "C3").say("buy:science,0", "ice", "buy:industry,0")
    assert [play.step(YELLOW, track) for track in ("science", "industry")] == [3, 3]
    assert len(play.told("event.planet")) == 1
    assert len(play.told("event.card")) == 1
    assert (play.table["marker"], play.table["due"]) == (0, False)
    assert play.asked.seat == BLUE


# --- the card --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.event.resolve-timing")
def test_an_event_is_resolved_before_the_next_turn() -> None:
    play = due(PAYDAY, HULKS)
    codes = play.codes()
    assert codes.index("event.card") < codes.index("turn.begins")
    assert play.told("event.card") == [{"card": PAYDAY}]
    assert play.asked.seat == BLUE


@pytest.mark.rule("andromeda.event.resolve-timing")
def test_no_event_without_the_marker_on_the_station() -> None:
    play = Play(world(phase="end", marker=4, events=(PAYDAY,), raiders=HULKS))
    assert play.told("event.card") == []
    assert (play.table["marker"], play.asked.seat) == (4, BLUE)


@pytest.mark.rule("andromeda.event.step-score")
@pytest.mark.example("andromeda.example.event-score-floor")
def test_an_event_scores_its_track_less_one_vp_for_each_damaged_module() -> None:
    """Yellow: 6 less 1. Blue: 2 less 3 is nothing, and never less."""
    play = due(
        LIGHT,
        ABDUCTOR,
        tracks={YELLOW: {"science": 7, "industry": 9}, BLUE: {"science": 5, "industry": 9}},
        damage={YELLOW: {"treasury": 1}, BLUE: {"treasury": 1, "architect": 1, "shipwright": 1}},
        vp={YELLOW: 10, BLUE: 10},
    )
    assert [play.vp(YELLOW), play.vp(BLUE)] == [15, 10]


@pytest.mark.rule("andromeda.event.step-score")
def test_a_module_with_two_markers_costs_one_vp() -> None:
    play = due(LIGHT, ABDUCTOR, tracks={YELLOW: {"science": 7}}, damage={YELLOW: {"treasury": 2}})
    assert play.vp(YELLOW) == 5


@pytest.mark.rule("andromeda.event.step-score")
@pytest.mark.rule("andromeda.track.vp-values")
@pytest.mark.parametrize("step", range(10))
def test_the_vp_beside_the_marker(step: int) -> None:
    """What the commerce track says beside each space, for whoever stands there."""
    play = due(PAYDAY, HULKS, active=BLUE, tracks={YELLOW: {"commerce": step}, BLUE: {"commerce": 6}})
    assert [play.vp(YELLOW), play.vp(BLUE)] == [(0, 0, 0, 0, 1, 2, 4, 7, 12, 16)[step], 4]


@pytest.mark.rule("andromeda.event.step-raider")
@pytest.mark.parametrize(("die", "nebula"), [(1, "N1"), (6, "N6")])
def test_an_event_places_the_raider_of_its_class(die: int, nebula: str) -> None:
    """Barrow Hulks, the B-class raider of this game, starts in a random nebula; the other classes stay away."""
    raiders: list[tuple[str, tuple[str, ...]]] = [("saucerian-abductor", ()), *HULKS, ("court-of-embers", ())]
    play = due(PAYDAY, raiders, d6=[die])
    assert play.told("raider.placed") == [{"raider": "barrow-hulks", "region": at(nebula)}]
    assert [raider["regions"] for raider in play.table["raiders"]] == [[], [at(nebula)], []]


@pytest.mark.rule("andromeda.event.step-special")
def test_the_special_effect_of_an_event() -> None:
    """Every player gains 1 credit."""
    play = due(PAYDAY, HULKS, seats=3)
    assert [play.stock(seat)["credit"] for seat in (YELLOW, BLUE, GREEN)] == [1, 1, 1]


@pytest.mark.rule("andromeda.event.step-special")
def test_a_special_effect_goes_round_from_the_active_player() -> None:
    play = due(LIGHT, ABDUCTOR, seats=3, active=BLUE)
    asked = []
    for _ in range(3):
        asked.append(play.asked.seat)
        play.say(play.asked.keys[0])
    assert asked == [BLUE, GREEN, YELLOW]
    assert play.asked.seat == GREEN, "whose turn comes next"


@pytest.mark.rule("andromeda.event.step-score")
@pytest.mark.rule("andromeda.event.step-raider")
@pytest.mark.rule("andromeda.event.step-special")
def test_the_steps_of_an_event_come_in_order() -> None:
    """Score, raider, special effect, reset."""
    play = due(PAYDAY, HULKS, tracks={YELLOW: {"commerce": 4}})
    codes = play.codes()
    steps = ["event.card", "event.scored", "raider.placed", "resource.gained", "event.reset"]
    assert [codes.index(step) for step in steps] == sorted(codes.index(step) for step in steps)


@pytest.mark.rule("andromeda.event.step-reset")
def test_afterwards_the_marker_is_back_and_the_card_discarded() -> None:
    play = due(PAYDAY, HULKS)
    assert (play.table["marker"], play.table["due"]) == (0, False)
    assert play.zone(EVENTS_DONE) == [PAYDAY]
    assert len(play.told("event.reset")) == 1


@pytest.mark.rule("andromeda.event.no-actions")
def test_nothing_else_is_possible_during_an_event() -> None:
    """Long Calm lets everybody repair; while that is asked nobody may slot a moon or use anything."""
    table: dict[str, Any] = {
        "claimed": {YELLOW: (moon("industry", titanium=1),), BLUE: (moon("industry", titanium=2),)},
        "cards": {YELLOW: ("city",)},
        "damage": {YELLOW: {"treasury": 1}, BLUE: {"treasury": 1}},
    }
    turn = Play(world(**table))
    assert "slot:0,ops" in turn.acts(BLUE)
    assert {"slot:0,ops", "abandon:0", "play:city"} <= set(turn.acts(YELLOW))
    play = due("long-calm", ABDUCTOR, **table)
    for seat in (YELLOW, BLUE):
        assert (play.asked.seat, play.asked.code) == (seat, "andromeda.repair.choose")
        assert play.acts(YELLOW) == play.acts(BLUE) == []
        assert play.refused_act(BLUE, "slot:0,ops")
        assert play.refused_act(YELLOW, "abandon:0")
        play.say("decline")


@pytest.mark.rule("andromeda.event.no-actions")
def test_a_card_that_names_a_moment_of_an_event_may_be_played() -> None:
    """Inspection Day, an action card, repairs before the track is scored."""
    play = due(
        PAYDAY,
        HULKS,
        hand={YELLOW: ("inspection-day",)},
        damage={YELLOW: {"treasury": 1}},
        tracks={YELLOW: {"commerce": 7}},
    )
    while "play:inspection-day" not in play.asked.keys:
        play.say("pass")
    play.say("play:inspection-day", "module:2")
    assert play.damage(YELLOW) == {}
    assert play.passes().vp(YELLOW) == 7, "without the damage that there was"


@pytest.mark.rule("andromeda.event.deck-empty")
def test_an_empty_event_deck_is_made_of_the_discards() -> None:
    g = world(phase="end", due=True, raiders=HULKS)
    g.zones.lay(EVENTS, Zone("events"))
    g.zones.lay(EVENTS_DONE, Zone("events", (), (LIGHT, PAYDAY), (g.zones.everyone,) * 2))
    play = Play(g, d6=[4], draw=[PAYDAY])
    assert play.told("event.card") == [{"card": PAYDAY}]
    assert play.zone(EVENTS_DONE) == [PAYDAY]
