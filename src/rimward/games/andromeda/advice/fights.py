"""Battles: who would win, and what winning and losing are worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from rimward.games.andromeda.advice.standing import SCRAPPED, Standing
from rimward.games.andromeda.battle import RAIDERS, participants, targeting_of, weapons_of
from rimward.games.andromeda.battle import under_way as battle_of
from rimward.games.andromeda.odds import Throw, chance
from rimward.games.andromeda.raiders import within_range
from rimward.games.andromeda.table.names import MOST_DICE, MOST_TARGETING

HURT: Final = 0.3  # what an opponent loses
ENERGY_OF_OTHERS: Final = 1  # dice that an opponent may buy, if there is energy


class Stake(NamedTuple):
    gain: float  # of the winner
    loss: float  # of the loser


def strength(now: Standing, region: int, joining: tuple[int, ...] = (), kind: str = "") -> Throw:
    """The seat's own: what is there, what joins, and a ship of a type that is launched there."""
    g, seat = now.g, now.seat
    dice, targeting = weapons_of(g, seat, region), targeting_of(g, seat, region)
    for ship in joining:
        bay = g.bay(ship)
        dice, targeting = dice + bay.weapons, targeting + 1 + bay.targeting
    if kind:
        bay = g.bay_of(seat, kind)
        dice, targeting = dice + bay.weapons, targeting + 1 + bay.targeting
    return Throw(min(MOST_DICE, dice), min(MOST_TARGETING, targeting))


def opponents(now: Standing, region: int) -> list[Throw]:
    """Other players there; they may buy a die, too."""
    g = now.g
    found: list[Throw] = []
    for other in participants(g, region, now.seat):
        if other not in (now.seat, RAIDERS):
            more = min(ENERGY_OF_OTHERS, g.energy(other))
            dice = min(MOST_DICE, weapons_of(g, other, region) + more)
            found.append(Throw(dice, targeting_of(g, other, region)))
    return found


def raiders_there(now: Standing, region: int, striking: int = -1) -> Throw | None:
    """Those that stand there, and the card that strikes."""
    g = now.g
    here = g.raider_in(region)
    number = here if here is not None else striking
    if number < 0:
        return None
    raider = g.raiders[number]
    many = raider.regions.count(region)
    if striking == number:
        many += len(within_range(g, number, region))
    return Throw(min(MOST_DICE, raider.weapons * many), min(MOST_TARGETING, many + raider.targeting))


def stake(now: Standing, region: int, raider: int, ships: int, kinds: list[str]) -> Stake:
    """What there is to win and to lose; `ships` are the opposing ships."""
    g, seat = now.g, now.seat
    gain = now.step("supremacy") + HURT * ships * now.fade
    loss = -consolation(now)
    if raider >= 0:
        gain += now.contents(g.raiders[raider].reward)
        quirks = g.raiders[raider].quirks
        loss += 1.0 * ("plunder" in quirks) + 2.0 * ("ruin" in quirks)
    for kind in kinds:
        bay = g.bay_of(seat, kind)
        loss += 0.4 if bay.damaged < bay.shields else SCRAPPED * now.fade + 0.1
    return Stake(gain, loss)


def consolation(now: Standing) -> float:
    """The defeated draw a card, or take what their moon in Tactical Operations shows."""
    moon = now.g.operations[now.seat]
    return max(now.drawn(1), now.moon(moon) if moon else 0.0)


def worth(side: Throw, others: list[Throw], at_stake: Stake, energy: int, unit: float) -> float:
    """The battle on average, with as much energy as pays."""
    best = -99.0
    for spent in range(max(0, min(energy, MOST_DICE - side.dice, 4)) + 1):
        likely = chance(Throw(side.dice + spent, side.targeting), others)
        best = max(best, likely * at_stake.gain - (1.0 - likely) * at_stake.loss - unit * spent)
    return best


def joinable(now: Standing, region: int) -> tuple[int, ...]:
    """Own ships that could come in without energy."""
    g = now.g
    ships = [n for n in g.on_board(now.seat) if g.ships[n].region != region]
    return tuple([n for n in ships if g.may_enter(n, region) and g.in_range(n, region)])


def launched(now: Standing, kind: str, region: int, striking: list[int]) -> float:
    """The battle that a launch leads to; 0 where there is none. Of raiders that could strike, the seat chooses."""
    g = now.g
    here = g.raider_in(region)
    choices = striking or [here if here is not None else -1]
    if choices == [-1] and not opponents(now, region):
        return 0.0
    return max([faced(now, kind, region, number) for number in choices])


def faced(now: Standing, kind: str, region: int, number: int) -> float:
    """A battle with these raiders, -1 for none: with the ship of a type that is launched and those that are there,
    alone or with all that could join."""
    g, seat = now.g, now.seat
    sides = opponents(now, region)
    there = raiders_there(now, region, number)
    if there is not None:
        sides.append(there)
    ships = sum([ship.region == region and ship.owner != seat for ship in g.ships])
    quirks = g.raiders[number].quirks if number >= 0 else ()
    energy = 0 if "no-energy" in quirks else g.energy(seat)
    kinds = [g.ships[n].kind for n in g.ships_in(region, seat)] + ([kind] if kind else [])
    joining = joinable(now, region)
    best = -99.0
    for more in ((), joining) if joining else ((),):
        at_stake = stake(now, region, number, ships, kinds + [g.ships[n].kind for n in more])
        best = max(best, worth(strength(now, region, more, kind), sides, at_stake, energy, now.fade))
    return best


# --- in a battle -----------------------------------------------------------------------------------------------------
def under_way(
    now: Standing, region: int, joining: tuple[int, ...] = (), energy: int | None = None, more: int = 0, aim: int = 0
) -> float:
    """The battle in a region as it stands, if these ships join; with so much energy, or what pays. `more` are dice
    that a card would add, and `aim` is targeting."""
    g, seat = now.g, now.seat
    battle = battle_of(g)
    kinds = [g.ships[n].kind for n in (*g.ships_in(region, seat), *joining)]
    if not kinds:
        return 0.0
    if battle is not None and battle.more:
        more, aim = more + battle.more[seat] + battle.bought[seat], aim + battle.aim[seat]
    bare = strength(now, region, joining)
    side = Throw(min(MOST_DICE, bare.dice + more), min(MOST_TARGETING, bare.targeting + aim))
    number = g.raider_in(region)
    sides = opponents(now, region)
    there = raiders_there(now, region)
    if there is not None:
        sides.append(there)
    if not sides:
        return 0.0
    ships = sum([ship.region == region and ship.owner != seat for ship in g.ships])
    at_stake = stake(now, region, number if number is not None else -1, ships, kinds)
    if energy is None:
        return worth(side, sides, at_stake, g.energy(seat), now.fade)
    likely = chance(Throw(min(MOST_DICE, side.dice + energy), side.targeting), sides)
    return likely * at_stake.gain - (1.0 - likely) * at_stake.loss
