"""Random games without end: do they end, and does everything add up under every option?

python -m tests.harness.soak --game xia [--games 2000] [--each 20] [--combinations 50] [--seed 1] [--jobs 2]
"""

import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

from rimward.bots.random import RandomBot
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import start
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.lab.playout import MOST_DECISIONS, EndlessError, Played, play
from tests.conformance.play import chosen, do
from tests.harness.subject import Harness, Options, Seated, harness, parser


class Unit(NamedTuple):
    """One game. A bare one is only played to its end; of the others everything is checked at every decision."""

    game: str
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
def plain(game: Harness, games: int, seed: int) -> Iterator[Unit]:
    """At one table of the game after the other."""
    tables = game.tables or [(seats, game.short) for seats in game.game.seats_for(game.short)]
    for number in range(games):
        seats, options = tables[number % len(tables)]
        yield Unit(game.name, "games end", seats, dict(options), seed + number, bare=True)


def alone(game: Harness) -> list[Seated]:
    """Every option at every value that is not its default (of a range, at its ends), in short games."""
    found: list[Seated] = []
    usual = game.game.seats_for(game.short)
    for setting in game.game.settings:
        ends = setting.allowed[:: len(setting.allowed) - 1] if isinstance(setting.allowed, range) else setting.allowed
        for value in ends:
            if value != setting.default:
                options = {**game.short, setting.name: value}
                seats = game.game.seats_for(options)
                seats = [number for number in seats if number not in usual] or seats  # what this option is for
                found.append((seats[len(found) % len(seats)], options))
    return found


def combined(game: Harness, count: int, seed: int) -> list[Seated]:
    """Any values of all options together, with any number of seats that they allow."""
    rng = Random(seed)
    found: list[Seated] = []
    for _ in range(count):
        options = {setting.name: rng.choice(list(setting.allowed)) for setting in game.game.settings}
        found.append((rng.choice(game.game.seats_for(options)), options))
    return found


def units(game: Harness, games: int, each: int, combinations: int, seed: int) -> Iterator[Unit]:
    yield from plain(game, games, seed)
    tables = [("an option alone adds up", table) for table in alone(game)]
    tables += [("options combined add up", table) for table in combined(game, combinations, seed)]
    for part, (seats, options) in tables:
        for number in range(each):
            yield Unit(game.name, part, seats, options, seed + number)


# --- playing ---------------------------------------------------------------------------------------------------------
def played(game: Game, seats: int, options: Options, seed: int) -> Played:
    """By random players, on the fast path: no events, no record."""
    g, chance = game.new_table(seats, options), Seeded(seed)
    start(g, chance)
    return play(g, chance, [RandomBot(seed * 10 + seat) for seat in range(seats)])


def audited(game: Harness, seats: int, options: Options, seed: int) -> Match:
    """By random players who also interject, with the books held against the table at every decision."""
    match = Match.new(game.game, seats, dict(options), chance=Seeded(seed))
    books, rng, told = game.books(seats), Random(seed), 0
    while True:
        for event in match.log[told:]:
            books.enter(event, match.table)
        told, where = len(match.log), f"{seats} seats, {options}, seed {seed}, after entry {len(match.line)}"
        books.agree(match.table, where)
        if match.result is not None:
            return match
        if len(match.line) > MOST_DECISIONS:
            raise EndlessError(f"{where}: no end")
        do(match, chosen(match, rng))


def outcome(unit: Unit) -> Outcome:
    """A game that fails is told with all that it takes to play it again."""
    game = harness(unit.game)
    try:
        if unit.bare:
            return Outcome(unit, played(game.game, unit.seats, unit.options, unit.seed).decisions)
        return Outcome(unit, len(audited(game, unit.seats, unit.options, unit.seed).line))
    except Exception as error:  # whatever goes wrong in a game is the finding
        return Outcome(unit, 0, f"{type(error).__name__}: {error}")


# --- the command -----------------------------------------------------------------------------------------------------
def main(arguments: Sequence[str] | None = None) -> int:
    given = parser(
        "soak", "Play a game at random, with its books open.", games=2000, each=20, combinations=50, seed=1, jobs=2
    ).parse_args(arguments)
    work = list(units(harness(given.game), given.games, given.each, given.combinations, given.seed))
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
