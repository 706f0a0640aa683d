"""Every question of Xia, and how good its options are for the one who is asked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from rimward.games.xia.advice import deals, distances, fights, goals, jobs, perils, powers, rolls, worth
from rimward.games.xia.advice.places import HAIR, Prospects
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.cards.abilities import DeepScan
from rimward.games.xia.cards.attacks import RailGun
from rimward.games.xia.cards.effects import Tow
from rimward.games.xia.fight.combat import Attack
from rimward.games.xia.flight import move
from rimward.games.xia.flight.border import ShieldHazard
from rimward.games.xia.flight.explore import Scan
from rimward.games.xia.missions import cards
from rimward.games.xia.table import board
from rimward.games.xia.table.state import MARKERS, Xia, drawn
from rimward.games.xia.trade import layout
from rimward.kernel.question import DONE, PASS, Choose, Value

Ratings = list[float]
Rater = Callable[[Weights, Xia, Choose], Ratings]
NEVER = -1.0
LITTLE = 0.01  # what is not worth the trouble
SHARED = 0.5  # spaces: another way is as good as one through a ship, but that one is better than none
FREE = ("token", "draw")  # takes nothing and keeps from nothing, so it is done wherever a ship comes by
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
    """A matter of taste: none is better than another."""
    return [0.0] * len(question.options)


def _starting_outfits(w: Weights, g: Xia, question: Choose) -> Ratings:
    """What makes a ship fast, in every turn to come; who is thrifty keeps something to trade with."""
    spending = w._replace(capital=w.thrift * w.capital)
    return [
        0.0 if option == DONE else deals.deal(spending, g, question.seat, ("buy-outfit", _name(option)))
        for option in question.options
    ]


def _kits(w: Weights, g: Xia, question: Choose) -> Ratings:
    """The one that fits the style, else any that makes a ship fast."""
    order = (w.kit, "worker", "trader", "explorer", "pirate")
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
    if option == "abort":
        return _abort(p) + p.business
    if option in FREE:
        return _by_the_way(p, option) + p.business
    if option in powers.CARDS:
        value = powers.gain(p, str(option))
        before = p.after_turn() if option in powers.LAST else p.at(p.here) + p.business
        return before + value if value > LITTLE else NEVER
    if option == "attack":
        value = fights.best(p.w, p.g, p.seat).value
        return value + p.at(p.here, "attack") + p.business if value > 0 else NEVER
    if isinstance(option, tuple) and option[0] == "engine":
        return p.elsewhere() - p.marker(int(option[1]))
    return p.doing(option, p.here) + p.business + HAIR  # and then the turn can still end here


def _by_the_way(p: Prospects, option: Value) -> float:
    """On top of all that can be done from here."""
    found = [o.value for o in p.found if o.what == option and p.here in o.spaces]
    return p.at(p.here) + max(found) if found else NEVER


def _abort(p: Prospects) -> float:
    """A Mission that leads nowhere, where others can be had."""
    card = cards.active(p.g, p.seat)
    if card is None or cards.is_revealed(p.g, p.seat) or not jobs.can_draw(p.g, p.here):
        return NEVER
    return p.at(p.here) + p.w.hopeless if p.job(card) < p.w.hopeless else NEVER


def _moves(w: Weights, g: Xia, question: Choose) -> Ratings:
    if g.under(move.Move).ship != question.seat:
        return indifferent(w, g, question)  # an NPC's way is no affair of the seat's ship
    prospects = Prospects(w, g, question.seat)
    return [_move(prospects, option) for option in question.options]


def _move(p: Prospects, option: Value) -> float:
    if option == "stop":
        return p.at(p.here) - p.danger(p.here)
    if option == "jettison":
        return NEVER
    if option == "abort":
        return _abort(p)
    if option in FREE:
        return _by_the_way(p, option)
    if not isinstance(option, tuple):
        return p.doing(option, p.here) + HAIR
    word, hexagon = option[0], (int(option[1]), int(option[2]))
    if word == "jump":
        return p.at(p.here) - p.w.jump + goals.gain(p.w, p.g, p.seat, "blind-jumps")
    there = p.chart.numbers[hexagon]
    if word == "use":
        return p.doing(option[3], there) + HAIR
    return _to(p, str(word), there)


def _to(p: Prospects, word: str, there: int) -> float:
    """A space of its own, or one to fly on from; a Gate is a step, however far it leads."""
    value = p.at(there) - (p.danger(there, 1) if word == "gate" else p.danger(there))
    if there in p.taken:
        value = p.faded(value, SHARED)
    if word == "cross":
        cost = distances.step(p.chart, p.costs, p.here, there)
        return p.faded(value, cost - 1) if cost < distances.FAR else NEVER
    if word == "gate":
        return value + max([o.value for o in p.found if o.what == "gate" and p.here in o.spaces], default=0.0)
    return value


def _spaces(w: Weights, g: Xia, question: Choose) -> Ratings:
    """Where to begin again."""
    if question.about.get("ship", question.seat) != question.seat:
        return _npc(w, g, question)
    prospects = Prospects(w, g, question.seat)
    return [prospects.at(prospects.chart.numbers[_hex(option)]) for option in question.options]


def _edges(w: Weights, g: Xia, question: Choose) -> Ratings:
    """A tile between others is reached from more sides."""
    scan = g.under(Scan)
    return [_neighbours(g, (scan.q, scan.r), _hex(option)) for option in question.options]


def _far_edges(w: Weights, g: Xia, question: Choose) -> Ratings:
    edges = g.under(DeepScan).edges(g)
    return [_neighbours(g, edges[_hex(option)], _hex(option)) for option in question.options]


def _neighbours(g: Xia, here: board.Hex, edge: board.Hex) -> float:
    q, r = g.map.slot(here, edge)
    centres = {(tile.q, tile.r) for tile in g.tiles}
    return float(sum([(q + dq, r + dr) in centres for dq, dr in board.SIDES]))


# --- Missions and NPCs -----------------------------------------------------------------------------------------------
def _jobs(w: Weights, g: Xia, question: Choose) -> Ratings:
    """The card that is worth most from here; none that is worth nothing."""
    prospects, lying = Prospects(w, g, question.seat), g.zones[drawn(question.seat)].faces
    return [
        prospects.job(g.content.missions[lying[int(option[1])]]) if isinstance(option, tuple) else LITTLE
        for option in question.options
    ]


def _npc(w: Weights, g: Xia, question: Choose) -> Ratings:
    """Rather to others than to its own ship."""
    npc = int(question.about["ship"])
    return [perils.sent(g, question.seat, npc, _hex(option)) for option in question.options]


# --- cubes -----------------------------------------------------------------------------------------------------------
def _most(w: Weights, g: Xia, question: Choose) -> Ratings:
    return [float(option[-1]) if isinstance(option, tuple) else -1.0 for option in question.options]


def _types(w: Weights, g: Xia, question: Choose) -> Ratings:
    """Cubes that can be sold soon, all of one type."""
    prospects = Prospects(w, g, question.seat)
    found = []
    for option in question.options:
        value, _, far = prospects.sales.run(prospects.here, (_name(option),) * 2)
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
    wounds = [_wound(g, option) for option in question.options]
    return wounds if _own(g, question) else [-wound for wound in wounds]  # xia.ability.rail-gun


def _own(g: Xia, question: Choose) -> bool:
    option = question.options[0]
    return isinstance(option, tuple) and g.ships[int(option[1])].seat == question.seat


def _mended(w: Weights, g: Xia, question: Choose) -> Ratings:
    """What was to be damaged last goes first."""
    return [DAMAGE[""] + 1 - _wound(g, option) if option != DONE else 0.0 for option in question.options]


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
    stopped = sum([(ship.outfit_at(int(pick[2])).die + 1) / 2 for pick in frame.picks if isinstance(pick, tuple)], 0.0)
    needed = frame.points > 1 and stopped < frame.points
    return [0.5 if option == DONE else float(needed) for option in question.options]


def _defense(w: Weights, g: Xia, question: Choose) -> Ratings:
    return _take(w, g, question)


def _evade(w: Weights, g: Xia, question: Choose) -> Ratings:
    """Cards refresh, so against all but a scratch."""
    hazards = [frame for frame in g.stack if isinstance(frame, ShieldHazard)]
    scratch = bool(hazards) and hazards[-1].points <= 1
    return [float(scratch) if option == PASS else 0.5 for option in question.options]


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


# --- Ability Cards ---------------------------------------------------------------------------------------------------
def _shots(w: Weights, g: Xia, question: Choose) -> Ratings:
    """Ships for a Rail Gun, or for Salvo Racks one after the other until the next is not worth it."""
    prospects = Prospects(w, g, question.seat)
    of = powers.shot if isinstance(g.stack[-1], RailGun) else powers.rocket
    return [of(prospects, int(option[1])) - LITTLE if isinstance(option, tuple) else 0.0 for option in question.options]


def _lines(w: Weights, g: Xia, question: Choose) -> Ratings:
    prospects = Prospects(w, g, question.seat)
    return [powers.line(prospects, _name(option)) for option in question.options]


def _refreshed(w: Weights, g: Xia, question: Choose) -> Ratings:
    """The card that would be used next; those that wait for something are always of use."""
    prospects = Prospects(w, g, question.seat)
    return [
        powers.gain(prospects, _name(option)) if _name(option) in powers.CARDS else LITTLE
        for option in question.options
    ]


def _burn(w: Weights, g: Xia, question: Choose) -> Ratings:
    """As much again, or so much more."""
    points = float(question.about["points"])
    return [float(option[1]) if isinstance(option, tuple) else points for option in question.options]


def _fold(w: Weights, g: Xia, question: Choose) -> Ratings:
    """The sector with the best space, then the best space."""
    prospects = Prospects(w, g, question.seat)
    return [_folded(prospects, option) for option in question.options]


def _folded(p: Prospects, option: Value) -> float:
    if not isinstance(option, tuple):
        return p.at(p.here) - p.danger(p.here)
    if option[0] == "hex":
        there = p.chart.numbers[_hex(option)]
        return p.at(there) - p.danger(there)
    spaces = [space for space in range(len(p.chart.hexes)) if p.chart.kind_at(space).name == option[1]]
    return max([p.at(space) for space in spaces if space not in p.taken])


def _towed(w: Weights, g: Xia, question: Choose) -> Ratings:
    """To hook any ship is as good as another; to follow one is good where that leads to something."""
    prospects = Prospects(w, g, question.seat)
    found = []
    for option in question.options:
        if isinstance(option, tuple) and option[0] == "follow":
            there = prospects.chart.numbers[_hex(option)]
            value = prospects.at(there) - prospects.danger(there)
            found.append(prospects.faded(value, risk(prospects, g.under(Tow).way(g))))
        else:
            found.append(prospects.at(prospects.here))
    return found


def risk(p: Prospects, way: tuple[board.Hex, ...]) -> int:
    """What the borders of a way from here cost, in spaces of a detour that is as bad."""
    spaces = [p.here, *[p.chart.numbers[space] for space in way]]
    return sum([distances.step(p.chart, p.costs, here, there) - 1 for here, there in pairwise(spaces)])


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
                w.coin * g.content.outfits[outfit.name].resale / worth.COIN
                + worth.outfits(w, g.content, ship, worth.without(ship, outfit))
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
    "xia.title.claim": _take,
    "xia.mission.draw": _jobs,
    "xia.npc.move-route": _npc,
    "xia.npc.spawn": _npc,
    "xia.ability.use": rolls.rated,
    "xia.ability.nano-regeneration": _mended,
    "xia.ability.replicator": _refreshed,
    "xia.ability.deep-scan": _far_edges,
    "xia.ability.fold-drive": _fold,
    "xia.ability.rail-gun": _damage,
    "xia.ability.particle-emitter": _lines,
    "xia.ability.afterburner": _burn,
    "xia.ability.mag-harpoon": _towed,
    "xia.combat.ability-attack": _shots,
}

EQUAL: dict[str, str] = {  # the questions that nobody has to think about, and why
    "xia.mission.reveal": "a kill fulfils the Mission or it does not: there is only ever one option",
    "xia.cargo.jettison": "cubes are never thrown away, so it is not asked; who was asked would stop at once",
    "xia.credits.gift": "nobody knows what it is meant for, so it is declined",
}
