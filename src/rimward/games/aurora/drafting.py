"""Crews: five for each ship, one specialist for each station: aurora.setup.crew-five and what follows."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.checks import DIE
from rimward.games.aurora.solo.crews import best_stations
from rimward.games.aurora.solo.sides import counterpart, rivals
from rimward.games.aurora.table.names import NOWHERE, STATION_OF, STATIONS
from rimward.games.aurora.table.pieces import Figure
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value, choose_where

FIVE: Final = len(STATIONS)
DEALT: Final = "crew:dealt"
Picks = tuple[tuple[int, str], ...]  # ship and crew, in the order of picking


def stations_of(g: Aurora, name: str) -> list[str]:
    return [STATION_OF[specialty] for specialty in g.content.crew[name].specialty]


def fills(g: Aurora, picks: Picks, ships: tuple[int, ...]) -> bool:
    """Whether these picks can still be made up to one specialist for each station of each ship."""
    side = g.ships[ships[0]].side
    owner = {name: ship for ship, name in picks}
    names = [name for name, crew in g.content.crew.items() if crew.faction == side]
    slots = [(ship, station) for ship in ships for station in STATIONS]
    taken: dict[tuple[int, str], str] = {}

    def place(name: str, seen: set[tuple[int, str]]) -> bool:
        for slot in slots:
            ship, station = slot
            if slot in seen or station not in stations_of(g, name) or owner.get(name, ship) != ship:
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


def chooser(g: Aurora, ship: int) -> int:
    """aurora.solo.coalition-crew: who picks for a ship; for one that the game plays, its counterpart."""
    return counterpart(g, ship) if g.ships[ship].seat == NOWHERE else g.ships[ship].seat


class CrewDraft(Frame):
    """aurora.setup.crew-draft: faction by faction; where two share one they pick in turns, the higher die first.
    `order` are their ships."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("faction", "rolls", "pick", "crew", "one")

    def __init__(self, side: int = 0, order: tuple[int, ...] = (), picked: Picks = ()) -> None:
        self.side, self.order, self.picked = side, order, picked

    def faction(self, g: Aurora, _: Any) -> Next:
        if self.side > 1:
            return Done()
        self.order = tuple([n for n, ship in enumerate(g.ships) if ship.side == self.side])
        if len(self.order) < 2:
            return Goto("pick")
        owners = tuple([chooser(g, ship) for ship in self.order])
        return Roll(owners[0], "aurora.setup.crew-draft", (DIE,) * 2, window="", owners=owners)

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
        ship = self.order[len(made) % len(self.order)]
        gone = {name for _, name in self.picked}
        names = [name for name, crew in g.content.crew.items() if crew.faction == self.side and name not in gone]
        picks: list[Value] = [("crew", name) for name in names]

        card = g.ships[ship]
        played = "no" if card.seat == NOWHERE else "yes"
        about: About = {"picked": len(made) // len(self.order), "ship": card.name, "played": played}
        seat = chooser(g, ship)
        return choose_where(seat, "aurora.setup.crew-draft", picks, lambda value: self.bar(g, ship, value), about=about)

    def bar(self, g: Aurora, ship: int, value: Value) -> Bar | None:
        """aurora.setup.crew-one-per-station"""
        name = str(value[1]) if isinstance(value, tuple) else ""
        made = [pick for pick in self.picked if pick[0] in self.order]
        if fills(g, (*made, (ship, name)), self.order):
            return None
        return Bar("aurora.bar.no-station-left", "aurora.setup.crew-one-per-station", crew=name)

    def crew(self, g: Aurora, choice: tuple[str, str]) -> Next:
        made = [pick for pick in self.picked if pick[0] in self.order]
        ship = self.order[len(made) % len(self.order)]
        self.picked = (*self.picked, (ship, choice[1]))
        recruit(g, ship, choice[1])
        return None

    def one(self, g: Aurora, _: Any) -> Next:
        return Goto("pick")


def recruit(g: Aurora, ship: int, name: str) -> None:
    side = g.content.crew[name].faction
    g.figures = (*g.figures, Figure(name, g.ships[ship].seat, side, side, ship, "deck"))
    g.say("aurora.setup.crew", seat=g.ship_roller(ship), crew=name)


def fill_up(g: Aurora) -> None:
    """aurora.solo.five-crew: in a campaign, as long as somebody of the Coalition is left in the pool; specialists for
    stations that have none come first."""
    for ship in rivals(g):
        for _ in range(FIVE - len(crew_at(g, ship))):
            met = {who.name for who in g.figures}
            known = {each for n in crew_at(g, ship) for each in g.crew(n).specialty}
            side = g.ships[ship].side
            pool = [name for name, card in g.content.crew.items() if card.faction == side and name not in met]
            fit = [name for name in pool if stations_of(g, name)]
            if not fit:
                break
            recruit(g, ship, max(fit, key=lambda name: not known.issuperset(g.content.crew[name].specialty)))
        for station, figure in best_stations(g, ship).items():
            g.put(figure, room=station)


def crew_at(g: Aurora, ship: int) -> list[int]:
    return [n for n in g.crew_aboard(ship) if g.figures[n].seat == NOWHERE]


class CrewDeal(Frame):
    """One specialist for each station by chance, ship by ship."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("crew", "one")

    def __init__(self, ship: int = 0, station: int = 0) -> None:
        self.ship, self.station = ship, station

    def crew(self, g: Aurora, _: Any) -> Next:
        if self.station == FIVE:
            self.ship, self.station = self.ship + 1, 0
        if self.ship == len(g.ships):
            return Done()
        side = g.ships[self.ship].side
        ships = tuple([n for n, ship in enumerate(g.ships) if ship.side == side])
        made = tuple([(who.ship, who.name) for who in g.figures if who.side == side])
        gone = {name for _, name in made}
        names = [
            name
            for name, crew in g.content.crew.items()
            if crew.faction == side
            and name not in gone
            and STATIONS[self.station] in stations_of(g, name)
            and fills(g, (*made, (self.ship, name)), ships)
        ]
        if DEALT in g.zones:
            g.zones.lay(DEALT, type(g.zones[DEALT])("crew", tuple(sorted(names))))
        else:
            g.zones.add(DEALT, "crew", tuple(names))
        g.zones.add("crew:out", "crew")
        return Draw(DEALT, 1, "crew:out", g.zones.everyone)

    def one(self, g: Aurora, places: tuple[int, ...]) -> Next:
        recruit(g, self.ship, g.zones.face("crew:out", places[0]))
        self.station += 1
        return Goto("crew")


class ManStations(Frame):
    """aurora.setup.place-crew: each at the station of its specialty; who has two is placed by its owner. On ships that
    the game plays each is where it is best: aurora.solo.best-stations."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("stations", "figure")

    def __init__(self, now: int = NOWHERE) -> None:
        self.now = now

    def stations(self, g: Aurora, _: Any) -> Next:
        for ship in rivals(g):
            for station, figure in best_stations(g, ship).items():
                g.put(figure, room=station)
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
