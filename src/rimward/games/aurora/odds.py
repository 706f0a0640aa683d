"""The exact odds of attacks and tests, of dice alone: aurora.ship-combat, aurora.combat, aurora.test.

The attacker puts its bonuses where they bring most damage, and the defender rolls again, pairs and adds its own so that
least comes through. Both know the bonuses of the other. Ways are whole numbers; of equal ways the first counts, so that
whoever plays by `best_faces`, `best_rerolls`, `best_pairs` and `best_dice` comes to just these odds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Final, NamedTuple

from rimward.games.aurora.checks import DIE, SUCCESS
from rimward.games.aurora.dicework import HIT, PENETRATING, unblocked

Row = tuple[int, ...]  # faces from the lowest up
Spread = tuple[int, int]  # +A, on up to so many different dice
Spreads = tuple[Spread, ...]
Ways = tuple[int, ...]  # by damage, in how many ways it comes to that
Law = tuple[Fraction, ...]  # by damage, how likely it is
NONE: Final[Spreads] = ()


class Guard(NamedTuple):
    """What a defender has: bonuses, and one after the other how many dice it may roll again."""

    spreads: Spreads = NONE
    again: tuple[int, ...] = ()


BARE: Final = Guard()


# --- dice ------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=256)
def rolls(dice: int, least: int = 1) -> tuple[tuple[Row, int], ...]:
    """Every row that so many dice may show, and in how many ways. Faces up to `least` are all taken for it."""
    found: list[tuple[Row, int]] = []
    for row in combinations_with_replacement(range(least, DIE + 1), dice):
        ways = factorial(dice) // prod([factorial(row.count(face)) for face in set(row)])
        found.append((row, ways * least ** row.count(least)))
    return tuple(found)


def useless(spreads: Spreads) -> int:
    """The highest face that neither hits nor stops a hit, whatever is put on it."""
    return max(1, HIT - 1 - sum([plus for plus, _ in spreads]))


def hits_of(faces: Iterable[int]) -> Row:
    """The dice that hit, from the lowest up; all that penetrate are alike."""
    return tuple(sorted([min(face, PENETRATING) for face in faces if face >= HIT]))


# --- the defender ----------------------------------------------------------------------------------------------------
@lru_cache(maxsize=65536)
def stopped(red: Row, black: Row, spreads: Spreads) -> int:
    """How many hits black dice stop at most. It is as good to stop the lowest ones, with the highest dice."""
    most = min(len([face for face in red if face < PENETRATING]), len(black))
    for count in range(most, 0, -1):
        if matched(red[:count], black[len(black) - count :], spreads) is not None:
            return count
    return 0


@lru_cache(maxsize=65536)
def matched(red: Row, black: Row, spreads: Spreads) -> Row | None:
    """Black dice, one against each of the hits in their order, that stop all of them with these bonuses; or None."""
    if not red:
        return ()
    for die in sorted(set(black)):
        rest = without(black, die)
        for left in _spent(red[-1] - die, spreads):
            found = matched(red[:-1], rest, left)
            if found is not None:
                return (*found, die)
    return None


def _spent(need: int, spreads: Spreads) -> list[Spreads]:
    """What is left of the bonuses when some of them are put on one die that needs so much more; of none too many."""
    if need <= 0:
        return [spreads]
    found: list[Spreads] = []
    for size in range(1, len(spreads) + 1):
        for used in combinations(range(len(spreads)), size):
            plus = [spreads[at][0] for at in used]
            if sum(plus) >= need > sum(plus) - min(plus):
                left = [(add, dice - (at in used)) for at, (add, dice) in enumerate(spreads)]
                found.append(tuple([spread for spread in left if spread[1]]))
    return list(dict.fromkeys(found))


def without(row: Row, face: int) -> Row:
    at = row.index(face)
    return row[:at] + row[at + 1 :]


def defended(red: Row, black: Row, guard: Guard) -> Ways:
    """What comes through when these dice have fallen, the re-rolls still to come; the ways add up to 6 for each die
    that might be rolled again."""
    if not guard.again:
        dealt = len(red) - stopped(red, black, guard.spreads)
        return tuple([int(damage == dealt) for damage in range(len(red) + 1)])
    count = rerolled(red, black, guard)
    return _rolled_again(red, black[count:], count, guard)


@lru_cache(maxsize=65536)
def rerolled(red: Row, black: Row, guard: Guard) -> int:
    """How many dice are best rolled again now. They are the lowest: what is kept is then highest, die by die."""
    counts = range(min(guard.again[0], len(black)) + 1)
    totals = [_total(_rolled_again(red, black[count:], count, guard)) for count in counts]
    return totals.index(min(totals))


@lru_cache(maxsize=65536)
def _rolled_again(red: Row, kept: Row, count: int, guard: Guard) -> Ways:
    later = Guard(guard.spreads, guard.again[1:])
    scale = DIE ** (guard.again[0] - count)
    found = [0] * (len(red) + 1)
    for row, number in rolls(count, useless(guard.spreads)):
        ways = defended(red, tuple(sorted((*kept, *row))), later)
        found = [before + scale * number * more for before, more in zip(found, ways, strict=True)]
    return tuple(found)


def _total(ways: Ways) -> int:
    return sum([damage * number for damage, number in enumerate(ways)])


@lru_cache(maxsize=4096)
def against(red: Row, guard: Guard) -> Ways:
    """What comes through of these hits; the ways add up to 6 for each black die, and for each rolled again."""
    found = [0] * (len(red) + 1)
    for black, number in rolls(len(red), useless(guard.spreads)):
        ways = defended(red, black, guard)
        found = [before + number * more for before, more in zip(found, ways, strict=True)]
    return tuple(found)


def all_ways(red: int, guard: Guard) -> int:
    return int(DIE ** (red + sum(guard.again)))


# --- the attacker ----------------------------------------------------------------------------------------------------
@lru_cache(maxsize=4096)
def worth(red: Row, guard: Guard) -> Fraction:
    """The damage to be expected of these hits."""
    return Fraction(_total(against(red, guard)), all_ways(len(red), guard))


@lru_cache(maxsize=16384)
def placings(faces: Row, spreads: Spreads) -> tuple[Row, ...]:
    """All that a row can become by bonuses, each on different dice."""
    found = {faces}
    for plus, most in spreads:
        found = {
            tuple(sorted([face + plus * (at in raised) for at, face in enumerate(row)]))
            for row in found
            for count in range(min(most, len(row)) + 1)
            for raised in combinations(range(len(row)), count)
        }
    return tuple(sorted(found))


@lru_cache(maxsize=16384)
def best_faces(faces: Row, spreads: Spreads, guard: Guard) -> Row:
    """What the attacker makes of its dice."""
    rows = {hits_of(row): row for row in reversed(placings(faces, spreads))}
    best = max(sorted(rows), key=lambda red: worth(red, guard))
    return rows[best]


@lru_cache(maxsize=4096)
def law(dice: int, spreads: Spreads = NONE, guard: Guard = BARE) -> Law:
    """What comes through of an attack with so many dice."""
    found = [0] * (dice + 1)
    for faces, number in rolls(dice, useless(spreads)):
        red = hits_of(best_faces(faces, spreads, guard))
        scale = DIE ** (dice - len(red))
        for damage, ways in enumerate(against(red, guard)):
            found[damage] += number * scale * ways
    whole = DIE**dice * all_ways(dice, guard)
    return tuple([Fraction(ways, whole) for ways in found])


def law_of(red: Row, guard: Guard) -> Law:
    """What comes through of hits that have been counted."""
    whole = all_ways(len(red), guard)
    return tuple([Fraction(ways, whole) for ways in against(red, guard)])


def law_after(red: Row, black: Row, guard: Guard) -> Law:
    """What comes through when the black dice have fallen, too."""
    whole = DIE ** sum(guard.again)
    return tuple([Fraction(ways, whole) for ways in defended(red, black, guard)])


def mean(law_: Law) -> float:
    return float(sum([damage * chance for damage, chance in enumerate(law_)]))


# --- what to do with dice that have fallen ---------------------------------------------------------------------------
def best_raise(faces: Row, spreads: Spreads, guard: Guard, begun: Row = ()) -> Row:
    """On which faces the first of the bonuses goes, where it has begun with some."""
    (plus, most), later = spreads[0], spreads[1:]
    ways = [raised for count in range(min(most, len(faces)) + 1) for raised in combinations(faces, count)]

    def dealt(raised: Row) -> Fraction:
        return worth(hits_of(best_faces(_raised(faces, raised, plus), later, guard)), guard)

    return max([raised for raised in dict.fromkeys(ways) if _holds(raised, begun)], key=dealt)


def _holds(row: Row, begun: Row) -> bool:
    return all([row.count(face) >= begun.count(face) for face in begun])


def _raised(faces: Row, raised: Sequence[int], plus: int) -> Row:
    """With so much more on these faces, each a die of its own."""
    left = list(faces)
    for face in raised:
        left.remove(face)
    return tuple(sorted([*left, *[face + plus for face in raised]]))


def best_pairs(red: Row, black: Row, spreads: Spreads) -> Row:
    """Which black die stands against each hit."""
    count = stopped(red, black, spreads)
    high = len(black) - count
    stopping = matched(red[:count], black[high:], spreads)
    assert stopping is not None  # noqa: S101 - so many can be stopped
    return (*stopping, *black[:high])


def best_dice(red: Row, black: Row, spreads: Spreads, begun: Row = ()) -> Row:
    """On which pairs, by their place, the first of a defender's bonuses goes, where it has begun with some."""
    (plus, most), later = spreads[0], spreads[1:]
    places = range(len(red))
    ways = [raised for count in range(min(most, len(red)) + 1) for raised in combinations(places, count)]
    return min(
        [raised for raised in ways if _holds(raised, begun)],
        key=lambda raised: _through(red, _plus(black, raised, plus), later),
    )


def _plus(black: Row, raised: Sequence[int], plus: int) -> Row:
    return tuple([die + plus * (at in raised) for at, die in enumerate(black)])


def _through(red: Row, black: Row, spreads: Spreads) -> int:
    """How many pairs let damage through when the other bonuses are put where they stop most."""
    if not spreads:
        return sum([unblocked(hit, die) for hit, die in zip(red, black, strict=True)])
    return _through(red, _plus(black, best_dice(red, black, spreads), spreads[0][0]), spreads[1:])


def best_aim(faces: Row, most: int, spreads: Spreads, guard: Guard) -> Row:
    """Which red dice are best rolled again: aurora.ship-ability.tactical-targeting."""
    ways = [again for count in range(min(most, len(faces)) + 1) for again in combinations(faces, count)]

    def dealt(again: Row) -> Fraction:
        kept = faces
        for face in again:
            kept = without(kept, face)
        rows = [(hits_of(best_faces(tuple(sorted((*kept, *row))), spreads, guard)), n) for row, n in rolls(len(again))]
        return sum([Fraction(n, DIE ** len(again)) * worth(red, guard) for red, n in rows], Fraction(0))

    return max(dict.fromkeys(ways), key=dealt)


# --- tests -----------------------------------------------------------------------------------------------------------
def passing(dice: int, least: int = SUCCESS) -> Fraction:
    """aurora.test.five-plus: that any of so many dice shows so much."""
    return 1 - Fraction(min(DIE, least - 1), DIE) ** dice


@lru_cache(maxsize=256)
def successes(dice: int, plus: int = 0) -> Law:
    """How many dice of an opposed test count; one of those that do not may be raised."""
    found = [Fraction(0)] * (dice + 1)
    for row, number in rolls(dice):
        has = len([face for face in row if face >= SUCCESS])
        has += any([face < SUCCESS <= face + plus for face in row])
        found[has] += Fraction(number, DIE**dice)
    return tuple(found)


def opposed(mine: int, theirs: int, plus: int = 0) -> Fraction:
    """aurora.test.opposed: that the first counts more."""
    others = successes(theirs)
    return sum([chance * sum(others[:has]) for has, chance in enumerate(successes(mine, plus))], Fraction(0))
