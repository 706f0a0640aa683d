"""What is printed: the box as it comes, for tests that need to know a number of it."""

from collections.abc import Sequence

from rimward.games.xia import GAME
from rimward.games.xia.table import board
from rimward.games.xia.table.board import Map, Tile
from rimward.games.xia.table.content import Content, OutfitKind
from rimward.kernel.content import Pack


def content() -> Content:
    found: Content = GAME.content
    return found


def with_packs(*packs: Pack) -> Content:
    found: Content = GAME.with_packs(packs).content
    return found


def kind(outfit: str) -> OutfitKind:
    return content().outfits[outfit]


def chart(tiles: Sequence[Tile]) -> Map:
    return board.chart(content(), tiles)


def starting_tiles(sectors: Sequence[str]) -> tuple[Tile, ...]:
    return board.starting_tiles(content(), sectors)
