"""The landing party of the Coalition: who goes, with which card and which weapons: aurora.solo.mirror-party."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.docks import on_planet, square_of_dock
from rimward.games.aurora.enemies.chosen import Chosen
from rimward.games.aurora.gear import fits, take_from_armory
from rimward.games.aurora.move import within
from rimward.games.aurora.ship_damage import is_heavy
from rimward.games.aurora.solo.crews import man_stations
from rimward.games.aurora.solo.purpose import Purpose, purpose
from rimward.games.aurora.solo.roads import closest_end
from rimward.games.aurora.solo.sides import counterpart
from rimward.games.aurora.table.names import NOWHERE, NPC_CARDS, NPC_CARDS_OUT, SKILL_AT, STATION_OF
from rimward.games.aurora.table.pieces import Mate
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import half_speed, initiative
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next

PISTOL: Final = "arc-pistol"
BLADE: Final = "arc-blade"


def mirrored(g: Aurora, ship: int) -> list[int]:
    """aurora.solo.mirror-party: for each of the party on the other side somebody aboard of its specialty, the best at
    that station; those with one specialty are matched first."""
    models = sorted(g.party(counterpart(g, ship)), key=lambda n: (len(g.crew(n).specialty), n))
    free, found = list(g.crew_aboard(ship)), list[int]()
    for model in models:
        fitting = [(n, each) for n in free for each in g.crew(model).specialty if each in g.crew(n).specialty]
        if fitting:
            best = max(fitting, key=lambda pair: (g.crew(pair[0]).skill(SKILL_AT[STATION_OF[pair[1]]]), -pair[0]))[0]
            free.remove(best)
            found.append(best)
    return found


def may_land(g: Aurora, ship: int) -> bool:
    """aurora.solo.no-mirror-swap: once a mission. Nobody leaves a ship that came down with heavy damage."""
    closed = g.ships[ship].closed and is_heavy(g, ship)
    return on_planet(g, ship) and not closed and not any([mate.ship == ship for mate in g.mates])


def is_due(g: Aurora, ship: int) -> bool:
    return may_land(g, ship) and bool(mirrored(g, ship))


class Mirror(Frame):
    """The party leaves its docked ship: cards, weapons, and a free move by half its speed each."""

    CHAPTER: ClassVar[str] = "aurora.solo"
    STEPS: ClassVar[tuple[str, ...]] = ("mirror", "card", "crew", "party", "initiative", "landing", "member")

    def __init__(self, ship: int, todo: tuple[int, ...] = (), figure: int = NOWHERE) -> None:
        self.ship, self.todo, self.figure = ship, todo, figure

    def mirror(self, g: Aurora, _: None) -> Next:
        if not is_due(g, self.ship):
            return Done()
        self.todo = tuple(mirrored(g, self.ship))
        names = tuple([g.figures[n].name for n in self.todo])
        g.say("aurora.solo.party", ship=g.ships[self.ship].name, crew=names)
        return None

    def card(self, g: Aurora, _: Any) -> Next:
        """aurora.solo.npc-card: by chance, and none twice."""
        if len([mate for mate in g.mates if mate.figure in self.todo]) == len(self.todo):
            return Goto("party")
        return Draw(NPC_CARDS, 1, NPC_CARDS_OUT, g.zones.everyone)

    def crew(self, g: Aurora, drawn: tuple[int, ...]) -> Next:
        have = [mate.figure for mate in g.mates]
        figure = next(n for n in self.todo if n not in have)
        card = g.zones.face(NPC_CARDS_OUT, drawn[0])
        g.mates = (*g.mates, Mate(figure, self.ship, card))
        g.say("aurora.solo.card", crew=g.figures[figure].name, card=card)
        return Goto("card")

    def party(self, g: Aurora, _: Any) -> Next:
        """aurora.solo.arc-blade: the blade for the highest initiative, a pistol for each."""
        self.todo = tuple(sorted(self.todo, key=lambda n: (-initiative(g, n), n)))
        for n in self.todo:
            self.arm(g, n, PISTOL)
        self.arm(g, self.todo[0], BLADE)
        return None

    def arm(self, g: Aurora, figure: int, name: str) -> None:
        lying = [item for item in g.ships[self.ship].armory if item.name == name]
        if lying and fits(g, g.figures[figure].gear, lying[0]):
            take_from_armory(g, self.ship, figure, name)

    def initiative(self, g: Aurora, _: Any) -> Next:
        """aurora.solo.turn-order: one after the other."""
        if not self.todo:
            man_stations(g, self.ship)
            return Done()
        self.figure, self.todo = self.todo[0], self.todo[1:]
        return None

    def landing(self, g: Aurora, _: None) -> Next:
        """aurora.landing.deployment: from the dock, by half its speed."""
        dock = square_of_dock(g, g.ships[self.ship].dock)
        before = g.figures[self.figure]
        g.put(self.figure, ship=NOWHERE, room="", since=0, square=dock)
        squares = [square for square in within(g, self.figure, half_speed(g, self.figure)) if square != dock]
        goal = purpose(g, self.figure)
        ends = closest_end(g, self.figure, dict.fromkeys(squares, 0), self.towards(g, goal)) if squares else ()
        if ends:
            return Chosen(ends, "aurora.npc.way-rolled-off")
        g.put(self.figure, ship=self.ship, room=before.room, square=NOWHERE)  # no room beside the dock
        return Goto("initiative")

    def towards(self, g: Aurora, goal: Purpose) -> int:
        return goal.square if goal.square != NOWHERE else g.figures[self.figure].square

    def member(self, g: Aurora, square: int) -> Next:
        g.put(self.figure, square=square)
        g.say("aurora.landing.disembarked", crew=g.figures[self.figure].name, square=square)
        return Goto("initiative")
