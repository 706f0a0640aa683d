"""xia.limit: what is left in the box. Nothing is counted: it follows from what lies on the table."""

from __future__ import annotations

from rimward.games.xia.table.state import Xia


def cubes_left(g: Xia, cube: str) -> int:
    """xia.limit.cubes: those in Holds and in space are out until they are sold or destroyed."""
    held = sum([ship.hold.count(cube) for ship in g.ships])
    adrift = sum([lying == cube for _, _, lying in g.adrift])
    return g.content.cubes[cube] - held - adrift


def outfits_left(g: Xia, name: str) -> int:
    """xia.limit.outfits"""
    return g.content.outfit_tiles - sum([outfit.name == name for ship in g.ships for outfit in ship.outfits])


def ships_left(g: Xia, tier: int) -> list[str]:
    """xia.limit.ships: neither in use nor once replaced."""
    taken = {ship.name for ship in g.ships}.union(g.retired)
    return [name for name, ship in g.content.ships.items() if ship.tier == tier and name not in taken]
