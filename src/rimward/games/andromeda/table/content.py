"""What the box of Andromeda's Edge holds, as rules read it: plain facts. What cards do is in `cards/written.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, Final

import msgspec

from rimward.games.andromeda.table import entries
from rimward.games.andromeda.table.entries import SpaceEntry
from rimward.games.andromeda.table.names import HAND, KINDS, TRACKS, Contents
from rimward.games.andromeda.table.pieces import BAYS, Bay, Raider, Region
from rimward.kernel.content import Entry, Misfits, Sheet, Source, hash_of, hashed, source_of
from rimward.kernel.effect import ANY_TIME

Amounts = dict[str, int]
SOURCE: Final = Entry.__struct_fields__


def contents_of(said: Mapping[str, int]) -> Contents:
    return tuple([(what, amount) for what, amount in said.items() if amount])


class EndScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """VP in final scoring: `base`, and `each` for what is counted, `most` in all."""

    each: int
    per: str
    base: int = 0
    deck: str = "any"
    most: int = 99


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A progress track, by steps from its bottom."""

    vp: list[int]
    discovery: dict[int, str] = {}
    upgrade: list[int] = []
    prize: list[int] = []
    vaults: list[int] = []
    hands: dict[int, int] = {}
    levels: list[int] = []
    events: list[int] = []

    def top(self) -> int:
        return len(self.vp) - 1

    def level(self, step: int) -> int:
        return sum([step >= at for at in self.levels])

    def vault(self, step: int) -> int:
        return sum([step >= at for at in self.vaults])

    def hand_limit(self, step: int) -> int:
        return max([HAND, *[limit for at, limit in self.hands.items() if step >= at]])


class Planet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`type` is a progress track; `under` lies where the moons were, `other` is the choice beside it."""

    type: str
    cost: Contents
    under: Contents
    other: Contents = ()


class Moon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    color: str
    count: int
    gives: Contents
    other: Contents = ()


class ModuleKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`slot` is input, output or nothing."""

    deck: str
    copies: int
    damage: int = 0
    slot: str = ""
    slot_vp: int = 0
    end: EndScore | None = None


class TacticsKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    type: str
    copies: int = 2


class RaiderKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    range: int
    weapons: int
    reward: Contents
    shields: int = 0
    targeting: int = 0
    start: str = "nebula"
    first_range: int = 0
    first_reward: Contents = ()
    quirks: tuple[str, ...] = ()

    def at_first(self) -> RaiderKind:
        """With the first numbers, where it has any."""
        old = {"range": self.first_range, "reward": self.first_reward}
        return msgspec.structs.replace(self, **{field: value for field, value in old.items() if value})

    def raider(self, name: str, regions: tuple[int, ...] = ()) -> Raider:
        head = (name, self.letter, self.range, self.weapons, self.reward, regions)
        return Raider(*head, self.shields, self.targeting, 0, self.start, self.quirks)


class EventKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: str
    track: str
    raider: str
    who: str = "each"


class Faction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tracks: tuple[str, ...]
    start: Contents
    upgrade: str
    abilities: tuple[str, ...]
    end: EndScore | None = None
    any_field: bool = False


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`often` is how often it can be used: always, once a turn, once a game."""

    free: bool = False
    often: str = "always"


class UpgradeTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ship: str
    range: int
    weapons: int
    faction: bool = False
    shields: int = 0
    targeting: int = 0
    abilities: tuple[str, ...] = ()

    def bay(self, name: str, damaged: int = 0) -> Bay:
        """andromeda.upgrade.shield-carry: markers stay as far as they fit."""
        kept = min(damaged, self.shields)
        numbers = (self.range, self.weapons, self.shields, self.targeting)
        return Bay(self.ship, *numbers, self.abilities, kept, name)


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    copies: int = 1


class DevelopmentKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    leaders: int


class SpecialTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`numbers` of the die bring raiders here; `vp` is for each development beside it."""

    kind: str
    numbers: tuple[int, ...]
    vp: int


class Destiny(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """VP by the progress track on which nobody may be higher."""

    goals: Amounts


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ships: dict[str, Contents]
    prices: dict[str, list[Contents]]
    storage: Amounts
    event_steps: dict[int, int]
    level_vp: list[int]
    terminus: Amounts
    planets: dict[int, int]


class Piece(msgspec.Struct, frozen=True):
    """An entry read: its facts, what it does if it is a card, and where it comes from."""

    facts: Any
    effect: dict[str, Any] | None
    source: Source


class Content:
    """All of it by name. `entries` are the effects as they stand in the files, `sources` where things come from."""

    def __init__(self, made: Mapping[str, Mapping[str, Piece]]) -> None:
        self.hash = hash_of({file: [[name, hashed(piece)] for name, piece in made[file].items()] for file in made})
        self.sources = {name: piece.source for pieces in made.values() for name, piece in pieces.items()}
        self.entries = {
            name: piece.effect for pieces in made.values() for name, piece in pieces.items() if piece.effect is not None
        }
        facts = {file: {name: piece.facts for name, piece in pieces.items()} for file, pieces in made.items()}
        self.map, self.spaces = _map(facts["map.yaml"])
        self.marked = tuple([n for n, space in enumerate(facts["map.yaml"].values()) if space.special])
        numbers = _Numbers(facts["numbers.yaml"])
        self.tracks: dict[str, Track] = numbers.tracks()
        self.numbers = numbers.others()
        self.planets: dict[str, Planet] = facts["planets.yaml"]
        self.moons: dict[str, Moon] = facts["moons.yaml"]
        self.modules: dict[str, ModuleKind] = facts["modules.yaml"]
        self.tactics: dict[str, TacticsKind] = facts["tactics.yaml"]
        self.raiders: dict[str, RaiderKind] = facts["raiders.yaml"]
        self.events: dict[str, EventKind] = facts["events.yaml"]
        self.factions: dict[str, Faction] = facts["factions.yaml"]
        self.abilities: dict[str, Ability] = facts["abilities.yaml"]
        self.upgrades: dict[str, UpgradeTile] = facts["upgrades.yaml"]
        self.tokens: dict[str, Token] = facts["tokens.yaml"]
        self.developments: dict[str, DevelopmentKind] = facts["developments.yaml"]
        self.specials: dict[str, SpecialTile] = facts["special.yaml"]
        self.destinies: dict[str, Destiny] = facts["destinies.yaml"]

        self.first = self._at_first(_Numbers(facts["numbers.yaml"], first=True))

    def at(self, first: bool) -> Content:
        """As a table is played that has the first numbers, or not."""
        return self.first if first else self

    def _at_first(self, numbers: _Numbers) -> Content:
        """The same box with the first numbers."""
        found = copy(self)
        found.tracks, found.numbers = numbers.tracks(), numbers.others()
        found.raiders = {name: kind.at_first() for name, kind in self.raiders.items()}
        return found

    def bays(self) -> tuple[Bay, ...]:
        return BAYS


def _map(spaces: Mapping[str, SpaceEntry]) -> tuple[tuple[Region, ...], tuple[str, ...]]:
    """The board without tiles: empty spaces, and the nebulae printed around them; and what they are called."""
    names = list(spaces)
    regions = [
        Region(
            "nebula" if name.startswith("n") else "empty",
            tuple(sorted([names.index(other) for other in space.touches])),
            name.upper() if name.startswith("n") else "",
        )
        for name, space in spaces.items()
    ]
    return tuple(regions), tuple([name.upper() for name in names])


class _Numbers:
    """What stands in numbers.yaml. `first` reads the fields `first_...`, where an entry has them: what it said before
    it was balanced."""

    def __init__(self, entries: Mapping[str, Any], first: bool = False) -> None:
        self.entries, self.first = entries, first

    def said(self, name: str, field: str) -> Any:
        entry = self.entries[name]
        before = getattr(entry, f"first_{field}", None) if self.first else None
        return before or getattr(entry, field)

    def tracks(self) -> dict[str, Track]:
        return {name: self.track(name) for name in TRACKS}

    def track(self, name: str) -> Track:
        own = self.entries[name]
        rewards = (own.discovery, own.upgrade, own.prize, self.said(name, "vaults"), own.hands)
        return Track(self.said(name, "vp"), *rewards, self.said("levels", "steps"), self.said("event-spaces", "steps"))

    def others(self) -> Numbers:
        costs, prices = self.said("ships", "costs"), self.said("prices", "spaces")
        return Numbers(
            ships={kind: contents_of(costs[kind]) for kind in KINDS},
            prices={deck: [contents_of(price) for price in column] for deck, column in prices.items()},
            storage=self.said("storage", "limits"),
            event_steps=self.said("event-track", "steps"),
            level_vp=self.said("levels", "vp"),
            terminus=self.said("terminus", "vp"),
            planets=self.said("planets", "laid"),
        )


# --- from entries to facts -------------------------------------------------------------------------------------------
AMOUNTS: Final = ("cost", "under", "gives", "reward", "first_reward", "start", "other")
EFFECT: Final = ("when", "condition", "do")


def piece(kind: type[Any], always: str = "") -> Callable[[str, Any], Piece]:
    """Reads entries of a kind. `always` is the moment of cards that name none."""

    def made(name: str, entry: Any) -> Piece:
        said = {field: getattr(entry, field) for field in entry.__struct_fields__ if field not in SOURCE}
        effect = _effect(said, always)
        facts = {field: _plain(field, value) for field, value in said.items() if field not in EFFECT}
        return Piece(kind(**facts), effect, source_of(entry))

    return made


def as_entry(name: str, entry: Any) -> Piece:
    return Piece(entry, None, source_of(entry))


def _effect(said: Mapping[str, Any], always: str) -> dict[str, Any] | None:
    if said.get("do") is None:
        return None
    when = said["when"] or always
    head = {"when": when} if when else {}
    return {**head, **({"if": said["condition"]} if said["condition"] else {}), "do": said["do"]}


def _plain(field: str, value: Any) -> Any:
    if field in AMOUNTS and isinstance(value, dict):
        return contents_of(value)
    if field == "end" and value is not None:
        return msgspec.convert(value, EndScore)
    return value


SHEETS: Final = {
    "map.yaml": Sheet(entries.SpaceEntry, make=as_entry),
    "numbers.yaml": Sheet(entries.NUMBERS, make=as_entry),
    "planets.yaml": Sheet(entries.PlanetEntry, make=piece(Planet)),
    "moons.yaml": Sheet(entries.MoonEntry, make=piece(Moon)),
    "modules.yaml": Sheet(entries.ModuleEntry, make=piece(ModuleKind)),
    "tactics.yaml": Sheet(entries.TacticsEntry, make=piece(TacticsKind)),
    "raiders.yaml": Sheet(entries.RaiderEntry, make=piece(RaiderKind)),
    "events.yaml": Sheet(entries.EventEntry, make=piece(EventKind)),
    "factions.yaml": Sheet(entries.FactionEntry, make=piece(Faction)),
    "abilities.yaml": Sheet(entries.AbilityEntry, make=piece(Ability)),
    "upgrades.yaml": Sheet(entries.UpgradeEntry, make=piece(UpgradeTile)),
    "tokens.yaml": Sheet(entries.TokenEntry, make=piece(Token, ANY_TIME)),
    "special.yaml": Sheet(entries.SpecialEntry, make=piece(SpecialTile)),
    "destinies.yaml": Sheet(entries.DestinyEntry, make=piece(Destiny)),
    "developments.yaml": Sheet(entries.DevelopmentEntry, make=piece(DevelopmentKind, ANY_TIME)),
}


def misfits(made: Mapping[str, Mapping[str, Piece]]) -> Misfits:
    """What no entry is to blame for alone: names that are not there, or are there twice."""
    seen: dict[str, str] = {}
    for file, pieces in made.items():
        for name in pieces if file not in ("map.yaml", "numbers.yaml") else ():
            if name in seen:
                yield file, name, "", f"{seen[name]} has something of this name, too"
            seen[name] = file
    for name, piece_ in made["factions.yaml"].items():
        if piece_.facts.upgrade not in made["upgrades.yaml"]:
            yield "factions.yaml", name, "upgrade", f"{piece_.facts.upgrade} is no ship upgrade"
        for ability in piece_.facts.abilities:
            if ability not in made["abilities.yaml"]:
                yield "factions.yaml", name, "abilities", f"{ability} is nothing that a faction can do"
    for name, space in made["map.yaml"].items():
        for other in space.facts.touches:
            if other not in made["map.yaml"] or name not in made["map.yaml"][other].facts.touches:
                yield "map.yaml", name, "touches", f"{other} does not touch it"
