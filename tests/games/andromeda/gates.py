"""Whole games of greedy bots, and what docs/andromeda-balance.md says of them.

python -m tests.games.andromeda.gates --seats 2 --games 400 --keep two.jsonl      plays on where the file ends
python -m tests.games.andromeda.gates --merge two.jsonl three.jsonl four.jsonl    a table, a column for each file
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from rimward.bots import bot_named
from rimward.games.andromeda import GAME
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.frame import start
from rimward.kernel.story import Telling
from rimward.lab.playout import play
from rimward.lab.simulate import game_seed, hashed

RAIDERS = -1
POINTS = 100  # of a share


class Figures(msgspec.Struct):
    """What one game was like. Lists go by seat."""

    number: int
    scores: list[int]
    winners: list[int]
    turns: list[int]
    modules: list[int]
    developments: list[int]
    events: int = 0
    launches: int = 0
    raided: int = 0  # launches with a battle in which raiders took part
    first: int = 0  # the start player
    ended: bool = False  # somebody reached the VP that trigger the end
    gains: list[dict[str, int]] = []


def played(seats: int, seed: str, number: int, options: dict[str, Any]) -> Figures:
    g, drawn = GAME.new_table(seats, options), game_seed(seed, number)
    g.out = events = list[Event]()
    chance = Seeded(drawn)
    start(g, chance)
    bots = [bot_named("greedy", GAME, hashed(f"{drawn}:{seat}")) for seat in range(seats)]
    result = play(g, chance, bots).result
    none = [0] * seats
    found = Figures(number, list(result.scores), list(result.winners), [*none], [*none], [*none])
    count(found, events)
    return found


def count(found: Figures, events: Sequence[Event]) -> None:
    turns = [event.params["seat"] for event in events if event.code == "andromeda.turn.begins"]
    found.first = turns[0]
    for seat in turns:
        found.turns[seat] += 1
    telling = GAME.telling
    assert isinstance(telling, Telling)
    gains = [Counter[str]() for _ in found.scores]
    for event in events:
        for gain in telling.gains(event):
            gains[gain.seat][gain.source] += gain.points
        match event.code:
            case "andromeda.module.gained":
                found.modules[event.params["seat"]] += 1
            case "andromeda.development.built":
                found.developments[event.params["seat"]] += 1
            case "andromeda.event.card":
                found.events += 1
            case "andromeda.launch.placed":
                found.launches += 1
            case "andromeda.battle.begins":
                found.raided += RAIDERS in event.params["sides"]
            case "andromeda.end.final-turns":
                found.ended = True
    found.gains = [dict(each) for each in gains]


# --- the table -------------------------------------------------------------------------------------------------------
def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def beyond(values: Sequence[float]) -> float:
    """How far from the mean the truth lies at most, 95 times in 100."""
    middle = mean(values)
    return 1.96 * sqrt(sum([(value - middle) ** 2 for value in values]) / max(1, len(values) - 1) / len(values))


def share(found: Figures, seat: int) -> float:
    return (seat in found.winners) / len(found.winners)


def of_winner(source: str) -> Callable[[Figures], float]:
    return lambda found: mean([found.gains[seat].get(source, 0) for seat in found.winners])


ROWS: tuple[tuple[str, str, Callable[[Figures], float]], ...] = (
    ("turns of a player", "35 to 50", lambda found: mean(found.turns)),
    ("events", "6 to 9", lambda found: found.events),
    ("final score of the winner", "120 to 180", lambda found: max(found.scores)),
    ("modules of a player", "12 to 18", lambda found: mean(found.modules)),
    ("developments of a player", "2 to 3.5", lambda found: mean(found.developments)),
    ("launches into a battle with raiders, %", "15 to 35", lambda found: POINTS * found.raided / found.launches),
    (
        "wins of the start player, points from even",
        "-4 to +4",
        lambda found: POINTS * (share(found, found.first) - 1 / len(found.scores)),
    ),
    ("games ended by VP, %", "100", lambda found: POINTS * found.ended),
)


def table(runs: Sequence[Sequence[Figures]]) -> Iterator[str]:
    yield "| | wanted | " + " | ".join([f"{len(run[0].scores)} players, {len(run)} games" for run in runs]) + " |"
    yield "|---|--:|" + "--:|" * len(runs)
    sources = sorted({source for run in runs for found in run for each in found.gains for source in each})
    for name, wanted, reading in (*ROWS, *[(source, "", of_winner(source)) for source in sources]):
        cells = [[reading(found) for found in run] for run in runs]
        yield f"| {name} | {wanted} | " + " | ".join([f"{mean(each):.1f} ±{beyond(each):.1f}" for each in cells]) + " |"


def read(file: Path) -> list[Figures]:
    return [msgspec.json.decode(line, type=Figures) for line in file.read_bytes().splitlines()]


# --- the command -----------------------------------------------------------------------------------------------------
def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play greedy games of Andromeda's Edge and say what they were like.")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="gates")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--keep", type=Path, help="a line for each game, written as it ends")
    parser.add_argument("--merge", type=Path, nargs="+", default=[], help="play nothing: tell what these files hold")
    given = parser.parse_args(arguments)
    if given.merge:
        print(*table([read(file) for file in given.merge]), sep="\n")
        return 0
    options = GAME.checked(dict(each.split("=", 1) for each in given.option))
    runs = read(given.keep) if given.keep and given.keep.exists() else []
    for number in range(len(runs), given.games):
        runs.append(played(given.seats, given.seed, number, options))
        if given.keep:
            with given.keep.open("ab") as file:
                file.write(msgspec.json.encode(runs[-1]) + b"\n")
    print(*table([runs]), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
