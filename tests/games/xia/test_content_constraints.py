"""What the books say of the pieces, and what our own pieces must keep to where the books are silent."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise

import pytest

from rimward.games.xia.table.content import CELL_NAMES, CELLS, OutfitKind, SectorKind
from rimward.games.xia.table.entries import CUBES, GATHERING, SYMBOLS, neighbour, neighbours
from rimward.kernel.content import Source
from tests.games.xia.printed import content

SHIPS, OUTFITS, SECTORS = content().ships, content().outfits, content().sectors
MISSIONS = content().missions
POINTS = {sector.name for sector in SECTORS.values() if "mission" in sector.marks}
PLANETS = [sector for sector in SECTORS.values() if sector.kind == "planet"]
ROUTE = ("doravin-v", "azure", "kemplar-ii", "neo-damascus", "lunari")
FIRST_GAME = ("burning-horse", "kemplar-ii", "neo-damascus", "outpost-338", "expedior-gate")
Shape = frozenset[tuple[int, int]]


# --- shapes ----------------------------------------------------------------------------------------------------------
def set_down(cells: Iterable[tuple[int, int]]) -> Shape:
    """Moved into the corner."""
    cells = list(cells)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


def turns(cells: Iterable[tuple[int, int]]) -> set[Shape]:
    found, shape = set(), set_down(cells)
    for _ in range(4):
        found.add(shape)
        shape = set_down((-y, x) for x, y in shape)
    return found


def mirrored(cells: Iterable[tuple[int, int]]) -> Shape:
    return set_down((-x, y) for x, y in cells)


def places(outfit: OutfitKind, free: Shape) -> Iterator[Shape]:
    """xia.outfit.placement: turned, never mirrored."""
    for shape in turns(outfit.cells):
        x0, y0 = min(shape)
        for x, y in free:
            lying = frozenset((x + dx - x0, y + dy - y0) for dx, dy in shape)
            if lying <= free:
                yield lying


def fits(names: tuple[str, ...], free: Shape) -> bool:
    if not names:
        return True
    return any(fits(names[1:], free - lying) for lying in places(OUTFITS[names[0]], free))


# --- 1. counts -------------------------------------------------------------------------------------------------------
def test_18_ships_each_with_its_own_ability() -> None:
    assert len(SHIPS) == 18
    assert len({ship.ability for ship in SHIPS.values()}) == 18


@pytest.mark.rule("xia.outfit.types")
def test_84_outfit_tiles_are_12_kinds_of_7() -> None:
    assert (len(OUTFITS), content().outfit_tiles) == (12, 7)
    each = Counter((outfit.kind, outfit.tier) for outfit in OUTFITS.values())
    assert each == {(kind, tier): 1 for kind in ("engine", "shield", "blaster", "missile") for tier in (1, 2, 3)}
    assert {(outfit.tier, outfit.price) for outfit in OUTFITS.values()} == {(1, 1000), (2, 2000), (3, 3000)}


@pytest.mark.rule("xia.board.tile-spaces")
def test_21_sectors_of_19_spaces() -> None:
    assert len(SECTORS) == 21
    assert {len(sector.ground) for sector in SECTORS.values()} == {19}


@pytest.mark.rule("xia.cargo.types")
def test_75_cubes_are_5_types_of_15() -> None:
    assert content().cubes == {"spice": 15, "holo": 15, "terra": 15, "plasma": 15, "cyber": 15}


def test_names_are_unique_over_the_whole_box() -> None:
    names = [*SHIPS, *OUTFITS, *SECTORS, *MISSIONS]
    assert len(set(names)) == len(names)


# --- where entries come from -----------------------------------------------------------------------------------------
SOURCES: dict[str, Source] = {
    **{name: ship.source for name, ship in SHIPS.items()},
    **{name: outfit.source for name, outfit in OUTFITS.items()},
    **{name: sector.source for name, sector in SECTORS.items()},
}


def test_every_entry_says_where_it_comes_from_and_what_of_it_is_known() -> None:
    """No entry is known as a whole: no book gives a hold, a shape with its Use Spaces, or a sector's picture."""
    for name, source in SOURCES.items():
        assert (source.kind == "book") == bool(source.at) == bool(source.known), name
        assert not {"hold", "shape", "ground", "symbols", "entrances"} & set(source.known), name


def test_names_that_the_books_do_not_give_are_not_said_to_be_known() -> None:
    unnamed = {name for name, source in SOURCES.items() if "name" not in source.known}
    ours = {"lucky-penny", "lamplighter", "long-haul", "hollow-crown", "granite-psalm", "foundry", "iron-orchard"}
    ours |= {"far-thunder", "vagrant-queen"}
    ours |= {"rondache", "pavise", "falconet", "culverin", "squib", "petard", "hellburner"}
    assert unnamed == ours


def test_marks_that_are_said_to_be_known_are_there() -> None:
    for sector in SECTORS.values():
        words = set(sector.source.known) - {"name", "kind", "law"}
        assert words <= set(sector.marks), sector.name


# --- 2. ships --------------------------------------------------------------------------------------------------------
def test_six_ships_a_tier_and_a_price_a_tier() -> None:
    assert Counter((ship.tier, ship.price) for ship in SHIPS.values()) == {(1, 1000): 6, (2, 5000): 6, (3, 8000): 6}


@pytest.mark.parametrize(
    ("name", "tier", "known"),
    [
        ("easy-tiger", 1, {"size": 11, "impulse": 3, "energy": 10, "ability": "tac-x"}),
        ("puddle-jumper", 1, {"ability": "energy-scoop"}),
        ("numerator", 1, {"size": 10, "impulse": 4, "ability": "afterburner"}),
        ("swamp-rat", 1, {}),
        ("gaiden", 2, {"size": 13, "impulse": 4, "ability": "evasive-thrusters"}),
        ("krembler", 2, {"ability": "nano-regeneration"}),
        ("ockhams-razor", 2, {"ability": "rail-gun"}),
        ("lasting-sorrow", 3, {"size": 16, "impulse": 1, "ability": "particle-emitter"}),
        ("nightshade", 2, {}),
    ],
)
def test_ships_that_the_books_describe(name: str, tier: int, known: dict[str, object]) -> None:
    ship = SHIPS[name]
    assert ship.tier == tier
    found = {"size": len(ship.hold), "impulse": ship.impulse, "energy": ship.energy, "ability": ship.ability}
    assert {word: found[word] for word in known} == known
    assert set(known) <= {*ship.source.known}


@pytest.mark.rule("xia.ship.mat")
def test_what_the_books_do_not_say_of_a_ship_but_lead_to_is_inferred() -> None:
    """ru:187-193 are the numbers of a meter beside two ships; three ships have an Ability Card and no mat."""
    assert {name: set(ship.source.inferred) for name, ship in SHIPS.items() if ship.source.inferred} == {
        "lasting-sorrow": {"energy"},
        "puddle-jumper": {"tier", "price"},
        "krembler": {"tier", "price"},
        "ockhams-razor": {"tier", "price"},
    }
    with_a_price = {name for name, ship in SHIPS.items() if "price" in ship.source.known}
    assert with_a_price == {"easy-tiger", "numerator", "gaiden", "lasting-sorrow"}, "ru:165, 182, 201, 1419, 1431"


@pytest.mark.parametrize(
    ("tier", "holds", "impulses", "energies"),
    [
        (1, (10, 11), (3, 4), (9, 10, 11)),
        (2, (13, 14), (3, 4), (10, 11, 12, 13)),
        (3, (15, 16), (1, 2, 3), (14, 15, 16)),
    ],
)
def test_open_numbers_lie_in_the_ranges_of_the_tier(
    tier: int, holds: tuple[int, ...], impulses: tuple[int, ...], energies: tuple[int, ...]
) -> None:
    ships = [ship for ship in SHIPS.values() if ship.tier == tier]
    assert tuple(sorted({len(ship.hold) for ship in ships})) == holds
    assert tuple(sorted({ship.impulse for ship in ships})) == impulses
    assert tuple(sorted({ship.energy for ship in ships})) == energies


def test_bigger_ships_are_slower_on_impulse() -> None:
    for one, other in combinations(SHIPS.values(), 2):
        if one.tier == other.tier and len(one.hold) > len(other.hold):
            assert one.impulse <= other.impulse, (one.name, other.name)
    mean = [sum(ship.impulse for ship in SHIPS.values() if ship.tier == tier) / 6 for tier in (1, 2, 3)]
    assert mean[0] >= mean[1] > mean[2]


def test_each_ship_has_its_own_layout() -> None:
    """Not even turned or mirrored alike; and no two have the same numbers."""
    layouts = {frozenset(turns(ship.hold) | turns(mirrored(ship.hold))) for ship in SHIPS.values()}
    assert len(layouts) == 18
    numbers = {(len(ship.hold), ship.impulse, ship.energy) for ship in SHIPS.values()}
    assert len(numbers) == 18


def test_a_hold_is_one_room_after_the_other() -> None:
    for ship in SHIPS.values():
        room = [ship.hold[0]]
        for x, y in room:
            beside = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            room += [at for at in beside if at in ship.hold and at not in room]
        assert len(room) == len(ship.hold), ship.name


KITS = {
    "explorer": ("raptor-k",),
    "trader": ("m-22", "targe"),
    "worker": ("halon", "targe"),
    "pirate": ("m-22", "saker-v"),
}


@pytest.mark.parametrize("ship", [ship.name for ship in SHIPS.values() if ship.tier == 1])
@pytest.mark.parametrize("kit", KITS)
def test_every_first_game_kit_fits_every_tier_1_hold(kit: str, ship: str) -> None:
    assert fits(KITS[kit], frozenset(SHIPS[ship].hold))


@pytest.mark.parametrize("ship", SHIPS)
def test_every_outfit_fits_somewhere_alone(ship: str) -> None:
    """Only the longest and widest ones may ask for another ship."""
    without = {outfit for outfit in OUTFITS if not fits((outfit,), frozenset(SHIPS[ship].hold))}
    assert without <= {"culverin"}, without


def test_a_layout_may_make_an_outfit_not_fit_although_there_is_room() -> None:
    stubborn = {
        (ship.name, outfit.name)
        for ship in SHIPS.values()
        for outfit in OUTFITS.values()
        if not fits((outfit.name,), frozenset(ship.hold))
    }
    assert stubborn == {("lucky-penny", "culverin"), ("swamp-rat", "culverin")}
    assert not fits(("rondache", "rondache"), frozenset(SHIPS["swamp-rat"].hold) - {(4, 1)})


# --- 4. outfits ------------------------------------------------------------------------------------------------------
def test_resale_by_tier() -> None:
    assert {(outfit.tier, outfit.resale) for outfit in OUTFITS.values()} == {(1, 1000), (2, 1000), (3, 2000)}


def test_dice_by_tier() -> None:
    assert {(outfit.tier, outfit.die) for outfit in OUTFITS.values()} == {(1, 6), (2, 8), (3, 12)}


@pytest.mark.parametrize(
    ("name", "kind", "tier"),
    [
        ("m-22", "engine", 1),
        ("halon", "engine", 2),
        ("raptor-k", "engine", 3),
        ("targe", "shield", 1),
        ("saker-v", "blaster", 2),
    ],
)
def test_outfits_that_the_books_name(name: str, kind: str, tier: int) -> None:
    assert (OUTFITS[name].kind, OUTFITS[name].tier) == (kind, tier)


def only(kind: str, tier: int) -> OutfitKind:
    (found,) = [outfit for outfit in OUTFITS.values() if (outfit.kind, outfit.tier) == (kind, tier)]
    return found


def test_use_spaces_that_the_books_give() -> None:
    assert len(only("blaster", 1).uses) == 2
    assert len(only("blaster", 2).uses) == 2
    assert len(only("shield", 2).uses) == 3  # "up to three"


@pytest.mark.parametrize(
    ("kind", "tier", "shape"),
    [
        ("engine", 1, ("XX", ".X")),
        ("engine", 2, ("XX.", ".XX")),
        ("engine", 3, (".X", "XX", "XX")),
        ("blaster", 1, ("X.", "XX")),
        ("blaster", 2, ("..X", "XXX")),
        ("blaster", 3, ("XXX", "..X", "..X")),
    ],
)
def test_shapes_of_engines_and_blasters(kind: str, tier: int, shape: tuple[str, ...]) -> None:
    cells = [(x, y) for y, row in enumerate(shape) for x, sign in enumerate(row) if sign == "X"]
    assert set_down(only(kind, tier).cells) in turns(cells)


def test_sections_by_tier() -> None:
    assert {(outfit.tier, len(outfit.cells)) for outfit in OUTFITS.values()} == {(1, 3), (2, 4), (3, 5)}


def test_use_spaces_lie_on_sections_and_never_exceed_them() -> None:
    for outfit in OUTFITS.values():
        assert set(outfit.uses) <= set(range(len(outfit.cells)))
        assert 1 <= len(outfit.uses) <= 4  # a ship has four markers


def test_tiers_grow_from_weak_to_strong() -> None:
    for kind in ("engine", "shield", "blaster", "missile"):
        strength = [len(only(kind, tier).uses) * (only(kind, tier).die + 1) for tier in (1, 2, 3)]
        assert strength[0] < strength[1] < strength[2]


def test_first_game_kits_cost_the_starting_credits() -> None:
    costs = {kit: sum(OUTFITS[name].price for name in names) for kit, names in KITS.items()}
    assert costs == {"explorer": 3000, "trader": 2000, "worker": 3000, "pirate": 3000}


# --- 5. sectors ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.board.sector-types")
def test_kinds_of_sectors() -> None:
    kinds = Counter(sector.kind for sector in SECTORS.values())
    assert kinds == {"planet": 7, "gate": 3, "nebula": 3, "asteroid": 3, "debris": 3, "star": 1, "void": 1}


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("gate", {"deltus-gate", "expedior-gate", "tigris-gate"}),
        ("nebula", {"burning-horse", "lower-stratus", "vortex-86"}),
        ("asteroid", {"red-gulch", "outpost-338", "tk-421"}),
        ("debris", {"pelmont", "kreller-iv", "the-keep"}),
        ("star", {"xia"}),
        ("void", {"lost-sector"}),
    ],
)
def test_names_of_sectors(kind: str, names: set[str]) -> None:
    assert {sector.name for sector in SECTORS.values() if sector.kind == kind} == names


@pytest.mark.rule("xia.planet.list")
def test_law_of_planets() -> None:
    assert {planet.name: planet.law for planet in PLANETS} == {
        "kemplar-ii": "lawful",
        "lunari": "lawful",
        "azure": "neutral",
        "doravin-v": "neutral",
        "neo-damascus": "neutral",
        "loath": "outlaw",
        "smugglers-den": "outlaw",
    }


@pytest.mark.rule("xia.cargo.buy-where")
def test_what_can_be_bought_where() -> None:
    assert {sector.name: sector.buys for sector in SECTORS.values() if sector.buys} == {
        "kemplar-ii": "spice",
        "azure": "holo",
        "doravin-v": "terra",
        "neo-damascus": "plasma",
        "lunari": "cyber",
        "smugglers-den": "any",
    }


@pytest.mark.rule("xia.cargo.sell-where")
def test_what_can_be_sold_where() -> None:
    assert {sector.name: sector.sells for sector in SECTORS.values() if sector.sells} == {
        "kemplar-ii": "holo",
        "azure": "terra",
        "doravin-v": "cyber",
        "neo-damascus": "spice",
        "lunari": "plasma",
        "loath": "any",
    }


@pytest.mark.rule("xia.cargo.gather-where")
def test_what_can_be_gathered_where() -> None:
    found = {s.name: (word, s.gathers) for s in SECTORS.values() for word in GATHERING if word in s.marks}
    assert found == {
        "outpost-338": ("mine", "spice"),
        "red-gulch": ("mine", "terra"),
        "burning-horse": ("harvest", "holo"),
        "lower-stratus": ("harvest", "plasma"),
        "pelmont": ("salvage", "cyber"),
        "kreller-iv": ("salvage", "cyber"),
    }


def test_each_tile_has_the_same_six_symbols_and_its_own_order() -> None:
    assert {tuple(sorted(sector.symbols)) for sector in SECTORS.values()} == {tuple(sorted(SYMBOLS))}
    assert len({sector.symbols for sector in SECTORS.values()}) == 21


# Spawn Points
def test_spawn_numbers_lie_in_1_to_19_and_no_two_alike() -> None:
    numbers = [sector.spawn for sector in SECTORS.values() if sector.spawn]
    assert set(numbers) <= set(range(1, 20))
    assert len(set(numbers)) == len(numbers)
    assert all(bool(sector.spawn) == ("spawn" in sector.marks) for sector in SECTORS.values())


def test_spawn_numbers_are_spread_evenly() -> None:
    numbers = sorted(sector.spawn for sector in SECTORS.values() if sector.spawn)
    assert (numbers[0], numbers[-1]) == (1, 19)
    assert {b - a for a, b in pairwise(numbers)} == {1, 2}


def test_first_game_tiles_have_a_spawn_point() -> None:
    assert all(SECTORS[name].spawn for name in FIRST_GAME)


def test_planets_of_npcs_have_a_spawn_point() -> None:
    assert all(SECTORS[name].spawn for name in ("kemplar-ii", "loath", *ROUTE))


def test_some_tile_has_no_spawn_point_and_neither_has_the_star() -> None:
    assert not SECTORS["xia"].spawn
    assert sum(not sector.spawn for sector in SECTORS.values()) >= 1


def test_neighbouring_numbers_lie_on_different_kinds_of_tiles_or_planets() -> None:
    """A respawn is a surprise: next to each number is another sort of place."""
    by_number = sorted((s for s in SECTORS.values() if s.spawn), key=lambda s: s.spawn)
    for one, other in pairwise(by_number):
        assert (one.kind, one.law) != (other.kind, other.law), (one.name, other.name)


# Exploration Spaces and Mission Points
def test_some_tiles_have_no_exploration_space_and_there_is_a_token_for_each_that_has_one() -> None:
    spaces = sum("explore" in sector.marks for sector in SECTORS.values())
    assert 0 < spaces < 21 <= len(content().tokens)


def test_mission_points_that_known_missions_need() -> None:
    needed = {"lunari", "neo-damascus", "loath", "deltus-gate", "tigris-gate", "burning-horse", "red-gulch", "tk-421"}
    needed |= {"pelmont", "kreller-iv"}
    assert needed <= {sector.name for sector in SECTORS.values() if "mission" in sector.marks}


def test_a_mission_point_in_asteroids_planets_nebulae_and_debris() -> None:
    kinds = {sector.kind for sector in SECTORS.values() if "mission" in sector.marks}
    assert {"asteroid", "planet", "nebula", "debris"} <= kinds


def test_mission_points_of_planets_lie_inside() -> None:
    """A Smuggler sneaks onto the planet: a Mission Point outside would make that pointless."""
    assert all(planet.ground[planet.marks["mission"]] == "#" for planet in PLANETS)


# planets
def test_planets_have_an_entrance_and_their_trade_inside() -> None:
    for planet in PLANETS:
        assert planet.entrances
        assert all(planet.ground[planet.marks[word]] == "#" for word in ("buy", "sell") if word in planet.marks)
        for cell, direction in planet.entrances:
            beyond = neighbour(cell, direction)
            assert planet.ground[cell] == "#"
            assert beyond is None or planet.ground[beyond] != "#"


def test_every_planet_can_be_entered_from_its_own_tile_without_a_roll() -> None:
    """Or NPCs and honest traders would have to wait until a neighbouring tile lies."""
    for planet in PLANETS:
        beyond = [neighbour(cell, direction) for cell, direction in planet.entrances]
        assert any(cell is not None and planet.ground[cell] == "." for cell in beyond), planet.name


def test_entrances_face_different_ways() -> None:
    assert {direction for planet in PLANETS for _, direction in planet.entrances} == set(range(6))


def test_gates_have_gate_spaces_enough_for_all_seats() -> None:
    """xia.gate.arrival: any space of the other Gate, and no two ships share one."""
    gates = {sector.name: sector.ground.count("g") for sector in SECTORS.values() if sector.kind == "gate"}
    assert min(gates.values()) >= 3


def test_gathering_is_on_or_beside_its_ground() -> None:
    for sector in SECTORS.values():
        for word, ground in GATHERING.items():
            if word in sector.marks:
                cell = sector.marks[word]
                assert ground in {sector.ground[cell], *(sector.ground[near] for near in neighbours(cell))}


def test_no_cell_bears_two_marks() -> None:
    for sector in SECTORS.values():
        assert len(set(sector.marks.values())) == len(sector.marks), sector.name


def sixths(sector: SectorKind) -> set[tuple[object, ...]]:
    """Ground, marks and entrances, as they lie in each of the six turns."""
    found: set[tuple[object, ...]] = set()
    to = list(range(19))  # where each cell has gone
    for turn in range(6):
        ground = "".join(sign for _, sign in sorted(zip(to, sector.ground, strict=True)))
        marks = tuple(sorted((word, to[cell]) for word, cell in sector.marks.items()))
        entrances = tuple(sorted((to[cell], (way + turn) % 6) for cell, way in sector.entrances))
        found.add((ground, marks, entrances))
        to = [CELLS.index((-CELLS[cell][1], sum(CELLS[cell]))) for cell in to]
    return found


def test_turning_a_tile_six_times_gives_six_tiles() -> None:
    assert len(sixths(SECTORS["loath"])) == 6
    assert len(sixths(SECTORS["lost-sector"])) == 1


def test_no_two_sectors_are_equal_up_to_rotation() -> None:
    for one, other in combinations(SECTORS.values(), 2):
        assert not sixths(one) & sixths(other), (one.name, other.name)


def rolls_to_leave(sector: SectorKind, start: int) -> int:
    """The fewest hazards (asteroid, debris, nebula, shield) between a cell and the rim of its tile."""
    best, found = {start: 0}, [start]
    for cell in found:
        for direction in range(6):
            other = neighbour(cell, direction)
            if other is None or sector.ground[other] == "*":
                continue
            risk = best[cell] + hazards(sector, cell, direction, other)
            if risk < best.get(other, 99):
                best[other] = risk
                found.append(other)
    return min(risk for cell, risk in best.items() if len(neighbours(cell)) < 6)


def hazards(sector: SectorKind, cell: int, direction: int, other: int) -> int:
    here, there = sector.ground[cell], sector.ground[other]
    shield = (here == "#") != (there == "#")
    entrance = {(cell, direction), (other, (direction + 3) % 6)} & sector.entrances
    return int(shield and not entrance) + int(there in "ad") + int(there == "~" != here)


def test_nothing_lies_more_than_one_hazard_away_from_the_rim() -> None:
    for sector in SECTORS.values():
        for word, cell in sector.marks.items():
            assert rolls_to_leave(sector, cell) <= 1, (sector.name, word)


def test_no_newcomer_has_to_roll() -> None:
    assert not [s.name for s in SECTORS.values() if s.spawn and rolls_to_leave(s, s.marks["spawn"])]


def test_the_star_can_be_passed() -> None:
    xia = SECTORS["xia"]
    assert xia.ground.count("*") == 11
    lane = [CELL_NAMES.index(name) for name in ("a1", "a2", "b3", "c4", "c5")]
    assert all(xia.ground[cell] == "." for cell in lane)
    assert all(other in neighbours(cell) for cell, other in pairwise(lane))


# --- 6. cubes --------------------------------------------------------------------------------------------------------
def test_the_trade_forms_one_ring() -> None:
    """Doravin V, Azure, Kemplar II, Neo Damascus, Lunari: each sells what the one before it has."""
    for here, there in zip(ROUTE, (*ROUTE[1:], ROUTE[0]), strict=True):
        assert SECTORS[here].buys == SECTORS[there].sells


def test_every_cube_can_be_gathered_too() -> None:
    assert {sector.gathers for sector in SECTORS.values()} - {""} == set(CUBES)


# --- 10. exploration tokens ------------------------------------------------------------------------------------------
def test_21_tokens_of_three_faces_only_some_of_which_give_something() -> None:
    assert Counter(content().tokens) == {"credits": 7, "fame": 7, "nothing": 7}


# --- 11. the fame track ----------------------------------------------------------------------------------------------
def test_the_first_title_space_is_3() -> None:
    assert content().title_spaces[0] == 3


def test_a_game_to_five_meets_a_title() -> None:
    assert [space for space in content().title_spaces if space <= 5]


def test_title_spaces_lie_on_the_track_and_there_are_titles_for_all() -> None:
    assert content().title_spaces == (3, 6, 9, 12, 15, 18)
    assert len(content().title_spaces) <= 18


# --- 7. Mission Cards ------------------------------------------------------------------------------------------------
BLOCKS = {  # by number, the first card of each type and how many there are
    "shuttle": (27, 12),
    "research": (39, 10),
    "bounty-hunter": (49, 6),
    "assassin": (55, 8),
    "smuggler": (63, 8),
    "thief": (71, 8),
}
KNOWN_MISSIONS = {
    "027": ("shuttle", "tk-421", "", "tigris-gate"),
    "039": ("research", "red-gulch", "", "burning-horse"),
    "040": ("research", "kreller-iv", "", "lunari"),
    "048": ("research", "deltus-gate", "", "pelmont"),
    "049": ("bounty-hunter", "", "", "neo-damascus"),
    "055": ("assassin", "", "right", "neo-damascus"),
    "063": ("smuggler", "red-gulch", "", "loath"),
    "071": ("thief", "", "enforcer", "pelmont"),
    "078": ("thief", "", "left", "neo-damascus"),
}


def test_52_missions_with_the_numbers_of_the_russian_cards() -> None:
    assert list(MISSIONS) == [f"{number:03}" for number in range(27, 79)]


def test_types_of_missions_lie_in_blocks() -> None:
    for kind, (first, count) in BLOCKS.items():
        block = {f"{number:03}" for number in range(first, first + count)}
        assert {name for name, mission in MISSIONS.items() if mission.type == kind} == block


@pytest.mark.parametrize("name", KNOWN_MISSIONS)
def test_missions_that_the_books_show(name: str) -> None:
    mission = MISSIONS[name]
    assert (mission.type, mission.place, mission.target, mission.deliver) == KNOWN_MISSIONS[name]
    assert mission.source.kind == "book"


def test_all_other_missions_are_said_to_be_designed() -> None:
    assert {name for name, mission in MISSIONS.items() if mission.source.kind == "book"} == set(KNOWN_MISSIONS)


def test_pick_up_and_delivery_differ_and_have_mission_points() -> None:
    for mission in MISSIONS.values():
        assert mission.deliver in POINTS
        assert mission.place == "" or mission.place in POINTS
        assert mission.place != mission.deliver


def test_what_begins_at_a_place_has_one_and_nothing_else_does() -> None:
    for mission in MISSIONS.values():
        assert bool(mission.place) == (mission.type in ("shuttle", "research", "smuggler")), mission.name


def test_smugglers_deliver_to_planets() -> None:
    assert all(SECTORS[mission.deliver].kind == "planet" for mission in MISSIONS.values() if mission.type == "smuggler")


def test_targets_are_neighbours_by_seat_or_npcs() -> None:
    """As many to the left as to the right, but for one; and with two to four others at the table both make sense."""
    targets = Counter(mission.target for mission in MISSIONS.values() if mission.type in ("assassin", "thief"))
    assert set(targets) == {"left", "right", "enforcer", "scoundrel", "merchant"}
    assert abs(targets["left"] - targets["right"]) <= 1
    assert all(not mission.target for mission in MISSIONS.values() if mission.type not in ("assassin", "thief"))


def test_no_two_missions_are_the_same_job() -> None:
    jobs = [(mission.type, mission.place, mission.target, mission.deliver) for mission in MISSIONS.values()]
    assert len(set(jobs)) == len(jobs)


def test_every_mission_point_is_used_and_none_much_more_than_another() -> None:
    deliveries = Counter(mission.deliver for mission in MISSIONS.values())
    places = Counter(mission.place for mission in MISSIONS.values() if mission.place)
    assert set(deliveries) == set(places) == POINTS
    assert set(deliveries.values()) == {2, 3}
    assert set(places.values()) == {1, 2}
