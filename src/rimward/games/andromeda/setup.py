"""Setting up the board: andromeda.setup, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rimward.games.andromeda.destinies import DESTINIES, DESTINIES_OUT
from rimward.games.andromeda.marker import ShowTop, first_empty, lay_planet
from rimward.games.andromeda.modules import Refresh
from rimward.games.andromeda.players import FACTIONS, FACTIONS_OUT, Players, tiles_of
from rimward.games.andromeda.raiders import nebulae
from rimward.games.andromeda.special import LaySpecial, with_die
from rimward.games.andromeda.table.content import Content
from rimward.games.andromeda.table.names import (
    BASES,
    BAY,
    CORES,
    DECK,
    DECKS,
    DISCARD,
    EVENT_NOW,
    EVENTS,
    EVENTS_DONE,
    KINDS,
    LETTERS,
    NEBULAE,
    PLANETS,
    PLANETS_OUT,
    PLAYED,
    SHIPS,
    SUPPLY,
    TRACKS,
    ability,
    dealt,
    destiny,
    developed,
    discovery,
    hand,
    market,
    module_pile,
    modules_out,
    moon_pile,
    moons_out,
    peek,
    put,
    sustain,
    tokens,
)
from rimward.games.andromeda.table.pieces import Module, Ship
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.teams import ALONE, paired
from rimward.games.andromeda.teams import SEATS as TEAM_SEATS
from rimward.games.andromeda.turn import Turns
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.game import Setting, Wishes
from rimward.kernel.question import Refused

SETTINGS: Final = (
    Setting("length", "medium", ("short", "medium", "long")),
    Setting("events", "dawn", ("dawn", "twilight")),
    Setting("special", "none", ("none", "quasars", "vortexes")),
    Setting("destinies", False, (False, True)),
    Setting("teams", False, (False, True)),
    Setting("factions", "dealt", ("dealt", "chosen")),
    Setting("first_game", False, (False, True)),
    Setting("first_numbers", False, (False, True)),
    Setting("first_rules", False, (False, True)),
)
FIRST_RAIDER: Final = "vorticon-strikers"  # andromeda.setup.s-class-choice recommends them
STACK: Final = 5  # andromeda.setup.discovery-stacks
STARTING_SHIPS: Final = 3
WISHES: Final = (Setting("partner", ALONE, range(ALONE, TEAM_SEATS)),)
# piles of things that are mixed and drawn once, and where what was drawn lies
BASE_TILES: Final = "bases"
PRIZES: Final = "prizes"
PRIZES_OUT: Final = "prizes:open"


def new_table(content: Content, seats: int, options: Mapping[str, Any], wishes: Wishes) -> Andromeda:
    """Everything in its pile. What chance decides is done by the frame `Setup`, die by die and draw by draw."""
    first, first_numbers = bool(options["first_game"]), bool(options["first_numbers"])
    teams = bool(options["teams"]) and not first
    if teams and seats != TEAM_SEATS:
        raise Refused("andromeda.refused.team-seats", seats=TEAM_SEATS)
    length = "medium" if first else options["length"]
    g = Andromeda(
        seats,
        content.map,
        ships=tuple(
            [
                Ship(seat, kind, BAY if at < STARTING_SHIPS else SUPPLY)
                for seat in range(seats)
                for at, kind in enumerate(SHIPS)
            ]
        ),
        modules=(tuple([Module(name, deck) for name, deck in CORES.items()]),) * seats,
        prizes=("",) * 3,
        terminus=content.numbers.terminus[length],
        teams=paired(wishes) if teams else (),
        first_numbers=first_numbers,
        first_rules=bool(options["first_rules"]),
    )
    _shared_piles(g, content, "dawn" if first else options["events"])
    for seat in range(seats):
        _own_zones(g, seat)
    mode = "first" if first else options["factions"]
    if options["destinies"] and not first:
        _destiny_zones(g, content)
    special = "none" if first else str(options["special"])
    g.stack = [Turns(0), Setup(mode, special=special).then("turns")]
    return g


def _shared_piles(g: Andromeda, content: Content, events: str) -> None:
    g.zones.add(PLANETS, "planets", tuple(content.planets))
    g.zones.add(PLANETS_OUT, "planets")
    for color in (*TRACKS, "nebula"):
        faces = [name for name, face in content.moons.items() if face.color == color for _ in range(face.count)]
        g.zones.add(moon_pile(color), f"moons-{color}", tuple(faces))
        g.zones.add(moons_out(color), f"moons-{color}")
    for deck in DECKS:
        modules = [name for name, kind in content.modules.items() if kind.deck == deck for _ in range(kind.copies)]
        g.zones.add(module_pile(deck), f"modules-{deck}", tuple(modules))
        g.zones.add(market(deck), f"modules-{deck}")
        g.zones.add(modules_out(deck), f"modules-{deck}")
    cards = [name for name, kind in content.tactics.items() for _ in range(kind.copies)]
    g.zones.add(DECK, "tactics", tuple(cards))
    g.zones.add(DISCARD, "tactics")
    g.zones.add(PLAYED, "tactics")
    g.zones.add(EVENTS, "events", tuple([name for name, kind in content.events.items() if kind.deck == events]))
    g.zones.add(EVENTS_DONE, "events")
    g.zones.add(EVENT_NOW, "events")
    found = _tokens(content, "discovery")
    g.zones.add(discovery("rest"), "discovery", found)
    for stack in ("first", "second", "observatory", "used"):
        g.zones.add(discovery(stack), "discovery")
    g.zones.add(PRIZES, "prizes", _tokens(content, "supremacy"))
    g.zones.add(PRIZES_OUT, "prizes")
    g.zones.add("developed:used", "development")
    g.zones.add(FACTIONS, "factions", tuple(content.factions))
    g.zones.add(FACTIONS_OUT, "factions")
    for letter in ("S", *LETTERS):
        cards = [name for name, kind in content.raiders.items() if kind.letter == letter]
        g.zones.add(raiders_of(letter), f"raiders-{letter}", tuple(cards))
        g.zones.add(f"{raiders_of(letter)}:open", f"raiders-{letter}")
    for kind in KINDS:
        tiles = [name for name, tile in content.upgrades.items() if tile.ship == kind and not tile.faction]
        g.zones.add(tiles_of(kind), f"tiles-{kind}", tuple(tiles))
        g.zones.add(f"{tiles_of(kind)}:open", f"tiles-{kind}")


def _destiny_zones(g: Andromeda, content: Content) -> None:
    g.zones.add(DESTINIES, "destinies", tuple(content.destinies))
    g.zones.add(DESTINIES_OUT, "destinies")
    for seat in range(g.seats):
        g.zones.add(destiny(seat), "destinies")


def _own_zones(g: Andromeda, seat: int) -> None:
    g.zones.add(hand(seat), "tactics")
    g.zones.add(sustain(seat), "tactics")
    g.zones.add(ability(seat), "ability")
    g.zones.add(tokens(seat), "discovery")
    g.zones.add(developed(seat), "development")
    g.zones.add(peek(seat), "events")
    g.zones.add(dealt(seat), "factions")


def _tokens(content: Content, kind: str) -> tuple[str, ...]:
    return tuple([name for name, token in content.tokens.items() if token.kind == kind for _ in range(token.copies)])


def raiders_of(letter: str) -> str:
    return f"raiders:{letter}"


def with_first_numbers(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of shape 1, from when there were no others."""
    return {**data, "table": {**data["table"], "first_numbers": True}}


def with_first_rules(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of shape 2, from before some rules were put right."""
    return {**data, "table": {**data["table"], "first_rules": True}}


# --- the board -------------------------------------------------------------------------------------------------------
class Setup(Frame):
    """andromeda.setup, then andromeda.player. `mode` is how factions come: dealt, chosen, or those of a first game;
    `special` says which special regions there are."""

    CHAPTER: ClassVar[str] = "andromeda.setup"
    STEPS: ClassVar[tuple[str, ...]] = (
        "planets",
        "tiles",
        "boards",
        "moons",
        "nebula",
        "raider",
        "choice",
        "market",
        "discovery",
        "supremacy",
        "start",
    )

    def __init__(self, mode: str, turn: int = 0, special: str = "none") -> None:
        self.mode, self.turn, self.special = mode, turn, special

    def planets(self, g: Andromeda, _: None) -> Next:
        """andromeda.setup.starting-planets"""
        return Draw(PLANETS, g.content.numbers.planets[g.seats], PLANETS_OUT, g.zones.everyone)

    def tiles(self, g: Andromeda, _: tuple[int, ...]) -> Next:
        """andromeda.special.placement: before any other tile."""
        return LaySpecial(self.special)

    def boards(self, g: Andromeda, _: None) -> Next:
        """andromeda.setup.starting-regions: with the bases, space by space."""
        return LayTiles()

    def moons(self, g: Andromeda, _: None) -> Next:
        """andromeda.setup.planet-moons, .nebula-moons"""
        if self.turn == len(g.regions):
            self.turn = 0
            return None
        self.turn += 1
        region = self.turn - 1
        if g.regions[region].kind == "nebula":
            g.moons_left = put(g.moons_left, region, 1)
        return ShowTop(region).then("moons") if g.moons_left[region] else Goto("moons")

    def nebula(self, g: Andromeda, _: None) -> Next:
        """andromeda.setup.s-class-choice, .raider-choice"""
        return ChooseRaiders(self.mode == "first")

    def raider(self, g: Andromeda, _: None) -> Next:
        """andromeda.setup.s-class-start: two dice, and they may agree."""
        return Roll(-1, "andromeda.setup.s-class-start", (NEBULAE, NEBULAE), window="")

    def choice(self, g: Andromeda, faces: tuple[int, ...]) -> Next:
        regions = tuple([enters_by(g, face) for face in faces])
        card = g.raiders[0]
        g.raiders = put(g.raiders, 0, card.standing(regions, 0))
        for region in regions:
            g.say("andromeda.raider.placed", raider=card.name, region=region)
        return None

    def market(self, g: Andromeda, _: None) -> Next:
        return Refresh()

    def discovery(self, g: Andromeda, _: None) -> Next:
        """andromeda.setup.discovery-stacks: nobody looks at them."""
        return LayTokens()

    def supremacy(self, g: Andromeda, _: None) -> Next:
        return LayPrizes()

    def start(self, g: Andromeda, _: None) -> Next:
        return Players(self.mode)


def enters_by(g: Andromeda, face: int) -> int:
    """The nebula of a die, or the special region that carries it (andromeda.special.raiders)."""
    special = with_die(g, face)
    return nebulae(g)[face - 1] if special is None else special


class LayTiles(Frame):
    """Planets and bases are mixed and laid in reading order; each draw tells the next one."""

    CHAPTER: ClassVar[str] = "andromeda.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("starting", "regions", "planets")

    def __init__(self) -> None:
        pass

    def starting(self, g: Andromeda, _: None) -> Next:
        planets = g.zones[PLANETS_OUT].faces
        if BASE_TILES not in g.zones:
            g.zones.add(BASE_TILES, "tiles", (*planets, *BASES))
            g.zones.add(f"{BASE_TILES}:laid", "tiles")
        return None if g.zones.size(BASE_TILES) else Done()

    def regions(self, g: Andromeda, _: None) -> Next:
        return Draw(BASE_TILES, 1, f"{BASE_TILES}:laid", g.zones.everyone)

    def planets(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        name, space = g.zones.face(f"{BASE_TILES}:laid", places[0]), first_empty(g)
        assert space is not None  # noqa: S101 - there are fewer tiles than spaces
        if name in BASES:
            g.lay(space, "base", name)
        else:
            lay_planet(g, space, name)
        return Goto("starting")


class ChooseRaiders(Frame):
    """andromeda.setup.raider-choice: one card of each class at random; a first game has the one of the book."""

    CHAPTER: ClassVar[str] = "andromeda.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("raider", "choice")

    def __init__(self, first: bool, at_letter: int = 0) -> None:
        self.first, self.at_letter = first, at_letter

    def raider(self, g: Andromeda, _: None) -> Next:
        letters = ("S", *LETTERS)
        if self.at_letter == len(letters):
            return Done()
        letter = letters[self.at_letter]
        self.at_letter += 1
        if self.first and letter == "S":
            self._add(g, FIRST_RAIDER)
            return Goto("raider")
        return Draw(raiders_of(letter), 1, f"{raiders_of(letter)}:open", g.zones.everyone)

    def choice(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        letter = ("S", *LETTERS)[self.at_letter - 1]
        self._add(g, g.zones.face(f"{raiders_of(letter)}:open", places[0]))
        return Goto("raider")

    def _add(self, g: Andromeda, name: str) -> None:
        g.raiders = (*g.raiders, g.content.raiders[name].raider(name))
        g.say("andromeda.setup.raider", raider=name)


class LayTokens(Frame):
    CHAPTER: ClassVar[str] = "andromeda.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("discovery", "stacks")

    def __init__(self, laid: int = 0) -> None:
        self.laid = laid

    def discovery(self, g: Andromeda, _: None) -> Next:
        if self.laid == 3:
            return Done()
        stack = ("first", "second", "observatory")[self.laid]
        self.laid += 1
        return Draw(discovery("rest"), STACK, discovery(stack), 0)

    def stacks(self, g: Andromeda, _: tuple[int, ...]) -> Next:
        return Goto("discovery")


class LayPrizes(Frame):
    """andromeda.setup.supremacy-tokens: one on each of the three marked spaces."""

    CHAPTER: ClassVar[str] = "andromeda.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("supremacy", "tokens")

    def __init__(self) -> None:
        pass

    def supremacy(self, g: Andromeda, _: None) -> Next:
        return Draw(PRIZES, 3, PRIZES_OUT, g.zones.everyone)

    def tokens(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        g.prizes = tuple([g.zones.face(PRIZES_OUT, place) for place in places])
        g.say("andromeda.setup.prizes", tokens=g.prizes)
        return None
