"""A Return to Station: what each module would do now, and who activates it."""

from __future__ import annotations

from typing import Final

from rimward.games.andromeda.advice import verbs
from rimward.games.andromeda.advice.standing import Standing
from rimward.games.andromeda.developments import populates
from rimward.games.andromeda.moons import input_costs, is_input
from rimward.games.andromeda.station import Return, barred_ship
from rimward.games.andromeda.table.names import BAY, CORES
from rimward.games.andromeda.table.pieces import Module
from rimward.kernel.question import Value

LATER: Final = 0.01  # energy comes when no ship is left to do it
NEVER: Final = -1.0


def use(now: Standing, module: Module) -> float:
    """What activating it now brings."""
    if module.name in CORES:
        return core(now, module.name)
    kind = now.g.content.modules[module.name]
    if kind.end is not None:
        return 0.0
    found = verbs.card(now, module.name)
    if module.moon and kind.slot == "input":
        found -= min([now.price(cost) for cost in input_costs(now.g, module.moon)])
    elif module.moon:
        found += now.moon(module.moon)
    return found


def core(now: Standing, name: str) -> float:
    if name == "primary-reactor":
        return reactor(now)
    if name == "shipwright":
        return max(now.best_build(), now.repair)
    if name == "treasury":
        return now.gained("credit", 1)
    return max(verbs.develop(now), now.drawn(1))


def reactor(now: Standing) -> float:
    """2 energy, and every science module that is worth it."""
    g, seat = now.g, now.seat
    row = [g.modules[seat][number] for number in g.row(seat, "science")[1:]]
    ready = [module for module in row if not module.damage and not module.used]
    return now.gained("energy", 2) + sum([max(0.0, use(now, module)) for module in ready])


def shapes(now: Standing) -> list[float]:
    """What ships could activate now, the best first."""
    g, seat = now.g, now.seat
    alone = g.on_board(seat)
    if len(alone) == 1 and now.usable() == 1:
        now = gone(now, alone[0])
    found: list[float] = []
    for number, module in enumerate(g.modules[seat]):
        if module.name not in CORES and (module.deck == "science" or not open_to(now, number)):
            continue
        if module.damage:
            continue
        found.append(use(now, module))
    return sorted([each for each in found if each > 0], reverse=True)


def open_to(now: Standing, number: int) -> bool:
    module = now.g.modules[now.seat][number]
    return not (is_input(now.g, now.seat, number) and not module.moon) and barred_ship(now.g, now.seat, number) is None


def returning(now: Standing) -> list[float]:
    """By number of ships on the board, what a Return brings: as many modules, and some for energy. To be looked up with
    as many as there are, or one more."""
    best = shapes(now)
    energy = min(2, now.g.energy(now.seat))
    found = []
    for ships in range(11):
        extra = [max(0.0, each - 1.0) for each in best[ships : ships + energy]] if ships else []
        found.append(sum(best[:ships], 0.0) + sum(extra, 0.0))
    return found


# --- step by step ----------------------------------------------------------------------------------------------------
def activation(now: Standing, option: Value) -> float:
    """A ship where it does most; energy for what is left."""
    if not isinstance(option, tuple):
        return 0.0
    number = int(option[1])
    ship = int(option[2]) if option[0] == "ship" else -1
    leaves = ship >= 0 and now.g.ships[ship].region in now.waiting
    value = use(gone(now, ship) if leaves else now, now.g.modules[now.seat][number])
    if option[0] == "energy":
        net = value - now.unit("energy", max(0, now.g.energy(now.seat) - 1))
        return LATER * net if net > 0 else NEVER
    return value + 0.05 + _spare(now, ship) if value > 0.0 else NEVER


def _spare(now: Standing, ship: int) -> float:
    """A ship that could become a development is used last."""
    g = now.g
    if g.ships[ship].region < 0:
        return 0.04
    if populates(g, ship) and any([plan.region == g.ships[ship].region and plan.worth > 0 for plan in now.plans]):
        return 0.0
    return 0.03


def gone(now: Standing, ship: int) -> Standing:
    """How the seat stands when a ship has left the map for a module: it cannot settle then."""
    g = now.g.copy()
    g.move(ship, BAY)
    return Standing(g, now.seat, now.w)


def on_return(now: Standing) -> bool:
    """Whether the seat is in the middle of a Return to Station."""
    return any([isinstance(frame, Return) and frame.seat == now.seat for frame in now.g.stack])
