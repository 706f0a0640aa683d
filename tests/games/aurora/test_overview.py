"""What holds everywhere: pay that a team shares, and terrain in space."""

from __future__ import annotations

import pytest

from tests.games.aurora.orbit import FLIBBY, GROM, NELLHA, RANE
from tests.games.aurora.world import CONTENT, Play, crew, dock, ship, sq, world

MISSION = "fever-line"  # whoever brings the sample aboard on a dock has won at tier 1


def won(seats: int) -> Play:
    """Grom carries the sample to the Cerberus; with three seats the Hades VI is a teammate's."""
    others = [ship("destiny-aurora", 1, sq(3, 3)), ship("hades-vi", 2, sq(20, 3))]
    figures = [
        crew(GROM, 0, sq(13, 2), holds=("sample",)),
        crew(RANE, 0, "navigation"),
        crew(FLIBBY, 1, "navigation"),
        crew(NELLHA, 2, "navigation"),
    ]
    ships = [ship("cerberus", 0, "dock:0"), *others[: seats - 1]]
    play = Play(world(seats, ships=ships, mission=MISSION, figures=figures[: seats + 1], then="player:0"))
    play.say("crew:0", "move", f"go:{dock(0)}")
    for _ in range(3):
        if play.match.asked and play.code == "move.any-direction":
            play.say("stop")
        elif play.match.asked and play.code == "landing.party-aboard":
            play.say(play.keys[0])
    return play


@pytest.mark.rule("aurora.overview.team-reward-split")
def test_a_lone_player_of_a_faction_gets_the_whole_reward() -> None:
    play = won(2)
    assert {told["seat"]: told["digits"] for told in play.told("win.paid")} == {0: CONTENT.missions[MISSION].reward}


@pytest.mark.rule("aurora.overview.team-reward-split")
@pytest.mark.rule("aurora.overview.two-factions")
def test_a_team_shares_the_reward_and_the_rest_goes_to_the_ship_that_carried_the_sample() -> None:
    """275 for two is 125 each and 25 for the Cerberus."""
    reward = CONTENT.missions[MISSION].reward
    share = reward // 2 // 25 * 25
    assert reward - 2 * share == 25
    play = won(3)
    assert {told["seat"]: told["digits"] for told in play.told("win.paid")} == {0: share + 25, 2: share}


@pytest.mark.rule("aurora.board.space-terrain")
def test_the_tiles_of_space_are_clear_hindering_or_blocking_and_nothing_else() -> None:
    """Compared with a tile that is drawn with these three alone."""
    drawn = "\n\n".join([". h # . . . . ."] * 8)
    made = CONTENT.orbit[world(orbit={"centre": drawn}).orbit[0].name]
    assert len(set(made.levels)) == 1
    for name, kind in CONTENT.orbit.items():
        assert set(kind.ground) <= set(made.ground), name
        assert set(kind.levels) == set(made.levels), name
