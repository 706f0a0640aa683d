"""What attacks are worth: wounds, defeats, and what the defeated hold."""

from __future__ import annotations

from typing import Final

from rimward.games.aurora.advice.aims import holds
from rimward.games.aurora.goals import step_of, trophy
from rimward.games.aurora.odds import Law, mean
from rimward.games.aurora.odds_told import crew_law, ship_law, throw_law
from rimward.games.aurora.places import adjacent, reaches
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.pieces import SHIELDS
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import health

WOUND: Final = 3.0
DEFEAT: Final = 8.0
HOLDER: Final = 8.0  # more, for what it holds
DAMAGE: Final = 2.0
DOWN: Final = 10.0
PRIZE: Final = 3.0  # so much more where the ship has, or is, what is wanted


def blow(g: Aurora, target: int, law: Law) -> float:
    left = health(g, target) - g.figures[target].wounds
    defeat = float(sum(law[left:]))
    prize = holds(g, target) or trophy(g, g.figures[target].name) or blocks(g, target)
    held = HOLDER * (1.0 + 2.0 * defeat) if prize else 0.0
    return WOUND * mean(law) + DEFEAT * defeat + held


def blocks(g: Aurora, target: int) -> bool:
    """Whether it stands beside what can be had only by holding out there alone."""
    steps = [(thing.square, step_of(g, thing.name)) for thing in g.things]
    held = [square for square, step in steps if step is not None and step.step == "hold"]
    return any([reaches(g, target, square) for square in held])


def attack(g: Aurora, figure: int, target: int, weapon: str, more: int = 0) -> float:
    return blow(g, target, crew_law(g, figure, target, weapon, more))


def best_attack(g: Aurora, figure: int, options: list[tuple[str | int, ...]]) -> float:
    found = [attack(g, figure, int(option[1]), str(option[2])) for option in options]
    return max(found, default=0.0)


def throw(g: Aurora, figure: int, square: int, name: str) -> float:
    """Everybody near is hit, friends too."""
    side, worth = g.figures[figure].side, 0.0
    for n, who in enumerate(g.figures):
        if who.is_active and adjacent(g, square, who.square):
            worth += blow(g, n, throw_law(g, figure, n, name)) * (1.0 if who.side != side else -1.0)
    return worth


def shot(g: Aurora, ship: int, target: int) -> float:
    there, law = g.ships[target], ship_law(g, ship, target)
    left = holds_out(g, target) - there.damage
    down = float(sum(law[left:])) if left > 0 else 0.0
    prize = trophy(g, there.name) or any([holds(g, n) for n in g.crew_aboard(target)])
    return (DAMAGE * mean(law) + DOWN * down) * (PRIZE if prize else 1.0)


def holds_out(g: Aurora, ship: int) -> int:
    """The damage with which it loses its shields or its hull, or is gone if nobody plays it."""
    if g.is_npc_ship(ship):
        return g.npc_ship(ship).levels[g.level - 1].health
    return SHIELDS if g.ships[ship].shields_up else g.ships[ship].hull


def may_be_shot(g: Aurora, ship: int, targets: list[int]) -> float:
    return max([shot(g, ship, target) for target in targets if target != NOWHERE], default=0.0)
