"""Whom enemies go for: aurora.commander, aurora.warrior, aurora.creature, aurora.drone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rimward.games.aurora.docks import on_planet, square_of_dock
from rimward.games.aurora.enemies.reach import attackable, can_attack, is_giant, reach, way_to
from rimward.games.aurora.places import adjacent, noticed
from rimward.games.aurora.table.names import DECK, NOWHERE, RANKS, SPECIES, VILLAINS
from rimward.games.aurora.table.pieces import Foe
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import initiative
from rimward.kit.targets import Priority, best, most, preferred

Names = tuple[str, ...]
Hunt = tuple[Names, str]  # those equally good, by name, and the rule that says so

PURSUIT: Final = {"aurora.warrior.guard": "aurora.warrior.guard-pursuit"}
NOBODY: Final[Hunt] = ((), "aurora.npc.invalid-targets")


def rank_in_order(g: Aurora, foe: Foe) -> tuple[int, int]:
    """aurora.initiative.npc-surface-order; an escort comes with its commander."""
    kind = g.crew(foe.figure)
    species = SPECIES.index(kind.species) if kind.species in SPECIES else len(SPECIES)
    if foe.leader != NOWHERE:
        return RANKS.index("commander"), SPECIES.index(g.crew(foe.leader).species)
    return RANKS.index(kind.rank), species


def in_order(g: Aurora) -> list[int]:
    """Commanders, each with its escort after it, then warriors, creatures, drones; of a kind, as they were placed."""
    found = sorted(g.foes, key=lambda foe: (*rank_in_order(g, foe), foe.leader != NOWHERE))
    return [foe.figure for foe in found]


def names(g: Aurora, figures: Iterable[int]) -> Names:
    return tuple([g.figures[n].name for n in figures])


def sees(g: Aurora, figure: int, crew: int) -> bool:
    """aurora.npc.invalid-targets: not who hides, unless it has found that one itself."""
    return not g.figures[crew].hidden or f"found:{crew}" in g.figures[figure].done


def crew_in_sight(g: Aurora, figure: int) -> list[int]:
    """Conscious crew of both factions on the surface whom it may go for: aurora.npc.hostile-to-both."""
    return [n for n, who in enumerate(g.figures) if who.is_active and who.side < VILLAINS and sees(g, figure, n)]


def hunted(g: Aurora, figure: int) -> Hunt:
    """Whom it goes for in this turn."""
    who = g.figures[figure]
    if who.ship != NOWHERE:
        return aboard(g, figure)
    rank = g.crew(figure).rank
    crew = crew_in_sight(g, figure)
    if not crew and not drawn_by(g, figure):
        return NOBODY
    leader = g.foe(figure).leader
    if leader != NOWHERE and g.figures[leader].on_surface and g.foe(leader).prey in crew:
        return names(g, [g.foe(leader).prey]), "aurora.commander.escort"
    if rank == "commander":
        return for_commander(g, figure, crew)
    if rank == "creature":
        return for_creature(g, figure, crew)
    return for_drone(g, figure, crew) if rank == "drone" else for_warrior(g, figure, crew)


# --- ships on docks --------------------------------------------------------------------------------------------------
def aboard(g: Aurora, figure: int) -> Hunt:
    """aurora.docked.npc-aboard: who is engaged first, else the highest initiative."""
    ship = g.figures[figure].ship
    crew = [n for n in g.aboard(ship) if not g.figures[n].out and not g.is_enemy(n) and not g.is_captive(n)]

    def engaged(n: int) -> bool:
        return g.figures[n].room == DECK

    return names(g, best(crew, [preferred(engaged), by_initiative(g)])), "aurora.docked.npc-aboard"


def by_initiative(g: Aurora) -> Priority[int]:
    def value(n: int) -> int:
        return initiative(g, n)

    return most(value)


def drawn_by(g: Aurora, figure: int) -> list[int]:
    """aurora.docked.highest-initiative: ships that did not land just now. Giants and drones board none."""
    if is_giant(g, figure) or g.crew(figure).rank == "drone":
        return []
    found = [n for n, ship in enumerate(g.ships) if on_planet(g, n) and ship.landed < g.round and g.crew_aboard(n)]
    return list(best(found, [lambda n: way_to(g, figure, square_of_dock(g, g.ships[n].dock))]))


def for_ship(g: Aurora, ships: list[int]) -> Hunt:
    return tuple([g.ships[n].name for n in ships]), "aurora.docked.highest-initiative"


# --- by rank ---------------------------------------------------------------------------------------------------------
def for_commander(g: Aurora, figure: int, crew: list[int]) -> Hunt:
    hunts = g.crew(figure).hunts
    if hunts in names(g, crew):
        return (hunts,), "aurora.commander.solen-frae"
    ships = drawn_by(g, figure)
    return for_ship(g, ships) if ships else highest(g, crew, "aurora.commander.gravitate")


def highest(g: Aurora, crew: list[int], rule: str) -> Hunt:
    """aurora.commander.tie-target: equals roll off, again in every round."""
    return names(g, best(crew, [by_initiative(g)])), rule


def for_creature(g: Aurora, figure: int, crew: list[int]) -> Hunt:
    foe = g.foe(figure)
    worst = worst_of(foe, crew)
    if worst:
        return names(g, worst), "aurora.creature.retaliate"
    if foe.guards and foe.prey in crew:
        return names(g, [foe.prey]), "aurora.creature.guard"
    if foe.guards:
        return on_guard(g, figure, crew, "aurora.creature.guard")
    ships = drawn_by(g, figure)
    if ships:
        return for_ship(g, ships)
    if is_giant(g, figure):
        squares = reach(g, figure)
        low = g.plan().low
        open_to = [n for n in crew if g.figures[n].square not in low or attackable(g, figure, n, squares)]
        if len(open_to) < len(crew) and open_to:
            return highest(g, open_to, "aurora.creature.giant-break-off")
    return highest(g, crew, "aurora.creature.behaviour")


def worst_of(foe: Foe, crew: list[int]) -> tuple[int, ...]:
    """Who has hurt it most since its last turn."""
    hurt = dict(foe.hurt)
    return best([n for n in crew if hurt.get(n)], [most(lambda n: hurt[n])])


def for_warrior(g: Aurora, figure: int, crew: list[int]) -> Hunt:
    foe, here, squares = g.foe(figure), g.figures[figure].square, reach(g, figure)
    can = [n for n in crew if attackable(g, figure, n, squares)]
    worst = worst_of(foe, can)
    if worst:
        return names(g, worst), "aurora.warrior.retaliate"
    if foe.guards and foe.prey not in crew:
        return on_guard(g, figure, crew, "aurora.warrior.guard")
    free = others_in_room(g, figure, crew) if foe.prey in crew and gives_way(g, foe) else []
    if free:
        return names(g, closest(g, figure, free)), "aurora.warrior.no-shared-target-twice"
    held = [n for n in crew if adjacent(g, here, g.figures[n].square)]
    if foe.prey in crew and (not held or can_attack(g, figure, here, foe.prey)):
        return names(g, [foe.prey]), "aurora.warrior.stay-engaged"
    if held:  # aurora.elude.npc-exempt: it does not leave them
        return names(g, paired_off(g, figure, held)), "aurora.warrior.stay-engaged"
    ships = drawn_by(g, figure)
    if ships:
        return for_ship(g, ships)
    if not can:
        return names(g, closest(g, figure, crew)), "aurora.warrior.targeting"
    free = paired_off(g, figure, can)
    return names(g, free), "aurora.warrior.pair-off" if len(free) < len(can) else "aurora.warrior.targeting"


def paired_off(g: Aurora, figure: int, crew: list[int]) -> list[int]:
    """Those with whom no other of its rank is engaged; all where there are none."""
    return [n for n in crew if not fought_by(g, n, g.crew(figure).rank, figure)] or crew


def fought_by(g: Aurora, crew: int, rank: str, but: int) -> list[int]:
    """Who of a rank has that crew for prey."""
    return [foe.figure for foe in g.foes if foe.prey == crew and foe.figure != but and g.crew(foe.figure).rank == rank]


def gives_way(g: Aurora, foe: Foe) -> bool:
    """aurora.warrior.no-shared-target-twice: the first of those who shared it stays."""
    if not foe.shared:
        return False
    sharing = [other.figure for other in g.foes if other.prey == foe.prey and other.shared]
    return next(n for n in in_order(g) if n in sharing) != foe.figure


def others_in_room(g: Aurora, figure: int, crew: list[int]) -> list[int]:
    """Other crew in the room of its prey; outdoors, on the same tile."""
    prey = g.foe(figure).prey
    return [n for n in crew if n != prey and room_of(g, g.figures[n].square) == room_of(g, g.figures[prey].square)]


def room_of(g: Aurora, square: int) -> tuple[int, int]:
    plan = g.plan()
    return plan.rooms[square], plan.tiles[square]


def closest(g: Aurora, figure: int, crew: Iterable[int]) -> tuple[int, ...]:
    """By the way there, and as the crow flies where no way leads to anybody."""
    here, plan = g.figures[figure].square, g.plan().map

    def by_way(n: int) -> int:
        return way_to(g, figure, g.figures[n].square)

    def straight(n: int) -> int:
        return plan.distance(here, g.figures[n].square)

    return best(crew, [by_way, straight])


def on_guard(g: Aurora, figure: int, crew: list[int], rule: str) -> Hunt:
    """It holds still until somebody in its room can be seen; they split up among several. It follows whoever was seen
    there in this round and has left: aurora.warrior.guard-pursuit."""
    here = room_of(g, g.figures[figure].square)
    found = [n for n in crew if room_of(g, g.figures[n].square) == here]
    fled = [] if found else [n for n in crew if g.did(n, noticed(g, g.figures[figure].square))]
    if fled:
        return names(g, closest(g, figure, fled)), PURSUIT.get(rule, rule)
    squares = reach(g, figure)
    can = [n for n in found if attackable(g, figure, n, squares)]
    return names(g, paired_off(g, figure, can or found)), rule


def for_drone(g: Aurora, figure: int, crew: list[int]) -> Hunt:
    """aurora.drone.one-each, aurora.drone.unpaired: nobody whom another drone has."""
    foe = g.foe(figure)
    if foe.prey in crew and adjacent(g, g.figures[figure].square, g.figures[foe.prey].square):
        return names(g, [foe.prey]), "aurora.drone.stay-engaged"
    free = [n for n in crew if not fought_by(g, n, "drone", figure)]
    if not free:
        return (), "aurora.drone.unpaired"
    return names(g, closest(g, figure, free)), "aurora.drone.targeting"


# --- whom it attacks after its move ----------------------------------------------------------------------------------
def targets(g: Aurora, figure: int, prey: int) -> Hunt:
    """Its prey if it can; a commander or a creature else attacks on its way (aurora.commander.attack-en-route)."""
    who = g.figures[figure]
    if prey != NOWHERE and in_reach(g, figure, prey):
        return names(g, [prey]), "aurora.npc.actions"
    leader = g.foe(figure).leader
    if g.crew(figure).rank not in ("commander", "creature") and leader == NOWHERE:
        return NOBODY
    crew = [n for n in crew_in_sight(g, figure) if in_reach(g, figure, n)]
    if crew:
        hurt, plan = dict(g.foe(figure).hurt), g.plan().map

        def damage(n: int) -> int:
            return hurt.get(n, 0)

        def far(n: int) -> int:
            return plan.distance(who.square, g.figures[n].square)

        order = [most(damage), far, by_initiative(g)]
        return names(g, best(crew, order)), "aurora.commander.secondary-priority"
    others = [n for n, other in enumerate(g.figures) if other.is_active and other.side not in (who.side, 0, 1)]
    found = [n for n in others if in_reach(g, figure, n)]
    return names(g, closest(g, figure, found)), "aurora.creature.attacks-npcs"


def in_reach(g: Aurora, figure: int, target: int) -> bool:
    who, other = g.figures[figure], g.figures[target]
    if other.out:
        return False
    if who.ship != NOWHERE:
        return other.ship == who.ship
    return can_attack(g, figure, who.square, target)
