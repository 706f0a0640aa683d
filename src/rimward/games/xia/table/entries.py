"""How the files of `data/` are written, and what can be wrong with an entry of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec

from rimward.kernel.content import NAME, Entry, Problems

Spot = tuple[int, int]  # (x, y) in a hold or an outfit

CUBES = ("spice", "holo", "terra", "plasma", "cyber")
FACES = ("credits", "fame", "nothing")
SYMBOLS = ("ring", "bar", "dot", "star", "wave", "fork")
GROUND = {".": "space", "#": "planet", "~": "nebula", "a": "asteroid", "d": "debris", "g": "gate", "*": "star"}
GATHERING = {"mine": "a", "salvage": "d", "harvest": "~"}  # and the ground it needs, on its cell or beside it
MARKS = ("mission", "spawn", "explore", "buy", "sell", *GATHERING)
AT_A_PLACE = ("shuttle", "research", "smuggler")  # Missions that begin at a Mission Point
AT_A_SHIP = ("assassin", "thief")  # Missions with a target of their own
SEATS = ("left", "right")
NPCS = ("enforcer", "scoundrel", "merchant")
LAST_SPAWN = 19  # xia.respawn.natural-20: a 20 is a free choice

ROWS = (3, 4, 5, 4, 3)
CELL_NAMES = tuple(f"{row}{n + 1}" for row, size in zip("abcde", ROWS, strict=True) for n in range(size))
CELLS = tuple((q, r) for r in range(-2, 3) for q in range(max(-2, -2 - r), min(2, 2 - r) + 1))
DIRECTIONS = ("e", "se", "sw", "w", "nw", "ne")
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # axial, in the order of DIRECTIONS


# --- the fields ------------------------------------------------------------------------------------------------------
Tier = Literal[1, 2, 3]
Credits = Annotated[int, msgspec.Meta(ge=0, multiple_of=1000)]
Some = Annotated[int, msgspec.Meta(ge=1)]
MaybeNone = Annotated[int, msgspec.Meta(ge=0)]


class ShipEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    tier: Tier
    price: Credits
    hold: str
    impulse: Some
    energy: Some
    ability: str
    first_impulse: int = 0
    first_hold: str = ""


class OutfitEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["engine", "shield", "blaster", "missile"]
    tier: Tier
    price: Credits
    resale: Credits
    die: Literal[6, 8, 12, 20]
    shape: str


class SectorEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["planet", "gate", "nebula", "asteroid", "debris", "star", "void"]
    symbols: tuple[str, ...]
    ground: str
    law: Literal["", "lawful", "neutral", "outlaw"] = ""
    marks: dict[str, str] = {}  # noqa: RUF012 - msgspec copies it
    entrances: tuple[str, ...] = ()


class MissionEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    type: Literal["shuttle", "research", "bounty-hunter", "assassin", "smuggler", "thief"]
    deliver: str
    place: str = ""
    target: Literal["", "left", "right", "enforcer", "scoundrel", "merchant"] = ""


class TitleEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What has to be done (`deeds` knows how that is counted), how often or how much, and what a Skill adds where."""

    card: Some
    objective: Literal[
        "attack-value",
        "attack-withstood",
        "blind-jumps",
        "bounty",
        "bounty-claimed",
        "credits",
        "cube-types",
        "cubes-sold",
        "damage",
        "gate-travels",
        "gathered",
        "luck",
        "mission-points",
        "missions",
        "npc-destroyed",
        "rescues",
        "sectors-found",
        "tokens",
    ]
    skill: Literal[
        "arm",
        "attack",
        "engine",
        "evading",
        "fame-price",
        "gather",
        "impulse",
        "kindness",
        "missions",
        "npc-damage",
        "outfit-price",
        "ram",
        "repair",
        "reroll",
        "scan",
        "shield",
        "token",
        "trade",
    ]
    fame: Literal[1, 2, 3]
    count: Some = 1
    by: Some = 1
    npc: Literal["", "enforcer", "scoundrel", "merchant", "any"] = ""


class CubesEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    count: dict[str, Some]


class OutfitTilesEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    count: Some


class TokensEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    count: dict[str, MaybeNone]


class FameTrackEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    title_spaces: tuple[Some, ...]


# --- ships and outfits -----------------------------------------------------------------------------------------------
def square_picture(text: str) -> dict[Spot, str]:
    """By (x, y), row by row; blanks are only for the eye."""
    rows = [line.replace(" ", "") for line in text.rstrip().splitlines()]
    return {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}


def hold_spaces(text: str) -> tuple[Spot, ...]:
    return tuple(at for at, sign in square_picture(text).items() if sign == "#")


def _sign_problems(field: str, picture: dict[Spot, str], signs: str) -> Problems:
    for (x, y), sign in picture.items():
        if sign not in signs:
            yield field, f"{sign!r} in row {y + 1}, column {x + 1} is none of the signs {' '.join(signs)}"


def ship_problems(ship: ShipEntry) -> Problems:
    size = len(hold_spaces(ship.hold))
    yield from _sign_problems("hold", square_picture(ship.hold), "#.")
    if not size:
        yield "hold", "there is no Hold space"
    yield from _sign_problems("first_hold", square_picture(ship.first_hold), "#.")
    if ship.first_hold and len(hold_spaces(ship.first_hold)) != size:
        yield "first_hold", f"it needs as many spaces as the Hold has now, {size}: kept games have things on them"
    if not NAME.fullmatch(ship.ability):
        yield "ability", "the name of an Ability Card has small letters, digits and single hyphens"


def outfit_problems(outfit: OutfitEntry) -> Problems:
    picture = square_picture(outfit.shape)
    yield from _sign_problems("shape", picture, "oU.")
    if "U" not in picture.values():
        yield "shape", "without a Use Space (U) it could never be used"
    cells = [at for at, sign in picture.items() if sign != "."]
    if not in_one_piece({(x, y): ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) for x, y in cells}):
        yield "shape", "a tile is in one piece"
    if outfit.resale > outfit.price:
        yield "resale", "it would sell for more than it costs"


def in_one_piece(beside: Mapping[Any, Iterable[Any]]) -> bool:
    """Whether every cell can be reached from every other; `beside` names the cells next to each."""
    found = list(beside)[:1]
    for cell in found:
        found += [other for other in beside[cell] if other in beside and other not in found]
    return len(found) == len(beside)


# --- sectors ---------------------------------------------------------------------------------------------------------
def neighbour(cell: int, direction: int) -> int | None:
    """The number of the next cell of the same tile; None off the tile."""
    at = CELLS[cell][0] + STEPS[direction][0], CELLS[cell][1] + STEPS[direction][1]
    return CELLS.index(at) if at in CELLS else None


def neighbours(cell: int) -> list[int]:
    return [other for other in (neighbour(cell, direction) for direction in range(6)) if other is not None]


def edge(name: str) -> tuple[int, int]:
    """An edge of a cell, such as b2-ne, as numbers."""
    cell, _, direction = name.partition("-")
    return CELL_NAMES.index(cell), DIRECTIONS.index(direction)


def sector_problems(sector: SectorEntry) -> Problems:
    yield from _ground_problems(sector)
    ground = "".join(sector.ground.split())
    yield from _mark_problems(sector, ground)
    yield from _planet_problems(sector, ground)


def _ground_problems(sector: SectorEntry) -> Problems:
    if sorted(sector.symbols) != sorted(SYMBOLS):
        yield "symbols", f"every tile has each of {', '.join(SYMBOLS)} once"
    rows = [line.split() for line in sector.ground.splitlines() if line.strip()]
    if tuple(map(len, rows)) != ROWS:
        sizes = ", ".join(str(len(row)) for row in rows)
        yield "ground", f"a picture has rows of 3, 4, 5, 4 and 3 cells, this one of {sizes}"
    for sign in (sign for row in rows for sign in row):
        if sign not in GROUND:
            yield "ground", f"{sign!r} is no ground; there are {', '.join(f'{s} {w}' for s, w in GROUND.items())}"
    there = {GROUND[sign] for row in rows for sign in row}
    for word in ("planet", "gate", "star"):  # rules ask for these by the kind of the sector
        if word in there and sector.kind != word:
            yield "ground", f"only a {word} sector has a {word} on it, and this is a {sector.kind} sector"
    if sector.kind != "void" and sector.kind not in there:
        yield "ground", f"a {sector.kind} sector with no {sector.kind} on it"
    if sector.kind == "void" and there != {"space"}:
        yield "ground", "a void is empty"
    if (sector.kind == "planet") != bool(sector.law):
        yield "law", "planets, and only they, are lawful, neutral or outlaw"


def _mark_problems(sector: SectorEntry, ground: str) -> Problems:
    words = [key.partition(" ")[0] for key in sector.marks]
    for (key, name), word in zip(sector.marks.items(), words, strict=True):
        if not _is_mark(key):
            yield (
                "marks",
                f"{key!r} is no mark; marks are like mission, explore, spawn 7, buy spice, sell any, mine terra",
            )
        if words.count(word) > 1:
            yield "marks", f"there is more than one {word} on the tile"
        if name not in CELL_NAMES:
            yield "marks", f"{key}: there is no cell {name!r}; cells are a1-a3, b1-b4, c1-c5, d1-d4 and e1-e3"
        cell = CELL_NAMES.index(name)
        if ground[cell] == "*":
            yield "marks", f"{key}: {name} lies in a star, where nobody can go"
        if word in ("buy", "sell") and ground[cell] != "#":
            yield "marks", f"{key}: {name} is not on a planet"
        if word in GATHERING and GATHERING[word] not in {ground[cell], *(ground[near] for near in neighbours(cell))}:
            yield "marks", f"{key}: {name} is neither {GROUND[GATHERING[word]]} nor beside any"
    if len(set(words) & set(GATHERING)) > 1:
        yield "marks", "a sector has only one place to mine, salvage or harvest"
    if sector.kind == "star" and "spawn" in words:
        yield "marks", "nobody comes back beside a star: a star sector has no spawn"


def _is_mark(key: str) -> bool:
    word, _, what = key.partition(" ")
    if word in ("mission", "explore"):
        return key == word
    if word == "spawn":
        return what in {str(number) for number in range(1, LAST_SPAWN + 1)}
    if word == "buy":
        return what in (*CUBES, "any")
    if word == "sell":
        return what in (*CUBES, "any", "nothing")  # nothing: a Sell Space that an option opens
    return word in GATHERING and what in CUBES


def _planet_problems(sector: SectorEntry, ground: str) -> Problems:
    """Its shield runs where the ground changes, so it is always closed; what can be wrong are the entrances."""
    for name in sector.entrances:
        cell_name, _, way = name.partition("-")
        if cell_name not in CELL_NAMES or way not in DIRECTIONS:
            yield "entrances", f"{name!r} is no edge of a cell, such as b2-ne"
        cell, direction = edge(name)
        beyond = neighbour(cell, direction)
        if ground[cell] != "#":
            yield "entrances", f"{name}: {cell_name} is not on the planet; an entrance is named from inside"
        if beyond is not None and ground[beyond] == "#":
            yield "entrances", f"{name}: both sides of it are on the planet"
        if sector.entrances.count(name) > 1:
            yield "entrances", f"{name} is named twice"
    planet = {cell: neighbours(cell) for cell, sign in enumerate(ground) if sign == "#"}
    if planet and not sector.entrances:
        yield "entrances", "a planet has at least one entrance in its shield"
    if not in_one_piece(planet):
        yield "ground", "a planet is in one piece, so that every entrance leads to all of it"


# --- missions --------------------------------------------------------------------------------------------------------
def mission_problems(mission: MissionEntry) -> Problems:
    if mission.type in AT_A_PLACE and not mission.place:
        yield "place", f"a {mission.type} mission begins at the Mission Point of a sector: which?"
    if mission.type not in AT_A_PLACE and mission.place:
        yield "place", f"a {mission.type} mission begins at no place"
    if mission.type in AT_A_SHIP and not mission.target:
        yield "target", f"a {mission.type} mission has a target: {', '.join((*SEATS, *NPCS))}"
    if mission.type not in AT_A_SHIP and mission.target:
        yield "target", f"a {mission.type} mission has no target of its own"
    if mission.deliver == mission.place:
        yield "deliver", "it would be delivered where it begins"


# --- titles ----------------------------------------------------------------------------------------------------------
IN_CREDITS = ("bounty", "bounty-claimed", "credits")  # objectives, and then skills, that are a sum of Credits
PAID = ("fame-price", "kindness", "missions", "outfit-price", "repair", "token", "trade")


def title_problems(title: TitleEntry) -> Problems:
    if (title.objective == "npc-destroyed") != bool(title.npc):
        yield "npc", "npc-destroyed, and only that, says which NPC: enforcer, scoundrel, merchant or any"
    if title.objective in IN_CREDITS and title.count % 1000:
        yield "count", f"{title.objective} is a sum of Credits, which come in thousands"
    if title.skill in PAID and title.by % 1000:
        yield "by", f"{title.skill} is a sum of Credits, which come in thousands"


# --- the rest of the box ---------------------------------------------------------------------------------------------
def box_problems(entry: Entry) -> Problems:
    if isinstance(entry, CubesEntry) and sorted(entry.count) != sorted(CUBES):
        yield "count", f"there are five cubes: {', '.join(CUBES)}"
    if isinstance(entry, TokensEntry) and not set(entry.count) <= set(FACES):
        yield "count", f"a token shows one of {', '.join(FACES)}"
    if isinstance(entry, FameTrackEntry) and list(entry.title_spaces) != sorted(set(entry.title_spaces)):
        yield "title_spaces", "they rise along the track"
