"""Scenes from the lines of the booklet: what happens when time is up, and who is paid or pays (book:463, 653-657)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rimward.games.aurora.table.pieces import Ship
from tests.games.aurora.errands import (
    DONEXIA,
    DRO,
    EVENT,
    FEVER,
    FLIBBY,
    GROM,
    JAYCE,
    LEDGER,
    NORTH_GATE,
    PRINCESS,
    RANE,
    ROUNDS,
    ROVANNA,
    STRAKEN,
    idle,
    paid,
    reward,
    settle,
    step_aboard,
    winners,
    won,
)
from tests.games.aurora.folk import at, sure
from tests.games.aurora.orbit import AURORA, CERBERUS
from tests.games.aurora.world import CONTENT, Play, crew, dock, number, ship, sq, world

CONVICT = "the-convict"


def last_card(*figures: Any, mission: str, seats: int = 2, **fields: Any) -> Play:
    """The last world event is turned over; everybody has a last turn and does nothing in it."""
    g = world(seats, figures=figures, mission=mission, deck=1, then="event", **fields)
    return idle(Play(g, draw=[EVENT]))


# --- race ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.rule("aurora.win.tier1-timed")
def test_half_of_two_hundred_and_seventy_five_is_a_hundred_and_fifty() -> None:
    """book:657, ruling: half the reward to the nearest 25, and 137.5 goes up as at a tie of Tier 2."""
    play = last_card(crew(GROM, 0, at("d4"), holds=("sample",)), crew(JAYCE, 1, at("h8")), mission=FEVER, timed=True)
    assert (won(play), paid(play)) == ("win.deck-out", (150, 0))


@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.parametrize(
    ("red", "blue", "winner", "half"),
    [(2, 1, {0}, (175, 0)), (1, 2, {1}, (0, 175)), (1, 1, set(), (0, 0)), (3, 0, {0}, (175, 0))],
)
def test_of_three_munitions_two_are_all_that_is_asked_for(
    red: int, blue: int, winner: set[int], half: tuple[int, int]
) -> None:
    """book:657, ruling: the side that alone holds as many as have to be brought has half the reward; with one each
    nobody has them."""
    play = last_card(
        crew(GROM, 0, at("d4"), holds=("munition",) * red),
        crew(JAYCE, 1, at("h8"), holds=("munition",) * blue),
        mission=ROUNDS,
    )
    assert paid(play) == half
    assert winners(play) in ([winner] if winner else [set(), {0, 1}])


@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.rule("aurora.win.tier2")
def test_a_ship_on_its_way_home_when_time_is_up_has_half() -> None:
    """book:657, 672: at Tier 2 the Cerberus has the princess aboard in the middle of space."""
    ships = [ship("cerberus", 0, sq(13, 13)), ship("destiny-aurora", 1, "dock:2")]
    figures = [crew(RANE, 0, "navigation", holds=("xealana",)), crew(JAYCE, 1, at("h8"))]
    play = last_card(*figures, mission=PRINCESS, tier=2, ships=ships)
    assert (won(play), winners(play), paid(play)) == ("win.deck-out", {0}, (125, 0))


@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.rule("aurora.mission-character.holder-defeated")
def test_who_falls_with_the_princess_in_the_last_turn_holds_nothing() -> None:
    """book:1264: Flibby fells Grom after the last world event. The princess stands where he lies: a draw."""
    figures = [
        crew(GROM, 0, at("d4"), wounds=CONTENT.crew[GROM].health - 1, holds=("xealana",)),
        crew(RANE, 0, "navigation"),
        crew(FLIBBY, 1, at("d5")),
    ]
    g = world(figures=figures, mission=PRINCESS, deck=1, then="event")
    play = Play(g, *sure(FLIBBY, 1), draw=[EVENT])
    while not (play.code == "round.surface-phase" and play.asked.seat == 1):
        play.say("end" if "end" in play.keys else play.keys[0])
    settle(play.say(f"crew:{number(play.g, FLIBBY)}", "attack:0,bare"))
    idle(play)
    assert (won(play), paid(play)) == ("win.deck-out", (0, 0))
    assert paid(play, "crew") == (0, 50)


@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.rule("aurora.overview.team-reward-split")
def test_a_team_shares_the_half_evenly() -> None:
    """book:1399: 125 for two players is 50 each, and the odd 25 for the one whose crew has the princess."""
    figures = [
        crew(GROM, 0, at("d4")),
        crew(STRAKEN, 2, at("d6"), holds=("xealana",)),
        crew(JAYCE, 1, at("h8")),
    ]
    play = last_card(*figures, mission=PRINCESS, seats=3)
    assert (winners(play), paid(play)) == ({0, 2}, (50, 0, 75))


# --- stop ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.win.renegade-wording")
@pytest.mark.rule("aurora.win.deck-out")
def test_a_stop_mission_is_won_by_the_renegades_in_their_very_last_turn() -> None:
    """book:463, 657: the Coalition has to keep them from it until time is up, and in the last turn it is not."""
    figures = [crew(GROM, 0, NORTH_GATE, holds=("data", "data")), crew(RANE, 0, "navigation"), crew(JAYCE, 1, at("h8"))]
    play = Play(world(figures=figures, mission=LEDGER, deck=1, then="event"), draw=[EVENT])
    while not (play.code == "round.surface-phase" and play.asked.seat == 0):
        play.say("end" if "end" in play.keys else play.keys[0])
    step_aboard(play.say("crew:0"), dock(0))
    assert (won(play), winners(play), paid(play)) == ("win.tier1", {0}, (reward(LEDGER), 0))


@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.rule("aurora.overview.team-reward-split")
def test_two_coalition_players_share_the_reward_for_stopping_them() -> None:
    """book:1399: 300 for two is 150 each; nobody carries anything."""
    ships = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, "dock:2"), ship("eden-fyre", 2, "dock:3")]
    figures = [crew(GROM, 0, at("d4")), crew(JAYCE, 1, at("h8")), crew(FLIBBY, 2, at("h1"))]
    play = last_card(*figures, mission=LEDGER, seats=3, ships=ships)
    assert (winners(play), paid(play)) == ({1, 2}, (0, 150, 150))


@pytest.mark.rule("aurora.reward.failure-cost")
@pytest.mark.rule("aurora.win.pay")
def test_only_those_who_failed_pay_and_fighting_is_paid_beside() -> None:
    """book:653, 1415: the Renegades fail the Convict, which costs 25; their two felled crew are worth 100."""
    figures = [crew(GROM, 0, at("d4")), crew(JAYCE, 1, at("h8"))]
    g = world(figures=figures, mission=CONVICT, deck=1, then="event")
    g.earn(0, "crew", 100)
    play = idle(Play(g, draw=[EVENT]))
    assert (winners(play), paid(play)) == ({1}, (-25, reward(CONVICT)))
    assert play.over.scores == (75, reward(CONVICT))


@pytest.mark.rule("aurora.reward.failure-cost")
@pytest.mark.rule("aurora.win.tier1")
def test_who_wins_the_convict_pays_nothing() -> None:
    """book:653: the cost is for a failure."""
    figures = [crew(GROM, 0, NORTH_GATE, holds=("convict",)), crew(RANE, 0, "navigation"), crew(JAYCE, 1, at("h8"))]
    play = step_aboard(Play(world(figures=figures, mission=CONVICT, then=f"crew:{GROM}")), dock(0))
    assert (winners(play), paid(play)[0]) == ({0}, reward(CONVICT))


@pytest.mark.rule("aurora.reward.failure-cost")
def test_a_failed_race_costs_nothing_where_the_card_says_nothing() -> None:
    """book:653: only as the mission says."""
    assert CONTENT.missions[PRINCESS].failure == 0
    figures = [crew(GROM, 0, NORTH_GATE, holds=("xealana",)), crew(RANE, 0, "navigation"), crew(JAYCE, 1, at("h8"))]
    g = world(figures=figures, mission=PRINCESS, then=f"crew:{GROM}")
    g.earn(1, "crew", 50)
    play = step_aboard(Play(g), dock(0))
    assert play.over.scores == (reward(PRINCESS), 50)


# --- a ship was stolen -----------------------------------------------------------------------------------------------
def robbed(
    *figures: Any, mission: str = PRINCESS, ships: list[Ship] | None = None, robbed_seat: int = 0, **fields: Any
) -> Play:
    """One of the two has lost its ship to the other, which is in orbit with it. Then time runs out."""
    captor = 1 - robbed_seat
    fleet = [ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, sq(13, 13))]
    fleet[robbed_seat] = fleet[robbed_seat].but(captor=captor, shields_up=False)
    return last_card(*figures, mission=mission, ships=ships or fleet, **fields)


DOWN: dict[str, Any] = {"out": True, "wounds": 7}


@pytest.mark.rule("aurora.win.all-lose")
@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.rule("aurora.reward.failure-cost")
def test_renegades_with_the_convict_and_no_ship_make_all_lose_on_a_stop_mission() -> None:
    """book:1096: the crew has succeeded and cannot leave the planet, so all teams lose, the Coalition too."""
    figures = [
        crew(GROM, 0, at("d4"), holds=("convict",)),
        crew(RANE, 0, "deck", **DOWN),
        crew(JAYCE, 1, "commander"),
        crew(FLIBBY, 1, "deck", ship=CERBERUS),
    ]
    play = robbed(*figures, mission=CONVICT)
    assert (won(play), winners(play)) == ("win.all-lose", set())
    assert max(paid(play)) <= 0


@pytest.mark.rule("aurora.win.all-lose")
@pytest.mark.rule("aurora.win.deck-out")
def test_a_stolen_ship_alone_makes_nobody_lose() -> None:
    """book:1096: if they succeed. Nobody has the princess: the mission is a draw as on any other day."""
    figures = [crew(GROM, 0, at("d4")), crew(RANE, 0, "deck", **DOWN), crew(JAYCE, 1, "commander")]
    play = robbed(*figures, things={at("a1"): "xealana"})
    assert (won(play), paid(play)) == ("win.deck-out", (0, 0))


@pytest.mark.rule("aurora.win.all-lose")
@pytest.mark.rule("aurora.win.deck-out")
def test_the_thieves_may_win_their_half() -> None:
    """book:1096: it is the crew without a ship that cannot leave. Those who stole it have the princess and their own
    ship."""
    figures = [crew(GROM, 0, at("d4")), crew(RANE, 0, "deck", **DOWN), crew(JAYCE, 1, "commander", holds=("xealana",))]
    play = robbed(*figures)
    assert (won(play), winners(play), paid(play)) == ("win.deck-out", {1}, (0, 125))


@pytest.mark.rule("aurora.win.all-lose")
@pytest.mark.parametrize(("where", "lost"), [("outside", True), ("aboard", False)])
def test_a_teammates_ship_saves_them_only_if_they_are_aboard_it(where: str, lost: bool) -> None:
    """book:1096, ruling: the Hades VI of a teammate is far out in orbit, and Grom with the princess is aboard it, or
    still on the planet."""
    ships = [
        ship("cerberus", 0, sq(12, 12), captor=AURORA, shields_up=False),
        ship("destiny-aurora", 1, sq(13, 13)),
        ship("hades-vi", 2, sq(20, 20)),
    ]
    place: dict[str, Any] = {"where": at("d4")} if where == "outside" else {"where": "deck", "ship": 2}
    figures = [
        crew(GROM, 0, holds=("xealana",), **place),
        crew(RANE, 0, "deck", **DOWN),
        crew(JAYCE, 1, "commander"),
        crew(STRAKEN, 2, "commander"),
    ]
    play = robbed(*figures, ships=ships, seats=3, tier=2)
    assert won(play) == ("win.all-lose" if lost else "win.deck-out")
    assert winners(play) == (set() if lost else {0, 2})


@pytest.mark.rule("aurora.win.all-lose")
def test_the_teammate_who_holds_the_goal_has_a_ship_of_its_own() -> None:
    """book:1096: the princess is with Straken of seat 2, whose Hades VI is there. Seat 0 has lost its ship and holds
    nothing."""
    ships = [
        ship("cerberus", 0, sq(12, 12), captor=AURORA, shields_up=False),
        ship("destiny-aurora", 1, sq(13, 13)),
        ship("hades-vi", 2, "dock:1"),
    ]
    figures = [
        crew(GROM, 0, at("d4")),
        crew(RANE, 0, "deck", **DOWN),
        crew(JAYCE, 1, "commander"),
        crew(STRAKEN, 2, at("d6"), holds=("xealana",)),
        crew(DONEXIA, 2, "commander"),
    ]
    play = robbed(*figures, ships=ships, seats=3)
    assert (won(play), winners(play)) == ("win.deck-out", {0, 2})


@pytest.mark.rule("aurora.win.all-lose")
@pytest.mark.rule("aurora.docked.stolen")
def test_before_time_is_up_nobody_has_lost() -> None:
    """book:1096, ruling: it is decided when time is up. Until then their ship may be won back."""
    ships = [ship("cerberus", 0, sq(12, 12), captor=AURORA, shields_up=False), ship("destiny-aurora", 1, sq(13, 13))]
    figures = [
        crew(GROM, 0, at("d4")),
        crew(DRO, 0, at("h1")),
        crew(RANE, 0, "deck", **DOWN),
        crew(JAYCE, 1, "commander"),
    ]
    leadership = CONTENT.crew[GROM].skill("leadership")
    g = world(figures=figures, ships=ships, things={at("d5"): "xealana"}, mission=PRINCESS, then=f"crew:{GROM}")
    play = Play(g, 5, *[1] * (leadership - 1)).say("take:0")
    assert play.who(GROM).holds == ("xealana",)
    assert won(play) == ""
    assert play.match.asked


# --- together --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.campaign.epic-trigger")
@pytest.mark.rule("aurora.win.tier1")
def test_an_ending_for_both_may_be_lost_by_both() -> None:
    """book:1409: they work together. Nobody has the core when time is up, so neither faction has won or is paid."""
    play = last_card(crew(GROM, 0, at("d4")), crew(JAYCE, 1, at("h8")), mission="ending-rust-tide")
    assert winners(play) == set()
    assert paid(play) == (0, 0)


@pytest.mark.rule("aurora.campaign.epic-trigger")
@pytest.mark.rule("aurora.win.tier1")
def test_and_the_coalition_may_bring_what_the_renegades_won() -> None:
    """book:1409: Flibby carries the core aboard her own ship; both factions have won and both are paid in full."""
    figures = [
        crew(FLIBBY, 1, dock(2) - 28, holds=("axiom-core",)),
        crew(ROVANNA, 1, "weapons"),
        crew(GROM, 0, at("d4")),
    ]
    g = world(figures=figures, mission="ending-rust-tide", then=f"crew:{FLIBBY}")
    play = step_aboard(Play(g), dock(2))
    assert (won(play), winners(play)) == ("win.tier1", {0, 1})
    assert paid(play) == (CONTENT.endings["ending-rust-tide"].reward,) * 2


# --- what a single mission is ----------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.campaign.single-mission")
@pytest.mark.rule("aurora.reward.paid-at-shore-leave")
def test_after_a_single_mission_nobody_goes_ashore() -> None:
    """book:653, 663: the match is over with its result; digits are the score, and there is nothing to buy."""
    figures = [crew(GROM, 0, NORTH_GATE, holds=("xealana",)), crew(RANE, 0, "navigation"), crew(JAYCE, 1, at("h8"))]
    play = step_aboard(Play(world(figures=figures, mission=PRINCESS, then=f"crew:{GROM}")), dock(0))
    assert not play.match.asked
    assert play.over.scores == (reward(PRINCESS), 0)
    assert not [code for code in play.codes() if code.startswith("shore.")]


@pytest.mark.rule("aurora.win.pay")
@pytest.mark.rule("aurora.bounty.complete")
@pytest.mark.rule("aurora.bounty.replaces")
def test_the_score_of_a_winner_has_the_mission_the_bounty_and_the_felled_crew() -> None:
    """book:617, 684, 1399, 1415: Grom fells Rovanna, on whom he has a bounty, and Rane brings the princess aboard."""
    figures = [
        crew(GROM, 0, at("d4")),
        crew(RANE, 0, NORTH_GATE, holds=("xealana",)),
        crew(DRO, 0, "communications"),
        crew(ROVANNA, 1, at("d5"), wounds=CONTENT.crew[ROVANNA].health - 1),
        crew(JAYCE, 1, at("h8")),
    ]
    g = world(figures=figures, mission=PRINCESS, targets={0: ROVANNA}, then="player:0")
    play = Play(g, *sure(GROM, 1)).say("crew:0", "attack:3,bare")
    settle(play).say("end", "crew:1")
    step_aboard(play, dock(0))
    assert paid(play) == (reward(PRINCESS), 0)
    assert (paid(play, "bounty"), paid(play, "crew")) == ((100, 0), (0, 0))
    assert play.over.scores == (350, 0)


@pytest.mark.rule("aurora.win.pay")
@pytest.mark.rule("aurora.overview.team-reward-split")
def test_three_halves_of_a_reward_that_does_not_divide(monkeypatch: pytest.MonkeyPatch) -> None:
    """book:1399, ruling: 300 for two is 150 each, with nothing left over."""
    mission = msgspec.structs.replace(CONTENT.missions[PRINCESS], reward=300)
    monkeypatch.setitem(CONTENT.missions, PRINCESS, mission)
    figures = [
        crew(GROM, 0, NORTH_GATE, holds=("xealana",)),
        crew(RANE, 0, "navigation"),
        crew(STRAKEN, 2, at("d4")),
        crew(JAYCE, 1, at("h8")),
    ]
    play = step_aboard(Play(world(3, figures=figures, mission=PRINCESS, then=f"crew:{GROM}")), dock(0))
    assert paid(play) == (150, 0, 150)
