"""Every question of Andromeda's Edge, and how good its options are for the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rimward.games.andromeda.advice import fights, goods, hands, home, moonlight, sides, verbs
from rimward.games.andromeda.advice.flights import Flights
from rimward.games.andromeda.advice.standing import OF_A_CARD, TOKEN, Standing
from rimward.games.andromeda.battle import under_way
from rimward.games.andromeda.counts import active_region
from rimward.games.andromeda.developments import populates
from rimward.games.andromeda.modules import lying
from rimward.games.andromeda.moons import input_costs
from rimward.games.andromeda.rewards import EitherOr
from rimward.games.andromeda.station import PayInput
from rimward.games.andromeda.table.names import STORED, discovery, hand, peek
from rimward.games.andromeda.table.pieces import Bay
from rimward.kernel import carry
from rimward.kernel.question import DONE, PASS, Choose, Value

Ratings = list[float]
One = Callable[[Standing, Value], float]
NEUTRAL: Final = (PASS, DONE, "decline", "end")
NEAR: Final = 0.02


def rated(now: Standing, question: Choose) -> Ratings:
    if question.code == "andromeda.turn.launch-or-return":
        return Flights(now).options(question.options)
    if any([isinstance(option, tuple) and option[0] == "play" for option in question.options]):
        return [_play(now, option) for option in question.options]
    if question.code in ("kernel.choose", "kernel.again"):
        return _steps(now, question)
    if question.code == "andromeda.resource.costs" and "less" in question.about:
        return [_left_out(now, option) for option in question.options]
    one = ONE.get(question.code, _indifferent)
    return [one(now, option) for option in question.options]


def _indifferent(now: Standing, option: Value) -> float:
    return 0.5 if option in NEUTRAL else 0.0


def _play(now: Standing, option: Value) -> float:
    """At a window; or where something has to pay."""
    if not isinstance(option, tuple):
        return 0.0
    return hands.played(now, str(option[1])) if option[0] == "play" else _source(now, option)


def _steps(now: Standing, question: Choose) -> Ratings:
    """A step of a card: what its verbs are worth now."""
    top = now.g.stack[-1]
    effect = carry.effect_of(now.g, top.called())  # type: ignore[attr-defined]
    numbers = {node.spelled: number for number, node in enumerate(effect.nodes)}
    return [
        hands.used(now, effect, numbers[str(option[1])]) if isinstance(option, tuple) else 0.0
        for option in question.options
    ]


# --- resources -------------------------------------------------------------------------------------------------------
def _left_out(now: Standing, option: Value) -> float:
    """What need not be paid: the dearest piece."""
    what = str(option)
    if what not in STORED:
        return now.cheapest
    return now.unit(what, max(0, now.g.has(now.seat, what) - 1))


def _spent(now: Standing, option: Value) -> float:
    if isinstance(option, tuple):
        return -hands.spent(now, int(option[1]))
    if option in STORED:
        picked = now.g.stack[-1].picks.count(option)
        return -now.unit(str(option), max(0, now.g.has(now.seat, str(option)) - 1 - picked))
    return 0.0


def _discarded(now: Standing, option: Value) -> float:
    if not isinstance(option, tuple):
        return 0.0
    return -hands.value(now, now.g.zones.face(hand(now.seat), int(option[1])))


def _source(now: Standing, option: Value) -> float:
    """Storage does not suffice: a bonus first, then the moon that is missed least, if it gives what is missing."""
    if not isinstance(option, tuple):
        return 0.0
    if option[0] == "bonus":
        return 5.0
    if option[0] == "play":
        return hands.played(now, str(option[1]))
    name = now.g.moons[now.seat][int(option[1])]
    cost = dict(getattr(now.g.stack[-1], "cost", ()))
    lacking = [what for what in STORED if cost.get(what, 0) > now.g.has(now.seat, what)]
    face = now.g.content.moons[name]
    helps = any([what in lacking for what, _ in (*face.gives, *face.other)]) if lacking else True
    return (3.0 if helps else 0.0) - moonlight.kept(now, name)


def _either(now: Standing, option: Value) -> float:
    top = now.g.stack[-1]
    if isinstance(top, PayInput):
        return -now.price(input_costs(now.g, top.moon)[option == "second"])
    if isinstance(top, EitherOr):
        return now.contents(top.first if option == "first" else top.second)
    return 0.0


# --- bases and the market --------------------------------------------------------------------------------------------
def _market(now: Standing, option: Value) -> float:
    if not isinstance(option, tuple) or option[0] == "discard":
        return 0.0
    deck, space = str(option[1]), int(option[2])
    return goods.taken(now, deck, space) if option[0] == "take" else goods.bought(now, deck, space)


def _second(now: Standing, option: Value) -> float:
    """One more of the same visit; for those with many modules, only if it is clearly worth it."""
    bought = isinstance(option, tuple) and option[0] == "buy"
    return _market(now, option) - (goods.crowded(now) if bought else 0.0)


def _column(now: Standing, option: Value) -> float:
    """The column that is missed least."""
    if not isinstance(option, tuple):
        return 0.0
    deck = str(option[1])
    return -max([goods.bought(now, deck, space) for _, space in lying(now.g, (deck,))], default=0.0)


def _yard(now: Standing, option: Value) -> float:
    if isinstance(option, tuple):
        return now.build(str(option[1]))
    return now.repair if option == "repair" else 0.0


def _develop(now: Standing, option: Value) -> float:
    if isinstance(option, tuple):
        plan = now.plan(int(option[1]))
        return plan.worth if plan is not None else 0.0
    return now.drawn(1) if option == "draw" else 0.0


def _draw(now: Standing, option: Value) -> float:
    return now.drawn(1) if option == "draw" else 0.0


# --- repair and damage -----------------------------------------------------------------------------------------------
def _repair(now: Standing, option: Value) -> float:
    if not isinstance(option, tuple):
        return 1.0 if option == "vp" else 0.0
    if option[0] == "module":
        return now.mended(int(option[1]))
    if option[0] == "shield":
        return 0.6 * now.fade + 0.01
    brings = max([*home.shapes(now), 0.0]) if home.on_return(now) else 1.2
    return brings * now.fade + 0.02


def _module_hit(now: Standing, option: Value) -> float:
    """The module that is missed least."""
    if not isinstance(option, tuple):
        return 0.0
    number = int(option[1])
    module = now.g.modules[now.seat][number]
    kind = now.g.content.modules.get(module.name)
    if kind is None:
        return -(2.0 if module.name == "primary-reactor" else 1.3)
    if kind.end is not None:
        return -5.0
    return -goods.steady(now, module.name)


def _ship_hit(now: Standing, option: Value) -> float:
    """One's own that is missed least, or the opponent's that is missed most."""
    if not isinstance(option, tuple):
        return 1.0
    g = now.g
    ship = g.ships[int(option[1])]
    bay = g.bay(int(option[1]))
    counts = 1.0 + bay.weapons + bay.targeting - (2.0 if bay.damaged < bay.shields else 0.0)
    if g.opposes(now.seat, ship.owner):
        return counts
    return counts if type(g.stack[-1]).__name__ in ("Brace", "DamageShips") else -counts


# --- cards, tokens, tiles --------------------------------------------------------------------------------------------
def _token(now: Standing, option: Value) -> float:
    if not isinstance(option, tuple):
        return 0.0
    for stack in ("observatory", "first", "second"):
        zone = discovery(getattr(now.g.stack[-1], "stack", stack))
        if int(option[1]) < now.g.zones.size(zone):
            return token(now, now.g.zones.face(zone, int(option[1])))
    return 0.0


def token(now: Standing, name: str) -> float:
    """A token that makes a module cheaper is good for it later, too."""
    effect = goods.effect_of(now, name)
    if effect is None:
        return 0.0
    found = verbs.worth(now, effect, effect.first)
    later = any([node.verb is not None and node.verb.name == "module" for node in effect.nodes])
    return max(found, TOKEN * now.fade) if later else found


def _track(now: Standing, option: Value) -> float:
    return now.step(str(option[1])) if isinstance(option, tuple) else 0.0


def _tile(now: Standing, option: Value) -> float:
    if not isinstance(option, tuple):
        return 0.0
    name = str(option[1])
    tile = now.g.content.upgrades[name]
    old = now.g.bay_of(now.seat, tile.ship)
    many = 2.2 if tile.ship == "transport" else 1.0
    ship = now.ship(tile.ship, now.ships) if tile.ship in now.g.kinds_in(-5, now.seat) else 0.0
    return many * (_numbers(tile.bay(name)) - _numbers(old)) * now.left + ship


def _numbers(bay: Bay) -> float:
    points = {"populate": 0.6, "attack": 0.4, "voyage": 0.7, "jump": 0.6}
    able = sum([points.get(word, 0.0) for word in bay.abilities])
    return 1.2 * bay.weapons + 0.7 * bay.range + 1.1 * bay.shields + 1.3 * bay.targeting + able


def _faction(now: Standing, option: Value) -> float:
    """What it begins with, and its own upgrade: they are much alike."""
    return float(isinstance(option, tuple))


def _ready(now: Standing, option: Value) -> float:
    return OF_A_CARD.get(str(option[1]), 1.0) if isinstance(option, tuple) else 0.0


# --- events ----------------------------------------------------------------------------------------------------------
def _peek(now: Standing, option: Value) -> float:
    """The card on top should score a track where the seat is ahead."""
    if not isinstance(option, tuple):
        return 0.0
    g = now.g
    track = g.content.events[g.zones.face(peek(now.seat), int(option[1]))].track
    shown = [g.content.tracks[track].vp[g.step(seat, track)] for seat in range(g.seats)]
    return 0.4 * (shown[now.seat] - (sum(shown) - shown[now.seat]) / max(1, g.seats - 1))


# --- battles ---------------------------------------------------------------------------------------------------------
def _strikes(now: Standing, option: Value) -> float:
    region = active_region(now.g)
    return fights.faced(now, "", region, int(option[1])) if isinstance(option, tuple) and region >= 0 else 0.0


def _joins(now: Standing, option: Value) -> float:
    """A ship alone, or with the others that could come: whichever is better."""
    g = now.g
    battle = under_way(g)
    if battle is None:
        return 0.0
    joining = tuple([int(pick[1]) for pick in (*_joined(now), *g.stack[-1].picks) if isinstance(pick, tuple)])
    if not isinstance(option, tuple):
        return fights.under_way(now, battle.region, joining)
    ship = int(option[1])
    jumps = now.unit("energy", 2) if not g.in_range(ship, battle.region) else 0.0
    with_it = (*joining, ship)
    others = [n for n in fights.joinable(now, battle.region) if n not in with_it]
    found = fights.under_way(now, battle.region, with_it)
    if others and not jumps:
        found = max(found, fights.under_way(now, battle.region, (*with_it, *others)) - NEAR)
    return found - jumps - 0.15 - NEAR * populates(g, ship)


def _joined(now: Standing) -> tuple[Value, ...]:
    joining: tuple[Value, ...] = getattr(now.g.stack[-1], "joining", ())
    return joining


def _energy(now: Standing, option: Value) -> float:
    battle = under_way(now.g)
    if battle is None or not isinstance(option, int):
        return 0.0
    has = now.g.energy(now.seat)
    cost = sum([now.unit("energy", has - 1 - spent) for spent in range(option)], 0.0)
    return fights.under_way(now, battle.region, (), option) - cost


def _truce(now: Standing, option: Value) -> float:
    return hands.at_hand(now) if option == "fight" else 0.0


def _operations(now: Standing, option: Value) -> float:
    if option == "moon":
        return now.moon(now.g.operations[now.seat])
    return now.drawn(1) if option == "draw" else 0.0


def _die(now: Standing, option: Value) -> float:
    """Dice that show less than they would on average."""
    if not isinstance(option, tuple):
        return 0.0
    roll = next((frame for frame in reversed(now.g.stack) if hasattr(frame, "faces")), None)
    return 3.5 - roll.faces[int(option[1])] if roll is not None else 0.0


# --- the map ---------------------------------------------------------------------------------------------------------
def _move(now: Standing, option: Value) -> float:
    """A transport to where it may settle, and ships to leaders."""
    if not isinstance(option, tuple):
        return 0.0
    g = now.g
    ship, region = int(option[1]), int(option[2])
    flights = Flights(now)
    found = 0.8 * now.leader * g.leaders[region][now.seat] * (region not in flights.out) - 0.3
    if populates(g, ship):
        here, there = g.ships[ship].region, g.regions[region].kind == "planet"
        stays = flights.settle(here) if g.regions[here].kind == "planet" else 0.0
        found += (flights.settle(region) if there else 0.0) - stays
    return found - (0.0 if g.in_range(ship, region) else now.unit("energy", 2)) - 1.0 * g.is_occupied(region)


def _stays(now: Standing, option: Value) -> float:
    if not isinstance(option, tuple):
        return 0.0
    region = now.g.ships[int(option[1])].region
    at_home = Flights(now).settle(region) if now.g.regions[region].kind == "planet" else 0.0
    return 0.6 * now.fade + at_home


def _bonus(now: Standing, option: Value) -> float:
    if not isinstance(option, tuple):
        return 0.0
    region = int(option[1])
    mine = bool(now.g.ships_in(region, now.seat))
    return float(mine) - 0.5 * any([ship.region == region and ship.owner != now.seat for ship in now.g.ships])


def _leaders(now: Standing, option: Value) -> float:
    """Those that are hard to fetch; for a development, so many as are there."""
    if not isinstance(option, tuple):
        return 0.0
    region = int(option[1])
    if option[0] == "recruit":
        return now.leader * int(option[2])
    far = 0.3 if now.g.regions[region].kind == "nebula" else 0.0
    return now.leader + far - (0.3 if now.g.ships_in(region, now.seat) else 0.0)


def _rich(now: Standing, option: Value) -> float:
    if not isinstance(option, tuple):
        return 0.0
    has = float(sum(now.g.stock[int(option[1])]))
    return has if now.g.opposes(now.seat, int(option[1])) else -has


def _jammed(now: Standing, option: Value) -> float:
    battle = under_way(now.g)
    if battle is None or not isinstance(option, tuple):
        return 0.0
    dice = float(battle.dice_of(now.g, int(option[1])))
    return dice if now.g.opposes(now.seat, int(option[1])) else -dice


def _through(now: Standing, option: Value) -> float:
    return home.use(now, now.g.modules[now.seat][int(option[1])]) if isinstance(option, tuple) else 0.0


def _steps_of_end(now: Standing, option: Value) -> float:
    return float(option == "event")


def _free_ship(now: Standing, option: Value) -> float:
    return float(option == "build")


ONE: Final[dict[str, One]] = {
    "andromeda.turn.end-steps": _steps_of_end,
    "andromeda.base.any-resources": _spent,
    "andromeda.general.effect-overrides": _spent,
    "andromeda.tactics.hand-limit": _discarded,
    "andromeda.free.abandon-moon-payment": _source,
    "andromeda.resource.icon-or": _either,
    "andromeda.base.maximus": _market,
    "andromeda.base.odessa": _market,
    "andromeda.base.field-second-module": _second,
    "andromeda.module.gain-steps": _market,
    "andromeda.module.refresh": _column,
    "andromeda.base.shipyard": _yard,
    "andromeda.core.shipwright": _yard,
    "andromeda.ship.build": _yard,
    "andromeda.base.development-office": _develop,
    "andromeda.development.public-actions": _develop,
    "andromeda.core.architect": _develop,
    "andromeda.track.civilization-limit": _draw,
    "andromeda.repair.choose": _repair,
    "andromeda.repair.nothing": _repair,
    "andromeda.repair.shield": _repair,
    "andromeda.damage.module": _module_hit,
    "andromeda.damage.ship": _ship_hit,
    "andromeda.general.opponent": _ship_hit,
    "andromeda.battle.damage-players": _ship_hit,
    "andromeda.damage.shield-shared": _ship_hit,
    "andromeda.track.science-discovery": _token,
    "andromeda.track.science-observatory": _token,
    "andromeda.track.any-track": _track,
    "andromeda.upgrade.gain": _tile,
    "andromeda.upgrade.free-ship": _free_ship,
    "andromeda.player.faction-choice": _faction,
    "andromeda.free.development-card-refresh": _ready,
    "andromeda.activate.nebula-peek": _peek,
    "andromeda.moon.over-limit-own-turn": moonlight.no_room,
    "andromeda.moon.over-limit-other-turn": moonlight.no_room,
    "andromeda.raider.strike-choice": _strikes,
    "andromeda.return.ship-activation": home.activation,
    "andromeda.core.primary-reactor": _through,
    "andromeda.return.all-ships": _stays,
    "andromeda.battle.escalation": _joins,
    "andromeda.ship.ability-jump": _joins,
    "andromeda.battle.dice-energy": _energy,
    "andromeda.battle.diplomacy-may-end": _truce,
    "andromeda.battle.tactical-operations": _operations,
    "andromeda.battle.reroll": _die,
    "andromeda.battle.roll": _jammed,
    "andromeda.ship.move-effect": _move,
    "andromeda.free.bonus-resources": _bonus,
    "andromeda.free.recruit-leaders": _leaders,
    "andromeda.resource.kinds": _rich,
    "andromeda.team.transfer": sides.transfer,
    "andromeda.team.transfer-module": sides.module,
    "andromeda.team.supremacy-token": sides.token,
}
