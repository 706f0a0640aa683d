"""xia.npc.move: how an NPC flies towards a ship or a planet, and what its controller has to say about it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from rimward.games.xia.fight.combat import REACH
from rimward.games.xia.flight.border import Crossing
from rimward.games.xia.flight.choices import others_at
from rimward.games.xia.flight.paths import Pilot
from rimward.games.xia.npcs import routes
from rimward.games.xia.npcs.card import CARDS
from rimward.games.xia.npcs.routes import End, Field, Way
from rimward.games.xia.table import board
from rimward.games.xia.table.state import NOBODY, Xia
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Choose
from rimward.kernel.window import Window

Spaces = frozenset[int]


class NpcMove(Frame):
    """So much movement towards a `target` ship, or to the planet of a `sector`: to its space with this `mark`, if there
    is one. Gives the movement that is left.

    `away` is for a ship that begins too near to its target (xia.npc.enforcer-move). `last` is the last space that it
    had for itself.
    """

    CHAPTER: ClassVar[str] = "xia.npc"
    STEPS: ClassVar[tuple[str, ...]] = ("turn", "move", "move_route", "move_occupied")

    def __init__(
        self,
        ship: int,
        movement: int,
        target: int = NOBODY,
        sector: str = "",
        mark: str = "",
        away: bool = False,
        last: int = NOBODY,
    ) -> None:
        self.ship, self.movement, self.target, self.sector = ship, movement, target, sector
        self.mark, self.away, self.last = mark, away, last

    def turn(self, g: Xia, _: bool | None) -> Next:
        """xia.ability.mag-harpoon: somebody may follow the last step, and not every target survives that."""
        return Window("moved", g.ships[self.ship].seat) if g.is_anybody_followed() else None

    def move(self, g: Xia, _: None) -> Next:
        """As far as all equal routes are one; nobody is asked where they all end in the same space. After a border that
        was crossed, or a step that somebody could follow, everything is computed again."""
        if self.target != NOBODY and g.ships[self.target].space is None:
            return Done(0)
        here, occupied = g.number_of(self.ship), others_at(g, self.ship)
        if here not in occupied:
            self.last = here
        goals, ends, safe = self.plan(g, occupied)
        if not safe:
            sector = self.sector or g.map.kind_at(g.number_of(self.target)).name
            g.say("xia.npc.move-unreachable", ship=self.ship, sector=sector, way=bool(goals))
        if len(ends) == 1:
            ((end, way),) = ends.items()
            return self.to(g, end, way, end[1] in goals or not goals)
        way = shared(list(ends.values()))
        if way and g.is_followed(self.ship):
            return self.lead(g, way)
        self.fly(g, way)
        return None

    def move_route(self, g: Xia, _: None) -> Next:
        """Where they part, the controller says to which end."""
        ends = self.plan(g, others_at(g, self.ship))[1]
        options = [(word, *g.map.hexes[space]) for word, space in ends]
        about = {"ship": self.ship, "movement": self.movement}
        return Choose(g.ships[self.ship].seat, "xia.npc.move-route", options, about=about)

    def move_occupied(self, g: Xia, choice: tuple[str, int, int]) -> Next:
        end = choice[0], g.map.numbers[choice[1], choice[2]]
        goals, ends, _ = self.plan(g, others_at(g, self.ship))
        return self.to(g, end, ends[end], end[1] in goals)

    def to(self, g: Xia, end: End, way: Way, is_goal: bool) -> Next:
        if way and g.is_followed(self.ship):
            return self.lead(g, way)
        self.fly(g, way)
        q, r = g.map.hexes[end[1]]
        if end[0] == "cross":
            self.movement -= 1
            return Crossing(self.ship, q, r).then("turn")
        g.ships[self.ship].space = q, r  # it is there, unless it came to another ship and can go no further
        if self.movement and not is_goal and not in_reach(g, self.ship, self.target):
            g.say("xia.npc.move-occupied", ship=self.ship, space=(q, r))
        return Done(self.movement)

    # --- where to ----------------------------------------------------------------------------------------------------
    def plan(self, g: Xia, occupied: Spaces) -> tuple[Sequence[int], dict[End, Way], bool]:
        """Spaces to get to, the ends of the routes there, and whether they are safe. To a ship the routes are found
        from here; to a planet from there, where they stay as they are for many turns."""
        spaces = self.spaces(g, occupied)
        if self.target == NOBODY and spaces:
            here = g.number_of(self.ship)
            course = routes.course(g.map, pilot(g, self.ship), spaces)
            if (self.last == here or self.last not in spaces) and course.leads_from(here):
                return spaces, course.ends(here, self.movement, occupied, self.last), True
        found = field(g, self.ship)
        if self.away:
            goals = found.first(lambda space: space not in occupied and self.wanted(g, space))
        else:
            goals = routes.approach(found, spaces, occupied) if spaces else []
        safe = bool(goals) and found.costs[goals[0]] < routes.SAFE
        return goals, self.ends(g, found, goals, occupied), safe

    def spaces(self, g: Xia, occupied: Spaces) -> tuple[int, ...]:
        if self.target != NOBODY:
            return (g.number_of(self.target),)
        spaces = places(g, self.sector, self.mark)
        return spaces if self.mark else tuple([space for space in spaces if space not in occupied]) or spaces

    def wanted(self, g: Xia, space: int) -> bool:
        """xia.npc.enforcer-move, xia.npc.scoundrel-move: a space from which it can attack the ship that it hunts."""
        return self.target != NOBODY and reaches(g, self.ship, space, self.target)

    def ends(self, g: Xia, found: Field, goals: list[int], occupied: Spaces) -> dict[End, Way]:
        target, weapon = NOBODY, CARDS[g.ships[self.ship].npc].weapon
        if self.target != NOBODY:
            target = g.number_of(self.target)
        return _ends(found, tuple(goals), self.movement, occupied, weapon, target, self.last)

    def lead(self, g: Xia, way: Way) -> Next:
        """One step, for a ship on a line behind it."""
        self.fly(g, way[:1])
        return Goto("turn")

    def fly(self, g: Xia, way: Way) -> None:
        """Every step with the rule by which it asks for nothing."""
        ship, chart, occupied = g.ships[self.ship], g.map, others_at(g, self.ship)
        for there in way:
            here = g.number_of(self.ship)
            ship.space = space = chart.hexes[there]
            self.movement -= 1
            if there not in occupied:
                self.last = there
            g.say(rule_of(chart, here, there), ship=self.ship, space=space)


def rule_of(chart: board.Map, here: int, there: int) -> str:
    step = chart.step(here, there)
    if step < 0:
        return "xia.npc.move-gates"
    leaving, entering = chart.borders(step)
    if board.ENTRANCE in (leaving, entering):
        return "xia.npc.move-entrances"
    return "xia.npc.move-nebula" if entering == "nebula" else "xia.move.point-per-space"


def shared(ways: list[Way]) -> Way:
    """What all of them begin with."""
    steps: list[int] = []
    for together in zip(*ways, strict=False):
        if len(set(together)) > 1:
            break
        steps.append(together[0])
    return tuple(steps)


@lru_cache(maxsize=64)
def _ends(
    found: Field, goals: tuple[int, ...], points: int, occupied: Spaces, weapon: str, target: int, last: int
) -> dict[End, Way]:
    """With the space of the `target`, if it hunts one. The controller is asked about the same ends that it then flies
    to."""
    chart = found.chart
    wanted = None if target == NOBODY else lambda space: _reaches(chart, weapon, space, target)
    return routes.ends(found, goals, points, occupied, wanted, last)


# --- what a ship finds around it -------------------------------------------------------------------------------------
def pilot(g: Xia, ship: int) -> Pilot:
    return routes.SCOUNDREL if g.ships[ship].npc == "scoundrel" else routes.HONEST


def field(g: Xia, ship: int) -> Field:
    return routes.field(g.map, pilot(g, ship), g.number_of(ship))


def places(g: Xia, sector: str, mark: str = "") -> tuple[int, ...]:
    """The spaces of a planet, or the one with a mark; none if its tile is not on the board."""
    found = g.map.places.get((sector, mark))
    if found is None:
        found = g.map.places[sector, mark] = _places(g.map, sector, mark)
    return found


def _places(chart: board.Map, sector: str, mark: str) -> tuple[int, ...]:
    first = next((number for number, tile in enumerate(chart.tiles) if tile.sector == sector), NOBODY) * board.SIZE
    if first < 0:
        return ()
    if mark:
        return (first + chart.kind_at(first).marks[mark],)
    return tuple([space for space in range(first, first + board.SIZE) if chart.ground[space] == board.PLANET])


def reaches(g: Xia, ship: int, space: int, target: int) -> bool:
    """Whether its weapon would reach a ship from a space: xia.npc.enforcer-attack, xia.npc.scoundrel-attack."""
    return _reaches(g.map, CARDS[g.ships[ship].npc].weapon, space, g.number_of(target))


def _reaches(chart: board.Map, weapon: str, space: int, there: int) -> bool:
    """By the straight way, which is their Range where the line between them is free."""
    least, most = REACH[weapon]
    return least <= board.distance(chart.hexes[space], chart.hexes[there]) <= most and chart.sight(space, there)


def in_reach(g: Xia, ship: int, target: int) -> bool:
    if target == NOBODY or g.ships[target].space is None:
        return False
    return reaches(g, ship, g.number_of(ship), target)
