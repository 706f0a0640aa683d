"""What characters and ships have in numbers, with all that changes them: plain functions of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rimward.games.aurora.table.entries import Blue, Bonus, ItemEntry
from rimward.games.aurora.table.names import COMMANDER, NAVIGATION, NOWHERE, SPECIALTY_OF, STATIONS
from rimward.games.aurora.table.pieces import Item
from rimward.games.aurora.table.state import Aurora

ARMS: Final = ("pistol", "rifle", "melee", "grenade")
RANGED: Final = ("pistol", "rifle", "grenade")
IN_COMMAND: Final = (1, 2)  # what a passed test adds: on the hull side, with shields up


def works(item: Item) -> bool:
    """Something with energy works while any is left."""
    return item.energy != 0


def kind_of(g: Aurora, item: Item) -> ItemEntry:
    return g.content.items[item.name]


# --- characters ------------------------------------------------------------------------------------------------------
def bonuses_of(g: Aurora, figure: int) -> Iterator[Bonus]:
    """All that always counts for somebody: its red side, what it carries, what it wields (aurora.gear.carried-not-
    wielded)."""
    yield from g.crew(figure).bonuses()
    for item in g.figures[figure].gear:
        kind = kind_of(g, item)
        if kind.bonus is not None and works(item) and (item.wielded or kind.kind not in ARMS):
            yield kind.bonus


def has_keyword(g: Aurora, figure: int, keyword: str) -> bool:
    return not keyword or keyword in g.crew(figure).keywords


def is_immune(g: Aurora, figure: int, to: str) -> bool:
    return any([bonus.immune == to for bonus in bonuses_of(g, figure)])


def health(g: Aurora, figure: int) -> int:
    return g.crew(figure).health


def speed(g: Aurora, figure: int) -> int:
    """Squares of a Move. A body that is carried costs one; it never falls below 1 (aurora.ko.carry)."""
    who = g.figures[figure]
    changes = [bonus.speed for bonus in bonuses_of(g, figure)]
    changes += [kind_of(g, item).speed for item in who.gear if item.wielded]
    carries = g.carried_by(figure) != NOWHERE
    return max(1, g.crew(figure).speed + sum(changes) - carries)


def half_speed(g: Aurora, figure: int) -> int:
    """aurora.overview.rounding"""
    return (speed(g, figure) + 1) // 2


def flies(g: Aurora, figure: int) -> bool:
    return any([bonus.flight for bonus in bonuses_of(g, figure)])


def initiative(g: Aurora, figure: int) -> int:
    return g.crew(figure).initiative


def dice_for(g: Aurora, figure: int, skill: str, test_for: str = "") -> int:
    """aurora.test.pool; none where the skill is 0, whatever is added (aurora.test.zero-skill)."""
    own = g.crew(figure).skill(skill)
    if own == 0:
        return 0
    more = [
        bonus.tests
        for bonus in bonuses_of(g, figure)
        if bonus.skill in ("", skill) and bonus.test_for in ("", test_for)
    ]
    return own + sum(more)


def party_initiative(g: Aurora, seat: int) -> int:
    """aurora.initiative.surface-order"""
    return sum([initiative(g, figure) for figure in g.party(seat)])


# --- ships -----------------------------------------------------------------------------------------------------------
def blues(g: Aurora, ship: int) -> Iterator[Blue]:
    """What specialists do from their stations; nothing while the ship is critical (aurora.ship-damage.critical-no-
    bonus)."""
    if g.ships[ship].critical:
        return
    at = {who.room: n for n, who in enumerate(g.figures) if who.ship == ship and not who.out and who.room in STATIONS}
    for station in STATIONS:
        if station in at:
            crew = g.crew(at[station])
            if SPECIALTY_OF[station] in crew.specialty:
                yield from [blue for blue in crew.blue if blue.station == station]


def ship_initiative(g: Aurora, ship: int) -> int:
    """aurora.ship.initiative-formula, with what a passed test has added for this round."""
    for station in (COMMANDER, NAVIGATION):
        crew = g.manned(ship, station)
        if crew != NOWHERE:
            own = initiative(g, crew) + sum([blue.initiative for blue in blues(g, ship)])
            return own + (IN_COMMAND[g.ships[ship].shields_up] if g.ship_did(ship, "in-command") else 0)
    return 0


def ship_attack_dice(g: Aurora, ship: int) -> int:
    """aurora.ship.attack-formula"""
    return max(0, g.skill_at(ship, "weapons")) + g.ships[ship].shields_up


def ship_points(g: Aurora, ship: int) -> int:
    """aurora.ship.move-formula; 1 less when critical, and never below 1 (aurora.ship-damage.critical-speed)."""
    skill = g.skill_at(ship, NAVIGATION)
    if skill == NOWHERE:
        return 0
    if g.ships[ship].critical:
        return max(1, skill - 1)
    more = [kind.bonus.speed for item in g.ships[ship].salvage if (kind := kind_of(g, item)).bonus and works(item)]
    return skill + g.ships[ship].shields_up + sum(more)


def ship_range(g: Aurora, ship: int) -> int:
    """aurora.ship.range-value"""
    more = [kind.bonus.range for item in g.ships[ship].salvage if (kind := kind_of(g, item)).bonus and works(item)]
    return g.content.sheet.range + (0 if g.ships[ship].critical else sum(more))


def ship_bonuses(g: Aurora, ship: int, dice: str) -> tuple[tuple[int, int, str], ...]:
    """`attack` or `defense`: +A on each of up to N dice, and by which card, where one with energy gives it."""
    if g.ships[ship].critical:
        return ()
    found = [(*getattr(blue, dice), "") for blue in blues(g, ship)]
    for item in g.ships[ship].salvage:
        if works(item):
            found.append((*getattr(kind_of(g, item), dice), item.name if item.energy > 0 else ""))
    return tuple([bonus for bonus in found if bonus[1]])
