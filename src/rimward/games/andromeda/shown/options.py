"""What a player is told about the options: what each is on the table, costs, gives and risks. Others are not told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rimward.games.andromeda.battle import Battle, Escalation
from rimward.games.andromeda.developments import MOST, kind_on, leaders_around, leaders_needed, populates
from rimward.games.andromeda.launch import needs_jump
from rimward.games.andromeda.modules import price, spaces
from rimward.games.andromeda.moons import input_costs, is_input, output
from rimward.games.andromeda.raiders import Strike
from rimward.games.andromeda.repairs import repairable
from rimward.games.andromeda.rewards import EitherOr
from rimward.games.andromeda.shown import fights, ways
from rimward.games.andromeda.shown.sorts import sorted_out
from rimward.games.andromeda.shown.spelled import joined, priced, spelled_either, spelled_gain, spelled_price
from rimward.games.andromeda.station import PayInput, brings
from rimward.games.andromeda.table.names import (
    CORES,
    DEVELOPMENTS,
    STORED,
    SUPPLY,
    Contents,
    dealt,
    destiny,
    discovery,
    hand,
    market,
    peek,
    sustain,
    tokens,
)
from rimward.games.andromeda.table.pieces import Bay
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.tracks import Discover
from rimward.kernel import carry
from rimward.kernel.carry import Carry
from rimward.kernel.dice import Roll
from rimward.kernel.question import Choose, Option, Value, key_of

About = dict[str, int | str]
Told = tuple[str, About]  # the thing on the table, and what there is to tell
Parts = tuple[str | int, ...]

ACTS: Final = ("abandon", "slot", "recruit", "bonus", "keep", "arrange")


def describe(g: Andromeda, question: Choose, value: Value) -> Option:
    """What the rules tell about an option, and besides what it is that its key names."""
    thing, about = _told(g, question, value)
    about = {**about, **fights.about(g, question, value)}
    return sorted_out(g, question, value, Option(key_of(value), thing, about))


def _told(g: Andromeda, question: Choose, value: Value) -> Told:
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Carry) and question.code.startswith("kernel."):
        found = carry.describe(g, top.called(), value)
        return found.thing, found.about
    if isinstance(value, int):
        return "", {"cost_energy": value}
    if isinstance(value, str):
        return _word(g, question.seat, value)
    word = str(value[0])
    if word in ACTS or word == "play":
        return _act(g, question.seat, value)
    tell = TELLERS.get(word)
    return tell(g, question.seat, value) if tell is not None else ("", {})


def arms(bay: Bay) -> About:
    """A ship space, or what a tile makes of it."""
    numbers: About = {"range": bay.range, "weapons": bay.weapons, "shields": bay.shields, "aim": bay.targeting}
    return {**numbers, **{ability: int(ability in bay.abilities) for ability in ("voyage", "attack", "jump")}}


# --- launches and regions --------------------------------------------------------------------------------------------
def _launch(g: Andromeda, seat: int, value: Parts) -> Told:
    kind, region = str(value[1]), int(value[2])
    jump = int(needs_jump(g, seat, kind, region))
    settles = "populate" in g.bay_of(seat, kind).abilities
    about: About = {"ship": kind, **ground(g, seat, region, settles), "jump": jump}
    about |= priced((("energy", 1),)) if jump else {}
    return f"region:{region}", {**about, **fights.of_launch(g, seat, kind, region)}


def ground(g: Andromeda, seat: int, region: int, settles: bool) -> About:
    """What a region is, and what there is to be had when it is activated: the moon on top, or what lies under it. Where
    a ship settles, the points of a development that is built now."""
    here = g.regions[region]
    about: About = {"region": region, "ground": here.kind, "tile": here.name, "leaders": g.leaders[region][seat]}
    about["bonus"] = sum([amount for _, amount in g.bonus[region]])
    about |= {"moon": g.tops[region], "gives": "", "development": "", "points": 0}
    if here.kind == "vortex":
        about["gives"] = carry.effect_of(g, here.name).spelled()
    if here.kind == "planet":
        planet = g.content.planets[here.name]
        if not g.moons_left[region]:
            about["gives"] = spelled_either(planet.under, planet.other)
        if settles and g.development_on(region) is None:
            about |= {"development": kind_on(g, region), "points": points_now(g, region)}
    return about


def points_now(g: Andromeda, region: int) -> int:
    """andromeda.development.scoring, with the leaders that the new development itself shows."""
    return min(MOST, leaders_around(g, region) + leaders_needed(g, kind_on(g, region)))


def _region(g: Andromeda, seat: int, value: Parts) -> Told:
    region = int(value[1])
    here = g.regions[region]
    leaders = g.leaders[region][seat]
    return f"region:{region}", {"region": region, "ground": here.kind, "tile": here.name, "leaders": leaders}


def _move(g: Andromeda, seat: int, value: Parts) -> Told:
    ship, region = int(value[1]), int(value[2])
    cost: Contents = () if g.in_range(ship, region) else (("energy", 1),)
    about: About = {"kind": g.ships[ship].kind, "from": g.ships[ship].region, **ground(g, seat, region, False)}
    return f"region:{region}", {**about, "jump": len(cost), **priced(cost)}


def _develop(g: Andromeda, seat: int, value: Parts) -> Told:
    """andromeda.development: the points if it is built now, and the step on its track."""
    region = int(value[1])
    kind, planet = kind_on(g, region), g.content.planets[g.regions[region].name]
    track = DEVELOPMENTS[kind]
    about: About = {"development": kind, "region": region, "track": track, "step": g.step(seat, track) + 1}
    about["points"] = points_now(g, region)
    about["leaders"] = leaders_needed(g, kind)
    transports = [ship for ship in g.ships_in(region, seat) if populates(g, ship)]
    about["ship"] = g.ships[transports[0]].kind if transports else ""
    less = getattr(g.stack[-1], "less", 0)
    return f"region:{region}", {**about, "less": less, **priced(planet.cost)}


# --- modules and moons -----------------------------------------------------------------------------------------------
def _market(g: Andromeda, seat: int, value: Parts) -> Told:
    deck, space = str(value[1]), int(value[2])
    name = g.zones.face(market(deck), spaces(g, deck).index(space))
    kind = g.content.modules[name]
    about: About = {"module": name, "deck": deck, "damage": kind.damage, "slot": kind.slot, "slot_vp": kind.slot_vp}
    about |= {"step": g.step(seat, deck) + 1, **_effect(g, name)}
    if value[0] == "buy":
        about |= {"less": getattr(g.stack[-1], "less", 0), **priced(price(g, deck, space))}
    return f"market:{deck},{space}", about


def _effect(g: Andromeda, name: str) -> About:
    """What a module does, where it does anything in a Return to Station."""
    gains: dict[str, Contents] = {"primary-reactor": (("energy", 2),), "treasury": (("credit", 1),)}
    if name in CORES:
        return {"effect": spelled_gain(gains.get(name, ()))}
    effect = g.game.effects.cards.get(name) if g.game.effects is not None else None
    return {"effect": effect.spelled() if effect is not None else ""}


def _use(g: Andromeda, seat: int, number: int) -> About:
    """A module as it would be used: its slotted moon, and what that gives or costs."""
    modules = g.modules[seat]
    module = modules[number]
    about: About = {"module": module.name, "deck": module.deck, "moon": module.moon, **_effect(g, module.name)}
    about |= {"price": "", "gives": ""}
    if module.moon and is_input(g, seat, number):
        about["price"] = _joined_costs(input_costs(g, module.moon))
    else:
        moons = [output(g, modules[each].moon) for each in brings(g, seat, number)]
        about["gives"] = joined("then", [spelled_either(*moon) for moon in moons])
    return about


def _joined_costs(shown: list[Contents]) -> str:
    return joined("choose", [spelled_price(cost) for cost in shown])


def _module(g: Andromeda, seat: int, value: Parts) -> Told:
    number = int(value[1])
    return f"module:{number}", {**_use(g, seat, number), "damage": g.modules[seat][number].damage}


def _energy(g: Andromeda, seat: int, value: Parts) -> Told:
    number = int(value[1])
    return f"module:{number}", {**_use(g, seat, number), **ways.of_module(g, seat, number), "cost_energy": 1}


def _discard(g: Andromeda, seat: int, value: Parts) -> Told:
    if len(value) > 2:
        return _market(g, seat, value)
    return f"moon:{value[1]}", {"moon": g.moons[seat][int(value[1])]}


def _act(g: Andromeda, seat: int, value: Parts) -> Told:
    """An act among the options, or a card at a window. Of a moon also the VP that come at once."""
    found = g.game.describe_act(g, seat, value)
    about = dict(found.about)
    if value[0] == "abandon":
        about["vp"] = dict(g.content.moons[g.moons[seat][int(value[1])]].gives).get("vp", 0)
    if value[0] == "slot" and value[2] != "ops":
        module = g.modules[seat][int(value[2])]
        kind = g.content.modules.get(module.name)
        about["vp"] = kind.slot_vp if kind is not None and not module.scored else 0
        about["replaces"] = module.moon
    elif value[0] == "slot":
        about["replaces"] = g.operations[seat]
    return found.thing, about


# --- ships, raiders, damage ------------------------------------------------------------------------------------------
def _ship(g: Andromeda, seat: int, value: Parts) -> Told:
    """A ship; or a module that it comes home to."""
    if len(value) > 2:
        number, ship = int(value[1]), int(value[2])
        about = {**_use(g, seat, number), **ways.of_module(g, seat, number)}
        return f"module:{number}", {**about, "kind": g.ships[ship].kind, "from": g.ships[ship].region}
    ship = int(value[1])
    bay, where = g.bay(ship), g.ships[ship]
    told: About = {"kind": where.kind, "owner": where.owner, "from": where.region, **arms(bay), "damaged": bay.damaged}
    reaches = not isinstance(g.stack[-1], Escalation) or g.in_range(ship, g.stack[-1].region)
    return f"ship:{ship}", {**told, "jump": int(not reaches), **priced(() if reaches else (("energy", 1),))}


def _shield(g: Andromeda, seat: int, value: Parts) -> Told:
    bay = g.bay_of(seat, str(value[1]))
    return f"bay:{bay.kind}", {"kind": bay.kind, "shields": bay.shields, "damaged": bay.damaged}


def _raider(g: Andromeda, seat: int, value: Parts) -> Told:
    number = int(value[1])
    about = _card_of(g, number)
    if isinstance(g.stack[-1], Strike):
        about |= fights.of_strike(g, seat, g.stack[-1].region, number)
    return f"raider:{number}", about


def _card_of(g: Andromeda, number: int) -> About:
    card = g.raiders[number]
    about: About = {"raider": card.name, "weapons": card.weapons, "aim": card.targeting, "shields": card.shields}
    return {**about, "damaged": card.damaged, "gives": spelled_gain(card.reward)}


def _build(g: Andromeda, seat: int, value: Parts) -> Told:
    kind = str(value[1])
    left = len([ship for ship in g.ships_in(SUPPLY, seat) if g.ships[ship].kind == kind])
    about: About = {"kind": kind, "left": left, **arms(g.bay_of(seat, kind))}
    less = getattr(g.stack[-1], "less", 0)
    return f"bay:{kind}", {**about, "less": less, **priced(g.content.numbers.ships[kind])}


def _tile(g: Andromeda, seat: int, value: Parts) -> Told:
    bay = g.content.upgrades[str(value[1])].bay(str(value[1]))
    return f"tile:{value[1]}", {"upgrade": bay.tile, "kind": bay.kind, **arms(bay)}


# --- cards, tokens, tracks -------------------------------------------------------------------------------------------
def _card(g: Andromeda, seat: int, value: Parts) -> Told:
    """A card of the hand by its place, or a development card by its name."""
    face = value[1] if isinstance(value[1], str) else g.zones.face(hand(seat), int(value[1]))
    return f"card:{face}", {"card": face, **_effect(g, str(face))}


def _token(g: Andromeda, seat: int, value: Parts) -> Told:
    stack = g.stack[-1].stack if isinstance(g.stack[-1], Discover) else ""
    face = g.zones.face(discovery(stack) if stack else tokens(seat), int(value[1]))
    return f"token:{value[1]}", {"token": face, **_effect(g, face)}


def _destiny(g: Andromeda, seat: int, value: Parts) -> Told:
    face = g.zones.face(destiny(seat), int(value[1]))
    (best, high), (next, low) = g.content.destinies[face].goals.items()
    return f"destiny:{face}", {"card": face, "best": best, "high": high, "next": next, "low": low}


def _top(g: Andromeda, seat: int, value: Parts) -> Told:
    face = g.zones.face(peek(seat), int(value[1]))
    card = g.content.events[face]
    return f"event:{face}", {"card": face, "track": card.track, "letter": card.raider, **_effect(g, face)}


def _track(g: Andromeda, seat: int, value: Parts) -> Told:
    track = g.content.tracks[str(value[1])]
    step = g.step(seat, str(value[1]))
    points = track.vp[min(step + 1, track.top())]
    return f"track:{value[1]}", {"track": str(value[1]), "step": step, "points": points}


def _faction(g: Andromeda, seat: int, value: Parts) -> Told:
    name = value[1] if isinstance(value[1], str) else g.zones.face(dealt(seat), int(value[1]))
    faction = g.content.factions[str(name)]
    return f"faction:{name}", {"faction": name, "upgrade": faction.upgrade, "gives": spelled_gain(faction.start)}


# --- others ----------------------------------------------------------------------------------------------------------
def _seat(g: Andromeda, seat: int, value: Parts) -> Told:
    other = int(value[1])
    return f"seat:{other}", {"seat": other, "has": sum(g.stock[other])}


def _side(g: Andromeda, seat: int, value: Parts) -> Told:
    return "", {"side": int(value[1])}


def _die(g: Andromeda, seat: int, value: Parts) -> Told:
    return f"die:{value[1]}", {"face": g.under(Roll).faces[int(value[1])]}


def _deck(g: Andromeda, seat: int, value: Parts) -> Told:
    return f"deck:{value[1]}", {"deck": str(value[1])}


def _word(g: Andromeda, seat: int, word: str) -> Told:
    """An option that is one word."""
    if word in STORED:
        return f"resource:{word}", {"has": g.has(seat, word)}
    if word == "return":
        back = {"ships": len(g.on_board(seat)), "scrapyard": len(g.in_scrapyard(seat))}
        return "", {**back, "cards": g.zones.size(sustain(seat))}
    if word == "vp":
        return "", {"vp": 1}
    if word == "repair":
        return "", {"found": len(repairable(g, seat)), **ways.of_repair(g, seat)}
    if word == "moon":
        name = g.operations[seat]
        return "", {"moon": name, "gives": spelled_either(*output(g, name))}
    if word == "raider":
        number = g.raider_in(g.under(Battle).region)
        return (f"raider:{number}", _card_of(g, number)) if number is not None else ("", {})
    if word in ("first", "second"):
        return "", _either(g, seat, word)
    return "", {}


def _either(g: Andromeda, seat: int, word: str) -> About:
    """andromeda.resource.icon-or: one of two things to gain, or to pay."""
    top = g.stack[-1]
    if isinstance(top, EitherOr):
        gives = top.first if word == "first" else top.second
        return {"gives": spelled_gain(gives), "vp": dict(gives).get("vp", 0)}
    if isinstance(top, PayInput):
        return priced(input_costs(g, top.moon)[word == "second"])
    return {}


TELLERS: Final[dict[str, Callable[[Andromeda, int, Parts], Told]]] = {
    "launch": _launch,
    "region": _region,
    "move": _move,
    "develop": _develop,
    "buy": _market,
    "take": _market,
    "discard": _discard,
    "module": _module,
    "energy": _energy,
    "ship": _ship,
    "shield": _shield,
    "raider": _raider,
    "build": _build,
    "tile": _tile,
    "card": _card,
    "token": _token,
    "top": _top,
    "track": _track,
    "faction": _faction,
    "destiny": _destiny,
    "seat": _seat,
    "side": _side,
    "die": _die,
    "deck": _deck,
}
