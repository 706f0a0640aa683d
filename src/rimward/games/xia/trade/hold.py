"""xia.outfit.placement: shapes in a Hold. Everything here is arithmetic on spaces; nothing asks or changes a table.

A set of Hold spaces is one number with a bit for each. An Outfit may be turned in quarters, never mirrored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from rimward.games.xia.table.content import Content, OutfitKind, ShipKind
from rimward.games.xia.table.state import Outfit, Ship

Cell = tuple[int, int]
Piece = tuple[str, tuple[int, ...]]  # an Outfit in hand: its name, and which of its sections bear a marker
Laid = tuple[str, tuple[int, ...], tuple[int, ...]]  # one in the Hold: the same with its sections between


class Placement:
    """One way for an Outfit to lie: turned by so many quarters, with the upper left corner of its box at x, y."""

    __slots__ = ("mask", "sections", "turn", "x", "y")

    def __init__(self, x: int, y: int, turn: int, sections: tuple[int, ...]) -> None:
        self.x, self.y, self.turn, self.sections, self.mask = x, y, turn, sections, spaces(sections)


def spaces(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def numbers(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def turned(cells: Sequence[Cell], quarters: int) -> tuple[Cell, ...]:
    """Clockwise, in the order that the cells were given, pushed into the upper left corner."""
    for _ in range(quarters % 4):
        cells = [(-y, x) for x, y in cells]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple((x - left, y - top) for x, y in cells)


@cache
def placements(ship: ShipKind, outfit: OutfitKind) -> tuple[Placement, ...]:
    """All ways to lie in the empty Hold of a ship. Two turns that cover and use the same spaces are one."""
    number = {cell: space for space, cell in enumerate(ship.hold)}
    found: dict[tuple[int, int], Placement] = {}
    for turn in range(4):
        shape = turned(outfit.cells, turn)
        for x0, y0 in sorted({(x - dx, y - dy) for x, y in ship.hold for dx, dy in shape}):
            cells = [(x0 + dx, y0 + dy) for dx, dy in shape]
            if all(cell in number for cell in cells):
                sections = tuple(number[cell] for cell in cells)
                same = spaces(sections), spaces(sections[use] for use in outfit.uses)
                found.setdefault(same, Placement(x0, y0, turn, sections))
    return tuple(found.values())


def fitting(ship: ShipKind, outfit: OutfitKind, free: int) -> list[Placement]:
    """The ways to lie on free spaces alone."""
    return [placement for placement in placements(ship, outfit) if not placement.mask & ~free]


# --- packing ---------------------------------------------------------------------------------------------------------
def pack(ship: ShipKind, outfits: Sequence[OutfitKind], free: int, spare: int = 0) -> tuple[Placement, ...] | None:
    """One arrangement of all these on the free spaces, in their order, with `spare` spaces left for cubes; or None."""
    if sum([len(outfit.cells) for outfit in outfits]) + spare > free.bit_count():
        return None
    order = sorted(range(len(outfits)), key=lambda i: (-len(outfits[i].cells), outfits[i].name))
    found = _packed(ship, tuple([outfits[i] for i in order]), free)
    if found is None:
        return None
    by_place = dict(zip(order, found, strict=True))
    return tuple([by_place[i] for i in range(len(outfits))])


@lru_cache(maxsize=4096)
def _packed(ship: ShipKind, outfits: tuple[OutfitKind, ...], free: int) -> tuple[Placement, ...] | None:
    """The first free space is covered by one of the outfits or stays empty, and so on with the rest: every state that
    failed is remembered, and there are few with so many spaces left over as there may be."""
    if not outfits:
        return ()
    if sum([len(outfit.cells) for outfit in outfits]) > free.bit_count():
        return None
    first = free & -free
    for i, outfit in enumerate(outfits):
        if outfit in outfits[:i]:
            continue
        for placement in placements(ship, outfit):
            if placement.mask & first and not placement.mask & ~free:
                rest = _packed(ship, outfits[:i] + outfits[i + 1 :], free & ~placement.mask)
                if rest is not None:
                    return (*rest[:i], placement, *rest[i:])
    return _packed(ship, outfits, free & ~first)


# --- the Hold of a ship on the table ---------------------------------------------------------------------------------
def mat(kind: ShipKind, *, first: bool) -> ShipKind:
    """A Ship Mat; `first` for a table that plays with the Holds as they first were."""
    return _as_first(kind) if first else kind


@cache
def _as_first(kind: ShipKind) -> ShipKind:
    numbers = (kind.impulse, kind.energy, kind.ability, kind.source, kind.first_impulse)
    return ShipKind(kind.name, kind.tier, kind.price, kind.first_hold, *numbers)


def empty_spaces(ship: Ship) -> list[int]:
    """xia.ship.hold-capacity: with neither cube nor Outfit section nor damage."""
    return numbers(empty_mask(ship))


def empty_mask(ship: Ship) -> int:
    return room(ship.hold, ship.outfits, ship.damaged)


@lru_cache(maxsize=1024)
def room(stowed: tuple[str, ...], outfits: tuple[Outfit, ...], damaged: tuple[int, ...]) -> int:
    covered = {section for outfit in outfits for section in outfit.sections}.union(damaged)
    return spaces([space for space, cube in enumerate(stowed) if not cube and space not in covered])


def is_damaged(ship: Ship, outfit: Outfit) -> bool:
    return any(section in ship.damaged for section in outfit.sections)


def lies(ship: Ship, outfit: Outfit) -> Laid:
    marked = [number for number, section in enumerate(outfit.sections) if section in ship.markers]
    return outfit.name, outfit.sections, tuple(marked)


def movable(ship: Ship) -> tuple[Piece, ...]:
    """xia.business.rearrange: the Outfits without damage."""
    laid = [lies(ship, outfit) for outfit in ship.outfits if not is_damaged(ship, outfit)]
    return tuple((name, marked) for name, _, marked in laid)


def fixed(ship: Ship) -> tuple[Laid, ...]:
    return tuple(lies(ship, outfit) for outfit in ship.outfits if is_damaged(ship, outfit))


def cubes(ship: Ship) -> tuple[str, ...]:
    return tuple(sorted(cube for cube in ship.hold if cube))


def placed(kind: OutfitKind, sections: tuple[int, ...]) -> Outfit:
    """An Outfit that lies on these Hold spaces."""
    return Outfit(kind.name, kind.kind, kind.die, sections, tuple(sections[use] for use in kind.uses))


def lay_out(content: Content, ship: Ship, laid: tuple[Laid, ...], stowed: tuple[str, ...]) -> None:
    """Outfits and cubes as they are to lie; the markers on the Outfits go with them."""
    ship.outfits = tuple(placed(content.outfits[name], sections) for name, sections, _ in laid)
    ship.markers = tuple(sections[number] for _, sections, marked in laid for number in marked)
    ship.hold = stowed
