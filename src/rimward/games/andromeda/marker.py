"""The event marker, and the planets that it reveals: andromeda.event."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.andromeda.table.names import PLANETS, PLANETS_OUT, moon_pile, moons_out, put
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.frame import Done, Draw, Frame, Next

MOONS: Final = 3  # of a planet: andromeda.event.reveal-moons


class AdvanceMarker(Frame):
    """andromeda.event.track-advance: one step. At the end of the track a planet is revealed, and an event is due.

    Off the track, and in the final turns, nothing more happens (andromeda.event.overshoot, .end.event-marker-removed).
    """

    CHAPTER: ClassVar[str] = "andromeda.event"
    STEPS: ClassVar[tuple[str, ...]] = ("advance", "trigger", "reveal")

    def __init__(self) -> None:
        pass

    def advance(self, g: Andromeda, _: None) -> Next:
        if g.due or g.marker < 0:
            return Done()
        g.marker += 1
        g.say("andromeda.event.advanced", marker=g.marker)
        return None

    def trigger(self, g: Andromeda, _: None) -> Next:
        if g.marker < g.content.numbers.event_steps[g.seats]:
            return Done()
        g.due = True  # andromeda.event.marker-on-station
        g.say("andromeda.event.triggered")
        return None

    def reveal(self, g: Andromeda, _: None) -> Next:
        return RevealPlanet()


class RevealPlanet(Frame):
    """andromeda.event.reveal-planet, .reveal-moons: on the first empty space in reading order, with its moons."""

    CHAPTER: ClassVar[str] = "andromeda.event"
    STEPS: ClassVar[tuple[str, ...]] = ("reveal", "planet", "moons")

    def __init__(self) -> None:
        pass

    def reveal(self, g: Andromeda, _: None) -> Next:
        if not g.zones.size(PLANETS) or first_empty(g) is None:
            return Done()
        return Draw(PLANETS, 1, PLANETS_OUT, g.zones.everyone)

    def planet(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        space = first_empty(g)
        assert space is not None  # noqa: S101 - looked at before the draw
        name = g.zones.face(PLANETS_OUT, places[0])
        lay_planet(g, space, name)
        g.last_planet = space
        g.say("andromeda.event.planet", planet=name, region=space)
        return ShowTop(space)

    def moons(self, g: Andromeda, _: None) -> Next:
        return Done()


class ShowTop(Frame):
    """The moon on top of a stack is turned up, if there is any."""

    CHAPTER: ClassVar[str] = "andromeda.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("planet", "moons")

    def __init__(self, region: int) -> None:
        self.region = region

    def color(self, g: Andromeda) -> str:
        region = g.regions[self.region]
        return g.content.planets[region.name].type if region.kind == "planet" else "nebula"

    def planet(self, g: Andromeda, _: None) -> Next:
        color = self.color(g)
        if not g.moons_left[self.region] or not g.zones.size(moon_pile(color)):
            return Done()
        return Draw(moon_pile(color), 1, moons_out(color), g.zones.everyone)

    def moons(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        top = g.zones.face(moons_out(self.color(g)), places[0])
        g.tops = put(g.tops, self.region, top)
        g.say("andromeda.moon.shown", region=self.region, moon=top)
        return None


def first_empty(g: Andromeda) -> int | None:
    return next((number for number, region in enumerate(g.regions) if region.kind == "empty"), None)


def lay_planet(g: Andromeda, space: int, name: str) -> None:
    """With its stack of moons, or as many of its colour as are left."""
    g.lay(space, "planet", name)
    color = g.content.planets[name].type
    hidden = sum(
        [max(0, left - 1) for left, region in zip(g.moons_left, g.regions, strict=True) if _is(g, region.name, color)]
    )
    left = g.zones.size(moon_pile(color)) - hidden
    g.moons_left = put(g.moons_left, space, max(0, min(MOONS, left)))


def _is(g: Andromeda, name: str, color: str) -> bool:
    return name in g.content.planets and g.content.planets[name].type == color
