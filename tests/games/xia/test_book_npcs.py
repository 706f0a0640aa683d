"""Ties of NPCs as the book settles them: with the d20 (E:1266). The controller chooses among routes only (E:1246)."""

import pytest

from rimward.games.xia.npcs.turn import NpcTurn
from rimward.games.xia.table.board import Hex, Tile
from rimward.games.xia.table.state import Xia
from tests.games.xia.scenes import Play, easy_tiger, gaiden, npc, puddle_jumper, table

LAW = (Tile("kemplar-ii", 0, 0), Tile("lost-sector", 5, -2), Tile("lunari", 10, -4))
PATROL = "xia.npc.enforcer-patrol"
BETWEEN = ((3, -2), (4, 0))  # as far from the one Lawful planet as from the other
ENFORCER = 3


def patrol(at: Hex, controller: int = 0) -> Xia:
    """Everybody is Innocent, so the Enforcer flies to the most distant Lawful planet."""
    ships = (puddle_jumper(0, (-2, 0)), gaiden(1, (-2, 1)), easy_tiger(2, (-2, 2)))
    g = table((*ships, npc("enforcer", controller, at)), LAW, NpcTurn(ENFORCER), credits=(0,) * 4)
    for seat in range(3):
        g.exhaust(seat, g.zones.face(f"abilities:{seat}", 0))
    return g


def planet(play: Play) -> str:
    (told,) = play.told(PATROL)
    return str(told.params["sector"])


def d20s(play: Play) -> list[tuple[int, ...]]:
    return [event.params["faces"] for event in play.told("kernel.rolled") if event.params["dice"] == (20,)]


@pytest.mark.rule("xia.npc.enforcer-patrol")
@pytest.mark.rule("xia.general.ties")
@pytest.mark.parametrize("at", BETWEEN)
@pytest.mark.parametrize("controller", [0, 2])
def test_between_two_planets_equally_far_the_enforcer_rolls(at: Hex, controller: int) -> None:
    """E:1266-1268: 1 to 10 for the one and 11 to 20 for the other, whoever controls it."""
    found = []
    for roll in (1, 10, 11, 20):
        play = Play(patrol(at, controller), d20=(roll,))
        assert not play.match.asked or play.asked.code != PATROL
        assert d20s(play) == [(roll,)]
        found.append(planet(play))
    assert found[0] == found[1] != found[2] == found[3]
    assert set(found) == {"kemplar-ii", "lunari"}


@pytest.mark.rule("xia.general.ties")
@pytest.mark.rule("xia.fame.luck")
def test_that_roll_is_nobodys_luck() -> None:
    """E:258: only for any of *their* rolls."""
    play = Play(patrol(BETWEEN[0]), d20=(20,))
    assert d20s(play) == [(20,)]
    assert play.public("fame") == [0, 0, 0]


@pytest.mark.rule("xia.npc.enforcer-patrol")
def test_where_one_planet_is_farther_nothing_is_rolled() -> None:
    """A step to either side of the middle there is no tie."""
    for at, found in (((2, -2), "lunari"), ((5, -2), "kemplar-ii")):
        play = Play(patrol(at))
        assert (planet(play), d20s(play)) == (found, [])


@pytest.mark.rule("xia.npc.move-route")
def test_the_controller_still_chooses_among_equal_routes() -> None:
    """E:1246: two spaces lie equally well on the way from Kemplar II to Lunari."""
    play = Play(patrol((0, 0), controller=1))
    assert (play.asked.seat, play.asked.code) == (1, "xia.npc.move-route")
    assert len(play.asked.keys) == 2
