"""Mag-Harpoon by the publisher's FAQ: the host moves a space, and the follower moves into the space that it left."""

import pytest

from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.state import Effect, Xia
from rimward.games.xia.turn import Turns
from tests.games.xia.scenes import VOID, Play, deal, fitted, table


def line(behind: Hex, host: Hex, third: Hex) -> Xia:
    """Player 1 hangs on player 2, whose turn it is; player 3 is somewhere on the way."""
    names = zip(("swamp-rat", "lamplighter", "numerator"), (behind, host, third), strict=True)
    g = table(tuple(fitted(name, seat, at, "m-22") for seat, (name, at) in enumerate(names)), VOID, Turns(1))
    for seat in range(3):
        deal(g, seat)
    g.effects = (Effect("mag-harpoon", 0, 6, 1, host),)
    return g


def towed(play: Play, *way: Hex) -> Play:
    """The host flies this way; whenever the other ship may follow, it does."""
    for q, r in way:
        play.say(f"hex:{q},{r}")
        while play.asked.seat == 0:
            play.say(next(key for key in play.asked.keys if key.startswith("follow:")))
    return play


def spaces(play: Play) -> list[Hex]:
    return [tuple(play.ship(seat)["space"]) for seat in range(3)]


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.rule("xia.move.through-ships")
@pytest.mark.parametrize(
    "way",
    [
        pytest.param(((0, 0), (1, 0), (2, 0)), id="straight on"),
        pytest.param(((0, 0), (1, -1), (1, -2)), id="and turning off"),
    ],
)
def test_the_line_holds_behind_a_third_ship(way: tuple[Hex, ...]) -> None:
    """The host flies through player 3; with the next step the follower is in the space that the host has just left."""
    play = towed(Play(line((-2, 0), (-1, 0), (0, 0))).say("impulse"), *way)
    assert spaces(play) == [way[1], way[2], (0, 0)]


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.rule("xia.move.one-ship-per-space")
def test_the_follower_does_not_stay_in_the_space_of_the_third_ship() -> None:
    """E:681: through a ship, but never to it. The host stops right behind player 3."""
    play = towed(Play(line((-2, 0), (-1, 0), (0, 0))).say("impulse"), (0, 0), (1, 0)).say("stop")
    assert spaces(play) == [(-1, 0), (1, 0), (0, 0)]


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_the_line_holds_where_nobody_is_in_the_way() -> None:
    play = towed(Play(line((-2, 0), (-1, 0), (2, 0))).say("impulse"), (0, 0), (1, 0), (1, 1))
    assert spaces(play) == [(1, 0), (1, 1), (2, 0)]
