"""Gifts: the interjection of Comet Rush."""

import pytest

from rimward.kernel.question import Refused
from tests.games.comet.table import Play


def after_one_haul(*later: int) -> Play:
    """Pilot 0 has 4 ice; pilot 1 chooses an action."""
    play = Play("jam", "jam", lanes="far near", d6=(5, 5, *later)).passes().say("haul").passes()
    assert play.ice == (4, 0)
    assert (play.asked.seat, play.asked.code) == (1, "comet.turn.action")
    return play


@pytest.mark.rule("comet.gift.any-time")
def test_gifts_of_up_to_three_ice_on_anybodys_turn() -> None:
    play = after_one_haul()
    assert play.match.act_keys(0) == ["gift:1,1", "gift:1,2", "gift:1,3"]
    assert play.match.act_keys(1) == [], "nobody gives what is not there"


@pytest.mark.rule("comet.gift.any-time")
def test_no_gift_while_something_else_is_asked() -> None:
    play = after_one_haul().say("haul")
    assert {question.code for question in play.match.asked} == {"comet.lane.choose"}
    assert play.match.act_keys(0) == []
    with pytest.raises(Refused) as refused:
        play.match.interject(0, "gift:1,1")
    assert (refused.value.code, refused.value.rule) == ("kernel.bar.closed", "comet.lane.choose")
    assert [key for key, _ in play.match.why_no_act(0)] == ["gift:1,1", "gift:1,2", "gift:1,3"]


@pytest.mark.rule("comet.gift.any-time")
def test_no_gift_while_a_gift_or_a_gadget_waits_for_its_answer() -> None:
    play = after_one_haul(6)
    play.match.interject(0, "gift:1,1")
    assert not play.asked.quiet
    assert play.match.acts(0) == []
    play.say("decline").say("drill")
    assert play.asked.code == "comet.gadget.after-roll"
    assert not play.asked.quiet
    assert play.match.acts(0) == []


def test_a_gift_tells_whom_it_is_for_and_what_it_costs_and_why_there_is_none() -> None:
    play = after_one_haul()
    told = [(act.key, act.thing, act.about) for act in play.match.acts(0)]
    assert told == [(f"gift:1,{ice}", "pilot:1", {"ice": ice}) for ice in (1, 2, 3)]
    ((key, bar),) = play.match.why_no_act(1)
    assert (key, bar.code, bar.rule) == ("gift:0,1", "comet.bar.nothing", "comet.gift.any-time")
    assert play.match.why_no_act(0) == []
    with pytest.raises(Refused) as refused:
        play.match.interject(1, "gift:0,1")
    assert (refused.value.code, refused.value.rule) == ("comet.bar.nothing", "comet.gift.any-time")


@pytest.mark.rule("comet.gift.accept")
@pytest.mark.rule("comet.gift.count")
def test_an_accepted_gift_moves_ice_and_the_question_stays_the_same() -> None:
    play = after_one_haul()
    before = play.asked
    play.match.interject(0, "gift:1,3")
    assert (play.asked.seat, play.asked.code) == (1, "comet.gift.accept")
    assert play.ice == (4, 0)
    play.say("accept")
    assert play.ice == (1, 3)
    assert (play.asked.id, play.asked.code, play.asked.keys) == (before.id, before.code, before.keys)


@pytest.mark.rule("comet.gift.count")
def test_a_declined_gift_counts_for_nothing() -> None:
    play = after_one_haul()
    play.match.interject(0, "gift:1,2")
    play.say("decline")
    assert play.ice == (4, 0)
    assert play.told("comet.gift.decline")[0].params == {"giver": 0, "receiver": 1, "ice": 2}
