"""How far things are for a pilot who minds borders: danger counts as a detour. Searched once for a map and a target."""

from __future__ import annotations

from functools import lru_cache

from rimward.games.xia import board
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.board import CORRUPT, LAWFUL, SHIELD, Map
from rimward.games.xia.state import Ship

FAR = 10_000
CLOSED = 255
HARM = 10  # the most that a hazard does
LIKELY = 5  # what it does more often than not

Costs = bytes  # by the pair of borders that a step crosses


def costs(w: Weights, ship: Ship) -> Costs:
    """What it costs this ship to cross borders, in spaces."""
    shields = ship.armed > 0 and bool(ship.free_uses("shield"))
    return _costs(_dread(w, ship, shields), ship.bounty > 0)


def _dread(w: Weights, ship: Ship, shields: bool) -> tuple[int, ...]:
    """Nebula, asteroid, debris, Planetary Shield, Bounty: worse for a ship that may not survive it."""
    left = len(ship.undamaged)
    asteroid = w.asteroid + 4 * max(0, HARM + 1 - left) + (10 if left <= LIKELY else 0)
    nebula = w.nebula + (0 if ship.energy >= HARM else 4 if ship.energy >= LIKELY else 25)
    if shields:
        asteroid, nebula = asteroid // 2, nebula // 2
    debris = w.debris * (2 if ship.tier > 1 else 1)
    return nebula, asteroid, debris, w.shield_border + 5 * max(0, HARM + 1 - left), w.bounty


@lru_cache(maxsize=256)
def _costs(dread: tuple[int, ...], outlaw: bool) -> Costs:
    nebula, asteroid, debris, shield, bounty = dread
    leave = {SHIELD: shield, CORRUPT: 0 if outlaw else bounty}
    enter = {"nebula": nebula, "asteroid": asteroid, "debris": debris, **leave}
    table = bytearray([CLOSED]) * 256
    for leaving in board.BORDERS:
        for entering in board.BORDERS:
            if entering != "star" and not (outlaw and entering == LAWFUL):
                cost = 1 + leave.get(leaving, 0) + enter.get(entering, 0)
                table[board.pair_of(leaving, entering)] = min(cost, CLOSED - 1)
    return bytes(table)


@lru_cache(maxsize=512)
def _steps(chart: Map, table: Costs) -> bytes:
    return bytes(chart.pairs.translate(table))


@lru_cache(maxsize=128)
def _gates(chart: Map) -> dict[int, list[int]]:
    """xia.gate.use: the spaces from which a ship can travel to a space of a Gate, and the other way round."""
    return {space: chart.gates(space) for space, ground in enumerate(chart.ground) if ground == board.GATE}


@lru_cache(maxsize=4096)
def to(chart: Map, table: Costs, targets: tuple[int, ...]) -> list[int]:
    """By space, how far it is to the nearest of the targets; FAR where there is no way."""
    steps, after, gates = _steps(chart, table), chart.next, _gates(chart)
    found = [FAR] * len(chart.hexes)
    rings: list[list[int]] = [list(targets)]
    for space in targets:
        found[space] = 0
    distance = 0
    while distance < len(rings):
        for space in rings[distance]:
            if found[space] != distance:
                continue
            for direction in range(6):
                other = after[space * 6 + direction]
                if other < 0:
                    continue
                step = steps[other * 6 + (direction + 3) % 6]
                if step != CLOSED and distance + step < found[other]:
                    _put(rings, found, other, distance + step)
            for other in gates.get(space, ()):
                if distance + 1 < found[other]:
                    _put(rings, found, other, distance + 1)
        distance += 1
    return found


def _put(rings: list[list[int]], found: list[int], space: int, distance: int) -> None:
    found[space] = distance
    while len(rings) <= distance:
        rings.append([])
    rings[distance].append(space)


def step(chart: Map, table: Costs, here: int, there: int) -> int:
    """What one step costs; FAR where it is closed."""
    cost = _steps(chart, table)[chart.step(here, there)]
    return FAR if cost == CLOSED else cost
