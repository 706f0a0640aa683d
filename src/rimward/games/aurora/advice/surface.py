"""What crew do on the surface and aboard, rated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rimward.games.aurora import abilities
from rimward.games.aurora.acting import Acting
from rimward.games.aurora.advice import fights
from rimward.games.aurora.advice.aims import (
    FAR,
    aims,
    holds,
    is_runner,
    is_spent,
    passes,
    prey,
    ships_on_docks,
    suits,
    way_to,
)
from rimward.games.aurora.advice.dangers import danger
from rimward.games.aurora.crew_combat import attacks
from rimward.games.aurora.gear import friends_beside
from rimward.games.aurora.goals import is_person, quarry, sought
from rimward.games.aurora.interact import step_for
from rimward.games.aurora.move import CrewMove
from rimward.games.aurora.odds import opposed
from rimward.games.aurora.odds_told import tried_by
from rimward.games.aurora.places import is_confronted
from rimward.games.aurora.table.names import CRATES_LAID, TRAP, VILLAINS
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import dice_for
from rimward.games.aurora.winning import may_win
from rimward.kernel import carry
from rimward.kernel.question import Choose, Value

ON_THE_WAY: Final = 9.0  # a Move towards what is wanted
AROUND: Final = 4.0  # a Move of somebody who only escorts
FREE: Final = 2.0  # how much more an attack on opponents is worth for those: they rather shoot than walk on
TAKE: Final = 25.0
CRATE: Final = 2.5
HEAL: Final = 1.6  # for a wound
ABOARD: Final = 100.0  # what it costs to go aboard for nothing
LEAP: Final = 4.0
AFRAID: Final = 2.0  # for a wound that may be dealt


# --- the turn --------------------------------------------------------------------------------------------------------
def crew_action(g: Aurora, seat: int, value: Value) -> float:
    figure = g.under(Acting).figure
    if not isinstance(value, tuple):
        return word(g, figure, str(value))
    kind, args = str(value[0]), value[1:]
    if kind == "attack":
        target = int(args[0])
        rival = g.figures[target].side < VILLAINS
        return fights.attack(g, figure, target, str(args[1])) * (freedom(g, figure) if rival else 1.0)
    if kind == "throw":
        return fights.throw(g, figure, int(args[0]), str(args[1]))
    if kind == "take":
        return take(g, figure, int(args[0]))
    if kind == "steal":
        return steal(g, figure, int(args[0]), str(args[1]))
    if kind in ("ability", "free"):
        return ability(g, figure, str(args[0]))
    if kind == "wield":
        return 0.4 if not any([item.wielded for item in g.figures[figure].gear]) else 0.05
    if kind == "open":
        return open_crate(g, figure, int(args[0]))
    return {"scan": 3.0, "find": 3.0, "loot": 2.0}.get(kind, -0.1)


def freedom(g: Aurora, figure: int) -> float:
    """What an attack on opponents is worth more for whoever neither carries what is wanted, nor goes for it, nor is
    after those who carry it."""
    busy = holds(g, figure) or is_spent(g, figure) or prey(g, figure) or is_runner(g, figure)
    return 1.0 if busy else FREE


def take(g: Aurora, figure: int, thing: int) -> float:
    """What the side lacks, by whoever does it best; and else so that the others do not have it."""
    if thing not in sought(g, g.figures[figure].side):
        return 8.0
    return TAKE * passes(g, figure, step_for(g, thing)) if suits(g, figure, thing) else 0.0


def steal(g: Aurora, figure: int, holder: int, what: str) -> float:
    won = opposed(dice_for(g, figure, "leadership"), dice_for(g, holder, "leadership"))
    return TAKE * float(won) if is_person(g, what) else 0.0


def open_crate(g: Aurora, figure: int, crate: int) -> float:
    """What its player has seen in it, and else as much as there is in one on average."""
    if not g.zones[CRATES_LAID].masks[crate] & g.seen_by(g.figures[figure].seat):
        return CRATE - (1.5 if is_spent(g, figure) else 0.0)
    return 0.05 if g.zones.face(CRATES_LAID, crate) == TRAP else CRATE + 1.0


def word(g: Aurora, figure: int, value: str) -> float:
    if value in ("move", "sneak"):
        worth = move(g, figure)
        dice = dice_for(g, figure, "stealth", "stealth")
        return worth + (0.5 if dice else -1.0) * (value == "sneak") if worth else 0.0
    return {"end": 0.1, "hide": 0.3, "ascend": -1.0}.get(value, 0.0)


def move(g: Aurora, figure: int) -> float:
    """Towards where it is bound; nothing for whoever is there."""
    goals, who = aims(g, figure), g.figures[figure]
    near = 0 if holds(g, figure) or is_spent(g, figure) or set(goals) & set(ships_on_docks(g)) else 1
    far = way_to(g, goals, who.square)
    if far <= near or far >= FAR:
        return 0.0
    pressing = holds(g, figure) or is_runner(g, figure) or quarry(g, who.side) or is_spent(g, figure)
    pressing = pressing or prey(g, figure)
    most = ON_THE_WAY if pressing else AROUND
    most += 6.0 if holds(g, figure) and may_win(g, who.side) else 0.0
    return min(most, 1.0 + far) - (0.5 if is_confronted(g, figure) else 0.0)


# --- abilities -------------------------------------------------------------------------------------------------------
def ability(g: Aurora, figure: int, name: str) -> float:
    """What it does, and half of it in any case: a failed test costs nothing."""
    test = abilities.test_for(g, figure, name)
    passed = 1.0 if test is None else float(tried_by(g, figure, test.skill, least=test.least)["passed"])
    verbs = [node.verb.name for node in carry.effect_of(g, name).nodes if node.verb is not None]
    worth = max([verb(g, figure, each) for each in verbs], default=0.0)
    return worth * (0.5 + passed / 2) if passed else -1.0


def verb(g: Aurora, figure: int, name: str) -> float:
    who = g.figures[figure]
    if name == "attack":
        options: list[Any] = attacks(g, figure)
        return 1.0 + fights.best_attack(g, figure, options)
    if name == "move":
        return move(g, figure) + 0.6 if move(g, figure) else 0.0
    if name == "heal":
        mates = [figure, *friends_beside(g, figure)]
        return HEAL * min(2, max([g.figures[n].wounds for n in mates]))
    if name == "command":
        mates = friends_beside(g, figure)
        return 5.0 if any([holds(g, n) or is_runner(g, n) for n in mates]) and not is_runner(g, figure) else 1.0
    if name == "teleport":
        return 6.0 if is_spent(g, figure) and not holds(g, figure) else -1.0
    return {"stun": 3.5, "push": 2.0, "look": 3.0}.get(name, 1.0) * (1.0 if not holds(g, figure) or who.out else 0.5)


# --- moves -----------------------------------------------------------------------------------------------------------
def steps(g: Aurora, question: Choose) -> list[float]:
    """The nearer the better; who carries what is wanted goes aboard at once, and so does who is spent."""
    figure = g.under(CrewMove).figure
    goals, docks = aims(g, figure), ships_on_docks(g)
    return [step(g, figure, goals, docks, value) for value in question.options]


def step(g: Aurora, figure: int, goals: list[int], docks: list[int], value: Value) -> float:
    here = g.figures[figure].square
    if not isinstance(value, tuple):
        return -way_to(g, goals, here) - fear(g, figure, here)
    square = int(value[1])
    if square in docks and square not in goals:
        return -ABOARD
    return -way_to(g, goals, square) - (LEAP if value[0] == "leap" else 0.0) + 0.01 - fear(g, figure, square)


def fear(g: Aurora, figure: int, square: int) -> float:
    """Whoever is nearly spent keeps away from what enemies may do. Others do not: those who did won fewer games."""
    return AFRAID * danger(g, square) if g.foes and is_spent(g, figure) else 0.0


# --- attacks at other questions --------------------------------------------------------------------------------------
def strike(g: Aurora, seat: int, value: Value) -> float:
    if not isinstance(value, tuple):
        return 0.0
    if len(value) == 4:
        figure, target, weapon = int(value[1]), int(value[2]), str(value[3])
        known = weapon == "bare" or any([item.name == weapon for item in g.figures[figure].gear])
        return fights.attack(g, figure, target, weapon) + (0.0 if known else 0.2)
    return fights.attack(g, g.under(Acting).figure, int(value[1]), str(value[2]))


def engaged(g: Aurora, seat: int, value: Value) -> float:
    return g.crew(int(value[1])).attack - 2.0 if isinstance(value, tuple) else 0.0


def chosen(g: Aurora, seat: int, value: Value) -> float:
    """One of some characters: an enemy who is badly off, or a friend who is worst off; whoever has the goods before
    all."""
    if not isinstance(value, tuple):
        return 0.0
    figure = int(value[1])
    return float(g.figures[figure].wounds) + (10.0 if holds(g, figure) else 0.0)


RATED: Final[dict[str, Callable[[Aurora, int, Value], float]]] = {
    "aurora.crew-action.list": crew_action,
    "aurora.boarding.battle-order": strike,
    "aurora.boarding.engage": engaged,
    "aurora.combat.special-attacks": strike,
    "aurora.ability.action-cost": chosen,
}
