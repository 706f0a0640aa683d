"""What a Mission pays that was flown where only the Star's sector links pick up and Delivery."""

import pytest

from rimward.games.xia.table.board import Tile
from tests.games.xia.jobs import at_point, holding, later, point, quiet
from tests.games.xia.openings import taken_over
from tests.games.xia.scenes import Play, deal, turn

WAYS = {"027": ("tk-421", "tigris-gate"), "063": ("red-gulch", "loath")}


def flown(card: str, *around: Tile) -> Play:
    """Picked up on one side of the Star and delivered on the other."""
    place, deliver = WAYS[card]
    g = holding(at_point(place, "xia", deliver), card)
    g.tiles += around
    play = Play(g).say("pick-up")
    return later(play, point(taken_over(play), deliver)).say("complete")


@pytest.mark.rule("xia.mission.flyable-distance")
@pytest.mark.rule("xia.mission.payment")
@pytest.mark.parametrize(("card", "least"), [("027", 2000), ("063", 4000)])
def test_a_mission_that_was_flown_pays_the_least_on_its_card_at_least(card: str, least: int) -> None:
    """E:1044, E:1060: who completes a Mission receives its payment. A Shuttle, and contraband."""
    play = flown(card)
    assert play.public("fame") == [1, 0, 0]
    assert play.public("credits") == [least, 0, 0]


@pytest.mark.rule("xia.mission.flyable-distance")
@pytest.mark.rule("xia.mission.payment")
@pytest.mark.parametrize(("card", "paid"), [("027", 3000), ("063", 5000)])
def test_a_way_around_the_star_is_what_counts_where_there_is_one(card: str, paid: int) -> None:
    """E:1060: Star Sectors are no flyable tiles. Around it there are three tiles to move into."""
    play = flown(card, Tile("pelmont", 2, 3), Tile("azure", 7, 1))
    assert play.public("credits") == [paid, 0, 0]


@pytest.mark.rule("xia.mission.payment-fixed")
@pytest.mark.rule("xia.mission.payment")
def test_the_least_is_paid_once() -> None:
    """E:1044: the card is kept, face down, and brings nothing more."""
    play = flown("027")
    assert (play.zone("mission:0"), play.zone("completed:0"), play.public("payments")) == ([], ["027"], [0, 0, 0])
    assert "complete" not in play.asked.keys


@pytest.mark.rule("xia.mission.smuggler-respawn-entry")
@pytest.mark.parametrize(("roll", "kept"), [(12, False), (13, True)])
def test_who_folds_onto_the_planet_sneaks_on_arrival(roll: int, kept: bool) -> None:
    """E:1106: moving onto the planet, by an Ability that crosses no border."""
    tiles = (Tile("lost-sector", 0, 0), Tile("xia", 5, -2), Tile("kemplar-ii", 2, 3))
    g = deal(quiet(turn((0, 0), tiles=tiles, others=((1, 0), (2, 3)), energy=6)), 0, "fold-drive")
    play = Play(holding(g, "064", payment=4000), d20=(12, roll)).say("fold-drive", "hex:2,4")
    assert play.ship(0)["space"] == [2, 4]
    assert not play.chance.left, "the Sneak was rolled"
    assert (bool(play.zone("mission:0")), play.ship(0)["bounty"]) == (kept, 0 if kept else 1000)
