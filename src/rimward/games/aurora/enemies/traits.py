"""What creatures do besides: finding, knocking back, dragging, poisoning, breaking walls."""

from __future__ import annotations

from typing import Any, ClassVar

from rimward.games.aurora.grenades import Knockback, break_wall
from rimward.games.aurora.places import is_open
from rimward.games.aurora.table.board import WALKING
from rimward.games.aurora.table.entries import CreatureEntry
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import is_immune
from rimward.games.aurora.wounds import add_token
from rimward.kernel.frame import Done, Frame, Next
from rimward.kit.squares import OFF_BOARD


def beast(g: Aurora, figure: int) -> CreatureEntry | None:
    return g.content.creatures.get(g.figures[figure].name)


def finds(g: Aurora, figure: int, target: int) -> bool:
    """Whether it finds who hides without a test."""
    own, plan = beast(g, figure), g.plan().map
    here, there = g.figures[figure].square, g.figures[target].square
    return own is not None and plan.distance(here, there) <= own.sees


class AfterHit(Frame):
    """What a hit that wounds does besides: aurora.npc.attribute-text."""

    CHAPTER: ClassVar[str] = "aurora.npc"
    STEPS: ClassVar[tuple[str, ...]] = ("attribute", "abilities")

    def __init__(self, figure: int, target: int) -> None:
        self.figure, self.target = figure, target

    def attribute(self, g: Aurora, _: None) -> Next:
        own, who = beast(g, self.figure), g.figures[self.target]
        if own is None or not who.on_surface:
            return Done()
        if own.poison and not g.is_enemy(self.target) and not is_immune(g, self.target, "radiation"):
            add_token(g, self.target, "infected")
        if own.breaks:
            break_wall(g, g.figures[self.figure].square)
        if own.drag:
            self.drag(g, own.drag)
        if own.knockback:
            return Knockback(self.target, g.figures[self.figure].square, own.knockback, self.figure)
        return None

    def drag(self, g: Aurora, squares: int) -> None:
        """Backwards, and its prey after it, as far as there is room."""
        plan = g.plan().map
        for _ in range(squares):
            here, there = g.figures[self.figure].square, g.figures[self.target].square
            way = next((way for way in range(8) if plan.ahead(there, way) == here), NOWHERE)
            back = plan.ahead(here, way) if way != NOWHERE else OFF_BOARD
            steps = [square for square, _ in plan.board(WALKING).steps[here]]
            if back not in steps or not is_open(g, back) or g.standing_at(back) != NOWHERE:
                return
            g.put(self.figure, square=back)
            g.say("aurora.npc.moved", crew=g.figures[self.figure].name, square=back)
            g.put(self.target, square=here, hidden=False)
            g.say("aurora.npc.dragged", crew=g.figures[self.target].name, square=here)

    def abilities(self, g: Aurora, _: Any) -> Next:
        return Done()
