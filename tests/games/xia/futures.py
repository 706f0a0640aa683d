"""What becomes of an option when the rules play it on, time after time, beside the odds that it tells.

python -m tests.games.xia.futures [--options 200] [--futures 5000] [--jobs 2]

Of so many comparisons some lie beyond three standard errors by chance alone: of N about 0.27 % would if each were a
draw of its own. So it is counted how many do, and more than three times as many and three are too many; and none may be
so far off that it would happen by chance in fewer than one of a hundred whole runs: the exact two-sided tail of the
binomial, against 1 % shared by all comparisons (Bonferroni). What is impossible or certain must never or always happen.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import partial
from math import exp, lgamma, log, sqrt
from random import Random
from typing import Any, NamedTuple

from rimward.games.xia import GAME, odds
from rimward.games.xia.content import content
from rimward.games.xia.move import ACTING, MOVING
from rimward.games.xia.odds import Fate, Odds
from rimward.games.xia.state import Xia
from rimward.kernel.chance import Chance, Seeded
from rimward.kernel.frame import answer, start
from rimward.kernel.question import Choose, Value, key_of
from rimward.kernel.record import restore, snapshot

BY_CHANCE = 0.01  # that a run fails although all odds are right
BEYOND = 0.0027  # of a normal distribution, beyond three standard errors


# --- playing on ------------------------------------------------------------------------------------------------------
class Fork(Exception):
    """Chance is asked for what the script does not say."""

    def __init__(self, results: tuple[int | str, ...]) -> None:
        super().__init__()
        self.results = results


class Forking(Chance):
    """These results, and then a fork. Tokens are all one."""

    def __init__(self, results: tuple[int | str, ...]) -> None:
        self.results = list(results)

    def die(self, n: int, sides: int) -> int:
        if not self.results:
            raise Fork(tuple(range(1, sides + 1)))
        return int(self.results.pop(0))

    def draw(self, n: int, bag: tuple[str, ...]) -> str:
        if bag[0] not in content().sectors:
            return bag[0]
        if not self.results:
            raise Fork(bag)
        return str(self.results.pop(0))


def reply(g: Xia, question: Choose, shields: bool) -> Value | None:
    """What the captain of the odds says, as long as the option is under way."""
    ship = g.ships[question.seat]
    if question.code == odds.HAZARD:
        uses = [option for option in question.options if isinstance(option, tuple)] if shields else []
        average = {
            use: sum(
                ship.values((int(use[2]),), (face,))[0] / ship.dice((int(use[2]),))[0]
                for face in range(1, ship.dice((int(use[2]),))[0] + 1)
            )
            for use in uses
        }
        return max(uses, key=lambda use: average[use]) if uses else "done"
    if question.code == "xia.damage.placement":
        covered = [space for outfit in ship.outfits for space in outfit.sections]
        full = [option for option in question.options if isinstance(option, tuple)]
        return max(full, key=lambda option: bool(ship.hold[int(option[2])]) or option[2] in covered)
    if "pass" in question.options:
        return "pass"
    return question.options[0] if question.code == "xia.cargo.placing" else None


def fate(g: Xia, seat: int, option: Value, before: Xia) -> Fate:
    """What happened, by what was said."""
    events = [event for event in g.out or [] if event.params.get("ship", event.params.get("seat")) == seat]
    codes = [event.code for event in events]
    lost = [event.params for event in events if event.code == "xia.border.nebula-loss-overflow"]
    bounty = "xia.bounty.evading" in codes or "xia.bounty.outlaw-association" in codes
    if "xia.death.removed" in codes:
        return Fate(destroyed=True, bounty=bounty)
    moved = "xia.move.point-per-space" in codes
    steps = isinstance(option, tuple) and option[0] in ("cross", "jump")
    return Fate(
        codes.count("xia.damage.placement"),
        sum(params["energy"] for params in lost),
        sum(params["markers"] for params in lost),
        sum(len(event.params["uses"]) for event in events if event.code == odds.HAZARD),
        bounty,
        "xia.stranded.definition" in codes or (g.ships[seat].stranded and not before.ships[seat].stranded),
        False,
        not moved if steps else "xia.border.shield-rebuff" in codes,
        "xia.cargo.placing" in codes,
    )


def come(before: Xia, seat: int, option: Value, chance: Chance, shields: bool) -> Fate | Fork:
    """Where the rules lead with this chance, or the fork that they come to."""
    g = before.copy()
    g.out = []
    try:
        said: Value | None = option
        while said is not None:
            answer(g, chance, g.open[0].seat, said)
            if any(event.code == "xia.death.removed" for event in g.out):
                break
            said = reply(g, g.open[0], shields) if g.open else None
    except Fork as fork:
        found = fate(g, seat, option, before)
        return found if found.destroyed else fork
    return fate(g, seat, option, before)


# --- options of whole games ------------------------------------------------------------------------------------------
def risky(seed: int, most: int) -> Iterator[tuple[Xia, int, Value, Odds]]:
    """Options with odds as random players come to them, of each decision one."""
    g, chance, rng = GAME.new_table(3 + seed % 3, {"target": 20, "start_credits": 6000}), Seeded(seed), Random(seed)
    start(g, chance)
    assert isinstance(g, Xia)
    for _ in range(most):
        if g.result is not None:
            return
        question = g.open[0]
        if question.code in (MOVING, ACTING):
            rolled = [(option, odds.odds(g, question.seat, option)) for option in question.options]
            known = [(option, found) for option, found in rolled if found is not None]
            if known:
                option, found = rng.choice(known)
                assert found is not None
                yield g, question.seat, option, found
        answer(g, chance, question.seat, rng.choice(question.options))


def sampled(count: int, *, shielded: bool, alike: int = 2) -> list[tuple[Xia, int, Value, Odds]]:
    """Few of a kind, so that the rare ones come up too."""
    found: list[tuple[Xia, int, Value, Odds]] = []
    seen: dict[Any, int] = {}
    for seed in range(1000):
        for g, seat, option, its in risky(seed, 1500):
            kind = (_word(option), frozenset(its.percents()))
            if (its.shielded is not None or not shielded) and seen.get(kind, 0) < alike:
                seen[kind] = seen.get(kind, 0) + 1
                found.append((g.copy(), seat, option, its))
                if len(found) == count:
                    return found
    raise AssertionError("too few")


def _word(option: Value) -> str:
    """`cross`, `use mine`, `salvage`."""
    return " ".join(str(part) for part in option if isinstance(part, str)) if isinstance(option, tuple) else str(option)


# --- comparing -------------------------------------------------------------------------------------------------------
class Venture(NamedTuple):
    """An option with its odds: the number is where its futures begin."""

    number: int
    table: Xia
    seat: int
    option: Value
    odds: Odds


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


def compared(venture: Venture, futures: int) -> list[Compared]:
    """Every kind of fate that can come up; with Shields where they can be declared."""
    told, shields = venture.odds.shielded or venture.odds, venture.odds.shielded is not None
    first = venture.number * futures
    ends = [come(venture.table, venture.seat, venture.option, Seeded(first + n), shields) for n in range(futures)]
    found = []
    for kind in odds.KINDS:
        times, chance = sum(bool(getattr(end, kind)) for end in ends), told.of(kind)
        if times or chance:
            found.append(Compared(key_of(venture.option), kind, chance, times, futures))
    return found


def problems(found: Sequence[Compared]) -> list[str]:
    wrong = [
        f"{one}: by chance 1 in {1 / max(one.tail, 1e-99):.0f}" for one in found if one.tail < BY_CHANCE / len(found)
    ]
    beyond = sum(one.errors > 3 for one in found)
    if beyond > 3 * BEYOND * len(found) + 3:
        wrong.append(f"{beyond} of {len(found)} lie beyond three standard errors")
    return wrong


# --- the whole run ---------------------------------------------------------------------------------------------------
def carried(venture: tuple[int, dict[str, Any], int, Value], futures: int) -> list[Compared]:
    """In another process: a table goes there as a snapshot."""
    number, saved, seat, option = venture
    g = restore(GAME, saved)
    assert isinstance(g, Xia)
    told = odds.odds(g, seat, option)
    assert told is not None
    return compared(Venture(number, g, seat, option, told), futures)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.xia.futures", description="Odds against futures.")
    for name, default in (("options", 200), ("futures", 5000), ("jobs", 2)):
        parser.add_argument(f"--{name}", type=int, default=default)
    given = parser.parse_args(arguments)
    began = time.monotonic()
    chosen = sampled(given.options, shielded=False, alike=max(2, given.options // 25))
    print(f"{len(chosen)} options sampled, {time.monotonic() - began:.0f} s", flush=True)
    work = [(number, snapshot(g), seat, option) for number, (g, seat, option, _) in enumerate(chosen)]
    found = list[Compared]()
    with ProcessPoolExecutor(given.jobs) as pool:
        for done, some in enumerate(pool.map(partial(carried, futures=given.futures), work), start=1):
            found += some
            if done % 20 == 0:
                print(f"{done:4}/{len(work)} options, {time.monotonic() - began:.0f} s", flush=True)
    beyond, shields = [one for one in found if one.errors > 3], sum(its.shielded is not None for *_, its in chosen)
    kinds = len({_word(option) for _, _, option, _ in chosen})
    print(f"{len(chosen)} options of {kinds} kinds, {shields} with Shields, {given.futures} futures each")
    print(
        f"{len(found)} chances, {len(beyond)} beyond three standard errors (about {BEYOND * len(found):.1f} expected)"
    )
    print(f"furthest off: {max(one.errors for one in found):.2f} standard errors; {time.monotonic() - began:.0f} s")
    for one in beyond:
        print(f"  {one.option} {one.kind}: {float(one.chance):.5f} told, {one.times / one.futures:.5f} came to be")
    wrong = problems(found)
    print("\n".join(wrong) or "All agree.")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
