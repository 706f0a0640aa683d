"""Going aboard a docked ship, one's own or another's: aurora.landing.party-aboard, aurora.docked, aurora.ko.to-med-
bay."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.aurora.gear import to_armory
from rimward.games.aurora.table.names import DECK, MED_BAY, NOWHERE
from rimward.games.aurora.table.pieces import WAITING
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.winning import won_on_dock
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Choose, Value


class Aboard(Frame):
    """Somebody has stepped onto a docked ship. Its own go to a free station or the Med Bay, as their owner says."""

    CHAPTER: ClassVar[str] = "aurora.landing"
    STEPS: ClassVar[tuple[str, ...]] = ("aboard", "free", "station", "phase")

    def __init__(self, figure: int, ship: int) -> None:
        self.figure, self.ship = figure, ship

    def aboard(self, g: Aurora, _: None) -> Next:
        come_aboard(g, self.figure, self.ship)
        return Done() if g.figures[self.figure].side != g.ships[self.ship].side else None

    def free(self, g: Aurora, _: None) -> Next:
        who = g.figures[self.figure]
        if who.seat != g.ships[self.ship].seat:
            return Goto("phase")  # a passenger
        free = g.stations_free(self.ship) or [DECK]  # where all are taken it may wait for the next rearrangement
        if who.seat == NOWHERE:
            return Goto("station", ("room", free[0]))  # aurora.solo.best-stations: on the ship's next turn
        rooms: list[Value] = [("room", room) for room in (*free, MED_BAY)]
        return Choose(who.seat, "aurora.landing.party-aboard", rooms, about={"crew": who.name})

    def station(self, g: Aurora, choice: tuple[str, str]) -> Next:
        take_room(g, self.figure, choice[1])
        return None

    def phase(self, g: Aurora, _: None) -> Next:
        return won_on_dock(g, self.ship) or Done()


def come_aboard(g: Aurora, figure: int, ship: int) -> None:
    """What is carried comes along: gear to the armory of its own ship, a body to the Med Bay."""
    who, card = g.figures[figure], g.ships[ship]
    tokens = tuple([each for each in who.tokens if each != WAITING])
    g.put(figure, ship=ship, room=DECK, square=NOWHERE, hidden=False, tokens=tokens)
    g.say("aurora.landing.boarded", crew=who.name, ship=card.name)
    body = g.carried_by(figure)
    if who.side != card.side:
        return
    if who.seat == card.seat:
        to_armory(g, ship, figure)
    if body != NOWHERE:
        g.put(body, carrier=NOWHERE, ship=ship, room=MED_BAY, since=g.round)
        g.say("aurora.ko.to-med-bay", crew=g.figures[body].name, ship=card.name)


def take_room(g: Aurora, figure: int, room: str) -> None:
    who = g.figures[figure]
    since = g.round if room == MED_BAY and who.room != MED_BAY else who.since
    g.put(figure, room=room, since=since if room == MED_BAY else 0)
    g.say("aurora.ship-action.manned", crew=who.name, room=room)
