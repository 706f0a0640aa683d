"""What is to be had: modules of the market, and developments that are ready."""

from __future__ import annotations

from typing import Any, Final

from rimward.games.andromeda.advice.standing import Plan, Standing
from rimward.games.andromeda.counts import count
from rimward.games.andromeda.developments import barred_development
from rimward.games.andromeda.modules import columns, lying, spaces
from rimward.games.andromeda.resources import could_pay
from rimward.games.andromeda.table.names import ANY, CORES, STORED, market
from rimward.kernel.effect import Effect

SHARE: Final = {"science": 0.85, "industry": 0.45, "commerce": 0.5, "civilization": 0.4}
"""How often a module of a row is activated when ships return."""
INPUT: Final = 0.8  # what an input costs before a moon lies there
ENOUGH: Final = 12  # modules: whoever has more cannot activate them all ...
CROWDED: Final = 1.2  # ... so that for each of these a second one of the same visit has to bring so much more
MARKER: Final = 3.0  # what a damage marker costs: a repair, or its VP
PLAIN: Final = {"vp": 1.0, "draw": 1.15, "repair": 1.4, "develop": 1.8, "build": 1.2, "recruit": 1.0, "peek": 0.3}


# --- modules ---------------------------------------------------------------------------------------------------------
def effect_of(now: Standing, card: str) -> Effect | None:
    effects: Any = now.g.game.effects
    found: Effect | None = effects.cards.get(card) if effects is not None else None
    return found


def steady(now: Standing, name: str) -> float:
    """What a module brings each time, whatever is there at the moment."""
    effect = effect_of(now, name)
    return _plain(effect, effect.first) if effect is not None else 0.0


def _plain(effect: Effect, number: int) -> float:
    node = effect.nodes[number]
    if node.kind == "verb":
        call = effect.call(node, ())
        name = node.does().name
        if name in ("gain", "pay"):
            found = sum([int(call.params.get(what, 0)) * (1.5 if what == "credit" else 1.0) for what in STORED], 0.0)
            return found if name == "gain" else -found - 0.9 * int(call.params.get(ANY, 0))
        many = call.params.get("cards", call.params.get("points", call.params.get("leaders", 1)))
        return PLAIN.get(name, 1.0) * (int(many) if name != "peek" else 1)
    parts = [_plain(effect, part) for part in node.parts]
    if node.kind == "then":
        return sum(parts, 0.0)
    if node.kind in ("repeat", "up-to"):
        return node.number * parts[0]
    return max(parts)


def module(now: Standing, deck: str, name: str) -> float:
    """A module at the station: a step, what it does until the end, VP of the end, less its damage."""
    kind = now.g.content.modules[name]
    found = now.step(deck)
    if kind.end is not None:
        end = kind.end
        has = count(now.g, now.seat, end.per, {"deck": end.deck})
        points = float(min(end.most, end.base + end.each * (has + 2.0 * now.left)))
        found += points - 2.5 * kind.damage
        return found
    each = steady(now, name)
    if kind.slot == "input":
        each -= INPUT
    uses = max(0.0, now.returns - 0.4) * SHARE[deck]
    found += max(0.0, each) * uses * now.fade + kind.slot_vp * 0.6
    if kind.slot == "output":
        found += 0.5 * uses * now.fade
    return found - MARKER * kind.damage


def bought(now: Standing, deck: str, space: int, less: int = 0) -> float:
    """One of the market, less its price."""
    g = now.g
    name = g.zones.face(market(deck), spaces(g, deck).index(space))
    return module(now, deck, name) - now.price(g.content.numbers.prices[deck][space], less)


def crowded(now: Standing) -> float:
    """What a second module of one visit has to bring besides its price."""
    return CROWDED * max(0, len(now.g.modules[now.seat]) - len(CORES) - ENOUGH)


def taken(now: Standing, deck: str, space: int) -> float:
    g = now.g
    return module(now, deck, g.zones.face(market(deck), spaces(g, deck).index(space)))


def best_module(now: Standing, deck: str, free: bool, less: int = 0) -> float:
    found = [0.0]
    for column, space in lying(now.g, columns(deck)):
        if free:
            found.append(taken(now, column, space))
        elif could_pay(now.g, now.seat, now.g.content.numbers.prices[column][space], less):
            found.append(bought(now, column, space, less))
    return max(found)


def field(now: Standing, decks: tuple[str, ...], at: int) -> float:
    """The best module of a Field, and a second where there is enough for both."""
    g, seat = now.g, now.seat
    prices = g.content.numbers.prices
    found: list[tuple[float, str, int]] = []
    for deck, space in lying(g, decks):
        if could_pay(g, seat, prices[deck][space], 0, at):
            found.append((bought(now, deck, space), deck, space))
    if not found:
        return -2.0
    found.sort(reverse=True)
    first = found[0]
    for other in found[1:]:
        if other[0] <= 0:
            break
        both = list(prices[first[1]][first[2]])
        for what, amount in prices[other[1]][other[2]]:
            both.append((what, amount))
        total: dict[str, int] = {}
        for what, amount in both:
            total[what] = total.get(what, 0) + amount
        if could_pay(g, seat, tuple(total.items()), 0, at):
            return first[0] + 0.8 * other[0]
    return first[0]


# --- developments ----------------------------------------------------------------------------------------------------
def ready_plans(now: Standing, less: int = 0, at: int = -1) -> list[Plan]:
    """Those that could be built at once."""
    g, seat = now.g, now.seat
    waiting = set(now.waiting)
    return [
        plan
        for plan in now.plans
        if plan.region in waiting and barred_development(g, seat, plan.region, less, at) is None
    ]
