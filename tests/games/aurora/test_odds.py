"""Exact odds of attacks and tests: against every roll and every choice that there is, and against a table."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from random import Random

import pytest

from rimward.games.aurora import odds
from rimward.games.aurora.odds import Guard, Row, Spreads

Slow = Fraction


# --- a slow model: every choice is tried -----------------------------------------------------------------------------
def raisings(dice: Row, spreads: Spreads) -> set[Row]:
    """All that dice in their places become by bonuses, each on up to so many different ones."""
    found = {dice}
    for plus, most in spreads:
        found = {
            tuple(die + plus * (at in raised) for at, die in enumerate(row))
            for row in found
            for count in range(most + 1)
            for raised in combinations(range(len(row)), count)
        }
    return found


@cache
def least_through(red: Row, black: Row, spreads: Spreads) -> int:
    """By every pairing and every way to put the bonuses."""
    return min(
        sum(hit > die or hit >= 7 for hit, die in zip(red, row, strict=True))
        for pairs in set(permutations(black))
        for row in raisings(pairs, spreads)
    )


@cache
def through(red: Row, black: Row, guard: Guard) -> Slow:
    """By every choice of dice to roll again."""
    if not guard.again:
        return Fraction(least_through(red, black, guard.spreads))
    later = Guard(guard.spreads, guard.again[1:])
    ways = [again for count in range(guard.again[0] + 1) for again in combinations(range(len(black)), count)]
    return min(average(red, black, again, later) for again in ways)


def average(red: Row, black: Row, again: Row, later: Guard) -> Slow:
    kept = [die for at, die in enumerate(black) if at not in again]
    fell = [tuple(sorted((*kept, *row))) for row in product(range(1, 7), repeat=len(again))]
    return sum((through(red, row, later) for row in fell), Fraction(0)) / len(fell)


@cache
def expected(red: Row, guard: Guard) -> Slow:
    fell = [tuple(sorted(row)) for row in product(range(1, 7), repeat=len(red))]
    return sum((through(red, row, guard) for row in fell), Fraction(0)) / len(fell)


@cache
def most(faces: Row, spreads: Spreads, guard: Guard) -> Slow:
    rows = {tuple(sorted(die for die in row if die >= 4)) for row in raisings(faces, spreads)}
    return max(expected(row, guard) for row in rows)


def slow(dice: int, spreads: Spreads, guard: Guard) -> Slow:
    fell = [tuple(sorted(row)) for row in product(range(1, 7), repeat=dice)]
    return sum((most(row, spreads, guard) for row in fell), Fraction(0)) / len(fell)


def spreads_by(rng: Random) -> Spreads:
    return tuple((rng.choice((1, 1, 1, 2, 3)), rng.choice((1, 1, 2))) for _ in range(rng.choice((0, 1, 1, 2))))


# --- attacks ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-combat.pairing")
@pytest.mark.rule("aurora.combat.bonus-stacking")
def test_as_many_hits_are_stopped_as_by_any_pairing() -> None:
    rng = Random(1)
    for _ in range(500):
        count = rng.randint(1, 4)
        red = tuple(sorted(rng.randint(4, 8) for _ in range(count)))
        black = tuple(sorted(rng.randint(1, 6) for _ in range(count)))
        spreads = spreads_by(rng)
        told = count - odds.stopped(odds.hits_of(red), black, spreads)
        assert told == least_through(red, black, spreads), (red, black, spreads)


def test_greedy_pairing_is_not_always_best() -> None:
    """A 6 that could stop a 4 is needed for the 6; and with +3 on one die it is the lowest that should stop nothing."""
    assert odds.stopped((4, 6), (5, 6), ()) == 2
    assert odds.best_pairs((4, 6), (5, 6), ()) == (5, 6)
    assert odds.stopped((4, 6), (3, 4), ((3, 1),)) == 2
    assert odds.best_pairs((4, 6), (3, 4), ((3, 1),)) == (4, 3)


@pytest.mark.rule("aurora.ship-combat.damage")
@pytest.mark.rule("aurora.ship-combat.bonus-changes-die")
def test_attacks_against_every_roll_and_every_choice() -> None:
    rng = Random(2)
    for _ in range(60):
        dice, spreads, guard = rng.randint(0, 3), spreads_by(rng), Guard(spreads_by(rng))
        law = odds.law(dice, spreads, guard)
        assert sum(law) == 1
        assert sum(n * chance for n, chance in enumerate(law)) == slow(dice, spreads, guard), (dice, spreads, guard)


@pytest.mark.rule("aurora.terrain.hindering-defense")
@pytest.mark.rule("aurora.dice.reroll-once")
def test_dice_rolled_again_against_every_choice() -> None:
    rng = Random(3)
    for _ in range(24):
        dice, spreads = rng.randint(1, 3), spreads_by(rng)[:1]
        guard = Guard(spreads_by(rng)[:1], rng.choice(((1,), (2,), (2, 1))))
        law = odds.law(dice, spreads, guard)
        assert sum(n * chance for n, chance in enumerate(law)) == slow(dice, spreads, guard), (dice, spreads, guard)


def test_the_damage_of_attacks_in_a_table() -> None:
    """By dice: plain, against +1/1, with +1/1 against +1/1, against hindering terrain and +1/1."""
    table = {2: (0.64, 0.48, 0.71, 0.26), 4: (1.20, 0.93, 1.19, 0.53), 6: (1.73, 1.36, 1.65, 0.83)}
    one: Spreads = ((1, 1),)
    ways = (((), Guard()), ((), Guard(one)), (one, Guard(one)), ((), Guard(one, (2,))))
    for dice, means in table.items():
        told = [odds.mean(odds.law(dice, spreads, guard)) for spreads, guard in ways]
        assert told == pytest.approx(means, abs=0.006), dice


# --- playing by it ---------------------------------------------------------------------------------------------------
def test_bonuses_one_after_the_other_come_to_the_best_faces() -> None:
    rng = Random(4)
    for _ in range(200):
        faces = tuple(sorted(rng.randint(1, 6) for _ in range(rng.randint(1, 4))))
        spreads, guard = spreads_by(rng), Guard(spreads_by(rng))
        best = odds.worth(odds.hits_of(odds.best_faces(faces, spreads, guard)), guard)
        row, left = faces, spreads
        while left:
            for face in odds.best_raise(row, left, guard):
                row = (*odds.without(row, face), face + left[0][0])
            row, left = tuple(sorted(row)), left[1:]
        assert odds.worth(odds.hits_of(row), guard) == best


def test_pairs_and_bonuses_of_a_defender_stop_all_that_can_be() -> None:
    rng = Random(5)
    for _ in range(300):
        count = rng.randint(1, 4)
        red = tuple(sorted(rng.randint(4, 7) for _ in range(count)))
        black = tuple(sorted(rng.randint(1, 6) for _ in range(count)))
        spreads = spreads_by(rng)
        row, left = odds.best_pairs(red, black, spreads), spreads
        assert sorted(row) == list(black)
        while left:
            raised = odds.best_dice(red, row, left)
            row, left = tuple(die + left[0][0] * (at in raised) for at, die in enumerate(row)), left[1:]
        assert sum(hit > die or hit >= 7 for hit, die in zip(red, row, strict=True)) == least_through(
            red, black, spreads
        )


def test_what_was_begun_is_gone_on_with() -> None:
    """Somebody has put a bonus where it is wasted: the other die of it still goes where it helps."""
    assert odds.best_raise((1, 3, 3), ((1, 2),), odds.BARE) == (3, 3)
    assert odds.best_raise((1, 3, 3), ((1, 2),), odds.BARE, (1,)) == (1, 3)
    assert odds.best_dice((4, 5), (3, 4), ((1, 2),), ()) == (0, 1)


def test_targeting_rolls_again_what_brings_most() -> None:
    """Dice that miss are rolled again; a hit is not, but for one that a bonus would not save."""
    assert odds.best_aim((1, 2, 5), 2, (), odds.BARE) == (1, 2)
    assert odds.best_aim((1, 6), 2, (), odds.BARE) == (1,)


# --- tests -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.test.pool")
@pytest.mark.rule("aurora.test.five-plus")
def test_tests_against_every_roll() -> None:
    for dice in range(5):
        fell = list(product(range(1, 7), repeat=dice))
        for least in range(2, 8):
            passed = sum(any(face >= least for face in row) for row in fell)
            assert odds.passing(dice, least) == Fraction(passed, len(fell)), (dice, least)


@pytest.mark.rule("aurora.test.opposed")
@pytest.mark.rule("aurora.prisoner.turn-back")
def test_opposed_tests_against_every_roll() -> None:
    for mine, theirs, plus in product(range(4), range(4), (0, 5)):
        won = total = 0
        for row in product(range(1, 7), repeat=mine + theirs):
            has = sum(face >= 5 for face in row[:mine]) + any(face < 5 <= face + plus for face in row[:mine])
            won += has > sum(face >= 5 for face in row[mine:])
            total += 1
        assert odds.opposed(mine, theirs, plus) == Fraction(won, total), (mine, theirs, plus)
