"""Missions, a second look at rules of which one test alone had told."""

from collections import Counter

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import MISSIONS_OUT, Xia
from rimward.games.xia.turn import Turn
from rimward.kernel.question import Bar
from tests.games.xia.jobs import SHOT, at_point, beside, experienced, holding, laid, later, moving, piles, point, quiet
from tests.games.xia.openings import taken_over
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play, turn

CARDS = content().missions
ROUND = (
    (5, -2),
    (7, 1),
    (4, 6),
    (-1, 8),
    (-6, 10),
)  # beside the middle, then beside each other, half around the slot at (2, 3)


def bar(play: Play, key: str) -> Bar:
    return dict(play.match.why_not(play.asked.seat))[key]


def cleared(play: Play) -> Play:
    while play.match.asked and play.asked.code == "xia.damage.placement":
        play.say(play.asked.keys[-1])
    return play


# --- the cards, and drawing them -------------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.card")
def test_fifty_two_cards_of_six_types_each_with_a_delivery_that_has_a_mission_point() -> None:
    """E:84, E:1024-1032: what begins at a place has one, and what is done to a ship names it or any Outlaw."""
    types = Counter(card.type for card in CARDS.values())
    assert set(types) == {"shuttle", "research", "bounty-hunter", "smuggler", "thief", "assassin"}
    assert types.total() == 52
    for card in CARDS.values():
        assert "mission" in content().sectors[card.deliver].marks, card.name
        assert bool(card.place) == (card.type in ("shuttle", "research", "smuggler")), card.name
        assert bool(card.target) == (card.type in ("thief", "assassin")), card.name
        assert not card.place or "mission" in content().sectors[card.place].marks, card.name


@pytest.mark.rule("xia.mission.draw-limit")
def test_the_limit_is_each_players_own() -> None:
    """E:1034: once per Mission Point and turn. Player 2 draws where player 1 has drawn, in the next turn."""
    g = piles(at_point("azure"), ("027", "028", "029", "030", "031", "032"))
    play = Play(g, draw=("027", "028", "029")).say("draw", "none")
    assert bar(play, "draw").rule == "xia.mission.draw-limit"
    g = taken_over(play)
    g.ships[1].space, g.ships[0].space = g.ships[0].space, (2, -2)
    g.stack = [Turn(1)]
    play = Play(g, draw=("030", "031", "032")).say("draw", "keep:2")
    assert play.zone("mission:1", 1) == ["032"]
    assert bar(play, "draw").rule == "xia.mission.one-active"


# --- Objectives ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.objective-before-delivery")
@pytest.mark.parametrize("card", ["027", "039", "049", "056", "063", "071"])
def test_no_type_is_delivered_before_its_objective_is_fulfilled(card: str) -> None:
    """E:1036: at the Delivery Mission Point with the card still face down."""
    play = Play(holding(at_point(CARDS[card].deliver), card))
    assert "complete" not in play.asked.keys
    assert bar(play, "complete").rule == "xia.mission.objective-before-delivery"
    assert "complete" in Play(holding(at_point(CARDS[card].deliver), card, payment=3000)).asked.keys


@pytest.mark.rule("xia.mission.same-turn")
def test_drawn_researched_and_delivered_in_one_turn() -> None:
    """E:714, E:1036: player 1 is brought from the one Mission Point to the other in the middle of the turn."""
    three = ("039", "027", "055")
    play = Play(piles(at_point("red-gulch", "burning-horse"), three), draw=three, d20=(18,))
    play.say("draw", "keep:0", "research")
    g = taken_over(play)
    g.ships[0].space = point(g, "burning-horse")
    play = Play(g).say("complete")
    assert (play.public("credits")[0], play.public("fame")[0], play.zone("completed:0")) == (5000, 1, ["039"])
    assert play.told("xia.turn.ends") == []


@pytest.mark.rule("xia.mission.experience-discard")
def test_a_thief_spends_a_card_and_keeps_the_fame_of_it() -> None:
    """E:1048: discarded, and only the new result counts. The card of another type stays where it is."""
    g = experienced(holding(beside("left"), "078"), "071", "040")
    g.fame = (2, 0, 0)
    play = Play(g, d20=(17, 6)).say("steal", "experience:0")
    assert (play.zone("completed:0"), play.zone(MISSIONS_OUT)) == (["040"], ["071"])
    assert (play.public("payments")[0], play.public("fame")[0]) == (3000, 2)


@pytest.mark.rule("xia.mission.symbolic-cargo")
def test_contraband_and_data_need_no_room() -> None:
    """E:1064: with a Hold that is full to the last space."""
    full = ("",) * 6 + ("spice",) * 4
    play = Play(holding(at_point("red-gulch", "loath", hold=full), "063")).say("pick-up")
    assert (play.public("payments")[0], play.ship(0)["hold"]) == (4000, list(full))
    play = Play(holding(at_point("red-gulch", "burning-horse", hold=full), "039"), d20=(11,)).say("research")
    assert (play.public("payments")[0], play.ship(0)["hold"]) == (3000, list(full))
    hunter = Play(holding(beside("left", bounty=1000, hold=full), "049"), d6=(6,), d20=(8,)).say(*SHOT, "remains")
    assert (hunter.public("payments")[0], hunter.ship(0)["hold"]) == (3000, list(full))


# --- distances -------------------------------------------------------------------------------------------------------
def around(card: str, *between: str) -> Xia:
    """The pick up in the middle, and the Delivery at the end of a way that bends around an empty slot."""
    sectors = (*between, CARDS[card].deliver)
    g = holding(at_point(CARDS[card].place), card)
    g.tiles = (*g.tiles, *(Tile(sector, *at) for sector, at in zip(sectors, ROUND, strict=False)))
    return quiet_others(g)


def quiet_others(g: Xia) -> Xia:
    g.ships[1].space, g.ships[2].space = (-2, 2), (-2, 1)
    return g


@pytest.mark.rule("xia.mission.shuttle-payment")
@pytest.mark.parametrize(("tiles", "payment"), [(1, 2000), (2, 2000), (3, 3000), (4, 3000), (5, 4000)])
def test_a_way_with_bends_is_counted_tile_by_tile(tiles: int, payment: int) -> None:
    """E:1060, E:1076: the fewest tiles to move into, and not how far it looks. Card 038, from The Keep."""
    between = ("azure", "pelmont", "lunari", "kreller-iv")[: tiles - 1]
    assert Play(around("038", *between)).say("pick-up").public("payments")[0] == payment


@pytest.mark.rule("xia.mission.payment-fixed")
def test_a_shortcut_that_is_found_later_changes_no_payment() -> None:
    """E:1105: contraband for Loath over three sectors; then the empty slot between is explored, and it is two."""
    g = around("063", "azure", "pelmont")
    g.zones.add("stack:sectors", "sector", ("lunari", "xia"))
    play = Play(g).say("pick-up")
    assert play.public("payments")[0] == 5000
    g = taken_over(play)
    g.ships[0].space = (1, 1)
    play = Play(g, draw=("lunari",)).say("scan")
    assert [(tile["q"], tile["r"]) for tile in play.public("tiles")][-1] == (2, 3)
    assert play.public("payments")[0] == 5000
    fresh = around("063", "azure", "pelmont")
    fresh.tiles = (*fresh.tiles, Tile("lunari", 2, 3))
    assert Play(fresh).say("pick-up").public("payments")[0] == 4000, "who picks up now is paid for two"


# --- deliveries ------------------------------------------------------------------------------------------------------
def at_the_wrong_point(card: str) -> Play:
    """With the payment on the card, on a Mission Point that is not the one of the Delivery."""
    wrong = next(name for name in ("azure", "pelmont") if name != CARDS[card].deliver)
    return Play(holding(at_point(wrong, CARDS[card].deliver), card, payment=3000))


@pytest.mark.rule("xia.mission.shuttle-deliver")
@pytest.mark.rule("xia.mission.research-deliver")
@pytest.mark.parametrize(
    ("card", "rule"), [("027", "xia.mission.shuttle-deliver"), ("040", "xia.mission.research-deliver")]
)
def test_passengers_and_data_are_wanted_at_one_mission_point(card: str, rule: str) -> None:
    """E:1077, E:1087"""
    assert bar(at_the_wrong_point(card), "complete").rule == rule
    play = Play(moving(holding(at_point(CARDS[card].deliver), card, payment=3000), 3))
    assert "complete" not in play.asked.keys, "it is an Action, and no Minor one"
    play.say("stop", "complete")
    assert (play.public("credits")[0], play.zone("completed:0")) == (3000, [card])


@pytest.mark.rule("xia.mission.thief-deliver")
@pytest.mark.rule("xia.mission.assassin-deliver")
@pytest.mark.parametrize(
    ("card", "rule"), [("072", "xia.mission.thief-deliver"), ("058", "xia.mission.assassin-deliver")]
)
def test_goods_and_proofs_are_wanted_at_one_mission_point(card: str, rule: str) -> None:
    """E:1115, E:1122"""
    assert bar(at_the_wrong_point(card), "complete").rule == rule
    play = Play(moving(holding(at_point(CARDS[card].deliver), card, payment=4000, crime=1000), 3))
    assert "complete" not in play.asked.keys
    play.say("stop", "complete")
    assert (play.public("credits")[0], play.ship(0)["bounty"], play.zone("completed:0")) == (4000, 1000, [card])


@pytest.mark.rule("xia.mission.smuggler-deliver")
def test_contraband_is_wanted_at_one_mission_point() -> None:
    """E:1107: Azure is not Doravin V; there it brings Payment and Fame, and no Bounty."""
    assert bar(at_the_wrong_point("066"), "complete").rule == "xia.mission.smuggler-deliver"
    play = Play(holding(at_point("doravin-v"), "066", payment=6000)).say("complete")
    assert (play.public("credits")[0], play.public("fame")[0], play.ship(0)["bounty"]) == (6000, 1, 0)


# --- Smuggler and Thief ----------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.smuggler-shield")
@pytest.mark.parametrize(
    ("rolls", "inside", "kept", "bounty"),
    [((9,), False, True, 0), ((17, 12), True, False, 2000), ((11, 13), True, True, 1000), ((18, 20), True, True, 0)],
)
def test_contraband_through_the_shield_of_an_outlaw_planet(
    rolls: tuple[int, ...], inside: bool, kept: bool, bounty: int
) -> None:
    """E:1106: Loath. Both rolls are made, in this order, and each has its own Bounty."""
    g = holding(at_point("loath", "red-gulch"), "063", payment=4000)
    g.ships[0].space = (0, 0)
    play = cleared(Play(moving(g, 3), d20=rolls).say("cross:-1,1"))
    assert (play.ship(0)["space"] == [-1, 1]) is inside
    assert (bool(play.zone("mission:0")), play.ship(0)["bounty"]) == (kept, bounty)


@pytest.mark.rule("xia.mission.thief-target")
@pytest.mark.parametrize(("card", "beside_whom", "fits"), [("078", 2, True), ("078", 0, False), ("072", 0, True)])
def test_left_and_right_are_counted_from_the_thief(card: str, beside_whom: int, fits: bool) -> None:
    """E:1112: player 2 has player 3 to the left and player 1 to the right."""
    g = turn((0, 0), tiles=laid("lost-sector"), others=((0, 0), (0, 0)))
    for seat, space in ((1, (0, 0)), (beside_whom, (1, 0)), (2 - beside_whom, (-2, 2))):
        g.ships[seat].space = space
    g.stack = [Turn(1)]
    play = Play(holding(quiet(g), card, 1))
    assert ("steal" in play.asked.keys) is fits


@pytest.mark.rule("xia.mission.thief-target")
def test_a_target_that_is_gone_is_robbed_when_it_is_back() -> None:
    """E:1112: first it is not on the board, in a later turn it is beside the thief."""
    g = holding(beside("left"), "078")
    g.ships[1].space = None
    play = Play(g)
    assert bar(play, "steal").rule == "xia.mission.thief-target"
    g = taken_over(play)
    g.ships[1].space = (1, 0)
    assert "steal" in later(Play(g), (0, 0)).asked.keys
