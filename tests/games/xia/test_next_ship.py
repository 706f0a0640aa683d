"""xia.business.buy-ship-transfer, over everything that can lie in a Hold: it goes over to every ship of the next tier.

All sets of Outfits are tried. A set is a number with an octal digit for each of the twelve kinds, which is enough:
there are seven tiles of a kind, and not even six of the smallest fit the largest Hold.
"""

from collections.abc import Iterable, Iterator
from functools import cache

import pytest

from rimward.games.xia.table.content import OutfitKind
from rimward.games.xia.trade import hold
from tests.games.xia.printed import content, kind

SHIPS, OUTFITS = content().ships, tuple(content().outfits.values())
BIGGER = [ship.name for ship in SHIPS.values() if ship.tier > 1]
Cell = tuple[int, int]


# --- all sets --------------------------------------------------------------------------------------------------------
def shapes(outfit: OutfitKind) -> set[frozenset[Cell]]:
    """xia.outfit.placement: turned, never mirrored. Each with its first space, row by row, at (0, 0)."""
    cells, found = list(outfit.cells), set()
    for _ in range(4):
        cells = [(-y, x) for x, y in cells]
        x0, y0 = min(cells, key=lambda at: (at[1], at[0]))
        found.add(frozenset((x - x0, y - y0) for x, y in cells))
    return found


@cache
def sets_that_fit(room: tuple[Cell, ...]) -> frozenset[int]:
    """Every set of Outfits for which there is an arrangement: on the first space one begins, or it stays free, and so
    on with the rest. The spaces are given row by row."""
    number = {cell: space for space, cell in enumerate(room)}
    begins: list[list[tuple[int, int]]] = [
        [
            (8**kind, hold.spaces(number[x + dx, y + dy] for dx, dy in shape))
            for kind, outfit in enumerate(OUTFITS)
            for shape in shapes(outfit)
            if all((x + dx, y + dy) in number for dx, dy in shape)
        ]
        for x, y in room
    ]

    @cache
    def on(free: int) -> frozenset[int]:
        if not free:
            return frozenset([0])
        first = free & -free
        found = set(on(free & ~first))
        for one, mask in begins[first.bit_length() - 1]:
            if not mask & ~free:
                found.update(one + rest for rest in on(free & ~mask))
        return frozenset(found)

    return on((1 << len(room)) - 1)


def names(outfits: int) -> list[str]:
    return [outfit.name for kind, outfit in enumerate(OUTFITS) for _ in range(outfits // 8**kind % 8)]


def fullest(sets: Iterable[int]) -> Iterator[int]:
    """Those to which nothing can be added: whatever takes them takes the others."""
    known = set(sets)
    return (one for one in known if not any(one + 8**kind in known for kind in range(len(OUTFITS))))


def tier_below(name: str) -> list[str]:
    return [ship.name for ship in SHIPS.values() if ship.tier == SHIPS[name].tier - 1]


# --- they fit --------------------------------------------------------------------------------------------------------
def test_no_hold_has_room_for_all_tiles_of_a_kind() -> None:
    """So the supply forbids no set, and a digit is never too small."""
    smallest, largest = min(len(o.cells) for o in OUTFITS), max(len(s.hold) for s in SHIPS.values())
    assert largest // smallest < content().outfit_tiles == 7


@pytest.mark.rule("xia.business.buy-ship-transfer")
@pytest.mark.parametrize("new", BIGGER)
def test_all_outfits_of_any_ship_fit_every_ship_of_the_next_tier(new: str) -> None:
    left = {
        (old, *names(outfits))
        for old in tier_below(new)
        for outfits in sets_that_fit(SHIPS[old].hold) - sets_that_fit(SHIPS[new].hold)
    }
    assert not left


@pytest.mark.rule("xia.business.buy-ship-transfer")
@pytest.mark.parametrize("new", BIGGER)
def test_the_game_finds_room_for_them_and_for_the_cubes_beside_them(new: str) -> None:
    free = hold.spaces(range(len(SHIPS[new].hold)))
    for old in tier_below(new):
        for outfits in fullest(sets_that_fit(SHIPS[old].hold)):
            kinds = [kind(name) for name in names(outfits)]
            cubes = len(SHIPS[old].hold) - sum(len(kind.cells) for kind in kinds)
            assert hold.pack(SHIPS[new], kinds, free, cubes) is not None, (old, names(outfits))


# --- and would be missed ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("tier", "left", "pairs"), [(2, 170, 4050), (3, 682, 13476)])
def test_the_holds_that_there_were_at_first_are_found_wanting(tier: int, left: int, pairs: int) -> None:
    """Pairings of a ship, what lies in it (something, at least) and a ship of the next tier."""
    old = [sets_that_fit(ship.first_hold) - {0} for ship in SHIPS.values() if ship.tier == tier - 1]
    new = [sets_that_fit(ship.first_hold) for ship in SHIPS.values() if ship.tier == tier]
    assert sum(len(aboard) for aboard in old) * len(new) == pairs
    assert sum(len(aboard - taken) for aboard in old for taken in new) == left


@pytest.mark.parametrize("name", ["ockhams-razor", "far-thunder"])
def test_a_culverin_did_not_fit_a_hold_of_two_rows(name: str) -> None:
    culverin = 8 ** [outfit.name for outfit in OUTFITS].index("culverin")
    assert culverin not in sets_that_fit(SHIPS[name].first_hold)
    assert culverin in sets_that_fit(SHIPS[name].hold)


def test_sets_are_counted_whole() -> None:
    """A room of 2 by 3 takes an Outfit of three sections, or two of the same shape (bars or corners); one of four
    sections, but no bar; a Raptor-K or a Pavise."""
    room = tuple((x, y) for y in range(2) for x in range(3))
    threes = {"m-22", "targe", "falconet", "squib"}
    found = {tuple(sorted(names(outfits))) for outfits in sets_that_fit(room)}
    alone = threes | {"halon", "rondache", "saker-v", "raptor-k", "pavise"}
    pairs = {("falconet", "falconet"), ("falconet", "m-22"), ("m-22", "m-22")}
    pairs |= {("squib", "squib"), ("squib", "targe"), ("targe", "targe")}
    assert found == {(), *((name,) for name in alone), *pairs}
