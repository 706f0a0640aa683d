"""Every question of Xia, and how good its options are for the one who is asked."""

from __future__ import annotations

from collections.abc import Callable

from rimward.games.xia import board, hold, layout, move
from rimward.games.xia.advice import deals, distances, fights, worth
from rimward.games.xia.advice.places import HAIR, Prospects
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.border import ShieldHazard
from rimward.games.xia.combat import Attack
from rimward.games.xia.content import content
from rimward.games.xia.explore import Scan
from rimward.games.xia.state import MARKERS, Xia
from rimward.kernel.question import DONE, PASS, Choose, Value

Ratings = list[float]
Rater = Callable[[Weights, Xia, Choose], Ratings]
NEVER = -1.0
NEUTRAL = (PASS, DONE, "end", "stop", "decline", "keep", "none", "no")
DAMAGE = {"": 5.0, "missile": 4.0, "blaster": 3.0, "shield": 2.0, "engine": 0.0}  # what may be damaged first
CUBE = 1.0
USE = -0.5  # a Use Space rather last


def rated(w: Weights, g: Xia, question: Choose) -> Ratings:
    rater = RATERS.get(question.code, indifferent)
    return rater(w, g, question)


def indifferent(w: Weights, g: Xia, question: Choose) -> Ratings:
    """Where there is nothing to know: rather not, else one is as good as another."""
    return [1.0 if option in NEUTRAL else 0.0 for option in question.options]


# --- before the game -------------------------------------------------------------------------------------------------
def _mats(w: Weights, g: Xia, question: Choose) -> Ratings:
    return [worth.hull(w, content().ships[_name(option)]) for option in question.options]


def _starting_outfits(w: Weights, g: Xia, question: Choose) -> Ratings:
    """What makes it faster, as long as there is something left to trade with."""
    return [
        0.0 if option == DONE else deals.deal(w, g, question.seat, ("buy-outfit", _name(option)))
        for option in question.options
    ]


def _kits(w: Weights, g: Xia, question: Choose) -> Ratings:
    order = ("worker", "trader", "explorer", "pirate")
    return [-float(order.index(_name(option))) for option in question.options]


# --- Actions and Moves -----------------------------------------------------------------------------------------------
def _actions(w: Weights, g: Xia, question: Choose) -> Ratings:
    prospects = Prospects(w, g, question.seat)
    return [_action(prospects, option) for option in question.options]


def _action(p: Prospects, option: Value) -> float:
    if option == "end":
        return p.after_turn()
    if option == "impulse":
        return p.elsewhere() + HAIR
    if option == "jettison":
        return NEVER
    if option == "attack":
        value = fights.best(p.w, p.g, p.seat).value
        return value + p.at(p.here, "attack") + p.business if value > 0 else NEVER
    if isinstance(option, tuple) and option[0] == "engine":
        return p.elsewhere() - p.marker(int(option[1]))
    return p.doing(option, p.here) + p.business + HAIR  # and then the turn can still end here


def _moves(w: Weights, g: Xia, question: Choose) -> Ratings:
    if g.under(move.Move).ship != question.seat:
        return indifferent(w, g, question)  # an NPC's way is no affair of the own ship
    prospects = Prospects(w, g, question.seat)
    return [_move(prospects, option) for option in question.options]


def _move(p: Prospects, option: Value) -> float:
    if option == "stop":
        return p.at(p.here)
    if option == "jettison":
        return NEVER
    if not isinstance(option, tuple):
        return p.doing(option, p.here) + HAIR
    word, hexagon = option[0], (int(option[1]), int(option[2]))
    if word == "jump":
        return p.at(p.here) - p.w.jump
    there = p.chart.numbers[hexagon]
    if word == "use":
        return p.doing(option[3], there) + HAIR
    return _to(p, str(word), there)


def _to(p: Prospects, word: str, there: int) -> float:
    """A space of its own, or one to fly on from."""
    value = p.at(there)
    if there in p.taken:
        value = p.faded(value, 2)
    if word == "cross":
        cost = distances.step(p.chart, p.costs, p.here, there)
        return p.faded(value, cost - 1) if cost < distances.FAR else NEVER
    if word == "gate":
        return max(value, p.doing("gate", p.here) + HAIR * value)
    return value


def _spaces(w: Weights, g: Xia, question: Choose) -> Ratings:
    """Where to begin again."""
    prospects = Prospects(w, g, question.seat)
    return [prospects.at(prospects.chart.numbers[_hex(option)]) for option in question.options]


def _edges(w: Weights, g: Xia, question: Choose) -> Ratings:
    """A tile between others is reached from more sides."""
    scan = g.under(Scan)
    centres = {(tile.q, tile.r) for tile in g.tiles}
    found = []
    for option in question.options:
        q, r = g.map.slot((scan.q, scan.r), _hex(option))
        found.append(float(sum([(q + dq, r + dr) in centres for dq, dr in board.SIDES])))
    return found


# --- cubes -----------------------------------------------------------------------------------------------------------
def _most(w: Weights, g: Xia, question: Choose) -> Ratings:
    return [float(option[-1]) if isinstance(option, tuple) else -1.0 for option in question.options]


def _types(w: Weights, g: Xia, question: Choose) -> Ratings:
    """Cubes that can be sold soon, all of one type."""
    prospects = Prospects(w, g, question.seat)
    found = []
    for option in question.options:
        value, _, far = prospects.run(prospects.here, (_name(option),) * 2, 0.0)
        found.append(prospects.faded(value, far) if option != DONE else -1.0)
    return found


def _take(w: Weights, g: Xia, question: Choose) -> Ratings:
    """All that is offered, before it is done."""
    return [0.0 if option == DONE else 1.0 for option in question.options]


def _stowed(w: Weights, g: Xia, question: Choose) -> Ratings:
    return [1.0 if option == layout.AUTO else 0.0 for option in question.options]


# --- harm ------------------------------------------------------------------------------------------------------------
def _damage(w: Weights, g: Xia, question: Choose) -> Ratings:
    """Where nothing lies, then weapons, Shields, cubes, and the Engine last."""
    return [_wound(g, option) for option in question.options]


def _wound(g: Xia, option: Value) -> float:
    if not isinstance(option, tuple):
        return 0.0
    ship, space = g.ships[int(option[1])], int(option[2])
    if ship.hold[space]:
        return CUBE
    outfit = next((outfit for outfit in ship.outfits if space in outfit.sections), None)
    if outfit is None:
        return DAMAGE[""]
    return DAMAGE[outfit.kind] + (USE if space in outfit.uses else 0.0)


def _hazard(w: Weights, g: Xia, question: Choose) -> Ratings:
    """Shields until they stop as much as there is on average; a scratch is not worth a marker."""
    frame = g.under(ShieldHazard)
    ship = g.ships[frame.ship]
    stopped = sum([(ship.outfit_at(int(pick[2])).die + 1) / 2 for pick in frame.picks if isinstance(pick, tuple)])
    needed = frame.points > 1 and stopped < frame.points
    return [0.5 if option == DONE else float(needed) for option in question.options]


def _defense(w: Weights, g: Xia, question: Choose) -> Ratings:
    return _take(w, g, question)


def _evade(w: Weights, g: Xia, question: Choose) -> Ratings:
    return [0.0 if option == PASS else 1.0 for option in question.options]


def _rearm(w: Weights, g: Xia, question: Choose) -> Ratings:
    """As long as there is Energy for it."""
    ship = g.ships[question.seat]
    return [0.5 if option == DONE else float(2 * ship.energy >= ship.meter) for option in question.options]


def _targets(w: Weights, g: Xia, question: Choose) -> Ratings:
    attack = g.under(Attack)
    return [
        fights.strike(w, g, attack.attacker, int(option[1])).value if isinstance(option, tuple) else 0.0
        for option in question.options
    ]


def _weapons(w: Weights, g: Xia, question: Choose) -> Ratings:
    attack = g.under(Attack)
    chosen = fights.strike(w, g, attack.attacker, attack.target).uses
    return [
        0.5 if option == DONE else float(isinstance(option, tuple) and option[2] in chosen)
        for option in question.options
    ]


# --- markers ---------------------------------------------------------------------------------------------------------
def _arm(w: Weights, g: Xia, question: Choose) -> Ratings:
    """As many as there are uses for; free ones on planets."""
    ship = g.ships[question.seat]
    free = question.code == "xia.status.arm" and bool(g.planet_of(question.seat))
    useful = min(MARKERS, sum([len(outfit.uses) for outfit in ship.outfits]))
    found = []
    for option in question.options:
        number = int(option[1]) if isinstance(option, tuple) else 0
        energy = ship.energy - (0 if free else number)
        ready = min(ship.armed + number, useful) + 0.01 * number
        found.append(w.armed * ready + worth.energy(w, energy, ship.meter))
    return found


# --- business --------------------------------------------------------------------------------------------------------
def _business(w: Weights, g: Xia, question: Choose) -> Ratings:
    return [deals.deal(w, g, question.seat, option) for option in question.options]


def _left_behind(w: Weights, g: Xia, question: Choose) -> Ratings:
    """What does not come along into a new ship: what is missed least."""
    ship, found = g.ships[question.seat], []
    for option in question.options:
        if isinstance(option, tuple) and option[0] == "sell-outfit":
            outfit = ship.outfit_at(int(option[1]))
            found.append(
                w.coin * hold.kind(outfit.name).resale / worth.COIN
                + worth.outfits(w, ship, worth.without(ship, outfit))
            )
        else:
            found.append(0.0)
    return found


def _name(option: Value) -> str:
    return str(option[1]) if isinstance(option, tuple) else ""


def _hex(option: Value) -> board.Hex:
    return (int(option[1]), int(option[2])) if isinstance(option, tuple) else (0, 0)


RATERS: dict[str, Rater] = {
    "xia.setup.ship-choice-tier-one": _mats,
    "xia.setup.starting-outfits": _starting_outfits,
    "xia.first-game.kit-choice": _kits,
    "xia.outfit.placement": _stowed,
    "xia.cargo.placing": _stowed,
    "xia.action.list": _actions,
    "xia.move.point-per-space": _moves,
    "xia.respawn.where": _spaces,
    "xia.gate.tigris": _spaces,
    "xia.explore.declare-edge": _edges,
    "xia.cargo.buy": _most,
    "xia.cargo.buy-where": _types,
    "xia.cargo.sell": _most,
    "xia.cargo.collect": _take,
    "xia.damage.placement": _damage,
    "xia.outfit.shield-hazards": _hazard,
    "xia.combat.acquire": _targets,
    "xia.combat.declare-attack": _weapons,
    "xia.combat.declare-defense": _defense,
    "xia.ability.defense-timing": _evade,
    "xia.combat.rearm": _rearm,
    "xia.status.arm": _arm,
    "xia.rescue.arm-now": _arm,
    "xia.business.any-order": _business,
    "xia.business.buy-ship-transfer": _left_behind,
}
