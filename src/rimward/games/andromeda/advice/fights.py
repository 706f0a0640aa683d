"""Battles: who would win, and what winning and losing are worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from rimward.games.andromeda.advice.standing import SCRAPPED, Standing
from rimward.games.andromeda.battle import RAIDERS, participants, targeting_of, weapons_of
from rimward.games.andromeda.battle import under_way as battle_of
from rimward.games.andromeda.odds import Throw, chance
from rimward.games.andromeda.raiders import within_range
from rimward.games.andromeda.table.names import MOST_DICE, MOST_TARGETING
from rimward.games.andromeda.table.state import Andromeda

HURT: Final = 0.3  # what an opponent loses
ENERGY_OF_OTHERS: Final = 1  # dice that an opponent may buy, if there is energy


class Stake(NamedTuple):
    gain: float  # of the winner
    loss: float  # of the loser


def strength(now: Standing, region: int, joining: tuple[int, ...] = (), kind: str = "") -> Throw:
    """The seat's own: what is there, what joins, and a ship of a type that is launched there; beside its teammate's."""
    g, seat = now.g, now.seat
    dice, targeting = weapons_of(g, seat, region), targeting_of(g, seat, region)
    for ship in joining:
        bay = g.bay(ship)
        dice, targeting = dice + bay.weapons, targeting + 1 + bay.targeting
    if kind:
        bay = g.bay_of(seat, kind)
        dice, targeting = dice + bay.weapons, targeting + 1 + bay.targeting
    throw = Throw(min(MOST_DICE, dice), min(MOST_TARGETING, targeting))
    mate = mate_there(now, region)
    return throw if mate is None else throw.beside(bare(g, mate, region))


def mate_there(now: Standing, region: int) -> int | None:
    """The teammate, if it has a ship there."""
    mate = now.g.mate(now.seat)
    return mate if mate is not None and now.g.ships_in(region, mate) else None


def bare(g: Andromeda, seat: int, region: int, more: int = 0) -> Throw:
    """What stands there, and dice that are added."""
    return Throw(min(MOST_DICE, weapons_of(g, seat, region) + more), targeting_of(g, seat, region))


def opponents(now: Standing, region: int) -> list[Throw]:
    """Other players there; they may buy a die, too. Teammates roll together."""
    g = now.g
    found: dict[int, Throw] = {}
    for other in participants(g, region, now.seat):
        if other == RAIDERS or not g.opposes(now.seat, other):
            continue
        throw, mate = bare(g, other, region, min(ENERGY_OF_OTHERS, g.energy(other))), g.mate(other)
        if mate is not None and mate in found:
            found[mate] = found[mate].beside(throw)
        else:
            found[other] = throw
    return list(found.values())


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
    """What there is to win, for a teammate who fights there, too, and to lose; `ships` are the opposing ships."""
    g, seat = now.g, now.seat
    gain = now.step("supremacy") + HURT * ships * now.fade
    loss = -consolation(now)
    if raider >= 0:
        gain += now.contents(g.raiders[raider].reward)
        quirks = g.raiders[raider].quirks
        loss += 1.0 * ("plunder" in quirks) + 2.0 * ("ruin" in quirks)
    for kind in kinds:
        bay = g.bay_of(seat, kind)
        loss += 0.4 if bay.damaged < bay.shields else SCRAPPED * now.w.losses * now.fade + 0.1
    return Stake(now.w.battles * gain + for_mate(now, region), loss)


def for_mate(now: Standing, region: int) -> float:
    """What it is worth to the side that a teammate who fights there wins."""
    mate = mate_there(now, region)
    return Standing(now.g, mate).step("supremacy") if mate is not None else 0.0


def consolation(now: Standing) -> float:
    """The defeated draw a card, or take what their moon in Tactical Operations shows."""
    moon = now.g.operations[now.seat]
    return max(now.drawn(1), now.moon(moon) if moon else 0.0)


def worth(side: Throw, others: list[Throw], at_stake: Stake, energy: int, unit: float) -> float:
    """The battle on average, with as much energy as pays."""
    best = -99.0
    for spent in range(max(0, min(energy, MOST_DICE - side.dice, 4)) + 1):
        likely = chance(side._replace(dice=side.dice + spent), others)
        best = max(best, likely * at_stake.gain - (1.0 - likely) * at_stake.loss - unit * spent)
    return best


def opposing(now: Standing, region: int) -> int:
    """Ships of other players, of their side all."""
    return sum([ship.region == region and now.g.opposes(now.seat, ship.owner) for ship in now.g.ships])


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
    ships = opposing(now, region)
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
        return without(now, region)
    if battle is not None and battle.more:
        more, aim = more + battle.more[seat] + battle.bought[seat], aim + battle.aim[seat]
    side = strength(now, region, joining)
    side = side._replace(dice=min(MOST_DICE, side.dice + more), targeting=min(MOST_TARGETING, side.targeting + aim))
    number = g.raider_in(region)
    sides = against(now, region)
    if not sides:
        return 0.0
    ships = opposing(now, region)
    at_stake = stake(now, region, number if number is not None else -1, ships, kinds)
    if energy is None:
        return worth(side, sides, at_stake, g.energy(seat), now.fade)
    likely = chance(side._replace(dice=min(MOST_DICE, side.dice + energy)), sides)
    return likely * at_stake.gain - (1.0 - likely) * at_stake.loss


def against(now: Standing, region: int) -> list[Throw]:
    """All who are fought there."""
    raiders = raiders_there(now, region)
    return opponents(now, region) + ([raiders] if raiders is not None else [])


def without(now: Standing, region: int) -> float:
    """A battle in which the seat has no ship: what is at stake for a teammate in it."""
    mate, sides = mate_there(now, region), against(now, region)
    if mate is None or not sides:
        return 0.0
    return chance(bare(now.g, mate, region), sides) * for_mate(now, region)
