"""Quasars and Vortexes, where a table has them: andromeda.special, andromeda.quasar, andromeda.vortex."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.table.content import SpecialTile
from rimward.games.andromeda.table.names import SPECIAL
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.carry import run
from rimward.kernel.frame import Done, Draw, Frame, Next

TILES, TILES_LAID = "special", "special:laid"


def tile(g: Andromeda, region: int) -> SpecialTile | None:
    """What is printed on a special region; None for any other."""
    return g.content.specials.get(g.regions[region].name) if g.regions[region].kind in SPECIAL else None


def specials(g: Andromeda) -> list[int]:
    return [number for number, region in enumerate(g.regions) if region.kind in SPECIAL]


class LaySpecial(Frame):
    """andromeda.special.placement: one pair, mixed, onto the two marked spaces. "none" lays nothing."""

    CHAPTER: ClassVar[str] = "andromeda.special"
    STEPS: ClassVar[tuple[str, ...]] = ("choice", "placement")

    def __init__(self, which: str) -> None:
        self.which = which

    def choice(self, g: Andromeda, _: None) -> Next:
        """andromeda.special.choice: never both kinds."""
        kind = self.which.removesuffix("es") if self.which == "vortexes" else self.which.removesuffix("s")
        pair = tuple([name for name, printed in g.content.specials.items() if printed.kind == kind])
        if not pair:
            return Done()
        g.zones.add(TILES, "special", pair)
        g.zones.add(TILES_LAID, "special")
        return Draw(TILES, len(pair), TILES_LAID, g.zones.everyone)

    def placement(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        for region, place in zip(g.content.marked, places, strict=True):
            name = g.zones.face(TILES_LAID, place)
            g.lay(region, g.content.specials[name].kind, name)
            g.say("andromeda.special.laid", region=region, tile=name)
        return None


# --- vortexes --------------------------------------------------------------------------------------------------------
def benefit(g: Andromeda, seat: int, region: int) -> Frame:
    """andromeda.vortex.launch: what is printed on a vortex."""
    return run(g, seat, g.regions[region].name)


class Income(Frame):
    """andromeda.vortex.start-of-turn: once for each vortex on which the player has a ship."""

    CHAPTER: ClassVar[str] = "andromeda.vortex"
    STEPS: ClassVar[tuple[str, ...]] = ("start_of_turn",)

    def __init__(self, seat: int, looked: int = 0) -> None:
        self.seat, self.looked = seat, looked

    def start_of_turn(self, g: Andromeda, _: None) -> Next:
        while self.looked < len(g.regions):
            region = self.looked
            self.looked += 1
            if g.regions[region].kind == "vortex" and g.ships_in(region, self.seat):
                g.say("andromeda.vortex.income", seat=self.seat, region=region)
                return benefit(g, self.seat, region).then("start_of_turn")
        return None


# --- raiders, and the end --------------------------------------------------------------------------------------------
def with_die(g: Andromeda, face: int) -> int | None:
    """andromeda.special.raiders: the special region that carries this face; None where the table has none."""
    for region in specials(g):
        printed = tile(g, region)
        if printed is not None and face in printed.numbers:
            return region
    return None


def special_regions(g: Andromeda, seat: int) -> int:
    """andromeda.special.scoring: a development next to both scores both."""
    found = 0
    for region in specials(g):
        printed = tile(g, region)
        beside = [built for built in g.developments if built.owner == seat and built.region in g.near(region)]
        found += len(beside) * (printed.vp if printed is not None else 0)
    return found
