"""Enemies on a table said in words: what a scene of the NPC chapters begins with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rimward.games.aurora.enemies.fleet import FleetTurns
from rimward.games.aurora.enemies.turns import EnemyTurns
from rimward.games.aurora.table.names import CREATURE, NOWHERE, VILLAINS
from rimward.games.aurora.table.pieces import Figure, Foe, Ship
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.frame import Frame
from tests.games.aurora.world import CONTENT, FACINGS, Play, world


def enemy(name: str, square: int, **fields: Any) -> Figure:
    """A villain, a drone or a creature by its name: `solen-frae`, `zurathi-warrior-1`, `drone-2`, `silt-strider`."""
    side = VILLAINS
    if name in CONTENT.creatures:
        side = CREATURE + list(CONTENT.creatures).index(name)
    return Figure(name, NOWHERE, side, side, square=square, **fields)


def npc_ship(name: str, square: int, facing: str = "north", **fields: Any) -> Ship:
    """`zurathi-fighter-1`, `troop-transport`, `military-satellite`."""
    return Ship(name, NOWHERE, VILLAINS, square=square, facing=FACINGS.index(facing), **fields)


def hostile(*, foes: dict[str, dict[str, Any]] | None = None, level: int = 1, **fields: Any) -> Aurora:
    """A table with enemies among its `figures` and `ships`; `foes` says more of some of them: `prey`, `hurt`, `leader`
    (all by name), `guards`, `shared`, `since`."""
    g = world(**fields)
    g.level, g.quiet = level, False
    said = foes or {}

    def number(name: str) -> int:
        return g.figure(name)

    def mind(n: int, name: str) -> Foe:
        more = dict(said.get(name, {}))
        if "prey" in more:
            more["prey"] = number(more["prey"])
        if "leader" in more:
            more["leader"] = number(more["leader"])
        if "hurt" in more:
            more["hurt"] = tuple([(number(by), damage) for by, damage in more["hurt"].items()])
        return Foe(n, more.pop("since", 0), **more)

    g.foes = tuple([mind(n, who.name) for n, who in enumerate(g.figures) if who.side >= VILLAINS])
    g.fleet = tuple([Foe(n, 0) for n, card in enumerate(g.ships) if card.side >= VILLAINS])
    return g


def run(g: Aurora, frame: Frame, *d6: int, draw: Sequence[str] = ()) -> Play:
    g.stack = [frame]
    return Play(g, *d6, draw=draw)


def enemies_act(g: Aurora, *d6: int) -> Play:
    """All enemies on the surface have their turns."""
    return run(g, EnemyTurns(), *d6)


def fleet_acts(g: Aurora, *d6: int) -> Play:
    return run(g, FleetTurns(), *d6)


def on_board(play: Play, name: str) -> list[str]:
    """The enemies of that name on the surface."""
    return [who.name for who in play.g.figures if who.square != NOWHERE and who.name.startswith(name)]
