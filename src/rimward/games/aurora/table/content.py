"""What the box of Destiny Aurora holds, as rules read it: plain facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from rimward.games.aurora.table import entries
from rimward.games.aurora.table.board import BLOCKING, EDGES, GROUND_LEVEL, GROUNDS, LEVELS, TILE
from rimward.games.aurora.table.entries import Blue, Bonus, CrewEntry, ItemEntry, MissionEntry, Red, SheetEntry
from rimward.games.aurora.table.names import FACTIONS, NOWHERE, SKILLS
from rimward.kernel.content import Misfits, Problems, Sheet, Source, hash_of, hashed, source_of
from rimward.kit.gait import DOOR, OPEN, WALL

Edge = tuple[int, bool, int]  # the square to its west or north, whether it lies below that, the code


class Test(msgspec.Struct, frozen=True):
    """`tech 5`: a skill, and what a die has to show."""

    skill: str
    least: int


def test_of(said: str) -> Test | None:
    if not said:
        return None
    skill, least = said.split()
    return Test(skill, int(least))


class TileKind(msgspec.Struct, frozen=True):
    """A tile as drawn: by square its ground, its level and its room; its edges, its crate and its marks; its text."""

    name: str
    type: str
    indoor: bool
    ground: bytes
    levels: bytes
    rooms: bytes
    edges: tuple[Edge, ...]
    crate: int
    marks: dict[str, int]
    do: Any = None


class PictureError(ValueError):
    """What is wrong with the picture of a tile."""


def square_of(said: str) -> int:
    """`d4` is the fourth square of the fourth row."""
    if len(said) != 2 or said[0] not in "abcdefgh" or said[1] not in "12345678":
        raise PictureError(f"{said} is no square: a letter from a to h for the row, a number from 1 to 8")
    return "abcdefgh".index(said[0]) * TILE + int(said[1]) - 1


def tile_of(name: str, entry: entries.TileEntry) -> TileKind:
    """Rows of squares at even lines, what lies between them at odd ones; both at every second column."""
    rows = entry.picture.split("\n")
    while rows and not rows[-1].strip():
        rows.pop()
    if len(rows) > 2 * TILE - 1:
        raise PictureError(f"{len(rows)} lines, and there are {2 * TILE - 1}: eight rows and what lies between them")
    width = 2 * TILE - 1
    grid = [row.ljust(width) for row in [*rows, *[""] * (2 * TILE - 1 - len(rows))]]
    if any([len(row) > width for row in grid]):
        raise PictureError(f"a line is longer than {width}")
    ground, levels = bytearray(), bytearray()
    for row in range(TILE):
        for column in range(TILE):
            sign = grid[2 * row][2 * column]
            if sign not in GROUNDS:
                raise PictureError(f"{sign!r} in row {row + 1}, column {column + 1} is no ground")
            ground.append(GROUNDS[sign])
            levels.append(LEVELS.get(sign, GROUND_LEVEL))
    found = tuple(_edges(grid))
    crate = square_of(entry.crate) if entry.crate else NOWHERE
    marks = {mark: square_of(said) for mark, said in entry.marks.items()}
    rooms = _rooms(found, bytes(ground), entry.indoor)
    return TileKind(name, entry.type, entry.indoor, bytes(ground), bytes(levels), rooms, found, crate, marks, entry.do)


def _edges(grid: list[str]) -> Iterator[Edge]:
    for row in range(TILE):
        for column in range(TILE):
            number = row * TILE + column
            if column < TILE - 1:
                yield from _edge(grid[2 * row][2 * column + 1], number, False)
            if row < TILE - 1:
                yield from _edge(grid[2 * row + 1][2 * column], number, True)


def _edge(sign: str, number: int, below: bool) -> Iterator[Edge]:
    if sign not in EDGES:
        raise PictureError(f"{sign!r} beside square {number} is no edge")
    if EDGES[sign] != OPEN:
        yield number, below, EDGES[sign]


def _rooms(edges: tuple[Edge, ...], ground: bytes, indoor: bool) -> bytes:
    """What walls and doors cut off from the rim of the tile, numbered from 1 on."""
    shut = {(number, below) for number, below, code in edges if code in (WALL, DOOR)}
    rooms = bytearray(TILE * TILE)
    if not indoor:
        return bytes(rooms)
    outside = _spread([n for n in range(TILE * TILE) if _at_rim(n)], shut)
    seen = 0
    for number in range(TILE * TILE):
        if number in outside or rooms[number]:
            continue
        seen += 1
        for square in _spread([number], shut):
            rooms[square] = seen
    return bytes(rooms)


def _at_rim(number: int) -> bool:
    row, column = divmod(number, TILE)
    return row in (0, TILE - 1) or column in (0, TILE - 1)


def _spread(todo: list[int], shut: set[tuple[int, bool]]) -> set[int]:
    """All squares that one gets to over open edges, whatever their ground."""
    found = set(todo)
    while todo:
        number = todo.pop()
        row, column = divmod(number, TILE)
        beside = [
            (number - TILE, (number - TILE, True), row > 0),
            (number + TILE, (number, True), row < TILE - 1),
            (number - 1, (number - 1, False), column > 0),
            (number + 1, (number, False), column < TILE - 1),
        ]
        for there, edge, exists in beside:
            if exists and edge not in shut and there not in found:
                found.add(there)
                todo.append(there)
    return found


class CrewKind(msgspec.Struct, frozen=True):
    """A character as rules ask about it. An enemy has a `rank` and a `range` of its own; its level is its initiative
    (aurora.initiative.npc-level)."""

    name: str
    faction: int
    specialty: tuple[str, ...]
    initiative: int
    keywords: tuple[str, ...]
    health: int
    speed: int
    attack: int
    defense: tuple[int, int]
    skills: tuple[int, ...]  # in the order of SKILLS
    blue: tuple[Blue, ...]
    red: tuple[Red, ...]
    rank: str = ""
    species: str = ""
    range: int = 0
    hunts: str = ""

    def skill(self, name: str) -> int:
        return self.skills[SKILLS.index(name)]

    def bonuses(self) -> list[Bonus]:
        return [red.bonus for red in self.red if red.bonus is not None]


def crew_of(name: str, entry: CrewEntry) -> CrewKind:
    faction = FACTIONS.index(entry.faction) if entry.faction in FACTIONS else NOWHERE
    head = (name, faction, entry.specialty, entry.initiative, entry.keywords)
    body = (entry.health, entry.speed, entry.attack, entry.defense)
    return CrewKind(*head, *body, tuple([entry.skills[skill] for skill in SKILLS]), entry.blue, entry.red)


def trained_in(kind: CrewKind, upgrade: entries.UpgradeEntry) -> CrewKind:
    """aurora.upgrade.effect: the same card with what the training changes on it."""
    more = {str(skill): value for skill, value in upgrade.skills.items()}
    skills = tuple([value + more.get(skill, 0) for skill, value in zip(SKILLS, kind.skills, strict=True)])
    return msgspec.structs.replace(
        kind,
        skills=skills,
        health=kind.health + upgrade.health,
        initiative=kind.initiative + upgrade.initiative,
        keywords=(*kind.keywords, upgrade.gains) if upgrade.gains else kind.keywords,
        blue=(*kind.blue, *upgrade.blue),
        red=(*kind.red, *upgrade.red),
    )


def enemy_of(
    name: str,
    level: entries.Level,
    number: int,
    card: entries.VillainEntry | entries.CreatureEntry,
    rank: str,
    species: str = "",
    hunts: str = "",
) -> CrewKind:
    """An enemy as a character: of all skills it has only Search."""
    skills = tuple([level.search if skill == "search" else 0 for skill in SKILLS])
    red = tuple([Red(name=name, kind="bonus", bonus=bonus) for bonus in card.bonuses])
    head = (name, NOWHERE, (), number, card.keywords)
    body = (level.health, level.speed, level.attack, level.defense, skills)
    return CrewKind(*head, *body, (), red, rank, species, level.range, hunts)


def numbered(name: str, count: int) -> list[str]:
    """Figures of which there are several have a number."""
    return [name] if count == 1 else [f"{name}-{number}" for number in range(1, count + 1)]


def enemies_at(made: Mapping[str, Mapping[str, Any]], number: int) -> dict[str, CrewKind]:
    """All enemies at level 1 or 2. A creature has one set of numbers."""
    found: dict[str, CrewKind] = {}
    for name, villain in made["villains.yaml"].items():
        level = villain.levels[number - 1]
        for each in numbered(name, villain.count):
            found[each] = enemy_of(each, level, number, villain, villain.rank, villain.species, villain.hunts)
    for name, beast in made["creatures.yaml"].items():
        found[name] = enemy_of(name, beast.stats, number, beast, "creature")
    return found


class Content:
    """All of it by name. `enemies` are those of level 1 and those of level 2."""

    def __init__(self, made: Mapping[str, Mapping[str, Any]]) -> None:
        self.hash = hash_of({file: [[name, hashed(piece)] for name, piece in made[file].items()] for file in made})
        self.sources: dict[str, Source] = {}
        self.crew: dict[str, CrewKind] = {}
        self.surface: dict[str, TileKind] = {}
        self.orbit: dict[str, TileKind] = {}
        self.items: dict[str, ItemEntry] = dict(made["items.yaml"])
        self.ships: dict[str, int] = {name: FACTIONS.index(entry.faction) for name, entry in made["ships.yaml"].items()}
        self.missions: dict[str, MissionEntry] = dict(made["missions.yaml"])
        self.endings: dict[str, MissionEntry] = dict(made["endings.yaml"])
        self.campaigns: dict[str, entries.CampaignEntry] = dict(made["campaigns.yaml"])
        self.bounties: dict[str, int] = {name: entry.value for name, entry in made["bounties.yaml"].items()}
        self.villains: dict[str, entries.VillainEntry] = dict(made["villains.yaml"])
        self.creatures: dict[str, entries.CreatureEntry] = dict(made["creatures.yaml"])
        self.npc_ships: dict[str, entries.NpcShipEntry] = dict(made["npc-ships.yaml"])
        self.enemy_cards: dict[str, entries.EnemyCardEntry] = dict(made["enemy-cards.yaml"])
        self.npc_cards: dict[str, entries.NpcCardEntry] = dict(made["npc-cards.yaml"])
        self.events: dict[str, entries.EventEntry] = dict(made["events.yaml"])
        self.upgrades: dict[str, entries.UpgradeEntry] = dict(made["upgrades.yaml"])
        self.tactical: dict[str, entries.TacticalEntry] = dict(made["tactical.yaml"])
        self.recruits = {name: crew_of(name, entry) for name, entry in made["recruits.yaml"].items()}
        self._trained: dict[tuple[str, tuple[str, ...]], CrewKind] = {}
        self.sheet: SheetEntry = made["sheet.yaml"]["ship"]
        for file in made:
            for name, entry in made[file].items():
                self.sources[name] = source_of(entry)
        for name, entry in made["crew.yaml"].items():
            self.crew[name] = crew_of(name, entry)
        self.enemies = tuple([enemies_at(made, number) for number in (1, 2)])
        for name, entry in made["tiles.yaml"].items():
            boards = self.surface if entry.board == "surface" else self.orbit
            boards[name] = tile_of(name, entry)
        self.locations = {
            (orbit, kind): [name for name, tile in kinds.items() if tile.type == kind]
            for orbit, kinds in ((False, self.surface), (True, self.orbit))
            for kind in ("centre", "side", "corner")
        }

    def figure(self, name: str, level: int) -> CrewKind:
        """A crew, or an enemy at its level."""
        kind = self.crew.get(name) or self.recruits.get(name)
        return self.enemies[level - 1][name] if kind is None else kind

    def mission(self, name: str) -> MissionEntry | None:
        """A mission, or the ending of a campaign."""
        return self.missions.get(name) or self.endings.get(name)

    def trained(self, kind: CrewKind, upgrades: tuple[str, ...]) -> CrewKind:
        """A crew with its upgrades."""
        known = self._trained.get((kind.name, upgrades))
        if known is None:
            known = kind
            for name in upgrades:
                known = trained_in(known, self.upgrades[name])
            self._trained[kind.name, upgrades] = known
        return known

    def npc_ship(self, name: str) -> entries.NpcShipEntry:
        """The card of a ship that nobody plays; figures of which there are several have a number."""
        return self.npc_ships[name] if name in self.npc_ships else self.npc_ships[name.rpartition("-")[0]]

    def tiles(self, orbit: bool, kind: str) -> list[str]:
        return self.locations[orbit, kind]

    def deck(self, deck: str) -> list[str]:
        """Every card of a deck, by its name."""
        if deck == "upgrades":
            return [name for name, upgrade in self.upgrades.items() for _ in range(upgrade.copies)]
        return [name for name, item in self.items.items() if item.deck == deck for _ in range(item.copies)]


def mission_problems(mission: MissionEntry) -> Problems:
    """Whether its goal leads from what lies there to what has to be brought."""
    *steps, last = mission.goal
    if last.step != "bring" or any([step.step == "bring" for step in steps]):
        yield "goal", "the last step brings something aboard, and no other does"
        return
    there = {placed.what for placed in mission.place}
    for step in steps:
        if step.step != "defeat" and step.what not in there:
            yield "goal", f"{step.what} lies nowhere"
        if step.needs and step.needs not in {each.made for each in steps}:
            yield "goal", f"nothing gives {step.needs}"
        if step.test:
            skill, _, least = step.test.partition(" ")
            if skill not in SKILLS or not least.isdigit():
                yield "goal", f"{step.test} is no test"
    if last.what not in there | {step.made for step in steps}:
        yield "goal", f"nothing gives {last.what}"


SHEETS: Final = {
    "crew.yaml": Sheet(entries.CrewEntry),
    "ships.yaml": Sheet(entries.ShipEntry),
    "sheet.yaml": Sheet(entries.SheetEntry),
    "items.yaml": Sheet(entries.ItemEntry),
    "tiles.yaml": Sheet(entries.TileEntry),
    "bounties.yaml": Sheet(entries.BountyEntry),
    "villains.yaml": Sheet(entries.VillainEntry),
    "creatures.yaml": Sheet(entries.CreatureEntry),
    "npc-ships.yaml": Sheet(entries.NpcShipEntry),
    "enemy-cards.yaml": Sheet(entries.EnemyCardEntry),
    "npc-cards.yaml": Sheet(entries.NpcCardEntry),
    "events.yaml": Sheet(entries.EventEntry),
    "missions.yaml": Sheet(entries.MissionEntry, mission_problems),
    "endings.yaml": Sheet(entries.MissionEntry, mission_problems),
    "campaigns.yaml": Sheet(entries.CampaignEntry),
    "upgrades.yaml": Sheet(entries.UpgradeEntry),
    "recruits.yaml": Sheet(entries.CrewEntry),
    "tactical.yaml": Sheet(entries.TacticalEntry),
}


def misfits(made: Mapping[str, Mapping[str, Any]]) -> Misfits:
    """What no entry is to blame for alone, and pictures that cannot be read."""
    for name, entry in made["tiles.yaml"].items():
        try:
            tile = tile_of(name, entry)
        except PictureError as error:
            yield "tiles.yaml", name, "picture", str(error)
            continue
        if tile.crate != NOWHERE and tile.ground[tile.crate] == BLOCKING:
            yield "tiles.yaml", name, "crate", "no crate stands on blocking terrain"
        if entry.board == "surface" and tile.crate == NOWHERE:
            yield "tiles.yaml", name, "crate", "every tile of the planet has a square for its crate"
    for name in made["bounties.yaml"]:
        if name not in made["crew.yaml"]:
            yield "bounties.yaml", name, "", "there is no such crew"
    for name, crew in made["crew.yaml"].items():
        if name not in made["bounties.yaml"]:
            yield "crew.yaml", name, "", "nobody has a bounty on it"
        if set(crew.skills) != set(SKILLS):
            yield "crew.yaml", name, "skills", "all seven have a value"
    for name, card in made["enemy-cards.yaml"].items():
        if card.commander and made["villains.yaml"][card.commander].rank != "commander":
            yield "enemy-cards.yaml", name, "commander", f"{card.commander} is no commander"
        for species, (least, most) in card.warriors.items():
            if not 1 <= least <= most <= 6:
                yield "enemy-cards.yaml", name, "warriors", f"{least} to {most} {species} is no range of a die"
    for name, card in made["npc-cards.yaml"].items():
        if not card.order or card.order[-1] != "nearest":
            yield "npc-cards.yaml", name, "order", "it ends with nearest, so that nobody stands idle"
    for file in ("missions.yaml", "endings.yaml"):
        for name, mission in made[file].items():
            for field, problem in strange(made, mission):
                yield file, name, field, problem
    for name, campaign in made["campaigns.yaml"].items():
        if campaign.ending not in made["endings.yaml"]:
            yield "campaigns.yaml", name, "ending", f"there is no ending {campaign.ending}"


def strange(made: Mapping[str, Mapping[str, Any]], mission: MissionEntry) -> Problems:
    """What a mission speaks of that is not in the box."""
    tiles = made["tiles.yaml"]
    for tile in mission.tiles:
        if tile not in tiles:
            yield "tiles", f"there is no tile {tile}"
    marks = [*[("place", mark) for placed in mission.place for mark in placed.on]]
    marks += [("guards", guard.on) for guard in mission.guards]
    for field, mark in marks:
        tile, _, at = mark.partition(":")
        if tile not in mission.tiles or at not in tiles[tile].marks:
            yield field, f"no tile of the mission has a mark {mark}"
    for guard in mission.guards:
        if guard.what not in {**made["villains.yaml"], **made["creatures.yaml"]}:
            yield "guards", f"there is no {guard.what}"
    for title in mission.titles:
        if title not in made["campaigns.yaml"]:
            yield "titles", f"there is no campaign {title}"
