"""Turns, drilling and gadgets of Comet Rush."""

import pytest

from rimward.games.comet import GAME
from rimward.games.comet.flow import Round, Turn
from rimward.games.comet.state import Comet
from rimward.kernel.chance import Scripted
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from tests.games.comet.table import Play


def reasons(play: Play, seat: int = 0) -> dict[str, str]:
    return {key: bar.rule for key, bar in play.match.why_not(seat)}


@pytest.mark.rule("comet.lane.worth")
@pytest.mark.rule("comet.drill.success")
@pytest.mark.parametrize(("lane", "ice"), [("near", 1), ("mid", 2), ("far", 3)])
def test_ice_of_a_lane(lane: str, ice: int) -> None:
    assert Play("jam", "jam", lanes=f"{lane} {lane}", d6=(4,)).passes().hold == ice


@pytest.mark.rule("comet.lane.alone")
@pytest.mark.example("comet.example.alone-in-far")
def test_alone_in_the_far_lane() -> None:
    assert Play("jam", "jam", lanes="far mid", d6=(5,)).passes().hold == 4
    assert Play("jam", "jam", lanes="far far", d6=(5,)).passes().hold == 3


@pytest.mark.rule("comet.lane.risk")
@pytest.mark.rule("comet.drill.success")
@pytest.mark.parametrize(("lane", "fails", "holds"), [("near", 1, 2), ("mid", 2, 3), ("far", 3, 4)])
def test_risk_of_a_lane(lane: str, fails: int, holds: int) -> None:
    lanes = f"{lane} {lane}"
    play = Play("jam", "jam", lanes=lanes, d6=(fails, 6), draw=("jam",)).passes()
    assert [event.params["seat"] for event in play.told("comet.drill.bust")] == [0]
    play = Play("jam", "jam", lanes=lanes, d6=(holds,)).passes()
    assert not play.told("comet.drill.bust")


@pytest.mark.rule("comet.drill.bust")
@pytest.mark.rule("comet.turn.end")
def test_a_bust_loses_the_hold_ends_the_turn_and_consoles() -> None:
    play = Play("jam", "jam", lanes="near near", d6=(5, 1, 5), draw=("nudge",)).passes()
    assert play.hold == 1
    play.say("drill").passes()
    assert play.told("comet.drill.bust")[0].params == {"seat": 0, "lost": 1}
    assert play.hand(0) == ["jam", "nudge"]
    assert play.asked.seat == 1
    assert play.ice == (0, 0)
    play.over()


@pytest.mark.rule("comet.drill.roll")
@pytest.mark.rule("comet.turn.drill")
def test_a_drill_is_one_die() -> None:
    play = Play("jam", "jam", lanes="near near", d6=(5, 4)).passes().say("drill")
    rolled = play.told("kernel.rolled")[-1].params
    assert (rolled["by"], rolled["rule"], rolled["dice"], rolled["faces"]) == (0, "comet.drill.roll", (6,), (4,))
    play.over()


@pytest.mark.rule("comet.turn.action")
def test_an_empty_hold_leaves_only_drilling_and_the_log_says_so() -> None:
    play = Play("jam", "jam", lanes="near near", d6=(5,))
    forced = play.told("kernel.forced")
    assert [(event.params["seat"], event.params["key"]) for event in forced] == [(0, "drill")]
    assert play.passes().asked.keys == ["drill", "haul", "tune"]


@pytest.mark.rule("comet.turn.haul")
def test_a_haul_brings_the_ice_home_and_ends_the_turn() -> None:
    play = Play("jam", "jam", lanes="mid near", d6=(5, 5)).passes().say("haul")
    assert play.ice == (3, 0)
    assert play.asked.seat == 1, "the next pilot's roll is open"
    assert [event.params["seat"] for event in play.told("comet.turn.start")] == [0, 1]


@pytest.mark.rule("comet.turn.tune")
def test_tuning_costs_an_ice_and_draws_a_gadget() -> None:
    play = Play("jam", "jam", lanes="near near", d6=(5, 5), draw=("boost",)).passes().say("tune")
    assert play.hand(0) == ["jam", "boost"]
    assert play.told("comet.turn.start")[-1].params["seat"] == 0, "still the same turn: with an empty hold, a drill"


@pytest.mark.rule("comet.turn.tune")
def test_what_is_left_after_tuning_stays_in_the_hold() -> None:
    play = Play("jam", "jam", lanes="near far", d6=(5,), draw=("boost",)).passes().say("tune")
    assert play.hold == 1
    play.over()


@pytest.mark.rule("comet.turn.haul")
@pytest.mark.rule("comet.turn.tune")
def test_an_empty_hold_can_neither_haul_nor_tune() -> None:
    turn, g = Turn(0), Comet(2, target=15, rounds=12)
    barred = {act: turn.barred(g, act) for act in ("drill", "haul", "tune")}
    assert barred["drill"] is None
    assert barred["haul"] is not None
    assert barred["haul"].rule == "comet.turn.haul"
    assert barred["tune"] is not None
    assert barred["tune"].rule == "comet.turn.tune"


@pytest.mark.rule("comet.drill.full")
def test_a_full_hold_takes_no_more() -> None:
    play = Play("jam", "jam", lanes="far near", d6=(5, 5, 5)).passes().say("drill").passes()
    assert play.hold == 8
    assert reasons(play) == {"drill": "comet.drill.full"}
    with pytest.raises(Refused) as refused:
        play.say("drill")
    assert (refused.value.code, refused.value.rule) == ("comet.bar.full", "comet.drill.full")


@pytest.mark.rule("comet.drill.full")
def test_what_does_not_fit_is_lost() -> None:
    play = Play("jam", "jam", lanes="far far", d6=(5, 5, 5)).passes().say("drill").passes().say("drill").passes()
    assert play.told("comet.drill.ice")[-1].params == {"seat": 0, "ice": 2, "hold": 8}


@pytest.mark.rule("comet.gadget.limit")
def test_three_gadgets_are_the_most() -> None:
    play = Play("jam", "jam", lanes="mid near", d6=(5, 1, 6), draw=("jam", "jam")).passes().say("tune", "tune")
    assert play.hand(0) == ["jam", "jam", "jam"]
    assert reasons(play)["tune"] == "comet.gadget.limit"
    play.say("drill").passes()
    assert play.told("comet.drill.bust"), "the second drill fails"
    assert play.hand(0) == ["jam", "jam", "jam"], "and brings no fourth gadget"
    play.over()


@pytest.mark.rule("comet.gadget.secret")
def test_others_see_how_many_gadgets_and_not_which() -> None:
    play = Play("jam", "boost", lanes="near near", d6=(5, 5), draw=("nudge",)).passes().say("tune")
    assert play.hand(1, of=0) == [None, None]
    assert play.hand(0, of=0) == ["jam", "nudge"]
    assert [event.params["card"] for event in play.told("comet.gadget.drawn", seat=1)] == [None, "boost", None]
    assert play.hand(2, of=1) == [None], "spectators see no more than that"


@pytest.mark.rule("comet.gadget.draw")
def test_an_empty_deck_is_made_of_the_played_gadgets() -> None:
    match = tuning_with_an_empty_deck(played=("jam", "boost"))
    match.answer(match.asked[0].id, 0, "tune")
    zones = match.view(0)["zones"]
    assert zones["hand:0"]["items"] == [["boost", 0b001]]
    assert (zones["deck"]["bag"], zones["discard"]["items"]) == (1, [])


@pytest.mark.rule("comet.gadget.draw")
def test_with_no_gadget_left_nothing_is_drawn() -> None:
    match = tuning_with_an_empty_deck(played=())
    match.answer(match.asked[0].id, 0, "tune")
    assert match.view(0)["zones"]["hand:0"]["items"] == []


def tuning_with_an_empty_deck(played: tuple[str, ...]) -> Match:
    g = GAME.new_table(2, {})
    assert isinstance(g, Comet)
    g.lanes = ("near", "far")
    g.zones.add("deck", "gadget")
    for face in played:
        g.zones.put("discard", face, g.zones.everyone)
    g.stack = [Round(1, 0, turn=1), Turn(0, hold=3).then("turns")]
    return Match.scenario(GAME, g, chance=Scripted(draw=["boost"]))


@pytest.mark.rule("comet.gadget.after-roll")
def test_gadgets_go_round_from_the_roller_until_all_pass() -> None:
    play = Play("jam", "boost", "jam", lanes="near near near", d6=(5,))
    order: list[int] = []
    for key in ("pass", "card:0", "pass", "pass"):
        order.append(play.asked.seat)
        play.say(key)
    assert order == [0, 1, 2, 0], "after a card all who hold one are asked again"
    assert play.asked.code == "comet.turn.action"


@pytest.mark.rule("comet.gadget.play")
def test_a_played_gadget_lies_open() -> None:
    play = Play("jam", "boost", lanes="near near", d6=(5,)).say("card:0")
    assert play.match.view(2)["zones"]["discard"]["items"] == [["jam", 0b111]]
    assert play.told("comet.gadget.played", seat=1)[0].params == {"seat": 0, "card": "jam"}
    assert play.hand(0) == []


@pytest.mark.rule("comet.gadget.jam")
@pytest.mark.parametrize(("die", "result"), [(5, 4), (1, 1)])
def test_a_jam_takes_one_off(die: int, result: int) -> None:
    play = Play("jam", "boost", lanes="near near", d6=(die, 6), draw=("jam",)).say("card:0")
    assert play.told("comet.gadget.die")[0].params == {"face": result}


@pytest.mark.rule("comet.gadget.boost")
@pytest.mark.parametrize(("die", "result"), [(2, 3), (6, 6)])
@pytest.mark.example("comet.example.boosted-out-of-trouble")
def test_a_boost_adds_one(die: int, result: int) -> None:
    play = Play("boost", "jam", lanes="mid mid", d6=(die,)).say("card:0").passes()
    assert play.told("comet.gadget.die")[0].params == {"face": result}
    assert play.hold == 2, "a boost saves a drill that would have failed"


@pytest.mark.rule("comet.gadget.nudge")
def test_a_nudge_is_a_roll_of_its_own() -> None:
    play = Play("nudge", "jam", lanes="near near", d6=(1, 5)).say("card:0")
    assert [event.params["faces"] for event in play.told("kernel.rolled")] == [(1,), (5,)]
    assert play.asked.seat == 1, "the other may play on the new roll"
    play.passes()
    assert play.hold == 1
    play.over()


@pytest.mark.rule("comet.gadget.nudge")
def test_the_new_result_counts_even_if_it_is_worse() -> None:
    play = Play("nudge", "jam", lanes="near near", d6=(5, 1, 6), draw=("jam",)).say("card:0").passes()
    assert [event.params["seat"] for event in play.told("comet.drill.bust")] == [0]
    play.over()


def test_options_are_sorted_for_the_table() -> None:
    play = Play("jam", "boost", lanes="near near", d6=(6,))
    assert {option.key: option.sort for option in play.asked.options} == {"card:0": "plain", "pass": "end"}
    play.passes()
    sorts = {option.key: option.sort for option in play.asked.options}
    assert sorts == {"drill": "risk", "haul": "goal", "tune": "plain"}
