"""What things are worth, in Fame: Credits, Energy, markers, damage, ships and Outfits are means to it."""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import NamedTuple

from rimward.games.xia.flight import border
from rimward.games.xia.table.content import Content, OutfitKind, ShipKind
from rimward.games.xia.table.state import MARKERS, Outfit, Ship, Xia
from rimward.games.xia.trade import hold

COIN = 1000
LATE = 0.5  # how much less means are worth at the end than at the beginning, when they are worth a quarter more


class Weights(NamedTuple):
    """A captain's mind in numbers: another table of them is another way to play. All but the last part are in Fame."""

    # what one has
    coin: float = 0.15  # 1,000 Credits: less than a fifth, since 5,000 buy a Fame on any planet
    capital: float = 0.3  # the first 2,000 Credits besides: who has nothing to trade with has nothing
    energy: float = 0.5  # a full meter against an empty one; the last points matter most
    armed: float = 0.15  # a marker that is ready when the turn begins
    damage: float = 0.78  # a Hold full of damage, and as much again for being near the end
    speed: float = 1.5  # to be as fast again, in every turn (times ln 2)
    impulse: float = 0.05  # a space of Impulse, besides the speed
    room: float = 0.05  # a Hold space
    shield: float = 0.2  # the first Shield, by the size of its die against a d8
    weapon: float = 0.15  # the first weapon, likewise
    # what happens
    win: float = 5.0  # the last Fame, besides itself
    death: float = 0.5  # a Tier 1 ship lost, besides its cubes
    skip: float = 0.5  # a turn lost with it
    cargo: float = 0.6  # cubes lost that would have brought a Fame
    stranded: float = 0.6  # to lie there without Energy and markers
    crime: float = 0.15  # a Bounty on one's own head
    fame: float = 1.0
    # what may be found
    scan: float = 0.2  # a new tile, as long as there are tokens to lay ...
    bare: float = 0.15  # ... and when there are none
    jump: float = 0.3  # what a Blind Jump may cost
    job: float = 0.35  # three Missions to choose from
    hopeless: float = 0.24  # a Mission that is not worth more than that is given up for other ones
    title: float = 0.7  # of the Fame of a Title whose objective is met: others may be faster
    again: float = 0.04  # an Experience Card, for a roll of another time
    # what one likes to do: of what it brings, so much counts
    trade: float = 1.0  # cubes that are bought
    gather: float = 0.85  # and those that are mined, harvested, salvaged or found: it takes longer than it seems
    explore: float = 1.0  # new tiles, tokens, Gates
    combat: float = 0.7  # ships destroyed: they get away, and strike back
    missions: float = 1.0
    kit: str = "worker"  # in the first game
    thrift: float = 0.0  # of the capital, what counts when the first Outfits are bought: 0 buys the fastest Engine
    # how time and danger count
    turn: float = 0.7  # what comes a turn later is worth so much of what comes now
    home: float = 0.3  # of the price of a marker where a planet is near, on which arming is free
    nebula: int = 8  # borders, in spaces of a detour that is as bad
    asteroid: int = 12
    debris: int = 18
    shield_border: int = 35
    bounty: int = 25  # an Entrance that brings a Bounty


BALANCED = Weights()
STYLES: dict[str, Weights] = {
    "": BALANCED,
    "trader": Weights(
        trade=1.5, gather=0.5, explore=0.45, missions=0.5, combat=0.4, coin=0.19, speed=1.1, thrift=1.0, kit="trader"
    ),
    "pirate": Weights(combat=1.8, weapon=0.42, trade=0.87, gather=0.75, scan=0.08, kit="pirate"),
    "explorer": Weights(explore=2.6, trade=0.75, gather=0.7, missions=0.7, combat=0.4, kit="explorer"),
    "worker": Weights(
        gather=1.75, missions=2.0, trade=0.65, explore=0.85, combat=0.4, asteroid=10, nebula=7, kit="worker"
    ),
}
"""Ways to play, by name: what a captain likes is done sooner than it pays, but never at any price."""


def sober(w: Weights) -> Weights:
    """A captain who likes nothing better than another."""
    return w._replace(trade=1.0, gather=1.0, explore=1.0, combat=1.0, missions=1.0)


def now(w: Weights, g: Xia) -> Weights:
    """How a captain thinks at this point of the game: the less of it is left, the less means are good for."""
    return _late(w, max(g.fame), g.target)


@lru_cache(maxsize=512)
def _late(w: Weights, first: int, target: int) -> Weights:
    left = 1 + LATE * (0.5 - first / target)
    return w._replace(
        capital=w.capital * left,
        speed=w.speed * left,
        impulse=w.impulse * left,
        room=w.room * left,
        shield=w.shield * left,
        weapon=w.weapon * left,
    )


# --- what one has ----------------------------------------------------------------------------------------------------
def credits(w: Weights, amount: int) -> float:
    return w.coin * amount / COIN + w.capital * min(amount, 2 * COIN) / (2 * COIN)


def energy(w: Weights, amount: int, meter: int) -> float:
    """Steep where it is low."""
    missing = 1 - amount / meter if meter else 0.0
    return w.energy * (1 - missing * missing)


def drained(w: Weights, ship: Ship, points: int) -> float:
    """What a loss of Energy costs; what Energy does not cover is taken from the Armed Markers."""
    return _drained(w, ship.energy, ship.meter, ship.armed, points)


def _drained(w: Weights, had: int, meter: int, armed: int, points: int) -> float:
    left = max(0, had - points)
    markers = min(max(0, points - had), armed)
    stranded = w.stranded if left == 0 and markers == armed else 0.0
    return energy(w, had, meter) - energy(w, left, meter) + w.armed * markers + stranded


@lru_cache(maxsize=2048)
def gas(w: Weights, had: int, meter: int, armed: int, stopped: int) -> float:
    """What a roll in a nebula costs on average a ship whose Shields stop so much of it."""
    losses = [_drained(w, had, meter, armed, max(0, face - stopped)) for face in range(1, border.HARMFUL + 1)]
    return sum(losses, 0.0) / 20


def damage(w: Weights, ship: Ship, more: float = 0) -> float:
    """What the damage on a ship costs it."""
    share = (len(ship.damaged) + more) / len(ship.hold)
    return w.damage * (share + share * share)


def death(w: Weights, ship: Ship) -> float:
    """What it costs to be destroyed now. A new beginning repairs and recharges for nothing."""
    cubes = sum(1 for cube in ship.hold if cube)
    lost = w.death + (w.skip if ship.tier > 1 else 0.0) + w.coin * cubes + (w.cargo if cubes > 1 else 0.0)
    return max(w.coin, lost - damage(w, ship))


def speed(content: Content, ship: Ship) -> float:
    """Spaces in a turn with all markers armed: the Impulse and the best dice."""
    return _speed(content.ships[ship.name].impulse, ship.outfits, ship.damaged)


@lru_cache(maxsize=2048)
def _speed(impulse: int, outfits: tuple[Outfit, ...], damaged: tuple[int, ...]) -> float:
    rolls = [
        max(0.5, (outfit.die + 1) / 2 - sum([section in damaged for section in outfit.sections]))
        for outfit in outfits
        if outfit.kind == "engine"
        for use in outfit.uses
        if use not in damaged
    ]
    return sum(sorted(rolls, reverse=True)[:MARKERS], float(impulse))


def outfits(w: Weights, content: Content, ship: Ship, of: tuple[Outfit, ...] | None = None) -> float:
    """Engines by the speed they give; of Shields and weapons the best one."""
    return _outfits(w, content.ships[ship.name].impulse, ship.outfits if of is None else of, ship.damaged)


def _outfits(w: Weights, impulse: int, lying: tuple[Outfit, ...], damaged: tuple[int, ...]) -> float:
    shields = max([outfit.die for outfit in lying if outfit.kind == "shield"], default=0)
    weapons = max([outfit.die for outfit in lying if outfit.kind in ("blaster", "missile")], default=0)
    room = w.room * sum([len(outfit.sections) for outfit in lying])
    return w.speed * log(_speed(impulse, lying, damaged)) + w.shield * shields / 8 + w.weapon * weapons / 8 - room


def hull(w: Weights, kind: ShipKind) -> float:
    """A ship without what is in it."""
    return w.room * len(kind.hold) + w.impulse * kind.impulse + w.energy * kind.energy / 10


def fame(w: Weights, g: Xia, seat: int, points: float = 1) -> float:
    """More Fame; the last one is the game."""
    return w.fame * points + (w.win if g.fame[seat] + points >= g.target else 0.0)


# --- outfits that might be bought ------------------------------------------------------------------------------------
def upgrades(w: Weights, content: Content, ship: Ship) -> dict[str, float]:
    """By name, how much better each Outfit would make a ship, as if it lay somewhere."""
    return _upgrades(w, content, content.ships[ship.name].impulse, ship.outfits, ship.damaged)


@lru_cache(maxsize=2048)
def _upgrades(
    w: Weights, content: Content, impulse: int, lying: tuple[Outfit, ...], damaged: tuple[int, ...]
) -> dict[str, float]:
    before, kinds = _outfits(w, impulse, lying, damaged), content.outfits
    return {name: _outfits(w, impulse, (*lying, _nowhere(kinds[name])), damaged) - before for name in kinds}


@lru_cache(maxsize=256)
def _nowhere(kind: OutfitKind) -> Outfit:
    """On spaces that there are not."""
    return hold.placed(kind, tuple(range(-len(kind.cells), 0)))


def without(ship: Ship, outfit: Outfit) -> tuple[Outfit, ...]:
    return tuple([other for other in ship.outfits if other is not outfit])
