"""What a player is told about the options: what each belongs to on the table, and what is printed on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rimward.games.aurora.docks import dock_on
from rimward.games.aurora.goals import lacks, steps
from rimward.games.aurora.interact import step_for
from rimward.games.aurora.shore.market import price, sale_price
from rimward.games.aurora.shore.people import recruit_price
from rimward.games.aurora.shown.names import Spot, spots
from rimward.games.aurora.shown.sorts import sorted_out
from rimward.games.aurora.table.names import CRATES_LAID, HOME, NOWHERE, SALVAGE_LAID
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import dice_for, health, speed
from rimward.kernel.question import Choose, Option, Value, key_of

Parts = tuple[str | int, ...]
About = dict[str, int | str]
Told = tuple[str, About]  # the thing on the table, and what there is to tell


def describe(g: Aurora, question: Choose, value: Value) -> Option:
    thing, about = _told(g, question, value)
    option = sorted_out(g, question, value, Option(key_of(value), thing, about))
    if option.odds or "odds" in about:
        option.about["odds"] = ",".join([f"{fate.code} {fate.percent}" for fate in option.odds])
    return option


def _told(g: Aurora, question: Choose, value: Value) -> Told:
    if not isinstance(value, tuple):
        return "", {}
    by_ship = question.code.startswith("aurora.ship-action.")
    tell = (SHIP_TELLERS if by_ship else TELLERS).get(str(value[0])) or TELLERS.get(str(value[0]))
    return tell(g, question, value) if tell is not None else ("", {})


# --- squares ---------------------------------------------------------------------------------------------------------
def _spot(spot: Spot) -> About:
    return {"ground": spot.kind, "name": spot.name, "square": spot.square}


def on_surface(g: Aurora, _: Choose, value: Parts) -> Told:
    square = int(value[1])
    spot = spots(tuple([tile.name for tile in g.surface]))[square]
    return f"square:{square}", {**_spot(spot), "there": _lies_at(g, square), "odds": ""}


def _lies_at(g: Aurora, square: int) -> str:
    """What makes a square one to go to; empty for any other."""
    dock = dock_on(g, square)
    ship = NOWHERE if dock == NOWHERE else g.docked_at(dock)
    return "" if ship == NOWHERE else g.ships[ship].name


def in_orbit(g: Aurora, _: Choose, value: Parts) -> Told:
    square = int(value[1])
    spot = spots(tuple([tile.name for tile in g.orbit]), g.planets)[square]
    near = any([g.space().map.distance(at, square) <= 1 for at in g.salvage])
    return f"orbit:{square}", {**_spot(spot), "there": "salvage" if near else ""}


def dock(g: Aurora, _: Choose, value: Parts) -> Told:
    return ("" if value[1] == HOME else f"dock:{value[1]}"), {}


# --- characters and ships --------------------------------------------------------------------------------------------
def character(g: Aurora, _: Choose, value: Parts) -> Told:
    """One on the surface by its number, with how it is; one aboard, or in the draft, by its name."""
    if isinstance(value[1], str):
        return f"crew:{value[1]}", on_card(g, value[1])
    figure = int(value[1])
    who = g.figures[figure]
    about: About = {"wounds": who.wounds, "health": health(g, figure), "speed": speed(g, figure)}
    return _thing(g, figure), {**about, **_wanted(g, figure)}


def _thing(g: Aurora, figure: int) -> str:
    who = g.figures[figure]
    return f"crew:{figure if who.on_surface else who.name}"


def _wanted(g: Aurora, figure: int) -> About:
    """The skill that the mission asks its side for next, and how many dice it is worth here."""
    lacking = lacks(g, g.figures[figure].side)
    tests = [step.test for step in steps(g) if step.test and step.made in lacking]
    skill = tests[0].partition(" ")[0] if tests else ""
    return {"skill": skill, "has": dice_for(g, figure, skill)} if skill else {}


def on_card(g: Aurora, name: str) -> About:
    kind = g.content.figure(name, g.level)
    first, second = (*kind.specialty, "", "")[:2]
    about: About = {"specialty": first, "other_specialty": second, "initiative": kind.initiative}
    return {**about, "health": kind.health, "speed": kind.speed, "attack": kind.attack}


def target(g: Aurora, _: Choose, value: Parts) -> Told:
    """Of an attack: `attack:target,weapon`, aboard a ship with the attacker in front."""
    figure = int(value[2] if len(value) > 3 else value[1])
    who = g.figures[figure]
    return _thing(g, figure), {"wounds": who.wounds, "health": health(g, figure)}


def ship(g: Aurora, _: Choose, value: Parts) -> Told:
    return f"ship:{value[1]}", {}


# --- what lies around ------------------------------------------------------------------------------------------------
def crate(g: Aurora, question: Choose, value: Parts) -> Told:
    return f"crate:{value[1]}", _token(g, question.seat, CRATES_LAID, int(value[1]))


def salvage(g: Aurora, question: Choose, value: Parts) -> Told:
    return f"salvage:{value[1]}", _token(g, question.seat, SALVAGE_LAID, int(value[1]))


def _token(g: Aurora, seat: int, zone: str, number: int) -> About:
    """What it is, if the seat has looked."""
    known = g.zones[zone].masks[number] & g.seen_by(seat)
    return {"token": g.zones.face(zone, number)} if known else {}


def taken(g: Aurora, question: Choose, value: Parts) -> Told:
    """Gear from a friend by its name; else a thing of the mission, with the test that it asks for."""
    if isinstance(value[1], str):
        return card(g, question, value)
    skill, _space, least = step_for(g, int(value[1])).partition(" ")
    return f"thing:{value[1]}", {"skill": skill, "least": int(least)} if skill else {}


def pile(g: Aurora, _: Choose, value: Parts) -> Told:
    return f"pile:{value[1]}", {}


# --- cards -----------------------------------------------------------------------------------------------------------
def card(g: Aurora, _: Choose, value: Parts) -> Told:
    """An ability or an item that is used: what it does."""
    found = g.game.effects.cards.get(str(value[1])) if g.game.effects is not None else None
    return f"card:{value[1]}", {"effect": found.spelled()} if found is not None else {}


# --- ashore ----------------------------------------------------------------------------------------------------------
def for_sale(g: Aurora, _: Choose, value: Parts) -> Told:
    return f"card:{value[1]}", {"digits": sale_price(price(g, str(value[1])))}


def to_buy(g: Aurora, _: Choose, value: Parts) -> Told:
    """Gear, a part for the ship, or a training and who gets it."""
    return f"card:{value[-1]}", {"digits": price(g, str(value[-1]))}


def to_recruit(g: Aurora, _: Choose, value: Parts) -> Told:
    name = str(value[1])
    return f"crew:{name}", {**on_card(g, name), "digits": recruit_price(g.content.figure(name, g.level))}


Teller = Callable[[Aurora, Choose, Parts], Told]
SHIP_TELLERS: Final[dict[str, Teller]] = {"scan": salvage, "salvage": salvage, "turn": character}
TELLERS: Final[dict[str, Teller]] = {
    **dict.fromkeys(("go", "leap", "put-down", "throw"), on_surface),
    **dict.fromkeys(("square", "fly"), in_orbit),
    **dict.fromkeys(("dock", "descend"), dock),
    **dict.fromkeys(("crew", "leave", "disembark", "await-rescue", "find", "carry", "steal", "man"), character),
    "attack": target,
    "ship": ship,
    **dict.fromkeys(("open", "scan"), crate),
    "take": taken,
    "loot": pile,
    **dict.fromkeys(("ability", "free", "use", "wield", "arm", "tactical", "reload"), card),
    **dict.fromkeys(("buy", "fit", "train"), to_buy),
    "sell": for_sale,
    "recruit": to_recruit,
}
