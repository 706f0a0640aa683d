"""Ships that nobody plays: fighters, the Troop Transport, the Military Satellite: aurora.fighter, aurora.npcship."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, ClassVar, Final

from rimward.games.aurora.checks import DIE
from rimward.games.aurora.docks import on_planet
from rimward.games.aurora.enemies.arrivals import RandomLocation, place_warriors
from rimward.games.aurora.enemies.chosen import Chosen
from rimward.games.aurora.enemies.turns import word_of
from rimward.games.aurora.ship_combat import ORBITAL, ShipAttack, crosses, firing_lines
from rimward.games.aurora.solo.split import OddOrEven, shares
from rimward.games.aurora.table.board import BLOCKING, HINDERING, LARGER, SOLID, VOID, WIDTH
from rimward.games.aurora.table.content import numbered
from rimward.games.aurora.table.names import NOWHERE, VILLAINS
from rimward.games.aurora.table.pieces import Foe, Ship
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import ship_points, ship_range
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kit.gait import Gait
from rimward.kit.graph import NOWHERE as NO_WAY
from rimward.kit.graph import Board
from rimward.kit.squares import OFF_BOARD, Squares
from rimward.kit.targets import best, most

SHIPS: Final[tuple[str, ...]] = (  # as they act
    "zurathi-fighter",
    "dregg-fighter",
    "troop-transport",
    "military-satellite",
)
FLIGHT: Final = Gait(leaving={HINDERING: 1}, barred=(BLOCKING, VOID))
TURN: Final = 1
LEAST: Final = 2  # aurora.npcship.transport: warriors that land
MOST: Final = 4
LANDING: Final = "dregg"
SURPLUS: Final = "aurora.fighter.surplus"
NOBODYS: Final = -1


def kind_name(name: str) -> str:
    return next(each for each in SHIPS if name.startswith(each))


def in_order(g: Aurora) -> list[int]:
    """aurora.initiative.npc-ship-order: by kind, then as they were placed."""
    placed = [foe.figure for foe in g.fleet]
    return sorted(placed, key=lambda n: SHIPS.index(kind_name(g.ships[n].name)))


# --- onto the board --------------------------------------------------------------------------------------------------
class Squadron(Frame):
    """aurora.fighter.squadron: so many of a kind at a random location, as far as there are any."""

    CHAPTER: ClassVar[str] = "aurora.fighter"
    STEPS: ClassVar[tuple[str, ...]] = ("squadron", "fighters")

    def __init__(self, kind: str, count: int) -> None:
        self.kind, self.count = kind, count

    def squadron(self, g: Aurora, _: None) -> Next:
        if not self.free(g):
            g.say("aurora.event.no-target")
            return Done()
        return RandomLocation("orbit")

    def free(self, g: Aurora) -> list[str]:
        present = [g.ships[foe.figure].name for foe in g.fleet]
        all_of_it = numbered(self.kind, g.content.npc_ships[self.kind].count)
        return [name for name in all_of_it if name not in present]

    def fighters(self, g: Aurora, where: int) -> Next:
        for name in self.free(g)[: self.count]:
            place_ship(g, name, where)
        return Done()


def place_ship(g: Aurora, name: str, where: int) -> None:
    """Nearest to the middle of the tile. It faces the middle of the board."""
    space = g.space()
    taken = {card.square for card in g.ships}
    free = [
        square
        for square in space.layout.nearest_to_middle(where, space.squares_of(where))
        if space.map.ground[square] not in SOLID and square not in taken
    ]
    card = Ship(name, NOWHERE, VILLAINS, square=free[0])
    known = [n for n, ship in enumerate(g.ships) if ship.name == name]
    if known:
        g.ships = (*g.ships[: known[0]], card, *g.ships[known[0] + 1 :])
    else:
        g.ships = (*g.ships, card)
    number = known[0] if known else len(g.ships) - 1
    g.fleet = (*g.fleet, Foe(number, g.round))
    g.say("aurora.fighter.placed", ship=name, square=free[0])


# --- where to --------------------------------------------------------------------------------------------------------
def board_of(g: Aurora) -> Board:
    return g.space().map.facing_board(FLIGHT, TURN)


EMPTY: Final = Squares(WIDTH, bytes(WIDTH * LARGER.height))


@lru_cache(maxsize=8 * WIDTH * LARGER.height)
def aiming(square: int, reach: int) -> frozenset[int]:
    """The places (square times eight and facing) from which a firing line of that length meets a square."""
    found: set[int] = set()
    for facing in range(8):
        for turn in (-1, 0, 1):
            start = square
            for _ in range(reach):
                here = EMPTY.ahead(start, (facing + turn + 4) % 8)
                if start == OFF_BOARD or here == OFF_BOARD:
                    break
                found.add(here * 8 + facing)
                start = EMPTY.ahead(start, (facing + 4) % 8)
    return frozenset(found)


@lru_cache(maxsize=16)
def over(planet: tuple[int, ...]) -> frozenset[int]:
    """The places from which a ship that lies on that planet can be attacked: aurora.docked.orbital-fire."""
    every = range(len(EMPTY))
    near = [square for square in every if min([EMPTY.distance(square, p) for p in planet]) <= ORBITAL]
    return frozenset([square * 8 + facing for square in near for facing in range(8)])


def aims(g: Aurora, ship: int, target: int, among: Collection[int]) -> list[int]:
    """From which of these places it could attack somebody."""
    there = g.ships[target]
    if not there.in_orbit:
        return sorted(over(g.planet_squares(g.planet)).intersection(among)) if on_planet(g, target) else []
    found = sorted(aiming(there.square, ship_range(g, ship)).intersection(among))
    return [place for place in found if not is_blocked(g, place, there.square)]


def is_blocked(g: Aurora, place: int, there: int) -> bool:
    space, (square, facing) = g.space(), divmod(place, 8)
    line = next(line for line in firing_lines(space, square, facing) if there in line)
    return crosses(g, line[: line.index(there) + 1], BLOCKING)


def hits(g: Aurora, ship: int, target: int) -> bool:
    """Whether it can attack somebody from where it is."""
    card = g.ships[ship]
    return bool(aims(g, ship, target, (card.square * 8 + card.facing,)))


def turned_to(g: Aurora, ship: int, target: int) -> list[int]:
    """Where the Satellite would be when it has turned to somebody."""
    return aims(g, ship, target, [g.ships[ship].square * 8 + facing for facing in range(8)])


def places(g: Aurora, ship: int) -> dict[int, int]:
    """By place (square times eight and facing) where it could end its move, what it costs to get there."""
    card = g.ships[ship]
    here = card.square * 8 + card.facing
    taken = {other.square for n, other in enumerate(g.ships) if n != ship}
    ways = board_of(g).ways(here)
    found = {here: 0}
    for there in ways.within(ship_points(g, ship)):
        if there // 8 not in taken:
            found[there] = ways.cost(there)
    return found


def ends(g: Aurora, ship: int, target: int) -> tuple[int, ...]:
    """aurora.solo.ship-route: the cheapest place to attack from, else the nearest one to it."""
    found = places(g, ship)
    good = aims(g, ship, target, found)
    if good:
        least = min([found[place] for place in good])
        return tuple([place for place in good if found[place] == least])
    there = g.ships[target]
    goals = [there.square] if there.in_orbit else list(g.planet_squares(g.planet))
    return nearest(g, found, goals)


def nearest(g: Aurora, found: dict[int, int], goals: list[int]) -> tuple[int, ...]:
    board, plan = board_of(g), g.space().map
    course = board.course(*[goal * 8 + facing for goal in goals for facing in range(8)])
    left = {place: course.cost(place) for place in found}
    if min(left.values()) == NO_WAY:
        left = dict.fromkeys(found, 0)
    rank = {
        place: (left[place], min([plan.distance(place // 8, goal) for goal in goals]), found[place]) for place in found
    }
    least = min(rank.values())
    return tuple([place for place in found if rank[place] == least])


# --- whom ------------------------------------------------------------------------------------------------------------
def prey_ships(g: Aurora) -> list[int]:
    """aurora.fighter.targeting: ships that somebody plays, in orbit or docked on the planet."""
    return [
        n
        for n, card in enumerate(g.ships)
        if card.side < VILLAINS and card.captor == NOWHERE and (card.in_orbit or on_planet(g, n))
    ]


def memory(g: Aurora, ship: int) -> Foe:
    return next(foe for foe in g.fleet if foe.figure == ship)


def remember(g: Aurora, ship: int, **changes: Any) -> None:
    g.fleet = tuple([foe.but(**changes) if foe.figure == ship else foe for foe in g.fleet])


def worst_of(g: Aurora, ship: int, among: list[int]) -> tuple[int, ...]:
    hurt = dict(memory(g, ship).hurt)
    return best([n for n in among if hurt.get(n)], [most(lambda n: hurt[n])])


def hunted(g: Aurora, ship: int) -> tuple[tuple[int, ...], str]:
    kind, prey = g.npc_ship(ship).kind, prey_ships(g)
    worst = worst_of(g, ship, prey)
    if kind == "satellite":
        near = [n for n in prey if turned_to(g, ship, n)]
        worst = worst_of(g, ship, near)
        return worst or closest(g, ship, near), "aurora.npcship.satellite"
    if kind == "transport":
        return worst, "aurora.npcship.transport"
    if worst:
        return worst, "aurora.warrior.retaliate"
    fighters = [n for n in in_order(g) if g.npc_ship(n).kind == "fighter"]
    docked = [n for n in prey if on_planet(g, n)]
    if len(fighters) == 1 and docked:
        return closest(g, ship, docked), "aurora.fighter.lone"
    if g.solo and prey:
        found, stays = shares(g, ship, prey, fighters)
        return closest(g, ship, list(found)) if stays else found, "aurora.solo.fighter-split" if stays else SURPLUS
    if memory(g, ship).prey in prey and not memory(g, ship).shared:
        return (memory(g, ship).prey,), "aurora.fighter.targeting"
    taken = [foe.prey for foe in g.fleet if foe.figure != ship and not foe.shared and foe.figure in fighters]
    free = [n for n in prey if n not in taken]
    if not free:
        return tuple(prey), SURPLUS
    landed = [n for n in free if n in docked]
    return closest(g, ship, landed or free), "aurora.fighter.docked-target" if landed else "aurora.fighter.targeting"


def closest(g: Aurora, ship: int, among: list[int]) -> tuple[int, ...]:
    return best(among, [lambda n: far_to(g, ship, n)])


def far_to(g: Aurora, ship: int, target: int) -> int:
    there, plan = g.ships[target], g.space().map
    squares = (there.square,) if there.in_orbit else g.planet_squares(g.planet)
    return min([plan.distance(g.ships[ship].square, square) for square in squares])


# --- their turns -----------------------------------------------------------------------------------------------------
class FleetTurns(Frame):
    """One ship at a time, those that came in this round apart: aurora.npc.placed-inactive."""

    CHAPTER: ClassVar[str] = "aurora.fighter"
    STEPS: ClassVar[tuple[str, ...]] = ("ships", "fighters")

    def __init__(self, acted: tuple[int, ...] = ()) -> None:
        self.acted = acted

    def ships(self, g: Aurora, _: Any) -> Next:
        for n in in_order(g):
            if n not in self.acted and memory(g, n).since < g.round:
                self.acted = (*self.acted, n)
                return FleetTurn(n).then("ships")
        return None

    def fighters(self, g: Aurora, _: Any) -> Next:
        return Done()


class FleetTurn(Frame):
    """One of them: whom it goes for, its move, its attack."""

    CHAPTER: ClassVar[str] = "aurora.fighter"
    STEPS: ClassVar[tuple[str, ...]] = ("ship", "targeting", "movement", "move", "attack", "damaged")

    def __init__(self, npc: int, target: int = NOWHERE) -> None:
        self.npc, self.target = npc, target

    def ship(self, g: Aurora, _: None) -> Next:
        if g.npc_ship(self.npc).kind == "transport":
            return Transport(self.npc).then("damaged")
        candidates, rule = hunted(g, self.npc)
        if not candidates:
            return Goto("damaged")
        surplus = rule == SURPLUS
        remember(g, self.npc, shared=surplus)
        if len(candidates) == 1:
            there = g.ships[candidates[0]].name
            name = g.ships[self.npc].name
            g.say("aurora.fighter.hunts", ship=name, target=there, rule=rule, why=word_of(rule))
        names = tuple([g.ships[n].name for n in candidates])
        return OddOrEven(names) if surplus and g.solo else Chosen(names, "aurora.npc.ships-rolled-off")

    def targeting(self, g: Aurora, name: str) -> Next:
        self.target = [card.name for card in g.ships].index(name)
        remember(g, self.npc, prey=self.target)
        if g.npc_ship(self.npc).kind == "satellite":
            return Goto("move", turned_to(g, self.npc, self.target)[0])
        return None

    def movement(self, g: Aurora, _: None) -> Next:
        return Chosen(ends(g, self.npc, self.target), "aurora.npc.way-rolled-off")

    def move(self, g: Aurora, place: int) -> Next:
        fly(g, self.npc, place)
        return None

    def attack(self, g: Aurora, _: None) -> Next:
        return ShipAttack(self.npc, self.target) if hits(g, self.npc, self.target) else None

    def damaged(self, g: Aurora, _: Any) -> Next:
        if any([foe.figure == self.npc for foe in g.fleet]):
            remember(g, self.npc, hurt=())
        return Done()


def fly(g: Aurora, ship: int, place: int) -> None:
    card, (square, facing) = g.ships[ship], divmod(place, 8)
    if (square, facing) == (card.square, card.facing):
        return
    g.put_ship(ship, square=square, facing=facing)
    if square == card.square:
        g.say("aurora.ship-move.turned", ship=card.name, facing=facing, points=0)
    else:
        g.say("aurora.ship-move.flew", ship=card.name, square=square, facing=facing, points=0)


class Transport(Frame):
    """aurora.npcship.transport: to the planet, where its warriors land and it leaves."""

    CHAPTER: ClassVar[str] = "aurora.npcship"
    STEPS: ClassVar[tuple[str, ...]] = ("transport", "acts", "single", "mission", "station", "ship")

    def __init__(self, npc: int, count: int = 0, target: int = NOWHERE) -> None:
        self.npc, self.count, self.target = npc, count, target

    def transport(self, g: Aurora, _: None) -> Next:
        return Chosen(nearest(g, places(g, self.npc), list(g.planet_squares(g.planet))), "aurora.npc.way-rolled-off")

    def acts(self, g: Aurora, place: int) -> Next:
        fly(g, self.npc, place)
        if not g.at_planet(self.npc, g.planet):
            return Goto("station")
        return Roll(NOBODYS, "aurora.npcship.transport", (DIE,))

    def single(self, g: Aurora, faces: tuple[int, ...]) -> Next:
        self.count = min(MOST, max(LEAST, faces[0]))
        return RandomLocation()

    def mission(self, g: Aurora, where: int) -> Next:
        place_warriors(g, LANDING, self.count, where)
        g.say("aurora.npcship.landed", ship=g.ships[self.npc].name, count=self.count)
        leave(g, self.npc)
        return Done()

    def station(self, g: Aurora, _: Any) -> Next:
        candidates, _rule = hunted(g, self.npc)
        good = [n for n in candidates if hits(g, self.npc, n)]
        names = tuple([g.ships[n].name for n in good])
        return Chosen(names, "aurora.npc.ships-rolled-off") if good else Done()

    def ship(self, g: Aurora, name: str) -> Next:
        return ShipAttack(self.npc, [card.name for card in g.ships].index(name))


def leave(g: Aurora, ship: int) -> None:
    """Off the space board."""
    g.put_ship(ship, square=NOWHERE, dock=NOWHERE, damage=0)
    g.fleet = tuple([foe for foe in g.fleet if foe.figure != ship])
