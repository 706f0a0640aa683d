"""What characters and ships have in numbers, with all that changes them: plain functions of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rimward.games.aurora.table.entries import Blue, Bonus, ItemEntry, UpgradeEntry
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
    return own + sum([bonus.tests for bonus in helping(g, figure, skill, test_for)]) if own else 0


def lift_for(g: Aurora, figure: int, skill: str, test_for: str = "") -> int:
    """aurora.test.six-plus: what is added to one die of a test. The highest is worth most, so nobody is asked."""
    return sum([bonus.lift for bonus in helping(g, figure, skill, test_for)])


def helping(g: Aurora, figure: int, skill: str, test_for: str) -> list[Bonus]:
    """What always counts in such a test."""
    found = bonuses_of(g, figure)
    return [bonus for bonus in found if bonus.skill in ("", skill) and bonus.test_for in ("", test_for)]


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


def fitted(g: Aurora, ship: int) -> list[UpgradeEntry]:
    """aurora.upgrade.effect: what a ship has been fitted with; it adds nothing while the ship is critical."""
    card = g.ships[ship]
    return [] if card.critical else [g.content.upgrades[name] for name in card.upgrades]


def ship_initiative(g: Aurora, ship: int) -> int:
    """aurora.ship.initiative-formula, with what a passed test has added for this round."""
    for station in (COMMANDER, NAVIGATION):
        crew = g.manned(ship, station)
        if crew != NOWHERE:
            own = initiative(g, crew) + sum([blue.initiative for blue in blues(g, ship)])
            return own + (IN_COMMAND[g.ships[ship].shields_up] if g.ship_did(ship, "in-command") else 0)
    return 0


def ship_attack_dice(g: Aurora, ship: int) -> int:
    """aurora.ship.attack-formula; a ship that nobody plays has it on its card (aurora.fighter.movement)."""
    if g.is_npc_ship(ship):
        return g.npc_ship(ship).levels[g.level - 1].attack
    return max(0, g.skill_at(ship, "weapons")) + g.ships[ship].shields_up


def ship_points(g: Aurora, ship: int) -> int:
    """aurora.ship.move-formula; 1 less when critical, and never below 1 (aurora.ship-damage.critical-speed)."""
    if g.is_npc_ship(ship):
        return g.npc_ship(ship).levels[g.level - 1].speed
    skill = g.skill_at(ship, NAVIGATION)
    if skill == NOWHERE:
        return 0
    if g.ships[ship].critical:
        return max(1, skill - 1)
    more = [kind.bonus.speed for item in g.ships[ship].salvage if (kind := kind_of(g, item)).bonus and works(item)]
    return skill + g.ships[ship].shields_up + sum(more) + sum([part.speed for part in fitted(g, ship)])


def ship_range(g: Aurora, ship: int) -> int:
    """aurora.ship.range-value"""
    if g.is_npc_ship(ship):
        return g.npc_ship(ship).levels[g.level - 1].range
    more = [kind.bonus.range for item in g.ships[ship].salvage if (kind := kind_of(g, item)).bonus and works(item)]
    parts = sum([part.range for part in fitted(g, ship)])
    return g.content.sheet.range + (0 if g.ships[ship].critical else sum(more)) + parts


def ship_bonuses(g: Aurora, ship: int, dice: str) -> tuple[tuple[int, int, str], ...]:
    """`attack` or `defense`: +A on each of up to N dice, and by which card, where one with energy gives it."""
    if g.is_npc_ship(ship):
        own = g.npc_ship(ship).levels[g.level - 1].defense
        return ((*own, ""),) if dice == "defense" and own[1] else ()
    if g.ships[ship].critical:
        return ()
    found = [(*getattr(part, dice), "") for part in (*blues(g, ship), *fitted(g, ship))]
    for item in g.ships[ship].salvage:
        if works(item):
            found.append((*getattr(kind_of(g, item), dice), item.name if item.energy > 0 else ""))
    return tuple([bonus for bonus in found if bonus[1]])
