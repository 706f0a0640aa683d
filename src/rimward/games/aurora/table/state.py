"""The table of Destiny Aurora: Renegades. What is hidden, tokens and bounties, lies in zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rimward.games.aurora.table.board import Layout, Plan, changed, layout_of, plan_of, stocked
from rimward.games.aurora.table.names import (
    ACTORS,
    BRIG,
    COALITION,
    DECK,
    HOME,
    MED_BAY,
    NOWHERE,
    NPC_SHIPS,
    SKILL_AT,
    SOURCES,
    SPECIALTY_OF,
    STATIONS,
    VILLAINS,
)
from rimward.games.aurora.table.pieces import Figure, Foe, Mate, Pile, Ship, Thing, Tile
from rimward.kernel.frame import Table
from rimward.kernel.plain import mypyc_attr

if TYPE_CHECKING:
    from rimward.games.aurora.table.content import Content, CrewKind
    from rimward.games.aurora.table.entries import NpcShipEntry

Tiles = tuple[Tile, ...]


@mypyc_attr(allow_interpreted_subclasses=True)  # for its `__new__`: see Zones
class Aurora(Table):
    """What everybody sees.

    `surface` and `orbit` are the tiles of each board, by the places of the layout; `planets` are the end caps of the
    space board, in the order of CAPS. `crates` and `salvage` are the squares of the tokens that lie in their zones, in
    the same order. `deck` is how many world events are still to come. `walls` are those that have been broken: a square
    and the side of it. `mines` are squares of space mines and the ships that laid them. `pay` is what each seat has
    earned, by SOURCES. `left` is how many rounds are still to come after the last world event; NOWHERE before it.

    `foes` is what enemies on the board remember, `fleet` the same of ships that nobody plays. `level` is the side of
    their reference cards that counts. `fires` are the squares of fire tokens. Where it is `quiet`, world events only
    count the time. `texts` are the locations whose text has not been carried out; `redraws` that bounties may be
    changed once.

    `campaign` is of how many missions of its `storyline` a campaign consists, 0 for a single mission; `played` are
    those that have ended. `digits` is what each seat has to spend, `earned` what it has been paid so far, by SOURCES.
    `impounded` are cards of ships that were lost, with what was on them. `royalty` says that royals can be recruited.
    Where the game plays the Coalition, `mates` are those of its crew that have landed, `rivals` is what its ships
    remember. With `first_rules` a few rules are as version 1 had them.
    """

    __slots__ = (
        "_orbit",
        "_plan",
        "_planned",
        "_space",
        "campaign",
        "content",
        "crates",
        "deck",
        "digits",
        "drop_items",
        "earned",
        "figures",
        "fires",
        "first_rules",
        "fleet",
        "foes",
        "impounded",
        "left",
        "level",
        "mates",
        "mines",
        "mission",
        "orbit",
        "pay",
        "piles",
        "planet",
        "planets",
        "played",
        "quicker",
        "quiet",
        "redraws",
        "rivals",
        "round",
        "royalty",
        "salvage",
        "ships",
        "storyline",
        "surface",
        "texts",
        "things",
        "tier",
        "timed",
        "walls",
    )

    def __init__(
        self,
        seats: int,
        ships: tuple[Ship, ...] = (),
        figures: tuple[Figure, ...] = (),
        surface: Tiles = (),
        orbit: Tiles = (),
        planets: tuple[str, ...] = (),
        planet: str = "neutral",
        mission: str = "",
        things: tuple[Thing, ...] = (),
        piles: tuple[Pile, ...] = (),
        crates: tuple[int, ...] = (),
        salvage: tuple[int, ...] = (),
        walls: tuple[tuple[int, int], ...] = (),
        mines: tuple[tuple[int, int], ...] = (),
        pay: tuple[tuple[int, ...], ...] = (),
        round: int = 0,
        left: int = NOWHERE,
        tier: int = 1,
        quicker: bool = False,
        timed: bool = False,
        deck: int = 0,
        drop_items: bool = False,
        level: int = 1,
        foes: tuple[Foe, ...] = (),
        fires: tuple[int, ...] = (),
        fleet: tuple[Foe, ...] = (),
        quiet: bool = True,
        texts: tuple[str, ...] = (),
        redraws: bool = False,
        campaign: int = 0,
        storyline: str = "",
        played: tuple[str, ...] = (),
        digits: tuple[int, ...] = (),
        earned: tuple[tuple[int, ...], ...] = (),
        impounded: tuple[Ship, ...] = (),
        royalty: bool = False,
        mates: tuple[Mate, ...] = (),
        rivals: tuple[Foe, ...] = (),
        first_rules: bool = False,
    ) -> None:
        super().__init__(seats)
        self.ships, self.figures = ships, figures
        self.surface, self.orbit, self.planets, self.planet = surface, orbit, planets, planet
        self.mission, self.things, self.piles = mission, things, piles
        self.crates, self.salvage = crates, salvage
        self.walls, self.mines = walls, mines
        self.pay = pay or ((0,) * len(SOURCES),) * seats
        self.round, self.left = round, left
        self.tier, self.quicker = tier, quicker
        self.timed, self.deck, self.drop_items = timed, deck, drop_items
        self.level, self.foes, self.fires, self.fleet = level, foes, fires, fleet
        self.quiet, self.texts, self.redraws = quiet, texts, redraws
        self.campaign, self.storyline, self.played = campaign, storyline, played
        self.digits, self.earned = digits or (0,) * seats, earned or ((0,) * len(SOURCES),) * seats
        self.impounded, self.royalty = impounded, royalty
        self.mates, self.rivals, self.first_rules = mates, rivals, first_rules
        self.content: Content = None  # type: ignore[assignment]  # what the box holds, as this match is played
        self._orbit: Tiles | None = None  # the tiles of the space board that was asked for, and that board
        self._space: Plan | None = None
        self._planned: tuple[object, ...] = ()  # what the planet board was made from that was asked for, and that board
        self._plan: Plan | None = None

    def unpacked(self) -> None:
        self.content = self.game.content

    def copy(self) -> Aurora:
        new = Aurora.__new__(Aurora)
        new.ships, new.figures = self.ships, self.figures
        new.surface, new.orbit, new.planets, new.planet = self.surface, self.orbit, self.planets, self.planet
        new.mission, new.things, new.piles = self.mission, self.things, self.piles
        new.crates, new.salvage = self.crates, self.salvage
        new.walls, new.mines = self.walls, self.mines
        new.pay, new.round, new.left = self.pay, self.round, self.left
        new.tier, new.quicker = self.tier, self.quicker
        new.timed, new.deck, new.drop_items = self.timed, self.deck, self.drop_items
        new.level, new.foes, new.fires, new.fleet = self.level, self.foes, self.fires, self.fleet
        new.quiet, new.texts, new.redraws = self.quiet, self.texts, self.redraws
        new.campaign, new.storyline, new.played = self.campaign, self.storyline, self.played
        new.digits, new.earned = self.digits, self.earned
        new.impounded, new.royalty = self.impounded, self.royalty
        new.mates, new.rivals, new.first_rules = self.mates, self.rivals, self.first_rules
        new.content = self.content
        new._orbit, new._space = self._orbit, self._space
        new._planned, new._plan = self._planned, self._plan
        return self.onto(new)

    def sides(self) -> tuple[int, ...]:
        """By seat, its faction; empty before ships are chosen."""
        side = {ship.seat: ship.side for ship in self.ships if ship.seat != NOWHERE}
        return tuple([side[seat] for seat in range(self.seats)]) if len(side) == self.seats else ()

    def seen_by(self, seat: int) -> int:
        """The mask of what a seat is shown."""
        return 1 << seat

    def seen_by_team(self, seat: int) -> int:
        """The mask of what a seat and its teammate are shown: aurora.bounty.secret."""
        side = self.ships[self.own_ship(seat)].side
        return sum([1 << card.seat for card in self.ships if card.side == side and card.seat != NOWHERE])

    # --- boards ------------------------------------------------------------------------------------------------------
    @property
    def layout(self) -> Layout:
        """Where the tiles and the docks are."""
        return layout_of(len(self.surface))

    def plan(self) -> Plan:
        """The planet board as it is now."""
        plan, made_from = self._plan, self._planned
        if plan is None or not (
            made_from[0] is self.surface
            and made_from[1] is self.walls
            and made_from[2] is self.crates
            and made_from[3] is self.piles
        ):
            tiles = tuple([(tile.name, tile.turn) for tile in self.surface])
            piles = tuple([pile.square for pile in self.piles])
            plan = surface_of(self.content, tiles, self.walls, (*self.crates, *piles))
            self._planned, self._plan = (self.surface, self.walls, self.crates, self.piles), plan
        return plan

    def space(self) -> Plan:
        space = self._space
        if space is None or self._orbit is not self.orbit:
            space = plan_of(self.content, tuple([(tile.name, tile.turn) for tile in self.orbit]), True)
            self._orbit, self._space = self.orbit, space
        return space

    def planet_squares(self, planet: str) -> tuple[int, ...]:
        """The squares of a planet on the space board."""
        return self.space().caps[self.planets.index(planet)]

    def at_planet(self, ship: int, planet: str) -> bool:
        """aurora.board.mission-planet-space"""
        return self.ships[ship].square in self.planet_squares(planet)

    # --- who is where ------------------------------------------------------------------------------------------------
    def crew(self, figure: int) -> CrewKind:
        who = self.figures[figure]
        kind = self.content.figure(who.name, self.level)
        return self.content.trained(kind, who.upgrades) if who.upgrades else kind

    def figure(self, name: str) -> int:
        """The number of the figure of that name."""
        return [figure.name for figure in self.figures].index(name)

    def put(self, figure: int, **changes: Any) -> None:
        new = self.figures[figure].but(**changes)
        self.figures = (*self.figures[:figure], new, *self.figures[figure + 1 :])

    def put_ship(self, ship: int, **changes: Any) -> None:
        new = self.ships[ship].but(**changes)
        self.ships = (*self.ships[:ship], new, *self.ships[ship + 1 :])

    def own_ship(self, seat: int) -> int:
        return [ship.seat for ship in self.ships].index(seat)

    def aboard(self, ship: int) -> list[int]:
        """All characters on a ship, whoever they belong to."""
        return [n for n, figure in enumerate(self.figures) if figure.ship == ship]

    def manned(self, ship: int, station: str) -> int:
        """Who mans a station, or NOWHERE."""
        for n, figure in enumerate(self.figures):
            if figure.ship == ship and figure.room == station and not figure.out:
                return n
        return NOWHERE

    def skill_at(self, ship: int, station: str) -> int:
        """aurora.ship.substitute-crew: what whoever mans a station brings; 0 where nobody does."""
        crew = self.manned(ship, station)
        return NOWHERE if crew == NOWHERE else self.crew(crew).skill(SKILL_AT[station])

    def specialist_at(self, ship: int, station: str) -> int:
        """Who mans a station of its own specialty, so that what it can do there works; or NOWHERE."""
        crew = self.manned(ship, station)
        if crew == NOWHERE or SPECIALTY_OF[station] not in self.crew(crew).specialty:
            return NOWHERE
        return crew

    def crew_aboard(self, ship: int) -> list[int]:
        """The conscious crew of a ship's own side that are aboard, captives apart."""
        side = self.ships[ship].side
        return [n for n in self.aboard(ship) if not self.figures[n].out and self.figures[n].side == side]

    def is_captive(self, figure: int) -> bool:
        """Aboard a ship of the other side, and not as an intruder: in its Brig or its Med Bay, or taken there."""
        who = self.figures[figure]
        if who.ship == NOWHERE:
            return False
        return self.ships[who.ship].side != who.side and (who.room in (BRIG, MED_BAY))

    def is_intruder(self, figure: int) -> bool:
        """Conscious aboard a ship of the other side, and no captive."""
        who = self.figures[figure]
        return who.ship != NOWHERE and not who.out and who.room == DECK and self.ships[who.ship].side != who.side

    def intruders(self, ship: int) -> list[int]:
        """Conscious enemies who have boarded it."""
        side = self.ships[ship].side
        return [
            n
            for n in self.aboard(ship)
            if not self.figures[n].out and self.figures[n].side != side and self.figures[n].room == DECK
        ]

    def party(self, seat: int) -> list[int]:
        """A player's active crew on the surface: aurora.initiative.party-limit."""
        return [n for n, who in enumerate(self.figures) if who.seat == seat and who.is_active and not who.waits]

    def surplus(self, seat: int) -> list[int]:
        """Those who wait for rescue."""
        return [n for n, who in enumerate(self.figures) if who.seat == seat and who.is_active and who.waits]

    def standing_at(self, square: int) -> int:
        """The conscious figure on a square, or NOWHERE."""
        for n, figure in enumerate(self.figures):
            if figure.square == square and not figure.out:
                return n
        return NOWHERE

    def carried_by(self, figure: int) -> int:
        """The unconscious figure that somebody carries, or NOWHERE."""
        for n, other in enumerate(self.figures):
            if other.carrier == figure:
                return n
        return NOWHERE

    def opponents(self, figure: int) -> list[int]:
        """Conscious enemies on the surface."""
        side = self.figures[figure].side
        return [n for n, other in enumerate(self.figures) if other.is_active and other.side != side]

    def is_enemy(self, figure: int) -> bool:
        """A villain, a creature or a drone."""
        return self.figures[figure].side >= VILLAINS

    def roller(self, figure: int) -> int:
        """Whose the dice of a figure are: its player's, or its own where nobody plays it."""
        seat = self.figures[figure].seat
        return ACTORS + figure if seat == NOWHERE else seat

    def ship_roller(self, ship: int) -> int:
        seat = self.ships[ship].seat
        return NPC_SHIPS + ship if seat == NOWHERE else seat

    def npc_ship(self, ship: int) -> NpcShipEntry:
        """The reference card of a ship that nobody plays."""
        return self.content.npc_ship(self.ships[ship].name)

    def is_npc_ship(self, ship: int) -> bool:
        """A fighter, the Troop Transport or the Military Satellite."""
        return self.ships[ship].side >= VILLAINS

    @property
    def solo(self) -> bool:
        """aurora.solo.sides: the game plays the Coalition."""
        return any([ship.side == COALITION and ship.seat == NOWHERE for ship in self.ships])

    def foe(self, figure: int) -> Foe:
        """What an enemy on the board remembers."""
        return next(foe for foe in self.foes if foe.figure == figure)

    def put_foe(self, figure: int, **changes: Any) -> None:
        self.foes = tuple([foe.but(**changes) if foe.figure == figure else foe for foe in self.foes])

    def docked_at(self, dock: int) -> int:
        """The ship on a dock of the mission planet, or NOWHERE."""
        for n, ship in enumerate(self.ships):
            if ship.dock == dock != HOME:
                return n
        return NOWHERE

    # --- what lies around --------------------------------------------------------------------------------------------
    def did(self, figure: int, word: str) -> bool:
        return word in self.figures[figure].done

    def mark(self, figure: int, *words: str) -> None:
        """It has done that this round."""
        done = self.figures[figure].done
        self.put(figure, done=(*done, *[word for word in words if word not in done]))

    def ship_did(self, ship: int, word: str) -> bool:
        return word in self.ships[ship].done

    def mark_ship(self, ship: int, word: str) -> None:
        self.put_ship(ship, done=(*self.ships[ship].done, word))

    def earn(self, seat: int, source: str, digits: int) -> None:
        """aurora.reward.paid-at-shore-leave: counted openly; never below 0 in all."""
        own, at = self.pay[seat], SOURCES.index(source)
        new = (*own[:at], own[at] + digits, *own[at + 1 :])
        self.pay = (*self.pay[:seat], new, *self.pay[seat + 1 :])

    def stations_free(self, ship: int) -> list[str]:
        return [station for station in STATIONS if self.manned(ship, station) == NOWHERE]


_PLANS: dict[tuple[Any, ...], Plan] = {}
_LATEST: dict[tuple[Any, ...], Plan] = {}  # by tiles and walls, the board that was made last
_KEPT = 256


def surface_of(
    content: Content, tiles: tuple[tuple[str, int], ...], walls: tuple[tuple[int, int], ...], crates: tuple[int, ...]
) -> Plan:
    """Kept, since most questions ask about the same board: it is another one when a crate or a wall has gone."""
    key = (content.hash, tiles, walls, crates)
    found = _PLANS.get(key)
    if found is None:
        if len(_PLANS) >= _KEPT:
            _PLANS.clear()
            _LATEST.clear()
        found = _PLANS[key] = _surface(content, tiles, walls, crates)
    return found


def _surface(
    content: Content, tiles: tuple[tuple[str, int], ...], walls: tuple[tuple[int, int], ...], crates: tuple[int, ...]
) -> Plan:
    bare = plan_of(content, tiles, False)
    if walls:
        bare = changed(bare, walls)
    if not crates:
        return bare
    before = _LATEST.get((content.hash, tiles, walls), bare)
    found = _LATEST[content.hash, tiles, walls] = stocked(bare, before, frozenset(crates))
    return found
