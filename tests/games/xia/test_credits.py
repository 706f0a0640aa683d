"""Credits: whole thousands, paid in full, and given away."""

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.trade.business import BusinessPhase
from rimward.games.xia.turn import Turn
from rimward.kernel.question import Refused
from tests.games.xia.printed import content
from tests.games.xia.scenes import HORSE, Play, easy_tiger, fitted, gaiden, puddle_jumper, shipyard, table

SHIPS = (puddle_jumper(0, (0, 0)), gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))


def action(*credits: int) -> Play:
    return Play(table(tuple(ship.copy() for ship in SHIPS), HORSE, Turn(0), credits=credits))


@pytest.mark.rule("xia.credits.units")
def test_all_amounts_are_whole_thousands() -> None:
    prices = [ship.price for ship in content().ships.values()]
    prices += [amount for outfit in content().outfits.values() for amount in (outfit.price, outfit.resale)]
    assert all(price > 0 and price % 1000 == 0 for price in prices)
    play = action(3000, 0, 0)
    assert play.match.act_keys(0) == [f"gift:{other},{amount}" for other in (1, 2) for amount in (1000, 2000, 3000)]
    with pytest.raises(Refused):
        play.match.interject(0, "gift:1,500")


@pytest.mark.rule("xia.credits.gift")
def test_a_gift_counts_when_the_receiver_accepts() -> None:
    play = action(3000, 1000, 0)
    question = play.asked.id
    play.match.interject(0, "gift:2,2000")
    assert (play.asked.seat, play.asked.code) == (2, "xia.credits.gift")
    assert play.asked.about == {"giver": 0, "credits": 2000}
    assert play.public("credits") == [3000, 1000, 0]
    play.say("accept")
    assert play.public("credits") == [1000, 1000, 2000]
    assert (play.asked.id, play.asked.seat, play.asked.code) == (question, 0, "xia.action.list")


@pytest.mark.rule("xia.credits.gift")
def test_a_gift_may_be_declined_and_binds_nobody() -> None:
    play = action(3000, 1000, 0)
    play.match.interject(1, "gift:0,1000")
    play.say("decline")
    assert play.public("credits") == [3000, 1000, 0]
    assert [event.params["reply"] for event in play.told("xia.credits.gift")] == ["decline"]


@pytest.mark.rule("xia.credits.gift")
@pytest.mark.rule("xia.credits.spending")
def test_every_player_may_give_what_the_player_has() -> None:
    play = action(0, 2000, 1000)
    assert play.match.act_keys(0) == []
    assert play.match.act_keys(1) == ["gift:0,1000", "gift:0,2000", "gift:2,1000", "gift:2,2000"]
    assert play.match.act_keys(2) == ["gift:0,1000", "gift:1,1000"]


@pytest.mark.rule("xia.credits.gift")
def test_a_gift_helps_in_the_business_phase() -> None:
    ships = (fitted("puddle-jumper", 0, (0, 0)), gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
    play = Play(table(ships, (Tile("kemplar-ii", 0, 0),), BusinessPhase(0), credits=(4000, 1000, 0)))
    assert "buy-fame" not in play.asked.keys
    play.match.interject(1, "gift:0,1000")
    play.say("accept")
    assert "buy-fame" in play.asked.keys
    assert play.say("buy-fame").public("credits") == [0, 0, 0]


@pytest.mark.rule("xia.credits.gift")
def test_nothing_is_given_while_a_marker_or_a_piece_is_placed() -> None:
    play = Play(shipyard())
    play.say("end", "buy-outfit:targe")
    assert play.asked.code == "xia.outfit.placement"
    assert play.match.act_keys(0) == play.match.act_keys(1) == []


@pytest.mark.rule("xia.credits.spending")
def test_a_gift_that_is_accepted_was_there() -> None:
    """Nobody can give the same coin twice: while one gift waits for its answer there is no other."""
    play = action(1000, 1000, 0)
    play.match.interject(0, "gift:1,1000")
    assert play.match.act_keys(0) == play.match.act_keys(1) == []
    play.say("accept")
    assert (play.match.act_keys(0), play.public("credits")) == ([], [0, 2000, 0])
