"""What becomes of an option when the rules play it on, time after time, beside the odds that it tells.

python -m tests.harness.odds --game xia [--options 200] [--futures 5000] [--jobs 2]

Of so many comparisons some lie beyond three standard errors by chance alone: of N about 0.27 % would if each were a
draw of its own. So it is counted how many do, and more than three times as many and three are too many; and none may be
so far off that it would happen by chance in fewer than one of a hundred whole runs: the exact two-sided tail of the
binomial, against 1 % shared by all comparisons (Bonferroni). What is impossible or certain must never or always happen.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import partial
from math import exp, lgamma, log, sqrt
from random import Random
from typing import Any, NamedTuple, TypeVar

from rimward.kernel.chance import Chance, Seeded
from rimward.kernel.frame import Table, answer, start
from rimward.kernel.question import Value, key_of
from rimward.kernel.record import restore, snapshot
from tests.harness.subject import Harness, Odds, harness, parser

BY_CHANCE = 0.01  # that a run fails although all odds are right
BEYOND = 0.0027  # of a normal distribution, beyond three standard errors
GAMES = 1000  # in which options are looked for, at most
MOST = 1500  # decisions of a game in which options are looked for

End = TypeVar("End")


# --- every result that chance can give -------------------------------------------------------------------------------
class Fork(Exception):
    """Chance is asked for what the script does not say."""

    def __init__(self, results: tuple[int | str, ...]) -> None:
        super().__init__()
        self.results = results


class Forking(Chance):
    """These results, and then a fork. `alike` says of which bags it makes no difference what is drawn."""

    def __init__(self, results: tuple[int | str, ...], alike: Callable[[tuple[str, ...]], bool]) -> None:
        self.results = list(results)
        self.alike = alike

    def die(self, n: int, sides: int) -> int:
        return int(self.next(tuple(range(1, sides + 1))))

    def draw(self, n: int, bag: tuple[str, ...]) -> str:
        return bag[0] if self.alike(bag) else str(self.next(bag))

    def next(self, results: tuple[int | str, ...]) -> int | str:
        if not self.results:
            raise Fork(results)
        return self.results.pop(0)


def enumerated(
    come: Callable[[Chance], End | Fork], alike: Callable[[tuple[str, ...]], bool] = lambda bag: False
) -> dict[End, Fraction]:
    """Where an option leads, with the exact chance of each end. `come` plays it on, and raises or returns a Fork."""
    found: dict[End, Fraction] = {}
    ways: list[tuple[tuple[int | str, ...], Fraction]] = [((), Fraction(1))]
    while ways:
        results, chance = ways.pop()
        try:
            end = come(Forking(results, alike))
        except Fork as fork:
            end = fork
        if isinstance(end, Fork):
            ways += [((*results, result), chance / len(end.results)) for result in end.results]
        else:
            found[end] = found.get(end, Fraction(0)) + chance
    return found


# --- options of whole games ------------------------------------------------------------------------------------------
class Venture(NamedTuple):
    """An option at a table whose question is open, and the chances that it tells."""

    table: Any
    seat: int
    option: Value
    told: Mapping[str, Fraction]

    @property
    def word(self) -> str:
        """`cross`, `use mine`, `salvage`."""
        parts = self.option if isinstance(self.option, tuple) else (self.option,)
        return " ".join(part for part in parts if isinstance(part, str))

    @property
    def kind(self) -> tuple[str, frozenset[str]]:
        return self.word, frozenset(kind for kind, chance in self.told.items() if chance)


def odds_of(game: Harness) -> Odds:
    assert game.odds is not None, f"{game.name} says nothing about odds"
    return game.odds


def risky(game: Harness, seed: int) -> Iterator[Venture]:
    """Options with odds as random players come to them, of each decision one."""
    odds, (seats, options) = odds_of(game), odds_of(game).table(seed)
    g, chance, rng = game.game.new_table(seats, options), Seeded(seed), Random(seed)
    start(g, chance)
    for _ in range(MOST):
        if g.result is not None:
            return
        question = next(q for q in g.open if q.seat not in g.early)
        told = [(option, odds.told(g, question.seat, option)) for option in question.options]
        known = [Venture(g, question.seat, option, chances) for option, chances in told if chances is not None]
        if known:
            yield rng.choice(known)
        answer(g, chance, question.seat, rng.choice(question.options))


def sampled(
    game: Harness, count: int, *, alike: int = 2, wanted: Callable[[Venture], bool] = lambda venture: True
) -> list[Venture]:
    """Few of a kind, so that the rare ones come up too; fewer than asked for where a game has not so many kinds."""
    found: list[Venture] = []
    seen: Counter[Any] = Counter()
    for seed in range(GAMES):
        for venture in risky(game, seed):
            if seen[venture.kind] < alike and wanted(venture):
                seen[venture.kind] += 1
                found.append(venture._replace(table=venture.table.copy()))
                if len(found) == count:
                    return found
    assert found, f"no option of {game.name} told odds"
    return found


# --- comparing -------------------------------------------------------------------------------------------------------
class Compared(NamedTuple):
    """A chance that was told, and how often it came to be."""

    option: str
    kind: str
    chance: Fraction
    times: int
    futures: int

    @property
    def errors(self) -> float:
        """How far off, in standard errors."""
        error = sqrt(self.chance * (1 - self.chance) / self.futures)
        off = abs(self.times / self.futures - self.chance)
        return off / error if error else float("inf") if off else 0.0

    @property
    def tail(self) -> float:
        """How likely it is to be at least so far off on this side, twice."""
        if self.chance in (0, 1):
            return float(self.times == self.chance * self.futures)
        low = sum(_binomial(self.futures, self.chance, times) for times in range(self.times + 1))
        return 2 * min(low, 1 - low + _binomial(self.futures, self.chance, self.times))


def _binomial(n: int, chance: Fraction, times: int) -> float:
    ways = lgamma(n + 1) - lgamma(times + 1) - lgamma(n - times + 1)
    return exp(ways + times * log(chance) + (n - times) * log(1 - chance))


def compared(odds: Odds, number: int, venture: Venture, futures: int) -> list[Compared]:
    """Every kind of outcome that is told or came to be. The number of the venture is where its futures begin."""
    table, seat, option, told = venture
    came, played_on = Counter[str](), odds.played_on(table, seat, option)
    for n in range(number * futures, (number + 1) * futures):
        came.update(set(played_on(Seeded(n))))
    kinds = [kind for kind in dict.fromkeys([*told, *came]) if told.get(kind) or came[kind]]
    return [Compared(key_of(option), kind, told.get(kind, Fraction(0)), came[kind], futures) for kind in kinds]


def problems(found: Collection[Compared]) -> list[str]:
    wrong = [
        f"{one}: by chance 1 in {1 / max(one.tail, 1e-99):.0f}" for one in found if one.tail < BY_CHANCE / len(found)
    ]
    beyond = sum(one.errors > 3 for one in found)
    if beyond > 3 * BEYOND * len(found) + 3:
        wrong.append(f"{beyond} of {len(found)} lie beyond three standard errors")
    return wrong


# --- the command -----------------------------------------------------------------------------------------------------
Sent = tuple[str, int, dict[str, Any], int, Value]  # a venture on its way to another process: its table as a snapshot


def sent(game: Harness, number: int, venture: Venture) -> Sent:
    return game.name, number, snapshot(venture.table), venture.seat, venture.option


def carried(parcel: Sent, futures: int) -> list[Compared]:
    name, number, saved, seat, option = parcel
    game = harness(name)
    g: Table = restore(game.game, saved)
    told = odds_of(game).told(g, seat, option)
    assert told is not None
    return compared(odds_of(game), number, Venture(g, seat, option, told), futures)


def main(arguments: Sequence[str] | None = None) -> int:
    given = parser("odds", "Hold odds against what comes of them.", options=200, futures=5000, jobs=2).parse_args(
        arguments
    )
    game, began = harness(given.game), time.monotonic()
    if game.odds is None:
        print(f"Options of {game.name} tell no odds.")
        return 0
    chosen = sampled(game, given.options, alike=max(2, given.options // 25))
    print(f"{len(chosen)} options sampled, {time.monotonic() - began:.0f} s", flush=True)
    work = [sent(game, number, venture) for number, venture in enumerate(chosen)]
    found = list[Compared]()
    with ProcessPoolExecutor(given.jobs) as pool:
        for done, some in enumerate(pool.map(partial(carried, futures=given.futures), work), start=1):
            found += some
            if done % 20 == 0:
                print(f"{done:4}/{len(work)} options, {time.monotonic() - began:.0f} s", flush=True)
    kinds = len({venture.word for venture in chosen})
    print(f"{len(chosen)} options of {kinds} kinds, {given.futures} futures each, {time.monotonic() - began:.0f} s")
    return told(found)


def told(found: Sequence[Compared]) -> int:
    beyond = [one for one in found if one.errors > 3]
    expected = f"about {BEYOND * len(found):.1f} expected"
    print(f"{len(found)} chances, {len(beyond)} beyond three standard errors ({expected})")
    print(f"furthest off: {max(one.errors for one in found):.2f} standard errors")
    for one in beyond:
        print(f"  {one.option} {one.kind}: {float(one.chance):.5f} told, {one.times / one.futures:.5f} came to be")
    wrong = problems(found)
    print("\n".join(wrong) or "All agree.")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
