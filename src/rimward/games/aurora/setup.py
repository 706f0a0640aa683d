"""Setting up: ships and crews, the two boards, tokens and bounties: aurora.setup, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rimward.games.aurora.building import TYPES, BuildBoard, laid, pile, spots, spots_taken, type_of
from rimward.games.aurora.docks import free_docks
from rimward.games.aurora.drafting import CrewDeal, CrewDraft, ManStations, fill_up
from rimward.games.aurora.enemies.arrivals import enemy_zones, place_guards
from rimward.games.aurora.enemies.chosen import Chosen
from rimward.games.aurora.landing import Deploy
from rimward.games.aurora.locations import written_on
from rimward.games.aurora.rounds import First, Mission
from rimward.games.aurora.shore.tactical import DealTactical, has_decks
from rimward.games.aurora.solo.mirror import Mirror
from rimward.games.aurora.solo.ships import dock_for, way_to
from rimward.games.aurora.solo.sides import rivals
from rimward.games.aurora.table.board import LARGER, NINE, SOLID, Layout
from rimward.games.aurora.table.content import Content
from rimward.games.aurora.table.entries import MissionEntry
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
    NPC_CARDS,
    NPC_CARDS_OUT,
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
from rimward.games.aurora.table.pieces import Foe, Item, Ship, Thing
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import ship_initiative
from rimward.kernel import carry
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.game import Setting, Wishes
from rimward.kernel.question import Choose, Refused, Value
from rimward.kernel.zone import Ref

ANY: Final = "any"
QUIET: Final = "quiet"  # world events only count the time
PEOPLE: Final = "people"  # who plays the Coalition
GAME: Final = "game"
SHIPS: Final = ("cerberus", "destiny-aurora", "hades-vi", "eden-fyre")  # as seats get them where nobody says otherwise
WHOLE_DECK: Final = 28
MISSIONS: Final = (
    "draw",
    "abduct-the-princess",
    "the-convict",
    "the-prince-who-stayed",
    "the-informer",
    "loose-rounds",
    "three-saints",
    "hot-rods",
    "cold-chain",
    "silent-ledger",
    "dead-mans-switch",
    "the-listening-post",
    "fever-line",
    "the-last-witness",
    "the-kite-hunt",
    "blind-the-eye",
    "ship-rescue",
)
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("mission", "draw", MISSIONS),
    Setting("tier", 1, (1, 2)),
    Setting("quicker", False, (False, True)),
    Setting("deck", WHOLE_DECK, (6, 7, 8, WHOLE_DECK)),
    Setting("crew", "drafted", ("drafted", "dealt")),
    Setting("caps", "random", ("random", "fair")),
    Setting("drop_items", False, (False, True)),
    Setting("events", "full", (QUIET, "full")),
    Setting("guards", True, (False, True)),
    Setting("level", 1, (1, 2)),
    Setting("larger_board", False, (False, True)),
    Setting("location_text", False, (False, True)),
    Setting("bounty_redraw", False, (False, True)),
    Setting("coalition", PEOPLE, (PEOPLE, GAME)),
    Setting("first_rules", False, (False, True)),
    Setting("first_game", False, (False, True)),
)
WISHES: Final[tuple[Setting, ...]] = (Setting("ship", ANY, (ANY, *SHIPS)),)
TRAPS: Final = 6  # aurora.search.token-mix
CACHES: Final = 4
EXPLOSIVES: Final = 8  # aurora.salvage.explosive
FAR: Final = 4  # squares from salvage to a planet: aurora.setup.salvage
PISTOLS: Final = 3  # aurora.setup.armory
ARMORY: Final = ("arc-pistol",) * PISTOLS + ("arc-blade", "emergency-teleport-device")
KEPT: Final = "kept"  # of a campaign, after its first mission: crews are as they are
MISSION_PILE: Final = "missions"
MISSIONS_OUT: Final = "missions:drawn"
CAPS_PILE: Final = "planets"
CAPS_OUT: Final = "planets:laid"


def new_table(content: Content, seats: int, options: Mapping[str, Any], wishes: Wishes) -> Aurora:
    """Everything in its pile. What chance decides is done by the frame `Setup`, draw by draw."""
    first = bool(options["first_game"])
    solo = seats == 1 or options["coalition"] == GAME
    names = _against_the_game(wishes, seats) if solo else _ships(wishes, seats)
    ships = tuple(
        [
            Ship(
                name,
                n if n < seats else NOWHERE,
                content.ships[name],
                armory=tuple([issued(content, item, n) for item in ARMORY]),
            )
            for n, name in enumerate(names)
        ]
    )
    quicker = bool(options["quicker"]) or first
    deck = 8 if first else int(options["deck"])
    if quicker and deck == WHOLE_DECK:  # aurora.quicker.timer: alone against the game the shortest is even enough
        deck = 6 if solo and not options["first_rules"] else 8
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
        redraws=bool(options["bounty_redraw"]) and not first,
        rivals=tuple([Foe(n) for n in range(seats, len(ships))]),
        first_rules=bool(options["first_rules"]),
    )
    lay_zones(g, content, LARGER if options["larger_board"] and not first else NINE)
    mission = MISSIONS[1] if first else str(options["mission"])
    crew = "dealt" if first else str(options["crew"])
    caps = "fair" if first else str(options["caps"])
    reads = bool(options["location_text"]) and not first
    guarded = bool(options["guards"]) and not first
    g.stack = [Mission(), Setup(mission, crew, caps, reads, guarded).then("rounds")]
    return g


def with_first_rules(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of shape 1, from when there were no others."""
    return {**data, "table": {**data["table"], "first_rules": True}}


def _wished(wishes: Wishes, seats: int, ships: Sequence[str]) -> list[str]:
    """aurora.setup.choose-ship: what a seat wished for, and the next free one for the others."""
    wished = [str(wishes[seat].get("ship", ANY)) if seat < len(wishes) else ANY for seat in range(seats)]
    asked = [name for name in wished if name != ANY]
    if len(set(asked)) < len(asked):
        raise Refused("aurora.refused.same-ship")
    free = [name for name in ships if name not in asked]
    return [free.pop(0) if name == ANY else name for name in wished]


def _against_the_game(wishes: Wishes, seats: int) -> list[str]:
    """aurora.solo.sides: one or two Renegades, and as many ships of the Coalition after theirs."""
    sides = SHIPS[::2], SHIPS[1::2]  # by faction
    if seats > len(sides[RENEGADES]):
        raise Refused("aurora.refused.two-renegades", seats=len(sides[RENEGADES]))
    found = _wished(wishes, seats, sides[RENEGADES])
    if any([name not in sides[RENEGADES] for name in found]):
        raise Refused("aurora.refused.renegades-only")
    return [*found, *sides[COALITION][:seats]]


def _ships(wishes: Wishes, seats: int) -> list[str]:
    found = _wished(wishes, seats, SHIPS)
    if seats > 1 and len({SHIPS.index(name) % 2 for name in found}) < 2:
        raise Refused("aurora.refused.one-faction")
    return found


def issued(content: Content, name: str, ship: int) -> Item:
    return Item(name, content.items[name].energy or NOWHERE, ship)


def lay_zones(g: Aurora, content: Content, layout: Layout) -> None:
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
        for kind in TYPES:
            places = tuple([place for place in layout.places if type_of(place) == kind])
            g.zones.add(pile(board, kind), f"{board}-{kind}", tuple(content.tiles(board == "orbit", kind)))
            g.zones.add(laid(board, kind), f"{board}-{kind}")
            g.zones.add(spots(board, kind), f"spots-{board}-{kind}", places)
            g.zones.add(spots_taken(board, kind), f"spots-{board}-{kind}")
    enemy_zones(g, content, layout)
    for faction in (RENEGADES, COALITION):
        crew = tuple([name for name, kind in content.crew.items() if kind.faction == faction])
        g.zones.add(bounties(faction), f"bounty-{faction}", crew)
        g.zones.add(bounties_unused(faction), f"bounty-{faction}")
        g.zones.add(bounties_done(faction), f"bounty-{faction}")
    for seat in range(g.seats):
        g.zones.add(bounty(seat), f"bounty-{other(g.ships[g.own_ship(seat)].side)}")
    if g.solo:
        g.zones.add(NPC_CARDS, "npc-cards", tuple(content.npc_cards))
        g.zones.add(NPC_CARDS_OUT, "npc-cards")


def mission_card(g: Aurora) -> MissionEntry:
    mission = g.content.mission(g.mission)
    if mission is None:
        raise LookupError(g.mission)
    return mission


class Setup(Frame):
    """aurora.setup, in the order of the booklet. `chosen` is the name of a mission, or `draw`; nothing is `guarded` in
    the first game, or where a table plays without."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = (
        "crew",
        "stations",
        "deck",
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
        "villain",
        "ships",
        "mission_starts",
    )

    def __init__(self, chosen: str, drafted: str, caps: str, reads: bool = False, guarded: bool = True) -> None:
        self.chosen, self.drafted, self.caps = chosen, drafted, caps
        self.reads, self.guarded = reads, guarded

    def crew(self, g: Aurora, _: None) -> Next:
        if self.drafted == KEPT:
            fill_up(g)
            return Goto("mission")
        return CrewDraft() if self.drafted == "drafted" else CrewDeal()

    def stations(self, g: Aurora, _: None) -> Next:
        return ManStations()

    def deck(self, g: Aurora, _: None) -> Next:
        return DealTactical() if has_decks(g) else None

    def mission(self, g: Aurora, _: None) -> Next:
        """aurora.setup.mission-choice"""
        if self.chosen != MISSIONS[0]:
            return Goto("card", ())
        return Draw(MISSION_PILE, 1, MISSIONS_OUT, g.zones.everyone)

    def card(self, g: Aurora, places: tuple[int, ...]) -> Next:
        g.mission = g.zones.face(MISSIONS_OUT, places[0]) if places else self.chosen
        g.planet = mission_card(g).planet
        g.say("aurora.setup.mission", mission=g.mission, planet=g.planet)
        return None

    def planet_board(self, g: Aurora, _: None) -> Next:
        return BuildBoard("surface", mission_card(g).tiles)

    def space_board(self, g: Aurora, _: None) -> Next:
        """aurora.setup.location-text-optional"""
        g.texts = written_on(g) if self.reads else ()
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
        return Draw(CRATES, len(g.surface), CRATES_LAID, 0)

    def search_tokens(self, g: Aurora, _: tuple[int, ...]) -> Next:
        g.crates = g.plan().crates
        return None

    def salvage(self, g: Aurora, _: None) -> Next:
        return Draw(SALVAGE, len(g.orbit), SALVAGE_LAID, 0)

    def salvage_tokens(self, g: Aurora, _: tuple[int, ...]) -> Next:
        g.salvage = tuple([salvage_square(g, place) for place in range(len(g.orbit))])
        return None

    def goals(self, g: Aurora, _: None) -> Next:
        """aurora.setup.mission-tiles-first: what the mission places on its tiles."""
        marks = g.plan().marks
        mission = mission_card(g)
        g.things = tuple([Thing(placed.what, marks[mark]) for placed in mission.place for mark in placed.on])
        return None

    def villain(self, g: Aurora, _: None) -> Next:
        """aurora.npc.placed-by: enemies of the mission around their marks. There are none in the first game."""
        mission = mission_card(g)
        g.level = max(g.level, mission.level)
        for guard in mission.guards if self.guarded else ():
            place_guards(g, guard)
        return None

    def ships(self, g: Aurora, _: None) -> Next:
        return StartShips()

    def mission_starts(self, g: Aurora, _: Any) -> Next:
        """What the mission does when all is in its place."""
        mission = mission_card(g)
        return carry.run(g, 0, g.mission) if mission.do is not None and mission.when == "begins" else None


def salvage_square(g: Aurora, place: int) -> int:
    """aurora.setup.salvage: nearest to the middle of the tile, four squares from every planet, not in what blocks."""
    space = g.space()
    planets = [square for cap in space.caps for square in cap]
    open_to = [square for square in space.squares_of(place) if space.map.ground[square] not in SOLID]
    nearest = space.layout.nearest_to_middle(place, open_to)
    for square in nearest:
        if min([space.map.distance(square, planet) for planet in planets]) >= FAR:
            return square
    return nearest[0]


class DealBounties(Frame):
    """aurora.setup.bounty: of the crew in play of the other faction, one for each player, in secret. The others are
    taken out of the deck first."""

    CHAPTER: ClassVar[str] = "aurora.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("deck", "bounties", "secret", "start")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def deck(self, g: Aurora, _: Any) -> Next:
        for faction in (RENEGADES, COALITION):
            in_play = [who.name for who in g.figures if who.side == faction]
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
        if not places:  # all of them have changed sides
            return Goto("bounties")
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
        if seat == NOWHERE:
            return Chosen(self.starts(g), "aurora.solo.start-rolled-off")
        if g.quicker:
            docks: list[Value] = [("dock", dock) for dock in range(len(CAPS)) if g.docked_at(dock) == NOWHERE]
            return Choose(seat, "aurora.setup.quick-docks", docks, about={"ship": g.ships[ship].name})
        taken = {card.square for card in g.ships}
        home = g.planet_squares(HOMES[g.ships[ship].side])
        squares: list[Value] = [("square", square) for square in home if square not in taken]
        return Choose(seat, "aurora.setup.ship-start", squares, about={"ship": g.ships[ship].name})

    def starts(self, g: Aurora) -> tuple[int, ...]:
        """aurora.solo.start: of its home the square nearest to the mission planet; in the quicker game the dock nearest
        to the goal."""
        if g.quicker:
            return (dock_for(g, free_docks(g)),)
        plan, planet = g.space().map, g.planet_squares(g.planet)
        taken = {card.square for card in g.ships}
        free = [square for square in g.planet_squares(HOMES[COALITION]) if square not in taken]
        far = {square: min([plan.distance(square, there) for there in planet]) for square in free}
        return tuple([square for square in free if far[square] == min(far.values())])

    def square(self, g: Aurora, choice: tuple[str, int] | int) -> Next:
        card = g.ships[self.ship]
        if isinstance(choice, int):
            choice = ("dock" if g.quicker else "square", choice)
        if self.ship not in self.placed:
            self.placed = (*self.placed, self.ship)
        if choice[0] == "dock":
            g.put_ship(self.ship, dock=choice[1], landed=1)
            g.say("aurora.landing.descended", ship=card.name, dock=choice[1])
            return Goto("initiative")
        self.there = choice[1]
        if card.seat == NOWHERE:
            middle = sum(g.planet_squares(g.planet)) // len(g.planet_squares(g.planet))
            return Goto("face", ("facing", way_to(self.there, middle)))
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
        ship = sorted(self.placed, key=lambda n: n in rivals(g))[self.ship - 1]  # a party is mirrored once it is there
        return (Mirror(ship) if ship in rivals(g) else Deploy(ship)).then("start")

    def ships(self, g: Aurora, _: Any) -> Next:
        return Done()
