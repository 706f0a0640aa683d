"""Crew on the move: where to, who holds them up, and what a leap costs: aurora.move, aurora.elude, aurora.stealth."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.aboard import Aboard
from rimward.games.aurora.checks import crew_test
from rimward.games.aurora.docks import dock_on, may_board
from rimward.games.aurora.places import burning, gait_of, in_shadow, is_confronted, room_at, show, watching
from rimward.games.aurora.table.board import LEAPING, SOLID, TOUCHING, WALKING
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import flies
from rimward.games.aurora.wounds import BURN, Wound
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value
from rimward.kit.graph import NOWHERE as NO_WAY
from rimward.kit.graph import Ways

PINNED: Final = "pinned"  # may not move any more this round
REVEALED: Final = "revealed"  # no Stealth any more this round
LEAP: Final = 1  # points, and wounds: aurora.terrain.leap
STOP: Final = "stop"
Way = tuple[int, ...]


class Elude(Frame):
    """aurora.elude.test: one roll covers all who are beside it. Gives whether it may go."""

    CHAPTER: ClassVar[str] = "aurora.elude"
    STEPS: ClassVar[tuple[str, ...]] = ("test", "fails")

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def test(self, g: Aurora, _: None) -> Next:
        return crew_test(g, self.figure, "aurora.elude.test", "stealth", "elude")

    def fails(self, g: Aurora, passed: bool) -> Next:
        who = g.figures[self.figure]
        g.say("aurora.elude.passed" if passed else "aurora.elude.failed", crew=who.name, seat=g.roller(self.figure))
        if not passed:
            g.mark(self.figure, PINNED)
        return Done(passed)


# --- where to --------------------------------------------------------------------------------------------------------
def within(g: Aurora, figure: int, points: int) -> list[int]:
    """The squares to which so many points lead, past whoever may hold it up."""
    taken = {other.square for n, other in enumerate(g.figures) if other.is_active and n != figure}
    taken.update([square for square in g.layout.docks if not may_stop(g, figure, square)])
    plan = g.plan().map
    through = plan.board(gait_of(g, figure)).ways(g.figures[figure].square)
    return [square for square in through.within(points) if square not in taken and plan.ground[square] not in SOLID]


def ways(
    g: Aurora, figure: int, points: int, free: bool, wanted: int | None = None
) -> dict[int, tuple[int, Way, bool]]:
    """By square, or only for the one that is wanted, what it costs to get there, the way, and whether somebody may hold
    it up on the way.

    `free` is who need not mind opponents: after an Elude test, in Stealth, or in the air.
    """
    who = g.figures[figure]
    board = g.plan().map.board(gait_of(g, figure))
    enemies = frozenset([g.figures[n].square for n in g.opponents(figure)])
    open_ways = board.ways(who.square, barred=frozenset() if free else enemies)
    through = board.ways(who.square) if enemies else open_ways
    found: dict[int, tuple[int, Way, bool]] = {}
    watched = frozenset() if free else watched_by(g, figure)
    quiet = board.ways(who.square, barred=enemies | watched) if watched else open_ways
    for square in within(g, figure, points):
        if wanted not in (None, square):
            continue
        if open_ways.cost(square) > points:  # only past somebody, who is tested for on the way
            found[square] = (through.cost(square), through.way(square), not free)
            continue
        calm = _calm(g, figure, square, quiet, watched)
        if calm is not None and calm[0] <= points:
            found[square] = (*calm, False)
        else:
            way = open_ways.way(square)
            risky = bool(watched) and any([step in watched for step in way[:-1]])
            found[square] = (open_ways.cost(square), way, risky)
    return found


def in_the_dark(g: Aurora, figure: int, points: int) -> dict[int, Way]:
    """aurora.stealth.path: where a Move can end on which it leaves the shadows of no room, and the way there."""
    if g.first_rules:
        return {}
    plan, here = g.plan(), g.figures[figure].square
    light = frozenset([square for square, room in enumerate(plan.rooms) if room and not in_shadow(g, square)])
    course = plan.map.board(gait_of(g, figure)).ways(here, barred=light)
    ends = [square for square in within(g, figure, points) if in_shadow(g, square)]
    return {square: course.way(square) for square in ends if course.cost(square) <= points}


def _calm(g: Aurora, figure: int, square: int, quiet: Ways, watched: frozenset[int]) -> tuple[int, Way] | None:
    """A way on which nobody is beside it before the last square."""
    if square not in watched:
        cost = quiet.cost(square)
        return None if cost == NO_WAY else (cost, quiet.way(square))
    board = g.plan().map.board(gait_of(g, figure))
    best: tuple[int, Way] | None = None
    start = g.figures[figure].square
    for before, step in board.into()[square]:
        cost = quiet.cost(before)
        if before == start or (cost != NO_WAY and before not in watched):
            whole = (0 if before == start else cost) + step
            if best is None or whole < best[0]:
                best = whole, ((*quiet.way(before), square) if before != start else (square,))
    return best


def watched_by(g: Aurora, figure: int) -> frozenset[int]:
    """The squares beside opponents who would hold it up."""
    plan = g.plan()
    found: set[int] = set()
    for n in watching(g, g.figures[figure].side):
        square = g.figures[n].square
        found.update([square, *plan.around(square, TOUCHING)])
    return frozenset(found)


def may_stop(g: Aurora, figure: int, square: int) -> bool:
    """On a dock with a ship one stops only to go aboard: aurora.docked.enter-by-move."""
    dock = dock_on(g, square)
    ship = NOWHERE if dock == NOWHERE else g.docked_at(dock)
    return ship == NOWHERE or may_board(g, figure, ship)


def leaps(g: Aurora, figure: int) -> list[int]:
    """The squares below the ledge on which it stands: aurora.terrain.leap."""
    if flies(g, figure):
        return []
    plan, here = g.plan(), g.figures[figure].square
    walked = plan.around(here, WALKING)
    below = [square for square in plan.around(here, LEAPING) if square not in walked]
    return [square for square in below if g.standing_at(square) == NOWHERE]


# --- the move --------------------------------------------------------------------------------------------------------
class CrewMove(Frame):
    """aurora.move: so many points, way by way. `eluded` after a passed test, `sneaks` in Stealth, `whole` as long as
    nothing of the allowance is spent. `path` is what is left of a way under way, `down` the square it is to leap to,
    `alone` the last square that it had to itself."""

    CHAPTER: ClassVar[str] = "aurora.move"
    STEPS: ClassVar[tuple[str, ...]] = ("direction", "allowance", "step", "test", "damage", "over")

    def __init__(
        self,
        figure: int,
        points: int,
        eluded: bool = False,
        sneaks: bool = False,
        whole: bool = True,
        path: Way = (),
        down: int = NOWHERE,
        alone: int = NOWHERE,
    ) -> None:
        self.figure, self.points, self.eluded, self.sneaks = figure, points, eluded, sneaks
        self.whole, self.path, self.down, self.alone = whole, path, down, alone

    def direction(self, g: Aurora, _: None) -> Next:
        options = self.options(g)
        if not options:
            return Goto("over")
        who = g.figures[self.figure]
        about: About = {"points": self.points, "crew": who.name}
        code = "aurora.move.any-direction"
        return Choose(who.seat, code, [*options, STOP], why=lambda: self.bars(g), about=about, passes=STOP)

    def bars(self, g: Aurora) -> list[tuple[Value, Bar]]:
        """aurora.board.one-figure-per-square: where somebody stands already."""
        here, plan = g.figures[self.figure].square, g.plan().map
        others = [who.square for n, who in enumerate(g.figures) if n != self.figure and who.is_active]
        full = Bar("aurora.bar.taken-square", "aurora.board.one-figure-per-square")
        return [(("go", square), full) for square in others if plan.distance(here, square) <= self.points]

    def options(self, g: Aurora) -> list[Value]:
        found: list[Value] = [("go", square) for square in sorted(self.squares(g))]
        if self.points >= LEAP:
            found += [("leap", square) for square in leaps(g, self.figure)]
        return found

    def squares(self, g: Aurora) -> list[int]:
        """Where it may stop now."""
        found = within(g, self.figure, self.points) if self.points > 0 else []
        return found or list(self.reach(g))

    def reach(self, g: Aurora, wanted: int | None = None) -> dict[int, tuple[int, Way, bool]]:
        """aurora.move.minimum-step: with its whole allowance it may take any single step."""
        if self.points <= 0:
            return {}
        found = ways(g, self.figure, self.points, self.is_free(g), wanted)
        if not found and self.whole:
            far = ways(g, self.figure, self.points + 2, self.is_free(g))
            found = {square: (self.points, way, risk) for square, (_, way, risk) in far.items() if len(way) == 1}
        return found

    def is_free(self, g: Aurora) -> bool:
        return self.eluded or self.sneaks or flies(g, self.figure)

    def allowance(self, g: Aurora, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Goto("over")
        self.down = int(choice[1]) if choice[0] == "leap" else NOWHERE
        self.path = () if choice[0] == "leap" else self.reach(g, int(choice[1]))[int(choice[1])][1]
        if self.sneaks and self.path:
            self.path = in_the_dark(g, self.figure, self.points).get(self.path[-1], self.path)
        return None

    def leap(self, g: Aurora, square: int) -> Next:
        self.down = NOWHERE
        self.points, self.whole = self.points - LEAP, False
        self.put(g, square)
        g.say("aurora.terrain.leapt", crew=g.figures[self.figure].name, square=square)
        return Wound(self.figure, LEAP).then("damage")

    def step(self, g: Aurora, _: Any) -> Next:
        """aurora.elude.fail-moving: whoever is met on the way is tested for at that moment."""
        if not self.path and self.down == NOWHERE:
            return Goto("direction")
        if not self.whole and not self.is_free(g) and is_confronted(g, self.figure):
            return Elude(self.figure)
        return Goto("test", True)

    def test(self, g: Aurora, passed: bool) -> Next:
        if not passed:
            self.points, self.path, self.down = 0, (), NOWHERE
            if self.is_shared(g):
                self.put(g, self.alone)
                g.say("aurora.move.stepped", crew=g.figures[self.figure].name, square=self.alone, points=0)
            return Goto("over")
        if not self.is_shared(g):
            self.alone = g.figures[self.figure].square
        if not self.whole and not self.is_free(g) and is_confronted(g, self.figure):
            self.eluded = True
        if self.down != NOWHERE:
            return self.leap(g, self.down)
        square, self.path = self.path[0], self.path[1:]
        here = g.figures[self.figure].square
        board = g.plan().map.board(gait_of(g, self.figure))
        price = min([cost for there, cost in board.steps[here] if there == square])
        self.points, self.whole = max(0, self.points - price), False
        self.put(g, square)
        g.say("aurora.move.stepped", crew=g.figures[self.figure].name, square=square, points=self.points)
        if square in burning(g):
            self.path = ()
            return Wound(self.figure, BURN).then("damage")
        return Goto("step")

    def is_shared(self, g: Aurora) -> bool:
        """aurora.board.one-figure-per-square: on its way it may be on the square of a friend, and must not stay."""
        here = g.figures[self.figure].square
        return any([n != self.figure and who.is_active and who.square == here for n, who in enumerate(g.figures)])

    def damage(self, g: Aurora, defeated: bool) -> Next:
        return Done() if defeated else Goto("direction")

    def over(self, g: Aurora, _: None) -> Next:
        """aurora.docked.enter-by-move: whoever ends on the square of a docked ship is aboard."""
        who = g.figures[self.figure]
        dock = dock_on(g, who.square)
        ship = NOWHERE if dock == NOWHERE else g.docked_at(dock)
        if ship != NOWHERE and may_board(g, self.figure, ship):
            return Aboard(self.figure, ship)
        return Done()

    def put(self, g: Aurora, square: int) -> None:
        """aurora.stealth.path: in a room Stealth keeps to the shadows."""
        who = g.figures[self.figure]
        hidden = who.hidden
        if hidden or self.sneaks:
            shadow = in_shadow(g, square)
            if self.sneaks and hidden and not shadow and room_at(g, square):
                self.sneaks = False
                g.mark(self.figure, REVEALED)
                g.say("aurora.stealth.lost", crew=who.name)
            hidden = self.sneaks and shadow
        if hidden != who.hidden and not g.did(self.figure, REVEALED):
            g.say("aurora.stealth.hidden" if hidden else "aurora.stealth.lost", crew=who.name)
        g.put(self.figure, square=square, hidden=hidden)
        show(g, self.figure)
