"""Writes whole games into this folder, once: `python -m tests.recorded.make comet`. What is there stays as it is.

Recorded games are replayed on every change and never rewritten: a change that breaks one brings a migration. Random
players play them, with gifts, undos and take-backs where the game has them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.record import write
from tests.conformance.play import chosen, do

HERE = Path(__file__).parent


def played(game: Game, seats: int) -> Match:
    """A whole game; every match differs by its number of seats and nothing else, so that it can be made again."""
    rng, match = Random(f"{game.name} {seats}"), Match.new(game, seats, chance=Seeded(f"recorded {seats}"))
    while match.result is None:
        undoing = [seat for seat in range(seats) if match.can_undo(seat)]
        if undoing and rng.random() < 0.05:
            match.undo(undoing[0])
        elif len(match.line) > 10 and rng.random() < 0.01:
            match.take_back(len(match.line) - rng.randrange(1, 8), range(seats))
        else:
            do(match, chosen(match, rng))
    return match


def main(names: list[str]) -> None:
    for name in names:
        for seats in GAMES[name].seats_for({}):
            path = HERE / name / f"{seats}-seats.rimward"
            if path.exists():
                print(f"{path.relative_to(HERE)} is there and stays as it is")
                continue
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(write(played(GAMES[name], seats).record()))
            print(f"{path.relative_to(HERE)} is written")


if __name__ == "__main__":
    main(sys.argv[1:])
