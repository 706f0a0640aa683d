"""The table of Destiny Aurora: Renegades. What is hidden, tokens and bounties, lies in zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rimward.games.aurora.table.board import Plan, changed, plan_of
from rimward.games.aurora.table.names import (
    BRIG,
    DECK,
    HOME,
    MED_BAY,
    NOWHERE,
    SKILL_AT,
    SOURCES,
    SPECIALTY_OF,
    STATIONS,
)
from rimward.games.aurora.table.pieces import Figure, Pile, Ship, Thing, Tile
from rimward.kernel.frame import Table
from rimward.kernel.plain import mypyc_attr

if TYPE_CHECKING:
    from rimward.games.aurora.table.content import Content, CrewKind

Tiles = tuple[Tile, ...]


@mypyc_attr(allow_interpreted_subclasses=True)  # for its `__new__`: see Zones
class Aurora(Table):
    """What everybody sees.

    `surface` and `orbit` are the nine tiles of each board, in the order of PLACES; `planets` are the end caps of the
    space board, in the order of CAPS. `crates` and `salvage` are the squares of the tokens that lie in their zones, in
    the same order. `deck` is how many world events are still to come. `walls` are those that have been broken: a square
    and the side of it. `mines` are squares of space mines and the ships that laid them. `pay` is what each seat has
    earned, by SOURCES. `left` is how many rounds are still to come after the last world event; NOWHERE before it.
    """

    __slots__ = (
        "_orbit",
        "_plan",
        "_planned",
        "_space",
        "content",
        "crates",
        "deck",
        "drop_items",
        "figures",
        "left",
        "mines",
        "mission",
        "orbit",
        "pay",
        "piles",
        "planet",
        "planets",
        "quicker",
        "round",
        "salvage",
        "ships",
        "surface",
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
        return self.content.crew[self.figures[figure].name]

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
        base = plan_of(content, tiles, False)
        found = _PLANS[key] = changed(base, walls, crates) if walls or crates else base
    return found
