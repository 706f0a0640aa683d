"""Gifts: the interjection of Comet Rush."""

import pytest

from rimward.kernel.question import Refused
from tests.games.comet.table import Play


def after_one_haul() -> Play:
    """Pilot 0 has 4 ice; pilot 1 chooses an action."""
    play = Play("jam", "jam", lanes="far near", d6=(5, 5)).passes().say("haul").passes()
    assert play.ice == (4, 0)
    assert (play.asked.seat, play.asked.code) == (1, "comet.turn.action")
    return play


@pytest.mark.rule("comet.gift.any-time")
def test_gifts_of_up_to_three_ice_on_anybodys_turn() -> None:
    play = after_one_haul()
    assert play.match.acts(0) == ["gift:1,1", "gift:1,2", "gift:1,3"]
    assert play.match.acts(1) == [], "nobody gives what is not there"


@pytest.mark.rule("comet.gift.any-time")
def test_no_gift_while_something_else_is_asked() -> None:
    play = after_one_haul().say("haul")
    assert {question.code for question in play.match.asked} == {"comet.lane.choose"}
    assert play.match.acts(0) == []
    with pytest.raises(Refused) as refused:
        play.match.interject(0, "gift:1,1")
    assert refused.value.code == "kernel.refused.no-such-act"


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
