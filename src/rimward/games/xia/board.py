"""xia.board, xia.range, xia.los: where spaces lie, what is between them, who is near and who is seen.

A stand-in until the board has its own chapter: a handful of sectors, designed for Rimward, and plain search. The other
chapters ask the table (`g.range`, `g.sight`), which asks here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rimward.kernel.plain import Plain

Hex = tuple[int, int]  # axial: east is (1, 0), south-east (0, 1)
STEPS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from east
SIDES: tuple[Hex, ...] = ((5, -2), (2, 3), (-3, 5), (-5, 2), (-2, -3), (3, -5))  # to the next tiles, clockwise alike
CELLS: tuple[Hex, ...] = tuple((q, r) for r in range(-2, 3) for q in range(max(-2, -2 - r), min(2, 2 - r) + 1))

PLANET, DEBRIS, ASTEROID, STAR, UNEXPLORED = "#", "d", "a", "*", ""
BLOCKING = frozenset((DEBRIS, ASTEROID, STAR))  # xia.los.definition; a planet's border blocks too, its inside does not


class Sector:
    """A sector as printed: its ground, by cell, and its marked cells. Entrances are edges of planet cells."""

    __slots__ = ("entrances", "explore", "ground", "kind", "law", "spawn", "symbols")

    def __init__(
        self,
        kind: str,
        law: str,
        symbols: str,
        ground: str,
        spawn: Hex | None,
        explore: Hex | None,
        entrances: frozenset[tuple[Hex, int]] = frozenset(),
    ) -> None:
        self.kind, self.law, self.symbols, self.spawn, self.explore = kind, law, symbols, spawn, explore
        self.ground = dict(zip(CELLS, ground.replace(" ", ""), strict=True))  # a picture, row by row
        self.entrances = entrances


class Tile(Plain):
    """A sector on the board: the hex of its centre and how many sixths it is turned clockwise."""

    __slots__ = ("q", "r", "sector", "turn")

    def __init__(self, sector: str, q: int, r: int, turn: int = 0) -> None:
        self.sector, self.q, self.r, self.turn = sector, q, r, turn

    @property
    def printed(self) -> Sector:
        return SECTORS[self.sector]

    def on_board(self, cell: Hex) -> Hex:
        q, r = turned(cell, self.turn)
        return self.q + q, self.r + r

    def cell(self, space: Hex) -> Hex:
        return turned((space[0] - self.q, space[1] - self.r), 6 - self.turn)


Tiles = Sequence[Tile]


def turned(offset: Hex, sixths: int) -> Hex:
    q, r = offset
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def neighbours(space: Hex) -> list[Hex]:
    return [(space[0] + q, space[1] + r) for q, r in STEPS]


def distance(a: Hex, b: Hex) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def tile_at(tiles: Tiles, space: Hex) -> Tile | None:
    for tile in tiles:
        if distance((tile.q, tile.r), space) <= 2:
            return tile
    return None


def ground(tiles: Tiles, space: Hex) -> str:
    tile = tile_at(tiles, space)
    return tile.printed.ground[tile.cell(space)] if tile else UNEXPLORED


def law(tiles: Tiles, space: Hex) -> str:
    tile = tile_at(tiles, space)
    return tile.printed.law if tile else ""


# --- borders ---------------------------------------------------------------------------------------------------------
def planet_border(tiles: Tiles, inside: Hex, outside: Hex) -> str:
    """`shield` or `entrance` where a step between the two crosses the border of the planet that `inside` is on."""
    tile = tile_at(tiles, inside)
    if tile is None or ground(tiles, inside) != PLANET:
        return ""
    if tile_at(tiles, outside) is tile and ground(tiles, outside) == PLANET:
        return ""  # xia.border.inner
    step = turned((outside[0] - inside[0], outside[1] - inside[1]), 6 - tile.turn)
    return "entrance" if (tile.cell(inside), STEPS.index(step)) in tile.printed.entrances else "shield"


def impenetrable(tiles: Tiles, a: Hex, b: Hex) -> bool:
    """xia.los.definition: whether the border between two neighbouring spaces stops a line."""
    if BLOCKING & {ground(tiles, a), ground(tiles, b)}:
        return True
    return bool(planet_border(tiles, a, b) or planet_border(tiles, b, a))


# --- range and sight -------------------------------------------------------------------------------------------------
def reach(tiles: Tiles, start: Hex) -> dict[Hex, int]:
    """xia.range.counting: explored spaces by their number of steps from here, borders ignored."""
    found, edge = {start: 0}, [start]
    for space in edge:
        for other in neighbours(space):
            if other not in found and ground(tiles, other) != UNEXPLORED:
                found[other] = found[space] + 1
                edge.append(other)
    return found


def sight(tiles: Tiles, a: Hex, b: Hex) -> bool:
    """xia.los.grazing: a line that only touches a border does not cross it, so a hair to either side will do."""
    return any(_clear(tiles, list(_line(a, b, hair))) for hair in (1e-6, -1e-6))


def _clear(tiles: Tiles, line: list[Hex]) -> bool:
    if any(ground(tiles, space) == UNEXPLORED for space in line):
        return False
    return not any(impenetrable(tiles, x, y) for x, y in pairwise(line))


def _line(a: Hex, b: Hex, hair: float) -> Iterator[Hex]:
    """The spaces that a straight line between two centres runs through, ends included."""
    steps = max(distance(a, b), 1)
    for i in range(steps + 1):
        q = a[0] + (b[0] - a[0]) * i / steps + hair
        r = a[1] + (b[1] - a[1]) * i / steps + 2 * hair
        yield _nearest(q, r)


def _nearest(q: float, r: float) -> Hex:
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        return -near_r - near_s, near_r
    return (near_q, -near_q - near_s) if off_r > off_s else (near_q, near_r)


# --- tiles -----------------------------------------------------------------------------------------------------------
def new_tile(tiles: Tiles, sector: str, origin: Hex, edge: Hex) -> Tile:
    """xia.explore.place-tile: in the slot of `edge`, turned so that its symbol equals that of the tile of `origin`."""
    old = tile_at(tiles, origin)
    if old is None:
        raise LookupError(f"no tile lies at {origin}")
    for side, (q, r) in enumerate(SIDES):
        if distance((old.q + q, old.r + r), edge) <= 2:
            symbol = old.printed.symbols[(side - old.turn) % 6]
            turn = (side + 3 - SECTORS[sector].symbols.index(symbol)) % 6
            return Tile(sector, old.q + q, old.r + r, turn)
    raise LookupError(f"{edge} lies in no slot beside the tile of {origin}")


def flyable_distance(tiles: Tiles, start: str, end: str) -> int | None:
    """xia.mission.flyable-distance: tiles to move into, Star sectors and Gates not used; None where there is no way."""
    placed = {(tile.q, tile.r): tile for tile in tiles}
    edge = [(at, 0) for at, tile in placed.items() if tile.sector == start]
    seen = {at for at, _ in edge}
    for (q, r), steps in edge:
        if placed[q, r].sector == end:
            return steps
        for side in SIDES:
            at = (q + side[0], r + side[1])
            if at in placed and at not in seen and placed[at].printed.kind != "star":
                seen.add(at)
                edge.append((at, steps + 1))
    return None


# --- the sectors: names, kinds and laws are facts; layouts, symbols and marks are designed ---------------------------
_EMPTY = "...  ....  .....  ....  ..."

SECTORS: dict[str, Sector] = {
    "kemplar-ii": Sector(
        "planet", "lawful", "rbdswf", "...  .##.  .###.  .##.  ...", (2, -2), None, frozenset({((0, 1), 1)})
    ),
    "loath": Sector(  # its planet lies at the western rim: an Entrance and two walls face the next tiles
        "planet", "outlaw", "bdswfr", "...  ....  ##...  ##..  #..", (2, 0), (0, 0), frozenset({((-2, 1), 3)})
    ),
    "lunari": Sector(  # likewise, with its Entrance straight to the west
        "planet", "lawful", "dswfrb", "...  ##..  ###..  #...  ...", (0, -2), None, frozenset({((-2, 0), 3)})
    ),
    "red-gulch": Sector("asteroid", "", "swfrbd", "...  .aa.  .a.a.  .aa.  ...", (0, 0), (1, 1)),
    "tk-421": Sector("asteroid", "", "sbwdrf", "...  ....  .aaa.  ....  ...", None, (1, 1)),
    "tigris-gate": Sector("gate", "", "wfrbds", _EMPTY, None, (-1, 0)),
    "burning-horse": Sector("nebula", "", "sfwrbd", "...  .~~.  .~~~.  .~~.  ...", (2, -1), (0, 0)),
    "pelmont": Sector("debris", "", "frbdsw", "dd.  d.d.  dd.d.  d.d.  dd.", (1, 0), (0, 0)),
    "xia": Sector("star", "", "rsbwdf", "...  **..  ***..  ****  .**", None, None),
    "lost-sector": Sector("void", "", "rwsfbd", _EMPTY, None, (0, 0)),
}
