"""Flying: straight ahead, and a point for each turn: aurora.ship-move."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.mines import set_off
from rimward.games.aurora.table.board import BLOCKING, HINDERING, VOID
from rimward.games.aurora.table.names import NAVIGATION, NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import blues, ship_points
from rimward.games.aurora.winning import won_in_orbit
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value
from rimward.kit.squares import OFF_BOARD

TURN: Final = 1  # aurora.ship-move.rotation-cost
STOP: Final = "stop"


def barred_move(g: Aurora, ship: int) -> Bar | None:
    if not g.ships[ship].in_orbit:
        return Bar("aurora.bar.docked", "aurora.ship-action.docked-options")
    if g.manned(ship, NAVIGATION) == NOWHERE:
        return Bar("aurora.bar.no-navigator", "aurora.ship.nav-required")
    return None


def is_linked(g: Aurora, ship: int) -> bool:
    """aurora.ship-move.linked: neither of the two moves, unless one tows the other (aurora.overtaken.tow)."""
    card = g.ships[ship]
    if card.link != NOWHERE and not card.towed:
        return True
    return any([other.link == ship and not other.towed for other in g.ships])


def free_turns(g: Aurora, ship: int) -> int:
    """aurora.ship-move.free-rotation"""
    return sum([blue.free_turns for blue in blues(g, ship)])


def leave_cost(g: Aurora, square: int) -> int:
    """aurora.ship-move.hindering: the square that is left sets the cost."""
    return 2 if g.space().map.ground[square] == HINDERING else 1


def run(g: Aurora, ship: int, facing: int, points: int, whole: bool) -> dict[int, int]:
    """The squares ahead in a direction where it could stop, and what it costs to get there.

    With its `whole` allowance it may take one step that costs more (aurora.move.minimum-step).
    """
    space = g.space().map
    taken = {other.square for n, other in enumerate(g.ships) if n != ship}
    here, spent = g.ships[ship].square, 0
    found: dict[int, int] = {}
    while True:
        there = space.ahead(here, facing)
        if there == OFF_BOARD or space.ground[there] in (BLOCKING, VOID) or _slips(g, here, facing):
            return found
        step = leave_cost(g, here)
        if spent + step > points:
            if not (whole and spent == 0 and points > 0):
                return found
            step = points
        spent += step
        if there not in taken:  # aurora.ship-move.through-ships
            found[there] = spent
        here = there


def _slips(g: Aurora, here: int, facing: int) -> bool:
    """aurora.move.diagonal-corners: not between two squares that block."""
    space = g.space().map
    if facing % 2 == 0:
        return False
    beside = [space.ahead(here, (facing + turn) % 8) for turn in (-1, 1)]
    return all([square == OFF_BOARD or space.ground[square] in (BLOCKING, VOID) for square in beside])


class ShipMove(Frame):
    """aurora.ship-move.straight: leg by leg, each straight ahead after a turn where it is wanted.

    `free` turns cost nothing. `whole` as long as nothing of the allowance is spent.
    """

    CHAPTER: ClassVar[str] = "aurora.ship-move"
    STEPS: ClassVar[tuple[str, ...]] = ("direction", "moves", "stop")

    def __init__(self, ship: int, points: int, free: int = 0, whole: bool = True) -> None:
        self.ship, self.points, self.free, self.whole = ship, points, free, whole

    def direction(self, g: Aurora, _: None) -> Next:
        options = self.options(g)
        if not options:
            return Goto("stop")
        about: About = {"points": self.points, "ship": g.ships[self.ship].name}
        return Choose(g.ships[self.ship].seat, "aurora.ship-move.straight", [*options, STOP], about=about, passes=STOP)

    def options(self, g: Aurora) -> list[Value]:
        card = g.ships[self.ship]
        found: list[Value] = []
        for facing in range(8):
            price = self.price(card.facing, facing)
            if price > self.points or is_linked(g, self.ship):
                continue
            for square in run(g, self.ship, facing, self.points - price, self.whole and price == 0):
                found.append(("fly", square, facing))
        if self.points >= TURN or self.free:
            found += [("turn", facing) for facing in range(8) if facing != card.facing]
        return found

    def price(self, facing: int, wanted: int) -> int:
        return 0 if facing == wanted or self.free else TURN

    def moves(self, g: Aurora, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Goto("stop")
        card = g.ships[self.ship]
        facing = int(choice[-1])
        self.points -= self.price(card.facing, facing)
        self.free -= facing != card.facing and self.free > 0
        if choice[0] == "turn":
            g.put_ship(self.ship, facing=facing)
            self.whole = False
            g.say("aurora.ship-move.turned", ship=card.name, facing=facing, points=self.points)
            return Goto("direction")
        square = int(choice[1])
        self.points -= run(g, self.ship, facing, self.points, self.whole)[square]
        self.whole = False
        g.put_ship(self.ship, square=square, facing=facing)
        g.say("aurora.ship-move.flew", ship=card.name, square=square, facing=facing, points=self.points)
        tow(g, self.ship)
        return set_off(g, self.ship, "direction") or Goto("direction")

    def stop(self, g: Aurora, _: None) -> Next:
        return won_in_orbit(g, self.ship) or Done()


def tow(g: Aurora, ship: int) -> None:
    """aurora.overtaken.tow: the towed ship is kept on a square beside the tower."""
    space = g.space().map
    for n, other in enumerate(g.ships):
        if not (other.towed and other.link == ship):
            continue
        taken = {card.square for card in g.ships}
        back = (g.ships[ship].facing + 4) % 8
        for side in (0, 1, 7, 2, 6, 3, 5, 4):
            square = space.ahead(g.ships[ship].square, (back + side) % 8)
            if square != OFF_BOARD and square not in taken and space.ground[square] not in (BLOCKING, VOID):
                g.put_ship(n, square=square)
                break


def begin(g: Aurora, ship: int) -> ShipMove:
    return ShipMove(ship, ship_points(g, ship), free_turns(g, ship))
