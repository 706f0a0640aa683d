"""The entries of the files in `data/`: their fields as people write them.

A field `first_...` is what that field was before the numbers were balanced: tables of that time play with it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rimward.kernel.content import Entry

Amounts = dict[str, int]
Track = Literal["science", "industry", "supremacy", "commerce", "civilization"]
Deck = Literal["science", "industry", "commerce", "civilization"]
Kind = Literal["transport", "fighter", "science-vessel", "heavy-cruiser"]
Often = Literal["always", "turn", "game"]


class SpaceEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    touches: list[str]
    special: bool = False


class PlanetEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"other": "or"}):
    type: Track
    cost: Amounts
    under: Amounts
    other: Amounts = msgspec.field(default_factory=dict)


class MoonEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"other": "or"}):
    color: Literal["science", "industry", "supremacy", "commerce", "civilization", "nebula"]
    count: int
    gives: Amounts
    other: Amounts = msgspec.field(default_factory=dict)


class CardEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"condition": "if"}):
    """What a card does: see `kernel/effect.py`."""

    when: str = ""
    condition: dict[str, Any] = msgspec.field(default_factory=dict)
    do: Any = None


class ModuleEntry(CardEntry, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"condition": "if"}):
    deck: Deck
    copies: int
    damage: int = 0
    slot: Literal["", "input", "output"] = ""
    slot_vp: int = 0
    end: dict[str, Any] | None = None


class TacticsEntry(CardEntry, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"condition": "if"}):
    type: Literal["action", "event", "sustain", "diplomacy", "battle"]
    copies: int = 2


class RaiderEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    letter: Literal["S", "A", "B", "C", "D"]
    range: int
    weapons: int
    reward: Amounts
    shields: int = 0
    targeting: int = 0
    start: str = "nebula"
    first_range: int = 0
    first_reward: Amounts = msgspec.field(default_factory=dict)
    quirks: tuple[Literal["no-energy", "no-diplomacy", "plunder", "ruin"], ...] = ()


class EventEntry(CardEntry, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"condition": "if"}):
    deck: Literal["dawn", "twilight"]
    track: Track
    raider: Literal["A", "B", "C", "D"]
    who: Literal["each", "table"] = "each"


class FactionEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    tracks: tuple[Track, ...]
    start: Amounts
    upgrade: str
    abilities: tuple[str, ...]
    end: dict[str, Any] | None = None
    any_field: bool = False


class AbilityEntry(CardEntry, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"condition": "if"}):
    free: bool = False
    often: Often = "always"


class UpgradeEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    ship: Kind
    range: int
    weapons: int
    faction: bool = False
    shields: int = 0
    targeting: int = 0
    abilities: tuple[Literal["populate", "attack", "voyage", "jump"], ...] = ()


class TokenEntry(CardEntry, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"condition": "if"}):
    kind: Literal["discovery", "supremacy"]
    copies: int = 1


class DevelopmentEntry(CardEntry, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"condition": "if"}):
    leaders: int


class SpecialEntry(CardEntry, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"condition": "if"}):
    """A tile of a special region: the numbers of the die that bring raiders, and VP for each development beside it."""

    kind: Literal["quasar", "vortex"]
    numbers: tuple[int, ...]
    vp: int


class DestinyEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    goals: dict[Track, int]


# --- numbers.yaml: each entry has fields of its own ------------------------------------------------------------------
class ShipsEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    costs: dict[Kind, Amounts]


class PricesEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    spaces: dict[Deck, list[Amounts]]
    first_spaces: dict[Deck, list[Amounts]] = msgspec.field(default_factory=dict)


class StorageEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    limits: Amounts
    first_limits: Amounts = msgspec.field(default_factory=dict)


class EventTrackEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    steps: dict[int, int]
    first_steps: dict[int, int] = msgspec.field(default_factory=dict)


class TerminusEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    vp: dict[Literal["short", "medium", "long"], int]


class PlanetsEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    laid: dict[int, int]


class LevelsEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    steps: list[int]
    vp: list[int]
    first_steps: list[int] = msgspec.field(default_factory=list)


class EventSpacesEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    steps: list[int]
    first_steps: list[int] = msgspec.field(default_factory=list)


class TrackEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    vp: list[int]
    discovery: dict[int, Literal["first", "second"]] = msgspec.field(default_factory=dict)
    upgrade: list[int] = msgspec.field(default_factory=list)
    prize: list[int] = msgspec.field(default_factory=list)
    vaults: list[int] = msgspec.field(default_factory=list)
    first_vp: list[int] = msgspec.field(default_factory=list)
    first_vaults: list[int] = msgspec.field(default_factory=list)
    hands: dict[int, int] = msgspec.field(default_factory=dict)


NUMBERS: dict[str, type[Entry]] = {
    "ships": ShipsEntry,
    "prices": PricesEntry,
    "storage": StorageEntry,
    "event-track": EventTrackEntry,
    "terminus": TerminusEntry,
    "planets": PlanetsEntry,
    "levels": LevelsEntry,
    "event-spaces": EventSpacesEntry,
    "science": TrackEntry,
    "industry": TrackEntry,
    "supremacy": TrackEntry,
    "commerce": TrackEntry,
    "civilization": TrackEntry,
}
