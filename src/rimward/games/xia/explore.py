"""xia.explore: the Blind Jump, and what a new tile brings."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia import board, missions, npcs
from rimward.games.xia.border import Crossing
from rimward.games.xia.state import LAID, STACK, TOKENS, Xia, token
from rimward.kernel.frame import Done, Draw, Frame, Next
from rimward.kernel.question import Choose
from rimward.kernel.zone import Ref


class Move(Frame):
    """xia.move, a stand-in that can jump or stop. Engines, steps and other Minor Actions come with the chapter."""

    CHAPTER: ClassVar[str] = "xia.move"
    STEPS: ClassVar[tuple[str, ...]] = ("action", "point_per_space")

    def __init__(self, ship: int, movement: int) -> None:
        self.ship, self.movement = ship, movement

    def action(self, g: Xia, _: None) -> Next:
        edges = unexplored_edges(g, self.ship) if self.movement else []
        return Choose(self.ship, "xia.explore.blind-jump", [*(("hex", *edge) for edge in edges), "stop"], quiet=True)

    def point_per_space(self, g: Xia, choice: str | tuple[str, int, int]) -> Next:
        if isinstance(choice, str):
            return Done()  # xia.move.unspent-lost
        return BlindJump(self.ship, choice[1], choice[2]).then("action")


def unexplored_edges(g: Xia, ship: int) -> list[board.Hex]:
    """xia.explore.condition: the spaces off the board beside a ship, as long as there are tiles to lay."""
    if g.zones.size(STACK) == 0:
        return []
    return [space for space in board.neighbours(g.space_of(ship)) if g.ground(space) == board.UNEXPLORED]


class BlindJump(Frame):
    """xia.explore.blind-jump: for 1 movement into a space that nobody has seen. There is no way back."""

    CHAPTER: ClassVar[str] = "xia.explore"
    STEPS: ClassVar[tuple[str, ...]] = ("blind_jump",)

    def __init__(self, ship: int, q: int, r: int) -> None:
        self.ship, self.q, self.r = ship, q, r

    def blind_jump(self, g: Xia, _: None) -> Next:
        g.under(Move).movement -= 1
        g.say("xia.explore.blind-jump", ship=self.ship, space=(self.q, self.r))
        return NewTile(self.ship, self.q, self.r, jumps=True)


class NewTile(Frame):
    """xia.explore.new-tile-order: a tile at the named space beside a ship, which moves there if it `jumps`."""

    CHAPTER: ClassVar[str] = "xia.explore"
    STEPS: ClassVar[tuple[str, ...]] = ("stack", "place_tile", "token_placing", "blind_jump_borders", "new_tile")
    OWED: ClassVar[tuple[str, ...]] = ("new_tile",)  # the tile lies, whatever became of the ship that laid it

    def __init__(self, ship: int, q: int, r: int, jumps: bool, sector: str = "") -> None:
        self.ship, self.q, self.r, self.jumps, self.sector = ship, q, r, jumps, sector

    def stack(self, g: Xia, _: None) -> Next:
        return Draw(STACK, 1, LAID, g.zones.everyone)

    def place_tile(self, g: Xia, places: tuple[int, ...]) -> Next:
        self.sector = g.zones.face(LAID, places[0])
        tile = board.new_tile(g.tiles, self.sector, g.space_of(self.ship), (self.q, self.r))
        g.tiles += (tile,)
        g.say("xia.explore.place-tile", sector=self.sector, q=tile.q, r=tile.r, turn=tile.turn)
        if tile.printed.explore is None:
            return None
        g.zones.add(token(self.sector), "token")
        return Draw(TOKENS, 1, token(self.sector), 0)

    def token_placing(self, g: Xia, places: tuple[int, ...] | None) -> Next:
        for place in places or ():
            g.say("xia.explore.token-placing", sector=self.sector, token=Ref(token(self.sector), place))
        return None

    def blind_jump_borders(self, g: Xia, _: None) -> Next:
        return Crossing(self.ship, self.q, self.r) if self.jumps else None

    def new_tile(self, g: Xia, _: None) -> Next:
        """One NPC after the other that comes with this tile, then the Payments that waited for it."""
        for npc in npcs.brought_by(g, self.sector):
            return npcs.Spawn(npc, self.sector).then("new_tile")
        missions.fix_payments(g)
        return None
