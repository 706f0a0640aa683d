"""Setup, rounds, lanes and the end of Comet Rush."""

import pytest

from rimward.games.comet import GADGETS, GAME
from rimward.kernel.chance import Scripted, Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from tests.games.comet.table import Play


@pytest.mark.rule("comet.general.players")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_pilots_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        Match.new(GAME, seats, chance=Seeded(1))
    assert (refused.value.code, refused.value.numbers["least"], refused.value.numbers["most"]) == (
        "kernel.refused.seats",
        2,
        4,
    )


@pytest.mark.rule("comet.general.players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_pilots_play(seats: int) -> None:
    assert [question.seat for question in Match.new(GAME, seats, chance=Seeded(1)).asked] == list(range(seats))


@pytest.mark.rule("comet.setup.hand")
def test_everyone_starts_with_one_gadget() -> None:
    play = Play("nudge", "boost", "jam")
    assert [play.hand(seat) for seat in range(3)] == [["nudge"], ["boost"], ["jam"]]
    assert play.match.view(0)["zones"]["deck"]["bag"] == len(GADGETS) - 3


@pytest.mark.rule("comet.gadget.deck")
def test_four_of_each_gadget() -> None:
    seen = Play("nudge", "nudge").match.view(2)["unseen"]["gadget"]
    assert seen == {"boost": 4, "jam": 4, "nudge": 4}


@pytest.mark.rule("comet.setup.start")
@pytest.mark.rule("comet.round.lanes")
def test_the_first_seat_begins_after_all_have_a_lane() -> None:
    play = Play("jam", "jam", "jam", d6=(5,))
    assert {question.code for question in play.match.asked} == {"comet.lane.choose"}
    play.lanes("near near near")
    assert [event.params["seat"] for event in play.told("comet.turn.start")] == [0]


@pytest.mark.rule("comet.lane.choose")
def test_lanes_are_secret_until_the_last_and_can_be_changed() -> None:
    play = Play("jam", "jam", d6=(5,))
    mine, theirs = play.match.asked
    play.match.answer(mine.id, 0, "near")
    assert play.match.view(1)["answered"] == [0]
    assert play.match.view(1)["early"] == {}
    assert play.match.view(0)["early"] == {"0": "near"}
    play.match.answer(mine.id, 0, "far")
    play.match.answer(theirs.id, 1, "mid")
    assert play.match.view(1)["table"]["lanes"] == ["far", "mid"]
    assert play.told("comet.lane.chosen", seat=1)[0].params["lanes"] == ("far", "mid")


@pytest.mark.rule("comet.round.turns")
@pytest.mark.rule("comet.turn.start")
def test_one_turn_each_clockwise_with_an_empty_hold() -> None:
    play = Play("jam", "jam", "jam", lanes="near near near", d6=(4, 4, 4))
    for _ in range(3):
        play.passes()
        assert play.hold == 1
        play.say("haul")
    assert [event.params["seat"] for event in play.told("comet.turn.start")] == [0, 1, 2]
    assert play.ice == (1, 1, 1)
    play.over()


@pytest.mark.rule("comet.round.end")
def test_the_next_pilot_begins_the_next_round() -> None:
    play = Play("jam", "jam", lanes="near near", d6=(4, 4, 4))
    for _ in range(2):
        play.passes().say("haul")
    play.lanes("mid far")
    assert play.match.view(0)["table"]["lanes"] == ["far", "mid"], "the first pilot of round two is asked first"
    assert play.told("comet.turn.start")[-1].params["seat"] == 1


@pytest.mark.rule("comet.round.target")
@pytest.mark.rule("comet.general.aim")
def test_reaching_the_target_ends_the_game_after_the_round() -> None:
    play = Play("jam", "jam", lanes="far near", d6=(6, 6, 5), target=8)
    play.passes().say("drill").passes().say("haul")
    assert play.match.result is None, "the round is played to its end"
    play.passes().say("haul")
    assert play.match.result is not None
    assert (play.match.result.winners, play.match.result.scores, play.match.result.code) == (
        (0,),
        (8, 2),
        "comet.round.target",
    )


@pytest.mark.rule("comet.round.last")
def test_the_game_ends_after_the_last_round() -> None:
    play = Play("jam", "jam", lanes="far near", d6=(5, 5), rounds=1)
    result = play.passes().say("haul").passes().say("haul").match.result
    assert result is not None
    assert (result.winners, result.scores, result.code) == ((0,), (4, 2), "comet.round.last")


@pytest.mark.rule("comet.general.aim")
def test_equal_ice_shares_the_win() -> None:
    play = Play("jam", "jam", lanes="near near", d6=(4, 4), rounds=1)
    for _ in range(2):
        play.passes().say("haul")
    assert play.match.result is not None
    assert play.match.result.winners == (0, 1)


def test_options_are_checked() -> None:
    with pytest.raises(Refused) as refused:
        Match.new(GAME, 2, {"target": 99}, chance=Scripted())
    assert refused.value.numbers["allowed"] == "5..40"
    with pytest.raises(Refused) as refused:
        Match.new(GAME, 2, {"speed": 1}, chance=Scripted())
    assert refused.value.code == "kernel.refused.no-such-option"
