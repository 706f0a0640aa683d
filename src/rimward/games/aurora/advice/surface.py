"""What crew do on the surface and aboard, rated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rimward.games.aurora.advice.aims import aims, carries_all, docks_of, holds, missing, way_to
from rimward.games.aurora.crew_combat import BARE, attack_bonuses, attack_dice
from rimward.games.aurora.crew_turn import CrewTurn
from rimward.games.aurora.landing import Deploy
from rimward.games.aurora.move import CrewMove
from rimward.games.aurora.places import is_confronted
from rimward.games.aurora.table.names import MED_BAY, STATIONS
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import dice_for, health, initiative
from rimward.kernel.question import Value

DIE: Final = 0.24  # wounds for each attack die
BONUS: Final = 0.2
WOUND: Final = 3.0
KILL: Final = 6.0
ARMS: Final = {"arc-pistol": 3.0, "arc-blade": 2.5, "emergency-teleport-device": 0.2}


def expected(g: Aurora, figure: int, target: int, weapon: str) -> float:
    """Wounds that an attack deals, about."""
    dice = attack_dice(g, figure, target, weapon)
    return DIE * dice + BONUS * len(attack_bonuses(g, figure, target, weapon))


def attack(g: Aurora, figure: int, target: int, weapon: str) -> float:
    wounds = expected(g, figure, target, weapon)
    left = health(g, target) - g.figures[target].wounds
    worth = WOUND * wounds + KILL * min(1.0, wounds / max(1, left))
    return worth + (4.0 if holds(g, target) else 0.0)


def acting(g: Aurora) -> int:
    return g.under(CrewTurn).figure


def crew_action(g: Aurora, seat: int, value: Value) -> float:
    figure = acting(g)
    if not isinstance(value, tuple):
        return word(g, figure, str(value))
    kind, args = str(value[0]), value[1:]
    if kind == "attack":
        return attack(g, figure, int(args[0]), str(args[1]))
    if kind == "take":
        return 25.0 if missing(g, g.figures[figure].side) else 8.0
    rates = {
        "steal": 12.0,
        "throw": 5.0,
        "open": 2.5,
        "scan": 3.0,
        "find": 3.0,
        "loot": 2.0,
        "carry": 0.2,
        "ability": 3.5,
        "free": 3.0,
    }
    if kind == "wield":
        return 0.4 if not any([item.wielded for item in g.figures[figure].gear]) else 0.05
    return rates.get(kind, 0.0)


def word(g: Aurora, figure: int, value: str) -> float:
    who = g.figures[figure]
    if value == "end":
        return 0.1
    if value in ("move", "sneak"):
        far = way_to(g, aims(g, figure), who.square)
        worth = min(6.0, 1.0 + far) if far > 1 else 0.0
        if value == "sneak":
            return worth - 0.5 if is_confronted(g, figure) or dice_for(g, figure, "stealth") > 3 else worth - 3.0
        return worth - (2.0 if is_confronted(g, figure) else 0.0)
    return 0.3 if value == "hide" else 0.0


def step(g: Aurora, seat: int, value: Value) -> float:
    """The nearer the better; who carries what is wanted goes aboard at once."""
    figure = g.under(CrewMove).figure
    goals = aims(g, figure)
    here = g.figures[figure].square
    if not isinstance(value, tuple):
        return -way_to(g, goals, here)
    square = int(value[1])
    own = docks_of(g, g.figures[figure].side)
    if square in own and not holds(g, figure):
        return -FAR_ABOARD
    return -way_to(g, goals, square) - (4.0 if value[0] == "leap" else 0.0) + 0.01


FAR_ABOARD: Final = 100.0


def deployment(g: Aurora, seat: int, value: Value) -> float:
    figure = g.under(Deploy).figure
    return -way_to(g, aims(g, figure), int(value[1])) if isinstance(value, tuple) else 0.0


def party(g: Aurora, seat: int, value: Value) -> float:
    """Whoever fights and passes tests best goes; somebody stays to fly."""
    if not isinstance(value, tuple):
        return 2.0
    figure = int(value[1])
    crew = g.crew(figure)
    left = health(g, figure) - g.figures[figure].wounds
    stays = 4.0 if g.figures[figure].room == "navigation" else 0.0
    return float(crew.attack + left / 4 + max(crew.skills)) / 2 - stays


def arm(g: Aurora, seat: int, value: Value) -> float:
    return ARMS.get(str(value[1]), 1.5) if isinstance(value, tuple) else 0.0


def player(g: Aurora, seat: int, value: Value) -> float:
    if value == "end":
        return 0.0
    ship = g.own_ship(seat)
    if value == "ascend":
        return 9.0 if carries_all(g, ship) and g.tier > 1 else -1.0
    assert isinstance(value, tuple)  # noqa: S101 - all words are above
    figure = int(value[1])
    if value[0] == "leave":
        return 1.0 if len(g.party(seat)) < 2 else -1.0
    return 5.0 + initiative(g, figure) / 10


def room(g: Aurora, seat: int, value: Value) -> float:
    word_ = str(value[1]) if isinstance(value, tuple) else ""
    return 1.0 if word_ in STATIONS else 0.5 if word_ == MED_BAY else 0.0


def strike(g: Aurora, seat: int, value: Value) -> float:
    if not isinstance(value, tuple):
        return 0.0
    if len(value) == 4:
        return attack(g, int(value[1]), int(value[2]), str(value[3]))
    return attack(g, acting(g), int(value[1]), str(value[2]) if len(value) > 2 else BARE)


def drafted(g: Aurora, seat: int, value: Value) -> float:
    crew = g.content.crew[str(value[1])] if isinstance(value, tuple) else None
    return 0.0 if crew is None else sum(crew.skills) / 4 + crew.attack + crew.health / 3 + crew.initiative / 4


def engaged(g: Aurora, seat: int, value: Value) -> float:
    return g.crew(int(value[1])).attack - 2.0 if isinstance(value, tuple) else 0.0


def chosen(g: Aurora, seat: int, value: Value) -> float:
    """One of some characters: an enemy who is badly off, or a friend who is worst off."""
    return float(g.figures[int(value[1])].wounds) if isinstance(value, tuple) else 0.0


def kept(g: Aurora, seat: int, value: Value) -> float:
    """What goes when there is too much: the cheapest."""
    return -float(g.content.items[str(value[1])].value) if isinstance(value, tuple) else 0.0


RATED: Final[dict[str, Callable[[Aurora, int, Value], float]]] = {
    "aurora.crew-action.list": crew_action,
    "aurora.move.any-direction": step,
    "aurora.landing.deployment": deployment,
    "aurora.landing.choose-party": party,
    "aurora.landing.assign-armory": arm,
    "aurora.landing.party-aboard": room,
    "aurora.round.surface-phase": player,
    "aurora.boarding.battle-order": strike,
    "aurora.boarding.engage": engaged,
    "aurora.combat.special-attacks": strike,
    "aurora.ability.action-cost": chosen,
    "aurora.gear.over-limit": kept,
    "aurora.setup.crew-draft": drafted,
}
