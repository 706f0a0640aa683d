"""Writes whole games into this folder, once: `python -m tests.recorded.make xia`. What is there stays as it is.

Recorded games are replayed on every change and never rewritten: a change that breaks one brings a migration. Bots play
them; those of random players have gifts, undos and take-backs where the game has them. What was played by hand at the
text table lies in `by-hand` and cannot be made here.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rimward.bots import BOTS, Ask
from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.question import NOTHING
from rimward.kernel.record import write
from tests.conformance.play import chosen, do

HERE = Path(__file__).parent


class Wanted(NamedTuple):
    """A game to be recorded under a name. Without bots, players do anything at random, and take some of it back."""

    name: str
    seats: int
    options: Mapping[str, Any] = NOTHING
    bots: tuple[str, ...] = ()


XIA = (
    Wanted("3-first-game", 3, {"first_game": True}, ("greedy",) * 3),
    Wanted("3-greedy", 3, {"target": 5}, ("greedy",) * 3),
    Wanted("3-greedy-ru-without-npcs", 3, {"target": 5, "edition": "ru-2023", "npcs": False}, ("greedy",) * 3),
    Wanted("4-first-game-mixed", 4, {"first_game": True}, ("greedy", "random", "greedy", "random")),
    Wanted("4-greedy-ru", 4, {"target": 6, "edition": "ru-2023"}, ("greedy",) * 4),
    Wanted("4-greedy-house-rules", 4, {"target": 5, "min_move": 2, "start_credits": 6000}, ("greedy",) * 4),
    Wanted("5-greedy", 5, {"target": 5}, ("greedy",) * 5),
    Wanted("5-greedy-without-npcs", 5, {"target": 5, "npcs": False}, ("greedy",) * 5),
    Wanted("5-greedy-and-random-ru", 5, {"target": 5, "edition": "ru-2023"}, ("greedy",) * 3 + ("random",) * 2),
    Wanted("3-random", 3, {"target": 5}),
    Wanted("4-random-first-game", 4, {"first_game": True}),
    # Mended rules send three of those above another way: they end before that, and these were recorded beside them.
    Wanted("5-greedy-by-the-book", 5, {"target": 5}, ("greedy",) * 5),
    Wanted("3-random-by-the-book", 3, {"target": 5}),
    Wanted("4-random-first-game-by-the-book", 4, {"first_game": True}),
)
CUT = ("5-greedy", "3-random", "4-random-first-game")  # what is left of them replays to its end


ANDROMEDA = (
    Wanted("2-greedy", 2, {"length": "short"}, ("greedy",) * 2),
    Wanted("3-first-game", 3, {"first_game": True}, ("greedy",) * 3),
    Wanted("4-greedy-twilight", 4, {"length": "short", "events": "twilight"}, ("greedy",) * 4),
    Wanted("3-random-chosen", 3, {"length": "short", "factions": "chosen"}),
    Wanted("2-greedy-quasars", 2, {"length": "short", "special": "quasars"}, ("greedy",) * 2),
    Wanted("3-greedy-vortexes-twilight", 3, {"special": "vortexes", "events": "twilight"}, ("greedy",) * 3),
    Wanted("4-greedy-teams", 4, {"length": "short", "teams": True}, ("greedy",) * 4),
    Wanted("4-random-teams", 4, {"length": "short", "teams": True, "destinies": True, "special": "quasars"}),
    Wanted("2-random-destinies", 2, {"length": "short", "destinies": True, "events": "twilight"}),
    Wanted("4-greedy-long-destinies", 4, {"length": "long", "destinies": True}, ("greedy",) * 4),
)
ALONE: Mapping[str, Any] = {"events": "quiet", "guards": False}  # without enemies
SHORT: Mapping[str, Any] = {"campaign": 3, "quicker": True, "crew": "dealt"}
AURORA = (
    Wanted("2-greedy-ledger", 2, {"mission": "silent-ledger", "tier": 2, "deck": 8, **ALONE}, ("greedy",) * 2),
    Wanted("3-random-fever", 3, {"mission": "fever-line", "deck": 6, "drop_items": True, **ALONE}),
    Wanted(
        "4-greedy-princess",
        4,
        {"mission": "abduct-the-princess", "quicker": True, "deck": 7, **ALONE},
        ("greedy",) * 4,
    ),
    Wanted("2-greedy-listening-post", 2, {"mission": "the-listening-post", "deck": 8}, ("greedy",) * 2),
    Wanted("4-greedy-kite-hunt", 4, {"mission": "the-kite-hunt", "deck": 8, "level": 2}, ("greedy",) * 4),
    Wanted("3-random-larger", 3, {"larger_board": True, "location_text": True, "bounty_redraw": True, "deck": 6}),
    Wanted(
        "2-greedy-campaign",
        2,
        {"campaign": 3, "storyline": "fever-market", "quicker": True, "deck": 6},
        ("greedy",) * 2,
    ),
    # Each of the three endings: fought for in two, and one that all win together, or lose.
    Wanted("3-greedy-civil-war", 3, {"storyline": "civil-war", "deck": 6, **SHORT, **ALONE}, ("greedy",) * 3),
    Wanted("4-greedy-rust-tide", 4, {"storyline": "rust-tide", **SHORT, "events": "quiet"}, ("greedy",) * 4),
    Wanted("1-greedy-rust-tide", 1, {"campaign": 3, "storyline": "rust-tide", "quicker": True, "deck": 6}, ("greedy",)),
    Wanted("1-greedy-solo", 1, {"mission": "abduct-the-princess", "deck": 8}, ("greedy",)),
    Wanted("1-greedy-solo-quicker", 1, {"mission": "silent-ledger", "quicker": True}, ("greedy",)),
    Wanted("2-random-solo", 2, {"coalition": "game", "events": "full", "level": 2, "deck": 6, "crew": "dealt"}),
)
NAMED = {"xia": XIA, "andromeda": ANDROMEDA, "aurora": AURORA}


def wanted(game: Game) -> tuple[Wanted, ...]:
    if game.name in NAMED:
        return NAMED[game.name]
    return tuple(Wanted(f"{seats}-seats", seats) for seats in game.seats_for({}))


def played(game: Game, want: Wanted) -> Match:
    """A whole game. It depends on nothing but what is wanted, so that it can be made again."""
    told = want.seats if want.name == f"{want.seats}-seats" else want.name
    match = Match.new(game, want.seats, want.options, chance=Seeded(f"recorded {told}"))
    if not want.bots:
        _at_random(match, Random(f"{game.name} {told}"))
    bots = [BOTS[bot](game, seat) for seat, bot in enumerate(want.bots)]
    while match.result is None:
        question = next(question for question in match.asked if not question.answered)
        seat = question.seat
        ask = Ask(seat, question.code, question.keys, partial(match.view, seat))
        match.answer(question.id, seat, bots[seat].choose(ask))
    return match


def _at_random(match: Match, rng: Random) -> None:
    seats = match.table.seats
    while match.result is None:
        undoing = [seat for seat in range(seats) if match.can_undo(seat)]
        if undoing and rng.random() < 0.05:
            match.undo(undoing[0])
        elif len(match.line) > 10 and rng.random() < 0.01:
            match.take_back(len(match.line) - rng.randrange(1, 8), range(seats))
        else:
            do(match, chosen(match, rng))


def main(names: list[str], folder: Path = HERE) -> None:
    for name in names:
        for want in wanted(GAMES[name]):
            path = folder / name / f"{want.name}.rimward"
            if path.exists():
                print(f"{path.relative_to(folder)} is there and stays as it is")
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            data = write(played(GAMES[name], want).record())
            path.write_bytes(data)
            print(f"{path.relative_to(folder)} is written, {len(data) // 1024} KB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
