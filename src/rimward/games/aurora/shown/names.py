"""What squares, docks, characters and ships are called.

The two boards have the same numbers: a square of the planet is `(square,)`, one of the space board `("orbit", square)`.
What options name by a number has a name, too: `("crew", 3)`, `("ship", 0)`, `("crate", 2)` and the like.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from rimward.games.aurora.table.board import TILE, WIDTH, Layout, layout_of
from rimward.games.aurora.table.content import Content
from rimward.games.aurora.table.names import ACTORS, BLASTS, CAPS, NOWHERE, NPC_SHIPS
from rimward.kernel.game import Naming, Space

ORBIT: Final = "orbit"
View = dict[str, Any]


class Spot(NamedTuple):
    """A square by what it is a part of: a tile, a planet, a dock, or the landing field around a dock."""

    kind: str
    name: str
    square: str = ""


def naming(content: Content, view: View) -> Naming:
    """Every square by its tile and its place on it: Weir Road d4."""
    table = view["table"]
    surface, orbit = spots(tiles_of(table["surface"])), spots(tiles_of(table["orbit"]), tuple(table["planets"]))
    spaces: dict[Space, Mapping[str, str]] = {(square,): spot._asdict() for square, spot in surface.items()}
    spaces.update({(ORBIT, square): spot._asdict() for square, spot in orbit.items()})
    spaces.update({space: spot._asdict() for space, spot in pieces(view, surface, orbit)})
    return Naming(spaces, {BLASTS: "explosion", **actors(view)})


def actors(view: View) -> dict[int, str]:
    """Figures and ships that nobody plays, by the numbers of their dice."""
    table = view["table"]
    figures = {ACTORS + n: who["name"] for n, who in enumerate(table["figures"]) if who["seat"] == NOWHERE}
    ships = {NPC_SHIPS + n: card["name"] for n, card in enumerate(table["ships"]) if card["seat"] == NOWHERE}
    return figures | ships


def tiles_of(tiles: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple([tile["name"] for tile in tiles])


@lru_cache(maxsize=64)
def spots(tiles: tuple[str, ...], planets: tuple[str, ...] | None = None) -> dict[int, Spot]:
    """By square; `planets` are the caps of the space board, None for the planet's."""
    found: dict[int, Spot] = {}
    layout = layout_of(len(tiles))
    for place, tile in enumerate(tiles):
        column, row = layout.origin(place)
        for at in range(TILE * TILE):
            down, right = divmod(at, TILE)
            square = (row + down) * WIDTH + column + right
            found[square] = Spot("tile", tile, letters(down, right))
    for number, cap in enumerate(layout.caps):
        found.update({square: _of_cap(layout, number, square, planets) for square in cap})
    return found


def _of_cap(layout: Layout, number: int, square: int, planets: tuple[str, ...] | None) -> Spot:
    first = layout.caps[number][0]
    short = letters(square // WIDTH - first // WIDTH, square % WIDTH - first % WIDTH)
    if planets is not None:
        return Spot("planet", planets[number] if planets else "unknown", short)
    return Spot("dock", CAPS[number]) if square == layout.docks[number] else Spot("field", CAPS[number], short)


def letters(row: int, column: int) -> str:
    """`d4` is the fourth square of the fourth row, as the tile lies on the table."""
    return f"{'abcdefgh'[row]}{column + 1}"


def pieces(view: View, surface: Mapping[int, Spot], orbit: Mapping[int, Spot]) -> Iterator[tuple[Space, Spot]]:
    """What stands and lies on the boards, by its number."""
    table = view["table"]
    for kind, listed in (("crew", "figures"), ("ship", "ships"), ("thing", "things")):
        for number, piece in enumerate(table[listed]):
            yield (kind, number), Spot(kind, piece["name"])
    for number, name in enumerate((*CAPS, "home")):
        yield ("dock", number), Spot("dock", name)
    for number, square in enumerate(table["crates"]):
        yield ("crate", number), surface[square]
    for number, square in enumerate(table["salvage"]):
        yield ("salvage", number), orbit[square]
    for number, pile in enumerate(table["piles"]):
        yield ("pile", number), surface[pile["square"]]
