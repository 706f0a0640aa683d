"""Ships that nobody plays and that are destroyed: aurora.fighter.damage, .salvage-drop, .reward."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.table.names import NOWHERE, SALVAGE, SALVAGE_LAID, SHIPS
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.frame import Done, Draw, Frame, Next

DIGITS: Final = {"fighter": 25, "transport": 50, "satellite": 50}


def remember(g: Aurora, ship: int, by: int, damage: int) -> None:
    """Who has damaged it since its last turn."""
    for foe in g.fleet:
        if foe.figure == ship and by != NOWHERE:
            hurt = dict(foe.hurt)
            hurt[by] = hurt.get(by, 0) + damage
            g.fleet = tuple([other.but(hurt=tuple(hurt.items())) if other is foe else other for other in g.fleet])
            return


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
        g.put_ship(self.ship, square=NOWHERE, dock=NOWHERE, damage=0)
        g.fleet = tuple([foe for foe in g.fleet if foe.figure != self.ship])
        return Draw(SALVAGE, 1, SALVAGE_LAID, 0) if g.zones.size(SALVAGE) else Done()

    def token(self, g: Aurora, _: tuple[int, ...]) -> Next:
        g.salvage = (*g.salvage, self.square)
        g.say("aurora.fighter.salvage-drop", square=self.square)
        return Done()
