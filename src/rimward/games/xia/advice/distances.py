"""How far things are for a pilot who minds borders: danger counts as a detour. Searched once for a map and a target."""

from __future__ import annotations

from functools import lru_cache

from rimward.games.xia import board
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.board import CORRUPT, LAWFUL, SHIELD, Map
from rimward.games.xia.state import Ship

FAR = 500  # as good as out of reach
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
    weak, empty = _worse(len(ship.undamaged) - 1), _worse(ship.energy)
    asteroid, nebula = w.asteroid + weak, w.nebula + empty
    if shields:
        asteroid, nebula = asteroid // 2, nebula // 2
    return nebula, asteroid, w.debris, w.shield_border + weak, w.bounty


def _worse(left: int) -> int:
    """In coarse steps, so that ships in a like state share what was searched."""
    return 0 if left >= HARM else 8 if left >= LIKELY else 30


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
def _lanes(chart: Map, table: Costs) -> list[list[tuple[int, int]]]:
    """By space, the spaces from which a ship comes there, by a step or through a Gate, each with what that costs."""
    steps, lanes = _steps(chart, table), list[list[tuple[int, int]]]()
    for space in range(len(chart.hexes)):
        around = [(chart.next[space * 6 + way], (way + 3) % 6) for way in range(6)]
        near = [(other, steps[other * 6 + back]) for other, back in around if other >= 0]
        lanes.append([(other, cost) for other, cost in near if cost != CLOSED])
        lanes[-1] += [(other, 1) for other in chart.gates(space)]
    return lanes


@lru_cache(maxsize=4096)
def to(chart: Map, table: Costs, targets: tuple[int, ...]) -> list[int]:
    """By space, how far it is to the nearest of the targets; FAR where there is no way."""
    lanes, found = _lanes(chart, table), [FAR] * len(chart.hexes)
    rings: dict[int, list[int]] = {0: list(targets)}
    for space in targets:
        found[space] = 0
    distance = 0
    while rings:
        for space in rings.pop(distance, ()):
            if found[space] < distance:
                continue
            for other, cost in lanes[space]:
                far = distance + cost
                if far < found[other]:
                    found[other] = far
                    if far in rings:
                        rings[far].append(other)
                    else:
                        rings[far] = [other]
        distance += 1
    return found


def step(chart: Map, table: Costs, here: int, there: int) -> int:
    """What one step costs; FAR where it is closed."""
    cost = _steps(chart, table)[chart.step(here, there)]
    return FAR if cost == CLOSED else cost
