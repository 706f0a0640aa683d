"""How likely each seat is to win, as the advice sees it."""

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.advice import OUTLOOK
from rimward.games.xia.table.board import CELLS, Tile
from rimward.games.xia.table.state import Xia
from rimward.games.xia.turn import Turn
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import start
from rimward.kernel.result import Result
from tests.games.xia.scenes import easy_tiger, table

HOME = Tile("kemplar-ii", 0, 0)
chances = OUTLOOK.chances


def at_start(target: int = 10, fame: tuple[int, ...] = (0, 0, 0), credits: tuple[int, ...] = (0, 0, 0)) -> Xia:
    """Three alike, side by side."""
    ships = tuple(easy_tiger(seat, CELLS[seat]) for seat in range(3))
    return table(ships, (HOME,), Turn(0), target=target, fame=fame, credits=credits)


def test_chances_are_a_distribution_from_the_setup_on() -> None:
    g = GAME.new_table(4, {})
    start(g, Seeded(1))
    assert GAME.chances is not None
    found = GAME.chances(g)
    assert found == pytest.approx([0.25] * 4)
    assert sum(chances(at_start(fame=(7, 1, 0)))) == pytest.approx(1)


def test_every_fame_is_a_better_chance_for_the_one_and_a_worse_for_the_others() -> None:
    before = chances(at_start())
    for fame in range(1, 10):
        after = chances(at_start(fame=(fame, 0, 0)))
        assert after[0] > before[0]
        assert after[1] < before[1]
        assert after[2] < before[2]
        before = after
    assert before[0] > 0.9


def test_money_counts_and_fame_counts_more_than_what_it_costs() -> None:
    even, rich, famous = at_start(), at_start(credits=(9000, 0, 0)), at_start(credits=(4000, 0, 0), fame=(1, 0, 0))
    assert chances(even)[0] < chances(rich)[0] < chances(famous)[0]


def test_a_lead_is_worth_more_near_the_end() -> None:
    early, late = at_start(fame=(3, 1, 1)), at_start(fame=(9, 7, 7))
    assert chances(early)[0] < chances(late)[0]
    assert chances(at_start(target=20, fame=(9, 7, 7)))[0] < chances(late)[0]


def test_a_game_that_is_over_is_certain() -> None:
    g = at_start(fame=(2, 10, 9))
    g.result = Result((1,), g.fame, "xia.victory.immediate")
    assert chances(g) == [0, 1, 0]
