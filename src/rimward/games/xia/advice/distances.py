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
Reach = tuple[int, ...]  # by space


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


@lru_cache(maxsize=512)
def _back(chart: Map, table: Costs) -> bytes:
    """By step, what it costs to come from there."""
    return bytes(chart.pairs.translate(bytes([table[(pair & 15) << 4 | pair >> 4] for pair in range(256)])))


@lru_cache(maxsize=256)
def known(chart: Map, table: Costs) -> dict[tuple[int, ...], Reach]:
    """What was searched on a map, by targets."""
    return {}


@lru_cache(maxsize=256)
def _seam(chart: Map, first: int) -> tuple[int, ...]:
    """The spaces from number `first` on have come to these: they lie beside them, or are Gates."""
    beside = {space for space in chart.next[first * 6 :] if 0 <= space < first}
    return tuple(beside.union([space for space in chart.portals if space < first]))


def to(chart: Map, table: Costs, targets: tuple[int, ...]) -> Reach:
    """By space, how far it is to the nearest of the targets; FAR where there is no way."""
    found = known(chart, table).get(targets)
    if found is None:
        found = known(chart, table)[targets] = _searched(chart, table, targets)
    return found


def _searched(chart: Map, table: Costs, targets: tuple[int, ...]) -> Reach:
    """A tile opens ways and closes none: only where it makes them shorter is searched again."""
    before, rings = chart.before, list[list[int]]()
    if before is not None and max(targets) < len(before.hexes):
        first = len(before.hexes)
        far = [*to(before, table, targets), *[FAR] * (len(chart.hexes) - first)]
        for space in _seam(chart, first):
            if far[space] < FAR:
                _ring(rings, far[space]).append(space)
    else:
        far = [FAR] * len(chart.hexes)
        for space in targets:
            far[space] = 0
        rings.append(list(targets))
    _spread(chart, _back(chart, table), far, rings)
    return tuple(far)


def _ring(rings: list[list[int]], distance: int) -> list[int]:
    while len(rings) <= distance:
        rings.append([])
    return rings[distance]


def _spread(chart: Map, back: bytes, found: list[int], rings: list[list[int]]) -> None:
    """From the spaces of each ring to those from which a ship comes there, by a step or through a Gate."""
    after, portals = chart.next, chart.portals
    for distance, ring in enumerate(rings):  # which grow meanwhile
        for space in ring:
            if found[space] < distance:
                continue
            for way in range(space * 6, space * 6 + 6):
                cost = back[way]
                if cost != CLOSED and distance + cost < found[after[way]]:
                    found[after[way]] = distance + cost
                    _ring(rings, distance + cost).append(after[way])
            for other in chart.gates(space) if space in portals else ():
                if distance + 1 < found[other]:
                    found[other] = distance + 1
                    _ring(rings, distance + 1).append(other)


def step(chart: Map, table: Costs, here: int, there: int) -> int:
    """What one step costs; FAR where it is closed."""
    cost = _steps(chart, table)[chart.step(here, there)]
    return FAR if cost == CLOSED else cost
