"""What is printed on cards, ships and boards, for those who ask about one."""

from __future__ import annotations

from typing import Any

from rimward.games.aurora.shore.people import recruit_price
from rimward.games.aurora.table.content import Content, CrewKind
from rimward.games.aurora.table.entries import NONE, Blue, Bonus, MissionEntry, Red, UpgradeEntry
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
    missions = [*box.missions.items(), *box.endings.items()]
    told: list[Told] = [
        *[("crew", name, "crew", _crew(box, name)) for name in box.crew],
        *[("crew", name, "recruit", _recruit(box, name)) for name in box.recruits],
        *[_red(box, cards, name, red) for name, crew in box.recruits.items() for red in crew.red],
        *[_upgrade(cards, name, upgrade) for name, upgrade in box.upgrades.items()],
        *[_red(box, cards, name, red) for name, crew in box.crew.items() for red in crew.red],
        *[_blue(name, blue) for name, crew in box.crew.items() for blue in crew.blue],
        *[("ship", name, "ship", {"ship": name, "side": side, **_sheet(box)}) for name, side in box.ships.items()],
        *[_item(box, cards, name) for name in box.items],
        *[("card", name, name, {"card": name}) for name in ("trap", "cache", "explosive")],
        *[("mission", name, "mission", _mission(cards, name, card)) for name, card in missions],
        *[("tile", name, "tile", _tile(box, cards, name, "surface")) for name in box.surface],
        *[("tile", name, "tile", _tile(box, cards, name, "orbit")) for name in box.orbit],
        *[("event", name, "event", {"card": name, "effect": cards[name].spelled()}) for name in box.events],
        *[("behaviour", name, "behaviour", _behaviour(box, name)) for name in box.npc_cards],
    ]
    return [Thing(kind, name, Event(f"aurora.about.{code}", about)) for kind, name, code, about in told]


def _crew(box: Content, name: str) -> About:
    kind = box.crew[name]
    about = {"side": kind.faction, "specialty": kind.specialty, "bounty": box.bounties[name]}
    return {**_card(kind), **about}


def _recruit(box: Content, name: str) -> About:
    return {**_card(box.recruits[name]), "digits": recruit_price(box.recruits[name])}


def _card(kind: CrewKind) -> About:
    about: About = {"crew": kind.name, "keywords": kind.keywords, "plus": kind.defense[0], "dice": kind.defense[1]}
    about |= {"initiative": kind.initiative, "health": kind.health, "speed": kind.speed, "attack": kind.attack}
    about |= {skill: kind.skill(skill) for skill in SKILLS}
    return {**about, "cards": (*[blue.name for blue in kind.blue], *[red.name for red in kind.red])}


def _upgrade(cards: dict[str, Effect], name: str, upgrade: UpgradeEntry) -> Told:
    about: About = {"card": name, "keyword": upgrade.keyword, "copies": upgrade.copies, "digits": upgrade.value}
    for red in upgrade.red:
        if red.bonus is not None:
            return "card", name, "upgrade-bonus", {**about, **bonus_told(red.bonus)}
        skill, _, least = red.test.partition(" ")
        about |= {"skill": skill, "least": int(least), "effect": cards[red.name].spelled()}
        return "card", name, "upgrade-action", about
    for blue in upgrade.blue:
        return "card", name, "upgrade-blue", {**_blue(name, blue)[3], **about}
    numbers = {"health": upgrade.health, "initiative": upgrade.initiative, "speed": upgrade.speed}
    numbers |= {"range": upgrade.range, "hull": upgrade.hull, "patch": upgrade.patch, "med_bay": upgrade.med_bay}
    numbers |= {"skill": sum(upgrade.skills.values()), "attack": upgrade.attack[1], "defense": upgrade.defense[1]}
    what, count = next((word, number) for word, number in numbers.items() if number)
    plus, dice = upgrade.attack if what == "attack" else upgrade.defense
    about |= {"what": what, "count": count, "plus": plus, "on": dice, "skill": next(iter(upgrade.skills), "")}
    return "card", name, "upgrade", about


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
    numbers = {"dice": bonus.dice, "reroll": bonus.reroll, "tests": bonus.tests, "lift": bonus.lift}
    numbers |= {"speed": bonus.speed, "range": bonus.range, "flight": int(bonus.flight)}
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


def _behaviour(box: Content, name: str) -> About:
    card = box.npc_cards[name]
    return {"card": name, "order": card.order, "stealth": int(card.stealth), "finishes": int(card.finishes)}


def _mission(cards: dict[str, Effect], name: str, mission: MissionEntry) -> About:
    about: About = {"mission": name, "planet": mission.planet, "coalition": mission.coalition}
    effect = cards[name].spelled() if name in cards else ""
    return {**about, "digits": mission.reward, "when": mission.when if effect else "", "effect": effect}


def _tile(box: Content, cards: dict[str, Effect], name: str, board: str) -> About:
    kind = (box.orbit if board == "orbit" else box.surface)[name]
    effect = cards[name].spelled() if name in cards else ""
    return {"tile": name, "board": board, "type": kind.type, "indoor": int(kind.indoor), "effect": effect}
