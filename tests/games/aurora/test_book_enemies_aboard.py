"""Scenes of enemies that come aboard a ship on its dock, from the lines of the booklet."""

from __future__ import annotations

import pytest

from rimward.games.aurora.table.names import NOWHERE
from tests.games.aurora.bookfoes import AXIOM, DARIUS, DONEXIA, DREGG, GROM, RANE, RONIN, ZURATHI, act, fights, outing
from tests.games.aurora.foes import enemy
from tests.games.aurora.world import crew, ship, sq

CLAW, HORN = f"{ZURATHI}-1", f"{DREGG}-1"
DOCKED = [ship("cerberus", 0, "dock:0", landed=1), ship("destiny-aurora", 1, sq(25, 25))]


@pytest.mark.rule("aurora.docked.npc-aboard")
def test_who_is_engaged_is_attacked_before_the_highest_initiative() -> None:
    """book:1090-1092: Grom fights on the deck, Donexia is in command."""
    foe = enemy(CLAW, NOWHERE, ship=0, room="deck")
    g = outing(crew(DONEXIA, 0, "commander"), crew(GROM, 0, "deck"), foe, ships=DOCKED, round=3)
    alone = outing(crew(RANE, 0, "navigation"), crew(DONEXIA, 0, "commander"), foe, ships=DOCKED, round=3)
    assert fights(act(g)) == [(CLAW, GROM)]
    assert fights(act(alone)) == [(CLAW, DONEXIA)]


@pytest.mark.rule("aurora.docked.npc-aboard")
@pytest.mark.rule("aurora.docked.highest-initiative")
@pytest.mark.parametrize("name", [DARIUS, AXIOM, HORN, f"{RONIN}-1", "tunnel-hound"])
def test_each_goes_aboard_and_attacks_whoever_is_there(name: str) -> None:
    """book:1090: Rane is nearer, and stands in the open."""
    g = outing(crew(GROM, 0, "weapons"), crew(RANE, 0, sq(13, 6)), enemy(name, sq(13, 3)), ships=DOCKED, round=3)
    play = act(g)
    assert fights(play) == [(name, GROM)]
    assert play.who(name).ship == 0


@pytest.mark.rule("aurora.docked.boardable")
@pytest.mark.parametrize("name", ["quarry-maw", "drone-1"])
def test_giants_and_drones_stay_outside(name: str) -> None:
    """The ruling: they go for Rane."""
    g = outing(crew(GROM, 0, "weapons"), crew(RANE, 0, sq(13, 6)), enemy(name, sq(13, 3)), ships=DOCKED, round=3)
    play = act(g)
    assert fights(play) == [(name, RANE)]
    assert play.who(name).ship == NOWHERE


@pytest.mark.rule("aurora.docked.highest-initiative")
@pytest.mark.parametrize(("landed", "prey"), [(2, GROM), (3, RANE)])
def test_not_in_the_round_in_which_it_landed(landed: int, prey: str) -> None:
    """book:1090: for more than one round."""
    ships = [DOCKED[0].but(landed=landed), DOCKED[1]]
    g = outing(crew(GROM, 0, "weapons"), crew(RANE, 0, sq(13, 6)), enemy(DARIUS, sq(13, 3)), ships=ships, round=3)
    assert fights(act(g)) == [(DARIUS, prey)]


@pytest.mark.rule("aurora.docked.highest-initiative")
def test_a_warrior_does_not_leave_its_fight_for_a_ship() -> None:
    """book:1355: Rane stands beside it."""
    g = outing(crew(GROM, 0, "weapons"), crew(RANE, 0, sq(13, 4)), enemy(HORN, sq(13, 3)), ships=DOCKED, round=3)
    assert fights(act(g)) == [(HORN, RANE)]
