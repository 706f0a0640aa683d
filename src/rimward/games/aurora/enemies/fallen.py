"""Enemies that are defeated: off the board, back to their pool, and what they leave: aurora.npc.removal."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.docks import square_of_dock
from rimward.games.aurora.goals import leave_trophy
from rimward.games.aurora.table.board import SOLID
from rimward.games.aurora.table.names import CRATES, CRATES_LAID, CREATURES, NOWHERE, VILLAINS_DEFEATED
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.frame import Done, Draw, Frame, Next

DIGITS: Final = {"commander": 100, "warrior": 25, "creature": 100, "drone": 0}
LEAVES_A_CRATE: Final = ("commander", "warrior")  # aurora.npc.crate-drop


def remember(g: Aurora, figure: int, by: int, damage: int) -> None:
    """Who has hurt an enemy, since its last turn."""
    if not g.is_enemy(figure) or by == NOWHERE:
        return
    hurt = dict(g.foe(figure).hurt)
    hurt[by] = hurt.get(by, 0) + damage
    g.put_foe(figure, hurt=tuple(hurt.items()))


def pay(g: Aurora, figure: int, by: int) -> None:
    """aurora.commander.reward, .warrior.reward, .creature.reward, .drone.reward: for the killing blow."""
    seat = NOWHERE if by == NOWHERE else g.figures[by].seat
    rank = g.crew(figure).rank
    if seat == NOWHERE or not DIGITS[rank]:
        return
    source = CREATURES if rank == "creature" else VILLAINS_DEFEATED
    g.earn(seat, source, DIGITS[rank])
    g.say("aurora.reward.earned", seat=seat, crew=g.figures[figure].name, digits=DIGITS[rank], source=source)


def take_off(g: Aurora, figure: int) -> None:
    """aurora.npc.may-return: a figure of the pool again; whoever escorted it is on its own."""
    g.put(figure, square=NOWHERE, ship=NOWHERE, room="", out=True, hidden=False, tokens=(), done=(), carrier=NOWHERE)
    left = [foe.but(leader=NOWHERE) if foe.leader == figure else foe for foe in g.foes if foe.figure != figure]
    g.foes = tuple([foe.but(prey=NOWHERE, shared=False) if foe.prey == figure else foe for foe in left])


def crate_square(g: Aurora, square: int) -> int:
    """Where it stood, or the nearest square without a container."""
    plan = g.plan()
    taken = {*g.crates, *[pile.square for pile in g.piles]}
    free = [n for n, ground in enumerate(plan.map.ground) if ground not in SOLID and n not in taken]
    return min(free, key=lambda n: (plan.map.distance(square, n), n))


class Fallen(Frame):
    """aurora.npc.removal, aurora.npc.crate-drop. Gives that it was defeated."""

    CHAPTER: ClassVar[str] = "aurora.npc"
    STEPS: ClassVar[tuple[str, ...]] = ("defeated", "crate")

    def __init__(self, figure: int, by: int, square: int = NOWHERE) -> None:
        self.figure, self.by, self.square = figure, by, square

    def defeated(self, g: Aurora, _: None) -> Next:
        who = g.figures[self.figure]
        name = "" if self.by == NOWHERE else g.figures[self.by].name
        g.say("aurora.npc.removed", crew=who.name, by=name)
        pay(g, self.figure, self.by)
        self.square = who.square if who.ship == NOWHERE else square_of_dock(g, g.ships[who.ship].dock)
        leave_trophy(g, who.name, self.square)
        rank = g.crew(self.figure).rank
        take_off(g, self.figure)
        if rank not in LEAVES_A_CRATE or not g.zones.size(CRATES):
            return Done(True)
        return Draw(CRATES, 1, CRATES_LAID, 0)

    def crate(self, g: Aurora, places: tuple[int, ...]) -> Next:
        square = crate_square(g, self.square)
        g.crates = (*g.crates, square)
        g.say("aurora.npc.crate-drop", square=square)
        return Done(True)
