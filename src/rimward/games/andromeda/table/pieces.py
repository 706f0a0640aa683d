"""The pieces of Andromeda's Edge that lie on the table, each a few plain facts."""

from __future__ import annotations

from rimward.games.andromeda.table.names import Contents
from rimward.kernel.plain import Plain, mypyc_attr


@mypyc_attr(acyclic=True)
class Region(Plain):
    """`kind` is planet, base, nebula, or empty: a map space without a tile is no region. `name` is that of its tile."""

    __slots__ = ("kind", "name", "neighbours")

    def __init__(self, kind: str, neighbours: tuple[int, ...], name: str = "") -> None:
        self.kind, self.neighbours, self.name = kind, neighbours, name


@mypyc_attr(acyclic=True)
class Bay(Plain):
    """A ship space of a Launch Bay: what holds for all ships of a type, with the damage markers on its shield icons.

    `tile` is the ship upgrade that covers it.
    """

    __slots__ = ("abilities", "damaged", "kind", "range", "shields", "targeting", "tile", "weapons")

    def __init__(
        self,
        kind: str,
        range: int,
        weapons: int,
        shields: int = 0,
        targeting: int = 0,
        abilities: tuple[str, ...] = (),
        damaged: int = 0,
        tile: str = "",
    ) -> None:
        self.kind, self.range, self.weapons, self.shields = kind, range, weapons, shields
        self.targeting, self.abilities, self.damaged, self.tile = targeting, abilities, damaged, tile

    def with_damage(self, damaged: int) -> Bay:
        numbers = (self.range, self.weapons, self.shields, self.targeting)
        return Bay(self.kind, *numbers, self.abilities, damaged, self.tile)


# As printed on every station. The fighter's ability and all of the science vessel are designed: the book is silent.
BAYS = (
    Bay("transport", 1, 1, abilities=("populate",)),
    Bay("fighter", 2, 2, abilities=("attack",)),
    Bay("science-vessel", 2, 0, abilities=("voyage",)),
    Bay("heavy-cruiser", 1, 3, shields=1, abilities=("jump",)),
)


@mypyc_attr(acyclic=True)
class Ship(Plain):
    """A ship of a player's: in a region, or in one of the places of `names`. Its number on the table is its name."""

    __slots__ = ("kind", "owner", "region")

    def __init__(self, owner: int, kind: str, region: int) -> None:
        self.owner, self.kind, self.region = owner, kind, region


@mypyc_attr(acyclic=True)
class Raider(Plain):
    """A raider card: `regions` are those where its raiders stand, one each; only S-class raiders are several.

    `start` is where it enters: `nebula` for a random one, `last-planet`, or the name of a base. `quirks` are abilities.
    """

    __slots__ = (
        "damaged",
        "letter",
        "name",
        "quirks",
        "range",
        "regions",
        "reward",
        "shields",
        "start",
        "targeting",
        "weapons",
    )

    def __init__(
        self,
        name: str,
        letter: str,
        range: int,
        weapons: int,
        reward: Contents,
        regions: tuple[int, ...] = (),
        shields: int = 0,
        targeting: int = 0,
        damaged: int = 0,
        start: str = "nebula",
        quirks: tuple[str, ...] = (),
    ) -> None:
        self.name, self.letter, self.range, self.weapons, self.reward = name, letter, range, weapons, reward
        self.regions, self.shields, self.targeting, self.damaged = regions, shields, targeting, damaged
        self.start, self.quirks = start, quirks

    def standing(self, regions: tuple[int, ...], damaged: int) -> Raider:
        head = (self.name, self.letter, self.range, self.weapons, self.reward)
        return Raider(*head, regions, self.shields, self.targeting, damaged, self.start, self.quirks)


@mypyc_attr(acyclic=True)
class Development(Plain):
    __slots__ = ("kind", "owner", "region")

    def __init__(self, owner: int, kind: str, region: int) -> None:
        self.owner, self.kind, self.region = owner, kind, region


@mypyc_attr(acyclic=True)
class Module(Plain):
    """A module at a station. `damage` counts its markers; `used` is `ship` or `energy` from its activation in a Return
    to Station until the end of it.

    `moon` lies in its slot; in the industry row, in the slot that it makes with the module on its left. `scored` is 1
    when the VP of the slot have been scored.
    """

    __slots__ = ("damage", "deck", "moon", "name", "scored", "used")

    def __init__(self, name: str, deck: str, damage: int = 0, moon: str = "", used: str = "", scored: int = 0) -> None:
        self.name, self.deck, self.damage, self.moon = name, deck, damage, moon
        self.used, self.scored = used, scored

    def with_damage(self, damage: int) -> Module:
        return Module(self.name, self.deck, damage, self.moon, self.used, self.scored)

    def with_moon(self, moon: str, scored: int) -> Module:
        return Module(self.name, self.deck, self.damage, moon, self.used, scored)

    def with_use(self, used: str) -> Module:
        return Module(self.name, self.deck, self.damage, self.moon, used, self.scored)
