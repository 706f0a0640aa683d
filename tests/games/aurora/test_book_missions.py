"""Scenes from the lines of the booklet: how missions are won, at a dock of the planet and at home (book:671, 1393)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.aurora.errands import (
    DONEXIA,
    DRO,
    FEVER,
    FLIBBY,
    GROM,
    JAYCE,
    LEDGER,
    NELLHA,
    NORTH_GATE,
    PRINCESS,
    RANE,
    ROUNDS,
    ROVANNA,
    SOUTH_GATE,
    STRAKEN,
    arrive,
    idle,
    paid,
    reward,
    settle,
    step_aboard,
    winners,
    won,
)
from tests.games.aurora.folk import at, skill, sure
from tests.games.aurora.orbit import AURORA, CERBERUS, MISSION_CAP, Quiet, aurora, cerberus, hull, pad
from tests.games.aurora.world import CONTENT, Play, crew, dock, number, ship, sq, world

HOLDS: dict[str, Any] = {"holds": ("xealana",)}


# --- Tier 1: aboard, on a dock ---------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.docked.not-driven-off")
@pytest.mark.parametrize("damage", [3, 5, 6])
def test_a_battered_ship_on_the_dock_is_still_a_ship_to_board(damage: int) -> None:
    """book:1397, 1399: damage keeps a ship from landing. The Cerberus lies on its dock already, and nothing says that
    it has to fly anywhere at Tier 1."""
    ships = [ship("cerberus", 0, "dock:0", **hull(damage)), ship("destiny-aurora", 1, "dock:2")]
    figures = [crew(GROM, 0, NORTH_GATE, **HOLDS), crew(RANE, 0, "navigation"), crew(JAYCE, 1, at("d4"))]
    play = step_aboard(Play(world(ships=ships, figures=figures, mission=PRINCESS, then=f"crew:{GROM}")), dock(0))
    assert won(play) == "win.tier1"


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.boarding.engaged-first")
def test_a_fight_aboard_does_not_keep_the_princess_from_being_aboard() -> None:
    """book:1399: Jayce has boarded the docked Cerberus and Rane is still fighting him when Grom brings the princess."""
    figures = [
        crew(GROM, 0, NORTH_GATE, **HOLDS),
        crew(RANE, 0, "deck"),
        crew(JAYCE, 1, "deck", ship=CERBERUS),
        crew(FLIBBY, 1, "navigation"),
    ]
    play = step_aboard(Play(world(figures=figures, mission=PRINCESS, then=f"crew:{GROM}")), dock(0))
    assert won(play) == "win.tier1"


def stolen(*captors: Any, d6: tuple[int, ...] = ()) -> Play:
    """The Cerberus lies on its dock, taken by the Destiny Aurora; Grom brings the princess to it."""
    ships = [ship("cerberus", 0, "dock:0", captor=AURORA), ship("destiny-aurora", 1, sq(12, 12))]
    figures = [crew(GROM, 0, NORTH_GATE, **HOLDS), *captors, crew(FLIBBY, 1, "navigation")]
    play = Play(world(ships=ships, figures=figures, mission=PRINCESS, then="player:0"), *d6).say("crew:0")
    return step_aboard(play, dock(0))


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.docked.stolen")
def test_a_ship_in_the_hands_of_captors_is_no_way_off_until_they_are_beaten() -> None:
    """book:1096, 1399: Rovanna holds the Cerberus. Grom, aboard with the princess, has won when she has fallen."""
    guard = crew(ROVANNA, 1, "deck", ship=CERBERUS, wounds=CONTENT.crew[ROVANNA].health - 1)
    play = stolen(guard, d6=tuple(sure(GROM, 1)))
    assert won(play) == ""
    settle(play.say(f"attack:{number(play.g, ROVANNA)},bare"))
    assert won(play) == "win.tier1"


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.docked.stolen")
def test_an_empty_stolen_ship_is_taken_back_by_walking_aboard_and_that_wins() -> None:
    """book:1096, 1399: nobody guards it, so Grom is aboard his own ship, on a dock, with the princess."""
    assert won(stolen()) == "win.tier1"


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.win.renegade-wording")
def test_of_three_munitions_two_are_enough_and_the_third_may_be_with_the_others() -> None:
    """book:463, 1399: two have to be brought. Flibby has the third in hand, which changes nothing."""
    figures = [
        crew(GROM, 0, NORTH_GATE, holds=("munition",)),
        crew(RANE, 0, "navigation", holds=("munition",)),
        crew(FLIBBY, 1, at("d4"), holds=("munition",)),
    ]
    play = step_aboard(Play(world(figures=figures, mission=ROUNDS, then=f"crew:{GROM}")), dock(0))
    assert (won(play), winners(play)) == ("win.tier1", {0})
    assert paid(play) == (reward(ROUNDS), 0)


@pytest.mark.rule("aurora.win.tier1")
def test_a_piece_with_a_shipmate_still_outside_is_not_aboard() -> None:
    """book:1399: with all the Mission parameters in hand. Dro Tov has the second piece of data and stands outside."""
    figures = [
        crew(GROM, 0, NORTH_GATE, holds=("data",)),
        crew(DRO, 0, at("d4"), holds=("data",)),
        crew(RANE, 0, "navigation"),
        crew(JAYCE, 1, at("h8")),
    ]
    play = step_aboard(Play(world(figures=figures, mission=LEDGER, then=f"crew:{GROM}")), dock(0))
    assert won(play) == ""


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.initiative.surface-order")
@pytest.mark.parametrize("first", [0, 1])
def test_whoever_comes_aboard_first_has_won_though_the_other_side_would_be_next(first: int) -> None:
    """book:764, 1399: two of the three munitions each cannot be; but with one asked for both sides stand before their
    docks, and the party with the higher initiative has its turn first: the mission is over before the other's."""
    mission = CONTENT.missions[ROUNDS]
    names = (DONEXIA, FLIBBY) if first == 0 else (NELLHA, JAYCE)
    figures = [
        crew(names[0], 0, NORTH_GATE, holds=("munition",)),
        crew(names[1], 1, SOUTH_GATE, holds=("munition",)),
        crew(RANE, 0, "navigation"),
    ]
    goal = tuple([msgspec.structs.replace(step, count=1) for step in mission.goal])
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(CONTENT.missions, ROUNDS, msgspec.structs.replace(mission, goal=goal))
        play = Play(world(figures=figures, mission=ROUNDS, then="surface"))
        assert play.asked.seat == first
        play.say(f"crew:{first}")
        step_aboard(play, dock((0, 2)[first]))
    assert (won(play), winners(play)) == ("win.tier1", {first})


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.boarding.fourth-crew")
def test_a_holder_who_waits_on_a_dock_is_fetched_by_the_landing_ship() -> None:
    """book:1397: they call for their ship to land and pick them up. Grom stands on the northern dock with the princess
    when the Cerberus comes down there."""
    ships = [ship("cerberus", 0, MISSION_CAP), ship("destiny-aurora", 1, "dock:2")]
    figures = [crew(GROM, 0, dock(0), **HOLDS), crew(RANE, 0, "navigation"), crew(JAYCE, 1, at("d4"))]
    play = Quiet(world(ships=ships, figures=figures, mission=PRINCESS, then="ship:cerberus"))
    assert "descend:0" in play.keys
    play.say("descend:0")
    assert won(settle(play)) == "win.tier1"


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.mission-character.follow")
def test_a_captive_holds_nothing_and_wins_nothing_for_the_ship_that_holds_him() -> None:
    """book:1264, 1282: Flibby sits in the Brig of the docked Cerberus. Were she thought to hold the sample, neither
    side would have it in hand."""
    figures = [
        crew(GROM, 0, NORTH_GATE),
        crew(RANE, 0, "navigation"),
        crew(FLIBBY, 1, "brig", ship=CERBERUS, holds=("sample",)),
        crew(JAYCE, 1, at("d4")),
    ]
    play = step_aboard(Play(world(figures=figures, mission=FEVER, then=f"crew:{GROM}")), dock(0))
    assert won(play) == ""


# --- Tier 2: home ----------------------------------------------------------------------------------------------------
def flying(
    *figures: Any, ships: Any = None, d6: tuple[int, ...] = (), then: str = "ship:cerberus", **fields: Any
) -> Quiet:
    """The Cerberus two squares south of Port Saven, at Tier 2."""
    fleet = ships or [cerberus(13, 3, "north"), ship("destiny-aurora", 1, "dock:2")]
    seats = len({card.seat for card in fleet})
    mission = fields.pop("mission", FEVER)
    return Quiet(world(seats, ships=fleet, figures=figures, tier=2, mission=mission, then=then, **fields), *d6)


HELM = crew(RANE, 0, "navigation")
SAMPLE = crew(GROM, 0, "weapons", holds=("sample",))
HOMEWARD = f"fly:{sq(13, 1)},0"


@pytest.mark.rule("aurora.win.tier2")
@pytest.mark.rule("aurora.win.tier1")
def test_at_tier_two_even_a_landing_party_left_behind_does_not_hold_up_the_winner() -> None:
    """book:1401: the ship that carries the parameters has to get home. Donexia is still on the planet."""
    play = flying(HELM, SAMPLE, crew(DONEXIA, 0, at("d4")), crew(JAYCE, 1, at("h8"))).say("move", HOMEWARD)
    assert (won(arrive(play)), winners(play), paid(play)) == ("win.tier2", {0}, (reward(FEVER), 0))


@pytest.mark.rule("aurora.win.tier2")
@pytest.mark.rule("aurora.overview.team-reward-split")
@pytest.mark.parametrize(("mission", "holds"), [(PRINCESS, "xealana"), (FEVER, "sample")])
def test_a_teammates_ship_gets_it_home_and_whoever_carried_it_has_the_rest(mission: str, holds: str) -> None:
    """book:1399: split evenly. 250 for two is 125 each; of 275 each has 125 and the carrier, seat 2, the odd 25."""
    ships = [
        ship("cerberus", 0, "dock:0"),
        ship("destiny-aurora", 1, "dock:2"),
        ship("hades-vi", 2, sq(13, 3), facing="north"),
    ]
    figures = [
        crew(DONEXIA, 0, "commander"),
        crew(RANE, 2, "navigation"),
        crew(STRAKEN, 2, "weapons", holds=(holds,)),
        crew(JAYCE, 1, at("h8")),
    ]
    play = flying(*figures, ships=ships, then="ship:hades-vi", mission=mission).say("move", HOMEWARD)
    assert (won(arrive(play)), winners(play)) == ("win.tier2", {0, 2})
    half = reward(mission) // 2 // 25 * 25
    assert paid(play) == (half, 0, reward(mission) - half)


@pytest.mark.rule("aurora.win.tier2")
def test_one_piece_at_home_and_the_other_still_out_is_no_win_yet() -> None:
    """book:1401: the Cerberus arrives with one piece of data; the Hades VI has the other, far out in space."""
    ships = [cerberus(13, 3, "north"), ship("destiny-aurora", 1, "dock:2"), ship("hades-vi", 2, sq(20, 20))]
    figures = [
        HELM,
        crew(GROM, 0, "weapons", holds=("data",)),
        crew(STRAKEN, 2, "navigation", holds=("data",)),
        crew(JAYCE, 1, at("h8")),
    ]
    play = flying(*figures, ships=ships, mission=LEDGER).say("move", HOMEWARD)
    assert won(arrive(play)) == ""


@pytest.mark.rule("aurora.win.tier2")
@pytest.mark.rule("aurora.ship-ability.overclock")
def test_the_last_squares_may_be_flown_by_overclocked_engines() -> None:
    """book:754, 1401: the ship gets home by whatever move; after its attack the engines take it onto the cap."""
    tech, weapons = skill(NELLHA, "tech"), skill(STRAKEN, "weapons")
    ships = [cerberus(13, 2, "north"), aurora(13, 0, "south", **hull())]
    figures = [
        HELM,
        crew(GROM, 0, "communications", holds=("sample",)),
        crew(NELLHA, 0, "engineering"),
        crew(STRAKEN, 0, "weapons"),
        crew(FLIBBY, 1, "navigation"),
    ]
    g = world(ships=ships, figures=figures, tier=2, mission=FEVER, then="ship:cerberus")
    play = Play(g, *pad(weapons + 1), *pad(tech, 5))
    play.say("attack")
    while play.match.asked and not any(["overclock" in key for key in play.keys]):
        play.say("done" if "done" in play.keys else "pass" if "pass" in play.keys else play.keys[0])
    play.say(next(key for key in play.keys if "overclock" in key)).say(HOMEWARD)
    assert won(arrive(play)) == "win.tier2"


@pytest.mark.rule("aurora.win.tier2")
@pytest.mark.rule("aurora.win.renegade-wording")
def test_at_tier_two_the_coalition_races_to_earth() -> None:
    """book:463, 672: the same goal, its own planet in the south."""
    ships = [ship("cerberus", 0, "dock:0"), aurora(13, 24, "south")]
    figures = [crew(FLIBBY, 1, "navigation", holds=("sample",)), crew(GROM, 0, at("d4"))]
    play = flying(*figures, ships=ships, then="ship:destiny-aurora").say("move", f"fly:{sq(13, 26)},4")
    assert (won(arrive(play)), winners(play), paid(play)) == ("win.tier2", {1}, (0, reward(FEVER)))


@pytest.mark.rule("aurora.win.tier2")
@pytest.mark.rule("aurora.overtaken.parameters")
def test_whoever_has_taken_the_ship_with_the_sample_needs_it_on_its_own_way_home() -> None:
    """book:1066, 1401: the sample lies with Grom, an intruder aboard the captured Destiny Aurora. The Cerberus gets
    home without it, and so has won nothing."""
    ships = [cerberus(13, 3, "north"), ship("destiny-aurora", 1, sq(20, 20), captor=CERBERUS, **hull())]
    figures = [
        HELM,
        crew(GROM, 0, "deck", ship=AURORA, holds=("sample",)),
        crew(FLIBBY, 1, "deck", out=True, wounds=7),
        crew(JAYCE, 1, at("h8")),
    ]
    play = flying(*figures, ships=ships).say("move", HOMEWARD)
    assert won(arrive(play)) == ""


# --- the tie of Tier 2 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.win.tier2-tie")
@pytest.mark.rule("aurora.salvage.explosive")
def test_a_hull_blown_up_by_salvage_ties_as_well() -> None:
    """book:1238, 1401: the carrier opens a token on its way home, and that is its end."""
    ships = [cerberus(13, 10, "north", **hull(5)), ship("destiny-aurora", 1, "dock:2")]
    figures = [crew(DRO, 0, "navigation"), SAMPLE, crew(JAYCE, 1, at("h8"))]
    play = flying(*figures, ships=ships, salvage={sq(13, 11): "explosive"}, d6=(6, 6, 1, 1, 1, 1, 1, 1))
    play.say("salvage:0")
    assert won(settle(play)) == "win.tier2-tie"
    half = (reward(FEVER) // 2 + 13) // 25 * 25
    assert paid(play) == (half, half) == (150, 150)


@pytest.mark.rule("aurora.win.tier2-tie")
@pytest.mark.rule("aurora.overview.team-reward-split")
def test_both_halves_are_shared_within_each_faction() -> None:
    """book:1399, 1401: of 250 each side has 125; the two Renegades share theirs, 50 and the odd 25 for the carrier."""
    ships = [cerberus(13, 10, **hull(5)), aurora(13, 13, "north"), ship("hades-vi", 2, "dock:0")]
    figures = [
        crew(GROM, 0, "engineering", holds=("xealana",)),
        crew(ROVANNA, 1, "weapons"),
        crew(STRAKEN, 2, "commander"),
    ]
    g = world(3, ships=ships, figures=figures, tier=2, mission=PRINCESS, then="ship:destiny-aurora")
    play = Quiet(g, *pad(skill(ROVANNA, "weapons") + 1, 6), 1).say("attack")
    assert won(settle(play)) == "win.tier2-tie"
    assert paid(play) == (75, 125, 50)


@pytest.mark.rule("aurora.win.tier2-tie")
@pytest.mark.rule("aurora.reward.crew")
def test_what_was_earned_by_fighting_is_kept_at_a_tie() -> None:
    """book:1401, ruling: no further bonus of the mission, but fifty for a crew that was felled before."""
    ships = [cerberus(13, 10, **hull(5)), aurora(13, 13, "north")]
    figures = [crew(GROM, 0, "engineering", holds=("sample",)), crew(ROVANNA, 1, "weapons")]
    g = world(ships=ships, figures=figures, tier=2, mission=FEVER, then="ship:destiny-aurora")
    g.earn(1, "crew", 50)
    play = Quiet(g, *pad(skill(ROVANNA, "weapons") + 1, 6), 1).say("attack")
    assert won(settle(play)) == "win.tier2-tie"
    assert play.over.scores == (150, 200)


@pytest.mark.rule("aurora.win.tier2-tie")
def test_the_ship_of_a_teammate_that_carries_nothing_may_break() -> None:
    """book:1401: the ship carrying the parameters. The Hades VI loses its hull, the Cerberus has the sample."""
    ships = [cerberus(5, 5), aurora(13, 13, "north"), ship("hades-vi", 2, sq(13, 10), facing="east", **hull(5))]
    figures = [HELM, SAMPLE, crew(STRAKEN, 2, "engineering"), crew(ROVANNA, 1, "weapons")]
    g = world(3, ships=ships, figures=figures, tier=2, mission=FEVER, then="ship:destiny-aurora")
    play = Quiet(g, *pad(skill(ROVANNA, "weapons") + 1, 6), 1).say("attack")
    settle(play)
    assert play.card("hades-vi").critical
    assert won(play) == ""


@pytest.mark.rule("aurora.win.tier2-tie")
@pytest.mark.rule("aurora.win.renegade-wording")
def test_a_stop_mission_at_tier_two_ties_too() -> None:
    """book:1401: the Renegades were on their way home with both pieces of data when their hull went: 150 each."""
    ships = [cerberus(13, 10, **hull(5)), aurora(13, 13, "north")]
    figures = [crew(GROM, 0, "engineering", holds=("data", "data")), crew(ROVANNA, 1, "weapons")]
    g = world(ships=ships, figures=figures, tier=2, mission=LEDGER, then="ship:destiny-aurora")
    play = Quiet(g, *pad(skill(ROVANNA, "weapons") + 1, 6), 1).say("attack")
    assert won(settle(play)) == "win.tier2-tie"
    assert paid(play) == (150, 150)


@pytest.mark.rule("aurora.win.tier2-tie")
def test_on_a_stop_mission_a_broken_coalition_ship_ties_nothing() -> None:
    """book:463, 1401: Rovanna has both pieces of data aboard. They are not what the Coalition has to bring home, so
    its broken hull is no tie."""
    ships = [cerberus(13, 10, "south"), aurora(13, 13, "north", **hull(5))]
    figures = [crew(STRAKEN, 0, "weapons"), crew(ROVANNA, 1, "engineering", holds=("data", "data"))]
    g = world(ships=ships, figures=figures, tier=2, mission=LEDGER, then="ship:cerberus")
    play = Quiet(g, *pad(skill(STRAKEN, "weapons") + 1, 6), 1).say("attack")
    settle(play)
    assert play.card("destiny-aurora").critical
    assert won(play) == ""


@pytest.mark.rule("aurora.win.tier2")
@pytest.mark.rule("aurora.timed.final-turn")
@pytest.mark.parametrize("timed", [False, True])
def test_the_last_flight_home_counts_before_time_is_up(timed: bool) -> None:
    """book:657, 672: each player gets one more turn in space; the Cerberus comes home in it."""
    ships = [cerberus(13, 3, "north"), ship("destiny-aurora", 1, "dock:2")]
    figures = [HELM, SAMPLE, crew(JAYCE, 1, at("h8"))]
    g = world(ships=ships, figures=figures, tier=2, mission=FEVER, deck=1, timed=timed, then="event")
    play = Quiet(g, draw=["tremor"])
    while "move" not in play.keys or play.asked.seat != 0:
        play.say("end" if "end" in play.keys else play.keys[0])
    arrive(play.say("move", HOMEWARD))
    assert (won(idle(play)), winners(play), paid(play)) == ("win.tier2", {0}, (reward(FEVER), 0))
