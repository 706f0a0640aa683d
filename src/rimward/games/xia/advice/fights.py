"""Whether an attack pays, and with which weapons."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rimward.games.xia import npcs
from rimward.games.xia.advice import goals, jobs, worth
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.fight import combat
from rimward.games.xia.table.content import TitleKind
from rimward.games.xia.table.state import MARKERS, Outfit, Ship, Xia

Dice = tuple[tuple[int, int], ...]  # sides, and the damage on the Outfit


class Strike(NamedTuple):
    value: float
    uses: tuple[int, ...]


class Volley(NamedTuple):
    """A choice of weapons whoever the target is: its dice, what it costs, and how often it ends the attacker."""

    uses: tuple[int, ...]
    dice: Dice
    cost: float
    dies: float


NO_STRIKE = Strike(0.0, ())


def best(w: Weights, g: Xia, attacker: int) -> Strike:
    """Against any ship within reach."""
    strikes = [strike(w, g, attacker, target) for target in combat.targets(g, attacker, g.space_of(attacker))]
    return max(strikes, default=NO_STRIKE)


def strike(w: Weights, g: Xia, attacker: int, target: int) -> Strike:
    """From where the ship is."""
    uses = combat.weapon_uses(g, attacker, target, g.space_of(attacker))
    return at(w, g, attacker, target, volleys(w, g, attacker, uses))


def volleys(w: Weights, g: Xia, attacker: int, uses: tuple[int, ...]) -> list[Volley]:
    """All guns, and as many rams as may pay: these cost damage, and may be the end."""
    ship, found, title = g.ships[attacker], list[Volley](), _title_of_hits(g)
    unhurt = worth.damage(w, ship)
    rams = [use for use in uses if ship.outfit_at(use).kind == "engine"]
    guns = [use for use in uses if use not in rams]
    for number in range(min(len(rams), max(0, ship.armed - len(guns))) + 1):
        chosen = (*guns, *rams[:number])[: ship.armed]
        if not chosen:
            continue
        dice, rammed = _dice(ship, chosen), _dice(ship, chosen[len(guns) :])
        dies = _at_least(_sum(rammed), len(ship.undamaged)) if rammed else 0.0
        hurt = sum([(sides + 1) / 2 for sides, _ in rammed], 0.0)
        cost = len(chosen) * w.armed / 2 + worth.damage(w, ship, hurt) - unhurt
        cost += dies * worth.death(w, ship) if dies else 0.0
        cost -= _famous(w, g, attacker, dice, title) if title else 0.0
        found.append(Volley(chosen, dice, cost, dies))
    return found


def at(w: Weights, g: Xia, attacker: int, target: int, choices: list[Volley]) -> Strike:
    """The best of these volleys at a ship."""
    if not choices:
        return NO_STRIKE
    prey, found = g.ships[target], NO_STRIKE
    against, least = defense(prey), left(prey)
    hits = [beats(volley.dice, against, least) * (1 - volley.dies) for volley in choices]
    prize = won(w, g, attacker, target) if any(hits) else 0.0
    for volley, hit in zip(choices, hits, strict=True):
        value = hit * prize - volley.cost
        if value > found.value:
            found = Strike(value, volley.uses)
    return found


def won(w: Weights, g: Xia, attacker: int, target: int) -> float:
    """What it brings to destroy a ship: Fame, what lies on it, a Mission, Titles; less the Bounty for it."""
    prey = g.ships[target]
    if prey.npc:
        spoils, crime, points = g.credits[target], bool(npcs.CARDS[prey.npc].bounty), npcs.CARDS[prey.npc].fame
    else:
        spoils, crime, points = prey.bounty, not prey.bounty, prey.tier
    value = worth.fame(w, g, attacker, points) + w.coin * spoils / worth.COIN
    if prey.npc:
        value += goals.gain(w, g, attacker, "npc-destroyed", npc=prey.npc)
    if prey.npc in ("", "scoundrel"):
        value += goals.gain(w, g, attacker, "bounty-claimed", spoils)
    return w.combat * value + jobs.for_kill(w, g, attacker, target) - (w.crime if crime else 0.0)


def _title_of_hits(g: Xia) -> TitleKind | None:
    """Some Titles are for hard hits."""
    open_titles = map(g.content.titles.get, g.open_titles())
    return next((title for title in open_titles if title is not None and title.objective == "attack-value"), None)


def _famous(w: Weights, g: Xia, attacker: int, dice: Dice, title: TitleKind) -> float:
    return _at_least(_sum(dice), title.count) * goals.gain(w, g, attacker, title.objective, title.count)


def chance(g: Xia, attacker: int, target: int, uses: tuple[int, ...]) -> float:
    """Of destroying a ship with these weapons."""
    return beats(_dice(g.ships[attacker], uses), defense(g.ships[target]), left(g.ships[target]))


def kill_chance(g: Xia, attacker: int, target: int) -> float:
    """With all guns, beside the target and with all markers armed."""
    ship, prey = g.ships[attacker], g.ships[target]
    guns = [use for outfit in ship.outfits if outfit.kind == "blaster" for use in outfit.uses]
    return beats(_dice(ship, tuple(guns[:MARKERS])), defense(prey), left(prey)) if guns else 0.0


def left(prey: Ship) -> int:
    return npcs.CARDS[prey.npc].to_kill - prey.wounds if prey.npc else len(prey.undamaged)


def defense(prey: Ship) -> Dice:
    if prey.npc:
        return ((npcs.CARDS[prey.npc].defends, 0),)
    return _dice(prey, prey.free_uses("shield")[: prey.armed])


def _dice(ship: Ship, uses: tuple[int, ...]) -> Dice:
    return _rolled(ship.outfits, ship.damaged, uses)


@lru_cache(maxsize=4096)
def _rolled(lying: tuple[Outfit, ...], damaged: tuple[int, ...], uses: tuple[int, ...]) -> Dice:
    found = [outfit for use in uses for outfit in lying if use in outfit.sections]
    return tuple(sorted([(outfit.die, sum([at in damaged for at in outfit.sections])) for outfit in found]))


@lru_cache(maxsize=2048)
def _sum(dice: Dice) -> tuple[float, ...]:
    """The chance of each total."""
    totals = [1.0]
    for sides, less in dice:
        after = [0.0] * (len(totals) + sides)
        for total, chance in enumerate(totals):
            for face in range(1, sides + 1):
                after[total + max(0, face - less)] += chance / sides
        totals = after
    return tuple(totals)


def _at_least(totals: tuple[float, ...], least: int) -> float:
    return sum(totals[least:], 0.0)


@lru_cache(maxsize=4096)
def beats(attack: Dice, defense: Dice, left: int) -> float:
    """The chance that so much damage comes through."""
    hits, stops = _sum(attack), _sum(defense)
    return sum([chance * _at_least(hits, left + stopped) for stopped, chance in enumerate(stops)], 0.0)
