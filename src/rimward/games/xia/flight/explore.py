"""xia.explore: scanning and jumping into the unknown, what a new tile brings, and Exploration Tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia import missions, npcs
from rimward.games.xia.flight.border import Crossing
from rimward.games.xia.renown import skills
from rimward.games.xia.renown.fame import GainFame
from rimward.games.xia.table import board
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.state import LAID, STACK, TOKENS, Xia, token, tokens_of
from rimward.kernel.frame import Draw, Frame, Next
from rimward.kernel.question import Bar, Choose
from rimward.kernel.zone import Ref

ACTS: Final[tuple[str, ...]] = ("token", "scan")
ENERGY: Final = 1  # xia.explore.scan
CREDITS: Final = 1000  # xia.explore.token-rewards


# --- the Actions: in a space, be it the ship's own or one that it uses from outside ----------------------------------
def bar_explore(g: Xia, seat: int, act: str, space: Hex) -> Bar | None:
    if act == "token":
        return _bar_token(g, space)
    if g.zones.size(STACK) == 0:
        return Bar("xia.bar.stack", "xia.explore.stack-empty")
    if not g.map.unexplored(g.map.numbers[space]):
        return Bar("xia.bar.edge", "xia.explore.condition")
    energy, needed = g.ships[seat].energy, scan_cost(g, seat)
    if act == "scan" and energy < needed:
        return Bar("xia.bar.energy", "xia.energy.spend", energy=energy, needed=needed)
    return None


def scan_cost(g: Xia, seat: int) -> int:
    return max(0, ENERGY - skills.bonus(g, seat, "scan"))


def _bar_token(g: Xia, space: Hex) -> Bar | None:
    number = g.map.numbers[space]
    if not g.map.is_marked(number, "explore"):
        return Bar("xia.bar.token", "xia.explore.token-collect")
    zone = token(g.map.kind_at(number).name)
    return None if zone in g.zones and g.zones.size(zone) else Bar("xia.bar.token-gone", "xia.explore.token-once")


def begin(g: Xia, seat: int, act: str, space: Hex) -> Frame:
    return CollectToken(seat, *space) if act == "token" else Scan(seat, *space)


# --- new tiles -------------------------------------------------------------------------------------------------------
def slot(g: Xia, space: Hex, edge: Hex) -> Hex:
    """The centre of the place for a tile that a space beside the tile of another lies in."""
    old = g.map.tiles[g.map.numbers[space] // board.SIZE]
    return next((old.q + q, old.r + r) for q, r in board.SIDES if board.distance((old.q + q, old.r + r), edge) <= 2)


def unexplored_edges(g: Xia, space: Hex) -> list[Hex]:
    """xia.explore.condition: the spaces off the board beside a space, as long as there are tiles to lay."""
    return g.map.unexplored(g.map.numbers[space]) if g.zones.size(STACK) else []


class Scan(Frame):
    """xia.explore.scan: a tile at an edge of this space for 1 Energy."""

    CHAPTER: ClassVar[str] = "xia.explore"
    STEPS: ClassVar[tuple[str, ...]] = ("declare_edge", "scan")

    def __init__(self, ship: int, q: int, r: int) -> None:
        self.ship, self.q, self.r = ship, q, r

    def declare_edge(self, g: Xia, _: None) -> Next:
        """xia.explore.declare-edge: of a slot it is all one which of its spaces is named."""
        slots: dict[Hex, Hex] = {}
        for edge in unexplored_edges(g, (self.q, self.r)):
            slots.setdefault(slot(g, (self.q, self.r), edge), edge)
        return Choose(self.ship, "xia.explore.declare-edge", [("edge", *edge) for edge in slots.values()])

    def scan(self, g: Xia, choice: tuple[str, int, int]) -> Next:
        energy = scan_cost(g, self.ship)
        g.ships[self.ship].energy -= energy
        g.say("xia.explore.scan", ship=self.ship, space=choice[1:], energy=energy)
        return NewTile(self.ship, self.q, self.r, choice[1], choice[2])


class BlindJump(Frame):
    """xia.explore.blind-jump: into a space that nobody has seen. There is no way back."""

    CHAPTER: ClassVar[str] = "xia.explore"
    STEPS: ClassVar[tuple[str, ...]] = ("blind_jump",)

    def __init__(self, ship: int, q: int, r: int) -> None:
        self.ship, self.q, self.r = ship, q, r

    def blind_jump(self, g: Xia, _: None) -> Next:
        g.say("xia.explore.blind-jump", ship=self.ship, space=(self.q, self.r))
        return NewTile(self.ship, *g.space_of(self.ship), self.q, self.r, jumps=True)


class NewTile(Frame):
    """xia.explore.new-tile-order: a tile at the space (q, r) beside an old one; the ship moves there if it `jumps`."""

    CHAPTER: ClassVar[str] = "xia.explore"
    STEPS: ClassVar[tuple[str, ...]] = ("stack", "place_tile", "token_placing", "blind_jump_borders", "new_tile")
    OWED: ClassVar[tuple[str, ...]] = ("new_tile",)  # the tile lies, whatever became of the ship that laid it

    def __init__(
        self, ship: int, old_q: int, old_r: int, q: int, r: int, jumps: bool = False, sector: str = ""
    ) -> None:
        self.ship, self.old_q, self.old_r, self.q, self.r = ship, old_q, old_r, q, r
        self.jumps, self.sector = jumps, sector

    def stack(self, g: Xia, _: None) -> Next:
        return Draw(STACK, 1, LAID, g.zones.everyone)

    def place_tile(self, g: Xia, places: tuple[int, ...]) -> Next:
        self.sector = g.zones.face(LAID, places[0])
        origin = g.map.numbers[self.old_q, self.old_r]
        tile = g.map.new_tile(g.content.sectors[self.sector], origin, (self.q, self.r))
        g.tiles += (tile,)
        g.say("xia.explore.place-tile", sector=self.sector, q=tile.q, r=tile.r, turn=tile.turn)
        if "explore" not in g.map.kinds[-1].marks:
            return None
        g.zones.add(token(self.sector), "token")
        return Draw(TOKENS, 1, token(self.sector), 0)

    def token_placing(self, g: Xia, places: tuple[int, ...] | None) -> Next:
        for place in places or ():
            g.say("xia.explore.token-placing", sector=self.sector, token=Ref(token(self.sector), place))
        return None

    def blind_jump_borders(self, g: Xia, _: None) -> Next:
        return Crossing(self.ship, self.q, self.r) if self.jumps else None

    def new_tile(self, g: Xia, _: bool | None) -> Next:
        """One NPC after the other that comes with this tile, then the Payments that waited for it."""
        for npc in npcs.brought_by(g, self.sector):
            return npcs.Spawn(npc, self.sector).then("new_tile")
        missions.fix_payments(g)
        return None


# --- tokens ----------------------------------------------------------------------------------------------------------
class CollectToken(Frame):
    """xia.explore.token-collect: taken, shown to everybody, and kept."""

    CHAPTER: ClassVar[str] = "xia.explore"
    STEPS: ClassVar[tuple[str, ...]] = ("token_collect", "token_rewards")

    def __init__(self, seat: int, q: int, r: int) -> None:
        self.seat, self.q, self.r = seat, q, r

    def token_collect(self, g: Xia, _: None) -> Next:
        sector, kept = g.map.kind_at(g.map.numbers[self.q, self.r]).name, tokens_of(self.seat)
        if kept not in g.zones:
            g.zones.add(kept, "token")
        place = g.zones.move(token(sector), 0, kept, sees=g.zones.everyone)
        g.say("xia.explore.token-collect", seat=self.seat, sector=sector, token=Ref(kept, place))
        return None

    def token_rewards(self, g: Xia, _: None) -> Next:
        face = g.zones[tokens_of(self.seat)].faces[-1]
        skills.reward(g, self.seat, "token")
        if face == "fame":
            return GainFame(self.seat, 1, "xia.fame.explore")
        if face == "credits":
            g.pay(self.seat, CREDITS)
            g.say("xia.explore.token-rewards", seat=self.seat, credits=CREDITS)
        return None
