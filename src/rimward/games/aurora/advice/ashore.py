"""What is worth buying, selling and training on shore leave, and who is worth hiring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rimward.games.aurora.docks import belongs
from rimward.games.aurora.shore.market import price, sale_price
from rimward.games.aurora.table.names import SKILL_AT, STATION_OF
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import ARMS, RANGED, kind_of
from rimward.kernel.question import Value

ENOUGH: Final = 3  # weapons of a kind: as many as go ashore
CREW: Final = 6  # one more than stations: for whoever lies in the Med Bay
SPARE: Final = 0.3  # what digits are worth that are kept
SHIP: Final = {"range": 0.6, "speed": 1.4, "defense": 1.6, "attack": 1.2, "hull": 0.5, "patch": 0.4, "med_bay": 0.4}


def selling(g: Aurora, seat: int, value: Value) -> float:
    """What nobody can use, and weapons beyond those that are carried."""
    if not isinstance(value, tuple):
        return 0.0
    if value[0] == "reload":
        return 1.0
    kind = g.content.items[str(value[1])]
    idle = kind.kind == "ship" and not (kind.bonus or kind.do or kind.attack[1] or kind.defense[1])
    return sale_price(kind.value) / 100 if idle or surplus(g, seat, str(value[1])) else -1.0


def surplus(g: Aurora, seat: int, name: str) -> bool:
    """A weapon, where there are enough that are worth more."""
    kind = g.content.items[name]
    better = [
        item
        for item in g.ships[g.own_ship(seat)].armory
        if kind_of(g, item).kind == kind.kind and kind_of(g, item).value > kind.value
    ]
    return kind.kind in ARMS and len(better) >= ENOUGH


def gear(g: Aurora, seat: int, value: Value) -> float:
    if not isinstance(value, tuple):
        return SPARE
    if value[0] == "reload":
        return 1.0
    name = str(value[1])
    kind, armory = g.content.items[name], g.ships[g.own_ship(seat)].armory
    if kind.kind == "ammo":
        spent = [item for item in armory if 0 < item.energy < kind_of(g, item).energy]
        return 0.6 if spent else -1.0
    wanted = RANGED if kind.kind in RANGED else (kind.kind,)
    has = len([item for item in armory if kind_of(g, item).kind in wanted and kind_of(g, item).value >= kind.value])
    return kind.value / 100 if has < ENOUGH else -1.0


def upgrades(g: Aurora, seat: int, value: Value) -> float:
    """Parts by what they do; a training is worth more to whoever is good at what it is for."""
    if not isinstance(value, tuple):
        return SPARE
    upgrade = g.content.upgrades[str(value[-1])]
    if value[0] == "fit":
        return sum([worth for field, worth in SHIP.items() if getattr(upgrade, field) not in (0, (0, 0))])
    crew = g.crew(int(value[1]))
    if upgrade.skills:
        mains = [SKILL_AT[STATION_OF[specialty]] for specialty in crew.specialty]
        return max([1.0 if skill in mains else 0.1 + crew.skill(skill) / 20 for skill in upgrade.skills])
    return price(g, str(value[-1])) / 120 + (crew.attack + crew.health) / 40


def recruits(g: Aurora, seat: int, value: Value) -> float:
    if not isinstance(value, tuple):
        return 1.0
    if value[0] == "turn":
        return 3.0
    if value[0] == "trade" or len(belongs(g, g.own_ship(seat))) >= CREW:
        return 0.0
    crew = g.content.figure(str(value[1]), g.level)
    return (sum(crew.skills) + 2 * crew.attack + crew.health) / 32


def kept(g: Aurora, seat: int, value: Value) -> float:
    """Tactical cards are as good as any other."""
    return 0.0 if isinstance(value, tuple) else 1.0


RATED: Final[dict[str, Callable[[Aurora, int, Value], float]]] = {
    "aurora.shore.sell": selling,
    "aurora.shore.buy-gear": gear,
    "aurora.shore.buy-upgrades": upgrades,
    "aurora.shore.recruit": recruits,
    "aurora.tactical.redraw": kept,
}
