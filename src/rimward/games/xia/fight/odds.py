"""The exact odds of an attack that is being declared, or defended against: how much damage comes through.

From what everybody knows. Ability Cards are left out, but for the one that attacks. Before the target has declared its
Shields, it is taken to put up the best that it has markers for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import prod
from typing import Final

from rimward.games.xia import npcs
from rimward.games.xia.fight.combat import Attack, Barrage, Defense, life, weapon_uses
from rimward.games.xia.renown import skills
from rimward.games.xia.table.state import Xia
from rimward.kernel.question import Choose, Value, percents

ATTACK: Final[str] = "xia.combat.declare-attack"
DEFENSE: Final[str] = "xia.combat.declare-defense"
SHARES = ("none", "some", "much", "fatal")  # of the damage that comes through, in per cent
MOST_SETS = 40  # what is told of an option stays short

Die = tuple[int, int]  # its sides, and the damage on its Outfit
Dice = tuple[Die, ...]
Uses = tuple[int, ...]
Ways = tuple[int, ...]  # by the total, in how many ways the dice come to it
Chances = tuple[int, ...]  # SHARES; of an attack, also `open` and `ram`


# --- dice ------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=2048)
def thrown(dice: Dice, more: int = 0) -> Ways:
    """xia.outfit.damage-roll: every die less the damage on its Outfit; and what Skills add."""
    ways = [0] * more + [1]
    for sides, less in dice:
        after = [0] * (len(ways) + sides)
        for total, number in enumerate(ways):
            for face in range(1, sides + 1):
                after[total + max(0, face - less)] += number
        ways = after
    return tuple(ways)


def barrage(bands: tuple[tuple[int, tuple[int, ...]], ...], more: int = 0) -> Ways:
    """combat.Barrage: a d20 says which dice attack; without any nothing is added either."""
    whole, found = prod([side for _, dice in bands for side in dice]), list[int]()
    ends = [*[least for least, _ in bands[1:]], 21]
    for (least, dice), end in zip(bands, ends, strict=True):
        ways = thrown(tuple([(side, 0) for side in dice]), more if dice else 0)
        weight = (end - least) * whole // prod(dice)
        found += [0] * (len(ways) - len(found))
        for total, number in enumerate(ways):
            found[total] += number * weight
    return tuple(found)


def half(left: int) -> int:
    """Up to so much of what a ship can bear is `some`, and more is `much`; it can bear one less than `left`."""
    return min(left - 1, max(1, (left - 1) // 2))


@lru_cache(maxsize=8192)
def shares(attack: Ways, defense: Ways, left: int) -> Chances:
    """xia.combat.resolve, against a ship that `left` points destroy."""
    found = [0, 0, 0, 0]
    for stopped, number in enumerate(defense):
        if number:
            ends = (0, stopped + 1, stopped + 1 + half(left), stopped + left)
            parts = [sum(attack[least:end]) for least, end in zip(ends, (*ends[1:], len(attack)), strict=True)]
            found = [sum_ + number * part for sum_, part in zip(found, parts, strict=True)]
    return percents(found)


# --- on the table ----------------------------------------------------------------------------------------------------
def of_attack(g: Xia, attack: Attack, uses: Uses) -> Chances:
    """With these weapons; then `open`, the chance to destroy a target that declares no Shield, and `ram`, the chance
    that the attacker destroys itself."""
    number, target = attack.attacker, attack.target
    hits, left = _hits(g, number, target, uses), life(g, target)
    rams = [use for use in uses if g.ships[number].outfit_at(use).kind == "engine"]
    ram = thrown(_dice(g, number, tuple(rams)))
    lost = life(g, number) + skills.bonus(g, number, "ram")
    bare = (npcs.CARDS[g.ships[target].npc].defends, 0) if g.ships[target].npc else ()
    return (
        *shares(hits, _stops(g, target, _best(g, target)), left),
        shares(hits, thrown((bare,) if bare else ()), left)[-1],
        percents([sum(ram[:lost]), sum(ram[lost:])])[1],
    )


def at_best(g: Xia, number: int, target: int) -> dict[str, int | str]:
    """SHARES, with the best weapons that reach the target from where the ship is. It rams nobody."""
    ship = g.ships[number]
    reaching = weapon_uses(g, number, target, g.space_of(number))
    weapons = [use for use in reaching if ship.outfit_at(use).kind != "engine"]
    weapons.sort(key=lambda use: _strength(_die(g, number, use)), reverse=True)
    if not weapons:
        return {}
    return dict(zip(SHARES, of_attack(g, Attack(number, target), tuple(weapons[: ship.armed])), strict=False))


def of_defense(g: Xia, uses: Uses) -> Chances:
    """With these Shields, against the attack that was declared."""
    defense, below = g.under(Defense), g.stack[-2]
    if isinstance(below, Barrage):
        hits = barrage(below.dice, skills.bonus(g, below.attacker, "attack"))
    else:
        attack = g.under(Attack)
        hits = _hits(g, attack.attacker, attack.target, attack.weapons)
    return shares(hits, _stops(g, defense.ship, uses), life(g, defense.ship))


def _hits(g: Xia, number: int, target: int, weapons: Uses) -> Ways:
    ship = g.ships[number]
    if ship.npc:
        return thrown(((npcs.CARDS[ship.npc].attacks, 0),))
    more = skills.bonus(g, number, "attack")
    if g.ships[target].npc:
        more += skills.bonus(g, number, "npc-damage")
    return thrown(_dice(g, number, weapons), more)


def _stops(g: Xia, number: int, shields: Uses) -> Ways:
    ship = g.ships[number]
    if ship.npc:
        return thrown(((npcs.CARDS[ship.npc].defends, 0),))
    return thrown(_dice(g, number, shields), skills.bonus(g, number, "shield") if shields else 0)


def _best(g: Xia, number: int) -> Uses:
    ship = g.ships[number]
    shields = sorted(ship.free_uses("shield"), key=lambda use: _strength(_die(g, number, use)), reverse=True)
    return tuple(shields[: ship.armed])


def _strength(die: Die) -> float:
    ways = thrown((die,))
    return sum([total * number for total, number in enumerate(ways)]) / sum(ways)


def _dice(g: Xia, number: int, uses: Uses) -> Dice:
    return tuple(sorted([_die(g, number, use) for use in uses]))


def _die(g: Xia, number: int, use: int) -> Die:
    ship = g.ships[number]
    outfit = ship.outfit_at(use)
    return outfit.die, len(set(outfit.sections) & set(ship.damaged))


# --- what an option tells --------------------------------------------------------------------------------------------
def about(g: Xia, question: Choose, option: Value) -> dict[str, int | str]:
    """Of what is declared with this option and nothing after it; and of the `sets` that begin with it."""
    frame: Attack | Defense = g.under(Attack) if question.code == ATTACK else g.under(Defense)
    number = frame.attacker if isinstance(frame, Attack) else frame.ship
    struck = frame.target if isinstance(frame, Attack) else frame.ship
    picked = tuple([int(pick[2]) for pick in frame.picks if isinstance(pick, tuple)])
    own = (int(option[2]),) if isinstance(option, tuple) else ()
    told: dict[str, int | str] = {"left": life(g, struck), "half": half(life(g, struck))}
    names = (*SHARES, "open", "ram") if isinstance(frame, Attack) else SHARES
    told |= zip(names, _chances(g, frame, picked + own), strict=True)
    if own:
        offered = [int(other[2]) for other in question.options if isinstance(other, tuple)]
        sets = _sets(g, number, offered, own[0], g.ships[number].armed - len(picked))
        told["sets"] = ";".join([_set(g, frame, picked, uses) for uses in sets])
    return told


def _chances(g: Xia, frame: Attack | Defense, uses: Uses) -> Chances:
    return of_attack(g, frame, uses) if isinstance(frame, Attack) else of_defense(g, uses)


def _set(g: Xia, frame: Attack | Defense, picked: Uses, uses: Uses) -> str:
    """`7,9=36/36/25/3`: the uses, and the chances with them."""
    chances = _chances(g, frame, picked + uses)
    return f"{','.join(map(str, uses))}={'/'.join(map(str, chances))}"


def _sets(g: Xia, number: int, offered: list[int], first: int, room: int) -> list[Uses]:
    """All that can be declared of which this is the first, in the order of the options. Uses that are alike are taken
    in that order too, so that a set is told once."""
    later = offered[offered.index(first) + 1 :]
    found = [(first, *rest) for size in range(room) for rest in combinations(later, size)]
    whole = [uses for uses in found if _in_order(g, number, offered, uses)]
    return whole if len(whole) <= MOST_SETS else [(first,)]


def _in_order(g: Xia, number: int, offered: list[int], uses: Uses) -> bool:
    """Whether every use that is alike to one of these, and offered before it, is among them."""
    return all(before in uses for use in uses for before in _alike_before(g, number, offered, use))


def _alike_before(g: Xia, number: int, offered: list[int], use: int) -> Iterator[int]:
    outfit = g.ships[number].outfit_at(use)
    for before in offered[: offered.index(use)]:
        other = g.ships[number].outfit_at(before)
        if other.name == outfit.name and _die(g, number, before) == _die(g, number, use):
            yield before
