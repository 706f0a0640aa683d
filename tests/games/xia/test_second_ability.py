"""Ability Cards, a second look at rules of which one test alone had told."""

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import abilities, exhausted
from rimward.kernel.question import Refused
from tests.games.xia.scenes import HORSE, Play, attack, deal, turn

TK = (Tile("tk-421", 0, 0),)


@pytest.mark.rule("xia.ability.evasive-thrusters")
@pytest.mark.parametrize(("roll", "prevents"), [(1, 0), (4, 0), (5, 3), (12, 5), (20, 8)])
def test_evasive_thrusters_among_asteroids(roll: int, prevents: int) -> None:
    """E:905: as in combat, and for nothing. 9 is rolled for the asteroid."""
    g = deal(turn((1, -1), tiles=TK, energy=2), 0, "evasive-thrusters")
    play = Play(g, d20=(9, roll)).say("impulse", "cross:1,0", "evasive-thrusters")
    while play.asked.code == "xia.damage.placement":
        play.say(play.asked.keys[-1])
    assert (len(play.ship(0)["damaged"]), play.ship(0)["energy"]) == (9 - prevents, 2)
    assert play.zone(exhausted(0)) == ["evasive-thrusters"]


@pytest.mark.rule("xia.ability.evasive-thrusters")
def test_evasive_thrusters_work_once_until_they_are_refreshed() -> None:
    """E:290: two attacks in the same turn, and the second finds them exhausted."""
    play = Play(attack(), d6=(6, 6), d20=(12,))
    play.say("attack", "ship:1", "use:0,0", "done", "done", "evasive-thrusters", "hold:1,12")
    play.say("attack", "ship:1", "use:0,1", "done", "done")
    told = [event.params for event in play.told("xia.combat.resolve")]
    assert [(event["defense"], event["damage"]) for event in told] == [(5, 1), (0, 6)]


@pytest.mark.rule("xia.ability.side-bet")
@pytest.mark.parametrize(("roll", "energy", "credits", "fame"), [(4, 9, 0, 0), (13, 10, 0, 0), (20, 10, 3000, 1)])
def test_side_bet_with_a_full_meter(roll: int, energy: int, credits: int, fame: int) -> None:
    """E:288: the stake is paid first, so what comes back has room; and a 20 is a 20."""
    play = Play(deal(turn((0, 0), energy=10), 0, "side-bet"), d20=(roll,)).say("side-bet")
    assert play.ship(0)["energy"] == energy
    assert (play.public("credits")[0], play.public("fame")[0]) == (credits, fame)


@pytest.mark.rule("xia.ability.side-bet")
def test_nobody_bets_without_a_stake() -> None:
    """E:288: the Energy on the card has to be there."""
    play = Play(deal(turn((0, 0), energy=0), 0, "side-bet"))
    with pytest.raises(Refused) as refused:
        play.say("side-bet")
    assert refused.value.numbers == {"energy": 0, "needed": 1}
    assert play.zone(abilities(0)) == ["side-bet"]


@pytest.mark.rule("xia.ability.decoy-beacon")
@pytest.mark.parametrize(
    ("faces", "roll", "prevents"),
    [((1,), 5, 1), ((1,), 14, 1), ((4,), 5, 2), ((6,), 13, 2), ((5,), 14, 3), ((6, 1), 5, 3), ((6, 1), 19, 4)],
)
def test_decoy_beacon_rounds_its_part_up(faces: tuple[int, ...], roll: int, prevents: int) -> None:
    """A third or a half of 1, 4, 5, 6 and 7."""
    uses = ("use:0,0", "use:0,1")[: len(faces)]
    play = Play(deal(attack(), 1, "decoy-beacon"), d6=faces, d20=(roll,))
    play.say("attack", "ship:1", *uses, "done", "done", "decoy-beacon")
    told = play.told("xia.combat.resolve")[0].params
    assert (told["attack"], told["defense"], told["damage"]) == (sum(faces), prevents, sum(faces) - prevents)


@pytest.mark.rule("xia.ability.decoy-beacon")
@pytest.mark.parametrize(("roll", "lost"), [(4, 7), (5, 4), (14, 3), (20, 0)])
def test_decoy_beacon_in_a_nebula(roll: int, lost: int) -> None:
    """E:930: of 7 Energy a third (3), half (4) or all stays on board, for 1 Energy."""
    g = deal(turn((2, -1), tiles=HORSE, energy=10), 0, "decoy-beacon")
    play = Play(g, d20=(7, roll)).say("impulse", "cross:1,-1", "decoy-beacon")
    assert play.ship(0)["energy"] == 10 - 1 - lost


@pytest.mark.rule("xia.ability.replicator")
@pytest.mark.parametrize("roll", [5, 14])
def test_replicator_readies_no_more_than_is_exhausted_and_that_is_used_again(roll: int) -> None:
    """One Side Bet, refreshed and used a second time in the same turn; the Replicator itself stays exhausted."""
    g = deal(turn((0, 0), energy=6), 0, "replicator", "side-bet")
    play = Play(g, d20=(4, roll, 14)).say("side-bet", "replicator")
    assert (play.zone(abilities(0)), play.zone(exhausted(0))) == (["side-bet"], ["replicator"])
    play.say("side-bet")
    assert (play.ship(0)["energy"], play.public("credits")[0]) == (6 - 1 - 1, 1000)


@pytest.mark.rule("xia.ability.replicator")
@pytest.mark.parametrize(("roll", "ready"), [(4, 0), (13, 1), (14, 2), (19, 2), (20, 4)])
def test_replicator_readies_so_many_of_three(roll: int, ready: int) -> None:
    """E:288: the last ones first; on a 20 itself as well."""
    cards = ("tac-x", "side-bet", "afterburner")
    g = deal(turn((0, 0), energy=6), 0, "replicator", *cards)
    for card in cards:
        g.exhaust(0, card)
    play = Play(g, d20=(roll,)).say("replicator")
    for card in reversed(cards):
        if play.asked.code == "xia.ability.replicator":
            play.say(f"card:{card}")
    assert (len(play.zone(abilities(0))), play.asked.code) == (ready, "xia.action.list")
    assert ("replicator" in play.zone(abilities(0))) is (roll == 20)
