"""Crews: five for each ship, one specialist for each station: aurora.setup.crew-five and what follows."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.checks import DIE
from rimward.games.aurora.table.names import NOWHERE, STATION_OF, STATIONS
from rimward.games.aurora.table.pieces import Figure
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value, choose_where

FIVE: Final = len(STATIONS)
DEALT: Final = "crew:dealt"
Picks = tuple[tuple[int, str], ...]  # seat and crew, in the order of picking


def stations_of(g: Aurora, name: str) -> list[str]:
    return [STATION_OF[specialty] for specialty in g.content.crew[name].specialty]


def fills(g: Aurora, picks: Picks, seats: tuple[int, ...]) -> bool:
    """Whether these picks can still be made up to one specialist for each station of each player."""
    side = g.ships[g.own_ship(seats[0])].side
    owner = {name: seat for seat, name in picks}
    names = [name for name, crew in g.content.crew.items() if crew.faction == side]
    slots = [(seat, station) for seat in seats for station in STATIONS]
    taken: dict[tuple[int, str], str] = {}

    def place(name: str, seen: set[tuple[int, str]]) -> bool:
        for slot in slots:
            seat, station = slot
            if slot in seen or station not in stations_of(g, name) or owner.get(name, seat) != seat:
                continue
            seen.add(slot)
            if slot not in taken or place(taken[slot], seen):
                taken[slot] = name
                return True
        return False

    if not all([place(name, set()) for name in owner]):
        return False
    for name in names:
        if name not in owner:
            place(name, set())
    return len(taken) == len(slots)


class CrewDraft(Frame):
    """aurora.setup.crew-draft: faction by faction; where two share one they pick in turns, the higher die first."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("faction", "rolls", "pick", "crew", "one")

    def __init__(self, side: int = 0, order: tuple[int, ...] = (), picked: Picks = ()) -> None:
        self.side, self.order, self.picked = side, order, picked

    def faction(self, g: Aurora, _: Any) -> Next:
        if self.side > 1:
            return Done()
        self.order = tuple([ship.seat for ship in g.ships if ship.side == self.side])
        if len(self.order) < 2:
            return Goto("pick")
        return Roll(self.order[0], "aurora.setup.crew-draft", (DIE,) * 2, window="", owners=self.order)

    def rolls(self, g: Aurora, faces: tuple[int, ...]) -> Next:
        if faces[0] == faces[1]:
            return Goto("faction")
        self.order = self.order if faces[0] > faces[1] else tuple(reversed(self.order))
        return None

    def pick(self, g: Aurora, _: Any) -> Next:
        made = [pick for pick in self.picked if pick[0] in self.order]
        if not self.order or len(made) == FIVE * len(self.order):
            self.side += 1
            return Goto("faction")
        seat = self.order[len(made) % len(self.order)]
        gone = {name for _, name in self.picked}
        names = [name for name, crew in g.content.crew.items() if crew.faction == self.side and name not in gone]
        picks: list[Value] = [("crew", name) for name in names]

        about: About = {"picked": len(made) // len(self.order)}
        return choose_where(seat, "aurora.setup.crew-draft", picks, lambda value: self.bar(g, seat, value), about=about)

    def bar(self, g: Aurora, seat: int, value: Value) -> Bar | None:
        """aurora.setup.crew-one-per-station"""
        name = str(value[1]) if isinstance(value, tuple) else ""
        made = [pick for pick in self.picked if pick[0] in self.order]
        if fills(g, (*made, (seat, name)), self.order):
            return None
        return Bar("aurora.bar.no-station-left", "aurora.setup.crew-one-per-station", crew=name)

    def crew(self, g: Aurora, choice: tuple[str, str]) -> Next:
        made = [pick for pick in self.picked if pick[0] in self.order]
        seat = self.order[len(made) % len(self.order)]
        self.picked = (*self.picked, (seat, choice[1]))
        recruit(g, seat, choice[1])
        return None

    def one(self, g: Aurora, _: Any) -> Next:
        return Goto("pick")


def recruit(g: Aurora, seat: int, name: str) -> None:
    side = g.content.crew[name].faction
    g.figures = (*g.figures, Figure(name, seat, side, side, g.own_ship(seat), "deck"))
    g.say("aurora.setup.crew", seat=seat, crew=name)


class CrewDeal(Frame):
    """One specialist for each station by chance, player by player."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("crew", "one")

    def __init__(self, seat: int = 0, station: int = 0) -> None:
        self.seat, self.station = seat, station

    def crew(self, g: Aurora, _: Any) -> Next:
        if self.station == FIVE:
            self.seat, self.station = self.seat + 1, 0
        if self.seat == g.seats:
            return Done()
        side = g.ships[g.own_ship(self.seat)].side
        seats = tuple([ship.seat for ship in g.ships if ship.side == side])
        made = tuple([(who.seat, who.name) for who in g.figures if who.side == side])
        gone = {name for _, name in made}
        names = [
            name
            for name, crew in g.content.crew.items()
            if crew.faction == side
            and name not in gone
            and STATIONS[self.station] in stations_of(g, name)
            and fills(g, (*made, (self.seat, name)), seats)
        ]
        if DEALT in g.zones:
            g.zones.lay(DEALT, type(g.zones[DEALT])("crew", tuple(sorted(names))))
        else:
            g.zones.add(DEALT, "crew", tuple(names))
        g.zones.add("crew:out", "crew")
        return Draw(DEALT, 1, "crew:out", g.zones.everyone)

    def one(self, g: Aurora, places: tuple[int, ...]) -> Next:
        recruit(g, self.seat, g.zones.face("crew:out", places[0]))
        self.station += 1
        return Goto("crew")


class ManStations(Frame):
    """aurora.setup.place-crew: each at the station of its specialty; who has two is placed by its owner."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("stations", "figure")

    def __init__(self, now: int = NOWHERE) -> None:
        self.now = now

    def stations(self, g: Aurora, _: Any) -> Next:
        for n, who in enumerate(g.figures):
            if who.room != "deck":
                continue
            open_to = self.open_to(g, n)
            if len(open_to) == 1:
                g.put(n, room=open_to[0])
                return Goto("stations")
        for n, who in enumerate(g.figures):
            if who.room == "deck":
                self.now = n
                options: list[Value] = [("station", station) for station in self.open_to(g, n)]
                return Choose(who.seat, "aurora.setup.place-crew", options, about={"crew": who.name})
        return Done()

    def open_to(self, g: Aurora, figure: int) -> list[str]:
        """Where it may go so that all the others of its ship find a place, too."""
        who = g.figures[figure]
        crew = [
            n for n, other in enumerate(g.figures) if other.ship == who.ship and other.room == "deck" and n != figure
        ]
        taken = {other.room for other in g.figures if other.ship == who.ship}
        return [
            station
            for station in stations_of(g, who.name)
            if station not in taken and self.rest_fits(g, crew, taken | {station})
        ]

    def rest_fits(self, g: Aurora, crew: list[int], taken: set[str]) -> bool:
        if not crew:
            return True
        first, *rest = crew
        return any(
            [
                station not in taken and self.rest_fits(g, rest, taken | {station})
                for station in stations_of(g, g.figures[first].name)
            ]
        )

    def figure(self, g: Aurora, choice: tuple[str, str]) -> Next:
        g.put(self.now, room=choice[1])
        return Goto("stations")
