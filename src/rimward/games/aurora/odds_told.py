"""What options tell of dice: how an attack, a test, an elude or a scan may end, and how likely each end is.

All of it is public: dice, bonuses, wounds. An attack is told as if nobody used an ability of a ship on the way, and as
if both sides made the best of their dice (`odds`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

from rimward.games.aurora import abilities, odds
from rimward.games.aurora.acting import Acting, Flying
from rimward.games.aurora.boarding import BREAK, linked_to
from rimward.games.aurora.checks import SUCCESS
from rimward.games.aurora.crew_combat import (
    SHOT,
    attack_bonuses,
    attack_dice,
    defense_bonuses,
    is_covered,
    is_ranged,
    rerolls,
    weapons,
)
from rimward.games.aurora.dicework import REROLLS, Bonuses
from rimward.games.aurora.gear import take_from_armory, wield
from rimward.games.aurora.goals import is_person
from rimward.games.aurora.grenades import cover
from rimward.games.aurora.interact import step_for
from rimward.games.aurora.move import CrewMove, watched_by
from rimward.games.aurora.odds import Guard, Law, Spreads
from rimward.games.aurora.places import confront, is_confronted
from rimward.games.aurora.prisoners import TURN_BACK
from rimward.games.aurora.search import own_defense
from rimward.games.aurora.ship_ability import OVERCLOCK, PATCH, Offered, ability_dice, ability_lift
from rimward.games.aurora.ship_combat import crosses, line_to, targets
from rimward.games.aurora.table.board import HINDERING
from rimward.games.aurora.table.content import test_of
from rimward.games.aurora.table.names import COMMUNICATIONS, ENGINEERING, NOWHERE
from rimward.games.aurora.table.pieces import SHIELDS
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import (
    dice_for,
    health,
    initiative,
    lift_for,
    ship_attack_dice,
    ship_bonuses,
)
from rimward.kernel.question import Choose, Value

Ends = Mapping[str, Fraction]  # by what an option leads to, the best first, how likely it is
Parts = tuple[str | int, ...]
NOTHING: Final[Ends] = {}


# --- attacks ---------------------------------------------------------------------------------------------------------
def spreads_of(bonuses: Bonuses) -> Spreads:
    return tuple([(plus, most) for plus, most, _ in bonuses])


def guard_of(g: Aurora, figure: int, target: int, weapon: str) -> Guard:
    """aurora.combat: what somebody has against an attack, cover included."""
    way = SHOT if is_ranged(g, weapon) else "melee"
    both = g.figures[figure].on_surface and g.figures[target].on_surface
    covered = REROLLS if way == SHOT and both and is_covered(g, figure, target) else 0
    again = tuple([count for count in (covered, rerolls(g, figure, target, way)) if count])
    return Guard(spreads_of(defense_bonuses(g, figure, target, way)), again)


def crew_law(g: Aurora, figure: int, target: int, weapon: str, more: int = 0) -> Law:
    dice = attack_dice(g, figure, target, weapon) + more
    return odds.law(dice, spreads_of(attack_bonuses(g, figure, target, weapon)), guard_of(g, figure, target, weapon))


def throw_law(g: Aurora, figure: int, target: int, name: str) -> Law:
    dice = g.crew(figure).attack + g.content.items[name].dice
    return odds.law(dice, odds.NONE, blast_guard(g, target))


def blast_guard(g: Aurora, target: int) -> Guard:
    """What somebody has against a grenade: aurora.terrain.hindering-defense."""
    again = cover(g, target)
    return Guard(spreads_of(own_defense(g, target)), (again,) if again else ())


def ship_guard(g: Aurora, ship: int, target: int) -> Guard:
    there = g.ships[target]
    covered = there.in_orbit and crosses(g, line_to(g, ship, target), HINDERING)
    return Guard(spreads_of(ship_bonuses(g, target, "defense")), (REROLLS,) if covered else ())


def ship_law(g: Aurora, ship: int, target: int) -> Law:
    return odds.law(ship_attack_dice(g, ship), spreads_of(ship_bonuses(g, ship, "attack")), ship_guard(g, ship, target))


def wounds(g: Aurora, target: int, law: Law) -> Ends:
    """aurora.crew.health"""
    left = health(g, target) - g.figures[target].wounds
    return {"defeated": _sum(law[left:]), "wounded": _sum(law[1:left]), "unhurt": law[0]}


def damage(g: Aurora, target: int, law: Law) -> Ends:
    """aurora.ship-damage.shields, .critical"""
    ship = g.ships[target]
    left = (SHIELDS if ship.shields_up else ship.hull) - ship.damage
    last = "shields-down" if ship.shields_up else "critical"
    if left <= 0:
        return {"damaged": _sum(law[1:]), "unharmed": law[0]}
    return {last: _sum(law[left:]), "damaged": _sum(law[1:left]), "unharmed": law[0]}


def _sum(chances: Law) -> Fraction:
    return sum(chances, Fraction(0))


# --- tests -----------------------------------------------------------------------------------------------------------
def tried(dice: int, least: int = SUCCESS, lift: int = 0) -> Ends:
    """aurora.test.pool, aurora.test.six-plus"""
    passed = odds.passing(dice, least - lift)
    return {"passed": passed, "failed": 1 - passed}


def tried_by(g: Aurora, figure: int, skill: str, test_for: str = "", least: int = SUCCESS) -> Ends:
    return tried(dice_for(g, figure, skill, test_for), least, lift_for(g, figure, skill, test_for))


def opposed(mine: int, theirs: int, plus: int = 0) -> Ends:
    """aurora.test.opposed"""
    won = odds.opposed(mine, theirs, plus)
    return {"won": won, "lost": 1 - won}


def elude(g: Aurora, figure: int) -> Ends:
    """aurora.elude.test"""
    ends = tried_by(g, figure, "stealth", "elude")
    return {"eluded": ends["passed"], "held": ends["failed"]}


# --- what crew do ----------------------------------------------------------------------------------------------------
def of_crew(g: Aurora, question: Choose, value: Value) -> Ends:
    figure = g.under(Acting).figure
    if not isinstance(value, tuple):
        return _of_word(g, figure, str(value))
    tell = CREW.get(str(value[0]))
    return tell(g, figure, value) if tell is not None else NOTHING


def _of_word(g: Aurora, figure: int, word: str) -> Ends:
    if word == "move" and is_confronted(g, figure):
        return elude(g, figure)
    if word in ("sneak", "hide"):
        return tried_by(g, figure, "stealth", "stealth")
    return NOTHING


def _attack(g: Aurora, figure: int, value: Parts) -> Ends:
    return wounds(g, int(value[1]), crew_law(g, figure, int(value[1]), str(value[2])))


def _throw(g: Aurora, figure: int, value: Parts) -> Ends:
    """Of the one that stands there."""
    target = g.standing_at(int(value[1]))
    return wounds(g, target, throw_law(g, figure, target, str(value[2])))


def _scan(g: Aurora, figure: int, value: Parts) -> Ends:
    return tried_by(g, figure, "search", "container")


def _find(g: Aurora, figure: int, value: Parts) -> Ends:
    return tried_by(g, figure, "search", "scan")


def _take(g: Aurora, figure: int, value: Parts) -> Ends:
    wanted = test_of(step_for(g, int(value[1])))
    return NOTHING if wanted is None else tried_by(g, figure, wanted.skill, least=wanted.least)


def _steal(g: Aurora, figure: int, value: Parts) -> Ends:
    assert is_person(g, str(value[2]))  # noqa: S101 - nobody else is stolen
    return opposed(dice_for(g, figure, "leadership"), dice_for(g, int(value[1]), "leadership"))


def _ability(g: Aurora, figure: int, value: Parts) -> Ends:
    wanted = abilities.test_for(g, figure, str(value[1]))
    return NOTHING if wanted is None else tried_by(g, figure, wanted.skill, least=wanted.least)


CREW: Final[Mapping[str, Callable[[Aurora, int, Parts], Ends]]] = {
    "attack": _attack,
    "throw": _throw,
    "scan": _scan,
    "find": _find,
    "take": _take,
    "steal": _steal,
    "ability": _ability,
    "free": _ability,
}


def of_move(g: Aurora, question: Choose, value: Value) -> Ends:
    """aurora.elude.fail-moving: one passed test is enough for all of a move."""
    frame = g.under(CrewMove)
    if not isinstance(value, tuple) or frame.is_free(g) or not watched_by(g, frame.figure):
        return NOTHING
    here, there = g.figures[frame.figure].square, int(value[1])
    way = frame.reach(g, there)[there][1] if value[0] == "go" else ()
    passed = (*(() if frame.whole else (here,)), *way[:-1])
    held = any([confront(g, frame.figure, square) for square in passed])
    return elude(g, frame.figure) if held else NOTHING


def of_strike(g: Aurora, question: Choose, value: Value) -> Ends:
    """aurora.combat.special-attacks"""
    if not isinstance(value, tuple):
        return NOTHING
    figure, more = g.under(Acting).figure, int(question.about["dice"])
    return wounds(g, int(value[1]), crew_law(g, figure, int(value[1]), str(value[2]), more))


def of_fight(g: Aurora, question: Choose, value: Value) -> Ends:
    """aurora.boarding.battle-order; with a weapon from the armory as it would be in hand."""
    if not isinstance(value, tuple):
        return NOTHING
    figure, target, weapon = int(value[1]), int(value[2]), str(value[3])
    if weapon not in weapons(g, figure):
        g, ship = g.copy(), g.figures[figure].ship
        take_from_armory(g, ship, figure, weapon)
        if weapon not in weapons(g, figure):
            wield(g, figure, weapon)
    return wounds(g, target, crew_law(g, figure, target, weapon))


# --- what ships do ---------------------------------------------------------------------------------------------------
def of_ship(g: Aurora, question: Choose, value: Value) -> Ends:
    ship = g.under(Flying).ship
    if value == "break":
        return tried_by(g, g.manned(ship, ENGINEERING), "tech", least=BREAK)
    if value == "attack":
        there = targets(g, ship)
        return damage(g, there[0], ship_law(g, ship, there[0])) if len(there) == 1 else NOTHING
    tell = SHIP.get(str(value[0])) if isinstance(value, tuple) else None
    return tell(g, ship, value) if tell is not None and isinstance(value, tuple) else NOTHING


def _scan_salvage(g: Aurora, ship: int, value: Parts) -> Ends:
    return tried_by(g, g.manned(ship, COMMUNICATIONS), "search", "scan")


def _board(g: Aurora, ship: int, value: Parts) -> Ends:
    """aurora.boarding.conditions: only the first has to pass a test, and nobody who goes back."""
    target = int(value[1])
    if ship in (g.ships[target].link, NOWHERE) or g.ships[ship].link == target or linked_to(g, ship) == target:
        return NOTHING
    return tried_by(g, g.manned(ship, ENGINEERING), "tech")


def _ship_ability(g: Aurora, ship: int, value: Parts) -> Ends:
    name = str(value[1])
    if name not in (PATCH, OVERCLOCK):
        return NOTHING
    return tried(ability_dice(g, ship, name), lift=ability_lift(g, ship, name))


def _turn(g: Aurora, ship: int, value: Parts) -> Ends:
    """aurora.prisoner.turn-roll"""
    who = g.figures[int(value[1])]
    leader = max(g.crew_aboard(ship), key=lambda n: initiative(g, n))
    plus = TURN_BACK if who.born == g.ships[ship].side else 0
    return opposed(dice_for(g, leader, "leadership"), dice_for(g, int(value[1]), "leadership"), plus)


SHIP: Final[Mapping[str, Callable[[Aurora, int, Parts], Ends]]] = {
    "scan": _scan_salvage,
    "board": _board,
    "ability": _ship_ability,
    "turn": _turn,
}


def of_target(g: Aurora, question: Choose, value: Value) -> Ends:
    """aurora.ship-combat.target"""
    target = int(value[1]) if isinstance(value, tuple) else NOWHERE
    return damage(g, target, ship_law(g, g.under(Flying).ship, target))


def of_offer(g: Aurora, question: Choose, value: Value) -> Ends:
    """aurora.ship-ability.timing"""
    if not isinstance(value, tuple):
        return NOTHING
    return tried(int(question.about["dice"]), lift=ability_lift(g, g.under(Offered).ship, str(value[1])))


TOLD: Final[Mapping[str, Callable[[Aurora, Choose, Value], Ends]]] = {
    "aurora.crew-action.list": of_crew,
    "aurora.move.any-direction": of_move,
    "aurora.combat.special-attacks": of_strike,
    "aurora.boarding.battle-order": of_fight,
    "aurora.ship-action.list": of_ship,
    "aurora.ship-combat.target": of_target,
    "aurora.ship-ability.timing": of_offer,
}


def told(g: Aurora, question: Choose, value: Value) -> Ends:
    """How an option may end; nothing where no dice decide."""
    tell = TOLD.get(question.code)
    return tell(g, question, value) if tell is not None else NOTHING
