"""Tables of Destiny Aurora in pictures, ready for `Match.scenario`: each is a stack of frames that ends by itself."""

from __future__ import annotations

from collections.abc import Callable

from rimward.games.aurora.ship_combat import ShipAttack
from rimward.games.aurora.space import BLOCKING, CLEAR, EAST, HINDERING, NORTH, NORTH_EAST, SOUTH, WEST, Space
from rimward.games.aurora.state import COALITION, RENEGADES, Aurora, Bonus, Ship

GROM: Bonus = ("attack", 1, 1)
FLIBBY: Bonus = ("defense", 1, 1)
TERRAIN = {".": CLEAR, "~": HINDERING, "#": BLOCKING}


def table(picture: str, attacker: str, **ships: Ship) -> Aurora:
    """A board with ships by the first letter of their names, a small letter where the ship lies in hindering terrain.

    Of `ships`, only the squares come from the picture. `attacker` attacks.
    """
    rows = [line.split() for line in picture.strip().splitlines()]
    cells = [cell for row in rows for cell in row]
    space = Space(len(rows[0]), bytearray(TERRAIN.get(cell, HINDERING if cell.islower() else CLEAR) for cell in cells))
    placed: dict[str, Ship] = {}
    for name, ship in ships.items():
        ship.square = next(square for square, cell in enumerate(cells) if cell.lower() == name[0])
        placed[name.replace("_", "-")] = ship
    g = Aurora(1 + max(ship.seat for ship in placed.values()), space, placed)
    g.stack = [ShipAttack(attacker)]
    return g


def renegade(
    seat: int = 0,
    facing: int = NORTH,
    weapons: int | None = 4,
    bonuses: tuple[Bonus, ...] = (),
    shields_up: bool = True,
    damage: int = 0,
) -> Ship:
    return Ship(seat, RENEGADES, -1, facing, weapons, bonuses, shields_up, damage)


def coalition(
    seat: int = 1,
    facing: int = SOUTH,
    weapons: int | None = 4,
    bonuses: tuple[Bonus, ...] = (),
    shields_up: bool = True,
    damage: int = 0,
) -> Ship:
    return Ship(seat, COALITION, -1, facing, weapons, bonuses, shields_up, damage)


def duel(cerberus: Ship, destiny_aurora: Ship) -> Aurora:
    """Two ships face to face in clear space; the Cerberus fires."""
    return table("D . C", "cerberus", cerberus=cerberus, destiny_aurora=destiny_aurora)


def cerberus_attack() -> Aurora:
    """aurora.example.cerberus-attack: Grom at the guns, Flibby at the helm."""
    return duel(renegade(facing=WEST, bonuses=(GROM,), damage=3), coalition(bonuses=(FLIBBY,)))


def nebula() -> Aurora:
    """A diagonal facing: one target along a clear line, one behind the nebula, and a friend in it."""
    return table(
        """
        . . . D E .
        . . . ~ h .
        . . . ~ . .
        . C . . . .
        """,
        "cerberus",
        cerberus=renegade(facing=NORTH_EAST, bonuses=(("attack", 1, 2), GROM)),
        destiny_aurora=coalition(bonuses=(FLIBBY,)),
        eden_fyre=coalition(2, bonuses=(("defense", 1, 2), FLIBBY)),
        hades_vi=renegade(3),
    )


def crossfire() -> Aurora:
    """Two targets, one behind the other, in the sights of a ship whose shields are down; each could lose its own."""
    return table(
        "C . D . . . E",
        "cerberus",
        cerberus=renegade(facing=EAST, weapons=5, bonuses=(GROM,), shields_up=False, damage=2),
        destiny_aurora=coalition(bonuses=(FLIBBY,), damage=9),
        eden_fyre=coalition(2, shields_up=False, damage=5),
    )


SCENES: dict[str, Callable[[], Aurora]] = {
    "cerberus-attack": cerberus_attack,
    "nebula": nebula,
    "crossfire": crossfire,
}
