"""The tiles of both boards: those of the mission first, then by draw: aurora.setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rimward.games.aurora.table.board import CORNER_TURNS, TURNS, layout_of, turn_of
from rimward.games.aurora.table.pieces import Tile
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next

TYPES: Final = ("centre", "side", "corner")


def pile(board: str, kind: str) -> str:
    return f"locations:{board}:{kind}"


def laid(board: str, kind: str) -> str:
    return f"laid:{board}:{kind}"


def spots(board: str, kind: str) -> str:
    return f"spots:{board}:{kind}"


def spots_taken(board: str, kind: str) -> str:
    return f"spots-taken:{board}:{kind}"


def type_of(place: str) -> str:
    """Of which type the tile at a place is."""
    return "side" if place in TURNS else "corner" if place in CORNER_TURNS else "centre"


class BuildBoard(Frame):
    """aurora.setup.planet-board, .space-board: the tiles of the mission first, then by draw; each in a spot of its
    type."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("tiles", "tile", "position", "board")

    def __init__(
        self, which: str, first: tuple[str, ...], lying: tuple[tuple[str, str], ...] = (), name: str = ""
    ) -> None:
        self.which, self.first, self.lying, self.name = which, first, lying, name

    def tiles(self, g: Aurora, _: Any) -> Next:
        kinds = self.kinds(g)
        if self.first:
            self.name, self.first = self.first[0], self.first[1:]
            kind = kinds[self.name].type
            g.zones.take(pile(self.which, kind), self.name, laid(self.which, kind), g.zones.everyone)
            return Goto("tile", ())
        for kind in TYPES:
            if g.zones.size(spots(self.which, kind)):
                self.name = ""
                return Draw(pile(self.which, kind), 1, laid(self.which, kind), g.zones.everyone)
        return Goto("board")

    def tile(self, g: Aurora, places: tuple[int, ...]) -> Next:
        if not self.name:
            kind = next(kind for kind in TYPES if g.zones.size(laid(self.which, kind)) > self.count(g, kind))
            self.name = g.zones.face(laid(self.which, kind), places[0])
        kind = self.kinds(g)[self.name].type
        return Draw(spots(self.which, kind), 1, spots_taken(self.which, kind), g.zones.everyone)

    def position(self, g: Aurora, places: tuple[int, ...]) -> Next:
        kind = self.kinds(g)[self.name].type
        spot = g.zones.face(spots_taken(self.which, kind), places[0])
        self.lying = (*self.lying, (spot, self.name))
        g.say("aurora.setup.tile", board=self.which, tile=self.name, place=spot)
        return Goto("tiles")

    def board(self, g: Aurora, _: Any) -> Next:
        by_place = dict(self.lying)
        places = layout_of(len(self.lying)).places
        tiles = tuple([Tile(by_place[place], turn_of(place, 0)) for place in places])
        if self.which == "surface":
            g.surface = tiles
        else:
            g.orbit = tiles
        return Done()

    def kinds(self, g: Aurora) -> Mapping[str, Any]:
        return g.content.surface if self.which == "surface" else g.content.orbit

    def count(self, g: Aurora, kind: str) -> int:
        kinds = self.kinds(g)
        return sum([kinds[name].type == kind for _, name in self.lying])
