"""Random games of Xia without end: do they end, and does everything add up under every option?

python -m tests.games.xia.soak [--games 2000] [--each 20] [--combinations 50] [--seed 1] [--jobs 2]
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple

from rimward.games.xia import GAME
from tests.games.xia.books import audited
from tests.games.xia.test_whole_games import played

Options = dict[str, Any]


class Unit(NamedTuple):
    """One game. A bare one is only played to its end; of the others everything is checked at every decision."""

    part: str
    seats: int
    options: Options
    seed: int
    bare: bool = False


class Outcome(NamedTuple):
    unit: Unit
    decisions: int
    error: str = ""


# --- what is played --------------------------------------------------------------------------------------------------
def plain(games: int, seed: int) -> Iterator[Unit]:
    """Half of them four captains to 5 Fame, the rest three to five to 5 or 10."""
    for number in range(games):
        if number % 2:
            options = {"target": 5 + 5 * (number // 6 % 2)}
            yield Unit("mixed tables end", 3 + number // 2 % 3, options, seed + number, bare=True)
        else:
            yield Unit("four captains to 5 Fame end", 4, {"target": 5}, seed + number, bare=True)


def alone() -> list[tuple[int, Options]]:
    """Every option at every value that is not its default (of a range, at its ends), to 5 Fame."""
    found: list[tuple[int, Options]] = []
    for setting in GAME.settings:
        ends = setting.allowed[:: len(setting.allowed) - 1] if isinstance(setting.allowed, range) else setting.allowed
        for value in ends:
            if value != setting.default:
                two = setting.name == "two_players"
                found.append((2 if two else 3 + len(found) % 3, {"target": 5, setting.name: value}))
    return found


def combined(count: int, seed: int) -> list[tuple[int, Options]]:
    """Any values of all options together; two captains where the house rule allows it."""
    rng = Random(seed)
    found: list[tuple[int, Options]] = []
    for _ in range(count):
        options = {setting.name: rng.choice(list(setting.allowed)) for setting in GAME.settings}
        found.append((rng.randint(2 if options["two_players"] else 3, 5), options))
    return found


def units(games: int, each: int, combinations: int, seed: int) -> Iterator[Unit]:
    yield from plain(games, seed)
    tables = [("an option alone adds up", table) for table in alone()]
    tables += [("options combined add up", table) for table in combined(combinations, seed)]
    for part, (seats, options) in tables:
        for number in range(each):
            yield Unit(part, seats, options, seed + number)


# --- playing ---------------------------------------------------------------------------------------------------------
def outcome(unit: Unit) -> Outcome:
    """A game that fails is told with all that it takes to play it again."""
    try:
        if unit.bare:
            return Outcome(unit, played(unit.seats, unit.options, unit.seed).decisions)
        return Outcome(unit, len(audited(unit.seats, unit.options, unit.seed).line))
    except Exception as error:  # whatever goes wrong in a game is the finding
        return Outcome(unit, 0, f"{type(error).__name__}: {error}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.xia.soak", description="Play Xia at random.")
    for name, default in (("games", 2000), ("each", 20), ("combinations", 50), ("seed", 1), ("jobs", 2)):
        parser.add_argument(f"--{name}", type=int, default=default)
    given = parser.parse_args(arguments)
    work = list(units(given.games, given.each, given.combinations, given.seed))
    found, began = list[Outcome](), time.monotonic()
    with ProcessPoolExecutor(given.jobs) as pool:
        for done in pool.map(outcome, work, chunksize=2):
            found.append(done)
            if done.error:
                print(f"FAILED {done.unit}: {done.error}", flush=True)
            if len(found) % 200 == 0:
                print(f"{len(found):5}/{len(work)} games, {time.monotonic() - began:.0f} s", flush=True)
    return told(found, time.monotonic() - began)


def told(found: Sequence[Outcome], seconds: float) -> int:
    for part in dict.fromkeys(one.unit.part for one in found):
        games = [one for one in found if one.unit.part == part]
        decisions = [one.decisions for one in games if not one.error]
        tables = len({(one.unit.seats, *map(str, one.unit.options.items())) for one in games})
        failed = len(games) - len(decisions)
        average = sum(decisions) / max(1, len(decisions))
        print(f"{part}: {len(games)} games at {tables} kinds of tables, {failed} failed", end="; ")
        print(f"decisions {average:.0f} on average, {max(decisions, default=0)} at most")
    print(f"{len(found)} games, {sum(one.decisions for one in found)} decisions, {seconds:.0f} s")
    return int(any(one.error for one in found))


if __name__ == "__main__":
    sys.exit(main())
