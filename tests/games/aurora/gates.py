"""Whole games of greedy bots on every mission, and what docs/aurora-balance.md says of them.

python -m tests.games.aurora.gates --games 40 --keep missions.jsonl           plays on where the file ends
python -m tests.games.aurora.gates --mission fever-line --games 200           one mission only
python -m tests.games.aurora.gates --merge missions.jsonl                     a table, a row for each mission
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from rimward.bots import Ask, bot_named
from rimward.games.aurora import GAME
from rimward.games.aurora.places import reaches
from rimward.games.aurora.table.names import COALITION, RENEGADES
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.frame import start
from rimward.lab.playout import play
from rimward.lab.simulate import game_seed, hashed

POINTS = 100  # of a share
OPTIONS: dict[str, Any] = {"deck": 8, "crew": "dealt", "caps": "fair"}  # and events that do what they say
GOALS = ("aurora.win.tier1", "aurora.win.tier2")
TRIES = ("aurora.interact.mission-tests", "aurora.mission-character.persuade", "aurora.mission-character.steal")
TABLES: tuple[tuple[str, ...], ...] = (  # player counts mixed; of three, two are Renegades as often as Coalition
    ("cerberus", "destiny-aurora"),
    ("cerberus", "destiny-aurora", "hades-vi"),
    ("cerberus", "destiny-aurora", "eden-fyre"),
    ("cerberus", "destiny-aurora", "hades-vi", "eden-fyre"),
)


class Figures(msgspec.Struct, omit_defaults=True):
    """What one game was like. Lists go by side, and so does what names one: 0 are the Renegades, -1 is nobody."""

    mission: str
    number: int
    seats: int
    won: list[bool]
    code: str
    rounds: int
    defeated: list[int]  # crew of that side
    had: list[bool]  # whether it had something in hand that the mission is about
    touched: list[bool]  # whether it tried to, or held out beside it, or attacked who had it or was it
    first: int = -1  # the side that moved first in the first round in which both were on the surface
    landed: int = -1  # the side that was on the surface in an earlier round than the other
    table: int = 0  # which of the tables


def played(mission: str, seed: str, number: int, options: dict[str, Any]) -> Figures:
    ships = TABLES[number % len(TABLES)]
    chosen = GAME.checked({**OPTIONS, **options, "mission": mission})
    drawn = game_seed(f"{seed}:{mission}", number)
    g: Any = GAME.new_table(len(ships), chosen, [{"ship": ship} for ship in ships])
    g.out = events = list[Event]()
    chance = Seeded(drawn)
    start(g, chance)
    beside = set[int]()
    bots = [Looking(hashed(f"{drawn}:{seat}"), g, beside) for seat in range(len(ships))]
    ending = play(g, chance, bots)
    sides = g.sides()
    won = [any([sides[seat] == side for seat in ending.result.winners]) for side in (RENEGADES, COALITION)]
    told = Told(mission, sides, events)
    return Figures(
        mission,
        number,
        len(ships),
        won,
        ending.result.code,
        g.round,
        told.defeated,
        told.had,
        [told.touched[side] or side in beside for side in (RENEGADES, COALITION)],
        told.first,
        told.landed,
        number % len(TABLES),
    )


class Looking:
    """A greedy bot beside which somebody notes which sides come up to what has to be held: no event tells that."""

    def __init__(self, seed: int, g: Any, beside: set[int]) -> None:
        self.bot, self.g, self.beside = bot_named("greedy", GAME, seed), g, beside
        held = {step.what for step in GAME.content.missions[g.mission].goal if step.step == "hold"}
        self.held = [thing for thing in g.things if thing.name in held]

    def choose(self, ask: Ask) -> str:
        for thing in self.held:
            near = [
                who.side for n, who in enumerate(self.g.figures) if who.is_active and reaches(self.g, n, thing.square)
            ]
            self.beside.update(near)
        return self.bot.choose(ask)


class Told:
    """What the events of a game tell."""

    def __init__(self, mission: str, sides: Sequence[int], events: Sequence[Event]) -> None:
        self.sides = sides
        self.crew = {name: kind.faction for name, kind in GAME.content.crew.items()}
        self.quarry = {step.what for step in GAME.content.missions[mission].goal if step.step == "defeat"}
        self.holders = set[str]()
        self.defeated, self.had, self.touched = [0, 0], [False, False], [False, False]
        self.first = self.landed = -1
        self.turns: list[int] = []  # of this round on the surface, by side
        for event in events:
            self.hands(event.code, event.params)
            self.order(event.code, event.params)

    def hands(self, code: str, about: Mapping[str, Any]) -> None:
        """Who had it in hand, and who tried to."""
        match code:
            case "aurora.interact.took" | "aurora.mission.salvaged" | "aurora.mission-character.stolen":
                self.had[self.crew[about["crew"]]] = self.touched[self.crew[about["crew"]]] = True
                self.holders = {*self.holders - {about.get("target")}, about["crew"]}
            case "aurora.mission-character.passed":
                self.holders.add(about["crew"])
            case "aurora.mission-character.left":
                self.holders.discard(about["crew"])
            case "aurora.mission.held":
                self.touched[about["side"]] = True
            case "aurora.test.failed" | "aurora.test.opposed" if about["rule"] in TRIES:
                self.touched[self.sides[about["seat"]]] = True
            case "aurora.combat.attacks" if about["crew"] in self.crew:
                if about["target"] in self.holders | self.quarry:
                    self.touched[self.crew[about["crew"]]] = True
            case "aurora.ship-combat.fired" if about["ship"] in GAME.content.ships and about["target"] in self.quarry:
                self.touched[GAME.content.ships[about["ship"]]] = True
            case "aurora.ko.defeated" if about["crew"] in self.crew:
                self.defeated[self.crew[about["crew"]]] += 1

    def order(self, code: str, about: Mapping[str, Any]) -> None:
        """Who landed in an earlier round, and who moved first once both had landed."""
        if code == "aurora.round.begins" and self.first < 0:
            self.landed = self.turns[0] if self.turns and self.landed < 0 else self.landed
            self.turns = []
        if code != "aurora.round.surface-turn" or self.first >= 0:
            return
        self.turns.append(self.sides[about["seat"]])
        if len(set(self.turns)) == 2:
            self.first = self.turns[0]


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


def first(found: Sequence[Figures]) -> tuple[float, float] | None:
    """What moving first is worth, and how far off that may be: half of the difference between games in which Renegades
    moved first and others of the same table with the same side on the surface before the other."""
    alike: dict[tuple[int, int], tuple[list[float], list[float]]] = {}
    for each in found:
        if each.first >= 0:
            alike.setdefault((each.table, each.landed), ([], []))[each.first].append(renegades(each))
    gained, spread, weights = 0.0, 0.0, 0.0
    for ours, theirs in alike.values():
        if len(ours) < 2 or len(theirs) < 2:
            continue
        weight = len(ours) * len(theirs) / (len(ours) + len(theirs))
        gained += weight * (mean(ours) - mean(theirs)) / 2
        spread += (weight / 2) ** 2 * (beyond(ours) ** 2 + beyond(theirs) ** 2)
        weights += weight
    return (gained / weights, sqrt(spread) / weights) if weights else None


Reading = Callable[[Sequence[Figures]], tuple[float, float] | None]


def each(reading: Callable[[Figures], float]) -> Reading:
    """The mean of what every game gives, and how far from it the truth may lie."""

    def all_of(found: Sequence[Figures]) -> tuple[float, float]:
        values = [reading(one) for one in found]
        return mean(values), beyond(values)

    return all_of


ENDED = "ended by the goal, %"
COLUMNS: tuple[tuple[str, float, float, Reading], ...] = (
    ("Renegades win, %", 35, 65, each(renegades)),
    ("rounds", 6, 10, each(lambda found: found.rounds)),
    (ENDED, 70, 100, each(lambda found: POINTS * (found.code in GOALS))),
    ("both sides touched it, %", 60, 100, each(lambda found: POINTS * all(found.touched))),
    ("crew defeated per side", 1, 3, each(lambda found: sum(found.defeated) / 2)),
    ("what moving first is worth, points", -6, 6, first),
)


def table(found: Sequence[Figures]) -> Iterator[str]:
    names = [name for name in GAME.content.missions if any([each.mission == name for each in found])]
    yield "| mission | games | " + " | ".join([title for title, *_ in COLUMNS]) + " |"
    yield "|---|--:|" + "--:|" * len(COLUMNS)
    yield "| wanted | | " + " | ".join([f"{least:g} to {most:g}" for _, least, most, _ in COLUMNS]) + " |"
    for name in names:
        yield row(name, [each for each in found if each.mission == name])
    yield row("all", found)


def row(name: str, found: Sequence[Figures]) -> str:
    """What is off is bold. On a stop mission the goal is met as often as Renegades win: that is no gate of its own."""
    mission = GAME.content.mission(name)
    said = []
    for title, least, most, reading in COLUMNS:
        read_off = reading(found)
        if read_off is None:
            said.append("")
            continue
        middle, off = read_off
        text = f"{middle:.1f} ±{off:.1f}"
        free = title == ENDED and mission is not None and mission.coalition == "stop"
        said.append(text if free or least <= round(middle, 1) <= most else f"**{text}**")
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
