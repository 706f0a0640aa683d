"""The easy bot: sensible, careless, and worse than `greedy`."""

from collections import Counter
from dataclasses import replace

from rimward.bots import BOTS, Ask
from rimward.games import comet
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import start
from rimward.lab.playout import seen
from tests.bots.test_greedy import wins


def test_it_takes_the_better_half_and_often_not_the_best() -> None:
    game = replace(comet.GAME, advice=lambda table, question, style: [1.0, 3.0, 2.0])
    g = game.new_table(2, {})
    start(g, Seeded(1))
    ask = Ask(0, "comet.lane.choose", ["near", "mid", "far"], lambda: seen(g, 0))
    picked = Counter(BOTS["easy"](game, seed).choose(ask) for seed in range(100))
    assert picked.keys() == {"mid", "far"}
    assert 15 < picked["far"] < 45


def test_it_plays_worse_than_greedy() -> None:
    won = wins(comet.GAME, ["easy", "greedy"], range(40))
    assert won["greedy"] > won["easy"] > 5
