"""What is in the box of Xia: ships, outfits, sectors, Mission and Title Cards, tokens, cubes.

The files of `data/` are the box: facts of the books, and our own where the books are silent. A pack is a set of the
same files, read by whoever calls; it replaces or adds entries.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rimward.games.xia.table import entries
from rimward.games.xia.table.entries import (
    CELL_NAMES,
    CELLS,
    CUBES,
    DIRECTIONS,
    FACES,
    GATHERING,
    MARKS,
    STEPS,
)
from rimward.kernel.content import Box, Entry, Made, Sheet, Source, hash_of, hashed, source_of

__all__ = ["BOX", "CELLS", "CELL_NAMES", "Content", "MissionKind", "OutfitKind", "SectorKind", "ShipKind", "TitleKind"]
__all__ += ["picture"]

# Rules send ships to the Spawn Points of these: the first game, and the NPCs.
FIRST_GAME: Final[tuple[str, ...]] = ("burning-horse", "kemplar-ii", "neo-damascus", "outpost-338", "expedior-gate")
NPC_PLANETS: Final[tuple[str, ...]] = ("kemplar-ii", "loath", "doravin-v", "azure", "neo-damascus", "lunari")
MOST_SEATS: Final = 5


# --- what the box holds ----------------------------------------------------------------------------------------------
class ShipKind:
    """xia.ship.mat: the printed part of a Ship Mat. `hold` are the (x, y) of its spaces, row by row."""

    __slots__ = (
        "ability",
        "energy",
        "first_hold",
        "first_impulse",
        "hold",
        "impulse",
        "name",
        "price",
        "source",
        "tier",
    )

    def __init__(
        self,
        name: str,
        tier: int,
        price: int,
        hold: tuple[tuple[int, int], ...],
        impulse: int,
        energy: int,
        ability: str,
        source: Source,
        first_impulse: int = 0,  # before it was balanced; 0 where it was not
        first_hold: tuple[tuple[int, int], ...] = (),  # before all Outfits could move into it; () where they could
    ) -> None:
        self.name, self.tier, self.price, self.hold = name, tier, price, hold
        self.first_impulse = first_impulse or impulse
        self.first_hold = first_hold or hold
        self.impulse, self.energy, self.ability, self.source = impulse, energy, ability, source


class OutfitKind:
    """xia.outfit.parts: a tile as printed. `cells` are its sections, `uses` the numbers of those with a Use Space."""

    __slots__ = ("cells", "die", "kind", "name", "price", "resale", "source", "tier", "uses")

    def __init__(
        self,
        name: str,
        kind: str,  # engine | shield | blaster | missile
        tier: int,
        price: int,
        resale: int,
        die: int,
        cells: tuple[tuple[int, int], ...],
        uses: tuple[int, ...],
        source: Source,
    ) -> None:
        self.name, self.kind, self.tier, self.price, self.resale = name, kind, tier, price, resale
        self.die, self.cells, self.uses, self.source = die, cells, uses, source


class SectorKind:
    """xia.board.sector-features: a tile as printed. Cells are numbers 0..18, as CELL_NAMES and CELLS.

    `marks` says which cell bears a word of MARKS. An entrance is a cell of the planet and the direction out of it,
    0..5 clockwise from east, like `symbols`.
    """

    __slots__ = (
        "buys",
        "entrances",
        "gathers",
        "ground",
        "kind",
        "law",
        "marks",
        "name",
        "sells",
        "source",
        "spawn",
        "symbols",
    )

    def __init__(
        self,
        name: str,
        kind: str,  # planet | gate | nebula | asteroid | debris | star | void
        law: str,  # lawful | neutral | outlaw, of a planet
        symbols: tuple[str, ...],
        ground: str,
        marks: dict[str, int],
        spawn: int,  # the number of its Spawn Point, 0 without
        buys: str,  # what players can buy here: a cube, "any" or ""
        sells: str,  # what players can sell here, alike
        gathers: str,
        entrances: frozenset[tuple[int, int]],
        source: Source,
    ) -> None:
        self.name, self.kind, self.law, self.symbols, self.ground = name, kind, law, symbols, ground
        self.marks, self.spawn, self.buys, self.sells, self.gathers = marks, spawn, buys, sells, gathers
        self.entrances, self.source = entrances, source


class MissionKind:
    """xia.mission.card: a Mission Card as printed, but for the Payment, which goes by its type."""

    __slots__ = ("deliver", "name", "place", "source", "target", "type")

    def __init__(
        self,
        name: str,
        type: str,  # shuttle | research | bounty-hunter | assassin | smuggler | thief
        place: str,  # the sector where it begins, or ""
        target: str,  # left | right | the name of an NPC, or ""
        deliver: str,
        source: Source,
    ) -> None:
        self.name, self.type, self.place, self.target = name, type, place, target
        self.deliver, self.source = deliver, source


class TitleKind:
    """A Title Card as printed: its objective, so often or so much; its Skill, and by how much it changes something."""

    __slots__ = ("by", "card", "count", "fame", "name", "npc", "objective", "skill", "source")

    def __init__(
        self,
        name: str,
        card: int,
        objective: str,
        count: int,
        npc: str,  # of which the objective speaks: "", a name or "any"
        skill: str,
        by: int,
        fame: int,
        source: Source,
    ) -> None:
        self.name, self.card, self.objective, self.count, self.npc = name, card, objective, count, npc
        self.skill, self.by, self.fame, self.source = skill, by, fame, source


class Content:
    """A whole box, with its packs. `hash` names what can be played with, however the files were written."""

    __slots__ = (
        "cubes",
        "hash",
        "missions",
        "outfit_tiles",
        "outfits",
        "sectors",
        "ships",
        "title_spaces",
        "titles",
        "tokens",
    )

    def __init__(
        self,
        ships: dict[str, ShipKind],
        outfits: dict[str, OutfitKind],
        sectors: dict[str, SectorKind],
        tokens: tuple[str, ...],
        title_spaces: tuple[int, ...],
        cubes: dict[str, int],
        outfit_tiles: int,  # of each kind
        hash: str,
        missions: dict[str, MissionKind],
        titles: dict[str, TitleKind],
    ) -> None:
        self.missions = missions
        self.ships, self.outfits, self.sectors, self.tokens = ships, outfits, sectors, tokens
        self.title_spaces, self.cubes, self.outfit_tiles, self.hash = title_spaces, cubes, outfit_tiles, hash
        self.titles = titles


# --- loading ---------------------------------------------------------------------------------------------------------
def _ship(name: str, ship: entries.ShipEntry) -> ShipKind:
    numbers = (ship.impulse, ship.energy, ship.ability, source_of(ship), ship.first_impulse)
    holds = entries.hold_spaces(ship.hold), entries.hold_spaces(ship.first_hold)
    return ShipKind(name, ship.tier, ship.price, holds[0], *numbers, holds[1])


def _outfit(name: str, outfit: entries.OutfitEntry) -> OutfitKind:
    sections = [(at, sign) for at, sign in entries.square_picture(outfit.shape).items() if sign != "."]
    return OutfitKind(
        name,
        outfit.kind,
        outfit.tier,
        outfit.price,
        outfit.resale,
        outfit.die,
        tuple(at for at, _ in sections),
        tuple(n for n, (_, sign) in enumerate(sections) if sign == "U"),
        source_of(outfit),
    )


def _sector(name: str, sector: entries.SectorEntry) -> SectorKind:
    marks, what = {}, {}
    for key, cell in sector.marks.items():
        word, _, detail = key.partition(" ")
        marks[word], what[word] = CELL_NAMES.index(cell), "" if detail == "nothing" else detail
    return SectorKind(
        name,
        sector.kind,
        sector.law,
        sector.symbols,
        "".join(sector.ground.split()),
        marks,
        int(what.get("spawn", 0)),
        what.get("buy", ""),
        what.get("sell", ""),
        next((what[word] for word in GATHERING if word in what), ""),
        frozenset(entries.edge(edge) for edge in sector.entrances),
        source_of(sector),
    )


def _mission(name: str, mission: entries.MissionEntry) -> MissionKind:
    return MissionKind(name, mission.type, mission.place, mission.target, mission.deliver, source_of(mission))


def _title(name: str, title: entries.TitleEntry) -> TitleKind:
    return TitleKind(
        name,
        title.card,
        title.objective,
        title.count,
        title.npc,
        title.skill,
        title.by,
        title.fame,
        source_of(title),
    )


# --- the whole -------------------------------------------------------------------------------------------------------
def _misfits(whole: Made) -> Iterator[tuple[str, str, str, str]]:
    """What no entry is to blame for alone: file, entry, field, problem."""
    ships: Mapping[str, ShipKind] = whole["ships.yaml"]
    sectors: Mapping[str, SectorKind] = whole["sectors.yaml"]
    titles: Mapping[str, TitleKind] = whole["titles.yaml"]
    numbers: dict[int, str] = {}
    for sector in sectors.values():
        if sector.spawn:
            other = numbers.setdefault(sector.spawn, sector.name)
            if other != sector.name:
                yield "sectors.yaml", sector.name, "marks", f"spawn {sector.spawn} is already that of {other}"
    for name in (*FIRST_GAME, *NPC_PLANETS):
        if name not in sectors:
            yield "sectors.yaml", name, "", "rules speak of this sector, so it cannot be missing"
        if not sectors[name].spawn:
            yield "sectors.yaml", name, "marks", "rules send ships to the spawn of this sector, so it needs one"
    if sum([ship.tier == 1 for ship in ships.values()]) < MOST_SEATS:
        yield "ships.yaml", "", "tier", f"{MOST_SEATS} captains begin in a ship of tier 1 each; there are too few"
    cards: dict[str, str] = {}
    for ship in ships.values():
        other = cards.setdefault(ship.ability, ship.name)
        if other != ship.name:
            yield "ships.yaml", ship.name, "ability", f"{ship.ability} already belongs to {other}"
    aims: dict[str, str] = {}
    for title in titles.values():
        other = aims.setdefault(title.objective, title.name)
        if other != title.name:
            yield "titles.yaml", title.name, "objective", f"{title.objective} is already that of {other}"
    yield from _mission_misfits(whole["missions.yaml"], sectors)


def _mission_misfits(
    missions: Mapping[str, MissionKind], sectors: Mapping[str, SectorKind]
) -> Iterator[tuple[str, str, str, str]]:
    for mission in missions.values():
        for field, name in (("place", mission.place), ("deliver", mission.deliver)):
            if not name:
                continue
            if name not in sectors:
                yield "missions.yaml", mission.name, field, f"there is no sector {name}"
            if "mission" not in sectors[name].marks:
                yield "missions.yaml", mission.name, field, f"{name} has no Mission Point"
        if mission.type == "smuggler" and sectors[mission.deliver].kind != "planet":
            problem = f"a smuggler delivers to a planet, and {mission.deliver} is none"
            yield "missions.yaml", mission.name, "deliver", problem


def _together(whole: Made) -> Content:
    rest = whole["box.yaml"]
    cubes: dict[str, int] = rest["cubes"].count
    faces: dict[str, int] = rest["tokens"].count
    made = Content(
        dict(whole["ships.yaml"]),
        dict(whole["outfits.yaml"]),
        dict(whole["sectors.yaml"]),
        tuple([face for face in FACES for _ in range(faces.get(face, 0))]),
        rest["fame-track"].title_spaces,
        {cube: cubes[cube] for cube in CUBES},
        rest["outfit-tiles"].count,
        "",
        dict(whole["missions.yaml"]),
        dict(whole["titles.yaml"]),
    )
    made.hash = _hash(made)
    return made


def _hash(made: Content) -> str:
    """Over all that is played with, in printed order. Where an entry comes from is not played with."""
    kinds: list[Any] = []
    for box in (made.ships, made.outfits, made.sectors, made.missions, made.titles):
        every: Any = box
        kinds += [hashed(kind) for kind in every.values()]
    return hash_of(kinds, [made.tokens, made.title_spaces, made.cubes, made.outfit_tiles])


REST: Final[dict[str, type[Entry]]] = {
    "cubes": entries.CubesEntry,
    "outfit-tiles": entries.OutfitTilesEntry,
    "tokens": entries.TokensEntry,
    "fame-track": entries.FameTrackEntry,
}
BOX: Final = Box(
    "rimward.games.xia",
    {
        "ships.yaml": Sheet(entries.ShipEntry, entries.ship_problems, _ship, ("name", "size")),
        "outfits.yaml": Sheet(entries.OutfitEntry, entries.outfit_problems, _outfit, ("name", "uses", "sections")),
        "sectors.yaml": Sheet(entries.SectorEntry, entries.sector_problems, _sector, ("name", *MARKS)),
        "missions.yaml": Sheet(entries.MissionEntry, entries.mission_problems, _mission),
        "titles.yaml": Sheet(entries.TitleEntry, entries.title_problems, _title, ("name",)),
        "box.yaml": Sheet(REST, entries.box_problems, words=("total", "faces", "first")),
    },
    _together,
    _misfits,
    ("en", "ru"),
)


# --- to look at ------------------------------------------------------------------------------------------------------
LETTERS: Final = {"mission": "M", "spawn": "S", "explore": "?", "buy": "+", "sell": "$", "mine": "!", "salvage": "!"}
LETTERS["harvest"] = "!"
WALLS: Final = "|/\\|/\\"  # by direction


def picture(sector: SectorKind) -> str:
    """A tile for people: ground and mark of every cell, planetary shields as lines, entrances as gaps marked o."""
    canvas = [[" "] * 23 for _ in range(11)]
    marked = {cell: LETTERS[word] for word, cell in sector.marks.items()}
    for cell, (q, r) in enumerate(CELLS):
        x, y = 11 + 4 * q + 2 * r, 5 + 2 * r
        canvas[y][x] = sector.ground[cell]
        if cell in marked:
            canvas[y][x + 1] = marked[cell]
        for direction in range(6) if sector.ground[cell] == "#" else ():
            beyond = entries.neighbour(cell, direction)
            if beyond is None or sector.ground[beyond] != "#":
                (dq, dr), wall = STEPS[direction], WALLS[direction]
                gap = (cell, direction) in sector.entrances
                canvas[y + dr][x + 2 * dq + dr] = "o" if gap else wall
    lines = ["".join(row).rstrip() for row in canvas]
    head = f"{sector.name}: {sector.law} {sector.kind}".replace("  ", " ")
    sides = "  ".join(f"{way} {symbol}" for way, symbol in zip(DIRECTIONS, sector.symbols, strict=True))
    return "\n".join([head, *(line for line in lines if line), sides, _legend(sector)]).rstrip()


def _legend(sector: SectorKind) -> str:
    what = {"spawn": str(sector.spawn), "buy": sector.buys, "sell": sector.sells}
    what |= {word: sector.gathers for word in GATHERING}
    return "  ".join(
        f"{LETTERS[word]} {' '.join((word, what.get(word, ''))).strip()} {CELL_NAMES[cell]}"
        for word, cell in sector.marks.items()
    )
