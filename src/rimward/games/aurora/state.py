"""The table of Destiny Aurora: Renegades: the space board and the ships on it."""

from __future__ import annotations

from rimward.games.aurora.space import Facing, Line, Space, Square, line_to
from rimward.kernel.frame import Table
from rimward.kernel.plain import Plain

RENEGADES, COALITION = "renegades", "coalition"
ATTACK, DEFENSE = "attack", "defense"
RANGE = 6  # aurora.ship.range-value
SHIELDS = 10  # aurora.ship-damage.shields
HULL = 6  # aurora.ship-damage.hull

Bonus = tuple[str, int, int]
"""To which dice, how much is added, and to how many different dice: ("attack", 1, 2) is "+1/2 rolled attack dice"."""


class Ship(Plain):
    """A ship with its card. `weapons` is the skill of the crew at the Weapons station, None while nobody is there.

    `bonuses` are those of the crew at the stations; `damage` lies on the side of the card that is in use.
    """

    __slots__ = ("bonuses", "damage", "facing", "faction", "range", "seat", "shields_up", "square", "weapons")

    def __init__(
        self,
        seat: int,
        faction: str,
        square: Square,
        facing: Facing,
        weapons: int | None,
        bonuses: tuple[Bonus, ...] = (),
        shields_up: bool = True,
        damage: int = 0,
        range: int = RANGE,
    ) -> None:
        self.seat, self.faction, self.square, self.facing = seat, faction, square, facing
        self.weapons, self.bonuses = weapons, bonuses
        self.shields_up, self.damage, self.range = shields_up, damage, range

    def copy(self) -> Ship:
        return Ship(
            self.seat,
            self.faction,
            self.square,
            self.facing,
            self.weapons,
            self.bonuses,
            self.shields_up,
            self.damage,
            self.range,
        )

    @property
    def attack_dice(self) -> int:
        """aurora.ship.attack-formula"""
        return (self.weapons or 0) + self.shields_up

    @property
    def critical(self) -> bool:
        """aurora.ship-damage.critical"""
        return not self.shields_up and self.damage == HULL

    def bonuses_to(self, dice: str) -> tuple[Bonus, ...]:
        """Those to attack or to defence dice; aurora.ship-damage.critical-no-bonus."""
        return () if self.critical else tuple(bonus for bonus in self.bonuses if bonus[0] == dice)


class Aurora(Table):
    """Ships go by their names, such as `destiny-aurora`."""

    def __init__(self, seats: int, space: Space, ships: dict[str, Ship]) -> None:
        super().__init__(seats)
        self.space, self.ships = space, ships

    def copy(self) -> Aurora:
        ships = {name: ship.copy() for name, ship in self.ships.items()}
        return self.onto(Aurora(self.seats, self.space.copy(), ships))

    def seat(self, ship: str) -> int:
        return self.ships[ship].seat

    def firing_line(self, attacker: str, target: str) -> Line:
        """The line of fire from one ship to the other; empty where there is none."""
        ship = self.ships[attacker]
        return line_to(self.space, ship.square, ship.facing, self.ships[target].square)
