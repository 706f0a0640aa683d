"""What location cards say, where a table plays with it: aurora.setup.location-text-optional.

The text of a location is carried out once a mission: for the first crew that ends a turn there.
"""

from __future__ import annotations

from typing import ClassVar

from rimward.games.aurora.checks import crew_test
from rimward.games.aurora.enemies.arrivals import place_warriors
from rimward.games.aurora.enemies.fallen import crate_square
from rimward.games.aurora.table.names import CRATES, CRATES_LAID, NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.wounds import Wound
from rimward.kernel import carry
from rimward.kernel.frame import Done, Draw, Frame, Next


def location_of(g: Aurora, figure: int) -> str:
    """The tile on which somebody stands; empty on a dock or aboard."""
    who = g.figures[figure]
    place = g.plan().tiles[who.square] if who.is_active else NOWHERE
    return "" if place == NOWHERE else g.surface[place].name


def reads(g: Aurora, figure: int) -> Next:
    """The text of the location that it has come to, if nobody has read it."""
    if not g.texts:
        return None
    name = location_of(g, figure)
    if name not in g.texts:
        return None
    g.texts = tuple([other for other in g.texts if other != name])
    g.say("aurora.setup.location-text-optional", crew=g.figures[figure].name, tile=name)
    return carry.run(g, g.figures[figure].seat, name)


def written_on(g: Aurora) -> tuple[str, ...]:
    """The locations of the planet board that have a text."""
    return tuple([tile.name for tile in g.surface if g.content.surface[tile.name].do is not None])


class Ambush(Frame):
    """So many of a species on the tile, as far as there are any."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("location",)

    def __init__(self, figure: int, species: str, count: int) -> None:
        self.figure, self.species, self.count = figure, species, count

    def location(self, g: Aurora, _: None) -> Next:
        where = g.plan().tiles[g.figures[self.figure].square]
        if not place_warriors(g, self.species, self.count, where):
            g.say("aurora.event.no-target")
        return Done()


class Cache(Frame):
    """A crate beside whoever came."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("location", "crates")

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def location(self, g: Aurora, _: None) -> Next:
        if not g.zones.size(CRATES):
            g.say("aurora.event.no-target")
            return Done()
        return Draw(CRATES, 1, CRATES_LAID, 0)

    def crates(self, g: Aurora, _: tuple[int, ...]) -> Next:
        square = crate_square(g, g.figures[self.figure].square)
        g.crates = (*g.crates, square)
        g.say("aurora.event.crate", square=square)
        return Done()


class Hazard(Frame):
    """Whoever came passes a test or is wounded."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("location", "crew")

    def __init__(self, figure: int, skill: str, wounds: int) -> None:
        self.figure, self.skill, self.wounds = figure, skill, wounds

    def location(self, g: Aurora, _: None) -> Next:
        return crew_test(g, self.figure, "aurora.setup.location-text-optional", self.skill)

    def crew(self, g: Aurora, passed: bool) -> Next:
        return Done() if passed else Wound(self.figure, self.wounds)


def rest(g: Aurora, figure: int, wounds: int) -> None:
    who = g.figures[figure]
    now = max(0, who.wounds - wounds)
    if now < who.wounds:
        g.put(figure, wounds=now)
        g.say("aurora.heal.healed", crew=who.name, wounds=who.wounds - now, now=now)
