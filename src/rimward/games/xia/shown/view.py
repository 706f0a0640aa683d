"""What a player is told about the options, and the table in a few lines. An option is told to its owner alone."""

from __future__ import annotations

from typing import Any

from rimward.games.xia import npcs
from rimward.games.xia.action import WINDOW
from rimward.games.xia.fight import combat
from rimward.games.xia.fight import odds as attack_odds
from rimward.games.xia.flight import explore, move, odds
from rimward.games.xia.flight.explore import Scan
from rimward.games.xia.missions import odds as mission_odds
from rimward.games.xia.missions.acts import ACTS as MISSION_ACTS
from rimward.games.xia.npcs.move import NpcMove
from rimward.games.xia.renown import progress
from rimward.games.xia.shown import atlas
from rimward.games.xia.shown.sorts import sorted_out
from rimward.games.xia.status import StatusPhase
from rimward.games.xia.table.board import SIZE, Hex
from rimward.games.xia.table.content import Content
from rimward.games.xia.table.state import (
    STACK,
    TITLES_OPEN,
    Ship,
    Xia,
    abilities,
    completed,
    drawn,
    exhausted,
    mission,
    titles,
    token,
)
from rimward.games.xia.trade import business, cargo, hold
from rimward.games.xia.trade.layout import Stow
from rimward.kernel.event import Event
from rimward.kernel.question import Choose, Option, Value
from rimward.kernel.window import Reaction, Window, offering

About = dict[str, int | str]

TRADE = ("buy", "sell", *cargo.GATHERING)  # marks that have to do with cubes
HERE = "here"
STEPS = ("cross", "jump", "gate", "follow")
SPACES = ("hex", "cross", "jump", "gate", "edge", "use", "follow")


# --- options ---------------------------------------------------------------------------------------------------------
def describe(g: Xia, question: Choose, value: Value) -> Option:
    """What the rules tell about an option, and besides what it is that its key names."""
    option, card = move.describe(g, question, value), _card(g, question, value)
    if card is not None:
        told = dict(card.about(g, question.seat, value))
        thing = f"card:{value}" if value == card.CARD else option.thing
    else:
        told = option.about
        thing = f"hex:{value[1]},{value[2]}" if isinstance(value, tuple) and value[0] == "edge" else option.thing
    about = {**_about(g, question, value), **_unlikely(told), **told}
    return sorted_out(g, question, value, Option(option.key, thing, about, odds=odds.exclusive(told)))


def _card(g: Xia, question: Choose, value: Value) -> type[Reaction] | None:
    """The card that offers this, at a window or as an Action, or that asks it."""
    top = g.stack[-1]
    if isinstance(top, Reaction):
        return type(top)
    name = top.name if isinstance(top, Window) else WINDOW if question.code == move.ACTING else ""
    return offering(g, name, question.seat, value)


def _unlikely(told: About) -> About:
    """The odds that are not told because they are 0: texts want to know all of them."""
    zeros: About = dict.fromkeys(odds.ENDS, 0) if told.keys() & odds.ENDS.keys() else {}
    return {**zeros, "shielded_stranded": 0, "shielded_destroyed": 0} if "shielded_safe" in told else zeros


def _about(g: Xia, question: Choose, value: Value) -> About:
    seat = question.seat
    if question.code in (attack_odds.ATTACK, attack_odds.DEFENSE):
        lies = _section(g.content, g.ships[int(value[1])], int(value[2])) if isinstance(value, tuple) else {}
        return {**lies, **attack_odds.about(g, question, value)}
    if value == "tigris":
        return {"spawns": _arrivals(g), "first_use": _first_use(g, seat)}
    if not isinstance(value, tuple):
        return _act(g, seat, str(value))
    word, first = value[0], value[1]
    if word in SPACES and (word != "use" or len(value) > 3):
        about = _space(g, _from(g, seat), (int(first), int(value[2])))
        about |= {"first_use": _first_use(g, seat)} if word == "gate" else {}
        return {**about, "way": f"{first},{value[2]}"} if word in STEPS else about
    if word in ("use", "hold"):
        return _section(g.content, g.ships[int(first)], int(value[2]))
    if word in ("engine", "sell-outfit"):
        return _section(g.content, g.ships[seat], int(first))
    if word == "outfit":
        return _outfit(g.content, str(first))
    if word == "buy-outfit":
        return {**_outfit(g.content, str(first)), "price": business.outfit_price(g, seat, str(first))}
    if word == "title":
        return _title(g.content, str(first))
    if word in ("mat", "buy-ship"):
        kind = g.content.ships[str(first)]
        mat = {"hold": len(kind.hold), "impulse": move.printed_impulse(g, kind), "energy": kind.energy}
        return {**mat, "price": kind.price, "ability": kind.ability}
    if word in ("ship", "rescue"):
        return _ship(g, int(first))
    if word == "keep":
        return mission_odds.prospects(g, seat, g.content.missions[g.zones.face(drawn(seat), int(first))])
    if word == "experience":
        return mission_odds.printed(g, seat, g.content.missions[g.zones.face(completed(seat), int(first))])
    return _number(g, question, value)


def _number(g: Xia, question: Choose, value: tuple[str | int, ...]) -> About:
    """An option that says how many, or where in a Hold."""
    word, first = value[0], value[1]
    if word == "arm":
        at_rest = question.code == "xia.status.arm"
        return {"energy": g.under(StatusPhase).cost(g, int(first)) if at_rest else int(first)}
    if word == "pairs":
        return {"cubes": 2 * int(first), "price": cargo.PAIR * int(first)}
    if word == "sell":
        return {"credits": cargo.EACH * int(value[2]), "fame": _for_all(g, question.seat, int(value[2]))}
    return _placement(g, g.under(Stow), value[1:]) if word == "place" else {}


def _for_all(g: Xia, seat: int, number: int) -> int:
    """xia.fame.trade, if the player sells so many more."""
    sold = len(g.under(cargo.SellCubes).cubes) + number
    return int(sold >= 2 and sold == len(hold.cubes(g.ships[seat])))


def _placement(g: Xia, stow: Stow, place: tuple[str | int, ...]) -> About:
    """The Hold spaces that an Outfit would lie on, as people count them."""
    way = next(way for way in stow.ways(g) if (way.x, way.y, way.turn) == place)
    uses = [way.sections[use] for use in g.content.outfits[stow.outfits[0][0]].uses]
    return {"spaces": _counted(way.sections), "uses": _counted(uses)}


def _counted(spaces: tuple[int, ...] | list[int]) -> str:
    return ", ".join(str(space + 1) for space in sorted(spaces))


def _act(g: Xia, seat: int, act: str) -> About:
    ship = g.ships[seat]
    if act == "impulse":
        return {"movement": move.impulse(g, seat)}
    if act == "recharge":
        return {"energy": ship.meter - ship.energy}
    if act == "repair":
        return {"price": business.repair_price(g, seat), "points": len(ship.damaged)}
    if act == "buy-fame":
        return {"price": business.fame_price(g, seat)}
    if act == "scan":
        return {"energy": explore.scan_cost(g, seat)}
    if act in MISSION_ACTS or act == "remains":
        return mission_odds.about(g, seat, act)
    if act in TRADE and ship.space is not None:
        return {"goods": _goods(g, g.map.numbers[ship.space], act)}
    return {}


def _arrivals(g: Xia) -> str:
    """Where Tigris Gate may lead: sectors with their percentages, but for the 20 that lets the player choose."""
    found = odds.arrivals(g)
    shares = [(g.map.kind_at(g.map.spawns[spawn]).name, odds.percent(found[spawn])) for spawn in sorted(found) if spawn]
    return ",".join(f"{sector} {percent}" for sector, percent in shares)


def _first_use(g: Xia, seat: int) -> int:
    """The Fame of xia.gate.first-use-fame for going through the Gate that the ship is in."""
    space = g.ships[seat].space
    return int(space is not None and g.rules.gate_fame and g.map.kind_at(g.map.numbers[space]).name not in g.gates_used)


def _goods(g: Xia, space: int, act: str) -> str:
    """What is bought, sold or gathered in a space: a type of cube, or any."""
    if act in cargo.GATHERING:
        return g.map.kind_at(space).gathers or cargo.ANY
    types = cargo.bought_at(g, space) if act == "buy" else cargo.sold_at(g, space)
    return types[0] if len(types) == 1 else cargo.ANY


def _from(g: Xia, seat: int) -> Hex | None:
    """Where a step of this seat would begin."""
    for frame in reversed(g.stack):
        if isinstance(frame, Scan):
            return frame.q, frame.r
        if isinstance(frame, NpcMove):
            return g.ships[frame.ship].space
    return g.ships[seat].space


def _space(g: Xia, here: Hex | None, there: Hex) -> About:
    """The sector of a space, what there is to be found in it, and in which direction it lies."""
    number = g.map.number(there)
    about: About = {
        "to": _bearing(here, there) if here else "here",
        "mark": atlas.GROUND[g.ground(there)],
        "goods": cargo.ANY,
    }
    if number < 0:
        return {**about, "sector": "unknown", "cell": ""}
    about["sector"] = g.map.kind_at(number).name
    about["cell"] = atlas.cell_name(g.map.tiles[number // SIZE], there)
    for mark in TRADE:
        if g.map.is_marked(number, mark) and (mark != "sell" or cargo.sold_at(g, number)):
            return {**about, "mark": mark, "goods": _goods(g, number, mark)}
    zone = token(str(about["sector"]))
    if g.map.is_marked(number, "explore") and zone in g.zones and g.zones.size(zone):
        about["mark"] = "token"
    elif g.map.is_marked(number, "mission"):
        about["mark"] = "mission"
    return about


def _bearing(here: Hex, there: Hex) -> str:
    """One of the eight winds: a hex is 7/4 as wide as the rows are apart."""
    r = there[1] - here[1]
    x, y = 7 * (2 * (there[0] - here[0]) + r), 12 * r
    north_south = "" if 12 * abs(y) < 5 * abs(x) else "s" if y > 0 else "n" if y < 0 else ""
    east_west = "" if 12 * abs(x) < 5 * abs(y) else "e" if x > 0 else "w" if x < 0 else ""
    return north_south + east_west or HERE


def _section(content: Content, ship: Ship, space: int) -> About:
    """What lies on a Hold space."""
    outfit = next((outfit for outfit in ship.outfits if space in outfit.sections), None)
    if outfit is None:
        return {"lies": "cube", "cube": ship.hold[space]} if ship.hold[space] else {"lies": "nothing"}
    about = _outfit(content, outfit.name)
    about["lies"] = "use" if space in outfit.uses else "section"
    about["less"] = sum(section in ship.damaged for section in outfit.sections)
    return about


def _outfit(content: Content, name: str) -> About:
    kind = content.outfits[name]
    about: About = {"outfit": name, "kind": kind.kind, "die": kind.die, "price": kind.price, "resale": kind.resale}
    return {**about, "sections": len(kind.cells), "uses": len(kind.uses)}


def _ship(g: Xia, number: int) -> About:
    ship = g.ships[number]
    if ship.npc:
        return {"npc": ship.npc, "left": combat.life(g, number), "loot": g.credits[number]}
    return {"ship": ship.name, "left": combat.life(g, number), "reward": ship.bounty}


def _title(content: Content, name: str) -> About:
    """A Title Card as it is printed."""
    card = content.titles[name]
    aim: About = {"title": name, "objective": card.objective, "count": card.count, "npc": card.npc}
    return {**aim, "skill": card.skill, "by": card.by, "fame": card.fame}


# --- the table -------------------------------------------------------------------------------------------------------
def standing(view: dict[str, Any]) -> list[int]:
    fame: list[int] = view["table"]["fame"]
    return fame


def status(content: Content, view: dict[str, Any]) -> list[Event]:
    """The table as a player sees it, as codes for the messages; nothing but the view is known here."""
    table, seat = view["table"], view["seat"]
    stack = view["zones"][STACK]
    left = stack["bag"] + len(stack["items"])
    lines = [Event("xia.status.board", {"target": table["target"], "sectors": len(table["tiles"]), "left": left})]
    for player in range(table["seats"]):
        told = {"seat": player, "fame": table["fame"][player], "credits": table["credits"][player]}
        lines.append(_player_line(told, table["ships"][player]))
        held = tuple(face for face, _ in view["zones"][titles(player)]["items"])
        lines += [Event("xia.status.holds", {"seat": player, "titles": held})] if held else []
        lines += _mission_lines(content, view, player)
    for number in range(table["seats"], len(table["ships"])):
        told = {"ship": number, "credits": table["credits"][number]}
        lines.append(_npc_line(told, table["ships"][number], number in table["unspawned"]))
    for face, _ in view["zones"][TITLES_OPEN]["items"]:
        lines.append(Event("xia.status.title", _title(content, face)))
        for first in progress.first(table["earned"], face):
            lines.append(Event("xia.status.title-waits", {"title": face, "seat": first}))
    if seat < table["seats"] and table["ships"][seat]["name"]:
        lines += _own_lines(table["ships"][seat])
        ready, used = ([face for face, _ in view["zones"][zone(seat)]["items"]] for zone in (abilities, exhausted))
        lines.append(Event("xia.status.cards", {"ready": tuple(ready), "used": tuple(used)}))
    return lines


def _player_line(told: dict[str, Any], ship: dict[str, Any]) -> Event:
    if not ship["name"]:
        return Event("xia.status.player", told)
    told = {**told, "ship": ship["name"], "bounty": ship["bounty"]}
    if ship["space"] is None:
        return Event("xia.status.away", told)
    return Event("xia.status.ship", {**told, "space": tuple(ship["space"])})


def _mission_lines(content: Content, view: dict[str, Any], player: int) -> list[Event]:
    """An Active Mission, as far as this seat knows it, with its Payment; and the completed ones by type."""
    zones, missions, lines = view["zones"], content.missions, []
    for face, _ in zones[mission(player)]["items"]:
        if face is None:
            lines.append(Event("xia.status.mission-hidden", {"seat": player}))
        else:
            sectors = [tile["sector"] for tile in view["table"]["tiles"]]
            told = mission_odds.to_owner(missions[face], player, view["table"]["seats"], sectors)
            told["payment"] = view["table"]["payments"][player]
            lines.append(Event("xia.status.mission", {"seat": player, **told}))
    types = tuple(sorted(missions[face].type for face, _ in zones[completed(player)]["items"]))
    return [*lines, Event("xia.status.missions", {"seat": player, "types": types})] if types else lines


def _npc_line(told: dict[str, Any], ship: dict[str, Any], waits: bool) -> Event:
    """Whose card it is, what lies on it, and where the ship is."""
    told = {**told, "npc": ship["npc"], "seat": ship["seat"]}
    if ship["space"] is None:
        return Event("xia.status.npc-waits" if waits else "xia.status.npc-away", told)
    damage = {"wounds": ship["wounds"], "to_kill": npcs.CARDS[ship["npc"]].to_kill}
    return Event("xia.status.npc", {**told, **damage, "space": tuple(ship["space"])})


def _own_lines(ship: dict[str, Any]) -> list[Event]:
    """The Ship Mat: Energy and markers, then what is in the Hold."""
    markers = {"armed": ship["armed"], "used": len(ship["markers"]), "disarmed": ship["disarmed"]}
    meter = {"energy": ship["energy"], "most": ship["meter"], "impulse": ship["impulse_ready"]}
    outfits = tuple(outfit["name"] for outfit in ship["outfits"])
    cubes = tuple(cube for cube in ship["hold"] if cube)
    covered = {section for outfit in ship["outfits"] for section in outfit["sections"]}
    free = [
        space
        for space, cube in enumerate(ship["hold"])
        if not cube and space not in covered and space not in ship["damaged"]
    ]
    contents = {"outfits": outfits, "cubes": cubes, "free": len(free), "size": len(ship["hold"])}
    return [
        Event("xia.status.mat", {**meter, **markers}),
        Event("xia.status.hold", {**contents, "damaged": len(ship["damaged"])}),
    ]
