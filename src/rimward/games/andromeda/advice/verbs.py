"""What the effects of cards, tokens and modules are worth to a seat now, verb by verb."""

from __future__ import annotations

from rimward.games.andromeda.advice import goods
from rimward.games.andromeda.advice.standing import TOKEN, Standing
from rimward.games.andromeda.cards.rates import EACH, SIMPLE
from rimward.games.andromeda.developments import developable
from rimward.games.andromeda.table.names import STORED
from rimward.kernel import carry
from rimward.kernel.effect import Call, Effect, Node


def card(now: Standing, name: str) -> float:
    """What a card does, if it is used now."""
    effect = goods.effect_of(now, name)
    return worth(now, effect, effect.first) if effect is not None else 0.0


def worth(now: Standing, effect: Effect, number: int) -> float:
    node = effect.nodes[number]
    if node.kind == "verb":
        return verb(now, node.does().name, effect.call(node, ()))
    parts = [worth(now, effect, part) for part in node.parts]
    if node.kind == "then":
        return sum(parts, 0.0)
    if node.kind == "choose":
        return max(parts)
    if node.kind == "up-to":
        return node.number * max(0.0, parts[0])
    if node.kind == "if":
        return parts[0] if _holds(now, node) else 0.0
    if node.kind == "results":
        return parts[0] + sum(parts[1:], 0.0) / len(parts)
    return carry.times(now.g, now.seat, node) * parts[0]


def _holds(now: Standing, node: Node) -> bool:
    return all([test.bar(now.g, now.seat) is None for test in node.tests])


def verb(now: Standing, name: str, call: Call) -> float:
    if name == "gain":
        found = [now.gained(what, amount) for what, amount in _stored(call)]
        return sum(found, 0.0)
    if name == "pay":
        return -now.price(tuple([(what, int(amount)) for what, amount in call.params.items() if amount]))
    if name in ("all-gain", "all-draw"):
        return 0.1
    if name == "draw":
        return now.drawn(call.number("cards"))
    if name == "vp":
        return float(call.number("points"))
    if name == "repair":
        return now.repair
    if name == "advance":
        return now.step(call.word("track")) * call.number("steps")
    if name == "build":
        return max(0.0, now.best_build(call.number("less")))
    if name == "develop":
        return develop(now, call.number("less"))
    if name == "module":
        return goods.best_module(now, call.word("deck"), call.word("price") == "free", call.number("less"))
    if name == "upgrade":
        return now.upgrade
    if name == "discovery":
        return TOKEN * now.fade
    if name == "recruit":
        return leaders(now, call.number("leaders"))
    if name == "ready":
        return 3.0 * now.fade * min(call.number("cards"), len(now.g.used[now.seat]))
    if name in ("lose", "discard"):
        return -now.cheapest * call.number("resources" if name == "lose" else "cards")
    if name in SIMPLE:
        return SIMPLE[name] * now.fade
    if name in EACH:
        word, each = EACH[name]
        return each * call.number(word) * now.fade
    return 0.0


def _stored(call: Call) -> list[tuple[str, int]]:
    return [(what, int(call.params[what])) for what in STORED if call.params.get(what)]


def leaders(now: Standing, number: int) -> float:
    out = sum([there[now.seat] for there in now.g.leaders])
    return now.leader * min(number, out)


def develop(now: Standing, less: int = 0) -> float:
    """The best development that can be built at once, `less` pieces cheaper."""
    if not now.waiting or not developable(now.g, now.seat, less):
        return 0.0
    found = goods.ready_plans(now, less)
    return max([0.0, *[plan.worth for plan in found]]) + (less * now.fade if found else 0.0)
