"""The entries of the files in `data/`: their fields as people write them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rimward.kernel.content import Entry

Faction = Literal["renegades", "coalition", "neutral"]
Specialty = Literal["commander", "navigation", "weapons", "medical", "engineering"]
Station = Literal["commander", "communications", "engineering", "weapons", "navigation"]
Skill = Literal["leadership", "search", "piloting", "tech", "stealth", "weapons", "medical"]
Spread = tuple[int, int]  # [A, N] is +A/N: so much to each of up to so many dice
NONE: Spread = (0, 0)


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What always counts, without an action: one of the first fields, under all of the last ones.

    `attack` and `defense` change rolled dice, `dice` adds attack dice, `reroll` lets so many defence dice be rolled
    again.
    `tests` adds dice to tests of `skill`; `lift` is added to one die of a test that is not opposed.
    `against` is a keyword of the other, `wielding` one of a weapon in hand.
    `lower` asks that the target stands lower; `near` that the target is within so many squares; `beside` that
    somebody of its own side with that keyword is adjacent.
    """

    attack: Spread = NONE
    defense: Spread = NONE
    dice: int = 0
    reroll: int = 0
    tests: int = 0
    lift: int = 0
    speed: int = 0
    range: int = 0
    flight: bool = False
    immune: str = ""
    skill: Skill | Literal[""] = ""
    when: Literal["", "melee", "ranged"] = ""
    test_for: Literal["", "elude", "stealth", "scan", "container"] = msgspec.field(default="", name="for")
    wielding: str = ""
    against: str = ""
    lower: bool = False
    near: int = 0
    beside: str = ""


class Blue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a crew does for its ship from a station of its specialty; one of the fields after `station`.

    `ability` gives so many more dice to the test of that ship ability, and `more` so much more of what it does.
    """

    name: str
    station: Station
    attack: Spread = NONE
    defense: Spread = NONE
    free_turns: int = 0
    initiative: int = 0
    scan_range: int = 0
    ability: Literal["", "in-command", "scan-weakness", "overclock", "tactical-targeting", "evasive", "patch-hull"] = ""
    dice: int = 0
    more: int = 0
    again: bool = False


class Red(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a crew can do on the surface, and in fights aboard: a `bonus`, or an `action` or a `free` act with a `do`.

    `test` is `SKILL N`, such as `tech 5`; `times` how often a turn.
    """

    name: str
    kind: Literal["bonus", "action", "free"]
    bonus: Bonus | None = None
    test: str = ""
    times: int = 1
    do: Any = None


class CrewEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    faction: Faction
    specialty: tuple[Specialty, ...]
    initiative: int
    keywords: tuple[str, ...]
    health: int
    speed: int
    attack: int
    skills: dict[Skill, int]
    blue: tuple[Blue, ...]
    red: tuple[Red, ...]
    defense: Spread = NONE


class ShipEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All four are the same when new: what they can do stands in numbers.yaml."""

    faction: Faction
    ship_class: str = msgspec.field(name="class")


class ItemEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of the armory, of search items, of weapons and gear, or of salvage.

    `energy` is how often it works; 0 means always. A use is an attack with it, a defence with it, or its `do`.
    `area` is that of a grenade: everybody within so many squares. `breaks` breaks walls.
    """

    deck: Literal["armory", "search", "gear", "salvage"]
    kind: Literal["pistol", "rifle", "melee", "grenade", "personal", "ammo", "ship"]
    copies: int = 1
    hands: Literal[0, 1, 2] = 0
    range: int = 0
    attack: Spread = NONE
    defense: Spread = NONE
    dice: int = 0
    against: str = ""
    speed: int = 0
    area: int = 0
    breaks: bool = False
    energy: int = 0
    value: int = 0
    keywords: tuple[str, ...] = ()
    bonus: Bonus | None = None
    act: Literal["", "action", "free"] = ""
    test: str = ""
    do: Any = None


class UpgradeEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What crew are trained in, or what a ship is fitted with, on shore leave.

    `keyword` is whom it is for: humans, aliens, whoever has some of these `skills`, the head of the station of its
    `blue` ability, or a ship. All fields from `skills` to `red` change the card of a crew; `gains` is a keyword more.
    The others improve a ship: `patch` is so much more for Patch the Hull, `med_bay` for each one treated in a round.
    """

    keyword: Literal["human", "alien", "skill", "head", "ship"]
    value: int
    copies: int = 1
    skills: dict[Skill, int] = msgspec.field(default_factory=dict)
    health: int = 0
    initiative: int = 0
    gains: str = ""
    blue: tuple[Blue, ...] = ()
    red: tuple[Red, ...] = ()
    attack: Spread = NONE
    defense: Spread = NONE
    speed: int = 0
    range: int = 0
    hull: int = 0
    patch: int = 0
    med_bay: int = 0


class TacticalEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of the expansion: for a Commander on the surface, or in orbit with somebody at each of these `stations`.

    `test` is rolled by the Commander, such as `leadership 5`."""

    place: Literal["surface", "orbit"]
    stations: tuple[Station, ...] = ()
    test: str = ""
    do: Any = None


class TileEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tile as a picture: eight rows of squares and the edges between them, by the signs that tiles.yaml lists.

    A side is drawn with its outer edge in the north, a corner with its outer corner in the north-west. `marks` names
    squares for missions, such as `console: d4`: the letter is the row, the number the column. `do` is the text of its
    location card, which only some tables use.
    """

    board: Literal["surface", "orbit"]
    type: Literal["centre", "side", "corner"]
    picture: str
    indoor: bool = False
    crate: str = ""
    marks: dict[str, str] = msgspec.field(default_factory=dict)
    do: Any = None


class BountyEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Its name is that of a crew."""

    value: int


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an enemy has in numbers on one side of its reference card. A `range` of 0 is for adjacent targets only."""

    health: int
    attack: int
    speed: int
    range: int = 0
    defense: Spread = NONE
    search: int = 2


class VillainEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A villain or a drone, at level 1 and level 2. `count` figures are in the pool. `hunts` is a crew that it goes for
    before all others."""

    rank: Literal["commander", "warrior", "drone"]
    species: str
    keywords: tuple[str, ...]
    levels: tuple[Level, Level]
    bonuses: tuple[Bonus, ...] = ()
    count: int = 1
    hunts: str = ""


class CreatureEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`knockback` squares and `drag` squares are for a hit that wounds; `poison` leaves an infection with crew, and one
    that `breaks` opens the wall beside it. It finds whoever hides within `sees` squares without a test."""

    keywords: tuple[str, ...]
    stats: Level
    bonuses: tuple[Bonus, ...] = ()
    knockback: int = 0
    drag: int = 0
    poison: bool = False
    breaks: bool = False
    sees: int = 0


class NpcShipEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fighter, the Troop Transport or the Military Satellite. `count` of them are in the box."""

    kind: Literal["fighter", "transport", "satellite"]
    levels: tuple[Level, Level]
    species: str = ""
    count: int = 1


class EnemyCardEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Warriors by species, as few and as many as the die may bring, and perhaps their commander."""

    warriors: dict[str, tuple[int, int]]
    commander: str = ""


class NpcCardEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a crew of the Coalition behaves that nobody plays: for whom or what it goes, the first that there is; the
    last is always the nearest Renegade. With `stealth` it keeps to the shadows on its way to a goal. One that
    `finishes` goes before all for whoever within its reach has hardly any health left."""

    order: tuple[
        Literal[
            "nearest",
            "highest-initiative",
            "same-station",
            "wounded",
            "carrier",
            "alone",
            "near-dock",
            "near-goal",
            "mate-fights",
            "goal",
            "dock",
        ],
        ...,
    ]
    stealth: bool = False
    finishes: bool = False


class EventEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    place: Literal["surface", "orbit"]
    type: Literal["enemy", "creature", "squadron", "natural-disaster", "incident"]
    do: Any = None


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step towards the goal: what it is about becomes a thing that somebody carries, or another that it `gives`.

    `interact`: with `count` things, after passing a `test`. `hold`: a side is alone beside it at the end of `rounds`
    rounds. `defeat`: an enemy, or a ship that nobody plays. `bring`: `count` of them aboard; always the last step.
    Somebody of the side that does a step has in hand what it `needs`.
    """

    step: Literal["interact", "hold", "defeat", "bring"]
    what: str
    test: str = ""
    count: int = 1
    rounds: int = 0
    gives: str = ""
    needs: str = ""

    @property
    def made(self) -> str:
        """What somebody has in hand who has done it."""
        return self.gives or self.what


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`what` is laid on each of these marks (`TILE:MARK`)."""

    what: str
    on: tuple[str, ...]
    person: bool = False


class Guard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """So many villains, or a creature, around a mark: they hold still until they see somebody in their room."""

    what: str
    on: str
    count: int = 1


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a Coalition that nobody plays is after: the goal, or whoever pursues it."""

    priority: Literal["goal", "hunt"]


class MissionEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mission, or the ending of a campaign. `titles` are the campaigns that it counts for.

    The Coalition goes for the same goal (`race`), keeps the Renegades from it (`stop`), or helps them (`together`).
    Enemies are at `level` at least. `do` happens when it begins, or whenever what has to be brought is taken from its
    place.
    """

    kind: Literal["person", "objects", "data", "medical", "hunt", "orbital", "ship-rescue"]
    titles: tuple[str, ...]
    planet: Literal["neutral", "fourth"]
    tiles: tuple[str, ...]
    place: tuple[Placed, ...]
    goal: tuple[Step, ...]
    coalition: Literal["race", "stop", "together"]
    reward: int
    failure: int = 0
    guards: tuple[Guard, ...] = ()
    solo: Solo = Solo(priority="goal")
    level: Literal[1, 2] = 1
    when: Literal["begins", "taken"] = "begins"
    do: Any = None


class CampaignEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A storyline: its name is the title on missions. Whoever wins an `ending` with `royals` may recruit royalty."""

    ending: str
    royals: bool = False


class SheetEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all four ships are when new."""

    capacity: int
    range: int
    shields: int
    hull: int
    slots: int
    front: tuple[str, ...]
    back: tuple[str, ...]
