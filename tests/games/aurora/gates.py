"""Whole games of greedy bots on every mission, and what docs/aurora-balance.md says of them.

python -m tests.games.aurora.gates --games 40 --keep missions.jsonl           plays on where the file ends
python -m tests.games.aurora.gates --mission fever-line --games 200           one mission only
python -m tests.games.aurora.gates --merge missions.jsonl                     a table, a row for each mission
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
from rimward.games.aurora import GAME
from rimward.games.aurora.table.names import COALITION, RENEGADES
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.frame import start
from rimward.lab.playout import play
from rimward.lab.simulate import game_seed, hashed

POINTS = 100  # of a share
OPTIONS: dict[str, Any] = {"deck": 8, "crew": "dealt", "caps": "fair", "events": "quiet"}
GOALS = ("aurora.win.tier1", "aurora.win.tier2")
TABLES: tuple[tuple[str, ...], ...] = (  # player counts mixed; of three, two are Renegades as often as Coalition
    ("cerberus", "destiny-aurora"),
    ("cerberus", "destiny-aurora", "hades-vi"),
    ("cerberus", "destiny-aurora", "eden-fyre"),
    ("cerberus", "destiny-aurora", "hades-vi", "eden-fyre"),
)


class Figures(msgspec.Struct):
    """What one game was like. Lists go by side."""

    mission: str
    number: int
    seats: int
    won: list[bool]
    code: str
    rounds: int
    defeated: list[int]  # crew of that side
    touched: list[bool]  # whether it had something in hand that the mission is about, or held out beside it
    first: int  # the side that moved first on the surface


def played(mission: str, seed: str, number: int, options: dict[str, Any]) -> Figures:
    ships = TABLES[number % len(TABLES)]
    chosen = GAME.checked({**OPTIONS, **options, "mission": mission})
    drawn = game_seed(f"{seed}:{mission}", number)
    g: Any = GAME.new_table(len(ships), chosen, [{"ship": ship} for ship in ships])
    g.out = events = list[Event]()
    chance = Seeded(drawn)
    start(g, chance)
    bots = [bot_named("greedy", GAME, hashed(f"{drawn}:{seat}")) for seat in range(len(ships))]
    ending = play(g, chance, bots)
    sides = g.sides()
    won = [any([sides[seat] == side for seat in ending.result.winners]) for side in (RENEGADES, COALITION)]
    found = Figures(mission, number, len(ships), won, ending.result.code, g.round, [0, 0], [False, False], -1)
    count(found, events, sides)
    return found


def count(found: Figures, events: Sequence[Event], sides: Sequence[int]) -> None:
    crew = {name: kind.faction for name, kind in GAME.content.crew.items()}
    for event in events:
        about = event.params
        match event.code:
            case "aurora.round.surface-turn" if found.first < 0:
                found.first = sides[about["seat"]]
            case "aurora.interact.took":
                found.touched[sides[about["seat"]]] = True
            case "aurora.mission.held":
                found.touched[about["side"]] = True
            case "aurora.mission.salvaged":
                found.touched[crew[about["crew"]]] = True
            case "aurora.ko.defeated" if about["crew"] in crew:
                found.defeated[crew[about["crew"]]] += 1


# --- the table -------------------------------------------------------------------------------------------------------
def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def beyond(values: Sequence[float]) -> float:
    """How far from the mean the truth lies at most, 95 times in 100."""
    middle = mean(values)
    return 1.96 * sqrt(sum([(value - middle) ** 2 for value in values]) / max(1, len(values) - 1) / len(values))


def renegades(found: Figures) -> float:
    """Of a game that nobody wins, or both sides, each side has half."""
    ours, theirs = found.won
    return POINTS * (0.5 if ours == theirs else float(ours))


def first(found: Figures) -> float | None:
    """At tables with as many ships on either side: a second ship is worth far more than moving first."""
    if found.seats == len(TABLES[1]) or found.first < 0:
        return None
    return (renegades(found) - POINTS / 2) * (1 if found.first == RENEGADES else -1)


COLUMNS: tuple[tuple[str, str, Callable[[Figures], float | None]], ...] = (
    ("Renegades win, %", "35 to 65", renegades),
    ("rounds", "6 to 10", lambda found: found.rounds),
    ("ended by the goal, %", "70 or more", lambda found: POINTS * (found.code in GOALS)),
    ("both sides touched it, %", "60 or more", lambda found: POINTS * all(found.touched)),
    ("crew defeated per side", "1 to 3", lambda found: sum(found.defeated) / 2),
    ("wins of who moves first, points from even", "-6 to +6", first),
)


def table(found: Sequence[Figures]) -> Iterator[str]:
    names = [name for name in GAME.content.missions if any([each.mission == name for each in found])]
    yield "| mission | games | " + " | ".join([title for title, _, _ in COLUMNS]) + " |"
    yield "|---|--:|" + "--:|" * len(COLUMNS)
    yield "| wanted | | " + " | ".join([wanted for _, wanted, _ in COLUMNS]) + " |"
    for name in names:
        yield row(name, [each for each in found if each.mission == name])
    yield row("all", found)


def row(name: str, found: Sequence[Figures]) -> str:
    cells = [[value for each in found if (value := reading(each)) is not None] for _, _, reading in COLUMNS]
    said = [f"{mean(cell):.1f} ±{beyond(cell):.1f}" if cell else "" for cell in cells]
    return f"| {name} | {len(found)} | " + " | ".join(said) + " |"


def read(file: Path) -> list[Figures]:
    return [msgspec.json.decode(line, type=Figures) for line in file.read_bytes().splitlines()]


# --- the command -----------------------------------------------------------------------------------------------------
def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play greedy games of Destiny Aurora and say what they were like.")
    parser.add_argument("--mission", action="append", choices=list(GAME.content.missions), default=[])
    parser.add_argument("--games", type=int, default=40, help="of each mission")
    parser.add_argument("--seed", default="gates")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--keep", type=Path, help="a line for each game, written as it ends")
    parser.add_argument("--merge", type=Path, nargs="+", default=[], help="play nothing: tell what these files hold")
    given = parser.parse_args(arguments)
    if given.merge:
        print(*table([each for file in given.merge for each in read(file)]), sep="\n")
        return 0
    options = dict(each.split("=", 1) for each in given.option)
    found = read(given.keep) if given.keep and given.keep.exists() else []
    done = Counter([each.mission for each in found])
    for number in range(given.games):  # all missions as far, whenever it is stopped
        for mission in given.mission or GAME.content.missions:
            if number < done[mission]:
                continue
            found.append(played(mission, given.seed, number, options))
            if given.keep:
                with given.keep.open("ab") as file:
                    file.write(msgspec.json.encode(found[-1]) + b"\n")
    print(*table(found), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
