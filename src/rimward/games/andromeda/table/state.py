"""The table of Andromeda's Edge: what everybody sees. Cards, moons and tokens that are hidden lie in zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rimward.games.andromeda.table.names import (
    BARGE,
    KINDS,
    SCRAPYARD,
    SETTLED,
    STORE_OF,
    STORED,
    SUPPLY,
    TRACK_OF,
    TRACKS,
    Contents,
    hand,
    put,
)
from rimward.games.andromeda.table.pieces import BAYS, Bay, Development, Module, Raider, Region, Ship
from rimward.games.andromeda.table.reach import Found, Reach, placed_ships
from rimward.kernel.frame import Table
from rimward.kernel.plain import mypyc_attr

if TYPE_CHECKING:
    from rimward.games.andromeda.table.content import Content


NO_SHIPS: Final[list[int]] = []
_PLACE_OF: Final = {bay.kind: place for place, bay in enumerate(BAYS)}  # in every Launch Bay


@mypyc_attr(allow_interpreted_subclasses=True)  # for its `__new__`: see Zones
class Andromeda(Table):
    """What everybody sees.

    By region: `moons_left` (how many moons lie there), `tops` (the one that shows), `bonus` (resources) and `leaders`
    (how many of each seat's). By seat: `bays`, `stock` (in the order of STORED), `tracks` (steps on each of TRACKS),
    `vp`, `moons` (claimed), `operations` (the moon in Tactical Operations, or ""), `station` (leaders there),
    `modules`, `used` (development cards that lie face down), `tiles` (ship upgrades not used yet), `factions`,
    `tokens_used` (how many) and `awards` (supremacy tokens, unused). `prizes` are the supremacy tokens on their track.

    `marker` counts the steps of the event marker; it is -1 when the marker has been removed (andromeda.end) and `due`
    when it lies on the active player's station. `last_planet` is the region of the planet that was revealed last.
    `spent` are abilities used this turn; `quiet` means that no raider strikes this turn. `gaps` are the spaces of each
    market column from which modules have gone since it was last refreshed. `teams` is the team of each seat; it is
    empty where each plays for itself. `first_numbers`: designed numbers are those of before they were balanced;
    `first_rules`: a few rules are as versions 1 and 2 had them.
    """

    __slots__ = (
        "awards",
        "bays",
        "bonus",
        "content",
        "developments",
        "due",
        "ended",
        "factions",
        "first_numbers",
        "first_rules",
        "found",
        "gaps",
        "last_planet",
        "leaders",
        "marker",
        "modules",
        "moons",
        "moons_left",
        "operations",
        "prizes",
        "quiet",
        "raiders",
        "regions",
        "ships",
        "spent",
        "station",
        "stock",
        "teams",
        "terminus",
        "tiles",
        "tokens_used",
        "tops",
        "tracks",
        "used",
        "vp",
    )

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
        moons: tuple[tuple[str, ...], ...] = (),
        operations: tuple[str, ...] = (),
        moons_left: tuple[int, ...] = (),
        tops: tuple[str, ...] = (),
        bonus: tuple[Contents, ...] = (),
        leaders: tuple[tuple[int, ...], ...] = (),
        station: tuple[int, ...] = (),
        modules: tuple[tuple[Module, ...], ...] = (),
        used: tuple[tuple[str, ...], ...] = (),
        tiles: tuple[tuple[str, ...], ...] = (),
        factions: tuple[str, ...] = (),
        tokens_used: tuple[int, ...] = (),
        awards: tuple[tuple[str, ...], ...] = (),
        prizes: tuple[str, ...] = (),
        marker: int = 0,
        due: bool = False,
        terminus: int = 60,
        ended: bool = False,
        last_planet: int = -1,
        spent: tuple[str, ...] = (),
        quiet: bool = False,
        gaps: tuple[tuple[int, ...], ...] = ((), (), (), ()),
        teams: tuple[int, ...] = (),
        first_numbers: bool = False,
        first_rules: bool = False,
    ) -> None:
        super().__init__(seats)
        self.regions, self.ships, self.raiders, self.developments = regions, ships, raiders, developments
        self.bays = bays or (BAYS,) * seats
        self.stock = stock or ((0,) * len(STORED),) * seats
        self.tracks = tracks or ((0,) * len(TRACKS),) * seats
        self.vp = vp or (0,) * seats
        self.moons = moons or ((),) * seats
        self.operations = operations or ("",) * seats
        self.moons_left = moons_left or (0,) * len(regions)
        self.tops = tops or ("",) * len(regions)
        self.bonus = bonus or ((),) * len(regions)
        self.leaders = leaders or ((0,) * seats,) * len(regions)
        self.station = station or (0,) * seats
        self.modules = modules or ((),) * seats
        self.used = used or ((),) * seats
        self.tiles = tiles or ((),) * seats
        self.factions = factions or ("",) * seats
        self.tokens_used = tokens_used or (0,) * seats
        self.awards = awards or ((),) * seats
        self.prizes = prizes
        self.marker, self.due = marker, due
        self.terminus, self.ended = terminus, ended
        self.last_planet = last_planet
        self.spent = spent
        self.quiet = quiet
        self.gaps = gaps
        self.teams = teams
        self.first_numbers, self.first_rules = first_numbers, first_rules
        self.found = Found()  # no field
        self.content: Content = None  # type: ignore[assignment]  # what the box holds, as this match is played

    def unpacked(self) -> None:
        self.content = self.game.content.at(self.first_numbers)

    def copy(self) -> Andromeda:
        new = Andromeda.__new__(Andromeda)
        new.regions, new.bays, new.ships, new.raiders = self.regions, self.bays, self.ships, self.raiders
        new.developments, new.stock, new.tracks, new.vp = self.developments, self.stock, self.tracks, self.vp
        new.moons, new.operations, new.moons_left, new.tops = self.moons, self.operations, self.moons_left, self.tops
        new.bonus, new.leaders, new.station, new.modules = self.bonus, self.leaders, self.station, self.modules
        new.used, new.tiles, new.factions = self.used, self.tiles, self.factions
        new.tokens_used, new.awards, new.prizes = self.tokens_used, self.awards, self.prizes
        new.marker, new.due, new.terminus, new.ended = self.marker, self.due, self.terminus, self.ended
        new.last_planet, new.spent, new.quiet = self.last_planet, self.spent, self.quiet
        new.gaps, new.teams, new.first_numbers = self.gaps, self.teams, self.first_numbers
        new.first_rules, new.found, new.content = self.first_rules, self.found, self.content
        return self.onto(new)

    # --- teams -------------------------------------------------------------------------------------------------------
    def sides(self) -> tuple[int, ...]:
        """andromeda.team.seating"""
        return self.teams

    def mate(self, seat: int) -> int | None:
        if not self.teams:
            return None
        return next(other for other in range(self.seats) if other != seat and self.teams[other] == self.teams[seat])

    def opposes(self, one: int, other: int) -> bool:
        """andromeda.general.opponent, andromeda.team.not-opponents; raiders, who are no seat, oppose everybody."""
        both = one >= 0 and other >= 0
        return one != other and not (both and self.teams and self.teams[one] == self.teams[other])

    def seen_by(self, seat: int) -> int:
        """The mask of those who see what is shown to a seat alone: andromeda.team.shared-information."""
        mate = self.mate(seat)
        return 1 << seat if mate is None else 1 << seat | 1 << mate

    # --- the map -----------------------------------------------------------------------------------------------------
    def distance(self, start: int, target: int, voyage: bool) -> int:
        """andromeda.range.counting; more than any range where there is no path."""
        return self.reach().distance(start, target, voyage)

    def reach(self) -> Reach:
        reach = self.found.reach
        if reach is None:
            reach = self.found.reach = Reach(self.regions)
        return reach

    def near(self, region: int) -> list[int]:
        """andromeda.map.adjacency, without spaces that hold no tile."""
        return [other for other in self.regions[region].neighbours if self.regions[other].kind != "empty"]

    def lay(self, region: int, kind: str, name: str) -> None:
        """A tile on a map space."""
        self.regions = put(self.regions, region, Region(kind, self.regions[region].neighbours, name))
        self.found = Found()

    def is_occupied(self, region: int) -> bool:
        """andromeda.map.occupied"""
        places = self.found.places
        if places is None:
            places = self.found.places = frozenset([ship.region for ship in self.ships])
        return region in places or self.raider_in(region) is not None

    def development_on(self, region: int) -> Development | None:
        for built in self.developments:
            if built.region == region:
                return built
        return None

    # --- ships and raiders -------------------------------------------------------------------------------------------
    def bay(self, ship: int) -> Bay:
        return self.bay_of(self.ships[ship].owner, self.ships[ship].kind)

    def bay_of(self, seat: int, kind: str) -> Bay:
        return self.bays[seat][_PLACE_OF[kind]]

    def ships_in(self, region: int, owner: int) -> list[int]:
        """The numbers of a seat's ships in a region, or in a place that is none. Nobody changes this list."""
        placed = self.found.placed
        if placed is None:
            placed = self.found.placed = placed_ships(self.ships)
        return placed.get((region, owner), NO_SHIPS)

    def on_board(self, owner: int) -> list[int]:
        """andromeda.launch.ships-on-board: those that stand in map regions. Nobody changes this list."""
        out = self.found.out.get(owner)
        if out is None:
            out = [n for n, ship in enumerate(self.ships) if ship.owner == owner and ship.region >= 0]
            self.found.out[owner] = out
        return out

    def built(self, owner: int) -> list[int]:
        """The ships that a player owns, wherever they are."""
        return [n for n, ship in enumerate(self.ships) if ship.owner == owner and ship.region not in (SUPPLY, SETTLED)]

    def kinds_in(self, place: int, owner: int) -> list[str]:
        """The types of a seat's ships there, in the order of the Launch Bay."""
        ships = self.ships_in(place, owner)
        if len(ships) < 2:
            return [self.ships[ship].kind for ship in ships]
        found = {self.ships[ship].kind for ship in ships}
        return [kind for kind in KINDS if kind in found]

    def one_of(self, place: int, owner: int, kind: str) -> int:
        """The first ship of a type in a place: ships of a type are alike."""
        return next(n for n in self.ships_in(place, owner) if self.ships[n].kind == kind)

    def raider_in(self, region: int) -> int | None:
        """andromeda.raider.one-class: the number of the card whose raiders stand there."""
        for n, raider in enumerate(self.raiders):
            if region in raider.regions:
                return n
        return None

    def move(self, ship: int, region: int) -> None:
        old, found = self.ships[ship], self.found
        self.ships = put(self.ships, ship, Ship(old.owner, old.kind, region))
        self.found = Found(found.reach)
        if found.placed is not None and region != old.region:
            left = [n for n in found.placed[old.region, old.owner] if n != ship]
            there = sorted([*found.placed.get((region, old.owner), NO_SHIPS), ship])
            self.found.placed = {**found.placed, (old.region, old.owner): left, (region, old.owner): there}

    def may_enter(self, ship: int, region: int) -> bool:
        """andromeda.ship.ability-voyage, andromeda.quasar.no-launch"""
        if self.regions[region].kind == "quasar":
            return False
        return self.regions[region].kind != "nebula" or "voyage" in self.bay(ship).abilities

    def in_range(self, ship: int, target: int) -> bool:
        """andromeda.range.definition, from where the ship stands."""
        bay = self.bay(ship)
        return self.distance(self.ships[ship].region, target, "voyage" in bay.abilities) <= bay.range

    def has_damage(self, seat: int) -> bool:
        return any([bay.damaged for bay in self.bays[seat]])

    # --- damage ------------------------------------------------------------------------------------------------------
    def damage_ship(self, ship: int) -> None:
        """andromeda.damage.ship; ships of a type share its shield icons."""
        bay, owner = self.bay(ship), self.ships[ship].owner
        if bay.damaged < bay.shields:
            at = self.bays[owner].index(bay)
            self.bays = put(self.bays, owner, put(self.bays[owner], at, bay.with_damage(bay.damaged + 1)))
            self.say("andromeda.damage.shield", seat=owner, ship=ship, kind=bay.kind)
        else:
            self.move(ship, SCRAPYARD)
            self.say("andromeda.damage.scrapped", seat=owner, ship=ship, kind=bay.kind)

    def damage_raider(self, number: int, region: int) -> None:
        """andromeda.raider.shields; markers go when a raider returns to its card."""
        raider = self.raiders[number]
        if raider.damaged < raider.shields:
            self.raiders = put(self.raiders, number, raider.standing(raider.regions, raider.damaged + 1))
            self.say("andromeda.raider.shield", raider=raider.name)
        else:
            at = raider.regions.index(region)
            left = raider.regions[:at] + raider.regions[at + 1 :]
            self.raiders = put(self.raiders, number, raider.standing(left, 0))
            self.say("andromeda.raider.returned", raider=raider.name)

    # --- what a player has -------------------------------------------------------------------------------------------
    def has(self, seat: int, what: str) -> int:
        return self.stock[seat][STORE_OF[what]]

    def energy(self, seat: int) -> int:
        return self.has(seat, "energy")

    def any_resources(self, seat: int) -> int:
        """How many there are to pay "any resource" with: tactics cards count (andromeda.tactics.are-resources)."""
        return sum(self.stock[seat]) + self.zones.size(hand(seat))

    def gain(self, seat: int, contents: Contents) -> None:
        """Resources and VP; what asks or draws is a frame's business."""
        stock, points = list(self.stock[seat]), 0
        for what, amount in contents:
            if what == "vp":
                points += amount
            else:
                stock[STORE_OF[what]] += amount
        self.stock = put(self.stock, seat, tuple(stock))
        if contents:
            self.say("andromeda.resource.gained", seat=seat, contents=contents)
        if points:
            self.score(seat, points)

    def pay(self, seat: int, what: str, amount: int) -> None:
        at = STORE_OF[what]
        self.stock = put(self.stock, seat, put(self.stock[seat], at, self.stock[seat][at] - amount))

    def score(self, seat: int, points: int) -> None:
        """andromeda.general.vp-track, and andromeda.end.trigger the moment the terminus is reached or passed."""
        self.vp = put(self.vp, seat, max(0, self.vp[seat] + points))
        if self.vp[seat] >= self.terminus and not self.ended:
            self.ended = True
            if not self.due:
                self.marker = -1  # andromeda.end.event-marker-removed
            self.say("andromeda.end.triggered", seat=seat, vp=self.vp[seat], terminus=self.terminus)

    def step(self, seat: int, track: str) -> int:
        """How far a marker has come on a track."""
        return self.tracks[seat][TRACK_OF[track]]

    def level(self, seat: int, track: str) -> int:
        """andromeda.track.development-levels"""
        return self.content.tracks[track].level(self.step(seat, track))

    def hand_limit(self, seat: int) -> int:
        return self.content.tracks["civilization"].hand_limit(self.step(seat, "civilization"))

    def vault(self, seat: int) -> int:
        """andromeda.track.commerce-vault: what each resource is worth in the end."""
        return self.content.tracks["commerce"].vault(self.step(seat, "commerce"))

    # --- the station -------------------------------------------------------------------------------------------------
    def row(self, seat: int, deck: str) -> list[int]:
        """The numbers of a row's modules, in their order; the core module comes first."""
        return [n for n, module in enumerate(self.modules[seat]) if module.deck == deck]

    def set_module(self, seat: int, number: int, module: Module) -> None:
        self.modules = put(self.modules, seat, put(self.modules[seat], number, module))

    def damaged_modules(self, seat: int) -> list[int]:
        return [n for n, module in enumerate(self.modules[seat]) if module.damage]

    def in_scrapyard(self, seat: int) -> list[int]:
        return [n for n, ship in enumerate(self.ships) if ship.owner == seat and ship.region in (SCRAPYARD, BARGE)]
