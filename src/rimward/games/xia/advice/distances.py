"""How far things are for a pilot who minds borders: danger counts as a detour. Searched once for a map and a target."""

from __future__ import annotations

from functools import lru_cache

from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.table import board
from rimward.games.xia.table.board import CORRUPT, LAWFUL, SHIELD, Map
from rimward.games.xia.table.state import Ship

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


class Net:
    """By space of a map, those from which a ship comes there; and what was searched among them."""

    __slots__ = ("before", "cheap", "costly", "known", "size")

    def __init__(self, before: Net | None, size: int) -> None:
        self.before, self.size = before, size  # without the last tile
        self.cheap: list[list[int]] = [] if before is None else before.cheap[:]  # for 1
        self.costly: list[list[tuple[int, int]]] = [] if before is None else before.costly[:]  # for more
        self.known: dict[tuple[int, ...], Reach] = {}  # by targets


@lru_cache(maxsize=512)
def _net(chart: Map, table: Costs) -> Net:
    """Tile by tile: only what lies beside the last one, or is a Gate, is looked at again."""
    before = None if chart.before is None else _net(chart.before, table)
    first = 0 if before is None else before.size
    found, back = Net(before, len(chart.hexes)), _back(table)
    new = range(first, found.size)
    found.cheap += [[] for _ in new]
    found.costly += [[] for _ in new]
    for space in (*_seam(chart, first), *new):
        _look(chart, back, found, space)
    return found


@lru_cache(maxsize=256)
def _back(table: Costs) -> Costs:
    """What it costs to take a step the other way round."""
    return bytes([table[(pair & 15) << 4 | pair >> 4] for pair in range(256)])


def _look(chart: Map, back: Costs, found: Net, space: int) -> None:
    """Back from a space, by steps and through a Gate."""
    cheap, costly = chart.gates(space), list[tuple[int, int]]()
    for way in range(space * 6, space * 6 + 6):
        there = chart.next[way]
        cost = back[chart.pairs[way]] if there >= 0 else CLOSED
        if cost == 1:
            cheap.append(there)
        elif cost != CLOSED:
            costly.append((there, cost))
    found.cheap[space], found.costly[space] = cheap, costly


def kept_for(chart: Map, table: Costs) -> dict[tuple[int, ...], Reach]:
    """What was searched on a map, by targets."""
    return _net(chart, table).known


@lru_cache(maxsize=256)
def _seam(chart: Map, first: int) -> tuple[int, ...]:
    """The spaces from number `first` on have come to these: they lie beside them, or are Gates."""
    beside = {space for space in chart.next[first * 6 :] if 0 <= space < first}
    if chart.portals and chart.portals[-1] >= first:
        beside.update([space for space in chart.portals if space < first])
    return tuple(beside)


def to(chart: Map, table: Costs, targets: tuple[int, ...]) -> Reach:
    """By space, how far it is to the nearest of the targets; FAR where there is no way."""
    ways = _net(chart, table)
    found = ways.known.get(targets)
    if found is None:
        found = ways.known[targets] = _searched(chart, ways, targets)
    return found


def _searched(chart: Map, ways: Net, targets: tuple[int, ...]) -> Reach:
    """A tile opens ways and closes none: from the last map for which it is known, only where the tiles since then make
    ways shorter is searched again."""
    rings, before = dict[int, list[int]](), ways.before
    while before is not None and targets not in before.known:
        before = before.before
    if before is not None:
        far = [*before.known[targets], *[FAR] * (ways.size - before.size)]
        for space in _seam(chart, before.size):
            if far[space] < FAR:
                rings.setdefault(far[space], []).append(space)
    else:
        far = [FAR] * ways.size
        for space in targets:
            far[space] = 0
        rings[0] = list(targets)
    _spread(ways, far, rings)
    return tuple(far)


def _spread(ways: Net, found: list[int], rings: dict[int, list[int]]) -> None:
    """From the spaces of each ring, by their distance, to those from which a ship comes there."""
    cheap, costly = ways.cheap, ways.costly
    while rings:
        distance = min(rings)
        ring = rings.pop(distance)
        while ring:
            near, ahead = distance + 1, list[int]()
            for space in ring:
                if found[space] < distance:
                    continue
                for there in cheap[space]:
                    if near < found[there]:
                        found[there] = near
                        ahead.append(there)
                for there, cost in costly[space]:
                    far = distance + cost
                    if far < found[there]:
                        found[there] = far
                        rings.setdefault(far, []).append(there)
            if near in rings:
                ahead += rings.pop(near)
            ring, distance = ahead, near


def step(chart: Map, table: Costs, here: int, there: int) -> int:
    """What one step costs; FAR where it is closed."""
    cost = _steps(chart, table)[chart.step(here, there)]
    return FAR if cost == CLOSED else cost
