"""What is printed on cards, ships and boards, for those who ask about one."""

from __future__ import annotations

from typing import Any

from rimward.games.aurora.table.content import Content
from rimward.games.aurora.table.entries import NONE, Blue, Bonus, Red
from rimward.games.aurora.table.names import SKILLS
from rimward.kernel.effect import Effect
from rimward.kernel.event import Event
from rimward.kernel.game import Game, Thing

About = dict[str, Any]
Told = tuple[str, str, str, About]  # kind, name, code, parameters


def things(game: Game) -> list[Thing]:
    """All that has a name and something to tell; what lies where is the picture's to show."""
    box: Content = game.content
    cards = game.effects.cards if game.effects is not None else {}
    told: list[Told] = [
        *[("crew", name, "crew", _crew(box, name)) for name in box.crew],
        *[_red(box, cards, name, red) for name, crew in box.crew.items() for red in crew.red],
        *[_blue(name, blue) for name, crew in box.crew.items() for blue in crew.blue],
        *[("ship", name, "ship", {"ship": name, "side": side, **_sheet(box)}) for name, side in box.ships.items()],
        *[_item(box, cards, name) for name in box.items],
        *[("card", name, name, {"card": name}) for name in ("trap", "cache", "explosive")],
        *[("mission", name, "mission", _mission(box, name)) for name in box.missions],
        *[("tile", name, "tile", _tile(box, name, "surface")) for name in box.surface],
        *[("tile", name, "tile", _tile(box, name, "orbit")) for name in box.orbit],
        *[("event", name, "event", {"card": name, "effect": cards[name].spelled()}) for name in box.events],
    ]
    return [Thing(kind, name, Event(f"aurora.about.{code}", about)) for kind, name, code, about in told]


def _crew(box: Content, name: str) -> About:
    kind = box.crew[name]
    about: About = {"crew": name, "side": kind.faction, "specialty": kind.specialty, "keywords": kind.keywords}
    about |= {"initiative": kind.initiative, "health": kind.health, "speed": kind.speed, "attack": kind.attack}
    about |= {"plus": kind.defense[0], "dice": kind.defense[1], "bounty": box.bounties[name]}
    about |= {skill: kind.skill(skill) for skill in SKILLS}
    return {**about, "cards": (*[blue.name for blue in kind.blue], *[red.name for red in kind.red])}


def _red(box: Content, cards: dict[str, Effect], crew: str, red: Red) -> Told:
    about: About = {"card": red.name, "crew": crew}
    if red.bonus is not None:
        return "card", red.name, "bonus", {**about, **bonus_told(red.bonus)}
    skill, _, least = red.test.partition(" ")
    about |= {"kind": red.kind, "skill": skill, "least": int(least or 0), "effect": cards[red.name].spelled()}
    return "card", red.name, "action", about


def bonus_told(bonus: Bonus) -> About:
    """What always counts: what it is, how much, and under which conditions."""
    plus, dice = bonus.attack if bonus.attack != NONE else bonus.defense
    numbers = {"dice": bonus.dice, "reroll": bonus.reroll, "tests": bonus.tests, "speed": bonus.speed}
    numbers |= {"range": bonus.range, "flight": int(bonus.flight)}
    what = next((word for word, number in numbers.items() if number), "immune" if bonus.immune else "defense")
    if bonus.attack != NONE:
        what = "attack"
    about: About = {"what": what, "count": numbers.get(what, 0), "plus": plus, "on": dice, "skill": bonus.skill}
    about |= {"when": bonus.when, "for": bonus.test_for, "wielding": bonus.wielding, "against": bonus.against}
    return {**about, "lower": int(bonus.lower), "near": bonus.near, "immune": bonus.immune}


def _blue(crew: str, blue: Blue) -> Told:
    about: About = {"card": blue.name, "crew": crew, "station": blue.station, "ability": blue.ability}
    numbers = {"free_turns": blue.free_turns, "initiative": blue.initiative, "scan_range": blue.scan_range}
    numbers |= {"dice": blue.dice, "more": blue.more}
    what = next((word for word, number in numbers.items() if number), "attack" if blue.attack != NONE else "defense")
    plus, dice = blue.attack if blue.attack != NONE else blue.defense
    return "card", blue.name, "blue", {**about, "what": what, "count": numbers.get(what, 0), "plus": plus, "on": dice}


def _sheet(box: Content) -> About:
    sheet = box.sheet
    return {
        "range": sheet.range,
        "shields": sheet.shields,
        "hull": sheet.hull,
        "front": sheet.front,
        "back": sheet.back,
    }


def _item(box: Content, cards: dict[str, Effect], name: str) -> Told:
    kind = box.items[name]
    (plus, dice), (guard, guarded) = kind.attack, kind.defense
    about: About = {"card": name, "deck": kind.deck, "kind": kind.kind, "copies": kind.copies, "hands": kind.hands}
    about |= {"range": kind.range, "plus": plus, "on": dice, "guard": guard, "guarded": guarded, "dice": kind.dice}
    about |= {"against": kind.against, "speed": kind.speed, "area": kind.area, "breaks": int(kind.breaks)}
    about |= {"energy": kind.energy, "value": kind.value, "act": kind.act}
    about["effect"] = cards[name].spelled() if name in cards else ""
    if kind.bonus is None:
        return "card", name, "item", about
    return "card", name, "item-bonus", {**about, **bonus_told(kind.bonus), "energy": kind.energy}


def _mission(box: Content, name: str) -> About:
    mission = box.missions[name]
    return {"mission": name, "planet": mission.planet, "coalition": mission.coalition, "digits": mission.reward}


def _tile(box: Content, name: str, board: str) -> About:
    kind = (box.orbit if board == "orbit" else box.surface)[name]
    return {"tile": name, "board": board, "type": kind.type, "indoor": int(kind.indoor)}
