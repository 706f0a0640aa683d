"""The two boards: tiles turned and put together into one map of squares each.

A board is 28 squares wide: three tiles by three, and on each of the four sides an end cap, two squares deep and eight
wide, in the middle. The corners beside the caps are no squares. On the planet a ship lies on the dock of a cap;
in orbit the squares of a cap are the planet. A larger board has one more side tile under the cap in the north, and one
more in the south.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rimward.games.aurora.table.names import NOWHERE
from rimward.kit.gait import DOOR, OPEN, STAIRS, WALL, Gait
from rimward.kit.sight import Sight
from rimward.kit.squares import Squares

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rimward.games.aurora.table.content import Content, TileKind

TILE: Final = 8
DEEP: Final = 2  # an end cap
WIDTH: Final = 3 * TILE + 2 * DEEP
PLACES: Final = ("centre", "north", "east", "south", "west", "north-east", "south-east", "south-west", "north-west")
"""The places of the nine tiles, in the order of `Aurora.surface`: the centre, four sides, four corners."""
FAR: Final = ("far-north", "far-south")
"""The places of what a larger board has in addition: aurora.setup.extra-side-tiles."""
CORNERS: Final = {  # where the north-west corner of each place is, in tiles, on a board of nine
    "centre": (1, 1),
    "north": (1, 0),
    "east": (2, 1),
    "south": (1, 2),
    "west": (0, 1),
    "north-east": (2, 0),
    "south-east": (2, 2),
    "south-west": (0, 2),
    "north-west": (0, 0),
    "far-north": (1, -1),
    "far-south": (1, 3),
}
TURNS: Final = {"north": 0, "east": 1, "south": 2, "west": 3, "far-north": 0, "far-south": 2}
"""A side as drawn has its outer edge in the north."""
CORNER_TURNS: Final = {"north-west": 0, "north-east": 1, "south-east": 2, "south-west": 3}

CLEAR: Final = 0  # grounds
HINDERING: Final = 1
BLOCKING: Final = 2
WATER: Final = 3
SPECIAL: Final = 4
VOID: Final = 5
CRATE: Final = 6  # clear ground with a container on it: aurora.board.containers-hinder
PILLAR: Final = 7  # blocking terrain in a room, which stops those who fly, too: aurora.terrain.blocking-flight
SOLID: Final = (BLOCKING, PILLAR, VOID)
GROUNDS: Final = {".": CLEAR, "h": HINDERING, "#": BLOCKING, "w": WATER, "*": SPECIAL, "^": CLEAR, "v": CLEAR}
LEVELS: Final = {"^": 2, "v": 0}  # all else lies at 1
GROUND_LEVEL: Final = 1
EDGES: Final = {" ": OPEN, "|": WALL, "-": WALL, "D": DOOR, "=": OPEN, "/": STAIRS}

HINDERS: Final = (HINDERING, CRATE)
WALKING: Final = Gait(leaving={HINDERING: 1, CRATE: 1, WATER: 1}, barred=SOLID, up=0, down=0)
LEAPING: Final = Gait(leaving={HINDERING: 1, CRATE: 1, WATER: 1}, barred=SOLID, up=0, down=9)
FLYING: Final = Gait(barred=(PILLAR, VOID), up=9, down=9)
TOUCHING: Final = Gait(barred=(VOID,), up=0, down=0)  # aurora.board.adjacency
SEEING: Final = Sight(SOLID)


Line = tuple[int, ...]  # of fire: from the first square in front of a ship outwards


def at(column: int, row: int) -> int:
    return row * WIDTH + column


class Layout:
    """Where the tiles and the end caps of a board are. `down` is how many rows of tiles are above those of nine."""

    __slots__ = ("caps", "corners", "docks", "height", "places")

    def __init__(self, places: tuple[str, ...], down: int) -> None:
        self.places = places
        self.height = (3 + 2 * down) * TILE + 2 * DEEP
        self.corners = tuple([(CORNERS[place][0], CORNERS[place][1] + down) for place in places])
        first = DEEP + TILE  # of the middle columns, and of the middle rows on a board of nine
        middle = first + TILE * down
        self.caps = tuple([self._cap(direction, first, middle) for direction in range(4)])
        self.docks = (  # in the middle of the outer row
            at(first + 3, 0),
            at(WIDTH - 1, middle + 3),
            at(first + 4, self.height - 1),
            at(0, middle + 4),
        )

    def _cap(self, direction: int, first: int, middle: int) -> tuple[int, ...]:
        """The squares of an end cap, row by row."""
        if direction in (0, 2):
            rows = [row if direction == 0 else self.height - DEEP + row for row in range(DEEP)]
            return tuple([at(column, row) for row in rows for column in range(first, first + TILE)])
        columns = [column if direction == 3 else WIDTH - DEEP + column for column in range(DEEP)]
        return tuple([at(column, row) for row in range(middle, middle + TILE) for column in columns])

    def origin(self, place: int) -> tuple[int, int]:
        """The column and the row of the first square of a tile."""
        column, row = self.corners[place]
        return DEEP + TILE * column, DEEP + TILE * row

    def middle(self, place: int) -> tuple[int, int]:
        """The corner in the middle of a tile, in half squares: as far from one as from the others around it."""
        column, row = self.origin(place)
        return 2 * column + TILE - 1, 2 * row + TILE - 1

    def nearest_to_middle(self, place: int, squares: Iterable[int]) -> list[int]:
        """aurora.board.random-placement-square: the nearest first, then by row and column."""
        column, row = self.middle(place)

        def far(square: int) -> tuple[int, int]:
            return max(abs(2 * (square % WIDTH) - column), abs(2 * (square // WIDTH) - row)), square

        return sorted(squares, key=far)


NINE: Final = Layout(PLACES, 0)
LARGER: Final = Layout((*PLACES, *FAR), 1)


def layout_of(tiles: int) -> Layout:
    """By how many tiles it has."""
    return LARGER if tiles > len(PLACES) else NINE


class Plan:
    """A board as rules ask about it: the map, and what is where. It never changes.

    `rooms` is the number of the room that a square belongs to, 0 outdoors; `tiles` the place of its tile, NOWHERE on an
    end cap; `low` are squares with a low ceiling. Stealth is possible in `shadows` and on the `sills` of doorways.
    `caps` are the squares of each end cap, in the order of CAPS.
    """

    __slots__ = (
        "caps",
        "containers",
        "crates",
        "lanes",
        "layout",
        "low",
        "map",
        "marks",
        "middles",
        "near",
        "rooms",
        "shadows",
        "sills",
        "tiles",
    )

    def __init__(
        self, plan: Squares, rooms: bytes, tiles: tuple[int, ...], low: frozenset[int], layout: Layout
    ) -> None:
        self.map, self.rooms, self.tiles, self.low, self.layout = plan, rooms, tiles, low, layout
        self.caps = layout.caps
        self.middles = tuple([layout.middle(place) for place in range(len(layout.places))])
        self.crates: tuple[int, ...] = ()  # by place, the square of its crate
        self.containers: frozenset[int] = frozenset()  # clear squares with a container on them
        self.marks: dict[str, int] = {}
        self.near: dict[tuple[int, Gait], tuple[int, ...]] = {}  # where single steps lead, as far as somebody asked
        self.lanes: dict[int, tuple[Line, ...]] = {}  # by square and facing, the firing lines that were asked for
        self.shadows = frozenset(
            [square for square in range(len(plan)) if plan.ground[square] == HINDERING or self._by_wall(square)]
        )
        self.sills = frozenset([square for square in range(len(plan)) if self._by_doorway(square)])

    def _by_wall(self, square: int) -> bool:
        """aurora.stealth.eligible-squares: at least one of its four edges is an interior wall."""
        return self.rooms[square] > 0 and any([self.map.edge(square, side) == WALL for side in (0, 2, 4, 6)])

    def _by_doorway(self, square: int) -> bool:
        """aurora.stealth.eligible-squares: a doorway is a part of its wall."""
        return self.rooms[square] > 0 and any([self.map.edge(square, side) == DOOR for side in (0, 2, 4, 6)])

    def around(self, square: int, gait: Gait) -> tuple[int, ...]:
        """Where a step leads: no board is made for that."""
        found = self.near.get((square, gait))
        if found is None:
            found = self.near[square, gait] = tuple([there for there, _ in self.map.steps(square, gait)])
        return found

    def squares_of(self, place: int) -> list[int]:
        return [square for square, tile in enumerate(self.tiles) if tile == place]


def turn_of(place: str, turn: int) -> int:
    """By how many quarter turns clockwise a tile lies at a place; the centre as chance has it."""
    return TURNS.get(place, CORNER_TURNS.get(place, turn))


@lru_cache(maxsize=256)
def plan_of(content: Content, tiles: tuple[tuple[str, int], ...], orbit: bool) -> Plan:
    """The board that these tiles make, as the box prints them."""
    layout = layout_of(len(tiles))
    size = WIDTH * layout.height
    ground = bytearray([VOID] * size)
    levels = bytearray([GROUND_LEVEL] * size)
    edges = bytearray(2 * size)
    rooms = bytearray(size)
    where = [NOWHERE] * size
    low: set[int] = set()
    crates: list[int] = []
    marks: dict[str, int] = {}
    for cap in layout.caps:
        for square in cap:
            ground[square] = CLEAR
    kinds = content.orbit if orbit else content.surface
    seen = 0
    for place, (name, turn) in enumerate(tiles):
        kind = kinds[name]
        to = _turned(*layout.origin(place), turn)
        for number in range(TILE * TILE):
            square = to(number)
            ground[square], levels[square] = kind.ground[number], kind.levels[number]
            where[square] = place
            if kind.rooms[number] and kind.ground[number] == BLOCKING:
                ground[square] = PILLAR
            if kind.rooms[number]:
                rooms[square] = seen + kind.rooms[number]
                if kind.type == "corner":
                    low.add(square)
        _edges(edges, kind, to)
        seen += max(kind.rooms, default=0)
        crates.append(to(kind.crate) if kind.crate != NOWHERE else NOWHERE)
        marks.update({f"{name}:{mark}": to(number) for mark, number in kind.marks.items()})
    drawn = Squares(WIDTH, bytes(ground), bytes(levels), bytes(edges))
    plan = Plan(drawn, bytes(rooms), tuple(where), frozenset(low), layout)
    plan.crates, plan.marks = tuple(crates), marks
    return plan


def changed(plan: Plan, walls: tuple[tuple[int, int], ...]) -> Plan:
    """The same board with broken walls, which are doorways now."""
    squares = plan.map
    for gait in (WALKING, FLYING):  # so that only what is near a change is looked at again
        squares.board(gait)
    for square, side in walls:
        squares = squares.with_edge(square, side, DOOR)
    return _like(plan, squares)


def stocked(bare: Plan, before: Plan, crates: frozenset[int]) -> Plan:
    """A board with containers on it, made from one with others: only what is different is looked at again."""
    ground = bare.map.ground
    wanted = frozenset([square for square in crates if square != NOWHERE and ground[square] in (CLEAR, SPECIAL)])
    squares = before.map
    for code in (CLEAR, SPECIAL):
        gone = [square for square in before.containers - wanted if ground[square] == code]
        squares = squares.with_ground(gone, code) if gone else squares
    new = wanted - before.containers
    found = _like(bare, squares.with_ground(sorted(new), CRATE) if new else squares)
    found.containers = wanted
    found.shadows = found.shadows | wanted
    return found


def _like(plan: Plan, squares: Squares) -> Plan:
    found = Plan(squares, plan.rooms, plan.tiles, plan.low, plan.layout)
    found.crates, found.marks = plan.crates, plan.marks
    return found


class _Turned:
    """From the number of a square on a tile as drawn to the square of the board."""

    __slots__ = ("column", "row", "turn")

    def __init__(self, column: int, row: int, turn: int) -> None:
        self.column, self.row, self.turn = column, row, turn

    def __call__(self, number: int) -> int:
        row, column = divmod(number, TILE)
        for _ in range(self.turn % 4):
            column, row = TILE - 1 - row, column
        return at(self.column + column, self.row + row)


def _turned(column: int, row: int, turn: int) -> _Turned:
    return _Turned(column, row, turn)


def _edges(edges: bytearray, kind: TileKind, to: _Turned) -> None:
    """The edges between two squares of a tile."""
    for number, below, code in kind.edges:
        one, two = to(number), to(number + (TILE if below else 1))
        first, second = min(one, two), max(one, two)
        edges[2 * first + (second - first == WIDTH)] = code
