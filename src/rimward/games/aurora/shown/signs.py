"""Signs of the drawn boards: grounds, edges, and what stands and lies there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from rimward.games.aurora.shown.names import ORBIT, View
from rimward.games.aurora.table.board import (
    BLOCKING,
    CLEAR,
    CRATE,
    GROUND_LEVEL,
    HINDERING,
    PILLAR,
    SPECIAL,
    WATER,
    layout_of,
)
from rimward.games.aurora.table.content import Content
from rimward.games.aurora.table.names import CAPS, COALITION, HOME, NOWHERE, VILLAINS
from rimward.games.aurora.table.pieces import SHIELDS
from rimward.kernel.game import Say

Piece = tuple[str, str]  # a text and the word of its style

FACINGS: Final = "↑↗→↘↓↙←↖"
GROUNDS: Final[Mapping[int, tuple[str, str, str]]] = {  # a sign, a style, and its word in the legend
    CLEAR: (".", "space", ""),
    HINDERING: ("%", "debris", "hindering"),
    CRATE: ("%", "debris", "hindering"),
    BLOCKING: ("#", "asteroid", "blocking"),
    PILLAR: ("#", "asteroid", "blocking"),
    WATER: ("~", "nebula", "water"),
    SPECIAL: ("*", "mark", ""),
}
LEVELS: Final = {GROUND_LEVEL + 1: ("^", "space", "elevated"), GROUND_LEVEL - 1: ("v", "space", "sunken")}
ENEMY: Final = "!"
RIVAL: Final = "C"
LETTERS: Final = "abcdefghijklmnopqrst"


class Signs:
    """What is put into words for one picture, and which signs were used."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.used: dict[str, str] = {}  # by word: what the legend has to explain

    def mark(self, word: str, sign: str) -> str:
        if word:
            self.used[word] = sign.strip()
        return sign

    def legend(self) -> list[str]:
        return [f"{sign}\xa0{self.say('aurora.legend', what=word)}" for word, sign in self.used.items()]


class Marks(NamedTuple):
    """What stands and lies on a board, by square; and where this seat has something."""

    there: dict[int, Piece]
    own: list[int]


def things_at(view: View, board: str, signs: Signs) -> Marks:
    return _in_orbit(view, signs) if board == ORBIT else _on_surface(view, signs)


def _in_orbit(view: View, signs: Signs) -> Marks:
    table = view["table"]
    marks = Marks({}, [])
    for square in table["salvage"]:
        marks.there[square] = (signs.mark("salvage", "$"), "star")
    for square, _ in table["mines"]:
        marks.there[square] = (signs.mark("mine", "*"), "damage")
    for ship in table["ships"]:
        if ship["square"] != NOWHERE:
            marks.there[ship["square"]] = (ship_sign(ship), _style(view, ship["seat"]))
            marks.own.extend([ship["square"]] * (ship["seat"] == view["seat"]))
    return marks


def _on_surface(view: View, signs: Signs) -> Marks:
    table = view["table"]
    marks = Marks({}, [])
    for square in table["crates"]:
        marks.there[square] = (signs.mark("crate", "[]"), "mark")
    for pile in table["piles"]:
        marks.there[pile["square"]] = (signs.mark("pile", "{}"), "mark")
    for thing in table["things"]:
        marks.there[thing["square"]] = (signs.mark("goal", "<>"), "star")
    for square in table["fires"]:
        marks.there[square] = (signs.mark("fire", "**"), "damage")
    docks = layout_of(len(table["surface"])).docks
    for square in docks:
        marks.there[square] = (signs.mark("dock", "=="), "gate")
    for ship in table["ships"]:
        if ship["dock"] not in (HOME, NOWHERE):
            marks.there[docks[ship["dock"]]] = (signs.mark("ship", f"S{owner(ship)}"), _style(view, ship["seat"]))
            marks.own.extend([docks[ship["dock"]]] * (ship["seat"] == view["seat"]))
    for number, who in sorted(enumerate(table["figures"]), key=lambda each: not each[1]["out"]):
        if who["square"] != NOWHERE:
            style = "debris" if who["out"] else _style(view, who["seat"])
            marks.there[who["square"]] = (figure_sign(view, number), style)
            marks.own.extend([who["square"]] * (who["seat"] == view["seat"]))
    return marks


def _style(view: View, seat: int) -> str:
    return "me" if seat == view["seat"] else "ship"


def ship_sign(ship: dict[str, Any]) -> str:
    """`2→`: whose it is, and where it points."""
    return f"{owner(ship)}{FACINGS[ship['facing']]}"


def owner(piece: dict[str, Any]) -> str:
    """Seats by their number; enemies have a sign of their own, and so has a Coalition that nobody plays."""
    if piece["seat"] != NOWHERE:
        return str(piece["seat"] + 1)
    return RIVAL if piece["side"] == COALITION else ENEMY


def figure_sign(view: View, number: int) -> str:
    """`1c`: whose it is, and which of them; `1C` where it is out of action."""
    figures = view["table"]["figures"]
    who = figures[number]
    before = [other for other in figures[:number] if owner(other) == owner(who)]
    seen = [other for other in before if other["side"] < VILLAINS or other["square"] != NOWHERE]
    letter = LETTERS[len(seen) % len(LETTERS)]
    return f"{owner(who)}{letter.upper() if who['out'] else letter}"


# --- in words --------------------------------------------------------------------------------------------------------
def figures_on(content: Content, view: View, signs: Signs) -> list[str]:
    """Who is on the surface, by the signs."""
    found = []
    level = view["table"]["level"]
    for number, who in enumerate(view["table"]["figures"]):
        if who["square"] != NOWHERE:
            sign, health = figure_sign(view, number), content.figure(who["name"], level).health
            out, hidden, wounds = int(who["out"]), int(who["hidden"]), who["wounds"]
            code = "aurora.map.crew"
            said = signs.say(code, sign=sign, crew=who["name"], wounds=wounds, health=health, out=out, hidden=hidden)
            found.append(said)
    return ["; ".join(found)] if found else []


def ships_on(content: Content, view: View, signs: Signs) -> list[str]:
    """Where the planets are, and which ships are in orbit, by the signs."""
    planets = view["table"]["planets"]
    found = [
        signs.say("aurora.map.planet", planet=planet, place=cap) for cap, planet in zip(CAPS, planets, strict=False)
    ]
    for ship in view["table"]["ships"]:
        if ship["square"] != NOWHERE:
            up = int(ship["shields_up"])
            whole = SHIELDS if up else ship["hull"]
            if ship["side"] >= VILLAINS:
                up, whole = 0, content.npc_ship(ship["name"]).levels[view["table"]["level"] - 1].health
            left = whole - ship["damage"]
            found.append(signs.say("aurora.map.ship", sign=ship_sign(ship), ship=ship["name"], up=up, left=left))
    return ["; ".join(found)] if found else []
