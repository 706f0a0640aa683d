"""Explosions in space: collected explosives and space mines: aurora.salvage."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.checks import DIE, Faces
from rimward.games.aurora.dicework import HIT, AddBonuses, Pairing, told_as, unblocked
from rimward.games.aurora.ship_combat import spend_salvage
from rimward.games.aurora.ship_damage import ShipDamage
from rimward.games.aurora.table.names import BLASTS
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import ship_bonuses
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next

EXPLOSION: Final = 6  # aurora.salvage.explosive: dice, and squares
EXPLOSION_RANGE: Final = 2
MINE: Final = 4  # aurora.salvage.mines-chain
MINE_RANGE: Final = 1


def ships_near(g: Aurora, square: int, squares: int) -> tuple[int, ...]:
    plan = g.space().map
    near = [n for n, ship in enumerate(g.ships) if ship.in_orbit and plan.distance(ship.square, square) <= squares]
    return tuple(near)


def set_off(g: Aurora, ship: int, then: str) -> Next:
    """aurora.salvage.mines-deployer-safe: a mine near a ship that has moved, unless it laid it; or None."""
    square = g.ships[ship].square
    near = [mine for mine in g.mines if mine[1] != ship and g.space().map.distance(mine[0], square) <= MINE_RANGE]
    return Detonate(near[0]).then(then) if near else None


class Detonate(Frame):
    """aurora.salvage.mines-chain: everybody near is hit, whoever laid it; so are other mines."""

    CHAPTER: ClassVar[str] = "aurora.salvage"
    STEPS: ClassVar[tuple[str, ...]] = ("mine", "chain")

    def __init__(self, placed: tuple[int, int]) -> None:
        self.placed = placed

    def mine(self, g: Aurora, _: None) -> Next:
        at = g.mines.index(self.placed)
        g.mines = (*g.mines[:at], *g.mines[at + 1 :])
        g.say("aurora.salvage.mine", square=self.placed[0])
        return Blast(self.placed[0], ships_near(g, self.placed[0], MINE_RANGE), MINE)

    def chain(self, g: Aurora, _: None) -> Next:
        plan = g.space().map
        near = [mine for mine in g.mines if plan.distance(mine[0], self.placed[0]) <= MINE_RANGE]
        return Detonate(near[0]).then("chain") if near else Done()


class Blast(Frame):
    """aurora.salvage.explosive: it rolls once for each ship, and each defends alone."""

    CHAPTER: ClassVar[str] = "aurora.ship-combat"
    STEPS: ClassVar[tuple[str, ...]] = ("attack", "dice", "defender", "pairs", "bonuses", "damage")

    def __init__(self, square: int, ships: tuple[int, ...], count: int, red: Faces = ()) -> None:
        self.square, self.ships, self.count, self.red = square, ships, count, red

    def attack(self, g: Aurora, _: None) -> Next:
        return Roll(told_as(g, BLASTS), "aurora.salvage.explosive", (DIE,) * self.count) if self.ships else Done()

    def dice(self, g: Aurora, faces: Faces) -> Next:
        self.red = tuple(sorted([face for face in faces if face >= HIT]))
        return Roll(told_as(g, self.seat(g)), "aurora.ship-combat.defense-dice", (DIE,) * len(self.red))

    def defender(self, g: Aurora, black: Faces) -> Next:
        return Pairing(self.seat(g), self.red, black)

    def pairs(self, g: Aurora, black: Faces) -> Next:
        return AddBonuses(self.seat(g), ship_bonuses(g, self.ships[0], "defense"), black, self.red)

    def bonuses(self, g: Aurora, added: tuple[Faces, tuple[str, ...]]) -> Next:
        spend_salvage(g, self.ships[0], added[1])
        damage = sum([unblocked(red, die) for red, die in zip(self.red, added[0], strict=True)])
        g.say("aurora.salvage.blast", ship=g.ships[self.ships[0]].name, damage=damage)
        return ShipDamage(self.ships[0], damage) if damage else None

    def damage(self, g: Aurora, _: None) -> Next:
        self.ships = self.ships[1:]
        return Goto("attack")

    def seat(self, g: Aurora) -> int:
        return g.ship_roller(self.ships[0])
