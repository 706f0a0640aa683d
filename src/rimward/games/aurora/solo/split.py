"""How fighters share out the ships of both factions: aurora.solo.fighter-split."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.aurora.checks import DIE
from rimward.games.aurora.enemies.chosen import Chosen
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Next

RULE = "aurora.solo.fighter-split"
NOBODYS = -1


def shares(g: Aurora, ship: int, prey: list[int], fighters: list[int]) -> tuple[tuple[int, ...], bool]:
    """The ships with the fewest fighters on them, and whether it keeps the one that it gets: not the last of a number
    that does not divide evenly."""
    others = [foe for foe in g.fleet if foe.figure in fighters and foe.figure != ship and not foe.shared]
    own = next(foe for foe in g.fleet if foe.figure == ship)
    even = len(fighters) // len(prey)

    def count(target: int) -> int:
        return sum([foe.prey == target for foe in others])

    if own.prey in prey and not own.shared and count(own.prey) < even:
        return (own.prey,), True
    fewest = min([count(target) for target in prey])
    if fewest >= even:
        return tuple(prey), False
    return tuple([target for target in prey if count(target) == fewest]), True


class OddOrEven(Frame):
    """The fighter that is left over: an odd die is for the first of two ships, an even one for the second; among more
    they roll off. Gives the name of the ship."""

    CHAPTER: ClassVar[str] = "aurora.solo"
    STEPS: ClassVar[tuple[str, ...]] = ("number", "odd")

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def number(self, g: Aurora, _: None) -> Next:
        if len(self.names) != 2:
            return Chosen(self.names, "aurora.npc.ships-rolled-off").then("odd")
        return Roll(NOBODYS, RULE, (DIE,), window="")

    def odd(self, g: Aurora, faces: tuple[int, ...] | str) -> Next:
        if isinstance(faces, str):
            return Done(faces)
        name = self.names[1 - faces[0] % 2]
        g.say("aurora.npc.ships-rolled-off", candidates=self.names, winner=name)
        return Done(name)
