"""Why an option is good, in one sentence's worth of facts: a code with its parameters, for `en-advice.ftl` and so on.

The facts come from what rates the options. They tell where a captain is bound, be it for a Mission that nobody else
has seen; the card itself is not named.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from rimward.games.xia.advice import deals, fights, jobs, options, perils, powers, worth
from rimward.games.xia.advice.chains import Opportunity
from rimward.games.xia.advice.options import NEUTRAL
from rimward.games.xia.advice.places import GATES, Prospects
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.cards.effects import Tow
from rimward.games.xia.fight import combat
from rimward.games.xia.fight.combat import Attack
from rimward.games.xia.flight import move
from rimward.games.xia.flight.border import ShieldHazard
from rimward.games.xia.missions import acts
from rimward.games.xia.table import board
from rimward.games.xia.table.state import Xia, drawn
from rimward.games.xia.trade import cargo, hold
from rimward.kernel.dice import Roll
from rimward.kernel.event import Event
from rimward.kernel.question import DONE, PASS, Choose, Value

Facts = dict[str, int | str]
Teller = Callable[[Weights, Xia, Choose, Value], Event]
SURELY = 0.6  # of what winning is worth: less is but a chance of it
STOPS = ("stop", "end")
ENEMY, OWN = "enemy", "own"
TOLD = (  # where an option has something to say for itself although there is a better one
    "xia.setup.starting-outfits",
    "xia.action.list",
    "xia.move.point-per-space",
    "xia.cargo.buy",
    "xia.cargo.sell",
    "xia.combat.acquire",
    "xia.combat.declare-attack",
    "xia.business.any-order",
    "xia.ability.fold-drive",
    "xia.ability.mag-harpoon",
)


def grounds(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    rated = options.rated(w, g, question)
    rating = rated[question.options.index(value)]
    if len(rated) == 1:
        return Event("xia.advice.only", {})
    if min(rated) == max(rated):
        return Event("xia.advice.equal", {})
    if rating < max(rated) and (rating < 0 or question.code not in TOLD):
        return Event("xia.advice.poor", {})
    return TELLERS.get(question.code, _rather_not)(w, g, question, value)


def _rather_not(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    return Event("xia.advice.declines" if value in NEUTRAL else "xia.advice.poor", {})


# --- what is aimed at ------------------------------------------------------------------------------------------------
def _worth(value: float, wins: bool = False) -> Facts:
    """In Fame, with one decimal: a point in one language is a comma in another."""
    tenths = max(0, round(10 * value))
    return {"gain": "game" if wins else "fame" if tenths else "little", "whole": tenths // 10, "tenth": tenths % 10}


def _aim(p: Prospects, o: Opportunity, space: int) -> Facts:
    """What is to be done and what for, seen from a space; what it brings is told without the taste for it."""
    plain = worth.sober(p.w)
    value, with_win = _value(p, o, plain._replace(win=0.0)), _value(p, o, plain)
    word = str(o.what[0] if isinstance(o.what, tuple) else o.what)
    where = min(o.spaces, key=lambda there: board.distance(p.chart.hexes[space], p.chart.hexes[there]))
    sold = [market.sold for market in p.sales.markets if market.space == where]
    return {
        "aim": "mission" if word in acts.ACTS and word not in ("draw", "complete") else word,
        "number": sum(sold),
        "ship": o.ship,
        "sector": p.chart.kind_at(where).name,
        **_worth(value, with_win - value > SURELY * p.w.win),
    }


def _value(p: Prospects, o: Opportunity, w: Weights) -> float:
    """Of the same opportunity to somebody else."""
    found = Prospects(w, p.g, p.seat).found
    return max([other.value for other in found if (other.what, other.spaces) == (o.what, o.spaces)], default=0.0)


def _towards(p: Prospects, o: Opportunity, space: int) -> Event:
    """The turns until it is reached; 0 where it is in this one."""
    left = p.left - board.distance(p.chart.hexes[p.here], p.chart.hexes[space])
    turns = max(0, ceil((o.reach[space] - max(0.0, left)) / max(1.0, p.pace)))
    return Event("xia.advice.heads", {**_aim(p, o, space), "turns": turns})


def _does(p: Prospects, o: Opportunity, space: int) -> Event:
    return Event("xia.advice.does", _aim(p, o, space))


# --- Actions and Moves -----------------------------------------------------------------------------------------------
def _acting(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    if question.code == "xia.move.point-per-space" and g.under(move.Move).ship != question.seat:
        return _npc(w, g, question, value)
    p = Prospects(w, g, question.seat)
    if value in STOPS:
        return _stays(p, value)
    if value == "abort":
        return Event("xia.advice.abort", {})
    if value == "attack":
        targets = combat.targets(g, p.seat, g.space_of(p.seat))
        return _strike(p, max(targets, key=lambda ship: fights.strike(w, g, p.seat, ship).value))
    if value in powers.CARDS:
        return Event("xia.advice.card", {"card": str(value), **_worth(powers.gain(p, str(value)))})
    if value == "impulse" or (isinstance(value, tuple) and value[0] == "engine"):
        return _sets_out(p)
    if isinstance(value, tuple) and value[0] in ("hex", "cross", "gate", "jump", "use", "follow"):
        return _flies(p, value)
    return _here(p, value, p.here)


def _here(p: Prospects, what: Value, space: int) -> Event:
    """An opportunity of this space."""
    found = [o for o in p.found if o.what == what and space in o.spaces]
    return _does(p, max(found, key=lambda o: o.chain), space) if found else Event("xia.advice.poor", {})


def _sets_out(p: Prospects) -> Event:
    best = p.goal(p.here, p.away())
    return _towards(p, best, p.here) if best is not None else Event("xia.advice.drifts", {})


def _stays(p: Prospects, value: Value) -> Event:
    """On a planet for business, elsewhere because there is something to do or nowhere to go."""
    if value == "end" and p.business > 0:
        return Event("xia.advice.business", {"sector": p.chart.kind_at(p.here).name, **_worth(p.business)})
    goal = p.goal(p.here)
    if goal is None:
        return Event("xia.advice.drifts", {})
    if value == "stop" and goal.reach[p.here] == 0:
        return _does(p, goal, p.here)
    return Event("xia.advice.waits", {**_aim(p, goal, p.here)})


def _flies(p: Prospects, option: tuple[str | int, ...]) -> Event:
    word, hexagon = option[0], (int(option[1]), int(option[2]))
    if word == "jump":
        return Event("xia.advice.jump", {})
    there = p.chart.numbers[hexagon]
    if word == "use" and len(option) > 3:
        return _here(p, option[3], there)
    if word == "gate":
        passing = [o for o in p.found if o.what in GATES and p.here in o.spaces]
        if passing:
            return _does(p, passing[0], p.here)
    goal = p.goal(there)
    if p.danger(there) < p.danger(p.here) and (goal is None or p.at(there) <= p.at(p.here)):
        return Event("xia.advice.safer", {"ship": _hunter(p)})
    if goal is None:
        return Event("xia.advice.drifts", {})
    way = p.g.under(Tow).way(p.g) if word == "follow" else (hexagon,)
    risky = word in ("cross", "follow") and options.risk(p, way) > 0
    if risky:
        return Event("xia.advice.dares", _aim(p, goal, there))
    return _does(p, goal, there) if goal.reach[there] == 0 else _towards(p, goal, there)


def _hunter(p: Prospects) -> int:
    """Whose reach the ship is in."""
    ships = [npc for npc in range(p.g.seats, len(p.g.ships)) if p.g.ships[npc].space is not None]
    near = [npc for npc in ships if perils.hunts(p.g, npc, p.seat)]
    here = p.chart.hexes[p.here]
    return min(near, key=lambda npc: board.distance(p.g.space_of(npc), here))


def _begins(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    """Where a ship comes out, or where somebody else's does."""
    if question.about.get("ship", question.seat) != question.seat:
        return _npc(w, g, question, value)
    p = Prospects(w, g, question.seat)
    goal = p.goal(_space(p, value)) if isinstance(value, tuple) else None
    return Event("xia.advice.begins", _aim(p, goal, _space(p, value))) if goal else Event("xia.advice.drifts", {})


def _folds(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    """A sector by its best space."""
    p = Prospects(w, g, question.seat)
    if not isinstance(value, tuple):
        return _stays(p, "stop")
    spaces = [n for n in range(len(p.chart.hexes)) if p.chart.kind_at(n).name == value[1] and n not in p.taken]
    there = _space(p, value) if value[0] == "hex" else max(spaces, key=lambda space: p.at(space))
    goal = p.goal(there)
    return Event("xia.advice.begins", _aim(p, goal, there)) if goal else Event("xia.advice.drifts", {})


def _space(p: Prospects, value: Value) -> int:
    return p.chart.numbers[int(value[1]), int(value[2])] if isinstance(value, tuple) else p.here


def _edge(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    beside = options.rated(w, g, question)[question.options.index(value)]
    return Event("xia.advice.edge", {"tiles": round(beside)})


def _npc(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    return Event("xia.advice.npc", {})


# --- cubes and Missions ----------------------------------------------------------------------------------------------
def _bought(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    pairs = int(value[-1]) if isinstance(value, tuple) else 0
    return Event("xia.advice.buys", {"number": 2 * pairs, "credits": 2 * pairs * cargo.EACH})


def _type(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    if not isinstance(value, tuple):
        return Event("xia.advice.enough", {})
    p, cube = Prospects(w, g, question.seat), str(value[1])
    _, market, _ = p.sales.run(p.here, (cube,) * 2)
    return Event("xia.advice.type", {"cube": cube, "sector": p.chart.kind_at(market).name})


def _sold(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    number = int(value[-1]) if isinstance(value, tuple) else 0
    sold = number + len(g.under(cargo.SellCubes).cubes)
    everything = sold >= 2 and sold == len(hold.cubes(g.ships[question.seat]))
    return Event("xia.advice.sells", {"number": number, "credits": number * cargo.EACH, "fame": everything})


def _taken(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    return Event("xia.advice.enough" if value in NEUTRAL else "xia.advice.takes", {})


def _stowed(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    return Event("xia.advice.stows", {})


def _job(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    if not isinstance(value, tuple):
        return Event("xia.advice.no-job", {})
    card = g.content.missions[g.zones[drawn(question.seat)].faces[int(value[1])]]
    plain = worth.sober(w)
    reward = jobs.reward(plain._replace(win=0.0), g, question.seat, card)
    wins = jobs.reward(plain, g, question.seat, card) - reward > SURELY * w.win
    return Event("xia.advice.job", _worth(reward, wins))


def _claims(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    if not isinstance(value, tuple):
        return _rather_not(w, g, question, value)
    return Event("xia.advice.claims", {"fame": g.content.titles[str(value[1])].fame})


# --- fights and harm -------------------------------------------------------------------------------------------------
def _strike(p: Prospects, target: int) -> Event:
    uses = fights.strike(p.w, p.g, p.seat, target).uses
    return Event("xia.advice.attack", {"ship": target, "chance": _percent(fights.chance(p.g, p.seat, target, uses))})


def _percent(chance: float) -> int:
    return round(100 * chance)


def _acquired(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    if not isinstance(value, tuple):
        return _rather_not(w, g, question, value)
    return _strike(Prospects(w, g, question.seat), int(value[1]))


def _declared(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    attack = g.under(Attack)
    uses = fights.strike(w, g, attack.attacker, attack.target).uses
    chance = fights.chance(g, attack.attacker, attack.target, uses) if uses else 0.0
    return Event(
        "xia.advice.enough-weapons" if value == DONE else "xia.advice.weapon",
        {"ship": attack.target, "chance": _percent(chance)},
    )


def _defended(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    return Event("xia.advice.enough" if value in NEUTRAL else "xia.advice.defends", {})


def _hazard(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    if value in NEUTRAL:
        return Event("xia.advice.no-shield", {})
    return Event("xia.advice.shields", {"points": g.under(ShieldHazard).points})


def _damaged(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    ship = g.ships[int(value[1])] if isinstance(value, tuple) else g.ships[question.seat]
    return Event("xia.advice.damage", {"whose": OWN if ship.seat == question.seat else ENEMY})


def _mended(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    return Event("xia.advice.enough" if value in NEUTRAL else "xia.advice.mends", {})


def _shot(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    if not isinstance(value, tuple):
        return Event("xia.advice.enough", {})
    return Event("xia.advice.shot", {"ship": int(value[1])})


def _line(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    return Event("xia.advice.line", {})


# --- dice and cards --------------------------------------------------------------------------------------------------
def _rolled(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    if value == PASS:
        return Event("xia.advice.keeps-roll", {})
    word = value[0] if isinstance(value, tuple) else value
    if word in ("afterburner", "silent-running"):
        return Event("xia.advice.card", {"card": str(word), **_worth(_gained(w, g, question, value))})
    return Event("xia.advice.again", {"face": g.under(Roll).faces[_die(value)]})


def _gained(w: Weights, g: Xia, question: Choose, value: Value) -> float:
    return options.rated(w, g, question)[question.options.index(value)]


def _die(value: Value) -> int:
    return int(value[1]) if isinstance(value, tuple) and value[0] != "experience" else 0


def _refreshed(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    if not isinstance(value, tuple):
        return Event("xia.advice.enough", {})
    return Event("xia.advice.refresh", {"card": str(value[1])})


def _burned(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    return Event("xia.advice.burn", {"points": round(_gained(w, g, question, value))})


# --- business --------------------------------------------------------------------------------------------------------
def _deal(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    seat, ship = question.seat, g.ships[question.seat]
    if value == "recharge":
        return Event("xia.advice.recharge", {"energy": ship.energy, "meter": ship.meter})
    if value == "repair":
        return Event("xia.advice.repair", {"points": len(ship.damaged), "hold": len(ship.hold)})
    if value == "buy-fame":
        return Event("xia.advice.wealth", {"credits": g.credits[seat]})
    if not isinstance(value, tuple):
        return Event("xia.advice.no-deal" if value == "end" else "xia.advice.poor", {})
    if value[0] == "buy-ship":
        gain = deals.deal(w._replace(win=0.0), g, seat, value)
        wins = deals.deal(w, g, seat, value) - gain > SURELY * w.win
        return Event("xia.advice.ship", {"name": str(value[1]), **_worth(gain, wins)})
    if value[0] == "sell-outfit":
        return Event("xia.advice.sell-outfit", {"outfit": ship.outfit_at(int(value[1])).name})
    return _outfitted(w, g, question, value)


def _outfitted(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    if not isinstance(value, tuple):
        return Event("xia.advice.saves", {"credits": g.credits[question.seat]})
    name = str(value[1])
    return Event("xia.advice.outfit", {"outfit": name, "kind": g.content.outfits[name].kind})


def _left(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    if not isinstance(value, tuple) or value[0] != "sell-outfit":
        return Event("xia.advice.poor", {})
    return Event("xia.advice.sell-outfit", {"outfit": g.ships[question.seat].outfit_at(int(value[1])).name})


def _kit(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    return Event("xia.advice.kit", {"kit": str(value[1]) if isinstance(value, tuple) else ""})


def _armed(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    ship, number = g.ships[question.seat], int(value[1]) if isinstance(value, tuple) else 0
    return Event("xia.advice.arms", {"number": number, "energy": ship.energy, "free": _free(g, question)})


def _free(g: Xia, question: Choose) -> bool:
    return question.code == "xia.status.arm" and bool(g.planet_of(question.seat))


def _rearmed(w: Weights, g: Xia, question: Choose, value: Value) -> Event:
    keeps = value in NEUTRAL
    return Event("xia.advice.keeps-energy" if keeps else "xia.advice.rearms", {"energy": g.ships[question.seat].energy})


TELLERS: dict[str, Teller] = {
    "xia.setup.starting-outfits": _outfitted,
    "xia.first-game.kit-choice": _kit,
    "xia.outfit.placement": _stowed,
    "xia.cargo.placing": _stowed,
    "xia.action.list": _acting,
    "xia.move.point-per-space": _acting,
    "xia.respawn.where": _begins,
    "xia.gate.tigris": _begins,
    "xia.explore.declare-edge": _edge,
    "xia.cargo.buy": _bought,
    "xia.cargo.buy-where": _type,
    "xia.cargo.sell": _sold,
    "xia.cargo.collect": _taken,
    "xia.damage.placement": _damaged,
    "xia.outfit.shield-hazards": _hazard,
    "xia.combat.acquire": _acquired,
    "xia.combat.declare-attack": _declared,
    "xia.combat.declare-defense": _defended,
    "xia.ability.defense-timing": _defended,
    "xia.combat.rearm": _rearmed,
    "xia.status.arm": _armed,
    "xia.rescue.arm-now": _armed,
    "xia.business.any-order": _deal,
    "xia.business.buy-ship-transfer": _left,
    "xia.title.claim": _claims,
    "xia.mission.draw": _job,
    "xia.npc.move-route": _npc,
    "xia.npc.spawn": _npc,
    "xia.ability.use": _rolled,
    "xia.ability.nano-regeneration": _mended,
    "xia.ability.replicator": _refreshed,
    "xia.ability.deep-scan": _edge,
    "xia.ability.fold-drive": _folds,
    "xia.ability.rail-gun": _damaged,
    "xia.ability.particle-emitter": _line,
    "xia.ability.afterburner": _burned,
    "xia.ability.mag-harpoon": _acting,
    "xia.combat.ability-attack": _shot,
}
