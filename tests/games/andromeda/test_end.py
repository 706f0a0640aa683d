"""How the game comes to its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.andromeda.world import BLUE, GREEN, YELLOW, Play, moon, world

VAULT = moon("nebula", credit=1, vp=2)
OPERATIONS = "andromeda.battle.tactical-operations"
ONE_MOON = (moon("industry", titanium=1), 1)
RICH = {"titanium": 5, "nanocarbon": 5, "ice": 5, "credit": 5, "energy": 5}
# Rim Payday scores commerce, brings the B-class raider, and every player gains 1 credit.
PAYDAY, HULKS = "rim-payday", [("barrow-hulks", ())]


def two_vp(**more: Any) -> Play:
    """Yellow abandons a moon for 1 credit and 2 VP; C3, C5 and E5 are planets with a moon each."""
    spaces = ("C3", "C5", "E5", "E1")
    tiles = {space: "industry" if space == "C3" else "commerce" for space in spaces[:3]} | {"E1": "science"}
    g = world(
        more.pop("seats", 2),
        tiles={**tiles, **more.pop("tiles", {})},
        moons=dict.fromkeys(spaces, ONE_MOON) if "moons" not in more else more.pop("moons"),
        claimed={YELLOW: (VAULT,)},
        **more,
    )
    return Play(g).act(YELLOW, "abandon:0")


def home(play: Play) -> Play:
    """A Return that activates nothing, chosen or forced."""
    if play.asked.code == "andromeda.turn.launch-or-return":
        play.say("return")
    return play.say("done")


def turns(play: Play) -> list[int]:
    return [told["seat"] for told in play.told("turn.begins")]


@pytest.mark.rule("andromeda.end.trigger")
@pytest.mark.parametrize(("before", "triggered"), [(57, 0), (58, 1), (59, 1)])
def test_reaching_or_passing_the_terminus_triggers_the_end_at_once(before: int, triggered: int) -> None:
    play = two_vp(vp={YELLOW: before}, terminus=60)
    assert [told["seat"] for told in play.told("end.triggered")] == [YELLOW] * triggered
    assert play.over is None


@pytest.mark.rule("andromeda.end.trigger")
@pytest.mark.parametrize("terminus", [50, 70])
def test_the_terminus_is_that_of_the_game(terminus: int) -> None:
    assert two_vp(vp={YELLOW: terminus - 3}, terminus=terminus).told("end.triggered") == []
    assert len(two_vp(vp={YELLOW: terminus - 2}, terminus=terminus).told("end.triggered")) == 1


@pytest.mark.rule("andromeda.end.final-turns")
def test_everybody_has_one_more_turn_the_active_player_last() -> None:
    """Yellow finishes its turn; then blue, and then yellow once more."""
    play = two_vp(vp={YELLOW: 58}, ships=[(seat, "transport", "bay") for seat in (YELLOW, BLUE) for _ in range(2)])
    play.launch("transport", "C3").passes()
    assert play.over is None
    assert play.asked.seat == BLUE
    play.launch("transport", "E5").passes()
    assert (play.asked.seat, play.over) == (YELLOW, None)
    home(play)
    assert play.over is not None
    assert turns(play)[-2:] == [BLUE, YELLOW]


@pytest.mark.rule("andromeda.end.trigger")
@pytest.mark.rule("andromeda.end.final-turns")
@pytest.mark.example("andromeda.example.final-turns-three")
def test_the_last_turns_are_counted_from_the_active_player() -> None:
    """On blue's turn yellow wins a battle and with it 2 VP: green, yellow and blue have one more turn each."""
    g = world(
        3,
        active=BLUE,
        tiles={"C3": "industry", "E5": "commerce", "E1": "science"},
        ships=[(YELLOW, "transport", "C3"), (BLUE, "fighter", "bay"), (GREEN, "transport", "bay")],
        moons={"C3": ONE_MOON, "E5": ONE_MOON, "E1": ONE_MOON},
        tracks={YELLOW: {"supremacy": 1}},
        vp={YELLOW: 58},
        terminus=60,
    )
    play = Play(g, d6=(1, 1, 6)).launch("fighter", "C3")
    assert [told["seat"] for told in play.told("end.triggered")] == [YELLOW]
    play.passes(OPERATIONS)
    begun = len(turns(play)) - 1
    play.launch("transport", "E5").passes()
    for _ in range(2):
        home(play)
    assert play.over is not None
    assert turns(play)[begun:] == [GREEN, YELLOW, BLUE]
    assert play.told("event.card") == []


@pytest.mark.rule("andromeda.end.single-trigger")
def test_another_player_at_the_terminus_changes_nothing() -> None:
    """Blue repairs nothing at the Shipyard, for its sixtieth VP, on its last turn."""
    play = two_vp(
        vp={YELLOW: 58, BLUE: 59},
        tiles={"A1": "shipyard"},
        ships=[(seat, "transport", "bay") for seat in (YELLOW, BLUE) for _ in range(2)],
    )
    play.launch("transport", "C3").passes()
    play.launch("transport", "A1").say("vp")
    assert play.vp(BLUE) == 60
    assert len(play.told("end.triggered")) == 1
    home(play)
    assert play.over is not None
    assert turns(play)[-2:] == [BLUE, YELLOW]


@pytest.mark.rule("andromeda.end.single-trigger")
def test_the_end_cannot_be_undone() -> None:
    """Yellow's VP would not matter any more: it reached 60 once, and the next turns are the last."""
    play = two_vp(vp={YELLOW: 58}, ships=[(seat, "transport", "bay") for seat in (YELLOW, BLUE) for _ in range(3)])
    play.launch("transport", "C3").passes().launch("transport", "E5").passes()
    assert (play.asked.seat, len(play.told("end.triggered"))) == (YELLOW, 1)
    home(play)
    assert play.over is not None


@pytest.mark.rule("andromeda.end.event-marker-removed")
def test_no_event_is_triggered_after_the_trigger() -> None:
    """One step before the end of the event track yellow launches to a Field: no planet, no event card."""
    play = two_vp(
        vp={YELLOW: 58},
        tiles={"C2": "maximus"},
        stock={YELLOW: {"ice": 4}},
        marker=4,
        stack_planets=3,
        events=(PAYDAY,),
        raiders=HULKS,
    )
    play.launch("transport", "C2")
    assert play.asked.code == "andromeda.base.maximus", "the Field is visited all the same"
    assert (play.told("event.planet"), play.told("event.triggered"), play.table["due"]) == ([], [], False)


@pytest.mark.rule("andromeda.end.event-marker-removed")
def test_an_event_space_does_nothing_in_the_last_turns() -> None:
    play = two_vp(
        vp={YELLOW: 58},
        tiles={"C2": "development-office"},
        ships=[(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")],
        stock={YELLOW: RICH},
        station={YELLOW: 4},
        tracks={YELLOW: {"industry": 2}},
        marker=4,
        stack_planets=3,
    ).launch("transport", "C2")
    assert play.step(YELLOW, "industry") == 3
    assert (play.told("event.planet"), play.told("event.advanced")) == ([], [])


@pytest.mark.rule("andromeda.end.event-marker-removed")
@pytest.mark.rule("andromeda.event.resolve-timing")
@pytest.mark.rule("andromeda.end.final-turns")
@pytest.mark.example("andromeda.example.end-with-pending-event")
def test_an_event_that_was_due_before_is_still_resolved() -> None:
    """At the end of this turn; afterwards the marker is gone, and a Field moves nothing."""
    g = world(
        tiles={"C3": "industry", "C5": "commerce", "A1": "maximus"},
        ships=[(seat, "transport", "bay") for seat in (YELLOW, BLUE) for _ in range(2)],
        moons={"C3": ONE_MOON, "C5": ONE_MOON},
        claimed={YELLOW: (VAULT,)},
        vp={YELLOW: 58, BLUE: 40},
        terminus=60,
        due=True,
        events=(PAYDAY,),
        raiders=HULKS,
        stock={BLUE: {"ice": 4}},
        stack_planets=3,
    )
    play = Play(g, d6=[4]).act(YELLOW, "abandon:0")
    assert (len(play.told("end.triggered")), play.told("event.card")) == (1, [])
    play.launch("transport", "C3").passes()
    assert play.told("event.card") == [{"card": PAYDAY}]
    assert (play.asked.seat, play.table["due"]) == (BLUE, False)
    moved = len(play.told("event.advanced"))
    play.launch("transport", "A1")
    assert len(play.told("event.advanced")) == moved
    assert play.told("event.planet") == []
