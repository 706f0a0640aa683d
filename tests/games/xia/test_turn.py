"""Turns, their phases, and the Action Phase."""

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import Xia
from rimward.games.xia.turn import Turns
from rimward.kernel.question import Refused
from tests.games.xia.scenes import Play, crossroads, turn

KEMPLAR = (Tile("kemplar-ii", 0, 0),)


def reason(play: Play, key: str) -> str:
    with pytest.raises(Refused) as refused:
        play.say(key)
    return refused.value.rule


def phases(play: Play) -> list[str]:
    return [step for chapter, _, step in play.match.breadcrumb() if chapter == "xia.turn"]


# --- turns -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.turn.order")
def test_turns_go_round_clockwise() -> None:
    g = turn((0, 0))
    g.stack = [Turns(2)]
    play, seats = Play(g), []
    for _ in range(7):
        seats.append(play.asked.seat)
        play.say("end")
    assert seats == [2, 0, 1, 2, 0, 1, 2]


@pytest.mark.rule("xia.turn.phases")
@pytest.mark.rule("xia.turn.business-needs-planet")
def test_action_business_status_on_a_planet() -> None:
    play = Play(turn((0, 0), tiles=KEMPLAR, disarmed=2, armed=2))
    assert (play.asked.code, phases(play)) == ("xia.action.list", ["phases"])
    play.say("end")
    assert (play.asked.code, phases(play)) == ("xia.business.any-order", ["business_needs_planet"])
    play.say("end")
    assert (play.asked.code, phases(play)) == ("xia.status.arm", ["status_always"])
    assert play.say("arm:2").over()


@pytest.mark.rule("xia.turn.business-needs-planet")
def test_no_business_in_space() -> None:
    play = Play(turn((2, 0), tiles=KEMPLAR, disarmed=2, armed=2)).say("end")
    assert play.asked.code == "xia.status.arm"


@pytest.mark.rule("xia.turn.business-needs-planet")
def test_where_the_action_phase_ends_decides() -> None:
    play = Play(turn((0, 2), tiles=KEMPLAR)).say("impulse", "hex:0,1", "stop", "end")
    assert play.asked.code == "xia.business.any-order"


@pytest.mark.rule("xia.turn.status-always")
@pytest.mark.rule("xia.action.phase-end")
def test_who_did_nothing_has_a_status_phase() -> None:
    g = turn((0, 0), impulse_ready=False, armed=0, disarmed=4, energy=1)
    g.exhaust(0, "energy-scoop")
    play = Play(g)  # nothing to do but end the phase: the engine does
    assert (play.asked.code, play.ship(0)["impulse_ready"]) == ("xia.status.arm", True)


@pytest.mark.rule("xia.turn.no-going-back")
@pytest.mark.parametrize("key", ["impulse", "engine:3", "sell", "attack"])
@pytest.mark.example("xia.ex.phase-no-return")
def test_no_action_once_business_has_begun(key: str) -> None:
    """xia.ex.phase-no-return"""
    play = Play(turn((0, 0), tiles=KEMPLAR)).say("end")
    with pytest.raises(Refused):
        play.say(key)
    play.say("end")
    assert play.over()


@pytest.mark.rule("xia.turn.ends-on-own-death")
@pytest.mark.rule("xia.turn.status-always")
def test_death_takes_the_rest_of_the_turn() -> None:
    g = turn((1, -1), tiles=(Tile("xia", 0, 0),), others=((2, 0), (2, -2)), armed=2, disarmed=2)
    g.stack = [Turns(0)]
    play = Play(g).say("impulse", "cross:0,-1")
    assert (play.asked.seat, play.asked.code) == (1, "xia.action.list")
    assert [event.params["seat"] for event in play.told("xia.turn.ends")] == [0]
    assert not play.told("xia.status.arm")


@pytest.mark.rule("xia.fame.luck-limit")
def test_luck_is_forgotten_with_the_turn() -> None:
    g = turn((1, -1), tiles=(Tile("tk-421", 0, 0),))
    g.stack = [Turns(0)]
    play = Play(g, d20=(20, 20, 20)).say("impulse", "cross:1,0", "cross:0,0", "stop")
    assert play.public("fame") == [1, 0, 0]
    play.say("end", "end", "end", "impulse", "cross:1,0")
    assert play.public("fame") == [2, 0, 0]


# --- the Action Phase ------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.action.list")
@pytest.mark.rule("xia.action.minor-list")
def test_everything_is_offered_or_barred_by_a_rule() -> None:
    play = Play(crossroads())
    told = dict(play.match.why_not(0))
    known = {"attack", "buy", "sell", "mine", "salvage", "harvest", "collect", "scan", "token", "jettison", "impulse"}
    known |= {"draw", "pick-up", "research", "steal", "complete", "abort"}
    known |= {"engine:3", "engine:4", "rescue:1", "rescue:2", "energy-scoop"}
    assert known == (set(play.asked.keys) | told.keys()) - {"end"}
    assert {"impulse", "engine:3", "rescue:1", "jettison", "end"} <= set(play.asked.keys)
    assert (told["buy"].rule, told["token"].rule) == ("xia.cargo.buy-where", "xia.explore.token-collect")
    play.say("impulse")
    minor = {key for key in play.asked.keys if ":" not in key}
    assert minor == {"jettison", "stop"}
    assert reason(play, "sell") == "xia.action.non-minor-ends-move"


@pytest.mark.rule("xia.action.unlimited")
@pytest.mark.rule("xia.action.procedure")
def test_actions_follow_each_other_and_costs_stay_paid() -> None:
    play = Play(turn((0, 0), energy=3), d6=(1, 1), draw=("lunari", "loath", "fame"))
    play.say("engine:3", "stop", "engine:4", "stop", "impulse", "hex:2,0", "stop", "scan", "edge:3,0", "scan")
    ship = play.ship(0)
    assert (ship["markers"], ship["energy"]) == ([3, 4], 1)
    assert len(play.public("tiles")) == 3


@pytest.mark.rule("xia.action.minor-during-move")
def test_a_blind_jump_needs_movement() -> None:
    play = Play(turn((2, 0)))
    assert not [key for key in play.asked.keys if key.startswith("jump")]
    play.say("impulse")
    assert "jump:3,0" in play.asked.keys


@pytest.mark.rule("xia.action.minor-during-move")
def test_other_minor_actions_are_also_taken_outside_a_move() -> None:
    g: Xia = turn((0, 0), hold=("",) * 9 + ("spice",))
    play = Play(g).say("jettison")
    assert (play.public("adrift"), play.asked.code) == ([[0, 0, "spice"]], "xia.action.list")


@pytest.mark.rule("xia.death.off-board")
@pytest.mark.rule("xia.death.skip-turn")
def test_a_skipped_turn_has_no_phases() -> None:
    g = turn((0, 0))
    g.ships[0].space, g.ships[0].skips = None, True
    play = Play(g)
    assert play.over()
    assert (play.ship(0)["skips"], play.ship(0)["space"]) == (False, None)
    assert not play.told("xia.turn.phases")
