"""The table of Xia: what everybody sees. Decks, missions and tokens lie in zones."""

from __future__ import annotations

from rimward.games.xia import board
from rimward.games.xia.board import Hex, Tile
from rimward.kernel.frame import Table
from rimward.kernel.plain import Plain

NOBODY = -1  # rolls for no player; destroyed by no ship
MARKERS = 4  # xia.marker.count
STACK, LAID = "stack:sectors", "laid:sectors"
TOKENS = "stack:tokens"
MISSIONS_OUT = "discard:missions"


def abilities(seat: int) -> str:
    """Where a seat's Ability Cards lie face up."""
    return f"abilities:{seat}"


def exhausted(seat: int) -> str:
    return f"exhausted:{seat}"


def mission(seat: int) -> str:
    """A seat's Active Mission: known to its owner, and to everyone once it is revealed."""
    return f"mission:{seat}"


def token(sector: str) -> str:
    return f"token:{sector}"


class Outfit(Plain):
    """xia.outfit.parts. Its sections are Hold spaces, and those of them that bear a Use Space are its uses."""

    __slots__ = ("die", "kind", "sections", "uses")

    def __init__(self, kind: str, die: int, sections: tuple[int, ...], uses: tuple[int, ...]) -> None:
        self.kind, self.die, self.sections, self.uses = kind, die, sections, uses


class Ship(Plain):
    """A player's ship with its mat, or an NPC's with its card.

    `hold` names the cube on each Hold space (outfits know which spaces they cover). A use of an Outfit is named by the
    Hold space of its Use Space, `markers` are the ones with a marker on them, `damaged` the spaces with damage.
    """

    __slots__ = (
        "armed",
        "bounty",
        "damaged",
        "disarmed",
        "energy",
        "hold",
        "markers",
        "meter",
        "name",
        "npc",
        "outfits",
        "seat",
        "skips",
        "space",
        "tier",
        "wounds",
    )

    def __init__(
        self,
        name: str,
        seat: int,  # its owner, or the controller of an NPC
        tier: int,
        space: Hex | None,
        hold: tuple[str, ...] = (),
        outfits: tuple[Outfit, ...] = (),
        meter: int = 0,
        energy: int = 0,
        armed: int = MARKERS,
        disarmed: int = 0,
        markers: tuple[int, ...] = (),
        damaged: tuple[int, ...] = (),
        bounty: int = 0,
        skips: bool = False,
        npc: str = "",
        wounds: int = 0,  # damage on an NPC Card
    ) -> None:
        self.name, self.seat, self.tier, self.space, self.hold, self.outfits = name, seat, tier, space, hold, outfits
        self.meter, self.energy, self.armed, self.disarmed = meter, energy, armed, disarmed
        self.markers, self.damaged, self.bounty, self.skips = markers, damaged, bounty, skips
        self.npc, self.wounds = npc, wounds

    def copy(self) -> Ship:
        return Ship(
            self.name,
            self.seat,
            self.tier,
            self.space,
            self.hold,
            self.outfits,
            self.meter,
            self.energy,
            self.armed,
            self.disarmed,
            self.markers,
            self.damaged,
            self.bounty,
            self.skips,
            self.npc,
            self.wounds,
        )

    @property
    def stranded(self) -> bool:
        """xia.stranded.definition"""
        return not self.npc and self.energy == 0 and self.armed == 0

    @property
    def undamaged(self) -> list[int]:
        return [space for space in range(len(self.hold)) if space not in self.damaged]

    # --- outfits and markers -----------------------------------------------------------------------------------------
    def outfit_at(self, space: int) -> Outfit:
        return next(outfit for outfit in self.outfits if space in outfit.sections)

    def free_uses(self, *kinds: str) -> tuple[int, ...]:
        """xia.outfit.use-space-limit: Use Spaces with neither marker nor damage."""
        taken = self.markers + self.damaged
        return tuple(use for outfit in self.outfits if outfit.kind in kinds for use in outfit.uses if use not in taken)

    def spend(self, uses: tuple[int, ...]) -> None:
        """xia.marker.spend: an Armed Marker to each of these Use Spaces."""
        self.armed -= len(uses)
        self.markers += uses

    def dice(self, uses: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.outfit_at(use).die for use in uses)

    def values(self, uses: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
        """xia.outfit.damage-roll: every die is lowered by the damage on its Outfit, to 0 at the least."""
        damage = [len(set(self.outfit_at(use).sections) & set(self.damaged)) for use in uses]
        return tuple(max(0, face - less) for face, less in zip(faces, damage, strict=True))

    def disarm(self, use: int) -> None:
        """From a Use Space to Disarmed, if the marker is still there."""
        if use in self.markers:
            self.markers = tuple(marker for marker in self.markers if marker != use)
            self.disarmed += 1

    def rearm(self, use: int) -> None:
        """xia.combat.rearm: for 1 Energy, also where damage has already pushed the marker to Disarmed."""
        self.disarm(use)
        self.energy, self.disarmed, self.armed = self.energy - 1, self.disarmed - 1, self.armed + 1

    def empty(self, space: int) -> None:
        self.hold = (*self.hold[:space], "", *self.hold[space + 1 :])

    def reset(self) -> None:
        """xia.death.reset, as far as it lies on the mat."""
        self.energy, self.armed, self.disarmed = self.meter, MARKERS, 0
        self.markers, self.damaged, self.wounds = (), (), 0


class Xia(Table):
    """Ship numbers are seats, then the NPC Cards; `credits` go by the same numbers, everything else by seat."""

    def __init__(
        self,
        seats: int,
        target: int,
        ships: tuple[Ship, ...],
        tiles: tuple[Tile, ...],
        fame: tuple[int, ...] = (),
        credits: tuple[int, ...] = (),
        payments: tuple[int, ...] = (),  # on the Active Missions: WAITING for a sector, or Credits
        unspawned: tuple[int, ...] = (),  # NPC ships whose tile is not on the board
        adrift: tuple[tuple[int, int, str], ...] = (),  # cubes in space
        lucky: tuple[int, ...] = (),  # seats that had their Luck Fame in this turn
    ) -> None:
        super().__init__(seats)
        self.target, self.ships, self.tiles = target, ships, tiles
        self.fame = fame or (0,) * seats
        self.credits = credits or (0,) * len(ships)
        self.payments = payments or (0,) * seats
        self.unspawned, self.adrift, self.lucky = unspawned, adrift, lucky

    def copy(self) -> Xia:
        ships = tuple([ship.copy() for ship in self.ships])
        new = Xia(self.seats, self.target, ships, self.tiles, self.fame, self.credits, self.payments)
        new.unspawned, new.adrift, new.lucky = self.unspawned, self.adrift, self.lucky
        return self.onto(new)

    # --- the board ---------------------------------------------------------------------------------------------------
    def ground(self, space: Hex) -> str:
        return board.ground(self.tiles, space)

    def space_of(self, ship: int) -> Hex:
        space = self.ships[ship].space
        if space is None:
            raise LookupError(f"{self.ships[ship].name} is not on the board")
        return space

    def others_on_board(self, ship: int) -> list[int]:
        return [other for other in range(len(self.ships)) if other != ship and self.ships[other].space is not None]

    def range(self, a: int, b: int) -> int:
        """xia.range.counting; spaces that no chain of explored ones connects are out of all Range."""
        return board.reach(self.tiles, self.space_of(a)).get(self.space_of(b), 1000)

    def sight(self, a: int, b: int) -> bool:
        return board.sight(self.tiles, self.space_of(a), self.space_of(b))

    def occupied(self, space: Hex) -> bool:
        return any(ship.space == space for ship in self.ships)

    # --- what changes hands ------------------------------------------------------------------------------------------
    def roller(self, ship: int) -> int:
        """Who rolls for a ship: dice for an NPC are no player's own."""
        return ship if ship < self.seats else NOBODY

    def pay(self, ship: int, credits: int) -> None:
        """From the bank to a player, or onto an NPC Card."""
        self.credits = replaced(self.credits, ship, self.credits[ship] + credits)

    def add_bounty(self, ship: int, credits: int, rule: str) -> None:
        self.ships[ship].bounty += credits
        self.say(rule, ship=ship, added=credits, bounty=self.ships[ship].bounty)

    def set_adrift(self, space: Hex, cube: str) -> None:
        """A cube into space; what falls into a Star is gone (xia.death.cargo)."""
        if self.ground(space) != board.STAR:
            self.adrift = (*self.adrift, (*space, cube))

    # --- cards -------------------------------------------------------------------------------------------------------
    def exhaust(self, seat: int, card: str) -> None:
        """xia.ability.exhaust"""
        place = self.zones[abilities(seat)].faces.index(card)
        self.zones.move(abilities(seat), place, exhausted(seat))

    def refresh(self, seat: int) -> None:
        """xia.ability.refresh"""
        while self.zones.size(exhausted(seat)):
            self.zones.move(exhausted(seat), 0, abilities(seat))


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])
