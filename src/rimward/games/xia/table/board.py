"""xia.board, xia.border, xia.adjacency, xia.los: where spaces lie, what is between them, who is beside whom and seen.

Tables say where things are by hex; here a space also has a number, `tile * 19 + cell`, by which everything about it is
looked up. A step is `space * 6 + direction`. All of it follows from the tiles, so a `Map` is never saved.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from rimward.games.xia.table.content import Content, SectorKind
from rimward.kernel.plain import Plain

if TYPE_CHECKING:
    from rimward.games.xia.flight.paths import Lanes, Pilot

Hex = tuple[int, int]  # axial: east is (1, 0), south-east (0, 1)
STEPS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from east
# to the next tiles, clockwise alike
SIDES: Final[tuple[Hex, ...]] = ((5, -2), (2, 3), (-3, 5), (-5, 2), (-2, -3), (3, -5))
CELLS: Final[tuple[Hex, ...]] = tuple((q, r) for r in range(-2, 3) for q in range(max(-2, -2 - r), min(2, 2 - r) + 1))
SIZE: Final = len(CELLS)  # xia.board.tile-spaces

SPACE: Final = "."
PLANET: Final = "#"
NEBULA: Final = "~"
DEBRIS: Final = "d"
ASTEROID: Final = "a"
GATE: Final = "g"
STAR: Final = "*"
UNEXPLORED: Final = ""

# xia.border.types, with an Entrance for each law. A step crosses two of them, a pair that lies in one byte: the border
# that it leaves by, times 16, and the one that it enters by, `UNKNOWN` where the next tile has not been laid.
NORMAL: Final = "normal"
INNER: Final = "inner"
SHIELD: Final = "shield"
ENTRANCE: Final = "entrance"
LAWFUL: Final = "lawful-entrance"
NEUTRAL: Final = "neutral-entrance"
CORRUPT: Final = "outlaw-entrance"
BORDERS: Final[tuple[str, ...]] = (
    NORMAL,
    INNER,
    "gate",
    "nebula",
    "asteroid",
    "debris",
    "star",
    SHIELD,
    LAWFUL,
    NEUTRAL,
    CORRUPT,
)
UNKNOWN: Final = 15
AROUND: Final[dict[str, str]] = {  # the border around a feature
    SPACE: NORMAL,
    PLANET: SHIELD,
    NEBULA: "nebula",
    DEBRIS: "debris",
    ASTEROID: "asteroid",
    GATE: "gate",
    STAR: "star",
}
WITHIN: Final[dict[str, str]] = {PLANET: INNER, NEBULA: INNER, GATE: NORMAL}  # others surround each of their spaces
CALM: Final = frozenset((NORMAL, INNER))
PLANETARY: Final = frozenset((SHIELD, ENTRANCE))
IMPENETRABLE: Final = frozenset((SHIELD, ENTRANCE, "asteroid", "debris", "star"))  # xia.los.definition

START: Final[tuple[Hex, ...]] = ((0, 0), *SIDES[:4])  # xia.setup.starting-sectors-alignment: round the first tile
TIGRIS: Final = "tigris-gate"  # xia.gate.tigris-isolated


def turned(offset: Hex, sixths: int) -> Hex:
    q, r = offset
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


TURNED: Final[tuple[tuple[Hex, ...], ...]] = tuple(tuple(turned(cell, turn) for cell in CELLS) for turn in range(6))
_INSIDE: Final[tuple[int, ...]] = tuple(  # by step within a tile: the cell there, or -1
    CELLS.index((q + dq, r + dr)) if (q + dq, r + dr) in CELLS else -1 for q, r in CELLS for dq, dr in STEPS
)


def distance(a: Hex, b: Hex) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    if q < 0:
        q, r = -q, -r
    if r >= 0:
        return q + r
    return q if q > -r else -r


# --- tiles -----------------------------------------------------------------------------------------------------------
class Tile(Plain):
    """A sector on the board: the hex of its centre and how many sixths it is turned clockwise."""

    __slots__ = ("q", "r", "sector", "turn")

    def __init__(self, sector: str, q: int, r: int, turn: int = 0) -> None:
        self.sector, self.q, self.r, self.turn = sector, q, r, turn

    def spaces(self) -> list[Hex]:
        """Its spaces by cell number."""
        return [(self.q + q, self.r + r) for q, r in TURNED[self.turn]]


Tiles = Sequence[Tile]


def joined(old: Tile, shown: SectorKind, side: int, new: SectorKind) -> Tile:
    """xia.board.edge-symbols: a new tile at a side of an old one, turned so that both show the same symbol there."""
    symbol = shown.symbols[(side - old.turn) % 6]
    q, r = SIDES[side]
    return Tile(new.name, old.q + q, old.r + r, (side + 3 - new.symbols.index(symbol)) % 6)


def starting_tiles(content: Content, sectors: Sequence[str]) -> tuple[Tile, ...]:
    """xia.setup.starting-sectors-alignment: in the order dealt, each turned to the one before it."""
    tiles = [Tile(sectors[0], *START[0])]
    for sector, (q, r) in zip(sectors[1:], START[1:], strict=False):
        old = tiles[-1]
        side = SIDES.index((q - old.q, r - old.r))
        tiles.append(joined(old, content.sectors[old.sector], side, content.sectors[sector]))
    return tuple(tiles)


def _printed_borders(kind: SectorKind) -> list[int]:
    """By step within a tile: the border that the feature of a space has on that side, as seen from inside it."""
    borders = []
    for step, other in enumerate(_INSIDE):
        cell, direction = divmod(step, 6)
        ground = kind.ground[cell]
        if ground in WITHIN and other >= 0 and kind.ground[other] == ground:
            border = WITHIN[ground]
        elif ground == PLANET and (cell, direction) in kind.entrances:
            border = f"{kind.law}-entrance"
        else:
            border = AROUND[ground]
        borders.append(BORDERS.index(border))
    return borders


def pair_of(leaving: str, entering: str) -> int:
    """Two borders in a byte; for tables by which the borders of many steps are judged at once."""
    return BORDERS.index(leaving) * 16 + BORDERS.index(entering)


def _word(border: int) -> str:
    return BORDERS[border] if BORDERS[border] not in (LAWFUL, NEUTRAL, CORRUPT) else ENTRANCE


_CROSSED: Final[dict[int, tuple[str, str]]] = {
    pair_of(a, b): (_word(BORDERS.index(a)), _word(BORDERS.index(b))) for a in BORDERS for b in BORDERS
}
_CLEAR: Final = frozenset(pair for pair, crossed in _CROSSED.items() if IMPENETRABLE.isdisjoint(crossed))


@lru_cache(maxsize=512)
def _inside(kind: SectorKind, turn: int) -> tuple[bytes, tuple[int, ...], tuple[int, ...]]:
    """Of a tile that lies so: by step, what it crosses, the cell there (-1: another tile), and that cell if there is a
    line of sight to it."""
    printed, pairs, after, seen = _printed_borders(kind), list[int](), list[int](), list[int]()
    for step in range(SIZE * 6):
        drawn = step - step % 6 + (step - turn) % 6  # as the tile is printed
        cell = _INSIDE[drawn]
        pairs.append(printed[drawn] << 4 | (UNKNOWN if cell < 0 else printed[cell * 6 + (drawn + 3) % 6]))
        after.append(cell)
        seen.append(cell if pairs[-1] in _CLEAR else -1)
    return bytes(pairs), tuple(after), tuple(seen)


# --- the map ---------------------------------------------------------------------------------------------------------
class Map:
    """What follows from the tiles on the board. It never changes: laying a tile makes a new one."""

    __slots__ = (
        "apart",
        "before",
        "flights",
        "ground",
        "hexes",
        "kinds",
        "lanes",
        "marks",
        "next",
        "numbers",
        "pairs",
        "places",
        "portals",
        "seen",
        "sights",
        "spawns",
        "tiles",
    )

    def __init__(self) -> None:
        self.before: Map | None = None  # without the last tile
        self.tiles: tuple[Tile, ...] = ()
        self.kinds: tuple[SectorKind, ...] = ()  # as printed, by tile number
        self.hexes: tuple[Hex, ...] = ()
        self.flights: tuple[tuple[str, int, int], ...] = ()  # by space: the option to go there
        self.numbers: dict[Hex, int] = {}
        self.ground = ""
        self.pairs = bytearray()  # by step: what it crosses
        self.next: tuple[int, ...] = ()  # by step: the space there, -1 where unexplored
        self.seen: tuple[int, ...] = ()  # likewise, and -1 where an impenetrable border lies between
        self.marks: dict[str, tuple[int, ...]] = {}  # spaces by the word of their mark, in the order of the tiles
        self.portals: tuple[int, ...] = ()  # the spaces of Gates that lead to each other
        self.spawns: dict[int, int] = {}  # Spawn Points by their number
        self.sights: dict[tuple[int, int], bool] = {}  # those that were asked for
        self.apart: dict[tuple[str, str], dict[str, int]] = {}  # likewise, how far sectors are from one, in tiles
        self.places: dict[tuple[str, str], tuple[int, ...]] = {}  # likewise, where NPCs fly to
        self.lanes: dict[tuple[Pilot, str], Lanes] = {}  # likewise, by pilot and the planet that is guarded against it

    def laid(self, tile: Tile, kind: SectorKind) -> Map:
        """The map with one tile more."""
        new, first = Map(), len(self.hexes)
        new.before = self
        spaces, (pairs, after, seen) = tile.spaces(), _inside(kind, tile.turn)
        new.tiles, new.kinds = (*self.tiles, tile), (*self.kinds, kind)
        new.hexes, new.ground = (*self.hexes, *spaces), self.ground + kind.ground
        new.flights = (*self.flights, *[("hex", q, r) for q, r in spaces])
        new.numbers = self.numbers | {space: first + cell for cell, space in enumerate(spaces)}
        new.pairs = self.pairs + pairs
        new._join(
            first,
            [*self.next, *[first + cell if cell >= 0 else -1 for cell in after]],
            [*self.seen, *[first + cell if cell >= 0 else -1 for cell in seen]],
        )
        new.marks, new.spawns, new.portals = dict(self.marks), dict(self.spawns), self.portals
        if GATE in kind.ground and kind.name != TIGRIS:
            new.portals += tuple([first + cell for cell, ground in enumerate(kind.ground) if ground == GATE])
        for word, cell in kind.marks.items():
            new.marks[word] = (*self.marks.get(word, ()), first + cell)
        if kind.spawn:
            new.spawns[kind.spawn] = first + kind.marks["spawn"]
        new.sights = {pair: True for pair, known in self.sights.items() if known}  # a tile opens lines and closes none
        return new

    def _join(self, first: int, after: list[int], seen: list[int]) -> None:
        """Connect the spaces from number `first` on with those before."""
        numbers, pairs = self.numbers, self.pairs
        for there in range(first * 6, len(after)):
            if after[there] >= 0:
                continue
            space, direction = divmod(there, 6)
            (q, r), (dq, dr) = self.hexes[space], STEPS[direction]
            other = numbers.get((q + dq, r + dr), -1)
            if other < 0:
                continue
            back = other * 6 + (direction + 3) % 6
            after[there], after[back] = other, space
            leaving, entering = pairs[there] >> 4, pairs[back] >> 4
            pairs[there], pairs[back] = leaving << 4 | entering, entering << 4 | leaving
            if pairs[there] in _CLEAR:
                seen[there], seen[back] = other, space
        self.next, self.seen = tuple(after), tuple(seen)

    # --- spaces and sectors ------------------------------------------------------------------------------------------
    def number(self, space: Hex) -> int:
        """-1 where unexplored."""
        return self.numbers.get(space, -1)

    def ground_at(self, space: Hex) -> str:
        number = self.numbers.get(space, -1)
        return self.ground[number] if number >= 0 else UNEXPLORED

    def kind_at(self, space: int) -> SectorKind:
        return self.kinds[space // SIZE]

    def planet(self, space: int) -> str:
        """xia.planet.on-planet: the planet that a space is on, or nothing."""
        return self.kinds[space // SIZE].name if self.ground[space] == PLANET else ""

    def is_marked(self, space: int, word: str) -> bool:
        return self.kinds[space // SIZE].marks.get(word, -1) == space % SIZE

    # --- steps and borders -------------------------------------------------------------------------------------------
    def step(self, here: int, there: int) -> int:
        """The step between two spaces, -1 if they share no edge."""
        try:
            return self.next.index(there, here * 6, here * 6 + 6)
        except ValueError:
            return -1

    def borders(self, step: int) -> tuple[str, str]:
        """xia.border.double-traversal: what a step on the board crosses, the border that it leaves by first."""
        return _CROSSED[self.pairs[step]]

    def leaving(self, step: int) -> str:
        """The border that a step leaves by, which is known at the edge of the board too."""
        return _word(self.pairs[step] >> 4)

    def adjacent(self, a: int, b: int) -> bool:
        """xia.adjacency.definition; only the borders of planets matter (xia.adjacency.planet-border)."""
        step = self.step(a, b)
        return step >= 0 and PLANETARY.isdisjoint(self.borders(step))

    def unexplored(self, space: int) -> list[Hex]:
        """xia.explore.unexplored-edge: the spaces off the board across the edges of this one."""
        if -1 not in self.next[space * 6 : space * 6 + 6]:
            return []
        q, r = self.hexes[space]
        return [(q + dq, r + dr) for direction, (dq, dr) in enumerate(STEPS) if self.next[space * 6 + direction] < 0]

    def slot(self, here: Hex, edge: Hex) -> Hex:
        """xia.explore.declare-edge: where the centre of a tile would lie that has the space `edge`, beside this one."""
        old = self.tiles[self.numbers[here] // SIZE]
        for q, r in SIDES:
            if distance((old.q + q, old.r + r), edge) <= 2:
                return old.q + q, old.r + r
        raise LookupError(f"{edge} lies in no slot beside the tile of {here}")

    def new_tile(self, kind: SectorKind, origin: int, edge: Hex) -> Tile:
        """xia.explore.place-tile: in the slot of the space `edge`, turned to the tile from which it is explored."""
        old, (q, r) = self.tiles[origin // SIZE], self.slot(self.hexes[origin], edge)
        return joined(old, self.kinds[origin // SIZE], SIDES.index((q - old.q, r - old.r)), kind)

    def gates(self, space: int) -> list[int]:
        """xia.gate.use: where a ship in this space can travel to; Tigris leads elsewhere (xia.gate.tigris)."""
        if self.ground[space] != GATE or self.kind_at(space).name == TIGRIS:
            return []
        return [other for other in self.portals if other // SIZE != space // SIZE]

    def nearest_free(self, point: int, taken: Container[int]) -> list[int]:
        """xia.respawn.all-occupied, xia.npc.spawn: the free spaces beside an occupied one, or around those if need be.

        Spaces across Normal and inner borders go before others; nobody is put into a Star.
        """
        ring, known = [point], {point}
        while ring:
            steps = [s for here in ring for s in range(here * 6, here * 6 + 6) if self.next[s] not in known]
            steps = [step for step in steps if self.next[step] >= 0 and self.ground[self.next[step]] != STAR]
            ring = list(dict.fromkeys([self.next[step] for step in steps]))
            known.update(ring)
            calm = [self.next[step] for step in steps if CALM.issuperset(self.borders(step))]
            free = [space for space in ring if space not in taken]
            if free:
                return [space for space in free if space in calm] or free
        return []

    # --- sight -------------------------------------------------------------------------------------------------------
    def sight(self, a: int, b: int) -> bool:
        """xia.los.definition, remembered: ships stay where they are for a while."""
        known = self.sights.get((a, b))
        if known is None:
            known = self.sights[a, b] = self._sees(a, b)
        return known

    def _sees(self, a: int, b: int) -> bool:
        """xia.los.grazing: a line that only touches a border does not cross it, so a hair to either side will do."""
        (q, r), (to_q, to_r) = self.hexes[a], self.hexes[b]
        for line in lines(to_q - q, to_r - r):
            space = a
            for direction in line:
                space = self.seen[space * 6 + direction]
                if space < 0:
                    break
            else:
                return True
        return False

    # --- distances in sectors ----------------------------------------------------------------------------------------
    def sector_distance(self, start: str, end: str) -> int | None:
        """xia.board.sector-distance; None where no placed tiles connect the two."""
        return self._apart(start, end, "")

    def flyable_distance(self, start: str, end: str) -> int | None:
        """xia.mission.flyable-distance: the same without Star sectors; Gates count for neither."""
        return self._apart(start, end, "star")

    def _apart(self, start: str, end: str, barred: str) -> int | None:
        found = self.apart.get((start, barred))
        if found is None:
            found = self.apart[start, barred] = _tile_steps(self, start, barred)
        return found.get(end)


def _tile_steps(chart: Map, start: str, barred: str) -> dict[str, int]:
    """To each sector that placed tiles connect with this one."""
    placed = {
        (tile.q, tile.r): tile.sector
        for tile, kind in zip(chart.tiles, chart.kinds, strict=True)
        if kind.kind != barred
    }
    edge = [(at, 0) for at, sector in placed.items() if sector == start]
    seen = {at for at, _ in edge}
    found: dict[str, int] = {}
    for (q, r), steps in edge:
        found.setdefault(placed[q, r], steps)
        for dq, dr in SIDES:
            at = (q + dq, r + dr)
            if at in placed and at not in seen:
                seen.add(at)
                edge.append((at, steps + 1))
    return found


Layout = tuple[tuple[str, int, int, int], ...]


def chart(content: Content, tiles: Tiles) -> Map:
    """The map of tiles from the box."""
    return _charted(content, tuple([(tile.sector, tile.q, tile.r, tile.turn) for tile in tiles]))


@lru_cache(maxsize=128)
def _charted(content: Content, layout: Layout) -> Map:
    """Tiles are only ever added, so a map is the one before and a tile. Equal boards share theirs: tables that are
    copied, sampled or loaded again need not make it again."""
    if not layout:
        return Map()
    tile = Tile(*layout[-1])
    return _charted(content, layout[:-1]).laid(tile, content.sectors[tile.sector])


def nearest_spawn(numbers: Sequence[int], roll: int) -> int:
    """xia.respawn.where, xia.gate.tigris: of two equally near numbers the higher."""
    return min(numbers, key=lambda number: (abs(number - roll), -number))


# --- lines -----------------------------------------------------------------------------------------------------------
Line = tuple[int, ...]  # the directions of its steps, from one space to the next
_CORNERS: Final[tuple[Hex, ...]] = tuple(  # thrice the way from a centre to the corner after each side, clockwise
    (STEPS[d][0] + STEPS[(d + 1) % 6][0], STEPS[d][1] + STEPS[(d + 1) % 6][1]) for d in range(6)
)


@cache
def lines(q: int, r: int) -> tuple[Line, ...]:
    """The spaces that a straight line to the centre of another space runs through: shifted a hair to either side.

    The two are the same line unless it touches a corner, or runs along an edge.
    """
    left, right = _line(q, r, 1), _line(q, r, -1)
    return (left,) if left == right else (left, right)


def _line(to_q: int, to_r: int, hair: int) -> Line:
    """Exact: a corner lies to one side of the line or the other, and one that it touches, away from the hair."""
    q, r, steps = 0, 0, list[int]()
    while (q, r) != (to_q, to_r):
        sides = [to_q * (3 * r + dr) - to_r * (3 * q + dq) or -hair for dq, dr in _CORNERS]
        for direction in range(6):
            if sides[direction - 1] < 0 < sides[direction]:  # the line leaves between these two corners
                break
        q, r = q + STEPS[direction][0], r + STEPS[direction][1]
        steps.append(direction)
    return tuple(steps)
