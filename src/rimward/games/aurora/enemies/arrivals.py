"""How enemies come onto the board: random locations, pools, enemy cards: aurora.enemy-card, aurora.npc.placed-by."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.checks import DIE
from rimward.games.aurora.table.board import NINE, SOLID, Layout, layout_of
from rimward.games.aurora.table.content import Content, numbered
from rimward.games.aurora.table.entries import Guard
from rimward.games.aurora.table.names import (
    CREATURE,
    CREATURES_LEFT,
    CREATURES_OUT,
    ENEMIES,
    ENEMIES_DONE,
    NOWHERE,
    VILLAINS,
    places,
    places_drawn,
)
from rimward.games.aurora.table.pieces import Figure, Foe
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next

WARRIORS: Final = {"zurathi": "zurathi-warrior", "dregg": "dregg-warrior", "ronin": "ronin-android"}
DRONE: Final = "drone"
NOBODYS: Final = -1


def enemy_zones(g: Aurora, content: Content, layout: Layout = NINE) -> None:
    """The piles from which enemies and places are drawn."""
    g.zones.add(ENEMIES, "enemies", tuple(content.enemy_cards))
    g.zones.add(ENEMIES_DONE, "enemies")
    g.zones.add(CREATURES_LEFT, "creatures", tuple(content.creatures))
    g.zones.add(CREATURES_OUT, "creatures")
    for board in ("surface", "orbit"):
        g.zones.add(places(board), f"places-{board}", layout.places)
        g.zones.add(places_drawn(board), f"places-{board}")


# --- pools -----------------------------------------------------------------------------------------------------------
def on_board(g: Aurora, name: str) -> list[int]:
    """The figures of that kind that are on the board."""
    all_of_it = numbered(name, g.content.villains[name].count)
    return [foe.figure for foe in g.foes if g.figures[foe.figure].name in all_of_it]


def in_pool(g: Aurora, name: str) -> list[str]:
    """aurora.enemy-card.pool: those that are not on the board."""
    taken = [g.figures[n].name for n in on_board(g, name)]
    return [each for each in numbered(name, g.content.villains[name].count) if each not in taken]


def commander_on_board(g: Aurora, name: str) -> bool:
    return bool(on_board(g, name))


# --- where -----------------------------------------------------------------------------------------------------------
def free_squares(g: Aurora, place: int, giant: bool = False) -> list[int]:
    """aurora.board.random-placement-square: of a tile, those nearest to its middle first."""
    plan = g.plan()
    barred = plan.low if giant else frozenset()
    return [
        square
        for square in plan.layout.nearest_to_middle(place, plan.squares_of(place))
        if plan.map.ground[square] not in SOLID
        and square not in barred
        and square not in plan.layout.docks
        and g.standing_at(square) == NOWHERE
    ]


def square_for(g: Aurora, place: int, giant: bool = False) -> int:
    """On the tile, or on the nearest one with room."""
    for other in sorted(range(len(g.surface)), key=lambda n: (n != place, n)):
        found = free_squares(g, other, giant)
        if found:
            return found[0]
    raise AssertionError("tiles have more squares than figures")


class RandomLocation(Frame):
    """aurora.board.random-location: one of the tiles of a board, not the one in `but`. Gives its number."""

    CHAPTER: ClassVar[str] = "aurora.board"
    STEPS: ClassVar[tuple[str, ...]] = ("random", "tile")

    def __init__(self, board: str = "surface", but: int = NOWHERE) -> None:
        self.board, self.but = board, but

    def random(self, g: Aurora, _: None) -> Next:
        return Draw(places(self.board), 1, places_drawn(self.board), g.zones.everyone)

    def tile(self, g: Aurora, drawn: tuple[int, ...]) -> Next:
        place = g.zones.face(places_drawn(self.board), drawn[0])
        tiles = g.surface if self.board == "surface" else g.orbit
        number = layout_of(len(tiles)).places.index(place)
        if number == self.but:
            return Goto("random")
        g.zones.shuffle_into(places_drawn(self.board), places(self.board))
        g.say("aurora.board.random-location", board=self.board, place=place, tile=tiles[number].name)
        return Done(number)


# --- who -------------------------------------------------------------------------------------------------------------
def place(g: Aurora, name: str, where: int, side: int = VILLAINS, giant: bool = False) -> int:
    """One figure on a tile. Gives its number."""
    return put_on_board(g, name, square_for(g, where, giant), side)


def put_on_board(g: Aurora, name: str, square: int, side: int = VILLAINS, guards: bool = False) -> int:
    known = [n for n, who in enumerate(g.figures) if who.name == name]
    figure = Figure(name, NOWHERE, side, side, square=square)
    if known:
        number = known[0]
        g.figures = (*g.figures[:number], figure, *g.figures[number + 1 :])
    else:
        number = len(g.figures)
        g.figures = (*g.figures, figure)
    g.foes = (*g.foes, Foe(number, g.round, guards=guards))
    g.say("aurora.npc.placed", crew=name, square=square)
    return number


def place_guards(g: Aurora, guard: Guard) -> None:
    """aurora.warrior.guard, .creature.guard: on the free squares of the room of a mark that are nearest to it."""
    plan = g.plan()
    mark = plan.marks[guard.on]
    if guard.what in g.content.creatures:
        g.zones.take(CREATURES_LEFT, guard.what, CREATURES_OUT, g.zones.everyone)
        names, side = [guard.what], creature_side(g, guard.what)
    else:
        names, side = in_pool(g, guard.what)[: guard.count], VILLAINS
    here = (plan.rooms[mark], plan.tiles[mark])
    room = [square for square in free_squares(g, here[1]) if plan.rooms[square] == here[0] and square != mark]
    near = sorted(room, key=lambda square: (plan.map.distance(mark, square), square))
    for name, square in zip(names, near, strict=False):
        put_on_board(g, name, square, side, guards=True)


def creature_side(g: Aurora, name: str) -> int:
    """aurora.npc.fire-through-friends: each creature is a side of its own."""
    return CREATURE + list(g.content.creatures).index(name)


def place_warriors(g: Aurora, species: str, count: int, where: int) -> list[int]:
    return [place(g, name, where) for name in in_pool(g, WARRIORS[species])[:count]]


def place_commander(g: Aurora, name: str, where: int, with_it: list[int]) -> None:
    """aurora.commander.escort: one of those placed with it, else the nearest of its race on the board."""
    number = place(g, name, where)
    race = WARRIORS[g.crew(number).species]
    free = [n for n in with_it or on_board(g, race) if g.foe(n).leader == NOWHERE and g.figures[n].on_surface]
    here, plan = g.figures[number].square, g.plan().map
    if free:
        escort = min(free, key=lambda n: plan.distance(here, g.figures[n].square))
        g.put_foe(escort, leader=number)
        g.say("aurora.commander.escort", crew=g.figures[escort].name, target=name)


class Warriors(Frame):
    """So many of a species as the die says, and perhaps their commander: aurora.enemy-card.roll. Gives the place."""

    CHAPTER: ClassVar[str] = "aurora.enemy-card"
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "number", "location", "placed")

    def __init__(
        self, species: str, least: int, most: int, commander: str = "", count: int = 0, but: int = NOWHERE
    ) -> None:
        self.species, self.least, self.most = species, least, most
        self.commander, self.count, self.but = commander, count, but

    def roll(self, g: Aurora, _: None) -> Next:
        return Roll(NOBODYS, "aurora.enemy-card.roll", (DIE,))

    def number(self, g: Aurora, faces: tuple[int, ...]) -> Next:
        """aurora.enemy-card.already-present, .commander-present: only what is missing is placed."""
        wanted = min(self.most, max(self.least, faces[0]))
        present = len(on_board(g, WARRIORS[self.species]))
        self.count = max(0, min(wanted - present, len(in_pool(g, WARRIORS[self.species]))))
        g.say("aurora.enemy-card.number", species=self.species, wanted=wanted, present=present, placed=self.count)
        return None

    def location(self, g: Aurora, _: None) -> Next:
        if self.commander and commander_on_board(g, self.commander):
            self.commander = ""
        if not self.count and not self.commander:
            g.say("aurora.event.no-target")
            return Done(NOWHERE)
        return RandomLocation(but=self.but)

    def placed(self, g: Aurora, where: int) -> Next:
        """aurora.enemy-card.commander-always: at the same place as its warriors, whatever the roll."""
        new = place_warriors(g, self.species, self.count, where)
        if self.commander:
            place_commander(g, self.commander, where, new)
        return Done(where)


class EnemyCard(Frame):
    """aurora.enemy-card.deck, .types: drawn, carried out species by species, and laid aside."""

    CHAPTER: ClassVar[str] = "aurora.enemy-card"
    STEPS: ClassVar[tuple[str, ...]] = ("drawn", "card", "species")

    def __init__(self, name: str = "", done: int = 0) -> None:
        self.name, self.done = name, done

    def drawn(self, g: Aurora, _: None) -> Next:
        if not g.zones.size(ENEMIES):
            g.zones.shuffle_into(ENEMIES_DONE, ENEMIES)
        return Draw(ENEMIES, 1, ENEMIES_DONE, g.zones.everyone)

    def card(self, g: Aurora, drawn: tuple[int, ...]) -> Next:
        self.name = g.zones.face(ENEMIES_DONE, drawn[0])
        g.say("aurora.enemy-card.drawn", card=self.name)
        return None

    def species(self, g: Aurora, where: int | None) -> Next:
        """aurora.enemy-card.two-species: a die for each, and a place for each that is not the other's."""
        card = g.content.enemy_cards[self.name]
        listed = list(card.warriors.items())
        if self.done == len(listed):
            return Done()
        species, (least, most) = listed[self.done]
        commander = card.commander if not self.done else ""
        self.done += 1
        return Warriors(species, least, most, commander, but=NOWHERE if where is None else where).then("species")


class Creature(Frame):
    """aurora.creature.placement: a creature that is not in play, at a random location."""

    CHAPTER: ClassVar[str] = "aurora.creature"
    STEPS: ClassVar[tuple[str, ...]] = ("random", "card", "placed")

    def __init__(self, name: str = "") -> None:
        self.name = name

    def random(self, g: Aurora, _: None) -> Next:
        if not g.zones.size(CREATURES_LEFT):
            g.say("aurora.event.no-target")
            return Done()
        return Draw(CREATURES_LEFT, 1, CREATURES_OUT, g.zones.everyone)

    def card(self, g: Aurora, drawn: tuple[int, ...]) -> Next:
        self.name = g.zones.face(CREATURES_OUT, drawn[0])
        return RandomLocation()

    def placed(self, g: Aurora, where: int) -> Next:
        place(g, self.name, where, creature_side(g, self.name), "giant" in g.content.creatures[self.name].keywords)
        return Done()


class Drones(Frame):
    """So many drones at a random location, as far as there are any."""

    CHAPTER: ClassVar[str] = "aurora.drone"
    STEPS: ClassVar[tuple[str, ...]] = ("drones", "one_each")

    def __init__(self, count: int) -> None:
        self.count = count

    def drones(self, g: Aurora, _: None) -> Next:
        if not in_pool(g, DRONE):
            g.say("aurora.event.no-target")
            return Done()
        return RandomLocation()

    def one_each(self, g: Aurora, where: int) -> Next:
        for name in in_pool(g, DRONE)[: self.count]:
            place(g, name, where)
        return Done()
