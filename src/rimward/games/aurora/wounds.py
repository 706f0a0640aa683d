"""Wounds, and what becomes of the defeated: aurora.ko, and the digits that are paid for them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.enemies.fallen import Fallen, remember
from rimward.games.aurora.table.names import (
    BOUNTY,
    CREW,
    DECK,
    NOWHERE,
    bounties_done,
    bounty,
)
from rimward.games.aurora.table.pieces import Pile, Thing
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import health
from rimward.kernel.frame import Done, Frame, Next

DEFEATED: Final = 50  # aurora.reward.crew
BURN: Final = 1  # aurora.status.fire
NOBODY: Final = -1


class Wound(Frame):
    """So many wounds to a character, dealt by somebody's crew or by nobody: aurora.crew.health."""

    CHAPTER: ClassVar[str] = "aurora.ko"
    STEPS: ClassVar[tuple[str, ...]] = ("takes", "defeated", "token")

    def __init__(self, figure: int, count: int, by: int = NOBODY) -> None:
        self.figure, self.count, self.by = figure, count, by

    def takes(self, g: Aurora, _: None) -> Next:
        who = g.figures[self.figure]
        now = min(health(g, self.figure), who.wounds + self.count)
        remember(g, self.figure, self.by, now - who.wounds)
        g.put(self.figure, wounds=now)
        g.say("aurora.ko.wounded", crew=who.name, seat=g.roller(self.figure), wounds=self.count, now=now)
        return None if now >= health(g, self.figure) else Done(False)

    def defeated(self, g: Aurora, _: None) -> Next:
        """aurora.ko.token: it takes no part until it is revived. Enemies are removed (aurora.npc.removal)."""
        if g.is_enemy(self.figure):
            return Fallen(self.figure, self.by)
        defeat(g, self.figure, self.by)
        return None

    def token(self, g: Aurora, _: Any) -> Next:
        return Done(True)


def defeat(g: Aurora, figure: int, by: int) -> None:
    who = g.figures[figure]
    g.say("aurora.ko.defeated", crew=who.name, seat=g.roller(figure), by=g.figures[by].name if by != NOBODY else "")
    body = g.carried_by(figure)
    if body != NOWHERE:
        g.put(body, carrier=NOWHERE, square=who.square, ship=who.ship, room=DECK if who.square == NOWHERE else "")
    if who.on_surface:
        drop(g, figure)
    elif who.holds:
        leave_aboard(g, figure, by)
    g.put(figure, out=True, hidden=False, room=DECK if who.ship != NOWHERE else "", done=())
    if by != NOBODY:
        reward(g, figure, by)


def add_token(g: Aurora, figure: int, token: str) -> None:
    """`stun` or `infected`: aurora.status."""
    who = g.figures[figure]
    if token not in who.tokens:
        g.put(figure, tokens=(*who.tokens, token))
        g.say(f"aurora.status.{token}", crew=who.name)


def drop(g: Aurora, figure: int) -> None:
    """aurora.ko.drops-items: gear under a container token; what it held lies there too (aurora.mission-
    character.holder-defeated)."""
    who = g.figures[figure]
    if who.gear:
        items = tuple([item.but(wielded=False) for item in who.gear])
        g.piles = (*g.piles, Pile(who.square, items, who.side))
        g.say("aurora.ko.dropped", crew=who.name, square=who.square, items=tuple([item.name for item in items]))
    for what in who.holds:
        g.things = (*g.things, Thing(what, who.square, dropped=True))
        g.say("aurora.mission-character.left", crew=who.name, what=what, square=who.square)
    g.put(figure, gear=(), holds=())


def leave_aboard(g: Aurora, figure: int, by: int) -> None:
    """aurora.mission-character.holder-defeated: aboard it stays with the ship's own crew, whoever beat the holder
    first; where none of them stands, whoever takes the ship has it (aurora.overtaken.parameters)."""
    who = g.figures[figure]
    heirs = [n for n in g.crew_aboard(who.ship) if n != figure]
    if not heirs:
        return
    heir = by if by in heirs else heirs[0]
    g.put(heir, holds=(*g.figures[heir].holds, *who.holds))
    g.put(figure, holds=())
    for what in who.holds:
        g.say("aurora.mission-character.passed", what=what, crew=g.figures[heir].name)


def reward(g: Aurora, figure: int, by: int) -> None:
    """aurora.reward.crew, and aurora.bounty.replaces: to the player whose crew dealt the last wound."""
    who, seat = g.figures[figure], g.figures[by].seat
    if seat == NOWHERE or g.figures[by].side == who.side:
        return
    zone = bounty(seat)
    if zone in g.zones and g.zones.size(zone) and g.zones.face(zone, 0) == who.name:
        digits = g.content.bounties[who.name]
        g.zones.reveal(zone, 0)
        g.zones.move(zone, 0, bounties_done(who.born), g.zones.everyone)
        g.earn(seat, BOUNTY, digits)
        g.say("aurora.bounty.completed", seat=seat, crew=who.name, digits=digits)
        return
    g.earn(seat, CREW, DEFEATED)
    g.say("aurora.reward.earned", seat=seat, crew=who.name, digits=DEFEATED)
