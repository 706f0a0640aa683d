"""xia.gate: Gates that lead to each other, and the one that leads anywhere."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia.fight.respawn import spawn_choice
from rimward.games.xia.missions.rolls import arriving
from rimward.games.xia.renown.fame import GainFame
from rimward.games.xia.table import board
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.state import Xia
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Next


def is_tigris(g: Xia, space: Hex) -> bool:
    """xia.gate.tigris-isolated"""
    return g.ground(space) == board.GATE and g.map.kind_at(g.map.numbers[space]).name == board.TIGRIS


class GateTravel(Frame):
    """xia.gate.use: to a space of another Gate, without a roll."""

    CHAPTER: ClassVar[str] = "xia.gate"
    STEPS: ClassVar[tuple[str, ...]] = ("use", "first_use_fame")

    def __init__(self, ship: int, q: int, r: int, gate: str = "") -> None:
        self.ship, self.q, self.r, self.gate = ship, q, r, gate

    def use(self, g: Xia, _: None) -> Next:
        self.gate = gate_of(g, self.ship)
        g.ships[self.ship].space = self.q, self.r
        g.say("xia.gate.use", ship=self.ship, gate=self.gate, space=(self.q, self.r))
        return arriving(g, self.ship, (self.q, self.r))

    def first_use_fame(self, g: Xia, _: None) -> Next:
        return first_use(g, self.ship, self.gate)


class TigrisTravel(Frame):
    """xia.gate.tigris: to the Spawn Point nearest to a d20; a 20 chooses."""

    CHAPTER: ClassVar[str] = "xia.gate"
    STEPS: ClassVar[tuple[str, ...]] = ("tigris", "use_tigris", "arrival", "first_use_fame")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def tigris(self, g: Xia, _: None) -> Next:
        return Roll(self.ship, "xia.gate.tigris", (20,))

    def use_tigris(self, g: Xia, faces: tuple[int, ...]) -> Next:
        return spawn_choice(g, self.ship, faces[0], "xia.gate.tigris")

    def arrival(self, g: Xia, choice: tuple[str, int, int]) -> Next:
        g.ships[self.ship].space = choice[1], choice[2]
        g.say("xia.gate.tigris", ship=self.ship, space=g.ships[self.ship].space)
        return arriving(g, self.ship, (choice[1], choice[2]))

    def first_use_fame(self, g: Xia, _: None) -> Next:
        return first_use(g, self.ship, board.TIGRIS)


def gate_of(g: Xia, ship: int) -> str:
    return g.map.kind_at(g.number_of(ship)).name


def first_use(g: Xia, ship: int, gate: str) -> Next:
    """xia.gate.first-use-fame: of the Gate departed from, once in a game; NPCs do not count."""
    if ship >= g.seats or gate in g.gates_used:
        return Done()
    g.gates_used += (gate,)
    return GainFame(ship, 1, "xia.gate.first-use-fame") if g.rules.gate_fame else Done()
