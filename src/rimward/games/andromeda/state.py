"""The table of Andromeda's Edge: what everybody sees. Tactics cards lie in zones.

So far it holds what a battle needs. Everything is a value that is replaced on write, so that copies may share it.
"""

from __future__ import annotations

from typing import TypeVar

from rimward.kernel.frame import Table
from rimward.kernel.plain import Plain

Contents = tuple[tuple[str, int], ...]  # of a moon or a reward: (("vp", 2), ("credit", 1))

RESOURCES = ("titanium", "nanocarbon", "ice", "credit", "energy")  # tactics cards are the sixth; they lie in hands
TRACKS = ("science", "industry", "supremacy", "commerce", "civilization")
SCRAPYARD = -1  # its top area, as a place of ships
DECK, DISCARD, PLAYED = "tactics", "tactics:discard", "tactics:played"
T = TypeVar("T")


def hand(seat: int) -> str:
    return f"hand:{seat}"


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


class Region(Plain):
    """`kind` is planet, base or nebula."""

    __slots__ = ("kind", "neighbours")

    def __init__(self, kind: str, neighbours: tuple[int, ...]) -> None:
        self.kind, self.neighbours = kind, neighbours


class Bay(Plain):
    """A ship space of a Launch Bay: what holds for all ships of a type, with the damage markers on its shield icons."""

    __slots__ = ("abilities", "damaged", "kind", "range", "shields", "targeting", "weapons")

    def __init__(
        self,
        kind: str,
        range: int,
        weapons: int,
        shields: int = 0,
        targeting: int = 0,
        abilities: tuple[str, ...] = (),
        damaged: int = 0,
    ) -> None:
        self.kind, self.range, self.weapons, self.shields = kind, range, weapons, shields
        self.targeting, self.abilities, self.damaged = targeting, abilities, damaged

    def with_damage(self, damaged: int) -> Bay:
        return Bay(self.kind, self.range, self.weapons, self.shields, self.targeting, self.abilities, damaged)


# As printed on every station. The fighter's ability and all of the science vessel are designed: the book is silent.
BAYS = (
    Bay("transport", 1, 1, abilities=("populate",)),
    Bay("fighter", 2, 2, abilities=("attack",)),
    Bay("science vessel", 2, 0, abilities=("voyage",)),
    Bay("heavy cruiser", 1, 3, shields=1, abilities=("jump",)),
)


class Ship(Plain):
    """A built ship: in a region, or in the Scrapyard. Its number on the table is its name."""

    __slots__ = ("kind", "owner", "region")

    def __init__(self, owner: int, kind: str, region: int) -> None:
        self.owner, self.kind, self.region = owner, kind, region


class Raider(Plain):
    """A raider card: `regions` are those where its raiders stand, one each; only S-class raiders are several."""

    __slots__ = ("damaged", "letter", "name", "range", "regions", "reward", "shields", "targeting", "weapons")

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
    ) -> None:
        self.name, self.letter, self.range, self.weapons, self.reward = name, letter, range, weapons, reward
        self.regions, self.shields, self.targeting, self.damaged = regions, shields, targeting, damaged

    def with_damage(self, regions: tuple[int, ...], damaged: int) -> Raider:
        name, letter, reward = self.name, self.letter, self.reward
        return Raider(name, letter, self.range, self.weapons, reward, regions, self.shields, self.targeting, damaged)


class Development(Plain):
    __slots__ = ("kind", "owner", "region")

    def __init__(self, owner: int, kind: str, region: int) -> None:
        self.owner, self.kind, self.region = owner, kind, region


class Andromeda(Table):
    """By seat: `bays`, `stock` (in the order of RESOURCES), `tracks` (of TRACKS), `vp`, `moons` (claimed) and
    `operations` (the moon slotted in Tactical Operations, or nothing)."""

    def __init__(
        self,
        seats: int,
        regions: tuple[Region, ...],
        bays: tuple[tuple[Bay, ...], ...] = (),
        ships: tuple[Ship, ...] = (),
        raiders: tuple[Raider, ...] = (),
        developments: tuple[Development, ...] = (),
        stock: tuple[tuple[int, ...], ...] = (),
        tracks: tuple[tuple[int, ...], ...] = (),
        vp: tuple[int, ...] = (),
        moons: tuple[tuple[Contents, ...], ...] = (),
        operations: tuple[Contents, ...] = (),
    ) -> None:
        super().__init__(seats)
        self.regions, self.ships, self.raiders, self.developments = regions, ships, raiders, developments
        self.bays = bays or (BAYS,) * seats
        self.stock = stock or ((0,) * len(RESOURCES),) * seats
        self.tracks = tracks or ((0,) * len(TRACKS),) * seats
        self.vp = vp or (0,) * seats
        self.moons = moons or ((),) * seats
        self.operations = operations or ((),) * seats

    def copy(self) -> Andromeda:
        return self.onto(
            Andromeda(
                self.seats,
                self.regions,
                self.bays,
                self.ships,
                self.raiders,
                self.developments,
                self.stock,
                self.tracks,
                self.vp,
                self.moons,
                self.operations,
            )
        )

    # --- ships and raiders -------------------------------------------------------------------------------------------
    def bay(self, ship: int) -> Bay:
        owner, kind = self.ships[ship].owner, self.ships[ship].kind
        return next(bay for bay in self.bays[owner] if bay.kind == kind)

    def ships_in(self, region: int, owner: int) -> list[int]:
        return [n for n, ship in enumerate(self.ships) if ship.region == region and ship.owner == owner]

    def raider_in(self, region: int) -> int | None:
        """andromeda.raider.one-class: the number of the card whose raiders stand there."""
        return next((n for n, raider in enumerate(self.raiders) if region in raider.regions), None)

    def move(self, ship: int, region: int) -> None:
        self.ships = put(self.ships, ship, Ship(self.ships[ship].owner, self.ships[ship].kind, region))

    def may_enter(self, ship: int, region: int) -> bool:
        """andromeda.ship.ability-voyage"""
        return self.regions[region].kind != "nebula" or "voyage" in self.bay(ship).abilities

    def in_range(self, ship: int, target: int) -> bool:
        """andromeda.range.counting: along neighbours, and through a nebula only with Voyage."""
        reached = {self.ships[ship].region}
        for _ in range(self.bay(ship).range):
            reached |= {
                there for here in reached for there in self.regions[here].neighbours if self.may_enter(ship, there)
            }
        return target in reached

    # --- damage ------------------------------------------------------------------------------------------------------
    def damage_ship(self, ship: int) -> None:
        """andromeda.damage.ship; ships of a type share its shield icons."""
        bay, owner = self.bay(ship), self.ships[ship].owner
        if bay.damaged < bay.shields:
            at = self.bays[owner].index(bay)
            self.bays = put(self.bays, owner, put(self.bays[owner], at, bay.with_damage(bay.damaged + 1)))
            self.say("andromeda.damage.shield", seat=owner, ship=ship)
        else:
            self.move(ship, SCRAPYARD)
            self.say("andromeda.damage.scrapped", seat=owner, ship=ship)

    def damage_raider(self, number: int, region: int) -> None:
        """andromeda.raider.shields; markers go when a raider returns to its card."""
        raider = self.raiders[number]
        if raider.damaged < raider.shields:
            self.raiders = put(self.raiders, number, raider.with_damage(raider.regions, raider.damaged + 1))
            self.say("andromeda.raider.shield", raider=raider.name)
        else:
            at = raider.regions.index(region)
            left = raider.regions[:at] + raider.regions[at + 1 :]
            self.raiders = put(self.raiders, number, raider.with_damage(left, 0))
            self.say("andromeda.raider.returned", raider=raider.name)

    # --- what a player has -------------------------------------------------------------------------------------------
    def energy(self, seat: int) -> int:
        return self.stock[seat][RESOURCES.index("energy")]

    def gain(self, seat: int, contents: Contents) -> None:
        for what, amount in contents:
            if what == "vp":
                self.vp = put(self.vp, seat, self.vp[seat] + amount)
            else:
                self.pay(seat, what, -amount)
        self.say("andromeda.resource.gained", seat=seat, contents=contents)

    def pay(self, seat: int, what: str, amount: int) -> None:
        at = RESOURCES.index(what)
        self.stock = put(self.stock, seat, put(self.stock[seat], at, self.stock[seat][at] - amount))

    def advance(self, seat: int, track: str) -> None:
        at = TRACKS.index(track)
        self.tracks = put(self.tracks, seat, put(self.tracks[seat], at, self.tracks[seat][at] + 1))
        self.say("andromeda.track.advanced", seat=seat, track=track, space=self.tracks[seat][at])
