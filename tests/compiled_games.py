"""Games of random and greedy players, with a hash of the whole table at every answer: what both builds must agree on.

`python -m tests.compiled_games` prints where the kernel was loaded from and a line for each game.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

import msgspec

from rimward.bots import BOTS, Ask
from rimward.games.catalog import GAMES
from rimward.kernel import frame
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import answer, start
from rimward.kernel.question import key_of
from rimward.kernel.record import snapshot
from rimward.lab.playout import asking

GAMES_PLAYED: tuple[tuple[str, int, dict[str, object], str, int, int], ...] = (
    # game, seats, options, bot, seeds, answers at most
    ("comet", 2, {}, "random", 3, 500),
    ("comet", 4, {}, "greedy", 2, 500),
    ("xia", 3, {"target": 5, "edition": "ru-2023", "min_move": 3, "safe_mining": True}, "random", 2, 800),
    ("xia", 4, {}, "random", 2, 1500),
    ("xia", 5, {"target": 7}, "greedy", 2, 300),
    ("andromeda", 2, {"events": "twilight", "factions": "chosen", "length": "short"}, "random", 2, 1500),
    ("andromeda", 4, {}, "random", 2, 2500),
    ("andromeda", 3, {}, "greedy", 2, 200),
    ("aurora", 2, {"quicker": True}, "random", 2, 600),
    ("aurora", 4, {}, "random", 2, 1000),
    ("aurora", 3, {"crew": "dealt"}, "greedy", 2, 200),
)


def played(game: str, seats: int, options: dict[str, object], bot: str, seed: int, most: int) -> str:
    """One hash over every question and every state of a game."""
    whole, chance = blake2b(digest_size=16), Seeded(seed)
    bots = [BOTS[bot](GAMES[game], seed * 10 + seat) for seat in range(seats)]
    g = GAMES[game].new_table(seats, GAMES[game].checked(options))
    start(g, chance)
    for _ in range(most):
        if g.result is not None:
            break
        question = next(question for question in g.open if question.seat not in g.early)
        seat, keys = question.seat, [key_of(value) for value in question.options]
        whole.update(msgspec.json.encode([question.code, seat, keys, snapshot(g)], order="sorted"))
        ask = asking(g, question)
        if seed % 2 == 0:  # bots of one game have a view, and those of the next what a simulation deals
            ask = Ask(seat, question.code, keys, ask.view)
        answer(g, chance, seat, question.options[keys.index(bots[seat].choose(ask))])
    whole.update(msgspec.json.encode(snapshot(g), order="sorted"))
    return whole.hexdigest()


def lines() -> Iterator[str]:
    for game, seats, options, bot, seeds, most in GAMES_PLAYED:
        for seed in range(seeds):
            yield f"{game} {seats} {bot} {seed} {played(game, seats, options, bot, seed, most)}"


if __name__ == "__main__":
    print(frame.__file__)
    for line in lines():
        print(line, flush=True)
