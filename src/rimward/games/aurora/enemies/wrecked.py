"""Ships that nobody plays and that are destroyed: aurora.fighter.damage, .salvage-drop, .reward."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.goals import salvaged
from rimward.games.aurora.table.names import NOWHERE, SALVAGE, SALVAGE_LAID, SHIPS
from rimward.games.aurora.table.pieces import Foe
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.frame import Done, Draw, Frame, Next

DIGITS: Final = {"fighter": 25, "transport": 50, "satellite": 50}


def remember(g: Aurora, ship: int, by: int, damage: int) -> None:
    """Who has damaged a ship that nobody plays since its last turn."""
    if by != NOWHERE:
        g.fleet, g.rivals = hurt(g.fleet, ship, by, damage), hurt(g.rivals, ship, by, damage)


def hurt(foes: tuple[Foe, ...], ship: int, by: int, damage: int) -> tuple[Foe, ...]:
    """The same with what one of them has taken."""
    found = list(foes)
    for at, foe in enumerate(found):
        if foe.figure == ship:
            so_far = dict(foe.hurt)
            so_far[by] = so_far.get(by, 0) + damage
            found[at] = foe.but(hurt=tuple(so_far.items()))
    return tuple(found)


class Wrecked(Frame):
    """Off the board, a salvage token in its place, digits to the player of the ship that destroyed it."""

    CHAPTER: ClassVar[str] = "aurora.fighter"
    STEPS: ClassVar[tuple[str, ...]] = ("destroyed", "token")

    def __init__(self, ship: int, by: int, square: int = NOWHERE) -> None:
        self.ship, self.by, self.square = ship, by, square

    def destroyed(self, g: Aurora, _: None) -> Next:
        card = g.ships[self.ship]
        self.square = card.square
        seat = NOWHERE if self.by == NOWHERE else g.ships[self.by].seat
        g.say("aurora.fighter.destroyed", ship=card.name)
        if seat != NOWHERE:
            digits = DIGITS[g.npc_ship(self.ship).kind]
            g.earn(seat, SHIPS, digits)
            g.say("aurora.fighter.reward", seat=seat, ship=card.name, digits=digits)
        salvaged(g, card.name, card.square, self.by)
        g.put_ship(self.ship, square=NOWHERE, dock=NOWHERE, damage=0)
        g.fleet = tuple([foe for foe in g.fleet if foe.figure != self.ship])
        return Draw(SALVAGE, 1, SALVAGE_LAID, 0) if g.zones.size(SALVAGE) else Done()

    def token(self, g: Aurora, _: tuple[int, ...]) -> Next:
        g.salvage = (*g.salvage, self.square)
        g.say("aurora.fighter.salvage-drop", square=self.square)
        return Done()
