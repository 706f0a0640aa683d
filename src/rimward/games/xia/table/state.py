"""The table of Xia: what everybody sees. Decks, missions and tokens lie in zones."""

from __future__ import annotations

from typing import Any, Final

from rimward.games.xia.flight import paths
from rimward.games.xia.flight.paths import Pilot
from rimward.games.xia.renown import progress
from rimward.games.xia.renown.progress import Deed, Earned
from rimward.games.xia.table import board
from rimward.games.xia.table.board import Hex, Tile
from rimward.games.xia.table.content import Content
from rimward.games.xia.table.settings import Rules
from rimward.kernel.event import Event, seen
from rimward.kernel.frame import Table
from rimward.kernel.plain import Plain, mypyc_attr

NOBODY: Final = -1  # rolls for no ship; destroyed by no ship
MARKERS: Final = 4  # xia.marker.count
STACK: Final = "stack:sectors"
LAID: Final = "laid:sectors"
TOKENS: Final = "stack:tokens"
MISSIONS: Final = "stack:missions"
MISSIONS_OUT: Final = "discard:missions"
TITLES: Final = "stack:titles"
TITLES_OPEN: Final = "open:titles"

SEATS: Final = 5  # xia.general.players: the names of what is each player's are looked up, and not made each time


def _of_seats(word: str) -> tuple[str, ...]:
    return tuple([f"{word}:{seat}" for seat in range(SEATS)])


_ABILITIES: Final = _of_seats("abilities")
_EXHAUSTED: Final = _of_seats("exhausted")
_TITLES: Final = _of_seats("titles")
_MISSION: Final = _of_seats("mission")
_DRAWN: Final = _of_seats("drawn")
_COMPLETED: Final = _of_seats("completed")
_TOKENS_OF: Final = _of_seats("tokens")


def abilities(seat: int) -> str:
    """Where a seat's Ability Cards lie face up."""
    return _ABILITIES[seat]


def exhausted(seat: int) -> str:
    return _EXHAUSTED[seat]


def mission(seat: int) -> str:
    """A seat's Active Mission: known to its owner, and to everyone once it is revealed."""
    return _MISSION[seat]


def drawn(seat: int) -> str:
    """The Mission Cards that a seat chooses from."""
    return _DRAWN[seat]


def completed(seat: int) -> str:
    """The Missions that a seat has completed: its Experience."""
    return _COMPLETED[seat]


def token(sector: str) -> str:
    return f"token:{sector}"


def tokens_of(seat: int) -> str:
    """The Exploration Tokens that a seat has collected."""
    return _TOKENS_OF[seat]


def titles(seat: int) -> str:
    """The Titles that a seat has claimed."""
    return _TITLES[seat]


# by seat, where cards that react lie
CARDS: Final[tuple[tuple[str, str], ...]] = tuple([(abilities(seat), titles(seat)) for seat in range(SEATS)])


@mypyc_attr(acyclic=True)
class Outfit(Plain):
    """xia.outfit.parts. Its sections are Hold spaces, and those of them that bear a Use Space are its uses."""

    __slots__ = ("die", "kind", "name", "sections", "uses")

    def __init__(self, name: str, kind: str, die: int, sections: tuple[int, ...], uses: tuple[int, ...]) -> None:
        self.name, self.kind, self.die, self.sections, self.uses = name, kind, die, sections, uses


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # the first for its `__new__`: see Zones
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
        "grudge",
        "heading",
        "hold",
        "impulse_ready",
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
        impulse_ready: bool = True,  # the Impulse Token lies face up
        grudge: int = NOBODY,  # xia.npc.last-attacker, a ship
        heading: str = "",  # xia.npc.enforcer-patrol, xia.npc.merchant-route: the planet that an NPC is flying to
    ) -> None:
        self.name, self.seat, self.tier, self.space, self.hold, self.outfits = name, seat, tier, space, hold, outfits
        self.meter, self.energy, self.armed, self.disarmed = meter, energy, armed, disarmed
        self.markers, self.damaged, self.bounty, self.skips = markers, damaged, bounty, skips
        self.npc, self.wounds, self.impulse_ready = npc, wounds, impulse_ready
        self.grudge, self.heading = grudge, heading

    def copy(self) -> Ship:
        new = Ship.__new__(Ship)  # see Table.onto
        new.name, new.seat, new.tier = self.name, self.seat, self.tier
        new.space, new.hold, new.outfits = self.space, self.hold, self.outfits
        new.meter, new.energy, new.armed = self.meter, self.energy, self.armed
        new.disarmed, new.markers, new.damaged = self.disarmed, self.markers, self.damaged
        new.bounty, new.skips, new.npc = self.bounty, self.skips, self.npc
        new.wounds, new.impulse_ready = self.wounds, self.impulse_ready
        new.grudge, new.heading = self.grudge, self.heading
        return new

    @property
    def stranded(self) -> bool:
        """xia.stranded.definition"""
        return not self.npc and self.energy == 0 and self.armed == 0

    @property
    def outlaw(self) -> bool:
        """xia.bounty.status; the Scoundrel always is one, and no other NPC (xia.npc.enforcer-no-bounty)."""
        return self.bounty > 0 or self.npc == "scoundrel"

    @property
    def undamaged(self) -> list[int]:
        return [space for space in range(len(self.hold)) if space not in self.damaged]

    # --- outfits and markers -----------------------------------------------------------------------------------------
    def outfit_at(self, space: int) -> Outfit:
        return next(outfit for outfit in self.outfits if space in outfit.sections)

    def free_uses(self, *kinds: str) -> tuple[int, ...]:
        """xia.outfit.use-space-limit: Use Spaces with neither marker nor damage."""
        taken = self.markers + self.damaged
        return tuple(
            [use for outfit in self.outfits if outfit.kind in kinds for use in outfit.uses if use not in taken]
        )

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
        self.impulse_ready = True
        self.grudge = NOBODY  # xia.npc.forget


class Effect(Plain):
    """What an Ability Card still does after it was used, until the next turn of the `seat`: how much, and to whom.

    `space` is where that ship was when the card last looked, and `trail` the spaces that it has left since it was
    followed, the oldest first.
    """

    __slots__ = ("amount", "card", "seat", "space", "target", "trail")

    def __init__(
        self,
        card: str,
        seat: int,
        amount: int,
        target: int = NOBODY,
        space: tuple[int, ...] = (),
        trail: tuple[Hex, ...] = (),
    ) -> None:
        self.card, self.seat, self.amount, self.target = card, seat, amount, target
        self.space, self.trail = space, trail


@mypyc_attr(allow_interpreted_subclasses=True)
class Xia(Table):
    """Ship numbers are seats, then the NPC Cards; `credits` go by the same numbers, everything else by seat."""

    __slots__ = (
        "_tiles",
        "adrift",
        "credits",
        "crimes",
        "deeds",
        "den_cubes",
        "drew",
        "earned",
        "effects",
        "fame",
        "from_den",
        "gates_used",
        "jettisoned",
        "lucky",
        "map",
        "payments",
        "rerolled",
        "retired",
        "rules",
        "ships",
        "target",
        "unspawned",
    )

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
        rules: Rules | None = None,  # without a word about it, those of the book
        gates_used: tuple[str, ...] = (),  # xia.gate.first-use-fame
        jettisoned: tuple[tuple[int, int, int, str], ...] = (),  # in this turn: seat, space, cube
        from_den: tuple[str, ...] = (),  # cubes that were bought at the Smugglers' Den in this turn
        retired: tuple[str, ...] = (),  # ships that were replaced by new ones
        crimes: tuple[int, ...] = (),  # the Bounty that completing the Active Missions brings
        drew: tuple[str, ...] = (),  # sectors at whose Mission Points Missions were drawn in this turn
        deeds: tuple[Deed, ...] = (),  # xia.title.progress
        den_cubes: tuple[tuple[int, str], ...] = (),  # by seat, in the Holds and bought at the Smugglers' Den
        rerolled: tuple[int, ...] = (),  # by seat, once for each second chance of a Skill in this turn
        effects: tuple[Effect, ...] = (),  # of Ability Cards, still to come
        earned: tuple[Earned, ...] = (),  # xia.title.first-to-claim, as it came
    ) -> None:
        super().__init__(seats)
        self.target, self.ships = target, ships
        self.map = board.Map()  # what follows from the tiles and what is printed on them
        self._tiles = tiles
        self.fame = fame or (0,) * seats
        self.credits = credits or (0,) * len(ships)
        self.payments = payments or (0,) * seats
        self.unspawned, self.adrift, self.lucky = unspawned, adrift, lucky
        self.rules = rules or Rules()
        self.gates_used = gates_used
        self.jettisoned, self.from_den, self.retired = jettisoned, from_den, retired
        self.crimes, self.drew = crimes or (0,) * seats, drew
        self.deeds, self.den_cubes, self.rerolled = deeds, den_cubes, rerolled
        self.effects = effects
        self.earned = earned

    def copy(self) -> Xia:
        new = Xia.__new__(Xia)  # see Table.onto
        new.target, new._tiles, new.map = self.target, self._tiles, self.map
        new.ships = tuple([ship.copy() for ship in self.ships])
        new.fame, new.credits, new.payments = self.fame, self.credits, self.payments
        new.unspawned, new.adrift, new.lucky = self.unspawned, self.adrift, self.lucky
        new.rules, new.gates_used = self.rules, self.gates_used
        new.jettisoned, new.from_den, new.retired = self.jettisoned, self.from_den, self.retired
        new.crimes, new.drew = self.crimes, self.drew
        new.deeds, new.den_cubes, new.rerolled = self.deeds, self.den_cubes, self.rerolled
        new.effects = self.effects
        new.earned = self.earned
        return self.onto(new)

    def unpacked(self) -> None:
        self.map = board.chart(self.content, self._tiles)

    @property
    def content(self) -> Content:
        """What this table is played with: the box, with packs if its game has some."""
        found: Content = self.game.content
        return found

    def new_turn(self) -> None:
        """What is remembered for a turn is forgotten when the next one begins."""
        self.lucky = ()  # xia.fame.luck-limit
        self.jettisoned = ()  # xia.cargo.no-recollect
        self.from_den = ()  # xia.cargo.sell-any-den
        self.drew = ()  # xia.mission.draw-limit
        self.deeds = progress.lasting(self.deeds)
        self.rerolled = ()

    def say(self, code: str, **params: Any) -> None:
        """What `Table.say` does, and what counts for Titles is heard."""
        if code in progress.HEARD:
            progress.hear(self, code, params)
        if self.out is not None:
            self.out.append(Event(code, seen(params, self.zones), len(self.stack)))
        progress.watch(self)

    # --- the board ---------------------------------------------------------------------------------------------------
    @property
    def tiles(self) -> tuple[Tile, ...]:
        return self._tiles

    @tiles.setter
    def tiles(self, tiles: tuple[Tile, ...]) -> None:
        self._tiles, self.map = tiles, board.chart(self.content, tiles)

    def ground(self, space: Hex) -> str:
        return self.map.ground_at(space)

    def law(self, space: Hex) -> str:
        return self.map.kind_at(self.map.numbers[space]).law

    def borders(self, here: Hex, there: Hex) -> tuple[str, str]:
        """What a step between two neighbouring spaces crosses: leaving the one, entering the other."""
        chart = self.map
        return chart.borders(chart.step(chart.numbers[here], chart.numbers[there]))

    def space_of(self, ship: int) -> Hex:
        space = self.ships[ship].space
        if space is None:
            raise LookupError(f"{self.ships[ship].name} is not on the board")
        return space

    def number_of(self, ship: int) -> int:
        """The number of the space that a ship is in."""
        space = self.ships[ship].space
        return self.map.numbers[space if space is not None else self.space_of(ship)]

    def others_on_board(self, ship: int) -> list[int]:
        return [other for other in range(len(self.ships)) if other != ship and self.ships[other].space is not None]

    def occupied(self, space: Hex) -> bool:
        return any(ship.space == space for ship in self.ships)

    def occupied_spaces(self) -> list[int]:
        """By number, of all ships on the board."""
        numbers = self.map.numbers
        return [numbers[ship.space] for ship in self.ships if ship.space is not None]

    def range(self, a: int, b: int) -> int:
        return paths.range_between(self.map, self.number_of(a), self.number_of(b))

    def sight(self, a: int, b: int) -> bool:
        return self.map.sight(self.number_of(a), self.number_of(b))

    def adjacent(self, a: int, b: int) -> bool:
        return self.map.adjacent(self.number_of(a), self.number_of(b))

    def planet_of(self, ship: int) -> str:
        """xia.planet.on-planet: the planet that a ship is on, or nothing."""
        return self.map.planet(self.number_of(ship))

    def pilot(self, ship: int) -> Pilot:
        """Whom a player's ship counts as at the Entrances of planets."""
        return paths.OUTLAW if self.ships[ship].bounty else paths.INNOCENT

    # --- Spawn Points ------------------------------------------------------------------------------------------------
    def free_spawns(self) -> list[int]:
        """Numbers of the Spawn Points that no ship is on."""
        taken = self.occupied_spaces()
        return sorted(number for number, space in self.map.spawns.items() if space not in taken)

    def spawn_spaces(self, roll: int) -> list[Hex]:
        """xia.respawn.where, and xia.respawn.all-occupied: where a roll other than a 20 brings a ship."""
        chart, free = self.map, self.free_spawns()
        if free:
            return [chart.hexes[chart.spawns[board.nearest_spawn(free, roll)]]]
        return self.free_beside(chart.hexes[chart.spawns[board.nearest_spawn(list(chart.spawns), roll)]])

    def free_beside(self, point: Hex) -> list[Hex]:
        """The nearest spaces to an occupied one that a ship can be put into."""
        chart = self.map
        return [chart.hexes[space] for space in chart.nearest_free(chart.numbers[point], self.occupied_spaces())]

    # --- what changes hands ------------------------------------------------------------------------------------------
    def pay(self, ship: int, credits: int) -> None:
        """From the bank to a player, or onto an NPC Card."""
        self.credits = replaced(self.credits, ship, self.credits[ship] + credits)

    def spend(self, ship: int, uses: tuple[int, ...]) -> None:
        """xia.marker.spend, told at once where no declaration tells it: the dice may be reacted to."""
        self.ships[ship].spend(uses)
        outfits = tuple([self.ships[ship].outfit_at(use).name for use in uses])
        self.say("xia.marker.spend", ship=ship, uses=uses, outfits=outfits)

    def add_bounty(self, ship: int, credits: int, rule: str) -> None:
        """Of the NPCs only the Scoundrel has one, and that lies on its card (xia.npc.scoundrel-bounty)."""
        if self.ships[ship].npc:
            if self.ships[ship].npc == "scoundrel":
                self.pay(ship, credits)
                self.say("xia.npc.scoundrel-bounty", ship=ship, added=credits, credits=self.credits[ship])
            return
        self.ships[ship].bounty += credits
        self.say(rule, ship=ship, added=credits, bounty=self.ships[ship].bounty)

    def set_adrift(self, space: Hex, cube: str) -> None:
        """A cube into space; what falls into a Star is gone (xia.death.cargo)."""
        if self.ground(space) != board.STAR:
            self.adrift = (*self.adrift, (*space, cube))

    def jettison(self, ship: int, space: int) -> None:
        """A cube from a Hold space to where the ship is; xia.cargo.no-recollect remembers whose it was."""
        here, cube = self.space_of(ship), self.ships[ship].hold[space]
        self.ships[ship].empty(space)
        self.set_adrift(here, cube)
        self.jettisoned = (*self.jettisoned, (ship, *here, cube))

    # --- cards -------------------------------------------------------------------------------------------------------
    def tokens(self, seat: int) -> int:
        """How many Exploration Tokens a seat has collected."""
        return self.zones.size(tokens_of(seat))

    def open_titles(self) -> tuple[str, ...]:
        """Those that anybody may claim."""
        return self.zones[TITLES_OPEN].faces

    def exhaust(self, seat: int, card: str) -> None:
        """xia.ability.exhaust"""
        place = self.zones[abilities(seat)].faces.index(card)
        self.zones.move(abilities(seat), place, exhausted(seat))

    def refresh(self, seat: int) -> None:
        """xia.ability.refresh"""
        while self.zones.size(exhausted(seat)):
            self.zones.move(exhausted(seat), 0, abilities(seat))

    def effects_of(self, card: str, seat: int) -> list[Effect]:
        return [effect for effect in self.effects if effect.card == card and effect.seat == seat]

    def is_anybody_followed(self) -> bool:
        """Whether somebody waits for the steps of any ship."""
        return bool(self.effects) and any([effect.target != NOBODY for effect in self.effects])

    def is_followed(self, ship: int) -> bool:
        """Whether somebody waits for every step of a ship."""
        return bool(self.effects) and any([effect.target == ship for effect in self.effects])


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])
