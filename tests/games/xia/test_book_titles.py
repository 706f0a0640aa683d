"""Titles as the book tells them: the first player to complete an objective may claim it, in that player's own turn."""

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import TITLES_OPEN, titles
from rimward.games.xia.turn import Turn, Turns
from rimward.kernel.record import restore, snapshot
from tests.games.xia.scenes import VOID, Play, attack, deal, easy_tiger, gaiden, mark, puddle_jumper, table, turn
from tests.games.xia.title_scenes import claims, end, lay_open, round_table, settle, turn_of

LUCK = "fortunes-favourite"


def both_lucky() -> Play:
    """In the turn of player 1, both have their second 20: player 2 first, who defends, then player 1, who scoops."""
    g = round_table(lay_open(attack(), LUCK))
    g.deeds = ((0, "luck", 1), (1, "luck", 1))
    play = Play(g, d6=(1,), d20=(20, 20))
    play.say("attack", "ship:1", "use:0,0", "done", "done", "evasive-thrusters")
    assert play.public("fame") == [0, 1, 0]
    settle(play).say("energy-scoop")
    assert play.public("fame") == [1, 1, 0]
    return play


@pytest.mark.rule("xia.title.claim")
def test_a_claim_that_was_being_offered_is_offered_after_an_upgrade() -> None:
    """A snapshot of shape 2 does not tell who was first."""
    play = both_lucky()
    assert claims(turn_of(play, 1)) == [LUCK]
    kept = snapshot(play.match.table)
    before = {**kept, "shape": 2, "table": {name: of for name, of in kept["table"].items() if name != "earned"}}
    g = restore(play.match.game, before)
    assert [question.code for question in g.open] == ["xia.title.claim"]
    assert ("title", LUCK) in g.open[0].options


# --- done in the turn of another -------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.first-to-claim")
@pytest.mark.rule("xia.title.progress")
def test_luck_in_the_turn_of_another_comes_first_though_that_player_ends_a_turn_first() -> None:
    """E:994, R:3158"""
    play = both_lucky()
    assert claims(play) == []
    assert claims(turn_of(play, 1)) == [LUCK]
    play.say(f"title:{LUCK}")
    assert (play.zone(titles(1)), play.public("fame")) == ([LUCK], [1, 2, 0])


@pytest.mark.rule("xia.title.first-to-claim")
@pytest.mark.rule("xia.title.claim")
def test_who_was_first_may_decline_and_then_it_is_the_others() -> None:
    """E:994: the first player *may* claim it."""
    play = both_lucky()
    assert claims(play) == []
    assert claims(turn_of(play, 1)) == [LUCK]
    play.say("done")
    assert play.zone(TITLES_OPEN) == [LUCK]
    assert claims(turn_of(play, 2)) == [], "player 3 has done nothing for it"
    assert claims(turn_of(play, 0)) == [LUCK]
    play.say(f"title:{LUCK}")
    assert (play.zone(titles(0)), play.public("fame")) == ([LUCK], [2, 1, 0])


def shooting(*title: str) -> Play:
    """Easy Tiger (player 3) beside Puddle Jumper with 6 damage and Gaiden with 6; the turns go 3, 1, 2."""
    ships = (
        puddle_jumper(0, (1, 0), damaged=(0, 5, 6, 7, 8, 9)),
        gaiden(1, (0, 1), damaged=(7, 8, 9, 10, 11, 12)),
        easy_tiger(2, (0, 0)),
    )
    g = lay_open(table(ships, VOID, Turns(0), sectors=("pelmont", "xia")), *title)
    for seat in range(3):
        deal(g, seat)
    g.stack = [Turns(0), Turn(2).then("order")]
    return Play(g, d8=(1, 1))


def shot(play: Play, target: int) -> Play:
    """Easy Tiger fires its Blaster once; the second time there is nothing to choose but the target."""
    play.say("attack", f"ship:{target}")
    return play.say("use:2,0", "done") if "use:2,0" in play.asked.keys else play


@pytest.mark.rule("xia.title.first-to-claim")
@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("targets", "first"), [((1, 0), 1), ((0, 1), 0)])
def test_damage_in_the_turn_of_a_third(targets: tuple[int, int], first: int) -> None:
    """E:994: player 3 shoots at both, each of them has 7 damage then, and the one who had it first may claim."""
    play = shooting("survivor")
    for target in targets:
        settle(shot(play, target))
    assert [len(play.ship(seat)["damaged"]) for seat in (0, 1)] == [7, 7]
    found = {seat: claims(turn_of(end(play), seat)) for seat in range(first + 1)}
    assert found == {seat: ["survivor"] if seat == first else [] for seat in range(first + 1)}


@pytest.mark.rule("xia.title.first-to-claim")
@pytest.mark.parametrize(("targets", "first"), [((1, 0), 1), ((0, 1), 0)])
def test_attacks_withstood_in_the_turn_of_a_third(targets: tuple[int, int], first: int) -> None:
    """E:994: two Gaidens withstand a 6 each, one after the other."""
    ships = (gaiden(0, (1, 0)), gaiden(1, (0, 1)), easy_tiger(2, (0, 0)))
    g = lay_open(table(ships, VOID, Turns(0), sectors=("pelmont", "xia")), "bulwark")
    for seat in range(3):
        deal(g, seat)
    g.stack = [Turns(0), Turn(2).then("order")]
    play = Play(g, d8=(6, 7, 6, 7))
    for target in targets:
        settle(shot(play, target).say(f"use:{target},0", "done"))
    assert [event.params["damage"] for event in play.told("xia.combat.resolve")] == [0, 0]
    found = {seat: claims(turn_of(end(play), seat)) for seat in range(first + 1)}
    assert found == {seat: ["bulwark"] if seat == first else [] for seat in range(first + 1)}


# --- and destroyed before the Status Phase ---------------------------------------------------------------------------
@pytest.mark.rule("xia.title.first-to-claim")
@pytest.mark.rule("xia.turn.ends-on-own-death")
def test_who_completes_it_and_is_destroyed_in_the_same_turn_was_still_first() -> None:
    """E:994, E:634: only Missions and cubes are lost. Player 2 completes it in the next turn, and has to wait."""
    tiles = (Tile("pelmont", 0, 0),)
    g = round_table(lay_open(turn(mark("pelmont", "salvage"), tiles=tiles), LUCK))
    g.deeds = ((0, "luck", 1), (1, "luck", 1))
    deal(g, 0)
    deal(g, 1, "energy-scoop")
    play = Play(g, d20=(20, 1, 20, 5)).say("salvage")
    settle(play).say("salvage")
    assert (play.ship(0)["space"], play.asked.seat) == (None, 1)
    play.say("energy-scoop")
    assert play.public("fame") == [1, 1, 0]
    assert claims(play) == []
    assert claims(turn_of(play, 0)) == [LUCK]


@pytest.mark.rule("xia.title.first-to-claim")
def test_who_completes_it_alone_claims_at_once() -> None:
    """E:994: player 2 has had only one 20; nobody has to be waited for."""
    g = round_table(lay_open(attack(), LUCK))
    g.deeds = ((0, "luck", 1),)
    play = Play(g, d6=(1,), d20=(20, 20)).say("attack", "ship:1", "use:0,0", "done", "done", "evasive-thrusters")
    settle(play).say("energy-scoop")
    assert claims(play) == [LUCK]
