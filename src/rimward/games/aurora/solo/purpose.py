"""For whom or what a crew of the Coalition goes: its behaviour card, and what comes before it: aurora.solo.npc-card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from rimward.games.aurora.docks import free_docks, on_planet, square_of_dock
from rimward.games.aurora.enemies.hunting import closest, names, sees
from rimward.games.aurora.goals import quarry
from rimward.games.aurora.interact import step_for
from rimward.games.aurora.places import adjacent
from rimward.games.aurora.solo.roads import in_same_room
from rimward.games.aurora.solo.sides import (
    carries_home,
    goals,
    lying,
    mate_of,
    missing,
    party_of,
    renegades,
)
from rimward.games.aurora.table.content import test_of
from rimward.games.aurora.table.names import COALITION, NOWHERE, RENEGADES
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import dice_for, health, initiative
from rimward.games.aurora.winning import may_win, mission_of
from rimward.kit.targets import best, most

THWARTS: Final = ("carrier", "near-goal")  # whom all go for who have to stop the Renegades
NEAR: Final = 6  # squares from a dock or from the goal
EASY: Final = 9  # counts as so many dice where no test is asked for
FEW: Final = 2  # health that is left: who has no more can be finished
CARD: Final = "aurora.solo.npc-card"
GOALS: Final = ("goal", "home")  # errands from which no fight keeps it
Crew = list[int]


class Purpose(NamedTuple):
    """`crew` are those equally good, by name; else a `square` to go to. `why` is a word that the texts know."""

    why: str
    rule: str
    crew: tuple[str, ...] = ()
    square: int = NOWHERE


def opponents(g: Aurora, figure: int) -> Crew:
    """Renegades on the surface whom it can see."""
    return [n for n, who in enumerate(g.figures) if who.is_active and who.side == RENEGADES and sees(g, figure, n)]


def hidden(g: Aurora, figure: int) -> Crew:
    return [
        n
        for n, who in enumerate(g.figures)
        if who.is_active and who.side == RENEGADES and who.hidden and not sees(g, figure, n)
    ]


# --- the words of the cards ------------------------------------------------------------------------------------------
def nearest(g: Aurora, figure: int, crew: Crew) -> tuple[int, ...]:
    return closest(g, figure, crew)


def highest_initiative(g: Aurora, figure: int, crew: Crew) -> tuple[int, ...]:
    def value(n: int) -> int:
        return initiative(g, n)

    return best(crew, [most(value)])


def same_station(g: Aurora, figure: int, crew: Crew) -> tuple[int, ...]:
    own = g.crew(figure).specialty
    return closest(g, figure, [n for n in crew if any([each in g.crew(n).specialty for each in own])])


def wounded(g: Aurora, figure: int, crew: Crew) -> tuple[int, ...]:
    """Who has lost most of its health; nobody where all are unhurt."""

    def lost(n: int) -> int:
        return g.figures[n].wounds

    return best([n for n in crew if lost(n)], [most(lost)])


def carrier(g: Aurora, figure: int, crew: Crew) -> tuple[int, ...]:
    """With what the mission asks for, or with a piece of it."""
    return closest(g, figure, [n for n in crew if g.figures[n].holds])


def alone(g: Aurora, figure: int, crew: Crew) -> tuple[int, ...]:
    """Without a friend in its room; outdoors, on its tile."""

    def company(n: int) -> bool:
        here = g.figures[n].square
        others = [m for m, who in enumerate(g.figures) if m != n and who.is_active and who.side == RENEGADES]
        return any([in_same_room(g, here, g.figures[m].square) for m in others])

    return closest(g, figure, [n for n in crew if not company(n)])


def near_dock(g: Aurora, figure: int, crew: Crew) -> tuple[int, ...]:
    """Within six squares of the dock of a Renegade ship."""
    docks = [square_of_dock(g, g.ships[n].dock) for n in renegades(g) if on_planet(g, n)]
    return closest(g, figure, [n for dock in docks for n in within(g, crew, dock)])


def guard_dock(g: Aurora, figure: int) -> Purpose | None:
    """It stands at the dock to which the Renegades have to come."""
    docks = [square_of_dock(g, g.ships[n].dock) for n in renegades(g) if on_planet(g, n)]
    return Purpose("dock", CARD, square=nearest_of(g, figure, docks)) if docks else None


def near_goal(g: Aurora, figure: int, crew: Crew) -> tuple[int, ...]:
    return closest(g, figure, [n for square in lying(g) for n in within(g, crew, square)])


def within(g: Aurora, crew: Crew, square: int) -> Crew:
    plan = g.plan().map
    return [n for n in crew if plan.distance(g.figures[n].square, square) <= NEAR]


def mate_fights(g: Aurora, figure: int, crew: Crew) -> tuple[int, ...]:
    """Whom one of its party has fought last, or has beside it."""
    mates = [n for n in party_of(g, mate_of(g, figure).ship) if n != figure]

    def fought(n: int) -> bool:
        there = g.figures[n].square
        return any([mate_of(g, m).fought == n or adjacent(g, g.figures[m].square, there) for m in mates])

    return closest(g, figure, [n for n in crew if fought(n)])


HUNTS: Final[dict[str, Callable[[Aurora, int, Crew], tuple[int, ...]]]] = {
    "nearest": nearest,
    "highest-initiative": highest_initiative,
    "same-station": same_station,
    "wounded": wounded,
    "carrier": carrier,
    "alone": alone,
    "near-dock": near_dock,
    "near-goal": near_goal,
    "mate-fights": mate_fights,
}


# --- the goal --------------------------------------------------------------------------------------------------------
def dice_at(g: Aurora, figure: int, thing: int) -> int:
    """How many dice it has for the test of a thing; many where there is none."""
    test = test_of(step_for(g, thing))
    return EASY if test is None else dice_for(g, figure, test.skill)


def is_runner(g: Aurora, figure: int) -> bool:
    """aurora.solo.mission-tests: where the mission says so, whoever of the party has the most dice for what it asks."""
    mission = mission_of(g)
    if mission is None or mission.solo.priority != "goal" or not missing(g):
        return False
    party = party_of(g, mate_of(g, figure).ship)

    def dice(n: int) -> int:
        return max([dice_at(g, n, thing) for thing in goals(g)], default=0)

    return dice(figure) > 0 and figure == max(party, key=lambda n: (dice(n), -n), default=NOWHERE)


def for_goal(g: Aurora, figure: int) -> Purpose | None:
    """It takes what it may take, or defeats whom the mission asks for, or whoever has it already; where the Coalition
    can only stop the Renegades it stands guard."""
    if missing(g):
        there = [g.things[n].square for n in goals(g) if dice_at(g, figure, n)]
        if there:
            return Purpose("goal", "aurora.solo.mission-tests", square=nearest_of(g, figure, there))
        prey = closest(g, figure, quarry(g, COALITION))
        if prey:
            return Purpose("quarry", "aurora.solo.mission-tests", names(g, prey))
        thieves = carrier(g, figure, opponents(g, figure))
        if thieves:
            return Purpose("carrier", "aurora.solo.mission-tests", names(g, thieves))
    if not lying(g):
        return None
    near = near_goal(g, figure, opponents(g, figure))
    if near:
        return Purpose("near-goal", CARD, names(g, near))
    return Purpose("guard", CARD, square=nearest_of(g, figure, lying(g)))


def nearest_of(g: Aurora, figure: int, squares: list[int]) -> int:
    plan, here = g.plan().map, g.figures[figure].square
    return min(squares, key=lambda square: (plan.distance(here, square), square))


def home(g: Aurora, figure: int) -> Purpose | None:
    """Aboard a docked ship of the Coalition; where none is down, to the next free dock."""
    down = [card.dock for n, card in enumerate(g.ships) if card.side == COALITION and on_planet(g, n)]
    docks = [square_of_dock(g, dock) for dock in down or free_docks(g)]
    return Purpose("home", "aurora.solo.result", square=nearest_of(g, figure, docks)) if docks else None


PLACES: Final[dict[str, Callable[[Aurora, int], Purpose | None]]] = {"goal": for_goal, "dock": guard_dock}


# --- all of it -------------------------------------------------------------------------------------------------------
def purpose(g: Aurora, figure: int) -> Purpose:
    """What a crew on the surface goes for, from the most pressing on."""
    if carries_home(g, figure):
        found = home(g, figure)
        if found is not None:
            return found
    crew = opponents(g, figure)
    card = g.content.npc_cards[mate_of(g, figure).card]
    if card.finishes:
        weak = [n for n in crew if adjacent(g, g.figures[figure].square, g.figures[n].square) and is_weak(g, n)]
        if weak:
            return Purpose("finish", CARD, names(g, weak))
    if is_runner(g, figure):
        found = for_goal(g, figure)
        if found is not None:
            return found
    for word in THWARTS if thwarts(g) else ():
        prey = HUNTS[word](g, figure, crew)
        if prey:
            return Purpose(word, "aurora.solo.sides", names(g, prey))
    for word in card.order:
        if word in PLACES:
            found = PLACES[word](g, figure)
            if found is not None:
                return found
        else:
            prey = HUNTS[word](g, figure, crew)
            if prey:
                return Purpose(word, CARD, names(g, prey))
    return nobody_in_sight(g, figure)


def thwarts(g: Aurora) -> bool:
    """aurora.solo.sides: where the mission sets the Coalition on whoever pursues it, or lets it do nothing else."""
    mission = mission_of(g)
    return mission is not None and (mission.solo.priority == "hunt" or not may_win(g, COALITION))


def is_weak(g: Aurora, n: int) -> bool:
    return health(g, n) - g.figures[n].wounds <= FEW


def nobody_in_sight(g: Aurora, figure: int) -> Purpose:
    """aurora.solo.room-search: it looks for who hides; else it goes for the goal, or waits where Renegades come out."""
    unseen = hidden(g, figure)
    if unseen:
        return Purpose("hidden", "aurora.solo.room-search", names(g, closest(g, figure, unseen)))
    found = for_goal(g, figure)
    if found is not None:
        return found
    docks = [square_of_dock(g, g.ships[n].dock) for n in renegades(g) if on_planet(g, n)]
    if docks:
        return Purpose("ship", "aurora.solo.pursuit", square=nearest_of(g, figure, docks))
    return Purpose("nobody", CARD)
