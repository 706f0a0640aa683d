"""World events that bring nobody: disasters and incidents: aurora.event, aurora.status."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.checks import crew_test, station_test
from rimward.games.aurora.enemies.arrivals import RandomLocation, free_squares
from rimward.games.aurora.enemies.chosen import Chosen
from rimward.games.aurora.enemies.fallen import crate_square
from rimward.games.aurora.grenades import Knockback
from rimward.games.aurora.prisoners import prisoners
from rimward.games.aurora.setup import salvage_square
from rimward.games.aurora.ship_damage import ShipDamage
from rimward.games.aurora.table.names import (
    BRIG,
    COALITION,
    COMMANDER,
    CRATES,
    CRATES_LAID,
    DECK,
    ENGINEERING,
    NOWHERE,
    RENEGADES,
    SALVAGE,
    SALVAGE_LAID,
    VILLAINS,
)
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import initiative, is_immune
from rimward.games.aurora.winning import held, mission_of, parameters
from rimward.games.aurora.wounds import Wound, add_token
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next

DISASTER: Final = "natural-disaster"
FIRES: Final = 2  # tokens in the box


def nothing(g: Aurora) -> Done:
    """aurora.event.no-target"""
    g.say("aurora.event.no-target")
    return Done()


# --- disasters on one tile -------------------------------------------------------------------------------------------
class Disaster(Frame):
    """Every conscious crew on a random tile tests a skill or suffers what the card says: `quake`, `radiation`, `flood`.

    `amount` is squares or wounds.
    """

    CHAPTER: ClassVar[str] = "aurora.event"
    STEPS: ClassVar[tuple[str, ...]] = ("event", "location", "affect", "effect")

    def __init__(
        self, kind: str, skill: str, amount: int = 0, where: int = NOWHERE, figures: tuple[int, ...] = ()
    ) -> None:
        self.kind, self.skill, self.amount = kind, skill, amount
        self.where, self.figures = where, figures

    def event(self, g: Aurora, _: None) -> Next:
        return RandomLocation()

    def location(self, g: Aurora, where: int) -> Next:
        """aurora.event.immunity"""
        self.where = where
        tiles = g.plan().tiles
        there = [n for n, who in enumerate(g.figures) if who.is_active and tiles[who.square] == where]
        crew = [n for n in there if g.figures[n].side < VILLAINS]
        for n in crew:
            if is_immune(g, n, DISASTER):
                g.say("aurora.event.immune", crew=g.figures[n].name)
        self.figures = tuple([n for n in crew if not is_immune(g, n, DISASTER)])
        return None if self.figures else nothing(g)

    def affect(self, g: Aurora, _: Any) -> Next:
        if not self.figures:
            return Done()
        n = self.figures[0]
        return crew_test(g, n, "aurora.event.where", self.skill)

    def effect(self, g: Aurora, passed: bool) -> Next:
        figure, self.figures = self.figures[0], self.figures[1:]
        if passed:
            return Goto("affect")
        if self.kind == "quake":
            middle = free_squares(g, self.where)[0]
            return Knockback(figure, middle, self.amount).then("affect")
        if self.kind == "flood":
            return Wound(figure, self.amount).then("affect")
        if not is_immune(g, figure, "radiation"):
            add_token(g, figure, "infected")
        return Goto("affect")


class Fire(Frame):
    """aurora.status.fire: at a random location; it stays."""

    CHAPTER: ClassVar[str] = "aurora.status"
    STEPS: ClassVar[tuple[str, ...]] = ("random", "token")

    def random(self, g: Aurora, _: None) -> Next:
        return nothing(g) if len(g.fires) >= FIRES else RandomLocation()

    def token(self, g: Aurora, where: int) -> Next:
        square = free_squares(g, where)[0]
        g.fires = (*g.fires, square)
        g.say("aurora.event.burns", square=square)
        return Done()


class IonStorm(Frame):
    """Every ship in orbit: whoever mans Engineering tests Tech, or the ship is damaged."""

    CHAPTER: ClassVar[str] = "aurora.event"
    STEPS: ClassVar[tuple[str, ...]] = ("orbit", "effect")

    def __init__(self, damage: int, ship: int = NOWHERE) -> None:
        self.damage, self.ship = damage, ship

    def orbit(self, g: Aurora, _: Any) -> Next:
        struck = [n for n, card in enumerate(g.ships) if card.in_orbit and card.seat != NOWHERE]
        if not struck:
            return nothing(g)
        later = [n for n in struck if n > self.ship]
        if not later:
            return Done()
        self.ship = later[0]
        if g.manned(self.ship, ENGINEERING) == NOWHERE:
            return Goto("effect", False)
        return station_test(g, self.ship, ENGINEERING, "aurora.event.where")

    def effect(self, g: Aurora, passed: bool) -> Next:
        if passed:
            return Goto("orbit")
        g.say("aurora.event.storm", ship=g.ships[self.ship].name, damage=self.damage)
        return ShipDamage(self.ship, self.damage).then("orbit")


# --- incidents -------------------------------------------------------------------------------------------------------
def behind(g: Aurora) -> list[int]:
    """The side with fewer of what the mission asks for; both where they have as many."""
    mission = mission_of(g)
    if mission is None:
        return [RENEGADES, COALITION]
    what = parameters(mission).what
    has = [held(g, [n for n, who in enumerate(g.figures) if who.side == side], what) for side in (0, 1)]
    return [side for side in (RENEGADES, COALITION) if has[side] == min(has)]


class Market(Frame):
    """A crate beside one of the crew of the side that is behind; a roll-off says whose."""

    CHAPTER: ClassVar[str] = "aurora.event"
    STEPS: ClassVar[tuple[str, ...]] = ("surface", "crew", "type", "location")

    def __init__(self, sides: tuple[int, ...] = (), asked: bool = False, figure: int = NOWHERE) -> None:
        self.sides, self.asked, self.figure = sides, asked, figure

    def surface(self, g: Aurora, _: Any) -> Next:
        if not self.asked:
            self.sides, self.asked = tuple(behind(g)), True
        while self.sides:
            side, self.sides = self.sides[0], self.sides[1:]
            crew = tuple([who.name for who in g.figures if who.is_active and who.side == side])
            if crew and g.zones.size(CRATES):
                return Chosen(crew, "aurora.npc.rolled-off").then("crew")
        return Goto("location")

    def crew(self, g: Aurora, name: str) -> Next:
        self.figure = g.figure(name)
        return Draw(CRATES, 1, CRATES_LAID, 0)

    def type(self, g: Aurora, _: tuple[int, ...]) -> Next:
        square = crate_square(g, g.figures[self.figure].square)
        g.crates = (*g.crates, square)
        g.say("aurora.event.crate", square=square)
        return Goto("surface")

    def location(self, g: Aurora, _: Any) -> Next:
        return Done() if self.figure != NOWHERE else nothing(g)


class Wreck(Frame):
    """A salvage token at a random location of the space board."""

    CHAPTER: ClassVar[str] = "aurora.event"
    STEPS: ClassVar[tuple[str, ...]] = ("orbit", "location", "finds")

    def __init__(self, where: int = NOWHERE) -> None:
        self.where = where

    def orbit(self, g: Aurora, _: None) -> Next:
        return RandomLocation("orbit") if g.zones.size(SALVAGE) else nothing(g)

    def location(self, g: Aurora, where: int) -> Next:
        self.where = where
        if salvage_square(g, where) in g.salvage:
            return nothing(g)
        return Draw(SALVAGE, 1, SALVAGE_LAID, 0)

    def finds(self, g: Aurora, _: tuple[int, ...]) -> Next:
        square = salvage_square(g, self.where)
        g.salvage = (*g.salvage, square)
        g.say("aurora.event.salvage", square=square)
        return Done()


class Mutiny(Frame):
    """aurora.ship.brig-mutiny: a Commander who was wounded, or whose ship has lost its shields, tests Leadership."""

    CHAPTER: ClassVar[str] = "aurora.event"
    STEPS: ClassVar[tuple[str, ...]] = ("mutinies", "effect")

    def __init__(self, ships: tuple[int, ...] = (), asked: bool = False) -> None:
        self.ships, self.asked = ships, asked

    def mutinies(self, g: Aurora, _: Any) -> Next:
        if not self.asked:
            self.ships = tuple([n for n in range(len(g.ships)) if is_angry(g, n)])
            self.asked = True
            if not self.ships:
                return nothing(g)
        if not self.ships:
            return Done()
        commander = g.manned(self.ships[0], COMMANDER)
        return crew_test(g, commander, "aurora.ship.brig-mutiny", "leadership")

    def effect(self, g: Aurora, passed: bool) -> Next:
        ship, self.ships = self.ships[0], self.ships[1:]
        commander = g.manned(ship, COMMANDER)
        if not passed:
            g.put(commander, room=BRIG)
            g.say("aurora.ship.brig-mutiny", crew=g.figures[commander].name, ship=g.ships[ship].name)
        return Goto("mutinies")


def is_angry(g: Aurora, ship: int) -> bool:
    """Whether a crew could turn on its Commander."""
    commander = g.specialist_at(ship, COMMANDER)
    if commander == NOWHERE or g.figures[commander].side != g.ships[ship].side:
        return False
    return g.figures[commander].wounds > 0 or not g.ships[ship].shields_up


class Jailbreak(Frame):
    """A prisoner of each ship, by roll-off, gets out of the Brig unless the highest initiative aboard passes a test."""

    CHAPTER: ClassVar[str] = "aurora.event"
    STEPS: ClassVar[tuple[str, ...]] = ("prisoner", "crew", "effect")

    def __init__(self, ships: tuple[int, ...] = (), asked: bool = False, figure: int = NOWHERE) -> None:
        self.ships, self.asked, self.figure = ships, asked, figure

    def prisoner(self, g: Aurora, _: Any) -> Next:
        if not self.asked:
            self.ships = tuple([n for n in range(len(g.ships)) if awake(g, n) and g.crew_aboard(n)])
            self.asked = True
            if not self.ships:
                return nothing(g)
        if not self.ships:
            return Done()
        return Chosen(tuple([g.figures[n].name for n in awake(g, self.ships[0])]), "aurora.npc.rolled-off")

    def crew(self, g: Aurora, name: str) -> Next:
        self.figure = g.figure(name)
        guard = max(g.crew_aboard(self.ships[0]), key=lambda n: initiative(g, n))
        return crew_test(g, guard, "aurora.event.kinds", "weapons")

    def effect(self, g: Aurora, passed: bool) -> Next:
        """Out of the Brig it is an intruder, and fights."""
        ship, self.ships = self.ships[0], self.ships[1:]
        if not passed:
            g.put(self.figure, room=DECK)
            g.say("aurora.event.broke-out", crew=g.figures[self.figure].name, ship=g.ships[ship].name)
        return Goto("prisoner")


def awake(g: Aurora, ship: int) -> list[int]:
    return [n for n in prisoners(g, ship) if not g.figures[n].out]
