"""Moons: kept, abandoned or slotted."""

from __future__ import annotations

from typing import Final

from rimward.games.andromeda.advice import goods
from rimward.games.andromeda.advice.standing import Standing
from rimward.games.andromeda.cards.rates import WORTH
from rimward.games.andromeda.moons import OPS, input_costs, is_input
from rimward.kernel.question import Value

DEFEATS: Final = 0.1  # a turn
PAIR: Final = 0.45  # of two neighbours in the industry row: both are used in the same Return


def kept(now: Standing, name: str) -> float:
    """A claimed moon is a resource that does not count against storage."""
    face = now.g.content.moons[name]
    plain = [sum([_plain(what) * amount for what, amount in gives], 0.0) for gives in (face.gives, face.other)]
    return (0.9 * max(plain) + 0.15) * now.fade + 0.5 * now.vault * (1.0 - now.fade)


def _plain(what: str) -> float:
    return float(WORTH.get(what, 1.0))


def output(now: Standing, name: str) -> float:
    """What a slotted moon gives each time: no VP."""
    face = now.g.content.moons[name]
    found = [sum([_plain(what) * n for what, n in gives if what != "vp"], 0.0) for gives in (face.gives, face.other)]
    return max(found)


def slotted(now: Standing, name: str, where: str) -> float:
    """What a slot makes of a moon until the end, less what lies there now."""
    if where == OPS:
        old = now.g.operations[now.seat]
        return _defeats(now, name) - (_defeats(now, old) if old else 0.0)
    number = int(where)
    module = now.g.modules[now.seat][number]
    kind = now.g.content.modules.get(module.name)
    points = kind.slot_vp if kind is not None and not module.scored else 0
    if is_input(now.g, now.seat, number):
        return points + _input(now, name, number) - (_input(now, module.moon, number) if module.moon else 0.0)
    return points + _output(now, name, number) - (_output(now, module.moon, number) if module.moon else 0.0)


def _defeats(now: Standing, name: str) -> float:
    better = max(0.0, output(now, name) - 1.1)
    return better * DEFEATS * now.turns * now.fade


def uses(now: Standing, deck: str) -> float:
    return max(0.0, now.returns - 0.2) * goods.SHARE[deck] * now.fade


def _output(now: Standing, name: str, number: int) -> float:
    module = now.g.modules[now.seat][number]
    share = PAIR if module.deck == "industry" else 1.0
    return share * output(now, name) * uses(now, module.deck) * (0.4 if module.damage else 1.0)


def _input(now: Standing, name: str, number: int) -> float:
    module = now.g.modules[now.seat][number]
    brings = goods.steady(now, module.name)
    costs = [sum([_plain(what) * amount for what, amount in cost], 0.0) for cost in input_costs(now.g, name)]
    return max(0.0, brings - min(costs)) * uses(now, module.deck) * (0.4 if module.damage else 1.0)


def act(now: Standing, option: tuple[str | int, ...]) -> float:
    """Abandon, slot or discard a claimed moon."""
    name = now.g.moons[now.seat][int(option[1])]
    held = kept(now, name)
    if option[0] == "abandon":
        return now.moon(name) - held
    return slotted(now, name, str(option[2])) - held if option[0] == "slot" else -held


def no_room(now: Standing, option: Value) -> float:
    """The new moon lies last."""
    if isinstance(option, tuple):
        return act(now, option)
    return -kept(now, now.g.moons[now.seat][-1])
