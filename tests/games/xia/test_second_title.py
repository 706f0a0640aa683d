"""Titles and Fame, a second look at rules of which one test alone had told."""

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import TITLES, TITLES_OPEN, Xia, titles, token
from rimward.games.xia.turn import Turn
from tests.games.xia.jobs import at_point, holding
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play, flight, turn
from tests.games.xia.title_scenes import claims, end, give, in_deck, lay_open, round_table, turn_of

CARDS = content().titles
FIVE = ("spice", "holo", "terra", "plasma", "cyber")


# --- claiming --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.claim-several")
@pytest.mark.rule("xia.fame.titles")
def test_the_third_player_claims_three_at_once_and_leaves_what_is_not_met() -> None:
    """E:994: as long as all necessary objectives are met."""
    g = lay_open(turn((0, 0)), "tycoon", "public-enemy", "survivor", "gunner")
    g.credits, g.stack = (0, 0, 8000), [Turn(2)]
    g.ships[2].bounty, g.ships[2].damaged = 4000, tuple(range(3, 10))
    play = Play(g)
    assert claims(play) == ["tycoon", "public-enemy", "survivor"]
    play.say("title:survivor", "title:tycoon", "title:public-enemy")
    assert sorted(map(str, play.zone(titles(2)))) == ["public-enemy", "survivor", "tycoon"]
    assert play.zone(TITLES_OPEN) == ["gunner"]
    assert play.public("fame") == [0, 0, sum(CARDS[card].fame for card in ("tycoon", "public-enemy", "survivor"))]


@pytest.mark.rule("xia.title.claim-several")
@pytest.mark.parametrize("picked", [("survivor", "public-enemy"), ("public-enemy",), ()])
def test_of_three_that_are_met_any_may_be_left(picked: tuple[str, ...]) -> None:
    """E:994: players *may* claim multiple Titles; what is left lies there for the next turn."""
    g = round_table(lay_open(turn((0, 0), bounty=4000, damaged=tuple(range(7))), "tycoon", "public-enemy", "survivor"))
    g.credits = (8000, 0, 0)
    play = end(Play(g)).say(*(f"title:{card}" for card in picked), "done")
    assert sorted(map(str, play.zone(titles(0)))) == sorted(picked)
    assert play.public("fame")[0] == sum(CARDS[card].fame for card in picked)
    left = [card for card in ("tycoon", "public-enemy", "survivor") if card not in picked]
    assert play.zone(TITLES_OPEN) == left
    assert claims(turn_of(play, 0)) == left


@pytest.mark.rule("xia.fame.titles")
@pytest.mark.parametrize(("card", "fame"), [("survivor", 1), ("public-enemy", 2), ("collector", 3)])
def test_a_title_gives_one_two_or_three_fame(card: str, fame: int) -> None:
    """E:257: the amount that is stated on the card."""
    g = lay_open(turn((0, 0), bounty=4000, damaged=(0, 1, 2, 3, 4), hold=("",) * 5 + FIVE), card)
    if card == "survivor":
        g.ships[0].damaged, g.ships[0].hold = tuple(range(7)), ("",) * 10
    play = Play(g)
    assert claims(play) == [card]
    play.say(f"title:{card}")
    assert play.public("fame") == [fame, 0, 0]
    assert [event.params["points"] for event in play.told("xia.fame.titles")] == [fame]


@pytest.mark.rule("xia.title.no-same-phase")
@pytest.mark.rule("xia.status.order")
def test_a_title_that_is_met_when_it_is_drawn_waits_a_round() -> None:
    """E:779-782: claiming is the first step and drawing the second."""
    g = round_table(in_deck(turn((0, 0)), "tycoon"))
    g.fame, g.credits = (3, 0, 0), (9000, 0, 0)
    play = Play(g, draw=("tycoon",))
    assert claims(play) == []
    assert play.zone(TITLES_OPEN) == ["tycoon"]
    assert [claims(turn_of(play, seat)) for seat in (1, 2, 0)] == [[], [], ["tycoon"]]


@pytest.mark.rule("xia.title.deck-empty")
def test_when_all_eighteen_have_an_owner_nothing_is_drawn() -> None:
    """E:72, E:988: whatever Title spaces are passed."""
    g = in_deck(turn((0, 0)))
    for number, card in enumerate(CARDS):
        give(g, number % 3, card)
    g.fame = (0, 19, 3)
    play = end(Play(g))
    assert (play.told("xia.title.draw"), play.zone(TITLES_OPEN)) == ([], [])
    assert play.match.view(0)["zones"][TITLES]["bag"] == 0
    assert [len(play.zone(titles(seat))) for seat in range(3)] == [6, 6, 6]


# --- Fame ------------------------------------------------------------------------------------------------------------
def before_a_token(fame: int, target: int) -> Xia:
    """Seat 0 in the middle of a Move, one step from a token that gives Fame."""
    g = flight((1, 0), 3)
    g.zones.add(token("lost-sector"), "token")
    g.zones.put(token("lost-sector"), "fame", 0)
    g.fame, g.target = (fame, 0, 0), target
    return g


@pytest.mark.rule("xia.fame.immediate")
def test_fame_of_a_token_counts_in_the_middle_of_a_move() -> None:
    """E:869: the player immediately receives it; the Move goes on."""
    play = Play(before_a_token(2, 20)).say("hex:0,0", "token")
    assert play.public("fame") == [3, 0, 0]
    assert (play.asked.code, play.asked.about["movement"]) == ("xia.move.point-per-space", 2)


@pytest.mark.rule("xia.fame.immediate")
@pytest.mark.rule("xia.victory.immediate")
def test_the_last_fame_ends_the_game_in_the_middle_of_a_move() -> None:
    """E:231, E:239"""
    play = Play(before_a_token(4, 5)).say("hex:0,0", "token")
    assert play.match.result is not None
    assert (play.match.result.winners, play.public("fame")) == ((0,), [5, 0, 0])


@pytest.mark.rule("xia.fame.missions")
@pytest.mark.parametrize(
    ("card", "payment"),
    [("027", 4000), ("039", 1000), ("049", 5000), ("056", 6000), ("063", 4000), ("071", 3000)],
)
def test_every_type_of_mission_is_worth_one_fame_whatever_it_pays(card: str, payment: int) -> None:
    """E:250: each Mission completed, Lawful or not."""
    play = Play(holding(at_point(content().missions[card].deliver), card, payment=payment)).say("complete")
    assert (play.public("fame"), play.public("credits")) == ([1, 0, 0], [payment, 0, 0])


@pytest.mark.rule("xia.fame.missions")
def test_a_mission_that_is_given_up_or_only_fulfilled_is_worth_none() -> None:
    """E:1044: for the Complete a Mission Action alone."""
    g = holding(at_point("tk-421", "tigris-gate"), "027")
    g.tiles = (*g.tiles, Tile("pelmont", -5, 2))
    play = Play(g).say("pick-up")
    assert play.public("fame") == [0, 0, 0]
    assert play.say("abort").public("fame") == [0, 0, 0]
