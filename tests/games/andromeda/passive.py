"""How often a seat with sensible orders is asked in the turns of others.

python -m tests.games.andromeda.passive [--games 50] [--seed passive]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rimward.bots import Ask, Bot, bot_named
from rimward.games.andromeda import GAME
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import Table, start
from rimward.kernel.orders import OFF_TURN, Order
from rimward.kernel.window import turn_of
from rimward.lab.playout import begun_with, play
from rimward.lab.simulate import game_seed, hashed

SENSIBLE = (
    Order(where="andromeda.battle.escalation", answer="join-50"),
    Order(where="andromeda.battle.dice-energy", answer="energy-2"),
    Order(where="andromeda.battle.tactical-operations", answer="operation"),
    Order(where="andromeda.damage.module", answer="least-harm"),
    Order(where="andromeda.damage.ship", answer="least-harm"),
    Order(where="andromeda.moon.over-limit-other-turn", answer="room"),
    Order(where=OFF_TURN),
)
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"teams": True}),
    (3, {"special": "quasars"}),
)


class Asked:
    """A greedy bot that writes down what its orders leave to it in the turns of others. What is picked piece by piece,
    such as two resources that an event takes, is one question; where there is one option, nobody is asked."""

    def __init__(self, g: Table, seat: int, seed: int) -> None:
        self.g, self.seat, self.bot = g, seat, bot_named("greedy", GAME, seed)
        self.turn, self.last = 0, -1
        self.found: set[tuple[int, str]] = set()

    def choose(self, ask: Ask) -> str:
        now = turn_of(self.g)
        if now != self.last:  # the seat is asked in each turn of its own, so that no two turns of another look like one
            self.turn, self.last = self.turn + 1, -1 if now is None else now
        if now not in (None, self.seat) and len(ask.keys) > 1:
            self.found.add((self.turn, ask.code))
        return self.bot.choose(ask)


def asked(number: int, seed: str) -> tuple[Counter[int], Counter[str]]:
    """Of one game: how many turns of others had so many questions to the seat with orders, and what they were about."""
    seats, options = TABLES[number % len(TABLES)]
    drawn = game_seed(seed, number)
    passive = number % seats
    g, chance = GAME.new_table(seats, options), Seeded(drawn)
    start(g, chance)
    watched = Asked(g, passive, hashed(f"{drawn}:{passive}"))
    bots: list[Bot] = [bot_named("greedy", GAME, hashed(f"{drawn}:{seat}")) for seat in range(seats)]
    bots[passive] = watched
    played = play(g, chance, bots, orders=begun_with(g, tuple([(passive, order) for order in SENSIBLE])))
    assert played.ordered > 10
    in_turns = Counter(turn for turn, _ in watched.found)
    return Counter(in_turns.values()), Counter(code for _, code in watched.found)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description="How often a seat with sensible orders is asked in the turns of others."
    )
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", default="passive")
    given = parser.parse_args(arguments)
    turns, codes = Counter[int](), Counter[str]()
    for number in range(given.games):
        some, about = asked(number, given.seed)
        turns += some
        codes += about
    print(f"{given.games} games; turns of others by the number of questions to a seat with orders: {dict(turns)}")
    print(*[f"{code}: {times}" for code, times in codes.most_common()], sep="\n")
    return 0 if max(turns, default=0) <= 2 else 1


if __name__ == "__main__":
    sys.exit(main())
