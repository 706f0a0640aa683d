"""Grenades: aurora.combat.grenade-level, .grenade-door, .wall-break, and knockback."""

from __future__ import annotations

from typing import Any, ClassVar

from rimward.games.aurora.checks import DIE, Faces
from rimward.games.aurora.crew_combat import level_of
from rimward.games.aurora.dicework import HIT, REROLLS, AddBonuses, Pairing, Reroll, told_as, unblocked
from rimward.games.aurora.gear import spend
from rimward.games.aurora.places import adjacent
from rimward.games.aurora.search import BLAST, own_defense
from rimward.games.aurora.table.board import HINDERS, SOLID, VOID
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import kind_of, works
from rimward.games.aurora.wounds import Wound
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Value
from rimward.kit.gait import DOOR, OPEN, STAIRS, WALL, Gait
from rimward.kit.squares import EAST, NORTH, OFF_BOARD, SOUTH, WEST

LOBBED = Gait(barred=SOLID, passes=(OPEN, STAIRS), up=9, down=9)  # over ledges, not through walls or doorways
BREAKS = 6  # aurora.combat.wall-break


def throws(g: Aurora, figure: int) -> list[Value]:
    """At whom it could throw what, once a round as any attack."""
    who = g.figures[figure]
    if "attacked" in who.done:
        return []
    arms = [i.name for i in who.gear if i.wielded and works(i) and kind_of(g, i).kind == "grenade"]
    return [
        ("throw", other.square, name)
        for name in dict.fromkeys(arms)
        for other in g.figures
        if other.is_active
        and other.side != who.side
        and not other.hidden
        and reaches_square(g, figure, other.square, name)
    ]


def reaches_square(g: Aurora, figure: int, square: int, name: str) -> bool:
    """Half of its range to another level, and through a doorway only from beside it."""
    plan, here = g.plan().map, g.figures[figure].square
    reach = g.content.items[name].range
    if plan.levels[square] != level_of(g, figure):
        reach = (reach + 1) // 2
    if plan.distance(here, square) > reach:
        return False
    if plan.board(LOBBED).ways(here).cost(square) <= reach:
        return True
    return any([1 + plan.board(LOBBED).ways(there).cost(square) <= reach for there in by_door(g, here)])


def by_door(g: Aurora, square: int) -> list[int]:
    """aurora.combat.grenade-door: the squares behind the doorways beside this one."""
    plan = g.plan().map
    return [plan.ahead(square, side) for side in (NORTH, EAST, SOUTH, WEST) if plan.edge(square, side) == DOOR]


def cover(g: Aurora, figure: int) -> int:
    """Dice that somebody who stands in hindering terrain may roll again against a blast."""
    return REROLLS if g.plan().map.ground[g.figures[figure].square] in HINDERS else 0


class Throw(Frame):
    """A grenade hits everybody near, friends too; it rolls once for each, and each defends alone."""

    CHAPTER: ClassVar[str] = "aurora.combat"
    STEPS: ClassVar[tuple[str, ...]] = ("thrown", "attack", "rolls", "dice", "pairs", "bonuses", "damage", "wall")

    def __init__(
        self, figure: int, square: int, name: str, figures: tuple[int, ...] = (), red: Faces = (), breaks: bool = False
    ) -> None:
        self.figure, self.square, self.name = figure, square, name
        self.figures, self.red, self.breaks = figures, red, breaks

    def thrown(self, g: Aurora, _: None) -> Next:
        who, kind = g.figures[self.figure], g.content.items[self.name]
        near = g.plan().map.board(BLAST).ways(self.square)
        self.figures = tuple([n for n, o in enumerate(g.figures) if o.is_active and near.cost(o.square) <= kind.area])
        spend(g, self.figure, self.name)
        if who.hidden:
            g.put(self.figure, hidden=False)
            g.mark(self.figure, "revealed")
        g.say("aurora.combat.thrown", crew=who.name, seat=who.seat, item=self.name, square=self.square)
        return None

    def attack(self, g: Aurora, _: Any) -> Next:
        if not self.figures:
            return Goto("wall")
        dice = g.crew(self.figure).attack + g.content.items[self.name].dice
        return Roll(g.figures[self.figure].seat, "aurora.crew.attack-value", (DIE,) * dice)

    def rolls(self, g: Aurora, faces: Faces) -> Next:
        self.breaks = self.breaks or any([face >= BREAKS for face in faces])
        self.red = tuple(sorted([face for face in faces if face >= HIT]))
        return Roll(told_as(g, self.seat(g)), "aurora.ship-combat.defense-dice", (DIE,) * len(self.red))

    def dice(self, g: Aurora, black: Faces) -> Next:
        """aurora.terrain.hindering-defense"""
        return Reroll(self.seat(g), "aurora.terrain.hindering-defense", black, cover(g, self.figures[0]))

    def pairs(self, g: Aurora, black: Faces) -> Next:
        return Pairing(self.seat(g), self.red, black)

    def bonuses(self, g: Aurora, black: Faces) -> Next:
        return AddBonuses(self.seat(g), own_defense(g, self.figures[0]), black, self.red)

    def damage(self, g: Aurora, added: tuple[Faces, tuple[str, ...]]) -> Next:
        for card in added[1]:
            spend(g, self.figures[0], card)
        dealt = sum([unblocked(red, die) for red, die in zip(self.red, added[0], strict=True)])
        target, self.figures = self.figures[0], self.figures[1:]
        g.say("aurora.combat.damage", target=g.figures[target].name, red=self.red, black=added[0], damage=dealt)
        return Wound(target, dealt, self.figure).then("attack") if dealt else Goto("attack")

    def wall(self, g: Aurora, _: Any) -> Next:
        if self.breaks and g.content.items[self.name].breaks:
            break_wall(g, self.square)
        return Done(None)

    def seat(self, g: Aurora) -> int:
        return g.roller(self.figures[0])


def break_wall(g: Aurora, square: int) -> None:
    """aurora.combat.wall-break: the wall beside the square is a doorway from now on."""
    plan = g.plan().map
    for side in (NORTH, EAST, SOUTH, WEST):
        if plan.edge(square, side) == WALL:
            g.walls = (*g.walls, (square, side))
            g.say("aurora.combat.wall-broken", square=square, side=side)
            return


class Knockback(Frame):
    """aurora.combat.knockback-distance: straight away from where it comes, a square at a time. `by` is who pushes,
    and whose wounds these are."""

    CHAPTER: ClassVar[str] = "aurora.combat"
    STEPS: ClassVar[tuple[str, ...]] = ("knocked", "taken", "wall")

    def __init__(self, figure: int, source: int, left: int, by: int = NOWHERE) -> None:
        self.figure, self.source, self.left, self.by = figure, source, left, by

    def knocked(self, g: Aurora, _: Any) -> Next:
        who, plan = g.figures[self.figure], g.plan().map
        if self.left <= 0 or who.out or not who.on_surface or who.square == self.source:
            return Done()
        self.left -= 1
        there = plan.ahead(who.square, self.way(g))
        if there == OFF_BOARD or plan.ground[there] == VOID or g.standing_at(there) != NOWHERE:
            return Done()  # aurora.combat.knockback-stop
        if plan.ground[there] in SOLID or not self.passes(g, there):
            self.left = 0
            return Goto("wall")
        falls = plan.levels[there] < plan.levels[who.square]
        g.put(self.figure, square=there, hidden=False)
        g.say("aurora.combat.knocked", crew=who.name, square=there)
        return Goto("taken") if falls else Goto("knocked")

    def taken(self, g: Aurora, _: None) -> Next:
        return Wound(self.figure, 1, self.by).then("knocked")

    def wall(self, g: Aurora, _: None) -> Next:
        """aurora.combat.knockback-wall"""
        return Wound(self.figure, 1, self.by).then("knocked")

    def passes(self, g: Aurora, there: int) -> bool:
        here, plan = g.figures[self.figure].square, g.plan().map
        return adjacent(g, here, there) or plan.levels[there] < plan.levels[here]

    def way(self, g: Aurora) -> int:
        """The direction from the source to the figure, the nearest of the eight."""
        plan, here = g.plan().map, g.figures[self.figure].square
        rows = here // plan.width - self.source // plan.width
        columns = here % plan.width - self.source % plan.width
        east, south = _sign(columns, rows), _sign(rows, columns)
        return {(0, -1): 0, (1, -1): 1, (1, 0): 2, (1, 1): 3, (0, 1): 4, (-1, 1): 5, (-1, 0): 6, (-1, -1): 7}[
            east, south
        ]


def _sign(one: int, other: int) -> int:
    """0 where the other part is more than twice as long."""
    if abs(other) > 2 * abs(one):
        return 0
    return (one > 0) - (one < 0)
