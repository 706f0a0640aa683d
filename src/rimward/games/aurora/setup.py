"""Setting up: ships and crews, the two boards, tokens and bounties: aurora.setup, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rimward.games.aurora.drafting import CrewDeal, CrewDraft, ManStations
from rimward.games.aurora.enemies.arrivals import enemy_zones
from rimward.games.aurora.landing import Deploy
from rimward.games.aurora.rounds import First, Mission
from rimward.games.aurora.table.board import DOCKS, PLACES, SOLID, nearest_to_middle, turn_of
from rimward.games.aurora.table.content import Content
from rimward.games.aurora.table.names import (
    CACHE,
    CAPS,
    COALITION,
    CRATES,
    CRATES_LAID,
    CRATES_USED,
    EVENTS,
    EVENTS_DONE,
    EXPLOSIVE,
    HOMES,
    NOWHERE,
    PLANETS,
    RENEGADES,
    SALVAGE,
    SALVAGE_LAID,
    SALVAGE_USED,
    TRAP,
    bounties,
    bounties_done,
    bounties_unused,
    bounty,
    other,
)
from rimward.games.aurora.table.pieces import Item, Ship, Thing, Tile
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import ship_initiative
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.game import Setting, Wishes
from rimward.kernel.question import Choose, Refused, Value
from rimward.kernel.zone import Ref

ANY: Final = "any"
QUIET: Final = "quiet"  # world events only count the time
SHIPS: Final = ("cerberus", "destiny-aurora", "hades-vi", "eden-fyre")  # as seats get them where nobody says otherwise
WHOLE_DECK: Final = 28
MISSIONS: Final = ("draw", "abduct-the-princess", "silent-ledger", "fever-line")
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("mission", "draw", MISSIONS),
    Setting("tier", 1, (1, 2)),
    Setting("quicker", False, (False, True)),
    Setting("deck", WHOLE_DECK, (6, 7, 8, WHOLE_DECK)),
    Setting("crew", "drafted", ("drafted", "dealt")),
    Setting("caps", "random", ("random", "fair")),
    Setting("drop_items", False, (False, True)),
    Setting("events", QUIET, (QUIET, "full")),
    Setting("level", 1, (1, 2)),
    Setting("first_game", False, (False, True)),
)
WISHES: Final[tuple[Setting, ...]] = (Setting("ship", ANY, (ANY, *SHIPS)),)
TRAPS: Final = 6  # aurora.search.token-mix
CACHES: Final = 4
EXPLOSIVES: Final = 8  # aurora.salvage.explosive
CRATES_OUT: Final = 9
FAR: Final = 4  # squares from salvage to a planet: aurora.setup.salvage
PISTOLS: Final = 3  # aurora.setup.armory
ARMORY: Final = ("arc-pistol",) * PISTOLS + ("arc-blade", "emergency-teleport-device")
TYPES: Final = {"centre": PLACES[:1], "side": PLACES[1:5], "corner": PLACES[5:]}
MISSION_PILE: Final = "missions"
MISSIONS_OUT: Final = "missions:drawn"
CAPS_PILE: Final = "planets"
CAPS_OUT: Final = "planets:laid"


def pile(board: str, kind: str) -> str:
    return f"locations:{board}:{kind}"


def laid(board: str, kind: str) -> str:
    return f"laid:{board}:{kind}"


def spots(board: str, kind: str) -> str:
    return f"spots:{board}:{kind}"


def spots_taken(board: str, kind: str) -> str:
    return f"spots-taken:{board}:{kind}"


def new_table(content: Content, seats: int, options: Mapping[str, Any], wishes: Wishes) -> Aurora:
    """Everything in its pile. What chance decides is done by the frame `Setup`, draw by draw."""
    first = bool(options["first_game"])
    names = _ships(wishes, seats)
    ships = tuple(
        [
            Ship(name, seat, content.ships[name], armory=tuple([_issued(content, item, seat) for item in ARMORY]))
            for seat, name in enumerate(names)
        ]
    )
    quicker = bool(options["quicker"]) or first
    deck = 8 if first else int(options["deck"])
    if quicker and deck == WHOLE_DECK:
        deck = 8  # aurora.quicker.timer
    g = Aurora(
        seats,
        ships,
        tier=1 if first else int(options["tier"]),
        quicker=quicker,
        timed=deck != WHOLE_DECK,
        deck=deck,
        drop_items=bool(options["drop_items"]) and not first,
        level=1 if first else int(options["level"]),
        quiet=first or str(options["events"]) == QUIET,
    )
    _zones(g, content)
    mission = MISSIONS[1] if first else str(options["mission"])
    crew = "dealt" if first else str(options["crew"])
    g.stack = [Mission(), Setup(mission, crew, "fair" if first else str(options["caps"])).then("rounds")]
    return g


def _ships(wishes: Wishes, seats: int) -> list[str]:
    """aurora.setup.choose-ship: what a seat wished for, and the next free one for the others."""
    wished = [str(wishes[seat].get("ship", ANY)) if seat < len(wishes) else ANY for seat in range(seats)]
    asked = [name for name in wished if name != ANY]
    if len(set(asked)) < len(asked):
        raise Refused("aurora.refused.same-ship")
    free = [name for name in SHIPS if name not in asked]
    found = [free.pop(0) if name == ANY else name for name in wished]
    if seats > 1 and len({SHIPS.index(name) % 2 for name in found}) < 2:
        raise Refused("aurora.refused.one-faction")
    return found


def _issued(content: Content, name: str, ship: int) -> Item:
    return Item(name, content.items[name].energy or NOWHERE, ship)


def _zones(g: Aurora, content: Content) -> None:
    search = [*content.deck("search"), *[TRAP] * TRAPS, *[CACHE] * CACHES]
    salvage = [*content.deck("salvage"), *[EXPLOSIVE] * EXPLOSIVES]
    for name, deck, faces in (
        (CRATES, "crates", search),
        (SALVAGE, "salvage", salvage),
        (EVENTS, "events", list(content.events)),
        (MISSION_PILE, "missions", list(content.missions)),
        (CAPS_PILE, "planets", list(PLANETS)),
    ):
        g.zones.add(name, deck, tuple(faces))
    for name, deck in (
        (CRATES_LAID, "crates"),
        (CRATES_USED, "crates"),
        (SALVAGE_LAID, "salvage"),
        (SALVAGE_USED, "salvage"),
        (EVENTS_DONE, "events"),
        (MISSIONS_OUT, "missions"),
        (CAPS_OUT, "planets"),
    ):
        g.zones.add(name, deck)
    for board in ("surface", "orbit"):
        for kind, places in TYPES.items():
            g.zones.add(pile(board, kind), f"{board}-{kind}", tuple(content.tiles(board == "orbit", kind)))
            g.zones.add(laid(board, kind), f"{board}-{kind}")
            g.zones.add(spots(board, kind), f"spots-{board}-{kind}", places)
            g.zones.add(spots_taken(board, kind), f"spots-{board}-{kind}")
    enemy_zones(g, content)
    for faction in (RENEGADES, COALITION):
        crew = tuple([name for name, kind in content.crew.items() if kind.faction == faction])
        g.zones.add(bounties(faction), f"bounty-{faction}", crew)
        g.zones.add(bounties_unused(faction), f"bounty-{faction}")
        g.zones.add(bounties_done(faction), f"bounty-{faction}")
    for seat, ship in enumerate(g.ships):
        g.zones.add(bounty(seat), f"bounty-{other(ship.side)}")


class Setup(Frame):
    """aurora.setup, in the order of the booklet. `mission` is its name, or `draw`."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = (
        "crew",
        "stations",
        "mission",
        "card",
        "planet_board",
        "space_board",
        "planet_caps",
        "planet",
        "bounties",
        "crates",
        "search_tokens",
        "salvage",
        "salvage_tokens",
        "goals",
        "ships",
    )

    def __init__(self, chosen: str, drafted: str, caps: str) -> None:
        self.chosen, self.drafted, self.caps = chosen, drafted, caps

    def crew(self, g: Aurora, _: None) -> Next:
        return CrewDraft() if self.drafted == "drafted" else CrewDeal()

    def stations(self, g: Aurora, _: None) -> Next:
        return ManStations()

    def mission(self, g: Aurora, _: None) -> Next:
        """aurora.setup.mission-choice"""
        if self.chosen != MISSIONS[0]:
            return Goto("card", ())
        return Draw(MISSION_PILE, 1, MISSIONS_OUT, g.zones.everyone)

    def card(self, g: Aurora, places: tuple[int, ...]) -> Next:
        g.mission = g.zones.face(MISSIONS_OUT, places[0]) if places else self.chosen
        g.planet = g.content.missions[g.mission].planet
        g.say("aurora.setup.mission", mission=g.mission, planet=g.planet)
        return None

    def planet_board(self, g: Aurora, _: None) -> Next:
        return BuildBoard("surface", g.content.missions[g.mission].tiles)

    def space_board(self, g: Aurora, _: None) -> Next:
        return BuildBoard("orbit", ())

    def planet_caps(self, g: Aurora, _: None) -> Next:
        """aurora.setup.planet-caps; fair caps have the homes opposite each other."""
        return Draw(CAPS_PILE, len(CAPS), CAPS_OUT, g.zones.everyone)

    def planet(self, g: Aurora, places: tuple[int, ...]) -> Next:
        drawn = [g.zones.face(CAPS_OUT, place) for place in places]
        if self.caps == "fair":
            one, two = drawn.index(HOMES[RENEGADES]), (drawn.index(HOMES[RENEGADES]) + 2) % 4
            home = drawn.index(HOMES[COALITION])
            drawn[two], drawn[home] = drawn[home], drawn[two] if home != one else drawn[home]
        g.planets = tuple(drawn)
        g.say("aurora.setup.planet-caps", planets=g.planets)
        return None

    def bounties(self, g: Aurora, _: None) -> Next:
        return DealBounties()

    def crates(self, g: Aurora, _: None) -> Next:
        """aurora.setup.crates: unseen, one on each tile."""
        return Draw(CRATES, CRATES_OUT, CRATES_LAID, 0)

    def search_tokens(self, g: Aurora, _: tuple[int, ...]) -> Next:
        g.crates = g.plan().crates
        return None

    def salvage(self, g: Aurora, _: None) -> Next:
        return Draw(SALVAGE, len(PLACES), SALVAGE_LAID, 0)

    def salvage_tokens(self, g: Aurora, _: tuple[int, ...]) -> Next:
        g.salvage = tuple([salvage_square(g, place) for place in range(len(PLACES))])
        return None

    def goals(self, g: Aurora, _: None) -> Next:
        """aurora.setup.mission-tiles-first: what the mission places on its tiles."""
        marks = g.plan().marks
        mission = g.content.missions[g.mission]
        g.things = tuple([Thing(placed.what, marks[mark]) for placed in mission.place for mark in placed.on])
        return None

    def ships(self, g: Aurora, _: None) -> Next:
        return StartShips()


def salvage_square(g: Aurora, place: int) -> int:
    """aurora.setup.salvage: nearest to the middle of the tile, four squares from every planet, not in what blocks."""
    space = g.space()
    planets = [square for cap in space.caps for square in cap]
    open_to = [square for square in space.squares_of(place) if space.map.ground[square] not in SOLID]
    nearest = nearest_to_middle(place, open_to)
    for square in nearest:
        if min([space.map.distance(square, planet) for planet in planets]) >= FAR:
            return square
    return nearest[0]


class BuildBoard(Frame):
    """aurora.setup.planet-board, .space-board: the tiles of the mission first, then by draw; each in a spot of its
    type."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("tiles", "tile", "position", "board")

    def __init__(
        self, which: str, first: tuple[str, ...], lying: tuple[tuple[str, str], ...] = (), name: str = ""
    ) -> None:
        self.which, self.first, self.lying, self.name = which, first, lying, name

    def tiles(self, g: Aurora, _: Any) -> Next:
        kinds = self.kinds(g)
        if self.first:
            self.name, self.first = self.first[0], self.first[1:]
            kind = kinds[self.name].type
            g.zones.take(pile(self.which, kind), self.name, laid(self.which, kind), g.zones.everyone)
            return Goto("tile", ())
        for kind, places in TYPES.items():
            if g.zones.size(laid(self.which, kind)) < len(places):
                self.name = ""
                return Draw(pile(self.which, kind), 1, laid(self.which, kind), g.zones.everyone)
        return Goto("board")

    def tile(self, g: Aurora, places: tuple[int, ...]) -> Next:
        if not self.name:
            kind = next(
                kind for kind, all_ in TYPES.items() if g.zones.size(laid(self.which, kind)) > self.count(g, kind)
            )
            self.name = g.zones.face(laid(self.which, kind), places[0])
        kind = self.kinds(g)[self.name].type
        return Draw(spots(self.which, kind), 1, spots_taken(self.which, kind), g.zones.everyone)

    def position(self, g: Aurora, places: tuple[int, ...]) -> Next:
        kind = self.kinds(g)[self.name].type
        spot = g.zones.face(spots_taken(self.which, kind), places[0])
        self.lying = (*self.lying, (spot, self.name))
        g.say("aurora.setup.tile", board=self.which, tile=self.name, place=spot)
        return Goto("tiles")

    def board(self, g: Aurora, _: Any) -> Next:
        by_place = dict(self.lying)
        tiles = tuple([Tile(by_place[place], turn_of(place, 0)) for place in PLACES])
        if self.which == "surface":
            g.surface = tiles
        else:
            g.orbit = tiles
        return Done()

    def kinds(self, g: Aurora) -> Mapping[str, Any]:
        return g.content.surface if self.which == "surface" else g.content.orbit

    def count(self, g: Aurora, kind: str) -> int:
        kinds = self.kinds(g)
        return sum([kinds[name].type == kind for _, name in self.lying])


class DealBounties(Frame):
    """aurora.setup.bounty: of the crew in play of the other faction, one for each player, in secret. The others are
    taken out of the deck first."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("deck", "bounties", "secret", "start")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def deck(self, g: Aurora, _: Any) -> Next:
        for faction in (RENEGADES, COALITION):
            in_play = [who.name for who in g.figures]
            for name in g.zones[bounties(faction)].bag:
                if name not in in_play:
                    g.zones.take(bounties(faction), name, bounties_unused(faction), g.zones.everyone)
        return None

    def bounties(self, g: Aurora, _: Any) -> Next:
        if self.seat == g.seats:
            return Goto("start")
        own = other(g.ships[g.own_ship(self.seat)].side)
        self.seat += 1
        return Draw(bounties(own), 1, bounty(self.seat - 1), g.seen_by_team(self.seat - 1))

    def secret(self, g: Aurora, places: tuple[int, ...]) -> Next:
        g.say("aurora.bounty.drawn", seat=self.seat - 1, crew=Ref(bounty(self.seat - 1), places[0]))
        return Goto("bounties")

    def start(self, g: Aurora, _: Any) -> Next:
        return Done()


class StartShips(Frame):
    """aurora.setup.ship-start, .quick-docks: in initiative order, each to a square of its home or to a dock."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("initiative", "order", "square", "face", "start", "ships")

    def __init__(self, placed: tuple[int, ...] = (), ship: int = NOWHERE, there: int = NOWHERE) -> None:
        self.placed, self.ship, self.there = placed, ship, there

    def initiative(self, g: Aurora, _: Any) -> Next:
        left = tuple([ship for ship in range(len(g.ships)) if ship not in self.placed])
        if not left:
            self.ship = 0
            return Goto("start")
        return First(left, tuple([ship_initiative(g, ship) for ship in left]), False)

    def order(self, g: Aurora, ship: int) -> Next:
        self.ship = ship
        seat = g.ships[ship].seat
        if g.quicker:
            docks: list[Value] = [("dock", dock) for dock in range(len(DOCKS)) if g.docked_at(dock) == NOWHERE]
            return Choose(seat, "aurora.setup.quick-docks", docks, about={"ship": g.ships[ship].name})
        taken = {card.square for card in g.ships}
        home = g.planet_squares(HOMES[g.ships[ship].side])
        squares: list[Value] = [("square", square) for square in home if square not in taken]
        return Choose(seat, "aurora.setup.ship-start", squares, about={"ship": g.ships[ship].name})

    def square(self, g: Aurora, choice: tuple[str, int]) -> Next:
        card = g.ships[self.ship]
        if self.ship not in self.placed:
            self.placed = (*self.placed, self.ship)
        if choice[0] == "dock":
            g.put_ship(self.ship, dock=choice[1], landed=1)
            g.say("aurora.landing.descended", ship=card.name, dock=choice[1])
            return Goto("initiative")
        self.there = choice[1]
        ways: list[Value] = [("facing", facing) for facing in range(8)]
        return Choose(card.seat, "aurora.setup.ship-start", ways, about={"ship": card.name})

    def face(self, g: Aurora, choice: tuple[str, int]) -> Next:
        g.put_ship(self.ship, square=self.there, facing=choice[1])
        g.say("aurora.setup.ship-start", ship=g.ships[self.ship].name, square=self.there, facing=choice[1])
        return Goto("initiative")

    def start(self, g: Aurora, _: Any) -> Next:
        """aurora.quicker.start: a free deployment before round 1."""
        if not g.quicker or self.ship == len(self.placed):
            return Goto("ships")
        self.ship += 1
        return Deploy(self.placed[self.ship - 1]).then("start")

    def ships(self, g: Aurora, _: Any) -> Next:
        return Done()
