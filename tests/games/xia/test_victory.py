"""The end: whoever's marker reaches the target first, in the middle of anything."""

import pytest

from rimward.games.xia.renown.fame import GainFame
from rimward.games.xia.table.state import Xia
from rimward.kernel.result import Result
from tests.games.xia.scenes import HORSE, Play, easy_tiger, gaiden, near_victory, puddle_jumper, table


def result(play: Play) -> Result:
    assert play.match.result is not None, "the game is not over"
    return play.match.result


def gains(*frames: GainFame, target: int = 10, fame: tuple[int, ...] = (7, 8, 9)) -> Xia:
    """Fame that is gained one after the other, the first one first."""
    ships = (puddle_jumper(0, (0, 0)), gaiden(1, (1, 0)), easy_tiger(2, (-2, 2)))
    return table(ships, HORSE, *reversed(frames), target=target, fame=fame)


@pytest.mark.rule("xia.victory.immediate")
def test_the_game_ends_on_another_players_turn_and_nobody_finishes_the_round() -> None:
    play = Play(near_victory(), d6=(6,), d20=(20,))
    play.say("attack", "ship:1", "use:0,0", "done", "done", "evasive-thrusters")
    assert (result(play).winners, result(play).code) == ((1,), "xia.victory.immediate")
    assert play.match.asked == ()
    assert play.match.breadcrumb() == []


@pytest.mark.rule("xia.victory.simultaneous")
@pytest.mark.parametrize(("defends", "wins"), [(20, 1), (1, 0)])
def test_in_combat_the_dice_come_before_the_kill(defends: int, wins: int) -> None:
    """One Fame is missing for both: the attacker is about to have it for the kill, the target for a 20."""
    play = Play(near_victory(), d6=(6,), d20=(defends,))
    play.say("attack", "ship:1", "use:0,0", "done", "done", "evasive-thrusters")
    assert result(play).winners == (wins,)
    assert play.over()


@pytest.mark.rule("xia.victory.simultaneous")
def test_the_one_whose_fame_is_earned_earlier_wins() -> None:
    play = Play(gains(GainFame(1, 2, "xia.fame.combat"), GainFame(2, 1, "xia.fame.combat")))
    assert (result(play).winners, result(play).scores) == ((1,), (7, 10, 9))


@pytest.mark.rule("xia.victory.overshoot")
def test_the_marker_stops_at_the_target() -> None:
    play = Play(gains(GainFame(2, 3, "xia.fame.combat")))
    assert (result(play).winners, result(play).scores) == ((2,), (7, 8, 10))
    assert play.public("fame") == [7, 8, 10]
