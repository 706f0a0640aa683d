"""What is printed on tiles and cards, for those who ask about one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rimward.games.andromeda.table.content import Content, EndScore
from rimward.games.andromeda.table.names import ANY, BASES, BUILT_ON, CORES, DEVELOPMENTS, STORED, Contents
from rimward.kernel.effect import Effect
from rimward.kernel.event import Event
from rimward.kernel.game import Game, Thing

About = dict[str, Any]
SINGLE = {  # of a reward, in the words of the cards that do the same
    "vp": "vp.points",
    "tactics": "draw.cards",
    "upgrade": "upgrade",
    "module": "module.deck_any.price_free.less_0",
    "repair": "repair",
}
NUMBERED = ("vp", "tactics")


def things(game: Game) -> list[Thing]:
    """All that has a name and something to tell; what lies where is the picture's to show."""
    box: Content = game.content
    cards = game.effects.cards if game.effects is not None else {}
    told: list[tuple[str, str, str, About]] = [
        *[("planet", name, "planet", _planet(box, name)) for name in box.planets],
        *[("alliance", name, "base", {"base": name}) for name in BASES],
        *[("module", name, "core", {"module": name, "deck": deck}) for name, deck in CORES.items()],
        *[("module", name, _module_code(box, name), _module(box, cards, name)) for name in box.modules],
        *[("card", name, "card", _card(box, cards, name)) for name in box.tactics],
        *[("event", name, "event", _event(box, cards, name)) for name in box.events],
        *[("raider", name, "raider", _raider(box, name)) for name in box.raiders],
        *[("faction", name, _faction_code(box, name), _faction(box, name)) for name in box.factions],
        *[("ability", name, "ability", _ability(box, cards, name)) for name in box.abilities],
        *[("upgrade", name, "upgrade", _upgrade(box, name)) for name in box.upgrades],
        *[("token", name, "token", _token(box, cards, name)) for name in box.tokens],
        *[("special", name, box.specials[name].kind, _special(box, cards, name)) for name in box.specials],
        *[("destiny", name, "destiny", _destiny(box, name)) for name in box.destinies],
        *[("development", name, "development", _development(box, cards, name)) for name in box.developments],
    ]
    return [Thing(kind, name, Event(f"andromeda.about.{code}", about)) for kind, name, code, about in told]


# --- contents and effects, as cards are spelled ----------------------------------------------------------------------
def spelled(contents: Contents, verb: str = "gain") -> str:
    """What is gained or paid, in the words of cards that do so."""
    amounts = dict(contents)
    stored = [f"{what}_{amounts.get(what, 0)}" for what in STORED]
    more = [f"{ANY}_{amounts.get(ANY, 0)}"] if verb == "pay" else []
    parts = [".".join([verb, *stored, *more])] if amounts.keys() & {*STORED, ANY} else []
    for what, said in SINGLE.items():
        if what in amounts:
            parts.append(f"{said}_{amounts[what]}" if what in NUMBERED else said)
    return _joined("then", parts)


def _joined(word: str, parts: Iterable[str]) -> str:
    found = [part for part in parts if part]
    return found[0] if len(found) == 1 else ".".join([word, *[f"_.{part}.-" for part in found]])


def either(contents: Contents, other: Contents) -> str:
    return _joined("choose", [spelled(contents), spelled(other)] if other else [spelled(contents)])


def _does(cards: Mapping[str, Effect], name: str) -> str:
    return cards[name].spelled()


def _end(end: EndScore) -> About:
    each = f"per.{end.per}.1.deck_{end.deck}._.vp.points_{end.each}.-"
    return {"base": end.base, "each": each, "most": end.most if end.most < EndScore(0, "").most else 0}


# --- by kind ---------------------------------------------------------------------------------------------------------
def _planet(box: Content, name: str) -> About:
    planet = box.planets[name]
    kind = BUILT_ON[planet.type]
    cost = {"development": kind, "leaders": box.developments[kind].leaders, "cost": spelled(planet.cost, "pay")}
    return {"planet": name, "track": planet.type, "gives": either(planet.under, planet.other), **cost}


def _module_code(box: Content, name: str) -> str:
    return "module" if box.modules[name].end is None else "module-end"


def _module(box: Content, cards: Mapping[str, Effect], name: str) -> About:
    kind = box.modules[name]
    about: About = {"module": name, "deck": kind.deck, "copies": kind.copies, "damage": kind.damage}
    if kind.end is not None:
        return {**about, **_end(kind.end)}
    return {**about, "slot": kind.slot, "points": kind.slot_vp, "effect": _does(cards, name)}


def _card(box: Content, cards: Mapping[str, Effect], name: str) -> About:
    kind = box.tactics[name]
    return {"card": name, "type": kind.type, "copies": kind.copies, "effect": _does(cards, name)}


def _event(box: Content, cards: Mapping[str, Effect], name: str) -> About:
    kind = box.events[name]
    facts = {"deck": kind.deck, "track": kind.track, "letter": kind.raider, "who": kind.who}
    return {"event": name, **facts, "effect": _does(cards, name)}


def _raider(box: Content, name: str) -> About:
    kind = box.raiders[name]
    numbers = {"range": kind.range, "weapons": kind.weapons, "shields": kind.shields, "targeting": kind.targeting}
    return {
        "raider": name,
        "letter": kind.letter,
        **numbers,
        "start": kind.start,
        "quirks": kind.quirks,
        "reward": spelled(kind.reward),
    }


def _faction_code(box: Content, name: str) -> str:
    return "faction" if box.factions[name].end is None else "faction-end"


def _faction(box: Content, name: str) -> About:
    kind = box.factions[name]
    about: About = {"faction": name, "tracks": kind.tracks, "start": spelled(kind.start), "upgrade": kind.upgrade}
    about |= {"abilities": kind.abilities, "fields": int(kind.any_field)}
    return {**about, **_end(kind.end)} if kind.end is not None else about


def _ability(box: Content, cards: Mapping[str, Effect], name: str) -> About:
    owner = next(faction for faction, kind in box.factions.items() if name in kind.abilities)
    return {"ability": name, "faction": owner, "often": box.abilities[name].often, "effect": _does(cards, name)}


def _upgrade(box: Content, name: str) -> About:
    tile = box.upgrades[name]
    numbers = {"range": tile.range, "weapons": tile.weapons, "shields": tile.shields, "targeting": tile.targeting}
    owner = next((faction for faction, kind in box.factions.items() if kind.upgrade == name), "")
    return {"upgrade": name, "ship": tile.ship, **numbers, "powers": tile.abilities, "faction": owner}


def _token(box: Content, cards: Mapping[str, Effect], name: str) -> About:
    return {"token": name, "kind": box.tokens[name].kind, "effect": _does(cards, name)}


def _special(box: Content, cards: Mapping[str, Effect], name: str) -> About:
    tile = box.specials[name]
    effect = {"effect": _does(cards, name)} if name in cards else {}
    return {"special": name, "numbers": tile.numbers, "points": tile.vp, **effect}


def _destiny(box: Content, name: str) -> About:
    (best, high), (after, low) = box.destinies[name].goals.items()
    return {"destiny": name, "best": best, "high": high, "next": after, "low": low}


def _development(box: Content, cards: Mapping[str, Effect], name: str) -> About:
    told = {"development": name, "track": DEVELOPMENTS[name], "leaders": box.developments[name].leaders}
    return {**told, "effect": _does(cards, name)}
