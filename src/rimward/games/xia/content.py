"""What is in the box of Xia: ships, outfits, sectors, Mission and Title Cards, tokens, cubes.

The files of `data/` are the box: facts of the books, and our own where the books are silent. A pack is a set of the
same files, read by whoever calls; it replaces or adds entries. Everything is checked before anything is used.
"""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import Final, TypeVar

import msgspec

from rimward.games.xia import entries
from rimward.games.xia.entries import CELL_NAMES, CELLS, CUBES, DIRECTIONS, FACES, FILES, GATHERING, STEPS, ContentError
from rimward.kernel.plain import fields_of

__all__ = ["CELLS", "CELL_NAMES", "Content", "ContentError", "MissionKind", "OutfitKind", "Pack", "SectorKind"]
__all__ += ["ShipKind", "Source", "TitleKind", "box_files", "content", "load", "pack", "picture", "printed"]

# Rules send ships to the Spawn Points of these: the first game, and the NPCs.
FIRST_GAME: Final[tuple[str, ...]] = ("burning-horse", "kemplar-ii", "neo-damascus", "outpost-338", "expedior-gate")
NPC_PLANETS: Final[tuple[str, ...]] = ("kemplar-ii", "loath", "doravin-v", "azure", "neo-damascus", "lunari")
MOST_SEATS: Final = 5


# --- what the box holds ----------------------------------------------------------------------------------------------
class Source:
    """Where an entry comes from: the `book`, at these lines and as far as `known` says, or it is `designed`.

    What the lines do not say but lead to is `inferred`.
    """

    __slots__ = ("at", "inferred", "kind", "known")

    def __init__(
        self, kind: str, at: tuple[str, ...] = (), known: tuple[str, ...] = (), inferred: tuple[str, ...] = ()
    ) -> None:
        self.kind, self.at, self.known = kind, at, known
        self.inferred = inferred


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
class Pack:
    """Files that were read and found right, entry by entry. Whether they fit together is seen when they are loaded."""

    __slots__ = ("cubes", "fame_track", "missions", "outfit_tiles", "outfits", "sectors", "ships", "titles", "tokens")

    def __init__(self) -> None:
        self.ships: dict[str, ShipKind] = {}
        self.outfits: dict[str, OutfitKind] = {}
        self.sectors: dict[str, SectorKind] = {}
        self.missions: dict[str, MissionKind] = {}
        self.titles: dict[str, TitleKind] = {}
        self.cubes: entries.CubesEntry | None = None
        self.outfit_tiles: entries.OutfitTilesEntry | None = None
        self.tokens: entries.TokensEntry | None = None
        self.fame_track: entries.FameTrackEntry | None = None


@functools.cache
def content() -> Content:
    """The box as it comes."""
    return load(box_files())


def box_files() -> dict[str, str]:
    data = importlib.resources.files("rimward.games.xia") / "data"
    return {name: (data / name).read_text(encoding="utf-8") for name in FILES}


def load(box: Mapping[str, str], packs: Iterable[Pack] = ()) -> Content:
    """The files of a whole box, with packs laid over it in this order."""
    for file in FILES:
        if file not in {entries.base(name) for name in box}:
            raise ContentError(file, "", "", "a box needs this file")
    whole = pack(box)
    for part in packs:
        whole.ships |= part.ships
        whole.outfits |= part.outfits
        whole.sectors |= part.sectors
        whole.missions |= part.missions
        whole.titles |= part.titles
        whole.cubes = part.cubes or whole.cubes
        whole.outfit_tiles = part.outfit_tiles or whole.outfit_tiles
        whole.tokens = part.tokens or whole.tokens
        whole.fame_track = part.fame_track or whole.fame_track
    for file, entry, field, problem in _misfits(whole):
        raise ContentError(file, entry, field, problem)
    return _put_together(whole)


def pack(files: Mapping[str, str]) -> Pack:
    """Checks every entry of these files, given by name. Errors use the names as given, folders and all."""
    found = Pack()
    for file, text in files.items():
        if entries.base(file) not in FILES:
            raise ContentError(file, "", "", f"no such file is known; there are {', '.join(FILES)}")
        for name, raw in entries.read(file, text).items():
            _add(found, file, name, raw)
    return found


def _add(found: Pack, file: str, name: str, raw: object) -> None:
    match entries.base(file):
        case "ships.yaml":
            found.ships[name] = _ship(file, name, entries.convert(file, name, raw, entries.ShipEntry))
        case "outfits.yaml":
            found.outfits[name] = _outfit(file, name, entries.convert(file, name, raw, entries.OutfitEntry))
        case "sectors.yaml":
            found.sectors[name] = _sector(file, name, entries.convert(file, name, raw, entries.SectorEntry))
        case "missions.yaml":
            found.missions[name] = _mission(file, name, entries.convert(file, name, raw, entries.MissionEntry))
        case "titles.yaml":
            found.titles[name] = _title(file, name, entries.convert(file, name, raw, entries.TitleEntry))
        case _:
            _add_to_box(found, file, name, raw)


def _add_to_box(found: Pack, file: str, name: str, raw: object) -> None:
    entry: entries.Entry
    if name == "cubes":
        entry = found.cubes = entries.convert(file, name, raw, entries.CubesEntry)
    elif name == "outfit-tiles":
        entry = found.outfit_tiles = entries.convert(file, name, raw, entries.OutfitTilesEntry)
    elif name == "tokens":
        entry = found.tokens = entries.convert(file, name, raw, entries.TokensEntry)
    elif name == "fame-track":
        entry = found.fame_track = entries.convert(file, name, raw, entries.FameTrackEntry)
    else:
        raise ContentError(file, name, "", "no such entry is known; there are cubes, outfit-tiles, tokens, fame-track")
    entries.refuse(file, name, entries.box_problems(entry))


def _source(entry: entries.Entry) -> Source:
    return Source(entry.source, entry.at, entry.known, entry.inferred)


def _ship(file: str, name: str, ship: entries.ShipEntry) -> ShipKind:
    entries.refuse(file, name, entries.ship_problems(ship))
    numbers = (ship.impulse, ship.energy, ship.ability, _source(ship), ship.first_impulse)
    holds = entries.hold_spaces(ship.hold), entries.hold_spaces(ship.first_hold)
    return ShipKind(name, ship.tier, ship.price, holds[0], *numbers, holds[1])


def _outfit(file: str, name: str, outfit: entries.OutfitEntry) -> OutfitKind:
    entries.refuse(file, name, entries.outfit_problems(outfit))
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
        _source(outfit),
    )


def _sector(file: str, name: str, sector: entries.SectorEntry) -> SectorKind:
    entries.refuse(file, name, entries.sector_problems(sector))
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
        _source(sector),
    )


def _mission(file: str, name: str, mission: entries.MissionEntry) -> MissionKind:
    entries.refuse(file, name, entries.mission_problems(mission))
    return MissionKind(name, mission.type, mission.place, mission.target, mission.deliver, _source(mission))


def _title(file: str, name: str, title: entries.TitleEntry) -> TitleKind:
    entries.refuse(file, name, entries.title_problems(title))
    return TitleKind(
        name,
        title.card,
        title.objective,
        title.count,
        title.npc,
        title.skill,
        title.by,
        title.fame,
        _source(title),
    )


# --- the whole -------------------------------------------------------------------------------------------------------
def _misfits(whole: Pack) -> Iterator[tuple[str, str, str, str]]:
    """What no entry is to blame for alone: file, entry, field, problem."""
    numbers: dict[int, str] = {}
    for sector in whole.sectors.values():
        if sector.spawn:
            other = numbers.setdefault(sector.spawn, sector.name)
            if other != sector.name:
                yield "sectors.yaml", sector.name, "marks", f"spawn {sector.spawn} is already that of {other}"
    for name in (*FIRST_GAME, *NPC_PLANETS):
        if name not in whole.sectors:
            yield "sectors.yaml", name, "", "rules speak of this sector, so it cannot be missing"
        if not whole.sectors[name].spawn:
            yield "sectors.yaml", name, "marks", "rules send ships to the spawn of this sector, so it needs one"
    if sum(ship.tier == 1 for ship in whole.ships.values()) < MOST_SEATS:
        yield "ships.yaml", "", "tier", f"{MOST_SEATS} captains begin in a ship of tier 1 each; there are too few"
    cards: dict[str, str] = {}
    for ship in whole.ships.values():
        other = cards.setdefault(ship.ability, ship.name)
        if other != ship.name:
            yield "ships.yaml", ship.name, "ability", f"{ship.ability} already belongs to {other}"
    aims: dict[str, str] = {}
    for title in whole.titles.values():
        other = aims.setdefault(title.objective, title.name)
        if other != title.name:
            yield "titles.yaml", title.name, "objective", f"{title.objective} is already that of {other}"

    yield from _mission_misfits(whole)


def _mission_misfits(whole: Pack) -> Iterator[tuple[str, str, str, str]]:
    for mission in whole.missions.values():
        for field, name in (("place", mission.place), ("deliver", mission.deliver)):
            if not name:
                continue
            if name not in whole.sectors:
                yield "missions.yaml", mission.name, field, f"there is no sector {name}"
            if "mission" not in whole.sectors[name].marks:
                yield "missions.yaml", mission.name, field, f"{name} has no Mission Point"
        if mission.type == "smuggler" and whole.sectors[mission.deliver].kind != "planet":
            yield (
                "missions.yaml",
                mission.name,
                "deliver",
                f"a smuggler delivers to a planet, and {mission.deliver} is none",
            )


def _put_together(whole: Pack) -> Content:
    cubes = _needed(whole.cubes, "cubes").count
    faces = _needed(whole.tokens, "tokens").count
    made = Content(
        whole.ships,
        whole.outfits,
        whole.sectors,
        tuple(face for face in FACES for _ in range(faces.get(face, 0))),
        _needed(whole.fame_track, "fame-track").title_spaces,
        {cube: cubes[cube] for cube in CUBES},
        _needed(whole.outfit_tiles, "outfit-tiles").count,
        "",
        whole.missions,
        whole.titles,
    )
    made.hash = _hash(made)
    return made


Kind = TypeVar("Kind", bound=entries.Entry)


def _needed(entry: Kind | None, name: str) -> Kind:
    if entry is None:
        raise ContentError("box.yaml", name, "", "the box needs this entry")
    return entry


def _hash(made: Content) -> str:
    """Over all that is played with, in printed order. Where an entry comes from is not played with."""
    kinds = [
        [sorted(value) if isinstance(value, frozenset) else value for value in printed(kind).values()]
        for box in (made.ships, made.outfits, made.sectors, made.missions, made.titles)
        for kind in box.values()
    ]
    rest = [made.tokens, made.title_spaces, made.cubes, made.outfit_tiles]
    return blake2b(msgspec.json.encode([kinds, rest], order="deterministic"), digest_size=16).hexdigest()


def printed(kind: ShipKind | OutfitKind | SectorKind | MissionKind | TitleKind) -> dict[str, object]:
    """Its fields in the order of their names, without where it comes from."""
    return {field: getattr(kind, field) for field in sorted(fields_of(type(kind))) if field != "source"}


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
