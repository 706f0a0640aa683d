"""The exact odds of battles: of dice alone, of a battle under way, and of a launch before it is made.

Dice below the targeting value are rolled until there is none, so each shows it or more, all as likely. What is told of
a table is told as if nobody added anything; and, as the worst, as if all others added what they openly have: ships and
energy. Cards, bonuses that come on the way and what an activation changes are left out.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final, NamedTuple

from rimward.games.andromeda.battle import (
    RAIDERS,
    Battle,
    DiceForEnergy,
    Escalation,
    participants,
    targeting_of,
    weapons_of,
)
from rimward.games.andromeda.raiders import within_range
from rimward.games.andromeda.table.names import MOST_DICE, MOST_TARGETING
from rimward.games.andromeda.table.pieces import Bay
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.dice import Roll
from rimward.kernel.window import Offer, Window

FACES: Final = 6
Row = tuple[int, ...]  # dice from the highest down


# --- dice ------------------------------------------------------------------------------------------------------------
class Throw(NamedTuple):
    """What a side rolls: so many dice with a targeting value, beside those that have come to lie. What a teammate rolls
    counts together with it (andromeda.team.battle-combine)."""

    dice: int
    targeting: int
    lying: Row = ()
    mate_dice: int = 0
    mate_targeting: int = 0
    mate_lying: Row = ()

    def beside(self, mate: Throw) -> Throw:
        return self._replace(mate_dice=mate.dice, mate_targeting=mate.targeting, mate_lying=mate.lying)

    def more(self, dice: int, aim: int) -> Throw:
        """With more dice, and a higher targeting value: then lying dice may have to be rolled again."""
        least = min(MOST_TARGETING, self.targeting + aim)
        return fallen(min(MOST_DICE, self.dice + len(self.lying) + dice) - len(self.lying), least, self.lying)


class Odds(NamedTuple):
    """That a side wins, that another does, and that everybody loses (andromeda.battle.everyone-loses)."""

    win: Fraction
    lose: Fraction
    nobody: Fraction


def fallen(dice: int, targeting: int, faces: Row) -> Throw:
    """Of dice that show these faces, those below the targeting value are still to be rolled."""
    kept = tuple(sorted([face for face in faces if face >= targeting], reverse=True))
    return Throw(dice + len(faces) - len(kept), targeting, kept)


@lru_cache(maxsize=1024)
def rows(throw: Throw) -> tuple[tuple[Row, int], ...]:
    """Every row that a side may come to, from the lowest, and in how many ways."""
    if throw.mate_dice or throw.mate_lying:
        return _together(throw)
    faces = range(FACES, max(1, throw.targeting) - 1, -1)
    found: list[tuple[Row, int]] = []
    for row in combinations_with_replacement(faces, throw.dice):
        ways = factorial(throw.dice) // prod([factorial(row.count(face)) for face in set(row)])
        found.append((tuple(sorted(row + throw.lying, reverse=True)), ways))
    return tuple(sorted(found))


def _together(throw: Throw) -> tuple[tuple[Row, int], ...]:
    found: dict[Row, int] = {}
    mates = rows(Throw(throw.mate_dice, throw.mate_targeting, throw.mate_lying))
    for mine, ways in rows(Throw(throw.dice, throw.targeting, throw.lying)):
        for other, times in mates:
            row = tuple(sorted(mine + other, reverse=True))
            found[row] = found.get(row, 0) + ways * times
    return tuple(sorted(found.items()))


def ways_of(throw: Throw) -> int:
    return sum([ways for _, ways in rows(throw)])


@lru_cache(maxsize=4096)
def below(throw: Throw, other: Throw) -> tuple[int, ...]:
    """For each row of a side, in how many ways the other's is lower: the order of battle.winner_of."""
    lower, at, theirs = 0, 0, rows(other)
    found: list[int] = []
    for row, _ in rows(throw):
        while at < len(theirs) and theirs[at][0] < row:
            lower += theirs[at][1]
            at += 1
        found.append(lower)
    return tuple(found)


@lru_cache(maxsize=8192)
def wins(throw: Throw, others: tuple[Throw, ...]) -> Fraction:
    """andromeda.battle.compare: whose row is higher than every other."""
    ways = [number for _, number in rows(throw)]
    for other in others:
        ways = [number * lower for number, lower in zip(ways, below(throw, other), strict=True)]
    return Fraction(sum(ways), ways_of(throw) * prod([ways_of(other) for other in others]))


def odds(throw: Throw, others: Sequence[Throw]) -> Odds:
    """Of the first against any number of others."""
    ranked = tuple(sorted(others))
    win = wins(throw, ranked)
    lose = Fraction(0)
    for at, other in enumerate(ranked):
        lose += wins(other, tuple(sorted((throw, *ranked[:at], *ranked[at + 1 :]))))
    return Odds(win, lose, 1 - win - lose)


def chance(throw: Throw, others: Sequence[Throw]) -> float:
    """That the first wins, for whoever weighs it against other things."""
    return _chance(throw, tuple(sorted(others)))


@lru_cache(maxsize=16384)
def _chance(throw: Throw, others: tuple[Throw, ...]) -> float:
    return float(wins(throw, others))


# --- who would be there ----------------------------------------------------------------------------------------------
class Outlook(NamedTuple):
    """Of a battle: as it is, and where all others add what they can. `raider` strikes, or is there; -1 for none. It is
    one of so many cards that may strike or stand there."""

    odds: Odds
    worst: Odds
    sides: int
    raider: int = -1
    raiders: int = 0
    cards: int = 0


def raider_throw(g: Andromeda, number: int, count: int) -> Throw:
    """andromeda.battle.targeting-raiders, -s-class: so many of a card."""
    card = g.raiders[number]
    return Throw(min(MOST_DICE, card.weapons * count), min(MOST_TARGETING, count + card.targeting))


def strikes(g: Andromeda, region: int) -> list[tuple[int, int]]:
    """After the Raider Strike of a region: the cards that may stand there, and with how many raiders."""
    here = g.raider_in(region)
    standing = 0 if here is None else g.raiders[here].regions.count(region)
    cards = [] if g.quiet else [number for number in range(len(g.raiders)) if here in (None, number)]
    near = [(number, len(within_range(g, number, region))) for number in cards]
    found = [(number, standing + coming) for number, coming in near if coming]
    return found or ([(here, standing)] if here is not None else [])


def of_launch(g: Andromeda, seat: int, kind: str, region: int) -> Outlook | None:
    """Of the battle to which a launch leads; None where there is none. Where several raiders may strike, with the one
    that is best for the seat (andromeda.raider.strike-choice)."""
    bay = g.bay_of(seat, kind)
    mine = plain(g, seat, region).more(bay.weapons, 1 + bay.targeting)
    there = [other for other in range(g.seats) if other != seat and g.ships_in(region, other)]
    others = {other: plain(g, other, region) for other in there}
    found = [with_raider(g, seat, region, mine, others, number, count) for number, count in strikes(g, region)]
    if not found and any([g.opposes(seat, other) for other in others]):  # andromeda.team.no-battle-alone
        found = [outlook(g, seat, region, mine, others, range(g.seats), range(g.seats))]
    best = max(found, key=lambda each: (each.odds.win, each.worst.win, -each.odds.lose), default=None)
    return best._replace(cards=len(found)) if best is not None and best.raider >= 0 else best


def with_raider(
    g: Andromeda, seat: int, region: int, mine: Throw, others: dict[int, Throw], number: int, count: int
) -> Outlook:
    sides = {**others, RAIDERS: raider_throw(g, number, count)}
    buying = () if "no-energy" in g.raiders[number].quirks else range(g.seats)
    found = outlook(g, seat, region, mine, sides, range(g.seats), buying)
    return found._replace(raider=number, raiders=count)


def of_strike(g: Andromeda, seat: int, region: int, number: int) -> Outlook:
    """With the raiders of this card, where the seat has launched a ship."""
    others = {other: plain(g, other, region) for other in range(g.seats) if other != seat and g.ships_in(region, other)}
    count = next(raiders for card, raiders in strikes(g, region) if card == number)
    return with_raider(g, seat, region, plain(g, seat, region), others, number, count)


def plain(g: Andromeda, seat: int, region: int) -> Throw:
    """With the ships that a seat has there, and developments."""
    return Throw(min(MOST_DICE, weapons_of(g, seat, region)), targeting_of(g, seat, region))


def outlook(
    g: Andromeda,
    seat: int,
    region: int,
    mine: Throw,
    others: dict[int, Throw],
    joining: Collection[int],
    buying: Collection[int],
) -> Outlook:
    """`joining` may still bring ships, and `buying` dice for energy."""
    worst = dict(others)
    for other in range(g.seats):
        if g.opposes(seat, other):
            strongest = at_most(g, other, region, mine, others.get(other), other in joining, other in buying)
            if strongest is not None:
                worst[other] = strongest
    usual, least = camps_of(g, seat, mine, others), camps_of(g, seat, mine, worst)
    return Outlook(odds(usual[0], usual[1:]), odds(least[0], least[1:]), len(others) + 1)


def camps_of(g: Andromeda, seat: int, mine: Throw, others: dict[int, Throw]) -> list[Throw]:
    """What is compared: the throw of the seat's side first. Teammates are one side."""
    sides = {seat: mine, **others}
    found: list[Throw] = []
    for side in sides:
        mates = [other for other in sides if other != side and not g.opposes(side, other)]
        if not mates:
            found.append(sides[side])
        elif side == seat or (seat not in mates and side < mates[0]):
            found.append(sides[side].beside(sides[mates[0]]))
    return found


def at_most(
    g: Andromeda, seat: int, region: int, against: Throw, base: Throw | None, joins: bool, buys: bool
) -> Throw | None:
    """The strongest that a seat can become with its ships in range, and its energy for Jumps and for dice; None where
    it cannot be there. Of the ways to spend the energy, the one that is worst for the other side."""
    energy = g.energy(seat)
    near, far = joiners(g, seat, region) if joins else ([], [])
    ways: list[Throw] = []
    for jumps in range(min(energy, len(far)) + 1):
        coming = near + far[:jumps]
        if base is None and not coming:
            continue
        start = base if base is not None else plain(g, seat, region)
        bought = energy - jumps if buys else 0
        ways.append(start.more(arms(coming) + bought, aims(coming)))
    return min(ways, key=lambda way: wins(against, (way,)), default=None)


def joiners(g: Andromeda, seat: int, region: int) -> tuple[list[Bay], list[Bay]]:
    """andromeda.battle.escalation-sources: ships in range, and those that have to Jump, the strongest first."""
    sources = Escalation(seat, region).sources(g)
    near = [g.bay(ship) for ship in sources if g.in_range(ship, region)]
    far = [g.bay(ship) for ship in sources if not g.in_range(ship, region) and "jump" in g.bay(ship).abilities]
    return near, sorted(far, key=lambda bay: (bay.weapons, bay.targeting), reverse=True)


def arms(bays: Sequence[Bay]) -> int:
    return sum([bay.weapons for bay in bays])


def aims(bays: Sequence[Bay]) -> int:
    return sum([1 + bay.targeting for bay in bays])


# --- a battle under way ----------------------------------------------------------------------------------------------
class Moment(NamedTuple):
    """Who may still join a battle, and who may still buy dice."""

    joining: Collection[int]
    buying: Collection[int]


def moment(g: Andromeda, battle: Battle) -> Moment | None:
    """What is still to come, by what is under way in the battle; None once all dice are final."""
    everybody = range(g.seats)
    later = g.order(battle.active)[battle.turn :]
    for frame in g.stack[g.stack.index(battle) + 1 :]:
        if isinstance(frame, Escalation):
            return Moment(later, everybody)
        if isinstance(frame, DiceForEnergy):
            return Moment((), later)
        if isinstance(frame, Roll):
            return Moment((), ())
        if isinstance(frame, Window | Offer):
            if frame.name == "escalation":
                return Moment(everybody, everybody)
            return Moment((), everybody) if frame.name in ("diplomacy", "preparations") else None
    return None


def throws(g: Andromeda, battle: Battle) -> dict[int, Throw]:
    """What each side has now, with the faces that have fallen."""
    roll = next((frame for frame in g.stack if isinstance(frame, Roll) and frame.owners), None)
    if roll is None:
        sides = participants(g, battle.region, battle.active)
        return {side: Throw(battle.dice_of(g, side), battle.targeting_of(g, side)) for side in sides}
    return {
        side: fallen(0, battle.targeting_of(g, side), tuple([roll.faces[die] for die in roll.dice_of(side)]))
        for side in battle.sides
    }


def of_battle(g: Andromeda, seat: int, sides: dict[int, Throw]) -> Outlook | None:
    """Of the battle under way, if these were its sides; None for a seat that would not be in it, or alone."""
    battle = g.under(Battle)
    now = moment(g, battle)
    if now is None or seat not in sides or len(sides) < 2:
        return None
    raider = g.raider_in(battle.region)
    buying = () if raider is not None and "no-energy" in g.raiders[raider].quirks else now.buying
    others = {side: throw for side, throw in sides.items() if side != seat}
    return outlook(g, seat, battle.region, sides[seat], others, now.joining, buying)
