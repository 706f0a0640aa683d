"""The turns of the Coalition's ships: aurora.solo.ship-approach, .ship-follow, .ship-other-npcs, .ship-route."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.docks import free_docks, on_planet, square_of_dock
from rimward.games.aurora.enemies.chosen import Chosen
from rimward.games.aurora.enemies.fleet import aims, board_of, closest, fly, places
from rimward.games.aurora.goals import targets
from rimward.games.aurora.landing import Ascend, Descend, barred_ascent, barred_descent, free_squares
from rimward.games.aurora.mines import set_off
from rimward.games.aurora.ship_combat import ShipAttack, barred_attack, barred_target
from rimward.games.aurora.ship_move import barred_move, is_linked
from rimward.games.aurora.solo.crews import man_stations
from rimward.games.aurora.solo.mirror import Mirror
from rimward.games.aurora.solo.sides import carries_home, crew_of, landed, lying, missing, party_of, renegades, rivals
from rimward.games.aurora.table.board import WIDTH
from rimward.games.aurora.table.names import COALITION, HOMES, NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.winning import has_all, tied, won_in_orbit
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kit.graph import NOWHERE as NO_WAY
from rimward.kit.targets import best, most

ACTIONS: Final = 2  # aurora.round.two-actions
FOLLOW: Final = "aurora.solo.ship-follow"
CLOSE_IN: Final = "aurora.solo.ship-approach"


# --- where to --------------------------------------------------------------------------------------------------------
def flies_home(g: Aurora, ship: int) -> bool:
    """aurora.win.tier2: with all that the mission asks for."""
    return g.tier == 2 and has_all(g, ship)


def bringers(g: Aurora) -> list[int]:
    """Crew on the surface with something that has to be taken aboard."""
    return [n for ship in rivals(g) for n in party_of(g, ship) if carries_home(g, n)]


def goes_down(g: Aurora, ship: int) -> str:
    """aurora.solo.ship-follow: why a ship in orbit heads for the mission planet: to land its party, or to take aboard
    who has what is wanted."""
    if flies_home(g, ship):
        return ""
    if landed(g) and not crew_of(g, ship):
        return "follows"
    down = any([on_planet(g, each) for each in rivals(g)])
    return "fetches" if bringers(g) and not down else ""


def may_rise(g: Aurora, ship: int) -> bool:
    card = g.ships[ship]
    down = on_planet(g, ship) and card.captor == NOWHERE
    return down and bool(g.crew_aboard(ship)) and not g.intruders(ship) and barred_ascent(g, ship) is None


def rises(g: Aurora, ship: int) -> bool:
    """aurora.solo.ship-follow: on the turn of its party, which has landed; not while somebody brings what is wanted."""
    return may_rise(g, ship) and bool(crew_of(g, ship)) and not bringers(g)


def leaves(g: Aurora, ship: int) -> bool:
    """In the ship phase only with the whole goal aboard, or after Renegades that have all gone up."""
    return may_rise(g, ship) and (flies_home(g, ship) or (not landed(g) and not bringers(g)))


def aims_at(g: Aurora, ship: int) -> tuple[list[int], str]:
    """Whom it goes for: the NPC ship that has damaged it most (aurora.solo.ship-other-npcs), else the nearest Renegade;
    one in orbit before one on a dock."""
    foe = next(foe for foe in g.rivals if foe.figure == ship)
    hurt = {n: damage for n, damage in foe.hurt if g.is_npc_ship(n) and g.ships[n].in_orbit}
    if hurt:
        return list(best(list(hurt), [most(lambda n: hurt[n])])), "retaliates"
    wanted = targets(g, COALITION) if missing(g) else []
    if wanted:
        return list(closest(g, ship, wanted)), "goal"
    prey = [n for n in renegades(g) if g.ships[n].in_orbit] or [n for n in renegades(g) if on_planet(g, n)]
    return list(closest(g, ship, prey)), "nearest"


def squares_of(g: Aurora, target: int) -> list[int]:
    """Where a ship is to be met: for one on a dock, at the planet."""
    there = g.ships[target]
    return [there.square] if there.in_orbit else list(g.planet_squares(g.planet))


def ends(g: Aurora, ship: int, goals: list[int], target: int = NOWHERE) -> tuple[int, ...]:
    """aurora.solo.ship-route: of the places (square times eight and facing) within one Move those beside the goal, else
    those from which least of the way is left; of these, from which it can attack; of these, the cheapest."""
    found, plan = places(g, ship), g.space().map
    if is_linked(g, ship):
        found = {place: cost for place, cost in found.items() if place // 8 == g.ships[ship].square}
    course = board_of(g).course(*[goal * 8 + facing for goal in goals for facing in range(8)])
    known = min([course.cost(place) for place in found]) != NO_WAY
    good = set(aims(g, ship, target, found)) if target != NOWHERE else set(found)

    def rank(place: int) -> tuple[int, int, int]:
        far = min([plan.distance(place // 8, goal) for goal in goals])
        beside = target != NOWHERE and far <= 1
        left = 0 if beside else course.cost(place) if known else far
        return left, place not in good, found[place]

    ranks = {place: rank(place) for place in found}
    least = min(ranks.values())
    return tuple([place for place in found if ranks[place] == least])


# --- up and down -----------------------------------------------------------------------------------------------------
class Land(Descend):
    """Down to a dock, and its party leaves."""

    def party(self, g: Aurora, _: None) -> Next:
        return Mirror(self.ship)


class Rise(Ascend):
    """Up again, to the square nearest to a Renegade ship, facing it."""

    def ascending(self, g: Aurora, _: None) -> Next:
        plan = g.space().map
        prey = [square for n in renegades(g) for square in squares_of(g, n)] or list(g.planet_squares(HOMES[COALITION]))

        def far(square: int) -> tuple[int, int]:
            return min([plan.distance(square, there) for there in prey]), square

        self.square = min(free_squares(g, self.ship), key=far)
        goal = min(prey, key=lambda there: (plan.distance(self.square, there), there))
        return Goto("returns", ("facing", way_to(self.square, goal)))


def way_to(here: int, there: int) -> int:
    """The facing that leads most nearly straight at a square; a diagonal step is half as long again."""
    (row, column), (to_row, to_column) = divmod(here, WIDTH), divmod(there, WIDTH)
    down, right = to_row - row, to_column - column
    steps = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))

    def ahead(way: int) -> int:
        return (steps[way][0] * down + steps[way][1] * right) * (2 if way % 2 else 3)

    return max(range(8), key=ahead)


def dock_for(g: Aurora, free: list[int]) -> int:
    """The free dock nearest to whoever has to be taken aboard, else to the goal."""
    plan = g.plan().map
    there = [g.figures[n].square for n in bringers(g)] or lying(g)
    return min(
        free, key=lambda dock: (min([plan.distance(square_of_dock(g, dock), n) for n in there], default=0), dock)
    )


# --- the turn --------------------------------------------------------------------------------------------------------
class CoalitionTurn(Frame):
    """A ship's turn: it moves and attacks, or moves twice. `why` is what it flies for, `prey` the ship it goes for."""

    CHAPTER: ClassVar[str] = "aurora.solo"
    STEPS: ClassVar[tuple[str, ...]] = ("stations", "ship", "attacks", "approach", "route", "move", "engage", "turn")

    def __init__(self, npc: int, left: int = ACTIONS, prey: int = NOWHERE, why: str = "") -> None:
        self.npc, self.left, self.prey, self.why = npc, left, prey, why

    def stations(self, g: Aurora, _: None) -> Next:
        man_stations(g, self.npc)
        return None

    def ship(self, g: Aurora, _: Any) -> Next:
        """What it is up to; down on the planet its turn is over (aurora.landing.turn-ends)."""
        card = g.ships[self.npc]
        if leaves(g, self.npc) and self.left:
            self.left -= 1
            return Rise(self.npc).then("ship")
        if not card.in_orbit or not self.left:
            return Goto("turn")
        why = "home" if flies_home(g, self.npc) else goes_down(g, self.npc)
        if why and why != "home" and barred_descent(g, self.npc) is None:
            self.bound(g, why)
            return Land(self.npc, dock_for(g, free_docks(g))).then("turn")
        planet = HOMES[COALITION] if why == "home" else g.planet
        stuck = barred_move(g, self.npc) is not None or is_linked(g, self.npc)
        if why and not stuck and not g.at_planet(self.npc, planet):
            self.bound(g, why)
            return Goto("route")
        candidates, word = aims_at(g, self.npc)
        self.why = word
        names = tuple([g.ships[n].name for n in candidates])
        if not names:
            g.say("aurora.solo.ship-idle", ship=card.name, rule=CLOSE_IN)
            return Goto("turn")
        return Chosen(names, "aurora.npc.ships-rolled-off")

    def bound(self, g: Aurora, why: str) -> None:
        """Once a turn."""
        if self.why != why:
            self.why, self.prey = why, NOWHERE
            planet = HOMES[COALITION] if why == "home" else g.planet
            rule = "aurora.win.tier2" if why == "home" else FOLLOW
            g.say("aurora.solo.ship-bound", ship=g.ships[self.npc].name, planet=planet, rule=rule, why=why)

    def attacks(self, g: Aurora, name: str) -> Next:
        self.prey = [card.name for card in g.ships].index(name)
        rule = {"retaliates": "aurora.solo.ship-other-npcs", "goal": "aurora.solo.result"}.get(self.why, CLOSE_IN)
        g.say("aurora.solo.ship-hunts", ship=g.ships[self.npc].name, target=name, rule=rule, why=self.why)
        return None

    def approach(self, g: Aurora, _: Any) -> Next:
        """aurora.solo.ship-approach: as near as it gets, and a second Move only where it cannot attack."""
        moved = self.left < ACTIONS
        if not self.left or (moved and self.may_fire(g)) or barred_move(g, self.npc) is not None:
            return Goto("engage")
        return None

    def route(self, g: Aurora, _: Any) -> Next:
        if self.prey == NOWHERE:
            planet = HOMES[COALITION] if self.why == "home" else g.planet
            taken = [card.square for n, card in enumerate(g.ships) if n != self.npc]
            goals = [square for square in g.planet_squares(planet) if square not in taken]
            found = ends(g, self.npc, goals or list(g.planet_squares(planet)))
        else:
            found = ends(g, self.npc, squares_of(g, self.prey), self.prey)
        card = g.ships[self.npc]
        if card.square * 8 + card.facing in found:
            return Goto("engage")
        return Chosen(found, "aurora.npc.way-rolled-off")

    def move(self, g: Aurora, place: int) -> Next:
        self.left -= 1
        fly(g, self.npc, place)
        onward = "ship" if self.prey == NOWHERE else "approach"
        return won_in_orbit(g, self.npc) or set_off(g, self.npc, onward) or Goto(onward)

    def may_fire(self, g: Aurora) -> bool:
        fires = self.prey != NOWHERE and barred_attack(g, self.npc) is None
        return fires and barred_target(g, self.npc, self.prey) is None

    def engage(self, g: Aurora, _: Any) -> Next:
        return ShipAttack(self.npc, self.prey) if self.left and self.may_fire(g) else None

    def turn(self, g: Aurora, _: Any) -> Next:
        """aurora.win.tier2-tie; what has damaged it counts until its next turn."""
        g.rivals = tuple([foe.but(hurt=()) if foe.figure == self.npc else foe for foe in g.rivals])
        for ship in range(len(g.ships)):
            over = tied(g, ship)
            if over is not None:
                return over
        return Done()
